"""Tiles laid side by side: what the board is made of, where tiles connect, and where the next one can be attached (MA-TIL, MA-XPL, MA-ENT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from undercroft.grid.square import STRIDE, Pair, Topology, cell_at, coordinates, topology

from .tiles import KINDS, SIDES, SIZE, Face, Kind, Side, Space, border_spaces, opposite

MOST = 4
"""MA-GEN-01: how many explorers can play."""
WINDOW = 2
"""MA-XPL-05: the tile positions along a side of the board."""
KEPT = 64
"""How many sets of closed doors are remembered for a board."""
MARGIN = 1
"""The columns and rows that topologies keep free."""
STEPS: Mapping[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
Position: TypeAlias = tuple[int, int]
"""Column and row of a tile position in the window."""
OBSTACLES: tuple[Kind, ...] = ("lever", "recharge", "workbench", "chest", "event", "chapter", "barrel", "goal")
"""MA-OBS-02, MA-ACT-02, MA-BAR-01."""


class Site(NamedTuple):
    """A face on the board."""

    face: Face
    """As it lies there, already turned."""
    at: Position


class Border(NamedTuple):
    """Two border spaces of a tile, and which way they lead."""

    cells: tuple[int, int]
    side: Side


def tile_cell(at: Position, space: Space) -> int:
    """The cell of a space of the tile in this position."""
    return cell_at(MARGIN + SIZE * at[0] + space[0], MARGIN + SIZE * at[1] + space[1])


def position_of(cell: int) -> Position:
    """The tile position that a cell belongs to."""
    x, y = coordinates(cell)
    return (x - MARGIN) // SIZE, (y - MARGIN) // SIZE


@lru_cache(maxsize=WINDOW * WINDOW)
def tile_mask(at: Position) -> int:
    """MA-TIL-01: all cells of a tile position."""
    corner = tile_cell(at, (0, 0))
    return sum(((1 << SIZE) - 1) << corner + y * STRIDE for y in range(SIZE))


def shift(cell: int, columns: int, rows: int) -> int:
    """The number of a cell after all tiles have moved by so many positions."""
    return cell + SIZE * (columns + rows * STRIDE)


def border_at(at: Position, side: Side) -> Border:
    a, b = (tile_cell(at, space) for space in border_spaces(side))
    return Border((a, b), side)


def beyond(at: Position, side: Side) -> Position:
    """The neighbouring tile position on this side."""
    dx, dy = STEPS[side]
    return at[0] + dx, at[1] + dy


@dataclass(frozen=True, eq=False)
class Board:
    """The tiles in play. Closed doors, destroyed spaces and figures are no part of it: they come and go."""

    sites: tuple[Site, ...]
    cells: int
    kinds: Mapping[Kind, int]
    """The cells of each kind, as printed."""
    walls: frozenset[Pair]
    """All walls, those between tiles too."""
    doors: frozenset[Pair]
    borders: tuple[Border, ...]
    """MA-TIL-03, MA-XPL-15: the borders that lead nowhere yet, those under the entry or exit token among them."""
    _grounds: dict[frozenset[Pair], Topology] = field(default_factory=dict, init=False, repr=False)

    @property
    def obstacles(self) -> int:
        """The cells that are obstacles as printed."""
        return sum(self.kinds[kind] for kind in OBSTACLES)

    def kind(self, cell: int) -> Kind:
        """What is printed on a cell."""
        return next(kind for kind in KINDS if self.kinds[kind] >> cell & 1)

    def tile(self, cell: int) -> int:
        """All cells of the tile that a cell belongs to."""
        return tile_mask(position_of(cell))

    def border(self, cell: int) -> Border | None:
        """The border of a cell that leads nowhere yet, if there is one. A cell has at most one, since borders are in the middle of a side."""
        return next((border for border in self.borders if cell in border.cells), None)

    def ground(self, closed: Iterable[Pair] = ()) -> Topology:
        """MA-DOR-01, MA-DOR-03, MA-DOR-04: the board with its walls and with these doors closed; other doors are no hindrance."""
        shut = frozenset(closed)
        found = self._grounds.get(shut)
        if found is None:
            if len(self._grounds) > KEPT:
                self._grounds.clear()
            found = self._grounds[shut] = topology(self.cells, self.walls | shut)
        return found

    def beside_wall(self, cell: int, closed: Iterable[Pair] = ()) -> bool:
        """MA-ADJ-03, MA-TIL-03, MA-DOR-04: whether a wall or a closed door occupies a whole edge of a space."""
        right, left, down, up = self.ground(closed).open
        return not (right & left & down & up) >> cell & 1


def around(board: Board, border: Border) -> int:
    """MA-ENT-03: the spaces of a border and those adjacent to it."""
    here = sum(1 << cell for cell in border.cells)
    return here | board.ground().beside(here)


def room(face: Face, sides: Iterable[Side]) -> int:
    """MA-ENT-03, MA-END-02: on how many spaces explorers can come in by these borders of a tile; chasms are no place to begin."""
    board, found = lay([Site(face, (0, 0))]), 0
    for side in sides:
        found |= around(board, border_at((0, 0), side))
    return (found & ~(board.obstacles | board.kinds["rubble"] | board.kinds["chasm"])).bit_count()


def lay(sites: Sequence[Site], tokens: Iterable[Border] = ()) -> Board:
    """MA-TIL-03, MA-TIL-05, MA-XPL-15, MA-XPL-16: the board made of these tiles. Borders under a token connect to nothing. Each of two tiles side by
    side adds its own walls, so that a passage needs both."""
    masks: dict[Kind, int] = dict.fromkeys(KINDS, 0)
    walls: set[Pair] = set()
    doors: set[Pair] = set()
    cells = 0
    for face, at in sites:
        cells |= tile_mask(at)
        for n, kind in enumerate(face.kinds):
            masks[kind] |= 1 << tile_cell(at, (n % SIZE, n // SIZE))
        walls |= {(tile_cell(at, a), tile_cell(at, b)) for a, b in face.walls}
        doors |= {(tile_cell(at, a), tile_cell(at, b)) for a, b in face.doors}
    faces = {at: face for face, at in sites}
    held = set(tokens)
    borders = []
    for face, at in sites:
        for side in SIDES:
            other, here = beyond(at, side), border_at(at, side)
            if other not in faces:
                borders += [here] if side in face.borders else []
                continue
            walls |= set(_seam(at, side, here.cells if side in face.borders and here not in held else ()))
    return Board(tuple(sites), cells, masks, frozenset(walls), frozenset(doors), tuple(borders))


def _seam(at: Position, side: Side, gap: Sequence[int]) -> Iterator[Pair]:
    """The walls between a tile and its neighbour, without those between the cells of the gap and the cells beyond."""
    dx, dy = STEPS[side]
    last = SIZE - 1
    for n in range(SIZE):
        space = {"north": (n, 0), "south": (n, last), "west": (0, n), "east": (last, n)}[side]
        cell = tile_cell(at, space)
        if cell not in gap:
            other = cell + dx + dy * STRIDE
            yield min(cell, other), max(cell, other)


# -- attaching and discarding ------------------------------------------------------------------------------------------------
def turn_to_attach(face: Face, side: Side) -> int:
    """MA-TIL-04, MA-XPL-02: the quarter turns with which a new tile's connection symbol lies against the border it is attached to."""
    return (SIDES.index(opposite(side)) - SIDES.index(face.connection)) % 4


def windows(taken: Iterable[Position], new: Position, kept: Iterable[Position]) -> list[tuple[Position, ...]]:
    """MA-XPL-05 … 09: the sets of tiles that can be discarded so that the others and the new one fit into a window; each is one choice. Tiles with
    explorers are kept. If all tiles fit, nothing is discarded."""
    old, stay = list(taken), set(kept)
    found = []
    for top in (new[1] - 1, new[1]):
        for left in (new[0] - 1, new[0]):
            inside = {(x, y) for x in range(left, left + WINDOW) for y in range(top, top + WINDOW)}
            gone = tuple(at for at in old if at not in inside)
            if not stay & set(gone) and gone not in found:
                found.append(gone)
    return [()] if () in found else found
