"""The activations of enemies in all forms (MD-EPH, MD-CTR, MD-OOF, MD-Q02, MD-Q05)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..content import adventure_words as rules
from ..content import words
from ..events import Activated, FireworkOut, GotUp, Idle, NoCounter, Went
from ..game import Dark
from ..state import Activate, Batch, Cause, Combat, Enemy, Prowl
from .adventures import happens_now
from .combat.stages import begin_combat
from .mind import LURED, Goal, aim, goal, goal_zones, in_mind, kinds_against, onward, patrol, stuck
from .moments import happens
from .wounds import heal_enemy, kill_enemy, kill_hero, wound_hero, wound_pillar

CAUSES: dict[Cause, str] = {"phase": "MD-EPH-01", "counter": "MD-CTR-02", "figures": "MD-OOF-02", "event": "MD-EVT-01", "card": "MD-PIC-10"}
"""The rules that activate enemies."""


async def batch_task(game: Dark, task: Batch) -> None:
    """MD-OOF-02, MD-OOF-05, MD-OOF-06: activate several enemies outside their phase, one after another, in an order the players choose."""
    waiting = [id for id in task.enemies if id in game.state.enemies and not game.enemy(id).asleep]
    if not waiting:
        return
    id = await game.choose(TABLE, "which-enemy", [Option(f"enemy:{id}", id, figure=id) for id in waiting])
    left = [other for other in waiting if other != id]
    if left:
        game.push(Batch(left, task.cause))
    game.push(Activate(id, task.cause))


async def activate_task(game: Dark, task: Activate) -> None:
    """MD-EPH-02, MD-EPH-05, MD-CTR-02 … 07, MD-STN-03, MD-Q02-08, MD-Q02-11: an enemy's activation."""
    enemy, only = game.enemy(task.enemy), task.against
    if only and not _counters(game, task.enemy, enemy, only):
        return
    game.tell(Activated(figure=task.enemy, how="counter" if only else "phase", rules=(CAUSES[task.cause],)))
    if enemy.stunned:
        enemy.stunned = False
        game.tell(GotUp(figure=task.enemy, rules=("MD-CTR-07" if only else "MD-EPH-05",)))
        return
    _start(game, task.enemy, enemy)
    if only and game.hero(only).dead:
        return
    march, prowl = game.behaves(enemy, rules.Marches), game.behaves(enemy, rules.AttacksThenMoves)
    if isinstance(march, rules.Marches):
        if not only:
            await _march(game, task.enemy, march)
    elif isinstance(prowl, rules.AttacksThenMoves) and not only:
        game.push(Prowl(task.enemy))
        await _attack(game, task.enemy)
    elif only and game.behaves(enemy, rules.CountersInPlace) is not None:
        if not await _attack(game, task.enemy, only):
            game.tell(Idle(figure=task.enemy, rules=("MD-Q02-08",)))
    else:
        await _algorithm(game, task.enemy, only)


def _counters(game: Dark, id: str, enemy: Enemy, only: str) -> bool:
    """MD-CTR-04, MD-CTR-05, MD-CTR-08: whether it counter-attacks: not against a hero who is both in a dark zone and out of its sight."""
    hero = game.hero(only)
    if game.dark(hero.zone) and game.ways.range(enemy.zone, hero.zone) is None:
        game.tell(NoCounter(figure=id, target=only, rules=("MD-CTR-04",)))
        return False
    return True


def _start(game: Dark, id: str, enemy: Enemy) -> None:
    """MD-ENM-12, MD-SKL-03, MD-SKL-11, MD-GRD-09, MD-GRD-10: effects of an enemy's card and equipment at the start of its activation: it heals
    itself, and the "enemies" in the text are the heroes."""
    kit = game.enemy_kit(enemy, "defence")
    for skill in kit.lasting.get(words.Regeneration, ()):
        if isinstance(skill.node, words.Regeneration) and game.enemy_meets(enemy, skill.conditions):
            heal_enemy(game, id, skill.node.value, skill.id)
    for effect in kit.starts:
        for step in effect.line.steps if game.enemy_meets(enemy, effect.line.conditions) else ():
            match step.node:
                case words.Heal(value=value):
                    heal_enemy(game, id, value, effect.id)
                case words.All(whom="enemy" | "enemies", where=where, value=value):
                    ways = game.ways
                    zones = 1 << enemy.zone if where == "in the zone" else ways.seen(enemy.zone) if where == "in sight" else ways.there
                    for hero in [h for h, figure in game.standing().items() if zones >> figure.zone & 1]:
                        wound_hero(game, hero, value, effect.id)


async def _algorithm(game: Dark, id: str, only: str) -> None:
    """MD-EPH-02 … 04, MD-EPH-11, MD-EPH-24, MD-ENM-07, MD-ACT-02: attack, move, attack, move. An attack ends the activation."""
    moved = False
    for _ in range(2):
        if await _attack(game, id, only):
            return
        moved = await _move(game, id, only) or moved
    if not moved:
        game.tell(Idle(figure=id, rules=(stuck(game, game.enemy(id), bool(only)) or ("MD-CTR-06" if only else "MD-EPH-04"),)))


async def _attack(game: Dark, id: str, only: str = "") -> bool:
    """MD-EPH-06 … 10, MD-MOB-06, MD-Q09-12: it must attack if it can: the hero in reach with the most experience; a pillar takes exactly one
    wound."""
    enemy = game.enemy(id)
    found = aim(game, enemy, only)
    if not found.best:
        return False
    target = await game.choose(TABLE, "which-target", [Option(f"hero:{t}", t, figure=t) for t in found.best], figure=id)
    if target in game.state.pillars:
        wound_pillar(game, target, 1, id)
        return True
    zone = game.hero(target).zone
    kinds = kinds_against(game, enemy, zone)
    kind = await game.choose(TABLE, "which-attack", [Option(f"kind:{k}", k) for k in kinds], figure=id, target=target)
    begin_combat(game, Combat(id, target, kind, zone))
    return True


