"""Rules that raise an exception nobody expected: one sentence instead of a traceback, and nothing is lost."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import GAME, Desk, a_table, leave
from undercroft import load
from undercroft.bots import RandomBot
from undercroft.cli import play
from undercroft.cli.app import run
from undercroft.kernel.decision import Decision
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table
from undercroft.terminal.session import RulesFailed, Session

PAIR = ("--scenario", "a-rude-welcome", "--character", "bruiser", "--seed", "5", "--plain")


class Faulty:
    """The rules of a game with a bug: in setting up, in showing some positions, or at the end of a beat."""

    def __init__(self, rules: Any, fails: str = "") -> None:
        self.rules, self.fails = rules, fails
        self.shown: Sequence[str] | None = None
        """The keys of the only decision that can be shown."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def new(self, *arguments: Any) -> Any:
        if self.fails == "new":
            raise KeyError("a bug")
        return self.rules.new(*arguments)

    def view(self, state: Any, decisions: Sequence[Decision], seat: Any) -> Any:
        if self.fails == "view" and (self.shown is None or (decisions and decisions[0].keys != self.shown)):
            raise RuntimeError("a bug\nin two lines")
        return self.rules.view(state, decisions, seat)

    async def beat(self, game: Any) -> None:
        await self.rules.beat(game)
        if self.fails == "beat":
            raise RuntimeError("a bug\nin two lines")


class FaultyGame:
    """A game with such rules."""

    def __init__(self, fails: str) -> None:
        self.module, self.fails = game(GAME), fails

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def rules(self, packs: Any) -> Any:
        return Faulty(self.module.rules(packs), self.fails)


def faulty_table() -> tuple[Faulty, Table[Any]]:
    good = a_table()
    rules: Any = Faulty(good.rules)
    return rules, Table(rules, good.setup, good.seed)


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("fails", ["beat", "view"])
def test_a_choice_that_fails_is_not_made(desk: Desk, fails: str) -> None:
    """Also if it is the new position that cannot be shown."""
    rules, table = faulty_table()
    session = desk.session(table)

    def player() -> Iterator[str]:
        rules.fails, rules.shown = fails, table.decisions[0].keys
        while not session.note and "The rules failed" not in desk.text:
            yield str(table.decisions[0].keys[0])
        seen.append((len(table.journal), table.hash, load(session.path).hash))
        rules.fails = ""
        yield table.decisions[0].keys[0]

    seen: list[tuple[int, str, str]] = []
    leave(desk.stream(player()).session(table).run)
    (failed,) = seen
    assert f"The rules failed (RuntimeError: a bug). The position before your choice is kept, and the game is saved in {session.path}." in one_line(
        desk.text
    )
    assert failed[1] == failed[2], "the save is at the same decision"
    assert len(table.journal) == failed[0] + 1, "and the game goes on from it"


def test_a_bot_that_fails_takes_nothing_along(desk: Desk) -> None:
    """The choice before it is taken back, so that it is a person's turn again."""

    class Broken(RandomBot):
        def choose(self, table: Any, decision: Any) -> str:
            raise ZeroDivisionError("a bug")

    table = a_table()
    with pytest.raises(RulesFailed, match=r"the rules failed \(ZeroDivisionError: a bug\); the game is saved in .* as it was before that"):
        Session(desk.terminal, table, desk.folder / "alone.undercroft", {}, bots={0: Broken(1)}).run()
    assert load(desk.folder / "alone.undercroft").hash == table.hash
    assert table.journal == []


def test_a_hint_that_fails(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> str:
        raise RuntimeError("a bug")

    monkeypatch.setattr("undercroft.terminal.hints.hint", fail)
    session = desk.type("hint", "1", "quit").session()
    leave(session.run)
    assert "The rules failed (RuntimeError: a bug)" in one_line(desk.text)
    assert len(session.table.journal) == 1


@pytest.mark.parametrize(
    ("fails", "told"),
    [
        ("new", "the rules failed while the game was set up (KeyError: 'a bug'); nothing was saved"),
        ("view", "the rules failed while the game was set up (RuntimeError: a bug); nothing was saved"),
    ],
)
def test_on_the_command_line(
    fails: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\nquit\n"))
    monkeypatch.setattr(play, "find_game", lambda name: FaultyGame(fails))
    assert run(["play", GAME, *PAIR]) == 1
    err = capfd.readouterr().err
    assert err.count("\n") == 1
    assert told in err


def test_a_saved_game_that_cannot_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    a_table().save(tmp_path / "mine.undercroft")
    monkeypatch.setattr("undercroft.terminal.session.Session.look", lambda self: 1 // 0)
    assert run(["play", GAME, "--load", str(tmp_path / "mine.undercroft"), "--plain"]) == 1
    assert "the rules failed (ZeroDivisionError: integer division or modulo by zero); the game is saved in" in capfd.readouterr().err


def test_in_the_menu(desk: Desk) -> None:
    """A game that cannot be played leads back to the menu."""
    host = desk.type("free", "1", "1", "1", "1", "quit").host()
    rules: Any = Faulty(host.rules, "new")
    host.rules = rules
    leave(host.main)
    assert "the rules failed while the game was set up (KeyError: 'a bug'); nothing was saved" in one_line(desk.text)
