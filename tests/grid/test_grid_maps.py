"""Maps as text: both layouts, names, errors with their place, and the way back."""
from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.grid.hexes import MARGIN, STRIDE, cells, coordinates, distance
from undercroft.grid.maps import MapError, read_map

FLAT = """
3   .   .
  ~   .
~   1   A
  o   o
.   s   .
  .   o
.   .   .
  2   !
.   ~   B
"""
POINTY = """
  # # #
 # a b #
# c d e #
 # f g #
"""


def grid_distance(a: tuple[int, int], b: tuple[int, int], flat: bool) -> int:
    """Steps between two places in doubled coordinates: sideways steps first, they cover half of the way across."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    if flat:
        dx //= 2
        return dx + max(0, dy - dx) // 2
    return dy + max(0, dx - dy) // 2


def test_a_flat_map() -> None:
    room = read_map(FLAT, flat=True)
    assert room.cells.bit_count() == 23
    assert {mark: mask.bit_count() for mark, mask in room.marks.items()} == {
        "3": 1, ".": 10, "~": 3, "1": 1, "A": 1, "o": 3, "s": 1, "2": 1, "!": 1, "B": 1}
    assert {room.names[cell]: room.places[cell] for mark in "3s2B" for cell in cells(room.marks[mark])} == {
        "1,1": (0, 0), "3,3": (4, 4), "2,4": (2, 7), "5,5": (8, 8)}
    s, one, o = room.by_name["3,3"], room.by_name["3,2"], room.by_name["2,2"]
    assert [distance(s, one), distance(s, o), distance(one, o), distance(room.by_name["1,1"], room.by_name["5,5"])] == [1, 1, 1, 6]


def test_a_pointy_map_with_walls() -> None:
    room = read_map(POINTY)
    assert sorted(room.marks) == list("abcdefg")
    assert room.cells.bit_count() == 7
    cell = {mark: next(cells(mask)) for mark, mask in room.marks.items()}
    assert {mark for mark in "abcdefg" if distance(cell["d"], cell[mark]) == 1} == set("abcefg")
    assert {mark: room.names[cell[mark]] for mark in "abcdefg"} == {
        "a": "2,2", "b": "3,2", "c": "2,3", "d": "3,3", "e": "4,3", "f": "2,4", "g": "3,4"}


def test_draw_replaces_characters_of_cells() -> None:
    room = read_map(POINTY)
    assert room.draw({}) == POINTY.strip("\n")
    assert room.draw({room.by_name["3,3"]: "@"}) == POINTY.strip("\n").replace("d", "@")
    with pytest.raises(ValueError, match="one character"):
        room.draw({room.by_name["3,3"]: "@@"})


def test_blank_margins_do_not_matter() -> None:
    indented = "\n\n" + "\n".join("     " + line + "  " for line in POINTY.split("\n")) + "\n   \n"
    assert read_map(indented) == read_map(POINTY)
    assert read_map(indented).places == read_map(POINTY).places


@pytest.mark.parametrize(("text", "flat", "message"), [
    ("", False, "empty"), ("  \n ", False, "empty"), ("# #", False, "no hex"),
    (". .\n\t.", False, "line 2, column 1: a tab"),
    (". .\n. .", False, "line 2, column 1: '.' stands between"),
    (". . \n ..", False, "line 2, column 3"),
    (".\n.", True, "line 2, column 1"), (".  .", True, "line 1, column 4"), (". .", True, "line 1, column 3"),
    (". " * 41, False, "line 1, column 81: the map is too wide"),
    (".   " * 20 + ".\n  .", True, "line 1, column 81: the map is too wide"),
    ("\n".join(" " * (y % 2) + "." for y in range(41)), False, "line 41, column 1: the map is too high"),
    ("\n\n".join("." for _ in range(41)), True, "line 81, column 1: the map is too high")])
def test_an_error_says_where(text: str, flat: bool, message: str) -> None:
    with pytest.raises(MapError, match=message):
        read_map(text, flat)


@st.composite
def drawings(draw: st.DrawFn) -> tuple[str, bool]:
    """A random drawing of either layout and either parity."""
    flat, shift = draw(st.booleans()), draw(st.integers(0, 1))
    width, height = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    mark = st.sampled_from(".~o1 #")
    lines = [[" "] * width for _ in range(height)]
    for y in range(height):
        for x in range(width):
            if (x % 2 == 0 and (x // 2 + y + shift) % 2 == 0) if flat else (x + y + shift) % 2 == 0:
                lines[y][x] = draw(mark)
    return "\n".join("".join(line) for line in lines), flat


@settings(max_examples=150, deadline=None)
@given(drawings())
def test_any_map_is_read_and_drawn_again(drawing: tuple[str, bool]) -> None:
    text, flat = drawing
    if not text.translate({ord(c): None for c in " #\n"}):
        with pytest.raises(MapError):
            read_map(text, flat)
        return
    room = read_map(text, flat)
    again = read_map(room.draw({}), flat)
    assert again == room
    assert (again.marks, again.cells, again.names, again.places) == (room.marks, room.cells, room.names, room.places)
    assert room.cells.bit_count() == sum(c not in " #\n" for c in text) == len(room.names) == len(room.by_name) == len(room.places)
    assert all(room.by_name[name] == cell for cell, name in room.names.items())
    assert sum(room.marks.values()) == room.cells
    for a in cells(room.cells):
        for b in cells(room.cells):
            assert distance(a, b) == grid_distance(room.places[a], room.places[b], flat)


@pytest.mark.parametrize("flat", [False, True])
def test_the_largest_map_keeps_the_margin(flat: bool) -> None:
    lines = ["  " * (y % 2) + ".   " * 20 for y in range(80)] if flat else [" " * (y % 2) + ". " * 40 for y in range(40)]
    room = read_map("\n".join(lines), flat)
    assert room.cells.bit_count() == 1600
    places = [coordinates(cell) for cell in cells(room.cells)]
    assert all(MARGIN <= n < STRIDE - MARGIN for place in places for n in place)
    assert room.names[min(room.places, key=lambda cell: room.places[cell][::-1])] == "1,1"
