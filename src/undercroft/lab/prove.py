"""The long proof: it demonstrates the claims about the engine by running it. Its figures and its page are part of the documentation."""

from __future__ import annotations

import gc
import json
import resource
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import cycle, zip_longest
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from undercroft.bots import GreedyBot, RandomBot, play
from undercroft.kernel.processes import run_elsewhere
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import dump_save, write_whole
from undercroft.kernel.table import Table, fingerprint

from .balance import Cell, cells_of
from .bench import BenchRow, bench
from .coverage import silent_lines
from .proof import Check, Proof, Tally, page
from .published import rules_versions
from .simulation import Played, deaf, play_one, slug
from .statistics import wilson

GAMES = 10_000
MEMORY_MARGIN = 0.05
LIMITS = {
    "fork": 200.0, "fork p95": 500.0, "load": 300.0, "monster turn": 0.3, "monster turn p99": 5.0, "solve warm": 0.3, "solve warm p99": 5.0,
    "hint p95": 2.0,
}  # fmt: skip
"""The largest allowed value of each measurement, in its own unit. In the rows, the names start with the game."""
CHOICES = 6_000
"""The minimum number of random choices per second, overall and in each set-up."""

SILENT = 40
"""The most silent lines to list."""
SAVES = 84
"""The number of set-ups per game whose saves are compared."""
SENSIBLE, LONGEST = 200, 60
"""The number of games that a sensible player plays, and the most rounds that one of them may take."""
SPEED = "speed"

Tell = Callable[[str], object]


class Marathon(Struct, frozen=True):
    """The results of many games played in one process, and its resident memory early on and at the end."""

    rows: list[Tally]
    failures: list[str]
    early: int
    late: int


