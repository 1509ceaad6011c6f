"""What games tell clients about their characters and scenarios, and the reading of documents that outlive a game, such as campaigns."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from .rules import SetupError

T = TypeVar("T")
How: TypeAlias = Literal["", "again", "random"]
"""How a scenario of a campaign is played if not in the usual way: again because it was lost last time, or drawn at random from those to come."""


class Person(NamedTuple):
    """A playable character."""

    id: str
    name: str
    about: str = ""
    icon: str = ""


class Stage(NamedTuple):
    """A scenario as shown in a menu."""

    id: str
    title: str
    how: How = ""


def read_document(data: bytes, kind: type[T], version: int) -> T:
    """Read a document of unknown origin. Raise a one-line SetupError if it is damaged or its version is unknown."""
    try:
        said = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("version", msgspec.Raw(b"null"))
        if (number := msgspec.json.decode(said)) != version:
            raise SetupError(f"a campaign of version {number} is not known here (this is version {version})")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise SetupError(f"damaged: {e}") from None
