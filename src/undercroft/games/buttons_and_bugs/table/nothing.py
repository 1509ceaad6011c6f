"""Detects options that would currently do nothing, so that the player can be warned. If in doubt, there is no warning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules.legs import leg_of
from undercroft.games.haven.table.nothing import Worth, far_reaching, most, performed, unsettling
from undercroft.grid.area import placements
from undercroft.grid.hexes import disc, distance
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Message

from ..content import words as own
from ..content.model import Half
from ..game import Bugs
from ..rules.abilities import simple
from ..rules.actions import half_of, is_single, parts, reach_of
from ..rules.cards import recoverable
from ..rules.items import qualified, turn_items
from ..rules.moves import movers
from ..rules.scenarios import enter_cells
from ..rules.ways import controllable, way_of
from ..state import HERO

STEADY = (words.Heal, words.Cleanse, own.Recover)
"""What an item may do between abilities without affecting what they can do."""


def remark(game: Bugs, decision: Decision, option: Option[Any]) -> Message | None:
    """The note shown next to an option that would do nothing."""
    turn = game.state.turn
    if turn is None or turn.figure != HERO or HERO not in game.state.figures:
        return None
    return Message("note-does-nothing") if _idle(game, decision, option) else None


def _idle(game: Bugs, decision: Decision, option: Option[Any]) -> bool:
    abilities, half = performed(option, lambda card, name: game.side(card).half(name), game.content.items)
    if abilities:
        return idle(game, abilities, half, option.item)
    action = game.state.action
    if option.key == "perform" and decision.prompt == "ability" and action is not None and action.actor == HERO:
        ability, spec = parts(half_of(game, action), action)[action.at]
        return ability.id == decision.args.get("line") and worth(game, ability, spec) is Worth.NOTHING
    return False


def idle(game: Bugs, abilities: Sequence[Ability], half: Half | None, item: str = "") -> bool:
    """Whether none of these abilities would do anything. Infusing an element, or performing an action that loses its card, counts as doing
    something."""
    others = [game.content.items[o.item] for o in turn_items(game) if o.item != item]
    if unsettling(others, STEADY) or (half is not None and half.infusions):
        return False
    best = most(abilities, partial(worth, game))
    return best is Worth.NOTHING or (best is Worth.VAIN and (half is None or not half.lost))


def worth(game: Bugs, ability: Ability, spec: Spec | None) -> Worth:
    """The result of one part of an action, from the character's current position."""
    if spec is None or spec.must:
        return Worth.SOMETHING
    if spec.mods.ally_only or (ability.line.price is not None and not game.payable(ability.line.price)):
        return Worth.NOTHING
    if not simple(spec):
        return Worth.SOMETHING if reaches(game, spec) else Worth.NOTHING
    hero = game.hero
    match spec.node:
        case words.Heal():
            hurt = hero.health < hero.max_health or "poison" in hero.conditions or "wound" in hero.conditions
            return Worth.SOMETHING if hurt or spec.mods.give or spec.riders else Worth.VAIN
        case own.Recover() if not recoverable(game, spec):
            return Worth.NOTHING
        case words.Cleanse() if not game.negatives(hero):
            return Worth.NOTHING
        case words.Damage() if all(distance(e.cell, hero.cell) > (spec.mods.range or 1) for e in game.enemies(hero)):
            return Worth.NOTHING
    return Worth.SOMETHING


def reaches(game: Bugs, spec: Spec) -> bool:
    """Whether there is a hex to move to, or a figure to attack or affect."""
    hero, riders = game.hero, [r.mods for r in spec.riders]
    match spec.node:
        case words.Move(points=points):
            if "immobilize" in hero.conditions:
                return False
            if riders or movers(game, [], False) or game.bonuses("move", HERO):
                return True
            way = way_of(game, hero, game.amount(hero, points) + spec.mods.move, spec.mods.jump)
            return bool(leg_of(way, enter_cells(game)).reach)
        case words.Attack():
            return "disarm" not in hero.conditions and can_attack(game, spec)
    if any(map(far_reaching, riders)):
        return True
    near = game.targetable(hero, (spec.mods.range or 1) + spec.mods.range_bonus)
    return any(t.side == "monster" and controllable(game, spec, t) for t in near)


def can_attack(game: Bugs, spec: Spec) -> bool:
    """Whether there is a target, or whether items or conditional effects could bring one into range."""
    hero, mods = game.hero, [spec.mods]
    reach, ranged = reach_of(mods)
    usable = qualified(game, words.YouAttack, "when", ranged, is_single(spec, mods) and not spec.mods.area)
    effects = [game.content.items[id].effect for id in usable]
    if any(map(far_reaching, (*(e.mods for e in effects if e is not None), *(r.mods for r in spec.riders)))):
        return True
    if not spec.mods.area:
        return bool(game.targetable(hero, reach))
    there = sum(1 << e.cell for e in game.enemies(hero) if "invisible" not in e.conditions)
    return any(mask & there for mask in placements(game.content.areas[spec.mods.area], hero.cell, disc(hero.cell, reach) & game.ground.cells))
