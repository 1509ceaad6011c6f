"""An enemy that can do nothing: the rule that keeps it where it is, is told."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Idle

from .hunting import LANES, RING, hunt
from .position import position


def why(**setting: Any) -> list[tuple[str, ...]]:
    return [e.rules for e in hunt(**setting).told(Idle)]


@pytest.mark.rule("MD-EPH-19")
def test_held_by_a_hero() -> None:
    """Mages cannot strike in their own zone."""
    assert why(heroes="ann:b2", foes="mages:b2") == [("MD-EPH-19",)]


@pytest.mark.rule("MD-EPH-04", "MD-EPH-22")
def test_without_a_way_to_get_closer() -> None:
    assert why(heroes="ann:b1", foes="rats:b2", board=RING) == [("MD-EPH-04",)]


@pytest.mark.rule("MD-Q05-04")
def test_because_the_adventure_says_so() -> None:
    adventure = {"enemies": [{"id": "post", "name": "Post", "card": "lesser/ogre", "does": ["Never moves"]}]}
    assert why(heroes="ann:c3", foes="ogre:a1", adventure=adventure, have={"e1": {"special": "post"}}) == [("MD-Q05-04",)]


@pytest.mark.rule("MD-EPH-04")
def test_an_enemy_that_moved_or_attacked_was_not_idle() -> None:
    assert why(heroes="ann:c3", foes="rats:a1") == []
    assert why(heroes="ann:a1", foes="rats:a1") == []


@pytest.mark.rule("MD-CTR-06", "MD-EPH-19")
def test_held_in_a_counter_attack() -> None:
    p = position()
    with p.arrange():
        p.put("mages", "a1", minions=1, health=9)
    p.go("melee:e1", "end")
    assert [e.rules for e in p.told(Idle)][:1] == [("MD-EPH-19",)]


@pytest.mark.rule("MD-SKL-13", "MD-CND-01")
@pytest.mark.parametrize(("does", "leaves"), [(["Slippery", "If in shadow: Slippery"], True), (["If in shadow: Slippery"], False)])
def test_one_line_that_makes_an_enemy_slippery_is_enough(does: list[str], leaves: bool) -> None:
    """The mages cannot strike bob, who stands with them in the light, and go for ann."""
    guard = {"enemy": "mages", "health": 1, "minions": 2, "magic": "yellow 1", "does": does}
    p = hunt("ann:f1 bob:a1", "mages:a1", LANES, xp="ann:9", guards=[guard])
    assert (p.where("e1") != "a1") == leaves
