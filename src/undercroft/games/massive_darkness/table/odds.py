"""The odds of a roll: how likely each sum of swords or shields is, and how many wounds to expect."""

from __future__ import annotations

from functools import lru_cache

from ..content.dice import FACES, SIDES, Pool

KEPT = 8192
"""How many results about pools of dice are remembered."""


@lru_cache(maxsize=KEPT)
def spread(pool: Pool) -> tuple[float, ...]:
    """The probability of each sum of swords or shields."""
    found = [1.0]
    for colour in pool.cut().each():
        longer = [0.0] * (len(found) + 3)
        for n, share in enumerate(found):
            for face in FACES[colour]:
                longer[n + face.points] += share / SIDES
        found = longer
    return tuple(found)


@lru_cache(maxsize=KEPT)
def mean_wounds(attack: Pool, defence: Pool, more: int) -> float:
    """The average of swords minus shields, never below zero; `more` is the number of swords without dice."""
    return sum(
        a * d * max(0, swords + more - shields) for swords, a in enumerate(spread(attack)) if a for shields, d in enumerate(spread(defence)) if d
    )
