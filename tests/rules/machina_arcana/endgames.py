"""A scenario with an endgame, for tests: chapter two leads to it by an ability, and its card has goal spaces and tokens."""

from __future__ import annotations

from typing import Any

from .position import CHAPTERS, Position, position, whole

GOALS = "When no goal space is left: the explorers win"
TOKENS = "When no set-aside token is left: the explorers lose"
PART = {"title": "Ritual", "spawn": 6, "horror": 4, "enters": ["Set aside 3 tokens"], "passive": [GOALS, TOKENS], "goals": {}}
GOAL = {"name": "ritual spaces", "armor": 2, "will": 4, "health": 1}
TILE = ". . . . .\n. O . . .\n. . . . .\n. . . O ."


def part(**changes: Any) -> dict[str, Any]:
    """The endgame card with changes; a value of None takes something off it."""
    goals = {**GOAL, **changes.pop("goals", {})}
    return {k: v for k, v in {**PART, "goals": goals, **changes}.items() if v is not None}


def scenario(*parts: dict[str, Any], drawing: str = TILE, entries: tuple[str, ...] = ("south",)) -> dict[str, Any]:
    """A scenario whose second chapter is left by going to the endgame."""
    tile = {"id": "last", "entries": list(entries), "map": whole(drawing)[0]}
    two = {"title": "Two", "spawn": 6, "horror": 3, "closed": True, "active": ["Pay 1 health: go to the endgame"]}
    return {"chapters": [CHAPTERS[0], two, {"title": "Three"}], "endgame": {"tile": tile, "parts": list(parts) or [part()]}}


def endgame(
    *parts: dict[str, Any], explorers: int = 1, drawing: str = TILE, entries: tuple[str, ...] = ("south",), enter: bool = True, **more: Any
) -> Position:
    """The endgame has just begun, in ann's turn; the explorers stand where they first could, or are still asked."""
    p = position("a b c d", explorers=explorers, scenario=scenario(*parts, drawing=drawing, entries=entries), **more)
    with p.arrange() as s:
        s.chapter = 1
    p.begin().go("use:chapter/trial/2/active/0")
    while enter and p.prompt == "enter-at":
        p.table.choose(p.keys[0])
    return p
