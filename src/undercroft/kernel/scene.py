"""The scene: a fixed set of widgets that every game composes and any client can draw. The one owner of the scene schema."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

SCENE_VERSION = 1


class Message(Struct, frozen=True):
    """A text to be rendered in the reader's language: message id and arguments."""

    id: str
    args: dict[str, Any] = {}


class Reason(Struct, frozen=True):
    """A step of an enemy's reasoning: the rule that decided, in words, and the cells that were left after it."""

    rule: str
    text: Message
    cells: tuple[int, ...] = ()


class Cell(Struct, frozen=True):
    """A place of a board, in doubled coordinates of its layout; `marks` name terrain and other features."""

    id: int
    name: str
    x: int
    y: int
    marks: tuple[str, ...] = ()
    label: str = ""
    text: Message | None = None
    light: bool = True


class Edge(Struct, frozen=True):
    """A wall or a door between two cells."""

    a: int
    b: int
    kind: Literal["wall", "door"]
    state: str = ""


class Board(Struct, frozen=True):
    id: str
    layout: Literal["hex-pointy", "hex-flat", "square", "zones"]
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()


class Token(Struct, frozen=True):
    """A figure on a board."""

    id: str
    board: str
    cell: int
    name: str
    side: Literal["hero", "enemy", "object"]
    number: int = 0
    rank: str = ""
    group: str = ""
    health: int = 0
    max_health: int = 0
    conditions: tuple[str, ...] = ()
    badges: tuple[Message, ...] = ()


class Card(Struct, frozen=True):
    id: str
    name: str
    side: str = ""
    initiative: int | None = None
    parts: dict[str, tuple[str, ...]] = {}
    """Printed text by part of the card (top, bottom, effect …), one line each."""
    marks: tuple[str, ...] = ()
    level: int = 0
    back: Card | None = None
    """The other side, where a card has two and both may be read."""


class Zone(Struct, frozen=True):
    """Cards lying together: hand, active, discard, lost, items; what is offered; cards for reference, such as those of the enemies."""

    id: str
    seat: int
    cards: tuple[Card, ...]
    hidden: int = 0
    """How many further cards lie here face down."""


class Track(Struct, frozen=True):
    """A counter or a row of slots; `at` is the present place."""

    id: str
    name: Message
    at: int
    slots: tuple[str, ...] = ()
    maximum: int = 0


class Turn(Struct, frozen=True):
    """An entry of the turn ribbon."""

    figure: str
    initiative: int
    name: str
    state: Literal["waiting", "acting", "done"]
    parts: tuple[str, ...] = ()


class Die(Struct, frozen=True):
    kind: str
    face: str


class Choice(Struct, frozen=True):
    """An option as a client gets it: never the rules' own value."""

    key: str
    text: Message
    cell: int = -1
    figure: str = ""
    card: str = ""
    item: str = ""


class Question(Struct, frozen=True):
    seat: int
    prompt: Message
    choices: tuple[Choice, ...]


class Scene(Struct, frozen=True, kw_only=True):
    version: int = SCENE_VERSION
    title: Message
    status: tuple[Message, ...] = ()
    boards: tuple[Board, ...] = ()
    tokens: tuple[Token, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    ribbon: tuple[Turn, ...] = ()
    dice: tuple[Die, ...] = ()
    questions: tuple[Question, ...] = ()
    waiting: tuple[int, ...] = ()
    """Seats that have something to decide."""
    outcome: str | None = None
