"""The hand-written positions: the monsters' mind agrees with each of them, and together they cover its rules (MA-AIP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.machina_arcana.lab.solver import SOLVER, solve

from .positions.reader import Case, positions

CASES = positions()
RESTATED = {"MA-AIP-28", "MA-AIP-42"}
ELSEWHERE = {"MA-AIP-01"}
"""When the rules apply at all: proved by playing."""
NAMED = [f"MA-AIP-{n:02d}" for n in (4, 8, 11, 12, 18, 19, 20, 23, 24, 25, 26, 29, 30, 34, 35, 38, 39, 40, 41, 46, 48)]
"""The rules that are given as reasons."""
LED = [id for n in range(2, 49) if (id := f"MA-AIP-{n:02d}") not in RESTATED | ELSEWHERE]


def found(position: dict[str, Any]) -> dict[str, Any]:
    """The answer to a position in the form of the files."""
    answer = solve(position)
    options = [{key: [list(place) for place in value] if key in ("way", "door") else value for key, value in o.items()} for o in answer["options"]]
    return {"nearest": answer["nearest"], "options": options}


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_position(case: Case) -> None:
    assert found(case.position) == case.answer


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_decided_is_explained(case: Case) -> None:
    why = solve(case.position)["why"]
    assert all(reason["rule"].startswith("MA-AIP-") and reason["text"] for reason in why)
    assert (len(case.answer["options"]) > 1) == any(reason["rule"] == "MA-AIP-42" for reason in why)


@pytest.mark.parametrize("id", NAMED)
def test_rules_that_decide_are_named_as_reasons(id: str) -> None:
    assert any(id in [reason["rule"] for reason in solve(case.position)["why"]] for case in CASES if case.because[0] == id)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_answer_in_words_names_everything_in_it(case: Case) -> None:
    answer = solve(case.position)
    first, *said = SOLVER.lines(answer)
    assert first == f"nearest: {', '.join(answer['nearest']) or 'none'}"
    for option, line in zip(answer["options"], said):
        match option["do"]:
            case "ability":
                assert line == f"uses {option['ability']}" + (f" on {option['target']}" if option["target"] else "")
            case "step":
                assert line == f"moves {' '.join(f'{x},{y}' for x, y in option['way'])} (towards {option['target']})"
            case "door":
                (a, b), (c, d) = option["door"]
                assert line == f"destroys the door between {a},{b} and {c},{d} (on the way to {option['target']})"
            case _:
                assert line == "ends its turn"
    assert said[len(answer["options"]) :] == [f"  {reason['rule']}: {reason['text']}" for reason in answer["why"]]


def test_names_are_unique_and_begin_with_their_theme() -> None:
    assert [name for name, count in Counter(case.name for case in CASES).items() if count > 1] == []
    assert [case.name for case in CASES if not case.name.startswith(f"{case.theme}-")] == []


@pytest.mark.parametrize("id", LED)
def test_every_rule_decides_at_least_two_positions(id: str) -> None:
    assert sum(case.because[0] == id for case in CASES) >= 2


def test_there_are_enough_positions_tied_ones_and_ones_on_several_tiles() -> None:
    def tiles(case: Case) -> int:
        return len({(x // 10, y // 10) for x, y in case.position["cells"]})

    assert len(CASES) >= 120
    assert sum(len(case.answer["options"]) > 1 for case in CASES) >= 10
    assert sum(tiles(case) > 1 for case in CASES) >= 10
