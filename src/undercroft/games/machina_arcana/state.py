"""The state of a scenario of Machina Arcana, as plain data; its schema is defined here and nowhere else. Everything else is looked up in the packs.

Cells are numbers of `undercroft.grid.square`, relative to the window of 2 x 2 tile positions; when the window moves, all cells move with it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, field

from undercroft.kernel.beats import Task
from undercroft.kernel.game import State
from undercroft.kernel.offers import Windows
from undercroft.kernel.secrets import HIDDEN

Phase = Literal["setup", "explorers", "spawn", "horror", "monsters", "campaign"]
Edge: TypeAlias = tuple[int, int]
"""Two cells side by side, the lower one first."""
ItemKind = Literal["weapon", "apparel", "artifact", "consumable"]


class Gear(Struct):
    """MA-EQP: an equipped item, and what it is attached to."""

    card: str
    on: str = ""
    """The item it is attached to; empty for a main item (MA-ITM-08)."""
    how: Literal["main", "upgrade", "augment"] = "main"


class Explorer(Struct):
    """MA-CMP-01, MA-CMP-07: an explorer with its player board."""

    seat: int
    health: int
    stamina: int
    essence: int = 0
    cell: int = -1
    """Where the figure stands; -1 if it is not on the board."""
    acted: bool = False
    """MA-EXP-03: whether it has had its turn in this explorer phase."""
    left: bool = False
    """MA-LEV-02: it has left the board."""
    dead: int = 0
    """MA-GEN-07: the how-manieth explorer to die it was; 0 while it lives."""
    personal: list[str] = []
    """MA-EVT-11: personal events."""
    items: list[str] = []
    """MA-ITM-01: the inventory."""
    gear: list[Gear] = []
    """MA-UNI-04: what is equipped, each item after the one it is attached to."""
    waiting: list[str] = []
    """MA-DIS-05: cards such as `item/ether-bomb` that are discarded as soon as their lasting effects end."""
    kept: list[str] = []
    """MA-CAM-02: cards such as `item/scarrer` or `event/trophy-collector` that its player keeps for the next scenario."""


class Monster(Struct):
    """A monster card in play with its figure. Its id is that of its card, since every card exists once."""

    cell: int
    wounds: int = 0
    """MA-ATR-08: lost health."""


class Lasting(Struct):
    """MA-LST-01, MA-LST-06: a lasting effect in force, with the marker that records it."""

    marker: int
    """Effects of one use share a number (MA-RNG-14)."""
    owner: str
    """The explorer whose marker it is; empty for a horror marker."""
    card: str
    """The card the marker lies on, such as `item/scarrer`."""
    line: str
    step: int
    bearer: str
    """The unit it affects; empty once it has ended before its marker returns (MA-UNI-14, MA-LST-20)."""


class Placed(Struct):
    """A tile on the board."""

    tile: str
    """The face that is up."""
    column: int
    row: int
    turn: int = 0
    """Quarter turns clockwise."""


class Token(Struct):
    """MA-CMP-13: the entry or exit token on a border."""

    cells: tuple[int, int]
    side: Literal["north", "east", "south", "west"]


class Goal(Struct):
    """MA-DTH-23: a space of the endgame tile that counts as a unit, and can only be attacked."""

    cell: int
    health: int


class Deck(Struct):
    """Cards face down. Which of them comes next is decided when it is drawn."""

    pile: Annotated[list[str], HIDDEN] = []
    lost: Annotated[list[str], HIDDEN] = []
    """Cards that went back to the box unseen."""
    top: list[str] = []
    """Cards put back on top, in order; the last one is drawn first."""


class Turn(Struct):
    """MA-EXP-05: the turn of an explorer."""

    explorer: str
    passed: bool = False
    """MA-EXP-11: it has given up the rest of its stamina."""


class Hunt(Struct):
    """MA-MPH-04: the turn of a monster."""

    monster: str
    stamina: int
    used: list[str] = []
    """MA-AIP-48: abilities it has used that cost it no stamina, or gave back as much."""
    target: str = ""
    """MA-AIP-32: whom it was after when it began to go around others."""
    distance: int = 0
    """MA-AIP-32: how far away it was then."""
    acted: bool = False
    """MA-OOT-03: whether it has begun to act, so that a window opens before it goes on."""
    by_rules: bool = False
    """MA-AIU-02: those who control it let it do what a predictable monster would do."""


class Thrown(Struct):
    """MA-ATK-06: the last attack roll, kept to be looked at."""

    by: str
    """Who attacked; empty if nobody did."""
    high: list[int]
    low: list[int]
    result: int
    magical: bool
    needed: dict[str, int]
    """MA-ATK-10: what each evader, a unit or a space by its coordinates, is hit by."""


class Blast(Struct):
    """MA-BAR-09: an explosive barrel that has been set off."""

    cell: int
    by: str
    """MA-BAR-10: who set it off; empty if nobody did."""
    magical: bool = False


# -- tasks: what is left to do in the middle of something ------------------------------------------------------------------
class UseFree(Task, tag="use-free"):
    """MA-OOT-01: an explorer uses an ability that costs no stamina."""

    explorer: str
    line: str


class TakeOver(Task, tag="take-over"):
    """MA-AIU-01: the dead players move the monsters themselves again."""


class NextPart(Task, tag="next-part"):
    """MA-END-11: what a line of an endgame card waited for is the case: the next part begins."""

    line: str


class RestartRound(Task, tag="new-round"):
    """MA-CHP-12: an effect starts a new round."""


AnyTask = UseFree | TakeOver | NextPart | RestartRound


class MachinaState(State):
    """A scenario in progress."""

    scenario: str
    round: int = 0
    phase: Phase = "setup"
    outcome: Literal["won", "lost"] | None = None
    todo: list[AnyTask] = []
    acted: list[str] = []
    """Steps of the phase that are done."""
    waiting: list[str] = []
    """Whoever has not had a roll or a turn in this phase yet."""
    explorers: dict[str, Explorer] = {}
    monsters: dict[str, Monster] = {}
    """MA-MPH-01: in monster order."""
    turn: Turn | None = None
    hunt: Hunt | None = None
    # -- chapters and tracks
    chapter: int = 0
    """The index of the current chapter."""
    part: int = -1
    """MA-END-03: the index of the endgame card in force; -1 before the endgame."""
    progress: dict[str, int] = {}
    """MA-EFF-06: progress tokens, by line and number of the cumulative step: `chapter/ice/2/active/0/1`."""
    goals: list[Goal] = []
    """MA-DTH-23: the goal spaces that are left."""
    aside: int = 0
    """Tokens set aside by an endgame card."""
    spawn: int = 0
    """MA-CMP-08: 0 if the chapter has no spawn rating."""
    horror: int = 0
    threat: int = 0
    """MA-SET-03: steps from the first one."""
    level: int = 1
    # -- the board
    tiles: list[Placed] = []
    closed: list[Edge] = []
    """MA-DOR-05: closed doors."""
    broken: list[Edge] = []
    """MA-DOR-09: destroyed doors."""
    destroyed: list[int] = []
    lit: list[int] = []
    entry: Token | None = None
    exit: Token | None = None
    owed: bool = False
    """MA-ENT-13: the exit token must be placed as soon as there is a place for it."""
    stack: list[str] = []
    """MA-SET-18: tiles of which nobody knows which side is up."""
    under: list[list[str]] = []
    """MA-XPL-12: faces below the stack, as groups of which the order is unknown."""
    # -- cards
    decks: dict[str, Deck] = field(default_factory=dict)
    explorer_events: list[str] = []
    """MA-EVT-01: the discard pile; the last one is the current event."""
    horror_events: list[str] = []
    items: list[str] = []
    """MA-SET-15: the discard pile of items, the top card last."""
    fallen: list[str] = []
    """MA-DTH-08: destroyed monsters."""
    boxed: list[str] = []
    """Monsters that went back to the box for all to see."""
    seen: list[str] = []
    """Cards that were face up at some time."""
    # -- effects
    lasting: list[Lasting] = []
    markers: int = 0
    """How many markers have been numbered so far."""
    thrown: Thrown | None = None
    blasts: list[Blast] = []
    """MA-BAR-09: the barrel that explodes, then those that wait; empty between actions."""
    windows: Windows = field(default_factory=Windows)
    resolved: dict[str, int] = {}
    """MA-LST-05: how often lasting effects have been resolved in this round, by line and step, if the table counts that."""
    left_to_rules: bool = False
    """MA-AIU-02: the dead players let the monsters do what the rules for predictable ones say, until they take them over again."""
    # -- the campaign
    coming: str = ""
    """MA-CAM-01: the scenario that the players go on with, once they have decided to."""
    graves: list[str] = []
    """MA-CAM-10: explorers who died in earlier scenarios."""
    # -- settings
    steps: int = 6
    """MA-THR-03: the steps of the threat track before the arrow."""
    event_cost: int = 1
    """MA-ACT-09."""
    nearest_only: bool = False
    """MA-AIP-38."""
    ease: Literal["normal", "easy", "very easy"] = "normal"
    """MA-VAR-01, MA-VAR-02."""
    length: Literal["full", "fast", "very fast"] = "full"
    """MA-VAR-04, MA-VAR-05."""
    chapters: list[int] = []
    """MA-VAR-04, MA-VAR-05: the indices of the chapters of a short game; empty if all are played."""
    dead_play: Literal["players", "rules"] = "players"
    """MA-AIU-01: who moves the monsters after a death."""
    lasting_count: Literal["markers", "resolutions"] = "markers"
    """MA-LST-05: what limits a lasting effect: the markers on its card, or how often it has been resolved in the round."""
    campaign: bool = False
    """MA-CAM-01: whether a victory leads on to the next scenario."""
