"""What is adjacent to what."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked
from undercroft.games.machina_arcana.state import Gear, Placed

from .position import Position, face, position

USE = "use:explorer/ann/active/0"
AROUND = "Pay 1 stamina: attack 1/0, on adjacent monsters"
CORNER = {"top": ((1, 1), (2, 1)), "bottom": ((1, 2), (2, 2)), "left": ((1, 1), (1, 2)), "right": ((2, 1), (2, 2))}
"""The four edges that meet at the corner between 1,1 and 2,2."""
SEPARATING = {("top", "bottom"), ("left", "right"), ("top", "left"), ("bottom", "right")}


def standing(drawing: str, *at: str, active: str = AROUND, **content: Any) -> Position:
    """ann's turn. Monsters m0, m1, … stand where they are said to."""
    monsters = [{"id": f"m{n}", "armor": 9, "will": 9, "health": 1, "stamina": 0} for n in range(9)]
    p = position(drawing, explorer={"ann": {"active": [active]}}, monsters=monsters, **{"borders": ["east", "south"], **content})
    with p.arrange():
        for n, space in enumerate(at):
            p.put(f"m{n}", space)
    return p.begin()


def struck(p: Position) -> list[str]:
    """The spaces of those that ann attacks if she attacks everybody adjacent to her."""
    p.begin().go(USE)
    return [p.where(id) for attack in p.told(Attacked) for id in attack.targets]


def cornered(edges: tuple[str, ...], upright: str = "|", level: str = "-") -> str:
    """ann on 1,1, with walls or doors on these edges that meet at the corner between 1,1 and 2,2."""
    top, bottom = (upright if edge in edges else " " for edge in ("top", "bottom"))
    left, right = (level if edge in edges else " " for edge in ("left", "right"))
    below = [f"{left} {right}"] if "left" in edges or "right" in edges else []
    return "\n".join([f"a{top}.", *below, f".{bottom}."])


# -- spaces and what is on them ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ADJ-01")
def test_the_8_spaces_around_a_space_are_adjacent_and_no_others() -> None:
    near = ["2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4"]
    assert struck(standing(".\n\n. . a", *near)) == near
    far = ["1,1", "3,1", "5,1", "1,3", "5,3", "1,5", "3,5", "5,5", "5,4"]
    assert struck(standing(".\n\n. . a", *far)) == []
    assert struck(standing("a", "2,1", "1,2", "2,2", "10,1", "10,2", "1,10")) == ["2,1", "1,2", "2,2"]


@pytest.mark.rule("MA-ADJ-01")
def test_a_space_that_is_not_in_sight_is_not_adjacent() -> None:
    """North and east of ann is a wall, which goes on beyond the corner in the north-west only."""
    p = standing(".\n. .\n- - -\n. . a|.\n. .", "2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4")
    assert struck(p) == ["2,3", "2,4", "3,4", "4,4"]


@pytest.mark.rule("MA-ADJ-02")
@pytest.mark.parametrize(("drawing", "near"), [
    ("a b", True), ("a .\n. b", True), ("a . b", False), ("a|b", False), ("a .\n.\n. b", False), ("a #\n# b", True),
])  # fmt: skip
def test_units_on_adjacent_spaces_are_adjacent(drawing: str, near: bool) -> None:
    p = position(drawing, explorers=2, borders=["south"])
    with p.arrange() as s:
        s.explorers["ann"].items = ["trinket"]
        s.decks["artifact"].pile.remove("trinket")
    p.begin()
    assert ("trade:bob" in p.keys) == near
    assert ("inventory:bob" in p.keys) is False
    with p.arrange() as s:
        s.explorers["bob"].gear = [Gear("trinket")]
        s.explorers["ann"].items = []
    assert ("inventory:bob" in p.begin().keys) == near


@pytest.mark.rule("MA-ADJ-02")
@pytest.mark.parametrize("sign", ["R", "L", "C", "W", "E", "S"])
def test_map_elements_on_adjacent_spaces_are_adjacent(sign: str) -> None:
    key = {"E": "invoke", "S": "seal"}.get(sign, "activate")
    for drawing, space in ((f"a {sign}", "2,1"), (f"a .\n. {sign}", "2,2"), (f"a . {sign}", ""), (f"a|{sign}", ""), (f"a|.\n-\n. {sign}", "")):
        p = position(drawing, borders=["south"])
        with p.arrange() as s:
            s.explorers["ann"].essence = 5
        assert [k for k in p.begin().keys if k.startswith(f"{key}:")] == ([f"{key}:{space}"] if space else [])


@pytest.mark.rule("MA-ADJ-03")
@pytest.mark.parametrize(("drawing", "armor"), [
    (".\n. . .\n. a|.", 4), (".\n. . .\n.|a .", 4), (".\n. . .\n  -\n. a .", 4), (".\n. . .\n. a .\n  -\n. . .", 4), (".\n. . .\n. a .", 2),
    (".\n. .|.\n. a .", 2), (".\n. . .\n-   -\n. a .", 2), (".\n. . .\n. a .\n-   -\n.|.|.", 2), (".\n. . .\n. a . .|.", 2), ("a", 4), (".\na", 4),
])  # fmt: skip
def test_a_unit_is_adjacent_to_a_wall_only_along_a_whole_edge_of_its_space(drawing: str, armor: int) -> None:
    p = position(drawing, explorer={"ann": {"passive": ["If adjacent to a wall: armor +2"]}}, borders=["south"])
    assert p.game.traits("ann").armor == armor


