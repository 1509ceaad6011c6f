"""Zones, sight, ways and chambers on small boards."""

from __future__ import annotations

from functools import cache

import pytest

from undercroft.games.massive_darkness.content.board import Board
from undercroft.games.massive_darkness.content.tiles import Tile, TileError, read_tile
from undercroft.grid.hexes import cells
from undercroft.grid.zones import Ways, pair

CROSS = """
+---+   +---+
| C   c   c |
+   +---+   +
  c | R | c
+   +---+   +
| c   c   C |
+---+   +---+
"""
"""A corridor around a lit room, open to all four sides."""
HALL = """
+---+---+---+
| c | r   R |
+   +   +   +
  C | r | r |
+   +---+---+
| c | r | r |
+---+---+---+
"""
"""A corridor, a chamber of four rooms with a wall inside, and two cells."""


def side(text: str) -> Tile:
    return read_tile(text.strip("\n"))


@cache
def sides() -> dict[str, Tile]:
    return {"1R": side(CROSS), "2R": side(HALL)}


@cache
def board() -> Board:
    """a1 … c3 is the cross, d1 … f3 the hall."""
    return Board([["1R", "2R"]], sides())


def at(*names: str) -> list[int]:
    return [board().by_name[name] for name in names]


def named(mask: int, on: Board | None = None) -> set[str]:
    return {(on or board()).zones[n].name for n in cells(mask)}


def ways(*doors: str) -> Ways:
    return board().ways([pair(*at(*door.split())) for door in doors])


@pytest.mark.rule("MD-ZON-01")
def test_a_zone_is_a_square_of_a_tile() -> None:
    assert [zone.name for zone in board().zones] == [f"{x}{y}" for y in (1, 2, 3) for x in "abcdef"]
    assert len(board().zones) == 2 * 9
    assert {board().zones[n].tile for n in at("a1", "c3")} == {0}
    assert board().zones[at("d1")[0]].tile == 1


@pytest.mark.rule("MD-ZON-02")
def test_a_zone_is_a_room_or_a_corridor() -> None:
    assert named(board().rooms) == {"b2", "e1", "f1", "e2", "f2", "e3", "f3"}


@pytest.mark.rule("MD-ZON-06")
def test_light_and_room_are_independent() -> None:
    lit = {"a1", "b2", "c3", "f1", "d2"}
    assert named(board().dark) == {zone.name for zone in board().zones} - lit
    assert named(board().rooms & ~board().dark) == {"b2", "f1"}


@pytest.mark.rule("MD-ZON-03")
def test_a_chamber_is_made_of_rooms_joined_by_passages() -> None:
    (zone,) = at("e2")
    assert named(ways().chamber(zone)) == {"e1", "f1", "e2", "f2"}
    assert named(ways().chamber(*at("e3"))) == {"e3"}
    assert ways().chamber(*at("d2")) == 0


@pytest.mark.rule("MD-ZON-04")
def test_a_closed_door_parts_chambers() -> None:
    shut = board().ways(shut=[pair(*at("e1", "f1"))])
    assert named(shut.chamber(*at("e1"))) == {"e1", "e2"}
    assert named(shut.chamber(*at("f1"))) == {"f1", "f2"}


@pytest.mark.rule("MD-ZON-05")
def test_an_open_door_makes_chambers_one() -> None:
    assert named(ways("e2 e3").chamber(*at("e3"))) == {"e1", "f1", "e2", "f2", "e3"}


@pytest.mark.rule("MD-LOS-01")
def test_sight_runs_along_the_edges_of_the_board_only() -> None:
    assert named(ways().seen(*at("a1"))) == {"a1", "b1", "c1", "a2", "a3"}
    assert ways().range(*at("a1", "c3")) is None


@pytest.mark.rule("MD-LOS-02")
def test_sight_ends_at_walls_closed_doors_and_the_edge() -> None:
    assert ways().range(*at("b1", "b2")) is None  # a wall
    assert ways("b1 b2").range(*at("b1", "b2")) == 1
    assert ways("b1 b2").range(*at("b1", "b3")) is None  # another wall behind the room
    assert ways("b1 b2", "b2 b3").range(*at("b1", "b3")) == 2
    assert named(ways().seen(*at("a2"))) == {"a1", "a2", "a3"}  # the edge of the board to the left


@pytest.mark.rule("MD-LOS-03")
def test_dark_zones_do_not_stop_sight() -> None:
    assert named(board().dark) >= {"b1", "c1"}
    assert ways().range(*at("a1", "c1")) == 2


@pytest.mark.rule("MD-LOS-05")
def test_sight_passes_through_chambers_and_corridors() -> None:
    through = ways("b2 c2", "d2 e2", "a2 b2")
    assert [through.range(*at("a2", name)) for name in ("b2", "c2", "d2", "e2")] == [1, 2, 3, 4]


@pytest.mark.rule("MD-LOS-06")
@pytest.mark.parametrize("zone", ["a1", "b2", "f3"])
def test_everybody_sees_the_own_zone(zone: str) -> None:
    assert ways().range(*at(zone, zone)) == 0


@pytest.mark.rule("MD-LOS-07")
def test_sight_is_mutual() -> None:
    there = ways("b2 c2", "d2 e2")
    for a in range(len(board().zones)):
        for b in range(len(board().zones)):
            assert there.range(a, b) == there.range(b, a)


