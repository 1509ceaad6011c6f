"""Door cards: their three parts, the rooms these are for, and what they put there."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, DoorCard, TreasurePlaced
from undercroft.games.massive_darkness.module import MODULE

from .position import Position, position
from .test_dor import CELLAR, DOORS, at

FULL = {"id": "full", "name": "Full", "parts": [{"regular": 2}, {"enemies": True, "regular": 1}, {"special": 1}]}
YARD = """
    +---+---+---+
    | C   C   C |
    +---+---+   +
    | R   R | C |
    +   +---+   +
    | R   R | C |
    +---+---+---+
"""
"""Four rooms in a bent row: b2, a2, a3, b3."""


def opened(*keys: str, tile: str = CELLAR, doors: list[str] = DOORS, card: dict[str, Any] = FULL, zone: str = "a1", **more: Any) -> Position:
    """A door has been opened by ann in a zone."""
    p = position(tiles={"1R": tile}, adventure={"doors": doors}, doors=[card], **more)
    return at(p, zone).go(*keys)


def rooms(p: Position) -> list[str]:
    """The rooms of the last door card, in order."""
    return [p.game.name(zone) for zone in p.told(DoorCard)[-1].rooms]


def treasure(p: Position) -> dict[str, tuple[int, int]]:
    """Regular and special tokens by zone."""
    s = p.s
    return {p.game.name(zone): (s.regular.count(zone), s.special.count(zone)) for zone in sorted({*s.regular, *s.special})}


@pytest.mark.rule("MD-DOR-05")
def test_the_parts_of_a_card_are_for_the_first_second_and_third_room() -> None:
    p = opened("open:a2")
    assert treasure(p) == {"a2": (2, 0), "b2": (1, 0), "c2": (0, 1)}
    assert [p.where(e) for e in p.s.enemies] == ["b2"]


@pytest.mark.rule("MD-DOR-05")
def test_every_door_card_has_three_parts() -> None:
    cards = MODULE.rules(MODULE.packs()).content.doors
    assert {len(card.parts) for card in cards.values()} == {3}


@pytest.mark.rule("MD-DOR-06")
@pytest.mark.parametrize(("zone", "key", "wanted"), [("a1", "open:a2", ["a2", "b2", "c2"]), ("c1", "open:c2", ["c2", "b2", "a2"])])
def test_the_first_room_is_behind_the_door_and_the_others_follow_it(zone: str, key: str, wanted: list[str]) -> None:
    assert rooms(opened(key, zone=zone)) == wanted


@pytest.mark.rule("MD-DOR-07")
@pytest.mark.parametrize(("second", "third"), [("a2", "c2"), ("c2", "a2")])
def test_the_active_player_chooses_between_rooms(second: str, third: str) -> None:
    p = opened("open:b2", zone="b1", heroes=2)
    assert (p.prompt, p.decision.seat, p.keys) == ("next-room", 0, ["zone:a2", "zone:c2"])
    assert p.decision.args["number"] == 2
    p.go(f"zone:{second}")
    assert rooms(p) == ["b2", second, third]


@pytest.mark.rule("MD-DOR-07")
def test_the_choice_is_the_active_heros_also_when_it_is_not_the_first_player() -> None:
    p = position(heroes=2, tiles={"1R": CELLAR}, adventure={"doors": DOORS}).go("end")
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b1")
    p.go("open:b2")
    assert (p.prompt, p.decision.seat) == ("next-room", 1)


@pytest.mark.rule("MD-DOR-03", "MD-DCK-02")
def test_without_any_door_card_the_door_opens_all_the_same() -> None:
    p = position(tiles={"1R": CELLAR}, adventure={"doors": DOORS})
    with p.arrange() as s:
        s.decks["doors"] = []
    p.go("open:a2")
    assert (p.s.opened, p.told(DoorCard), p.s.discards["doors"], "step:a2" in p.keys) == ([0], [], [], True)


@pytest.mark.rule("MD-DOR-08")
def test_parts_without_a_room_are_ignored() -> None:
    p = opened("open:a2", tile=CELLAR.replace("| R   R   R |", "| R   R | R |"))
    assert rooms(p) == ["a2", "b2"]
    assert treasure(p) == {"a2": (2, 0), "b2": (1, 0)}


@pytest.mark.rule("MD-DOR-08")
def test_a_single_room_has_only_the_first_part() -> None:
    p = opened("open:a2", tile=CELLAR.replace("| R   R   R |", "| R | R   R |"))
    assert rooms(p) == ["a2"]
    assert (treasure(p), p.s.enemies) == ({"a2": (2, 0)}, {})


@pytest.mark.rule("MD-DOR-09")
def test_in_a_fourth_room_nothing_happens() -> None:
    p = opened("open:b2", tile=YARD, doors=["b1-b2"], zone="b1")
    assert rooms(p) == ["b2", "a2", "a3"]
    assert treasure(p) == {"b2": (2, 0), "a2": (1, 0), "a3": (0, 1)}
    assert [p.where(e) for e in p.s.enemies] == ["a2"]


@pytest.mark.rule("MD-DOR-10")
@pytest.mark.parametrize("level", [1, 3])
def test_a_part_puts_enemies_of_the_current_level_and_tokens_of_each_kind_into_its_room(level: int) -> None:
    card = {"id": "hoard", "name": "H", "parts": [{"enemies": True, "regular": 3, "special": 2}, {}, {}]}
    p = position(tiles={"1R": CELLAR}, adventure={"doors": DOORS}, doors=[card])
    with p.arrange() as s:
        s.level = level
    p.go("open:a2")
    assert treasure(p) == {"a2": (3, 2)}
    assert [(e.card, e.cell) for e in p.told(Arrived)] == [(f"guards-{level}/rats", p.zone("a2"))]


@pytest.mark.rule("MD-DOR-10")
def test_a_part_without_enemies_brings_none() -> None:
    p = opened("open:a2", card={"id": "shelf", "name": "S", "parts": [{"regular": 1}, {}, {}]})
    assert (p.s.enemies, treasure(p)) == ({}, {"a2": (1, 0)})


@pytest.mark.rule("MD-DOR-11")
def test_an_ambush_comes_to_the_active_hero_and_its_treasure_to_the_room() -> None:
    p = opened("open:a2", heroes=2, card={"id": "ambush", "name": "A", "parts": [{"enemies": True, "ambush": True, "regular": 2}, {}, {}]})
    assert [p.where(e) for e in p.s.enemies] == ["a1"]
    assert treasure(p) == {"a2": (2, 0)}


@pytest.mark.rule("MD-DOR-11")
def test_the_other_parts_of_an_ambush_stay_in_their_rooms() -> None:
    card = {"id": "ambush", "name": "A", "parts": [{"enemies": True, "ambush": True}, {"enemies": True}, {}]}
    p = opened("open:a2", card=card, draws={"guards-1": "guards-1/rats guards-1/archers"})
    assert {p.enemy(e).card: p.where(e) for e in p.s.enemies} == {"guards-1/rats": "a1", "guards-1/archers": "b2"}


@pytest.mark.rule("MD-DOR-15")
def test_tokens_are_placed_only_as_long_as_there_are_any() -> None:
    card = {"id": "hoard", "name": "H", "parts": [{"regular": 3, "special": 3}, {"regular": 1, "special": 1}, {}]}
    p = position(tiles={"1R": CELLAR}, adventure={"doors": DOORS}, doors=[card])
    with p.arrange() as s:
        s.regular, s.special = [p.zone("b3")] * 28, [p.zone("b3")] * 2
    p.go("open:a2")
    assert treasure(p) == {"b3": (28, 2), "a2": (2, 2)}
    assert [(e.regular, e.special) for e in p.told(TreasurePlaced)] == [(2, 2)]


@pytest.mark.rule("MD-DOR-18")
def test_the_third_room_adjoins_the_second_rather_than_the_first() -> None:
    p = opened("open:a2", tile=YARD, doors=["a1-a2", "b1-b2"])
    assert p.keys == ["zone:b2", "zone:a3"]
    p.go("zone:a3")
    assert rooms(p) == ["a2", "a3", "b3"]


@pytest.mark.rule("MD-DOR-18")
def test_without_another_room_next_to_the_second_the_third_adjoins_the_first() -> None:
    p = opened("open:a2", "zone:b2", tile=YARD, doors=["a1-a2", "b1-b2"])
    assert rooms(p) == ["a2", "b2", "a3"]  # b3 lies behind a wall
