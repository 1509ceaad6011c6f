"""What a chapter may do besides: set ratings anew, start a new round, and lose its progress when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import (
    ChapterBegan,
    EffectsEnded,
    LostHealth,
    PhaseBegan,
    Rating,
    Rolled,
    RoundBegan,
    ThreatMoved,
    TurnBegan,
    Used,
)

from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
ON, AGAIN = "Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina: start a new round"
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}


def order(p: Position, *wanted: type[Any]) -> list[str]:
    """The events of these kinds in their order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, wanted)]


def phases(p: Position) -> list[str]:
    return [e.phase for e in p.told(PhaseBegan)]


# -- ratings -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-11")
@pytest.mark.parametrize(("track", "explorers", "after"), [
    ("spawn", 1, (6, 1)), ("spawn", 2, (5, 1)), ("spawn", 4, (3, 1)), ("horror", 1, (2, 3)), ("horror", 4, (2, 3)),
])  # fmt: skip
def test_a_starting_rating_is_that_of_the_current_chapter_lowered_for_each_explorer_beyond_the_first(
    track: str, explorers: int, after: tuple[int, int]
) -> None:
    """The second chapter has 6 and 3; the other rating stays where it is."""
    p = position("a b c d", explorers=explorers, explorer={"ann": {"active": [f"Pay 1 stamina: set the starting {track} rating"]}})
    with p.arrange() as s:
        s.chapter, s.spawn, s.horror = 1, 2, 1
    p.begin("ann").go(ANN + "0")
    assert (p.s.spawn, p.s.horror) == after
    assert [(e.track, e.rules) for e in p.told(Rating)] == [(track, ("MA-CHP-11",))]


@pytest.mark.rule("MA-CHP-11")
@pytest.mark.parametrize("explorers", [1, 3])
def test_a_rating_that_is_not_printed_is_not_set(explorers: int) -> None:
    lines = [f"Pay 1 stamina: set the starting {track} rating" for track in ("spawn", "horror")]
    chapters = [CHAPTERS[0], {"title": "Two"}, {"title": "Three"}]
    p = position("a b c", explorers=explorers, explorer={"ann": {"active": [ON, *lines]}}, chapters=chapters)
    p.begin("ann").go(ANN + "0", ANN + "1", ANN + "2")
    assert (p.s.chapter, p.s.spawn, p.s.horror) == (1, 0, 0)


