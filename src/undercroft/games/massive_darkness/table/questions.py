"""The text of questions: prompts and options with the names of the things they refer to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.chance import Drawn
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Choice, Message, Question
from undercroft.language.reading import title

from ..content.dice import FACES
from ..content.texts import lasting_text, line_card, line_text, offer_text
from ..content.traits import Trait
from ..game import Dark
from ..rules.choices import Charge, Exchange, Fetch, Give, Hand, InForce, Pull, Rolled, SafeShot, Sell, Take, UseAbility, UseItem
from ..rules.combat.rolling import FACE
from ..rules.market import sale
from .faces import dice_text

SAID: Mapping[str, str] = {
    "melee": "md-option-melee", "ranged": "md-option-ranged", "charge": "md-option-charge", "safe-shot": "md-option-safe-shot",
    "teleport": "md-option-teleport", "ability": "md-option-ability", "leave": "md-option-leave", "give": "md-option-give",
    "take": "md-option-take", "pay": "md-option-pay", "effect": "md-option-effect",
}  # fmt: skip
"""Options whose wording differs from other games, or that need more detail."""


# -- names -------------------------------------------------------------------------------------------------------------------
def figure_name(game: Dark, id: str, numbered: bool = True) -> str:
    """The name of a hero, an enemy or a pillar; `numbered`: add a number to tell enemies of one kind apart."""
    s = game.state
    if id in s.heroes:
        return game.content.heroes[id].name
    if id in s.enemies:
        name, number = enemy_name(game, id), enemy_number(game, id)
        return f"{name} {number}" if numbered and number else name
    return title(id)


def enemy_name(game: Dark, id: str) -> str:
    """The name of an enemy: its own if the adventure gives it one."""
    enemy = game.enemy(id)
    foe = game.foe(enemy)
    return foe.name if foe is not None else game.card(enemy).name


def enemy_number(game: Dark, id: str) -> int:
    """Which of several enemies with the same name it is; 0 if it is the only one."""
    name = enemy_name(game, id)
    same = [other for other in game.state.enemies if enemy_name(game, other) == name]
    return same.index(id) + 1 if len(same) > 1 else 0


def card_name(game: Dark, id: str) -> str:
    """The name of any card a question can refer to: equipment, treasure, a class, a skill, an enemy, a door, an event."""
    pack = game.content
    if id in pack.equipment:
        return pack.equipment[id].name
    if id in pack.traps:
        return pack.traps[id].text.name
    if id in pack.heroes:
        return pack.heroes[id].name
    if id in pack.cards:
        return pack.cards[id].name
    if id in pack.doors:
        return pack.doors[id].name
    if id in pack.events:
        return pack.events[id].text.name
    kind, _, part = id.partition("/")
    return _sheet_name(game, kind, part) if kind in pack.classes else id


def _sheet_name(game: Dark, kind: str, part: str) -> str:
    """The name of a class, of its ability or skill, or of a skill of a branch."""
    sheet = game.content.classes[kind]
    match part:
        case "":
            return sheet.name
        case "ability":
            return sheet.ability.text.name
        case "skill":
            return sheet.skill.text.name
    branch, _, number = part.partition("/")
    skills = next(b.skills for b in sheet.branches if b.id == branch)
    return skills[int(number)].text.name


# -- options -----------------------------------------------------------------------------------------------------------------
def _of_line(game: Dark, id: str) -> dict[str, Any]:
    """The card of an offered line, and what the line does at what price."""
    return {"thing": card_name(game, line_card(id)), "line": offer_text(game.content.lines[id])}


def _of_item(game: Dark, card: str) -> dict[str, Any]:
    """An item to be used, with its effect."""
    gear = game.content.equipment[card]
    return {"thing": gear.name, "line": ". ".join(line_text(e.id, e.line) for e in gear.use)}


def _of_weapon(game: Dark, card: str) -> dict[str, Any]:
    """A weapon with its dice and effects."""
    gear = game.content.equipment[card]
    dice = [f"{kind.capitalize()}: {dice_text(pool).lower()}" for kind, pool in gear.dice.items()]
    return {"thing": gear.name, "line": ". ".join([*dice, *(line_text(e.id, e.line) for e in gear.effects)])}


def _of_die(colour: str, face: int | None = None) -> dict[str, Any]:
    """A die to choose: its colour and, if it was rolled, its face."""
    shown = FACES[colour][face or 0]
    return {"colour": colour, "shown": face is not None, "points": shown.points, "bams": shown.bams, "diamonds": shown.diamonds}


def _of_ability(game: Dark, hero: str) -> dict[str, Any]:
    ability = game.content.classes[game.hero(hero).kind].ability
    lines = [line_text(e.id, e.line) for e in ability.effects if e.line.trigger is None or e.line.span]
    return {"thing": ability.text.name, "line": ". ".join(lines)}


def _of_skill(game: Dark, card: str) -> dict[str, Any]:
    """A skill that can be bought: name, price and effect."""
    kind, branch, number = card.split("/")
    skill = next(b.skills for b in game.content.classes[kind].branches if b.id == branch)[int(number)]
    return {"thing": skill.text.name, "cost": skill.text.cost, "line": ". ".join(line_text(e.id, e.line) for e in skill.effects)}


def _told(game: Dark, decision: Decision, option: Option[Any]) -> dict[str, Any]:
    """What an option refers to, in words."""
    match option.value:
        case Charge(zone=zone, line=line) | SafeShot(zone=zone, line=line):
            return {"thing": game.name(zone), "line": line_text(line, game.content.lines[line])}
        case UseAbility():
            return _of_ability(game, str(decision.args["figure"]))
        case UseItem(card=card):
            return _of_item(game, card)
        case Trait(id=line):
            return _of_line(game, line)
        case Rolled(colour=colour, face=face):
            return _of_die(colour, face)
        case Sell(card=card) | Exchange(card=card):
            return {"thing": card_name(game, card), "level": game.card_level(card), "xp": sale(game, card)}
        case InForce(hero=hero, line=line):
            return {"who": figure_name(game, hero), "line": lasting_text(game.content.lines[line])}
        case Pull(token=token):
            return {"thing": game.token_name(token)}
        case Give(hero=hero, card=card) | Take(hero=hero, card=card):
            return {"thing": card_name(game, card), "who": figure_name(game, hero)}
        case Hand(hero=hero, token=token) | Fetch(hero=hero, token=token):
            return {"thing": title(token), "who": figure_name(game, hero)}
    return _plain(game, option)


def _plain(game: Dark, option: Option[Any]) -> dict[str, Any]:
    """What an option refers to whose value is an id, a number, or yes or no."""
    match option.verb:
        case "use":
            return _of_line(game, option.value)
        case "weapon":
            return _of_weapon(game, option.item)
        case "die":
            return _of_die(option.value)
        case rolled if rolled.startswith(FACE):
            return _of_die(rolled.removeprefix(FACE), option.value.at)
        case "buy":
            return _of_skill(game, option.card)
        case "pay" | "kind" | "pool":
            return {"what": option.value}
        case "figure":
            return {"what": "boss" if option.value else "minion"}
        case "rule":
            return {"thing": line_text(option.value, game.content.lines[option.value])}
    return {"thing": _thing(game, option)}


def _thing(game: Dark, option: Option[Any]) -> str:
    """The name of the thing an option points at."""
    if option.item or option.card:
        return card_name(game, option.item or option.card)
    if option.figure:
        return figure_name(game, option.figure)
    if option.cell >= 0:
        return game.name(option.cell)
    return card_name(game, option.value.outcome) if isinstance(option.value, Drawn) else ""


def _figure(game: Dark, option: Option[Any]) -> str:
    """The token that an option highlights: the boss of a mob with minions has its own token."""
    if option.verb == "figure" and option.value:
        return boss_token(game, option.figure)
    return option.figure


def boss_token(game: Dark, id: str) -> str:
    """While a mob has minions, they represent it, and its boss is a separate token beside them."""
    return f"{id}-boss" if game.enemy(id).minions else id


def _verb(game: Dark, option: Option[Any]) -> str:
    """What is done. A line of a class ability, which costs experience, is used like the ability itself."""
    line = option.value.id if isinstance(option.value, Trait) else option.value
    abilities = (sheet.ability for sheet in game.content.classes.values())
    return "ability" if any(effect.id == line and not effect.line.span for ability in abilities for effect in ability.effects) else option.verb


def question(game: Dark, decision: Decision) -> Question:
    choices = []
    for option in decision.options:
        verb = _verb(game, option)
        text = Message(SAID.get(verb, f"option-{verb}"), _told(game, decision, option))
        choices.append(Choice(option.key, text, option.cell, _figure(game, option), option.card, option.item, option.confirm))
    prompt = decision.prompt if decision.prompt.startswith("chance-") else f"md-{decision.prompt}"
    return Question(decision.seat, Message(f"prompt-{prompt}", dict(decision.args)), tuple(choices))
