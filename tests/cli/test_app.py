"""The app as a whole: help, version, look-ups, measurements, and the entry point as a process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Cli
from undercroft import __version__
from undercroft.lab import bench, prove
from undercroft.text.rulebook import documents, rulebook

COMMANDS = (
    "serve", "backup", "play", "games", "rules", "words", "conditions", "check", "replay", "simulate", "balance", "bench", "prove", "loadtest",
    "faults",
)  # fmt: skip
WAIT = 180.0
"""Seconds after which something that should have come never will, however busy the machine is."""
PLAYING = 1.5
"""Seconds of processor time after which a worker has loaded everything and plays."""


def test_help_and_version(cli: Cli) -> None:
    assert cli("--version").out == f"undercroft {__version__}\n"
    for command in COMMANDS:
        assert command in cli("--help").out
        found = cli(command, "--help")
        assert found.code == 0
        assert len(found.out) > 200


def test_without_a_command_the_server_opens_in_the_browser(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setattr("undercroft.server.serve.serve", lambda url, host, port, **more: started.append((url, host, port, more["open_browser"])))
    assert cli().code == 0
    assert started == [(f"sqlite:///{tmp_path}/tables.sqlite", "127.0.0.1", 8420, True)]


@pytest.mark.parametrize("arguments", [("nope",), ("--nope",), ("games", "extra"), ("rules",), ("replay",), ("check",), ("bench", "--seconds", "x")])
def test_bad_usage_is_one_line(cli: Cli, arguments: tuple[str, ...]) -> None:
    cli(*arguments).refused(2, "undercroft: ")


def test_games(cli: Cli) -> None:
    info, *others = cli("games", "--json").json
    assert [other["name"] for other in others] == ["gloomhaven", "machina-arcana", "massive-darkness"]
    assert set(info) == {"name", "title", "scenarios", "characters", "packs"}
    assert info["name"] == GAME
    assert "going-up" in info["scenarios"]
    assert info["packs"][0]["version"] == "2"
    assert "buttons-and-bugs: Gloomhaven: Buttons & Bugs" in cli("games").out


def test_rules(cli: Cli) -> None:
    book = rulebook(documents(GAME))
    sections = cli("rules", GAME, "--json").json
    assert sum(s["rules"] for s in sections) == len(book)
    assert sections[0] == {"section": "BB-GEN", "title": "General", "rules": sum(r.section == "BB-GEN" for r in book.values())}
    assert "BB-ATK" in cli("rules", GAME).out
    assert cli("rules", GAME, "BB-ATK-05").out == f"BB-ATK-05  {book['BB-ATK-05'].text}\n"
    assert {r["section"] for r in cli("rules", GAME, "bb-atk", "--json").json} == {"BB-ATK"}
    found = cli("rules", GAME, "--search", "SHIELD", "--json").json
    assert found
    assert all("shield" in r["text"].lower() for r in found)
    assert cli("rules", "massive-darkness", "--json").code == 0
    cli("rules", GAME, "BB-AKT").refused(2, "no rule or section is called 'BB-AKT'")
    cli("rules", "buttons").refused(2, "no rulebook is called 'buttons'")


def test_words(cli: Cli) -> None:
    words = cli("words", GAME, "--json").json
    assert {"vocabulary": "card text", "role": "price", "phrase": "consume {elements}"}.items() <= next(
        w for w in words if w["phrase"] == "consume {elements}"
    ).items()
    assert "attack {value}" in cli("words", GAME).out
    assert "| `attack {value}` |" in cli("words", GAME, "--markdown").out
    cli("words", "nothing").refused(2, "no game is called 'nothing'")


def test_conditions_ranks_and_badges_are_listed(cli: Cli) -> None:
    found = {one["id"]: one for one in cli("conditions", GAME, "--json").json}
    assert found["wound"]["rules"] == ["BB-CON-11"]
    assert found["wound"]["meaning"].endswith("A heal removes it.")
    assert (found["elite"]["list"], found["shield"]["list"]) == ("rank", "badge")
    assert "Cannot attack" in cli("conditions", GAME).out
    cli("conditions", "nothing").refused(2, "no game is called 'nothing'")


def test_bench(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"GAMES": 1, "SENSIBLE": 3, "SAMPLES": 20, "LOADS": 2, "HINTS": 1, "ROUNDS": 1, "REPEATS": 1, "PLIES": 1000}.items():
        monkeypatch.setattr(bench, name, number)
    monkeypatch.setattr("undercroft.kernel.measuring.STEPS", 60)
    for game in ("buttons_and_bugs", "gloomhaven", "machina_arcana"):
        monkeypatch.setattr(f"undercroft.games.{game}.lab.benchmarks.COLD", 5)
    rows = cli("bench", "--json", "--seconds", "0.05").json
    named = {row["name"]: row for row in rows}
    common = ("first random choices", "random choices", "random rounds", "greedy choices", "hint", "hint p95", "fork", "fork p95", "undo", "load")
    wanted = [f"{game} {name}" for game in (GAME, "gloomhaven", "machina-arcana", "massive-darkness") for name in common]
    own = [f"{game} monster turn{p99}" for game in (GAME, "machina-arcana") for p99 in ("", " p99")]
    own += [*(f"gloomhaven solve {how}" for how in ("warm", "warm p99", "cold"))]
    for name in (*wanted, *own, "python-chess plies"):
        assert {"name", "unit", "value"} <= set(named[name])
        assert named[name]["value"] > 0
    monkeypatch.setattr(bench, "bench", lambda seconds, tell, only: [bench.BenchRow(**row) for row in rows])
    assert "python-chess plies" in cli("bench", "--seconds", "0.05").out
    monkeypatch.setattr(bench, "bench", lambda seconds, tell, only: [bench.BenchRow(name, "s", 1.0) for name in only])
    assert [row["name"] for row in cli("bench", "--game", GAME, "--json").json] == [GAME]
    cli("bench", "--game", "nothing").refused(2, "no game is called 'nothing'")


def test_prove(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prove, "GAMES", 400)
    monkeypatch.setattr(prove, "SAVES", 5)
    monkeypatch.setattr(prove, "SENSIBLE", 20)
    monkeypatch.setattr(prove, "bench", lambda seconds, tell, only: [bench.BenchRow(f"{GAME} fork", "µs", 10_000.0)])
    monkeypatch.setattr(prove, "silent_lines", lambda module: (["card/a/top/0"] if module.name != GAME else [], 7))
    found = cli("prove", "--quick", "--out", tmp_path / "proof.json")
    assert found.code == 1
    assert f"FAILED speed: {GAME} fork: 10000 µs, at most 200" in found.out
    assert "byte for byte the same in two processes" in found.out
    for game in (GAME, "gloomhaven", "massive-darkness"):
        assert f"ok     {game}: 40 random games: 0 errors" in found.out
        assert re.search(rf"ok     {game}: games of a sensible player end: the longest of 2 games took \d+ rounds\n", found.out)
    assert re.search(rf"ok     {GAME}: ability lines: (\d+) of \1 ability lines did something in 7 games\n", found.out)
    assert re.search(r"FAILED gloomhaven: ability lines: .* in 7 games; silent: card/a/top/0\n", found.out)
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert "A quick run" in page
    assert f"speed: {GAME} fork" in page.partition("**Failed: ")[2].partition("**")[0]
    assert (tmp_path / "proof.json").read_text("utf-8").startswith("{")


def test_the_proof_of_one_game(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prove, "GAMES", 100)
    monkeypatch.setattr(prove, "SAVES", 1)
    monkeypatch.setattr(prove, "SENSIBLE", 20)
    monkeypatch.setattr(prove, "bench", lambda seconds, tell, only: [bench.BenchRow(f"{name} fork", "µs", 1.0) for name in only])
    monkeypatch.setattr(prove, "silent_lines", lambda module: ([], 1))
    found = cli("prove", "--quick", "--game", GAME, "--out", tmp_path / "proof.json")
    assert found.code == 0
    assert "gloomhaven" not in found.out
    cli("prove", "--game", "gloomhavn").refused(2, "did you mean 'gloomhaven'?")
    cli("prove", "--out", tmp_path / "nowhere" / "proof.json").refused(2, "create it first")


def entry_point(*arguments: str) -> subprocess.Popen[str]:
    tool = Path(sys.executable).parent / "undercroft"
    hear = signal.default_int_handler
    return subprocess.Popen(
        [tool, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=lambda: signal.signal(signal.SIGINT, hear)
    )


def test_the_entry_point_passes_the_exit_code_on() -> None:
    process = entry_point("replay", "/nowhere")
    out, err = process.communicate(timeout=WAIT)
    assert (process.returncode, out, err) == (2, "", "undercroft: there is no file /nowhere\n")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_an_interrupted_simulation_ends_cleanly() -> None:
    process = entry_point("simulate", GAME, "--scenario", "a-rude-welcome", "--games", "100000", "--jobs", "2")
    end = time.monotonic() + WAIT
    while process.poll() is None and len([p for p in children(process.pid) if worked(p) > PLAYING]) < 2:
        assert time.monotonic() < end, "nobody plays"
        time.sleep(0.05)  # between two looks
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=WAIT)
    assert (process.returncode, out, err) == (130, "", "undercroft: stopped\n")
