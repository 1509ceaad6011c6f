"""Gaining items: two cards of which one is kept, who gets it, and who equips it at once. Shuffling the decks, and adding items to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ItemEquipped, ItemGained, ItemsAdded

from .equipment import GAINING, outfit, owned, prompt, worn
from .position import Position

DECKS = {"weapon": "axe pistol cannon", "apparel": "vest hat", "artifact": "box", "consumable": "tonic"}
TYPES = ("weapon", "apparel", "artifact", "consumable")


def gaining(decks: Mapping[str, str] = DECKS, kind: str = "fighter", drawing: str = "a b", line: str = "gain an item", **more: Any) -> Position:
    """ann, of this class, gains an item."""
    people = {"ann": {"kind": kind, "active": [f"Pay 1 stamina: {line}"]}}
    return outfit({}, drawing=drawing, decks=decks, explorer=people, **{"explorers": 2, **more}).go(GAINING)


def piles(p: Position) -> list[list[str]]:
    """The item decks: what lies in unknown order, then what was put on top."""
    return [[*p.s.decks[type].pile, *p.s.decks[type].top] for type in TYPES]


# -- the two cards ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-12")
def test_the_player_takes_the_top_two_of_one_deck_or_the_top_one_of_two() -> None:
    p = gaining()
    pairs = [
        "weapon:weapon", "weapon:apparel", "weapon:artifact", "weapon:consumable", "apparel:apparel", "apparel:artifact", "apparel:consumable",
        "artifact:consumable",
    ]  # fmt: skip
    assert prompt(p) == ("which-decks", 0, [f"decks:{pair}" for pair in pairs])
    p.go("decks:weapon:weapon")
    assert prompt(p) == ("keep-item", 0, ["keep:axe", "keep:pistol"])
    assert prompt(gaining().go("decks:apparel:consumable")) == ("keep-item", 0, ["keep:vest", "keep:tonic"])
    assert piles(p) == [["cannon"], ["vest", "hat"], ["box"], ["tonic"]]


@pytest.mark.rule("MA-INV-12")
def test_any_card_of_a_deck_can_be_the_next_but_one_that_lies_on_top_comes_first() -> None:
    assert gaining(draws={"item-card": "pistol cannon"}).go("decks:weapon:weapon").keys == ["keep:pistol", "keep:cannon"]
    p = gaining()
    p.go("decks:weapon:weapon", "keep:axe", "return:pistol", "for:ann", "not-now", GAINING, "decks:weapon:weapon")
    assert p.keys == ["keep:pistol", "keep:cannon"]


@pytest.mark.rule("MA-INV-12")
def test_the_second_gain_meets_the_cards_in_the_order_in_which_they_were_put_back() -> None:
    p = gaining({"weapon": "axe pistol cannon scope"}, draws={"item-card": "axe pistol cannon scope"})
    p.go("keep:axe", "return:pistol", "for:bob", GAINING)
    assert (p.keys, p.s.seen) == (["keep:pistol", "keep:cannon"], ["axe", "pistol", "cannon"])


@pytest.mark.rule("MA-INV-13")
def test_the_decks_are_chosen_before_any_card_is_seen() -> None:
    p = gaining()
    assert (p.prompt, p.s.seen, piles(p)) == ("which-decks", [], [cards.split() for cards in DECKS.values()])
    p.go("decks:apparel:artifact")
    assert (p.prompt, p.s.seen) == ("keep-item", ["vest", "box"])


@pytest.mark.rule("MA-INV-14")
@pytest.mark.parametrize("kept", ["axe", "vest"])
@pytest.mark.parametrize("verb", ["discard", "return"])
def test_one_is_kept_the_other_is_discarded_or_returned(kept: str, verb: str) -> None:
    other = "vest" if kept == "axe" else "axe"
    p = gaining(drawing="a . b").go("decks:weapon:apparel", f"keep:{kept}")
    assert prompt(p) == ("other-item", 0, [f"discard:{other}", f"return:{other}"])
    p.go(f"{verb}:{other}").until("act", equip_now="not-now")
    assert (owned(p), p.s.items) == (kept, [other] if verb == "discard" else [])
    back = {"axe": ["pistol", "cannon"], "vest": ["hat"]}
    deck = p.s.decks["weapon" if other == "axe" else "apparel"]
    assert (deck.pile, deck.top) == (back[other], [other] if verb == "return" else [])


# -- who gets it -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-15")
@pytest.mark.parametrize("taker", ["ann", "bob", "cid"])
def test_the_kept_card_goes_to_ones_own_inventory_or_to_that_of_an_adjacent_explorer(taker: str) -> None:
    p = gaining(drawing="b a .\n. . c\n. . .\n. d .", explorers=4).go("decks:weapon:apparel", "keep:vest", "discard:axe")
    assert prompt(p) == ("who-gets-item", 0, ["for:ann", "for:bob", "for:cid"])
    p.go(f"for:{taker}")
    assert (p.prompt, {id: owned(p, id) for id in p.s.explorers if owned(p, id)}) == ("act", {taker: "vest"})
    assert [(e.figure, e.card, e.rules[0]) for e in p.told(ItemGained)] == [(taker, "vest", "MA-INV-15")]


@pytest.mark.rule("MA-INV-15")
@pytest.mark.parametrize("drawing", ["a|b", "a . b"])
def test_nobody_else_is_near(drawing: str) -> None:
    p = gaining(drawing=drawing).go("decks:weapon:apparel", "keep:vest", "discard:axe")
    assert (p.prompt, owned(p)) == ("act", "vest")


@pytest.mark.rule("MA-INV-15")
def test_explorers_who_gain_items_together_do_so_one_by_one_and_decide_for_themselves() -> None:
    """bob's marksman could equip apparel."""
    p = gaining(line="gain an item, on explorers").go("unit:bob")
    assert (p.prompt, p.decision.seat) == ("which-decks", 1)
    p.go("decks:apparel:apparel", "keep:hat", "discard:vest")
    assert prompt(p) == ("who-gets-item", 1, ["for:bob", "for:ann"])
    p.go("for:bob")
    assert prompt(p) == ("equip-now", 1, ["equip", "not-now"])
    p.go("equip")
    assert (p.prompt, p.decision.seat, worn(p, "bob")) == ("which-decks", 0, "hat")


