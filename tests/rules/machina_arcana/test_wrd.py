"""How the words of abilities are read: whom an attack is on, and who moves whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, DoorMoved, LostHealth, Used, Went

from .aiming import aiming
from .position import Position

ANN = "use:explorer/ann/active/"
GHOST = {"id": "ghost", "armor": 3, "will": 3, "health": 5, "stamina": 0, "passive": ["Ethereal"]}
CALM = {"horror-roll": "1"}


def scene(
    *active: str, drawing: str = "a", statues: Sequence[str] = (), ghost: str = "", second: bool = False, explorers: int = 1, **more: Any
) -> Position:
    """ann's turn, with statues and perhaps a ghost on these spaces, and perhaps with a second tile to the east."""
    beasts = [GHOST, *more.pop("monsters", ())]
    p = aiming(*active, drawing=drawing, statues=statues, second="." if second else "", explorers=explorers, monsters=beasts, **more)
    with p.arrange():
        if ghost:
            p.put("ghost", ghost)
    return p.begin("ann")


def attacked(p: Position) -> list[tuple[str, ...]]:
    """For every attack, whom it was on."""
    return [e.targets for e in p.told(Attacked)]


def hurt(p: Position) -> list[str]:
    return [e.figure for e in p.told(LostHealth)]


def picks(p: Position) -> list[str]:
    """Whom ann can pick."""
    p.go(ANN + "0")
    assert (p.prompt, p.decision.seat) == ("which-unit", 0)
    return [key.removeprefix("unit:") for key in p.keys]


# -- attacks ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-WRD-01")
@pytest.mark.parametrize("kind", ["", "magical "])
def test_an_attack_without_a_target_is_on_the_user_itself(kind: str) -> None:
    p = scene(f"Pay 1 stamina: {kind}attack 1/0", drawing="a b", explorers=2, statues=["1,2"], rolls="3").go(ANN + "0")
    assert (attacked(p), hurt(p), p.prompt) == ([("ann",)], ["ann"], "act")


@pytest.mark.rule("MA-WRD-02")
def test_an_attack_with_a_target_symbol_is_on_the_chosen_target() -> None:
    p = scene("Pay 1 stamina, range 3: attack 1/0", drawing="a b", explorers=2, statues=["1,2", "3,3"], rolls="3").go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-target", ["target:ann", "target:bob", "target:s0", "target:s1"])
    p.go("target:s1")
    assert (attacked(p), hurt(p)) == ([("s1",)], ["s1"])


NEAREST = "Pay 1 stamina: attack 1/0, on the nearest monster"


@pytest.mark.rule("MA-WRD-03")
def test_an_attack_on_the_nearest_monster_needs_no_line_of_sight() -> None:
    """s0 stands behind walls, three spaces away; s1 in the open, four away. bob is nearer, but no monster."""
    p = scene(NEAREST, drawing="a| |.|.\nb . . .", explorers=2, statues=["4,1", "1,5"], rolls="3").go(ANN + "0")
    assert (attacked(p), hurt(p), p.prompt) == ([("s0",)], ["s0"], "act")


@pytest.mark.rule("MA-WRD-03")
def test_an_ethereal_monster_can_be_the_nearest() -> None:
    p = scene(NEAREST, ghost="3,1", statues=["4,1"], rolls="3").go(ANN + "0")
    assert (attacked(p), hurt(p)) == ([("ghost",)], ["ghost"])


@pytest.mark.rule("MA-WRD-03")
@pytest.mark.parametrize(("statues", "found"), [(["11,5", "5,5"], [("s1",)]), (["11,5"], [])])
def test_the_nearest_monster_is_one_on_the_users_tile(statues: list[str], found: list[tuple[str, ...]]) -> None:
    """s0 stands beside ann, but across the border."""
    p = scene(NEAREST, second=True, statues=statues, rolls="3")
    with p.arrange():
        p.stand("ann", "10,5")
    p.begin().go(ANN + "0")
    assert attacked(p) == found


