"""How the benchmarks of games pick positions and measure how long monsters think."""

from __future__ import annotations

import time

import pytest

from tests.rules.buttons_and_bugs import position as bugs
from undercroft.games.haven.lab.measuring import cold
from undercroft.grid.hexes import disc
from undercroft.kernel import measuring


class Clock:
    """A clock that moves only while something is solved."""

    now = 0.0


class Slow:
    """A position that takes these times, in seconds, one after the other."""

    def __init__(self, clock: Clock, *seconds: float) -> None:
        self.clock, self.seconds = clock, iter(seconds)

    def solve(self) -> None:
        self.clock.now += next(self.seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "process_time", lambda: made.now)
    return made


@pytest.mark.parametrize(("count", "picked"), [(3, [0, 1, 2]), (4, [0, 1, 2, 3]), (5, [0, 2, 4]), (9, [0, 3, 6]), (0, [])])
def test_at_most_so_many_are_picked_and_spread_over_all(count: int, picked: list[int]) -> None:
    assert measuring.some(range(count), 4) == picked


def test_on_a_known_map_the_first_time_does_not_count_and_the_best_of_the_others_does(clock: Clock) -> None:
    assert measuring.warm([Slow(clock, 0.001, 0.004, 0.003), Slow(clock, 0.009, 0.005, 0.006)]) == pytest.approx([3, 5])


def test_on_an_unknown_map_the_best_time_counts_and_nothing_is_known_before_each(clock: Clock) -> None:
    prepared: list[int] = []

    def prepare(thought: Slow) -> None:
        prepared.append(disc.cache_info().currsize)
        disc(70, 2)

    assert cold([Slow(clock, 0.002, 0.001), Slow(clock, 0.003, 0.004)], prepare) == pytest.approx([1, 3])
    assert prepared == [0, 0, 0, 0]


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_table_is_played_by_chance_but_no_longer_than_wanted(most: int) -> None:
    p = bugs.row("s . . 1", monsters=["dummy 1"])
    before = len(p.table.journal)
    assert len(measuring.played(p.table, 1, most).journal) == before + most


def test_a_table_is_played_to_its_end() -> None:
    p = bugs.row("s . . 1", monsters=["dummy 1"], goal=["it is round 1 or later"])
    assert measuring.played(p.table, 1, 500).outcome == "won"
