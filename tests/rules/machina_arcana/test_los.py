"""Line of sight: from centre to centre, and what blocks it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from undercroft.games.machina_arcana.state import Placed

from .aiming import BOW, aiming
from .position import Position, face, position

USE = "use:explorer/ann/active/0"
FREE, PLAIN = "range 9 over obstacles", "range 9"
CORNER = {"top": ((1, 1), (2, 1)), "bottom": ((1, 2), (2, 2)), "left": ((1, 1), (1, 2)), "right": ((2, 1), (2, 2))}
"""The four edges that meet at the corner between 1,1 and 2,2: two upright ones and two level ones."""


def looking(drawing: str, at: str, reach: str = FREE, **content: Any) -> Position:
    """ann chooses a target; the brute stands there."""
    p = position(drawing, explorer={"ann": {"active": [f"Pay 1 stamina, {reach}: restore 1 health"]}}, **{"borders": ["east", "south"], **content})
    with p.arrange():
        p.put("brute", at)
    return p.begin()


def aims(p: Position) -> bool:
    """Whether the brute is among the targets; without it ann takes herself, the only one left."""
    p.begin().go(USE)
    return p.prompt == "which-target" and "target:brute" in p.keys


def seen(drawing: str, at: str, reach: str = FREE, **content: Any) -> bool:
    """Whether ann, who is drawn, can choose a target there."""
    return aims(looking(drawing, at, reach, **content))


def cornered(edges: tuple[str, ...], sign: tuple[str, str] = ("|", "-")) -> str:
    """ann on 1,1, with walls or doors on these edges that meet at the corner between 1,1 and 2,2."""
    upright, level = sign
    top, bottom = (upright if edge in edges else " " for edge in ("top", "bottom"))
    left, right = (level if edge in edges else " " for edge in ("left", "right"))
    return f"a{top}. .\n{left} {right}\n.{bottom}. .\n\n. . ." if left + right != "  " else f"a{top}. .\n.{bottom}. .\n. . ."


# -- the line ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LOS-01")
@pytest.mark.parametrize(("drawing", "at", "visible"), [
    ("a # .", "3,1", False), ("a .\n# # #", "3,1", True), ("a\n#\n.", "1,3", False), ("a #\n. #\n. #", "1,3", True),
    ("a # .\n. . .", "3,2", False), ("a . .\n. # .", "3,2", False), ("a . #\n# . .", "3,2", True),
    ("a .\n# .\n. .", "2,3", False), ("a .\n. #\n. .", "2,3", False), ("a #\n. .\n# .", "2,3", True),
    ("a # # #\n. . . .", "4,1", False), ("a . # #\n# # . .", "4,2", True), ("a # . .\n. . . .", "4,2", False), ("a . . .\n. . # .", "4,2", False),
    ("a . .\n. # .\n. . .", "3,3", False), ("a # #\n# . #\n# # .", "3,3", True),
    (". . .\n. . #\na # .", "3,1", True), (". . .\n. # .\na . .", "3,1", False), (". # .\na . .", "3,1", False), (". . #\na . .", "3,1", True),
])  # fmt: skip
def test_the_line_runs_from_centre_to_centre(drawing: str, at: str, visible: bool) -> None:
    assert seen(drawing, at) == visible


@pytest.mark.rule("MA-LOS-02")
@pytest.mark.parametrize(("between", "visible"), [("|", False), ("!", True), (" ", True)])
@pytest.mark.parametrize("reach", [FREE, PLAIN, "melee"])
def test_a_wall_blocks_and_a_door_only_while_it_is_closed(between: str, visible: bool, reach: str) -> None:
    drawing, at = f"a{between}. .", "2,1" if reach == "melee" else "3,1"
    assert seen(drawing, at, reach) == visible
    for state in ("closed", "broken"):
        p = looking(drawing, at, reach)
        with p.arrange() as s:
            door = (p.cell("1,1"), p.cell("2,1"))
            s.closed, s.broken = ([door], []) if state == "closed" and between == "!" else ([], [door])
        assert aims(p) == (visible and (state == "broken" or between == " "))


@pytest.mark.rule("MA-LOS-02")
@pytest.mark.parametrize(("sign", "visible"), [("#", False), (".", True), ("~", True), ("^", True), ("S", True), ("C", True), ("B", True)])
def test_of_all_spaces_only_rubble_blocks_every_line(sign: str, visible: bool) -> None:
    assert seen(f"a . {sign} . .", "5,1") == visible
    assert not seen("a . # . .", "5,1", PLAIN)


@pytest.mark.rule("MA-LOS-02")
@pytest.mark.parametrize(("between", "visible"), [(" . ", True), (" # ", False), ("|. ", False)])
def test_a_space_without_a_line_of_sight_cannot_be_targeted_either(between: str, visible: bool) -> None:
    """The space beside a door, and a barrel."""
    shoot, shut = ({"ann": {"active": [f"Pay 1 stamina, {FREE}: {text}"]}} for text in ("attack 1/0", "close the target door"))
    p = position(f"a{between}B\n. .!.", explorer=shoot, borders=["south"]).begin().go(USE)
    assert (p.prompt == "which-target" and "barrel:3,1" in p.keys) == visible
    p = position(f"a{between}.!. .\n- - - -", explorer=shut, borders=["south"]).begin()
    assert (USE in p.keys) == visible
    if visible:
        assert p.go(USE).keys == ["space:3,1", "space:4,1"]


@pytest.mark.rule("MA-LOS-02")
@pytest.mark.parametrize(("drawing", "visible"), [("a . .", True), ("a # .", False), ("a|. .", False), ("a C .", True), ("a|# .", False)])
def test_the_ruler_on_the_map_shows_the_same_line_of_sight(drawing: str, visible: bool) -> None:
    p = looking(drawing, "3,1")
    assert p.table.measure("map", p.cell("1,1"), p.cell("3,1"), 0).sight == visible


@pytest.mark.rule("MA-LOS-02", "MA-BAR-02")
@pytest.mark.parametrize(("drawing", "seen"), [("a|B", []), ("B|a", []), ("a\n-\nB", []), ("B\n-\na", []), ("a B", ["barrel:2,1"])])
def test_a_wall_hides_the_only_barrel(drawing: str, seen: list[str]) -> None:
    p = aiming(BOW, drawing=drawing, statues=("2,2",)).go(USE)
    assert p.keys == ["target:ann", "target:s0", *seen]


@pytest.mark.rule("MA-LOS-03")
@pytest.mark.parametrize(("drawing", "at", "visible"), [
    ("a|. .\n. . .\n. . .", "3,3", True), ("a . .\n. .\n  -\n. . .", "3,3", True), ("a . .\n. .|.\n. . .", "3,3", True),
    ("a . .\n-\n. . .", "2,2", True), ("a # .\n. . .\n. . .", "3,3", True), ("a . .\n# . .\n. # .", "3,3", True),
    ("a .|. .\n. . . .", "4,2", True), ("a . # .\n. . . .", "4,2", True),
    ("a . . .\n  -\n. . . .", "4,2", True),
    ("a . .\n- -\n. . .", "3,2", False), ("a|. .\n. . .", "3,2", False), ("a . .\n  -\n. . .", "3,2", False), ("a .|. . .\n. . . . .", "5,2", False),
])  # fmt: skip
def test_a_line_may_touch_the_end_of_a_wall_or_the_corner_of_rubble(drawing: str, at: str, visible: bool) -> None:
    """From 1,1 to 4,2 the line runs exactly through the corner between 2,1 and 3,2; to 3,2 it crosses the lower edge of 2,1 in its middle."""
    assert seen(drawing, at) == visible


@pytest.mark.rule("MA-LOS-04")
@pytest.mark.parametrize("sign", ["L", "R", "W", "C", "E", "X", "B"])
def test_obstacles_block_the_obstructed_ranged_symbol_only(sign: str) -> None:
    drawing = f"a . {sign} . ."
    assert seen(drawing, "5,1")
    assert not seen(drawing, "5,1", PLAIN)
    assert seen(drawing, "5,3", PLAIN)


@pytest.mark.rule("MA-LOS-04")
def test_units_and_destroyed_spaces_are_such_obstacles_and_free_spaces_are_not() -> None:
    for other in ("bob", "stone", "destroyed", ""):
        for reach in (FREE, PLAIN):
            p = looking("a . S . .", "5,1", reach, explorers=2)
            with p.arrange() as s:
                p.stand("bob", "3,1" if other == "bob" else "9,9")
                if other == "stone":
                    p.put("stone", "3,1")
                s.destroyed = [p.cell("3,1")] if other == "destroyed" else []
            assert aims(p) == (reach == FREE or not other)
    for sign in ("~", "^", "S"):
        assert seen(f"a . {sign} . .", "5,1", PLAIN)


# -- corners -----------------------------------------------------------------------------------------------------------------
SEPARATING = {("top", "bottom"), ("left", "right"), ("top", "left"), ("bottom", "right")}


@pytest.mark.rule("MA-LOS-05")
@pytest.mark.parametrize("at", ["2,2", "3,3"])
@pytest.mark.parametrize("edges", [(), *((edge,) for edge in CORNER), *combinations(CORNER, 2)])
def test_walls_that_meet_at_a_corner_block_if_they_separate_the_two_spaces(edges: tuple[str, ...], at: str) -> None:
    assert seen(cornered(edges), at) == (edges not in SEPARATING)


@pytest.mark.rule("MA-LOS-05")
@pytest.mark.parametrize("edges", [*combinations(CORNER, 2)])
@pytest.mark.parametrize("shut", [True, False])
def test_closed_doors_that_meet_at_a_corner_block_like_walls_and_open_ones_do_not(edges: tuple[str, ...], shut: bool) -> None:
    p = looking(cornered(edges, ("!", "=")), "3,3")
    with p.arrange() as s:
        s.closed = sorted((p.cell("{},{}".format(*CORNER[edge][0])), p.cell("{},{}".format(*CORNER[edge][1]))) for edge in edges if shut)
    assert aims(p) == (not shut or edges not in SEPARATING)


@pytest.mark.rule("MA-LOS-05")
def test_at_a_later_corner_of_the_line_the_same_holds() -> None:
    assert seen("a . .\n. .|.\n. . .", "3,3")
    assert not seen("a . .\n. .|.\n. .|.", "3,3")
    assert not seen("a . .\n. .|.\n  -\n. . .", "3,3")
    assert seen("a . .\n. .|.\n    -\n. . .", "3,3")
    assert seen("a . . .\n. . . .\n. . .|.\n. . . .", "4,4")
    assert not seen("a . . .\n. . . .\n. . .|.\n. . .|.", "4,4")


@pytest.mark.rule("MA-LOS-05")
@pytest.mark.parametrize(("drawing", "visible"), [
    ("a .|. .\n. .|. .", False), ("a .|. .\n    -\n. . . .", True), ("a .|. .\n  -\n. . . .", False), ("a . . .\n    -\n. .|. .", False),
    ("a . . .\n  - -\n. . . .", False), ("a . . .\n  -\n. .|. .", True),
])  # fmt: skip
def test_on_a_flat_line_the_corner_between_the_spaces_on_both_sides_of_it_counts(drawing: str, visible: bool) -> None:
    """From 1,1 to 4,2 the line goes from 2,1 to 3,2 through their corner."""
    assert seen(drawing, "4,2") == visible


@pytest.mark.rule("MA-LOS-05")
def test_a_corner_that_does_not_lie_between_the_spaces_does_not_block() -> None:
    """The walls meet at the corner of 1,1 and 2,1 with the row above or below, where the line does not go."""
    assert seen("a .\n- -\n.|. .", "2,1")
    assert seen("a . .\n- - -\n.|. .", "3,1")
    assert not seen("a|. .\n- - -\n.|. .", "3,1")


@pytest.mark.rule("MA-LOS-06")
@pytest.mark.parametrize(("sign", "reach"), [("#", FREE), ("C", PLAIN), ("B", PLAIN)])
@pytest.mark.parametrize("at", ["2,2", "3,3"])
def test_two_blocked_spaces_that_touch_diagonally_do_not_block_their_corner(sign: str, reach: str, at: str) -> None:
    assert seen(f"a {sign} .\n{sign} . .\n. . .", at, reach)
    assert not seen(f"a|{sign} .\n-\n{sign} . .\n. . .", at, reach)
    if at == "3,3":
        assert seen(f"a . .\n. . {sign}\n. {sign} .", at, reach)
        assert not seen(f"a . .\n. {sign} .\n. . .", at, reach)


@pytest.mark.rule("MA-LOS-06")
@pytest.mark.parametrize("edges", [("top",), ("bottom",), ("left",), ("right",)])
def test_one_blocked_space_with_the_end_of_a_wall_does_not_block_either(edges: tuple[str, ...]) -> None:
    clear = cornered(edges)
    lines = clear.split("\n")
    assert seen("\n".join([lines[0][:2] + "#" + lines[0][3:], *lines[1:]]), "3,3")
    below = next(n for n in range(1, len(lines)) if lines[n].strip(" -"))
    lines[below] = "#" + lines[below][1:]
    assert seen("\n".join(lines), "3,3")
    assert not seen(cornered((*edges, {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}[edges[0]])), "3,3")


# -- the ends ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LOS-07")
def test_neither_the_space_of_the_user_nor_that_of_the_target_blocks() -> None:
    """Units are obstacles themselves; a barrel is one too; a door is targeted through a space full of rubble."""
    assert seen("a . .", "3,1", PLAIN)
    shot = {"ann": {"active": [f"Pay 1 stamina, {PLAIN}: attack 1/0"]}}
    for drawing, barrels in (("a . B", ["barrel:3,1"]), ("a . B B", ["barrel:3,1"]), ("a # B", [])):
        p = position(drawing, explorer=shot, borders=["south"]).begin().go(USE)
        assert [key for key in p.keys if key.startswith("barrel:")] == barrels
    door = {"ann": {"active": [f"Pay 1 stamina, {PLAIN}: close the target door"]}}
    for sign, spaces in (("#", []), ("C", []), (".", ["space:3,1", "space:4,1"])):
        p = position(f"a . {sign}!. .\n- - - -", explorer=door, borders=["south"]).begin()
        assert USE in p.keys
        p.go(USE)
        if spaces:
            assert p.keys == spaces
        else:
            assert p.s.closed == [(p.cell("3,1"), p.cell("4,1"))]
    assert USE not in position("a|. .!. .\n- - - -", explorer=door, borders=["south"]).begin().keys


# -- from tile to tile ---------------------------------------------------------------------------------------------------------
def on_two_tiles(here: str, there: str, *, borders: tuple[str, ...] = ("south", "west"), entry: str = "south") -> bool:
    """Whether ann on the first tile can choose a target on a tile east of it."""
    tile = face("second", borders=borders)
    p = looking("a", "9,9", tiles=[tile])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("ann", here)
        p.stand("brute", there)
        if entry == "east":
            assert s.entry is not None
            s.entry.side, s.entry.cells = "east", (p.cell("10,5"), p.cell("10,6"))
    return aims(p)


@pytest.mark.rule("MA-LOS-08")
@pytest.mark.parametrize(("here", "there", "visible"), [
    ("10,5", "11,5", True), ("10,6", "11,6", True), ("5,5", "14,5", True), ("10,5", "11,6", True), ("10,4", "11,5", True), ("10,7", "11,6", True),
    ("10,4", "11,4", False), ("10,7", "11,7", False), ("8,3", "13,8", True), ("8,2", "13,2", False), ("9,2", "12,5", False), ("9,4", "12,7", True),
])  # fmt: skip
def test_a_line_leads_to_the_next_tile_through_a_connected_border_only(here: str, there: str, visible: bool) -> None:
    assert on_two_tiles(here, there) == visible
    assert not on_two_tiles(here, there, borders=("south",))


@pytest.mark.rule("MA-LOS-08")
def test_a_border_under_the_entry_token_is_a_wall() -> None:
    assert on_two_tiles("9,5", "12,5")
    assert not on_two_tiles("9,5", "12,5", entry="east")


@pytest.mark.rule("MA-LOS-08")
@pytest.mark.parametrize(("here", "there", "visible"), [
    ("11,5", "5,11", True), ("11,6", "6,11", True), ("12,5", "5,12", True), ("11,4", "4,11", True),
    ("13,5", "5,13", False), ("11,3", "3,11", False), ("12,6", "6,12", False), ("11,8", "8,11", False),
])  # fmt: skip
def test_a_line_over_three_tiles_passes_two_connected_borders(here: str, there: str, visible: bool) -> None:
    """One tile east of the first and one south of it; there is nothing in the south-east."""
    tiles = [face("second", borders=("south", "west")), face("third", borders=("north", "south"), connection="north")]
    p = looking("a", "9,9", tiles=tiles, draws={"tile": "first"})
    with p.arrange() as s:
        s.entry = None
        s.tiles += [Placed("second", 1, 0), Placed("third", 0, 1)]
        p.stand("ann", here)
        p.stand("brute", there)
    assert aims(p) == visible


@pytest.mark.rule("MA-LOS-08")
def test_beyond_an_unexplored_border_there_is_nothing_to_see() -> None:
    p = looking("a", "9,9", tiles=[face("second", borders=("south", "west"))])
    assert not p.table.measure("map", p.cell("10,5"), p.cell("11,5"), 0).sight
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
    assert p.table.measure("map", p.cell("10,5"), p.cell("11,5"), 0).sight is True


MAZE = ". .|# . . .\n  -   -\n.|. . . # .\n    -\n. # . .|. .\n-     -\n. . .|. . #\n      -\n# . . . .|.\n. .|. # . ."
"""Walls and rubble, all in the corner of six by six spaces."""


@pytest.mark.rule("MA-LOS-09")
def test_sight_is_symmetrical() -> None:
    p = looking(MAZE, "9,9")
    with p.arrange():
        p.stand("ann", "9,8")
    spaces = [p.cell(f"{x},{y}") for y in range(1, 7) for x in range(1, 7)]
    found = [(p.table.measure("map", a, b, 0).sight, p.table.measure("map", b, a, 0).sight) for a, b in combinations(spaces, 2)]
    assert [pair for pair in found if pair[0] != pair[1]] == []
    assert {pair[0] for pair in found} == {True, False}


@pytest.mark.rule("MA-LOS-09")
@pytest.mark.parametrize("bob", ["1,2", "1,3", "2,1", "2,2", "3,2", "4,2", "4,4", "6,1", "5,3", "2,5"])
def test_two_explorers_see_each_other_or_neither_sees_the_other(bob: str) -> None:
    look = {"active": [f"Pay 1 stamina, {FREE}: restore 1 health"]}
    found = []
    for who, other in (("ann", "bob"), ("bob", "ann")):
        p = position(MAZE, explorers=2, explorer={"ann": look, "bob": look}, borders=["south"])
        with p.arrange():
            p.stand("ann", "1,1")
            p.stand("bob", bob)
        p.begin(who).go(f"use:explorer/{who}/active/0")
        found.append(p.prompt == "which-target" and f"target:{other}" in p.keys)
    assert found == [bob in ("1,2", "1,3", "2,1")] * 2
