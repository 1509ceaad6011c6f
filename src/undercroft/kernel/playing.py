"""What the conformance kit plays with: cases, players, and what makes two positions the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from .decision import Decision, Seat
from .event import Event
from .packs import PackSource
from .registry import UnknownGame
from .rules import Rules
from .table import Entry, Table

SPAN = 12
"""The most choices (of one seat) that undo and fork may have to replay since the last beat."""
STAY = 64
"""The most choices that one seat may make in one beat, so that nobody can choose something and take it back endlessly."""
LIMIT = 20_000
"""A game with more choices than this is assumed never to end."""

Player: TypeAlias = Callable[[Decision], str]
Asked: TypeAlias = tuple[tuple[Seat, str, dict[str, Any], tuple[str, ...]], ...]


def lively(seed: int) -> Player:
    """A random player that prefers options it has chosen less often, so that it exercises content and gets out of loops."""
    dice, taken = random.Random(seed), Counter[tuple[str, str]]()

    def choose(decision: Decision) -> str:
        keys = decision.keys
        weights = [1 / (1 + taken[decision.prompt, key]) for key in keys]
        key = dice.choice(keys) if dice.random() < 0.3 else dice.choices(keys, weights)[0]
        taken[decision.prompt, key] += 1
        return key

    return choose


class Case(NamedTuple):
    """A game to test with the kit: its rules, one set-up, and the player."""

    rules: Rules[Any]
    setup: Mapping[str, Any]
    profile: Mapping[str, Any] = {}
    player: Callable[[int], Player] = lively

    def table(self, seed: int, **options: Any) -> Table[Any]:
        return Table(self.rules, self.setup, seed, profile=self.profile, **options)


class Installed:
    """A module that offers only these rules, so that saves of a case can be loaded without an entry point."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.name, self.title, self._rules = rules.name, rules.name, rules

    def packs(self) -> tuple[PackSource, ...]:
        return self._rules.packs

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        return self._rules

    def find(self, name: str) -> Installed:
        if name != self.name:
            raise UnknownGame(f"no game is called {name!r}; installed: {self.name}")
        return self


class Position(NamedTuple):
    """Everything that undo, redo, fork and load must restore."""

    hash: str
    decisions: Asked
    journal: tuple[Entry, ...]
    barriers: tuple[int, ...]
    events: tuple[Event, ...]
    outcome: str | None


def asked(decisions: Iterable[Decision]) -> Asked:
    return tuple((d.seat, d.prompt, d.args, tuple(d.keys)) for d in decisions)


def position(table: Table[Any]) -> Position:
    lists = tuple(table.journal), tuple(table.barriers), tuple(table.events)
    return Position(table.hash, asked(table.decisions), *lists, table.outcome)


def same(found: Position, wanted: Position, what: str) -> None:
    for name, a, b in zip(Position._fields, found, wanted):
        assert a == b, f"{what}: {name} is {short(a)}, not {short(b)}"


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 400 else f"{text[:120]} … {text[-270:]}"


# -- playing -----------------------------------------------------------------------------------------------------------
def play(table: Table[Any], seed: int, limit: int = LIMIT, player: Player | None = None) -> int:
    """Play to the end and return the number of choices."""
    player, dice = player or lively(seed), random.Random(seed)
    for n in range(limit):
        if not step(table, player, dice):
            assert table.outcome is not None, f"after {n} choices nothing is asked and the game has no outcome"
            return n
    raise AssertionError(f"no end after {limit} choices; open: {short(asked(table.decisions))}")


def step(table: Table[Any], player: Player, dice: random.Random) -> bool:
    """Make one choice for one of the seats being asked. Return False if no seat is asked."""
    if not table.decisions:
        return False
    decision = dice.choice(table.decisions)
    table.choose(player(decision), decision.seat)
    return True
