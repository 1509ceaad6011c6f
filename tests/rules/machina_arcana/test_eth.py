"""Ethereal units: who can choose them as targets, what affects them all the same, and how movement meets them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, Evaded, LostHealth, Restored
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

USE = "use:explorer/ann/active/0"
SHOT = "Pay 1 stamina, range 4: attack 1/0"
SEES = "Choose ethereal targets"
GHOST = {"id": "ghost", "armor": 1, "will": 1, "health": 3, "stamina": 2, "active": ["Pay 2 stamina, melee: attack 1/0"], "passive": ["Ethereal"]}
SHADE = {"id": "shade", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Ethereal"]}
SEER = {"id": "seer", "armor": 3, "will": 3, "health": 1, "stamina": 3, "active": ["Pay 3 stamina, range 4: attack 1/0"], "passive": [SEES]}


def haunted(
    drawing: str = "a . . .", *, active: Sequence[str] = (SHOT,), passive: Sequence[str] = (), ghost: str = "3,1", brute: str = "", lit: str = "",
    explorers: int = 1, bob: Sequence[str] = (), **more: Any,
) -> Position:  # fmt: skip
    """ann's turn, with a ghost and perhaps a brute on these spaces, and a lit chapter space."""
    people = {"ann": {"active": list(active), "passive": list(passive)}, "bob": {"passive": list(bob)}}
    p = position(drawing, explorer=people, monsters=[GHOST, SHADE, SEER], explorers=explorers, **more)
    with p.arrange() as s:
        if ghost:
            p.put("ghost", ghost)
        if brute:
            p.put("brute", brute)
        s.lit = [p.cell(lit)] if lit else []
    return p.begin()


def aims(p: Position, key: str = USE) -> list[str]:
    """Whom ann can choose with an ability. If that is only one, she does."""
    if key not in p.keys:
        return []
    p.go(key)
    return [o.figure for o in p.decision.options] if p.prompt == "which-target" else [id for e in p.told(Attacked)[-1:] for id in e.targets]


# -- choosing targets ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("active", [SHOT, "Pay 1 stamina, range 4: restore 1 health", "Pay 1 stamina, range 4 over obstacles: push 1"])
@pytest.mark.rule("MA-ETH-01")
def test_an_ethereal_unit_is_a_target_only_for_those_who_may_choose_it(active: str) -> None:
    assert aims(haunted(active=[active], brute="1,3")) == ["ann", "brute"]
    assert aims(haunted(active=[active], brute="1,3", passive=[SEES])) == ["ann", "ghost", "brute"]


@pytest.mark.rule("MA-ETH-01")
def test_the_permission_of_somebody_else_does_not_help() -> None:
    assert aims(haunted("a b . .", explorers=2, bob=[SEES], ghost="2,2")) == ["ann", "bob"]


@pytest.mark.rule("MA-ETH-01", "MA-RNG-13")
def test_an_ethereal_unit_is_no_second_target_either() -> None:
    for passive, second in (([], ["ann", "brute"]), ([SEES], ["ann", "ghost", "brute"])):
        p = haunted(active=["Pay 1 stamina, range 4, second range 4: attack 1/0; push 1, on the second target"], brute="1,3", passive=passive)
        p.go(USE, "target:brute")
        assert (p.prompt, [o.figure for o in p.decision.options]) == ("which-target", second)


@pytest.mark.rule("MA-ETH-01")
def test_a_monster_needs_the_permission_too() -> None:
    """Of two monsters one may choose ethereal targets, and only that one shoots at ann."""
    p = haunted("a . . .", passive=["Ethereal"], ghost="", active=["Pay 1 essence: restore 1 health"])
    with p.arrange():
        p.put("archer", "3,1")
        p.put("seer", "3,3")
    p.begin().go("pass").until_phase("explorers")
    assert {e.figure for e in p.told(Attacked)} == {"seer"}


