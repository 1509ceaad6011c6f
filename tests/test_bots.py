"""Bots: deterministic, only through imagined forks, and better the more they think."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.bots import BOTS, Bot, Budget, SearchBot, make_bot, play
from undercroft.kernel.conformance import position


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
