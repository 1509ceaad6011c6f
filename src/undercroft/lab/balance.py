"""Balance: how often bots of different strength win each scenario, pooled over the characters that may play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.bots import BOTS
from undercroft.kernel.packs import PackSource
from undercroft.kernel.save import write_whole

from .proof import grid
from .simulation import Order, Row, simulate
from .statistics import wilson

LOW, HIGH = 0.20, 0.95
"""A scenario is worth playing where the searching bot wins at least and at most so often."""
RANDOM = 0.10
"""Playing without a plan must not win more often than this."""
COLUMNS = ["scenario", "bot", "#games", "#won", "#win rate", "95 % interval", "#rounds"]


class Pooled(Struct, frozen=True):
    """One bot in one scenario."""

    scenario: str
    bot: str
    games: int
    won: int
    low: float
    high: float
    rounds: float
    errors: int

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0


class Balance(Struct, frozen=True):
    budget: str
    rows: list[Pooled]
    faults: list[str]


def shares(setups: Sequence[Mapping[str, Any]], games: int) -> dict[str, list[tuple[Mapping[str, Any], int]]]:
    """The games of every scenario, dealt out over its parties as evenly as can be."""
    by_scenario: dict[str, list[Mapping[str, Any]]] = {}
    for setup in setups:
        by_scenario.setdefault(setup["scenario"], []).append(setup)
    return {
        scenario: [(setup, games // len(some) + (n < games % len(some))) for n, setup in enumerate(some)]
        for scenario, some in by_scenario.items()
    }


def count(setups: Sequence[Mapping[str, Any]], games: int) -> int:
    return len({setup["scenario"] for setup in setups}) * games * len(BOTS)


def balance(
    game: str,
    setups: Sequence[Mapping[str, Any]],
    games: int,
    seed: int,
    jobs: int,
    budget: str,
    advance: Callable[[int], object] = int,
    packs: tuple[PackSource, ...] | None = None,
) -> Balance:
    """All scenarios with all bots."""
    rows: list[Pooled] = []
    for scenario, dealt in shares(setups, games).items():
        for bot in BOTS:
            played: list[Row] = []
            by_size: dict[int, list[Mapping[str, Any]]] = {}
            for setup, number in dealt:
                by_size.setdefault(number, []).append(setup)
            for number, some in by_size.items():
                if number:
                    played += simulate(Order(game, some, bot, number, seed, jobs, None, budget, packs), advance)
            rows.append(pool(scenario, bot, played))
    return Balance(budget, rows, faults(rows))


def pool(scenario: str, bot: str, rows: Sequence[Row]) -> Pooled:
    ended, won = sum(r.won + r.lost for r in rows), sum(r.won for r in rows)
    low, high = wilson(won, ended)
    rounds = sum(r.rounds * (r.won + r.lost) for r in rows) / ended if ended else 0.0
    return Pooled(scenario, bot, ended, won, round(low, 4), round(high, 4), round(rounds, 2), sum(r.errors for r in rows))


def faults(rows: Sequence[Pooled]) -> list[str]:
    """What falls outside: too hard, too easy, won without a plan, or not won more by who thinks more."""
    found = [f"{r.scenario}: {r.errors} errors with {r.bot}" for r in rows if r.errors]
    rates = {(r.scenario, r.bot): r.rate for r in rows}
    names = list(BOTS)
    for scenario in dict.fromkeys(r.scenario for r in rows):
        best = rates[scenario, names[-1]]
        if not LOW <= best <= HIGH:
            found.append(f"{scenario}: {names[-1]} wins {best:.0%}, not between {LOW:.0%} and {HIGH:.0%}")
        for weak, strong in pairwise(names):
            if rates[scenario, strong] <= rates[scenario, weak]:
                found.append(f"{scenario}: {strong} wins {rates[scenario, strong]:.0%}, {weak} {rates[scenario, weak]:.0%}")
    plain = [r for r in rows if r.bot == "random"]
    total = sum(r.games for r in plain)
    if total and sum(r.won for r in plain) / total > RANDOM:
        found.append(f"random play wins {sum(r.won for r in plain) / total:.0%} over all, more than {RANDOM:.0%}")
    return found


def cells(report: Balance) -> list[tuple[Any, ...]]:
    return [(r.scenario, r.bot, r.games, r.won, f"{r.rate:.0%}", f"{r.low:.0%} to {r.high:.0%}", f"{r.rounds:.1f}") for r in report.rows]


def write(report: Balance, out: Path) -> None:
    """The figures as JSON and, beside them, as a page."""
    write_whole(out, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    said = ["All scenarios are within bounds."] if not report.faults else [f"- {line}" for line in report.faults]
    head = ["# Balance", "", f"Written by `undercroft balance`. The searching bot thinks {report.budget} rollouts for each decision.", "", *said, ""]
    columns = [c.removeprefix("#") for c in COLUMNS]
    write_whole(out.with_suffix(".md"), "\n".join([*head, *grid(columns, cells(report)), ""]).encode())
