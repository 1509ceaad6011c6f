"""What stays in view whatever is asked, in every game."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import SMALL, WIDE, a_party
from undercroft.kernel.table import Table
from undercroft.lab.telling import Teller
from undercroft.terminal import screen, views


def shown(table: Table, size: tuple[int, int] = WIDE, seat: int = 0) -> str:
    teller = Teller(table, seat)
    lines = screen.screen(teller.translated(teller.refresh()), teller, size[0], size[1] - 1)
    assert len(lines) <= size[1] - 1
    assert max(line.cell_len for line in lines) <= size[0]
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("size", [WIDE, SMALL, (64, 20)])
def test_elements_are_shown_during_turns_in_every_game(size: tuple[int, int]) -> None:
    """They are known by the role of their tracks, whatever these are called."""
    table = a_party("turn")
    assert table.scene(0).ribbon
    table.amend("elements", {"fire": 2, "ice": 2, "air": 1, "earth": 1, "light": 1, "dark": 0})
    text = shown(table, size)
    assert "Strong elements fire, ice" in text
    assert "Waning elements air, earth, light" in text


def test_elements_are_told_in_reading_order() -> None:
    table = a_party("turn")
    table.amend("elements", {"fire": 2, "ice": 0, "air": 1, "earth": 0, "light": 0, "dark": 0})
    teller = Teller(table, 0)
    text = "\n".join(line.plain for line in views.plain(teller.refresh(), teller, 0, 80))
    assert "Strong elements fire" in text
    assert "Waning elements air" in text
