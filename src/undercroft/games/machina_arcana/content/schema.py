"""The YAML schema of the files in a Machina Arcana pack, defined here and nowhere else."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .tiles import Side

Attribute = Annotated[int, Meta(ge=0, le=9)]
"""MA-ATR-03."""
Rating = Annotated[int, Meta(ge=1, le=10)]
ItemType = Literal["weapon", "apparel", "artifact", "consumable"]
Class = Literal["marksman", "fighter", "mystic", "tinkerer"]
Part = Literal["", "torso", "legs", "head"]
EventKind = Literal["explorer", "horror"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rejects unknown fields."""


class Abilities(Strict, frozen=True, kw_only=True):
    """MA-ABL-06: the lines of a card, by type of ability."""

    active: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    enters: tuple[str, ...] = ()


class Names(Strict, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in one file that can be replaced."""

    explorers: dict[str, str] = {}
    monsters: dict[str, str] = {}
    items: dict[str, str] = {}
    events: dict[str, str] = {}
    scenarios: dict[str, str] = {}
    chapters: dict[str, str] = {}
    """By scenario and number: `ice/1`."""


class ExplorerText(Abilities, frozen=True, kw_only=True):
    """MA-CMP-01: an explorer card."""

    id: str
    icon: str = ""
    about: str = ""
    kind: Class
    armor: Attribute
    will: Attribute
    essence: Attribute
    health: Annotated[int, Meta(ge=1, le=9)]
    stamina: Annotated[int, Meta(ge=1, le=9)]


class ExplorersFile(Strict, frozen=True, kw_only=True):
    """`explorers.yaml`."""

    explorers: tuple[ExplorerText, ...]


class MonsterText(Abilities, frozen=True, kw_only=True):
    """MA-CMP-02: a monster card."""

    id: str
    icon: str = ""
    about: str = ""
    level: Annotated[int, Meta(ge=1, le=4)]
    armor: Attribute
    will: Attribute
    health: Annotated[int, Meta(ge=1, le=9)]
    stamina: Attribute


class MonstersFile(Strict, frozen=True, kw_only=True):
    """`monsters.yaml`."""

    monsters: tuple[MonsterText, ...]


class ItemText(Abilities, frozen=True, kw_only=True):
    """MA-CMP-03: an item card."""

    id: str
    icon: str = ""
    type: ItemType
    level: Annotated[int, Meta(ge=1, le=3)]
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    """MA-EQP-01: of a weapon; 0 for an augment."""
    part: Part = ""
    """MA-ITM-10: of apparel."""
    top: str = ""
    """MA-EQP-04: the upgrade symbol at the top, on which an item can be put."""
    bottom: str = ""
    """The upgrade symbol at the bottom, with which it can be put on another item."""
    right: str = ""
    """MA-EQP-10: the augment symbol on the right, for an augment."""
    left: str = ""
    """MA-EQP-13: the augment symbol on the left: it is an augment."""
    armor: Attribute = 0
    will: Attribute = 0


class ItemsFile(Strict, frozen=True, kw_only=True):
    """A file in `items/`."""

    items: tuple[ItemText, ...]


class EventText(Abilities, frozen=True, kw_only=True):
    """MA-CMP-05: an event card."""

    id: str
    kind: EventKind
    icon: str = ""
    about: str = ""
    scenario: str = ""
    """MA-SET-05: empty for a common event."""
    personal: bool = False
    """MA-EVT-09."""


class EventsFile(Strict, frozen=True, kw_only=True):
    """A file in `events/`."""

    events: tuple[EventText, ...]


class FaceText(Strict, frozen=True, kw_only=True):
    """MA-TIL: one face of a tile."""

    id: str
    borders: tuple[Side, ...]
    connection: Side
    map: str


class TileText(Strict, frozen=True, kw_only=True):
    """MA-XPL-12: a tile with its two faces."""

    front: FaceText
    back: FaceText


class TilesFile(Strict, frozen=True, kw_only=True):
    """`tiles.yaml`."""

    tiles: tuple[TileText, ...]


class ChapterText(Abilities, frozen=True, kw_only=True):
    """MA-CMP-04: a chapter card."""

    title: str
    story: str = ""
    spawn: Rating | None = None
    horror: Rating | None = None
    closed: bool = False
    """MA-CHP-03."""
    icon: str = ""


class GoalText(Strict, frozen=True, kw_only=True):
    """MA-DTH-23: spaces of the endgame tile that only count as units, and can only be attacked."""

    name: str
    """What the lines of the card call them: `ritual spaces`."""
    icon: str = ""
    armor: Attribute
    will: Attribute
    health: Annotated[int, Meta(ge=0, le=9)] = 0
    """0: as many as there are explorers when the endgame begins."""


class EndTileText(Strict, frozen=True, kw_only=True):
    """MA-END-01, MA-SET-17: the endgame tile."""

    id: str
    entries: tuple[Side, ...]
    """MA-END-02: the sides with a printed entry token."""
    map: str


class PartText(Abilities, frozen=True, kw_only=True):
    """MA-END-03, MA-END-04, MA-END-11: an endgame card. What it begins with is under `enters`, when it is won and lost under `passive`."""

    title: str
    story: str = ""
    icon: str = ""
    spawn: Rating | None = None
    horror: Rating | None = None
    goals: GoalText | None = None


class EndgameText(Strict, frozen=True, kw_only=True):
    """MA-END: the final confrontation of a scenario."""

    tile: EndTileText
    parts: tuple[PartText, ...]


class ScenarioText(Strict, frozen=True, kw_only=True):
    """A file in `scenarios/`: the chapters of a scenario in their order."""

    id: str
    number: int
    title: str
    icon: str = ""
    story: str = ""
    chapters: tuple[ChapterText, ...]
    fast: tuple[int, ...] = ()
    """MA-VAR-04: the numbers of the chapters that a fast game has, the last one among them."""
    very_fast: tuple[int, ...] = ()
    """MA-VAR-05: those of a very fast game, which is won when the last of them is over."""
    endgame: EndgameText | None = None


class TranslationFile(Strict, frozen=True, kw_only=True):
    """A file in `translations/`: the prose of a pack in another language, by id. Names have files of their own."""

    explorers: dict[str, str] = {}
    monsters: dict[str, str] = {}
    events: dict[str, str] = {}
    scenarios: dict[str, str] = {}
    chapters: dict[str, str] = {}
