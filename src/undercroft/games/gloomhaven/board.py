"""The map of a running scenario: the rooms revealed so far, what lies in them, distances and line of sight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.haven.game import Haven
from undercroft.grid.hexes import STRIDE, cells
from undercroft.grid.topology import Topology, topology
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE
from undercroft.kernel.event import Event

from .content.dungeon import layout_of, unlaid
from .content.model import Content, Layout, Scenario
from .state import Bonus, GloomState, Unit

FAR = 10_000
"""The distance between hexes with no path between them."""
BITS = {str(cell): 1 << cell for cell in range(STRIDE * STRIDE)}


def hexes(keys: Iterable[str]) -> int:
    """The hexes used as keys in part of the state, as a mask."""
    mask = 0
    for key in keys:
        mask |= BITS[key]
    return mask


class Board(Haven[GloomState, Unit, Bonus]):
    """The part of the game object that knows the map."""

    content: Content

    def __init__(self, content: Content, state: GloomState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.scenario: Scenario = content.scenarios[state.scenario]
        self.goal, self.loss = self.tests(self.scenario.goal), self.tests(self.scenario.loss)
        self.layout: Layout
        self.ground: Topology
        self.slow: int
        self.hazards: int
        self.plates: int
        self.survey()

    def survey(self) -> None:
        """GH-TBL-01, GH-LOS-09, GH-OVR-05, GH-OVR-08: work out the revealed map, without closed doors. Must be repeated when a door or room
        changes."""
        s = self.state
        self.layout = layout_of(self.content, self.scenario, s.laid)
        floor = self.slow = self.hazards = self.plates = 0
        for id in s.rooms:
            room = self.layout.rooms[id]
            floor |= room.cells
            self.slow |= room.slow
            self.hazards |= room.hazards
            self.plates |= room.plates
        for key, door in s.doors.items():
            if door == "open":
                floor |= 1 << int(key)
        self.ground = topology(floor, self.layout.walls)

    def unlaid(self) -> bool:
        """GH-VRD-03: whether there are rooms of the random dungeon still to be made."""
        return unlaid(self.scenario, self.state.laid)

    def closed_doors(self, locked: bool = False) -> int:
        """GH-OVR-03, GH-SPR-05: closed doors at the edge of the revealed map that a character may enter."""
        kinds = ("closed", "locked") if locked else ("closed",)
        return hexes(key for key, door in self.state.doors.items() if door in kinds)

    def obstacles(self) -> int:
        return hexes(self.state.obstacles)

    def traps(self) -> int:
        return hexes(self.state.traps)

    def terrain(self) -> tuple[int, int, int, int]:
        """GH-OVR-27, GH-OVR-37, FC-RIFT-06, FC-RIFT-13: the floor, obstacles, difficult terrain and negative hexes. Money, treasure and rifts are
        none of these."""
        s = self.state
        return self.ground.cells, hexes(s.obstacles), self.slow, self.hazards | hexes(s.traps)

    def sticky(self) -> int:
        return 0

    def steps(self, cell: int) -> int:
        """GH-LOS-07: the hexes adjacent to a hex."""
        return self.ground.neighbours(cell)

    def apart(self, a: int, b: int) -> int:
        """GH-LOS-09, GH-EFF-22: the length of the shortest path that crosses no wall."""
        found = self.ground.distance(a, b)
        return FAR if found is None else found

    def near(self, cell: int, reach: int) -> int:
        """GH-LOS-05, GH-LOS-08: the hexes within range and line of sight."""
        return self.ground.seen(cell, reach)

    def empty(self) -> int:
        """GH-GEN-12, FC-RIFT-05, FC-RIFT-10: hexes without a figure, money or tile. Corridors, pressure plates and open doors do not count as
        tiles."""
        s = self.state
        mask = self.ground.cells & ~self.occupied() & ~self.obstacles() & ~self.traps() & ~self.slow & ~self.hazards
        for key in (*s.coins, *s.treasures):
            mask &= ~(1 << int(key))
        for cell in s.rifts:
            mask &= ~(1 << cell)
        return mask

    def name(self, cell: int) -> str:
        return self.layout.map.names[cell]

    async def nearest_empty(self, place: int, prompt: str, **args: Any) -> int | None:
        """GH-GEN-16, GH-SPR-01, GH-SPR-04: the place itself or the nearest empty hex. The players decide ties."""
        room = self.empty()
        if room >> place & 1:
            return place
        far = {cell: self.apart(place, cell) for cell in cells(room)}
        best = min(far.values(), default=FAR)
        if best >= FAR:
            return None
        tied = sum(1 << cell for cell, away in far.items() if away == best)
        return await self.choose(TABLE, prompt, self.at("put", tied), **args)
