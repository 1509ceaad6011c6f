"""Golden replays of Gloomhaven: a party of four bots has won and lost every scenario, and all of it stays so."""

from __future__ import annotations

import pytest

import golden_parties
from undercroft.games.gloomhaven.events import Ended, GoalMet

RULES = golden_parties.the_rules()
WANTED = golden_parties.wanted(RULES)


@pytest.mark.parametrize("want", WANTED, ids=lambda want: want.file)
def test_every_game_replays_beat_by_beat_with_the_pack_as_it_is(want: golden_parties.Want) -> None:
    said = golden_parties.fault(RULES, want, golden_parties.FOLDER)
    assert said == "", "`python tools/golden_parties.py record` records anew what is stale"


@pytest.mark.parametrize("scenario", [want.scenario for want in WANTED if want.outcome == "won"])
def test_a_game_is_won_by_the_scenarios_own_goal(scenario: str) -> None:
    table = golden_parties.replay(RULES, golden_parties.FOLDER / golden_parties.Want(scenario, "won").file)
    assert [type(e) for e in table.events if isinstance(e, GoalMet | Ended)] == [GoalMet, Ended]
    assert any(not hero.exhausted for hero in table.state.heroes.values())


def test_nothing_is_left_over() -> None:
    names = {want.file for want in WANTED}
    assert {path.name for path in golden_parties.FOLDER.glob("*.undercroft")} == names
