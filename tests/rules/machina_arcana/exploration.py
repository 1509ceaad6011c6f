"""Boards of several tiles, for the tests of exploring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.machina_arcana.content.tiles import Side
from undercroft.games.machina_arcana.state import Placed, Token

from .position import CHAPTERS, Position, face, position

ROW = ("0,0", "1,0")
CORNER = ("0,0", "1,0", "0,1")
FULL = ("0,0", "1,0", "0,1", "1,1")


def spread(
    places: Sequence[str], stack: Sequence[str] = ("new",), *, drawing: str = "", chapters: Any = CHAPTERS, scenario: Any = None, **stand: str
) -> Position:
    """A board of tiles named after their positions, with a border on each side, and one more or several in the stack. The named explorers stand on
    these spaces, and ann's turn begins. Neither the entry nor the exit token is on the board."""
    names = [f"t{place}".replace(",", "") for place in places]
    p = position(explorers=max(1, len(stand)), tiles=[face(name, drawing) for name in (*names, *stack)], chapters=chapters, scenario=scenario)
    with p.arrange() as s:
        s.tiles = [Placed(name, *map(int, place.split(","))) for name, place in zip(names, places, strict=True)]
        s.stack, s.entry = list(stack), None
        for id, space in stand.items():
            p.stand(id, space)
    return p.begin()


def board(p: Position) -> dict[str, str]:
    """The face on each tile position."""
    return {f"{tile.column},{tile.row}": tile.tile for tile in p.s.tiles}


def token(p: Position, tile: tuple[int, int], side: Side) -> Token:
    """A token on a border of the tile in this position."""
    a, b = {"north": ("5,1", "6,1"), "east": ("10,5", "10,6"), "south": ("5,10", "6,10"), "west": ("1,5", "1,6")}[side]
    moved = 10 * (tile[0] + 32 * tile[1])
    return Token((p.cell(a) + moved, p.cell(b) + moved), side)
