"""`undercroft play` on the command line: bad orders are one line, and play can be piped."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from undercroft.cli.app import run

GAME = "buttons-and-bugs"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("chess",), 2, "no game is called 'chess'"),
        ((GAME, "--scenario", "a-rude-welcom"), 2, "did you mean 'a-rude-welcome'?"),
        ((GAME, "--scenario", "a-rude-welcome", "--character", "nobody"), 2, "no character is called 'nobody'"),
        ((GAME, "--scenario", "a-rude-welcome", "--campaign", "x"), 2, "choose one"),
        ((GAME, "--chance", "fate"), 2, "no kind of chance is called 'fate'"),
        ((GAME, "--difficulty", "hrd"), 2, "did you mean 'hard'?"),
        ((GAME, "--profile", "tracker"), 2, "--profile takes key=value"),
        ((GAME, "--profile", "tracker=never"), 2, "bad set-up"),
        ((GAME, "--load", "/nowhere/at.all"), 1, "cannot read"),
        ((GAME, "--campaign", "a:b"), 1, "up to 40 letters"),
        ((GAME, "--campaign", "x", "--character", "nobody"), 2, "no character is called 'nobody'"),
    ],
)
def test_bad_orders(capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, told: str) -> None:
    assert run(["play", *arguments]) == code
    err = capfd.readouterr().err
    assert err.count("\n") == 1
    assert told in err


def test_end_of_input_leaves_cleanly(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["play", GAME]) == 0
    assert "New campaign" in capfd.readouterr().out


def test_piped(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nlead:warding\nshoulder\nquit\n"))
    assert run(["play", GAME, "--scenario", "a-rude-welcome", "--character", "bruiser", "--seed", "5", "--plain"]) == 0
    out = capfd.readouterr().out
    assert "\x1b" not in out
    assert "What do you do?" in out
    assert (tmp_path / GAME / "games" / "a-rude-welcome-bruiser-5.undercroft").exists()
