"""Plays the games that are missing, a chunk at a time, and keeps what was played before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from undercroft.bots import BOTS
from undercroft.kernel.packs import PackSource

from ..statistics import mean
from .criterion import THINKS, missing
from .fresh import Inputs
from .places import Place, Setups
from .rows import Row
from .work import CHUNK, Chunk, dealt, work

Key = tuple[Place, str]
"""A place and a bot."""


class Study(NamedTuple):
    """What to measure."""

    game: str
    places: Mapping[Place, Setups]
    inputs: Mapping[Place, Inputs]
    bots: tuple[str, ...]
    budget: str
    seed: int = 0
    jobs: int = 1
    games: int = 0
    """The number of games for each row; 0 for as many as it takes to decide."""
    search: bool = False
    """Whether the searching bot is measured everywhere, not only where the others win little."""
    packs: tuple[PackSource, ...] | None = None
    """None stands for the packs that come with the game."""


class Progress(NamedTuple):
    """Games played and games left, as far as known, and the seconds they may take; None if nothing like them was played yet."""

    played: int
    left: int
    seconds: float | None


class Measurement:
    """A study in progress. `rows` are the results so far, including rows of earlier reports."""

    def __init__(self, study: Study, known: Sequence[Row] = ()) -> None:
        self.study = study
        self.rows: dict[Key, Row] = {(row.place, row.bot): row for row in known}
        self.playing: set[Key] = set()
        self.played = 0

    def run(self, keep: Callable[[list[Row], Progress], object] = lambda rows, progress: None) -> list[Row]:
        """Play all missing games. `keep` is called after every chunk."""
        for chunk, played in work(self.take, self.study.jobs):
            key = chunk.place, chunk.bot
            self.rows[key] = (self.usable(key) or self.empty(key)).extended(played)
            self.playing.remove(key)
            self.played += len(played)
            keep(self.result(), self.progress())
        return self.result()

    def take(self) -> Chunk | None:
        """The next chunk of a row that nobody is playing; None if there is none now."""
        study = self.study
        for key, more in self.left().items():
            if key not in self.playing:
                self.playing.add(key)
                row = self.usable(key) or self.empty(key)
                setups = dealt(study.places[key[0]], row.games, min(CHUNK, more))
                return Chunk(*key, row.budget, study.game, setups, row.seed + row.games, study.packs)
        return None

    def left(self) -> dict[Key, int]:
        """How many games of each row are missing."""
        study, found = self.study, {}
        for place in study.places:
            rows = {bot: row for bot in study.bots if (row := self.usable((place, bot))) is not None}
            found.update({(place, bot): more for bot, more in missing(rows, study.bots, study.games, study.search).items()})
        return found

    def usable(self, key: Key) -> Row | None:
        """The row that further games can be added to, if there is one."""
        row, empty = self.rows.get(key), self.empty(key)
        same = row is not None and not row.changed and all(getattr(row, name) == getattr(empty, name) for name in SAME)
        return row if same else None

    def empty(self, key: Key) -> Row:
        (place, bot), inputs = key, self.study.inputs[key[0]]
        return Row(**place._asdict(), bot=bot, budget=self.study.budget if bot == THINKS else "", seed=self.study.seed, **inputs._asdict())

    def result(self) -> list[Row]:
        """All rows in the order of places and bots. Rows about what is no longer measured are left out."""
        return [self.rows[place, bot] for place in self.study.inputs for bot in BOTS if (place, bot) in self.rows]

    def progress(self) -> Progress:
        """Rows take the time for each game that was measured in the row itself, or else in rows of the same bot and size, or of the same bot."""
        paces: dict[tuple[object, ...], list[float]] = {}
        for key, row in self.rows.items():
            for like in (key, (row.bot, row.size), (row.bot,)):
                paces.setdefault(like, []).append(row.seconds / row.games)
        left, seconds = self.left(), 0.0
        for (place, bot), more in left.items():
            found = next((paces[like] for like in ((place, bot), (bot, place.size), (bot,)) if like in paces), None)
            if found is None:
                return Progress(self.played, sum(left.values()), None)
            seconds += more * mean(found)
        return Progress(self.played, sum(left.values()), seconds / self.study.jobs)


SAME = ("budget", "seed", "rules", "content", "parties")
"""What must be the same so that games can be added to a row."""
