"""Using items: when, how often, and with what effect."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import ItemUsed
from undercroft.games.haven.events import Attacked, Negated

from .position import acting, kind, position

BITER = kind("biter", does=("Attack +0",), attack=3)
PAIR = """
    . A .
     1 B
    2 . .
    """
POTION = "minor-healing-potion"


def item(id: str, **given: Any) -> dict[str, Any]:
    """An item of a test's own."""
    return {"id": id, "number": 900, "slot": "small", "price": 10, "copies": 2, "use": "spent", **given}


# -- GH-ITM-01: at any time their text allows ------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-01")
def test_an_item_is_used_in_the_middle_of_an_attack_ability() -> None:
    spiky = kind("spiky", does=(), health=30, traits="Retaliate 2")
    p = acting(PAIR, "top", "Attack 1, target 2", monsters={"A": "spiky", "B": "dummy"}, kinds=[spiky], equipped=[POTION])
    p.go("attack:spiky-1", "suffer")
    assert (p.prompt, p.c().health) == ("attack", 8)
    p.go(f"item:{POTION}")
    assert p.c().health == 10
    assert p.prompt == "attack"
    p.go("attack:dummy-1")  # and the ability goes on
    assert p.m("dummy").health == 29


@pytest.mark.rule("GH-ITM-01")
def test_an_item_is_used_in_the_middle_of_a_move() -> None:
    p = acting("1 h . .\n 2 . .", "bottom", "Move 3", equipped=[POTION])
    p.set(p.c(), health=4).go("move:2,1", "suffer")
    assert (p.prompt, p.where(p.c()), p.c().health) == ("move", "2,1", 3)
    p.go(f"item:{POTION}", "move:4,1")
    assert (p.where(p.c()), p.c().health) == ("4,1", 6)


@pytest.mark.rule("GH-ITM-01")
def test_a_move_grows_longer_after_a_door_has_been_opened() -> None:
    p = acting("1 . + . .\n 2 .", "bottom", "Move 2", equipped=["boots-of-striding"]).go("move:3,1")
    assert (p.prompt, p.keys) == ("move", ["stay", "item:boots-of-striding"])  # no point is left, but the room is seen now
    p.go("item:boots-of-striding", "move:5,1")
    assert p.where(p.c()) == "5,1"


@pytest.mark.rule("GH-ITM-01")
def test_outside_ones_own_turn_an_item_for_it_is_not_offered() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=[POTION]).play().until("damage")
    assert p.turns == ["biter-1"]
    assert not p.keys_of("item")


# -- GH-ITM-02, GH-ITM-03: items on attacks --------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-02")
def test_an_item_for_an_attack_is_used_before_the_draw_and_not_after_it() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", monsters={"A": "dummy"}, equipped=["poison-dagger", "eagle-eye-goggles"], modifiers="-1")
    assert (p.prompt, p.keys) == ("attack-prepare", ["go", "item:eagle-eye-goggles"])
    p.go("go", "attack:dummy-1")
    assert (p.prompt, p.keys, p.events(Attacked)) == ("attack-ready", ["draw", "item:poison-dagger"], [])
    p.go("draw")
    assert p.events(Attacked)[0].modifiers == ("-1",)
    assert (p.prompt, p.keys_of("item")) == ("turn", [])
    assert p.hero().items == {"poison-dagger": "ready", "eagle-eye-goggles": "ready"}


@pytest.mark.rule("GH-ITM-02")
def test_an_item_for_disadvantage_is_used_before_the_enemy_draws() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["leather-armor"], modifiers="+2 -1").play()
    assert (p.prompt, p.events(Attacked)) == ("defend", [])
    p.go("item:leather-armor")
    assert p.events(Attacked)[0].modifiers == ("+2", "-1")
    assert (p.prompt, p.decision.args["damage"], p.keys_of("item")) == ("damage", 3 - 1, [])


