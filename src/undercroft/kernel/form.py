"""Forms: what can be agreed before a game, described so that any client can ask for it. The one owner of the form schema."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .scene import Message


class FormOption(Struct, frozen=True):
    """An answer to choose; `needs` says with which answers to other fields it goes (any of those named)."""

    value: str
    title: str
    about: str = ""
    icon: str = ""
    needs: dict[str, tuple[str, ...]] = {}


class Field(Struct, frozen=True):
    """A question. `per_seat` is asked for every seat, its answer a list; `advanced` can wait until somebody looks for it."""

    id: str
    label: Message
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool | None = None
    options: tuple[FormOption, ...] = ()
    minimum: int = 0
    maximum: int = 0
    per_seat: bool = False
    advanced: bool = False
    rules: tuple[str, ...] = ()
    """Of a variant of the rules: the statements that allow it."""


class Form(Struct, frozen=True):
    """All that is asked, in order, and for how many seats."""

    fields: tuple[Field, ...]
    seats: tuple[int, ...] = (1,)
    """The numbers of seats a game can have."""
