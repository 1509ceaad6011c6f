"""Everything that happens in Machina Arcana, as typed events; the log, the animations and the "why?" panel are built from them."""

from __future__ import annotations

from typing import ClassVar, Literal

from undercroft.kernel.event import Cue, Event


# -- the flow of a round -----------------------------------------------------------------------------------------------------
class ScenarioBegan(Event, frozen=True, tag="ma-scenario-began"):
    CUE: ClassVar[Cue] = "round"
    scenario: str


class ChapterBegan(Event, frozen=True, tag="ma-chapter-began"):
    CUE: ClassVar[Cue] = "round"
    chapter: str


class RoundBegan(Event, frozen=True, tag="ma-round-began"):
    CUE: ClassVar[Cue] = "round"
    HEADING: ClassVar[bool] = True
    OPENS: ClassVar[bool] = True
    round: int


class PhaseBegan(Event, frozen=True, tag="ma-phase"):
    OPENS: ClassVar[bool] = True
    phase: str


class TurnBegan(Event, frozen=True, tag="ma-turn"):
    CUE: ClassVar[Cue] = "turn"
    OPENS: ClassVar[bool] = True
    figure: str
    stamina: int


class TurnEnded(Event, frozen=True, tag="ma-turn-ended"):
    """An explorer passed, or a monster does nothing more."""

    ASIDE: ClassVar[bool] = True
    figure: str


class MonstersMoved(Event, frozen=True, tag="ma-monsters-moved"):
    """MA-AIU-01: from now on the monsters are moved by the dead players, or follow the rules."""

    by: str


class Rating(Event, frozen=True, tag="ma-rating"):
    """The spawn or the horror rating changed."""

    track: str
    value: int


class ThreatMoved(Event, frozen=True, tag="ma-threat"):
    by: int
    threat: int


class LevelRose(Event, frozen=True, tag="ma-level"):
    CUE: ClassVar[Cue] = "round"
    level: int


class Rolled(Event, frozen=True, tag="ma-rolled"):
    """The game die, for a spawn, the horror phase, an event space or an effect."""

    CUE: ClassVar[Cue] = "roll"
    about: str
    result: int
    needed: int
    figure: str = ""


class Recharged(Event, frozen=True, tag="ma-recharged"):
    """MA-RCH-02: the recharge die."""

    CUE: ClassVar[Cue] = "roll"
    figure: str
    what: str
    amount: int = 0


class TokensAside(Event, frozen=True, tag="ma-tokens-aside"):
    """Tokens are set aside by an endgame card, or used up."""

    by: int
    left: int


class GoalHurt(Event, frozen=True, tag="ma-goal-hurt"):
    """MA-DTH-23: a goal space of the endgame tile loses health."""

    CUE: ClassVar[Cue] = "hit"
    cell: int
    left: int


class GameWon(Event, frozen=True, tag="ma-won"):
    CUE: ClassVar[Cue] = "end"


class GameLost(Event, frozen=True, tag="ma-lost"):
    CUE: ClassVar[Cue] = "end"


# -- between two scenarios of a campaign ---------------------------------------------------------------------------------------
class CardKept(Event, frozen=True, tag="ma-kept"):
    """MA-CAM-02: a card goes along into the next scenario."""

    CUE: ClassVar[Cue] = "gain"
    figure: str
    card: str


class Prepared(Event, frozen=True, tag="ma-prepared"):
    """MA-CAM-03: the preparedness of an explorer who goes along."""

    figure: str
    value: int


class Joined(Event, frozen=True, tag="ma-joined"):
    """MA-CAM-10: the player of a dead explorer goes on with another one, or with the same one if no other is left."""

    CUE: ClassVar[Cue] = "appear"
    figure: str
    instead: str
    again: bool = False


