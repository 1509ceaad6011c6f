"""The enemies' phase: where an enemy moves."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Went
from undercroft.kernel.decision import TABLE

from .hunting import CELL, LANES, RING, TAUNT, TEE, YARD, did, hunt


# -- whom it goes for ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-12")
def test_the_target_is_found_anew_at_every_move() -> None:
    """From c2 it sees nobody and goes for ann in the light at f2; from c1 it sees bob and turns to him, who has less experience."""
    assert did(hunt("ann:f2 bob:a1", "rats:c2", TEE, xp="ann:9 bob:1")) == ["c1", "b1"]


@pytest.mark.rule("MD-EPH-12")
def test_without_a_better_target_it_keeps_its_course() -> None:
    assert did(hunt("ann:f2 bob:a2", "rats:c2", TEE, xp="ann:9 bob:1")) == ["c1", "d1"]


@pytest.mark.rule("MD-EPH-13")
def test_a_hero_in_sight_comes_before_one_in_the_light_with_more_experience() -> None:
    assert did(hunt("ann:f2 bob:a1", "rats:c1", TEE, xp="ann:9 bob:1"))[0] == "b1"


@pytest.mark.rule("MD-EPH-13")
def test_of_the_heroes_in_sight_it_goes_for_the_one_with_the_most_experience() -> None:
    assert did(hunt("ann:e1 bob:a1", "rats:c1", TEE, xp="ann:2 bob:3"))[0] == "b1"
    assert did(hunt("ann:e1 bob:a1", "rats:c1", TEE, xp="ann:4 bob:3"))[0] == "d1"


@pytest.mark.rule("MD-EPH-13")
def test_a_hero_in_sight_is_a_target_in_the_dark_too() -> None:
    assert did(hunt("ann:f1 bob:f2", "rats:c1", TEE, xp="bob:9")) == ["d1", "e1"]


@pytest.mark.rule("MD-EPH-13")
def test_it_moves_only_until_it_has_the_hero_in_range() -> None:
    """Magic reaches two zones: one step from the hero it sees it attacks."""
    assert did(hunt("ann:d1", "mages:a1", LANES)) == ["b1", "attacks ann"]


@pytest.mark.rule("MD-EPH-14")
@pytest.mark.parametrize(("xp", "first"), [("ann:3 bob:2", "a2"), ("ann:2 bob:3", "b3")])
def test_with_nobody_in_sight_it_goes_for_the_hero_in_the_light_with_the_most_experience(xp: str, first: str) -> None:
    """From a3 of the yard ann at b1 and bob at c2 are out of sight and in the light."""
    assert did(hunt("ann:b1 bob:c2", "rats:a3", YARD, xp=xp))[0] == first


@pytest.mark.rule("MD-EPH-14", "MD-ZON-09")
def test_a_hero_in_the_dark_and_out_of_sight_does_not_draw_it() -> None:
    """From a3 of the yard ann at c1 and bob at c2 are out of sight; only bob stands in the light."""
    assert did(hunt("ann:c1 bob:c2", "rats:a3", YARD, xp="ann:9"))[0] == "b3"


@pytest.mark.rule("MD-EPH-16")
def test_a_tie_among_heroes_in_sight_is_for_the_players_however_far_they_are() -> None:
    p = hunt("ann:f1 bob:b1", "rats:c1", TEE, xp="ann:2 bob:2")
    assert (p.prompt, p.decision.seat, p.keys) == ("which-goal", TABLE, ["hero:ann", "hero:bob"])
    p.go("hero:ann")
    assert did(p)[0] == "d1"


@pytest.mark.rule("MD-EPH-16")
def test_a_tie_among_heroes_in_the_light_is_for_the_players_too() -> None:
    p = hunt("ann:f2 bob:a1 cid:b1", "rats:c2", TEE, xp="ann:2 bob:2 cid:7")
    assert (p.prompt, p.keys) == ("which-goal", ["hero:ann", "hero:bob"])


@pytest.mark.rule("MD-EPH-16")
def test_for_heroes_in_one_zone_nobody_is_asked() -> None:
    assert did(hunt("ann:a1 bob:a1", "rats:d1", LANES)) == ["c1", "b1"]


@pytest.mark.rule("MD-EPH-13", "MD-SKL-16")
def test_a_taunt_does_not_make_a_hero_seen() -> None:
    assert did(hunt("ann:f2 bob:a1", "rats:c1", TEE, hero={"ann": TAUNT}))[0] == "b1"


# -- the way ----------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-18")
def test_a_move_is_one_zone_along_a_shortest_way() -> None:
    p = hunt("ann:f2", "rats:c2", TEE)
    assert [(p.game.name(e.path[0]), p.game.name(e.path[1]), len(e.path)) for e in p.told(Went)] == [("c2", "c1", 2), ("c1", "d1", 2)]


@pytest.mark.rule("MD-EPH-18")
def test_of_several_shortest_ways_the_players_choose() -> None:
    p = hunt("ann:a3", "rats:c1", RING)
    assert (p.prompt, p.decision.seat, p.keys) == ("which-way", TABLE, ["zone:b1", "zone:c2"])
    assert did(p.go("zone:c2")) == ["c2", "c3"]


@pytest.mark.rule("MD-EPH-18")
def test_a_longer_way_is_not_offered() -> None:
    assert did(hunt("ann:a2", "rats:c1", RING)) == ["b1", "a1"]


@pytest.mark.rule("MD-EPH-18")
def test_zones_with_other_heroes_are_not_avoided() -> None:
    """Two ways lead to ann; bob, who has less experience, stands in one of them."""
    assert hunt("ann:a3 bob:a2", "rats:c1", RING, xp="ann:5").keys == ["zone:b1", "zone:c2"]


@pytest.mark.rule("MD-EPH-18", "MD-MOV-04")
def test_a_hero_on_the_way_stops_it() -> None:
    """It goes for ann, who has more experience, and comes upon bob."""
    assert did(hunt("ann:a1 bob:d1", "rats:f1", LANES, xp="ann:5")) == ["e1", "d1"]
    assert did(hunt("ann:a1 bob:e1", "rats:f1", LANES, xp="ann:5")) == ["e1", "attacks bob"]


@pytest.mark.rule("MD-EPH-19")
def test_an_enemy_does_not_leave_a_zone_with_a_hero() -> None:
    """Mages strike from afar only: ann is too near, and bob too far."""
    p = hunt("ann:a1 bob:f1", "mages:a1", LANES, xp="bob:9")
    assert did(p) == ["idle"]
    assert p.where("e1") == "a1"


@pytest.mark.rule("MD-EPH-19", "MD-MOV-05")
def test_the_stunned_and_the_dead_hold_nobody() -> None:
    assert did(hunt("ann:a1 bob:f1", "mages:a1", LANES, xp="bob:9", stunned="ann"))[0] == "b1"
    assert did(hunt("ann:a1 bob:f1", "mages:a1", LANES, xp="bob:9", dead="ann")) == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-19")
def test_a_held_enemy_still_attacks_in_its_attack_steps() -> None:
    assert did(hunt("ann:a1 bob:c1", "mages:a1", LANES)) == ["attacks bob"]


# -- no way ---------------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-22")
def test_without_a_way_it_goes_to_the_zone_that_is_closest_by_the_grid() -> None:
    """ann at c2 is behind the door at a2; but c1 lies beside her."""
    assert did(hunt("ann:c2", "rats:a1", CELL)) == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-22")
def test_as_close_as_it_can_get_it_stays() -> None:
    assert did(hunt("ann:c2", "rats:c1", CELL)) == ["idle"]


@pytest.mark.rule("MD-EPH-22")
def test_of_zones_equally_close_the_players_choose() -> None:
    """Both a3 and c1 are two zones from c3 by the grid."""
    p = hunt("ann:c3", "rats:a1", CELL)
    assert (p.prompt, p.decision.seat, p.keys) == ("which-way", TABLE, ["zone:b1", "zone:a2"])
    assert did(p.go("zone:b1", "zone:c1")) == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-22", "MD-DOR-14")
def test_closed_doors_are_no_ways_and_open_ones_are() -> None:
    assert did(hunt("ann:b2", "rats:a3", CELL)) == ["a2"]
    assert did(hunt("ann:b2", "rats:a3", CELL, have={"state": {"opened": [0]}})) == ["a2", "b2"]
