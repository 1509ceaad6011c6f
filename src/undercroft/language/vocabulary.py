"""Vocabularies: how a game gives meaning to phrases. One declaration per word is used for reading, printing and the reference."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec import Struct

from .grammar import Atom, LineError, Phrase


class Node(Struct, frozen=True):
    """A typed phrase. `PHRASE` is its pattern: words, and slots such as `{value}` or `{by:signed}`. A word such as `card(s)` is singular or plural
    depending on the number before it."""

    PHRASE: ClassVar[str] = ""
    HELP: ClassVar[str] = ""
    ICON: ClassVar[str] = ""
    """The icon for its line on a card, named as in the `game-icons` set."""
    ICON_OF: ClassVar[str] = ""
    """The slot whose word has an icon, if that stands for the line."""
    WINDOW: ClassVar[bool] = False
    """Whether it is a moment inside another action (an attack, a move), so that modifiers follow instead of steps."""

    @property
    def icon(self) -> str:
        return self.ICON

    @classmethod
    def written(cls) -> str:
        """How a person writes it, for error messages: `attack +N`, `CONDITION self`."""
        types = {field.name: field.type for field in msgspec.structs.fields(cls)}

        def placeholder(slot: re.Match[str]) -> str:
            name, kind = slot[1], slot[2]
            if types[name] in (int, Amount):
                return "+N" if (kind or name) in ("signed", "by") else "N"
            return f'"{name.upper()}"' if kind == "string" else name.upper()

        return re.sub(r"\{(\w+)(?::(\w+))?\}", placeholder, cls.PHRASE)


class Slot(NamedTuple):
    """A kind of slot: how it is read (as a value and the number of atoms used, or None) and how it is printed."""

    read: Callable[[Sequence[Atom]], tuple[Any, int] | None]
    show: Callable[[Any], str]
    help: str
    say: Callable[[Any, Any], str] | None = None
    """How it is printed in another language, given its `Speech`, if translating single words is not enough."""


class Amount(Struct, frozen=True):
    """A number, optionally plus something that is counted when the effect starts: `2`, `2 + hexes moved`, `hexes moved`."""

    base: int = 0
    per: str = ""

    def __str__(self) -> str:
        return self.per if self.per and not self.base else f"{self.base} + {self.per}" if self.per else str(self.base)


def _number(atoms: Sequence[Atom]) -> tuple[int, int] | None:
    return (int(atoms[0].text), 1) if atoms and atoms[0].kind == "number" else None


def _signed(atoms: Sequence[Atom]) -> tuple[int, int] | None:
    return (int(atoms[0].text), 1) if atoms and atoms[0].kind == "signed" else None


def _string(atoms: Sequence[Atom]) -> tuple[str, int] | None:
    return (atoms[0].text, 1) if atoms and atoms[0].kind == "string" else None


def _word(atoms: Sequence[Atom]) -> tuple[str, int] | None:
    return (atoms[0].text, 1) if atoms and atoms[0].kind == "word" else None


def _words(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
    """Read as many words as there are."""
    n = next((i for i, a in enumerate(atoms) if a.kind not in ("word", "number")), len(atoms))
    return (tuple(a.text for a in atoms[:n]), n) if n else None


def _one_of(known: Sequence[str]) -> Callable[[Sequence[Atom]], tuple[str, int] | None]:
    """A reader for a list of words or groups of words. It takes the longest match."""
    things = sorted((thing.split() for thing in known), key=len, reverse=True)

    def read(atoms: Sequence[Atom]) -> tuple[str, int] | None:
        for words in things:
            if [a.text for a in atoms[: len(words)]] == words:
                return " ".join(words), len(words)
        return None

    return read


def one_of(*known: str) -> Slot:
    """A slot for a word or group of words from a fixed list."""
    return Slot(_one_of(known), str, "one of " + ", ".join(known))


def amount(*counted: str) -> Slot:
    """A slot for a number, optionally plus one of the things a game counts."""
    thing = _one_of([c.lower() for c in counted])

    def read(atoms: Sequence[Atom]) -> tuple[Amount, int] | None:
        if (found := thing(atoms)) is not None:
            return Amount(0, found[0]), found[1]
        number = _number(atoms)
        if number is None:
            return None
        if len(atoms) > 2 and atoms[1].kind == "plus" and (found := thing(atoms[2:])) is not None:
            return Amount(number[0], found[0]), 2 + found[1]
        return Amount(number[0]), 1

    return Slot(read, str, "a number, or a number + one of: " + ", ".join(counted))


def _slash(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
    if atoms and atoms[0].kind in ("slashed", "word"):
        return tuple(atoms[0].text.split("/")), 1
    return None


SLOTS: dict[str, Slot] = {
    "number": Slot(_number, str, "a number"),
    "signed": Slot(_signed, lambda v: f"{v:+d}", "a number with its sign"),
    "string": Slot(_string, lambda v: f'"{v}"', "a name in quotation marks"),
    "word": Slot(_word, str, "a word"),
    "words": Slot(_words, " ".join, "words"),
    "slashed": Slot(_slash, "/".join, "words joined by /"),
}


PLURAL = "(s)"
"""The ending of a word that is singular after the number 1 and plural otherwise."""


class Part(NamedTuple):
    """A literal word, or a slot with the field it fills and the name of its kind."""

    word: str
    field: str = ""
    slot: Slot | None = None
    kind: str = ""
    one: str = ""
    """The singular form, used after the number 1, if the word has one."""
    counted: str = ""
    """The field with that number."""


class Pattern:
    """A compiled phrase pattern of one node type."""

    def __init__(self, kind: type[Node], slots: dict[str, Slot]) -> None:
        self.kind = kind
        self.parts: list[Part] = []
        for piece in kind.PHRASE.split():
            if piece.startswith("{"):
                field, _, name = piece[1:-1].partition(":")
                kind_of_slot = name or field if (name or field) in slots else "number"
                self.parts.append(Part("", field, slots[kind_of_slot], kind_of_slot))
            elif piece.endswith(PLURAL):
                one = piece.removesuffix(PLURAL)
                self.parts.append(Part(f"{one}s", one=one, counted=next(p.field for p in reversed(self.parts) if p.slot)))
            else:
                self.parts.append(Part(piece))
        fields = {f.name for f in msgspec.structs.fields(kind)}
        unknown = [p.field for p in self.parts if p.slot and p.field not in fields]
        if unknown:
            raise TypeError(f"{kind.__name__} has no field {unknown[0]!r}")

    @property
    def head(self) -> str:
        return self.parts[0].word

    def read(self, atoms: Sequence[Atom]) -> Node | None:
        values: dict[str, Any] = {}
        at = 0
        for part in self.parts:
            if part.slot is None:
                if at >= len(atoms) or atoms[at].text not in (part.word, part.one):
                    return None
                at += 1
            else:
                found = part.slot.read(atoms[at:])
                if found is None:
                    return None
                values[part.field], at = found[0], at + found[1]
        return self.kind(**values) if at == len(atoms) else None

    def show(self, node: Node) -> str:
        return " ".join(self._show(part, node) for part in self.parts)

    @staticmethod
    def _show(part: Part, node: Node) -> str:
        if part.slot is not None:
            return part.slot.show(getattr(node, part.field))
        return part.one if part.one and getattr(node, part.counted) == 1 else part.word

    @property
    def usage(self) -> str:
        return " ".join(f"{{{p.field}}}" if p.slot else p.word for p in self.parts)

    @property
    def message(self) -> str:
        """The id of the message for this phrase in other languages: `card-attack-value` for `attack {value}`."""
        return "card-" + "-".join(re.sub("[^a-z0-9]+", "-", (p.field or p.word).lower()).strip("-") for p in self.parts)


class Lexicon:
    """The nodes that can be used in one role (steps, modifiers, moments, prices, conditions …)."""

    def __init__(self, role: str, kinds: Iterable[type[Node]] = (), slots: Mapping[str, Slot] | None = None) -> None:
        self.role = role
        self.patterns = [Pattern(kind, {**SLOTS, **(slots or {})}) for kind in kinds]
        self._by_kind = {p.kind: p for p in self.patterns}

    def read(self, phrase: Phrase) -> Node:
        """The first node whose pattern matches the whole phrase."""
        for pattern in self.patterns:
            node = pattern.read(phrase.atoms)
            if node is not None:
                return node
        raise LineError(self._complaint(phrase))

    def _complaint(self, phrase: Phrase) -> str:
        if not self.patterns:
            return f"{phrase.text!r} is no {self.role}: this game has none"
        first = phrase.atoms[0].text
        same = [p.usage for p in self.patterns if p.head == first]
        if same:
            return f"{phrase.text!r} does not fit; {self.role} with {first!r}: {'; '.join(same)}"
        known = sorted({p.head or p.usage for p in self.patterns} | self._closed_words())
        close = difflib.get_close_matches(first, known, 1, 0.5)
        hint = f"did you mean {close[0]!r}?" if close else f"known: {', '.join(known)}"
        return f"{phrase.text!r} is no {self.role}; {hint}"

    def _closed_words(self) -> set[str]:
        """The words that a slot at the start of a phrase accepts, for suggestions."""
        words: set[str] = set()
        for pattern in self.patterns:
            slot = pattern.parts[0].slot
            if slot is not None and slot.help.startswith("one of "):
                words |= set(slot.help.removeprefix("one of ").split(", "))
        return words

    def knows(self, node: Node) -> bool:
        return type(node) in self._by_kind

    def pattern(self, node: Node) -> Pattern:
        """The pattern for reading and printing the node."""
        return self._by_kind[type(node)]

    def show(self, node: Node) -> str:
        return self.pattern(node).show(node)
