"""What a line of card text may say, by the type of ability (MA-ABL)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Step

from .schema import EventText, ExplorerText, ItemText, MonsterText
from .words import (
    AT_ONCE,
    ENDS,
    IN_FORCE,
    OUTCOMES,
    PRICES,
    REACHES,
    DiscardThis,
    EffectRoll,
    IsDestroyed,
    OnWithin,
    PayDestroy,
    PayMarker,
    PayThis,
    RaiseLevel,
)

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
    for step in nodes(line):
        kept = isinstance(step.node, IN_FORCE)
        _refuse(step.lasting and step.every, "a cumulative effect that lasts stands in brackets: '3x (lasting 1x armor +1)'")
        _refuse(step.lasting and not kept, "only what stays in force can last")
    reaches = [term for term in line.terms if isinstance(term, REACHES)]
    _refuse(len(reaches) > 1, "an ability has one target symbol")


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
        _refuse(line.trigger.word != "when", "a moment follows 'When'")
        ends = isinstance(line.trigger.moment, ENDS)
        _refuse(ends and any(not isinstance(step.node, OUTCOMES) for step in line.steps), "this decides the endgame and nothing else")
        _at_once(line)
        return
    for step in all_steps(line):
        _refuse(step.node is None or step.every, "what is in force is said plainly; a condition stands before a colon: 'If adjacent to a wall: …'")
        _refuse(isinstance(step.node, AT_ONCE), "this happens once; a passive ability keeps something in force or begins with 'When'")
        _refuse(step.lasting, "a passive ability is in force as long as its card is in play")


def enters(line: Line) -> None:
    """MA-ABL-19: an enters-play ability is carried out once."""
    _common(line)
    _refuse(line.price is not None or line.trigger is not None, "an enters-play ability has neither a price nor a moment")
    _at_once(line)


def _at_once(line: Line) -> None:
    for step in nodes(line):
        _refuse(isinstance(step.node, IN_FORCE) and not step.lasting, "this must last: 'Lasting 1x …'")


def on_card(card: Struct, line: Line) -> None:
    """MA-DIS-02, MA-RNG-17, MA-THR-03, MA-THR-13: what a line cannot say on this card, or on any."""
    kept = not isinstance(card, ItemText) and not (isinstance(card, EventText) and card.personal)
    leaves = any(isinstance(node, PayThis) for node in (line.price, *line.terms)) or any(isinstance(step.node, DiscardThis) for step in nodes(line))
    _refuse(kept and leaves, "only items and personal events are discarded")
    in_force = [step for step in nodes(line) if isinstance(step.node, IN_FORCE) and not step.lasting]
    near = any(isinstance(modifier, OnWithin) for step in in_force for modifier in step.modifiers)
    owned = isinstance(card, (ExplorerText, MonsterText, ItemText)) or not kept
    _refuse(near and not owned, "a card that belongs to nobody is at no place: 'within range' has no meaning on it")
    others = isinstance(card, MonsterText) or (isinstance(card, EventText) and card.kind == "horror")
    paid = any(isinstance(node, (PayDestroy, PayMarker)) for node in (line.price, *line.terms))
    _refuse(others and paid, "monsters do not pay with markers or spaces")
    dies = line.trigger is not None and isinstance(line.trigger.moment, IsDestroyed)
    _refuse(dies and not isinstance(card, MonsterText), "only a monster card is what 'this is destroyed' speaks of")
    levels = [step.node.level for step in nodes(line) if isinstance(step.node, RaiseLevel)]
    _refuse(any(level > HIGHEST_LEVEL for level in levels), f"the monster level rises to {HIGHEST_LEVEL} at most")
