"""The state of a Gloomhaven scenario, as plain data. Its schema is defined only here; everything else is looked up in the packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from undercroft.games.haven import state
from undercroft.games.haven.state import Figure, HavenState
from undercroft.kernel.secrets import HIDDEN, OWNED

MONSTERS = "monsters"
"""The name of the deck and the side shared by all monsters (GH-AMD-03)."""
LONG_REST = ["rest", "rest"]
"""The choice of a player who takes a long rest. It has the length of two cards, so that it reveals nothing."""
Role = Literal["character", "monster", "summon", "ally", "object"]
Rank = Literal["normal", "elite", "boss", "named"]


class Unit(Figure):
    """A figure, with the data that only Gloomhaven needs (GH-GEN-04)."""

    role: Role = "monster"
    rank: Rank = "normal"
    owner: str = ""
    """For a summon, the id of its summoner (GH-SUM-03)."""
    line: str = ""
    """For a summon, the line that summoned it."""
    title: str = ""
    """The name of a summon or a named monster."""
    coinless: bool = False
    """GH-ATK-18: whether it leaves no money."""
    born: int = 0
    """GH-SUM-10, GH-MOA-05: the round in which it was summoned. It does not act in that round."""
    spent: bool = False
    """GH-VPD-02: whether this is an exhausted character whose figure stays on the map."""
    home: int = -1
    """GH-VRD-22: where it stood when its room was made."""


class Hero(Struct):
    """A character: its sheet, its cards and its counts in this scenario."""

    seat: int
    open: bool
    """GH-SOL-04: whether everyone may see its private information."""
    kind: str
    level: int
    max_health: int
    hand: Annotated[list[str], OWNED] = []
    chosen: Annotated[list[str], OWNED] = []
    """GH-SEL-01: its choice for the round, while others are still choosing."""
    played: list[str] = []
    active: dict[str, str] = {}
    """For each active card, the half whose bonus is active (GH-ACT-01)."""
    discard: list[str] = []
    lost: list[str] = []
    barred: list[str] = []
    """GH-REC-02: lost cards marked as not recoverable."""
    pool: Annotated[list[str], OWNED] = []
    items: dict[str, Literal["ready", "spent", "consumed"]] = {}
    uses: dict[str, int] = {}
    """GH-ITC-11: the number of use slots already used, by item."""
    bag: list[str] = []
    """GH-ITC-15: items gained during the scenario, not equipped."""
    goals: Annotated[list[str], OWNED] = []
    """GH-BGL-01: the battle goals dealt, with the kept one first once it is chosen."""
    goal: Annotated[str, OWNED] = ""
    initiative: int = 0
    second: int = 0
    """The initiative of the card that is not leading (GH-INI-04)."""
    resting: bool = False
    exhausted: bool = False
    health: int = 0
    """GH-EXH-02: its hit points when it was exhausted."""
    dead: bool = False
    """GH-VPD-01."""
    xp: int = 0
    coins: int = 0
    gold: int = 0
    treasures: list[str] = []
    checks: int = 0
    tally: dict[str, int] = {}
    """GH-BGL-05: counts for battle goals."""


class Deck(Struct):
    """GH-AMD-01: an attack modifier deck. It is unordered: cards are picked at random when drawn."""

    draw: list[str]
    discard: list[str] = []
    shuffle: bool = False
    """GH-AMD-14: whether a standard 2x or Null was drawn this round."""


class AbilityDeck(Struct):
    """GH-MAC-01: a monster ability deck. Cards are identified by their index in the pack's deck."""

    draw: list[str]
    discard: list[str] = []
    card: str = ""
    """The card revealed this round."""


class Trap(Struct):
    """GH-OVR-12: what a trap does, and who created it (GH-ATK-20)."""

    damage: int = 0
    conditions: list[str] = []


class Bonus(state.Bonus):
    used: int = 0
    """How many of its slots are used (GH-ACT-03)."""


class Strike(Struct):
    """An attack ability in progress. Between beats, it determines who is still to be attacked."""

    hit: list[str] = []
    """Figures already attacked."""
    left: int = 0
    """How many more single targets it may have."""
    area: list[str] = []
    """Figures in the placed area that have not been attacked yet."""
    placed: bool = False
    order: list[str] = []
    """For a monster, its targets in order."""
    xp: int = 0


class Stride(Struct):
    """A move in progress (GH-MOV-14)."""

    points: int
    jump: bool = False
    aloft: bool = False
    """Whether it jumped to its current hex without touching the ground there (GH-MOV-10)."""
    paid: list[int] = []
    used: list[str] = []
    bonuses: list[str] = []


class Action(state.Action):
    paid: list[int] = []
    """Riders of the current ability that were paid for."""
    used: list[str] = []
    """Items that changed the current ability."""
    strike: Strike | None = None
    stride: Stride | None = None


