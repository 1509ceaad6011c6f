"""Titles of tables as they are stored: as messages, so that every reader sees them in their own language."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.scene import Message
from undercroft.presentation.telling import translated
from undercroft.presentation.voices import rendered, voice_of

MOST = 200
"""The number of characters that the database has for a title."""


def stored(title: Message, text: str) -> str:
    """A title for the database. One that is too long is stored as its English text."""
    data = msgspec.json.encode({"id": title.id, "args": title.args}).decode()
    return data if len(data) <= MOST else text[:MOST]


def told(title: str, game: str, rules: Any, locale: str) -> str:
    """A stored title in a language. Tables from before titles were messages have a text."""
    try:
        message = msgspec.json.decode(title, type=Message)
    except msgspec.DecodeError:
        return title
    args = {name: translated(rules, value, locale) if isinstance(value, str) else value for name, value in message.args.items()}
    return rendered(voice_of(game, locale), message.id, args)
