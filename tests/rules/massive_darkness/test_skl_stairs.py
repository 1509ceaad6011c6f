"""Skills that move over stairs, which heroes may use once an objective is achieved."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Went

from .fights import duel
from .position import Position
from .quests import names

FIRST_THEN_LAST = [{"id": "first", "text": "First."}, {"id": "last", "text": "Last."}]


def stairs(a: str, b: str, needs: str = "", back: str = "") -> dict[str, Any]:
    return {"objectives": FIRST_THEN_LAST, "stairs": [{"a": a, "b": b, "from_a": needs, "from_b": back}]}


def achieved(p: Position, done: bool) -> Position:
    if done:
        with p.arrange() as s:
            s.done = ["first"]
    return p


@pytest.mark.rule("MD-SKL-08", "MD-Q10-03")
def test_a_charge_to_the_next_zone_goes_straight_there() -> None:
    """Stairs make a detour of two steps, which is none of the ways of a charge of one."""
    p = duel("Charge", where="b1", adventure=stairs("a1", "b2")).go("charge:b1")
    assert [names(p, e.path) for e in p.told(Went)] == [["a1", "b1"]]


@pytest.mark.rule("MD-Q10-05", "MD-SKL-08")
@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize(("a", "b", "foe"), [("a1", "c3", "c3"), ("b1", "c3", "c3"), ("a1", "c2", "c3")])
def test_a_charge_takes_stairs_that_are_open(a: str, b: str, foe: str, done: bool) -> None:
    """With its only step, its second, or its first."""
    p = achieved(duel("Charge", where=foe, adventure=stairs(a, b, "first")), done)
    assert ("charge:c3" in p.keys) == done


@pytest.mark.rule("MD-Q10-05", "MD-SKL-08")
@pytest.mark.parametrize(("done", "ways"), [(False, ["zone:b1", "zone:a2"]), (True, ["zone:b1", "zone:a2", "zone:b3"])])
def test_open_stairs_are_one_more_way_to_charge(done: bool, ways: list[str]) -> None:
    p = achieved(duel("Charge", where="b2", adventure=stairs("a1", "b3", "first")), done).go("charge:b2")
    assert (p.prompt, p.keys) == ("which-way", ways)


@pytest.mark.rule("MD-Q10-05", "MD-SKL-08")
@pytest.mark.parametrize("done", [False, True])
def test_the_second_step_of_a_charge_must_be_open_too(done: bool) -> None:
    """Without the stairs there is only one way, so that nothing is asked."""
    p = duel("Charge", where="c1", adventure=stairs("a2", "c1", "first"))
    achieved(p, done).go("charge:c1")
    assert (p.prompt == "which-way") == done
    assert not done or p.keys == ["zone:b1", "zone:a2"]


@pytest.mark.rule("MD-Q10-05", "MD-SKL-12")
@pytest.mark.parametrize("done", [False, True])
def test_a_safe_shot_takes_stairs_that_are_open(done: bool) -> None:
    p = achieved(duel("Safe shot", kind="ranged", where="c2", adventure=stairs("a1", "c3", "first")), done)
    assert ("safe-shot:c3" in p.keys) == done


@pytest.mark.rule("MD-Q10-05", "MD-MOV-01")
@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize(("needs", "back"), [("first", ""), ("", "first")])
def test_each_way_of_the_stairs_has_its_own_objective(needs: str, back: str, done: bool) -> None:
    p = achieved(duel("Payback 1", where="a3", adventure=stairs("a1", "c3", needs, back)), done)
    assert ("step:c3" in p.keys) == (done or not needs)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
    assert ("step:a1" in p.keys) == (done or not back)