def prove(quick: bool = False, tell: Tell = str, only: Sequence[str] = (), jobs: int = 1, keep: Callable[[Proof], object] = bool) -> Proof:
    """Run all checks for all installed games, or only for some. `quick` plays a tenth of the games and takes the first memory reading only after
    half of them, when the caches are full. Speed is measured when nothing else is running. `keep` is called with the results so far whenever a part
    is finished."""
    number, sensible = (GAMES // 10, SENSIBLE // 10) if quick else (GAMES, SENSIBLE)
    early = number // (2 if quick else 10)
    modules = [module for module in games().values() if not only or module.name in only]
    versions = {name: version for name, version in rules_versions().items() if not only or name in only}
    runs = [Task(f"{m.name}: {number:,} games in one process", marathon, (m.name, number, early)) for m in modules]
    others = [Task(f"{m.name}: {sensible} games of a sensible player", sensible_check, (m.name, sensible)) for m in modules]
    others += [Task(f"{m.name}: every ability line", coverage_check, (m.name,)) for m in modules]
    others += [Task(f"{m.name}: the same bytes in other processes", bytes_check, (m.name,)) for m in modules]
    found: dict[Task, Any] = {}

    def so_far() -> Proof:
        played = [(task, found[task]) for task in runs if task in found]
        checks = [check for (game, *_), run in ((task.about, run) for task, run in played) for check in marathon_checks(game, run, number, early)]
        checks += [found[task] for task in others if task in found]
        checks.sort(key=lambda check: check.name.partition(":")[0])
        left = [task.name for task in (*runs, *others) if task not in found]
        return Proof(versions, quick, checks, [row for _, run in played for row in run.rows], [], [*left, SPEED])

    def done(task: Task, result: Any) -> None:
        found[task] = result
        keep(so_far())

    with ProcessPoolExecutor(jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        carry_out(pool, [*runs, *others] if jobs > 1 else runs, jobs, tell, done)
        for task in [] if jobs > 1 else others:
            tell(task.name)
            done(task, task.do(*task.about))
    measured, proof = bench(0.5 if quick else 5.0, tell, only), so_far()
    return Proof(versions, quick, [*proof.checks, *speed_checks(measured)], proof.games, measured)


class Task(NamedTuple):
    """A piece of work and its name."""

    name: str
    do: Callable[..., Any]
    about: tuple[Any, ...]


def carry_out(pool: ProcessPoolExecutor, tasks: Sequence[Task], jobs: int, tell: Tell, done: Callable[[Task, Any], object]) -> None:
    """Run the tasks in separate processes. `done` is called with each result as soon as it is there."""
    with deaf():
        left = {pool.submit(task.do, *task.about): task for task in tasks}
    while left:
        tell(f"{len(tasks) - len(left)} of {len(tasks)} parts done; {'; '.join(task.name for task in list(left.values())[:jobs])}")
        for future in wait(left, return_when=FIRST_COMPLETED).done:
            done(left.pop(future), future.result())


def write(proof: Proof, out: Path) -> None:
    """Write the figures as JSON, and as a page next to it."""
    write_whole(out, msgspec.json.format(msgspec.json.encode(proof), indent=2) + b"\n")
    write_whole(out.with_suffix(".md"), page(proof).encode())


# -- many games in one process --------------------------------------------------------------------------------------------
def resident() -> int:
    """The resident memory of this process in bytes."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:  # not Linux: the peak value
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def marathon(game: str, number: int, early: int) -> Marathon:
    """Play random games over all pairs in turn. Memory is measured after `early` games and at the end."""
    module = find_game(game)
    rules = module.rules(module.packs())
    setups = mixed(module.setups(rules))
    sums: dict[Cell, Sums] = {}
    failures: list[str] = []
    first = 0
    for n in range(number):
        setup, seed = setups[n % len(setups)], n // len(setups)
        one = play_one(rules, setup, "random", seed)
        sums.setdefault((setup["scenario"], len(setup["characters"])), Sums()).add(one)
        if one.error:
            failures.append(f"{slug(setup)} seed {seed}: {one.error}")
        if n + 1 == early:
            first = resident()
    late, parties = resident(), cells_of(setups)
    return Marathon([tally(game, cell, len(setups), sums[cell]) for cell, setups in parties.items() if cell in sums], failures, first, late)


def mixed(setups: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Reorder set-ups so that the first ones cover all scenarios and party sizes."""
    return [setup for some in zip_longest(*cells_of(setups).values()) for setup in some if setup is not None]


class Sums(Struct):
    """What is kept of many games: only sums, so that memory shows what the games themselves leave behind."""

    games: int = 0
    ended: int = 0
    won: int = 0
    rounds: int = 0
    choices: int = 0

    def add(self, one: Played) -> None:
        self.games += 1
        self.choices += one.choices
        if not one.error:
            self.ended += 1
            self.won += one.won
            self.rounds += one.rounds


def tally(game: str, cell: Cell, parties: int, sums: Sums) -> Tally:
    low, high = wilson(sums.won, sums.ended)
    rate, rounds = (round(sums.won / sums.ended, 4), round(sums.rounds / sums.ended, 2)) if sums.ended else (0.0, 0.0)
    return Tally(
        game, *cell, min(sums.games, parties), sums.games, rate, round(low, 4), round(high, 4), rounds, sums.choices, sums.games - sums.ended,
    )  # fmt: skip


def marathon_checks(game: str, run: Marathon, number: int, early: int) -> list[Check]:
    errors, growth = run.failures, run.late / run.early - 1
    said = f"{run.early / 2**20:.1f} MB after {early:,} games, {run.late / 2**20:.1f} MB after {number:,}: {growth:+.1%}"
    return [
        Check(f"{game}: {number:,} random games", not errors, f"{len(errors)} errors" + "".join(f"; {e}" for e in errors[:3])),
        Check(f"{game}: resident memory", growth <= MEMORY_MARGIN, said),
    ]


# -- every ability line ---------------------------------------------------------------------------------------------------
def coverage_check(game: str) -> Check:
    module = find_game(game)
    silent, number = silent_lines(module)
    lines = len(module.rules(module.packs()).lines())
    shown = f"{lines - len(silent)} of {lines} ability lines did something in {number:,} games"
    more = f" and {len(silent) - SILENT} more" if len(silent) > SILENT else ""
    said = f"; silent: {', '.join(silent[:SILENT])}{more}" if silent else ""
    return Check(f"{game}: ability lines", not silent, shown + said)


# -- games of sensible players end ----------------------------------------------------------------------------------------
def sensible_check(game: str, number: int) -> Check:
    """A sensible player reaches the end of every game within a number of rounds that people would play."""
    module = find_game(game)
    rules = module.rules(module.packs())
    longest, endless = 0, []
    for n, setup in zip(range(number), cycle(mixed(module.setups(rules)))):
        rounds = rounds_played(rules, setup, n)
        longest = max(longest, rounds)
        if rounds > LONGEST:
            endless.append(f"{slug(setup)} seed {n}")
    found = f"the longest of {number} games took {longest} rounds" if not endless else f"no end after {LONGEST} rounds: {', '.join(endless[:5])}"
    return Check(f"{game}: games of a sensible player end", not endless, found)


def rounds_played(rules: Rules[Any], setup: Mapping[str, Any], seed: int) -> int:
    """The number of rounds of a game of the greedy bot, at most one more than the limit."""
    table: Table[Any] = Table(rules, setup, seed)
    bot = GreedyBot(seed)
    while (decision := table.decision) is not None and table.round <= LONGEST:
        table.choose(bot.choose(table, decision), decision.seat)
    return table.round


# -- the same bytes everywhere --------------------------------------------------------------------------------------------
def saves(game: str, setups: int, seeds: int = 3) -> Iterator[tuple[str, str]]:
    """Hashes of complete saves of random games."""
    module = find_game(game)
    rules = module.rules(module.packs())
    for setup in mixed(module.setups(rules))[:setups]:
        for seed in range(seeds):
            table: Table[Any] = Table(rules, setup, seed)
            play(table, RandomBot(seed))
            yield f"{slug(setup)} seed {seed}", fingerprint(dump_save(table))


def bytes_check(game: str) -> Check:
    code = f"import json; from {__name__} import saves; print(json.dumps(list(saves({game!r}, {SAVES}))))"
    one, two = (json.loads(run_elsewhere(code, hash_seed)) for hash_seed in (1, 2))
    different = [a[0] for a, b in zip(one, two, strict=True) if a != b]
    found = f"{len(one)} saves, byte for byte the same in two processes" if not different else f"different: {', '.join(different[:5])}"
    return Check(f"{game}: saves in other processes", not different, found)


# -- speed ----------------------------------------------------------------------------------------------------------------
def speed_checks(rows: list[BenchRow]) -> Iterator[Check]:
    for found in rows:
        if found.name.endswith(" random choices"):
            yield Check(f"speed: {found.name}", found.value >= CHOICES, f"{found.value:,.0f} per second, at least {CHOICES:,}")
        elif (limit := LIMITS.get(found.name.partition(" ")[2])) is not None:
            yield Check(f"speed: {found.name}", found.value <= limit, f"{found.value:g} {found.unit}, at most {limit:g}")
