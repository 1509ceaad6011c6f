"""Move actions: what movement points buy, and what keeps a hero where it is."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import DoorOpened, PickedUp, Went

from .position import Position, position

WALLS = """
    +---+---+---+
    | C | C   C |
    +   +---+   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
SWIFT = {"skill": {"name": "Swift", "level": 1, "cost": 0, "does": ["Movement +1"]}}


def steps(p: Position) -> list[str]:
    return [key for key in p.keys if key.startswith("step:")]


@pytest.mark.rule("MD-HPH-16")
def test_a_move_gives_two_points() -> None:
    p = position().go("step:b1")
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)
    p.go("step:c1")
    assert (p.prompt, p.where("ann")) == ("act", "c1")
    assert [e.path for e in p.told(Went)] == [(0, 1), (1, 2)]


@pytest.mark.rule("MD-HPH-16", "MD-SKL-07")
def test_a_skill_gives_more_points() -> None:
    p = position(sheet=SWIFT).go("step:b1", "step:c1")
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)
    p.go("step:c2")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)


@pytest.mark.rule("MD-HPH-16", "MD-PIC-01", "MD-DOR-01")
@pytest.mark.parametrize("order", [("step:c2", "pick-up"), ("pick-up", "step:c2"), ("open:b1", "pick-up"), ("pick-up", "open:b1")])
def test_steps_doors_and_tokens_cost_a_point_each_in_any_mix(order: tuple[str, str]) -> None:
    p = position(tiles={"1R": WALLS}, adventure={"doors": ["b1-b2"], "start": "b2"})
    with p.arrange() as s:
        s.regular = [p.zone("b2"), p.zone("c2")]
    p.go(*order)
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)
    assert len(p.told(PickedUp)) == 1
    assert len(p.told(DoorOpened)) == ("open:b1" in order)


@pytest.mark.rule("MD-HPH-17")
def test_a_move_is_finished_before_another_action() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "b1", stunned=True)
    p.go("step:b1")
    assert p.keys == ["step:a1", "step:c1", "step:b2", "stop"]
    p.go("stop")
    assert "melee:e1" in p.keys


@pytest.mark.rule("MD-HPH-17")
def test_unspent_points_are_lost() -> None:
    p = position().go("step:b1", "stop")
    assert (p.prompt, p.decision.args) == ("act", {"figure": "ann", "actions": 2, "points": 0})
    p.go("step:c1")
    assert (p.prompt, p.decision.args["actions"], p.decision.args["points"]) == ("move", 1, 1)


@pytest.mark.rule("MD-HPH-17")
def test_a_move_that_can_go_no_further_is_over() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "b1")
    p.go("step:b1")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)
    assert "melee:e1" in p.keys


@pytest.mark.rule("MD-HPH-17")
def test_the_action_is_over_with_its_last_point() -> None:
    p = position().go("step:b1", "step:c1")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)
    p.go("step:b1")
    assert (p.prompt, p.decision.args["actions"], p.decision.args["points"]) == ("move", 1, 1)


@pytest.mark.rule("MD-HPH-18")
def test_a_step_leads_to_a_neighbouring_zone_and_not_through_walls_or_closed_doors() -> None:
    p = position(tiles={"1R": WALLS}, adventure={"doors": ["a1-b1"]})
    assert steps(p) == ["step:a2"]
    p.go("step:a2", "stop")
    assert steps(p) == ["step:a1", "step:b2", "step:a3"]


@pytest.mark.rule("MD-HPH-18", "MD-MOV-03")
@pytest.mark.parametrize(("stunned", "free"), [(False, False), (True, True)])
def test_an_enemy_holds_the_hero_unless_it_is_stunned(stunned: bool, free: bool) -> None:
    p = position()
    with p.arrange():
        p.put("rats", "a1", stunned=stunned)
    assert steps(p) == (["step:b1", "step:a2"] if free else [])


@pytest.mark.rule("MD-HPH-18", "MD-MOV-06")
def test_a_hero_may_step_into_a_zone_with_an_enemy_but_not_on() -> None:
    p = position()
    with p.arrange() as s:
        p.put("rats", "b1")
        s.regular = [p.zone("a1")]
    assert "step:b1" in p.keys
    p.go("step:b1")
    assert (p.where("ann"), p.prompt, steps(p)) == ("b1", "act", [])


@pytest.mark.rule("MD-HPH-19")
def test_a_door_is_opened_and_passed_in_one_move() -> None:
    p = position(tiles={"1R": WALLS}, adventure={"doors": ["a1-b1"]})
    p.go("open:b1")
    assert (p.prompt, steps(p)) == ("move", ["step:b1", "step:a2"])
    p.go("step:b1")
    assert (p.where("ann"), p.prompt, p.decision.args["actions"]) == ("b1", "act", 2)


@pytest.mark.rule("MD-HPH-19")
def test_one_steps_to_a_door_and_opens_it_in_one_move() -> None:
    p = position(tiles={"1R": WALLS}, adventure={"doors": ["a1-b1"]})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("a2")
    p.go("step:a1", "open:b1")
    assert (p.where("ann"), p.prompt, p.decision.args["actions"]) == ("a1", "act", 2)
