"""Words around what an ability does: whom it affects, its price, its reach, and what it waits for."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.vocabulary import Node


# -- whom a step affects -----------------------------------------------------------------------------------------------------
class On(Node, frozen=True):
    PHRASE: ClassVar[str] = "on {whom}"
    HELP: ClassVar[str] = "Whom it affects (MA-WRD-02 … 06); without it the target, or the user (MA-ABL-13)."
    whom: str


class OnWithin(Node, frozen=True):
    PHRASE: ClassVar[str] = "on explorers within range {spaces:number}"
    HELP: ClassVar[str] = "All explorers on the tile that are so near; no line of sight is needed (MA-RNG-17)."
    spaces: int


class OnBeside(Node, frozen=True):
    PHRASE: ClassVar[str] = "on any monster adjacent to the target {space}"
    HELP: ClassVar[str] = "The target symbol chooses the space, then you choose a monster beside it (MA-WRD-13)."
    space: str


# -- prices and reach --------------------------------------------------------------------------------------------------------
class PayStamina(Node, frozen=True):
    PHRASE: ClassVar[str] = "{value:number} stamina"
    HELP: ClassVar[str] = "So much stamina, so only in your own turn (MA-ABL-08, MA-ABL-17)."
    value: int


class PayEssence(Node, frozen=True):
    PHRASE: ClassVar[str] = "{value:number} essence"
    HELP: ClassVar[str] = "So much essence, to which others may contribute (MA-ABL-08, MA-ESS-10)."
    value: int


class PayHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "{value:number} health"
    HELP: ClassVar[str] = "So much health, or essence instead of it (MA-ABL-08, MA-ESS-07)."
    value: int


class PayThis(Node, frozen=True):
    PHRASE: ClassVar[str] = "this card"
    HELP: ClassVar[str] = "The card is discarded when the ability is done (MA-ABL-09)."


class PayDestroy(Node, frozen=True):
    PHRASE: ClassVar[str] = "destroying an adjacent {space}"
    HELP: ClassVar[str] = "A space of that type beside you is destroyed as the price, before a target is chosen (MA-ABL-11, MA-WRD-15)."
    space: str


class PayMarker(Node, frozen=True):
    PHRASE: ClassVar[str] = "a marker from this card"
    HELP: ClassVar[str] = "A marker of yours returns from the card, and the effect that it records ends (MA-LST-16, MA-LST-17)."


class PayPutAway(Node, frozen=True):
    PHRASE: ClassVar[str] = "putting this card in inventory"
    HELP: ClassVar[str] = "This item goes to the inventory with what is attached to it, before anything else happens (MA-ABL-11, MA-EQP-15)."


class InMelee(Node, frozen=True):
    PHRASE: ClassVar[str] = "melee"
    HELP: ClassVar[str] = "A target in range 0 to 1 (MA-RNG-01)."


class InRange(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {spaces:number}"
    HELP: ClassVar[str] = "A target in range, with a line of sight that obstacles block (MA-RNG-02)."
    spaces: int


class InFreeRange(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {spaces:number} over obstacles"
    HELP: ClassVar[str] = "A target in range, with a line of sight that obstacles do not block (MA-RNG-03)."
    spaces: int


class SecondRange(Node, frozen=True):
    PHRASE: ClassVar[str] = "second range {spaces:number}"
    HELP: ClassVar[str] = "A second target, which may be the same (MA-RNG-13)."
    spaces: int


# -- moments and conditions --------------------------------------------------------------------------------------------------
class IsDestroyed(Node, frozen=True):
    PHRASE: ClassVar[str] = "this is destroyed"
    HELP: ClassVar[str] = "The monster is destroyed, not banished (MA-DTH-07, MA-DTH-14)."


class DealsDamage(Node, frozen=True):
    PHRASE: ClassVar[str] = "you deal damage"
    HELP: ClassVar[str] = "An attack of yours succeeds, against a barrel too (MA-ATK-11)."


class TakesDamage(Node, frozen=True):
    PHRASE: ClassVar[str] = "you take damage"
    HELP: ClassVar[str] = "An attack against you succeeds (MA-ATK-12, MA-ATR-12)."


class Kills(Node, frozen=True):
    PHRASE: ClassVar[str] = "you kill"
    HELP: ClassVar[str] = "You destroy a monster or another explorer, even indirectly (MA-DTH-15, MA-DTH-16)."


class Attacks(Node, frozen=True):
    PHRASE: ClassVar[str] = "you attack"
    HELP: ClassVar[str] = "An attack of yours: with 'when' before the roll, with 'after' once its damage is done (MA-ABL-28, MA-EFF-02)."


class AttacksAugmented(Node, frozen=True):
    PHRASE: ClassVar[str] = "you attack with a weapon that has an augment"
    HELP: ClassVar[str] = "The same for an ability of a weapon with an augment attached (MA-EQP-10)."


class KillsWithThis(Node, frozen=True):
    PHRASE: ClassVar[str] = "you kill with this weapon"
    HELP: ClassVar[str] = "You destroy a unit with an ability of this weapon (MA-DTH-15, MA-DTH-16)."


class LastHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "losing your last health"
    HELP: ClassVar[str] = "Only after 'instead of': the last health is not lost if one of the effects can be resolved."


class Gains(Node, frozen=True):
    PHRASE: ClassVar[str] = "you gain {kind:gained}"
    HELP: ClassVar[str] = "You gain an item, keep one at a workbench, or take one from its deck (MA-INV-15, MA-INV-21, MA-DIS-10)."
    kind: str


class PhaseBegins(Node, frozen=True):
    PHRASE: ClassVar[str] = "the {phase} phase begins"
    HELP: ClassVar[str] = "The phase: explorer, spawn, horror or monster (MA-RND-01)."
    phase: str


class ChapterBegins(Node, frozen=True):
    PHRASE: ClassVar[str] = "a new chapter begins"
    HELP: ClassVar[str] = "The story has gone on, and the chapter's own effects are done (MA-CHP-05)."


class HorrorInvoked(Node, frozen=True):
    PHRASE: ClassVar[str] = "a horror event is invoked"
    HELP: ClassVar[str] = "Any horror event, invoked or reinvoked; its own effects come first (MA-EVT-14, MA-EVT-17)."


class MarkerRemoved(Node, frozen=True):
    PHRASE: ClassVar[str] = "a marker is removed from this card"
    HELP: ClassVar[str] = "Also when it returns at the beginning of a phase (MA-LST-15)."


class GoalsGone(Node, frozen=True):
    PHRASE: ClassVar[str] = "no goal space is left"
    HELP: ClassVar[str] = "All goal spaces of the endgame tile are destroyed (MA-END-04)."


class TokensGone(Node, frozen=True):
    PHRASE: ClassVar[str] = "no set-aside token is left"
    HELP: ClassVar[str] = "All tokens beside the endgame card are used up (MA-GEN-09)."


class BesideWall(Node, frozen=True):
    PHRASE: ClassVar[str] = "adjacent to a wall"
    HELP: ClassVar[str] = "A wall or a closed door occupies a whole edge of its space (MA-ADJ-03)."


class BesideSpace(Node, frozen=True):
    PHRASE: ClassVar[str] = "adjacent to {space:near}"
    HELP: ClassVar[str] = "A space of that type beside it is not destroyed (MA-ADJ-02, MA-FLD-04)."
    space: str


class DamageDealt(Node, frozen=True):
    PHRASE: ClassVar[str] = "damage was dealt"
    HELP: ClassVar[str] = "An attack before it in the same ability has dealt damage; only after 'if' in what an ability does (MA-ABL-28)."


class WoundedMonster(Node, frozen=True):
    PHRASE: ClassVar[str] = "there is a wounded monster"
    HELP: ClassVar[str] = "A monster on the tile has lost health (MA-ATR-07)."


class EffectRoll(Node, frozen=True):
    PHRASE: ClassVar[str] = "effect roll {least:number}"
    HELP: ClassVar[str] = "The game die shows this or more; only after 'if' in what an ability does (MA-EFF-05)."
    least: int
