"""What games tell clients about their characters and scenarios, and the reading of documents that outlive a game, such as campaigns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from .rules import SetupError
from .scene import Message

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
    """A scenario as shown in a menu, with its printed number and level if there are any."""

    id: str
    title: str
    how: How = ""
    number: int | None = None
    level: int | None = None


class Lore(Protocol):
    """The playable characters and scenarios."""

    def people(self, rules: Any) -> Sequence[Person]: ...
    def stages(self, rules: Any, character: str) -> Sequence[Stage]:
        """All scenarios that a character may play."""
        ...

    def difficulties(self, rules: Any) -> list[str]:
        """The difficulties, with the default first."""
        ...

    def introduction(self, rules: Any, scenario: str) -> str: ...
    def conclusion(self, rules: Any, scenario: str, outcome: str) -> str: ...


class Chronicle(Lore, Protocol):
    """A game's campaign. Its documents belong to the game; a client only stores them."""

    def prologue(self, rules: Any) -> str: ...
    def epilogue(self, rules: Any, campaign: Any) -> str:
        """The text to show when the story is over; empty before that."""
        ...

    def sizes(self, rules: Any) -> tuple[int, ...]:
        """The possible numbers of characters in a campaign."""
        ...

    def begin(self, rules: Any, characters: Sequence[str]) -> Any: ...
    def party(self, campaign: Any) -> tuple[str, ...]:
        """The characters of the campaign, in seat order."""
        ...

    def read(self, data: bytes) -> Any:
        """Read a document. Raises a one-line SetupError if it is damaged or its version is unknown."""
        ...

    def write(self, campaign: Any) -> bytes: ...
    def summary(self, rules: Any, campaign: Any) -> Sequence[Message]:
        """Who is on the way, how far they have come, and what is next. Arguments may be English names, lists of them, and stages."""
        ...

    def next(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def earlier(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def setup(self, rules: Any, campaign: Any, scenario: str) -> dict[str, Any]:
        """The set-up of a scenario: the next one, or a repeat of an earlier one."""
        ...

    def tries(self, campaign: Any, scenario: str) -> int:
        """How often a scenario has been lost."""
        ...

    def usual(self, campaign: Any) -> str:
        """The difficulty of the last game, or an empty string."""
        ...

    def before(self, rules: Any, campaign: Any, setup: dict[str, Any]) -> tuple[dict[str, Any], Sequence[Message]]:
        """The choices of the last game that are allowed in this set-up, and what each of them is; both are empty if there are none."""
        ...

    def record(self, rules: Any, campaign: Any, table: Any) -> None:
        """Record a finished game of the campaign."""
        ...


def read_document(data: bytes, kind: type[T], version: int) -> T:
    """Read a document of unknown origin. Raise a one-line SetupError if it is damaged or its version is unknown."""
    try:
        said = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("version", msgspec.Raw(b"null"))
        if (number := msgspec.json.decode(said)) != version:
            raise SetupError(f"a campaign of version {number} is not known here (this is version {version})")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise SetupError(f"damaged: {e}") from None
