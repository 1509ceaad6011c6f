"""What may stand where: every line of a pack is held to what the rules can carry out in its place."""

from __future__ import annotations

from undercroft.language.grammar import LineError
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from . import words

Kinds = tuple[type[Node], ...]
WINDOWS: Kinds = (words.YouAttack, words.YouDefend, words.AllyDefends)
BLOOD: Kinds = (words.Bloodlust, words.BloodSacrifice)


def _named(kinds: Kinds) -> str:
    return ", ".join(k.PHRASE for k in kinds)


def _combat(line: Line) -> None:
    """MD-EFF-01 … 04, MD-ENC-02: an effect in a combat: for its own side, with a price in symbols or none."""
    assert line.trigger is not None
    attacking = isinstance(line.trigger.moment, words.YouAttack)
    if line.trigger.word != "when":
        raise LineError("what works in a combat begins with 'When you attack' or 'When you defend'")
    if not line.modifiers:
        raise LineError("the line does nothing")
    own = "swords" if attacking else "shields"
    for node in line.modifiers:
        if not isinstance(node, words.COMBAT):
            raise LineError(f"{type(node).PHRASE!r} has no meaning in a combat")
        match node:
            case words.Points(points=points) if points != own:
                raise LineError(f"{points} are not of this side; what is: {own}")
            case words.TheirPoints(side=side) | words.TheirDice(side=side) | words.TheirPoolDice(side=side):
                if (side == "defender") != attacking:
                    raise LineError(f"the {side} is this side itself")
                if node.by > 0:
                    raise LineError("the other side is only ever weakened: the number is negative")
            case words.Wounds() | words.Double() | words.HitBoss() | words.WoundOthers() | words.NoDefence() if not attacking:
                raise LineError(f"{type(node).PHRASE!r} is for attacks")
            case words.Repeat() if line.price is None:
                raise LineError("only what is paid for can be repeated")


def _at_once(line: Line) -> None:
    if not line.steps or any(not isinstance(step.node, words.AT_ONCE) for step in line.steps):
        raise LineError(f"what is done at once: {_named(words.AT_ONCE)}")


def _lasting(line: Line) -> None:
    if line.price is not None:
        raise LineError("what is always in force has no price")
    for step in line.steps:
        if not isinstance(step.node, words.LASTING):
            raise LineError(f"what is always in force: {_named(words.LASTING)}")
        if step.modifiers and not isinstance(step.node, words.Charge | words.SafeShot):
            raise LineError("only Charge and Safe shot have effects of their attack after a comma")
        if any(not isinstance(m, words.COMBAT) for m in step.modifiers):
            raise LineError("after Charge and Safe shot stands what works in their attack")


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
    """MD-ABL-01, MD-ABL-04: a class's ability: in a combat, or at once between actions; its price is the experience."""
    _plain(line)
    if line.trigger is not None and isinstance(line.trigger.moment, WINDOWS):
        _combat(line)
        return
    if line.trigger is not None:
        raise LineError("an ability is used in a combat or between actions")
    _at_once(line)


def gear(line: Line) -> None:
    """MD-EQP-12: what equipment does while it is in use: like a skill."""
    skill(line)


def use(line: Line) -> None:
    """MD-EQP-09, MD-EQP-10: what an item or a consumable does when it is used."""
    _plain(line)
    if line.trigger is not None or (line.price is not None and not isinstance(line.price, BLOOD)):
        raise LineError("what is used has no moment and no price in symbols")
    _at_once(line)


def drawn(line: Line) -> None:
    """MD-PIC-10: a trap or a stroke of luck."""
    _plain(line)
    if line.trigger is not None or line.price is not None:
        raise LineError("what happens when a card is drawn has no moment and no price")
    _at_once(line)


def enemy(line: Line) -> None:
    """MD-ENM-08 … 12: what an enemy's card does; it has no choices, so nothing is paid with blood."""
    skill(line)
    if isinstance(line.price, BLOOD):
        raise LineError("an enemy pays with symbols only")


def event(line: Line) -> None:
    """MD-EVT-01."""
    drawn(line)


def _plain(line: Line) -> None:
    if line.span or line.uses or line.slots:
        raise LineError("a line has no life span and no uses in this game")
