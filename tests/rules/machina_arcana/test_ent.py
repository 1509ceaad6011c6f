"""The entry and the exit: how explorers come to the board, and what becomes of it when all of them have left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.content.tiles import Side
from undercroft.games.machina_arcana.events import (
    Appeared,
    Banished,
    ChapterBegan,
    Destroyed,
    EssenceGained,
    Left,
    Rating,
    Restored,
    ThreatMoved,
    TilePlaced,
    TokenPlaced,
    TurnBegan,
)
from undercroft.games.machina_arcana.state import Gear, Placed, Token
from undercroft.kernel.decision import TABLE, Group

from .endgames import scenario
from .exploration import board, spread, token
from .position import CHAPTERS, Position, face, position

ANN = "use:explorer/ann/active/"
ENTER, EXIT = "Place the entry token", "Place the exit token"
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}
SPACES = {"north": "5,1 6,1", "east": "10,5 10,6", "south": "5,10 6,10", "west": "1,5 1,6"}


def story(enters: Sequence[str] = (ENTER,), **second: Any) -> list[dict[str, Any]]:
    """The second chapter does this; in the third the explorers come in once more, the fourth wins."""
    two = {"title": "Two", "spawn": 6, "horror": 3, "enters": list(enters), **second}
    return [dict(CHAPTERS[0]), two, {"title": "Three", "enters": [ENTER]}, {"title": "Four"}]


def leaving(drawing: str = ". . . . a b", *, explorers: int = 1, tiles: Sequence[Mapping[str, Any]] = (), **content: Any) -> Position:
    """ann in her turn, on the exit token, which lies in the north, on 5,1 and 6,1."""
    p = position(drawing, explorers=explorers, tiles=tiles or [face("second")], **{"chapters": story(), **content})
    with p.arrange() as s:
        s.exit = Token((p.cell("5,1"), p.cell("6,1")), "north")
    return p.begin("ann")


def kinds(p: Position, *wanted: type[Any]) -> list[str]:
    """The events of these kinds in their order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, wanted)]


def spaces(p: Position) -> list[str]:
    """Where the explorer who is asked can come in."""
    assert p.prompt == "enter-at"
    return [key.removeprefix("space:") for key in p.keys]


def arrive(p: Position) -> Position:
    """Everybody comes in at the first space that is offered."""
    while p.prompt == "enter-at":
        p.go(p.keys[0])
    return p


# -- the entry token ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ENT-01")
@pytest.mark.parametrize("drawn", ["second", "third"])
@pytest.mark.parametrize("back", ["", "-back"])
def test_the_top_tile_of_the_stack_is_put_in_the_centre(drawn: str, back: str) -> None:
    """Which one that is and which side is up nobody knows."""
    p = leaving(tiles=[face("second", connection="east"), face("third", connection="east")], draws={"tile": f"first {drawn}"})
    p.chance.draws["tile-face"] = [drawn + back]
    arrive(p.go("leave"))
    assert [(tile.tile, tile.column, tile.row, tile.turn) for tile in p.s.tiles] == [(drawn + back, 0, 0, 0)]
    assert p.s.stack == [name for name in ("second", "third") if name != drawn]
    assert p.rules_told(TilePlaced) == [("MA-ENT-01",)]


@pytest.mark.rule("MA-ENT-01", "MA-SET-19")
def test_during_set_up_no_second_tile_is_taken() -> None:
    p = position("a", tiles=[face("second"), face("third")])
    assert (board(p), p.s.stack) == ({"0,0": "first"}, ["second", "third"])


@pytest.mark.rule("MA-ENT-02")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_entry_token_is_put_on_the_connection_symbol(side: Side) -> None:
    p = leaving(tiles=[face("second", connection=side)]).go("leave")
    assert p.s.entry == token(p, (0, 0), side)
    assert [(e.token, e.cell, e.rules) for e in p.told(TokenPlaced)] == [("entry", p.cell(SPACES[side].split()[0]), ("MA-ENT-02",))]
    assert (p.prompt, p.s.exit) == ("enter-at", None), "the token is there before the explorers come in"
    assert set(SPACES[side].split()) < set(spaces(p))


@pytest.mark.rule("MA-ENT-02")
def test_on_the_first_tile_too() -> None:
    p = position("a")
    assert p.s.entry == token(p, (0, 0), "south")


