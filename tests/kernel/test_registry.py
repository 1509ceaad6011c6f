"""Games are found by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from probes import lasting_effects, zone_fight
from undercroft.kernel import registry

POINTS = [
    EntryPoint("zone-fight", "probes.zone_fight:MODULE", registry.GROUP),
    EntryPoint("lasting-effects", "probes.lasting_effects:MODULE", registry.GROUP),
    EntryPoint("broken", "probes.nothing_here:MODULE", registry.GROUP),
    EntryPoint("half", "tests.kernel.test_registry:HALF", registry.GROUP),
    EntryPoint("odd", "tests.kernel.test_registry:ODD", registry.GROUP),
]


@pytest.fixture(autouse=True)
def _installed(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", lambda group: POINTS if group == registry.GROUP else [])
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


def test_games_come_in_alphabetical_order():
    assert list(registry.games()) == ["lasting-effects", "zone-fight"]
    assert registry.game("zone-fight") is zone_fight.MODULE
    assert registry.game("lasting-effects") is lasting_effects.MODULE


def test_an_unknown_name_is_met_with_the_nearest():
    with pytest.raises(registry.UnknownGame, match="no game is called 'zone-figth'; did you mean 'zone-fight'"):
        registry.game("zone-figth")
    with pytest.raises(registry.UnknownGame, match="installed: lasting-effects, zone-fight"):
        registry.game("chess")
    with pytest.raises(registry.UnknownGame) as caught:
        registry.game("x" * 10_000_000)
    assert len(str(caught.value)) < 200


def test_a_broken_package_does_not_take_the_others_with_it():
    assert "broken" not in registry.games()
    with pytest.raises(registry.UnknownGame, match="installed but cannot be loaded: ModuleNotFoundError"):
        registry.game("broken")


class Half:
    """A game that lacks most of what a game needs."""

    name = title = "half"
    packs = None


class Odd(Half):
    """A game that is complete, but one of its powers is of another kind."""

    form = "a form"
    packs = rules = setups = rulebook = locales = str


HALF, ODD = Half(), Odd()


def test_what_a_game_lacks_is_said_in_one_line():
    lacks = ", ".join(rf"no {name}\(\)" for name in ("packs", "rules", "setups", "rulebook", "locales"))
    with pytest.raises(registry.UnknownGame, match=rf"cannot be loaded: it has {lacks}$"):
        registry.game("half")
    with pytest.raises(registry.UnknownGame, match=r"cannot be loaded: form is no SetupForm$"):
        registry.game("odd")
    assert list(registry.games()) == ["lasting-effects", "zone-fight"]
