"""What an enemy's card does besides its dice, and how its text is read."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Counted, Healed, HeroDied, Idle, Wounded
from undercroft.kernel.packs import PackError

from .encounters import foe, opened
from .position import position


@pytest.mark.rule("MD-ENM-11")
def test_effects_without_dice_work_from_the_moment_of_arrival() -> None:
    """The rats have only just come, and their payback bites the first who strikes in vain."""
    guard = foe("rats", defence="blue 1", does=["Payback 2", "When you or any ally in the zone defends: shields +3"])
    p = opened("rats", guards=[guard])
    p.go("step:b3", "melee:e1")
    assert (p.told(Counted)[0].shields, p.hero().health) == (4, 3)


@pytest.mark.rule("MD-ENM-12")
def test_for_the_text_of_its_card_heroes_are_the_enemies() -> None:
    guard = foe("rats", does=["When you attack: all other enemies in the zone suffer 2, stun the target"])
    p = position(heroes=3, guards=[guard], rolls="1 1")
    with p.arrange() as s:
        p.put("rats", "a1")
        p.put("ogre", "a1", stunned=True)
        s.heroes["ann"].xp, s.heroes["cid"].zone = 1, p.zone("c3")
    p.go("end", "end").until("which-enemy").go("enemy:e1").until("act")
    assert {e.figure: e.damage for e in p.told(Wounded)} == {"bob": 2}
    assert (p.enemy("e2").health, p.hero("ann").stunned, p.hero("cid").health) == (9, True, 5)


@pytest.mark.rule("MD-ENM-12")
@pytest.mark.parametrize(("line", "swords"), [
    ("If 2 enemies in the zone", 6), ("If 3 enemies in the zone", 1), ("If an ally in the zone", 6), ("If no ally in the zone", 1),
    ("If in light", 6), ("If in shadow", 1), ("If no armour", 6), ("If wounded 1", 1), ("If with sword", 1),
    ("If two-handed weapon", 1), ("If with mace or hammer", 1),
])  # fmt: skip
def test_conditions_are_read_from_its_own_side(line: str, swords: int) -> None:
    """Two heroes are the enemies in the zone, a stunned ogre is the ally."""
    p = position(heroes=2, guards=[foe("rats", does=[f"When you attack, {line}: swords +5"])])
    with p.arrange() as s:
        p.put("rats", "a1")
        p.put("ogre", "a1", stunned=True)
        s.heroes["ann"].xp = 1
    p.go("end", "end", "enemy:e1").until("act")
    assert p.told(Counted)[0].swords == swords


@pytest.mark.rule("MD-ENM-12")
def test_what_happens_at_the_start_of_its_activation_befalls_heroes() -> None:
    hound = {"enemy": "drake", "health": 4, "melee": "red 1", "does": ["At start of your activation: All enemies in the zone suffer 2"]}
    p = position(heroes=2, roamers=[hound])
    with p.arrange() as s:
        p.put("drake", "b2")
        p.put("ogre", "b2", stunned=True)
        s.heroes["bob"].zone = p.zone("b2")
    p.go("end", "end", "enemy:e1").until("act")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("bob", 2)]
    assert [e.target for e in p.told(CombatBegan)] == ["bob"]


@pytest.mark.rule("MD-ENM-12", "MD-CTR-09")
def test_a_counter_attack_ends_with_the_hero_it_is_for() -> None:
    hound = {"enemy": "drake", "health": 4, "melee": "red 1", "does": ["At start of your activation: All enemies in sight suffer 5"]}
    p = position(heroes=2, roamers=[hound])
    with p.arrange() as s:
        p.put("drake", "a1")
        s.heroes["bob"].zone = p.zone("b2")
    p.go("melee:e1", "end")
    assert [e.figure for e in p.told(HeroDied)] == ["ann"]
    assert ([e.figure for e in p.told(CombatBegan)], p.where("e1"), p.told(Idle)) == (["ann"], "a1", [])


@pytest.mark.rule("MD-ENM-12")
def test_who_kills_is_healed_by_its_own_card() -> None:
    guard = foe("spy", does=["When you kill any enemy: Heal 3", "When you attack: swords +9"])
    p = position(guards=[guard], setup={"lifespark": 9})
    with p.arrange():
        p.put("spy", "a1", health=1)
    p.go("end")
    assert [(e.figure, e.health) for e in p.told(Healed)] == [("e1", 1)]  # two is its full health


@pytest.mark.rule("MD-ENM-12")
@pytest.mark.parametrize("line", ["Charge", "At start of your activation: Gain 1 xp", "When you kill any enemy: Move 1"])
def test_a_card_cannot_say_what_an_enemy_does_not_know(line: str) -> None:
    with pytest.raises(PackError, match="an enemy knows here only"):
        position(guards=[foe("rats", does=[line])])


# -- how far an enemy is healed ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENM-04", "MD-SKL-03")
def test_a_figure_of_a_mob_is_healed_up_to_the_health_of_its_card() -> None:
    p = position(heroes=2, guards=[foe("rats", does=["At start of your activation: Heal 9"])])
    with p.arrange():
        p.put("rats", "c3", minions=[1, 2], health=1)
    p.go("end", "end").until("act")
    assert (p.enemy().health, p.enemy().minions, [e.health for e in p.told(Healed)]) == (2, [1, 2], [1])


@pytest.mark.rule("MD-ENM-05", "MD-SKL-03")
@pytest.mark.parametrize("heroes", [1, 3])
def test_a_single_enemy_is_healed_up_to_its_health_for_every_hero(heroes: int) -> None:
    p = position(heroes=heroes, guards=[foe("spy", does=["At start of your activation: Heal 9"])])
    with p.arrange():
        p.put("spy", "c3", health=1)
    p.go(*["end"] * heroes).until("act")
    assert p.enemy().health == 2 * heroes


@pytest.mark.rule("MD-SKL-13", "MD-MOV-04")
@pytest.mark.parametrize(("does", "goes"), [(["Slippery"], True), (["If in shadow: Slippery"], False), ([], False)])
def test_a_slippery_enemy_leaves_heroes_behind(does: list[str], goes: bool) -> None:
    """Ann, who attacked it from afar, is its only target; bob stands in its way."""
    bow = {"id": "bow", "slot": "two-hands", "ranged": "yellow 1"}
    p = position(heroes=2, guards=[foe("brutes", does=does)], gear=[bow])
    with p.arrange() as s:
        p.put("brutes", "b1")
        p.outfit("ann", hands=["bow"])
        s.heroes["bob"].zone = p.zone("b1")
    p.go("ranged:e1", "end")
    assert p.where("e1") == ("a1" if goes else "b1")


@pytest.mark.rule("MD-ENC-02", "MD-ACT-03")
@pytest.mark.parametrize(("target", "where", "shields"), [("e1", "a1", 3), ("e2", "a1", 3), ("e1", "b1", 0)])
def test_what_guards_all_of_a_zone_counts_once_for_each_of_them(target: str, where: str, shields: int) -> None:
    """The spy guards itself and the ogre beside it, but not from another zone; neither has defence dice."""
    p = position(guards=[foe("spy", does=["When you or any ally in the zone defends: shields +3"])])
    with p.arrange():
        p.put("ogre", "a1")
        p.put("spy", where)
    assert p.go(f"melee:{target}").told(Counted)[0].shields == shields
