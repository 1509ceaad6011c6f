"""The state of an adventure of Massive Darkness, as plain data; its schema is defined here and nowhere else. Everything else is looked up in the
packs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from undercroft.kernel.beats import Task
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
    """MD-EPH-17: experience spent on skills."""
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []
    """MD-HER-16: cards beside the dashboard."""
    tokens: list[str] = []
    """MD-OBJ-07: objective tokens it carries, by kind."""
    skills: dict[str, int] = {}
    """MD-CLS-05: how many skills were bought in each branch."""
    grown: int = 0
    """MD-SKL-05: how far its maximum health has risen above 5."""
    stunned: bool = False
    dead: bool = False
    left: bool = False
    """MD-OBJ-05: it has left by the exit."""
    outfitted: bool = False
    """MD-SET-14: it has its starting equipment."""
    warded: bool = False
    """MD-ABL-04: its defence ability has been used since the start of its last activation."""
    effects: list[str] = []
    """MD-END-01: lines of cards in force until the End phase, the oldest first."""


class Enemy(Struct):
    """MD-ENM: an enemy card in play with its figures."""

    card: str
    zone: int
    health: int
    """The health of a single figure, or of a mob's boss (0 once it is dead)."""
    minions: list[int] = []
    """MD-ENM-04, MD-MOB-09: the health of every minion, the most wounded first."""
    gear: str = ""
    """MD-GRD-01: the treasure card it carries."""
    beside: str = ""
    """MD-Q10-10: an enemy card that counts as its equipment."""
    stunned: bool = False
    goal: Literal["start", "exit"] = "start"
    """MD-EPH-21: the end of its patrol it heads for."""
    asleep: bool = False
    """MD-EPH-27: it has not been released yet."""
    special: str = ""
    """Its id among the adventure's enemies, if it is one."""


class Die(Struct):
    colour: str
    face: int


class Roll(Struct):
    """The dice of one side of a combat, and what effects have added to them."""

    dice: list[Die] = []
    points: int = 0
    """Swords or shields added or removed by effects."""
    bams: int = 0
    """Symbols added by effects, minus those spent or cancelled."""
    diamonds: int = 0
    rerolled: bool = False
    """MD-TRM-01."""


AttackKind: TypeAlias = Literal["melee", "ranged", "magic"]


class Combat(Struct):
    """MD-CMB-01: a combat in progress, or the last one."""

    attacker: str
    defender: str
    kind: AttackKind
    zone: int
    """Where the defender stands."""
    stage: Stage = "build"
    attack: Roll = field(default_factory=Roll)
    defence: Roll = field(default_factory=Roll)
    blades: bool = False
    """MD-SKL-14: a magic attack with melee weapons."""
    bonus: str = ""
    """MD-SKL-08, MD-SKL-12: the line of the skill whose effects apply to this attack."""
    wounds: int = 0
    """MD-WND-02: wounds that shields do not stop."""
    dealt: int = 0
    """MD-WND-01: the wounds the defender takes."""
    boss: bool = False
    """MD-MOB-14: the boss may be hit despite its minions."""
    others: int = 0
    """Wounds for everyone else in the defender's zone."""
    others_line: str = ""
    used: list[str] = []
    """Lines that were used or declined, once for each time."""
    paid: list[str] = []
    """Lines whose price in blood, experience or a card was paid."""
    quiet: bool = False
    """MD-CTR-11: it provokes no counter-attack."""
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
    """MD-TRD-02: what was done in the reorganization in progress; None if there is none."""


class LevelToken(Struct):
    """MD-LVL-01."""

    zone: int
    level: int


class Interlude(Struct):
    """MD-STY-20 … 23: what comes before a later adventure of a story: the Town Market or, after a defeat, another try."""

    market: bool
    defeat: bool
    """MD-STY-21: the last adventure was lost."""
    drawn: int = 0
    """MD-MKT-02: how many cards have been drawn for the market."""
    stock: list[str] = []
    """The cards in the market."""
    made: list[str] = []
    """Gifts and equipment changes made in this phase, recorded so that the phase comes to an end."""
    dealing: str = ""
    """The hero who is dealing."""
    sold: list[str] = []
    exchanged: list[str] = []
    """MD-MKT-05: heroes who have made each kind of deal."""
    swaps: dict[str, list[str]] = {}
    """MD-MKT-12, MD-STY-22: cards that may still be swapped for starting ones, by hero."""


# -- tasks -----------------------------------------------------------------------------------------------------------------------
Cause = Literal["phase", "counter", "figures", "event", "card"]
"""Why an enemy is activated: it is the enemies' phase, it counter-attacks, the figures of its kind ran out, or an event or another card says so."""


class ContinueCombat(Task, tag="combat"):
    """MD-CMB-01: the next stage of the combat in progress."""


class Loot(Task, tag="loot"):
    """MD-GRD-13, MD-PIC-10: a hero receives a card."""

    hero: str
    card: str
    own: bool = False
    """MD-TRA-05: it was made for this hero and cannot be given away at once."""