PORCH = "\n".join(["."] * 8 + [". . . # E ^ ~ .", ". . . . . .|. ."])
"""Around the entry in the south: rubble, an obstacle, a trap, a chasm; a wall in the east of it."""


@pytest.mark.rule("MA-ENT-03")
def test_explorers_come_in_on_the_entry_token_or_beside_it() -> None:
    p = leaving(tiles=[face("second")]).go("leave")
    assert spaces(p) == ["4,9", "5,9", "6,9", "7,9", "4,10", "5,10", "6,10", "7,10"]


@pytest.mark.rule("MA-ENT-03")
def test_only_on_free_passable_spaces_with_no_wall_between_and_each_on_another_one() -> None:
    p = leaving(explorers=3, tiles=[face("second", PORCH)])
    with p.arrange() as s:
        for id in ("bob", "cid"):
            s.explorers[id].cell, s.explorers[id].left = -1, True
    p.begin("ann").go("leave")
    asked = []
    for key in ("space:6,9", "space:5,10", "space:4,10"):
        asked.append((p.decision.seat, p.decision.args["figure"], spaces(p)))
        p.go(key)
    assert asked == [
        (0, "ann", ["6,9", "4,10", "5,10", "6,10"]), (1, "bob", ["4,10", "5,10", "6,10"]), (2, "cid", ["4,10", "6,10"]),
    ]  # fmt: skip
    assert [p.where(id) for id in ("ann", "bob", "cid")] == ["6,9", "5,10", "4,10"]
    assert [(e.figure, e.rules) for e in p.told(Appeared)] == [(id, ("MA-ENT-03",)) for id in ("ann", "bob", "cid")]


@pytest.mark.rule("MA-ENT-03", "MA-GEN-07")
def test_the_dead_do_not_come_in() -> None:
    p = leaving(explorers=3)
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].dead = -1, 1
        s.explorers["cid"].cell, s.explorers["cid"].left = -1, True
    arrive(p.begin("ann").go("leave"))
    assert [e.figure for e in p.told(Appeared)] == ["ann", "cid"]
    assert [explorer.left for explorer in p.s.explorers.values()] == [False, False, False]


# -- entering play -----------------------------------------------------------------------------------------------------------------
PEOPLE = {"ann": {"enters": ["Restore 1 health"]}, "bob": {"enters": ["Gain 2 essence"]}}
ITEMS = [
    {"id": "hat", "type": "apparel", "part": "head", "enters": ["Gain 1 essence"]},
    {"id": "gun", "type": "weapon", "hands": 1, "enters": ["Threat +3"]},
]


@pytest.mark.rule("MA-ENT-04")
def test_then_each_explorer_resolves_what_its_card_and_its_equipment_do_as_they_enter_play() -> None:
    """What lies in an inventory does nothing, nor do explorers who are not there."""
    p = leaving(explorers=3, explorer={**PEOPLE, "cid": {"enters": ["Threat +3"]}}, items=ITEMS)
    with p.arrange() as s:
        s.explorers["ann"].health, s.explorers["ann"].gear, s.threat = 2, [Gear("hat")], 0
        s.explorers["bob"].items = ["gun"]
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.explorers["cid"].cell, s.explorers["cid"].dead = -1, 1
    arrive(p.begin("ann").go("leave"))
    assert [(e.figure, e.amount) for e in p.told(Restored)] == [("ann", 1)]
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 1), ("bob", 2)]
    assert (p.s.threat, kinds(p, Appeared, Restored, EssenceGained)) == (0, ["Appeared"] * 2 + ["Restored"] + ["EssenceGained"] * 2)


@pytest.mark.rule("MA-ENT-04")
def test_at_the_beginning_of_a_scenario_explorers_resolve_what_their_cards_do_as_well() -> None:
    p = position("a b", explorers=2, explorer={"ann": {"enters": ["Gain 1 essence"]}, "bob": {"enters": ["Threat +1"]}})
    assert (p.explorer("ann").essence, p.explorer("bob").essence, p.s.threat) == (1, 0, 1)


