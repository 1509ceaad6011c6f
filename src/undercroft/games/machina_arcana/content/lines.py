"""What the rules read from lines of card text, looked up once per line: its steps, its price, its target symbols, what it keeps in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from undercroft.language.lines import Line, Step
from undercroft.language.vocabulary import Node

from . import words
from .legality import all_steps, nodes

LINES = 8192
"""How many lines are remembered."""


class Source(NamedTuple):
    """What a passive ability keeps in force."""

    node: Node
    whom: Node | None
    """Whom it affects, if not only the card's own unit."""
    conditions: tuple[Node, ...]


@lru_cache(maxsize=LINES)
def steps_of(line: Line) -> tuple[Step, ...]:
    """The steps of a line with a node each, in the order in which effects in force are numbered."""
    return tuple(nodes(line))


@lru_cache(maxsize=LINES)
def cumulative(line: Line) -> tuple[Step, ...]:
    """MA-EFF-06: the steps of a line that wait until they have come up so many times, in order."""
    return tuple(step for step in all_steps(line) if step.every)


@lru_cache(maxsize=LINES)
def prices(line: Line) -> Mapping[type[Node], int]:
    """MA-ABL-08: what an active ability costs."""
    terms = [node for node in (line.price, *line.terms) if isinstance(node, words.PRICES)]
    return {type(node): getattr(node, "value", 1) for node in terms}


@lru_cache(maxsize=LINES)
def reach_of(line: Line) -> Node | None:
    """MA-ABL-12: the target symbol of an ability, if it has one."""
    return next((node for node in line.terms if isinstance(node, words.REACHES)), None)


def how_far(reach: Node | None, longer: int = 0) -> int:
    """MA-RNG-01 … 03, MA-RNG-08, MA-RNG-13: how many spaces away a target symbol reaches, if ranged ones reach so much further; 1 for melee, and
    without a symbol."""
    match reach:
        case words.InRange(spaces=spaces) | words.InFreeRange(spaces=spaces) | words.SecondRange(spaces=spaces):
            return max(0, spaces + longer)
    return 1


@lru_cache(maxsize=LINES)
def second_reach(line: Line) -> Node | None:
    """MA-RNG-13: the second target symbol of an ability, if it has two."""
    return next((node for node in line.terms if isinstance(node, words.SecondRange)), None)


@lru_cache(maxsize=LINES)
def destroyed_for(line: Line) -> str:
    """MA-ABL-11: the kind of space that an ability destroys as its price; empty for most."""
    return next((node.space for node in (line.price, *line.terms) if isinstance(node, words.PayDestroy)), "")


@lru_cache(maxsize=LINES)
def beside_space(line: Line) -> str:
    """MA-WRD-13: the kind of space that the target symbol chooses, to affect a monster beside it; empty for most."""
    return next((m.space for step in steps_of(line) for m in step.modifiers if isinstance(m, words.OnBeside)), "")


@lru_cache(maxsize=LINES)
def ranged(line: Line) -> bool:
    """MA-EQP-18: whether a line has a ranged target symbol."""
    return isinstance(reach_of(line), (words.InRange, words.InFreeRange))


def item_of(line: str) -> str:
    """The item that a line is on, by the id of the line, such as `item/scarrer/active/0`; empty for other cards."""
    kind, _, rest = line.partition("/")
    return rest.partition("/")[0] if kind == "item" else ""


def sources(passive: Iterable[Line]) -> tuple[Source, ...]:
    """MA-EFF-01: what the passive abilities of a card keep in force; nothing if they wait for a moment."""
    return tuple(
        Source(step.node, step.modifiers[0] if step.modifiers else None, line.conditions)
        for line in passive
        if line.trigger is None
        for step in nodes(line)
        if step.node is not None
    )
