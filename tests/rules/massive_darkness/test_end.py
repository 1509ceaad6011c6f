"""The end phase."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, Ended, RoundBegan, RuleWorked, TokenPassed

from .position import Position, position

WATCH = {"rules": ["When the first player changes: Count turns"]}


def turns(p: Position) -> list[str]:
    """Whose activations began, in order."""
    return [e.figure for e in p.told(Activated) if e.how == "hero"]


@pytest.mark.rule("MD-END-02")
def test_the_token_passes_clockwise_and_its_holder_acts_first() -> None:
    p = position(heroes=3)
    for _ in range(9):
        p.go("end")
    assert [e.figure for e in p.told(TokenPassed)] == ["bob", "cid", "ann"]
    assert turns(p) == ["ann", "bob", "cid", "bob", "cid", "ann", "cid", "ann", "bob", "ann"]


@pytest.mark.rule("MD-END-02", "MD-OBJ-09")
def test_whoever_has_left_keeps_a_place_in_the_order() -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        s.heroes["bob"].left = True
    for _ in range(4):
        p.go("end")
    assert [e.figure for e in p.told(TokenPassed)] == ["bob", "cid"]
    assert turns(p)[-3:] == ["cid", "ann", "cid"]


@pytest.mark.rule("MD-END-03")
def test_with_one_player_the_token_is_passed_all_the_same() -> None:
    p = position(adventure=WATCH)
    p.go("end", "end", "end")
    assert [e.figure for e in p.told(TokenPassed)] == ["ann"] * 3
    assert p.s.counters == {"turns": 3}


@pytest.mark.rule("MD-END-03")
def test_it_is_passed_once_a_round_and_not_once_for_every_hero() -> None:
    p = position(heroes=2, adventure=WATCH).go("end", "end", "end")
    assert p.s.counters == {"turns": 1}


@pytest.mark.rule("MD-END-04")
def test_what_is_looked_at_at_the_end_of_the_round_comes_before_the_token_passes() -> None:
    p = position(adventure={"rules": ["At end of the round: Count rounds", *WATCH["rules"]]}).go("end")
    told = [e.what if isinstance(e, RuleWorked) else type(e).__name__ for e in p.table.events if isinstance(e, TokenPassed | RuleWorked | RoundBegan)]
    assert told == ["RoundBegan", "adventure/trial/0", "TokenPassed", "adventure/trial/1", "RoundBegan"]


@pytest.mark.rule("MD-END-04", "MD-WIN-01")
def test_a_victory_at_the_end_of_the_round_comes_before_the_token_passes() -> None:
    p = position(adventure={"rules": ["At end of the round: The heroes win"]}).go("end")
    assert [e.outcome for e in p.told(Ended)] == ["won"]
    assert not p.told(TokenPassed)
