"""The horror phase: markers return, and one roll decides whether a horror event is invoked."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EffectBegan, EffectsEnded, EventInvoked, PhaseBegan, Rating, Rolled, ThreatMoved
from undercroft.games.machina_arcana.state import Lasting

from .position import CHAPTERS, Position, position

GLOOM = {"id": "gloom", "kind": "horror", "scenario": "trial", "enters": ["Lasting 4x will -1, on explorers"]}
CURSER = {"id": "curser", "armor": 3, "will": 3, "health": 1, "stamina": 2, "active": ["Pay 2 stamina, range 9: Lasting 1x armor -1"]}
WARD = {"ann": {"active": ["Pay 1 stamina: Lasting 1x armor +1"]}}


def rolling(roll: str, horror: int, *, explorers: int = 1, **content: Any) -> Position:
    """Up to the end of the horror phase, with this roll against this rating."""
    p = position("a . b", explorers=explorers, draws={"horror-roll": roll}, **content)
    with p.arrange() as s:
        s.horror = horror
        s.spawn = 9 if s.spawn else 0
    return p.rest().until_phase("explorers")


def rolls(p: Position) -> list[tuple[int, int]]:
    return [(e.result, e.needed) for e in p.told(Rolled) if e.about == "horror"]


def ratings(p: Position) -> list[tuple[int, tuple[str, ...]]]:
    return [(e.value, e.rules) for e in p.told(Rating) if e.track == "horror"]


def invoked(p: Position) -> list[str]:
    return [e.card for e in p.told(EventInvoked)]


@pytest.mark.rule("MA-HOR-01")
def test_at_the_start_all_horror_markers_return_and_their_effects_end() -> None:
    """A monster and a horror event have left markers, an explorer another one that stays."""
    p = position("a . . b", explorers=2, explorer=WARD, monsters=[CURSER], events=[GLOOM], draws={"horror-roll": "1"})
    with p.arrange() as s:
        p.put("curser", "4,4")
        s.horror_events = ["gloom"]
        s.decks["horror"].pile.remove("gloom")
        s.lasting = [
            Lasting(1, "", "monster/curser", "monster/curser/active/0", 0, "bob"), Lasting(2, "", "event/gloom", "event/gloom/enters/0", 0, "ann"),
            Lasting(2, "", "event/gloom", "event/gloom/enters/0", 0, "bob"),
        ]  # fmt: skip
        s.markers = 2
    assert [(p.game.traits(id).armor, p.game.traits(id).will) for id in ("ann", "bob")] == [(2, 2), (1, 2)]
    p.begin().go("use:explorer/ann/active/0")
    assert p.game.traits("ann").armor == 3
    p.rest().until_phase("monsters")
    assert [(lasting.owner, lasting.bearer) for lasting in p.s.lasting] == [("ann", "ann")]
    assert [(p.game.traits(id).armor, p.game.traits(id).will) for id in ("ann", "bob")] == [(3, 3), (2, 3)]
    assert [(e.side, e.count, e.rules) for e in p.told(EffectsEnded)] == [("horror", 2, ("MA-HOR-01",))]
    ended = next(n for n, e in enumerate(p.table.events) if isinstance(e, EffectsEnded))
    phase = next(n for n, e in enumerate(p.table.events) if isinstance(e, PhaseBegan) and e.phase == "horror")
    assert phase < ended < next(n for n, e in enumerate(p.table.events) if isinstance(e, Rolled) and e.about == "horror")


@pytest.mark.rule("MA-HOR-01")
def test_the_markers_of_an_event_that_the_phase_invokes_stay() -> None:
    p = position("a", events=[GLOOM, {"id": "dusk", "kind": "horror"}], draws={"horror-roll": "9"})
    p.rest().until_phase("explorers")
    assert (invoked(p), [lasting.bearer for lasting in p.s.lasting], p.game.traits("ann").will) == (["gloom"], ["ann"], 2)
    assert p.told(EffectsEnded) == []


@pytest.mark.rule("MA-HOR-01", "MA-EFF-02", "MA-LST-02")
def test_markers_return_before_cards_do_what_waits_for_the_phase() -> None:
    """The curse of the last round ends, and the same event places the marker again, for a whole round."""
    curse = {"id": "curse", "kind": "horror", "scenario": "trial", "passive": ["When the horror phase begins: Lasting 1x will -1, on explorers"]}
    p = position("a", events=[curse], draws={"horror-roll": "1 1"})
    with p.arrange() as s:
        s.horror_events = ["curse"]
        s.decks["horror"].pile.remove("curse")
        s.lasting, s.markers = [Lasting(1, "", "event/curse", "event/curse/passive/0", 0, "ann")], 1
    p.go("pass")
    assert (p.s.round, [lasting.marker for lasting in p.s.lasting], p.game.traits("ann").will) == (2, [2], 2)
    p.go("pass")
    assert (p.s.round, [lasting.marker for lasting in p.s.lasting], p.game.traits("ann").will) == (3, [3], 2)
    order = [type(e) for e in p.table.events if isinstance(e, (EffectsEnded, EffectBegan)) or (isinstance(e, Rolled) and e.about == "horror")]
    assert order == [EffectsEnded, EffectBegan, Rolled] * 2


@pytest.mark.rule("MA-HOR-02")
@pytest.mark.parametrize("explorers", [1, 2])
@pytest.mark.parametrize(("roll", "result"), [("0", 10), ("1", 1), ("9", 9)])
def test_the_game_die_is_rolled_exactly_once_and_0_counts_as_10(explorers: int, roll: str, result: int) -> None:
    p = rolling(roll, 10, explorers=explorers)
    assert rolls(p) == [(result, 10)]
    assert invoked(p) == (["dusk"] if result == 10 else [])


@pytest.mark.rule("MA-HOR-02")
def test_it_is_rolled_once_in_every_round() -> None:
    p = rolling("1 2", 4).begin().go("pass").until_phase("explorers")
    assert rolls(p) == [(1, 4), (2, 3)]
    assert p.s.round == 3


@pytest.mark.rule("MA-HOR-03")
@pytest.mark.parametrize(("roll", "success"), [("2", False), ("3", True), ("4", True)])
def test_a_roll_that_reaches_the_rating_sets_it_back_and_invokes_an_event(roll: str, success: bool) -> None:
    p = rolling(roll, 3)
    assert (p.s.horror, invoked(p), p.s.horror_events) == ((4, ["dusk"], ["dusk"]) if success else (2, [], []))
    assert ratings(p) == ([(4, ("MA-HOR-03",))] if success else [(2, ("MA-HOR-04",))])
    assert (p.s.threat, len(p.told(ThreatMoved))) == ((1, 1) if success else (0, 0))
    if success:
        order = [type(e) for e in p.table.events if isinstance(e, (Rolled, Rating, EventInvoked)) and getattr(e, "track", "horror") == "horror"]
        assert order == [Rolled, Rating, EventInvoked]


@pytest.mark.rule("MA-HOR-03")
@pytest.mark.parametrize(("chapter", "horror"), [(0, 4), (1, 3)])
def test_the_rating_goes_back_to_the_value_of_the_current_chapter(chapter: int, horror: int) -> None:
    p = position("a", draws={"horror-roll": "9"})
    with p.arrange() as s:
        s.chapter, s.horror = chapter, 1
    p.rest().until_phase("explorers")
    assert (p.s.horror, invoked(p)) == (horror, ["dusk"])


@pytest.mark.rule("MA-HOR-03")
def test_the_rating_has_been_set_back_when_the_event_takes_effect() -> None:
    """The event goes on with the story, and the next chapter has a rating of its own."""
    turn = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["proceed to the next chapter"]}
    p = rolling("9", 2, events=[turn])
    assert (ratings(p), p.s.horror, p.s.chapter) == ([(4, ("MA-HOR-03",)), (3, ("MA-CHP-06",))], 3, 1)


@pytest.mark.rule("MA-HOR-04")
@pytest.mark.parametrize(("roll", "horror", "after"), [("3", 4, 3), ("1", 4, 3), ("9", 10, 9), ("1", 2, 1)])
def test_a_lower_roll_lowers_the_rating_by_1_and_invokes_nothing(roll: str, horror: int, after: int) -> None:
    p = rolling(roll, horror)
    assert (p.s.horror, invoked(p), p.s.threat) == (after, [], 0)
    assert ratings(p) == [(after, ("MA-HOR-04",))]


@pytest.mark.rule("MA-HOR-05")
@pytest.mark.parametrize("roll", ["1", "0", "5"])
def test_the_rating_never_falls_below_1(roll: str) -> None:
    """A rating of 1 is reached by every roll; it goes back up."""
    p = rolling(roll, 1)
    assert (p.s.horror, invoked(p)) == (4, ["dusk"])
    assert [value for value, _ in ratings(p)] == [4]
    p = rolling("1 1", 2).begin().go("pass").until_phase("explorers")
    assert [value for value, _ in ratings(p)] == [1, 4]


@pytest.mark.rule("MA-HOR-06")
@pytest.mark.parametrize("horror", [4, None])
def test_without_a_horror_rating_markers_return_but_nothing_is_rolled(horror: int | None) -> None:
    first = {**CHAPTERS[0], "horror": horror} if horror else {key: value for key, value in CHAPTERS[0].items() if key != "horror"}
    p = position("a", monsters=[CURSER], chapters=(first, *CHAPTERS[1:]), draws={"horror-roll": "9"})
    with p.arrange() as s:
        p.put("curser", "9,9")
        s.lasting, s.markers = [Lasting(1, "", "monster/curser", "monster/curser/active/0", 0, "ann")], 1
    p.rest().until_phase("explorers")
    assert (len(rolls(p)), invoked(p), p.s.horror) == ((1, ["dusk"], 4) if horror else (0, [], 0))
    assert p.told(EffectsEnded)[0].rules == ("MA-HOR-01",)
