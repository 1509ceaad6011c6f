"""The registry of games. Games register through an entry point, so that anyone can publish a game as a package."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points

from .contract import Module, broken

GROUP = "undercroft.games"


class UnknownGame(ValueError):
    """No game with that name is installed."""


@cache
def _found() -> tuple[dict[str, Module], dict[str, str]]:
    """The installed games, and the errors of those that cannot be loaded: one broken package must not affect the others."""
    good: dict[str, Module] = {}
    bad: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda p: p.name):
        try:
            found = point.load()
            wrong = broken(found) or (f"its name is {found.name!r}" if found.name != point.name else "")
        except Exception as e:
            wrong = " ".join(f"{type(e).__name__}: {e}".split())
        if wrong:
            bad[point.name] = wrong
        else:
            good[point.name] = found
    return good, bad


def games() -> dict[str, Module]:
    """All installed games by name, in alphabetical order."""
    return _found()[0]


def failures() -> dict[str, str]:
    """The installed games that cannot be loaded, each with the reason in one line."""
    return _found()[1]


def game(name: str) -> Module:
    """Find a game by its name. Raises an UnknownGame that suggests the most similar name."""
    if name in failures():
        raise UnknownGame(f"the game {name!r} is installed but cannot be loaded: {failures()[name]}")
    if name not in games():
        name = name[:80]
        close = difflib.get_close_matches(name, games(), 1)
        hint = f"did you mean {close[0]!r}?" if close else f"installed: {', '.join(games())}"
        raise UnknownGame(f"no game is called {name!r}; {hint}")
    return games()[name]
