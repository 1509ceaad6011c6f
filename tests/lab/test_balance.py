"""What balance measures: fair parties, and the scenarios, sizes and levels that each game declares."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance.places import Place, declared, only
from undercroft.lab.balance.work import dealt
from undercroft.lab.setups import weighing
from undercroft.presentation.pairs import spread

GAME, PARTIES = "buttons-and-bugs", "gloomhaven"


# -- which games ----------------------------------------------------------------------------------------------------------
def fair(people: int, sizes: tuple[int, ...]) -> list[dict[str, Any]]:
    who = [f"c{n}" for n in range(people)]
    return [{"scenario": s, "characters": list(p)} for s in ("a", "b") for size in sizes for p in combinations(who, size)]


@pytest.mark.parametrize("people", [4, 6, 7, 11])
def test_everybody_comes_in_about_equally_often(people: int) -> None:
    chosen = spread(fair(people, (2, 3, 4)))
    for scenario in ("a", "b"):
        parties = [tuple(s["characters"]) for s in chosen if s["scenario"] == scenario]
        assert len(set(parties)) == len(parties)
        sizes = Counter(map(len, parties))
        assert all(sizes[size] >= 3 for size in (2, 3)), sizes
        assert sizes[4] >= (3 if people > 4 else 1)
        for size in (2, 3, 4):
            assert len({c for party in parties if len(party) == size for c in party}) == people
        often = Counter(c for party in parties for c in party)
        assert max(often.values()) - min(often.values()) <= 1


def test_what_is_chosen_of_a_scenario_does_not_depend_on_others() -> None:
    setups = fair(7, (2, 3, 4))
    assert [s for s in spread(setups) if s["scenario"] == "b"] == spread([s for s in setups if s["scenario"] == "b"])


def test_who_plays_alone_is_not_left_out() -> None:
    module = find_game(GAME)
    setups = module.setups(module.rules(module.packs()))
    assert sorted(map(repr, spread(setups))) == sorted(map(repr, setups))


def test_games_are_dealt_in_turn_however_many_there_are() -> None:
    setups = [{"scenario": "a", "characters": [c]} for c in "xyz"]
    whole = dealt(setups, 0, 8)
    assert [setup["characters"][0] for setup in whole] == list("xyzxyzxy")
    assert dealt(setups, 0, 5) + dealt(setups, 5, 3) == whole


# -- what games declare ---------------------------------------------------------------------------------------------------
def measured(game: str) -> dict[Place, Any]:
    module = find_game(game)
    return declared(module, module.rules(module.packs()))


@pytest.mark.parametrize(("game", "sizes"), [(GAME, {1}), (PARTIES, {2, 3, 4}), ("massive-darkness", {1, 2, 4, 6})])
def test_every_scenario_is_measured_at_every_size(game: str, sizes: set[int]) -> None:
    module = find_game(game)
    rules = module.rules(module.packs())
    places = measured(game)
    for scenario in {setup["scenario"] for setup in module.setups(rules)} - {"random-dungeon"}:
        assert {place.size for place in places if place.scenario == scenario and place.level == 1} == sizes
    for place, setups in places.items():
        assert {len(setup["characters"]) for setup in setups} == {place.size}
        for setup in setups:
            rules.new(setup, {}, Chance(0))
            assert "difficulty" not in setup, "normal"


def test_parties_play_a_third_of_the_scenarios_at_a_higher_level() -> None:
    places = measured(PARTIES)
    plain, higher = ({place.scenario for place in places if place.level == level} for level in (1, 3))
    assert len(higher) * 3 >= len(plain)
    assert {place.size for place in places if place.level == 3} == {2, 3, 4}
    assert {setup["levels"] for place, setups in places.items() if place.level == 3 for setup in setups} == {3}
    assert all("levels" not in setup for place, setups in places.items() if place.level == 1 for setup in setups)


def test_a_scenario_that_is_different_every_time_is_measured_only_if_it_is_named() -> None:
    module = find_game(PARTIES)
    rules = module.rules(module.packs())
    assert not any(place.scenario == "random-dungeon" for place in declared(module, rules))
    assert list(only(module, rules, "random-dungeon")) == [Place("random-dungeon", size, 1) for size in (2, 3, 4)]


def test_every_character_appears_at_every_place() -> None:
    module = find_game(PARTIES)
    everybody = {c for setup in module.setups(module.rules(module.packs())) for c in setup["characters"]}
    for place, setups in measured(PARTIES).items():
        assert {c for setup in setups for c in setup["characters"]} == everybody, place


def test_who_plays() -> None:
    assert weighing(find_game(GAME)) == (("random", "greedy", "search"), "30")
    assert weighing(find_game(PARTIES)).bots == weighing(find_game("massive-darkness")).bots == ("random", "greedy")


def test_places_have_names() -> None:
    assert str(Place("a", 1, 1)) == "a with 1 character"
    assert str(Place("a", 3, 2)) == "a with 3 characters at level 2"
