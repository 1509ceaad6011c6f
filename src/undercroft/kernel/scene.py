"""The scene: a fixed set of widgets that every game combines and any client can draw. This module owns the scene schema."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

SCENE_VERSION = 5


class Message(Struct, frozen=True):
    """A text to be shown in the reader's language, as a message id with arguments. Rules leave `text` empty; it is filled in when a scene is
    sent to a reader."""

    id: str
    args: dict[str, Any] = {}
    text: str = ""


class Reason(Struct, frozen=True):
    """One step of an enemy's reasoning: the rule that decided it, the explanation, and the cells that remained after it."""

    rule: str
    text: Message
    cells: tuple[int, ...] = ()


class Cell(Struct, frozen=True):
    """A cell of a board, in doubled coordinates of the board's layout. `marks` name terrain and other features."""

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
    """Cells and the edges between them. In a `zones` layout, cells are rectangles, each with its own `width` and `height`."""

    id: str
    layout: Literal["hex-pointy", "hex-flat", "square", "zones"]
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()


class Sign(Struct, frozen=True):
    """Something that an icon on a figure says: a condition, a rank, or a badge such as a shield."""

    id: str
    text: Message
    icon: str = ""
    """The name of an icon in the `game-icons` set; without one, clients show a crown for a rank and otherwise the first letter of the text."""
    value: int | None = None
    """A number shown beside the icon."""
    good: bool | None = None
    """Whether it helps or harms the figure; None if neither."""
    about: Message | None = None
    """What it means, in a sentence."""


class Token(Struct, frozen=True):
    """A figure on a board."""

    id: str
    board: str
    cell: int
    name: str
    side: Literal["hero", "enemy", "object"]
    number: int = 0
    rank: Sign | None = None
    group: str = ""
    health: int = 0
    max_health: int = 0
    conditions: tuple[Sign, ...] = ()
    badges: tuple[Sign, ...] = ()
    icon: str = ""
    """The name of an icon in the `game-icons` set."""
    count: int = 1
    """How many figures it stands for."""
    down: bool = False
    """Whether it is out of action: clients draw it pale."""


class Card(Struct, frozen=True):
    """A card, as much of it as the seat may see."""

    id: str
    name: str
    side: str = ""
    initiative: int | None = None
    parts: dict[str, tuple[str, ...]] = {}
    """The printed text of each part of the card (top, bottom, effect …), line by line."""
    icons: dict[str, tuple[str, ...]] = {}
    """An icon for every line of each part. The name is empty if no icon fits, or `die-` plus a colour for a die of that colour."""
    marks: tuple[str, ...] = ()
    level: int = 0
    icon: str = ""
    areas: dict[str, tuple[str, ...]] = {}
    """Areas named in the text, each drawn as rows of hexes: `x` is a hex of the area, `@` the hex of the acting figure."""
    back: Card | None = None
    """The other side, if the card has two and the seat may read both."""
    on: str = ""
    """The id of the card in the same zone that this one is joined to."""
    joints: dict[str, Sign] = {}
    """The symbols on its edges by which cards are joined: the `bottom` of a card to the `top` of another, its `left` to the `right` of another."""
    badges: tuple[Sign, ...] = ()
    """What lies on the card, such as markers."""


class Zone(Struct, frozen=True):
    """A group of cards: hand, active, discard, lost, items; cards on offer; cards for reference, such as those of the enemies."""

    id: str
    seat: int
    cards: tuple[Card, ...]
    hidden: int = 0
    """How many more cards lie here face down."""
    name: Message | None = None
    role: Literal["hand", "play", "pile", "items", "offer", "reference", "tree"] = "pile"
    """How it is laid out: playable cards, cards in play, used cards, equipment, cards on offer, cards to look up, or (`tree`) one of several
    branches of cards that build on each other, in order."""
    free: tuple[str, ...] = ()
    """Slots that no card occupies yet, each named by the mark of the cards that fit it."""


class Track(Struct, frozen=True):
    """A counter or a row of slots; `at` is the current position."""

    id: str
    name: Message
    at: int
    slots: tuple[str, ...] = ()
    maximum: int = 0
    role: Literal["number", "round", "row", "elements", "notes", "roll"] = "number"
    """A number; the round, which is shown with the title; a row of slots with a marker on one of them; the elements present; notes side by side; a
    number or notes that belong to the dice."""
    seat: int = -1
    """The seat that owns it, for example a secret goal. Clients keep it visible for the seat that has to choose."""
    about: Message | None = None
    """What it counts or lists and what that means, in a sentence or two."""


class Turn(Struct, frozen=True):
    """An entry in the turn order."""

    figure: str
    initiative: int
    name: str
    state: Literal["waiting", "acting", "done"]
    parts: tuple[str, ...] = ()


class Die(Struct, frozen=True):
    """A rolled die; `owner` is the figure that rolled it, if any."""

    kind: str
    face: str
    owner: str = ""


class Player(Struct, frozen=True):
    """The character that a seat plays, and its figure."""

    seat: int
    name: str
    figure: str = ""
    icon: str = ""


class Preview(Struct, frozen=True):
    """What an option would do: the path it takes, the cells it covers, the figures it affects, and remarks."""

    path: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()


class Ruler(Struct, frozen=True):
    """A comparison of two cells: distance, line of sight and the path between them, as far as these exist."""

    distance: int | None = None
    sight: bool | None = None
    path: tuple[int, ...] = ()


class Tally(Struct, frozen=True):
    """A number shown at the end of a game."""

    name: Message
    value: int


class Choice(Struct, frozen=True):
    """An option as sent to a client, without the value that the rules use."""

    key: str
    text: Message
    cell: int = -1
    figure: str = ""
    card: str = ""
    item: str = ""
    """Another card. If `card` is given too, this is what it is put on or exchanged for: a card, or a free place of a zone."""
    confirm: bool = False
    """Ask for confirmation before it is chosen. Never bind it to the first key or show it as the largest button."""
    note: Message | None = None
    """A remark shown next to the option before it is chosen, for example that it would have no effect."""


class Question(Struct, frozen=True):
    seat: int
    prompt: Message
    choices: tuple[Choice, ...]
    standing: bool = False
    """Whether the game does not wait for an answer: the seat may do one of these things while another seat is asked."""


class Scene(Struct, frozen=True, kw_only=True):
    """Everything that a seat sees of a position, in widgets shared by all games."""

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
