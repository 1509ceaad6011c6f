"""Golden replays of Gloomhaven: every scenario was won by its own goal."""

from __future__ import annotations

import pytest

from golden_games import Want
from golden_parties import shelf
from undercroft.games.gloomhaven.events import Ended, GoalMet

GAMES = shelf("gloomhaven")


@pytest.mark.parametrize("scenario", GAMES.parties)
def test_a_game_is_won_by_the_scenarios_own_goal(scenario: str) -> None:
    table = GAMES.replayed(Want(scenario, "won"))
    assert [type(e) for e in table.events if isinstance(e, GoalMet | Ended)] == [GoalMet, Ended]
    assert any(not hero.exhausted for hero in table.state.heroes.values())
