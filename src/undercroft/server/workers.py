"""Work in other processes: bots and hints think, uploaded saves are replayed, and positions are solved there, never in the event loop and never
longer than allowed."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from undercroft.bots import make_bot
from undercroft.bots.search import Budget
from undercroft.kernel.chance import SEEDED
from undercroft.kernel.decision import Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.save import Kept, SaveError, dump_position, dump_save, load_save, replay_save, saved_journal
from undercroft.kernel.table import Entry, Table
from undercroft.presentation.solving import solver_for

from .shelf import SHELF, Shelf

T = TypeVar("T")
BUDGET = 24
"""Rollouts for a bot's decision."""
THINK, READ, IMPORT, SOLVE = 60.0, 120.0, 10.0, 5.0
"""Limits in seconds of processor time: for a bot to think, to replay one of our games, to replay a stranger's game, and to solve a position."""
PATIENCE = 6
"""How many times longer a job may take by the clock, because other programs may keep the machine busy."""
MAX_CHOICES = 10_000
"""The most choices in a game at a table."""
MAX_JOURNAL = 1 << 20
"""The most bytes in the keys of all choices of a game."""
MAX_STATE = 512 << 10
"""The most bytes in the state of a game."""
SPARSE = 25
"""Choices between two kept states of an imported game."""


class TookTooLong(RuntimeError):
    """Work was stopped because it took longer than allowed."""


class Rebuilt(NamedTuple):
    """A game replayed from its beginning: a save to resume from, states for undo, and all its events."""

    save: bytes
    kept: list[Kept]
    events: list[Event]
    packs: tuple[PackSource, ...]
    """The packs that are not installed."""


Packs = Mapping[str, tuple[PackSource, ...]]
"""The packs of games to which a server adds some of its own."""


