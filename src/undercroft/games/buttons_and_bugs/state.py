"""The state of a game of Buttons & Bugs, as plain data. Its schema is defined only here; everything else is looked up in the packs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.games.haven import state
from undercroft.games.haven.state import Figure, HavenState

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
    """Whether it was lost with the unrecoverable icon (BB-LOS-04)."""


class Bonus(state.Bonus):
    uses: int = 0
    """How many uses are left of one that has a limited number."""


class Infusion(Struct):
    """An infusion created by an item (BB-ELM-22)."""

    id: str
    elements: list[str]


class Action(state.Action):
    hit: list[str] = []
    """Targets already resolved for the current ability."""
    left: int = 0
    """How many more targets it may have."""
    extra: int = 0
    """Targets added to an area attack."""
    area: list[str] = []
    """Figures in the placed area that have not been attacked yet."""
    in_area: bool = False
    paid: list[int] = []
    used: list[str] = []
    """Items that changed the current ability."""
    also: bool = False
    """Whether this is a bottom action performed after the top action of the same card."""
    top: bool = False
    """Whether the top action was performed before it, so that its icons count."""


class Turn(Struct):
    figure: str
    """Empty if the figure died during this turn."""
    column: str = ""
    initiative: int = 0
    stage: Literal["start", "act", "end"] = "start"
    halves: list[str] = []
    """Halves already used."""
    cards: list[str] = []
    """Played cards not yet used."""
    focus: str = ""
    """The enemy a monster moved toward."""


class Pending(Struct):
    """A monster that spawns at the start of the next round."""

    rule: str


class BugState(HavenState[Figure, Bonus], kw_only=True):
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
    """Whether the items were chosen before the scenario."""
    cards: dict[str, CardState] = {}
    items: dict[str, Literal["ready", "spent", "lost"]] = {}
    rows: dict[str, int] = {}
    columns: dict[str, str] = {}
    marks: dict[str, list[str]] = {}
    """Columns marked by a cube this round, by monster type."""
    initiative: int = 0
    resting: bool = False
    acted: list[str] = []
    soon: list[str] = []
    """Turns of spawned monsters that act next (BB-SPN-06)."""
    order: list[str] = []
    kept: list[str] = []
    """Active cards the player keeps this round and is not asked about again (BB-BON-10)."""
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
    """For rules that use places in turn: how often each rule has used one."""
    pending: list[Pending] = []
    queue: list[str] = []
    """Scenario rules waiting to be carried out, in the order the player chooses."""
    appeared: list[str] = []
    destroyed: list[str] = []
    won: bool = False
    lost: bool = False
    outcome: str | None = None
