"""The variant with reduced randomness."""

from __future__ import annotations

from typing import Any

import pytest

from .position import Position, card, position

REDUCED = {"reduced_randomness": True}


def struck(drawn: str, attack: int = 5, text: str = "", **given: Any) -> Position:
    """Character 1 has attacked a dummy and drawn these cards; its deck holds a Bless and a Curse."""
    swing = card("swing", initiative=1, top=f"Attack {attack}{text}")
    p = position("1 A 2", monsters={"A": "dummy"}, cards=[swing], modifiers=drawn, **given)
    p.amend("decks.c1.draw", [*p.state.decks["c1"].draw, "bless", "curse"]).amend("blesses", 9).amend("curses", 9)
    return p.play("swing", "spare-1").go("top:swing", "attack:dummy-1")


@pytest.mark.rule("GH-VRR-01")
@pytest.mark.parametrize("drawn", ["2x", "bless"])
def test_bless_and_2x_count_as_plus_2(drawn: str) -> None:
    assert struck(drawn, profile=REDUCED).m("dummy").health == 30 - 7
    assert struck(drawn).m("dummy").health == 30 - 10


@pytest.mark.rule("GH-VRR-01")
def test_a_2x_is_compared_as_plus_2_and_one_of_a_class_still_doubles() -> None:
    assert struck("2x +2", text=", advantage", profile=REDUCED).m("dummy").health == 30 - 7
    own = {"class_modifiers": {"huge": "2x"}, "setup": {"modifiers": {"tester": ["huge"]}}}
    assert struck("tester/huge", profile=REDUCED, **own).m("dummy").health == 30 - 10
    assert struck("tester/huge 2x", text=", disadvantage", profile=REDUCED, **own).m("dummy").health == 30 - 7


@pytest.mark.rule("GH-VRR-02")
@pytest.mark.parametrize("drawn", ["null", "curse"])
def test_curse_and_null_count_as_minus_2(drawn: str) -> None:
    assert struck(drawn, profile=REDUCED).m("dummy").health == 30 - 3
    assert struck(drawn, attack=1, profile=REDUCED).m("dummy").health == 30
    assert struck(drawn).m("dummy").health == 30


@pytest.mark.rule("GH-VRR-02")
def test_a_null_is_no_worse_than_minus_2() -> None:
    assert struck("-2 null", text=", disadvantage", profile=REDUCED).m("dummy").health == 30 - 3
    assert struck("-2 null", text=", disadvantage").m("dummy").health == 30


@pytest.mark.rule("GH-VRR-03")
@pytest.mark.parametrize("drawn", ["2x", "null"])
def test_the_deck_is_still_reshuffled_for_a_2x_or_null(drawn: str) -> None:
    p = struck(drawn, profile=REDUCED).next_round()
    assert not p.state.decks["c1"].discard
    assert drawn in p.state.decks["c1"].draw


@pytest.mark.rule("GH-VRR-03")
@pytest.mark.parametrize(("drawn", "supply"), [("bless", "blesses"), ("curse", "curses")])
def test_a_bless_or_curse_is_still_removed_and_shuffles_nothing(drawn: str, supply: str) -> None:
    p = struck(f"{drawn} +1", text=", advantage", profile=REDUCED)
    assert getattr(p.state, supply) == 10
    p.next_round()
    assert drawn not in p.state.decks["c1"].draw
    assert p.state.decks["c1"].discard == ["+1"]
