"""The game object that rules work with: the state, what is printed, and what follows from both."""

from __future__ import annotations

from typing import NoReturn

from undercroft.grid.topology import Topology
from undercroft.kernel import game as kernel
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE, EndBeat
from undercroft.kernel.event import Event

from .content import Content, Scenario
from .events import Lost, Won
from .state import Figure, State


class Skirmish(kernel.Game[State]):
    def __init__(self, content: Content, state: State, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content

    @property
    def scenario(self) -> Scenario:
        return self.content.scenarios[self.state.scenario]

    @property
    def ground(self) -> Topology:
        return self.scenario.ground

    @property
    def heroes(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.seat != TABLE]

    @property
    def enemies(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.seat == TABLE]

    def foes(self, figure: Figure) -> list[Figure]:
        return self.heroes if figure.seat == TABLE else self.enemies

    @property
    def free(self) -> int:
        """SK-MOV-02: the hexes that can be entered."""
        return self.ground.cells & ~sum(1 << figure.cell for figure in self.state.figures.values())

    def distance(self, a: int, b: int) -> int:
        """The hexes of the shortest way around walls. Where there is none, it is longer than any."""
        found = self.ground.distance(a, b)
        return self.ground.cells.bit_count() if found is None else found

    def reached(self, cell: int, reach: int, figures: list[Figure]) -> list[Figure]:
        """SK-ATK-01, SK-ATK-02: those figures that are within reach and in sight."""
        seen = self.ground.seen(cell, reach)
        return [figure for figure in figures if seen >> figure.cell & 1]

    def end(self, outcome: str, rule: str) -> NoReturn:
        """The game is over, and with it the beat."""
        self.state.outcome = outcome
        self.tell((Won if outcome == "won" else Lost)(rules=(rule,)))
        raise EndBeat
