"""What bots are told: how good a position is, and which options a sensible player would look at first."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.grid.hexes import cells, flood
from undercroft.kernel.decision import Decision, Option
from undercroft.language.vocabulary import Node

from . import words as own
from .actions import parts, reach_of, targets_of
from .content import Half, Layout
from .formulas import evaluate
from .game import BASIC, Gloom
from .rooms import RANKS
from .scenarios import holds
from .state import Hero, Unit

PLAIN: dict[str, dict[str, float]] = {
    "between": {"go-on": 1, "item": 0.4, "dismiss": 0.001},
    "spare": {"end-turn": 1, "item": 0.3, "dismiss": 0.001},
    "before-rest": {"go-on": 1, "item": 0.3, "dismiss": 0.01},
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
    "equip": {"item": 1, "done": 0.1},
    "choose-hand": {"level-1": 4, "leave": 0.5},
    "short-rest-lose": {"lose": 1, "redraw": 0.15},
    "take-back": {"go-on": 1, "back": 0.2},
    "create-trap": {"hex": 1, "skip": 0.05},
    "summon": {"hex": 1, "skip": 0.02},
    "disarm-trap": {"hex": 1, "skip": 0.3},
}
"""By prompt, the weight of an option's verb; prompts not named are open questions."""
BODY = 3
"""A monster on its feet is worth so many hit points beside its own."""
AWAY = 12
SHARP, KEEN = 4.0, 2.0
"""How much more a hex or an action is wanted for every point it is worth more."""
"""Steps beyond which a place is as good as out of sight."""


# -- how good a position is ----------------------------------------------------------------------------------------------
def stamina(hero: Hero) -> float:
    """How many rounds of cards are left before exhaustion, with the rests to come."""
    kept = len(hero.hand) + len(hero.played) + len(hero.discard)
    now = (len(hero.hand) + len(hero.played)) / 2
    return now + sum(n / 2 for n in range(2, kept))


@lru_cache(maxsize=64)
def _threat(layout: Layout, content: Any, level: int, count: int) -> dict[str, float]:
    """What stands in every room at the start, as hit points."""
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
    """How much of all monsters is gone, those in rooms not yet revealed included, 0 to 1."""
    s = game.state
    threat = _threat(game.layout, game.content, game.monster_level, s.count)
    ahead = sum(value for id, value in threat.items() if id not in s.rooms)
    left = sum(m.health + BODY for m in game.monsters())
    return max(0.0, 1 - (left + ahead) / (sum(threat.values()) or 1))


def progress(game: Gloom, node: Node) -> float:
    """How far a goal has come, 0 to 1."""
    s = game.state
    if holds(game, node):
        return 1.0
    match node:
        case words.AllDead():
            return 0.95 * safety(game)
        case words.EveryDead(kind=kind) | words.Destroyed(kind=kind):
            there = [f for f in s.figures.values() if f.kind == kind]
            return 0.95 * (1 - sum(f.health / max(1, f.max_health) for f in there) / max(1, len(there))) if there else 0.0
        case words.Counter(name=name, count=count):
            return s.counters.get(name, 0) / (count + 1)
        case words.FromRound(round=last) | own.RoundsLeft(round=last):
            return min(1.0, s.round / last)
        case own.AllRevealed():
            return len(s.rooms) / len(game.layout.rooms)
    return 0.2


def score(game: Gloom) -> float:
    """How good the position is for the party: 0 lost, 1 won; between them the goal's progress, what is left of the monsters, and the characters'
    health and cards."""
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


