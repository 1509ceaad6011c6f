"""Forms describe what players can decide before a game, so that any client can ask for it. This module owns the form schema."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .scene import Message


class FormOption(Struct, frozen=True):
    """A possible answer. `needs` lists, for other fields, the answers it can be combined with (any one of those named)."""

    value: str
    title: str
    about: str = ""
    icon: str = ""
    needs: dict[str, tuple[str, ...]] = {}


class Field(Struct, frozen=True):
    """A question. If `per_seat`, it is asked for every seat and its answer is a list; if `advanced`, clients may hide it until it is looked for."""

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
    """For a variant of the rules: the rules that allow it."""


class Form(Struct, frozen=True):
    """All questions in order, and the possible numbers of seats."""

    fields: tuple[Field, ...]
    seats: tuple[int, ...] = (1,)
    """The numbers of seats a game can have."""
