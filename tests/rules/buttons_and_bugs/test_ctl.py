"""Section 22: control."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled, Skipped, TurnBegan
from undercroft.games.haven.events import Attacked, Moved

from .position import acting, monster

TWO = ["dummy 1", "dummy 2"]


@pytest.mark.rule("BB-CTL-01")
def test_a_monster_performs_abilities_as_the_player_decides() -> None:
    p = acting("s 1 . . 2", "top", "Control, range 3, (Move 3; Attack 4)", monsters=TWO).go("target:m1")
    assert p.keys == ["stay", "move:3,1", "move:4,1"]
    p.go("move:4,1")
    assert p.keys == ["stop", "target:m2"]
    p.go("target:m2")
    assert (p.where(p.monster(1)), p.monster(2).health, p.hero.health, p.prompt) == ("4,1", 26, 12, "turn")


@pytest.mark.rule("BB-CTL-01")
def test_control_needs_a_target_in_range() -> None:
    p = acting("2 . . s . 1 .", "top", "Control, range 2, (Move 1)", monsters=TWO)
    assert p.keys == ["stop", "target:m1"]


@pytest.mark.rule("BB-CTL-01", "BB-TGT-01")
def test_a_controlled_attack_may_have_several_targets() -> None:
    p = acting("s 1 2\n 3 .", "top", "Control, (Attack 3, target 2)", monsters=[*TWO, "dummy 3"]).go("target:m1", "target:m2", "target:m3")
    assert (p.monster(2).health, p.monster(3).health, p.prompt) == (27, 27, "turn")


@pytest.mark.rule("BB-CTL-01", "BB-TGT-02")
def test_a_controlled_attack_has_one_target_unless_it_prints_more() -> None:
    p = acting("s 1 2\n 3 .", "top", "Control, (Attack 3)", monsters=[*TWO, "dummy 3"]).go("target:m1", "target:m2")
    assert (p.monster(2).health, p.monster(3).health, p.prompt) == (27, 30, "turn")


@pytest.mark.rule("BB-CTL-02")
def test_a_controlled_figure_takes_the_character_s_enemies_for_its_own() -> None:
    p = acting("s 1 2", "top", "Control, (Attack 3)", monsters=TWO).go("target:m1")
    assert p.keys == ["stop", "target:m2"]
    p.go("target:m2")
    assert (p.monster(2).health, p.hero.health) == (27, 12)


@pytest.mark.rule("BB-CTL-03")
def test_a_controlled_move_is_forced_movement_not_the_character_s_move() -> None:
    lines = ["Persistent: When you move: move +2", "Control, range 3, (Move 1)"]
    p = acting("s 1 . .", "top", *lines, monsters=["dummy 1"]).go("perform", "target:m1")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-CTL-03")
def test_hexes_of_a_controlled_move_are_not_the_character_s() -> None:
    lines = ["Control, range 3, (Move 1)", "Attack 1 + hexes moved, range 2"]
    p = acting("s 1 . .", "top", *lines, monsters=["dummy 1"]).go("target:m1", "move:3,1", "attack:m1")
    assert [e.how for e in p.events(Moved)] == ["controlled"]
    assert [e.value for e in p.events(Attacked)] == [1]


@pytest.mark.rule("BB-CTL-04")
@pytest.mark.parametrize(
    ("marks", "conditions", "offered"), [("s 1 .", [], ["m1"]), ("s 1 .", ["immobilize"], []), ("s 1 2", [], []), ("s 1 o", [], [])]
)
def test_a_move_cannot_be_controlled_without_a_way_or_by_the_immobilized(
    marks: str, conditions: list[str], offered: list[str]
) -> None:
    monsters = TWO if "2" in marks else TWO[:1]
    p = acting(marks, "top", "Control, (Move 2)", "Lost", monsters=monsters, conditions={"m1": conditions} if conditions else {})
    assert p.keys_of("target") == offered
    if not offered:
        assert (p.prompt, p.zone("go")) == ("turn", "hand b")


@pytest.mark.rule("BB-CTL-04")
def test_an_immobilized_figure_still_performs_the_other_controlled_abilities() -> None:
    lines = "Control, range 3, (Move 2; Attack 3)"
    p = acting("s 1 2", "top", lines, monsters=TWO, conditions={"m1": ["immobilize"]}).go("target:m1")
    assert p.go("target:m2").monster(2).health == 27


@pytest.mark.rule("BB-CTL-04")
@pytest.mark.parametrize(("conditions", "offered"), [({}, True), ({"m1": ["immobilize"]}, False)])
def test_an_item_for_a_controlled_move_is_offered_only_if_the_move_is_possible(conditions: dict[str, list[str]], offered: bool) -> None:
    p = acting("s 1 .", "bottom", "Move 1", monsters=["dummy 1"], equipped=["magnetic-needle"], conditions=conditions)
    assert ("item:magnetic-needle" in p.until("turn").keys) == offered


@pytest.mark.rule("BB-CTL-05")
def test_a_controlled_attack_uses_the_monsters_table_and_tracker() -> None:
    fierce = [["+5", "+5", "+5"] for _ in range(6)]
    lines = "Control, (Attack 1)"
    p = acting("s 1 2", "top", lines, monsters=TWO, tables={"fierce": fierce}, difficulty="fierce").go("target:m1", "target:m2")
    assert p.monster(2).health == 30 - 6
    assert [e.figure for e in p.events(ModifierRolled)] == ["m1"]
    assert p.state.rows == {"hero": 0, "monsters": 1}


@pytest.mark.rule("BB-CTL-06")
@pytest.mark.parametrize(
    ("marks", "conditions", "offered"), [("s 1 2", [], ["m1"]), ("s 1 2", ["disarm"], []), ("s 1 . 2", [], [])]
)
def test_an_attack_cannot_be_controlled_without_a_target_or_by_the_disarmed(
    marks: str, conditions: list[str], offered: list[str]
) -> None:
    p = acting(marks, "top", "Control, (Attack 2)", "Lost", monsters=TWO, conditions={"m1": conditions} if conditions else {})
    assert p.keys_of("target") == offered
    if not offered:
        assert (p.prompt, p.zone("go")) == ("turn", "hand b")


@pytest.mark.rule("BB-CTL-06")
def test_a_disarmed_figure_still_performs_a_controlled_move() -> None:
    lines = "Control, range 3, (Move 1; Attack 3)"
    p = acting("s 1 . 2", "top", lines, monsters=TWO, conditions={"m1": ["disarm"]}).go("target:m1", "move:3,1")
    assert (p.where(p.monster(1)), p.monster(2).health, p.prompt) == ("3,1", 30, "turn")


@pytest.mark.rule("BB-CTL-07")
def test_what_the_figure_s_column_lacks_can_be_controlled() -> None:
    idle = monster("idle", minus=(), zero=["Heal 1, self"], plus=())
    p = acting("s 1 . 2", "top", "Control, (Move 1; Attack 3)", kinds=[idle], monsters=["idle 1", "dummy 2"])
    p.go("target:m1", "move:3,1", "target:m2")
    assert (p.where(p.monster(1)), p.monster(2).health) == ("3,1", 27)


@pytest.mark.rule("BB-CTL-08")
def test_a_controlled_figure_keeps_its_traits_and_attack_effects() -> None:
    wasp = monster("wasp", traits=["Flying", "Shield 1"], attacks="poison")
    thorn = monster("thorn", traits=["Retaliate 3"])
    p = acting("s 1 o 2", "top", "Control, (Move 1; Attack 3)", kinds=[wasp, thorn], monsters=["wasp 1", "thorn 2"])
    p.go("target:m1", "move:3,1", "target:m2")
    assert (p.where(p.monster(1)), list(p.monster(2).conditions)) == ("3,1", ["poison"])
    assert (p.monster(1).health, p.monster(2).health) == (8 - 3, 8 - 3)


@pytest.mark.rule("BB-CTL-09")
def test_a_controlled_ability_is_no_turn_of_the_figure() -> None:
    conditions = {"m1": ["wound", "muddle"]}
    p = acting("s 1 . .", "top", "Control, (Move 1)", monsters=["dummy 1"], conditions=conditions).go("target:m1", "move:3,1")
    assert (p.monster(1).health, sorted(p.monster(1).conditions)) == (30, ["muddle", "wound"])
    assert [e.figure for e in p.events(TurnBegan)] == ["hero"]
    p.until("select", "short-rest")
    assert (p.monster(1).health, sorted(p.monster(1).conditions)) == (29, ["wound"])
    assert [e.figure for e in p.events(TurnBegan)] == ["hero", "m1"]


@pytest.mark.rule("BB-CTL-10")
def test_difficult_terrain_costs_two_in_a_controlled_move() -> None:
    p = acting("s 1 ~ .", "top", "Control, (Move 2)", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("BB-CTL-10")
def test_hazards_take_effect_in_a_controlled_move() -> None:
    p = acting("s 1 ! .", "top", "Control, (Move 2)", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stay", "move:3,1"]
    assert p.go("move:3,1").monster(1).health == 28


@pytest.mark.rule("BB-CTL-11")
def test_other_monsters_bar_a_controlled_figure_and_the_character_does_not() -> None:
    p = acting(". s 1 2 .", "top", "Control, (Move 2)", monsters=TWO).go("target:m1")
    assert p.keys == ["stay", "move:1,1"]


@pytest.mark.rule("BB-CTL-11")
def test_other_monsters_are_the_only_targets_of_a_controlled_attack() -> None:
    p = acting("1 s 2", "top", "Control, (Attack 2, range 3)", monsters=TWO).go("target:m1")
    assert p.keys == ["stop", "target:m2"]


@pytest.mark.rule("BB-CTL-12")
@pytest.mark.parametrize(("attack", "offered"), [("Attack 2", []), ("Attack 2, range 2", ["m2"])])
def test_a_controlled_attack_is_melee_unless_it_prints_a_range(attack: str, offered: Sequence[str]) -> None:
    p = acting("s 1 . 2", "top", f"Control, (Move 1; {attack})", monsters=["moth 1", "dummy 2"]).go("target:m1", "stay")
    assert p.keys_of("target") == offered


@pytest.mark.rule("BB-CTL-12")
@pytest.mark.parametrize(("attack", "rolls"), [("Attack 2", 1), ("Attack 2, range 2", 2)])
def test_a_controlled_melee_attack_of_a_ranged_monster_has_no_disadvantage(attack: str, rolls: int) -> None:
    p = acting("s 1 2", "top", f"Control, ({attack})", monsters=["moth 1", "dummy 2"]).go("target:m1", "target:m2")
    assert [len(e.results) for e in p.events(ModifierRolled)] == [rolls]


@pytest.mark.rule("BB-CTL-13")
def test_the_player_chooses_hexes_and_distance_of_a_controlled_push_away_from_the_monster() -> None:
    shover = monster("shover", attacks="push 2")
    p = acting("s . 2 1", "top", "Control, range 3, (Attack 1)", kinds=[shover], monsters=["shover 1", "dummy 2"])
    p.go("target:m1", "target:m2")
    assert p.keys == ["stop", "push:2,1"]  # toward the character


@pytest.mark.rule("BB-CTL-13")
@pytest.mark.parametrize(("keys", "end"), [(["stop"], "3,1"), (["push:4,1", "stop"], "4,1"), (["push:4,1", "push:5,1"], "5,1")])
def test_a_controlled_push_goes_as_far_as_the_player_likes(keys: list[str], end: str) -> None:
    p = acting("s 1 2 . .", "top", "Control, (Attack 1, push 2)", monsters=TWO).go("target:m1", "target:m2", *keys)
    assert (p.where(p.monster(2)), p.prompt) == (end, "turn")


@pytest.mark.rule("BB-CTL-13")
@pytest.mark.parametrize(("keys", "end"), [(["stop"], "4,1"), (["pull:3,1"], "3,1")])
def test_a_controlled_pull_is_toward_the_monster(keys: list[str], end: str) -> None:
    p = acting("s 1 . 2 .", "top", "Control, (Attack 1, range 2, pull 2)", monsters=TWO).go("target:m1", "target:m2", *keys)
    assert (p.where(p.monster(2)), p.prompt) == (end, "turn")


@pytest.mark.rule("BB-CTL-13", "BB-RET-11")
def test_what_the_target_does_in_return_is_still_a_monster_s() -> None:
    thorn = monster("thorn", traits=["Retaliate 1, push 1"])
    p = acting("s . 1 2", "top", "Control, range 2, (Attack 1)", kinds=[thorn], monsters=["dummy 1", "thorn 2"]).go("target:m1", "target:m2")
    assert (p.where(p.monster(1)), p.prompt) == ("2,1", "turn")


@pytest.mark.rule("BB-CTL-02")
def test_other_monsters_block_a_controlled_figure_as_enemies() -> None:
    p = acting("s 1 2 .", "top", "Control, (Move 2)", monsters=TWO)
    assert (p.prompt, p.where(p.monster(1))) == ("turn", "2,1")


@pytest.mark.rule("BB-CTL-11")
@pytest.mark.parametrize(("marks", "points", "offered"), [(". s 1 .", 1, ["4,1"]), (". s 1 .", 2, ["2,1", "4,1"]), ("s 1 .", 2, ["1,1", "3,1"])])
def test_a_controlled_figure_enters_the_character_s_hazard_only_if_it_can_leave_it_again(marks: str, points: int, offered: list[str]) -> None:
    legend = {"s": {"start": True, "hazard": "Suffer 1"}}
    p = acting(marks, "top", f"Control, (Move {points})", monsters=["dummy 1"], legend=legend).go("target:m1")
    assert p.keys_of("move") == offered


@pytest.mark.rule("BB-CTL-10", "BB-MDT-05")
def test_a_monster_that_dies_in_a_controlled_move_performs_nothing_more() -> None:
    p = acting("s 1 ! . .", "top", "Control, (Move 1; Move 1)", monsters=["dummy 1"])
    p.set(p.monster(1), health=2).go("target:m1", "move:3,1")
    assert ("m1" in p.state.figures, p.prompt, p.events(Skipped)) == (False, "turn", [])


@pytest.mark.rule("BB-CTL-08", "BB-TGT-01")
@pytest.mark.parametrize(("attack", "effects", "targets"), [("Attack 3, +1 target", "", 2), ("Attack 3", "+1 target", 2), ("Attack 3", "", 1)])
def test_a_controlled_attack_has_the_added_targets_of_its_text_and_of_the_monster_card(attack: str, effects: str, targets: int) -> None:
    many = monster("many", zero=(), attacks=effects)
    p = acting("s 1 2\n 3 4", "top", f"Control, ({attack})", kinds=[many], monsters=["many 1", "dummy 2", "dummy 3", "dummy 4"]).go("target:m1")
    for number in (2, 3, 4)[:targets]:
        p.go(f"target:m{number}")
    assert ([30 - p.monster(n).health for n in (2, 3, 4)], p.prompt) == ([3, 3, 0] if targets == 2 else [3, 0, 0], "turn")