@pytest.mark.rule("MA-WRD-03")
def test_of_equally_near_monsters_the_user_picks_one() -> None:
    p = scene(NEAREST, statues=["3,1", "1,3", "4,4"], rolls="3", explorers=2, drawing="a\n.\n.\n.\nb")
    assert picks(p) == ["s0", "s1"]
    p.go("unit:s1")
    assert hurt(p) == ["s1"]


@pytest.mark.rule("MA-WRD-04")
def test_an_attack_on_monsters_is_one_roll_against_all_on_the_tile() -> None:
    """Behind walls and ethereal ones too; neither bob nor s2 on the other tile. The roll of 3 then 0 is made once."""
    line = "Pay 1 stamina: attack 1/0, on monsters"
    p = scene(line, drawing="a| |.\nb .", explorers=2, second=True, statues=["3,1", "5,5", "11,5"], ghost="9,9", rolls="3 0").go(ANN + "0")
    assert [(e.targets, e.faces) for e in p.told(Attacked)] == [(("s0", "s1", "ghost"), (3,))]
    assert (hurt(p), p.prompt) == (["s0", "s1", "ghost"], "act")


@pytest.mark.rule("MA-WRD-05")
def test_an_attack_on_any_monster_is_on_one_of_the_users_choice_on_the_tile() -> None:
    """Walls do not matter, nor that it is ethereal; nobody is no choice."""
    line = "Pay 1 stamina: attack 1/0, on any monster"
    p = scene(line, drawing="a| |.\nb .", explorers=2, second=True, statues=["3,1", "5,5", "11,5"], ghost="9,9", rolls="3")
    assert picks(p) == ["s0", "s1", "ghost"]
    p.go("unit:ghost")
    assert (attacked(p), hurt(p)) == ([("ghost",)], ["ghost"])


@pytest.mark.rule("MA-WRD-06")
def test_on_any_tile_extends_the_choice_to_all_tiles() -> None:
    p = scene("Pay 1 stamina: attack 1/0, on any monster on any tile", second=True, statues=["5,5", "11,1", "19,9"], ghost="15,9", rolls="3")
    assert picks(p) == ["s0", "s1", "s2", "ghost"]
    p.go("unit:ghost")
    assert (attacked(p), hurt(p)) == ([("ghost",)], ["ghost"])


@pytest.mark.rule("MA-WRD-06")
@pytest.mark.parametrize(("whom", "found"), [
    ("units", ("ann", "bob", "s0", "s1", "ghost")), ("explorers", ("ann", "bob")), ("monsters", ("s0", "s1", "ghost")),
])  # fmt: skip
def test_everybody_on_any_tile_are_all_on_the_board(whom: str, found: tuple[str, ...]) -> None:
    p = scene(f"Pay 1 stamina: attack 1/0, on {whom} on any tile", second=True, explorers=2, statues=["5,5", "11,1"], ghost="15,9", rolls="0")
    with p.arrange():
        p.stand("bob", "20,10")
    p.begin("ann").go(ANN + "0")
    assert attacked(p) == [found]


# -- movement --------------------------------------------------------------------------------------------------------------------
def moved(p: Position) -> list[str]:
    """The spaces offered to whoever is moved."""
    return [key.removeprefix("move:") for key in p.keys if key.startswith("move:")]


@pytest.mark.rule("MA-WRD-07")
@pytest.mark.parametrize("steps", [["stop"], ["move:2,3", "stop"], ["move:2,3", "move:3,3"]])
def test_the_user_moves_so_many_spaces_or_fewer_in_any_direction(steps: list[str]) -> None:
    p = scene("Pay 1 stamina: move up to 2", explorers=2)
    with p.arrange():
        p.stand("ann", "2,2")
    p.begin("ann").go(ANN + "0")
    assert (p.prompt, p.decision.seat) == ("move-on", 0)
    assert moved(p) == ["1,1", "2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"]
    p.go(*steps)
    where = {1: "2,2", 2: "2,3"}.get(len(steps)) if steps[-1] == "stop" else "3,3"
    assert (p.prompt, p.where("ann"), p.explorer().stamina) == ("act", where, 5)