@pytest.mark.parametrize(("passive", "targets"), [
    ([], ["ann", "brute"]), (["Ethereal"], ["brute"]), (["Ethereal", SEES], ["ann", "brute"]),
])  # fmt: skip
@pytest.mark.rule("MA-ETH-02")
def test_an_ethereal_unit_cannot_choose_itself_either(passive: list[str], targets: list[str]) -> None:
    for active in (SHOT, "Pay 1 stamina, melee: restore 1 health"):
        assert aims(haunted(passive=passive, active=[active, SHOT], ghost="9,9", brute="1,2")) == (
            targets if active == SHOT or len(targets) > 1 else []
        )


# -- what chooses no target ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ETH-03")
def test_an_ethereal_unit_is_caught_by_what_chooses_no_target() -> None:
    p = haunted(active=["Pay 1 stamina: attack 1/0, on adjacent units"], ghost="2,1").go(USE)
    assert ([e.targets for e in p.told(Attacked)], p.monster("ghost").wounds) == ([("ghost",)], 1)


@pytest.mark.rule("MA-ETH-03")
def test_an_ethereal_unit_is_caught_by_traps() -> None:
    p = haunted("a . ^ L", active=["Pay 1 stamina: trigger traps"]).go(USE)
    assert ([e.targets for e in p.told(Attacked)], p.monster("ghost").wounds) == ([("ghost",)], 1)


@pytest.mark.rule("MA-ETH-03")
def test_an_ethereal_unit_is_caught_by_barrels() -> None:
    p = haunted("a . . B", active=["Pay 1 stamina, range 4 over obstacles: attack 1/0"]).go(USE, "barrel:4,1")
    assert ([e.targets for e in p.told(Attacked)], p.monster("ghost").wounds) == ([(), ("ghost",)], 1)


@pytest.mark.parametrize("whom", ["the nearest monster", "any monster", "any unit", "monsters", "units", "adjacent monsters", "any adjacent monster"])
@pytest.mark.parametrize("what", ["attack 1/0", "restore 1 health", "push 1", "lose 1 health"])
@pytest.mark.rule("MA-ETH-10")
def test_without_a_target_symbol_ethereal_units_are_affected_too(what: str, whom: str) -> None:
    p = haunted(active=[f"Pay 1 stamina: {what}, on {whom}"], ghost="2,1")
    with p.arrange():
        p.put("ghost", "2,1", wounds=1)
    p.begin().go(USE)
    for key in ("unit:ghost", "unit:ghost"):
        if key in p.keys:
            p.go(key)
    changed = p.told(Restored) if what.startswith("restore") else p.told(LostHealth)
    assert p.where("ghost") == "3,1" if what == "push 1" else "ghost" in [e.figure for e in changed]


@pytest.mark.parametrize(("whom", "found"), [("any monster", ["unit:ghost", "unit:brute"]), ("any adjacent unit", ["unit:ghost", "unit:brute"])])
@pytest.mark.rule("MA-ETH-10")
def test_picking_any_unit_is_not_choosing_a_target(whom: str, found: list[str]) -> None:
    p = haunted(active=[f"Pay 1 stamina: attack 1/0, on {whom}"], ghost="2,1", brute="1,2").go(USE)
    assert (p.prompt, p.keys) == ("which-unit", found)


# -- light -----------------------------------------------------------------------------------------------------------------------
def two_tiles(at: str, lit: str) -> Position:
    """ann on the second space of the border between two tiles, a ghost on one of them; one of two chapter spaces of a tile may be lit."""
    p = haunted("X X", ghost="", tiles=[face("second", "X X")], passive=[])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("ann", "10,5")
        p.put("ghost", at)
        s.lit = [p.cell(lit)] if lit else []
    return p.begin()


