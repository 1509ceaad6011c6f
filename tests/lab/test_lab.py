"""The laboratory: statistics, the bot's own chance, stories, coverage."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots import RandomBot, play
from undercroft.kernel.table import Table
from undercroft.lab.coverage import AdvisedBot, CuriousBot
from undercroft.lab.prove import marathon, resident
from undercroft.lab.statistics import mean, median, percentile, wilson
from undercroft.presentation.story import SceneNames, story
from undercroft.tables import new_table


def table(seed: int = 1) -> Table[Any]:
    return new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["bruiser"], seed=seed)


def test_mean_and_percentiles() -> None:
    assert mean([]) == 0
    assert mean([1, 2, 6]) == 3
    assert median([5, 1, 3]) == 3
    assert percentile(range(1, 101), 95) == 95
    assert percentile(range(1, 101), 99) == 99
    assert percentile([7.0], 99) == 7
    with pytest.raises(ValueError, match="nothing"):
        median([])


def test_wilson_interval() -> None:
    assert wilson(0, 0) == (0, 1)
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1
    with pytest.raises(ValueError, match="11 successes of 10"):
        wilson(11, 10)


def test_a_random_game_is_its_seed() -> None:
    games = [table(seed) for seed in (1, 1, 2)]
    for game, seed in zip(games, (1, 1, 2)):
        assert play(game, RandomBot(seed)) == len(game.journal)
    assert games[0].journal == games[1].journal
    assert games[0].journal != games[2].journal


def test_the_bots_chance_is_not_the_games() -> None:
    assert RandomBot(1).chance.seed != 1
    assert RandomBot(1).chance.seed != RandomBot(2).chance.seed


def test_a_game_without_end_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="no end after 3 choices"):
        play(table(), RandomBot(1), limit=3)


def test_a_story_tells_every_event_once() -> None:
    game = table()
    play(game, RandomBot(1))
    told = list(story(game))
    assert [t.event for t in told] == game.events
    rounds = [t.round for t in told if t.heading]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) in (game.round, game.round - 1), "a game may end when a round would begin"


def test_a_story_can_be_told_in_the_middle_of_a_game() -> None:
    game = table()
    for _ in range(6):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    assert len(list(story(game))) == len(game.events)


def test_names_stay_known_and_unknown_ids_name_themselves() -> None:
    names = SceneNames()
    names.learn(table().scene())
    assert names.figure("hero") == "Bruiser"
    assert names.figure("m1") == "Bandit Guard 1"
    assert names.kind("bandit-guard") == "Bandit Guard"
    assert (names.figure("x"), names.card("y"), names.kind("z"), names.cell(-5)) == ("x", "y", "z", "-5")


def test_a_curious_player_finishes_games() -> None:
    game = table()
    play(game, CuriousBot())
    assert game.outcome is not None


def test_an_advised_player_finishes_games() -> None:
    game = table()
    play(game, AdvisedBot(1))
    assert game.outcome is not None


def test_a_marathon_measures_memory() -> None:
    run = marathon("buttons-and-bugs", 24, 12)
    assert sum(r.games for r in run.rows) == 24
    assert 0 < run.early <= run.late * 1.2
    assert resident() > 1 << 20
