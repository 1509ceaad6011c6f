"""Explains why an enemy did what it did: the position is solved again, accounting for every hero and giving a rule for every step of the
reasoning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undercroft.grid.hexes import cells
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from ..content import adventure_words as rules
from ..events import (
    Activated,
    CombatBegan,
    EnemyDied,
    FireworkOut,
    GotUp,
    Healed,
    HeroDied,
    Idle,
    MinionDied,
    MinionsDied,
    NoCounter,
    PillarHit,
    Stunned,
    Went,
    Wounded,
    XpGained,
)
from ..game import Dark
from ..rules.enemies import CAUSES
from ..rules.mind import ENDS, Goal, Look, aim, end_of, goal, goal_zones, in_mind, kinds_against, looks, most_xp, onward, patrol, stuck
from ..state import Activate, Cause, Enemy

MARCHES = ("MD-Q05-10", "MD-Q05-11")
DEEDS = (Activated, GotUp, NoCounter, CombatBegan, PillarHit, Went, Idle)
"""The events whose reasons can be asked for."""
ELSEWHERE = (*MARCHES, "MD-Q02-07")
"""Goals of special activations, in which moving does not wait for an attack step without a target."""

OUTSIDE: dict[Cause, Message] = {"figures": Message("why-md-no-figures"), "event": Message("why-md-event"), "card": Message("why-md-card")}
"""What activates enemies outside their phase, apart from attacks."""


def explain(game: Dark, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Why an enemy was activated, got up, attacked, moved, stayed or did not counter-attack, as reported by the last event, given the position at
    the start of its beat and the events since. Empty for what heroes did."""
    *before, event = events
    enemy = game.state.enemies.get(event.figure) if isinstance(event, DEEDS) else None
    if enemy is None:
        return ()
    only = _attacker(game)
    for earlier in before:
        bring_forward(game, earlier, only)
    match event:
        case Activated():
            return (*_why_activated(game, enemy, only), *_what_comes(game, enemy, only))
        case GotUp():
            return (_stunned(only),)
        case NoCounter(target=target):
            return (*_spared(looks(game, enemy, target)), _hidden(game, target))
        case CombatBegan(target=target) | PillarHit(target=target):
            return reasons_to_attack(game, enemy, only, target)
        case Went():
            return reasons_to_go(game, enemy, only)
        case Idle():
            return reasons_to_stay(game, enemy, only)
    return ()


def _attacker(game: Dark) -> str:
    """The target of a counter-attack, if the beat begins with one."""
    task = game.state.todo[-1] if game.state.todo else None
    return task.against if isinstance(task, Activate) else ""


def bring_forward(game: Dark, event: Event, only: str) -> None:
    """Apply the part of an event that matters to an enemy: positions, deaths and stuns, experience, health, fireworks, and the direction of a
    patrol. Enemies that have just entered play do nothing yet."""
    s = game.state
    match event:
        case Went(figure=id, path=path) if id in s.enemies:
            enemy = s.enemies[id]
            enemy.goal = in_mind(game, enemy, goal(game, enemy, only))
            enemy.zone = path[-1]
        case Went(figure=id, path=path) if id in s.heroes:
            s.heroes[id].zone = path[-1]
        case HeroDied(figure=id):
            s.heroes[id].dead, s.heroes[id].stunned = True, False
        case XpGained(figure=id, xp=xp, shards=shards):
            s.heroes[id].xp += xp
            s.heroes[id].shards += shards
        case Stunned(figure=id) if figure := s.heroes.get(id) or s.enemies.get(id):
            figure.stunned = True
        case Wounded(figure=id, left=left) if id in s.heroes:
            s.heroes[id].health = left
        case Healed(figure=id, health=health) if figure := s.heroes.get(id) or s.enemies.get(id):
            figure.health += health
        case MinionDied(figure=id) if id in s.enemies:
            del s.enemies[id].minions[:1]
        case MinionsDied(figure=id) if id in s.enemies:
            s.enemies[id].minions = []
        case EnemyDied(figure=id) if id in s.enemies:
            s.enemies[id].health = 0
        case FireworkOut(cell=cell):
            s.fireworks = [zone for zone in s.fireworks if zone != cell]


