"""Timing of decisions in positions of random games, for the benchmarks of games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from .chance import SEEDED, Chance, Policy
from .event import Event
from .game import Game, State
from .rules import Rules
from .table import Table

WARM = 2_000
COLD = 150
"""How many positions to solve, on known maps and with empty caches, spread over the games."""
STEPS = 4_000
"""How many choices into a random game positions may be taken."""
SEED = 0
REPEATS = 2
"""How often each position is solved; the best time counts."""


class Thought(Protocol):
    """A position to solve."""

    def solve(self) -> object: ...


T = TypeVar("T", bound=Thought)
S = TypeVar("S", bound=State)
G_co = TypeVar("G_co", bound=Game[Any], covariant=True)


class Playable(Rules[S], Protocol[S, G_co]):
    """Rules whose games are of a known type."""

    def game(self, state: S, policy: Policy, events: list[Event] | None) -> G_co: ...


def positions(
    rules: Playable[S, G_co], setups: Iterable[dict[str, Any]], ready: Callable[[S], bool], seeds: Sequence[int] = (SEED,)
) -> Iterator[G_co]:
    """Positions from a random game of each set-up with each seed, at the starts of beats."""
    for setup in setups:
        for seed in seeds:
            for mark in played(Table(rules, setup, seed), seed, STEPS).beats():
                state = msgspec.msgpack.decode(mark.data, type=rules.state_type)
                if ready(state):
                    yield rules.game(state, SEEDED, None)


def some(thoughts: Iterable[T], most: int) -> list[T]:
    """At most this many of them, spread over all."""
    found = list(thoughts)
    return found[:: max(1, -(-len(found) // most))]


def played(table: Table[S], seed: int, most: int) -> Table[S]:
    """Play a table by chance, at most this many choices."""
    chance = Chance(~seed & 0xFFFF)
    for _ in range(most):
        decision = table.decision
        if decision is None:
            break
        table.choose(decision.options[chance.below(len(decision.options))].key, decision.seat)
    return table


def warm(thoughts: Iterable[Thought]) -> list[float]:
    """Milliseconds for each thought on a map that is known."""
    return [min([spent(thought) for _ in range(1 + REPEATS)][1:]) for thought in thoughts]


def cold(thoughts: Iterable[T], caches: Sequence[Callable[[], None]], prepare: Callable[[T], object] = id) -> list[float]:
    """Milliseconds for each thought when nothing is known about its map. `caches` forget maps; `prepare` is called before each thought."""
    return [min(_anew(thought, caches, prepare) for _ in range(REPEATS)) for thought in thoughts]


def _anew(thought: T, caches: Sequence[Callable[[], None]], prepare: Callable[[T], object]) -> float:
    for forget in caches:
        forget()
    prepare(thought)
    return spent(thought)


def spent(thought: Thought) -> float:
    """The milliseconds that a thought takes."""
    began = time.process_time()
    thought.solve()
    return (time.process_time() - began) * 1e3
