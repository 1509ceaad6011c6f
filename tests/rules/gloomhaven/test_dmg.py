"""Damage to characters: suffering and preventing it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked, Negated, Suffered

from .position import Position, acting, card, kind, position

BITER = kind("biter", does=("Attack +0",), attack=3, initiative=50)
VENOM = kind("venom", does=("Attack +0, poison",), attack=3)
SPIKY = kind("spiky", does=(), traits="Retaliate 2", initiative=90)


def bitten(does: dict[str, Any] = BITER, **given: Any) -> Position:
    """An enemy has attacked character 1 with 3, before its turn."""
    return position("1 A\n 2 .", monsters={"A": does["monster"]["id"]}, kinds=[does], **given).play("spare-1", "spare-2").until("damage")


def by_attack() -> Position:
    return bitten()


def by_trap() -> Position:
    return acting("1 !\n 2 .", "bottom", "Move 1").go("move:2,1")


def by_terrain() -> Position:
    return acting("1 h\n 2 .", "bottom", "Move 1").go("move:2,1")


def by_wound() -> Position:
    p = position("1 .\n 2 .")
    return p.set(p.c(), conditions=["wound"]).play("spare-1", "spare-2")


def by_retaliate() -> Position:
    return acting("1 A\n 2 .", "top", "Attack 1", monsters={"A": "spiky"}, kinds=[SPIKY]).go("attack:spiky-1")


def by_scenario() -> Position:
    return position("1 .\n 2 .", rules=["At end of round: characters suffer 4"]).play().until("damage")


def by_own_card() -> Position:
    return acting("1 .\n 2 .", "top", "Suffer 2").go("perform")


SOURCES = [(by_attack, 3), (by_trap, 3), (by_terrain, 1), (by_wound, 1), (by_retaliate, 2), (by_scenario, 4), (by_own_card, 2)]


@pytest.mark.rule("GH-DMG-01")
@pytest.mark.parametrize(("source", "amount"), SOURCES, ids=lambda given: getattr(given, "__name__", ""))
def test_damage_from_any_source_may_be_suffered_or_prevented_whole(source: Any, amount: int) -> None:
    p = source()
    assert (p.prompt, p.seat, p.decision.args["damage"]) == ("damage", 0, amount)
    assert (p.keys[0], p.keys_of("lose")) == ("suffer", p.hero().hand)
    p.go("lose:spare-5")
    assert p.c().health == 10
    assert [(e.figure, e.damage) for e in p.events(Negated)] == [("c1", amount)]
    assert not [e for e in p.events(Suffered) if e.figure == "c1"]


@pytest.mark.rule("GH-DMG-02")
@pytest.mark.parametrize(("source", "amount"), SOURCES, ids=lambda given: getattr(given, "__name__", ""))
def test_suffering_lowers_the_hit_points_by_the_amount(source: Any, amount: int) -> None:
    p = source().go("suffer")
    assert p.c().health == 10 - amount
    assert not p.hero().lost


@pytest.mark.rule("GH-DMG-03")
def test_one_card_from_hand_is_lost_to_prevent_damage() -> None:
    p = bitten().go("lose:spare-5")
    assert (p.c().health, p.hero().lost, p.zone("spare-5")) == (10, ["spare-5"], "lost")


@pytest.mark.rule("GH-DMG-03")
def test_two_discarded_cards_are_lost_to_prevent_damage() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER]).put("discard", "spare-7", "spare-8", "spare-9")
    p.play("spare-1", "spare-2").until("damage")
    assert "lose-two" in p.keys
    p.go("lose-two")
    assert (p.prompt, p.keys) == ("lose-discard", ["lose:spare-7", "lose:spare-8", "lose:spare-9"])
    p.go("lose:spare-8", "lose:spare-9")
    assert (p.c().health, p.hero().lost, p.hero().discard) == (10, ["spare-8", "spare-9"], ["spare-7"])


@pytest.mark.rule("GH-DMG-03")
def test_one_discarded_card_does_not_suffice() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER]).put("discard", "spare-9").play("spare-1", "spare-2").until("damage")
    assert "lose-two" not in p.keys
    assert "lose:spare-9" not in p.keys


@pytest.mark.rule("GH-DMG-04")
def test_preventing_the_damage_does_not_keep_off_what_the_attack_brings() -> None:
    p = bitten(VENOM).go("lose:spare-9")
    assert (p.c().health, list(p.c().conditions)) == (10, ["poison"])


@pytest.mark.rule("GH-DMG-05")
def test_cards_chosen_for_the_round_cannot_be_lost() -> None:
    p = bitten()
    assert p.hero().played == ["spare-1", "spare-2"]
    assert not {"spare-1", "spare-2"} & set(p.keys_of("lose"))
    assert "lose-two" not in p.keys


@pytest.mark.rule("GH-DMG-05")
def test_the_card_of_the_action_cannot_be_lost_until_it_has_been_placed() -> None:
    rash = card("rash", bottom="Suffer 2")
    p = acting("1 .\n 2 .", "top", "Suffer 2", cards=[rash]).go("perform")
    assert not {"go", "spare-1"} & set(p.keys_of("lose"))
    p.go("suffer", "pass").next_round().play("rash", "spare-2").go("basic-top:spare-2", "bottom:rash", "perform", "lose-two")
    assert p.keys == ["lose:go", "lose:spare-1", "lose:spare-2"]  # the first action is over: its card is a discard like any other


@pytest.mark.rule("GH-DMG-06")
def test_the_choice_comes_when_the_amount_is_final_and_after_items_against_it() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], equipped=["heater-shield"], modifiers="+1").play("spare-1", "spare-2")
    assert (p.prompt, p.decision.args["damage"]) == ("damaged", 4)
    p.go("item:heater-shield")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 3)
    assert p.events(Attacked)[0].modifiers == ("+1",)


@pytest.mark.rule("GH-DMG-06")
def test_each_source_of_damage_is_a_choice_of_its_own() -> None:
    p = position("A 1 B\n 2 .", monsters={"A": "biter", "B": "biter"}, kinds=[BITER]).play("spare-1", "spare-2")
    p.go("lose:spare-9")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 3)
    p.go("suffer")
    assert (p.c().health, p.hero().lost) == (7, ["spare-9"])


@pytest.mark.rule("GH-DMG-07")
@pytest.mark.parametrize(("card_drawn", "prompt"), [("null", "turn"), ("-2", "turn"), ("-1", "damage")])
def test_without_damage_there_is_nothing_to_choose(card_drawn: str, prompt: str) -> None:
    mild = kind("mild", does=("Attack +0, poison",), attack=2)
    p = position("1 A\n 2 .", monsters={"A": "mild"}, kinds=[mild], modifiers=card_drawn).play("spare-1", "spare-2")
    assert (p.prompt, p.c().health) == (prompt, 10)
    p.until("turn")
    assert (p.c().health, list(p.c().conditions)) == (10 if prompt == "turn" else 9, ["poison"])


@pytest.mark.rule("GH-DMG-07")
def test_a_shield_that_leaves_nothing_leaves_no_choice() -> None:
    wall = card("wall", bottom="Round: Shield 3", initiative=1)
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], cards=[wall]).play("wall", "spare-2")
    p.go("bottom:wall", "perform", "pass", "end-turn")
    assert (p.prompt, p.seat) == ("turn", 1)
    assert p.c().health == 10


@pytest.mark.rule("GH-DMG-08")
def test_healing_raises_the_hit_points_up_to_the_maximum() -> None:
    p = acting("1 .\n 2 .", "top", "Heal 3, self", cards=[card("more", top="Heal 3, self", initiative=1)])
    p.set(p.c(), health=5).go("target:c1")
    assert p.c().health == 8
    p.go("pass").next_round().play("more", "spare-2").go("top:more", "target:c1")
    assert p.c().health == 10


@pytest.mark.rule("GH-DMG-09")
def test_damage_of_ones_own_item_or_short_rest_may_be_prevented() -> None:
    flask = {"id": "flask", "number": 900, "slot": "small", "price": 1, "copies": 1, "use": "consumed", "turn": ["Suffer 2"]}
    p = position("1 .\n 2 .", equipped=["flask"], own_items=[flask]).play("spare-1", "spare-2").go("item:flask")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)
    p.go("lose:spare-9").until("short-rest").go("short-rest", "redraw")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)
    p.go("lose:spare-8")
    assert p.c().health == 10


@pytest.mark.rule("GH-DMG-09")
def test_the_loss_of_a_card_may_not_be_prevented() -> None:
    p = position("1 .\n 2 .").put("discard", "spare-8", "spare-9").play("rest").until("rest-lose")
    assert p.keys == ["lose:spare-8", "lose:spare-9"]
    p.go("lose:spare-8")
    assert p.hero().lost == ["spare-8"]
    q = position("1 .\n 2 .", rests="spare-8").put("discard", "spare-8", "spare-9").play("spare-1", "spare-2").until("short-rest").go("short-rest")
    assert q.keys == ["lose:spare-8", "redraw"]


@pytest.mark.rule("GH-DMG-01")
@pytest.mark.parametrize(
    ("source", "told"),
    [
        (by_attack, ("figure", "biter-1", "")),
        (by_trap, ("trap", "", "")),
        (by_retaliate, ("retaliate", "spiky-1", "")),
        (by_own_card, ("line", "", "card/go/top/0")),
    ],
)
def test_whoever_is_asked_about_damage_is_told_where_it_comes_from(source: Any, told: tuple[str, str, str]) -> None:
    p = source()
    assert tuple(p.decision.args[what] for what in ("source", "attacker", "line")) == told
