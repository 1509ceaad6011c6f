"""Which modifiers the rules of both games carry out with which abilities. A line with any other would read well and do nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undercroft.language.vocabulary import Node

from . import words

Kinds = tuple[type[Node], ...]


class Takes(NamedTuple):
    """What may follow an ability: modifiers after a comma, and those that a price inside the line can buy."""

    after: Kinds = ()
    bought: Kinds = ()


Table = Mapping[type[Node], Takes]
"""By ability; one that is not listed takes nothing."""
AIM: Kinds = (words.Range, words.RangeBonus, words.Targets, words.MoreTargets, words.TargetAll)
WHOM: Kinds = (words.Self, words.Ally)
ON_TARGET: Kinds = (words.Push, words.Pull, words.Give)
STRIKE: Kinds = (words.AttackBonus, words.Advantage, words.Pierce, *ON_TARGET, words.GiveSelf, words.HealSelf)
"""What a single attack takes from wherever it comes: the ability, a bonus, an item or a monster's card."""
MOVING: Kinds = (words.MoveBonus, words.Jump)


def listed(kinds: Iterable[type[Node]]) -> str:
    """Kinds of phrases as a person writes them."""
    return ", ".join(kind.written() for kind in dict.fromkeys(kinds)) or "nothing"
