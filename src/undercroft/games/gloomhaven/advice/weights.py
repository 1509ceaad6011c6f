"""Advice for bots: how good a position is, and which options a sensible player would consider first."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from undercroft.games.haven.content import words
from undercroft.kernel.decision import Decision, Option
from undercroft.language.vocabulary import Node

from ..content import scenario_words as told
from ..content.formulas import evaluate
from ..content.model import Layout
from ..game import Gloom
from ..rules.rooms import RANKS
from ..state import Unit
from .plans import BASICS, Plans, keep_worth, stamina

PLAIN: dict[str, dict[str, float]] = {
    "attack-ready": {"draw": 1, "item": 1.5, "skip": 0.001},
    "attack-prepare": {"go": 0.6, "pay": 2, "item": 1},
    "pay": {"go": 0.3, "pay": 2},
    "pay-ability": {"pay": 1, "skip": 0.1},
    "harm": {"perform": 1, "skip": 0.2},
    "ability": {"perform": 1, "skip": 0.02},
    "modifier-effects": {"apply": 1, "decline": 0.01},
    "recover": {"recover": 1, "stop": 0.01},
    "refresh": {"refresh": 1, "stop": 0.02},
    "cleanse": {"condition": 1, "stop": 0.02},
    "defend": {"draw": 0.3, "item": 1},
    "damaged": {"take": 0.1, "item": 1},
    "after-kill": {"go-on": 0.1, "item": 1},
    "after-rest": {"go-on": 0.1, "item": 1},
    "push-use": {"push": 1, "skip": 0.3},
    "pull-use": {"pull": 1, "skip": 0.5},
    "choose-hand": {"level-1": 4, "leave": 0.5},
    "move-obstacle": {"hex": 1, "skip": 0.3},
    "create-obstacle": {"hex": 1, "skip": 0.3},
    "short-rest-lose": {"lose": 1, "redraw": 0.15},
    "take-back": {"go-on": 1, "back": 0.2},
    "summon": {"hex": 1, "skip": 0.02},
    "disarm-trap": {"hex": 1, "skip": 0.3},
}
"""For each prompt, the weight of each kind of option. Prompts not listed have no preference."""
BODY = 3
"""A living monster counts as this many hit points more than it has left."""
SHARP, KEEN = 4.0, 2.0
"""The factor by which each extra point of value makes a hex or an action more attractive."""


# -- evaluating a position ----------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def _threat(layout: Layout, content: Any, level: int, count: int) -> dict[str, float]:
    """The strength of the monsters that start in each room, in hit points."""
    found: dict[str, float] = {}
    for id, room in layout.rooms.items():
        total = 0.0
        for _, text in room.features:
            rank = RANKS.get((text.ranks or "nnn")[max(2, min(4, count)) - 2]) if text.monster else None
            if rank is not None:
                total += evaluate(content.monsters[text.monster].ranks[rank][level].health, level, count) + BODY
        found[id] = total
    return found


def safety(game: Gloom) -> float:
    """How much of the monsters' strength is gone, 0 to 1, including monsters in rooms not yet revealed."""
    s = game.state
    threat = _threat(game.layout, game.content, game.monster_level, s.count)
    ahead = sum(value for id, value in threat.items() if id not in s.rooms)
    left = sum(m.health + BODY for m in game.monsters())
    return max(0.0, 1 - (left + ahead) / (sum(threat.values()) or 1))


def progress(game: Gloom, node: Node) -> float:
    """Progress toward a goal, 0 to 1."""
    s = game.state
    if game.holds(node):
        return 1.0
    match node:
        case words.AllDead():
            return 0.95 * safety(game)
        case words.EveryDead(kind=kind) | words.Destroyed(kind=kind):
            there = [f for f in s.figures.values() if f.kind == kind]
            return 0.95 * (1 - sum(f.health / max(1, f.max_health) for f in there) / max(1, len(there))) if there else 0.0
        case words.Counter(name=name, count=count):
            return s.counters.get(name, 0) / (count + 1)
        case words.FromRound(round=last) | told.RoundsLeft(round=last):
            return min(1.0, s.round / last)
        case told.AllRevealed():
            return len(s.rooms) / len(game.layout.rooms)
    return 0.2


