"""BB-MAI-21 … 28: crowded maps, several attacks, elements, hazards, objectives and partial moves."""

from __future__ import annotations

from typing import Any

import pytest

from .hunting import attacks, consumed, hunt, hunted, path, skipped, turn


@pytest.mark.rule("BB-MAI-21")
@pytest.mark.parametrize(("points", "hex"), [(1, "1,1"), (2, "3,1")])
def test_it_passes_other_monsters_but_cannot_stop_on_them(points: int, hex: str) -> None:
    p = hunted("1 2 . s", f"Move {points}", "Attack 2", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), path(p)) == (hex, ["2,1", "3,1"] if points == 2 else [])


@pytest.mark.rule("BB-MAI-22")
def test_an_occupied_hex_is_no_attack_hex() -> None:
    free = """
        1 . 2 s
             .
        """
    p = hunted(free, "Move 9", "Attack 2", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), len(attacks(p))) == ("3,2", 1)
    p = hunted("1 . 2 s", "Move 9", "Attack 2", "Strengthen, self", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), skipped(p)[:1]) == ("1,1", ["no-focus"])
    assert "strengthen" in p.monster(1).conditions


@pytest.mark.rule("BB-MAI-23")
@pytest.mark.parametrize(
    ("does", "hex", "count"),
    [
        (("Move 2", "Attack 1, range 3", "Attack 1"), "4,1", 2),  # adjacent, for both
        (("Move 1", "Attack 1, range 3", "Attack 1"), "2,1", 1),  # adjacency is out of reach this turn: stays for the one
        (("Attack 1", "Move 2", "Attack 1, range 3"), "2,1", 1),  # only the attack after the move counts
        (("Attack 1, range 3", "Move 2"), "2,1", 1),  # none follows: all of the column
    ],
)
def test_a_move_looks_to_the_attacks_after_it(does: tuple[str, ...], hex: str, count: int) -> None:
    p = hunted(". 1 . . s", *does)
    assert (p.where(p.monster(1)), len(attacks(p))) == (hex, count)


@pytest.mark.rule("BB-MAI-23")
def test_most_attacks_come_before_advantage_and_advantage_before_points() -> None:
    p = hunted(". . 1 s", "Move 2", "Attack 1, range 3", "Attack 1, range 2")
    assert p.where(p.monster(1)) == "2,1", "in range of both and not adjacent"
    p = hunted(". . 1 s", "Move 2", "Attack 1, range 3", "Attack 1")
    assert p.where(p.monster(1)) == "3,1", "both attacks, though one has disadvantage"


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse fire"], "2,1"), ([], "4,1")])
def test_it_plans_with_a_range_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 . . . s", *infuse, "Move 3", "Attack 2, Pay consume fire: (range 3)")
    assert (p.where(p.monster(1)), len(attacks(p)), len(consumed(p))) == (hex, 1, len(infuse))


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse fire"], "2,1"), ([], "3,1")])
def test_it_plans_with_a_range_bonus_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 . . . s", *infuse, "Move 3", "Attack 2, range 2, Pay consume fire: (range +1)")
    assert (p.where(p.monster(1)), len(attacks(p)), len(consumed(p))) == (hex, 1, len(infuse))


@pytest.mark.rule("BB-MAI-24", "BB-MAI-15")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse fire"], "1,1"), ([], "2,1")])
def test_with_a_range_it_can_consume_for_it_steps_back_as_an_archer(infuse: list[str], hex: str) -> None:
    p = hunted(". 1 s", *infuse, "Move 1", "Attack 2, Pay consume fire: (range 3)")
    assert (p.where(p.monster(1)), len(attacks(p)), len(consumed(p))) == (hex, 1, len(infuse))


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse air"], "3,1"), ([], "1,1")])
def test_it_plans_with_a_jump_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 o . s", *infuse, "Move 2, Pay consume air: (jump)", "Attack 2")
    assert (p.where(p.monster(1)), len(attacks(p)), len(consumed(p))) == (hex, len(infuse), len(infuse))


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse air"], "4,1"), ([], "2,1")])
def test_it_plans_with_points_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 . . . s", *infuse, "Move 1, Pay consume air: (move +2)", "Attack 2")
    assert (p.where(p.monster(1)), len(consumed(p))) == (hex, len(infuse))


@pytest.mark.rule("BB-MAI-25")
@pytest.mark.parametrize(
    ("move", "traits", "hex"),
    [("Move 9", [], "4,2"), ("Move 9, jump", [], "4,2"), ("Move 9", ["Flying"], "4,1")],
    ids=["walking", "jumping", "flying"],
)
def test_which_hazards_a_way_counts(move: str, traits: list[str], hex: str) -> None:
    # The last hex of the straight way is a hazard, the way round it is longer; only a flyer counts none.
    p = hunted(
        """
        1 ! . ! s
         . . . .
        """,
        move,
        "Attack 1",
        type_={"traits": traits},
    )
    assert (p.where(p.monster(1)), p.monster(1).health) == (hex, 8)
    assert len(path(p)) == (3 if traits else 4)


