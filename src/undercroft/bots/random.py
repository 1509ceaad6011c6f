"""The player without a plan."""

from __future__ import annotations

import hashlib
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table


class RandomBot:
    """Takes every option with the same probability. Its chance is its own: the same seed plays the same, and the game's chance of
    that seed is another stream."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2b(f"random {seed}".encode(), digest_size=8).digest()
        self.chance = Chance(int.from_bytes(digest, "big"))

    def choose(self, table: Table[Any], decision: Decision) -> str:
        options = decision.options
        return options[self.chance.below(len(options))].key
