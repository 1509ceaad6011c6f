"""Which of two modifiers is better, for advantage and disadvantage."""

from __future__ import annotations

from typing import Protocol

from undercroft.games.haven.content import words
from undercroft.games.haven.content.mods import Mods


class Modifier(Protocol):
    """A modifier card that was drawn, or a row of the modifier table."""

    @property
    def value(self) -> int: ...
    @property
    def miss(self) -> bool: ...
    @property
    def double(self) -> bool: ...
    @property
    def mods(self) -> Mods: ...


def worth(modifier: Modifier, attack: int) -> tuple[int, int]:
    """BB-ADV-08: the attack value the modifier would give, before shield and with no minimum. A miss ranks below everything else."""
    if modifier.miss:
        return -1, 0
    return 0, attack * 2 if modifier.double else attack + modifier.value


def sign(mods: Mods) -> int:
    """BB-ADV-07: an effect without a number is either good or bad for the attacker, but has no size."""
    if any(c in words.NEGATIVE for c in mods.give_self):
        return -1
    return int(mods != Mods())


def same_effect(a: Mods, b: Mods) -> int:
    """BB-ADV-08: of two identical effects, the one with the higher number is better. Different effects cannot be compared (0)."""
    numbers = ("pierce", "push", "pull", "heal_self", "more_targets", "attack")
    kinds = [n for n in numbers if getattr(a, n) or getattr(b, n)]
    if a.give != b.give or a.give_self != b.give_self or any(not getattr(a, n) or not getattr(b, n) for n in kinds):
        return 0
    if len(kinds) != 1:
        return 0
    return getattr(a, kinds[0]) - getattr(b, kinds[0])  # type: ignore[no-any-return]


def compare(a: Modifier, b: Modifier, attack: int) -> int:
    """Positive if `a` is better, negative if `b` is. If they are equal or ambiguous (0), the first one rolled is used (BB-ADV-05, BB-ADV-06)."""
    if worth(a, attack) != worth(b, attack):
        return 1 if worth(a, attack) > worth(b, attack) else -1
    if sign(a.mods) != sign(b.mods):
        return sign(a.mods) - sign(b.mods)
    return same_effect(a.mods, b.mods)
