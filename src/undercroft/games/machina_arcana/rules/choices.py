"""What players choose: the values of options that mean more than an id, a number, or yes or no."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ..content.tiles import Kind
from ..state import Edge


class Walk(Struct, frozen=True):
    """MA-MOV-01, MA-MOV-14: move to a space, through others if more than one is entered."""

    way: tuple[int, ...]


class WorkDoor(Struct, frozen=True):
    """MA-DOR-05 … 07, MA-DOR-11, MA-DOR-12."""

    door: Edge
    how: Literal["open", "close", "destroy"]


class Activate(Struct, frozen=True):
    """MA-ACT-03: an adjacent action space or chapter space."""

    cell: int
    kind: Kind
    """MA-FLD-07: what it is for the explorer."""
    how: Literal["", "invoke", "roll"] = ""
    """MA-ACT-10, MA-ACT-11: what an event space is used for."""


class Seal(Struct, frozen=True):
    """MA-SPC-01."""

    cell: int


class Explore(Struct, frozen=True):
    """MA-XPL-01."""

    costs_exit: bool
    """MA-XPL-14: whether the exit token is lost by it, whatever is discarded."""


class Leave(Struct, frozen=True):
    """MA-LEV-01."""


class UseAbility(Struct, frozen=True):
    """MA-EXP-09: an active ability, by the id of its line, with the item it is on if there are several."""

    line: str


class Trade(Struct, frozen=True):
    """MA-INV-09: with an adjacent explorer."""

    explorer: str


class Arrange(Struct, frozen=True):
    """MA-INV-02: use one's own inventory or let an adjacent explorer use theirs."""

    explorer: str


class Pass(Struct, frozen=True):
    """MA-EXP-11: give up the rest of the turn."""


class UseOn(Struct, frozen=True):
    """MA-AIU-03: an ability of a monster, on a unit, a barrel, or nobody in particular."""

    line: str
    target: str = ""
    cell: int = -1


class FollowRules(Struct, frozen=True):
    """MA-AIU-02: the monster does what a predictable one would do, in this turn or, with all others, from now on."""

    for_good: bool = False


Deed: TypeAlias = Walk | WorkDoor | Activate | Seal | Explore | Leave | UseAbility | Trade | Arrange | Pass
"""What an explorer may do in its turn."""
Order: TypeAlias = UseOn | Walk | WorkDoor | Activate | Pass | FollowRules
"""What a monster can be made to do."""
