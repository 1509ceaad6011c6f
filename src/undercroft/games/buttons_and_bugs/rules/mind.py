"""The monster mind: where a monster moves. It is pure geometry, and returns every equally good hex, with reasons if asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.haven.rules.paths import Paths, Way, closest, known_paths, to_go
from undercroft.grid.hexes import disc


class Reason(NamedTuple):
    """One step of the reasoning: the deciding rule, and the cells left after it."""

    rule: str
    id: str
    cells: int


class Plan(NamedTuple):
    """The equally good hexes to end this move in, and the attack hexes the monster is heading for."""

    ends: int
    goal: int
    cost: tuple[int, int]
    attacks: bool
    """Whether the character can be attacked from there this turn."""


def attack_hexes(way: Way, target: int, reaches: Sequence[int]) -> int:
    """BB-MAI-02, BB-MAI-03, BB-MAI-22: the unoccupied hexes the monster can attack from, including its own."""
    return disc(target, max(reaches)) & (way.ends | 1 << way.here)


def plan(way: Way, target: int, reaches: Sequence[int], shy: bool, trace: list[Reason] | None = None) -> Plan | None:
    """Where to end the move in order to attack a target. `reaches` are the ranges of the attacks to come; `shy` means that being adjacent gives a
    ranged attack disadvantage. None if there is no hex to attack from (BB-MAI-11). BB-MAI-08: the fewest hazards take priority over everything
    else."""
    if trace is None and content(way, target, reaches, shy):
        return Plan(1 << way.here, 1 << way.here, (0, 0), True)
    paths = known_paths(way)
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
