"""Advantage and disadvantage."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked

from .position import Position, kind
from .strikes import bitten, hitting, last, lost, room

GOOD, BAD = "strengthen", "muddle"
CARDS = {
    "roll": "rolling +1",
    "rush": "rolling +2",
    "stun": "+0, stun",
    "wound": "+0, wound",
    "wound-up": "+1, wound",
    "fire": "+1, infuse fire",
    "heal": "+1, heal 1 self",
    "poison": "-1, poison",
}
"""What perks have added to the deck of character 1."""


def drawing(cards: str, *conditions: str, attack: int = 3) -> Position:
    """An attack by character 1 with these conditions, and these cards drawn ("roll" stands for the class's own card)."""
    drawn = " ".join(f"tester/{c}" if c in CARDS else c for c in cards.split())
    p = hitting(f"Attack {attack}", deck=CARDS, modifiers=drawn)
    p.set(p.c(), conditions=conditions).go("attack:dummy-1")
    while not p.events(Attacked):
        p.go("apply" if p.prompt == "modifier-effects" else "add-first")
    return p


def used(p: Position) -> str:
    return last(p).used.replace("tester/", "")


@pytest.mark.rule("GH-ADV-01")
@pytest.mark.parametrize("cards", ["+1 -1", "-1 +1"])
def test_advantage_draws_two_cards_and_uses_the_better(cards: str) -> None:
    p = drawing(cards, GOOD)
    assert last(p).modifiers == tuple(cards.split())
    assert (used(p), lost(p)) == ("+1", 3 + 1)


@pytest.mark.rule("GH-ADV-02")
@pytest.mark.parametrize("cards", ["roll -1", "-1 roll"])
def test_advantage_adds_one_rolling_card_to_the_other(cards: str) -> None:
    p = drawing(cards, GOOD)
    assert (used(p), lost(p)) == (cards.replace(" ", "+"), 3 + 1 - 1)


@pytest.mark.rule("GH-ADV-03")
def test_advantage_with_two_rolling_cards_draws_on_and_combines_all() -> None:
    p = drawing("roll rush -1", GOOD)
    assert (used(p), lost(p)) == ("roll+rush+-1", 3 + 1 + 2 - 1)


@pytest.mark.rule("GH-ADV-04")
@pytest.mark.parametrize("cards", ["+1 -1", "-1 +1"])
def test_disadvantage_draws_two_cards_and_uses_the_worse(cards: str) -> None:
    p = drawing(cards, BAD)
    assert last(p).modifiers == tuple(cards.split())
    assert (used(p), lost(p)) == ("-1", 3 - 1)


@pytest.mark.rule("GH-ADV-05")
@pytest.mark.parametrize("cards", ["roll +0", "+0 roll"])
def test_disadvantage_ignores_a_rolling_card(cards: str) -> None:
    p = drawing(cards, BAD)
    assert (len(last(p).modifiers), used(p), lost(p)) == (2, "+0", 3)


@pytest.mark.rule("GH-ADV-06")
def test_disadvantage_with_two_rolling_cards_draws_on_and_uses_only_the_last() -> None:
    p = drawing("roll rush +1", BAD)
    assert (len(last(p).modifiers), used(p), lost(p)) == (3, "+1", 3 + 1)


@pytest.mark.rule("GH-ADV-07")
@pytest.mark.parametrize("condition", [GOOD, BAD])
@pytest.mark.parametrize("cards", ["stun wound", "wound stun"])
def test_where_it_is_ambiguous_the_card_drawn_first_is_used(cards: str, condition: str) -> None:
    assert used(drawing(cards, condition)) == cards.split()[0]


@pytest.mark.rule("GH-ADV-08")
@pytest.mark.parametrize("effect", ["stun", "fire", "heal"])
def test_every_extra_effect_counts_as_good(effect: str) -> None:
    """Better than the plain card with its number, whichever was drawn first."""
    plain = "+0" if effect == "stun" else "+1"
    assert used(drawing(f"{plain} {effect}", GOOD)) == effect
    assert used(drawing(f"{effect} {plain}", BAD)) == plain


@pytest.mark.rule("GH-ADV-09")
@pytest.mark.parametrize("condition", [GOOD, BAD])
def test_different_effects_are_ambiguous_whatever_the_numbers(condition: str) -> None:
    assert used(drawing("stun fire", condition)) == "stun"
    assert used(drawing("fire stun", condition)) == "fire"
    assert used(drawing("poison fire", condition)) == "poison"


@pytest.mark.rule("GH-ADV-10")
@pytest.mark.parametrize("condition", [GOOD, BAD])
def test_an_effect_with_a_lower_number_is_ambiguous(condition: str) -> None:
    assert used(drawing("stun +1", condition)) == "stun"
    assert used(drawing("+1 stun", condition)) == "+1"


@pytest.mark.rule("GH-ADV-11")
@pytest.mark.parametrize("condition", [GOOD, BAD])
@pytest.mark.parametrize("cards", ["2x +2", "+2 2x"])
def test_two_cards_with_the_same_result_are_ambiguous(cards: str, condition: str) -> None:
    assert used(drawing(cards, condition, attack=2)) == cards.split()[0]


@pytest.mark.rule("GH-ADV-12")
@pytest.mark.parametrize(("effect", "plain"), [("stun", "+0"), ("stun", "-1"), ("fire", "+0"), ("poison", "null")])
def test_an_effect_with_an_equal_or_higher_number_is_better(effect: str, plain: str) -> None:
    for cards in (f"{effect} {plain}", f"{plain} {effect}"):
        assert used(drawing(cards, GOOD)) == effect
        assert used(drawing(cards, BAD)) == plain


@pytest.mark.rule("GH-ADV-13")
@pytest.mark.parametrize("cards", ["wound wound-up", "wound-up wound"])
def test_the_same_effect_twice_is_compared_by_number(cards: str) -> None:
    assert used(drawing(cards, GOOD)) == "wound-up"
    assert used(drawing(cards, BAD)) == "wound"


@pytest.mark.rule("GH-ADV-14")
def test_only_the_cards_themselves_are_compared() -> None:
    """A stun is good even where the target cannot be stunned, and a higher number even where no damage gets through."""
    stone = kind("dummy2", does=(), health=30, initiative=90, traits="Shield 9", immune=["stun"])
    for cards, condition, expected in (("+0 stun", GOOD, "stun"), ("stun +0", BAD, "+0"), ("+0 +1", GOOD, "+1"), ("+1 +0", BAD, "+0")):
        drawn = " ".join(f"tester/{c}" if c in CARDS else c for c in cards.split())
        p = hitting("Attack 3", deck=CARDS, modifiers=drawn, monsters={"A": "dummy2"}, kinds=[stone])
        p.set(p.c(), conditions=[condition]).go("attack:dummy2-1")
        p.go(*["apply"] * (p.prompt == "modifier-effects"))
        assert (used(p), lost(p, "dummy2"), p.m("dummy2").conditions) == (expected, 0, {})


@pytest.mark.rule("GH-ADV-15")
@pytest.mark.parametrize(("bonus", "better"), [(False, "+1"), (True, "2x")])
def test_beside_a_2x_the_attack_value_with_its_bonuses_counts(bonus: bool, better: str) -> None:
    """Attack 1: a 2x is as good as +1, and with a power potion better."""
    p = hitting("Attack 1", modifiers="+1 2x", equipped=["minor-power-potion"])
    p.set(p.c(), conditions=[GOOD]).go("item:minor-power-potion" if bonus else "go", "attack:dummy-1")
    assert last(p).used == better


@pytest.mark.rule("GH-ADV-16")
def test_a_monsters_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    p = bitten("A 1\n 2", "Attack +0, target 2, range 3", stats={"range": 3}, modifiers="+1 -1 +1 -1")
    p.go("suffer")
    assert [e.used for e in p.events(Attacked)] == ["-1", "-1"]
    far = bitten(room("A . 1"), "Attack +0", stats={"range": 3}, modifiers="+1 -1")
    assert [e.used for e in far.events(Attacked)] == ["+1"]


@pytest.mark.rule("GH-ADV-17")
def test_several_sources_of_advantage_do_not_add_up() -> None:
    p = hitting("Attack 3, advantage", equipped=["eagle-eye-goggles"], modifiers="-1 +0 +2")
    p.set(p.c(), conditions=[GOOD]).go("item:eagle-eye-goggles", "attack:dummy-1")
    assert (last(p).modifiers, last(p).used) == (("-1", "+0"), "+0")


@pytest.mark.rule("GH-ADV-17")
def test_several_sources_of_disadvantage_do_not_add_up() -> None:
    p = hitting("Attack 3, range 2, disadvantage", modifiers="+1 +0 -2")
    p.set(p.c(), conditions=[BAD]).go("attack:dummy-1")
    assert (last(p).modifiers, last(p).used) == (("+1", "+0"), "+0")


@pytest.mark.rule("GH-ADV-18")
@pytest.mark.parametrize(
    ("text", "conditions"), [("Attack 3, range 2, disadvantage", [GOOD, BAD]), ("Attack 3, advantage", [GOOD, BAD]), ("Attack 3", [GOOD, BAD])]
)
def test_advantage_and_disadvantage_cancel_out_however_many_there_are(text: str, conditions: list[str]) -> None:
    p = hitting(text, deck=CARDS, modifiers="tester/roll -1")
    p.set(p.c(), conditions=conditions).go("attack:dummy-1")
    assert (used(p), lost(p)) == ("roll+-1", 3 + 1 - 1)  # a normal attack: one card, and on after a rolling one


@pytest.mark.rule("GH-ADV-19")
@pytest.mark.parametrize(
    ("cards", "better", "worse"), [("bless +2", "bless", "+2"), ("2x +2", "2x", "+2"), ("curse -2", "-2", "curse"), ("null -2", "-2", "null")]
)
def test_a_2x_counts_as_the_attack_value_and_a_null_as_less_than_any_number(cards: str, better: str, worse: str) -> None:
    for condition, expected in ((GOOD, better), (BAD, worse)):
        for drawn in (cards, " ".join(reversed(cards.split()))):
            p = hitting("Attack 3", modifiers=drawn)
            p.amend("decks.c1.draw", [*p.state.decks["c1"].draw, "bless", "curse"]).set(p.c(), conditions=[condition]).go("attack:dummy-1")
            assert last(p).used == expected


@pytest.mark.rule("GH-ADV-19")
@pytest.mark.parametrize("cards", ["2x stun", "stun 2x"])
def test_a_2x_beside_a_lower_number_with_an_effect_is_ambiguous(cards: str) -> None:
    assert used(drawing(cards, GOOD)) == cards.split()[0]


@pytest.mark.rule("GH-ADV-20")
@pytest.mark.parametrize(("cards", "drawn"), [("+0 +1 +2", 2), ("roll +1 +2", 2), ("+1 roll +2", 2), ("roll rush +2 +1", 3)])
@pytest.mark.parametrize("condition", [GOOD, BAD])
def test_two_cards_are_drawn_and_more_only_if_both_are_rolling(cards: str, drawn: int, condition: str) -> None:
    p = drawing(cards, condition)
    assert len(last(p).modifiers) == drawn
    assert [c.removeprefix("tester/") for c in p.state.decks["c1"].discard] == cards.split()[:drawn]  # used or not


@pytest.mark.rule("GH-ADV-18")
@pytest.mark.parametrize("cards", ["+1 -1", "-1 +1"])
def test_when_they_cancel_out_one_card_is_drawn_and_used(cards: str) -> None:
    p = drawing(cards, GOOD, BAD)
    assert (last(p).modifiers, used(p)) == ((cards.split()[0],), cards.split()[0])
