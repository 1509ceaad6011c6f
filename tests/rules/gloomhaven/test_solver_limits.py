"""What the solver makes of positions that are senseless or enormous, and the rules that a position can switch."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest

from undercroft.games.gloomhaven import BadPosition, solve
from undercroft.games.gloomhaven.lab import solver

Plain = dict[str, Any]
PATIENCE = 10.0
"""Seconds of processor time for one answer: far more than it should take, so that a busy machine does not matter."""


def hall(width: int = 45, height: int = 44) -> list[list[int]]:
    return [[q, r] for r in range(height) for q in range(width)]


def snake(rows: int = 29, width: int = 58) -> list[list[int]]:
    """A corridor one hex wide, up and down the whole board."""
    found = []
    for r in range(rows):
        found += [[q, 2 * r] for q in (range(width) if r % 2 == 0 else reversed(range(width)))]
        found.append([width - 1 if r % 2 == 0 else 0, 2 * r + 1])
    return found[:-1]


def crowd(places: list[list[int]], initiative: int = 10) -> list[Plain]:
    return [{"id": f"C{n}", "at": at, "initiative": initiative} for n, at in enumerate(places)]


def answered(position: Plain) -> bool:
    """Whether the position was accepted; either way it must not take long."""
    start, refusal = time.process_time(), ""
    try:
        solve(position)
    except BadPosition as e:
        refusal = str(e)
    assert time.process_time() - start < PATIENCE
    assert re.fullmatch(r"(this position has more than 1,500,000 steps to think through|more than 2000 equally good sets of targets)?", refusal)
    return not refusal


SQUARE = [[q, r] for r in range(5) for q in range(8)]
HALL = hall()
ROAD = snake()
WALLED = hall(30, 30)
EVERYWHERE = [[at, [at[0] + 1, at[1]]] for at in WALLED if at[0] < 29]
LATTICE = HALL[7:1988:33]
"""Sixty hexes all over the hall."""


@pytest.mark.parametrize(
    "position",
    [
        {"cells": HALL, "monster": {"at": HALL[0], "move": 1000, "range": 1000, "targets": 1000, "area": SQUARE}, "characters": crowd(LATTICE)},
        {"cells": HALL, "monster": {"at": HALL[0], "move": 1000, "area": SQUARE, "area_from_self": True}, "characters": crowd(LATTICE)},
        {"cells": HALL, "monster": {"at": HALL[0], "move": 1000, "range": 1000, "targets": 30}, "characters": crowd(LATTICE)},
        {"cells": HALL, "monster": {"at": HALL[0], "move": 1000, "range": 3, "area": SQUARE}, "characters": crowd(HALL[900:960])},
        {"cells": HALL, "monster": {"at": HALL[0], "move": 6, "range": 5, "targets": 4}, "characters": crowd(HALL[900:960])},
        {"cells": ROAD, "monster": {"at": ROAD[0], "move": 1000}, "characters": crowd(ROAD[-1:]), "terrain": {"trap": ROAD[1:-1]}},
        {"cells": ROAD, "monster": {"at": ROAD[0], "move": 1000, "range": 1000, "area": SQUARE}, "characters": crowd(ROAD[-30:])},
        {"cells": ROAD, "monster": {"at": ROAD[0], "move": 3}, "characters": crowd(ROAD[-60::2]), "terrain": {"hazard": ROAD[5:1600:9]}},
        {"cells": WALLED, "monster": {"at": WALLED[0], "move": 1000, "range": 1000}, "characters": crowd(WALLED[20:900:40]), "walls": EVERYWHERE},
        {
            "cells": HALL, "monster": {"at": HALL[0], "move": 4}, "characters": crowd(HALL[-1:]),
            "terrain": {"hazard": [at for at in HALL[1:-1] if (at[0] * 7 + at[1] * 3) % 5 < 3], "difficult": HALL[2:-1:2]},
        },
    ],
    ids=["all", "melee-area", "targets", "area", "clump", "trapped-road", "far-area", "hazards-on-the-road", "thin-walls", "lava"],
)  # fmt: skip
def test_an_enormous_position_is_answered_or_refused_soon(position: Plain) -> None:
    answered(position)


def some(seed: int) -> Plain:
    """A large position by chance."""
    dice = random.Random(seed)
    cells: list[list[int]] = dice.choice([HALL, ROAD, WALLED, dice.sample([[q, r] for q in range(58) for r in range(58)], 2000)])
    spots = dice.sample(cells, 62)
    foes = spots[1 : 1 + dice.choice([4, 20, 60])]
    taken = {tuple(at) for at in spots}
    shape = dice.sample([[q, r] for q in range(-4, 5) for r in range(-4, 5)], dice.choice([2, 8, 40]))
    monster = {
        "at": spots[0], "move": dice.choice([0, 5, 1000]), "range": dice.choice([0, 4, 1000]), "targets": dice.choice([1, 4, 1000]),
        "area": shape if dice.random() < 0.7 else [], "area_from_self": dice.random() < 0.5, "jump": dice.random() < 0.3,
    }  # fmt: skip
    terrain = {kind: [at for at in cells if dice.random() < share and tuple(at) not in taken] for kind, share in (("trap", 0.1), ("difficult", 0.2))}
    return {"cells": cells, "monster": monster, "characters": crowd(foes, dice.choice([10, 99])), "terrain": terrain}


@pytest.mark.parametrize("seed", range(12))
def test_any_large_position_is_answered_or_refused_soon(seed: int) -> None:
    answered(some(seed))


def test_the_same_position_is_refused_every_time_and_a_large_one_of_a_game_is_not() -> None:
    """The work is counted, not timed: what is already known from before makes no difference."""
    far = {"cells": HALL, "monster": {"at": HALL[0], "move": 5, "range": 1000, "targets": 3}, "characters": crowd(LATTICE)}
    assert [answered(far) for _ in range(2)] == [False, False]
    big = hall(20, 15)
    beast = {"at": big[0], "move": 6, "range": 6, "targets": 3, "area": [[0, 0], [1, 0], [0, 1], [1, 1]]}
    assert answered({"cells": big, "monster": beast, "characters": crowd(big[40:300:20]), "walls": EVERYWHERE[:25]})


ROW = [[q, 0] for q in range(8)]


@pytest.mark.parametrize(
    ("owners", "message"),
    [
        (("A", None), r"^summons in a circle: 'A' of 'A'$"),
        (("B", "A"), r"^summons in a circle: 'A' of 'B' of 'A'$"),
        (("B", "B"), r"^summons in a circle: 'A' of 'B' of 'B'$"),
        (("X", None), r"^'A' is a summon of 'X', whom there is not$"),
    ],
)
def test_a_summon_comes_from_somebody_else_who_is_there(owners: tuple[str | None, str | None], message: str) -> None:
    pair = [{"id": id, "at": at, "summon_of": owner} for id, at, owner in zip("AB", ([3, 0], [5, 0]), owners)]
    with pytest.raises(BadPosition, match=message):
        solve({"cells": ROW, "monster": {"at": [0, 0]}, "characters": pair})


def test_an_invisible_summoner_is_there() -> None:
    pair = [{"id": "A", "at": [5, 0], "invisible": True}, {"id": "B", "at": [1, 0], "summon_of": "A"}]
    assert solve({"cells": ROW, "monster": {"at": [0, 0]}, "characters": pair})["focus"] == ["B"]


@pytest.mark.rule("GH-AOE-07")
@pytest.mark.parametrize(("switches", "focus"), [({}, ["A"]), ({"area_over_walls": True}, ["A"]), ({"area_over_walls": False}, [])])
def test_whether_a_wall_hex_counts_as_in_range_can_be_switched(switches: Plain, focus: list[str]) -> None:
    """The area's two hexes lie three apart: one on the character, the other, in range, on a wall."""
    position = {
        "cells": [[0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1], [2, 1]], "switches": switches, "terrain": {"obstacle": [[1, 0], [0, 1]]},
        "monster": {"at": [0, 0], "move": 0, "range": 1, "area": [[0, 0], [3, 0]]}, "characters": [{"id": "A", "at": [2, 0]}],
    }  # fmt: skip
    assert solve(position)["focus"] == focus


