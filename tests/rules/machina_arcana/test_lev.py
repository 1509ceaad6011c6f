"""Leaving the board: who can, what it costs, what explorers off the board miss, and when the story goes on."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Banished, ChapterBegan, Destroyed, Left, Rolled, Took, TurnBegan, TurnEnded, Went
from undercroft.games.machina_arcana.state import Token

from .position import CHAPTERS, Position, position

ENTER = "Place the entry token"
BACK = [CHAPTERS[0], {"title": "Two", "spawn": 6, "horror": 4, "enters": [ENTER]}, {"title": "Three", "enters": [ENTER]}, {"title": "Four"}]
"""Chapters in which the explorers come in again."""
ONWARDS = {"active": ["Pay 1 stamina: proceed to the next chapter"]}


def gate(drawing: str = ". . . . a b", *, explorers: int = 2, chapters: Any = BACK, **content: Any) -> Position:
    """The exit token lies in the north, on 5,1 and 6,1; ann and bob stand there."""
    p = position(drawing, explorers=explorers, chapters=chapters, **content)
    with p.arrange() as s:
        s.exit = Token((p.cell("5,1"), p.cell("6,1")), "north")
    return p.begin()


def coming(p: Position) -> list[str]:
    """Who can take the next turn."""
    return [key.removeprefix("turn:") for key in p.keys] if p.prompt == "who-acts" else [str(p.decision.args["figure"])]


# -- going ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LEV-01")
@pytest.mark.parametrize(("stamina", "left"), [(6, 4), (2, 0), (1, -1)])
def test_leaving_costs_2_stamina(stamina: int, left: int) -> None:
    p = gate()
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
    if left < 0:
        assert "leave" not in p.keys
        return
    p.go("leave")
    assert p.explorer().stamina == left
    assert [(e.figure, e.rules) for e in p.told(Left)] == [("ann", ("MA-LEV-01",))]


@pytest.mark.rule("MA-LEV-01")
@pytest.mark.parametrize(("space", "possible"), [("5,1", True), ("6,1", True), ("4,1", False), ("7,1", False), ("5,2", False), ("5,10", False)])
def test_an_explorer_has_to_stand_on_the_exit_token(space: str, possible: bool) -> None:
    """On 5,10 lies the entry token."""
    p = gate(". . . . a", explorers=1)
    with p.arrange():
        p.stand("ann", space)
    assert ("leave" in p.keys) == possible


@pytest.mark.rule("MA-LEV-01")
def test_without_an_exit_token_nobody_leaves() -> None:
    assert "leave" not in position(". . . . a").keys


@pytest.mark.rule("MA-LEV-01")
def test_a_monster_does_not_leave_by_the_exit() -> None:
    p = gate(". . . . a", monsters=[{"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": 4}])
    with p.arrange() as s:
        p.put("golem", "6,1")
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    p.go("pass").until("control-monster")
    assert [key for key in p.keys if not key.startswith("move:")] == ["end", "by-rules", "by-rules-on"]


@pytest.mark.rule("MA-LEV-02")
def test_the_figure_is_removed_and_the_turn_ends() -> None:
    p = gate()
    with p.arrange() as s:
        p.own("ann", "trinket")
        s.explorers["ann"].essence = 2
    p.go("leave")
    assert p.where("ann") == ""
    assert [e.figure for e in p.told(TurnEnded)] == ["ann"]
    assert [e.figure for e in p.told(TurnBegan)] == ["bob"]
    assert "move:5,1" in p.keys
    ann = p.explorer()
    assert (ann.left, ann.acted, ann.dead, ann.items, ann.essence, ann.health) == (True, True, 0, ["trinket"], 2, 5)


# -- away ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LEV-03")
def test_an_explorer_off_the_board_has_no_turns() -> None:
    p = gate(explorers=3).go("leave")
    assert coming(p) == ["bob", "cid"]
    p.rest()
    assert (p.s.round, coming(p)) == (2, ["bob", "cid"])


@pytest.mark.rule("MA-LEV-03", "MA-SPN-14")
def test_an_explorer_off_the_board_does_not_roll_for_spawns() -> None:
    p = gate(". . . . a b\n. S", explorers=3).go("leave").rest()
    assert p.keys == ["roll:bob", "roll:cid"]
    p.go("roll:bob")
    assert [e.figure for e in p.told(Rolled) if e.about == "spawn"] == ["bob", "cid"]


@pytest.mark.rule("MA-LEV-03")
@pytest.mark.parametrize("whom", ["explorers on any tile", "explorers", "units", "units on any tile"])
def test_an_explorer_off_the_board_ignores_effects(whom: str) -> None:
    p = gate(explorer={"bob": {"active": [f"Pay 1 stamina: lose 1 health, on {whom}"]}})
    p.go("leave", "use:explorer/bob/active/0")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (5, 4)


@pytest.mark.rule("MA-LEV-03")
def test_an_explorer_off_the_board_cannot_be_picked_by_an_effect() -> None:
    p = gate(explorers=3, explorer={"bob": {"active": ["Pay 1 stamina: gain 1 essence, on any explorer on any tile"]}})
    p.go("leave", "turn:bob", "use:explorer/bob/active/0")
    assert p.keys == ["unit:bob", "unit:cid"]


@pytest.mark.rule("MA-LEV-03")
def test_an_explorer_off_the_board_uses_no_abilities_and_its_cards_are_not_in_force() -> None:
    p = gate(explorer={"ann": {"active": ["Pay 1 health: restore 1 stamina"], "passive": ["Armor +2, on explorers"]}})
    assert p.game.traits("bob").armor == 4
    p.go("leave")
    assert p.game.traits("bob").armor == 2
    assert [decision.prompt for decision in p.table.decisions] == ["act"]
    p.go("pass")
    assert (p.s.round, p.prompt) == (2, "act")


@pytest.mark.rule("MA-LEV-03")
def test_monsters_do_not_go_after_an_explorer_off_the_board() -> None:
    p = gate()
    with p.arrange():
        p.put("brute", "5,4")
        p.stand("bob", "5,9")
    p.go("leave", "pass").until("act")
    assert [p.game.name(cell) for e in p.told(Went) if e.figure == "brute" for cell in e.path[1:]] == ["5,5", "5,6", "5,7", "5,8"]


@pytest.mark.rule("MA-LEV-03")
@pytest.mark.parametrize(("enters", "essence"), [(["Gain 1 essence, on explorers", ENTER], 0), ([ENTER, "Gain 1 essence, on explorers"], 1)])
def test_a_chapter_places_the_figures_again_and_from_then_on_effects_count(enters: list[str], essence: int) -> None:
    chapters = [BACK[0], {"title": "Two", "enters": enters}, BACK[2], BACK[3]]
    p = gate(explorers=1, chapters=chapters).go("leave").until("act")
    assert (p.explorer().left, p.explorer().essence) == (False, essence)
    assert p.where("ann") != ""
    assert [e.figure for e in p.told(Appeared)] == ["ann"]


@pytest.mark.rule("MA-LEV-03")
def test_a_chapter_that_places_no_figures_leaves_them_off_the_board() -> None:
    p = gate(". . . . a b", explorer={"bob": ONWARDS}, chapters=[BACK[0], {"title": "Two", "spawn": 6}, BACK[2], BACK[3]])
    p.go("leave", "use:explorer/bob/active/0")
    assert (p.s.chapter, p.explorer().left, p.where("ann"), p.where("bob"), p.told(Appeared)) == (1, True, "", "6,1", [])
    p.go("pass")
    assert (p.s.round, coming(p)) == (2, ["bob"])
    p.go("use:explorer/bob/active/0").until("act")
    assert (p.s.chapter, p.explorer().left, p.where("ann") != "") == (2, False, True)


@pytest.mark.rule("MA-LEV-03")
def test_an_explorer_off_the_board_is_not_struck_when_all_traps_are() -> None:
    """A horror event triggers the traps of all tiles; ann left from a trap."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Trigger traps"]}
    p = gate(". . . . . b\n. ^", events=[dusk], draws={"horror-roll": "9"}, rolls="3 3 3")
    with p.arrange():
        p.stand("ann", "5,1")
        p.stand("bob", "2,2")
    p.go("leave").rest().until("act")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (5, 4)


