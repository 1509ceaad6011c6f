"""The interface of a bot, and the loop that lets one play a table to the end."""

from __future__ import annotations

from typing import Any, Protocol

from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

LIMIT = 20_000
"""A game with more choices than this is assumed never to end."""


class Bot(Protocol):
    """Answers decisions one after another."""

    def choose(self, table: Table[Any], decision: Decision) -> str:
        """The key of one of the decision's options. A bot may look at the table only through `imagine` and `scene`."""
        ...


def play(table: Table[Any], bot: Bot, limit: int = LIMIT) -> int:
    """Play to the end and return the number of choices, all with at least two options."""
    for n in range(limit):
        decision = table.decision
        if decision is None:
            return n
        table.choose(bot.choose(table, decision), decision.seat)
    raise RuntimeError(f"no end after {limit:,} choices")
