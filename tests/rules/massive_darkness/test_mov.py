"""Movement basics: borders, walls and doors, and who holds whom."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Went

from .hunting import LANES, did, hunt
from .position import OPEN, Position, position

BOOTS = {"id": "boots", "use": ["Move 2"]}
CELL = """
    +---+---+---+
    | C | R   C |
    +   +---+   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
"""b1 is a room, open to c1; walls towards a1 and b2."""
ROW = {"1R": OPEN.replace(" C |", " C"), "2R": OPEN.replace("| C ", "  C ")}
"""Two tiles that are open to each other: a1 … f3."""


def steps(p: Position) -> set[str]:
    return {key.removeprefix("step:") for key in p.keys if key.startswith("step:")}


def at(zone: str, heroes: int = 1, **more: Any) -> Position:
    p = position(heroes=heroes, gear=[BOOTS], **more)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    return p


@pytest.mark.rule("MD-MOV-01")
@pytest.mark.parametrize(("zone", "near"), [("b2", "a2 b1 b3 c2"), ("a1", "a2 b1"), ("c2", "b2 c1 c3")])
def test_a_step_leads_over_a_common_border_never_across_a_corner(zone: str, near: str) -> None:
    assert steps(at(zone)) == set(near.split())


@pytest.mark.rule("MD-MOV-01")
def test_an_enemy_does_not_cut_corners_either() -> None:
    p = at("a1")
    with p.arrange():
        p.put("rats", "b2")
    p.end_turn().until("act")
    path = [p.game.name(zone) for e in p.told(Went) for zone in e.path]
    assert path[0] == "b2"
    assert path[1] in ("a2", "b1")


@pytest.mark.rule("MD-MOV-02")
def test_walls_and_closed_doors_stop_movement_and_an_open_door_lets_it_through() -> None:
    assert steps(at("a1", tiles={"1R": CELL})) == {"a2"}
    p = at("a1", tiles={"1R": CELL}, adventure={"doors": ["a1-b1"]})
    assert steps(p) == {"a2"}
    p.go("open:b1")
    assert steps(p) == {"a2", "b1"}


@pytest.mark.rule("MD-MOV-02")
def test_a_chamber_is_entered_by_a_passage_that_the_map_shows_open() -> None:
    assert steps(at("c1", tiles={"1R": CELL})) == {"b1", "c2"}
    assert steps(at("b2", tiles={"1R": CELL})) == {"a2", "c2", "b3"}


@pytest.mark.rule("MD-MOV-03")
@pytest.mark.parametrize("kind", ["rats", "spy", "ogre"])
def test_a_hero_cannot_leave_a_zone_with_an_enemy(kind: str) -> None:
    p = at("b2")
    with p.arrange():
        p.put(kind, "b2")
    assert steps(p) == set()


@pytest.mark.rule("MD-MOV-03")
def test_minions_alone_hold_a_hero_and_an_enemy_next_door_does_not() -> None:
    p = at("b2")
    with p.arrange():
        p.put("rats", "b2", health=0, minions=[1])
    assert steps(p) == set()
    with p.arrange() as s:
        s.enemies["e1"].zone = p.zone("b1")
    assert steps(p) == {"a2", "b1", "b3", "c2"}


@pytest.mark.rule("MD-MOV-03", "MD-SKL-18")
def test_movement_by_a_card_is_stopped_by_an_enemy_on_the_way() -> None:
    p = at("a1")
    with p.arrange():
        p.put("ogre", "b1")
        p.outfit("ann", pack=["boots"])
    p.go("use:boots", "zone:b1")
    assert (p.where("ann"), p.prompt) == ("b1", "act")  # the second zone is not offered


@pytest.mark.rule("MD-MOV-04")
def test_an_enemy_cannot_leave_a_zone_with_a_hero() -> None:
    """Mages have no attack within their own zone; bob, who has more experience, is in their sight but out of range."""
    p = at("a1", heroes=2, tiles=ROW, rows=[["1R", "2R"]])
    with p.arrange() as s:
        p.put("mages", "a1")
        s.heroes["bob"].zone, s.heroes["bob"].xp = p.zone("d1"), 4
    p.end_turn().end_turn()
    assert (p.s.round, p.where("e1"), p.told(Went), p.told(CombatBegan)) == (2, "a1", [], [])


