"""Item cards: owning, equipping, being spent, consumed and refreshed."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.rules.setup import purse
from undercroft.kernel.rules import SetupError

from .position import Position, card, kind, position

BOOTS, HIDE, HELMET, POTION = "boots-of-striding", "hide-armor", "iron-helmet", "minor-healing-potion"
POTIONS = (POTION, "minor-stamina-potion", "minor-power-potion")
WALK = card("walk", top="Attack 1", bottom="Move 1", initiative=1)
FIELD = """
    1 . . A
     2 . .
    """
BRAWL = """
    1 A .
     2 . .
    """
BITER = kind("biter", does=("Attack +0",), attack=3)


def item(id: str, **given: Any) -> dict[str, Any]:
    """An item of a test's own."""
    return {"id": id, "number": 900, "slot": "small", "price": 10, "copies": 2, "use": "spent", **given}


def walking(*equipped: str, **given: Any) -> Position:
    """Character 1 has begun a Move 1, and has two cards in its discard pile for a rest."""
    p = position(FIELD, **{"monsters": {"A": "dummy"}, "cards": [WALK], "equipped": equipped, **given})
    return p.put("discard", "spare-6", "spare-7").play("walk", "spare-1").go("bottom:walk")


def rested(p: Position) -> Position:
    """Play on through a long rest of character 1 in the next round."""
    return p.next_round().play("rest").until("select")


@pytest.mark.rule("GH-ITC-01")
def test_every_class_is_offered_the_same_items_of_the_shop() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, setup={"items": None}, ask=True)
    assert p.prompt == "equip"
    first = p.keys
    p.go("done")
    assert (p.prompt, p.seat, p.keys) == ("equip", 1, first)
    assert p.keys_of("item") == [item.id for item in p.game.content.items.values() if item.price <= 30]  # all that a new character can pay for


@pytest.mark.rule("GH-ITC-01")
def test_an_item_may_also_come_from_a_treasure() -> None:
    p = position("1 T\n 2 .", legend={"T": {"treasure": 7}}, treasures={"7": {"item": BOOTS}}, cards=[WALK])
    p.play("walk", "spare-1").go("bottom:walk", "move:2,1", "pass").until("turn")
    assert p.hero().bag == [BOOTS]


@pytest.mark.rule("GH-ITC-02")
def test_nobody_takes_a_second_copy_of_an_item() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, setup={"items": None}, ask=True).go(f"item:{POTION}")
    assert f"item:{POTION}" not in p.keys
    assert POTION not in p.shown("supply", 1)
    assert BOOTS in p.shown("supply", 1)
    with pytest.raises(SetupError, match="cannot equip"):
        position(FIELD, monsters={"A": "dummy"}, equipped=[POTION, POTION], setup={"levels": 3})


@pytest.mark.rule("GH-ITC-02")
def test_several_different_items_may_be_owned() -> None:
    p = position("1 T\n 2 .", legend={"T": {"treasure": 7}}, treasures={"7": {"item": BOOTS}}, cards=[WALK], equipped=["winged-shoes", HIDE])
    p.play("walk", "spare-1").go("bottom:walk", "move:2,1", "pass").until("turn")
    assert [*p.hero().items, *p.hero().bag] == ["winged-shoes", HIDE, BOOTS]  # two pairs of shoes: more than can be worn


@pytest.mark.rule("GH-ITC-03")
def test_a_player_chooses_the_equipment_and_only_that_can_be_used() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, setup={"items": None}, cards=[WALK], ask=True)
    p.go(f"item:{BOOTS}", "done", "done").until("select")
    assert (list(p.hero(1).items), list(p.hero(2).items)) == ([BOOTS], [])
    p.play("walk", "spare-1").go("bottom:walk")
    assert p.keys_of("item") == [BOOTS]  # not the winged shoes
    p.go("stay", "pass").until("turn").go("bottom:other-8")
    assert (p.prompt, p.seat, p.keys_of("item")) == ("move", 1, [])


