"""Reads a pack's translations: its names and prose in another language, keyed by the English text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document, Path
from undercroft.language.reading import PackReader, title

from . import model as content
from . import schema

Pairs = list[tuple[str, str]]


def branch_names(names: Iterable[str]) -> str:
    """The branches of a class in one line, each named after its first skill."""
    return ", ".join(names)


class TranslationReader(PackReader):
    """Reads one translation; everything it refers to must exist in the content."""

    def __init__(self, doc: Document, known: content.Content, before: Mapping[str, str]) -> None:
        self.doc, self.content, self.before = doc, known, before
        self.text = doc.typed(schema.TranslationFile)

    def read(self) -> dict[str, str]:
        text, pack = self.text, self.content
        names = {card.text.enemy: card.name for card in pack.cards.values()}
        pairs: Pairs = [*text.counters.items(), *self._fields(pack.story, text.story)]
        for id, hero in self._each("heroes", text.heroes, pack.heroes, "hero"):
            pairs += [(pack.heroes[id].name, hero.name), (pack.heroes[id].text.about, hero.about)]
        for id, sheet in self._each("classes", text.classes, pack.classes, "class"):
            pairs += self._class(id, sheet)
        for id, name in self._each("equipment", text.equipment, pack.equipment, "equipment card"):
            pairs.append((pack.equipment[id].name, name))
        for id, trap in self._each("traps", text.traps, pack.traps, "trap"):
            pairs += self._fields(pack.traps[id].text, trap)
        for id, enemy in self._each("enemies", text.enemies, names, "enemy"):
            pairs += [(names[id], enemy.name), (pack.enemies[id].about, enemy.about)]
        for id, name in self._each("doors", text.doors, pack.doors, "door card"):
            pairs.append((pack.doors[id].name, name))
        for id, event in self._each("events", text.events, pack.events, "event"):
            pairs += self._fields(pack.events[id].text, event)
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

    def _class(self, id: str, said: schema.ClassWords) -> Pairs:
        own = self.content.classes[id]
        pairs = [(own.name, said.name), (own.text.about, said.about), (own.ability.text.name, said.ability), (own.skill.text.name, said.skill)]
        branches = {branch.id: [skill.text.name for skill in branch.skills] for branch in own.branches}
        for branch, names in said.branches.items():
            path: Path = ("classes", id, "branches", branch)
            self.known(self.doc, path, branch, branches, "branch of this class")
            if len(names) != len(branches[branch]):
                raise PackError(f"{self.doc.at(path)}: this branch has {len(branches[branch])} skills, not {len(names)}")
            pairs += zip(branches[branch], names)
        firsts, translated = [skills[0] for skills in branches.values()], {**self.before, **dict(pairs)}
        if all(name in translated for name in firsts):
            pairs.append((branch_names(firsts), branch_names(translated[name] for name in firsts)))
        return pairs

    def _adventure(self, id: str, said: schema.AdventureWords) -> Pairs:
        own = self.content.adventures[id]
        pairs = [(own.title, said.title)]
        pairs += [(getattr(own.text, field), getattr(said, field)) for field in ("introduction", "special", "conclusion", "defeat")]
        inside = {
            "objectives": ("objective", {objective.id: objective.text for objective in own.text.objectives}),
            "tokens": ("token", {token: own.token_name(kind, zone) for token, (kind, zone, _) in own.tokens.items()}),
            "enemies": ("enemy", {foe.id: foe.name for foe in own.foes.values()}),
            "pillars": ("pillar", {pillar: title(pillar) for pillar in own.pillars}),
        }
        for group, (what, known) in inside.items():
            for name, words in getattr(said, group).items():
                self.known(self.doc, ("adventures", id, group, name), name, known, f"{what} of this adventure")
                pairs.append((known[name], words))
        return pairs
