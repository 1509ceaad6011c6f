"""What the player sees: the state as a scene of widgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.areas import drawn
from undercroft.games.haven.content.signs import ELITE
from undercroft.games.haven.state import Figure
from undercroft.games.haven.table import view as shared
from undercroft.games.haven.table.asking import line_text, meant, points_at_cell, rider_text, told
from undercroft.games.haven.table.view import KEPT, ROLES, Lines, attack_text, badges, status, token
from undercroft.kernel.decision import TABLE, Decision, Option, Seat
from undercroft.kernel.scene import Board, Card, Cell, Choice, Message, Player, Question, Scene, Token, Track, Turn, Zone

from ..content import model as content
from ..content import signs
from ..content.model import Ground, Half, Item, Side
from ..content.printing import item_lines, printed
from ..content.words import CARD_TEXT, SCENARIO_TEXT
from ..game import PLAYER, Bugs
from ..rules.initiative import slots
from ..state import HERO, ZONES
from .nothing import remark


def half_lines(half: Half, left: int = -1) -> Lines:
    """Half of a card as printed, with its icons. `left` is how often its active bonus can still be used."""
    return shared.half_lines(half, [printed(a, left) for a in half.abilities], CARD_TEXT)


def _side(card: content.Card, name: str, side: Side, back: Card | None = None, half: str = "", left: int = -1) -> Card:
    """One side of a card. `half` is the active half, if any, and `left` its remaining uses."""
    top, bottom = (half_lines(side.half(each), left if each == half else -1) for each in ("top", "bottom"))
    parts, icons = {"top": top[0], "bottom": bottom[0]}, {"top": top[1], "bottom": bottom[1]}
    return Card(card.id, side.name, name, side.initiative, parts, icons, level=card.level, back=back)


@lru_cache(maxsize=KEPT)
def _card(card: content.Card, shown: str, half: str = "", left: int = -1) -> Card:
    """BB-CRD-01: the face-up side, with the other side behind it. For an active card, also the active half and its remaining uses."""
    other = "b" if shown == "a" else "a"
    return _side(card, shown, card.side(shown), _side(card, other, card.side(other)), half, left)


@lru_cache(maxsize=KEPT)
def _monster(kind: content.Monster) -> Card:
    """A monster card with its columns by die result."""
    always = [printed(trait) for trait in kind.traits]
    if added := attack_text(kind.attacks):
        always.append(added)
    if kind.immune:
        always.append(f"Immune: {', '.join(kind.immune)}")
    parts = {"always": tuple(always)} if always else {}
    icons: dict[str, tuple[str, ...]] = {}
    for result, column in kind.columns.items():
        name = f"{result} ({column.initiative})"
        parts[name], icons[name] = half_lines(Half(column.abilities, infusions=column.infusions))
    return Card(kind.id, kind.name, parts=parts, icons=icons, icon=kind.icon)


@lru_cache(maxsize=KEPT)
def _item(item: Item, state: str) -> Card:
    return Card(item.id, item.name, parts={"effect": item_lines(item)}, marks=(state, item.type, f"use-{item.use}"), icon=item.icon)


@lru_cache(maxsize=KEPT)
def board(ground: Ground) -> Board:
    """BB-SCN-04, BB-TER-01: the map with its terrain."""
    found = []
    lettered = {cell: letter for letter, cell in ground.places.items()}
    for cell, name in sorted(ground.map.names.items()):
        if not ground.cells >> cell & 1:
            continue
        marks = [m for m, mask in (("obstacle", ground.obstacles), ("difficult", ground.slow), ("plate", ground.plates)) if mask >> cell & 1]
        hazard = ground.hazard_at.get(cell)
        if hazard is not None:
            marks.append("hazard")
        x, y = ground.map.places[cell]
        text = Message("hazard", {"text": hazard.text}) if hazard is not None else None
        found.append(Cell(cell, name, x, y, tuple(marks), lettered.get(cell, "").upper(), text))
    return Board("map", "hex-flat" if ground.map.flat else "hex-pointy", tuple(found))


def tokens(game: Bugs) -> tuple[Token, ...]:
    found = []
    for figure in game.state.figures.values():
        if figure.side == "hero":
            name, icon = game.character.name, game.character.icon
        elif figure.side == "monster":
            name, icon = game.kind(figure).name, game.kind(figure).icon
        else:
            name, icon = game.content.names.get(figure.kind, figure.kind), game.scenario.object_types[figure.kind].icon
        held = badges(game, figure, game.shield(figure))
        found.append(token(figure, name, figure.kind, icon, ELITE if figure.elite else None, held, signs.KNOWN))
    return tuple(found)


def ribbon(game: Bugs) -> tuple[Turn, ...]:
    """BB-INI-16: columns are public as soon as they are rolled."""
    s = game.state
    if s.phase not in ("cog", "turns") or HERO not in s.figures:
        return ()
    found = []
    for slot in sorted(slots(game)):
        figure = s.figures[slot.figure]
        acting = s.turn is not None and s.turn.figure == slot.figure and s.turn.column == slot.column
        state: Literal["waiting", "acting", "done"] = "acting" if acting else "done" if slot.key in s.acted else "waiting"
        if figure.side == "hero":
            found.append(Turn(slot.figure, slot.initiative, game.character.name, state))
        else:
            column = game.kind(figure).columns[slot.column]
            lines = tuple(map(printed, column.abilities))
            found.append(Turn(slot.figure, slot.initiative, game.kind(figure).name, state, lines))
    return tuple(found)


def tracks(game: Bugs) -> tuple[Track, ...]:
    s = game.state
    found = [Track("round", Message("round"), s.round, role="round")]
    for who, row in s.rows.items():
        table = game.character.tables[s.level] if who == HERO else game.content.tables[s.difficulty]
        slots_ = tuple(" | ".join(e.text for e in line) for line in table)
        found.append(Track(f"modifiers-{who}", Message(f"modifiers-{who}"), row, slots_, role="row"))
    elements = tuple("/".join(symbol.elements) for symbol in game.available()) if s.phase not in ("lay", "items", "upgrades") else ()
    found.append(Track("elements", Message("elements"), 0, elements, role="elements"))
    columns = tuple(f"{game.content.monsters[kind].name} {'/'.join(game.marked(kind))}" for kind in s.columns)
    found.append(Track("columns", Message("columns"), 0, columns, role="notes"))
    found += [Track(f"counter-{name}", Message("counter", {"counter": name}), value) for name, value in s.counters.items()]
    return tuple(found)


def zones(game: Bugs) -> tuple[Zone, ...]:
    """BB-CRD-13: the hand, the played, active, discarded and lost cards, and the items."""
    s, found = game.state, []
    for zone in ZONES:
        cards = tuple(_card(game.card(id), s.cards[id].side, *_in_force(game, id, zone)) for id in game.zone(zone))
        found.append(Zone(zone, PLAYER, cards, name=Message(f"zone-{zone}"), role=ROLES[zone]))
    items = tuple(_item(game.content.items[i], state) for i, state in s.items.items())
    found.append(Zone("items", PLAYER, items, name=Message("zone-items"), role="items"))
    kinds = dict.fromkeys(m.kind for m in game.monsters())
    monsters = tuple(_monster(game.content.monsters[kind]) for kind in kinds)
    found.append(Zone("monsters", TABLE, monsters, name=Message("zone-monsters"), role="reference"))
    return tuple(found)


def _in_force(game: Bugs, card: str, zone: str) -> tuple[str, int]:
    """The active half of a card, and how often its bonus can still be used."""
    if zone != "active":
        return "", -1
    left = [b.uses for held in game.state.bonuses.values() for b in held if b.card == card and b.uses]
    return game.state.cards[card].half, min(left, default=-1)


# -- questions -------------------------------------------------------------------------------------------------------------
def ability_text(game: Bugs, id: str) -> str:
    """The line of an ability as printed, by its id."""
    return line_text(id, game.content.abilities, CARD_TEXT, lambda a: SCENARIO_TEXT.show(a.line) if a in game.scenario.rules else printed(a))


def _present(game: Bugs, line: str) -> Ability | None:
    """The ability a question is about: the one it names, or the current one of the character's action."""
    action = game.state.action
    if not line and action is not None and action.card and action.half:
        abilities = game.side(action.card).half(action.half).abilities
        return abilities[action.at] if action.at < len(abilities) else None
    return game.content.abilities.get(line)


