"""Items: where they are, when they work, what the types are like, and the piles they come from and go to."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, ItemEquipped, ItemGained, ItemLost, ThreatMoved
from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.kernel.packs import PackError

from .equipment import GAINING, USE, outfit, owned, prompt, said, worn
from .position import face, pack

RING: dict[str, Any] = {"id": "ring", "type": "artifact", "armor": 1, "active": ["Pay 1 stamina: threat +1"], "passive": ["Will +1"]}
GAIN = {"ann": {"active": ["Pay 1 stamina: gain an item"]}}
TORSO, LEGS, HEAD = ({"id": "thing", "type": "apparel", "part": part} for part in ("torso", "legs", "head"))


def read(item: dict[str, Any]) -> None:
    """A pack with this item."""
    MachinaRules((pack(start=face("first"), items=[item]),))


def refused(item: dict[str, Any], why: str) -> None:
    with pytest.raises(PackError, match=why):
        read(item)


# -- where items are -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ITM-01")
@pytest.mark.parametrize("by", ["chest", "card"])
def test_a_gained_item_goes_to_the_inventory(by: str) -> None:
    p = outfit({}, drawing="a C b", explorers=2, items=[RING], decks={"artifact": "ring glass"}, explorer=GAIN)
    p.go("activate:2,1" if by == "chest" else GAINING, "keep:ring", "discard:glass")
    assert (owned(p), worn(p), owned(p, "bob"), p.game.traits("ann").armor) == ("ring", "", "", 2)
    assert [(e.figure, e.card) for e in p.told(ItemGained)] == [("ann", "ring")]
    assert (p.s.decks["artifact"].pile, p.s.items) == ([], ["glass"])


@pytest.mark.rule("MA-ITM-02")
@pytest.mark.parametrize(("own", "gear", "works"), [
    ("ring", "", False), ("", "ring", True), ("ring vest", "box glass>box", False), ("", "box cap>box", True), ("", "vest patch>vest", True),
    ("patch", "vest", False), ("cap", "box", False),
])  # fmt: skip
def test_the_abilities_of_an_item_can_be_used_only_while_it_is_equipped(own: str, gear: str, works: bool) -> None:
    lines: dict[str, Any] = {"active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1", "When the explorer phase begins: threat +3"]}
    items = [
        {"id": "ring", "type": "artifact", **lines}, {"id": "cap", "type": "artifact", "bottom": "spiral", **lines},
        {"id": "patch", "type": "apparel", "left": "plug", **lines},
    ]  # fmt: skip
    p = outfit({"ann": own}, {"ann": gear}, items=items)
    assert bool([key for key in p.keys if key.startswith("use:item/")]) == works
    assert p.game.traits("ann").armor == 2 + ("vest" in gear) + works
    p.go("pass")
    assert (p.s.round, p.s.threat) == (2, 3 * works)


@pytest.mark.rule("MA-ITM-02")
def test_a_free_ability_of_an_item_in_the_inventory_is_not_offered_in_the_turns_of_others() -> None:
    free = {"id": "ring", "type": "artifact", "active": ["Pay 1 health: threat +1"]}
    p = outfit({"bob": "ring"}, explorers=2, items=[free])
    assert len(p.table.decisions) == 1
    p = outfit({}, {"bob": "ring"}, explorers=2, items=[free])
    assert [d.keys for d in p.table.decisions if d.standing] == [["free:item/ring/active/0"]]


@pytest.mark.rule("MA-ITM-02")
def test_an_item_that_is_put_away_works_no_longer() -> None:
    p = outfit({}, {"ann": "ring"}, items=[RING])
    assert ("use:item/ring/active/0" in p.keys, p.game.traits("ann").will) == (True, 4)
    p.go(USE, "done")
    assert ("use:item/ring/active/0" in p.keys, p.game.traits("ann").will, p.game.traits("ann").armor) == (False, 3, 2)


# -- consumables -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ITM-03")
def test_a_consumable_cannot_be_equipped_and_is_used_out_of_the_inventory() -> None:
    p = outfit({"ann": "tonic hat", "bob": "tonic"}, {"ann": "vest"}, explorers=2, drawing="a . . b")
    assert said(p, "use") == ["use:explorer/ann/active/0", "use:item/tonic/active/0"]
    p.go(USE)
    assert p.keys == ["done", "as-before", "main:hat", "main:vest"]
    p.go("main:vest")
    assert p.keys == ["done", "attach:hat:vest"]


@pytest.mark.rule("MA-ITM-03")
@pytest.mark.parametrize("wrong", [
    {"enters": ["threat +1"]}, {"passive": ["Armor +1"]}, {"armor": 1}, {"will": 1}, {"top": "gear"}, {"bottom": "gear"}, {"active": []},
    {"right": "pin"}, {"left": "pin"}, {"hands": 1}, {"part": "head"},
])  # fmt: skip
def test_a_consumable_with_anything_that_would_need_equipping_is_refused(wrong: dict[str, Any]) -> None:
    consumable = {"id": "thing", "type": "consumable", "active": ["Pay 1 stamina: threat +1"]}
    read(consumable)
    refused({**consumable, **wrong}, "consumable|only")


@pytest.mark.rule("MA-ITM-03")
def test_only_the_owner_uses_a_consumable() -> None:
    p = outfit({"bob": "tonic"}, explorers=2)
    assert said(p, "use") == ["use:explorer/ann/active/0"]
    p.go("pass").begin("bob")
    assert said(p, "use") == ["use:explorer/bob/active/0", "use:item/tonic/active/0"]


@pytest.mark.rule("MA-ITM-04")
def test_a_consumable_is_discarded_when_its_effect_is_completely_resolved() -> None:
    """The effect discards another item first."""
    brew = {"id": "brew", "type": "consumable", "active": ["Pay 1 stamina: threat +1; gain an item; threat +1"]}
    p = outfit({"ann": "brew tonic"}, items=[brew], decks={"artifact": "box idol"}).go("use:item/brew/active/0")
    assert (p.prompt, p.s.threat, p.s.items) == ("keep-item", 1, [])
    p.go("keep:box", "discard:idol")
    assert (p.s.items, owned(p), p.s.threat) == (["idol", "brew"], "tonic box", 2)
    told = [type(e).__name__ for e in p.table.events if isinstance(e, (ThreatMoved, ItemLost))]
    assert told == ["ThreatMoved", "ThreatMoved", "ItemLost"]
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemLost)] == [("ann", "brew", ("MA-DIS-03", "MA-ITM-04"))]
    assert said(p, "use") == ["use:explorer/ann/active/0", "use:item/tonic/active/0"]


@pytest.mark.rule("MA-ITM-04")
def test_a_consumable_that_kills_its_owner_is_discarded_once() -> None:
    bane = {"id": "bane", "type": "consumable", "active": ["Pay 1 stamina: lose 9 health"]}
    p = outfit({"ann": "bane"}, explorers=2, items=[bane]).go("use:item/bane/active/0")
    assert (p.explorer().dead, p.s.items) == (1, ["bane"])


@pytest.mark.rule("MA-ITM-04")
def test_an_item_of_another_type_is_kept_when_it_is_used() -> None:
    p = outfit({}, {"ann": "ring"}, items=[RING]).go("use:item/ring/active/0", "use:item/ring/active/0")
    assert (worn(p), p.s.items, p.s.threat) == ("ring", [], 2)


# -- whom they affect, and what happens when they are equipped ----------------------------------------------------------------------
@pytest.mark.rule("MA-ITM-05")
def test_an_item_affects_its_owner_unless_it_says_otherwise() -> None:
    ring = {"id": "ring", "type": "artifact", "active": ["Pay 1 stamina: restore 1 health", "Pay 1 stamina: restore 1 health, on explorers"],
            "enters": ["gain 1 essence", "gain 1 essence, on explorers"]}  # fmt: skip
    p = outfit({"bob": "ring"}, explorers=2, drawing="a b", items=[ring])
    with p.arrange() as s:
        for explorer in s.explorers.values():
            explorer.health = 1
    p.begin().go("inventory:bob", "main:ring")
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("bob", 1), ("ann", 1), ("bob", 1)]
    p.go("pass").begin("bob").go("use:item/ring/active/0")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (1, 2)
    p.go("use:item/ring/active/1")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (2, 3)


ENTERING: list[dict[str, Any]] = [
    {"id": "ring", "type": "artifact", "top": "spiral", "enters": ["gain 1 essence"]},
    {"id": "cap", "type": "artifact", "bottom": "spiral", "enters": ["gain 2 essence"]},
    {"id": "plate", "type": "apparel", "part": "torso", "right": "plug", "enters": ["threat +1"]},
    {"id": "patch", "type": "apparel", "left": "plug", "enters": ["threat +2"]},
]


@pytest.mark.rule("MA-ITM-06")
def test_whenever_an_item_is_equipped_what_it_does_then_is_done_at_once() -> None:
    p = outfit({"ann": "ring cap plate patch"}, items=ENTERING).go(USE)
    assert (p.explorer().essence, p.s.threat) == (0, 0)
    for key, essence, threat in (("main:ring", 1, 0), ("attach:cap:ring", 3, 0), ("main:plate", 3, 1), ("attach:patch:plate", 3, 3)):
        p.go(key)
        assert (p.explorer().essence, p.s.threat) == (essence, threat)
    told = [type(e).__name__ for e in p.table.events if isinstance(e, (ItemEquipped, EssenceGained, ThreatMoved))]
    assert told == ["ItemEquipped", "EssenceGained"] * 2 + ["ItemEquipped", "ThreatMoved"] * 2 + ["ThreatMoved"]
    assert [(e.card, e.rules) for e in p.told(ItemEquipped)] == [
        ("ring", ("MA-EQP-01", "MA-INV-05")), ("cap", ("MA-INV-06",)), ("plate", ("MA-EQP-01", "MA-INV-05")), ("patch", ("MA-INV-06",)),
    ]  # fmt: skip


@pytest.mark.rule("MA-ITM-06")
@pytest.mark.parametrize(("answer", "essence"), [("equip", 1), ("not-now", 0)])
def test_so_it_is_for_an_item_equipped_as_it_is_gained_but_not_for_one_that_is_only_owned(answer: str, essence: int) -> None:
    people = {"ann": {**GAIN["ann"], "kind": "mystic"}}
    p = outfit({}, items=ENTERING, decks={"artifact": "ring"}, explorer=people).go(GAINING, answer)
    assert (p.explorer().essence, p.prompt) == (essence, "act")


@pytest.mark.rule("MA-ITM-06")
def test_who_dies_of_an_item_equips_nothing_more_and_gives_nothing_away() -> None:
    mask = {"id": "mask", "type": "artifact", "enters": ["lose 9 health"]}
    p = outfit({"ann": "mask vest hat"}, explorers=2, drawing="a b", items=[mask]).go(USE, "main:mask")
    assert (p.explorer().dead, sorted(p.s.items), owned(p, "bob")) == (1, ["hat", "mask", "vest"], "")
    assert (p.prompt, p.decision.seat) == ("act", 1)


@pytest.mark.rule("MA-ITM-07")
@pytest.mark.parametrize(("own", "gear", "armor", "will"), [
    ("vest hat lining", "", 2, 3), ("", "vest", 3, 3), ("", "vest hat>vest", 3, 4), ("", "vest hat>vest lining>vest", 3, 6),
    ("", "boots vest>boots hat>vest lining>vest box", 4, 7), ("lining", "boots vest>boots box", 4, 4), ("", "steel", 9, 9),
])  # fmt: skip
def test_the_symbols_of_equipped_items_upgrades_and_augments_raise_armor_and_will(own: str, gear: str, armor: int, will: int) -> None:
    p = outfit({"ann": own}, {"ann": gear}, explorers=2, items=[{"id": "steel", "type": "artifact", "armor": 8, "will": 7}])
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (armor, will)
    assert (p.game.traits("bob").armor, p.game.traits("bob").will) == (2, 3)


@pytest.mark.rule("MA-ITM-07")
def test_attacks_meet_the_raised_attribute() -> None:
    """Armor 3, will 4."""
    giant = {"id": "giant", "armor": 9, "will": 9, "health": 1, "stamina": 2, "active": ["Pay 1 stamina, melee: attack 2/0"]}
    seen = []
    for rolls in ("2 0", "3 0"):
        p = outfit({}, {"ann": "vest hat>vest"}, monsters=[giant], rolls="")
        with p.arrange():
            p.put("giant", "1,2")
        p.chance.rolls = ["1", *f"{rolls} 0 0".split()]
        p.begin().rest()
        seen.append(p.explorer().health)
    assert seen == [5, 4]


@pytest.mark.rule("MA-ITM-08")
def test_the_main_item_is_the_lowest_of_a_chain() -> None:
    """The cannon on the axe counts for no hands, nor is it in the way of another weapon."""
    p = outfit({}, {"ann": "axe cannon>axe"}, decks={"weapon": "pistol"}, explorer=GAIN).go(GAINING, "equip")
    assert (worn(p), owned(p)) == ("axe cannon>axe pistol", "")
    p = outfit({}, {"ann": "cannon axe>cannon"}, decks={"weapon": "pistol"}, explorer=GAIN).go(GAINING, "equip")
    assert (worn(p), owned(p)) == ("pistol", "cannon axe")


@pytest.mark.rule("MA-ITM-09")
def test_there_is_no_limit_to_an_inventory() -> None:
    items = [{"id": f"i{n}", "type": "artifact"} for n in range(60)]
    many = " ".join(f"i{n}" for n in range(57))
    p = outfit({"ann": many}, items=items, decks={"artifact": "i57 i58 i59"}, explorer=GAIN)
    p.go(GAINING, "keep:i57", "discard:i58", GAINING)
    assert (len(p.explorer().items), p.prompt) == (59, "act")


# -- the types -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ITM-10")
@pytest.mark.parametrize("part", ["torso", "legs", "head"])
def test_apparel_is_for_torso_legs_or_head(part: str) -> None:
    read({"id": "thing", "type": "apparel", "part": part})
    for other in ({"type": "artifact"}, {"type": "weapon", "hands": 1}):
        refused({"id": "thing", "part": part, **other}, "only apparel has a part of the body")


@pytest.mark.rule("MA-ITM-10")
def test_apparel_for_anything_else_or_for_nothing_is_refused() -> None:
    refused({"id": "thing", "type": "apparel"}, "apparel that is no augment is for the torso, the legs or the head")
    refused({"id": "thing", "type": "apparel", "part": "arms"}, "arms")


@pytest.mark.rule("MA-ITM-11")
def test_torso_apparel_has_an_augment_symbol_on_its_right_and_other_apparel_has_none() -> None:
    read({**TORSO, "right": "plug"})
    for other in (LEGS, HEAD):
        refused({**other, "right": "plug"}, "only torso apparel has an augment symbol")
    p = outfit({"ann": "lining"}, {"ann": "boots vest>boots hat>vest"}).go(USE, "main:boots", "attach:vest:boots", "attach:hat:vest")
    assert p.keys == ["done", "attach:lining:vest"]


@pytest.mark.rule("MA-ITM-12")
def test_head_apparel_has_an_upgrade_symbol_only_at_the_bottom_and_leg_apparel_only_at_the_top() -> None:
    read({**HEAD, "bottom": "gear"})
    read({**LEGS, "top": "gear"})
    read({**TORSO, "top": "gear", "bottom": "gear"})
    for wrong in ({**HEAD, "top": "gear"}, {**LEGS, "bottom": "gear"}):
        refused(wrong, "head apparel has no upgrade symbol at the top, leg apparel none at the bottom")


@pytest.mark.rule("MA-ITM-12")
def test_the_symbol_at_the_bottom_of_a_hat_meets_one_at_the_top_of_something_else() -> None:
    """The crown has the symbol of the boots, and the sandals that of the hat."""
    odd: list[dict[str, Any]] = [
        {"id": "crown", "type": "apparel", "part": "head", "bottom": "vial"}, {"id": "sandals", "type": "apparel", "part": "legs", "top": "gear"},
    ]  # fmt: skip
    for main, others in (("boots", ["crown"]), ("sandals", ["hat"]), ("vest", ["hat"]), ("crown", []), ("hat", [])):
        p = outfit({"ann": "crown sandals boots hat vest"}, items=odd).go(USE, f"main:{main}")
        found = [key.split(":")[1] for key in said(p, "attach")]
        assert [card for card in found if card != "vest"] == others


@pytest.mark.rule("MA-ITM-13")
def test_legs_are_at_the_bottom_the_torso_between_or_alone_and_the_head_on_top() -> None:
    p = outfit({"ann": "hat vest boots"}).go(USE)
    assert p.keys == ["done", "main:hat", "main:vest", "main:boots"]
    p.go("main:hat")
    assert (p.prompt, worn(p), owned(p)) == ("act", "hat", "vest boots"), "nothing goes on a hat"
    p = outfit({"ann": "hat vest boots"}).go(USE, "main:vest")
    assert p.keys == ["done", "attach:hat:vest"]
    p = outfit({"ann": "hat vest boots"}).go(USE, "main:boots")
    assert p.keys == ["done", "attach:vest:boots"]
    p.go("attach:vest:boots")
    assert p.keys == ["done", "attach:hat:vest"]


@pytest.mark.rule("MA-ITM-16")
def test_augments_go_only_on_torso_apparel_or_weapons_with_the_same_symbol() -> None:
    """Everything has an augment symbol that can have one; the fork has the symbol of the lining, the plug, but it is a weapon."""
    fork = {"id": "fork", "type": "weapon", "hands": 1, "right": "plug"}
    p = outfit({"ann": "lining scope coat pistol fork box vest"}, items=[fork]).go(USE, "main:coat", "main:pistol", "main:fork", "main:box")
    assert p.keys == ["done", "attach:scope:pistol"]
    p = outfit({"ann": "lining scope vest"}, items=[fork]).go(USE, "main:vest")
    assert p.keys == ["done", "attach:lining:vest"]


@pytest.mark.rule("MA-ITM-16")
@pytest.mark.parametrize("symbol", ["left", "right"])
def test_artifacts_have_no_augments(symbol: str) -> None:
    refused({"id": "thing", "type": "artifact", symbol: "pin"}, "only weapons and apparel have augments")


@pytest.mark.rule("MA-ITM-16")
def test_the_abilities_of_an_augment_work_only_while_it_is_attached() -> None:
    sight = {"id": "sight", "type": "weapon", "left": "pin", "active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1"]}
    p = outfit({"ann": "sight"}, {"ann": "pistol"}, stamina=7, items=[sight])
    assert ("use:item/sight/active/0" in p.keys, p.game.traits("ann").armor) == (False, 2)
    p.go(USE, "main:pistol", "attach:sight:pistol")
    assert ("use:item/sight/active/0" in p.keys, p.game.traits("ann").armor) == (True, 3)
    p.go(USE, "main:pistol", "done")
    assert ("use:item/sight/active/0" in p.keys, p.game.traits("ann").armor) == (False, 2)


# -- decks and discards ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ITM-17")
def test_all_types_share_one_discard_pile_that_is_not_reshuffled() -> None:
    p = outfit({"ann": "tonic"}, decks={"weapon": "axe", "apparel": "hat", "artifact": "box", "consumable": ""}, explorer=GAIN)
    p.go("use:item/tonic/active/0", GAINING, "decks:weapon:apparel", "keep:axe", "discard:hat", "not-now", GAINING)
    assert (owned(p), p.s.items, p.prompt) == ("axe box", ["tonic", "hat"], "act")
    p.go(GAINING)
    assert (owned(p), p.s.items, p.prompt) == ("axe box", ["tonic", "hat"], "act"), "no card is left"
    assert not any(p.s.decks[type].pile or p.s.decks[type].top for type in ("weapon", "apparel", "artifact", "consumable"))


@pytest.mark.rule("MA-ITM-18")
@pytest.mark.parametrize(("decks", "asked"), [
    ({"weapon": "axe", "apparel": "hat coat"}, ["decks:weapon:apparel", "decks:apparel:apparel"]),
    ({"weapon": "axe pistol", "consumable": "tonic"}, ["decks:weapon:weapon", "decks:weapon:consumable"]),
    ({"weapon": "axe", "artifact": "box", "consumable": "tonic"}, ["decks:weapon:artifact", "decks:weapon:consumable", "decks:artifact:consumable"]),
])  # fmt: skip
def test_two_cards_are_drawn_where_there_are_two(decks: dict[str, str], asked: list[str]) -> None:
    assert prompt(outfit({}, decks=decks, explorer=GAIN).go(GAINING)) == ("which-decks", 0, asked)


@pytest.mark.rule("MA-ITM-18")
def test_a_card_that_was_put_back_on_a_deck_counts() -> None:
    p = outfit({}, decks={"weapon": "axe"}, explorer=GAIN)
    with p.arrange() as s:
        s.decks["weapon"].top = ["pistol"]
    p.begin().go(GAINING)
    assert p.keys == ["keep:pistol", "keep:axe"]


@pytest.mark.rule("MA-ITM-18")
def test_a_single_card_is_drawn_and_kept_and_without_any_nothing_happens() -> None:
    p = outfit({}, decks={"artifact": "box"}, explorer=GAIN).go(GAINING)
    assert (p.prompt, owned(p), p.s.items) == ("act", "box", [])
    p.go(GAINING)
    assert (p.prompt, owned(p), len(p.told(ItemGained))) == ("act", "box", 1)


BOTH = ["deck:weapon", "deck:artifact"]


@pytest.mark.rule("MA-ITM-18")
@pytest.mark.parametrize(("decks", "asked", "shown"), [
    ({}, [], ""), ({"artifact": "box"}, [], "box"), ({"artifact": "box idol glass trinket"}, [], "box idol glass"),
    ({"artifact": "box idol", "weapon": "axe"}, [BOTH, BOTH], "box idol axe"), ({"artifact": "box", "weapon": "axe"}, [BOTH], "box axe"),
])  # fmt: skip
def test_a_workbench_shows_what_there_is(decks: dict[str, str], asked: list[list[str]], shown: str) -> None:
    """ann wants artifacts as long as there are any."""
    p = outfit({}, drawing="a W", decks=decks).go("activate:2,1")
    found = []
    while p.prompt == "workbench-deck":
        found.append(p.keys)
        p.go("deck:artifact")
    assert (found, p.s.seen) == (asked, shown.split())
    if len(p.s.seen) > 1:
        assert (p.prompt, p.keys) == ("keep-item", [f"keep:{card}" for card in p.s.seen])
    else:
        assert (p.prompt, owned(p)) == ("use-inventory" if shown else "act", shown)
