"""The vocabulary of Machina Arcana: what the cards of explorers, monsters, items, events and chapters say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.language.grammar import Atom
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Node, Slot, one_of

WHOM = (
    "the target", "the second target", "yourself", "the attacker", "the evader",
    "units", "explorers", "monsters", "adjacent units", "adjacent explorers", "adjacent monsters",
    "any unit", "any explorer", "any monster", "any adjacent unit", "any adjacent explorer", "any adjacent monster",
    "any unit on any tile", "any explorer on any tile", "any monster on any tile", "the nearest explorer", "the nearest monster",
    "units on any tile", "explorers on any tile", "monsters on any tile",
)  # fmt: skip
"""MA-WRD-02 … 06: whom a step affects. The plural means everybody in reach of the card (MA-RNG-09, MA-ABL-24, MA-ABL-25)."""
THROUGH = ("walls", "closed doors", "obstacles", "rubble", "units", "chasms")
SPACES = ("spawn space", "event space", "chapter space", "chest", "workbench", "recharge station", "trap lever")
THINGS = ("an item", "a weapon", "apparel", "an artifact", "this card")
"""MA-EQP-15: what can be put in inventory."""
COUNTED = (*SPACES[1:], "explosive barrel")
"""MA-FLD-06, MA-FLD-07: what a space can count as."""


def _dice(atoms: Sequence[Atom]) -> tuple[tuple[int, int], int] | None:
    """MA-ATK-02: numbers of high and low dice, such as 2/1."""
    if not atoms or atoms[0].kind != "fraction":
        return None
    high, _, low = atoms[0].text.partition("/")
    dice = int(high), int(low)
    return (dice, 1) if 1 <= sum(dice) <= 9 else None


def _show_dice(dice: tuple[int, int]) -> str:
    return f"{dice[0]}/{dice[1]}"


def _through(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
    """One or several things: `walls, closed doors` cannot be written with a comma, so they are joined by `and`."""
    found: list[str] = []
    at = 0
    single = one_of(*THROUGH)
    while True:
        thing = single.read(atoms[at:])
        if thing is None:
            return None
        found.append(thing[0])
        at += thing[1]
        if at >= len(atoms) or atoms[at].text != "and":
            return tuple(found), at
        at += 1


SLOTS = {
    "dice": Slot(_dice, _show_dice, "high and low attack dice, such as 2/1", lambda v, speech: _show_dice(v)),
    "whom": one_of(*WHOM),
    "through": Slot(_through, " and ".join, "one or more of " + ", ".join(THROUGH) + ", joined by and"),
    "space": one_of(*SPACES),
    "counted": one_of(*COUNTED),
    "doing": one_of("open", "close", "destroy"),
    "phase": one_of("explorer", "spawn", "horror", "monster"),
    "side": one_of("explorer", "horror"),
    "track": one_of("spawn", "horror"),
    "thing": one_of(*THINGS),
}


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


# -- the board and the tracks -------------------------------------------------------------------------------------------------
class Threat(Node, frozen=True):
    PHRASE: ClassVar[str] = "threat {by:signed}"
    ICON: ClassVar[str] = "hazard-sign"
    HELP: ClassVar[str] = "The threat rises or falls by so many steps (MA-THR-01, MA-THR-02, MA-THR-12)."
    by: int


class LightSpace(Node, frozen=True):
    PHRASE: ClassVar[str] = "light a chapter space"
    ICON: ClassVar[str] = "candle-light"
    HELP: ClassVar[str] = "The nearest unlit chapter space on your tile is lit (MA-CHS-07)."


class SpawnMonster(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn a monster"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "A monster appears near you (MA-SPM)."


class SpawnNamed(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn {monster:string}"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "This monster appears near you, wherever its card is; not if it is in play (MA-DIS-11, MA-DIS-12)."
    monster: str


class TakeItem(Node, frozen=True):
    PHRASE: ClassVar[str] = "take {item:string} from its deck"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "The item goes to your inventory, and its deck is shuffled (MA-DIS-10)."
    item: str


class TriggerTraps(Node, frozen=True):
    PHRASE: ClassVar[str] = "trigger traps"
    ICON: ClassVar[str] = "wolf-trap"
    HELP: ClassVar[str] = "Three high dice against all units on trap spaces of your tile (MA-TRP-05)."


class CloseDoors(Node, frozen=True):
    PHRASE: ClassVar[str] = "close up to {count:number} doors"
    ICON: ClassVar[str] = "closed-doors"
    HELP: ClassVar[str] = "So many open doors on any tile, of your choice."
    count: int


class WorkDoor(Node, frozen=True):
    PHRASE: ClassVar[str] = "{how:doing} the target door"
    ICON: ClassVar[str] = "closed-doors"
    HELP: ClassVar[str] = "The door beside the space that the target symbol reaches (MA-RNG-12)."
    how: str


class MendDoor(Node, frozen=True):
    PHRASE: ClassVar[str] = "repair a destroyed door"
    ICON: ClassVar[str] = "open-gate"
    HELP: ClassVar[str] = "A destroyed door on any tile, of your choice, is an open door again (MA-DOR-14)."


class RestoreSpace(Node, frozen=True):
    PHRASE: ClassVar[str] = "restore an adjacent action space"
    ICON: ClassVar[str] = "anvil"
    HELP: ClassVar[str] = "A destroyed action space beside you, but not a chapter space, regains its type (MA-FLD-05)."


class DestroySpace(Node, frozen=True):
    PHRASE: ClassVar[str] = "destroy an adjacent {space}"
    ICON: ClassVar[str] = "hammer-drop"
    HELP: ClassVar[str] = "A space of that type beside you is destroyed without being used (MA-FLD-01, MA-FLD-08)."
    space: str


class SealSpace(Node, frozen=True):
    PHRASE: ClassVar[str] = "seal an adjacent spawn space"
    ICON: ClassVar[str] = "padlock"
    HELP: ClassVar[str] = "A spawn space beside you is sealed (MA-SPC-02)."


class Recharge(Node, frozen=True):
    PHRASE: ClassVar[str] = "recharge"
    ICON: ClassVar[str] = "battery-pack"
    HELP: ClassVar[str] = "As at a recharge station (MA-RCH-02)."


class RaiseLevel(Node, frozen=True):
    PHRASE: ClassVar[str] = "monster level {level:number}"
    ICON: ClassVar[str] = "upgrade"
    HELP: ClassVar[str] = "The monster level rises to this (MA-THR-13)."
    level: int


class InvokeHorror(Node, frozen=True):
    PHRASE: ClassVar[str] = "invoke a horror event"
    ICON: ClassVar[str] = "evil-eyes"
    HELP: ClassVar[str] = "A new horror event takes effect (MA-EVT-12)."


class InvokeExplorer(Node, frozen=True):
    PHRASE: ClassVar[str] = "invoke an explorer event"
    ICON: ClassVar[str] = "compass"
    HELP: ClassVar[str] = "A new explorer event takes effect (MA-EVT-07)."


class GainItem(Node, frozen=True):
    PHRASE: ClassVar[str] = "gain an item"
    ICON: ClassVar[str] = "open-treasure-chest"
    HELP: ClassVar[str] = "Two cards are drawn, one of them is kept (MA-INV-12)."


class UseWorkbench(Node, frozen=True):
    PHRASE: ClassVar[str] = "use a workbench"
    ICON: ClassVar[str] = "anvil"
    HELP: ClassVar[str] = "As at a workbench, at no cost (MA-INV-19)."


class UseInventory(Node, frozen=True):
    PHRASE: ClassVar[str] = "use inventory"
    ICON: ClassVar[str] = "backpack"
    HELP: ClassVar[str] = "Items are equipped anew, at no cost (MA-INV-03, MA-INV-04)."


class PutAway(Node, frozen=True):
    PHRASE: ClassVar[str] = "put {thing} in inventory"
    ICON: ClassVar[str] = "backpack"
    HELP: ClassVar[str] = "An equipped item goes to the inventory with what is attached to it; the owner chooses (MA-EQP-15)."
    thing: str


class EquipThis(Node, frozen=True):
    PHRASE: ClassVar[str] = "equip this card as a main item"
    ICON: ClassVar[str] = "anvil"
    HELP: ClassVar[str] = "From the inventory, at no cost (MA-EQP-02, MA-EQP-18)."


class AddItems(Node, frozen=True):
    PHRASE: ClassVar[str] = "add items of level {level:number}"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "Half of each item deck goes to the box, then these items come in (MA-INV-25)."
    level: int


class AddTwoLevels(Node, frozen=True):
    PHRASE: ClassVar[str] = "add items of levels {level:number} and {next:number}"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "Half of each item deck goes to the box once, then both levels come in (MA-INV-26)."
    level: int
    next: int


class ShuffleItems(Node, frozen=True):
    PHRASE: ClassVar[str] = "shuffle the item decks"
    ICON: ClassVar[str] = "card-random"
    HELP: ClassVar[str] = "Each deck by itself, without discarded items (MA-INV-18)."


class ShuffleEvents(Node, frozen=True):
    PHRASE: ClassVar[str] = "shuffle the {kind:side} event deck"
    ICON: ClassVar[str] = "card-random"
    HELP: ClassVar[str] = "With its discard pile; then there is no current event of that kind (MA-EVT-19, MA-EVT-20)."
    kind: str


class Reinvoke(Node, frozen=True):
    PHRASE: ClassVar[str] = "reinvoke the {kind:side} event"
    ICON: ClassVar[str] = "cycle"
    HELP: ClassVar[str] = "What the current event does as it enters play happens again (MA-EVT-16, MA-EVT-17)."
    kind: str


class StartRating(Node, frozen=True):
    PHRASE: ClassVar[str] = "set the starting {track} rating"
    ICON: ClassVar[str] = "speedometer"
    HELP: ClassVar[str] = "The spawn or horror rating begins again with the value of the chapter (MA-CHP-11)."
    track: str


class NewRound(Node, frozen=True):
    PHRASE: ClassVar[str] = "start a new round"
    ICON: ClassVar[str] = "sunrise"
    HELP: ClassVar[str] = "All markers return, stamina is restored, and everybody may take a turn again (MA-CHP-12, MA-CHP-13)."


class PlaceEntry(Node, frozen=True):
    PHRASE: ClassVar[str] = "place the entry token"
    ICON: ClassVar[str] = "entry-door"
    HELP: ClassVar[str] = "The explorers come in (MA-ENT-01)."


class PlaceExit(Node, frozen=True):
    PHRASE: ClassVar[str] = "place the exit token"
    ICON: ClassVar[str] = "exit-door"
    HELP: ClassVar[str] = "The explorers can leave the board there (MA-ENT-07, MA-LEV-01)."


class Proceed(Node, frozen=True):
    PHRASE: ClassVar[str] = "proceed to the next chapter"
    ICON: ClassVar[str] = "bookmarklet"
    HELP: ClassVar[str] = "The story goes on (MA-CHP-04)."


class Endgame(Node, frozen=True):
    PHRASE: ClassVar[str] = "go to the endgame"
    ICON: ClassVar[str] = "portal"
    HELP: ClassVar[str] = "The endgame tile is laid, and its card takes effect (MA-END-01)."


class NextPart(Node, frozen=True):
    PHRASE: ClassVar[str] = "go to the next part of the endgame"
    ICON: ClassVar[str] = "portal"
    HELP: ClassVar[str] = "The next endgame card replaces this one (MA-END-11)."


class Win(Node, frozen=True):
    PHRASE: ClassVar[str] = "the explorers win"
    ICON: ClassVar[str] = "laurels"
    HELP: ClassVar[str] = "The scenario is won (MA-END-05, MA-END-06)."


class Lose(Node, frozen=True):
    PHRASE: ClassVar[str] = "the explorers lose"
    ICON: ClassVar[str] = "skull-crack"
    HELP: ClassVar[str] = "The scenario is lost (MA-GEN-09)."


class SetAside(Node, frozen=True):
    PHRASE: ClassVar[str] = "set aside {count:number} tokens"
    ICON: ClassVar[str] = "stack"
    HELP: ClassVar[str] = "So many tokens lie beside the endgame card."
    count: int


class UseUp(Node, frozen=True):
    PHRASE: ClassVar[str] = "lose {count:number} set-aside tokens"
    ICON: ClassVar[str] = "hourglass"
    HELP: ClassVar[str] = "So many of the tokens beside the endgame card are gone."
    count: int


class UseUpHalf(Node, frozen=True):
    PHRASE: ClassVar[str] = "lose half as many set-aside tokens as there are goal spaces"
    ICON: ClassVar[str] = "hourglass"
    HELP: ClassVar[str] = "One token for every two goal spaces that are left, rounded up (MA-GEN-12)."


class DiscardThis(Node, frozen=True):
    PHRASE: ClassVar[str] = "discard this card"
    ICON: ClassVar[str] = "card-discard"
    HELP: ClassVar[str] = "This item or personal event is discarded (MA-DIS-02)."


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


class WoundedMonster(Node, frozen=True):
    PHRASE: ClassVar[str] = "there is a wounded monster"
    HELP: ClassVar[str] = "A monster on the tile has lost health (MA-ATR-07)."


class EffectRoll(Node, frozen=True):
    PHRASE: ClassVar[str] = "effect roll {least:number}"
    HELP: ClassVar[str] = "The game die shows this or more; only after 'if' in what an ability does (MA-EFF-05)."
    least: int


AT_ONCE: tuple[type[Node], ...] = (
    Magic, Attack, RestoreHealth, RestoreStamina, GainEssence, LoseHealth, LoseAllStamina, Push, Pull, Move, TransferNearest, TransferAny,
    Transfer, SwapPlaces, Banish, Kill, ChangeOrder, Threat, LightSpace, SpawnMonster, TriggerTraps, CloseDoors, WorkDoor, MendDoor, RestoreSpace,
    DestroySpace, SealSpace, Recharge, RaiseLevel, InvokeHorror, InvokeExplorer, GainItem, PlaceEntry, PlaceExit, Proceed, Endgame, NextPart, Win,
    Lose, SetAside, UseUpHalf, UseUp, DiscardThis, UseWorkbench, UseInventory, PutAway, EquipThis, AddTwoLevels, AddItems, ShuffleItems,
    ShuffleEvents, Reinvoke, StartRating, NewRound, TargetMoves, MoveTarget, MonstersMove, SpawnNamed, TakeItem,
)  # fmt: skip
"""Effects that happen once."""
IN_FORCE: tuple[type[Node], ...] = (
    Armor, Will, MeleeRolls, MagicRolls, Rolls, MaxStamina, Ranges, Ethereal, Immobile, MoveThrough, TargetThrough,
    TargetEthereal, LowerAttribute, NoHealthLoss, RerollBlanks, Control, CountAs, TurnInto,
)  # fmt: skip
"""What passive abilities and lasting effects keep in force."""
OF_AN_ITEM: tuple[type[Node], ...] = (Rolls, MeleeRolls, MagicRolls, Ranges, TargetThrough, TargetEthereal, LowerAttribute, RerollBlanks)
"""MA-EQP-12: what concerns the use of abilities; on an augment, only those of the item that it is attached to."""
PRICES: tuple[type[Node], ...] = (PayStamina, PayEssence, PayHealth, PayThis, PayMarker, PayDestroy)
REACHES: tuple[type[Node], ...] = (InMelee, InFreeRange, InRange)
MOMENTS: tuple[type[Node], ...] = (
    IsDestroyed, DealsDamage, TakesDamage, Kills, PhaseBegins, ChapterBegins, HorrorInvoked, MarkerRemoved, GoalsGone, TokensGone,
)  # fmt: skip
ENDS: tuple[type[Node], ...] = (GoalsGone, TokensGone)
OUTCOMES: tuple[type[Node], ...] = (Win, Lose, NextPart)
"""What an endgame card waits for, and what follows (MA-END-04, MA-END-11)."""
CONDITIONS: tuple[type[Node], ...] = (BesideWall, WoundedMonster, EffectRoll)


def _lexicon(role: str, *kinds: type[Node]) -> Lexicon:
    return Lexicon(role, kinds, SLOTS)


CARD_TEXT = Vocabulary(
    steps=_lexicon("ability", *AT_ONCE, *IN_FORCE),
    modifiers=_lexicon("modifier", OnWithin, OnBeside, On),
    moments=_lexicon("moment", *MOMENTS),
    prices=_lexicon("price", *PRICES),
    terms=_lexicon("term", *PRICES, *REACHES, SecondRange),
    conditions=_lexicon("condition", *CONDITIONS),
    lasting=True,
    cumulative=True,
)
"""Reads the lines of all cards."""
VOCABULARIES = {"card text": CARD_TEXT}