# -- what an action is worth ---------------------------------------------------------------------------------------------
def strike_worth(game: Gloom, figure: Unit, spec: Spec, cell: int) -> float:
    """What an attack would do from a hex: damage that counts, kills more."""
    assert isinstance(spec.node, words.Attack)
    if "disarm" in figure.conditions or "stun" in figure.conditions:
        return 0.0
    reach, ranged = reach_of([spec.mods])
    value = game.amount(figure, spec.node.value)
    shape = spec.mods.area
    near = game.ground.within(cell, reach + (2 if shape else 0))
    found = []
    for enemy in game.enemies(figure):
        if not near >> enemy.cell & 1 or "invisible" in enemy.conditions or not game.ground.sees(cell, enemy.cell):
            continue
        shield = max(0, sum(v for v, _ in game.shields(enemy)) - spec.mods.pierce)
        damage = max(0.2, value - shield - (0.7 if ranged and game.ground.within(cell, 1) >> enemy.cell & 1 else 0))
        worth = min(damage, enemy.health) + (2.5 if damage >= enemy.health else 0) + (0.5 if enemy.rank != "normal" else 0)
        found.append(worth + 0.6 * len(spec.mods.give))
    count = targets_of([spec.mods]) if not shape else max(2, len(found) * 2 // 3)
    return sum(sorted(found, reverse=True)[:count])


def danger(game: Gloom, figure: Unit, cell: int) -> float:
    """How many enemies could easily get at a hex."""
    apart = [game.apart(e.cell, cell) for e in game.monsters()]
    return sum(1.0 if away <= 1 else 0.3 if away <= 3 else 0.0 for away in apart)


def ahead(game: Gloom, figure: Unit) -> dict[int, int]:
    """Steps from every hex to what the party is after: enemies in sight, else doors, treasures and places of the scenario."""
    return _ahead(game.ground.cells | game.closed_doors(), game.obstacles(), goals_of(game, figure))


@lru_cache(maxsize=512)
def _ahead(floor: int, blocked: int, goal: int) -> dict[int, int]:
    layers = flood(goal, (floor & ~blocked) | goal) if goal else []
    return {cell: n for n, layer in enumerate(layers) for cell in cells(layer)}


def goals_of(game: Gloom, figure: Unit) -> int:
    """Hexes to make for: enemies; without any the doors; without doors the places of special rules and what lies about."""
    foes = sum(1 << e.cell for e in game.enemies(figure))
    plates = 0
    for rule in game.scenario.rules:
        trigger = rule.line.trigger
        if trigger is not None and isinstance(trigger.moment, own.EndsTurnAt) and all(holds(game, c) for c in rule.line.conditions):
            place = game.layout.places[trigger.moment.place]
            taken = any(f.cell == place and f.id != figure.id for f in game.characters())
            plates |= 0 if taken else 1 << place & game.ground.cells
    near_foes = any(game.apart(figure.cell, e.cell) <= 4 for e in game.monsters())
    if plates and not near_foes:
        return plates
    if foes:
        return foes
    doors = game.closed_doors()
    loot = sum(1 << int(key) for key in (*game.state.coins, *game.state.treasures))
    return doors or plates or loot


def half_worth(game: Gloom, figure: Unit, half: Half | None, abilities: tuple[Ability, ...]) -> float:
    """What an action would bring now; moves count by how much they are needed."""
    hero = game.hero(figure)
    worth = 0.0
    can_reach = best_strike(game, figure, hero)
    mobile = "immobilize" not in figure.conditions
    for ability in abilities:
        for spec in ability.specs if not ability.active else (None,):
            worth += _part_worth(game, figure, ability, spec, can_reach, mobile)
    if half is not None:
        worth += 0.25 * half.xp + 0.2 * len(half.infusions)
        if half.lost:
            worth = worth * 0.8 - 3.5 + (2.5 if stamina(hero) < 6 else 0)
    return worth


def best_strike(game: Gloom, figure: Unit, hero: Hero) -> float:
    """The best attack among the played cards from where the figure stands."""
    turn = game.state.turn
    if turn is None or turn.figure != figure.id:
        return 0.0
    specs = [s for c in turn.cards for a in game.card(c).top.abilities for s in a.specs if isinstance(s.node, words.Attack)]
    return max((strike_worth(game, figure, s, figure.cell) for s in (*specs, *BASIC["top"].specs)), default=0.0)


def _part_worth(game: Gloom, figure: Unit, ability: Ability, spec: Spec | None, can_reach: float, mobile: bool) -> float:
    foes = game.monsters()
    close = sum(game.apart(figure.cell, e.cell) <= 2 for e in foes)
    if spec is None:
        node = ability.specs[0].node if ability.specs else None
        if isinstance(node, own.Summon):
            return 4.0 if foes else 0.5
        return 1.0 + close * (0.8 if ability.line.span == "round" else 0.6) + (1.5 if ability.line.span == "persistent" else 0)
    missing = figure.max_health - figure.health
    match spec.node:
        case words.Attack():
            return strike_worth(game, figure, spec, figure.cell)
        case words.Move(points=points):
            need = 4.0 if not can_reach else 0.8
            return need * min(1.0, game.amount(figure, points) / 4) if mobile else 0.0
        case words.Heal(value=value):
            hurt = max([missing, *(a.max_health - a.health for a in game.allies(figure) if not spec.mods.self_only and a.role == "character")])
            return min(game.amount(figure, value), hurt) * 0.8
        case words.Damage(value=value):
            near = sum(game.reachable(figure, e, spec.mods.range or 1) for e in foes)
            return near * (game.amount(figure, value) + 0.5)
        case own.Loot(hexes=hexes):
            return 0.6 * sum(game.near(figure.cell, hexes) >> int(key) & 1 for key in game.state.coins)
        case own.Recover(pile=pile):
            hero = game.hero(figure)
            return 0.8 * (len(hero.lost) - len(hero.barred) if pile == "lost" else len(hero.discard) / 2)
        case words.Give() | words.Push() | words.Pull() | own.CreateTrap():
            return 1.0 + 0.5 * close if foes else 0.1
    return 0.3


# -- weights -------------------------------------------------------------------------------------------------------------
def weigh(game: Gloom, decision: Decision) -> list[float]:
    """A positive weight for every option, by what it is about."""
    judge = JUDGES.get(decision.prompt)
    if judge is not None:
        return [max(1e-4, judge(game, decision, option)) for option in decision.options]
    plain = PLAIN.get(decision.prompt)
    if plain is not None:
        return [plain.get(o.key.partition(":")[0], 0.5) for o in decision.options]
    return [1.0] * len(decision.options)


def _figure(game: Gloom, decision: Decision) -> Unit | None:
    named = game.state.figures.get(str(decision.args.get("figure", "")))
    if named is not None:
        return named
    turn = game.state.turn
    return game.state.figures.get(turn.figure) if turn is not None else None


def _turn(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(game, decision)
    if figure is None:
        return 1.0
    verb, _, card = option.key.partition(":")
    if verb in ("top", "bottom"):
        half = game.card(card).half(verb)
        return float(KEEN ** half_worth(game, figure, half, half.abilities))
    if verb.startswith("basic-"):
        return float(KEEN ** (half_worth(game, figure, None, (BASIC[verb.removeprefix("basic-")],)) - 0.4))
    return {"item": 0.5, "pass": 0.1}.get(verb, 0.01)


def _select(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(game, decision)
    if option.key == "give-up":
        return 1e-4
    hero = game.state.heroes[figure.id] if figure is not None else next(iter(game.state.heroes.values()))
    if option.key == "rest":
        calm = not game.monsters() and figure is not None and figure.health * 3 < figure.max_health * 2
        return 2.0 if calm and len(hero.hand) < 4 else 0.03
    return _card_appeal(game, figure, hero, option.card) + (0.3 if game.card(option.card).initiative < 35 else 0)


def _second(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    lead = game.card(str(decision.args["lead"]))
    hero = next(h for h in game.state.heroes.values() if h.seat == decision.seat)
    figure = next((game.state.figures[id] for id, h in game.state.heroes.items() if h is hero and id in game.state.figures), None)
    other = game.card(option.card)
    pairs = [_has(a, words.Attack) and _has(b, words.Move) for a, b in ((lead.top, other.bottom), (other.top, lead.bottom))]
    return _card_appeal(game, figure, hero, option.card) + (1.5 if any(pairs) else 0)


def _has(half: Half, kind: type[Node]) -> bool:
    return any(isinstance(s.node, kind) for a in half.abilities for s in a.specs)


def _card_appeal(game: Gloom, figure: Unit | None, hero: Hero, card: str) -> float:
    """Cards that do not go away are played first; losses when there is much to gain or the end is near."""
    found = game.card(card)
    losses = found.top.lost + found.bottom.lost
    late = stamina(hero) < 6
    fight = bool(game.monsters())
    return 1.0 + (0.4 if _has(found.top, words.Attack) and fight else 0) + (0.3 if _has(found.bottom, words.Move) else 0) - 0.3 * losses * (not late)


def _move(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    figure, action = _figure(game, decision), game.state.action
    if figure is None or action is None:
        return 1.0
    if option.item or option.key.startswith("pay"):
        return 0.4
    cell = option.cell if option.cell >= 0 else figure.cell
    return float(SHARP ** place_worth(game, figure, cell))


def place_worth(game: Gloom, figure: Unit, cell: int) -> float:
    """How good it is to stand somewhere: what can be attacked from there with what is still to be played, near what matters, out of harm's way."""
    if game.closed_doors() >> cell & 1:
        return 9.0 if not game.monsters() and ready(game) else -3.0
    away = ahead(game, figure).get(cell, AWAY)
    strikes = _strikes_to_come(game, figure)
    best = max((strike_worth(game, figure, spec, cell) for spec in strikes), default=0.0)
    fresh = game.hazards | game.traps()
    harm = 2.5 if fresh >> cell & 1 and cell != figure.cell and not game.flying(figure) else 0.0
    frail = 1.2 if figure.health * 2 < figure.max_health else 0.5
    coins = 0.4 if str(cell) in game.state.coins or str(cell) in game.state.treasures else 0.0
    return best + 6 * (1 - min(away, AWAY) / AWAY) - frail * 0.5 * danger(game, figure, cell) - harm + coins


def ready(game: Gloom) -> bool:
    """Is the party fit to open a door? Wounded ones would rather rest first, while there is nothing to fear."""
    hurt = [f.health / f.max_health for f in game.characters()]
    return min(hurt, default=1) > 0.35 or game.state.round % 3 == 0


def _strikes_to_come(game: Gloom, figure: Unit) -> list[Spec]:
    """Attacks that may still follow in this turn."""
    turn, action = game.state.turn, game.state.action
    if turn is None or turn.figure != figure.id or figure.role != "character":
        return []
    found: list[Spec] = []
    if action is not None and action.actor == figure.id:
        found += [s for _, s in parts(game, action)[action.at + 1 :] if s is not None and isinstance(s.node, words.Attack)]
    if "top" not in turn.halves:
        specs = [s for c in turn.cards for a in game.card(c).top.abilities for s in a.specs if isinstance(s.node, words.Attack)]
        found += specs or list(BASIC["top"].specs)
    return found


def _attack(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    target = game.state.figures.get(option.figure)
    if target is None:
        return 0.02
    return 1 + 6 / (1 + target.health) + (1 if target.rank != "normal" else 0)


def _area(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    return float(len(option.key.partition(":")[2].split("+"))) ** 2


def _damage(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(game, decision)
    amount = int(decision.args.get("damage", 1))
    if figure is None:
        return 1.0
    deadly = amount >= figure.health
    hero = game.hero(figure)
    if option.key == "suffer":
        return 1e-3 if deadly else 3.0 if amount < 4 else 1.0
    if option.key == "lose-two":
        return 4.0 if deadly else 0.3 * (amount >= 4) + 0.02
    if option.item:
        return 5.0
    keep = 2.0 if len(hero.hand) > 3 else 1.0
    return (keep if deadly else 0.25 if amount >= 5 else 0.01) * (0.5 + 1 / (1 + len(game.card(option.card).top.abilities)))


def _short_rest(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    figure = _figure(game, decision)
    if figure is None:
        return 1.0
    few = len(game.hero(figure).hand) < 2
    worn = figure.health * 2 < figure.max_health or any(s == "spent" for s in game.hero(figure).items.values())
    return (3.0 if few and not worn else 0.6 if few else 0.02) if option.key == "short-rest" else 1.0


def _push(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    bad = game.hazards | game.traps()
    return 4.0 if option.cell >= 0 and bad >> option.cell & 1 else 1.0


def _target(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    target = game.state.figures.get(option.figure)
    if target is None:
        return 0.05
    return 1.0 + (target.max_health - target.health) * (0.5 if target.side == "hero" else 0.1)


def _lose(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    """Cards to lose: those whose best is gone or that cost a card anyway."""
    if not option.card:
        return 1.0
    card = game.card(option.card)
    return 0.5 + 0.8 * (card.top.lost + card.bottom.lost) + (0.3 if not _has(card.top, words.Attack) else 0)


def _monster(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    """Ties of monsters are settled in the party's favour: the hale before the hurt, traps before safety."""
    foe = game.state.figures.get(option.figure)
    if foe is not None and foe.side == "hero":
        return 0.2 + foe.health / max(1, foe.max_health) + (1.0 if foe.role == "summon" else 0)
    return 3.0 if option.cell >= 0 and (game.hazards | game.traps()) >> option.cell & 1 else 1.0


def _place(game: Gloom, decision: Decision, option: Option[Any]) -> float:
    near = min((game.apart(option.cell, m.cell) for m in game.monsters()), default=3)
    return 1.0 + 0.2 * min(near, 4)


JUDGES: dict[str, Callable[[Gloom, Decision, Option[Any]], float]] = {
    "turn": _turn, "select": _select, "select-second": _second, "move": _move, "attack": _attack, "area": _area, "damage": _damage,
    "short-rest": _short_rest, "push-to": _push, "pull-to": _push, "steer": _push, "target": _target, "lose-discard": _lose, "rest-lose": _lose,
    "monster-focus": _monster, "monster-move": _monster, "monster-path": _monster, "monster-targets": _monster, "place": _place,
}  # fmt: skip
