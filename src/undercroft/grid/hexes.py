"""Cells, sets of cells as bitboards, and floods with movement costs.

The board is 64 x 64 in axial coordinates: cell = r * STRIDE + q, so the neighbours of a whole set are found with six shifts. Maps leave
MARGIN cells free on every side. Floods are limited to their floor at every step, so they never wrap around the end of a row.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

STRIDE = 64
MARGIN = 2
STEPS = (1, -1, STRIDE, -STRIDE, STRIDE - 1, 1 - STRIDE)
BOARD = (1 << STRIDE * STRIDE) - 1
_FIRST = sum(1 << r * STRIDE for r in range(STRIDE))
_LAST = _FIRST << STRIDE - 1
_NOT_FIRST, _NOT_LAST = BOARD ^ _FIRST, BOARD ^ _LAST
EDGE = _FIRST | _LAST | (1 << STRIDE) - 1 | ((1 << STRIDE) - 1) << STRIDE * (STRIDE - 1)
_UNLIMITED = 2 * STRIDE * STRIDE          # no path costs more: every cell of the board at two points


def cells(mask: int) -> Iterator[int]:
    """The cells of a set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates q, r of a cell."""
    return cell % STRIDE, cell // STRIDE


def cell_at(q: int, r: int) -> int:
    """The cell at axial q, r. Coordinates off the board raise an error instead of giving another cell."""
    if not (0 <= q < STRIDE and 0 <= r < STRIDE):
        raise ValueError(f"({q}, {r}) is off the board of {STRIDE} x {STRIDE} cells")
    return r * STRIDE + q


def distance(a: int, b: int) -> int:
    """The number of steps from a to b on the empty board, ignoring walls."""
    dq, dr = b % STRIDE - a % STRIDE, b // STRIDE - a // STRIDE
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(maxsize=1 << 15)
def disc(cell: int, n: int) -> int:
    """All cells within distance n, ignoring walls, clipped to the board row by row."""
    q, r = coordinates(cell)
    mask = 0
    for dr in range(max(-n, -r), min(n, STRIDE - 1 - r) + 1):
        low, high = max(0, q + max(-n, -n - dr)), min(STRIDE - 1, q + min(n, n - dr))
        if low <= high:
            mask |= (1 << high + 1) - (1 << low) << (r + dr) * STRIDE
    return mask


def beside(mask: int) -> int:
    """All neighbours of the cells of a set, clipped to the board. They may include cells of the set itself."""
    left, right = mask & _NOT_FIRST, mask & _NOT_LAST
    return (right << 1 | left >> 1 | mask << STRIDE | mask >> STRIDE | left << STRIDE - 1 | right >> STRIDE - 1) & BOARD


@dataclass(frozen=True)
class Walls:
    """Walls without thickness between neighbouring cells (GH-LOS-10). `barred[i]` holds the cells that cannot be left by STEPS[i]."""
    pairs: frozenset[tuple[int, int]]
    barred: tuple[int, ...] = field(init=False, compare=False, repr=False)
    _open: tuple[int, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        pairs = frozenset((min(pair), max(pair)) for pair in self.pairs)
        barred = dict.fromkeys(STEPS, 0)
        for a, b in sorted(pairs):
            if distance(a, b) != 1:
                raise ValueError(f"a wall needs two neighbouring cells, not {coordinates(a)} and {coordinates(b)}")
            barred[b - a] |= 1 << a
            barred[a - b] |= 1 << b
        object.__setattr__(self, "pairs", pairs)
        object.__setattr__(self, "barred", tuple(barred.values()))
        object.__setattr__(self, "_open", tuple(BOARD ^ mask for mask in barred.values()))

    def beside(self, mask: int) -> int:
        """All cells one step away from a set without crossing a wall (GH-LOS-07). The set must not touch the edge of the board."""
        east, west, down, up, down_west, up_east = self._open
        return ((mask & east) << 1 | (mask & west) >> 1 | (mask & down) << STRIDE | (mask & up) >> STRIDE
                | (mask & down_west) << STRIDE - 1 | (mask & up_east) >> STRIDE - 1)


@dataclass(frozen=True, slots=True)
class Routes:
    """The result of a flood with costs: layers[h][p] are the cells that need at least p points if at most h hazards may be entered.

    Allowing more hazards than the last layer does changes nothing. Once a cell appears in a layer, it appears in all later ones.
    """
    layers: list[list[int]]

    def cost(self, cell: int) -> tuple[int, int] | None:
        """The hazards and points of the best path: fewest hazards first, then fewest points."""
        bit = 1 << cell
        for hazards, layer in enumerate(self.layers):
            for points, mask in enumerate(layer):
                if mask & bit:
                    return hazards, points
        return None

    def within(self, hazards: int, points: int) -> int:
        """All cells that can be reached with at most this many hazards and points."""
        if hazards < 0 or points < 0:
            return 0
        return _union(self.layers[min(hazards, len(self.layers) - 1)][:points + 1])

    def reached(self) -> int:
        """All cells that can be reached at any cost."""
        return _union(self.layers[-1])


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def flood(start: int, floor: int, slow: int = 0, limit: int | None = None, walls: Walls | None = None) -> list[int]:
    """layers[p] are the cells of the floor first reached from the set `start` for p points. Slow cells cost two points to enter."""
    if slow & floor or walls is not None:
        return _forth(start, floor, slow, 0, limit, _stepper(walls), [])
    layers, free = [start], floor & ~start
    mask = start
    for _ in range(_UNLIMITED if limit is None else limit):
        west, east = mask | mask >> 1, mask | mask << 1
        mask = (west | east | west << STRIDE | east >> STRIDE) & free
        if not mask:
            break
        free ^= mask
        layers.append(mask)
    return layers


def routes(start: int, floor: int, slow: int = 0, hazards: int = 0, limit: int | None = None, back: bool = False,
           walls: Walls | None = None) -> Routes:
    """The best trade-offs between hazards and points from the set `start` to the cells of `floor`. Start itself costs nothing.

    Entering a cell costs one point (two if it is slow), and one hazard if it is hazardous; `limit` bounds the points. With `back`, the costs
    are those of the path from a cell of the floor to the set: every cell entered counts, including the last one in the set, but not the first.
    """
    entered = floor | start if back else floor
    slow, hazards = slow & entered, hazards & entered
    if not hazards and not (back and slow):
        return Routes([flood(start, floor, slow, limit, walls)])
    sweep, step = _back if back else _forth, _stepper(walls)
    layers = [sweep(start, floor, slow, hazards, limit, step, [])]
    while hazards:
        more = sweep(start, floor, slow, hazards, limit, step, layers[-1])
        if more == layers[-1]:
            break
        layers.append(more)
    return Routes(layers)


def path(start: int, goal: int, floor: int, slow: int = 0, hazards: int = 0, limit: int | None = None,
         walls: Walls | None = None) -> list[int]:
    """The cells entered on the best path between two cells: fewest hazards, then fewest points, then the lowest next cell at each step.

    The goal must be in the floor; the start need not be. Raises ValueError if there is no path within `limit` points.
    """
    if start == goal:
        return []
    step = _stepper(walls)
    layers = routes(1 << goal, floor | 1 << start, slow, hazards, limit, True, walls)
    cost = layers.cost(start) if floor >> goal & 1 else None
    if cost is None:
        raise ValueError(f"no way from {coordinates(start)} to {coordinates(goal)}")
    (risk, points), here, way = cost, start, list[int]()
    while here != goal:
        here = next(cell for cell in cells(step(1 << here) & floor)
                    if _rests(layers, cell, risk - (hazards >> cell & 1), points - 1 - (slow >> cell & 1)))
        risk, points = risk - (hazards >> here & 1), points - 1 - (slow >> here & 1)
        way.append(here)
    return way


def _rests(back: Routes, cell: int, hazards: int, points: int) -> bool:
    """Whether `points` is the minimum cost from this cell on if `hazards` more hazards may be entered."""
    if hazards < 0 or points < 0:
        return False
    layer = back.layers[min(hazards, len(back.layers) - 1)]
    return points < len(layer) and bool(layer[points] >> cell & 1)


def _stepper(walls: Walls | None) -> Callable[[int], int]:
    return _around if walls is None else walls.beside


def _around(mask: int) -> int:
    """The set and its neighbours, not clipped to the board. Floods limit it to their floor."""
    west, east = mask | mask >> 1, mask | mask << 1
    return west | east | west << STRIDE | east >> STRIDE


def _forth(start: int, floor: int, slow: int, hazards: int, limit: int | None, step: Callable[[int], int],
           below: list[int]) -> list[int]:
    """One flood away from start. Safe cells are entered from this flood, hazards from `below`, which allowed one hazard less."""
    layers, free, mask, late = [start], floor & ~start, start, 0
    safe = free & ~hazards
    for points in range(_UNLIMITED if limit is None else limit):
        entered = step(mask) & free & safe
        if points < len(below):
            entered |= step(below[points]) & free & hazards
        held = entered & slow
        mask = entered ^ held | late
        free &= ~mask
        late = held & free
        if not mask and not late and points >= len(below):
            break
        layers.append(mask)
    return _trimmed(layers)


def _back(start: int, floor: int, slow: int, hazards: int, limit: int | None, step: Callable[[int], int],
          below: list[int]) -> list[int]:
    """One flood towards start. The cell that a step leads to determines its cost, so steps into hazards are taken from `below`."""
    layers, free, mask, late = [start], floor & ~start, start, 0
    for points in range(_UNLIMITED if limit is None else limit):
        entered = mask & ~hazards
        if points < len(below):
            entered |= below[points] & hazards
        held = entered & slow
        mask = (step(entered ^ held) | late) & free
        free &= ~mask
        late = step(held) & free
        if not mask and not late and points >= len(below):
            break
        layers.append(mask)
    return _trimmed(layers)


def _trimmed(layers: list[int]) -> list[int]:
    """Remove empty layers at the end, so that equal floods are equal lists."""
    while len(layers) > 1 and not layers[-1]:
        layers.pop()
    return layers
