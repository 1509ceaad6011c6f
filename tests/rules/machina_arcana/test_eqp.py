"""Equipment: what an explorer can have equipped, what goes on what, and what is put away."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ItemEquipped
from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.kernel.packs import PackError

from .equipment import GAIN, GAINING, USE, outfit, owned, prompt, said, worn
from .position import Position, face, pack

WATCH = {"id": "watch", "type": "artifact", "active": ["Pay 1 stamina: lasting 3x armor +1"]}
CHARM = {"id": "charm", "type": "weapon", "hands": 1, "active": ["Pay 1 stamina: lasting 3x will +1"]}


def gaining(card: str, gear: str, own: str = "", **more: Any) -> Position:
    """ann, a tinkerer with this equipment, gains this item and equips it."""
    p = outfit({"ann": own}, {"ann": gear}, decks={"weapon": card}, explorer=GAIN, **more)
    return p.go(GAINING, "equip")


# -- main items ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-01")
@pytest.mark.parametrize(("mains", "left"), [
    ([], ["vest", "coat", "box", "idol", "pistol", "axe", "cannon"]),
    (["vest"], ["box", "idol", "pistol", "axe", "cannon"]),
    (["coat", "idol"], ["pistol", "axe", "cannon"]),
    (["idol"], ["vest", "coat", "pistol", "axe", "cannon"]),
    (["pistol"], ["vest", "coat", "box", "idol", "axe"]),
    (["axe"], ["vest", "coat", "box", "idol", "pistol"]),
    (["cannon"], ["vest", "coat", "box", "idol"]),
    (["axe", "pistol"], ["vest", "coat", "box", "idol"]),
    (["vest", "box", "cannon"], []),
    (["axe", "box", "pistol", "coat"], []),
])  # fmt: skip
def test_main_items_are_one_apparel_one_artifact_and_weapons_for_two_hands(mains: list[str], left: list[str]) -> None:
    p = outfit({"ann": "vest coat box idol pistol axe cannon"}).go(USE, *[f"main:{card}" for card in mains])
    assert [key.partition(":")[2] for key in said(p, "main")] == left
    assert worn(p) == " ".join(mains)


@pytest.mark.rule("MA-EQP-01")
def test_three_weapons_for_one_hand_are_too_many() -> None:
    knife = {"id": "knife", "type": "weapon", "hands": 1}
    p = outfit({"ann": "pistol axe knife"}, items=[knife]).go(USE, "main:knife")
    assert said(p, "main") == ["main:pistol", "main:axe"]
    p.go("main:pistol")
    assert (p.keys, worn(p), owned(p)) == (["done", "attach:axe:pistol"], "knife pistol", "axe")


@pytest.mark.rule("MA-EQP-02")
@pytest.mark.parametrize(("card", "gear", "after", "away"), [
    ("coat", "vest box axe", "box axe coat", "vest"),
    ("idol", "vest box axe", "vest axe idol", "box"),
    ("axe", "vest box pistol", "vest box pistol axe", ""),
    ("axe", "vest box cannon", "vest box axe", "cannon"),
    ("cannon", "vest box axe", "vest box cannon", "axe"),
    ("cannon", "vest box", "vest box cannon", ""),
    ("coat", "axe box", "axe box coat", ""),
    ("idol", "axe vest", "axe vest idol", ""),
])  # fmt: skip
def test_another_main_item_takes_the_place_of_the_one_of_its_type(card: str, gear: str, after: str, away: str) -> None:
    p = gaining(card, gear)
    assert (p.prompt, worn(p), owned(p)) == ("act", after, away)
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemEquipped)] == [("ann", card, ("MA-EQP-01", "MA-INV-16"))]


@pytest.mark.rule("MA-EQP-02")
@pytest.mark.parametrize(("away", "kept"), [("pistol", "axe"), ("axe", "pistol")])
def test_with_two_weapons_for_one_hand_the_owner_chooses_which_makes_room_for_a_third(away: str, kept: str) -> None:
    knife = {"id": "knife", "type": "weapon", "hands": 1}
    p = gaining("knife", "pistol vest box axe", items=[knife])
    assert prompt(p) == ("put-away", 0, ["item:pistol", "item:axe"])
    p.go(f"item:{away}")
    assert (p.prompt, sorted(worn(p).split()), owned(p)) == ("act", sorted(["vest", "box", kept, "knife"]), away)


@pytest.mark.rule("MA-EQP-02")
def test_both_make_room_for_a_weapon_for_two_hands() -> None:
    p = gaining("cannon", "pistol box axe").go("item:axe")
    assert (p.prompt, worn(p), owned(p)) == ("act", "box cannon", "axe pistol")


@pytest.mark.rule("MA-EQP-02")
def test_upgrades_and_augments_of_the_same_type_take_no_place() -> None:
    """On the axe lies a cannon, for two hands, with a scope; none of the three is in the way of a pistol."""
    p = gaining("pistol", "vest axe hat>vest cannon>axe scope>cannon")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest axe hat>vest cannon>axe scope>cannon pistol", "")
    p = gaining("idol", "box glass>box")
    assert (p.prompt, worn(p), owned(p)) == ("act", "idol", "box glass")


CLUB = {"id": "club", "type": "weapon", "hands": 1, "bottom": "gear", "right": "pin", "enters": ["gain 1 essence"],
        "active": ["Pay 1 stamina: put this card in inventory; equip this card as a main item"]}  # fmt: skip


@pytest.mark.rule("MA-EQP-02")
@pytest.mark.parametrize(("gear", "asked", "after", "away"), [
    ("box vest axe club", [], "box vest axe club", ""), ("club scope>club axe", [], "axe club", "scope"),
    ("axe vest pistol club>pistol", ["item:axe", "item:pistol"], "axe vest club", "pistol"), ("pistol club>pistol", [], "pistol club", ""),
    ("cannon pistol>cannon club>pistol box", [], "box club", "cannon pistol"),
])  # fmt: skip
def test_so_it_is_if_a_card_says_that_it_is_equipped(gear: str, asked: list[str], after: str, away: str) -> None:
    """An item that leaves its place and becomes a main item."""
    p = outfit({}, {"ann": gear}, items=[CLUB]).go("use:item/club/active/0")
    assert (p.keys if p.prompt == "put-away" else []) == asked
    if asked:
        p.go(asked[-1])
    assert (p.prompt, worn(p), owned(p), p.explorer().essence) == ("act", after, away, 1)


@pytest.mark.rule("MA-EQP-03")
def test_a_main_item_goes_to_the_inventory_with_everything_on_it() -> None:
    p = gaining("coat", "pistol boots scope>pistol vest>boots lining>vest hat>vest box", own="tonic")
    assert worn(p) == "pistol scope>pistol box coat"
    assert owned(p).split()[0] == "tonic"
    assert sorted(owned(p).split()[1:]) == ["boots", "hat", "lining", "vest"]
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (3, 4)


@pytest.mark.rule("MA-EQP-03")
def test_so_it_is_when_the_main_item_is_discarded_or_traded() -> None:
    p = outfit({}, {"ann": "box boots vest>boots hat>vest"}, drawing="a b", explorers=2).go("trade:bob", "give:boots", "propose", "agree")
    assert (worn(p), sorted(owned(p).split()), owned(p, "bob")) == ("box", ["hat", "vest"], "boots")
    p = outfit({}, {"ann": "box boots vest>boots hat>vest"}, explorer={"ann": {"active": ["Pay 1 stamina: threat +1"]}})
    with p.arrange() as s:
        s.level = 5
    p.begin().go(GAINING, "item:vest")
    assert (worn(p), owned(p), p.s.items) == ("box boots", "hat", ["vest"])


# -- upgrades --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-04")
@pytest.mark.parametrize(("item", "main", "fits"), [
    ("hat", "vest", True), ("vest", "boots", True), ("pistol", "cannon", True), ("cannon", "axe", True), ("glass", "box", True),
    ("box", "idol", True), ("axe", "pistol", True), ("idol", "glass", True),
    ("hat", "pistol", False), ("box", "pistol", False), ("axe", "vest", False), ("glass", "axe", False), ("pistol", "boots", False),
    ("hat", "boots", False), ("box", "glass", False), ("axe", "cannon", False), ("trinket", "box", False), ("trinket", "ring", False),
])  # fmt: skip
def test_an_upgrade_goes_on_an_item_of_its_type_with_the_same_symbol(item: str, main: str, fits: bool) -> None:
    """Neither the trinket nor the ring has any symbol."""
    p = outfit({"ann": f"{item} {main}"}, items=[{"id": "ring", "type": "artifact"}]).go(USE, f"main:{main}")
    assert (p.prompt == "arrange" and f"attach:{item}:{main}" in p.keys) == fits
    if fits:
        p.go(f"attach:{item}:{main}").until("act")
        assert (worn(p), owned(p)) == (f"{main} {item}>{main}", "")


@pytest.mark.rule("MA-EQP-04")
def test_items_that_are_not_equipped_carry_nothing() -> None:
    p = outfit({"ann": "vest hat boots box"}).go(USE)
    assert said(p, "attach") == []
    p.go("main:box")
    assert said(p, "attach") == []


@pytest.mark.rule("MA-EQP-05")
def test_an_item_is_never_attached_below_another() -> None:
    p = outfit({"ann": "boots vest hat"}).go(USE, "main:vest")
    assert p.keys == ["done", "attach:hat:vest"]
    p.go("attach:hat:vest")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest hat>vest", "boots")


@pytest.mark.rule("MA-EQP-06")
def test_the_hands_of_an_upgrade_are_ignored() -> None:
    p = outfit({"ann": "axe pistol cannon"}).go(USE, "main:axe", "main:pistol")
    assert p.keys == ["done", "attach:cannon:axe"]
    p.go("attach:cannon:axe")
    assert worn(p) == "axe pistol cannon>axe"
    p = outfit({"ann": "axe pistol cannon"}).go(USE, "main:axe", "attach:cannon:axe")
    assert p.keys == ["done", "main:pistol", "attach:pistol:cannon"]
    p = outfit({"ann": "axe pistol cannon"}).go(USE, "main:cannon")
    assert p.keys == ["done", "attach:pistol:cannon"]


@pytest.mark.rule("MA-EQP-07")
def test_an_upgrade_can_itself_have_an_upgrade() -> None:
    p = outfit({"ann": "hat vest boots glass idol box"}).go(USE, "main:boots", "attach:vest:boots", "attach:hat:vest", "main:idol")
    assert said(p, "attach") == ["attach:box:idol"]
    p.go("attach:box:idol", "attach:glass:box")
    assert (p.prompt, worn(p)) == ("act", "boots vest>boots hat>vest idol box>idol glass>box")


@pytest.mark.rule("MA-EQP-08")
def test_torso_apparel_does_not_go_on_torso_apparel() -> None:
    """The mantle and the cap have the same symbol, that of the vest."""
    mantle = {"id": "mantle", "type": "apparel", "part": "torso", "bottom": "gear", "top": "vial"}
    p = outfit({"ann": "mantle vest hat"}, items=[mantle]).go(USE, "main:vest")
    assert p.keys == ["done", "attach:hat:vest"]
    p = outfit({"ann": "mantle boots gaiters"}, items=[mantle, {"id": "gaiters", "type": "apparel", "part": "legs", "top": "gear"}])
    assert p.go(USE, "main:gaiters").keys == ["done", "attach:mantle:gaiters"]


@pytest.mark.rule("MA-EQP-09")
def test_an_upgrade_can_be_replaced_by_another_which_takes_its_place_alone() -> None:
    """All are in the inventory while it is used; the old upgrade stays there with its own upgrade and augment."""
    p = outfit({"ann": "coat"}, {"ann": "boots vest>boots lining>vest hat>vest"}).go(USE, "main:boots")
    assert p.keys == ["done", "as-before", "attach:coat:boots", "attach:vest:boots"]
    p.go("attach:coat:boots")
    assert p.keys == ["done", "attach:hat:coat"], "one place, one upgrade"
    p.go("done")
    assert (worn(p), sorted(owned(p).split())) == ("boots coat>boots", ["hat", "lining", "vest"])


# -- augments --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-10")
@pytest.mark.parametrize(("item", "main", "fits"), [
    ("lining", "vest", True), ("scope", "pistol", True), ("scope", "cannon", True),
    ("lining", "coat", False), ("lining", "boots", False), ("scope", "axe", False), ("scope", "vest", False), ("lining", "fork", False),
    ("patch", "vest", False),
])  # fmt: skip
def test_an_augment_goes_on_an_item_of_its_type_with_the_same_symbol(item: str, main: str, fits: bool) -> None:
    """The fork has the symbol of the lining; the patch has the upgrade symbol of the vest as its augment symbol."""
    odd: list[dict[str, Any]] = [{"id": "fork", "type": "weapon", "hands": 1, "right": "plug"}, {"id": "patch", "type": "apparel", "left": "gear"}]
    p = outfit({"ann": f"{item} {main}"}, items=odd).go(USE, f"main:{main}")
    assert (p.prompt == "arrange" and p.keys == ["done", f"attach:{item}:{main}"]) == fits
    if fits:
        p.go(f"attach:{item}:{main}")
        assert (worn(p), [gear.how for gear in p.explorer().gear], owned(p)) == (f"{main} {item}>{main}", ["main", "augment"], "")


@pytest.mark.rule("MA-EQP-10")
def test_an_upgrade_has_an_augment_too_and_an_item_both() -> None:
    p = outfit({"ann": "boots vest lining hat"}).go(USE, "main:boots", "attach:vest:boots", "attach:lining:vest")
    assert p.keys == ["done", "attach:hat:vest"]
    p.go("attach:hat:vest")
    assert worn(p) == "boots vest>boots lining>vest hat>vest"


@pytest.mark.rule("MA-EQP-11")
def test_an_augment_can_be_replaced_by_another() -> None:
    padding = {"id": "padding", "type": "apparel", "left": "plug"}
    p = outfit({"ann": "padding"}, {"ann": "vest hat>vest lining>vest"}, items=[padding]).go(USE, "main:vest")
    assert p.keys == ["done", "as-before", "attach:padding:vest", "attach:hat:vest", "attach:lining:vest"]
    p.go("attach:padding:vest")
    assert p.keys == ["done", "as-before", "attach:hat:vest"], "one place, one augment"
    p.go("attach:hat:vest")
    assert (p.prompt, worn(p), owned(p)) == ("act", "vest padding>vest hat>vest", "lining")


@pytest.mark.rule("MA-EQP-13")
def test_an_augment_is_never_a_main_item() -> None:
    p = outfit({"ann": "lining scope hat"}).go(USE)
    assert p.keys == ["done", "main:hat"]
    p = outfit({}, decks={"weapon": "scope"}, explorer=GAIN).go(GAINING)
    assert (p.prompt, worn(p), owned(p)) == ("act", "", "scope")


@pytest.mark.rule("MA-EQP-13")
@pytest.mark.parametrize("more", [{"top": "gear"}, {"bottom": "gear"}, {"right": "pin"}, {"hands": 1}])
def test_an_augment_has_its_symbol_on_the_left_and_no_other(more: dict[str, Any]) -> None:
    scope = {"id": "thing", "type": "weapon", "left": "pin"}
    assert MachinaRules((pack(start=face("first"), items=[scope]),)).content.items["thing"].text.left == "pin"
    with pytest.raises(PackError, match="an augment has no other symbols"):
        MachinaRules((pack(start=face("first"), items=[{**scope, **more}]),))


# -- put in inventory as an effect --------------------------------------------------------------------------------------------------
def losing(thing: str, gear: str, own: str = "", **more: Any) -> Position:
    """bob's ability puts something of ann's in her inventory."""
    people = {"bob": {"active": [f"Pay 1 stamina, range 3: put {thing} in inventory"]}}
    p = outfit({"ann": own}, {"ann": gear}, "a b", explorers=2, explorer=people, **more)
    return p.go("pass").begin("bob").go("use:explorer/bob/active/0", "target:ann")


@pytest.mark.rule("MA-EQP-15")
@pytest.mark.parametrize(("chosen", "after", "away"), [
    ("boots", "axe", "boots hat lining tonic vest"), ("vest", "axe boots", "hat lining tonic vest"),
    ("hat", "axe boots lining>vest vest>boots", "hat tonic"), ("lining", "axe boots hat>vest vest>boots", "lining tonic"),
    ("axe", "boots hat>vest lining>vest vest>boots", "axe tonic"),
])  # fmt: skip
def test_the_owner_chooses_the_item_that_goes_to_the_inventory_with_what_is_on_it(chosen: str, after: str, away: str) -> None:
    p = losing("an item", "axe boots vest>boots lining>vest hat>vest", "tonic")
    assert prompt(p) == ("put-in-inventory", 0, ["item:axe", "item:boots", "item:vest", "item:lining", "item:hat"])
    p.go(f"item:{chosen}")
    assert (" ".join(sorted(worn(p).split())), " ".join(sorted(owned(p).split())), p.s.items) == (after, away, [])


@pytest.mark.rule("MA-EQP-15")
@pytest.mark.parametrize(("thing", "offered"), [
    ("a weapon", ["item:axe", "item:cannon", "item:scope"]), ("apparel", ["item:vest", "item:lining"]),
    ("an artifact", ["item:box", "item:glass"]),
])  # fmt: skip
def test_if_a_type_is_named_it_is_one_of_that_type(thing: str, offered: list[str]) -> None:
    p = losing(thing, "vest axe box lining>vest cannon>axe scope>cannon glass>box", "hat tonic pistol idol")
    assert prompt(p) == ("put-in-inventory", 0, offered)


@pytest.mark.rule("MA-EQP-15")
@pytest.mark.parametrize("gear", ["", "vest box"])
def test_if_nothing_of_the_kind_is_equipped_nothing_happens(gear: str) -> None:
    p = losing("a weapon", gear, "axe")
    assert (p.prompt, p.decision.seat, worn(p), owned(p)) == ("act", 1, gear, "axe")


@pytest.mark.rule("MA-EQP-15")
def test_the_item_that_is_named_is_put_away_itself() -> None:
    saw = {"id": "saw", "type": "weapon", "hands": 1, "top": "vial", "active": ["Pay 1 stamina: threat +1; put this card in inventory"]}
    p = outfit({}, {"ann": "axe saw pistol>saw"}, items=[saw]).go("use:item/saw/active/0")
    assert (p.prompt, worn(p), sorted(owned(p).split()), p.s.threat) == ("act", "axe", ["pistol", "saw"], 1)


@pytest.mark.rule("MA-EQP-15")
def test_from_there_it_can_still_be_discarded() -> None:
    saw = {"id": "saw", "type": "weapon", "hands": 1, "top": "vial", "active": ["Pay 1 stamina, this card: put this card in inventory; threat +1"]}
    p = outfit({}, {"ann": "saw pistol>saw"}, items=[saw]).go("use:item/saw/active/0")
    assert (worn(p), owned(p), p.s.items, p.s.threat) == ("", "pistol", ["saw"], 1)


# -- markers, and when equipment changes -------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-16")
def test_an_item_that_is_put_away_keeps_its_markers_and_their_effects_go_on() -> None:
    p = outfit({}, {"ann": "watch"}, explorers=2, drawing="a . . b", items=[WATCH])
    p.go("use:item/watch/active/0", "use:item/watch/active/0", USE, "done")
    assert (worn(p), owned(p), p.game.traits("ann").armor, len(p.s.lasting)) == ("", "watch", 4, 2)
    p.go("pass").begin("bob").go("pass")
    assert (p.s.round, p.game.traits("ann").armor, p.s.lasting) == (2, 2, [])


@pytest.mark.rule("MA-EQP-16")
@pytest.mark.parametrize("thing", ["an item", "an artifact"])
def test_so_does_one_that_is_put_away_by_an_effect(thing: str) -> None:
    people = {"ann": {"active": [f"Pay 1 stamina: put {thing} in inventory"]}}
    p = outfit({}, {"ann": "watch"}, items=[WATCH], explorer=people).go("use:item/watch/active/0", "use:explorer/ann/active/0")
    assert (worn(p), owned(p), p.game.traits("ann").armor, len(p.s.lasting)) == ("", "watch", 3, 1)


@pytest.mark.rule("MA-EQP-16")
def test_a_main_item_whose_place_is_taken_keeps_its_markers_too() -> None:
    people = {"ann": {**GAIN["ann"], "stamina": 9}}
    p = outfit({}, {"ann": "watch"}, decks={"artifact": "box"}, items=[WATCH], explorer=people)
    p.go("use:item/watch/active/0", GAINING, "equip")
    assert (worn(p), owned(p), p.game.traits("ann").armor) == ("box", "watch", 3)


@pytest.mark.rule("MA-EQP-17")
@pytest.mark.parametrize("way", [
    (USE, "main:charm", "done", "done", "trade:bob", "give:watch", "propose", "agree"), ("trade:bob", "give:watch", "propose", "agree"),
    (USE, "main:charm", "done", "give:watch:bob"), ("activate:3,1", "exchange:box:watch", "for:bob", "leave-as-is"),
])  # fmt: skip
def test_markers_on_an_item_return_when_it_passes_to_another_explorer(way: tuple[str, ...]) -> None:
    """By a trade, out of the inventory or equipped; as a gift; by way of a workbench. The markers on the charm and on ann's own card stay."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 3x will +1"], "stamina": 9}}
    p = outfit({}, {"ann": "watch charm"}, "b a W", stamina=9, explorers=2, items=[WATCH, CHARM], explorer=people, decks={"artifact": "box"})
    p.go("use:item/watch/active/0", "use:item/charm/active/0", "use:explorer/ann/active/0")
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (3, 5)
    p.go(*way)
    assert (owned(p, "bob"), p.prompt) == ("watch", "act")
    assert sorted(lasting.card for lasting in p.s.lasting) == ["explorer/ann", "item/charm"]
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (2, 5)


