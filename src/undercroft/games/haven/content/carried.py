"""Refuses modifiers that the rules do not carry out with an ability. A line with one would read well and do nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undercroft.language.grammar import Idle, LineError
from undercroft.language.lines import Step, Vocabulary
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


class ModifierCheck:
    """Checks the modifiers of lines in one game's vocabulary."""

    def __init__(self, text: Vocabulary) -> None:
        self.text = text

    def modifiers(self, nodes: Iterable[Node], kinds: Kinds, where: str, remedy: bool = False) -> None:
        """Refuse modifiers other than these. `remedy` means to say what to write instead."""
        for node in nodes:
            if not isinstance(node, kinds):
                said = self.text.modifiers.show(node)
                raise Idle(f"{said!r} does nothing {where}; what can stand here: {listed(kinds)}{self.instead(node) if remedy else ''}")

    def instead(self, node: Node) -> str:
        """How to write a modifier as a line of its own."""
        match node:
            case words.GiveSelf(condition=condition):
                line = f"{condition.capitalize()}, self"
            case words.HealSelf(value=value):
                line = f"Heal {value}, self"
            case words.Give() | words.Push() | words.Pull():
                line = self.text.modifiers.show(node).capitalize()
            case _:
                return ""
        return f"; write '{line}' as a line of its own"

    def step(self, step: Step, table: Table, said: str, more: Kinds = ()) -> None:
        """Refuse what is not carried out with this ability. `said` is the ability as it was written; `more` may follow it besides."""
        takes = next((takes for kind, takes in table.items() if isinstance(step.node, kind)), Takes())
        self.modifiers(step.modifiers, (*takes.after, *more), f"after {said!r}", remedy=True)
        for rider in step.riders:
            if not takes.bought:
                able = listed(kind for kind, kept in table.items() if kept.bought)
                raise LineError(f"a price with a colon inside a line can go with: {able}; put it before the line instead")
            self.modifiers(rider.modifiers, takes.bought, f"when it is paid for with {said!r}")

