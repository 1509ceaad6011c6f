"""Wounds: how many there are, and who takes them."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Counted, EnemyDied, HeroDied, MinionDied, Wounded

from .fights import attacking, counted, defending, duel
from .position import position


@pytest.mark.rule("MD-WND-01")
@pytest.mark.parametrize(
    ("faces", "wounds"),
    [("1 1 blank", 2), ("2+bam 1 1", 2), ("1 blank 1", 0), ("blank blank 2+bam", 0), ("2+bam 2+bam 2+bam", 2)],
)
def test_wounds_are_swords_less_shields_and_never_below_none(faces: str, wounds: int) -> None:
    p = attacking(dice="yellow 2", rolls=faces)
    assert counted(p)[2] == wounds
    assert 30 - p.enemy().health == wounds


@pytest.mark.rule("MD-WND-01")
def test_effects_count_like_dice_on_both_sides() -> None:
    p = attacking("When you attack: swords +3", foe=["When you defend: shields +1", "When you defend, Pay bam: shields +1"], rolls="2+bam 2+bam")
    assert counted(p) == (5, 4, 1)


@pytest.mark.rule("MD-WND-02")
@pytest.mark.parametrize(("faces", "wounds"), [("blank 2+bam", 2), ("2+bam 1", 3)])
def test_additional_wounds_come_after_the_shields(faces: str, wounds: int) -> None:
    p = attacking("When you attack: wounds +2", rolls=faces)
    assert (counted(p)[2], 30 - p.enemy().health) == (wounds, wounds)


@pytest.mark.rule("MD-WND-02")
def test_a_hero_takes_additional_wounds_through_all_shields() -> None:
    p = defending(foe=["When you attack: wounds +2"], armour="green 3", rolls="1 3+diamond 3+diamond 3+diamond")
    assert p.hero().health == 3


@pytest.mark.rule("MD-WND-03")
def test_wounds_lower_a_heros_health() -> None:
    p = defending(foe_dice="red 1", armour="", rolls="3+diamond")
    assert (p.hero().health, [(e.figure, e.damage, e.left) for e in p.told(Wounded)]) == (2, [("ann", 3, 2)])


@pytest.mark.rule("MD-WND-03")
def test_wounds_on_an_enemy_stay_from_one_attack_to_the_next() -> None:
    p = attacking(rolls="2+bam blank 1 blank", health=9).go("melee:e1")
    assert [(e.damage, e.left) for e in p.told(Wounded)] == [(2, 7), (1, 6)]


@pytest.mark.rule("MD-WND-04")
def test_an_enemy_is_defeated_at_no_health() -> None:
    p = attacking(rolls="1 blank 1 blank", health=2)
    assert p.enemy().health == 1
    p.go("melee:e1")
    assert ("e1" in p.s.enemies, [e.figure for e in p.told(EnemyDied)]) == (False, ["e1"])


@pytest.mark.rule("MD-WND-04")
@pytest.mark.parametrize(("health", "dead"), [(3, True), (4, False)])
def test_a_hero_is_defeated_at_no_health(health: int, dead: bool) -> None:
    p = duel(foe_dice="red 1", armour="", rolls="3+diamond", heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].health = health
        s.heroes["ann"].xp = 5
    p.go("end", "end").until("act")
    assert [e.figure for e in p.told(HeroDied)] == ["ann"] * dead


@pytest.mark.rule("MD-WND-05", "MD-GRD-13")
def test_whoever_defeats_a_guardian_takes_its_equipment() -> None:
    p = attacking(rolls="1 blank", health=1, carried="relic", kind="ranged")
    assert (list(p.s.enemies), p.hero().pack) == ([], ["relic"])


@pytest.mark.rule("MD-WND-05")
def test_a_guardian_that_lives_keeps_its_equipment() -> None:
    p = attacking(rolls="1 blank", health=2, carried="relic")
    assert (p.enemy().gear, p.hero().pack) == ("relic", [])


@pytest.mark.rule("MD-WND-06")
def test_in_a_mob_minions_are_wounded_one_after_another() -> None:
    p = position(gear=[{"id": "axe", "slot": "hand", "melee": "red 2"}], rolls="3+diamond blank")
    with p.arrange():
        p.put("rats", "a1", minions=3)
        p.outfit("ann", hands=["axe"])
    p.go("melee:e1")
    assert (p.enemy().minions, p.enemy().health, len(p.told(MinionDied))) == ([1, 2], 2, 1)


@pytest.mark.rule("MD-WND-06", "MD-MOB-11")
def test_wounds_left_when_the_last_minion_falls_do_not_reach_the_boss() -> None:
    p = position(gear=[{"id": "axe", "slot": "hand", "melee": "red 2"}], rolls="3+diamond 3+diamond")
    with p.arrange():
        p.put("rats", "a1", minions=1)
        p.outfit("ann", hands=["axe"])
    p.go("melee:e1")
    assert (p.enemy().minions, p.enemy().health) == ([], 2)


@pytest.mark.rule("MD-WND-07")
def test_more_wounds_than_needed_are_lost() -> None:
    p = attacking(dice="red 3", rolls="3+diamond 3+diamond 3+diamond blank", health=2, foes=2)
    assert (list(p.s.enemies), p.enemy("e2").health) == (["e2"], 2)
    assert (p.told(Counted)[0].wounds, [e.damage for e in p.told(Wounded)]) == (9, [2])


@pytest.mark.rule("MD-WND-07")
def test_a_hero_loses_no_more_health_than_it_has() -> None:
    p = duel(foe_dice="red 3", armour="", rolls="3+diamond 3+diamond 3+diamond", heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].xp = 5
        s.heroes["bob"].zone = p.zone("c3")
    p.go("end", "end").until("act")
    assert [(e.figure, e.damage, e.left) for e in p.told(Wounded)] == [("ann", 5, 0)]
