"""What stands in the files of a Massive Darkness pack: the one owner of its YAML schema. Adventures have a file of their own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Slot = Literal["body", "hand", "two-hands", "none"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Unknown fields are refused."""


class Names(Strict, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in one file that can be replaced."""

    heroes: dict[str, str] = {}
    classes: dict[str, str] = {}
    enemies: dict[str, str] = {}
    equipment: dict[str, str] = {}
    adventures: dict[str, str] = {}


class HeroText(Strict, frozen=True, kw_only=True):
    """MD-HER-01: a hero card: a skill that always works, one for the shadows, and a recommended class."""

    id: str
    icon: str = ""
    about: str = ""
    recommended: str
    skill: str
    shadow: str
    """Without `If in shadow`: that is understood (MD-ZON-08)."""


class HeroesFile(Strict, frozen=True, kw_only=True):
    """`heroes.yaml`."""

    heroes: tuple[HeroText, ...]


class SkillText(Strict, frozen=True, kw_only=True):
    """MD-CLS-04, MD-CLS-06: a skill of a branch: its level, its price, and what it does."""

    name: str
    level: int
    cost: int
    does: tuple[str, ...]


class BranchText(Strict, frozen=True, kw_only=True):
    """MD-CLS-05, MD-CLS-07: skills bought from left to right, each replacing the one before."""

    id: str
    skills: tuple[SkillText, ...]


class ClassText(Strict, frozen=True, kw_only=True):
    """A file in `classes/` (MD-CLS-01): an ability, a class skill, and the branches."""

    id: str
    icon: str = ""
    about: str = ""
    ability: SkillText
    """MD-CLS-03: its cost is 1 experience; its level 1."""
    skill: SkillText
    """MD-CLS-02: free from the start."""
    branches: tuple[BranchText, ...]


class EquipmentText(Strict, frozen=True, kw_only=True):
    """MD-EQP-01 … 12: an equipment card. Dice are given by type as in `yellow 2, red 1`."""

    id: str
    icon: str = ""
    slot: Slot = "none"
    kinds: tuple[str, ...] = ()
    """MD-CND-12: what it is: sword, shield, armour …"""
    melee: str = ""
    ranged: str = ""
    magic: str = ""
    defence: str = ""
    does: tuple[str, ...] = ()
    """Enchantments and skills in force while it is equipped, or while it is carried if it needs no slot (MD-EQP-05)."""
    use: tuple[str, ...] = ()
    """What it does when it is used, between actions of its owner's activation."""
    consumable: bool = False
    """MD-EQP-10: discarded after use."""
    copies: int = 1
    set: str = ""
    """A set it belongs to; two or more cards of it count as its wearer's."""


class EquipmentFile(Strict, frozen=True, kw_only=True):
    """A file in `equipment/`: `starting.yaml`, `artifacts.yaml` or `treasure-1.yaml` … `treasure-5.yaml` (MD-SET-06, MD-SET-07)."""

    equipment: tuple[EquipmentText, ...]
    traps: tuple[TrapText, ...] = ()


class TrapText(Strict, frozen=True, kw_only=True):
    """MD-PIC-10, MD-GRD-02, MD-GRD-17: a trap, or a stroke of luck, among the treasure: what happens to the hero who draws it."""

    id: str
    name: str
    luck: bool = False
    text: str
    does: tuple[str, ...]
    copies: int = 1


class GuardText(Strict, frozen=True, kw_only=True):
    """MD-ENM-01: a guard card of a level: a mob (with its minions' multiplier) or an agent."""

    enemy: str
    health: int
    minions: int = 0
    """MD-ENM-02: minions for each hero; 0 for an agent."""
    melee: str = ""
    ranged: str = ""
    magic: str = ""
    defence: str = ""
    does: tuple[str, ...] = ()
    copies: int = 1


class EnemyText(Strict, frozen=True, kw_only=True):
    """A kind of enemy with its figures: mobs have one boss and so many minions, all others one figure."""

    id: str
    icon: str = ""
    role: Literal["mob", "agent", "roaming"]
    minions: int = 0
    """Minion figures in the box (MD-OOF-03)."""
    about: str = ""


class EnemiesFile(Strict, frozen=True, kw_only=True):
    """`enemies.yaml`: kinds, the guards of the levels 1 to 5 (MD-SET-06), and the roaming monsters in both strengths (MD-ROM-01)."""

    enemies: tuple[EnemyText, ...]
    guards: dict[str, tuple[GuardText, ...]]
    lesser: tuple[GuardText, ...]
    greater: tuple[GuardText, ...]


class DoorPart(Strict, frozen=True, kw_only=True):
    """MD-DOR-10: what a part of a door card puts into its room."""

    enemies: bool = False
    ambush: bool = False
    """MD-DOR-11: the enemies come into the zone of the hero who opened the door."""
    regular: int = 0
    special: int = 0


class DoorText(Strict, frozen=True, kw_only=True):
    """MD-DOR-05: a door card with three parts."""

    id: str
    name: str
    parts: tuple[DoorPart, DoorPart, DoorPart]


class DoorsFile(Strict, frozen=True, kw_only=True):
    """`doors.yaml`."""

    doors: tuple[DoorText, ...]


class EventText(Strict, frozen=True, kw_only=True):
    """MD-EVT-01: an event card."""

    id: str
    name: str
    kind: Literal["patrol", "blessing", "omen"]
    text: str
    does: tuple[str, ...]
    copies: int = 1


class EventsFile(Strict, frozen=True, kw_only=True):
    """`events.yaml`."""

    events: tuple[EventText, ...]


class TilesFile(Strict, frozen=True, kw_only=True):
    """`tiles.yaml`: both sides of every tile, drawn as text (see tiles.py)."""

    tiles: dict[str, str]
