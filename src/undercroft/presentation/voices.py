"""The messages of an installed game in the reader's language."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources.abc import Traversable

from undercroft.kernel.registry import games
from undercroft.text.messages import Voice, voice

log = logging.getLogger("undercroft.messages")


def voice_of(game: str, locale: str = "en") -> Voice:
    """The messages of a game; only the shared ones if no such game is installed."""
    return _readable(game, locale, tuple(games()[game].locales())) if game in games() else voice(locale)


@cache
def _readable(game: str, locale: str, folders: tuple[Traversable, ...]) -> Voice:
    """A game whose messages cannot be read can still be played, without them."""
    try:
        return voice(locale, folders)
    except (OSError, ValueError) as e:
        log.error("the messages of the game %s cannot be read: %s", game, str(e).partition("\n")[0])
        return voice(locale)
