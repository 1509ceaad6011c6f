"""Messages as ids and arguments, rendered by Fluent: a game's own and the shared ones in `locales`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


class UnknownMessage(LookupError):
    """There is no message with that id, or no locale with that name."""


class Names(Protocol):
    """The names a game uses. An unknown id is its own name."""

    def figure(self, id: str) -> str: ...

    def card(self, id: str) -> str:
        """The name of an ability card or an item."""
        ...

    def kind(self, id: str) -> str:
        """The name of a type of figure."""
        ...

    def cell(self, id: int) -> str: ...


class Words(Protocol):
    """What a game's packs say, in one language."""

    def name(self, text: str) -> str:
        """A name in the language."""
        ...

    def form(self, name: str) -> str:
        """Whether a name of the language is masculine, feminine, neuter or plural; empty if it is no name."""
        ...

    def printed(self, text: str) -> str:
        """Card text or prose in the language."""
        ...


class AsWritten:
    """Leaves what packs say as it is written in them."""

    def name(self, text: str) -> str:
        return text

    def form(self, name: str) -> str:
        return ""

    def printed(self, text: str) -> str:
        return text


AS_WRITTEN = AsWritten()
FORM = "-form"
"""The end of the arguments that say what a sentence must agree with: `$figure-form` is the form of the name in `$figure`."""
MANY = "plural"
FIGURES = {"figure", "target", "attacker"}
CARDS = {"card", "by", "lost", "lead", "item", "tile", "chapter"}
WORDS = {"condition": "condition", "element": "element", "attack": "face", "defence": "face", "dice": "face", "die": "face"}
"""Arguments that may be words from fixed lists, with the name of the list: `wound` has a message `condition-wound`."""
PRINTED = {"line", "text", "room", "counter", "thing", "used", "modifier", "first", "second", "condition"}
"""Arguments that may be card text or words defined in a pack."""
AMENDED = "amended"
"""The event for a correction by hand. Its argument is a path in the state."""


MINUS = "\u2212"
"""A minus sign, which other languages print instead of a hyphen."""
BELOW_ZERO = re.compile(r"-\d*$")
"""Matches a negative number, or the sign on a die."""
LAST_COLON = re.compile(r"[: ]+(?=\.?$)")
"""Matches the colon at the end of a text, which a full stop may follow."""
SHARED: Traversable = files("undercroft.text").joinpath("locales")
"""The messages that are no game's own: a folder per language."""


@cache
def locales() -> tuple[str, ...]:
    """The languages that Undercroft speaks."""
    return tuple(sorted(entry.name for entry in SHARED.iterdir() if entry.is_dir()))


def usual() -> str:
    """The language of the environment if there is a locale for it, otherwise English."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    language = re.split("[_.@-]", named)[0].lower()
    return language if language in locales() else "en"


class Voice:
    """The messages of a game in one language: those in the folders it lists, in order, then the shared ones. If a message stands in several folders,
    the first counts; one that is missing in the language is said in English."""

    def __init__(self, locale: str, folders: tuple[Traversable, ...]) -> None:
        self.locale = locale
        self.bundle = FluentBundle([locale], use_isolating=False)
        for folder in (*folders, SHARED):
            for resource in _resources(folder.joinpath(locale)):
                self.bundle.add_resource(resource)
        self.english: Voice = self if locale == "en" else voice("en", folders)

    def has(self, id: str) -> bool:
        """Whether there is a message with this very id in the language."""
        return self.bundle.has_message(id)

    def resolve(self, id: str) -> tuple[str, str]:
        """The message that renders an id, and the rest of the id. An id may end with the id of some content, as in `chance-column-guard`: it is
        rendered by the longest message that it starts with, which gets the rest as `$rest`."""
        name, rest = id, ""
        while not self.bundle.has_message(name):
            name, _, last = name.rpartition("-")
            if not name:
                break
            rest = f"{last}-{rest}" if rest else last
        if name:
            return name, rest
        if self.english is self:
            raise UnknownMessage(f"no message is called {id!r}")
        return self.english.resolve(id)

    def render(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The text of a message. A missing argument appears as its name in braces; before an empty one, a colon at the end is removed."""
        name, rest = self.resolve(id)
        values = {k: _plain(v) for k, v in (args or {}).items()}
        text = _rendered(self if self.has(name) else self.english, name, (("rest", rest), *values.items()))
        return LAST_COLON.sub("", text) if "" in values.values() else text

    def word(self, name: str, value: str) -> str:
        """A word from a fixed list in the reader's language, or several joined by `/`. A word without a message is left unchanged."""
        ids = [f"{name}-{slug(one)}" for one in value.split("/")]
        return "/".join(map(self.render, ids)) if all(map(self.has, ids)) else value

    def tell(self, id: str, args: Mapping[str, Any], names: Names, words: Words = AS_WRITTEN) -> str:
        """The text of an event or a question, with names instead of the ids in its arguments, each followed by its form."""
        if id == AMENDED:
            args = {**args, "what": _named_path(str(args["what"]), names)}
        values: dict[str, Any] = {}
        for name, value in args.items():
            values[name] = said = _named(name, value, names, self, words)
            if form := _form(said, words):
                values[name + FORM] = form
        return self.render(id, values)


