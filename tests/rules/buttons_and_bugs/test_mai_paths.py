"""BB-MAI, continued: the price of each path, and what a move prepares for."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Moved

from .hunting import attacks, hunt, hunted, path

MIRE = {"x": {"hazard": "Wound", "terrain": "difficult"}}


@pytest.mark.rule("BB-MAI-20", "BB-MAI-07")
def test_a_short_path_over_difficult_terrain_may_cost_as_much_as_a_long_one() -> None:
    p = hunt("1 ~ ! . s\n . . w", "Move 9", "Attack 2").play("slow", "spare-1")
    assert (p.prompt, sorted(p.keys)) == ("monster-path", ["path:1,2", "path:2,1"]), "one hazard and four points either way"


@pytest.mark.rule("BB-MAI-07", "BB-MAI-20")
def test_a_short_path_over_difficult_terrain_may_cost_less_than_a_long_one() -> None:
    p = hunt("1 ~ ! . s\n . o w\n  . .", "Move 9", "Attack 2").play("slow", "spare-1").until("turn")
    assert (path(p), p.monster(1).health) == (["2,1", "3,1", "4,1"], 6)


@pytest.mark.rule("BB-MAI-06", "BB-MAI-07")
def test_the_price_of_a_path_leads_around_an_obstacle_beside_the_monster() -> None:
    p = hunted("# . x\n 1 o . s\n# . !", "Move 9", "Attack 2", legend=MIRE)
    assert (path(p), p.monster(1).health, p.monster(1).conditions) == (["2,3", "3,3", "3,2"], 6, {})


@pytest.mark.rule("BB-MAI-23")
def test_an_attack_before_the_move_on_the_same_line_does_not_draw_the_monster_closer() -> None:
    p = hunted("1 . . . . s", "Attack 2; Move 4", "Attack 1, range 3")
    assert (p.where(p.monster(1)), len(attacks(p))) == ("3,1", 1)


@pytest.mark.rule("BB-MAI-06", "BB-MAI-08")
def test_a_monster_that_begins_on_an_obstacle_finds_its_way_off() -> None:
    p = hunted(". m ! . s", "Move 9", "Attack 2", legend={"m": {"monster": 1, "terrain": "obstacle"}})
    assert (path(p), p.monster(1).health) == (["3,1", "4,1"], 6)


@pytest.mark.rule("BB-MAI-23", "BB-MAI-17")
@pytest.mark.parametrize(
    ("marks", "does", "apart"), [("1 . . . s", ["Attack 1, range 3", "Attack 2"], ["BB-MAI-15"]), ("1 . . s", ["Attack 1", "Attack 2"], [])]
)
def test_one_ranged_attack_among_several_is_a_reason_to_keep_apart(marks: str, does: list[str], apart: list[str]) -> None:
    p = hunted(marks, "Move 2", *does)
    moved = next(n for n, e in enumerate(p.table.events) if isinstance(e, Moved))
    assert [reason.rule for reason in p.table.why(moved)] == ["BB-MAI-01", "BB-MAI-02", "BB-MAI-08", "BB-MAI-23", *apart, "BB-MAI-14"]


@pytest.mark.rule("BB-MAI-28")
def test_of_two_ends_that_are_equally_close_the_nearer_one_is_taken_whatever_hazard_lies_before_or_behind_it() -> None:
    # Four points and one hazard are ahead of the hex beside it. Below, two points and the hazard are behind it, and four points ahead.
    p = hunted("1 . 2 x . s\n ! # # .\n# . . .", "Move 2", "Attack 2", monsters=["beast 1", "dummy 2"], legend=MIRE)
    assert (p.where(p.monster(1)), p.monster(1).health) == ("2,1", 8)