def score(game: Gloom) -> float:
    """How good the position is for the party, from 0 (lost) to 1 (won). In between, it depends on progress toward the goal, the monsters left, and
    the characters' health and cards."""
    s = game.state
    if s.outcome is not None:
        return float(s.outcome == "won")
    if s.lost and s.first == "lost":
        return 0.0
    if s.won:
        return 0.97
    goals = [progress(game, node) for node in game.scenario.goal]
    health = cards = 0.0
    for id, hero in s.heroes.items():
        figure = s.figures.get(id)
        if figure is None or hero.exhausted:
            continue
        bad = 0.04 * len(game.negatives(figure))
        health += max(0.0, figure.health / figure.max_health - bad)
        cards += min(1.0, stamina(hero) / 16)
    wards = [f.health / f.max_health for f in s.figures.values() if f.side == "object" and f.max_health and not game.hostile(_any_hero(), f)]
    kept = sum(wards) / len(wards) if wards else 1.0
    return 0.03 + 0.3 * sum(goals) / len(goals) + 0.22 * safety(game) + 0.2 * health / s.count + 0.15 * cards / s.count + 0.05 * kept


@lru_cache(maxsize=1)
def _any_hero() -> Unit:
    return Unit("", "", "hero", 0, 1, 1, role="character")


# -- weights -------------------------------------------------------------------------------------------------------------
def weigh(game: Gloom, decision: Decision) -> list[float]:
    """A positive weight for every option, based on what it does."""
    judge = JUDGES.get(decision.prompt)
    if judge is not None:
        plans = Plans(game)
        return [max(1e-4, judge(plans, decision, option)) for option in decision.options]
    plain = PLAIN.get(decision.prompt)
    if plain is not None:
        return [plain.get(o.verb, 0.5) for o in decision.options]
    return [1.0] * len(decision.options)


def _figure(game: Gloom, decision: Decision) -> Unit | None:
    named = game.state.figures.get(str(decision.args.get("figure", "")))
    if named is not None:
        return named
    turn = game.state.turn
    return game.state.figures.get(turn.figure) if turn is not None else None


