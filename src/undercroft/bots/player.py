"""The interface of a bot, and the loop that lets one play a table to the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.table import Table

LIMIT = 20_000
"""A game with more choices than this is assumed never to end."""


class Bot(Protocol):
    """Answers decisions one after another."""

    imagines: bool
    """Whether it looks ahead in imagined games, which takes a table that remembers."""

    def choose(self, table: Table[Any], decision: Decision) -> str:
        """The key of one of the decision's options. A bot may look at the table only through `imagine` and `scene`."""
        ...

    def consider(self, table: Table[Any], decision: Decision) -> str | None:
        """The key of an offer worth taking now, out of a standing decision; None to let the game go on."""
        ...


def take_offer(table: Table[Any], bots: Mapping[Seat, Bot]) -> bool:
    """Let these bots take one of the offers they have. Returns whether one did."""
    for decision in table.decisions:
        if decision.standing and decision.seat in bots:
            key = bots[decision.seat].consider(table, decision)
            if key is not None:
                table.choose(key, decision.seat)
                return True
    return False


def play(table: Table[Any], bot: Bot, limit: int = LIMIT) -> int:
    """Play to the end and return the number of choices."""
    bots = dict.fromkeys(table.seats, bot)
    for n in range(limit):
        decision = table.decision
        if decision is None:
            return n
        if not (decision.offers and take_offer(table, bots)):
            table.choose(bot.choose(table, decision), decision.seat)
    raise RuntimeError(f"no end after {limit:,} choices")
