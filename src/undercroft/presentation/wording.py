"""Puts the texts of a game into a language: names, prose and card text of its packs, and its messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from undercroft.kernel.rules import Inflects, Titles, Translates
from undercroft.text.messages import MINUS, Names, UnknownMessage

from .printing import printer
from .voices import voice_of

NUMBERED = re.compile(r"(.+) ([\d/+-]+)")
"""Matches a name with a number, or with the marks of a die."""
IN_BRACKETS = re.compile(r"(.+?) \((.+)\)")
QUOTED = re.compile(r"\"([^\"]+)\"")
IDS = re.compile("[a-z]+(?:-[a-z0-9]+)+")
"""Matches anything that looks like an id in a pack."""
LATIN = re.compile(r"(?<![\w-])(?:[a-z]+(?:-[a-z0-9]+)*|\d[a-z])(?![\w-])")
"""Matches words that can only be ids in a language with letters of its own, and letters of places and tiles."""
HYPHENS = re.compile(r"(?<![\w-])-(?=\d)")
"""Matches a hyphen that stands for a minus."""
PLACE = re.compile(r"\d?[a-z]")
INSERTED = re.compile(r"\(([A-Z][^()]*)\)")
"""Matches a name in brackets."""


def translated(rules: Any, text: str, locale: str) -> str:
    """A name or a text of the packs in the reader's language, if there is a translation: also of numbered names, of lists of names, and of names
    with others in brackets."""
    if not isinstance(rules, Translates) or not text:
        return text
    said = rules.translated(text, locale)
    if said != text or locale == "en":
        return said
    if found := NUMBERED.fullmatch(text):
        return f"{translated(rules, found[1], locale)} {found[2].replace('-', MINUS)}"
    if found := IN_BRACKETS.fullmatch(text):
        return f"{translated(rules, found[1], locale)} ({translated(rules, found[2], locale)})"
    return ", ".join(translated(rules, part, locale) for part in text.split(", ")) if ", " in text else text


def form_of(rules: Any, name: str, locale: str) -> str:
    """Whether a name in the reader's language is masculine, feminine, neuter or plural; empty if it is not known as a name."""
    if not isinstance(rules, Inflects):
        return ""
    found = NUMBERED.fullmatch(name)
    return rules.form(found[1] if found else name, locale)


def unsaid(id: str, args: Mapping[str, Any]) -> str:
    """What is shown instead of a message that the game lacks."""
    return f"{id}: {', '.join(f'{k} {v}' for k, v in args.items())}" if args else id


class Wording:
    """The words of a game in one language."""

    def __init__(self, rules: Any, locale: str) -> None:
        self.rules, self.locale = rules, locale
        self.voice = voice_of(rules.name, locale)
        self._print = printer(rules.name, locale)
        self._ids = IDS if locale == "en" else LATIN
        self._names: dict[str, str] = {}
        self._forms: dict[str, str] = {}
        self._printed: dict[str, str] = {}

    def name(self, text: str) -> str:
        """A name in the reader's language."""
        if text not in self._names:
            self._names[text] = translated(self.rules, text, self.locale)
        return self._names[text]

    def form(self, name: str) -> str:
        """What a sentence with the name must agree with."""
        if name not in self._forms:
            self._forms[name] = form_of(self.rules, name, self.locale)
        return self._forms[name]

    def printed(self, text: str) -> str:
        """A name, card text or prose of the packs in the reader's language."""
        if text not in self._printed:
            prose = self.rules.translated(text, self.locale) if isinstance(self.rules, Translates) else text
            self._printed[text] = prose if prose != text else self._card_text(text)
        return self._printed[text]

    def _card_text(self, text: str) -> str:
        said = self._print(text)
        if said == text and (named := self.name(text)) != text:
            return named
        if self.locale != "en":
            said = HYPHENS.sub(MINUS, said)
        inserted = INSERTED.sub(lambda found: f"({self.name(found[1])})", QUOTED.sub(self._quoted, said))
        return self._ids.sub(self._titled, inserted)

    def _quoted(self, found: re.Match[str]) -> str:
        """A name in quotation marks, in those of the language."""
        said = self.name(found[1])
        return found[0] if said == found[1] else f"«{said}»"

    def _titled(self, found: re.Match[str]) -> str:
        """The name of a monster or an object for its id; letters of places are capitals in languages with letters of their own."""
        title = self.rules.title(found[0]) if isinstance(self.rules, Titles) else found[0]
        said = self.name(title)
        return said.upper() if self.locale != "en" and PLACE.fullmatch(said) else said

    def tell(self, id: str, args: Mapping[str, Any], names: Names, known: Callable[[str], str] = str) -> str:
        """The text of a message. If the game lacks it, its id and arguments. `known` gives the name for the rest of an id."""
        try:
            _, rest = self.voice.resolve(id)
            args = {"rest": known(rest), **args} if rest else args
            return " ".join(self.voice.tell(id, args, names, self).split())
        except UnknownMessage:
            return unsaid(id, args)
