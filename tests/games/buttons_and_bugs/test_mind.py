"""The monster mind against a naive reference that enumerates every trade of hazards against points on plain sets of cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from undercroft.games.buttons_and_bugs.rules.mind import Reason, plan
from undercroft.games.haven.rules.paths import Way
from undercroft.grid.hexes import cell_at, cells

SIZE = 6
MARKS = "." * 9 + "oo~~!!x" + "aa"
"""A hex of a random map: featureless, obstacle, difficult, hazard, both of these, ally; most are featureless."""

Hex = tuple[int, int]
Cost = tuple[int, int]


class World(NamedTuple):
    """A small map with a monster, its target, and how it moves."""

    marks: dict[Hex, str]
    here: Hex
    target: Hex
    mode: str
    points: int


def beside(hex: Hex) -> list[Hex]:
    q, r = hex
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def apart(a: Hex, b: Hex) -> int:
    (q, r), (s, t) = a, b
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


@st.composite
def worlds(draw: st.DrawFn) -> World:
    width, height = draw(st.integers(2, SIZE)), draw(st.integers(1, SIZE - 1))
    spots = [(q, r) for r in range(height) for q in range(width)]
    marks = {spot: draw(st.sampled_from(MARKS + "  ")) for spot in spots}
    here, target = draw(st.permutations(spots))[:2]
    marks = {spot: mark for spot, mark in marks.items() if mark != " "} | {here: draw(st.sampled_from(".!~"))} | {target: "."}
    return World(marks, here, target, draw(st.sampled_from(["walk", "jump", "fly"])), draw(st.integers(0, 5)))


def mask(hexes: Iterable[Hex]) -> int:
    return sum(1 << cell_at(q + 5, r + 5) for q, r in hexes)


def way_of(world: World) -> Way:
    """The same world as the mind gets it, with the sets each way of moving has."""
    marks, mode = world.marks, world.mode
    where = cell_at(world.here[0] + 5, world.here[1] + 5)
    free = [h for h in marks if h != world.target and marks[h] != "a"]
    if mode == "fly":
        return Way(where, mask(marks), mask(free), 0, 0, world.points)
    hazards = mask(h for h in marks if marks[h] in "!x")
    ends = mask(h for h in free if marks[h] != "o")
    if mode == "jump":
        return Way(where, mask(marks), ends, 0, hazards, world.points, leaps=True)
    floor = mask(h for h in marks if marks[h] != "o" and h != world.target)
    return Way(where, floor, ends, mask(h for h in marks if marks[h] in "~x"), hazards, world.points)


# -- the reference -------------------------------------------------------------------------------------------------------
def step(world: World, to: Hex) -> Cost | None:
    """What entering a hex costs in hazards and points, counted as for a way that ends there; None: it may not be entered."""
    mark = world.marks.get(to)
    if mark is None:
        return None
    if world.mode == "fly":
        return 0, 1
    if world.mode == "jump":
        return 0, 1
    if mark == "o" or to == world.target:
        return None
    return int(mark in "!x"), 2 if mark in "~x" else 1


def trades(world: World, start: Hex) -> dict[Hex, set[Cost]]:
    """All costs of ways from a hex that no other way to the same hex beats in both hazards and points."""
    found: dict[Hex, set[Cost]] = {start: {(0, 0)}}
    todo = [start]
    while todo:
        hex = todo.pop()
        for to in beside(hex):
            price = step(world, to)
            if price is None or to == start:
                continue
            old = found.get(to, set())
            new = {(h + price[0], p + price[1]) for h, p in found[hex]} | old
            best = {c for c in new if not any(d != c and d[0] <= c[0] and d[1] <= c[1] for d in new)}
            if best != old:
                found[to] = best
                todo.append(to)
    if world.mode == "jump":
        return {h: {(int(h != start and world.marks[h] in "!x"), p) for _, p in costs} for h, costs in found.items()}
    return found


def may_end(world: World, hex: Hex) -> bool:
    if hex == world.here:
        return True
    return hex != world.target and world.marks[hex] != "a" and (world.mode == "fly" or world.marks[hex] != "o")


def reference(world: World, reaches: Sequence[int], shy: bool) -> set[Hex] | None:
    """BB-MAI-02 … 28 word by word: the equally good hexes to end the move in; None: the monster cannot attack at all."""
    ways = trades(world, world.here)
    ends = [h for h in ways if may_end(world, h)]
    aims = [h for h in ends if apart(h, world.target) <= max(reaches)]
    if not aims:
        return None
    fewest = min(hazards for h in aims for hazards, _ in ways[h])
    safest = {h: min(p for hazards, p in ways[h] if hazards == fewest) for h in aims if any(c[0] == fewest for c in ways[h])}
    now = {h: points for h, points in safest.items() if points <= world.points}
    if now:

        def merit(h: Hex) -> tuple[int, bool, int]:
            away = apart(h, world.target)
            return -sum(away <= reach for reach in reaches), shy and away <= 1, now[h]

        best = min(merit(h) for h in now)
        return {h for h in now if merit(h) == best}
    goal = [h for h in safest if safest[h] == min(safest.values())]
    rank: dict[Hex, tuple[int, int, int]] = {}
    for hex in ends:
        ahead = trades(world, hex)
        rests = [min(ahead[g]) for g in goal if g in ahead]
        spent = [c for c in ways[hex] if c[1] <= world.points]
        if rests and spent:
            rest = min(rests)
            rank[hex] = min((hazards + rest[0], rest[1], points) for hazards, points in spent)
    return {h for h in rank if rank[h] == min(rank.values())}


NOW_OR_LATER = World(
    {(0, 0): "!", (2, 0): ".", (3, 0): "!", (4, 0): "~", (0, 1): ".", (1, 1): "!", (2, 1): "~", (3, 1): "!", (4, 1): "."},
    here=(4, 1), target=(0, 1), mode="walk", points=2,
)  # fmt: skip
"""A hazard for one point now or difficult terrain and a hazard later: as many hazards and points ahead, but not as many points now."""


@example(NOW_OR_LATER, [1], False)
@settings(max_examples=600, deadline=None)
@given(worlds(), st.lists(st.sampled_from([1, 1, 1, 2, 3]), min_size=1, max_size=3), st.booleans())
def test_the_mind_finds_exactly_the_equally_good_hexes(world: World, reaches: list[int], shy: bool) -> None:
    wanted = reference(world, reaches, shy)
    found = plan(way_of(world), cell_at(world.target[0] + 5, world.target[1] + 5), reaches, shy)
    if wanted is None:
        assert found is None
    else:
        assert found is not None
        assert list(cells(found.ends)) == list(cells(mask(wanted)))


@settings(max_examples=100, deadline=None)
@given(worlds(), st.integers(1, 3), st.booleans())
def test_the_reasons_end_with_what_is_decided(world: World, reach: int, shy: bool) -> None:
    trace: list[Reason] = []
    found = plan(way_of(world), cell_at(world.target[0] + 5, world.target[1] + 5), [reach], shy, trace)
    assert trace
    assert found is None or trace[-1].cells == found.ends


def test_the_number_of_attacks_is_a_reason_only_if_there_are_several() -> None:
    world = World({(q, 0): "." for q in range(4)}, (0, 0), (3, 0), "walk", 2)
    for reaches, told in (([1], False), ([1, 2], True), ([1, 2, 3], True)):
        trace: list[Reason] = []
        plan(way_of(world), cell_at(3 + 5, 5), reaches, False, trace)
        assert ("BB-MAI-23" in [reason.rule for reason in trace]) == told


def test_a_figure_may_always_stay_and_attack_from_where_it_stands() -> None:
    here, target = cell_at(5, 5), cell_at(6, 5)
    way = Way(here, mask([(0, 0), (0, 1)]), 0, 0, 0, 2)
    trace: list[Reason] = []
    found = plan(way, target, [1], False, trace)
    assert found is not None
    assert (found.ends, found.cost, found.attacks) == (1 << here, (0, 0), True)
    assert plan(way, target, [1], False) == found
