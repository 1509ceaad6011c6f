"""Payback."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Stunned, Wounded

from .fights import attacking, defending, duel
from .position import DARK, position


@pytest.mark.rule("MD-SKL-10")
@pytest.mark.parametrize(("faces", "wounds"), [("1 2+bam", [("e1", 2)]), ("1 1", []), ("2+bam 1", [("ann", 1)])])
def test_payback_wounds_the_attacker_if_shields_exceed_swords(faces: str, wounds: list[tuple[str, int]]) -> None:
    p = defending("Payback 2", rolls=faces)
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == wounds


@pytest.mark.rule("MD-SKL-10")
def test_payback_is_for_defence_only() -> None:
    p = attacking("Payback 2", rolls="2+bam 1")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("e1", 1)]


@pytest.mark.rule("MD-SKL-10", "MD-MOB-08")
@pytest.mark.parametrize(("minions", "left", "boss"), [([2, 2], [1], 2), ([1], [], 2), ([], [], 0)])
def test_payback_on_a_mob_goes_to_its_minions_first(minions: list[int], left: list[int], boss: int) -> None:
    p = position(hero={"ann": {"skill": "Payback 3"}}, rolls="blank 1")
    with p.arrange():
        p.put("rats", "a1", minions=minions)
    p.go("end")
    enemy = p.s.enemies.get("e1")
    assert ((enemy.minions, enemy.health) if enemy else ([], 0)) == (left, boss)


@pytest.mark.rule("MD-SKL-10", "MD-MOB-12")
def test_payback_is_not_aimed_at_the_boss_of_a_mob_that_was_stunned_meanwhile() -> None:
    p = position(hero={"ann": {"skill": "Payback 3", "shadow": "When you defend: stun the target"}}, tiles={"1R": DARK}, rolls="blank 1")
    with p.arrange():
        p.put("rats", "a1", minions=1)
    p.go("end")
    assert (p.enemy().stunned, p.enemy().minions, p.enemy().health) == (True, [], 2)


@pytest.mark.rule("MD-SKL-10", "MD-HER-09")
def test_the_dead_pay_nothing_back() -> None:
    p = duel("Payback 2", foe=["When you attack: wounds +5"], rolls="blank 1", heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].xp = 5
    p.go("end", "end").until("act")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 5)]


@pytest.mark.rule("MD-SKL-10", "MD-SKL-03")
def test_an_enemys_payback_wounds_the_hero() -> None:
    p = attacking(foe=["Payback 1"], rolls="1 2+bam")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 1)]


@pytest.mark.rule("MD-SKL-10", "MD-CND-01")
@pytest.mark.parametrize("dark", [True, False])
def test_an_enemys_payback_has_its_conditions(dark: bool) -> None:
    p = attacking(foe=["If in shadow: Payback 1"], rolls="1 2+bam", dark=dark)
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 1)] * dark


@pytest.mark.rule("MD-Q05-09", "MD-SKL-10")
@pytest.mark.parametrize(("behaviour", "health"), [("Cannot be attacked or wounded", 3), ("Never moves", 1)])
def test_nothing_is_paid_back_to_whom_nobody_can_wound(behaviour: str, health: int) -> None:
    adventure = {"enemies": [{"id": "wall", "name": "Wall", "card": "lesser/ogre", "does": [behaviour]}]}
    p = position(hero={"ann": {"skill": "Payback 2"}}, adventure=adventure, rolls="blank 1")
    with p.arrange():
        p.put("ogre", "a1", special="wall")
    assert p.go("end").enemy().health == health


@pytest.mark.rule("MD-SKL-10", "MD-STN-01")
def test_payback_comes_besides_what_the_combat_did() -> None:
    p = defending("Payback 1", "When you defend: stun the target", rolls="blank 1")
    assert ([e.figure for e in p.told(Stunned)], p.enemy().health) == (["e1"], 29)


@pytest.mark.rule("MD-Q05-09", "MD-MOB-13")
@pytest.mark.parametrize(("behaviour", "xp"), [("Cannot be attacked or wounded", 0), ("Never moves", 6)])
def test_whom_nobody_can_wound_is_no_kill_either(behaviour: str, xp: int) -> None:
    """Ann gains a point for a kill, besides the 5 of the monster."""
    adventure = {"enemies": [{"id": "wall", "name": "Wall", "card": "lesser/drake", "does": [behaviour]}]}
    lines = {"skill": "When you attack: all other enemies in the zone suffer 1", "shadow": "When you kill any enemy: Gain 1 xp"}
    p = position(hero={"ann": lines}, adventure=adventure, tiles={"1R": DARK}, rolls="1")
    with p.arrange():
        p.put("ogre", "a1", health=9)
        p.put("drake", "a1", special="wall", health=1)
    p.go("melee:e1")
    assert ("e2" in p.s.enemies, p.hero().xp) == (xp == 0, xp)
