"""Push and pull: forced movement in a straight line, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, Destroyed, Exploded, SpaceDestroyed, TrapsTriggered, Went
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

USE = "use:explorer/ann/active/0"


def forcing(text: str, drawing: str, *at: str, reach: str = ", range 9 over obstacles", monster: str = "brute", **content: Any) -> Position:
    """ann can do this for 1 stamina; monsters stand where they are said to, the first of this kind."""
    p = position(drawing, explorer={"ann": {"active": [f"Pay 1 stamina{reach}: {text}"]}}, **{"borders": ["east", "south"], **content})
    with p.arrange():
        for id, space in zip((monster, "archer", "stone"), at, strict=False):
            p.put(id, space)
    return p.begin()


def ordered(p: Position) -> Position:
    """The units in their order, where players have a choice."""
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    return p


def shoved(text: str, drawing: str, at: str, **content: Any) -> str:
    """Where the brute is after ann, who is drawn, has done this to it."""
    return forcing(text, drawing, at, **content).go(USE, "target:brute").where("brute")


# -- where to ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-PSH-01")
def test_a_push_leads_away_from_the_active_unit_and_a_pull_towards_it() -> None:
    drawing = ".\n\n\n. . . . a"
    assert shoved("push 1", drawing, "7,4") == "8,4"
    assert shoved("pull 1", drawing, "7,4") == "6,4"
    p = forcing("push 2", drawing, "7,4").go(USE, "target:brute")
    assert [(e.figure, e.path, e.how) for e in p.told(Went)] == [
        ("brute", (p.cell("7,4"), p.cell("8,4")), "push"), ("brute", (p.cell("8,4"), p.cell("9,4")), "push"),
    ]  # fmt: skip
    p = forcing("pull 1", drawing, "7,4").go(USE, "target:brute")
    assert [(e.figure, e.how) for e in p.told(Went)] == [("brute", "pull")]


@pytest.mark.rule("MA-PSH-01")
def test_explorers_are_pushed_too_and_nobody_is_pushed_away_from_itself() -> None:
    p = forcing("push 1", "a . b", explorers=2).go(USE, "target:bob")
    assert (p.where("bob"), p.where("ann")) == ("4,1", "1,1")
    for text in ("push 1", "pull 1"):
        p = forcing(text, ".\n. a", "5,5").go(USE, "target:ann")
        assert (p.where("ann"), p.told(Went), p.explorer().stamina) == ("2,2", [], 5)


@pytest.mark.rule("MA-PSH-02")
@pytest.mark.parametrize(("whose", "goal"), [("ann", "6,5"), ("bob", "4,5")])
def test_the_source_is_the_space_of_whoever_uses_the_ability(whose: str, goal: str) -> None:
    """The brute between the two is pushed away from the one who pushes."""
    push = {"active": ["Pay 1 stamina, range 9: push 1"]}
    p = position(".\n\n\n\n. . a . . . . b", explorers=2, explorer={"ann": push, "bob": push}, borders=["south"])
    with p.arrange():
        p.put("brute", "5,5")
    p.begin(whose).go(f"use:explorer/{whose}/active/0", "target:brute")
    assert p.where("brute") == goal


def shover(text: str, drawing: str, at: str, **content: Any) -> Position:
    """A predictable monster has done this to ann in the first round, for all its stamina. The archer stands on 1,2."""
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": 1, "active": [f"Pay 1 stamina, range 9 over obstacles: {text}"]}
    p = position(drawing, monsters=[golem], **{"borders": ["east", "south"], **content})
    with p.arrange():
        p.put("golem", at)
        p.put("archer", "1,2")
    return p.rest().until("act")


@pytest.mark.rule("MA-PSH-02")
@pytest.mark.parametrize(("text", "goal"), [("push 2", "6,1"), ("pull 2", "3,1")])
def test_the_source_of_what_a_monster_does_is_its_own_space(text: str, goal: str) -> None:
    p = shover(text, ". . . a", "2,1")
    assert (p.where("ann"), [e.how for e in p.told(Went) if e.figure == "ann"]) == (goal, [text[:4]] * (2 if text == "push 2" else 1))


@pytest.mark.rule("MA-PSH-02")
def test_for_what_a_monster_does_as_it_dies_the_source_is_the_space_where_it_was() -> None:
    """ann stands south-west of the monster that dies; bob on a line with it, but not adjacent."""
    vortex = {"id": "vortex", "armor": 1, "will": 1, "health": 1, "stamina": 0, "passive": ["When this is destroyed: push 2, on explorers"]}
    p = forcing("attack 2/0", ".\n. . . . . b\n. .\n. a", "3,3", monster="vortex", monsters=[vortex], explorers=2)
    ordered(p.go(USE, "target:vortex"))
    assert (p.where("ann"), p.where("bob")) == ("1,5", "7,1")
    p = forcing("attack 2/0", ".\n. . . . . b\n. .\n. a", "3,2", monster="vortex", monsters=[vortex], explorers=2)
    ordered(p.go(USE, "target:vortex"))
    assert (p.where("ann"), p.where("bob")) == ("1,5", "8,2")


@pytest.mark.rule("MA-PSH-02")
def test_what_is_pulled_to_an_empty_source_arrives_there_and_stays() -> None:
    vortex = {"id": "vortex", "armor": 1, "will": 1, "health": 1, "stamina": 0, "passive": ["When this is destroyed: pull 3, on explorers"]}
    p = forcing("attack 2/0", ".\n\n. . a", "5,3", monster="vortex", monsters=[vortex])
    p.go(USE, "target:vortex")
    assert (p.where("ann"), len(p.told(Went))) == ("5,3", 2)


@pytest.mark.rule("MA-PSH-02")
def test_an_effect_that_nobody_resolves_has_no_source_and_moves_nobody() -> None:
    storm = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["push 1, on explorers"]}
    p = position(". a", events=[storm], draws={"horror-roll": "9"})
    p.rest().until_phase("explorers")
    assert (p.where("ann"), p.told(Went)) == ("2,1", [])


# -- along which line ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-PSH-03")
@pytest.mark.parametrize(("at", "push", "pull"), [
    ("8,5", "9,5", "7,5"), ("2,5", "1,5", "3,5"), ("5,8", "5,9", "5,7"), ("5,2", "5,1", "5,3"), ("6,5", "7,5", "6,5"), ("5,4", "5,3", "5,4"),
])  # fmt: skip
def test_on_a_straight_line_with_the_source_it_moves_along_that_line(at: str, push: str, pull: str) -> None:
    drawing = ".\n\n\n\n. . . . a"
    assert shoved("push 1", drawing, at) == push
    assert shoved("pull 1", drawing, at) == pull
    assert forcing("push 1", drawing, at).go(USE, "target:brute").rules_told(Went) == [("MA-PSH-03",)]


@pytest.mark.rule("MA-PSH-04")
@pytest.mark.parametrize(("at", "push", "pull"), [("7,7", "8,8", "6,6"), ("3,3", "2,2", "4,4"), ("8,6", "9,7", "7,5"), ("6,2", "7,1", "5,3")])
def test_otherwise_it_moves_diagonally(at: str, push: str, pull: str) -> None:
    drawing = ".\n\n\n\n. . . . a"
    assert shoved("push 1", drawing, at) == push
    assert shoved("pull 1", drawing, at) == pull
    assert forcing("pull 1", drawing, at).go(USE, "target:brute").rules_told(Went) == [("MA-PSH-04",)]


@pytest.mark.rule("MA-PSH-05")
@pytest.mark.parametrize(("at", "push", "pull"), [
    ("6,9", "7,10", "5,8"), ("4,9", "3,10", "5,8"), ("4,2", "3,1", "5,3"), ("6,2", "7,1", "5,3"),
    ("9,6", "10,7", "8,5"), ("9,4", "10,3", "8,5"), ("2,6", "1,7", "3,5"), ("2,4", "1,3", "3,5"),
])  # fmt: skip
def test_a_diagonal_step_goes_by_the_signs_of_the_differences_however_flat_the_line(at: str, push: str, pull: str) -> None:
    drawing = ".\n\n\n\n. . . . a"
    assert shoved("push 1", drawing, at) == push
    assert shoved("pull 1", drawing, at) == pull


@pytest.mark.rule("MA-PSH-06")
def test_the_direction_is_determined_anew_before_each_step() -> None:
    """Pulled diagonally to ann's row, then along it; pushed, it stays on its diagonal."""
    drawing = ".\n\n\n\n. a"
    p = forcing("pull 3", drawing, "6,6").go(USE, "target:brute")
    assert [e.path[1] for e in p.told(Went)] == [p.cell(space) for space in ("5,5", "4,5", "3,5")]
    assert shoved("push 3", drawing, "4,6") == "7,9"
    assert shoved("pull 2", drawing, "4,7") == "3,6"


