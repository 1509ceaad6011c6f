"""What bots are told: how good a position is, and which options a sensible player would look at first."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.haven.figures import Figure
from undercroft.grid.hexes import cells, distance
from undercroft.kernel.decision import Decision, Option
from undercroft.language.vocabulary import Node

from . import words as own
from .game import Bugs
from .scenarios import holds
from .state import HERO

PLAIN: dict[str, dict[str, float]] = {
    "turn": {"top": 1, "bottom": 1, "basic-top": 0.12, "basic-bottom": 0.12, "item": 0.6, "dismiss": 0.01, "pass": 0.01},
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
    "interlude": {"go-on": 1, "dismiss": 0.05},
}
"""By prompt, the weight of an option's verb; prompts not named are open questions."""


FULL = 18
"""Plays in four fresh cards: eight now, six and four after the rests to come."""


def stamina(game: Bugs) -> int:
    """How often a card can still be played before the character is exhausted: fresh sides twice, turned ones once, and what rests bring back.
    A rest that has been declared has as good as cost its card."""
    s = game.state
    kept = [c for id, c in s.cards.items() if c.zone != "lost" and not (c.zone == "active" and game.active_half(id).lost)]
    resting = s.phase == "rest" or s.resting
    now = 0 if resting else sum({"a": 2, "b": 1}[c.side] - (c.zone == "active") for c in s.cards.values() if c.zone in ("hand", "played", "active"))
    return now + sum(2 * n for n in range(2, len(kept)))


def score(game: Bugs) -> float:
    """How good the position is: 0 lost, 1 won; between them the goal's progress, health and cards left."""
    s = game.state
    if s.outcome is not None or s.lost:
        return 1.0 if s.outcome == "won" else 0.0
    if s.won:
        return 0.97
    hero = game.hero
    health = hero.health / hero.max_health - 0.05 * len(game.negatives(hero))
    goals = [progress(game, node) for node in game.scenario.goal]
    return 0.03 + 0.42 * sum(goals) / len(goals) + 0.25 * health + 0.27 * stamina(game) / FULL


def progress(game: Bugs, node: Node) -> float:
    """How far a goal has come, 0 to 1."""
    s = game.state
    if holds(game, node):
        return 1.0
    match node:
        case own.AllDead():
            whole = sum(m.health for m in game.scenario.monsters) or 1
            return max(0.0, 1 - sum(m.health for m in game.monsters()) / whole) * 0.95
        case own.EveryDead(kind=kind) | own.Destroyed(kind=kind):
            left = [f for f in s.figures.values() if f.kind == kind]
            return max(0.0, 1 - sum(f.health for f in left) / max(1, sum(f.max_health for f in left))) * 0.9 if left else 0.0
        case own.Plates():
            return (len(s.plates) + nearness(game, node)) / (game.ground.plates.bit_count() + 1)
        case own.Counter(name=name, count=count):
            return (s.counters.get(name, 0) + nearness(game, node)) / (count + 1)
        case own.FromRound(round=last):
            return min(1.0, s.round / last)
    return 0.6 * nearness(game, node)


def nearness(game: Bugs, node: Node) -> float:
    """How near the character is to a hex that matters for a goal."""
    places = wanted(game, node)
    return 1 / (1 + min(distance(game.hero.cell, c) for c in places)) if places else 0.0


def wanted(game: Bugs, node: Node) -> list[int]:
    """The hexes a goal sends the character to."""
    s, ground = game.state, game.ground
    match node:
        case own.Plates():
            return [c for c in cells(ground.plates) if game.name(c) not in s.plates]
        case own.YouAreAt(places=places):
            return [ground.places[p] for p in places]
        case own.Counter(name=name):
            return [c for rule in game.scenario.rules for c in _counting(game, rule.line.trigger, name, [x.node for x in rule.specs])]
        case own.Destroyed(kind=kind) | own.EveryDead(kind=kind):
            return [f.cell for f in s.figures.values() if f.kind == kind]
        case own.AllDead():
            return [m.cell for m in game.monsters()]
    return []


def _counting(game: Bugs, trigger: object, name: str, nodes: list[Node]) -> list[int]:
    """Places where a special rule would raise a counter."""
    moment = getattr(trigger, "moment", None)
    raises = any(isinstance(n, own.Count) and n.name == name and n.by > 0 for n in nodes)
    return [game.ground.places[moment.place]] if raises and isinstance(moment, own.YouEnter | own.YouEndTurn) else []


# -- weights -------------------------------------------------------------------------------------------------------------
def weigh(game: Bugs, decision: Decision) -> list[float]:
    """The weight of every option: what a sensible player would mostly do. Used to break ties and to play positions out."""
    special = SPECIAL.get(decision.prompt)
    if special is not None and HERO in game.state.figures:
        return [special(game, decision, option) for option in decision.options]
    plain = PLAIN.get(decision.prompt, {})
    return [plain.get(option.key.partition(":")[0], 1.0) for option in decision.options]


def _damage(game: Bugs, decision: Decision, option: Option[object]) -> float:
    damage, health = decision.args["damage"], game.hero.health
    verb = option.key.partition(":")[0]
    if damage >= health:
        return {"suffer": 0.001, "bonus": 3, "discard-two": 2, "discard": 1.5}.get(verb, 0.5)
    worth = damage / health
    return 1.0 if verb == "suffer" else {"bonus": 1.0, "discard-two": 0.5, "discard": 0.4}.get(verb, 0.05) * worth * worth


def _move(game: Bugs, decision: Decision, option: Option[object]) -> float:
    verb = option.key.partition(":")[0]
    if verb not in ("move", "stay"):
        return {"item": 0.3, "pay": 0.6}.get(verb, 0.1)
    hero = game.hero
    goals = [c for node in game.scenario.goal if not holds(game, node) for c in wanted(game, node)] or [m.cell for m in game.monsters()]
    if decision.args.get("figure") != HERO or not goals:
        return 1.0
    near = min(distance(option.cell, c) for c in goals)
    hurt = 0.15 if game.ground.hazards >> option.cell & 1 and option.cell != hero.cell else 1.0
    return float(hurt * 3.0 ** -near)


def _attack(game: Bugs, decision: Decision, option: Option[object]) -> float:
    target = game.state.figures.get(option.figure)
    return 0.02 if target is None else 1.0 + 4.0 / (1 + target.health) + _wanted_target(game, target)


def _wanted_target(game: Bugs, target: Figure) -> float:
    goals = [node for node in game.scenario.goal if not holds(game, node)]
    return 2.0 if any(target.cell in wanted(game, node) for node in goals) else 0.0


def _push(game: Bugs, decision: Decision, option: Option[object]) -> float:
    return 0.2 if option.key == "stop" else 4.0 if game.ground.hazards >> option.cell & 1 else 1.0


def _select(game: Bugs, decision: Decision, option: Option[object]) -> float:
    if option.key == "rest":
        fresh = sum(game.state.cards[c].side == "a" for c in game.zone("hand"))
        return 0.1 if fresh or len(game.zone("hand")) > 2 else 2.0
    return 0.005 if option.key.startswith("dismiss") else 1.0


def _short_rest(game: Bugs, decision: Decision, option: Option[object]) -> float:
    few = len(game.zone("hand")) < 2
    return (3.0 if few else 0.1) if option.key == "short-rest" else 1.0 if option.key == "go-on" else 0.005


SPECIAL: dict[str, Callable[[Bugs, Decision, Option[object]], float]] = {
    "damage": _damage, "move": _move, "attack": _attack, "push-to": _push, "pull-to": _push, "select": _select, "short-rest": _short_rest,
}  # fmt: skip
