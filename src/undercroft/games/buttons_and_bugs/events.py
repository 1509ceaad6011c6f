"""Events of Buttons & Bugs, in addition to those shared by both Gloomhaven games."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.haven.events import Counted, Ended, GoalMet, LossMet, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from undercroft.kernel.event import Cue, Event

__all__ = [
    "Counted", "Ended", "GoalMet", "LossMet", "RoundBegan", "RoundEnded", "TurnBegan", "TurnEnded",
]
"""Events shared by both games. All others are defined below."""


class SetUpStep(Event, frozen=True, tag="set-up"):
    """One of the twelve set-up steps, with what was placed or chosen, as instructions for people playing with the box."""

    step: int
    what: str
    things: tuple[str, ...] = ()


class Equipped(Event, frozen=True, tag="equipped"):
    item: str


class Upgraded(Event, frozen=True, tag="upgraded"):
    card: str
    by: str


class Selected(Event, frozen=True, tag="selected"):
    CUE: ClassVar[Cue] = "card"
    cards: tuple[str, ...]
    names: tuple[str, ...]
    """The names on the face-up sides."""
    initiative: int


class RestDeclared(Event, frozen=True, tag="rest-declared"):
    pass


class ColumnRolled(Event, frozen=True, tag="column-rolled"):
    CUE: ClassVar[Cue] = "roll"
    kind: str
    result: str


class InitiativeShifted(Event, frozen=True, tag="initiative-shifted"):
    initiative: int


class ActionBegan(Event, frozen=True, tag="action-began"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str
    name: str
    """The name on the side being played, even if the card is flipped later."""
    half: str
    basic: bool


class Skipped(Event, frozen=True, tag="skipped"):
    IDLE: ClassVar[bool] = True
    figure: str
    what: str


class CardMoved(Event, frozen=True, tag="card-moved"):
    ASIDE: ClassVar[bool] = True
    CUE: ClassVar[Cue] = "card"
    card: str
    name: str
    """The name on the side that was face up before."""
    zone: str
    side: str


class BonusBegan(Event, frozen=True, tag="bonus-began"):
    figure: str
    span: str
    card: str = ""
    """The card or item it comes from; `source` is `none` if there is neither."""
    name: str = ""
    """The name of that item, or of the side of that card, as it was when played."""
    source: str = "none"
    text: str = ""
    """Its line as printed."""


class BonusEnded(Event, frozen=True, tag="bonus-ended"):
    ASIDE: ClassVar[bool] = True
    figure: str
    card: str = ""
    name: str = ""
    source: str = "none"
    text: str = ""


class Consumed(Event, frozen=True, tag="consumed"):
    figure: str
    infusion: str
    elements: tuple[str, ...]


class Created(Event, frozen=True, tag="created"):
    elements: tuple[str, ...]


class ItemUsed(Event, frozen=True, tag="item-used"):
    CUE: ClassVar[Cue] = "card"
    item: str


class Refreshed(Event, frozen=True, tag="refreshed"):
    items: tuple[str, ...]


class ModifierRolled(Event, frozen=True, tag="modifier-rolled"):
    ASIDE: ClassVar[bool] = True
    CUE: ClassVar[Cue] = "roll"
    figure: str
    rows: tuple[int, ...]
    results: tuple[str, ...]
    modifiers: tuple[str, ...]


class EffectsChosen(Event, frozen=True, tag="effects-chosen"):
    figure: str
    applied: bool


class Worked(Event, frozen=True, tag="worked"):
    """A bonus, trait or effect was applied."""

    figure: str
    what: str


class Spawned(Event, frozen=True, tag="spawned"):
    CUE: ClassVar[Cue] = "appear"
    figure: str
    kind: str
    cell: int


class NoSpawn(Event, frozen=True, tag="no-spawn"):
    kind: str


class Exhausted(Event, frozen=True, tag="exhausted"):
    why: str


class RestTaken(Event, frozen=True, tag="rest-taken"):
    kind: str
    lost: str
    name: str
    """The name on the side that was face up when it was lost."""


class Concluded(Event, frozen=True, tag="concluded"):
    """The conclusion was read. It names the next scenario; 0 at the end of the story."""

    ASIDE: ClassVar[bool] = True
    text: str
    next: int
