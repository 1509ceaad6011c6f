"""The content of a pack with its text parsed: everything the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct

from undercroft.grid.zones import Pair
from undercroft.language.lines import Line
from undercroft.language.reading import title
from undercroft.language.vocabulary import Node

from . import tiles
from .board import Board
from .dice import Pool
from .schema import (
    AdventureText,
    ClassText,
    DoorText,
    EnemyText,
    EquipmentText,
    EventText,
    FoeText,
    GuardText,
    HeroText,
    SkillText,
    SpecialDoor,
    StoryText,
    TrapText,
)


class Effect(NamedTuple):
    """A line of a card, with the id that events use for it."""

    id: str
    line: Line


class Hero(Struct, frozen=True, eq=False):
    """MD-HER-01."""

    id: str
    name: str
    text: HeroText
    skill: Effect
    shadow: Effect


class Skill(Struct, frozen=True, eq=False):
    """MD-CLS-04."""

    text: SkillText
    effects: tuple[Effect, ...]


class Branch(Struct, frozen=True, eq=False):
    """MD-CLS-05."""

    id: str
    skills: tuple[Skill, ...]


class Class(Struct, frozen=True, eq=False):
    """MD-CLS-01."""

    id: str
    name: str
    text: ClassText
    ability: Skill
    skill: Skill
    branches: tuple[Branch, ...]


class Equipment(Struct, frozen=True, eq=False):
    """MD-EQP-01: a card from a deck; artifacts have level 0 (MD-TRA-07)."""

    id: str
    name: str
    deck: str
    level: int
    text: EquipmentText
    dice: Mapping[str, Pool]
    effects: tuple[Effect, ...]
    use: tuple[Effect, ...]


class Trap(Struct, frozen=True, eq=False):
    """MD-PIC-10: a trap or luck card in a treasure deck."""

    id: str
    deck: str
    text: TrapText
    effects: tuple[Effect, ...]


class EnemyCard(Struct, frozen=True, eq=False):
    """MD-ENM-01."""

    id: str
    name: str
    deck: str
    level: int
    text: GuardText
    dice: Mapping[str, Pool]
    effects: tuple[Effect, ...]


class Event(Struct, frozen=True, eq=False):
    """MD-EVT-01."""

    id: str
    text: EventText
    effects: tuple[Effect, ...]


class Tile(NamedTuple):
    """A side of a tile."""

    id: str
    side: tiles.Tile


class Door(NamedTuple):
    """MD-DOR: a door of an adventure: its border and, if it is special, its name and properties."""

    border: Pair
    name: str = ""
    special: SpecialDoor | None = None


class Pillar(NamedTuple):
    """MD-OBJ-03: a pillar in one zone, or on the border of two."""

    id: str
    zones: tuple[int, ...]
    health: int
    group: str


class Stair(NamedTuple):
    """MD-Q10-03: stairs from one zone to another, usable by heroes once an objective is achieved."""

    a: int
    b: int
    needs: str


class Foe(Struct, frozen=True, eq=False):
    """An enemy of an adventure, with its behaviour by node type."""

    id: str
    name: str
    text: FoeText
    does: Mapping[type[Node], Effect]

    def is_(self, kind: type[Node]) -> bool:
        return kind in self.does


class Adventure(Struct, frozen=True, eq=False):
    """MD-ADV-01: an adventure with its board, everything on it, and its rules."""

    id: str
    title: str
    text: AdventureText
    board: Board
    start: int
    exit: int
    """-1 if there is none (MD-EPH-28)."""
    levels: tuple[tuple[int, int], ...]
    """The zone and level of every token."""
    doors: tuple[Door, ...]
    """All doors; those that are open from the start come last."""
    closed: int
    """How many of the doors are closed at the start."""
    doorways: tuple[tuple[int, ...], ...]
    """For every zone, the doors on its borders, by their index."""
    places: Mapping[str, int]
    tokens: Mapping[str, tuple[str, int, bool]]
    """By id: the kind, the zone, and whether it can be picked up."""
    hidden: tuple[int, ...]
    pillars: Mapping[str, Pillar]
    stairs: tuple[Stair, ...]
    foes: Mapping[str, Foe]
    rules: tuple[Effect, ...]
    """Rules triggered by moments."""
    always: Mapping[type[Node], Effect]
    """Rules always in force."""

    def token_name(self, kind: str, zone: int) -> str:
        """The adventure's name for a token of a kind in a zone."""
        named = [token.name for token in self.text.tokens if token.kind == kind and self.board.zone(token.at) == zone]
        return named[0] if named and named[0] else title(kind)


class Content(Struct, frozen=True, eq=False):
    """All packs of a game, merged."""

    heroes: Mapping[str, Hero]
    classes: Mapping[str, Class]
    equipment: Mapping[str, Equipment]
    traps: Mapping[str, Trap]
    enemies: Mapping[str, EnemyText]
    cards: Mapping[str, EnemyCard]
    doors: Mapping[str, DoorText]
    events: Mapping[str, Event]
    tiles: Mapping[str, Tile]
    adventures: Mapping[str, Adventure]
    lines: Mapping[str, Line]
    """Every line of card text by its id."""
    story: StoryText
    translations: Mapping[str, Mapping[str, str]]
    """For each language, the names and prose of the packs by their English text."""
    forms: Mapping[str, Mapping[str, str]]
    """For each language, whether a name is masculine, feminine, neuter or plural."""

    def title(self, id: str) -> str:
        """The name of an enemy, a pillar, a place or a door of an adventure, or the id itself if it is unknown."""
        for adventure in self.adventures.values():
            if id in adventure.foes:
                return adventure.foes[id].name
            if id in adventure.pillars or id in adventure.text.places or id in adventure.text.special_doors:
                return title(id)
        return id

    def translated(self, text: str, locale: str) -> str:
        return self.translations.get(locale, {}).get(text, text)

    def form(self, name: str, locale: str) -> str:
        return self.forms.get(locale, {}).get(name, "")


class HasContent(Protocol):
    """The rules of the game, for those who need only the content of their packs."""

    content: Content
