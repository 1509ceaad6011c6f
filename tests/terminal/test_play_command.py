"""`undercroft play` on the command line: bad orders are one line, and play can be piped."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from undercroft import load
from undercroft.cli.app import run

GAME = "buttons-and-bugs"
PARTY = "gloomhaven"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("chess",), 2, "no game is called 'chess'"),
        ((GAME, "--scenario", "a-rude-welcom"), 2, "did you mean 'a-rude-welcome'?"),
        ((GAME, "--scenario", "a-rude-welcome", "--character", "nobody"), 2, "no character is called 'nobody'"),
        ((GAME, "--scenario", "a-rude-welcome", "--campaign", "x"), 2, "choose one"),
        ((GAME, "--chance", "fate"), 2, "no kind of chance is called 'fate'"),
        ((GAME, "--language", "tlh"), 2, "no language is called 'tlh'; known: en, ru, uk"),
        ((GAME, "--difficulty", "hrd"), 2, "did you mean 'hard'?"),
        ((GAME, "--level", "6"), 2, "a character's level is 1 to 5, not 6"),
        ((GAME, "--scenario", "a-rude-welcome", "--character", "bruiser", "--level", "0"), 2, "a character's level is 1 to 5, not 0"),
        ((GAME, "--level", "high"), 2, "valid integer"),
        ((GAME, "--campaign", "x", "--level", "2"), 2, "--level is for free play"),
        ((GAME, "--load", "any", "--level", "2"), 2, "--level is for free play"),
        ((GAME, "--profile", "tracker"), 2, "--profile takes name=value"),
        ((GAME, "--profile", "tracker=befor"), 2, "tracker cannot be 'befor'; did you mean 'before'? it is one of: after, before"),
        ((GAME, "--profile", "traker=after"), 2, "no variant is called 'traker'; did you mean 'tracker'? there are: "),
        ((PARTY, "--profile", "solo=yes"), 2, "solo cannot be 'yes'; it is one of: false, true"),
        ((PARTY, "--profile", "solo=1"), 2, "solo cannot be '1'; it is one of: false, true"),
        ((GAME, "--load", "/nowhere/at.all"), 1, "cannot read"),
        ((GAME, "--campaign", "a:b"), 1, "up to 40 letters"),
        ((GAME, "--campaign", "x", "--character", "nobody"), 2, "no character is called 'nobody'"),
        ((PARTY, "--scenario", "the-smoking-barrow", "--bot", "2"), 2, "no bot is called ''"),
        ((PARTY, "--scenario", "the-smoking-barrow", "--bot", "x=greedy"), 2, "--bot takes seat=kind"),
        ((PARTY, "--scenario", "the-smoking-barrow", "--bot", "2=gredy"), 2, "did you mean 'greedy'?"),
        ((PARTY, "--scenario", "the-smoking-barrow", "--character", "brute", "--character", "brute"), 2, "of the same class"),
        ((PARTY, "--scenario", "the-smoking-barrow", "--character", "brute"), 2, "2, 3 or 4 characters, not 1"),
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


@pytest.mark.parametrize(("arguments", "level", "cards"), [((), 1, 0), (("--level", "3"), 3, 2)])
def test_a_level_in_free_play(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], level: int, cards: int
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n1\nquit\n"))
    pair = ("--scenario", "a-rude-welcome", "--character", "bruiser", "--seed", "5", "--plain")
    assert run(["play", GAME, *pair, *arguments]) == 0
    assert f"level {level}" in capfd.readouterr().out
    table = load(tmp_path / GAME / "games" / "a-rude-welcome-bruiser-5.undercroft")
    assert table.state.level == level
    assert sum(card.level == 2 for zone in table.scene(0).zones for card in zone.cards) == cards


def test_a_level_given_in_the_menus_is_for_free_play_only(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("new\nbruiser\nmine\n\na-rude\n1\n\nquit\n"))
    assert run(["play", GAME, "--level", "4", "--plain"]) == 0
    assert "The level you asked for is for free play" in " ".join(capfd.readouterr().out.split())
    assert load(tmp_path / GAME / "campaigns" / "mine.undercroft").state.level == 1
    monkeypatch.setattr("sys.stdin", io.StringIO("free\nbruiser\na-rude-welcome\n1\n\nquit\n"))
    assert run(["play", GAME, "--level", "4", "--seed", "5", "--plain"]) == 0
    assert load(tmp_path / GAME / "games" / "a-rude-welcome-bruiser-5.undercroft").state.level == 4
