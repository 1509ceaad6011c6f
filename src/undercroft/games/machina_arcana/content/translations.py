"""Reads a pack's prose in other languages, and lists what has a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.language.documents import Document
from undercroft.language.reading import PackReader, title

from . import model as content
from . import schema


def named(pack: content.Content) -> dict[str, Mapping[str, str]]:
    """The English names of all that a names file can name, by section and id."""
    return {
        "explorers": {id: card.name for id, card in pack.explorers.items()},
        "monsters": {id: card.name for id, card in pack.monsters.items()},
        "items": {id: card.name for id, card in pack.items.items()},
        "events": {id: card.name for id, card in pack.events.items()},
        "scenarios": {id: scenario.title for id, scenario in pack.scenarios.items()},
        "tiles": {id: title(id) for id in pack.faces},
        "chapters": {chapter.id: chapter.name for scenario in pack.scenarios.values() for chapter in scenario.cards()},
    }


class TranslationReader(PackReader):
    """Reads one translation; everything it refers to must exist in the content."""

    def __init__(self, doc: Document, known: content.Content) -> None:
        self.doc, self.content = doc, known
        self.text = doc.typed(schema.TranslationFile)

    def read(self) -> dict[str, str]:
        """The translated prose by its English text."""
        said, pack = self.text, self.content
        chapters = {chapter.id: chapter for scenario in pack.scenarios.values() for chapter in scenario.cards()}
        pairs: list[tuple[str, str]] = []
        groups: tuple[tuple[str, Mapping[str, str], Mapping[str, Any], str, str], ...] = (
            ("explorers", said.explorers, pack.explorers, "explorer", "about"),
            ("monsters", said.monsters, pack.monsters, "monster", "about"),
            ("events", said.events, pack.events, "event", "about"),
            ("scenarios", said.scenarios, pack.scenarios, "scenario", "story"),
            ("chapters", said.chapters, chapters, "chapter", "story"),
        )
        for group, words, known, what, field in groups:
            for id, text in words.items():
                self.known(self.doc, (group, id), id, known, what)
                pairs.append((getattr(known[id].text, field), text))
        return {english: text for english, text in pairs if english and text}
