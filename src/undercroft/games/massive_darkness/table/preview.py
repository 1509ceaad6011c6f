"""Previews of options as far as the result is known beforehand, comparisons of two zones, and an adventure in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.grid.zones import Ways
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Preview, Ruler, Tally

from ..content import adventure_words as rules
from ..content import words
from ..content.dice import ATTACK, COLOURS, DEFENCE, Pool
from ..events import Counted, Drew, EnemyDied, Healed, HeroDied, MinionDied, Wounded
from ..game import Dark
from ..rules.actions import left
from ..rules.choices import Attack, Charge, OpenDoor, PickUp, SafeShot, Step
from ..rules.combat.pools import build
from ..rules.combat.sides import sides
from ..rules.doors import other_side
from ..rules.gear import TOP
from ..rules.mind import aim, goal
from ..rules.moves import MOVEMENT
from ..rules.tokens import treasure_level
from ..state import Combat, DarkState
from .odds import mean_wounds


def preview(game: Dark, decision: Decision, key: str) -> Preview:
    """The path of a step, the dice of both sides of an attack, what a door or a zone holds, or whom an enemy would go for."""
    option, who = decision[key], str(decision.args.get("figure", ""))
    match option.value:
        case Step(zone=zone):
            return _step(game, who, zone)
        case Charge(zone=zone) | SafeShot(zone=zone):
            return Preview(path=tuple(route(game.ways, game.hero(who).zone, zone)), figures=tuple(game.enemies_at(zone)))
        case OpenDoor(door=door):
            return _door(game, door, game.hero(who).zone)
        case PickUp():
            return _treasure(game, option.cell)
        case Attack():
            return _attack(game, who, option.value)
    if decision.prompt in ("walk", "which-way") and option.cell >= 0:
        return Preview(path=(_zone(game, who), option.cell))
    if decision.prompt in ("which-enemy", "which-counter"):
        return _enemy(game, option.figure, who)
    return _plain(game, option)


def _zone(game: Dark, figure: str) -> int:
    s = game.state
    return s.heroes[figure].zone if figure in s.heroes else s.enemies[figure].zone


def _plain(game: Dark, option: Option[Any]) -> Preview:
    """What an option points at, and the state of that figure."""
    s, id = game.state, option.figure
    notes = []
    if id in s.heroes:
        notes.append(Message("look-target", {"figure": id, "health": s.heroes[id].health, "max": game.max_health(id)}))
    return Preview(cells=(option.cell,) if option.cell >= 0 else (), figures=(id,) if id else (), notes=tuple(notes))


# -- movement ----------------------------------------------------------------------------------------------------------------
def _step(game: Dark, id: str, cell: int) -> Preview:
    """A step, the movement left after it, and the enemies that would hold the hero there."""
    turn = game.state.turn
    notes = []
    if turn is not None:
        more = sum(s.node.by for s in game.lasting(id, words.MoreMovement) if isinstance(s.node, words.MoreMovement))
        points = turn.points if turn.moving else MOVEMENT + more
        notes.append(Message("md-look-points", {"points": points - 1}))
    if holders := [e for e, enemy in game.enemies_at(cell).items() if not enemy.stunned]:
        notes.append(Message("md-look-held" if not game.has(id, words.Slippery) else "md-look-there", {"targets": holders}))
    return Preview(path=(game.hero(id).zone, cell), notes=tuple(notes))


def route(ways: Ways, a: int, b: int) -> list[int]:
    """A shortest path between two zones, including both ends; empty if there is none."""
    away = ways.distances(b)
    if away[a] < 0:
        return []
    found = [a]
    while found[-1] != b:
        near = ways.near[found[-1]]
        found.append(next(n for n in range(len(away)) if near >> n & 1 and away[n] == away[found[-1]] - 1))
    return found


def _door(game: Dark, number: int, zone: int) -> Preview:
    """The consequences of opening a door."""
    s, door = game.state, game.adventure.doors[number]
    beyond = other_side(door, zone)
    fresh = [z for z in (beyond, zone) if game.board.rooms >> z & 1 and not s.revealed >> z & 1]
    draws = "nothing" if not fresh else door.special.draws if door.special is not None else "door"
    notes = [Message("md-look-door", {"what": draws})]
    level = game.tile_level(game.board.zones[beyond].tile)
    if level > s.level and rules.LevelByRule not in game.adventure.always:
        notes.append(Message("md-look-level", {"level": level}))
    return Preview(cells=(beyond,), notes=tuple(notes))


def _treasure(game: Dark, zone: int) -> Preview:
    """How many treasure cards are drawn, and of which level."""
    s, level = game.state, treasure_level(game, zone)
    regular, special = s.regular.count(zone), s.special.count(zone)
    if level >= TOP:
        regular, special = regular + 2 * special, 0
    cards = ((regular, level), (special, level + 1))
    return Preview(cells=(zone,), notes=tuple(Message("md-look-treasure", {"count": n, "level": of}) for n, of in cards if n))


# -- combat ------------------------------------------------------------------------------------------------------------------
class _First:
    """Chance for a trial run: always the first possibility."""

    async def pick(self, game: Any, what: str, outcomes: Sequence[str]) -> int:
        return 0

    def describe(self) -> dict[str, Any]:
        return {}


def pools(game: Dark, combat: Combat) -> tuple[Pool, Pool]:
    """The dice both sides would roll. The combat is started on a copy of the state, where nothing is paid for and owners choose
    the strongest dice."""
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(game.state), type=DarkState)
    trial = Dark(game.content, state, _First(), None)
    state.combat = combat
    flow, answer = build(trial, combat), None
    try:
        while True:
            asked = flow.send(answer)
            answer = next((o for o in asked.options if o.key == "pass"), asked.options[0])
    except StopIteration:
        rolled = [die.colour for die in (*combat.attack.dice, *combat.defence.dice)]
    pool = Pool(*(rolled.count(colour) for colour in COLOURS))
    return pool.of(ATTACK), pool.of(DEFENCE)


def flat(game: Dark, combat: Combat) -> tuple[int, int]:
    """Extra swords over shields, and extra wounds, that skills give for free."""
    swords = wounds = 0
    for side, sign in zip(sides(game, combat), (1, -1)):
        free = [t for t in side.traits if not t.enchantment and not t.optional and not t.late and side.may(game, combat, t)]
        for node in (node for trait in free for node in trait.flat):
            match node:
                case words.Points(by=by):
                    swords += sign * by
                case words.TheirPoints(by=by):
                    swords -= sign * by
                case words.Wounds(by=by):
                    wounds += by
    return swords, wounds


def _attack(game: Dark, id: str, chosen: Attack) -> Preview:
    """The dice of both sides, and the expected wounds without enchantments and rerolls."""
    s, target = game.state, chosen.target
    zone = s.enemies[target].zone if target in s.enemies else game.adventure.pillars[target].zones[0]
    attack, defence = pools(game, Combat(id, target, chosen.kind, zone, blades=chosen.blades))
    swords, wounds = flat(game, Combat(id, target, chosen.kind, zone, blades=chosen.blades))
    notes = [Message("md-look-dice", {"yellow": attack.yellow, "red": attack.red, "blue": defence.blue, "green": defence.green})]
    notes.append(Message("md-look-wounds", {"wounds": round(mean_wounds(attack, defence, swords) + wounds, 1)}))
    if s.turn is not None:
        notes.append(Message("md-look-actions", {"actions": left(s.turn) - 1}))
    return Preview(figures=(target,), cells=(zone,), notes=tuple(notes))


def _enemy(game: Dark, id: str, only: str) -> Preview:
    """Whom an enemy would attack now, or move towards."""
    enemy = game.enemy(id)
    note = None
    if enemy.stunned:
        note = Message("md-look-gets-up")
    elif found := aim(game, enemy, only).best:
        note = Message("md-look-attacks", {"targets": list(found)})
    elif heroes := goal(game, enemy, only).heroes:
        note = Message("md-look-goes", {"targets": list(heroes)})
    return Preview(figures=(id,), cells=(enemy.zone,), notes=(note,) if note is not None else ())


# -- the ruler and the end ---------------------------------------------------------------------------------------------------
def measure(game: Dark, a: int, b: int) -> Ruler:
    """The range along a line of sight, and a shortest path."""
    if not (game.there(a) and game.there(b)):
        return Ruler()
    away = game.ways.range(a, b)
    return Ruler(distance=away, sight=away is not None, path=tuple(route(game.ways, a, b)))


def tallies(state: DarkState, events: Sequence[Event]) -> tuple[Tally, ...]:
    """The statistics to show at the end."""
    heroes = state.heroes
    counted = {
        "tally-rounds": state.round,
        "md-tally-combats": sum(isinstance(e, Counted) for e in events),
        "md-tally-minions": sum(isinstance(e, MinionDied) for e in events),
        "md-tally-guardians": sum(isinstance(e, EnemyDied) for e in events),
        "md-tally-dealt": sum(e.damage for e in events if isinstance(e, MinionDied) or (isinstance(e, Wounded) and e.figure not in heroes)),
        "md-tally-taken": sum(e.damage for e in events if isinstance(e, Wounded) and e.figure in heroes),
        "md-tally-healed": sum(e.health for e in events if isinstance(e, Healed) and e.figure in heroes),
        "md-tally-treasure": sum(isinstance(e, Drew) for e in events),
        "md-tally-deaths": sum(isinstance(e, HeroDied) for e in events),
    }
    return tuple(Tally(Message(id), value) for id, value in counted.items())
