"""What is in force for a unit: the sum of passive abilities and lasting effects (MA-ATR, MA-ABL-18, MA-LST)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.language.vocabulary import Node

from . import words

LOWEST, HIGHEST = 0, 9
"""MA-ATR-03."""


class Traits:
    """What is in force for one unit now."""

    __slots__ = (
        "aims", "aims_at_ethereal", "armor", "counts", "ethereal", "immobile", "lower", "magic", "melee", "moves", "ranges", "reroll", "rolls",
        "safe", "stamina", "will",
    )  # fmt: skip

    def __init__(self, armor: int, will: int, stamina: int) -> None:
        self.armor, self.will, self.stamina = armor, will, stamina
        self.rolls: list[int] = []
        """MA-ATK-07: what is added to all attack rolls."""
        self.melee: list[int] = []
        self.magic: list[int] = []
        """MA-ATK-17: what is added to magical attack rolls."""
        self.counts: list[tuple[str, str]] = []
        """MA-FLD-07: spaces that it may count as others, by the words of card text."""
        self.ranges = 0
        self.ethereal = self.immobile = self.aims_at_ethereal = self.lower = self.safe = self.reroll = False
        self.moves: set[str] = set()
        self.aims: set[str] = set()

    def add(self, node: Node) -> None:
        """Take one effect into account."""
        match node:
            case words.Armor(by=by):
                self.armor += by
            case words.Will(by=by):
                self.will += by
            case words.Rolls(by=by):
                self.rolls.append(by)
            case words.MeleeRolls(by=by):
                self.melee.append(by)
            case words.MagicRolls(by=by):
                self.magic.append(by)
            case words.MaxStamina(by=by):
                self.stamina += by
            case words.CountAs(space=space, other=other):
                self.counts.append((space, other))
            case words.Ranges(by=by):
                self.ranges += by
            case words.Ethereal():
                self.ethereal = True
            case words.Immobile():
                self.immobile = True
            case words.MoveThrough(through=through):
                self.moves.update(through)
            case words.TargetThrough(through=through):
                self.aims.update(through)
            case words.TargetEthereal():
                self.aims_at_ethereal = True
            case words.LowerAttribute():
                self.lower = True
            case words.NoHealthLoss():
                self.safe = True
            case words.RerollBlanks():
                self.reroll = True

    def bound(self) -> Traits:
        """MA-ATR-03: attributes stay between 0 and 9."""
        self.armor, self.will, self.stamina = (min(HIGHEST, max(LOWEST, v)) for v in (self.armor, self.will, self.stamina))
        return self


class Source(NamedTuple):
    """A passive effect with the card it is on."""

    line: str
    step: int
    node: Node
    whom: Node | None
    """Whom it affects, if not only the card's own unit."""
    conditions: tuple[Node, ...]
