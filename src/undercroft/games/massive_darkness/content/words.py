"""The vocabulary of Massive Darkness: skills, enchantments, conditions, and the effects of cards that are drawn or used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.language.grammar import Atom
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import SLOTS as KINDS
from undercroft.language.vocabulary import Lexicon, Node, Slot, one_of

from ..state import AttackKind
from .adventure_words import ADVENTURE_TEXT, BEHAVIOUR_TEXT
from .dice import COLOURS

ATTACKS: tuple[AttackKind, ...] = ("melee", "ranged", "magic")
"""MD-EQP-06: the three ways to attack."""
GEAR = ("sword", "axe", "mace", "hammer", "dagger", "spear", "bow", "crossbow", "staff", "wand", "shield", "armour")
"""MD-CND-12: the kinds printed on equipment."""


def _number(atoms: Sequence[Atom]) -> tuple[int, int] | None:
    found = KINDS["signed"].read(atoms)
    return found if found is not None and found[0] else None


SLOTS = {
    "by": Slot(_number, lambda v: f"{v:+d}", "a number with its sign, such as +1"),
    "colour": one_of(*COLOURS),
    "pool": one_of("attack", "defence"),
    "side": one_of("attacker", "defender"),
    "symbol": one_of("bam", "diamond"),
    "symbols": one_of("bams", "diamonds"),
    "points": one_of("swords", "shields"),
    "type": one_of(*ATTACKS, "combat", "move"),
    "gear": one_of(*GEAR),
    "whom": one_of("hero", "heroes", "ally", "allies", "enemy", "enemies"),
    "where": one_of("in the zone", "in sight", "on the board"),
    "token": one_of("lower", "current", "higher"),
    "tier": one_of("lesser", "greater", "due"),
    "chest": one_of("regular", "special"),
}


# -- in a combat (MD-EFF): what enchantments and combat skills do --------------------------------------------------------
class Points(Node, frozen=True):
    PHRASE: ClassVar[str] = "{points} {by}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "Add to or subtract from your own swords or shields (MD-EFF-05, MD-EFF-07)."
    points: str
    by: int


class TheirPoints(Node, frozen=True):
    PHRASE: ClassVar[str] = "{side} {points} {by}"
    ICON: ClassVar[str] = "cracked-shield"
    HELP: ClassVar[str] = "Subtract from the attacker's swords or the defender's shields (MD-EFF-06, MD-EFF-08)."
    side: str
    points: str
    by: int


class Symbols(Node, frozen=True):
    PHRASE: ClassVar[str] = "{symbols} {by}"
    ICON: ClassVar[str] = "bright-explosion"
    HELP: ClassVar[str] = "Add symbols to your result (MD-EFF-09)."
    symbols: str
    by: int


class Wounds(Node, frozen=True):
    PHRASE: ClassVar[str] = "wounds {by}"
    ICON: ClassVar[str] = "bleeding-wound"
    HELP: ClassVar[str] = "The defender takes so many additional wounds, whatever its shields (MD-EFF-10)."
    by: int


class Dice(Node, frozen=True):
    PHRASE: ClassVar[str] = "{colour} dice {by}"
    ICON: ClassVar[str] = "dice-six-faces-five"
    HELP: ClassVar[str] = "Add dice of a colour to your roll, or remove them from it (MD-EFF-11, MD-EFF-12, MD-EFF-16)."
    colour: str
    by: int


class PoolDice(Node, frozen=True):
    PHRASE: ClassVar[str] = "{pool} dice {by}"
    ICON: ClassVar[str] = "dice-six-faces-five"
    HELP: ClassVar[str] = "Add attack or defence dice in any mix of colours (MD-EFF-14, MD-EFF-18)."
    pool: str
    by: int


class TheirDice(Node, frozen=True):
    PHRASE: ClassVar[str] = "{side} {colour} dice {by}"
    ICON: ClassVar[str] = "dice-fire"
    HELP: ClassVar[str] = "Remove dice of a colour from the other side's roll (MD-EFF-13, MD-EFF-17)."
    side: str
    colour: str
    by: int


class TheirPoolDice(Node, frozen=True):
    PHRASE: ClassVar[str] = "{side} {pool} dice {by}"
    ICON: ClassVar[str] = "dice-fire"
    HELP: ClassVar[str] = "Remove dice in any mix of colours from the other side's roll (MD-EFF-15, MD-EFF-19)."
    side: str
    pool: str
    by: int


class NoDefence(Node, frozen=True):
    PHRASE: ClassVar[str] = "no defence dice"
    ICON: ClassVar[str] = "broken-shield"
    HELP: ClassVar[str] = "All defence dice are removed from the roll (MD-EFF-20)."


class Reroll(Node, frozen=True):
    PHRASE: ClassVar[str] = "reroll {pool} dice"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "You may re-roll all attack or all defence dice once more (MD-EFF-21)."
    pool: str


class RerollEither(Node, frozen=True):
    PHRASE: ClassVar[str] = "reroll attack or defence dice"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "You may re-roll one of the two sets of dice (MD-EFF-21)."


class RerollSome(Node, frozen=True):
    PHRASE: ClassVar[str] = "reroll any {pool} dice"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "You may re-roll any number of the attack or of the defence dice once."
    pool: str


class RerollBlanks(Node, frozen=True):
    PHRASE: ClassVar[str] = "reroll {pool} blanks"
    ICON: ClassVar[str] = "rolling-dices"
    HELP: ClassVar[str] = "You may re-roll your dice that show a blank, after all other re-rolls (MD-CMB-11)."
    pool: str


class Flip(Node, frozen=True):
    PHRASE: ClassVar[str] = "flip one {pool} die"
    ICON: ClassVar[str] = "card-exchange"
    HELP: ClassVar[str] = "You may turn a die to its opposite face (MD-TRM-04)."
    pool: str


class BlanksCount(Node, frozen=True):
    PHRASE: ClassVar[str] = "blanks count as {symbols}"
    ICON: ClassVar[str] = "bright-explosion"
    HELP: ClassVar[str] = "In the final result each of your blanks has such a symbol (MD-TRM-02)."
    symbols: str


class Double(Node, frozen=True):
    PHRASE: ClassVar[str] = "double the {symbols}"
    ICON: ClassVar[str] = "crossed-swords"
    HELP: ClassVar[str] = "Add as many swords as such symbols show on the faces (MD-TRM-03)."
    symbols: str


class Cancel(Node, frozen=True):
    PHRASE: ClassVar[str] = "cancel {pool} {symbol}"
    ICON: ClassVar[str] = "cancel"
    HELP: ClassVar[str] = "Remove one such symbol from the attacker's or the defender's result (MD-EFF-22)."
    pool: str
    symbol: str


class CancelAll(Node, frozen=True):
    PHRASE: ClassVar[str] = "cancel all {pool} symbols"
    ICON: ClassVar[str] = "cancel"
    HELP: ClassVar[str] = "Remove all symbols of that side (MD-EFF-23)."
    pool: str


class Repeat(Node, frozen=True):
    PHRASE: ClassVar[str] = "repeat {times:number}"
    HELP: ClassVar[str] = "The enchantment may be paid for up to so many times in a combat (MD-EFF-04)."
    times: int


class StunTarget(Node, frozen=True):
    PHRASE: ClassVar[str] = "stun the target"
    ICON: ClassVar[str] = "knocked-out-stars"
    HELP: ClassVar[str] = "The other side of the combat is stunned, a mob as a whole (MD-STN-01, MD-STN-05)."


class HitBoss(Node, frozen=True):
    PHRASE: ClassVar[str] = "hit the boss"
    ICON: ClassVar[str] = "crowned-skull"
    HELP: ClassVar[str] = "The wounds may go to the boss of a mob in spite of its minions (MD-MOB-14)."


class WoundOthers(Node, frozen=True):
    PHRASE: ClassVar[str] = "all other enemies in the zone suffer {value:number}"
    ICON: ClassVar[str] = "spinning-blades"
    HELP: ClassVar[str] = "Every other enemy in the target's zone takes wounds, bosses too (MD-MOB-13, MD-MOB-19)."
    value: int


# -- skills in force (MD-SKL) --------------------------------------------------------------------------------------------
class MoreActions(Node, frozen=True):
    PHRASE: ClassVar[str] = "actions {by}"
    ICON: ClassVar[str] = "clockwork"
    HELP: ClassVar[str] = "So many extra actions in each activation (MD-SKL-06)."
    by: int


class MoreActionsOf(Node, frozen=True):
    PHRASE: ClassVar[str] = "{type} actions {by}"
    ICON: ClassVar[str] = "clockwork"
    HELP: ClassVar[str] = "So many extra actions of that type in each activation (MD-SKL-06)."
    type: str
    by: int


class MoreMovement(Node, frozen=True):
    PHRASE: ClassVar[str] = "movement {by}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "So many more movement points in each move action (MD-SKL-07)."
    by: int


class MoreHealth(Node, frozen=True):
    PHRASE: ClassVar[str] = "maximum health {by}"
    ICON: ClassVar[str] = "heart-plus"
    HELP: ClassVar[str] = "The maximum is so much more than 5, and as much is healed once (MD-SKL-05)."
    by: int


class Charge(Node, frozen=True):
    PHRASE: ClassVar[str] = "charge"
    ICON: ClassVar[str] = "charging-bull"
    HELP: ClassVar[str] = "A combat action: move 1 or 2 zones into a zone with an enemy and attack it in melee with what follows (MD-SKL-08)."


class SafeShot(Node, frozen=True):
    PHRASE: ClassVar[str] = "safe shot"
    ICON: ClassVar[str] = "high-shot"
    HELP: ClassVar[str] = "A combat action: move 1 zone as if slippery and make a ranged attack with what follows (MD-SKL-12)."


class Command(Node, frozen=True):
    PHRASE: ClassVar[str] = "command"
    ICON: ClassVar[str] = "public-speaker"
    HELP: ClassVar[str] = "Once in an activation an action lets another hero take any one action (MD-SKL-09)."


class Payback(Node, frozen=True):
    PHRASE: ClassVar[str] = "payback {value:number}"
    ICON: ClassVar[str] = "shield-reflect"
    HELP: ClassVar[str] = "If shields exceed swords when you defend, the attacker takes wounds (MD-SKL-10)."
    value: int


class Regeneration(Node, frozen=True):
    PHRASE: ClassVar[str] = "regeneration {value:number}"
    ICON: ClassVar[str] = "heart-plus"
    HELP: ClassVar[str] = "Regain health at the start of your activation (MD-SKL-11)."
    value: int


class Slippery(Node, frozen=True):
    PHRASE: ClassVar[str] = "slippery"
    ICON: ClassVar[str] = "sprint"
    HELP: ClassVar[str] = "You may leave a zone that contains enemies (MD-SKL-13)."


class Spellblade(Node, frozen=True):
    PHRASE: ClassVar[str] = "spellblade"
    ICON: ClassVar[str] = "energy-sword"
    HELP: ClassVar[str] = "At range 0 you may make a magic attack with a melee weapon (MD-SKL-14)."


class Taunt(Node, frozen=True):
    PHRASE: ClassVar[str] = "taunt"
    ICON: ClassVar[str] = "shouting"
    HELP: ClassVar[str] = "Enemies take you for the hero with the most experience (MD-SKL-15)."


class Teleport(Node, frozen=True):
    PHRASE: ClassVar[str] = "teleport {zones:number}"
    ICON: ClassVar[str] = "teleport"
    HELP: ClassVar[str] = "An action moves you up to so many zones as if slippery (MD-SKL-17)."
    zones: int


# -- immediate effects: abilities, items, consumables, traps, luck, events -----------------------------------------------
class Heal(Node, frozen=True):
    PHRASE: ClassVar[str] = "heal {value:number}"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "Regain health: yourself, or with `ally` another hero in reach, or with `all` everybody there."
    value: int


class FullHeal(Node, frozen=True):
    PHRASE: ClassVar[str] = "full heal"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "Health returns to its maximum (MD-TRM-05)."


class Suffer(Node, frozen=True):
    PHRASE: ClassVar[str] = "suffer {wounds:number}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "You take wounds."
    wounds: int


class All(Node, frozen=True):
    PHRASE: ClassVar[str] = "all {whom} {where} suffer {value:number}"
    ICON: ClassVar[str] = "broken-heart"
    HELP: ClassVar[str] = "Everybody of that side there takes wounds, each figure of a mob (MD-MOB-19)."
    whom: str
    where: str
    value: int


class AllHeal(Node, frozen=True):
    PHRASE: ClassVar[str] = "all {whom} {where} heal {value:number}"
    ICON: ClassVar[str] = "health-normal"
    HELP: ClassVar[str] = "Everybody of that side there regains health."
    whom: str
    where: str
    value: int


class AllStunned(Node, frozen=True):
    PHRASE: ClassVar[str] = "all {whom} {where} are stunned"
    ICON: ClassVar[str] = "knocked-out-stars"
    HELP: ClassVar[str] = "Everybody of that side there is stunned."
    whom: str
    where: str


class Stunned(Node, frozen=True):
    PHRASE: ClassVar[str] = "be stunned"
    ICON: ClassVar[str] = "knocked-out-stars"
    HELP: ClassVar[str] = "You are stunned."


class StunOne(Node, frozen=True):
    PHRASE: ClassVar[str] = "stun an enemy"
    ICON: ClassVar[str] = "knocked-out-stars"
    HELP: ClassVar[str] = "An enemy in reach is stunned, of your choice; without a range one in your zone."


class WoundOne(Node, frozen=True):
    PHRASE: ClassVar[str] = "wound an enemy {value:number}"
    ICON: ClassVar[str] = "bleeding-wound"
    HELP: ClassVar[str] = "An enemy in reach takes wounds without a defence roll; this is no attack (MD-CTR-12)."
    value: int


class KillOne(Node, frozen=True):
    PHRASE: ClassVar[str] = "kill an enemy"
    ICON: ClassVar[str] = "crowned-skull"
    HELP: ClassVar[str] = "An enemy in reach is destroyed, of a mob one figure; this is no attack (MD-TRM-07)."


class Walk(Node, frozen=True):
    PHRASE: ClassVar[str] = "move {zones:number}"
    ICON: ClassVar[str] = "walking-boot"
    HELP: ClassVar[str] = "Move up to so many zones; no movement points, no doors, no tokens (MD-SKL-18)."
    zones: int


class ExtraAction(Node, frozen=True):
    PHRASE: ClassVar[str] = "take {count:number} more action(s)"
    ICON: ClassVar[str] = "clockwork"
    HELP: ClassVar[str] = "So many more actions in this activation."
    count: int


class GainXp(Node, frozen=True):
    PHRASE: ClassVar[str] = "gain {value:number} xp"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "You gain experience."
    value: int


class AllGainXp(Node, frozen=True):
    PHRASE: ClassVar[str] = "all heroes gain {value:number} xp"
    ICON: ClassVar[str] = "star-formation"
    HELP: ClassVar[str] = "Every living hero gains experience."
    value: int


class DrawTreasure(Node, frozen=True):
    PHRASE: ClassVar[str] = "draw {count:number} treasure(s)"
    ICON: ClassVar[str] = "open-treasure-chest"
    HELP: ClassVar[str] = "Draw treasure cards of the current level; `level +1` for one level higher."
    count: int


class Spark(Node, frozen=True):
    PHRASE: ClassVar[str] = "lifespark {by}"
    ICON: ClassVar[str] = "sparkles"
    HELP: ClassVar[str] = "Tokens are put on the Lifespark card, or taken from it."
    by: int


class PatrolGuard(Node, frozen=True):
    PHRASE: ClassVar[str] = "a guard comes to the {token} level"
    ICON: ClassVar[str] = "guards"
    HELP: ClassVar[str] = "A guard of the current level comes to a token of the current level, one higher or one lower (MD-EVT-02, MD-EVT-04)."
    token: str


class PatrolRoamer(Node, frozen=True):
    PHRASE: ClassVar[str] = "a {tier} roaming monster comes to the {token} level"
    ICON: ClassVar[str] = "monster-grasp"
    HELP: ClassVar[str] = "A roaming monster, lesser, greater or as the level is due, comes to such a token (MD-EVT-02, MD-ROM-01)."
    tier: str
    token: str


class EnemiesAct(Node, frozen=True):
    PHRASE: ClassVar[str] = "all enemies activate"
    ICON: ClassVar[str] = "running-ninja"
    HELP: ClassVar[str] = "Every enemy on the board is activated, as in the enemies' phase."


class RoamersAct(Node, frozen=True):
    PHRASE: ClassVar[str] = "all roaming monsters activate"
    ICON: ClassVar[str] = "running-ninja"
    HELP: ClassVar[str] = "Every roaming monster is activated; or if there is none, `or else`."


class EnemiesStunned(Node, frozen=True):
    PHRASE: ClassVar[str] = "all guards are stunned"
    ICON: ClassVar[str] = "knocked-out-stars"
    HELP: ClassVar[str] = "Every mob and agent on the board is stunned."


class AgentsCall(Node, frozen=True):
    PHRASE: ClassVar[str] = "agents call reinforcements"
    ICON: ClassVar[str] = "horn-call"
    HELP: ClassVar[str] = "Every agent on the board calls a guard, as at the end of the enemies' phase."


class DarkHeroesSuffer(Node, frozen=True):
    PHRASE: ClassVar[str] = "all heroes in dark zones suffer {value:number}"
    ICON: ClassVar[str] = "evil-moon"
    HELP: ClassVar[str] = "Every hero in a dark zone takes wounds."
    value: int


class LightHeroesHeal(Node, frozen=True):
    PHRASE: ClassVar[str] = "all heroes in light zones heal {value:number}"
    ICON: ClassVar[str] = "torch"
    HELP: ClassVar[str] = "Every hero in a light zone regains health."
    value: int


# -- modifiers of immediate effects --------------------------------------------------------------------------------------
class Ally(Node, frozen=True):
    PHRASE: ClassVar[str] = "ally"
    HELP: ClassVar[str] = "Another hero, of your choice."


class SelfOrAlly(Node, frozen=True):
    PHRASE: ClassVar[str] = "self or ally"
    HELP: ClassVar[str] = "You or another hero, of your choice."


class Reach(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {zones:number}"
    HELP: ClassVar[str] = "In line of sight within so many zones; without it in your zone."
    zones: int


class LevelMore(Node, frozen=True):
    PHRASE: ClassVar[str] = "level {by}"
    HELP: ClassVar[str] = "So many levels higher than the current one."
    by: int


# -- moments -------------------------------------------------------------------------------------------------------------
class YouAttack(Node, frozen=True):
    PHRASE: ClassVar[str] = "you attack"
    HELP: ClassVar[str] = "In your attacks (MD-EFF-01)."
    WINDOW: ClassVar[bool] = True


class YouDefend(Node, frozen=True):
    PHRASE: ClassVar[str] = "you defend"
    HELP: ClassVar[str] = "When you are attacked (MD-EFF-01)."
    WINDOW: ClassVar[bool] = True


class AllyDefends(Node, frozen=True):
    PHRASE: ClassVar[str] = "you or any ally in the zone defends"
    HELP: ClassVar[str] = "When you or another of your side in your zone is attacked."
    WINDOW: ClassVar[bool] = True


class ActivationStarts(Node, frozen=True):
    PHRASE: ClassVar[str] = "start of your activation"
    HELP: ClassVar[str] = "At the start of each of your activations."


class YouKill(Node, frozen=True):
    PHRASE: ClassVar[str] = "you kill any enemy"
    HELP: ClassVar[str] = "A figure dies by your attack."


class Drawn(Node, frozen=True):
    PHRASE: ClassVar[str] = "this is drawn"
    HELP: ClassVar[str] = "A trap or a stroke of luck among the treasure: at once, for the hero who drew it (MD-PIC-10)."


# -- qualifiers, prices, conditions --------------------------------------------------------------------------------------
class Melee(Node, frozen=True):
    PHRASE: ClassVar[str] = "melee"
    HELP: ClassVar[str] = "In melee attacks only."


class Ranged(Node, frozen=True):
    PHRASE: ClassVar[str] = "ranged"
    HELP: ClassVar[str] = "In ranged attacks only."


class Magic(Node, frozen=True):
    PHRASE: ClassVar[str] = "magic"
    HELP: ClassVar[str] = "In magic attacks only."


class PayOne(Node, frozen=True):
    PHRASE: ClassVar[str] = "{symbol}"
    HELP: ClassVar[str] = "One bam or one diamond of your roll (MD-EFF-03)."
    symbol: str


class PayMany(Node, frozen=True):
    PHRASE: ClassVar[str] = "{count:number} {symbols}"
    HELP: ClassVar[str] = "So many bams or diamonds (MD-ENC-17)."
    count: int
    symbols: str


class PayBoth(Node, frozen=True):
    PHRASE: ClassVar[str] = "bam and diamond"
    HELP: ClassVar[str] = "A bam and a diamond (MD-ENC-17)."


class Bloodlust(Node, frozen=True):
    PHRASE: ClassVar[str] = "bloodlust {value:number}"
    HELP: ClassVar[str] = "Take so many wounds of your own will (MD-CND-02)."
    value: int


class BloodSacrifice(Node, frozen=True):
    PHRASE: ClassVar[str] = "blood sacrifice {value:number}"
    HELP: ClassVar[str] = "You or an ally in sight, who agrees, takes so many wounds (MD-CND-03)."
    value: int


class InShadow(Node, frozen=True):
    PHRASE: ClassVar[str] = "in shadow"
    HELP: ClassVar[str] = "You stand in a dark zone (MD-CND-07)."


class InLight(Node, frozen=True):
    PHRASE: ClassVar[str] = "in light"
    HELP: ClassVar[str] = "You stand in a light zone."


class TwoWeapons(Node, frozen=True):
    PHRASE: ClassVar[str] = "two weapons"
    HELP: ClassVar[str] = "Two weapons are equipped (MD-CND-04)."


class TwoHanded(Node, frozen=True):
    PHRASE: ClassVar[str] = "two-handed weapon"
    HELP: ClassVar[str] = "A two-handed weapon is equipped (MD-CND-10)."


class With(Node, frozen=True):
    PHRASE: ClassVar[str] = "with {gear}"
    HELP: ClassVar[str] = "Equipment of that kind is equipped (MD-CND-08, MD-CND-09)."
    gear: str


class WithEither(Node, frozen=True):
    PHRASE: ClassVar[str] = "with mace or hammer"
    HELP: ClassVar[str] = "A mace or a hammer is equipped (MD-CND-05)."


class NoArmour(Node, frozen=True):
    PHRASE: ClassVar[str] = "no armour"
    HELP: ClassVar[str] = "No armour is equipped (MD-CND-06)."


class Wounded(Node, frozen=True):
    PHRASE: ClassVar[str] = "wounded {value:number}"
    HELP: ClassVar[str] = "You have so many wounds or more (MD-CND-11)."
    value: int


class Alone(Node, frozen=True):
    PHRASE: ClassVar[str] = "no ally in the zone"
    HELP: ClassVar[str] = "No other of your side stands in your zone."


class Together(Node, frozen=True):
    PHRASE: ClassVar[str] = "an ally in the zone"
    HELP: ClassVar[str] = "Another of your side stands in your zone."


class Outnumbered(Node, frozen=True):
    PHRASE: ClassVar[str] = "{count:number} enemies in the zone"
    HELP: ClassVar[str] = "So many enemies or more stand in your zone."
    count: int


class AgainstGuardian(Node, frozen=True):
    PHRASE: ClassVar[str] = "against a guardian alone"
    HELP: ClassVar[str] = "The other side is an agent, a roaming monster, or a boss without minions."


class AfterReroll(Node, frozen=True):
    PHRASE: ClassVar[str] = "after a reroll"
    HELP: ClassVar[str] = "Your dice were re-rolled by another effect (MD-TRM-01)."


class NoWounds(Node, frozen=True):
    PHRASE: ClassVar[str] = "no wounds are dealt"
    HELP: ClassVar[str] = "After all shields the target takes no wound (MD-TRM-06)."


COMBAT: tuple[type[Node], ...] = (
    TheirPoints, TheirDice, TheirPoolDice, Points, Symbols, Wounds, Dice, PoolDice, NoDefence, RerollEither, RerollSome, RerollBlanks, Reroll,
    Flip, BlanksCount, Double, CancelAll, Cancel, Repeat, StunTarget, HitBoss, WoundOthers, GainXp, Heal,
)  # fmt: skip
"""Words allowed in a combat, and after Charge and Safe Shot."""
LASTING: tuple[type[Node], ...] = (
    MoreActionsOf, MoreActions, MoreMovement, MoreHealth, Charge, SafeShot, Command, Payback, Regeneration, Slippery, Spellblade, Taunt, Teleport,
)  # fmt: skip
AT_ONCE: tuple[type[Node], ...] = (
    AllHeal, AllStunned, All, AllGainXp, DarkHeroesSuffer, LightHeroesHeal, EnemiesStunned, EnemiesAct, RoamersAct, AgentsCall, PatrolGuard,
    PatrolRoamer, FullHeal, Heal, Suffer, Stunned, StunOne, WoundOne, KillOne, Walk, ExtraAction, GainXp, DrawTreasure, Spark,
)  # fmt: skip
CONDITIONS: tuple[type[Node], ...] = (
    InShadow, InLight, TwoWeapons, TwoHanded, WithEither, With, NoArmour, Wounded, Alone, Together, Outnumbered, AgainstGuardian, AfterReroll,
    NoWounds,
)  # fmt: skip


def _lexicon(role: str, *kinds: type[Node]) -> Lexicon:
    return Lexicon(role, kinds, SLOTS)


CARD_TEXT = Vocabulary(
    steps=_lexicon("ability", *LASTING, *AT_ONCE),
    modifiers=_lexicon("modifier", *COMBAT, SelfOrAlly, Ally, Reach, LevelMore),
    moments=_lexicon("moment", YouAttack, YouDefend, AllyDefends, ActivationStarts, YouKill, Drawn),
    qualifiers=_lexicon("qualifier", Melee, Ranged, Magic),
    prices=_lexicon("price", PayBoth, PayMany, PayOne, Bloodlust, BloodSacrifice),
    conditions=_lexicon("condition", *CONDITIONS),
)
"""Reads the lines of heroes, classes, equipment, enemies and events."""
VOCABULARIES = {"adventure text": ADVENTURE_TEXT, "behaviour text": BEHAVIOUR_TEXT, "card text": CARD_TEXT}
"""All by name, in the order in which they are tried on a printed line."""


# -- words without events ----------------------------------------------------------------------------------------------------
IN_FORCE: tuple[type[Node], ...] = (MoreActionsOf, MoreMovement, Slippery, Spellblade, Taunt)
"""Words that only enable something. They are reported with what they are used for, so their lines have no events of their own."""
