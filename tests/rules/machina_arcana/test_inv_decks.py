"""Words that change the item decks and equipment: adding levels, shuffling, putting items away, equipping (MA-INV-18, -25, -26, MA-EQP-15)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ItemsAdded
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

USE = "use:explorer/ann/active/0"
WEAPONS = [{"id": f"w{level}{n}", "type": "weapon", "hands": 1, "level": level} for level in (1, 2, 3) for n in range(3)]


def doing(text: str, **more: Any) -> Position:
    """ann can do this for 1 stamina."""
    return position("a b", explorer={"ann": {"active": [f"Pay 1 stamina: {text}"]}}, **more)


def deck(p: Position, kind: str = "weapon") -> list[str]:
    return sorted(p.s.decks[kind].pile)


# -- the decks ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-INV-25", "MA-GEN-12")
@pytest.mark.parametrize(("there", "kept"), [(3, 1), (2, 1), (1, 0), (0, 0)])
def test_half_of_each_deck_goes_to_the_box_before_a_level_is_added(there: int, kept: int) -> None:
    """Rounded up, and nobody sees which cards."""
    p = doing("add items of level 2", items=WEAPONS)
    with p.arrange() as s:
        s.decks["weapon"].pile = ["w10", "w11", "w12"][:there]
    p.begin().go(USE)
    found = deck(p)
    assert ([id for id in found if id.startswith("w2")], sum(id.startswith("w1") for id in found)) == (["w20", "w21", "w22"], kept)
    assert len(p.s.decks["weapon"].lost) == there - kept
    assert p.s.seen == []
    assert [e.levels for e in p.told(ItemsAdded)] == [(2,)]


@pytest.mark.rule("MA-INV-25", "MA-ITM-17")
def test_the_discard_pile_and_what_explorers_own_stay_out_of_it() -> None:
    p = doing("add items of level 1", items=WEAPONS)
    with p.arrange() as s:
        s.decks["weapon"].pile, s.items = [], ["w10"]
        s.explorers["ann"].items = ["w11"]
    p.begin().go(USE)
    assert (deck(p), p.s.items, p.explorer().items) == (["w12"], ["w10"], ["w11"])


@pytest.mark.rule("MA-INV-25")
def test_every_deck_is_halved_and_gets_its_own_type() -> None:
    relics = [{"id": f"r{level}", "type": "artifact", "level": level} for level in (1, 2)]
    p = doing("add items of level 2", items=[*WEAPONS, *relics])
    with p.arrange() as s:
        s.decks["artifact"].pile = ["r1", "trinket"]
    p.begin().go(USE)
    assert ("r2" in deck(p, "artifact"), len(deck(p, "artifact")), deck(p, "apparel")) == (True, 2, [])


@pytest.mark.rule("MA-INV-26")
def test_two_levels_at_once_halve_each_deck_once() -> None:
    p = doing("add items of levels 2 and 3", items=WEAPONS)
    with p.arrange() as s:
        s.decks["weapon"].pile = ["w10", "w11", "w12"]
    p.begin().go(USE)
    found = deck(p)
    assert ([id for id in found if id[1] != "1"], sum(id[1] == "1" for id in found)) == (["w20", "w21", "w22", "w30", "w31", "w32"], 1)
    assert [e.levels for e in p.told(ItemsAdded)] == [(2, 3)]


@pytest.mark.rule("MA-INV-18")
def test_shuffling_makes_known_cards_unknown_and_leaves_the_discard_pile() -> None:
    p = doing("shuffle the item decks", items=WEAPONS)
    with p.arrange() as s:
        s.decks["weapon"].pile, s.decks["weapon"].top, s.items = ["w10"], ["w11"], ["w12"]
        s.decks["artifact"].top = ["trinket"]
        s.decks["artifact"].pile = []
    p.begin().go(USE)
    assert (deck(p), p.s.decks["weapon"].top, p.s.items) == (["w10", "w11"], [], ["w12"])
    assert (deck(p, "artifact"), p.s.decks["artifact"].top) == (["trinket"], [])


# -- equipment ---------------------------------------------------------------------------------------------------------------------
def armed(text: str) -> Position:
    """ann has an axe with a scope, and a coat."""
    things = [
        {"id": "axe", "type": "weapon", "hands": 1, "right": "pin"}, {"id": "scope", "type": "weapon", "left": "pin"},
        {"id": "coat", "type": "apparel", "part": "torso"},
    ]  # fmt: skip
    p = doing(text, items=things, explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("axe"), Gear("scope", "axe", "augment"), Gear("coat")]
    return p.begin("ann")


@pytest.mark.rule("MA-EQP-15", "MA-EQP-03")
@pytest.mark.parametrize(("thing", "offered"), [("an item", ["axe", "scope", "coat"]), ("a weapon", ["axe", "scope"])])
def test_an_item_of_the_owners_choice_goes_to_the_inventory_with_what_is_on_it(thing: str, offered: list[str]) -> None:
    p = armed(f"put {thing} in inventory").go(USE)
    assert (p.prompt, p.decision.seat, p.keys) == ("put-in-inventory", 0, [f"item:{card}" for card in offered])
    p.go("item:axe")
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items) == (["coat"], ["axe", "scope"])


@pytest.mark.rule("MA-EQP-15")
def test_nobody_is_asked_where_there_is_one_such_item_or_none() -> None:
    p = armed("put apparel in inventory").go(USE)
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items, p.prompt) == (["axe", "scope"], ["coat"], "act")
    p = armed("put an artifact in inventory").go(USE)
    assert (len(p.explorer().gear), p.prompt) == (3, "act")


@pytest.mark.rule("MA-EQP-15")
def test_the_owner_of_the_item_chooses_whoever_uses_the_ability() -> None:
    p = doing("put an item in inventory, on any explorer", items=[{"id": "coat", "type": "apparel", "part": "torso"}], explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].gear = [Gear("trinket"), Gear("coat")]
    p.begin("ann").go(USE, "unit:bob")
    assert (p.prompt, p.decision.seat, p.keys) == ("put-in-inventory", 1, ["item:trinket", "item:coat"])


@pytest.mark.rule("MA-EQP-16")
def test_markers_stay_on_an_item_that_is_put_away() -> None:
    charm = {"id": "charm", "type": "artifact", "active": ["Pay 1 stamina: lasting 1x armor +2"]}
    p = doing("put an artifact in inventory", items=[charm])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("charm")]
    p.begin().go("use:item/charm/active/0", USE)
    assert (p.explorer().items, p.game.traits("ann").armor, len(p.s.lasting)) == (["charm"], 4, 1)
    assert "use:item/charm/active/0" not in p.keys


@pytest.mark.rule("MA-EQP-18", "MA-EQP-02")
def test_a_card_may_put_itself_away_and_equip_itself_again() -> None:
    """Thrown away as a price would be; here as an effect, and back by another."""
    hurlbat = {"id": "hurlbat", "type": "weapon", "hands": 1, "active": [
        "Pay 1 stamina, melee: put this card in inventory, on yourself; equip this card as a main item", "Pay 1 stamina: put this card in inventory",
    ]}  # fmt: skip
    p = position("a", items=[hurlbat])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("hurlbat"), Gear("trinket")]
    p.begin().go("use:item/hurlbat/active/0")
    while p.prompt == "which-target":
        p.go("target:ann")
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items) == (["trinket", "hurlbat"], [])
    p.go("use:item/hurlbat/active/1")
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items) == (["trinket"], ["hurlbat"])
