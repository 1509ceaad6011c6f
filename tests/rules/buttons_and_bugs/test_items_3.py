"""The published items, one by one: those used during the character's turn; and the inventory as a whole."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.buttons_and_bugs.module import PACK

from .position import Position, card, monster, position, row

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
TANK = monster("tank", health=30, minus=(), zero=(), plus=(), traits=["Shield 3"])


def turn(item: str, marks: str = "s 1", *, cards: list[dict[str, Any]] | None = None, health: int = 12, **given: Any) -> Position:
    """The character's turn, before its actions."""
    p = row(marks, **{"monsters": ["tank 1"], "kinds": [TANK], "equipped": [item], "cards": cards or [card("jab", top="Attack 4")], **given})
    return p.set(p.hero, health=health).play(p.keys_of("lead")[0], p.keys_of("lead")[1])


@pytest.mark.parametrize(("item", "healed", "state"), [("leftover-table-scraps", 1, "spent"), ("drop-of-healing-potion", 3, "lost")])
def test_items_that_heal(item: str, healed: int, state: str) -> None:
    p = turn(item, health=5).go(f"item:{item}")
    assert p.hero.health == 5 + healed
    assert p.state.items == {item: state}


@pytest.mark.parametrize("element", ELEMENTS)
def test_drop_of_clean_water_removes_a_negative_condition_for_ice_or_air(element: str) -> None:
    p = row("s 1", monsters=["dummy 1"], equipped=["drop-of-clean-water"], cards=[card("jab", top=["Attack 4", f"Infuse {element}"])])
    p.set(p.hero, conditions=["muddle", "poison", "strengthen"]).play("jab", "spare-1")
    if element not in ("ice", "air"):
        assert "item:drop-of-clean-water" not in p.keys
        return
    p.go("item:drop-of-clean-water")
    assert p.keys == ["remove:muddle", "remove:poison"]
    p.go("remove:muddle")
    assert list(p.hero.conditions) == ["poison", "strengthen"]
    assert p.state.items == {"drop-of-clean-water": "ready"}


def test_drop_of_power_potion_strengthens_all_attacks_of_the_turn() -> None:
    p = turn("drop-of-power-potion", cards=[card("jab", top=["Attack 4", "Attack 4"])])
    p.go("item:drop-of-power-potion", "top:jab", "attack:m1", "roll", "attack:m1", "roll")
    assert p.monster(1).health == 30 - 2 * (4 + 1 - 3)
    assert p.state.items == {"drop-of-power-potion": "lost"}


def test_iron_nail_adds_pierce_2_to_all_melee_attacks_of_the_turn() -> None:
    p = turn("iron-nail", cards=[card("jab", top=["Attack 4", "Attack 4", "Attack 4, range 2"])])
    p.go("item:iron-nail", "top:jab", "attack:m1", "roll", "attack:m1", "roll")
    assert p.monster(1).health == 30 - 2 * (4 - 1)
    p.go("attack:m1")
    assert p.monster(1).health == 30 - 2 * (4 - 1) - (4 - 3)  # not the ranged one
    assert p.state.items == {"iron-nail": "spent"}


def test_iron_nail_is_over_when_the_turn_is() -> None:
    p = turn("iron-nail", cards=[card("jab", b_top="Attack 4")]).go("item:iron-nail", "pass").until("select")
    p.play("jab", "spare-2").until("turn").go("top:jab", "attack:m1")
    assert p.monster(1).health == 30 - (4 - 3)


def test_magnetic_needle_controls_a_move_of_an_enemy_within_range_5() -> None:
    p = turn("magnetic-needle", "s . . . . 1 . . 2", monsters=["tank 1", "tank 2"]).go("item:magnetic-needle")
    assert p.keys == ["stop", "target:m1"]  # the other one is too far away
    p.go("target:m1")
    assert p.keys_of("move") == ["4,1", "5,1", "7,1", "8,1"]
    p.go("move:4,1")
    assert p.where(p.monster(1)) == "4,1"
    assert p.state.items == {"magnetic-needle": "lost"}


def test_magnetic_needle_is_not_offered_without_an_enemy_in_range() -> None:
    assert "item:magnetic-needle" not in turn("magnetic-needle", "s . . . . . 1").keys


@pytest.mark.parametrize(("item", "offered"), [("drop-of-stamina-potion", ["low"]), ("drop-of-stamina-elixir", ["high-2", "low"])])
@pytest.mark.parametrize("where", ["hand b", "discard a"])
def test_items_that_recover_a_card_from_hand_or_discard_pile(item: str, offered: list[str], where: str) -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=[item], level=2, cards=[card("high"), card("low")]).put(where, "high-2", "low")
    p.play("spare-1", "spare-2").go(f"item:{item}")
    assert p.keys_of("recover") == offered  # the potion: level 1 only
    p.go(f"recover:{offered[0]}")
    assert p.zone(offered[0]) == "hand a"
    assert p.prompt == "turn"  # one card
    assert p.state.items == {item: "lost"}


