"""Timing of monsters' decisions, for the benchmarks of both Gloomhaven games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from undercroft.grid import area, hexes, sight, topology
from undercroft.kernel import measuring
from undercroft.kernel.measuring import Thought

T = TypeVar("T", bound=Thought)


def pinned(scenarios: Sequence[str]) -> dict[str, str]:
    """The first, the middle and the last of some scenarios, by name."""
    return {"first": scenarios[0], "middle": scenarios[len(scenarios) // 2], "last": scenarios[-1]}


def cold(thoughts: Iterable[T], prepare: Callable[[T], object] = id) -> list[float]:
    """Milliseconds for each thought when nothing is known about its map. `prepare` is called before each."""
    return measuring.cold(thoughts, _caches(), prepare)


def _caches() -> list[Callable[[], None]]:
    """Functions that clear what is known about maps."""
    things = [thing for module in (area, hexes, sight, topology) for thing in vars(module).values()]
    return [thing.cache_clear for thing in things if hasattr(thing, "cache_clear")]
