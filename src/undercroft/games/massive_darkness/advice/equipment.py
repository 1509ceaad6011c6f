"""Equipment and skills: what to wear, give away, transmute or buy."""

from __future__ import annotations

from undercroft.kernel.decision import Decision

from ..game import Dark
from ..rules.choices import Done, Equip, Give, Stow, Take, Transmute
from ..rules.gear import can_equip, material
from .strength import gain, outfit_worth, worth_with

JUNK = 0.15
"""Equipment that improves no hero by more than this is used for transmutation."""


def junk(game: Dark, id: str) -> list[str]:
    """Cards a hero would not miss."""
    hero = game.hero(id)
    worn = [hero.body, *hero.hands]
    found = []
    for card in material(game, id):
        if card in worn:
            worn.remove(card)
        elif not game.content.equipment[card].use and gain(game, id, card) < JUNK:
            found.append(card)
    return found


def rearranging(game: Dark, id: str) -> float:
    """What can be gained by equipping other cards or by giving cards to heroes who need them more."""
    hero = game.hero(id)
    best = max((gain(game, id, card) for card in dict.fromkeys(hero.pack) if can_equip(game, card)), default=0.0)
    for other, friend in game.heroes_at(hero.zone).items():
        if other != id:
            best = max([best, *(gain(game, other, card) - JUNK for card in dict.fromkeys(hero.pack) if can_equip(game, card))])
            best = max([best, *(gain(game, id, card) - JUNK for card in dict.fromkeys(friend.pack) if can_equip(game, card))])
    return 1.3 * best - 0.6 if best > 0.4 else -3.0


def weigh_trade(game: Dark, decision: Decision) -> list[float]:
    """Put better cards into the slots, and give cards to heroes they help more."""
    id, found = str(decision.args["figure"]), []
    for option in decision.options:
        match option.value:
            case Equip(card=card):
                found.append(2.0 * gain(game, id, card) - 0.1)
            case Give(hero=other, card=card):
                found.append(_gift(game, id, other, card))
            case Take(hero=other, card=card):
                found.append(_gift(game, other, id, card))
            case Stow():
                found.append(-3.0)
            case Transmute():
                found.append(2.0 if len(junk(game, id)) >= 3 else -3.0)
            case Done():
                found.append(0.0)
            case _:
                found.append(-1.0)
    return found


def _gift(game: Dark, giver: str, taker: str, card: str) -> float:
    hero = game.hero(giver)
    if card == hero.body or card in hero.hands or game.hero(taker).dead or not can_equip(game, card):
        return -3.0
    return 1.5 * (gain(game, taker, card) - max(0.0, gain(game, giver, card))) - 0.3


def weigh_loan(game: Dark, decision: Decision) -> list[float]:
    """Another hero asks for a card: it goes to whoever it helps more."""
    owner, taker, card = (str(decision.args[name]) for name in ("target", "figure", "card"))
    worth = _gift(game, owner, taker, card)
    return [worth if o.value else 0.0 for o in decision.options]


def weigh_received(game: Dark, decision: Decision) -> list[float]:
    id, card = str(decision.args["figure"]), str(decision.args["card"])
    own, found = gain(game, id, card), []
    for option in decision.options:
        match option.value:
            case Equip():
                found.append(2.0 * own)
            case Give(hero=taker):
                other = gain(game, taker, card)
                found.append(2.0 * other - 0.5 if other > own + 0.2 else -2.0)
            case _:
                found.append(0.05)
    return found


def weigh_room(game: Dark, decision: Decision) -> list[float]:
    id, card = str(decision.args["figure"]), str(decision.args["card"])
    hero = game.hero(id)
    found = []
    for option in decision.options:
        hands = list(hero.hands)
        hands.remove(option.value)
        found.append(worth_with(game, id, hero.body, [*hands, card], [c for c in hero.pack if c != card]))
    return found


def weigh_material(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    hero, unwanted = game.hero(id), junk(game, id)
    worn = (hero.body, *hero.hands)
    return [3.0 - game.card_level(o.value) if o.value in unwanted else -2.0 if o.value in worn else 0.0 for o in decision.options]


def weigh_skills(game: Dark, decision: Decision) -> list[float]:
    """Prefer skills that work now to later ones; some branches suit the equipped weapons."""
    id = str(decision.args["figure"])
    hero, sheet = game.hero(id), game.content.classes[game.hero(id).kind]
    now = outfit_worth(game.kit(id))
    found = []
    for option in decision.options:
        if option.value < 0:
            found.append(-0.5)
            continue
        branch = sheet.branches[option.value]
        bought = hero.skills.get(branch.id, 0)
        skill = branch.skills[bought].text
        hero.skills[branch.id] = bought + 1
        better = outfit_worth(game.kit(id)) - now
        if bought:
            hero.skills[branch.id] = bought
        else:
            del hero.skills[branch.id]
        health = any("aximum health" in line for line in skill.does)
        found.append((0.6 + better + (0.6 if health else 0.0)) * (1.0 if skill.level <= game.state.level else 0.2) - 0.02 * skill.cost)
    return found


def weigh_weapons(game: Dark, decision: Decision) -> list[float]:
    """A starting weapon that suits the class: one with an attack type its skills mention."""
    id = str(decision.args["figure"])
    sheet = game.content.classes[game.hero(id).kind]
    lines = [e.line for b in sheet.branches for k in b.skills for e in k.effects] + [game.content.heroes[id].skill.line]
    named = [type(q).__name__.lower() for line in lines if line.trigger is not None for q in line.trigger.qualifiers]
    found = []
    for option in decision.options:
        suits = max((named.count(kind) for kind in game.content.equipment[str(option.value)].dice), default=0)
        found.append(0.15 * suits + worth_with(game, id, game.hero(id).body, [str(option.value)], []))
    return found