# -- figures -----------------------------------------------------------------------------------------------------------------
class Appeared(Event, frozen=True, tag="ma-appeared"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    cell: int


class NoMonster(Event, frozen=True, tag="ma-no-monster"):
    """A spawn that adds nobody: the limit is reached, or no card is left."""

    IDLE: ClassVar[bool] = True
    why: str


class Went(Event, frozen=True, tag="ma-went"):
    CUE: ClassVar[Cue] = "move"
    figure: str
    path: tuple[int, ...]
    how: str


class Left(Event, frozen=True, tag="ma-left"):
    CUE: ClassVar[Cue] = "move"
    figure: str


class Attacked(Event, frozen=True, tag="ma-attacked"):
    """An attack roll: the faces of the dice, what was added, and what essence added."""

    CUE: ClassVar[Cue] = "attack"
    figure: str
    targets: tuple[str, ...]
    faces: tuple[int, ...]
    result: int
    magical: bool
    count: int = 1
    """How many units are attacked, and how many barrels with them."""
    barrels: int = 0
    goals: int = 0
    """MA-DTH-23: goal spaces of the endgame."""
    modifier: str = "none"
    """What was added to the dice or taken from them, and what essence added."""
    essence: int = 0
    against: str = "none"
    """What the result is compared with, if there is a single evader (MA-ATK-10)."""
    nobody: bool = False
    """MA-TRP-10: it is nobody's attack."""


class Evaded(Event, frozen=True, tag="ma-evaded"):
    figure: str
    """A unit, or `barrel`."""
    result: int
    against: int


class LostHealth(Event, frozen=True, tag="ma-lost-health"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    damage: int
    left: int


class Restored(Event, frozen=True, tag="ma-restored"):
    CUE: ClassVar[Cue] = "heal"
    figure: str
    what: str
    amount: int


class EssenceGained(Event, frozen=True, tag="ma-essence"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    amount: int


class EssenceSpent(Event, frozen=True, tag="ma-essence-spent"):
    CUE: ClassVar[Cue] = "lose"
    figure: str
    amount: int
    target: str = ""
    """The explorer it is given for, if it is another one."""
    gift: bool = False


class Destroyed(Event, frozen=True, tag="ma-destroyed"):
    CUE: ClassVar[Cue] = "die"
    figure: str
    by: str = ""
    chasm: bool = False
    """MA-TER-06: whether it has come to stand on a chasm."""


class Banished(Event, frozen=True, tag="ma-banished"):
    CUE: ClassVar[Cue] = "die"
    figure: str


# -- cards -------------------------------------------------------------------------------------------------------------------
class Used(Event, frozen=True, tag="ma-used"):
    """An ability is used."""

    CUE: ClassVar[Cue] = "card"
    figure: str
    target: str = ""
    card: str = ""
    own: bool = True
    """Whether the ability is on the unit's own card."""
    aimed: Literal["", "unit", "barrel"] = ""
    text: str = ""


class Took(Event, frozen=True, tag="ma-took"):
    """A line of card text takes effect that nobody has used."""

    figure: str = ""
    card: str = ""
    text: str = ""


class EffectBegan(Event, frozen=True, tag="ma-lasting"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    text: str = ""


class EffectsEnded(Event, frozen=True, tag="ma-effects-ended"):
    """Markers return, and what they recorded ends."""

    side: str
    count: int


class ProgressMade(Event, frozen=True, tag="ma-progress"):
    """MA-EFF-06: a progress token on a card, or the last one, with which all of them leave it."""

    card: str
    count: int
    needed: int


class EventInvoked(Event, frozen=True, tag="ma-invoked"):
    CUE: ClassVar[Cue] = "card"
    card: str
    how: Literal["explorer", "horror", "again"]


class ItemGained(Event, frozen=True, tag="ma-item"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    card: str


class ItemsAdded(Event, frozen=True, tag="ma-items-added"):
    """MA-INV-25: items of these levels come into the decks."""

    levels: tuple[int, ...]


class ItemEquipped(Event, frozen=True, tag="ma-equipped"):
    figure: str
    card: str


class ItemLost(Event, frozen=True, tag="ma-discarded"):
    CUE: ClassVar[Cue] = "lose"
    figure: str
    card: str


# -- the board ---------------------------------------------------------------------------------------------------------------
class TilePlaced(Event, frozen=True, tag="ma-tile"):
    CUE: ClassVar[Cue] = "appear"
    tile: str


class TileDiscarded(Event, frozen=True, tag="ma-tile-discarded"):
    tile: str


class TokenPlaced(Event, frozen=True, tag="ma-token"):
    token: str
    cell: int


class DoorMoved(Event, frozen=True, tag="ma-door"):
    figure: str
    how: str
    cell: int


class SpaceUsed(Event, frozen=True, tag="ma-space"):
    """An action space is activated, a spawn space sealed, or a chapter space lit."""

    figure: str
    space: str
    how: str
    cell: int


class SpaceDestroyed(Event, frozen=True, tag="ma-space-destroyed"):
    space: str
    cell: int


class TrapsTriggered(Event, frozen=True, tag="ma-traps"):
    CUE: ClassVar[Cue] = "attack"
    figure: str


class Exploded(Event, frozen=True, tag="ma-exploded"):
    CUE: ClassVar[Cue] = "attack"
    cell: int
