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


@pytest.mark.rule("BB-MAT-09", "BB-INI-07")
@pytest.mark.parametrize(("first", "second", "who"), [("snail", "slug", "m2"), ("slug", "snail", "m3")])
def test_types_that_tie_come_in_the_order_in_which_they_have_acted(first: str, second: str, who: str) -> None:
    kinds = [beast("Strengthen, ally, range 1"), idle("snail", 10), idle("slug", 10)]
    p = row("2 1 3 s", monsters=["beast 1", "snail 2", "slug 3"], kinds=kinds, cards=[card("slow", initiative=95)]).play("slow", "spare-1")
    p.go(f"first:{first}:0", f"first:{second}:0")
    assert (p.prompt, gained(p)) == ("turn", [who])


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


def hurt(map_: str, ability: str, *lost: int) -> list[int]:
    """How much health each of the herd gains by the beast's ability."""
    p = hunt(map_, ability, monsters=HERD)
    before = [p.monster(n).max_health - each for n, each in enumerate(lost, 1)]
    for n, health in enumerate(before, 1):
        p.set(p.monster(n), health=health)
    turn(p)
    return [p.monster(n).health - health for n, health in enumerate(before, 1)]


@pytest.mark.rule("BB-MAT-07")
@pytest.mark.parametrize("ability", ["Heal 2, self", "Heal 2", "Heal 2, self, range 3"])
def test_a_heal_for_itself_goes_to_nobody_else_however_hurt(ability: str) -> None:
    assert hurt("2 1 3 s", ability, 2, 9, 9) == [2, 0, 0]


@pytest.mark.rule("BB-MAT-07", "BB-TGT-08")
@pytest.mark.parametrize(
    ("map_", "ability", "gained"),
    [("2 1 . 3 s", "Heal 2, ally", [0, 2, 0]), ("2 1 . 3 s", "Heal 2, ally, range 2", [0, 0, 2]), ("2 . 1 . 3 s", "Heal 2, ally", [0, 0, 0])],
    ids=["adjacent", "in range", "nobody near"],
)
def test_a_heal_for_allies_does_not_go_to_itself(map_: str, ability: str, gained: list[int]) -> None:
    assert hurt(map_, ability, 7, 3, 5) == gained


@pytest.mark.rule("BB-MAT-07")
@pytest.mark.parametrize(("reach", "gained"), [(1, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 1])])
def test_a_heal_reaches_as_far_as_its_range(reach: int, gained: list[int]) -> None:
    assert hurt("1 . 2 3 s", f"Heal 1, range {reach}", 2, 3, 4) == gained


@pytest.mark.rule("BB-MAT-08")
@pytest.mark.parametrize(("map_", "conditions"), [("1 s", ["poison"]), ("1 . s", [])])
def test_a_bad_condition_without_a_range_is_for_the_adjacent_character(map_: str, conditions: list[str]) -> None:
    assert list(hunted(map_, "Poison").hero.conditions) == conditions


@pytest.mark.rule("BB-MAT-08")
@pytest.mark.parametrize(("map_", "there"), [(". . s 1", "2,1"), (". . s . 1", "3,1")])
def test_a_push_without_a_range_is_for_the_adjacent_character(map_: str, there: str) -> None:
    p = hunted(map_, "Push 1")
    assert p.where(p.hero) == there


@pytest.mark.rule("BB-MAT-09")
def test_the_initiative_of_the_rolled_column_counts() -> None:
    kinds = [idle("snail", 40), idle("early", 20, 60, 20)]
    p = boast("2 1 3 s", "Strengthen, range 1", *kinds, monsters=["beast 1", "snail 2", "early 3"], draws="0 0 0")
    assert gained(p) == ["m2"], "it has 20 in the columns that were not rolled"


@pytest.mark.rule("BB-MAT-09", "BB-INI-07")
@pytest.mark.parametrize(("first", "who"), [("snail:0", "m2"), ("slug:0", "m3")])
def test_types_that_tie_keep_the_order_chosen_for_the_round(first: str, who: str) -> None:
    kinds = [idle("snail", 10), idle("slug", 10), idle("ant", 10)]
    monsters = ["beast 1", "snail 2", "slug 3", "ant 4"]
    p = boast("2 1 3 . 4 s", "Strengthen, range 1", *kinds, monsters=monsters, type_={"initiative": 50})
    p.go("first:ant:0", f"first:{first}")
    assert (p.prompt, gained(p)) == ("turn", [who])


@pytest.mark.rule("BB-MAT-11", "BB-CON-14")
def test_a_monster_disarmed_by_its_first_attack_makes_no_second() -> None:
    nest: dict[str, Any] = {"objects": {"nest": {"health": 5, "enemy_of": "monsters"}}, "legend": {"x": {"object": "nest"}}}
    ward = card("ward", bottom="Round: When any enemy attacks you: disarm", initiative=1)
    p = hunt("x 1 s", "Attack 2, target 2", cards=[ward], **nest)
    p.play("ward", "spare-1").go("bottom:ward", "perform", "pass", "end-turn").until("short-rest", "select")
    assert ([a.target for a in attacks(p)], p.object().health) == (["hero"], 5)


@pytest.mark.rule("BB-MAT-11", "BB-RET-10")
def test_a_monster_killed_by_retaliate_makes_no_second_attack() -> None:
    nest: dict[str, Any] = {"objects": {"nest": {"health": 5, "enemy_of": "monsters"}}, "legend": {"x": {"object": "nest"}}}
    thorns = card("thorns", bottom="Round: Retaliate 9", initiative=1)
    p = hunt("x 1 s", "Attack 2, target 2", cards=[thorns], goal=["it is round 9 or later"], **nest)
    p.play("thorns", "spare-1").go("bottom:thorns", "perform", "pass", "end-turn").until("short-rest", "select")
    assert ([a.target for a in attacks(p)], p.object().health, "m1" in p.state.figures) == (["hero"], 5, False)
