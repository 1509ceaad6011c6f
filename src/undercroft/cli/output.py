"""Code shared by all commands: printing, errors and progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from undercroft.presentation.pairs import nearest
from undercroft.text.messages import locales, usual

CHECK_FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130

Language = Annotated[str | None, typer.Option("--language", metavar="|".join(locales()), help="The language.", show_default="the system's")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")]


class Fail(Exception):
    """Ends a command with one line on stderr."""

    def __init__(self, message: str, code: int = BAD_USAGE) -> None:
        super().__init__(message)
        self.code = code


def language_or_usual(given: str | None) -> str:
    """The language that was asked for, or that of the system."""
    if given is not None and given not in locales():
        raise nearest("language", given, locales())
    return given or usual()


def say(text: str = "") -> None:
    """Print a line of plain output without any formatting."""
    sys.stdout.write(f"{text}\n")


def complain(text: str) -> None:
    """Print a single line on stderr, whatever the text contains."""
    sys.stderr.write(f"{' '.join(text.split())}\n")


def print_json(value: Any) -> None:
    say(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_grid(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print a table. Columns whose name begins with `#` contain numbers."""
    grid = Grid()
    for name in columns:
        grid.add_column(name.lstrip("#"), justify="right" if name.startswith("#") else "left", overflow="fold")
    for row in rows:
        grid.add_row(*(str(cell) for cell in row))
    console = Console(file=sys.stdout, markup=False, highlight=False)
    if not console.is_terminal:
        console.width = 160
    console.print(grid)


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if stderr is a terminal. Yields the function that advances it."""
    with _progress(SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda n: bar.advance(task, n)


@contextmanager
def telling(what: str) -> Iterator[Callable[[str], None]]:
    """Show a status line if stderr is a terminal. Yields the function that changes its text."""
    with _progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda text: bar.update(task, description=text)


@contextmanager
def estimating(what: str) -> Iterator[Callable[[int, int, float | None], None]]:
    """Show a progress bar if stderr is a terminal. Yields the function that sets how much is done, how much is left, and how many seconds that may
    take, if known."""
    words = TextColumn("{task.description}"), TextColumn("{task.fields[left]}")
    with _progress(SpinnerColumn(), words[0], BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), words[1]) as bar:
        task = bar.add_task(what, total=None, left="")

        def show(done: int, left: int, seconds: float | None) -> None:
            said = "" if seconds is None else f"about {timedelta(seconds=round(seconds))} left"
            bar.update(task, completed=done, total=done + left, left=said)

        yield show


def _progress(*columns: Any) -> Progress:
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