@pytest.mark.rule("MA-ENT-04", "MA-ENT-14")
@pytest.mark.parametrize("use", [ANN + "0", "use:chapter/trial/1/active/0", ANN + "1"])
def test_it_makes_no_difference_which_card_places_the_entry_token(use: str) -> None:
    """The last ability invokes an event that does it as it enters play."""
    line = f"Pay 1 stamina: {ENTER.lower()}; threat +1"
    people = {"ann": {**PEOPLE["ann"], "active": [line, "Pay 1 stamina: invoke an explorer event, on yourself"]}, "bob": PEOPLE["bob"]}
    chapters = [{**CHAPTERS[0], "active": [line]}, *CHAPTERS[1:]]
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": [f"{ENTER}; threat +1"]}
    p = position("a b", explorers=2, explorer=people, tiles=[face("second")], chapters=chapters, events=[calm])
    with p.arrange() as s:
        s.explorers["ann"].health = 2
        s.explorers["bob"].essence = 0
    arrive(p.begin("ann").go(use))
    assert (p.explorer("ann").health, p.explorer("bob").essence, p.s.threat) == (3, 2, 1)


@pytest.mark.rule("MA-ENT-05")
@pytest.mark.parametrize("enters", [[ENTER, "Threat +1", "Lose 1 health, on explorers"], [f"{ENTER}; threat +1; lose 1 health, on explorers"]])
def test_they_do_so_only_after_all_else_that_the_chapter_does(enters: list[str]) -> None:
    p = leaving(explorers=2, chapters=story(enters), explorer=PEOPLE)
    with p.arrange() as s:
        s.explorers["ann"].health = 2
        s.explorers["bob"].cell, s.explorers["bob"].left, s.explorers["bob"].essence = -1, True, 0
    arrive(p.begin("ann").go("leave"))
    assert (p.explorer("ann").health, p.explorer("bob").essence) == (2, 2)
    order = kinds(p, ChapterBegan, Appeared, ThreatMoved, Restored, EssenceGained, Rating)
    assert order == ["ChapterBegan", "Appeared", "Appeared", "ThreatMoved", "Restored", "EssenceGained", "Rating", "Rating"]


@pytest.mark.rule("MA-ENT-05")
def test_the_same_at_the_beginning_of_a_scenario() -> None:
    first = {**CHAPTERS[0], "enters": [ENTER, "Lose 2 health, on explorers"]}
    p = position("a", chapters=[first, *CHAPTERS[1:]], explorer={"ann": {"enters": ["Restore 1 health"]}})
    assert p.explorer().health == 4


# -- the exit token ----------------------------------------------------------------------------------------------------------------
def placing(places: Sequence[str], *, entry: tuple[tuple[int, int], Side] | None = None, **stand: str) -> Position:
    """A board of tiles; ann can place the exit token. `entry`: where the other token lies."""
    chapters = [{**CHAPTERS[0], "active": [f"Pay 1 stamina: {EXIT.lower()}"]}, *CHAPTERS[1:]]
    p = spread(places, chapters=chapters, **{"ann": "2,2", **stand})
    if entry is not None:
        with p.arrange() as s:
            s.entry = token(p, *entry)
    return p.begin("ann")


PLACE = "use:chapter/trial/1/active/0"


@pytest.mark.rule("MA-ENT-07")
@pytest.mark.parametrize(("space", "tile", "side"), [("5,1", (0, 0), "north"), ("20,5", (1, 0), "east"), ("5,20", (0, 1), "south")])
def test_the_exit_token_is_put_on_any_unexplored_border_of_any_tile(space: str, tile: tuple[int, int], side: Side) -> None:
    """Borders between two tiles have been explored; ann stands on none of the others."""
    borders = ("5,1:north", "1,5:west", "15,1:north", "20,5:east", "15,10:south", "10,15:east", "5,20:south", "1,15:west")
    p = placing(["0,0", "1,0", "0,1"]).go(PLACE)
    assert (p.prompt, p.decision.seat, p.decision.group) == ("place-exit", TABLE, None)
    assert p.keys == [f"exit:{border}" for border in borders]
    p.go(f"exit:{space}:{side}")
    assert p.s.exit == token(p, tile, side)
    assert [(e.token, e.cell, e.rules) for e in p.told(TokenPlaced)] == [("exit", p.cell(space), ("MA-ENT-07",))]
    assert (p.s.entry, p.s.owed, p.prompt) == (None, False, "act")


@pytest.mark.rule("MA-ENT-07", "MA-LEV-01")
def test_explorers_can_leave_there_and_the_border_is_not_explored_any_more() -> None:
    p = placing(["0,0"], ann="5,1")
    assert ("explore" in p.keys, "leave" in p.keys) == (True, False)
    p.go(PLACE, "exit:5,1:north")
    assert ("explore" in p.keys, "leave" in p.keys) == (False, True)


