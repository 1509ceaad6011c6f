"""Wounds and their consequences: death, loot, healing and stun, and pillars that fall (MD-WND, MD-MOB, MD-HER, MD-STN)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..content import adventure_words as rules
from ..events import EnemyDied, Healed, HeroDied, MinionDied, MinionsDied, PillarHit, Stunned, Wounded
from ..game import Dark
from ..state import Loot
from .experience import gain_xp, reward
from .gear import discard, discard_enemy
from .moments import happens

AWARDS = {"mob": (3, "MD-ACT-07"), "agent": (4, "MD-ACT-08"), "roaming": (5, "MD-ACT-09")}
"""MD-ACT-07 … 09: what every hero gains from a guardian's death."""


# -- heroes ------------------------------------------------------------------------------------------------------------------
def wound_hero(game: Dark, id: str, wounds: int, line: str = "", rule: str = "MD-HER-04") -> None:
    """MD-HER-04, MD-HER-05, MD-WND-03, MD-WND-04, MD-WND-07: a hero loses health, down to 0; at 0 the hero is dead."""
    hero = game.hero(id)
    if wounds <= 0 or hero.dead or hero.left:
        return
    lost = min(wounds, hero.health)
    hero.health -= lost
    game.tell(Wounded(figure=id, damage=lost, left=hero.health, line=line, rules=(rule,)))
    if hero.health == 0:
        kill_hero(game, id)


def kill_hero(game: Dark, id: str) -> None:
    """MD-HER-05, MD-HER-06, MD-HER-15, MD-CTR-09, MD-Q03-07: the figure stays in its zone; its activation ends at once and nobody counter-attacks
    it."""
    hero, s = game.hero(id), game.state
    hero.health, hero.dead, hero.stunned = 0, True, False
    game.tell(HeroDied(figure=id, rules=("MD-HER-05",)))
    if s.turn is not None:
        if s.turn.hero == id:
            s.acted.append(id)
            s.turn = None
        elif s.turn.lent == id:
            s.turn.lent, s.turn.moving, s.turn.points = "", False, 0
    if s.chosen == id:
        happens(game, rules.ChosenDies(), hero=id)


def heal(game: Dark, id: str, health: int, line: str = "", rule: str = "MD-HER-07") -> None:
    """MD-HER-07: heal a hero up to the maximum; the dead cannot be healed (MD-HER-09)."""
    hero = game.hero(id)
    gained = min(health, game.max_health(id) - hero.health)
    if gained > 0 and not hero.dead and not hero.left:
        hero.health += gained
        game.tell(Healed(figure=id, health=gained, line=line, rules=(rule,)))


async def pay_blood(game: Dark, id: str, wounds: int, sacrifice: bool, line: str) -> bool:
    """MD-CND-02, MD-CND-03, MD-CND-12: take wounds voluntarily, which nothing prevents and which may kill; for a sacrifice, an ally in sight may
    take them if the player agrees. Returns False if nobody did."""
    who = id
    if sacrifice:
        seen = game.ways.seen(game.hero(id).zone)
        allies = [a for a, h in game.standing().items() if a != id and seen >> h.zone & 1]
        options = [Option(f"hero:{a}", a, figure=a) for a in (id, *allies)]
        who = await game.choose(game.seat(id), "who-bleeds", options, figure=id, wounds=wounds)
        while who != id and not await agrees(game, who, "bleed", figure=id, wounds=wounds):
            options = [Option("pass", ""), *(o for o in options if o.value not in (who, ""))]
            who = await game.choose(game.seat(id), "who-bleeds", options, figure=id, wounds=wounds)
            if not who:
                return False
    wound_hero(game, who, wounds, line, "MD-CND-03" if sacrifice else "MD-CND-02")
    return True


async def agrees(game: Dark, id: str, what: str, **args: object) -> bool:
    """MD-TRD-05, MD-CND-03: ask another hero's player for agreement."""
    return await game.choose(game.seat(id), f"agree-{what}", [Option("agree", True), Option("refuse", False)], target=id, **args)


def stun(game: Dark, id: str, line: str = "") -> None:
    """MD-STN-01, MD-STN-05, MD-STN-07: lay a figure down, or a mob with all its figures; one that is already down stays so."""
    s = game.state
    figure = s.heroes.get(id) or s.enemies.get(id)
    if figure is None or figure.stunned or (id in s.heroes and (s.heroes[id].dead or s.heroes[id].left)):
        return
    if id in s.enemies and game.behaves(s.enemies[id], rules.Untouchable) is not None:
        return
    figure.stunned = True
    game.tell(Stunned(figure=id, line=line, rules=("MD-STN-01",)))


