"""Square cells with walls and doors on their edges: sets as bitboards, king moves, floods, and sight from centre to centre.

The board is 32 x 32, enough for four tiles of 10 x 10: cell = y * STRIDE + x, so the neighbours of a whole set are found with a few shifts. Cells
off the map are wall, and so is every edge towards them. All geometry is exact: centres are odd points and corners even points of a lattice with two
units per cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from .hexes import cells

STRIDE = 32
BOARD = (1 << STRIDE * STRIDE) - 1
_COLUMN = sum(1 << y * STRIDE for y in range(STRIDE))
EDGE = _COLUMN | _COLUMN << STRIDE - 1 | (1 << STRIDE) - 1 | ((1 << STRIDE) - 1) << STRIDE * (STRIDE - 1)
"""The outermost cells, which maps leave free so that steps never wrap around the end of a row."""
Pair = tuple[int, int]
"""Two cells that share an edge, in either order."""


def cell_at(x: int, y: int) -> int:
    """The cell in this column and row. Coordinates off the board raise an error instead of giving another cell."""
    if not (0 <= x < STRIDE and 0 <= y < STRIDE):
        raise ValueError(f"({x}, {y}) is off the board of {STRIDE} x {STRIDE} cells")
    return y * STRIDE + x


def coordinates(cell: int) -> tuple[int, int]:
    """The column and row of a cell."""
    return cell % STRIDE, cell // STRIDE


def distance(a: int, b: int) -> int:
    """The number of king moves from a to b on the empty board (MA-RNG-05)."""
    return max(abs(a % STRIDE - b % STRIDE), abs(a // STRIDE - b // STRIDE))


@lru_cache(maxsize=1 << 14)
def disc(cell: int, n: int) -> int:
    """All cells within n king moves, ignoring walls, clipped to the board."""
    x, y = coordinates(cell)
    low, high = max(0, x - n), min(STRIDE - 1, x + n)
    row = (1 << high + 1) - (1 << low)
    return sum(row << down * STRIDE for down in range(max(0, y - n), min(STRIDE - 1, y + n) + 1)) if n >= 0 else 0


class Line(NamedTuple):
    """What the straight line between the centres of two cells meets, with the corner of their box that has the lowest column and row at cell 0."""

    inside: int
    """The cells between the two that the line runs through, not merely touches."""
    right: int
    """The cells whose right edge it crosses between the corners."""
    down: int
    """The cells whose lower edge it crosses between the corners."""
    corners: tuple[tuple[int, int, int, int], ...]
    """The corners it runs through: for each, the cell it leaves, the cell it enters, and the two cells beside it at that corner."""


@lru_cache(maxsize=1 << 14)
def line(dx: int, dy: int) -> Line:
    """The line from the centre of a cell to the centre of the cell dx columns and dy rows further, with dx >= 0."""
    top = -min(dy, 0)
    x, y, goal = 0, top, (dx, top + dy)
    turn = 1 if dy > 0 else -1
    wide, high = dx, abs(dy)
    inside = right = down = 0
    corners = []
    crossed, passed = 1, 1
    while (x, y) != goal:
        # the next column ends at (2 * crossed - 1) / (2 * wide) of the way, the next row at (2 * passed - 1) / (2 * high)
        column, row = (2 * crossed - 1) * high, (2 * passed - 1) * wide
        here = y * STRIDE + x
        if wide and high and column == row:
            corners.append((here, here + 1 + turn * STRIDE, here + 1, here + turn * STRIDE))
            x, y, crossed, passed = x + 1, y + turn, crossed + 1, passed + 1
        elif high == 0 or (wide and column < row):
            right |= 1 << here
            x, crossed = x + 1, crossed + 1
        else:
            down |= 1 << (here if turn > 0 else here - STRIDE)
            y, passed = y + turn, passed + 1
        if (x, y) != goal:
            inside |= 1 << y * STRIDE + x
    return Line(inside, right, down, tuple(corners))


def between(a: int, b: int) -> int:
    """The cells between two that the line between their centres runs through, not merely touches."""
    base, dx, dy = _box(a, b)
    return line(dx, dy).inside << base


def _box(a: int, b: int) -> tuple[int, int, int]:
    """The corner of the box around two cells that has the lowest column and row, and how far the one on the right lies from the other."""
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    if ax > bx:
        (ax, ay), (bx, by) = (bx, by), (ax, ay)
    return min(ay, by) * STRIDE + ax, bx - ax, by - ay


def topology(cells: int, walls: Iterable[Pair] = ()) -> Topology:
    """The topology of these cells, with walls or closed doors on these edges. Equal content gives the same object."""
    return _known(cells, frozenset((min(pair), max(pair)) for pair in walls))


@lru_cache(maxsize=64)
def _known(cells: int, walls: frozenset[Pair]) -> Topology:
    if cells & EDGE:
        raise ValueError("a topology keeps off the edge of the board")
    for a, b in sorted(walls):
        if b - a not in (1, STRIDE):
            raise ValueError(f"a wall needs two cells side by side, not {coordinates(a)} and {coordinates(b)}")
    return Topology(cells, walls)


@dataclass(frozen=True)
class Topology:
    """An immutable set of cells with walls on some of their edges. A door opened or closed gives another topology.

    Rubble and obstacles are no part of it: they lie on cells, come and go, and matter to some lines only. `sees` takes them as a set.
    """

    cells: int
    walls: frozenset[Pair]
    _near: dict[int, int] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return topology, (self.cells, self.walls)

    @cached_property
    def open(self) -> tuple[int, int, int, int]:
        """The cells that can be left to the right, to the left, down and up: there is a cell and no wall in between."""
        side = self.cells & self.cells >> 1
        below = self.cells & self.cells >> STRIDE
        for a, b in sorted(self.walls):
            if b - a == 1:
                side &= ~(1 << a)
            else:
                below &= ~(1 << a)
        return side, side << 1, below, below << STRIDE

    def beside(self, mask: int) -> int:
        """All cells one king move away from a set. MA-MOV-04 … 06, MA-ADJ-05: a diagonal move needs one way round the corner that is free of walls;
        what stands on the cells beside it does not matter."""
        right, left, down, up = self.open
        east, west = (mask & right) << 1, (mask & left) >> 1
        south, north = (mask & down) << STRIDE, (mask & up) >> STRIDE
        sides, ends = east | west, south | north
        return sides | ends | (sides & down) << STRIDE | (sides & up) >> STRIDE | (ends & right) << 1 | (ends & left) >> 1

    def neighbours(self, cell: int) -> int:
        """MA-ADJ-01, MA-ADJ-04, MA-ADJ-06, MA-ADJ-07: the cells adjacent to a cell, without the cell itself."""
        found = self._near.get(cell)
        if found is None:
            found = self._near[cell] = self.beside(1 << cell & self.cells) & ~(1 << cell)
        return found

    def flood(self, start: int, floor: int, limit: int | None = None) -> list[int]:
        """layers[n] are the cells of the floor first reached from the set `start` by n king moves. The start need not be floor."""
        layers, free, mask = [start & self.cells], floor & self.cells & ~start, start & self.cells
        while mask and (limit is None or len(layers) <= limit):
            mask = self.beside(mask) & free
            if not mask:
                break
            free ^= mask
            layers.append(mask)
        return layers

    def path(self, start: int, goal: int, floor: int, limit: int | None = None) -> list[int]:
        """The cells entered on a shortest path, by way of the lowest cell at each step. Raises ValueError if there is none."""
        layers = self.flood(1 << goal & floor, floor | 1 << start, limit)
        away = next((n for n, layer in enumerate(layers) if layer >> start & 1), None)
        if away is None:
            raise ValueError(f"no way from {coordinates(start)} to {coordinates(goal)}")
        way, here = list[int](), start
        for layer in reversed(layers[:away]):
            here = next(cells(self.neighbours(here) & layer))
            way.append(here)
        return way

    def sees(self, a: int, b: int, blockers: int = 0) -> bool:
        """MA-LOS-01 … 09: whether the line between the centres is clear: it crosses no wall and runs through none of the `blockers` between the two
        cells. Touching the end of a wall or the corner of a blocker is no hindrance, but walls that meet at a corner and separate the cell that the
        line leaves there from the cell that it enters are."""
        if not self.cells >> a & self.cells >> b & 1:
            return False
        base, dx, dy = _box(a, b)
        inside, right, down, corners = line(dx, dy)
        if inside and inside << base & (blockers | ~self.cells):
            return False
        side, _, below, _ = self.open
        if right << base & ~side or down << base & ~below:
            return False
        return all(self._around(base + leaves, base + enters, base + one, base + other) for leaves, enters, one, other in corners)

    def _around(self, leaves: int, enters: int, one: int, other: int) -> bool:
        """Whether one of the two ways round a corner is free of walls."""
        return any(self.joined(leaves, by) and self.joined(by, enters) for by in (one, other))

    def joined(self, a: int, b: int) -> bool:
        """Whether two cells side by side have no wall in between."""
        low, high = min(a, b), max(a, b)
        return bool(self.open[0 if high - low == 1 else 2] >> low & 1)

    def seen(self, cell: int, n: int, blockers: int = 0) -> int:
        """The cells within range n that a cell sees, including itself."""
        return sum(1 << other for other in cells(disc(cell, n) & self.cells) if self.sees(cell, other, blockers))