@pytest.mark.rule("MA-PSH-06")
@pytest.mark.parametrize(("spaces", "goal"), [(0, "5,5"), (1, "6,5"), (2, "7,5"), (5, "10,5")])
def test_it_moves_so_many_spaces(spaces: int, goal: str) -> None:
    assert shoved(f"push {spaces}", ".\n\n\n\n. a", "5,5", borders=["south"]) == goal


@pytest.mark.rule("MA-PSH-07")
def test_of_several_units_each_moves_in_its_own_direction() -> None:
    p = forcing("push 1, on adjacent units", ".\n\n\n\n. . . . a\n. . . . . b", "4,4", "5,6", explorers=2, reach="").go(USE)
    ordered(p)
    assert (p.where("brute"), p.where("archer"), p.where("bob"), p.where("ann")) == ("3,3", "5,7", "7,7", "5,5")


# -- what stops it -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-PSH-08")
def test_on_a_chasm_it_is_destroyed() -> None:
    p = forcing("push 3", "a . ~ .", "2,1").go(USE, "target:brute")
    assert [(e.figure, e.by, e.rules) for e in p.told(Destroyed)] == [("brute", "ann", ("MA-DTH-06", "MA-TER-06"))]
    assert (p.s.monsters, len(p.told(Went)), p.explorer().essence) == ({}, 1, 1)
    p = forcing("pull 2", "a ~ . b", explorers=2).go(USE, "target:bob")
    assert (p.explorer("bob").dead, [e.by for e in p.told(Destroyed)]) == (1, ["ann"])


