"""`undercroft balance`: who plays what, what is kept in a file, checks and marks, refusals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import GAME, Cli
from tests.lab.coins.installed import installed
from tests.lab.coins.module import CoinRules
from undercroft.lab.balance.work import Chunk
from undercroft.lab.simulation import Played

PARTIES = "gloomhaven"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture
def chunks(monkeypatch: pytest.MonkeyPatch) -> list[Chunk]:
    """What is asked for; nothing is played, every game is lost."""
    found: list[Chunk] = []

    def play(chunk: Chunk) -> list[Played]:
        found.append(chunk)
        return [Played(chunk.seed + n, "lost", 1, 1, 0.1, "", "journal") for n in range(len(chunk.setups))]

    monkeypatch.setattr(Chunk, "play", play)
    return found


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "balance.json"


# -- measuring ------------------------------------------------------------------------------------------------------------
def test_everything_that_the_game_declares(cli: Cli, out: Path) -> None:
    found = cli("balance", "coins", "--out", out)
    assert found.code == 1, "two of the scenarios are out of bounds on purpose"
    report = json.loads(out.read_bytes())
    assert report["game"] == "coins"
    rows = {(row["scenario"], row["size"], row["level"], row["bot"]): row for row in report["rows"]}
    places = [(scenario, size, 1) for scenario in ("fair", "hopeless", "gift") for size in (1, 2)] + [("fair", 1, 2), ("fair", 2, 2)]
    assert set(rows) == {(*place, bot) for place in places for bot in ("random", "greedy")}
    assert all(row["games"] in (60, 200) for row in rows.values())
    assert "hopeless with 1 character: too hard: greedy wins" in found.err
    assert "gift with 2 characters: too easy: greedy wins" in found.err
    text = out.with_suffix(".md").read_text("utf-8")
    assert text.startswith("# Balance: coins\n")
    for line in report["faults"]:
        assert f"- {line}" in text
        assert line in found.err


def test_a_known_reason_is_no_fault(cli: Cli, out: Path) -> None:
    out.with_suffix(".yaml").write_text("- {scenario: gift, reason: It is a gift.}\n")
    found = cli("balance", "coins", "--scenario", "gift", "--bot", "greedy", "--out", out)
    assert (found.code, found.err) == (0, "")
    text = out.with_suffix(".md").read_text("utf-8")
    assert text.count(". It is a gift.") == 2
    assert "known reason" in text


def test_some_bots_sizes_and_levels_of_one_scenario(cli: Cli, chunks: list[Chunk], out: Path) -> None:
    found = cli("balance", PARTIES, "--scenario", "the-smoking-barrow", "--bot", "search", "--bot", "greedy", "--size", 2, "--size", 4, "--level", 3,
                "--games", 4, "--budget", 3, "--out", out, "--json")  # fmt: skip
    assert [(chunk.place, chunk.bot, chunk.budget) for chunk in chunks] == [
        (("the-smoking-barrow", size, 3), bot, budget) for size in (2, 4) for bot, budget in (("greedy", ""), ("search", "3"))
    ]
    assert [row["games"] for row in found.json["rows"]] == [4, 4, 4, 4]


def test_a_file_is_taken_up_again(cli: Cli, chunks: list[Chunk], out: Path) -> None:
    order = ("balance", PARTIES, "--bot", "greedy", "--games", 4, "--level", 1, "--out", out)
    assert cli(*order, "--size", 2).code == 1, "no game was won"
    number = len(chunks)
    cli(*order, "--size", 3)
    assert len(chunks) == 2 * number
    again = cli(*order, "--size", 2, "--size", 3)
    assert len(chunks) == 2 * number
    assert again.out.count("too hard") == again.err.count("too hard: greedy wins 0% of 4 games") == 2 * number
    cli(*order, "--size", 2)
    assert out.with_suffix(".md").read_text("utf-8").count("| too hard |") == 2 * number, "other rows are kept"


def test_results_are_written_when_a_run_is_stopped(cli: Cli, chunks: list[Chunk], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Chunk.play

    def play(chunk: Chunk) -> list[Played]:
        if len(chunks) == 3:
            raise KeyboardInterrupt
        return lost(chunk)

    monkeypatch.setattr(Chunk, "play", play)
    assert cli("balance", "coins", "--out", out).code == 130
    assert [row["games"] for row in json.loads(out.read_bytes())["rows"]] == [30]
    assert "| 30 |" in out.with_suffix(".md").read_text("utf-8")


def test_the_usual_file_is_among_the_documents(cli: Cli, chunks: list[Chunk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cli("balance", "coins").refused(2, "there is no folder docs; name a file with --out")
    (tmp_path / "docs").mkdir()
    cli("balance", "coins", "--games", 1)
    assert sorted(path.name for path in (tmp_path / "docs").iterdir()) == ["balance-coins.json", "balance-coins.md"]


# -- checking -------------------------------------------------------------------------------------------------------------
@pytest.fixture
def measured(cli: Cli, out: Path) -> Path:
    cli("balance", "coins", "--out", out)
    return out


def test_a_check_plays_the_first_games_again(cli: Cli, measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = measured.read_bytes()
    found = cli("balance", "coins", "--check", "--out", measured)
    assert (found.code, found.err) == (0, "")
    assert found.out == "16 of 16 rows played again, 0 out of date, 0 missing\n"
    monkeypatch.setattr(CoinRules, "best", "tails")
    found = cli("balance", "coins", "--check", "--out", measured)
    assert found.code == 1
    assert found.err.count(", greedy: measured before a change in how the games are played\n") == 8
    assert found.out == "16 of 16 rows played again, 8 out of date, 0 missing\n"
    assert measured.read_bytes() == before
    few = cli("balance", "coins", "--check", "--sample", 3, "--seed", 4, "--out", measured)
    assert few.out.startswith("3 of 16 rows played again")
    assert cli("balance", "coins", "--check", "--mark", "--out", measured).code == 1
    assert measured.with_suffix(".md").read_text("utf-8").count("measured before a change in how the games are played") == 8


def test_marks_are_made_without_playing(cli: Cli, measured: Path, chunks: list[Chunk], monkeypatch: pytest.MonkeyPatch) -> None:
    before = measured.read_bytes()
    monkeypatch.setattr(CoinRules, "version", "2")
    assert cli("balance", "coins", "--mark", "--out", measured).out == "16 rows, 16 of them out of date\n"
    assert measured.with_suffix(".md").read_text("utf-8").count("| measured before rules 2 |") == 16
    found = cli("balance", "coins", "--check", "--out", measured)
    assert (found.code, found.err.count("measured before rules 2")) == (1, 16)
    monkeypatch.setattr(CoinRules, "version", "1")
    cli("balance", "coins", "--mark", "--out", measured)
    assert measured.read_bytes() == before
    assert not chunks


def test_rows_that_are_out_of_date_are_measured_again(cli: Cli, measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoinRules, "version", "2")
    cli("balance", "coins", "--scenario", "fair", "--out", measured)
    assert "0 out of date, 0 missing" in cli("balance", "coins", "--check", "--scenario", "fair", "--out", measured).out
    rows = json.loads(measured.read_bytes())["rows"]
    assert {(row["scenario"], row["changed"]) for row in rows} == {("fair", ""), ("hopeless", "rules 2"), ("gift", "rules 2")}


def test_a_check_names_what_is_missing(cli: Cli, measured: Path) -> None:
    report = json.loads(measured.read_bytes())
    report["rows"] = [row for row in report["rows"] if (row["scenario"], row["bot"], row["size"]) != ("gift", "greedy", 2)]
    measured.write_bytes(msgspec.json.encode(report))
    found = cli("balance", "coins", "--check", "--out", measured)
    assert (found.code, found.err) == (1, "gift with 2 characters: 60 games of greedy are missing\n")


# -- refusals -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((PARTIES, "--bot", "greddy"), "did you mean 'greedy'?"),
        ((PARTIES, "--scenario", "the-smoking-barow"), "did you mean 'the-smoking-barrow'?"),
        ((PARTIES, "--size", "5"), "Gloomhaven is measured with size 2, 3, 4, not with 5"),
        ((PARTIES, "--level", "2"), "Gloomhaven is measured with level 1, 3, not with 2"),
        ((GAME, "--size", "2"), "is measured with size 1, not with 2"),
        ((GAME, "--budget", "much"), "--budget"),
        ((GAME, "--budget", "2s"), "a number of rollouts, so that games can be repeated"),
    ],
)
def test_bad_usage_is_one_line(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    cli("balance", *arguments).refused(2, said)


def test_reasons_that_cannot_be_read_are_refused(cli: Cli, out: Path) -> None:
    out.with_suffix(".yaml").write_text("- {scenario: gift}\n")
    cli("balance", "coins", "--out", out).refused(2, "balance.yaml", "reason")
