"""Events of a Gloomhaven scenario, in addition to those shared by both Gloomhaven games."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undercroft.games.haven.events import Counted, Ended, GoalMet, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from undercroft.kernel.event import Cue, Event
from undercroft.kernel.secrets import OWNED

__all__ = [
    "Counted", "Ended", "GoalMet", "RoundBegan", "RoundEnded", "TurnBegan", "TurnEnded",
]
"""Events shared by both games. All others are defined below."""


class SetUpStep(Event, frozen=True, tag="gh-set-up"):
    ASIDE: ClassVar[bool] = True
    step: int
    what: str
    things: tuple[str, ...]


class GoalKept(Event, frozen=True, tag="gh-goal-kept"):
    """GH-BGL-02: only the owner knows which goal it is."""

    seat: int
    figure: str
    goal: Annotated[str, OWNED]


class Equipped(Event, frozen=True, tag="gh-equipped"):
    figure: str
    item: str


class HandTaken(Event, frozen=True, tag="gh-hand-taken"):
    figure: str
    count: int


class Placed(Event, frozen=True, tag="gh-placed"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    cell: int


class Played(Event, frozen=True, tag="gh-played"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    cards: tuple[str, ...]
    initiative: int


class Rests(Event, frozen=True, tag="gh-rests"):
    CUE: ClassVar[Cue] = "card"
    figure: str


class CardDrawn(Event, frozen=True, tag="gh-ability-drawn"):
    CUE: ClassVar[Cue] = "card"
    deck: str
    card: str
    initiative: int


class ActionBegan(Event, frozen=True, tag="gh-action-began"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str
    half: str
    basic: bool


class CardMoved(Event, frozen=True, tag="gh-card-moved"):
    ASIDE: ClassVar[bool] = True
    figure: str
    card: str
    zone: str


class Skipped(Event, frozen=True, tag="gh-skipped"):
    ASIDE: ClassVar[bool] = True
    IDLE: ClassVar[bool] = True
    figure: str
    what: str


class Focused(Event, frozen=True, tag="gh-focused"):
    figure: str
    target: str


class Worked(Event, frozen=True, tag="gh-worked"):
    ASIDE: ClassVar[bool] = True
    figure: str
    what: str


class ItemUsed(Event, frozen=True, tag="gh-item-used"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    item: str


class Upgraded(Event, frozen=True, tag="gh-upgraded"):
    figure: str


class ItemLost(Event, frozen=True, tag="gh-item-lost"):
    figure: str
    item: str
    how: str


class Refreshed(Event, frozen=True, tag="gh-refreshed"):
    figure: str
    item: str


class BonusBegan(Event, frozen=True, tag="gh-bonus-began"):
    ASIDE: ClassVar[bool] = True
    figure: str
    what: str
    card: str = ""
    """The card or item it comes from; `source` is `none` if there is neither."""
    source: str = "none"
    text: str = ""
    """Its line as printed."""


class BonusEnded(Event, frozen=True, tag="gh-bonus-ended"):
    ASIDE: ClassVar[bool] = True
    figure: str
    what: str
    card: str = ""
    source: str = "none"
    text: str = ""


class Reshuffled(Event, frozen=True, tag="gh-reshuffled"):
    ASIDE: ClassVar[bool] = True
    deck: str


class CardAdded(Event, frozen=True, tag="gh-card-added"):
    """A Curse, Bless or -1 card was added to a deck."""

    CUE: ClassVar[Cue] = "gain"
    figure: str
    card: str


class NoneLeft(Event, frozen=True, tag="gh-none-left"):
    figure: str
    card: str


class Infused(Event, frozen=True, tag="gh-infused"):
    figure: str
    element: str


class Consumed(Event, frozen=True, tag="gh-consumed"):
    figure: str
    element: str


class Opened(Event, frozen=True, tag="gh-opened"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    cell: int
    how: str = "entered"


class Closed(Event, frozen=True, tag="gh-closed"):
    cell: int


class Unlocked(Event, frozen=True, tag="gh-unlocked"):
    cell: int


class RoomMade(Event, frozen=True, tag="gh-room-made"):
    """GH-VRD-05: a room of the random dungeon was made and has a title."""

    room: str


class Penalty(Event, frozen=True, tag="gh-penalty"):
    """GH-VRD-15: the penalty for revealing a room of the random dungeon, as worded on its card."""

    room: str
    severity: str
    text: str


class Revealed(Event, frozen=True, tag="gh-revealed"):
    CUE: ClassVar[Cue] = "appear"
    room: str


class Appeared(Event, frozen=True, tag="gh-appeared"):
    """A monster was placed, summoned or spawned."""

    CUE: ClassVar[Cue] = "appear"
    figure: str
    kind: str
    cell: int
    how: str


class NotPlaced(Event, frozen=True, tag="gh-not-placed"):
    kind: str
    why: str


class TrapSprung(Event, frozen=True, tag="gh-trap-sprung"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    cell: int


class Changed(Event, frozen=True, tag="gh-changed"):
    """Something on the map was created, moved or removed."""

    what: str
    how: str
    cell: int
    figure: str = ""


class Looted(Event, frozen=True, tag="gh-looted"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    coins: int


class TreasureLooted(Event, frozen=True, tag="gh-treasure"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    treasure: str


class ItemGained(Event, frozen=True, tag="gh-item-gained"):
    figure: str
    item: str
    sold: int


class GainedXp(Event, frozen=True, tag="gh-xp"):
    figure: str
    xp: int


class GainedGold(Event, frozen=True, tag="gh-gold"):
    figure: str
    gold: int


class Exhausted(Event, frozen=True, tag="gh-exhausted"):
    CUE: ClassVar[Cue] = "die"
    figure: str
    why: str


class SectionRead(Event, frozen=True, tag="gh-section"):
    section: int
    text: str


class WantsToGiveUp(Event, frozen=True, tag="gh-wants-to-give-up"):
    """GH-FIN-03: a character wants to give up, but others play on."""

    figure: str


class GaveUp(Event, frozen=True, tag="gh-gave-up"):
    pass


class LossMet(Event, frozen=True, tag="gh-loss-met"):
    """The scenario's own description of its defeat."""

    text: str


class Result(Event, frozen=True, tag="gh-result"):
    """GH-FIN-04 … 14: what a character gains from the scenario."""

    figure: str
    xp: int
    bonus: int
    gold: int
    goal: str
    checks: int


class Concluded(Event, frozen=True, tag="gh-concluded"):
    text: str
    unlocks: tuple[int, ...]