@pytest.mark.rule("MA-EQP-17")
def test_the_new_owner_uses_the_item_with_markers_of_its_own() -> None:
    p = outfit({}, {"ann": "watch"}, drawing="a b", explorers=2, items=[WATCH], stamina=6)
    p.go(*["use:item/watch/active/0"] * 3, "trade:bob", "give:watch", "propose", "agree", "pass")
    p.begin("bob").go("inventory:bob", "main:watch", "use:item/watch/active/0")
    assert [(lasting.owner, lasting.bearer) for lasting in p.s.lasting] == [("bob", "bob")]
    assert (p.game.traits("ann").armor, p.game.traits("bob").armor) == (2, 3)


@pytest.mark.rule("MA-EQP-18")
def test_equipment_changes_only_by_using_the_inventory() -> None:
    """With too little stamina for that, nothing else equips, attaches or puts away."""
    cards = {"ann": "hat scope lining glass coat tonic", "bob": "axe"}
    p = outfit(cards, {"ann": "vest pistol box"}, drawing="a b", explorers=2, stamina=2)
    verbs = {key.split(":")[0] for key in p.keys}
    assert verbs == {"move", "use", "trade", "pass"}
    p.go("use:item/tonic/active/0")
    assert (worn(p), {key.split(":")[0] for key in p.keys}) == ("vest pistol box", {"move", "pass"})