# -- activations -----------------------------------------------------------------------------------------------------------------
def _why_activated(game: Dark, enemy: Enemy, only: str) -> tuple[Reason, ...]:
    """The rule that activates it now."""
    if only:
        look = looks(game, enemy, only)[only]
        seen = "why-md-counter-seen" if look.range is not None else "why-md-counter-lit"
        found = Reason("MD-CTR-05", Message(seen, {"target": only}), (game.hero(only).zone,))
        return Reason(CAUSES["counter"], Message("why-md-counter", {"target": only})), found
    task = game.state.todo[-1] if game.state.todo else None
    cause: Cause = task.cause if isinstance(task, Activate) else "phase"
    return (Reason(CAUSES[cause], OUTSIDE.get(cause, Message("why-md-phase"))),)


def _what_comes(game: Dark, enemy: Enemy, only: str) -> tuple[Reason, ...]:
    """The first step of an activation, unless its start changes the position."""
    if enemy.stunned:
        return (_stunned(only),)
    if game.enemy_kit(enemy, "defence").starts:
        return ()
    if goal(game, enemy, only).rule not in MARCHES and aim(game, enemy, only).best:
        return reasons_to_attack(game, enemy, only)
    in_place = only and game.behaves(enemy, rules.CountersInPlace) is not None
    return reasons_to_stay(game, enemy, only) if in_place else reasons_to_go(game, enemy, only)


def _stunned(only: str) -> Reason:
    return Reason("MD-CTR-07" if only else "MD-EPH-05", Message("why-md-stunned"))


def _hidden(game: Dark, target: str) -> Reason:
    return Reason("MD-CTR-04", Message("why-md-hidden", {"target": target}), (game.hero(target).zone,))


# -- attacks ---------------------------------------------------------------------------------------------------------------------
def reasons_to_attack(game: Dark, enemy: Enemy, only: str, target: str = "") -> tuple[Reason, ...]:
    """Who was in range and with which attack, why everyone else was not, who has the most experience, and the attack type."""
    found, pillars = aim(game, enemy, only), game.adventure.pillars
    if found.rule == "MD-Q09-17":
        told = [Reason(found.rule, Message("why-md-pillars", {"targets": list(game.state.heroes)}), tuple(pillars[id].zones[0] for id in found.best))]
        return (*told, _tie_of_pillars(len(found.best))) if len(found.best) > 1 else tuple(told)
    told = [*_unlisted(game, enemy, only), *_listed(game, enemy, only)]
    if only:
        told.append(Reason("MD-CTR-03", Message("why-md-strikes-back", {"target": only}), _at(game, found.best)))
    elif found.listed:
        told += _compared(game, found.listed, found.rule)
    if not found.listed:
        told.append(Reason("MD-EPH-11", Message("why-md-nobody")))
    chosen = target or (found.best[0] if len(found.best) == 1 else "")
    return (*told, *_attack_type(game, enemy, chosen)) if chosen else tuple(told)


def _tie_of_pillars(count: int) -> Reason:
    return Reason("MD-Q09-17", Message("why-md-tie-pillars", {"count": count}))


def _listed(game: Dark, enemy: Enemy, only: str) -> list[Reason]:
    """Heroes in range, by attack type."""
    found: dict[str, list[str]] = {}
    for id, look in looks(game, enemy, only).items():
        for kind in look.kinds:
            found.setdefault(kind, []).append(id)
    return [Reason("MD-EPH-06", Message("why-md-in-range", {"targets": ids, "attack": kind}), _at(game, ids)) for kind, ids in found.items()]


def _unlisted(game: Dark, enemy: Enemy, only: str) -> list[Reason]:
    """Everyone who cannot be attacked, and why."""
    seen = looks(game, enemy, only)
    told = _spared(seen)
    told += _group(game, seen, lambda look: look.range is None and look.lit, "MD-EPH-06", "why-md-unseen")
    told += _group(game, seen, lambda look: look.range is None and not look.lit, "MD-EPH-23", "why-md-dark")
    for id, look in seen.items():
        if not look.out and look.range is not None and not look.kinds:
            told.append(Reason("MD-EPH-06", Message("why-md-out-of-range", {"target": id, "range": look.range}), _at(game, (id,))))
    return told


