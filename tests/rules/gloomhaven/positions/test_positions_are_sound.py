"""The hand-written positions are well formed: what can be checked of them without solving any."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .reader import MONSTER, TERRAIN, Case, draw, positions, read

RULES = Path(__file__).parents[4] / "docs" / "rules" / "gloomhaven-scenario.md"
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
FOCUS_MOVEMENT_ATTACK = {"FOC", "MMV", "MEF", "MTR", "MAK", "FCB"}
OUTSIDE_ONE_POSITION = {
    "GH-MMV-10",  # abilities other than move and attack are not part of a position
    "GH-MMV-14",  # nor is a move after the attack
    "GH-MAK-04",  # range and attack value are already worked out
    "GH-MAK-05",
    "GH-MAK-07",  # resolving the attack comes after the position
    "GH-MAK-09",  # a position has one attack ability
    "GH-MAK-10",  # "all adjacent enemies" is a melee attack with as many targets as there are neighbours
    "GH-FCB-09",  # the non-leading cards are not part of a position: equal initiative is a tie
    "GH-FCB-10",  # monsters do not focus on monsters
    "GH-FCB-12",  # the order of abilities and the elements belong to the turn
    "GH-FCB-19",
}

CASES = positions()


def each_case(check: Callable[[Case], None]) -> Callable[[], None]:
    """A test that makes one check of all cases and names the case that fails it."""

    def test() -> None:
        for case in CASES:
            try:
                check(case)
            except AssertionError as error:
                error.add_note(f"in {case.theme}.yaml: {case.name}")
                raise

    test.__doc__ = check.__doc__
    return test


def hexes(found: list[list[int]]) -> list[tuple[int, int]]:
    """Coordinates as they can be compared and counted."""
    return [(q, r) for q, r in found]


def distance(a: list[int], b: list[int]) -> int:
    """Steps from hex to hex on an open map, a lower bound on any map."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def visible(case: Case) -> set[str]:
    """The enemies that can be focus and target."""
    return {character["id"] for character in case.position["characters"] if not character["invisible"]}


def occupied(case: Case) -> list[tuple[int, int]]:
    """The hexes of all figures but the acting monster."""
    return hexes(case.position["monsters"]) + hexes([character["at"] for character in case.position["characters"]])


def test_there_are_enough_positions_with_names_of_their_own() -> None:
    assert len(CASES) >= 130
    assert [name for name, times in Counter(case.name for case in CASES).items() if times > 1] == []


def test_every_rule_of_focus_movement_and_attack_decides_some_position() -> None:
    ids = re.findall(r"\*\*(GH-([A-Z]+)-\d+)\*\*", RULES.read_text(encoding="utf-8"))
    wanted = {rule for rule, section in ids if section in FOCUS_MOVEMENT_ATTACK}
    named = {rule for case in CASES for rule in case.because}
    assert sorted(wanted - named) == sorted(OUTSIDE_ONE_POSITION)
    assert sorted(named - {rule for rule, _ in ids}) == []


@each_case
def test_the_case_says_what_it_shows(case: Case) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", case.name)
    assert case.idea
    assert case.because
    assert len(set(case.because)) == len(case.because)


@each_case
def test_the_position_has_the_fields_of_the_solver(case: Case) -> None:
    assert list(case.position) == ["rules", "cells", "walls", "terrain", "monster", "monsters", "characters"]
    assert set(case.position["terrain"]) == set(TERRAIN.values())
    assert set(case.position["monster"]) == {"at", *MONSTER}
    for character in case.position["characters"]:
        assert set(character) == {"id", "at", "initiative", "invisible", "summon_of"}
        assert 1 <= character["initiative"] <= 99


@each_case
def test_figures_terrain_and_walls_lie_on_the_cells(case: Case) -> None:
    position = case.position
    cells = hexes(position["cells"])
    figures = [*occupied(case), (position["monster"]["at"][0], position["monster"]["at"][1])]
    terrain = [hex for kind in position["terrain"].values() for hex in hexes(kind)]
    assert len(set(cells)) == len(cells)
    assert len(set(figures)) == len(figures)
    assert len(set(terrain)) == len(terrain)
    assert set(figures) <= set(cells)
    assert set(terrain) <= set(cells)
    for a, b in position["walls"]:
        assert (b[0] - a[0], b[1] - a[1]) in NEIGHBOURS
        assert {tuple(a), tuple(b)} <= set(cells)


@each_case
def test_summons_belong_to_a_character_of_the_position(case: Case) -> None:
    by_id = {character["id"]: character for character in case.position["characters"]}
    assert len(by_id) == len(case.position["characters"])
    for character in by_id.values():
        if character["summon_of"] is not None:
            owner = by_id[character["summon_of"]]
            assert owner["summon_of"] is None
            assert owner["initiative"] == character["initiative"]


