"""How enemies decide whom to attack and where to move. Nothing is changed here, so that the "why?" panel can ask again (MD-EPH)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ..content import adventure_words as rules
from ..game import REACH, Dark
from ..state import AttackKind, Enemy

ENDS: tuple[Literal["start"], Literal["exit"]] = ("start", "exit")
"""MD-EPH-20: the two ends of a patrol."""
LURED = "MD-Q05-11"
"""The rule by which an enemy follows a firework."""


class Look(NamedTuple):
    """MD-EPH-06, MD-EPH-13, MD-EPH-14, MD-EPH-23: how an enemy sees a hero."""

    out: Literal["", "dead", "left", "spared"]
    """Why the hero cannot be a target at all: dead, gone through the exit, or not the target of this counter-attack."""
    range: int | None
    """The range along a line of sight; None if out of sight."""
    kinds: tuple[str, ...]
    """The attack types that reach the hero."""
    lit: bool


class Aim(NamedTuple):
    """MD-EPH-06 … 08: the possible targets and the one chosen; if several have the most experience, the players choose."""

    listed: tuple[str, ...]
    best: tuple[str, ...]
    rule: str


class Goal(NamedTuple):
    """MD-EPH-12 … 15: whom or what an enemy moves towards; if neither, it patrols."""

    rule: str
    heroes: tuple[str, ...] = ()
    """Equal heroes, among whom the players choose."""
    zones: tuple[int, ...] = ()
    """Places, among which the players choose."""
    among: tuple[str, ...] = ()
    """The heroes that were considered."""


def kinds_against(game: Dark, enemy: Enemy, zone: int) -> tuple[AttackKind, ...]:
    """MD-EPH-06, MD-EPH-10: the attack types of its card that reach a zone."""
    return _kinds_at(game, enemy, game.ways.range(enemy.zone, zone))


def _kinds_at(game: Dark, enemy: Enemy, away: int | None) -> tuple[AttackKind, ...]:
    """MD-EPH-06, MD-EPH-10, MD-ENM-06, MD-ENM-07: the attack types of its card at a range: melee in its own zone, otherwise ranged or magic; none
    out of sight."""
    if away is None:
        return ()
    dice = game.card(enemy).dice
    return tuple([kind for kind, (least, most) in REACH.items() if kind in dice and away >= least and (most is None or away <= most)])


def looks(game: Dark, enemy: Enemy, only: str = "") -> dict[str, Look]:
    """MD-EPH-06, MD-EPH-13, MD-EPH-14, MD-EPH-23, MD-CTR-03, MD-ZON-09, MD-ZON-10: every hero as an enemy sees them; `only`: the only possible
    target of a counter-attack."""
    found, ways = {}, game.ways
    for id, hero in game.state.heroes.items():
        out: Literal["", "dead", "left", "spared"] = "dead" if hero.dead else "left" if hero.left else "spared" if only and id != only else ""
        away = ways.range(enemy.zone, hero.zone)
        found[id] = Look(out, away, () if out else _kinds_at(game, enemy, away), not game.dark(hero.zone))
    return found


def aim(game: Dark, enemy: Enemy, only: str = "") -> Aim:
    """MD-EPH-06 … 09, MD-EPH-26, MD-CTR-03, MD-SKL-15, MD-Q09-17: the heroes in sight and range, and the one with the most experience; a
    counter-attack has only one possible target. If pillars attract the enemies, they take precedence over all heroes."""
    if not only and rules.PillarsDraw in game.adventure.always:
        pillars = tuple(id for id in game.state.pillars if kinds_against(game, enemy, game.adventure.pillars[id].zones[0]))
        if pillars:
            return Aim(pillars, pillars, "MD-Q09-17")
    listed = tuple(id for id, look in looks(game, enemy, only).items() if look.kinds)
    return Aim(listed, most_xp(game, listed), "MD-CTR-03" if only else "MD-EPH-07" if len(listed) == 1 else "MD-EPH-08")


def most_xp(game: Dark, heroes: tuple[str, ...]) -> tuple[str, ...]:
    """MD-EPH-08, MD-EPH-16, MD-EPH-17, MD-SKL-15: the heroes with the most experience."""
    if len(heroes) < 2:
        return heroes
    best = max(map(game.rank, heroes))
    return tuple(id for id in heroes if game.rank(id) == best)


def goal(game: Dark, enemy: Enemy, only: str = "") -> Goal:
    """MD-EPH-12 … 15, MD-EPH-23, MD-EPH-26, MD-ZON-09, MD-ZON-10, MD-SKL-16, MD-CTR-06, MD-Q09-13: the hero in sight with the most experience;
    otherwise one in a light zone; otherwise it patrols. A counter-attacker goes for its attacker. An adventure may send enemies elsewhere."""
    if only:
        return Goal("MD-CTR-06", (only,), among=(only,))
    special = _special_goal(game, enemy)
    if special is not None:
        return special
    targets = {id: look for id, look in looks(game, enemy).items() if not look.out}
    seen = tuple(id for id, look in targets.items() if look.range is not None)
    if seen:
        return Goal("MD-EPH-13", most_xp(game, seen), among=seen)
    lit = tuple(id for id, look in targets.items() if look.lit)
    if lit:
        return Goal("MD-EPH-14", most_xp(game, lit), among=lit)
    return Goal("MD-EPH-15")


def _special_goal(game: Dark, enemy: Enemy) -> Goal | None:
    """MD-Q02-07, MD-Q05-10, MD-Q05-11, MD-Q09-13: where an adventure sends an enemy: to a place, or to a firework in its sight."""
    march, prowl = game.behaves(enemy, rules.Marches), game.behaves(enemy, rules.AttacksThenMoves)
    if isinstance(march, rules.Marches):
        fireworks = tuple(z for z in dict.fromkeys(game.state.fireworks) if game.ways.range(enemy.zone, z) is not None)
        if fireworks and game.behaves(enemy, rules.FollowsFireworks) is not None:
            return Goal(LURED, zones=fireworks)
        return Goal("MD-Q05-10", zones=(game.place(march.place),))
    if isinstance(prowl, rules.AttacksThenMoves):
        return Goal("MD-Q02-07", zones=(game.place(prowl.place),))
    head = game.adventure.always.get(rules.EnemiesHeadFor)
    if head is not None and isinstance(head.line.steps[0].node, rules.EnemiesHeadFor):
        return Goal("MD-Q09-13", zones=(game.place(head.line.steps[0].node.place),))
    return None


def goal_zones(game: Dark, found: Goal) -> dict[int, str]:
    """MD-EPH-16: the zones of a goal, each with one hero standing there; heroes in the same zone make no difference."""
    zones = dict.fromkeys(found.zones, "")
    for hero in found.heroes:
        zones.setdefault(game.hero(hero).zone, hero)
    return zones


def onward(game: Dark, enemy: Enemy, zones: Iterable[int]) -> int:
    """MD-EPH-18, MD-EPH-22: the next zones on the shortest paths to any of these, or as close to them as possible."""
    found = 0
    for zone in zones:
        found |= game.ways.onward(enemy.zone, zone)
    return found


def patrol(game: Dark, enemy: Enemy) -> tuple[Literal["start", "exit"], int]:
    """MD-EPH-15, MD-EPH-20, MD-EPH-21, MD-EPH-28: the end of its patrol that it heads for, and the zones of the next step. When it is there or can
    get no closer, it turns to the other end; if there is only one, it stays there."""
    for name in ENDS if enemy.goal == "start" else ENDS[::-1]:
        zone = end_of(game, name)
        if game.there(zone) and (steps := onward(game, enemy, (zone,))):
            return name, steps
    return enemy.goal, 0


def end_of(game: Dark, name: str) -> int:
    """The zone at an end of a patrol; -1 if there is none."""
    return game.adventure.start if name == "start" else game.adventure.exit


def in_mind(game: Dark, enemy: Enemy, found: Goal) -> Literal["start", "exit"]:
    """MD-EPH-20, MD-EPH-21: the end of its patrol that it heads for after a move step; an enemy that had a hero to go for starts over."""
    return "start" if found.heroes else patrol(game, enemy)[0] if found.rule == "MD-EPH-15" else enemy.goal


def stuck(game: Dark, enemy: Enemy, counter: bool) -> str:
    """MD-EPH-19, MD-Q05-04, MD-Q09-11: the rule that keeps it in its zone: held by a hero, never moving, or held by a pillar if pillars attract
    enemies; empty if it can leave."""
    if game.behaves(enemy, rules.NeverMoves) is not None:
        return "MD-Q05-04"
    if game.enemy_held(enemy):
        return "MD-EPH-19"
    drawn = not counter and rules.PillarsDraw in game.adventure.always
    return "MD-Q09-11" if drawn and any(enemy.zone in game.adventure.pillars[id].zones for id in game.state.pillars) else ""
