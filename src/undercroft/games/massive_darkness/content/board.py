"""The board: tiles laid side by side, zones and the connections between them, sight, chambers and distances (MD-ZON, MD-LOS, MD-MOV)."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from .tiles import SIZE, Tile, TileError

FOUR = range(4)
DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)
"""Up, right, down, left."""
Pair = tuple[int, int]
BRIDGE = "bridge"
"""The name of a Dark Bridge among the tiles."""
TURNS = ("", "90", "180", "270")
"""How a tile may be turned, in quarters."""
KEPT = 24
"""How many states of its doors and other borders a board remembers; the oldest is forgotten first."""


class Zone(NamedTuple):
    """MD-ZON-01, MD-ZON-02, MD-ZON-06: a square of the board."""

    name: str
    x: int
    y: int
    tile: int
    """The index of its tile in the layout."""
    room: bool
    light: bool


def pair(a: int, b: int) -> Pair:
    """The border between two zones, whatever their order."""
    return (a, b) if a < b else (b, a)


def members(mask: int) -> Iterator[int]:
    """The zones in a mask, in board order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def place_of(name: str) -> tuple[int, int]:
    """The coordinates of a zone, from its name."""
    letters, digits = name.rstrip(string.digits), name.lstrip(string.ascii_lowercase)
    if letters + digits != name or not letters or not digits or digits.startswith("0"):
        raise TileError(f"{name!r} is no zone; a zone is such as b3")
    x = 0
    for letter in letters:
        x = x * 26 + string.ascii_lowercase.index(letter) + 1
    return x - 1, int(digits) - 1


