"""Conditions of an adventure's rules, and the names of its tokens."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, PickedUp, RuleWorked

from .position import Position, position

FIRST_THEN_LAST = {"objectives": [{"id": "first", "text": "First."}, {"id": "last", "text": "Last."}]}
PLACES: dict[str, Any] = {"tokens": [{"kind": "lair", "at": "a1"}], "places": {"spot": "c3"}}


def picking(*rules: str, **more: Any) -> Position:
    """Ann stands on a token for which the adventure has these rules."""
    lines = [f"When a hero picks up any lair{rule}" for rule in rules]
    return position(adventure={**FIRST_THEN_LAST, **PLACES, "rules": lines}, **more)


@pytest.mark.rule("MD-ADV-03", "MD-WIN-06")
@pytest.mark.parametrize(("done", "worked"), [([], 1), (["first"], 0)])
def test_a_rule_may_wait_for_an_objective_or_end_with_it(done: list[str], worked: int) -> None:
    p = picking(", If first is done: All heroes gain 2 xp", ", If first is not done: All heroes gain 3 xp")
    with p.arrange() as s:
        s.done = done
    p.go("pick-up")
    assert [e.what for e in p.told(RuleWorked)] == [f"adventure/trial/{worked}"]
    assert p.hero().xp == (2, 3)[worked]


@pytest.mark.rule("MD-ADV-03")
@pytest.mark.parametrize(("zone", "worked"), [("c3", 1), ("b3", 0)])
def test_a_rule_may_ask_for_enemies_at_a_place(zone: str, worked: int) -> None:
    p = picking(", If no enemy is at spot: All heroes gain 2 xp", ", If an enemy is at spot: All heroes gain 3 xp")
    with p.arrange():
        p.put("rats", zone)
    p.go("pick-up")
    assert [e.what for e in p.told(RuleWorked)] == [f"adventure/trial/{worked}"]


@pytest.mark.rule("MD-OBJ-02", "MD-ADV-01")
@pytest.mark.parametrize(("name", "told"), [("", "Lair"), ("The nest", "The nest")])
def test_a_token_has_the_name_the_adventure_gives_it_or_that_of_its_kind(name: str, told: str) -> None:
    more = {"name": name} if name else {}
    p = position(adventure={"tokens": [{"kind": "lair", "at": "a1", **more}], "rules": ["When a hero picks up any lair: All heroes gain 1 xp"]})
    p.go("pick-up")
    assert [e.things for e in p.told(PickedUp)] == [(told,)]


@pytest.mark.rule("MD-ADV-04", "MD-LVL-11")
@pytest.mark.parametrize("zone", ["a1", "b1"])
@pytest.mark.parametrize("who", ["A guard", "Guest"])
def test_an_adventure_brings_an_enemy_to_a_level_token_in_any_zone(who: str, zone: str) -> None:
    """There is one token of level 2, and none of level 3."""
    guest = {"enemies": [{"id": "guest", "card": "lesser/ogre"}]}
    rules = {"rules": [f"When a hero picks up any lair: {who} comes to level 2; {who} comes to level 3"]}
    p = position(adventure={**PLACES, **guest, **rules, "levels": {"c1": 1, zone: 2}}).go("pick-up")
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == [zone]
