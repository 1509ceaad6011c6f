"""How the solver counts the work that a position takes: the same on every machine, to the step."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven import BadPosition, solve
from undercroft.games.gloomhaven.lab import solver
from undercroft.grid.hexes import STRIDE

Plain = dict[str, Any]

HALL = [[q, r] for r in range(8) for q in range(12)]
ROAD = [[q, 0] for q in range(40)]
WALLS = [[[q, 3], [q, 4]] for q in range(7)]
LINE = [[0, 0], [1, 0], [2, 0]]
BLOT = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [4, 2], [5, 2]]
"""Seven hexes, so that rounding shows."""
FOES = [[6, 2], [7, 2], [9, 5], [11, 7], [4, 6]]


def place(foes: list[list[int]], at: list[int], cells: list[list[int]] = HALL, terrain: Plain | None = None, **monster: Any) -> Plain:
    characters = [{"id": f"C{n}", "at": foe, "initiative": 10 + n} for n, foe in enumerate(foes)]
    return {"cells": cells, "monster": {"at": at, **monster}, "characters": characters, "terrain": terrain or {}}


POSITIONS: dict[str, tuple[Plain, int]] = {
    "melee": (place(FOES[:2], [5, 2], move=2), 224),
    "ranged": (place(FOES, [0, 0], move=4, range=3), 15_544),
    "range-2": (place(FOES, [0, 0], move=4, range=2), 8_018),
    "thin-walls": ({**place(FOES, [0, 0], move=4, range=3), "walls": WALLS}, 18_075),
    "endless-range": (place(FOES[:1], [0, 0], move=1, range=1000), 127_818),
    "targets": (place(FOES, [3, 3], move=3, range=4, targets=3), 26_401),
    "area": (place([[11, 7], *FOES[:3]], [3, 3], move=2, range=2, area=LINE), 20_770),
    "large-area": (place(FOES, [3, 3], move=2, range=3, area=BLOT, targets=2), 68_583),
    "endless-area": (place(FOES[:2], [3, 3], move=1, range=1000, area=LINE), 299_465),
    "area-from-self": (place(FOES, [3, 3], move=3, area=BLOT, area_from_self=True), 12_805),
    "far": (place(FOES[3:4], [0, 0], move=2), 408),
    "far-and-trapped": (place([[39, 0]], [0, 0], ROAD, {"trap": ROAD[3:39:5]}, move=2), 3_077),
}


@pytest.mark.parametrize(("position", "steps"), POSITIONS.values(), ids=POSITIONS)
def test_the_work_of_a_position_is_counted_to_the_step(position: Plain, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many steps as it takes it is answered, with one fewer it is refused."""
    monkeypatch.setattr(solver, "MAX_STEPS", steps)
    assert solve(position)["focus"]
    monkeypatch.setattr(solver, "MAX_STEPS", steps - 1)
    with pytest.raises(BadPosition, match=f"more than {steps - 1:,} steps"):
        solve(position)


@pytest.mark.rule("GH-AOE-05")
def test_a_hex_of_an_area_beyond_the_edge_of_the_board_covers_nobody() -> None:
    """Not even on the other side, one row further."""
    foes = [[6, 2], [6, 3], [6, 1]]
    for shape in ([[0, 0], [STRIDE, 0]], [[0, 0], [STRIDE, -2]], [[0, 0], [-STRIDE, 0]]):
        answer = solve(place(foes, [4, 2], range=3, area=shape))
        assert answer["focus"] == ["C0"]
        assert {len(option["targets"]) for option in answer["options"]} == {1}


@pytest.mark.rule("GH-MEF-04")
def test_only_equally_good_targets_are_combined() -> None:
    """The nearest three are sure; of twenty others that tie, one is chosen."""
    ring = [[q, r] for q in range(-3, 4) for r in range(-3, 4) if max(abs(q), abs(r), abs(q + r)) == 3]
    near = [[1, 0], [-1, 0]]
    cells = [[q, r] for q in range(-4, 5) for r in range(-4, 5)]
    position = place([*near, *ring], [0, 0], cells, range=3, targets=4)
    for foe in position["characters"]:
        foe["initiative"] = 20
    assert solve(position)["options"]


@pytest.mark.rule("GH-MEF-10", "GH-FOC-09")
@pytest.mark.parametrize(
    ("others", "second"),
    [
        ({"B": None, "S": "B"}, ["S"]),
        ({"B": None, "S": "B", "T": "B"}, ["S"]),
        ({"B": None, "C": None, "S": "B", "T": "C"}, ["S", "T"]),
        ({"B": None, "C": None}, ["B", "C"]),
    ],
)
def test_a_further_target_is_a_summon_before_its_summoner_and_of_several_owners_any(others: dict[str, str | None], second: list[str]) -> None:
    position = place([[7, 3]], [6, 3], targets=2)
    spots = ([6, 4], [5, 3], [6, 2], [7, 2])
    position["characters"] += [{"id": id, "at": at, "initiative": 50, "summon_of": of} for (id, of), at in zip(others.items(), spots)]
    answer = solve(position)
    assert answer["focus"] == ["C0"]
    assert sorted(option["targets"] for option in answer["options"]) == sorted(sorted(["C0", id]) for id in second)
    assert {id for option in answer["options"] for id in option["targets"]} == {"C0", *second}
