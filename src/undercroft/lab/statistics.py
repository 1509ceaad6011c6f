"""The few statistics that reports need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959964


class Interval(NamedTuple):
    low: float
    high: float


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean, or 0 if there are no values."""
    return sum(values) / len(values) if values else 0.0


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value such that at least `percent` percent of the values do not exceed it."""
    if not values:
        raise ValueError("a percentile of nothing")
    ordered = sorted(values)
    rank = max(1, -(-len(ordered) * percent // 100))
    return ordered[int(rank) - 1]


def median(values: Sequence[float]) -> float:
    return percentile(values, 50)


def wilson(successes: int, trials: int, z: float = Z95) -> Interval:
    """The Wilson score interval of a rate, at 95 % by default. Without any trials it is the whole range."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes of {trials}")
    if trials == 0:
        return Interval(0.0, 1.0)
    rate, spread = successes / trials, z * z / trials
    centre = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return Interval(0.0 if not successes else centre - half, 1.0 if successes == trials else centre + half)
