"""Adventure 1: Scorched Earth."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, DoorCard

from .position import Position
from .quests import layout, names, next_round, quest

ID = "scorched-earth"
HIDDEN = ("a3", "f1", "a6")
READING_ROOM = "e5"


def find(p: Position, *zones: str) -> Position:
    """Ann picks up what lies in these zones, one round each."""
    for zone in zones:
        with p.arrange() as s:
            s.heroes["ann"].zone = p.zone(zone)
            if s.turn is not None:
                s.turn.actions = 3
        p.go("pick-up", "stop")
    return p


def delivering(heroes: int = 2, **more: Any) -> Position:
    """Ann and bob have a seal each and stand in the reading room."""
    p = quest(ID, heroes, **more)
    with p.arrange() as s:
        s.counters["found"], s.done = 2, ["find"]
        s.tokens = {"library": p.zone(READING_ROOM)}
        for hero in ("ann", "bob"):
            s.heroes[hero].tokens, s.heroes[hero].zone = ["artifact"], p.zone(READING_ROOM)
    return p


@pytest.mark.rule("MD-Q01-01")
def test_four_tiles_a_library_three_face_down_tokens_closed_doors_and_an_exit() -> None:
    p = quest(ID)
    found = layout(p)
    assert found.tiles == ["2R", "4R", "8R", "9V"]
    assert (found.tokens, found.pillars) == (["library"], [])
    assert len(found.hidden) == 3
    assert p.s.opened == []
    assert (p.where("ann"), p.game.name(p.game.adventure.exit)) == ("b1", "e6")


@pytest.mark.rule("MD-Q01-02")
def test_two_artifact_tokens_and_a_lair_lie_face_down_on_three_zones() -> None:
    p = quest(ID)
    assert layout(p).hidden == ["artifact", "artifact", "lair"]
    assert sorted(names(p, [zone for id, zone in p.s.tokens.items() if id.startswith("hidden")])) == sorted(HIDDEN)


@pytest.mark.rule("MD-Q01-02", "MD-OBJ-04")
@pytest.mark.parametrize("order", ["lair artifact artifact", "artifact lair artifact", "artifact artifact lair"])
def test_any_of_the_zones_may_hold_the_lair(order: str) -> None:
    p = quest(ID, draws={"token": order})
    xp = []
    for zone in HIDDEN:
        before = p.hero().xp
        xp.append(find(p, zone).hero().xp - before)
    assert xp == [5 if kind == "lair" else 0 for kind in order.split()]
    assert p.hero().tokens == ["artifact", "artifact"]


@pytest.mark.rule("MD-Q01-03", "MD-WIN-06")
def test_first_both_seals_are_found() -> None:
    p = quest(ID, draws={"token": "artifact lair artifact"})
    assert find(p, "a3").s.done == []
    assert find(p, "f1").s.done == []
    assert find(p, "a6").s.done == ["find"]


@pytest.mark.rule("MD-Q01-03", "MD-Q01-04")
def test_one_seal_in_the_reading_room_is_not_enough() -> None:
    p = quest(ID, draws={"token": "artifact"})
    find(p, "a3")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(READING_ROOM)
    next_round(p)
    assert (p.s.round, p.s.done, p.s.outcome) == (2, [], None)


@pytest.mark.rule("MD-Q01-04")
def test_both_seals_in_the_reading_room_win_at_the_end_of_the_round_and_not_before() -> None:
    p = delivering().go("end")
    assert (p.s.outcome, p.s.round) == (None, 1)
    next_round(p)
    assert (p.s.outcome, p.s.done, p.s.round) == ("won", ["find", "deliver"], 1)


@pytest.mark.rule("MD-Q01-04")
@pytest.mark.parametrize("stunned", [False, True])
def test_an_enemy_in_the_room_prevents_it(stunned: bool) -> None:
    p = delivering()
    with p.arrange() as s:
        p.put("dwarf-defenders", READING_ROOM, minions=0, stunned=stunned)
        s.phase, s.acted, s.turn = "end", [], None
    assert (p.s.round, p.s.outcome) == (2, None)


@pytest.mark.rule("MD-Q01-04", "MD-HER-11")
def test_a_dead_carrier_does_not_count() -> None:
    p = delivering()
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    next_round(p)
    assert (p.s.round, p.s.outcome) == (2, None)
    next_round(p)
    assert p.s.outcome == "won"


@pytest.mark.rule("MD-Q01-04")
def test_a_carrier_elsewhere_does_not_count() -> None:
    p = delivering()
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("e4")
    next_round(p)
    assert (p.s.round, p.s.outcome) == (2, None)


@pytest.mark.rule("MD-Q01-05", "MD-OBJ-04")
def test_tokens_stay_face_down_until_they_are_picked_up() -> None:
    p = quest(ID, draws={"token": "lair"})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("a2")
    p.go("step:a3")
    assert (len(p.s.buried), p.hero().xp) == (3, 0)
    p.go("pick-up")
    assert (sorted(p.s.buried), p.hero().xp) == (["artifact", "artifact"], 5)


@pytest.mark.rule("MD-Q01-06")
def test_the_lair_gives_5_experience_to_its_finder_and_is_discarded() -> None:
    p = find(quest(ID, 2, draws={"token": "lair"}), "a3")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (5, 0)
    assert (p.hero("ann").tokens, p.s.tokens.get("hidden-1"), p.s.buried.count("lair")) == ([], None, 0)


@pytest.mark.rule("MD-Q01-07", "MD-OBJ-07")
def test_seals_are_kept_and_traded_and_are_no_artifact_cards() -> None:
    p = find(quest(ID, 2, draws={"token": "artifact"}), "a3")
    assert (p.hero("ann").tokens, p.hero("ann").pack, len(p.s.decks["artifacts"])) == (["artifact"], [], 6)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("a3")
    p.go("trade", "hand:bob:artifact", "agree", "done")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == ([], ["artifact"])


@pytest.mark.rule("MD-Q01-07", "MD-Q01-04")
def test_one_hero_may_carry_both_seals() -> None:
    p = delivering()
    with p.arrange() as s:
        s.heroes["ann"].tokens, s.heroes["bob"].tokens = [], ["artifact", "artifact"]
        s.heroes["ann"].zone = p.zone("b1")
    next_round(p)
    assert p.s.outcome == "won"


@pytest.mark.rule("MD-Q01-08", "MD-DOR-12")
@pytest.mark.parametrize("beside", ["e4", "d5", "f5"])
def test_another_guard_comes_to_the_library_when_the_door_card_of_its_chamber_is_drawn(beside: str) -> None:
    p = quest(ID, draws={"guards-1": "guards-1/orc-flayers"})
    with p.arrange() as s:
        s.heroes["ann"].zone, s.level = p.zone(beside), 1
        s.levels = [t for t in s.levels if t.level == 1]
    p.go(f"open:{READING_ROOM}")
    told = [e for e in p.table.events if isinstance(e, DoorCard | Arrived)]
    assert [type(e) for e in told] == [DoorCard, Arrived]
    assert (p.where("e1"), p.enemy("e1").card) == (READING_ROOM, "guards-1/orc-flayers")
    assert p.s.tokens["library"] == p.zone(READING_ROOM)


@pytest.mark.rule("MD-Q01-08", "MD-DOR-03")
def test_the_other_doors_of_the_library_bring_nobody_else_and_other_chambers_neither() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("b2")
    p.go("open:a2", "zone:a1", "stop")
    assert p.s.enemies == {}
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("e4")
    p.go("open:e5", "stop")
    assert len(p.s.enemies) == 1
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("d5")
    p.go("open:e5", "stop")
    assert len(p.s.enemies) == 1
