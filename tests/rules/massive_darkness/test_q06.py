"""Adventure 6: The Fiend's Treasure."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, DoorCard, DoorOpened, EventDrawn

from .position import Position
from .quests import layout, names, next_round, quest, special

ID = "the-fiends-treasure"
HIDDEN = ("b6", "f6", "d1", "f3")
BEFORE_KENNEL, KENNEL = "e7", "d7"


def there(p: Position, zone: str, hero: str = "ann") -> Position:
    """A hero in a zone, with all its actions."""
    with p.arrange() as s:
        s.heroes[hero].zone = p.zone(zone)
        if s.turn is not None:
            s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    return p


def take(p: Position, *zones: str) -> Position:
    for zone in zones:
        there(p, zone).go("pick-up")
        if p.prompt == "move":
            p.go("stop")
    return p


def with_keys(heroes: int = 1, **more: Any) -> Position:
    """Both keys have been found; ann stands before the kennel."""
    p = quest(ID, heroes, **more)
    with p.arrange() as s:
        s.counters["found"], s.done, s.unlocked = 2, ["keys"], ["kennel"]
        s.tokens = {}
        s.buried = []
    return there(p, BEFORE_KENNEL)


@pytest.mark.rule("MD-Q06-01")
def test_five_tiles_levels_1_to_5_and_a_special_door() -> None:
    p = quest(ID)
    found = layout(p)
    assert (found.tiles, found.levels) == (["1V", "3R", "5R", "7R", "9R"], [1, 2, 3, 4, 5])
    assert (found.tokens, len(found.hidden)) == (["artifact", "library"], 4)
    assert [name for name, door in p.game.adventure.text.special_doors.items() if door.locked] == ["kennel"]
    assert (p.where("ann"), p.game.name(p.game.adventure.exit), p.where(special(p, "hellhound"))) == ("a5", "e9", "d9")
    assert p.s.opened == []


@pytest.mark.rule("MD-Q06-02")
def test_the_hellhound_is_the_greater_one_with_a_treasure_of_level_5() -> None:
    p = quest(ID, 2)
    assert (p.enemy().card, p.where("e1"), p.enemy().gear, p.enemy().health) == ("greater/hellhound", "d9", "trinket-5", 8)
    assert p.s.level == 1


@pytest.mark.rule("MD-Q06-03", "MD-OBJ-04")
def test_an_artifact_token_and_three_lairs_lie_face_down_on_four_zones() -> None:
    p = quest(ID)
    assert layout(p).hidden == ["artifact", "lair", "lair", "lair"]
    assert names(p, [zone for id, zone in p.s.tokens.items() if id.startswith("hidden")]) == list(HIDDEN)


@pytest.mark.rule("MD-Q06-04", "MD-WIN-06")
def test_two_keys_then_the_door_then_the_hellhound() -> None:
    p = quest(ID, draws={"token": "artifact"})
    assert take(p, "i6").s.done == []
    assert take(p, "f6").s.done == ["keys"]
    there(p, BEFORE_KENNEL).go(f"open:{KENNEL}").until("move")
    assert (p.s.done, p.s.outcome) == (["keys", "door"], None)
    with p.arrange() as s:
        s.enemies["e1"].health, s.enemies["e1"].gear = 1, ""
    there(p, "d9").go("melee:e1")
    assert (p.s.done, p.s.outcome) == (["keys", "door", "hound"], "won")


@pytest.mark.rule("MD-Q06-05", "MD-EPH-27")
def test_the_hellhound_sleeps_until_its_door_is_opened() -> None:
    p = next_round(with_keys())
    assert [e for e in p.told(Activated) if e.figure == "e1"] == []
    there(p, BEFORE_KENNEL).go(f"open:{KENNEL}").until("move").go("stop")
    assert not p.enemy().asleep
    next_round(p)
    assert [e.how for e in p.told(Activated) if e.figure == "e1"] == ["phase"]


@pytest.mark.rule("MD-Q06-05", "MD-ROM-04")
@pytest.mark.parametrize("asleep", [True, False])
def test_the_hellhound_is_no_roaming_monster_for_events(asleep: bool) -> None:
    p = with_keys(event="stir")
    with p.arrange() as s:
        s.enemies["e1"].asleep = asleep
        p.put("liliarch", "a4")
    next_round(p)
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"] == ["e2"]


@pytest.mark.rule("MD-Q06-05")
def test_no_event_wakes_it() -> None:
    p = next_round(with_keys(event="rage"))
    assert (p.enemy().asleep, [e for e in p.told(Activated) if e.figure == "e1"]) == (True, [])


@pytest.mark.rule("MD-Q06-06")
def test_a_lair_gives_5_experience_to_its_finder_and_is_discarded() -> None:
    p = take(quest(ID, 2, draws={"token": "lair lair"}), "b6", "d1")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (10, 0)
    assert (p.hero("ann").tokens, sorted(p.s.buried), p.s.done) == ([], ["artifact", "lair"], [])


@pytest.mark.rule("MD-Q06-07")
def test_keys_are_discarded_when_they_are_picked_up() -> None:
    p = take(quest(ID, draws={"token": "artifact"}), "f3", "i6")
    assert (p.hero().tokens, p.hero().pack, p.s.counters["found"]) == ([], [], 2)
    assert "artifact" not in p.s.tokens
    assert len(p.s.decks["artifacts"]) == 6


@pytest.mark.rule("MD-Q06-07", "MD-DOR-01")
@pytest.mark.parametrize(("found", "offered"), [((), False), (("i6",), False), (("f6",), False), (("f6", "i6"), True)])
def test_the_special_door_is_opened_with_both_keys_only(found: tuple[str, ...], offered: bool) -> None:
    p = there(take(quest(ID, draws={"token": "artifact"}), *found), BEFORE_KENNEL)
    assert (f"open:{KENNEL}" in p.keys) == offered


@pytest.mark.rule("MD-Q06-08")
@pytest.mark.parametrize(("before", "room"), [("h6", "i6"), ("h4", "g4")])
def test_behind_the_two_doors_of_9r_waits_a_guard_instead_of_a_door_card(before: str, room: str) -> None:
    p = there(quest(ID, door="stores"), before).go(f"open:{room}")
    assert (p.told(DoorCard), p.s.regular, p.s.discards["doors"]) == ([], [], [])
    assert [(e.figure, p.game.name(e.cell)) for e in p.told(Arrived)] == [("e2", room)]
    assert p.enemy("e2").card.startswith("guards-4/")
    assert p.s.level == 4


@pytest.mark.rule("MD-Q06-08")
def test_all_other_doors_draw_door_cards() -> None:
    p = there(quest(ID, door="stores"), "b5").go("open:b6")
    assert ([e.card for e in p.told(DoorCard)], names(p, p.s.regular), p.told(Arrived)) == (["stores"], ["b6"], [])


@pytest.mark.rule("MD-Q06-09")
def test_the_library_gives_a_random_artifact_card_and_is_discarded() -> None:
    p = take(quest(ID, 2), "g4")
    assert (p.hero("ann").pack, len(p.s.decks["artifacts"])) == (["relic"], 5)
    assert ("library" in p.s.tokens, p.hero("ann").tokens) == (False, [])


@pytest.mark.rule("MD-Q06-10", "MD-DOR-03")
def test_the_special_door_costs_a_movement_point_and_draws_a_door_card() -> None:
    p = with_keys(door="watch").go(f"open:{KENNEL}")
    assert (p.prompt, p.decision.args["points"], p.decision.args["actions"]) == ("move", 1, 2)
    assert [e.cell for e in p.told(DoorOpened)] == [p.zone(KENNEL)]
    assert [e.card for e in p.told(DoorCard)] == ["watch"]
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == [KENNEL]
