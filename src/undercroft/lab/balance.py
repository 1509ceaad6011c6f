"""Balance: how often bots of different strength win each scenario with parties of each size, pooled over the possible parties."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
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

from .companions import companion, matters
from .pairs import spread
from .proof import grid
from .simulation import Order, Row, simulate
from .statistics import wilson

LOW, HIGH = 0.20, 0.95
"""The strongest bot should win at least LOW and at most HIGH of its games, otherwise a scenario is too hard or too easy."""
RANDOM = 0.10
"""Random play must not win more often than this."""
THINKS = "search"
"""The bot that has a budget."""
SCENARIOS = ("scenarios/", "adventures/")
"""The folders where packs keep their scenarios, one file each."""
ADVICE = ("advice", "plans")
"""The modules of a game that advise bots."""
TRANSLATIONS = "translations/"
"""The folder where packs keep their translations."""
COLUMNS = ["scenario", "#characters", "#parties", "bot", "#games", "#won", "#win rate", "95 % interval", "#rounds", "bounds"]

Setups = Sequence[Mapping[str, Any]]
Cell = tuple[str, int]
"""A scenario and the number of characters that play it."""


class Pooled(Struct, frozen=True):
    """The results of one bot in one scenario, with all parties of one size."""

    scenario: str
    size: int
    parties: int
    bot: str
    budget: str
    seed: int
    games: int
    won: int
    low: float
    high: float
    rounds: float
    errors: int
    key: str
    """A fingerprint of everything the results depend on; see `key_of`."""

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def place(self) -> str:
        return self.scenario if self.size == 1 else f"{self.scenario} with {self.size} characters"


class Balance(Struct, frozen=True):
    game: str
    rows: list[Pooled]
    faults: list[str]


class Study(NamedTuple):
    """What to play: `games` games of every bot in every scenario with every party size, divided among the set-ups."""

    game: str
    setups: Setups
    games: int
    bots: tuple[str, ...] = tuple(BOTS)
    seed: int = 0
    jobs: int = 1
    budget: str = ""
    packs: tuple[PackSource, ...] | None = None
    """None stands for the packs that come with the game."""

    def task(self, bot: str) -> Task:
        return Task(bot, self.games, self.seed, self.budget if bot == THINKS else "")


class Task(NamedTuple):
    """The games that one bot plays in a cell."""

    bot: str
    games: int
    seed: int
    budget: str


def cells_of(setups: Setups) -> dict[Cell, Setups]:
    """Group set-ups by scenario and party size, keeping their order."""
    found: dict[Cell, list[Mapping[str, Any]]] = {}
    for setup in setups:
        found.setdefault((setup["scenario"], len(setup["characters"])), []).append(setup)
    return dict(found)


def count(study: Study) -> int:
    return len(cells_of(study.setups)) * study.games * len(study.bots)


def balance(study: Study, known: Balance | None = None, advance: Callable[[int], object] = int, keep: Callable[[Balance], object] = bool) -> Balance:
    """Measure all cells of a study with its bots. Rows of an earlier report are reused for the same games; its other rows are kept as long as
    they are up to date. `keep` is called whenever a row is complete."""
    module = find_game(study.game)
    packs = module.packs() if study.packs is None else study.packs
    asked = cells_of(study.setups)
    every = {**cells_of(spread(module.setups(module.rules(packs)))), **asked}
    prints = {cell: print_of(module, packs, setups) for cell, setups in every.items()}
    told = {(row.scenario, row.size, row.bot): row for row in still_true(known, study.game, every, prints)}
    for cell, setups in asked.items():
        for bot in study.bots:
            task = study.task(bot)
            row = told.get((*cell, bot))
            if row is not None and row.key == key_of(prints[cell], task):
                advance(study.games)
                continue
            told[*cell, bot] = pool(cell, setups, task, key_of(prints[cell], task), play_all(study, setups, bot, advance))
            keep(summed(study.game, every, told))
    return summed(study.game, every, told)


def play_all(study: Study, setups: Setups, bot: str, advance: Callable[[int], object]) -> list[Row]:
    """Play the games of one bot in one cell, divided as evenly as possible among its set-ups."""
    each, more = divmod(study.games, len(setups))
    some = setups if each else setups[:more]
    return simulate(Order(study.game, some, bot, each, study.seed, study.jobs, None, study.budget, study.packs, more), advance)


def summed(game: str, every: Iterable[Cell], told: Mapping[tuple[str, int, str], Pooled]) -> Balance:
    rows = [told[*cell, bot] for cell in every for bot in BOTS if (*cell, bot) in told]
    return Balance(game, rows, faults(rows))


# -- reusing results ------------------------------------------------------------------------------------------------------
def still_true(known: Balance | None, game: str, every: Mapping[Cell, Setups], prints: Mapping[Cell, str]) -> list[Pooled]:
    """The rows of a report that would come out the same if they were played again."""
    if known is None or known.game != game:
        return []
    rows = [row for row in known.rows if (row.scenario, row.size) in every]
    return [row for row in rows if row.key == key_of(prints[row.scenario, row.size], Task(row.bot, row.games + row.errors, row.seed, row.budget))]


def key_of(cell: str, task: Task) -> str:
    """A fingerprint of everything that the outcome of the games depends on."""
    return digest([cell, *map(str, task)])


def print_of(module: Module, packs: Sequence[PackSource], setups: Setups) -> str:
    """A fingerprint of what the games of a cell depend on, whichever bot plays: the rules version, the source code of the bots and of the game's
    advice, the parties, and the relevant parts of the packs. Changes to the rules count only if they come with a new version."""
    rules = module.rules(packs)
    content = matters(module, rules, setups)
    if content is None:
        content = files_for(packs, setups[0]["scenario"])
    return digest([rules.version, *sources(module), *(repr(sorted(setup.items())) for setup in setups), *content])


def digest(parts: Iterable[str]) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()


def files_for(packs: Sequence[PackSource], scenario: str) -> list[str]:
    """The files that matter if the game does not say: the scenario's own file, and all files of the packs except other scenarios and translations."""
    own = f"id: {scenario}\n"
    whole = [file for pack in packs for file in sorted(pack.files.items()) if not file[0].startswith(TRANSLATIONS)]
    return [part for name, text in whole if not name.startswith(SCENARIOS) or own in text for part in (name, text)]


