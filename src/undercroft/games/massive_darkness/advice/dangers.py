"""What enemies may do to a hero who stands somewhere, and how careful the party should be."""

from __future__ import annotations

from typing import NamedTuple

from ..content import adventure_words as rules
from ..game import Dark
from ..state import Enemy
from .quests import besieged, guarded
from .strength import covered, menace


def trampled(game: Dark, enemy: Enemy) -> list[int]:
    """The zones a marching enemy will pass in its next activation: towards a firework it sees, otherwise towards its goal."""
    march = game.behaves(enemy, rules.Marches)
    if not isinstance(march, rules.Marches):
        return [enemy.zone]
    lure = [z for z in game.state.fireworks if game.ways.range(enemy.zone, z) is not None]
    away = [game.ways.distances(z) for z in lure or [game.place(march.place)]]
    near = game.ways.distances(enemy.zone)
    return [z for z, n in enumerate(near) if 0 <= n <= march.zones and any(d[z] >= 0 and n + d[z] == d[enemy.zone] for d in away)]


class Threat(NamedTuple):
    """What an enemy may do to a hero before the hero's next turn."""

    seen: int
    """The zones in its sight; elsewhere, it ignores heroes in the dark (MD-ZON-09)."""
    phase: int
    """The zones it could attack in its phase, after at most one step."""
    counter: int
    """The zones it could counter-attack."""
    wounds: float
    """The expected wounds in its phase, shared with other heroes it could attack."""
    back: float
    """The expected wounds from its counter-attack."""


def distracted(game: Dark, reach: int) -> bool:
    """Whether an enemy with this reach will attack a pillar instead of a hero."""
    return rules.PillarsDraw in game.adventure.always and any(reach >> game.adventure.pillars[p].zones[0] & 1 for p in game.state.pillars)


def threats(game: Dark, id: str, attacked: list[str]) -> list[Threat]:
    """The enemies that may attack a hero in their phase, and those that will counter-attack."""
    found, up, kit = [], game.standing(), game.kit(id)
    first = all(game.rank(id) > game.rank(other) for other in up if other != id)
    for e, enemy in game.state.enemies.items():
        if enemy.asleep or enemy.stunned or game.behaves(enemy, rules.Crushes) is not None:
            continue
        dice, ways = game.card(enemy).dice, game.ways
        now = covered(game, enemy.zone, dice)
        near = ways.near[enemy.zone]
        wounds = menace(game, enemy, kit)
        shared = 0.0 if distracted(game, now) else min(6.0, wounds)
        mates = 0 if first else sum(1 for other, h in up.items() if other != id and now >> h.zone & 1)
        counter = now | near | 1 << enemy.zone if e in attacked else 0
        found.append(Threat(ways.seen(enemy.zone), now | (near if "melee" in dice else 0), counter, shared / (1 + mates), wounds))
    return found


def danger(game: Dark, zone: int, foes: list[Threat]) -> float:
    """The expected wounds in a zone."""
    dark = game.dark(zone)
    return sum(
        (t.back if t.counter >> zone & 1 else 0.0) + (t.wounds if t.phase >> zone & 1 else 0.0) for t in foes if not dark or t.seen >> zone & 1
    )


DESPERATE = 0.2
"""The fraction of their caution that heroes keep where the adventure is about to be lost."""
WARY = 2.0
"""How much more careful heroes are where the next death would lose the adventure."""
MANY = 4, 1.7
"""Beyond this many heroes, how much more careful each of them is where time does not press: they have no more sparks than few (MD-SET-16)."""
RESTLESS, RECKLESS = 20, 30
"""From the first of these rounds to the second, a party loses all caution: hiding gains nothing, and every game must come to an end."""


def haste(game: Dark) -> float:
    """How little a party cares about danger because the game has lasted so long, from 0 to 1."""
    return max(0.0, min(1.0, (game.state.round - RESTLESS) / (RECKLESS - RESTLESS)))


def last_chance(game: Dark) -> bool:
    """Whether the next death would lose the adventure, because the Lifespark card has nothing left for it."""
    return game.state.sparks <= sum(hero.dead for hero in game.state.heroes.values())


def caution(game: Dark) -> float:
    """How careful heroes are compared with those of a small party that has sparks to spare."""
    if guarded(game) >= 0:
        return DESPERATE if besieged(game) else WARY if last_chance(game) else 1.0
    hunts = any(foe.is_(rules.Marches) or foe.is_(rules.AttacksThenMoves) for foe in game.adventure.foes.values())
    return MANY[1] if game.state.started > MANY[0] and not game.adventure.text.timers and not hunts else 1.0
