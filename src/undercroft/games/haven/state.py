"""Figures on the map, as plain data for both Gloomhaven games."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

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


F = TypeVar("F", bound=Figure)


class HavenState(State, Generic[F]):
    """The figures of a game. Each game adds fields of its own."""

    figures: dict[str, F]
    acting: str = ""
    """The figure whose turn it is."""


CAUSES = ("retaliate", "wound", "hazard", "trap", "rest", "short-rest")
"""Sources of damage other than a line of a card or a figure's attack."""


def cause(source: str, by: str) -> dict[str, str]:
    """What a question about damage says about the source: a figure, one of `CAUSES`, or a line of a card."""
    if source in CAUSES:
        return {"source": source, "attacker": by, "line": ""}
    return {"source": "figure" if by else "line", "attacker": by, "line": "" if by else source}
