"""What figures may bear, as data of a game: conditions, ranks and badges."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .scene import Message, Sign


class SignKind(Struct, frozen=True, kw_only=True):
    """A condition, a rank or a badge. Its name is the message `<list>-<id>`, such as `condition-wound`; what it means is said by the message with
    `-about` at the end, which every condition has."""

    list: Literal["condition", "rank", "badge"]
    id: str
    icon: str = ""
    """The name of an icon in the `game-icons` set. A rank without one is shown as a crown."""
    good: bool | None = None
    ends: str = ""
    """When a condition ends, in a word that the game's rules know."""
    rules: tuple[str, ...] = ()
    explained: bool = False
    """Whether a rank or a badge has a message that says what it means."""

    @property
    def message(self) -> str:
        return f"{self.list}-{self.id}"

    def sign(self, value: int | None = None, **args: Any) -> Sign:
        """A sign of this kind on a figure. The message gets the value and the other arguments."""
        about = Message(f"{self.message}-about") if self.explained or self.list == "condition" else None
        given = args if value is None else {"value": value, **args}
        return Sign(self.id, Message(self.message, given), self.icon, value, self.good, about)
