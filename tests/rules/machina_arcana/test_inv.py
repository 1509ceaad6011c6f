"""Using the inventory: what it costs, whose it is, and its steps."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, ItemEquipped, ItemGained

from .equipment import USE, outfit, owned, prompt, said, worn
from .position import Position

BELL: dict[str, Any] = {"id": "bell", "type": "artifact", "enters": ["gain 1 essence"]}


def inventories(p: Position) -> list[str]:
    """Whose inventories can be used."""
    return [key.partition(":")[2] for key in said(p, "inventory")]


# -- whose, and for how much -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-01")
@pytest.mark.parametrize(("stamina", "possible"), [(1, False), (2, False), (3, True), (4, True)])
@pytest.mark.parametrize("whose", ["ann", "bob"])
def test_using_an_inventory_costs_3_stamina(stamina: int, possible: bool, whose: str) -> None:
    people = {"ann": {"active": ["Pay 1 health: threat +1"]}}
    p = outfit({"ann": "box", "bob": "axe"}, drawing="a b", explorers=2, stamina=stamina, explorer=people)
    assert (f"inventory:{whose}" in p.keys) == possible
    if possible:
        bob = p.explorer("bob").stamina
        p.go(f"inventory:{whose}", "done").until("act")
        assert (p.explorer().stamina, p.explorer("bob").stamina) == (stamina - 3, bob)


@pytest.mark.rule("MA-INV-01")
@pytest.mark.parametrize(("own", "gear", "possible"), [("", "", False), ("tonic", "", True), ("", "axe", True)])
def test_without_items_there_is_nothing_to_use(own: str, gear: str, possible: bool) -> None:
    assert inventories(outfit({"ann": own}, {"ann": gear})) == (["ann"] if possible else [])


@pytest.mark.rule("MA-INV-02")
@pytest.mark.parametrize(("drawing", "whose"), [
    ("a b . c", ["ann", "bob"]), ("a . .\n. b .\n. . c", ["ann", "bob"]), ("b a c", ["ann", "bob", "cid"]), ("a . b c", ["ann"]), ("a|b c", ["ann"]),
])  # fmt: skip
def test_it_is_ones_own_or_that_of_one_adjacent_explorer(drawing: str, whose: list[str]) -> None:
    p = outfit({"ann": "box", "bob": "axe", "cid": "hat"}, drawing=drawing, explorers=3)
    assert inventories(p) == whose


@pytest.mark.rule("MA-INV-02")
def test_an_adjacent_explorer_without_items_or_off_the_board_does_not_use_it() -> None:
    p = outfit({"bob": "axe"}, drawing="b a c", explorers=3)
    assert inventories(p) == ["bob"]
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    assert inventories(p.begin()) == []


@pytest.mark.rule("MA-INV-02")
def test_the_adjacent_explorer_uses_it_instead_of_the_active_one_and_decides() -> None:
    p = outfit({"ann": "box", "bob": "axe hat"}, {"ann": "vest", "bob": "coat"}, "a b", explorers=2).go("inventory:bob")
    assert prompt(p) == ("arrange", 1, ["done", "as-before", "main:axe", "main:hat", "main:coat"])
    p.go("main:coat", "attach:hat:coat", "main:axe")
    assert (worn(p, "bob"), owned(p, "bob"), worn(p), owned(p)) == ("coat hat>coat axe", "", "vest", "box")
    assert (p.prompt, p.decision.seat, p.explorer().stamina) == ("act", 0, 3)
    p.go("pass").begin("bob")
    assert p.explorer("bob").stamina == 6, "it was not bob's turn"


@pytest.mark.rule("MA-INV-03")
@pytest.mark.parametrize("sign", ["R", "W"])
def test_a_free_use_is_for_the_active_explorer_only(sign: str) -> None:
    drawing = f"b a {sign}"
    p = outfit({"ann": "box", "bob": "axe"}, drawing=drawing, explorers=2, decks={}, draws={"recharge": "nothing"}).go("activate:3,1")
    p.until("use-inventory", free_trade="no-trade")
    stamina = p.explorer().stamina
    assert prompt(p) == ("use-inventory", 0, ["arrange", "leave-as-is"])
    p.go("arrange")
    assert prompt(p) == ("arrange", 0, ["done", "main:box"])
    p.go("main:box").until("act")
    assert (p.explorer().stamina, worn(p), worn(p, "bob")) == (stamina, "box", "")
    p = outfit({"bob": "axe"}, drawing=drawing, explorers=2, decks={}, draws={"recharge": "nothing"}).go("activate:3,1")
    assert p.prompt == "act" or (p.go("no-trade").prompt == "act"), "bob cannot do it instead of ann"


@pytest.mark.rule("MA-INV-03")
def test_the_word_of_a_card_grants_a_free_use_too() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: use inventory"]}}
    p = outfit({"ann": "box", "bob": "axe"}, drawing="b a", explorers=2, stamina=1, explorer=people).go("use:explorer/ann/active/0")
    assert prompt(p) == ("use-inventory", 0, ["arrange", "leave-as-is"])
    p.go("arrange")
    assert prompt(p) == ("arrange", 0, ["done", "main:box"])
    p.go("main:box")
    assert (worn(p), worn(p, "bob"), p.explorer().stamina) == ("box", "", 0)


# -- its steps -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-04")
@pytest.mark.parametrize("gear", ["vest", "vest hat>vest lining>vest", "pistol axe scope>pistol box cannon>axe", "boots vest>boots hat>vest glass"])
def test_first_everything_goes_to_the_inventory(gear: str) -> None:
    p = outfit({"ann": "tonic"}, {"ann": gear, "bob": "idol"}, explorers=2).go(USE)
    cards = [card.partition(">")[0] for card in gear.split()]
    assert (worn(p), sorted(owned(p).split()), worn(p, "bob")) == ("", sorted(["tonic", *cards]), "idol")
    p.go("done").until("act")
    assert (worn(p), p.game.traits("ann").armor, p.game.traits("ann").will) == ("", 2, 3)


@pytest.mark.rule("MA-INV-05")
def test_then_main_items_are_equipped_again_within_the_limits() -> None:
    p = outfit({"ann": "tonic lining coat"}, {"ann": "vest pistol axe box"}, drawing="a").go(USE)
    assert p.keys == ["done", "as-before", "main:coat", "main:vest", "main:pistol", "main:axe", "main:box"]
    p.go("main:vest")
    assert p.keys == ["done", "as-before", "main:pistol", "main:axe", "main:box", "attach:lining:vest"]
    p.go("main:box", "main:axe", "main:pistol", "done")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest box axe pistol", "tonic lining coat")
    assert [(e.card, e.rules) for e in p.told(ItemEquipped)] == [(card, ("MA-EQP-01", "MA-INV-05")) for card in ("vest", "box", "axe", "pistol")]


@pytest.mark.rule("MA-INV-06")
def test_then_upgrades_and_augments_are_attached_under_their_rules() -> None:
    """Two hats and two boxes would fit; each place takes one."""
    cap = {"id": "cap", "type": "apparel", "part": "head", "bottom": "gear"}
    p = outfit({"ann": "hat cap vest lining idol box scope"}, items=[cap]).go(USE, "main:vest", "main:idol")
    assert p.keys == ["done", "attach:hat:vest", "attach:cap:vest", "attach:lining:vest", "attach:box:idol"]
    p.go("attach:cap:vest")
    assert p.keys == ["done", "attach:lining:vest", "attach:box:idol"]
    p.go("attach:lining:vest", "attach:box:idol")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest idol cap>vest lining>vest box>idol", "hat scope")
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemEquipped)][2:] == [("ann", card, ("MA-INV-06",)) for card in ("cap", "lining", "box")]


@pytest.mark.rule("MA-INV-06")
def test_an_item_can_be_chosen_for_either_of_two_places() -> None:
    p = outfit({"ann": "scope axe pistol bow"}, items=[{"id": "bow", "type": "weapon", "hands": 1, "right": "pin"}])
    p.go(USE, "main:pistol", "main:bow")
    assert p.keys == ["done", "attach:scope:pistol", "attach:scope:bow", "attach:axe:pistol"]
    p.go("attach:scope:bow", "done")
    assert worn(p) == "pistol bow scope>bow"


@pytest.mark.rule("MA-INV-07")
def test_then_items_can_be_given_to_adjacent_explorers() -> None:
    p = outfit({"ann": "box axe tonic"}, drawing="b a c\n. . .\n. . . d", explorers=4).go(USE, "main:axe", "done")
    assert prompt(p) == ("give-items", 0, ["give:box:bob", "give:box:cid", "give:tonic:bob", "give:tonic:cid", "done"])
    p.go("give:tonic:cid")
    assert p.keys == ["give:box:bob", "give:box:cid", "done"]
    p.go("give:box:bob")
    assert (p.prompt, worn(p), owned(p)) == ("act", "axe", "")
    assert (owned(p, "bob"), worn(p, "bob"), owned(p, "cid"), owned(p, "dan")) == ("box", "", "tonic", "")
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemGained)] == [("cid", "tonic", ("MA-INV-07",)), ("bob", "box", ("MA-INV-07",))]


@pytest.mark.rule("MA-INV-07")
@pytest.mark.parametrize("drawing", ["a . b", "a|b"])
def test_nothing_is_given_to_explorers_who_are_not_adjacent_and_nothing_must_be_given(drawing: str) -> None:
    p = outfit({"ann": "box"}, drawing=drawing, explorers=2).go(USE, "done")
    assert p.prompt == "act"
    p = outfit({"ann": "box"}, drawing="a b", explorers=2).go(USE, "done", "done")
    assert (p.prompt, owned(p), owned(p, "bob")) == ("act", "box", "")


@pytest.mark.rule("MA-INV-08")
def test_items_that_were_equipped_before_resolve_their_effects_again() -> None:
    people = {"ann": {"stamina": 9}}
    p = outfit({}, {"ann": "bell"}, items=[BELL], stamina=9, explorer=people)
    for essence in (1, 2, 3):
        p.go(USE)
        assert (p.explorer().essence, worn(p)) == (essence - 1, "")
        p.go("main:bell")
        assert (p.explorer().essence, worn(p), p.prompt) == (essence, "bell", "act")
    assert len(p.told(EssenceGained)) == 3


@pytest.mark.rule("MA-INV-08")
def test_items_that_stay_in_the_inventory_resolve_nothing() -> None:
    p = outfit({"ann": "box"}, {"ann": "bell"}, items=[BELL]).go(USE, "main:box")
    assert (p.explorer().essence, worn(p), owned(p), p.prompt) == (0, "box", "bell", "act")


@pytest.mark.rule("MA-INV-27")
def test_a_delegate_gives_items_to_its_own_neighbours() -> None:
    """cid stands beside bob and not beside ann; dan beside ann and not beside bob."""
    p = outfit({"bob": "box"}, drawing="d a b c", explorers=4).go("inventory:bob", "done")
    assert prompt(p) == ("give-items", 1, ["give:box:ann", "give:box:cid", "done"])
    p.go("give:box:cid")
    assert (owned(p, "bob"), owned(p, "cid"), p.prompt, p.decision.seat) == ("", "box", "act", 0)
