"""What a line of card text may say, by the type of ability (MA-ABL)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Step, Trigger
from undercroft.language.vocabulary import Node

from .schema import EventText, ExplorerText, ItemText, MonsterText
from .words import (
    AFTER,
    AT_ONCE,
    ENDS,
    IN_FORCE,
    OF_EXPLORERS,
    OUTCOMES,
    PRICES,
    REACHES,
    Attack,
    DamageDealt,
    DealsDamage,
    DiscardThis,
    EffectRoll,
    EvadeAsOwner,
    IsDestroyed,
    KillsWithThis,
    LastHealth,
    Magic,
    MoveTarget,
    On,
    OnBeside,
    OnWithin,
    PayPutAway,
    PayThis,
    RaiseLevel,
    SecondRange,
    TakesDamage,
    TargetMoves,
    WorkDoor,
)

FIGHTS: tuple[type[Node], ...] = (*AFTER, DealsDamage, TakesDamage)
"""Moments of an attack."""
AT_TARGET = (MoveTarget, TargetMoves, WorkDoor)
"""Words that are about the target of a symbol."""
HIGHEST_LEVEL = 5
"""MA-THR-03."""


def all_steps(line: Line) -> Iterator[Step]:
    """All steps of a line, those inside others too."""

    def within(steps: tuple[Step, ...]) -> Iterator[Step]:
        for step in steps:
            yield step
            yield from within(step.inner)
            if step.otherwise is not None:
                yield from within((step.otherwise,))

    yield from within(line.steps)


def nodes(line: Line) -> Iterator[Step]:
    """The steps of a line that have a node."""
    return (step for step in all_steps(line) if step.node is not None)


def _refuse(wrong: object, why: str) -> None:
    if wrong:
        raise LineError(why)


def _common(line: Line) -> None:
    """What no line of this game has."""
    _refuse(line.span or line.uses or line.slots, "an effect that lasts is written 'Lasting 1x armor -1', a cumulative one '3x gain 1 essence'")
    _refuse(line.modifiers, "what happens at a moment is written as steps")
    rolls = any(isinstance(condition, EffectRoll) for condition in line.conditions)
    _refuse(rolls, "an effect roll is made when it matters: '… : if effect roll 7 then …'")
    dealt = any(isinstance(condition, DamageDealt) for condition in line.conditions)
    asked = dealt or any(isinstance(step.condition, DamageDealt) for step in all_steps(line))
    attacks = any(isinstance(step.node, (Attack, Magic)) for step in line.steps)
    _refuse(dealt or (asked and not attacks), "damage is dealt by an attack before it: 'attack 1/1; if damage was dealt then …'")
    _refuse(any(step.will == "must" for step in all_steps(line)), "what a card says is done; only 'may' leaves a choice")
    for step in nodes(line):
        kept = isinstance(step.node, IN_FORCE)
        _refuse(step.lasting and step.every, "a cumulative effect that lasts stands in brackets: '3x (lasting 1x armor +1)'")
        _refuse(step.lasting and not kept, "only what stays in force can last")
    reaches = [term for term in line.terms if isinstance(term, REACHES)]
    _refuse(len(reaches) > 1, "an ability has one target symbol")
    _whom(line, bool(reaches))


def _whom(line: Line, aimed: bool) -> None:
    """MA-ABL-12, MA-RNG-13, MA-EFF-02: a line speaks of a target, an attacker or an evader only if it has one."""
    said = [modifier.whom for step in nodes(line) for modifier in step.modifiers if isinstance(modifier, On)]
    beside = any(isinstance(modifier, OnBeside) for step in nodes(line) for modifier in step.modifiers)
    needs = "the target" in said or beside or any(isinstance(step.node, AT_TARGET) for step in nodes(line))
    _refuse(needs and not aimed, "no target symbol chooses this target: 'Pay 1 stamina, melee: …' or 'range 3'")
    second = any(isinstance(term, SecondRange) for term in line.terms)
    _refuse("the second target" in said and not second, "no second target symbol chooses this target: 'range 3, second range 3'")
    moment = line.trigger.moment if line.trigger is not None else None
    attacked = isinstance(moment, (*FIGHTS, IsDestroyed))
    _refuse("the attacker" in said and not attacked, "there is an attacker only when there is an attack, damage, or this is destroyed")
    _refuse("the evader" in said and not isinstance(moment, FIGHTS), "there is an evader only when somebody attacks, or damage is dealt or taken")


def active(line: Line) -> None:
    """MA-ABL-07, MA-ABL-08: an active ability has a price, and its effects happen once or last."""
    _common(line)
    _refuse(line.price is None, "an active ability has a price: 'Pay 2 stamina: …'")
    _refuse(line.trigger is not None, "an active ability waits for no moment; write it under 'passive'")
    kinds = [type(node) for node in (line.price, *line.terms) if isinstance(node, PRICES)]
    _refuse(len(set(kinds)) != len(kinds), "a price names each thing once")
    _at_once(line)


def passive(line: Line) -> None:
    """MA-ABL-18, MA-EFF-01, MA-EFF-02: a passive ability is in force, or waits for a moment."""
    _common(line)
    _refuse(line.price is not None, "a passive ability has no price")
    if line.trigger is not None:
        _moment(line.trigger)
        ends = isinstance(line.trigger.moment, ENDS)
        _refuse(ends and line.conditions, "this has no further condition")
        _refuse(ends and any(not isinstance(step.node, OUTCOMES) for step in line.steps), "this decides the endgame and nothing else")
        _at_once(line)
        return
    for step in all_steps(line):
        _refuse(step.node is None or step.every, "what is in force is said plainly; a condition stands before a colon: 'If adjacent to a wall: …'")
        _refuse(isinstance(step.node, AT_ONCE), "this happens once; a passive ability keeps something in force or begins with 'When'")
        _refuse(step.lasting, "a passive ability is in force as long as its card is in play")
        _refuse(step.will, "what is in force leaves no choice")


def _moment(trigger: Trigger) -> None:
    """MA-EFF-02: how a moment is said."""
    last = isinstance(trigger.moment, LastHealth)
    _refuse(last and trigger.word != "instead of", "something else happens: 'Instead of losing your last health: …'")
    allowed = ("instead of",) if last else ("when", "after") if isinstance(trigger.moment, AFTER) else ("when",)
    _refuse(trigger.word not in allowed, "a moment follows 'When'" + (" or 'After'" if len(allowed) > 1 else ""))


def enters(line: Line) -> None:
    """MA-ABL-19: an enters-play ability is carried out once."""
    _common(line)
    _refuse(line.price is not None or line.trigger is not None, "an enters-play ability has neither a price nor a moment")
    _at_once(line)


def _at_once(line: Line) -> None:
    for step in nodes(line):
        _refuse(isinstance(step.node, IN_FORCE) and not step.lasting, "this must last: 'Lasting 1x …'")


def on_card(card: Struct, line: Line) -> None:
    """MA-DIS-02: what a line cannot say on this card, or on any."""
    kept = not isinstance(card, ItemText) and not (isinstance(card, EventText) and card.personal)
    leaves = any(isinstance(node, PayThis) for node in (line.price, *line.terms)) or any(isinstance(step.node, DiscardThis) for step in nodes(line))
    _refuse(kept and leaves, "only items and personal events are discarded")
    in_force = [step for step in nodes(line) if isinstance(step.node, IN_FORCE) and not step.lasting]
    near = any(isinstance(modifier, OnWithin) for step in in_force for modifier in step.modifiers)
    owned = isinstance(card, (ExplorerText, MonsterText, ItemText)) or not kept
    _refuse(near and not owned, "a card that belongs to nobody is at no place: 'within range' has no meaning on it")
    others = isinstance(card, MonsterText) or (isinstance(card, EventText) and card.kind == "horror")
    said = [line.price, *line.terms, *(step.node for step in nodes(line)), *([line.trigger.moment] if line.trigger is not None else [])]
    _refuse(others and any(isinstance(node, OF_EXPLORERS) for node in said), "monsters have no items or markers, and do not pay with spaces")
    equipped = isinstance(card, ItemText) and card.type != "consumable"
    _refuse(any(isinstance(node, PayPutAway) for node in said) and not equipped, "only an item that is equipped can be put in inventory as a price")
    weapon = isinstance(card, ItemText) and card.type == "weapon"
    _refuse(any(isinstance(node, KillsWithThis) for node in said) and not weapon, "only a weapon can say 'this weapon'")
    _refuse(any(isinstance(node, EvadeAsOwner) for node in said) and not owned, "a card that belongs to nobody has no owner")
    dies = line.trigger is not None and isinstance(line.trigger.moment, IsDestroyed)
    _refuse(dies and not isinstance(card, MonsterText), "only a monster card is what 'this is destroyed' speaks of")
    levels = [step.node.level for step in nodes(line) if isinstance(step.node, RaiseLevel)]
    _refuse(any(level > HIGHEST_LEVEL for level in levels), f"the monster level rises to {HIGHEST_LEVEL} at most")