@pytest.mark.parametrize(("at", "lit", "targets"), [
    ("10,6", "", ["ann"]), ("10,6", "1,1", ["ann", "ghost"]), ("10,6", "2,1", ["ann", "ghost"]), ("10,6", "11,1", ["ann"]),
    ("11,5", "1,1", ["ann", "ghost"]), ("11,5", "11,1", ["ann"]), ("11,5", "", ["ann"]),
])  # fmt: skip
@pytest.mark.rule("MA-ETH-04")
def test_on_a_tile_with_a_lit_chapter_space_all_may_choose_ethereal_targets(at: str, lit: str, targets: list[str]) -> None:
    """What counts is the tile of the one who chooses, not that of the target."""
    assert aims(two_tiles(at, lit)) == targets


@pytest.mark.rule("MA-ETH-04")
def test_a_lit_space_that_is_destroyed_lights_no_more() -> None:
    p = haunted("a . . X", ghost="1,3", lit="4,1")
    with p.arrange() as s:
        s.lit, s.destroyed = [], [p.cell("4,1")]
    assert aims(p.begin()) == ["ann"]


@pytest.mark.parametrize("lit", ["", "4,4"])
@pytest.mark.rule("MA-ETH-04")
def test_light_is_good_for_monsters_too(lit: str) -> None:
    p = haunted(
        "a . . .\n. . . .\n. . . .\n. . . X", passive=["Ethereal"], ghost="", brute="2,1", lit=lit, active=["Pay 1 essence: restore 1 health"]
    )
    p.go("pass").until_phase("explorers")
    assert bool(p.told(Attacked)) == bool(lit)


# -- staying ethereal ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ETH-05")
def test_an_ethereal_unit_stays_so_while_it_moves_and_attacks() -> None:
    p = haunted(ghost="3,1").go("pass").until_phase("explorers")
    assert (p.where("ghost"), p.told(Attacked)) == ("2,1", [])
    assert aims(p) == ["ann"]
    with p.arrange():
        p.stand("ghost", "2,1")
    p.begin().go("pass").until_phase("explorers")
    assert [e.figure for e in p.told(Attacked)] == ["ghost"]
    assert aims(p) == ["ann"]


@pytest.mark.rule("MA-ETH-05")
def test_an_ethereal_unit_stays_so_while_it_evades() -> None:
    p = haunted(active=[SHOT, "Pay 1 stamina: attack 1/0, on adjacent units"], ghost="2,1", rolls="0 1")
    p.go("use:explorer/ann/active/1")
    assert [e.figure for e in p.told(Evaded)] == ["ghost"]
    assert aims(p) == ["ann"]
    p = haunted(active=[SHOT, "Pay 1 stamina: attack 1/0, on adjacent units"], ghost="2,1", rolls="1")
    p.go("use:explorer/ann/active/1")
    assert [e.figure for e in p.told(LostHealth)] == ["ghost"]
    assert aims(p) == ["ann"]


# -- movement --------------------------------------------------------------------------------------------------------------------
HALL = "a . . .\n- - - -"
"""A corridor of the width of one space."""


@pytest.mark.parametrize(("through", "other", "moves"), [("2,1", "", ["move:3,1"]), ("", "2,1", []), ("3,1", "", ["move:2,1"])])
@pytest.mark.rule("MA-ETH-06")
def test_units_move_through_ethereal_units_but_not_through_others(through: str, other: str, moves: list[str]) -> None:
    p = haunted(HALL, ghost=through, brute=other)
    assert [key for key in p.keys if key.startswith("move")] == moves
    if moves == ["move:3,1"]:
        p.go("move:3,1")
        assert (p.where("ann"), p.explorer().stamina, p.where("ghost")) == ("3,1", 4, "2,1")


@pytest.mark.parametrize(("between", "where"), [("shade", "2,1"), ("stone", "4,1")])
@pytest.mark.rule("MA-ETH-06")
def test_monsters_move_through_ethereal_units_but_not_through_others(between: str, where: str) -> None:
    p = haunted(HALL, ghost="")
    with p.arrange():
        p.put(between, "3,1")
        p.put("brute", "4,1")
    p.begin().go("pass").until_phase("explorers")
    assert (p.where("brute"), p.where(between), bool(p.told(Attacked))) == (where, "3,1", where == "2,1")


