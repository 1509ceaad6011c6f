"""Section 12, continued: what a move costs and brings: conditional effects, items, hexes that count."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked

from .hunting import consumed
from .position import Position, acting, card, row


def charm(effect: str) -> dict[str, Any]:
    """A passive item without a price."""
    return {"id": "charm", "icon": "drop", "type": "small", "card": "5", "use": "passive", "effect": effect}


def moving(marks: str, move: str, effect: str) -> Position:
    return acting(marks, "bottom", move, equipped=["charm"], own_items=[charm(effect)])


@pytest.mark.rule("BB-MOV-01")
@pytest.mark.parametrize(("paid", "reached"), [(False, ["2,1"]), (True, ["2,1", "3,1", "4,1"])])
def test_points_may_be_bought_for_a_move(paid: bool, reached: list[str]) -> None:
    p = acting("s . . . .", "bottom", "Move 1, Pay consume air: (move +2)", "Infuse air")
    assert p.keys == ["stay", "move:2,1", "pay:0"]
    if paid:
        p.go("pay:0")
        assert p.keys_of("pay") == []
    assert (p.keys_of("move"), len(consumed(p))) == (reached, int(paid))


@pytest.mark.rule("BB-ELM-14")
def test_a_move_s_conditional_effect_is_offered_only_if_it_can_be_paid_for_and_once() -> None:
    assert acting("s . .", "bottom", "Move 1, Pay consume air: (move +1)", "Infuse fire").keys == ["stay", "move:2,1"]
    p = acting("s . . . .", "bottom", "Move 1, Pay consume air: (move +1)", "Infuse air", "Infuse air")
    p.go("pay:0", "consume:card/go/a/bottom/1")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]


@pytest.mark.rule("BB-MOV-12")
def test_points_may_be_bought_on_the_way_and_a_jump_before_it() -> None:
    p = acting("s . ! . .", "bottom", "Move 2, Pay consume air: (move +1)", "Infuse air").go("move:2,1")
    assert p.keys == ["stay", "move:1,1", "move:3,1", "pay:0"]
    p = acting("s o .", "bottom", "Move 2, Pay consume air: (jump)", "Infuse air")
    assert p.keys == ["stay", "pay:0"]
    assert p.go("pay:0").keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-MOV-12")
def test_points_bought_for_a_jump_leave_it_a_jump() -> None:
    p = acting("s o o .", "bottom", "Move 2, jump, Pay consume air: (move +1)", "Infuse air").go("pay:0")
    assert p.keys == ["stay", "move:4,1"]


@pytest.mark.rule("BB-ITM-22")
def test_an_item_without_a_price_is_used_once_in_a_move() -> None:
    p = moving("s . . .", "Move 1", "When you move: move +1")
    assert p.keys == ["stay", "move:2,1", "item:charm"]
    assert p.go("item:charm").keys == ["stay", "move:2,1", "move:3,1"]


@pytest.mark.rule("BB-ITM-22")
def test_points_of_an_item_leave_a_jump_a_jump_and_may_come_on_the_way() -> None:
    assert moving("s o o .", "Move 2, jump", "When you move: move +1").go("item:charm").keys == ["stay", "move:4,1"]
    p = moving("s . ! . .", "Move 2", "When you move: move +1").go("move:2,1")
    assert p.keys == ["stay", "move:1,1", "move:3,1", "item:charm"]


@pytest.mark.rule("BB-ITM-22", "BB-MOV-06")
@pytest.mark.parametrize(("points", "prompt"), [(2, "turn"), (3, "move")])
def test_a_move_whose_last_point_is_spent_is_over(points: int, prompt: str) -> None:
    """Nothing brings more points to it, even where something happens on the way."""
    p = moving("s . ! . .", f"Move {points}", "When you move: move +1").go("move:3,1", "suffer")
    assert (p.where(p.hero), p.prompt, "item:charm" in p.keys) == ("3,1", prompt, prompt == "move")


@pytest.mark.rule("BB-MOV-12")
def test_the_jump_of_an_item_is_offered_before_the_first_hex_and_not_after_it() -> None:
    p = moving("s o . !", "Move 2", "When you move: jump")
    assert p.keys == ["stay", "item:charm"]
    assert p.go("item:charm").keys == ["stay", "move:3,1", "walk"]
    p = moving("s . ! .", "Move 3", "When you move: jump").go("move:2,1")
    assert p.keys == ["stay", "move:1,1", "move:3,1"]


@pytest.mark.rule("BB-MOV-05")
@pytest.mark.parametrize(("keys", "value"), [(["stay"], 1), (["move:2,1", "stay"], 2), (["move:3,1"], 3)])
def test_the_hexes_entered_are_counted(keys: list[str], value: int) -> None:
    p = acting("s . . 1", "bottom", "Move 2", "Attack 1 + hexes moved, range 3", monsters=["dummy 1"]).go(*keys, "attack:m1")
    assert [e.value for e in p.events(Attacked)] == [value]


@pytest.mark.rule("BB-CON-13")
def test_a_move_that_immobilize_forbids_is_not_performed() -> None:
    p = acting("s .", "bottom", "Move 2", "Lost", conditions={"hero": ["immobilize"]})
    assert (p.where(p.hero), p.zone("go"), p.prompt) == ("1,1", "hand b", "turn")


@pytest.mark.rule("BB-GEN-08")
def test_a_move_reduced_to_less_than_0_has_no_point() -> None:
    mud = {**charm(""), "id": "mud", "turn": ["Turn: When you move: move -3"]}
    del mud["effect"]
    p = row(". s .", equipped=["mud"], own_items=[mud], cards=[card("go", bottom="Move 2")], goal=["it is round 9 or later"])
    p.play("go", "spare-1").go("item:mud", "bottom:go")
    assert (p.prompt, p.where(p.hero)) == ("turn", "2,1")


@pytest.mark.rule("BB-SCN-05")
def test_a_letter_for_the_character_does_not_stop_a_controlled_monster() -> None:
    rules = ["When you enter a: you gain poison"]
    p = acting("s 1 A .", "top", "Control, (Move 2)", monsters=["dummy 1"], rules=rules).go("target:m1")
    assert p.keys == ["stay", "move:3,1", "move:4,1"]
    p.go("move:3,1")
    assert (p.hero.conditions, p.monster(1).conditions) == ({}, {})
