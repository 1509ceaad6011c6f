"""Adventure 7: Sparks in the Dark."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, DoorCard, DoorOpened, EventDrawn, LevelRose

from .position import Position
from .quests import layout, next_round, quest, special

ID = "sparks-in-the-dark"
WEST, EAST, EXIT, GATEHOUSE, BEFORE = "a1", "i1", "e1", "e2", "e3"


def at(p: Position, **heroes: str) -> Position:
    with p.arrange() as s:
        for hero, zone in heroes.items():
            s.heroes[hero].zone = p.zone(zone)
    return p


def opened(p: Position) -> bool:
    """Whether one can go through the gate."""
    return bool(p.game.ways.near[p.zone(BEFORE)] >> p.zone(GATEHOUSE) & 1)


def levers(heroes: int = 2, **more: Any) -> Position:
    """Ann and bob have stood at the levers at the start of a round."""
    return next_round(at(quest(ID, heroes, **more), ann=WEST, bob=EAST))


@pytest.mark.rule("MD-Q07-01")
def test_seven_tiles_levels_1_to_5_two_levers_artifacts_and_a_locked_door() -> None:
    p = quest(ID)
    found = layout(p)
    assert found.tiles == ["1R", "2R", "3V", "5V", "6V", "8V", "9R"]
    assert set(found.levels) == {1, 2, 3, 4, 5}
    assert found.tokens == ["artifact", "artifact", "lair", "lair"]
    assert [(name, door.locked) for name, door in p.game.adventure.text.special_doors.items()] == [("gate", True)]
    assert (p.where("ann"), p.game.name(p.game.adventure.exit), p.s.enemies) == ("e7", EXIT, {})


@pytest.mark.rule("MD-Q07-02", "MD-OBJ-06")
def test_first_the_levers_then_all_heroes_leave() -> None:
    p = at(quest(ID, 2), ann=EXIT)
    assert "leave" not in p.keys
    p = levers()
    assert p.s.done == ["levers"]
    with p.arrange() as s:
        s.enemies.clear()
    at(p, ann=EXIT, bob=EXIT).go("leave")
    assert (p.s.done, p.s.outcome) == (["levers"], None)
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["levers", "escape"], "won")


@pytest.mark.rule("MD-Q07-03")
@pytest.mark.parametrize("lever", [WEST, EAST])
def test_for_a_hero_alone_one_lever_is_enough(lever: str) -> None:
    p = next_round(at(quest(ID), ann=lever))
    assert (opened(p), p.s.done) == (True, ["levers"])


@pytest.mark.rule("MD-Q07-03", "MD-SET-02")
@pytest.mark.parametrize("lever", [WEST, EAST])
def test_for_two_heroes_it_is_not_even_if_one_has_died(lever: str) -> None:
    p = at(quest(ID, 2), ann=lever)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    next_round(p)
    assert (opened(p), p.s.done) == (False, [])


@pytest.mark.rule("MD-Q07-04", "MD-RND-02")
def test_the_door_opens_at_the_start_of_a_round_with_a_hero_at_each_lever() -> None:
    p = at(quest(ID, 2), ann=WEST, bob=EAST)
    assert not opened(p)
    p.go("end")
    assert not opened(p)
    next_round(p)
    assert (opened(p), p.s.round) == (True, 2)


@pytest.mark.rule("MD-Q07-04")
@pytest.mark.parametrize(("ann", "bob"), [(WEST, WEST), (WEST, "h1"), ("e7", EAST), ("e7", "e7")])
def test_it_stays_shut_while_a_lever_is_without_a_hero(ann: str, bob: str) -> None:
    p = next_round(at(quest(ID, 2), ann=ann, bob=bob))
    assert (opened(p), p.s.enemies) == (False, {})


@pytest.mark.rule("MD-Q07-04", "MD-HER-15")
def test_a_hero_who_comes_back_to_life_at_a_lever_holds_it() -> None:
    p = at(quest(ID, 2), ann=WEST, bob=EAST)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    assert opened(next_round(p))


@pytest.mark.rule("MD-Q07-05")
def test_no_door_card_is_drawn_and_a_greater_monster_appears_in_the_room() -> None:
    p = levers(door="stores", draws={"greater": "greater/ogre-mage"})
    assert (p.told(DoorCard), p.s.regular) == ([], [])
    assert len(p.told(DoorOpened)) == 1
    assert (p.enemy().card, p.where(special(p, "warden")), p.enemy().gear) == ("greater/ogre-mage", GATEHOUSE, "trinket-5")


@pytest.mark.rule("MD-Q07-05", "MD-ROM-04")
def test_the_monster_is_no_roaming_monster_for_events() -> None:
    p = levers(event="stir", draws={"greater": "greater/ogre-mage"})
    with p.arrange():
        p.put("liliarch", "f7")
    next_round(p)
    at_ = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at_:] if isinstance(e, Activated) and e.how == "phase"] == ["e2"]


@pytest.mark.rule("MD-Q07-05")
def test_the_door_opens_and_the_monster_comes_once() -> None:
    p = levers()
    with p.arrange() as s:
        s.enemies.clear()
    at(p, ann=WEST, bob=EAST)
    next_round(p)
    assert (p.told(DoorOpened), p.told(Arrived)) == ([], [])


@pytest.mark.rule("MD-Q07-06")
@pytest.mark.parametrize("zone", ["c3", "i6"])
def test_an_artifact_token_gives_a_random_artifact_card_and_is_discarded(zone: str) -> None:
    p = at(quest(ID, 2), ann=zone).go("pick-up")
    assert (p.hero("ann").pack, p.hero("bob").pack, len(p.s.decks["artifacts"])) == (["relic"], [], 5)
    assert layout(p).tokens == ["artifact", "lair", "lair"]


@pytest.mark.rule("MD-Q07-07", "MD-DOR-01")
def test_the_locked_door_cannot_be_opened_by_hand() -> None:
    assert f"open:{GATEHOUSE}" not in at(quest(ID), ann=BEFORE).keys
    p = at(quest(ID), ann=GATEHOUSE)
    assert f"open:{BEFORE}" not in p.keys


@pytest.mark.rule("MD-Q07-07", "MD-LVL-03")
def test_the_level_rises_to_that_of_the_tile_behind_the_door_before_the_monster_comes() -> None:
    p = levers()
    told = [e for e in p.table.events if isinstance(e, LevelRose | Arrived)]
    assert isinstance(told[-2], LevelRose)
    assert isinstance(told[-1], Arrived)
    assert (told[-2].level, told[-2].rules[0], p.s.level) == (5, "MD-LVL-03", 5)


@pytest.mark.rule("MD-Q07-07", "MD-PIC-11")
@pytest.mark.parametrize(("zone", "offered"), [(WEST, False), (EAST, False), ("c3", True), ("i6", True)])
def test_levers_cannot_be_picked_up_artifact_tokens_can(zone: str, offered: bool) -> None:
    assert ("pick-up" in at(quest(ID), ann=zone).keys) == offered