# -- the last one --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LEV-04")
def test_when_the_last_explorer_leaves_the_exit_procedure_follows() -> None:
    p = gate(monsters=[{"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: threat +1"]}])
    with p.arrange():
        p.put("herald", "1,10")
    p.go("leave")
    assert (p.s.chapter, list(p.s.monsters), p.told(Banished)) == (0, ["herald"], [])
    p.go("leave")
    assert (p.s.chapter, p.prompt) == (1, "enter-at")
    p.until("who-acts" if p.s.phase == "explorers" and not p.explorer("bob").acted else "act")
    assert [e.figure for e in p.told(Banished)] == ["herald"]
    assert (p.s.monsters, p.s.exit, p.s.threat) == ({}, None, 0)
    assert [tile.tile for tile in p.s.tiles] == ["second"]
    assert p.s.under == [["first-back"]]
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/2"]


@pytest.mark.rule("MA-LEV-04")
def test_only_the_living_count() -> None:
    p = gate(explorers=3)
    with p.arrange() as s:
        s.explorers["cid"].dead, s.explorers["cid"].cell = 1, -1
    p.go("leave")
    assert p.s.chapter == 0
    p.go("leave")
    assert p.s.chapter == 1


@pytest.mark.rule("MA-LEV-04")
def test_the_last_to_leave_brings_in_the_next_chapter() -> None:
    """What the chapter does for its active explorer is done for the last to leave (MA-TRP-14)."""
    p = gate(chapters=[BACK[0], {"title": "Two", "enters": [ENTER, "Restore 1 health"]}, BACK[2], BACK[3]])
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    p.go("leave", "leave").until("act")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (3, 4)
    assert p.told(Took)[-1].figure == "bob"


