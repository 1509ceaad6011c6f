"""Monster focus: how paths are counted, which attack counts, how long a focus is kept."""

from __future__ import annotations

import pytest

from undercroft.kernel.decision import TABLE

from .hunting import at, attacked, foci, hunt, hunted, path, skipped, turn
from .position import kind

PENS = """
    o o . . . . o o
     1 o . A . o 2
    o o . . . . o o
    """
"""Nobody can walk to a character."""
BIRD = kind("bird", does=(), flying=True, initiative=40)


@pytest.mark.rule("GH-FOC-17")
@pytest.mark.parametrize(("ground", "focus"), [("~", "c2"), (".", "c1")])
def test_a_difficult_hex_counts_two_on_a_path(ground: str, focus: str) -> None:
    assert foci(hunted(f"1 . {ground} A . . 2")) == [focus], "two hexes to either"


@pytest.mark.rule("GH-FOC-18")
def test_a_path_leads_through_allies_and_standing_still_is_one() -> None:
    p = hunted("1 . D A . . . 2")
    assert (foci(p), path(p)) == (["c1"], ["3,1", "2,1"])
    p = hunted("1 A . 2", lead=(70, 60))
    assert (foci(p), path(p), attacked(p)) == (["c1"], [], ["c1"])


@pytest.mark.rule("GH-FOC-18")
def test_a_path_does_not_lead_through_enemies() -> None:
    p = hunted("1 . 2 A", "Move +2", "Attack +0, target 2")
    assert (path(p), attacked(p)) == ([], ["c2"]), "between them it could attack both"
    p = hunt("1 . 2 . A . . . . . 3")
    p.set(p.c(2), conditions=["invisible"])
    assert foci(turn(p)) == ["c3"]


@pytest.mark.rule("GH-FOC-19")
@pytest.mark.parametrize(
    ("does", "map_", "focus", "hit"),
    [
        (("Move +0", "Attack +0, range 3", "Attack +0"), PENS, "c1", ["c1"]),
        (("Move +0", "Attack +0", "Attack +0, range 3"), PENS, "c1", ["c1"]),
        (("Move +0", "Attack +0", "Attack +0, range 3"), PENS.replace(". o 2", ". . 2"), "c2", ["c2", "c2"]),
        (("Move +0", "Attack +0, range 3", "Attack +0"), PENS.replace(". o 2", ". . 2"), "c1", ["c1"]),
    ],
    ids=["first", "next", "first, melee", "first, ranged"],
)
def test_the_first_attack_counts_for_the_focus_then_the_next(does: tuple[str, ...], map_: str, focus: str, hit: list[str]) -> None:
    p = hunted(map_, *does, lead=(60, 70))
    assert (foci(p), attacked(p)) == ([focus], hit)


@pytest.mark.rule("GH-FOC-19")
def test_it_also_moves_by_the_attack_that_found_the_focus() -> None:
    far = """
        o o . . . . . . . o o
         1 o . . . A . . . o 2
        o o . . . . . . . o o
        """
    p = hunted(far, "Move +0", "Attack +0", "Attack +0, range 3")
    assert (foci(p), attacked(p)) == (["c1"], ["c1"])
    assert path(p), "4 hexes away from both"


@pytest.mark.rule("GH-FOC-19")
@pytest.mark.parametrize(("attack", "focus", "hit"), [('Attack +0, area "line-3"', "c1", ["c1"]), ("Attack +0", "c2", [])])
def test_with_an_area_every_hex_from_which_it_can_be_laid_over_an_enemy_counts(attack: str, focus: str, hit: list[str]) -> None:
    map_ = """
        . . o . . . . .
         1 . o A . . . 2
        . . o . . . . .
        """
    p = hunted(map_, attack)
    assert (foci(p), attacked(p)) == ([focus], hit)


@pytest.mark.rule("GH-FOC-20")
@pytest.mark.parametrize(("health", "focus", "hit", "end"), [(9, ["c1"], ["c1", "c1"], "3,1"), (2, ["c1", "c2"], ["c1", "c2"], "5,1")])
def test_a_focus_is_kept_until_it_is_exhausted_then_another_is_found(health: int, focus: list[str], hit: list[str], end: str) -> None:
    p = hunt(". 1 A . . 2", "Attack +0", "Move +0", "Attack +0")
    p.set(p.c(1), health=health)
    turn(p)
    assert (foci(p), attacked(p), at(p)) == (focus, hit, end)