def _begin(packs: Packs) -> None:
    """Prepare a worker: it knows the packs of its server, and ignores Ctrl-C, because the server stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    SHELF.packs.update(packs)


def _ready() -> None:
    """An empty job, done once a worker has started."""


def timed(limit: float, work: Callable[..., T], *arguments: Any) -> T:
    """Do a job, but not for longer than this many seconds of processor time."""

    def stop(*_: object) -> None:
        raise TookTooLong(_too_long(limit))

    if not hasattr(signal, "setitimer"):  # on Windows, only the clock counts
        return work(*arguments)
    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(limit: float) -> str:
    return f"this took longer than {limit:.0f} seconds and was stopped"


def think(save: bytes, seat: Seat, bot: str, seed: int, rollouts: int) -> str | None:
    """The key a bot would choose for a seat now; None if the seat has nothing to decide, or nothing but offers that the bot would not take."""
    table = load_save(save, SHELF.find)
    decision = table.decision_of(seat)
    if decision is None:
        return None
    made = make_bot(bot, seed, Budget(rollouts))
    return made.consider(table, decision) if decision.standing else made.choose(table, decision)


def check_size(journal: Sequence[Entry]) -> None:
    """Refuse a game that is too long for a table."""
    if len(journal) > MAX_CHOICES:
        raise SaveError(f"a game here has at most {MAX_CHOICES:,} choices, this one has {len(journal):,}; carry on with it in the terminal")
    if sum(len(key) for _, key in journal) > MAX_JOURNAL:
        raise SaveError(f"the choices of a game have at most {MAX_JOURNAL >> 20} MB here; carry on with it in the terminal")


def rebuild(save: bytes, journal: Sequence[Entry] | None, packs: Sequence[PackSource]) -> Rebuilt:
    """Replay a whole game, with the journal in its save or with a later one."""
    check_size(saved_journal(save) if journal is None else journal)
    for pack in packs:
        SHELF.keep(pack)
    table = load_save(save, SHELF.find) if journal is None else replay_save(save, journal, SHELF.find)
    if table.policy is not SEEDED:
        raise SaveError("a game whose dice and draws are entered by hand can be played in the terminal only")
    if max(len(mark.data) for mark in table.marks) > MAX_STATE:
        raise SaveError(f"the state of a game has at most {MAX_STATE >> 10} KB here; carry on with it in the terminal")
    installed = SHELF.installed(table.rules.name)
    foreign = tuple(p for p in table.rules.packs if p.hash not in installed)
    return Rebuilt(dump_save(table, embed=False, resumable=True), _sparse(table), table.events, foreign)


def _sparse(table: Table[Any]) -> list[Kept]:
    """States of a game, spaced some choices apart."""
    found: list[Kept] = []
    for n, mark in enumerate(table.marks):
        if not found or mark.at - found[-1].at >= SPARSE:
            found.append(Kept(n, mark.at, mark.data))
    return found


def solved(data: bytes) -> dict[str, Any]:
    """The answer to a position."""
    return solver_for(data).answer(data)


class Worker:
    """A process that does one job at a time. A job that takes too much processor time is stopped; if it cannot be, its process is killed. If the
    process dies, a new one replaces it."""

    def __init__(self, packs: Packs | None = None) -> None:
        self.packs = packs or {}
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Lock()
        self.work: set[asyncio.Future[Any]] = set()

    async def run(self, limit: float, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run a job once earlier ones are done. The job continues even if the caller stops waiting."""
        task = asyncio.ensure_future(self._run(limit, work, arguments))
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return await asyncio.shield(task)

    async def _run(self, limit: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        async with self.free:
            try:
                return await self._try(limit, work, arguments)
            except BrokenProcessPool:
                self.stop()
            return await self._try(limit, work, arguments)

    async def _try(self, limit: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self.packs,))
            await asyncio.get_running_loop().run_in_executor(self.pool, _ready)  # starting up takes a while and does not count
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, timed, limit, work, *arguments), PATIENCE * limit)
        except TimeoutError:
            self.stop()
            raise TookTooLong(_too_long(limit)) from None

    def stop(self) -> None:
        """Kill the process at once, whatever it is doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """All worker processes: some for thinking, and one each for the server's own games, strangers' games and positions. None of them waits for
    another."""

    def __init__(self, number: int, shelf: Shelf) -> None:
        self.shelf = shelf
        self.thinkers = [Worker(shelf.packs) for _ in range(number)]
        self.reader, self.importer, self.solver = Worker(shelf.packs), Worker(shelf.packs), Worker(shelf.packs)
        self.turn = 0

    async def think(self, table: Table[Any], seat: Seat, bot: str, seed: int, rollouts: int = BUDGET) -> str | None:
        """Let a bot think about the table as it is now."""
        installed = all(p.hash in self.shelf.installed(table.rules.name) for p in table.rules.packs)
        free = [w for w in self.thinkers if not w.free.locked()]
        self.turn += 1
        worker = free[0] if free else self.thinkers[self.turn % len(self.thinkers)]
        try:
            found: str | None = await worker.run(THINK, think, dump_position(table, embed=not installed), seat, bot, seed, rollouts)
        except SaveError:
            if not installed:
                raise
            # The installed packages have changed while the server was running.
            found = await worker.run(THINK, think, dump_position(table, embed=True), seat, bot, seed, rollouts)
        return found

    async def rebuild(self, save: bytes, journal: Sequence[Entry], packs: Sequence[PackSource]) -> Rebuilt:
        """Replay one of this server's games; raises SaveError, Diverged or TookTooLong."""
        found: Rebuilt = await self.reader.run(READ, rebuild, save, journal, packs)
        return found

    async def bring_in(self, save: bytes) -> Rebuilt:
        """Replay a stranger's game; raises SaveError."""
        try:
            found: Rebuilt = await self.importer.run(IMPORT, rebuild, save, None, ())
        except TookTooLong:
            raise SaveError(f"replaying this game took longer than {IMPORT:.0f} seconds; carry on with it in the terminal") from None
        return found

    async def solve(self, data: bytes) -> dict[str, Any]:
        """Solve a position; raises BadPosition or TookTooLong."""
        found: dict[str, Any] = await self.solver.run(SOLVE, solved, data)
        return found

    async def close(self) -> None:
        """Stop all work; callers still waiting get an error."""
        workers = (*self.thinkers, self.reader, self.importer, self.solver)
        work = [task for worker in workers for task in worker.work]
        for task in work:
            task.cancel()
        for worker in workers:
            worker.stop()
        await asyncio.gather(*work, return_exceptions=True)
