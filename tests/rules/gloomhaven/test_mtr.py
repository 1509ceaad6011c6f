"""Monsters, traps and hazardous terrain."""

from __future__ import annotations

import pytest

from .hunting import at, attacked, foci, hunt, hunted, path, turn
from .position import kind, position

NEGATIVE = ["!", "i", "h"]


@pytest.mark.rule("GH-MTR-01")
@pytest.mark.parametrize("ground", NEGATIVE)
def test_negative_hexes_are_obstacles_for_focus_and_path(ground: str) -> None:
    p = hunted(f"1 . {ground} A . . . . . 2")
    assert (foci(p), path(p)) == (["c2"], ["5,1", "6,1"])
    map_ = f"""
        . . . . . . . .
         1 . {ground} A . . . . 2
        . {ground} {ground} {ground} . . . .
        """
    p = hunted(map_, "Move +2", "Attack +0")
    assert sorted(p.keys_of("move")) == ["2,1", "2,2"]
    p.go("move:2,2").until("turn")
    assert (foci(p), path(p), attacked(p)) == (["c1"], ["4,1", "3,1", "2,2"], ["c1"])
    assert (p.m("beast").health, p.m("beast").conditions) == (8, {})


@pytest.mark.rule("GH-MTR-01")
def test_unless_such_a_hex_is_on_the_only_way_and_a_flying_monster_does_not_mind() -> None:
    p = hunted("2 1 . ! A")
    assert (foci(p), path(p), attacked(p), p.m("beast").health) == (["c1"], ["4,1", "3,1"], ["c1"], 8 - 3)
    p = hunted("2 1 . ! A", stats={"flying": True})
    assert (path(p), attacked(p), p.m("beast").health) == (["4,1", "3,1"], ["c1"], 8)
    p = hunted("1 . ! A . . . . . 2", stats={"flying": True})
    assert foci(p) == ["c1"]


@pytest.mark.rule("GH-MTR-02")
def test_it_takes_the_path_with_the_fewest_negative_hexes_and_suffers_their_effects() -> None:
    map_ = """
        2 1 . h h A .
         # # . # # . .
        . . . . ! . .
        """
    p = hunted(map_, "Move +4", "Attack +0")
    assert (path(p), attacked(p)) == (["6,2", "6,3", "5,3", "4,3", "3,2", "3,1"], ["c1"])
    assert (p.m("beast").health, p.state.traps) == (8 - 3, {})


@pytest.mark.rule("GH-MTR-02")
@pytest.mark.parametrize(
    ("ground", "health", "conditions", "end"), [("h", 6, [], "3,1"), ("i", 8, ["immobilize"], "5,1"), ("s", 8, ["stun"], "5,1"), ("!", 2, [], "3,1")]
)
def test_it_suffers_every_effect_on_its_way(ground: str, health: int, conditions: list[str], end: str) -> None:
    p = hunt(f"2 1 . {ground} {ground} A", "Move +1", "Attack +0")
    turn(p)
    assert (p.m("beast").health, list(p.m("beast").conditions), at(p)) == (health, conditions, end)
    assert attacked(p) == ([] if conditions else ["c1"])


@pytest.mark.rule("GH-MTR-03")
@pytest.mark.parametrize(("ground", "end", "hit"), [("h", "5,3", []), ("!", "5,3", []), (".", "3,1", ["c1"])])
def test_a_clean_path_is_preferred_however_long_even_if_it_cannot_attack_this_turn(ground: str, end: str, hit: list[str]) -> None:
    map_ = f"""
        2 1 . {ground} A . .
         # # . # . . .
        . . . . . . .
        """
    p = hunted(map_)
    assert (foci(p), at(p), attacked(p)) == (["c1"], end, hit)


@pytest.mark.rule("GH-MTR-04")
@pytest.mark.parametrize(
    ("row", "focus", "end", "health"),
    [("1 . ! A . . . . 2", "c1", "2,1", 8), ("1 ! A . . . . 2", "c2", "6,1", 8), ("2 1 ! A", "c1", "3,1", 5), ("2 1 ! ! . A", "c1", "3,1", 5)],
)
def test_a_jump_ignores_negative_hexes_except_in_its_last_hex(row: str, focus: str, end: str, health: int) -> None:
    p = hunted(row, "Move +1, jump", "Attack +0")
    assert (foci(p), at(p), p.m("beast").health) == ([focus], end, health)


@pytest.mark.rule("GH-MTR-05")
def test_a_negative_target_hex_counts_and_the_hex_where_it_starts_does_not() -> None:
    assert foci(hunted("1 ! A . . . . 2")) == ["c2"], "beside 1 there is only the trap"
    p = hunt("1 . h . A . 2", lead=(70, 60))
    p.set(p.m("beast"), at="3,1")
    assert (foci(turn(p)), path(p), p.m("beast").health) == (["c1"], ["2,1"], 8)


@pytest.mark.rule("GH-MTR-05")
@pytest.mark.parametrize(("ground", "end"), [("h", "7,3"), (".", "5,1")])
def test_a_negative_hex_counts_though_it_would_be_entered_only_later(ground: str, end: str) -> None:
    map_ = f"""
        2 1 . {ground} . . A .
         # # . # # # . .
        . . . . . . . .
        """
    assert at(hunted(map_)) == end


@pytest.mark.rule("GH-MTR-05")
@pytest.mark.parametrize(("left", "right", "focus"), [(". h h", "h . . .", "c2"), (". h .", "h . h .", "c1"), (". h h", "h h . .", "c1")])
def test_every_negative_hex_counts_once(left: str, right: str, focus: str) -> None:
    assert foci(hunted(f"1 {left} A {right} 2")) == [focus]


@pytest.mark.rule("GH-MTR-01")
@pytest.mark.parametrize("ground", NEGATIVE)
@pytest.mark.parametrize(("below", "steps"), [(".", ["2,2", "3,2"]), ("#", ["3,1"])])
def test_a_boss_on_its_way_to_a_door_treats_them_so_as_well(ground: str, below: str, steps: list[str]) -> None:
    chief = kind("chief", boss=True, does=["Move to the next door and open it"], move=3, health=20, initiative=1)
    p = position(f"1 A {ground} + . .\n 2 {below} {below} # . .", monsters={"A": "chief boss"}, kinds=[chief]).play().until("turn", "monster-move")
    assert path(p, "chief-1")[: len(steps)] == steps
