"""The state of an adventure of Massive Darkness: the one owner of its schema. Plain data; everything else is looked up in the packs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from undercroft.kernel.game import State

Phase = Literal[
    "classes", "gear", "losses", "stock", "barter", "deals", "share", "outfit", "limit", "swap", "first", "begin", "start", "heroes", "enemies",
    "experience", "event", "end", "over",
]  # fmt: skip
Stage = Literal["build", "roll", "rerolls", "blanks", "defender", "cancel", "defence", "attacker", "attack", "count", "late", "wounds", "done"]


class Hero(Struct):
    """MD-HER-02: a hero card with its class sheet and its dashboard."""

    seat: int
    zone: int
    kind: str = ""
    """Its class."""
    health: int = 5
    xp: int = 0
    shards: int = 0
    """MD-STY-02: fifths of an experience point."""
    spent: int = 0
    """MD-EPH-17: experience paid for skills."""
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []
    """MD-HER-16: cards beside the dashboard."""
    tokens: list[str] = []
    """MD-OBJ-07: objective tokens it carries, by their kind."""
    skills: dict[str, int] = {}
    """MD-CLS-05: by branch, how many skills were bought."""
    grown: int = 0
    """MD-SKL-05: how much more than 5 its maximum health has become."""
    stunned: bool = False
    dead: bool = False
    left: bool = False
    """MD-OBJ-05: it has left by the exit."""
    outfitted: bool = False
    """MD-SET-14: it has its starting equipment."""
    warded: bool = False
    """MD-ABL-04: its ability for defence was used since the start of its last activation."""


class Enemy(Struct):
    """MD-ENM: one enemy card in play with its figures."""

    card: str
    zone: int
    health: int
    """Of the single figure; of a mob's boss, 0 once it is dead."""
    minions: list[int] = []
    """MD-ENM-04, MD-MOB-09: the health of every minion, the most wounded first."""
    gear: str = ""
    """MD-GRD-01: the treasure card it carries."""
    beside: str = ""
    """MD-Q10-10: an enemy card that lies beside it as if it were equipment."""
    stunned: bool = False
    goal: Literal["start", "exit"] = "start"
    """MD-EPH-21: where it patrols to."""
    asleep: bool = False
    """MD-EPH-27: not released yet."""
    special: str = ""
    """The enemy of the adventure it is."""


class Die(Struct):
    colour: str
    face: int


class Roll(Struct):
    """The dice of one side of a combat, and what effects have added to them."""

    dice: list[Die] = []
    points: int = 0
    """Swords or shields added and taken away by effects."""
    bams: int = 0
    """Symbols added by effects less those spent or cancelled."""
    diamonds: int = 0
    rerolled: bool = False
    """MD-TRM-01."""


class Combat(Struct):
    """MD-CMB-01: a combat in progress, or the last one."""

    attacker: str
    defender: str
    kind: Literal["melee", "ranged", "magic"]
    zone: int
    """Where the defender stands."""
    stage: Stage = "build"
    attack: Roll = field(default_factory=Roll)
    defence: Roll = field(default_factory=Roll)
    blades: bool = False
    """MD-SKL-14: a magic attack with melee weapons."""
    bonus: str = ""
    """MD-SKL-08, MD-SKL-12: the line of the skill whose effects hold for this attack."""
    wounds: int = 0
    """MD-WND-02: wounds that shields do not stop."""
    dealt: int = 0
    """MD-WND-01: what the defender takes."""
    boss: bool = False
    """MD-MOB-14: the boss may be hit in spite of its minions."""
    others: int = 0
    """Wounds for everybody else in the defender's zone."""
    others_line: str = ""
    used: list[str] = []
    """Lines that were used, or turned down, as often as they were."""
    paid: list[str] = []
    """Lines whose price in blood, experience or a card was paid."""
    quiet: bool = False
    """MD-CTR-11: no counter-attack comes of it."""
    kills: int = 0


