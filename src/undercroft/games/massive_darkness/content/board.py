"""The board: tiles laid side by side, with named zones, rooms and light (MD-ZON)."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from undercroft.grid.zones import AROUND, Pair, Zones, pair
from undercroft.language.reading import nearest

from .tiles import SIZE, Tile, TileError

BRIDGE = "bridge"
"""The name of a Dark Bridge among the tiles."""
TURNS = ("", "90", "180", "270")
"""How a tile may be turned, in quarters."""


class Zone(NamedTuple):
    """MD-ZON-01, MD-ZON-02, MD-ZON-06: a square of the board."""

    name: str
    x: int
    y: int
    tile: int
    """The index of its tile in the layout."""
    room: bool
    light: bool


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


class Board(Zones):
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
                    raise TileError(f"no tile is called {id!r}{nearest(id, sides)}")
                if turn not in TURNS:
                    raise TileError(f"a tile is turned by 90, 180 or 270, not by {turn!r}")
                side = sides[id].turned(TURNS.index(turn))
                for zone in range(SIZE * SIZE):
                    x, y = left + zone % SIZE, down * SIZE + zone // SIZE
                    found[x, y] = Zone(f"{column(x)}{y + 1}", x, y, len(self.tiles), side.room[zone], side.light[zone])
                    gaps |= {(x, y, way) for way in range(4) if (zone, way) in side.open}
                self.tiles.append(id)
                left += SIZE
        for name in bridges:
            x, y = place_of(name)
            if (x, y) in found:
                raise TileError(f"there is no gap for a bridge at {name}")
            found[x, y] = Zone(name, x, y, len(self.tiles), room=False, light=False)
            gaps |= {(x, y, way) for way in range(4)}
            self.tiles.append(BRIDGE)
        spots = sorted(found, key=lambda spot: (spot[1], spot[0]))
        self.zones = tuple(found[spot] for spot in spots)
        at = {spot: n for n, spot in enumerate(spots)}
        self.by_name = {zone.name: n for n, zone in enumerate(self.zones)}
        open = (
            pair(at[x, y], other)
            for x, y, way in sorted(gaps)
            if (other := at.get((x + AROUND[way][0], y + AROUND[way][1]))) is not None
            and (x + AROUND[way][0], y + AROUND[way][1], (way + 2) % 4) in gaps
        )
        rooms = sum(1 << n for n, zone in enumerate(self.zones) if zone.room)
        super().__init__(spots, open, (pair(self.zone(a), self.zone(b)) for a, b in stairs), rooms)
        self.bridges = sum(1 << n for n, zone in enumerate(self.zones) if self.tiles[zone.tile] == BRIDGE)

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

    @cached_property
    def dark(self) -> int:
        """MD-ZON-06, MD-ZON-07: the dark zones."""
        return sum(1 << n for n, zone in enumerate(self.zones) if not zone.light)

    def of_tile(self, tile: int) -> int:
        return sum(1 << n for n, zone in enumerate(self.zones) if zone.tile == tile)
