"""Checks that every line of a pack is something the rules can carry out in its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from undercroft.language.grammar import LineError
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from . import words
from .dice import ATTACK, DEFENCE
from .traits import DICE, REROLLS

Kinds = tuple[type[Node], ...]
WINDOWS: Kinds = (words.YouAttack, words.YouDefend, words.AllyDefends)
BLOOD: Kinds = (words.Bloodlust, words.BloodSacrifice)
SYMBOLS: Kinds = (words.PayOne, words.PayMany, words.PayBoth)
COLOURS = {"attack": ATTACK, "defence": DEFENCE}
POINTS = {"attack": "swords", "defence": "shields"}
ATTACKING: Kinds = (words.Wounds, words.Double, words.HitBoss, words.WoundOthers, words.NoDefence)
"""Effects for attackers only."""
IN_COMBAT: Kinds = (words.AfterReroll, words.NoWounds, words.AgainstGuardian)
"""Conditions on the current combat."""
PLACES: Kinds = (words.InShadow, words.InLight, words.Alone, words.Together, words.Outnumbered)
"""Conditions that are the same for all figures of a side in a zone."""
OWN: Kinds = (words.GainXp, words.Heal)
"""Effects for a single figure, which cannot apply to whoever is defending."""
LATE: Kinds = (words.StunTarget, words.WoundOthers, words.GainXp, words.Heal, words.Repeat)
"""Effects that are still possible once the wounds are known."""
REACHING: Mapping[type[Node], Kinds] = {
    words.Heal: (words.Ally, words.SelfOrAlly, words.Reach), words.StunOne: (words.Reach,), words.WoundOne: (words.Reach,),
    words.KillOne: (words.Reach,), words.DrawTreasure: (words.LevelMore,),
}  # fmt: skip
"""What may follow an immediate effect."""
LASTING_FOES: Kinds = (words.Slippery, words.Regeneration, words.Payback)
AT_START_FOES: Kinds = (words.Heal, words.All)
AT_KILL_FOES: Kinds = (words.Heal,)
"""The effects enemies can use in addition to those in their combats."""
NOT_FOR_A_ROUND: Kinds = (words.MoreActionsOf, words.MoreActions, words.MoreHealth, words.Regeneration)
"""Skills that work at the start of an activation or for good, so that they cannot last until the End phase."""
HEROIC: Kinds = (words.HitBoss, words.GainXp)
NEVER: Kinds = (words.TwoWeapons, words.AgainstGuardian)
"""Effects that only heroes benefit from, and conditions that are never true of enemies."""


def _named(kinds: Kinds) -> str:
    return ", ".join(k.written() for k in kinds)


def _refuse(when: object, why: str) -> None:
    if when:
        raise LineError(why)


def _combat(line: Line) -> None:
    """An effect in a combat: for its own side, with a price in symbols, in blood or none, and conditions that can hold
    at that time."""
    assert line.trigger is not None
    moment, nodes, price = line.trigger.moment, line.modifiers, line.price
    _refuse(line.trigger.word != "when", "what works in a combat begins with 'When you attack' or 'When you defend'")
    _refuse(not any(not isinstance(n, words.Repeat) for n in nodes), "the line does nothing")
    _rolls(nodes, isinstance(moment, words.YouAttack))
    _refuse(isinstance(price, words.PayMany) and price.count < 1, "a price is at least one symbol")
    paid = isinstance(price, SYMBOLS)
    repeats = [n for n in nodes if isinstance(n, words.Repeat)]
    _refuse(repeats and not paid, "only what is paid for with symbols can be repeated")
    _refuse(len(repeats) > 1 or any(n.times < 1 for n in repeats), "it is repeated at least once, and that is said once")
    _refuse(paid and any(isinstance(n, REROLLS) for n in nodes), "dice are re-rolled and flipped before any symbol is spent")
    met = {type(c) for c in line.conditions}
    if words.AfterReroll in met:
        _refuse(not paid and any(isinstance(n, DICE) for n in nodes), "dice are added and taken away before any re-roll")
    if words.NoWounds in met:
        late = [n for n in nodes if not isinstance(n, LATE)]
        _refuse(late, f"when the wounds are known there is only: {_named(LATE)}")
        _refuse(isinstance(price, BLOOD), "when the wounds are known nobody bleeds for it")
    if isinstance(moment, words.AllyDefends):
        _refuse(isinstance(price, BLOOD), "who bleeds for an ally's defence is not said")
        _refuse(any(isinstance(n, OWN) for n in nodes), f"for allies too there is nothing of: {_named(OWN)}")
        _refuse(any(not isinstance(c, PLACES) for c in line.conditions), f"for allies too the conditions are: {_named(PLACES)}")


def _rolls(nodes: Sequence[Node], attacking: bool) -> None:
    """Effects on dice, points and symbols must fit the side that uses them."""
    own, other = ("attack", "defence") if attacking else ("defence", "attack")
    them = "defender" if attacking else "attacker"
    for node in nodes:
        phrase = type(node).written()
        _refuse(not isinstance(node, words.COMBAT), f"{phrase!r} has no meaning in a combat")
        match node:
            case words.Points(points=points):
                _refuse(points != POINTS[own], f"{points} are not of this side; what is: {POINTS[own]}")
            case words.TheirPoints(side=side, points=points):
                _refuse(side != them or points != POINTS[other], f"the other side's are: {them} {POINTS[other]}")
            case words.Dice(colour=colour):
                _refuse(colour not in COLOURS[own], f"{colour} dice are not of this side; what are: {', '.join(COLOURS[own])}")
            case words.PoolDice(pool=pool, by=by):
                _refuse(pool != own, f"{pool} dice are not of this side")
                _refuse(by < 0, "which of your own dice you lose is said by their colour")
            case words.TheirDice(side=side, colour=colour):
                _refuse(side != them or colour not in COLOURS[other], f"the other side's dice are the {them}'s: {', '.join(COLOURS[other])}")
            case words.TheirPoolDice(side=side, pool=pool):
                _refuse(side != them or pool != other, f"the other side's dice are: {them} {other} dice")
            case words.RerollBlanks(pool=pool):
                _refuse(pool != own, "only your own blanks are rolled again")
            case words.Cancel(pool=pool) | words.CancelAll(pool=pool):
                _refuse(pool != other, f"the symbols to cancel are the other side's: {other}")
            case words.Symbols(by=by) | words.Wounds(by=by):
                _refuse(by < 0, f"{phrase!r} only ever adds")
        _refuse(isinstance(node, ATTACKING) and not attacking, f"{phrase!r} is for attacks")
        weaker = isinstance(node, words.TheirPoints | words.TheirDice | words.TheirPoolDice) and node.by > 0
        _refuse(weaker, "the other side is only ever weakened: the number is negative")
    _refuse(sum(isinstance(n, REROLLS) for n in nodes) > 1, "a line has one re-roll; another one is another line")


def _steps(line: Line, known: Kinds, what: str) -> None:
    """Plain steps of known kinds."""
    _refuse(not line.steps or any(not isinstance(step.node, known) for step in line.steps), f"{what}: {_named(known)}")
    _refuse(any(step.will or step.riders for step in line.steps), "what is done is done as it stands, without a choice and without more to pay")


def _at_once(line: Line) -> None:
    """An immediate effect by a hero: within reach, with a price in blood or none."""
    _steps(line, words.AT_ONCE, "what is done at once")
    _refuse(line.trigger is not None and line.trigger.qualifiers, "only combats are melee, ranged or magic")
    _refuse(line.price is not None and not isinstance(line.price, BLOOD), "without a roll there are no symbols to pay with")
    _refuse(any(isinstance(c, IN_COMBAT) for c in line.conditions), f"only in a combat: {_named(IN_COMBAT)}")
    for step in line.steps:
        kinds = REACHING.get(type(step.node), ()) if step.node is not None else ()
        _refuse(any(not isinstance(m, kinds) for m in step.modifiers), f"here may follow: {_named(kinds) or 'nothing'}")
        chosen = any(isinstance(m, words.Ally | words.SelfOrAlly) for m in step.modifiers)
        far = any(isinstance(m, words.Reach) for m in step.modifiers)
        _refuse(isinstance(step.node, words.Heal) and far and not chosen, "only an ally is healed at a range")
        _refuse(any(isinstance(m, words.LevelMore) and m.by < 0 for m in step.modifiers), "the level is the current one or higher")


def _lasting(line: Line) -> None:
    """Effects that are always in force."""
    _refuse(line.price is not None, "what is always in force has no price")
    _steps(line, words.LASTING, "what is always in force")
    _refuse(any(isinstance(c, IN_COMBAT) for c in line.conditions), f"only in a combat: {_named(IN_COMBAT)}")
    for step in line.steps:
        match step.node:
            case words.Charge() | words.SafeShot():
                _rolls(step.modifiers, attacking=True)
                _refuse(any(isinstance(m, words.Repeat) for m in step.modifiers), "only what is paid for with symbols can be repeated")
            case _:
                _refuse(step.modifiers, "only Charge and Safe shot have effects of their attack after a comma")
        match step.node:
            case words.MoreHealth(by=by):
                _refuse(line.conditions or by not in (1, 2), "the maximum health is 1 or 2 more, whatever happens")
            case words.MoreActions(by=by) | words.MoreActionsOf(by=by) | words.MoreMovement(by=by):
                _refuse(by < 0, "skills only ever give more")


def _round(line: Line) -> None:
    """An effect that lasts until the End phase: what a skill does in combats, when its owner kills an enemy, or always."""
    _refuse(line.span != "round" or line.uses or line.slots, "an effect lasts for the round, until the End phase, and has no uses")
    _refuse(isinstance(line.price, BLOOD), "what lasts until the End phase is paid for once, without blood")
    at_start = line.trigger is not None and isinstance(line.trigger.moment, words.ActivationStarts)
    never = at_start or any(isinstance(step.node, NOT_FOR_A_ROUND) for step in line.steps)
    _refuse(never, f"for a round there is nothing at the start of an activation, and nothing of: {_named(NOT_FOR_A_ROUND)}")
    skill(replace(line, span=""))


def skill(line: Line) -> None:
    """MD-SKL: a skill of a hero, a class or a card without a use: in a combat, always in force, or at a moment of its owner's activation."""
    _plain(line)
    match line.trigger:
        case None:
            _lasting(line)
        case trigger if isinstance(trigger.moment, WINDOWS):
            _combat(line)
        case trigger if isinstance(trigger.moment, words.ActivationStarts | words.YouKill):
            _at_once(line)
        case _:
            raise LineError("a skill works in a combat, at the start of your activation, when you kill an enemy, or always")


