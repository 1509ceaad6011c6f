"""What heroes of a story may bring to an adventure, up to each limit and no further."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.rules import SetupError

from .position import position
from .tale import SHEET, tale

BRINGS = ["blade-1", "blade-2", "blade-3", "coat-1"]
"""With leather and a club, these make 6 cards."""


def refused(why: str, *, heroes: int = 1, setup: dict[str, Any] | None = None, **sheet: Any) -> None:
    with pytest.raises(SetupError, match=why):
        tale(heroes=heroes, sheets={"ann": sheet}, setup=setup or {})


@pytest.mark.rule("MD-STY-08", "MD-STY-03")
@pytest.mark.parametrize("sheet", [{"xp": 0}, {"xp": 30}, {"shards": 0}, {"shards": 4}, {"spent": 0}, {"spent": 99}])
def test_experience_up_to_its_limits_is_brought(sheet: dict[str, int]) -> None:
    hero = tale(sheets={"ann": sheet}).hero()
    assert {name: getattr(hero, name) for name in sheet} == sheet


@pytest.mark.rule("MD-STY-08", "MD-STY-03")
@pytest.mark.parametrize("sheet", [{"xp": -1}, {"xp": 31}, {"shards": -1}, {"shards": 5}, {"spent": -1}])
def test_experience_beyond_its_limits_is_refused(sheet: dict[str, Any]) -> None:
    refused("ann: experience is 0 to 30, shards are 0 to 4", **sheet)


@pytest.mark.rule("MD-STY-01", "MD-CLS-05")
@pytest.mark.parametrize("bought", [0, 1, 5])
def test_as_many_skills_are_brought_as_the_branch_has(bought: int) -> None:
    assert tale(sheets={"ann": {"skills": {"art": bought}}}).hero().skills == {"art": bought}


@pytest.mark.rule("MD-STY-01", "MD-CLS-05")
@pytest.mark.parametrize("bought", [-1, 6])
def test_more_skills_than_the_branch_has_are_refused(bought: int) -> None:
    refused(f"ann: art has 5 skills, not {bought}", skills={"art": bought})


@pytest.mark.rule("MD-STY-01", "MD-EQP-03")
@pytest.mark.parametrize(
    ("body", "hands"), [("", []), ("leather", ["club"]), ("coat-1", ["club", "blade-1"]), ("coat-1", ["blade-1"]), ("", ["blade-1", "blade-2"])]
)
def test_slots_are_filled_as_they_may_be(body: str, hands: list[str]) -> None:
    hero = tale(sheets={"ann": {"body": body, "hands": hands, "skills": {"art": 5}}}).hero()
    assert (hero.body, hero.hands) == (body, hands)


@pytest.mark.rule("MD-STY-01", "MD-EQP-03")
@pytest.mark.parametrize(
    ("body", "hands"), [("club", []), ("charm-1", []), ("leather", ["coat-1"]), ("", ["charm-1"]), ("", ["club", "blade-1", "blade-2"])]
)
def test_slots_that_cannot_be_filled_so_are_refused(body: str, hands: list[str]) -> None:
    refused("ann: one card is worn on the body", body=body, hands=hands)


@pytest.mark.rule("MD-STY-18")
def test_six_cards_with_one_artifact_begin_an_adventure() -> None:
    assert len(tale(sheets={"ann": {"pack": BRINGS}}).cards()) == 6
    assert tale(sheets={"ann": {"pack": ["relic"]}}).cards() == ["leather", "club", "relic"]


@pytest.mark.rule("MD-STY-18")
@pytest.mark.parametrize("pack", [[*BRINGS, "charm-1"], ["relic", "relic"]])
def test_a_seventh_card_or_a_second_artifact_does_not(pack: list[str]) -> None:
    refused("at most 6 equipment cards, of them 1 artifact", pack=pack)


@pytest.mark.rule("MD-STY-18", "MD-MKT-11")
@pytest.mark.parametrize("before", [{"market": True}, {"defeat": True}, {"market": True, "defeat": True}])
def test_before_a_market_or_another_try_they_may_have_more(before: dict[str, Any]) -> None:
    assert len(tale(sheets={"ann": {"pack": [*BRINGS, "charm-1"]}}, **before).cards()) == 7


@pytest.mark.rule("MD-MKT-01", "MD-STY-21")
@pytest.mark.parametrize("before", [{"market": True}, {"defeat": True}])
def test_outside_a_story_there_is_no_market_and_no_other_try(before: dict[str, bool]) -> None:
    with pytest.raises(SetupError, match="only in a story is something held between two adventures"):
        position(setup=before)


@pytest.mark.rule("MD-STY-26", "MD-SET-14")
@pytest.mark.parametrize(("copies", "fine"), [(9, True), (10, False)])
def test_no_more_copies_are_brought_than_there_are(copies: int, fine: bool) -> None:
    """Of a blade there are 9."""
    sheets = {"ann": {**SHEET, "pack": ["blade-1"] * 5}, "bob": {**SHEET, "pack": ["blade-1"] * (copies - 5)}}
    if fine:
        assert "blade-1" not in tale(heroes=2, market=True, sheets=sheets).s.decks["treasure-1"]
    else:
        with pytest.raises(SetupError, match="of 'blade-1' there are 9, not 10"):
            tale(heroes=2, market=True, sheets=sheets)


@pytest.mark.rule("MD-STY-01", "MD-SET-10")
@pytest.mark.parametrize("story", [{"ann": SHEET}, {"ann": SHEET, "bob": SHEET}, {"bob": SHEET}])
def test_everybody_has_a_sheet_of_their_own(story: dict[str, Any]) -> None:
    party = {"characters": ["ann", "bob"]}
    if len(story) == 2:
        assert list(position(heroes=2, setup={**party, "story": story}).s.heroes) == ["ann", "bob"]
    else:
        with pytest.raises(SetupError, match="every hero of the party has a sheet"):
            position(heroes=2, setup={**party, "story": story})


@pytest.mark.rule("MD-DCK-08", "MD-SET-06")
def test_starting_cards_have_no_discard_pile_and_every_other_deck_has_one() -> None:
    s = tale().s
    assert {*s.decks} - {*s.discards} == {"starting"}
    assert len(s.decks) == 16
