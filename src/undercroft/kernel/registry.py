"""Games register by entry point, so that others can ship games as packages."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points

from .rules import Module

GROUP = "undercroft.games"


class UnknownGame(ValueError):
    """No game of that name is installed."""


@cache
def games() -> dict[str, Module]:
    """All installed games by name, in alphabetical order."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def game(name: str) -> Module:
    if name not in games():
        name = name[:80]
        close = difflib.get_close_matches(name, games(), 1)
        hint = f"did you mean {close[0]!r}?" if close else f"installed: {', '.join(games())}"
        raise UnknownGame(f"no game is called {name!r}; {hint}")
    return games()[name]
