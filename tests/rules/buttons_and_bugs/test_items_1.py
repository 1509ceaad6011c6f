"""The published items, one by one: those used inside an attack of the character."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled

from .position import Position, card, monster, position, row

TANK = monster("tank", health=30, minus=(), zero=(), plus=(), traits=["Shield 3"])
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")


def duel(item: str, *, ranged: bool = False, infusion: str = "", map_: str = "", **given: Any) -> Position:
    """Attack 4 against Shield 3 is under way: m1 has been chosen as its target."""
    top = ["Attack 4, range 3" if ranged else "Attack 4", *([f"Infuse {infusion}"] if infusion else [])]
    marks = map_ or ("s . 1" if ranged else "s 1")
    p = row(marks, **{"monsters": ["tank 1"], "kinds": [TANK], "equipped": [item], "cards": [card("jab", top=top)], **given})
    p.play("jab", "spare-1").go("top:jab")
    return p.go("attack:m1") if "attack:m1" in p.keys else p


@pytest.mark.parametrize(
    ("item", "ranged", "infusion", "damage", "conditions", "state"),
    [
        ("venomous-fang", False, "", 1, ["poison"], "spent"),
        ("rosethorn-knife", False, "ice", 2, [], "ready"),
        ("rosethorn-knife", True, "earth", 2, [], "ready"),
        ("tanglevine-whip", False, "light", 1, ["immobilize"], "ready"),
        ("tanglevine-whip", True, "earth", 1, ["immobilize"], "ready"),
        ("sewing-needles", False, "", 2, [], "spent"),
        ("sewing-needles", True, "", 2, [], "spent"),
        ("shrunken-longsword", False, "", 2, [], "spent"),
        ("shrunken-longbow", True, "", 3, [], "spent"),
        ("glass-shard", False, "", 1, ["wound"], "spent"),
        ("pocket-knife", False, "", 4, ["wound"], "spent"),
        ("pinch-of-doom-powder", False, "", 1, ["disarm", "poison"], "lost"),
        ("pinch-of-doom-powder", True, "", 1, ["disarm", "poison"], "lost"),
        ("prismatic-gem", False, "dark", 2, [], "spent"),
        ("prismatic-gem", True, "wild", 2, [], "spent"),
    ],
)
def test_what_an_item_adds_to_an_attack(item: str, ranged: bool, infusion: str, damage: int, conditions: list[str], state: str) -> None:
    p = duel(item, ranged=ranged, infusion=infusion).go(f"item:{item}")
    if p.prompt == "attack-ready":
        p.go("roll")
    assert p.monster(1).health == 30 - damage
    assert sorted(p.monster(1).conditions) == conditions
    assert p.state.items == {item: state}
    assert bool(p.state.consumed) == bool(infusion)


@pytest.mark.parametrize(
    ("item", "ranged"),
    [
        ("venomous-fang", True),
        ("shrunken-longsword", True),
        ("glass-shard", True),
        ("pocket-knife", True),
        ("spring-hammer", True),
        ("sharpened-pencil", True),
        ("shrunken-longbow", False),
        ("fishing-hook-and-line", False),
        ("volatile-powder", False),
    ],
)
def test_items_for_melee_or_ranged_attacks_are_not_offered_for_the_other(item: str, ranged: bool) -> None:
    p = duel(item, ranged=ranged)
    assert p.state.items == {item: "ready"}
    assert p.prompt == "turn"  # the attack was over without a question


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize(
    ("item", "paid_with"),
    [
        ("rosethorn-knife", ["ice", "earth"]),
        ("tanglevine-whip", ["earth", "light"]),
        ("prismatic-gem", list(ELEMENTS)),
        ("brightlure-gem", ["air", "light"]),
    ],
)
def test_what_an_item_for_an_attack_is_paid_with(item: str, paid_with: list[str], element: str) -> None:
    p = duel(item, infusion=element, map_="s 1 .")
    assert (f"item:{item}" in p.keys) == (element in paid_with)


def test_spring_hammer_pushes_two() -> None:
    p = duel("spring-hammer", map_="s 1 . . .").go("item:spring-hammer", "roll", "push:3,1", "push:4,1")
    assert p.where(p.monster(1)) == "4,1"
    assert p.prompt == "turn"
    assert p.state.items == {"spring-hammer": "spent"}


def test_fishing_hook_and_line_pierces_two_and_pulls_two() -> None:
    p = duel("fishing-hook-and-line", ranged=True, map_="s . . 1").go("item:fishing-hook-and-line", "roll", "pull:3,1", "pull:2,1")
    assert p.monster(1).health == 30 - (4 - (3 - 2))
    assert p.where(p.monster(1)) == "2,1"
    assert p.state.items == {"fishing-hook-and-line": "spent"}


def test_sparrow_skull_helm_gives_advantage() -> None:
    p = duel("sparrow-skull-helm", draws="0 - +").go("item:sparrow-skull-helm")
    assert p.prompt == "advantage"
    p.go("modifier:2")
    assert p.monster(1).health == 30 - (4 + 2 - 3)
    assert p.state.items == {"sparrow-skull-helm": "spent"}


def test_lucky_cats_eye_marble_reads_minus_as_neutral() -> None:
    p = duel("lucky-cats-eye-marble", draws="0 -").go("item:lucky-cats-eye-marble")
    assert p.monster(1).health == 30 - (4 - 3)
    assert p.state.items == {"lucky-cats-eye-marble": "spent"}
    assert duel("lucky-cats-eye-marble", draws="0 +").state.items == {"lucky-cats-eye-marble": "ready"}  # not offered for a plus
    kept = duel("lucky-cats-eye-marble", draws="0 -").go("keep")
    assert kept.monster(1).health == 30
    assert kept.state.items == {"lucky-cats-eye-marble": "ready"}


def test_sharpened_pencil_attacks_a_line_of_three_hexes_beginning_beside_you() -> None:
    p = row("s 1 2 3 4", monsters=[f"dummy {n}" for n in range(1, 5)], equipped=["sharpened-pencil"])
    p.play("spare-1", "spare-2").go("top:spare-1", "item:sharpened-pencil")
    assert p.keys_of("attack") == ["m1", "m2", "m3"]
    p.go("attack:m3", "attack:m2", "attack:m1")
    assert [p.monster(n).health for n in range(1, 5)] == [28, 28, 28, 30]
    assert {len(e.rows) for e in p.events(ModifierRolled)} == {1}
    assert p.state.items == {"sharpened-pencil": "spent"}


def test_a_pencilled_attack_is_still_melee() -> None:
    """So another item for melee attacks may be added, and there is no disadvantage beside the enemy."""
    gear = {"id": "club", "type": "small", "card": "3", "use": "passive", "effect": "When you attack, melee: attack +1"}
    p = row("s . 1", monsters=["dummy 1"], equipped=["sharpened-pencil", "club"], own_items=[gear])
    p.play("spare-1", "spare-2").go("top:spare-1", "item:sharpened-pencil", "attack:m1")
    assert "item:club" in p.keys


def test_volatile_powder_attacks_a_triangle_with_a_hex_in_range() -> None:
    p = position(
        """
        s . . 1
         . . 2 3
        """,
        scenario={"flat": False},
        monsters=["dummy 1", "dummy 2", "dummy 3"],
        equipped=["volatile-powder"],
        cards=[card("bolt", top="Attack 2, range 3")],
    )
    p.play("bolt", "spare-1").go("top:bolt", "item:volatile-powder")
    assert "area:m1+m2+m3" in p.keys
    p.go("area:m1+m2+m3", "attack:m3", "attack:m2", "attack:m1")
    assert [p.monster(n).health for n in (1, 2, 3)] == [28, 28, 28]
    assert p.state.items == {"volatile-powder": "lost"}


@pytest.mark.parametrize("element", ELEMENTS)
def test_robins_feather_arrows_reach_and_pierce_one_more(element: str) -> None:
    p = duel("robins-feather-arrows", ranged=True, map_="s . . . 1", infusion=element)
    if element not in ("fire", "air"):
        assert p.prompt == "turn"  # out of range
        return
    p.go("item:robins-feather-arrows", "attack:m1", "roll")
    assert p.monster(1).health == 30 - (4 - (3 - 1))
    assert p.state.items == {"robins-feather-arrows": "ready"}


def test_robins_feather_arrows_are_for_ranged_attacks() -> None:
    p = duel("robins-feather-arrows", infusion="fire")
    assert p.prompt == "turn"
    assert not p.state.consumed


def test_brightlure_gem_moves_the_target_one_hex_after_the_attack() -> None:
    p = duel("brightlure-gem", infusion="light", map_="s 1 . .").go("item:brightlure-gem")
    assert p.keys == ["stay", "move:3,1"]
    p.go("move:3,1")
    assert p.where(p.monster(1)) == "3,1"
    assert p.state.items == {"brightlure-gem": "ready"}


def test_brightlure_gem_needs_a_target_that_survived() -> None:
    p = row("s 1 . 2", monsters=["grub 1", "grub 2"], equipped=["brightlure-gem"], cards=[card("jab", top=["Attack 8", "Infuse air"])])
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert "m1" not in p.state.figures
    assert p.prompt == "turn"