@pytest.mark.rule("MA-ADJ-03")
@pytest.mark.parametrize(("space", "doors", "armor"), [
    ("2,2", ["close-door:2,2:3,2", "close-door:2,2:2,3"], 4), ("3,2", ["close-door:2,2:3,2"], 4), ("2,3", ["close-door:2,2:2,3"], 4),
    ("3,3", [], 2), ("3,1", [], 4), ("4,2", [], 2), ("2,4", [], 2),
])  # fmt: skip
def test_a_unit_is_adjacent_to_a_door_only_along_a_whole_edge_of_its_space(space: str, doors: list[str], armor: int) -> None:
    """Open doors are no walls; closed ones are."""
    p = position("a\n. .!.\n  =\n.", explorer={"ann": {"passive": ["If adjacent to a wall: armor +2"]}}, borders=["south"])
    with p.arrange():
        p.stand("ann", space)
    assert [key for key in p.begin().keys if "door" in key] == doors
    assert p.game.traits("ann").armor == (4 if space == "3,1" else 2)
    with p.arrange() as s:
        s.closed = [(p.cell("2,2"), p.cell("3,2")), (p.cell("2,2"), p.cell("2,3"))]
    assert p.game.traits("ann").armor == armor


@pytest.mark.rule("MA-ADJ-04")
@pytest.mark.parametrize(("edge", "state", "near"), [
    (" ", "", True), ("|", "", False), ("!", "", True), ("!", "closed", False), ("!", "broken", True),
])  # fmt: skip
def test_a_wall_or_closed_door_between_two_spaces_makes_them_not_adjacent(edge: str, state: str, near: bool) -> None:
    level = {"|": "-", "!": "="}.get(edge, " ")
    for drawing, at, door in ((f"a{edge}.", "2,1", ("1,1", "2,1")), (f"a .\n{level}\n. .", "1,2", ("1,1", "1,2"))):
        p = standing(drawing, at)
        with p.arrange() as s:
            pair = [(p.cell(door[0]), p.cell(door[1]))]
            s.closed, s.broken = pair if state == "closed" else [], pair if state == "broken" else []
        assert struck(p) == ([at] if near else [])


@pytest.mark.rule("MA-ADJ-05")
@pytest.mark.parametrize("shut", ["walls", "closed", "open"])
@pytest.mark.parametrize("edges", [(), *((edge,) for edge in CORNER), *combinations(CORNER, 2), *combinations(CORNER, 3), tuple(CORNER)])
def test_a_diagonal_neighbour_is_adjacent_if_one_way_round_the_corner_is_free_of_walls(edges: tuple[str, ...], shut: str) -> None:
    p = standing(cornered(edges) if shut == "walls" else cornered(edges, "!", "="), "2,2")
    if shut == "closed":
        with p.arrange() as s:
            s.closed = sorted((p.cell("{},{}".format(*CORNER[edge][0])), p.cell("{},{}".format(*CORNER[edge][1]))) for edge in edges)
    separated = any(one in edges and other in edges for one, other in SEPARATING)
    assert struck(p) == ([] if separated and shut != "open" else ["2,2"])


@pytest.mark.rule("MA-ADJ-05")
def test_what_stands_on_the_ways_round_the_corner_does_not_matter() -> None:
    assert struck(standing("a #\nC .", "2,2")) == ["2,2"]
    assert struck(standing("a .\n. .", "2,1", "1,2", "2,2")) == ["2,1", "1,2", "2,2"]


@pytest.mark.rule("MA-ADJ-06")
@pytest.mark.parametrize(("ann", "borders", "near"), [
    ("10,5", ["south", "west"], ["11,4", "11,5", "11,6"]), ("10,6", ["south", "west"], ["11,5", "11,6", "11,7"]),
    ("10,4", ["south", "west"], ["11,5"]), ("10,3", ["south", "west"], []), ("10,5", ["south"], []), ("9,5", ["south", "west"], []),
])  # fmt: skip
def test_adjacency_reaches_over_a_connected_border(ann: str, borders: list[str], near: list[str]) -> None:
    p = standing("a", *(f"11,{y}" for y in range(3, 9)), tiles=[face("second", borders=borders)])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("ann", ann)
    assert struck(p) == near


@pytest.mark.rule("MA-ADJ-06")
def test_an_explorer_on_the_next_tile_can_be_traded_with() -> None:
    p = position("a", explorers=2, borders=["east", "south"])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("ann", "10,5")
        p.stand("bob", "11,6")
        p.own("ann", "trinket")
    assert "trade:bob" in p.begin().keys
    with p.arrange():
        p.stand("bob", "12,6")
    assert "trade:bob" not in p.begin().keys


@pytest.mark.rule("MA-ADJ-07")
def test_a_unit_is_not_adjacent_to_itself() -> None:
    p = standing("a . b", "1,2", active="Pay 1 stamina: attack 1/0, on adjacent units", explorers=2)
    assert struck(p) == ["1,2"]
    p = standing("a . b", active="Pay 1 stamina: attack 1/0, on any adjacent unit", explorers=2)
    assert struck(p) == []
    p = standing("a b", active="Pay 1 stamina: attack 1/0, on adjacent explorers", explorers=2)
    assert struck(p) == ["2,1"]


@pytest.mark.rule("MA-ADJ-07")
def test_nobody_trades_with_itself_or_seals_its_own_space() -> None:
    p = position("a b . c", explorers=3, borders=["south"])
    with p.arrange():
        p.own("ann", "trinket")
    assert [key for key in p.begin().keys if key.startswith("trade:")] == ["trade:bob"]
    p = position("a . S", borders=["south"])
    for space, sealed in (("3,1", []), ("2,1", ["seal:3,1"])):
        with p.arrange() as s:
            p.stand("ann", space)
            s.explorers["ann"].essence = 5
        assert [key for key in p.begin().keys if key.startswith("seal:")] == sealed
