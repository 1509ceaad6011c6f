"""What the player sees: the state as a scene of widgets."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.chance import SEEDED
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.scene import Board, Card, Cell, Choice, Message, Question, Scene, Token, Track, Turn, Zone

from .content import Content, Half, Item, Side
from .elements import available, marked
from .game import PLAYER, Bugs
from .state import HERO, ZONES, BugState
from .turns import slots
from .words import CARD_TEXT


def half_text(half: Half) -> tuple[str, ...]:
    """A half as it is printed, icons included."""
    lines = [CARD_TEXT.show(a.line) for a in half.abilities]
    lines += ["Infuse " + "/".join(e) for e in half.infusions]
    if half.lost:
        lines.append("Lost, unrecoverable" if half.unrecoverable else "Lost")
    return tuple(lines)


def _card(id: str, level: int, name: str, side: Side) -> Card:
    parts = {"top": half_text(side.top), "bottom": half_text(side.bottom)}
    return Card(id, side.name, name, side.initiative, parts, level=level)


def _item(item: Item, state: str) -> Card:
    return Card(item.id, item.name, parts={"effect": item.text}, marks=(state, item.type, item.use))


def board(game: Bugs) -> Board:
    """BB-SCN-04, BB-TER-01: the map with its terrain."""
    ground, found = game.ground, []
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
            name, side = game.character.name, "hero"
        elif figure.side == "monster":
            name, side = game.kind(figure).name, "enemy"
        else:
            name, side = game.content.object_names.get(figure.kind, figure.kind), "object"
        badges = []
        if shield := game.shield(figure):
            badges.append(Message("shield", {"value": shield}))
        if game.retaliates(figure):
            badges.append(Message("retaliate"))
        if game.flying(figure):
            badges.append(Message("flying"))
        found.append(
            Token(
                figure.id, "map", figure.cell, name, side, figure.number, "elite" if figure.elite else "", figure.kind, figure.health,  # type: ignore[arg-type]
                figure.max_health, tuple(figure.conditions), tuple(badges),
            )
        )  # fmt: skip
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
        state = "acting" if acting else "done" if slot.key in s.acted else "waiting"
        if figure.side == "hero":
            found.append(Turn(slot.figure, slot.initiative, game.character.name, state))  # type: ignore[arg-type]
        else:
            column = game.kind(figure).columns[slot.column]
            lines = tuple(CARD_TEXT.show(a.line) for a in column.abilities)
            found.append(Turn(slot.figure, slot.initiative, game.kind(figure).name, state, lines))  # type: ignore[arg-type]
    return tuple(found)


def tracks(game: Bugs) -> tuple[Track, ...]:
    s = game.state
    found = [Track("round", Message("round"), s.round)]
    for who, row in s.rows.items():
        table = game.character.tables[s.level] if who == HERO else game.content.tables[s.difficulty]
        slots_ = tuple(" | ".join(e.text for e in line) for line in table)
        found.append(Track(f"modifiers-{who}", Message(f"modifiers-{who}"), row, slots_))
    elements = tuple("/".join(symbol.elements) for symbol in available(game)) if s.phase not in ("lay", "items", "upgrades") else ()
    found.append(Track("elements", Message("elements"), 0, elements))
    columns = tuple(f"{kind} {'/'.join(marked(game, kind))}" for kind in s.columns)
    found.append(Track("columns", Message("columns"), 0, columns))
    found += [Track(f"counter-{name}", Message("counter", {"name": name}), value) for name, value in s.counters.items()]
    return tuple(found)


def zones(game: Bugs) -> tuple[Zone, ...]:
    """BB-CRD-13: hand, played, active, discard and lost cards, and the items."""
    s, found = game.state, []
    for zone in ZONES:
        cards = tuple(_card(id, game.card(id).level, s.cards[id].side, game.side(id)) for id in game.zone(zone))
        found.append(Zone(zone, PLAYER, cards))
    found.append(Zone("items", PLAYER, tuple(_item(game.content.items[i], state) for i, state in s.items.items())))
    return tuple(found)


def question(decision: Decision) -> Question:
    choices = []
    for option in decision.options:
        verb, _, thing = option.key.partition(":")
        args = {"thing": thing} if thing else {}
        choices.append(Choice(option.key, Message(f"option-{verb}", args), option.cell, option.figure, option.card, option.item))
    return Question(decision.seat, Message(f"prompt-{decision.prompt}", dict(decision.args)), tuple(choices))


def view(content: Content, state: BugState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
    game = Bugs(content, state, SEEDED, None)
    text = game.scenario.text
    status = [Message("goal", {"text": text.goal_text})]
    if text.rules_text:
        status.append(Message("special-rules", {"text": text.rules_text}))
    return Scene(
        title=Message("scenario-title", {"number": text.number, "title": game.scenario.title, "level": state.level}),
        status=tuple(status),
        boards=(board(game),),
        tokens=tokens(game),
        zones=zones(game),
        tracks=tracks(game),
        ribbon=ribbon(game),
        questions=tuple(question(d) for d in decisions),
        outcome=state.outcome,
    )
