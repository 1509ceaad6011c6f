"""Zones: large squares side by side with walls and doors between them. Sets of zones are bitboards over their numbers; sight runs in straight rows.

A door opened or a zone collapsed gives other `Ways`: what is open at one moment is immutable, so that its results can be kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from .hexes import cells

Pair = tuple[int, int]
"""The border between two zones, the lower number first."""
Spot = tuple[int, int]
"""The column and row of a zone."""
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The four directions: up, right, down, left."""
KEPT = 24
"""How many states of its doors and other borders a board remembers; the oldest is forgotten first."""


def pair(a: int, b: int) -> Pair:
    """The border between two zones, whatever their order."""
    return (a, b) if a < b else (b, a)


class Zones:
    """Zones at the spots of a lattice, numbered in the order given. Borders without a wall are open; stairs join zones for movement only."""

    def __init__(self, spots: Sequence[Spot], open: Iterable[Pair], stairs: Iterable[Pair] = (), rooms: int = 0) -> None:
        self.spots = tuple(spots)
        self.at = {spot: n for n, spot in enumerate(self.spots)}
        self.open = frozenset(open)
        """Borders without a wall."""
        self.stairs = frozenset(stairs)
        self.rooms = rooms
        """MD-ZON-02: the zones that are rooms; all others are corridors."""
        self._ways: dict[tuple[frozenset[Pair], frozenset[Pair], int], Ways] = {}

    @cached_property
    def borders(self) -> frozenset[Pair]:
        """Zones side by side, with or without a wall."""
        found = ((n, self.at.get((x + dx, y + dy))) for n, (x, y) in enumerate(self.spots) for dx, dy in AROUND)
        return frozenset(pair(n, other) for n, other in found if other is not None)

    def ways(self, doors: Iterable[Pair] = (), shut: Iterable[Pair] = (), gone: int = 0) -> Ways:
        """Movement and sight with these doors open and these borders closed; `gone`: zones that no longer exist."""
        key = (frozenset(doors), frozenset(shut), gone)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= KEPT:
                del self._ways[next(iter(self._ways))]
            found = self._ways[key] = Ways(self, (self.open | key[0]) - key[1], gone)
        return found

    def grid(self, a: int, b: int) -> int:
        """The number of steps between two zones, ignoring walls (MD-EPH-22)."""
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        return abs(ax - bx) + abs(ay - by)


class Ways:
    """The open borders of a board at one moment. It is immutable, so results are cached."""

    def __init__(self, zones: Zones, passages: frozenset[Pair], gone: int) -> None:
        self.zones = zones
        self.there = ~gone
        """The zones that still exist, as a mask; bits beyond the last zone mean nothing."""
        near = [0] * len(zones.spots)
        for a, b in sorted(passages):
            if self.there >> a & self.there >> b & 1:
                near[a] |= 1 << b
                near[b] |= 1 << a
        self.joined = tuple(near)
        """Neighbours with neither a wall nor a closed door in between."""
        for a, b in sorted(zones.stairs):
            if self.there >> a & self.there >> b & 1:
                near[a] |= 1 << b
                near[b] |= 1 << a
        self.near = tuple(near)
        """MD-MOV-01, MD-MOV-02, MD-Q10-03: zones one step away: across an open border or by stairs, never diagonally."""
        self._distances: dict[int, tuple[int, ...]] = {}

    @cached_property
    def sight(self) -> tuple[tuple[int, ...], ...]:
        """MD-LOS-01 … 09, MD-Q10-04: for every zone, the zones in line of sight by range: straight lines that end at the first closed border and
        never follow stairs."""
        at, found = self.zones.at, []
        for n, (left, top) in enumerate(self.zones.spots):
            rings = [1 << n if self.there >> n & 1 else 0]
            for dx, dy in AROUND:
                here, x, y, away = n, left, top, 0
                while True:
                    x, y, away = x + dx, y + dy, away + 1
                    other = at.get((x, y))
                    if other is None or not self.joined[here] >> other & 1:
                        break
                    if away == len(rings):
                        rings.append(0)
                    rings[away] |= 1 << other
                    here = other
            found.append(tuple(rings))
        return tuple(found)

    def seen(self, zone: int, least: int = 0, most: int | None = None) -> int:
        """MD-LOS-08: the zones in sight within these ranges."""
        rings = self.sight[zone]
        return sum(rings[least : None if most is None else most + 1])

    def range(self, a: int, b: int) -> int | None:
        """MD-LOS-08: the range along a line of sight; None if there is none."""
        return next((n for n, ring in enumerate(self.sight[a]) if ring >> b & 1), None)

    def distances(self, goal: int) -> tuple[int, ...]:
        """MD-EPH-18: steps from every zone to a goal; -1 if it cannot be reached."""
        found = self._distances.get(goal)
        if found is None:
            away = [-1] * len(self.near)
            layer, steps = 1 << goal & self.there, 0
            reached = layer
            while layer:
                following = 0
                for zone in cells(layer):
                    away[zone] = steps
                    following |= self.near[zone]
                layer, steps = following & ~reached, steps + 1
                reached |= layer
            found = self._distances[goal] = tuple(away)
        return found

    def ends(self, zone: int, goal: int) -> tuple[int, ...]:
        """MD-EPH-18, MD-EPH-22: where routes to a goal end: at the goal or, if it cannot be reached, at the reachable zones closest to it on the
        grid."""
        if self.distances(goal)[zone] >= 0:
            return (goal,)
        reach = [n for n, steps in enumerate(self.distances(zone)) if steps >= 0]
        best = min(self.zones.grid(n, goal) for n in reach)
        return tuple(n for n in reach if self.zones.grid(n, goal) == best)

    def onward(self, zone: int, goal: int) -> int:
        """MD-EPH-18, MD-EPH-22: the next zones on the shortest routes to a goal, or as close to it as possible. Empty if already there or unable
        to get closer."""
        ends = self.ends(zone, goal)
        if zone in ends:
            return 0
        away = [self.distances(end) for end in ends]
        return sum(1 << n for n in cells(self.near[zone]) if any(steps[n] == steps[zone] - 1 for steps in away))

    def routes(self, zone: int, goal: int) -> int:
        """All zones on the shortest routes to a goal, or as close to it as possible."""
        here, found = self.distances(zone), 0
        for end in self.ends(zone, goal):
            away = self.distances(end)
            found |= sum(1 << n for n, steps in enumerate(away) if steps >= 0 and here[n] + steps == away[zone])
        return found

    def chamber(self, zone: int) -> int:
        """MD-ZON-03 … 05: the rooms connected to a room by open borders; empty for a corridor."""
        return self.connected(zone, self.zones.rooms)

    def connected(self, zone: int, among: int = -1) -> int:
        """The zones connected to a zone by open borders, without stairs, passing only through `among`."""
        among &= self.there
        found = layer = 1 << zone & among
        while layer:
            following = 0
            for n in cells(layer):
                following |= self.joined[n] & among
            layer = following & ~found
            found |= layer
        return found