class Turn(Struct):
    """MD-HPH-01: a hero's activation."""

    hero: str
    stage: Literal["start", "act", "counter"] = "start"
    actions: int = 3
    extra: dict[str, int] = {}
    """MD-SKL-06: extra actions of a type."""
    moving: bool = False
    """MD-HPH-17: a move action is under way."""
    points: int = 0
    used: bool = False
    """MD-CLS-03: the ability was used."""
    commanded: bool = False
    lent: str = ""
    """MD-SKL-09: the hero who takes one action by command."""
    attacked: list[str] = []
    """MD-CTR-02."""
    trade: list[str] | None = None
    """MD-TRD-02: a reorganization is under way, and what was done in it."""


class Task(Struct):
    """Something that is still to be done; the last of the list comes next."""

    do: str
    who: str = ""
    what: str = ""
    zone: int = -1
    number: int = 0


class LevelToken(Struct):
    """MD-LVL-01."""

    zone: int
    level: int


class Interlude(Struct):
    """MD-STY-20 … 23: what comes before an adventure of a story that has begun: the Town Market, or after a defeat another try."""

    market: bool
    defeat: bool
    """MD-STY-21: the last adventure was lost."""
    drawn: int = 0
    """MD-MKT-02: so many cards have been looked for."""
    stock: list[str] = []
    """What the market has."""
    made: list[str] = []
    """Gifts and changes of equipment made in this phase, which come to an end so."""
    dealing: str = ""
    """Whose deals are being made."""
    sold: list[str] = []
    exchanged: list[str] = []
    """MD-MKT-05: who has made each kind of deal."""
    swaps: dict[str, list[str]] = {}
    """MD-MKT-12, MD-STY-22: cards that may still be swapped for starting ones, by hero."""


class DarkState(State, kw_only=True):
    adventure: str
    started: int
    """MD-SET-02: how many heroes started the adventure."""
    story: bool = False
    metric: Literal["unspent", "spent"] = "unspent"
    """MD-EPH-17."""
    different: bool = False
    """MD-SET-12: the table wants a different class for each."""
    seated: bool = False
    """MD-SET-20: the first player was agreed on before."""
    interlude: Interlude | None = None
    phase: Phase = "classes"
    round: int = 1
    level: int = 1
    sparks: int = 2
    """MD-SET-16: tokens on the Lifespark card."""
    first: int = 0
    """The seat with the first-player token."""
    heroes: dict[str, Hero] = {}
    enemies: dict[str, Enemy] = {}
    made: int = 0
    """Enemies are numbered through."""
    chosen: str = ""
    """The hero an adventure has chosen (MD-Q03-02)."""
    decks: dict[str, list[str]] = {}
    """Unordered piles: chance picks when a card is drawn."""
    discards: dict[str, list[str]] = {}
    levels: list[LevelToken] = []
    opened: list[int] = []
    """Doors that are open, by their place in the adventure."""
    unlocked: list[str] = []
    """Special doors that may now be opened."""
    revealed: int = 0
    """MD-DOR-03: rooms whose chamber has been opened, as a mask."""
    gone: int = 0
    """Zones that are no longer there, as a mask."""
    regular: list[int] = []
    """Zones of regular treasure tokens, one for each."""
    special: list[int] = []
    tokens: dict[str, int] = {}
    """Objective tokens on the board with their zones."""
    buried: list[str] = []
    """MD-OBJ-04: kinds of the face-down tokens; chance picks when one is turned."""
    fireworks: list[int] = []
    pillars: dict[str, int] = {}
    """Standing pillars with their health."""
    timers: dict[str, int] = {}
    """MD-Q04-02: wound tokens on tiles, by the tile's number in the laying."""
    counters: dict[str, int] = {}
    done: list[str] = []
    """Objectives achieved."""
    fired: list[str] = []
    """Rules of the adventure that happen only once and have."""
    event: str = ""
    """The event card of this round."""
    door: str = ""
    """The last door card."""
    acted: list[str] = []
    """Heroes activated in this phase, or done with buying."""
    waiting: list[str] = []
    """Enemies still to be activated in this phase."""
    turn: Turn | None = None
    combat: Combat | None = None
    todo: list[Task] = []
    lost_by: str = ""
    """How the adventure was lost."""
    outcome: str | None = None
