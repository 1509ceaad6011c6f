"""The player's side: lines out, lines in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from .lines import styled, wrap
from .style import DIM, PLAIN, PROMPT

WIDEST = 140
LOWEST = 20
MORE = "Enter: more"


class Leave(Exception):
    """The player goes: end of input, Ctrl-C, or `quit`."""


def reader() -> Callable[[str], str]:
    """The keyboard, with history where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401 (input uses it when it is there)
    return input


class Terminal:
    """A console to draw on and a way to read a line. Plain: no colours, nothing cleared, everything in reading order."""

    def __init__(self, console: Console, read: Callable[[str], str], plain: bool = False) -> None:
        self.console, self.read, self.plain = console, read, plain

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """Lines above the line of input."""
        return max(self.console.height, LOWEST) - 1

    def show(self, lines: Sequence[Text], clear: bool = True) -> None:
        if clear and not self.plain and self.console.is_terminal:
            self.console.clear()
        ascii_only = not self.console.encoding.lower().startswith("utf")
        for line in lines:
            if ascii_only:
                line = Text(line.plain.translate(PLAIN).encode("ascii", "replace").decode(), spans=line.spans)
            self.console.print(line, no_wrap=True, overflow="crop", highlight=False, crop=True)

    def ask(self, prompt: str = "> ") -> str:
        """A line of input, without the blanks around it."""
        try:
            return "".join(c for c in self.read(prompt) if c.isprintable()).strip()
        except (EOFError, KeyboardInterrupt):
            self.show([Text("")], clear=False)
            raise Leave from None

    def text(self, heading: str, *paragraphs: str) -> None:
        """A page of prose; goes on with Enter."""
        width = min(self.width, 90)
        lines = [styled(heading, PROMPT)]
        for paragraph in paragraphs:
            lines += [Text(""), *wrap(paragraph, width)]
        for page in self.pages(lines):
            self.show(page)
            self.ask("Enter to go on ")

    def pages(self, lines: Sequence[Text]) -> list[list[Text]]:
        """Lines cut into screens; all in one where nothing is cleared."""
        room = self.height - 2
        if self.plain or len(lines) <= room:
            return [list(lines)]
        found = [list(lines[n : n + room]) for n in range(0, len(lines), room)]
        return [*([*page, styled(f"({n} of {len(found)}) {MORE}", DIM)] for n, page in enumerate(found, 1))]
