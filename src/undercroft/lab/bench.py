"""Speed measurements in processor time, each row with a name, a unit and a value. Every game names the set-ups it is measured in. All samples are
the same in every run. They are taken in several rounds through all measurements, and the best time of each counts, so that other work on the machine
hardly matters. python-chess is measured in the same run for comparison."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import islice
from typing import Any, NamedTuple

from msgspec import Struct

from undercroft.bots import Budget, GreedyBot, RandomBot, SearchBot, play
from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Measurement, Module
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import Table

from .setups import measurements, pinned_setups
from .simulation import slug
from .statistics import median, percentile

GAMES = 6
"""How many random games are played in each set-up."""
SENSIBLE = 60
"""How many choices of the greedy bot are timed in each set-up."""
SAMPLES = 400
"""The number of positions in which forks and undos are timed."""
LOADS = 20
HINTS = 8
"""How many hints are timed in each set-up, and every how many choices of a random game."""
EVERY = 23
ROUNDS = 4
"""How often all measurements are made; the best time of each sample counts."""
REPEATS = 3
"""How often a short piece of work is timed in each round."""
TAILS = 200
"""The fewest samples of which the 99th percentile is given."""
PLIES = 10_000
Rows = Iterator["BenchRow"]
Setup = Mapping[str, Any]


class BenchRow(Struct, frozen=True):
    name: str
    unit: str
    value: float
    about: str = ""


class Job(NamedTuple):
    """Something to measure: what to say meanwhile, a function that returns the same samples each time, and the rows made of the best of them."""

    name: str
    take: Callable[[], list[float]]
    rows: Callable[[list[float]], Iterable[BenchRow]]


def bench(seconds: float = 3.0, tell: Callable[[str], object] = str, only: Sequence[str] = ()) -> list[BenchRow]:
    """Measure all installed games, or only some, and then python-chess. `tell` is called with what is being measured."""
    modules = [module for module in games().values() if not only or module.name in only]
    jobs = [job for module in modules for job in jobs_of(module, seconds / ROUNDS)]
    if find_spec("chess") is not None:
        jobs.append(Job("python-chess", partial(chess_laps, seconds / ROUNDS), chess_rows))
    best: list[list[float]] = [[] for _ in jobs]
    for n in range(ROUNDS):
        for job, kept in zip(jobs, best):
            tell(f"{job.name}, round {n + 1} of {ROUNDS}")
            kept[:] = lower(kept, job.take())
    return [row for job, kept in zip(jobs, best) for row in job.rows(kept)]


def jobs_of(module: Module, seconds: float) -> Iterator[Job]:
    rules = module.rules(module.packs())
    setups = pinned_setups(module, rules)
    plays = {name: RandomPlay(rules, setup, seconds / len(setups)) for name, setup in setups.items()}
    yield Job(
        f"{module.name} random choices", lambda: [s for one in plays.values() for s in one.laps()], partial(random_rows, module.name, plays)
    )  # fmt: skip
    ahead = [RandomPlay(rules, setup, seconds / len(setups), full=False) for setup in setups.values()]
    yield Job(f"{module.name} rollout choices", lambda: [s for one in ahead for s in one.laps()], partial(rollout_rows, module.name, ahead))
    yield Job(
        f"{module.name} greedy choices", lambda: [s for setup in setups.values() for s in sensible(rules, setup)], partial(greedy_rows, module.name)
    )  # fmt: skip
    crowded = list(setups.values())[-1]
    common: list[Measurement] = [
        ("hint", "s", lambda: [s for setup in setups.values() for s in hints(rules, setup)]),
        ("fork", "µs", partial(forks, rules, crowded)),
        ("undo", "µs", partial(undos, rules, crowded)),
        ("load", "ms", partial(loads, rules, crowded)),
    ]
    for name, unit, sample in common + measurements(module, rules):
        yield Job(f"{module.name} {name}", sample, partial(spread, module.name, name, unit))


# -- rows ----------------------------------------------------------------------------------------------------------------
def random_rows(game: str, plays: Mapping[str, RandomPlay], samples: list[float]) -> Rows:
    """The speed of random play in each set-up, and in all of them together."""
    left = iter(samples)
    for name, one in plays.items():
        spent = sum(islice(left, GAMES))
        yield BenchRow(f"{game} {name} random choices", "1/s", round(one.choices / spent), f"{GAMES} games of {slug(one.setup)}")
    whole = sum(samples)
    yield BenchRow(f"{game} random choices", "1/s", round(sum(one.choices for one in plays.values()) / whole), "all of these")
    yield BenchRow(f"{game} random rounds", "1/s", round(sum(one.rounds for one in plays.values()) / whole), "all of these")


def rollout_rows(game: str, plays: Sequence[RandomPlay], samples: list[float]) -> Rows:
    about = "the same games without events, states and hashes, as bots play ahead"
    yield BenchRow(f"{game} rollout choices", "1/s", round(sum(one.choices for one in plays) / sum(samples)), about)


def greedy_rows(game: str, samples: list[float]) -> Rows:
    yield BenchRow(f"{game} greedy choices", "1/s", round(len(samples) / sum(samples), 1), f"the first {SENSIBLE} choices in each set-up")


def chess_rows(samples: list[float]) -> Rows:
    yield BenchRow("python-chess plies", "1/s", round(PLIES / sum(samples)), "random legal plies with the list of legal moves")


def spread(game: str, name: str, unit: str, samples: list[float]) -> Rows:
    """The median of the samples, and their 95th and, if there are enough, 99th percentiles."""
    yield BenchRow(f"{game} {name}", unit, round(median(samples), 4), f"median of {len(samples):,}")
    for percent in (95, 99) if len(samples) >= TAILS else (95,):
        yield BenchRow(f"{game} {name} p{percent}", unit, round(percentile(samples, percent), 4), f"{percent} % of {len(samples):,} are faster")


# -- timing --------------------------------------------------------------------------------------------------------------
def timed(do: Callable[[], object], scale: float = 1.0, again: Callable[[], object] = lambda: None, times: int = REPEATS) -> float:
    """The best time of several. `again` prepares the next one."""
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        do()
        best = min(best, time.process_time() - began)
        again()
    return best * scale


def lower(kept: list[float], samples: list[float]) -> list[float]:
    """The best time of each sample so far."""
    return [min(pair) for pair in zip(kept, samples, strict=True)] if kept else samples


def best_of(take: Callable[[], list[float]], seconds: float) -> list[float]:
    """The best times of the same samples, taken as often as there is time."""
    began = time.process_time()
    best = take()
    while time.process_time() - began < seconds:
        best = lower(best, take())
    return best


def laps(work: Iterable[object]) -> list[float]:
    """The processor time of each step of an iteration."""
    found, began = [], time.process_time()
    for _ in work:
        now = time.process_time()
        found.append(now - began)
        began = time.process_time()
    return found


# -- what is timed -------------------------------------------------------------------------------------------------------
class RandomPlay:
    """Complete random games in one set-up on one core, with journal, and in full with events and marks."""

    def __init__(self, rules: Rules[Any], setup: Setup, seconds: float, full: bool = True) -> None:
        self.rules, self.setup, self.seconds, self.full = rules, setup, seconds, full
        self.choices = self.rounds = 0

    def laps(self) -> list[float]:
        """Seconds for each game. Also counts what was played."""
        played: list[tuple[int, int]] = []

        def one(seed: int) -> None:
            table: Table[Any] = Table(self.rules, self.setup, seed, listen=self.full, remember=self.full)
            played.append((play(table, RandomBot(seed)), table.round))

        found = best_of(lambda: laps(map(one, range(GAMES))), self.seconds)
        self.choices, self.rounds = sum(choices for choices, _ in played[:GAMES]), sum(rounds for _, rounds in played[:GAMES])
        return found


def sensible(rules: Rules[Any], setup: Setup) -> list[float]:
    """Seconds for each of the greedy bot's first choices."""

    def walk() -> Iterator[None]:
        table, bot = Table(rules, setup, 0), GreedyBot(0)
        yield
        while (decision := table.decision) is not None:
            table.choose(bot.choose(table, decision), decision.seat)
            yield

    return laps(islice(walk(), SENSIBLE + 1))[1:]


