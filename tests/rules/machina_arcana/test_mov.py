"""Movement: steps, what stops them, and what some units may move through."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.content.board import OBSTACLES
from undercroft.games.machina_arcana.content.tiles import SIGNS
from undercroft.games.machina_arcana.events import Went
from undercroft.games.machina_arcana.state import Placed

from .position import face
from .walking import CORRIDOR, USE, beside, hunting, led, moves, walker


# -- one step ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MOV-01")
def test_a_step_leads_to_a_free_passable_space_in_any_of_8_directions_for_1_stamina() -> None:
    p = walker(".\n. . . .\n. . a .\n")
    assert moves(p) == ["2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4"]
    p.go("move:4,4")
    assert (p.where("ann"), p.explorer().stamina) == ("4,4", 5)
    assert [(e.figure, e.path, e.how, e.rules) for e in p.told(Went)] == [("ann", (p.cell("3,3"), p.cell("4,4")), "move", ("MA-MOV-01",))]
    p = walker(".\n. # S .\n. C a ^\n. E B .", explorers=2)
    with p.arrange():
        p.stand("bob", "4,2")
        p.put("stone", "4,4")
    assert moves(p.begin()) == ["3,2", "4,3"]


@pytest.mark.rule("MA-MOV-01")
@pytest.mark.parametrize(("stamina", "steps"), [(2, 2), (1, 1), (0, 0)])
def test_every_step_is_paid(stamina: int, steps: int) -> None:
    p = walker("a . .\n. . .", stamina=stamina, explorers=2)
    for n in range(steps):
        p.go("move:2,1" if n % 2 == 0 else "move:1,1")
    assert moves(p) == []
    assert len(p.told(Went)) == steps


@pytest.mark.rule("MA-MOV-01")
def test_an_immobile_unit_does_not_move() -> None:
    assert moves(walker("a . .\n. . .", "immobile")) == []
    assert moves(led("a", "5,5", 4, "immobile")) == []
    assert len(moves(led("a", "5,5", 4))) == 8
    p = walker("a . .", "immobile", active="Pay 1 stamina: move up to 2").go(USE)
    assert (p.prompt, p.where("ann")) == ("act", "1,1")


@pytest.mark.rule("MA-MOV-01")
def test_a_monster_spends_its_stamina_on_steps_too() -> None:
    """The monster stops beside ann, or when it has spent its stamina; it does not step onto a space that is taken."""
    for stamina, goal in ((0, "7,1"), (1, "6,1"), (2, "5,1"), (9, "2,1")):
        p = hunting(f"a . . . . . .\n{CORRIDOR} - - -", "7,1", stamina).rest().until_phase("explorers")
        assert p.where("golem") == goal
        assert [len(e.path) for e in p.told(Went)] == [2] * (7 - int(goal[0]))
    p = hunting(f"a . . . . . .\n{CORRIDOR} - - -", "7,1", 9)
    with p.arrange():
        p.put("stone", "3,1")
    p.rest().until_phase("explorers")
    assert p.where("golem") == "4,1"
    p = led(".\n. # S .\n. C . ~\n. E B .\na", "3,3", 1)
    with p.arrange():
        p.put("stone", "4,2")
    assert moves(p) == ["3,2", "4,3", "4,4"]


@pytest.mark.rule("MA-MOV-01")
def test_whoever_moves_a_monster_pays_for_its_steps() -> None:
    p = led("a", "5,5", 2).go("move:6,6")
    assert (p.where("golem"), p.decision.args["stamina"]) == ("6,6", 1)
    p.go("move:7,6")
    assert (p.where("golem"), moves(p), p.decision.args["stamina"]) == ("7,6", [], 0)


@pytest.mark.rule("MA-MOV-02")
def test_a_diagonal_step_costs_1_like_any_other() -> None:
    p = walker("a . .\n. . .\n. . .").go("move:2,2")
    assert p.explorer().stamina == 5
    p.go("move:2,3")
    assert p.explorer().stamina == 4
    assert walker("a . .\n. . .", stamina=1).keys.count("move:2,2") == 1
    p = hunting("a", "4,4", 2).rest().until_phase("explorers")
    assert p.where("golem") == "2,2"


# -- what stops a step -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MOV-03")
@pytest.mark.parametrize(("sign", "ability"), [
    ("#", "rubble"), ("L", "obstacles"), ("R", "obstacles"), ("W", "obstacles"), ("C", "obstacles"), ("E", "obstacles"), ("X", "obstacles"),
    ("B", "obstacles"),
])  # fmt: skip
def test_obstacles_and_rubble_stop_all_who_may_not_move_through_them(sign: str, ability: str) -> None:
    drawing = f"a {sign} . .\n{CORRIDOR}"
    assert moves(walker(drawing)) == []
    for other in ("rubble", "obstacles", "units", "walls", "closed doors", "chasms"):
        reached = {"walls": ["1,2", "2,2"]}.get(other, ["3,1"] if other == ability else [])
        assert moves(walker(drawing, f"move through {other}")) == reached


@pytest.mark.rule("MA-MOV-03")
def test_a_destroyed_space_is_an_obstacle() -> None:
    for passive, reached in (((), []), (("move through obstacles",), ["3,1"]), (("move through rubble",), [])):
        p = walker(f"a S . .\n{CORRIDOR}", *passive)
        with p.arrange() as s:
            s.destroyed = [p.cell("2,1")]
        assert moves(p.begin()) == reached


@pytest.mark.rule("MA-MOV-03")
@pytest.mark.parametrize("other", ["bob", "stone"])
def test_other_units_stop_all_who_may_not_move_through_them(other: str) -> None:
    for ability, reached in ((), []), (("move through units",), ["3,1"]), (("move through obstacles",), ["3,1"]), (("move through rubble",), []):
        p = walker(f"a . . .\n{CORRIDOR}", *ability, explorers=2)
        with p.arrange():
            p.stand("bob", "2,1" if other == "bob" else "9,9")
            if other == "stone":
                p.put("stone", "2,1")
        assert moves(p.begin()) == reached


@pytest.mark.rule("MA-MOV-03")
@pytest.mark.parametrize(("edge", "closed"), [("|", False), ("!", True), ("!", False)])
@pytest.mark.parametrize("passive", ["", "walls", "closed doors", "obstacles", "units"])
def test_walls_and_closed_doors_stop_all_who_may_not_move_through_them(edge: str, closed: bool, passive: str) -> None:
    """Who moves through walls moves through closed doors too."""
    p = walker(f"a{edge}. . .\n{CORRIDOR}", *([f"move through {passive}"] if passive else []))
    with p.arrange() as s:
        s.closed = [(p.cell("1,1"), p.cell("2,1"))] if closed else []
    free = (edge == "!" and not closed) or passive == "walls" or (passive == "closed doors" and closed)
    assert moves(p.begin()) == (["2,1"] if free else []) + (["1,2", "2,2"] if passive == "walls" else [])


@pytest.mark.rule("MA-MOV-04")
@pytest.mark.parametrize("sign", ["#", "C", "X", "B"])
def test_a_diagonal_step_leads_between_two_impassable_spaces(sign: str) -> None:
    p = walker(f"a {sign}\n{sign} .")
    assert moves(p) == ["2,2"]
    assert p.go("move:2,2").where("ann") == "2,2"
    p = walker("a .\n. .", explorers=2)
    with p.arrange():
        p.stand("bob", "2,1")
        p.put("stone", "1,2")
    assert moves(p.begin()) == ["2,2"]
    p = hunting("a # .\n# . .\n. . .", "3,3", 2).rest().until_phase("explorers")
    assert p.where("golem") == "2,2"


@pytest.mark.rule("MA-MOV-05")
@pytest.mark.parametrize("drawing", ["a|. .\n. . .", "a . .\n-\n. . .", "a . .\n. .|.", "a . .\n  -\n. . ."])
def test_a_diagonal_step_leads_around_the_end_of_a_wall(drawing: str) -> None:
    p = walker(drawing)
    assert "2,2" in moves(p)
    assert p.go("move:2,2").where("ann") == "2,2"


@pytest.mark.rule("MA-MOV-06")
@pytest.mark.parametrize(("drawing", "open_"), [
    ("a|.\n-\n. .", False), ("a|.\n. .\n", True), ("a|.\n.|.", False), ("a .\n- -\n. .", False), ("a .\n  -\n.|.", False),
    ("a|.\n  -\n. .", True), ("a .\n-\n.|.", True),
])  # fmt: skip
def test_walls_that_meet_at_the_corner_block_a_diagonal_step_if_both_ways_round_are_walled(drawing: str, open_: bool) -> None:
    assert ("2,2" in moves(walker(drawing))) == open_
    q = led(drawing.replace("a", ".") + "\n\n\n\na", "1,1", 1)
    assert ("2,2" in moves(q)) == open_


@pytest.mark.rule("MA-MOV-06")
@pytest.mark.parametrize(("closed", "open_"), [([], True), (["1,1:2,1"], True), (["1,1:1,2"], True), (["1,1:2,1", "1,1:1,2"], False),
                                               (["1,1:2,1", "1,2:2,2"], False), (["1,1:1,2", "2,1:2,2"], False), (["2,1:2,2", "1,2:2,2"], False),
                                               (["1,1:2,1", "2,1:2,2"], True)])  # fmt: skip
def test_closed_doors_block_a_diagonal_step_like_walls(closed: list[str], open_: bool) -> None:
    p = walker("a!.\n= =\n.!.")
    with p.arrange() as s:
        pairs = [pair.split(":") for pair in closed]
        s.closed = sorted((p.cell(a), p.cell(b)) for a, b in pairs)
    assert ("2,2" in moves(p.begin())) == open_


# -- from tile to tile -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MOV-07")
@pytest.mark.parametrize(("borders", "passive", "beyond"), [
    (["south", "west"], "", ["11,4", "11,5", "11,6"]), (["south", "west"], "move through walls", ["11,4", "11,5", "11,6"]),
    (["south"], "", []), (["south"], "move through walls", []),
])  # fmt: skip
def test_a_step_onto_the_next_tile_leads_through_a_connected_border(borders: list[str], passive: str, beyond: list[str]) -> None:
    p = beside(walker(".\n\n\n\n. . . . . . . . . a", *([passive] if passive else []), tiles=[face("second", borders=borders)]))
    assert [space for space in moves(p) if space.startswith("11,")] == beyond


@pytest.mark.rule("MA-MOV-07")
@pytest.mark.parametrize("passive", ["", "move through walls"])
def test_beside_the_border_the_edge_of_a_tile_is_a_wall(passive: str) -> None:
    """From 10,4 and 10,7 a step round the end of that wall leads to the border spaces of the next tile."""
    for row, beyond in ((3, []), (4, ["11,5"]), (6, ["11,5", "11,6", "11,7"]), (7, ["11,6"]), (8, [])):
        drawing = ".\n" + "\n" * (row - 2) + ". . . . . . . . . a"
        p = beside(walker(drawing, *([passive] if passive else []), tiles=[face("second", borders=["south", "west"])]))
        assert [space for space in moves(p) if space.startswith("11,")] == beyond
    unexplored = walker(".\n\n\n\n. . . . . . . . . a", *([passive] if passive else []))
    assert moves(unexplored) == ["9,4", "10,4", "9,5", "9,6", "10,6"]


@pytest.mark.rule("MA-MOV-07")
@pytest.mark.parametrize(("passive", "borders", "goal"), [
    ((), ["south", "west"], "10,5"), (("move through walls",), ["south", "west"], "10,5"),
    ((), ["south"], "12,2"), (("move through walls",), ["south"], "12,2"),
])  # fmt: skip
def test_a_monster_comes_over_a_connected_border_only(passive: tuple[str, ...], borders: list[str], goal: str) -> None:
    """ann stands beside the seam at 10,1; the monster at 12,2 has to go round by the border."""
    p = hunting(". . . . . . . . . a", "12,2", 3, *passive, tiles=[face("second", borders=borders)])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    p.rest().until_phase("explorers")
    assert p.where("golem") == goal


# -- stairs ------------------------------------------------------------------------------------------------------------------
AROUND = ["1,1", "2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"]


@pytest.mark.rule("MA-MOV-08")
@pytest.mark.parametrize("sign", [sign for sign, kind in SIGNS.items() if kind not in (*OBSTACLES, "rubble")])
def test_every_kind_of_space_that_can_be_entered_is_entered_from_any_adjacent_space(sign: str) -> None:
    """Tiles draw stairs as floor: no kind of space can be entered from some sides only."""
    for space in AROUND:
        p = walker(f".\n. {sign} .\na")
        with p.arrange():
            p.stand("ann", space)
        assert "2,2" in moves(p.begin())
        assert "2,2" in moves(led(f".\n. {sign} .\n. . .\n. . . . a", space, 1))


# -- movement by effects -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MOV-13")
@pytest.mark.parametrize("spaces", [0, 1, 2, 3])
def test_movement_by_an_effect_leads_so_many_spaces_or_fewer_at_no_further_cost(spaces: int) -> None:
    p = walker("a . . . . .", active=f"Pay 2 stamina: move up to {spaces}").go(USE)
    for n in range(spaces):
        assert (p.prompt, p.decision.seat, p.decision.args["left"]) == ("move-on", 0, spaces - n)
        assert (p.keys[0], f"move:{n + 2},1" in p.keys, f"move:{n + 3},1" in p.keys) == ("stop", True, False)
        p.go(f"move:{n + 2},1")
    assert (p.prompt, p.where("ann"), p.explorer().stamina) == ("act", f"{spaces + 1},1", 4)
    assert p.rules_told(Went) == [("MA-MOV-13",)] * spaces


@pytest.mark.rule("MA-MOV-13")
def test_it_may_be_less_and_it_follows_the_same_rules() -> None:
    p = walker(f"a . #|.\n{CORRIDOR}", active="Pay 2 stamina: move up to 3").go(USE)
    assert p.keys == ["stop", "move:2,1"]
    p.go("move:2,1")
    assert p.keys == ["stop", "move:1,1"]
    p.go("stop")
    assert (p.prompt, p.where("ann"), p.explorer().stamina) == ("act", "2,1", 4)
    p = walker(f"a # #|.\n{CORRIDOR}", active="Pay 2 stamina: move up to 3").go(USE)
    assert (p.prompt, p.where("ann")) == ("act", "1,1")


@pytest.mark.rule("MA-MOV-13")
def test_an_explorer_without_stamina_is_moved_too_and_decides_for_itself() -> None:
    p = walker("a . . b", active="Pay 2 stamina, range 5: move up to 1", explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].stamina = 0
    p.begin().go(USE, "target:bob")
    assert (p.prompt, p.decision.seat) == ("move-on", 1)
    p.go("move:5,2")
    assert (p.where("bob"), p.explorer("bob").stamina, p.explorer("ann").stamina) == ("5,2", 0, 4)
