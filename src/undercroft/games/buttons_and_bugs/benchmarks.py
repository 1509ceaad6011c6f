"""Benchmarks specific to this game: how fast monsters think."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec

from undercroft.games.haven import words
from undercroft.games.haven.figures import Figure
from undercroft.grid import area, hexes, sight, topology
from undercroft.kernel.chance import SEEDED, Chance
from undercroft.kernel.table import Table

from .content import Column
from .game import Bugs
from .module import BugRules
from .monsters import Doing, focus

GAMES = 6
"""How many random games to take positions from, for each pair of scenario and character."""
COLD = 150
"""How many positions to solve with empty caches."""


class Thought(NamedTuple):
    """A monster that is ready to act, with the moves of its column: line, points, jump."""

    game: Bugs
    figure: Figure
    column: Column
    moves: tuple[tuple[int, int, bool], ...]

    def solve(self) -> float:
        """Time in milliseconds for all movement decisions of its turn."""
        began = time.process_time()
        for at, points, jump in self.moves:
            focus(self.game, Doing(self.figure, self.column, at), points, jump)
        return (time.process_time() - began) * 1e3


def benchmarks(rules: BugRules) -> list[tuple[str, str, Callable[[], list[float]]]]:
    """Each benchmark as a name, a unit, and a function that returns samples."""
    return [
        ("monster turn", "ms", partial(_warm, rules)),
        ("first monster turn on a map", "ms", partial(_cold, rules)),
    ]


def _thoughts(rules: BugRules) -> Iterator[Thought]:
    """Positions from random play, with the monsters that have rolled their column and are going to move."""
    for scenario, card in rules.content.scenarios.items():
        for character in filter(card.allows, rules.content.characters):
            for seed in range(GAMES):
                table = Table(rules, {"scenario": scenario, "characters": [character]}, seed)
                chance = Chance(~seed & 0xFFFF)
                while (decision := table.decision) is not None:
                    table.choose(decision.options[chance.below(len(decision.options))].key)
                for mark in table.marks:
                    state = msgspec.msgpack.decode(mark.data, type=rules.state_type)
                    if state.phase == "turns":
                        yield from _monsters(rules.game(state, SEEDED, None))


def _monsters(game: Bugs) -> Iterator[Thought]:
    for figure in game.monsters():
        column = game.kind(figure).columns[game.state.columns.get(figure.kind, "0")]
        moves = tuple(
            (at, game.amount(figure, spec.node.points) + spec.mods.move, spec.mods.jump)
            for at, ability in enumerate(column.abilities)
            for spec in ability.specs
            if isinstance(spec.node, words.Move)
        )
        if moves:
            yield Thought(game, figure, column, moves)


def _warm(rules: BugRules) -> list[float]:
    thoughts = list(_thoughts(rules))
    for thought in thoughts:
        thought.solve()
    return [thought.solve() for thought in thoughts]


def _cold(rules: BugRules) -> list[float]:
    samples = []
    for _, thought in zip(range(COLD), _thoughts(rules)):
        _forget()
        samples.append(thought.solve())
    return samples


def _forget() -> None:
    """Clear all caches about maps."""
    for module in (area, hexes, sight, topology):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()