@pytest.mark.rule("MD-LOS-08")
def test_range_counts_the_borders_crossed() -> None:
    assert [ways().range(*at("c1", name)) for name in ("c1", "c2", "c3", "a1")] == [0, 1, 2, 2]
    (zone,) = at("c1")
    assert named(ways().seen(zone, 1, 1)) == {"c2", "b1"}
    assert named(ways().seen(zone, 2)) == {"c3", "a1"}


@pytest.mark.rule("MD-LOS-09")
def test_there_is_no_sight_where_the_board_is_not_joined() -> None:
    parted = Board([["1R", "", "1R"]], sides())
    left, right = parted.by_name["c2"], parted.by_name["g2"]
    assert parted.ways().range(left, right) is None
    assert parted.ways().distances(left)[right] == -1


@pytest.mark.rule("MD-MOV-01")
def test_one_goes_over_a_common_border_never_across_a_corner() -> None:
    assert named(ways().near[at("c2")[0]]) == {"c1", "c3", "d2"}
    assert not ways().near[at("a1")[0]] >> at("b2")[0] & 1


@pytest.mark.rule("MD-MOV-02")
def test_walls_and_closed_doors_let_nobody_through() -> None:
    assert named(ways().near[at("b2")[0]]) == set()
    assert named(ways("b2 c2").near[at("b2")[0]]) == {"c2"}
    assert ways().distances(*at("b2"))[at("c2")[0]] == -1


@pytest.mark.rule("MD-MOV-02")
@pytest.mark.parametrize(("rows", "walled", "open_", "near"), [([["2R", "1R"]], "c2", "d2", {"c1"}), ([["2R"], ["1R"]], "b3", "b4", set())])
def test_a_wall_on_one_side_of_a_border_is_enough(rows: list[list[str]], walled: str, open_: str, near: set[str]) -> None:
    """Beside and below the hall, which is walled, lies the cross, which is open."""
    laid = Board(rows, sides())
    assert (named(laid.ways().near[laid.by_name[walled]], laid), pair(*map(laid.zone, (walled, open_))) in laid.borders) == (near, True)


@pytest.mark.rule("MD-EPH-18")
def test_the_shortest_ways_are_all_found() -> None:
    assert named(ways().onward(*at("b1", "b3"))) == {"a1", "c1"}
    assert named(ways().onward(*at("c1", "b3"))) == {"c2"}
    assert ways().onward(*at("b3", "b3")) == 0


@pytest.mark.rule("MD-EPH-22")
def test_without_a_way_one_goes_as_near_as_the_grid_allows() -> None:
    assert named(ways().onward(*at("b1", "b2"))) == set()  # beside the wall already
    assert named(ways().onward(*at("a1", "f2"))) == {"b1"}  # d2 is the nearest that can be reached
    assert named(ways().onward(*at("c2", "f2"))) == {"d2"}


@pytest.mark.rule("MD-EPH-22")
def test_of_several_zones_just_as_near_one_may_go_to_any() -> None:
    assert named(ways().onward(*at("a1", "b2"))) == {"a2", "b1"}


@pytest.mark.rule("MD-Q04-05", "MD-MOV-02", "MD-LOS-02")
def test_a_zone_that_is_gone_is_neither_seen_nor_reached() -> None:
    linked = Board([["1R", "2R"]], sides(), stairs=[("a1", "f3"), ("b1", "e3")])
    a1, b1, e3, f3 = (linked.by_name[name] for name in ("a1", "b1", "e3", "f3"))
    left = linked.ways(gone=1 << b1)
    assert (left.seen(b1), left.near[b1], left.connected(b1), set(left.distances(b1))) == (0, 0, 0, {-1})
    assert (named(left.seen(a1)), named(left.near[a1])) == ({"a1", "a2", "a3"}, {"a2", "f3"})
    assert (named(left.near[e3]), named(left.near[f3])) == (set(), {"a1"})


@pytest.mark.rule("MD-ADV-01")
def test_tiles_are_laid_and_turned_as_the_adventure_says() -> None:
    turned = Board([["2R/90"]], sides())
    assert named(turned.rooms, turned) == {"a2", "b2", "c2", "a3", "b3", "c3"}
    assert named(turned.ways().near[turned.by_name["b1"]], turned) == {"a1", "c1"}
    again = Board([["2R/90"]], {"2R": sides()["2R"].turned(3)})
    plain = Board([["2R"]], sides())
    assert (again.zones, again.open) == (plain.zones, plain.open)


@pytest.mark.parametrize(("old", "new", "why"), [(CROSS, "+---+", "7 lines"), ("R", "x", "r, R, c or C"), ("| C", "/ C", "border")])
def test_what_is_no_tile_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(TileError, match=why):
        side(CROSS.replace(old, new))


@pytest.mark.parametrize(("rows", "why"), [([["9R"]], "no tile is called '9R'"), ([["1R/45"]], "turned by 90")])
def test_what_cannot_be_laid_is_refused(rows: list[list[str]], why: str) -> None:
    with pytest.raises(TileError, match=why):
        Board(rows, sides())


@pytest.mark.parametrize(("text", "why"), [("a1-c1", "is no border of two"), ("a1", "is no border of two"), ("a1-a9", "no zone is called 'a9'")])
def test_what_is_no_border_is_refused(text: str, why: str) -> None:
    assert board().border("b1-a1") == pair(*at("a1", "b1"))
    with pytest.raises(TileError, match=why):
        board().border(text)


def test_there_is_no_bridge_where_a_tile_is() -> None:
    with pytest.raises(TileError, match="no gap for a bridge at a1"):
        Board([["1R"]], sides(), bridges=["a1"])
