"""`undercroft simulate`: rows, the same results for any number of jobs, refusals, errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import GAME, PAIR, Cli
from undercroft.bots import BOTS, RandomBot
from undercroft.games.buttons_and_bugs.content.model import Scenario
from undercroft.tables import load

FIELDS = {
    "scenario", "characters", "bot", "games", "won", "lost", "win_rate", "win_rate_low", "win_rate_high", "rounds", "choices", "seconds",
    "choices_per_second", "errors", "failures",
}  # fmt: skip
TIMES = ("seconds", "choices_per_second")


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in row.items() if k not in TIMES} for row in rows]


def test_one_row_for_each_legal_pair(cli: Cli) -> None:
    rows = cli("simulate", GAME, "--games", 2, "--json").json
    info = cli("games", "--json").json[0]
    assert len(rows) == len({(r["scenario"], *r["characters"]) for r in rows})
    assert {r["scenario"] for r in rows} == set(info["scenarios"])
    assert {c for r in rows for c in r["characters"]} == set(info["characters"])
    for row in rows:
        assert set(row) == FIELDS
        assert (row["games"], row["won"] + row["lost"], row["errors"], row["bot"]) == (2, 2, 0, "random")
        assert row["choices"] > 0
        assert row["rounds"] >= 1


def test_a_table_for_people(cli: Cli) -> None:
    found = cli("simulate", GAME, *PAIR, "--games", 1)
    assert found.code == 0
    assert "a-rude-welcome" in found.out
    assert found.err == ""


def test_results_do_not_depend_on_the_jobs(cli: Cli, tmp_path: Path) -> None:
    order = ("simulate", GAME, "--scenario", "all", "--character", "spellweaver", "--games", 25, "--seed", 7, "--json")
    one, two = cli(*order, "--jobs", 1, "--save-dir", tmp_path / "a"), cli(*order, "--jobs", 2, "--save-dir", tmp_path / "b")
    assert without_times(one.json) == without_times(two.json)
    files = sorted(p.name for p in (tmp_path / "a").iterdir())
    assert len(files) == sum(r["games"] for r in one.json)
    for name in files:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_saves_are_named_by_pair_and_seed_and_load(cli: Cli, tmp_path: Path) -> None:
    assert cli("simulate", GAME, *PAIR, "--games", 2, "--seed", 3, "--save-dir", tmp_path / "deep" / "er").code == 0
    names = sorted(p.name for p in (tmp_path / "deep" / "er").iterdir())
    assert names == ["a-rude-welcome-bruiser-3.undercroft", "a-rude-welcome-bruiser-4.undercroft"]
    assert load(tmp_path / "deep" / "er" / names[0]).outcome in ("won", "lost")


def test_difficulty_belongs_to_the_set_up(cli: Cli, tmp_path: Path) -> None:
    assert cli("simulate", GAME, *PAIR, "--games", 1, "--difficulty", "very-easy", "--save-dir", tmp_path).code == 0
    assert load(next(tmp_path.iterdir())).setup["difficulty"] == "very-easy"
    cli("simulate", GAME, *PAIR, "--difficulty", "very-esy").refused(2, "no difficulty is called 'very-esy'", "did you mean 'very-easy'?")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("buttons-and-bug",), "did you mean 'buttons-and-bugs'?"),
        (("zzz",), "installed: buttons-and-bugs"),
        ((GAME, "--scenario", "rude-welcome"), "did you mean 'a-rude-welcome'?"),
        ((GAME, "--character", "bruser"), "did you mean 'bruiser'?"),
        ((GAME, "--bot", "randon"), "did you mean 'random'?"),
        ((GAME, "--bot", "xyz"), "known: random"),
        ((GAME, "--games", "0"), "--games"),
        ((GAME, "--games", "many"), "--games"),
        ((GAME, "--jobs", "0"), "--jobs"),
        ((GAME, "--seed", "-1"), "--seed"),
        ((GAME, "--nonsense"), "--nonsense"),
        ((), "GAME"),
    ],
)  # fmt: skip
def test_bad_usage_is_one_line(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    cli("simulate", *arguments).refused(2, said)


def test_an_illegal_pair_is_refused_by_name_and_otherwise_left_out(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scenario, "allows", lambda self, character: (self.text.id, character) != ("a-rude-welcome", "bruiser"))
    cli("simulate", GAME, "--scenario", "going-up", "--games", 1)
    cli("simulate", GAME, *PAIR).refused(2, "A Rude Welcome cannot be played with Bruiser")
    for arguments in (("--scenario", "a-rude-welcome"), ("--character", "bruiser"), ()):
        found = cli("simulate", GAME, *arguments, "--games", 1, "--json")
        assert found.code == 0
        assert found.err == "left out: A Rude Welcome cannot be played with Bruiser\n"
        assert ("a-rude-welcome", ["bruiser"]) not in [(r["scenario"], r["characters"]) for r in found.json]


class Stumbling(RandomBot):
    """Raises in games of some seeds."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 5 if seed == 2 else 10**6

    def choose(self, *arguments: Any) -> str:
        self.left -= 1
        if not self.left:
            raise KeyError("no such\nthing")
        return super().choose(*arguments)


def test_errors_are_counted_and_their_seeds_told(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "stumbling", Stumbling)
    found = cli("simulate", GAME, *PAIR, "--games", 4, "--bot", "stumbling", "--json", "--save-dir", tmp_path)
    assert found.code == 1
    (row,) = found.json
    assert (row["games"], row["errors"], row["won"] + row["lost"]) == (4, 1, 3)
    assert row["failures"][0]["seed"] == 2
    assert found.err == "error: a-rude-welcome bruiser seed 2: KeyError: 'no such\\nthing'\n"
    assert len(load(tmp_path / "a-rude-welcome-bruiser-2.undercroft").journal) == 4


def test_a_folder_that_cannot_be_written(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cli("simulate", GAME, *PAIR, "--games", 1, "--save-dir", tmp_path / "file" / "x").refused(1, "cannot write to")


def test_pairs_left_out_are_summed_up_in_one_line(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scenario, "allows", lambda self, character: self.text.id != "a-rude-welcome" or character == "bruiser")
    found = cli("simulate", GAME, "--scenario", "a-rude-welcome", "--games", 1)
    assert found.code == 0
    count = len(cli("games", "--json").json[0]["characters"]) - 1
    assert found.err.startswith(f"left out: {count} pairs that the rules do not allow, such as: A Rude Welcome cannot be played with ")
    assert found.err.count("\n") == 1
