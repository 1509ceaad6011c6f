"""The results of balance games: one row for each place and bot. A row can be extended, because its games come in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from undercroft.kernel.save import write_whole

from ..simulation import Failure, Played
from ..statistics import Interval, wilson
from .places import Place

CUT_OFF = "cut off"
"""The outcome of a game that did not come to an end."""
REPLAYED = 2
"""How many of a row's games, from the first, can be compared by their journals."""


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The games of one bot at one place. Game number n has the n-th party, counted in a circle, and the n-th seed."""

    scenario: str
    size: int
    level: int
    bot: str
    budget: str
    seed: int
    """The seed of the first game."""
    rules: str
    """The version of the rules."""
    content: str
    """A digest of the set-ups and of what matters to them in the packs."""
    parties: tuple[str, ...]
    """Who plays: the characters of each party, joined by `+`."""
    games: int = 0
    """Games played, including those that ended in an error."""
    won: int = 0
    cut_off: int = 0
    """Games that did not come to an end. They are not won."""
    rounds: int = 0
    choices: int = 0
    seconds: float = 0.0
    """Processor time of all games."""
    failures: tuple[Failure, ...] = ()
    journals: tuple[str, ...] = ()
    """Hashes of the choices and outcomes of the first games."""
    changed: str = ""
    """What has changed since the row was measured; empty if nothing has."""

    @property
    def place(self) -> Place:
        return Place(self.scenario, self.size, self.level)

    @property
    def ended(self) -> int:
        return self.games - len(self.failures)

    @property
    def rate(self) -> float:
        return self.won / self.ended if self.ended else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.ended)

    def extended(self, played: Sequence[Played]) -> Row:
        """The row with its next games."""
        ended = [p for p in played if not p.error]
        return msgspec.structs.replace(
            self, games=self.games + len(played), won=self.won + sum(p.won for p in ended),
            cut_off=self.cut_off + sum(p.outcome == CUT_OFF for p in ended),
            rounds=self.rounds + sum(p.rounds for p in ended), choices=self.choices + sum(p.choices for p in played),
            seconds=round(self.seconds + sum(p.seconds for p in played), 2),
            failures=(*self.failures, *(Failure(p.seed, p.error) for p in played if p.error)),
            journals=(*self.journals, *(p.journal for p in played))[:REPLAYED],
        )  # fmt: skip


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of a game, what is out of bounds, and what is out of bounds for a known reason."""

    game: str
    rows: list[Row] = []
    faults: list[str] = []
    named: list[str] = []


def read(path: Path, game: str) -> Report:
    """Read an earlier report; an empty one if there is none, or if it has another format or is about another game."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Report)
    except (OSError, msgspec.DecodeError):
        return Report(game)
    return found if found.game == game else Report(game)


def write(report: Report, out: Path) -> None:
    write_whole(out, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
