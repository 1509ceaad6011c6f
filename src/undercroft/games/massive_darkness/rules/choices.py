"""What players choose: the values of options that mean more than an id, a number, or yes or no."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ..state import AttackKind


# -- a hero's activation -------------------------------------------------------------------------------------------------------
class Step(Struct, frozen=True):
    zone: int


class OpenDoor(Struct, frozen=True):
    door: int
    """Its index in the adventure."""


class PickUp(Struct, frozen=True):
    """All tokens of the zone."""


class Leave(Struct, frozen=True):
    """By the exit."""


class LightFirework(Struct, frozen=True):
    """In the hero's zone."""


class Stop(Struct, frozen=True):
    """End the move action."""


class End(Struct, frozen=True):
    """Give up the remaining actions."""


class GetUp(Struct, frozen=True):
    """Spend an action to be no longer stunned."""


class Attack(Struct, frozen=True):
    kind: AttackKind
    target: str
    blades: bool = False
    """A magic attack with melee weapons."""


class Charge(Struct, frozen=True):
    zone: int
    line: str
    """The line of the skill."""


class SafeShot(Struct, frozen=True):
    zone: int
    line: str


class Teleport(Struct, frozen=True):
    """Move by the skill."""


class Trade(Struct, frozen=True):
    """Begin to reorganize and trade."""


class Pull(Struct, frozen=True):
    token: str
    """The lever."""


class Command(Struct, frozen=True):
    hero: str


class UseAbility(Struct, frozen=True):
    """The ability of the hero's class."""


class UseItem(Struct, frozen=True):
    card: str


class Transmute(Struct, frozen=True):
    """Turn three cards into one."""


Movement: TypeAlias = Step | OpenDoor | PickUp | Leave | LightFirework
"""What a movement point buys."""
Deed: TypeAlias = (
    Movement | Stop | End | GetUp | Attack | Charge | SafeShot | Teleport | Trade | Pull | Command | UseAbility | UseItem | Transmute
)  # fmt: skip
"""What a hero may do."""


# -- equipment -----------------------------------------------------------------------------------------------------------------
class Done(Struct, frozen=True):
    """Nothing more."""


class Keep(Struct, frozen=True):
    """Leave a card beside the dashboard."""


class Equip(Struct, frozen=True):
    card: str


class Stow(Struct, frozen=True):
    card: str


class Give(Struct, frozen=True):
    hero: str
    card: str


class Take(Struct, frozen=True):
    hero: str
    card: str


class Hand(Struct, frozen=True):
    """Give a token to a hero."""

    hero: str
    token: str


class Fetch(Struct, frozen=True):
    """Take a token from a hero."""

    hero: str
    token: str


class Sell(Struct, frozen=True):
    card: str


class Exchange(Struct, frozen=True):
    """A card for others from the market."""

    card: str


Deal: TypeAlias = Done | Equip | Stow | Give | Take | Hand | Fetch | Transmute
"""What can be done next in a trade."""


# -- other things --------------------------------------------------------------------------------------------------------------
class Rolled(Struct, frozen=True):
    """A die of a roll."""

    number: int
    """Its place in the roll."""
    colour: str
    face: int


class InForce(Struct, frozen=True):
    """An effect that lasts until the End phase."""

    hero: str
    line: str
