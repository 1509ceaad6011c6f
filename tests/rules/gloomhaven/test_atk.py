"""Attack."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked
from undercroft.kernel.decision import TABLE
from undercroft.kernel.packs import PackError

from .position import Position, card, kind, position
from .strikes import PAIR, biter, bitten, hitting, last, lost, room, story

WALL = kind("wall", does=(), health=30, initiative=90, traits="Shield 2")
THORN = kind("thorn", does=(), health=30, initiative=90, traits="Retaliate 1")
EDGE = card("edge", bottom="Persistent: When you attack: attack +1", initiative=2)


@pytest.mark.rule("GH-ATK-01")
def test_attack_x_deals_x_to_an_enemy_in_range() -> None:
    p = hitting("Attack 4")
    assert p.keys == ["attack:dummy-1", "stop"]
    p.go("attack:dummy-1")
    assert (last(p).value, last(p).damage, lost(p)) == (4, 4, 4)


@pytest.mark.rule("GH-ATK-02")
def test_allies_cannot_be_attacked() -> None:
    p = hitting("Attack 2, target 4", "2 1 A\n B .", monsters={"A": "dummy"}, allies={"B": "moth"})
    assert p.keys_of("attack") == ["dummy-1"]
    p.go("attack:dummy-1")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-ATK-02")
def test_monsters_do_not_attack_each_other() -> None:
    p = bitten(room("1 . A B"), "Attack +0, range 9, target 9", monsters={"A": "biter", "B": "dummy"}).until("turn")
    assert [e.target for e in p.events(Attacked)] == ["c1", "c2"]


@pytest.mark.rule("GH-ATK-03")
def test_a_ranged_attack_reaches_any_enemy_within_its_range() -> None:
    p = hitting("Attack 2, range 3", room("A . . 1 . B . C"))
    assert p.keys_of("attack") == ["dummy-1", "dummy-2"]


@pytest.mark.rule("GH-ATK-04")
@pytest.mark.parametrize(("map_", "drawn"), [(room("1 A ."), ("+1", "-1")), (room("1 . A"), ("+1",))])
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage(map_: str, drawn: tuple[str, ...]) -> None:
    p = hitting("Attack 3, range 2", map_, modifiers="+1 -1").go("attack:dummy-1")
    assert last(p).modifiers == drawn
    assert last(p).used == drawn[-1]


@pytest.mark.rule("GH-ATK-05")
def test_without_a_range_an_attack_is_melee_and_reaches_the_next_hex() -> None:
    p = hitting("Attack 2, target 2", "1 A B\n 2", modifiers="+1 -1")
    assert p.keys_of("attack") == ["dummy-1"]
    p.go("attack:dummy-1")
    assert last(p).modifiers == ("+1",)  # no disadvantage for an adjacent target


@pytest.mark.rule("GH-ATK-06")
def test_first_come_the_attackers_bonuses_and_penalties() -> None:
    """An active card +1, an item +1, the card's own -1, a poisoned target +1: all of it is doubled by the card drawn afterwards."""
    p = hitting("Attack 2, attack -1 against adjacent", cards=[EDGE], equipped=["minor-power-potion"], modifiers="2x")
    p.amend("figures.dummy-1.conditions", {"poison": 0}).go("item:minor-power-potion", "attack:dummy-1")
    assert last(p).value == 2 - 1 + 1 + 1
    p.next_round().play("edge", "spare-2").go("bottom:edge", "perform", "top:spare-2", "attack:dummy-1")
    assert last(p).value == 2 + 1 + 1
    assert [e.damage for e in p.events(Attacked)] == [2 * 3, 4]


@pytest.mark.rule("GH-ATK-07")
@pytest.mark.parametrize(("drawn", "damage"), [("+2", 5), ("-1", 2), ("+0", 3), ("2x", 6), ("null", 0)])
def test_then_a_card_of_the_attackers_deck_is_applied(drawn: str, damage: int) -> None:
    p = hitting("Attack 3", modifiers=drawn).go("attack:dummy-1")
    assert lost(p) == damage
    assert (p.state.decks["c1"].discard, p.state.decks["c2"].discard, p.state.decks["monsters"].discard) == ([drawn], [], [])


@pytest.mark.rule("GH-ATK-08")
def test_last_come_the_defenders_bonuses() -> None:
    """Shield 2 is taken off the doubled value, not doubled with it."""
    p = hitting("Attack 3", monsters={"A": "wall"}, kinds=[WALL], modifiers="2x").go("attack:wall-1")
    assert (last(p).value, last(p).shield, lost(p, "wall")) == (3, 2, 3 * 2 - 2)


