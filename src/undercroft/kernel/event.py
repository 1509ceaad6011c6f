"""Typed events record everything that happens. The log, the animations and the "why?" answers are built from them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct

Cue: TypeAlias = Literal["", "move", "attack", "hit", "heal", "gain", "lose", "die", "appear", "roll", "card", "turn", "round", "end"]


class Event(Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened. The tag is its message id and the fields are its arguments; secret fields are declared as in the state."""

    CUE: ClassVar[Cue] = ""
    """How a client may animate it: `figure` moves along `path`, hits `target`, loses `damage` health, gains a `condition` …"""
    ASIDE: ClassVar[bool] = False
    """True if the event can be left out when space is short, because other events or the scene show it."""
    HEADING: ClassVar[bool] = False
    """True if a round begins with the event. The log shows it as a heading, and the set-up is what comes before the first."""
    OPENS: ClassVar[bool] = False
    """True if a phase or a turn begins with the event. In running text it begins a line; a phase (an event without a cue) is left out if the next
    phase or round follows at once."""
    IDLE: ClassVar[bool] = False
    """True if the event says that something did not happen."""
    rules: tuple[str, ...] = ()
    line: str = ""
    """The ability line of the pack that caused it, with the id that `Rules.lines` gives it."""

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
    """The host corrected the game by hand. The event names what was set but not the value, which may be secret."""

    what: str


class Earlier(Event, frozen=True, tag="earlier"):
    """A placeholder for an event of a resumed game that has not been read back yet."""


EARLIER = Earlier()
