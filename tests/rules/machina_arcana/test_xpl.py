"""Exploring: where it is possible, how the new tile lies, and which tiles are discarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from undercroft.games.machina_arcana.content.tiles import Side
from undercroft.games.machina_arcana.events import TileDiscarded, TilePlaced, Went
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, Group

from .exploration import CORNER, FULL, ROW, board, spread, token
from .position import Position, face, position


# -- where exploring is possible ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-XPL-01")
@pytest.mark.parametrize(("stamina", "left"), [(6, 4), (3, 1), (2, 0), (1, -1), (0, -1)])
def test_exploring_costs_2_stamina(stamina: int, left: int) -> None:
    p = spread(["0,0"], ann="10,5", bob="1,1")
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
    if left < 0:
        assert "explore" not in p.keys
        return
    p.go("explore")
    assert p.explorer().stamina == left
    assert board(p) == {"0,0": "t00", "1,0": "new"}


@pytest.mark.rule("MA-XPL-01")
@pytest.mark.parametrize(("space", "possible"), [("10,5", True), ("10,6", True), ("9,5", False), ("10,4", False), ("10,7", False)])
def test_an_explorer_has_to_stand_on_the_border(space: str, possible: bool) -> None:
    assert ("explore" in spread(["0,0"], ann=space).keys) == possible


@pytest.mark.rule("MA-XPL-01", "MA-ENT-06")
@pytest.mark.parametrize("kind", ["entry", "exit"])
@pytest.mark.parametrize(("space", "possible"), [("10,5", False), ("10,6", False), ("1,5", True), ("5,1", True)])
def test_a_border_with_the_entry_or_exit_token_cannot_be_explored(kind: str, space: str, possible: bool) -> None:
    p = spread(["0,0"], ann=space)
    with p.arrange() as s:
        setattr(s, kind, token(p, (0, 0), "east"))
    assert ("explore" in p.keys) == possible


@pytest.mark.rule("MA-XPL-01")
def test_with_both_tokens_on_the_board_neither_of_their_borders_can_be_explored() -> None:
    p = spread(["0,0"], ann="10,5")
    for space, possible in (("10,5", False), ("1,6", False), ("5,1", True)):
        with p.arrange() as s:
            s.entry, s.exit = token(p, (0, 0), "west"), token(p, (0, 0), "east")
            p.stand("ann", space)
        assert ("explore" in p.keys) == possible


@pytest.mark.rule("MA-XPL-01")
def test_a_border_that_has_been_explored_cannot_be_explored_again() -> None:
    p = spread(["0,0"], ["new", "more"], ann="10,5").go("explore")
    assert "explore" not in p.keys
    p.go("move:11,5")
    assert "explore" not in p.keys


@pytest.mark.rule("MA-XPL-01")
@pytest.mark.parametrize(("stack", "under", "possible"), [([], [], False), (["new"], [], True), ([], [["new"]], True)])
def test_without_a_tile_in_the_stack_nobody_explores(stack: list[str], under: list[list[str]], possible: bool) -> None:
    p = spread(["0,0"], ann="10,5")
    with p.arrange() as s:
        s.stack, s.under = stack, under
    assert ("explore" in p.keys) == possible


@pytest.mark.rule("MA-XPL-03")
def test_a_controlled_monster_on_a_border_is_not_offered_to_explore() -> None:
    p = spread(["0,0"], ann="1,1", bob="2,2")
    with p.arrange() as s:
        p.put("brute", "10,5")
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    p.go("pass").until("control-monster")
    assert [key for key in p.keys if not key.startswith("move:")] == ["end", "ability:monster/brute/active/0:brute", "by-rules", "by-rules-on"]
    with p.arrange():
        p.stand("ann", "10,6")
    p.until("act")
    assert "explore" in p.keys


@pytest.mark.rule("MA-XPL-03")
def test_a_predictable_monster_does_not_explore() -> None:
    """The only way from the monster to ann would be by a new tile."""
    p = spread(["0,0"], drawing=".\n.\n.\n. . . . . . . # # #\n. . . . . . . # . .\n. . . . . . . # . .\n. . . . . . . # # #", ann="1,1")
    with p.arrange():
        p.put("brute", "10,5")
    p.go("pass")
    assert (p.s.round, board(p), p.told(TilePlaced)) == (2, {"0,0": "t00"}, [])


# -- the new tile ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-XPL-02")
@pytest.mark.parametrize("connection", ["north", "east", "south", "west"])
@pytest.mark.parametrize(
    ("side", "space", "trap"), [("north", "5,1", "6,9"), ("east", "10,5", "12,6"), ("south", "5,10", "5,12"), ("west", "1,6", "9,5")]
)
def test_the_new_tile_lies_with_its_connection_symbol_at_the_border(connection: Side, side: Side, space: str, trap: str) -> None:
    """The new tile has a trap behind its connection symbol, always at the same hand of whoever comes in there."""
    x, y = {"north": (4, 1), "east": (8, 4), "south": (5, 8), "west": (1, 5)}[connection]
    drawing = "\n".join(" ".join("^" if (column, row) == (x, y) else "." for column in range(10)) for row in range(10))
    p = position(tiles=[face("new", drawing, connection=connection)])
    with p.arrange() as s:
        s.entry = None
        p.stand("ann", space)
    p.go("explore")
    assert [p.game.name(cell) for cell in cells(p.game.spaces("trap"))] == [trap]
    assert sorted(board(p).values()) == ["first", "new"]
    assert p.rules_told(TilePlaced)[-1] == ("MA-XPL-02",)


@pytest.mark.rule("MA-XPL-02")
@pytest.mark.parametrize("drawn", ["new", "more"])
@pytest.mark.parametrize("back", ["", "-back"])
def test_the_top_tile_of_the_stack_is_taken_whichever_that_is(drawn: str, back: str) -> None:
    p = spread(["0,0"], ["new", "more"], ann="10,5")
    p.chance.draws = {"tile": [drawn], "tile-face": [drawn + back]}
    p.go("explore")
    assert board(p)["1,0"] == drawn + back
    assert p.s.stack == [name for name in ("new", "more") if name != drawn]


@pytest.mark.rule("MA-XPL-04")
def test_the_explorer_stays_where_it_is() -> None:
    p = spread(["0,0"], ann="10,5").go("explore")
    assert p.where("ann") == "10,5"
    assert p.told(Went) == []


@pytest.mark.rule("MA-XPL-04")
@pytest.mark.parametrize(("space", "after"), [("5,1", "5,11"), ("1,6", "11,6")])
def test_if_the_window_grows_to_the_north_or_west_the_explorer_keeps_its_space_of_the_tile(space: str, after: str) -> None:
    p = spread(["0,0"], ann=space).go("explore")
    assert p.where("ann") == after
    assert p.told(Went) == []
    assert f"move:{after}" not in p.keys


# -- the window -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-XPL-05")
@pytest.mark.parametrize(
    ("places", "ann", "after"),
    [
        (["0,0"], "10,5", {"0,0": "t00", "1,0": "new"}),
        (["0,0"], "1,5", {"1,0": "t00", "0,0": "new"}),
        (["0,0"], "5,1", {"0,1": "t00", "0,0": "new"}),
        (["0,0"], "5,10", {"0,0": "t00", "0,1": "new"}),
        (CORNER, "15,10", {"0,0": "t00", "1,0": "t10", "0,1": "t01", "1,1": "new"}),
        (CORNER, "10,15", {"0,0": "t00", "1,0": "t10", "0,1": "t01", "1,1": "new"}),
        (["0,0", "0,1", "1,1"], "10,5", {"0,0": "t00", "0,1": "t01", "1,1": "t11", "1,0": "new"}),
        (["1,0", "0,1", "1,1"], "5,11", {"1,0": "t10", "0,1": "t01", "1,1": "t11", "0,0": "new"}),
    ],
)
def test_the_board_grows_up_to_two_by_two_tiles(places: Sequence[str], ann: str, after: dict[str, str]) -> None:
    p = spread(places, ann=ann).go("explore")
    assert board(p) == after
    assert p.told(TileDiscarded) == []
    assert p.s.under == []


@pytest.mark.rule("MA-XPL-05")
@pytest.mark.parametrize(
    ("places", "ann", "after"),
    [
        (ROW, "20,5", {"0,0": "t10", "1,0": "new"}),
        (ROW, "1,5", {"0,0": "new", "1,0": "t00"}),
        (["0,0", "0,1"], "5,20", {"0,0": "t01", "0,1": "new"}),
        (["0,0", "0,1"], "5,1", {"0,0": "new", "0,1": "t00"}),
        (CORNER, "20,5", {"0,0": "t10", "1,0": "new"}),
        (CORNER, "5,20", {"0,0": "t01", "0,1": "new"}),
    ],
)
def test_a_third_tile_in_a_row_pushes_the_first_ones_out(places: Sequence[str], ann: str, after: dict[str, str]) -> None:
    assert board(spread(places, ann=ann).go("explore")) == after


@pytest.mark.rule("MA-XPL-06")
@pytest.mark.parametrize(
    ("ann", "discarded", "after"),
    [
        ("20,5", ["t00", "t01"], {"0,0": "t10", "0,1": "t11", "1,0": "new"}),
        ("20,15", ["t00", "t01"], {"0,0": "t10", "0,1": "t11", "1,1": "new"}),
        ("1,5", ["t10", "t11"], {"1,0": "t00", "1,1": "t01", "0,0": "new"}),
        ("1,15", ["t10", "t11"], {"1,0": "t00", "1,1": "t01", "0,1": "new"}),
        ("5,1", ["t01", "t11"], {"0,1": "t00", "1,1": "t10", "0,0": "new"}),
        ("15,1", ["t01", "t11"], {"0,1": "t00", "1,1": "t10", "1,0": "new"}),
        ("5,20", ["t00", "t10"], {"0,0": "t01", "1,0": "t11", "0,1": "new"}),
        ("15,20", ["t00", "t10"], {"0,0": "t01", "1,0": "t11", "1,1": "new"}),
    ],
)
def test_beyond_the_window_tiles_are_discarded_so_that_the_board_fits(ann: str, discarded: list[str], after: dict[str, str]) -> None:
    p = spread(FULL, ann=ann).go("explore")
    fewest = min(p.keys, key=len)
    p.go(fewest)
    assert board(p) == after
    assert [e.tile for e in p.told(TileDiscarded)] == discarded
    assert all(rules == ("MA-XPL-12",) for rules in p.rules_told(TileDiscarded))


@pytest.mark.rule("MA-XPL-07")
def test_a_tile_with_an_explorer_is_not_discarded() -> None:
    """Without bob the third tile could be discarded as well (MA-XPL-09)."""
    p = spread(FULL, ann="20,5", bob="15,15").go("explore")
    assert p.prompt == "act"
    assert board(p) == {"0,0": "t10", "0,1": "t11", "1,0": "new"}
    assert (p.where("ann"), p.where("bob")) == ("10,5", "5,15")


@pytest.mark.rule("MA-XPL-07")
def test_explorers_who_are_not_on_the_board_hold_no_tile_and_monsters_neither() -> None:
    p = spread(FULL, ann="20,5", bob="15,15", cid="15,14")
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.explorers["cid"].cell, s.explorers["cid"].dead = -1, 1
        p.put("stone", "15,13")
    p.go("explore")
    assert p.keys == ["discard:0,0+0,1+1,1", "discard:0,0+0,1"]


@pytest.mark.rule("MA-XPL-08")
@pytest.mark.parametrize(("bob", "possible"), [("5,5", False), ("5,15", False), ("10,5", False), ("11,5", True), ("15,15", True), ("11,20", True)])
def test_exploring_is_not_offered_if_every_window_would_discard_an_explorer(bob: str, possible: bool) -> None:
    assert ("explore" in spread(FULL, ann="20,5", bob=bob).keys) == possible


@pytest.mark.rule("MA-XPL-08")
def test_two_explorers_on_tiles_far_apart_can_still_explore_within_the_window() -> None:
    p = spread(CORNER, ann="15,10", bob="5,15")
    assert "explore" in p.keys
    with p.arrange():
        p.stand("ann", "15,1")
    assert "explore" not in p.keys


@pytest.mark.rule("MA-XPL-09")
def test_the_players_choose_among_the_windows() -> None:
    p = spread(FULL, ann="20,5").go("explore")
    assert (p.prompt, p.decision.seat, p.decision.group) == ("which-discard", TABLE, None)
    assert p.keys == ["discard:0,0+0,1+1,1", "discard:0,0+0,1"]
    assert [(o.confirm, o.cell) for o in p.decision.options] == [(False, -1)] * 2
    p.go("discard:0,0+0,1+1,1")
    assert board(p) == {"0,0": "t10", "1,0": "new"}
    assert [e.tile for e in p.told(TileDiscarded)] == ["t00", "t01", "t11"]


@pytest.mark.rule("MA-XPL-09")
def test_after_a_death_the_players_of_the_living_choose() -> None:
    p = spread(FULL, ann="20,5", bob="1,1", cid="19,5")
    with p.arrange() as s:
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    p.go("explore")
    assert (p.prompt, p.decision.group) == ("which-discard", Group((0, 2), 0))


@pytest.mark.rule("MA-XPL-09")
@pytest.mark.parametrize(
    ("places", "ann", "keys"),
    [
        (FULL, "20,15", ["discard:0,0+0,1", "discard:0,0+1,0+0,1"]),
        (FULL, "1,5", ["discard:1,0+0,1+1,1", "discard:1,0+1,1"]),
        (FULL, "5,1", ["discard:1,0+0,1+1,1", "discard:0,1+1,1"]),
        (FULL, "15,20", ["discard:0,0+1,0", "discard:0,0+1,0+0,1"]),
        (CORNER, "1,5", ["discard:1,0+0,1", "discard:1,0"]),
        (CORNER, "5,1", ["discard:1,0+0,1", "discard:0,1"]),
    ],
)
def test_every_window_with_the_new_tile_and_the_explorer_is_a_choice(places: Sequence[str], ann: str, keys: list[str]) -> None:
    assert spread(places, ann=ann).go("explore").keys == keys


@pytest.mark.rule("MA-XPL-09")
@pytest.mark.parametrize("ann", ["10,15", "15,10"])
def test_nothing_is_discarded_if_the_tiles_fit(ann: str) -> None:
    """A window that leaves the third tile out would contain the new one, too."""
    p = spread(CORNER, ann=ann).go("explore")
    assert (p.prompt, len(p.s.tiles)) == ("act", 4)


# -- every board ----------------------------------------------------------------------------------------------------------------
BOARDS = [FULL, CORNER, ("0,0", "1,0", "1,1"), ("0,0", "0,1", "1,1"), ("1,0", "0,1", "1,1"), ROW, ("0,0", "0,1")]
STEPS: Mapping[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def at(place: str) -> tuple[int, int]:
    x, y = map(int, place.split(","))
    return x, y


def discards(places: Sequence[str], new: tuple[int, int], kept: Sequence[str]) -> list[set[str]]:
    """What can be discarded by the rules: for each square of 2 x 2 positions around the new tile, the tiles outside it."""
    found: list[set[str]] = []
    for left, top in ((new[0] - 1, new[1] - 1), (new[0], new[1] - 1), (new[0] - 1, new[1]), new):
        gone = {place for place in places if not (0 <= at(place)[0] - left <= 1 and 0 <= at(place)[1] - top <= 1)}
        if not gone & set(kept) and gone not in found:
            found.append(gone)
    return [set()] if set() in found else found


def offered(p: Position) -> list[set[str]]:
    """What can be discarded in play; nothing if exploring is not offered."""
    if "explore" not in p.keys:
        return []
    before = {tile.tile: f"{tile.column},{tile.row}" for tile in p.s.tiles}
    p.go("explore")
    if p.prompt != "which-discard":
        return [{before[e.tile] for e in p.told(TileDiscarded)}]
    return [set(key.removeprefix("discard:").split("+")) for key in p.keys]


@pytest.mark.rule("MA-XPL-08", "MA-XPL-07", "MA-XPL-09")
@pytest.mark.parametrize("places", BOARDS)
def test_on_every_board_the_windows_that_keep_all_explorers_are_what_can_be_chosen(places: Sequence[str]) -> None:
    """ann at every unexplored border, bob on every tile."""
    refused = 0
    for place, (side, (dx, dy)), other in product(places, STEPS.items(), places):
        new = (at(place)[0] + dx, at(place)[1] + dy)
        if f"{new[0]},{new[1]}" in places:
            continue
        p = spread(places, ann="1,1", bob="1,1")
        with p.arrange() as s:
            s.explorers["ann"].cell = token(p, at(place), side).cells[0]
            s.explorers["bob"].cell = p.cell(f"{10 * at(other)[0] + 2},{10 * at(other)[1] + 2}")
        expected = discards(places, new, [place, other])
        assert sorted(map(sorted, offered(p))) == sorted(map(sorted, expected))
        refused += not expected
    assert refused > 0
