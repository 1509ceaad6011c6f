"""Broken adventures are refused, with the file and the line of what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.massive_darkness.module import DarkRules
from undercroft.kernel.packs import PackError

from .position import OPEN, pack

FILE = "adventures/trial.yaml"
WALL = OPEN.replace("C   C   C |\n    +   +", "C | C   C |\n    +   +", 1)
"""A tile with one wall inside, between a1 and b1."""
TWICE = "there is already"


def foe(**more: Any) -> dict[str, Any]:
    return {"enemies": [{"id": "guest", "card": "greater/ogre", "at": "c1", **more}]}


def rule(text: str, **more: Any) -> dict[str, Any]:
    return {"rules": [text], **more}


def refused(adventure: Mapping[str, Any], line: str, says: str) -> None:
    """The adventure is refused: the message names the file, the last line that holds `line`, and what is wrong."""
    source = pack(tiles={"1R": WALL}, adventure=adventure)
    number = max(n for n, text in enumerate(source.files[FILE].splitlines(), 1) if line in text)
    with pytest.raises(PackError) as caught:
        DarkRules((source,))
    assert str(caught.value).startswith(f"{FILE}:{number}: "), f"{caught.value} (expected in line {number})"
    assert says in str(caught.value)


def test_the_adventure_these_tests_break_is_whole() -> None:
    assert DarkRules((pack(tiles={"1R": WALL}),)).content.adventures["trial"].text.number == 1


# -- what it lists -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-01")
@pytest.mark.parametrize(
    ("tiles", "says"),
    [
        ([["4R"]], "no tile is called '4R'"),
        ([["1R/45"]], "a tile is turned by 90, 180 or 270"),
        ([["1R", "", "1R"]], "there is no way from the start to"),
    ],
)
def test_tiles_are_in_the_box_turned_by_quarters_and_joined(tiles: list[list[str]], says: str) -> None:
    refused({"tiles": tiles}, "- - ", says)


@pytest.mark.rule("MD-ADV-01")
@pytest.mark.parametrize(
    ("objectives", "line", "says"),
    [
        ([], "objectives:", "an adventure has objectives"),
        ([{"id": "goal", "text": "One."}, {"id": "goal", "text": "Two."}], "id: goal", f"{TWICE} an objective called 'goal'"),
        ([{"id": "Goal", "text": "One."}], "id: Goal", "'Goal' is not an id"),
        ([{"id": "goal", "text": "One.", "leave": "some"}], "leave: some", "Invalid enum value 'some'"),
        ([{"id": "goal", "text": "One.", "leave": "chosen"}], "id: goal", "no rule of this adventure chooses a hero"),
    ],
)
def test_objectives_are_there_each_under_its_own_name(objectives: list[dict[str, str]], line: str, says: str) -> None:
    refused({"objectives": objectives}, line, says)


@pytest.mark.rule("MD-ADV-01", "MD-OBJ-05")
def test_nobody_can_be_asked_to_leave_without_an_exit() -> None:
    refused({"exit": "", "objectives": [{"id": "goal", "text": "One.", "leave": "all"}]}, "id: goal", "the adventure has no exit")


@pytest.mark.rule("MD-ADV-01")
def test_unknown_fields_are_refused_with_the_nearest_known_one() -> None:
    refused({"lamps": ["a1"]}, "id: trial", "unknown field `lamps`")


@pytest.mark.rule("MD-ADV-01")
def test_an_adventure_has_an_id_of_its_own() -> None:
    source = pack()
    copy = type(source)("test", "1", {**source.files, "adventures/zwei.yaml": source.files[FILE]})
    with pytest.raises(PackError, match=r"^adventures/zwei\.yaml:1: there is already an adventure called 'trial'"):
        DarkRules((copy,))


# -- where things lie ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-02")
@pytest.mark.parametrize(
    ("adventure", "line"),
    [
        ({"start": "z9"}, "start: z9"),
        ({"exit": "z9"}, "exit: z9"),
        ({"levels": {"a1": 1, "z9": 2}}, "z9: 2"),
        ({"places": {"spot": "z9"}}, "spot: z9"),
        ({"tokens": [{"kind": "lair", "at": "z9"}]}, "kind: lair"),
        ({"hidden": {"kinds": ["lair"], "at": ["z9"]}}, "- z9"),
        ({"pillars": [{"id": "stone", "at": "z9"}]}, "id: stone"),
        ({"doors": ["a1-z9"]}, "a1-z9"),
        ({"special_doors": {"gate": {"at": "a1-b1", "room": "z9"}}}, "at: a1-b1"),
        ({"stairs": [{"a": "a1", "b": "z9"}]}, "- a: a1"),
        ({"enemies": [{"id": "guest", "card": "greater/ogre", "at": "z9"}]}, "at: z9"),
    ],
)
def test_every_zone_is_on_the_board(adventure: dict[str, Any], line: str) -> None:
    refused(adventure, line, "no zone is called 'z9'")


@pytest.mark.rule("MD-ADV-02", "MD-DOR-01")
@pytest.mark.parametrize(
    ("doors", "line", "says"),
    [
        (["b1-c1"], "b1-c1", "there is no wall for a door at b1-c1"),
        (["a1-b1", "b1-a1"], "b1-a1", f"{TWICE} a door at b1-a1"),
        (["a1-c1"], "a1-c1", "no border of two zones side by side"),
        (["a1"], "- a1", "no border of two zones side by side"),
    ],
)
def test_doors_stand_on_walls_between_neighbours_once_each(doors: list[str], line: str, says: str) -> None:
    refused({"doors": doors}, line, says)


@pytest.mark.rule("MD-ADV-02")
@pytest.mark.parametrize(
    ("adventure", "line", "says"),
    [
        ({"levels": {}}, "levels:", "an adventure has level tokens"),
        ({"levels": {"a1": 1, "b1": 6}}, "b1: 6", "of the levels 1 to 5, not 6"),
        ({"hidden": {"kinds": ["lair", "lair"], "at": ["a1"]}}, "kinds:", "as many zones as tokens are needed"),
        ({"pillars": [{"id": "stone", "at": "a1"}, {"id": "stone", "at": "b1"}]}, "id: stone", f"{TWICE} a pillar called 'stone'"),
        ({"pillars": [{"id": "stone", "at": "a1-b1"}]}, "id: stone", "at a1-b1 there is a wall"),
        ({"bridges": ["b2"]}, "- b2", "there is no gap for a bridge at b2"),
        ({"timers": {"1R": 2, "6R": 4}}, "6R: 4", "no tile of this adventure is called '6R'"),
        ({"timers": {"1R": 0}}, "1R: 0", "at least 1 token"),
        ({"stairs": [{"a": "a1", "b": "c3", "from_a": "gaol"}]}, "- a: a1", "no objective is called 'gaol'; did you mean 'goal'?"),
    ],
)
def test_tokens_and_pieces_fit_the_board(adventure: dict[str, Any], line: str, says: str) -> None:
    refused(adventure, line, says)


# -- enemies ---------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-05")
@pytest.mark.parametrize("card", ["greater/ogress", "due/rats", "lesser", "ogre"])
def test_an_enemy_of_an_adventure_has_a_card(card: str) -> None:
    refused(foe(card=card), f"card: {card}", f"no enemy card is called {card!r}")


@pytest.mark.rule("MD-ADV-05")
def test_what_is_set_aside_is_an_enemy_of_the_pack() -> None:
    refused({"aside": ["ogres"]}, "- ogres", "no enemy is called 'ogres'; did you mean 'ogre'?")


@pytest.mark.rule("MD-ADV-04")
@pytest.mark.parametrize(
    ("adventure", "line", "says"),
    [
        (foe(gear="6"), "gear: '6'", "Invalid enum value '6'"),
        ({"enemies": [{"id": "guest", "card": "greater"}, {"id": "guest", "card": "due"}]}, "id: guest", f"{TWICE} an enemy of this adventure"),
        (foe(does=["Flies"]), "- Flies", "'flies' is no behaviour"),
        (foe(does=["Marches 2 towards nowhere"]), "towards nowhere", "no place of this adventure is called 'nowhere'"),
        (foe(does=["Slippery; Asleep"]), "Slippery; Asleep", "one thing, without a moment or a condition"),
    ],
)
def test_enemies_of_an_adventure_are_told_apart_and_behave_in_known_ways(adventure: dict[str, Any], line: str, says: str) -> None:
    refused(adventure, line, says)


# -- rules -----------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-03")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("When a hero sneezes: The heroes win", "a hero sneezes"),
        ("When a hero enters nowhere: The heroes win", "no place of this adventure is called 'nowhere'"),
        ("When nobody dies: The heroes win", "no enemy of this adventure is called 'nobody'"),
        ("When the door gate opens: The heroes win", "no special door is called 'gate'"),
        ("When the pillars of hall fall: The heroes win", "no group of pillars is called 'hall'"),
        ("At end of the round: Complete gaol", "no objective is called 'gaol'; did you mean 'goal'?"),
        ("At end of the round, If gaol is done: The heroes win", "no objective is called 'gaol'; did you mean 'goal'?"),
        ("At end of the round: Every chamber of tile 9r is refilled to 2 treasures", "no tile of this adventure is called '9r'"),
        ("Treasure on tile 9r is of the current level", "no tile of this adventure is called '9r'"),
        ("At end of the round: The chosen hero takes an artifact", "no rule of this adventure chooses a hero"),
        ("At end of the round: The hero gains 3 xp", "there is no hero who did it"),
        ("At end of the round: Carry it", "only a token that is picked up can be carried"),
        ("When a hero picks up any lair: The heroes win", "no token of this adventure is called 'lair'; known: none"),
        ("At end of the round, If every thing: The heroes win", "is no condition"),
        ("At end of the round, If bells is at 3: The heroes win", "no rule counts 'bells'; known: none"),
        ("Round: At end of the round: The heroes win", "a rule has no life span"),
        ("The heroes win", "this happens at a moment; say when"),
        ("At end of the round: No event cards are drawn", "this cannot happen at a moment"),
        ("If odd round: No event cards are drawn", "without a moment or a condition"),
    ],
)
def test_a_rule_says_what_it_can_say_of_what_is_there(text: str, says: str) -> None:
    refused(rule(text), text.split()[-1], says)


@pytest.mark.rule("MD-ADV-03", "MD-OBJ-03")
@pytest.mark.parametrize("text", ["Pillars can be attacked", "Pillars draw the enemies"])
def test_pillars_that_are_attacked_have_health(text: str) -> None:
    refused(rule(text, pillars=[{"id": "stone", "at": "b2"}]), "id: stone", "a pillar that is attacked has health")
