"""Targets, allies, range, areas."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled

from .position import monster
from .striking import about_to, facing, lost

AROUND = ". 1 2 .\n   s 3 ."
"""Three enemies, all adjacent, with room behind them."""


@pytest.mark.rule("BB-TGT-01", "BB-GEN-04")
@pytest.mark.parametrize(("top", "verb"), [("Attack 2, target 2", "attack"), ("Wound, target 2", "target")])
def test_target_x_is_up_to_x_different_figures(top: str, verb: str) -> None:
    p = about_to(top, AROUND).go("top:jab")
    assert p.keys_of(verb) == ["m1", "m2", "m3"]
    assert "stop" in p.keys
    p.go(f"{verb}:m3")
    assert p.keys_of(verb) == ["m1", "m2"]
    assert "stop" in p.keys
    p.go(f"{verb}:m1")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-02")
@pytest.mark.parametrize(("top", "verb"), [("Attack 2", "attack"), ("Wound", "target"), ("Push 1", "target"), ("Control, (Move 1)", "target")])
def test_without_a_number_there_is_one_target(top: str, verb: str) -> None:
    p = about_to(top, AROUND).go("top:jab")
    assert p.keys_of(verb) == ["m1", "m2", "m3"]
    p.go(f"{verb}:m2").until("turn")
    assert p.prompt == "turn"
    assert not [k for k in p.keys if k.startswith(verb)]


@pytest.mark.rule("BB-TGT-03")
@pytest.mark.parametrize(("ability", "verb", "roll"), [("Attack 2", "attack", ["roll"]), ("Muddle", "target", [])])
def test_range_and_added_effects_hold_for_every_target(ability: str, verb: str, roll: list[str]) -> None:
    p = about_to(f"{ability}, range 2, target 3, wound", "s . 1 2\n   3").go("top:jab")
    assert p.keys_of(verb) == ["m1", "m3"]
    p.go(f"{verb}:m1", *roll)
    assert p.keys_of(verb) == ["m3"]
    p.go(f"{verb}:m3", *roll)
    assert p.prompt == "turn"
    assert [("wound" in p.monster(n).conditions) for n in (1, 2, 3)] == [True, False, True]


@pytest.mark.rule("BB-TGT-04")
@pytest.mark.parametrize(("top", "verb"), [("Attack 2, target 3", "attack"), ("Wound, target 3", "target"), ("Attack 2, target all", "attack")])
def test_no_figure_is_targeted_twice(top: str, verb: str) -> None:
    p = about_to(top, "1 s 2").go("top:jab", f"{verb}:m1")
    assert p.keys_of(verb) == ["m2"]
    p.go(f"{verb}:m2")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-04", "BB-ATK-09")
def test_another_figure_with_the_same_number_is_no_second_time() -> None:
    p = about_to("Attack 9, target 3", "1 s A", monsters=["grub 1"], rules=["When grub dies: Spawn dummy at a"]).go("top:jab", "attack:m1")
    assert p.monster(1).kind == "dummy"
    assert p.keys_of("attack") == ["m1"]
    p.go("attack:m1")
    assert lost(p, 1) == 9
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-05")
@pytest.mark.parametrize(
    ("top", "verb"),
    [
        ("Attack 2, range 3", "attack"),
        ("Wound, range 3", "target"),
        ("Pull 1, range 3", "target"),
        ("Control, range 3, (Move 1)", "target"),
    ],
)
def test_targeted_abilities_pass_over_the_invisible(top: str, verb: str) -> None:
    p = about_to(top, "s . 1").go("top:jab")
    assert p.keys_of(verb) == ["m1"]
    p = about_to(top, "s . 1")
    p.set(p.monster(1), conditions=["invisible"]).go("top:jab")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-05", "BB-SUF-02")
def test_suffering_damage_is_not_targeted() -> None:
    p = about_to(["All enemies suffer 2, range 3", "Wound, range 3"], "s . 1")
    p.set(p.monster(1), conditions=["invisible"]).go("top:jab", "perform")
    assert lost(p, 1) == 2
    assert "wound" not in p.monster(1).conditions


@pytest.mark.rule("BB-TGT-06")
@pytest.mark.parametrize(("ability", "verb"), [("Attack 2", "attack"), ("Wound", "target")])
def test_without_a_legal_target_it_is_not_performed(ability: str, verb: str) -> None:
    """So the lost icon of an action that consists of it does not count."""
    p = about_to([ability, "Lost"], "s . 1").go("top:jab")
    assert p.prompt == "turn"
    assert p.zone("jab") == "hand b"
    p = about_to([ability, "Lost"], "s 1").go("top:jab", f"{verb}:m1")
    assert p.zone("jab") == "lost a"


@pytest.mark.rule("BB-TGT-06")
def test_a_monster_without_a_legal_target_does_nothing() -> None:
    p = facing(["Attack 2", "Wound", "Pull 1"], "s . 1").play("spare-1", "spare-2")
    assert p.prompt == "turn"
    assert p.hero.health == 12
    assert not p.hero.conditions


@pytest.mark.rule("BB-TGT-07")
def test_monsters_are_allies_and_the_character_is_their_enemy() -> None:
    p = facing(["Strengthen, range 2, target 4", "Wound, range 2"], "1 s 2", more=["dummy 2"]).play("spare-1", "spare-2")
    assert "strengthen" in p.monster(1).conditions
    assert "strengthen" in p.monster(2).conditions
    assert "wound" not in p.monster(2).conditions
    assert list(p.hero.conditions) == ["wound"]
    p.go("suffer", "basic-top:spare-1")
    assert p.keys_of("attack") == ["m1", "m2"]


@pytest.mark.rule("BB-TGT-08")
def test_a_figure_is_not_its_own_ally() -> None:
    p = facing(["Heal 5, range 2, ally"], "1 2 s", more=["dummy 2"])
    p.set(p.monster(1), health=3).set(p.monster(2), health=29).play("spare-1", "spare-2")
    assert (p.monster(1).health, p.monster(2).health) == (3, 30)
    p = facing(["Heal 5, range 2, ally", "Strengthen, ally"], "1 . s")
    p.set(p.monster(1), health=3).play("spare-1", "spare-2")
    assert p.monster(1).health == 3
    assert not p.monster(1).conditions


@pytest.mark.rule("BB-TGT-08")
def test_the_character_alone_has_no_ally() -> None:
    p = about_to(["Heal 5, ally", "Strengthen, ally", "Lost"])
    p.set(p.hero, health=3).go("top:jab", "perform", "perform")
    assert p.hero.health == 3
    assert not p.hero.conditions
    assert p.zone("jab") == "hand b"


@pytest.mark.rule("BB-TGT-09")
def test_a_negative_ability_is_for_enemies() -> None:
    p = about_to("Wound, range 2, target 4", "1 s 2").go("top:jab")
    assert p.keys_of("target") == ["m1", "m2"]


@pytest.mark.rule("BB-TGT-09")
def test_a_positive_ability_is_for_oneself_or_allies() -> None:
    p = about_to(["Strengthen, range 2", "Heal 3, range 2"], "s 1")
    p.set(p.hero, health=5).set(p.monster(1), health=5).go("top:jab", "perform", "perform")
    assert list(p.hero.conditions) == ["strengthen"]
    assert p.hero.health == 8
    assert not p.monster(1).conditions
    assert p.monster(1).health == 5


@pytest.mark.rule("BB-TGT-10")
def test_self_affects_the_acting_figure_only() -> None:
    """Without "self" the condition would go to the ally, who lacks it; here it starts anew and so outlasts the turn."""
    p = facing(["Strengthen, self"], "1 2 s", more=["dummy 2"])
    p.set(p.monster(1), conditions=["strengthen"]).play("spare-1", "spare-2")
    assert "strengthen" in p.monster(1).conditions
    assert not p.monster(2).conditions


@pytest.mark.rule("BB-TGT-10")
def test_the_characters_self_ability_asks_for_no_target() -> None:
    p = about_to("Muddle, self", "s 1").go("top:jab", "perform")
    assert list(p.hero.conditions) == ["muddle"]
    assert not p.monster(1).conditions


@pytest.mark.rule("BB-TGT-11")
def test_range_x_reaches_x_hexes() -> None:
    p = about_to("Attack 2, range 2, target 4", "1 2 s . 3 4").go("top:jab")
    assert p.keys_of("attack") == ["m1", "m2", "m3"]


@pytest.mark.rule("BB-TGT-11")
def test_the_acting_figure_is_within_its_own_range() -> None:
    p = facing(["Heal 5, range 1"], "1 2 . s", more=["dummy 2"])
    p.set(p.monster(1), health=10).set(p.monster(2), health=20).play("spare-1", "spare-2")
    assert (p.monster(1).health, p.monster(2).health) == (15, 20)


@pytest.mark.rule("BB-TGT-12")
def test_range_is_counted_through_obstacles_and_figures() -> None:
    p = about_to("Attack 2, range 3", "s o 2 1").go("top:jab")
    assert p.keys_of("attack") == ["m1", "m2"]
    p.go("attack:m1")
    assert lost(p, 1) == 2


@pytest.mark.rule("BB-TGT-13")
@pytest.mark.parametrize(("top", "ranged"), [("Attack 2, range 2", True), ("Attack 2, range 1", True), ("Attack 2", False)])
def test_a_printed_range_makes_it_ranged(top: str, ranged: bool) -> None:
    """The bow is for ranged attacks only."""
    p = about_to(top, equipped=["shrunken-longbow"]).go("top:jab", "attack:m1")
    assert ("item:shrunken-longbow" in p.keys) == ranged


@pytest.mark.rule("BB-TGT-14")
def test_the_own_hex_counts_as_adjacent() -> None:
    p = facing(["Strengthen"], "1 2 s", more=["dummy 2"]).play("spare-1", "spare-2")
    assert "strengthen" in p.monster(1).conditions
    assert not p.monster(2).conditions


HOOK = "   x\n@ x"
"""Forward, then to the left."""


@pytest.mark.rule("BB-TGT-15")
@pytest.mark.parametrize("map_", ["   2\ns 1", "s\n 1 2", " 1 s\n2", "s 1\n   2", "2\n 1 s"], ids=["drawn", "sixth", "half", "mirrored", "both"])
def test_an_area_is_turned_and_mirrored(map_: str) -> None:
    p = about_to('Attack 2, area "hook"', map_, areas={"hook": HOOK}).go("top:jab")
    assert sorted(p.keys_of("area")) == ["m1", "m1+m2", "m2"]
    p.go("area:m1+m2", "attack:m1", "attack:m2")
    assert (lost(p, 1), lost(p, 2)) == (2, 2)


@pytest.mark.rule("BB-TGT-16")
def test_the_grey_hex_is_the_own_hex() -> None:
    """The line of three begins beside the character, whatever the range."""
    p = about_to('Attack 2, range 3, area "line-3"', "s . 1 2 3").go("top:jab")
    assert p.keys_of("attack") == ["m1", "m2"]
    p = about_to('Attack 2, range 4, area "line-3"', "s . . . 1").go("top:jab")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-17")
@pytest.mark.parametrize(("area", "rolls"), [("line-3", 1), ("triangle-3", 2)])
def test_an_area_with_a_grey_hex_is_melee(area: str, rolls: int) -> None:
    """So it suffers no disadvantage against an adjacent enemy, in spite of a range."""
    p = about_to(f'Attack 2, range 3, area "{area}"').go("top:jab", "attack:m1")
    assert len(p.events(ModifierRolled)[0].results) == rolls


@pytest.mark.rule("BB-TGT-18")
def test_one_red_hex_must_be_in_range_others_need_not() -> None:
    p = about_to('Attack 2, range 2, area "triangle-3"', "s . 1 2").go("top:jab")
    assert "area:m1+m2" in p.keys
    p.go("area:m1+m2", "attack:m2")
    assert lost(p, 2) == 2
    p = about_to('Attack 2, range 2, area "triangle-3"', "s . . . 1").go("top:jab")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TGT-19")
def test_the_red_hex_in_range_may_be_empty() -> None:
    p = about_to('Attack 2, range 2, area "triangle-3"', "s . . 1").go("top:jab", "attack:m1")
    assert lost(p, 1) == 2


@pytest.mark.rule("BB-TGT-20")
def test_an_added_target_lies_outside_the_area_and_within_range() -> None:
    p = about_to('Attack 2, range 2, area "triangle-3", +1 target', "4 3 . s 2 1").go("top:jab", "area:m1")
    assert p.keys_of("attack") == ["m1", "m2", "m3"]
    p.go("attack:m3")
    assert p.keys_of("attack") == ["m1"]
    p.go("attack:m1")
    assert p.prompt == "turn"
    assert [lost(p, n) for n in (1, 2, 3, 4)] == [2, 0, 2, 0]


@pytest.mark.rule("BB-TGT-20")
def test_each_of_several_added_targets_is_one_figure_outside_the_area() -> None:
    p = about_to('Attack 2, range 3, area "triangle-3", +2 target', "4 3 2 s . 1").go("top:jab", "area:m1", "attack:m2")
    assert p.keys_of("attack") == ["m1", "m3", "m4"]
    p.go("attack:m4")
    assert p.keys_of("attack") == ["m1"]


@pytest.mark.rule("BB-TGT-20", "BB-AMT-13")
def test_a_target_rolled_with_the_modifier_lies_outside_the_area() -> None:
    p = about_to('Attack 2, range 2, area "triangle-3"', "2 . s . 1", rolls="+", table=[["-1", "+0", "+1, +1 target"]] * 6)
    p.go("top:jab", "area:m1", "attack:m1", "apply")
    assert p.keys_of("attack") == ["m2"]


@pytest.mark.rule("BB-TGT-21")
def test_an_area_is_one_attack_for_each_in_it_as_the_player_likes() -> None:
    p = about_to('Attack 2, range 2, area "wide"', "s 1 2 3", areas={"wide": "x x x"}, rolls="+ -").go("top:jab", "area:m1+m2+m3")
    assert p.keys_of("attack") == ["m1", "m2", "m3"]
    assert "stop" in p.keys
    p.go("attack:m3", "attack:m1")
    assert p.keys == ["attack:m2", "stop"]
    p.go("stop")
    assert [lost(p, n) for n in (1, 2, 3)] == [1, 0, 3]


@pytest.mark.rule("BB-TGT-21")
def test_who_stood_in_the_area_is_attacked_although_the_character_was_moved() -> None:
    spiky = monster("spiky", health=30, zero=(), traits=["Retaliate 1, push 1"])
    p = about_to('Attack 2, area "wedge-3"', " 2\n1 s .", monsters=["spiky 1", "dummy 2"], kinds=[spiky])
    p.go("top:jab", "area:m1+m2", "attack:m1", "suffer")
    assert p.where(p.hero) == "3,2"
    assert p.keys_of("attack") == ["m2"]


@pytest.mark.rule("BB-TGT-04", "BB-SPN-01")
def test_a_new_monster_with_the_number_of_a_dead_target_is_another_figure() -> None:
    p = about_to("Attack 9, range 3, target 2", "s 1 A", monsters=["grub 1"], rules=["When grub dies: Spawn moth at a"]).go("top:jab", "attack:m1")
    assert (p.keys_of("attack"), p.monster(1).kind) == (["m1"], "moth")


@pytest.mark.rule("BB-TGT-21", "BB-SPN-01")
def test_a_new_monster_with_the_number_of_a_dead_one_was_not_in_the_area() -> None:
    rules = ["When grub dies: every moth suffers 9", "When moth dies: Spawn dummy at a"]
    p = about_to('Attack 9, range 2, area "triangle-3"', "s 1 2 A\n . .", monsters=["moth 1", "grub 2"], rules=rules, goal=["it is round 9 or later"])
    p.go("top:jab", "area:m1+m2", "attack:m2")
    assert ([(m.id, m.kind) for m in p.game.monsters()], p.prompt) == ([("m1", "dummy")], "turn")


@pytest.mark.rule("BB-TGT-21", "BB-CON-09")
@pytest.mark.parametrize(("condition", "offered"), [("invisible", []), ("muddle", ["m2"])])
def test_an_enemy_in_the_area_that_becomes_invisible_is_not_attacked(condition: str, offered: list[str]) -> None:
    egg = monster("egg", health=1, zero=())
    given = {"monsters": ["egg 1", "dummy 2"], "kinds": [egg], "areas": {"wide": "x x"}, "rules": [f"When egg dies: every dummy gains {condition}"]}
    p = about_to('Attack 2, range 2, area "wide"', "s 1 2", **given).go("top:jab", "area:m1+m2", "attack:m1")
    assert ("m1" in p.state.figures, p.keys_of("attack"), p.prompt) == (False, offered, "attack" if offered else "turn")
