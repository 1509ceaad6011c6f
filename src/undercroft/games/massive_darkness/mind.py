"""How enemies decide: whom they attack and where they move, found without changing anything, so that "why?" can ask again (MD-EPH)."""

from __future__ import annotations

from typing import NamedTuple

from . import adventure_words as rules
from .game import REACH, Dark
from .state import Enemy


class Aim(NamedTuple):
    """MD-EPH-06 … 08: who could be attacked, and who of them is; of several with the most experience the players choose."""

    listed: tuple[str, ...]
    best: tuple[str, ...]
    rule: str


class Goal(NamedTuple):
    """MD-EPH-12 … 15: whom or what an enemy moves towards."""

    rule: str
    heroes: tuple[str, ...]
    """Equal ones, of whom the players choose; none: the zone counts."""
    zone: int = -1


def kinds_against(game: Dark, enemy: Enemy, zone: int) -> tuple[str, ...]:
    """MD-EPH-06, MD-EPH-10, MD-ENM-06, MD-ENM-07: the attack types of its card that reach a zone: melee within its own, otherwise ranged or magic."""
    away = game.ways.range(enemy.zone, zone)
    if away is None:
        return ()
    found = []
    for kind, (least, most) in REACH.items():
        if kind in game.card(enemy).dice and away >= least and (most is None or away <= most):
            found.append(kind)
    return tuple(found)


def aim(game: Dark, enemy: Enemy, only: str = "") -> Aim:
    """MD-EPH-06 … 09, MD-EPH-23, MD-CTR-03, MD-SKL-15, MD-Q09-17: the heroes in sight and range, and the one with the most experience; a
    counter-attack has one possible target. Where pillars draw the enemies they come before all heroes."""
    if not only and rules.PillarsDraw in game.adventure.always:
        pillars = tuple(id for id in game.state.pillars if kinds_against(game, enemy, game.adventure.pillars[id].zones[0]))
        if pillars:
            return Aim(pillars, pillars, "MD-Q09-17")
    up = game.standing()
    listed = tuple(id for id, h in up.items() if (not only or id == only) and kinds_against(game, enemy, h.zone))
    return Aim(listed, most_xp(game, listed), "MD-CTR-03" if only else "MD-EPH-07" if len(listed) == 1 else "MD-EPH-08")


def most_xp(game: Dark, heroes: tuple[str, ...]) -> tuple[str, ...]:
    """MD-EPH-08, MD-EPH-16, MD-EPH-17: the heroes with the most experience."""
    if len(heroes) < 2:
        return heroes
    best = max(map(game.rank, heroes))
    return tuple(id for id in heroes if game.rank(id) == best)


def goal(game: Dark, enemy: Enemy, only: str = "") -> Goal:
    """MD-EPH-12 … 15, MD-EPH-23, MD-EPH-26, MD-ZON-09, MD-ZON-10, MD-CTR-06, MD-Q09-13: of the heroes in sight the one with the most experience;
    else of those in light zones; else it patrols. A counter-attacker goes for whoever attacked it."""
    if only:
        return Goal("MD-CTR-06", (only,))
    head = game.adventure.always.get(rules.EnemiesHeadFor)
    if head is not None and isinstance(head.line.steps[0].node, rules.EnemiesHeadFor):
        return Goal("MD-Q09-13", (), game.place(head.line.steps[0].node.place))
    up, seen = game.standing(), game.ways.seen(enemy.zone)
    visible = tuple(id for id, h in up.items() if seen >> h.zone & 1)
    if visible:
        return Goal("MD-EPH-13", most_xp(game, visible))
    lit = tuple(id for id, h in up.items() if not game.dark(h.zone))
    if lit:
        return Goal("MD-EPH-14", most_xp(game, lit))
    return Goal("MD-EPH-15", ())


def patrol(game: Dark, enemy: Enemy) -> tuple[str, int]:
    """MD-EPH-15, MD-EPH-20, MD-EPH-21, MD-EPH-28: the end of its patrol it heads for and the zones of the next step: the one it has in mind, and when
    it is there or can get no closer the other; with a single one it stays there."""
    ends = {"start": game.adventure.start, "exit": game.adventure.exit}
    for name in (enemy.goal, "exit" if enemy.goal == "start" else "start"):
        if game.there(ends[name]):
            steps = game.ways.onward(enemy.zone, ends[name])
            if steps:
                return name, steps
    return enemy.goal, 0


def stuck(game: Dark, enemy: Enemy, counter: bool) -> bool:
    """MD-EPH-19, MD-Q05-04, MD-Q09-11: it cannot leave its zone: held by a hero, never moving, or where pillars draw the enemies by a pillar."""
    if game.behaves(enemy, rules.NeverMoves) is not None or game.enemy_held(enemy):
        return True
    if counter or rules.PillarsDraw not in game.adventure.always:
        return False
    return any(enemy.zone in game.adventure.pillars[id].zones for id in game.state.pillars)