def ability(line: Line) -> None:
    """A class's ability: in a combat of its owner, or between actions, at once or until the End phase; its price is
    experience."""
    if line.span:
        _round(line)
        return
    _plain(line)
    _refuse(isinstance(line.price, SYMBOLS), "an ability is paid for with experience")
    if line.trigger is not None and isinstance(line.trigger.moment, WINDOWS):
        _own_combat(line, "an ability")
        return
    if line.trigger is not None:
        raise LineError("an ability is used in a combat or between actions")
    _at_once(line)


def ability_lines(lines: Sequence[Line]) -> None:
    """An ability is used at one kind of moment, so all its lines begin the same way."""
    moments = {line.trigger.moment if line.trigger is not None and not line.span else None for line in lines}
    _refuse(len(moments) > 1, "all lines of an ability are for attacks, for defence, or between actions")


def _own_combat(line: Line, what: str) -> None:
    """Optional effects: in the combats of their owner, before the wounds are counted."""
    _combat(line)
    _refuse(line.trigger is not None and isinstance(line.trigger.moment, words.AllyDefends), f"{what} is for its owner's own combats")
    _refuse(any(isinstance(c, words.NoWounds) for c in line.conditions), f"{what} is used before the wounds are known")


def gear(line: Line) -> None:
    """The effects of equipment in use: the same as for skills, except that equipment cannot change the maximum health."""
    skill(line)
    _refuse(any(isinstance(step.node, words.MoreHealth) for step in line.steps), "equipment does not change the maximum health")


