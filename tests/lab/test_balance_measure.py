"""Measuring: missing games are played in chunks, whoever plays them; what was played before is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.coins.installed import installed
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance import work
from undercroft.lab.balance.fresh import CONTENT, inputs_of
from undercroft.lab.balance.measure import Measurement, Progress, Study
from undercroft.lab.balance.places import Place, declared
from undercroft.lab.balance.rows import Report, Row, read, write
from undercroft.lab.balance.work import Chunk

FAIR = Place("fair", 1, 1)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


def study(game: str = "coins", *places: Place, **changes: Any) -> Study:
    module = find_game(game)
    every = declared(module, module.rules(module.packs()))
    chosen = {place: every[place] for place in places or every}
    return Study(game, chosen, inputs_of(module, module.packs(), every), ("random", "greedy"), "5")._replace(**changes)


def figures(rows: list[Row]) -> list[tuple[Place, str, int]]:
    return [(row.place, row.bot, row.games) for row in rows]


def lasting(rows: list[Row]) -> list[Row]:
    """Without the time it took."""
    return [msgspec.structs.replace(row, seconds=0.0) for row in rows]


def test_every_place_gets_the_games_it_needs() -> None:
    rows = Measurement(study()).run()
    plain = [Place(scenario, size, 1) for scenario in ("fair", "hopeless", "gift") for size in (1, 2)]
    assert {row.place for row in rows} == {*plain, Place("fair", 1, 2), Place("fair", 2, 2)}
    games = {(row.scenario, row.bot): row.games for row in rows if row.place == Place(row.scenario, 1, 1)}
    assert {bot for _, bot in games} == {"random", "greedy"}
    assert games["fair", "greedy"] == 60
    assert games["hopeless", "greedy"] == 60
    fair = next(row for row in rows if row.place == FAIR and row.bot == "greedy")
    assert fair.rounds == fair.choices == 60 * 3
    assert fair.parties == ("x", "y", "z")
    assert len(fair.journals) == 2
    assert not fair.failures


def test_undecided_rows_are_extended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.lab.balance.criterion.decided", lambda row: row.bot == "random")
    assert figures(Measurement(study("coins", FAIR)).run()) == [(FAIR, "random", 60), (FAIR, "greedy", 200)]


def test_a_run_can_be_cut_off_after_any_chunk_and_taken_up_again(tmp_path: Path) -> None:
    out, whole = tmp_path / "balance.json", Measurement(study("coins", FAIR)).run()
    for _ in range(2 * 200 // work.CHUNK + 1):
        measurement = Measurement(study("coins", FAIR), read(out, "coins").rows)

        def keep(rows: list[Row], progress: Progress) -> None:
            write(Report("coins", rows), out)
            raise KeyboardInterrupt

        try:
            measurement.run(keep)
        except KeyboardInterrupt:
            assert measurement.played <= work.CHUNK
        else:
            assert measurement.played == 0, "nothing is played twice"
            break
    assert lasting(read(out, "coins").rows) == lasting(whole)


def test_games_are_the_same_however_many_are_played() -> None:
    few = Measurement(study("coins", FAIR, games=7)).run()
    more = Measurement(study("coins", FAIR, games=25), few).run()
    assert figures(more) == [(FAIR, "random", 25), (FAIR, "greedy", 25)]
    assert lasting(more) == lasting(Measurement(study("coins", FAIR, games=25)).run())
    assert Measurement(study("coins", FAIR, games=7), more).run() == more, "no game is thrown away"


def test_other_games_do_not_count() -> None:
    rows = Measurement(study("coins", FAIR, games=3)).run()
    one = study("coins", FAIR, games=3)
    old = [msgspec.structs.replace(row, changed=CONTENT) for row in rows]
    others = {
        "seed": (one._replace(seed=5), rows),
        "rules": (one._replace(inputs={place: inputs._replace(rules="9") for place, inputs in one.inputs.items()}), rows),
        "content": (one._replace(inputs={place: inputs._replace(content="9") for place, inputs in one.inputs.items()}), rows),
        "parties": (one._replace(inputs={place: inputs._replace(parties=("x",)) for place, inputs in one.inputs.items()}), rows),
        "mark": (one, old),
    }
    for what, (other, known) in others.items():
        measurement = Measurement(other, known)
        assert all(row.games == 3 and not row.changed for row in measurement.run()), what
        assert measurement.played == 6, what


def test_a_budget_is_nothing_to_a_bot_that_has_none() -> None:
    known = Measurement(study("coins", FAIR, games=2, bots=("greedy", "search"), search=True)).run()
    assert [row.budget for row in known] == ["", "5"]
    again = Measurement(study("coins", FAIR, games=2, bots=("greedy", "search"), search=True, budget="3"), known)
    assert [row.budget for row in again.run()] == ["", "3"]
    assert again.played == 2


def test_rows_that_were_not_asked_for_are_kept_if_they_are_still_measured() -> None:
    old = Measurement(study("coins", FAIR, games=1)).run()
    gone = [msgspec.structs.replace(row, scenario="gone") for row in old]
    rows = Measurement(study("coins", Place("gift", 2, 1), games=2), [*gone, *old]).run()
    assert figures(rows) == [(place, bot, n) for place, n in ((FAIR, 1), (Place("gift", 2, 1), 2)) for bot in ("random", "greedy")]


def test_errors_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.lab.coins.module.CoinRules.weights", lambda self, game, decision: [1 / 0])
    (row,) = Measurement(study("coins", FAIR, games=3, bots=("greedy",))).run()
    assert (row.games, row.ended, [failure.seed for failure in row.failures]) == (3, 0, [0, 1, 2])
    assert "ZeroDivisionError" in row.failures[0].error


def test_games_without_end_are_cut_off_and_not_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST", 2)
    (row,) = Measurement(study("coins", FAIR, games=3, bots=("greedy",))).run()
    assert (row.games, row.ended, row.won, row.cut_off, row.choices) == (3, 3, 0, 3, 6)
    monkeypatch.setattr(work, "LONGEST", 3)
    (row,) = Measurement(study("coins", FAIR, games=3, bots=("greedy",))).run()
    assert row.cut_off == 3, "the limit is reached before the end is known"
    monkeypatch.setattr(work, "LONGEST", 4)
    (row,) = Measurement(study("coins", FAIR, games=3, bots=("greedy",))).run()
    assert row.cut_off == 0


def test_how_long_it_may_take() -> None:
    said: list[Progress] = []
    measurement = Measurement(study("coins", FAIR, Place("fair", 2, 1), games=20))
    assert measurement.progress() == (0, 80, None)
    measurement.run(lambda rows, progress: said.append(progress))
    assert [progress.played for progress in said] == [10, 20, 30, 40, 50, 60, 70, 80]
    assert [progress.left for progress in said] == [70, 60, 50, 40, 30, 20, 10, 0]
    assert said[0].seconds is None, "greedy has not played yet"
    assert all(progress.seconds is not None for progress in said[2:])
    assert said[-1].seconds == 0
    (slow, fast) = (Measurement(study("coins", FAIR, games=40, jobs=jobs), measurement.result()).progress().seconds for jobs in (1, 2))
    assert slow is not None
    assert fast == slow / 2


def test_processes_take_chunks_of_different_rows() -> None:
    measurement = Measurement(study("coins", FAIR, Place("fair", 2, 1), games=30))
    chunks = [measurement.take() for _ in range(5)]
    assert [(chunk.place, chunk.bot) for chunk in chunks if chunk is not None] == [
        (place, bot) for place in (FAIR, Place("fair", 2, 1)) for bot in ("random", "greedy")
    ]
    assert chunks[-1] is None
    assert all(isinstance(chunk, Chunk) and len(chunk.setups) == 10 and chunk.seed == 0 for chunk in chunks[:-1])


def test_several_processes_find_the_same() -> None:
    """With a game that other processes know."""
    places = Place("a-rude-welcome", 1, 1), Place("the-bouncer", 1, 1)
    one, two = (Measurement(study("buttons-and-bugs", *places, bots=("random",), games=12, jobs=jobs)).run() for jobs in (1, 2))
    assert lasting(one) == lasting(two)
    assert [row.games for row in two] == [12, 12]


def test_processes_stop_with_the_run() -> None:
    def stop(rows: list[Row], progress: Progress) -> None:
        raise KeyboardInterrupt

    before = set(work.active_children())
    with pytest.raises(KeyboardInterrupt):
        Measurement(study("buttons-and-bugs", bots=("random", "greedy"), jobs=2)).run(stop)
    assert set(work.active_children()) <= before


# -- files ----------------------------------------------------------------------------------------------------------------
OLD = '{"game": "coins", "rows": [{"scenario": "fair", "size": 1, "key": "old"}], "faults": []}'


@pytest.mark.parametrize("text", ["", "{}", OLD, '{"game": "other"}'])
def test_a_report_of_another_format_or_game_says_nothing(text: str, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    assert read(path, "coins") == Report("coins")
    path.write_text(text)
    assert read(path, "coins") == Report("coins")
