"""Choices in a combat: rerolls, dice, enchantments and effects with a price."""

from __future__ import annotations

from undercroft.kernel.decision import Decision

from ..content import words
from ..content.dice import FACES, expected
from ..content.traits import Trait
from ..game import Dark
from ..rules.choices import Rolled
from ..rules.combat.sides import Side
from ..state import Combat, Die


def weigh_rerolls(game: Dark, decision: Decision) -> list[float]:
    """Reroll own dice below their average, and the opponent's above it."""
    combat = game.state.combat
    assert combat is not None
    id = str(decision.args["figure"])
    own = "attack" if combat.attacker == id else "defence"
    lack = {}
    for name in ("attack", "defence"):
        dice = getattr(combat, name).dice
        short = float(sum(expected(d.colour) for d in dice) - sum(FACES[d.colour][d.face].points for d in dice))
        lack[name] = short if name == own else -short
    found = []
    for option in decision.options:
        if option.value is None:
            found.append(0.0)
            continue
        line = game.content.lines[option.value.id]
        nodes = [*line.modifiers, *(m for step in line.steps for m in step.modifiers)]
        best = -1.0
        for node in nodes:
            match node:
                case words.Reroll(pool=pool):
                    best = max(best, lack[pool])
                case words.RerollEither():
                    best = max(best, *lack.values())
                case words.RerollSome(pool=pool) | words.Flip(pool=pool):
                    best = max(best, 0.5 if any(_bad(d, pool == own) for d in getattr(combat, pool).dice) else -1.0)
                case words.RerollBlanks():
                    best = max(best, 0.8)
        found.append(best)
    return found


def _bad(die: Die, own: bool) -> bool:
    points = FACES[die.colour][die.face].points
    return points < expected(die.colour) if own else points > expected(die.colour)


def weigh_dice(game: Dark, decision: Decision) -> list[float]:
    """Which dice to reroll, flip or remove: own blanks, and the opponent's best."""
    combat = game.state.combat
    assert combat is not None
    own = "attack" if combat.attacker == str(decision.args["figure"]) else "defence"
    found = []
    for option in decision.options:
        if option.value is None:
            found.append(0.3)
            continue
        rolled = isinstance(option.value, Rolled)
        colour = option.value.colour if rolled else option.value
        points = FACES[colour][option.value.face].points if rolled else 0
        mine = colour in (("yellow", "red") if own == "attack" else ("blue", "green"))
        short = float(expected(colour)) - points
        found.append(short if mine else -short)
    return found


def weigh_enchantments(game: Dark, decision: Decision) -> list[float]:
    return [0.0 if o.value is None else 1.0 + len(o.value.flat) + len(o.value.dice) for o in decision.options]


def weigh_paid(game: Dark, decision: Decision) -> list[float]:
    """Effects that cost blood, experience or a card: use them where they bring more than they cost."""
    combat, id = game.state.combat, str(decision.args["figure"])
    assert combat is not None
    side = Side(game, combat, "attack" if combat.attacker == id else "defence")
    return [0.0 if o.value is None else _benefit(o.value, side) - _price(game, id, o.value, combat) for o in decision.options]


def _benefit(trait: Trait, side: Side) -> float:
    """The rough worth of a line in this combat, in swords or shields; symbols count only if they can be spent."""
    total = 0.9 * len(trait.dice) + 0.5 * len(trait.rerolls) + 0.8 * len(trait.cancels)
    for node in trait.flat:
        match node:
            case words.Points(by=by) | words.Wounds(by=by):
                total += 0.9 * by
            case words.Symbols(by=by):
                total += 0.8 * by * any(t.enchantment for t in side.traits)
            case _:
                total += 0.9
    return total


def _price(game: Dark, id: str, trait: Trait, combat: Combat) -> float:
    """The cost of a line in the same unit: experience that could buy a skill, health, or a card better saved for a strong enemy or an emergency."""
    hero = game.hero(id)
    if trait.ability:
        return 0.2 if hero.xp > 10 else 0.4
    if trait.blood:
        return 0.8 * trait.blood if hero.health - trait.blood >= 3 else 9.0
    other = game.state.enemies.get(combat.defender if combat.attacker == id else combat.attacker)
    return 0.3 if hero.health <= 2 or (other is not None and other.health >= 3) else 1.5


def weigh_split(game: Dark, decision: Decision) -> list[float]:
    enemy, wounds = game.enemy(str(decision.args["figure"])), int(decision.args["wounds"])
    kill = wounds >= enemy.health
    return [1.0 if (o.value == "boss") == kill else 0.0 for o in decision.options]