@pytest.mark.rule("MA-PSH-09")
@pytest.mark.parametrize("sign", ["#", "R", "W", "C", "E", "X"])
def test_before_an_impassable_space_it_stays_and_the_rest_is_lost(sign: str) -> None:
    for text, drawing, at, goal in (("push 3", f"a . . {sign} .", "2,1", "3,1"), ("pull 3", f"a . {sign} . .", "5,1", "4,1")):
        p = forcing(f"{text}, on monsters", drawing, at, reach="").go(USE)
        assert p.where("brute") == goal
    p = forcing("push 1, on monsters", f"a . {sign} .", "2,1", reach="").go(USE)
    assert (p.where("brute"), p.told(Went)) == ("2,1", [])


@pytest.mark.rule("MA-PSH-09")
@pytest.mark.parametrize("sign", ["S", "~", "^", "L", "B"])
def test_a_destroyed_space_is_impassable_whatever_it_was(sign: str) -> None:
    p = forcing("push 3", f"a . {sign} .", "2,1")
    with p.arrange() as s:
        s.destroyed = [p.cell("3,1")]
    p.begin().go(USE, "target:brute")
    assert (p.where("brute"), p.told(Went), p.told(TrapsTriggered), p.told(Exploded)) == ("2,1", [], [], [])


@pytest.mark.rule("MA-PSH-09")
@pytest.mark.parametrize("sign", [".", "S", "^"])
def test_other_spaces_do_not_stop_it(sign: str) -> None:
    assert shoved("push 2", f"a . {sign} .", "2,1") == "4,1"


@pytest.mark.rule("MA-PSH-10")
def test_walls_closed_doors_unexplored_borders_and_units_stop_it() -> None:
    assert shoved("push 2", "a .|.", "2,1") == "2,1"
    assert shoved("push 2", "a . .|.", "2,1") == "3,1"
    assert shoved("push 3", "a\n.\n-", "1,2") == "1,2"
    for closed in (True, False):
        p = forcing("push 1", "a .!.", "2,1")
        with p.arrange() as s:
            s.closed = [(p.cell("2,1"), p.cell("3,1"))] if closed else []
        p.begin().go(USE, "target:brute")
        assert p.where("brute") == ("2,1" if closed else "3,1")
    assert shoved("push 3", ".\n\n\n\n. . . . . . a", "9,5") == "10,5"
    for other in ("archer", "bob"):
        p = forcing("push 3", "a . . .|b", "2,1", explorers=2)
        with p.arrange():
            if other == "archer":
                p.put("archer", "4,1")
            else:
                p.stand("bob", "4,1")
        p.begin().go(USE, "target:brute")
        assert (p.where("brute"), p.where(other)) == ("3,1", "4,1")
    assert shoved("pull 3", "a . .", "3,1") == "2,1"


@pytest.mark.rule("MA-PSH-10")
def test_through_a_connected_border_it_moves_onto_the_next_tile() -> None:
    p = forcing("push 2", ".\n\n\n\n. . . . . . . . a .", "10,5", tiles=[face("second")])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    p.begin().go(USE, "target:brute")
    assert p.where("brute") == "12,5"


