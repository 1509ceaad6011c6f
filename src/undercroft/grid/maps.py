"""Maps drawn as text, one character per hex, so that authors can see the rooms they write.

Characters use doubled coordinates. Pointy: a line is a row of hexes two characters apart, and each line is shifted by one
character against the next. Flat: the hexes of a column are two lines apart, columns are two characters apart, and neighbouring
columns are shifted by one line.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from undercroft.grid.hexes import MARGIN, cell_at

WALL = "#"
SIZE = 40          # hexes in a row and in a column: fits the board with its margins, whatever the slant of the axes


class MapError(ValueError):
    """A map drawing cannot be read. The message says where."""


class Character(NamedTuple):
    """One drawn hex: doubled coordinates from the upper left corner of the drawing, and its position for messages."""
    x: int
    y: int
    mark: str
    where: str


@dataclass(frozen=True)
class TextMap:
    """A map as drawn. Equal drawings are equal maps; blank margins are ignored."""
    text: str
    flat: bool
    marks: dict[str, int] = field(compare=False, repr=False)
    cells: int = field(compare=False, repr=False)
    names: dict[int, str] = field(compare=False, repr=False)
    by_name: dict[str, int] = field(compare=False, repr=False)
    places: dict[int, tuple[int, int]] = field(compare=False, repr=False)

    def draw(self, marks: dict[int, str]) -> str:
        """The map as text, with different characters for some cells."""
        lines = [list(line) for line in self.text.split("\n")]
        for cell, mark in marks.items():
            if len(mark) != 1:
                raise ValueError(f"a cell is drawn as one character, not {mark!r}")
            x, y = self.places[cell]
            lines[y][x] = mark
        return "\n".join("".join(line) for line in lines)


def read_map(text: str, flat: bool = False) -> TextMap:
    """Read a drawn map. A blank is no hex and '#' is a wall, also not a hex; every other character marks a cell."""
    drawn = list(read_characters(text, flat))
    hexes = [hex for hex in drawn if hex.mark != WALL]
    if not hexes:
        raise MapError("the map has no hex")
    left = MARGIN - min(_axial(hex, flat)[0] for hex in drawn)
    top = MARGIN - min(_axial(hex, flat)[1] for hex in drawn)
    marks: dict[str, int] = {}
    names: dict[int, str] = {}
    places: dict[int, tuple[int, int]] = {}
    for hex in hexes:
        q, r = _axial(hex, flat)
        cell = cell_at(q + left, r + top)
        marks[hex.mark] = marks.get(hex.mark, 0) | 1 << cell
        column, row = _position(hex.x, hex.y, flat)
        names[cell] = f"{column + 1},{row + 1}"
        places[cell] = hex.x, hex.y
    by_name = {name: cell for cell, name in names.items()}
    return TextMap(_drawing(drawn), flat, marks, sum(marks.values()), names, by_name, places)


def read_characters(text: str, flat: bool = False) -> Iterator[Character]:
    """The characters of a drawing in reading order. Checks for tabs, the size, and that all lie on the same lattice as the first."""
    lines = text.splitlines()
    found = [(x, y, mark) for y, line in enumerate(lines) for x, mark in enumerate(line) if not mark.isspace() or mark == "\t"]
    if not found:
        raise MapError("the map is empty")
    first_x, first_y, _ = found[0]
    left, top = min(x for x, _, _ in found), first_y
    for x, y, mark in found:
        where = f"line {y + 1}, column {x + 1}"
        if mark == "\t":
            raise MapError(f"{where}: a tab; draw maps with spaces")
        if not _in_lattice(x - first_x, y - first_y, flat):
            raise MapError(f"{where}: {mark!r} stands between the hexes, counted from the first one "
                           f"in line {first_y + 1}, column {first_x + 1}")
        column, row = _position(x - left, y - top, flat)
        if column >= SIZE:
            raise MapError(f"{where}: the map is too wide, more than {SIZE} hexes")
        if row >= SIZE:
            raise MapError(f"{where}: the map is too high, more than {SIZE} hexes")
        yield Character(x - left, y - top, mark, where)


def _in_lattice(dx: int, dy: int, flat: bool) -> bool:
    """Whether two characters at this distance can both be the centre of a hex."""
    if flat:
        return dx % 2 == 0 and (dx // 2 + dy) % 2 == 0
    return (dx + dy) % 2 == 0


def _axial(hex: Character, flat: bool) -> tuple[int, int]:
    if flat:
        return hex.x // 2, (hex.y - hex.x // 2) // 2
    return (hex.x - hex.y) // 2, hex.y


def _position(x: int, y: int, flat: bool) -> tuple[int, int]:
    """Column and row as a reader counts them, starting from 0."""
    return (x // 2, y // 2) if flat else (x // 2, y)


def _drawing(drawn: list[Character]) -> str:
    """The drawing without blank margins."""
    lines: list[list[str]] = [[] for _ in range(drawn[-1].y + 1)]
    for x, y, mark, _ in drawn:
        lines[y] += [" "] * (x - len(lines[y])) + [mark]
    return "\n".join("".join(line) for line in lines)
