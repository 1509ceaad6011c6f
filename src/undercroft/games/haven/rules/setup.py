"""Checks of a set-up, for both games."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from undercroft.kernel.rules import SetupError

T = TypeVar("T")


def read(kind: type[T], raw: Mapping[str, Any]) -> T:
    """A set-up as this type. The error for an invalid one says what is wrong."""
    try:
        return msgspec.convert(dict(raw), kind)
    except msgspec.ValidationError as e:
        raise SetupError(f"bad set-up: {e}") from None


def known(what: str, name: str, names: Iterable[str]) -> None:
    """Refuse a name that is not one of these."""
    all_names = list(names)
    if name not in all_names:
        close = difflib.get_close_matches(name, all_names, 1)
        raise SetupError(f"no {what} is called {name!r}; " + (f"did you mean {close[0]!r}?" if close else f"known: {', '.join(all_names)}"))
