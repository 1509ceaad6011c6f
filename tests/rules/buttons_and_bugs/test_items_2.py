"""The published items, one by one: those used against an enemy's attack, in a move, or with initiative."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled

from .position import Position, card, monster, position, row

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
BITER = monster("biter", health=30, minus=["Attack 6, range 3"], zero=["Attack 6"], plus=())


def bitten(item: str, *, infusion: str = "", map_: str = "s 1", **given: Any) -> Position:
    """An enemy attacks with Attack 6 before the character's turn."""
    icons = [f"Infuse {infusion}"] if infusion else []
    cards = [card("slow", initiative=90, b_initiative=90, top=["Attack 2", *icons])]
    p = row(map_, **{"monsters": ["biter 1"], "kinds": [BITER], "equipped": [item], "cards": cards, **given})
    return p.play("slow", "spare-1")


@pytest.mark.parametrize(
    ("item", "infusion", "damage", "retaliate", "conditions", "state"),
    [
        ("button-shield", "", 5, 0, [], "spent"),
        ("coin-shield", "", 4, 0, [], "spent"),
        ("playing-card-shield", "", 2, 0, [], "spent"),
        ("chestnut-shell-shield", "", 5, 1, [], "spent"),
        ("duskhaze-gem", "air", 5, 0, ["muddle"], "ready"),
        ("duskhaze-gem", "dark", 5, 0, ["muddle"], "ready"),
    ],
)
def test_what_an_item_does_against_an_attack(
    item: str, infusion: str, damage: int, retaliate: int, conditions: list[str], state: str
) -> None:
    p = bitten(item, infusion=infusion)
    if item == "duskhaze-gem":
        p.go("roll")
    p.go(f"item:{item}", "suffer")
    assert p.hero.health == 12 - damage
    assert p.monster(1).health == 30 - retaliate
    assert list(p.monster(1).conditions) == conditions
    assert p.state.items == {item: state}


def test_chestnut_shell_shield_strikes_back_only_at_a_neighbour() -> None:
    p = bitten("chestnut-shell-shield", map_="s . 1", draws="-").go("item:chestnut-shell-shield", "suffer")
    assert p.hero.health == 12 - 5
    assert p.monster(1).health == 30


def test_duskhaze_gem_before_the_roll_already_gives_disadvantage() -> None:
    p = bitten("duskhaze-gem", infusion="dark", draws="0 + -").go("item:duskhaze-gem", "suffer")
    assert [len(e.rows) for e in p.events(ModifierRolled)] == [2]
    assert p.hero.health == 12 - (6 - 1 - 1)  # the worse of +1 and -1, and the shield


def test_duskhaze_gem_after_the_roll_does_not() -> None:
    p = bitten("duskhaze-gem", infusion="dark", draws="0 +").go("roll", "item:duskhaze-gem", "suffer")
    assert [len(e.rows) for e in p.events(ModifierRolled)] == [1]
    assert p.hero.health == 12 - (6 + 1 - 1)


def test_bottle_cap_helm_reads_an_enemys_plus_as_neutral() -> None:
    p = bitten("bottle-cap-helm", draws="0 +")
    assert p.keys == ["keep", "item:bottle-cap-helm"]
    p.go("item:bottle-cap-helm", "suffer")
    assert p.hero.health == 12 - 6
    assert p.state.items == {"bottle-cap-helm": "spent"}
    assert bitten("bottle-cap-helm", draws="0 -").prompt == "damage"  # not offered for a minus
    kept = bitten("bottle-cap-helm", draws="0 +").go("keep", "suffer")
    assert kept.hero.health == 12 - 7


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize(
    ("item", "paid_with", "condition"), [("nightshade-pollen", ["earth", "dark"], "poison"), ("embernettle", ["fire", "earth"], "wound")]
)
def test_items_that_turn_on_the_attacker_afterwards(item: str, paid_with: list[str], condition: str, element: str) -> None:
    p = bitten(item, infusion=element).go("suffer")
    if element not in paid_with:
        assert p.prompt == "turn"
        return
    assert p.prompt == "after-attack"
    p.go(f"item:{item}")
    assert list(p.monster(1).conditions) == [condition]
    assert p.state.items == {item: "ready"}


@pytest.mark.parametrize("element", ELEMENTS)
def test_duskhaze_gem_is_paid_with_air_or_dark(element: str) -> None:
    assert ("item:duskhaze-gem" in bitten("duskhaze-gem", infusion=element).keys) == (element in ("air", "dark"))


@pytest.mark.parametrize(("item", "more"), [("shrunken-weathered-boots", 1), ("lubricating-oil", 2)])
def test_items_that_lengthen_a_move(item: str, more: int) -> None:
    p = row("s . . . . 1", monsters=["dummy 1"], equipped=[item]).play("spare-1", "spare-2").go("bottom:spare-1", f"item:{item}")
    assert p.keys_of("move") == [f"{n},1" for n in range(2, 2 + 2 + more)]
    assert p.state.items == {item: "spent"}


