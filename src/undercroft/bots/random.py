"""The player without a plan."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

from .advised import own_chance


class RandomBot:
    """Takes every option with the same probability. Its chance is its own: the same seed plays the same, and the game's chance of
    that seed is another stream."""

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("random", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        options = decision.options
        return options[self.chance.below(len(options))].key
