"""Which action a sensible player would take: attacks, movement, and things to use."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.decision import Decision, Option

from ..content import adventure_words as rules
from ..content import words
from ..game import Dark
from ..rules.actions import left
from ..rules.choices import (
    Attack,
    Charge,
    Command,
    Deed,
    End,
    GetUp,
    Leave,
    LightFirework,
    OpenDoor,
    PickUp,
    Pull,
    SafeShot,
    Step,
    Stop,
    Teleport,
    Trade,
    Transmute,
    UseAbility,
    UseItem,
)
from ..state import Enemy
from .dangers import WARY, haste, last_chance
from .equipment import junk, rearranging
from .plans import field
from .quests import SOON, besieged, breakable, draws_in, guarded, holds, leaves, stands, trapped, urgency
from .strength import body, menace, strike


def weigh_actions(game: Dark, decision: Decision) -> list[float]:
    """Actions and ways to spend movement: worthwhile fights, tokens and treasure, and zones that are better than this one."""
    id = str(decision.args["figure"])
    zones = field(game, id, (game.hero(id).zone, *(o.cell for o in decision.options if o.cell >= 0)))
    return [_action(game, id, o, zones) for o in decision.options]


def _action(game: Dark, id: str, option: Option[Any], zones: dict[int, float]) -> float:
    deed: Deed = option.value
    hero, s, turn = game.hero(id), game.state, game.turn
    here = zones.get(hero.zone, 0.0)
    match deed:
        case End() | Stop():
            return 0.0
        case GetUp():
            return 8.0
        case Attack(kind=kind, target=target, blades=blades):
            return _assault(game, id, target, "melee" if blades else kind, hero.zone)
        case Charge(zone=zone) | SafeShot(zone=zone):
            kind = "melee" if isinstance(deed, Charge) else "ranged"
            prey = [e for e, enemy in s.enemies.items() if (enemy.zone == zone) == (kind == "melee")]
            best = max((_assault(game, id, e, kind, zone) for e in prey), default=0.5)
            return best + 0.3 + 0.3 * (zones.get(zone, 0.0) - here)
        case Step(zone=zone):
            return 1.2 * (zones.get(zone, 0.0) - here) - 0.05
        case OpenDoor():
            return 0.3 + 1.0 * (zones.get(option.cell, 0.0) - here) - (2.0 * (1.0 - haste(game)) if _weary(game) else 0.0)
        case PickUp():
            return 7.0 if not besieged(game) else 0.0
        case Leave():
            return 20.0 if leaves(game, id) else -9.0
        case Pull():
            return 9.0
        case LightFirework():
            return _firework(game, id)
        case Teleport():
            return 0.2 if game.held(id) else -0.2
        case Trade():
            return rearranging(game, id)
        case Command():
            return 0.8 if left(turn) <= 1 else 0.2
        case Transmute():
            return 2.5 if len(junk(game, id)) >= 3 and not besieged(game) else -3.0
        case UseItem(card=card):
            return _use(game, id, card)
        case UseAbility():
            return 0.3 if hero.xp % 5 and any(0 <= game.ways.distances(hero.zone)[e.zone] <= 1 for e in s.enemies.values()) else -0.5


def _weary(game: Dark) -> bool:
    """Whether the party should avoid waking more enemies for now."""
    up = game.standing()
    hurt = sum(h.health <= 2 for h in up.values())
    return hurt * 2 > len(up) or sum(body(game, e) for e in game.state.enemies.values() if not e.asleep) > 5 * len(up)


def _assault(game: Dark, id: str, target: str, kind: str, zone: int) -> float:
    """The worth of an attack: wounds and kills, minus the counter-attack if this is the first attack on the enemy."""
    s = game.state
    if target in s.pillars:
        return _pillar(game, target)
    enemy = s.enemies[target]
    hit = strike(game, id, enemy, kind)
    worth = 1.1 * hit
    if not enemy.minions and hit >= enemy.health:
        worth += 2.5
    elif enemy.minions:
        worth += 0.4 * min(len(enemy.minions), hit / max(1, game.card(enemy).text.health))
    if target not in game.turn.attacked and not game.turn.lent:
        hidden = game.dark(zone) and game.ways.range(enemy.zone, zone) is None
        caution = (0.7 if game.hero(id).health <= 2 else 0.35) * (1.0 - haste(game)) * (WARY if guarded(game) >= 0 and last_chance(game) else 1.0)
        worth -= 0.0 if hidden or enemy.stunned else caution * menace(game, enemy, game.kit(id))
        worth -= LURED * draws_in(game, enemy, zone)
    if game.role(enemy) == "agent":
        worth += 1.0
    return worth + 0.6 + 0.5 * urgency(game, enemy) + _pressed(game, id, enemy)


LURED = 12.0
"""The cost of an attack that may lure an enemy into the place that no enemy may reach."""
FREE = 4.0
"""Extra worth of an attack that may free a hero in time."""


def _pressed(game: Dark, id: str, enemy: Enemy) -> float:
    """On a floor about to fall, only enemies that hold a hero there are worth fighting."""
    if holds(game, enemy):
        return FREE
    zone = game.hero(id).zone
    return -3.0 if game.state.timers and stands(game, game.board.zones[zone].tile) <= SOON else 0.0


def _pillar(game: Dark, pillar: str) -> float:
    """Attack pillars that bar the way. Of the pillars that hold a bridge, spare the last until the right enemy stands on it."""
    if not any(isinstance(c, rules.OnBridge) for r in game.adventure.rules for c in r.line.conditions):
        return 2.0
    if trapped(game):
        return 14.0
    if pillar not in breakable(game):
        return -8.0
    return 3.0


def _firework(game: Dark, id: str) -> float:
    """Light a firework on a bridge when the enemy it is meant for can see it and get there, and heroes can still step aside."""
    zone = game.hero(id).zone
    follower = next((e for e in game.state.enemies.values() if game.behaves(e, rules.FollowsFireworks) is not None), None)
    if follower is None or zone in game.state.fireworks or not game.board.bridges >> zone & 1:
        return -3.0
    seen = game.ways.range(follower.zone, zone)
    weak = sum(game.state.pillars.values()) <= 5
    return 9.0 if seen is not None and 1 <= seen <= 2 and weak else -3.0


def _use(game: Dark, id: str, card: str) -> float:
    """Whether an item should be used now."""
    hero, worth = game.hero(id), 0.0
    for effect in game.content.equipment[card].use:
        for step in effect.line.steps:
            match step.node:
                case words.Heal(value=value):
                    missing = max(game.max_health(h) - other.health for h, other in game.heroes_at(hero.zone).items())
                    worth += 1.2 * min(value, missing) - 1.5
                case words.FullHeal():
                    worth += 1.2 * (game.max_health(id) - hero.health) - 2.5
                case words.All(value=value):
                    prey = [e for e in game.state.enemies.values() if e.zone == hero.zone]
                    worth += value * sum(1 + len(e.minions) for e in prey) - 1.5
                case words.StunOne() | words.WoundOne():
                    worth += 2.0 if game.enemies_at(hero.zone) else -1.0
                case words.ExtraAction():
                    worth += 1.5 if game.enemies_at(hero.zone) else 0.0
                case words.Spark():
                    worth += 3.0 if game.state.sparks == 0 else -1.0
                case _:
                    worth += 0.5
    return worth


def weigh_walk(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    zones = field(game, id, (game.hero(id).zone, *(o.value for o in decision.options if o.value >= 0)))
    here = zones.get(game.hero(id).zone, 0.0)
    return [0.1 if o.value < 0 else zones.get(o.value, 0.0) - here for o in decision.options]


def weigh_prey(game: Dark, decision: Decision) -> list[float]:
    """Prefer the enemy that does the most harm relative to the effort of killing it."""
    id = str(decision.args["figure"])
    found = []
    for option in decision.options:
        enemy = game.state.enemies.get(option.figure)
        found.append(1.0 if enemy is None else menace(game, enemy, game.kit(id)) + 2.0 / (1 + body(game, enemy)))
    return found
