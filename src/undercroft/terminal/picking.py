"""Pages on which the player picks a line, by its number or by any name it goes by."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from undercroft.kernel.scene import Message

from .console import Leave, Terminal
from .lines import fit, styled, wrap
from .panels import entry
from .style import BAD, DIM, PROMPT

WORDS = {"back": Message("terminal-command-back"), "quit": Message("terminal-command-quit"), "help": Message("terminal-command-help")}
"""What can be typed besides the lines of a page, in English and in the player's language."""
NUMBER = re.compile(r"^#?\d+[.:]? +")


class Back(Leave):
    """The player goes back to the page before. Where there is none, this is to leave."""


class Entry(NamedTuple):
    """A line of a menu."""

    key: str
    text: str
    about: str = ""
    title: str = ""
    """The name of the thing, if the text says more than that."""

    @property
    def shown(self) -> str:
        return self.title or self.text

    @property
    def names(self) -> tuple[str, ...]:
        """What the player may type for it, or the beginning of it: its key, its text, and its title with or without its number."""
        return tuple(name.lower() for name in (self.key, self.text, self.shown, NUMBER.sub("", self.shown)))


class Picker:
    """Shows pages with numbered lines and reads which one is wanted."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.note = ""
        self.picked = 0
        """How many pages have been shown and answered so far."""

    def pick(self, heading: str, entries: Sequence[Entry], about: str = "", first: bool = False) -> str:
        """Let the player pick an entry by its number, or by one of its names or the beginning of one. There is no way back from the `first` page."""
        terminal, voice = self.terminal, self.terminal.voice
        help_ = voice.render("terminal-answer-first" if first else "terminal-answer")
        self.picked += 1
        while True:
            lines = [styled(heading, PROMPT), Text("")]
            lines += [*wrap(about, terminal.width), Text("")] if about else []
            lines += self._entries(entries, terminal.height - len(lines) - 3)
            lines += wrap(styled(self.note, BAD) if self.note else styled(help_, DIM), terminal.width)
            terminal.show(lines)
            self.note = ""
            text = terminal.ask()
            if text.isdigit() and 1 <= int(text) <= len(entries):
                return entries[int(text) - 1].key
            wanted = text.lower()
            exact = [one for one in entries if wanted in one.names]
            if not exact and self.means(wanted, "quit"):
                raise Leave
            if not exact and self.means(wanted, "back") and not first:
                raise Back
            found = exact or [one for one in entries if wanted and any(name.startswith(wanted) for name in one.names)]
            if len(found) == 1:
                return found[0].key
            if self.means(wanted, "help"):
                self.note = help_
            elif found:
                self.note = voice.render("terminal-several-lines", {"text": text[:40], "names": ", ".join(one.shown for one in found[:6])})
            elif text:
                self.note = self._instead(text[:40], entries, first)

    def means(self, typed: str, command: str) -> bool:
        """Whether a typed word is this command, in English or in the player's language."""
        return typed in (command, self.terminal.voice.render(WORDS[command].id))

    def _instead(self, text: str, entries: Sequence[Entry], first: bool) -> str:
        """What the player may have meant, as it stands on the page."""
        voice = self.terminal.voice
        shown = {name.lower(): one.shown for one in entries for name in (one.shown, NUMBER.sub("", one.shown))}
        if close := difflib.get_close_matches(text.lower(), shown, 1, 0.5):
            return voice.render("terminal-close-line", {"text": text, "close": shown[close[0]]})
        return voice.render("terminal-choose-from-first" if first else "terminal-choose-from", {"text": text, "count": len(entries)})

    def steps(self, *pages: Callable[..., Any]) -> list[Any]:
        """Ask page after page, each knowing the answers so far. `back` returns to the last page that asked something; on the first it leaves."""
        answers, asked = list[Any](), list[bool]()
        while len(answers) < len(pages):
            before = self.picked
            try:
                answers.append(pages[len(answers)](*answers))
                asked.append(self.picked > before)
            except Back:
                if True not in asked:
                    raise
                at = max(n for n, one in enumerate(asked) if one)
                del answers[at:], asked[at:]
        return answers

    def sure(self, question: str) -> bool:
        """Whether the player confirms something that cannot be taken back."""
        voice = self.terminal.voice
        self.terminal.show(wrap(styled(voice.render("terminal-sure", {"question": question}), PROMPT), self.terminal.width))
        return self.terminal.ask().lower() in ("yes", voice.render("terminal-answer-yes"))

    def _entries(self, entries: Sequence[Entry], room: int) -> list[Text]:
        """The lines of a menu. If they do not fit on the screen, each description is cut to one line."""
        width = self.terminal.width
        heads = [wrap(entry(f"{n:>2}", Text(one.text)), width, indent=5) for n, one in enumerate(entries, 1)]
        told = [wrap(styled(one.about, DIM), width - 5) if one.about else [] for one in entries]
        if sum(map(len, (*heads, *told))) > room:
            told = [[fit(styled(" ".join(one.about.split()), DIM), width - 5)] if one.about else [] for one in entries]
        return [line for head, about in zip(heads, told) for line in (*head, *(Text("     ") + line for line in about))]
