"""Corrections made by the host, so that a rules bug does not ruin a three-hour evening."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from .decision import IllegalChoice
from .game import State


def amend_state(state: State, order: str) -> None:
    """Apply `set PATH JSON` to the live state in place. Refuse it if the result would not be a valid state."""
    verb, _, rest = order.partition(" ")
    path, _, text = rest.partition(" ")
    if verb != "set" or not path or not text:
        raise IllegalChoice(f"an amendment is 'set PATH JSON' or 'end', not {order[:80]!r}")
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError as e:
        raise IllegalChoice(f"{text[:40]!r} is not JSON: {e}") from None
    *steps, last = path.split(".")
    place: Any = state
    for step in steps:
        place = _get(place, step, path)
    old = _get(place, last, path)
    _set(place, last, value)
    try:
        whole = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
    except (msgspec.ValidationError, TypeError, OverflowError) as e:
        _set(place, last, old)
        raise IllegalChoice(f"{path} cannot be {text[:40]}: {e}") from None
    if (stray := _stray(whole, "")) is not None:
        _set(place, last, old)
        raise IllegalChoice(f"{path} cannot be {text[:40]}: {stray} is known by its id, which cannot be changed")
    new: Any = whole
    for step in (*steps, last):
        new = _get(new, step, path)
    _set(place, last, new)


def _stray(place: Any, path: str) -> str | None:
    """The path of an entry whose id no longer matches the key it is stored under, if any. Such an entry could not be found any more."""
    if isinstance(place, Struct):
        parts = [(name, getattr(place, name)) for name in place.__struct_fields__]
    elif isinstance(place, dict):
        wrong = next((k for k, v in place.items() if isinstance(v, Struct) and getattr(v, "id", k) != k), None)
        if wrong is not None:
            return f"{path}.{wrong}"[1:]
        parts = [(str(k), v) for k, v in place.items()]
    else:
        parts = [(str(n), v) for n, v in enumerate(place)] if isinstance(place, list) else []
    found = (_stray(value, f"{path}.{name}") for name, value in parts if isinstance(value, Struct | dict | list))
    return next((stray for stray in found if stray is not None), None)


def _get(place: Any, step: str, path: str) -> Any:
    try:
        if isinstance(place, dict):
            return place[step]
        if isinstance(place, list):
            return place[int(step)]
        if isinstance(place, Struct) and step in place.__struct_fields__:
            return getattr(place, step)
    except (KeyError, IndexError, ValueError):
        pass
    if isinstance(place, Struct):
        known = list(place.__struct_fields__)
    elif isinstance(place, dict):
        known = [str(k) for k in place]
    else:
        known = [f"0 … {len(place) - 1}"] if isinstance(place, list) and place else []
    raise IllegalChoice(f"the state has no {path!r}: {step!r} is not one of {', '.join(known) or 'nothing'}")


def _set(place: Any, step: str, value: Any) -> None:
    if isinstance(place, dict):
        place[step] = value
    elif isinstance(place, list):
        place[int(step)] = value
    else:
        setattr(place, step, value)
