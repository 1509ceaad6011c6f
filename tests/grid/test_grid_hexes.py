"""Cells, discs, neighbours and thin walls, against counting on coordinates; nothing runs round the end of a row."""
from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.hexes import BOARD, EDGE, MARGIN, STEPS, STRIDE, Walls, beside, cell_at, cells, coordinates, disc, distance, flood

AXES = ((1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1))
any_cell = st.integers(0, STRIDE * STRIDE - 1)
rim_cell = st.builds(cell_at, st.sampled_from((0, 1, 2, 61, 62, 63)), st.sampled_from((0, 1, 30, 62, 63)))
some_cell = any_cell | rim_cell


def around(cell: int) -> list[int]:
    """The neighbours of a cell on the board, one coordinate pair at a time."""
    q, r = coordinates(cell)
    places = [(q + dq, r + dr) for dq, dr in AXES]
    return [cell_at(q, r) for q, r in places if 0 <= q < STRIDE and 0 <= r < STRIDE]


@given(st.sets(any_cell, max_size=30))
def test_cells_are_listed_in_ascending_order(some: set[int]) -> None:
    assert list(cells(sum(1 << cell for cell in some))) == sorted(some)


@given(some_cell)
def test_coordinates_and_cell_at_are_inverse(cell: int) -> None:
    assert cell_at(*coordinates(cell)) == cell


@pytest.mark.parametrize(("q", "r"), [(-1, 3), (3, -1), (STRIDE, 3), (3, STRIDE)])
def test_a_place_off_the_board_is_no_cell(q: int, r: int) -> None:
    with pytest.raises(ValueError, match="off the board"):
        cell_at(q, r)


@given(some_cell, some_cell)
def test_distance_is_the_number_of_steps_of_three_kinds(a: int, b: int) -> None:
    (aq, ar), (bq, br) = coordinates(a), coordinates(b)
    dq, dr = bq - aq, br - ar
    diagonal = min(abs(dq), abs(dr)) if dq * dr < 0 else 0
    assert distance(a, b) == distance(b, a) == abs(dq) + abs(dr) - diagonal


@settings(max_examples=20, deadline=None)
@given(some_cell)
def test_distance_agrees_with_walking(a: int) -> None:
    steps, layer = {a: 0}, [a]
    while layer:
        layer = [n for n in dict.fromkeys(n for cell in layer for n in around(cell)) if n not in steps]
        steps.update(dict.fromkeys(layer, max(steps.values()) + 1))
    assert len(steps) == STRIDE * STRIDE
    assert all(distance(a, b) == n for b, n in steps.items())


@settings(max_examples=60, deadline=None)
@given(some_cell, st.integers(-1, 12) | st.integers(30, 140))
def test_disc_never_wraps(cell: int, n: int) -> None:
    assert disc(cell, n) == sum(1 << other for other in range(STRIDE * STRIDE) if distance(cell, other) <= n)


@given(st.sets(some_cell, max_size=8))
def test_beside_never_wraps(some: set[int]) -> None:
    expected = {n for cell in some for n in around(cell)}
    assert beside(sum(1 << cell for cell in some)) == sum(1 << cell for cell in expected)


def test_the_edge_is_the_outermost_ring() -> None:
    assert sorted(cells(EDGE)) == [c for c in range(STRIDE * STRIDE) if {0, STRIDE - 1} & set(coordinates(c))]
    assert BOARD.bit_count() == STRIDE * STRIDE


def test_a_flood_over_the_widest_row_ends_at_its_end() -> None:
    row = sum(1 << cell_at(q, r) for q in range(MARGIN, STRIDE - MARGIN) for r in (5, 7))
    layers = flood(1 << cell_at(MARGIN, 5), row)
    assert layers == [1 << cell_at(q, 5) for q in range(MARGIN, STRIDE - MARGIN)]


def test_walls_bar_a_step_both_ways_and_no_other() -> None:
    a = cell_at(10, 10)
    for step in STEPS:
        walls = Walls(frozenset({(a, a + step)}))
        assert walls == Walls(frozenset({(a + step, a)}))
        assert walls.beside(1 << a) == beside(1 << a) & ~(1 << a + step)
        assert walls.beside(1 << a + step) == beside(1 << a + step) & ~(1 << a)
        assert [mask.bit_count() for mask in walls.barred].count(1) == 2
        assert walls.barred[STEPS.index(step)] == 1 << a


def test_a_wall_needs_neighbours() -> None:
    with pytest.raises(ValueError, match="neighbouring"):
        Walls(frozenset({(cell_at(63, 4), cell_at(0, 5))}))
