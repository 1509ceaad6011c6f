"""What becomes of what lay on a discarded tile, the exit token above all, and of borders beside which a tile comes to lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.content.tiles import Side
from undercroft.games.machina_arcana.events import Banished, Destroyed, TileDiscarded, TilePlaced, TokenPlaced
from undercroft.games.machina_arcana.rules.choices import Explore
from undercroft.games.machina_arcana.state import Placed
from undercroft.kernel.decision import TABLE, Group

from .endgames import scenario
from .exploration import FULL, ROW, board, spread, token
from .position import CHAPTERS, Position, face, position


def chapter(**changes: Any) -> list[dict[str, Any]]:
    """The chapters with the first one changed."""
    return [{**CHAPTERS[0], **changes}, *({**c} for c in CHAPTERS[1:])]


# -- what lay on a discarded tile ----------------------------------------------------------------------------------------------
HERALD = {
    "id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: Lose 1 health, on explorers on any tile"],
}  # fmt: skip


@pytest.mark.rule("MA-XPL-10")
def test_monsters_on_a_discarded_tile_are_banished_and_others_stay() -> None:
    p = position(tiles=[face("t10"), face("new")], monsters=[HERALD])
    with p.arrange() as s:
        s.tiles, s.stack, s.entry = [Placed("first", 0, 0), Placed("t10", 1, 0)], ["new"], None
        p.stand("ann", "20,5")
        for id, space in (("herald", "10,10"), ("brute", "1,1"), ("stone", "11,1")):
            p.put(id, space)
    p.go("explore")
    assert [(e.figure, e.rules) for e in p.told(Banished)] == [("herald", ("MA-DTH-12", "MA-XPL-10")), ("brute", ("MA-DTH-12", "MA-XPL-10"))]
    assert (list(p.s.monsters), p.where("stone"), p.s.fallen) == (["stone"], "1,1", ["herald", "brute"])
    assert (p.told(Destroyed), p.explorer().essence, p.explorer().health) == ([], 0, 5)


@pytest.mark.rule("MA-XPL-11")
def test_everything_on_a_discarded_tile_returns_to_the_supply_and_the_rest_stays() -> None:
    """The tiles are full of things from the first to the last column."""
    drawing = ".\nX . . . . . . . . X\n=                 =\n. . . . . . . . . .\n=                 =\nB . . . . . . . . B"
    p = spread(ROW, drawing=drawing, ann="20,6")
    doors = [(p.cell(f"{x},2"), p.cell(f"{x},3")) for x in (1, 10, 11, 20)], [(p.cell(f"{x},3"), p.cell(f"{x},4")) for x in (1, 10, 11, 20)]
    with p.arrange() as s:
        s.closed, s.broken = doors
        s.destroyed, s.lit = [p.cell(f"{x},4") for x in (1, 10, 11, 20)], [p.cell(f"{x},2") for x in (1, 10, 11, 20)]
    p.go("explore")
    assert board(p) == {"0,0": "t10", "1,0": "new"}
    assert (p.s.closed, p.s.broken) == (doors[0][:2], doors[1][:2])
    assert (p.s.destroyed, p.s.lit) == ([p.cell("1,4"), p.cell("10,4")], [p.cell("1,2"), p.cell("10,2")])


@pytest.mark.rule("MA-XPL-11")
@pytest.mark.parametrize("entry", ["north", "east", "south", "west"])
@pytest.mark.parametrize("exit", ["north", "east", "south", "west"])
def test_the_entry_and_the_exit_token_go_with_their_tile(entry: Side, exit: Side) -> None:
    p = spread(ROW, ann="20,5")
    with p.arrange() as s:
        s.entry, s.exit = token(p, (0, 0), entry), token(p, (0, 0), exit)
    p.go("explore")
    assert (p.s.entry, p.s.exit) == (None, None)


@pytest.mark.rule("MA-XPL-11")
@pytest.mark.parametrize(("entry", "exit"), [("south", "north"), ("north", "south"), ("west", "west")])
def test_tokens_on_tiles_that_stay_move_along_with_them(entry: Side, exit: Side) -> None:
    p = spread(ROW, ann="20,5")
    with p.arrange() as s:
        s.entry, s.exit = token(p, (1, 0), entry), token(p, (1, 0), exit)
    p.go("explore")
    assert (p.s.entry, p.s.exit) == (token(p, (0, 0), entry), token(p, (0, 0), exit))


@pytest.mark.rule("MA-XPL-12")
def test_a_discarded_tile_is_turned_over_and_comes_last() -> None:
    p = spread(ROW, ["new", "more"], ann="20,5").go("explore")
    assert (p.s.under, p.s.stack) == ([["t00-back"]], ["more"])
    for column, after in (("20,5", "more"), ("20,5", "t00-back"), ("20,5", "t10-back")):
        with p.arrange() as s:
            s.explorers["ann"].stamina = 6
            p.stand("ann", column)
        p.go("explore")
        assert board(p)["1,0"] == after


@pytest.mark.rule("MA-XPL-12")
def test_the_side_of_a_tile_that_comes_back_is_known_and_turned_over_again_it_shows_the_first_one() -> None:
    p = spread(ROW, ann="20,5").go("explore")
    p.chance.draws = {"tile-face": ["nothing"]}
    for after, under in (("t00-back", ["t10-back"]), ("t10-back", ["new-back"]), ("new-back", ["t00"]), ("t00", ["t10"])):
        with p.arrange() as s:
            s.explorers["ann"].stamina = 6
            p.stand("ann", "20,5")
        p.go("explore")
        assert (board(p)["1,0"], p.s.under) == (after, [under])


@pytest.mark.rule("MA-XPL-12")
def test_of_several_tiles_each_is_turned_over() -> None:
    p = spread(FULL, ann="20,5").go("explore", "discard:0,0+0,1+1,1")
    assert p.s.under == [["t00-back"], ["t01-back"], ["t11-back"]]


@pytest.mark.rule("MA-XPL-13")
def test_a_tile_that_comes_back_is_as_printed() -> None:
    p = spread(ROW, drawing=".\n.!.!. X B S", ann="20,5")
    with p.arrange() as s:
        s.closed, s.broken = [(p.cell("1,2"), p.cell("2,2"))], [(p.cell("2,2"), p.cell("3,2"))]
        s.destroyed, s.lit = [p.cell("5,2"), p.cell("6,2")], [p.cell("4,2")]
    for _ in range(2):
        with p.arrange() as s:
            s.explorers["ann"].stamina = 6
            p.stand("ann", "20,5")
        p.go("explore")
    assert board(p)["1,0"] == "t00-back"
    assert (p.s.closed, p.s.broken, p.s.destroyed, p.s.lit) == ([], [], [], [])
    assert len(p.game.board.doors) == 4
    assert p.game.spaces("barrel").bit_count() == p.game.spaces("spawn").bit_count() == 2


# -- the exit token ----------------------------------------------------------------------------------------------------------------
def leaving(places: Sequence[str], exit: tuple[int, int], chapters: Any = CHAPTERS, **stand: str) -> Position:
    """The exit token lies on the tile in this position, in the north or, on the lower tiles, in the south."""
    p = spread(places, chapters=chapters, **stand)
    with p.arrange() as s:
        s.exit = token(p, exit, "south" if exit[1] else "north")
    return p


@pytest.mark.rule("MA-XPL-14")
def test_exploring_that_costs_the_exit_in_any_case_has_to_be_confirmed() -> None:
    p = leaving(ROW, (0, 0), ann="20,5")
    option = p.decision["explore"]
    assert (option.confirm, option.value) == (True, Explore(costs_exit=True))
    p.go("explore")
    assert p.s.exit is None
    assert p.told(TileDiscarded) != []


@pytest.mark.rule("MA-XPL-14")
@pytest.mark.parametrize(("places", "exit"), [(["0,0"], (0, 0)), (ROW, (1, 0)), (FULL, (1, 1))])
def test_exploring_that_need_not_cost_the_exit_is_not_confirmed(places: Sequence[str], exit: tuple[int, int]) -> None:
    p = leaving(places, exit, ann="10,5" if places == ["0,0"] else "20,5")
    option = p.decision["explore"]
    assert (option.confirm, option.value) == (False, Explore(costs_exit=False))


@pytest.mark.rule("MA-XPL-14")
def test_without_an_exit_token_nothing_is_confirmed() -> None:
    option = spread(ROW, ann="20,5").decision["explore"]
    assert (option.confirm, option.value) == (False, Explore(costs_exit=False))


@pytest.mark.rule("MA-XPL-14")
def test_the_choice_that_discards_the_exit_is_confirmed_and_tells_where_it_lies() -> None:
    p = leaving(FULL, (1, 1), ann="20,5").go("explore")
    assert [(o.key, o.confirm, o.cell) for o in p.decision.options] == [
        ("discard:0,0+0,1+1,1", True, p.cell("15,20")),
        ("discard:0,0+0,1", False, -1),
    ]
    kept = p.table.fork(1)
    p.go("discard:0,0+0,1+1,1")
    assert p.s.exit is None
    kept.choose("discard:0,0+0,1")
    assert kept.state.exit == token(p, (0, 1), "south")


OTHER = "Pay 1 stamina: proceed to the next chapter"


@pytest.mark.rule("MA-XPL-14")
@pytest.mark.parametrize(
    ("changes", "again"),
    [
        ({}, False),
        ({"closed": True}, True),
        ({"closed": True, "active": [OTHER]}, False),
        ({"closed": True, "passive": ["When you kill: proceed to the next chapter"]}, False),
        ({"closed": True, "active": ["Pay 1 stamina: restore 1 health"], "passive": ["Armor +1, on explorers"]}, True),
    ],
)
def test_the_exit_is_placed_again_at_once_only_if_the_chapter_ends_in_no_other_way(changes: dict[str, Any], again: bool) -> None:
    p = leaving(ROW, (0, 0), chapter(**changes), ann="20,5").go("explore")
    assert (p.prompt == "place-exit") == again
    if again:
        assert (p.decision.seat, p.decision.group) == (TABLE, None)
        assert p.keys == [f"exit:{key}" for key in ("5,1:north", "5,10:south", "1,5:west", "15,1:north", "20,5:east", "15,10:south")]
        p.go("exit:20,5:east")
        assert p.s.exit == token(p, (1, 0), "east")
        assert [(e.token, e.cell, e.rules) for e in p.told(TokenPlaced)] == [("exit", p.cell("20,5"), ("MA-ENT-07",))]
        assert not p.s.owed
    else:
        assert (p.s.exit, p.s.owed, p.told(TokenPlaced)) == (None, False, [])


@pytest.mark.rule("MA-XPL-14", "MA-XPL-02")
@pytest.mark.parametrize(("exit", "costly"), [((0, 0), [True, True]), ((1, 1), [True, False])])
def test_the_players_are_warned_before_anything_happens(exit: tuple[int, int], costly: list[bool]) -> None:
    """If all windows cost the exit, exploring itself warns, and so does each of them."""
    p = leaving(FULL, exit, ann="20,5")
    assert p.decision["explore"].confirm == all(costly)
    p.go("explore")
    assert [option.confirm for option in p.decision.options] == costly
    assert p.s.exit == token(p, exit, "south" if exit[1] else "north")
    assert (p.s.stack, p.told(TilePlaced), p.told(TileDiscarded)) == (["new"], [], [])


@pytest.mark.rule("MA-XPL-14")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_a_chapter_from_which_the_explorers_go_to_the_endgame_ends_in_another_way(kind: str) -> None:
    way = {"active": ["Pay 1 health: go to the endgame"], "passive": ["When you kill: go to the endgame"]}
    plan = scenario()
    chapters = plan.pop("chapters")
    p = spread(ROW, chapters=[{**chapters[0], "closed": True, kind: way[kind]}, *chapters[1:]], scenario=plan, ann="20,5")
    with p.arrange() as s:
        s.exit = token(p, (0, 0), "north")
    p.go("explore")
    assert (p.prompt, p.s.exit, p.s.owed) == ("act", None, False)


@pytest.mark.rule("MA-XPL-14")
def test_what_other_cards_say_does_not_end_a_closed_chapter() -> None:
    """Neither the way out of the next chapter nor of an explorer's own card counts."""
    p = leaving(ROW, (0, 0), [{**CHAPTERS[0], "closed": True}, {**CHAPTERS[1], "active": [OTHER]}, CHAPTERS[2]], ann="20,5")
    assert p.go("explore").prompt == "place-exit"


