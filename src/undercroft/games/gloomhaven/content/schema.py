"""The YAML schema of Gloomhaven packs. It is defined only here."""

from __future__ import annotations

from typing import Literal

from undercroft.games.haven.content import schema as haven
from undercroft.games.haven.content.schema import Strict
from undercroft.language.extending import Extension


class Names(haven.Names, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in a separate file so that they can be replaced."""

    classes: dict[str, str] = {}
    decks: dict[str, str] = {}
    goals: dict[str, str] = {}
    rooms: dict[str, str] = {}

    def things(self) -> dict[str, dict[str, str]]:
        return {"objects": self.objects, "decks": self.decks, "rooms": self.rooms}


class CardText(Strict, frozen=True, kw_only=True):
    """GH-ABC-01: an ability card: title, initiative, level (1, X or 2 to 9) and two actions, one line for each ability."""

    id: str
    name: str
    level: int | Literal["X"] = 1
    initiative: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class PerkText(Strict, frozen=True, kw_only=True):
    """GHC-PERK-02, GHC-PERK-05, GHC-PERK-06: a perk with its boxes. Cards are given by id and number, from the standard deck or the class's own."""

    times: int = 1
    remove: dict[str, int] = {}
    add: dict[str, int] = {}
    ignore: tuple[Literal["items", "scenario"], ...] = ()


class ClassText(Strict, frozen=True, kw_only=True):
    """A file in `classes/`: a character mat with its cards (GH-MAT-01, GH-MAT-02)."""

    id: str
    icon: str = ""
    about: str = ""
    race: str = ""
    hand: int
    health: tuple[int, int, int, int, int, int, int, int, int]
    modifiers: dict[str, str] = {}
    """GH-AMD-21: the class's special modifier cards by id, such as `+1, wound` or `rolling +0, push 1`."""
    perks: tuple[PerkText, ...] = ()
    """GHC-PERK-01: the perk list."""
    cards: tuple[CardText, ...]


class ClassExtension(Extension, frozen=True, kw_only=True):
    """A file in `classes/` that adds cards to a class of another pack."""

    cards: tuple[CardText, ...]


class StatText(Strict, frozen=True, kw_only=True):
    """GH-MST-01: one row of a stat card, with values for monster levels 0 to 7. For bosses, they may be formulas with L, C, X and V (GH-BOS-05). A
    single value applies to all levels; a dash means none."""

    health: tuple[int | str, ...] | int | str
    move: tuple[int | str, ...] | int | str = "-"
    attack: tuple[int | str, ...] | int | str = "-"
    range: tuple[int | str, ...] | int | str = "-"
    traits: dict[str, str] = {}
    """By level ('all', '0', '1-3', …): what is always active, as lines such as `Shield 1; Retaliate 2, range 2` (GH-MST-07)."""
    attacks: dict[str, str] = {}
    """By level: modifiers of all its attacks, such as `poison, target 2` (GH-MST-09, GH-MST-10)."""


class MonsterText(Strict, frozen=True, kw_only=True):
    """A monster type (GH-MST-01): its standees, its ability deck (GH-MAC-03) and its ranks. A boss has only `boss` (GH-MST-11)."""

    id: str
    icon: str = ""
    standees: int
    deck: str
    flying: bool = False
    normal: StatText | None = None
    elite: StatText | None = None
    boss: StatText | None = None
    immune: tuple[str, ...] = ()
    """Conditions, and `push` or `pull` (GH-BOS-06)."""
    specials: tuple[tuple[str, ...], ...] = ()
    """GH-BOS-03: the special actions, each a list of lines."""
    others: str = ""
    """The monster type that V counts in this card's formulas."""


class MonstersFile(Strict, frozen=True, kw_only=True):
    """`monsters.yaml`."""

    monsters: tuple[MonsterText, ...]


class AbilityText(Strict, frozen=True, kw_only=True):
    """A monster ability card: its initiative, its lines, and whether its deck is shuffled after the round (GH-MAC-04 … 06)."""

    initiative: int
    shuffle: bool = False
    does: tuple[str, ...]


class DecksFile(Strict, frozen=True, kw_only=True):
    """`decks.yaml`: monster ability decks by id."""

    decks: dict[str, tuple[AbilityText, ...]]


class ItemText(haven.ItemText, frozen=True, kw_only=True):
    """GH-ITC-16: an item card."""

    number: int
    slot: Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
    price: int
    copies: int
    use: Literal["spent", "consumed", "unlimited"]
    slots: int = 0
    """GH-ITC-10: use slots."""
    minus: int = 0
    """GH-ITC-14: the number of -1 cards it adds."""
    unrecoverable: bool = False
    """GH-REC-03: whether it can never be refreshed once consumed."""
    carries: int = 0
    """How many more small items it allows (GH-ITC-05)."""


class ItemsFile(Strict, frozen=True, kw_only=True):
    """`items.yaml`."""

    items: tuple[ItemText, ...]


class GoalText(Strict, frozen=True, kw_only=True):
    """GH-BGL-01: a battle goal. `measure` is what is counted; at the end it must be at least `least` and at most `most`."""

    id: str
    text: str
    checks: Literal[1, 2]
    measure: Literal[
        "cards", "xp", "health", "missing-health", "traps", "treasures", "others-exhausted", "rooms", "coins", "loot", "kills", "elites", "items",
        "quiet-rounds", "overkill", "first-kill", "low-health", "clean-kill", "long-rests", "short-rests",
    ]  # fmt: skip
    least: int = 0
    most: int = 999
    per_level: int = 0
    """How much more is required per character level."""


class GoalsFile(Strict, frozen=True, kw_only=True):
    """`goals.yaml`: battle goals."""

    goals: tuple[GoalText, ...]


class FeatureText(Strict, frozen=True, kw_only=True):
    """What a character on a map stands for: everything placed on its hex when its room is revealed."""

    terrain: Literal["", "obstacle", "difficult", "hazard", "plate", "wall"] = ""
    """`wall`: a wall overlay tile (FC-WALL-01)."""
    tile: str = ""
    """GH-OVR-38: hexes with the same tile name are one obstacle."""
    door: Literal["", "closed", "locked", "open"] = ""
    trap: tuple[str, ...] = ()
    """`damage` and conditions (GH-OVR-14); a number such as `4` for a different amount of damage."""
    coins: int = 0
    treasure: int | str = 0
    """A number in the treasure index, or `goal` (GH-OVR-31)."""
    place: str = ""
    section: int = 0
    """GH-PAG-02: the story section to read when a character enters this hex."""
    monster: str = ""
    ranks: str = ""
    """GH-PAG-05, GH-PAG-06: one letter each for 2, 3 and 4 characters: n (normal), e (elite), b (boss) or - (none), such as `-ne`."""
    ally: str = ""
    """A monster type that fights for the characters here (GH-GEN-07)."""
    object: str = ""
    start: bool = False


class ObjectText(Strict, frozen=True, kw_only=True):
    """GH-SPR-07: an obstacle or token with hit points, which may be a formula with L and C (GH-SPR-17). With 0, it cannot be attacked."""

    icon: str = ""
    health: int | str = 0
    enemy_of: Literal["characters", "monsters", "nobody"] = "characters"


class NamedText(Strict, frozen=True, kw_only=True):
    """GH-SPR-15: a unique variant of a monster type with its own name and stats, which may be formulas with L, C and `base` (the elite's value)."""

    kind: str
    health: int | str = "base"
    attack: int | str = "base"
    move: int | str = "base"
    traits: str = ""


class RewardText(Strict, frozen=True, kw_only=True):
    """What a numbered treasure gives (GH-OVR-33 … 35): gold, experience, an item, an item design, or lines that affect the looter."""

    gold: int = 0
    xp: int = 0
    item: str = ""
    design: str = ""
    does: tuple[str, ...] = ()


class ScenarioText(Strict, frozen=True, kw_only=True):
    """A file in `scenarios/` (GH-PAG-01). The map is a single drawing of all rooms, separated by closed doors and walls."""

    id: str
    number: int
    location: str = ""
    flat: bool = True
    map: str
    legend: dict[str, FeatureText | str]
    walls: tuple[str, ...] = ()
    """GH-LOS-10: thin walls, as pairs of hex names such as `3,2|4,2`."""
    objects: dict[str, ObjectText] = {}
    named: dict[str, NamedText] = {}
    treasures: dict[str, RewardText] = {}
    goal: tuple[str, ...] = ()
    """All of these must hold at the same time."""
    goal_text: str
    loss: tuple[str, ...] = ()
    """Any of these. The scenario is also lost if all characters are exhausted."""
    loss_text: str = ""
    looting: tuple[str, ...] = ()
    """GH-LOO-10: all of these must hold for a goal treasure to be looted."""
    rules: tuple[str, ...] = ()
    rules_text: str = ""
    introduction: str
    sections: dict[str, str] = {}
    conclusion: str
    rewards: RewardText = RewardText()
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()


class RoomText(Strict, frozen=True, kw_only=True):
    """GH-VRD-06: a room card of the random dungeon. The drawing shows the twelve numbered hexes as a to l. Entrances are left of all other hexes and
    exits right of them, so that rooms can be placed one after another."""

    id: str
    noun: str
    number: int = 0
    map: str
    legend: dict[str, FeatureText | str] = {}
    entrances: dict[str, Literal["A", "B"]]
    """By the mark of the door hex."""
    exits: dict[str, Literal["A", "B"]]
    minor: str | tuple[str, ...]
    """A scenario rule, or a lasting bonus for all monsters on the map, written as on cards, such as `Round: Shield 1`."""
    minor_text: str
    major: str | tuple[str, ...]
    major_text: str


class DungeonMonsterText(Strict, frozen=True, kw_only=True):
    """GH-VRD-07: a monster card of the random dungeon: what is on the twelve hexes."""

    id: str
    adjective: str
    number: int = 0
    hexes: dict[str, FeatureText]
    """By hex number, 1 to 12."""
    treasure: RewardText = RewardText()


class DungeonFile(Strict, frozen=True, kw_only=True):
    """`dungeon.yaml`: the random dungeon deck, and its text as a scenario (GH-VRD-01)."""

    id: str
    number: int = 0
    introduction: str
    goal_text: str
    rules_text: str = ""
    conclusion: str
    rooms: tuple[RoomText, ...]
    monsters: tuple[DungeonMonsterText, ...]


class ScenarioWords(haven.ScenarioWords, frozen=True, kw_only=True):
    """The prose of a scenario in another language."""

    sections: dict[str, str] = {}


class RoomWords(Strict, frozen=True, kw_only=True):
    """A room card in another language. Its noun is masculine, feminine, neuter or plural, and adjectives agree with it."""

    noun: str
    gender: Literal["m", "f", "n", "p"]
    minor: str
    major: str


class AdjectiveWords(Strict, frozen=True, kw_only=True):
    """The adjective of a monster card in another language, in the form for nouns of each gender and for plural nouns."""

    m: str
    f: str
    n: str
    p: str


class TranslationFile(Strict, frozen=True, kw_only=True):
    """A file in `translations/` named after its language, such as `ru.yaml`: the pack's prose, grouped by what it belongs to."""

    classes: dict[str, str] = {}
    goals: dict[str, str] = {}
    scenarios: dict[str, ScenarioWords] = {}
    counters: dict[str, str] = {}
    rooms: dict[str, RoomWords] = {}
    dungeon: dict[str, AdjectiveWords] = {}
    """By monster card."""
