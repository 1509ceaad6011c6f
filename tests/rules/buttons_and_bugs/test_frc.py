"""Section 21: forced movement."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.decision import TABLE

from .position import STANDARD, Position, acting, monster, suffering

FLOWER = """
     . .
    s 1 .
     . .
    """
"""The character in the west, a monster in the middle."""


def struck(marks: str, *abilities: str, **given: Any) -> Position:
    """A walker (m1) does this to the character, up to the question where it is moved to."""
    return suffering(marks, *abilities, stop=["push-to", "pull-to"], **given)


@pytest.mark.rule("BB-FRC-01")
def test_forced_movement_targets_an_enemy_in_range() -> None:
    monsters = ["dummy 1", "dummy 2", "dummy 3"]
    p = acting("2 . . s 3 1 .", "top", "Push 1, range 2", monsters=monsters, conditions={"m3": ["invisible"]})
    assert p.keys == ["stop", "target:m1"]
    assert p.go("target:m1", "push:7,1").where(p.monster(1)) == "7,1"


@pytest.mark.rule("BB-FRC-02")
@pytest.mark.parametrize(("traits", "offered"), [((), []), (("Flying",), ["3,1"])])
def test_the_target_moves_by_its_own_rules(traits: tuple[str, ...], offered: list[str]) -> None:
    p = acting("s 1 o", "top", "Push 1", kinds=[monster("wasp", traits=traits)], monsters=["wasp 1"]).go("target:m1")
    assert p.keys_of("push") == offered
    if offered:
        assert p.go("push:3,1").where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-FRC-03")
def test_every_hex_of_a_push_is_farther_from_the_acting_figure() -> None:
    p = acting(FLOWER, "top", "Push 1", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stop", "push:2,1", "push:3,2", "push:2,3"]
    assert p.go("push:2,3").where(p.monster(1)) == "2,3"


@pytest.mark.rule("BB-FRC-03")
def test_a_push_ends_after_so_many_hexes() -> None:
    p = acting("s 1 . . .", "top", "Push 2", monsters=["dummy 1"]).go("target:m1", "push:3,1", "push:4,1")
    assert (p.where(p.monster(1)), p.prompt) == ("4,1", "turn")


@pytest.mark.rule("BB-FRC-04")
def test_every_hex_of_a_pull_is_closer_to_the_acting_figure() -> None:
    marks = """
        s . . .
         . . 1 .
        . . . .
        """
    p = acting(marks, "top", "Pull 3, range 3", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stop", "pull:3,1", "pull:2,2"]
    p.go("pull:2,2")
    assert p.keys == ["stop", "pull:2,1", "pull:1,2"]
    p.go("pull:2,1")
    assert (p.where(p.monster(1)), p.prompt) == ("2,1", "turn")


@pytest.mark.rule("BB-FRC-05")
@pytest.mark.parametrize(("keys", "there"), [(["stop"], "2,1"), (["push:3,1", "stop"], "3,1"), (["push:3,1", "push:4,1"], "4,1")])
def test_the_player_chooses_how_far_the_character_pushes(keys: list[str], there: str) -> None:
    p = acting("s 1 . . .", "top", "Push 2", monsters=["dummy 1"]).go("target:m1", *keys)
    assert (p.where(p.monster(1)), p.prompt) == (there, "turn")


@pytest.mark.rule("BB-FRC-06")
@pytest.mark.parametrize(("traits", "health"), [((), 6), (("Flying",), 8)])
def test_a_hazard_hurts_whoever_is_pushed_into_it_on_foot(traits: tuple[str, ...], health: int) -> None:
    wasp = monster("wasp", traits=traits)
    p = acting("s 1 !", "top", "Push 1", kinds=[wasp], monsters=["wasp 1"]).go("target:m1", "push:3,1")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", health)


@pytest.mark.rule("BB-FRC-06")
def test_the_character_pulled_into_a_lettered_hex_has_entered_it() -> None:
    p = struck("s A . 1", "Pull 1, range 3", rules=["When you enter a: you gain poison"])
    assert (p.where(p.hero), list(p.hero.conditions)) == ("2,1", ["poison"])


@pytest.mark.rule("BB-FRC-07")
def test_the_player_chooses_only_the_direction_of_a_monster_s_push() -> None:
    marks = """
         . .
        1 s .
         . .
        """
    p = struck(marks, "Attack 1, push 1")
    assert p.keys == ["push:2,1", "push:3,2", "push:2,3"]
    assert p.go("push:2,3").where(p.hero) == "2,3"


@pytest.mark.rule("BB-FRC-07")
def test_a_monster_s_pull_brings_the_character_as_near_as_it_can() -> None:
    p = struck("s . . 1", "Pull 3, range 3")
    assert p.where(p.hero) == "3,1"


@pytest.mark.rule("BB-FRC-08")
@pytest.mark.parametrize(
    ("marks", "line", "keys"),
    [("s 1 ~ ~", "Push 2", ["push:3,1", "push:4,1"]), ("s ~ ~ 1", "Pull 2", ["pull:3,1", "pull:2,1"])],
)
def test_push_and_pull_ignore_difficult_terrain(marks: str, line: str, keys: list[str]) -> None:
    p = acting(marks, "top", f"{line}, range 3", monsters=["dummy 1"]).go("target:m1", *keys)
    assert p.where(p.monster(1)) == keys[-1].partition(":")[2]


@pytest.mark.rule("BB-FRC-08")
@pytest.mark.parametrize("marks", ["s 1 o .", "s 1 c .", "s 1"])
def test_other_rules_of_movement_hold_for_a_push(marks: str) -> None:
    objects: dict[str, Any] = {"objects": {"crate": {}}, "legend": {"c": {"object": "crate"}}} if "c" in marks else {}
    p = acting(marks, "top", "Push 2", monsters=["dummy 1"], **objects).go("target:m1")
    assert (p.where(p.monster(1)), p.prompt) == ("2,1", "turn")


@pytest.mark.rule("BB-FRC-09")
def test_immobilized_figures_can_be_pushed() -> None:
    p = acting("s 1 .", "top", "Push 1", monsters=["dummy 1"], conditions={"m1": ["immobilize"]}).go("target:m1", "push:3,1")
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-FRC-10")
def test_an_added_push_comes_after_the_damage() -> None:
    p = acting("s 1 .", "top", "Attack 2, push 1", monsters=["dummy 1"]).go("attack:m1", "roll")
    assert (p.prompt, p.monster(1).health, p.where(p.monster(1))) == ("push-to", 28, "2,1")
    assert p.go("push:3,1").where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-FRC-10")
def test_a_push_added_to_a_condition_comes_after_it() -> None:
    p = acting("s 1 .", "top", "Poison, push 1", monsters=["dummy 1"]).go("target:m1")
    assert (p.prompt, list(p.monster(1).conditions)) == ("push-to", ["poison"])


@pytest.mark.rule("BB-FRC-11")
def test_an_added_push_works_without_damage_but_not_on_the_dead() -> None:
    table = [["miss", "+0", "x2"], *STANDARD[1:]]
    missed = acting("s 1 .", "top", "Attack 4, push 1", monsters=["grub 1"], table=table, draws="0 -").go("attack:m1", "roll")
    assert (missed.prompt, missed.monster(1).health) == ("push-to", 8)
    assert missed.go("push:3,1").where(missed.monster(1)) == "3,1"
    killed = acting("s 1 .", "top", "Attack 4, push 1", monsters=["grub 1"], table=table, draws="0 +").go("attack:m1", "roll")
    assert (killed.prompt, killed.game.monsters()) == ("turn", [])


@pytest.mark.rule("BB-FRC-12")
def test_pushes_of_several_sources_add_up() -> None:
    p = acting("s 1 . . . .", "top", "Attack 1, push 1", monsters=["dummy 1"], equipped=["spring-hammer"])
    p.go("attack:m1", "item:spring-hammer", "roll", "push:3,1", "push:4,1", "push:5,1")
    assert (p.where(p.monster(1)), p.prompt) == ("5,1", "turn")


@pytest.mark.rule("BB-FRC-12")
def test_a_bought_push_adds_to_a_push_ability() -> None:
    lines = ["Push 1, Pay consume air: (push 1)", "Infuse air"]
    p = acting("s 1 . . .", "top", *lines, monsters=["dummy 1"]).go("pay:0", "target:m1", "push:3,1", "push:4,1")
    assert (p.where(p.monster(1)), p.prompt) == ("4,1", "turn")


@pytest.mark.rule("BB-FRC-13")
def test_a_pushed_figure_passes_its_allies_but_does_not_end_there() -> None:
    p = acting("s 1 2 .", "top", "Push 2", monsters=["dummy 1", "dummy 2"]).go("target:m1", "push:3,1")
    assert p.where(p.monster(1)) == "4,1"
    short = acting("s 1 2 .", "top", "Push 1", monsters=["dummy 1", "dummy 2"]).go("target:m1")
    assert (short.where(short.monster(1)), short.prompt) == ("2,1", "turn")


@pytest.mark.rule("BB-FRC-13")
def test_a_pushed_figure_stops_at_the_last_legal_hex() -> None:
    p = acting("s 1 . 2", "top", "Push 2", monsters=["dummy 1", "dummy 2"]).go("target:m1", "push:3,1")
    assert (p.where(p.monster(1)), p.prompt) == ("3,1", "turn")


@pytest.mark.rule("BB-FRC-14")
def test_as_far_as_possible_is_the_most_hexes_over_all_ways() -> None:
    marks = """
           . .
        . . s 1
           . .
        """
    assert struck(marks, "Push 1").keys_of("push") == ["2,1", "2,2", "2,3"]
    p = struck(marks, "Push 2")
    assert p.where(p.hero) == "1,2"


@pytest.mark.rule("BB-FRC-14")
def test_among_the_farthest_ways_the_player_chooses_hazards_too() -> None:
    p = struck(" !\n. s 1\n w", "Push 1")
    assert p.keys == ["push:1,1", "push:1,2", "push:1,3"]
    p.go("push:1,3")
    assert list(p.hero.conditions) == ["wound"]


@pytest.mark.rule("BB-FRC-15")
@pytest.mark.parametrize(("first", "keys"), [("push", ["push:3,1", "push:4,1", "pull:3,1"]), ("pull", ["push:3,1", "push:4,1"])])
def test_push_and_pull_of_one_attack_are_done_one_after_the_other(first: str, keys: list[str]) -> None:
    p = acting("s 1 . .", "top", "Attack 1, push 2, pull 1", monsters=["dummy 1"]).go("attack:m1", "roll")
    assert p.keys == ["effect:push", "effect:pull"]
    p.go(f"effect:{first}", *keys)
    assert (p.where(p.monster(1)), p.prompt) == (keys[-1].partition(":")[2], "turn")


@pytest.mark.rule("BB-FRC-15")
def test_push_and_pull_of_one_ability_are_done_in_either_order() -> None:
    p = acting("s 1 . .", "top", "Push 2, pull 1", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["effect:push", "effect:pull"]
    p.go("effect:push", "push:3,1", "stop", "pull:2,1")
    assert (p.where(p.monster(1)), p.prompt) == ("2,1", "turn")


@pytest.mark.rule("BB-FRC-16")
@pytest.mark.parametrize(("key", "conditions", "zone"), [("stop", [], "hand b"), ("push:3,1", ["immobilize"], "lost a")])
def test_a_push_that_moves_nobody_is_not_performed(key: str, conditions: list[str], zone: str) -> None:
    p = acting("s 1 .", "top", "Push 1, immobilize", "Lost", monsters=["dummy 1"]).go("target:m1", key)
    assert (list(p.monster(1).conditions), p.zone("go")) == (conditions, zone)


@pytest.mark.rule("BB-FRC-16")
@pytest.mark.parametrize(("marks", "conditions"), [("s 1", []), (". s 1", ["poison"])])
def test_a_monster_s_push_that_moves_nobody_is_not_performed(marks: str, conditions: list[str]) -> None:
    p = struck(marks, "Push 1, poison")
    assert list(p.hero.conditions) == conditions


@pytest.mark.rule("BB-FRC-16")
def test_an_added_push_that_moves_nobody_leaves_the_other_effects() -> None:
    p = acting("s 1", "top", "Attack 1, push 1, wound", monsters=["dummy 1"]).go("attack:m1", "roll", "effect:push")
    assert list(p.monster(1).conditions) == ["wound"]


@pytest.mark.rule("BB-FRC-15", "BB-MDT-04")
def test_a_target_that_a_push_killed_is_not_pulled() -> None:
    p = acting("s 1 ! .", "top", "Push 1, pull 1", "Lost", monsters=["grub 1"], legend={"!": {"hazard": "Suffer 9"}})
    p.go("target:m1", "effect:push", "push:3,1")
    assert (p.prompt, p.game.monsters(), p.zone("go")) == ("turn", [], "lost a")


@pytest.mark.rule("BB-FRC-14")
def test_ways_that_would_lead_farther_than_the_push_are_not_better() -> None:
    p = struck(" . . . s 1\n    . .", "Push 2")
    assert p.keys == ["push:3,1", "push:3,2"]
    assert p.decision.seat == TABLE
