"""The vocabulary of Gloomhaven: the words both Gloomhaven games share, and its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.signs import DRAWN, names
from undercroft.games.haven.content.vocabularies import vocabularies
from undercroft.language.grammar import Atom, LineError
from undercroft.language.printing import ENGLISH, Speech
from undercroft.language.vocabulary import SLOTS as KINDS
from undercroft.language.vocabulary import Amount, Lexicon, Node, Slot, amount, one_of

from . import signs
from .scenario_words import (
    AllAt,
    AllRevealed,
    CharactersConsume,
    CharactersDiscard,
    CharactersGain,
    CharactersLose,
    CharactersMinus,
    CharactersSpend,
    CharactersSuffer,
    CharactersUseUp,
    CloseAt,
    Dead,
    DeckGains,
    DoorOpens,
    ElementsInert,
    EndsTurnAt,
    Enters,
    GoalLooted,
    ItLoses,
    Occupied,
    OpenAt,
    RankGains,
    Read,
    RemoveObstacles,
    ReturnMonsters,
    RoundsLeft,
    Sealed,
    SpawnEach,
    TreasureTaken,
    Unlock,
    Upgrade,
)

NEGATIVE = names(signs.CONDITIONS, good=False)
"""GH-CON-07."""
POSITIVE = names(signs.CONDITIONS, good=True)
"""GH-CON-29, FC-REG-01."""
CONDITIONS_KNOWN = (*NEGATIVE, *POSITIVE)
CARDS = tuple(condition.id for condition in signs.CONDITIONS if condition.ends == DRAWN)
"""Conditions that are cards in a deck instead of tokens (GH-CON-01, GH-CON-22, GH-CON-36)."""
WHICH = ("flanked", "alone", "undamaged", "adjacent", "elite", "poisoned", "wounded", "stunned", "muddled", "immobilized")
CRITERIA = ("latest", "earliest", "weakest", "strongest", "farthest")
"""FC-FOC-01: the criteria a monster may use to choose its focus."""


class Hp(Node, frozen=True):
    PHRASE: ClassVar[str] = "hp {value:amount}"
    HELP: ClassVar[str] = "Hit points of a summon."
    value: Amount


class Stats(Struct, frozen=True):
    """GH-SUM-02: the stats of a summon, as printed in its block."""

    nodes: tuple[Node, ...]


COUNTED = (*haven.COUNTED, "l", "c", "adjacent allies", "enemies attacked")
AMOUNT = amount(*COUNTED)
SUMMON_STATS = Lexicon(
    "figure of a summon",
    (
        Hp, haven.Move, haven.Attack, haven.Range, haven.Targets, haven.Pierce, haven.Push, haven.Pull, haven.Shield, haven.Retaliate, haven.Fly,
        haven.Advantage, haven.Give,
    ),
    {**haven.SLOTS, "condition": one_of(*CONDITIONS_KNOWN), "amount": AMOUNT},
)  # fmt: skip


def _read_stats(atoms: Sequence[Atom]) -> tuple[Stats, int] | None:
    if not atoms or atoms[0].kind != "block":
        return None
    nodes = []
    for part in atoms[0].block:
        if part.phrase is None or part.otherwise:
            raise LineError("a summon's figures are a list such as {hp 2, move 2, attack 1, range 3, poison}")
        nodes.append(SUMMON_STATS.read(part.phrase))
    return Stats(tuple(nodes)), 1


def _show_stats(stats: Stats) -> str:
    return "{" + ", ".join(ENGLISH.phrase(SUMMON_STATS, node) for node in stats.nodes) + "}"


def _say_stats(stats: Stats, speech: Speech) -> str:
    return "(" + ", ".join(speech.phrase(SUMMON_STATS, node) for node in stats.nodes) + ")"


def _read_ranks(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
    found = KINDS["slashed"].read(atoms)
    return found if found is not None and len(found[0]) in (1, 3) and all(r in ("normal", "elite", "none") for r in found[0]) else None


SLOTS = {
    **haven.SLOTS,
    "condition": one_of(*CONDITIONS_KNOWN),
    "amount": AMOUNT,
    "which": one_of(*WHICH),
    "criterion": one_of(*CRITERIA),
    "stats": Slot(_read_stats, _show_stats, "a block such as {hp 2, move 2, attack 1}", _say_stats),
    "ranks": Slot(_read_ranks, "/".join, "normal, elite, or three of normal, elite and none for 2, 3 and 4 characters"),
    "pile": one_of("discarded", "lost"),
    "used": one_of("spent", "consumed"),
    "who": one_of("figure", "enemy", "ally"),
    "rank": one_of("normal", "elite"),
}


# -- steps: abilities ----------------------------------------------------------------------------------------------------
class AttackBy(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack {by:signed}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "A monster attacks with its base attack changed by so much."
    by: int


class MoveBy(Node, frozen=True):
    PHRASE: ClassVar[str] = "move {by:signed}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "A monster moves with its base move changed by so much."
    by: int


class Loot(Node, frozen=True):
    PHRASE: ClassVar[str] = "loot {hexes:number}"
    ICON: ClassVar[str] = "coins"
    HELP: ClassVar[str] = "Take all money and treasure within range."
    hexes: int


class Recover(Node, frozen=True):
    PHRASE: ClassVar[str] = "recover {count:number} {pile}"
    ICON: ClassVar[str] = "card-pickup"
    HELP: ClassVar[str] = "Take up to so many discarded or lost cards to hand."
    count: int
    pile: str


class Refresh(Node, frozen=True):
    PHRASE: ClassVar[str] = "refresh {count:number} {used}"
    ICON: ClassVar[str] = "cycle"
    HELP: ClassVar[str] = "Up to so many spent or consumed items can be used again."
    count: int
    used: str


class Summon(Node, frozen=True):
    PHRASE: ClassVar[str] = "summon {name:string} {stats}"
    ICON: ClassVar[str] = "minions"
    HELP: ClassVar[str] = "Put a summon with these figures on an adjacent empty hex."
    name: str
    stats: Stats


class SummonMonster(Node, frozen=True):
    PHRASE: ClassVar[str] = "summon {ranks} {kind:word}"
    ICON: ClassVar[str] = "minions"
    HELP: ClassVar[str] = "A monster summons another; ranks joined by / are for 2, 3 and 4 characters."
    ranks: tuple[str, ...]
    kind: str


class DamageBeside(Node, frozen=True):
    PHRASE: ClassVar[str] = "all adjacent suffer {value:number}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "Every other figure beside the acting one suffers damage, friend or foe; this is no attack."
    value: int


class CreateTrap(Node, frozen=True):
    PHRASE: ClassVar[str] = "create trap {damage:number}"
    ICON: ClassVar[str] = "wolf-trap"
    HELP: ClassVar[str] = "Lay a trap with so much damage on an empty hex; its conditions stand after a comma."
    damage: int


class DisarmTrap(Node, frozen=True):
    PHRASE: ClassVar[str] = "disarm trap"
    ICON: ClassVar[str] = "wolf-trap"
    HELP: ClassVar[str] = "Remove a trap without its effect."


class CreateObstacle(Node, frozen=True):
    PHRASE: ClassVar[str] = "create obstacle"
    ICON: ClassVar[str] = "stone-pile"
    HELP: ClassVar[str] = "Put an obstacle on an empty hex, cutting nothing off."


class DestroyObstacle(Node, frozen=True):
    PHRASE: ClassVar[str] = "destroy obstacle"
    ICON: ClassVar[str] = "stone-pile"
    HELP: ClassVar[str] = "Remove an obstacle in range, with all its hexes."


class MoveObstacle(Node, frozen=True):
    PHRASE: ClassVar[str] = "move obstacle {hexes:number}"
    ICON: ClassVar[str] = "stone-pile"
    HELP: ClassVar[str] = "Move an obstacle of one hex in range up to so many hexes, cutting nothing off."
    hexes: int


class PlaceRift(Node, frozen=True):
    PHRASE: ClassVar[str] = "place rift"
    ICON: ClassVar[str] = "portal"
    HELP: ClassVar[str] = "Put a rift on an unoccupied hex in range, or on your own hex with self."


class MoveRift(Node, frozen=True):
    PHRASE: ClassVar[str] = "move rift {hexes:number}"
    ICON: ClassVar[str] = "portal"
    HELP: ClassVar[str] = "Move a rift in range up to so many hexes."
    hexes: int


class Teleport(Node, frozen=True):
    PHRASE: ClassVar[str] = "teleport {hexes:number}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "Go to an unoccupied hex within so many hexes, whatever lies between."
    hexes: int


class TeleportOther(Node, frozen=True):
    PHRASE: ClassVar[str] = "teleport target {hexes:number}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "Put an enemy in range (or, with ally, an ally) on an unoccupied hex within so many hexes of it."
    hexes: int


class TeleportToFocus(Node, frozen=True):
    PHRASE: ClassVar[str] = "teleport to focus"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "A monster goes to the closest unoccupied hex adjacent to its focus."


class Swap(Node, frozen=True):
    PHRASE: ClassVar[str] = "swap places"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "You and an enemy in range (or, with ally, an ally) teleport into each other's hexes."


class Xp(Node, frozen=True):
    PHRASE: ClassVar[str] = "xp {value:number}"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "Gain experience; after a price, when it is paid."
    value: int


class XpEach(Node, frozen=True):
    PHRASE: ClassVar[str] = "xp {value:number} per target"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "Gain experience for every target attacked."
    value: int


class Special(Node, frozen=True):
    PHRASE: ClassVar[str] = "special {number:number}"
    ICON: ClassVar[str] = "crowned-skull"
    HELP: ClassVar[str] = "A boss performs this special action of its stat card."
    number: int


class FocusOn(Node, frozen=True):
    PHRASE: ClassVar[str] = "focus {criterion}"
    ICON: ClassVar[str] = "target-arrows"
    HELP: ClassVar[str] = "This round the monster chooses its focus by this before all else: by initiative, health or distance."
    criterion: str


class Elusive(Node, frozen=True):
    PHRASE: ClassVar[str] = "attackers have disadvantage"
    ICON: ClassVar[str] = "shadow-follower"
    HELP: ClassVar[str] = "Attacks against the bearer have disadvantage."


class ImmuneTo(Node, frozen=True):
    PHRASE: ClassVar[str] = "immune to {condition}"
    ICON: ClassVar[str] = "shield-reflect"
    HELP: ClassVar[str] = "The bearer loses the condition and cannot gain it."
    condition: str


class OpenNextDoor(Node, frozen=True):
    PHRASE: ClassVar[str] = "move to the next door and open it"
    ICON: ClassVar[str] = "door"
    HELP: ClassVar[str] = "A boss goes to the closest closed door that is not locked and reveals the room behind it."


class ItSuffers(Node, frozen=True):
    PHRASE: ClassVar[str] = "it suffers {value:number}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "The figure this happened to suffers damage."
    value: int


class ItGains(Node, frozen=True):
    PHRASE: ClassVar[str] = "it gains {condition}"
    HELP: ClassVar[str] = "The figure this happened to gains a condition."
    condition: str


class ItHeals(Node, frozen=True):
    PHRASE: ClassVar[str] = "it heals {value:number}"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "The figure this happened to heals."
    value: int


# -- modifiers -----------------------------------------------------------------------------------------------------------
class AllAdjacent(Node, frozen=True):
    PHRASE: ClassVar[str] = "target all adjacent"
    HELP: ClassVar[str] = "Every adjacent enemy; an attack so is melee."


class Against(Node, frozen=True):
    PHRASE: ClassVar[str] = "attack {by:signed} against {which}"
    HELP: ClassVar[str] = "The attack is stronger against such a target: flanked (beside one of your allies), alone (beside none) …"
    by: int
    which: str


class OneTarget(Node, frozen=True):
    PHRASE: ClassVar[str] = "all on one target"
    HELP: ClassVar[str] = "All attacks of the ability may hit the same enemy."


class Disadvantage(Node, frozen=True):
    PHRASE: ClassVar[str] = "disadvantage"
    HELP: ClassVar[str] = "The attack has disadvantage."


class DoubleAsZero(Node, frozen=True):
    PHRASE: ClassVar[str] = "double counts as zero"
    HELP: ClassVar[str] = "A 2x drawn for the attack counts as +0."


class DoubleAttack(Node, frozen=True):
    PHRASE: ClassVar[str] = "double the attack"
    HELP: ClassVar[str] = "The attack value is doubled before the modifier card; whether before or after what is added, its player says."


class IgnoreShield(Node, frozen=True):
    PHRASE: ClassVar[str] = "ignore shield"
    HELP: ClassVar[str] = "The target's shield does not count."


class Anywhere(Node, frozen=True):
    PHRASE: ClassVar[str] = "anywhere"
    HELP: ClassVar[str] = "On the whole map, near or far, seen or not."


class HealBonus(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {by:signed}"
    HELP: ClassVar[str] = "The heal is stronger."
    by: int


class HealPerTarget(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {value:number} self per target damaged"
    HELP: ClassVar[str] = "The acting figure heals for every target that suffers damage."
    value: int


class HealAlly(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {value:number} ally"
    HELP: ClassVar[str] = "Afterwards an ally of the acting figure's choice heals."
    value: int


class ShieldSelf(Node, frozen=True):
    PHRASE: ClassVar[str] = "shield {value:number} self"
    HELP: ClassVar[str] = "Afterwards the acting figure has a shield for the rest of the round."
    value: int


class ShieldAlly(Node, frozen=True):
    PHRASE: ClassVar[str] = "shield {value:number} ally"
    HELP: ClassVar[str] = "Afterwards an ally of the acting figure's choice has a shield for the rest of the round."
    value: int


class SufferBeside(Node, frozen=True):
    PHRASE: ClassVar[str] = "all beside the target suffer {value:number}"
    HELP: ClassVar[str] = "Every figure beside the target but the attacker suffers damage, friend or foe."
    value: int


class SummonBeside(Node, frozen=True):
    PHRASE: ClassVar[str] = "summon {ranks} {kind:word} beside the target"
    HELP: ClassVar[str] = "After the attack a monster is summoned on an empty hex beside the target."
    ranks: tuple[str, ...]
    kind: str


class WithItsHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "with its hit points"
    HELP: ClassVar[str] = "The summoned monster has as many hit points as the summoner has now, at most its own maximum."


class Small(Node, frozen=True):
    PHRASE: ClassVar[str] = "small"
    HELP: ClassVar[str] = "Small items only."


class Permanently(Node, frozen=True):
    PHRASE: ClassVar[str] = "permanently"
    HELP: ClassVar[str] = "To the end of the scenario; the condition cannot be removed."


class Charge(Node, frozen=True):
    PHRASE: ClassVar[str] = "infuse {elements}"
    HELP: ClassVar[str] = "The attack infuses an element."
    elements: tuple[str, ...]


# -- other item text ---------------------------------------------------------------------------------------------------
class AddMinus(Node, frozen=True):
    PHRASE: ClassVar[str] = "add {count:number} -1 card(s) to your attack modifier deck"
    HELP: ClassVar[str] = "Whoever brings the item shuffles so many −1 cards into the own modifier deck."
    count: int


class CarryMore(Node, frozen=True):
    PHRASE: ClassVar[str] = "carry {count:number} more small item(s)"
    HELP: ClassVar[str] = "So many small items may be brought besides."
    count: int


class NeverRefreshed(Node, frozen=True):
    PHRASE: ClassVar[str] = "cannot be refreshed once consumed"
    HELP: ClassVar[str] = "No ability brings the item back in this scenario."


# -- moments -------------------------------------------------------------------------------------------------------------
class YouPerformAttack(Node, frozen=True):
    PHRASE: ClassVar[str] = "you perform an attack"
    HELP: ClassVar[str] = "When: at the start of an attack ability; what comes in holds for all its targets."
    WINDOW: ClassVar[bool] = True


class AttackHurts(Node, frozen=True):
    PHRASE: ClassVar[str] = "any attack damages you"
    HELP: ClassVar[str] = "When: an attack would damage you; once the damage is known, before it is suffered."
    WINDOW: ClassVar[bool] = True


class YouRest(Node, frozen=True):
    PHRASE: ClassVar[str] = "you rest"
    HELP: ClassVar[str] = "After: a long or short rest."


class YourTurnStarts(Node, frozen=True):
    PHRASE: ClassVar[str] = "start of your turn"
    HELP: ClassVar[str] = "At the start of each of your turns."


class YourTurnEnds(Node, frozen=True):
    PHRASE: ClassVar[str] = "end of your turn"
    HELP: ClassVar[str] = "At the end of each of your turns."


class ThisDies(Node, frozen=True):
    PHRASE: ClassVar[str] = "this dies"
    HELP: ClassVar[str] = "The bearer dies."


class EntersRift(Node, frozen=True):
    PHRASE: ClassVar[str] = "any {who} enters a rift"
    HELP: ClassVar[str] = "A figure enters a hex with a rift."
    who: str


ABILITIES: tuple[type[Node], ...] = (
    AttackBy, MoveBy, *(kind for kind in haven.STEPS if kind is not haven.Give), Loot, Recover, Refresh, Summon, SummonMonster,
    DamageBeside, CreateTrap, DisarmTrap, CreateObstacle, DestroyObstacle, MoveObstacle, PlaceRift, MoveRift, TeleportToFocus, TeleportOther,
    Teleport, Swap, Xp, Special, FocusOn, Elusive, ImmuneTo, OpenNextDoor, ItSuffers, ItGains, ItHeals, haven.Cleanse, haven.Lost,
    haven.Negate, haven.Give,
)  # fmt: skip
RULES: tuple[type[Node], ...] = (
    SpawnEach, haven.Spawn, Unlock, OpenAt, CloseAt, haven.MonstersGain, RankGains, haven.KindGains, CharactersGain, CharactersSuffer,
    CharactersMinus, haven.KindSuffers, haven.KindHeals, haven.Count, RemoveObstacles, Read, ItSuffers, ItGains, ItHeals, ElementsInert, Sealed,
    CharactersDiscard, CharactersLose, ItLoses, DeckGains, ReturnMonsters, CharactersSpend, CharactersConsume, CharactersUseUp, Upgrade,
)  # fmt: skip
MODIFIERS: tuple[type[Node], ...] = (
    AllAdjacent, Against, OneTarget, Disadvantage, DoubleAsZero, DoubleAttack, IgnoreShield, XpEach, Xp, Charge, Permanently,
    haven.Unrecoverable, haven.Elite, Anywhere, HealPerTarget, HealAlly, HealBonus, ShieldSelf, ShieldAlly, SufferBeside, SummonBeside,
    WithItsHealth, Small, *haven.MODIFIERS,
)  # fmt: skip
MOMENTS: tuple[type[Node], ...] = (
    *haven.WINDOWS, YouPerformAttack, AttackHurts, haven.YouSuffer, haven.YouKill, YouRest, YourTurnStarts, YourTurnEnds, ThisDies, EntersRift,
    haven.SetUp, haven.RoundStart, haven.RoundEnd, Enters, EndsTurnAt, TreasureTaken, haven.AnyDies, haven.Dies, DoorOpens,
)  # fmt: skip
CONDITIONS: tuple[type[Node], ...] = (
    haven.AllDead, haven.EveryDead, haven.Destroyed, haven.AnyDestroyed, Dead, haven.FromRound, RoundsLeft, GoalLooted, AllRevealed, Occupied,
    AllAt, haven.Counter, haven.CounterBelow,
)  # fmt: skip

CARD_TEXT, SCENARIO_TEXT, PRINTED_TEXT = vocabularies(
    abilities=ABILITIES, rules=RULES, modifiers=MODIFIERS, moments=MOMENTS, conditions=CONDITIONS, signs=signs.CONDITIONS, slots=SLOTS,
    printed=(AddMinus, CarryMore, NeverRefreshed),
)  # fmt: skip
"""Parse the lines of ability cards, items, monsters and bosses, parse the special rules and goals of scenarios, and print cards."""
VOCABULARIES = {"card text": CARD_TEXT, "scenario text": SCENARIO_TEXT, "printed text": PRINTED_TEXT}
"""All by name, in the order in which they are tried on a printed line."""
