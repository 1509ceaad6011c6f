"""Makes the game known for a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from undercroft.kernel import registry

POINT = EntryPoint("coins", "tests.lab.coins.module:MODULE", registry.GROUP)


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = registry.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [*points(group=group), POINT])
    registry._found.cache_clear()
    yield
    monkeypatch.undo()
    registry._found.cache_clear()
