"""The state of a game of Buttons & Bugs: the one owner of its schema. Plain data; everything else is looked up in the packs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.games.haven.figures import Figure, HavenState

HERO = "hero"
Zone = Literal["hand", "played", "active", "discard", "lost"]
ZONES: tuple[Zone, ...] = ("hand", "played", "active", "discard", "lost")


class CardState(Struct):
    """Where a card is and which side it shows (BB-CRD-11)."""

    zone: Zone = "hand"
    side: Literal["a", "b"] = "a"
    half: str = ""
    """The action that put it into the active area."""
    gone: bool = False
    """Lost with the unrecoverable icon (BB-LOS-04)."""


class Bonus(Struct):
    """An effect in force: the line that gave it, who bears it, how long."""

    ability: str
    step: int
    bearer: str
    span: str
    card: str = ""
    uses: int = 0


class Infusion(Struct):
    """An infusion made by an item (BB-ELM-22)."""

    id: str
    elements: list[str]


class Action(Struct):
    """An action in progress: between beats it says what comes next."""

    actor: str
    source: str
    card: str = ""
    half: str = ""
    at: int = 0
    stage: Literal["between", "ability", "targets"] = "ability"
    performed: bool = False
    moved: int = 0
    hit: list[str] = []
    """Targets of the present ability that have had their turn."""
    left: int = 0
    """Targets it may still have."""
    extra: int = 0
    """Targets added to an area."""
    area: list[str] = []
    """Figures in the placed area that are still to be attacked."""
    in_area: bool = False
    paid: list[int] = []
    used: list[str] = []
    """Items that changed the present ability."""
    also: bool = False
    """The bottom action that follows a top action of the same card."""
    top: bool = False
    """The top action before it was performed, with its icons."""


class Turn(Struct):
    figure: str
    """Empty: it died in this turn."""
    column: str = ""
    initiative: int = 0
    stage: Literal["start", "act", "end"] = "start"
    halves: list[str] = []
    """Halves already used."""
    cards: list[str] = []
    """Played cards not yet used."""
    focus: str = ""
    """Whom a monster moved for."""


class Pending(Struct):
    """A monster that comes at the start of the next round."""

    rule: str


class BugState(HavenState[Figure], kw_only=True):
    scenario: str
    character: str
    level: int
    difficulty: str
    advantage: Literal["consecutive-rows", "same-row"]
    long_rest: Literal["random", "choose"]
    tracker: Literal["after", "before"]
    phase: Literal["lay", "items", "upgrades", "begin", "start", "select", "roll", "cog", "turns", "end", "bonuses", "rest", "over"] = "lay"
    round: int = 1
    passed: list[int] = []
    packed: bool = False
    """The items were agreed on before the scenario."""
    cards: dict[str, CardState] = {}
    items: dict[str, Literal["ready", "spent", "lost"]] = {}
    rows: dict[str, int] = {}
    columns: dict[str, str] = {}
    marks: dict[str, list[str]] = {}
    """Columns under a cube this round, by type."""
    initiative: int = 0
    resting: bool = False
    acted: list[str] = []
    soon: list[str] = []
    """Turns of spawned monsters that come next (BB-SPN-06)."""
    order: list[str] = []
    kept: list[str] = []
    """Active cards that the player keeps for this round and is not asked about again (BB-BON-10)."""
    bonuses: dict[str, list[Bonus]] = {}
    consumed: list[str] = []
    created: list[Infusion] = []
    made: int = 0
    fed: list[str] = []
    turn: Turn | None = None
    action: Action | None = None
    plates: list[str] = []
    counters: dict[str, int] = {}
    next_places: dict[str, int] = {}
    """How often places that take turns have come up, by rule."""
    pending: list[Pending] = []
    queue: list[str] = []
    """Scenario rules waiting to be carried out, in an order the player chooses."""
    appeared: list[str] = []
    destroyed: list[str] = []
    won: bool = False
    lost: bool = False
    outcome: str | None = None