# -- enemies -----------------------------------------------------------------------------------------------------------------
async def wound_enemy(game: Dark, id: str, wounds: int, by: str = "", boss: bool = False, line: str = "", aimed: bool = True) -> int:
    """MD-MOB-07 … 12, MD-MOB-14, MD-MOB-15, MD-STN-05, MD-ENM-03, MD-WND-06, MD-WND-07: wounds to an enemy. A mob's minions take them one after
    another, and the boss only when none are left. If the mob is stunned or the attack may hit the boss, the player splits the wounds, provided
    they are `aimed`. Returns how many figures died."""
    kills = 0
    while wounds > 0 and id in game.state.enemies:
        enemy = game.enemy(id)
        if game.behaves(enemy, rules.Untouchable) is not None:
            break
        if not enemy.minions:
            if kills and not (boss or (enemy.stunned and aimed)):
                break
            return kills + _wound_single(game, id, wounds, by, line)
        if enemy.health and (boss or (enemy.stunned and aimed)) and await _at_boss(game, id, wounds, by):
            given = min(wounds, enemy.health)
            kills += _wound_single(game, id, given, by, line)
            wounds -= given
            continue
        wounds, died = _wound_minion(game, id, wounds, by, line)
        kills += died
        if not enemy.minions and not enemy.health:
            _remove(game, id, by)
    return kills


async def _at_boss(game: Dark, id: str, wounds: int, by: str) -> bool:
    """MD-MOB-12, MD-MOB-14, MD-MOB-15, MD-STN-05: if the boss can be hit, the attacking player decides whether it takes the next wounds."""
    options = [Option("figure:minion", False, figure=id), Option("figure:boss", True, figure=id)]
    return await game.choose(game.seat(by) if by else TABLE, "split-wounds", options, figure=id, wounds=wounds)


async def kill_one(game: Dark, id: str, by: str, line: str) -> None:
    """MD-TRM-07: an enemy takes as many wounds as needed to die; in a mob, one figure does: a minion if there are any, unless the mob is stunned."""
    enemy = game.enemy(id)
    if enemy.minions and not (enemy.health and enemy.stunned and await _at_boss(game, id, enemy.minions[0], by)):
        _wound_minion(game, id, enemy.minions[0], by, line)
        if not enemy.minions and not enemy.health:
            _remove(game, id, by)
    else:
        _wound_single(game, id, enemy.health, by, line)


def _wound_minion(game: Dark, id: str, wounds: int, by: str, line: str) -> tuple[int, int]:
    """MD-MOB-08, MD-MOB-09, MD-MOB-18, MD-ACT-06: the current minion takes wounds until it is dead; its killer gains a point."""
    enemy = game.enemy(id)
    given = min(wounds, enemy.minions[0])
    enemy.minions[0] -= given
    if enemy.minions[0]:
        game.tell(Wounded(figure=id, damage=given, left=enemy.minions[0], line=line, rules=("MD-MOB-09",)))
        return wounds - given, 0
    _lose_minion(game, id, given, by, line)
    return wounds - given, 1


def _lose_minion(game: Dark, id: str, given: int, by: str, line: str) -> None:
    """MD-ACT-06, MD-MOB-18: the first minion dies; a point for whoever dealt the last wound."""
    enemy = game.enemy(id)
    enemy.minions.pop(0)
    game.tell(MinionDied(figure=id, left=len(enemy.minions), damage=given, line=line, rules=("MD-MOB-08",)))
    if by:
        gain_xp(game, by, 1, "MD-ACT-06")


def _wound_single(game: Dark, id: str, wounds: int, by: str, line: str) -> int:
    """MD-ENM-03: wounds to a boss, an agent or a roaming monster."""
    enemy = game.enemy(id)
    given = min(wounds, enemy.health)
    enemy.health -= given
    game.tell(Wounded(figure=id, damage=given, left=enemy.health, line=line, rules=("MD-ENM-03",)))
    if enemy.health:
        return 0
    fell_guardian(game, id, by)
    return 1


