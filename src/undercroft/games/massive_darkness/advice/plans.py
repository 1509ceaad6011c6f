"""Where the party should go: errands, and how much each zone is worth standing in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.grid.hexes import cells

from ..content import adventure_words as rules
from ..game import Dark
from ..rules.adventures import token_places
from ..rules.doors import can_open, other_side
from ..rules.objectives import may_leave
from ..table.maps import open_ways
from .dangers import caution, danger, haste, threats, trampled
from .quests import (
    SOON,
    ambush,
    bleeding,
    bleeds,
    breakable,
    crumbling,
    draws_in,
    due,
    early,
    guarded,
    has_opened,
    holds,
    leaves,
    next_tile,
    plunder,
    ready,
    shaky,
    stands,
    trapped,
    urgency,
    wanted_dead,
)
from .strength import covered

FAR = 99


class Errand(NamedTuple):
    """A zone worth going to, and its worth."""

    zone: int
    worth: float


LEAVE = 0.1
"""The fraction of a post's worth that remains while there are actions left to return to it."""


def posts(game: Dark, id: str) -> list[Errand]:
    """If enemies head for a place: the zones beside it that nobody else holds and that an enemy will pass through. A hero standing there stops the
    enemy."""
    place = guarded(game)
    if place < 0:
        return []
    away = game.ways.distances(place)
    turn = game.state.turn
    roams = turn is not None and turn.hero == id and turn.actions > 1
    found = []
    for zone in (z for z, n in enumerate(away) if n == 1 and not any(h != id for h in game.heroes_at(z))):
        near = game.ways.distances(zone)
        steps = min((away[e.zone] for e in game.state.enemies.values() if 0 <= near[e.zone] < away[e.zone]), default=FAR)
        found.append(Errand(zone, (14.0 if steps <= 3 else 8.0 if steps <= 5 else 2.0) * (LEAVE if roams else 1.0)))
    return found


def errands(game: Dark, id: str) -> list[Errand]:
    """Goals worth going for: the exit, tokens, places to hold, enemies to kill, treasure, and unopened doors."""
    s, hero, found = game.state, game.hero(id), []
    tokens, lures = game.adventure.tokens, any(foe.is_(rules.FollowsFireworks) for foe in game.adventure.foes.values())
    if may_leave(game) and game.there(game.adventure.exit):
        found.append(Errand(game.adventure.exit, 30.0 if leaves(game, id) else 10.0))
    for token, zone in s.tokens.items():
        watched = any(game.behaves(e, rules.NeverMoves) is not None for e in game.enemies_at(zone).values())
        if (token not in tokens or tokens[token][2]) and not watched:
            found.append(Errand(zone, 13.0 if lures else 9.0))
    for rule in game.adventure.rules:
        for condition in rule.line.conditions:
            match condition:
                case rules.CarriedTo(count=count, objective=objective, place=place) if objective in hero.tokens:
                    whole = sum(h.tokens.count(objective) for h in s.heroes.values()) >= count
                    found.append(Errand(game.place(place), 14.0 if whole or others_search(game, id) else 0.0))
                case rules.HeldAll(objective=objective) if not has_opened(game, rule.line.steps[0].node):
                    found += [Errand(z, 12.0) for z in token_places(game, objective) if not any(h != id for h in game.heroes_at(z))]
    for rule in game.adventure.rules:
        moment = rule.line.trigger.moment if rule.line.trigger is not None else None
        once = any(isinstance(c, rules.FirstTime) for c in rule.line.conditions) and rule.id not in s.fired
        if isinstance(moment, rules.HeroEnters) and once:
            found.append(Errand(game.place(moment.place), 11.0 if not s.timers else 18.0 if due(game, game.place(moment.place)) else 0.0))
    if rules.Levers in game.adventure.always and s.pillars:
        found += [Errand(z, 12.0) for z in token_places(game, "lair")]
    found += posts(game, id)
    wanted, busy = wanted_dead(game), bleeds(game) and plunder(game)
    dice = game.kit(id).dice
    for enemy in s.enemies.values():
        if game.behaves(enemy, rules.Untouchable) is not None or game.behaves(enemy, rules.NeverMoves) is not None:
            continue
        if enemy.asleep and busy:
            continue
        special = 8.0 if enemy.special in wanted else 0.0
        role = game.role(enemy)
        worth = special + (6.0 if role == "agent" else 4.5 if role == "mob" else 3.0) + urgency(game, enemy)
        found += [Errand(zone, worth) for zone in cells(covered(game, enemy.zone, dice))]
    if rules.PillarsHold in game.adventure.always:
        worth = 16.0 if trapped(game) else 7.0 if not game.bars or ready(game) >= 3 else 2.0
        found += [Errand(z, worth) for p in breakable(game) for z in game.adventure.pillars[p].zones]
    if "firework" in hero.tokens and (len(s.pillars) <= 1 or len(game.standing()) > 1):
        found += [Errand(z, 15.0) for z in ambush(game)]
    coming = crumbling(game)
    if coming is not None:
        tile, rest = coming
        own = game.board.zones[hero.zone].tile
        onward = next_tile(game, own)
        found = [e if rest > SOON or game.board.zones[e.zone].tile != tile else Errand(e.zone, 0.3 * e.worth) for e in found]
        found += [Errand(z, 16.0 if stands(game, own) <= 3 else 4.0) for z in cells(game.board.of_tile(onward))] if onward >= 0 else []
        found += [Errand(z, RESCUE) for e in s.enemies.values() if holds(game, e) for z in cells(covered(game, e.zone, dice))]
    for zone in dict.fromkeys((*s.regular, *s.special)):
        found.append(Errand(zone, 4.0 * s.regular.count(zone) + 7.0 * s.special.count(zone)))
    for n, door in enumerate(game.adventure.doors):
        if n in s.opened:
            continue
        for zone in door.border:
            if can_open(game, n, zone) and game.ways.distances(hero.zone)[zone] >= 0:
                fresh = game.board.rooms >> other_side(door, zone) & 1 and not s.revealed >> other_side(door, zone) & 1
                found.append(Errand(other_side(door, zone), 5.0 if fresh and not bleeding(game) else 1.5))
    return found