@pytest.mark.rule("MA-ENT-07", "MA-GEN-10")
def test_after_a_death_the_players_of_the_living_choose_the_border() -> None:
    p = placing(["0,0"], bob="3,3", cid="4,4")
    with p.arrange() as s:
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    p.begin("ann").go(PLACE)
    assert (p.prompt, p.decision.group) == ("place-exit", Group((0, 2), 0))


@pytest.mark.rule("MA-ENT-08")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_exit_token_cannot_be_put_on_the_entry_token(side: Side) -> None:
    p = placing(["0,0"], entry=((0, 0), side)).go(PLACE)
    assert [key.rpartition(":")[2] for key in p.keys] == [other for other in ("north", "east", "south", "west") if other != side]
    p.go(p.keys[-1])
    assert p.s.entry == token(p, (0, 0), side)


@pytest.mark.rule("MA-ENT-08")
def test_the_same_border_of_another_tile_is_no_entry() -> None:
    p = placing(["0,0", "1,0"], entry=((1, 0), "north")).go(PLACE)
    assert p.keys == [f"exit:{key}" for key in ("5,1:north", "5,10:south", "1,5:west", "20,5:east", "15,10:south")]


@pytest.mark.rule("MA-ENT-13")
def test_without_an_unexplored_border_the_exit_token_is_placed_with_the_next_board() -> None:
    """The chapter asks for the exit while no tile is on the board."""
    p = leaving(chapters=story([EXIT, ENTER, "Threat +1"], closed=True)).go("leave")
    assert (p.prompt, p.s.exit, p.s.owed, p.s.threat) == ("enter-at", None, True, 0)
    arrive(p)
    assert (p.prompt, p.keys) == ("place-exit", ["exit:5,1:north", "exit:10,5:east", "exit:1,5:west"])
    p.go("exit:10,5:east")
    assert (p.s.exit, p.s.owed, p.s.threat) == (token(p, (0, 0), "east"), False, 1)
    assert len([e for e in p.told(TokenPlaced) if e.token == "exit"]) == 1


@pytest.mark.rule("MA-ENT-13")
def test_the_border_under_the_entry_token_is_none_and_play_goes_on_without_an_exit() -> None:
    line = f"Pay 1 stamina: {EXIT.lower()}"
    p = position(". . . . a", borders=["south"], explorer={"ann": {"active": [line]}}).go(ANN + "0")
    assert (p.prompt, p.s.exit, p.s.owed, p.told(TokenPlaced)) == ("act", None, True, [])
    assert ("leave" in p.keys, p.explorer().stamina) == (False, 5)


@pytest.mark.rule("MA-ENT-13")
def test_with_a_border_nothing_is_owed_and_nothing_placed_later() -> None:
    p = placing(["0,0"], ann="10,5").go(PLACE, "exit:5,1:north", "explore")
    assert (p.prompt, p.s.exit, len(p.told(TokenPlaced))) == ("act", token(p, (0, 0), "north"), 1)


# -- everybody has left ------------------------------------------------------------------------------------------------------------
HERALD = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: threat +1"]}


@pytest.mark.rule("MA-ENT-09")
def test_when_the_last_explorer_leaves_all_monsters_on_all_tiles_are_banished() -> None:
    """They are not destroyed."""
    p = leaving(explorers=2, monsters=[HERALD, ROCK], tiles=[face("second"), face("third")])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.put("herald", "9,9")
        p.put("rock", "15,5")
    p.begin("ann").go("leave")
    assert (sorted(p.s.monsters), p.told(Banished)) == (["herald", "rock"], [])
    p.go("leave")
    assert ([e.figure for e in p.told(Banished)], p.s.monsters, p.told(Destroyed)) == (["herald", "rock"], {}, [])
    assert set(p.rules_told(Banished)) == {("MA-DTH-12", "MA-ENT-09")}
    assert (p.s.threat, p.s.fallen, [explorer.essence for explorer in p.s.explorers.values()]) == (0, ["herald", "rock"], [0, 0])


