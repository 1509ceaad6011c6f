"""Range and sight on one topology: examples from the rules, and an independent geometry in exact fractions."""
from __future__ import annotations

import copy
import pickle
from fractions import Fraction as F
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.hexes import cell_at, cells, coordinates
from undercroft.grid.maps import TextMap, read_map
from undercroft.grid.topology import Topology, topology

Vector = tuple[F, F, F]
SIDE = 5
GROUND = [cell_at(1 + q, 1 + r) for r in range(SIDE) for q in range(SIDE)]
EDGES = [(a, b) for a in GROUND for b in (a + 1, a + 64, a + 63) if b in GROUND]
some_floor = st.sets(st.sampled_from(GROUND), max_size=8).map(lambda holes: frozenset(GROUND) - holes)
some_walls: st.SearchStrategy[frozenset[tuple[int, int]]] = st.frozensets(st.sampled_from(EDGES), max_size=8) | st.just(frozenset())


def mask(some: frozenset[int] | set[int]) -> int:
    return sum(1 << cell for cell in some)


# The reference works in cube coordinates, where a hex is |x - y|, |y - z|, |z - x| <= 1 around its centre.

def centre(cell: int) -> Vector:
    q, r = coordinates(cell)
    return F(q), F(r), F(-q - r)


def outline(cell: int) -> set[Vector]:
    x, y, z = centre(cell)
    thirds = {tuple(sign * F(n, 3) for n in p) for p in permutations((2, -1, -1)) for sign in (1, -1)}
    return {(x + a, y + b, z + c) for a, b, c in thirds}


def touches_hex(a: Vector, b: Vector, cell: int) -> bool:
    """Clip the parameter of the line against the six half-planes of the hex."""
    low, high, mid = F(0), F(1), centre(cell)
    for i, j in permutations(range(3), 2):
        at, to = a[i] - a[j] - mid[i] + mid[j], b[i] - b[j] - mid[i] + mid[j]
        if at == to:
            if at > 1:
                return False
        elif to > at:
            high = min(high, (1 - at) / (to - at))
        else:
            low = max(low, (1 - at) / (to - at))
    return low <= high


def touches_wall(a: Vector, b: Vector, pair: tuple[int, int]) -> bool:
    """Solve a + t (b - a) = c + u (d - c) for t and u in 0..1."""
    c, d = sorted(outline(pair[0]) & outline(pair[1]))
    ux, uy, vx, vy, wx, wy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1], c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det:
        return 0 <= (wx * vy - wy * vx) / det <= 1 and 0 <= (wx * uy - wy * ux) / det <= 1
    if wx * vy != wy * vx:
        return False
    return max(a, b) >= c and min(a, b) <= d


def reference_sees(floor: frozenset[int], walls: frozenset[tuple[int, int]], a: int, b: int) -> bool:
    barred = {frozenset(pair) for pair in walls}
    if a == b or ({a, b} <= floor and b in around(a) and frozenset((a, b)) not in barred):
        return True
    everything = [cell_at(q, r) for q in range(SIDE + 2) for r in range(SIDE + 2)]
    solid = [cell for cell in everything if cell not in floor]
    return any(not any(touches_hex(p, q, cell) for cell in solid) and not any(touches_wall(p, q, pair) for pair in walls)
               for p, q in product(outline(a), outline(b)))


def around(cell: int) -> list[int]:
    return [cell + 1, cell - 1, cell + 64, cell - 64, cell + 63, cell - 63]


@settings(max_examples=120, deadline=None)
@given(some_floor, some_walls, st.data())
def test_sight_is_exact(floor: frozenset[int], walls: frozenset[tuple[int, int]], data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(sorted(floor))), data.draw(st.sampled_from(sorted(floor)))
    place = topology(mask(floor), walls)
    assert place.sees(a, b) == place.sees(b, a) == reference_sees(floor, walls, a, b)


@settings(max_examples=40, deadline=None)
@given(some_floor, some_walls)
def test_sight_is_mutual_and_holds_what_is_seen(floor: frozenset[int], walls: frozenset[tuple[int, int]]) -> None:
    place = topology(mask(floor), walls)
    fresh = Topology(place.cells, place.walls)
    for a in sorted(floor):
        assert place.sight(a) == mask({b for b in floor if fresh.sees(b, a)})
        assert place.sight(a) & ~place.cells == 0


@settings(max_examples=80, deadline=None)
@given(some_floor, some_walls, st.data())
def test_range_is_counted_along_steps(floor: frozenset[int], walls: frozenset[tuple[int, int]], data: st.DataObject) -> None:
    a = data.draw(st.sampled_from(sorted(floor)))
    steps, layer, barred = {a: 0}, [a], {frozenset(pair) for pair in walls}
    while layer:
        ahead = [n for cell in layer for n in around(cell) if n in floor and n not in steps and frozenset((cell, n)) not in barred]
        steps.update(dict.fromkeys(ahead, steps[layer[0]] + 1))
        layer = ahead
    place = topology(mask(floor), walls)
    assert all(place.distance(a, b) == steps.get(b) for b in GROUND)
    assert all(place.within(a, n) == mask({b for b, m in steps.items() if m <= n}) for n in range(-1, 26))
    assert place.neighbours(a) == mask({b for b, m in steps.items() if m == 1})


def drawn(text: str) -> TextMap:
    return read_map(text)


