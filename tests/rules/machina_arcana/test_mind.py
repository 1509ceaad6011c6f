"""The monsters' mind against a slow, obvious search on random boards (MA-AIP)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from undercroft.games.machina_arcana.lab.solver import solve

from .boards import random_position
from .positions.reader import positions
from .slow import answer

BOARDS = 2000
PARTS = 8


def found(position: dict[str, Any]) -> dict[str, Any]:
    """The solver's answer in the form of the files of positions."""
    given = solve(position)
    options = [{key: [list(place) for place in value] if key in ("way", "door") else value for key, value in o.items()} for o in given["options"]]
    return {"nearest": given["nearest"], "options": options}


@pytest.mark.parametrize("part", range(PARTS))
def test_random_boards(part: int) -> None:
    for seed in range(part, BOARDS, PARTS):
        position = random_position(random.Random(seed))
        assert found(position) == answer(position), f"board {seed}"


def test_the_slow_search_agrees_with_the_positions() -> None:
    assert [case.name for case in positions() if answer(case.position) != case.answer] == []
