"""The YAML schema of the files in a Massive Darkness pack, defined here and nowhere else. Each adventure has its own file."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.language.extending import Extension

Slot = Literal["body", "hand", "two-hands", "none"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rejects unknown fields."""


class Names(Strict, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in one file that can be replaced."""

    heroes: dict[str, str] = {}
    classes: dict[str, str] = {}
    enemies: dict[str, str] = {}
    equipment: dict[str, str] = {}
    adventures: dict[str, str] = {}


class StoryText(Strict, frozen=True, kw_only=True):
    """`story.yaml` (MD-STY-19): the texts before the first adventure of a story and after the last."""

    prologue: str = ""
    epilogue: str = ""
    """Shown after a story of victories."""
    shadow: str = ""
    """Shown after a story in which an adventure was lost for good (MD-STY-21)."""


class HeroText(Strict, frozen=True, kw_only=True):
    """MD-HER-01: a hero card: a skill that always works, a shadow skill, and a recommended class."""

    id: str
    icon: str = ""
    about: str = ""
    recommended: str
    skill: str
    shadow: str
    """Written without `If in shadow`, which is implied (MD-ZON-08)."""


class HeroesFile(Strict, frozen=True, kw_only=True):
    """`heroes.yaml`."""

    heroes: tuple[HeroText, ...]


class SkillText(Strict, frozen=True, kw_only=True):
    """MD-CLS-04, MD-CLS-06: a skill of a branch: its level, price and effects."""

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
    """MD-CLS-03: it costs 1 experience and has level 1."""
    skill: SkillText
    """MD-CLS-02: free from the start."""
    branches: tuple[BranchText, ...]


class ClassExtension(Extension, frozen=True, kw_only=True):
    """A file in `classes/` that adds skills to a class of another pack: new branches, or more skills at the end of a branch with the same id."""

    branches: tuple[BranchText, ...]


class EquipmentText(Strict, frozen=True, kw_only=True):
    """MD-EQP-01 … 12: an equipment card. Dice are given by type, as in `yellow 2, red 1`."""

    id: str
    icon: str = ""
    slot: Slot = "none"
    kinds: tuple[str, ...] = ()
    """MD-CND-12: its kinds: sword, shield, armour …"""
    melee: str = ""
    ranged: str = ""
    magic: str = ""
    defence: str = ""
    does: tuple[str, ...] = ()
    """Enchantments and skills in force while it is equipped, or carried if it needs no slot (MD-EQP-05)."""
    use: tuple[str, ...] = ()
    """What it does when used, between actions of its owner's activation."""
    consumable: bool = False
    """MD-EQP-10: discarded after use."""
    copies: int = 1
    set: str = ""
    """The set it belongs to, if any; wearing two or more cards of a set counts as wearing the set."""


class EquipmentFile(Strict, frozen=True, kw_only=True):
    """A file in `equipment/`: `starting.yaml`, `artifacts.yaml` or `treasure-1.yaml` … `treasure-5.yaml` (MD-SET-06, MD-SET-07)."""

    equipment: tuple[EquipmentText, ...]
    traps: tuple[TrapText, ...] = ()


class TrapText(Strict, frozen=True, kw_only=True):
    """MD-PIC-10, MD-GRD-02, MD-GRD-17: a trap or luck card among the treasure, and what happens to the hero who draws it."""

    id: str
    name: str
    luck: bool = False
    text: str
    does: tuple[str, ...]
    copies: int = 1


class GuardText(Strict, frozen=True, kw_only=True):
    """MD-ENM-01: a guard card of a level: a mob (with the multiplier for its minions) or an agent."""

    enemy: str
    health: int
    minions: int = 0
    """MD-ENM-02: minions per hero; 0 for an agent."""
    melee: str = ""
    ranged: str = ""
    magic: str = ""
    defence: str = ""
    does: tuple[str, ...] = ()
    copies: int = 1


class EnemyText(Strict, frozen=True, kw_only=True):
    """A kind of enemy with its figures: a mob has one boss and this many minions, all others have one figure."""

    id: str
    icon: str = ""
    role: Literal["mob", "agent", "roaming"]
    minions: int = 0
    """Minion figures in the box (MD-OOF-03)."""
    about: str = ""


class EnemiesFile(Strict, frozen=True, kw_only=True):
    """`enemies.yaml`: kinds, the guards of levels 1 to 5 (MD-SET-06), and both tiers of roaming monsters (MD-ROM-01)."""

    enemies: tuple[EnemyText, ...] = ()
    guards: dict[str, tuple[GuardText, ...]] = {}
    """By level. A pack that builds on another may leave out levels."""
    lesser: tuple[GuardText, ...] = ()
    greater: tuple[GuardText, ...] = ()


class DoorPart(Strict, frozen=True, kw_only=True):
    """MD-DOR-10: what one part of a door card puts into its room."""

    enemies: bool = False
    ambush: bool = False
    """MD-DOR-11: the enemies appear in the zone of the hero who opened the door."""
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


class TokenText(Strict, frozen=True, kw_only=True):
    """MD-OBJ-02: an objective token on the board."""

    kind: Literal["artifact", "lair", "library"]
    at: str
    fixed: bool = False
    """MD-PIC-11: it only marks a place and cannot be picked up."""
    name: str = ""


class HiddenText(Strict, frozen=True, kw_only=True):
    """MD-OBJ-04: tokens shuffled face down onto this many zones."""

    kinds: tuple[Literal["artifact", "lair", "library"], ...]
    at: tuple[str, ...]


class SpecialDoor(Strict, frozen=True, kw_only=True):
    """A door with its own name."""

    at: str
    locked: bool = False
    """It cannot be opened until a rule unlocks or opens it."""
    draws: Literal["door", "guard", "nothing"] = "door"
    """What is drawn when it reveals a chamber."""
    room: str = ""
    """Where its guard appears; by default, behind the door."""


class PillarText(Strict, frozen=True, kw_only=True):
    """MD-OBJ-03: a pillar in a zone or on the border of two (`b2-b3`)."""

    id: str
    at: str
    health: int = 0
    group: str = "pillars"


class StairText(Strict, frozen=True, kw_only=True):
    """MD-Q10-03: two zones connected by stairs; heroes can use each direction only after an objective is achieved."""

    a: str
    b: str
    from_a: str = ""
    from_b: str = ""


class FoeText(Strict, frozen=True, kw_only=True):
    """An enemy of an adventure: placed at setup if it has a place, or brought in by a rule."""

    id: str
    name: str = ""
    card: str
    """A card such as `greater/giant-spider`; `due/abyssal-demon` for the tier of the current level; or `guard`, `greater`, `due` for a random
    card."""
    at: str = ""
    gear: Literal["current", "none", "1", "2", "3", "4", "5", "greater"] = "current"
    """The treasure it gets; with `greater`, the card of a greater roaming monster is put beside it (MD-Q10-10)."""
    does: tuple[str, ...] = ()


class ObjectiveText(Strict, frozen=True, kw_only=True):
    """MD-WIN-06: an objective; their order in the list counts."""

    id: str
    text: str
    leave: Literal["", "all", "chosen"] = ""
    """Achieved when all heroes, or the chosen one, have left by the exit (MD-OBJ-06)."""


class AdventureText(Strict, frozen=True, kw_only=True):
    """A file in `adventures/` (MD-ADV-01)."""

    id: str
    number: int
    introduction: str
    special: str = ""
    """The special rules in plain words."""
    conclusion: str
    defeat: str
    """How the adventure is lost, in plain words, apart from the Lifespark."""
    tiles: tuple[tuple[str, ...], ...]
    """Rows of tiles: `6V`, or rotated `8R/90`; an empty text is a gap the size of a tile, a digit a gap of that many zones."""
    bridges: tuple[str, ...] = ()
    start: str
    exit: str = ""
    levels: dict[str, int]
    """Level tokens by zone."""
    doors: tuple[str, ...] = ()
    """Closed doors on borders, as in `b2-b3`."""
    open_doors: tuple[str, ...] = ()
    special_doors: dict[str, SpecialDoor] = {}
    places: dict[str, str] = {}
    tokens: tuple[TokenText, ...] = ()
    hidden: HiddenText | None = None
    pillars: tuple[PillarText, ...] = ()
    stairs: tuple[StairText, ...] = ()
    timers: dict[str, int] = {}
    """MD-Q04-02: wound tokens by tile, as in `6R: 4`."""
    aside: tuple[str, ...] = ()
    """MD-Q10-18: kinds of enemies whose cards are set aside for this adventure."""
    enemies: tuple[FoeText, ...] = ()
    objectives: tuple[ObjectiveText, ...]
    rules: tuple[str, ...] = ()


# -- other languages ---------------------------------------------------------------------------------------------------------
class AboutWords(Strict, frozen=True, kw_only=True):
    """A hero, a class or an enemy in another language."""

    about: str = ""


class CardWords(Strict, frozen=True, kw_only=True):
    """A trap or an event in another language."""

    text: str = ""


class AdventureWords(Strict, frozen=True, kw_only=True):
    """An adventure in another language, with its objectives by id."""

    introduction: str = ""
    special: str = ""
    conclusion: str = ""
    defeat: str = ""
    objectives: dict[str, str] = {}


class TranslationFile(Strict, frozen=True, kw_only=True):
    """A file in `translations/`, named after its language, such as `ru.yaml`: the pack's prose, grouped by what it belongs to."""

    story: StoryText = StoryText()
    heroes: dict[str, AboutWords] = {}
    classes: dict[str, AboutWords] = {}
    traps: dict[str, CardWords] = {}
    enemies: dict[str, AboutWords] = {}
    events: dict[str, CardWords] = {}
    adventures: dict[str, AdventureWords] = {}
    counters: dict[str, str] = {}
