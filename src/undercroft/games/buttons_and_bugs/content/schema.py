"""The YAML schema of Buttons & Bugs packs. It is defined only here."""

from __future__ import annotations

from typing import Literal

from undercroft.games.haven.content import schema as haven
from undercroft.games.haven.content.schema import ScenarioWords, Strict


class Names(haven.Names, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in a separate file so that they can be replaced."""

    characters: dict[str, str] = {}


class SideText(Strict, frozen=True, kw_only=True):
    name: str
    initiative: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class CardText(Strict, frozen=True, kw_only=True):
    id: str
    level: Literal[1, 2]
    a: SideText
    b: SideText
    replaces: str = ""


class CharacterText(Strict, frozen=True, kw_only=True):
    """A file in `characters/`."""

    id: str
    icon: str = ""
    about: str = ""
    health: tuple[int, int, int, int, int]
    tables: dict[str, tuple[tuple[str, str, str], ...]]
    cards: tuple[CardText, ...]


class ColumnText(Strict, frozen=True, kw_only=True):
    initiative: int
    does: tuple[str, ...]


class MonsterText(Strict, frozen=True, kw_only=True):
    id: str
    icon: str = ""
    health: int
    attacks: str = ""
    """Modifiers applied to every attack."""
    traits: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    columns: dict[str, ColumnText]


class MonstersFile(Strict, frozen=True, kw_only=True):
    """`monsters.yaml`."""

    monsters: tuple[MonsterText, ...]


class ItemText(haven.ItemText, frozen=True, kw_only=True):
    type: Literal["one-hand", "two-hands", "small"]
    card: str
    use: Literal["spent", "lost", "passive"]
    price: str = ""
    """The cost of using it during your turn."""


class ItemsFile(Strict, frozen=True, kw_only=True):
    """`items.yaml`."""

    items: tuple[ItemText, ...]


class TablesFile(Strict, frozen=True, kw_only=True):
    """`tables.yaml`: the standard modifier table and the monsters' tables by difficulty."""

    standard: tuple[tuple[str, str, str], ...]
    monsters: dict[str, tuple[tuple[str, str, str], ...]]


class FeatureText(Strict, frozen=True, kw_only=True):
    """What a character on the map stands for."""

    terrain: Literal["", "obstacle", "difficult", "plate"] = ""
    hazard: str = ""
    place: str = ""
    monster: int = 0
    object: str = ""
    start: bool = False


class ObjectText(Strict, frozen=True, kw_only=True):
    """An objective: its hit points and whose enemy it is."""

    icon: str = ""
    health: int = 0
    enemy_of: Literal["character", "monsters", "nobody"] = "nobody"
    initiative: int = 99


class PlacedText(Strict, frozen=True, kw_only=True):
    number: int
    kind: str
    elite: bool = False
    health: int = 0


class ScenarioText(Strict, frozen=True, kw_only=True):
    """A file in `scenarios/`."""

    id: str
    number: int
    level: int
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    next: dict[str, int] = {}
    monsters: tuple[PlacedText, ...]
    flat: bool = True
    map: str
    legend: dict[str, FeatureText | str]
    objects: dict[str, ObjectText] = {}
    goal: tuple[str, ...]
    goal_text: str
    loss: tuple[str, ...] = ()
    loss_text: str = ""
    rules: tuple[str, ...] = ()
    rules_text: str = ""
    introduction: str
    conclusion: str


class TranslationFile(Strict, frozen=True, kw_only=True):
    """A file in `translations/` named after its language, such as `ru.yaml`: the pack's prose, grouped by what it belongs to."""

    prologue: str = ""
    characters: dict[str, str] = {}
    scenarios: dict[str, ScenarioWords] = {}
    counters: dict[str, str] = {}


class CampaignFile(Strict, frozen=True, kw_only=True):
    """`campaign.yaml`: the story on the cover card and the first scenario."""

    first: int
    prologue: str
