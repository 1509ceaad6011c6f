"""How bots value actions, hexes and cards: rough estimates, in points of damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.games.haven.mods import Mods
from undercroft.grid.hexes import cells, flood
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words as own
from .actions import parts, reach_of, shape_of, targets_of
from .attacks import TIMED
from .content import Card, Half, Item
from .elements import payable
from .game import BASIC, Gloom
from .scenarios import holds
from .state import Hero, Unit

AWAY = 14
"""Places at this distance or farther do not attract a character."""
KILL = 3.0
"""The value of a kill in addition to its damage."""
HARM = {"stun": 2.5, "disarm": 1.6, "immobilize": 0.9, "wound": 1.2, "poison": 1.0, "muddle": 0.7, "curse": 0.6}
USEFUL = (words.Count, told.Unlock, told.OpenAt, told.RemoveObstacles)
"""Effects that make a place worth going to."""
HELP = {"invisible": 2.0, "strengthen": 0.9, "bless": 0.7, "regenerate": 1.0}


# -- cards left ----------------------------------------------------------------------------------------------------------
def stamina(hero: Hero) -> float:
    """How many rounds of cards are left before exhaustion, including the rests to come."""
    kept = len(hero.hand) + len(hero.played) + len(hero.discard)
    now = (len(hero.hand) + len(hero.played)) / 2
    return now + sum(n / 2 for n in range(2, kept))


def loss_cost(game: Gloom, hero: Hero) -> float:
    """The cost of losing a card: high with a long way to go, lower with cards to spare, and almost nothing at the very end."""
    left = stamina(hero)
    if left < 3:
        return 0.5
    return 3.2 if left > 20 else 4.2


# -- attacks -------------------------------------------------------------------------------------------------------------
def paid_mods(game: Gloom, spec: Spec) -> list[Mods]:
    """A step's modifiers, including those the available elements can pay for."""
    return [spec.mods, *(r.mods for r in spec.riders if payable(game, r.price))]


