"""Resting: short and long."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import CardMoved, ItemUsed, Rests, TurnBegan
from undercroft.games.haven.events import Attacked, Healed

from .position import Position, card, kind, position

FIELD = "1 . .\n 2 . ."
BITER = kind("biter", does=("Attack +0",), attack=3, initiative=50)


def discarded(*cards: str, **given: Any) -> Position:
    """At card selection, with these cards of character 1 in its discard pile."""
    return position(given.pop("map_", FIELD), **given).put("discard", *cards)


def at_cleanup(*cards: str, **given: Any) -> Position:
    """Character 1, with these discards and the two cards of the round, is asked whether it takes a short rest."""
    return discarded(*cards, **given).play("spare-1", "spare-2").until("short-rest")


def held(icon: str = "", **given: Any) -> Position:
    """At card selection of the second round: the card "boon" lies in the active area, "spare-1" in the discard pile."""
    boon = card("boon", bottom=["Persistent: Shield 0", *([icon] if icon else [])], initiative=1)
    return position(FIELD, cards=[boon], **given).play("boon", "spare-1").go("bottom:boon", "perform", "pass").until("select")


# -- both kinds ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RST-01")
def test_a_rest_needs_two_discarded_cards() -> None:
    assert "rest" not in discarded("spare-9").keys
    assert "rest" in discarded("spare-8", "spare-9").keys
    none = position(FIELD).play("spare-1", "spare-2").go("bottom:spare-1", "stay").put("lost", "spare-1")
    none.until("short-rest", "select")
    assert (none.prompt, none.seat, none.state.round) == ("short-rest", 1, 1)  # character 1 has one discard and is not asked


@pytest.mark.rule("GH-RST-01")
@pytest.mark.parametrize(("icon", "enough"), [("", True), ("Lost", False)])
def test_an_active_card_that_counts_as_discarded_is_one_of_the_two(icon: str, enough: bool) -> None:
    p = held(icon)
    assert (p.hero().discard, "rest" in p.keys_for(1)) == (["spare-1"], enough)


@pytest.mark.rule("GH-RST-02")
def test_every_rest_loses_exactly_one_discarded_card() -> None:
    long = discarded("spare-7", "spare-8", "spare-9").play("rest").until("rest-lose").go("lose:spare-8").until("select")
    assert (long.hero().lost, long.hero().discard) == (["spare-8"], [])
    short = at_cleanup("spare-8", "spare-9", rests="spare-9").go("short-rest", "lose:spare-9")
    assert (short.hero().lost, short.hero().discard, len(short.hero().hand)) == (["spare-9"], [], 8)


# -- short rests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RST-03")
def test_a_short_rest_is_offered_in_the_cleanup_and_may_be_left() -> None:
    p = at_cleanup()
    assert (p.state.phase, p.turns, p.seat, p.keys) == ("rest", ["c1", "c2"], 0, ["go-on", "short-rest"])
    p.go("go-on").until("select")
    assert (p.hero().discard, p.hero().lost) == (["spare-1", "spare-2"], [])


@pytest.mark.rule("GH-RST-04")
def test_a_short_rest_loses_a_random_discard_and_returns_the_others_to_hand() -> None:
    p = at_cleanup("spare-7", "spare-8", "spare-9", rests="spare-8").go("short-rest")
    assert p.keys == ["lose:spare-8", "redraw"]  # chance has chosen
    p.go("lose:spare-8").until("select")
    assert (p.hero().lost, p.hero().discard) == (["spare-8"], [])
    assert set(p.hero().hand) == {f"spare-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9)}


@pytest.mark.rule("GH-RST-05")
def test_for_one_damage_another_random_card_is_lost_instead_once() -> None:
    p = at_cleanup("spare-8", "spare-9", rests="spare-8 spare-1").go("short-rest", "redraw")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)
    p.go("suffer")
    assert (p.c().health, p.hero().lost, p.zone("spare-8")) == (9, ["spare-1"], "hand")
    assert (p.prompt, p.seat) == ("short-rest", 1)  # there is no third draw


@pytest.mark.rule("GH-RST-06")
def test_the_first_card_cannot_be_drawn_again() -> None:
    p = at_cleanup(rests="spare-1").go("short-rest", "redraw", "suffer")
    assert (p.hero().lost, p.zone("spare-1")) == (["spare-2"], "hand")


@pytest.mark.rule("GH-RST-06")
def test_the_damage_of_a_short_rest_may_be_prevented() -> None:
    p = at_cleanup(rests="spare-1").go("short-rest", "redraw", "lose:spare-9")
    assert (p.c().health, p.hero().lost, p.zone("spare-1")) == (10, ["spare-9", "spare-2"], "hand")


@pytest.mark.rule("GH-RST-06")
def test_the_damage_of_a_short_rest_can_exhaust() -> None:
    p = at_cleanup(rests="spare-1")
    p.set(p.c(), health=1).go("short-rest", "redraw", "suffer")
    assert p.hero().exhausted
    assert (len(p.hero().lost), p.hero().hand) == (9, [])


# -- long rests ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RST-07")
def test_a_long_rest_is_declared_at_card_selection_and_is_the_whole_turn() -> None:
    p = discarded("spare-8", "spare-9").play("rest")
    assert [e.figure for e in p.events(Rests)] == ["c1"]
    assert (p.hero().played, p.prompt, p.seat) == ([], "turn", 1)
    p.until("rest-lose").go("lose:spare-8")
    assert p.turns == ["c2", "c1"]
    assert p.state.turn is None  # no action followed


@pytest.mark.rule("GH-RST-08")
def test_a_resting_character_has_initiative_99() -> None:
    slow = kind("slow", does=(), initiative=98)
    p = discarded("spare-8", "spare-9", map_="1 . A\n 2 . .", monsters={"A": "slow"}, kinds=[slow]).play("rest")
    assert p.hero().initiative == 99
    p.until("rest-lose")
    assert [(e.figure, e.initiative) for e in p.events(TurnBegan)][-2:] == [("slow-1", 98), ("c1", 99)]


@pytest.mark.rule("GH-RST-09")
def test_a_long_rest_loses_a_card_of_choice_and_returns_the_others() -> None:
    p = discarded("spare-7", "spare-8", "spare-9").play("rest").until("rest-lose")
    assert (p.seat, p.keys) == (0, ["lose:spare-7", "lose:spare-8", "lose:spare-9"])  # it must be one of them
    p.go("lose:spare-8")
    assert (p.hero().lost, p.hero().discard, p.zone("spare-7"), p.zone("spare-9")) == (["spare-8"], [], "hand", "hand")


@pytest.mark.rule("GH-RST-10")
@pytest.mark.parametrize(("health", "after"), [(5, 7), (9, 10)])
def test_a_long_rest_heals_two(health: int, after: int) -> None:
    p = discarded("spare-8", "spare-9")
    p.set(p.c(), health=health).play("rest").until("select")
    assert p.c().health == after


@pytest.mark.rule("GH-RST-11")
def test_a_long_rest_refreshes_all_spent_items_and_no_consumed_ones() -> None:
    worn = ["boots-of-striding", "poison-dagger", "minor-healing-potion"]
    p = discarded("spare-8", "spare-9", equipped=worn)
    p.amend("heroes.c1.items", dict(zip(worn, ["spent", "spent", "consumed"]))).play("rest").until("select")
    assert list(p.hero().items.values()) == ["ready", "ready", "consumed"]


@pytest.mark.rule("GH-RST-11")
def test_a_short_rest_refreshes_nothing() -> None:
    p = at_cleanup(equipped=["boots-of-striding"]).amend("heroes.c1.items", {"boots-of-striding": "spent"})
    p.go("short-rest").go(p.keys[0]).until("select")
    assert p.hero().items == {"boots-of-striding": "spent"}


@pytest.mark.rule("GH-RST-12")
@pytest.mark.parametrize(("condition", "after"), [("poison", 5), ("wound", 5 - 1 + 2)])
def test_the_heal_of_a_long_rest_removes_poison_and_wound_as_any_heal(condition: str, after: int) -> None:
    p = discarded("spare-8", "spare-9")
    p.set(p.c(), health=5, conditions=[condition]).play("rest").until("select")
    assert (p.c().health, p.c().conditions) == (after, {})


@pytest.mark.rule("GH-RST-13")
def test_a_long_rest_is_a_full_turn() -> None:
    call = card("call", top='Persistent: Summon "Imp" {hp 9, move 1, attack 1}', initiative=1)
    p = position("1 $ A\n . 2 .", cards=[call], monsters={"A": "dummy"}, equipped=["minor-healing-potion"])
    p.play("call", "spare-1").go("top:call", "hex:1,2", "pass", "end-turn").until("select")
    p.set(p.state.figures["s1"], at="3,2").put("discard", "spare-5", "spare-6").set(p.c(), at="2,1", health=5, conditions=["wound"])
    p.play("rest").until("damage")
    assert p.turns[-2:] == ["s1", "c1"]  # the summon just before it
    assert p.events(Attacked)[-1].figure == "s1"
    p.go("suffer")
    assert (p.prompt, p.c().health) == ("before-rest", 4)
    p.go("item:minor-healing-potion").until("rest-lose").go("lose:spare-5").until("select")
    assert [e.item for e in p.events(ItemUsed)] == ["minor-healing-potion"]
    assert p.c().health == 4 + 3 + 2
    assert (p.hero().coins, p.c().conditions) == (1, {})


@pytest.mark.rule("GH-RST-13")
def test_an_item_may_also_be_used_after_the_long_rest() -> None:
    p = discarded("spare-8", "spare-9", equipped=["minor-healing-potion"]).play("rest").until("rest-lose").go("lose:spare-8")
    assert (p.prompt, p.seat, p.keys) == ("spare", 0, ["end-turn", "item:minor-healing-potion"])


@pytest.mark.rule("GH-RST-14")
@pytest.mark.parametrize(("cards", "left"), [(("spare-8", "spare-9"), []), (("spare-7", "spare-8", "spare-9"), ["spare-7"])])
def test_a_rest_still_happens_if_the_discards_were_lost_before_it(cards: tuple[str, ...], left: list[str]) -> None:
    p = discarded(*cards, map_="1 A . .\n . . . 2", monsters={"A": "biter"}, kinds=[BITER], equipped=["boots-of-striding"])
    p.set(p.c(), health=5).amend("heroes.c1.items", {"boots-of-striding": "spent"}).play("rest").until("damage").go("lose-two")
    for n in (8, 9):
        if p.prompt == "lose-discard":
            p.go(f"lose:spare-{n}")
    assert p.hero().discard == left
    p.until("select")
    assert sorted(p.hero().lost) == sorted(cards)  # the last one by the rest
    assert (p.c().health, p.hero().items) == (7, {"boots-of-striding": "ready"})


@pytest.mark.rule("GH-RST-15")
def test_an_active_card_may_be_taken_back_in_a_long_rest_ending_its_effect() -> None:
    p = held().put("discard", "spare-1", "spare-2").play("rest").until("take-back")
    assert p.keys == ["go-on", "back:boon"]
    p.go("back:boon")
    assert (p.hero().active, p.game.shields(p.c())) == ({}, [])
    assert (p.prompt, p.keys) == ("rest-lose", ["lose:spare-1", "lose:spare-2", "lose:boon"])
    p.go("lose:spare-1").until("select")
    assert p.zone("boon") == "hand"


@pytest.mark.rule("GH-RST-15")
@pytest.mark.parametrize("short", [True, False])
def test_an_active_card_left_in_play_is_neither_lost_nor_recovered(short: bool) -> None:
    p = held().put("discard", "spare-1", "spare-2")
    if short:
        p.play("spare-7", "spare-8").until("short-rest").go("short-rest", "go-on").go(p.keys[0])
    else:
        p.play("rest").until("take-back").go("go-on").until("rest-lose")
        assert p.keys == ["lose:spare-1", "lose:spare-2"]
        p.go("lose:spare-1")
    assert (p.zone("boon"), len(p.game.shields(p.c()))) == ("active", 1)
    assert not [e for e in p.events(CardMoved) if e.card == "boon"]
    assert not short or not p.events(Healed)


@pytest.mark.rule("GH-RST-15")
def test_with_just_two_discards_an_active_card_may_still_be_left_in_a_short_rest() -> None:
    p = held().put("hand", "spare-1").play("spare-7", "spare-8").until("short-rest").go("short-rest")
    assert sorted(p.hero().discard) == ["spare-7", "spare-8"]
    assert (p.prompt, p.keys) == ("take-back", ["go-on", "back:boon"])


@pytest.mark.rule("GH-RST-05")
@pytest.mark.parametrize("health", [1, 2])
def test_a_short_rest_in_which_the_character_is_exhausted_does_not_count(health: int) -> None:
    p = position(FIELD).play("spare-1", "spare-2").until("short-rest")
    p.set(p.c(), health=health).go("short-rest", "redraw")
    if p.prompt == "damage":
        p.go("suffer")
    p.until("select")
    assert p.hero().tally.get("short-rests", 0) == health - 1