def _spared(seen: dict[str, Look]) -> list[Reason]:
    """Heroes who cannot be targets at all: the dead, those who have left and, in a counter-attack, all but one."""
    told = []
    dead, left, spared = ([id for id, look in seen.items() if look.out == why] for why in ("dead", "left", "spared"))
    if dead:
        told.append(Reason("MD-EPH-23", Message("why-md-dead", {"targets": dead})))
    if left:
        told.append(Reason("MD-OBJ-09", Message("why-md-left", {"targets": left})))
    if spared:
        told.append(Reason("MD-CTR-03", Message("why-md-spared", {"targets": spared})))
    return told


def _group(game: Dark, seen: dict[str, Look], which: Callable[[Look], bool], rule: str, message: str) -> list[Reason]:
    """One reason shared by all heroes in play to whom it applies; empty if there are none."""
    found = [id for id, look in seen.items() if not look.out and which(look)]
    return [Reason(rule, Message(message, {"targets": found}), _at(game, found))] if found else []


def _compared(game: Dark, heroes: tuple[str, ...], rule: str) -> list[Reason]:
    """Who has the most experience, with the numbers; players break ties."""
    if len(heroes) == 1:
        return [Reason(rule, Message("why-md-single", {"target": heroes[0]}), _at(game, heroes))]
    told = []
    for id in heroes:
        taunts, xp, shards = game.rank(id)
        if taunts:
            told.append(Reason("MD-SKL-15", Message("why-md-taunts", {"target": id})))
        else:
            told.append(Reason("MD-EPH-17", Message("why-md-xp", {"target": id, "xp": xp, "shards": shards, "metric": game.state.metric})))
    best = most_xp(game, heroes)
    if len(best) == 1:
        told.append(Reason(rule, Message("why-md-most", {"target": best[0]}), _at(game, best)))
    else:
        told.append(Reason("MD-EPH-08" if rule == "MD-EPH-08" else "MD-EPH-16", Message("why-md-tie", {"targets": list(best)}), _at(game, best)))
    return told


def _attack_type(game: Dark, enemy: Enemy, target: str) -> list[Reason]:
    """Which attack the range calls for; if there are two, the players choose."""
    zone = game.hero(target).zone
    kinds, away = kinds_against(game, enemy, zone), game.ways.range(enemy.zone, zone)
    if len(kinds) > 1:
        return [Reason("MD-EPH-10", Message("why-md-attack-choice", {"range": away}), (zone,))]
    return [Reason("MD-EPH-10", Message("why-md-attack-type", {"range": away, "attack": kind}), (zone,)) for kind in kinds]


def _at(game: Dark, heroes: Iterable[str]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(game.hero(id).zone for id in heroes))


# -- moves -----------------------------------------------------------------------------------------------------------------------
def reasons_to_go(game: Dark, enemy: Enemy, only: str) -> tuple[Reason, ...]:
    """That nobody was in range, the deciding priority, whom or what it goes for, and the shortest paths; or why it stays."""
    found, held = goal(game, enemy, only), stuck(game, enemy, bool(only))
    told = [] if found.rule in ELSEWHERE else [Reason("MD-EPH-11", Message("why-md-nobody"))]
    told += _purpose(game, enemy, found, only)
    if held and found.rule not in MARCHES:
        told.append(_held(game, enemy, held))
    elif found.rule == "MD-EPH-15":
        told += _patrolled(game, enemy)
    else:
        told += _ways(game, enemy, goal_zones(game, found))
    return tuple(told)


def reasons_to_stay(game: Dark, enemy: Enemy, only: str) -> tuple[Reason, ...]:
    """Why it can attack nobody, and why it does not move closer."""
    if not only and goal(game, enemy).rule in ELSEWHERE:
        return reasons_to_go(game, enemy, only)
    told = list(reasons_to_attack(game, enemy, only))
    if only and game.behaves(enemy, rules.CountersInPlace) is not None:
        return (*told, Reason("MD-Q02-08", Message("why-md-counters-in-place")))
    return (*told, *(reason for reason in reasons_to_go(game, enemy, only) if reason not in told))