@pytest.mark.rule("MD-MOV-05")
def test_a_stunned_enemy_does_not_hold_a_hero() -> None:
    p = at("b2")
    with p.arrange():
        p.put("ogre", "b2", stunned=True)
    assert steps(p) == {"a2", "b1", "b3", "c2"}
    with p.arrange():
        p.put("rats", "b2")
    assert steps(p) == set()  # one that is not stunned is enough


@pytest.mark.rule("MD-MOV-05")
@pytest.mark.parametrize("how", ["stunned", "dead"])
def test_a_stunned_or_dead_hero_does_not_hold_an_enemy(how: str) -> None:
    p = at("d1", heroes=2, tiles=ROW, rows=[["1R", "2R"]])
    with p.arrange() as s:
        p.put("mages", "a1")
        s.heroes["ann"].xp = 4
        setattr(s.heroes["bob"], how, True)
    p.end_turn()
    if how == "stunned":
        p.end_turn()
    assert [tuple(map(p.game.name, e.path)) for e in p.told(Went)] == [("a1", "b1")]
    assert [(e.figure, e.target, e.kind) for e in p.told(CombatBegan)] == [("e1", "ann", "magic")]


@pytest.mark.rule("MD-MOV-06")
def test_a_hero_may_enter_a_zone_with_an_enemy_but_steps_no_further() -> None:
    p = at("a1")
    with p.arrange():
        p.put("ogre", "b1")
    p.go("step:b1")
    assert (p.where("ann"), p.prompt, steps(p)) == ("b1", "act", set())  # nothing is left to do with the second point


@pytest.mark.rule("MD-MOV-06", "MD-DOR-01")
def test_entering_does_not_end_the_move_action() -> None:
    tile = OPEN.replace("| C   C   C |\n    +   +", "| C   C | C |\n    +   +", 1)
    p = at("a1", tiles={"1R": tile}, adventure={"doors": ["b1-c1"]})
    with p.arrange():
        p.put("ogre", "b1")
    p.go("step:b1")
    assert (p.prompt, p.keys) == ("move", ["open:c1", "stop"])


@pytest.mark.rule("MD-MOV-05", "MD-MOV-04")
@pytest.mark.parametrize(("stunned", "done"), [("", ["idle"]), ("ann", ["idle"]), ("ann bob", ["b1", "attacks ann"])])
def test_one_hero_who_stands_is_enough_to_hold_an_enemy(stunned: str, done: list[str]) -> None:
    """Mages beside ann and bob are after cid at the other end of the lane."""
    assert did(hunt("ann:a1 bob:a1 cid:f1", "mages:a1", LANES, xp="cid:5 ann:1", stunned=stunned)) == done


@pytest.mark.rule("MD-SKL-13", "MD-CND-01")
@pytest.mark.parametrize(("lines", "done"), [
    ((), ["idle"]), (("If in shadow: Slippery",), ["idle"]), (("If in shadow: Slippery", "If in light: Slippery"), ["b1", "attacks ann"]),
])  # fmt: skip
def test_an_enemy_slips_away_where_one_of_its_lines_says_so(lines: tuple[str, ...], done: list[str]) -> None:
    mages = {"enemy": "mages", "health": 1, "minions": 2, "magic": "yellow 1", "does": list(lines)}
    assert did(hunt("ann:a1 bob:f1", "mages:a1", LANES, xp="bob:5", guards=[mages])) == done


@pytest.mark.rule("MD-MOV-06")
def test_an_enemy_enters_the_zone_of_a_hero() -> None:
    p = at("a1")
    with p.arrange():
        p.put("rats", "b1")
    p.end_turn()
    assert (p.where("e1"), [(e.figure, e.target) for e in p.told(CombatBegan)]) == ("a1", [("e1", "ann")])


@pytest.mark.rule("MD-MOV-07")
def test_a_mob_moves_as_a_whole() -> None:
    p = at("a1", heroes=3)
    with p.arrange() as s:
        p.put("rats", "c1", minions=[1, 2, 2])
        for id in ("bob", "cid"):
            s.heroes[id].dead = True
    p.end_turn()
    assert [tuple(map(p.game.name, e.path)) for e in p.told(Went)] == [("c1", "b1"), ("b1", "a1")]
    assert (p.where("e1"), p.enemy().minions, p.enemy().health) == ("a1", [1, 2, 2], 2)