@pytest.mark.rule("MA-XPL-14")
def test_after_a_death_the_players_of_the_living_place_the_exit_again() -> None:
    p = leaving(ROW, (0, 0), chapter(closed=True), ann="20,5", bob="1,1", cid="19,5")
    with p.arrange() as s:
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    p.go("explore")
    assert (p.prompt, p.decision.group) == ("place-exit", Group((0, 2), 0))


@pytest.mark.rule("MA-XPL-14", "MA-ENT-13")
def test_without_a_border_for_it_a_lost_exit_waits() -> None:
    """The tile that stays and the new one have one border each, and these face each other."""
    p = position(tiles=[face("t10", "", ["east"], "east"), face("new", "", ["west"], "west")], chapters=chapter(closed=True))
    with p.arrange() as s:
        s.tiles, s.stack, s.entry = [Placed("first", 0, 0), Placed("t10", 1, 0)], ["new"], None
        s.exit = token(p, (0, 0), "north")
        p.stand("ann", "20,5")
    p.go("explore")
    assert (p.prompt, p.s.exit, p.s.owed) == ("act", None, True)
    assert board(p) == {"0,0": "t10", "1,0": "new"}


@pytest.mark.rule("MA-XPL-14")
def test_an_exit_on_another_tile_is_not_touched() -> None:
    p = leaving(ROW, (1, 0), chapter(closed=True), ann="20,5").go("explore")
    assert (p.prompt, p.s.exit) == ("act", token(p, (0, 0), "north"))


