"""The state of a scenario of Gloomhaven: the one owner of its schema. Plain data; everything else is looked up in the packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from undercroft.games.haven.figures import Figure, HavenState
from undercroft.kernel.secrets import HIDDEN, OWNED

MONSTERS = "monsters"
"""The deck and the side that all monsters share (GH-AMD-03)."""
LONG_REST = ["rest", "rest"]
"""What a player has chosen that will rest: as long as two cards, so that nothing shows."""
Role = Literal["character", "monster", "summon", "ally", "object"]
Rank = Literal["normal", "elite", "boss", "named"]


class Unit(Figure):
    """A figure with what only Gloomhaven knows of it (GH-GEN-04)."""

    role: Role = "monster"
    rank: Rank = "normal"
    owner: str = ""
    """Of a summon, the figure of its summoner (GH-SUM-03)."""
    line: str = ""
    """Of a summon, the line that brought it."""
    title: str = ""
    """Of a summon or a named monster, its name."""
    coinless: bool = False
    """GH-ATK-18: it leaves no money."""
    born: int = 0
    """GH-SUM-10, GH-MOA-05: the round it was summoned in; it does not act in that round."""
    spent: bool = False
    """GH-VPD-02: an exhausted character whose figure stays."""
    home: int = -1
    """GH-VRD-22: where it stood when its room was made."""


class Hero(Struct):
    """A character: its sheet, its cards and its tallies in this scenario."""

    seat: int
    open: bool
    """GH-SOL-04: what is its own all may see."""
    kind: str
    level: int
    max_health: int
    hand: Annotated[list[str], OWNED] = []
    chosen: Annotated[list[str], OWNED] = []
    """GH-SEL-01: what is chosen for the round while others still choose."""
    played: list[str] = []
    active: dict[str, str] = {}
    """Card to the half whose bonus is in force (GH-ACT-01)."""
    discard: list[str] = []
    lost: list[str] = []
    barred: list[str] = []
    """GH-REC-02: cards lost with the mark that they cannot be recovered."""
    pool: Annotated[list[str], OWNED] = []
    items: dict[str, Literal["ready", "spent", "consumed"]] = {}
    uses: dict[str, int] = {}
    """GH-ITC-11: use slots of items already used."""
    bag: list[str] = []
    """GH-ITC-15: items gained in the scenario, not equipped."""
    goals: Annotated[list[str], OWNED] = []
    """GH-BGL-01: dealt, the kept one first once it is chosen."""
    goal: Annotated[str, OWNED] = ""
    initiative: int = 0
    second: int = 0
    """The initiative of the card that does not lead (GH-INI-04)."""
    resting: bool = False
    exhausted: bool = False
    health: int = 0
    """GH-EXH-02: the hit points it was exhausted with."""
    dead: bool = False
    """GH-VPD-01."""
    xp: int = 0
    coins: int = 0
    gold: int = 0
    treasures: list[str] = []
    checks: int = 0
    tally: dict[str, int] = {}
    """GH-BGL-05: what battle goals count."""


class Deck(Struct):
    """GH-AMD-01: an attack modifier deck. An unordered pile: chance picks when a card is drawn."""

    draw: list[str]
    discard: list[str] = []
    shuffle: bool = False
    """GH-AMD-14: a standard 2x or Null was drawn this round."""


class AbilityDeck(Struct):
    """GH-MAC-01: a monster ability deck; cards by their place in the pack's deck."""

    draw: list[str]
    discard: list[str] = []
    card: str = ""
    """The card revealed this round."""


class Trap(Struct):
    """GH-OVR-12: what a trap does, and who laid it (GH-ATK-20)."""

    damage: int = 0
    conditions: list[str] = []


class Bonus(Struct):
    """An effect in force: the line that gave it, who bears it, how long."""

    ability: str
    step: int
    bearer: str
    span: str
    card: str = ""
    used: int = 0


class Strike(Struct):
    """An attack ability in progress: between beats it says who is still to be attacked."""

    hit: list[str] = []
    """Figures already attacked."""
    left: int = 0
    """Single targets it may still have."""
    area: list[str] = []
    """Figures in the placed area still to be attacked."""
    placed: bool = False
    order: list[str] = []
    """For a monster, whom it attacks, in order."""
    xp: int = 0


class Stride(Struct):
    """A move in progress (GH-MOV-14)."""

    points: int
    jump: bool = False
    aloft: bool = False
    """Jumping, it has come to its present hex without touching the ground there (GH-MOV-10)."""
    paid: list[int] = []
    used: list[str] = []
    bonuses: list[str] = []


class Action(Struct):
    """An action in progress: between beats it says what comes next."""

    actor: str
    source: Literal["card", "basic", "item", "monster"]
    card: str = ""
    half: str = ""
    at: int = 0
    stage: Literal["between", "ability", "going"] = "ability"
    performed: bool = False
    moved: int = 0
    """Hexes moved in this action."""
    paid: list[int] = []
    """Riders of the present ability that were paid for."""
    used: list[str] = []
    """Items that changed the present ability."""
    strike: Strike | None = None
    stride: Stride | None = None