# -- equipping it at once --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-16")
@pytest.mark.parametrize(("kind", "fits"), [
    ("marksman", ["apparel"]), ("fighter", ["weapon"]), ("mystic", ["artifact"]), ("tinkerer", ["weapon", "apparel", "artifact"]),
])  # fmt: skip
@pytest.mark.parametrize(("type", "card"), [("weapon", "axe"), ("apparel", "vest"), ("artifact", "box"), ("consumable", "tonic")])
def test_an_item_that_fits_the_class_can_be_equipped_at_no_cost(kind: str, fits: list[str], type: str, card: str) -> None:
    p = gaining({type: card}, kind, drawing="a . b")
    if type not in fits:
        assert (p.prompt, owned(p), worn(p)) == ("act", card, "")
        return
    assert prompt(p) == ("equip-now", 0, ["equip", "not-now"])
    p.go("equip")
    assert (p.prompt, owned(p), worn(p), p.explorer().stamina) == ("act", "", card, 5)
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemEquipped)] == [("ann", card, ("MA-EQP-01", "MA-INV-16"))]


@pytest.mark.rule("MA-INV-16")
def test_it_need_not_be_equipped() -> None:
    p = gaining({"weapon": "axe"}, drawing="a . b").go("not-now")
    assert (p.prompt, owned(p), worn(p), p.told(ItemEquipped)) == ("act", "axe", "", [])


