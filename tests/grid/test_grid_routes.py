"""Floods and cheapest ways against Dijkstra over dicts, all best trades of hazards against points included."""
from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.hexes import Walls, cell_at, cells, flood, path, routes

AXES = ((1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1))
SIDE = 6
GROUND = [cell_at(2 + q, 2 + r) for r in range(SIDE) for q in range(SIDE)]
EDGES = [(a, b) for a in GROUND for b in (a + 1, a + 64, a + 63) if b in GROUND]


@dataclass
class Field:
    """A small drawn field as sets, and the same as masks."""
    start: set[int]
    floor: set[int]
    slow: set[int]
    hazards: set[int]
    walls: frozenset[tuple[int, int]]
    limit: int | None

    def masks(self) -> tuple[int, int, int, int]:
        return mask(self.start), mask(self.floor), mask(self.slow), mask(self.hazards)

    def barriers(self) -> Walls | None:
        return Walls(self.walls) if self.walls else None

    def steps(self, cell: int) -> list[int]:
        near = [cell + dq + 64 * dr for dq, dr in AXES]
        return [n for n in near if (cell, n) not in self.walls and (n, cell) not in self.walls]

    def price(self, cell: int) -> tuple[int, int]:
        return int(cell in self.hazards), 2 if cell in self.slow else 1


def mask(some: set[int]) -> int:
    return sum(1 << cell for cell in some)


some_cells = st.sets(st.sampled_from(GROUND))
most_cells = some_cells.map(lambda some: set(GROUND) - some) | st.just(set(GROUND))
fields = st.builds(Field, st.sets(st.sampled_from(GROUND), min_size=1, max_size=3), most_cells | some_cells, some_cells, some_cells,
                   st.frozensets(st.sampled_from(EDGES), max_size=20) | st.just(frozenset()), st.none() | st.integers(0, 9))


def reference(field: Field, back: bool) -> dict[int, list[tuple[int, int]]]:
    """All undominated (hazards, points) of every cell, by Dijkstra on pairs in lexicographic order."""
    best: dict[int, list[tuple[int, int]]] = {}
    queue = [(0, 0, cell) for cell in sorted(field.start)]
    while queue:
        hazards, points, cell = heappop(queue)
        if any(p <= points for _, p in best.get(cell, [])):
            continue
        best.setdefault(cell, []).append((hazards, points))
        for n in field.steps(cell):
            if n in field.floor:
                h, p = field.price(cell if back else n)
                if field.limit is None or points + p <= field.limit:
                    heappush(queue, (hazards + h, points + p, n))
    return best


@settings(max_examples=300, deadline=None)
@given(fields, st.booleans())
def test_routes_hold_every_best_trade(field: Field, back: bool) -> None:
    start, floor, slow, hazards = field.masks()
    found = routes(start, floor, slow, hazards, field.limit, back, field.barriers())
    best = reference(field, back)
    assert found.reached() == mask(set(best))
    assert all(found.cost(cell) == (best[cell][0] if cell in best else None) for cell in GROUND)
    most = max(h for pairs in best.values() for h, _ in pairs)
    assert len(found.layers) == most + 1
    for h in range(most + 2):
        fewest = {cell: min(p for k, p in pairs if k <= h) for cell, pairs in best.items() if pairs[0][0] <= h}
        if h <= most:
            layers = [mask({c for c, p in fewest.items() if p == points}) for points in range(max(fewest.values()) + 1)]
            assert found.layers[h] == layers
        for points in range(-1, 14):
            assert found.within(h, points) == mask({cell for cell, p in fewest.items() if p <= points})
    assert found.within(-1, 5) == 0


@settings(max_examples=100, deadline=None)
@given(fields)
def test_flood_is_routes_without_hazards(field: Field) -> None:
    start, floor, slow, _ = field.masks()
    single = flood(start, floor, slow, field.limit, field.barriers())
    assert routes(start, floor, slow, 0, field.limit, walls=field.barriers()).layers == [single]


def best_ways(field: Field, here: int, goal: int, cost: tuple[int, int]) -> list[list[int]]:
    """All ways from here to the goal for exactly this cost, in order of their cells."""
    if here == goal:
        return [[]] if cost == (0, 0) else []
    back = reference(Field({goal}, field.floor | {here}, field.slow, field.hazards, field.walls, None), True)
    ways = []
    for n in sorted(set(field.steps(here)) & field.floor):
        h, p = field.price(n)
        rest = (cost[0] - h, cost[1] - p)
        if rest in back.get(n, []):
            ways += [[n, *way] for way in best_ways(field, n, goal, rest)[:1]]
    return ways


@settings(max_examples=80, deadline=None)
@given(fields, st.sampled_from(GROUND), st.sampled_from(GROUND))
def test_path_is_the_first_of_the_cheapest_ways(field: Field, start: int, goal: int) -> None:
    _, floor, slow, hazards = field.masks()
    field.start = {start}
    cost = reference(field, False).get(goal)
    if cost is None:
        with pytest.raises(ValueError, match="no way"):
            path(start, goal, floor, slow, hazards, field.limit, field.barriers())
    else:
        way = path(start, goal, floor, slow, hazards, field.limit, field.barriers())
        assert way == best_ways(field, start, goal, cost[0])[0]


def test_a_detour_avoids_the_hazard_and_the_short_way_is_kept() -> None:
    """a h b in a row, and a longer safe way below it."""
    a, h, b = (cell_at(q, 10) for q in (10, 11, 12))
    below = [cell_at(q, 11) for q in (10, 11)]
    floor = mask({a, h, b, *below})
    found = routes(1 << a, floor, 0, 1 << h)
    assert found.cost(b) == (0, 3)
    assert found.within(1, 2) >> b & 1
    assert not found.within(0, 2) >> b & 1
    assert path(a, b, floor, 0, 1 << h) == [*below, b]
    assert path(a, b, floor, 0, 1 << h, limit=2) == [h, b]


def test_a_corridor_of_width_one_counts_its_cells() -> None:
    corridor = [cell_at(q, 8) for q in range(4, 12)]
    assert flood(1 << corridor[0], mask(set(corridor))) == [1 << cell for cell in corridor]
    assert path(corridor[0], corridor[-1], mask(set(corridor))) == corridor[1:]


def test_costs_towards_the_start_count_the_start_and_not_the_first_cell() -> None:
    """A slow hazard as goal is paid for on arrival; the one stood upon is not paid for."""
    goal, middle, far = (cell_at(q, 8) for q in (4, 5, 6))
    floor = mask({middle, far})
    found = routes(1 << goal, floor, slow=1 << goal | 1 << far, hazards=1 << goal | 1 << far, back=True)
    assert [found.cost(cell) for cell in (goal, middle, far)] == [(0, 0), (1, 2), (1, 3)]


def test_a_thin_wall_is_walked_round() -> None:
    a, b = cell_at(10, 10), cell_at(11, 10)
    floor = mask({a, b, cell_at(10, 11), cell_at(11, 11)})
    walls = Walls(frozenset({(a, b)}))
    assert path(a, b, floor) == [b]
    assert path(a, b, floor, walls=walls) == [cell_at(10, 11), b]


def test_a_start_outside_the_floor_is_where_one_stands_but_not_entered() -> None:
    start, beyond = cell_at(10, 10), cell_at(11, 10)
    assert routes(1 << start, 1 << beyond).cost(beyond) == (0, 1)
    assert path(start, beyond, 1 << beyond) == [beyond]
    assert path(start, start, 0) == []
    assert list(cells(routes(0, 1 << beyond).reached())) == []