def blow_worth(game: Gloom, figure: Unit, spec: Spec, near: Callable[[Unit, int], bool], close: Callable[[Unit], bool]) -> float:
    """The value of an attack on the enemies that are `near` enough for its range. Against `close` enemies, a ranged attack is worth less."""
    assert isinstance(spec.node, words.Attack)
    if "disarm" in figure.conditions or "stun" in figure.conditions:
        return 0.0
    mods = paid_mods(game, spec)
    reach, ranged = reach_of(mods)
    shape = shape_of(mods)
    value = float(game.amount(figure, spec.node.value) + sum(m.attack for m in mods))
    value += ("strengthen" in figure.conditions) * 0.4 - ("muddle" in figure.conditions) * 0.6 + 0.4 * any(m.advantage for m in mods)
    pierce = sum(m.pierce for m in mods)
    gives = [c for m in mods for c in m.give]
    found = []
    for enemy in game.enemies(figure):
        if "invisible" in enemy.conditions or not near(enemy, reach + (1 if shape else 0)):
            continue
        hit = value + ("poison" in enemy.conditions) + sum(_extra(n, enemy) for m in mods for n in m.others)
        hit *= 2 ** sum(isinstance(n, own.DoubleAttack) for m in mods for n in m.others)
        hit -= max(0, sum(v for v, _ in game.shields(enemy)) - pierce) + (0.6 if ranged and close(enemy) else 0)
        found.append(max(0.1, harm_worth(game, enemy, hit, gives)))
    if not found:
        return 0.0
    found.sort(reverse=True)
    count = targets_of(mods) if not shape else max(1, (len(found) * 2 + 2) // 3)
    return sum(found[: max(1, count)]) + sum(m.heal_self * 0.3 for m in mods)


def _extra(node: Node, enemy: Unit) -> float:
    """The extra value of an attack against this kind of enemy. Half of it, if it depends on positions."""
    if not isinstance(node, own.Against):
        return 0.0
    match node.which:
        case "undamaged":
            return node.by * (enemy.health == enemy.max_health)
        case "elite":
            return node.by * (enemy.rank == "elite")
        case "flanked" | "alone" | "adjacent":
            return node.by / 2
    return float(node.by * (TIMED[node.which] in enemy.conditions))


def harm_worth(game: Gloom, enemy: Unit, damage: float, gives: Iterable[str]) -> float:
    """The value of damage, with a bonus for a kill, and of conditions on an enemy that survives."""
    if enemy.side == "object":
        return min(damage, enemy.health) * 1.2 + (KILL if damage >= enemy.health else 0)
    grave = 1.0 if enemy.rank == "normal" else 1.5
    if damage >= enemy.health:
        return enemy.health + KILL * grave
    left = sum(HARM.get(c, 0) for c in gives if c not in enemy.conditions and not game.immune(enemy, c))
    return max(0.0, damage) + 0.4 * max(0.0, damage) / enemy.health * KILL + left * grave


def strike_worth(game: Gloom, figure: Unit, spec: Spec, cell: int) -> float:
    """The value of an attack from a hex."""
    ground = game.ground
    beside = ground.within(cell, 1)
    return blow_worth(
        game, figure, spec, lambda e, reach: bool(ground.seen(cell, reach) >> e.cell & 1), lambda e: bool(beside >> e.cell & 1)
    )  # fmt: skip


def far_worth(game: Gloom, figure: Unit, spec: Spec, points: int) -> float:
    """The possible value of an attack after a move of this many points."""
    here = figure.cell
    return blow_worth(game, figure, spec, lambda e, reach: game.apart(here, e.cell) <= points + reach, lambda e: False)


# -- where to go ---------------------------------------------------------------------------------------------------------
def ahead(game: Gloom, figure: Unit) -> dict[int, int]:
    """The distance from every hex to what the party wants."""
    return _ahead(game.ground.cells | game.closed_doors(), game.obstacles(), goals_of(game, figure))


@lru_cache(maxsize=512)
def _ahead(floor: int, blocked: int, goal: int) -> dict[int, int]:
    layers = flood(goal, (floor & ~blocked) | goal) if goal else []
    return {cell: n for n, layer in enumerate(layers) for cell in cells(layer)}


def goals_of(game: Gloom, figure: Unit) -> int:
    """The hexes to head for: those the goals need, if no enemy is close; then enemies, doors, and finally coins and treasure."""
    s = game.state
    wanted = _wanted(game, figure) & game.ground.cells
    near_foes = any(game.apart(figure.cell, e.cell) <= 3 for e in game.monsters())
    if wanted and not near_foes:
        return wanted
    foes = sum(1 << e.cell for e in game.enemies(figure))
    if foes:
        return foes | wanted
    return wanted or game.closed_doors() or sum(1 << int(key) for key in (*s.coins, *s.treasures))


def _wanted(game: Gloom, figure: Unit) -> int:
    """The hexes named by goals and special rules where no other character stands yet."""
    s, layout = game.state, game.layout
    held = sum(1 << f.cell for f in game.characters() if f.id != figure.id)
    mask = 0
    for rule in game.scenario.rules:
        moment = rule.line.trigger.moment if rule.line.trigger is not None else None
        useful = any(isinstance(spec.node, USEFUL) for spec in rule.specs)
        if useful and isinstance(moment, told.EndsTurnAt | told.Enters) and all(holds(game, c) for c in rule.line.conditions):
            mask |= 1 << layout.places[moment.place] & ~held
    rest = [node for node in game.scenario.goal if not holds(game, node)]
    for node in rest:
        match node:
            case told.GoalLooted():
                mask |= sum(1 << int(key) for key, name in s.treasures.items() if name == "goal")
            case told.Occupied(places=places):
                mask |= sum(1 << layout.places[p] for p in places) & ~held
            case told.AllAt(places=places) if all(isinstance(n, told.AllAt) for n in rest):
                mask |= sum(1 << layout.places[p] for p in places) & ~held
    return mask


def place_worth(game: Gloom, figure: Unit, cell: int) -> float:
    """How good a hex is: what can still be attacked from there this turn, how close it is to what matters, and how safe it is."""
    if game.closed_doors() >> cell & 1:
        return 9.0 if not game.monsters() and ready(game) else -3.0
    away = ahead(game, figure).get(cell, AWAY)
    strikes = strikes_to_come(game, figure)
    best = max((strike_worth(game, figure, spec, cell) for spec in strikes), default=0.0)
    fresh = game.hazards | game.traps()
    harm = 2.5 if fresh >> cell & 1 and cell != figure.cell and not game.flying(figure) else 0.0
    frail = 1.3 - figure.health / figure.max_health
    coins = 0.4 if str(cell) in game.state.coins or str(cell) in game.state.treasures else 0.0
    near = 6 * (1 - min(away, AWAY) / AWAY)
    if not strikes and shoots(game, figure) and game.monsters():
        near = 2.0 if 2 <= min(game.apart(m.cell, cell) for m in game.monsters()) <= 4 else 0.5
    return best + near - (0.4 + frail) * 0.6 * danger(game, cell) - harm + coins


def danger(game: Gloom, cell: int) -> float:
    """How many enemies could reach a hex."""
    total = 0.0
    for enemy in game.monsters():
        away = game.apart(enemy.cell, cell)
        if away <= 1 or away <= (game.base(enemy, "move") or 0) + (game.base(enemy, "range") or 1):
            total += 1.0 if away <= 1 else 0.6
    return total


@lru_cache(maxsize=64)
def _shooter(cards: tuple[Card, ...]) -> bool:
    attacks = [s for c in cards for a in c.top.abilities for s in a.specs if isinstance(s.node, words.Attack)]
    return sum(reach_of([s.mods])[1] for s in attacks) * 2 > len(attacks)


def shoots(game: Gloom, figure: Unit) -> bool:
    """Whether most of a character's attacks are ranged."""
    hero = game.state.heroes.get(figure.id)
    return hero is not None and _shooter(game.content.classes[hero.kind].cards)


def ready(game: Gloom) -> bool:
    """Whether the party is fit to open a door. Wounded characters and those with few cards want to rest first, while it is safe."""
    hurt = [f.health / f.max_health for f in game.characters()]
    hands = [len(game.hero(f).hand) for f in game.characters()]
    return (min(hurt, default=1) > 0.35 and min(hands, default=2) >= 2) or game.state.round % 3 == 0


def strikes_to_come(game: Gloom, figure: Unit) -> list[Spec]:
    """Attacks that may still follow this turn."""
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


# -- actions and cards ---------------------------------------------------------------------------------------------------
def half_worth(game: Gloom, figure: Unit, half: Half | None, abilities: tuple[Ability, ...], points: int = 0) -> float:
    """The value of an action, now or after a move of this many points, minus the cost of losing the card."""
    hero = game.hero(figure)
    worth = 0.0
    for ability in abilities:
        if ability.line.price is not None and not payable(game, ability.line.price):
            continue
        for spec in ability.specs if not ability.active else (None,):
            worth += _part_worth(game, figure, ability, spec, points)
            if spec is not None and isinstance(spec.node, words.Move):
                points += game.amount(figure, spec.node.points)
    if half is not None:
        worth += 0.15 * half.xp + 0.2 * len(half.infusions)
        if half.lost:
            worth -= loss_cost(game, hero)
    return worth


def _part_worth(game: Gloom, figure: Unit, ability: Ability, spec: Spec | None, points: int) -> float:
    foes = game.monsters()
    here = figure.cell
    close = sum(game.apart(here, e.cell) <= 2 + points for e in foes)
    if spec is None:
        return _bonus_worth(game, ability, close, bool(foes))
    match spec.node:
        case words.Attack():
            return far_worth(game, figure, spec, points) if points else strike_worth(game, figure, spec, here)
        case words.Move(points=hexes):
            return move_worth(game, figure, game.amount(figure, hexes))
        case words.Heal(value=value):
            friends = [] if spec.mods.self_only else [a for a in game.allies(figure) if a.role == "character"]
            hurt = sorted((f.max_health - f.health for f in (figure, *friends)), reverse=True)
            count = 9 if spec.mods.all else spec.mods.targets or 1
            return sum(min(game.amount(figure, value), h) for h in hurt[:count]) * 0.9
        case words.Damage(value=value):
            reach = (spec.mods.range or 1) + points
            return sum(min(e.health, game.amount(figure, value)) + 0.4 for e in foes if game.apart(here, e.cell) <= reach)
        case own.Loot(hexes=hexes):
            return 0.5 * sum(game.near(here, hexes + points) >> int(key) & 1 for key in game.state.coins)
        case own.Recover(pile=pile):
            hero = game.hero(figure)
            return 1.2 * (len(hero.lost) - len(hero.barred)) if pile == "lost" else 0.3 * len(hero.discard)
        case words.Give(condition=condition):
            if condition in own.POSITIVE:
                return HELP.get(condition, 0.5) if foes else 0.1
            reach = (spec.mods.range or 1) + points
            count = 9 if spec.mods.all else spec.mods.targets or 1
            return HARM.get(condition, 0.5) * min(count, sum(game.apart(here, e.cell) <= reach for e in foes))
        case words.Push() | words.Pull() | own.CreateTrap() | own.PlaceRift() | own.TeleportOther() | own.Swap():
            return 0.8 if close else 0.2
        case words.Suffer(value=value):
            return -value * (1.0 if figure.health > 2 * value else 4.0)
    return 0.3


def _bonus_worth(game: Gloom, ability: Ability, close: int, foes: bool) -> float:
    """A summon or a lasting bonus is worth more, the more of the fight is still to come."""
    node = ability.specs[0].node if ability.specs else None
    if isinstance(node, own.Summon):
        return 6.0 if foes else 3.0
    if ability.line.span == "persistent":
        return 3.0 + 0.4 * close + (1.0 if foes else 0.0)
    return 0.5 + 0.7 * close


def move_worth(game: Gloom, figure: Unit, points: int) -> float:
    """How useful a move is, mainly for getting close enough to an enemy."""
    if "immobilize" in figure.conditions:
        return 0.0
    foes = [game.apart(figure.cell, e.cell) for e in game.enemies(figure)]
    if not foes:
        return 0.7 * min(points, 5)
    spare = 1 if not shoots(game, figure) else 3
    short = max(0, min(foes) - spare)
    return min(points, short) * 0.9 + 0.15 * points


def pair_worth(game: Gloom, figure: Unit, one: Card, two: Card) -> float:
    """The value of the better way to combine the top of one card with the bottom of the other, including basic actions."""
    return max(_turn_worth(game, figure, one, two), _turn_worth(game, figure, two, one))


def _turn_worth(game: Gloom, figure: Unit, upper: Card, lower: Card) -> float:
    bottom = max(half_worth(game, figure, lower.bottom, lower.bottom.abilities), half_worth(game, figure, None, (BASIC["bottom"],)) - 0.4)
    points = max((game.amount(figure, s.node.points) for a in lower.bottom.abilities for s in a.specs if isinstance(s.node, words.Move)), default=2)
    if "immobilize" in figure.conditions:
        points = 0
    top = max(
        half_worth(game, figure, upper.top, upper.top.abilities, points), half_worth(game, figure, None, (BASIC["top"],), points) - 0.4
    )  # fmt: skip
    return top + bottom


def item_worth(game: Gloom, figure: Unit, item: Item) -> float:
    """The value of using an item for the character's own turn now."""
    worth = 0.0
    for ability in item.turn:
        for spec in ability.specs:
            match spec.node:
                case own.Recover():
                    hero = game.hero(figure)
                    worth += 3.0 if len(hero.discard) >= 2 and len(hero.hand) < 3 else 0.5
                case words.Give(condition="invisible"):
                    worth += 1.2 * danger(game, figure.cell) * (1.4 - figure.health / figure.max_health)
                case words.Infuse():
                    worth += 2.2 if game.monsters() else 0.0
                case _:
                    worth += _part_worth(game, figure, ability, spec, 0)
    return worth


def has(half: Half, kind: type[Node]) -> bool:
    return any(isinstance(s.node, kind) for a in half.abilities for s in a.specs)


def keep_worth(card: Card) -> float:
    """How much a card is worth keeping, based on what it can do repeatedly."""
    tops = [s.node.value.base + len(s.mods.give) for a in card.top.abilities for s in a.specs if isinstance(s.node, words.Attack)]
    again = 0.0 if card.top.lost else 1.0 + 0.3 * max(tops, default=0)
    return 0.3 + again + (0.0 if card.bottom.lost else 0.8 + 0.3 * has(card.bottom, words.Move))
