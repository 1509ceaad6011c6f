"""The third step of a combat: swords against shields, wounds, and what follows from a kill (MD-WND, MD-TRM, MD-SKL)."""

from __future__ import annotations

from ...content import words
from ...events import Counted
from ...game import Dark
from ...state import Combat, Enemy
from ..wounds import heal_enemy, wound_all, wound_enemy, wound_hero, wound_pillar
from .enchantments import enchant
from .sides import sides, tell_effect
from .skills import apply, is_free_now


async def count(game: Dark, combat: Combat) -> None:
    """MD-WND-01, MD-WND-02, MD-TRM-08: swords minus shields, plus wounds that shields do not stop."""
    swords, shields = (side.points() for side in sides(game, combat))
    combat.dealt = max(0, swords - shields)
    wounds = combat.dealt + combat.wounds
    game.tell(
        Counted(
            figure=combat.attacker, target=combat.defender, swords=swords, shields=shields, more=combat.wounds, wounds=wounds,
            rules=("MD-WND-01", "MD-WND-02"),
        )
    )  # fmt: skip
    combat.stage = "late"


async def late(game: Dark, combat: Combat) -> None:
    """MD-TRM-06: effects triggered by an attack without wounds, the defender's first."""
    if combat.dealt + combat.wounds == 0:
        for side in reversed(sides(game, combat)):
            for trait in [t for t in side.traits if t.late and not t.enchantment]:
                mark = f"late {trait.key}"
                if mark in combat.used or not is_free_now(game, combat, side, trait):
                    continue
                combat.used.append(mark)
                tell_effect(game, combat, side, trait)
                for node in trait.flat:
                    apply(game, combat, side, node, trait)
            if not await enchant(game, combat, side, late=True):
                return
    combat.stage = "wounds"


async def wounds(game: Dark, combat: Combat) -> None:
    """MD-CMB-01: the third step: wounds."""
    combat.stage = "done"
    swords, shields = (side.points() for side in sides(game, combat))
    await inflict(game, combat, swords, shields)


async def inflict(game: Dark, combat: Combat, swords: int, shields: int) -> None:
    """MD-WND-01 … 07, MD-SKL-10, MD-CTR-12, MD-GRD-10: wounds to the defender, to others of its side in its zone, and back to the attacker; then
    the rewards of a kill."""
    s, by_hero = game.state, combat.attacker in game.state.heroes
    total, kills, before = combat.dealt + combat.wounds, 0, _count_dead(game)
    others = [id for id in (game.enemies_at(combat.zone) if by_hero else game.heroes_at(combat.zone)) if id != combat.defender]
    if combat.defender in s.pillars:
        wound_pillar(game, combat.defender, total, combat.attacker)
    elif by_hero:
        kills += await wound_enemy(game, combat.defender, total, combat.attacker, combat.boss)
    else:
        wound_hero(game, combat.defender, total, rule="MD-WND-01")
    for id in others if combat.others else ():
        if by_hero:
            kills += wound_all(game, id, combat.others, combat.attacker, combat.others_line)
        else:
            wound_hero(game, id, combat.others, combat.others_line)
    if shields > swords:
        await _pay_back(game, combat)
    combat.kills = kills
    if by_hero and kills:
        for effect in reversed(game.kit(combat.attacker).kills):
            if game.meets(combat.attacker, effect.line.conditions):
                game.push_line(combat.attacker, effect)
    elif combat.attacker in s.enemies and _count_dead(game) > before:
        for effect in game.enemy_kit(game.enemy(combat.attacker), combat.kind).kills:
            for step in effect.line.steps if game.enemy_meets(game.enemy(combat.attacker), effect.line.conditions) else ():
                if isinstance(step.node, words.Heal):
                    heal_enemy(game, combat.attacker, step.node.value, effect.id)


def _count_dead(game: Dark) -> int:
    return sum(hero.dead for hero in game.state.heroes.values())


async def _pay_back(game: Dark, combat: Combat) -> None:
    """MD-SKL-10: if shields exceed swords, the attacker takes wounds without a defence roll; in a mob, the minions one after another. A dead defender
    deals none (MD-HER-09)."""
    s = game.state
    if combat.defender in game.standing():
        for skill in game.lasting(combat.defender, words.Payback):
            if isinstance(skill.node, words.Payback):
                await wound_enemy(game, combat.attacker, skill.node.value, combat.defender, line=skill.id, aimed=False)
    elif combat.defender in s.enemies:
        enemy: Enemy = game.enemy(combat.defender)
        for skill in game.enemy_kit(enemy, "defence").lasting.get(words.Payback, ()):
            if isinstance(skill.node, words.Payback) and game.enemy_meets(enemy, skill.conditions):
                wound_hero(game, combat.attacker, skill.node.value, skill.id, "MD-SKL-10")
