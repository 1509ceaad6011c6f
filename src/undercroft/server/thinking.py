"""The bots at a table: who has to answer, who may take an offer, and what becomes of their choices."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.kernel.decision import TABLE, Decision, Seat
from undercroft.kernel.voting import chair, voters

from .refusal import Refusal

if TYPE_CHECKING:
    from .live import LiveTable

log = logging.getLogger("undercroft.server")

AGAIN = 5.0
"""Seconds before a bot that failed is asked again."""


class Thinking:
    """Lets the bots of a table think, each about one thing at a time."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.tasks: dict[Seat, asyncio.Task[None]] = {}
        self.considered: dict[Seat, int] = {}
        """The version in which each bot last considered its offers. It does so once in a version, and nobody waits for it."""

    def drive(self) -> None:
        """Let bots think wherever they have something to decide, and then about offers that they have."""
        live = self.live
        if live.closed or live.table.outcome is not None or not live.connections:
            return
        for decision in live.table.decisions:
            for seat in self._deciders(decision):
                found = live.chairs.get(seat)
                if found is None or not found.bot or seat in self.tasks:
                    continue
                if decision.standing:
                    if self.considered.get(seat) == live.version:
                        continue
                    self.considered[seat] = live.version
                self.tasks[seat] = asyncio.get_running_loop().create_task(self._think(seat, found.bot))

    def _deciders(self, decision: Decision) -> Sequence[Seat]:
        """Who answers a question. When the first answer to a shared question counts, bots leave it to the people it is for."""
        if decision.seat != TABLE:
            return [decision.seat]
        table, chairs = self.live.table, self.live.chairs
        seats = voters(decision, table.seats)
        match table.settings.shared:
            case "host":
                return [chair(decision, table.settings)]
            case "majority":
                return [seat for seat in seats if seat not in table.votes]
        return [] if any(not chairs[seat].bot for seat in seats if seat in chairs) else seats[:1]

    async def _think(self, seat: Seat, bot: str) -> None:
        live = self.live
        version = live.version
        try:
            key = await live.hall.workers.think(live.table, seat, bot, version)
        except Exception as e:
            log.error("a bot at table %s failed: %s", live.id, type(e).__name__)
            asyncio.get_running_loop().call_later(AGAIN, self.drive)
            return
        finally:
            self.tasks.pop(seat, None)
        if live.closed:
            return
        if key is not None and live.chairs[seat].bot:
            try:
                await live.choose(seat, key, version)
                return
            except Refusal:
                pass
        if live.version != version:
            self.drive()