# -- a new round -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-12")
def test_a_new_round_restores_stamina_returns_all_markers_and_goes_on_as_usual() -> None:
    """bob has left the board; his stamina is restored as well. A horror marker lies on the current event."""
    gloom = {"id": "gloom", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x will -1, on explorers"]}
    lines = [AGAIN, "Pay 1 stamina: lasting 1x armor +1", "Pay 1 stamina: invoke a horror event"]
    p = position("a . . S b c", explorers=3, explorer={"ann": {"active": lines}}, events=[gloom], draws={"horror-event": "gloom"})
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left, s.explorers["bob"].acted, s.explorers["bob"].stamina = -1, True, True, 0
        s.explorers["cid"].stamina = 1
    p.begin("ann").go(ANN + "1", ANN + "2")
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (3, 2)
    p.go(ANN + "0")
    assert (p.s.round, p.s.phase, p.prompt, p.keys) == (2, "explorers", "who-acts", ["turn:ann", "turn:cid"])
    assert [explorer.stamina for explorer in p.s.explorers.values()] == [6, 6, 6]
    assert (p.s.lasting, p.game.traits("ann").armor, p.game.traits("ann").will) == ([], 2, 3)
    assert sorted((e.side, e.count) for e in p.told(EffectsEnded)) == [("explorers", 1), ("horror", 1)]
    p.rest().until("who-acts")
    assert (p.s.round, phases(p)) == (3, ["explorers", "spawn", "horror", "monsters", "explorers"])
    assert [e.about for e in p.told(Rolled)] == ["spawn", "spawn", "horror"]


@pytest.mark.rule("MA-CHP-13")
def test_the_running_turn_is_over_and_everybody_may_take_a_turn_again() -> None:
    """bob has acted before; the rest of ann's ability is carried out."""
    p = position("a b", explorers=2, explorer={"ann": {"active": [f"{AGAIN}; threat +1"]}})
    p.begin("bob").go("pass").begin("ann").go(ANN + "0")
    assert (p.s.threat, p.s.turn, p.prompt, p.keys) == (1, None, "who-acts", ["turn:ann", "turn:bob"])
    assert (order(p, ThreatMoved, RoundBegan), phases(p)) == (["ThreatMoved", "RoundBegan"], ["explorers"])
    p.go("turn:bob", "pass").begin("ann").go("pass")
    assert p.s.round == 3


@pytest.mark.rule("MA-CHP-13", "MA-SPN-26")
def test_from_the_countdown_the_rest_of_the_round_is_dropped_when_the_new_chapter_has_been_completed() -> None:
    """There are no spawn and horror rolls, and the monster does not act."""
    hunter = {**ROCK, "id": "hunter", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 1 health"]}
    two = {"title": "Two", "spawn": 6, "horror": 3, "enters": ["Start a new round", "Threat +1"]}
    p = position("a . S", chapters=[CHAPTERS[0], two, {"title": "Three"}], monsters=[hunter])
    with p.arrange() as s:
        p.put("hunter", "5,5")
        s.spawn = 1
    p.begin().go("pass")
    assert (p.s.chapter, p.s.round, p.prompt, p.s.spawn, p.s.horror) == (1, 2, "act", 6, 3)
    assert (p.told(Rolled), p.told(LostHealth), phases(p)) == ([], [], ["spawn", "explorers"])
    assert order(p, ChapterBegan, Rating, RoundBegan) == ["ChapterBegan", "Rating", "Rating", "RoundBegan"]
    p.go("pass")
    assert [e.about for e in p.told(Rolled)] == ["spawn", "horror"], "the next round is a whole one"


@pytest.mark.rule("MA-CHP-13")
def test_from_the_horror_phase_the_monster_phase_is_dropped() -> None:
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Start a new round"]}
    hunter = {**ROCK, "id": "hunter", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 1 health"]}
    p = position("a", events=[dusk], monsters=[hunter], draws={"horror-roll": "9 1"})
    with p.arrange():
        p.put("hunter", "5,5")
    p.begin().go("pass")
    assert (p.s.round, p.prompt, p.told(LostHealth), phases(p)) == (2, "act", [], ["spawn", "horror", "explorers"])
    assert (p.s.horror_events, p.game.horror_event) == (["dusk"], "dusk")
    p.go("pass")
    assert (p.s.round, [e.figure for e in p.told(LostHealth)]) == (3, ["ann"])


@pytest.mark.rule("MA-CHP-13")
def test_in_the_monster_phase_neither_the_monsters_turn_nor_the_others_go_on() -> None:
    """In the round after it, they all act from the beginning."""
    herald = {**ROCK, "id": "herald", "stamina": 2, "active": ["Pay 1 stamina, range 9: lose 1 health; start a new round"]}
    hunter = {**ROCK, "id": "hunter", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 1 health"]}
    p = position("a", monsters=[herald, hunter], draws={"horror-roll": "1 1"})
    with p.arrange():
        p.put("herald", "5,1")
        p.put("hunter", "1,5")
    p.begin().go("pass")
    assert (p.s.round, p.s.hunt, p.prompt, [e.figure for e in p.told(Used)]) == (2, None, "act", ["herald"])
    p.go("pass")
    assert (p.s.round, [e.figure for e in p.told(TurnBegan)]) == (3, ["herald", "ann", "herald", "ann"])


# -- progress ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-09", "MA-EFF-06")
def test_the_progress_of_the_old_chapter_is_lost_and_that_of_other_cards_stays() -> None:
    cumulative = "Pay 1 stamina: 2x threat +1"
    chapters = [{**CHAPTERS[0], "active": [cumulative]}, {"title": "Two", "active": [cumulative]}, {"title": "Three"}]
    p = position("a", chapters=chapters, explorer={"ann": {"active": [ON, cumulative]}})
    p.begin().go("use:chapter/trial/1/active/0", ANN + "1")
    assert (len(p.s.progress), p.s.threat) == (2, 0)
    p.go(ANN + "0")
    assert [line.split("/")[0] for line in p.s.progress] == ["explorer"]
    p.go("use:chapter/trial/2/active/0")
    assert p.s.threat == 0, "the new chapter begins without progress"
    p.go(ANN + "1")
    assert p.s.threat == 1
