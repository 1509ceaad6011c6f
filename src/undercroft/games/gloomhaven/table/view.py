"""What a player sees: the state as a scene of widgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.areas import drawn
from undercroft.games.haven.table import view as shared
from undercroft.games.haven.table.view import KEPT, ROLES, Lines, attack_text, badges, token
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, Decision, Option, Seat
from undercroft.kernel.scene import Board, Card, Cell, Edge, Message, Player, Scene, Token, Track, Turn, Zone

from ..content import model as content
from ..content import signs
from ..content.dungeon import penalty_told
from ..content.model import AbilityCard, Half, Item, Monster
from ..content.printing import item_lines, printed
from ..content.words import CARD_TEXT, Xp
from ..game import STRONG, WANING, Gloom
from ..rules.goals import measure
from ..rules.ranks import acting_key, slot_of
from ..rules.thinking import card_of
from ..state import MONSTERS, Hero, Trap, Unit
from .questions import figure_name, question

HIDDEN = "?"
ITEM_STATES = ("ready", "spent", "consumed", "lost", "active")
"""States of an item that someone has. Other items are for sale."""


# -- cards ---------------------------------------------------------------------------------------------------------------
def half_lines(half: Half, used: int = 0) -> Lines:
    """GH-ICO-03: half of a card as printed, and an icon for each line. `used` is how many of its use slots are used."""
    xp = [(f"Xp {half.xp}", Xp.ICON)] if half.xp else []
    return shared.half_lines(half, [printed(a, used) for a in half.abilities], CARD_TEXT, xp)


@lru_cache(maxsize=KEPT)
def _card(card: content.Card, half: str, used: int) -> Card:
    """An ability card. For an active card, also the active half and how many slots are used."""
    top, bottom = (half_lines(card.half(name), used if name == half else 0) for name in ("top", "bottom"))
    parts, icons = {"top": top[0], "bottom": bottom[0]}, {"top": top[1], "bottom": bottom[1]}
    marks = (*(() if card.level else ("X",)), *((half,) if half else ()), *((f"{used}",) if used else ()))
    return Card(card.id, card.name, initiative=card.initiative, parts=parts, icons=icons, level=card.level, marks=marks)


@lru_cache(maxsize=KEPT)
def _item(item: Item, state: str, used: int) -> Card:
    """GH-ITC-06, GH-ITC-08, GH-ITC-11, GH-ITC-16: an item with its state, its price while it is for sale, the equipment slot it takes, and its
    use slots."""
    price = () if state in ITEM_STATES else (f"price:{item.price}",)
    marks = (state, *price, item.slot, f"use-{item.use}", *((f"{used}/{item.slots}",) if item.slots else ()))
    return Card(item.id, item.name, parts={"effect": item_lines(item, used)}, marks=marks, icon=item.icon)


def _lines(abilities: Sequence[Ability]) -> Lines:
    return tuple(map(printed, abilities)), tuple(CARD_TEXT.icon(a.line) for a in abilities)


def _monster(game: Gloom, kind: Monster) -> Card:
    """GH-MST-01, GH-MST-11: a stat card at this scenario's level, what the type does this round (GH-MAC-02), and any other bonuses."""
    parts: dict[str, tuple[str, ...]] = {}
    icons: dict[str, tuple[str, ...]] = {}
    level = game.monster_level
    for rank, rows in kind.ranks.items():
        probe = Unit("probe", kind.id, "monster", 0, 0, 0, rank=rank)  # type: ignore[arg-type]
        stat = rows[level]
        bases = {what: game.base(probe, what) for what in ("move", "attack", "range")}
        figures = [f"♥ {stat.health}", *(f"{what.capitalize()} {value}" for what, value in bases.items() if value is not None)]
        always = [printed(game.content.abilities[stat.trait_line])] if stat.trait_line else []
        parts[rank] = (", ".join(figures), *always, *filter(None, [attack_text(stat.attacks)]))
    for n, special in enumerate(kind.specials, 1):
        parts[f"special {n}"], icons[f"special {n}"] = _lines(special)
    if kind.immune:
        parts["immune"] = (", ".join(kind.immune),)
    pile = game.state.abilities.get(kind.deck)
    initiative = None
    if pile is not None and pile.card:
        card = game.content.ability_cards[pile.card]
        parts["this round"], icons["this round"] = _lines(card.abilities)
        initiative = card.initiative
    shown = {line for lines in parts.values() for line in lines}
    of_kind = [f for f in game.state.figures.values() if f.role in ("monster", "ally") and game.kind(f).id == kind.id]
    held = {printed(a): CARD_TEXT.icon(a.line) for figure in of_kind for a in lasting(game, figure)}
    if more := {line: icon for line, icon in held.items() if line not in shown}:
        parts["bonus"], icons["bonus"] = tuple(more), tuple(more.values())
    return Card(kind.id, kind.name, initiative=initiative, parts=parts, icons=icons, icon=kind.icon)


