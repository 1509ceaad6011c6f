"""Easier and shorter games (MA-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, ChapterBegan, GameWon, Rolled
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .endgames import scenario
from .position import CHAPTERS, Position, position

PROCEED = "use:explorer/ann/active/0"
GO_ON = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"]}}
SIX = [CHAPTERS[0], *({"title": f"C{n}", "spawn": 6, "horror": 4} for n in range(2, 6)), {"title": "Last"}]


def short(length: str, ease: str = "normal", **scenario: Any) -> Position:
    given = {"fast": [1, 3, 6], "very_fast": [1, 2, 4], **scenario}
    return position("a", explorer=GO_ON, chapters=SIX, scenario=given, profile={"length": length, "ease": ease}).begin()


# -- easy ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-VAR-01", "MA-SPN-16")
@pytest.mark.parametrize(("ease", "result", "spawned"), [("normal", 10, True), ("easy", 0, False), ("very easy", 10, True)])
def test_in_an_easy_game_a_0_counts_as_0(ease: str, result: int, spawned: bool) -> None:
    p = position("a . . S", draws={"spawn-roll": "0", "horror-roll": "1"}, profile={"ease": ease})
    p.rest().until_phase("explorers")
    assert [e.result for e in p.told(Rolled) if e.about == "spawn"] == [result]
    assert bool([e for e in p.told(Appeared) if e.figure != "ann"]) == spawned


@pytest.mark.rule("MA-VAR-01")
def test_other_faces_of_the_die_count_as_they_are() -> None:
    p = position("a . . S", draws={"spawn-roll": "7", "horror-roll": "4"}, profile={"ease": "easy"})
    p.rest().until_phase("explorers")
    assert [e.result for e in p.told(Rolled)] == [7, 4]


@pytest.mark.rule("MA-VAR-02", "MA-HOR-04", "MA-SPN-22")
@pytest.mark.parametrize(("ease", "ratings"), [("normal", (6, 3)), ("easy", (6, 3)), ("very easy", (7, 4))])
def test_in_a_very_easy_game_ratings_do_not_fall_in_their_phases(ease: str, ratings: tuple[int, int]) -> None:
    p = position("a", draws={"spawn-roll": "1", "horror-roll": "1"}, profile={"ease": ease})
    p.rest().until_phase("explorers")
    assert (p.s.round, (p.s.spawn, p.s.horror)) == (2, ratings)


@pytest.mark.rule("MA-VAR-02", "MA-HOR-03")
def test_a_horror_event_sets_its_rating_anew_all_the_same() -> None:
    p = position("a", draws={"horror-roll": "9"}, profile={"ease": "very easy"})
    with p.arrange() as s:
        s.horror = 2
    p.rest().until_phase("explorers")
    assert p.s.horror == 4


@pytest.mark.rule("MA-VAR-03", "MA-CHP-07", "MA-SPN-02")
def test_the_reduction_for_explorers_still_applies_and_the_countdown_does_not_come() -> None:
    p = position("a b c", explorers=3, draws={"spawn-roll": "1", "horror-roll": "1"}, profile={"ease": "very easy"})
    assert p.s.spawn == 5
    for _ in range(6):
        p.rest().until_phase("explorers")
    assert (p.s.round, p.s.spawn, p.s.chapter, p.s.threat) == (7, 5, 0, 0)


# -- short -----------------------------------------------------------------------------------------------------------------------
def chapters(p: Position) -> list[str]:
    return [e.chapter for e in p.told(ChapterBegan)]


@pytest.mark.rule("MA-VAR-04")
def test_a_fast_game_leaves_chapters_out_and_is_won_like_a_full_one() -> None:
    p = short("fast").go(PROCEED, PROCEED)
    assert (chapters(p), p.s.outcome) == (["trial/3", "trial/6"], "won")
    assert [e.rules for e in p.told(GameWon)] == [("MA-GEN-05",)]


@pytest.mark.rule("MA-VAR-04", "MA-GEN-04")
def test_with_an_endgame_a_fast_game_is_won_by_it() -> None:
    given = scenario()
    one, two, three = given["chapters"]
    skipped = {"title": "Skipped", "spawn": 6}
    more = {"chapters": [one, skipped, two, three], "endgame": given["endgame"], "fast": [1, 3, 4]}
    p = position("a", explorer=GO_ON, scenario=more, profile={"length": "fast"}).begin().go(PROCEED)
    assert chapters(p) == ["trial/3"]
    p.go("use:chapter/trial/3/active/0")
    while p.prompt == "enter-at":
        p.go(p.keys[0])
    assert p.s.part == 0


@pytest.mark.rule("MA-VAR-05")
def test_a_very_fast_game_is_won_when_its_last_chapter_is_over() -> None:
    p = short("very fast").go(PROCEED, PROCEED)
    assert (chapters(p), p.s.outcome) == (["trial/2", "trial/4"], None)
    p.go(PROCEED)
    assert (chapters(p), p.s.outcome) == (["trial/2", "trial/4"], "won")
    assert [e.rules for e in p.told(GameWon)] == [("MA-VAR-05",)]


@pytest.mark.rule("MA-VAR-05", "MA-LEV-04")
def test_so_it_is_when_the_last_living_explorer_leaves_the_board_in_it() -> None:
    four = {"title": "Four", "closed": True, "enters": ["Place the exit token"]}
    p = position("a", chapters=[CHAPTERS[0], four, {"title": "Five"}, {"title": "Six"}], scenario={"very_fast": [1, 2]},
                 explorer=GO_ON, profile={"length": "very fast"}).begin()  # fmt: skip
    p.go(PROCEED)
    while p.prompt == "place-exit":
        p.go(p.keys[0])
    with p.arrange() as s:
        assert s.exit is not None
        s.explorers["ann"].cell = s.exit.cells[0]
    p.begin().go("leave")
    assert p.s.outcome == "won"


@pytest.mark.rule("MA-VAR-06")
@pytest.mark.parametrize("ease", ["easy", "very easy"])
def test_easy_and_short_go_together(ease: str) -> None:
    p = short("fast", ease)
    assert (p.s.ease, p.s.chapters) == (ease, [0, 2, 5])


@pytest.mark.rule("MA-VAR-04", "MA-VAR-05")
@pytest.mark.parametrize("length", ["fast", "very fast"])
def test_a_scenario_without_a_short_game_is_played_in_full_only(length: str) -> None:
    with pytest.raises(SetupError, match=f"no {length} game"):
        position("a", profile={"length": length})
    assert position("a").s.chapters == []


@pytest.mark.parametrize(("field", "numbers", "why"), [
    ("fast", [2, 6], "from 1 upwards"), ("fast", [1, 3], "ends with the last chapter"), ("very_fast", [1, 7], "from 1 upwards"),
    ("very_fast", [1, 4, 2], "from 1 upwards"), ("very_fast", [1, 1], "from 1 upwards"),
])  # fmt: skip
def test_a_short_game_names_chapters_in_their_order(field: str, numbers: list[int], why: str) -> None:
    with pytest.raises(PackError, match=why):
        short("full", **{field: numbers})
