"""A server for all tests of a file, one for a test alone, and the probes installed as games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import games
from tests.server.house import WAIT, House, Player
from undercroft.kernel import registry
from undercroft.server import hall, live, shelf, socket, workers

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))


@pytest.fixture(scope="package", autouse=True)
def probes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The probes are installed, here and in worker processes, which look at the same path."""
    folder = tmp_path_factory.mktemp("installed")
    games.install(folder)
    sys.path.append(str(folder))
    registry._found.cache_clear()
    yield
    sys.path.remove(str(folder))
    registry._found.cache_clear()
    for name in games.MODULES:
        shelf.SHELF.pinned.pop(name, None)


@pytest.fixture(scope="package", autouse=True)
def time_to_spare() -> Iterator[None]:
    """A busy machine does not make the server give anything up; where that is the point, tests set the limits themselves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "PATIENCE", WAIT)
        patch.setattr(live, "READING", WAIT)
        patch.setattr(workers, "IMPORT", WAIT)
        patch.setattr(workers, "SOLVE", WAIT)
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of a file share; players are strangers to each other."""
    made = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield made
    made.close()


@pytest.fixture
def player(house: House) -> Player:
    return house.player()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers on a database of the test, one after the other; what is open at the end is closed."""
    built: list[House] = []

    def make(**options: Any) -> House:
        if built and not built[-1].loop.is_closed():
            built[-1].close()
        built.append(House(tmp_path / "tables.sqlite", **options))
        return built[-1]

    yield make
    if built and not built[-1].loop.is_closed():
        built[-1].close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that bears many frames a second, for tests that play fast."""
    monkeypatch.setattr(socket, "BURST", 1_000_000)