# -- borders beside tiles -------------------------------------------------------------------------------------------------------
def beside(sides: Sequence[Side], chapters: Any = CHAPTERS) -> Position:
    """A tile with borders on all sides, east of it another one with these; ann is on the eastern border of the first."""
    p = position(tiles=[face("t10", "", sides, sides[0]), face("new")], chapters=chapters, borders=["east", "south"])
    with p.arrange() as s:
        s.tiles, s.stack = [Placed("first", 0, 0), Placed("t10", 1, 0)], ["new"]
        p.stand("ann", "10,5")
    return p


@pytest.mark.rule("MA-XPL-15")
def test_a_border_beside_a_tile_without_a_facing_border_is_a_plain_wall() -> None:
    p = beside(["north"])
    assert [key for key in p.keys if key == "explore" or key.startswith("move:11")] == []
    assert p.game.board.beside_wall(p.cell("10,5"))
    p.go("pass")
    with p.arrange() as s:
        s.tiles = s.tiles[:1]
    assert "explore" in p.keys


@pytest.mark.rule("MA-XPL-15")
@pytest.mark.parametrize(("there", "tile", "side"), [(True, (1, 0), "north"), (False, (0, 0), "east")])
def test_such_a_border_cannot_hold_the_exit_token(there: bool, tile: tuple[int, int], side: Side) -> None:
    """The first tile has a border in the east and the entry in the south; the tile beside it, if it is there, has one in the north."""
    p = position(
        tiles=[face("t10", "", ["north"], "north")], borders=["east", "south"], explorer={"ann": {"active": ["Pay 1 stamina: place the exit token"]}}
    )
    with p.arrange() as s:
        s.tiles, s.stack = [Placed("first", 0, 0), Placed("t10", 1, 0)][: 1 + there], []
    p.go("use:explorer/ann/active/0")
    assert p.s.exit == token(p, tile, side)


