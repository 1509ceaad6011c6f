"""Skirmish with one fault each, as games that other people might install."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.installing import SKIRMISH
from undercroft.kernel import registry
from undercroft.kernel.contract import Module
from undercroft.server import lobby
from undercroft.server.shelf import SHELF

BROKEN = "broken"
SETUP = ("--scenario", "broken-bridge", "--character", "knight", "--character", "ranger")


class Point(NamedTuple):
    """An entry point whose object is already there."""

    name: str
    load: Callable[[], Any]


def fail(*_: Any, **__: Any) -> Any:
    raise ValueError("two lines\nof what went wrong")


def missing(_: Any) -> tuple[Path, ...]:
    return (Path("no-such-folder") / "no-such-document.md",)


def faulty(module: Mapping[str, Any] | None = None, rules: Mapping[str, Any] | None = None) -> Module:
    """Skirmish under another name, with other attributes in its module or in its rules."""
    if str(SKIRMISH) not in sys.path:
        sys.path.append(str(SKIRMISH))
    from skirmish.module import SkirmishModule, SkirmishRules

    made = type("Rules", (SkirmishRules,), {"name": BROKEN, **(rules or {})})
    return type("Broken", (SkirmishModule,), {"name": BROKEN, "title": "Broken", "rules": lambda self, packs: made(packs), **(module or {})})()


@contextmanager
def installed(load: Callable[[], Any]) -> Iterator[None]:
    """A game is installed next to the others."""
    points = registry.entry_points
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: [*points(group=group), Point(BROKEN, load)])
        forget()
        yield
    forget()


def forget() -> None:
    registry._found.cache_clear()
    lobby.report.cache_clear()
    lobby._games.clear()
    SHELF.pinned.pop(BROKEN, None)