@pytest.mark.rule("GH-ATK-09")
@pytest.mark.parametrize(("key", "damage"), [("add-first", (3 + 1) * 2), ("double-first", 3 * 2 + 1)])
def test_the_player_chooses_the_order_of_modifiers_in_one_step(key: str, damage: int) -> None:
    p = hitting("Attack 3", deck={"roll": "rolling +1"}, modifiers="tester/roll 2x").go("attack:dummy-1")
    assert (p.prompt, p.seat, p.keys) == ("modifier-order", 0, ["add-first", "double-first"])
    p.go(key)
    assert lost(p) == damage


@pytest.mark.rule("GH-ATK-09")
def test_of_several_numbers_some_may_come_before_the_doubling() -> None:
    deck = {"one": "rolling +1", "two": "rolling +2"}
    p = hitting("Attack 3", deck=deck, modifiers="tester/one tester/two 2x").go("attack:dummy-1")
    assert p.keys == ["add-first", "before:2", "before:1", "double-first"]
    p.go("before:2")
    assert lost(p) == (3 + 2) * 2 + 1


@pytest.mark.rule("GH-ATK-09")
def test_for_an_attack_that_no_player_makes_all_players_choose_the_order() -> None:
    wolf = card("wolf", top='Persistent: Summon "Wolf" {hp 9, move 2, attack 2}', initiative=2)
    p = hitting("Attack 1", "1 . A\n 2", cards=[wolf], deck={"roll": "rolling +1"}, modifiers="tester/roll 2x").next_round()
    p.play("wolf", "spare-2").go("top:wolf", "hex:2,1").next_round().play().until("modifier-order")
    assert (p.seat, p.state.turn and p.state.turn.figure) == (TABLE, "s1")
    p.go("add-first")
    assert lost(p) == (2 + 1) * 2


DOUBLE = card("double", bottom="Persistent: When you attack: double the attack", initiative=2)


def doubling(top: str, **given: Any) -> Position:
    """Character 1 attacks with a doubling in force from its round before."""
    p = hitting("Attack 1", cards=[DOUBLE, card("jab", top=top, initiative=3), *given.pop("cards", ())], **given).go("stop").next_round()
    p.play("double", "jab").go("bottom:double", "perform")
    return p


@pytest.mark.rule("GH-ATK-09")
@pytest.mark.parametrize(("key", "value"), [("add-first", (3 + 1) * 2), ("double-first", 3 * 2 + 1)])
def test_a_bonus_that_doubles_comes_before_or_after_what_is_added_as_the_player_likes(key: str, value: int) -> None:
    p = doubling("Attack 3, attack +1 against adjacent").go("top:jab", "attack:dummy-1")
    assert (p.prompt, p.seat, p.keys) == ("modifier-order", 0, ["add-first", "double-first"])
    p.go(key)
    assert (last(p).value, lost(p)) == (value, value)


@pytest.mark.rule("GH-ATK-09")
def test_an_item_and_poison_are_in_the_same_step_as_a_doubling() -> None:
    p = hitting("Attack 2, double the attack", equipped=["minor-power-potion"]).amend("figures.dummy-1.conditions", {"poison": 0})
    p.go("item:minor-power-potion", "attack:dummy-1")
    assert p.keys == ["add-first", "before:1", "double-first"]
    p.go("before:1")
    assert last(p).value == (2 + 1) * 2 + 1


@pytest.mark.rule("GH-ATK-09")
@pytest.mark.parametrize(
    ("top", "value"), [("Attack 3", 6), ("Attack 0, attack -1 against adjacent", 0), ("Attack 3, attack +1 against elite", 6)]
)
def test_nobody_is_asked_where_the_order_of_a_doubling_changes_nothing(top: str, value: int) -> None:
    """Nothing is added; what is taken off leaves nothing either way; what would be added does not apply."""
    p = doubling(top).go("top:jab", "attack:dummy-1")
    assert (last(p).value, p.prompt) == (value, "spare")


@pytest.mark.rule("GH-ATK-09")
def test_what_adds_up_to_nothing_still_has_an_order() -> None:
    p = hitting("Attack 3, double the attack, attack -1 against adjacent").amend("figures.dummy-1.conditions", {"poison": 0})
    p.go("attack:dummy-1")
    assert p.keys == ["double-first", "before:1", "before:-1"]
    p.go("before:1")
    assert last(p).value == (3 + 1) * 2 - 1


@pytest.mark.rule("GH-ATK-09")
def test_two_doublings_have_an_order_with_what_is_added() -> None:
    p = doubling("Attack 3, double the attack, attack +1 against adjacent").go("top:jab", "attack:dummy-1")
    assert p.keys == ["add-first", "before:0/1", "double-first"]
    p.go("before:0/1")
    assert last(p).value == (3 * 2 + 1) * 2


