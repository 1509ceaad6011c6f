"""The monster behaviour reference: the first checks and the focus."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Focused, TurnBegan
from undercroft.games.haven.events import Attacked, Healed, Moved

from .hunting import at, attacked, foci, hunt, hunted, path, skipped, turn
from .position import card, kind

BEAR = 'Persistent: Summon "Bear" {hp 6, move 2, attack 2}'
OPEN = "\n . . . . . . . ."


# -- the first checks ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-MON-01")
def test_first_the_check_then_the_focus_then_the_abilities() -> None:
    p = hunted("1 . A . . 2", "Heal 1, self", "Move +0", "Attack +0")
    told = [type(e) for e in p.table.events if isinstance(e, Focused | Healed | Moved | Attacked) and e.figure == "beast-1"]
    assert told == [Focused, Healed, Moved, Attacked]


@pytest.mark.rule("FC-MON-01")
@pytest.mark.parametrize(("conditions", "focus"), [([], "c1"), (["disarm"], "c2")])
def test_what_the_check_finds_counts_for_the_focus(conditions: list[str], focus: str) -> None:
    p = hunt("1 o . A . . . 2\n o o . . . . .", stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    assert foci(turn(p)) == [focus]  # nobody can stand beside the first one


@pytest.mark.rule("FC-MON-02")
@pytest.mark.parametrize(("does", "conditions"), [(("Move +2", "Attack +0, target 2"), ["disarm"]), (("Move +2", "Heal 1, self"), [])])
def test_disarmed_or_without_an_attack_it_acts_as_with_a_melee_attack_on_one_target(does: tuple[str, ...], conditions: list[str]) -> None:
    p = hunt(" . . 2\n1 . . . A" + "\n . . .", *does, stats={"range": 3})
    p.set(p.m("beast"), conditions=conditions)
    turn(p)
    assert foci(p) == ["c2"]
    while p.prompt == "monster-move":
        p.go(p.keys[0])
    assert p.game.apart(p.m("beast").cell, p.c(2).cell) == 1  # beside its focus, not at its range
    assert len(path(p)) == 1  # and not where it would stand beside both
    assert attacked(p) == []


@pytest.mark.rule("FC-MON-03")
@pytest.mark.parametrize(("conditions", "where"), [([], "2,1"), (["immobilize"], "4,1")])
def test_an_immobilized_monster_performs_no_move(conditions: list[str], where: str) -> None:
    p = hunt("1 . . A . . . 2")
    p.set(p.m("beast"), conditions=conditions)
    assert at(turn(p)) == where


@pytest.mark.rule("FC-MON-04")
def test_an_immobilized_monster_still_finds_a_focus_and_does_everything_else() -> None:
    p = hunt("1 A . . 2", "Heal 2, self", "Move +0", "Attack +0")
    p.set(p.m("beast"), conditions=["immobilize"], health=3)
    turn(p)
    assert (foci(p), attacked(p), p.m("beast").health) == (["c1"], ["c1"], 5)


@pytest.mark.rule("FC-MON-04")
def test_an_immobilized_monster_finds_its_focus_as_if_it_could_move() -> None:
    p = hunt("1 . A . . 2")
    p.set(p.m("beast"), conditions=["immobilize"])
    turn(p)
    assert (foci(p), attacked(p)) == (["c1"], [])


@pytest.mark.rule("FC-MON-05")
def test_a_stunned_monster_neither_finds_a_focus_nor_does_anything() -> None:
    p = hunt("1 . A . . 2", "Heal 2, self", "Move +0", "Attack +0", "Round: Shield 3")
    p.set(p.m("beast"), conditions=["stun"], health=3)
    turn(p)
    assert (foci(p), path(p), attacked(p), p.m("beast").health) == ([], [], [], 3)
    assert not p.game.shields(p.m("beast"))


@pytest.mark.rule("FC-MON-06")
@pytest.mark.parametrize(
    ("map_", "focus"),
    [("1 . A o 2", ["c1"]), ("1 A . . 2", ["c1"]), ("1 D A o 2", [])],
    ids=["a free hex", "its own hex", "only an occupied hex"],
)
def test_a_focus_needs_a_path_to_a_free_hex_or_its_own_to_attack_from(map_: str, focus: list[str]) -> None:
    assert foci(hunted(map_)) == focus


@pytest.mark.rule("FC-MON-06")
@pytest.mark.parametrize(("map_", "moved"), [("2 1 . A", ["3,1"]), ("2 1 . A" + OPEN, [])], ids=["narrow", "wide"])
def test_the_hex_must_have_line_of_sight(map_: str, moved: list[str]) -> None:
    p = hunted(map_, stats={"range": 2})
    assert (path(p), attacked(p)) == (moved, ["c1"])


@pytest.mark.rule("FC-MON-07")
def test_the_path_is_judged_with_unlimited_movement() -> None:
    p = hunted("1 . . . . . . . . A o 2", "Move -1", "Attack +0")
    assert foci(p) == ["c1"]
    assert at(p) == "9,1"


@pytest.mark.rule("FC-MON-08")
def test_without_such_a_path_it_neither_moves_nor_attacks() -> None:
    p = hunted("1 o . A . o 2")
    assert (foci(p), path(p), attacked(p)) == ([], [], [])
    assert skipped(p) == ["no-focus", "no-focus"]
    p = hunted("1 . . A . o 2")  # with one, it does
    assert (foci(p), path(p), attacked(p)) == (["c1"], ["3,1", "2,1"], ["c1"])


@pytest.mark.rule("FC-MON-09")
def test_without_a_focus_it_still_performs_what_needs_none() -> None:
    p = hunt("1 o . A . o 2", "Move +0", "Heal 2, self", "Attack +0", "Round: Shield 1", "Infuse fire")
    p.set(p.m("beast"), health=3)
    turn(p)
    assert foci(p) == []
    assert p.m("beast").health == 5
    assert [value for value, _ in p.game.shields(p.m("beast"))] == [1]
    assert p.state.elements["fire"] == 2


# -- the focus -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-MON-10")
def test_the_focus_is_a_single_enemy() -> None:
    p = hunted("1 A 2", "Attack +0, target 2")
    p.until("turn")
    assert foci(p) == ["c1"]
    assert attacked(p) == ["c1", "c2"]


@pytest.mark.rule("FC-MON-11")
def test_first_counts_the_path_with_the_fewest_negative_hexes() -> None:
    assert foci(hunted("1 ! . A . . . . 2")) == ["c2"]  # the one is nearer, but only over a trap


@pytest.mark.rule("FC-MON-12")
@pytest.mark.parametrize(("map_", "focus"), [("1 . . A . 2", "c2"), ("1 . A . . 2", "c1"), ("1 . ~ A . . 2", "c2")])
def test_second_counts_the_shortest_path(map_: str, focus: str) -> None:
    assert foci(hunted(map_)) == [focus]


@pytest.mark.rule("FC-MON-13")
def test_third_counts_who_is_nearest() -> None:
    assert foci(hunted("1 . A 2" + OPEN, "Attack +0", stats={"range": 3})) == ["c2"]  # both are in range without a step, and the other acts first


@pytest.mark.rule("FC-MON-13")
def test_nearness_is_not_counted_through_walls() -> None:
    thin = ["3,1|4,1", "3,1|3,2"]
    p = hunted("1 . A 2\n . . .\n. . . .", "Attack +0", stats={"range": 4}, walls=thin)
    assert p.game.apart(p.m("beast").cell, p.c(2).cell) > p.game.apart(p.m("beast").cell, p.c(1).cell)
    assert foci(p) == ["c1"]


@pytest.mark.rule("FC-MON-14")
@pytest.mark.parametrize(("lead", "focus"), [((60, 70), "c1"), ((70, 60), "c2")])
def test_fourth_counts_the_lowest_initiative(lead: tuple[int, int], focus: str) -> None:
    assert foci(hunted("1 . A . 2", lead=lead)) == [focus]


@pytest.mark.rule("FC-MON-15")
@pytest.mark.parametrize(
    ("map_", "stats"),
    [("1 . ! A . . . . 2", {}), ("1 . . . A . 2", {}), ("1 . . A . 2" + OPEN, {"range": 4})],
    ids=["negative hexes before path", "path before initiative", "nearness before initiative"],
)
def test_a_later_criterion_is_looked_at_only_in_a_tie_under_all_earlier_ones(map_: str, stats: dict[str, int]) -> None:
    assert foci(hunted(map_, stats=stats, lead=(60, 70))) == ["c2"]  # although the other one acts first


@pytest.mark.rule("FC-MON-16")
@pytest.mark.parametrize(("mark", "focus"), [("h", "c2"), ("!", "c2"), (".", "c1")])
def test_negative_hexes_count_for_the_whole_path_and_a_longer_clean_one_beats_a_shorter_one(mark: str, focus: str) -> None:
    p = hunted(f"1 . {mark} . . . A . . . . . . . 2", "Move -1")  # it would not come to that hex this turn
    assert foci(p) == [focus]


@pytest.mark.rule("FC-MON-17")
@pytest.mark.parametrize(("seconds", "focus"), [((20, 30), "c1"), ((30, 20), "c2")])
def test_equal_initiatives_of_characters_go_by_the_other_card(seconds: tuple[int, int], focus: str) -> None:
    p = hunt("1 . A . 2", lead=(60, 60), cards=[card("next-1", initiative=seconds[0])], cards2=[card("next-2", initiative=seconds[1])])
    assert foci(turn(p, "lead-1", "next-1", c2=("lead-2", "next-2"))) == [focus]


@pytest.mark.rule("FC-MON-17")
def test_if_those_are_equal_too_the_players_decide() -> None:
    p = hunt("1 . A . 2", lead=(60, 60), cards=[card("next-1", initiative=20)], cards2=[card("next-2", initiative=20)])
    turn(p, "lead-1", "next-1", c2=("lead-2", "next-2"))
    assert (p.prompt, p.keys) == ("monster-focus", ["focus:c1", "focus:c2"])


@pytest.mark.rule("FC-MON-18")
def test_with_equal_initiative_characters_come_before_monsters() -> None:
    guide = kind("guide", does=(), initiative=50)
    p = hunt("1 . A . B\n 2", lead=(50, 70), allies={"B": "guide"}, kinds=[guide], stats={"initiative": 40})
    assert foci(turn(p)) == ["c1"]  # the allied monster is as near and has the same initiative
    p.until("select")
    order = [e.figure for e in p.events(TurnBegan)]
    assert order.index("c1") < order.index("guide-1")


@pytest.mark.rule("FC-MON-19")
def test_a_summon_is_chosen_before_its_summoner() -> None:
    p = hunt(" 1 . .\n. . A . . . . 2", cards=[card("call", top=BEAR, initiative=10)])
    p.play("call", "spare-1", c2=("lead-2", "other-1")).go("top:call", "hex:1,2").until("monster-focus", "monster-move", "select")
    assert foci(p)[0] == "s1"  # both are two hexes away


@pytest.mark.rule("FC-MON-20")
def test_a_long_rest_comes_last() -> None:
    p = hunt("1 . A . 2", lead=(60, 99))
    p.put("discard", "spare-1", "spare-2").play("rest", c2=("lead-2", "other-1")).until("monster-focus", "damage")
    assert foci(p) == ["c2"]  # whose card has 99 too


@pytest.mark.rule("FC-MON-21")
@pytest.mark.parametrize("focus", ["c1", "c2"])
def test_of_enemies_that_are_still_equal_the_players_choose_the_focus(focus: str) -> None:
    p = hunt("1 . A . 2", lead=(60, 60), cards=[card("next-1", initiative=20)], cards2=[card("next-2", initiative=20)])
    turn(p, "lead-1", "next-1", c2=("lead-2", "next-2"))
    assert p.seat == -1
    assert attacked(p.go(f"focus:{focus}").until("turn")) == [focus]


@pytest.mark.rule("FC-MON-22")
@pytest.mark.parametrize("does", [("Attack +0", "Move +0", "Heal 1, self"), ("Heal 1, self", "Move +0", "Attack +0")])
def test_abilities_are_performed_from_top_to_bottom(does: tuple[str, ...]) -> None:
    p = hunted("1 A . . 2" if does[0] == "Attack +0" else "1 . A . . 2", *does)
    p.until("turn")
    told = [type(e).__name__ for e in p.table.events if isinstance(e, Healed | Moved | Attacked) and e.figure == "beast-1"]
    assert told == (["Attacked", "Healed"] if does[0] == "Attack +0" else ["Healed", "Moved", "Attacked"])
