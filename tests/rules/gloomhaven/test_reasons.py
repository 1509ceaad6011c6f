"""Reasons name the rules that decided, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven import solve
from undercroft.games.gloomhaven.events import Focused, Skipped
from undercroft.games.haven.events import Attacked, Moved

from .position import Position, kind, position


def row(length: int = 12, high: int = 1) -> list[list[int]]:
    return [[q - r // 2, r] for r in range(high) for q in range(length)]


HALL = row(12, 3)
"""Three rows: figures in the middle one see each other, and can be gone around."""


def hero(id: str, q: int, r: int = 0, initiative: int = 15, **more: Any) -> dict[str, Any]:
    return {"id": id, "at": [q, r], "initiative": initiative, **more}


def rules(cells: list[list[int]], *characters: dict[str, Any], at: tuple[int, int] = (5, 0), **given: Any) -> list[str]:
    """The rules that decided what a monster with move 2 does."""
    terrain = given.pop("terrain", {})
    monster = {"at": list(at), "move": 2, **given}
    return [reason["rule"] for reason in solve({"cells": cells, "terrain": terrain, "monster": monster, "characters": list(characters)})["why"]]


@pytest.mark.rule("GH-FOC-05")
def test_the_only_enemy_is_the_focus_and_nothing_is_compared() -> None:
    assert rules(HALL, hero("A", 6, 1), at=(4, 1)) == ["GH-FOC-05", "GH-MEF-01", "GH-MEF-06"], "three are in reach, one of them with one point"
    assert rules(row(7), hero("A", 6)) == ["GH-FOC-05"], "there is one hex beside it, and it stands there"


@pytest.mark.rule("GH-FOC-21")
def test_of_the_comparisons_those_are_named_that_left_fewer_enemies() -> None:
    assert rules(row(), hero("A", 1), hero("B", 8))[0] == "GH-FOC-02", "B is nearer by the way"
    assert rules(row(), hero("A", 3, initiative=20), hero("B", 7))[0] == "GH-FOC-08", "equal ways and distances: B is earlier"
    assert rules(row(), hero("A", 3), hero("B", 7))[0] == "GH-AMB-01", "nothing decided: the players do"
    assert rules(HALL, hero("A", 4, 1), hero("B", 7, 1), range=3, at=(5, 1))[0] == "GH-FOC-07", "no way to go to either: A is nearer"


@pytest.mark.rule("GH-MTR-02")
def test_negative_hexes_are_named_only_where_ways_differ_in_them() -> None:
    trap = {"trap": [[6, 0]]}
    assert rules(row(), hero("A", 2), hero("B", 8), terrain=trap)[0] == "GH-MTR-02"
    assert "GH-MTR-02" not in rules(row(), hero("A", 2), hero("B", 8))
    assert "GH-MEF-08" not in rules(row(), hero("B", 8), terrain=trap), "there is one way to it"


@pytest.mark.rule("GH-FOC-09")
def test_that_a_summon_comes_first_is_named_where_its_summoner_was_as_good() -> None:
    pair = [hero("A", 3), hero("rat", 7, summon_of="A")]
    assert rules(row(), *pair)[0] == "GH-FOC-09"
    assert "GH-FOC-09" not in rules(row(), hero("A", 3), hero("rat", 11, summon_of="A"))


@pytest.mark.rule("GH-MEF-02")
def test_disadvantage_is_named_where_it_left_fewer_hexes() -> None:
    assert "GH-MEF-02" in rules(HALL, hero("A", 6, 1), range=2, at=(5, 1))
    assert "GH-MEF-02" not in rules(HALL, hero("A", 6, 1), range=2, at=(5, 1), muddled=True)
    assert "GH-MEF-02" not in rules(HALL, hero("A", 7, 1), range=2, at=(5, 1), move=0), "from where it stands there is none"


@pytest.mark.rule("GH-MEF-03")
def test_further_targets_are_named_where_hexes_differ_in_them() -> None:
    """Between the two both can be hit, from the outer side only one."""
    between = [hero("A", 3), hero("B", 5)]
    assert "GH-MEF-03" in rules(row(), *between, at=(1, 0), targets=2, jump=True, move=4)
    assert not {"GH-MEF-03", "GH-MEF-04", "GH-MEF-05"} & set(rules(row(), hero("A", 3), at=(1, 0), targets=2, jump=True, move=4))


@pytest.mark.rule("GH-MMV-11")
def test_a_way_that_is_too_long_is_named_and_where_it_leads() -> None:
    assert rules(row(), hero("A", 11), at=(0, 0)) == ["GH-FOC-05", "GH-MEF-01", "GH-MMV-11"]
    assert rules(row(), hero("A", 11), at=(0, 0), move=0) == ["GH-FOC-05", "GH-MEF-01"], "it has nowhere to go"


def why(p: Position, kind: type, figure: str, at: int = 0) -> list[str]:
    number = [n for n, e in enumerate(p.table.events) if isinstance(e, kind) and e.figure == figure][at]
    return [reason.rule for reason in p.table.why(number)]


HUNT = kind("hunter", initiative=1, move=4, health=30)


@pytest.mark.rule("GH-FOC-21")
def test_at_the_table_reasons_name_what_decided() -> None:
    p = position("1 . . A . . . 2", monsters={"A": "hunter"}, kinds=[HUNT]).play().until("turn")
    assert why(p, Focused, "hunter-1") == ["GH-FOC-02"]
    assert why(p, Moved, "hunter-1") == ["GH-FOC-21"], "there is one hex beside its focus"
    assert why(p, Attacked, "hunter-1") == ["GH-MAK-02"]


@pytest.mark.rule("FC-FOC-02")
def test_the_criterion_of_a_card_is_named_where_it_left_fewer_enemies() -> None:
    picky = kind("hunter", does=["Focus farthest", "Move +0", "Attack +0"], initiative=1, move=4, health=30)
    p = position("1 . . A . . . 2", monsters={"A": "hunter"}, kinds=[picky]).play().until("turn")
    assert why(p, Focused, "hunter-1") == ["FC-FOC-02"]
    q = position("1 . . A . . 2", monsters={"A": "hunter"}, kinds=[picky]).play("spare-1", "spare-2").until("monster-focus", "turn")
    assert "FC-FOC-02" not in (why(q.until("turn"), Focused, "hunter-1"))


@pytest.mark.rule("GH-FOC-19")
def test_an_attack_that_reaches_nobody_is_no_reason_where_the_next_one_finds_a_focus() -> None:
    """It cannot come beside a character with its melee attack, but reach one with its ranged one."""
    both = kind("hunter", does=["Attack +0", "Attack +0, range 3"], initiative=1, health=30)
    p = position(" . . o . .\n1 2 o . A\n . . o . .", monsters={"A": "hunter"}, kinds=[both]).play().until("turn")
    assert why(p, Focused, "hunter-1") == ["GH-FOC-02"]


@pytest.mark.rule("GH-MTR-02")
def test_every_leg_of_a_move_has_the_reasons_of_the_whole_move() -> None:
    p = position("1 . ! . A\n 2 o o o", monsters={"A": "hunter"}, kinds=[HUNT]).play().until("turn")
    moved = [e for e in p.events(Moved) if e.figure == "hunter-1"]
    assert len(moved) > 1
    assert len({tuple(why(p, Moved, "hunter-1", n)) for n in range(len(moved))}) == 1


@pytest.mark.rule("GH-MEF-01")
@pytest.mark.parametrize(("map_", "named"), [("2 1 . . . A", False), ("2 1 . . . . . . A", True)])
def test_at_the_table_it_is_named_where_no_hex_is_in_reach(map_: str, named: bool) -> None:
    p = position(map_, monsters={"A": "hunter"}, kinds=[HUNT]).play().until("turn")
    assert ("GH-MEF-01" in why(p, Moved, "hunter-1")) == named


@pytest.mark.rule("GH-MMV-11")
def test_at_the_table_it_is_named_where_the_monster_only_comes_closer() -> None:
    p = position("2 1 . . . . . . . A", monsters={"A": "hunter"}, kinds=[HUNT]).play().until("turn")
    assert why(p, Moved, "hunter-1")[-1] == "GH-MMV-11"


@pytest.mark.rule("GH-MEF-03")
def test_at_the_table_a_reason_names_the_hexes_it_leaves() -> None:
    """Of the hexes beside its focus, two are beside the other character as well; one of them costs less."""
    both = kind("hunter", does=["Move +0", "Attack +0, target 2"], initiative=1, move=4, health=30)
    p = position(" 2 . .\n. 1 . A\n . . .", monsters={"A": "hunter"}, kinds=[both]).play().until("turn")
    number = next(n for n, e in enumerate(p.table.events) if isinstance(e, Moved) and e.figure == "hunter-1")
    named = {reason.rule: [p.game.name(cell) for cell in reason.cells] for reason in p.table.why(number)}
    assert named["GH-MEF-03"] == ["2,1", "1,2"]
    assert named["GH-MEF-06"] == [p.where(p.m("hunter"))] == ["2,1"]


@pytest.mark.rule("GH-MMV-11")
def test_a_move_after_an_attack_on_the_same_line_has_its_own_reasons() -> None:
    archer = kind("archer-of-both", move=2, attack=1, range=3, does=["Attack +0; Move +0"], initiative=20)
    p = position("1 . . . A\n w w w w 2", monsters={"A": "archer-of-both"}, kinds=[archer]).play().until("turn")
    at = {type(event): n for n, event in enumerate(p.table.events) if getattr(event, "figure", "") == "archer-of-both-1"}
    assert "GH-MAK-02" in [reason.rule for reason in p.table.why(at[Attacked])]
    moved = [reason.rule for n in (at.get(Moved), at.get(Skipped)) if n is not None for reason in p.table.why(n)]
    assert moved
    assert "GH-MAK-02" not in moved