@pytest.mark.rule("MA-PSH-10")
@pytest.mark.parametrize(("drawing", "goal"), [
    ("a . .\n. .|.\n. . .", "3,3"), ("a . .\n. .\n  -\n. . .", "3,3"), ("a . .\n. .|.\n    -\n. . .", "3,3"), ("a . .\n. . #\n. # .", "3,3"),
    ("a . .\n. .|.\n  -\n. . .", "2,2"), ("a . .\n. .|.\n. .|.", "2,2"), ("a . .\n. .\n  - -\n. . .", "2,2"), ("a . .\n. .\n    -\n. .|.", "2,2"),
])  # fmt: skip
def test_a_diagonal_step_is_stopped_by_walls_that_separate_the_spaces(drawing: str, goal: str) -> None:
    assert shoved("push 1", drawing, "2,2") == goal


@pytest.mark.rule("MA-PSH-10")
def test_an_ethereal_unit_in_the_way_stops_it_and_an_ethereal_one_is_stopped() -> None:
    ghost = {"id": "ghost", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["ethereal"]}
    p = forcing("push 3", "a . . .", "2,1", "3,1", monsters=[ghost])
    with p.arrange() as s:
        s.monsters.pop("archer")
        p.put("ghost", "3,1")
    p.begin().go(USE, "target:brute")
    assert p.where("brute") == "2,1"
    p = forcing("push 3, on monsters", "a . . .", "2,1", reach="", monster="ghost", monsters=[ghost])
    with p.arrange():
        p.put("brute", "3,1")
        p.put("stone", "4,1")
    ordered(p.begin().go(USE))
    assert (p.where("ghost"), p.where("brute"), p.where("stone")) == ("2,1", "3,1", "7,1")


# -- levers and barrels ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-PSH-11")
@pytest.mark.parametrize(("spaces", "pulls"), [(1, 0), (3, 1)])
def test_before_a_trap_lever_it_stops_and_the_lever_is_activated(spaces: int, pulls: int) -> None:
    """The archer on the trap is hit; what is left of the push is lost."""
    p = forcing(f"push {spaces}", "a . . L .\n^", "2,1", rolls="3 1 0")
    with p.arrange():
        p.put("archer", "1,2")
    p.begin().go(USE, "target:brute")
    assert p.where("brute") == "3,1"
    assert len(p.told(TrapsTriggered)) == pulls
    assert ("archer" in p.s.monsters) == (not pulls)
    assert p.s.destroyed == ([p.cell("4,1")] if pulls else [])


@pytest.mark.rule("MA-PSH-11")
def test_a_lever_behind_a_wall_is_not_touched_and_the_lever_is_pulled_at_most_once() -> None:
    p = forcing("push 3", "a . .|L .", "2,1").go(USE, "target:brute")
    assert (p.where("brute"), p.told(TrapsTriggered), p.s.destroyed) == ("3,1", [], [])
    p = forcing("pull 3", "a L . .", "3,1").go(USE, "target:brute")
    assert (p.where("brute"), len(p.told(TrapsTriggered)), p.s.destroyed) == ("3,1", 1, [p.cell("2,1")])
    p.go(USE, "target:brute")
    assert (p.where("brute"), len(p.told(TrapsTriggered))) == ("3,1", 1)


@pytest.mark.rule("MA-PSH-12")
@pytest.mark.parametrize(("spaces", "hit"), [(1, False), (2, True)])
def test_before_an_explosive_barrel_it_stops_and_the_barrel_explodes(spaces: int, hit: bool) -> None:
    """The brute beside the barrel is hit, the stone two spaces from it is not."""
    p = forcing(f"push {spaces}", "a . . B .", "2,1", rolls="3 3 0")
    with p.arrange():
        p.put("stone", "6,1")
    p.begin().go(USE, "target:brute")
    assert p.where("brute") == "3,1"
    assert [e.cell for e in p.told(Exploded)] == ([p.cell("4,1")] if hit else [])
    assert [e.targets for e in p.told(Attacked)] == ([("brute",)] if hit else [])
    assert (p.monster().wounds, p.s.destroyed) == ((1, [p.cell("4,1")]) if hit else (0, []))


@pytest.mark.rule("MA-PSH-12")
def test_what_is_left_of_a_push_is_lost_after_an_explosion() -> None:
    p = forcing("push 4", "a . B .", "2,1", rolls="0 0 0").go(USE, "target:brute")
    assert (p.where("brute"), len(p.told(Exploded)), p.told(Went)) == ("2,1", 1, [])
    p = forcing("pull 4, on monsters", "a .|B .", "5,1", reach="", rolls="0 0 0").go(USE)
    assert (p.where("brute"), len(p.told(Exploded))) == ("4,1", 1)
    p = forcing("pull 4, on monsters", "a . B|.", "4,1", reach="").go(USE)
    assert (p.where("brute"), p.told(Exploded)) == ("4,1", [])


