"""Boards and enemies that several rules are tested with."""

from __future__ import annotations

from typing import Any

from .position import OPEN, Position, position

ROOM = """
    +---+---+---+
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +   +---+   +
    | C | R | C |
    +---+---+---+
"""
BEHIND: dict[str, Any] = {
    "tiles": {"1R": ROOM},
    "adventure": {"doors": ["a3-b3"], "start": "a3", "levels": {"a3": 1}},
    "doors": [{"id": "nest", "name": "Nest", "parts": [{"enemies": True}, {}, {}]}],
}
"""The heroes start at a3; behind a door to b3, the only room, waits a guard."""
TWO: dict[str, Any] = {"tiles": {"1R": OPEN.replace("C |", "C  "), "2R": OPEN.replace("| C", "  C")}, "rows": (("1R", "2R"),)}
"""Two tiles side by side: a to c, and d to f."""


def foe(enemy: str, **card: Any) -> dict[str, Any]:
    """A card of an enemy of the test pack, other than it is."""
    plain = {"rats": {"health": 2, "minions": 1, "melee": "yellow 1"}, "spy": {"health": 2, "melee": "yellow 1"}}
    return {"enemy": enemy, **plain.get(enemy, {"health": 3}), **card}


def opened(card: str, heroes: int = 1, **more: Any) -> Position:
    """A door was opened on a guard."""
    return position(heroes=heroes, draws={"guards-1": f"guards-1/{card}"}, **{**BEHIND, **more}).go("open:b3")
