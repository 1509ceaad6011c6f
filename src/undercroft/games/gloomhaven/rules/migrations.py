"""Updates older states of Gloomhaven: plain data in, plain data out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.rules import Migration


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 has the same state. Cards left out of the hand can no longer be taken back, and the players choose the order of doubling and
    adding."""
    return state


def from_2(state: dict[str, Any]) -> dict[str, Any]:
    """Version 3 has the same state. Treasures that harm enemies take effect, and monsters returned in the random dungeon act in that round even if
    there are too few of them."""
    return state


def from_3(state: dict[str, Any]) -> dict[str, Any]:
    """Version 4 has the same state. A monster whose dying attack exhausts the acting character is removed, and attacks all its targets."""
    return state


MIGRATIONS = {"1": Migration("2", from_1), "2": Migration("3", from_2), "3": Migration("4", from_3)}
