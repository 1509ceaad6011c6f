"""Equipment: kinds, slots, types and ranges."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Counted, Rolled
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.packs import PackError

from .outfits import ALL, outfitted, worn
from .position import OPEN, position


# -- kinds -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-01", "MD-EQP-09")
def test_every_published_card_is_combat_equipment_an_item_or_a_consumable() -> None:
    kinds = set()
    for id, card in MODULE.rules(MODULE.packs()).content.equipment.items():
        combat, item = bool(card.dice), not card.dice and not card.text.consumable
        assert (combat, item, card.text.consumable).count(True) == 1, id
        assert combat or card.effects or card.use, id
        kinds.add((combat, item))
    assert len(kinds) == 3


@pytest.mark.rule("MD-EQP-01")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({"id": "odd", "slot": "hand", "melee": "yellow 1", "consumable": True}, "a card with dice is combat equipment, not a consumable"),
        ({"id": "odd", "slot": "hand"}, "an equipment card has dice, does something or can be used"),
        ({"id": "odd", "consumable": True, "does": ["Slippery"]}, "a consumable says how it is used"),
    ],
)
def test_a_card_of_no_kind_or_of_two_is_refused(card: dict[str, Any], why: str) -> None:
    with pytest.raises(PackError, match=why):
        position(gear=[card])


# -- slots -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-02")
@pytest.mark.parametrize(("hands", "pack", "offered"), [(("bow",), (), True), ((), ("bow",), False)])
def test_a_weapon_is_used_only_when_it_is_equipped(hands: tuple[str, ...], pack: tuple[str, ...], offered: bool) -> None:
    p = outfitted(hands=hands, pack=pack, enemy="b1")
    assert ("ranged:e1" in p.keys) == offered


@pytest.mark.rule("MD-EQP-02")
@pytest.mark.parametrize(("hands", "pack", "swords"), [(("club", "torch"), (), 8), (("club",), ("torch",), 1)])
def test_a_card_with_a_hand_does_nothing_beside_the_dashboard(hands: tuple[str, ...], pack: tuple[str, ...], swords: int) -> None:
    p = outfitted(hands=hands, pack=pack, enemy="a1")
    assert p.go("melee:e1").told(Counted)[0].swords == swords


@pytest.mark.rule("MD-EQP-02")
@pytest.mark.parametrize(("hands", "pack", "offered"), [(("bell",), (), True), ((), ("bell",), False)])
def test_nor_can_it_be_used_from_there(hands: tuple[str, ...], pack: tuple[str, ...], offered: bool) -> None:
    assert ("use:bell" in outfitted(hands=hands, pack=pack).keys) == offered


@pytest.mark.rule("MD-EQP-02")
def test_each_card_goes_only_into_its_own_slot() -> None:
    p = outfitted(body="", pack=("plate", "sword", "great", "charm"))
    p.go("trade")
    assert [k for k in p.keys if k.startswith("equip")] == ["equip:plate", "equip:sword", "equip:great"]
    p.go("equip:plate")
    assert worn(p) == ("plate", [], ["charm", "great", "sword"])


@pytest.mark.rule("MD-EQP-03")
def test_one_card_for_the_body() -> None:
    p = outfitted(body="leather", pack=("plate",))
    assert worn(p.go("trade", "equip:plate")) == ("plate", [], ["leather"])


@pytest.mark.rule("MD-EQP-03")
def test_two_one_handed_cards_and_no_third() -> None:
    p = outfitted(hands=("sword",), pack=("club", "wand"))
    assert worn(p.go("trade", "equip:club")) == ("leather", ["sword", "club"], ["wand"])
    p.go("done", "trade", "equip:wand")
    assert (p.prompt, p.keys) == ("make-room", ["stow:sword", "stow:club"])
    assert worn(p.go("stow:sword")) == ("leather", ["club", "wand"], ["sword"])


@pytest.mark.rule("MD-EQP-03")
def test_one_two_handed_card_and_no_second() -> None:
    p = outfitted(hands=("great",), pack=("bow",))
    assert worn(p.go("trade", "equip:bow")) == ("leather", ["bow"], ["great"])


@pytest.mark.rule("MD-EQP-04")
@pytest.mark.parametrize("hands", [(), ("club",), ("club", "sword")])
def test_a_two_handed_card_leaves_no_room_beside_it(hands: tuple[str, ...]) -> None:
    p = outfitted(hands=hands, pack=("great",))
    assert worn(p.go("trade", "equip:great")) == ("leather", ["great"], sorted(hands))


@pytest.mark.rule("MD-EQP-04")
def test_a_one_handed_card_takes_the_place_of_a_two_handed_one() -> None:
    p = outfitted(hands=("great",), pack=("sword", "club"))
    assert worn(p.go("trade", "equip:sword")) == ("leather", ["sword"], ["club", "great"])
    assert worn(p.go("equip:club")) == ("leather", ["sword", "club"], ["great"])


@pytest.mark.rule("MD-EQP-05")
def test_cards_without_a_slot_work_from_beside_the_dashboard() -> None:
    p = outfitted(hands=("club",), pack=("charm",), enemy="a1")
    assert p.go("melee:e1").told(Counted)[0].swords == 6
    p.go("trade")
    assert "equip:charm" not in p.keys


# -- types of combat equipment ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EQP-06")
@pytest.mark.parametrize(
    ("card", "zone", "key", "dice"),
    [
        ("hatchet", "a1", "melee:e1", ("yellow 1", "yellow 1")),
        ("hatchet", "b1", "ranged:e1", ("red 1",)),
        ("wand", "b1", "magic:e1", ("yellow 1",)),
    ],
)
def test_a_weapon_has_the_types_of_its_dice(card: str, zone: str, key: str, dice: tuple[str, ...]) -> None:
    p = outfitted(hands=(card,), enemy=zone)
    assert [k for k in p.keys if k.endswith(":e1")] == [key]
    assert p.go(key).told(Rolled)[0].attack == dice


@pytest.mark.rule("MD-EQP-06")
def test_a_sword_with_a_defence_die_is_both() -> None:
    p = outfitted(hands=("rapier",), enemy="a1").go("melee:e1", "end")
    assert [(e.attack, e.defence) for e in p.told(Rolled)[:2]] == [(("yellow 1",), ()), (("red 1",), ("blue 1", "green 1"))]


@pytest.mark.rule("MD-EQP-06")
def test_defence_dice_are_blue_and_green_and_those_of_weapons_yellow_and_red() -> None:
    for card in ({"id": "odd", "slot": "hand", "melee": "blue 1"}, {"id": "odd", "slot": "body", "defence": "red 1"}):
        with pytest.raises(PackError, match="are no dice here"):
            position(gear=[card])


@pytest.mark.rule("MD-EQP-07", "MD-HPH-07")
@pytest.mark.parametrize(
    ("card", "reached"),
    [("sword", ["a1"]), ("bow", ["b1", "c1", "d1", "a3", "f1"]), ("wand", ["b1", "c1", "a3"]), ("hatchet", ["a1", "b1", "c1", "d1", "a3", "f1"])],
)
def test_weapons_have_their_range_and_need_sight(card: str, reached: list[str]) -> None:
    """Around a1 stand enemies at range 0, 1, 2, 3, 2 and 5, and at b2, which is not in sight."""
    p = position(gear=ALL, tiles={"1R": OPEN.replace("C |", "C  "), "2R": OPEN.replace("| C", "  C")}, rows=(("1R", "2R"),))
    with p.arrange():
        for zone in ("a1", "b1", "c1", "d1", "a3", "f1", "b2"):
            p.put("ogre", zone)
        p.outfit("ann", hands=[card])
    assert [p.where(k.partition(":")[2]) for k in p.keys if k.partition(":")[0] in ("melee", "ranged", "magic")] == reached


@pytest.mark.rule("MD-EQP-08")
def test_defence_equipment_works_by_itself() -> None:
    """Ann, who has done nothing and is asked nothing, rolls the dice of all she wears."""
    p = outfitted(body="plate", hands=("rapier",), enemy="a1")
    assert not [k for k in p.keys if "plate" in k or "rapier" in k]
    p.go("end")
    assert [e.defence for e in p.told(Rolled)] == [("blue 1", "blue 1", "green 1")]
    assert p.prompt == "act"  # of the next round
