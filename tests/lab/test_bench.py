"""Speed is measured in the same set-ups and games every time, and the best of several times counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.bots import RandomBot, play
from undercroft.kernel.registry import games
from undercroft.kernel.table import Table
from undercroft.lab import bench
from undercroft.lab.setups import pinned_setups

GAMES = sorted(games())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_names_legal_setups_to_measure(name: str) -> None:
    module = games()[name]
    rules = module.rules(module.packs())
    pinned = pinned_setups(module, rules)
    assert list(pinned) == ["first", "middle", "last"]
    assert all(setup in module.setups(rules) for setup in pinned.values())
    assert len({setup["scenario"] for setup in pinned.values()}) == min(3, len({setup["scenario"] for setup in module.setups(rules)}))
    sizes = {len(setup["characters"]) for setup in module.setups(rules)}
    assert len(pinned["last"]["characters"]) == min(4, max(sizes))


def test_random_play_counts_choices_of_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 2)
    module = games()[GAMES[0]]
    rules = module.rules(module.packs())
    setup = pinned_setups(module, rules)["first"]
    one = bench.RandomPlay(rules, setup, 0.0)
    assert len(one.laps()) == 2
    assert one.choices == sum(play(Table(rules, setup, seed), RandomBot(seed)) for seed in range(2)) > 0
    longer = bench.RandomPlay(rules, setup, 0.3)
    assert len(longer.laps()) == 2
    assert (longer.choices, longer.rounds) == (one.choices, one.rounds)


def test_the_best_time_of_each_sample_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = iter([[3.0, 1.0], [2.0, 5.0], [4.0, 4.0]])
    job = bench.Job("job", lambda: next(taken), lambda best: [bench.BenchRow("row", "s", sum(best))])
    monkeypatch.setattr(bench, "ROUNDS", 3)
    monkeypatch.setattr(bench, "jobs_of", lambda module, seconds: [job])
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    assert bench.bench(only=GAMES[:1]) == [bench.BenchRow("row", "s", 3.0)]


def test_the_time_between_two_measurements_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr(bench.time, "process_time", lambda: clock)

    def pass_time(seconds: float) -> None:
        nonlocal clock
        clock += seconds

    times = iter([3.0, 1.0, 2.0])
    assert bench.timed(lambda: pass_time(next(times)), 10.0, lambda: pass_time(50.0), times=3) == 10.0

    def work() -> Iterator[None]:
        for seconds in (2.0, 5.0):
            pass_time(seconds)
            yield

    assert bench.laps(work()) == [2.0, 5.0]


@pytest.mark.parametrize(("samples", "percentiles"), [(bench.TAILS - 1, [95]), (bench.TAILS, [95, 99])])
def test_extreme_percentiles_need_many_samples(samples: int, percentiles: list[int]) -> None:
    rows = list(bench.spread("game", "fork", "µs", [float(n) for n in range(samples)]))
    assert [row.name for row in rows] == ["game fork", *(f"game fork p{percent}" for percent in percentiles)]
