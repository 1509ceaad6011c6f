"""Events: all that happens, typed; the log, the animation and the "why?" are read from them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct

Cue: TypeAlias = Literal["", "move", "attack", "hit", "heal", "gain", "lose", "die", "appear", "roll", "card", "turn", "round", "end"]


class Event(Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened. The tag is its message id, the fields its arguments; secret fields are declared as in state."""

    CUE: ClassVar[Cue] = ""
    """How a client may show it: `figure` moves along `path`, hits `target`, loses `damage` health, gains a `condition` …"""
    ASIDE: ClassVar[bool] = False
    """It goes without saying where there is little room to tell what happened: other events or the scene show it."""
    IDLE: ClassVar[bool] = False
    """It tells that something was not done."""
    rules: tuple[str, ...] = ()
    line: str = ""
    """The ability line of the pack that did it, as `Rules.lines` names it."""

    @property
    def id(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def args(self) -> dict[str, Any]:
        args: dict[str, Any] = msgspec.to_builtins(self)
        for name in ("event", "rules", "line"):
            args.pop(name, None)
        return args


class Amended(Event, frozen=True, tag="amended"):
    """The host corrected the game by hand. What was set is named, but not to which value, which may be a secret."""

    what: str


class Earlier(Event, frozen=True, tag="earlier"):
    """Stands for an event of a resumed game that has not been read back yet."""


EARLIER = Earlier()
