"""BB-MAT: monsters' attacks and other abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Gained

from .hunting import attacks, beast, hunt, hunted, skipped, turn
from .position import Position, card, idle, row


@pytest.mark.rule("BB-MAT-02")
@pytest.mark.parametrize(
    ("map_", "attack", "hit", "rows"),
    [
        ("1 . . s", "Attack 2, range 3", True, 1),
        ("1 . . s", "Attack 2, range 2", False, 0),
        ("1 . s", "Attack 2", False, 0),
        ("1 s", "Attack 2", True, 1),
        ("1 s", "Attack 2, range 1", True, 2),  # with a range it is a ranged attack, at a disadvantage when adjacent
    ],
)
def test_an_attack_has_its_printed_range_or_is_melee(map_: str, attack: str, hit: bool, rows: int) -> None:
    p = hunted(map_, attack)
    assert len(attacks(p)) == int(hit)
    assert [len(e.rows) for e in p.events(ModifierRolled)] == ([rows] if rows else [])


@pytest.mark.rule("BB-MAT-03")
@pytest.mark.parametrize(("level", "health"), [(1, 12), (4, 16)])
def test_the_printed_value_is_the_whole_attack(level: int, health: int) -> None:
    p = row("1 s", monsters=["beast 1"], kinds=[beast("Attack 3", initiative=1)], level=level)
    p.go(p.keys[0])
    p.go(p.keys[0]).until("turn")
    assert ([a.value for a in attacks(p)], p.hero.health) == ([3], health - 3)


SHELL = beast("Round: Shield 2", health=30, initiative=50)


@pytest.mark.rule("BB-MAT-05")
def test_a_columns_bonus_holds_from_the_monsters_turn_to_the_end_of_the_round() -> None:
    cards = [card("early", top="Attack 3", initiative=20, b_initiative=20, b_top="Attack 3"), card("late", top="Attack 3", initiative=80)]
    p = row("s 1", monsters=["beast 1"], kinds=[SHELL], cards=cards)
    p.play("early", "spare-1").go("top:early", "attack:m1")
    assert p.monster(1).health == 27, "not yet"
    p.next_round().play("late", "spare-1").go("top:late", "attack:m1")
    assert p.monster(1).health == 26, "shielded since its turn"
    p.next_round().play("early", "spare-2").go("top:early", "attack:m1")
    assert p.monster(1).health == 23, "over with the round"


@pytest.mark.rule("BB-MAT-06")
def test_bonuses_of_the_card_and_of_the_column_add_up() -> None:
    p = hunted("1 s", "Round: Shield 2", "Round: Shield 1", type_={"traits": ["Shield 1"], "health": 30})
    p.go("top:slow", "attack:m1")
    assert attacks(p, "hero")[0].shield == 4


@pytest.mark.rule("BB-MAT-06")
def test_retaliates_of_the_card_and_of_the_column_add_up() -> None:
    p = hunted("1 s", "Round: Retaliate 2", type_={"traits": ["Retaliate 1"]})
    p.go("top:slow", "attack:m1", "suffer")
    assert p.hero.health == 9


HERD = ["beast 1", "dummy 2", "dummy 3"]


@pytest.mark.rule("BB-MAT-07")
@pytest.mark.parametrize(
    ("lost", "healed"),
    [((1, 5, 3), "m2"), ((1, 2, 3), "m3"), ((6, 5, 3), "m1"), ((0, 0, 1), "m3")],
)
def test_a_heal_goes_to_whom_has_lost_most(lost: tuple[int, int, int], healed: str) -> None:
    p = hunt("2 1 3 s", "Heal 1, range 1", monsters=HERD)
    before = [m.max_health - n for m, n in zip((p.monster(1), p.monster(2), p.monster(3)), lost)]
    for n, health in enumerate(before, 1):
        p.set(p.monster(n), health=health)
    turn(p)
    after = [p.monster(n).health for n in (1, 2, 3)]
    assert [a - b for a, b in zip(after, before)] == [int(f"m{n}" == healed) for n in (1, 2, 3)]


@pytest.mark.rule("BB-MAT-07")
def test_between_equally_hurt_monsters_in_range_the_player_decides() -> None:
    p = hunt("2 1 . 3 s", "Heal 2, range 1", monsters=HERD)
    for n, health in ((1, 5), (2, 27), (3, 1)):
        p.set(p.monster(n), health=health)
    p.play("slow", "spare-1")
    assert (p.prompt, p.keys) == ("monster-heal", ["heal:m1", "heal:m2"]), "the third is out of range"
    p.go("heal:m2")
    assert [p.monster(n).health for n in (1, 2, 3)] == [5, 29, 1]


@pytest.mark.rule("BB-MAT-08")
@pytest.mark.parametrize(
    ("map_", "ability", "expected"),
    [
        ("1 . s", "Poison, muddle, range 2", (["poison", "muddle"], "3,1")),
        ("1 . . s", "Poison, muddle, range 2", ([], "4,1")),
        ("1 . s .", "Push 1, range 2, wound", (["wound"], "4,1")),
        ("1 . . s .", "Push 1, range 2, wound", ([], "4,1")),
        ("1 . . s", "Pull 2, range 3", ([], "2,1")),
    ],
)
def test_negative_abilities_are_aimed_at_the_character_in_range(map_: str, ability: str, expected: tuple[list[str], str]) -> None:
    p = hunted(map_, ability)
    assert (list(p.hero.conditions), p.where(p.hero)) == expected


@pytest.mark.rule("BB-MAT-08")
def test_negative_abilities_do_not_influence_movement() -> None:
    p = hunted("1 . . . s", "Move 3", "Attack 1, range 3", "Immobilize, range 1")
    assert (p.where(p.monster(1)), p.hero.conditions) == ("2,1", {})


def boast(map_: str, ability: str, *others: dict[str, Any], monsters: Sequence[str] = HERD, have: Sequence[int] = (1,), **given: Any) -> Position:
    """A beast about to give Strengthen; those named have it already."""
    p = hunt(map_, ability, monsters=monsters, kinds=others, **given)
    for n in have:
        p.set(p.monster(n), conditions=["strengthen"])
    return p.play("slow", "spare-1")


def gained(p: Position) -> list[str]:
    return [e.figure for e in p.events(Gained)]


@pytest.mark.rule("BB-MAT-09")
@pytest.mark.parametrize(
    ("map_", "have", "who"),
    [("1 3 2 s", (1,), "m3"), ("1 3 2 s", (1, 3), "m2"), ("1 2 . 3 s", (1, 2), "m3"), ("1 2 . . 3 s", (1, 2), "")],
    ids=["closest", "closest without it", "the only one without it", "out of range"],
)
def test_a_good_condition_goes_to_the_closest_monster_without_it(map_: str, have: tuple[int, ...], who: str) -> None:
    p = boast(map_, "Strengthen, range 3", have=have)
    assert gained(p) == ([who] if who else [])


@pytest.mark.rule("BB-MAT-09")
def test_between_equally_close_monsters_the_earlier_gets_it() -> None:
    p = boast("2 1 3 s", "Strengthen, range 1", idle("snail", 60), idle("hare", 30), monsters=["beast 1", "snail 2", "hare 3"])
    assert gained(p) == ["m3"]
    p = boast("3 1 2 s", "Strengthen, range 1")
    assert gained(p) == ["m2"], "of one type the lower number acts first"


@pytest.mark.rule("BB-MAT-10")
def test_the_monster_itself_comes_first() -> None:
    assert gained(boast("1 2 3 s", "Strengthen, range 3", have=())) == ["m1"]


@pytest.mark.rule("BB-MAT-10")
def test_several_targets_are_different_monsters() -> None:
    assert gained(boast("1 2 3 s", "Strengthen, range 3, target 2", have=())) == ["m1", "m2"]
    assert gained(boast("1 2 3 s", "Strengthen, range 3, target 2", have=(2,))) == ["m1", "m3"]
    assert gained(boast("1 2 3 s", "Strengthen, range 3, target 9", have=())) == ["m1", "m2", "m3"]


@pytest.mark.rule("BB-MAT-10")
def test_where_all_have_it_there_is_no_target() -> None:
    p = boast("1 2 3 s", "Strengthen, range 3", have=(1, 2, 3))
    assert (gained(p), skipped(p)) == ([], ["no-target"])


@pytest.mark.rule("BB-MAT-10")
@pytest.mark.parametrize(("initiatives", "who"), [((20, 60, 70), "m3"), ((45, 60, 70), "m2")])
def test_an_elite_counts_with_the_lower_of_its_initiatives(initiatives: tuple[int, int, int], who: str) -> None:
    twice = idle("twice", *initiatives)
    p = boast("2 1 3 s", "Strengthen, range 1", idle("snail", 40), twice, monsters=["beast 1", "snail 2", "twice 3 elite"], draws="0 0 0")
    assert gained(p) == [who]


@pytest.mark.rule("BB-MAT-10")
def test_a_condition_for_itself_is_always_applied() -> None:
    p = boast("1 2 s", "Strengthen, wound, self", monsters=["beast 1", "dummy 2"])
    assert gained(p) == ["m1", "m1"]
    assert p.monster(1).conditions == {"strengthen": 1, "wound": 0}, "gained anew in its own turn, it lasts for the next one too"


@pytest.mark.rule("BB-MAT-09", "BB-INI-07")
def test_types_that_tie_are_ordered_by_the_player() -> None:
    kinds = [idle("snail", 60), idle("slug", 60)]
    p = boast("2 1 3 s", "Strengthen, range 1", *kinds, monsters=["beast 1", "snail 2", "slug 3"])
    assert (p.prompt, p.keys) == ("monster-give", ["give:m2", "give:m3"])
    assert gained(p.go("give:m3")) == ["m3"]


@pytest.mark.rule("BB-MAT-11")
def test_a_monster_applies_every_effect_of_attack_and_modifier() -> None:
    p = hunt("1 s .", "Attack 2, wound, push 1", table=[["+0, muddle"] * 3] * 6, type_={"attacks": "poison"})
    p.play("slow", "spare-1")
    asked: list[str] = []
    while p.prompt != "turn":
        asked.append(p.prompt)
        assert not [k for k in p.keys if k == "decline" or k.startswith("skip")]
        p.go(p.keys[0])
    assert set(asked) == {"damage", "effect-order"}
    assert sorted(p.hero.conditions) == ["muddle", "poison", "wound"]
    assert p.where(p.hero) == "3,1"


@pytest.mark.rule("BB-MAT-11")
def test_a_monster_gains_what_its_modifier_gives() -> None:
    p = hunt("1 s", "Attack 2", table=[["+0, strengthen self"] * 3] * 6)
    p.play("slow", "spare-1").go("suffer")
    assert ("strengthen" in p.monster(1).conditions, p.prompt) == (True, "turn")