async def _move(game: Dark, id: str, only: str) -> bool:
    """MD-EPH-12, MD-EPH-18 … 22: it moves one zone along a shortest path to its goal; the players choose among equal goals and paths."""
    enemy = game.enemy(id)
    found = goal(game, enemy, only)
    enemy.goal = in_mind(game, enemy, found)
    if stuck(game, enemy, bool(only)):
        return False
    if found.rule == "MD-EPH-15":
        steps = patrol(game, enemy)[1]
    else:
        steps = onward(game, enemy, (await _goal_zone(game, id, found),))
    if not steps:
        return False
    await go(game, id, await _way(game, id, steps), found.rule)
    return True


async def _goal_zone(game: Dark, id: str, found: Goal) -> int:
    """MD-EPH-16, MD-Q05-11: the players choose among equal heroes or several fireworks; heroes in the same zone make no difference."""
    zones = goal_zones(game, found)
    if found.heroes:
        return await game.choose(TABLE, "which-goal", [Option(f"hero:{hero}", zone, figure=hero) for zone, hero in zones.items()], figure=id)
    return await game.choose(TABLE, "which-firework", game.at("zone", zones), figure=id)


async def _way(game: Dark, id: str, steps: int) -> int:
    """MD-EPH-18, MD-EPH-22: the players choose among several shortest paths."""
    return await game.choose(TABLE, "which-way", game.at("zone", steps), figure=id)


async def go(game: Dark, id: str, zone: int, rule: str) -> None:
    """MD-MOV-07, MD-MOB-04, MD-Q02-09, MD-Q05-03, MD-Q05-19: an enemy moves as a whole; one that drags dead heroes takes them along. An adventure
    may wait for it to reach a place, or to be lured there by a firework."""
    enemy = game.enemy(id)
    old = enemy.zone
    dragged = [h for h, hero in game.state.heroes.items() if hero.zone == old and (hero.dead or hero.stunned)]
    enemy.zone = zone
    how = "mob" if game.mob(enemy) and not enemy.special else "move"
    game.tell(Went(figure=id, path=(old, zone), how=how, rules=(rule,)))
    if game.behaves(enemy, rules.DragsTheFallen) is not None:
        for h in dragged:
            game.hero(h).zone = zone
            game.tell(Went(figure=h, path=(old, zone), how="dragged", rules=("MD-Q02-09",)))
    if enemy.special:
        for name, place in game.adventure.places.items():
            if place == zone:
                await happens_now(game, rules.EnemyReaches(enemy.special, name))
                if rule == LURED:
                    await happens_now(game, rules.EnemyLured(enemy.special, name))


# -- special activations -------------------------------------------------------------------------------------------------------
async def prowl_task(game: Dark, task: Prowl) -> None:
    """MD-Q02-07, MD-Q02-10: after its attack, or without one, it moves towards a place; if it is already there, it moves on."""
    enemy = game.state.enemies.get(task.enemy)
    if enemy is None or enemy.stunned:
        return
    prowl = game.behaves(enemy, rules.AttacksThenMoves)
    assert isinstance(prowl, rules.AttacksThenMoves)
    for _ in range(prowl.zones):
        found = goal(game, enemy)
        if enemy.zone in found.zones:
            happens(game, rules.EnemyLeaves(enemy.special, prowl.place))
            return
        held = stuck(game, enemy, counter=False)
        steps = 0 if held else onward(game, enemy, found.zones)
        if not steps:
            game.tell(Idle(figure=task.enemy, rules=(held or "MD-Q02-11",)))
            return
        await go(game, task.enemy, await _way(game, task.enemy, steps), found.rule)


async def _march(game: Dark, id: str, march: rules.Marches) -> None:
    """MD-Q05-10 … 15: it moves towards a firework in sight, otherwise towards a place. At the start and after every zone it crushes everyone there
    and destroys fireworks, which ends the activation unless it sees another one."""
    enemy = game.enemy(id)
    if _tread(game, id):
        return
    for _ in range(march.zones):
        found = goal(game, enemy)
        steps = onward(game, enemy, (await _goal_zone(game, id, found),))
        if not steps:
            game.tell(Idle(figure=id, rules=(found.rule,)))
            return
        await go(game, id, await _way(game, id, steps), found.rule)
        if _tread(game, id):
            return


def _tread(game: Dark, id: str) -> bool:
    """MD-Q05-12 … 15: heroes in its zone are killed, which ends the activation; other enemies are killed; a firework is destroyed, which also ends
    the activation and starts another if a firework is in sight. Returns True if it is over."""
    enemy, s = game.enemy(id), game.state
    if game.behaves(enemy, rules.Crushes) is not None:
        found = list(game.heroes_at(enemy.zone))
        for hero in found:
            kill_hero(game, hero)
        if found:
            return True
        for other in [o for o in game.enemies_at(enemy.zone) if o != id]:
            kill_enemy(game, other)
    if enemy.zone in s.fireworks and game.behaves(enemy, rules.FollowsFireworks) is not None:
        s.fireworks = [z for z in s.fireworks if z != enemy.zone]
        game.tell(FireworkOut(cell=enemy.zone, rules=("MD-Q05-14",)))
        if any(game.ways.range(enemy.zone, z) is not None for z in s.fireworks):
            game.push(Activate(id))
        return True
    return False