def column(x: int) -> str:
    """a … z, then aa and so on."""
    return column(x // 26 - 1) + string.ascii_lowercase[x % 26] if x >= 26 else string.ascii_lowercase[x]


class Board:
    """MD-SET-04, MD-ADV-01: tiles in rows and columns, possibly rotated: `6V`, `8R/90`. An empty name is a gap the size of a tile, a digit a gap
    of that many zones. Zones are named by column and row, such as b3. Tiles are numbered row by row, followed by the bridges: separate dark
    zones in the gaps, open on all sides. Stairs connect zones for movement only (MD-LOS-09)."""

    def __init__(
        self, rows: Sequence[Sequence[str]], sides: Mapping[str, Tile], bridges: Sequence[str] = (), stairs: Sequence[tuple[str, str]] = ()
    ) -> None:
        self.tiles: list[str] = []
        found: dict[tuple[int, int], Zone] = {}
        gaps: set[tuple[int, int, int]] = set()
        for down, row in enumerate(rows):
            left = 0
            for spec in row:
                if not spec or spec.isdigit():
                    left += int(spec or SIZE)
                    continue
                id, _, turn = spec.partition("/")
                if id not in sides:
                    raise TileError(f"no tile is called {id!r}; known: {', '.join(sides)}")
                if turn not in TURNS:
                    raise TileError(f"a tile is turned by 90, 180 or 270, not by {turn!r}")
                side = sides[id].turned(TURNS.index(turn))
                for zone in range(SIZE * SIZE):
                    x, y = left + zone % SIZE, down * SIZE + zone // SIZE
                    found[x, y] = Zone(f"{column(x)}{y + 1}", x, y, len(self.tiles), side.room[zone], side.light[zone])
                    gaps |= {(x, y, way) for way in FOUR if (zone, way) in side.open}
                self.tiles.append(id)
                left += SIZE
        for name in bridges:
            x, y = place_of(name)
            if (x, y) in found:
                raise TileError(f"there is no gap for a bridge at {name}")
            found[x, y] = Zone(name, x, y, len(self.tiles), room=False, light=False)
            gaps |= {(x, y, way) for way in FOUR}
            self.tiles.append(BRIDGE)
        spots = sorted(found, key=lambda spot: (spot[1], spot[0]))
        self.zones = tuple(found[spot] for spot in spots)
        self.at = {spot: n for n, spot in enumerate(spots)}
        self.by_name = {zone.name: n for n, zone in enumerate(self.zones)}
        self.borders = frozenset(
            pair(n, other) for n, z in enumerate(self.zones) for way in FOUR if (other := self.at.get((z.x + DX[way], z.y + DY[way]))) is not None
        )
        """MD-MOV-01: zones side by side, with or without a wall."""
        self.open = frozenset(
            pair(self.at[x, y], other)
            for x, y, way in gaps
            if (other := self.at.get((x + DX[way], y + DY[way]))) is not None and (x + DX[way], y + DY[way], (way + 2) % 4) in gaps
        )
        """Borders without a wall on either side."""
        self.bridges = sum(1 << n for n, zone in enumerate(self.zones) if self.tiles[zone.tile] == BRIDGE)
        self.stairs = frozenset(pair(self.zone(a), self.zone(b)) for a, b in stairs)
        self._ways: dict[tuple[frozenset[Pair], frozenset[Pair], int], Ways] = {}

    def zone(self, name: str) -> int:
        """The zone with this name."""
        if name not in self.by_name:
            raise TileError(f"no zone is called {name!r}")
        return self.by_name[name]

    def border(self, text: str) -> Pair:
        """The border between two neighbouring zones, as in `b2-b3`."""
        a, dash, b = text.partition("-")
        found = pair(self.zone(a), self.zone(b)) if dash else None
        if found is None or found not in self.borders:
            raise TileError(f"{text!r} is no border of two zones side by side; a border is such as b2-b3")
        return found

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
        """MD-EPH-22: the number of steps between two zones, ignoring walls."""
        return abs(self.zones[a].x - self.zones[b].x) + abs(self.zones[a].y - self.zones[b].y)

    @cached_property
    def dark(self) -> int:
        """MD-ZON-06, MD-ZON-07: the dark zones."""
        return sum(1 << n for n, zone in enumerate(self.zones) if not zone.light)

    @cached_property
    def rooms(self) -> int:
        """MD-ZON-02: the rooms; all other zones are corridors."""
        return sum(1 << n for n, zone in enumerate(self.zones) if zone.room)

    def of_tile(self, tile: int) -> int:
        return sum(1 << n for n, zone in enumerate(self.zones) if zone.tile == tile)


class Ways:
    """The open borders of a board at one moment. It is immutable, so results are cached."""

    def __init__(self, board: Board, passages: frozenset[Pair], gone: int) -> None:
        self.board = board
        self.there = ~gone
        """The zones that still exist, as a mask; bits beyond the last zone mean nothing."""
        near = [0] * len(board.zones)
        for a, b in sorted(passages):
            if self.there >> a & self.there >> b & 1:
                near[a] |= 1 << b
                near[b] |= 1 << a
        self.joined = tuple(near)
        """Neighbours with neither a wall nor a closed door in between."""
        for a, b in sorted(board.stairs):
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
        board, found = self.board, []
        for n, zone in enumerate(board.zones):
            rings = [1 << n if self.there >> n & 1 else 0]
            for way in FOUR:
                here, x, y, away = n, zone.x, zone.y, 0
                while True:
                    x, y, away = x + DX[way], y + DY[way], away + 1
                    other = board.at.get((x, y))
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
                for zone in members(layer):
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
        best = min(self.board.grid(n, goal) for n in reach)
        return tuple(n for n in reach if self.board.grid(n, goal) == best)

    def onward(self, zone: int, goal: int) -> int:
        """MD-EPH-18, MD-EPH-22: the next zones on the shortest routes to a goal, or as close to it as possible. Empty if already there or unable
        to get closer."""
        ends = self.ends(zone, goal)
        if zone in ends:
            return 0
        away = [self.distances(end) for end in ends]
        return sum(1 << n for n in members(self.near[zone]) if any(steps[n] == steps[zone] - 1 for steps in away))

    def routes(self, zone: int, goal: int) -> int:
        """All zones on the shortest routes to a goal, or as close to it as possible."""
        here, found = self.distances(zone), 0
        for end in self.ends(zone, goal):
            away = self.distances(end)
            found |= sum(1 << n for n, steps in enumerate(away) if steps >= 0 and here[n] + steps == away[zone])
        return found

    def chamber(self, zone: int) -> int:
        """MD-ZON-03 … 05: the rooms connected to a room by open borders; empty for a corridor."""
        return self.connected(zone, self.board.rooms)

    def connected(self, zone: int, among: int = -1) -> int:
        """The zones connected to a zone by open borders, without stairs, passing only through `among`."""
        among &= self.there
        found = layer = 1 << zone & among
        while layer:
            following = 0
            for n in members(layer):
                following |= self.joined[n] & among
            layer = following & ~found
            found |= layer
        return found
