"""Variants: ways in which a table may depart from the standard rules. Each is a field of a game's `Profile`: a switch or one of several words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from .form import Field, FormOption
from .rules import SetupError
from .scene import Message

P = TypeVar("P", bound=Struct)


class Variant(NamedTuple):
    """A variant with its possible values and its default."""

    name: str
    values: tuple[Any, ...]
    default: Any


@cache
def variants(profile: type[Struct]) -> dict[str, Variant]:
    """All variants of a profile by name."""
    types = get_type_hints(profile)
    values = {name: (False, True) if kind is bool else get_args(kind) for name, kind in types.items()}
    return {f.name: Variant(f.name, values[f.name], f.default) for f in msgspec.structs.fields(profile)}


def variant_field(profile: type[Struct], name: str, label: Message, *rules: str, advanced: bool = True) -> Field:
    """The form field for a variant. Its answers and default come from the profile."""
    variant = variants(profile)[name]
    if isinstance(variant.default, bool):
        return Field(name, label, "switch", variant.default, advanced=advanced, rules=rules)
    options = tuple(FormOption(value, value.replace("-", " ")) for value in variant.values)
    return Field(name, label, "choice", variant.default, options, advanced=advanced, rules=rules)


def read_profile(profile: type[P], raw: Mapping[str, Any]) -> P:
    """The chosen variants, with defaults for the others. An unknown name or value is refused with the most similar one and a list of all."""
    known = variants(profile)
    for name, value in raw.items():
        if name not in known:
            raise SetupError(f"no variant is called {str(name)[:40]!r};{_nearest(name, known)} there are: {', '.join(known)}")
        if not any(value == one and isinstance(value, type(one)) for one in known[name].values):
            said = [said_value(one) for one in known[name].values]
            raise SetupError(f"{name} cannot be {said_value(value)[:40]!r};{_nearest(said_value(value), said)} it is one of: {', '.join(said)}")
    return msgspec.convert(dict(raw), profile)


def said_value(value: Any) -> str:
    """A value as written on the command line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _nearest(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(str(name), list(known), 1, 0.5)
    return f" did you mean {close[0]!r}?" if close else ""
