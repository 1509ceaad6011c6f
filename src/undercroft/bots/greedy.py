"""The player who looks one step ahead."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import TABLE, Decision
from undercroft.kernel.table import Table

from .advised import draw, own_chance, play_on, value, weights

LOOKS = 4
"""How often each option is tried, with another imagined chance every time."""
AHEAD = 3
"""Choices played on as the game advises before the score is taken, so that a choice shows what it was for."""
CLOSE = 0.004
"""Scores that differ by less are a tie, broken by the game's advice."""


class GreedyBot:
    """Tries every option in imagined forks and takes the one after which the game's score is best."""

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("greedy", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        seat = 0 if decision.seat == TABLE else decision.seat
        seeds = [self.chance.below(1 << 62) for _ in range(LOOKS)]
        scores = []
        for option in decision.options:
            total = 0.0
            for seed in seeds:
                fork = table.imagine(seat, seed)
                fork.choose(option.key, decision.seat)
                play_on(fork, Chance(seed), AHEAD)
                total += value(fork, seat)
            scores.append(total / LOOKS)
        best = max(scores)
        shares = weights(table.imagine(seat, seeds[0]), decision)
        tied = [share if score >= best - CLOSE else 0.0 for share, score in zip(shares, scores)]
        return decision.options[draw(self.chance, tied)].key
