"""Advantage and disadvantage."""

from __future__ import annotations


def standing(good: bool, bad: bool) -> int:
    """BB-ADV-10, BB-ADV-11, BB-ADV-15, GH-ADV-17, GH-ADV-18: several sources do not stack, and advantage and disadvantage cancel out. Returns 1, 0 or
    -1."""
    return int(good) - int(bad)
