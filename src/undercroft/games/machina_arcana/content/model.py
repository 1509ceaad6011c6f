"""The content of a pack with its text parsed: everything the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct

from undercroft.language.lines import Line
from undercroft.language.reading import title

from .board import Board
from .lines import Source
from .schema import ChapterText, EventText, ExplorerText, GoalText, ItemText, MonsterText, ScenarioText
from .tiles import Face


class Effect(NamedTuple):
    """A line of a card, with the id that events use for it."""

    id: str
    line: Line


class Abilities(NamedTuple):
    """MA-ABL-06: the lines of a card, by type of ability."""

    active: tuple[Effect, ...] = ()
    passive: tuple[Effect, ...] = ()
    enters: tuple[Effect, ...] = ()
    free: tuple[Effect, ...] = ()
    """MA-OOT-01: the active ones that cost no stamina."""
    own: tuple[Source, ...] = ()
    """What the passive ones keep in force for the card's own unit, or for everybody if it belongs to nobody."""
    others: tuple[Source, ...] = ()
    """What they keep in force for units that they name (MA-RNG-09)."""


class Explorer(Struct, frozen=True, eq=False):
    """MA-CMP-01."""

    id: str
    name: str
    text: ExplorerText
    does: Abilities


class Monster(Struct, frozen=True, eq=False):
    """MA-CMP-02."""

    id: str
    name: str
    text: MonsterText
    does: Abilities


class Item(Struct, frozen=True, eq=False):
    """MA-CMP-03."""

    id: str
    name: str
    text: ItemText
    does: Abilities


class Event(Struct, frozen=True, eq=False):
    """MA-CMP-05."""

    id: str
    name: str
    text: EventText
    does: Abilities


class Chapter(Struct, frozen=True, eq=False):
    """MA-CMP-04."""

    id: str
    """The scenario and its number, such as `ice/1`."""
    name: str
    text: ChapterText
    does: Abilities


class Endgame(Struct, frozen=True, eq=False):
    """MA-END-01, MA-END-03: the tile, and the cards, which take the place of the chapter card."""

    tile: str
    parts: tuple[Chapter, ...]
    goals: tuple[GoalText | None, ...]
    """For each part, what the goal spaces of the tile are like."""


class Scenario(Struct, frozen=True, eq=False):
    """MA-SET-01."""

    id: str
    title: str
    text: ScenarioText
    chapters: tuple[Chapter, ...]
    endgame: Endgame | None = None

    def cards(self) -> tuple[Chapter, ...]:
        """The chapters, then the endgame cards."""
        return (*self.chapters, *(self.endgame.parts if self.endgame is not None else ()))

    def short(self, length: str) -> list[int]:
        """MA-VAR-04, MA-VAR-05: the indices of the chapters of a fast or very fast game; empty if it is a full one, or the scenario has none."""
        numbers = {"fast": self.text.fast, "very fast": self.text.very_fast}.get(length, ())
        return [number - 1 for number in numbers]


class Content(Struct, frozen=True, eq=False):
    """All packs of a game, merged."""

    explorers: Mapping[str, Explorer]
    monsters: Mapping[str, Monster]
    items: Mapping[str, Item]
    events: Mapping[str, Event]
    faces: Mapping[str, Face]
    fronts: tuple[str, ...]
    """One face of every tile."""
    backs: Mapping[str, str]
    """MA-XPL-12: for each face of a tile, the other one."""
    scenarios: Mapping[str, Scenario]
    lines: Mapping[str, Line]
    """Every line of card text by its id."""
    translations: Mapping[str, Mapping[str, str]]
    """For each language, the names and prose of the packs by their English text."""
    forms: Mapping[str, Mapping[str, str]]
    """For each language, whether a name is masculine, feminine, neuter or plural."""
    turns_spaces: bool = False
    """MA-FLD-06: whether any card makes spaces count as others."""
    boards: dict[object, Board] = {}
    """Boards laid so far, by their tiles and tokens."""

    def following(self, scenario: str) -> list[str]:
        """MA-CAM-01: the scenarios with the next higher number: one, unless several packs have a scenario with that number."""
        later = [other for other in self.scenarios.values() if other.text.number > self.scenarios[scenario].text.number]
        least = min((other.text.number for other in later), default=0)
        return [other.id for other in later if other.text.number == least]

    def title(self, id: str) -> str:
        """The printed name of a card, a figure or a tile, or the id itself if it is unknown."""
        for cards in (self.monsters, self.explorers, self.items, self.events):
            if id in cards:
                return cards[id].name
        if (scenario := self.scenarios.get(id.rpartition("/")[0])) is not None:
            parts = scenario.endgame.parts if scenario.endgame is not None else ()
            return next((card.name for card in (*scenario.chapters, *parts) if card.id == id), id)
        return title(id) if id in self.faces else id

    def translated(self, text: str, locale: str) -> str:
        """A name or prose in another language. Cards that no scene has shown yet are known by their ids."""
        english = self.title(text)
        return self.translations.get(locale, {}).get(english, english)

    def form(self, name: str, locale: str) -> str:
        return self.forms.get(locale, {}).get(name, "")


class HasContent(Protocol):
    """The rules of the game, for those who need only the content of their packs."""

    content: Content
