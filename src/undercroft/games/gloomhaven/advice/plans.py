"""How bots value actions, hexes and cards: rough estimates, in points of damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.rules.actions import shape_of
from undercroft.grid.hexes import cells, flood
from undercroft.language.vocabulary import Node

from ..content import scenario_words as told
from ..content import words as own
from ..content.model import Card, Half, Item
from ..game import Gloom
from ..rules.actions import parts, reach_of, targets_of
from ..rules.attacks import TIMED
from ..state import Hero, Unit

AWAY = 14
"""Places at this distance or farther do not attract a character."""
KILL = 3.0
"""The value of a kill in addition to its damage."""
HARM = {"stun": 2.5, "disarm": 1.6, "immobilize": 0.9, "wound": 1.2, "poison": 1.0, "muddle": 0.7, "curse": 0.6}
USEFUL = (words.Count, told.Unlock, told.OpenAt, told.RemoveObstacles)
"""Effects that make a place worth going to."""
HELP = {"invisible": 2.0, "strengthen": 0.9, "bless": 0.7, "regenerate": 1.0}
BASICS = {side: Half((ability,)) for side, ability in BASIC.items()}
"""The basic actions as halves of a card."""


# -- cards left ----------------------------------------------------------------------------------------------------------
def stamina(hero: Hero) -> float:
    """How many rounds of cards are left before exhaustion, including the rests to come."""
    kept = len(hero.hand) + len(hero.played) + len(hero.discard)
    now = (len(hero.hand) + len(hero.played)) / 2
    return now + sum(n / 2 for n in range(2, kept))


def loss_cost(hero: Hero) -> float:
    """The cost of losing a card: high with a long way to go, lower with cards to spare, and almost nothing at the very end."""
    left = stamina(hero)
    if left < 3:
        return 0.5
    return 3.2 if left > 20 else 4.2


# -- attacks -------------------------------------------------------------------------------------------------------------
class Blow(NamedTuple):
    """What an attack is like before its targets are known, with the modifiers that the available elements can pay for."""

    reach: int
    ranged: bool
    shape: str
    value: float
    pierce: int
    gives: list[str]
    others: list[Node]
    factor: int
    targets: int
    heal: float


def blow(game: Gloom, figure: Unit, spec: Spec) -> Blow:
    assert isinstance(spec.node, words.Attack)
    mods = [spec.mods, *(r.mods for r in spec.riders if game.payable(r.price))]
    reach, ranged = reach_of(mods)
    value = float(game.amount(figure, spec.node.value) + sum(m.attack for m in mods))
    value += ("strengthen" in figure.conditions) * 0.4 - ("muddle" in figure.conditions) * 0.6 + 0.4 * any(m.advantage for m in mods)
    others = [n for m in mods for n in m.others]
    return Blow(
        reach, ranged, shape_of(mods), value, sum(m.pierce for m in mods), [c for m in mods for c in m.give], others,
        2 ** sum(isinstance(n, own.DoubleAttack) for n in others), targets_of(mods), sum(m.heal_self * 0.3 for m in mods),
    )  # fmt: skip


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


# -- where to go ---------------------------------------------------------------------------------------------------------
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
        if useful and isinstance(moment, told.EndsTurnAt | told.Enters) and all(game.holds(c) for c in rule.line.conditions):
            mask |= 1 << layout.places[moment.place] & ~held
    rest = [node for node in game.scenario.goal if not game.holds(node)]
    for node in rest:
        match node:
            case told.GoalLooted():
                mask |= sum(1 << int(key) for key, name in s.treasures.items() if name == "goal")
            case told.Occupied(places=places):
                mask |= sum(1 << layout.places[p] for p in places) & ~held
            case told.AllAt(places=places) if all(isinstance(n, told.AllAt) for n in rest):
                mask |= sum(1 << layout.places[p] for p in places) & ~held
    return mask


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


def _bonus_worth(ability: Ability, close: int, foes: bool) -> float:
    """A summon or a lasting bonus is worth more, the more of the fight is still to come."""
    node = ability.specs[0].node if ability.specs else None
    if isinstance(node, own.Summon):
        return 6.0 if foes else 3.0
    if ability.line.span == "persistent":
        return 3.0 + 0.4 * close + (1.0 if foes else 0.0)
    return 0.5 + 0.7 * close


def has(half: Half, kind: type[Node]) -> bool:
    return any(isinstance(s.node, kind) for a in half.abilities for s in a.specs)


def keep_worth(card: Card) -> float:
    """How much a card is worth keeping, based on what it can do repeatedly."""
    tops = [s.node.value.base + len(s.mods.give) for a in card.top.abilities for s in a.specs if isinstance(s.node, words.Attack)]
    again = 0.0 if card.top.lost else 1.0 + 0.3 * max(tops, default=0)
    return 0.3 + again + (0.0 if card.bottom.lost else 0.8 + 0.3 * has(card.bottom, words.Move))


# -- plans ---------------------------------------------------------------------------------------------------------------
class Plans:
    """The values of actions, cards and hexes in one position. They are worked out once and kept, so the plans must not outlive the position."""

    def __init__(self, game: Gloom) -> None:
        self.game = game
        self.monsters = game.monsters()
        self._reaches: list[tuple[int, int]] | None = None
        self._blows: dict[tuple[str, Spec], Blow] = {}
        self._enemies: dict[str, list[tuple[Unit, int]]] = {}
        self._ahead: dict[str, dict[int, int]] = {}
        self._strikes: dict[str, list[Spec]] = {}
        self._points: dict[tuple[str, Half], int] = {}
        self._halves: dict[tuple[str, Half, int], float] = {}

    # -- attacks ---------------------------------------------------------------------------------------------------------
    def enemies(self, figure: Unit) -> list[tuple[Unit, int]]:
        """The enemies of a figure, with their shields."""
        found = self._enemies.get(figure.id)
        if found is None:
            game = self.game
            found = self._enemies[figure.id] = [(e, sum(v for v, _ in game.shields(e))) for e in game.enemies(figure)]
        return found

    def blow_worth(self, figure: Unit, spec: Spec, near: Callable[[Unit, int], bool], close: Callable[[Unit], bool]) -> float:
        """The value of an attack on the enemies that are `near` enough for its range. Against `close` enemies, a ranged attack is worth less."""
        if "disarm" in figure.conditions or "stun" in figure.conditions:
            return 0.0
        b = self._blows.get((figure.id, spec))
        if b is None:
            b = self._blows[figure.id, spec] = blow(self.game, figure, spec)
        reach = b.reach + (1 if b.shape else 0)
        found = []
        for enemy, shield in self.enemies(figure):
            if "invisible" in enemy.conditions or not near(enemy, reach):
                continue
            hit = (b.value + ("poison" in enemy.conditions) + sum(_extra(n, enemy) for n in b.others)) * b.factor
            hit -= max(0, shield - b.pierce) + (0.6 if b.ranged and close(enemy) else 0)
            found.append(max(0.1, harm_worth(self.game, enemy, hit, b.gives)))
        if not found:
            return 0.0
        found.sort(reverse=True)
        count = b.targets if not b.shape else max(1, (len(found) * 2 + 2) // 3)
        return sum(found[: max(1, count)]) + b.heal

    def strike_worth(self, figure: Unit, spec: Spec, cell: int) -> float:
        """The value of an attack from a hex."""
        ground = self.game.ground
        beside = ground.within(cell, 1)
        return self.blow_worth(figure, spec, lambda e, reach: bool(ground.seen(cell, reach) >> e.cell & 1), lambda e: bool(beside >> e.cell & 1))

    def far_worth(self, figure: Unit, spec: Spec, points: int) -> float:
        """The possible value of an attack after a move of this many points."""
        apart, here = self.game.apart, figure.cell
        return self.blow_worth(figure, spec, lambda e, reach: apart(here, e.cell) <= points + reach, lambda e: False)

    # -- where to go -----------------------------------------------------------------------------------------------------
    def ahead(self, figure: Unit) -> dict[int, int]:
        """The distance from every hex to what the party wants."""
        found = self._ahead.get(figure.id)
        if found is None:
            game = self.game
            found = self._ahead[figure.id] = _ahead(game.ground.cells | game.closed_doors(), game.obstacles(), goals_of(game, figure))
        return found

    def strikes(self, figure: Unit) -> list[Spec]:
        """Attacks that may still follow this turn."""
        found = self._strikes.get(figure.id)
        if found is None:
            found = self._strikes[figure.id] = strikes_to_come(self.game, figure)
        return found

    def place_worth(self, figure: Unit, cell: int) -> float:
        """How good a hex is: what can still be attacked from there this turn, how close it is to what matters, and how safe it is."""
        game = self.game
        if game.closed_doors() >> cell & 1:
            return 9.0 if not self.monsters and ready(game) else -3.0
        away = self.ahead(figure).get(cell, AWAY)
        strikes = self.strikes(figure)
        best = max((self.strike_worth(figure, spec, cell) for spec in strikes), default=0.0)
        fresh = game.hazards | game.traps()
        harm = 2.5 if fresh >> cell & 1 and cell != figure.cell and not game.flying(figure) else 0.0
        frail = 1.3 - figure.health / figure.max_health
        coins = 0.4 if str(cell) in game.state.coins or str(cell) in game.state.treasures else 0.0
        near = 6 * (1 - min(away, AWAY) / AWAY)
        if not strikes and shoots(game, figure) and self.monsters:
            near = 2.0 if 2 <= min(game.apart(m.cell, cell) for m in self.monsters) <= 4 else 0.5
        return best + near - (0.4 + frail) * 0.6 * self.danger(cell) - harm + coins

    def danger(self, cell: int) -> float:
        """How many enemies could reach a hex."""
        total = 0.0
        if self._reaches is None:
            game = self.game
            self._reaches = [(m.cell, max(1, (game.base(m, "move") or 0) + (game.base(m, "range") or 1))) for m in self.monsters]
        for at, reach in self._reaches:
            away = self.game.apart(at, cell)
            if away <= reach:
                total += 1.0 if away <= 1 else 0.6
        return total

    # -- actions and cards -----------------------------------------------------------------------------------------------
    def half_worth(self, figure: Unit, half: Half, points: int = 0) -> float:
        """The value of an action, now or after a move of this many points, minus the cost of losing the card."""
        found = self._halves.get((figure.id, half, points))
        if found is None:
            found = self._halves[figure.id, half, points] = self._half_worth(figure, half, points)
        return found

    def _half_worth(self, figure: Unit, half: Half, points: int) -> float:
        game, worth = self.game, 0.0
        for ability in half.abilities:
            if ability.line.price is not None and not game.payable(ability.line.price):
                continue
            for spec in ability.specs if not ability.active else (None,):
                worth += self._part_worth(figure, ability, spec, points)
                if spec is not None and isinstance(spec.node, words.Move):
                    points += game.amount(figure, spec.node.points)
        worth += 0.15 * half.xp + 0.2 * len(half.infusions)
        return worth - loss_cost(game.hero(figure)) if half.lost else worth

    def _part_worth(self, figure: Unit, ability: Ability, spec: Spec | None, points: int) -> float:
        game, foes = self.game, self.monsters
        here = figure.cell
        close = sum(game.apart(here, e.cell) <= 2 + points for e in foes)
        if spec is None:
            return _bonus_worth(ability, close, bool(foes))
        match spec.node:
            case words.Attack():
                return self.far_worth(figure, spec, points) if points else self.strike_worth(figure, spec, here)
            case words.Move(points=hexes):
                return self.move_worth(figure, game.amount(figure, hexes))
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

    def move_worth(self, figure: Unit, points: int) -> float:
        """How useful a move is, mainly for getting close enough to an enemy."""
        if "immobilize" in figure.conditions:
            return 0.0
        game = self.game
        foes = [game.apart(figure.cell, e.cell) for e, _ in self.enemies(figure)]
        if not foes:
            return 0.7 * min(points, 5)
        spare = 1 if not shoots(game, figure) else 3
        short = max(0, min(foes) - spare)
        return min(points, short) * 0.9 + 0.15 * points

    def move_points(self, figure: Unit, half: Half) -> int:
        """How far a figure could move with an action, at least with the basic one."""
        found = self._points.get((figure.id, half))
        if found is None:
            moves = [self.game.amount(figure, s.node.points) for a in half.abilities for s in a.specs if isinstance(s.node, words.Move)]
            found = self._points[figure.id, half] = 0 if "immobilize" in figure.conditions else max(moves, default=2)
        return found

    def pair_worth(self, figure: Unit, one: Card, two: Card) -> float:
        """The value of the better way to combine the top of one card with the bottom of the other, including basic actions."""
        return max(self._turn_worth(figure, one, two), self._turn_worth(figure, two, one))

    def _turn_worth(self, figure: Unit, upper: Card, lower: Card) -> float:
        bottom = max(self.half_worth(figure, lower.bottom), self.half_worth(figure, BASICS["bottom"]) - 0.4)
        points = self.move_points(figure, lower.bottom)
        top = max(self.half_worth(figure, upper.top, points), self.half_worth(figure, BASICS["top"], points) - 0.4)
        return top + bottom

    def item_worth(self, figure: Unit, item: Item) -> float:
        """The value of using an item for the character's own turn now."""
        game, worth = self.game, 0.0
        for ability in item.turn:
            for spec in ability.specs:
                match spec.node:
                    case own.Recover():
                        hero = game.hero(figure)
                        worth += 3.0 if len(hero.discard) >= 2 and len(hero.hand) < 3 else 0.5
                    case words.Give(condition="invisible"):
                        worth += 1.2 * self.danger(figure.cell) * (1.4 - figure.health / figure.max_health)
                    case words.Infuse():
                        worth += 2.2 if self.monsters else 0.0
                    case _:
                        worth += self._part_worth(figure, ability, spec, 0)
        return worth
