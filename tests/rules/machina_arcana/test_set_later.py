"""Set-ups that go on with a game from elsewhere: cards that explorers bring, and a later chapter to begin with (MA-CAM, MA-SET)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.games.machina_arcana.state import Gear, MachinaState
from undercroft.kernel.rules import SetupError
from undercroft.kernel.table import Table

from .position import face, pack

SABRE = {"id": "sabre", "type": "weapon", "level": 1, "hands": 1, "active": ["Pay 1 stamina, melee: attack 1/0"]}
RARE = {"id": "rare", "type": "weapon", "level": 2, "hands": 2, "active": ["Pay 1 stamina, melee: attack 1/0"]}
VOW = {"id": "vow", "kind": "explorer", "scenario": "trial", "personal": True, "passive": ["Armor +1"]}
CHAPTERS = (
    {"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"]},
    {"title": "Two", "spawn": 6, "horror": 3, "enters": ["Monster level 2; add items of level 2", "Gain 1 essence, on explorers"]},
    {"title": "Three", "spawn": 5, "horror": 3, "enters": ["Place the entry token"]},
    {"title": "Four", "spawn": 5, "horror": 3, "enters": ["Gain 2 essence, on explorers"]},
    {"title": "Five"},
)
RULES = MachinaRules((pack(start=face("first"), items=(SABRE, RARE), events=(VOW,), chapters=CHAPTERS, scenario={"fast": [1, 3, 4, 5]}),))


def begun(profile: dict[str, Any] | None = None, **setup: Any) -> Table[MachinaState]:
    """The game up to the first turn; whoever is asked takes the first thing offered."""
    table: Table[MachinaState] = Table(RULES, {"scenario": "trial", "characters": ["ann", "bob"], **setup}, 1, profile=profile)
    while table.decision is not None and table.decision.prompt not in ("act", "who-acts"):
        done = [key for key in ("main:sabre", "done") if key in table.decision.keys]
        table.choose((done or table.decision.keys)[0])
    return table


@pytest.mark.rule("MA-CAM-02", "MA-CAM-05", "MA-CAM-08")
def test_cards_brought_from_elsewhere_count_as_kept() -> None:
    s = begun(kept={"ann": ["sabre", "vow"]}).state
    assert (s.explorers["ann"].gear, s.explorers["ann"].personal, s.threat) == ([Gear("sabre")], ["vow"], 3)


@pytest.mark.rule("MA-CAM-09")
def test_cards_brought_from_elsewhere_are_in_no_deck() -> None:
    decks = begun(kept={"ann": ["sabre", "vow"]}).state.decks
    assert [name for name, deck in decks.items() if {"sabre", "vow"} & {*deck.pile, *deck.lost}] == []


@pytest.mark.rule("MA-SET-24")
def test_without_any_nobody_has_anything() -> None:
    s = begun().state
    assert all(not (e.items or e.gear or e.personal) for e in s.explorers.values())
    assert (s.threat, s.chapter) == (0, 0)


@pytest.mark.rule("MA-SET-23", "MA-ENT-01")
@pytest.mark.parametrize(("chapter", "essence", "level"), [(1, 0, 1), (2, 1, 2), (3, 0, 2), (4, 2, 2)])
def test_the_story_begins_with_a_later_chapter(chapter: int, essence: int, level: int) -> None:
    s = begun(chapter=chapter).state
    assert (s.chapter, s.level, "rare" in s.decks["weapon"].pile) == (chapter - 1, level, level == 2)
    assert [explorer.essence for explorer in s.explorers.values()] == [essence, essence]
    assert all(explorer.cell >= 0 for explorer in s.explorers.values())
    assert s.entry is not None
    assert s.spawn == [7, 6, 5, 5][chapter - 1] - 1


@pytest.mark.rule("MA-VAR-04")
def test_chapters_that_a_short_game_leaves_out_leave_nothing_behind() -> None:
    assert begun({"length": "fast"}, chapter=4).state.level == 1


@pytest.mark.parametrize(
    ("setup", "profile", "why"),
    [
        ({"chapter": 5}, {}, "one of these chapters: 1, 2, 3, 4; not with 5"),
        ({"chapter": 0}, {}, "not with 0"),
        ({"chapter": 2}, {"length": "fast"}, "one of these chapters: 1, 3, 4; not with 2"),
        ({"kept": {"cid": ["sabre"]}}, {}, "no explorer of this party is called 'cid'"),
        ({"kept": {"ann": ["sabra"]}}, {}, "no item or personal event is called 'sabra'; did you mean 'sabre'"),
        ({"kept": {"ann": ["calm"]}}, {}, "no item or personal event is called 'calm'"),
        ({"kept": {"ann": ["sabre"], "bob": ["sabre"]}}, {}, "only one card 'sabre'"),
        ({"kept": {"ann": ["sabre", "sabre"]}}, {}, "only one card 'sabre'"),
        ({"kept": ["sabre"]}, {}, "bad set-up"),
    ],
)
def test_wrong_set_ups_are_refused(setup: dict[str, Any], profile: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        begun(profile, **setup)
