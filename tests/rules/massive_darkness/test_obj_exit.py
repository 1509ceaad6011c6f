"""The exit, and who has left by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Healed, Left, XpGained

from .position import OPEN, Position, position
from .quests import next_round

LEAVE = {"objectives": [{"id": "out", "text": "Leave.", "leave": "all"}]}
KEY_FIRST = {
    "tokens": [{"kind": "library", "at": "b1"}],
    "objectives": [{"id": "key", "text": "Take the key."}, {"id": "out", "text": "Leave.", "leave": "all"}],
    "rules": ["When a hero picks up any library: Complete key"],
}


def trial(adventure: Mapping[str, Any], heroes: int = 1, **more: Any) -> Position:
    return position(heroes=heroes, adventure=adventure, **more)


def at(p: Position, **zones: str) -> Position:
    """Heroes where a test wants them."""
    with p.arrange() as s:
        for hero, zone in zones.items():
            s.heroes[hero].zone = p.zone(zone)
    return p


# -- the exit --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OBJ-05")
def test_leaving_by_the_exit_costs_a_movement_point() -> None:
    p = at(trial(LEAVE, heroes=2), ann="c2")
    assert "leave" not in p.keys
    p.go("step:c3")
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)
    p.go("leave")
    assert p.hero().left
    assert [e.figure for e in p.told(Left)] == ["ann"]
    assert p.s.outcome is None


@pytest.mark.rule("MD-OBJ-05")
def test_who_has_no_movement_point_left_needs_another_move() -> None:
    p = at(trial(LEAVE, heroes=2), ann="b2").go("step:c2", "step:c3")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)
    p.go("leave")
    assert p.hero().left


@pytest.mark.rule("MD-OBJ-05", "MD-MOV-03")
@pytest.mark.parametrize("stunned", [False, True])
def test_an_enemy_in_the_exit_zone_stops_the_hero_unless_it_is_stunned(stunned: bool) -> None:
    p = trial(LEAVE, heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
        p.put("rats", "c3", stunned=stunned)
    assert ("leave" in p.keys) == stunned


@pytest.mark.rule("MD-OBJ-05", "MD-SKL-13")
def test_a_slippery_hero_leaves_past_an_enemy() -> None:
    p = trial(LEAVE, heroes=2, hero={"ann": {"skill": "Slippery"}})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
        p.put("rats", "c3")
    p.go("leave")
    assert p.hero().left


@pytest.mark.rule("MD-OBJ-05", "MD-CTR-09")
def test_who_has_left_is_safe_and_has_no_more_actions() -> None:
    p = trial(LEAVE, heroes=2, hero={"ann": {"skill": "Slippery"}})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
        p.put("brutes", "c3")
    p.go("melee:e1", "leave")
    assert (p.prompt, p.decision.args["figure"]) == ("act", "bob")
    p.go("end").until("act")
    assert p.hero().health == 5


@pytest.mark.rule("MD-OBJ-05")
def test_nobody_leaves_an_adventure_that_does_not_ask_for_it() -> None:
    p = at(trial({}), ann="c3")
    assert "leave" not in p.keys


@pytest.mark.rule("MD-OBJ-06", "MD-WIN-06")
def test_heroes_leave_only_when_the_earlier_objectives_are_done() -> None:
    p = at(trial(KEY_FIRST), ann="c3")
    assert "leave" not in p.keys
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("b1")
    p.go("pick-up", "stop")
    assert p.s.done == ["key"]
    at(p, ann="c3")
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["key", "out"], "won")


@pytest.mark.rule("MD-OBJ-06", "MD-WIN-01")
def test_the_objective_is_met_when_the_last_hero_has_left() -> None:
    p = at(trial(LEAVE, heroes=2), ann="c3", bob="c3")
    p.go("leave")
    assert (p.s.done, p.s.outcome) == ([], None)
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["out"], "won")


@pytest.mark.rule("MD-OBJ-06", "MD-HER-12")
def test_a_dead_hero_has_not_left() -> None:
    p = trial(LEAVE, heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
        s.heroes["bob"].zone, s.heroes["bob"].dead, s.heroes["bob"].health = p.zone("c3"), True, 0
    p.go("leave").until("act")
    assert (p.s.outcome, p.s.round, p.decision.args["figure"]) == (None, 2, "bob")
    p.go("leave")
    assert p.s.outcome == "won"


# -- who has left ------------------------------------------------------------------------------------------------------------------
def gone(heroes: int = 2, **more: Any) -> Position:
    """Ann has left; bob is to act."""
    p = at(trial(LEAVE, heroes=heroes, **more), ann="c3").go("leave")
    assert p.decision.args["figure"] == "bob"
    return p


@pytest.mark.rule("MD-OBJ-09")
def test_who_has_left_is_not_activated_again_but_keeps_a_place_in_the_order() -> None:
    p = gone(3)
    assert p.s.first == 0
    for hero in ("bob", "cid"):
        assert (p.prompt, p.decision.args["figure"]) == ("act", hero)
        p.go("end")
    p.until("act")
    assert (p.s.round, p.s.first, p.decision.args["figure"]) == (2, 1, "bob")
    p.go("end", "end").until("act")
    assert (p.s.round, p.s.first, p.decision.args["figure"]) == (3, 2, "cid")
    p.go("end", "end").until("act")
    assert (p.s.round, p.s.first, p.decision.args["figure"]) == (4, 0, "bob")


@pytest.mark.rule("MD-OBJ-09", "MD-EPH-23")
def test_who_has_left_is_no_target_and_holds_no_enemy() -> None:
    p = gone()
    with p.arrange() as s:
        s.heroes["ann"].xp = 9
        p.put("rats", "c3")
    p.go("end").until("act")
    assert (p.hero("ann").health, p.hero("bob").health) == (5, 5)
    assert p.where("e1") != "c3"


@pytest.mark.rule("MD-OBJ-09", "MD-ACT-11")
def test_who_has_left_gains_no_experience() -> None:
    p = gone(rolls="2+bam")
    with p.arrange():
        p.put("spy", "a1", health=1)
    p.go("melee:e1")
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("bob", 4)]
    assert (p.hero("ann").xp, p.hero("bob").xp) == (0, 4)


@pytest.mark.rule("MD-OBJ-09", "MD-LVL-07")
def test_who_has_left_raises_no_level() -> None:
    deep = {**LEAVE, "doors": ["c1-d1"], "exit": "f1", "levels": {"a1": 1, "f3": 2}}
    p = at(trial(deep, heroes=2, tiles={"2R": OPEN}, rows=(("1R", "2R"),)), ann="f1").go("leave")
    with p.arrange() as s:
        s.level = 1
    next_round(p)
    assert (p.s.round, p.s.level) == (2, 1)
    at(p, bob="f1").go("trade", "done")
    assert p.s.level == 2


@pytest.mark.rule("MD-OBJ-09", "MD-SKL-05")
def test_who_has_left_or_lies_dead_is_not_healed_when_the_level_rises() -> None:
    deep = {**LEAVE, "doors": ["c1-d1"], "exit": "f1", "levels": {"a1": 1, "f3": 3}}
    p = at(trial(deep, heroes=3, tiles={"2R": OPEN}, rows=(("1R", "2R"),)), ann="f1").go("leave")
    with p.arrange() as s:
        s.level = 1
        for hero in s.heroes.values():
            hero.skills, hero.health = {"enhance-health": 2}, 2
        s.heroes["cid"].dead, s.heroes["cid"].health = True, 0
    at(p, bob="f1").go("trade", "done")
    assert (p.s.level, [(e.figure, e.health) for e in p.told(Healed)]) == (3, [("bob", 2)])
