"""What is worth a point because it works on some of those it is about, though not on all; and on none if there are none."""

from __future__ import annotations

import pytest

from .position import DARK, OPEN, position
from .test_abl import able

HALF = OPEN.replace("| C   C   C |", "| C   c   C |", 1)
"""Light but for b1."""


def offered(does: str, foes: str, *, asleep: str = "", stunned: str = "") -> bool:
    """Whether ann may pay for it with these enemies in c3: e1, e2 …"""
    p = able(does)
    with p.arrange() as s:
        for kind in foes.split():
            p.put(kind, "c3")
        for id in asleep.split():
            s.enemies[id].asleep = True
        for id in stunned.split():
            s.enemies[id].stunned = True
    return "ability" in p.keys


@pytest.mark.rule("MD-ABL-01", "MD-EPH-27")
@pytest.mark.parametrize(
    ("does", "foes", "asleep", "worth"),
    [
        ("All enemies activate", "", "", False), ("All enemies activate", "rats ogre", "e1", True),
        ("All enemies activate", "rats ogre", "e1 e2", False),
        ("All roaming monsters activate", "", "", False), ("All roaming monsters activate", "rats ogre", "", True),
        ("All roaming monsters activate", "rats", "", False), ("All roaming monsters activate", "rats ogre", "e2", False),
        ("Agents call reinforcements", "", "", False), ("Agents call reinforcements", "rats spy", "", True),
        ("Agents call reinforcements", "rats", "", False),
    ],
)  # fmt: skip
def test_somebody_must_act(does: str, foes: str, asleep: str, worth: bool) -> None:
    assert offered(does, foes, asleep=asleep) == worth


@pytest.mark.rule("MD-ABL-01", "MD-STN-07")
@pytest.mark.parametrize(("stunned", "worth"), [("", True), ("e1", True), ("e1 e2", False)])
@pytest.mark.parametrize("does", ["All guards are stunned", "All enemies on the board are stunned"])
def test_somebody_must_stand(does: str, stunned: str, worth: bool) -> None:
    assert offered(does, "rats spy", stunned=stunned) == worth


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("bob", "worth"), [("b1", True), ("c1", False)])
def test_one_hero_in_the_dark_is_enough(bob: str, worth: bool) -> None:
    p = able("All heroes in dark zones suffer 1", heroes=2, tiles={"1R": HALF})
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone(bob)
    assert ("ability" in p.keys) == worth


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("health", "worth"), [(5, False), (4, True)])
def test_one_wounded_hero_is_enough(health: int, worth: bool) -> None:
    p = able("All heroes on the board heal 1", heroes=2, health=5, tiles={"1R": DARK})
    with p.arrange() as s:
        s.heroes["bob"].health = health
    assert ("ability" in p.keys) == worth


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("zone", "worth"), [("a1", True), ("c3", False)])
def test_one_step_of_two_that_does_something_is_enough(zone: str, worth: bool) -> None:
    p = able("Heal 1; Wound an enemy 1", health=5)
    with p.arrange():
        p.put("rats", zone)
    assert ("ability" in p.keys) == worth


@pytest.mark.rule("MD-ABL-01", "MD-EQP-10")
@pytest.mark.parametrize(("health", "zone", "worth"), [(5, "a1", True), (4, "c3", True), (4, "a1", True), (5, "c3", False)])
def test_one_line_of_two_that_does_something_is_enough(health: int, zone: str, worth: bool) -> None:
    """For an ability as for a card that is used up."""
    lines = ["Heal 1", "Wound an enemy 1"]
    ability = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": lines}}
    p = position(sheet=ability, gear=[{"id": "flask", "use": lines, "consumable": True}])
    with p.arrange() as s:
        s.heroes["ann"].health, s.heroes["ann"].xp = health, 1
        p.outfit("ann", pack=["flask"])
        p.put("rats", zone)
    assert ("ability" in p.keys, "use:flask" in p.keys) == (worth, worth)