@pytest.mark.rule("MA-ENT-10")
@pytest.mark.parametrize(("drawn", "rest"), [("first-back", ["t1", "t2-back"]), ("t1", ["first-back", "t2-back"]), ("t2-back", ["first-back", "t1"])])
def test_the_tiles_of_the_board_go_under_the_stack_turned_over_and_shuffled(drawn: str, rest: list[str]) -> None:
    """One of them lay with its back up. Below the stack there is one tile already; when that is used up, any of the three may come."""
    p = leaving(tiles=[face(name) for name in ("t1", "t2", "t3", "t4")], draws={"tile": f"first t4 t3 {drawn}"})
    with p.arrange() as s:
        s.tiles += [Placed("t1-back", 1, 0), Placed("t2", 0, 1, 1)]
        s.stack, s.under = ["t4"], [["t3"]]
    p.begin().go("leave")
    assert (board(p), p.s.stack, [sorted(group) for group in p.s.under]) == ({"0,0": "t4"}, [], [["t3"], ["first-back", "t1", "t2-back"]])
    arrive(p)
    for place, tile in (("10,5", "t3"), ("15,10", drawn)):
        with p.arrange() as s:
            s.explorers["ann"].stamina = 6
            p.stand("ann", place)
        p.begin().go("explore")
        assert tile in board(p).values()
    assert [sorted(group) for group in p.s.under] == [rest]


@pytest.mark.rule("MA-ENT-10")
def test_if_the_stack_is_empty_the_next_board_begins_with_one_of_these_tiles() -> None:
    p = leaving(tiles=[face("second")])
    with p.arrange() as s:
        s.stack = []
    p.begin().go("leave")
    assert (board(p), p.s.under) == ({"0,0": "first-back"}, [])


@pytest.mark.rule("MA-ENT-11")
def test_then_the_next_chapter_begins_and_stamina_is_not_restored() -> None:
    """bob has left in this phase already and has no further turn; cid acts after they have come in again."""
    people = {"cid": {"active": ["Pay 1 stamina: threat +1"]}}
    p = leaving(explorers=3, explorer=people)
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left, s.explorers["bob"].acted, s.explorers["bob"].stamina = -1, True, True, 1
        s.explorers["cid"].cell, s.explorers["cid"].left, s.explorers["cid"].stamina = -1, True, 3
    p.begin("ann").go("leave")
    assert ([e.figure for e in p.told(Left)], p.s.chapter) == (["ann"], 1)
    arrive(p)
    assert kinds(p, Left, ChapterBegan, TilePlaced, Appeared) == ["Left", "ChapterBegan", "TilePlaced", "Appeared", "Appeared", "Appeared"]
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/2"]
    assert [p.explorer(id).stamina for id in ("ann", "bob", "cid")] == [4, 1, 3]
    assert ([e.figure for e in p.told(TurnBegan)], p.s.round, p.s.phase) == (["cid"], 1, "explorers")


@pytest.mark.rule("MA-ENT-11", "MA-CHP-03")
@pytest.mark.parametrize("closed", [True, False])
def test_a_closed_chapter_too_ends_with_the_exit(closed: bool) -> None:
    first, *rest = story()
    p = leaving(chapters=[{**first, "closed": closed}, *rest]).go("leave")
    assert (p.s.chapter, [e.chapter for e in p.told(ChapterBegan)]) == (1, ["trial/2"])


@pytest.mark.rule("MA-ENT-12")
def test_all_tokens_on_the_tiles_return_to_the_supply() -> None:
    """The same tile comes back, and it is as printed: its doors open, its spaces whole and unlit."""
    drawing = ". . . . a|.|X X\nC .!.!."
    p = leaving(drawing, tiles=[face("second")])
    with p.arrange() as s:
        s.stack = []
        s.closed, s.broken = [(p.cell("2,2"), p.cell("3,2"))], [(p.cell("3,2"), p.cell("4,2"))]
        s.destroyed, s.lit = [p.cell("1,2"), p.cell("7,1")], [p.cell("8,1")]
    p.begin().go("leave")
    assert (p.s.closed, p.s.broken, p.s.destroyed, p.s.lit, p.s.exit) == ([], [], [], [], None)
    assert p.s.entry == token(p, (0, 0), "south"), "it has been placed anew"
    arrive(p)
    assert board(p) == {"0,0": "first-back"}
    assert {p.game.kind(p.cell(space)) for space in ("7,1", "8,1")} == {"chapter"}
    assert (p.game.kind(p.cell("1,2")), "leave" in p.keys) == ("chest", False)


