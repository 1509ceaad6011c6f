"""Advice for bots: how good a position is, and which options a sensible player would consider first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import cells, distance, flood
from undercroft.kernel.decision import Decision, Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Half
from ..game import Bugs
from ..state import HERO

PLAIN: dict[str, dict[str, float]] = {
    "between": {"go-on": 1, "item": 0.6, "dismiss": 0.01},
    "spare": {"end-turn": 1, "item": 0.6, "dismiss": 0.01},
    "attack-ready": {"roll": 1, "item": 1, "skip": 0.01},
    "attack-prepare": {"go": 1, "pay": 2, "item": 1},
    "pay": {"go": 0.5, "pay": 2},
    "mandatory": {"perform": 1, "skip": 0.1},
    "ability": {"perform": 1, "skip": 0.05},
    "modifier-effects": {"apply": 1, "decline": 0.02},
    "target": {"target": 1, "stop": 0.05},
    "control-target": {"target": 1, "stop": 0.05},
    "recover": {"recover": 1, "stop": 0.02},
    "defend": {"take": 0.5, "roll": 0.5, "item": 1},
    "after-attack": {"go-on": 0.2, "item": 1},
    "rest-heal": {"heal": 1, "skip": 0.01},
    "rest-items": {"refresh": 1, "skip": 0.01},
    "rest-redraw": {"lose": 1, "redraw": 0.1},
    "choose-items": {"item": 1, "done": 0.05},
    "interlude": {"go-on": 1, "keep-round": 1, "dismiss": 0.02},
}
"""For each prompt, the weight of each kind of option. Prompts not listed have no preference."""


FULL = 18
"""How often four fresh cards can be played: eight times now, then six and four times after the rests to come."""
BODY = 3
"""A living monster counts as this many hit points more than it has left, because two wounded monsters attack twice as often as one."""
FAR = 14
"""Places at this distance or farther do not attract the character."""


# -- evaluating a position ----------------------------------------------------------------------------------------------
def stamina(game: Bugs) -> int:
    """How many more times a card can be played before the character is exhausted: two for each A-side, one for each B-side, and what rests bring
    back. A declared rest is treated as if it had already cost its card."""
    s = game.state
    kept = [c for id, c in s.cards.items() if c.zone != "lost" and not (c.zone == "active" and game.active_half(id).lost)]
    resting = s.phase == "rest" or s.resting
    now = 0 if resting else sum({"a": 2, "b": 1}[c.side] - (c.zone == "active") for c in s.cards.values() if c.zone in ("hand", "played", "active"))
    return now + sum(2 * n for n in range(2, len(kept)))


def score(game: Bugs) -> float:
    """How good the position is, from 0 (lost) to 1 (won). In between, it depends on progress toward the goal, the monsters left, the health of the
    character and of objectives that must survive, and the cards left."""
    s = game.state
    if s.outcome is not None or s.lost:
        return 1.0 if s.outcome == "won" else 0.0
    if s.won:
        return 0.97
    hero = game.hero
    lives = [hero.health / hero.max_health - 0.05 * len(game.negatives(hero)), *(f.health / f.max_health for f in wards(game))]
    goals = [progress(game, node) for node in game.scenario.goal]
    done = sum(goals) / len(goals)
    return 0.03 + 0.38 * done + 0.08 * safety(game) + 0.23 * sum(lives) / len(lives) + 0.25 * min(1.0, stamina(game) / FULL)


def safety(game: Bugs) -> float:
    """How much of the monsters' strength is gone, 0 to 1. Monsters are in the way of any goal."""
    whole = sum(m.health + BODY + to_come(game, m.kind) for m in game.scenario.monsters) or 1
    left = sum(m.health + BODY + to_come(game, m.kind) for m in game.monsters())
    return max(0.0, 1 - left / whole)


def wards(game: Bugs) -> list[Figure]:
    """Objectives that must not be destroyed."""
    kinds = [node.kind for node in game.scenario.loss if isinstance(node, words.AnyDestroyed)]
    return [f for f in game.objects() if f.kind in kinds] if kinds else []