def lasting(game: Gloom, figure: Unit) -> list[Ability]:
    """GH-VRD-15: the lines of a figure's bonuses, each once."""
    lines = dict.fromkeys(b.ability for held in game.state.bonuses.values() for b in held if b.bearer == figure.id)
    return [game.content.abilities[line] for line in lines]


@lru_cache(maxsize=KEPT)
def _ability_card(card: AbilityCard, name: str) -> Card:
    """GH-MAC-04 … 06: a monster ability card."""
    lines, icons = _lines(card.abilities)
    marks = ("shuffle",) if card.shuffle else ()
    return Card(card.id, name, initiative=card.initiative, parts={"does": lines}, icons={"does": icons}, marks=marks)


# -- the map -------------------------------------------------------------------------------------------------------------
def trap_text(trap: Trap) -> Message:
    """GH-OVR-15: the effect of a trap, which is open information."""
    return Message("gh-trap", {"damage": trap.damage, "conditions": list(trap.conditions)})


def board(game: Gloom) -> Board:
    """GH-TBL-02, GH-OVR-15: the rooms revealed so far and everything in them."""
    s, layout = game.state, game.layout
    lettered = {cell: letter for letter, cell in layout.places.items()}
    shown = game.ground.cells | sum(1 << int(key) for key in s.doors)
    masks = {"obstacle": game.obstacles(), "difficult": game.slow, "hazard": game.hazards, "plate": game.plates, "trap": game.traps()}
    found = []
    for cell in cells(shown):
        marks = [mark for mark, mask in masks.items() if mask >> cell & 1]
        if cell in s.rifts:
            marks.append("rift")
        door = s.doors.get(str(cell), "")
        if door:
            marks.append(f"door-{door}" if door != "shut" else "door-locked")
        x, y = layout.map.places[cell]
        found.append(Cell(cell, game.name(cell), x, y, tuple(marks + _loot(game, cell)), lettered.get(cell, "").upper(), _about(game, cell)))
    walls = tuple(Edge(a, b, "wall") for a, b in sorted(layout.walls) if shown >> a & shown >> b & 1)
    return Board("map", "hex-flat" if layout.map.flat else "hex-pointy", tuple(found), walls)


def _loot(game: Gloom, cell: int) -> list[str]:
    s, key = game.state, str(cell)
    found = ["coins"] if key in s.coins else []
    if key in s.treasures:
        found.append("goal-treasure" if s.treasures[key] == "goal" else "treasure")
    return found


