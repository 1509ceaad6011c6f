"""Walls and doors: what they stop, and who opens, closes and destroys them for how much."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, DoorMoved, Used, Went
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

BOW = {"ann": {"active": ["Pay 2 stamina, range 3: attack 1/0"]}}
SHOOT = "use:explorer/ann/active/0"
DOOR = "1,1:2,1"


def beside(edge: str, state: str = "", *, monster: str = "stone", at: str = "2,1", stamina: int = 6) -> Position:
    """ann on 1,1 with this edge between her and 2,1, where a monster stands; a door may be closed or destroyed. bob is far away."""
    p = position(f"a{edge}. .", explorer=BOW, explorers=2)
    with p.arrange() as s:
        door = (p.cell("1,1"), p.cell("2,1"))
        if state == "closed":
            s.closed = [door]
        if state == "destroyed":
            s.broken = [door]
        if monster:
            p.put(monster, at)
        s.explorers["ann"].stamina = stamina
    return p.begin()


def doors(p: Position) -> list[str]:
    """What is offered about doors."""
    return [key for key in p.keys if "-door:" in key]


def aims(p: Position) -> list[str]:
    """Whom ann can shoot at. If that is only herself, she does."""
    p.go(SHOOT)
    return [o.figure for o in p.decision.options] if p.prompt == "which-target" else [id for e in p.told(Attacked) for id in e.targets]


@pytest.mark.rule("MA-DOR-01")
def test_a_wall_separates_two_spaces_and_blocks_sight() -> None:
    assert "move:2,1" in beside(" ", monster="").keys
    assert aims(beside(" ")) == ["ann", "stone"]
    assert aims(beside(" ", at="3,1")) == ["ann", "stone"]
    assert "move:2,1" not in beside("|", monster="").keys
    assert aims(beside("|")) == ["ann"]
    assert aims(beside("|", at="3,1")) == ["ann"]
    assert not doors(beside("|"))


@pytest.mark.rule("MA-DOR-02")
def test_a_door_lies_between_two_spaces_and_is_open_at_first() -> None:
    p = position("a!. .\n=")
    assert p.s.closed == []
    assert p.s.broken == []
    p.begin()
    assert doors(p) == [f"close-door:{DOOR}", "close-door:1,1:1,2"]
    assert {"move:2,1", "move:1,2"} <= set(p.keys)


@pytest.mark.parametrize("state", ["open", "destroyed"])
@pytest.mark.rule("MA-DOR-03")
def test_an_open_or_destroyed_door_stops_neither_movement_nor_sight(state: str) -> None:
    p = beside("!", state, monster="")
    p.go("move:2,1")
    assert p.where("ann") == "2,1"
    assert p.explorer().stamina == 5
    assert aims(beside("!", state)) == ["ann", "stone"]
    assert aims(beside("!", state, at="4,1")) == ["ann", "stone"]


@pytest.mark.parametrize(("state", "armor"), [("open", 2), ("closed", 4), ("destroyed", 2)])
@pytest.mark.rule("MA-DOR-04")
def test_a_closed_door_counts_as_a_wall_for_card_effects(state: str, armor: int) -> None:
    p = position(". . .\n=\na . .\n", explorer={"ann": {"passive": ["If adjacent to a wall: armor +2"]}})
    with p.arrange() as s:
        p.stand("ann", "2,4")
    assert p.game.traits("ann").armor == 2
    p = position(". . .\n. a!.\n", explorer={"ann": {"passive": ["If adjacent to a wall: armor +2"]}})
    with p.arrange() as s:
        door = [(p.cell("2,2"), p.cell("3,2"))]
        s.closed, s.broken = door if state == "closed" else [], door if state == "destroyed" else []
    assert p.game.traits("ann").armor == armor


@pytest.mark.rule("MA-DOR-04")
def test_a_closed_door_blocks_movement_and_sight() -> None:
    assert "move:2,1" not in beside("!", "closed", monster="").keys
    assert aims(beside("!", "closed")) == ["ann"]
    assert aims(beside("!", "closed", at="3,1")) == ["ann"]


@pytest.mark.parametrize(("state", "shots", "steps"), [("open", ["ann"], []), ("closed", [], []), ("wall", ["ann"], ["1,2"])])
@pytest.mark.rule("MA-DOR-04")
def test_a_closed_door_blocks_the_sight_and_the_steps_of_a_monster(state: str, shots: list[str], steps: list[str]) -> None:
    """The archer shoots through an open door. A closed one it cannot destroy with 3 stamina, and it waits; round a wall it goes before it shoots."""
    p = position("a|. .\n. . .\n" if state == "wall" else "a!. .\n. . .\n", explorers=1)
    with p.arrange() as s:
        p.put("archer", "2,1")
        s.closed = [(p.cell("1,1"), p.cell("2,1"))] if state == "closed" else []
    p.go("pass")
    assert [e.target for e in p.told(Used)] == shots
    assert [p.game.name(e.path[-1]) for e in p.told(Went) if e.figure == "archer"][:1] == steps
    assert p.told(DoorMoved) == []


@pytest.mark.parametrize(("stamina", "possible"), [(2, True), (1, False)])
@pytest.mark.rule("MA-DOR-05")
def test_an_explorer_beside_an_open_door_closes_it_for_2_stamina(stamina: int, possible: bool) -> None:
    p = beside("!", stamina=stamina)
    assert doors(p) == ([f"close-door:{DOOR}"] if possible else [])
    if possible:
        p.go(f"close-door:{DOOR}")
        assert p.explorer().stamina == 0
        assert p.s.closed == [(p.cell("1,1"), p.cell("2,1"))]
        assert [(e.figure, e.how, e.cell, e.rules) for e in p.told(DoorMoved)] == [("ann", "close", p.cell("1,1"), ("MA-DOR-05",))]


@pytest.mark.rule("MA-DOR-05")
def test_only_the_chosen_door_changes() -> None:
    """ann stands between four doors: one is closed, one destroyed, two are open."""
    p = position(". . .\n  =\n.!a!.\n  =\n. . .", explorers=2)
    north, west, east, south = [(p.cell(a), p.cell(b)) for a, b in (("2,1", "2,2"), ("1,2", "2,2"), ("2,2", "3,2"), ("2,2", "2,3"))]
    with p.arrange() as s:
        s.closed, s.broken = [south], [north]
    p.begin()
    assert doors(p) == ["close-door:1,2:2,2", "close-door:2,2:3,2", "open-door:2,2:2,3", "destroy-door:2,2:2,3"]
    p.go("close-door:2,2:3,2")
    assert (p.s.closed, p.s.broken) == ([east, south], [north])
    p.go("close-door:1,2:2,2")
    assert (p.s.closed, p.s.broken) == ([west, east, south], [north])
    p.go("open-door:2,2:3,2")
    assert (p.s.closed, p.s.broken) == ([west, south], [north])


@pytest.mark.rule("MA-DOR-05")
def test_a_door_further_away_cannot_be_closed() -> None:
    p = position("a .!. .")
    p.begin()
    assert doors(p) == []
    p.go("move:2,1")
    assert doors(p) == ["close-door:2,1:3,1"]


@pytest.mark.parametrize(("stamina", "possible"), [(2, True), (1, False)])
@pytest.mark.rule("MA-DOR-06")
def test_an_explorer_beside_a_closed_door_opens_it_for_2_stamina(stamina: int, possible: bool) -> None:
    p = beside("!", "closed", stamina=stamina)
    assert doors(p) == ([f"open-door:{DOOR}"] if possible else [])
    if possible:
        p.go(f"open-door:{DOOR}")
        assert p.explorer().stamina == 0
        assert p.s.closed == []
        assert p.s.broken == []
        assert [(e.how, e.rules) for e in p.told(DoorMoved)] == [("open", ("MA-DOR-06",))]


@pytest.mark.rule("MA-DOR-06")
def test_a_door_that_was_opened_can_be_closed_and_opened_again() -> None:
    p = beside("!", "closed", monster="")
    p.go(f"open-door:{DOOR}")
    assert "move:2,1" in p.keys
    p.go(f"close-door:{DOOR}", f"open-door:{DOOR}")
    assert p.s.closed == []
    assert p.explorer().stamina == 0


@pytest.mark.parametrize(("stamina", "possible"), [(4, True), (3, False)])
@pytest.mark.rule("MA-DOR-07")
def test_an_explorer_destroys_a_closed_door_for_4_stamina(stamina: int, possible: bool) -> None:
    p = beside("!", "closed", stamina=stamina, monster="")
    assert (f"destroy-door:{DOOR}" in p.keys) == possible
    if possible:
        p.go(f"destroy-door:{DOOR}")
        assert p.explorer().stamina == 0
        assert p.s.closed == []
        assert p.s.broken == [(p.cell("1,1"), p.cell("2,1"))]
        assert [(e.how, e.rules) for e in p.told(DoorMoved)] == [("destroy", ("MA-DOR-07",))]


@pytest.mark.rule("MA-DOR-08")
def test_an_explorer_cannot_destroy_an_open_door() -> None:
    p = beside("!", "open")
    assert p.explorer().stamina == 6
    assert doors(p) == [f"close-door:{DOOR}"]


@pytest.mark.rule("MA-DOR-09")
def test_a_destroyed_door_stays_open_and_nobody_can_do_anything_with_it() -> None:
    assert doors(beside("!", "destroyed")) == []
    p = beside("!", "closed", stamina=6, monster="")
    p.go(f"destroy-door:{DOOR}")
    assert doors(p) == []
    p.go("move:2,1")
    assert doors(p) == []


@pytest.mark.rule("MA-DOR-09", "MA-DOR-12")
def test_a_destroyed_door_is_no_choice_of_a_monster_that_players_control() -> None:
    assert doors(controlled("destroyed", 9)) == []


@pytest.mark.rule("MA-DOR-09")
def test_a_card_that_closes_doors_closes_no_destroyed_one() -> None:
    p = position("a!.!.!. .", explorer={"ann": {"active": ["Pay 1 stamina: close up to 3 doors"]}})
    with p.arrange() as s:
        s.closed, s.broken = [(p.cell("3,1"), p.cell("4,1"))], [(p.cell("1,1"), p.cell("2,1"))]
    p.go("use:explorer/ann/active/0")
    assert p.keys == ["door:2,1:3,1", "stop"]
    p.go("door:2,1:3,1")
    assert p.s.closed == [(p.cell("2,1"), p.cell("3,1")), (p.cell("3,1"), p.cell("4,1"))]
    assert p.s.broken == [(p.cell("1,1"), p.cell("2,1"))]


@pytest.mark.rule("MA-DOR-05")
def test_a_card_that_closes_doors_may_close_fewer() -> None:
    p = position("a!.!.!. .", explorer={"ann": {"active": ["Pay 1 stamina: close up to 3 doors"]}})
    p.go("use:explorer/ann/active/0", "door:2,1:3,1", "stop")
    assert (p.prompt, p.s.closed, [e.how for e in p.told(DoorMoved)]) == ("act", [(p.cell("2,1"), p.cell("3,1"))], ["close"])


@pytest.mark.rule("MA-DOR-09")
@pytest.mark.parametrize(("how", "state", "possible"), [
    ("open", "destroyed", False), ("close", "destroyed", False), ("destroy", "destroyed", False),
    ("open", "closed", True), ("close", "open", True), ("destroy", "open", True), ("destroy", "closed", True),
])  # fmt: skip
def test_a_card_about_a_target_door_is_of_no_use_on_a_destroyed_one(how: str, state: str, possible: bool) -> None:
    p = position("a!. .", explorer={"ann": {"active": [f"Pay 1 stamina, range 2: {how} the target door"]}})
    with p.arrange() as s:
        door = [(p.cell("1,1"), p.cell("2,1"))]
        s.closed, s.broken = door if state == "closed" else [], door if state == "destroyed" else []
    assert (SHOOT in p.keys) == possible


@pytest.mark.rule("MA-DOR-14")
def test_a_door_whose_token_is_removed_is_open_and_can_be_used_again() -> None:
    p = position("a!. .", explorer={"ann": {"active": ["Pay 1 stamina: repair a destroyed door"]}})
    door = (p.cell("1,1"), p.cell("2,1"))
    with p.arrange() as s:
        s.broken = [door]
    assert doors(p) == []
    p.go("use:explorer/ann/active/0")
    assert [(e.figure, e.how, e.rules) for e in p.told(DoorMoved)] == [("ann", "repair", ("MA-DOR-14",))]
    assert (p.s.broken, p.s.closed) == ([], [])
    assert doors(p) == [f"close-door:{DOOR}"]
    p.go(f"close-door:{DOOR}")
    assert p.s.closed == [door]


@pytest.mark.rule("MA-DOR-14")
def test_of_several_destroyed_doors_the_user_chooses_one_on_any_tile() -> None:
    p = position("a!.!.!.!.", tiles=[face("second", ". .!.")], explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: repair a destroyed door"]}})
    first, closed, last = [(p.cell(a), p.cell(b)) for a, b in (("1,1", "2,1"), ("3,1", "4,1"), ("12,1", "13,1"))]
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.broken, s.closed = [first, last], [closed]
    p.begin().go("use:explorer/ann/active/0")
    assert (p.prompt, p.decision.seat, p.keys) == ("which-door", 0, ["door:1,1:2,1", "door:12,1:13,1"])
    p.go("door:12,1:13,1")
    assert (p.s.broken, p.s.closed) == ([first], [closed])


@pytest.mark.rule("MA-DOR-13")
def test_a_door_is_not_reached_diagonally() -> None:
    """The door lies between 2,1 and 2,2; only from these two spaces is it adjacent."""
    p = position(". . .\n  =\n. . .")
    for space in ("1,1", "3,1", "1,2", "3,2", "2,3"):
        with p.arrange():
            p.stand("ann", space)
        assert doors(p.begin()) == []
    for space in ("2,1", "2,2"):
        with p.arrange():
            p.stand("ann", space)
        assert doors(p) == ["close-door:2,1:2,2"]


@pytest.mark.rule("MA-DOR-13")
def test_a_monster_does_not_reach_a_door_diagonally() -> None:
    assert doors(controlled("closed", 9)) != []
    assert doors(controlled("closed", 9, at="3,2")) == []
    assert doors(controlled("closed", 9, at="4,1")) == []


@pytest.mark.rule("MA-DOR-15")
def test_units_on_both_sides_of_a_door_do_not_keep_it_from_being_closed() -> None:
    p = beside("!", "open", monster="brute")
    p.go(f"close-door:{DOOR}")
    assert p.s.closed == [(p.cell("1,1"), p.cell("2,1"))]
    assert p.where("ann") == "1,1"
    assert p.where("brute") == "2,1"


# -- monsters ----------------------------------------------------------------------------------------------------------------
def walled(state: str, stamina: int) -> Position:
    """ann in the north-west corner, behind walls and a single door, and a monster with this much stamina on the other side of the door."""
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina}
    p = position("a!. .\n-\n. . .", monsters=[golem])
    with p.arrange() as s:
        p.put("golem", "2,1")
        door = (p.cell("1,1"), p.cell("2,1"))
        s.closed, s.broken = [door] if state == "closed" else [], [door] if state == "destroyed" else []
    return p


def controlled(state: str, stamina: int, *, at: str = "3,1") -> Position:
    """A monster beside a door, between 2,1 and 3,1, in its turn, moved by the player of bob, who is dead."""
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina}
    p = position(". .!. .\n.\n.\n.\na", explorers=2, monsters=[golem])
    with p.arrange() as s:
        p.put("golem", at)
        s.explorers["bob"].dead, s.explorers["bob"].cell, s.explorers["bob"].health = 1, -1, 0
        door = (p.cell("2,1"), p.cell("3,1"))
        s.closed, s.broken = [door] if state == "closed" else [], [door] if state == "destroyed" else []
    p.begin().go("pass").until("control-monster")
    assert p.decision.args["stamina"] == stamina
    return p


@pytest.mark.rule("MA-DOR-10")
def test_a_predictable_monster_destroys_a_closed_door_in_its_way_for_4_stamina() -> None:
    p = walled("closed", 4)
    p.begin().go("pass").until_phase("explorers")
    assert [(e.figure, e.how, e.rules) for e in p.told(DoorMoved)] == [("golem", "destroy", ("MA-AIP-34",))]
    assert p.s.closed == []
    assert p.s.broken == [(p.cell("1,1"), p.cell("2,1"))]


@pytest.mark.parametrize(("state", "stamina"), [("closed", 3), ("open", 9)])
@pytest.mark.rule("MA-DOR-10")
def test_a_predictable_monster_never_opens_or_closes_a_door_nor_destroys_an_open_one(state: str, stamina: int) -> None:
    p = walled(state, stamina)
    p.begin().go("pass").until_phase("explorers")
    assert p.told(DoorMoved) == []


@pytest.mark.parametrize(("state", "stamina", "how"), [("closed", 3, "open"), ("open", 3, "close"), ("closed", 2, ""), ("open", 2, "")])
@pytest.mark.rule("MA-DOR-11")
def test_an_unpredictable_monster_opens_or_closes_a_door_for_3_stamina(state: str, stamina: int, how: str) -> None:
    p = controlled(state, stamina)
    assert doors(p) == ([f"{how}-door:2,1:3,1"] if how else [])
    if how:
        p.go(f"{how}-door:2,1:3,1")
        assert [(e.figure, e.how, e.rules) for e in p.told(DoorMoved)] == [("golem", how, ("MA-DOR-11",))]
        assert bool(p.s.closed) == (how == "close")
        assert p.s.hunt is not None
        assert p.s.hunt.stamina == 0


@pytest.mark.rule("MA-DOR-11", "MA-UNI-11")
def test_a_monster_that_an_explorer_controls_opens_and_closes_doors_too() -> None:
    p = position("a . .!. .", explorer={"ann": {"active": ["Pay 1 stamina, range 9: lasting 1x take control"]}})
    with p.arrange():
        p.put("brute", "3,1")
    p.go("use:explorer/ann/active/0", "pass").until("control-monster")
    assert doors(p) == ["close-door:3,1:4,1", "destroy-door:3,1:4,1"]
    p.go("close-door:3,1:4,1")
    assert p.s.closed == [(p.cell("3,1"), p.cell("4,1"))]


@pytest.mark.parametrize("state", ["closed", "open"])
@pytest.mark.rule("MA-DOR-12")
def test_an_unpredictable_monster_destroys_an_open_or_closed_door_for_4_stamina(state: str) -> None:
    assert "destroy-door:2,1:3,1" not in controlled(state, 3).keys
    p = controlled(state, 4).go("destroy-door:2,1:3,1")
    assert p.s.hunt is not None
    assert p.s.hunt.stamina == 0
    assert p.s.closed == []
    assert p.s.broken == [(p.cell("2,1"), p.cell("3,1"))]
    assert p.rules_told(DoorMoved) == [("MA-DOR-12",)]