def _infusion(game: Bugs, id: str) -> str:
    """An infusion: its elements and where it is."""
    elements = next(("/".join(symbol.elements) for symbol in game.available() if symbol.id == id), id)
    where, _, rest = id.partition("/")
    name, _, rest = rest.partition("/")
    match where:
        case "card":
            return f"{elements} ({game.content.cards[name].side(rest[:1]).name})"
        case "monster":
            return f"{elements} ({game.content.monsters[name].name})"
    return elements


def figure_name(game: Bugs, figure: Figure) -> str:
    if figure.side == "hero":
        return game.character.name
    name = game.kind(figure).name if figure.side == "monster" else game.content.names.get(figure.kind, figure.kind)
    return f"{name} {figure.number}"


def _thing(game: Bugs, decision: Decision, option: Option[Any]) -> str:
    """What an option refers to, in words; empty if its verb says it all."""
    if option.key == option.verb:
        return ""
    s, args = game.state, decision.args
    match option.verb:
        case "pay":
            return rider_text(_present(game, str(args.get("line", ""))), meant(option), CARD_TEXT)
        case "consume":
            return _infusion(game, option.value.id)
        case "area":
            return ", ".join(figure_name(game, s.figures[id]) for id in option.value)
        case "modifier":
            return str(args["first" if option is decision.options[0] else "second"])
        case "bonus":
            return ability_text(game, meant(option))
        case "rule":
            return ability_text(game, str(option.value).removeprefix("pending "))
        case "first":
            return _turns(game, option.value)
    if option.item:
        return game.content.items[option.item].name
    if (card := option.card or meant(option)) in s.cards:
        return game.side(card).name
    if points_at_cell(option):
        return game.name(option.cell)
    return figure_name(game, s.figures[option.figure]) if option.figure else meant(option)