def hints(rules: Rules[Any], setup: Setup) -> list[float]:
    """Seconds for a hint, that is, for the searching bot with its usual budget to choose."""
    found = []
    for table in islice(positions(rules, setup), 0, HINTS * EVERY, EVERY):
        decision = table.decision
        assert decision is not None
        found.append(timed(lambda: SearchBot(0, Budget()).choose(table, decision), times=1))  # noqa: B023 (called at once)
    return found


def positions(rules: Rules[Any], setup: Setup) -> Iterator[Table[Any]]:
    """Play random games and yield the table at every decision."""
    for seed in range(1_000):
        table: Table[Any] = Table(rules, setup, seed)
        bot = RandomBot(seed)
        while (decision := table.decision) is not None:
            yield table
            table.choose(bot.choose(table, decision), decision.seat)


def forks(rules: Rules[Any], setup: Setup) -> list[float]:
    """Microseconds for a fork in the middle of a beat, where choices have to be replayed; anywhere if the game never asks twice in a beat."""
    middle = (table for table in positions(rules, setup) if len(table.journal) > table.marks[-1].at)
    samples = [timed(table.fork, 1e6) for table in islice(middle, SAMPLES)]
    return samples or [timed(table.fork, 1e6) for table in islice(positions(rules, setup), SAMPLES)]


def undos(rules: Rules[Any], setup: Setup) -> list[float]:
    """Microseconds to undo a choice; each choice is then made again."""
    later = (table for table in positions(rules, setup) if table.journal)
    return [timed(table.undo, 1e6, table.redo) for table in islice(later, SAMPLES)]


def loads(rules: Rules[Any], setup: Setup) -> list[float]:
    """Milliseconds to load a finished game from the bytes of a save with embedded packs."""
    samples = []
    for seed in range(LOADS):
        table: Table[Any] = Table(rules, setup, seed)
        play(table, RandomBot(seed))
        samples.append(timed(partial(load_save, dump_save(table)), 1e3, times=1))
    return samples


def chess_laps(seconds: float) -> list[float]:
    """Seconds for each thousand random plies of python-chess."""
    import chess

    def plies() -> Iterator[None]:
        board, chance = chess.Board(), Chance(0)
        for n in range(1, PLIES + 1):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(moves[chance.below(len(moves))])
            if n % 1000 == 0:
                yield

    return best_of(lambda: laps(plies()), seconds)
