"""Words for Gloomhaven's scenarios: special rules, their triggers, goals and losses."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.vocabulary import Amount, Node


# -- steps: scenario rules -----------------------------------------------------------------------------------------------
class Unlock(Node, frozen=True):
    PHRASE: ClassVar[str] = "unlock {place:word}"
    HELP: ClassVar[str] = "The locked door at a place can be opened now."
    place: str


class OpenAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "open {place:word}"
    HELP: ClassVar[str] = "The door at a place opens and its room is revealed."
    place: str


class CloseAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "close {place:word}"
    HELP: ClassVar[str] = "The door at a place closes for good."
    place: str


class CharactersGain(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters gain {condition}"
    HELP: ClassVar[str] = "Every character gains a condition."
    condition: str


class CharactersSuffer(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters suffer {value:amount}"
    HELP: ClassVar[str] = "Every character suffers damage."
    value: Amount


class CharactersMinus(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters add {count:number} minus cards"
    HELP: ClassVar[str] = "Every character adds so many −1 cards to the own modifier deck."
    count: int


class RemoveObstacles(Node, frozen=True):
    PHRASE: ClassVar[str] = "remove obstacles at {places:words}"
    HELP: ClassVar[str] = "The obstacles at these places are gone."
    places: tuple[str, ...]


class SpawnEach(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn {ranks} {kind:word} at {place:word}"
    HELP: ClassVar[str] = "Put a monster on the map; ranks joined by / are for 2, 3 and 4 characters."
    ranks: tuple[str, ...]
    kind: str
    place: str


class Read(Node, frozen=True):
    PHRASE: ClassVar[str] = "read {section:number}"
    HELP: ClassVar[str] = "Read a section of the scenario's story."
    section: int


class ElementsInert(Node, frozen=True):
    PHRASE: ClassVar[str] = "all elements become inert"
    HELP: ClassVar[str] = "Every element moves to inert."


class Sealed(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters can no longer consume elements"
    HELP: ClassVar[str] = "To the end of the scenario."


class CharactersDiscard(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters discard {count:number} cards"
    HELP: ClassVar[str] = "Every character discards so many cards of its hand."
    count: int


class CharactersLose(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters lose {count:number} cards"
    HELP: ClassVar[str] = "Every character loses so many cards of its hand."
    count: int


class ItLoses(Node, frozen=True):
    PHRASE: ClassVar[str] = "it loses {count:number} cards"
    HELP: ClassVar[str] = "The character this happened to loses so many cards of its hand."
    count: int


class DeckGains(Node, frozen=True):
    PHRASE: ClassVar[str] = "monster deck gains {count:number} {condition}"
    HELP: ClassVar[str] = "So many Bless or Curse cards go into the monsters' modifier deck."
    count: int
    condition: str


class ReturnMonsters(Node, frozen=True):
    PHRASE: ClassVar[str] = "return {count:number} {ranks} monsters to the previous room"
    HELP: ClassVar[str] = "Killed monsters of that rank come back where they stood when the room was made."
    count: int
    ranks: tuple[str, ...]


class RankGains(Node, frozen=True):
    PHRASE: ClassVar[str] = "all {rank} monsters gain {condition}"
    HELP: ClassVar[str] = "Every normal or every elite monster gains a condition."
    rank: str
    condition: str


class CharactersSpend(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters spend all items"
    HELP: ClassVar[str] = "Every item that can be spent is spent."


class CharactersConsume(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters consume {count:number} small items"
    HELP: ClassVar[str] = "Every character consumes so many of its small items, of its player's choice."
    count: int


class CharactersUseUp(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters use up all items"
    HELP: ClassVar[str] = "Every item that can be spent is spent, every other that can be consumed is consumed."


class Upgrade(Node, frozen=True):
    PHRASE: ClassVar[str] = "upgrade {count:number} normal monsters in this room"
    HELP: ClassVar[str] = "So many normal monsters of the room just revealed become elites, of the players' choice."
    count: int


# -- scenario moments ----------------------------------------------------------------------------------------------------
class DoorOpens(Node, frozen=True):
    PHRASE: ClassVar[str] = "{place:word} opens"
    HELP: ClassVar[str] = "The door at a place opens."
    place: str


class Enters(Node, frozen=True):
    PHRASE: ClassVar[str] = "any character enters {place:word}"
    HELP: ClassVar[str] = "A character enters a lettered hex."
    place: str


class EndsTurnAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "any character ends its turn at {place:word}"
    HELP: ClassVar[str] = "A character ends its turn on a lettered hex, such as a pressure plate."
    place: str


class TreasureTaken(Node, frozen=True):
    PHRASE: ClassVar[str] = "goal treasure is looted"
    HELP: ClassVar[str] = "A treasure marked as the goal is looted."


# -- conditions ----------------------------------------------------------------------------------------------------------
class GoalLooted(Node, frozen=True):
    PHRASE: ClassVar[str] = "{count:number} goal treasures are looted"
    HELP: ClassVar[str] = "So many treasures marked as goal have been looted."
    count: int


class AllRevealed(Node, frozen=True):
    PHRASE: ClassVar[str] = "all rooms are revealed"
    HELP: ClassVar[str] = "No room is left to reveal."


class Occupied(Node, frozen=True):
    PHRASE: ClassVar[str] = "characters are at each of {places:words}"
    HELP: ClassVar[str] = "On each of these places stands a character."
    places: tuple[str, ...]


class AllAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "all characters are at {places:words}"
    HELP: ClassVar[str] = "Every character still in play stands on one of these places."
    places: tuple[str, ...]


class Dead(Node, frozen=True):
    PHRASE: ClassVar[str] = "any {kind:word} is dead"
    HELP: ClassVar[str] = "A figure of the kind has died."
    kind: str


class RoundsLeft(Node, frozen=True):
    PHRASE: ClassVar[str] = "round {round:number} is over"
    HELP: ClassVar[str] = "The round has been played to its end."
    round: int