def _turns(game: Bugs, group: str) -> str:
    """The turns of a monster type in one of its columns."""
    kind, _, column = group.partition(":")
    return f"{game.content.monsters[kind].name} ({column})"


def question(game: Bugs, decision: Decision) -> Question:
    choices = []
    for option in decision.options:
        about = {"thing": _thing(game, decision, option)}
        text, card = Message(f"option-{option.verb}", about), option.card
        if decision.prompt == "choose-items" and option.item:
            text = Message("option-bring", about)
        elif decision.prompt == "choose-upgrades":
            pair = next(c for c in game.character.cards if c.replaces == option.card)
            text, card = Message("option-replace", {**about, "by": pair.a.name}), pair.id
        note = remark(game, decision, option)
        choices.append(Choice(option.key, text, option.cell, option.figure, card, option.item, option.confirm, note))
    said = told(decision, lambda id: ability_text(game, id))
    return Question(decision.seat, Message(f"prompt-{decision.prompt}", said), tuple(choices))


def supply(game: Bugs, decisions: Sequence[Decision]) -> Zone:
    """What can be chosen: items, and the cards that would replace others."""
    s, offered = game.state, [option for decision in decisions for option in decision.options]
    items = [game.content.items[o.item] for o in offered if o.item and o.item not in s.items]
    replaced = [o.card for o in offered if o.verb == "replace"]
    cards = [_card(card, "a") for card in game.character.cards if card.replaces in replaced]
    return Zone("supply", PLAYER, (*(_item(item, "offered") for item in items), *cards), name=Message("zone-supply"), role="offer")


def view(game: Bugs, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    state, text = game.state, game.scenario.text
    return Scene(
        title=Message("scenario-title", {"number": text.number, "title": game.scenario.title, "level": state.level}),
        status=tuple(status(text.goal_text, text.loss_text, text.rules_text)),
        boards=(board(game.ground),),
        tokens=tokens(game),
        zones=drawn((*zones(game), supply(game, decisions)), game.content.areas),
        tracks=tracks(game),
        ribbon=ribbon(game),
        players=(Player(PLAYER, game.character.name, HERO, game.character.icon),),
        questions=tuple(question(game, d) for d in decisions),
        outcome=state.outcome,
    )
