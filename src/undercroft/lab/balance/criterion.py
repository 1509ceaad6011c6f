"""The criterion of balance, and how many games it takes to decide it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from undercroft.bots import BOTS
from undercroft.presentation.pairs import Unknown

from ..statistics import mean
from .places import Place
from .rows import Report, Row

LOW, HIGH = 0.20, 0.90
"""The strongest measured bot wins at least LOW and at most HIGH of its games, otherwise a scenario is too hard or too easy."""
LOWEST, HIGHEST = 0.10, 0.97
"""Its whole 95 % interval lies between these."""
RANDOM = 0.10
"""Random play wins less often than this."""
FIRST, MOST = 60, 200
"""Every row gets this many games, and this many where the first do not decide."""
WEAK = 0.30
"""A bot that searches is measured only where the others win less often than this, unless it is asked for."""
PLAIN, THINKS = "random", "search"
"""The bot without a plan, and the bot that has a budget."""

Rows = Mapping[str, Row]
"""The rows of one place by bot."""


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A known reason why a scenario is out of bounds, at all sizes and levels unless they are given."""

    scenario: str
    reason: str
    size: int | None = None
    level: int | None = None

    def about(self, thing: Row | Fault) -> bool:
        return (self.scenario, self.size or thing.size, self.level or thing.level) == (thing.scenario, thing.size, thing.level)

    def covers(self, fault: Fault) -> bool:
        return not fault.error and self.about(fault)


class Fault(NamedTuple):
    """Something out of bounds. Size and level are 0 if it concerns a scenario as a whole."""

    scenario: str
    size: int
    level: int
    said: str
    error: bool = False

    def __str__(self) -> str:
        return f"{Place(self.scenario, self.size, self.level) if self.size else self.scenario}: {self.said}"


# -- one row --------------------------------------------------------------------------------------------------------------
def judge(row: Row) -> str:
    """What is wrong with a row that decides about its place; empty if it is in bounds."""
    low, high = row.interval
    if row.bot == PLAIN:
        return "" if row.rate < RANDOM else "won by random play"
    return "too hard" if row.rate < LOW or low < LOWEST else "too easy" if row.rate > HIGH or high > HIGHEST else ""


def decided(row: Row) -> bool:
    """Whether more games are unlikely to change the verdict: the 95 % interval does not contain a bound of the rate."""
    low, high = row.interval
    return not any(low <= bound <= high for bound in ((RANDOM,) if row.bot == PLAIN else (LOW, HIGH)))


def deciding(rows: Rows) -> list[Row]:
    """The rows that decide about a place: that of random play, and that of the strongest other bot."""
    others = [rows[bot] for bot in BOTS if bot in rows and bot != PLAIN]
    return [*(rows[bot] for bot in rows if bot == PLAIN), *others[-1:]]


# -- how many games -------------------------------------------------------------------------------------------------------
def missing(rows: Rows, bots: Sequence[str], games: int = 0, search: bool = False) -> dict[str, int]:
    """How many games of each bot are still to be played at a place, as far as that is known now. `games` is a fixed number for each row. `search`
    is whether the searching bot plays wherever it is listed."""
    played = {bot: rows[bot].games if bot in rows else 0 for bot in bots}
    wanted = [bot for bot in bots if bot != THINKS or search or played[bot] or weak(rows, bots, games)]
    if games:
        return {bot: games - played[bot] for bot in wanted if played[bot] < games}
    judged = [row.bot for row in deciding({bot: rows[bot] for bot in wanted if bot in rows})] if set(wanted) <= set(rows) else [PLAIN]
    found = {bot: total(rows.get(bot), bot in judged) - played[bot] for bot in wanted}
    return {bot: more for bot, more in found.items() if more > 0}


def total(row: Row | None, judged: bool) -> int:
    """How many games a row should have. A row that was once undecided goes on to the end, even if it was interrupted in between."""
    if row is None or row.games < FIRST:
        return FIRST
    return MOST if row.games > FIRST or (judged and not decided(row)) else FIRST


def weak(rows: Rows, bots: Sequence[str], games: int) -> bool:
    """Whether the strongest bot that does not search has played its games, and wins too few of them. Nothing is decided in between."""
    others = [bot for bot in bots if bot != THINKS]
    if not others:
        return True
    row = rows.get(others[-1])
    done = row is not None and (row.games >= games if games else row.games == FIRST or row.games >= MOST)
    return done and rows[others[-1]].rate < WEAK


# -- all rows -------------------------------------------------------------------------------------------------------------
def by_place(rows: Iterable[Row]) -> dict[Place, dict[str, Row]]:
    found: dict[Place, dict[str, Row]] = {}
    for row in rows:
        found.setdefault(row.place, {})[row.bot] = row
    return found


def faults(rows: Sequence[Row]) -> list[Fault]:
    """What is out of bounds: errors, places that are too hard, too easy or won by random play, and scenarios where a stronger bot does not win more
    often than a weaker one."""
    places = by_place(rows)
    found = [Fault(*r.place, f"{len(r.failures)} errors with {r.bot}", error=True) for r in rows if r.failures]
    for place, some in places.items():
        found += [Fault(*place, f"{judge(row)}: {told(row)}") for row in deciding(some) if judge(row)]
    for scenario in dict.fromkeys(place.scenario for place in places):
        own = [some for place, some in places.items() if place.scenario == scenario]
        for weaker, stronger in pairwise(BOTS):
            both = [some for some in own if weaker in some and stronger in some]
            less, more = (mean([some[bot].rate for some in both]) for bot in (weaker, stronger))
            if both and more <= less:
                found.append(Fault(scenario, 0, 0, f"{stronger} wins {more:.0%}, {weaker} {less:.0%}"))
    return found


def told(row: Row) -> str:
    low, high = row.interval
    return f"{row.bot} wins {row.rate:.0%} of {row.ended} games ({low:.0%} to {high:.0%})"


def judged(game: str, rows: Sequence[Row], reasons: Sequence[Named]) -> Report:
    """A report on these rows. A reason for something that is not out of bounds is itself a fault."""
    found = faults(rows)
    why = {fault: next((known.reason for known in reasons if known.covers(fault)), "") for fault in found}
    idle = [known for known in reasons if any(map(known.about, rows)) and not any(map(known.covers, found))]
    wrong = [str(fault) for fault in found if not why[fault]]
    wrong += [f"{known.scenario}: in bounds, but a reason is given: {known.reason}" for known in idle]
    return Report(game, list(rows), wrong, [f"{fault}. {why[fault]}" for fault in found if why[fault]])


def read_reasons(path: Path) -> list[Named]:
    """The known reasons from a YAML file; none if there is no such file."""
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=list[Named])
    except FileNotFoundError:
        return []
    except (OSError, msgspec.DecodeError) as e:
        raise Unknown(f"{path}: {e}") from None
