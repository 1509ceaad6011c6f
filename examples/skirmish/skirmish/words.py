"""The card language of Skirmish: one class per phrase, used for reading, printing and `undercroft words`."""

from __future__ import annotations

from typing import ClassVar

from undercroft.language.lines import Step, Vocabulary
from undercroft.language.vocabulary import Lexicon, Node


class Move(Node, frozen=True):
    PHRASE: ClassVar[str] = "move {points}"
    HELP: ClassVar[str] = "Enter up to so many hexes."
    ICON: ClassVar[str] = "walking-boot"
    points: int


class Strike(Node, frozen=True):
    PHRASE: ClassVar[str] = "strike {damage}"
    HELP: ClassVar[str] = "Attack an enemy on an adjacent hex."
    ICON: ClassVar[str] = "broadsword"
    damage: int


class Shoot(Node, frozen=True):
    PHRASE: ClassVar[str] = "shoot {damage}"
    HELP: ClassVar[str] = "Attack an enemy in sight, up to three hexes away."
    ICON: ClassVar[str] = "high-shot"
    damage: int


class Mend(Node, frozen=True):
    PHRASE: ClassVar[str] = "mend {health}"
    HELP: ClassVar[str] = "Heal yourself or a hero on an adjacent hex."
    ICON: ClassVar[str] = "healing"
    health: int


class Range(Node, frozen=True):
    PHRASE: ClassVar[str] = "range {hexes}"
    HELP: ClassVar[str] = "Reach so many hexes."
    hexes: int


class AllTargets(Node, frozen=True):
    PHRASE: ClassVar[str] = "all targets"
    HELP: ClassVar[str] = "Attack every enemy within reach."


CARD_TEXT = Vocabulary(steps=Lexicon("ability", [Move, Strike, Shoot, Mend]), modifiers=Lexicon("modifier", [Range, AllTargets]))


def reach(step: Step) -> int:
    """SK-ATK-01, SK-MND-01: how far a step reaches."""
    usual = 3 if isinstance(step.node, Shoot) else 1
    return next((word.hexes for word in step.modifiers if isinstance(word, Range)), usual)
