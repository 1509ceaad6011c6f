"""Scenario maps: parses the drawing into rooms, doors and their contents."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.haven.content import layouts as haven
from undercroft.grid.hexes import Walls, beside, cells, flood
from undercroft.grid.maps import TextMap
from undercroft.grid.topology import Pair
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.reading import nearest

from .model import Door, Feature, Layout, Monster, Room
from .schema import FeatureText, ObjectText
from .words import CONDITIONS_KNOWN

SHORT = {
    "floor": FeatureText(),
    "obstacle": FeatureText(terrain="obstacle"),
    "difficult": FeatureText(terrain="difficult"),
    "hazard": FeatureText(terrain="hazard"),
    "plate": FeatureText(terrain="plate"),
    "wall": FeatureText(terrain="wall"),
    "start": FeatureText(start=True),
    "door": FeatureText(door="closed"),
    "locked": FeatureText(door="locked"),
    "coin": FeatureText(coins=1),
}


def legend(doc: Document, texts: Mapping[str, FeatureText | str], map_: TextMap, given: tuple[str, ...] = ()) -> dict[str, FeatureText]:
    """The meaning of every mark on a map. `given` marks are meaningful without an entry."""
    return haven.legend(doc, texts, map_, SHORT, dict.fromkeys((".", *given), FeatureText()))


def check_feature(
    where: str,
    feature: FeatureText,
    monsters: Mapping[str, Monster],
    objects: Mapping[str, ObjectText],
    treasures: Mapping[str, object],
    named: Mapping[str, str],
) -> None:
    """Check that what a mark names exists and that its parts go together. `named` maps the scenario's named monsters to their types (GH-SPR-15)."""
    for kind in (feature.monster, feature.ally):
        if kind and named.get(kind, kind) not in monsters:
            raise PackError(f"{where}: no monster is called {kind!r}{nearest(kind, [*monsters, *named])}")
    if feature.monster:
        ranks = monsters[named.get(feature.monster, feature.monster)].ranks
        known = {"n": "normal", "e": "elite", "b": "boss"}
        if len(feature.ranks) != 3 or any(r != "-" and known.get(r, "") not in ranks for r in feature.ranks):
            allowed = ", ".join([letter for letter, rank in known.items() if rank in ranks] + ["-"])
            raise PackError(f"{where}: ranks are three of {allowed}, for 2, 3 and 4 characters, not {feature.ranks!r}")
    if feature.object and feature.object not in objects:
        raise PackError(f"{where}: {feature.object!r} is not among the objects of this scenario{nearest(feature.object, objects)}")
    for part in feature.trap:
        if part != "damage" and not part.isdigit() and part not in CONDITIONS_KNOWN:
            hint = nearest(part, ("damage", *CONDITIONS_KNOWN))
            raise PackError(f"{where}: a trap has 'damage', a number or conditions, not {part!r}{hint}")
    if feature.treasure and feature.treasure != "goal" and str(feature.treasure) not in treasures:
        raise PackError(f"{where}: the scenario does not say what treasure {feature.treasure} gives")


def read_walls(doc: Document, texts: tuple[str, ...], map_: TextMap) -> frozenset[Pair]:
    """GH-LOS-10: thin walls between adjacent hexes."""
    found: set[Pair] = set()
    for n, text in enumerate(texts):
        names = [name.strip() for name in text.split("|")]
        pair = [map_.by_name.get(name, -1) for name in names]
        if len(pair) != 2 or -1 in pair or not beside(1 << pair[0]) >> pair[1] & 1:
            raise PackError(f"{doc.at(('walls', n))}: {text!r} is no wall between two neighbouring hexes such as '3,2|4,2'")
        found.add((min(pair), max(pair)))
    return frozenset(found)


def read_layout(doc: Document, map_: TextMap, features: Mapping[str, FeatureText], walls: frozenset[Pair]) -> Layout:
    """GH-TBL-01, GH-PAG-04, GH-OVR-01, GH-OVR-09, FC-WALL-01 … 06: a room is an area connected without crossing a door. Walls and wall tiles are not
    hexes."""
    at: dict[int, FeatureText] = {cell: feature for mark, feature in features.items() for cell in cells(map_.marks[mark])}
    overlays = sum(1 << c for c, f in at.items() if f.terrain == "wall")
    doors = sum(1 << c for c, f in at.items() if f.door)
    floor = map_.cells & ~overlays & ~doors
    starts = sum(1 << c for c, f in at.items() if f.start)
    if not starts:
        raise PackError(f"{doc.at(('map',))}: a map has starting hexes, this one none")
    masks = _rooms(floor, starts, Walls(walls) if walls else None)
    if starts & ~masks[0]:
        raise PackError(f"{doc.at(('map',))}: all starting hexes lie in one room")
    rooms = {str(n): room_of(str(n), mask, at) for n, mask in enumerate(masks, 1)}
    found: dict[int, Door] = {}
    for cell in cells(doors):
        near = beside(1 << cell)
        parted = tuple(id for id, room in rooms.items() if room.cells & near)
        if len(parted) < 2:
            raise PackError(f"{doc.at(('map',))}: the door at {map_.names[cell]} does not part two rooms")
        found[cell] = Door(cell, parted, at[cell].door, at[cell].place.lower())
    return Layout(map_, rooms, found, haven.read_places(doc, map_, features), walls, overlays, starts, "1")


def _rooms(floor: int, starts: int, walls: Walls | None) -> list[int]:
    """The connected areas of the floor, starting with the one that has the starting hexes."""
    masks, left = [], floor
    seed = starts & -starts
    while left:
        part = 0
        for layer in flood(seed, floor, walls=walls):
            part |= layer
        masks.append(part)
        left &= ~part
        seed = left & -left
    return masks


def room_of(id: str, mask: int, at: Mapping[int, FeatureText]) -> Room:
    """GH-REV-02: a room and what is placed in it when it is revealed."""

    def under(terrain: str) -> int:
        return sum(1 << c for c in cells(mask) if at[c].terrain == terrain)

    laid = tuple(Feature(c, at[c]) for c in cells(mask) if at[c] != FeatureText())
    return Room(id, mask, under("difficult"), under("hazard"), under("plate"), laid)
