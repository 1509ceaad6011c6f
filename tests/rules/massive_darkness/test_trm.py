"""Terms of card texts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.content.dice import FACES
from undercroft.games.massive_darkness.events import Counted, EnemyDied, Healed, MinionDied, Rerolled, Wounded

from .fights import attacking, counted, defending, duel, worked
from .position import Position

AGAIN = "When you attack: reroll attack dice"
CHARM = "enchant:equipment/charm/{}".format


@pytest.mark.rule("MD-TRM-01")
@pytest.mark.parametrize(("answer", "swords"), [("reroll:equipment/charm/1", 3), ("keep", 1)])
def test_after_a_reroll_means_that_the_dice_were_rerolled_by_another_effect(answer: str, swords: int) -> None:
    p = attacking("When you attack, If after a reroll: swords +2", AGAIN, rolls="1 1 1").go(answer)
    assert counted(p)[0] == swords


@pytest.mark.rule("MD-TRM-01")
def test_a_reroll_of_the_other_sides_dice_and_a_flip_are_none_of_the_own() -> None:
    p = attacking("When you attack, If after a reroll: swords +2", "When you attack: reroll defence dice").go("reroll:equipment/charm/1")
    assert worked(p) == []
    p = attacking("When you attack, If after a reroll: swords +2", "When you attack: flip one attack die").go("reroll:equipment/charm/1")
    assert worked(p) == []


@pytest.mark.rule("MD-TRM-02")
def test_blanks_are_counted_in_the_final_result() -> None:
    lines = ("When you attack: blanks count as bams", AGAIN, "When you attack, Pay bam: swords +1, repeat 3")
    p = attacking(*lines, dice="yellow 2, red 1", rolls="1 1 1 blank blank blank 1").go("reroll:equipment/charm/1")
    assert p.decision.args["bams"] == 2


@pytest.mark.rule("MD-TRM-02")
def test_a_face_with_swords_or_a_symbol_is_no_blank() -> None:
    p = attacking("When you attack: blanks count as diamonds", "When you attack, Pay diamond: swords +1", dice="yellow 2", rolls="2+bam 1 blank")
    assert p.prompt == "act"


@pytest.mark.rule("MD-TRM-03")
def test_double_adds_a_sword_for_each_symbol_on_the_faces() -> None:
    assert counted(attacking("When you attack: double the bams", dice="yellow 1, red 2", rolls="2+bam 2+bam 3+diamond blank"))[0] == 7 + 2
    assert counted(attacking("When you attack: double the diamonds", dice="yellow 1, red 2", rolls="2+bam 2+bam 3+diamond blank"))[0] == 7 + 1


@pytest.mark.rule("MD-TRM-03")
def test_double_leaves_bonuses_alone() -> None:
    assert counted(attacking("When you attack: bams +3", "When you attack: double the bams", rolls="2+bam blank"))[0] == 3


@pytest.mark.rule("MD-TRM-04")
@pytest.mark.parametrize(("face", "new"), [("blank", "yellow 2+bam"), ("2+bam", "yellow blank")])
def test_a_flipped_die_shows_the_opposite_face(face: str, new: str) -> None:
    p = attacking("When you attack: flip one attack die", rolls=f"{face} blank").go("reroll:equipment/charm/0")
    assert [e.dice for e in p.told(Rerolled)] == [(new,)]
    assert counted(p)[0] == (2 if "bam" in new else 0)


@pytest.mark.rule("MD-TRM-04")
def test_the_player_says_which_die_is_flipped() -> None:
    p = attacking("When you attack: flip one defence die", foe_armour="blue 3", rolls="2+bam 2+bam 1 2+bam").go("reroll:equipment/charm/0")
    assert p.keys == ["die:blue-2+bam", "die:blue-1"]
    assert counted(p.go("die:blue-2+bam"))[1] == 3


@pytest.mark.rule("MD-TRM-05")
@pytest.mark.parametrize(("grown", "health"), [(0, 5), (2, 7)])
def test_a_full_heal_returns_health_to_its_maximum(grown: int, health: int) -> None:
    p = duel(gear=[{"id": "salve", "use": ["Full heal"], "consumable": True}])
    with p.arrange() as s:
        s.heroes["ann"].health, s.heroes["ann"].grown = 1, grown
        p.outfit("ann", hands=["blade"], pack=["salve"])
    p.go("use:salve")
    assert (p.hero().health, [e.health for e in p.told(Healed)]) == (health, [health - 1])


@pytest.mark.rule("MD-TRM-06")
@pytest.mark.parametrize(("faces", "stunned"), [("1 1", True), ("1 2+bam", True), ("2+bam 1", False)])
def test_without_wounds_is_known_when_all_shields_are_counted(faces: str, stunned: bool) -> None:
    p = attacking("When you attack, If no wounds are dealt: stun the target", rolls=faces)
    assert p.enemy().stunned == stunned


@pytest.mark.rule("MD-TRM-06", "MD-WND-02")
def test_additional_wounds_are_wounds() -> None:
    p = attacking("When you attack, If no wounds are dealt: stun the target", "When you attack: wounds +1", rolls="1 1")
    assert not p.enemy().stunned


@pytest.mark.rule("MD-TRM-06")
@pytest.mark.parametrize(("faces", "health"), [("1 1", 4), ("2+bam 1", 2)])
def test_a_defender_too_may_gain_by_an_attack_without_wounds(faces: str, health: int) -> None:
    p = duel("When you defend, If no wounds are dealt: heal 1", rolls=faces)
    with p.arrange() as s:
        s.heroes["ann"].health = 3
    assert p.go("end").hero().health == health


@pytest.mark.rule("MD-TRM-06", "MD-ENC-04")
def test_an_enchantment_may_wait_for_an_attack_without_wounds() -> None:
    lines = ("When you attack, Pay bam, If no wounds are dealt: stun the target", "When you attack, Pay bam: defender shields -1")
    p = attacking(*lines, rolls="2+bam 2+bam")
    assert (p.keys, p.told(Counted)) == (["done", CHARM(1)], [])
    p.go("done")
    assert (p.keys, counted(p)) == (["done", CHARM(0)], (2, 2, 0))
    assert p.go(CHARM(0)).enemy().stunned


@pytest.mark.rule("MD-TRM-06")
def test_symbols_spent_before_are_not_there_for_it() -> None:
    lines = ("When you attack, Pay bam, If no wounds are dealt: stun the target", "When you attack, Pay bam: defender shields -1")
    p = attacking(*lines, rolls="2+bam 2+bam").go(CHARM(1))
    assert (p.prompt, counted(p), p.enemy().stunned) == ("act", (2, 1, 1), False)


@pytest.mark.rule("MD-TRM-06")
@pytest.mark.parametrize(("faces", "stunned"), [("2+bam 2+bam", True), ("2+bam 1", False)])
def test_an_enemys_waits_as_well(faces: str, stunned: bool) -> None:
    p = defending(foe=["When you attack, Pay bam, If no wounds are dealt: stun the target"], rolls=faces)
    assert p.hero().stunned == stunned


@pytest.mark.rule("MD-TRM-06", "MD-WND-02")
@pytest.mark.parametrize("faces", ["1 1", "2+bam 1", "1 2+bam"])
def test_additional_wounds_are_wounds_as_well(faces: str) -> None:
    p = attacking("When you attack: wounds +1", "When you attack, If no wounds are dealt: stun the target", rolls=faces)
    assert not p.enemy().stunned


# -- kill immediately ------------------------------------------------------------------------------------------------------------
def killing(kind: str, **state: Any) -> Position:
    """Ann (a1) uses a card that kills an enemy."""
    p = duel(gear=[{"id": "doom", "use": ["Kill an enemy, range 1"], "consumable": True}], foes=0, heroes=2)
    with p.arrange():
        p.put(kind, "b1", **state)
        p.outfit("ann", pack=["doom"])
    return p.go("use:doom")


@pytest.mark.rule("MD-TRM-07")
def test_a_single_enemy_is_killed_whatever_its_health_with_experience_and_loot_for_the_killer() -> None:
    p = killing("ogre", gear="relic")
    assert (list(p.s.enemies), [e.damage for e in p.told(Wounded)]) == ([], [6])
    assert (p.hero().xp, p.hero("bob").xp, p.hero().pack) == (5, 5, ["relic"])


@pytest.mark.rule("MD-TRM-07")
def test_of_a_mob_one_minion_is_killed() -> None:
    p = killing("rats", minions=[1, 2])
    assert (p.enemy().minions, p.enemy().health, p.hero().xp, len(p.told(MinionDied))) == ([2], 2, 1, 1)


@pytest.mark.rule("MD-TRM-07", "MD-MOB-10")
def test_the_boss_is_killed_only_without_minions() -> None:
    p = killing("rats", minions=[])
    assert (list(p.s.enemies), p.hero().xp, [e.what for e in p.told(EnemyDied)]) == ([], 3, ["boss"])


@pytest.mark.rule("MD-TRM-07", "MD-MOB-12")
def test_of_a_stunned_mob_the_player_chooses_the_figure() -> None:
    p = killing("rats", minions=[2, 2], stunned=True)
    assert p.keys == ["figure:minion", "figure:boss"]
    p.go("figure:boss")
    assert (p.enemy().health, p.enemy().minions) == (0, [2, 2])


@pytest.mark.rule("MD-TRM-07", "MD-MOB-17")
@pytest.mark.parametrize(("minions", "health", "left"), [([1, 2], 0, [2]), ([2], 1, [])])
def test_a_mob_stays_while_one_of_its_figures_does(minions: list[int], health: int, left: list[int]) -> None:
    p = killing("rats", minions=minions, health=health)
    assert (p.enemy().minions, p.enemy().health, p.hero().xp) == (left, health, 1)


@pytest.mark.rule("MD-TRM-07")
def test_the_last_minion_without_a_boss_takes_the_card_with_it() -> None:
    p = killing("rats", minions=[2], health=0)
    assert (list(p.s.enemies), p.hero().xp) == ([], 1)


@pytest.mark.rule("MD-TRM-08")
def test_swords_are_counted_before_the_shields_are_subtracted() -> None:
    p = attacking("When you attack: swords +1", dice="yellow 1, red 1", rolls="2+bam 3+diamond 2+bam")
    assert [(e.swords, e.shields, e.wounds) for e in p.told(Counted)] == [(6, 2, 4)]


@pytest.mark.rule("MD-TRM-09")
def test_a_reroll_replaces_the_old_result_even_by_a_worse_one() -> None:
    p = attacking(AGAIN, rolls="2+bam blank blank").go("reroll:equipment/charm/0")
    assert ([e.dice for e in p.told(Rerolled)], counted(p)) == ([("yellow blank",)], (0, 0, 0))


@pytest.mark.rule("MD-TRM-09")
def test_symbols_of_the_old_result_are_gone() -> None:
    p = attacking(AGAIN, "When you attack, Pay bam: swords +1", rolls="2+bam blank 1").go("reroll:equipment/charm/0")
    assert (p.prompt, counted(p)) == ("act", (1, 0, 1))


@pytest.mark.rule("MD-TRM-11")
@pytest.mark.parametrize("colour", list(FACES))
def test_opposite_faces_are_fixed_and_flipping_twice_changes_nothing(colour: str) -> None:
    """Faces n and 5 - n: the best lies opposite a blank on every die."""
    pool = "attack" if colour in ("yellow", "red") else "defence"
    best = "2+bam" if colour in ("yellow", "blue") else "3+diamond"
    line = f"When you attack: flip one {pool} die"
    dice = {"dice": f"{colour} 1", "foe_armour": ""} if pool == "attack" else {"dice": "red 1", "foe_armour": f"{colour} 1"}
    p = attacking(line, line, **dice, rolls=best if pool == "attack" else f"1 {best}").go("reroll:equipment/charm/0", "reroll:equipment/charm/1")
    assert [e.dice for e in p.told(Rerolled)] == [(f"{colour} blank",), (f"{colour} {best}",)]