@pytest.mark.rule("GH-ITM-03")
def test_an_effect_of_an_item_works_as_if_printed_on_the_card() -> None:
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["war-hammer"])
    p.go("item:war-hammer", "attack:dummy-1")
    assert p.keys == ["draw", "skip:stun"]  # optional like a printed one
    p.go("draw", "attack:dummy-2", "skip:stun")
    assert [list(p.m("dummy", n).conditions) for n in (1, 2)] == [["stun"], []]


@pytest.mark.rule("GH-ITM-03")
def test_an_effect_of_an_item_needs_no_damage_and_a_living_target() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", monsters={"A": "dummy"}, equipped=["poison-dagger"], modifiers="null")
    p.go("attack:dummy-1", "item:poison-dagger", "draw")
    assert (p.m("dummy").health, list(p.m("dummy").conditions)) == (30, ["poison"])


@pytest.mark.rule("GH-ITM-03")
def test_an_item_for_the_whole_ability_counts_for_every_target_but_not_for_the_next_ability() -> None:
    p = acting(PAIR, "top", "Attack 2, target 2", "Attack 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["minor-power-potion"])
    p.go("item:minor-power-potion", "attack:dummy-1", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [30 - 3, 30 - 3]
    p.go("attack:dummy-1")
    assert p.m("dummy").health == 30 - 3 - 2


# -- GH-ITM-04, GH-ITM-05: how many ----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-04")
def test_any_number_of_items_is_used_in_a_turn_and_within_one_action() -> None:
    worn = ["eagle-eye-goggles", "minor-power-potion", "poison-dagger", "knife", "boots-of-striding", "cape"]
    knife = item("knife", slot="one-hand", effect="When you attack: pierce 1, attack +1")
    cape = item("cape", slot="body", turn=["Invisible, self"])
    p = acting("1 A .\n 2 .", "top", "Attack 1", monsters={"A": "dummy"}, equipped=worn, own_items=[knife, cape], modifiers="+1 +2")
    p.go("item:eagle-eye-goggles", "item:minor-power-potion", "attack:dummy-1", "item:poison-dagger", "item:knife", "draw")
    assert p.m("dummy").health == 30 - (1 + 1 + 1 + 2)
    p.go("bottom:spare-1", "item:boots-of-striding", "stay", "item:cape")
    assert {e.item for e in p.events(ItemUsed)} == set(worn)
    assert "ready" not in p.hero().items.values()


@pytest.mark.rule("GH-ITM-05")
def test_each_time_an_item_comes_into_effect_is_a_use() -> None:
    ring = item("ring", slot="head", use="unlimited", effect="When you attack: attack +1")
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["ring"], own_items=[ring])
    p.go("attack:dummy-1", "item:ring")
    assert p.hero().tally["items"] == 1
    p.go("attack:dummy-2", "item:ring")
    assert p.hero().tally["items"] == 2
    assert [e.item for e in p.events(ItemUsed)] == ["ring", "ring"]


@pytest.mark.rule("GH-ITM-05")
def test_an_item_for_one_attack_counts_for_one_attack_only() -> None:
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["poison-dagger"])
    p.go("attack:dummy-1", "item:poison-dagger", "draw", "attack:dummy-2")
    assert p.prompt == "turn"  # spent: nothing to use on the second one
    assert [list(p.m("dummy", n).conditions) for n in (1, 2)] == [["poison"], []]


# -- GH-ITM-06: in others' turns -------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-06")
def test_items_are_used_in_an_enemys_turn_when_attacked_and_when_damaged() -> None:
    worn = ["iron-helmet", "heater-shield", POTION]
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=worn, modifiers="2x").play()
    assert (p.turns, p.prompt, p.keys) == (["biter-1"], "defend", ["draw", "item:iron-helmet"])
    p.go("item:iron-helmet")
    assert (p.prompt, p.keys, p.decision.args["damage"]) == ("damaged", ["take", "item:heater-shield"], 3)
    p.go("item:heater-shield")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)


