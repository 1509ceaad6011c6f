"""Groups of seats that decide together, results for each seat, and bots that play for the seat that decides."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from probes import two_camps
from undercroft.bots import Budget, GreedyBot, SearchBot, play
from undercroft.kernel.decision import Group, IllegalChoice
from undercroft.kernel.table import Settings, Table

Shared = Literal["host", "first", "majority"]


def table(shared: Shared = "first", host: int = 0, seats: int = 4, seed: int = 1) -> Table[Any]:
    return Table(two_camps.Rules(), {"seats": seats}, seed, settings=Settings(shared=shared, host=host))


def test_a_group_is_asked_and_nobody_else() -> None:
    t = table()
    (decision,) = t.decisions
    assert (decision.group, t.waiting) == (Group((0, 2), 0), (0, 2))
    assert [t.decision_of(seat) is not None for seat in range(4)] == [True, False, True, False]
    assert [len(t.scene(seat).questions) for seat in range(4)] == [1, 0, 1, 0]
    with pytest.raises(IllegalChoice, match="not for seat 1 to decide: take"):
        t.choose("left", 1)
    with pytest.raises(IllegalChoice, match="there is no seat 9"):
        t.choose("left", 9)


def test_the_first_of_the_group_to_answer_decides() -> None:
    t = table()
    coin = t.state.row[0]
    t.choose("left", 2)
    assert (t.journal, t.state.won["moles"]) == ([(2, "left")], coin)
    assert t.waiting == (1, 3)


def test_a_majority_of_the_group_decides_and_its_first_seat_breaks_ties() -> None:
    t = table("majority", host=1)
    t.choose("left", 2)
    assert t.state.won["moles"] == 0, "one of two is no majority"
    right = t.state.row[-1]
    t.choose("right", 0)
    assert t.state.won["moles"] == right, "the first of the group breaks the tie, not the host"
    left = t.state.row[0]
    t.choose("left", 3)
    t.choose("left", 1)
    assert t.state.won["magpies"] == left


def test_where_the_host_decides_the_first_of_a_group_without_the_host_does() -> None:
    t = table("host", host=2)
    with pytest.raises(IllegalChoice, match="seat 2 decides for its group"):
        t.choose("left", 0)
    t.choose("left", 2)
    with pytest.raises(IllegalChoice, match="seat 1 decides for its group"):
        t.choose("left", 3)
    t.choose("left", 1)
    assert len(t.journal) == 2


def test_results_are_each_seats_own() -> None:
    t = table()
    play(t, GreedyBot(1))
    assert t.outcome in ("moles", "magpies", "draw")
    assert t.results == {0: t.outcome == "moles", 1: t.outcome == "magpies", 2: t.outcome == "moles", 3: t.outcome == "magpies"}
    assert not t.won, "never do all seats win"


@pytest.mark.parametrize("turn", [0, 1])
def test_search_expects_others_to_play_for_themselves(turn: int) -> None:
    """Taking 3 would uncover the 9. Only an opponent who helps would leave it."""
    for seed in range(4):
        t = table(seats=2)
        t.amend("row", [*[1] * turn, 3, 9, 1, 2])
        for _ in range(turn):
            t.choose("left")
        assert t.decision is not None
        assert t.decision.asks(turn)
        assert SearchBot(seed, Budget(200)).choose(t, t.decision) == "right"


def test_a_camp_that_searches_beats_one_that_does_not() -> None:
    won = 0
    for seed in range(12):
        t = table(seats=2, seed=seed)
        search, greedy = SearchBot(seed, Budget(60)), GreedyBot(seed)
        while (decision := t.decision) is not None:
            bot = search if decision.asks(0) else greedy
            t.choose(bot.choose(t, decision), decision.seat)
        won += t.results[0] - t.results[1]
    assert won >= 6
