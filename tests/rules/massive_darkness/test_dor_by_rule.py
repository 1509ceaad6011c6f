"""Doors that a rule of the adventure opens, and chambers that are open from the start."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import DoorCard, DoorOpened

from .hunting import Board, laid
from .position import Position, position

ROOMS = Board(
    (
        """
        +---+---+---+
        | C   C   C |
        +---+---+   +
        | R | R | C |
        +---+---+   +
        | R   R | C |
        +---+---+---+
        """,
    ),
    ("a1-a2", "a2-b2", "b2-b3"),
)
"""A corridor above and to the right, two rooms side by side, and a chamber of two rooms below them."""
DOOR = {"id": "plain", "name": "Plain", "parts": [{"regular": 1}, {}, {}]}


def opened(border: str, **more: Any) -> Position:
    """A locked door on this border opens at the start of the second round; the first hero stands in the corridor."""
    gate = {"at": border, "locked": True, **more.pop("gate", {})}
    rules = ["At start of the round, If even round: Open gate"]
    adventure = {"special_doors": {"gate": gate}, "rules": rules, "exit": "c3", **more.pop("adventure", {})}
    board = ROOMS._replace(doors=tuple(d for d in ROOMS.doors if d != border))
    p = position(doors=[DOOR], **laid(board, adventure), **more)
    return p.go("end")


@pytest.mark.rule("MD-Q07-04", "MD-DOR-03")
@pytest.mark.parametrize(("border", "behind"), [("a1-a2", "a2"), ("b2-c2", "b2"), ("b3-c3", "b3")])
def test_a_rule_opens_a_door_from_the_side_of_the_corridor(border: str, behind: str) -> None:
    """The room lies behind the door, whichever side of it comes first."""
    p = opened(border)
    assert [(e.how, e.figure, p.game.name(e.cell)) for e in p.told(DoorOpened)] == [("rule", "", behind)]
    assert [p.game.name(e.rooms[0]) for e in p.told(DoorCard)] == [behind]


@pytest.mark.rule("MD-Q07-04", "MD-DOR-17")
@pytest.mark.parametrize(("known", "behind"), [("a2", "b2"), ("b2", "a2")])
def test_between_two_rooms_it_opens_towards_the_one_not_yet_revealed(known: str, behind: str) -> None:
    adventure = {
        "special_doors": {"gate": {"at": "a2-b2", "locked": True}}, "rules": ["At start of the round, If even round: Open gate"], "exit": "c3",
    }
    p = position(doors=[DOOR], **laid(ROOMS._replace(doors=("a1-a2", "b2-b3")), adventure))
    with p.arrange() as s:
        s.revealed |= 1 << p.zone(known)
    p.go("end")
    assert [p.game.name(e.cell) for e in p.told(DoorOpened)] == [behind]
    assert [tuple(map(p.game.name, e.rooms)) for e in p.told(DoorCard)] == [(behind,)]


@pytest.mark.rule("MD-Q07-04", "MD-DOR-01")
def test_a_door_that_is_open_already_is_not_opened_again() -> None:
    p = opened("a1-a2", adventure={"rules": ["At start of the round: Open gate"]})
    assert len(p.told(DoorOpened)) == 1
    p.go("end").until("act")
    assert (len(p.told(DoorOpened)), len(p.told(DoorCard)), p.s.opened.count(p.s.opened[0])) == (1, 1, 1)


@pytest.mark.rule("MD-Q06-08")
@pytest.mark.parametrize(("room", "where"), [("", "b3"), ("a3", "a3")])
def test_a_guard_instead_of_a_door_card_comes_behind_the_door_or_where_the_adventure_says(room: str, where: str) -> None:
    p = opened("b3-c3", gate={"draws": "guard", **({"room": room} if room else {})}, draws={"guards-1": "guards-1/rats"})
    assert (p.told(DoorCard), p.where("e1")) == ([], where)


@pytest.mark.rule("MD-DOR-03", "MD-DCK-02")
def test_without_a_door_card_nothing_happens_behind_the_door() -> None:
    p = position(doors=[DOOR], **laid(ROOMS, {"exit": "c3"}))
    with p.arrange() as s:
        s.decks["doors"] = []
    p.go("open:a2")
    assert (p.told(DoorCard), p.s.regular, p.s.door, p.prompt) == ([], [], "", "move")


@pytest.mark.rule("MD-DOR-04")
def test_the_chamber_of_the_starting_zone_is_open_from_the_start() -> None:
    """Ann starts in a closed room: opening her door draws no card for it, only for what lies behind."""
    p = position(doors=[DOOR], **laid(ROOMS, {"start": "b2", "doors": ["b2-c2"], "exit": "c3"}))
    assert p.s.revealed == 1 << p.zone("b2")
    p.go("open:c2")
    assert p.told(DoorCard) == []