@pytest.mark.rule("MA-EQP-18")
def test_or_by_an_effect_that_says_so() -> None:
    p = outfit({}, {"ann": "club"}, items=[CLUB]).go("use:item/club/active/0")
    assert (worn(p), owned(p), [(e.card, e.rules) for e in p.told(ItemEquipped)]) == ("club", "", [("club", ("MA-EQP-01", "MA-EQP-18"))])


@pytest.mark.rule("MA-EQP-18")
@pytest.mark.parametrize("line", ["equip this card as a main item", "put this card in inventory; equip this card as a main item"])
def test_what_is_equipped_or_no_main_item_is_not_equipped_by_such_an_effect(line: str) -> None:
    """The main item stays what it is; the augment is put away or stays where it is."""
    lines = {"active": [f"Pay 1 stamina: {line}"]}
    sight = {"id": "sight", "type": "weapon", "left": "pin", **lines}
    items: list[dict[str, Any]] = [{"id": "saw", "type": "weapon", "hands": 1, "bottom": "gear", **lines}, sight]
    p = outfit({}, {"ann": "pistol sight>pistol"}, items=items).go("use:item/sight/active/0")
    assert (worn(p), owned(p)) == (("pistol", "sight") if "put" in line else ("pistol sight>pistol", ""))
    p = outfit({}, {"ann": "pistol saw>pistol"}, items=items).go("use:item/saw/active/0")
    assert worn(p) == ("pistol saw" if "put" in line else "pistol saw>pistol")


@pytest.mark.rule("MA-EQP-18")
def test_an_item_that_is_traded_is_not_equipped_by_it() -> None:
    p = outfit({"ann": "axe", "bob": "hat"}, {"ann": "vest"}, drawing="a b", explorers=2).go("trade:bob", "give:axe", "take:hat", "propose", "agree")
    assert (p.prompt, worn(p), owned(p), worn(p, "bob"), owned(p, "bob")) == ("act", "vest", "hat", "", "axe")
    p.go("pass")
    assert (worn(p), worn(p, "bob")) == ("vest", "")
