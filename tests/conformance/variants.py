"""Profiles in which every two values of different settings occur together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

Pair = tuple[tuple[str, Any], tuple[str, Any]]


def pairs(profile: Mapping[str, Any]) -> set[Pair]:
    """All pairs of values that a profile brings together."""
    return set(combinations(sorted(profile.items()), 2))


def every_pair(fields: Mapping[str, Sequence[Any]]) -> set[Pair]:
    """All pairs of values of different settings."""
    return {((a, x), (b, y)) for a, b in combinations(sorted(fields), 2) for x, y in product(fields[a], fields[b])}


def covering(fields: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Few profiles that contain every pair: each begins with a pair that is missing and takes, setting by setting, what adds most new ones."""
    missing = sorted(every_pair(fields), key=repr)
    found = []
    while missing:
        profile = dict(missing[0])
        for name in sorted(fields):
            if name not in profile:
                new = [len(pairs({**profile, name: value}).intersection(missing)) for value in fields[name]]
                profile[name] = fields[name][new.index(max(new))]
        missing = [pair for pair in missing if pair not in pairs(profile)]
        found.append(profile)
    return found
