"""The monster behaviour reference: movement and elements."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Consumed, Infused
from undercroft.games.haven.events import Attacked, Suffered

from .hunting import at, attacked, foci, hunt, hunted, path, turn

OPEN = "\n . . . . . . . ."
RING = "  . o 1 o . 2\n   o o o o\n    o o o\n     A"
"""A jumping monster can attack character 1 from two hexes at distance 2; beside the farther one stands character 2."""


# -- movement ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-MON-23")
@pytest.mark.parametrize(("text", "moved"), [("Move +0", []), ("Move +1", ["4,1", "3,1", "2,1"])])
def test_it_moves_only_if_it_ends_nearer_to_a_target_hex(text: str, moved: list[str]) -> None:
    p = hunted("1 . D D A . . . . . 2", text, "Attack +0")
    assert foci(p) == ["c1"]
    assert path(p) == moved  # with two points it cannot get past its allies, and does not step aside or back


@pytest.mark.rule("FC-MON-24")
@pytest.mark.parametrize(("mark", "moved"), [("!", ["3,2", "2,2"]), ("h", ["3,2", "2,2"]), (".", ["3,1", "2,1"])])
def test_it_takes_the_path_through_the_fewest_negative_hexes(mark: str, moved: list[str]) -> None:
    p = hunted(f"1 . {mark} A . . . 2\n # . . #")
    assert path(p) == moved
    assert p.m("beast").health == 8


@pytest.mark.rule("FC-MON-24")
def test_where_it_must_it_crosses_as_few_as_possible() -> None:
    p = hunted("1 . ! ! A o 2\n # . ! .", "Move +2")
    assert path(p) == ["4,2", "3,2", "2,2", "2,1"]  # one trap; straight on there are two
    assert [e.damage for e in p.events(Suffered)] == [3]


@pytest.mark.rule("FC-MON-25")
@pytest.mark.parametrize(("text", "where", "targets"), [("Attack +0", "3,2", ["c1"]), ("Attack +0, target 2", "2,1", ["c1", "c2"])])
def test_it_moves_where_it_can_attack_the_focus_and_most_others(text: str, where: str, targets: list[str]) -> None:
    p = hunted(" 2 . .\n. 1 . A\n . . .", "Move +0", text)
    assert at(p) == where
    assert attacked(p.until("turn")) == targets


@pytest.mark.rule("FC-MON-26")
@pytest.mark.parametrize(("range_", "where", "cards"), [("", "2,1", 1), (", range 3", "3,1", 1)])
def test_with_a_ranged_attack_it_moves_away_from_the_focus(range_: str, where: str, cards: int) -> None:
    p = hunted("1 A . . . . . 2\n . . . . . . .", "Move +0", f"Attack +0{range_}")
    if p.prompt == "monster-move":
        assert p.keys == ["move:3,1", "move:2,2"]
        p.go("move:3,1")
    assert at(p) == where
    assert [len(e.modifiers) for e in p.events(Attacked)] == [cards]


@pytest.mark.rule("FC-MON-27")
def test_to_attack_the_focus_without_disadvantage_comes_before_more_targets() -> None:
    p = hunted("2 1 A . .\n . . . . .", "Move +0", "Attack +0, range 2, target 2")
    p.until("turn")
    assert p.game.apart(p.m("beast").cell, p.c(1).cell) == 2
    assert attacked(p) == ["c1"]  # where it stood it could have attacked both


@pytest.mark.rule("FC-MON-27")
@pytest.mark.parametrize(("text", "where", "targets"), [("", "1,1", ["c1"]), (", target 2", "5,1", ["c1", "c2"])])
def test_more_targets_come_before_few_of_them_with_disadvantage(text: str, where: str, targets: list[str]) -> None:
    p = hunted(RING, "Move +2, jump", f"Attack +0, range 2{text}").until("turn")
    assert attacked(p) == targets
    assert at(p) == where
    assert [len(e.modifiers) for e in p.events(Attacked)] == [1, 2][: len(targets)]


@pytest.mark.rule("FC-MON-27")
def test_third_counts_that_few_further_targets_are_attacked_with_disadvantage() -> None:
    map_ = "    A\n   o o\n  o o o\n   o o\n  2 o 1\n   . o\n    ."
    p = hunted(map_, "Move +4, jump", "Attack +0, range 2, target 2").until("turn")
    assert attacked(p) == ["c1", "c2"]
    assert len(path(p)) == 6  # one hex more than to where the second would have been adjacent
    assert p.game.apart(p.m("beast").cell, p.c(2).cell) == 2


@pytest.mark.rule("FC-MON-28")
def test_further_targets_are_chosen_by_the_focus_rules_before_disadvantage_counts() -> None:
    map_ = "2 . o 1 o . o 3\n   o o o o o o\n    o o o\n     A"
    p = hunted(map_, "Move +2, jump", "Attack +0, range 2, target 2").until("turn")
    assert attacked(p) == ["c1", "c2"]  # nearer from its first hex, though the third could have been attacked without disadvantage
    assert [len(e.modifiers) for e in p.events(Attacked)] == [1, 2]


@pytest.mark.rule("FC-MON-29")
@pytest.mark.parametrize(("conditions", "moves"), [([], 1), (["muddle"], 0)])
def test_a_muddled_monster_does_not_move_to_get_rid_of_disadvantage(conditions: list[str], moves: int) -> None:
    p = hunt("1 A . . . . 2" + OPEN, "Move +0", "Attack +0, range 3")
    p.set(p.m("beast"), conditions=conditions)
    turn(p).until("turn")
    assert len(path(p)) == moves
    assert attacked(p) == ["c1"]


@pytest.mark.rule("FC-MON-30")
@pytest.mark.parametrize(("text", "gap"), [("Attack +0, range 3", 3), ("Attack +0", 1)])
def test_it_never_moves_farther_than_needed_for_the_best_attack(text: str, gap: int) -> None:
    p = hunted("2 1 . . . . A" + OPEN, "Move +4", text).until("turn")
    assert attacked(p) == ["c1"]
    assert p.game.apart(p.m("beast").cell, p.c(1).cell) == gap


@pytest.mark.rule("FC-MON-31")
def test_if_it_cannot_reach_a_target_hex_it_moves_as_near_as_it_can() -> None:
    p = hunted("2 1 . . . . . . A", "Move +0", "Attack +0")
    assert at(p) == "7,1"
    p.next_round().next_round()
    assert at(p) == "5,1"
    assert attacked(p) == []


@pytest.mark.rule("FC-MON-32")
def test_the_players_are_asked_for_every_choice_that_remains() -> None:
    p = hunted("1 . .\n . . A\n2 . .", "Move +0")
    assert (p.prompt, p.seat, p.keys) == ("monster-move", -1, ["move:2,1", "move:1,2"])
    p.go("move:1,2")
    assert at(p) == "1,2"


# -- elements ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-MON-33")
@pytest.mark.parametrize(("stunned", "first"), [([], "beast-2"), ([2], "beast-1"), ([1, 2], "")])
def test_the_first_of_the_type_to_act_infuses_and_a_stunned_one_is_passed_over(stunned: list[int], first: str) -> None:
    p = hunt("1 A . B 2", "Infuse fire", monsters={"B": "beast elite"})
    for number in stunned:
        p.set(p.m("beast", number), conditions=["stun"])
    turn(p)
    assert [e.figure for e in p.events(Infused)] == ([first] if first else [])
    assert p.state.elements["fire"] == (2 if first else 0)


@pytest.mark.rule("FC-MON-34")
@pytest.mark.parametrize(("stunned", "consumer", "values"), [([], "beast-2", [5, 4]), ([2], "beast-1", [4])])
def test_the_first_of_the_type_to_act_consumes_and_all_of_it_gain_the_bonus(stunned: list[int], consumer: str, values: list[int]) -> None:
    p = hunt("1 A . B 2", "Attack +0, Pay consume fire: (attack +2)", monsters={"B": "beast elite"})
    for number in stunned:
        p.set(p.m("beast", number), conditions=["stun"])
    turn(p.amend("elements.fire", 1))
    assert [(e.figure, e.element) for e in p.events(Consumed)] == [(consumer, "fire")]
    assert p.state.elements["fire"] == 0
    assert [e.value for e in p.events(Attacked)] == values


@pytest.mark.rule("FC-MON-35")
@pytest.mark.parametrize(("ready", "values", "left"), [(True, [5, 4], 0), (False, [3, 2], 2)], ids=["in time", "too late"])
def test_the_element_must_be_there_when_the_first_acts_or_none_of_the_type_gains_the_bonus(ready: bool, values: list[int], left: int) -> None:
    p = hunt("1 A . B 2", "Attack +0, Pay consume fire: (attack +2)", monsters={"B": "beast elite"})
    if ready:
        p.amend("elements.fire", 2)
    p.play("lead-1", "spare-1", c2=("lead-2", "other-1")).until("damage")
    if not ready:
        p.amend("elements.fire", 2)  # between the turns of the two
    p.until("turn")
    assert [e.value for e in p.events(Attacked)] == values
    assert p.state.elements["fire"] == left
