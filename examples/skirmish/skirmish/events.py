"""What is recorded. The tag of an event is the id of its message, and its fields are the arguments."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.event import Cue, Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    CUE: ClassVar[Cue] = "round"
    HEADING: ClassVar[bool] = True
    round: int


class Played(Event, frozen=True, tag="played"):
    CUE: ClassVar[Cue] = "card"
    figure: str
    card: str


class Rested(Event, frozen=True, tag="rested"):
    CUE: ClassVar[Cue] = "card"
    figure: str


class Moved(Event, frozen=True, tag="moved"):
    CUE: ClassVar[Cue] = "move"
    figure: str
    path: tuple[int, ...]


class Attacked(Event, frozen=True, tag="attacked"):
    CUE: ClassVar[Cue] = "attack"
    figure: str
    target: str
    face: str


class Suffered(Event, frozen=True, tag="suffered"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    damage: int


class Healed(Event, frozen=True, tag="healed"):
    CUE: ClassVar[Cue] = "heal"
    figure: str
    health: int


class Defeated(Event, frozen=True, tag="defeated"):
    CUE: ClassVar[Cue] = "die"
    figure: str


class Won(Event, frozen=True, tag="won"):
    CUE: ClassVar[Cue] = "end"


class Lost(Event, frozen=True, tag="lost"):
    CUE: ClassVar[Cue] = "end"
