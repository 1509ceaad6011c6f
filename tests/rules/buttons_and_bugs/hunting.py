"""Positions for monsters' turns: one type whose three columns are the same, acting before the character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.buttons_and_bugs.events import Consumed, Skipped
from undercroft.games.haven.events import Attacked, Moved, TurnBegan

from .position import Position, card, monster, row

SLOW = card("slow", initiative=95)


def beast(*does: str, initiative: int = 10, **card: Any) -> dict[str, Any]:
    """A monster type that does the same whatever is rolled."""
    return monster("beast", minus=does, zero=does, plus=does, initiatives=(initiative,) * 3, **card)


def hunt(
    map_: str,
    *does: str,
    monsters: Sequence[str] = ("beast 1",),
    kinds: Sequence[dict[str, Any]] = (),
    cards: Sequence[dict[str, Any]] = (SLOW,),
    type_: dict[str, Any] | None = None,
    **given: Any,
) -> Position:
    """A beast with this column and a slow character, at card selection."""
    return row(map_, monsters=list(monsters), kinds=[beast(*does, **(type_ or {})), *kinds], cards=list(cards), **given)


def turn(p: Position, *keys: str) -> Position:
    """Play the slow card, take these decisions in the monsters' turns, and go on to the character's turn."""
    return p.play("slow", "spare-1").go(*keys).until("turn")


def hunted(map_: str, *does: str, **given: Any) -> Position:
    """The position after the beasts' turns."""
    return turn(hunt(map_, *does, **given))


def skipped(p: Position, figure: str = "m1") -> list[str]:
    return [e.what for e in p.events(Skipped) if e.figure == figure]


def attacks(p: Position, figure: str = "m1") -> list[Any]:
    return [e for e in p.events(Attacked) if e.figure == figure]


def path(p: Position, figure: str = "m1") -> list[str]:
    """The hexes a figure entered in its last turn, leg by leg."""
    turn = max((n for n, e in enumerate(p.table.events) if isinstance(e, TurnBegan) and e.figure == figure), default=0)
    return [p.game.name(c) for e in p.table.events[turn:] if isinstance(e, Moved) and e.figure == figure for c in e.path]


def consumed(p: Position) -> list[str]:
    return [e.infusion for e in p.events(Consumed)]
