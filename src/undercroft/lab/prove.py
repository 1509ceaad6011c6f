"""The long proof: what is claimed of the engine, shown by running it. Its figures and its page are part of the documentation."""

from __future__ import annotations

import gc
import json
import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.bots import RandomBot, play
from undercroft.kernel.processes import run_elsewhere
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Module
from undercroft.kernel.save import dump_save, write_whole
from undercroft.kernel.table import Table, fingerprint

from .bench import BenchRow, bench
from .coverage import silent_lines
from .proof import Check, Proof, page
from .simulation import Row, play_one, row, slug

GAMES = 10_000
MEMORY_MARGIN = 0.05
LIMITS = {
    "fork": 200.0, "fork p95": 500.0, "load": 300.0, "monster turn": 0.3, "monster turn p99": 5.0, "solve warm": 0.3, "solve warm p99": 5.0,
}  # fmt: skip
"""The most that measurements may take, in their own units; in the names of the rows the game comes first."""
CHOICES = 5_000
"""The fewest random choices per second in the slowest scenario."""

Tell = Callable[[str], object]


class Marathon(Struct, frozen=True):
    """Many games in one process, and its resident memory on the way."""

    rows: list[Row]
    early: int
    late: int


def prove(quick: bool = False, tell: Tell = str) -> Proof:
    """All checks for all installed games. `quick` plays a tenth of the games."""
    number = GAMES // 10 if quick else GAMES
    checks: list[Check] = []
    rows: list[Row] = []
    for module in games().values():
        tell(f"{module.name}: {number:,} games in one process")
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            run = pool.submit(marathon, module.name, number, number // 10).result()
        rows += run.rows
        checks += marathon_checks(module, run, number)
        tell(f"{module.name}: every ability line")
        checks.append(coverage_check(module))
        tell(f"{module.name}: the same bytes in other processes")
        checks.append(bytes_check(module))
    measured = bench(0.5 if quick else 5.0, tell)
    return Proof(quick, [*checks, *speed_checks(measured)], rows, measured)


def write(proof: Proof, out: Path) -> None:
    """The figures as JSON and, beside them, as a page."""
    write_whole(out, msgspec.json.format(msgspec.json.encode(proof), indent=2) + b"\n")
    write_whole(out.with_suffix(".md"), page(proof).encode())


# -- many games in one process --------------------------------------------------------------------------------------------
def resident() -> int:
    """Bytes of this process in memory."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:  # not Linux: the most it ever was
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def marathon(game: str, number: int, early: int) -> Marathon:
    """Random games over all pairs in turn; memory is read after `early` games and at the end."""
    module = find_game(game)
    rules = module.rules(module.packs())
    setups = module.setups(rules)
    played: list[list[Any]] = [[] for _ in setups]
    first = 0
    for n in range(number):
        pair = n % len(setups)
        played[pair].append(play_one(rules, setups[pair], "random", n // len(setups)))
        if n + 1 == early:
            first = resident()
    found = resident()
    return Marathon([row(setup, "random", some) for setup, some in zip(setups, played)], first, found)


def marathon_checks(module: Module, run: Marathon, number: int) -> list[Check]:
    errors = [f"{r.scenario} {' '.join(r.characters)} seed {f.seed}: {f.error}" for r in run.rows for f in r.failures]
    growth = run.late / run.early - 1
    said = f"{run.early / 2**20:.1f} MB after {number // 10:,} games, {run.late / 2**20:.1f} MB after {number:,}: {growth:+.1%}"
    return [
        Check(f"{module.name}: {number:,} random games", not errors, f"{len(errors)} errors" + "".join(f"; {e}" for e in errors[:3])),
        Check(f"{module.name}: resident memory", growth <= MEMORY_MARGIN, said),
    ]


# -- every ability line ---------------------------------------------------------------------------------------------------
def coverage_check(module: Module) -> Check:
    rules = module.rules(module.packs())
    missing = silent_lines(module)
    shown = f"{len(rules.lines()) - len(missing)} of {len(rules.lines())} ability lines did something"
    return Check(f"{module.name}: ability lines", not missing, shown + (f"; silent: {', '.join(missing[:10])}" if missing else ""))


# -- the same bytes everywhere --------------------------------------------------------------------------------------------
def saves(game: str, seeds: int = 3) -> Iterator[tuple[str, str]]:
    """Fingerprints of whole saves of random games."""
    module = find_game(game)
    rules = module.rules(module.packs())
    for setup in module.setups(rules):
        for seed in range(seeds):
            table: Table[Any] = Table(rules, setup, seed)
            play(table, RandomBot(seed))
            yield f"{slug(setup)} seed {seed}", fingerprint(dump_save(table))


def bytes_check(module: Module) -> Check:
    code = f"import json; from {__name__} import saves; print(json.dumps(list(saves({module.name!r}))))"
    one, two = (json.loads(run_elsewhere(code, hash_seed)) for hash_seed in (1, 2))
    different = [a[0] for a, b in zip(one, two, strict=True) if a != b]
    found = f"{len(one)} saves, byte for byte the same in two processes" if not different else f"different: {', '.join(different[:5])}"
    return Check(f"{module.name}: saves in other processes", not different, found)


# -- speed ----------------------------------------------------------------------------------------------------------------
def speed_checks(rows: list[BenchRow]) -> Iterator[Check]:
    for found in rows:
        if found.name.endswith(" random choices"):
            yield Check(f"speed: {found.name}", found.value >= CHOICES, f"{found.value:,.0f} per second, at least {CHOICES:,}")
        elif (limit := LIMITS.get(found.name.partition(" ")[2])) is not None:
            yield Check(f"speed: {found.name}", found.value <= limit, f"{found.value:g} {found.unit}, at most {limit:g}")
