"""What happens to figures in both Gloomhaven games."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.event import Cue, Event


class Moved(Event, frozen=True, tag="moved"):
    CUE: ClassVar[Cue] = "move"
    figure: str
    path: tuple[int, ...]
    how: str


class Suffered(Event, frozen=True, tag="suffered"):
    CUE: ClassVar[Cue] = "hit"
    figure: str
    damage: int
    source: str


class Negated(Event, frozen=True, tag="negated"):
    figure: str
    damage: int
    how: str


class Healed(Event, frozen=True, tag="healed"):
    CUE: ClassVar[Cue] = "heal"
    figure: str
    amount: int


class Gained(Event, frozen=True, tag="gained"):
    CUE: ClassVar[Cue] = "gain"
    figure: str
    condition: str


class Immune(Event, frozen=True, tag="immune"):
    figure: str
    condition: str


class Shed(Event, frozen=True, tag="shed"):
    CUE: ClassVar[Cue] = "lose"
    figure: str
    condition: str


class Died(Event, frozen=True, tag="died"):
    CUE: ClassVar[Cue] = "die"
    figure: str
    kind: str


class Attacked(Event, frozen=True, tag="attacked"):
    CUE: ClassVar[Cue] = "attack"
    figure: str
    target: str
    value: int
    modifiers: tuple[str, ...]
    used: str
    shield: int
    damage: int


class Retaliated(Event, frozen=True, tag="retaliated"):
    CUE: ClassVar[Cue] = "attack"
    figure: str
    target: str
    damage: int
