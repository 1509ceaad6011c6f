"""Words for what stays in force: passive abilities and lasting effects."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.vocabulary import Node


# -- in force: passive abilities and lasting effects -----------------------------------------------------------------------
class Armor(Node, frozen=True):
    PHRASE: ClassVar[str] = "armor {by:signed}"
    ICON: ClassVar[str] = "shield"
    HELP: ClassVar[str] = "Normal attacks are compared with armor (MA-ATR-01)."
    by: int


class Will(Node, frozen=True):
    PHRASE: ClassVar[str] = "will {by:signed}"
    ICON: ClassVar[str] = "brain"
    HELP: ClassVar[str] = "Magical attacks are compared with will (MA-ATR-01)."
    by: int


class Rolls(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack rolls {by:signed}"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "Results of all attacks (MA-ATK-07, MA-ATK-18)."
    by: int


class MeleeRolls(Node, frozen=True):
    PHRASE: ClassVar[str] = "melee attack rolls {by:signed}"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "Results of attacks with the melee symbol (MA-ATK-24)."
    by: int


class MagicRolls(Node, frozen=True):
    PHRASE: ClassVar[str] = "magical attack rolls {by:signed}"
    ICON: ClassVar[str] = "magic-palm"
    HELP: ClassVar[str] = "Results of magical attacks; an increase makes normal attacks magical (MA-ATK-17)."
    by: int


class MaxStamina(Node, frozen=True):
    PHRASE: ClassVar[str] = "maximum stamina {by:signed}"
    ICON: ClassVar[str] = "sprint"
    HELP: ClassVar[str] = "Changes the most stamina, and with it a turn's stamina (MA-ATR-13, MA-MPH-05)."
    by: int


class Ranges(Node, frozen=True):
    PHRASE: ClassVar[str] = "range of abilities {by:signed}"
    ICON: ClassVar[str] = "archery-target"
    HELP: ClassVar[str] = "Active abilities with a ranged symbol reach so much further (MA-RNG-08)."
    by: int


class Ethereal(Node, frozen=True):
    PHRASE: ClassVar[str] = "ethereal"
    ICON: ClassVar[str] = "ghost"
    HELP: ClassVar[str] = "It cannot be chosen as a target (MA-ETH-01)."


class Immobile(Node, frozen=True):
    PHRASE: ClassVar[str] = "immobile"
    ICON: ClassVar[str] = "anchor"
    HELP: ClassVar[str] = "It can neither move nor be pushed or pulled (MA-UNI-15)."


class MoveThrough(Node, frozen=True):
    PHRASE: ClassVar[str] = "move through {through}"
    ICON: ClassVar[str] = "ghost-ally"
    HELP: ClassVar[str] = "Movement passes them (MA-MOV-09)."
    through: tuple[str, ...]


class TargetThrough(Node, frozen=True):
    PHRASE: ClassVar[str] = "choose targets through {through}"
    ICON: ClassVar[str] = "eye-target"
    HELP: ClassVar[str] = "They do not block the line of sight of target symbols (MA-RNG-18)."
    through: tuple[str, ...]


class TargetEthereal(Node, frozen=True):
    PHRASE: ClassVar[str] = "choose ethereal targets"
    ICON: ClassVar[str] = "eye-target"
    HELP: ClassVar[str] = "Ethereal units can be chosen as targets (MA-ETH-01)."


class LowerAttribute(Node, frozen=True):
    PHRASE: ClassVar[str] = "attacks use the lower of armor and will"
    ICON: ClassVar[str] = "cracked-shield"
    HELP: ClassVar[str] = "When it attacks, the evader uses the lower of the two attributes."


class NoHealthLoss(Node, frozen=True):
    PHRASE: ClassVar[str] = "health cannot be lost"
    ICON: ClassVar[str] = "heart-shield"
    HELP: ClassVar[str] = "Nothing takes health away."


class RerollBlanks(Node, frozen=True):
    PHRASE: ClassVar[str] = "reroll blanks once"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "Once in each attack roll all dice that show a blank are rolled again (MA-EFF-13)."


class Control(Node, frozen=True):
    PHRASE: ClassVar[str] = "take control"
    ICON: ClassVar[str] = "puppet"
    HELP: ClassVar[str] = "You decide what the monster does in its next turn (MA-UNI-10)."


class Cheaper(Node, frozen=True):
    PHRASE: ClassVar[str] = "activate {space:station} for {by:number} stamina less"
    ICON: ClassVar[str] = "coins"
    HELP: ClassVar[str] = "Activating such a space costs so much less stamina, but never less than 0 (MA-EXP-13)."
    space: str
    by: int


class FreeChasms(Node, frozen=True):
    PHRASE: ClassVar[str] = "move between chasms at no cost"
    ICON: ClassVar[str] = "floating-platforms"
    HELP: ClassVar[str] = "A step from one chasm space to another costs no stamina."


class EvadeAsAttacker(Node, frozen=True):
    PHRASE: ClassVar[str] = "evade with the armor and will of the attacker"
    ICON: ClassVar[str] = "mirror-mirror"
    HELP: ClassVar[str] = "Attacks on it are compared with the attributes of the unit that makes them."


class EvadeAsOwner(Node, frozen=True):
    PHRASE: ClassVar[str] = "evade with the armor and will of the owner of this card"
    ICON: ClassVar[str] = "mirror-mirror"
    HELP: ClassVar[str] = "Attacks on it are compared with the attributes of the explorer who owns this card."


class CountAs(Node, frozen=True):
    PHRASE: ClassVar[str] = "count {space} as {other:counted}"
    ICON: ClassVar[str] = "perspective-dice-six-faces-random"
    HELP: ClassVar[str] = "You choose one of the types each time you interact with such a space (MA-FLD-07)."
    space: str
    other: str


class TurnInto(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {space} counts as {other:counted}"
    ICON: ClassVar[str] = "cycle"
    HELP: ClassVar[str] = "Such spaces lose their own type (MA-FLD-06)."
    space: str
    other: str
