"""The solver as a function: what it refuses, and what must hold for every position."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.games.gloomhaven import BadPosition, solve

Plain = dict[str, Any]


def room(width: int = 6, height: int = 5) -> list[list[int]]:
    return [[q - r // 2, r] for r in range(height) for q in range(width)]


def position(**more: Any) -> Plain:
    return {
        "cells": room(), "monster": {"at": [0, 0], "move": 2, "attack": True},
        "characters": [{"id": "A", "at": [3, 0], "initiative": 15}], **more,
    }  # fmt: skip


def test_an_answer_has_focus_options_and_reasons() -> None:
    found = solve(position())
    assert found["focus"] == ["A"]
    assert found["options"] == [{"to": [2, 0], "targets": ["A"], "focus": "A"}]
    assert [set(reason) for reason in found["why"]] == [{"rule", "text"}] * len(found["why"])
    assert [reason["rule"] for reason in found["why"]] == ["GH-FOC-05", "GH-MEF-01"], "the only enemy; of the hexes beside it one is in reach"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"monsters": [[3, 0]]}, "two figures stand on one hex"),
        ({"monsters": [[0, 0]]}, "two figures stand on one hex"),
        ({"monsters": [[40, 0]]}, r"a monster at \[40, 0\] is not on a cell"),
        ({"monster": {"at": [-9, 0]}}, "the monster at"),
        ({"characters": [{"id": "A", "at": [1, 0]}, {"id": "A", "at": [2, 0]}]}, "two characters have one id"),
        ({"terrain": {"trap": [[99, 99]]}}, "a trap at"),
        ({"terrain": {"lava": []}}, "unknown field `lava`"),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"monster": {"at": [0, 0], "mood": 1}}, "unknown field `mood`"),
        ({"cells": []}, "at least one cell"),
        ({"cells": [[0, 0], [900, 0]], "characters": []}, "at most 60 x 60"),
        ({"walls": [[[0, 0], [2, 0]]]}, "between two neighbours"),
        ({"rules": "chess"}, "Invalid enum value 'chess'"),
        ({"monster": {"at": [0, 0], "targets": 0}}, ">= 1"),
        ({"monster": {"at": [0, 0], "area": [[0, 0]], "area_from_self": True}}, "no hex but the monster's own"),
        ({"monster": {"at": "here"}}, "Expected `array`"),
    ],
)
def test_bad_positions_are_refused(change: Plain, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        solve(position(**change))


def test_cells_that_are_not_connected_are_no_error() -> None:
    apart = position(cells=[*room(), [20, 0], [21, 0]], characters=[{"id": "A", "at": [20, 0], "initiative": 15}])
    assert solve(apart) | {"why": ""} == {"focus": [], "options": [], "why": ""}


def test_a_crowd_does_not_take_for_ever() -> None:
    disc = [[q, r] for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
    ring = [at for at in disc if max(abs(at[0]), abs(at[1]), abs(sum(at))) == 5]
    crowd = [{"id": f"C{n}", "at": at, "initiative": 10} for n, at in enumerate(ring)]
    start = time.process_time()
    with pytest.raises(BadPosition, match="equally good sets"):
        solve(position(cells=disc, monster={"at": [0, 0], "move": 4, "range": 5, "targets": 15}, characters=crowd))
    assert time.process_time() - start < 5


@st.composite
def positions(draw: st.DrawFn) -> Plain:
    places = draw(st.permutations(room(6, 6)))
    cells = places[: draw(st.integers(12, 36))]
    take = iter(cells)
    monster: Plain = {
        "at": next(take), "move": draw(st.integers(0, 4)), "range": draw(st.sampled_from([0, 0, 2, 3])), "targets": draw(st.integers(1, 3)),
        "jump": draw(st.booleans()), "flying": draw(st.booleans()), "muddled": draw(st.booleans()),
    }  # fmt: skip
    if draw(st.booleans()):
        monster |= {"area": [[1, 0], [1, -1], [0, 1]][: draw(st.integers(1, 3))], "area_from_self": draw(st.booleans())}
    characters = [{"id": f"C{n}", "at": next(take), "initiative": draw(st.integers(1, 3))} for n in range(draw(st.integers(1, 4)))]
    monsters = [next(take) for _ in range(draw(st.integers(0, 2)))]
    terrain = {kind: [next(take, cells[-1])] for kind in draw(st.sets(st.sampled_from(["obstacle", "trap", "hazard", "difficult"])))}
    return {"cells": cells, "monster": monster, "characters": characters, "monsters": monsters, "terrain": terrain}


@settings(max_examples=150, deadline=None)
@given(positions())
def test_what_holds_for_every_position(drawn: Plain) -> None:
    """Foci and options fit each other, and turning the whole board by a third changes nothing but the coordinates."""
    found = solve(drawn)
    assert {option["focus"] for option in found["options"]} == set(found["focus"])
    for option in found["options"]:
        assert option["to"] in drawn["cells"]
        assert not option["targets"] or option["focus"] in option["targets"]
    turned = solve(_turned(drawn))
    key = repr
    assert turned["focus"] == found["focus"]
    assert sorted(turned["options"], key=key) == sorted(({**o, "to": _turn(o["to"])} for o in found["options"]), key=key)


def _turn(at: list[int]) -> list[int]:
    """A sixth of a full turn about the origin."""
    return [-at[1], at[0] + at[1]]


def _turned(drawn: Plain) -> Plain:
    monster = {**drawn["monster"], "at": _turn(drawn["monster"]["at"])}
    return {
        **drawn, "cells": [_turn(c) for c in drawn["cells"]], "monster": monster, "monsters": [_turn(c) for c in drawn["monsters"]],
        "characters": [{**c, "at": _turn(c["at"])} for c in drawn["characters"]],
        "terrain": {kind: [_turn(c) for c in some] for kind, some in drawn["terrain"].items()},
    }  # fmt: skip


AFAR, MOST = "it can attack the focus without disadvantage.", "it can attack the most targets."
CLEAR = "it attacks the fewest additional targets with disadvantage."


@pytest.mark.parametrize(
    ("monster", "places", "reasons"),
    [
        ({"move": 2, "range": 2, "targets": 3}, [[2, 0], [3, 0], [3, 1], [2, 2]], [5, f"From 3 hexes, {AFAR}", f"From one hex, {MOST}"]),
        (
            {"move": 4, "range": 2, "targets": 2}, [[3, 1], [4, 1], [2, 3]],
            [8, f"From 4 hexes, {AFAR}", f"From 2 hexes, {MOST}", f"From one hex, {CLEAR}"],
        ),
    ],
)  # fmt: skip
def test_every_reason_says_how_many_hexes_it_leaves(monster: Plain, places: list[list[int]], reasons: list[Any]) -> None:
    foes = [{"id": f"C{n}", "at": at, "initiative": 10} for n, at in enumerate(places)]
    found = solve({"cells": room(), "monster": {"at": [0, 0], **monster}, "characters": foes})
    near, *rest = reasons
    whole = ["Attacking C0 takes the fewest movement points.", f"It can reach {near} of them this turn.", *rest]
    assert [reason["text"] for reason in found["why"]] == whole
