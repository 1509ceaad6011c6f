"""Slots in a trade: what was just put on stays, and something else makes room."""

from __future__ import annotations

import pytest

from .position import Position, position

SHIELD = {"id": "shield", "slot": "hand", "kinds": ["shield"], "defence": "blue 1", "copies": 2}
TORCH = {"id": "torch", "slot": "hand", "melee": "yellow 1"}
MAUL = {"id": "maul", "slot": "two-hands", "kinds": ["hammer"], "melee": "red 1"}
PLATE = {"id": "plate", "slot": "body", "kinds": ["armour"], "defence": "blue 2"}
MAIL = {"id": "mail", "slot": "body", "kinds": ["armour"], "defence": "blue 2"}


def trading(*hands: str, pack: tuple[str, ...]) -> Position:
    p = position(gear=[SHIELD, TORCH, MAUL, PLATE, MAIL])
    with p.arrange():
        p.outfit("ann", body="leather", hands=hands, pack=pack)
    return p.go("trade")


@pytest.mark.rule("MD-EQP-03", "MD-TRD-02")
def test_the_hand_that_was_not_just_filled_makes_room_without_a_question() -> None:
    p = trading("club", pack=("shield", "torch")).go("equip:shield")
    assert "equip:torch" in p.keys
    p.go("equip:torch")
    assert (p.prompt, p.hero().hands, p.hero().pack) == ("trade", ["shield", "torch"], ["club"])


@pytest.mark.rule("MD-EQP-03", "MD-TRD-02")
def test_with_two_hands_just_filled_there_is_room_for_nothing_more() -> None:
    p = trading(pack=("shield", "torch", "club", "maul")).go("equip:shield", "equip:torch")
    assert [key for key in p.keys if key.startswith("equip:")] == []


@pytest.mark.rule("MD-EQP-03", "MD-TRD-02")
def test_of_two_hands_that_were_full_the_player_chooses_which_makes_room() -> None:
    p = trading("club", "shield", pack=("torch",)).go("equip:torch")
    assert (p.prompt, p.keys) == ("make-room", ["stow:club", "stow:shield"])
    p.go("stow:shield")
    assert (p.hero().hands, p.hero().pack) == (["club", "torch"], ["shield"])


@pytest.mark.rule("MD-EQP-04", "MD-TRD-02")
@pytest.mark.parametrize(("first", "offered"), [("maul", []), ("shield", ["torch"])])
def test_a_two_handed_card_just_taken_up_is_not_laid_down_for_one_hand(first: str, offered: list[str]) -> None:
    p = trading(pack=("maul", "shield", "torch")).go(f"equip:{first}")
    assert [key for key in ("torch", "maul", "shield") if f"equip:{key}" in p.keys] == offered


@pytest.mark.rule("MD-EQP-04", "MD-TRD-02")
def test_a_two_handed_card_from_before_makes_room_for_one_hand() -> None:
    p = trading("maul", pack=("torch",)).go("equip:torch")
    assert (p.prompt, p.hero().hands, p.hero().pack) == ("trade", ["torch"], ["maul"])


@pytest.mark.rule("MD-EQP-03", "MD-TRD-02")
def test_armour_just_put_on_stays_on() -> None:
    p = trading("club", pack=("plate", "mail"))
    assert {"equip:plate", "equip:mail"} <= {*p.keys}
    p.go("equip:plate")
    assert ("equip:mail" in p.keys, "stow:plate" in p.keys, p.hero().body) == (False, False, "plate")


@pytest.mark.rule("MD-EQP-03", "MD-TRD-02")
def test_a_second_copy_beside_the_dashboard_may_still_be_taken_up() -> None:
    """Nothing made room for the shield, so no club counts as laid down."""
    p = trading("club", pack=("shield", "club")).go("equip:shield")
    assert "equip:club" in p.keys


@pytest.mark.rule("MD-TRA-02", "MD-TRD-06")
def test_three_cards_are_counted_down_in_a_transmutation() -> None:
    p = trading("club", pack=("shield", "torch", "maul")).go("transmute")
    left = [p.decision.args["left"]]
    for card in ("card:club", "card:shield"):
        p.go(card)
        left.append(p.decision.args["left"])
    assert left == [3, 2, 1]