def progress(game: Bugs, node: Node) -> float:
    """Progress toward a goal, 0 to 1."""
    s = game.state
    if isinstance(node, own.YouAreAt) and unready(game):
        return 0.0
    if game.holds(node):
        return 1.0
    match node:
        case words.AllDead():
            return safety(game) * 0.95
        case words.EveryDead(kind=kind) | words.Destroyed(kind=kind):
            if kind not in s.appeared and kind not in game.scenario.object_types:
                return 0.0
            whole = sum(m.health + BODY for m in game.scenario.monsters if m.kind == kind) + _solid(game, kind)
            left = sum(f.health + BODY for f in s.figures.values() if f.kind == kind)
            return max(0.0, 1 - left / max(1, whole)) * 0.85 + 0.1 * nearness(game, node)
        case own.Plates():
            return (len(s.plates) + nearness(game, node)) / (game.ground.plates.bit_count() + 1)
        case words.Counter(name=name, count=count):
            return (s.counters.get(name, 0) + nearness(game, node)) / (count + 1)
        case words.FromRound(round=last):
            return min(1.0, s.round / last)
    return 0.6 * nearness(game, node)


def unready(game: Bugs) -> bool:
    """Whether something else must be done first, before the character's position matters."""
    return any(not isinstance(node, own.YouAreAt) and not timed(game, node) and not game.holds(node) for node in game.scenario.goal)


def _solid(game: Bugs, kind: str) -> int:
    """The starting strength of all objectives of a kind."""
    return sum(game.scenario.object_types[k].health + BODY for k, _ in game.scenario.objects if k == kind)


def to_come(game: Bugs, kind: str, seen: tuple[str, ...] = ()) -> int:
    """The strength, in hit points, of the monsters that spawn when a monster of this kind dies."""
    if kind in seen:
        return 0
    total = 0
    for rule in game.scenario.rules:
        trigger = rule.line.trigger
        if trigger is not None and isinstance(trigger.moment, words.Dies) and trigger.moment.kind == kind:
            spawned = [spec.node.kind for spec in rule.specs if isinstance(spec.node, words.Spawn | own.SpawnNext | own.SpawnLater)]
            total += sum(game.content.monsters[k].health + BODY + to_come(game, k, (*seen, kind)) for k in spawned)
    return total


def timed(game: Bugs, node: Node) -> bool:
    """Whether a condition comes true just by waiting."""
    if isinstance(node, words.FromRound):
        return True
    return isinstance(node, words.Counter) and any(
        raises(rule, node.name) and rule.line.trigger is not None and isinstance(rule.line.trigger.moment, words.RoundStart | words.RoundEnd)
        for rule in game.scenario.rules
    )


def raises(rule: Ability, name: str) -> bool:
    return any(isinstance(spec.node, words.Count) and spec.node.name == name and spec.node.by > 0 for spec in rule.specs)


# -- places --------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1 << 12)
def ways(goal: int, floor: int, slow: int) -> dict[int, int]:
    """The movement points needed to reach a hex, from every hex with a path to it, ignoring figures."""
    return {cell: points for points, layer in enumerate(flood(1 << goal, floor | 1 << goal, slow)) for cell in cells(layer)}


def floor_of(game: Bugs) -> int:
    """Where the character can walk once the monsters are gone."""
    g = game.ground
    floor = g.cells & ~g.obstacles
    for thing in game.objects():
        floor &= ~(1 << thing.cell)
    return floor


def steps(game: Bugs, goals: Iterable[int], floor: int) -> Callable[[int], int]:
    """Walking distance from a hex to the nearest of the goals."""
    slow = game.ground.slow
    found = [ways(goal, floor, slow) for goal in goals]
    return lambda cell: min((way.get(cell, FAR) for way in found), default=FAR)


def nearness(game: Bugs, node: Node) -> float:
    """How close the character is to a hex that matters for a goal."""
    places = wanted(game, node)
    return max(0.0, 1 - steps(game, places, floor_of(game))(game.hero.cell) / FAR) if places else 0.0


def wanted(game: Bugs, node: Node) -> list[int]:
    """The hexes a goal sends the character to."""
    s, ground = game.state, game.ground
    match node:
        case own.Plates():
            return [c for c in cells(ground.plates) if game.name(c) not in s.plates]
        case own.YouAreAt(places=places):
            return [ground.places[p] for p in places]
        case words.Counter(name=name):
            return [cell for rule, cell in callings(game) if raises(rule, name)]
        case words.Destroyed(kind=kind) | words.EveryDead(kind=kind):
            return [f.cell for f in s.figures.values() if f.kind == kind]
        case words.AllDead():
            return [m.cell for m in game.monsters()]
    return []