@pytest.mark.rule("MA-INV-16")
def test_it_is_equipped_as_a_main_item_and_not_as_an_upgrade() -> None:
    """The axe would fit on the pistol; with it there are two weapons, each in one hand."""
    people = {"ann": {"active": ["Pay 1 stamina: gain an item"]}}
    p = outfit({}, {"ann": "pistol"}, decks={"weapon": "axe"}, explorer=people).go(GAINING, "equip")
    assert (worn(p), [gear.how for gear in p.explorer().gear]) == ("pistol axe", ["main", "main"])


@pytest.mark.rule("MA-INV-17")
@pytest.mark.parametrize("kind", ["fighter", "tinkerer"])
def test_a_card_that_is_given_away_is_not_equipped(kind: str) -> None:
    """Neither by ann nor by bob, who is a fighter."""
    people = {"ann": {"kind": kind, "active": ["Pay 1 stamina: gain an item"]}, "bob": {"kind": "fighter"}}
    p = outfit({}, drawing="a b", explorers=2, decks={"weapon": "axe"}, explorer=people).go(GAINING, "for:bob")
    assert (p.prompt, p.decision.seat, owned(p, "bob"), worn(p, "bob"), owned(p)) == ("act", 0, "axe", "", "")


@pytest.mark.rule("MA-INV-17")
@pytest.mark.parametrize(("type", "card"), [("weapon", "scope"), ("apparel", "lining"), ("consumable", "tonic")])
@pytest.mark.parametrize("kind", ["fighter", "marksman", "mystic", "tinkerer"])
def test_consumables_and_augments_are_never_equipped_like_this(type: str, card: str, kind: str) -> None:
    people = {"ann": {"kind": kind, "active": ["Pay 1 stamina: gain an item"]}}
    p = outfit({}, {"ann": "pistol vest"}, decks={type: card}, explorer=people).go(GAINING)
    assert (p.prompt, owned(p), worn(p)) == ("act", card, "pistol vest")


# -- the decks -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-18")
def test_to_shuffle_the_item_decks_is_to_forget_what_lies_on_top_and_leaves_the_discards() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: gain an item", "Pay 1 stamina: shuffle the item decks"]}}
    p = outfit({}, decks={"weapon": "axe pistol", "apparel": "vest hat"}, explorer=people)
    with p.arrange() as s:
        s.decks["weapon"].top, s.decks["apparel"].top, s.items = ["cannon"], ["boots", "coat"], ["box"]
    p.begin().go("use:explorer/ann/active/1")
    assert [p.s.decks[type].pile for type in TYPES] == [["axe", "pistol", "cannon"], ["vest", "hat", "boots", "coat"], [], []]
    assert ([p.s.decks[type].top for type in TYPES], p.s.items, p.prompt) == ([[], [], [], []], ["box"], "act")
    p.chance.draws["item-card"] = ["pistol", "axe"]
    assert p.go(GAINING, "decks:weapon:weapon").keys == ["keep:pistol", "keep:axe"]


NEW = [{"id": f"new-{type}-{level}", "type": type, "level": level, **({"hands": 1} if type == "weapon" else {})}
       for level in (2, 3) for type in ("weapon", "artifact")]  # fmt: skip


def adding(line: str, decks: Mapping[str, str], top: str = "") -> Position:
    """ann's ability adds items; some weapons lie on top of their deck."""
    p = outfit({}, decks=decks, items=NEW, explorer={"ann": {"active": [f"Pay 1 stamina: {line}"]}})
    with p.arrange() as s:
        s.decks["weapon"].top, s.items = top.split(), ["glass"]
    return p.begin().go(GAINING)


@pytest.mark.rule("MA-INV-25")
@pytest.mark.parametrize(("weapons", "lost"), [("", ""), ("axe", "axe"), ("axe pistol", "axe"), ("axe pistol scope", "axe pistol"),
                                               ("axe pistol scope cannon", "axe pistol")])  # fmt: skip