@pytest.mark.rule("GH-ITC-04")
@pytest.mark.parametrize(
    "items",
    [
        ["eagle-eye-goggles", "iron-helmet"],
        ["hide-armor", "leather-armor"],
        ["boots-of-striding", "winged-shoes"],
        ["piercing-bow", "war-hammer"],
        ["piercing-bow", "poison-dagger"],
        ["heater-shield", "war-hammer"],
        ["heater-shield", "poison-dagger", "buckler"],
    ],
)
def test_a_slot_holds_only_so_much(items: list[str]) -> None:
    more = [item("buckler", slot="one-hand", effect="When any attack damages you: shield 1")]
    with pytest.raises(SetupError, match=f"cannot equip the item '{items[-1]}'"):
        position(FIELD, monsters={"A": "dummy"}, equipped=items, own_items=more)


@pytest.mark.rule("GH-ITC-04")
@pytest.mark.parametrize("hands", [["heater-shield", "poison-dagger"], ["war-hammer"]])
def test_one_item_for_head_body_and_legs_and_two_hands_go_together(hands: list[str]) -> None:
    worn = ["iron-helmet", "leather-armor", "winged-shoes", *hands]
    p = position(FIELD, monsters={"A": "dummy"}, equipped=worn)
    assert list(p.hero().items) == worn


@pytest.mark.rule("GH-ITC-04")
def test_what_has_no_room_is_not_offered() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, setup={"items": None, "levels": 9}, ask=True)
    p.go("item:heater-shield")
    assert {"piercing-bow", "war-hammer"}.isdisjoint(p.keys_of("item"))
    assert p.shown("supply", 1)["war-hammer"].marks[0] == "no-slot"
    assert "poison-dagger" in p.keys_of("item")
    p.go("item:poison-dagger", "item:iron-helmet")
    assert "eagle-eye-goggles" not in p.keys_of("item")


