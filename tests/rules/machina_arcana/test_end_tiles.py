"""Going to the endgame: what becomes of the board, and where the figures come in."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Banished, ChapterBegan, Destroyed, TileDiscarded, TilePlaced
from undercroft.games.machina_arcana.state import Placed, Token
from undercroft.grid.hexes import cells

from .endgames import endgame, part, scenario
from .position import CHAPTERS, Position, face, position

LAND = "a b .\n.!.!.\nS . X"
"""A tile with doors, a spawn space and a chapter space."""


def crowded(**more: Any) -> Position:
    """ann and bob on a board of four tiles full of monsters and tokens, in a chapter from which they go to the endgame."""
    p = position(LAND, explorers=2, scenario=scenario(), tiles=[face(name) for name in ("t10", "t01", "t11", "more")], **more)
    with p.arrange() as s:
        s.chapter = 1
        s.tiles += [Placed("t10", 1, 0), Placed("t01", 0, 1, 2), Placed("t11", 1, 1)]
        s.stack = ["more"]
        for id, space in (("brute", "2,3"), ("archer", "15,5"), ("stone", "20,20")):
            p.put(id, space)
        s.monsters["brute"].wounds = 1
        s.closed, s.broken = [(p.cell("1,2"), p.cell("2,2"))], [(p.cell("2,2"), p.cell("3,2"))]
        s.destroyed, s.lit = [p.cell("1,3")], [p.cell("3,3")]
        s.exit, s.owed = Token((p.cell("5,1"), p.cell("6,1")), "north"), True
    return p.begin()


GO = "use:chapter/trial/2/active/0"


@pytest.mark.rule("MA-END-01")
def test_the_endgame_tile_alone_is_the_board() -> None:
    p = crowded().go(GO)
    assert [(tile.tile, tile.column, tile.row, tile.turn) for tile in p.s.tiles] == [("last", 0, 0, 0)]
    assert [p.game.name(cell) for cell in cells(p.game.board.cells)] == [f"{x},{y}" for y in range(1, 11) for x in range(1, 11)]
    assert [(e.tile, e.rules) for e in p.told(TilePlaced)] == [("last", ("MA-END-01",))]


@pytest.mark.rule("MA-END-01")
def test_no_tile_can_be_attached_to_it() -> None:
    p = endgame()
    for space in ("5,1", "6,1", "10,5", "10,6", "5,10", "6,10", "1,5", "1,6"):
        with p.arrange():
            p.stand("ann", space)
        assert "explore" not in p.keys
        assert p.game.board.beside_wall(p.cell(space))


@pytest.mark.rule("MA-END-08")
def test_everything_on_the_board_is_removed_before_the_endgame_tile_is_placed() -> None:
    p = crowded().go(GO)
    removed = [e for e in p.table.events if isinstance(e, (Banished, TilePlaced, ChapterBegan, Appeared))]
    assert [type(e) for e in removed] == [Banished, Banished, Banished, TilePlaced]
    assert [e.figure for e in p.told(Banished)] == ["brute", "archer", "stone"]
    assert (p.s.monsters, p.s.fallen, p.told(Destroyed), p.explorer().essence) == ({}, ["brute", "archer", "stone"], [], 0)
    assert (p.s.closed, p.s.broken, p.s.destroyed, p.s.lit) == ([], [], [], [])
    assert (p.s.entry, p.s.exit, p.s.owed) == (None, None, False)
    assert (p.where("ann"), p.where("bob")) == ("", "")
    assert (p.s.stack, p.s.under) == (["more"], [["first-back", "t10-back", "t01-back", "t11-back"]])
    assert p.told(TileDiscarded) == []


@pytest.mark.rule("MA-END-08", "MA-LEV-04")
def test_if_the_board_has_been_cleared_already_there_is_nothing_to_remove() -> None:
    """The chapter after the exit goes to the endgame."""
    plan = scenario()
    plan["chapters"] = [CHAPTERS[0], {"title": "Two", "enters": ["Go to the endgame"]}, {"title": "Three"}]
    p = position(". . . . a", scenario=plan)
    with p.arrange() as s:
        s.exit = Token((p.cell("5,1"), p.cell("6,1")), "north")
    p.go("leave", "space:5,10")
    assert (p.where("ann"), p.explorer().left, p.s.part) == ("5,10", False, 0)
    assert p.s.under == [["first-back"]]


def entrances(drawing: str, *entries: str) -> set[str]:
    """Where the first explorer can come in on an endgame tile with these entry tokens."""
    p = endgame(drawing=drawing, entries=entries, enter=False)
    assert p.prompt == "enter-at"
    return {key.removeprefix("space:") for key in p.keys}


NORTH = {"4,1", "5,1", "6,1", "7,1", "4,2", "5,2", "6,2", "7,2"}


@pytest.mark.rule("MA-END-02")
@pytest.mark.parametrize(
    ("drawing", "taken"),
    [
        (".\n. .\n. O", set()),
        (". . . .|.\n. . O", {"4,1"}),
        (". . . . . . # .\n. . O . ^", {"7,1"}),
        (". . . . . . C .\n. . O . S", {"7,1"}),
        (". . .\n. . O . ~ .", {"5,2"}),
        (". . .\n        - -\n. . O", {"5,2", "6,2"}),
        (". . .\n        - - -\n. . O", {"5,2", "6,2", "7,2"}),
        (". . . .\n      - - - -\n. . O", {"4,2", "5,2", "6,2", "7,2"}),
    ],
)
def test_the_places_are_the_free_spaces_of_a_token_and_those_adjacent_to_it(drawing: str, taken: set[str]) -> None:
    """A space behind a wall is adjacent only if there is a way round the corner."""
    assert entrances(drawing, "north") == NORTH - taken


@pytest.mark.rule("MA-END-02")
@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        ("east", {f"{x},{y}" for x in (9, 10) for y in (4, 5, 6, 7)}),
        ("south", {f"{x},{y}" for x in (4, 5, 6, 7) for y in (9, 10)}),
        ("west", {f"{x},{y}" for x in (1, 2) for y in (4, 5, 6, 7)}),
    ],
)
def test_of_several_tokens_any_may_be_used(side: str, spaces: set[str]) -> None:
    assert entrances(".\n. .\n. . O", side) == spaces
    assert entrances(".\n. .\n. . O", side, "north") == spaces | NORTH


@pytest.mark.rule("MA-END-02")
def test_every_player_places_its_own_explorer_and_no_two_stand_on_one_space() -> None:
    p = endgame(part(), explorers=3, enter=False)
    for seat, space in ((0, "5,10"), (1, "6,10"), (2, "4,9")):
        assert (p.prompt, p.decision.seat) == ("enter-at", seat)
        p.go(f"space:{space}")
        assert f"space:{space}" not in p.keys
    assert [(e.figure, p.game.name(e.cell), e.rules) for e in p.told(Appeared)] == [
        ("ann", "5,10", ("MA-END-02",)), ("bob", "6,10", ("MA-END-02",)), ("cid", "4,9", ("MA-END-02",)),
    ]  # fmt: skip
