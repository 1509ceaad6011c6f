"""Reads the prose of packs in other languages."""

from __future__ import annotations

from undercroft.games.haven.content.loading import Loader, prose
from undercroft.language.documents import Document
from undercroft.language.names import language_of

from . import schema
from .model import BattleGoal, Class, Content, DungeonCard, RoomCard, Scenario, room_title


def begun(text: str) -> str:
    """A text as it appears at the start of a sentence."""
    return text[:1].upper() + text[1:]


class Translator(Loader[schema.Names, Content]):
    """Reads translations of what has been read before."""

    def __init__(self) -> None:
        super().__init__()
        self.classes: dict[str, Class] = {}
        self.goals: dict[str, BattleGoal] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.rooms: dict[str, RoomCard] = {}
        self.dungeon: dict[str, DungeonCard] = {}
        self.nouns: dict[str, dict[str, schema.RoomWords]] = {}
        self.adjectives: dict[str, dict[str, schema.AdjectiveWords]] = {}

    def translation(self, doc: Document, names: schema.Names) -> None:
        text, locale = doc.typed(schema.TranslationFile), language_of(doc.file)
        pairs = [*text.counters.items()]
        pairs += [(mat.about, about) for mat, about in self.said_of(doc, "classes", text.classes, self.classes, "class")]
        pairs += [(goal.text.text, said) for goal, said in self.said_of(doc, "goals", text.goals, self.goals, "battle goal")]
        for scenario, words in self.said_of(doc, "scenarios", text.scenarios, self.scenarios, "scenario"):
            pairs += prose(scenario.text, words)
            for key, section in words.sections.items():
                self.known(doc, ("scenarios", scenario.text.id, "sections", key), key, scenario.text.sections, "section of this scenario")
                pairs.append((scenario.text.sections[key], section))
        for card, room in self.said_of(doc, "rooms", text.rooms, self.rooms, "room card"):
            pairs += [(card.text.noun, begun(room.noun)), (card.text.minor_text, room.minor), (card.text.major_text, room.major)]
        for beasts, adjective in self.said_of(doc, "dungeon", text.dungeon, self.dungeon, "monster card"):
            pairs.append((beasts.text.adjective, begun(adjective.m)))
        self.translate(doc, pairs)
        self.nouns.setdefault(locale, {}).update(text.rooms)
        self.adjectives.setdefault(locale, {}).update(text.dungeon)

    def titles(self, locale: str) -> dict[str, str]:
        """GH-VRD-05: the possible room titles in another language, with each adjective in the form its noun requires."""
        return {
            room_title(self.dungeon[card], self.rooms[room]): begun(f"{getattr(adjective, noun.gender)} {noun.noun}")
            for room, noun in self.nouns.get(locale, {}).items()
            for card, adjective in self.adjectives.get(locale, {}).items()
        }