def _about(game: Gloom, cell: int) -> Message | None:
    s, key = game.state, str(cell)
    if key in s.traps:
        return trap_text(s.traps[key])
    if game.hazards >> cell & 1:
        return Message("gh-hazard", {"damage": game.trap_damage // 2})
    if key in s.coins:
        return Message("gh-coins", {"coins": s.coins[key]})
    return Message("gh-treasure-here") if key in s.treasures else None


def tokens(game: Gloom) -> tuple[Token, ...]:
    found = []
    for figure in game.state.figures.values():
        held = badges(game, figure, sum(value for value, _ in game.shields(figure)))
        if figure.role == "ally":
            held.append(signs.ALLY.sign())
        name, icon = figure_name(game, figure, False), icon_of(game, figure)
        found.append(token(figure, name, group_of(game, figure), icon, signs.RANKS.get(figure.rank), held, signs.KNOWN))
    return tuple(found)


def group_of(game: Gloom, figure: Unit) -> str:
    """The reference card a figure belongs to."""
    return game.kind(figure).id if figure.role in ("monster", "ally") else figure.kind


def icon_of(game: Gloom, figure: Unit) -> str:
    match figure.role:
        case "character":
            return game.content.classes[figure.kind].icon
        case "object":
            return game.scenario.objects[figure.kind].icon
        case "summon":
            return "minions"
    return game.kind(figure).icon


# -- everything except the map -------------------------------------------------------------------------------------------
def ribbon(game: Gloom) -> tuple[Turn, ...]:
    """GH-INI-02: the turn order of the round, as soon as it is known."""
    s = game.state
    if s.phase not in ("turns", "cleanup"):
        return ()
    slots = [(slot, figure) for figure in s.figures.values() if (slot := slot_of(game, figure)) is not None and not figure.spent]
    slots.sort(key=lambda entry: (entry[0].when, entry[0].group, entry[1].role == "character", acting_key(entry[1])))
    found = []
    for slot, figure in slots:
        acting = s.turn is not None and s.turn.figure == figure.id
        state: Literal["waiting", "acting", "done"] = "acting" if acting else "done" if figure.id in s.acted else "waiting"
        does = [] if figure.role == "character" else [*(a for a, _ in card_of(game, figure) if a.line.steps), *lasting(game, figure)]
        parts = tuple(dict.fromkeys(map(printed, does)))
        found.append(Turn(figure.id, slot.when[0], figure_name(game, figure, True), state, parts))
    return tuple(found)


def tracks(game: Gloom, seat: Seat | None) -> tuple[Track, ...]:
    s = game.state
    found = [Track("round", Message("round"), s.round, role="round"), Track("level", Message("gh-level"), s.level)]
    for id, hero in s.heroes.items():
        who = game.content.classes[hero.kind].name
        found.append(Track(f"xp-{id}", Message("gh-xp-of", {"who": who}), hero.xp))
        found.append(Track(f"coins-{id}", Message("gh-coins-of", {"who": who}), hero.coins))
        if hero.goal and hero.goal != HIDDEN:
            goal = game.content.goals[hero.goal]
            about = Message("gh-goal-of", {"goal": goal.name, "text": goal.text.text})
            found.append(Track(f"goal-{id}", about, measure(game, id, goal.text.measure), seat=hero.seat))
    for strength, name in ((STRONG, "gh-strong"), (WANING, "gh-waning")):
        there = tuple(e for e, value in s.elements.items() if value == strength)
        found.append(Track(name, Message(name), 0, there, role="elements"))
    for name, deck in s.decks.items():
        who = "" if name == MONSTERS else game.content.classes[s.heroes[name].kind].name
        owner = Message("gh-deck", {"who": who}) if who else Message("gh-deck-monsters")
        found.append(Track(f"deck-{name}", owner, 0, (f"{len(deck.draw)} / {len(deck.discard)}",), role="notes"))
        for special in ("bless", "curse", "minus"):
            if count := deck.draw.count(special):
                where = Message("gh-in-deck", {"who": who, "what": special}) if who else Message("gh-in-deck-monsters", {"what": special})
                found.append(Track(f"{special}-{name}", where, count))
    found += [Track(f"counter-{name}", Message("counter", {"counter": name}), value) for name, value in s.counters.items()]
    return tuple(found)


def zones(game: Gloom) -> tuple[Zone, ...]:
    """GH-MAT-04, GH-SEL-02, GH-SEL-03: every character's cards; hands only if the seat may see them."""
    s, found = game.state, []
    for id, hero in s.heroes.items():
        for zone, role in ROLES.items():
            pile = list(getattr(hero, zone))
            known = [c for c in pile if c != HIDDEN]
            cards = tuple(_card(game.card(c), hero.active.get(c, "") if zone == "active" else "", _used(game, hero, id, c)) for c in known)
            found.append(Zone(zone, hero.seat, cards, len(pile) - len(known), name=Message(f"zone-{zone}"), role=role))
        items = tuple(_item(game.content.items[i], state, hero.uses.get(i, 0)) for i, state in hero.items.items())
        found.append(Zone("items", hero.seat, items, name=Message("zone-items"), role="items"))
    kinds = dict.fromkeys(game.kind(f).id for f in s.figures.values() if f.role in ("monster", "ally"))
    monsters = tuple(_monster(game, game.content.monsters[kind]) for kind in kinds)
    found.append(Zone("monsters", TABLE, monsters, name=Message("zone-monsters"), role="reference"))
    drawn = [pile.card for pile in s.abilities.values() if pile.card]
    cards = tuple(_ability_card(game.content.ability_cards[c], game.content.names.get(c.partition("/")[0], c.partition("/")[0])) for c in drawn)
    found.append(Zone("abilities", TABLE, cards, name=Message("gh-zone-abilities"), role="reference"))
    return tuple(found)


def _used(game: Gloom, hero: Hero, id: str, card: str) -> int:
    """The number of use slots of an active card already used."""
    if card not in hero.active:
        return 0
    return max((b.used for held in game.state.bonuses.values() for b in held if b.card == card and b.bearer == id), default=0)


def supply(game: Gloom, decisions: Sequence[Decision]) -> Zone:
    """GH-SET-04, GH-SET-05: what can be chosen: items, cards of the pool, battle goals."""
    offered: list[Option[object]] = [option for decision in decisions for option in decision.options]
    shopping = [decision for decision in decisions if decision.prompt == "equip"]
    items = [card for decision in shopping for card in _shop(game, decision)]
    shown = [c for hero in game.state.heroes.values() for c in (*hero.hand, *hero.played, *hero.active, *hero.discard, *hero.lost)]
    left: list[str] = [c for decision in decisions for c in decision.args.get("out", ())]
    wanted = [c for c in dict.fromkeys([*(o.card for o in offered), *left]) if c in game.content.cards and c not in shown]
    order = [c for hero in game.state.heroes.values() for c in hero.pool]
    if left:
        wanted.sort(key=order.index)
    cards = [_card(game.card(c), "left-behind" if c in left else "", 0) for c in wanted]
    goals = [_goal(game, o.card) for o in offered if o.card in game.content.goals]
    seat = decisions[0].seat if decisions else TABLE
    return Zone("supply", seat, (*items, *cards, *goals), name=Message("zone-supply"), role="offer")


def _shop(game: Gloom, decision: Decision) -> list[Card]:
    """GH-ITC-02, GH-ITC-04, GH-ITC-05, GH-ITC-16: all items with their prices. Those that are not available say why: too expensive, no copies left,
    or no free slot."""
    hero = game.state.heroes[str(decision.args["figure"])]
    taken = [i for other in game.state.heroes.values() for i in other.items]
    on_offer = {option.item for option in decision.options}
    found = []
    for item in game.content.items.values():
        if item.id in hero.items:
            continue
        dear, gone = item.price > int(decision.args["gold"]), taken.count(item.id) >= item.copies
        state = "offered" if item.id in on_offer else "sold-out" if gone else "too-dear" if dear else "no-slot"
        found.append(_item(item, state, 0))
    return sorted(found, key=lambda card: card.marks[0] != "offered")


def _goal(game: Gloom, id: str) -> Card:
    goal = game.content.goals[id]
    return Card(id, goal.name, parts={"goal": (goal.text.text,)}, marks=(f"checks-{goal.text.checks}",), icon="check-mark")


def status(game: Gloom) -> tuple[Message, ...]:
    text = game.scenario.text
    found = shared.status(text.goal_text, text.loss_text, text.rules_text)
    found += [Message("gh-story", {"text": text.sections[str(n)]}) for n in game.state.sections if str(n) in text.sections]
    for laid, kind in zip(game.state.laid, game.state.penalties):
        if kind != "none":
            found.append(Message("gh-penalty", penalty_told(game.content, laid, kind)))
    return tuple(found)


def view(game: Gloom, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    state, text = game.state, game.scenario.text
    mats = {id: game.content.classes[hero.kind] for id, hero in state.heroes.items()}
    players = tuple(Player(state.heroes[id].seat, mat.name, id, mat.icon) for id, mat in mats.items())
    return Scene(
        title=Message("scenario-title", {"number": text.number, "title": game.scenario.title, "level": state.level}),
        status=status(game),
        boards=(board(game),),
        tokens=tokens(game),
        zones=drawn((*zones(game), supply(game, decisions)), game.content.areas),
        tracks=tracks(game, seat),
        ribbon=ribbon(game),
        players=players,
        questions=tuple(question(game, d) for d in decisions),
        outcome=state.outcome,
    )
