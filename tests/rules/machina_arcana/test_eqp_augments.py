"""What augments do, they do for the item they are attached to and no other (MA-EQP-12)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

GUN = {"id": "gun", "type": "weapon", "hands": 1, "right": "pin", "active": ["Pay 1 stamina, range 3: attack 0/1"]}
BOW = {"id": "bow", "type": "weapon", "hands": 1, "right": "pin", "active": ["Pay 1 stamina, range 3: attack 0/1"]}
OWN = {"ann": {"active": ["Pay 1 stamina, range 3: attack 0/1"]}}
GUN_USE, BOW_USE, OWN_USE = "use:item/gun/active/0", "use:item/bow/active/0", "use:explorer/ann/active/0"


def armed(passive: str, drawing: str = "a", **more: Any) -> Position:
    """ann with a gun and a bow; on the gun there is an augment that does this, and a stone stands three spaces away."""
    part = {"id": "part", "type": "weapon", "left": "pin", "passive": [passive]}
    p = position(drawing, items=[GUN, BOW, part], explorer=OWN, **more)
    with p.arrange() as s:
        p.put("stone", "4,1")
        s.explorers["ann"].gear = [Gear("gun"), Gear("part", "gun", "augment"), Gear("bow")]
    return p.begin()


def results(p: Position) -> list[tuple[int, bool]]:
    return [(e.result, e.magical) for e in p.told(Attacked)]


@pytest.mark.rule("MA-EQP-12", "MA-RNG-18")
def test_only_its_own_weapon_aims_through_what_it_says() -> None:
    p = armed("Choose targets through obstacles", "a . E")
    assert (GUN_USE in p.keys, BOW_USE in p.keys, OWN_USE in p.keys) == (True, True, True), "ann herself is in reach of all"
    p.go(GUN_USE)
    assert "target:stone" in p.keys
    p = armed("Choose targets through obstacles", "a . E").go(BOW_USE)
    assert "target:stone" not in p.keys
    p = armed("Choose targets through obstacles", "a . E").go(OWN_USE)
    assert "target:stone" not in p.keys


@pytest.mark.rule("MA-EQP-12", "MA-ATK-17")
@pytest.mark.parametrize(("use", "expected"), [(GUN_USE, (2, True)), (BOW_USE, (1, False)), (OWN_USE, (1, False))])
def test_only_attacks_with_its_weapon_become_magical(use: str, expected: tuple[int, bool]) -> None:
    p = armed("Magical attack rolls +1", rolls="1").go(use, "target:stone")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert results(p) == [expected]


@pytest.mark.rule("MA-EQP-12")
@pytest.mark.parametrize(("use", "reached"), [(GUN_USE, True), (BOW_USE, False), (OWN_USE, False)])
def test_only_its_weapon_reaches_further(use: str, reached: bool) -> None:
    p = armed("Range of abilities +1")
    with p.arrange():
        p.stand("stone", "5,1")
    p.begin().go(use)
    assert ("target:stone" in p.keys) == reached


@pytest.mark.rule("MA-EQP-12", "MA-EFF-02")
@pytest.mark.parametrize("moment", ["you deal damage", "you kill"])
@pytest.mark.parametrize(("use", "threat"), [(GUN_USE, 1), (BOW_USE, 0), (OWN_USE, 0)])
def test_it_waits_only_for_what_its_weapon_does(moment: str, use: str, threat: int) -> None:
    p = armed(f"When {moment}: threat +1", rolls="2")
    with p.arrange() as s:
        s.explorers["ann"].essence = 5
    p.begin().go(use, "target:stone")
    p.go("essence:1")
    assert ("stone" in p.s.monsters, p.s.threat) == (False, threat)


@pytest.mark.rule("MA-EQP-12", "MA-ITM-07")
def test_its_symbols_and_what_else_it_keeps_in_force_are_its_owners() -> None:
    coat = {"id": "coat", "type": "apparel", "part": "torso", "right": "plug"}
    lining = {"id": "lining", "type": "apparel", "left": "plug", "armor": 1, "passive": ["Will +1; move through obstacles"]}
    p = position("a", items=[coat, lining])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("coat"), Gear("lining", "coat", "augment")]
    found = p.begin().game.traits("ann")
    assert (found.armor, found.will, sorted(found.moves)) == (3, 4, ["obstacles"])


@pytest.mark.rule("MA-EQP-12", "MA-EQP-07")
@pytest.mark.parametrize("on", ["gun", "barrel"])
def test_on_an_upgrade_it_is_that_upgrade_it_serves(on: str) -> None:
    """A barrel on the gun has an ability of its own."""
    barrel = {"id": "barrel", "type": "weapon", "hands": 1, "bottom": "gear", "right": "pin", "active": ["Pay 1 stamina, range 3: attack 0/1"]}
    part = {"id": "part", "type": "weapon", "left": "pin", "passive": ["Attack rolls +1"]}
    p = position("a", items=[{**GUN, "top": "gear"}, barrel, part], rolls="1 1")
    with p.arrange() as s:
        p.put("stone", "4,1")
        s.explorers["ann"].gear = [Gear("gun"), Gear("barrel", "gun", "upgrade"), Gear("part", on, "augment")]
    p.begin()
    for use in (GUN_USE, "use:item/barrel/active/0"):
        p.go(use, "target:stone")
        while p.prompt == "raise-roll":
            p.go("no-essence")
    assert [result for result, _ in results(p)] == ([2, 1] if on == "gun" else [1, 2])
