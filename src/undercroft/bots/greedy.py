"""The player who looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import TABLE, Decision
from undercroft.kernel.table import Table

from .advised import draw, own_chance, play_on, value, weights

LOOKS = 3
"""How often each option is tried, with another imagined chance every time."""
AHEAD = 3
"""Choices played on as the game advises before the score is taken, so that a choice shows what it was for."""
LIKELY, WORTH = 4, 0.75
"""Only so many options are tried, those the game advises most, and none that it advises less than this share of the best: a firm advice is taken."""
CLOSE = 0.004
"""Scores that differ by less are a tie, broken by the game's advice."""


class GreedyBot:
    """Takes firm advice; where options come close, tries them in imagined forks and takes the one after which the game's score is best."""

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("greedy", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        seat = 0 if decision.seat == TABLE else decision.seat
        seeds = [self.chance.below(1 << 62) for _ in range(LOOKS)]
        shares = weights(table.imagine(seat, seeds[0]), decision)
        tried = promising(shares)
        if len(tried) == 1:
            return decision.options[tried[0]].key
        scores = {}
        for n in tried:
            total = 0.0
            for seed in seeds:
                fork = table.imagine(seat, seed)
                fork.choose(decision.options[n].key, decision.seat)
                play_on(fork, Chance(seed), AHEAD, firm=True)
                total += value(fork, seat)
            scores[n] = total / LOOKS
        best = max(scores.values())
        tied = [shares[n] if score >= best - CLOSE else 0.0 for n, score in scores.items()]
        return decision.options[tried[draw(self.chance, tied)]].key


def promising(shares: Sequence[float]) -> list[int]:
    """The options worth trying, in their order; where the game advises nothing, all that there is time for."""
    floor = max(shares) * WORTH
    best = sorted(range(len(shares)), key=lambda n: -shares[n])[:LIKELY]
    return sorted(n for n in best if shares[n] >= floor)