def _purpose(game: Dark, enemy: Enemy, found: Goal, only: str) -> list[Reason]:
    """Whom or what it goes for, and why not anyone else."""
    everybody = {"targets": list(game.state.heroes)}
    match found.rule:
        case "MD-Q05-10":
            return [Reason(found.rule, Message("why-md-marches", everybody), found.zones)]
        case "MD-Q05-11":
            return [Reason(found.rule, Message("why-md-firework", {**everybody, "count": len(found.zones)}), found.zones)]
        case "MD-Q02-07":
            return [Reason(found.rule, Message("why-md-prowls", everybody), found.zones)]
        case "MD-Q09-13":
            return [Reason(found.rule, Message("why-md-heads-for", everybody), found.zones)]
    seen = looks(game, enemy, only)
    told = _spared(seen)
    match found.rule:
        case "MD-CTR-06":
            return [*told, Reason(found.rule, Message("why-md-goes-for", {"target": only}), _at(game, found.heroes))]
        case "MD-EPH-13":
            told += _group(game, seen, lambda look: look.range is None, found.rule, "why-md-not-in-sight")
            told.append(Reason(found.rule, Message("why-md-seen", {"targets": list(found.among)}), _at(game, found.among)))
        case "MD-EPH-14":
            told += _group(game, seen, lambda look: not look.lit, "MD-EPH-23", "why-md-dark")
            told.append(Reason(found.rule, Message("why-md-lit", {"targets": list(found.among)}), _at(game, found.among)))
        case _:
            told += _group(game, seen, lambda look: True, "MD-EPH-23", "why-md-dark")
    return [*told, *_compared(game, found.among, found.rule)] if found.among else told


def _patrolled(game: Dark, enemy: Enemy) -> list[Reason]:
    """Which end of its patrol it heads for; it turns around when it is there or can get no closer, and stays if there is no other end."""
    name, steps = patrol(game, enemy)
    missing = not all(game.there(end_of(game, end)) for end in ENDS)
    if not steps:
        return [Reason("MD-EPH-28" if missing else "MD-EPH-20", Message("why-md-patrol-over"), (enemy.zone,))]
    told = []
    if name != enemy.goal:
        turned = "MD-EPH-20" if game.there(end_of(game, enemy.goal)) else "MD-EPH-28"
        told.append(Reason(turned, Message("why-md-turns", {"end": enemy.goal}), (enemy.zone,)))
    zone = end_of(game, name)
    return [*told, Reason("MD-EPH-15", Message("why-md-patrol", {"end": name}), (zone,)), *_ways(game, enemy, (zone,))]


def _held(game: Dark, enemy: Enemy, rule: str) -> Reason:
    """Who or what keeps it in its zone."""
    match rule:
        case "MD-EPH-19":
            holding = [id for id, hero in game.heroes_at(enemy.zone).items() if not hero.stunned]
            return Reason(rule, Message("why-md-held", {"targets": holding}), (enemy.zone,))
        case "MD-Q05-04":
            return Reason(rule, Message("why-md-never-moves"))
    return Reason(rule, Message("why-md-pillar-holds"), (enemy.zone,))


def _ways(game: Dark, enemy: Enemy, zones: Iterable[int]) -> list[Reason]:
    """All zones on the shortest paths, and finally the next ones, among which the players choose if there are several."""
    goals, ways = tuple(zones), game.ways
    steps = tuple(cells(onward(game, enemy, goals)))
    if not steps:
        arrived = enemy.zone in goals
        return [Reason("MD-EPH-18" if arrived else "MD-EPH-22", Message("why-md-there" if arrived else "why-md-no-closer"), (enemy.zone,))]
    told = []
    closed = [zone for zone in goals if ways.distances(zone)[enemy.zone] < 0]
    if closed:
        ends = dict.fromkeys(end for zone in closed for end in ways.ends(enemy.zone, zone))
        told.append(Reason("MD-EPH-22", Message("why-md-no-way"), tuple(ends)))
    routes = 0
    for zone in goals:
        routes |= ways.routes(enemy.zone, zone)
    told.append(Reason("MD-EPH-18", Message("why-md-way"), tuple(cells(routes))))
    told.append(Reason("MD-EPH-18", Message("why-md-next", {"count": len(steps)}), steps))
    return told