def others_search(game: Dark, id: str) -> bool:
    """Whether a hero who has found something can leave the rest to others for now."""
    return len(game.standing()) > 1 and not haste(game)


RESCUE = 22.0
"""The worth of freeing a hero held by an enemy on a floor about to fall."""
PRESSING = 3.0
"""Errands of at least this worth keep a party where the level is low."""


def zone_levels(game: Dark) -> list[int]:
    """For each zone, the level of its tile."""
    tiles = {tile: game.tile_level(tile) for tile in dict.fromkeys(zone.tile for zone in game.board.zones)}
    return [tiles[zone.tile] for zone in game.board.zones]


LOST = 20.0
"""The cost of luring an enemy into the place that no enemy may reach."""
FRAIL = (0.5, 0.8, 1.3)
"""The cost of an expected wound to a hero with four or more health, with three, and with less."""
CAP = 5.0
"""Wounds beyond this number make no difference."""
BOLD = 15
"""From this round on, danger counts for less and less, since waiting only brings more enemies."""
DECAY = 0.8, 0.92
"""What remains of an errand's worth for each step to it, for a patient party and for one that has lost all caution."""


def field(game: Dark, id: str, zones: Iterable[int]) -> dict[int, float]:
    """How much each zone is worth standing in for a hero: what it is close to, minus the danger there."""
    ways = open_ways(game)
    hero, turn = game.hero(id), game.state.turn
    attacked = list(turn.attacked) if turn is not None and turn.hero == id else []
    wanted, levels = errands(game, id), zone_levels(game)
    level = max(ready(game), min((levels[e.zone] for e in wanted if e.worth >= PRESSING), default=0))
    wanted = [e if levels[e.zone] <= level else Errand(e.zone, 0.3 * e.worth) for e in wanted]
    others = [h.zone for other, h in game.standing().items() if other != id]
    calm = 1.0 - haste(game)
    frail = FRAIL[0] if hero.health >= 4 else FRAIL[1] if hero.health == 3 else FRAIL[2]
    frail *= max(0.2, min(1.0, 1.0 - (game.state.round - BOLD) / 10)) * calm
    frail *= caution(game)
    decay = DECAY[0] * calm + DECAY[1] * (1.0 - calm)
    foes, soon = threats(game, id, attacked), early(game)
    marching = [] if trapped(game) else [e for e in game.state.enemies.values() if game.behaves(e, rules.Crushes) is not None]
    beaten = [z for e in marching for z in trampled(game, e)]
    found: dict[int, float] = {}
    for zone in dict.fromkeys(zones):
        if not ways.there >> zone & 1:
            continue
        away = ways.distances(zone)
        best = second = 0.0
        for errand in wanted:
            steps = away[errand.zone]
            if steps >= 0:
                value = errand.worth * decay**steps
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        above = max(0, levels[zone] - max(level, game.state.level))
        worth = best + 0.3 * second - shaky(game, zone) - 3.0 * above
        worth -= LOST * any(draws_in(game, game.state.enemies[e], zone) for e in attacked if e in game.state.enemies)
        worth -= 12.0 * (zone in soon) + 25.0 * beaten.count(zone) + frail * min(danger(game, zone, foes), CAP)
        if others:
            apart = min((d if (d := away[z]) >= 0 else 6) for z in others)
            worth -= 0.3 * calm * max(0, apart - 2)
        found[zone] = worth
    return found
