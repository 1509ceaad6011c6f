"""Squares with walls on their edges: examples from the rules of Machina Arcana, and an independent geometry in exact fractions."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction as F
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology, cell_at, coordinates, disc, distance, line, topology

SIDE = 6
GROUND = [cell_at(1 + x, 1 + y) for y in range(SIDE) for x in range(SIDE)]
EDGES = [(a, b) for a in GROUND for b in (a + 1, a + STRIDE) if b in GROUND]
some_floor = st.sets(st.sampled_from(GROUND), max_size=6).map(lambda holes: frozenset(GROUND) - holes)
some_walls = st.frozensets(st.sampled_from(EDGES), max_size=14)
some_blockers = st.frozensets(st.sampled_from(GROUND), max_size=6)
some_cell = st.sampled_from(GROUND)


def mask(some: frozenset[int] | set[int]) -> int:
    return sum(1 << cell for cell in some)


def at(x: int, y: int) -> int:
    return cell_at(x + 1, y + 1)


def room(*walls: tuple[int, int]) -> Topology:
    return topology(mask(set(GROUND)), walls)


# -- the reference ----------------------------------------------------------------------------------------------------------
def open_between(floor: frozenset[int], walls: frozenset[tuple[int, int]], a: int, b: int) -> bool:
    return a in floor and b in floor and (a, b) not in walls and (b, a) not in walls


def one_move(floor: frozenset[int], walls: frozenset[tuple[int, int]], a: int, b: int) -> bool:
    """Side by side without a wall, or diagonal with one of the two ways round the corner free of walls."""
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    dx, dy = bx - ax, by - ay
    if max(abs(dx), abs(dy)) != 1 or a not in floor or b not in floor:
        return False
    if dx == 0 or dy == 0:
        return open_between(floor, walls, a, b)
    ways = (cell_at(bx, ay), cell_at(ax, by))
    return any(open_between(floor, walls, a, way) and open_between(floor, walls, way, b) for way in ways)


def crossings(a: int, b: int) -> list[F]:
    """Where the line between two centres meets a line of the grid, as shares of the way."""
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    found = set()
    for low, high in ((ax, bx), (ay, by)):
        if low != high:
            found |= {(F(2 * n + 1, 2) - low) / (high - low) for n in range(min(low, high), max(low, high))}
    return sorted(found)


def cell_of(a: int, b: int, share: F) -> int:
    """The cell around a point of the line that lies on no line of the grid. Centres are whole numbers here."""
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    return cell_at(round(ax + (bx - ax) * share), round(ay + (by - ay) * share))


def clear(floor: frozenset[int], walls: frozenset[tuple[int, int]], blockers: frozenset[int], a: int, b: int) -> bool:
    if a not in floor or b not in floor:
        return False
    stops = [F(0), *crossings(a, b), F(1)]
    through = [cell_of(a, b, (one + other) / 2) for one, other in pairwise(stops)]
    if any(cell in blockers or cell not in floor for cell in through[1:-1]):
        return False
    return all(one_move(floor, walls, one, other) for one, other in pairwise(through))


# -- properties -------------------------------------------------------------------------------------------------------------
@settings(max_examples=150, deadline=None)
@given(some_floor, some_walls, some_blockers)
def test_sight_is_what_the_slow_geometry_says(floor: frozenset[int], walls: frozenset[tuple[int, int]], blockers: frozenset[int]) -> None:
    here = topology(mask(floor), walls)
    corner = GROUND[0], GROUND[len(GROUND) // 2 + 2]
    for a, b in product(corner, GROUND):
        said = clear(floor, walls, blockers, a, b)
        assert here.sees(a, b, mask(blockers)) == here.sees(b, a, mask(blockers)) == said, (coordinates(a), coordinates(b))


@settings(max_examples=150, deadline=None)
@given(some_floor, some_walls, some_cell)
def test_king_moves_go_round_corners(floor: frozenset[int], walls: frozenset[tuple[int, int]], cell: int) -> None:
    here = topology(mask(floor), walls)
    assert here.neighbours(cell) == mask({b for b in GROUND if one_move(floor, walls, cell, b)})


@settings(max_examples=100, deadline=None)
@given(some_floor, some_walls, some_cell, st.none() | st.integers(0, 4))
def test_floods_count_king_moves(floor: frozenset[int], walls: frozenset[tuple[int, int]], start: int, limit: int | None) -> None:
    here = topology(mask(frozenset(GROUND)), walls)
    away, fresh = {start: 0}, [start]
    while fresh:
        cell = fresh.pop(0)
        for other in GROUND:
            if other not in away and other in floor and one_move(frozenset(GROUND), walls, cell, other) and (limit is None or away[cell] < limit):
                away[other] = away[cell] + 1
                fresh.append(other)
    layers = here.flood(1 << start, mask(floor), limit)
    assert {cell: n for n, layer in enumerate(layers) for cell in cells(layer)} == away
    assert all(layers)


@settings(max_examples=100, deadline=None)
@given(some_floor, some_walls, some_cell, some_cell)
def test_a_path_is_a_shortest_one(floor: frozenset[int], walls: frozenset[tuple[int, int]], start: int, goal: int) -> None:
    here, whole = topology(mask(frozenset(GROUND)), walls), mask(floor)
    layers = here.flood(1 << start, whole)
    steps = next((n for n, layer in enumerate(layers) if layer >> goal & 1), None)
    if steps is None or goal not in floor:
        with pytest.raises(ValueError, match="no way"):
            here.path(start, goal, whole & ~(1 << goal) if steps is not None else whole)
        return
    way = here.path(start, goal, whole)
    assert len(way) == steps
    assert all(here.neighbours(a) >> b & 1 and whole >> b & 1 for a, b in zip([start, *way], way))
    assert not way or way[-1] == goal


@given(some_cell, st.integers(-1, 8))
def test_a_disc_is_what_lies_within_its_distance(cell: int, n: int) -> None:
    near = {other for other in range(STRIDE * 20) if distance(cell, other) <= n}
    assert disc(cell, n) == mask(near)


@given(some_walls, some_blockers, some_cell, st.integers(0, 6))
def test_seen_is_in_sight_and_in_range(walls: frozenset[tuple[int, int]], blockers: frozenset[int], cell: int, n: int) -> None:
    here = topology(mask(set(GROUND)), walls)
    assert here.seen(cell, n, mask(blockers)) == mask({b for b in GROUND if distance(cell, b) <= n and here.sees(cell, b, mask(blockers))})


# -- examples of the rules ----------------------------------------------------------------------------------------------------
def test_a_line_through_the_middle_of_a_wall_is_blocked() -> None:
    assert not room((at(1, 1), at(2, 1))).sees(at(0, 1), at(4, 1))
    assert room((at(1, 1), at(2, 1))).sees(at(0, 2), at(4, 2))


def test_the_end_of_a_single_wall_does_not_block() -> None:
    """MA-LOS-03, MA-LOS-05: the line from one cell to its diagonal neighbour runs through the end of the wall."""
    here = room((at(1, 1), at(2, 1)))
    assert here.sees(at(1, 1), at(2, 2))
    assert here.sees(at(1, 2), at(2, 1))


def test_walls_that_meet_at_a_corner_block_what_they_separate() -> None:
    """MA-LOS-05: two walls in a row, or two walls at a right angle round one of the cells."""
    straight = room((at(1, 1), at(1, 2)), (at(2, 1), at(2, 2)))
    assert not straight.sees(at(1, 1), at(2, 2))
    assert not straight.sees(at(0, 0), at(3, 3))
    angle = room((at(1, 1), at(2, 1)), (at(1, 1), at(1, 2)))
    assert not angle.sees(at(1, 1), at(2, 2))
    assert angle.sees(at(2, 1), at(1, 2))


def test_a_corner_between_blockers_is_open() -> None:
    """MA-LOS-06: neither two blockers that touch diagonally, nor one and the end of a wall."""
    blockers = 1 << at(2, 1) | 1 << at(1, 2)
    assert room().sees(at(1, 1), at(2, 2), blockers)
    assert room((at(2, 2), at(1, 2))).sees(at(1, 1), at(2, 2), 1 << at(2, 1))


def test_a_blocker_blocks_only_between_the_two() -> None:
    """MA-LOS-02, MA-LOS-07."""
    assert not room().sees(at(0, 0), at(2, 0), 1 << at(1, 0))
    assert room().sees(at(0, 0), at(1, 0), 1 << at(0, 0) | 1 << at(1, 0))


def test_a_slanted_line_is_blocked_by_what_it_runs_through() -> None:
    """The line two across and one down runs through the cells next to both ends, and through no other."""
    assert not room().sees(at(0, 0), at(2, 1), 1 << at(1, 0))
    assert not room().sees(at(0, 0), at(2, 1), 1 << at(1, 1))
    assert room().sees(at(0, 0), at(2, 1), 1 << at(0, 1) | 1 << at(2, 0))


def test_the_outside_is_wall() -> None:
    whole = topology(mask({at(0, 0), at(2, 0), at(1, 1), at(0, 2)}))
    assert not whole.sees(at(0, 0), at(2, 0))
    assert not whole.sees(at(0, 0), at(1, 1)), "both ways round the corner lead over the outside"
    assert not whole.sees(at(0, 0), at(5, 5))


def test_a_line_is_counted_without_its_ends() -> None:
    assert line(0, 0) == (0, 0, 0, ())
    assert line(1, 0) == (0, 1, 0, ())
    assert line(1, -1).corners == ((STRIDE, 1, STRIDE + 1, 0),)


def test_equal_content_is_one_object() -> None:
    here = room((at(1, 1), at(2, 1)))
    assert here is room((at(2, 1), at(1, 1)))
    assert here is copy.deepcopy(here) is pickle.loads(pickle.dumps(here))


def test_what_cannot_be_a_topology_is_refused() -> None:
    with pytest.raises(ValueError, match="edge of the board"):
        topology(1)
    with pytest.raises(ValueError, match="side by side"):
        room((at(1, 1), at(2, 2)))
    with pytest.raises(ValueError, match="off the board"):
        cell_at(STRIDE, 0)