@pytest.mark.rule("GH-ITM-06")
def test_an_item_against_damage_is_not_asked_for_when_there_is_none() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["heater-shield"], modifiers="null").play()
    assert p.prompt == "turn"
    assert p.hero().items == {"heater-shield": "ready"}


# -- GH-ITM-07: items with slots -------------------------------------------------------------------------------------------
SLOTTED = {
    "perform": "When you perform an attack: attack +1",
    "attack": "When you attack: attack +1",
    "move": "When you move: move +1",
    "kill": "After you kill any enemy: Heal 1, self",
}


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_must_be_used_when_an_attack_damages() -> None:
    coat = item("coat", slots=3, effect="When any attack damages you: shield 1")
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["coat"], own_items=[coat]).play()
    assert (p.prompt, p.decision.args["damage"], p.hero().uses) == ("damage", 2, {"coat": 1})


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_must_be_used_when_attacked() -> None:
    coat = item("coat", slots=3, effect="When any enemy attacks you: disadvantage")
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["coat"], own_items=[coat], modifiers="+1 +2").play()
    assert (p.prompt, p.decision.args["damage"], p.hero().uses) == ("damage", 4, {"coat": 1})


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_must_be_used_against_any_damage() -> None:
    charm = item("charm", slots=2, use="consumed", effect="Instead of you suffer damage: negate it")
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["charm"], own_items=[charm]).play()
    assert p.prompt == "turn"
    assert [(e.figure, e.damage, e.how) for e in p.events(Negated)] == [("c1", 3, "item")]
    assert p.hero().uses == {"charm": 1}


@pytest.mark.rule("GH-ITM-07")
@pytest.mark.parametrize("moment", ["perform", "attack"])
def test_an_item_with_slots_must_be_used_in_ones_own_attacks(moment: str) -> None:
    ring = item("ring", slots=3, effect=SLOTTED[moment])
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["ring"], own_items=[ring])
    assert (p.prompt, p.keys_of("item")) == ("attack", [])
    p.go("attack:dummy-1", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [27, 27]
    assert p.hero().uses == {"ring": 1 if moment == "perform" else 2}


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_for_attacks_is_not_used_by_an_attack_without_a_target() -> None:
    ring = item("ring", slots=3, effect=SLOTTED["perform"])
    p = acting("1 . A\n 2 .", "top", "Attack 2", monsters={"A": "dummy"}, equipped=["ring"], own_items=[ring])
    assert (p.prompt, p.hero().uses) == ("turn", {})


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_must_be_used_in_a_move() -> None:
    boots = item("boots", slots=3, effect=SLOTTED["move"])
    p = acting("1 . . .\n 2 .", "bottom", "Move 2", equipped=["boots"], own_items=[boots])
    assert p.keys_of("item") == []
    assert "4,1" in p.keys_of("move")
    assert p.hero().uses == {"boots": 1}


@pytest.mark.rule("GH-ITM-07")
def test_an_item_with_slots_must_be_used_after_a_kill() -> None:
    charm = item("charm", slots=3, effect=SLOTTED["kill"])
    weak = kind("weak", does=(), health=1)
    p = acting("1 A\n 2 .", "top", "Attack 2", monsters={"A": "weak"}, kinds=[weak], equipped=["charm"], own_items=[charm])
    p.set(p.c(), health=5).go("attack:weak-1")
    assert (p.prompt, p.c().health, p.hero().uses) == ("turn", 6, {"charm": 1})


@pytest.mark.rule("GH-ITM-07")
def test_an_item_without_slots_may_be_left_unused() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["heater-shield"]).play()
    assert p.prompt == "damaged"
    p.go("take")
    assert (p.prompt, p.decision.args["damage"], p.hero().items["heater-shield"]) == ("damage", 3, "ready")
