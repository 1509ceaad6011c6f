"""Offers and windows: abilities used while another seat is asked, and between the enemies' attacks."""

from __future__ import annotations

from typing import Any

import pytest

from probes import any_time
from undercroft.bots import GreedyBot, RandomBot, SearchBot, play
from undercroft.kernel.conformance import conform
from undercroft.kernel.decision import Decision, IllegalChoice, Option
from undercroft.kernel.offers import offer
from undercroft.kernel.table import Table


def table(seats: int = 2, seed: int = 3, **options: Any) -> Table[Any]:
    return Table(any_time.Rules(), {"seats": seats}, seed, **options)


def open_to(t: Table[Any]) -> list[tuple[int, str, bool, list[str]]]:
    return [(d.seat, d.prompt, d.standing, d.keys) for d in t.decisions]


def test_the_question_comes_first_and_then_what_others_may_do() -> None:
    t = table(3)
    things = ["use:flask", "use:flare"]
    assert open_to(t) == [
        (0, "act", False, ["strike", *things]), (1, "any-time", True, things), (2, "any-time", True, things),
    ]  # fmt: skip
    assert t.waiting == (0,)
    assert t.decision == t.decisions[0]
    assert t.decision_of(1) == t.decisions[1]


def test_an_offer_is_taken_by_its_seat_and_the_question_is_asked_again() -> None:
    t = table()
    marks = len(t.marks)
    t.choose("use:flare", 1)
    assert t.journal == [(1, "use:flare")]
    assert (t.state.wolf, t.state.heroes["hero1"].things["flare"]) == (11, 1)
    assert open_to(t)[0] == (0, "act", False, ["strike", "use:flask", "use:flare"])
    assert len(t.marks) == marks + 1, "the beat has ended"
    t.choose("use:flare", 1)
    assert open_to(t)[1] == (1, "any-time", True, ["use:flask"])
    t.choose("strike", 0)
    assert t.decision is not None
    assert t.decision.seat == 1


def test_each_seat_answers_only_its_own() -> None:
    t = table()
    with pytest.raises(IllegalChoice, match="'strike' is not offered; any-time"):
        t.choose("strike", 1)
    with pytest.raises(IllegalChoice, match="not for seat 2 to decide"):
        t.choose("strike", 2)
    t.choose("use:flask", 0)
    assert t.state.heroes["hero1"].things["flask"] == 1


def test_each_seat_sees_only_its_own() -> None:
    t = table()
    assert [(q.seat, q.standing) for q in t.scene(0).questions] == [(0, False)]
    assert [(q.seat, q.standing) for q in t.scene(1).questions] == [(1, True)]
    assert t.scene(None).questions == ()
    assert {t.scene(seat).waiting for seat in (0, 1, None)} == {(0,)}


def test_undo_and_redo_of_an_offer() -> None:
    t = table()
    before = t.hash
    t.choose("use:flare", 1)
    t.choose("strike", 0)
    assert (t.undo(), t.undo()) == ((0, "strike"), (1, "use:flare"))
    assert t.hash == before
    assert t.redo() == (1, "use:flare")
    assert t.state.wolf == 11


def test_a_single_option_is_asked_if_others_have_offers() -> None:
    t = table()
    for thing in ("flask", "flare", "flare"):
        t.choose(f"use:{thing}", 0)
    assert open_to(t)[0] == (0, "act", False, ["strike"])
    for thing in ("flask", "flare", "flare"):
        t.choose(f"use:{thing}", 1)
    assert t.decisions == (), "nobody can do anything but strike, so it is done"
    assert t.outcome is not None


def bitten(t: Table[Any]) -> Table[Any]:
    """To the first bite of the wolf."""
    for seat in t.seats:
        t.choose("strike", seat)
    return t


def test_a_window_asks_everyone_who_can_act_in_seat_order() -> None:
    t = bitten(table())
    keys = ["use:flask", "use:flare", "go-on", "not-before:round"]
    assert open_to(t) == [(0, "before-bite", False, keys)]
    t.choose("go-on")
    assert open_to(t) == [(1, "before-bite", False, keys)]
    t.choose("use:flare")
    assert open_to(t) == [(1, "before-bite", False, keys)], "who acts is asked again, who let the game go on is not"
    t.choose("go-on")
    assert [type(e).__name__ for e in t.events[-2:]] == ["Used", "Bitten"]
    assert open_to(t)[0][:2] == (0, "before-bite"), "before the next bite everyone is asked again"


def test_whoever_does_not_want_to_be_asked_before_a_moment_is_not() -> None:
    t = bitten(table())
    t.choose("not-before:round", 0)
    t.choose("go-on", 1)
    assert open_to(t)[0][:2] == (1, "before-bite"), "seat 0 is not asked before the second bite"
    t.choose("go-on", 1)
    assert (t.state.round, t.state.windows.until) == (2, {})
    bitten(t)
    assert open_to(t)[0][:2] == (0, "before-bite"), "in the next round it is"


def test_imagined_games_keep_offers() -> None:
    t = table(3)
    dream = t.imagine(1, 5)
    assert open_to(dream) == open_to(t)
    dream.choose("use:flare", 1)
    assert dream.state.wolf == t.state.wolf - 1


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot, SearchBot])
def test_bots_play_with_offers_to_the_end(bot: Any) -> None:
    t = table(3)
    play(t, bot(1))
    assert t.outcome is not None


def test_a_bot_takes_an_offer_that_helps_and_leaves_one_that_does_not() -> None:
    t = table()
    for health, wanted in ((1, "use:flask"), (any_time.FULL, None)):
        t.amend("heroes.hero1.health", health)
        standing = t.decision_of(1)
        assert standing is not None
        assert [bot(1).consider(t, standing) for bot in (GreedyBot, SearchBot)] == [wanted] * 2


def test_the_kit_looks_at_offers() -> None:
    assert conform(any_time.cases()[1], range(2)).offers > 10


class Wrong(any_time.Rules):
    """Rules that break what is asked of offers."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def beat(self, game: any_time.Game) -> Any:
        options = [Option("a", "a"), Option("b", "b")]
        offers: dict[str, list[Decision]] = {
            "asked": [offer(0, "mine", [])], "twice": [offer(1, "x", []), offer(1, "y", [])], "late": [offer(1, "x", [])],
        }  # fmt: skip

        async def ask() -> None:
            if self.how == "late":
                await game.choose(0, "first", options)
            await game.choose(0, "second", options, lambda: offers[self.how])

        return ask()


def test_offers_are_for_others_once_and_only_at_the_start_of_a_beat() -> None:
    for how in ("asked", "twice"):
        with pytest.raises(RuntimeError, match="offers are for other seats, one decision each"):
            Table(Wrong(how), {"seats": 2}, 1)
    late = Table(Wrong("late"), {"seats": 2}, 1)
    with pytest.raises(RuntimeError, match="only the first question of a beat may have offers"):
        late.choose("a")
    assert late.journal == [], "the table stays as it was"
