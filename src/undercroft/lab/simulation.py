"""Batch simulation: many games of many pairs, in one process or several, always with the same results."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from undercroft.bots import Budget, make_bot, play
from undercroft.bots.player import LIMIT
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Table, fingerprint

from .statistics import mean, wilson

BATCH = 20
"""The number of games a worker process plays at a time; for bots that search or look ahead it is one."""


class Batch(Struct, frozen=True):
    """Some games of one pair, as sent to a worker process."""

    pair: int
    game: str
    setup: dict[str, Any]
    bot: str
    seeds: tuple[int, ...]
    save_dir: str = ""
    budget: str = ""
    packs: tuple[PackSource, ...] | None = None
    profile: dict[str, Any] = {}


class Played(Struct, frozen=True):
    """The result of one game."""

    seed: int
    outcome: str
    rounds: int
    choices: int
    seconds: float
    error: str = ""
    journal: str = ""
    """A hash of the choices and the outcome. It changes only if the game is played differently."""
    won: bool = False
    """Whether everyone has won."""


class Failure(Struct, frozen=True):
    """A game that ended in an exception. Its seed reproduces it."""

    seed: int
    error: str


class Row(Struct, frozen=True, kw_only=True):
    """The report on one pair of scenario and party. `choices` counts only decisions with at least two options; `seconds` is processor time."""

    scenario: str
    characters: tuple[str, ...]
    bot: str
    games: int
    won: int
    lost: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    rounds: float
    choices: int
    seconds: float
    choices_per_second: float
    errors: int
    failures: tuple[Failure, ...]


class Order(NamedTuple):
    """What to simulate."""

    game: str
    setups: Sequence[Mapping[str, Any]]
    bot: str = "random"
    games: int = 1
    seed: int = 0
    jobs: int = 1
    save_dir: Path | None = None
    budget: str = ""
    """How long a searching bot may think about a decision."""
    packs: tuple[PackSource, ...] | None = None
    """None stands for the packs that come with the game."""
    more: int = 0
    """How many of the set-ups, counted from the first, are played one extra time."""
    profile: Mapping[str, Any] = {}
    """Variants of the rules."""


def slug(setup: Mapping[str, Any]) -> str:
    """A pair as part of a file name, such as `a-rude-welcome-bruiser`."""
    return "-".join((setup["scenario"], *setup["characters"]))


def play_one(
    rules: Rules[Any], setup: Mapping[str, Any], bot: str, seed: int, save_dir: str = "", budget: str = "", profile: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
) -> Played:  # fmt: skip
    """Play one game and report any exception in the result. A game with more choices than the limit is an error."""
    table: Table[Any] | None = None
    error, outcome, began = "", "", time.process_time()
    try:
        player = make_bot(bot, seed, Budget.read(budget) if budget else None)
        table = Table(rules, setup, seed, profile=profile, remember=bool(save_dir) or player.imagines)
        play(table, player, limit)
        outcome = str(table.outcome)
    except Exception as e:  # a simulation reports errors in the rules instead of stopping
        error = f"{type(e).__name__}: {e}".partition("\n")[0]
    seconds = time.process_time() - began
    if table is None:
        return Played(seed, outcome, 0, 0, seconds, error)
    if save_dir:
        table.save(Path(save_dir) / f"{slug(setup)}-{seed}.undercroft")
    journal = fingerprint(msgspec.msgpack.encode((table.journal, outcome)))
    return Played(seed, outcome, table.round, len(table.journal), seconds, error, journal, table.won)


def play_batch(batch: Batch) -> list[Played]:
    module = find_game(batch.game)
    rules = module.rules(module.packs() if batch.packs is None else batch.packs)
    return [play_one(rules, batch.setup, batch.bot, seed, batch.save_dir, batch.budget, batch.profile) for seed in batch.seeds]


def batches(order: Order) -> Iterator[Batch]:
    save_dir = "" if order.save_dir is None else str(order.save_dir)
    size = BATCH if order.bot == "random" else 1
    for pair, setup in enumerate(order.setups):
        seeds = range(order.seed, order.seed + order.games + (pair < order.more))
        for at in range(0, len(seeds), size):
            some = tuple(seeds[at : at + size])
            yield Batch(pair, order.game, dict(setup), order.bot, some, save_dir, order.budget, order.packs, dict(order.profile))


def simulate(order: Order, advance: Callable[[int], object] = int) -> list[Row]:
    """Play all games of an order and return one row per set-up. `advance` is called with the number of games just played."""
    if order.save_dir is not None:
        try:
            order.save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise SaveError(f"cannot write to {order.save_dir}: {e.strerror}") from None
    todo = list(batches(order))
    found: dict[int, list[Played]] = {pair: [] for pair in range(len(order.setups))}
    for batch, played in _run(todo, min(order.jobs, len(todo))):
        found[batch.pair] += played
        advance(len(played))
    return [row(setup, order.bot, found[pair]) for pair, setup in enumerate(order.setups)]


def _run(todo: Sequence[Batch], jobs: int) -> Iterable[tuple[Batch, list[Played]]]:
    """Run the batches in order, or in worker processes in order of completion."""
    if jobs < 2:
        yield from ((batch, play_batch(batch)) for batch in todo)
        return
    waiting = iter(todo)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        with deaf():  # the first submission starts the workers, which inherit this: only this process reacts to an interrupt
            running = {pool.submit(play_batch, batch): batch for batch in islice(waiting, 2 * jobs)}
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
                running.update({pool.submit(play_batch, batch): batch for batch in islice(waiting, 1)})


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore interrupts. Processes started in the meantime ignore them permanently."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def row(setup: Mapping[str, Any], bot: str, played: Iterable[Played]) -> Row:
    """The report on the games of one set-up, independent of the order in which they were played."""
    games = sorted(played, key=lambda p: p.seed)
    ended = [p for p in games if not p.error]
    won = sum(p.won for p in ended)
    low, high = wilson(won, len(ended))
    choices, seconds = sum(p.choices for p in games), sum(p.seconds for p in games)
    return Row(
        scenario=setup["scenario"], characters=tuple(setup["characters"]), bot=bot, games=len(games), won=won, lost=len(ended) - won,
        win_rate=round(won / len(ended), 4) if ended else 0.0, win_rate_low=round(low, 4), win_rate_high=round(high, 4),
        rounds=round(mean([p.rounds for p in ended]), 2), choices=choices, seconds=round(seconds, 3),
        choices_per_second=round(choices / seconds, 1) if seconds else 0.0, errors=len(games) - len(ended),
        failures=tuple(Failure(p.seed, p.error) for p in games if p.error),
    )  # fmt: skip