@each_case
def test_foci_and_targets_are_visible_enemies(case: Case) -> None:
    assert set(case.answer["focus"]) <= visible(case)
    assert {option["focus"] for option in case.answer["options"]} == set(case.answer["focus"])
    for option in case.answer["options"]:
        assert set(option) == {"to", "targets", "focus"}
        assert set(option["targets"]) <= visible(case)
        assert not option["targets"] or option["focus"] in option["targets"]


@each_case
def test_foci_options_and_targets_are_listed_once(case: Case) -> None:
    keys = [(tuple(option["to"]), tuple(option["targets"]), option["focus"]) for option in case.answer["options"]]
    for listed in [case.answer["focus"], keys, *(option["targets"] for option in case.answer["options"])]:
        assert len(set(listed)) == len(listed)


@each_case
def test_every_move_is_within_reach_and_ends_on_a_free_cell(case: Case) -> None:
    monster = case.position["monster"]
    reach = 0 if monster["immobilized"] or monster["stunned"] else monster["move"]
    barred = set() if monster["flying"] else set(hexes(case.position["terrain"]["obstacle"]))
    for option in case.answer["options"]:
        to = (option["to"][0], option["to"][1])
        assert distance(monster["at"], option["to"]) <= reach
        assert to in hexes(case.position["cells"])
        assert to not in occupied(case)
        assert to not in barred or option["to"] == monster["at"]


@each_case
def test_every_target_can_be_within_the_attack(case: Case) -> None:
    monster = case.position["monster"]
    spread = max((distance(a, b) for a in monster["area"] for b in monster["area"]), default=0)
    longest = max((distance([0, 0], hex) for hex in monster["area"]), default=0)
    reach = max(longest, 1) if monster["area_from_self"] else max(monster["range"], 1) + spread
    attacks = monster["attack"] and not monster["disarmed"]
    most = (len(monster["area"]) or 1) + monster["targets"] - 1 if attacks else 0
    at = {character["id"]: character["at"] for character in case.position["characters"]}
    for option in case.answer["options"]:
        assert len(option["targets"]) <= most
        assert all(distance(option["to"], at[target]) <= reach for target in option["targets"])


@each_case
def test_two_options_differ_for_a_reason(case: Case) -> None:
    """Tied destinations of one focus either all come with an attack or none does, with equally many targets."""
    for focus in case.answer["focus"]:
        assert len({len(option["targets"]) for option in case.answer["options"] if option["focus"] == focus}) == 1


def entry(map: str, **fields: Any) -> dict[str, Any]:
    """A minimal case around a drawing."""
    given: dict[str, Any] = {"name": "x", "idea": "x", "because": ["GH-FOC-02"], "map": map, "characters": {"A": 20}, "answer": "none"}
    return given | fields


def test_a_drawing_is_read_in_axial_coordinates() -> None:
    case = read("theme", entry("0:  M|^ .\n1:   # A 1\n2:  m\n", under={"1": "difficult"}, walls=[["A", 1], ["M", [0, 1]]], monster={"range": 2}))
    assert case.position == {
        "rules": "gloomhaven",
        "cells": [[-1, 2], [0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1]],
        "walls": [[[0, 0], [1, 0]], [[1, 1], [2, 1]], [[0, 0], [0, 1]]],
        "terrain": {"obstacle": [[0, 1]], "trap": [[1, 0]], "hazard": [], "difficult": [[2, 1]]},
        "monster": {"at": [0, 0], **MONSTER, "range": 2},
        "monsters": [[-1, 2]],
        "characters": [{"id": "A", "at": [1, 1], "initiative": 20, "invisible": False, "summon_of": None}],
    }
    assert case.answer == {"focus": [], "options": []}


def test_an_answer_is_resolved_and_sorted() -> None:
    options = [{"to": 1, "targets": ["B", "A"], "focus": "B"}, {"to": "M", "targets": ["A"], "focus": "A"}]
    case = read("theme", entry("0:  M A B 1\n", characters={"B": 10, "A": 20}, answer={"focus": ["B", "A"], "options": options}))
    assert case.answer == {
        "focus": ["A", "B"],
        "options": [{"to": [0, 0], "targets": ["A"], "focus": "A"}, {"to": [3, 0], "targets": ["A", "B"], "focus": "B"}],
    }


def test_mistakes_in_a_file_are_refused() -> None:
    with pytest.raises(ValueError, match="stands between two hexes"):
        draw("0:  . .\n1:  . .\n")
    with pytest.raises(ValueError, match="unknown fields"):
        read("theme", entry("0:  M A\n", terrain={}))
    with pytest.raises(ValueError, match="unknown monster fields"):
        read("theme", entry("0:  M A\n", monster={"speed": 3}))
