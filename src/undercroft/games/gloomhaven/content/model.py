"""The parsed content of a pack, as the rules look it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from undercroft.games.haven.content import model as haven
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.grid.maps import Character, TextMap
from undercroft.grid.topology import Pair
from undercroft.language.vocabulary import Node

from .schema import DungeonMonsterText, FeatureText, GoalText, NamedText, ObjectText, PerkText, RewardText, RoomText, ScenarioText

STANDARD = ("+0",) * 6 + ("+1",) * 5 + ("-1",) * 5 + ("+2", "-2", "null", "2x")
"""GH-AMD-01: the standard deck."""


class Half(haven.Half, frozen=True, eq=False):
    """An action: one half of a card, with its experience icon (GH-EXP-01)."""

    xp: int = 0


class Card(Struct, frozen=True, eq=False):
    """GH-ABC-01: an ability card. Level 0 means level X."""

    id: str
    name: str
    owner: str
    level: int
    initiative: int
    top: Half
    bottom: Half

    def half(self, name: str) -> Half:
        return self.top if name == "top" else self.bottom

    @property
    def marked(self) -> bool:
        """GH-REC-02: whether the card can never be recovered once lost."""
        return self.top.unrecoverable or self.bottom.unrecoverable


class Modifier(Struct, frozen=True):
    """An attack modifier card (GH-AMD-04 … 09)."""

    id: str
    value: int = 0
    miss: bool = False
    double: bool = False
    rolling: bool = False
    mods: Mods = NO_MODS


def shield_id(value: int) -> str:
    """The id of the ability that modifier cards use to give a shield for the rest of the round."""
    return f"modifier/shield-{value}"


class Class(Struct, frozen=True, eq=False):
    """A character mat with its cards (GH-MAT-01, GH-MAT-02)."""

    id: str
    name: str
    icon: str
    about: str
    hand: int
    health: tuple[int, ...]
    cards: tuple[Card, ...]
    modifiers: Mapping[str, Modifier]
    perks: tuple[PerkText, ...]


class Stat(Struct, frozen=True, eq=False):
    """One row of a stat card at one level (GH-MST-03 … 09); None is a dash."""

    health: int | str
    move: int | str | None
    attack: int | str | None
    range: int | None
    traits: tuple[Spec, ...]
    trait_line: str
    attacks: Mods
    attack_line: str = ""


class Monster(Struct, frozen=True, eq=False):
    """A monster type (GH-MST-01, GH-MST-02)."""

    id: str
    name: str
    icon: str
    standees: int
    deck: str
    flying: bool
    ranks: Mapping[str, tuple[Stat, ...]]
    immune: tuple[str, ...]
    specials: tuple[tuple[Ability, ...], ...]
    others: str = ""
    """The monster type that V counts in its formulas."""

    @property
    def boss(self) -> bool:
        return "boss" in self.ranks


class AbilityCard(Struct, frozen=True, eq=False):
    """A monster ability card (GH-MAC-04 … 06)."""

    id: str
    initiative: int
    shuffle: bool
    abilities: tuple[Ability, ...]


class Item(Struct, frozen=True, eq=False):
    """An item card (GH-ITC-16)."""

    id: str
    name: str
    number: int
    icon: str
    slot: str
    price: int
    copies: int
    use: str
    slots: int
    minus: int
    unrecoverable: bool
    carries: int
    effect: Ability | None
    turn: tuple[Ability, ...]


class BattleGoal(Struct, frozen=True, eq=False):
    """GH-BGL-01."""

    name: str
    text: GoalText


class Feature(NamedTuple):
    """What is placed on a hex when its room is revealed."""

    cell: int
    text: FeatureText


class Door(NamedTuple):
    """GH-OVR-01: a door hex and the rooms it connects."""

    cell: int
    rooms: tuple[str, ...]
    state: Literal["", "closed", "locked", "open"]
    place: str


class Room(Struct, frozen=True, eq=False):
    """GH-PAG-04: hexes that are revealed together, with what is placed on them."""

    id: str
    cells: int
    slow: int
    hazards: int
    plates: int
    features: tuple[Feature, ...]


class Layout(Struct, frozen=True, eq=False):
    """GH-TBL-01: the layout of a scenario's map."""

    map: TextMap
    rooms: Mapping[str, Room]
    doors: Mapping[int, Door]
    places: Mapping[str, int]
    walls: frozenset[Pair]
    overlays: int
    """FC-WALL-02: hexes under wall overlay tiles."""
    starts: int
    first: str


class Scenario(Struct, frozen=True, eq=False):
    """A scenario page (GH-PAG-01)."""

    text: ScenarioText
    title: str
    layout: Layout
    goal: tuple[Node, ...]
    loss: tuple[Node, ...]
    rules: tuple[Ability, ...]
    rewards: Mapping[str, Reward]
    looting: tuple[Node, ...] = ()
    """GH-LOO-10: the conditions for looting a goal treasure."""
    random: bool = False
    """GH-VRD-01: whether its rooms are drawn as they are opened."""

    @property
    def objects(self) -> Mapping[str, ObjectText]:
        return self.text.objects

    @property
    def named(self) -> Mapping[str, NamedText]:
        return self.text.named


class Reward(Struct, frozen=True, eq=False):
    """What a treasure gives (GH-OVR-33)."""

    text: RewardText
    abilities: tuple[Ability, ...] = ()


class RoomCard(Struct, frozen=True, eq=False):
    """GH-VRD-06: a room card: its drawing, the meaning of each mark, and its penalties."""

    text: RoomText
    drawn: tuple[Character, ...]
    features: Mapping[str, FeatureText]
    minor: tuple[Ability, ...]
    major: tuple[Ability, ...]


class DungeonCard(Struct, frozen=True, eq=False):
    """GH-VRD-07."""

    text: DungeonMonsterText
    reward: Reward


def room_title(monsters: DungeonCard, room: RoomCard) -> str:
    """GH-VRD-05: the title of a room: the adjective of its monster card and the noun of its room card."""
    return f"{monsters.text.adjective} {room.text.noun}"


class Content(haven.Content, frozen=True, eq=False, kw_only=True):
    """All packs of a game, merged."""

    classes: Mapping[str, Class]
    cards: Mapping[str, Card]
    modifiers: Mapping[str, Modifier]
    """All modifier cards by id, including the standard ones."""
    monsters: Mapping[str, Monster]
    decks: Mapping[str, tuple[AbilityCard, ...]]
    ability_cards: Mapping[str, AbilityCard]
    items: Mapping[str, Item]
    goals: Mapping[str, BattleGoal]
    scenarios: Mapping[str, Scenario]
    rooms: Mapping[str, RoomCard]
    dungeon: Mapping[str, DungeonCard]


HasContent = haven.HasContent[Content]
"""The rules of the game, as far as menus and measurements need them."""
