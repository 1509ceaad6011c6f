"""Draws boards of squares as text: a line for each row of cells, and between two rows a line for the walls and doors there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from undercroft.kernel.scene import Board, Cell

from .style import BORDER, DIM
from .zones import WALLS

if TYPE_CHECKING:
    from .board import Canvas

DOOR = "bold orange3"
SHUT, OPEN = {"across": "╪", "upright": "╫"}, "╱"
"""The symbols of closed and open doors; destroyed ones are drawn like no wall at all."""


def draw_squares(canvas: Canvas, board: Board, inside: int, fill: Callable[[Cell, int, int, int], None]) -> None:
    """Draw the cells with `fill` (cell, line, column, width), then what is on their edges."""
    columns, rows = sorted({cell.x for cell in board.cells}), sorted({cell.y for cell in board.cells})
    where = {(columns.index(cell.x), rows.index(cell.y)): cell for cell in board.cells}
    states = {frozenset((edge.a, edge.b)): edge.state if edge.kind == "door" else "wall" for edge in board.edges}
    walls: set[tuple[int, int]] = set()
    doors: list[tuple[int, int, str]] = []
    for (x, y), cell in where.items():
        line, column = 2 * y + 1, x * (inside + 1)
        for side, other in (("upright", (x - 1, y)), ("upright", (x + 1, y)), ("across", (x, y - 1)), ("across", (x, y + 1))):
            neighbour = where.get(other)
            state = "wall" if neighbour is None else states.get(frozenset((cell.id, neighbour.id)), "")
            upright = side == "upright"
            at = (line, column + (inside + 1) * (other[0] > x)) if upright else (line + (1 if other[1] > y else -1), column + 1)
            places = [at] if upright else [(at[0], at[1] + n) for n in range(inside)]
            if state in ("wall", "closed", "open"):
                walls.update(places)
            if state in ("closed", "open"):
                doors.append((*places[len(places) // 2], SHUT[side] if state == "closed" else OPEN))
        fill(cell, line, column, inside)
    _edges(canvas, walls, inside)
    for line, column, sign in doors:
        canvas.put(line, column, sign, DOOR)


def _edges(canvas: Canvas, walls: set[tuple[int, int]], inside: int) -> None:
    """Draw the walls, with joints where they meet."""
    for line, column in walls:
        canvas.put(line, column, "┃" if line % 2 else "━", BORDER)
    corners = {(line + down, column) for line, column in walls if line % 2 for down in (-1, 1)}
    corners |= {(line, column + right) for line, column in walls if not line % 2 for right in (-1, 1) if (column + right) % (inside + 1) == 0}
    for line, column in corners:
        arms = ((line - 1, column), (line, column + 1), (line + 1, column), (line, column - 1))
        joint = sum(1 << n for n, at in enumerate(arms) if at in walls)
        canvas.put(line, column, WALLS[joint], BORDER if joint else DIM)