def callings(game: Bugs) -> list[tuple[Ability, int]]:
    """Special rules that would take effect if the character entered a hex now, or ended its turn there."""
    found = []
    for rule in game.scenario.rules:
        moment = rule.line.trigger.moment if rule.line.trigger is not None else None
        if isinstance(moment, own.YouEnter | own.YouEndTurn) and all(game.holds(c) for c in rule.line.conditions):
            found.append((rule, game.ground.places[moment.place]))
    return found


def lures(game: Bugs) -> dict[int, float]:
    """The value of each lettered hex to the character now. A good attack is worth about 1; harmful hexes are below 0."""
    sought = [node.name for node in game.scenario.goal if isinstance(node, words.Counter)]
    found: dict[int, float] = {}
    for rule, cell in callings(game):
        found[cell] = found.get(cell, 0.0) + sum(_worth(game, spec.node, sought) for spec in rule.specs)
    return found


def _worth(game: Bugs, node: Node, sought: list[str]) -> float:
    match node:
        case words.Count(name=name, by=by):
            return float(by) if name in sought else 0.0
        case words.KindSuffers(kind=kind, value=value):
            return sum(min(value, f.health) for f in game.enemies(game.hero) if f.kind == kind) / 4
        case words.KindHeals(kind=kind, value=value):
            return sum(min(value, f.max_health - f.health) for f in wards(game) if f.kind == kind) / 4
        case words.MonstersGain() | words.KindGains():
            return 0.3
        case own.YouGain():
            return 0.5
        case words.Suffer(value=value):
            return -value / 4
    return 0.0


# -- weights -------------------------------------------------------------------------------------------------------------
def weigh(game: Bugs, decision: Decision) -> list[float]:
    """The weight of every option: what a sensible player would usually do. Used to break ties and to play out positions."""
    special = SPECIAL.get(decision.prompt)
    if special is not None and HERO in game.state.figures:
        return special(game, decision)
    plain = PLAIN.get(decision.prompt, {})
    return [plain.get(option.verb, 1.0) for option in decision.options]


class Use(NamedTuple):
    """What half of a card is good for."""

    reach: int
    """Range of its effect on enemies; 0 if it has none."""
    moves: int
    """Movement points."""
    heals: int
    lasts: bool
    lost: bool


@lru_cache(maxsize=1 << 10)
def use_of(half: Half) -> Use:
    reach = moves = heals = 0
    for spec in (spec for ability in half.abilities if not ability.active for spec in ability.specs):
        match spec.node:
            case words.Move(points=value):
                moves += value.base
            case words.Heal(value=value):
                heals += value.base
            case words.Attack() | words.Control() | words.Damage() | words.Push() | words.Pull():
                reach = max(reach, (spec.mods.range or 1) + bool(spec.mods.area))
            case words.Give() if not spec.mods.self_only:
                reach = max(reach, spec.mods.range or 1)
    return Use(reach, moves, heals, any(ability.active for ability in half.abilities), half.lost)


BASIC_USE = {"basic-top": use_of(Half((BASIC["top"],))), "basic-bottom": use_of(Half((BASIC["bottom"],)))}


def _turn(game: Bugs, decision: Decision) -> list[float]:
    hero = game.hero
    near = min((distance(hero.cell, f.cell) for f in game.enemies(hero) if "invisible" not in f.conditions), default=FAR)
    hurt = 1 - hero.health / hero.max_health
    few = sum(c.zone != "lost" for c in game.state.cards.values()) < 3
    return [_action(game, option, near, hurt, few) for option in decision.options]


def _action(game: Bugs, option: Option[object], near: int, hurt: float, few: bool) -> float:
    verb = option.verb
    use = BASIC_USE.get(verb)
    if use is not None:
        return 0.15 if near <= use.reach or use.moves else 0.03
    if verb not in ("top", "bottom"):
        return 0.6 if verb == "item" else 0.01
    use = use_of(game.side(option.card).half(verb))
    worth = 0.1 + 0.5 * use.lasts + 0.4 * min(use.heals, 3) * hurt + (0.9 if use.moves else 0.0)
    if use.reach:
        worth += 1.8 if near <= use.reach else 0.9 if near <= use.reach + use.moves else 0.0
    return worth * (0.5 if use.lost and not few else 1.0)


