"""Doors and rooms: opening doors, revealing rooms, placing their contents, and monsters that enter play."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..content.formulas import evaluate
from ..content.model import Feature, Room
from ..events import Appeared, CardDrawn, Closed, NotPlaced, Opened, Revealed, SectionRead, Unlocked
from ..game import Gloom
from ..orders import DoorOpened, Entered
from ..state import AbilityDeck, Named, Rank, Trap, Unit
from .dungeon import extend
from .overlays import fall

RANKS: dict[str, Rank] = {"n": "normal", "e": "elite", "b": "boss"}


async def enter_door(game: Gloom, entered: Entered) -> None:
    """GH-REV-01, GH-OVR-02, FC-TEL-11: a character that enters a closed door by any kind of movement opens it."""
    figure, cell = entered
    if figure.role == "character" and game.state.doors.get(str(cell)) == "closed":
        await open_door(game, cell, figure)


def read_section(game: Gloom, section: int) -> None:
    """GH-PAG-02: a story section is read once."""
    s = game.state
    if section not in s.sections:
        s.sections.append(section)
        game.tell(SectionRead(section=section, text=game.scenario.text.sections.get(str(section), ""), rules=("GH-PAG-02",)))


# -- doors ---------------------------------------------------------------------------------------------------------------
async def open_door(game: Gloom, cell: int, figure: Unit | None) -> None:
    """GH-OVR-02, GH-OVR-06, GH-REV-01, GH-REV-14: open a door permanently and reveal the room behind it. Another door to the same room stays
    closed."""
    s = game.state
    game.settle()
    await extend(game, cell)
    s.doors[str(cell)] = "open"
    game.tell(Opened(figure=figure.id if figure is not None else "", cell=cell, how="rule" if figure is None else "entered", rules=("GH-REV-01",)))
    door = game.layout.doors[cell]
    game.survey()
    for id in door.rooms:
        if id not in s.rooms:
            await reveal(game, id, cell)
            acting = s.turn.figure if s.turn is not None else ""
            if figure is not None and figure.id == acting:
                game.count(figure.id, "rooms")
    await game.after(DoorOpened(door, figure))


def unlock(game: Gloom, cell: int) -> None:
    """GH-SPR-05: unlock a door, so that it can be opened."""
    if game.state.doors.get(str(cell)) == "locked" or (str(cell) not in game.state.doors and game.layout.doors[cell].state == "locked"):
        game.state.doors[str(cell)] = "closed"
        game.tell(Unlocked(cell=cell, rules=("GH-SPR-05",)))


async def close_door(game: Gloom, cell: int, line: str) -> None:
    """GH-SPR-18: a scenario closes a door. A figure standing there suffers damage and moves to the nearest empty hex."""
    if game.state.doors.get(str(cell)) != "open":
        return
    inside = [f for f in game.state.figures.values() if f.cell == cell]
    for figure in inside:
        await fall(game, figure, line)
    game.state.doors[str(cell)] = "shut"
    game.tell(Closed(cell=cell, line=line, rules=("GH-SPR-18",)))
    game.survey()


def show_doors(game: Gloom, room: Room) -> None:
    """GH-OVR-01: show the doors of a revealed room."""
    for door in game.layout.doors.values():
        if room.id in door.rooms and str(door.cell) not in game.state.doors:
            game.state.doors[str(door.cell)] = door.state or "closed"


# -- rooms ---------------------------------------------------------------------------------------------------------------
async def reveal(game: Gloom, id: str, origin: int) -> None:
    """GH-REV-02 … 05, GH-TBL-02, GH-PAG-09: fill a room with tiles, money and objects, then with monsters according to the markers for C. Then draw a
    card for each type without one."""
    s = game.state
    room = game.layout.rooms[id]
    s.rooms.append(id)
    show_doors(game, room)
    game.survey()
    game.tell(Revealed(room=id, rules=("GH-REV-02",)))
    for feature in room.features:
        lay(game, feature)
    await place_monsters(game, room, origin)
    if s.phase == "turns":
        await draw_missing(game)
    for door in [d for d in game.layout.doors.values() if id in d.rooms and s.doors[str(d.cell)] == "open"]:
        for other in door.rooms:
            if other not in s.rooms:
                await reveal(game, other, door.cell)


def lay(game: Gloom, feature: Feature) -> None:
    """GH-OVR-14, GH-OVR-15, GH-OVR-36, GH-OVR-38, GH-SPR-07, GH-SPR-13: place what is on a hex, apart from monsters."""
    s, key, text = game.state, str(feature.cell), feature.text
    if text.terrain == "obstacle":
        s.obstacles[key] = text.tile
    if text.trap:
        numbers = [int(part) for part in text.trap if part.isdigit()]
        damage = sum(numbers) + (game.trap_damage if "damage" in text.trap else 0)
        s.traps[key] = Trap(damage, [part for part in text.trap if part != "damage" and not part.isdigit()])
    if text.coins:
        s.coins[key] = text.coins
    if text.treasure and (text.treasure == "goal" or str(text.treasure) not in s.looted):
        s.treasures[key] = str(text.treasure)
    if text.object:
        gone = sum(kind in game.scenario.objects for kind in s.fallen)
        number = 1 + gone + sum(f.side == "object" for f in s.figures.values())
        health = evaluate(game.scenario.objects[text.object].health, s.level, s.count)
        s.figures[f"o{number}"] = Unit(f"o{number}", text.object, "object", feature.cell, health, health, number, role="object", coinless=True)


async def place_monsters(game: Gloom, room: Room, origin: int) -> None:
    """GH-REV-02 … 04, GH-PAG-05, GH-PAG-06, GH-SET-09, GH-SPR-13: place monsters and allies according to the markers for C, with random standee
    numbers. If there are not enough standees, the marked hexes closest to the revealing character come first; the players decide ties."""
    s = game.state
    wanted: dict[str, list[Feature]] = {}
    for feature in room.features:
        kind = feature.text.monster or feature.text.ally
        if kind and rank_of(feature, s.count) is not None:
            wanted.setdefault(kind, []).append(feature)
    for kind, features in wanted.items():
        free = len(numbers(game, kind))
        while len(features) > free:
            features = await nearer(game, kind, features, free, origin)
        for feature in features:
            rank = rank_of(feature, s.count)
            assert rank is not None
            await put_monster(game, kind, rank, feature.cell, "placed", ally=bool(feature.text.ally))


def rank_of(feature: Feature, count: int) -> Rank | None:
    """GH-PAG-05, GH-PAG-06, GH-ICO-02: the rank a marker shows for the number of characters. Allies are normal unless it says otherwise."""
    ranks = feature.text.ranks or "nnn"
    return RANKS.get(ranks[count - 2])


async def nearer(game: Gloom, kind: str, features: list[Feature], free: int, origin: int) -> list[Feature]:
    """GH-REV-04: the marked hexes closest to the revealing character. The players decide ties."""
    away = {f.cell: game.apart(origin, f.cell) for f in features}
    ordered = sorted(features, key=lambda f: away[f.cell])
    game.tell(NotPlaced(kind=kind, why="standees", rules=("GH-REV-04",)))
    if free == 0:
        return []
    edge = away[ordered[free - 1].cell]
    sure = [f for f in ordered if away[f.cell] < edge]
    tied = [f for f in ordered if away[f.cell] == edge]
    while len(sure) < free:
        chosen = await game.choose(TABLE, "place-monster", [Option(f"put:{game.name(f.cell)}", f, f.cell) for f in tied], kind=kind)
        tied.remove(chosen)
        sure.append(chosen)
    return sure


def numbers(game: Gloom, kind: str) -> list[int]:
    """GH-SET-09, GH-TBL-08: the free standee numbers of a type."""
    base = game.scenario.named[kind].kind if kind in game.scenario.named else kind
    taken = [f.number for f in game.state.figures.values() if f.role in ("monster", "ally") and game.kind(f).id == base]
    return [n for n in range(1, game.content.monsters[base].standees + 1) if n not in taken]


async def put_monster(game: Gloom, kind: str, rank: Rank, cell: int, how: str, ally: bool = False, line: str = "") -> Unit | None:
    """GH-REV-03, GH-SET-09, GH-SET-10, GH-SPR-15, GH-MST-03, GH-BOS-05: a monster enters play with a random free number and full hit points."""
    s = game.state
    free = numbers(game, kind)
    if not free:
        game.tell(NotPlaced(kind=kind, why="standees", line=line))
        return None
    number = free[await game.pick("standee", [str(n) for n in free])] if len(free) > 1 else free[0]
    named = game.scenario.named.get(kind)
    figure = Unit(
        f"{kind}-{number}", kind, "hero" if ally else "monster", cell, 0, 0, number, rank == "elite", role="ally" if ally else "monster",
        rank="named" if named is not None else rank, coinless=ally or how != "placed", home=cell,
    )  # fmt: skip
    base = evaluate(game.stat(figure).health, s.level, s.count)
    figure.health = figure.max_health = base if named is None else evaluate(named.health, s.level, s.count, base)
    s.figures[figure.id] = figure
    if named is not None:
        stat = game.stat(figure)
        attack, move = (0 if v is None else evaluate(v, s.level, s.count) for v in (stat.attack, stat.move))
        s.named[figure.id] = Named(evaluate(named.attack, s.level, s.count, attack), evaluate(named.move, s.level, s.count, move))
    s.acted = [a for a in s.acted if a != figure.id]
    if kind not in s.appeared:
        s.appeared.append(kind)
    if s.phase == "turns" and any(key.startswith(f"{game.group_of(figure)}:") for key in s.fed):
        s.late.append(figure.id)
    game.tell(Appeared(figure=figure.id, kind=kind, cell=cell, how=how, line=line))
    return figure


# -- ability cards -------------------------------------------------------------------------------------------------------
def present_decks(game: Gloom) -> list[str]:
    """GH-MAC-01, GH-MAC-03, GH-BOS-01, GH-MOA-12: the decks of the types on the map, each once. Monsters summoned this round do not need one."""
    s = game.state
    here = [f for f in s.figures.values() if f.role in ("monster", "ally") and (f.born != s.round or s.phase != "turns")]
    return list(dict.fromkeys(game.kind(f).deck for f in here))


async def draw_missing(game: Gloom) -> None:
    """GH-INI-01, GH-MAC-01 … 03, GH-REV-05: draw an ability card from the deck of every type on the map that has none this round."""
    for deck in present_decks(game):
        if not ability_deck(game, deck).card:
            await draw_card(game, deck)


def ability_deck(game: Gloom, deck: str) -> AbilityDeck:
    """GH-TBL-04: each type's deck is shuffled separately."""
    known = game.state.abilities
    if deck not in known:
        known[deck] = AbilityDeck([card.id for card in game.content.decks[deck]])
    return known[deck]


async def draw_card(game: Gloom, deck: str) -> None:
    """GH-MAC-04, GH-MAC-07: draw a random card. If the deck is empty, shuffle in the discards first."""
    pile = ability_deck(game, deck)
    if not pile.draw:
        pile.draw, pile.discard = pile.discard, []
    pile.card = await game.draw("ability", pile.draw)
    initiative = game.content.ability_cards[pile.card].initiative
    game.tell(CardDrawn(deck=deck, card=pile.card, initiative=initiative, rules=("GH-INI-01",)))


def discard_cards(game: Gloom) -> None:
    """GH-EOR-03, GH-EOR-08, GH-MAC-06, GH-MAC-08: discard this round's cards. If a card shows the shuffle icon, return the discards to the deck."""
    for pile in game.state.abilities.values():
        if pile.card:
            shuffles = game.content.ability_cards[pile.card].shuffle
            pile.discard.append(pile.card)
            pile.card = ""
            if shuffles:
                pile.draw += pile.discard
                pile.discard = []
