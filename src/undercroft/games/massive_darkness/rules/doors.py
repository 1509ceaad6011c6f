"""Doors and what lies behind them: opening, door cards, rooms (MD-DOR)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.grid.zones import Ways
from undercroft.kernel.decision import Option

from ..content import adventure_words as rules
from ..content.model import Door
from ..events import DoorCard, DoorOpened, TreasurePlaced
from ..game import Dark
from ..state import DoorPart, Guard, Reveal
from .arrivals import guard
from .choices import Deed, OpenDoor
from .gear import draw_card
from .levels import raise_level
from .moments import happens

PARTS = 3
"""MD-DOR-05."""
REGULAR, SPECIAL = 30, 4
"""MD-DOR-15: the number of treasure tokens in the box."""


def may_open(game: Dark, zone: int) -> list[int]:
    """MD-DOR-01: the doors that can be opened from a zone."""
    return [n for n in game.adventure.doorways[zone] if can_open(game, n, zone)]


def can_open(game: Dark, number: int, zone: int) -> bool:
    """MD-DOR-01, MD-Q06-07, MD-Q07-07: whether a door on the border of a zone is closed and leads somewhere; a special door must also be
    unlocked."""
    door, s = game.adventure.doors[number], game.state
    if number in s.opened or not game.there(other_side(door, zone)):
        return False
    return door.special is None or not door.special.locked or door.name in s.unlocked


def other_side(door: Door, zone: int) -> int:
    a, b = door.border
    return b if zone == a else a


def _walls(game: Dark) -> Ways:
    """MD-Q08-08: the board with only its walls and doors: a pillar on a passage does not split a chamber."""
    return game.board.ways([game.adventure.doors[n].border for n in game.state.opened], (), game.state.gone)


def open_door(game: Dark, number: int, zone: int, hero: str) -> None:
    """MD-DOR-02 … 04, MD-DOR-12, MD-DOR-13, MD-DOR-17, MD-LVL-03, MD-Q06-10, MD-Q10-11: open a door for good: first the level of the tile behind
    it applies, then what it reveals, then the rules of the adventure."""
    s, door = game.state, game.adventure.doors[number]
    beyond = other_side(door, zone)
    fresh = [z for z in (beyond, zone) if game.board.rooms >> z & 1 and not s.revealed >> z & 1]
    chambers = [_walls(game).chamber(z) for z in fresh]
    s.opened.append(number)
    game.tell(DoorOpened(figure=hero, cell=beyond, how="hero" if hero else "rule", rules=("MD-DOR-01",)))
    if rules.LevelByRule not in game.adventure.always:
        raise_level(game, game.tile_level(game.board.zones[beyond].tile), "MD-LVL-03")
    if door.name:
        happens(game, rules.DoorOpens(door.name), hero=hero)
    draws = door.special.draws if door.special is not None else "door"
    for room, chamber in reversed(list(zip(fresh, chambers))):
        s.revealed |= chamber
        for place, at in reversed(list(game.adventure.places.items())):
            if chamber >> at & 1:
                happens(game, rules.ChamberOpens(place), hero=hero)
        if draws == "door":
            game.push(Reveal(room))
        elif draws == "guard":
            at = game.board.zone(door.special.room) if door.special is not None and door.special.room else room
            game.push(Guard(at))


def open_by_rule(game: Dark, name: str) -> None:
    """MD-Q07-04, MD-Q07-05, MD-Q07-07: a rule opens a special door, from the revealed side."""
    doors = game.adventure.doors
    number = [d.name for d in doors].index(name)
    if number in game.state.opened:
        return
    a, b = doors[number].border
    inside = b if game.board.rooms >> b & 1 and not game.state.revealed >> b & 1 else a
    open_door(game, number, other_side(doors[number], inside), "")


async def guard_task(game: Dark, task: Guard) -> None:
    """MD-Q06-08: a guard appears instead of a door card."""
    await guard(game, task.zone)


async def reveal_task(game: Dark, task: Reveal) -> None:
    """MD-DOR-03, MD-DOR-05 … 09, MD-DOR-18: draw a door card for the whole chamber; its parts apply to the first three rooms. The active player
    chooses the second and third room if there is a choice."""
    s, first = game.state, task.room
    card = await draw_card(game, "doors")
    if not card:
        return
    s.door = card
    s.discards["doors"].append(card)
    before = [game.adventure.doors[n].border for n in s.opened[:-1]]
    chamber = game.board.ways(before, (), s.gone).chamber(first)
    near = game.ways.joined
    rooms = [first]
    active = game.active()
    while len(rooms) < PARTS:
        options = near[rooms[-1]] & chamber & ~sum(1 << r for r in rooms)
        if not options and len(rooms) == PARTS - 1:
            options = near[first] & chamber & ~sum(1 << r for r in rooms)
        if not options:
            break
        rooms.append(await game.choose(game.seat(active), "next-room", game.at("zone", options), number=len(rooms) + 1))
    game.tell(DoorCard(card=card, rooms=tuple(rooms), rules=("MD-DOR-03", "MD-DOR-06")))
    game.push(*(DoorPart(card, n, room) for n, room in enumerate(rooms)))


async def part_task(game: Dark, task: DoorPart) -> None:
    """MD-DOR-10, MD-DOR-11, MD-DOR-16: one part of a door card: enemies of the current level in its room, or with the active hero in an ambush,
    and treasure; nobody acts yet."""
    part = game.content.doors[task.card].parts[task.part]
    put_treasure(game, task.room, part.regular, part.special)
    if part.enemies:
        await guard(game, game.hero(game.active()).zone if part.ambush else task.room)


def start_revealed(game: Dark) -> int:
    """MD-DOR-04: chambers that are open at the start: those connected to a corridor, and the one with the starting zone."""
    ways, found = _walls(game), 1 << game.adventure.start
    rooms = game.board.rooms
    for zone in cells(rooms):
        if ways.joined[zone] & ~rooms or found >> zone & 1:
            found |= ways.chamber(zone)
    return found & rooms


def door_options(game: Dark, zone: int) -> list[Option[Deed]]:
    """MD-DOR-01: the doors a hero in a zone may open, named by the zone behind them."""
    doors = game.adventure.doors
    found = [(n, other_side(doors[n], zone)) for n in may_open(game, zone)]
    return [Option(f"open:{game.name(beyond)}", OpenDoor(n), beyond) for n, beyond in found]


def put_treasure(game: Dark, zone: int, regular: int, special: int) -> None:
    """MD-DOR-10, MD-DOR-15: put treasure tokens into a zone, as many as are left in the box."""
    s = game.state
    regular, special = min(regular, REGULAR - len(s.regular)), min(special, SPECIAL - len(s.special))
    if regular + special > 0:
        s.regular += [zone] * regular
        s.special += [zone] * special
        game.tell(TreasurePlaced(cell=zone, regular=regular, special=special, rules=("MD-DOR-10",)))