def test_half_of_each_deck_goes_to_the_box_before_the_items_of_a_level_come_in(weapons: str, lost: str) -> None:
    p = adding("add items of level 2", {"weapon": weapons, "artifact": "box"})
    kept = [card for card in weapons.split() if card not in lost.split()]
    assert [(p.s.decks[type].pile, p.s.decks[type].lost) for type in TYPES] == [
        ([*kept, "new-weapon-2"], lost.split()), ([], []), (["new-artifact-2"], ["box"]), ([], []),
    ]  # fmt: skip
    assert (p.s.items, p.s.seen, p.prompt, [e.levels for e in p.told(ItemsAdded)]) == (["glass"], [], "act", [(2,)])


@pytest.mark.rule("MA-INV-25")
def test_whoever_looks_ahead_does_not_know_which_cards_went_to_the_box() -> None:
    p = adding("add items of level 2", {"weapon": "axe pistol scope cannon"})
    guesses = [p.table.imagine(0, seed).state.decks["weapon"] for seed in range(20)]
    assert len({tuple(sorted(deck.lost)) for deck in guesses}) > 1
    assert {(len(deck.lost), *sorted([*deck.pile, *deck.lost])) for deck in guesses} == {(2, "axe", "cannon", "new-weapon-2", "pistol", "scope")}


@pytest.mark.rule("MA-INV-25")
def test_a_deck_is_shuffled_before_it_is_halved() -> None:
    """Chance takes the card that was put back on top."""
    people = {"ann": {"active": ["Pay 1 stamina: add items of level 2"]}}
    p = outfit({}, decks={"weapon": "axe pistol scope"}, items=NEW, explorer=people, draws={"unseen": "cannon pistol"})
    with p.arrange() as s:
        s.decks["weapon"].top = ["cannon"]
    p.begin().go(GAINING)
    deck = p.s.decks["weapon"]
    assert (deck.pile, deck.top, deck.lost) == (["axe", "scope", "new-weapon-2"], [], ["cannon", "pistol"])


@pytest.mark.rule("MA-INV-25")
def test_items_that_are_somewhere_else_already_do_not_come_in_again() -> None:
    """Level 2 is added again: one of its items is ann's, one is equipped, one was discarded, one is in the box, one lies waiting to be discarded."""
    more = [{"id": f"n{n}", "type": "artifact", "level": 2} for n in range(4)]
    more.append({"id": "brew", "type": "consumable", "level": 2, "active": ["Pay 1 stamina: lasting 1x armor +1"]})
    people = {"ann": {"active": ["Pay 1 stamina: add items of level 2"]}}
    p = outfit({"ann": "n0 brew"}, {"ann": "n1"}, decks={"artifact": "new-artifact-2"}, items=[*NEW, *more], explorer=people)
    with p.arrange() as s:
        s.items, s.decks["artifact"].lost = ["n2"], ["n3"]
    p.begin().go("use:item/brew/active/0", GAINING)
    assert (p.explorer().waiting, piles(p)) == (["item/brew"], [["new-weapon-2"], [], [], []])
    assert p.s.decks["artifact"].lost == ["n3", "new-artifact-2"]


@pytest.mark.rule("MA-INV-26")
def test_if_two_levels_are_added_at_once_each_deck_is_halved_once() -> None:
    p = adding("add items of levels 2 and 3", {"weapon": "axe pistol scope cannon"})
    assert (p.s.decks["weapon"].pile, p.s.decks["weapon"].lost) == (["scope", "cannon", "new-weapon-2", "new-weapon-3"], ["axe", "pistol"])
    assert (p.s.decks["artifact"].pile, p.s.decks["artifact"].lost) == (["new-artifact-2", "new-artifact-3"], [])
    assert [(e.levels, e.rules) for e in p.told(ItemsAdded)] == [((2, 3), ("MA-INV-25",))]
