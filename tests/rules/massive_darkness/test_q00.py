"""The tutorial: Walking in the Dark."""

from __future__ import annotations

import pytest

from .position import Position
from .quests import layout, next_round, quest

ID = "walking-in-the-dark"


def key_taken(heroes: int = 1) -> Position:
    """Ann stands where the key lies, and takes it."""
    p = quest(ID, heroes)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("f3")
    return p.go("pick-up", "stop")


@pytest.mark.rule("MD-Q00-01")
def test_two_tiles_two_levels_a_library_closed_doors_and_an_exit() -> None:
    p = quest(ID)
    found = layout(p)
    assert found.tiles == ["6V", "8R"]
    assert found.levels == [1, 2]
    assert (found.tokens, found.hidden, found.pillars) == (["library"], [], [])
    assert p.s.opened == []
    assert (p.where("ann"), p.game.name(p.game.adventure.start), p.game.name(p.game.adventure.exit)) == ("a3", "a3", "e1")
    assert p.s.enemies == {}


@pytest.mark.rule("MD-Q00-01", "MD-DOR-01")
def test_its_doors_are_closed_at_first() -> None:
    p = quest(ID)
    assert "open:b3" in p.keys
    assert "step:b3" not in p.keys
    assert len(p.game.adventure.doors) == p.game.adventure.closed == 5


@pytest.mark.rule("MD-Q00-02", "MD-OBJ-06")
def test_nobody_leaves_before_the_key_is_taken() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("e1")
    assert "leave" not in p.keys
    p = key_taken()
    assert (p.s.done, p.s.outcome) == (["key"], None)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("e1")
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["key", "tunnel"], "won")


@pytest.mark.rule("MD-Q00-03")
def test_who_takes_the_key_gains_3_experience_and_the_token_is_discarded() -> None:
    p = key_taken(heroes=2)
    assert (p.hero("ann").xp, p.hero("bob").xp) == (3, 0)
    assert (p.s.tokens, p.hero("ann").tokens) == ({}, [])


@pytest.mark.rule("MD-Q00-04")
def test_all_heroes_must_leave() -> None:
    p = key_taken(heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].zone = s.heroes["bob"].zone = p.zone("e1")
    p.go("leave")
    assert (p.s.outcome, p.decision.args["figure"]) == (None, "bob")
    next_round(p)
    assert (p.s.round, p.s.outcome) == (2, None)
    p.go("leave")
    assert p.s.outcome == "won"
