"""The parsed content of a pack, as the rules look it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from undercroft.games.haven.content import model as haven
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.grid.maps import TextMap
from undercroft.language.vocabulary import Node

from .schema import ObjectText, ScenarioText

DIE = ("-", "0", "+")
"""The die results, minus, neutral and plus, all equally likely (BB-GEN-06)."""
Result = str


class Half(haven.Half, frozen=True, eq=False):
    """An action: one half of a card side."""

    counts_hexes: bool = False
    """Whether an amount depends on the hexes moved during this action."""


class Side(Struct, frozen=True, eq=False):
    name: str
    initiative: int
    top: Half
    bottom: Half

    def half(self, name: str) -> Half:
        return self.top if name == "top" else self.bottom


class Card(Struct, frozen=True, eq=False):
    """A double-sided ability card (BB-CRD-01)."""

    id: str
    level: int
    a: Side
    b: Side
    replaces: str

    def side(self, name: str) -> Side:
        """BB-CRD-01: each side has its own name, initiative and two actions."""
        return self.a if name == "a" else self.b


class Entry(Struct, frozen=True):
    """One modifier of a modifier table (BB-AMT-11 … 13)."""

    text: str
    value: int = 0
    miss: bool = False
    double: bool = False
    mods: Mods = NO_MODS


Row = tuple[Entry, Entry, Entry]
Table = tuple[Row, ...]


class Character(Struct, frozen=True, eq=False):
    id: str
    name: str
    icon: str
    about: str
    health: tuple[int, ...]
    tables: Mapping[int, Table]
    cards: tuple[Card, ...]


class Column(Struct, frozen=True, eq=False):
    """A monster's action for one die result (BB-MON-08)."""

    initiative: int
    abilities: tuple[Ability, ...]
    infusions: tuple[tuple[str, ...], ...]


class Monster(Struct, frozen=True, eq=False):
    """A monster card (BB-MON-02)."""

    id: str
    name: str
    icon: str
    health: int
    attacks: Mods
    traits: tuple[Ability, ...]
    immune: tuple[str, ...]
    columns: Mapping[Result, Column]
    flying: bool
    shield: int


class Item(Struct, frozen=True, eq=False):
    """An item card (BB-ITM-02)."""

    id: str
    name: str
    icon: str
    type: str
    card: str
    use: str
    effect: Ability | None
    turn: tuple[Ability, ...]
    price: Node | None


class Hazard(Struct, frozen=True, eq=False):
    """The printed effect of a hazard (BB-TER-12)."""

    text: str
    ability: Ability
    immobilizes: bool


class Ground(Struct, frozen=True, eq=False):
    """The map of a scenario, with its terrain as bitboards (BB-SCN-04, BB-TER-01)."""

    map: TextMap
    cells: int
    obstacles: int
    slow: int
    hazards: int
    hazard_at: Mapping[int, Hazard]
    sticky: int
    """The hexes of hazards that immobilize."""
    plates: int
    places: Mapping[str, int]
    start: int


class Placed(NamedTuple):
    number: int
    kind: str
    elite: bool
    health: int
    cell: int


class Scenario(Struct, frozen=True, eq=False):
    """A scenario card (BB-SCN-01)."""

    text: ScenarioText
    title: str
    ground: Ground
    monsters: tuple[Placed, ...]
    objects: tuple[tuple[str, int], ...]
    object_types: Mapping[str, ObjectText]
    goal: tuple[Node, ...]
    loss: tuple[Node, ...]
    rules: tuple[Ability, ...]
    items: tuple[str, ...]

    def allows(self, character: str) -> bool:
        """BB-SCN-02: a scenario with a required character can be played only by that character."""
        return (not self.text.only or character in self.text.only) and character not in self.text.without

    def next_number(self, character: str) -> int | None:
        """BB-END-09, BB-GEN-10: the conclusion names the next scenario, which differs for some characters; None if the campaign is over."""
        return self.text.next.get(character, self.text.next.get("others"))


class Content(haven.Content, frozen=True, eq=False, kw_only=True):
    """All packs of a game, merged."""

    characters: Mapping[str, Character]
    cards: Mapping[str, Card]
    owner: Mapping[str, str]
    """The character each card belongs to."""
    monsters: Mapping[str, Monster]
    items: Mapping[str, Item]
    scenarios: Mapping[str, Scenario]
    tables: Mapping[str, Table]
    """The monsters' modifier tables, by difficulty."""
    first: int
    """The number of the campaign's first scenario."""
    prologue: str


HasContent = haven.HasContent[Content]
"""The rules of the game, for those who need only the content of their packs."""
