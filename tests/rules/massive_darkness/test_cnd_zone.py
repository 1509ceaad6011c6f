"""Conditions about light, company and the other side of a combat."""

from __future__ import annotations

import pytest

from .fights import counted, duel
from .position import position


def struck(condition: str, heroes: str = "ann", foes: int = 1, dark: bool = False, dead: str = "") -> bool:
    """Whether ann's charm works in an attack on the first of so many foes in her zone; the other heroes named are with her, or dead there."""
    p = duel(f"When you attack, If {condition}: swords +3", heroes=3, foes=foes, dark=dark, rolls="1 blank")
    with p.arrange() as s:
        for id in ("bob", "cid"):
            s.heroes[id].zone = p.zone("a1" if id in heroes.split() else "c3")
            s.heroes[id].dead = id == dead
    return counted(p.go("melee:e1"))[0] == 4


@pytest.mark.rule("MD-CND-07", "MD-ZON-07")
@pytest.mark.parametrize(("condition", "dark", "works"), [
    ("in shadow", True, True), ("in shadow", False, False), ("in light", True, False), ("in light", False, True),
])  # fmt: skip
def test_shadow_and_light_are_those_of_the_heros_zone(condition: str, dark: bool, works: bool) -> None:
    assert struck(condition, dark=dark) == works


@pytest.mark.rule("MD-CND-01", "MD-ACT-03")
@pytest.mark.parametrize(("heroes", "dead", "together"), [
    ("ann", "", False), ("ann bob", "", True), ("ann bob cid", "", True), ("ann bob", "bob", False), ("ann bob cid", "bob", True),
])  # fmt: skip
def test_nobody_is_their_own_ally_and_the_dead_are_no_company(heroes: str, dead: str, together: bool) -> None:
    assert struck("an ally in the zone", heroes, dead=dead) == together
    assert struck("no ally in the zone", heroes, dead=dead) != together


@pytest.mark.rule("MD-CND-01")
@pytest.mark.parametrize(("foes", "works"), [(1, False), (2, True), (3, True)])
def test_so_many_enemies_or_more(foes: int, works: bool) -> None:
    assert struck("2 enemies in the zone", foes=foes) == works


@pytest.mark.rule("MD-CND-01", "MD-ACT-05")
@pytest.mark.parametrize(("kind", "minions", "health", "works"), [
    ("ogre", 0, 9, True), ("spy", 0, 9, True), ("rats", 0, 2, True), ("rats", 1, 2, False), ("rats", 2, 0, False),
])  # fmt: skip
@pytest.mark.parametrize("moment", ["attack", "defend"])
def test_a_guardian_is_alone_without_minions_and_minions_are_none(kind: str, minions: int, health: int, works: bool, moment: str) -> None:
    does = f"When you {moment}, If against a guardian alone: {'swords' if moment == 'attack' else 'shields'} +3"
    p = position(gear=[{"id": "charm", "does": [does]}])
    with p.arrange():
        p.outfit("ann", body="leather", hands=["club"], pack=["charm"])
        p.put(kind, "a1", minions=minions, health=health)
    p.go("melee:e1" if moment == "attack" else "end")
    points = counted(p)[0 if moment == "attack" else 1]
    assert points == (4 if works else 1)


@pytest.mark.rule("MD-CND-01")
@pytest.mark.parametrize(("health", "works"), [(5, False), (4, True)])
def test_dice_rerolls_and_enchantments_wait_for_their_condition_too(health: int, works: bool) -> None:
    lines = (
        "When you attack, If wounded 1: red dice +1", "When you attack, If wounded 1: reroll attack dice",
        "When you attack, Pay bam, If wounded 1: swords +3",
    )  # fmt: skip
    p = duel(*lines, rolls="2+bam 2+bam blank" if works else "2+bam blank")
    with p.arrange() as s:
        s.heroes["ann"].health = health
    p.go("melee:e1")
    if not works:
        assert (p.prompt, counted(p)) == ("act", (2, 0, 2))
        return
    assert p.keys == ["keep", "reroll:equipment/charm/1"]
    p.go("keep")
    assert p.keys == ["done", "enchant:equipment/charm/2"]
    assert counted(p.go("enchant:equipment/charm/2")) == (7, 0, 7)


@pytest.mark.rule("MD-HER-16", "MD-CND-09")
def test_a_card_beside_the_dashboard_is_not_equipped() -> None:
    sabre = {"id": "sabre", "slot": "hand", "kinds": ["sword"], "melee": "yellow 1"}
    p = duel("When you attack, If with sword: swords +3", gear=[sabre], rolls="1 blank 1 1 blank")
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["charm", "sabre"])
    assert counted(p.go("melee:e1"))[0] == 1
    with p.arrange():
        p.outfit("ann", hands=["blade", "sabre"], pack=["charm"])
    assert counted(p.go("melee:e1"))[0] == 5


@pytest.mark.rule("MD-CND-01")
@pytest.mark.parametrize(("health", "works"), [(5, False), (4, True)])
def test_a_skill_in_force_and_a_card_to_use_wait_for_it_as_well(health: int, works: bool) -> None:
    salve = {"id": "salve", "use": ["If wounded 1: Gain 1 xp"]}
    p = position(gear=[salve], hero={"ann": {"skill": "If wounded 1: Slippery"}})
    with p.arrange() as s:
        p.outfit("ann", pack=["salve"])
        p.put("rats", "a1")
        s.heroes["ann"].health = health
    assert ("step:b1" in p.keys, "use:salve" in p.keys) == (works, works)
