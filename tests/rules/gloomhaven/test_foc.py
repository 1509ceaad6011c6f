"""Monster focus: whom a monster acts against, enemy by enemy."""

from __future__ import annotations

import pytest

from undercroft.kernel.decision import TABLE

from .hunting import at, attacked, foci, hunt, hunted, path, skipped, turn
from .position import card

RAT = card("rat", top='Persistent: Summon "Rat" {hp 4, move 1, attack 1}', initiative=10)
CELL = """
    o o . . . .
     1 o A . . 2
    o o . . . .
    """
"""Character 1 stands close, but nobody can walk to it."""


@pytest.mark.rule("GH-FOC-01")
@pytest.mark.parametrize(("role", "map_"), [("character", "2 . B . 1 A"), ("ally", "2 . 1 . B A"), ("summon", "2 . . 1 . A")])
def test_it_focuses_on_one_enemy_a_character_a_summon_or_another_hostile_figure(role: str, map_: str) -> None:
    p = hunt(map_, allies={"B": "dummy"}, cards=[RAT])
    p.play("rat", "spare-1").until("turn")
    if role == "summon":
        p.go("top:rat").until("summon").go("hex:5,1")
    p.until("select")
    assert len(foci(p)) == 1
    assert p.state.figures[foci(p)[0]].role == role
    assert attacked(p) == foci(p)


@pytest.mark.rule("GH-FOC-02")
@pytest.mark.parametrize(("attack", "focus"), [("Attack +0", "c2"), ("Attack +0, range 3", "c1")])
def test_the_focus_is_whom_this_rounds_attack_reaches_after_the_fewest_hexes(attack: str, focus: str) -> None:
    p = hunted(
        """
        . . . . . . . . .
         . o o o . . . . .
        . 1 . o A . . . 2
         . o o o . . . . .
        """,
        "Move +0", attack,
    )  # fmt: skip
    assert foci(p) == [focus], "1 is nearer, but on foot it has to be reached from its far side"


