"""Reads a pack's prose in other languages, and lists what has a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from undercroft.language.documents import Document
from undercroft.language.reading import PackReader, title

from . import model as content
from . import schema

Pairs = list[tuple[str, str]]


def named(pack: content.Content) -> dict[str, Mapping[str, str]]:
    """The English names of all that a names file can name, by section and id."""
    classes, adventures = pack.classes.items(), pack.adventures.items()
    return {
        "heroes": {id: hero.name for id, hero in pack.heroes.items()},
        "classes": {id: sheet.name for id, sheet in classes},
        "abilities": {id: sheet.ability.text.name for id, sheet in classes},
        "class-skills": {id: sheet.skill.text.name for id, sheet in classes},
        "skills": {f"{id}/{b.id}/{n}": skill.text.name for id, sheet in classes for b in sheet.branches for n, skill in enumerate(b.skills)},
        "equipment": {id: gear.name for id, gear in pack.equipment.items()},
        "traps": {id: trap.text.name for id, trap in pack.traps.items()},
        "enemies": {card.text.enemy: card.name for card in pack.cards.values()},
        "doors": {id: door.name for id, door in pack.doors.items()},
        "events": {id: event.text.name for id, event in pack.events.items()},
        "adventures": {id: one.title for id, one in adventures},
        "tokens": {f"{id}/{token}": one.token_name(kind, zone) for id, one in adventures for token, (kind, zone, _) in one.tokens.items()},
        "foes": {f"{id}/{foe.id}": foe.name for id, one in adventures for foe in one.foes.values()},
        "pillars": {f"{id}/{pillar}": title(pillar) for id, one in adventures for pillar in one.pillars},
        "places": {f"{id}/{place}": title(place) for id, one in adventures for place in (*one.text.places, *one.text.special_doors)},
    }


NAMED = ("heroes", "classes", "traps", "enemies", "events")
"""The groups of a translation in which things once had their names."""
WITHIN = {"tokens": "tokens", "enemies": "foes", "pillars": "pillars"}
"""The fields of an adventure that once held names, with their sections."""


def divided(doc: Document) -> tuple[Document, Document]:
    """The names and the prose of a translation from before names had files of their own, as packs in saves may have it."""
    names: dict[str, dict[str, Any]] = {group: doc.data[group] for group in ("equipment", "doors") if group in doc.data}
    prose = {group: words for group, words in doc.data.items() if group not in names}
    for group in NAMED:
        names[group] = {id: words["name"] for id, words in prose.get(group, {}).items() if "name" in words}
    for id, words in prose.get("classes", {}).items():
        for field, section in (("ability", "abilities"), ("skill", "class-skills")):
            names.setdefault(section, {}).update({id: words[field]} if field in words else {})
        skills = {f"{id}/{branch}/{n}": name for branch, said in words.get("branches", {}).items() for n, name in enumerate(said)}
        names.setdefault("skills", {}).update(skills)
    for id, words in prose.get("adventures", {}).items():
        names.setdefault("adventures", {}).update({id: words["title"]} if "title" in words else {})
        for field, section in WITHIN.items():
            names.setdefault(section, {}).update({f"{id}/{name}": said for name, said in words.get(field, {}).items()})
    for group, struct in (("heroes", schema.AboutWords), ("classes", schema.AboutWords), ("enemies", schema.AboutWords),
                          ("traps", schema.CardWords), ("events", schema.CardWords), ("adventures", schema.AdventureWords)):  # fmt: skip
        if group in prose:
            known = struct.__struct_fields__
            prose[group] = {id: {f: text for f, text in words.items() if f in known} for id, words in prose[group].items()}
    found = copy(doc), copy(doc)
    found[0].data, found[1].data = names, prose
    return found


class TranslationReader(PackReader):
    """Reads one translation; everything it refers to must exist in the content."""

    def __init__(self, doc: Document, known: content.Content) -> None:
        self.doc, self.content = doc, known
        self.text = doc.typed(schema.TranslationFile)

    def read(self) -> dict[str, str]:
        text, pack = self.text, self.content
        enemies = {card.text.enemy: pack.enemies[card.text.enemy] for card in pack.cards.values()}
        pairs: Pairs = [*text.counters.items(), *self._fields(pack.story, text.story)]
        pairs += [(pack.heroes[id].text.about, hero.about) for id, hero in self._each("heroes", text.heroes, pack.heroes, "hero")]
        pairs += [(pack.classes[id].text.about, sheet.about) for id, sheet in self._each("classes", text.classes, pack.classes, "class")]
        pairs += [(pack.traps[id].text.text, trap.text) for id, trap in self._each("traps", text.traps, pack.traps, "trap")]
        pairs += [(enemies[id].about, enemy.about) for id, enemy in self._each("enemies", text.enemies, enemies, "enemy")]
        pairs += [(pack.events[id].text.text, event.text) for id, event in self._each("events", text.events, pack.events, "event")]
        for id, adventure in self._each("adventures", text.adventures, pack.adventures, "adventure"):
            pairs += self._adventure(id, adventure)
        return {english: said for english, said in pairs if english and said}

    def _each(self, group: str, said: Mapping[str, Any], known: Mapping[str, Any], what: str) -> Iterable[tuple[str, Any]]:
        for id, words in said.items():
            self.known(self.doc, (group, id), id, known, what)
            yield id, words

    def _fields(self, own: Any, said: Any) -> Pairs:
        """Pairs of fields that have the same name in both."""
        return [(getattr(own, field), getattr(said, field)) for field in said.__struct_fields__]

    def _adventure(self, id: str, said: schema.AdventureWords) -> Pairs:
        own = self.content.adventures[id]
        pairs = [(getattr(own.text, field), getattr(said, field)) for field in ("introduction", "special", "conclusion", "defeat")]
        objectives = {objective.id: objective.text for objective in own.text.objectives}
        for name, words in said.objectives.items():
            self.known(self.doc, ("adventures", id, "objectives", name), name, objectives, "objective of this adventure")
            pairs.append((objectives[name], words))
        return pairs
