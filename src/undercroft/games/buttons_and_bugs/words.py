"""The vocabulary of Buttons & Bugs: the words both Gloomhaven games share, and its own."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.haven import words as haven
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Node


# -- steps: abilities ----------------------------------------------------------------------------------------------------
class Recover(Node, frozen=True):
    PHRASE: ClassVar[str] = "recover {count:number}"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "Take cards back to hand, side A up; modifiers say from where."
    count: int


class Cleanse(Node, frozen=True):
    PHRASE: ClassVar[str] = "remove {count:number} negative condition"
    ICON: ClassVar[str] = "sparkles"
    HELP: ClassVar[str] = "Lose negative conditions."
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


class Lost(Node, frozen=True):
    PHRASE: ClassVar[str] = "lost"
    ICON: ClassVar[str] = "card-burn"
    HELP: ClassVar[str] = "The card is lost after this action."


class Unrecoverable(Node, frozen=True):
    PHRASE: ClassVar[str] = "unrecoverable"
    HELP: ClassVar[str] = "The lost card cannot be recovered."


class Negate(Node, frozen=True):
    PHRASE: ClassVar[str] = "negate it"
    ICON: ClassVar[str] = "shield-reflect"
    HELP: ClassVar[str] = "The damage is not suffered."


# -- steps: scenario rules -----------------------------------------------------------------------------------------------
class Spawn(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn {kind:word} at {place:word}"
    HELP: ClassVar[str] = "Put a monster on the map."
    kind: str
    place: str


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


class MonstersGain(Node, frozen=True):
    PHRASE: ClassVar[str] = "all monsters gain {condition}"
    HELP: ClassVar[str] = "Every monster on the map gains a condition."
    condition: str


class KindGains(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} gains {condition}"
    HELP: ClassVar[str] = "Every monster of a type gains a condition."
    kind: str
    condition: str


class YouGain(Node, frozen=True):
    PHRASE: ClassVar[str] = "you gain {condition}"
    HELP: ClassVar[str] = "The character gains a condition."
    condition: str


class TurnCards(Node, frozen=True):
    PHRASE: ClassVar[str] = "turn all cards to side b"
    HELP: ClassVar[str] = "Every card in hand shows its B-side."


class Count(Node, frozen=True):
    PHRASE: ClassVar[str] = "count {name:word} {by:signed}"
    HELP: ClassVar[str] = "Change a counter of the scenario."
    name: str
    by: int


class KindSuffers(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} suffers {value:number}"
    HELP: ClassVar[str] = "Every monster of a type, or every objective of a kind, suffers damage."
    kind: str
    value: int


class KindHeals(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} heals {value:number}"
    HELP: ClassVar[str] = "Every monster of a type, or every objective of a kind, heals."
    kind: str
    value: int


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


class Elite(Node, frozen=True):
    PHRASE: ClassVar[str] = "elite"
    HELP: ClassVar[str] = "The spawned monster is an elite."


# -- moments -------------------------------------------------------------------------------------------------------------
class YouAttack(Node, frozen=True):
    PHRASE: ClassVar[str] = "you attack"
    HELP: ClassVar[str] = "When: during your attack, before the roll. After: when it is over."
    WINDOW: ClassVar[bool] = True


class EnemyAttacks(Node, frozen=True):
    PHRASE: ClassVar[str] = "any enemy attacks you"
    HELP: ClassVar[str] = "When: during the attack, before damage. After: when it is over."
    WINDOW: ClassVar[bool] = True


class YouMove(Node, frozen=True):
    PHRASE: ClassVar[str] = "you move"
    HELP: ClassVar[str] = "During one of your move abilities."
    WINDOW: ClassVar[bool] = True


class YouSuffer(Node, frozen=True):
    PHRASE: ClassVar[str] = "you suffer damage"
    HELP: ClassVar[str] = "Instead of: damage you would suffer."


class YouKill(Node, frozen=True):
    PHRASE: ClassVar[str] = "you kill any enemy"
    HELP: ClassVar[str] = "An enemy dies by your attack or ability."


class TopDone(Node, frozen=True):
    PHRASE: ClassVar[str] = "you perform a top action"
    HELP: ClassVar[str] = "The top action of an ability card is finished."


class InitiativeSet(Node, frozen=True):
    PHRASE: ClassVar[str] = "initiative is determined"
    HELP: ClassVar[str] = "The monsters' dice have been rolled."


class SetUp(Node, frozen=True):
    PHRASE: ClassVar[str] = "set-up"
    HELP: ClassVar[str] = "The last step of setting up."


class RoundStart(Node, frozen=True):
    PHRASE: ClassVar[str] = "start of round"
    HELP: ClassVar[str] = "The first step of every round."


class RoundEnd(Node, frozen=True):
    PHRASE: ClassVar[str] = "end of round"
    HELP: ClassVar[str] = "The last step of every round."


class Dies(Node, frozen=True):
    PHRASE: ClassVar[str] = "{kind:word} dies"
    HELP: ClassVar[str] = "A monster of a type dies, or an objective is destroyed."
    kind: str


class AnyDies(Node, frozen=True):
    PHRASE: ClassVar[str] = "any monster dies"
    HELP: ClassVar[str] = "A monster of whatever type dies."


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


# -- qualifiers of a moment ------------------------------------------------------------------------------------------------
class Melee(Node, frozen=True):
    PHRASE: ClassVar[str] = "melee"
    HELP: ClassVar[str] = "Melee attacks only."


class Ranged(Node, frozen=True):
    PHRASE: ClassVar[str] = "ranged"
    HELP: ClassVar[str] = "Ranged attacks only."


class Single(Node, frozen=True):
    PHRASE: ClassVar[str] = "single-target"
    HELP: ClassVar[str] = "Attack abilities with one target and no area."


# -- conditions ----------------------------------------------------------------------------------------------------------
class AllDead(Node, frozen=True):
    PHRASE: ClassVar[str] = "all monsters are dead"
    HELP: ClassVar[str] = "No monster is on the map and none is still to come."


class EveryDead(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} is dead"
    HELP: ClassVar[str] = "No monster of the type is on the map, and there was one."
    kind: str


class Destroyed(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} is destroyed"
    HELP: ClassVar[str] = "No objective of the kind is left."
    kind: str


class AnyDestroyed(Node, frozen=True):
    PHRASE: ClassVar[str] = "any {kind:word} is destroyed"
    HELP: ClassVar[str] = "An objective of the kind has been lost."
    kind: str


class Fewer(Node, frozen=True):
    PHRASE: ClassVar[str] = "fewer than {count:number} {kind:word} are on the map"
    HELP: ClassVar[str] = "The type has fewer figures on the map."
    count: int
    kind: str


class FromRound(Node, frozen=True):
    PHRASE: ClassVar[str] = "it is round {round:number} or later"
    HELP: ClassVar[str] = "The round counter has come so far."
    round: int


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


class CounterBelow(Node, frozen=True):
    PHRASE: ClassVar[str] = "counter {name:word} is less than {count:number}"
    HELP: ClassVar[str] = "A counter of the scenario has not come so far yet."
    name: str
    count: int


class Counter(Node, frozen=True):
    PHRASE: ClassVar[str] = "counter {name:word} is at least {count:number}"
    HELP: ClassVar[str] = "A counter of the scenario has come so far."
    name: str
    count: int


ABILITIES: tuple[type[Node], ...] = (
    *haven.STEPS, Recover, Cleanse, Create, ShiftInitiative, PerformBottom, Lost, Negate,
)  # fmt: skip
RULES: tuple[type[Node], ...] = (
    Spawn, SpawnNext, SpawnLater, MonstersGain, KindGains, YouGain, TurnCards, Count, KindSuffers, KindHeals, MoveTo, haven.Suffer,
)  # fmt: skip
MODIFIERS: tuple[type[Node], ...] = (*haven.MODIFIERS, From, OfLevel, Unrecoverable, PlusAsNeutral, MinusAsNeutral, Elite)
MOMENTS: tuple[type[Node], ...] = (
    YouAttack, EnemyAttacks, YouMove, YouSuffer, YouKill, TopDone, InitiativeSet, SetUp, RoundStart, RoundEnd, YouEnter, YouEndTurn,
    AnyDies, MonsterEndsTurn, Dies,
)  # fmt: skip
CONDITIONS: tuple[type[Node], ...] = (
    AllDead, EveryDead, Destroyed, AnyDestroyed, Fewer, FromRound, Plates, YouAreAt, MonsterAt, Weakened, Counter, CounterBelow,
)  # fmt: skip


def _lexicon(role: str, *kinds: type[Node]) -> Lexicon:
    return Lexicon(role, kinds, haven.SLOTS)


def _vocabulary(steps: Lexicon) -> Vocabulary:
    return Vocabulary(
        steps=steps,
        modifiers=_lexicon("modifier", *MODIFIERS),
        moments=_lexicon("moment", *MOMENTS),
        qualifiers=_lexicon("qualifier", Melee, Ranged, Single),
        prices=_lexicon("price", *haven.PRICES),
        conditions=_lexicon("condition", *CONDITIONS),
    )


CARD_TEXT = _vocabulary(_lexicon("ability", *ABILITIES))
"""Reads the lines of ability cards, items and monsters."""
SCENARIO_TEXT = _vocabulary(_lexicon("scenario rule", *RULES))
"""Reads the special rules, goals and hazards of scenarios."""
