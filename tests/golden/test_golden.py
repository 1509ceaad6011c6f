"""Golden replays: every scenario can be won, every kind of goal can be won and lost by its own condition, and all of it stays so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import golden
from undercroft.games.buttons_and_bugs.events import Ended, Exhausted, GoalMet, LossMet
from undercroft.games.buttons_and_bugs.rules.scenarios import show

RULES = golden.the_rules()
SCENARIOS = RULES.content.scenarios
WANTED = golden.wanted(RULES, golden.FOLDER)
KINDS = golden.read_index(golden.FOLDER)
DECIDERS = (GoalMet, LossMet, Exhausted, Ended)

CONDITIONS = {
    "defeat": r"all monsters are dead", "boss": r"all monsters are dead", "reach": r"you are at \w", "escape": r"you are at \w",
    "hold": r"you are at \w.*counter|counter.*you are at \w", "gather": r"(counter.*){2,}you are at \w", "dream": r"^counter",
    "plates": r"each plate", "survive": r"^counter light|^it is round", "clear": r"every [\w-]+ is dead", "protect": r"^it is round",
    "destroy": r"every [\w-]+ is destroyed.*every [\w-]+ is destroyed", "chase": r"^every [\w-]+ is destroyed$",
}  # fmt: skip
"""What the goal of each kind is made of."""


def name(want: golden.Want) -> str:
    return want.file


@pytest.mark.parametrize("want", WANTED, ids=name)
def test_every_game_replays_beat_by_beat_with_the_pack_as_it_is(want: golden.Want) -> None:
    assert golden.fault(RULES, want, golden.FOLDER) == "", "`python tools/golden.py record` records anew what is stale"


def test_there_is_a_won_game_of_every_scenario_and_nothing_is_left_over() -> None:
    assert [w.scenario for w in WANTED if w.outcome == "won"] == list(SCENARIOS)
    assert golden.stray(RULES, golden.FOLDER) == []


def test_the_kinds_of_goals_stand_for_different_scenarios() -> None:
    scenarios = [entry["scenario"] for entry in KINDS.values()]
    assert len(set(scenarios)) == len(scenarios) == len(CONDITIONS) >= 10
    assert set(KINDS) == set(CONDITIONS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_goal_of_that_kind_is_what_is_won(kind: str) -> None:
    entry = KINDS[kind]
    table = golden.replay(RULES, golden.FOLDER / entry["won"]["replay"])
    goal = tuple(map(show, SCENARIOS[entry["scenario"]].goal))
    assert re.search(CONDITIONS[kind], ", ".join(goal))
    decisive = [event for event in table.events if isinstance(event, DECIDERS)]
    assert [type(event) for event in decisive] == [GoalMet, Ended]
    assert decisive[0] == GoalMet(conditions=goal, rules=decisive[0].rules)
    assert entry["won"]["by"] == ", ".join(goal)
    assert table.state.outcome == "won"


@pytest.mark.parametrize("kind", KINDS)
def test_a_goal_of_that_kind_is_lost_by_the_scenarios_own_condition_or_by_exhaustion(kind: str) -> None:
    entry = KINDS[kind]
    table = golden.replay(RULES, golden.FOLDER / entry["lost"]["replay"])
    losses = [show(node) for node in SCENARIOS[entry["scenario"]].loss]
    decisive = [event for event in table.events if isinstance(event, DECIDERS)]
    assert [type(event) for event in decisive if type(event) is not GoalMet] == [LossMet if losses else Exhausted, Ended]
    if losses:
        assert entry["lost"]["by"] in losses
        assert entry["lost"]["by"] == next(event.condition for event in table.events if isinstance(event, LossMet))
    else:
        assert entry["lost"]["by"] == next(f"exhausted: {event.why}" for event in table.events if isinstance(event, Exhausted))
    assert table.state.outcome == "lost"


# -- the tool --------------------------------------------------------------------------------------------------------------
def first() -> golden.Want:
    return WANTED[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / golden.INDEX).write_text(f"defeat: {{scenario: {first().scenario}}}\n")
    return tmp_path


def test_only_what_is_missing_or_stale_is_recorded(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["record", "--scenario", first().scenario, "--folder", str(folder)]
    lost = golden.Want(first().scenario, "lost")
    (folder / first().file).write_bytes((golden.FOLDER / first().file).read_bytes())
    assert golden.main(order) == 0
    assert "1 of 2 games are good; 1 to record" in capsys.readouterr().out
    assert golden.read_index(folder)["defeat"]["lost"] == {"replay": lost.file, "by": golden.ending(golden.replay(RULES, folder / lost.file))}
    recorded = (folder / lost.file).read_bytes()
    assert golden.main(order) == 0
    assert "2 of 2 games are good; 0 to record" in capsys.readouterr().out
    (folder / lost.file).write_bytes(recorded.replace(b'"choices":["0 ', b'"choices":["0 x', 1))
    assert golden.main(["verify", *order[1:]]) == 1
    assert f"{lost.file}: stale: diverges at beat" in capsys.readouterr().out
    assert golden.main(order) == 0
    assert (folder / lost.file).read_bytes() == recorded, "the same game is found again"


def test_a_game_that_ended_otherwise_is_no_good(folder: Path) -> None:
    won, lost = (golden.Want(first().scenario, outcome) for outcome in ("won", "lost"))
    (folder / lost.file).write_bytes((golden.FOLDER / won.file).read_bytes())
    assert golden.fault(RULES, lost, folder).startswith("won by")
    assert golden.fault(RULES, won, folder) == "missing"
    other = golden.Want(WANTED[1].scenario, "won")
    (folder / other.file).write_bytes((golden.FOLDER / won.file).read_bytes())
    assert golden.fault(RULES, other, folder) == f"a game of {won.scenario} at standard difficulty"


def test_games_nobody_asked_for_are_told_and_cleared_away(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "somewhere.won.undercroft").write_text("")
    order = ["--scenario", first().scenario, "--folder", str(folder)]
    assert golden.main(["verify", *order]) == 1
    assert "somewhere.won.undercroft: stray" in capsys.readouterr().out
    for outcome in ("won", "lost"):
        file = golden.Want(first().scenario, outcome).file
        (folder / file).write_bytes((golden.FOLDER / file).read_bytes())
    assert golden.main(["record", *order]) == 0
    assert not (folder / "somewhere.won.undercroft").exists()
    assert golden.main(["verify", *order]) == 0