@pytest.mark.rule("MA-XPL-15", "MA-ENT-07")
def test_the_exit_token_does_not_return_to_a_border_beside_which_a_tile_has_come_to_lie() -> None:
    p = position(
        tiles=[face("t10", "", ["north", "west"], "north")], borders=["east", "west", "south"],
        explorer={"ann": {"active": ["Pay 1 stamina: place the exit token"]}},
    )  # fmt: skip
    with p.arrange() as s:
        s.tiles, s.stack = [Placed("first", 0, 0), Placed("t10", 1, 0)], []
        s.exit = token(p, (0, 0), "east")
    p.go("use:explorer/ann/active/0")
    assert p.keys == ["exit:1,5:west", "exit:15,1:north"]


@pytest.mark.rule("MA-XPL-16")
@pytest.mark.parametrize("kind", ["entry", "exit"])
@pytest.mark.parametrize(("tile", "side"), [((0, 0), "east"), ((1, 0), "west")])
def test_a_border_under_a_token_connects_to_no_tile_beside_it(kind: str, tile: tuple[int, int], side: Side) -> None:
    p = beside(["west", "north"])
    assert {"move:11,5", "move:11,6"} <= set(p.keys)
    with p.arrange() as s:
        s.entry = None
        setattr(s, kind, token(p, tile, side))
    assert [key for key in p.keys if key == "explore" or key.startswith("move:11")] == []
    assert p.game.board.beside_wall(p.cell("10,5"))


@pytest.mark.rule("MA-XPL-16")
def test_the_other_borders_of_a_tile_with_a_token_connect() -> None:
    p = beside(["west", "north"])
    with p.arrange() as s:
        s.exit = token(p, (1, 0), "north")
    assert {"move:11,5", "move:11,6"} <= set(p.keys)


@pytest.mark.rule("MA-XPL-16")
def test_the_exit_can_still_be_used_when_a_tile_lies_beside_it() -> None:
    p = beside(["west", "north"])
    with p.arrange() as s:
        s.exit = token(p, (0, 0), "east")
    assert "leave" in p.keys


@pytest.mark.rule("MA-XPL-16")
def test_a_tile_that_is_attached_elsewhere_does_not_connect_to_the_exit() -> None:
    """From the corner below, the new tile comes to lie beside the border with the exit token."""
    p = spread(["0,0", "0,1", "1,1"], ann="15,11")
    with p.arrange() as s:
        s.exit = token(p, (0, 0), "east")
    p.go("explore")
    assert board(p)["1,0"] == "new"
    assert p.s.exit == token(p, (0, 0), "east")
    with p.arrange():
        p.stand("ann", "10,5")
    assert "leave" in p.keys
    assert [key for key in p.keys if key.startswith("move:11")] == []
