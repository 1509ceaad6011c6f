"""Where balance is measured: scenarios with parties of one size at one level, and the set-ups played there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.contract import Module
from undercroft.kernel.rules import Rules
from undercroft.presentation.pairs import spread

from ..setups import weighed_setups

Setups = Sequence[Mapping[str, Any]]
Cell = tuple[str, int]
"""A scenario and the number of characters that play it."""


class Place(NamedTuple):
    """A scenario, the number of characters that play it, and their level."""

    scenario: str
    size: int
    level: int

    def __str__(self) -> str:
        level = f" at level {self.level}" if self.level > 1 else ""
        return f"{self.scenario} with {self.size} character{'s' if self.size > 1 else ''}{level}"


def cells_of(setups: Setups) -> dict[Cell, Setups]:
    """Group set-ups by scenario and party size, keeping their order."""
    found: dict[Cell, list[Mapping[str, Any]]] = {}
    for setup in setups:
        found.setdefault((setup["scenario"], len(setup["characters"])), []).append(setup)
    return dict(found)


def places_of(levels: Mapping[int, Setups]) -> dict[Place, Setups]:
    """The places that these set-ups, by level, belong to, in order, and for each a few set-ups in which all characters appear about equally often."""
    found = {Place(*cell, level): some for level, setups in levels.items() for cell, some in cells_of(spread(setups)).items()}
    scenarios = list(dict.fromkeys(place.scenario for place in found))
    return {place: found[place] for place in sorted(found, key=lambda place: (scenarios.index(place.scenario), place.level, place.size))}


def declared(module: Module, rules: Rules[Any]) -> dict[Place, Setups]:
    """All places that the game wants measured."""
    return places_of(weighed_setups(module, rules))


def only(module: Module, rules: Rules[Any], scenario: str) -> dict[Place, Setups]:
    """The places of one scenario, even if the game does not want it measured."""
    found = {place: setups for place, setups in declared(module, rules).items() if place.scenario == scenario}
    return found or places_of({1: [setup for setup in module.setups(rules) if setup["scenario"] == scenario]})
