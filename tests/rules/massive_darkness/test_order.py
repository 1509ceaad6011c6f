"""Events are told in the order in which things happen: the cause, then what comes of it."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import (
    Arrived,
    CombatBegan,
    DoorOpened,
    Effected,
    Ended,
    EnemyDied,
    Healed,
    HeroDied,
    LevelRose,
    MinionsDied,
    ObjectiveDone,
    Stunned,
    TileFell,
    Went,
    Wounded,
    XpGained,
)
from undercroft.kernel.event import Event

from .fights import duel
from .position import OPEN, Position, position
from .test_q04 import falling, safe

CHARGE = {"skill": {"name": "Rush", "level": 1, "cost": 0, "does": ["Charge"]}}
TELEPORT = {"skill": {"name": "Blink", "level": 1, "cost": 0, "does": ["Teleport 2"]}}
ROOM = OPEN.replace("C", "R")
PLACES = {
    "places": {"door": "b1", "lair": "c1"},
    "enemies": [{"id": "guest", "card": "lesser/drake"}, {"id": "host", "card": "lesser/ogre"}],
    "rules": ["When a hero enters door: Guest comes to start", "When a hero enters lair: Host comes to start"],
}
"""Somebody comes when a hero enters b1, somebody else when one enters c1."""


def told(p: Position, *kinds: type[Event]) -> list[str]:
    """The names of these events in order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, kinds)]


@pytest.mark.rule("MD-ADV-03", "MD-SKL-08")
def test_what_a_zone_sets_off_comes_before_the_attack_of_a_charge() -> None:
    p = position(sheet=CHARGE, adventure=PLACES)
    with p.arrange():
        p.put("rats", "c1")
    p.go("charge:c1")
    assert told(p, Went, Arrived, CombatBegan)[:4] == ["Went", "Arrived", "Arrived", "CombatBegan"]
    assert [p.rules.content.cards[e.card].text.enemy for e in p.told(Arrived)] == ["drake", "ogre"], "in the order of the zones"


@pytest.mark.rule("MD-ADV-03", "MD-SKL-17")
def test_what_a_zone_sets_off_comes_before_the_next_step_of_a_skill() -> None:
    p = position(sheet=TELEPORT, adventure=PLACES).go("teleport", "zone:b1")
    assert told(p, Went, Arrived) == ["Went", "Arrived"]
    p.go("zone:c1")
    assert told(p, Went, Arrived) == ["Went", "Arrived", "Went", "Arrived"]


@pytest.mark.rule("MD-ADV-03", "MD-HPH-18")
def test_a_step_is_told_before_what_it_sets_off() -> None:
    p = position(adventure=PLACES).go("step:b1")
    assert told(p, Went, Arrived) == ["Went", "Arrived"]


@pytest.mark.rule("MD-ENC-15", "MD-STN-01")
@pytest.mark.parametrize(("does", "effect"), [("stun the target", "Stunned"), ("heal 1", "Healed"), ("gain 1 xp", "XpGained")])
def test_a_skill_is_told_before_what_it_does(does: str, effect: str) -> None:
    p = duel(f"When you attack: {does}")
    with p.arrange() as s:
        s.heroes["ann"].health = 3
    p.go("melee:e1")
    assert told(p, Effected, Stunned, Healed, XpGained) == ["Effected", effect]


@pytest.mark.rule("MD-TRM-06")
def test_what_waits_for_an_attack_without_wounds_is_told_before_what_it_does() -> None:
    p = duel("When you attack, If no wounds are dealt: stun the target", rolls="blank 2+bam").go("melee:e1")
    assert told(p, Effected, Stunned) == ["Effected", "Stunned"]


@pytest.mark.rule("MD-HER-05", "MD-WND-04")
def test_wounds_are_told_before_the_death_they_bring() -> None:
    p = position(rolls="2+bam blank")
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        p.put("rats", "a1")
    p.go("end")
    assert told(p, CombatBegan, Wounded, HeroDied) == ["CombatBegan", "Wounded", "HeroDied"]


@pytest.mark.rule("MD-ACT-09", "MD-ENM-03")
def test_an_enemy_is_wounded_then_dies_then_brings_experience_and_then_the_objective() -> None:
    rules = ["When any enemy dies: Complete goal"]
    p = position(adventure={"rules": rules})
    with p.arrange():
        p.put("ogre", "a1", health=1)
    p.go("melee:e1")
    found = told(p, Wounded, EnemyDied, XpGained, ObjectiveDone, Ended)
    assert found == ["Wounded", "EnemyDied", "XpGained", "ObjectiveDone", "Ended"]


@pytest.mark.rule("MD-LVL-03", "MD-DOR-12")
def test_a_door_opens_then_the_level_rises_then_enemies_come() -> None:
    p = position(
        tiles={"1V": ROOM}, rows=(("1R", "1V"),), adventure={"exit": "c1", "doors": ["c1-d1"], "levels": {"a1": 1, "d2": 2}},
        doors=[{"id": "plain", "name": "Plain", "parts": [{"enemies": True}, {}, {}]}],
    )  # fmt: skip
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")
    p.go("open:d1").until("move")
    assert told(p, DoorOpened, LevelRose, Arrived) == ["DoorOpened", "LevelRose", "Arrived"]


# -- floors that fall --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q04-05", "MD-MOB-17")
def test_a_mob_without_its_boss_falls_with_an_event_of_its_own() -> None:
    p = falling(safe())
    with p.arrange():
        p.put("orc-flayers", "a1", health=0, minions=2)
    p.go("end").until("act")
    assert "e1" not in p.s.enemies
    assert [(e.figure, e.count) for e in p.told(MinionsDied)] == [("e1", 2)]
    assert told(p, TileFell, MinionsDied, EnemyDied) == ["TileFell", "MinionsDied"]


@pytest.mark.rule("MD-Q04-05")
def test_of_a_whole_mob_the_minions_are_told_and_then_the_boss() -> None:
    p = falling(safe())
    with p.arrange():
        p.put("orc-flayers", "a1", minions=2)
    p.go("end").until("act")
    assert told(p, TileFell, MinionsDied, EnemyDied) == ["TileFell", "MinionsDied", "EnemyDied"]


@pytest.mark.rule("MD-Q04-06", "MD-Q04-05")
def test_whoever_falls_with_a_floor_dies_before_the_adventure_is_lost() -> None:
    p = falling(safe(2))
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("a1")
    p.go("end", "end")
    assert (p.s.outcome, p.s.lost_by) == ("lost", "MD-Q04-06")
    assert told(p, TileFell, HeroDied, Ended) == ["TileFell", "HeroDied", "Ended"]
