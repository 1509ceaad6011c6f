"""Secrets are declared with the data: a field is public, visible to its owner, or hidden. What a seat may see follows from that."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from .decision import Seat

T = TypeVar("T")


class Secret(Struct, frozen=True):
    """Marks a secret field. `owner`: visible to the seat named in the `seat` field of the nearest enclosing struct, and to everyone if that struct
    has a true `open` field. `hidden`: visible to nobody."""

    to: Literal["owner", "hidden"]


OWNED = Secret("owner")
HIDDEN = Secret("hidden")


_LEAVES = frozenset({bool, int, float, str, bytes, NoneType})


class _Field(NamedTuple):
    name: str
    secret: Secret | None
    leaf: bool
    """Whether its values never change, so that a copy may share them."""


@cache
def _fields(kind: type[Struct]) -> tuple[_Field, ...]:
    """The fields of a struct with their declarations, computed once per type."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        marks = _marks(hint)
        inner = _marks(get_args(hint)[0]) if get_origin(hint) is Annotated else marks
        if inner:
            raise TypeError(f"{kind.__name__}.{field.name}: a secret is declared on the whole field, as Annotated[…, HIDDEN]")
        found.append(_Field(field.name, marks[0] if marks else None, _leaf(hint)))
    return tuple(found)


def _leaf(hint: Any) -> bool:
    """Whether a type consists of numbers and texts, alone or in tuples."""
    if get_origin(hint) in (Annotated, Literal):
        return get_origin(hint) is Literal or _leaf(get_args(hint)[0])
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(part is ... or _leaf(part) for part in get_args(hint))
    return hint in _LEAVES


def _marks(hint: Any) -> list[Secret]:
    """All declarations in a type, at any depth."""
    return [hint] if isinstance(hint, Secret) else [mark for part in get_args(hint) for mark in _marks(part)]


def blank(value: Any) -> Any:
    """What replaces a secret value: its size may be visible, its content is not."""
    match value:
        case bool():
            return False
        case int():
            return 0
        case str():
            return "?"
        case list():
            return [blank(v) for v in value]
        case tuple():
            return tuple(blank(v) for v in value)
        case dict():
            return {}
        case None:
            return None
    raise TypeError(f"a secret must be a bool, int, str, list, tuple, dict or None, not {type(value).__name__}")


def redact(value: T, seat: Seat | None, owner: Seat | None = None) -> T:
    """A copy of plain data in which everything that `seat` may not know is blank. `None` is a spectator."""
    if type(value) in _LEAVES:
        return value
    if isinstance(value, Struct):
        if "seat" in value.__struct_fields__:
            owner = seat if getattr(value, "open", False) else value.seat  # type: ignore[attr-defined]
        fields: dict[str, Any] = {}
        for name, secret, leaf in _fields(type(value)):
            field = getattr(value, name)
            if secret is not None and (secret.to == "hidden" or owner != seat or (owner is None and not getattr(value, "open", False))):
                fields[name] = blank(field)
            else:
                fields[name] = field if leaf else redact(field, seat, owner)
        return type(value)(**fields)
    if isinstance(value, list):
        return [redact(v, seat, owner) for v in value]  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(redact(v, seat, owner) for v in value)  # type: ignore[return-value]
    if isinstance(value, dict):
        return {k: redact(v, seat, owner) for k, v in value.items()}  # type: ignore[return-value]
    return value