@pytest.mark.rule("MA-ETH-07")
def test_an_ethereal_unit_moves_through_any_units() -> None:
    assert "move:3,1" not in haunted(HALL, ghost="", brute="2,1").keys
    p = haunted("a b . .\n- - - -", explorers=2, passive=["Ethereal"], ghost="", brute="3,1")
    assert [key for key in p.keys if key.startswith("move")] == ["move:4,1"]
    p.go("move:4,1")
    assert (p.where("ann"), p.explorer().stamina) == ("4,1", 3)


@pytest.mark.parametrize(("passive", "where"), [([], "4,1"), (["Ethereal"], "2,1")])
@pytest.mark.rule("MA-ETH-07")
def test_an_ethereal_monster_moves_through_any_units(passive: list[str], where: str) -> None:
    drifter = {"id": "drifter", "armor": 3, "will": 3, "health": 1, "stamina": 3, "passive": passive}
    p = position(HALL, monsters=[drifter])
    with p.arrange():
        p.put("stone", "3,1")
        p.put("drifter", "4,1")
    p.begin().go("pass")
    assert p.where("drifter") == where


@pytest.mark.rule("MA-ETH-08")
def test_nobody_ends_a_move_on_the_space_of_an_ethereal_unit() -> None:
    p = haunted("a b . .\n- - - -", explorers=2, passive=["Ethereal"], bob=["Ethereal"], ghost="4,1")
    assert [key for key in p.keys if key.startswith("move")] == ["move:3,1"]
    p = haunted(HALL, ghost="2,1")
    with p.arrange() as s:
        s.explorers["ann"].stamina = 1
    assert [key for key in p.begin().keys if key.startswith("move")] == []


@pytest.mark.parametrize(("active", "targets"), [(SHOT, ["ann"]), ("Pay 1 stamina, range 4 over obstacles: attack 1/0", ["ann", "brute"])])
@pytest.mark.rule("MA-ETH-08")
def test_an_ethereal_unit_is_an_obstacle_to_sight_where_obstacles_count(active: str, targets: list[str]) -> None:
    assert aims(haunted(HALL, active=[active], ghost="2,1", brute="3,1")) == targets
    assert aims(haunted(HALL, active=[active], ghost="", brute="3,1")) == ["ann", "brute"]


@pytest.mark.parametrize(("what", "where"), [("push 2", "2,1"), ("move up to 2", "4,1"), ("transfer up to 1", "2,2")])
@pytest.mark.rule("MA-ETH-08")
def test_nobody_is_moved_onto_the_space_of_an_ethereal_unit(what: str, where: str) -> None:
    """The ghost stands on 3,1, beyond the brute: it stops a push, can be moved through, and is no place to be transferred to."""
    p = haunted(active=[f"Pay 1 stamina, melee: {what}"], ghost="3,1", brute="2,1").go(USE, "target:brute")
    if p.prompt != "act":
        assert not {"move:3,1", "space:3,1"} & set(p.keys)
        p.go(next(key for key in p.keys if key.endswith(where)))
    assert (p.where("brute"), p.where("ghost")) == (where, "3,1")


@pytest.mark.parametrize(("passive", "where", "struck"), [([], "4,2", [("ann",)]), (["Ethereal"], "4,8", [])])
@pytest.mark.rule("MA-ETH-09", "MA-AIP-12")
def test_predictable_monsters_ignore_ethereal_explorers_whom_they_cannot_choose(passive: list[str], where: str, struck: list[tuple[str]]) -> None:
    p = haunted(explorers=2, passive=passive, ghost="", brute="4,4")
    with p.arrange():
        p.stand("ann", "4,1")
        p.stand("bob", "4,9")
    p.rest().until_phase("explorers")
    assert (p.where("brute"), [e.targets for e in p.told(Attacked)]) == (where, struck)
