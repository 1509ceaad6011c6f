"""The content of a pack with its text understood: what the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from undercroft.language.lines import Line

from . import tiles
from .dice import Pool
from .schema import ClassText, DoorText, EnemyText, EquipmentText, EventText, GuardText, HeroText, SkillText, TrapText


class Effect(NamedTuple):
    """A line of a card, known by an id that events name."""

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
    """MD-EQP-01: a card of a deck; artifacts have level 0 (MD-TRA-07)."""

    id: str
    name: str
    deck: str
    level: int
    text: EquipmentText
    dice: Mapping[str, Pool]
    effects: tuple[Effect, ...]
    use: tuple[Effect, ...]


class Trap(Struct, frozen=True, eq=False):
    """MD-PIC-10: a trap or a stroke of luck in a treasure deck."""

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
    lines: Mapping[str, Line]
    """Every line of card text by its id."""
