"""Maximum effect: from which hex a monster attacks."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked
from undercroft.kernel.decision import TABLE

from .hunting import at, attacked, foci, hunt, hunted, path, turn
from .position import card, kind

SIDES = """
    . . . A . . .
     . . . . 4 .
    . . 2 1 3 . .
     . . . . . .
    """
"""One step down to the left 1 and 2 are adjacent, down to the right 1, 3 and 4; all are one step and two hexes away."""
BESIDE = """
    . . . . . .
     . . . . .
    . 2 A 1 . .
     . . . . .
    . . . . . .
    """
APART = ["2,1", "2,5", "3,1", "3,5", "4,1", "4,5"]
"""The hexes two steps away that are adjacent to neither."""


@pytest.mark.rule("GH-MEF-01")
@pytest.mark.parametrize(
    ("move", "attack", "ends", "hit"),
    [
        pytest.param("Move +2", "Attack +0, target 2", ["4,3"], ["c1", "c2"], id="both can be reached"),
        pytest.param("Move +1", "Attack +0, target 2", ["4,2"], ["c1"], id="only the focus can be reached"),
        pytest.param("Move +0", "Attack +0, target 2", ["5,2", "6,3"], [], id="nobody can be reached"),
        pytest.param("Move +0", "Attack +0", ["5,2"], [], id="nobody, single target"),
    ],
)
def test_hexes_within_its_move_count_first_and_without_any_all_hexes(move: str, attack: str, ends: list[str], hit: list[str]) -> None:
    map_ = """
        . . . . . . . .
         . . 1 . . . A .
        . . 2 . . . . .
        """
    p = hunted(map_, move, attack)
    assert sorted(p.keys_of("move")) == (ends if len(ends) > 1 else [])
    if len(ends) > 1:
        p.go("move:6,3").until("turn")
        assert (at(p), attacked(p)) == ("6,3", [])
    else:
        assert (at(p), attacked(p)) == (ends[0], hit)


@pytest.mark.rule("GH-MEF-02")
@pytest.mark.parametrize(("move", "ends", "drawn"), [("Move +1", ["5,1", "5,3"], 1), ("Move +0", [], 2)])
def test_first_the_focus_is_attacked_without_disadvantage_however_far_the_hex(move: str, ends: list[str], drawn: int) -> None:
    map_ = """
        o o . . . . . .
         o A 1 . . . . 2
        o o . . . . . .
        """
    p = hunted(map_, move, "Attack +0", stats={"range": 3})
    assert sorted(p.keys_of("move")) == ends
    if ends:
        p.go(f"move:{ends[0]}").until("turn")
    assert (at(p), attacked(p)) == (ends[0] if ends else "2,2", ["c1"])
    assert len(p.events(Attacked)[0].modifiers) == drawn


@pytest.mark.rule("GH-MEF-03")
def test_second_as_many_additional_targets_as_possible() -> None:
    p = hunted(SIDES, "Move +0", "Attack +0, target 3").until("turn")
    assert (at(p), attacked(p)) == ("4,2", ["c1", "c3", "c4"]), "though 2 comes before 3 and 4"
    p = hunted(SIDES, "Move +0", "Attack +0, target 2").until("turn")
    assert (at(p), attacked(p)) == ("3,2", ["c1", "c2"])


@pytest.mark.rule("GH-MEF-04")
@pytest.mark.parametrize(("lead2", "end", "hit"), [(70, "5,2", ["c1", "c2"]), (99, "5,4", ["c1", "c3"])])
def test_third_the_additional_targets_that_come_first_in_the_focus_order(lead2: int, end: str, hit: list[str]) -> None:
    map_ = """
        . . . . 2 . . .
         . . . . . . . .
        . . . . 1 . A .
         . . . . ~ . . .
        . . . . 3 . . .
        """
    p = hunted(map_, "Move +1", "Attack +0, target 2", lead=(60, lead2))
    assert (at(p), attacked(p)) == (end, hit), "even if their hex costs a point more"


@pytest.mark.rule("GH-MEF-04")
def test_the_focus_order_is_that_of_the_hex_where_the_monster_started() -> None:
    map_ = """
        . . 1 . .
         A o . 2 .
        . . 3 . .
        """
    p = hunted(map_, "Move +0, jump", "Attack +0, target 2")
    assert (at(p), attacked(p)) == ("3,2", ["c1", "c3"]), "from there all are adjacent, and 2 acts before 3; at first 3 was a step nearer"


@pytest.mark.rule("GH-MEF-04")
@pytest.mark.parametrize(("lead2", "hit"), [(70, ["c1", "c2"]), (99, ["c1", "c3"])])
def test_for_a_jump_the_focus_order_goes_by_jumping(lead2: int, hit: list[str]) -> None:
    map_ = """
        . o . 2 .
         A o . 1 .
        . o . 3 .
        """
    p = hunted(map_, "Move +0, jump", "Attack +0, target 2", lead=(60, lead2))
    assert (at(p), attacked(p)) == ("3,2", hit), "on foot there is no way to any of them"


@pytest.mark.rule("GH-MEF-05")
@pytest.mark.parametrize(("move", "ends"), [("Move +0", APART), ("Move -1", ["2,2", "2,4"])])
def test_fourth_as_few_additional_targets_as_possible_with_disadvantage(move: str, ends: list[str]) -> None:
    p = hunted(BESIDE, move, "Attack +0, target 2", stats={"range": 3})
    assert sorted(p.keys_of("move")) == ends, "with one step it can free itself only of its focus"
    p.go(f"move:{ends[0]}").until("turn")
    assert [len(e.modifiers) for e in p.events(Attacked)] == [1, 1 if ends == APART else 2]


@pytest.mark.rule("GH-MEF-06")
@pytest.mark.parametrize(("ground", "ends"), [("~", []), ("!", []), (".", ["2,2", "3,2"])])
def test_fifth_the_fewest_movement_points_clear_of_negative_hexes(ground: str, ends: list[str]) -> None:
    map_ = f"""
        . . A . . . .
         . {ground} . . . .
        . . 1 . . . 2
        """
    p = hunted(map_)
    assert sorted(p.keys_of("move")) == ends
    assert ends or at(p) == "3,2"


@pytest.mark.rule("GH-MEF-07")
@pytest.mark.parametrize(("step", "end", "health", "held"), [("4,2", "4,2", 8, True), ("5,1", "3,1", 5, False)])
def test_tied_hexes_and_equal_paths_are_decided_by_the_players(step: str, end: str, health: int, held: bool) -> None:
    map_ = """
        2 1 . ! . .
         . . . i A .
        """
    p = hunted(map_, "Move +1", "Attack +0")
    assert (p.prompt, p.seat, sorted(p.keys_of("move"))) == ("monster-move", TABLE, ["2,2", "3,1"])
    p.go("move:3,1")
    assert (p.prompt, p.seat, sorted(p.keys_of("path"))) == ("monster-path", TABLE, ["4,2", "5,1"])
    p.go(f"path:{step}").until("turn")
    assert (at(p), p.m("beast").health, "immobilize" in p.m("beast").conditions) == (end, health, held)


@pytest.mark.rule("GH-MEF-07")
@pytest.mark.parametrize(("steps", "health"), [(("4,2", "4,1"), 7), (("4,2", "3,2"), 8), (("5,1",), 7)])
def test_equal_paths_are_also_asked_for_where_a_rift_matters(steps: tuple[str, ...], health: int) -> None:
    tear = card("tear", top="Place rift, range 3", initiative=10)
    sting = card("sting", bottom="Round: When any enemy enters a rift: it suffers 1", initiative=10)
    p = hunt("2 1 . . . .\n . . . . A .", "Move +1", "Attack +0", cards=[tear, sting])
    p.play("tear", "sting").until("turn").go("top:tear").until("place-rift").go("hex:4,1").until("turn").go("bottom:sting", "perform")
    p.until("monster-move").go("move:3,1")
    for step in steps:
        assert (p.prompt, p.seat) == ("monster-path", TABLE)
        p.go(f"path:{step}")
    assert (at(p.until("turn")), p.m("beast").health) == ("3,1", health)


@pytest.mark.rule("GH-MEF-07")
def test_equal_paths_are_not_asked_for_where_rifts_do_nothing() -> None:
    p = hunt("2 1 . . . .\n . . . . A .", "Move +1", "Attack +0")
    turn(p.amend("rifts", [p.cell("4,1")])).go("move:3,1")
    assert (p.prompt, path(p)[-1]) == ("damage", "3,1"), "it came and attacks"


@pytest.mark.rule("GH-MEF-07")
def test_equal_paths_are_not_asked_for_where_a_monster_jumps_over_rifts() -> None:
    sting = card("sting", bottom="Round: When any enemy enters a rift: it suffers 1", initiative=10)
    p = hunt("2 1 . . . .\n . . . . A .", "Move +1, jump", "Attack +0", cards=[sting])
    p.amend("rifts", [p.cell("4,1"), p.cell("4,2")]).play("sting", "spare-1").until("turn").go("bottom:sting", "perform")
    p.until("monster-move").go("move:3,1")
    assert (p.prompt, path(p)[-1], p.m("beast").health) == ("damage", "3,1", 7), "it enters one on its way, whichever it is"


@pytest.mark.rule("GH-MEF-08")
@pytest.mark.parametrize(
    ("ground", "move", "end", "hit"),
    [(".", "Move +0", "4,3", ["c1", "c2"]), ("!", "Move +0", "4,2", ["c1"]), ("h", "Move +0", "4,2", ["c1"]), ("!", "Move +2", "2,2", ["c1", "c2"])],
)
def test_no_negative_hex_is_entered_to_gain_targets(ground: str, move: str, end: str, hit: list[str]) -> None:
    map_ = f"""
        . . . . . .
         . . 1 . A .
        . . 2 {ground} . .
        """
    p = hunted(map_, move, "Attack +0, target 2")
    assert (at(p), attacked(p)) == (end, hit)


@pytest.mark.rule("GH-MEF-08")
@pytest.mark.parametrize(("ground", "ends"), [(".", ["3,1", "3,2", "3,3"]), ("!", []), ("h", [])])
def test_no_negative_hex_is_entered_to_lose_disadvantage(ground: str, ends: list[str]) -> None:
    map_ = f"""
        . . {ground} . . . . .
         1 A {ground} . . . . 2
        . . {ground} . . . . .
        """
    p = hunted(map_, "Move -1", "Attack +0", stats={"range": 3})
    assert sorted(p.keys_of("move")) == ends
    assert ends or (path(p), attacked(p)) == ([], ["c1"])


@pytest.mark.rule("GH-MEF-08")
def test_a_target_hex_with_fewer_negative_hexes_counts_even_if_it_cannot_be_reached_this_turn() -> None:
    map_ = """
        . . . . . . . . .
         1 ! A . . . . . 2
        . h . . . . . . .
        """
    p = hunted(map_, "Move -1", "Attack +0")
    assert (foci(p), attacked(p), at(p)) == (["c1"], [], "3,1"), "on the trap it could attack at once"


@pytest.mark.rule("GH-MEF-09")
def test_only_hexes_from_which_the_focus_itself_can_be_attacked_are_considered() -> None:
    map_ = """
        . . . . 3 .
         1 . A . 2 .
        . . . . . .
        """
    p = hunted(map_, "Move +0", "Attack +0, target 2")
    assert (foci(p), at(p), attacked(p)) == (["c1"], "2,2", ["c1"]), "a step to the right it could attack two others"


@pytest.mark.rule("GH-MEF-09")
@pytest.mark.parametrize(("reach", "conditions", "ends"), [(3, [], APART), (3, ["muddle"], []), ("-", [], [])], ids=["ranged", "muddled", "melee"])
def test_melee_and_muddled_monsters_do_not_mind_adjacent_targets(reach: int | str, conditions: list[str], ends: list[str]) -> None:
    p = hunt(BESIDE, "Move +0", "Attack +0, target 2", stats={"range": reach})
    p.set(p.m("beast"), conditions=conditions)
    turn(p)
    assert sorted(p.keys_of("move")) == ends
    assert ends or attacked(p) == ["c1", "c2"]


@pytest.mark.rule("GH-MEF-10")
@pytest.mark.parametrize(("lead2", "end", "hit"), [(70, "3,2", ["c1", "c2", "friend-1"]), (98, "4,2", ["c1", "c3", "c4"])])
def test_sets_of_additional_targets_are_compared_by_their_best_member_then_by_the_next(lead2: int, end: str, hit: list[str]) -> None:
    map_ = """
        . . . A . . .
         . E . . 4 .
        . . 2 1 3 . .
         . . . . . .
        """
    p = hunted(map_, "Move +0", "Attack +0, target 3", lead=(60, lead2), allies={"E": "friend"}, kinds=[kind("friend", does=(), initiative=99)])
    assert (at(p), attacked(p)) == (end, hit), "on one side the second and the last in the order, on the other the two between"


@pytest.mark.rule("GH-MEF-11")
def test_a_hex_is_judged_by_the_best_placement_of_the_area_turned_or_mirrored() -> None:
    map_ = """
        . A . . . .
         . . . . .
        . . 1 2 . .
         . . . . .
        """
    p = hunted(map_, "Move +0", 'Attack +0, area "line-2"')
    assert (at(p), attacked(p)) == ("2,3", ["c1", "c2"])
    p = hunted(map_, "Move +0", 'Attack +0, area "wedge-2"')
    assert (at(p), attacked(p)) == ("3,2", ["c1", "c2"])


@pytest.mark.rule("GH-MEF-11")
@pytest.mark.parametrize(("more", "hit"), [("", ["c1"]), (", target 2", ["c1", "c2", "c3"])])
def test_the_area_or_a_single_target_must_hit_the_focus(more: str, hit: list[str]) -> None:
    map_ = """
        . . . . . .
         . . . 2 .
        . . 1 A 3 .
         . . . . .
        """
    p = hunted(map_, f'Attack +0, area "wedge-2"{more}')
    assert attacked(p) == hit, "the two others stand side by side, the focus on the far side"
