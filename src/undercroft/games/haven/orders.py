"""What rules tell the rules above them has happened, in both Gloomhaven games. It goes through the door of the game."""

from __future__ import annotations

from typing import Generic, NamedTuple

from .state import F


class Killed(NamedTuple, Generic[F]):
    """A figure has killed another, by an attack, another ability or retaliate."""

    killer: F
    victim: F
