"""The set-ups in which this game is measured, and its own benchmark: how fast the solver is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

import msgspec

from undercroft.games.haven.lab.measuring import cold, played, some, warm
from undercroft.kernel.chance import SEEDED, Policy
from undercroft.kernel.event import Event
from undercroft.kernel.rules import Rules
from undercroft.kernel.table import Table

from ..content.model import HasContent
from ..game import Gloom
from ..rules.thinking import Doing, card_of, foci, known_mind, move_ends
from ..state import GloomState, Unit

GAMES = 1
"""How many random games to take positions from, for each scenario."""
WARM = 2_000
COLD = 150
"""How many positions to solve, on known maps and with empty caches, spread over the games."""
STEPS = 4_000
"""How many choices into a random game positions may be taken."""


class Playable(Rules[GloomState], HasContent, Protocol):
    """The rules of the game with their content."""

    def game(self, state: GloomState, policy: Policy, events: list[Event] | None) -> Gloom: ...


def pinned(rules: Playable) -> dict[str, dict[str, Any]]:
    """The first scenario with two characters, the middle one with three, and the last one with four. Scenarios grow in the order of the pack; the
    random dungeon is left out, because its map differs from game to game."""
    scenarios = [id for id, scenario in rules.content.scenarios.items() if not scenario.random]
    chosen = {"first": scenarios[0], "middle": scenarios[len(scenarios) // 2], "last": scenarios[-1]}
    classes = list(rules.content.classes)
    return {name: {"scenario": id, "characters": classes[:size]} for (name, id), size in zip(chosen.items(), (2, 3, 4))}


def benchmarks(rules: Playable) -> list[tuple[str, str, Callable[[], list[float]]]]:
    """Each benchmark as a name, a unit, and a function that returns samples."""
    return [
        ("solve warm", "ms", lambda: warm(some(_thoughts(rules), WARM))),
        ("solve cold", "ms", lambda: cold(some(_thoughts(rules), COLD), Thought.prepare)),
    ]


class Thought(NamedTuple):
    """A monster at the start of its turn, and its card."""

    game: Gloom
    figure: Unit

    def solve(self) -> None:
        """Find its foci and all equally good hexes for each."""
        doing = Doing(self.figure, card_of(self.game, self.figure), 0)
        for focus in foci(self.game, doing):
            move_ends(self.game, doing, focus)

    def prepare(self) -> None:
        known_mind.cache_clear()
        self.game.survey()


def _thoughts(rules: Playable) -> Iterator[Thought]:
    """Positions from random four-player games, with the monsters that have a card and may move."""
    party = list(rules.content.classes)[:4]
    for scenario in rules.content.scenarios:
        for seed in range(GAMES):
            table = played(Table(rules, {"scenario": scenario, "characters": party}, seed), seed, STEPS)
            for mark in table.beats():
                state = msgspec.msgpack.decode(mark.data, type=rules.state_type)
                if state.phase == "turns" and state.turn is None:
                    yield from _monsters(rules.game(state, SEEDED, None))


def _monsters(game: Gloom) -> Iterator[Thought]:
    for figure in game.monsters():
        if card_of(game, figure):
            yield Thought(game, figure)