@pytest.mark.rule("GH-FOC-20")
def test_the_new_focus_is_found_from_the_hex_where_the_monster_stands_by_then() -> None:
    map_ = """
        . . . . . . . . .
         2 . . A . 1 . 3 .
        . . . . . . . . .
        """
    p = hunt(map_, "Move +0", "Attack +0", "Attack +0, range 5")
    p.set(p.c(1), health=2)
    assert (foci(turn(p)), at(p)) == (["c1", "c3"], "5,2"), "2 was nearer at the start of the turn"


@pytest.mark.rule("GH-FOC-20")
def test_a_focus_is_kept_though_another_enemy_is_nearer_by_now() -> None:
    map_ = """
        . . . . . . .
         . . . 1 A . 2
        . . . . . . .
        """
    p = hunted(map_, "Attack +0, push 2", "Move +0", "Attack +0")
    while p.prompt != "turn":
        p.go(p.keys[0])
    assert (foci(p), attacked(p)) == (["c1"], ["c1", "c1"])


@pytest.mark.rule("GH-FOC-20")
def test_a_focus_that_can_no_longer_be_targeted_is_followed_by_another() -> None:
    p = hunt(". 1 A . . 2", "Attack +0", "Move +0", "Attack +0").play("lead-1", "spare-1", c2=("lead-2", "other-1")).until("damage")
    p.set(p.c(1), conditions=["invisible"]).until("turn")
    assert (foci(p), attacked(p), at(p)) == (["c1", "c2"], ["c1", "c2"], "5,1")


@pytest.mark.rule("GH-FOC-21")
@pytest.mark.parametrize(
    ("row", "attack", "lead", "focus"),
    [
        pytest.param("1 . ! A . . . . . 2", "Attack +0", (60, 70), "c2", id="negative hexes before movement"),
        pytest.param("1 . . A . . 2 . . .", "Attack +0", (70, 60), "c2", id="then initiative"),
    ],
)
def test_enemies_are_compared_criterion_by_criterion(row: str, attack: str, lead: tuple[int, int], focus: str) -> None:
    assert foci(hunted(row, "Move +0", attack, lead=lead)) == [focus]


@pytest.mark.rule("GH-FOC-21")
def test_movement_points_come_before_distance_and_distance_before_initiative() -> None:
    map_ = """
        . . . . . . . . .
         . o o o . . . . .
        . 1 . o A . . . 2
         . o o o . . . . .
        """
    assert foci(hunted(map_)) == ["c2"], "1 is 3 hexes away, 2 is 4; but the way to 1 is longer"
    map_ = """
        . . . . . . . .
         1 . . . A . 2 .
        . . . . . . . .
        """
    assert foci(hunted(map_, "Attack +0, range 4")) == ["c2"], "both in range: the nearer one"


@pytest.mark.rule("GH-FOC-21")
def test_a_full_tie_is_decided_by_the_players() -> None:
    p = hunt("1 . . A . . 2", lead=(60, 60))
    turn(p, "lead-1", "spare-1", c2=("lead-2", "other-1"))
    assert foci(p) == ["c1"], "81 before 82"
    p = hunt("1 . . A . . 2", lead=(99, 99)).put("discard", "spare-1", "spare-2").put("discard", "other-1", "other-2", n=2)
    turn(p, "rest", c2="rest")
    assert (p.prompt, p.seat, p.keys_of("focus")) == ("monster-focus", TABLE, ["c1", "c2"])
    p.go("focus:c2").until("select", "before-rest")
    assert (foci(p), attacked(p)) == (["c2"], ["c2"])


@pytest.mark.rule("GH-FOC-22")
@pytest.mark.parametrize(("door", "focus"), [("+", "c2"), ("=", "c2"), (".", "c1")])
def test_closed_and_locked_doors_are_walls_and_hidden_hexes_no_way(door: str, focus: str) -> None:
    map_ = f"""
        1 {door} . {door} A . . . . 2
         . # # # . . . . . .
        . . . . . . . . . .
        """
    assert foci(hunted(map_)) == [focus]


@pytest.mark.rule("GH-FOC-22")
def test_a_flying_ally_on_an_obstacle_does_not_make_the_hex_passable() -> None:
    p = hunt("1 . o A B . . . . 2", monsters={"B": "bird"}, kinds=[BIRD])
    p.set(p.m("bird"), at="3,1")
    assert foci(turn(p)) == ["c2"]
    p = hunt("1 . . A B . . . . 2", monsters={"B": "bird"}, kinds=[BIRD])
    p.set(p.m("bird"), at="3,1")
    assert foci(turn(p)) == ["c1"]
    assert skipped(p) == []
