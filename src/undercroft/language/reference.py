"""The reference of a vocabulary: every phrase with its role and meaning, from the same declarations that read and print cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from .lines import Vocabulary


class Word(Struct, frozen=True):
    """A phrase of card text. `vocabulary` says where it can be used: card text, scenario text …"""

    vocabulary: str
    role: str
    phrase: str
    meaning: str


def words_of(name: str, vocabulary: Vocabulary) -> Iterator[Word]:
    lexicons = (
        vocabulary.steps, vocabulary.modifiers, vocabulary.moments, vocabulary.qualifiers, vocabulary.prices, vocabulary.terms,
        vocabulary.conditions,
    )  # fmt: skip
    for lexicon in lexicons:
        for pattern in lexicon.patterns:
            yield Word(name, lexicon.role, pattern.usage, pattern.kind.HELP)


def markdown(vocabularies: Mapping[str, Vocabulary]) -> str:
    """The reference as Markdown tables, one for each role. Phrases shared by several vocabularies are listed once."""
    roles: dict[str, dict[str, str]] = {}
    for name, vocabulary in vocabularies.items():
        for word in words_of(name, vocabulary):
            roles.setdefault(word.role, {})[word.phrase] = word.meaning
    tables = []
    for role, phrases in roles.items():
        lines = [f"### {role.capitalize()}", "", "| Phrase | Meaning |", "| --- | --- |"]
        tables.append("\n".join(lines + [f"| `{phrase}` | {meaning} |" for phrase, meaning in phrases.items()]))
    return "\n\n".join(tables)
