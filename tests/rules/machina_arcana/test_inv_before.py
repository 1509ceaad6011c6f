"""Using the inventory: equipping again everything that was equipped before, in one go."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, ItemEquipped

from .equipment import USE, outfit, owned, said, worn
from .position import Position

WHOLE = "vest hat>vest lining>vest pistol axe>pistol scope>pistol box"
BELL: dict[str, Any] = {"id": "bell", "type": "artifact", "top": "gear", "enters": ["gain 1 essence"]}
CHIME: dict[str, Any] = {"id": "chime", "type": "artifact", "bottom": "gear", "enters": ["gain 1 essence"]}
SHY: dict[str, Any] = {"id": "shy", "type": "artifact", "enters": ["put this card in inventory"]}
TRADER: dict[str, Any] = {"id": "usurper", "type": "apparel", "part": "torso", "enters": ["put a weapon in inventory"]}


def equipped(p: Position) -> list[tuple[str, tuple[str, ...]]]:
    return [(event.card, event.rules) for event in p.told(ItemEquipped)]


def by_hand(gear: str) -> list[str]:
    """The options that equip the same: main items, then what is attached to them."""
    cards = [card.partition(">") for card in gear.split()]
    return [*(f"main:{card}" for card, _, on in cards if not on), *(f"attach:{card}:{on}" for card, _, on in cards if on)]


@pytest.mark.rule("MA-INV-06", "MA-INV-05")
@pytest.mark.parametrize("gear", ["vest", WHOLE, "pistol axe", "boots vest>boots hat>vest lining>vest cannon pistol>cannon scope>pistol"])
def test_all_is_equipped_again_as_it_was(gear: str) -> None:
    p = outfit({"ann": "tonic"}, {"ann": gear}).go(USE, "as-before").until("act")
    assert (sorted(worn(p).split()), owned(p)) == (sorted(gear.split()), "tonic")


@pytest.mark.rule("MA-INV-06")
def test_it_is_told_in_the_same_order_and_with_the_same_rules_as_by_hand() -> None:
    p = outfit({}, {"ann": WHOLE}).go(USE, "as-before")
    q = outfit({}, {"ann": WHOLE}).go(USE, *by_hand(WHOLE))
    assert equipped(p) == equipped(q)
    assert [rules[-1] for _, rules in equipped(p)] == ["MA-INV-05"] * 3 + ["MA-INV-06"] * 4
    assert (p.prompt, q.prompt, p.explorer()) == ("act", "act", q.explorer())


@pytest.mark.rule("MA-INV-05")
def test_it_is_offered_only_if_something_was_equipped_and_still_fits() -> None:
    p = outfit({"ann": "box"}).go(USE)
    assert p.keys == ["done", "main:box"]
    p = outfit({"ann": "coat box"}, {"ann": "vest idol"}).go(USE)
    assert said(p, "as-before") == ["as-before"]
    p.go("main:coat")
    assert said(p, "as-before") == ["as-before"], "the idol fits"
    p.go("main:box")
    assert said(p, "as-before") == []


@pytest.mark.rule("MA-INV-05", "MA-EQP-01")
def test_what_does_not_fit_beside_a_new_item_stays_in_the_inventory() -> None:
    p = outfit({"ann": "coat"}, {"ann": "vest hat>vest lining>vest pistol axe>pistol"}).go(USE, "main:coat", "as-before")
    assert worn(p) == "coat pistol axe>pistol"
    assert p.keys == ["done", "attach:hat:coat"], "the hat was on the vest, and is not put on the coat unasked"
    p.go("done").until("act")
    assert sorted(owned(p).split()) == ["hat", "lining", "vest"]


@pytest.mark.rule("MA-INV-06", "MA-EQP-11")
def test_a_place_that_has_been_taken_stays_as_it_is() -> None:
    padding = {"id": "padding", "type": "apparel", "left": "plug"}
    p = outfit({"ann": "padding"}, {"ann": "vest hat>vest lining>vest"}, items=[padding]).go(USE, "main:vest", "attach:padding:vest", "as-before")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest padding>vest hat>vest", "lining")


@pytest.mark.rule("MA-INV-05")
def test_one_can_go_on_equipping_afterwards() -> None:
    p = outfit({"ann": "box lining"}, {"ann": "vest"}).go(USE, "as-before")
    assert p.keys == ["done", "main:box", "attach:lining:vest"]
    p.go("attach:lining:vest", "main:box")
    assert (p.prompt, worn(p)) == ("act", "vest lining>vest box")


@pytest.mark.rule("MA-INV-08")
def test_effects_of_entering_play_are_resolved_for_each_item() -> None:
    p = outfit({}, {"ann": "bell chime>bell"}, items=[BELL, CHIME]).go(USE, "as-before").until("act")
    assert (p.explorer().essence, len(p.told(EssenceGained))) == (2, 2)


@pytest.mark.rule("MA-INV-08")
def test_an_effect_that_asks_does_so_before_the_next_item() -> None:
    p = outfit({}, {"ann": "pistol axe usurper hat>usurper"}, items=[{**TRADER, "top": "gear"}]).go(USE, "as-before")
    assert (p.prompt, worn(p)) == ("put-in-inventory", "pistol axe usurper")
    p.go("item:axe")
    assert worn(p) == "pistol usurper hat>usurper"
    assert said(p, "main", "as-before") == ["as-before", "main:axe"]


@pytest.mark.rule("MA-INV-08")
def test_an_item_that_puts_itself_away_is_tried_once() -> None:
    p = outfit({}, {"ann": "shy vest"}, items=[SHY]).go(USE, "as-before")
    assert (worn(p), owned(p)) == ("vest", "shy")
    assert [card for card, _ in equipped(p)] == ["shy", "vest"]


@pytest.mark.rule("MA-INV-07")
def test_then_items_can_be_given_away() -> None:
    p = outfit({"ann": "box"}, {"ann": "vest"}, drawing="a b", explorers=2).go(USE, "as-before", "done")
    assert (p.prompt, p.keys) == ("give-items", ["give:box:bob", "done"])