@pytest.mark.rule("GH-ITC-05")
@pytest.mark.parametrize(("level", "small"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_small_items_are_limited_to_half_the_level_rounded_up(level: int, small: int) -> None:
    more = [item("bottle", turn=["Heal 1, self"])]
    four = [*POTIONS, "bottle"]
    p = position(FIELD, monsters={"A": "dummy"}, equipped=four[:small], own_items=more, setup={"levels": level})
    assert len(p.hero().items) == small
    with pytest.raises(SetupError, match="cannot equip"):
        position(FIELD, monsters={"A": "dummy"}, equipped=four[: small + 1], own_items=more, setup={"levels": level})


@pytest.mark.rule("GH-ITC-06")
def test_a_spent_item_cannot_be_used_again_until_it_is_refreshed() -> None:
    p = walking(BOOTS)
    assert p.shown("items", 1)[BOOTS].marks == ("ready", "legs", "use-spent")
    p.go(f"item:{BOOTS}")
    assert p.hero().items[BOOTS] == "spent"
    assert p.shown("items", 1)[BOOTS].marks == ("spent", "legs", "use-spent")
    assert not p.keys_of("item")
    p.go("stay", "pass").next_round().play("spare-2", "spare-3").go("bottom:spare-2")
    assert not p.keys_of("item")


@pytest.mark.rule("GH-ITC-07")
def test_a_long_rest_refreshes_spent_items() -> None:
    p = rested(walking(BOOTS).go(f"item:{BOOTS}", "stay", "pass"))
    assert p.hero().items[BOOTS] == "ready"
    p.play("spare-2", "spare-3").go("bottom:spare-2")
    assert p.keys_of("item") == [BOOTS]


@pytest.mark.rule("GH-ITC-07")
def test_a_refresh_effect_refreshes_a_spent_item() -> None:
    tidy = card("tidy", top="Refresh 1 spent", bottom="Move 1", initiative=1)
    p = walking(BOOTS, cards=[WALK, tidy]).go(f"item:{BOOTS}", "stay", "pass").next_round()
    p.play("tidy", "spare-2").go("top:tidy", f"refresh:{BOOTS}")
    assert p.hero().items[BOOTS] == "ready"


@pytest.mark.rule("GH-ITC-08")
def test_a_consumed_item_is_not_refreshed_by_a_rest() -> None:
    p = walking(POTION)
    p.go("stay", f"item:{POTION}")
    assert p.hero().items[POTION] == "consumed"
    rested(p.go("pass"))
    assert p.hero().items[POTION] == "consumed"
    p.play("spare-2", "spare-3")
    assert not p.keys_of("item")


@pytest.mark.rule("GH-ITC-08")
def test_a_special_effect_refreshes_a_consumed_item() -> None:
    tidy = card("tidy", top="Refresh 1 consumed", bottom="Move 1", initiative=1)
    p = walking(POTION, cards=[WALK, tidy]).go("stay", f"item:{POTION}", "pass").next_round()
    p.play("tidy", "spare-2").go("top:tidy", f"refresh:{POTION}")
    assert p.hero().items[POTION] == "ready"


@pytest.mark.rule("GH-ITC-09")
def test_an_item_with_neither_icon_is_used_without_limit() -> None:
    p = position(BRAWL, monsters={"A": "biter"}, kinds=[BITER], equipped=[HELMET], modifiers="2x 2x")
    for n in (1, 2):
        p.play().until("defend").go(f"item:{HELMET}").until("damage")
        assert p.decision.args["damage"] == 3  # the 2x counts as +0
        assert p.hero().tally["items"] == n
        p.go("suffer").next_round()
    assert p.hero().items[HELMET] == "ready"


@pytest.mark.rule("GH-ITC-10")
@pytest.mark.parametrize("use", ["spent", "consumed"])
def test_an_item_with_slots_is_used_up_after_its_last_slot(use: str) -> None:
    coat = item("coat", slot="body", use=use, slots=2, effect="When any attack damages you: shield 1")
    p = position(BRAWL, monsters={"A": "biter"}, kinds=[BITER], own_items=[coat], equipped=["coat"])
    seen = []
    for _ in range(3):
        p.play().until("damage")
        seen.append((p.decision.args["damage"], p.hero().items["coat"]))
        p.go("suffer").next_round()
    assert seen == [(2, "ready"), (2, use), (3, use)]


@pytest.mark.rule("GH-ITC-11")
def test_the_token_moves_on_by_a_slot_with_each_use_and_starts_anew_when_refreshed() -> None:
    p = position(BRAWL, monsters={"A": "biter"}, kinds=[BITER], equipped=[HIDE])
    assert p.hero().uses.get(HIDE, 0) == 0
    for used in (1, 2):
        p.play().until("damage")
        assert p.hero().uses[HIDE] == used
        assert p.shown("items", 1)[HIDE].marks[-1] == f"{used}/2"
        assert p.shown("items", 1)[HIDE].parts["effect"][0].startswith(["", "Slots x o", "Slots x x"][used])
        p.go("suffer").next_round()
    assert p.hero().items[HIDE] == "spent"
    p.play("rest").until("damage").go("suffer").until("select")
    assert (p.hero().items[HIDE], p.hero().uses.get(HIDE, 0)) == ("ready", 0)


@pytest.mark.rule("GH-ITC-12")
def test_after_the_scenario_all_items_are_ready_again() -> None:
    p = walking(BOOTS, POTION, HIDE, goal=["it is round 1 or later"]).go(f"item:{BOOTS}", "stay", f"item:{POTION}")
    assert list(p.hero().items.values()) == ["spent", "consumed", "ready"]
    p.amend("heroes.c1.uses", {HIDE: 1}).until("none")
    assert p.table.outcome == "won"
    assert set(p.hero().items.values()) == {"ready"}
    assert not p.hero().uses


@pytest.mark.rule("GH-ITC-13")
def test_an_item_can_be_used_only_when_its_text_says_so() -> None:
    worn = [BOOTS, "poison-dagger", "eagle-eye-goggles", POTION]
    p = position(BRAWL, monsters={"A": "dummy"}, equipped=worn, cards=[card("go", top="Attack 1", bottom="Move 1", initiative=1)])
    p.play("go", "spare-1")
    assert p.keys_of("item") == [POTION]
    p.go("top:go")
    assert (p.prompt, "item:eagle-eye-goggles" in p.keys, f"item:{BOOTS}" in p.keys) == ("attack-prepare", True, False)
    p.go("go", "attack:dummy-1")
    assert (p.prompt, p.keys_of("item")) == ("attack-ready", ["poison-dagger"])
    p.go("draw", "bottom:spare-1")
    assert (p.prompt, f"item:{BOOTS}" in p.keys, "item:poison-dagger" in p.keys) == ("move", True, False)


@pytest.mark.rule("GH-ITC-13")
def test_a_dagger_for_melee_does_not_go_with_a_ranged_attack() -> None:
    shot = card("shot", top="Attack 1, range 3", initiative=1)
    p = position(FIELD, monsters={"A": "dummy"}, equipped=["poison-dagger"], cards=[shot]).play("shot", "spare-1").go("top:shot")
    assert p.keys == ["attack:dummy-1", "stop"]
    p.go("attack:dummy-1")
    assert p.prompt == "turn"  # nothing to use before the draw


@pytest.mark.rule("GH-ITC-14")
def test_a_drawback_adds_minus_cards_to_the_owners_deck_at_the_start() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, equipped=[HIDE])
    assert [deck.draw.count("minus") for deck in p.state.decks.values()] == [2, 0, 0]  # its owner's, the other's, the monsters'
    assert p.state.minus == 15 - 2


@pytest.mark.rule("GH-ITC-15")
def test_an_item_gained_in_the_scenario_cannot_be_used_in_it() -> None:
    p = position("1 T .\n 2 .", legend={"T": {"treasure": 7}}, treasures={"7": {"item": BOOTS}}, cards=[WALK])
    p.play("walk", "spare-1").go("bottom:walk", "move:2,1", "pass").next_round()
    assert (p.hero().bag, p.hero().items) == ([BOOTS], {})
    p.play("spare-2", "spare-3").go("bottom:spare-2")
    assert (p.prompt, p.keys_of("item")) == ("move", [])


@pytest.mark.rule("GH-ITC-16")
def test_the_printed_price_and_number_of_copies_limit_what_is_taken() -> None:
    p = position("1 2 3\n . .", setup={"items": None}, ask=True)
    shop = p.game.content.items
    assert (shop[BOOTS].number, shop[BOOTS].price, shop[BOOTS].copies) == (1, 20, 2)
    p.go(f"item:{BOOTS}")
    assert p.decision.args["gold"] == purse(p.hero()) - 20
    assert p.shown("supply", 1)["eagle-eye-goggles"].marks[:2] == ("too-dear", "price:30")
    assert all(shop[i].price <= purse(p.hero()) - 20 for i in p.keys_of("item"))
    p.go("done", f"item:{BOOTS}", "done")
    assert p.seat == 2
    assert BOOTS not in p.keys_of("item")  # both copies are taken
    assert p.shown("supply", 3)[BOOTS].marks[:2] == ("sold-out", "price:20")
    assert "winged-shoes" in p.keys_of("item")


@pytest.mark.rule("GH-ITC-16")
def test_a_set_up_with_more_copies_than_there_are_is_refused() -> None:
    worn = {c: [BOOTS] for c in ("tester", "helper", "third")}
    with pytest.raises(SetupError, match="2 copies"):
        position("1 2 3\n . .", setup={"items": worn})


@pytest.mark.rule("GH-ITC-05")
def test_the_shop_says_which_small_items_there_is_no_room_for() -> None:
    p = position(FIELD, monsters={"A": "dummy"}, setup={"items": None}, ask=True)
    assert [p.shown("supply", 1)[potion].marks[0] for potion in POTIONS] == ["offered"] * 3
    p.go(f"item:{POTION}")
    assert [p.shown("supply", 1)[potion].marks[0] for potion in POTIONS[1:]] == ["no-slot"] * 2


@pytest.mark.rule("GH-ITC-08")
def test_a_consumed_item_is_shown_as_such_and_says_if_it_is_never_refreshed() -> None:
    p = position("1 2 .", own_items=[item("ember", use="consumed", unrecoverable=True, turn=["Heal 1, self"])], equipped=["ember"])
    p.put("discard", "spare-6").set(p.c(), health=2).play("spare-1", "spare-2").go("item:ember")
    shown = p.shown("items", 1)["ember"]
    assert (shown.marks, shown.parts["effect"]) == (("consumed", "small", "use-consumed"), ("Heal 1, self", "Cannot be refreshed once consumed"))


@pytest.mark.rule("GH-ITC-10")
def test_an_item_shows_as_many_slots_as_it_has() -> None:
    coat = item("coat", slot="body", slots=3, effect="When any attack damages you: shield 1")
    p = position("1 2 .", own_items=[coat], equipped=["coat"])
    assert p.shown("items", 1)["coat"].parts["effect"] == ("Slots o o o: When any attack damages you: shield 1",)