@pytest.mark.rule("GH-ATK-09")
def test_for_a_monsters_attack_the_players_choose_the_order_of_a_doubling() -> None:
    p = position(room("1 A"), monsters={"A": "biter"}, kinds=[biter("Attack +0, double the attack")])
    p.set(p.c(), conditions=["poison"]).play("spare-1", "spare-2")
    assert (p.prompt, p.seat, p.keys) == ("modifier-order", TABLE, ["add-first", "double-first"])
    p.go("add-first").until("turn")
    assert last(p).value == (3 + 1) * 2


@pytest.mark.rule("GH-ATK-09", "GH-ATK-07")
def test_the_modifier_card_is_another_step_whose_order_is_not_mixed_with_that_of_bonuses() -> None:
    p = hitting("Attack 3, attack +1 against adjacent", modifiers="2x").go("attack:dummy-1")
    assert (last(p).value, lost(p), p.prompt) == (4, 8, "turn")
    q = hitting("Attack 3, double the attack", deck={"roll": "rolling +1"}, modifiers="tester/roll +0").go("attack:dummy-1")
    assert (last(q).value, lost(q), q.prompt) == (6, 7, "turn")
    r = hitting("Attack 3, double the attack", deck={"roll": "rolling +1"}, modifiers="tester/roll 2x").go("attack:dummy-1")
    assert r.keys == ["add-first", "double-first"]
    assert lost(r.go("add-first")) == (6 + 1) * 2


def test_a_modifier_card_doubles_with_its_value_only() -> None:
    with pytest.raises(PackError, match="written 2x"):
        hitting("Attack 3", deck={"twice": "+0, double the attack"})


@pytest.mark.rule("GH-ATK-10")
def test_every_target_is_reckoned_by_itself() -> None:
    p = hitting("Attack 3, target 3", "A 1 B\n C 2", monsters={"A": "dummy", "B": "wall", "C": "dummy"}, kinds=[WALL], modifiers="+1 +0 -1")
    p.amend("figures.dummy-2.conditions", {"poison": 0}).go("attack:dummy-1", "attack:wall-1", "attack:dummy-2")
    assert (lost(p), lost(p, "wall"), lost(p, "dummy", 2)) == (3 + 1, 3 - 2, 3 + 1 - 1)


@pytest.mark.rule("GH-ATK-11")
def test_a_null_leaves_no_damage_whatever_was_rolled_with_it() -> None:
    p = hitting("Attack 3", deck={"roll": "rolling +2"}, modifiers="tester/roll null").go("attack:dummy-1")
    assert (last(p).used, lost(p)) == ("tester/roll+null", 0)


@pytest.mark.rule("GH-ATK-12")
@pytest.mark.parametrize(("attack", "drawn"), [(1, "-2"), (2, "+0"), (3, "null")])
def test_damage_is_at_least_zero_and_an_attack_without_damage_is_an_attack(attack: int, drawn: str) -> None:
    """Its conditions are given and it is retaliated against."""
    both = kind("both", does=(), health=30, initiative=90, traits="Shield 2; Retaliate 1")
    p = hitting(f"Attack {attack}, muddle", monsters={"A": "both"}, kinds=[both], modifiers=drawn)
    p.go("attack:both-1", "draw", "suffer")
    assert (last(p).damage, p.m("both").health) == (0, 30)
    assert story(p) == ["attacked both-1", "gained both-1 muddle", "retaliated both-1", "suffered c1"]


@pytest.mark.rule("GH-ATK-13")
def test_one_attack_is_finished_before_the_next_in_an_order_the_player_chooses() -> None:
    p = hitting("Attack 2, target 2, muddle", PAIR, monsters={"A": "thorn", "B": "thorn"}, kinds=[THORN])
    assert p.keys_of("attack") == ["thorn-1", "thorn-2"]
    p.go("attack:thorn-2", "draw", "suffer", "attack:thorn-1", "draw", "suffer")
    one = ["attacked {0}", "suffered {0}", "gained {0} muddle", "retaliated {0}", "suffered c1"]
    assert story(p) == [line.format(id) for id in ("thorn-2", "thorn-1") for line in one]


@pytest.mark.rule("GH-ATK-13")
def test_a_monster_finishes_one_attack_before_the_next_too() -> None:
    ward = card("ward", bottom="Round: Retaliate 1", initiative=1)
    p = bitten("1 A 2", "Attack +0, target 2, muddle", stats={"initiative": 50}, cards=[ward])
    p.until("damage")
    assert [line for line in story(p) if line.startswith("attacked")] == ["attacked c1"]
    p.go("suffer").until("damage")
    assert story(p)[:3] == ["attacked c1", "suffered c1", "gained c1 muddle"]
    assert [line for line in story(p) if line.startswith("attacked")] == ["attacked c1", "attacked c2"]
