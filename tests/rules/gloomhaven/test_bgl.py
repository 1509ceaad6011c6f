"""Battle goals: dealt, kept in secret, measured, rewarded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from undercroft.games.gloomhaven.events import GoalKept, Result
from undercroft.games.gloomhaven.module import PACK
from undercroft.games.gloomhaven.rules.goals import measure
from undercroft.kernel.secrets import redact

from .position import Position, card, kind, position

GOALS: dict[str, dict[str, Any]] = {g["id"]: g for g in yaml.safe_load((PACK / "goals.yaml").read_text("utf-8"))["goals"]}
WEAK = kind("weak", does=(), health=2, initiative=90, elite={"health": 2})
OVER = ["it is round 1 or later"]
"""A scenario that ends with its first round."""


def dealt(*ids: str) -> list[dict[str, Any]]:
    return [GOALS[id] for id in ids]


def started(battle: str, map_: str = "1 . .\n 2 . .", **given: Any) -> Position:
    """Character 1 has this battle goal, in a scenario that is won after its first round."""
    others = [g for g in ("plunderer", "explorer", "hoarder") if g != battle]
    return position(map_, **{"goals": dealt(battle, *others), "goal": OVER, "kinds": [WEAK], **given})


def checks(p: Position) -> int:
    """Play to the end plainly; the checkmarks of character 1."""
    p.until("never")
    assert p.table.outcome == "won"
    return p.hero().checks


# -- GH-BGL-01, GH-BGL-02: dealt and kept ----------------------------------------------------------------------------------
FOUR = dealt("plunderer", "explorer", "hoarder", "hunter", "sadist")


@pytest.mark.rule("GH-BGL-01")
def test_every_character_is_dealt_two_goals_and_keeps_one() -> None:
    p = position("1 . .\n 2 . .", goals=FOUR, ask=True)
    assert [(d.seat, d.prompt, d.keys) for d in p.table.decisions] == [
        (0, "keep-goal", ["goal:plunderer", "goal:explorer"]),
        (1, "keep-goal", ["goal:hoarder", "goal:hunter"]),
    ]
    p.choose(2, "goal:hunter").choose(1, "goal:plunderer")
    assert [(p.hero(n).goal, p.hero(n).goals) for n in (1, 2)] == [("plunderer", []), ("hunter", [])]
    assert p.state.goals == ["sadist"]


@pytest.mark.rule("GH-BGL-01")
def test_the_goal_not_kept_is_not_shown_to_the_others() -> None:
    p = position("1 . .\n 2 . .", goals=FOUR, ask=True).choose(1, "goal:plunderer").choose(2, "goal:hunter")
    seen = msgspec.json.encode(p.table.events_for(1)).decode()
    assert "explorer" not in seen
    assert "plunderer" not in seen


EIGHT = list(GOALS)[:8]


def held(p: Position, seat: int, seed: int) -> tuple[list[str], ...]:
    """The goals of both characters, and the deck, at a table that a seat imagines."""
    state = p.table.imagine(seat, seed).state
    return *([*hero.goals, *([hero.goal] if hero.goal else [])] for hero in state.heroes.values()), state.goals


@pytest.mark.rule("GH-BGL-02")
def test_who_imagines_the_goals_dealt_to_others_draws_them_anew() -> None:
    p = position("1 . .\n 2 . .", goals=dealt(*EIGHT), ask=True)
    assert p.prompt == "keep-goal"
    seen = set()
    for seed in range(12):
        mine, theirs, deck = held(p, 0, seed)
        assert mine == EIGHT[:2]
        assert (len(theirs), len(deck)) == (2, 4)
        assert sorted([*mine, *theirs, *deck]) == sorted(EIGHT)  # every goal once: nobody has what another has
        seen.add(tuple(sorted(theirs)))
        assert held(p, 1, seed)[1] == EIGHT[2:4]
    assert len(seen) > 5


@pytest.mark.rule("GH-BGL-02")
def test_who_imagines_a_goal_that_another_kept_draws_it_anew() -> None:
    p = position("1 . .\n 2 . .", goals=dealt(*EIGHT))
    seen = set()
    for seed in range(20):
        mine, theirs, deck = held(p, 0, seed)
        assert (mine, len(theirs), len(deck)) == ([EIGHT[0]], 1, 4)
        assert len({*mine, *theirs, *deck}) == 6
        assert {*theirs, *deck} <= {*EIGHT} - {*mine}
        seen |= {*theirs}
    assert len(seen) > 4


@pytest.mark.rule("GH-BGL-02")
def test_who_has_no_goal_is_imagined_without_one_and_open_goals_are_known() -> None:
    p = position("1 . .\n 2 . .", goals=dealt(*EIGHT)).amend("heroes.c2.goal", "")
    assert {held(p, 0, seed)[1] == [] for seed in range(4)} == {True}
    p = position("1 . .\n 2 . .", goals=dealt(*EIGHT), profile={"open_information": True})
    assert {tuple(held(p, 0, seed)[1]) for seed in range(4)} == {(EIGHT[2],)}


@pytest.mark.rule("GH-BGL-02")
def test_a_goal_is_its_owners_secret_until_the_scenario_ends() -> None:
    p = position("1 . .\n 2 . .", goals=FOUR, goal=OVER)
    assert [redact(p.state, seat).heroes["c1"].goal for seat in (0, 1, None)] == ["plunderer", "?", "?"]
    assert [e.goal for e in p.table.events_for(1) if isinstance(e, GoalKept)] == ["?", "hoarder"]
    assert redact(p.state, 0).goals == ["?"]
    p.until("never")
    told = {e.figure: e.goal for e in p.table.events_for(1) if isinstance(e, Result)}
    assert told == {"c1": "plunderer", "c2": "hoarder"}


# -- GH-BGL-03, GH-BGL-04: the reward --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BGL-03")
@pytest.mark.parametrize(("goal", "gained"), [("protector", 1), ("purist", 2), ("workhorse", 0)])
def test_a_fulfilled_goal_gives_its_checkmarks_if_the_scenario_succeeds(goal: str, gained: int) -> None:
    p = started(goal)
    assert checks(p) == gained
    assert next(e.checks for e in p.events(Result) if e.figure == "c1") == gained


@pytest.mark.rule("GH-BGL-04")
def test_a_failed_scenario_gives_no_checkmarks_even_for_a_fulfilled_goal() -> None:
    p = started("purist", goal=["it is round 90 or later"], loss=["it is round 1 or later"]).until("never")
    assert p.table.outcome == "lost"
    assert p.hero().checks == 0
    assert next(e for e in p.events(Result) if e.figure == "c1").checks == 0


# -- GH-BGL-05: progress is tracked ----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BGL-05")
def test_progress_toward_goals_is_tracked_while_the_scenario_runs() -> None:
    burst = card("burst", top=["All enemies suffer 2, range 2", "XP 1"], bottom="Loot 2", initiative=1)
    p = started("sadist", "1 A $\n 2 B .", monsters={"A": "weak", "B": "weak elite"}, cards=[burst])
    before = [measure(p.game, "c1", what) for what in ("kills", "elites", "coins", "xp", "cards", "missing-health")]
    p.play("burst", "spare-1").go("top:burst", "perform")
    p.set(p.c(), health=7)
    after = [measure(p.game, "c1", what) for what in ("kills", "elites", "xp", "cards", "missing-health")]
    assert before == [0, 0, 0, 0, 9, 0]
    assert after == [2, 1, 1, 7 + 1, 3]  # a card is still to be played
    assert measure(p.game, "c2", "kills") == 0

