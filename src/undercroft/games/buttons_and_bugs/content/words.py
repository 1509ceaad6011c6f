"""The vocabulary of Buttons & Bugs: the words both Gloomhaven games share, and its own."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.vocabularies import vocabularies
from undercroft.language.vocabulary import Node

from . import signs


# -- steps: abilities ----------------------------------------------------------------------------------------------------
class Recover(Node, frozen=True):
    PHRASE: ClassVar[str] = "recover {count:number}"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "Take cards back to hand, side A up; modifiers say from where."
    count: int


class Create(Node, frozen=True):
    PHRASE: ClassVar[str] = "create {count:number} {elements}"
    ICON: ClassVar[str] = "rainbow-star"
    HELP: ClassVar[str] = "Make infusions that last until consumed or until the end of the round."
    count: int
    elements: tuple[str, ...]


class ShiftInitiative(Node, frozen=True):
    PHRASE: ClassVar[str] = "shift initiative {by:number}"
    ICON: ClassVar[str] = "stopwatch"
    HELP: ClassVar[str] = "Raise or lower your initiative."
    by: int


class PerformBottom(Node, frozen=True):
    PHRASE: ClassVar[str] = "perform the bottom action of that card"
    ICON: ClassVar[str] = "back-forth"
    HELP: ClassVar[str] = "Do the other half of the card too."


# -- steps: scenario rules -----------------------------------------------------------------------------------------------
class SpawnNext(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn {kind:word} at next of {places:words}"
    HELP: ClassVar[str] = "Put a monster on the map at the next of several places, in turn."
    kind: str
    places: tuple[str, ...]


class SpawnLater(Node, frozen=True):
    PHRASE: ClassVar[str] = "next round spawn {kind:word} at next of {places:words}"
    HELP: ClassVar[str] = "Put a monster on the map at the start of the next round."
    kind: str
    places: tuple[str, ...]


class YouGain(Node, frozen=True):
    PHRASE: ClassVar[str] = "you gain {condition}"
    HELP: ClassVar[str] = "The character gains a condition."
    condition: str


class TurnCards(Node, frozen=True):
    PHRASE: ClassVar[str] = "turn all cards to side b"
    HELP: ClassVar[str] = "Every card in hand shows its B-side."


class MoveTo(Node, frozen=True):
    PHRASE: ClassVar[str] = "put every {kind:word} at next of {places:words}"
    HELP: ClassVar[str] = "Put monsters of a type or objectives of a kind on the next of several places, in turn."
    kind: str
    places: tuple[str, ...]


# -- modifiers -----------------------------------------------------------------------------------------------------------
class From(Node, frozen=True):
    PHRASE: ClassVar[str] = "from {zones:words}"
    HELP: ClassVar[str] = "Where cards are recovered from: hand, discard, lost."
    zones: tuple[str, ...]


class OfLevel(Node, frozen=True):
    PHRASE: ClassVar[str] = "level {level:number}"
    HELP: ClassVar[str] = "Cards of this level only."
    level: int


class PlusAsNeutral(Node, frozen=True):
    PHRASE: ClassVar[str] = "plus counts as neutral"
    HELP: ClassVar[str] = "A + on the die is read in the 0 column."


class MinusAsNeutral(Node, frozen=True):
    PHRASE: ClassVar[str] = "minus counts as neutral"
    HELP: ClassVar[str] = "A − on the die is read in the 0 column; may be used after the roll."


# -- moments -------------------------------------------------------------------------------------------------------------
class TopDone(Node, frozen=True):
    PHRASE: ClassVar[str] = "you perform a top action"
    HELP: ClassVar[str] = "The top action of an ability card is finished."


class InitiativeSet(Node, frozen=True):
    PHRASE: ClassVar[str] = "initiative is determined"
    HELP: ClassVar[str] = "The monsters' dice have been rolled."


class MonsterEndsTurn(Node, frozen=True):
    PHRASE: ClassVar[str] = "any monster ends its turn at {place:word}"
    HELP: ClassVar[str] = "A monster ends its turn on a lettered hex."
    place: str


class YouEnter(Node, frozen=True):
    PHRASE: ClassVar[str] = "you enter {place:word}"
    HELP: ClassVar[str] = "The character enters a lettered hex."
    place: str


class YouEndTurn(Node, frozen=True):
    PHRASE: ClassVar[str] = "you end your turn at {place:word}"
    HELP: ClassVar[str] = "The character ends its turn on a lettered hex."
    place: str


# -- conditions ----------------------------------------------------------------------------------------------------------
class Fewer(Node, frozen=True):
    PHRASE: ClassVar[str] = "fewer than {count:number} {kind:word} are on the map"
    HELP: ClassVar[str] = "The type has fewer figures on the map."
    count: int
    kind: str


class Plates(Node, frozen=True):
    PHRASE: ClassVar[str] = "you have ended a turn on each plate"
    HELP: ClassVar[str] = "Every pressure plate has been visited."


class YouAreAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "you are at {places:words}"
    HELP: ClassVar[str] = "The character stands on one of these lettered hexes."
    places: tuple[str, ...]


class MonsterAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "any monster is at {places:words}"
    HELP: ClassVar[str] = "A monster stands on one of these lettered hexes."
    places: tuple[str, ...]


class Weakened(Node, frozen=True):
    PHRASE: ClassVar[str] = "any {kind:word} has {health:number} health or less"
    HELP: ClassVar[str] = "A monster of the type, or an objective of the kind, is so far gone."
    kind: str
    health: int


ABILITIES: tuple[type[Node], ...] = (
    *haven.STEPS, Recover, haven.Cleanse, Create, ShiftInitiative, PerformBottom, haven.Lost, haven.Negate,
)  # fmt: skip
RULES: tuple[type[Node], ...] = (
    haven.Spawn, SpawnNext, SpawnLater, haven.MonstersGain, haven.KindGains, YouGain, TurnCards, haven.Count, haven.KindSuffers,
    haven.KindHeals, MoveTo, haven.Suffer,
)  # fmt: skip
MODIFIERS: tuple[type[Node], ...] = (*haven.MODIFIERS, From, OfLevel, haven.Unrecoverable, PlusAsNeutral, MinusAsNeutral, haven.Elite)
MOMENTS: tuple[type[Node], ...] = (
    *haven.WINDOWS, haven.YouSuffer, haven.YouKill, TopDone, InitiativeSet, haven.SetUp, haven.RoundStart, haven.RoundEnd, YouEnter,
    YouEndTurn, haven.AnyDies, MonsterEndsTurn, haven.Dies,
)  # fmt: skip
CONDITIONS: tuple[type[Node], ...] = (
    haven.AllDead, haven.EveryDead, haven.Destroyed, haven.AnyDestroyed, Fewer, haven.FromRound, Plates, YouAreAt, MonsterAt, Weakened,
    haven.Counter, haven.CounterBelow,
)  # fmt: skip

CARD_TEXT, SCENARIO_TEXT, PRINTED_TEXT = vocabularies(
    abilities=ABILITIES, rules=RULES, modifiers=MODIFIERS, moments=MOMENTS, conditions=CONDITIONS, signs=signs.CONDITIONS, slots=haven.SLOTS,
)  # fmt: skip
"""Parse the lines of ability cards, items and monsters, parse the special rules, goals and hazards of scenarios, and print cards."""
VOCABULARIES = {"card text": CARD_TEXT, "scenario text": SCENARIO_TEXT, "printed text": PRINTED_TEXT}
"""All by name, in the order in which they are tried on a printed line."""
