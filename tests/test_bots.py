"""Bots: deterministic, only through imagined forks, and better the more they think."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import BOTS, Bot, Budget, SearchBot, make_bot, play
from undercroft.bots.search import Node, decided
from undercroft.games.buttons_and_bugs.advice.weights import floor_of, lures, progress, steps, use_of, weigh
from undercroft.games.buttons_and_bugs.game import Bugs
from undercroft.grid.hexes import beside, cells, distance
from undercroft.kernel.conformance import position
from undercroft.kernel.decision import Decision, Option


def journal(bot: Bot, seed: int) -> list[tuple[int, str]]:
    table = undercroft.new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["bruiser"], seed=seed)
    play(table, bot)
    return table.journal


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_the_same_with_the_same_seed(name: str) -> None:
    assert journal(make_bot(name, 3), 1) == journal(make_bot(name, 3), 1)
    assert journal(make_bot(name, 3), 1) != journal(make_bot(name, 4), 1)


@pytest.mark.parametrize("name", list(BOTS))
def test_thinking_leaves_the_table_untouched(name: str) -> None:
    table = undercroft.new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["spellweaver"], seed=2)
    before = position(table)
    assert table.decision is not None
    assert make_bot(name, 1, Budget(5)).choose(table, table.decision) in table.decision.keys
    assert position(table) == before


def test_search_wins_where_chance_does_not() -> None:
    outcomes = {"random": 0, "search": 0}
    for name in outcomes:
        for seed in range(2):
            table = undercroft.new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["spellweaver"], seed=seed)
            play(table, make_bot(name, seed, Budget(12)))
            outcomes[name] += table.outcome == "won"
    assert outcomes["search"] > outcomes["random"]


@pytest.mark.parametrize(("text", "rollouts", "seconds"), [("60", 60, None), ("60 rollouts", 60, None), ("0.5s", 1 << 30, 0.5)])
def test_a_budget_is_rollouts_or_seconds(text: str, rollouts: int, seconds: float | None) -> None:
    budget = Budget.read(text)
    assert (budget.rollouts, budget.seconds) == (rollouts, seconds)


@pytest.mark.parametrize("text", ["", "0", "-3", "many", "0s", "1e9s", "9999999999"])
def test_a_bad_budget_says_what_a_good_one_is(text: str) -> None:
    with pytest.raises(ValueError, match="such as '60'"):
        Budget.read(text)


def test_a_time_budget_ends() -> None:
    table = undercroft.new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["bruiser"], seed=2)
    assert table.decision is not None
    assert SearchBot(1, Budget.read("0.05s")).choose(table, table.decision) in table.decision.keys


# -- a search that is decided --------------------------------------------------------------------------------------------
def tree(*visits: int) -> Node:
    root = Node()
    for n, count in enumerate(visits):
        root.children[str(n)] = child = Node()
        child.visits = count
    return root


@pytest.mark.parametrize(("visits", "left", "over"), [((), 5, False), ((3,), 3, False), ((4,), 3, True), ((6, 2), 4, False), ((2, 7), 4, True)])
def test_a_search_ends_when_nothing_can_change_its_mind(visits: tuple[int, ...], left: int, over: bool) -> None:
    assert decided(tree(*visits), left) is over


# -- advice --------------------------------------------------------------------------------------------------------------
def scene(scenario: str, character: str = "bruiser") -> Bugs:
    table = undercroft.new_table("buttons-and-bugs", scenario=scenario, characters=[character], seed=1)
    while table.state.phase != "select":
        assert table.decision is not None
        table.choose(table.decision.keys[-1])
    game: Bugs = table.game
    return game


def test_killing_a_monster_is_progress_even_if_another_stands_up() -> None:
    game = scene("the-bouncer")
    (goal,) = game.scenario.goal
    bear = game.monsters()[0]
    bear.health = 1
    before = progress(game, goal)
    health = game.content.monsters["tattered-construct"].health
    bear.kind, bear.health, bear.max_health = "tattered-construct", health, health
    assert progress(game, goal) > before


def test_one_dead_of_two_is_more_than_one_wounded() -> None:
    game = scene("zipping-across")
    goal = game.scenario.goal[0]
    game.state.figures["m1"].health = 1
    wounded = progress(game, goal)
    del game.state.figures["m1"]
    assert wounded < progress(game, goal) < 1


def test_standing_at_the_exit_counts_when_there_is_nothing_else_to_do() -> None:
    game = scene("back-in-the-walls", "silent-knife")
    at_exit = game.scenario.goal[1]
    assert game.holds(at_exit)
    assert progress(game, at_exit) == 0
    game.state.counters["loot"] = 4
    assert progress(game, at_exit) == 1


def test_waiting_does_not_make_a_place_less_wanted() -> None:
    game = scene("the-long-way-through")
    far = progress(game, game.scenario.goal[1])
    game.hero.cell = next(iter(game.ground.places.values()))
    assert 0 < far < progress(game, game.scenario.goal[1])


def test_a_place_is_a_lure_only_while_it_does_something() -> None:
    game = scene("showdown")
    first, second = game.ground.places["l"], game.ground.places["m"]
    assert lures(game).keys() == {first}
    assert lures(game)[first] > 0
    game.state.counters["lens"] = 1
    assert lures(game).keys() == {second}


def test_a_hurtful_place_repels() -> None:
    game = scene("crossing-the-road")
    assert set(lures(game)) == {game.ground.places[p] for p in "abcd"}
    assert max(lures(game).values()) < 0


def test_the_way_counts_and_not_the_distance() -> None:
    game = scene("the-long-way-through")
    door = game.ground.places["z"]
    assert steps(game, [door], floor_of(game))(game.ground.start) > distance(door, game.ground.start)


def test_an_attack_is_advised_where_it_reaches() -> None:
    game = scene("a-rude-welcome")
    options = tuple(Option(f"top:{card}", None, card=card) for card in game.zone("hand") if use_of(game.side(card).top).reach == 1)
    decision = Decision(0, "turn", options)
    before = weigh(game, decision)
    game.monsters()[0].cell = next(cells(beside(1 << game.hero.cell) & floor_of(game)))
    assert all(near > far for near, far in zip(weigh(game, decision), before, strict=True))
