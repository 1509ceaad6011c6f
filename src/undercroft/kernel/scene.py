"""The scene: a fixed set of widgets that every game composes and any client can draw. The one owner of the scene schema."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

SCENE_VERSION = 2


class Message(Struct, frozen=True):
    """A text to be rendered in the reader's language: message id and arguments. Rules leave `text` empty; who sends a scene to a
    reader fills it in."""

    id: str
    args: dict[str, Any] = {}
    text: str = ""


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
    width: int = 2
    height: int = 2


class Edge(Struct, frozen=True):
    """A wall or a door between two cells."""

    a: int
    b: int
    kind: Literal["wall", "door"]
    state: str = ""


class Board(Struct, frozen=True):
    """Cells and what lies between them. In a `zones` layout cells are rectangles of their own `width` and `height`."""

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
    icon: str = ""
    """A name of the icon set `game-icons`."""


class Card(Struct, frozen=True):
    """A card as far as a seat may see it."""

    id: str
    name: str
    side: str = ""
    initiative: int | None = None
    parts: dict[str, tuple[str, ...]] = {}
    """Printed text by part of the card (top, bottom, effect …), one line each."""
    icons: dict[str, tuple[str, ...]] = {}
    """By part, an icon for every line; an empty name where none fits, `die-` with a colour for a die of it."""
    marks: tuple[str, ...] = ()
    level: int = 0
    icon: str = ""
    areas: dict[str, tuple[str, ...]] = {}
    """Areas that the text names, each drawn in rows of hexes: `x` a hex of the area, `@` the hex of who acts."""
    back: Card | None = None
    """The other side, where a card has two and both may be read."""


class Zone(Struct, frozen=True):
    """Cards lying together: hand, active, discard, lost, items; what is offered; cards for reference, such as those of the enemies."""

    id: str
    seat: int
    cards: tuple[Card, ...]
    hidden: int = 0
    """How many further cards lie here face down."""
    name: Message | None = None
    role: Literal["hand", "play", "pile", "items", "offer", "reference", "tree"] = "pile"
    """How it is laid out: what can be played, what lies in play, what is done with, equipment, what can be taken, what is looked up; cards that
    build on each other, in their order, one branch of several."""
    free: tuple[str, ...] = ()
    """Places that no card has taken yet, each by the mark of the cards that go there."""


class Track(Struct, frozen=True):
    """A counter or a row of slots; `at` is the present place."""

    id: str
    name: Message
    at: int
    slots: tuple[str, ...] = ()
    maximum: int = 0
    role: Literal["number", "row", "elements", "notes", "roll"] = "number"
    """A number; a row of slots with a marker at one; elements that are there; notes beside each other; a number or notes that belong to the dice."""
    seat: int = -1
    """Whose own it is, such as a secret goal; clients keep it in view for who has to choose."""


class Turn(Struct, frozen=True):
    """An entry of the turn ribbon."""

    figure: str
    initiative: int
    name: str
    state: Literal["waiting", "acting", "done"]
    parts: tuple[str, ...] = ()


class Die(Struct, frozen=True):
    """A die as it was rolled; `owner` is the figure that rolled it, where it was one."""

    kind: str
    face: str
    owner: str = ""


class Player(Struct, frozen=True):
    """Who a seat plays, and with which figure."""

    seat: int
    name: str
    figure: str = ""
    icon: str = ""


class Preview(Struct, frozen=True):
    """What an option would do: the way it leads, cells it covers, figures it concerns, and words."""

    path: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()


class Ruler(Struct, frozen=True):
    """Two cells compared: range, sight and the way between them, where there are any."""

    distance: int | None = None
    sight: bool | None = None
    path: tuple[int, ...] = ()


class Tally(Struct, frozen=True):
    """A number for the end of a game."""

    name: Message
    value: int


class Choice(Struct, frozen=True):
    """An option as a client gets it: never the rules' own value."""

    key: str
    text: Message
    cell: int = -1
    figure: str = ""
    card: str = ""
    item: str = ""
    confirm: bool = False
    """Ask again before it is taken; never the first key nor the largest button."""
    note: Message | None = None
    """A remark shown beside it before it is chosen, such as that it would do nothing."""


class Question(Struct, frozen=True):
    seat: int
    prompt: Message
    choices: tuple[Choice, ...]


class Scene(Struct, frozen=True, kw_only=True):
    """All that a seat sees of a position, in widgets that every game shares."""

    version: int = SCENE_VERSION
    title: Message
    status: tuple[Message, ...] = ()
    boards: tuple[Board, ...] = ()
    tokens: tuple[Token, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    ribbon: tuple[Turn, ...] = ()
    dice: tuple[Die, ...] = ()
    players: tuple[Player, ...] = ()
    questions: tuple[Question, ...] = ()
    waiting: tuple[int, ...] = ()
    """Seats that have something to decide."""
    outcome: str | None = None