@pytest.mark.rule("GH-LOS-12")
@pytest.mark.parametrize(("switches", "targets"), [({}, ["A"]), ({"adjacent_sight": True}, ["A"]), ({"adjacent_sight": False}, [])])
def test_whether_adjacent_hexes_always_see_each_other_can_be_switched(switches: Plain, targets: list[str]) -> None:
    """In a corridor one hex wide every corner touches a wall."""
    position = {"cells": ROW, "monster": {"at": [2, 0], "move": 2}, "characters": [{"id": "A", "at": [3, 0]}], "switches": switches}
    assert [option["targets"] for option in solve(position)["options"]] == ([targets] if targets else [])


def test_unknown_switches_are_refused() -> None:
    with pytest.raises(BadPosition, match="unknown field `gravity`"):
        solve({"cells": ROW, "monster": {"at": [2, 0]}, "switches": {"gravity": False}})


FAR = [[q, 0] for q in range(12)]
FLOOR = [[q - r // 2, r] for r in range(5) for q in range(6)]
THREE = crowd([[3, 0], [4, 0], [3, 2]])
BLOT = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
TRAPS = {"trap": FAR[2:10]}


@pytest.mark.parametrize(
    ("steps", "monster", "more"),
    [
        (106, {"move": 3}, {"cells": FAR, "characters": crowd([[3, 0]])}),
        (244, {"move": 3}, {"cells": FAR, "characters": crowd([[11, 0]])}),
        (1025, {"move": 3}, {"cells": FAR, "characters": crowd([[11, 0]]), "terrain": TRAPS}),
        (246, {"move": 3, "jump": True}, {"cells": FAR, "characters": crowd([[11, 0]]), "terrain": TRAPS}),
        (1764, {"move": 2, "range": 2}, {"characters": crowd([[3, 2]]), "walls": [[[2, 1], [3, 1]], [[2, 2], [3, 2]]]}),
        (5758, {"move": 2, "range": 2, "targets": 3}, {"characters": crowd([[2, 0], [3, 0], [3, 1], [2, 2]])}),
        (12979, {"move": 2, "range": 2, "area": BLOT}, {"characters": THREE}),
        (14164, {"move": 2, "range": 2, "area": BLOT, "targets": 2}, {"characters": THREE}),
        (5285, {"move": 2, "area": BLOT[1:], "area_from_self": True}, {"characters": THREE}),
        (3651, {"move": 2, "area": BLOT[1:], "area_from_self": True}, {"characters": crowd([[2, 4], [1, 0]])}),
    ],
    ids=["near", "far", "through-traps", "over-traps", "ranged", "targets", "area", "area-and-targets", "melee-area", "another-out-of-reach"],
)
def test_the_work_is_counted_in_steps(steps: int, monster: Plain, more: Plain, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is answered if exactly as many steps are allowed as it takes, and refused if it is one less."""
    position = {"cells": FLOOR, **more, "monster": {"at": [0, 0], **monster}}
    monkeypatch.setattr(solver, "MAX_STEPS", steps)
    assert solve(position)["focus"]
    monkeypatch.setattr(solver, "MAX_STEPS", steps - 1)
    with pytest.raises(BadPosition, match=f"^this position has more than {steps - 1:,} steps to think through$"):
        solve(position)


@pytest.mark.parametrize("turned", [False, True])
def test_a_map_has_at_most_sixty_hexes_across(turned: bool) -> None:
    def across(width: int) -> Plain:
        cells = [[q, 0][:: -1 if turned else 1] for q in range(width)]
        return {"cells": cells, "monster": {"at": cells[0]}, "characters": crowd(cells[1:2])}

    assert solve(across(60))["focus"] == ["C0"]
    with pytest.raises(BadPosition, match=f"^the cells span {'1 x 61' if turned else '61 x 1'}; at most 60 x 60 are possible$"):
        solve(across(61))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("far", "targets"), [(38, ["C0"]), (39, [])])
def test_a_map_lies_in_the_middle_of_the_board(turned: bool, far: int, targets: list[str]) -> None:
    """The two inner hexes of the area lie beside the monster and on the character. Its first hex is off the map, and just on the board or not."""

    def place(q: int, r: int) -> list[int]:
        return [q, r][:: -1 if turned else 1]

    cells = [place(q, r) for q in range(21) for r in range(3)]
    monster = {"at": place(16, 1), "range": 1, "area": [[0, 0], [far, 0], [far + 3, 0], [2 * far + 3, 0]]}
    found = solve({"cells": cells, "monster": monster, "characters": crowd([place(20, 1)])})
    assert [option["targets"] for option in found["options"]] == [targets]


@pytest.mark.parametrize("place", [[38, 0], [-27, 0], [0, 33], [0, -32]])
def test_places_just_off_the_board_are_not_on_the_map(place: list[int]) -> None:
    """The row of twelve hexes takes columns 26 to 37 and row 31 of the board."""
    position = {"cells": FAR, "monster": {"at": [0, 0]}, "characters": crowd([[3, 0]])}
    with pytest.raises(BadPosition, match=r"^a monster at .* is not on a cell$"):
        solve({**position, "monsters": [place]})
    assert solve({**position, "walls": [[place, [place[0] + 1, place[1]]], [place, [place[0], place[1] + 1]]]}) == solve(position)
