"""Lines of card text, prepared for play. Used by both Gloomhaven games."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from .mods import NO_MODS, Mods


class RiderSpec(NamedTuple):
    """A conditional effect: what it costs and what it gives (BB-ADD-02, BB-ELM-14, GH-ELM-06)."""

    price: Node
    mods: Mods


class Spec(Struct, frozen=True, eq=False):
    """A step ready to be performed: its node, its combined modifiers and its riders."""

    node: Node
    mods: Mods = NO_MODS
    riders: tuple[RiderSpec, ...] = ()
    inner: tuple[Spec, ...] = ()
    must: bool = False


class Ability(Struct, frozen=True, eq=False):
    """One line of an action (BB-ACT-05, GH-GEN-08). Events and bonuses refer to it by its id."""

    id: str
    line: Line
    specs: tuple[Spec, ...]
    mods: Mods = NO_MODS
    """What a bonus adds to another ability: `When you attack: attack +1`."""

    @property
    def active(self) -> bool:
        """Whether this is a round bonus or a persistent bonus (BB-BON-01, GH-ACT-01)."""
        return bool(self.line.span)
