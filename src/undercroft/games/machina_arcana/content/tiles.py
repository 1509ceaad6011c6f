"""Faces of map tiles drawn as text: ten by ten spaces with walls and doors between them (MA-TIL, MA-DOR, MA-TER).

    . . . .|. . # . . .
          -   =
    . S .|. .!. C . . .

A line of spaces has a column for each space and a column between two spaces: nothing, a wall `|` or a door `!`. Between two lines of spaces
there may be a line of edges: a wall `-` or a door `=` under the space above it. The signs of spaces are those of `SIGNS`. Borders are not drawn:
they are the two middle spaces of a side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

SIZE = 10
"""MA-TIL-01: the spaces along a side of a tile."""
MIDDLE = (SIZE // 2 - 1, SIZE // 2)
"""MA-TIL-02: where the two spaces of a border are on their side."""
Kind = Literal["floor", "rubble", "chasm", "trap", "spawn", "lever", "recharge", "workbench", "chest", "event", "chapter", "barrel", "goal"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SIGNS: Mapping[str, Kind] = dict(zip(".#~^SLRWCEXBO", KINDS, strict=True))
"""`O` is a space of an endgame tile that counts as a unit (MA-DTH-23)."""
Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = get_args(Side)
"""Clockwise."""
Space: TypeAlias = tuple[int, int]
"""Column and row on a tile."""
Edge: TypeAlias = tuple[Space, Space]
"""Two spaces side by side, the left or upper one first."""


class TileError(ValueError):
    """The drawing is not a face of a tile; the message says what is wrong."""


class Face(NamedTuple):
    """One face of a tile: the kinds of its spaces row by row, and what lies on its edges."""

    kinds: tuple[Kind, ...]
    walls: frozenset[Edge]
    doors: frozenset[Edge]
    borders: tuple[Side, ...]
    """MA-TIL-02: the sides with a border."""
    connection: Side
    """MA-TIL-04: the side by which it is attached."""
    entries: tuple[Side, ...] = ()
    """MA-END-02: the sides with a printed entry token, where nothing can be attached."""

    def turned(self, quarters: int) -> Face:
        """The face rotated clockwise by this many quarter turns."""
        face = self
        for _ in range(quarters % 4):
            kinds = tuple(face.kinds[(SIZE - 1 - x) * SIZE + y] for y in range(SIZE) for x in range(SIZE))
            walls, doors = (frozenset(_turned(edge) for edge in edges) for edges in (face.walls, face.doors))
            borders = tuple(side for side in SIDES if _before(side) in face.borders)
            face = Face(kinds, walls, doors, borders, SIDES[(SIDES.index(face.connection) + 1) % 4], face.entries)
        return face


def opposite(side: Side) -> Side:
    return SIDES[(SIDES.index(side) + 2) % 4]


def border_spaces(side: Side) -> tuple[Space, Space]:
    """MA-TIL-02: the two spaces of a border, from the left or from the top."""
    low, high = MIDDLE
    last = SIZE - 1
    match side:
        case "north":
            return (low, 0), (high, 0)
        case "south":
            return (low, last), (high, last)
        case "west":
            return (0, low), (0, high)
        case "east":
            return (last, low), (last, high)


def read_face(text: str, borders: Sequence[Side], connection: Side) -> Face:
    """Read a drawing. Raises TileError."""
    if connection not in borders:
        raise TileError(f"the connection symbol is on the {connection} side, which has no border")
    lines = [line.ljust(2 * SIZE - 1) for line in text.rstrip("\n").split("\n")]
    kinds: list[Kind] = []
    edges: dict[str, set[Edge]] = {"walls": set(), "doors": set()}
    for number, line in enumerate(lines, 1):
        if len(line.rstrip()) > 2 * SIZE - 1:
            raise TileError(f"line {number}: a line has {2 * SIZE - 1} columns, {SIZE} spaces and what is between them")
        row = len(kinds) // SIZE
        if row and not line.strip(" -="):
            _edges_below(line, number, row - 1, edges)
        elif row < SIZE:
            kinds += _spaces(line, number, row, edges)
        else:
            raise TileError(f"line {number}: a tile has {SIZE} lines of spaces")
    if len(kinds) != SIZE * SIZE:
        raise TileError(f"a tile has {SIZE} lines of spaces, not {len(kinds) // SIZE}")
    for side in borders:
        if any(kinds[y * SIZE + x] not in ("floor", "trap", "spawn") for x, y in border_spaces(side)):
            raise TileError(f"the two middle spaces of the {side} side are a border, so they must be free to walk on")
    return Face(tuple(kinds), frozenset(edges["walls"]), frozenset(edges["doors"]), tuple(s for s in SIDES if s in borders), connection)


def read_end_tile(text: str, entries: Sequence[Side]) -> Face:
    """Read the drawing of an endgame tile, whose sides have entry tokens instead of borders. Raises TileError."""
    if not entries:
        raise TileError("an endgame tile has at least one side with an entry token")
    face = read_face(text, entries, entries[0])
    return face._replace(borders=(), entries=face.borders)


def _spaces(line: str, number: int, row: int, edges: Mapping[str, set[Edge]]) -> list[Kind]:
    """One line of spaces, with the walls and doors between them."""
    kinds: list[Kind] = []
    for column, sign in enumerate(line[: 2 * SIZE - 1]):
        x = column // 2
        if column % 2 == 0:
            if sign not in SIGNS:
                raise TileError(f"line {number}, column {column + 1}: a space is one of {' '.join(SIGNS)}, not {sign!r}")
            kinds.append(SIGNS[sign])
        elif sign in "|!":
            edges["walls" if sign == "|" else "doors"].add(((x, row), (x + 1, row)))
        elif sign != " ":
            raise TileError(f"line {number}, column {column + 1}: between two spaces is nothing, a wall | or a door !, not {sign!r}")
    return kinds


def _edges_below(line: str, number: int, row: int, edges: Mapping[str, set[Edge]]) -> None:
    """A line of walls and doors under a line of spaces."""
    for column, sign in enumerate(line):
        if sign == " ":
            continue
        if column % 2 or row == SIZE - 1:
            raise TileError(f"line {number}, column {column + 1}: a wall or door lies under a space and above another")
        edges["walls" if sign == "-" else "doors"].add(((column // 2, row), (column // 2, row + 1)))


def _before(side: Side) -> Side:
    """The side that a quarter turn brings here."""
    return SIDES[(SIDES.index(side) - 1) % 4]


def _turned(edge: Edge) -> Edge:
    """An edge after a quarter turn."""
    a, b = sorted((SIZE - 1 - y, x) for x, y in edge)
    return a, b