def at(room: TextMap, mark: str) -> int:
    (cell,) = cells(room.marks[mark])
    return cell


def test_nothing_is_seen_along_a_corridor_one_hex_wide_but_the_next_hex() -> None:
    """Every corner touches a wall, so only adjacency gives sight (GH-LOS-11, GH-LOS-12)."""
    room = drawn("a b c d")
    place = topology(room.cells)
    a, b, c = (at(room, mark) for mark in "abc")
    assert place.sees(a, a)
    assert place.sees(a, b)
    assert not place.sees(a, c)
    assert place.distance(a, c) == 2
    assert list(cells(place.sight(b))) == [a, b, c]


def test_a_line_that_touches_a_wall_corner_is_blocked() -> None:
    """All lines from a to b meet the pillar, the best of them in a single point: the pillar's top (GH-LOS-02)."""
    text = """
  a m n b
 . . # . .
"""
    room = drawn(text)
    assert not topology(room.cells).sees(at(room, "a"), at(room, "b"))
    opened = drawn(text.replace("#", "."))
    assert topology(opened.cells).sees(at(opened, "a"), at(opened, "b"))


def test_a_line_that_touches_the_end_of_a_thin_wall_is_blocked() -> None:
    """The highest line from a to b meets the wall between m and v in its end, lower ones cross it (GH-LOS-10)."""
    room = drawn("""
  a m n b
 . . v w .
""")
    a, b, m, v = (at(room, mark) for mark in "abmv")
    assert topology(room.cells).sees(a, b)
    assert not topology(room.cells, frozenset({(m, v)})).sees(a, b)
    assert topology(room.cells, frozenset({(v, at(room, "w"))})).sees(a, b), "that wall ends below the line"


def test_obstacles_and_figures_are_cells_and_do_not_block_sight() -> None:
    """What stands on a cell is not the topology's business (GH-LOS-04)."""
    room = drawn("""
. . . .
 a o b .
. . . .
""")
    assert topology(room.cells).sees(at(room, "a"), at(room, "b"))


def test_a_common_corner_off_the_walls_suffices() -> None:
    """GH-LOS-11: a and b share no edge but touch the same open floor."""
    room = drawn("""
. . . .
 . a b .
. . . .
""")
    a, b = at(room, "a"), at(room, "b")
    walls = frozenset({(a, b)})
    place = topology(room.cells, walls)
    assert place.distance(a, b) == 2
    assert not place.neighbours(a) >> b & 1
    assert place.sees(a, b), "past the end of the wall, from upper corner to upper corner"


def test_a_row_of_thin_walls_blocks_sight_and_range() -> None:
    """Two tiles edge to edge (GH-LOS-10): no step, no range, no sight, no adjacency from one to the other."""
    room = drawn("""
a b c
 d e f
""")
    cell = {mark: at(room, mark) for mark in "abcdef"}
    walls = frozenset((cell[x], cell[y]) for x, y in ("ad", "bd", "be", "ce", "cf"))
    place = topology(room.cells, walls)
    upper, lower = sum(1 << cell[x] for x in "abc"), sum(1 << cell[x] for x in "def")
    for x in "abc":
        assert not place.sight(cell[x]) & lower
        assert place.within(cell[x], 9) == upper
    assert place.distance(cell["a"], cell["d"]) is None
    assert place.barriers is not None
    assert place.barriers.pairs == place.walls


def test_the_order_of_a_pair_and_walls_against_the_outside_do_not_matter() -> None:
    room = drawn("a b c")
    a, b = at(room, "a"), at(room, "b")
    assert topology(room.cells, frozenset({(b, a), (a, a - 1)})) is topology(room.cells, frozenset({(a, b)}))
    assert topology(room.cells, frozenset({(a, a - 1)})) is topology(room.cells)
    assert topology(room.cells, frozenset({(a, b)})) != topology(room.cells)
    assert topology(room.cells).barriers is None


def test_a_topology_is_shared_by_copies_and_pickles() -> None:
    place = topology(drawn("a b c").cells)
    assert copy.deepcopy(place) is place
    assert pickle.loads(pickle.dumps(place)) is place


def test_a_cell_outside_has_no_range_and_no_sight() -> None:
    room = drawn("a b")
    place, outside = topology(room.cells), at(room, "b") + 1
    assert place.within(outside, 3) == place.neighbours(outside) == place.sight(outside) == 0
    assert place.distance(outside, at(room, "b")) is None
    assert place.distance(at(room, "b"), outside) is None
    assert not place.sees(outside, at(room, "b"))


def test_a_topology_keeps_off_the_edge() -> None:
    with pytest.raises(ValueError, match="edge"):
        topology(1 << cell_at(0, 5))


def test_sight_spans_the_largest_map() -> None:
    """From corner to corner of 40 x 40 hexes no line runs off the board."""
    for text, flat in (("\n".join(" " * (y % 2) + ". " * 40 for y in range(40)), False),
                       ("\n".join(" " * 2 * (y % 2) + ".   " * 20 for y in range(80)), True)):
        room = read_map(text, flat)
        place, ends = topology(room.cells), [min(cells(room.cells)), max(cells(room.cells))]
        ends += [room.by_name[name] for name in ("1,1", "40,1", "1,40", "40,40")]
        assert all(place.sees(a, b) for a, b in product(ends, ends))