@pytest.mark.rule("MA-ENT-12", "MA-END-08")
def test_the_entry_token_returns_even_if_it_is_not_needed_again() -> None:
    plan = {"endgame": scenario()["endgame"]}
    first, second, *_ = story(["Go to the endgame"])
    p = leaving(chapters=[first, second, {"title": "Last"}], scenario=plan).go("leave")
    assert (p.prompt, board(p), p.s.entry, p.s.exit) == ("enter-at", {"0,0": "last"}, None, None)


@pytest.mark.rule("MA-ENT-12", "MA-ENT-13", "MA-LEV-05")
def test_an_exit_token_that_waits_for_a_border_does_not_wait_for_one_in_the_next_chapter() -> None:
    """ann has left, the exit was lost since, and bob, alone on the board, dies."""
    p = leaving(explorers=2, explorer={"bob": {"active": ["Pay 1 stamina: lose 9 health"]}})
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].left, s.explorers["ann"].acted = -1, True, True
        s.turn, s.exit, s.owed = None, None, True
    arrive(p.begin("bob").go("use:explorer/bob/active/0"))
    assert (p.s.chapter, p.prompt, p.s.exit, p.s.owed) == (1, "act", None, False)


# -- while tiles are on the board --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ENT-14")
@pytest.mark.parametrize("by", ["chapter", "ability"])
def test_an_entry_token_placed_while_tiles_are_on_the_board_clears_it_first(by: str) -> None:
    """ann brings it about, bob is on the board, cid has left, dan is dead."""
    lines = ["Pay 1 stamina: proceed to the next chapter", f"Pay 1 stamina: {ENTER.lower()}"]
    p = position(
        "a b", explorers=4, tiles=[face("second"), face("third")], chapters=story(), explorer={"ann": {"active": lines}}, monsters=[HERALD, ROCK],
    )  # fmt: skip
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        s.exit, s.destroyed = token(p, (1, 0), "east"), [p.cell("3,3")]
        p.put("herald", "9,9")
        p.put("rock", "15,5")
        s.explorers["cid"].cell, s.explorers["cid"].left, s.explorers["cid"].acted = -1, True, True
        s.explorers["dan"].cell, s.explorers["dan"].dead = -1, 1
    p.begin("ann").go(ANN + ("0" if by == "chapter" else "1"))
    assert (p.prompt, board(p), p.s.stack, p.s.under) == ("enter-at", {"0,0": "third"}, [], [["first-back", "second-back"]])
    assert (p.s.monsters, [e.figure for e in p.told(Banished)], p.s.exit, p.s.destroyed) == ({}, ["herald", "rock"], None, [])
    assert [p.where(id) for id in ("ann", "bob", "cid", "dan")] == [""] * 4, "all figures are off the board"
    arrive(p)
    assert [p.where(id) != "" for id in ("ann", "bob", "cid", "dan")] == [True, True, True, False]
    assert (p.s.chapter, p.s.threat) == (1 if by == "chapter" else 0, 0)
    assert (p.prompt, p.decision.args["figure"], p.explorer("ann").stamina) == ("act", "ann", 5)
    assert kinds(p, Banished, TilePlaced, TokenPlaced, Appeared) == ["Banished"] * 2 + ["TilePlaced", "TokenPlaced"] + ["Appeared"] * 3


@pytest.mark.rule("MA-ENT-14")
def test_in_the_monster_phase_the_turns_that_are_left_come_to_nothing() -> None:
    """The first of two monsters does it; both are gone, and the next round begins."""
    herald = {**ROCK, "id": "herald", "stamina": 2, "active": [f"Pay 1 stamina, range 9: lose 1 health; {ENTER.lower()}"]}
    hunter = {**ROCK, "id": "hunter", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 3 health"]}
    p = position("a", tiles=[face("second")], monsters=[herald, hunter], draws={"horror-roll": "1", "spawn-roll": "1"})
    with p.arrange():
        p.put("herald", "5,1")
        p.put("hunter", "1,5")
    arrive(p.begin().go("pass"))
    assert (p.s.round, p.s.phase, p.explorer().health, p.s.monsters, p.s.hunt) == (2, "explorers", 4, {}, None)
    assert (board(p), [e.figure for e in p.told(Banished)]) == ({"0,0": "second"}, ["herald", "hunter"])
