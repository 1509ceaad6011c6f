"""The random dungeon as it is printed: how its rooms lie side by side, and the wording of their penalties (GH-VRD)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from undercroft.grid.hexes import Routes, flood
from undercroft.grid.maps import read_map

from ..state import Laid
from .layouts import room_of
from .model import Content, Door, Layout, RoomCard, Scenario, room_title
from .schema import FeatureText

ROOMS = 3
"""GH-VRD-02."""
WIDE, HIGH = 79, 78
"""The size of the canvas."""
CORNERS = ((0, 0), (78, 1), (78, 77))
"""Walls that fix the canvas, so that hexes keep their positions when rooms are added."""
HEXES = "abcdefghijkl"
"""GH-VRD-06: the marks of the twelve numbered hexes."""
NEAR = 2
"""GH-VRD-10: the characters' maximum starting distance from the entrance."""
TREASURE = "dungeon/"
Spot = tuple[int, int]
Key = tuple[tuple[str, str, str, int, int, str], ...]


def layout_of(content: Content, scenario: Scenario, laid: Sequence[Laid]) -> Layout:
    """GH-TBL-01, GH-VRD-03: the map shown by the scenario, or the part of the random dungeon laid out so far."""
    if not scenario.random or not laid:
        return scenario.layout
    return _laid_out(content, tuple((r.room, r.monsters, r.entrance, r.x, r.y, r.exit) for r in laid))


@lru_cache(maxsize=8)
def _laid_out(content: Content, laid: Key) -> Layout:
    """GH-VRD-06, GH-VRD-07, GH-VRD-10, GH-VRD-11, GH-VRD-13, GH-VRD-14: the rooms side by side, each with what its monster card puts on the numbered
    hexes. Doors connect them, and unused entrances and exits are closed off."""
    at: dict[Spot, FeatureText] = {}
    room_at: dict[Spot, str] = {}
    doors: dict[Spot, tuple[str, ...]] = {}
    entrance: Spot = (0, 0)
    for n, (room, monsters, way_in, x, y, way_out) in enumerate(laid, 1):
        card, text = content.rooms[room], content.dungeon[monsters].text
        for spot in card.drawn:
            here = (x + spot.x, y + spot.y)
            if spot.mark in card.text.exits:
                if way_out == spot.mark:
                    doors[here] = (str(n), str(n + 1))
                elif not way_out and n == len(laid) < ROOMS:
                    doors[here] = (str(n),)
            elif spot.mark in card.text.entrances:
                if n == 1 and spot.mark == way_in:
                    entrance, at[here], room_at[here] = here, FeatureText(), "1"
            else:
                at[here], room_at[here] = _feature(card, text.hexes, spot.mark, monsters), str(n)
    drawn = {**dict.fromkeys(CORNERS, "#"), **dict.fromkeys(at, "."), **dict.fromkeys(doors, ".")}
    map_ = read_map(_draw(drawn), True)
    cell = {spot: c for c, spot in map_.places.items()}
    features = {cell[spot]: feature for spot, feature in at.items()}
    masks = {id: sum(1 << cell[spot] for spot, r in room_at.items() if r == id) for id in dict.fromkeys(room_at.values())}
    rooms = {id: room_of(id, mask, features) for id, mask in masks.items()}
    starts = Routes([flood(1 << cell[entrance], masks["1"], limit=NEAR)]).reached()
    found = {cell[spot]: Door(cell[spot], parted, "closed", "") for spot, parted in doors.items()}
    return Layout(map_, rooms, found, {}, frozenset(), 0, starts, "1")


def _feature(card: RoomCard, hexes: dict[str, FeatureText], mark: str, monsters: str) -> FeatureText:
    """GH-VRD-07, GH-VRD-20, GH-VRD-21: what is on a hex, from the monster card for numbered hexes and from the room card for all others."""
    if mark not in HEXES or mark in card.text.legend:
        return card.features[mark]
    feature = hexes.get(str(HEXES.index(mark) + 1), FeatureText())
    return structs.replace(feature, treasure=f"{TREASURE}{monsters}") if feature.treasure else feature


def _draw(drawn: dict[Spot, str]) -> str:
    canvas = [[" "] * WIDE for _ in range(HIGH)]
    for (x, y), mark in drawn.items():
        canvas[y][x] = mark
    return "\n".join(map("".join, canvas))


def unlaid(scenario: Scenario, laid: Sequence[Laid]) -> bool:
    """GH-VRD-02: whether there are more rooms to come."""
    return scenario.random and len(laid) < ROOMS


def penalty_told(content: Content, laid: Laid, severity: str) -> dict[str, str]:
    """GH-VRD-15: the penalty of a room, as worded on its card."""
    room = content.rooms[laid.room]
    text = room.text.minor_text if severity == "minor" else room.text.major_text
    return {"room": room_title(content.dungeon[laid.monsters], room), "severity": severity, "text": text}