class Turn(Struct):
    """A turn in progress."""

    figure: str
    """Empty: it died in this turn."""
    initiative: int = 0
    stage: Literal["start", "act", "end"] = "start"
    halves: list[str] = []
    cards: list[str] = []
    """Played cards not yet used."""
    focus: str = ""
    aimless: bool = False
    """GH-FOC-16: a focus was looked for and there was none."""
    started: int = -1
    """The hex a monster stood on before its move, at first that of the start of its turn (GH-MAK-03)."""
    moved: int = 0
    """Hexes a monster has moved in this turn (GH-BOS-05)."""
    leapt: bool = False
    """Its move is a jump: from there further targets are ranked over everything between (GH-MEF-04, GH-FOC-12)."""
    infusing: list[str] = []
    """GH-ELM-02: elements that become strong at the end of the turn."""
    queue: list[str] = []
    """Effects of the start or the end of the turn that are still to come, in an order its player chooses (GH-TRN-14)."""
    swept: bool = False
    """End-of-turn looting is done."""


class Laid(Struct):
    """GH-VRD-03: a room of the random dungeon: its cards, by which entrance it is entered and which exit was used, and where its drawing lies."""

    room: str
    monsters: str
    entrance: str
    x: int
    y: int
    exit: str = ""


class Slain(Struct):
    """GH-VRD-22: a monster that was killed, and where it stood when its room was made."""

    kind: str
    rank: Rank
    home: int
    room: str


class Named(Struct):
    """GH-SPR-15: the figures of a named monster."""

    attack: int
    move: int


class GloomState(HavenState[Unit], kw_only=True):
    scenario: str
    count: int
    """C: the characters that started (exhausted ones included)."""
    level: int
    """L: the scenario level."""
    raised: bool = False
    """GH-SOL-02, GH-SOL-04: monsters and traps are one level higher."""
    open: bool = False
    """GH-SOL-04: all information is open."""
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
    """GH-CON-24: Curse cards left for characters."""
    monster_curses: int = 10
    blesses: int = 10
    minus: int = 15
    goals: Annotated[list[str], HIDDEN] = []
    """The battle goal deck."""
    abilities: dict[str, AbilityDeck] = {}
    elements: dict[str, int] = {}
    """0 inert, 1 waning, 2 strong (GH-ELM-01)."""
    fed: dict[str, bool] = {}
    """Augments of monster cards consumed this round, or found not to be (GH-ELM-15, GH-ELM-17)."""
    infused: list[str] = []
    """Lines of monster cards whose infusion was done this round (GH-FCB-19)."""
    charged: list[str] = []
    """GH-ELM-19: elements a type's card infused this round, as type:element."""
    packed: list[str] = []
    """Characters whose items are settled."""
    penalties: list[Literal["none", "minor", "major"]] = []
    """GH-VRD-16: of the random dungeon, by room."""
    room_deck: list[str] = []
    """GH-VRD-04: room cards still to be drawn; an unordered pile."""
    room_discard: list[str] = []
    monster_deck: list[str] = []
    laid: list[Laid] = []
    """GH-VRD-03: the rooms of the random dungeon so far."""
    slain: list[Slain] = []
    """GH-VRD-22: monsters that were killed."""
    sealed: bool = False
    """Characters can no longer consume elements."""
    permanent: dict[str, list[str]] = {}
    """GH-VRD-24: by figure, conditions that cannot be removed."""
    rooms: list[str] = []
    """Revealed rooms, in the order of their revealing."""
    doors: dict[str, Literal["closed", "locked", "open", "shut"]] = {}
    """By hex."""
    obstacles: dict[str, str] = {}
    """By hex, the tile it belongs to; empty for one that stands alone."""
    traps: dict[str, Trap] = {}
    coins: dict[str, int] = {}
    treasures: dict[str, str] = {}
    looted: list[str] = []
    designs: list[str] = []
    """GH-OVR-35: items whose copies come into the shop."""
    rifts: list[int] = []
    sections: list[int] = []
    """Story sections already read (GH-PAG-02)."""
    late: list[str] = []
    """GH-ELM-21: figures that came into play after others of their type had acted this round."""
    acted: list[str] = []
    pressing: bool = False
    """GH-FIN-03: somebody would have given up, but not all."""
    rested: list[str] = []
    """Characters that were offered a short rest this round."""
    order: list[str] = []
    """Who goes first among equals, as the players decided this round."""
    kept: list[list[str]] = []
    """GH-INI-08: pairs of types with one deck, in the order that the players chose for them."""
    turn: Turn | None = None
    action: Action | None = None
    bonuses: dict[str, list[Bonus]] = {}
    named: dict[str, Named] = {}
    counters: dict[str, int] = {}
    fallen: list[str] = []
    """Kinds of figures that died, destroyed objects too."""
    appeared: list[str] = []
    kills: int = 0
    summons: int = 0
    """How many summons there were: they are numbered through."""
    goal_loot: int = 0
    won: bool = False
    lost: bool = False
    first: Literal["", "won", "lost"] = ""
    outcome: str | None = None
