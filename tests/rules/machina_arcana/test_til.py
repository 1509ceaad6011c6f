"""Map tiles: how large they are, where their borders lie, and how tiles that lie side by side are connected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from undercroft.games.machina_arcana.content.tiles import Side, TileError, read_face
from undercroft.games.machina_arcana.events import Attacked
from undercroft.games.machina_arcana.state import Placed
from undercroft.grid.hexes import cells

from .position import OPEN, Position, face, position

ALL: tuple[Side, ...] = ("north", "east", "south", "west")
WARY = {"ann": {"passive": ["If adjacent to a wall: armor +2"]}}


def explorable(p: Position, spaces: Sequence[str]) -> list[str]:
    """On which of these spaces ann could explore."""
    found = []
    for space in spaces:
        with p.arrange():
            p.stand("ann", space)
        if "explore" in p.keys:
            found.append(space)
    return found


def square(layout: Mapping[tuple[int, int], Sequence[Side]]) -> Position:
    """A board of up to four tiles, each with borders on these sides only; ann is asked what she does."""
    p = position(tiles=[face(f"t{x}{y}", borders=sides, connection=sides[0]) for (x, y), sides in layout.items()])
    with p.arrange() as s:
        s.tiles = [Placed(f"t{x}{y}", x, y) for x, y in layout]
        s.stack, s.entry = [], None
        p.stand("ann", "2,2")
    return p


def passages(p: Position) -> list[str]:
    """The pairs of spaces side by side on different tiles that are joined."""
    ground, found = p.game.ground, []
    for cell in cells(ground.cells):
        for other in (cell + 1, cell + 32):
            if ground.cells >> other & 1 and p.game.tile(cell) != p.game.tile(other) and ground.joined(cell, other):
                found.append(f"{p.game.name(cell)}-{p.game.name(other)}")
    return found


@pytest.mark.rule("MA-TIL-01")
def test_a_tile_has_ten_columns_and_ten_rows_of_spaces() -> None:
    p = position("a")
    assert [p.game.name(cell) for cell in cells(p.game.board.cells)] == [f"{x},{y}" for y in range(1, 11) for x in range(1, 11)]
    assert {key for key in p.keys if key.startswith("move:")} == {"move:2,1", "move:1,2", "move:2,2"}
    with p.arrange():
        p.stand("ann", "10,10")
    assert {key for key in p.keys if key.startswith("move:")} == {"move:9,9", "move:10,9", "move:9,10"}


@pytest.mark.rule("MA-TIL-01")
def test_the_next_tile_begins_with_the_eleventh_column_or_row() -> None:
    p = position()
    with p.arrange():
        p.stand("ann", "10,5")
    p.go("explore")
    assert {p.game.name(cell) for cell in cells(p.game.board.cells)} == {f"{x},{y}" for y in range(1, 11) for x in range(1, 21)}
    with p.arrange() as s:
        s.tiles[1].column, s.tiles[1].row = 0, 1
    assert {p.game.name(cell) for cell in cells(p.game.board.cells)} == {f"{x},{y}" for y in range(1, 21) for x in range(1, 11)}


@pytest.mark.rule("MA-TIL-01")
@pytest.mark.parametrize("drawing", [OPEN + "\n" + ". " * 9 + ".", "\n".join(OPEN.split("\n")[1:]), OPEN.replace(". . .", ". . . .", 1)])
def test_a_drawing_with_other_sides_is_refused(drawing: str) -> None:
    assert read_face(OPEN, ALL, "north").kinds == ("floor",) * 100
    with pytest.raises(TileError):
        read_face(drawing, ALL, "north")


SIDES_SPACES = {"north": ["5,1", "6,1"], "east": ["10,5", "10,6"], "south": ["5,10", "6,10"], "west": ["1,5", "1,6"]}
EDGES = [f"{x},{y}" for y in range(1, 11) for x in range(1, 11) if x in (1, 10) or y in (1, 10)]


@pytest.mark.rule("MA-TIL-02")
@pytest.mark.parametrize("side", ["north", "east", "west"])
def test_a_border_is_the_two_middle_spaces_of_a_side(side: Side) -> None:
    """The entry is in the south, so that one cannot be explored."""
    p = position(borders=[side, "south"])
    assert explorable(p, EDGES) == SIDES_SPACES[side]


@pytest.mark.rule("MA-TIL-02")
def test_a_side_has_at_most_one_border_and_may_have_none() -> None:
    everywhere = [space for side in ("north", "west", "east") for space in SIDES_SPACES[side]]
    assert sorted(explorable(position(), EDGES)) == sorted(everywhere)
    assert explorable(position(borders=["south"]), EDGES) == []


@pytest.mark.rule("MA-TIL-02")
@pytest.mark.parametrize(
    ("space", "beyond"),
    [("10,3", []), ("10,4", ["5"]), ("10,5", ["4", "5", "6"]), ("10,6", ["5", "6", "7"]), ("10,7", ["6"]), ("10,8", [])],
)
def test_tiles_connect_through_these_two_spaces(space: str, beyond: list[str]) -> None:
    """A diagonal step passes the end of the wall on either side."""
    p = square({(0, 0): ["east", "south"], (1, 0): ["west"]})
    assert passages(p) == ["10,5-11,5", "10,6-11,6"]
    with p.arrange():
        p.stand("ann", space)
    assert [key for key in p.keys if key.startswith("move:11,")] == [f"move:11,{row}" for row in beyond]


@pytest.mark.rule("MA-TIL-03")
@pytest.mark.parametrize(("side", "cell"), [("north", "5,1"), ("east", "10,6"), ("south", "5,10"), ("west", "1,5")])
def test_a_border_without_a_tile_counts_as_a_wall_for_cards_and_is_unexplored(side: Side, cell: str) -> None:
    p = position(explorer=WARY)
    with p.arrange() as s:
        s.entry = None
        p.stand("ann", cell)
    assert p.game.traits("ann").armor == 4
    assert "explore" in p.keys
    with p.arrange() as s:
        x, y = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
        s.tiles.append(Placed("second", x, y, 0))
        for tile in s.tiles:
            tile.column, tile.row = tile.column - min(x, 0), tile.row - min(y, 0)
        s.explorers["ann"].cell += 10 * (-min(x, 0) - 32 * min(y, 0))
    assert p.game.traits("ann").armor == 2
    assert "explore" not in p.keys


@pytest.mark.rule("MA-TIL-03")
def test_a_space_in_the_middle_of_a_tile_is_not_adjacent_to_a_wall() -> None:
    p = position(". . .\n. a .", explorer=WARY)
    assert p.game.traits("ann").armor == 2


@pytest.mark.rule("MA-TIL-04")
@pytest.mark.parametrize("connection", ALL)
def test_a_new_tile_is_attached_by_the_border_with_the_connection_symbol(connection: Side) -> None:
    """The trap lies before the connection symbol of the new tile, and that tile has no other border."""
    trap = {"north": (4, 1), "east": (8, 4), "south": (5, 8), "west": (1, 5)}[connection]
    drawing = "\n".join(" ".join("^" if (x, y) == trap else "." for x in range(10)) for y in range(10))
    p = position(tiles=[face("second", drawing, [connection], connection)])
    with p.arrange():
        p.stand("ann", "10,5")
    p.go("explore")
    assert [p.game.name(cell) for cell in cells(p.game.spaces("trap"))] == ["12,6"]
    assert passages(p) == ["10,5-11,5", "10,6-11,6"]


@pytest.mark.rule("MA-TIL-04")
def test_the_connection_symbol_needs_a_border() -> None:
    with pytest.raises(TileError, match="west"):
        read_face(OPEN, ["north"], "west")


@pytest.mark.rule("MA-TIL-05")
def test_tiles_are_connected_wherever_two_borders_face_each_other() -> None:
    p = square({(0, 0): ALL, (1, 0): ALL, (0, 1): ALL, (1, 1): ALL})
    assert passages(p) == ["10,5-11,5", "10,6-11,6", "5,10-5,11", "6,10-6,11", "15,10-15,11", "16,10-16,11", "10,15-11,15", "10,16-11,16"]
    assert len(p.game.board.walls) == 4 * 8
    assert all(p.game.tile(a) != p.game.tile(b) for a, b in p.game.board.walls)


@pytest.mark.rule("MA-TIL-05")
def test_a_tile_that_comes_to_lie_beside_others_is_connected_to_all_of_them() -> None:
    """Attached in the west, the fourth tile is connected in the north as well."""
    p = square({(0, 0): ALL, (1, 0): ALL, (0, 1): ALL})
    with p.arrange() as s:
        s.stack = ["first"]
        p.stand("ann", "10,15")
    p.go("explore")
    assert [(tile.tile, tile.column, tile.row) for tile in p.s.tiles][-1] == ("first", 1, 1)
    assert {"10,15-11,15", "10,16-11,16", "15,10-15,11", "16,10-16,11"} < set(passages(p))


@pytest.mark.rule("MA-TIL-05")
@pytest.mark.parametrize(
    ("layout", "joined"),
    [
        ({(0, 0): ["west", "east"], (1, 0): ["east", "west"]}, True),
        ({(0, 0): ["west", "north", "south"], (1, 0): ["west"]}, False),
        ({(0, 0): ["east"], (1, 0): ["north", "east", "south"]}, False),
        ({(0, 0): ["south"], (0, 1): ["north"]}, True),
        ({(0, 0): ["north", "east", "west"], (0, 1): ["north"]}, False),
        ({(0, 0): ["south"], (0, 1): ["east", "south", "west"]}, False),
    ],
)
def test_a_border_that_faces_a_plain_edge_stays_a_wall(layout: dict[tuple[int, int], Sequence[Side]], joined: bool) -> None:
    p = square(layout)
    assert bool(passages(p)) == joined


@pytest.mark.rule("MA-TIL-05")
@pytest.mark.parametrize(("sides", "seen"), [(["west", "east"], True), (["north", "east"], False)])
def test_sight_and_magic_pass_a_connection_but_no_plain_edge(sides: Sequence[Side], seen: bool) -> None:
    p = position(
        borders=["east", "south"], explorer={"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0"]}}, tiles=[face("second", "", sides, sides[0])]
    )
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack = []
        p.stand("ann", "9,5")
        p.put("stone", "12,5")
    p.go("use:explorer/ann/active/0")
    targets = [o.figure for o in p.decision.options] if p.prompt == "which-target" else [id for e in p.told(Attacked) for id in e.targets]
    assert targets == (["ann", "stone"] if seen else ["ann"])