@pytest.mark.rule("MA-WRD-11")
def test_explorers_on_the_users_tile_each_move_as_their_players_like() -> None:
    """bob first, who stays; then ann; cid is on the other tile, and the statue is no explorer."""
    p = scene("Pay 1 stamina: move up to 1, on explorers", drawing="a . b", explorers=3, second=True, statues=["5,5"])
    with p.arrange():
        p.stand("cid", "12,2")
    p.begin("ann").go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-unit-first", ["unit:ann", "unit:bob"])
    p.go("unit:bob")
    assert (p.prompt, p.decision.seat, moved(p)) == ("move-on", 1, ["2,1", "4,1", "2,2", "3,2", "4,2"])
    p.go("stop")
    assert (p.prompt, p.decision.seat) == ("move-on", 0)
    p.go("move:2,2")
    assert (p.prompt, [p.where(id) for id in ("ann", "bob", "cid", "s0")]) == ("act", ["2,2", "3,1", "12,2", "5,5"])
    assert (p.explorer().stamina, p.explorer("bob").stamina) == (5, 6)


@pytest.mark.rule("MA-WRD-12")
def test_the_user_moves_each_monster_on_its_tile_in_any_direction() -> None:
    """Away from all explorers as well; s1 not at all; s2 is on the other tile."""
    p = scene("Pay 1 stamina: move up to 2, on monsters", drawing="a . b", explorers=2, second=True, statues=["3,3", "7,7", "12,2"])
    p.go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-unit-first", ["unit:s0", "unit:s1"])
    p.go("unit:s0")
    assert (p.prompt, p.decision.seat, moved(p)) == ("move-on", 0, ["2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4"])
    p.go("move:4,4")
    assert p.decision.seat == 0
    p.go("move:5,5")
    assert (p.prompt, p.decision.seat, p.where("s0")) == ("move-on", 0, "5,5")
    p.go("stop")
    assert (p.prompt, [p.where(id) for id in ("s0", "s1", "s2", "ann", "bob")]) == ("act", ["5,5", "7,7", "12,2", "1,1", "3,1"])


HOUND = {"id": "hound", "armor": 9, "will": 9, "health": 3, "stamina": 4, "active": ["Pay 1 stamina, melee: attack 1/0"]}


@pytest.mark.rule("MA-WRD-14")
def test_a_monster_that_is_moved_only_moves() -> None:
    """In its own turn, after one step of its own: bob's ability brings it beside ann, and it does not strike. Then it does, with all of the stamina
    that it had left."""
    line = {"bob": {"active": ["Pay 2 health: move up to 3, on monsters"]}}
    p = scene(drawing="a . . . .\n- - - - -\nb", explorers=2, people=line, monsters=[HOUND], rolls="0 " * 9, draws=CALM)
    with p.arrange():
        p.put("hound", "5,1")
    p.begin("ann").rest().until("window")
    while p.where("hound") == "5,1":
        p.go("go-on")
    assert (p.prompt, p.where("hound")) == ("window", "4,1")
    p.go("free:explorer/bob/active/0", "move:3,1", "move:2,1", "stop")
    assert (p.prompt, p.where("hound"), [e.figure for e in p.told(Used)], p.told(Attacked)) == ("window", "2,1", ["bob"], [])
    for _ in range(20):
        if p.s.phase != "monsters":
            break
        p.go("go-on" if p.prompt == "window" else p.keys[0])
    assert [e.figure for e in p.told(Attacked)] == ["hound"] * 3


@pytest.mark.rule("MA-WRD-14")
def test_a_closed_door_stops_it() -> None:
    """Nor is it destroyed; when it is open there is a way."""
    p = scene("Pay 1 stamina: move up to 1, on monsters", drawing="a .!. .\n- - - -", statues=["3,1"])
    with p.arrange() as s:
        s.closed = [(p.cell("2,1"), p.cell("3,1"))]
    p.begin().go(ANN + "0")
    assert (p.prompt, moved(p)) == ("move-on", ["4,1"])
    p.go("stop")
    assert (p.told(DoorMoved), p.told(Went), len(p.s.closed)) == ([], [], 1)
    with p.arrange() as s:
        s.closed = []
    p.begin().go(ANN + "0")
    assert moved(p) == ["2,1", "4,1"]