class Turn(Struct):
    """A turn in progress."""

    figure: str
    """Empty if the figure died during this turn."""
    initiative: int = 0
    stage: Literal["start", "act", "end"] = "start"
    halves: list[str] = []
    cards: list[str] = []
    """Played cards not yet used."""
    focus: str = ""
    aimless: bool = False
    """GH-FOC-16: whether a focus was looked for and none was found."""
    started: int = -1
    """The hex a monster was in before its move; initially, the one where it started its turn (GH-MAK-03)."""
    moved: int = 0
    """Hexes a monster has moved this turn (GH-BOS-05)."""
    leapt: bool = False
    """Whether its move is a jump, so that further targets are ranked ignoring everything in between (GH-MEF-04, GH-FOC-12)."""
    infusing: list[str] = []
    """GH-ELM-02: elements that become strong at the end of the turn."""
    queue: list[str] = []
    """Start-of-turn or end-of-turn effects still to come, in the order its player chooses (GH-TRN-14)."""
    swept: bool = False
    """Whether end-of-turn looting is done."""


class Laid(Struct):
    """GH-VRD-03: a room of the random dungeon: its cards, the entrance and exit used, and the position of its drawing."""

    room: str
    monsters: str
    entrance: str
    x: int
    y: int
    exit: str = ""


class Slain(Struct):
    """GH-VRD-22: a killed monster, and where it stood when its room was made."""

    kind: str
    rank: Rank
    home: int
    room: str


class Named(Struct):
    """GH-SPR-15: the stats of a named monster."""

    attack: int
    move: int


class GloomState(HavenState[Unit, Bonus], kw_only=True):
    scenario: str
    count: int
    """C: the number of characters that started, including exhausted ones."""
    level: int
    """L: the scenario level."""
    raised: bool = False
    """GH-SOL-02, GH-SOL-04: whether monsters and traps are one level higher."""
    open: bool = False
    """GH-SOL-04: whether all information is open."""
    reduced: bool = False
    """GH-VRR-01."""
    mortal: bool = False
    """GH-VPD-01."""
    wall_hexes: bool = True
    """GH-AOE-07."""
    both: Literal["first", "success", "failure"] = "first"
    """GH-FIN-02."""
    phase: Literal[
        "lay", "goals", "equip", "hands", "place", "begin", "start", "select", "reveal", "order", "turns", "cleanup", "rest", "closing", "over",
    ] = "lay"  # fmt: skip
    round: int = 1
    heroes: dict[str, Hero] = {}
    decks: dict[str, Deck] = {}
    curses: int = 10
    """GH-CON-24: the Curse cards left for characters."""
    monster_curses: int = 10
    blesses: int = 10
    minus: int = 15
    goals: Annotated[list[str], HIDDEN] = []
    """The battle goal deck."""
    abilities: dict[str, AbilityDeck] = {}
    elements: dict[str, int] = {}
    """0 inert, 1 waning, 2 strong (GH-ELM-01)."""
    fed: dict[str, bool] = {}
    """Augments of monster cards, by whether they were consumed for this round (GH-ELM-15, GH-ELM-17)."""
    infused: list[str] = []
    """Lines of monster cards that have already infused this round (GH-FCB-19)."""
    charged: list[str] = []
    """GH-ELM-19: elements infused by a type's card this round, as type:element."""
    packed: list[str] = []
    """Characters that have finished choosing items."""
    penalties: list[Literal["none", "minor", "major"]] = []
    """GH-VRD-16: the penalties of the random dungeon, by room."""
    room_deck: list[str] = []
    """GH-VRD-04: the room cards not drawn yet, as an unordered pile."""
    room_discard: list[str] = []
    monster_deck: list[str] = []
    laid: list[Laid] = []
    """GH-VRD-03: the rooms of the random dungeon so far."""
    slain: list[Slain] = []
    """GH-VRD-22: the monsters killed so far."""
    sealed: bool = False
    """Whether characters can no longer consume elements."""
    permanent: dict[str, list[str]] = {}
    """GH-VRD-24: conditions that cannot be removed, by figure."""
    rooms: list[str] = []
    """Revealed rooms, in the order they were revealed."""
    doors: dict[str, Literal["closed", "locked", "open", "shut"]] = {}
    """By hex."""
    obstacles: dict[str, str] = {}
    """By hex, the tile it belongs to; empty for a single-hex obstacle."""
    traps: dict[str, Trap] = {}
    coins: dict[str, int] = {}
    treasures: dict[str, str] = {}
    looted: list[str] = []
    designs: list[str] = []
    """GH-OVR-35: items whose copies are added to the shop."""
    rifts: list[int] = []
    sections: list[int] = []
    """Story sections already read (GH-PAG-02)."""
    late: list[str] = []
    """GH-ELM-21: figures that entered play after others of their type had acted this round."""
    acted: list[str] = []
    pressing: bool = False
    """GH-FIN-03: whether some players wanted to give up, but not all."""
    rested: list[str] = []
    """Characters that have been offered a short rest this round."""
    order: list[str] = []
    """The order of tied groups, as the players decided this round."""
    kept: list[list[str]] = []
    """GH-INI-08: pairs of types that share a deck, in the order the players chose."""
    turn: Turn | None = None
    action: Action | None = None
    bonuses: dict[str, list[Bonus]] = {}
    named: dict[str, Named] = {}
    counters: dict[str, int] = {}
    fallen: list[str] = []
    """Kinds of figures that have died, including destroyed objects."""
    appeared: list[str] = []
    kills: int = 0
    summons: int = 0
    """The number of summons so far, used to number them."""
    goal_loot: int = 0
    won: bool = False
    lost: bool = False
    first: Literal["", "won", "lost"] = ""
    outcome: str | None = None
