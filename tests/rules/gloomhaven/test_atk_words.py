"""What may be printed with an attack or against one: each word counts where it says, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import CardAdded, Worked
from undercroft.games.haven.events import Gained

from .position import Position, card, kind, position
from .strikes import DUEL, bitten, hitting, last, lost, room

OPEN = """
     . . . .
    . 1 A . .
     . . . 2
    """
"""A dummy beside character 1; two hexes from character 2."""


def attack(which: str, map_: str = OPEN, top: str = "Attack 2", **given: Any) -> Position:
    """Character 1 is about to attack dummy-1, with 3 more against such a target."""
    return hitting(f"{top}, attack +3 against {which}", map_, **given)


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.parametrize(
    ("which", "spot", "stronger"),
    [
        ("flanked", "3,3", True), ("flanked", "4,3", False), ("alone", "3,3", True), ("alone", "4,3", True),
        ("adjacent", "4,3", True), ("undamaged", "4,3", True), ("elite", "4,3", False), ("poisoned", "4,3", False),
    ],
)  # fmt: skip
def test_an_attack_may_be_stronger_against_some_targets(which: str, spot: str, stronger: bool) -> None:
    """Flanked is a target beside an ally of the attacker; alone is one beside none of its own allies."""
    p = attack(which)
    p.set(p.c(2), at=spot).go("attack:dummy-1")
    assert last(p).value == (5 if stronger else 2)


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.parametrize(("spot", "alone"), [("4,2", False), ("5,2", True)])
def test_a_target_beside_one_of_its_allies_is_not_alone(spot: str, alone: bool) -> None:
    other = OPEN.replace("A . .", "A B ." if spot == "4,2" else "A . B")
    p = attack("alone", other).go("attack:dummy-1")
    assert last(p).value == (5 if alone else 2)
    assert last(attack("flanked", other).go("attack:dummy-1")).value == 2  # its own allies do not flank it


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.parametrize(("away", "value"), [(1, 5), (2, 2)])
def test_an_attack_against_adjacent_targets_is_not_stronger_from_afar(away: int, value: int) -> None:
    p = attack("adjacent", room("1 A ." if away == 1 else "1 . A"), "Attack 2, range 2").go("attack:dummy-1")
    assert last(p).value == value


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.parametrize(("health", "value"), [(30, 5), (29, 2)])
def test_a_target_that_has_lost_a_hit_point_is_not_undamaged(health: int, value: int) -> None:
    p = position(DUEL, monsters={"A": "dummy"}, cards=[card("go", top="Attack 2, attack +3 against undamaged", initiative=1)])
    p.set(p.m("dummy"), health=health).play("go", "spare-1").go("top:go", "attack:dummy-1")
    assert last(p).value == value


@pytest.mark.rule("GH-ATK-06")
@pytest.mark.parametrize("word", ["wounded", "stunned", "muddled", "immobilized"])
@pytest.mark.parametrize("condition", ["wound", "stun", "muddle", "immobilize", "disarm"])
def test_an_attack_may_be_stronger_against_targets_with_a_condition(word: str, condition: str) -> None:
    p = attack(word).amend("figures.dummy-1.conditions", {condition: 1}).go("attack:dummy-1")
    assert last(p).value == (5 if word.startswith(condition) else 2)


# -- shields and items of the defender -----------------------------------------------------------------------------------
@pytest.mark.rule("GH-SHD-01")
@pytest.mark.parametrize(("top", "damage"), [("Attack 3", 1), ("Attack 3, pierce 1", 2), ("Attack 3, pierce 5", 3), ("Attack 3, ignore shield", 3)])
def test_a_shield_may_be_pierced_or_ignored_and_never_makes_an_attack_stronger(top: str, damage: int) -> None:
    p = hitting(top, monsters={"A": "tin"}, kinds=[kind("tin", does=(), health=30, traits="Shield 2")]).go("attack:tin-1")
    assert lost(p, "tin") == damage


def ward(effect: str, **more: Any) -> dict[str, Any]:
    """An item of character 1 against attacks."""
    item = {"id": "ward", "number": 900, "slot": "head", "price": 1, "copies": 1, "use": "spent", "effect": effect, **more}
    return {"own_items": [item], "equipped": ["ward"]}


@pytest.mark.rule("GH-ITM-06")
@pytest.mark.parametrize(
    ("effect", "cards", "damage"), [("shield 1", 1, 2), ("disadvantage", 2, 3), ("disadvantage, double counts as zero", 2, 3), ("retaliate 1", 1, 3)]
)
def test_an_item_against_an_attack_does_what_it_says_and_no_more(effect: str, cards: int, damage: int) -> None:
    p = bitten("A 1 .\n . 2", "Attack +0", **ward(f"When any enemy attacks you: {effect}"))
    p.until("defend").go("item:ward").until("damage").go("suffer")
    assert (len(last(p).modifiers), 10 - p.c().health) == (cards, damage)
    assert p.hero().items == {"ward": "spent"}


@pytest.mark.rule("GH-ITM-06")
@pytest.mark.parametrize(("effect", "damage"), [("shield 1", 6), ("double counts as zero", 3)])
def test_only_an_item_that_says_so_makes_a_double_count_as_zero(effect: str, damage: int) -> None:
    p = bitten("A 1 .\n . 2", "Attack +0", modifiers="2x", **ward(f"When any enemy attacks you: {effect}"))
    p.until("defend").go("item:ward").until("damage").go("suffer")
    assert 10 - p.c().health == damage - (effect == "shield 1")


@pytest.mark.rule("GH-ITM-06")
@pytest.mark.parametrize(("moment", "prompt"), [("any enemy attacks you", "defend"), ("any attack damages you", "damaged")])
def test_an_item_against_an_attack_may_give_the_attacker_a_condition(moment: str, prompt: str) -> None:
    p = bitten("A 1 .\n . 2", "Attack +0", **ward(f"When {moment}: poison"))
    p.until(prompt).go("item:ward").until("damage")
    assert [(e.figure, e.condition) for e in p.events(Gained)] == [("biter-1", "poison")]
    left = bitten("A 1 .\n . 2", "Attack +0", **ward(f"When {moment}: poison")).until("damage")
    assert left.events(Gained) == []


# -- conditions and events of the attacker -------------------------------------------------------------------------------
@pytest.mark.rule("GH-CON-38")
@pytest.mark.parametrize(("what", "times"), [("strengthen", 1), ("bless", 2)])
def test_the_attacker_gains_a_condition_once_but_every_bless(what: str, times: int) -> None:
    bonus = card("bonus", bottom=f"Round: When you attack: {what} self", initiative=2)
    p = position(DUEL, monsters={"A": "dummy"}, cards=[card("go", top=f"Attack 1, {what} self", initiative=1), bonus])
    p.play("go", "bonus").go("bottom:bonus", "perform", "top:go", "attack:dummy-1", "draw")
    gained = [e for e in p.events(Gained) if e.figure == "c1"] + p.events(CardAdded)
    assert len(gained) == times


@pytest.mark.rule("GH-MST-09")
def test_the_lines_of_stat_cards_that_worked_in_an_attack_are_told() -> None:
    p = bitten("A 1 .\n . 2", "Attack +0", stats={"attacks": "poison"}).until("damage")
    assert [e.what for e in p.events(Worked) if e.figure == "biter-1"] == ["attacks"]
    p = hitting("Attack 3", monsters={"A": "tin"}, kinds=[kind("tin", does=(), health=30, traits="Shield 2")]).go("attack:tin-1")
    assert [e.what for e in p.events(Worked) if e.figure == "tin-1"] == ["shield"]
