"""Section 5: terrain; objectives are in test_ter_objectives.py."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Moved

from .position import acting, row, suffering

SPAWN: dict[str, Any] = {"rules": ["At start of round: Spawn dummy at a"], "goal": ["it is round 9 or later"]}


@pytest.mark.rule("BB-TER-01")
def test_terrain_is_what_the_border_says_not_the_picture() -> None:
    p = acting(". o s ~ .", "bottom", "Move 3", legend={"o": "difficult", "~": "obstacle"})
    assert p.keys == ["stay", "move:1,1", "move:2,1"]
    assert {c.name: c.marks for c in p.table.scene(0).boards[0].cells if c.marks} == {"2,1": ("difficult",), "4,1": ("obstacle",)}


@pytest.mark.rule("BB-TER-02")
def test_a_hex_without_border_is_featureless_so_monsters_spawn_there() -> None:
    p = row("s . A .", **SPAWN)
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-TER-03")
@pytest.mark.parametrize(("legend", "there"), [({"x": {"place": "a"}}, "3,1"), ({"x": {"place": "a", "monster": 2}}, "2,1")])
def test_a_hex_is_unoccupied_without_a_figure(legend: dict[str, Any], there: str) -> None:
    p = row("s . x", legend=legend, monsters=["dummy 2"] if "monster" in legend["x"] else [], **SPAWN)
    assert p.where(p.monster(1)) == there


@pytest.mark.rule("BB-TER-04")
@pytest.mark.parametrize("feature", [{"terrain": "obstacle"}, {"terrain": "difficult"}, {"hazard": "Suffer 1"}, {"monster": 2}])
def test_an_empty_hex_is_featureless_and_unoccupied(feature: dict[str, Any]) -> None:
    p = row("s . x", legend={"x": {"place": "a", **feature}}, monsters=["dummy 2"] if "monster" in feature else [], **SPAWN)
    assert p.where(p.monster(1)) == "2,1"


@pytest.mark.rule("BB-TER-05")
@pytest.mark.parametrize(("points", "reached"), [(2, {"1,2", "2,2"}), (3, {"1,2", "2,2", "3,1"})])
def test_an_obstacle_is_walked_around(points: int, reached: set[str]) -> None:
    p = acting("s o .\n . .", "bottom", f"Move {points}")
    assert set(p.keys_of("move")) == reached


@pytest.mark.rule("BB-TER-06")
def test_a_jump_passes_an_obstacle_but_does_not_end_on_it() -> None:
    p = acting("s o .", "bottom", "Move 2, jump")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-TER-07")
@pytest.mark.parametrize("end", ["2,1", "3,1"])
def test_a_flying_figure_passes_an_obstacle_and_may_end_on_it(end: str) -> None:
    p = acting("s o .", "bottom", "Round: Flying", "Move 2").go("perform", f"move:{end}")
    assert p.where(p.hero) == end


@pytest.mark.rule("BB-TER-08")
def test_range_is_counted_through_obstacles() -> None:
    p = acting("s o 1 o 2", "top", "Attack 3, range 2", monsters=["dummy 1", "dummy 2"])
    assert p.keys == ["attack:m1", "stop"]
    assert p.go("attack:m1").monster(1).health == 27


@pytest.mark.rule("BB-TER-09")
@pytest.mark.parametrize(("points", "reached"), [(1, []), (2, ["2,1"]), (3, ["2,1", "3,1"])])
def test_difficult_terrain_costs_two_points(points: int, reached: list[str]) -> None:
    p = acting("s ~ .", "bottom", f"Move {points}")
    assert p.keys_of("move") == reached


@pytest.mark.rule("BB-TER-09")
@pytest.mark.parametrize(("points", "further"), [(2, None), (3, ["2,1", "4,1"]), (4, ["1,1", "2,1", "4,1", "5,1"])])
def test_the_points_difficult_terrain_costs_are_gone_for_the_rest_of_the_move(points: int, further: list[str] | None) -> None:
    p = acting("! s ~ . . .", "bottom", f"Move {points}").go("move:3,1")
    assert p.where(p.hero) == "3,1"
    assert (p.keys_of("move") if p.prompt == "move" else None) == further


@pytest.mark.rule("BB-TER-09")
@pytest.mark.parametrize(("points", "offered", "further"), [(1, [], []), (2, ["2,1"], []), (3, ["2,1"], ["1,1", "3,1"])])
@pytest.mark.parametrize("feature", [{"hazard": "Wound"}, {"place": "a"}], ids=["hazard", "lettered"])
def test_difficult_terrain_costs_two_points_where_something_happens_too(
    feature: dict[str, Any], points: int, offered: list[str], further: list[str]
) -> None:
    legend = {"x": {"terrain": "difficult", **feature}}
    p = acting("s x . .", "bottom", f"Move {points}", legend=legend, rules=["When you enter a: you gain wound"] if "place" in feature else [])
    assert p.keys_of("move") == offered
    if offered:
        p.go("move:2,1")
        assert list(p.hero.conditions) == ["wound"]
        assert (p.keys_of("move") if p.prompt == "move" else []) == further


@pytest.mark.rule("BB-TER-09")
@pytest.mark.parametrize(("points", "there"), [(1, "4,1"), (2, "3,1"), (3, "2,1"), (4, "2,1")])
def test_difficult_terrain_costs_a_monster_two_points(points: int, there: str) -> None:
    p = suffering("s . ~ 1", f"Move {points}")
    assert p.where(p.monster(1)) == there


@pytest.mark.rule("BB-TER-09")
@pytest.mark.parametrize(("marks", "points", "there"), [("s . x ~ 1", 3, "4,1"), ("s . x ~ 1", 4, "3,1"), ("s . x ~ 1", 5, "2,1")])
def test_difficult_terrain_on_a_way_through_a_hazard_costs_a_monster_two_points(marks: str, points: int, there: str) -> None:
    p = suffering(marks, f"Move {points}", legend={"x": {"terrain": "difficult", "hazard": "Wound"}})
    assert (p.where(p.monster(1)), "wound" in p.monster(1).conditions) == (there, there != "4,1")


@pytest.mark.rule("BB-TER-09")
def test_the_way_round_difficult_terrain_is_walked_where_it_is_cheaper() -> None:
    p = acting("s ~ ~ .\n . . .", "bottom", "Move 4").go("move:4,1")
    assert [p.game.name(c) for e in p.events(Moved) for c in e.path] == ["1,2", "2,2", "3,2", "4,1"]


@pytest.mark.rule("BB-TER-10")
@pytest.mark.parametrize("lines", [["Move 2, jump"], ["Round: Flying", "Move 2"]])
def test_difficult_terrain_costs_one_point_in_the_air_even_at_the_end(lines: list[str]) -> None:
    p = acting("s ~ ~ .", "bottom", *lines)
    if len(lines) > 1:
        p.go("perform")
    assert p.keys_of("move") == ["2,1", "3,1"]


@pytest.mark.rule("BB-TER-11")
def test_a_hazard_takes_effect_on_the_character_that_enters_it() -> None:
    p = acting("s ! .", "bottom", "Move 2").go("move:2,1")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)
    assert p.go("suffer").hero.health == 10


@pytest.mark.rule("BB-TER-11")
@pytest.mark.parametrize(("move", "traits", "health"), [("Move 2", (), 6), ("Move 2, jump", (), 8), ("Move 2", ("Flying",), 8)])
def test_a_hazard_takes_effect_on_a_monster_that_enters_it_on_foot(move: str, traits: tuple[str, ...], health: int) -> None:
    p = suffering("s . ! 1", move, traits=traits)
    assert (p.where(p.monster(1)), p.monster(1).health) == ("2,1", health)


@pytest.mark.rule("BB-TER-12")
def test_every_hazard_has_its_own_effect() -> None:
    p = acting("w s !", "bottom", "Move 3").go("move:1,1")
    assert (p.prompt, p.hero.health, list(p.hero.conditions)) == ("move", 12, ["wound"])
    p.go("move:2,1", "move:3,1", "suffer")
    assert (p.hero.health, list(p.hero.conditions)) == (10, ["wound"])


@pytest.mark.rule("BB-TER-12")
def test_a_hazard_may_have_several_effects() -> None:
    p = acting("s x .", "bottom", "Move 1", legend={"x": {"hazard": "Suffer 1, poison"}}).go("move:2,1", "suffer")
    assert (p.hero.health, list(p.hero.conditions)) == (11, ["poison"])


@pytest.mark.rule("BB-TER-13")
def test_standing_on_a_hazard_and_leaving_it_do_nothing() -> None:
    p = acting("s ! .", "bottom", "Move 1").go("move:2,1", "suffer").next_round()
    assert (p.where(p.hero), p.hero.health) == ("2,1", 10)
    p.play("spare-2", "spare-3").go("bottom:spare-2", "move:3,1")
    assert (p.where(p.hero), p.hero.health, p.prompt) == ("3,1", 10, "move")


@pytest.mark.rule("BB-TER-14")
def test_ending_a_jump_on_a_hazard_applies_its_effect() -> None:
    p = acting("s ! ! .", "bottom", "Move 3, jump").go("move:3,1", "suffer")
    assert (p.hero.health, p.prompt) == (10, "turn")


@pytest.mark.rule("BB-TER-14")
def test_a_monster_s_jump_that_ends_on_a_hazard_applies_its_effect() -> None:
    p = suffering("s ! . 1", "Move 2, jump")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("2,1", 6)


@pytest.mark.rule("BB-TER-15")
def test_every_entry_applies_a_hazard_at_once_and_again() -> None:
    p = acting("s ! .", "bottom", "Move 4")
    assert p.keys == ["stay", "move:2,1"]
    assert p.go("move:2,1").prompt == "damage"
    p.go("suffer", "move:1,1", "move:2,1", "suffer")
    assert (p.hero.health, p.prompt) == (8, "move")
    assert p.go("move:3,1").where(p.hero) == "3,1"


@pytest.mark.rule("BB-TER-15")
def test_a_way_past_a_hazard_does_not_enter_it() -> None:
    p = acting("s ! .\n . .", "bottom", "Move 3").go("move:2,2")
    assert (p.prompt, p.hero.health, p.where(p.hero)) == ("move", 12, "2,2")


@pytest.mark.rule("BB-TER-15")
def test_a_hazard_under_a_friend_is_entered_in_passing() -> None:
    p = acting("1 x .", "top", "Control, range 3, (Move 2)", monsters=["dummy 1"], legend={"x": {"hazard": "Suffer 2", "start": True}})
    p.go("target:m1")
    assert p.keys == ["stay", "move:2,1"]
    p.go("move:2,1")
    assert (p.keys, p.monster(1).health) == (["move:1,1", "move:3,1"], 28)
    assert p.go("move:3,1").where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-TER-16")
def test_a_hazard_s_damage_is_suffered_past_a_shield_without_a_roll() -> None:
    p = acting("s ! .", "bottom", "Round: Shield 3", "Move 1").go("perform", "move:2,1")
    assert p.decision.args["damage"] == 2
    assert p.go("suffer").hero.health == 10
    assert not p.events(ModifierRolled)


@pytest.mark.rule("BB-TER-16")
def test_a_hazard_s_damage_may_be_negated_with_cards() -> None:
    p = acting("s ! .", "bottom", "Move 1").go("move:2,1")
    assert "discard:spare-2" in p.keys
    p.go("discard:spare-2")
    assert (p.hero.health, p.zone("spare-2")) == (12, "discard a")


@pytest.mark.rule("BB-TER-17")
@pytest.mark.parametrize(("hazard", "there"), [("", "3,1"), ("Wound", "3,1"), ("Immobilize", "1,1")])
def test_a_figure_on_an_immobilizing_hazard_is_an_obstacle_to_others(hazard: str, there: str) -> None:
    p = suffering("1 2 . s", "Move 2", others=["dummy 2"], legend={"2": {"monster": 2, "hazard": hazard}})
    assert p.where(p.monster(1)) == there


@pytest.mark.rule("BB-TER-18")
@pytest.mark.parametrize(("move", "traits", "there"), [("Move 2", (), "1,1"), ("Move 2, jump", (), "3,1"), ("Move 2", ("Flying",), "3,1")])
def test_only_jump_and_flying_pass_an_ally_on_an_immobilizing_hazard(move: str, traits: tuple[str, ...], there: str) -> None:
    p = suffering("1 2 . s", move, traits=traits, others=["dummy 2"], legend={"2": {"monster": 2, "hazard": "Immobilize"}})
    assert p.where(p.monster(1)) == there


@pytest.mark.rule("BB-TER-18")
def test_a_controlled_monster_cannot_pass_the_character_on_an_immobilizing_hazard() -> None:
    legend = {"x": {"hazard": "Immobilize", "start": True}}
    p = acting(". 1 x .", "top", "Control, range 3, (Move 4)", monsters=["dummy 1"], legend=legend).go("target:m1")
    assert p.keys == ["stay", "move:1,1"]


@pytest.mark.rule("BB-TER-19")
def test_who_is_immobilized_in_the_middle_of_a_move_stops_there() -> None:
    p = acting("s i .", "bottom", "Move 3").go("move:2,1")
    assert (p.where(p.hero), p.prompt, "immobilize" in p.hero.conditions) == ("2,1", "turn", True)


@pytest.mark.rule("BB-TER-19")
def test_a_special_rule_that_immobilizes_stops_a_move_too() -> None:
    p = acting("s A .", "bottom", "Move 3", rules=["When you enter a: you gain immobilize"])
    assert p.keys == ["stay", "move:2,1"]
    assert (p.go("move:2,1").prompt, p.where(p.hero)) == ("turn", "2,1")


@pytest.mark.rule("BB-TER-19")
def test_a_controlled_monster_immobilized_in_the_middle_of_its_move_stops_there() -> None:
    p = acting("s 1 i .", "top", "Control, range 3, (Move 3)", monsters=["dummy 1"]).go("target:m1", "move:3,1")
    assert (p.where(p.monster(1)), p.prompt) == ("3,1", "turn")


@pytest.mark.rule("BB-TER-19")
def test_a_monster_immobilized_in_the_middle_of_its_own_move_stops_there() -> None:
    p = suffering("s . i 1", "Move 3")
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-TER-19", "BB-FRC-09")
def test_a_push_goes_on_over_an_immobilizing_hazard() -> None:
    p = acting("s 1 i .", "top", "Push 2", monsters=["dummy 1"]).go("target:m1", "push:3,1", "push:4,1")
    assert (p.where(p.monster(1)), "immobilize" in p.monster(1).conditions) == ("4,1", True)


@pytest.mark.rule("BB-TER-20")
@pytest.mark.parametrize(("end", "outcome"), [("2,1", "won"), ("3,1", None)])
def test_a_pressure_plate_does_what_the_scenario_says(end: str, outcome: str | None) -> None:
    p = acting("s p .", "bottom", "Move 2", goal=["you have ended a turn on each plate"], monsters=[]).go(f"move:{end}")
    assert not p.state.won
    assert p.until("select").table.outcome == outcome


@pytest.mark.rule("BB-TER-20")
def test_a_pressure_plate_means_nothing_without_a_rule() -> None:
    p = acting("s p .", "bottom", "Move 2").go("move:2,1").until("select")
    assert (p.where(p.hero), p.hero.health, p.state.won) == ("2,1", 12, False)


@pytest.mark.rule("BB-TER-21")
def test_an_unoccupied_pressure_plate_counts_as_an_empty_hex() -> None:
    p = row("s . x", legend={"x": {"terrain": "plate", "place": "a"}}, **SPAWN)
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-TER-28")
def test_the_map_is_open_and_distance_is_plain() -> None:
    p = acting("s   1", "top", "Attack 2, range 2", monsters=["dummy 1"]).go("attack:m1")
    assert p.monster(1).health == 28


@pytest.mark.rule("BB-TER-28")
def test_figures_never_leave_the_map() -> None:
    p = acting("s .   . 1", "bottom", "Move 4, jump", "Push 2, range 9", monsters=["dummy 1"])
    assert p.keys == ["stay", "move:2,1"]
    p.go("stay", "target:m1")
    assert (p.prompt, p.where(p.monster(1))) == ("turn", "5,1")
