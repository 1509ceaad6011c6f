"""Events used by both Gloomhaven games: what happens to figures and in a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.kernel.event import Cue, Event


class Moved(Event, frozen=True, tag="moved"):
    CUE: ClassVar[Cue] = "move"
    figure: str
    path: tuple[int, ...]
    how: str


def before(events: Sequence[Event]) -> Sequence[Event]:
    """The events before the last one. If the last one is a leg of a move, the events before that move began."""
    event = events[-1]
    if not isinstance(event, Moved):
        return events[:-1]
    legs = (n for n, e in enumerate(events) if isinstance(e, Moved) and (e.figure, e.how, e.line) == (event.figure, event.how, event.line))
    return events[: next(legs)]


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


class RoundBegan(Event, frozen=True, tag="round-began"):
    CUE: ClassVar[Cue] = "round"
    HEADING: ClassVar[bool] = True
    round: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    ASIDE: ClassVar[bool] = True
    round: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    CUE: ClassVar[Cue] = "turn"
    figure: str
    initiative: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    ASIDE: ClassVar[bool] = True
    figure: str


class Counted(Event, frozen=True, tag="counted"):
    """A scenario counter changed."""

    counter: str
    value: int


class GoalMet(Event, frozen=True, tag="goal-met"):
    """All conditions of the goal are met."""

    conditions: tuple[str, ...]


class LossMet(Event, frozen=True, tag="loss-met"):
    """A condition for losing the scenario is met."""

    condition: str


class Ended(Event, frozen=True, tag="ended"):
    CUE: ClassVar[Cue] = "end"
    outcome: str
