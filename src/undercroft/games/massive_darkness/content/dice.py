"""The four dice, their faces, and pools of them (MD-DIE)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple


class Face(NamedTuple):
    """MD-DIE-04: swords or shields, and possibly a symbol."""

    points: int = 0
    bams: int = 0
    diamonds: int = 0

    @property
    def blank(self) -> bool:
        """MD-TRM-02: a face without any symbol."""
        return self == BLANK


BLANK = Face()
FACES: dict[str, tuple[Face, ...]] = {
    "yellow": (Face(2, bams=1), Face(1), Face(1), Face(1), Face(1), BLANK),
    "red": (Face(3, diamonds=1), Face(2, bams=1), Face(1), Face(1), Face(2, bams=1), BLANK),
    "blue": (Face(2, bams=1), Face(1), BLANK, Face(1), Face(1), BLANK),
    "green": (Face(3, diamonds=1), Face(2, bams=1), BLANK, Face(2, bams=1), Face(1), BLANK),
}
"""MD-DIE-01 … 03: the faces of every die. Face n is opposite face 5 - n (MD-TRM-04, MD-TRM-11): the best face is opposite a blank."""
ATTACK = ("yellow", "red")
DEFENCE = ("blue", "green")
COLOURS = (*ATTACK, *DEFENCE)
LIMIT = 3
"""MD-DIE-06: the most dice of one colour."""
SIDES = 6


def expected(colour: str) -> Fraction:
    """MD-CMB-15: a die's average number of swords or shields."""
    return Fraction(sum(face.points for face in FACES[colour]), SIDES)


def opposite(face: int) -> int:
    """MD-TRM-04, MD-TRM-11: the face on the other side of a die."""
    return SIDES - 1 - face


class Pool(NamedTuple):
    """The number of dice by colour."""

    yellow: int = 0
    red: int = 0
    blue: int = 0
    green: int = 0

    def plus(self, other: Pool) -> Pool:
        """MD-CMB-07: add dice up; negative numbers are kept for now and cut at the end."""
        return Pool(*(a + b for a, b in zip(self, other)))

    def cut(self) -> Pool:
        """MD-DIE-06, MD-DIE-09: at most three dice of a colour; lost dice are not replaced."""
        return self if min(self) >= 0 and max(self) <= LIMIT else Pool(*(max(0, min(LIMIT, n)) for n in self))

    def less(self, taken: Pool) -> Pool:
        """MD-DIE-07, MD-CMB-06: remove dice after the cut; never below zero (MD-CMB-13)."""
        return Pool(*(max(0, a - b) for a, b in zip(self, taken)))

    def of(self, colours: Iterable[str]) -> Pool:
        """Only the dice of these colours."""
        return Pool(**{colour: getattr(self, colour) for colour in colours})

    @property
    def size(self) -> int:
        return sum(self)

    def each(self) -> list[str]:
        """The colour of every die, one by one."""
        return [colour for colour, n in zip(COLOURS, self) for _ in range(n)]


NO_DICE = Pool()
