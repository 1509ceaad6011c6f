"""Positions in which somebody moves, for the tests of movement."""

from __future__ import annotations

from typing import Any

from undercroft.games.machina_arcana.state import Placed

from .position import Position, position

USE = "use:explorer/ann/active/0"
CORRIDOR = "- - - -"
"""Walls under the first four spaces of a row."""


def walker(drawing: str, *passive: str, stamina: int = 6, active: str = "Pay 1 essence: threat +1", **content: Any) -> Position:
    """ann's turn, with these passive abilities. With 1 essence, she has something to do even if she cannot move."""
    p = position(drawing, explorer={"ann": {"passive": list(passive), "active": [active]}}, **{"borders": ["east", "south"], **content})
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
        s.explorers["ann"].essence = 1
    return p.begin()


def moves(p: Position) -> list[str]:
    """The spaces that can be moved to."""
    return [key.removeprefix("move:") for key in p.keys if key.startswith("move:")]


def deadly(p: Position) -> list[str]:
    """The options that have to be confirmed."""
    return [option.key for option in p.decision.options if option.confirm]


def beside(p: Position) -> Position:
    """The second tile lies east of the first."""
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    return p.begin()


def creature(stamina: int, *passive: str) -> dict[str, Any]:
    """A monster without abilities to use."""
    return {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina, "passive": list(passive)}


def hunting(drawing: str, at: str, stamina: int, *passive: str, **content: Any) -> Position:
    """A predictable monster with so much stamina has its turn; ann, who is drawn, has done nothing."""
    p = position(drawing, monsters=[creature(stamina, *passive)], **{"borders": ["east", "south"], **content})
    with p.arrange():
        p.put("golem", at)
    return p


def led(drawing: str, at: str, stamina: int, *passive: str, **content: Any) -> Position:
    """A monster with so much stamina in its turn; the player of bob, who is dead, moves it."""
    p = hunting(drawing, at, stamina, *passive, explorers=2, **content)
    with p.arrange() as s:
        s.explorers["bob"].dead, s.explorers["bob"].cell, s.explorers["bob"].health = 1, -1, 0
    p.rest().until("control-monster")
    return p
