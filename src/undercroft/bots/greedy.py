"""A bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.table import Table

from .advised import draw, own_chance, perspective, play_on, value, weights

LOOKS = 3
"""How often each option is tried, each time with different imagined chance."""
AHEAD = 3
"""How many more choices are played by the game's advice before scoring, so that an option has time to pay off."""
LIKELY, WORTH = 4, 0.75
"""At most this many options are tried, those with the highest weights, and none below this share of the best. So clear advice is just followed."""
CLOSE = 0.004
"""Scores that differ by less than this are a tie, which the game's advice breaks."""


class GreedyBot:
    """Follows clear advice. If several options are close, it tries them in imagined forks and chooses the one with the best score."""

    imagines = True

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("greedy", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        seat = perspective(decision)
        seeds = [self.chance.below(1 << 62) for _ in range(LOOKS)]
        shares = weights(table.imagine(seat, seeds[0]), decision)
        tried = promising(shares)
        if len(tried) == 1:
            return decision.options[tried[0]].key
        scores = {n: prospect(table, seat, decision, decision.options[n].key, seeds) for n in tried}
        best = max(scores.values())
        tied = [shares[n] if score >= best - CLOSE else 0.0 for n, score in scores.items()]
        return decision.options[tried[draw(self.chance, tied)]].key

    def consider(self, table: Table[Any], decision: Decision) -> str | None:
        return worthwhile(table, decision, self.chance)


def prospect(table: Table[Any], seat: Seat, decision: Decision, key: str, seeds: Sequence[int]) -> float:
    """The mean score of a seat after an option was chosen, or without a key after nothing was, and a few more choices were made by the game's
    advice."""
    total = 0.0
    for seed in seeds:
        fork = table.imagine(seat, seed)
        if key:
            fork.choose(key, decision.seat)
        play_on(fork, Chance(seed), AHEAD, firm=True)
        total += value(fork, seat)
    return total / len(seeds)


def worthwhile(table: Table[Any], decision: Decision, chance: Chance) -> str | None:
    """The offer after which the seat does best, if that is better than to let the game go on."""
    seeds = [chance.below(1 << 62) for _ in range(LOOKS)]
    tried = promising(weights(table.imagine(decision.seat, seeds[0]), decision))
    scores = {key: prospect(table, decision.seat, decision, key, seeds) for key in ("", *(decision.options[n].key for n in tried))}
    best = max(scores, key=lambda key: scores[key])
    return best if scores[best] > scores[""] + CLOSE else None


def promising(shares: Sequence[float]) -> list[int]:
    """The indices of the options worth trying, in order. If the game gives no advice, the first few."""
    floor = max(shares) * WORTH
    best = sorted(range(len(shares)), key=lambda n: -shares[n])[:LIKELY]
    return sorted(n for n in best if shares[n] >= floor)
