"""What happens to figures in both Gloomhaven games."""

from __future__ import annotations

from undercroft.kernel.event import Event


class Moved(Event, frozen=True, tag="moved"):
    figure: str
    path: tuple[int, ...]
    how: str


class Suffered(Event, frozen=True, tag="suffered"):
    figure: str
    damage: int
    source: str


class Negated(Event, frozen=True, tag="negated"):
    figure: str
    damage: int
    how: str


class Healed(Event, frozen=True, tag="healed"):
    figure: str
    amount: int


class Gained(Event, frozen=True, tag="gained"):
    figure: str
    condition: str


class Immune(Event, frozen=True, tag="immune"):
    figure: str
    condition: str


class Shed(Event, frozen=True, tag="shed"):
    figure: str
    condition: str


class Died(Event, frozen=True, tag="died"):
    figure: str
    kind: str


class Attacked(Event, frozen=True, tag="attacked"):
    figure: str
    target: str
    value: int
    modifiers: tuple[str, ...]
    used: str
    shield: int
    damage: int


class Retaliated(Event, frozen=True, tag="retaliated"):
    figure: str
    target: str
    damage: int