@pytest.mark.rule("BB-MAI-25")
@pytest.mark.parametrize(("move", "lost"), [("Move 9", 2), ("Move 9, jump", 0)])
def test_a_jump_counts_the_last_hex_only(move: str, lost: int) -> None:
    p = hunted("1 ! . s", move, "Attack 1")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 8 - lost)


@pytest.mark.rule("BB-MAI-25")
def test_the_hazard_it_stands_on_does_not_count() -> None:
    p = hunt("1 ! . s", "Move 1", "Attack 1")
    p.set(p.monster(1), at="2,1")
    turn(p)
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 8)


@pytest.mark.rule("BB-MAI-26")
def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    p = hunted("1 . s", "Attack 2", "Move 2")
    assert (p.hero.health, p.where(p.monster(1))) == (12, "2,1")
    p = hunted("1 s", "Attack 2", "Move 2")
    assert p.hero.health == 10


NEST: dict[str, Any] = {"objects": {"nest": {"health": 5, "enemy_of": "monsters"}}, "legend": {"x": {"object": "nest"}}}


@pytest.mark.rule("BB-MAI-27")
@pytest.mark.parametrize(
    ("map_", "nest"),
    [
        ("x . 1 . . s", True),  # fewest points
        ("x ~ 1 . s", False),  # fewest points, not range
        ("x o 1 . . s\n . ~ .", False),  # the same, with the nest nearer
        ("x ~ 1 . . s", True),  # equal points: range
        ("x . 1 . s", False),  # equal points and range: initiative 95 before 99
    ],
)
def test_between_an_objective_and_the_character_points_range_initiative_decide(map_: str, nest: bool) -> None:
    p = hunted(map_, "Move 9", "Attack 2", **NEST)
    assert (p.object().health, p.hero.health) == ((3, 12) if nest else (5, 10))


@pytest.mark.rule("BB-MAI-27")
@pytest.mark.parametrize(("map_", "nest"), [("x 1 . s", True), ("x . 1 s", False), ("x . 1 . s", False)])
def test_without_a_move_range_and_initiative_decide(map_: str, nest: bool) -> None:
    p = hunted(map_, "Attack 2, range 2", **NEST)
    assert (len(attacks(p)), attacks(p)[0].target) == (1, "o1" if nest else "hero")


@pytest.mark.rule("BB-MAI-27")
def test_where_all_is_equal_the_player_decides() -> None:
    p = hunt("x . 1 . s", "Move 9", "Attack 2", **NEST).go("rest")
    assert (p.prompt, sorted(p.keys)) == ("monster-focus", ["focus:hero", "focus:o1"])
    p.go("focus:o1").until("short-rest")
    assert (p.object().health, p.hero.health) == (3, 12)


@pytest.mark.rule("BB-MAI-27")
def test_it_attacks_whom_it_moved_for() -> None:
    # From the hex behind the ally both are in range, the nest nearer; at the start the character was as near, and acts first.
    p = hunted(
        """
        1 2 . x

            s
        """,
        "Move 2",
        "Attack 2, range 2",
        monsters=["beast 1", "dummy 2"],
        **NEST,
    )
    assert (p.object().health, p.hero.health) == (5, 10)


@pytest.mark.rule("BB-MAI-28")
def test_a_partial_move_takes_the_hex_with_the_least_ahead_and_then_the_least_spent() -> None:
    # Beyond the next hex stands an ally; the hex below is as close to the goal, but costs two points.
    p = hunted(
        """
        1 . 2 . . s
         . .
        """,
        "Move 2",
        monsters=["beast 1", "dummy 2"],
    )
    assert (p.where(p.monster(1)), path(p)) == ("2,1", ["2,1"])


@pytest.mark.rule("BB-MAI-28")
def test_a_hazard_that_must_be_crossed_is_crossed_now() -> None:
    p = hunted("1 ! . . . s", "Move 2", "Attack 1")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 6)


@pytest.mark.rule("BB-MAI-27", "BB-TGT-04")
@pytest.mark.parametrize(("more", "targets"), [("", ["hero"]), (", target 2", ["hero", "o1"]), (", target 3", ["hero", "o1"])])
def test_an_attack_with_several_targets_is_made_once_against_each(more: str, targets: list[str]) -> None:
    p = hunted("x 1 s", f"Attack 2{more}", **NEST)
    assert [a.target for a in attacks(p)] == targets
    assert (p.hero.health, p.object().health) == (10, 5 - 2 * ("o1" in targets))


@pytest.mark.rule("BB-MAI-27")
@pytest.mark.parametrize(("infuse", "count"), [(["Infuse fire"], 2), ([], 1)])
def test_a_target_it_can_consume_for_is_another_attack(infuse: list[str], count: int) -> None:
    p = hunted("x 1 s", *infuse, "Attack 2, Pay consume fire: (+1 target)", **NEST)
    assert (len(attacks(p)), len(consumed(p))) == (count, len(infuse))
