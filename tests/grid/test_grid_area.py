"""Area patterns: reading, the group of turns and mirror images, and placements by brute force."""
from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.area import Pattern, orientations, pattern, placements
from undercroft.grid.hexes import STRIDE, cell_at, coordinates, disc, distance
from undercroft.grid.maps import MapError

offset = st.tuples(st.integers(-2, 2), st.integers(-2, 2))
greys = st.frozensets(offset.filter(lambda o: o != (0, 0)), min_size=1, max_size=4).map(lambda some: Pattern(tuple(sorted(some)), True))
reds = st.frozensets(offset, min_size=1, max_size=4).map(lambda some: Pattern(tuple(sorted(some)), False))


def turn(shape: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """A sixth of a turn: in cube coordinates (x, y, z) becomes (-y, -z, -x)."""
    return [(-r, q + r) for q, r in shape]


def test_read_a_pattern_around_the_figure() -> None:
    p = pattern("""
 x x
. @ x
""")
    assert p == Pattern(((0, -1), (1, -1), (1, 0)), True)
    assert p.size == 3


def test_read_a_pattern_without_a_grey_hex() -> None:
    assert pattern(" x\nx x") == Pattern(((0, 0), (-1, 1), (0, 1)), False)
    assert pattern(" x\nx x") == pattern(". x .\n x x")


@pytest.mark.parametrize(("text", "message"), [
    ("", "empty"), (". .", "no red"), ("@ .", "no red"), ("@ x @", "more than one"),
    ("x o", "line 1, column 3"), ("x\nx", "line 2, column 1")])
def test_a_pattern_that_cannot_be_read(text: str, message: str) -> None:
    with pytest.raises(MapError, match=message):
        pattern(text)


@pytest.mark.parametrize(("text", "count"), [
    ("x", 1), ("x x", 3), (" x\nx x", 2), (" x x\nx . x\n x x", 1), ("x x x", 3), ("x x\n . x", 6), ("x x x\n x", 12),
    ("x x\n . x x", 6), ("@ x", 6), ("@ x x", 6), (" x x\nx @ x\n x x", 1), (" x\n@ x", 6), ("x\n @ x", 6), ("@ . x\n x", 12)])
def test_how_many_orientations_there_are(text: str, count: int) -> None:
    assert len(orientations(pattern(text))) == count


@given(greys)
def test_turns_and_mirrors_form_a_group(p: Pattern) -> None:
    shapes = orientations(p)
    assert len(set(shapes)) == len(shapes)
    assert 12 % len(shapes) == 0
    assert set(shapes[0]) == set(p.cells)
    whole = {frozenset(shape) for shape in shapes}
    assert len(whole) == len(shapes)
    for shape in shapes:
        assert frozenset(turn(shape)) in whole
        assert frozenset((r, q) for q, r in shape) in whole
        assert {frozenset(s) for s in orientations(Pattern(shape, True))} == whole
        assert spread(shape) == spread(p.cells)


def spread(shape: tuple[tuple[int, int], ...]) -> list[int]:
    """How far the red hexes are from the figure."""
    return sorted(distance(cell_at(9, 9), cell_at(q + 9, r + 9)) for q, r in shape)


@given(reds)
def test_a_free_pattern_is_the_same_wherever_it_is_drawn(p: Pattern) -> None:
    moved = Pattern(tuple((q + 3, r - 1) for q, r in p.cells), False)
    assert orientations(moved) == orientations(p)
    assert {frozenset(shape) for shape in orientations(Pattern(tuple(turn(p.cells)), False))} == {frozenset(s) for s in orientations(p)}


places = st.builds(cell_at, st.sampled_from((0, 1, 2, 30, 61, 62, 63)), st.sampled_from((0, 1, 2, 30, 62, 63)))


def laid(shape: tuple[tuple[int, int], ...], q: int, r: int) -> int:
    hexes = [(q + dq, r + dr) for dq, dr in shape]
    return sum(1 << cell_at(*hex) for hex in hexes if 0 <= hex[0] < STRIDE and 0 <= hex[1] < STRIDE)


@given(greys, places)
def test_a_grey_pattern_lies_around_the_figure_and_never_wraps(p: Pattern, origin: int) -> None:
    expected = {laid(shape, *coordinates(origin)) for shape in orientations(p)}
    found = placements(p, origin, 0)
    assert set(found) == expected
    assert len(found) == len(expected)


@settings(max_examples=60, deadline=None)
@given(reds, places, st.integers(0, 2))
def test_a_free_pattern_lies_wherever_a_red_hex_is_in_reach(p: Pattern, origin: int, n: int) -> None:
    reach = disc(origin, n)
    q, r = coordinates(origin)
    expected = {laid(shape, q + dq, r + dr) for shape in orientations(p) for dq in range(-12, 13) for dr in range(-12, 13)}
    found = placements(p, origin, reach)
    assert set(found) == {mask for mask in expected if mask & reach}
    assert len(set(found)) == len(found)
    assert found == placements.__wrapped__(p, origin, reach)


def test_a_triangle_on_one_hex() -> None:
    """Two triangles, each with any of its three hexes on the target."""
    target = cell_at(10, 10)
    found = placements(pattern(" x\nx x"), target, 1 << target)
    assert len(found) == 6
    assert all(mask >> target & 1 and mask.bit_count() == 3 for mask in found)
