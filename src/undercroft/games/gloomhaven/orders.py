"""What goes through the door, because the rulebook is recursive there: orders, which rules further up carry out, and happenings, after which rules
further up take effect. The door itself is bound in `module.py`."""

from __future__ import annotations

from typing import NamedTuple

from .content.model import Door
from .state import Unit


class Harm(NamedTuple):
    """An order: a figure suffers damage. `by` gets credit for a kill."""

    figure: Unit
    damage: int
    source: str
    by: str = ""


class Stepped(NamedTuple):
    """A figure has entered a hex on foot."""

    figure: Unit
    cell: int


class Entered(NamedTuple):
    """A figure has entered a hex, by any kind of movement."""

    figure: Unit
    cell: int


class DoorOpened(NamedTuple):
    """A door has been opened and the room behind it revealed: by a figure, or by a special rule."""

    door: Door
    figure: Unit | None
