"""Set-ups that cannot be: each is refused with a line that says why."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.chance import Chance
from undercroft.kernel.rules import SetupError

from .position import position


def refused(why: str, *heroes: str, profile: dict[str, Any] | None = None, **more: Any) -> None:
    """The real pack does not begin like this, and its message begins so."""
    setup = {"scenario": "scorched-earth", "characters": list(heroes), **more}
    with pytest.raises(SetupError, match=f"^{re.escape(why)}"):
        MODULE.rules(MODULE.packs()).new(setup, profile or {}, Chance(1))


@pytest.mark.rule("MD-SET-01")
@pytest.mark.parametrize("count", [0, 7])
def test_no_hero_and_seven_heroes_are_refused(count: int) -> None:
    heroes = [*MODULE.rules(MODULE.packs()).content.heroes, "elias"][:count]
    refused(f"an adventure is played with 1 to 6 heroes, not {count}", *heroes)


@pytest.mark.rule("MD-SET-01")
@pytest.mark.parametrize("raw", [{"heroes": ["owen"]}, {"lifespark": "two"}, {"characters": "owen"}])
def test_what_is_no_set_up_is_refused(raw: dict[str, Any]) -> None:
    refused("bad set-up: ", "owen", **raw)


@pytest.mark.rule("MD-SET-03")
def test_an_unknown_adventure_is_refused_with_the_nearest_one() -> None:
    refused("no adventure is called 'black-window'; did you mean 'black-widow'?", "elias", scenario="black-window")


@pytest.mark.rule("MD-SET-10")
def test_a_hero_twice_is_refused() -> None:
    refused("every hero takes part once; each player chooses a different one", "elias", "owen", "elias")


@pytest.mark.rule("MD-SET-10")
def test_an_unknown_hero_is_refused_with_the_nearest_one() -> None:
    refused("no hero is called 'sibyl'; did you mean 'sybil'?", "sibyl")


@pytest.mark.rule("MD-SET-11")
def test_an_unknown_class_is_refused_with_the_nearest_one() -> None:
    refused("no class is called 'battle-wizzard'; did you mean 'battle-wizard'?", "elias", classes={"elias": "battle-wizzard"})


@pytest.mark.rule("MD-SET-11")
def test_a_class_for_somebody_else_is_refused() -> None:
    refused("no hero of this party is called 'owen'", "elias", classes={"owen": "battle-wizard"})


@pytest.mark.rule("MD-SET-12")
def test_the_same_class_twice_is_refused_where_the_table_wants_different_ones() -> None:
    same = dict.fromkeys(("owen", "elias"), "battle-wizard")
    refused("two heroes have the same class, which this table has agreed not to allow", *same, profile={"different_classes": True}, classes=same)


@pytest.mark.rule("MD-SET-12")
def test_the_class_of_a_newcomer_to_a_story_differs_from_those_of_the_others_too() -> None:
    story = {"elias": {"kind": "battle-wizard"}, "owen": {"outfitted": False}}
    why = "two heroes have the same class"
    refused(why, *story, story=story, profile={"different_classes": True}, classes={"owen": "battle-wizard"})


@pytest.mark.rule("MD-SET-12")
def test_more_heroes_than_classes_are_refused_where_the_table_wants_different_ones() -> None:
    with pytest.raises(SetupError, match=r"^there are 1 classes, too few for 2 heroes with different ones$"):
        position(heroes=2, play=False, profile={"different_classes": True})


@pytest.mark.rule("MD-SET-13")
def test_another_class_in_the_middle_of_a_story_is_refused() -> None:
    story = {"elias": {"kind": "shadow-barbarian"}}
    refused("elias keeps the class of its sheet in a story: shadow-barbarian", "elias", story=story, classes={"elias": "battle-wizard"})


@pytest.mark.rule("MD-SET-14")
@pytest.mark.parametrize(
    ("weapons", "why"),
    [
        ({"owen": "mace", "elias": "mace"}, "'mace' is no starting weapon that is left; known: long-sword, mace, "),
        ({"owen": "leather-armour"}, "'leather-armour' is no starting weapon that is left"),
        ({"owen": "long-sward"}, "no starting weapon is called 'long-sward'; did you mean 'long-sword'?"),
        ({"sybil": "mace"}, "no hero of this party is called 'sybil'"),
    ],
)
def test_a_weapon_twice_or_none_at_all_is_refused(weapons: dict[str, str], why: str) -> None:
    refused(why, "owen", "elias", weapons=weapons)


@pytest.mark.rule("MD-SET-14")
def test_a_weapon_that_a_hero_of_a_story_holds_is_not_left_for_another() -> None:
    story = {"elias": {"kind": "battle-wizard", "pack": ["mace"]}, "owen": {"outfitted": False}}
    refused("'mace' is no starting weapon that is left", *story, story=story, weapons={"owen": "mace"})


@pytest.mark.rule("MD-SET-17")
@pytest.mark.parametrize("tokens", [-1, 100])
def test_fewer_than_no_tokens_and_too_many_are_refused(tokens: int) -> None:
    refused(f"the Lifespark card has 0 to 99 tokens, not {tokens}", "owen", lifespark=tokens)


@pytest.mark.rule("MD-SET-20")
def test_a_first_player_who_is_not_of_the_party_is_refused() -> None:
    refused("no hero of this party is called 'sybil'", "owen", first="sybil")
