"""The enemies' phase: where an enemy goes when it finds nobody."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.state import Turn

from .hunting import DEN, LANES, YARD, again, did, hunt, laid
from .position import Position, position

ENDS = {"start": "a3", "exit": "c1"}
"""The ends of the way through the den."""


def rounds(p: Position, count: int) -> list[str]:
    """What the enemy does in so many more rounds."""
    for _ in range(count):
        p.go("end").until("act")
    return did(p)


# -- to the starting zone ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-15")
def test_with_everybody_in_the_dark_and_out_of_sight_it_goes_to_the_starting_zone() -> None:
    assert did(hunt("ann:b2 bob:c3", "rats:b1", DEN, xp="ann:9", adventure=ENDS)) == ["a1", "a2"]


@pytest.mark.rule("MD-EPH-15")
def test_one_hero_in_the_light_is_enough_to_draw_it_elsewhere() -> None:
    heroes, start = "ann:b3 bob:{}", {"start": "a3"}
    assert did(hunt(heroes.format("c3"), "rats:a1", YARD, adventure=start))[0] == "a2"
    assert did(hunt(heroes.format("c2"), "rats:a1", YARD, adventure=start))[0] == "b1"


@pytest.mark.rule("MD-EPH-15")
def test_it_patrols_too_when_every_hero_is_dead() -> None:
    assert did(hunt("ann:b1", "rats:b1", DEN, dead="ann", adventure=ENDS)) == ["a1", "a2"]


# -- to and fro ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-20")
def test_from_the_starting_zone_it_heads_for_the_exit_and_back() -> None:
    p = hunt("ann:c3", "rats:a2", DEN, adventure=ENDS)
    assert did(p) == ["a3", "a2"]
    assert rounds(p, 4) == ["a3", "a2", "a1", "b1", "c1", "b1", "a1", "a2", "a3", "a2"]


@pytest.mark.rule("MD-EPH-20", "MD-EPH-22")
def test_where_it_can_get_no_closer_to_an_end_it_turns_as_well() -> None:
    """The starting zone b2 is behind the door at a2; there it turns."""
    p = hunt("ann:c3", "rats:a3", DEN, adventure={"start": "b2", "exit": "c1"})
    assert did(p) == ["a2", "a1"]
    assert rounds(p, 1)[2:] == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-20", "MD-EPH-22")
def test_the_same_goes_for_an_exit_that_cannot_be_reached() -> None:
    p = hunt("ann:c3", "rats:a3", DEN, adventure={"start": "a3", "exit": "c2"})
    assert rounds(p, 2) == ["a2", "a1", "b1", "c1", "b1", "a1"]


@pytest.mark.rule("MD-EPH-21")
def test_every_enemy_remembers_its_own_direction() -> None:
    p = hunt("ann:c3", "rats:a1 brutes:a1", DEN, adventure=ENDS, have={"e2": {"goal": "exit"}}).until("act")
    assert (did(p, "e1"), did(p, "e2")) == (["a2", "a3"], ["b1", "c1"])


@pytest.mark.rule("MD-EPH-21")
def test_the_direction_is_kept_from_round_to_round() -> None:
    p = hunt("ann:c3", "rats:a2", DEN, adventure=ENDS)
    assert (did(p), p.enemy().goal) == (["a3", "a2"], "exit")
    assert rounds(p, 1)[2:] == ["a1", "b1"]


@pytest.mark.rule("MD-EPH-21")
def test_a_hero_in_sight_makes_it_begin_anew() -> None:
    """On its way to the exit it sees ann; when she is gone it turns back to the starting zone."""
    p = hunt("ann:c1", "rats:a1", DEN, adventure=ENDS, have={"e1": {"goal": "exit"}})
    assert did(p) == ["b1", "c1"]
    assert did(again(p, ann="c3")) == ["b1", "a1"]


@pytest.mark.rule("MD-EPH-21")
def test_a_hero_in_the_light_makes_it_begin_anew_too() -> None:
    """On its way from a1 to the exit c3 it turns to ann in the light at c2; when she is gone it goes back to the starting zone."""
    p = hunt("ann:c2", "rats:a1", YARD, adventure={"start": "a1", "exit": "c3"}, have={"e1": {"goal": "exit"}})
    assert did(p) == ["b1", "c1"]
    assert did(again(p, ann="b2")) == ["b1", "a1"]


# -- where an end is missing ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-28")
def test_without_an_exit_it_stays_in_the_starting_zone() -> None:
    p = hunt("ann:c3", "rats:a2", DEN, adventure={"start": "a3", "exit": ""})
    assert did(p) == ["a3"]
    assert did(again(p)) == ["idle"]


@pytest.mark.rule("MD-EPH-28")
def test_without_a_starting_zone_the_exit_is_the_only_goal() -> None:
    """The tile with the starting zone f1 is gone."""
    gone = {"state": {"gone": sum(1 << 6 * row + column for row in range(3) for column in (3, 4, 5))}}
    p = hunt("ann:a2", "rats:b1", LANES, adventure={"start": "f1", "exit": "a1"}, have=gone)
    assert did(p) == ["a1"]
    assert did(again(p)) == ["idle"]


@pytest.mark.rule("MD-EPH-28")
def test_a_single_end_that_cannot_be_reached_is_approached() -> None:
    p = hunt("ann:c3", "rats:a3", DEN, adventure={"start": "c2", "exit": ""})
    assert did(p) == ["a2", "a1"]
    p.go("end").until("act")
    assert did(p) == ["a2", "a1", "b1", "c1"]
    assert did(again(p)) == ["idle"]


@pytest.mark.rule("MD-EPH-21", "MD-CTR-03")
def test_the_target_of_a_counter_attack_makes_it_begin_anew_too() -> None:
    p = position(**laid(DEN, ENDS))
    with p.arrange() as s:
        p.put("rats", "a1")
        s.heroes["ann"].zone, s.enemies["e1"].goal, s.turn = p.zone("c1"), "exit", Turn("ann", "counter", attacked=["e1"])
    assert did(p) == ["b1", "c1", "attacks ann"]
    assert p.enemy().goal == "start"
