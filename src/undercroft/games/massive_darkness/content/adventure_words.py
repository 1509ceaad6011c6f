"""The vocabulary of adventures: their special rules, and how the enemies they place behave."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Node, one_of

OBJECTIVES = ("artifact", "lair", "library")
"""MD-OBJ-02: the kinds of objective tokens."""
SLOTS = {"objective": one_of(*OBJECTIVES)}


# -- moments ---------------------------------------------------------------------------------------------------------------
class SetUp(Node, frozen=True):
    PHRASE: ClassVar[str] = "set-up"
    HELP: ClassVar[str] = "Before the first round."


class RoundStarts(Node, frozen=True):
    PHRASE: ClassVar[str] = "start of the round"
    HELP: ClassVar[str] = "At the start of every round, after dead heroes have come back (MD-HER-15)."


class RoundEnds(Node, frozen=True):
    PHRASE: ClassVar[str] = "end of the round"
    HELP: ClassVar[str] = "In every End phase, before the first-player token passes (MD-END-04)."


class EnemiesBegin(Node, frozen=True):
    PHRASE: ClassVar[str] = "start of the enemy phase"
    HELP: ClassVar[str] = "Before the first enemy is activated."


class TokenPasses(Node, frozen=True):
    PHRASE: ClassVar[str] = "the first player changes"
    HELP: ClassVar[str] = "Each time the first-player token is passed, with one player too (MD-END-03)."


class PicksUp(Node, frozen=True):
    PHRASE: ClassVar[str] = "a hero picks up any {objective}"
    HELP: ClassVar[str] = "An objective token is taken; it is discarded unless the rule says `Carry it` (MD-PIC-09)."
    objective: str


class DoorOpens(Node, frozen=True):
    PHRASE: ClassVar[str] = "the door {door:word} opens"
    HELP: ClassVar[str] = "A named door is opened, in whatever way."
    door: str


class ChamberOpens(Node, frozen=True):
    PHRASE: ClassVar[str] = "the chamber of {place:word} opens"
    HELP: ClassVar[str] = "The chamber with that place is revealed, after its door card (MD-DOR-12, MD-DOR-13)."
    place: str


class HeroEnters(Node, frozen=True):
    PHRASE: ClassVar[str] = "a hero enters {place:word}"
    HELP: ClassVar[str] = "A hero comes into a zone."
    place: str


class EnemyDies(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} dies"
    HELP: ClassVar[str] = "An enemy of the adventure is destroyed."
    enemy: str


class AnyEnemyDies(Node, frozen=True):
    PHRASE: ClassVar[str] = "any enemy dies"
    HELP: ClassVar[str] = "Any enemy on the board is destroyed, in whatever way."


class EnemyLeaves(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} moves on from {place:word}"
    HELP: ClassVar[str] = "An enemy of the adventure would move when it already stands there."
    enemy: str
    place: str


class EnemyReaches(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} reaches {place:word}"
    HELP: ClassVar[str] = "An enemy of the adventure comes into a zone."
    enemy: str
    place: str


class EnemyLured(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} is lured to {place:word}"
    HELP: ClassVar[str] = "An enemy of the adventure comes into a zone because it follows a firework (MD-Q05-03)."
    enemy: str
    place: str


class PillarsFall(Node, frozen=True):
    PHRASE: ClassVar[str] = "the pillars of {group:word} fall"
    HELP: ClassVar[str] = "The last pillar of a group is destroyed."
    group: str


class ChosenDies(Node, frozen=True):
    PHRASE: ClassVar[str] = "the chosen hero dies"
    HELP: ClassVar[str] = "The hero that was chosen at set-up dies."


# -- conditions --------------------------------------------------------------------------------------------------------------
class Even(Node, frozen=True):
    PHRASE: ClassVar[str] = "even round"
    HELP: ClassVar[str] = "In rounds 2, 4, 6 …"


class Odd(Node, frozen=True):
    PHRASE: ClassVar[str] = "odd round"
    HELP: ClassVar[str] = "In rounds 1, 3, 5 …"


class InRounds(Node, frozen=True):
    PHRASE: ClassVar[str] = "round {low:number} to {high:number}"
    HELP: ClassVar[str] = "In these rounds."
    low: int
    high: int


class FirstTime(Node, frozen=True):
    PHRASE: ClassVar[str] = "for the first time"
    HELP: ClassVar[str] = "Only once in the game."


class Done(Node, frozen=True):
    PHRASE: ClassVar[str] = "{objective:word} is done"
    HELP: ClassVar[str] = "An objective of the adventure is achieved."
    objective: str


class NotDone(Node, frozen=True):
    PHRASE: ClassVar[str] = "{objective:word} is not done"
    HELP: ClassVar[str] = "An objective of the adventure is not achieved yet."
    objective: str


class Counted(Node, frozen=True):
    PHRASE: ClassVar[str] = "{counter:word} is at {value:number}"
    HELP: ClassVar[str] = "A counter has come to a number."
    counter: str
    value: int


class HeldAll(Node, frozen=True):
    PHRASE: ClassVar[str] = "a hero stands at every {objective}"
    HELP: ClassVar[str] = "In every zone with such a token is at least one living hero."
    objective: str


class HeldOne(Node, frozen=True):
    PHRASE: ClassVar[str] = "a hero stands at any {objective}"
    HELP: ClassVar[str] = "In a zone with such a token is a living hero."
    objective: str


class OneHero(Node, frozen=True):
    PHRASE: ClassVar[str] = "one hero started"
    HELP: ClassVar[str] = "A single hero started the adventure (MD-SET-02)."


class CarriedTo(Node, frozen=True):
    PHRASE: ClassVar[str] = "{count:number} {objective} are carried to {place:word}"
    HELP: ClassVar[str] = "Living heroes in the zone carry so many of these tokens between them."
    count: int
    objective: str
    place: str


class NoEnemyAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "no enemy is at {place:word}"
    HELP: ClassVar[str] = "No enemy stands in the zone."
    place: str


class AnEnemyAt(Node, frozen=True):
    PHRASE: ClassVar[str] = "an enemy is at {place:word}"
    HELP: ClassVar[str] = "An enemy stands in the zone."
    place: str


class NoEnemies(Node, frozen=True):
    PHRASE: ClassVar[str] = "no enemies are left"
    HELP: ClassVar[str] = "The board holds no enemy."


class OnBridge(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} was on a bridge"
    HELP: ClassVar[str] = "An enemy of the adventure stood on a Dark Bridge when the bridges fell."
    enemy: str


# -- steps -------------------------------------------------------------------------------------------------------------------
class Win(Node, frozen=True):
    PHRASE: ClassVar[str] = "the heroes win"
    ICON: ClassVar[str] = "laurel-crown"
    HELP: ClassVar[str] = "The adventure is won."


class Lose(Node, frozen=True):
    PHRASE: ClassVar[str] = "the heroes lose"
    ICON: ClassVar[str] = "skull-crossed-bones"
    HELP: ClassVar[str] = "The adventure is lost (MD-WIN-04)."


class Complete(Node, frozen=True):
    PHRASE: ClassVar[str] = "complete {objective:word}"
    ICON: ClassVar[str] = "check-mark"
    HELP: ClassVar[str] = "An objective is achieved, if those before it are (MD-WIN-06); all of them: the adventure is won (MD-WIN-01)."
    objective: str


class Count(Node, frozen=True):
    PHRASE: ClassVar[str] = "count {counter:word}"
    ICON: ClassVar[str] = "abacus"
    HELP: ClassVar[str] = "A counter goes up by one."
    counter: str


class ChooseHero(Node, frozen=True):
    PHRASE: ClassVar[str] = "choose a hero"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "The players choose one hero for the adventure (MD-Q03-02)."


class HeroGainsXp(Node, frozen=True):
    PHRASE: ClassVar[str] = "the hero gains {value:number} xp"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "The hero who did it gains experience (MD-ADV-06)."
    value: int


class HeroesGainXp(Node, frozen=True):
    PHRASE: ClassVar[str] = "all heroes gain {value:number} xp"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "Every living hero gains experience (MD-ADV-06)."
    value: int


class TakeArtifact(Node, frozen=True):
    PHRASE: ClassVar[str] = "the hero takes an artifact"
    ICON: ClassVar[str] = "crystal-shine"
    HELP: ClassVar[str] = "The hero who did it takes a random artifact card (MD-DCK-07)."


class ChosenTakesArtifact(Node, frozen=True):
    PHRASE: ClassVar[str] = "the chosen hero takes an artifact"
    ICON: ClassVar[str] = "crystal-shine"
    HELP: ClassVar[str] = "The chosen hero takes a random artifact card, wherever it is."


class TakeTreasures(Node, frozen=True):
    PHRASE: ClassVar[str] = "the hero draws {count:number} treasure(s) of level {level:number}"
    ICON: ClassVar[str] = "open-treasure-chest"
    HELP: ClassVar[str] = "The hero who did it draws treasure cards."
    count: int
    level: int


class Carry(Node, frozen=True):
    PHRASE: ClassVar[str] = "carry it"
    ICON: ClassVar[str] = "swap-bag"
    HELP: ClassVar[str] = "The token is kept by the hero and can be traded (MD-OBJ-07)."


class TakeFireworks(Node, frozen=True):
    PHRASE: ClassVar[str] = "the hero takes {count:number} firework(s)"
    ICON: ClassVar[str] = "firework-rocket"
    HELP: ClassVar[str] = "Fireworks are carried and traded, and lit in the own zone for 1 movement point."
    count: int


class FireworksBurnOut(Node, frozen=True):
    PHRASE: ClassVar[str] = "all fireworks burn out"
    ICON: ClassVar[str] = "firework-rocket"
    HELP: ClassVar[str] = "Every firework on the board is discarded."


class GuardComes(Node, frozen=True):
    PHRASE: ClassVar[str] = "a guard comes to {place:word}"
    ICON: ClassVar[str] = "guards"
    HELP: ClassVar[str] = "A guard of the current level comes into play in a zone."
    place: str


class GuardComesLevel(Node, frozen=True):
    PHRASE: ClassVar[str] = "a guard comes to level {level:number}"
    ICON: ClassVar[str] = "guards"
    HELP: ClassVar[str] = "A guard of the current level comes to a token of that level; of several the players choose (MD-LVL-11)."
    level: int


class EnemyComes(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} comes to {place:word}"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "An enemy of the adventure comes into play in a zone."
    enemy: str
    place: str


class EnemyComesLevel(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} comes to level {level:number}"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "An enemy of the adventure comes to a token of that level."
    enemy: str
    level: int


class EnemyComesEvery(Node, frozen=True):
    PHRASE: ClassVar[str] = "{enemy:word} comes to every {objective}"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "One such enemy comes into every zone with such a token."
    enemy: str
    objective: str


class Wake(Node, frozen=True):
    PHRASE: ClassVar[str] = "wake {enemy:word}"
    ICON: ClassVar[str] = "alarm-clock"
    HELP: ClassVar[str] = "An enemy that was not activated is from now on (MD-EPH-27)."
    enemy: str


class OpenDoor(Node, frozen=True):
    PHRASE: ClassVar[str] = "open {door:word}"
    ICON: ClassVar[str] = "door"
    HELP: ClassVar[str] = "A special door opens by itself."
    door: str


class UnlockDoor(Node, frozen=True):
    PHRASE: ClassVar[str] = "unlock {door:word}"
    ICON: ClassVar[str] = "key"
    HELP: ClassVar[str] = "A special door can be opened from now on."
    door: str


class RaiseLevel(Node, frozen=True):
    PHRASE: ClassVar[str] = "the level rises"
    ICON: ClassVar[str] = "upgrade"
    HELP: ClassVar[str] = "The level of the game rises by one, never above 5."


class RefillChambers(Node, frozen=True):
    PHRASE: ClassVar[str] = "every chamber of tile {tile:word} is refilled to {count:number} treasure(s)"
    ICON: ClassVar[str] = "open-treasure-chest"
    HELP: ClassVar[str] = "Regular treasure tokens are added, in rooms the players choose."
    tile: str
    count: int


class Crumble(Node, frozen=True):
    PHRASE: ClassVar[str] = "the dungeon crumbles"
    ICON: ClassVar[str] = "falling-rocks"
    HELP: ClassVar[str] = "The tile of the lowest level still in play loses a token of its timer; without any it falls with all on it."


class BridgesFall(Node, frozen=True):
    PHRASE: ClassVar[str] = "the bridges fall"
    ICON: ClassVar[str] = "stone-bridge"
    HELP: ClassVar[str] = "The Dark Bridges are removed; everybody on them dies."


class DivideWounds(Node, frozen=True):
    PHRASE: ClassVar[str] = "the heroes divide {count:number} wound(s) for each of them"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "So many wounds for every hero who started, divided among living heroes as the players like."
    count: int


# -- always in force -----------------------------------------------------------------------------------------------------------
class NoEvents(Node, frozen=True):
    PHRASE: ClassVar[str] = "no event cards are drawn"
    HELP: ClassVar[str] = "The Event phase is skipped."


class NoReinforcements(Node, frozen=True):
    PHRASE: ClassVar[str] = "agents call no reinforcements"
    HELP: ClassVar[str] = "Agents call nobody at the end of the Enemies' phase."


class LevelByRule(Node, frozen=True):
    PHRASE: ClassVar[str] = "the level rises by rules alone"
    HELP: ClassVar[str] = "Neither tiles nor doors raise the level."


class EnemiesHeadFor(Node, frozen=True):
    PHRASE: ClassVar[str] = "enemies head for {place:word}"
    HELP: ClassVar[str] = "In the Enemies' phase enemies always move towards a place, not towards heroes."
    place: str


class PillarsDraw(Node, frozen=True):
    PHRASE: ClassVar[str] = "pillars draw the enemies"
    HELP: ClassVar[str] = "In the Enemies' phase a pillar counts as a hero with the most experience; an attack on it deals exactly 1 wound."


class PillarsBar(Node, frozen=True):
    PHRASE: ClassVar[str] = "pillars bar the way"
    HELP: ClassVar[str] = "Nobody moves, sees or attacks past a pillar on a border."


class PillarsHold(Node, frozen=True):
    PHRASE: ClassVar[str] = "pillars can be attacked"
    HELP: ClassVar[str] = "Heroes attack pillars like enemies: no defence dice, no counter-attack, no experience."


class Levers(Node, frozen=True):
    PHRASE: ClassVar[str] = "every lair is a lever"
    HELP: ClassVar[str] = "A hero in the zone may spend an action to flip the token and destroy a pillar."


class CurrentTreasure(Node, frozen=True):
    PHRASE: ClassVar[str] = "treasure on tile {tile:word} is of the current level"
    HELP: ClassVar[str] = "Instead of the level of its token."
    tile: str


# -- how the adventure's enemies behave ------------------------------------------------------------------------------------------
class NotForEvents(Node, frozen=True):
    PHRASE: ClassVar[str] = "no roaming monster for events"
    HELP: ClassVar[str] = "Effects of event cards on roaming monsters pass it by (MD-ROM-04)."


class Asleep(Node, frozen=True):
    PHRASE: ClassVar[str] = "asleep"
    HELP: ClassVar[str] = "It is not activated until it is woken (MD-EPH-27)."


class SlipsAway(Node, frozen=True):
    PHRASE: ClassVar[str] = "slippery"
    HELP: ClassVar[str] = "It may leave zones with heroes."


class NeverMoves(Node, frozen=True):
    PHRASE: ClassVar[str] = "never moves"
    HELP: ClassVar[str] = "If it cannot attack when it is activated it does nothing."


class Untouchable(Node, frozen=True):
    PHRASE: ClassVar[str] = "cannot be attacked or wounded"
    HELP: ClassVar[str] = "Heroes can do nothing to it."


class AttacksThenMoves(Node, frozen=True):
    PHRASE: ClassVar[str] = "attacks and moves {zones:number} towards {place:word}"
    HELP: ClassVar[str] = "Instead of a normal activation: it attacks if it can, and then moves whether it attacked or not."
    zones: int
    place: str


class CountersInPlace(Node, frozen=True):
    PHRASE: ClassVar[str] = "counters without moving"
    HELP: ClassVar[str] = "Its counter-attack is an attack if its target is in range, and nothing else."


class DragsTheFallen(Node, frozen=True):
    PHRASE: ClassVar[str] = "drags the fallen with it"
    HELP: ClassVar[str] = "When it moves, dead and stunned heroes in its zone move with it."


class Marches(Node, frozen=True):
    PHRASE: ClassVar[str] = "marches {zones:number} towards {place:word}"
    HELP: ClassVar[str] = "Instead of a normal activation it only moves; it does not attack and does not counter."
    zones: int
    place: str


class FollowsFireworks(Node, frozen=True):
    PHRASE: ClassVar[str] = "follows fireworks"
    HELP: ClassVar[str] = "It moves towards a firework in its sight instead, destroys it there, and is activated again if it sees another."


class Crushes(Node, frozen=True):
    PHRASE: ClassVar[str] = "crushes whoever is in its zone"
    HELP: ClassVar[str] = "Heroes in its zone are killed, which ends its activation; other enemies there are killed too."


MOMENTS: tuple[type[Node], ...] = (
    SetUp, RoundStarts, RoundEnds, EnemiesBegin, TokenPasses, PicksUp, DoorOpens, ChamberOpens, HeroEnters, EnemyLeaves, EnemyReaches, EnemyLured,
    PillarsFall, ChosenDies, AnyEnemyDies, EnemyDies,
)  # fmt: skip
CONDITIONS: tuple[type[Node], ...] = (
    Even, Odd, InRounds, FirstTime, HeldAll, HeldOne, OneHero, CarriedTo, NoEnemyAt, AnEnemyAt, NoEnemies, OnBridge, NotDone, Done, Counted,
)  # fmt: skip
STEPS: tuple[type[Node], ...] = (
    Win, Lose, Complete, Count, ChooseHero, HeroGainsXp, HeroesGainXp, TakeArtifact, ChosenTakesArtifact, TakeTreasures, Carry, TakeFireworks,
    FireworksBurnOut, GuardComesLevel, GuardComes, EnemyComesEvery, EnemyComesLevel, EnemyComes, Wake, OpenDoor, UnlockDoor, RaiseLevel,
    RefillChambers, Crumble, BridgesFall, DivideWounds,
)  # fmt: skip
ALWAYS: tuple[type[Node], ...] = (
    NoEvents, NoReinforcements, LevelByRule, EnemiesHeadFor, PillarsDraw, PillarsBar, PillarsHold, Levers, CurrentTreasure,
)  # fmt: skip
BEHAVIOUR: tuple[type[Node], ...] = (
    NotForEvents, Asleep, SlipsAway, NeverMoves, Untouchable, CountersInPlace, DragsTheFallen, Marches, FollowsFireworks, Crushes, AttacksThenMoves,
)  # fmt: skip


def _lexicon(role: str, *kinds: type[Node]) -> Lexicon:
    return Lexicon(role, kinds, SLOTS)


ADVENTURE_TEXT = Vocabulary(
    steps=_lexicon("rule", *STEPS, *ALWAYS),
    modifiers=_lexicon("modifier"),
    moments=_lexicon("moment", *MOMENTS),
    qualifiers=_lexicon("qualifier"),
    prices=_lexicon("price"),
    conditions=_lexicon("condition", *CONDITIONS),
)
"""Reads the special rules of adventures."""
BEHAVIOUR_TEXT = Vocabulary(
    steps=_lexicon("behaviour", *BEHAVIOUR),
    modifiers=_lexicon("modifier"),
    moments=_lexicon("moment"),
    qualifiers=_lexicon("qualifier"),
    prices=_lexicon("price"),
    conditions=_lexicon("condition"),
)
"""Reads how the enemies of an adventure behave."""
