"""Tiles drawn as text: nine zones with their walls, openings and light (MD-ZON).

    +---+---+---+
    | C   c | R |
    +   +---+   +
      c | r   r |
    +   +   +---+
    | c   r   C
    +---+---+   +

Each letter is a zone: r for a room, c for a corridor, a capital for a zone with a torch. Lines between letters are walls, and gaps are open
borders. A gap in the outer line leads to the neighbouring tile if that tile has a gap there too.
"""

from __future__ import annotations

from typing import NamedTuple

SIZE = 3
"""The number of zones along a side of a tile."""
ROWS, COLUMNS = 2 * SIZE + 1, 4 * SIZE + 1


class TileError(ValueError):
    """The drawing is not a valid tile; the message says what is wrong."""


class Tile(NamedTuple):
    """One side of a tile: zones by row and column, and open borders. A border is identified by its zone and a direction: 0 up, 1 right, 2 down, 3
    left."""

    room: tuple[bool, ...]
    light: tuple[bool, ...]
    open: frozenset[tuple[int, int]]

    def turned(self, quarters: int) -> Tile:
        """The tile rotated clockwise by this many quarter turns."""
        tile = self
        for _ in range(quarters % 4):
            # row r, column c of the result comes from row 2 - c, column r
            source = [(SIZE - 1 - c) * SIZE + r for r in range(SIZE) for c in range(SIZE)]
            target = {old: new for new, old in enumerate(source)}
            ways = frozenset((target[zone], (way + 1) % 4) for zone, way in tile.open)
            tile = Tile(tuple(tile.room[z] for z in source), tuple(tile.light[z] for z in source), ways)
        return tile


def read_tile(text: str) -> Tile:
    """MD-ZON-01, MD-ZON-02, MD-ZON-06: read a drawing."""
    lines = [line.ljust(COLUMNS) for line in text.rstrip("\n").split("\n")]
    if len(lines) != ROWS or any(len(line) > COLUMNS for line in lines):
        raise TileError(f"a tile is drawn in {ROWS} lines of {COLUMNS} characters")
    room, light = [], []
    ways: set[tuple[int, int]] = set()
    for row in range(SIZE):
        for column in range(SIZE):
            y, x, zone = 2 * row + 1, 4 * column + 2, row * SIZE + column
            mark = lines[y][x]
            if mark not in "rRcC":
                raise TileError(f"line {y + 1}, column {x + 1}: a zone is r, R, c or C, not {mark!r}")
            room.append(mark in "rR")
            light.append(mark.isupper())
            walls = (lines[y - 1][x - 1 : x + 2], lines[y][x + 2], lines[y + 1][x - 1 : x + 2], lines[y][x - 2])
            for way, wall in enumerate(walls):
                if wall.strip() not in ("", "---", "|"):
                    raise TileError(f"line {y + 1}, column {x + 1}: a border is --- or |, or left open, not {wall!r}")
                if not wall.strip():
                    ways.add((zone, way))
    return Tile(tuple(room), tuple(light), frozenset(ways))