@pytest.mark.rule("GH-FOC-03")
@pytest.mark.parametrize(
    ("does", "conditions", "focus"),
    [(["Move +0", "Attack +0"], [], "c1"), (["Move +0", "Heal 1, self"], [], "c2"), (["Move +0", "Attack +0"], ["disarm"], "c2")],
    ids=["attack", "no attack", "disarmed"],
)
def test_without_an_attack_or_disarmed_it_looks_for_a_focus_as_if_for_a_melee_attack(does: list[str], conditions: list[str], focus: str) -> None:
    p = hunt(CELL, *does, stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    assert foci(turn(p)) == [focus]


@pytest.mark.rule("GH-FOC-04")
@pytest.mark.parametrize(("wall", "focus", "end"), [("#", "c2", "4,1"), (".", "c1", "3,1")])
def test_a_target_hex_is_in_range_and_in_line_of_sight(wall: str, focus: str, end: str) -> None:
    map_ = f"""
        1 {wall} A . . . 2 .
         . . . . . . . .
        """
    p = hunted(map_, "Move +0", "Attack +0, range 3")
    assert (foci(p), at(p)) == ([focus], end), "3 hexes from 1, but a wall hides it; a step away 2 is in range and in sight"


@pytest.mark.rule("GH-FOC-04")
def test_a_target_hex_is_unoccupied_and_each_last_hex_of_the_shortest_paths_is_one() -> None:
    p = hunted("1 D . A . . . 2")
    assert (foci(p), at(p)) == (["c2"], "6,1")
    p = hunted(
        """
        . . A . . . .
         . . . . . .
        . . 1 . . . 2
        """
    )
    assert (p.prompt, sorted(p.keys_of("move"))) == ("monster-move", ["2,2", "3,2"])


@pytest.mark.rule("GH-FOC-05")
@pytest.mark.parametrize(("row", "focus"), [("1 . . A . . 2", "c1"), ("1 . . . A . 2", "c2"), ("1 . A . . . 2", "c1")])
def test_who_alone_can_be_attacked_from_the_target_hexes_is_the_focus(row: str, focus: str) -> None:
    assert foci(hunted(row)) == [focus], "that 1 comes first in the order matters only in the first row"


@pytest.mark.rule("GH-FOC-06")
@pytest.mark.parametrize(("does", "end"), [(("Move +0", "Attack +0"), "8,1"), (("Attack +0",), "10,1")])
def test_a_focus_is_chosen_even_if_it_cannot_be_reached_this_round(does: tuple[str, ...], end: str) -> None:
    p = hunted("1 . . . . . . . . A . . . . . . . . . 2", *does)
    assert (foci(p), at(p), attacked(p)) == (["c1"], end, [])


@pytest.mark.rule("GH-FOC-07")
@pytest.mark.parametrize(("row", "focus"), [("1 . . A . 2", "c2"), ("1 . A . . 2", "c1"), ("1 . A . 2 .", "c1")])
def test_of_several_in_range_at_once_the_nearest_is_the_focus(row: str, focus: str) -> None:
    map_ = f"""
        . . . . . . .
         {row}
        . . . . . . .
        """
    p = hunted(map_, "Move +0", "Attack +0, range 3")
    assert (foci(p), path(p), attacked(p)) == ([focus], [], [focus])


@pytest.mark.rule("GH-FOC-07")
@pytest.mark.parametrize(("walls", "focus"), [((), "c1"), (("3,2|4,2",), "c2")])
def test_nearness_is_not_counted_through_walls(walls: tuple[str, ...], focus: str) -> None:
    map_ = """
        . . . . . . .
         . . 1 A . 2
        . . . . . . .
        """
    p = hunted(map_, "Attack +0, range 3", walls=walls, lead=(70, 60))
    assert foci(p) == [focus], "around the wall 1 is 2 hexes away, as 2 is"


@pytest.mark.rule("GH-FOC-08")
@pytest.mark.parametrize(("lead", "focus"), [((60, 70), "c1"), ((70, 60), "c2"), ((20, 60), "c1"), ((60, 20), "c2")])
def test_then_the_enemy_earlier_in_the_initiative_order_is_the_focus(lead: tuple[int, int], focus: str) -> None:
    p = hunt("1 . . A . . 2", lead=lead)
    assert foci(turn(p).until("select")) == [focus]


@pytest.mark.rule("GH-FOC-09")
@pytest.mark.parametrize("other", [60, 5])
def test_a_summon_ranks_just_before_its_summoner_even_in_the_round_it_came(other: int) -> None:
    map_ = """
        . 1 .
         . . .
        . A . 2
        """
    p = hunt(map_, cards=[RAT], lead=(60, other))
    p.play("rat", "spare-1", c2=("lead-2", "other-1")).until("turn")
    if p.seat == 1:
        p.go("pass").until("turn")
    p.go("top:rat").until("summon").go("hex:3,1").until("select")
    rat = next(f.id for f in p.state.figures.values() if f.role == "summon")
    assert foci(p) == [rat if other == 60 else "c2"], "one step from all three of them"


@pytest.mark.rule("GH-FOC-10")
@pytest.mark.parametrize(("rests", "focus"), [(True, "c2"), (False, "c1")])
def test_a_long_resting_character_ranks_last(rests: bool, focus: str) -> None:
    p = hunt("1 . . A . . 2", lead=(60, 99)).put("discard", "spare-1", "spare-2")
    assert foci(turn(p, *(["rest"] if rests else []))) == [focus]


@pytest.mark.rule("GH-FOC-11")
@pytest.mark.parametrize(("seconds", "focus"), [((70, 65), ["c2"]), ((65, 70), ["c1"]), ((65, 65), [])])
def test_equal_leading_cards_are_decided_by_the_other_cards_then_by_the_players(seconds: tuple[int, int], focus: list[str]) -> None:
    one, two = (card(f"low-{n}", initiative=i) for n, i in enumerate(seconds, 1))
    p = turn(hunt("1 . . A . . 2", lead=(60, 60), cards=[one], cards2=[two]), "lead-1", "low-1", c2=("lead-2", "low-2"))
    assert foci(p) == focus
    if not focus:
        assert (p.prompt, p.seat, p.keys) == ("monster-focus", TABLE, ["focus:c1", "focus:c2"])
        assert attacked(p.go("focus:c2").until("turn")) == ["c2"]


@pytest.mark.rule("GH-FOC-12")
@pytest.mark.parametrize("barrier", ["o", "!", "h"])
def test_a_jump_passes_over_everything_but_not_in_its_last_hex(barrier: str) -> None:
    assert foci(hunted(f"1 . {barrier} A . . . . 2")) == ["c2"]
    p = hunted(f"1 . {barrier} A . . . . 2", "Move +0, jump", "Attack +0")
    assert (foci(p), at(p), p.m("beast").health) == (["c1"], "2,1", 8)
    assert foci(hunted(f"1 {barrier} A . . . . 2", "Move +0, jump", "Attack +0")) == ["c2"], "it would have to land there"


@pytest.mark.rule("GH-FOC-12")
@pytest.mark.parametrize(("move", "focus", "end"), [("Move +0", "c2", "6,1"), ("Move +0, jump", "c1", "2,1")])
def test_a_jump_ignores_difficult_terrain_on_the_way(move: str, focus: str, end: str) -> None:
    p = hunted("1 . ~ A . . 2", move, "Attack +0")
    assert (foci(p), at(p)) == ([focus], end)


@pytest.mark.rule("GH-FOC-12")
@pytest.mark.parametrize(("move", "targets"), [("Move +0", ["c2"]), ("Move +0, jump", ["c2", "c1"])])
def test_a_jump_passes_over_figures(move: str, targets: list[str]) -> None:
    assert attacked(hunted("1 . 2 A", move, "Attack +0, target 2").until("select")) == targets


@pytest.mark.rule("GH-FOC-13")
@pytest.mark.parametrize("barrier", ["o", "!", "h", "s"])
def test_a_flying_monster_may_also_end_on_an_obstacle_a_trap_or_hazardous_terrain(barrier: str) -> None:
    assert foci(hunted(f"1 {barrier} . A . . . 2")) == ["c2"]
    p = hunted(f"1 {barrier} . A . . . 2", stats={"flying": True})
    assert (foci(p), at(p), attacked(p)) == (["c1"], "2,1", ["c1"])
    assert (p.m("beast").health, p.m("beast").conditions) == (8, {})


@pytest.mark.rule("GH-FOC-14")
@pytest.mark.parametrize(("conditions", "focus", "end"), [(["invisible"], "c2", "4,1"), ([], "c1", "2,1")])
def test_an_invisible_enemy_is_no_focus(conditions: list[str], focus: str, end: str) -> None:
    p = hunt("1 A . . . 2")
    p.set(p.c(1), conditions=conditions)
    assert (foci(turn(p)), at(p)) == ([focus], end)


@pytest.mark.rule("GH-FOC-15")
@pytest.mark.parametrize(
    ("map_", "hidden", "focus"),
    [
        pytest.param("2 1 D A", "", [], id="all hexes to attack from are occupied"),
        pytest.param("2 1 . o A", "", [], id="an obstacle blocks every path"),
        pytest.param("2 1 . # A\n o o o o .", "", [], id="walls block every path"),
        pytest.param("1 . 2 . A", "c2", [], id="a figure blocks every path"),
        pytest.param("2 1 . D A", "", ["c1"], id="nothing blocks it"),
    ],
)
def test_without_a_hex_to_attack_from_or_a_path_there_is_no_focus(map_: str, hidden: str, focus: list[str]) -> None:
    p = hunt(map_)
    if hidden:
        p.set(p.state.figures[hidden], conditions=["invisible"])
    turn(p)
    assert (foci(p), attacked(p), skipped(p)) == (focus, focus, [] if focus else ["no-focus", "no-focus"])


@pytest.mark.rule("GH-FOC-16")
def test_without_a_focus_it_neither_moves_nor_attacks_but_does_the_rest_of_its_card() -> None:
    p = hunt("2 1 o . . . . A", "Move +5", "Attack +0", "Heal 3, self", "Round: Shield 1")
    p.set(p.m("beast"), health=2)
    turn(p)
    assert (at(p), attacked(p), skipped(p)) == ("8,1", [], ["no-focus", "no-focus"])
    assert (p.m("beast").health, len(p.game.shields(p.m("beast")))) == (5, 1)


@pytest.mark.rule("GH-FOC-16")
def test_having_no_focus_holds_for_the_whole_turn() -> None:
    p = hunt("1 . 2 A", "All enemies suffer 2", "Move +0", "Attack +0")
    p.set(p.c(2), health=2, conditions=["invisible"])
    turn(p)
    assert (p.there("c2"), foci(p), at(p)) == (False, [], "4,1"), "the way to 1 became free too late"


@pytest.mark.rule("GH-FOC-16")
@pytest.mark.parametrize(("mark", "end", "hit"), [("o", "5,1", []), (".", "3,1", ["c1"])])
def test_it_moves_and_attacks_only_with_a_focus(mark: str, end: str, hit: list[str]) -> None:
    p = hunted(f"2 1 {mark} . A", "Move +0", "Attack +0")
    assert (at(p), foci(p), attacked(p)) == (end, hit, hit)
