"""Advantage and disadvantage."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked

from .position import Position, monster
from .striking import LADDER, about_to, facing, lost, table


def hero_attacks(condition: str, *entries: str, top: str = "Attack 3", rolls: str = "+ +", **given: Any) -> Position:
    """The character has a condition and attacks a dummy; these are the modifiers in the "+" column."""
    p = about_to(top, rolls=rolls, table=table(*entries), **given)
    return p.set(p.hero, conditions=[condition]).go("top:jab", "attack:m1")


def monster_attacks(condition: str, *entries: str, rolls: str = "+ +", attack: str = "Attack 3") -> Position:
    """A monster has a condition and attacks the character, up to the damage."""
    p = facing([attack], rolls=rolls, tables={"odd": table(*entries)}, difficulty="odd")
    return p.set(p.monster(1), conditions=[condition]).play("spare-1", "spare-2")


def used(p: Position) -> str:
    """The modifier of the last attack."""
    found: str = p.events(Attacked)[-1].used
    return found


@pytest.mark.rule("BB-ADV-01")
def test_advantage_is_two_rolls_on_consecutive_rows() -> None:
    p = hero_attacks("strengthen", "+1", "+2")
    assert p.events(ModifierRolled)[0].rows == (0, 1)
    assert p.events(ModifierRolled)[0].modifiers == ("+1", "+2")
    assert p.prompt == "advantage"
    p.go("modifier:2")
    assert lost(p, 1) == 3 + 2  # one of them, not both


@pytest.mark.rule("BB-ADV-02")
@pytest.mark.parametrize(("key", "modifier"), [("modifier:1", "+1"), ("modifier:2", "+2")])
def test_with_advantage_the_player_may_use_either(key: str, modifier: str) -> None:
    p = hero_attacks("strengthen", "+1", "+2")
    assert p.keys == ["modifier:1", "modifier:2"]
    assert used(p.go(key)) == modifier


@pytest.mark.rule("BB-ADV-02")
@pytest.mark.parametrize("entries", [("+1", "+2"), ("+2", "+1")])
def test_with_advantage_a_monster_uses_the_better(entries: tuple[str, str]) -> None:
    p = monster_attacks("strengthen", *entries)
    assert p.prompt == "damage"
    assert p.decision.args["damage"] == 3 + 2
    assert used(p) == "+2"


@pytest.mark.rule("BB-ADV-03")
@pytest.mark.parametrize("entries", [("+1", "+2"), ("+2", "+1")])
def test_with_disadvantage_everyone_uses_the_worse(entries: tuple[str, str]) -> None:
    p = hero_attacks("muddle", *entries)
    assert p.prompt == "turn"
    assert used(p) == "+1"
    assert p.events(ModifierRolled)[0].rows == (0, 1)
    assert used(monster_attacks("muddle", *entries)) == "+1"


@pytest.mark.rule("BB-ADV-04")
def test_each_row_has_its_own_roll() -> None:
    p = hero_attacks("strengthen", "+1", "+2", rolls="- +")
    assert p.events(ModifierRolled)[0].results == ("-", "+")
    assert p.events(ModifierRolled)[0].modifiers == ("-1", "+2")
    p.go("modifier:1")
    assert lost(p, 1) == 3 - 1


@pytest.mark.rule("BB-ADV-05")
@pytest.mark.parametrize("entries", [("+0, wound", "+0, poison"), ("+0, poison", "+0, wound")])
def test_in_doubt_the_first_is_used(entries: tuple[str, str]) -> None:
    p = hero_attacks("muddle", *entries)
    assert p.prompt == "modifier-effects"
    assert p.decision.args["modifier"] == entries[0]
    assert used(monster_attacks("muddle", *entries)) == entries[0]
    assert used(monster_attacks("strengthen", *entries)) == entries[0]


FIRST = pytest.mark.parametrize("first", ["worse", "better"])
"""Which of two modifiers is rolled first."""
STANDING = pytest.mark.parametrize("condition", ["strengthen", "muddle"])
"""A monster with advantage uses the better of two modifiers, with disadvantage the worse."""


def chosen(condition: str, first: str, worse: str, better: str, attack: int = 3) -> bool:
    """Is the right one of two modifiers used, whichever comes first?"""
    entries = (worse, better) if first == "worse" else (better, worse)
    p = monster_attacks(condition, *entries, attack=f"Attack {attack}").until("turn")
    return used(p) == (better if condition == "strengthen" else worse)


@pytest.mark.rule("BB-ADV-06")
@pytest.mark.parametrize(("worse", "better"), [("+0, wound", "+1"), ("+0, wound", "+1, muddle self"), ("-1, wound", "+0, poison")])
@FIRST
@STANDING
def test_different_numbers_decide_whatever_the_effects(condition: str, first: str, worse: str, better: str) -> None:
    assert chosen(condition, first, worse, better)


@pytest.mark.rule("BB-ADV-07")
@pytest.mark.parametrize(
    ("worse", "better"), [("+0", "+0, wound"), ("+0", "+0, strengthen self"), ("+0, muddle self", "+0"), ("+0, muddle self", "+0, wound")]
)
@FIRST
@STANDING
def test_a_good_effect_is_better_than_none_and_a_bad_one_worse(condition: str, first: str, worse: str, better: str) -> None:
    assert chosen(condition, first, worse, better)


@pytest.mark.rule("BB-ADV-08")
@pytest.mark.parametrize(
    ("attack", "worse", "better"),
    [
        (3, "+1", "x2"),
        (1, "x2", "+2"),
        (0, "x2", "+1"),
        (1, "miss", "-5"),
        (1, "-3", "-2"),
        (3, "+0, push 1", "+0, push 2"),
        (3, "+0, pierce 1, wound", "+0, pierce 2, wound"),
        (3, "x2", "+3, push 1"),
    ],
)
@FIRST
@STANDING
def test_the_higher_value_is_better_then_the_effect(condition: str, first: str, attack: int, worse: str, better: str) -> None:
    assert chosen(condition, first, worse, better, attack)


@pytest.mark.rule("BB-ADV-08")
@pytest.mark.parametrize(
    ("attack", "one", "other"),
    [
        (1, "x2", "+1"),
        (3, "+0, push 1", "+0, pull 3"),
        (3, "+0, push 1, wound", "+0, push 2"),
        (3, "+0, push 1, wound self", "+0, push 2, muddle self"),
        (3, "+0, push 1, pierce 2", "+0, push 2, pierce 1"),
        (3, "+0, push 1", "+0, push 2, pierce 1"),
    ],
)
@STANDING
def test_what_cannot_be_compared_is_ambiguous(condition: str, attack: int, one: str, other: str) -> None:
    assert used(monster_attacks(condition, one, other, attack=f"Attack {attack}").until("turn")) == one
    assert used(monster_attacks(condition, other, one, attack=f"Attack {attack}").until("turn")) == other


@pytest.mark.rule("BB-ADV-08")
def test_bonuses_count_for_the_comparison_but_immunities_do_not() -> None:
    p = about_to("Attack 1, attack +2", rolls="+ +", table=table("x2", "+2"))
    p.set(p.hero, conditions=["muddle"]).go("top:jab", "attack:m1", "roll")
    assert used(p) == "+2"
    stone = monster("stone", health=30, minus=(), zero=(), plus=(), immune=["wound"])
    assert used(hero_attacks("muddle", "+0, wound", "+0", monsters=["stone 1"], kinds=[stone])) == "+0"


@pytest.mark.rule("BB-ADV-09")
def test_the_other_modifier_is_ignored_with_its_effects() -> None:
    p = hero_attacks("strengthen", "+2, wound", "+1, poison").go("modifier:2")
    assert p.decision.args["modifier"] == "+1, poison"
    p.go("apply")
    assert lost(p, 1) == 3 + 1
    assert list(p.monster(1).conditions) == ["poison"]


@pytest.mark.rule("BB-ADV-10")
def test_sources_of_advantage_do_not_stack() -> None:
    p = about_to("Attack 3", rolls="+ + +", table=LADDER, equipped=["sparrow-skull-helm"])
    p.set(p.hero, conditions=["strengthen"]).go("top:jab", "attack:m1", "item:sparrow-skull-helm")
    assert p.prompt == "advantage"
    assert p.events(ModifierRolled)[0].rows == (0, 1)


@pytest.mark.rule("BB-ADV-10")
def test_sources_of_disadvantage_do_not_stack() -> None:
    p = hero_attacks("muddle", "+2", "+1", "+0", top="Attack 3, range 2", rolls="+ + +")
    assert used(p) == "+1"
    assert p.events(ModifierRolled)[0].rows == (0, 1)


@pytest.mark.rule("BB-ADV-11")
@pytest.mark.parametrize("conditions", [["strengthen"], ["strengthen", "muddle"]])
def test_advantage_and_disadvantage_cancel_however_many(conditions: list[str]) -> None:
    """A ranged attack beside the enemy, with one or two sources of disadvantage against one of advantage."""
    p = about_to("Attack 3, range 2", rolls="+ -", table=LADDER)
    p.set(p.hero, conditions=conditions).go("top:jab", "attack:m1")
    assert p.events(ModifierRolled)[0].results == ("+",)
    assert lost(p, 1) == 3 + 1


@pytest.mark.rule("BB-ADV-12")
@pytest.mark.parametrize(("top", "map_", "rolls"), [("Attack 3, range 2", "s 1", 2), ("Attack 3, range 2", "s . 1", 1), ("Attack 3", "s 1", 1)])
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage(top: str, map_: str, rolls: int) -> None:
    p = about_to(top, map_, rolls="+ -").go("top:jab", "attack:m1")
    assert len(p.events(ModifierRolled)[0].results) == rolls
    assert used(p) == ("-1" if rolls == 2 else "+1")
    p = facing([top], map_, rolls="+ -").play("spare-1", "spare-2")
    assert len(p.events(ModifierRolled)[0].results) == rolls
    assert used(p) == ("-1" if rolls == 2 else "+1")


@pytest.mark.rule("BB-ADV-13")
@pytest.mark.parametrize("condition", ["strengthen", "muddle"])
def test_the_tracker_moves_two_rows(condition: str) -> None:
    p = about_to(["Attack 3", "Attack 3"], rolls="+ - +", table=LADDER)
    p.set(p.hero, conditions=[condition]).go("top:jab", "attack:m1").until("attack")
    assert p.state.rows["hero"] == 2
    p.set(p.hero, conditions=["poison"]).go("attack:m1")
    assert used(p) == "+3"
    assert p.state.rows["hero"] == 3


@pytest.mark.rule("BB-ADV-14")
@pytest.mark.parametrize(("row", "rows", "after"), [(5, (5, 0), 1), (4, (4, 5), 0)])
def test_from_the_last_row_on_to_the_first(row: int, rows: tuple[int, int], after: int) -> None:
    p = about_to("Attack 3", rolls="+ +", table=LADDER)
    p.table.amend("rows.hero", row)
    p.set(p.hero, conditions=["muddle"]).go("top:jab", "attack:m1")
    assert p.events(ModifierRolled)[0].rows == rows
    assert p.state.rows["hero"] == after


@pytest.mark.rule("BB-ADV-15")
def test_when_both_cancel_the_tracker_moves_one_row() -> None:
    p = about_to(["Attack 3", "Attack 3"], rolls="+ +", table=LADDER)
    p.set(p.hero, conditions=["strengthen", "muddle"]).go("top:jab", "attack:m1")
    assert p.prompt == "attack"
    assert p.state.rows["hero"] == 1
    assert used(p) == "+1"
    assert used(p.go("attack:m1")) == "+2"
