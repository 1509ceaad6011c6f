"""The criterion of balance: which rows are in bounds, how many games that takes, and known reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.bots import BOTS
from undercroft.lab.balance.criterion import Named, decided, faults, judge, judged, missing, read_reasons
from undercroft.lab.balance.rows import Row
from undercroft.lab.simulation import Failure
from undercroft.presentation.pairs import Unknown

ALL = tuple(BOTS)
TWO = ("random", "greedy")


def row(bot: str, won: int, games: int = 60, size: int = 1, level: int = 1, errors: int = 0) -> Row:
    failures = tuple(Failure(n, "E") for n in range(errors))
    return Row(
        scenario="a", size=size, level=level, bot=bot, budget="", seed=0, rules="1", content="", parties=("x",), games=games + errors, won=won,
        failures=failures,
    )  # fmt: skip


# -- one row --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("won", "games", "verdict", "sure"),
    [
        (30, 60, "", True),
        (18, 60, "", False),  # the interval begins at 19.9 %
        (19, 60, "", True),
        (11, 60, "too hard", False),
        (12, 60, "", False),
        (4, 60, "too hard", True),
        (50, 60, "", False),  # the interval ends at 90.7 %
        (54, 60, "", False),
        (55, 60, "too easy", False),
        (60, 60, "too easy", True),
        (40, 200, "", False),
        (39, 200, "too hard", False),
        (180, 200, "", False),
        (181, 200, "too easy", False),
        (5, 20, "", False),
        (3, 12, "too hard", False),  # 25 %, but the interval begins at 9 %
        (10, 12, "", False),
        (9, 10, "too easy", False),  # 90 %, but the interval ends at 98 %
    ],
)
def test_the_strongest_bot_decides(won: int, games: int, verdict: str, sure: bool) -> None:
    assert judge(row("greedy", won, games)) == verdict
    assert decided(row("greedy", won, games)) is sure


@pytest.mark.parametrize(
    ("won", "games", "verdict", "sure"), [(0, 60, "", True), (2, 60, "", False), (6, 60, "won by random play", False), (19, 200, "", False)]
)
def test_random_play_wins_little(won: int, games: int, verdict: str, sure: bool) -> None:
    assert judge(row("random", won, games)) == verdict
    assert decided(row("random", won, games)) is sure


def test_errors_are_no_games() -> None:
    found = row("greedy", 30, 60, errors=40)
    assert (found.games, found.ended, found.rate) == (100, 60, 0.5)


# -- how many games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        ([], {"random": 60, "greedy": 60}),
        ([row("random", 0), row("greedy", 12, 30)], {"greedy": 30}),
        ([row("random", 0), row("greedy", 30)], {}),
        ([row("random", 0), row("greedy", 15)], {"greedy": 140}),
        ([row("random", 3), row("greedy", 30)], {"random": 140}),
        ([row("random", 0), row("greedy", 50, 110)], {"greedy": 90}),  # it goes on, although it is decided by now
        ([row("random", 0), row("greedy", 40, 200)], {}),
    ],
)
def test_sixty_games_and_two_hundred_where_they_do_not_decide(rows: list[Row], left: dict[str, int]) -> None:
    assert missing({row.bot: row for row in rows}, TWO) == left


@pytest.mark.parametrize(
    ("rows", "left"),
    [
        ([], {"random": 60, "greedy": 60}),
        ([row("greedy", 2, 30)], {"random": 60, "greedy": 30}),
        ([row("random", 0), row("greedy", 25)], {}),
        ([row("random", 0), row("greedy", 17)], {"search": 60}),  # greedy is weak, and no longer the one that decides
        ([row("random", 0), row("greedy", 18)], {"greedy": 140}),
        ([row("random", 0), row("greedy", 20, 100)], {"greedy": 100}),
        ([row("random", 0), row("greedy", 59, 200)], {"search": 60}),
        ([row("random", 0), row("greedy", 60, 200)], {}),
        ([row("random", 0), row("greedy", 17), row("search", 10, 20)], {"search": 40}),
        ([row("random", 0), row("greedy", 17), row("search", 15)], {"search": 140}),
        ([row("random", 0), row("greedy", 17), row("search", 30)], {}),
    ],
)
def test_who_searches_plays_only_where_others_win_little(rows: list[Row], left: dict[str, int]) -> None:
    assert missing({row.bot: row for row in rows}, ALL) == left


def test_who_searches_plays_where_it_is_asked_to() -> None:
    rows = {"random": row("random", 0), "greedy": row("greedy", 30)}
    assert missing(rows, ALL, search=True) == {"search": 60}
    assert missing({}, ("search",)) == {"search": 60}


def test_a_fixed_number_of_games() -> None:
    assert missing({"random": row("random", 0, 5)}, ALL, games=12) == {"random": 7, "greedy": 12}
    assert missing({"random": row("random", 0, 12), "greedy": row("greedy", 1, 12)}, ALL, games=12) == {"search": 12}
    assert missing({"random": row("random", 0), "greedy": row("greedy", 30)}, ALL, games=12) == {}


# -- all rows -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("random", "greedy", "search", "said"),
    [
        (0, 15, 30, []),
        (0, 15, 60, ["a with 1 character: too easy: search wins 100% of 60 games (94% to 100%)"]),
        (0, 5, 6, ["a with 1 character: too hard: search wins 10% of 60 games (5% to 20%)"]),
        (0, 0, 30, ["a: greedy wins 0%, random 0%"]),
        (0, 18, 18, ["a: search wins 30%, greedy 30%"]),
        (6, 15, 30, ["a with 1 character: won by random play: random wins 10% of 60 games (5% to 20%)"]),
    ],
)
def test_faults(random: int, greedy: int, search: int, said: list[str]) -> None:
    assert [str(fault) for fault in faults([row(bot, won) for bot, won in zip(BOTS, (random, greedy, search))])] == said


def test_every_size_and_level_is_judged_by_the_strongest_bot_that_played_it() -> None:
    rows = [row("greedy", 3, size=2), row("search", 30, size=2), row("greedy", 60, size=3), row("greedy", 2, size=2, level=3)]
    assert [str(fault).partition(":")[0] for fault in faults(rows)] == ["a with 3 characters", "a with 2 characters at level 3"]


def test_errors_are_faults() -> None:
    assert [str(fault) for fault in faults([row("greedy", 30, errors=2)])] == ["a with 1 character: 2 errors with greedy"]


def test_random_play_alone_says_nothing_about_difficulty() -> None:
    assert faults([row("random", 0)]) == []


def test_who_thinks_more_is_compared_where_both_played() -> None:
    rows = [row("greedy", 30, size=2), row("search", 29, size=2), row("greedy", 20, size=3), row("search", 24, size=3), row("greedy", 50, size=4)]
    assert faults(rows) == []
    assert [str(fault) for fault in faults([*rows, row("search", 40, size=4)])] == ["a: search wins 52%, greedy 56%"]
    assert faults([row("greedy", 30, size=2), row("search", 110, 200, size=2)]) == [], "rates count, not games"


# -- known reasons --------------------------------------------------------------------------------------------------------
def test_what_is_out_of_bounds_may_have_a_reason() -> None:
    rows = [row("greedy", 60, size=1), row("greedy", 60, size=2)]
    one = judged("g", rows, [Named("a", "It is a lesson.", size=1)])
    assert one.named == ["a with 1 character: too easy: greedy wins 100% of 60 games (94% to 100%). It is a lesson."]
    assert [line.partition(":")[0] for line in one.faults] == ["a with 2 characters"]
    both = judged("g", rows, [Named("a", "It is a lesson.")])
    assert (both.faults, len(both.named)) == ([], 2)


def test_a_reason_for_nothing_is_a_fault() -> None:
    known = [Named("a", "It is a lesson.", size=1), Named("b", "Not measured yet.")]
    assert judged("g", [row("greedy", 30)], known).faults == ["a: in bounds, but a reason is given: It is a lesson."]


def test_errors_have_no_excuse() -> None:
    assert len(judged("g", [row("greedy", 60, errors=1)], [Named("a", "It is a lesson.")]).faults) == 1


def test_reasons_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "balance.yaml"
    assert read_reasons(path) == []
    path.write_text("- {scenario: a, size: 2, reason: Because.}\n")
    assert read_reasons(path) == [Named("a", "Because.", 2)]
    path.write_text("- {scenario: a, sise: 2, reason: Because.}\n")
    with pytest.raises(Unknown, match=r"balance\.yaml: .*sise"):
        read_reasons(path)
