"""Stun: who lies, what it may do, and how it gets up."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import AbilityUsed, CombatBegan, GotUp, Stunned, Went, Wounded

from .fights import attacking, colours, counted, defending, duel, worked
from .position import Position, position

WARD = {"ability": {"name": "Ward", "level": 1, "cost": 1, "does": ["When you defend: shields +1"]}}


def lying(p: Position) -> list[str]:
    return [e.figure for e in p.told(Stunned)]


@pytest.mark.rule("MD-STN-01")
def test_an_attack_lays_an_enemy_down() -> None:
    p = attacking("When you attack, Pay bam: stun the target", rolls="2+bam blank").go("enchant:equipment/charm/0")
    assert (p.enemy().stunned, lying(p)) == (True, ["e1"])


@pytest.mark.rule("MD-STN-01")
def test_an_enemy_lays_a_hero_down_and_a_defender_its_attacker() -> None:
    p = defending(foe=["When you attack, Pay bam: stun the target"], rolls="2+bam 1")
    assert (p.hero().stunned, p.enemy().stunned, lying(p)) == (True, False, ["ann"])
    p = defending("When you defend: stun the target", rolls="1 1")
    assert (p.hero().stunned, p.enemy().stunned, lying(p)) == (False, True, ["e1"])


@pytest.mark.rule("MD-Q05-09", "MD-STN-01")
@pytest.mark.parametrize(("behaviour", "stunned"), [("Cannot be attacked or wounded", False), ("Never moves", True)])
def test_whom_nobody_can_attack_is_not_laid_down_by_a_defender_either(behaviour: str, stunned: bool) -> None:
    adventure = {"enemies": [{"id": "wall", "name": "Wall", "card": "lesser/ogre", "does": [behaviour]}]}
    p = position(hero={"ann": {"skill": "When you defend: stun the target"}}, adventure=adventure, rolls="1 1")
    with p.arrange():
        p.put("ogre", "a1", special="wall")
    p.go("end")
    assert ([e.target for e in p.told(CombatBegan)], p.enemy().stunned, lying(p)) == (["ann"], stunned, ["e1"] * stunned)


@pytest.mark.rule("MD-STN-01")
def test_a_combat_without_a_stun_lays_nobody_down() -> None:
    p = attacking("When you attack, Pay bam: stun the target", rolls="1 blank")
    assert (p.enemy().stunned, lying(p)) == (False, [])


@pytest.mark.rule("MD-STN-02", "MD-HPH-15")
def test_a_stunned_hero_can_only_get_up() -> None:
    p = duel()
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    assert p.keys == ["get-up", "end"]
    p.go("get-up")
    assert (p.hero().stunned, p.s.turn.actions if p.s.turn else 0, "melee:e1" in p.keys) == (False, 2, True)


@pytest.mark.rule("MD-STN-03", "MD-EPH-05")
def test_a_stunned_enemy_spends_its_activation_getting_up() -> None:
    p = duel(where="b1")
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    p.go("end")
    assert (p.enemy().stunned, p.where("e1"), [e.figure for e in p.told(GotUp)]) == (False, "b1", ["e1"])
    assert (p.told(CombatBegan), p.told(Went)) == ([], [])
    p.go("end")
    assert [e.figure for e in p.told(CombatBegan)] == ["e1"]


@pytest.mark.rule("MD-STN-03", "MD-CTR-07")
def test_a_stunned_enemy_spends_its_counter_attack_getting_up() -> None:
    p = duel(heroes=2, health=60)
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
        s.heroes["bob"].zone = p.zone("c3")
    p.go("melee:e1", "end")
    assert (p.enemy().stunned, [e.figure for e in p.told(GotUp)], [e.figure for e in p.told(CombatBegan)]) == (False, ["e1"], ["ann"])


@pytest.mark.rule("MD-STN-04", "MD-MOV-05")
def test_stunned_enemies_do_not_hold_heroes() -> None:
    p = duel()
    assert not [key for key in p.keys if key.startswith("step")]
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    p.go("step:b1")
    assert p.where("ann") == "b1"


@pytest.mark.rule("MD-STN-04", "MD-EPH-19")
@pytest.mark.parametrize(("stunned", "way"), [(True, ["b1"]), (False, [])])
def test_enemies_may_leave_a_zone_with_a_stunned_hero(stunned: bool, way: list[str]) -> None:
    """The foe beside ann counter-attacks bob, who shot at it from two zones away."""
    p = duel(gear=[{"id": "bow", "slot": "hand", "ranged": "yellow 1"}], heroes=2, setup={"first": "bob"})
    with p.arrange() as s:
        s.heroes["ann"].stunned = stunned
        s.heroes["bob"].zone = p.zone("c1")
        p.outfit("bob", hands=["bow"])
    p.go("ranged:e1", "end")
    assert [p.game.name(e.path[1]) for e in p.told(Went)][:1] == way


@pytest.mark.rule("MD-STN-04")
def test_enemies_may_attack_a_stunned_hero() -> None:
    p = duel(rolls="1 blank")
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    p.go("end")
    assert (p.hero().health, [e.target for e in p.told(CombatBegan)]) == (4, ["ann"])


@pytest.mark.rule("MD-STN-05", "MD-MOB-12")
def test_the_boss_of_a_stunned_mob_can_be_wounded_directly() -> None:
    p = position(rolls="1")
    with p.arrange():
        p.put("rats", "a1", minions=2, stunned=True)
    p.go("melee:e1")
    assert (p.prompt, p.keys) == ("split-wounds", ["figure:minion", "figure:boss"])
    p.go("figure:boss")
    assert (p.enemy().minions, p.enemy().health) == ([2, 2], 1)


@pytest.mark.rule("MD-STN-05")
def test_the_boss_of_a_standing_mob_cannot() -> None:
    p = position(rolls="1")
    with p.arrange():
        p.put("rats", "a1", minions=2)
    p.go("melee:e1")
    assert (p.prompt, p.enemy().minions, p.enemy().health) == ("act", [1, 2], 2)


@pytest.mark.rule("MD-STN-05", "MD-CMB-01")
def test_a_mob_that_an_enchantment_stuns_is_stunned_before_the_wounds_are_dealt() -> None:
    mace = {"id": "ice", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, Pay bam: stun the target"]}
    p = position(gear=[mace], rolls="2+bam")
    with p.arrange():
        p.put("rats", "a1", minions=2)
        p.outfit("ann", hands=["ice"])
    p.go("melee:e1", "enchant:equipment/ice/0")
    assert (p.prompt, p.enemy().stunned) == ("split-wounds", True)
    p.go("figure:boss")
    assert (p.enemy().minions, p.enemy().health) == ([2, 2], 0)


@pytest.mark.rule("MD-STN-06")
def test_stunned_figures_roll_their_defence_dice() -> None:
    p = duel(armour="green 2", foe_armour="blue 2")
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    assert colours(p.go("melee:e1")) == ("yellow", "blue blue")
    p = duel(armour="green 2", foe_armour="blue 2")
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    assert colours(p.go("end")) == ("yellow", "green green")


@pytest.mark.rule("MD-STN-07")
def test_who_lies_cannot_be_stunned_again() -> None:
    p = attacking("When you attack: stun the target", rolls="1 blank 1 blank")
    assert lying(p) == ["e1"]
    p.go("melee:e1")
    assert (lying(p), p.enemy().stunned) == (["e1"], True)


@pytest.mark.rule("MD-STN-07")
def test_one_activation_is_enough_to_get_up_however_often_it_was_hit() -> None:
    p = attacking("When you attack: stun the target", health=60).go("melee:e1", "end")
    assert ([e.figure for e in p.told(GotUp)], [e.figure for e in p.told(CombatBegan)]) == (["e1"], ["ann", "ann", "e1"])


@pytest.mark.rule("MD-STN-08")
def test_free_actions_wait_until_the_hero_is_up() -> None:
    p = duel(gear=[{"id": "salve", "use": ["Heal 1"]}])
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].stunned, s.heroes["ann"].health = 1, True, 3
        p.outfit("ann", hands=["blade"], body="coat", pack=["salve"])
    assert p.keys == ["get-up", "end"]
    assert {"ability", "transmute", "use:salve"} <= set(p.go("get-up").keys)


@pytest.mark.rule("MD-STN-08")
def test_skills_and_enchantments_of_defence_work_for_a_stunned_hero() -> None:
    p = duel("When you defend: shields +1", "When you defend, Pay bam: shields +1", rolls="1 2+bam")
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    p.go("end", "enchant:equipment/charm/1")
    assert (worked(p), counted(p)) == (["equipment/charm/0", "equipment/charm/1"], (1, 4, 0))


@pytest.mark.rule("MD-STN-08", "MD-ABL-04")
@pytest.mark.parametrize("stunned", [True, False])
def test_an_ability_for_defence_is_not_for_a_stunned_hero(stunned: bool) -> None:
    p = duel(sheet=WARD, rolls="1 blank")
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].stunned = 1, stunned
    p.go("end")
    if not stunned:
        p.go("use:class/tester/ability/0")
    assert (len(p.told(AbilityUsed)), len(p.told(Wounded))) == ((0, 1) if stunned else (1, 0))
