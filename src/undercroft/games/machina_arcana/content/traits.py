"""What is in force for a unit: the sum of passive abilities and lasting effects (MA-ATR, MA-ABL-18, MA-LST)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.language.vocabulary import Node

from . import words

LOWEST, HIGHEST = 0, 9
"""MA-ATR-03."""


FLAGS: Mapping[type[Node], str] = {
    words.Ethereal: "ethereal", words.Immobile: "immobile", words.TargetEthereal: "aims_at_ethereal", words.LowerAttribute: "lower",
    words.NoHealthLoss: "safe", words.RerollBlanks: "reroll", words.FreeChasms: "glides", words.EvadeAsAttacker: "mirrors",
}  # fmt: skip
SUMS: Mapping[type[Node], str] = {words.Armor: "armor", words.Will: "will", words.MaxStamina: "stamina", words.Ranges: "ranges"}
LISTS: Mapping[type[Node], str] = {words.Rolls: "rolls", words.MeleeRolls: "melee", words.MagicRolls: "magic"}
PASSES: Mapping[type[Node], str] = {words.MoveThrough: "moves", words.TargetThrough: "aims"}
"""Where each kind of effect is kept. Those that are missing, such as control, concern no single unit's abilities or are looked up elsewhere."""


class Traits:
    """What is in force for one unit now."""

    __slots__ = (
        "aims", "aims_at_ethereal", "armor", "cheaper", "counts", "ethereal", "glides", "immobile", "lower", "magic", "melee", "mirrors", "moves",
        "ranges", "reroll", "rolls", "safe", "stamina", "will",
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
        self.cheaper: list[tuple[str, int]] = []
        """MA-EXP-13: spaces, with their article, and how much less stamina they cost."""
        self.ranges = 0
        self.ethereal = self.immobile = self.aims_at_ethereal = self.lower = self.safe = self.reroll = self.glides = self.mirrors = False
        self.moves: set[str] = set()
        self.aims: set[str] = set()

    def add(self, node: Node) -> None:
        """Take one effect into account."""
        kind: Any = type(node)
        effect: Any = node
        if kind in FLAGS:
            setattr(self, FLAGS[kind], True)
        elif kind in SUMS:
            setattr(self, SUMS[kind], getattr(self, SUMS[kind]) + effect.by)
        elif kind in LISTS:
            getattr(self, LISTS[kind]).append(effect.by)
        elif kind in PASSES:
            getattr(self, PASSES[kind]).update(effect.through)
        elif kind is words.CountAs:
            self.counts.append((effect.space, effect.other))
        elif kind is words.Cheaper:
            self.cheaper.append((effect.space, effect.by))

    def bound(self) -> Traits:
        """MA-ATR-03: attributes stay between 0 and 9."""
        self.armor = min(HIGHEST, max(LOWEST, self.armor))
        self.will = min(HIGHEST, max(LOWEST, self.will))
        self.stamina = min(HIGHEST, max(LOWEST, self.stamina))
        return self
