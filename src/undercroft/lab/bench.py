"""Speed measurements in processor time, so that other work on the machine hardly matters. Each row has a name, a unit and a value.
python-chess is measured in the same run for comparison."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from undercroft.bots import RandomBot, play
from undercroft.kernel.chance import Chance
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Module, Rules
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table

from .companions import Measurement, measurements
from .pairs import spread as some_of
from .simulation import rounds_of, slug
from .statistics import median, percentile

SAMPLES = 400
"""The number of positions in which forks and undos are timed."""
LOADS = 20
Rows = Iterator["BenchRow"]


class BenchRow(Struct, frozen=True):
    name: str
    unit: str
    value: float
    about: str = ""


SHORTLIST = 8
"""How many of the apparently slowest set-ups are measured again."""


class Speed(Struct, frozen=True):
    """The speed of random play in one set-up, per second."""

    setup: Mapping[str, Any]
    choices: float
    rounds: float


def bench(seconds: float = 3.0, tell: Callable[[str], object] = str, only: Sequence[str] = ()) -> list[BenchRow]:
    """Measure all installed games, or only some, and then python-chess. `tell` is called with what is being measured."""
    modules = [module for module in games().values() if not only or module.name in only]
    rows = [row for module in modules for row in bench_game(module, seconds, tell)]
    if find_spec("chess") is not None:
        tell("python-chess")
        rows.append(BenchRow("python-chess plies", "1/s", round(chess_speed(seconds)), "random legal plies with the list of legal moves"))
    return rows


def bench_game(module: Module, seconds: float, tell: Callable[[str], object]) -> Rows:
    rules = module.rules(module.packs())
    setups = some_of(module.setups(rules))
    brief = []
    for setup in setups:
        tell(f"{module.name} {slug(setup)}")
        brief.append(speed(rules, setup, seconds / len(setups)))
    closer = [speed(rules, found.setup, seconds / SHORTLIST) for found in sorted(brief, key=lambda s: s.choices)[:SHORTLIST]]
    slowest = min(closer, key=lambda s: s.choices).setup
    tell(f"{module.name} {slug(slowest)}, the slowest")
    final, about = speed(rules, slowest, seconds), f"slowest pair: {slug(slowest)}"
    yield BenchRow(f"{module.name} random choices", "1/s", round(final.choices), about)
    yield BenchRow(f"{module.name} random rounds", "1/s", round(final.rounds), about)
    common: list[Measurement] = [
        ("fork", "µs", partial(forks, rules, slowest)),
        ("undo", "µs", partial(undos, rules, slowest)),
        ("load", "ms", partial(loads, rules, slowest)),
    ]
    for name, unit, sample in common + measurements(module, rules):
        tell(f"{module.name} {name}")
        yield from spread(module.name, name, unit, sample())


def spread(game: str, name: str, unit: str, samples: list[float]) -> Rows:
    """The median of the samples, and their 95th and 99th percentiles."""
    yield BenchRow(f"{game} {name}", unit, round(median(samples), 4), f"median of {len(samples):,}")
    for percent in (95, 99):
        yield BenchRow(f"{game} {name} p{percent}", unit, round(percentile(samples, percent), 4), f"{percent} % of {len(samples):,} are faster")


def speed(rules: Rules[Any], setup: Mapping[str, Any], seconds: float) -> Speed:
    """Play complete random games on one core for a given time, with events, hashes, journal and marks."""
    choices = rounds = seed = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not seed:
        table: Table[Any] = Table(rules, setup, seed)
        choices += play(table, RandomBot(seed))
        rounds += rounds_of(table)
        seed += 1
    return Speed(setup, choices / spent, rounds / spent)


def positions(rules: Rules[Any], setup: Mapping[str, Any]) -> Iterator[Table[Any]]:
    """Play random games and yield the table at every decision."""
    for seed in range(1_000):
        table: Table[Any] = Table(rules, setup, seed)
        bot = RandomBot(seed)
        while (decision := table.decision) is not None:
            yield table
            table.choose(bot.choose(table, decision), decision.seat)


def timed(do: Callable[[], object], scale: float) -> float:
    began = time.process_time()
    do()
    return (time.process_time() - began) * scale


def forks(rules: Rules[Any], setup: Mapping[str, Any]) -> list[float]:
    """Microseconds for a fork in the middle of a beat, where choices have to be replayed."""
    middle = (table for table in positions(rules, setup) if len(table.journal) > table.marks[-1].at)
    return [timed(table.fork, 1e6) for _, table in zip(range(SAMPLES), middle)]


def undos(rules: Rules[Any], setup: Mapping[str, Any]) -> list[float]:
    """Microseconds to undo a choice; each choice is then made again."""
    samples = []
    for table in positions(rules, setup):
        if table.journal:
            samples.append(timed(table.undo, 1e6))
            table.redo()
        if len(samples) == SAMPLES:
            break
    return samples


def loads(rules: Rules[Any], setup: Mapping[str, Any]) -> list[float]:
    """Milliseconds to load a finished game from the bytes of a save with embedded packs."""
    samples = []
    for seed in range(LOADS):
        table: Table[Any] = Table(rules, setup, seed)
        play(table, RandomBot(seed))
        data = dump_save(table)
        samples.append(timed(lambda data=data: load_save(data), 1e3))  # type: ignore[misc]
    return samples


def chess_speed(seconds: float) -> float:
    """Random plies of python-chess per second."""
    import chess

    board, chance, plies = chess.Board(), Chance(0), 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves = list(board.legal_moves)
        if moves and board.halfmove_clock < 100:
            board.push(moves[chance.below(len(moves))])
            plies += 1
        else:
            board = chess.Board()
    return plies / spent