def test_old_spring_adds_jump_to_all_movement_of_the_turn() -> None:
    marks = "s o . o . 1"
    p = row(marks, monsters=["dummy 1"], equipped=["old-spring"], cards=[card("walk", bottom=["Move 2", "Move 2"], b_bottom="Move 2")])
    p.play("walk", "spare-1").go("item:old-spring", "bottom:walk", "move:3,1", "move:5,1")
    assert p.where(p.hero) == "5,1"
    assert p.state.items == {"old-spring": "spent"}
    p.until("turn").go("pass").until("select").play("walk", "spare-2").until("turn").go("bottom:walk")
    assert not p.keys_of("move")  # the next turn is without it


@pytest.mark.parametrize(("way", "initiative", "first"), [("earlier", 45, "hero"), ("later", 65, "m1")])
def test_brass_cog_shifts_initiative_by_ten(way: str, initiative: int, first: str) -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["brass-cog"], cards=[card("even", initiative=55)], draws="0")
    p.play("even", "spare-1")
    assert p.prompt == "after-initiative"
    assert p.state.columns == {"dummy": "0"}  # initiative 50
    p.go("item:brass-cog", way)
    assert p.state.initiative == initiative
    assert p.turns[0] == f"{first} {45 if first == 'hero' else 50}"
    assert p.state.items == {"brass-cog": "spent"}


def test_brass_cog_makes_a_tie_that_favours_the_character() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["brass-cog"], cards=[card("even", initiative=60)], draws="0")
    p.play("even", "spare-1").go("item:brass-cog", "earlier")
    assert p.turns == ["hero 50"]


@pytest.mark.parametrize(("way", "initiative"), [("earlier", 89), ("later", 109)])
def test_brass_cog_works_on_a_long_rest_and_may_leave_1_to_99(way: str, initiative: int) -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["brass-cog"]).go("rest", "item:brass-cog", way)
    assert p.turns[-1] == f"hero {initiative}"


def test_brass_cog_may_go_below_1() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["brass-cog"], cards=[card("swift", initiative=4)])
    p.play("swift", "spare-1").go("item:brass-cog", "earlier")
    assert p.turns == ["hero -6"]


# -- Drop of Haste Elixir ------------------------------------------------------------------------------------------------
def hasty(top: list[str], bottom: list[str], **given: Any) -> Position:
    """A top action has been performed, the elixir used, and the bottom action of the same card is next."""
    p = row(". s 1 .", monsters=["dummy 1"], equipped=["drop-of-haste-elixir"], cards=[card("whirl", top=top, bottom=bottom)], **given)
    p.play("whirl", "spare-1").go("top:whirl", "attack:m1")
    return p.until("after-top").go("item:drop-of-haste-elixir")


def test_drop_of_haste_elixir_lets_the_bottom_action_follow() -> None:
    p = hasty(["Attack 2"], ["Move 1"])
    assert p.zone("whirl") == "played a"  # the card moves only after both
    p.go("move:1,1")
    assert p.where(p.hero) == "1,1"
    assert p.zone("whirl") == "hand b"
    assert p.state.items == {"drop-of-haste-elixir": "lost"}
    assert p.keys_of("bottom") == ["spare-1"]  # the other card keeps its bottom action
    p.until("short-rest")


@pytest.mark.parametrize(
    ("top", "bottom", "zone"),
    [
        (["Attack 2", "Lost"], ["Heal 1, self"], "lost a"),
        (["Attack 2"], ["Heal 1, self", "Lost"], "lost a"),
        (["Attack 2", "Persistent: Shield 1"], ["Heal 1, self"], "active a"),
        (["Attack 2"], ["Heal 1, self", "Round: Shield 1"], "active a"),
        (["Attack 2", "Lost"], ["Heal 1, self", "Round: Shield 1"], "lost a"),
        (["Attack 2", "Persistent: Shield 1"], ["Heal 1, self", "Lost"], "lost a"),
    ],
)
def test_the_strictest_icon_of_both_actions_decides(top: list[str], bottom: list[str], zone: str) -> None:
    p = hasty(top, bottom).go("perform")
    assert p.zone("whirl") == zone
    assert p.game.shield(p.hero) == (zone == "active a")  # a bonus is in force only from the active area


@pytest.mark.parametrize(
    ("top", "zone"), [(["Attack 2", "Lost"], "lost a"), (["Attack 2", "Persistent: Shield 1"], "active a"), (["Attack 2"], "hand b")]
)
def test_the_top_action_alone_decides_if_nothing_of_the_bottom_action_is_performed(top: list[str], zone: str) -> None:
    assert hasty(top, ["Heal 1, self", "Lost"]).go("skip").zone("whirl") == zone


def test_a_bonus_for_the_round_takes_the_card_out_of_the_active_area() -> None:
    p = hasty(["Attack 2", "Persistent: Shield 1"], ["Heal 1, self", "Round: Shield 2"]).go("perform")
    assert p.game.shield(p.hero) == 3
    p.until("short-rest")
    assert p.zone("whirl") == "hand b"
    assert p.game.shield(p.hero) == 0


@pytest.mark.parametrize("key", ["basic-top:whirl", "top:whirl"])
def test_drop_of_haste_elixir_needs_a_top_action_that_was_performed(key: str) -> None:
    p = position("s\n\n1", monsters=["dummy 1"], equipped=["drop-of-haste-elixir"], cards=[card("whirl", top="Attack 2")])
    p.play("whirl", "spare-1").go(key, "attack:m1" if key.startswith("basic") else "stop")
    assert p.prompt == "turn"
    assert p.state.items == {"drop-of-haste-elixir": "ready"}
