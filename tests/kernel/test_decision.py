"""Asking: one seat, or several at once."""

from __future__ import annotations

import pytest

from kernel.toy import options, table
from undercroft.kernel.decision import TABLE, Decision, EndBeat, IllegalChoice, Option, together


def test_an_option_is_found_by_its_key():
    decision = Decision(0, "which", (Option("a", 1), Option("b", 2)))
    assert decision["b"].value == 2
    assert decision.keys == ["a", "b"]
    with pytest.raises(IllegalChoice, match="'c' is not offered; which: a, b"):
        decision["c"]


def test_a_single_option_is_taken_by_itself():
    async def beat(game):
        game.state.names.append(await game.choose(0, "one", options("only")))

    t = table(beat)
    assert t.outcome == "done"
    assert t.state.names == ["only"] * 3
    assert t.journal == []


def test_no_option_is_a_bug_in_the_rules():
    async def beat(game):
        await game.choose(0, "none", [])

    with pytest.raises(RuntimeError, match="a decision with no option: none"):
        table(beat)


def test_prompts_have_arguments():
    async def beat(game):
        await game.choose(0, "which", options("a", "b"), left=2)

    assert table(beat).decision.args == {"left": 2}


def test_end_beat_unwinds():
    async def inner(game):
        if await game.choose(0, "die", options("yes", "no")) == "yes":
            game.state.beats += 1
            raise EndBeat

    async def beat(game):
        await inner(game)
        game.state.names.append("after")

    t = table(beat)
    for key in ("no", "yes", "no"):
        t.choose(key)
    assert t.state.names == ["after", "after"]


async def choose_two(game, seat):
    return [await game.choose(seat, "first", options("a", "b")), await game.choose(seat, "second", options("c", "d"))]


async def at_once(game):
    found = await together({2: choose_two(game, 2), 0: choose_two(game, 0), 1: game.choose(1, "alone", options("x"))})
    game.state.names += [f"{seat}{''.join(keys)}" for seat, keys in found.items()]


def test_results_come_in_seat_order():
    t = table(at_once, seats=3)
    for key, seat in (("b", 2), ("a", 0), ("d", 0), ("c", 2)):
        assert t.state.names == []
        t.choose(key, seat)
    assert t.state.names == ["0ad", "1x", "2bc"]


def test_together_wants_the_right_seat():
    t = table(at_once, seats=3)
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide now"):
        t.choose("a", 1)
    with pytest.raises(IllegalChoice, match="'c' is not offered"):
        t.choose("c", 0)
    t.choose("a")
    assert t.journal == [(2, "a")], "without a seat, the first that is asked"


def test_a_simultaneous_flow_asks_only_its_own_seat():
    async def beat(game):
        await together({0: game.choose(1, "wrong", options("a", "b"))})

    with pytest.raises(TypeError, match="seat 0 may ask only that seat"):
        table(beat, seats=2)


def test_nobody_to_ask_at_once():
    async def beat(game):
        assert await together({}) == {}
        assert await together({0: game.choose(0, "alone", options("x"))}) == {0: "x"}

    assert table(beat).outcome == "done"


def test_choosing_for_another_seat_is_refused():
    async def beat(game):
        await game.choose(1, "yours", options("a", "b"))

    t = table(beat, seats=2)
    with pytest.raises(IllegalChoice, match="not for seat 0 to decide: yours"):
        t.choose("a", 0)
    with pytest.raises(IllegalChoice, match="there is no seat -3"):
        t.choose("set beats 9", -3)
    t.choose("a", TABLE)
    t.choose("b", 1)
    t.choose("a")
    assert t.journal == [(1, "a"), (1, "b"), (1, "a")]
    with pytest.raises(IllegalChoice, match="the game is over"):
        t.choose("a")
