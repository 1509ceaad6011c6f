"""Thinking in other processes: bots and hints never run in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from undercroft.bots import make_bot
from undercroft.bots.search import Budget
from undercroft.games.gloomhaven.solver import answer, read
from undercroft.kernel.decision import TABLE, Seat
from undercroft.kernel.save import SaveError, dump_save, load_save
from undercroft.kernel.table import Table

from .shelf import SHELF

BUDGET = 24
"""Rollouts for a bot's decision."""


def _quiet() -> None:
    """Workers leave stopping to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(save: bytes, seat: Seat, bot: str, seed: int, rollouts: int) -> str | None:
    """The key a bot would choose for a seat now; None if the seat has nothing to decide."""
    table = load_save(save)
    decision = next((d for d in table.decisions if d.seat in (seat, TABLE)), None)
    if decision is None:
        return None
    return make_bot(bot, seed, Budget(rollouts)).choose(table, decision)


def solved(data: bytes) -> dict[str, Any]:
    """The answer to a position."""
    return answer(read(data))


class Workers:
    """A few processes that think. One that dies is replaced."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.number, mp_context=multiprocessing.get_context("spawn"), initializer=_quiet)
        return self.pool

    async def think(self, table: Table[Any], seat: Seat, bot: str, seed: int, rollouts: int = BUDGET) -> str | None:
        """Let a bot think about the table as it is now."""
        installed = all(p.hash in _installed(table) for p in table.rules.packs)
        try:
            found: str | None = await self._run(think, dump_save(table, embed=not installed), seat, bot, seed, rollouts)
        except SaveError:
            if not installed:
                raise
            # What is installed has changed under the running server.
            found = await self._run(think, dump_save(table, embed=True), seat, bot, seed, rollouts)
        return found

    async def solve(self, data: bytes) -> dict[str, Any]:
        """Solve a position; raises BadPosition."""
        found: dict[str, Any] = await self._run(solved, data)
        return found

    async def _run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do some work in a process; if that dies, once more in another."""
        pool = self._pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
        return await asyncio.get_running_loop().run_in_executor(self._pool(), work, *arguments)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def _installed(table: Table[Any]) -> set[str]:
    return SHELF.installed(table.rules.name)
