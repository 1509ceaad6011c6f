"""Enemies act: their activations in all forms (MD-EPH, MD-CTR, MD-OOF, MD-Q02, MD-Q05)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from . import adventure_words as rules
from . import words
from .adventures import happens
from .combat import begin_combat
from .events import Activated, FireworkOut, GotUp, Idle, NoCounter, Went
from .game import Dark
from .mind import Goal, aim, goal, kinds_against, patrol, stuck
from .state import Combat, Enemy, Task
from .wounds import heal_enemy, kill_enemy, kill_hero, wound_pillar


async def batch_task(game: Dark, task: Task) -> None:
    """MD-EPH-01, MD-OOF-02, MD-OOF-06: several enemies are activated, one after another in an order the players choose."""
    waiting = [id for id in task.what.split() if id in game.state.enemies and not game.enemy(id).asleep]
    if not waiting:
        return
    id = await game.choose(TABLE, "which-enemy", [Option(f"enemy:{id}", id, figure=id) for id in waiting])
    left = [other for other in waiting if other != id]
    if left:
        game.push(Task("batch", what=" ".join(left), number=task.number))
    game.push(Task("activate", id))


async def activate_task(game: Dark, task: Task) -> None:
    """MD-EPH-02, MD-EPH-05, MD-EPH-27, MD-CTR-02 … 07, MD-STN-03: an enemy's activation; `what` names the hero of a counter-attack."""
    enemy, only = game.state.enemies.get(task.who), task.what
    if enemy is None or enemy.asleep:
        return
    if only and not _counters(game, task.who, enemy, only):
        return
    game.tell(Activated(figure=task.who, how="counter" if only else "phase", rules=("MD-CTR-02" if only else "MD-EPH-02",)))
    if enemy.stunned:
        enemy.stunned = False
        game.tell(GotUp(figure=task.who, rules=("MD-CTR-07" if only else "MD-EPH-05",)))
        return
    _start(game, task.who, enemy)
    march, prowl = game.behaves(enemy, rules.Marches), game.behaves(enemy, rules.AttacksThenMoves)
    if isinstance(march, rules.Marches):
        if not only:
            await _march(game, task.who, march)
    elif isinstance(prowl, rules.AttacksThenMoves) and not only:
        if await _attack(game, task.who):
            game.state.todo.insert(-1, Task("prowl", task.who))
        else:
            await prowl_task(game, task)
    elif only and game.behaves(enemy, rules.CountersInPlace) is not None:
        if not await _attack(game, task.who, only):
            game.tell(Idle(figure=task.who, rules=("MD-Q02-08",)))
    else:
        await _algorithm(game, task.who, only)


def _counters(game: Dark, id: str, enemy: Enemy, only: str) -> bool:
    """MD-CTR-04, MD-CTR-05, MD-CTR-08, MD-CTR-09: not against a dead hero, nor one who is both in a dark zone and out of its sight."""
    hero = game.hero(only)
    if hero.dead or hero.left:
        return False
    if game.dark(hero.zone) and game.ways.range(enemy.zone, hero.zone) is None:
        game.tell(NoCounter(figure=id, target=only, rules=("MD-CTR-04",)))
        return False
    return True


def _start(game: Dark, id: str, enemy: Enemy) -> None:
    """MD-SKL-03, MD-SKL-11: what an enemy's card does at the start of its activation."""
    for skill in game.enemy_kit(enemy, "defence").lasting.get(words.Regeneration, ()):
        if isinstance(skill.node, words.Regeneration) and game.enemy_meets(enemy, skill.conditions):
            heal_enemy(game, id, skill.node.value, skill.id)


async def _algorithm(game: Dark, id: str, only: str) -> None:
    """MD-EPH-02 … 04, MD-EPH-11, MD-EPH-24: attack; move; attack; move. An attack ends it."""
    moved = False
    for _ in range(2):
        if await _attack(game, id, only):
            return
        moved = await _move(game, id, only) or moved
        if id not in game.state.enemies:
            return
    if not moved:
        game.tell(Idle(figure=id, rules=("MD-CTR-06" if only else "MD-EPH-11",)))


async def _attack(game: Dark, id: str, only: str = "") -> bool:
    """MD-EPH-06 … 10, MD-MOB-06, MD-Q09-12: it must attack if it can: the listed hero with the most experience; a pillar takes exactly one wound."""
    enemy = game.enemy(id)
    found = aim(game, enemy, only)
    if not found.best:
        return False
    target = await game.choose(TABLE, "which-target", [Option(f"hero:{t}", t, figure=t) for t in found.best], figure=id)
    if target in game.state.pillars:
        await wound_pillar(game, target, 1, id)
        return True
    zone = game.hero(target).zone
    kinds = kinds_against(game, enemy, zone)
    kind = await game.choose(TABLE, "which-attack", [Option(f"kind:{k}", k) for k in kinds], figure=id, target=target)
    begin_combat(game, Combat(id, target, kind, zone))  # type: ignore[arg-type]
    return True


