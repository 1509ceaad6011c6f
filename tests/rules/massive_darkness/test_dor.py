"""Doors: who opens them, for how long, and for which chambers a card is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    Arrived,
    DoorCard,
    DoorOpened,
    LevelRose,
    RuleWorked,
    TreasurePlaced,
    Went,
)

from .position import Position, position

CELLAR = """
    +---+---+---+
    | C   C   C |
    +---+---+---+
    | R   R   R |
    +---+---+---+
    | R | C   C |
    +---+---+---+
"""
"""A corridor, a chamber of three rooms below it, and below that a single room and another corridor."""
DOORS = ["a1-a2", "b1-b2", "c1-c2", "a2-a3", "c2-c3"]
EMPTY = {"id": "empty", "name": "Empty", "parts": [{}, {}, {}]}


def cellar(adventure: dict[str, Any] | None = None, **more: Any) -> Position:
    return position(tiles={"1R": CELLAR}, adventure={"doors": DOORS, **(adventure or {})}, **{"doors": [EMPTY], **more})


def doors(p: Position) -> list[str]:
    return [key for key in p.keys if key.startswith("open:")]


def at(p: Position, zone: str) -> Position:
    """ann stands in a zone, with all her actions."""
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
        assert s.turn is not None
        s.turn.actions = 3
    return p


# -- opening -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DOR-01")
def test_a_door_on_the_border_of_the_zone_is_opened_for_a_point() -> None:
    p = cellar()
    assert doors(p) == ["open:a2"]  # not those of other zones
    p.go("open:a2")
    assert [(e.figure, e.cell) for e in p.told(DoorOpened)] == [("ann", p.zone("a2"))]
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)


@pytest.mark.rule("MD-DOR-01")
def test_enemies_in_the_zone_do_not_prevent_it() -> None:
    p = cellar()
    with p.arrange():
        p.put("rats", "a1")
    p.go("open:a2")
    assert p.s.opened == [0]


@pytest.mark.rule("MD-DOR-01")
def test_a_door_may_be_opened_from_either_side() -> None:
    p = at(cellar(), "a3")
    assert doors(p) == ["open:a2"]
    assert doors(at(p, "a2")) == ["open:a1", "open:a3"]


@pytest.mark.rule("MD-DOR-02")
def test_an_open_door_stays_open() -> None:
    p = cellar().go("open:a2", "stop", "end")
    for _ in range(3):
        assert "step:a2" in p.keys
        assert doors(p) == []
        p.go("end")


@pytest.mark.rule("MD-DOR-14")
def test_enemies_neither_open_doors_nor_pass_them() -> None:
    p = cellar()
    with p.arrange():
        p.put("rats", "a2")
    p.go("end", "end")
    assert (p.where("e1"), p.s.opened, p.told(DoorOpened)) == ("a2", [], [])
    assert [e for e in p.told(Went) if e.figure == "e1"] == []
    p.go("open:a2", "stop", "end")
    assert p.where("e1") == "a1"


# -- the card of a chamber ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DOR-03")
def test_the_first_door_of_a_chamber_draws_one_card_for_all_of_it() -> None:
    p = cellar().go("open:a2")
    assert [e.card for e in p.told(DoorCard)] == ["empty"]
    assert (p.s.decks["doors"], p.s.discards["doors"]) == ([], ["empty"])


@pytest.mark.rule("MD-DOR-03")
@pytest.mark.parametrize("other", ["b1", "c1"])
def test_further_doors_of_the_chamber_draw_nothing(other: str) -> None:
    p = at(cellar().go("open:a2", "stop"), other)
    p.go(doors(p)[0])
    assert len(p.s.opened) == 2
    assert p.told(DoorCard) == []


@pytest.mark.rule("MD-DOR-03")
def test_every_chamber_has_a_card_of_its_own() -> None:
    p = at(cellar().go("open:a2", "stop"), "a2")
    p.go("open:a3")
    assert [e.rooms for e in p.told(DoorCard)] == [(p.zone("a3"),)]


@pytest.mark.rule("MD-DOR-04")
@pytest.mark.parametrize(
    ("adventure", "zone", "key"),
    [
        ({"doors": DOORS[1:], "open_doors": ["a1-a2"]}, "b1", "open:b2"),
        ({"start": "b2"}, "b2", "open:b1"),
        ({"start": "b2"}, "a2", "open:a1"),
        ({"start": "b2"}, "c2", "open:c1"),
    ],
)
def test_chambers_that_are_open_at_the_start_have_no_card(adventure: dict[str, Any], zone: str, key: str) -> None:
    p = at(cellar(adventure), zone).go(key)
    assert p.told(DoorCard) == []


@pytest.mark.rule("MD-DOR-04", "MD-ZON-05")
def test_a_chamber_with_an_open_passage_to_a_corridor_has_no_card() -> None:
    porch = CELLAR.replace("+---+---+---+\n    | R   R", "+   +---+---+\n    | R   R")
    p = position(tiles={"1R": porch}, adventure={"doors": DOORS[1:]}, doors=[EMPTY])
    at(p, "b1").go("open:b2")
    assert p.told(DoorCard) == []
    at(p, "a2").go("open:a3")
    assert len(p.told(DoorCard)) == 1


@pytest.mark.rule("MD-DOR-17")
def test_a_door_between_chambers_reveals_only_the_new_one() -> None:
    p = at(cellar().go("open:a2", "stop"), "a2").go("open:a3")
    assert [e.rooms for e in p.told(DoorCard)] == [(p.zone("a3"),)]


@pytest.mark.rule("MD-DOR-17")
def test_a_door_from_a_revealed_chamber_to_a_corridor_draws_nothing() -> None:
    p = at(cellar().go("open:a2", "stop"), "c2")
    p.go("open:c3")
    assert p.told(DoorCard) == []


# -- what follows, and in which order ----------------------------------------------------------------------------------------------
NORTH = """
    +---+---+---+
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
SOUTH = """
    +---+---+---+
    | R   R   R |
    +---+---+---+
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
DEEPER: dict[str, Any] = {
    "tiles": {"1R": NORTH, "2R": SOUTH},
    "rows": [["1R"], ["2R"]],
    "adventure": {
        "start": "a3", "levels": {"a1": 1, "c6": 2}, "doors": ["a3-a4", "a4-a5", "c3-c4"], "places": {"vault": "c4"},
        "rules": ["When the chamber of vault opens: Count vaults"],
    },
}  # fmt: skip


@pytest.mark.rule("MD-DOR-12", "MD-LVL-03")
def test_the_level_rises_first_then_the_card_with_its_parts_then_the_adventure() -> None:
    full = {"id": "full", "name": "Full", "parts": [{"regular": 1}, {"enemies": True}, {"special": 1}]}
    p = position(doors=[full], **DEEPER).go("open:a4")
    course = [e for e in p.table.events if isinstance(e, (DoorOpened, LevelRose, DoorCard, TreasurePlaced, Arrived, RuleWorked))]
    assert [type(e) for e in course] == [DoorOpened, LevelRose, DoorCard, TreasurePlaced, Arrived, TreasurePlaced, RuleWorked]
    arrived = p.told(Arrived)[0]
    assert (p.game.content.cards[arrived.card].level, arrived.cell) == (2, p.zone("b4"))


@pytest.mark.rule("MD-DOR-13")
def test_a_rule_of_a_zone_works_when_a_door_to_its_chamber_opens_and_only_then() -> None:
    p = position(doors=[EMPTY], **DEEPER)
    assert p.s.counters == {}
    p.go("open:a4", "stop")
    assert p.s.counters == {"vaults": 1}
    at(p, "c3").go("open:c4")
    assert p.s.counters == {"vaults": 1}


@pytest.mark.rule("MD-DOR-13")
def test_a_rule_of_another_zone_does_not_work() -> None:
    p = cellar({"places": {"cell": "a3"}, "rules": ["When the chamber of cell opens: Count cells"]})
    p.go("open:a2", "stop")
    assert p.s.counters == {}
    at(p, "a2").go("open:a3")
    assert p.s.counters == {"cells": 1}


@pytest.mark.rule("MD-DOR-13")
def test_a_rule_of_a_named_door_works_when_that_door_opens() -> None:
    gates = {"gate": {"at": "a1-a2", "draws": "nothing"}, "hatch": {"at": "b1-b2"}}
    p = cellar({"doors": DOORS[2:], "special_doors": gates, "rules": ["When the door gate opens: Count gates"]})
    at(p, "b1").go("open:b2", "zone:a2", "stop")
    assert p.s.counters == {}
    at(p, "a1").go("open:a2")
    assert p.s.counters == {"gates": 1}


@pytest.mark.rule("MD-DOR-16")
def test_enemies_behind_the_door_do_not_act_and_the_move_goes_on() -> None:
    p = cellar(doors=[{"id": "guarded", "name": "G", "parts": [{"enemies": True}, {}, {}]}]).go("open:a2")
    assert p.where("e1") == "a2"
    assert [e.figure for e in p.told(Activated)] == ["ann"]
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)
    p.go("step:a2")
    assert p.where("ann") == "a2"


@pytest.mark.rule("MD-DOR-16", "MD-MOV-03")
def test_after_an_ambush_the_hero_is_held() -> None:
    p = at(cellar(doors=[{"id": "ambush", "name": "A", "parts": [{"enemies": True, "ambush": True}, {}, {}]}]), "a3")
    p.go("open:a2")
    assert (p.where("e1"), p.where("ann")) == ("a3", "a3")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)
    assert not [key for key in p.keys if key.startswith("step:")]


# -- which zones are meant -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DOR-13", "MD-DOR-12")
@pytest.mark.parametrize(("place", "xp"), [("a2", 1), ("c2", 1), ("c1", 0), ("a3", 0)])
def test_a_rule_about_a_chamber_is_for_its_own_rooms(place: str, xp: int) -> None:
    p = cellar({"places": {"pit": place}, "rules": ["When the chamber of pit opens: All heroes gain 1 xp"]}).go("open:a2")
    assert p.hero().xp == xp


@pytest.mark.rule("MD-DOR-04", "MD-DOR-17")
def test_the_room_where_the_heroes_start_is_open_and_no_other() -> None:
    p = cellar({"start": "a3"}).go("open:a2")
    assert [[p.game.name(zone) for zone in e.rooms] for e in p.told(DoorCard)] == [["a2", "b2", "c2"]]
