"""The data of a game in progress: plain structs that refer to each other by id."""

from __future__ import annotations

from msgspec import Struct

from undercroft.kernel import game as kernel
from undercroft.kernel.decision import TABLE, Seat


class Figure(Struct):
    """A hero or an enemy on the map."""

    id: str
    kind: str
    cell: int
    health: int
    seat: Seat = TABLE
    """The player of a hero. Enemies belong to the table: what their rules leave open is decided by everyone."""
    hand: list[str] = []
    used: list[str] = []


class State(kernel.State):
    scenario: str
    figures: dict[str, Figure]
    turns: list[str] = []
    """Who still has a turn in this round. The first one is acting."""
    round: int = 0
    outcome: str | None = None
