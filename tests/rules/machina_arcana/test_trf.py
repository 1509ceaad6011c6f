"""Transfer: straight to another space, whatever lies between."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Destroyed, Went
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

USE = "use:explorer/ann/active/0"
TABLE = -1


def able(text: str, drawing: str, reach: str = "", **content: Any) -> Position:
    """ann can do this for 1 stamina."""
    p = position(drawing, explorer={"ann": {"active": [f"Pay 1 stamina{reach}: {text}"]}}, **{"borders": ["east", "south"], **content})
    return p.begin()


def beside(p: Position) -> Position:
    """The second tile lies east of the first."""
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    return p.begin()


def seated(p: Position) -> tuple[str, int]:
    """The question, and whose it is."""
    return p.prompt, p.decision.seat


# -- straight to a space -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-01")
def test_walls_obstacles_rubble_and_closed_doors_are_no_hindrance() -> None:
    p = able("transfer to the nearest spawn space", "a!#|C|S\n- - - -")
    with p.arrange() as s:
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
        p.put("stone", "3,2")
    p.begin()
    assert [key for key in p.keys if key.startswith("move:")] == []
    p.go(USE)
    assert p.where("ann") == "4,1"
    assert p.explorer().stamina == 5
    assert [(e.figure, e.path, e.how) for e in p.told(Went)] == [("ann", (p.cell("1,1"), p.cell("4,1")), "transfer")]


@pytest.mark.rule("MA-TRF-01")
def test_a_monster_is_transferred_in_the_same_way() -> None:
    p = able("transfer to the nearest spawn space, on monsters", "a . . #|S\n      - -")
    with p.arrange():
        p.put("brute", "1,2")
    p.begin().go(USE)
    assert (p.where("brute"), p.where("ann")) == ("5,1", "1,1")


# -- the nearest of its type -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-02")
@pytest.mark.parametrize(("drawing", "goal"), [
    ("S . . a . . S", ["1,1", "7,1"]),
    ("S . . a . S . .", ["6,1"]),
    ("S . . a . . .|S", ["1,1"]),
    (". . . a\n\n\n. . . . . . S\n\n. . . S", ["7,4"]),
])  # fmt: skip
def test_the_destination_is_the_nearest_space_of_its_type_by_king_moves(drawing: str, goal: list[str]) -> None:
    p = able("transfer to the nearest spawn space", drawing)
    p.go(USE)
    if len(goal) > 1:
        assert seated(p) == ("which-space", 0)
        assert p.keys == [f"space:{space}" for space in goal]
        p.go(f"space:{goal[-1]}")
    assert p.where("ann") == goal[-1]


@pytest.mark.rule("MA-TRF-02")
def test_destroyed_spaces_other_types_and_other_tiles_do_not_count() -> None:
    p = able("transfer to the nearest spawn space", "S\n\n\n\n. . . . . . . . S a\n. . . . . . . . C", tiles=[face("second", ".\n\n\n\nS")])
    with p.arrange() as s:
        s.destroyed = [p.cell("9,5")]
    beside(p).go(USE)
    assert p.where("ann") == "1,1"


@pytest.mark.rule("MA-TRF-02")
def test_what_counts_is_the_tile_and_the_space_of_the_transferred_unit() -> None:
    """ann stands beside a chest; the brute on the next tile goes to the nearer of the two chests there."""
    drawing = ".\n\n\n\n. . . . . . . . . a\n\n. . . . . . . . C"
    p = able("transfer to the nearest chest", drawing, ", range 9 over obstacles", tiles=[face("second", ".\n. . . . . C\n\n\n\n\n. . . C")])
    with p.arrange():
        p.put("brute", "14,5")
        p.put("archer", "13,6")
        p.put("stone", "15,6")
    beside(p).go(USE, "target:brute")
    assert seated(p) == ("which-space", 0)
    assert p.keys == ["space:14,6", "space:13,7", "space:15,7", "space:13,8", "space:14,8", "space:15,8"]
    p.go("space:14,8")
    assert (p.where("brute"), p.where("ann")) == ("14,8", "10,5")


@pytest.mark.rule("MA-TRF-02")
def test_for_an_effect_of_a_monster_all_players_choose() -> None:
    fetch = "Pay 1 stamina: transfer to the nearest event space, on explorers"
    p = position("E . a . E", monsters=[{"id": "porter", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": [fetch]}], borders=["south"])
    with p.arrange():
        p.put("porter", "3,9")
        p.put("stone", "1,2")
    p.rest().until("which-space")
    assert (p.decision.seat, p.keys) == (TABLE, ["space:1,1", "space:5,1"])
    p.go("space:5,1")
    assert (p.prompt, p.decision.seat) == ("which-space", TABLE)
    assert p.keys == ["space:4,1", "space:6,1", "space:4,2", "space:5,2", "space:6,2"]
    p.go("space:6,2")
    assert p.where("ann") == "6,2"


# -- a place that is taken ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-03")
@pytest.mark.parametrize(("sign", "unit"), [("S", True), ("C", False)])
def test_if_the_destination_is_taken_or_impassable_the_nearest_free_passable_space_is_used(sign: str, unit: bool) -> None:
    """Around 8,1 lie rubble, an obstacle, a wall, a chasm and a monster."""
    p = able(f"transfer to the nearest {'spawn space' if unit else 'chest'}", f"a . . . . . # {sign} E\n. . . . . . ~ .|.")
    with p.arrange():
        p.put("archer", "9,2")
        if unit:
            p.put("brute", "8,1")
    p.begin().go(USE)
    assert seated(p) == ("which-space", 0)
    assert p.keys == ["space:7,2", "space:8,2"]
    p.go("space:8,2")
    assert p.where("ann") == "8,2"


@pytest.mark.rule("MA-TRF-03")
def test_the_substitute_lies_on_the_same_tile() -> None:
    """The chest has a free space of the next tile beside it, but on its own tile everything around it is impassable."""
    drawing = ".\n\n\n. . . . . . . # # .\n. . . . . a . # C .\n. . . . . . . # # ."
    p = able("transfer to the nearest chest", drawing, tiles=[face("second")])
    with p.arrange():
        p.put("archer", "10,4")
        p.put("stone", "10,5")
        p.put("brute", "10,6")
    beside(p).go(USE)
    assert seated(p) == ("which-space", 0)
    assert p.keys == [f"space:{x},{y}" for y, xs in ((3, (7, 8, 9, 10)), (4, (7,)), (5, (7,)), (6, (7,)), (7, (7, 8, 9, 10))) for x in xs]


@pytest.mark.rule("MA-TRF-03")
def test_the_place_where_it_stands_is_free_for_the_unit_itself() -> None:
    p = able("transfer to the nearest spawn space", "S . . .")
    with p.arrange():
        p.stand("ann", "1,1")
    p.begin().go(USE)
    assert (p.where("ann"), p.told(Went), p.explorer().stamina) == ("1,1", [], 5)
    p = able("transfer to the nearest chest", "C # .\n# a .\n. . .")
    p.go(USE)
    assert (p.where("ann"), p.told(Went), p.explorer().stamina) == ("2,2", [], 5)


@pytest.mark.rule("MA-TRF-03")
def test_if_no_space_of_the_tile_is_free_the_unit_stays() -> None:
    full = "\n".join(" ".join("#" * 10) for _ in range(8)) + "\n# # # # # # . # # #\n# # # # . . . # # C"
    p = able("transfer to the nearest chest, on the nearest monster", full, tiles=[face("second")], borders=["south"])
    with p.arrange():
        p.stand("ann", "5,10")
        p.put("stone", "6,10")
        p.put("brute", "7,10")
        p.put("archer", "7,9")
    p.begin().go(USE)
    assert (p.where("stone"), p.told(Went)) == ("6,10", [])


# -- so many spaces ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-04")
@pytest.mark.parametrize("spaces", [0, 1, 2])
def test_any_free_space_within_so_many_can_be_chosen_walls_and_obstacles_do_not_count(spaces: int) -> None:
    p = able(f"transfer up to {spaces}", "a|#|.|. .\n- - - -\nC .|. . .\n. . S ^ .")
    with p.arrange():
        p.put("brute", "2,2")
    p.begin().go(USE)
    near = {0: [], 1: [], 2: ["3,1", "3,2", "1,3", "2,3", "3,3"]}[spaces]
    if near:
        assert seated(p) == ("transfer-to", 0)
        assert p.keys == ["stay", *(f"space:{space}" for space in near)]
        assert not any(option.confirm for option in p.decision.options)
        p.go("space:3,3")
    assert p.where("ann") == (near or ["1,1"])[-1]
    assert p.explorer().stamina == 5


@pytest.mark.rule("MA-TRF-04")
def test_it_may_stay_where_it_is_and_it_may_go_to_another_tile() -> None:
    p = able("transfer up to 1", "# # # # # # # # # .\n\n\n\n. . . . . . . . . a", tiles=[face("second", "E\n\n\n~")])
    beside(p).go(USE)
    assert p.keys == ["stay", *(f"space:{x},{y}" for x, y in ((9, 4), (10, 4), (11, 4), (9, 5), (11, 5), (9, 6), (10, 6), (11, 6)))]
    assert [option.key for option in p.decision.options if option.confirm] == ["space:11,4"]
    p.go("stay")
    assert (p.where("ann"), p.told(Went)) == ("10,5", [])
    p.go(USE, "space:11,6")
    assert p.where("ann") == "11,6"
    assert p.rules_told(Went) == [("MA-TRF-04",)]


@pytest.mark.rule("MA-TRF-04")
def test_an_explorer_chooses_its_own_space_and_the_user_that_of_a_monster() -> None:
    p = able("transfer up to 1", "a . . b", ", range 9", explorers=2)
    with p.arrange():
        p.put("stone", "1,2")
    p.begin().go(USE, "target:bob")
    assert seated(p) == ("transfer-to", 1)
    assert "space:4,2" in p.keys
    p.go("space:4,2", USE, "target:stone")
    assert seated(p) == ("transfer-to", 0)
    p.go("space:1,3")
    assert (p.where("ann"), p.where("bob"), p.where("stone")) == ("1,1", "4,2", "1,3")


@pytest.mark.rule("MA-TRF-04")
@pytest.mark.parametrize(("whom", "seat"), [(", on explorers", 1), ("", TABLE)])
def test_also_when_a_monster_does_it_explorers_choose_for_themselves_and_all_players_for_the_monster(whom: str, seat: int) -> None:
    blinker = {"id": "blinker", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": [f"Pay 1 stamina: transfer up to 1{whom}"]}
    p = position(". . b\n# # .", explorers=2, monsters=[blinker], borders=["south"])
    with p.arrange() as s:
        p.put("blinker", "9,10")
        s.explorers["ann"].cell, s.explorers["ann"].left = -1, True
    p.rest().until("transfer-to")
    assert seated(p) == ("transfer-to", seat)
    around = ("2,1", "4,1", "3,2", "4,2") if seat == 1 else ("8,9", "9,9", "10,9", "8,10", "10,10")
    assert p.keys == ["stay", *(f"space:{space}" for space in around)]


# -- chasms ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-05")
def test_a_unit_that_is_transferred_onto_a_chasm_is_destroyed() -> None:
    p = able("transfer up to 1", "a ~ b\n# #", explorers=2)
    p.go(USE)
    assert [(option.key, option.confirm) for option in p.decision.options] == [("stay", False), ("space:2,1", True)]
    p.go("space:2,1")
    assert (p.where("ann"), p.explorer().dead) == ("", 1)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("ann", "ann")]


@pytest.mark.rule("MA-TRF-05")
def test_a_chasm_may_be_the_substitute_for_a_destination_that_is_taken() -> None:
    p = able("transfer to the nearest chest, on monsters", "C ~ . a\n# #")
    with p.arrange():
        p.put("brute", "5,1")
    p.begin().go(USE)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("brute", "ann")]
    assert (p.s.monsters, p.s.fallen) == ({}, ["brute"])


@pytest.mark.rule("MA-TRF-05", "MA-TRF-02", "MA-TRF-04")
@pytest.mark.parametrize("text", ["transfer up to 1, on monsters", "transfer to the nearest chest, on monsters"])
def test_whoever_died_of_the_transfer_of_another_is_not_transferred_any_more(text: str) -> None:
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: kill, on monsters"]}
    p = able(text, "C ~ . a\n# #", monsters=[herald])
    with p.arrange():
        p.put("herald", "3,1")
        p.put("brute", "9,9")
    p.begin().go(USE, "unit:herald")
    if p.prompt == "transfer-to":
        p.go("space:2,1")
    assert (p.prompt, p.s.monsters, p.s.fallen) == ("act", {}, ["brute", "herald"])


# -- any space of a type ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-06")
def test_to_any_spawn_space_is_one_of_the_units_tile_that_the_user_chooses() -> None:
    drawing = "S\n\n\n\n. . . . . . . . . a"
    second = face("second", "S . . . S\n\n\n\n. . . . . . . . . S\n. . . . S", ["south", "west"])
    p = able("transfer to any spawn space", drawing, ", range 9", explorers=2, tiles=[second])
    with p.arrange() as s:
        p.stand("bob", "13,5")
        s.destroyed = [p.cell("15,6")]
    beside(p).go(USE, "target:bob")
    assert seated(p) == ("which-space", 0)
    assert p.keys == ["space:11,1", "space:15,1", "space:20,5"]
    p.go("space:20,5")
    assert (p.where("bob"), p.where("ann")) == ("20,5", "10,5")
    assert p.rules_told(Went) == [("MA-TRF-06",)]
    p.go(USE)
    assert p.where("ann") == "1,1"


@pytest.mark.rule("MA-TRF-06", "MA-TRF-03")
def test_if_the_chosen_spawn_space_is_taken_the_user_chooses_the_nearest_free_one_too() -> None:
    p = able("transfer to any spawn space", "a . . S . . . S")
    with p.arrange():
        p.put("stone", "8,1")
    p.begin().go(USE)
    assert p.keys == ["space:4,1", "space:8,1"]
    p.go("space:8,1")
    assert (p.prompt, p.keys) == ("which-space", ["space:7,1", "space:9,1", "space:7,2", "space:8,2", "space:9,2"])
    p.go("space:9,1")
    assert p.where("ann") == "9,1"


# -- nowhere to go -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TRF-07")
@pytest.mark.parametrize("how", ["the nearest", "any"])
@pytest.mark.parametrize(("drawing", "destroyed", "goal"), [
    (". a . . S", False, "5,1"), (". a . . S", True, "2,1"), (". a . . C", False, "2,1"), (". a . . .", False, "2,1"),
])  # fmt: skip
def test_without_a_space_of_the_type_on_the_tile_nothing_happens(how: str, drawing: str, destroyed: bool, goal: str) -> None:
    p = able(f"transfer to {how} spawn space", drawing, tiles=[face("second", "S")])
    with p.arrange() as s:
        s.destroyed = [p.cell("5,1")] if destroyed else []
    beside(p).go(USE)
    assert (p.where("ann"), p.prompt, p.explorer().stamina) == (goal, "act", 5)
    assert len(p.told(Went)) == (goal == "5,1")