def consumable(line: Line) -> None:
    """The effects of a consumable that is discarded in a combat."""
    _plain(line)
    _refuse(line.trigger is None or not isinstance(line.trigger.moment, WINDOWS), "a consumable says how it is used: in a combat, or by its use")
    _own_combat(line, "a consumable")


def use(line: Line) -> None:
    """The effects of using an item or a consumable, at once or until the End phase."""
    if line.span:
        _round(line)
        return
    _plain(line)
    if line.trigger is not None or (line.price is not None and not isinstance(line.price, BLOOD)):
        raise LineError("what is used has no moment and no price in symbols")
    _at_once(line)


def drawn(line: Line) -> None:
    """A trap or luck card, at once or until the End phase."""
    if line.span:
        _round(line)
        return
    _plain(line)
    if line.trigger is not None or line.price is not None:
        raise LineError("what happens when a card is drawn has no moment and no price")
    _refuse(line.conditions, "what happens when a card is drawn happens to everybody: it has no conditions")
    _at_once(line)


def enemy(line: Line) -> None:
    """The effects of an enemy's card. An enemy has no choices and no actions, so nothing costs blood, and other effects are
    limited to those that its activations and combats support."""
    skill(line)
    if isinstance(line.price, BLOOD):
        raise LineError("an enemy pays with symbols only")
    moment = line.trigger.moment if line.trigger is not None else None
    if not isinstance(moment, WINDOWS):
        known = LASTING_FOES if moment is None else AT_START_FOES if isinstance(moment, words.ActivationStarts) else AT_KILL_FOES
        if any(not isinstance(step.node, known) for step in line.steps):
            raise LineError(f"an enemy knows here only: {_named(known)}")
        _refuse(any(step.modifiers for step in line.steps), "an enemy does it itself, where it stands")
        friends = any(isinstance(step.node, words.All) and step.node.whom not in ("enemy", "enemies") for step in line.steps)
        _refuse(friends, "an enemy wounds only its enemies, the heroes")
    _refuse(any(isinstance(n, HEROIC) for n in line.modifiers), f"an enemy has no use for: {_named(HEROIC)}")
    _refuse(any(isinstance(c, NEVER) for c in line.conditions), f"for an enemy it never holds: {_named(NEVER)}")


def event(line: Line) -> None:
    """An event happens outside any activation, just before the End phase."""
    _plain(line)
    drawn(line)
    _refuse(any(isinstance(step.node, words.ExtraAction) for step in line.steps), "there are no more actions outside activations")


def _plain(line: Line) -> None:
    if line.span or line.uses or line.slots:
        raise LineError("only what is used, drawn or done as an ability lasts for a round, and nothing has uses")
