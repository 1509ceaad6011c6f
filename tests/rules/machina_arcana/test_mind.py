"""The monsters' mind agrees with every position worked out by hand (MA-AIP)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.lab.solver import solve

from .positions.reader import Case, positions

CASES = positions()


def found(position: dict[str, Any]) -> dict[str, Any]:
    """The answer to a position in the form of the files."""
    answer = solve(position)
    options = [{key: [list(place) for place in value] if key in ("way", "door") else value for key, value in o.items()} for o in answer["options"]]
    return {"nearest": answer["nearest"], "options": options}


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name, marks=pytest.mark.rule(*case.because[:3])) for case in CASES])
def test_position(case: Case) -> None:
    assert found(case.position) == case.answer


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_decided_is_explained(case: Case) -> None:
    why = solve(case.position)["why"]
    assert all(reason["rule"].startswith("MA-AIP-") and reason["text"] for reason in why)
    assert (len(case.answer["options"]) > 1) == any(reason["rule"] == "MA-AIP-42" for reason in why)
