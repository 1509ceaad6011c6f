"""The solver gives exactly the answers that were worked out by hand."""

from __future__ import annotations

import pytest

from tests.rules.gloomhaven.positions.reader import Case, positions
from undercroft.games.gloomhaven import solve


@pytest.mark.parametrize("case", positions(), ids=lambda case: case.name)
def test_the_solver_finds_what_the_rules_give(case: Case) -> None:
    found = solve(case.position)
    assert (found["focus"], found["options"]) == (case.answer["focus"], case.answer["options"]), case.reasoning
    assert found["why"]
