"""What a game in progress keeps in both Gloomhaven games, as plain data: figures, bonuses and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from undercroft.kernel.game import State


class Figure(Struct):
    """BB-GEN-07, GH-GEN-04: a character, a monster, or an objective. Each tracks its own health and conditions (BB-CON-20,
    BB-MDT-01; GH-CON-01)."""

    id: str
    kind: str
    side: Literal["hero", "monster", "object"]
    cell: int
    health: int
    max_health: int
    number: int = 0
    elite: bool = False
    conditions: dict[str, int] = {}
    """How many more ends of its own turn each condition lasts; 0 means until it is removed."""


class Bonus(Struct):
    """An active effect: the line it comes from, the figure that has it, and how long it lasts. Each game counts its uses."""

    ability: str
    step: int
    bearer: str
    span: str
    card: str = ""


class Action(Struct):
    """An action in progress. Between beats, it determines what comes next."""

    actor: str
    source: Literal["card", "basic", "item", "monster"]
    card: str = ""
    half: str = ""
    at: int = 0
    stage: Literal["between", "ability", "going", "targets"] = "ability"
    performed: bool = False
    moved: int = 0
    """Hexes moved during this action."""


class Turning(Protocol):
    """What the shared rules need to know about a turn in progress."""

    figure: str
    """Empty if the figure died during this turn."""
    stage: Literal["start", "act", "end"]
    halves: list[str]
    """Halves already used."""
    cards: list[str]
    """Played cards not yet used."""


B = TypeVar("B", bound=Bonus)
F = TypeVar("F", bound=Figure)


class HavenState(State, Generic[F, B]):
    """The figures of a game. Each game adds fields of its own."""

    figures: dict[str, F]
    acting: str = ""
    """The figure whose turn it is."""
    if TYPE_CHECKING:  # the shared rules need these; each game declares them, in the order of its saves
        round: int = 1
        turn: Turning | None = None
        action: Action | None = None
        bonuses: dict[str, list[B]] = {}
        counters: dict[str, int] = {}
        appeared: list[str] = []
        won: bool = False
        lost: bool = False


CAUSES = ("retaliate", "wound", "hazard", "trap", "rest", "short-rest")
"""Sources of damage other than a line of a card or a figure's attack."""


def cause(source: str, by: str) -> dict[str, str]:
    """What a question about damage says about the source: a figure, one of `CAUSES`, or a line of a card."""
    if source in CAUSES:
        return {"source": source, "attacker": by, "line": ""}
    return {"source": "figure" if by else "line", "attacker": by, "line": "" if by else source}
