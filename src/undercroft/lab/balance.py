"""Balance: how often bots of different strength win each scenario, pooled over the characters that may play it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from undercroft import bots
from undercroft.bots import BOTS
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.rules import Module
from undercroft.kernel.save import write_whole

from .companions import companion
from .pairs import names
from .proof import grid
from .simulation import Order, Row, simulate
from .statistics import wilson

LOW, HIGH = 0.20, 0.95
"""A scenario is worth playing where the searching bot wins at least and at most so often."""
RANDOM = 0.10
"""Playing without a plan must not win more often than this."""
SCENARIOS = "scenarios/"
"""Where packs keep their scenarios, a file each."""
TRANSLATIONS = "translations/"
"""Where they keep the same in other languages."""
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
    games: int
    seed: int
    keys: dict[str, str]
    """By scenario, what its rows were found with: see `key_of`."""
    rows: list[Pooled]
    faults: list[str]


class Study(NamedTuple):
    """What to play: so many games of every bot in every scenario, shared by its set-ups."""

    game: str
    setups: Sequence[Mapping[str, Any]]
    games: int
    seed: int = 0
    jobs: int = 1
    budget: str = ""
    packs: tuple[PackSource, ...] | None = None
    """None: those that come with the game."""


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


def balance(study: Study, known: Balance | None = None, advance: Callable[[int], object] = int, keep: Callable[[Balance], object] = bool) -> Balance:
    """All scenarios of a study with all bots. What an earlier report says of the same games is taken from it; every scenario is kept when
    its last game is over."""
    module = find_game(study.game)
    packs = module.packs() if study.packs is None else study.packs
    order, _ = names(module.setups(module.rules(packs)))
    known = known if known is not None and (known.budget, known.games, known.seed) == (study.budget, study.games, study.seed) else None
    keys = {scenario: key_of(module, packs, scenario) for scenario in order}
    told = {scenario: rows_of(known, scenario, key) for scenario, key in keys.items()}
    for scenario, dealt in shares(study.setups, study.games).items():
        if told[scenario]:
            advance(study.games * len(BOTS))
            continue
        told[scenario] = [pool(scenario, bot, play_all(study, dealt, bot, advance)) for bot in BOTS]
        keep(summed(study, told, keys))
    return summed(study, told, keys)


def play_all(study: Study, dealt: Sequence[tuple[Mapping[str, Any], int]], bot: str, advance: Callable[[int], object]) -> list[Row]:
    """The games of one bot in one scenario."""
    played: list[Row] = []
    by_size: dict[int, list[Mapping[str, Any]]] = {}
    for setup, number in dealt:
        by_size.setdefault(number, []).append(setup)
    for number, some in by_size.items():
        if number:
            played += simulate(Order(study.game, some, bot, number, study.seed, study.jobs, None, study.budget, study.packs), advance)
    return played


def summed(study: Study, told: Mapping[str, list[Pooled]], keys: Mapping[str, str]) -> Balance:
    rows = [row for rows in told.values() for row in rows]
    return Balance(study.budget, study.games, study.seed, {s: keys[s] for s, some in told.items() if some}, rows, faults(rows))


def rows_of(known: Balance | None, scenario: str, key: str) -> list[Pooled]:
    """What a report says of a scenario, if it says it of every bot and of the scenario as it is now."""
    rows = [] if known is None or known.keys.get(scenario) != key else [row for row in known.rows if row.scenario == scenario]
    return rows if [row.bot for row in rows] == list(BOTS) else []


def key_of(module: Module, packs: Sequence[PackSource], scenario: str) -> str:
    """A fingerprint of all that the outcome of a scenario's games depends on: its own file and all files of the packs that are neither of
    other scenarios nor translations, the version of the rules, and the programs of the bots and of the game's advice to them. A
    change of rules counts when their version says so."""
    own = f"id: {scenario}\n"
    whole = [file for pack in packs for file in sorted(pack.files.items()) if not file[0].startswith(TRANSLATIONS)]
    files = [(name, text) for name, text in whole if not name.startswith(SCENARIOS) or own in text]
    parts = [module.rules(packs).version, *sources(module), *(part for file in files for part in file)]
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()


def sources(module: Module) -> list[str]:
    """The programs that decide for bots."""
    folder = Path(bots.__file__).parent
    advice = companion(module, "advice")
    found = [*sorted(folder.glob("*.py")), *([Path(advice.__file__)] if advice is not None and advice.__file__ else [])]
    return [path.read_text("utf-8") for path in found]


def read(path: Path) -> Balance | None:
    """An earlier report, if there is one of this kind."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Balance)
    except (OSError, msgspec.DecodeError):
        return None


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
    about = f"Written by `undercroft balance`: {report.games} games of each bot in each scenario. The searching bot has a budget of "
    about += f"{report.budget} (rollouts, unless it says seconds) for each decision, and stops when the rest could not change its mind."
    head = ["# Balance", "", about, "", *said, ""]
    columns = [c.removeprefix("#") for c in COLUMNS]
    write_whole(out.with_suffix(".md"), "\n".join([*head, *grid(columns, cells(report)), ""]).encode())