@pytest.mark.parametrize("item", ["drop-of-stamina-potion", "drop-of-stamina-elixir"])
def test_lost_cards_are_not_recovered_by_stamina(item: str) -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=[item]).put("lost b", "spare-3")
    assert f"item:{item}" not in p.play("spare-1", "spare-2").keys


def test_drop_of_element_potion_creates_two_wild_infusions() -> None:
    rider = "Attack 4, Pay consume fire: (pierce 1), Pay consume dark: (pierce 1), Pay consume ice: (pierce 1)"
    p = turn("drop-of-element-potion", cards=[card("jab", top=rider)]).go("item:drop-of-element-potion", "top:jab")
    p.go("pay:0", "consume:item/1", "pay:1")
    assert not p.keys_of("pay")  # two uses
    p.go("attack:m1", "roll")
    assert p.monster(1).health == 30 - (4 - (3 - 2))
    assert p.state.items == {"drop-of-element-potion": "lost"}


def test_infusions_of_the_potion_are_gone_after_the_round() -> None:
    p = turn("drop-of-element-potion").go("item:drop-of-element-potion")
    assert len(p.state.created) == 2
    p.go("pass").until("select")
    assert not p.state.created


def test_drop_of_strength_potion_strengthens() -> None:
    p = turn("drop-of-strength-potion", draws="0 - +").go("item:drop-of-strength-potion")
    assert list(p.hero.conditions) == ["strengthen"]
    p.go("top:jab", "attack:m1", "modifier:2")
    assert [len(e.rows) for e in p.events(ModifierRolled)] == [2]
    assert p.state.items == {"drop-of-strength-potion": "lost"}


def test_iridescent_shell_shield_shields_for_the_round_and_creates_a_wild_infusion() -> None:
    biter = monster("biter", health=30, zero=["Attack 4", "Attack 4"])
    jab = card("jab", top="Attack 4, Pay consume air: (attack +1)")
    p = row("s 1", monsters=["biter 1"], kinds=[biter], equipped=["iridescent-shell-shield"], cards=[jab])
    p.play("jab", "spare-1").go("item:iridescent-shell-shield", "top:jab", "pay:0", "attack:m1", "roll", "pass", "suffer", "suffer")
    assert p.monster(1).health == 30 - 5
    assert p.hero.health == 12 - 2 * (4 - 1)
    assert p.state.items == {"iridescent-shell-shield": "spent"}
    p.until("select")
    assert p.game.shield(p.hero) == 0


# -- the inventory -------------------------------------------------------------------------------------------------------
INVENTORY = """
venomous-fang 1H 1 spent; rosethorn-knife 1H 1 passive; button-shield 1H 3 spent; spring-hammer 2H 3 spent; tanglevine-whip 1H 4 passive;
iron-nail 2H 4 spent; chestnut-shell-shield 1H 8 spent; fishing-hook-and-line 2H 8 spent; sewing-needles 1H 11 spent; coin-shield 1H 12 spent;
sharpened-pencil 2H 12 spent; shrunken-longsword 1H 13 spent; shrunken-longbow 2H 13 spent; playing-card-shield 2H 15 spent;
glass-shard 1H 15 spent; pocket-knife 2H 19 spent; iridescent-shell-shield 1H 19 spent; sparrow-skull-helm S cover spent;
bottle-cap-helm S cover spent; old-spring S collector spent; shrunken-weathered-boots S collector spent; drop-of-clean-water S 2 passive;
drop-of-power-potion S 2 lost; leftover-table-scraps S 5 spent; magnetic-needle S 5 lost; nightshade-pollen S 6 passive;
robins-feather-arrows S 6 passive; volatile-powder S 7 lost; drop-of-healing-potion S 7 lost; lubricating-oil S 9 spent; brass-cog S 9 spent;
drop-of-stamina-potion S 10 lost; drop-of-element-potion S 10 lost; pinch-of-doom-powder S 11 lost; lucky-cats-eye-marble S 14 spent;
embernettle S 14 passive; drop-of-stamina-elixir S 16 lost; drop-of-haste-elixir S 16 lost; drop-of-strength-potion S 17 lost;
prismatic-gem S 17 spent; brightlure-gem S 18 passive; duskhaze-gem S 18 passive
"""
TYPES = {"1H": "one-hand", "2H": "two-hands", "S": "small"}


def test_all_42_items_have_the_published_type_card_and_use() -> None:
    expected = {id: (TYPES[kind], place, use) for id, kind, place, use in (entry.split() for entry in INVENTORY.split(";"))}
    items = yaml.safe_load((PACK / "items.yaml").read_text("utf-8"))["items"]
    assert {i["id"]: (i["type"], i["card"], i["use"]) for i in items} == expected
    assert len(items) == 42
    position("s\n\n1", monsters=["dummy 1"], items=list(expected), setup={"items": None})  # and all of them can be read
