"""Words for what happens once on the board, to the tracks and to cards."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.vocabulary import Node


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


class EquipRanged(Node, frozen=True):
    PHRASE: ClassVar[str] = "equip any weapon with a ranged target symbol as a main item"
    ICON: ClassVar[str] = "pistol-gun"
    HELP: ClassVar[str] = "From your inventory, at no further cost (MA-EQP-02, MA-EQP-18)."


class AttachRanged(Node, frozen=True):
    PHRASE: ClassVar[str] = "attach an upgrade or augment to any weapon with a ranged target symbol"
    ICON: ClassVar[str] = "gear-hammer"
    HELP: ClassVar[str] = "From your inventory, on a weapon that is equipped (MA-EQP-04, MA-EQP-09 … 11, MA-EQP-18)."


class GiveItem(Node, frozen=True):
    PHRASE: ClassVar[str] = "give an item to any explorer who may give one back"
    ICON: ClassVar[str] = "trade"
    HELP: ClassVar[str] = "From inventory or equipped, to the inventory of the other (MA-INV-10, MA-INV-11)."


class DiscardThis(Node, frozen=True):
    PHRASE: ClassVar[str] = "discard this card"
    ICON: ClassVar[str] = "card-discard"
    HELP: ClassVar[str] = "This item or personal event is discarded (MA-DIS-02)."
