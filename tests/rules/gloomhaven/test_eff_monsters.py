"""Effects without an attack on the cards of monsters: whom they reach."""

from __future__ import annotations

import pytest

from .position import position
from .strikes import biter, bitten, story

HALL = " . . . . .\nA 1 2 3 .\n . . . . ."
"""The biter, and three characters in a row; all can see each other."""


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("Muddle, target all adjacent", ["c1"]),
        ("Muddle, target all", ["c1", "c2"]),
        ("Muddle, range 3, target all", ["c1", "c2", "c3"]),
        ("Muddle, range 1, target all", ["c1"]),
        ("Muddle", ["c1"]),
        ("Muddle, self", ["biter-1"]),
    ],
)
def test_an_effect_reaches_those_its_card_names(text: str, reached: list[str]) -> None:
    """All in range means the range of the stat card, here 2."""
    p = bitten(HALL, text, stats={"range": 2})
    assert story(p.until("turn")) == [f"gained {id} muddle" for id in reached]


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize("text", ["Muddle", "Muddle, target all", "Muddle, target all adjacent", "Push 1"])
def test_an_effect_without_range_reaches_nobody_two_hexes_away(text: str) -> None:
    p = bitten(" . . . .\nA . 1 2\n . . . .", text)
    assert story(p.until("turn")) == []
    assert p.where(p.c()) == "3,2"


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("Strengthen, ally, target all adjacent", ["dummy-1"]),
        ("Strengthen, target all adjacent", ["dummy-1"]),
        ("Strengthen, ally, target all", ["dummy-1", "dummy-2"]),
        ("Strengthen, ally, range 3, target all", ["dummy-1", "dummy-2", "dummy-3"]),
        ("Strengthen, self", ["biter-1"]),
    ],
)
def test_a_positive_effect_reaches_allies_only(text: str, reached: list[str]) -> None:
    monsters = {"A": "biter", "D": "dummy", "E": "dummy", "F": "dummy"}
    p = bitten(" . . . . .\n1 A D E F\n . . . 2 .", text, stats={"range": 2}, monsters=monsters)
    assert story(p.until("turn")) == [f"gained {id} strengthen" for id in reached]


@pytest.mark.rule("GH-CON-30", "GH-EFF-04")
@pytest.mark.parametrize("text", ["Muddle, target all adjacent", "Muddle, target all", "Muddle"])
def test_an_effect_passes_over_an_invisible_character(text: str) -> None:
    p = position("1 A 2\n . .", monsters={"A": "biter"}, kinds=[biter(text)])
    p.set(p.c(), conditions=["invisible"]).play("spare-1", "spare-2")
    assert [line for line in story(p.until("turn")) if "muddle" in line] == ["gained c2 muddle"]


@pytest.mark.rule("GH-EFF-04")
def test_a_push_of_all_adjacent_leaves_the_others_where_they_are() -> None:
    p = bitten(" . . . . .\nA 1 2 . .\n . . . . .", "Push 1, target all adjacent").until("turn")
    assert p.where(p.c()) != "2,2"
    assert p.where(p.c(2)) == "3,2"
