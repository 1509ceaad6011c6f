"""Distances and ways as predictable monsters count them: shortest paths with the fewest closed doors and units on them, and walks around others
(MA-AIP-13 … 18, MA-AIP-21, MA-AIP-29 … 36, MA-AIP-44 … 47)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.grid.hexes import cells
from undercroft.grid.square import Pair

from .situation import Situation, Unit

DESTROY = 4
"""MA-AIP-34: the stamina for destroying a closed door."""
MAX_WAYS = 2000
"""More equally good first moves than this are no position of a game."""
Layer = dict[int, int]
"""The cells of one distance, by the number of closed doors and units on the way."""


class TooManyWays(ValueError):
    """There are more equally good ways than anybody would list."""


class Way(NamedTuple):
    """The first thing on a path: the cells up to the first one to stop on, or a closed door to destroy."""

    cells: tuple[int, ...] = ()
    door: Pair | None = None


class Field:
    """How far all cells are from one cell, as the monster counts."""

    def __init__(self, at: Situation, start: int, until: Sequence[int] = ()) -> None:
        """`until`: sets of cells; the flood may stop when it has come to one cell of each."""
        self.at, self.start = at, start
        self.layers: list[Layer] = [{0: 1 << start}]
        floor = (at.floor | 1 << at.me.cell) & ~(1 << start)
        beside, barring, doors = at.walks.beside, at.barring, at.doors
        current, sought = self.layers[0], list(until)
        while current and floor:
            if until:
                for mask in current.values():
                    sought = [wanted for wanted in sought if not mask & wanted]
                if not sought:
                    break
            found: Layer = {}
            for count, mask in current.items():
                near = beside(mask) & floor
                if near:
                    bars = near & barring
                    found[count] = found.get(count, 0) | near & ~bars
                    if bars:
                        found[count + 1] = found.get(count + 1, 0) | bars
                for a, b in doors:
                    for here, there in ((a, b), (b, a)):
                        if mask >> here & 1 and floor >> there & 1:
                            cost = count + 1 + (barring >> there & 1)
                            found[cost] = found.get(cost, 0) | 1 << there
            current = {}
            for count in sorted(found):
                fresh = found[count] & floor
                if fresh:
                    current[count] = fresh
                    floor ^= fresh
            if current:
                self.layers.append(current)

    def distance(self, cell: int) -> tuple[int, int] | None:
        """MA-AIP-13, MA-AIP-18: the distance of a cell and the doors and units on the way; None if there is no way."""
        for away, layer in enumerate(self.layers):
            for count, mask in layer.items():
                if mask >> cell & 1:
                    return away, count
        return None

    def to(self, unit: Unit) -> tuple[int, int] | None:
        """The same for the space of a unit, which is not counted and need not be passable."""
        near, reach = self.at.walks.neighbours(unit.cell), before(self.at, unit.cell)
        for away, layer in enumerate(self.layers):
            found = [count if mask & near else count + 1 for count, mask in layer.items() if mask & reach]
            if found:
                return away + 1, min(found)
        return None

    def within(self, distance: int) -> int:
        """The cells that are closer than this."""
        found = 0
        for layer in self.layers[:distance]:
            for mask in layer.values():
                found |= mask
        return found


def _beyond_doors(at: Situation, cell: int) -> list[int]:
    """The cells behind the closed doors beside a cell."""
    return [a + b - cell for a, b in at.doors if cell in (a, b)]


def before(at: Situation, cell: int) -> int:
    """The cells from which a cell is one step away, perhaps through a closed door."""
    return at.walks.neighbours(cell) | sum(1 << beyond for beyond in _beyond_doors(at, cell))


def first_ways(at: Situation, field: Field) -> list[Way]:
    """MA-AIP-21, MA-AIP-34, MA-AIP-44, MA-MOV-14: how the shortest paths to the start of the field with the fewest doors and units begin: with a
    closed door, or with the cells up to the first one to stop on, if the stamina suffices for them."""
    here = at.me.cell
    known = field.distance(here)
    assert known is not None
    away, count = known
    found = _onward(at, field, (), here, away, count)
    behind = field.layers[away - 1].get(count - 1, 0)
    return [*found, *(Way(door=door) for door in at.doors if here in door and behind >> (sum(door) - here) & 1)]


def _onward(at: Situation, field: Field, way: tuple[int, ...], last: int, away: int, count: int) -> list[Way]:
    """The ways on from the last cell of a way, at this distance, to the first space to stop on."""
    if len(way) >= at.stamina or away <= 1:
        return []
    found: list[Way] = []
    for cell in cells(at.walks.neighbours(last) & field.layers[away - 1].get(count, 0)):
        if at.free >> cell & 1:
            found.append(Way((*way, cell)))
        elif not at.barring >> cell & 1:
            found += _onward(at, field, (*way, cell), cell, away - 1, count)
        if len(found) > MAX_WAYS:
            raise TooManyWays
    return found


def detours(at: Situation, goals: int) -> list[Way]:
    """MA-AIP-29, MA-AIP-32: how the cheapest walks to one of the goals begin, if the stamina suffices: a space costs 1 and a closed door 4, and of
    equal walks those with fewer doors come first."""
    start = at.me.cell
    ground = at.floor & ~at.barring
    best: dict[int, tuple[int, int]] = {start: (0, 0)}
    begins: dict[int, dict[Way, bool]] = {start: {}}
    """For each cell, how the best walks to it begin, and whether that beginning has reached a space to stop on."""
    queue = [(0, 0, start)]
    found: list[Way] = []
    limit: tuple[int, int] | None = None
    while queue:
        cost, doors, cell = heappop(queue)
        if (cost, doors) != best[cell] or (limit is not None and (cost, doors) > limit):
            continue
        if goals >> cell & 1:
            limit = cost, doors
            found += begins[cell]
            continue
        for beyond, door in _steps(at, cell, ground, start):
            then = (cost + 1, doors) if door is None else (cost + 1 + DESTROY, doors + 1)
            if then[0] > at.stamina or (beyond in best and best[beyond] < then):
                continue
            if best.get(beyond) != then:
                best[beyond], begins[beyond] = then, {}
                heappush(queue, (*then, beyond))
            begins[beyond] |= _begun(at, begins[cell], cell == start, beyond, door)
            if len(begins[beyond]) > MAX_WAYS:
                raise TooManyWays
    return list(dict.fromkeys(found))


def _steps(at: Situation, cell: int, ground: int, start: int) -> Iterator[tuple[int, Pair | None]]:
    """The next cells of a walk, some of them behind a closed door, which is destroyed from a space to stop on."""
    for beyond in cells(at.walks.neighbours(cell) & ground):
        yield beyond, None
    if cell == start or at.free >> cell & 1:
        for a, b in at.doors:
            if cell in (a, b) and ground >> (a + b - cell) & 1:
                yield a + b - cell, (a, b)


def _begun(at: Situation, before: dict[Way, bool], first: bool, cell: int, door: Pair | None) -> dict[Way, bool]:
    """How walks begin that go on to this cell."""
    stops = bool(at.free >> cell & 1)
    if first:
        return {Way(door=door): True} if door is not None else {Way((cell,)): stops}
    return {way if done else Way((*way.cells, cell)): done or stops for way, done in before.items()}
