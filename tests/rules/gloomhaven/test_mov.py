"""Movement: walking, jumping, flying and being moved."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import TrapSprung
from undercroft.games.haven.events import Moved, Suffered

from .position import Position, acting, card, kind, position

BAT = kind("bat", flying=True, does=(), initiative=90)


def moving(map_: str, text: str = "Move 3", **given: Any) -> Position:
    """Character 1 is about to choose where its move leads."""
    return acting(map_, "bottom", text, **given)


@pytest.mark.rule("GH-MOV-01")
def test_a_move_leads_up_to_so_many_hexes() -> None:
    p = moving("1 . . . . 2", "Move 3")
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]
    p.go("move:3,1")
    assert p.where(p.c()) == "3,1"


@pytest.mark.rule("GH-MOV-02")
def test_not_moving_counts_as_performing_the_move() -> None:
    p = acting("1 . 2", "bottom", "Move 2", "Xp 1").go("stay")
    assert (p.where(p.c()), p.hero().xp) == ("1,1", 1)
    p = position("1 . 2", cards=[card("go", bottom=["Move 2", "Xp 1"])])
    p.set(p.c(), conditions=["immobilize"]).play("go", "spare-1").go("bottom:go")
    assert (p.prompt, p.hero().xp) == ("turn", 0)


@pytest.mark.rule("GH-MOV-03")
def test_a_figure_may_move_through_its_allies() -> None:
    p = moving("1 2 . .", "Move 3")
    assert p.keys_of("move") == ["3,1", "4,1"]
    p = position("1 . A B\n 2", monsters={"A": "dummy", "B": "grub"})
    p.play().until("turn")
    assert p.where(p.m("grub")) == "2,1"


@pytest.mark.rule("GH-MOV-04")
def test_enemies_and_obstacles_bar_the_way() -> None:
    map_ = """
        2 1 A .
         o o .
        """
    p = moving(map_, "Move 5", monsters={"A": "dummy"})
    assert p.prompt == "turn"  # nowhere to go
    p = position("1 2 A\n . o o", monsters={"A": "grub"})
    p.play().until("turn")
    assert p.where(p.m()) == "3,1"


@pytest.mark.rule("GH-MOV-05")
def test_traps_hazards_and_difficult_terrain_take_effect_when_the_hex_is_entered_on_foot() -> None:
    p = moving("1 ! h ~ . 2", "Move 4")
    assert p.keys == ["stay", "move:2,1"]
    p.go("move:2,1", "suffer")
    assert (p.c().health, p.state.traps) == (10 - 3, {})
    p.go("move:3,1", "suffer")
    assert p.c().health == 10 - 3 - 1
    assert "move:4,1" in p.keys  # the two points left are just enough
    p.go("move:4,1")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-MOV-06")
@pytest.mark.parametrize("way", ["Move 3", "Move 3, jump"])
def test_no_move_ends_in_an_occupied_hex(way: str) -> None:
    p = moving("1 2 . A", way, monsters={"A": "dummy"})
    assert p.keys_of("move") == ["3,1"]


@pytest.mark.rule("GH-MOV-06")
def test_no_forced_move_ends_in_an_occupied_hex() -> None:
    p = acting("1 A B\n 2 w w", "top", "Push 1", monsters={"A": "dummy", "B": "grub"}).go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "2,1"
    p = acting("1 A B .\n 2 w w w", "top", "Push 2", monsters={"A": "dummy", "B": "grub"}).go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "4,1"


@pytest.mark.rule("GH-MOV-06")
def test_a_figure_immobilized_over_a_flying_friend_does_not_stop_in_its_hex() -> None:
    p = position("1 . i . .\n 2 w w w w", cards=[card("go", bottom="Move 3"), card("call", top='Persistent: Summon "Kite" {hp 9, flying}')])
    p.play("call", "spare-1").go("top:call", "hex:2,1").until("select").set(p.state.figures["s1"], at="3,1")
    p.play("go", "spare-2").until_turn("c1").until("turn").go("bottom:go")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]
    p.go("move:3,1")
    assert p.keys == ["move:2,1", "move:4,1"]
    p.go("move:4,1")
    assert (p.where(p.c()), list(p.c().conditions)) == ("4,1", ["immobilize"])


@pytest.mark.rule("GH-MOV-07")
@pytest.mark.parametrize("way", ["Move 3", "Move 3, jump"])
def test_nothing_moves_through_walls_on_foot_or_jumping(way: str) -> None:
    p = moving("1 . w .\n 2 w w .", way)
    assert p.keys_of("move") == ["2,1"]
    p = moving("1 . .\n 2 . .", way, walls=["1,1|2,1", "1,2|2,1", "1,2|2,2"])
    assert p.prompt == "turn"


@pytest.mark.rule("GH-MOV-07")
def test_nothing_flies_or_is_pushed_through_walls() -> None:
    p = position("1 . .\n 2 . .", walls=["1,1|2,1", "1,2|2,1", "1,2|2,2"], cards=[card("wings", top="Round: Flying", bottom="Move 2")])
    p.play("wings", "spare-1").go("top:wings", "perform", "bottom:spare-1")
    assert p.prompt != "move"
    p = acting("1 A .\n 2 w w", "top", "Push 1", monsters={"A": "dummy"}, walls=["2,1|3,1"]).go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "2,1"


@pytest.mark.rule("GH-MOV-07")
def test_a_wall_beside_a_closed_door_bars_the_way_onto_it() -> None:
    p = moving("1 + .\n 2 w w", "Move 1", walls=["1,1|2,1"])
    assert p.prompt == "turn"
    p = moving("1 + .\n 2 w w", "Move 1")
    assert p.keys_of("move") == ["2,1"]


@pytest.mark.rule("GH-MOV-08")
@pytest.mark.parametrize(
    ("text", "keys", "ends"),
    [
        ("Push 2", ["push", "push:3,1", "push:4,1"], "4,1"),
        ("Control, (Move 2)", ["move:4,1"], "4,1"),
        ("Swap places", [], "1,1"),
    ],
)
def test_pushing_making_move_and_swapping_are_forced_movement(text: str, keys: list[str], ends: str) -> None:
    p = acting("1 A ~ ~\n 2 w w w", "top", text, monsters={"A": "dummy"})
    p.set(p.m("dummy"), conditions=["immobilize", "stun"]).go("target:dummy-1")
    for key in keys:
        if key in p.keys:
            p.go(key)
    assert p.where(p.m("dummy")) == ends  # neither its conditions nor difficult terrain hinder it


@pytest.mark.rule("GH-MOV-08")
def test_pulling_is_forced_movement() -> None:
    p = acting("1 ~ ~ A\n 2 o o o", "top", "Pull 2, range 3", monsters={"A": "dummy"})
    p.set(p.m("dummy"), conditions=["immobilize"]).go("target:dummy-1", "pull")
    assert p.where(p.m("dummy")) == "2,1"


@pytest.mark.rule("GH-MOV-08")
def test_a_figure_made_to_move_is_led_hex_by_hex_into_the_traps_its_leader_chooses() -> None:
    map_ = """
        1 A ! .
         2 . o w
        """
    p = acting(map_, "top", "Control, (Move 3)", monsters={"A": "dummy"}).go("target:dummy-1")
    assert p.keys == ["stay", "move:3,1", "move:2,2"]
    p.go("move:3,1")
    assert p.m("dummy").health == 30 - 3
    assert "move:4,1" in p.keys
    p.go("move:4,1")
    assert p.where(p.m("dummy")) == "4,1"


@pytest.mark.rule("GH-MOV-08")
def test_an_ally_made_to_move_opens_no_door_for_it_is_forced_movement() -> None:
    p = acting("1 2 + .", "top", "Control, ally, (Move 3)")
    assert p.keys == ["stop", "target:c2"]
    p.go("target:c2")
    assert p.prompt == "turn"  # there was nowhere to go
    assert len(p.state.rooms) == 1


@pytest.mark.rule("GH-MOV-09")
def test_a_jump_ignores_figures_obstacles_traps_and_terrain_on_its_way() -> None:
    p = moving("1 A o ! h ~ . 2", "Move 6, jump", monsters={"A": "dummy"})
    assert p.keys == ["stay", "move:4,1", "move:5,1", "move:6,1", "move:7,1"]
    p.go("move:7,1")
    assert p.where(p.c()) == "7,1"
    assert not p.events(Suffered)
    assert len(p.state.traps) == 1


@pytest.mark.rule("GH-MOV-09")
def test_a_jump_passes_over_a_figure_on_a_marked_hex() -> None:
    p = moving("1 A . 2", "Move 2, jump", monsters={"A": "dummy"}, rules=["When any character enters v: it gains muddle"],
               legend={"A": {"monster": "dummy", "ranks": "nnn", "place": "v"}})  # fmt: skip
    assert p.keys == ["stay", "move:2,1"]
    p.go("move:2,1")
    assert (p.keys, list(p.c().conditions)) == (["move:1,1", "move:3,1"], ["muddle"])
    p.go("move:3,1")
    assert p.where(p.c()) == "3,1"


@pytest.mark.rule("GH-MOV-10")
def test_the_last_hex_of_a_jump_counts_as_normal_movement() -> None:
    p = moving("1 ! h ~ o A . 2", "Move 5, jump", monsters={"A": "dummy"})
    assert p.keys_of("move") == ["2,1", "3,1", "4,1"]  # neither the obstacle nor the occupied hex
    p.go("move:2,1", "suffer")
    assert (p.c().health, p.state.traps) == (10 - 3, {})
    p = moving("1 ! h . 2", "Move 2, jump").go("move:3,1", "suffer")
    assert (p.c().health, len(p.state.traps)) == (10 - 1, 1)


@pytest.mark.rule("GH-MOV-10")
def test_a_second_move_that_stays_where_the_first_one_ended_does_not_enter_the_hex_again() -> None:
    p = acting("1 h . 2", "bottom", "Move 1", "Move 2, jump").go("move:2,1", "suffer", "stay")
    assert p.c().health == 10 - 1


@pytest.mark.rule("GH-MOV-11")
def test_a_flying_figure_ignores_everything_and_its_last_hex_must_only_be_unoccupied() -> None:
    p = position("1 A o ! h ~ 2", monsters={"A": "dummy"}, cards=[card("go", bottom="Move 5"), card("wings", top="Round: Flying")])
    p.play("go", "wings").go("top:wings", "perform", "bottom:go")
    assert p.keys == ["stay", "move:3,1", "move:4,1", "move:5,1", "move:6,1"]
    p.go("move:4,1")
    assert (p.where(p.c()), p.c().health, len(p.state.traps)) == ("4,1", 10, 1)


@pytest.mark.rule("GH-MOV-11")
def test_a_flying_monster_goes_over_obstacles_enemies_and_traps() -> None:
    bat = kind("bat", flying=True, move=4)
    p = position("1 o ! o A\n 2 w w w w", monsters={"A": "bat"}, kinds=[bat]).play().until("damage")
    assert (p.where(p.m("bat")), len(p.state.traps)) == ("2,1", 1)


@pytest.mark.rule("GH-MOV-12")
def test_flying_protects_in_forced_movement_too() -> None:
    p = acting("1 A ! o\n 2 w w w", "top", "Push 2", monsters={"A": "bat"}, kinds=[BAT]).go("target:bat-1", "push")
    assert (p.where(p.m("bat")), p.m("bat").health, len(p.state.traps)) == ("4,1", 8, 1)
    p = acting("1 A ! o\n 2 w w w", "top", "Push 2", monsters={"A": "dummy"}).go("target:dummy-1", "push")
    assert (p.where(p.m("dummy")), p.m("dummy").health, len(p.state.traps)) == ("3,1", 30 - 3, 0)


@pytest.mark.rule("GH-MOV-13")
def test_a_figure_that_loses_flying_over_an_obstacle_takes_damage_and_moves_to_the_nearest_empty_hex() -> None:
    map_ = """
        1 $ 2 o $ .
         w w w ~ w .
        """
    p = position(map_, cards=[card("go", bottom="Move 3"), card("wings", top="Round: Flying")])
    p.play("go", "wings").go("top:wings", "perform", "bottom:go", "move:4,1").until("damage")
    assert p.decision.args["damage"] == 3
    p.go("suffer")
    assert (p.where(p.c()), p.c().health) == ("6,1", 10 - 3)  # neither the coin nor the difficult terrain is empty


@pytest.mark.rule("GH-MOV-13")
def test_among_equally_near_hexes_the_players_decide_where_it_falls() -> None:
    p = position("1 . o . 2", cards=[card("go", bottom="Move 2"), card("wings", top="Round: Flying")])
    p.play("go", "wings").go("top:wings", "perform", "bottom:go", "move:3,1").until("damage").go("suffer")
    assert p.keys == ["put:2,1", "put:4,1"]
    p.go("put:4,1")
    assert p.where(p.c()) == "4,1"


@pytest.mark.rule("GH-MOV-14")
def test_a_hex_that_costs_more_than_the_points_left_cannot_be_entered() -> None:
    p = moving("1 . ~ . 2", "Move 2")
    assert p.keys == ["stay", "move:2,1"]
    p = moving("1 . ~ . 2", "Move 3")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]


@pytest.mark.rule("GH-MOV-15")
def test_left_over_movement_is_gone_once_another_ability_starts() -> None:
    p = acting("1 . . $ 2", "bottom", "Move 4", "Loot 1").go("move:3,1")
    assert p.prompt == "ability"
    p.go("perform")
    assert p.prompt == "turn"
    assert p.hero().coins == 1
    assert not p.keys_of("move")


@pytest.mark.rule("GH-MOV-16")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_immobilized_and_stunned_figures_are_still_moved_by_force(condition: str) -> None:
    p = acting("1 A . .\n 2 w w w", "top", "Attack 1, push 2", monsters={"A": "dummy"})
    p.set(p.m("dummy"), conditions=[condition]).go("attack:dummy-1", "push")
    assert p.where(p.m("dummy")) == "4,1"


@pytest.mark.rule("GH-MOV-16")
def test_a_trap_that_immobilizes_does_not_stop_forced_movement() -> None:
    p = acting("1 A i .\n 2 w w w", "top", "Push 2", monsters={"A": "dummy"}).go("target:dummy-1", "push")
    assert (p.where(p.m("dummy")), list(p.m("dummy").conditions)) == ("4,1", ["immobilize"])
    p = acting("1 A i .\n 2 w w w", "top", "Control, (Move 2)", monsters={"A": "dummy"}).go("target:dummy-1", "move:3,1", "move:4,1")
    assert (p.where(p.m("dummy")), list(p.m("dummy").conditions)) == ("4,1", ["immobilize"])


@pytest.mark.rule("GH-MOV-14", "GH-MOV-16")
def test_a_figure_made_to_move_through_a_trap_has_only_the_points_left_that_it_has_not_spent() -> None:
    p = acting("1 A i . . .\n 2 w w w w w", "top", "Control, (Move 3)", monsters={"A": "dummy"}).go("target:dummy-1")
    assert p.decision.args["points"] == 3
    p.go("move:3,1")
    assert (p.decision.args["points"], p.keys) == (2, ["stay", "move:2,1", "move:4,1", "move:5,1"])


@pytest.mark.rule("GH-MOV-14", "GH-MOV-16")
def test_a_figure_made_to_move_is_not_moved_on_where_nothing_stopped_it() -> None:
    p = acting("1 A . . .\n 2 w w w w", "top", "Control, (Move 3)", monsters={"A": "dummy"}).go("target:dummy-1", "move:3,1")
    assert (p.prompt, p.where(p.m("dummy"))) == ("turn", "3,1")


@pytest.mark.rule("GH-MOV-06", "GH-MOV-16")
def test_a_figure_made_to_move_does_not_stay_in_a_trap_where_another_one_flies() -> None:
    bird = kind("bird", does=(), flying=True)
    p = acting("1 A i . . B\n 2 w w w w w", "top", "Control, (Move 3)", monsters={"A": "dummy", "B": "bird"}, kinds=[bird])
    p.set(p.m("bird"), at="3,1").go("target:dummy-1", "move:3,1")
    assert p.keys == ["move:2,1", "move:4,1", "move:5,1"]


@pytest.mark.rule("GH-MOV-17")
def test_a_figure_made_to_move_passes_its_own_allies_and_not_its_enemies() -> None:
    p = acting("2 A 1 . .\n w w B w w", "top", "Control, (Move 3)", monsters={"A": "dummy", "B": "grub"}).go("target:dummy-1")
    assert p.prompt == "turn"  # characters on both sides: its enemies
    map_ = """
        2 1 A B .
         w w w w w
        """
    p = acting(map_, "top", "Control, (Move 3)", monsters={"A": "dummy", "B": "grub"}).go("target:dummy-1")
    assert p.keys == ["stay", "move:5,1"]
    p.go("move:5,1")
    assert p.where(p.m("dummy")) == "5,1"
    assert [e.path for e in p.events(Moved)] == [(p.cell("4,1"), p.cell("5,1"))]
    assert not p.events(TrapSprung)


@pytest.mark.rule("GH-MOV-10")
@pytest.mark.parametrize(("row", "moved"), [("1 . . A 2", 2), ("1 . ~ A 2", 2)])
def test_hexes_moved_are_hexes_and_not_points_in_a_jump_too(row: str, moved: int) -> None:
    p = position(row, monsters={"A": "dummy"}, cards=[card("vault", bottom=["Move 3, jump", "Attack hexes moved"], initiative=1)])
    p.play("vault", "spare-1").go("bottom:vault", "move:3,1").until("attack").go("attack:dummy-1")
    assert p.m("dummy").health == 30 - moved


@pytest.mark.rule("GH-MOV-06")
def test_a_jump_does_not_lead_onto_a_figure_on_a_marked_hex_without_points_to_go_on() -> None:
    p = moving("1 A . 2", "Move 1, jump", monsters={"A": "dummy"}, rules=["When any character enters v: it gains muddle"],
               legend={"A": {"monster": "dummy", "ranks": "nnn", "place": "v"}})  # fmt: skip
    assert p.prompt == "turn"  # nowhere to go


@pytest.mark.rule("GH-MOV-01")
def test_points_added_on_the_line_of_a_move_count() -> None:
    p = moving("1 . . . . 2", "Move 2, move +1")
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]


@pytest.mark.rule("GH-MOV-01")
@pytest.mark.parametrize(("map_", "vain"), [("1 . A 2", False), ("1 A . 2", True)])
def test_a_move_with_no_hex_to_go_to_is_marked_before_it_is_chosen(map_: str, vain: bool) -> None:
    p = position(map_, monsters={"A": "dummy"}, cards=[card("go", bottom="Move 1", initiative=1)])
    assert doing_nothing(p.play("go", "spare-1"), "bottom:go") == vain


@pytest.mark.rule("GH-MOV-02")
@pytest.mark.parametrize(("text", "vain"), [(["Move 1"], True), (["Move 1", "Xp 1"], False)])
def test_a_move_that_only_stays_gives_what_comes_with_the_action(text: list[str], vain: bool) -> None:
    p = position("1 A . 2", monsters={"A": "dummy"}, cards=[card("go", bottom=text, initiative=1)])
    assert doing_nothing(p.play("go", "spare-1"), "bottom:go") == vain


@pytest.mark.rule("GH-MOV-14")
def test_points_left_at_an_open_door_lead_on_and_none_left_do_not() -> None:
    p = moving("1 . + . .\n 2 . # . .", "Move 3").go("move:3,1")
    assert (p.prompt, p.decision.args["points"], "move:4,1" in p.keys, "move:5,1" in p.keys) == ("move", 1, True, False)
    assert moving("1 . + . .\n 2 . # . .", "Move 2").go("move:3,1").prompt == "turn"


def doing_nothing(p: Position, key: str) -> bool:
    """Whether an option is said to do nothing."""
    [question] = p.table.scene(p.seat).questions
    return next(choice.note is not None for choice in question.choices if choice.key == key)


@pytest.mark.rule("GH-MOV-15")
def test_a_move_that_leaves_points_unused_is_performed_all_the_same() -> None:
    p = acting("1 . . . 2", "bottom", "Move 3", "Xp 1").go("move:2,1")
    assert (p.prompt, p.where(p.c()), p.hero().xp) == ("turn", "2,1", 1)


@pytest.mark.rule("GH-MOV-03")
def test_only_allies_let_a_figure_through() -> None:
    p = moving("1 2 . A .", "Move 4", monsters={"A": "dummy"})
    assert p.keys_of("move") == ["3,1"]


@pytest.mark.rule("GH-MOV-06")
def test_a_monster_held_by_a_trap_under_a_flying_friend_does_not_stop_in_its_hex() -> None:
    hawk = kind("hawk", traits="Flying", does=(), initiative=95)
    walker = kind("walker", move=3, does=["Move +0"], initiative=20)
    p = position("1 . i A B\n 2 w w w w", monsters={"A": "walker", "B": "hawk"}, kinds=[hawk, walker])
    p.set(p.m("hawk"), at="3,1").play().until("turn")
    assert (p.where(p.m("walker")), list(p.m("walker").conditions)) == ("2,1", ["immobilize"])
