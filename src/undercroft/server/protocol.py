"""What goes over the wire: the lobby's documents and the frames of a live seat. The one owner of the protocol schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from undercroft.kernel.event import Cue
from undercroft.kernel.form import Form
from undercroft.kernel.scene import Preview, Reason, Ruler, Scene, Tally

PROTOCOL = 1
MAX_FRAME = 32 << 10
"""Bytes of a frame from a client."""

NO_NUL = r"^[^\x00]*$"
"""Not every database can keep a zero character."""
Name = Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Credential = Annotated[str, Meta(min_length=16, max_length=100)]
Locale = Annotated[str, Meta(min_length=2, max_length=12)]
Number = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]


# -- the lobby -------------------------------------------------------------------------------------------------------------
class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    icon: str
    campaign: tuple[int, ...]
    """With how many characters a campaign can be played; empty: it has none."""
    form: Form
    bots: tuple[str, ...]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An order for a table: answers to the game's form; who is played by bots, by seat; which seats the host plays (none named: the first
    that no bot has)."""

    game: Annotated[str, Meta(max_length=60)]
    answers: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=60, pattern=NO_NUL)] = ""
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    bots: dict[str, str] = {}
    mine: tuple[int, ...] = ()
    undo: Literal["free", "ask", "off"] = "free"
    shared: Literal["host", "first", "majority"] = "first"


class SeatInfo(Struct, frozen=True):
    """A seat as all at the table may know it."""

    seat: int
    name: str
    player: str
    icon: str
    bot: str
    present: bool
    taken: bool
    """Somebody has sat down here, even if away now."""


class Invitation(Struct, frozen=True):
    """A link's secret. It is shown once, to who made the table or asked for a new one; only its hash is kept."""

    seat: int | None
    """None: to look on."""
    secret: str


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    scenario: str
    created: str
    touched: str
    version: int
    outcome: str | None
    host: bool
    yours: tuple[int, ...]
    """Seats that are yours."""
    waiting: tuple[int, ...]
    seats: tuple[SeatInfo, ...]
    campaign: str = ""


class MadeTable(Struct, frozen=True):
    table: TableInfo
    invitations: tuple[Invitation, ...]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of an invitation."""

    secret: Credential
    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL)] = ""


class Seated(Struct, frozen=True):
    table: str
    seat: int | None


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what an invitation is for."""

    secret: Credential


class Welcome(Struct, frozen=True):
    """What an invitation is for."""

    game: str
    scenario: str
    character: str
    icon: str
    looking_on: bool
    host: str
    """What the host is called, where that is known."""
    taken: bool
    """Somebody has sat down there."""


class Reach(Struct, frozen=True):
    """Where this server can be reached."""

    local_only: bool
    addresses: tuple[str, ...]
    """In private networks, as the beginnings of links."""


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat to a bot, or (nothing) back to its player."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class PlayerKey(Struct, frozen=True):
    """What keeps "my tables" without an account."""

    key: str


class TransferCode(Struct, frozen=True):
    """A code to be typed on another device; good once, for ten minutes."""

    code: str
    seconds: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=20)]


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    name: Name
    characters: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(min_length=1, max_length=12)]


class StageInfo(Struct, frozen=True):
    id: str
    title: str


class CharacterInfo(Struct, frozen=True):
    name: str
    icon: str


class CampaignInfo(Struct, frozen=True):
    """A campaign: what comes next, what can be played again, and the table in play."""

    id: str
    game: str
    name: str
    summary: str
    prologue: str
    epilogue: str
    """Told when it is over."""
    next: tuple[StageInfo, ...]
    earlier: tuple[StageInfo, ...]
    difficulties: tuple[str, ...]
    usual: str
    before: str
    """What was chosen the last time, in words."""
    table: str
    party: tuple[CharacterInfo, ...]
    """Who goes, in the order of their seats."""
    over: bool


