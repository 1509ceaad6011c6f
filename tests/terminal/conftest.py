"""A desk with a scripted player: lines in from a list, lines out into memory, everything saved in a folder of the test."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from undercroft import new_table
from undercroft.bots import RandomBot
from undercroft.kernel.chance import SEEDED
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table
from undercroft.terminal.agreeing import Order
from undercroft.terminal.console import Leave, Terminal
from undercroft.terminal.menu import Host
from undercroft.terminal.session import Session
from undercroft.text.rulebook import documents, rulebook

GAME = "buttons-and-bugs"
WIDE, SMALL = (100, 35), (80, 24)


class Desk:
    """A terminal of a given size. `say` is what the player types; afterwards the input ends."""

    def __init__(self, folder: Path, size: tuple[int, int] = WIDE, plain: bool = False, colour: bool = False) -> None:
        self.folder, self.size = folder, size
        self.out = io.StringIO()
        system: Any = "truecolor" if colour else None
        console = Console(file=self.out, width=size[0], height=size[1], color_system=system, force_terminal=colour, highlight=False, markup=False)
        self.lines: Iterator[str] = iter(())
        self.asked: list[str] = []
        self.terminal = Terminal(console, self.read, plain)

    def read(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def type(self, *lines: str) -> Desk:
        self.lines = iter(lines)
        return self

    def stream(self, lines: Iterable[str]) -> Desk:
        self.lines = iter(lines)
        return self

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def fresh(self) -> str:
        """What was printed since the last time."""
        text = self.out.getvalue()
        self.out.truncate(0)
        self.out.seek(0)
        return text

    def check_width(self) -> None:
        for line in self.text.splitlines():
            assert len(line) <= self.size[0], line

    def host(self, **order: Any) -> Host:
        return Host(self.terminal, game(GAME), Order(**order), self.folder)

    def session(self, table: Table[Any] | None = None, name: str = "game") -> Session:
        return Session(self.terminal, table or a_table(), self.folder / f"{name}.undercroft", rulebook(documents(GAME)))


def a_table(scenario: str = "a-rude-welcome", character: str = "bruiser", seed: int = 5, **more: Any) -> Table[Any]:
    return new_table(GAME, scenario=scenario, characters=[character], seed=seed, **{"chance": SEEDED, **more})


def leave(run: Callable[[], object]) -> None:
    """Run something that ends because the player leaves."""
    with pytest.raises(Leave):
        run()


def randomly(table: Table[Any], seed: int = 1) -> Iterator[str]:
    """What a random player types, by number."""
    bot = RandomBot(seed)
    while table.decision is not None:
        yield str(table.decision.keys.index(bot.choose(table, table.decision)) + 1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture
def small(tmp_path: Path) -> Desk:
    return Desk(tmp_path, SMALL)


@pytest.fixture
def plain(tmp_path: Path) -> Desk:
    return Desk(tmp_path, SMALL, plain=True)


def a_party(prompt: str = "", **more: Any) -> Table[Any]:
    """A game of two characters, played on until something is asked with this prompt."""
    whole = {"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "items": {"brute": [], "tinkerer": []}, "seed": 3, **more}
    table = new_table("gloomhaven", **whole)
    while prompt and all(d.prompt != prompt for d in table.decisions):
        keys = table.decisions[0].keys
        table.choose(next((k for k in keys if k == "level-1"), keys[0]), table.decisions[0].seat)
    return table