def fell_guardian(game: Dark, id: str, by: str) -> None:
    """MD-ACT-07 … 10, MD-GRD-13, MD-GRD-16, MD-WND-05, MD-MOB-17, MD-MOB-18: a guardian dies: experience for all, and its equipment for whoever
    dealt the last wound; minions without a boss fight on."""
    enemy = game.enemy(id)
    xp, rule = AWARDS[game.role(enemy)]
    gear, enemy.gear, enemy.health = enemy.gear, "", 0
    what = "boss" if game.mob(enemy) else "single"
    game.tell(EnemyDied(figure=id, card=enemy.card, by=by, what=what, rules=(rule if by else "MD-ACT-10",)))
    if by:
        reward(game, xp, rule)
    if not enemy.minions:
        _remove(game, id, by)
    if gear and by:
        game.push(Loot(by, gear))
    elif gear:
        discard(game, gear)


def _remove(game: Dark, id: str, by: str) -> None:
    """MD-DCK-09, MD-CTR-10, MD-Q10-16: the last figure is gone: the card goes to its discard pile, with any card beside it."""
    s = game.state
    enemy = s.enemies.pop(id)
    discard_enemy(game, enemy.card)
    if enemy.beside:
        discard_enemy(game, enemy.beside)
    if id in s.waiting:
        s.waiting.remove(id)
    happens(game, rules.AnyEnemyDies(), hero=by)
    if enemy.special:
        happens(game, rules.EnemyDies(enemy.special), hero=by)


def kill_enemy(game: Dark, id: str) -> None:
    """MD-ACT-10, MD-Q04-05, MD-Q05-13: destroy a whole enemy, minions included; no hero did it, so nobody gains anything."""
    enemy = game.enemy(id)
    if enemy.minions:
        game.tell(MinionsDied(figure=id, card=enemy.card, count=len(enemy.minions), rules=("MD-ACT-10",)))
        enemy.minions = []
    if enemy.health:
        fell_guardian(game, id, "")
    else:
        _remove(game, id, "")


def wound_all(game: Dark, id: str, wounds: int, by: str, line: str) -> int:
    """MD-MOB-13, MD-MOB-19, MD-Q05-09: an effect on everyone in a zone wounds every figure of a mob, including the boss. Returns how many died."""
    enemy = game.enemy(id)
    if game.behaves(enemy, rules.Untouchable) is not None:
        return 0
    kills = 0
    enemy.minions = [health - wounds for health in enemy.minions]
    while enemy.minions and enemy.minions[0] <= 0:
        _lose_minion(game, id, wounds, by, line)
        kills += 1
    if enemy.minions:
        game.tell(Wounded(figure=id, damage=wounds, left=enemy.minions[0], line=line, rules=("MD-MOB-19",)))
    if enemy.health:
        kills += _wound_single(game, id, min(wounds, enemy.health), by, line)
    elif not enemy.minions:
        _remove(game, id, by)
    return kills


def heal_enemy(game: Dark, id: str, health: int, line: str) -> None:
    """MD-SKL-03: heal an enemy: the guardian first, then the wounded minion."""
    enemy = game.enemy(id)
    gained = min(health, game.full_health(enemy) - enemy.health) if enemy.health else 0
    enemy.health += gained
    if not gained and enemy.minions:
        gained = min(health, game.card(enemy).text.health - enemy.minions[0])
        enemy.minions[0] += gained
        enemy.minions.sort()
    if gained:
        game.tell(Healed(figure=id, health=gained, line=line, rules=("MD-SKL-03",)))


# -- pillars -----------------------------------------------------------------------------------------------------------------
def wound_pillar(game: Dark, id: str, wounds: int, by: str) -> None:
    """MD-Q05-16, MD-Q08-05, MD-Q09-12, MD-Q09-16: a pillar loses health and falls at 0."""
    s = game.state
    if wounds <= 0:
        return
    s.pillars[id] = max(0, s.pillars[id] - wounds)
    game.tell(PillarHit(figure=by, target=id, damage=wounds, left=s.pillars[id], rules=("MD-OBJ-03",)))
    if s.pillars[id] == 0:
        fell_pillar(game, id)


def fell_pillar(game: Dark, id: str) -> None:
    """MD-Q05-17, MD-Q08-06, MD-Q10-14: destroy a pillar; the last of its group triggers something."""
    del game.state.pillars[id]
    group = game.adventure.pillars[id].group
    if not any(game.adventure.pillars[p].group == group for p in game.state.pillars):
        happens(game, rules.PillarsFall(group))
