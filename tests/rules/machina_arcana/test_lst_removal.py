"""Markers that leave their card: as a price, and as a moment that something waits for (MA-LST-15 … 17)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EffectsEnded
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

SAW = {"id": "saw", "type": "weapon", "hands": 2, "active": [
    "Pay 1 stamina: lasting 2x armor +1; lasting 2x will +1", "Pay a marker from this card: threat +1", "Pay 1 stamina: lasting 1x attack rolls +1",
]}  # fmt: skip
MARK, REMOVE, OTHER = "use:item/saw/active/0", "use:item/saw/active/1", "use:item/saw/active/2"


def sawing(**more: Any) -> Position:
    p = position("a b", items=[SAW], explorers=2, **more)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("saw")]
    return p.begin("ann")


def attributes(p: Position) -> tuple[int, int, int]:
    found = p.game.traits("ann")
    return found.armor, found.will, sum(found.rolls)


# -- as a price --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LST-16")
def test_a_marker_on_the_card_is_the_price_once_for_each() -> None:
    p = sawing()
    assert REMOVE not in p.keys
    p.go(MARK, MARK)
    for left in (1, 0):
        p.go(REMOVE)
        if p.prompt == "which-marker":
            p.go(p.keys[0])
        assert (len({e.marker for e in p.s.lasting}), p.s.threat, p.explorer().stamina) == (left, 2 - left, 4)
    assert REMOVE not in p.keys


@pytest.mark.rule("MA-LST-16", "MA-OOT-01")
def test_it_can_be_used_whenever_abilities_without_stamina_cost_can() -> None:
    p = sawing().go(MARK, "pass").begin("bob")
    free = [decision for decision in p.table.decisions if decision.standing]
    assert [(d.seat, d.keys) for d in free] == [(0, ["free:item/saw/active/1"])]
    p.table.choose("free:item/saw/active/1", 0)
    assert (p.s.threat, p.s.lasting) == (1, [])


@pytest.mark.rule("MA-LST-16")
def test_markers_on_other_cards_and_those_of_others_do_not_count() -> None:
    people = {id: {"active": ["Pay 1 stamina: lasting 1x armor +1"]} for id in ("ann", "bob")}
    p = sawing(explorer=people).go("use:explorer/ann/active/0", "pass").begin("bob").go("use:explorer/bob/active/0")
    assert [decision for decision in p.table.decisions if decision.standing] == []


@pytest.mark.rule("MA-LST-17", "MA-LST-05")
def test_what_it_recorded_ends_and_can_be_used_again_in_the_same_round() -> None:
    p = sawing().go(MARK, OTHER)
    assert (attributes(p), OTHER in p.keys) == ((3, 4, 1), True)
    p.go(REMOVE)
    assert (p.prompt, p.keys, p.decision.seat) == ("which-marker", ["marker:1", "marker:2"], 0)
    p.go("marker:2")
    assert attributes(p) == (3, 4, 0)
    assert [(e.side, e.count, e.rules) for e in p.told(EffectsEnded)] == [("explorers", 1, ("MA-LST-17",))]
    p.go(OTHER)
    assert attributes(p) == (3, 4, 1)
    p.go(REMOVE, "marker:1")
    assert attributes(p) == (2, 3, 1), "both effects of one use share a marker"


# -- as a moment -------------------------------------------------------------------------------------------------------------------
PENDANT = {"id": "pendant", "type": "artifact", "active": [
    "Pay 1 stamina: lasting 2x armor +1", "Pay a marker from this card: restore 1 stamina",
], "passive": ["When a marker is removed from this card: gain 1 essence"]}  # fmt: skip


def worn(**more: Any) -> Position:
    p = position("a", items=[PENDANT], draws={"horror-roll": "1", "spawn-roll": "1"}, **more)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("pendant")]
    return p.begin()


@pytest.mark.rule("MA-LST-15")
def test_each_marker_that_returns_at_the_beginning_of_the_phase_counts() -> None:
    p = worn().go("use:item/pendant/active/0", "use:item/pendant/active/0")
    p.rest().until_phase("explorers")
    assert (p.s.round, p.explorer().essence, p.s.lasting) == (2, 2, [])


@pytest.mark.rule("MA-LST-15", "MA-LST-17")
def test_so_does_one_that_is_a_price() -> None:
    p = worn().go("use:item/pendant/active/0", "use:item/pendant/active/1")
    assert (p.explorer().essence, p.explorer().stamina) == (1, 6)


@pytest.mark.rule("MA-LST-15")
def test_markers_on_other_cards_do_not_matter() -> None:
    p = worn(explorer={"ann": {"active": ["Pay 1 stamina: lasting 1x will +1"]}}).go("use:explorer/ann/active/0")
    p.rest().until_phase("explorers")
    assert (p.s.round, p.explorer().essence) == (2, 0)


@pytest.mark.rule("MA-LST-15", "MA-HOR-01")
def test_horror_markers_on_a_monsters_card_count_at_the_horror_phase() -> None:
    beast = {
        "id": "beast", "armor": 3, "will": 3, "health": 3, "stamina": 1, "active": ["Pay 1 stamina, range 9: lasting 1x armor -1"],
        "passive": ["When a marker is removed from this card: threat +1"],
    }  # fmt: skip
    p = position("a", monsters=[beast], draws={"horror-roll": "1 1", "spawn-roll": "1 1"})
    with p.arrange():
        p.put("beast", "5,5")
    p.rest().until_phase("explorers")
    assert (p.s.threat, len(p.s.lasting)) == (0, 1)
    p.rest().until_phase("monsters")
    assert p.s.threat == 1


@pytest.mark.rule("MA-CHP-12", "MA-LST-15")
def test_horror_markers_count_when_an_effect_starts_a_new_round() -> None:
    beast = {
        "id": "beast", "armor": 3, "will": 3, "health": 3, "stamina": 1, "active": ["Pay 1 stamina, range 9: lasting 1x armor -1"],
        "passive": ["When a marker is removed from this card: threat +1"],
    }  # fmt: skip
    people = {"ann": {"active": ["Pay 1 stamina: start a new round"]}}
    p = position("a", monsters=[beast], explorer=people, draws={"horror-roll": "1 1", "spawn-roll": "1 1"})
    with p.arrange():
        p.put("beast", "5,5")
    p.rest().until_phase("explorers")
    assert (p.s.round, p.s.threat, len(p.s.lasting)) == (2, 0, 1)
    p.begin().go("use:explorer/ann/active/0")
    assert (p.s.round, p.s.threat, p.s.lasting) == (3, 1, [])
