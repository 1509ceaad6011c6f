"""The monster mind: where a monster moves. It is pure geometry, and returns every equally good hex, with reasons if asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.grid.hexes import Routes, Walls, disc, flood, routes


class Reason(NamedTuple):
    """One step of the reasoning: the deciding rule, and the cells left after it."""

    rule: str
    id: str
    cells: int


class Way(NamedTuple):
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


class Plan(NamedTuple):
    """The equally good hexes to end this move in, and the attack hexes the monster is heading for."""

    ends: int
    goal: int
    cost: tuple[int, int]
    attacks: bool
    """Whether the character can be attacked from there this turn."""


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
        layers = self.clean if not hazards else self.ways.layers[min(hazards, self.most)]
        return next(n for n, layer in enumerate(layers) if layer & wanted)


def leap(way: Way) -> Routes:
    """BB-MAI-25, GH-FOC-12, GH-MTR-04, GH-OVR-26: a jump passes over everything. Only its last hex can be a hazard or cost extra."""
    layers = flood(1 << way.here, way.floor, walls=way.walls)
    if slow := way.slow & ~(1 << way.here):
        layers = [layer & ~slow | before & slow for layer, before in zip([*layers, 0], [0, *layers])]
    hazards = way.hazards & ~(1 << way.here)
    return Routes([[layer & ~hazards for layer in layers], layers] if hazards else [layers])


def attack_hexes(way: Way, target: int, reaches: Sequence[int]) -> int:
    """BB-MAI-02, BB-MAI-03, BB-MAI-22: the unoccupied hexes the monster can attack from, including its own."""
    return disc(target, max(reaches)) & (way.ends | 1 << way.here)


def plan(way: Way, target: int, reaches: Sequence[int], shy: bool, trace: list[Reason] | None = None) -> Plan | None:
    """Where to end the move in order to attack a target. `reaches` are the ranges of the attacks to come; `shy` means that being adjacent gives a
    ranged attack disadvantage. None if there is no hex to attack from (BB-MAI-11). BB-MAI-08: the fewest hazards take priority over everything
    else."""
    if trace is None and content(way, target, reaches, shy):
        return Plan(1 << way.here, 1 << way.here, (0, 0), True)
    paths = Paths(way)
    aims = attack_hexes(way, target, reaches)
    fewest = paths.hazards(aims)
    if fewest is None:
        if trace is not None:
            trace.append(Reason("BB-MAI-11", "mind-no-way", aims))
        return None
    if trace is not None:
        trace.append(Reason("BB-MAI-02", "mind-attack-hexes", aims))
        trace.append(Reason("BB-MAI-08", "mind-fewest-hazards", paths.within(fewest, 10_000) & aims))
    now = paths.within(fewest, way.points) & aims
    if now:
        best = best_now(now, target, reaches, shy, trace)
        cost = paths.points(fewest, best)
        ends = paths.within(fewest, cost) & best
        if trace is not None:
            trace.append(Reason("BB-MAI-14", "mind-fewest-points", ends))
        return Plan(ends, ends, (fewest, cost), True)
    return approach(way, paths, aims, fewest, trace)


def content(way: Way, target: int, reaches: Sequence[int], shy: bool) -> bool:
    """BB-MAI-03, BB-MAI-14: the monster can make every attack from where it stands without disadvantage, so it stays."""
    here = 1 << way.here
    return bool(disc(target, min(reaches)) & here) and not (shy and disc(target, 1) & here)


def best_now(now: int, target: int, reaches: Sequence[int], shy: bool, trace: list[Reason] | None) -> int:
    """The best attack hexes in reach this turn: first those with the most attacks (BB-MAI-23), then those without disadvantage
    (BB-MAI-15 … 17)."""
    for reach in sorted(reaches):
        if now & disc(target, reach):
            now &= disc(target, reach)
            break
    if trace is not None and len(reaches) > 1:
        trace.append(Reason("BB-MAI-23", "mind-most-attacks", now))
    apart = now & ~disc(target, 1)
    if shy and apart:
        now = apart
        if trace is not None:
            trace.append(Reason("BB-MAI-15", "mind-keep-apart", now))
    return now


def approach(way: Way, paths: Paths, aims: int, fewest: int, trace: list[Reason] | None) -> Plan:
    """BB-MAI-09, BB-MAI-10, BB-MAI-28: the attack hex is out of reach this turn. End the move with the fewest hazards now and ahead, then the
    fewest points ahead, then the fewest points spent. Stay if no hex is closer."""
    far = paths.points(fewest, aims)
    goal = paths.within(fewest, far) & aims
    ahead = to_go(way, goal)
    ends = closest(way, paths, ahead)
    if trace is not None:
        trace.append(Reason("BB-MAI-28", "mind-closer", ends))
    return Plan(ends, goal, (fewest, far), False)


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
