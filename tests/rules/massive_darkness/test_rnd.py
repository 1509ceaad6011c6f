"""Rounds: the order of phases, what comes before the first of them, and how long it goes on."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    Arrived,
    Ended,
    EventDrawn,
    HeroReturned,
    PhaseBegan,
    RoundBegan,
    RuleWorked,
    SkillBought,
    TokenPassed,
)
from undercroft.kernel.decision import TABLE
from undercroft.kernel.event import Event

from .position import Position, position


def course(p: Position, *kinds: type[Event]) -> list[str]:
    """What happened, in order: phases by their names, everything else by its kind."""
    return [e.phase if isinstance(e, PhaseBegan) else type(e).__name__ for e in p.table.events if isinstance(e, (PhaseBegan, *kinds))]


def at_dawn(*rules: str, **more: Any) -> Position:
    """Rules at the start of rounds, in a game that has come to its second round."""
    return position(adventure={"rules": [f"At start of the round, If round 2 to 9: {rule}" for rule in rules]}, **more)


@pytest.mark.rule("MD-RND-01")
def test_a_round_has_five_phases_in_order() -> None:
    p = position().go("end")
    assert course(p) == ["heroes", "enemies", "experience", "event", "end", "heroes"]


@pytest.mark.rule("MD-RND-01")
def test_everything_happens_in_its_phase() -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        p.put("spy", "c1")
        s.heroes["ann"].xp = 5
    p.go("end", "end").until("buy-skill").go("buy:enhance-health").until("act")
    wanted = [
        "Activated", "enemies", "Activated", "Arrived", "experience", "SkillBought", "event", "EventDrawn", "end", "TokenPassed",
        "heroes", "Activated",
    ]  # fmt: skip
    assert course(p, Activated, Arrived, SkillBought, EventDrawn, TokenPassed) == wanted


@pytest.mark.rule("MD-RND-02", "MD-HER-12")
def test_before_the_heroes_phase_the_dead_come_back_and_then_the_adventure_has_its_say() -> None:
    p = at_dawn("Count mornings", heroes=2)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    p.go("end")
    assert course(p, RoundBegan, HeroReturned, RuleWorked)[-4:] == ["RoundBegan", "HeroReturned", "RuleWorked", "heroes"]
    assert p.s.counters == {"mornings": 1}


@pytest.mark.rule("MD-RND-02")
def test_the_players_choose_the_order_of_what_happens_at_the_start_of_a_round() -> None:
    p = at_dawn("Count one", "Count two", "Count three").go("end")
    assert (p.prompt, p.decision.seat) == ("which-rule", TABLE)
    p.go("rule:adventure/trial/2")
    assert p.keys == ["rule:adventure/trial/0", "rule:adventure/trial/1"]
    p.go("rule:adventure/trial/1")
    assert list(p.s.counters) == ["three", "two", "one"]
    assert p.prompt == "act"


@pytest.mark.rule("MD-RND-02")
def test_only_rules_that_apply_are_put_in_order() -> None:
    p = position(adventure={"rules": ["At start of the round, If even round: Count even", "At start of the round, If odd round: Count odd"]})
    assert (p.prompt, p.s.counters) == ("act", {"odd": 1})
    p.go("end")
    assert (p.prompt, p.s.counters) == ("act", {"odd": 1, "even": 1})


@pytest.mark.rule("MD-RND-03")
def test_rounds_follow_each_other_without_end() -> None:
    p = position()
    for number in range(1, 9):
        assert (p.s.round, p.prompt, p.table.outcome) == (number, "act", None)
        p.go("end")
    assert [e.round for e in p.told(RoundBegan)] == list(range(1, 10))


@pytest.mark.rule("MD-RND-03", "MD-WIN-01")
def test_no_round_follows_a_victory() -> None:
    p = position(adventure={"rules": ["At end of the round, If round 2 to 2: Complete goal"]}).go("end", "end")
    assert p.table.outcome == "won"
    assert isinstance(p.table.events[-1], Ended)
    assert [e.round for e in p.told(RoundBegan)] == [1, 2]
    assert p.table.decision is None


@pytest.mark.rule("MD-RND-03", "MD-WIN-04")
def test_no_round_follows_a_defeat() -> None:
    p = position(adventure={"rules": ["At end of the round: The heroes lose"]}).go("end")
    assert p.table.outcome == "lost"
    assert [e.round for e in p.told(RoundBegan)] == [1]
    assert p.table.decision is None
