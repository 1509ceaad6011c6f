"""Items: what they are, what may be brought, and how they are used up (BB-ITM-01 … 14)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.campaign.campaign import Campaign, begin_campaign, record
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import Position, card, pack, position, row
from .story import published, story

ONE_HAND = ["venomous-fang", "button-shield", "coin-shield"]
TWO_HANDS = ["iron-nail", "spring-hammer"]
SMALL = ["drop-of-clean-water", "drop-of-healing-potion", "lubricating-oil", "drop-of-element-potion"]
ICE = card("cold", top=["Attack 2", "Infuse ice"])


def packing(items: list[str], **given: Any) -> Position:
    """At the choice of items, with these printed."""
    return row("s . 1", monsters=["dummy 1"], items=items, setup={"items": None}, **given)


@pytest.mark.rule("BB-ITM-01")
def test_items_are_used_beyond_the_two_actions() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["drop-of-healing-potion"])
    p.set(p.hero, health=5).play("spare-1", "spare-2").go("bottom:spare-1", "stay", "basic-top:spare-2")
    assert p.prompt == "spare"  # both actions are done
    p.go("item:drop-of-healing-potion")
    assert p.hero.health == 8


@pytest.mark.rule("BB-ITM-02")
def test_an_item_has_name_effect_use_and_type() -> None:
    whole = {"id": "stick", "type": "one-hand", "card": "3", "use": "spent", "effect": "When you attack: attack +1"}
    p = row("s 1", monsters=["dummy 1"], equipped=["stick"], own_items=[whole])
    shown = next(z for z in p.table.scene(0).zones if z.id == "items").cards[0]
    assert (shown.name, shown.parts, shown.marks) == ("Stick", {"effect": ("When you attack: attack +1",)}, ("ready", "one-hand", "use-spent"))
    for missing in ("type", "use", "effect"):
        part = {k: v for k, v in whole.items() if k != missing}
        with pytest.raises(PackError, match=missing):
            BugRules([pack("s . 1", monsters=["dummy 1"], scenario={"flat": False}, own_items=[part])])


@pytest.mark.rule("BB-ITM-03")
def test_there_are_one_hand_two_hand_and_small_items() -> None:
    items = ["venomous-fang", "spring-hammer", "drop-of-clean-water"]
    p = packing(items)
    assert p.keys_of("item") == ["venomous-fang", "drop-of-clean-water", "spring-hammer"]
    p.go("item:drop-of-clean-water")
    assert p.keys_of("item") == ["venomous-fang", "spring-hammer"]  # small items take no hand
    with pytest.raises(PackError, match="hat"):
        packing([], own_items=[{"id": "cap", "type": "hat", "card": "3", "use": "spent", "effect": "When you attack: attack +1"}])


@pytest.mark.rule("BB-ITM-04")
@pytest.mark.parametrize(
    ("first", "left"),
    [("item:venomous-fang", ["button-shield", "coin-shield"]), ("item:iron-nail", [])],
)
def test_two_one_hand_items_or_one_two_hand_item(first: str, left: list[str]) -> None:
    p = packing(ONE_HAND + TWO_HANDS).go(first)
    assert p.keys_of("item") == left
    if left:
        p.go(f"item:{left[0]}")
        assert p.prompt == "select"  # both hands are full, nothing more to choose
        assert list(p.state.items) == ["venomous-fang", left[0]]


@pytest.mark.rule("BB-ITM-05")
@pytest.mark.parametrize(("level", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_small_items_up_to_half_the_level_rounded_up(level: int, count: int) -> None:
    p = packing(SMALL, level=level)
    while p.prompt == "choose-items":
        p.go(f"item:{p.keys_of('item')[0]}")
    assert list(p.state.items) == SMALL[:count]


@pytest.mark.rule("BB-ITM-04")
@pytest.mark.parametrize("items", [ONE_HAND, TWO_HANDS, ["venomous-fang", "iron-nail"], ["iron-nail", "venomous-fang"]])
def test_a_set_up_with_more_than_two_hands_can_hold_is_refused(items: list[str]) -> None:
    with pytest.raises(SetupError, match=f"{items[-1]!r} cannot be added"):
        row("s . 1", monsters=["dummy 1"], equipped=items)


@pytest.mark.rule("BB-ITM-05")
@pytest.mark.parametrize(("level", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_set_up_with_too_many_small_items_is_refused(level: int, count: int) -> None:
    assert list(row("s . 1", monsters=["dummy 1"], equipped=SMALL[:count], level=level).state.items) == SMALL[:count]
    with pytest.raises(SetupError, match=f"{SMALL[count]!r} cannot be added"):
        row("s . 1", monsters=["dummy 1"], equipped=SMALL[: count + 1], level=level)


@pytest.mark.rule("BB-ITM-07")
def test_a_set_up_with_an_item_that_is_not_available_is_refused() -> None:
    with pytest.raises(SetupError, match="'coin-shield' is not available"):
        row("s . 1", monsters=["dummy 1"], equipped=["coin-shield"], number=12)
    assert list(row("s . 1", monsters=["dummy 1"], equipped=["coin-shield"], number=13).state.items) == ["coin-shield"]


@pytest.mark.rule("BB-ITM-08")
@pytest.mark.parametrize(("number", "passed"), [(1, None), (2, [])])
def test_a_set_up_with_items_before_scenario_1_is_passed_is_refused(number: int, passed: list[int] | None) -> None:
    with pytest.raises(SetupError, match="'venomous-fang' is not available in this scenario; available: none"):
        row("s . 1", monsters=["dummy 1"], equipped=["venomous-fang"], number=number, setup={"passed": passed})


@pytest.mark.rule("BB-ITM-08")
@pytest.mark.parametrize(("item", "card"), [("old-spring", "collector"), ("bottle-cap-helm", "cover")])
def test_not_even_the_items_of_other_cards_are_available_in_scenario_1(item: str, card: str) -> None:
    assert published().content.items[item].card == card
    with pytest.raises(SetupError, match=f"{item!r} is not available in this scenario; available: none"):
        row("s . 1", monsters=["dummy 1"], equipped=[item], number=1)
    assert list(row("s . 1", monsters=["dummy 1"], equipped=[item], number=2).state.items) == [item]


@pytest.mark.rule("BB-ITM-08", "BB-CMP-04")
def test_a_campaign_that_begins_later_counts_all_scenarios_before_as_passed() -> None:
    rules = story({"number": 1}, {"number": 3, "next": {"others": 5}}, {"number": 5})
    campaign = Campaign(character="tester", next=[3])
    record(rules.content, campaign, "three", "won")
    assert campaign.passed == [1, 2, 3, 4]


@pytest.mark.rule("BB-ITM-08", "BB-CMP-04")
def test_a_campaign_counts_the_scenarios_it_skips_as_passed() -> None:
    rules = story({"number": 1, "next": {"others": 4}}, {"number": 4, "next": {"others": 5}}, {"number": 5})
    campaign = begin_campaign(rules.content, "tester")
    record(rules.content, campaign, "one", "lost")
    assert campaign.passed == []
    record(rules.content, campaign, "one", "won")
    assert campaign.passed == [1, 2, 3]


@pytest.mark.rule("BB-ITM-13")
@pytest.mark.parametrize(("element", "offered"), [("ice", True), ("earth", True), ("fire", False)])
def test_an_item_is_offered_only_where_its_price_can_be_paid(element: str, offered: bool) -> None:
    p = row("s 1", monsters=["dummy 1"], equipped=["rosethorn-knife"], cards=[card("jab", top=["Attack 2", f"Infuse {element}"])])
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert ("item:rosethorn-knife" in p.keys) == offered


@pytest.mark.rule("BB-ITM-06")
def test_only_one_of_the_two_items_of_a_card() -> None:
    p = packing(["button-shield", "spring-hammer", "venomous-fang", "rosethorn-knife"]).go("item:venomous-fang")
    assert p.keys_of("item") == ["button-shield"]  # not the knife, printed on the same card, though a hand is free
    with pytest.raises(SetupError, match="rosethorn-knife"):
        row("s . 1", monsters=["dummy 1"], equipped=["venomous-fang", "rosethorn-knife"])


@pytest.mark.rule("BB-ITM-07")
@pytest.mark.parametrize("choice", ["done", "item:venomous-fang", "item:coin-shield", "item:lubricating-oil"])
def test_any_available_item_may_be_chosen_each_time(choice: str) -> None:
    p = packing(["venomous-fang", "coin-shield", "lubricating-oil"])
    assert p.keys == ["done", "item:venomous-fang", "item:lubricating-oil", "item:coin-shield"]
    p.go(choice)
    if p.prompt == "choose-items":
        p.go("done")
    assert [f"item:{i}" for i in p.state.items] == [choice][choice == "done" :]


@pytest.mark.rule("BB-ITM-08")
@pytest.mark.parametrize(
    ("number", "passed", "available"),
    [
        (1, None, []),
        (2, None, ["venomous-fang", "bottle-cap-helm", "old-spring"]),
        (5, None, ["venomous-fang", "bottle-cap-helm", "old-spring", "drop-of-clean-water", "button-shield", "iron-nail"]),
        (5, [1, 2, 3], ["venomous-fang", "bottle-cap-helm", "old-spring", "drop-of-clean-water", "button-shield"]),
        (5, [1, 2, 3, 4], ["venomous-fang", "bottle-cap-helm", "old-spring", "drop-of-clean-water", "button-shield", "iron-nail"]),
        (2, [], []),
    ],
)
def test_items_of_passed_cards_are_available(number: int, passed: list[int] | None, available: list[str]) -> None:
    items = ["venomous-fang", "bottle-cap-helm", "old-spring", "drop-of-clean-water", "button-shield", "iron-nail", "leftover-table-scraps"]
    setup = {"items": None, **({} if passed is None else {"passed": passed})}
    p = row("s . 1", monsters=["dummy 1"], items=items, number=number, setup=setup)
    assert p.keys_of("item") == available
    if not available:
        assert p.prompt == "select"


@pytest.mark.rule("BB-ITM-09")
def test_an_item_with_the_spent_icon_is_spent_after_use() -> None:
    p = row("s 1", monsters=["dummy 1"], equipped=["shrunken-longsword"], cards=[card("jab", top=["Attack 2", "Attack 2"])])
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "item:shrunken-longsword", "roll")
    assert p.state.items == {"shrunken-longsword": "spent"}
    p.go("attack:m1")
    assert p.monster(1).health == 30 - 3 - 2  # it was not offered a second time


@pytest.mark.rule("BB-ITM-11", "BB-RST-14")
def test_an_item_with_the_lost_icon_is_gone_for_the_scenario() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["drop-of-healing-potion"])
    p.set(p.hero, health=5).play("spare-1", "spare-2").go("item:drop-of-healing-potion")
    assert p.state.items == {"drop-of-healing-potion": "lost"}
    assert "item:drop-of-healing-potion" not in p.keys
    p.go("pass").until("select").go("rest").until("short-rest")
    assert p.state.items == {"drop-of-healing-potion": "lost"}  # a long rest does not bring it back


@pytest.mark.rule("BB-ITM-12")
def test_an_item_without_icon_may_be_used_any_number_of_times() -> None:
    cards = [card("cold", top=["Attack 2", "Attack 2", "Infuse ice", "Infuse earth"])]
    p = row("s 1", monsters=["dummy 1"], equipped=["rosethorn-knife"], cards=cards)
    p.play("cold", "spare-1").go("top:cold", "attack:m1", "item:rosethorn-knife", "consume:card/cold/a/top/0", "roll", "attack:m1")
    assert p.state.items == {"rosethorn-knife": "ready"}
    assert "item:rosethorn-knife" in p.keys


@pytest.mark.rule("BB-ITM-13")
def test_an_item_costs_what_is_printed_and_nothing_else() -> None:
    p = position(
        "s",
        monsters=[],
        equipped=["drop-of-clean-water"],
        cards=[ICE],
        goal=["it is round 9 or later"],
    )
    p.set(p.hero, conditions=["poison", "muddle"]).play("cold", "spare-1")
    before = (p.hero.health, {c: p.zone(c) for c in p.state.cards})
    p.go("item:drop-of-clean-water", "remove:poison")
    assert p.state.consumed == ["card/cold/a/top/0"]
    assert (p.hero.health, {c: p.zone(c) for c in p.state.cards}) == before
    assert "item:drop-of-clean-water" not in p.keys  # the price cannot be paid again
