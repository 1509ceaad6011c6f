"""Items: how many may be carried, and when each may be used."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.language.vocabulary import Node

from ..content import words
from ..content.model import Item

HANDS = {"one-hand": 1, "two-hands": 2}
"""How many hands an item needs."""


def small_items(level: int) -> int:
    """BB-ITM-05, BB-GEN-05, BB-CMP-06, GH-ITC-05: the number of small items allowed, half the level rounded up."""
    return (level + 1) // 2


def hands_free(kinds: Iterable[str], new: str) -> bool:
    """BB-ITM-03, GH-ITC-04: whether there are hands left for an item: two in all."""
    return sum([HANDS.get(kind, 0) for kind in kinds]) + HANDS[new] <= 2


def fits(qualifiers: Iterable[Node], ranged: bool, single: bool) -> bool:
    """BB-ITM-19, GH-ITM-06: whether the qualifiers of a trigger match an attack."""
    for q in qualifiers:
        if (isinstance(q, words.Melee) and ranged) or (isinstance(q, words.Ranged) and not ranged) or (isinstance(q, words.Single) and not single):
            return False
    return True


def reacts(item: Item, moment: type[Node], ranged: bool = False, single: bool = True) -> bool:
    """BB-ITM-19, GH-ITC-13, GH-ITM-01, GH-ITM-06: whether the text of an item allows using it at this moment, and with an attack like this one."""
    trigger = item.effect.line.trigger if item.effect is not None else None
    return trigger is not None and isinstance(trigger.moment, moment) and (not trigger.qualifiers or fits(trigger.qualifiers, ranged, single))
