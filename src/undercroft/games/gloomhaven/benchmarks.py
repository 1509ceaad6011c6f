"""Benchmarks specific to this game: how fast the solver is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec

from undercroft.grid import area, hexes, sight, topology
from undercroft.kernel.chance import SEEDED, Chance
from undercroft.kernel.table import Table

from .game import Gloom
from .module import GloomRules
from .state import Unit
from .thinking import Doing, card_of, foci, known_mind, move_ends

GAMES = 3
"""How many random games to take positions from, for each scenario."""
COLD = 150
"""How many positions to solve with empty caches."""
STEPS = 4_000
"""How many choices into a random game positions may be taken."""


class Thought(NamedTuple):
    """A monster at the start of its turn, and its card."""

    game: Gloom
    figure: Unit

    def solve(self) -> float:
        """Time in milliseconds to find its foci and all equally good hexes for each."""
        began = time.process_time()
        doing = Doing(self.figure, card_of(self.game, self.figure), 0)
        for focus in foci(self.game, doing):
            move_ends(self.game, doing, focus)
        return (time.process_time() - began) * 1e3


def benchmarks(rules: GloomRules) -> list[tuple[str, str, Callable[[], list[float]]]]:
    """Each benchmark as a name, a unit, and a function that returns samples."""
    return [("solve warm", "ms", partial(_warm, rules)), ("solve cold", "ms", partial(_cold, rules))]


def _thoughts(rules: GloomRules) -> Iterator[Thought]:
    """Positions from random four-player games, with the monsters that have a card and may move."""
    party = list(rules.content.classes)[:4]
    for scenario in rules.content.scenarios:
        for seed in range(GAMES):
            table = Table(rules, {"scenario": scenario, "characters": party}, seed)
            chance = Chance(~seed & 0xFFFF)
            for _ in range(STEPS):
                decision = table.decision
                if decision is None:
                    break
                table.choose(decision.options[chance.below(len(decision.options))].key, decision.seat)
            for mark in table.marks:
                state = msgspec.msgpack.decode(mark.data, type=rules.state_type)
                if state.phase == "turns" and state.turn is None:
                    yield from _monsters(rules.game(state, SEEDED, None))


def _monsters(game: Gloom) -> Iterator[Thought]:
    for figure in game.monsters():
        if card_of(game, figure):
            yield Thought(game, figure)


def _warm(rules: GloomRules) -> list[float]:
    thoughts = list(_thoughts(rules))
    for thought in thoughts:
        thought.solve()
    return [thought.solve() for thought in thoughts]


def _cold(rules: GloomRules) -> list[float]:
    samples = []
    for _, thought in zip(range(COLD), _thoughts(rules)):
        _forget()
        thought.game.survey()
        samples.append(thought.solve())
    return samples


def _forget() -> None:
    """Clear all caches about maps."""
    for module in (area, hexes, sight, topology):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()
    known_mind.cache_clear()
