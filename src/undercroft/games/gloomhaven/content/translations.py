"""Reads the prose of packs in other languages."""

from __future__ import annotations

from undercroft.games.haven.content.loading import Reader
from undercroft.language.documents import Document

from . import schema
from .model import BattleGoal, Class, DungeonCard, RoomCard, Scenario, room_title


def begun(text: str) -> str:
    """A text as it appears at the start of a sentence."""
    return text[:1].upper() + text[1:]


class Translator(Reader):
    """Reads translations of what has been read before."""

    def __init__(self) -> None:
        super().__init__()
        self.classes: dict[str, Class] = {}
        self.goals: dict[str, BattleGoal] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.rooms: dict[str, RoomCard] = {}
        self.dungeon: dict[str, DungeonCard] = {}
        self.translations: dict[str, dict[str, str]] = {}
        self.nouns: dict[str, dict[str, schema.RoomWords]] = {}
        self.adjectives: dict[str, dict[str, schema.AdjectiveWords]] = {}

    def translation(self, doc: Document, locale: str) -> None:
        """Prose in another language, stored under the English text it translates."""
        text, known = doc.typed(schema.TranslationFile), self.translations.setdefault(locale, {})
        pairs = [*text.counters.items()]
        for id, about in text.classes.items():
            self.known(doc, ("classes", id), id, self.classes, "class")
            pairs.append((self.classes[id].about, about))
        for id, goal in text.goals.items():
            self.known(doc, ("goals", id), id, self.goals, "battle goal")
            pairs.append((self.goals[id].text.text, goal))
        for id, said in text.scenarios.items():
            self.known(doc, ("scenarios", id), id, self.scenarios, "scenario")
            own = self.scenarios[id].text
            pairs += [(getattr(own, field), getattr(said, field)) for field in said.__struct_fields__ if field != "sections"]
            for key, section in said.sections.items():
                self.known(doc, ("scenarios", id, "sections", key), key, own.sections, "section of this scenario")
                pairs.append((own.sections[key], section))
        for id, room in text.rooms.items():
            self.known(doc, ("rooms", id), id, self.rooms, "room card")
            card = self.rooms[id].text
            pairs += [(card.noun, begun(room.noun)), (card.minor_text, room.minor), (card.major_text, room.major)]
        for id, adjective in text.dungeon.items():
            self.known(doc, ("dungeon", id), id, self.dungeon, "monster card")
            pairs.append((self.dungeon[id].text.adjective, begun(adjective.m)))
        self.nouns.setdefault(locale, {}).update(text.rooms)
        self.adjectives.setdefault(locale, {}).update(text.dungeon)
        known.update({english: translated for english, translated in pairs if english and translated})

    def titles(self, locale: str) -> dict[str, str]:
        """GH-VRD-05: the possible room titles in another language, with each adjective in the form its noun requires."""
        return {
            room_title(self.dungeon[card], self.rooms[room]): begun(f"{getattr(adjective, noun.gender)} {noun.noun}")
            for room, noun in self.nouns[locale].items()
            for card, adjective in self.adjectives[locale].items()
        }