def _turn(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(plans.game, decision)
    if figure is None:
        return 1.0
    verb = option.verb
    if verb in ("top", "bottom"):
        half = plans.game.card(option.card).half(verb)
        return float(KEEN ** plans.half_worth(figure, half))
    if verb.startswith("basic-"):
        return float(KEEN ** (plans.half_worth(figure, BASICS[verb.removeprefix("basic-")]) - 0.4))
    return _free(plans, decision, option)


def _free(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Use items when they do a lot, and keep active cards."""
    figure = _figure(plans.game, decision)
    if option.item and figure is not None:
        return float(KEEN ** (3 * (plans.item_worth(figure, plans.game.content.items[option.item]) - 2)))
    return {"pass": 0.1, "dismiss": 0.001}.get(option.verb, 1.0)


def _select(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(plans.game, decision)
    if option.key == "give-up":
        return 1e-6
    if figure is None:
        return 1.0
    hero = plans.game.hero(figure)
    if option.key == "rest":
        calm = not plans.monsters and figure.health * 3 < figure.max_health * 2
        return float(KEEN ** (4.0 if calm and len(hero.hand) < 4 else -6.0))
    lead = plans.game.card(option.card)
    best = max((plans.pair_worth(figure, lead, plans.game.card(c)) for c in hero.hand if c != option.card), default=0.0)
    return float(KEEN ** (best + pace(plans.game, figure, lead.initiative)))


def pace(game: Gloom, figure: Unit, initiative: int) -> float:
    """Act early when enemies are close, and late while they are still approaching."""
    near = min((game.apart(figure.cell, e.cell) for e in game.monsters()), default=0)
    return (50 - initiative) / 100 if 0 < near <= 3 else (initiative - 50) / 200 if near else 0.0


def _second(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    lead = plans.game.card(str(decision.args["lead"]))
    hero = next(h for h in plans.game.state.heroes.values() if h.seat == decision.seat)
    figure = next((plans.game.state.figures[id] for id, h in plans.game.state.heroes.items() if h is hero and id in plans.game.state.figures), None)
    if figure is None or not option.card:
        return 1.0
    return float(KEEN ** plans.pair_worth(figure, lead, plans.game.card(option.card)))


def _move(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    figure, action = _figure(plans.game, decision), plans.game.state.action
    if figure is None or action is None:
        return 1.0
    if option.item or option.verb == "pay":
        return 0.4
    cell = option.cell if option.cell >= 0 else figure.cell
    return float(SHARP ** plans.place_worth(figure, cell))


def _attack(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    target = plans.game.state.figures.get(option.figure)
    if target is None:
        return 0.02
    return 1 + 6 / (1 + target.health) + (1 if target.rank != "normal" else 0)


def _area(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    return float(len(option.value)) ** 2


def _damage(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Suffer damage while it is bearable. After that, lose the least useful card from hand rather than two discarded cards."""
    figure = _figure(plans.game, decision)
    amount = int(decision.args.get("damage", 1))
    if figure is None:
        return 1.0
    left = figure.health - amount
    if option.key == "suffer":
        return 1e-3 if left <= 0 else 3.0 if amount < 4 or left * 2 > figure.max_health else 0.6
    if option.key == "lose-two":
        return 0.4 if left <= 0 else 0.01
    if option.item:
        return 5.0
    wanted = 2.0 if left <= 0 else 0.5 if amount >= 4 and left * 3 < figure.max_health else 0.01
    return wanted / keep_worth(plans.game.card(option.card))


def _short_rest(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(plans.game, decision)
    if figure is None:
        return 1.0
    few = len(plans.game.hero(figure).hand) < 2
    worn = figure.health * 2 < figure.max_health or any(s == "spent" for s in plans.game.hero(figure).items.values())
    return (3.0 if few and not worn else 0.6 if few else 0.02) if option.key == "short-rest" else 1.0


def _push(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Send enemies into traps, hazards and active rifts."""
    return 4.0 if option.cell >= 0 and pitfalls(plans.game) >> option.cell & 1 else 1.0


def pitfalls(game: Gloom) -> int:
    rifts = sum(1 << c for c in game.state.rifts) if game.state.bonuses.get("rift") else 0
    return game.hazards | game.traps() | rifts


def _lay(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Place traps and rifts next to enemies, on their way to the party."""
    if option.cell < 0:
        return 0.05
    away = min((plans.game.apart(option.cell, m.cell) for m in plans.monsters), default=3)
    friend = min((plans.game.apart(option.cell, c.cell) for c in plans.game.characters()), default=3)
    return 1.0 + 3.0 * (away == 1) + 1.0 * (away == 2) + 1.0 / (1 + friend)


def _spot(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Choose a hex to teleport to, as for a move."""
    figure = _figure(plans.game, decision)
    if figure is None or option.cell < 0:
        return 0.3
    return float(SHARP ** plans.place_worth(figure, option.cell))


def _target(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    target = plans.game.state.figures.get(option.figure)
    if target is None:
        return 0.05
    return 1.0 + (target.max_health - target.health) * (0.5 if target.side == "hero" else 0.1)


def _lose(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Lose the cards that are least useful to keep."""
    return 1.0 if not option.card else 4.0 ** -keep_worth(plans.game.card(option.card))


def _monster(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Resolve the monsters' ties in the party's favour: healthy characters before wounded ones, traps before safe hexes."""
    foe = plans.game.state.figures.get(option.figure)
    if foe is not None and foe.side == "hero":
        return 0.2 + foe.health / max(1, foe.max_health) + (1.0 if foe.role == "summon" else 0)
    return 3.0 if option.cell >= 0 and pitfalls(plans.game) >> option.cell & 1 else 1.0


def _equip(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    """Choose what keeps a character alive first: potions, then armour and items that can always be used."""
    if not option.item:
        return 0.1
    item = plans.game.content.items[option.item]
    return {"small": 4.0, "body": 2.0}.get(item.slot, 1.0) * (1.5 if item.use == "unlimited" else 1.0)


def _place(plans: Plans, decision: Decision, option: Option[Any]) -> float:
    near = min((plans.game.apart(option.cell, m.cell) for m in plans.monsters), default=3)
    return 1.0 + 0.2 * min(near, 4)


JUDGES: dict[str, Callable[[Plans, Decision, Option[Any]], float]] = {
    "turn": _turn, "between": _free, "spare": _free, "before-rest": _free, "select": _select, "select-second": _second, "move": _move,
    "attack": _attack, "area": _area, "damage": _damage, "short-rest": _short_rest, "equip": _equip, "push-to": _push, "pull-to": _push,
    "steer": _push, "target": _target, "lose-discard": _lose, "rest-lose": _lose, "place": _place, "monster-focus": _monster,
    "monster-move": _monster, "monster-path": _monster, "monster-targets": _monster, "create-trap": _lay, "place-rift": _lay, "rift-to": _lay,
    "teleport": _spot, "teleport-to": _push,
}  # fmt: skip