def _damage(game: Bugs, decision: Decision) -> list[float]:
    damage, health = decision.args["damage"], game.hero.health
    worth = (damage / health) ** 2
    found = []
    for option in decision.options:
        verb = option.verb
        if damage >= health:
            found.append({"suffer": 0.001, "bonus": 3.0, "discard-two": 2.0, "discard": 1.5}.get(verb, 0.5))
        else:
            found.append(1.0 if verb == "suffer" else {"bonus": 1.0, "discard-two": 0.5, "discard": 0.4}.get(verb, 0.05) * worth)
    return found


def _move(game: Bugs, decision: Decision) -> list[float]:
    """Move toward the goal, to hexes the character can attack from if an attack is to follow, and to hexes that help; avoid hexes that hurt."""
    if decision.args.get("figure") != HERO:
        return [1.0 if option.verb in ("move", "stay") else 0.3 for option in decision.options]
    open_goals = [node for node in game.scenario.goal if not game.holds(node)]
    fights = [node for node in open_goals if isinstance(node, words.AllDead | words.EveryDead | words.Destroyed)]
    early = unready(game)
    visits = [node for node in open_goals if node not in fights and not (early and isinstance(node, own.YouAreAt))]
    places = [c for node in visits for c in wanted(game, node)]
    foes = [c for node in fights for c in wanted(game, node)] or ([] if places else [m.cell for m in game.monsters()])
    floor = floor_of(game)
    to_place, to_foe = steps(game, places, floor), steps(game, foes, floor)
    reach, lure, hazards, here = reach_now(game), lures(game), game.ground.hazards, game.hero.cell
    found = []
    for option in decision.options:
        verb = option.verb
        if verb not in ("move", "stay"):
            found.append({"item": 0.3, "pay": 0.6}.get(verb, 0.1))
            continue
        cell = option.cell if verb == "move" else here
        weight = 2.2 ** -to_place(cell) if places else 1.0
        if foes:
            gap = to_foe(cell) - reach
            weight = weight if places else 0.0
            weight += (2.2**-gap if gap > 0 else 0.9**-gap) if reach else 1.3 ** -to_foe(cell)
        help_ = lure.get(cell, 0.0)
        weight *= 1 + 2 * help_ if help_ > 0 else max(0.15, 1 + help_)
        found.append(weight * (0.2 if hazards >> cell & 1 and cell != here else 1.0))
    return found


def reach_now(game: Bugs) -> int:
    """The range at which the character can still attack this turn; 0 if it cannot."""
    turn = game.state.turn
    if turn is None or "top" in turn.halves:
        return 0
    return max((use_of(game.side(card).top).reach for card in turn.cards), default=0)


def _attack(game: Bugs, decision: Decision) -> list[float]:
    aims = {c for node in game.scenario.goal if not game.holds(node) for c in wanted(game, node)}
    found = []
    for option in decision.options:
        target = game.state.figures.get(option.figure)
        found.append(0.02 if target is None else 1.0 + 4.0 / (1 + target.health) + (2.0 if target.cell in aims else 0.0))
    return found


def _push(game: Bugs, decision: Decision) -> list[float]:
    hazards = game.ground.hazards
    return [0.2 if option.key == "stop" else 4.0 if hazards >> option.cell & 1 else 1.0 for option in decision.options]


def _select(game: Bugs, decision: Decision) -> list[float]:
    fresh = sum(game.state.cards[c].side == "a" for c in game.zone("hand"))
    rest = 0.1 if fresh or len(game.zone("hand")) > 2 else 2.0
    return [rest if option.key == "rest" else 0.005 if option.verb == "dismiss" else 1.0 for option in decision.options]


def _short_rest(game: Bugs, decision: Decision) -> list[float]:
    rest = 3.0 if len(game.zone("hand")) < 2 else 0.1
    return [rest if option.key == "short-rest" else 1.0 if option.key == "go-on" else 0.005 for option in decision.options]


SPECIAL: dict[str, Callable[[Bugs, Decision], list[float]]] = {
    "turn": _turn, "damage": _damage, "move": _move, "attack": _attack, "push-to": _push, "pull-to": _push, "select": _select,
    "short-rest": _short_rest,
}  # fmt: skip
