"""Who can be played and where, as games tell it to any client, and documents of theirs that outlive a game."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from .rules import SetupError

T = TypeVar("T")
How: TypeAlias = Literal["", "again", "random"]
"""How a scenario of a campaign is played, where that is not as always: it was lost the last time; or any of those to come."""


class Person(NamedTuple):
    """Somebody who can be played."""

    id: str
    name: str
    about: str = ""
    icon: str = ""


class Stage(NamedTuple):
    """A scenario as a menu shows it."""

    id: str
    title: str
    how: How = ""


def read_document(data: bytes, kind: type[T], version: int) -> T:
    """A document of unknown origin; raises SetupError with one line where it is of an unknown version or damaged."""
    try:
        said = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("version", msgspec.Raw(b"null"))
        if (number := msgspec.json.decode(said)) != version:
            raise SetupError(f"a campaign of version {number} is not known here (this is version {version})")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise SetupError(f"damaged: {e}") from None
