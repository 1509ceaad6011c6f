"""Where the messages of a game on this engine are: its own, then those that both games have."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

SHARED: Traversable = files("undercroft.games.haven").joinpath("locales")


def folders(package: str) -> tuple[Traversable, ...]:
    """The folders with the messages of the game in a package, in the order in which they are searched."""
    return files(package).joinpath("locales"), SHARED
