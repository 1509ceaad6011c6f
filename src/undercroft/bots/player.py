"""What a bot is, and the loop that lets one play a table to its end."""

from __future__ import annotations

from typing import Any, Protocol

from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

LIMIT = 20_000
"""Choices after which a game is taken never to end."""


class Bot(Protocol):
    """Answers one decision after another."""

    def choose(self, table: Table[Any], decision: Decision) -> str:
        """The key of one of the decision's options. A bot learns about the table through `imagine` and `scene` only."""
        ...


def play(table: Table[Any], bot: Bot, limit: int = LIMIT) -> int:
    """Play to the end; returns the number of choices, each of which had at least two options."""
    for n in range(limit):
        decision = table.decision
        if decision is None:
            return n
        table.choose(bot.choose(table, decision), decision.seat)
    raise RuntimeError(f"no end after {limit:,} choices")
