"""The words of card text that both Gloomhaven games use, as typed nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.language.grammar import Atom
from undercroft.language.vocabulary import SLOTS as KINDS
from undercroft.language.vocabulary import Amount, Node, Slot, amount, one_of

from .signs import CONDITIONS, names

NEGATIVE = names(CONDITIONS, good=False)
POSITIVE = names(CONDITIONS, good=True)
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")


def _elements(known: tuple[str, ...]) -> Slot:

    slashed = KINDS["slashed"]

    def read(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
        found = slashed.read(atoms)
        return found if found is not None and all(e in known for e in found[0]) else None

    return Slot(read, slashed.show, "elements joined by /, of " + ", ".join(known))


COUNTED = ("hexes moved", "adjacent enemies", "level")
SLOTS = {
    "condition": one_of(*NEGATIVE, *POSITIVE),
    "elements": _elements((*ELEMENTS, "wild")),
    "amount": amount(*COUNTED),
}


ELEMENT_ICONS = {
    "fire": "flame", "ice": "snowflake-1", "air": "whirlwind", "earth": "stone-pile", "light": "sun", "dark": "evil-moon", "wild": "rainbow-star",
}  # fmt: skip


# -- steps: abilities ----------------------------------------------------------------------------------------------------
class Attack(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack {value:amount}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "Attack an enemy: melee, or ranged with a range."
    value: Amount


class Move(Node, frozen=True):
    PHRASE: ClassVar[str] = "move {points:amount}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "Move up to so many points."
    points: Amount


class Heal(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {value:amount}"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "Heal yourself or an ally in range."
    value: Amount


class Push(Node, frozen=True):
    PHRASE: ClassVar[str] = "push {hexes:number}"
    ICON: ClassVar[str] = "push"
    HELP: ClassVar[str] = "Move an enemy away; as a modifier, the target of the attack."
    hexes: int


class Pull(Node, frozen=True):
    PHRASE: ClassVar[str] = "pull {hexes:number}"
    ICON: ClassVar[str] = "pull"
    HELP: ClassVar[str] = "Move an enemy closer; as a modifier, the target of the attack."
    hexes: int


class Give(Node, frozen=True):
    PHRASE: ClassVar[str] = "{condition}"
    ICON_OF: ClassVar[str] = "condition"
    HELP: ClassVar[str] = "Give a condition: a bad one to an enemy, a good one to yourself or an ally."
    condition: str


class Shield(Node, frozen=True):
    PHRASE: ClassVar[str] = "shield {value:amount}"
    ICON: ClassVar[str] = "shield"
    HELP: ClassVar[str] = "Attacks against the bearer are reduced."
    value: Amount


class Retaliate(Node, frozen=True):
    PHRASE: ClassVar[str] = "retaliate {value:amount}"
    ICON: ClassVar[str] = "spiked-shield"
    HELP: ClassVar[str] = "Attackers in range suffer damage."
    value: Amount


class Fly(Node, frozen=True):
    PHRASE: ClassVar[str] = "flying"
    ICON: ClassVar[str] = "feathered-wing"
    HELP: ClassVar[str] = "Moves over everything."


class Infuse(Node, frozen=True):
    PHRASE: ClassVar[str] = "infuse {elements}"
    HELP: ClassVar[str] = "An element symbol."
    elements: tuple[str, ...]

    @property
    def icon(self) -> str:
        return ELEMENT_ICONS[self.elements[0]]


class Control(Node, frozen=True):
    PHRASE: ClassVar[str] = "control"
    ICON: ClassVar[str] = "puppet"
    HELP: ClassVar[str] = "An enemy performs the abilities in brackets as you decide."


class Suffer(Node, frozen=True):
    PHRASE: ClassVar[str] = "suffer {value:number}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "You suffer damage."
    value: int


class Damage(Node, frozen=True):
    PHRASE: ClassVar[str] = "all enemies suffer {value:amount}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "Every enemy in range suffers damage; this is no attack."
    value: Amount


class Cleanse(Node, frozen=True):
    PHRASE: ClassVar[str] = "remove {count:number} negative condition"
    ICON: ClassVar[str] = "sparkles"
    HELP: ClassVar[str] = "Lose negative conditions."
    count: int


class Negate(Node, frozen=True):
    PHRASE: ClassVar[str] = "negate it"
    ICON: ClassVar[str] = "shield-reflect"
    HELP: ClassVar[str] = "The damage is not suffered."


# -- modifiers -----------------------------------------------------------------------------------------------------------
class Range(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {hexes:number}"
    HELP: ClassVar[str] = "Reaches so many hexes."
    hexes: int


class RangeBonus(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {by:signed}"
    ICON: ClassVar[str] = "bullseye"
    HELP: ClassVar[str] = "Reaches so many hexes more."
    by: int


class Targets(Node, frozen=True):
    PHRASE: ClassVar[str] = "target {count:number}"
    HELP: ClassVar[str] = "Up to so many different targets."
    count: int


class TargetAll(Node, frozen=True):
    PHRASE: ClassVar[str] = "target all"
    HELP: ClassVar[str] = "Every legal target in range."


class MoreTargets(Node, frozen=True):
    PHRASE: ClassVar[str] = "{by:signed} target"
    ICON: ClassVar[str] = "target-arrows"
    HELP: ClassVar[str] = "So many additional targets."
    by: int


class Area(Node, frozen=True):
    PHRASE: ClassVar[str] = "area {shape:string}"
    ICON: ClassVar[str] = "bullseye"
    HELP: ClassVar[str] = "Every enemy in a pattern of hexes."
    shape: str


class AttackBonus(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack {by:signed}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "The attack is stronger or weaker."
    by: int


class MoveBonus(Node, frozen=True):
    PHRASE: ClassVar[str] = "move {by:signed}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "So many movement points more."
    by: int


class Pierce(Node, frozen=True):
    PHRASE: ClassVar[str] = "pierce {value:number}"
    ICON: ClassVar[str] = "target-arrows"
    HELP: ClassVar[str] = "Ignores so much of the target's shield."
    value: int


class Advantage(Node, frozen=True):
    PHRASE: ClassVar[str] = "advantage"
    ICON: ClassVar[str] = "swords-power"
    HELP: ClassVar[str] = "The attack has advantage."


class Jump(Node, frozen=True):
    PHRASE: ClassVar[str] = "jump"
    ICON: ClassVar[str] = "run"
    HELP: ClassVar[str] = "Passes over everything; only the last hex counts."


class Self(Node, frozen=True):
    PHRASE: ClassVar[str] = "self"
    HELP: ClassVar[str] = "Affects the acting figure only."


class Ally(Node, frozen=True):
    PHRASE: ClassVar[str] = "ally"
    HELP: ClassVar[str] = "Affects an ally in range, never the acting figure."


class GiveSelf(Node, frozen=True):
    PHRASE: ClassVar[str] = "{condition} self"
    HELP: ClassVar[str] = "The acting figure gains a condition."
    condition: str


class HealSelf(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {value:number} self"
    HELP: ClassVar[str] = "The acting figure heals afterwards."
    value: int


# -- prices --------------------------------------------------------------------------------------------------------------
class ConsumeBoth(Node, frozen=True):
    PHRASE: ClassVar[str] = "consume {first:elements} and {second:elements}"
    HELP: ClassVar[str] = "Consume two elements."
    first: tuple[str, ...]
    second: tuple[str, ...]


class Consume(Node, frozen=True):
    PHRASE: ClassVar[str] = "consume {elements}"
    HELP: ClassVar[str] = "Consume an element; with a slash either of two; wild: any."
    elements: tuple[str, ...]


# -- card icons ----------------------------------------------------------------------------------------------------------
class Lost(Node, frozen=True):
    PHRASE: ClassVar[str] = "lost"
    ICON: ClassVar[str] = "card-burn"
    HELP: ClassVar[str] = "The card is lost after this action."


class Unrecoverable(Node, frozen=True):
    PHRASE: ClassVar[str] = "unrecoverable"
    HELP: ClassVar[str] = "The lost card cannot be recovered."


# -- steps: scenario rules -----------------------------------------------------------------------------------------------
class Spawn(Node, frozen=True):
    PHRASE: ClassVar[str] = "spawn {kind:word} at {place:word}"
    HELP: ClassVar[str] = "Put a monster on the map."
    kind: str
    place: str


class MonstersGain(Node, frozen=True):
    PHRASE: ClassVar[str] = "all monsters gain {condition}"
    HELP: ClassVar[str] = "Every monster on the map gains a condition."
    condition: str


class KindGains(Node, frozen=True):
    PHRASE: ClassVar[str] = "every {kind:word} gains {condition}"
    HELP: ClassVar[str] = "Every monster of a type gains a condition."
    kind: str
    condition: str


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


# -- trigger qualifiers --------------------------------------------------------------------------------------------------
class Melee(Node, frozen=True):
    PHRASE: ClassVar[str] = "melee"
    HELP: ClassVar[str] = "Melee attacks only."


class Ranged(Node, frozen=True):
    PHRASE: ClassVar[str] = "ranged"
    HELP: ClassVar[str] = "Ranged attacks only."


class Single(Node, frozen=True):
    PHRASE: ClassVar[str] = "single-target"
    HELP: ClassVar[str] = "Attack abilities with one target and no area."


# -- scenario conditions -------------------------------------------------------------------------------------------------
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


class FromRound(Node, frozen=True):
    PHRASE: ClassVar[str] = "it is round {round:number} or later"
    HELP: ClassVar[str] = "The round counter has come so far."
    round: int


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


STEPS: tuple[type[Node], ...] = (
    Attack, Move, Heal, Push, Pull, Shield, Retaliate, Fly, Infuse, Control, Suffer, Damage, Give,
)  # fmt: skip
MODIFIERS: tuple[type[Node], ...] = (
    Range, RangeBonus, Targets, TargetAll, MoreTargets, Area, AttackBonus, MoveBonus, Pierce, Push, Pull, Advantage, Jump, Self,
    Ally, GiveSelf, HealSelf, Give, Shield, Retaliate,
)  # fmt: skip
PRICES: tuple[type[Node], ...] = (ConsumeBoth, Consume)
WINDOWS: tuple[type[Node], ...] = (YouAttack, EnemyAttacks, YouMove)
QUALIFIERS: tuple[type[Node], ...] = (Melee, Ranged, Single)
