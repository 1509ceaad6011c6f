"""Monster movement: whether, how far and where to."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked, Moved

from .hunting import at, attacked, foci, hunt, hunted, path, skipped, turn

BOTH = """
    . . . . . .
     . . 1 . A .
    . . 2 . . .
    """
"""From 4,2 only 1 can be attacked, from 4,3 both, a step farther."""


def lanes(row: str) -> str:
    """A row of hexes with a free row above and one below."""
    free = ". " * (len(row) // 2 + 2)
    return f"{free}\n {row}\n{free}"


@pytest.mark.rule("GH-MMV-01")
@pytest.mark.parametrize(("does", "end"), [(["Move +1"], "7,1"), (["Move +0"], "8,1"), (["Move -1"], "9,1"), ([], "10,1")])
def test_it_moves_only_by_its_card_up_to_its_base_move_and_what_the_card_adds(does: list[str], end: str) -> None:
    p = hunted("2 1 . . . . . . . A", *does, "Attack +0")
    assert at(p) == end


@pytest.mark.rule("GH-MMV-02")
@pytest.mark.parametrize(
    ("does", "conditions", "end"),
    [
        (["Move +0", "Attack +0"], [], "4,2"),
        (["Move +0", "Heal 1, self"], [], "2,2"),
        (["Move -1", "Heal 1, self"], [], "3,2"),
        (["Move +0", "Attack +0"], ["disarm"], "2,2"),
    ],
    ids=["attack", "no attack", "no attack, too far", "disarmed"],
)
def test_without_an_attack_it_goes_beside_its_focus_or_as_close_as_it_can(does: list[str], conditions: list[str], end: str) -> None:
    p = hunt(lanes("1 . . A . . . . 2"), *does, stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    assert at(turn(p)) == end


@pytest.mark.rule("GH-MMV-02")
@pytest.mark.parametrize(("does", "keeps"), [("Attack +0", True), ("Heal 1, self", False)])
def test_without_an_attack_it_keeps_no_distance(does: str, keeps: bool) -> None:
    p = hunted(lanes("1 A . . . . . 2"), "Move +0", does, stats={"range": 3})
    assert (p.prompt == "monster-move") == keeps
    assert at(p) == "2,2"


@pytest.mark.rule("GH-MMV-03")
@pytest.mark.parametrize(("row", "end"), [("1 . . . A . . . . . 2", "4,2"), ("1 . . . . A . . . . . . 2", "4,2"), ("1 . . A . . . . . 2", "4,2")])
def test_it_moves_the_fewest_hexes_it_needs_to_attack_its_focus(row: str, end: str) -> None:
    p = hunted(lanes(row), "Move +1", "Attack +0", stats={"range": 3})
    assert (at(p), attacked(p)) == (end, ["c1"])


@pytest.mark.rule("GH-MMV-04")
@pytest.mark.parametrize(("move", "end", "hit"), [("Move +4", "2,2", ["c1"]), ("Move +0", "2,2", ["c1"]), ("Move -1", "3,2", [])])
def test_for_a_melee_attack_it_simply_goes_toward_a_hex_beside_its_focus(move: str, end: str, hit: list[str]) -> None:
    p = hunted(lanes("1 . . A . . . . 2"), move, "Attack +0")
    assert (at(p), attacked(p)) == (end, hit)


@pytest.mark.rule("GH-MMV-05")
@pytest.mark.parametrize(("attack", "end", "hit"), [("Attack +0", "4,2", ["c1"]), ("Attack +0, target 2", "4,3", ["c1", "c2"])])
def test_for_several_targets_it_goes_where_it_can_attack_most_besides_its_focus(attack: str, end: str, hit: list[str]) -> None:
    p = hunted(BOTH, "Move +0", attack)
    assert (at(p), attacked(p)) == (end, hit)


@pytest.mark.rule("GH-MMV-06")
@pytest.mark.parametrize(
    ("attack", "ends", "hit"), [("Attack +0, range 3", ["4,2"], ["c1"]), ("Attack +0, range 3, target 2", ["3,2", "4,3"], ["c1", "c2"])]
)
def test_for_a_ranged_attack_it_goes_where_the_focus_is_in_range_and_the_best_attack_can_be_made(
    attack: str, ends: list[str], hit: list[str]
) -> None:
    map_ = """
        . . . . . . .
         1 . . . A . .
        2 . . . . . .
        """
    p = hunted(map_, "Move +0", attack)
    if len(ends) > 1:
        assert sorted(p.keys_of("move")) == ends
        p.go(f"move:{ends[0]}").until("turn")
    assert (at(p), attacked(p)) == (ends[0], hit)


@pytest.mark.rule("GH-MMV-07")
@pytest.mark.parametrize("conditions", [[], ["muddle"]])
def test_it_steps_back_from_its_focus_for_a_ranged_attack_unless_it_is_muddled(conditions: list[str]) -> None:
    p = hunt(lanes("1 A . . . . 2"), "Move +1", "Attack +0", stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    turn(p)
    if conditions:
        assert (path(p), skipped(p), attacked(p)) == ([], ["stay"], ["c1"])
        return
    assert sorted(p.keys_of("move")) == ["3,1", "3,2", "3,3"], "one step is enough, though it has three"
    p.go("move:3,2").until("turn")
    assert (at(p), attacked(p)) == ("3,2", ["c1"])
    assert p.events(Attacked)[0].modifiers == ("+0",)


@pytest.mark.rule("GH-MMV-07")
def test_it_does_not_step_back_to_where_it_could_not_attack() -> None:
    p = hunted("1 A . . . . 2", "Move +1", "Attack +0", stats={"range": 3})
    assert (path(p), attacked(p)) == ([], ["c1"]), "in a passage one hex wide only neighbours see each other"
    assert len(p.events(Attacked)[0].modifiers) == 2


@pytest.mark.rule("GH-MMV-08")
@pytest.mark.parametrize(("conditions", "ends", "hit"), [([], ["4,2", "5,1"], ["c1"]), (["muddle"], [], ["c1", "c2"])])
def test_losing_disadvantage_against_the_focus_comes_before_more_targets(conditions: list[str], ends: list[str], hit: list[str]) -> None:
    map_ = """
        2 . 1 A . .
         . . . . . .
        """
    p = hunt(map_, "Move -1", "Attack +0, target 2", stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    turn(p)
    assert sorted(p.keys_of("move")) == ends
    if ends:
        p.go(f"move:{ends[0]}").until("turn")
    assert attacked(p) == hit


@pytest.mark.rule("GH-MMV-09")
@pytest.mark.parametrize("reach", ["-", 3])
def test_out_of_range_this_turn_it_still_comes_as_close_as_it_can(reach: str | int) -> None:
    p = hunted(lanes("1 . . . . . . A . . . . . . . . 2"), stats={"range": reach})
    assert (at(p), attacked(p), skipped(p)) == ("6,2", [], ["out-of-range"])


@pytest.mark.rule("GH-MMV-10")
@pytest.mark.parametrize(
    ("does", "ends"), [(["Attack +0", "Muddle, target all adjacent"], ["2,2", "3,2"]), (["Attack +0, target 2"], [])], ids=["ability", "attack"]
)
def test_other_abilities_do_not_influence_the_move_and_are_done_from_where_it_is(does: list[str], ends: list[str]) -> None:
    map_ = """
        . . A . . .
         . . . 2 .
        . . 1 . . .
        """
    p = hunted(map_, "Move +0", *does)
    assert sorted(p.keys_of("move")) == ends
    if ends:
        p.go("move:3,2").until("turn")
        assert [f"c{n}" for n in (1, 2) if "muddle" in p.c(n).conditions] == ["c1", "c2"]
    assert at(p) == "3,2"


@pytest.mark.rule("GH-MMV-11")
@pytest.mark.parametrize(("map_", "ends"), [(lanes("2 1 . D D A"), ["5,1", "5,3"]), ("2 1 . D D A", ["6,1"])], ids=["around", "stays"])
def test_blocked_by_allies_it_leaves_the_shortest_path_if_that_brings_it_closer(map_: str, ends: list[str]) -> None:
    p = hunted(map_)
    assert sorted(p.keys_of("move")) == (ends if len(ends) > 1 else [])
    if len(ends) > 1:
        p.go(f"move:{ends[0]}").until("turn")
    assert (at(p), attacked(p)) == (ends[0], [])


@pytest.mark.rule("GH-MMV-11")
def test_closer_means_fewer_points_still_to_go() -> None:
    map_ = """
        1 . ~ ~ A . . . . . . 2
         . . . . . . . . . . .
        """
    p = hunted(map_)
    assert path(p) == ["4,2", "3,2"], "2 points to go; over the difficult hexes there would be 3"


@pytest.mark.rule("GH-MMV-11")
def test_equally_close_it_takes_the_hex_of_least_movement() -> None:
    map_ = """
        # # # # # . .
         2 1 . D D . A
        # # # # # . .
        """
    p = hunted(map_)
    assert path(p) == ["6,2"], "6,1 and 6,3 are no farther from the target hex, but cost 2"


@pytest.mark.rule("GH-MMV-12")
@pytest.mark.parametrize(
    ("row", "attack", "end"),
    [
        ("1 A . . . . . . 2", "Attack +0", "2,2"),
        ("1 . A . . . . . 2", "Attack +0", "2,2"),
        ("1 . . A . . . . . . 2", "Attack +0, range 3", "4,2"),
        ("1 . . . A . . . . . 2", "Attack +0, range 3", "4,2"),
    ],
)
def test_able_to_attack_at_maximum_effect_it_does_not_move(row: str, attack: str, end: str) -> None:
    p = hunted(lanes(row), "Move +2", attack)
    assert (at(p), attacked(p)) == (end, ["c1"])
    assert bool(p.events(Moved)) == (skipped(p) != ["stay"])


@pytest.mark.rule("GH-MMV-13")
@pytest.mark.parametrize(("move", "base", "end"), [("Move -1", 2, "8,1"), ("Move -2", 2, "9,1"), ("Move -3", 2, "9,1"), ("Move +2", "-", "9,1")])
def test_a_move_of_0_or_less_or_a_dash_is_no_movement(move: str, base: int | str, end: str) -> None:
    p = hunted("2 1 . . . . . . A", move, "Attack +0", stats={"move": base})
    assert (foci(p), at(p)) == (["c1"], end)


@pytest.mark.rule("GH-MMV-14")
@pytest.mark.parametrize(
    ("does", "end", "hits"), [(["Attack +0", "Move +0"], "2,2", 1), (["Attack +0", "Move +0", "Attack +0"], "4,2", 2)], ids=["last", "between"]
)
def test_a_move_after_the_attack_follows_the_no_attack_rule_unless_another_attack_follows(does: list[str], end: str, hits: int) -> None:
    p = hunted(lanes("1 . . A . . . . 2"), *does, stats={"range": 3})
    assert (at(p), attacked(p)) == (end, ["c1"] * hits)
    assert [type(e) for e in p.table.events if isinstance(e, Attacked | Moved)] == ([Attacked, Moved] if hits == 1 else [Attacked, Attacked])


@pytest.mark.rule("GH-MMV-15")
def test_equally_good_target_hexes_are_the_players_choice_even_if_one_allows_less_progress() -> None:
    p = hunted(lanes("A . ~ 1 . . . . . 2"))
    assert sorted(p.keys_of("move")) == ["2,2", "3,1", "3,3"], "before the difficult hex two points are left, from the others one"
    p.go("move:2,2").until("turn")
    assert path(p) == ["2,2"]


@pytest.mark.rule("GH-MMV-15")
def test_how_far_it_gets_this_turn_plays_no_part_in_choosing_the_target_hex() -> None:
    map_ = """
        A . . 1 2
         .     .
          . . .
        """
    assert at(hunted(map_, "Move -1", "Attack +0")) == "2,1"
    assert at(hunted(map_, "Move -1", "Attack +0, target 2")) == "1,2", "from below it will attack both"
