"""Words for what happens to units once: attacks, health, stamina and essence, and where figures go."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.vocabulary import Node


# -- attacks (MA-ATK) --------------------------------------------------------------------------------------------------------
class Attack(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack {dice}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "A normal attack with so many high and low dice, against armor (MA-ATK-01, MA-ATK-13)."
    dice: tuple[int, int]


class Magic(Node, frozen=True):
    PHRASE: ClassVar[str] = "magical attack {dice}"
    ICON: ClassVar[str] = "magic-swirl"
    HELP: ClassVar[str] = "A magical attack with so many high and low dice, against will (MA-ATK-13)."
    dice: tuple[int, int]


# -- health, stamina, essence (MA-ATR, MA-ESS) -----------------------------------------------------------------------------
class RestoreHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "restore {value:number} health"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "So much lost health comes back, up to the maximum (MA-ATR-04, MA-ATR-09)."
    value: int


class RestoreStamina(Node, frozen=True):
    PHRASE: ClassVar[str] = "restore {value:number} stamina"
    ICON: ClassVar[str] = "sprint"
    HELP: ClassVar[str] = "So much spent stamina comes back, up to the maximum (MA-ATR-04)."
    value: int


class GainEssence(Node, frozen=True):
    PHRASE: ClassVar[str] = "gain {value:number} essence"
    ICON: ClassVar[str] = "sparkles"
    HELP: ClassVar[str] = "So much essence, up to the maximum (MA-ESS-01, MA-ESS-05)."
    value: int


class LoseHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "lose {value:number} health"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "So much health is lost; this is not damage (MA-ATR-11)."
    value: int


class LoseAllStamina(Node, frozen=True):
    PHRASE: ClassVar[str] = "lose all stamina"
    ICON: ClassVar[str] = "tired-eye"
    HELP: ClassVar[str] = "No stamina is left this turn."


# -- where figures are (MA-PSH, MA-TRF, MA-UNI) -----------------------------------------------------------------------------
class Push(Node, frozen=True):
    PHRASE: ClassVar[str] = "push {spaces:number}"
    ICON: ClassVar[str] = "push"
    HELP: ClassVar[str] = "Away from you, in a straight line (MA-PSH-01)."
    spaces: int


class Pull(Node, frozen=True):
    PHRASE: ClassVar[str] = "pull {spaces:number}"
    ICON: ClassVar[str] = "pull"
    HELP: ClassVar[str] = "Towards you, in a straight line (MA-PSH-01)."
    spaces: int


class Move(Node, frozen=True):
    PHRASE: ClassVar[str] = "move up to {spaces:number}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "So many spaces or fewer, at no further cost (MA-MOV-13, MA-WRD-07)."
    spaces: int


class TargetMoves(Node, frozen=True):
    PHRASE: ClassVar[str] = "the target moves up to {spaces:number}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "Whoever decides for the target moves it; a predictable monster goes towards the nearest explorer (MA-WRD-08, MA-WRD-14)."
    spaces: int


class MoveTarget(Node, frozen=True):
    PHRASE: ClassVar[str] = "move the target up to {spaces:number}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "You move the target, in any direction (MA-WRD-09)."
    spaces: int


class MonstersMove(Node, frozen=True):
    PHRASE: ClassVar[str] = "monsters move {spaces:number}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "Every monster on the tile goes towards its nearest explorer and stops beside it (MA-WRD-10, MA-WRD-14)."
    spaces: int


class Transfer(Node, frozen=True):
    PHRASE: ClassVar[str] = "transfer up to {spaces:number}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "To a space within so many, whatever lies between (MA-TRF-04)."
    spaces: int


class TransferNearest(Node, frozen=True):
    PHRASE: ClassVar[str] = "transfer to the nearest {space}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "To the nearest space of that type on the tile (MA-TRF-02)."
    space: str


class TransferAny(Node, frozen=True):
    PHRASE: ClassVar[str] = "transfer to any {space}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "To a space of that type on the tile, of your choice (MA-TRF-06)."
    space: str


class SwapPlaces(Node, frozen=True):
    PHRASE: ClassVar[str] = "swap places"
    ICON: ClassVar[str] = "swap-bag"
    HELP: ClassVar[str] = "You and the other figure exchange positions (MA-UNI-09, MA-UNI-13)."


class Banish(Node, frozen=True):
    PHRASE: ClassVar[str] = "banish"
    ICON: ClassVar[str] = "magic-gate"
    HELP: ClassVar[str] = "A monster is removed without being destroyed (MA-DTH-12)."


class Kill(Node, frozen=True):
    PHRASE: ClassVar[str] = "kill"
    ICON: ClassVar[str] = "death-skull"
    HELP: ClassVar[str] = "A unit is destroyed, whatever its health (MA-DTH-16)."


class ChangeOrder(Node, frozen=True):
    PHRASE: ClassVar[str] = "change the monster order"
    ICON: ClassVar[str] = "sands-of-time"
    HELP: ClassVar[str] = "The monsters act in an order of your choice (MA-MPH-07)."


class Bleed(Node, frozen=True):
    PHRASE: ClassVar[str] = "lose any amount of health and gain as much essence"
    ICON: ClassVar[str] = "bleeding-heart"
    HELP: ClassVar[str] = "As much health as you choose is lost, and the same amount of essence gained (MA-ATR-11, MA-ESS-05)."
