"""The random dungeon: rooms and monsters drawn from decks, one room at a time (GH-VRD)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import structs

from undercroft.games.haven.content import Ability
from undercroft.grid.hexes import Routes, flood
from undercroft.grid.maps import read_map
from undercroft.kernel.decision import TABLE, Option

from . import scenario_words as told
from . import words as own
from .content import Content, Door, Layout, RoomCard, Scenario, room_title
from .events import Penalty, RoomMade, Upgraded
from .formulas import evaluate
from .layouts import room_of
from .schema import FeatureText
from .state import Laid, Rank, Slain, Unit

if TYPE_CHECKING:
    from .game import Gloom

ROOMS = 3
"""GH-VRD-02."""
BASE = (4, 38)
"""Position of the first room's entrance on the canvas."""
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


# -- the map -------------------------------------------------------------------------------------------------------------
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


# -- making rooms --------------------------------------------------------------------------------------------------------
async def first_room(game: Gloom) -> None:
    """GH-VRD-01, GH-VRD-03, GH-VRD-04, GH-VRD-10: make the first room of a random dungeon, with an entrance the players choose."""
    if game.scenario.random:
        await make_room(game, "", BASE)


async def extend(game: Gloom, cell: int) -> None:
    """GH-VRD-03, GH-VRD-11, GH-VRD-13: an exit is opened. Make the next room behind it and close off the other exit."""
    s = game.state
    if not game.scenario.random or len(game.layout.doors[cell].rooms) > 1:
        return
    last = s.laid[-1]
    card = game.content.rooms[last.room]
    spot = game.layout.map.places[cell]
    last.exit = next(c.mark for c in card.drawn if (last.x + c.x, last.y + c.y) == spot)
    await make_room(game, card.text.exits[last.exit], spot)
    for key in [key for key in s.doors if int(key) not in game.layout.doors]:
        del s.doors[key]


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
    way = await game.choose(TABLE, "dungeon-entrance", [Option(f"entrance:{room.text.entrances[m]}", m) for m in ways])
    monsters = await game.draw("dungeon-monsters", s.monster_deck)
    at = next(c for c in room.drawn if c.mark == way)
    s.laid.append(Laid(room.text.id, monsters, way, spot[0] - at.x, spot[1] - at.y))
    game.survey()
    game.tell(RoomMade(room=room_title(game.content.dungeon[monsters], room), rules=("GH-VRD-05",)))


# -- penalties -----------------------------------------------------------------------------------------------------------
async def first_penalty(game: Gloom) -> None:
    """GH-VRD-17: apply the penalty of the first room, if the players chose one."""
    if game.scenario.random:
        await penalty(game, None)


def penalty_told(content: Content, laid: Laid, severity: str) -> dict[str, str]:
    """GH-VRD-15: the penalty of a room, as worded on its card."""
    room = content.rooms[laid.room]
    text = room.text.minor_text if severity == "minor" else room.text.major_text
    return {"room": room_title(content.dungeon[laid.monsters], room), "severity": severity, "text": text}


async def penalty(game: Gloom, figure: Unit | None) -> None:
    """GH-VRD-15 … 18: apply the penalty for revealing a room, depending on the chosen difficulty. If it affects the character who opened the door,
    and nobody did (first room), the players choose one."""
    s = game.state
    kind = s.penalties[len(s.laid) - 1]
    if kind == "none":
        return
    card = game.content.rooms[s.laid[-1].room]
    abilities = card.minor if kind == "minor" else card.major
    game.tell(Penalty(**penalty_told(game.content, s.laid[-1], kind), rules=("GH-VRD-15",)))
    from .bonuses import begin_bonus
    from .scenarios import carry_out

    nodes = [spec.node for ability in abilities for spec in ability.specs]
    if figure is None and any(isinstance(node, own.ItSuffers | own.ItGains | told.ItLoses) for node in nodes):
        options = [Option(f"opener:{c.id}", c, c.cell, c.id) for c in game.characters()]
        figure = await game.choose(TABLE, "dungeon-opener", options)
    for ability in abilities:
        if not ability.active:
            await carry_out(game, ability, figure)
            continue
        for monster in game.monsters():
            begin_bonus(game, monster, ability)


def note_slain(game: Gloom, figure: Unit) -> None:
    """GH-VRD-22: remember killed monsters and the hexes where they stood when their room was made."""
    if not game.scenario.random or figure.role != "monster" or figure.coinless:
        return
    room = next((id for id, r in game.layout.rooms.items() if r.cells >> figure.home & 1), "")
    game.state.slain.append(Slain(figure.kind, figure.rank, figure.home, room))


async def upgrade(game: Gloom, count: int, line: str) -> None:
    """GH-VRD-15: normal monsters of the room just revealed, chosen by the players, become elite."""
    s = game.state
    room = game.layout.rooms[str(len(s.laid))].cells
    for _ in range(count):
        here = [m for m in game.monsters() if m.rank == "normal" and room >> m.cell & 1 and "elite" in game.kind(m).ranks]
        if not here:
            return
        chosen = await game.choose(TABLE, "upgrade", [Option(f"upgrade:{m.id}", m, m.cell, m.id) for m in here])
        chosen.rank, chosen.elite = "elite", True
        chosen.health = chosen.max_health = evaluate(game.stat(chosen).health, s.level, s.count)
        game.tell(Upgraded(figure=chosen.id, line=line, rules=("GH-VRD-15",)))


async def return_monsters(game: Gloom, count: int, rank: str, ability: Ability) -> None:
    """GH-VRD-19, GH-VRD-22: killed monsters of a rank return to the previous room, each where it stood when that room was made. For the first room,
    there is no previous room and nothing happens."""
    from .rooms import draw_missing, put_monster

    s = game.state
    for _ in range(count):
        gone = [m for m in s.slain if m.rank == rank and m.room == str(len(s.laid) - 1)]
        if not gone:
            break
        options = {f"return:{m.kind}:{game.name(m.home)}": m for m in gone}
        chosen = await game.choose(TABLE, "return-monster", [Option(key, m, m.home) for key, m in options.items()])
        s.slain.remove(chosen)
        free = not game.occupied() >> chosen.home & 1
        cell = chosen.home if free else await game.nearest_empty(chosen.home, "spawn-at", kind=chosen.kind)
        if cell is not None:
            wanted: Rank = chosen.rank
            await put_monster(game, chosen.kind, wanted, cell, "returned", line=ability.id)
    if s.phase == "turns":
        await draw_missing(game)
