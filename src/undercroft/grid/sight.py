"""Lines between corners of hexes, in an affine image of the pointy layout in which every corner has integer coordinates.

The hex at axial q, r has its centre at (2q + r, 3r) and is |x| <= 1, |x + y| <= 2, |x - y| <= 2 around it. An affine image does not change
which lines touch which hexes. The flat layout is the same lattice mirrored.
"""
from __future__ import annotations

from functools import cache

from undercroft.grid.hexes import STRIDE, coordinates

Point = tuple[int, int]
_CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def corners(cell: int) -> tuple[Point, ...]:
    """The six corners of a cell."""
    q, r = coordinates(cell)
    return tuple((2 * q + r + dx, 3 * r + dy) for dx, dy in _CORNERS)


def line(a: Point, b: Point) -> int:
    """All hexes touched by the closed line between two corners, even at a single point (GH-LOS-11)."""
    (x, y), kind = a, a[1] % 3
    r = (y - 2) // 3 if kind == 2 else (y + 2) // 3
    mask, low = _touched(kind, b[0] - x, b[1] - y)
    return mask << r * STRIDE + (x - r) // 2 + low


def edge(a: int, b: int) -> tuple[Point, Point]:
    """The two corners shared by neighbouring cells, that is, the thin wall between them."""
    first, second = sorted(set(corners(a)) & set(corners(b)))
    return first, second


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the closed lines ab and cd share a point: neither lies entirely on one side of the other, and their bounding boxes overlap."""
    return (_turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0
            and max(a[0], b[0]) >= min(c[0], d[0]) and max(c[0], d[0]) >= min(a[0], b[0])
            and max(a[1], b[1]) >= min(c[1], d[1]) and max(c[1], d[1]) >= min(a[1], b[1]))


def _turn(a: Point, b: Point, c: Point) -> int:
    """Positive, zero or negative if c is to the left of, on or to the right of the line ab."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


@cache
def _touched(kind: int, dx: int, dy: int) -> tuple[int, int]:
    """The hexes touched by a line from the top (kind 2) or bottom (kind 1) corner of a hex, numbered from that hex.

    This is the same on every map. Returns a mask and the number of its lowest bit, which may be negative.
    """
    py = 2 if kind == 2 else -2
    qy = py + dy
    found = []
    for r in range((min(py, qy) - 2) // 3, (max(py, qy) + 2) // 3 + 1):
        left, right = _span(dx, dy, 3 * r - 2 - py, 3 * r + 2 - py)
        for q in range((left - 1 - r) // 2, (right + 1 - r) // 2 + 1):
            x, y = 2 * q + r, 3 * r
            if _touches(-x, py - y, dx - x, qy - y):
                found.append(r * STRIDE + q)
    low = min(found)
    return sum(1 << cell - low for cell in found), low


def _span(dx: int, dy: int, bottom: int, top: int) -> tuple[int, int]:
    """Integer bounds for x on the line from the origin to (dx, dy) between two heights. They keep the search narrow."""
    if not dy:
        return min(0, dx), max(0, dx)
    heights = [min(max(y, min(0, dy)), max(0, dy)) for y in (bottom, top)]
    return min(dx * y // dy for y in heights), max(-(-dx * y // dy) for y in heights)


def _touches(px: int, py: int, qx: int, qy: int) -> bool:
    """Whether the closed line pq meets the closed hex at the origin, that is, no axis separates them."""
    for a, b, bound in ((px, qx, 1), (px + py, qx + qy, 2), (px - py, qx - qy, 2)):
        if a > bound < b or a < -bound > b:
            return False
    dx, dy = qx - px, qy - py
    return abs(dx * py - dy * px) <= max(abs(2 * dx), abs(dx - dy), abs(dx + dy))