KILL = ["Kill, on explorers"]


def dying(phase: str, *, left: bool = True) -> Position:
    """bob, alone on the board, is about to die in this phase; ann has left, or is dead as well."""
    bane = {"id": "bane", "armor": 3, "will": 3, "health": 1, "stamina": 4, "active": ["Pay 4 stamina: kill, on explorers"]}
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "enters": KILL}
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": KILL}
    draws = {"spawn-roll": "9" if phase == "spawn" else "1", "monster-card": "herald", "horror-roll": "9" if phase == "horror" else "1"}
    p = gate(". . . . a . . .\n. . . . . b ~\n. S", monsters=[bane, herald], events=[dusk], draws=draws)
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].left, s.explorers["ann"].acted = -1, left, True
        s.explorers["ann"].dead = 0 if left else 1
        s.turn = None
        p.stand("bob", "6,2")
        if phase == "monsters":
            p.put("bane", "9,9")
    return p


@pytest.mark.rule("MA-LEV-05")
@pytest.mark.parametrize("phase", ["explorers", "spawn", "horror", "monsters"])
def test_when_the_last_explorers_on_the_board_die_those_who_left_go_on_at_once(phase: str) -> None:
    p = dying(phase).begin("bob").go("move:7,2" if phase == "explorers" else "pass")
    p.until("enter-at")
    assert (p.s.chapter, p.decision.args["figure"]) == (1, "ann")
    assert [e.figure for e in p.told(Destroyed)] == ["bob"]
    assert p.s.phase == phase
    p.until("act")
    assert (p.s.round, p.s.explorers["bob"].dead, p.explorer().left) == (2, 1, False)
    assert p.where("ann") != ""


@pytest.mark.rule("MA-LEV-05")
@pytest.mark.parametrize("phase", ["explorers", "spawn", "horror", "monsters"])
def test_if_nobody_has_left_the_game_is_lost(phase: str) -> None:
    p = dying(phase, left=False).begin("bob").go("move:7,2" if phase == "explorers" else "pass")
    while p.table.decision is not None:
        p.go(p.keys[0])
    assert (p.table.outcome, p.s.chapter) == ("lost", 0)


@pytest.mark.rule("MA-LEV-05")
def test_as_long_as_somebody_is_on_the_board_nothing_happens() -> None:
    p = gate(". . . . a . . .\n. . . . . b ~\n. c", explorers=3).go("leave")
    p.go("turn:bob", "move:7,2")
    assert (p.s.chapter, coming(p)) == (0, ["cid"])


# -- back in the same phase ----------------------------------------------------------------------------------------------------
def party() -> Position:
    """ann left in an earlier round, bob has acted, cid leaves now; dan can bring in a chapter in which all come back."""
    p = gate(". . . . . c\na b\nd", explorers=4, explorer={"dan": ONWARDS})
    with p.arrange() as s:
        s.turn = None
        s.explorers["ann"].cell, s.explorers["ann"].left = -1, True
    p.go("turn:bob", "pass", "turn:cid", "leave")
    assert coming(p) == ["dan"]
    return p


@pytest.mark.rule("MA-LEV-06")
def test_after_a_return_in_the_explorer_phase_only_those_who_have_not_acted_take_a_turn() -> None:
    p = party().go("use:explorer/dan/active/0").until("act")
    assert all(p.where(id) != "" for id in ("ann", "bob", "cid", "dan"))
    assert coming(p) == ["dan"]
    p.go("pass")
    assert (p.s.round, coming(p)) == (1, ["ann"])
    p.go("pass")
    assert (p.s.round, coming(p)) == (2, ["ann", "bob", "cid", "dan"])


@pytest.mark.rule("MA-LEV-06")
def test_if_the_last_one_leaves_whoever_left_earlier_may_take_a_turn() -> None:
    """ann left in an earlier round and has had no turn; bob leaves now, as the last one."""
    p = gate(". . . . a b")
    with p.arrange() as s:
        s.turn = None
        s.explorers["ann"].cell, s.explorers["ann"].left = -1, True
    p.go("leave").until("act")
    assert (p.s.round, p.s.chapter, coming(p)) == (1, 1, ["ann"])
    p.go("pass")
    assert (p.s.round, coming(p)) == (2, ["ann", "bob"])


@pytest.mark.rule("MA-LEV-07")
def test_a_new_round_restores_stamina_and_returns_markers_of_explorers_off_the_board() -> None:
    p = gate(explorer={"ann": {"active": ["Pay 1 stamina: lasting 1x armor +1, on yourself"]}})
    p.go("use:explorer/ann/active/0", "leave")
    assert (p.explorer().stamina, [effect.owner for effect in p.s.lasting]) == (3, ["ann"])
    p.go("pass")
    assert p.s.round == 2
    assert (p.explorer().left, p.explorer().stamina, p.explorer().acted, p.s.lasting) == (True, 6, False, [])
