"""Hints: what a bot would do. Any bot that plays better than randomly will do; the last one in `BOTS` is assumed to be the best."""

from __future__ import annotations

from typing import Any

from undercroft.bots import BOTS
from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table


def adviser() -> str | None:
    """The name of the bot that gives hints, or None if there is only the random one."""
    return next((name for name in reversed(BOTS) if name != "random"), None)


def hint(table: Table[Any], decision: Decision, name: str) -> str:
    """The key of the option that a bot would choose. The bot has its own seed, so it knows no more than the player."""
    return BOTS[name](len(table.journal)).choose(table, decision)


def worthwhile(table: Table[Any], decision: Decision, name: str) -> str | None:
    """The key of an offer that a bot would take, or None if it would let the game go on."""
    return BOTS[name](len(table.journal)).consider(table, decision)
