"""The set-ups in which this game is measured, and its own benchmark: how fast monsters think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from undercroft.games.haven.content import words
from undercroft.games.haven.lab import measuring
from undercroft.games.haven.lab.measuring import cold
from undercroft.games.haven.state import Figure
from undercroft.kernel.measuring import COLD, WARM, positions, some, warm
from undercroft.kernel.measuring import Playable as Measured

from ..content.model import Column, HasContent
from ..game import Bugs
from ..rules.monsters import Doing, focus
from ..state import BugState


class Playable(Measured[BugState, Bugs], HasContent, Protocol):
    """The rules of the game with their content."""


def pinned(rules: Playable) -> dict[str, dict[str, Any]]:
    """The first, the middle and the last scenario of the campaign, which grow in this order, each with the first character that may play it."""
    scenarios, characters = rules.content.scenarios, rules.content.characters
    chosen = measuring.pinned(list(scenarios))
    return {name: {"scenario": id, "characters": [next(filter(scenarios[id].allows, characters))]} for name, id in chosen.items()}


class Thought(NamedTuple):
    """A monster that is ready to act, with the moves of its column: line, points, jump."""

    game: Bugs
    figure: Figure
    column: Column
    moves: tuple[tuple[int, int, bool], ...]

    def solve(self) -> None:
        """All movement decisions of its turn."""
        for at, points, jump in self.moves:
            focus(self.game, Doing(self.figure, self.column, at), points, jump)


def benchmarks(rules: Playable) -> list[tuple[str, str, Callable[[], list[float]]]]:
    """Each benchmark as a name, a unit, and a function that returns samples."""
    return [
        ("monster turn", "ms", lambda: warm(some(_thoughts(rules), WARM))),
        ("first monster turn on a map", "ms", lambda: cold(some(_thoughts(rules), COLD))),
    ]


def _thoughts(rules: Playable) -> Iterator[Thought]:
    """Positions from random play, with the monsters that have rolled their column and are going to move."""
    scenarios, characters = rules.content.scenarios.items(), rules.content.characters
    setups = [{"scenario": id, "characters": [character]} for id, card in scenarios for character in filter(card.allows, characters)]
    for game in positions(rules, setups, lambda state: state.phase == "turns"):
        yield from _monsters(game)


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