async def _move(game: Dark, id: str, only: str) -> bool:
    """MD-EPH-12, MD-EPH-18 … 22, MD-MOB-07: one zone along a shortest way to its goal; of equal goals and ways the players choose."""
    enemy = game.enemy(id)
    if stuck(game, enemy, bool(only)):
        return False
    found = goal(game, enemy, only)
    if found.rule == "MD-EPH-15":
        enemy.goal, steps = patrol(game, enemy)  # type: ignore[assignment]
    else:
        zone = await _goal_zone(game, id, found)
        if found.heroes and not only:
            enemy.goal = "start"
        steps = game.ways.onward(enemy.zone, zone)
    if not steps:
        return False
    step = await game.choose(TABLE, "which-way", game.at("zone", steps), figure=id)
    go(game, id, step, found.rule)
    return True


async def _goal_zone(game: Dark, id: str, found: Goal) -> int:
    """MD-EPH-16: of equal heroes the players choose; where they stand in one zone nothing depends on it."""
    if not found.heroes:
        return found.zone
    zones: dict[int, str] = {}
    for hero in found.heroes:
        zones.setdefault(game.hero(hero).zone, hero)
    options = [Option(f"hero:{hero}", zone, figure=hero) for zone, hero in zones.items()]
    return await game.choose(TABLE, "which-goal", options, figure=id)


def go(game: Dark, id: str, zone: int, rule: str) -> None:
    """MD-MOV-07, MD-Q02-09: an enemy moves as a whole; one that drags the fallen takes them with it."""
    enemy = game.enemy(id)
    old = enemy.zone
    dragged = [h for h, hero in game.state.heroes.items() if hero.zone == old and not hero.left and (hero.dead or hero.stunned)]
    enemy.zone = zone
    game.tell(Went(figure=id, path=(old, zone), how="move", rules=(rule,)))
    if game.behaves(enemy, rules.DragsTheFallen) is not None:
        for h in dragged:
            game.hero(h).zone = zone
            game.tell(Went(figure=h, path=(old, zone), how="dragged", rules=("MD-Q02-09",)))
    if enemy.special:
        for name, place in game.adventure.places.items():
            if place == zone:
                happens(game, rules.EnemyReaches(enemy.special, name))


# -- special activations -------------------------------------------------------------------------------------------------------
async def prowl_task(game: Dark, task: Task) -> None:
    """MD-Q02-07, MD-Q02-10: after its attack, or without one, it moves towards a place; if it stands there already it moves on."""
    enemy = game.state.enemies.get(task.who)
    if enemy is None or enemy.stunned:
        return
    prowl = game.behaves(enemy, rules.AttacksThenMoves)
    assert isinstance(prowl, rules.AttacksThenMoves)
    place = game.place(prowl.place)
    for _ in range(prowl.zones):
        if enemy.zone == place:
            happens(game, rules.EnemyLeaves(enemy.special, prowl.place))
            return
        steps = 0 if game.enemy_held(enemy) else game.ways.onward(enemy.zone, place)
        if not steps:
            game.tell(Idle(figure=task.who, rules=("MD-Q02-11",)))
            return
        go(game, task.who, await game.choose(TABLE, "which-way", game.at("zone", steps), figure=task.who), "MD-Q02-07")


async def _march(game: Dark, id: str, march: rules.Marches) -> None:
    """MD-Q05-10 … 15: it moves towards a firework in its sight, else towards a place; at the start and after every zone it crushes whom it finds and
    destroys fireworks, which ends the activation unless it sees another."""
    enemy = game.enemy(id)
    if await _tread(game, id):
        return
    for _ in range(march.zones):
        seen = [z for z in dict.fromkeys(game.state.fireworks) if game.ways.range(enemy.zone, z) is not None]
        if seen and game.behaves(enemy, rules.FollowsFireworks) is not None:
            target, rule = await game.choose(TABLE, "which-firework", game.at("zone", seen), figure=id), "MD-Q05-11"
        else:
            target, rule = game.place(march.place), "MD-Q05-10"
        steps = game.ways.onward(enemy.zone, target)
        if not steps:
            game.tell(Idle(figure=id, rules=(rule,)))
            return
        go(game, id, await game.choose(TABLE, "which-way", game.at("zone", steps), figure=id), rule)
        if await _tread(game, id):
            return


async def _tread(game: Dark, id: str) -> bool:
    """MD-Q05-12 … 15: heroes in its zone are killed, which ends the activation; other enemies are killed; a firework is destroyed, which ends it too,
    and starts another if a firework is in sight. True: it is over."""
    enemy, s = game.enemy(id), game.state
    if game.behaves(enemy, rules.Crushes) is not None:
        found = list(game.heroes_at(enemy.zone))
        for hero in found:
            await kill_hero(game, hero)
        if found:
            return True
        for other in [o for o in game.enemies_at(enemy.zone) if o != id]:
            await kill_enemy(game, other)
    if enemy.zone in s.fireworks and game.behaves(enemy, rules.FollowsFireworks) is not None:
        s.fireworks = [z for z in s.fireworks if z != enemy.zone]
        game.tell(FireworkOut(cell=enemy.zone, rules=("MD-Q05-14",)))
        if any(game.ways.range(enemy.zone, z) is not None for z in s.fireworks):
            game.push(Task("activate", id))
        return True
    return False
