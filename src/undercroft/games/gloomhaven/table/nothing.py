"""Detects options that would currently do nothing, so that the player can be warned. If in doubt, there is no warning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules.actions import shape_of
from undercroft.games.haven.table.nothing import Worth, far_reaching, most, performed, unsettling
from undercroft.grid.area import placements
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Message

from ..content import words as own
from ..content.model import Half
from ..game import Gloom
from ..rules.abilities import candidates
from ..rules.actions import parts, qualities, reach_of
from ..rules.cards import recoverable
from ..rules.items import turn_items, usable
from ..rules.loot import lootable
from ..rules.mind import reach_mask
from ..rules.ways import destinations, stretch, way_of
from ..state import Unit

STEADY = (words.Heal, words.Cleanse, own.Recover)
"""What an item may do between abilities without affecting what they can do."""
TARGETED = (words.Heal, words.Give, words.Push, words.Pull, words.Control, own.TeleportOther, own.Swap)


def remark(game: Gloom, decision: Decision, option: Option[Any]) -> Message | None:
    """GH-TRN-11: the note shown next to an option that would do nothing."""
    turn = game.state.turn
    figure = game.state.figures.get(turn.figure) if turn is not None else None
    if figure is None or figure.id not in game.state.heroes or game.player(figure) != decision.seat:
        return None
    return Message("note-does-nothing") if _idle(game, figure, decision, option) else None


def _idle(game: Gloom, figure: Unit, decision: Decision, option: Option[Any]) -> bool:
    abilities, half = performed(option, lambda card, name: game.card(card).half(name), game.content.items)
    if abilities:
        return idle(game, figure, abilities, half, option.item)
    action = game.state.action
    if option.key == "perform" and decision.prompt == "ability" and action is not None:
        ability, spec = parts(game, action)[action.at]
        return worth(game, figure, ability, spec) is Worth.NOTHING
    return False


def idle(game: Gloom, figure: Unit, abilities: Sequence[Ability], half: Half | None, item: str = "") -> bool:
    """Whether none of these abilities would do anything. An action performed without effect still gives experience, infuses elements and loses its
    card."""
    others = [game.content.items[o.item] for o in turn_items(game, figure, False) if o.item != item]
    if unsettling(others, STEADY):
        return False
    best = most(abilities, partial(worth, game, figure))
    return best is Worth.NOTHING or (best is Worth.VAIN and (half is None or not (half.xp or half.infusions or half.lost)))


def worth(game: Gloom, figure: Unit, ability: Ability, spec: Spec | None) -> Worth:
    """The result of one part of an action, from the figure's current position."""
    if ability.line.price is not None and not game.payable(ability.line.price):
        return Worth.NOTHING
    if spec is None:
        crowded = isinstance(ability.specs[0].node if ability.specs else None, own.Summon) and not game.steps(figure.cell) & game.empty()
        return Worth.NOTHING if crowded else Worth.SOMETHING
    match spec.node:
        case words.Attack():
            return Worth.SOMETHING if can_attack(game, figure, spec) else Worth.NOTHING
        case words.Move():
            return moving(game, figure, spec)
        case _ if isinstance(spec.node, TARGETED):
            return on_others(game, figure, spec)
    return Worth.SOMETHING if found(game, figure, spec) else Worth.NOTHING


def can_attack(game: Gloom, figure: Unit, spec: Spec) -> bool:
    """Whether there is a target, or whether items or augments could bring one into range."""
    if "disarm" in figure.conditions:
        return False
    mods = [spec.mods]
    items = [i.effect.mods for i in usable(game, figure, own.YouPerformAttack, *qualities(game, mods)) if i.effect is not None]
    bonuses = [a.mods for moment in ("perform", "attack") for _, a in game.bonuses(moment, figure.id)]
    if any(map(far_reaching, (*items, *bonuses, *(r.mods for r in spec.riders)))):
        return True
    reach, shape = reach_of(mods)[0], shape_of(mods)
    if not shape:
        return bool(game.targetable(figure, reach))
    enemies = [e for e in game.enemies(figure) if "invisible" not in e.conditions and game.ground.sees(figure.cell, e.cell)]
    there = sum(1 << e.cell for e in enemies)
    near = reach_mask(game.ground, figure.cell, reach, game.state.wall_hexes)
    return any(mask & there for mask in placements(game.content.areas[shape], figure.cell, near))


def moving(game: Gloom, figure: Unit, spec: Spec) -> Worth:
    """GH-MOV-01, GH-MOV-02: whether there is a hex to move to. Staying counts as performing a move."""
    assert isinstance(spec.node, words.Move)
    if "immobilize" in figure.conditions:
        return Worth.NOTHING
    if spec.riders or usable(game, figure, words.YouMove) or game.bonuses("move", figure.id):
        return Worth.SOMETHING
    way = way_of(game, figure, game.amount(figure, spec.node.points) + spec.mods.move, spec.mods.jump, own=True)
    return Worth.SOMETHING if stretch(game, way, figure).reach else Worth.VAIN


def on_others(game: Gloom, figure: Unit, spec: Spec) -> Worth:
    """Whether there is a figure it may be used on and, for a heal, one it would help."""
    if any(far_reaching(r.mods) or r.mods.all for r in spec.riders):
        return Worth.SOMETHING
    targets = candidates(game, figure, spec, (spec.mods.range or 1) + spec.mods.range_bonus)
    if not targets:
        return Worth.NOTHING
    more = spec.riders or spec.mods.give or spec.mods.others
    hurt = any(t.health < t.max_health or "poison" in t.conditions or "wound" in t.conditions for t in targets)
    return Worth.VAIN if isinstance(spec.node, words.Heal) and not more and not hurt else Worth.SOMETHING


def found(game: Gloom, figure: Unit, spec: Spec) -> bool:
    """Whether what an ability needs is there: something to loot, take back or remove, or a hex to use."""
    s, hero = game.state, game.state.heroes[figure.id]
    near = game.near(figure.cell, spec.mods.range or 1)
    match spec.node:
        case own.Loot(hexes=hexes):
            mask = game.near(figure.cell, hexes)
            keys = [*s.coins, *(k for k, treasure in s.treasures.items() if lootable(game, treasure))]
            return any(mask >> int(key) & 1 for key in keys)
        case own.Recover(pile=pile):
            return bool(recoverable(game, hero, pile))
        case own.Refresh(used=used):
            return any(state in (used, "ready") for state in hero.items.values())
        case words.Cleanse():
            return bool(game.negatives(figure))
        case words.Damage():
            return any(game.in_reach(figure, e, spec.mods, spec.mods.range or 1) for e in game.enemies(figure))
        case own.DamageBeside():
            return any(game.apart(f.cell, figure.cell) == 1 for f in game.both_sides(figure))
        case own.CreateTrap() | own.CreateObstacle():
            return bool(near & game.empty())
        case own.DisarmTrap():
            return bool(near & game.traps())
        case own.DestroyObstacle() | own.MoveObstacle():
            return bool(near & game.obstacles())
        case own.MoveRift():
            return any(near >> cell & 1 for cell in s.rifts)
        case own.Teleport(hexes=hexes):
            return bool(destinations(game, figure, hexes, own=True))
    return True
