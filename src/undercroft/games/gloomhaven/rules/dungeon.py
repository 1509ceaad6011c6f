"""The random dungeon: its rooms, drawn from decks one at a time, and the monsters killed in them (GH-VRD)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.decision import TABLE, Option

from ..content.dungeon import Spot
from ..content.model import room_title
from ..events import RoomMade
from ..game import Gloom
from ..state import Laid, Slain, Unit

BASE = (4, 38)
"""Position of the first room's entrance on the canvas."""


async def first_room(game: Gloom) -> None:
    """GH-VRD-01, GH-VRD-03, GH-VRD-04, GH-VRD-10: make the first room of a random dungeon, with an entrance the players choose."""
    if game.scenario.random:
        await make_room(game, "", BASE)


async def extend(game: Gloom, cell: int) -> None:
    """GH-VRD-03, GH-VRD-11, GH-VRD-13: an exit is opened. Make the next room behind it and close off the other exit."""
    s = game.state
    if not game.scenario.random:
        return
    last = s.laid[-1]
    card = game.content.rooms[last.room]
    spot = game.layout.map.places[cell]
    last.exit = next(c.mark for c in card.drawn if (last.x + c.x, last.y + c.y) == spot)
    await make_room(game, card.text.exits[last.exit], spot)
    for key in [key for key in s.doors if int(key) not in game.layout.doors]:
        del s.doors[key]


class Entrance(NamedTuple):
    """An entrance of a room card: its mark on the map, and its kind."""

    mark: str
    kind: str


async def make_room(game: Gloom, kind: str, spot: Spot) -> None:
    """GH-VRD-04, GH-VRD-05, GH-VRD-11, GH-VRD-12, GH-VRD-14: draw room cards until the entrance fits, discarding the others, and draw the next
    monster card."""
    s = game.state
    while True:
        if not s.room_deck:
            s.room_deck, s.room_discard = s.room_discard, []
        room = game.content.rooms[await game.draw("room", s.room_deck)]
        ways = [mark for mark, type_ in room.text.entrances.items() if kind in ("", type_)]
        if ways:
            break
        s.room_discard.append(room.text.id)
    entrances = [Entrance(mark, room.text.entrances[mark]) for mark in ways]
    way, _ = await game.choose(TABLE, "dungeon-entrance", [Option(f"entrance:{e.kind}", e) for e in entrances])
    monsters = await game.draw("dungeon-monsters", s.monster_deck)
    at = next(c for c in room.drawn if c.mark == way)
    s.laid.append(Laid(room.text.id, monsters, way, spot[0] - at.x, spot[1] - at.y))
    game.survey()
    game.tell(RoomMade(room=room_title(game.content.dungeon[monsters], room), rules=("GH-VRD-05",)))


def note_slain(game: Gloom, figure: Unit) -> None:
    """GH-VRD-22: remember killed monsters and the hexes where they stood when their room was made."""
    if not game.scenario.random or figure.role != "monster" or figure.coinless:
        return
    room = next((id for id, r in game.layout.rooms.items() if r.cells >> figure.home & 1), "")
    game.state.slain.append(Slain(figure.kind, figure.rank, figure.home, room))
