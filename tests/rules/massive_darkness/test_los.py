"""Line of sight in play: what stands in the way and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.content.board import Board
from undercroft.games.massive_darkness.content.tiles import read_tile

from .position import OPEN, Position, position

BOW = {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 1"}
WALLED = OPEN.replace("| C   C   C |\n    +   +", "| C | C   C |\n    +   +", 1)
"""A wall between a1 and b1."""


def archer(zone: str = "a1", foe: str = "c1", tile: str = OPEN, **adventure: Any) -> Position:
    p = position(heroes=2, gear=[BOW], tiles={"1R": tile}, adventure=adventure)
    with p.arrange() as s:
        p.put("spy", foe)
        p.outfit("ann", hands=["bow"])
        s.heroes["ann"].zone = p.zone(zone)
    return p


@pytest.mark.rule("MD-LOS-01")
@pytest.mark.parametrize(("foe", "seen"), [("a2", True), ("a3", True), ("c1", True), ("b2", False), ("c3", False), ("b3", False)])
def test_a_shot_flies_straight_and_never_diagonally(foe: str, seen: bool) -> None:
    assert ("ranged:e1" in archer(foe=foe).keys) == seen


@pytest.mark.rule("MD-LOS-02")
def test_a_wall_stops_a_shot_and_an_open_door_does_not() -> None:
    assert "ranged:e1" not in archer(tile=WALLED).keys
    p = archer(tile=WALLED, doors=["a1-b1"])
    assert "ranged:e1" not in p.keys
    p.go("open:b1", "stop")
    assert "ranged:e1" in p.keys


@pytest.mark.rule("MD-LOS-04")
def test_figures_and_tokens_do_not_stand_in_the_way() -> None:
    p = archer(tokens=[{"kind": "lair", "at": "b1"}])
    with p.arrange() as s:
        p.put("rats", "b1")
        s.heroes["bob"].zone = p.zone("b1")
        s.regular = [p.zone("b1")]
    assert {"ranged:e1", "ranged:e2"} <= set(p.keys)


@pytest.mark.rule("MD-LOS-04", "MD-Q08-08")
@pytest.mark.parametrize(("rules", "seen"), [([], True), (["Pillars bar the way"], False)])
def test_pillars_stop_sight_only_where_the_adventure_says_so(rules: list[str], seen: bool) -> None:
    p = archer(pillars=[{"id": "post", "at": "a1-b1", "health": 5}], rules=rules)
    assert ("ranged:e1" in p.keys) == seen
    with p.arrange() as s:
        s.pillars = {}
    assert "ranged:e1" in p.keys


@pytest.mark.rule("MD-LOS-09", "MD-Q10-04")
def test_there_is_a_way_by_stairs_but_no_sight_along_them() -> None:
    side = read_tile("\n".join(line[4:] for line in OPEN.strip("\n").splitlines()))
    board = Board([["1R", "", "1R"]], {"1R": side}, stairs=[("c2", "g2")])
    ways, foot, top = board.ways(), board.zone("c2"), board.zone("g2")
    assert ways.distances(foot)[top] == 1
    assert (ways.range(foot, top), ways.range(top, foot)) == (None, None)
    small = Board([["1R"]], {"1R": side}, stairs=[("a1", "c3")])
    assert small.ways().range(small.zone("a1"), small.zone("c3")) is None


@pytest.mark.rule("MD-LOS-02", "MD-Q04-09")
def test_what_has_fallen_is_the_edge_of_the_board() -> None:
    p = archer()
    with p.arrange() as s:
        s.gone = 1 << p.zone("b1")
    assert "ranged:e1" not in p.keys
    assert p.game.ways.range(p.zone("b1"), p.zone("b1")) is None
