"""What rules ask of rules above them, and what they tell them has happened, through the door of the game."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.haven.state import Figure


class Harm(NamedTuple):
    """Damage that a figure suffers from one source."""

    figure: Figure
    damage: int
    source: str
    by: str
    cause: str


class Entered(NamedTuple):
    """The character has entered a hex."""

    cell: int