class Treasure(Task, tag="treasure"):
    """MD-PIC-10: a hero draws treasure cards."""

    hero: str
    level: int
    count: int
    own: bool = False


class Artifact(Task, tag="artifact"):
    """MD-OBJ-08: a hero draws an artifact."""

    hero: str


class TakeToken(Task, tag="token"):
    """MD-PIC-09: a hero has picked up an objective token."""

    hero: str
    token: str


class Moved(Task, tag="moved"):
    """MD-HPH-17: a movement point was spent."""


class AfterAction(Task, tag="after"):
    """MD-HPH-21: an attack or a free action ends."""


class Reveal(Task, tag="reveal"):
    """MD-DOR-03: a door card is drawn for a chamber."""

    room: int
    """The room of the chamber that lies behind the door."""


class DoorPart(Task, tag="part"):
    """MD-DOR-05: one part of a door card is applied to a room."""

    card: str
    part: int
    room: int


class Guard(Task, tag="guard"):
    """MD-Q06-08: a guard appears."""

    zone: int


class RuleStep(Task, tag="rule"):
    """MD-ADV-03: one step of a rule of the adventure."""

    rule: str
    hero: str = ""
    """The hero who triggered it, if any."""
    step: int = 0


class ChooseRule(Task, tag="rules"):
    """MD-RND-02: rules of the adventure in an order the players choose."""

    rules: list[str]


class DivideWounds(Task, tag="divide"):
    """MD-Q10-06, MD-Q10-07: the players divide wounds among the heroes."""

    wounds: int
    rule: str


class LineStep(Task, tag="line"):
    """MD-EVT-01: one step of a line of a card, for a hero."""

    hero: str
    line: str
    step: int = 0


class BeginEffect(Task, tag="last"):
    """MD-END-01: a line of a hero's card comes into force until the End phase."""

    hero: str
    line: str


class Batch(Task, tag="batch"):
    """MD-OOF-02: several enemies are activated in an order the players choose."""

    enemies: list[str]
    cause: Cause


class Activate(Task, tag="activate"):
    """MD-EPH-01, MD-CTR-02: an enemy is activated."""

    enemy: str
    cause: Cause = "phase"
    against: str = ""
    """MD-CTR-03: the only target of a counter-attack."""


class Prowl(Task, tag="prowl"):
    """MD-Q02-07: an enemy moves after its attack."""

    enemy: str


class Reinforce(Task, tag="agents"):
    """MD-AGT-02: agents call guards in an order the players choose."""

    agents: list[str]


AnyTask: TypeAlias = (
    ContinueCombat | Loot | Treasure | Artifact | TakeToken | Moved | AfterAction | Reveal | DoorPart | Guard | RuleStep | ChooseRule | DivideWounds
    | LineStep | BeginEffect | Batch | Activate | Prowl | Reinforce
)  # fmt: skip


# -- the whole --------------------------------------------------------------------------------------------------------------------
class DarkState(State, kw_only=True):
    adventure: str
    started: int
    """MD-SET-02: how many heroes started the adventure."""
    story: bool = False
    metric: Literal["unspent", "spent"] = "unspent"
    """MD-EPH-17."""
    different: bool = False
    """MD-SET-12: the table wants a different class for each hero."""
    seated: bool = False
    """MD-SET-20: the first player was agreed on beforehand."""
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
    """How many enemies have been created, for numbering them."""
    chosen: str = ""
    """The hero an adventure has chosen (MD-Q03-02)."""
    decks: dict[str, list[str]] = {}
    """Unordered piles: chance picks when a card is drawn."""
    discards: dict[str, list[str]] = {}
    levels: list[LevelToken] = []
    opened: list[int] = []
    """Open doors, by their index in the adventure."""
    unlocked: list[str] = []
    """Special doors that may be opened now."""
    revealed: int = 0
    """MD-DOR-03: rooms whose chamber has been opened, as a mask."""
    gone: int = 0
    """Zones that no longer exist, as a mask."""
    regular: list[int] = []
    """The zones of regular treasure tokens, one entry per token."""
    special: list[int] = []
    tokens: dict[str, int] = {}
    """Objective tokens on the board and their zones."""
    buried: list[str] = []
    """MD-OBJ-04: kinds of the face-down tokens; chance picks one when a token is revealed."""
    fireworks: list[int] = []
    pillars: dict[str, int] = {}
    """Standing pillars and their health."""
    timers: dict[str, int] = {}
    """MD-Q04-02: wound tokens on tiles, by the tile's number in the layout."""
    counters: dict[str, int] = {}
    done: list[str] = []
    """Objectives achieved."""
    fired: list[str] = []
    """One-time rules of the adventure that have been carried out."""
    event: str = ""
    """The event card of this round."""
    door: str = ""
    """The last door card."""
    acted: list[str] = []
    """Heroes already activated in this phase, or done buying."""
    waiting: list[str] = []
    """Enemies still to be activated in this phase."""
    turn: Turn | None = None
    combat: Combat | None = None
    todo: list[AnyTask] = []
    """What is left to do; the last in the list comes next."""
    lost_by: str = ""
    """How the adventure was lost."""
    outcome: str | None = None