# -- who is moved, and at what price -----------------------------------------------------------------------------------------
@pytest.mark.rule("MA-PSH-13")
@pytest.mark.parametrize("text", ["push 2", "pull 2"])
def test_an_immobile_unit_is_neither_pushed_nor_pulled(text: str) -> None:
    tree = {"id": "tree", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["immobile"]}
    p = forcing(text, "a . . . . .", "4,1", monster="tree", monsters=[tree]).go(USE, "target:tree")
    assert (p.where("tree"), p.told(Went), p.explorer().stamina) == ("4,1", [], 5)
    assert shoved(text, "a . . . . .", "4,1") == ("6,1" if text == "push 2" else "2,1")


@pytest.mark.rule("MA-PSH-14")
@pytest.mark.parametrize(("who", "essence"), [("ann", 1), ("bob", 0)])
def test_the_lever_costs_no_stamina_is_destroyed_and_belongs_to_whoever_pushed(who: str, essence: int) -> None:
    """The traps of the pusher's tile strike, and as the pusher's attack."""
    push = {"active": ["Pay 2 stamina, range 9 over obstacles: push 1"], "passive": ["attack rolls +1"]}
    plain = {"active": ["Pay 2 stamina, range 9 over obstacles: push 1"]}
    p = position("a . . . b . L\n^", explorers=2, explorer={"ann": push if who == "ann" else plain, "bob": push if who == "bob" else plain},
                 rolls="0 1 1", borders=["south"])  # fmt: skip
    with p.arrange():
        p.put("brute", "6,1")
        p.put("archer", "1,2")
    p.begin(who).go(f"use:explorer/{who}/active/0", "target:brute")
    assert (p.where("brute"), p.explorer(who).stamina) == ("6,1", 4)
    assert [(e.figure, e.targets, e.result) for e in p.told(Attacked)] == [(who, ("archer",), 3)]
    assert [(e.figure, e.rules) for e in p.told(TrapsTriggered)] == [(who, ("MA-TRP-05",))]
    assert [(e.space, e.cell, e.rules) for e in p.told(SpaceDestroyed)] == [("lever", p.cell("7,1"), ("MA-PSH-14",))]
    assert (p.s.destroyed, [e.by for e in p.told(Destroyed)]) == ([p.cell("7,1")], [who])


@pytest.mark.rule("MA-PSH-14", "MA-TRP-03")
def test_a_predictable_monster_that_pushes_somebody_against_a_lever_sets_off_the_traps_itself() -> None:
    """The attack is the monster's, and it needs no stamina for it."""
    p = shover("push 1", ". . . a L\n^", "2,1", rolls="3 1 0", draws={"horror-roll": "1"})
    assert [(e.figure, e.targets) for e in p.told(Attacked)] == [("golem", ("archer",))]
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("archer", "golem")]
    assert (p.where("ann"), p.s.destroyed) == ("4,1", [p.cell("5,1")])


@pytest.mark.rule("MA-PSH-14", "MA-TRP-05")
def test_the_traps_of_the_pushers_tile_strike_and_not_those_by_the_lever() -> None:
    """ann is on the first tile; bob is pushed against the lever of the second, where he stands on a trap."""
    p = forcing("push 1", ".\n\n\n\n^ . . . . . . . . a", "1,5", explorers=2, tiles=[face("second", ".\n\n\n\n. ^ L")], rolls="3 3 0")
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("bob", "12,5")
    p.begin().go(USE, "target:bob")
    assert [(e.figure, e.targets) for e in p.told(Attacked)] == [("ann", ("brute",))]
    assert (p.where("bob"), p.explorer("bob").health, p.s.destroyed) == ("12,5", 5, [p.cell("13,5")])


@pytest.mark.rule("MA-PSH-15")
@pytest.mark.parametrize("text", ["push 2", "pull 2"])
def test_a_push_or_pull_costs_the_moved_unit_no_stamina(text: str) -> None:
    p = forcing(text, "a . . . b", explorers=2).go(USE, "target:bob")
    assert p.where("bob") == ("7,1" if text == "push 2" else "3,1")
    assert (p.explorer("bob").stamina, p.explorer("ann").stamina) == (6, 5)


@pytest.mark.rule("MA-PSH-15")
def test_whoever_has_no_stamina_left_is_moved_all_the_same() -> None:
    p = forcing("push 1", "a . . b", explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].stamina = 0
    p.begin().go(USE, "target:bob")
    assert p.where("bob") == "5,1"