class PlayStage(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a scenario of a campaign; `again`: with the things of the last time. Seats are given out as at a new table."""

    scenario: Annotated[str, Meta(max_length=60)]
    difficulty: Annotated[str, Meta(max_length=40)] = ""
    again: bool = False
    bots: dict[str, str] = {}
    mine: tuple[int, ...] = ()


class RuleText(Struct, frozen=True):
    id: str
    section: str
    text: str


class Problem(Struct, frozen=True):
    """An error: what is wrong and what to do."""

    error: str
    detail: str


# -- what a live seat says -------------------------------------------------------------------------------------------------
class Frame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A frame from a client; answers to it carry its `id`."""

    id: Number = 0


class Hello(Frame, frozen=True, tag="hello"):
    """The first frame: a player key or an invitation's secret; the seat (None: looking on); the last version seen."""

    protocol: int
    credential: Credential
    seat: int | None = None
    version: Number | None = None
    locale: Locale = "en"


class Choose(Frame, frozen=True, tag="choose"):
    key: Key
    version: Number


class Undo(Frame, frozen=True, tag="undo"):
    version: Number


class Redo(Frame, frozen=True, tag="redo"):
    version: Number


class Consent(Frame, frozen=True, tag="consent"):
    """An answer to somebody who wants to undo."""

    agree: bool


class Hint(Frame, frozen=True, tag="hint"):
    version: Number


class Why(Frame, frozen=True, tag="why"):
    event: Number


class Look(Frame, frozen=True, tag="look"):
    """What would this option do?"""

    key: Key
    version: Number


class Measure(Frame, frozen=True, tag="measure"):
    """Range, sight and way between two cells of a board."""

    board: Annotated[str, Meta(max_length=60)]
    a: int
    b: int


class Speak(Frame, frozen=True, tag="speak"):
    """Another language, please."""

    locale: Locale


class Amend(Frame, frozen=True, tag="amend"):
    """A correction by the host: set a place of the state; without a path, give up the open decision."""

    version: Number
    path: Annotated[str, Meta(max_length=200)] = ""
    value: Any = None


class Ping(Frame, frozen=True, tag="ping"):
    pass


Said: TypeAlias = Hello | Choose | Undo | Redo | Consent | Hint | Why | Look | Measure | Speak | Amend | Ping


# -- what a live seat hears ------------------------------------------------------------------------------------------------
class LogEntry(Struct, frozen=True):
    """Something that happened, in words, with what a client needs to show it."""

    number: int
    event: str
    text: str
    cue: Cue = ""
    figure: str = ""
    target: str = ""
    path: tuple[int, ...] = ()
    amount: int = 0
    rules: tuple[str, ...] = ()
    heading: bool = False


class Result(Struct, frozen=True):
    """How a game ended."""

    outcome: str
    won: bool | None
    """Whether the seat has won; for a spectator, whether everyone has, or null if some have won and others lost."""
    conclusion: str
    tallies: tuple[Tally, ...]
    next: tuple[StageInfo, ...] = ()


class Around(Struct, frozen=True):
    """What is at a table besides its game."""

    seats: tuple[SeatInfo, ...]
    undo: str
    """What undo would take back, in words; empty: there is nothing, or it may not be."""
    redo: bool
    asked: str = ""
    """Who asks for consent to undo; empty: nobody."""
    asks: tuple[int, ...] = ()
    """Seats of yours that have something to decide."""
    undo_seat: int | None = None
    """The seat of yours whose choice undo would take back; null: none of yours."""
    may: tuple[int, ...] = ()
    """Seats of yours that are not asked, but may do something meanwhile."""


class Change(Struct, frozen=True, omit_defaults=True):
    """A change of a scene: the value at a path is set, or cut."""

    at: tuple[str | int, ...]
    set: Any = None
    cut: bool = False


class Heard(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A frame to a client; `id` is that of the frame it answers, 0 if none."""

    id: int = 0


class Snapshot(Heard, frozen=True, tag="snapshot"):
    """All a seat may see, with the latest entries of the log; their numbers say which are new to the client."""

    protocol: int
    version: int
    seat: int | None
    host: bool
    table: str
    game: str
    campaign: str
    title: str
    introduction: str
    scene: Scene
    log: tuple[LogEntry, ...]
    around: Around
    result: Result | None = None


class Update(Heard, frozen=True, tag="update"):
    """What has changed since `base`. The log is first cut to `kept` entries, then `log` is added."""

    base: int
    version: int
    changes: tuple[Change, ...]
    kept: int
    log: tuple[LogEntry, ...]
    around: Around
    result: Result | None = None


class Accepted(Heard, frozen=True, tag="accepted"):
    """What was asked for is done, and written down."""

    version: int


class Refused(Heard, frozen=True, tag="refused"):
    """What was asked for cannot be; nothing has changed."""

    error: str
    detail: str


class Presence(Heard, frozen=True, tag="presence"):
    around: Around


class Hinted(Heard, frozen=True, tag="hinted"):
    version: int
    key: str
    """Empty: none of the things that the seat may do while another is asked."""
    text: str


class Reasons(Heard, frozen=True, tag="reasons"):
    event: int
    reasons: tuple[Reason, ...]


class Looked(Heard, frozen=True, tag="looked"):
    key: str
    preview: Preview


class Measured(Heard, frozen=True, tag="measured"):
    a: int
    b: int
    ruler: Ruler


class Pong(Heard, frozen=True, tag="pong"):
    pass


class Bye(Heard, frozen=True, tag="bye"):
    """The connection ends: why, and whether to come back."""

    error: str
    detail: str
    again: bool


Told: TypeAlias = (
    Snapshot | Update | Accepted | Refused | Presence | Hinted | Reasons | Looked | Measured | Pong | Bye
)

