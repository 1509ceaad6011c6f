"""When the spawn rating has come down to 1: threat rises, and the story goes on or the rating is set anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ChapterBegan, GameWon, Rating, Rolled, ThreatMoved
from undercroft.games.machina_arcana.state import Token

from .position import Position, position
from .test_spn import chapter, rolls

CLOSED: Mapping[str, Any] = {"closed": True}
OPEN: Mapping[str, Any] = {}


def down(
    *, explorers: int = 1, rating: int = 1, horror: int = 0, first: Mapping[str, Any] = OPEN, second: Mapping[str, Any] | None = None
) -> Position:  # fmt: skip
    """The explorers have done nothing, with the spawn rating this low; the tile has a spawn space."""
    chapters = chapter(**first)
    if second is not None:
        chapters[1] = {"title": "Two", **second}
    p = position("a b c d S", explorers=explorers, chapters=chapters)
    with p.arrange() as s:
        s.spawn = rating
        s.horror = horror or s.horror
    return p


def played(p: Position) -> Position:
    """The explorer phase and the first roll are over."""
    for _ in range(len(p.s.explorers)):
        p.go(p.keys[0] if p.prompt == "who-acts" else "pass", *(["pass"] if p.prompt == "who-acts" else []))
    if p.prompt == "who-rolls":
        p.go(p.keys[0])
    return p


@pytest.mark.rule("MA-SPN-02")
@pytest.mark.parametrize(("rating", "comes"), [(1, ["ThreatMoved"] * 4 + ["ChapterBegan", "Rolled"]), (2, ["Rolled"])])
def test_the_countdown_comes_before_any_roll_and_only_at_a_rating_of_1(rating: int, comes: list[str]) -> None:
    p = played(down(rating=rating))
    found = [type(e).__name__ for e in p.table.events if isinstance(e, (ThreatMoved, ChapterBegan)) or (isinstance(e, Rolled) and e.about == "spawn")]
    assert found == comes


@pytest.mark.rule("MA-SPN-03")
@pytest.mark.parametrize(("threat", "after", "level"), [(0, 4, 1), (1, 5, 1), (2, 0, 2), (4, 2, 2)])
def test_threat_rises_by_the_printed_horror_rating_step_by_step(threat: int, after: int, level: int) -> None:
    p = down(horror=2)
    with p.arrange() as s:
        s.threat = threat
    played(p)
    assert [e.by for e in p.told(ThreatMoved)] == [1] * 4
    assert all("MA-SPN-03" in e.rules for e in p.told(ThreatMoved))
    assert (p.s.threat, p.s.level) == (after, level)


@pytest.mark.rule("MA-SPN-04")
def test_in_a_chapter_that_is_not_closed_the_next_chapter_begins() -> None:
    p = played(down())
    assert (p.s.chapter, [e.chapter for e in p.told(ChapterBegan)]) == (1, ["trial/2"])
    assert rolls(p) == [("ann", 1, 6)]


@pytest.mark.rule("MA-SPN-05")
def test_in_a_closed_chapter_the_rating_returns_to_its_starting_value() -> None:
    p = played(down(first=CLOSED))
    assert (p.s.chapter, p.told(ChapterBegan)) == (0, [])
    assert rolls(p) == [("ann", 1, 7)]
    assert p.s.spawn == 6


@pytest.mark.rule("MA-SPN-06")
@pytest.mark.parametrize(("start", "explorers", "rating"), [(7, 1, 7), (7, 3, 5), (4, 2, 3), (4, 3, 3), (3, 4, 3), (2, 4, 2)])
def test_the_rating_is_lowered_by_1_for_each_further_explorer_but_not_below_3(start: int, explorers: int, rating: int) -> None:
    p = played(down(explorers=explorers, first={"closed": True, "spawn": start}))
    assert rolls(p)[0] == ("ann", 1, rating)


@pytest.mark.rule("MA-SPN-07")
@pytest.mark.parametrize(("first", "needed"), [(CLOSED, 2), (OPEN, 3)])
def test_in_a_closed_chapter_the_horror_rating_stays(first: Mapping[str, Any], needed: int) -> None:
    p = played(down(horror=2, first=first))
    assert [e.needed for e in p.told(Rolled) if e.about == "horror"] == [needed]


@pytest.mark.rule("MA-SPN-08")
@pytest.mark.parametrize("closed", [True, False])
def test_the_rating_is_lowered_for_explorers_exactly_once(closed: bool) -> None:
    p = played(down(explorers=4, first={"closed": closed, "spawn": 7}, second={"spawn": 7}))
    assert p.s.chapter == (0 if closed else 1)
    assert rolls(p) == [("ann", 1, 4)]


@pytest.mark.rule("MA-SPN-09")
@pytest.mark.parametrize("closed", [True, False])
def test_without_a_horror_rating_threat_does_not_rise(closed: bool) -> None:
    p = played(down(first={"closed": closed, "horror": None}))
    assert (p.told(ThreatMoved), p.s.threat, p.s.chapter) == ([], 0, 0 if closed else 1)
    assert len(rolls(p)) == 1


@pytest.mark.rule("MA-SPN-10")
def test_a_rating_that_would_fall_below_1_counts_as_1() -> None:
    p = down(first={"closed": True, "spawn": 1})
    p.go("pass", "pass")
    assert p.s.round == 3
    assert rolls(p) == [("ann", 1, 1)] * 2
    assert [e.rules[-1] for e in p.told(ThreatMoved)] == ["MA-SPN-03"] * 8
    assert p.s.spawn == 1


@pytest.mark.rule("MA-SPN-11")
@pytest.mark.parametrize("first", [CLOSED, OPEN])
def test_explorers_who_have_left_the_board_count_and_dead_ones_do_not(first: Mapping[str, Any]) -> None:
    p = down(explorers=4, first=first, second={"spawn": 7})
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.explorers["cid"].cell, s.explorers["cid"].dead, s.explorers["cid"].health = -1, 1, 0
        s.explorers["dan"].cell, s.explorers["dan"].left = -1, True
    p.begin().go("pass")
    assert rolls(p) == [("ann", 1, 5)]


@pytest.mark.rule("MA-SPN-24")
def test_a_chapter_without_a_spawn_rating_ends_the_phase() -> None:
    p = played(down(explorers=2, second={"horror": 3}))
    assert (p.s.chapter, rolls(p), p.s.spawn, p.s.round) == (1, [], 0, 2)
    assert [(e.track, e.value) for e in p.told(Rating)] == [("spawn", 0), ("horror", 3), ("horror", 2)]


@pytest.mark.rule("MA-SPN-25")
@pytest.mark.parametrize(("first", "chapter"), [(OPEN, 1), (CLOSED, 0)])
def test_an_exit_token_changes_nothing_about_the_countdown(first: Mapping[str, Any], chapter: int) -> None:
    p = down(first=first)
    with p.arrange() as s:
        s.exit = Token((p.cell("5,1"), p.cell("6,1")), "north")
    played(p)
    assert p.s.chapter == chapter


@pytest.mark.rule("MA-SPN-26")
@pytest.mark.parametrize("closed", [True, False])
def test_if_the_threat_kills_the_last_explorer_the_rest_of_the_phase_is_dropped(closed: bool) -> None:
    p = down(first={"closed": closed})
    with p.arrange() as s:
        s.level = 5
    p.go("pass")
    assert (p.s.outcome, p.s.chapter, rolls(p), p.s.spawn) == ("lost", 0, [], 1)


@pytest.mark.rule("MA-SPN-04", "MA-LEV-05")
@pytest.mark.parametrize("closed", [True, False])
def test_if_the_threat_kills_the_last_explorer_on_the_board_the_others_go_on_to_the_next_chapter_only(closed: bool) -> None:
    """bob has left the board; he comes back when the second chapter places the entry token."""
    p = down(explorers=2, first={"closed": closed}, second={"spawn": 5, "enters": ["Place the entry token"]})
    with p.arrange() as s:
        s.level = 5
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    p.go("pass")
    assert (p.prompt, p.decision.seat, p.explorer("ann").dead) == ("enter-at", 1, 1)
    p.go(p.keys[0])
    assert (p.s.outcome, p.s.chapter, [e.chapter for e in p.told(ChapterBegan)]) == (None, 1, ["trial/2"])


@pytest.mark.rule("MA-SPN-26")
def test_if_the_next_chapter_wins_the_rest_of_the_phase_is_dropped() -> None:
    p = down()
    with p.arrange() as s:
        s.chapter = 1
    p.go("pass")
    assert (p.s.outcome, len(p.told(GameWon)), p.s.phase) == ("won", 1, "spawn")
    assert (rolls(p), p.s.monsters, p.s.spawn) == ([], {}, 1)
