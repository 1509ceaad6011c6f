"""The player's end of the terminal: output and input of lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from undercroft.text.messages import Voice, voice

from .lines import styled, wrap
from .style import DIM, PLAIN, PROMPT

WIDEST = 140
LOWEST = 20


class Leave(Exception):
    """The player leaves: end of input, Ctrl-C, or `quit`."""


def reader() -> Callable[[str], str]:
    """A function that reads from the keyboard, with history if the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401 (input uses it when it is there)
    return input


class Terminal:
    """A console to draw on and a way to read a line. If plain, it uses no colours, never clears the screen, and prints everything in reading
    order. It speaks the language of whoever uses it last."""

    def __init__(self, console: Console, read: Callable[[str], str], plain: bool = False) -> None:
        self.console, self.read, self.plain = console, read, plain
        self.voice: Voice = voice()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """The number of lines above the input line."""
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
        """Read a line of input, without surrounding blanks."""
        try:
            return "".join(c for c in self.read(prompt) if c.isprintable()).strip()
        except (EOFError, KeyboardInterrupt):
            self.show([Text("")], clear=False)
            raise Leave from None

    def text(self, heading: str, *paragraphs: str) -> None:
        """Show a page of prose and wait for Enter."""
        width = min(self.width, 90)
        lines = [styled(heading, PROMPT)]
        for paragraph in paragraphs:
            lines += [Text(""), *wrap(paragraph, width)]
        for page in self.pages(lines):
            self.show(page)
            self.ask(f"{self.voice.render('terminal-enter-go-on')} ")

    def pages(self, lines: Sequence[Text], end: str = "") -> list[list[Text]]:
        """Split lines into screens, or return a single one if the screen is never cleared. The last one ends with `end`."""
        room = self.height - 2
        if self.plain or len(lines) <= room:
            return [[*lines, *([styled(end, DIM)] if end and not self.plain else [])]]
        found = [list(lines[n : n + room]) for n in range(0, len(lines), room)]
        feet = [*([self.voice.render("terminal-enter-more")] * (len(found) - 1)), end]
        heads = [self.voice.render("terminal-page", {"number": n, "count": len(found)}) for n in range(1, len(found) + 1)]
        return [[*page, styled(f"{head} {foot}".rstrip(), DIM)] for page, head, foot in zip(found, heads, feet)]