@cache
def voice(locale: str = "en", folders: tuple[Traversable, ...] = ()) -> Voice:
    """The messages in these folders and the shared ones, in one language."""
    if locale not in locales():
        raise UnknownMessage(f"no locale is called {locale!r}; there are: {', '.join(locales())}")
    return Voice(locale, folders)


def _resources(folder: Traversable) -> Iterator[ast.Resource]:
    """The files of a folder. A message may stand in it once."""
    seen: set[str] = set()
    for entry in sorted(folder.iterdir(), key=lambda e: e.name) if folder.is_dir() else ():
        resource = FluentResource(entry.read_text("utf-8"))
        for item in resource.body:
            if isinstance(item, ast.Junk):
                raise ValueError(f"{entry.name}: not Fluent: {(item.content or '').strip()[:80]!r}")
            if isinstance(item, ast.Message):
                if item.id.name in seen:
                    raise ValueError(f"{entry.name}: the message {item.id.name!r} stands here twice")
                seen.add(item.id.name)
        yield resource


@lru_cache(maxsize=1 << 14)
def _rendered(voice: Voice, name: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A message with its arguments, cached because the same ones are needed again and again."""
    pattern = voice.bundle.get_message(name).value
    assert pattern is not None, f"the message {name!r} has no text"
    text, _ = voice.bundle.format_pattern(pattern, dict(args))
    return str(text)


def _plain(value: Any) -> Any:
    """Convert a value to a number or text for Fluent."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return value
    return ", ".join(str(v) for v in value) if isinstance(value, list | tuple) else str(value)


def slug(text: str) -> str:
    """A text in the form used in message ids."""
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def _named_path(what: str, names: Names) -> str:
    """`set figures.m1.health` with names instead of the ids of figures and cards."""
    steps = what.removeprefix("set ").split(".")
    return " › ".join(names.figure(step) if names.figure(step) != step else names.card(step) for step in steps)


def _form(said: Any, words: Words) -> str:
    """What a sentence with a name, or a list of names, must agree with; empty if it is no name."""
    if isinstance(said, list):
        return MANY if len(said) > 1 else _form(said[0], words) if said else ""
    return words.form(said) if isinstance(said, str) else ""


def _named(field: str, value: Any, names: Names, voice: Voice, words: Words) -> Any:
    """Replace ids by names. The name of the argument tells what it is: `figure`, `targets`, `card`, `cell`, a `path` of cells (shown by its end) …"""
    if field == "path":
        return names.cell(value[-1]) if value else ""
    if field == "things":
        return [words.printed(" ".join(names.kind(word) for word in thing.split(" "))) for thing in value]
    if not value and field in WORDS:
        return voice.word(WORDS[field], "none")
    if isinstance(value, list | tuple):
        return [_named(field.removesuffix("s"), v, names, voice, words) for v in value]
    if field == "cell":
        return names.cell(value)
    if not isinstance(value, str):
        return value
    if field in FIGURES:
        return names.figure(value)
    if field in CARDS:
        return names.card(value)
    if field == "kind":
        return names.kind(value)
    if field in WORDS and (said := voice.word(WORDS[field], value)) != value:
        return said
    if BELOW_ZERO.match(value) and voice.locale != "en":
        return MINUS + value[1:]
    return words.printed(value) if field in PRINTED else words.name(value) if value[:1].isupper() else value
