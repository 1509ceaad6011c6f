"""The set-ups in which this game is measured, and its own benchmark: how fast the solver is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from undercroft.games.haven.lab import measuring
from undercroft.games.haven.lab.measuring import cold
from undercroft.kernel.measuring import COLD, WARM, positions, some, warm
from undercroft.kernel.measuring import Playable as Measured

from ..content.model import HasContent
from ..game import Gloom
from ..rules.thinking import Doing, card_of, foci, known_mind, move_ends
from ..state import GloomState, Unit


class Playable(Measured[GloomState, Gloom], HasContent, Protocol):
    """The rules of the game with their content."""


def pinned(rules: Playable) -> dict[str, dict[str, Any]]:
    """The first scenario with two characters, the middle one with three, and the last one with four. Scenarios grow in the order of the pack; the
    random dungeon is left out, because its map differs from game to game."""
    scenarios = [id for id, scenario in rules.content.scenarios.items() if not scenario.random]
    classes = list(rules.content.classes)
    return {name: {"scenario": id, "characters": classes[:size]} for (name, id), size in zip(measuring.pinned(scenarios).items(), (2, 3, 4))}


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
    setups = [{"scenario": scenario, "characters": party} for scenario in rules.content.scenarios]
    for game in positions(rules, setups, lambda state: state.phase == "turns" and state.turn is None):
        yield from (Thought(game, figure) for figure in game.monsters() if card_of(game, figure))
