"""The names of zones: a letter for the column, a number for the row."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.content.board import column, place_of
from undercroft.games.massive_darkness.content.tiles import TileError


@pytest.mark.parametrize(("name", "place"), [("a1", (0, 0)), ("b3", (1, 2)), ("z10", (25, 9)), ("aa1", (26, 0)), ("az2", (51, 1)), ("ba1", (52, 0))])
def test_after_the_last_letter_columns_have_two(name: str, place: tuple[int, int]) -> None:
    x, y = place
    assert (place_of(name), f"{column(x)}{y + 1}") == (place, name)


@pytest.mark.parametrize("name", ["", "a", "1", "a0", "a01", "1a", "A1", "a1b", "a-1"])
def test_what_is_no_name_of_a_zone_is_refused(name: str) -> None:
    with pytest.raises(TileError, match="is no zone"):
        place_of(name)
