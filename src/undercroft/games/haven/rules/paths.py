"""Ways and paths: where a figure could move, and the hazards and points it would cost. It is pure geometry."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from undercroft.grid.hexes import Routes, Walls, flood, routes


class Way(Struct, frozen=True, cache_hash=True):
    """How a figure moves: where it may pass and end, what slows it, what hurts it, and its movement points."""

    here: int
    floor: int
    ends: int
    slow: int
    hazards: int
    points: int
    leaps: bool = False
    """Whether the figure jumps. If so, hazards and difficult terrain count only in the last hex (BB-MAI-25, GH-FOC-12, GH-OVR-26)."""
    walls: Walls | None = None


class Paths:
    """The cost of a figure's paths, counting hazards first, then points: BB-MAI-06, BB-MAI-07, BB-MAI-25, GH-FOC-17, GH-FOC-21. On foot, every hex
    entered counts; when jumping, only the last one; when flying, none. The hex the figure starts in never counts."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.ends = way.ends | 1 << way.here
        self._ways: Routes | None = None
        self._clean: list[int] | None = None
        self._safe = -1

    @property
    def ways(self) -> Routes:
        """All trade-offs between hazards and points. They are computed on demand, because most questions can be settled without hazards."""
        if self._ways is None:
            way = self.way
            self._ways = leap(way) if way.leaps else routes(1 << way.here, way.floor, way.slow, way.hazards, walls=way.walls)
        return self._ways

    @property
    def clean(self) -> list[int]:
        """The costs of paths without any hazard."""
        if self._clean is None:
            way = self.way
            if way.leaps or self._ways is not None:
                self._clean = self.ways.layers[0]
            else:
                self._clean = flood(1 << way.here, way.floor & ~way.hazards, way.slow & ~way.hazards, walls=way.walls)
        return self._clean

    def within(self, hazards: int, points: int) -> int:
        """Where the move may end with at most this many hazards and points."""
        if hazards:
            return self.ways.within(hazards, points) & self.ends
        found = 0
        for layer in self.clean[: points + 1]:
            found |= layer
        return found & self.ends

    def hazards(self, goal: int) -> int | None:
        """BB-MAI-06, BB-MAI-07, GH-MTR-01 … 03, GH-MTR-05: the fewest hazards on a path of any length to any of these cells; None if there is no
        path."""
        if self._safe < 0:
            self._safe = self.within(0, 10_000)
        if self._safe & goal:
            return 0
        for h in range(1, self.most + 1):
            if self.within(h, 10_000) & goal:
                return h
        return None

    @property
    def most(self) -> int:
        return len(self.ways.layers) - 1

    def points(self, hazards: int, goal: int) -> int:
        """BB-MAI-06, BB-MAI-07, GH-FOC-17: the fewest points needed to reach any of these cells with this many hazards."""
        wanted = goal & self.ends
        for n, layer in enumerate(self.clean if not hazards else self.ways.layers[min(hazards, self.most)]):
            if layer & wanted:
                return n
        raise AssertionError("there is no such path")


@lru_cache(maxsize=256)
def known_paths(way: Way) -> Paths:
    """The paths of a figure, found once: for several enemies, for the reasons, and when choices are replayed."""
    return Paths(way)


def leap(way: Way) -> Routes:
    """BB-MAI-25, GH-FOC-12, GH-MTR-04, GH-OVR-26: a jump passes over everything. Only its last hex can be a hazard or cost extra."""
    layers = flood(1 << way.here, way.floor, walls=way.walls)
    if slow := way.slow & ~(1 << way.here):
        layers = [layer & ~slow | before & slow for layer, before in zip([*layers, 0], [0, *layers])]
    hazards = way.hazards & ~(1 << way.here)
    return Routes([[layer & ~hazards for layer in layers], layers] if hazards else [layers])


def to_go(way: Way, goal: int) -> Routes:
    """BB-MAI-28, GH-MMV-11: the cost of the rest of the path to a goal, from every hex."""
    floor = way.floor | 1 << way.here
    return Routes([flood(goal, floor, walls=way.walls)]) if way.leaps else routes(goal, floor, way.slow, way.hazards, back=True, walls=way.walls)


def closest(way: Way, paths: Paths, ahead: Routes) -> int:
    """BB-MAI-28, GH-MMV-11: of the hexes this move can end in, those with the fewest hazards now and ahead, then points ahead, then points spent."""
    reach = [paths.within(hazards, way.points) for hazards in range(paths.most + 1)]
    for total in range(len(ahead.layers)):
        found: list[tuple[int, int, int]] = []
        for now in range(min(total, paths.most) + 1):
            layers = ahead.layers[total - now]
            left, ends = next(((n, layer & reach[now]) for n, layer in enumerate(layers) if layer & reach[now]), (0, 0))
            if ends:
                found.append((left, now, ends))
        if found:
            left = min(n for n, _, _ in found)
            spent = [(paths.points(now, ends), now, ends) for n, now, ends in found if n == left]
            least = min(n for n, _, _ in spent)
            best = 0
            for n, now, ends in spent:
                if n == least:
                    best |= paths.within(now, n) & ends
            return best
    raise AssertionError("a figure can always stay where it is")
