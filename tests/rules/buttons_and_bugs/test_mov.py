"""Section 12: move, jump, flying."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Died

from .position import Position, acting, card, monster, row, suffering

CRATE: dict[str, Any] = {"objects": {"crate": {"health": 3, "enemy_of": "character"}}, "legend": {"c": {"object": "crate"}}}
DUMMY_IN_THE_WAY: dict[str, Any] = {"monsters": ["dummy 1"]}


def flying(marks: str, points: int, **given: Any) -> Position:
    """The character has taken wing and is about to move."""
    return acting(marks, "bottom", "Round: Flying", f"Move {points}", **given).go("perform")


@pytest.mark.rule("BB-MOV-01")
@pytest.mark.parametrize(
    ("marks", "reached"), [("s . . . .", ["2,1", "3,1", "4,1"]), ("s ~ . . .", ["2,1", "3,1"]), ("s . ~ . .", ["2,1", "3,1"])]
)
def test_entering_a_hex_costs_one_point_and_two_in_difficult_terrain(marks: str, reached: list[str]) -> None:
    assert acting(marks, "bottom", "Move 3").keys_of("move") == reached


@pytest.mark.rule("BB-MOV-02")
def test_a_figure_moves_through_its_allies() -> None:
    p = suffering("1 2 . s", "Move 2", "Attack 1", others=["dummy 2"])
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-MOV-03")
@pytest.mark.parametrize(("marks", "given"), [("s 1 .", DUMMY_IN_THE_WAY), ("s o .", {}), ("s c .", CRATE)])
def test_enemies_obstacles_and_objectives_bar_the_way(marks: str, given: dict[str, Any]) -> None:
    p = acting(f". {marks}", "bottom", "Move 9", **given)
    assert p.keys == ["stay", "move:1,1"]


@pytest.mark.rule("BB-MOV-03")
def test_an_objective_bars_the_way_of_monsters_too() -> None:
    crate = {**CRATE, "objects": {"crate": {"health": 3, "enemy_of": "nobody"}}}
    p = suffering("1 c . s", "Move 9", "Attack 1", **crate)
    assert p.where(p.monster(1)) == "1,1"


@pytest.mark.rule("BB-MOV-04")
def test_a_move_must_end_in_an_unoccupied_hex() -> None:
    p = acting("1 s .", "top", "Control, range 3, (Move 2)", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-MOV-05")
@pytest.mark.parametrize(("key", "zone"), [("stay", "hand b"), ("move:2,1", "lost a")])
def test_a_move_is_performed_only_if_a_hex_was_entered(key: str, zone: str) -> None:
    p = acting("s .", "bottom", "Move 2", "Lost").go(key)
    assert p.zone("go") == zone


@pytest.mark.rule("BB-MOV-06")
def test_unspent_points_are_lost_at_the_end_of_the_ability() -> None:
    p = acting("s . . . .", "bottom", "Move 3", "Move 1").go("move:2,1")
    assert p.keys_of("move") == ["1,1", "3,1"]
    assert p.go("stay").where(p.hero) == "2,1"


@pytest.mark.rule("BB-MOV-07")
@pytest.mark.parametrize(("marks", "given"), [("s 1 .", DUMMY_IN_THE_WAY), ("s o .", {}), ("s c .", CRATE)])
def test_a_jump_passes_what_it_cannot_end_on(marks: str, given: dict[str, Any]) -> None:
    p = acting(marks, "bottom", "Move 2, jump", **given)
    assert p.keys == ["stay", "move:3,1"]
    assert p.go("move:3,1").where(p.hero) == "3,1"


@pytest.mark.rule("BB-MOV-07")
@pytest.mark.parametrize(("end", "health"), [("3,1", 12), ("2,1", 10)])
def test_a_jump_ignores_hazards_except_in_the_last_hex(end: str, health: int) -> None:
    p = acting("s ! .", "bottom", "Move 2, jump").go(f"move:{end}").until("turn")
    assert p.where(p.hero) == end
    assert p.hero.health == health


@pytest.mark.rule("BB-MOV-09")
@pytest.mark.parametrize(("marks", "ends"), [("s 1 .", ["3,1"]), ("s o .", ["2,1", "3,1"]), ("s c .", ["3,1"]), ("s ! .", ["2,1", "3,1"])])
def test_a_flying_figure_ignores_everything_on_its_way(marks: str, ends: list[str]) -> None:
    given = {**(DUMMY_IN_THE_WAY if "1" in marks else {}), **(CRATE if "c" in marks else {})}
    p = flying(marks, 2, **given)
    assert p.keys_of("move") == ends
    p.go("move:3,1")
    assert (p.where(p.hero), p.hero.health, p.prompt) == ("3,1", 12, "turn")


@pytest.mark.rule("BB-MOV-09")
@pytest.mark.parametrize("end", ["2,1", "3,1"])
def test_a_flying_figure_ignores_hazards_and_obstacles_in_the_last_hex(end: str) -> None:
    p = flying("s ! o", 2).go(f"move:{end}").until("turn")
    assert (p.where(p.hero), p.hero.health) == (end, 12)


@pytest.mark.rule("BB-MOV-10")
def test_a_flying_figure_cannot_end_on_another() -> None:
    assert flying("s 1 .", 2, monsters=["dummy 1"]).keys_of("move") == ["3,1"]


@pytest.mark.rule("BB-MOV-10")
def test_no_figure_can_end_on_a_flying_one() -> None:
    wasp = monster("wasp", traits=["Flying"])
    p = acting("s 1 .", "bottom", "Move 2, jump", monsters=["wasp 1"], kinds=[wasp])
    assert p.keys_of("move") == ["3,1"]


@pytest.mark.rule("BB-MOV-11")
def test_fewer_points_or_none_may_be_spent() -> None:
    p = acting("s . . .", "bottom", "Move 3")
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]
    assert p.go("move:2,1").where(p.hero) == "2,1"


@pytest.mark.rule("BB-MOV-12")
def test_a_jump_may_be_declined_before_the_first_hex_and_then_holds_not_at_all() -> None:
    p = acting("s ! o .", "bottom", "Move 3, jump")
    assert p.keys_of("move") == ["2,1", "4,1"]
    p.go("walk")
    assert p.keys == ["stay", "move:2,1"]
    p.go("move:2,1", "suffer")
    assert p.keys == ["stay", "move:1,1"]


@pytest.mark.rule("BB-MOV-12")
def test_a_jump_cannot_be_bought_once_the_figure_has_set_out() -> None:
    p = acting("s . ! .", "bottom", "Move 3, Pay consume air: (jump)", "Infuse air")
    assert p.keys == ["stay", "move:2,1", "move:3,1", "pay:0"]
    p.go("move:2,1")
    assert p.keys == ["stay", "move:1,1", "move:3,1"]


@pytest.mark.rule("BB-MOV-12")
def test_the_last_hex_of_a_jump_is_where_the_ability_ends() -> None:
    p = acting("s ! . .", "bottom", "Move 3, jump", "Attack 1 + hexes moved").go("move:2,1")
    assert (p.prompt, p.hero.health) == ("move", 12)
    p.go("move:3,1", "stay")
    assert (p.prompt, p.hero.health) == ("turn", 12)


@pytest.mark.rule("BB-MOV-13")
def test_who_stops_flying_over_an_obstacle_is_put_on_the_nearest_hex() -> None:
    p = flying("s . o ! .", 2).go("move:3,1").until("land")
    assert p.keys == ["land:2,1", "land:4,1"]
    p.go("land:4,1")
    assert (p.where(p.hero), p.hero.health, p.prompt) == ("4,1", 12, "short-rest")


@pytest.mark.rule("BB-MOV-13")
def test_who_stops_flying_over_a_hazard_suffers_its_effect() -> None:
    p = flying("s ! .", 2).go("move:2,1").until("damage")
    assert (p.hero.health, p.decision.args["damage"]) == (12, 2)
    assert p.go("suffer").hero.health == 10


@pytest.mark.rule("BB-MOV-12")
@pytest.mark.parametrize(
    ("marks", "lines", "walk"),
    [("s ! .", ["Move 3, jump"], True), ("s . .", ["Move 3, jump"], False), ("s ! .", ["Round: Flying", "Move 3, jump"], False)],
    ids=["a hazard ahead", "nothing to walk into", "flying"],
)
def test_a_jump_may_be_declined_only_where_there_is_something_to_walk_into(marks: str, lines: list[str], walk: bool) -> None:
    p = acting(marks, "bottom", *lines)
    if len(lines) > 1:
        p.go("perform")
    assert ("walk" in p.keys) == walk


@pytest.mark.rule("BB-MOV-12")
def test_a_jump_is_not_declined_after_the_first_hex() -> None:
    p = acting("s . ! .", "bottom", "Move 3, jump", "Attack 1 + hexes moved").go("move:2,1")
    assert p.keys == ["stay", "move:1,1", "move:3,1", "move:4,1"]


@pytest.mark.rule("BB-MOV-12")
def test_a_controlled_jump_is_not_declined() -> None:
    p = acting("s 1 ! .", "top", "Control, (Move 2, jump)", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stay", "move:3,1", "move:4,1"]


@pytest.mark.rule("BB-MOV-09")
def test_a_flying_figure_that_jumps_ignores_the_hazard_it_ends_on() -> None:
    p = acting("s ! .", "bottom", "Round: Flying", "Move 1, jump").go("perform", "move:2,1")
    assert (p.where(p.hero), p.hero.health, p.prompt) == ("2,1", 12, "turn")


@pytest.mark.rule("BB-MOV-12")
def test_an_item_s_jump_is_for_the_character_s_moves_and_not_for_a_controlled_one() -> None:
    p = row("s 1 ! .", monsters=["dummy 1"], cards=[card("go", top="Control, (Move 2)", initiative=1)], equipped=["old-spring"])
    p.play("go", "spare-1").go("item:old-spring", "top:go", "target:m1")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-MOV-05")
@pytest.mark.parametrize(("key", "zone"), [("stay", "active a"), ("move:2,1", "hand b")])
def test_a_bonus_on_the_next_move_is_used_only_by_a_move_that_is_performed(key: str, zone: str) -> None:
    cards = [card("wind", top="Persistent 1x: When you move: move +1"), card("go", bottom="Move 1")]
    p = row("s . .", cards=cards, goal=["it is round 9 or later"]).play("go", "wind").go("top:wind", "perform", "bottom:go")
    assert p.keys_of("move") == ["2,1", "3,1"]
    assert p.go(key).zone("wind") == zone


@pytest.mark.rule("BB-MOV-02")
def test_a_figure_does_not_move_through_its_enemies() -> None:
    p = acting("s 1 .", "bottom", "Move 2", monsters=["dummy 1"])
    assert (p.prompt, p.where(p.hero)) == ("turn", "1,1")


@pytest.mark.rule("BB-MOV-09", "BB-MOV-07")
def test_a_figure_that_flies_need_not_decline_its_jump_for_a_hazard() -> None:
    p = acting("s ! .", "bottom", "Round: Flying", "Move 2, jump").go("perform")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]
    assert (p.go("move:2,1").prompt, p.hero.health) == ("turn", 12)


@pytest.mark.rule("BB-MOV-12")
def test_a_jump_once_begun_cannot_be_declined() -> None:
    p = acting("s A . ! .", "bottom", "Move 3, jump", rules=["When you enter a: you gain muddle"])
    assert "walk" in p.keys
    assert p.go("move:2,1").keys == ["stay", "move:1,1", "move:3,1", "move:4,1"]


@pytest.mark.rule("BB-MOV-12", "BB-ADD-04")
def test_a_jump_can_be_paid_for_only_before_the_first_hex() -> None:
    lines = ["Move 2, Pay consume air: (jump), Pay consume fire: (move +1)", "Infuse air", "Infuse fire"]
    p = acting("s ! . . .", "bottom", *lines)
    assert p.keys_of("pay") == ["0", "1"]
    p.go("move:2,1", "suffer")
    assert p.keys == ["stay", "move:1,1", "move:3,1", "pay:1"]
    assert p.go("pay:1").keys_of("move") == ["1,1", "3,1", "4,1"]
    q = acting("s ! . . .", "bottom", *lines).go("pay:0", "pay:1")
    assert q.keys_of("move") == ["2,1", "3,1", "4,1"]


@pytest.mark.rule("BB-MOV-13")
def test_a_figure_that_dies_where_it_lands_lands_only_once() -> None:
    gnat = monster("gnat", zero=["Round: Flying", "Round: Flying"])
    p = row("s . 1", monsters=["gnat 1"], kinds=[gnat], legend={"1": {"monster": 1, "hazard": "Suffer 8"}}, goal=["it is round 9 or later"])
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert ([e.figure for e in p.events(Died)], p.prompt) == (["m1"], "short-rest")


@pytest.mark.rule("BB-MOV-12", "BB-ITM-22")
@pytest.mark.parametrize(("jump", "offered"), [(", jump", True), ("", False)])
def test_who_jumps_already_may_still_use_what_gives_a_jump_and_more(jump: str, offered: bool) -> None:
    spring = {"id": "spring", "type": "small", "card": "5", "use": "spent", "effect": "When you move: jump, move +1"}
    lines = [f"Move 2{jump}, Pay consume air: (jump, move +1)", "Infuse air"]
    p = acting("s A . . .", "bottom", *lines, rules=["When you enter a: you gain muddle"], own_items=[spring], equipped=["spring"])
    assert {"pay:0", "item:spring"} <= {*p.keys}
    p.go("move:2,1")
    assert ("pay:0" in p.keys, "item:spring" in p.keys) == (offered, offered)


@pytest.mark.rule("BB-MOV-01", "BB-ADD-01")
def test_points_added_to_a_move_count() -> None:
    assert acting("s . . .", "bottom", "Move 1, move +1").keys_of("move") == ["2,1", "3,1"]
    p = suffering("s . . . . 1", "Move 1, move +2", "Attack 1")
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-MOV-13", "BB-MOV-09")
@pytest.mark.parametrize("below", ["o", "!"])
def test_who_flies_by_two_bonuses_stays_up_when_one_of_them_ends(below: str) -> None:
    cards = [card("wings", bottom=["Persistent: Flying", "Move 1"], initiative=1), card("breeze", top="Persistent: Flying")]
    p = row(f"s {below} . 1", monsters=["dummy 1"], cards=cards).play("wings", "breeze")
    p.go("bottom:wings", "perform", "move:2,1", "top:breeze", "perform", "dismiss:wings")
    assert (p.prompt, p.where(p.hero), p.hero.health, p.game.flying(p.hero)) == ("spare", "2,1", 12, True)
    p.go("dismiss:breeze")
    assert (p.prompt, p.game.flying(p.hero)) == ("land" if below == "o" else "damage", False)