def sources(module: Module) -> list[str]:
    """The source code that decides for bots: the bots themselves and the game's advice."""
    folder = Path(bots.__file__).parent
    advice = [companion(module, name) for name in ADVICE]
    found = [*sorted(folder.glob("*.py")), *(Path(part.__file__) for part in advice if part is not None and part.__file__)]
    return [path.read_text("utf-8") for path in found]


def read(path: Path) -> Balance | None:
    """Read an earlier report; None if there is none or it has another format."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Balance)
    except (OSError, msgspec.DecodeError):
        return None


# -- figures --------------------------------------------------------------------------------------------------------------
def pool(cell: Cell, setups: Setups, task: Task, key: str, rows: Sequence[Row]) -> Pooled:
    ended, won = sum(r.won + r.lost for r in rows), sum(r.won for r in rows)
    low, high = wilson(won, ended)
    rounds = sum(r.rounds * (r.won + r.lost) for r in rows) / ended if ended else 0.0
    return Pooled(
        *cell, min(len(setups), task.games), task.bot, task.budget, task.seed, ended, won, round(low, 4), round(high, 4), round(rounds, 2),
        sum(r.errors for r in rows), key,
    )  # fmt: skip


def strongest(rows: Sequence[Pooled]) -> dict[Cell, Pooled]:
    """The row of the strongest bot in each cell. It decides whether a scenario is too hard or too easy."""
    return {(row.scenario, row.size): row for row in sorted(rows, key=lambda row: list(BOTS).index(row.bot))}


def judge(row: Pooled) -> str:
    return "too hard" if row.rate < LOW else "too easy" if row.rate > HIGH else ""


def rate_of(rows: Iterable[Pooled]) -> float:
    some = list(rows)
    return sum(row.won for row in some) / max(1, sum(row.games for row in some))


def faults(rows: Sequence[Pooled]) -> list[str]:
    """What is out of bounds: scenarios that are too hard, too easy or won by random play, or where a stronger bot does not win more often."""
    found = [f"{r.place}: {r.errors} errors with {r.bot}" for r in rows if r.errors]
    best = strongest(rows)
    for cell in dict.fromkeys((r.scenario, r.size) for r in rows):
        row = best[cell]
        if judge(row):
            found.append(f"{row.place}: {judge(row)}: {row.bot} wins {row.rate:.0%}, not between {LOW:.0%} and {HIGH:.0%}")
    for scenario in dict.fromkeys(r.scenario for r in rows):
        for weak, strong in pairwise(BOTS):
            by = {bot: {r.size: r for r in rows if (r.scenario, r.bot) == (scenario, bot)} for bot in (weak, strong)}
            both = by[weak].keys() & by[strong].keys()
            less, more = (rate_of(by[bot][size] for size in both) for bot in (weak, strong))
            if both and more <= less:
                found.append(f"{scenario}: {strong} wins {more:.0%}, {weak} {less:.0%}")
    plain = rate_of(r for r in rows if r.bot == "random")
    if plain > RANDOM:
        found.append(f"random play wins {plain:.0%} over all, more than {RANDOM:.0%}")
    return found


def cells(report: Balance) -> list[tuple[Any, ...]]:
    """The rows of the report as shown in a table."""
    best = strongest(report.rows)
    return [
        (
            r.scenario, r.size, r.parties, f"{r.bot} {r.budget}".strip(), r.games, r.won, f"{r.rate:.0%}", f"{r.low:.0%} to {r.high:.0%}",
            f"{r.rounds:.1f}", (judge(r) or "within") if best[r.scenario, r.size] is r else "",
        )
        for r in report.rows
    ]  # fmt: skip


def write(report: Balance, out: Path) -> None:
    """Write the results as JSON, and as a page next to it."""
    write_whole(out, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    said = ["All scenarios are within bounds."] if not report.faults else ["Out of bounds:", "", *(f"- {line}" for line in report.faults)]
    about = "Written by `undercroft balance`: games of bots in each scenario at normal difficulty. The games of a row are "
    about += "shared by several parties, chosen so that all characters come in about equally often. The searching bot has a budget for each decision "
    about += "(rollouts, unless it says seconds), and stops when the rest could not change its mind. The strongest bot of a scenario and party size "
    about += f"should win at least {LOW:.0%} and at most {HIGH:.0%} of its games."
    head = [f"# Balance: {find_game(report.game).title}", "", about, "", *said, ""]
    columns = [c.removeprefix("#") for c in COLUMNS]
    write_whole(out.with_suffix(".md"), "\n".join([*head, *grid(columns, cells(report)), ""]).encode())
