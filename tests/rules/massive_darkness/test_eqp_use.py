"""Equipment: items, consumables, levels, enchantments, and how it is changed."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Counted, Healed, ItemUsed, Rolled
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.packs import PackError

from .outfits import GREAT, PLATE, POTION, SWORD, outfitted, worn
from .position import position


# -- items and consumables ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-09")
def test_an_item_does_what_its_text_says_and_is_kept() -> None:
    p = outfitted(pack=("flask",)).go("use:flask")
    assert ([e.health for e in p.told(Healed)], p.hero().pack, p.s.turn and p.s.turn.actions) == ([2], ["flask"], 3)
    assert [e.card for e in p.told(ItemUsed)] == ["flask"]


@pytest.mark.rule("MD-EQP-09")
def test_items_have_no_dice() -> None:
    with pytest.raises(PackError, match="a card with dice takes a slot"):
        position(gear=[{"id": "odd", "melee": "yellow 1"}])


@pytest.mark.rule("MD-EQP-10")
def test_a_consumable_is_discarded_when_it_is_used() -> None:
    p = outfitted(treasure={1: [POTION]}, pack=("potion",))
    p.go("use:potion")
    assert (p.hero().health, p.hero().pack, p.s.discards["treasure-1"]) == (5, [], ["potion"])
    assert "use:potion" not in p.keys


@pytest.mark.rule("MD-EQP-10")
@pytest.mark.parametrize(("answer", "swords", "left"), [("use", 10, []), ("pass", 1, ["draught"])])
def test_so_is_one_that_is_used_in_a_combat(answer: str, swords: int, left: list[str]) -> None:
    draught = {"id": "draught", "does": ["When you attack: swords +9"], "consumable": True}
    p = outfitted(treasure={1: [draught]}, hands=("club",), pack=("draught",), enemy="a1").go("melee:e1")
    assert (p.prompt, p.keys) == ("combat-use", ["pass", "use:equipment/draught/0"])
    p.go("use:equipment/draught/0" if answer == "use" else "pass")
    assert (p.told(Counted)[0].swords, p.hero().pack, p.s.discards["treasure-1"]) == (swords, left, [] if left else ["draught"])


# -- levels and enchantments ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-11")
def test_treasure_has_its_level_and_starting_equipment_level_one() -> None:
    """Artifacts have none (MD-TRA-07)."""
    levels = {(card.deck, card.level) for card in MODULE.rules(MODULE.packs()).content.equipment.values()}
    assert levels == {("starting", 1), ("artifacts", 0), *((f"treasure-{n}", n) for n in range(1, 6))}


@pytest.mark.rule("MD-EQP-11", "MD-TRA-04")
@pytest.mark.parametrize(("cards", "level"), [(("club", "club", "leather"), 2), (("trinket-3", "trinket-4", "trinket-5"), 4)])
def test_the_level_of_cards_decides_what_they_become(cards: tuple[str, ...], level: int) -> None:
    p = outfitted(body="", pack=cards).go("transmute")
    while p.prompt == "transmute":
        p.go(p.keys[0])
    assert (p.hero().pack, [k for k in p.keys if k.startswith("keep")]) == ([f"trinket-{level}"], [f"keep:trinket-{level}"][: p.prompt == "receive"])


@pytest.mark.rule("MD-EQP-12")
def test_some_enchantments_are_for_attacks_and_some_for_defence() -> None:
    rune = {"id": "rune", "does": ["When you attack, Pay bam: swords +3", "When you defend, Pay bam: shields +3"]}
    p = outfitted(gear=[rune], hands=("club",), pack=("rune",), enemy="a1", rolls="2+bam 2+bam 2+bam").go("melee:e1")
    assert (p.prompt, p.keys) == ("enchant", ["done", "enchant:equipment/rune/0"])
    p.go("enchant:equipment/rune/0", "end")
    assert (p.prompt, p.keys) == ("enchant", ["done", "enchant:equipment/rune/1"])
    p.go("enchant:equipment/rune/1")
    assert [(e.swords, e.shields) for e in p.told(Counted)][:2] == [(5, 0), (2, 5)]


@pytest.mark.rule("MD-EQP-12")
def test_without_a_symbol_there_is_no_enchantment() -> None:
    rune = {"id": "rune", "does": ["When you attack, Pay bam: swords +3"]}
    p = outfitted(gear=[rune], hands=("club",), pack=("rune",), enemy="a1").go("melee:e1")
    assert (p.prompt, p.told(Counted)[0].swords) == ("act", 1)


# -- changing --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-13")
def test_equipment_is_changed_only_by_reorganizing() -> None:
    p = outfitted(hands=("club",), pack=("great", "plate"))
    assert not [k for k in p.keys if k.startswith(("equip", "stow"))]
    p.go("trade")
    assert [k for k in p.keys if k.startswith(("equip", "stow"))] == ["equip:great", "equip:plate", "stow:leather", "stow:club"]
    p.go("equip:great", "done")
    assert p.s.turn is not None
    assert p.s.turn.actions == 2


@pytest.mark.rule("MD-EQP-13", "MD-PIC-07")
def test_or_free_when_a_card_is_received() -> None:
    p = outfitted(treasure={1: [SWORD]}, gear=[GREAT, PLATE], hands=("club",))
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("pick-up")
    assert (p.prompt, p.keys) == ("receive", ["keep:sword", "equip:sword"])
    assert worn(p.go("equip:sword")) == ("leather", ["club", "sword"], [])
    assert p.s.turn is not None
    assert (p.s.turn.actions, p.s.turn.points) == (2, 1)


@pytest.mark.rule("MD-EQP-14")
def test_free_equipping_is_for_that_card_alone() -> None:
    """The plate that ann carries must wait; the displaced cards go beside the dashboard."""
    p = outfitted(treasure={1: [GREAT]}, gear=[SWORD, PLATE], hands=("club", "sword"), pack=("plate",))
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("pick-up")
    assert p.keys == ["keep:great", "equip:great"]
    assert worn(p.go("equip:great")) == ("leather", ["great"], ["club", "plate", "sword"])


@pytest.mark.rule("MD-EQP-14")
def test_of_two_copies_the_worn_one_stays_when_the_new_one_is_given_away() -> None:
    p = outfitted(heroes=2, treasure={1: [PLATE]}, gear=[SWORD], body="plate")
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("pick-up", "give:bob", "keep:plate")
    assert (p.hero("ann").body, p.hero("ann").pack, p.hero("bob").pack) == ("plate", [], ["plate"])


@pytest.mark.rule("MD-EQP-15", "MD-GRD-12")
@pytest.mark.parametrize("kind", ["rats", "spy", "ogre"])
def test_all_enemies_have_the_two_hands_a_weapon_needs(kind: str) -> None:
    p = outfitted(treasure={1: [GREAT]}, gear=())
    with p.arrange():
        p.put(kind, "a1", gear="great")
    p.go("end")
    assert [die.partition(" ")[0] for die in p.told(Rolled)[0].attack].count("red") >= 2


@pytest.mark.rule("MD-EQP-15")
@pytest.mark.parametrize("hero", ["ann", "bob", "cid", "dan", "eve", "fay"])
def test_all_heroes_hold_two_one_handed_cards_or_a_two_handed_one(hero: str) -> None:
    p = position(heroes=6, gear=[SWORD, GREAT], setup={"first": hero})
    with p.arrange():
        p.outfit(hero, hands=["club"], pack=["sword", "great"])
    p.go("trade", "equip:sword")
    assert p.hero(hero).hands == ["club", "sword"]
    assert p.go("done", "trade", "equip:great").hero(hero).hands == ["great"]
