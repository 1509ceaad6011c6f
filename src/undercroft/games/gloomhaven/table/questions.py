"""Wording of questions: prompts and options, with the names of what they refer to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.table.asking import line_text, meant, points_at_cell, rider_text, told
from undercroft.kernel.chance import Drawn
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Choice, Message, Question
from undercroft.language.reading import title

from ..content.printing import printed
from ..content.words import CARD_TEXT, SCENARIO_TEXT
from ..game import Gloom
from ..state import Unit
from .nothing import remark


def figure_name(game: Gloom, figure: Unit, numbered: bool) -> str:
    """The name of a figure. `numbered` adds its standee number, if it has one (GH-PAG-07)."""
    match figure.role:
        case "character":
            return game.content.classes[figure.kind].name
        case "summon":
            return figure.title
        case "object":
            name = game.content.names.get(figure.kind, figure.kind)
        case _:
            name = title(figure.kind) if figure.rank == "named" else game.kind(figure).name
    return f"{name} {figure.number}" if numbered else name


def ability_text(game: Gloom, id: str) -> str:
    """The line of an ability as printed, by its id."""
    return line_text(id, game.content.abilities, CARD_TEXT, _shown)


def _shown(ability: Ability) -> str:
    rule = ability.id.startswith(("scenario/", "room/")) and "/treasure/" not in ability.id and not ability.active
    return SCENARIO_TEXT.show(ability.line) if rule else printed(ability)


def _line(game: Gloom, decision: Decision) -> str:
    """The line a question is about: the one it names, or the current one of the action."""
    named = str(decision.args.get("line", ""))
    action = game.state.action
    if named or action is None or action.source != "card":
        return named
    abilities = [a for a in game.card(action.card).half(action.half).abilities for _ in (a.specs if not a.active else (None,))]
    return abilities[action.at].id if action.at < len(abilities) else ""


def _names(game: Gloom, ids: Sequence[str]) -> str:
    figures = game.state.figures
    return ", ".join(figure_name(game, figures[id], True) if id in figures else id for id in ids)


def _thing(game: Gloom, decision: Decision, option: Option[Any]) -> str:
    """What an option refers to, in words; empty if its verb says it all."""
    if option.key == option.verb:
        return ""
    match option.verb:
        case "pay":
            return rider_text(game.content.abilities.get(_line(game, decision)), meant(option), CARD_TEXT)
        case "area" | "targets":
            return _names(game, option.value)
        case "room":
            return game.content.rooms[meant(option)].text.noun
        case "dungeon-monsters":
            return game.content.dungeon[meant(option)].text.adjective
        case "effect":
            return ability_text(game, option.value)
        case "first":
            kind = option.value.removeprefix("ally:")
            return game.content.monsters[kind].name if kind in game.content.monsters else _names(game, [kind])
        case "entrance":
            return str(option.value.kind)
    if option.item:
        return game.content.items[option.item].name
    if (card := option.card or meant(option)) in game.content.cards:
        return game.card(card).name
    if card in game.content.goals:
        return game.content.goals[card].name
    if points_at_cell(option):
        return game.name(option.cell)
    return _names(game, [option.figure]) if option.figure else meant(option)


def _ability_card(game: Gloom, id: str) -> dict[str, Any]:
    """A monster ability card, for players who draw it from their own box."""
    card, deck = game.content.ability_cards[id], id.partition("/")[0]
    lines = [CARD_TEXT.show(ability.line) for ability in card.abilities]
    return {"card": game.content.names.get(deck, deck), "initiative": card.initiative, "texts": lines}


def question(game: Gloom, decision: Decision) -> Question:
    choices = []
    for option in decision.options:
        about: dict[str, Any] = {"thing": _thing(game, decision, option)}
        id = f"option-{option.verb}"
        if decision.prompt == "equip" and option.item:
            id, about = "gh-option-equip", {**about, "price": game.content.items[option.item].price}
        if option.verb == "ability" and isinstance(option.value, Drawn):
            about = _ability_card(game, option.value.outcome)
        note = Message("gh-note-give-up") if option.confirm else remark(game, decision, option)
        choices.append(Choice(option.key, Message(id, about), option.cell, option.figure, option.card, option.item, option.confirm, note))
    said = told(decision, lambda id: ability_text(game, id))
    prompt = decision.prompt if decision.prompt.startswith("chance-") else f"gh-{decision.prompt}"
    return Question(decision.seat, Message(f"prompt-{prompt}", said), tuple(choices))
