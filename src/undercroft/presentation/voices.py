"""The messages of an installed game in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from undercroft.kernel.registry import games
from undercroft.text.messages import UnknownMessage, Voice, voice

log = logging.getLogger("undercroft.messages")


def voice_of(game: str, locale: str = "en") -> Voice:
    """The messages of a game; only the shared ones if no such game is installed."""
    if game not in games():
        return voice(locale)
    try:
        return voice(locale, tuple(games()[game].locales()))
    except UnknownMessage:
        raise
    except Exception as e:  # a game whose messages cannot be read can still be played, without them
        _report(game, str(e).partition("\n")[0])
        return voice(locale)


def title_of(game: str, title: str, voice: Voice) -> str:
    """The title of a game in the reader's language, if its messages give one."""
    id = f"title-{game}"
    return voice.render(id) if voice.has(id) else title


@cache
def _report(game: str, why: str) -> None:
    """Report what is wrong with a game's messages, once."""
    log.error("the messages of the game %s cannot be read: %s", game, why)


def rendered(voice: Voice, id: str, args: Mapping[str, Any] | None = None) -> str:
    """The text of a message, or its id if there is no such message: a game that lacks one can still be played."""
    try:
        return voice.render(id, args)
    except UnknownMessage:
        return id
