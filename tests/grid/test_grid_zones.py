"""Zones with walls, doors and stairs between them, against a slow and obvious version."""

from __future__ import annotations

from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.zones import KEPT, Pair, Ways, Zones, pair

SIDE = 4
SPOTS = [(x, y) for y in range(SIDE) for x in range(SIDE)]
BORDERS = [pair(a, b) for a, b in product(range(len(SPOTS)), repeat=2) if a < b and sum(abs(p - q) for p, q in zip(SPOTS[a], SPOTS[b])) == 1]
PAIRS = [pair(a, b) for a, b in product(range(len(SPOTS)), repeat=2) if a < b]
some_open = st.frozensets(st.sampled_from(BORDERS), min_size=6)
some_stairs = st.frozensets(st.sampled_from(PAIRS), max_size=2)
some_gone = st.sets(st.integers(0, len(SPOTS) - 1), max_size=3)
some_zone = st.integers(0, len(SPOTS) - 1)


def mask(some: set[int]) -> int:
    return sum(1 << zone for zone in some)


class Slow:
    """The same by looking at every pair of zones."""

    def __init__(self, open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int]) -> None:
        self.open, self.steps, self.there = open, open | stairs, [n for n in range(len(SPOTS)) if n not in gone]

    def near(self, a: int, by: frozenset[Pair]) -> set[int]:
        return {b for b in self.there if a in self.there and b != a and pair(a, b) in by}

    def away(self, start: int, by: frozenset[Pair], among: set[int]) -> dict[int, int]:
        found = {start: 0} if start in self.there and start in among else {}
        for steps in range(len(SPOTS)):
            for zone in [z for z, n in found.items() if n == steps]:
                for other in self.near(zone, by) & among:
                    found.setdefault(other, steps + 1)
        return found

    def line(self, a: int, b: int) -> list[int] | None:
        """The zones from one to the other along a row or column."""
        (ax, ay), (bx, by) = SPOTS[a], SPOTS[b]
        if ax != bx and ay != by:
            return None
        steps = max(abs(bx - ax), abs(by - ay))
        dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
        return [SPOTS.index((ax + dx * n, ay + dy * n)) for n in range(steps + 1)]

    def range(self, a: int, b: int) -> int | None:
        line = self.line(a, b)
        if line is None or any(zone not in self.there for zone in line) or any(pair(p, q) not in self.open for p, q in pairwise(line)):
            return None
        return len(line) - 1


def both(open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int]) -> tuple[Ways, Slow]:
    return Zones(SPOTS, open, stairs).ways(gone=mask(gone)), Slow(open, stairs, gone)


@settings(max_examples=60, deadline=None)
@given(some_open, some_stairs, some_gone)
def test_sight_runs_in_straight_rows(open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int]) -> None:
    ways, slow = both(open, stairs, gone)
    for a, b in product(range(len(SPOTS)), repeat=2):
        assert ways.range(a, b) == slow.range(a, b)
    for a, least, most in product((0, 5, 15), (0, 1, 2), (None, 0, 1, 2)):
        found = {b for b in range(len(SPOTS)) if (n := slow.range(a, b)) is not None and n >= least and (most is None or n <= most)}
        assert ways.seen(a, least, most) == mask(found)


@settings(max_examples=60, deadline=None)
@given(some_open, some_stairs, some_gone, some_zone)
def test_steps_follow_open_borders_and_stairs(open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int], goal: int) -> None:
    ways, slow = both(open, stairs, gone)
    away = slow.away(goal, slow.steps, set(range(len(SPOTS))))
    assert ways.distances(goal) == tuple(away.get(zone, -1) for zone in range(len(SPOTS)))
    for zone in slow.there:
        assert ways.near[zone] == mask(slow.near(zone, slow.steps))
        assert ways.joined[zone] == mask(slow.near(zone, slow.open))


@settings(max_examples=60, deadline=None)
@given(some_open, some_stairs, some_gone, some_zone, some_zone)
def test_routes_are_shortest_or_lead_as_close_as_possible(
    open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int], zone: int, goal: int
) -> None:
    ways, slow = both(open, stairs, gone)
    if zone in gone:
        return
    every = set(range(len(SPOTS)))
    reach = slow.away(zone, slow.steps, every)
    gaps = {z: sum(abs(p - q) for p, q in zip(SPOTS[z], SPOTS[goal])) for z in reach}
    ends = {goal} if goal in reach else {z for z in reach if gaps[z] == min(gaps.values())}
    assert set(ways.ends(zone, goal)) == ends
    onward, routes = set[int](), set[int]()
    for end in ends:
        away = slow.away(end, slow.steps, every)
        onward |= {z for z in slow.near(zone, slow.steps) if away[z] == away[zone] - 1}
        routes |= {z for z in away if z in reach and away[z] + reach[z] == away[zone]}
    assert ways.onward(zone, goal) == (0 if zone in ends else mask(onward))
    assert ways.routes(zone, goal) == mask(routes)


@settings(max_examples=60, deadline=None)
@given(some_open, some_stairs, some_gone, some_zone, st.sets(some_zone))
def test_connected_zones_are_joined_by_borders_alone(
    open: frozenset[Pair], stairs: frozenset[Pair], gone: set[int], zone: int, among: set[int]
) -> None:
    ways, slow = both(open, stairs, gone)
    assert ways.connected(zone, mask(among)) == mask(set(slow.away(zone, slow.open, among)))


def test_doors_open_borders_and_pillars_shut_them() -> None:
    zones = Zones([(0, 0), (1, 0), (2, 0)], [(0, 1)])
    assert zones.borders == {(0, 1), (1, 2)}
    assert zones.ways().range(0, 2) is None
    assert zones.ways([(1, 2)]).range(0, 2) == 2
    assert zones.ways([(1, 2)], [(0, 1)]).range(0, 1) is None
    assert zones.grid(0, 2) == 2


def test_the_last_states_are_remembered() -> None:
    zones = Zones(SPOTS, BORDERS)
    first = zones.ways()
    assert zones.ways() is first
    for border in BORDERS[:KEPT]:
        zones.ways(shut=[border])
    assert zones.ways() is not first
