"""A bot without a plan."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

from .advised import own_chance


class RandomBot:
    """Chooses every option with the same probability. It has its own random numbers: the same seed gives the same play, independently of the
    game's own chance with that seed."""

    imagines = False

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("random", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        options = decision.options
        return options[self.chance.below(len(options))].key

    def consider(self, table: Table[Any], decision: Decision) -> str | None:
        chosen = self.chance.below(len(decision.options) + 1)
        return decision.options[chosen].key if chosen < len(decision.options) else None
