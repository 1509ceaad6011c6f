"""Areas and several targets of monsters: the same rules as for characters, carried out by the monster mind."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked

from .position import Position, kind, position
from .strikes import room


def stood(map_: str, attack: str, **given: Any) -> Position:
    """After the turn of a rat on A, which acts first, does not move, and attacks like this."""
    rat = kind("rat", does=(f"Attack +0, {attack}",), initiative=1, **given.pop("stats", {}))
    return position(map_, monsters={"A": "rat", **given.pop("monsters", {})}, kinds=[rat], **given).play().until("turn")


def hit(p: Position) -> list[str]:
    return sorted(e.target for e in p.events(Attacked))


@pytest.mark.rule("GH-AOE-02")
@pytest.mark.parametrize("map_", [". . . .\n 2 1 A .\n. . . .", ". 1 2 .\n . A . .\n. . . .", ". . . .\n . A . .\n. 1 2 ."])
def test_a_monster_rotates_its_area(map_: str) -> None:
    straight = map_.startswith(". . . .\n 2 1")
    assert hit(stood(map_, 'area "line-2"' if straight else 'area "wedge-2"')) == ["c1", "c2"]


@pytest.mark.rule("GH-AOE-02")
def test_a_monster_lays_an_area_in_range_as_it_fits() -> None:
    assert hit(stood(". . 1 .\n A . 2 .\n. . . .", 'range 3, area "bolt-3"')) == ["c1", "c2"]
    assert hit(stood(". . 1 .\n A . . .\n. . . 2", 'range 3, area "triangle-3"')) == ["c1"]


@pytest.mark.rule("GH-AOE-04")
def test_an_area_with_a_grey_hex_is_laid_at_the_monster_itself_whatever_its_range() -> None:
    assert hit(stood(room("A . 1 ."), 'area "wedge-2"', stats={"range": 4})) == []
    p = stood(room("A 1 . ."), 'area "wedge-2"', stats={"range": 4})
    assert [(e.target, len(e.modifiers)) for e in p.events(Attacked)] == [("c1", 1)]  # and no disadvantage beside it


@pytest.mark.rule("GH-AOE-05")
def test_all_enemies_of_a_monster_on_red_hexes_are_targets_and_its_allies_are_not() -> None:
    p = stood(". 1 2 .\n . A B .\n. . . .", 'area "ring"', monsters={"B": "dummy"})
    assert (hit(p), p.m("dummy").health) == (["c1", "c2"], 30)


@pytest.mark.rule("GH-AOE-06")
@pytest.mark.parametrize(("row", "found"), [("A . . . 1", ["c1"]), ("A . . . . . 1", [])])
def test_one_red_hex_of_a_monsters_area_must_be_in_range(row: str, found: list[str]) -> None:
    """Of three hexes in a row, one is two hexes away; the enemy may be two hexes beyond it."""
    assert hit(stood(room(row), 'range 2, area "bolt-3"')) == found


@pytest.mark.rule("GH-AOE-08")
def test_a_monsters_area_does_not_hit_whom_it_does_not_see() -> None:
    p = stood(". 1 . .\n A # 2 .\n. . . .", 'range 3, area "disc-7"')
    assert hit(p) == ["c1"]
    assert hit(stood(". 1 . .\n A . 2 .\n. . . .", 'range 3, area "disc-7"')) == ["c1", "c2"]


@pytest.mark.rule("GH-AOE-09")
@pytest.mark.parametrize(("text", "found"), [("range 3", 1), ("range 3, target 2", 2), ("range 2, target 2", 1), ("range 3, target 3", 2)])
def test_a_monster_attacks_up_to_so_many_different_enemies_in_range(text: str, found: int) -> None:
    assert len(set(hit(stood(". . . .\n A . 1 2\n. . . .", text)))) == found


@pytest.mark.rule("GH-AOE-13")
@pytest.mark.parametrize(("row", "cards"), [("A 1 . .", {"c1": 2, "c2": 1}), ("A . 1 .", {"c1": 1, "c2": 1})])
def test_disadvantage_of_a_monster_counts_target_by_target(row: str, cards: dict[str, int]) -> None:
    p = stood(room(row), "range 5, target 2")
    assert {e.target: len(e.modifiers) for e in p.events(Attacked)} == cards


@pytest.mark.rule("GH-ADV-16")
@pytest.mark.parametrize(("text", "cards"), [("range 3", 2), ("pierce 0", 1)])
def test_a_monsters_ranged_attack_on_an_adjacent_enemy_has_disadvantage(text: str, cards: int) -> None:
    p = stood("# # # #\n # A 1 #\n# 2 # #", text)
    assert [len(e.modifiers) for e in p.events(Attacked)] == [cards]


@pytest.mark.rule("GH-AOE-05")
def test_so_are_those_on_the_red_hexes_of_an_area_in_range() -> None:
    p = stood(". . 1 2\n A . B .\n. . . .", 'range 3, area "triangle-3"', monsters={"B": "dummy"})
    assert (hit(p), p.m("dummy").health) == (["c1", "c2"], 30)
