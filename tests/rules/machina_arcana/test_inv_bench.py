"""The workbench: three cards are revealed, some exchanged, one kept; the others are put back or discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ItemEquipped, ItemGained

from .equipment import outfit, owned, prompt, said, worn
from .position import Position

DECKS = {"weapon": "axe pistol cannon", "apparel": "vest", "artifact": "box idol"}
BENCH = "activate:2,1"
THREE = ("deck:weapon", "deck:apparel", "deck:artifact")


def bench(own: str = "", gear: str = "", drawing: str = "a W", decks: Mapping[str, str] = DECKS, **more: Any) -> Position:
    """ann uses a workbench."""
    return outfit({"ann": own}, {"ann": gear}, drawing, decks=decks, **more).go(BENCH)


# -- the three cards -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-19")
@pytest.mark.parametrize(("chosen", "shown"), [
    (THREE, ["axe", "vest", "box"]), (("deck:weapon", "deck:weapon", "deck:weapon"), ["axe", "pistol", "cannon"]),
    (("deck:artifact", "deck:weapon", "deck:artifact"), ["box", "axe", "idol"]),
])  # fmt: skip
def test_three_cards_are_drawn_from_any_decks_and_shown_together(chosen: tuple[str, ...], shown: list[str]) -> None:
    p = bench()
    for n, key in enumerate(chosen):
        assert (p.prompt, p.decision.seat, p.decision.args["number"], p.s.seen) == ("workbench-deck", 0, n + 1, [])
        p.go(key)
    assert (p.prompt, p.keys, p.s.seen) == ("keep-item", [f"keep:{card}" for card in shown], shown)


@pytest.mark.rule("MA-INV-19")
def test_no_deck_gives_more_cards_than_it_has() -> None:
    p = bench()
    assert p.keys == ["deck:weapon", "deck:apparel", "deck:artifact"]
    p.go("deck:apparel")
    assert p.keys == ["deck:weapon", "deck:artifact"]
    p.go("deck:artifact")
    assert p.keys == ["deck:weapon", "deck:artifact"]


@pytest.mark.rule("MA-INV-19")
def test_cards_on_top_of_a_deck_come_first_in_their_order() -> None:
    p = outfit({}, drawing="a W", decks=DECKS)
    with p.arrange() as s:
        s.decks["weapon"].top, s.decks["weapon"].pile = ["cannon", "pistol"], ["axe"]
        s.seen = ["cannon"]
    p.begin().go(BENCH, *["deck:weapon"] * 3)
    assert (p.keys, p.s.seen) == (["keep:pistol", "keep:cannon", "keep:axe"], ["cannon", "pistol", "axe"])


# -- exchanging ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-20")
def test_revealed_cards_can_be_exchanged_one_for_one_for_items_of_any_type() -> None:
    p = bench("tonic hat", "boots").go(*THREE)
    own, shown = ("tonic", "hat", "boots"), ("axe", "vest", "box")
    assert prompt(p) == ("exchange-items", 0, ["done", *[f"exchange:{a}:{b}" for a in shown for b in own]])
    p.go("exchange:vest:tonic")
    assert p.keys == ["done", *[f"exchange:{a}:{b}" for a in ("axe", "box") for b in ("hat", "vest", "boots")]]
    p.go("exchange:box:boots")
    assert p.keys == ["done", *[f"exchange:axe:{b}" for b in ("hat", "vest", "box")]]
    p.go("done")
    assert (p.keys, owned(p), worn(p)) == (["keep:axe", "keep:tonic", "keep:boots"], "hat vest box", "")


@pytest.mark.rule("MA-INV-20")
def test_all_three_can_be_exchanged_and_none_has_to_be() -> None:
    p = bench("tonic hat boots").go(*THREE, "exchange:axe:boots", "exchange:vest:hat", "exchange:box:tonic")
    assert (p.prompt, p.keys, owned(p)) == ("keep-item", ["keep:boots", "keep:hat", "keep:tonic"], "axe vest box")
    p = bench("tonic hat boots").go(*THREE, "done")
    assert (p.prompt, p.keys, owned(p)) == ("keep-item", ["keep:axe", "keep:vest", "keep:box"], "tonic hat boots")


@pytest.mark.rule("MA-INV-20")
def test_cards_taken_go_to_the_inventory_and_do_nothing_there() -> None:
    bell = {"id": "bell", "type": "artifact", "armor": 3, "enters": ["gain 1 essence"]}
    p = bench("tonic", decks={"artifact": "bell box idol"}, items=[bell])
    p.go("exchange:bell:tonic", "done", "keep:box", "discard:tonic", "discard:idol")
    assert (owned(p), worn(p), p.explorer().essence, p.game.traits("ann").armor, p.told(ItemEquipped)) == ("bell box", "", 0, 2, [])


@pytest.mark.rule("MA-INV-20")
def test_items_of_others_are_not_exchanged_nor_a_card_that_waits_to_be_discarded() -> None:
    brew = {"id": "brew", "type": "consumable", "active": ["Pay 1 stamina: lasting 1x armor +1"]}
    p = outfit({"ann": "brew", "bob": "hat"}, drawing="a W\nb .", explorers=2, decks=DECKS, items=[brew])
    p.go("use:item/brew/active/0", BENCH, *THREE)
    assert p.prompt == "keep-item"


# -- one is kept, the others go --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-21")
@pytest.mark.parametrize("taker", ["ann", "bob"])
@pytest.mark.parametrize("kept", ["axe", "vest", "box"])
def test_one_of_the_three_is_kept_or_given_to_an_adjacent_explorer(taker: str, kept: str) -> None:
    """Whatever their classes are, nobody equips it."""
    kind = {"ann": {"kind": "tinkerer"}, "bob": {"kind": "tinkerer"}}
    p = bench(drawing="a W . c\nb . . .", explorers=3, explorer=kind).go(*THREE)
    assert prompt(p) == ("keep-item", 0, ["keep:axe", "keep:vest", "keep:box"])
    p.go(f"keep:{kept}")
    assert prompt(p) == ("who-gets-item", 0, ["for:ann", "for:bob"])
    p.go(f"for:{taker}")
    assert (owned(p, taker), owned(p, "bob" if taker == "ann" else "ann"), worn(p, taker), p.prompt) == (kept, "", "", "other-items")
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemGained)] == [(taker, kept, ("MA-INV-21",))]


@pytest.mark.rule("MA-INV-21")
def test_an_item_of_ones_own_can_be_the_one_that_is_given_away() -> None:
    p = bench("tonic", drawing="a W\nb .", explorers=2).go(*THREE, "exchange:axe:tonic", "done", "keep:tonic", "for:bob")
    assert (owned(p), owned(p, "bob")) == ("axe", "tonic")


@pytest.mark.rule("MA-INV-22")
@pytest.mark.parametrize(("first", "second", "discards", "tops"), [
    ("discard:pistol", "discard:cannon", ["pistol", "cannon"], []), ("discard:cannon", "discard:pistol", ["cannon", "pistol"], []),
    ("discard:pistol", "return:cannon", ["pistol"], ["cannon"]), ("return:cannon", "discard:pistol", ["pistol"], ["cannon"]),
    ("return:pistol", "return:cannon", [], ["pistol", "cannon"]), ("return:cannon", "return:pistol", [], ["cannon", "pistol"]),
])  # fmt: skip
def test_the_others_are_discarded_or_returned_in_any_combination_and_order(first: str, second: str, discards: list[str], tops: list[str]) -> None:
    p = bench().go(*["deck:weapon"] * 3, "keep:axe")
    assert prompt(p) == ("other-items", 0, ["discard:pistol", "return:pistol", "discard:cannon", "return:cannon"])
    p.go(first)
    left = "cannon" if first.endswith("pistol") else "pistol"
    assert prompt(p) == ("other-items", 0, [f"discard:{left}", f"return:{left}"])
    p.go(second)
    assert (p.s.items, p.s.decks["weapon"].top, p.s.decks["weapon"].pile, owned(p)) == (discards, tops, [], "axe")


@pytest.mark.rule("MA-INV-22")
def test_each_returns_to_the_deck_of_its_type_an_exchanged_item_too() -> None:
    p = bench("tonic").go(*THREE, "exchange:vest:tonic", "done", "keep:axe", "return:tonic", "return:box")
    assert [p.s.decks[type].top for type in ("weapon", "apparel", "artifact", "consumable")] == [[], [], ["box"], ["tonic"]]
    assert (p.s.items, owned(p)) == ([], "vest axe")


# -- after that ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-23")
@pytest.mark.parametrize("taker", ["ann", "bob"])
def test_then_the_inventory_can_be_used_at_no_cost(taker: str) -> None:
    p = bench("hat" if taker == "bob" else "", drawing="a W\nb .", explorers=2).go(*THREE)
    p.until("keep-item", exchange_items="done").go("keep:axe", f"for:{taker}", "discard:vest", "discard:box")
    assert prompt(p) == ("use-inventory", 0, ["arrange", "leave-as-is"])
    card = "axe" if taker == "ann" else "hat"
    p.go("arrange", f"main:{card}")
    assert (worn(p), p.explorer().stamina, p.prompt) == (card, 3, "act")


@pytest.mark.rule("MA-INV-23")
def test_the_inventory_need_not_be_used_nor_can_it_be_if_it_is_empty() -> None:
    p = bench("hat", "boots").go(*THREE, "done", "keep:axe", "discard:vest", "discard:box", "leave-as-is")
    assert (worn(p), owned(p), p.prompt) == ("boots", "hat axe", "act")
    p = bench(drawing="a W\nb .", explorers=2).go(*THREE, "keep:axe", "for:bob", "discard:vest", "discard:box")
    assert (p.prompt, owned(p, "bob"), p.s.destroyed) == ("act", "axe", [p.cell("2,1")])


@pytest.mark.rule("MA-INV-23")
def test_a_card_that_works_like_a_workbench_ends_with_it_too() -> None:
    p = outfit({}, drawing="a", decks=DECKS, explorer={"ann": {"active": ["Pay 1 stamina: use a workbench"]}}).go("use:explorer/ann/active/0")
    p.go(*THREE, "keep:axe", "return:vest", "return:box")
    assert prompt(p) == ("use-inventory", 0, ["arrange", "leave-as-is"])
    p.go("arrange", "main:axe")
    assert (worn(p), p.explorer().stamina, p.s.destroyed) == ("axe", 5, [])


@pytest.mark.rule("MA-INV-24")
def test_an_equipped_item_that_is_exchanged_leaves_its_upgrades_and_augments_with_the_owner() -> None:
    p = bench("tonic", "pistol scope>pistol boots vest>boots lining>vest hat>vest", decks={"artifact": "box idol glass"})
    p.go("exchange:box:vest")
    assert (worn(p), sorted(owned(p).split())) == ("pistol scope>pistol boots", ["box", "hat", "lining", "tonic"])
    p.go("exchange:idol:boots")
    assert (worn(p), sorted(owned(p).split())) == ("pistol scope>pistol", ["box", "hat", "idol", "lining", "tonic"])
    assert (p.game.traits("ann").armor, p.game.traits("ann").will, said(p, "keep")) == (2, 3, [])
    p.go("done")
    assert p.keys == ["keep:vest", "keep:boots", "keep:glass"]


@pytest.mark.rule("MA-INV-24")
def test_an_upgrade_or_augment_that_is_exchanged_goes_alone() -> None:
    p = bench("", "boots vest>boots lining>vest hat>vest", decks={"artifact": "box idol glass"})
    p.go("exchange:box:lining", "exchange:idol:hat", "done")
    assert (worn(p), owned(p), p.keys) == ("boots vest>boots", "box idol", ["keep:lining", "keep:hat", "keep:glass"])
