"""Helpers for tests of the command line: commands run in this process, as the entry point runs them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import undercroft.packs
from undercroft.bots import RandomBot, play
from undercroft.cli.app import run
from undercroft.tables import new_table

OWN = Path(undercroft.packs.__file__).parent / "buttons_and_bugs"
GAME = "buttons-and-bugs"
PAIR = ("--scenario", "a-rude-welcome", "--character", "bruiser")


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, code: int, *parts: str) -> None:
        """Ended with that code and one line on stderr that holds all the parts."""
        assert self.code == code, self
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err + self.out
        for part in parts:
            assert part in self.err, self.err


Cli = Callable[..., Result]


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str]) -> Cli:
    def call(*arguments: object) -> Result:
        code = run([str(a) for a in arguments])
        return Result(code, *capfd.readouterr())

    return call


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own pack."""
    return shutil.copytree(OWN, tmp_path / "pack")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A finished game."""
    table = new_table(GAME, scenario="a-rude-welcome", characters=["bruiser"], seed=5)
    play(table, RandomBot(5))
    path = tmp_path / "game.undercroft"
    table.save(path)
    return path
