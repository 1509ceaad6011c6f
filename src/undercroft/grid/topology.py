"""Range, adjacency and line of sight on one set of cells and walls. Opening a door gives another topology."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from undercroft.grid.hexes import EDGE, Walls, beside, cells, flood
from undercroft.grid.sight import Point, corners, edge, line, meet

Pair = tuple[int, int]


def topology(cells: int, walls: frozenset[Pair] = frozenset(), adjacent_sight: bool = True) -> Topology:
    """The topology of these cells and of the thin walls between pairs of them. Equal content gives the same object."""
    return _known(cells, walls, adjacent_sight)


@lru_cache(maxsize=64)
def _known(cells: int, walls: frozenset[Pair], adjacent_sight: bool) -> Topology:
    """One object per content. Pairs are sorted, and walls at the outside are left out because everything outside is wall anyway."""
    if cells & EDGE:
        raise ValueError("a topology keeps off the edge of the board")
    inner = frozenset((a, b) for a, b in Walls(walls).pairs if cells >> a & cells >> b & 1)
    return Topology(cells, walls, adjacent_sight) if inner == walls else _known(cells, inner, adjacent_sight)


@dataclass(frozen=True, eq=False)
class Topology:
    """An immutable set of cells. Every other hex is a wall, and so are the lines between the pairs in `walls`.

    Results are computed once per cell or pair of cells. A cell outside has no range, no neighbours and no sight.
    """
    cells: int
    walls: frozenset[Pair]
    adjacent_sight: bool = True
    """GH-LOS-12: adjacent cells always see each other."""
    _rings: dict[int, list[int]] = field(default_factory=dict, init=False, compare=False, repr=False)
    _whole: set[int] = field(default_factory=set, init=False, compare=False, repr=False)
    _distances: dict[int, dict[int, int]] = field(default_factory=dict, init=False, compare=False, repr=False)
    _free: dict[int, list[Point]] = field(default_factory=dict, init=False, compare=False, repr=False)
    _pairs: dict[Pair, bool] = field(default_factory=dict, init=False, compare=False, repr=False)
    _sight: dict[int, int] = field(default_factory=dict, init=False, compare=False, repr=False)
    _near: dict[Pair, int] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return topology, (self.cells, self.walls, self.adjacent_sight)

    @cached_property
    def barriers(self) -> Walls | None:
        """The thin walls in the form that floods use. None if there are none, which is faster."""
        return Walls(self.walls) if self.walls else None

    def within(self, cell: int, n: int) -> int:
        """All cells within range n, including the cell itself. Range is never counted through walls (GH-LOS-08, GH-LOS-09)."""
        rings = self._rings.get(cell)
        if rings is None or (n >= len(rings) and cell not in self._whole):
            rings = self._rings[cell] = self._spread(cell, max(n, 0))
        return 0 if n < 0 else rings[n] if n < len(rings) else rings[-1]

    def _spread(self, cell: int, n: int) -> list[int]:
        """The cells within each range up to n. Also records if this already covers all reachable cells."""
        rings = flood(1 << cell & self.cells, self.cells, limit=n, walls=self.barriers)
        if len(rings) <= n:
            self._whole.add(cell)
        for i in range(1, len(rings)):
            rings[i] |= rings[i - 1]
        return rings

    def distance(self, a: int, b: int) -> int | None:
        """The length of the shortest path that crosses no wall, or None if there is none (GH-LOS-09)."""
        known = self._distances.get(a)
        if known is None:
            layers = flood(1 << a & self.cells, self.cells, walls=self.barriers)
            known = self._distances[a] = {cell: n for n, layer in enumerate(layers) for cell in cells(layer)}
        return known.get(b)

    def neighbours(self, cell: int) -> int:
        """The cells adjacent to a cell: those at distance 1, so without a wall in between (GH-LOS-07, GH-LOS-09)."""
        return self.within(cell, 1) & ~(1 << cell)

    def sees(self, a: int, b: int) -> bool:
        """Whether there is line of sight. It is mutual, and only walls block it (GH-LOS-02, GH-LOS-04, GH-LOS-11)."""
        pair = (a, b) if a < b else (b, a)
        seen = self._pairs.get(pair)
        if seen is None:
            seen = self._pairs[pair] = self._look(*pair)
        return seen

    def seen(self, cell: int, n: int) -> int:
        """The cells within range n that a cell sees, including itself (GH-LOS-01, GH-LOS-12)."""
        known = self._near.get((cell, n))
        if known is None:
            known = self.within(cell, n)
            if n > 1 or not self.adjacent_sight:
                known = sum(1 << other for other in cells(known) if self.sees(cell, other))
            self._near[cell, n] = known
        return known

    def sight(self, cell: int) -> int:
        """All cells in line of sight of a cell, including itself."""
        mask = self._sight.get(cell)
        if mask is None:
            mask = self._sight[cell] = sum(1 << other for other in cells(self.cells) if self.sees(cell, other))
        return mask

    def _look(self, a: int, b: int) -> bool:
        """Adjacent cells always see each other (GH-LOS-12, which can be switched off). Other cells need one clear line among the 36 between their
        corners (GH-LOS-11)."""
        if not self.cells >> a & self.cells >> b & 1:
            return False
        if a == b or (self.adjacent_sight and self.within(a, 1) >> b & 1):
            return True
        return any(self._clear(p, q) for p in self._corners(a) for q in self._corners(b))

    def _corners(self, cell: int) -> list[Point]:
        """The corners of a cell that lie on no wall. Only these can be used (GH-LOS-11)."""
        found = self._free.get(cell)
        if found is None:
            found = self._free[cell] = [corner for corner in corners(cell) if self._clear(corner, corner)]
        return found

    def _clear(self, p: Point, q: Point) -> bool:
        """Whether the line touches no wall: no wall hex (GH-LOS-02) and no thin wall, not even its end (GH-LOS-10)."""
        touched = line(p, q)
        return not touched & self._rim and not (touched & self._walled and any(meet(p, q, *wall) for wall in self._lines))

    @cached_property
    def _rim(self) -> int:
        """The wall hexes next to the cells (GH-LOS-03). A line that starts on a cell touches one of these before any other wall hex."""
        return beside(self.cells) & ~self.cells

    @cached_property
    def _walled(self) -> int:
        """The cells along thin walls. A line that meets a thin wall touches the cells on both sides of it."""
        return sum(1 << cell for cell in sorted({cell for pair in self.walls for cell in pair}))

    @cached_property
    def _lines(self) -> tuple[tuple[Point, Point], ...]:
        return tuple(edge(a, b) for a, b in sorted(self.walls))
