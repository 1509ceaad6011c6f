"""Moving through units, obstacles and rubble, and what it costs."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Went

from .walking import CORRIDOR, USE, creature, hunting, led, moves, walker


@pytest.mark.rule("MA-MOV-09")
@pytest.mark.parametrize(("sign", "ability"), [("#", "rubble"), ("C", "obstacles")])
def test_moving_through_leads_to_a_free_space_beyond_and_never_ends_on_what_is_passed(sign: str, ability: str) -> None:
    p = walker(f"a {sign} {sign} .\n{CORRIDOR}", f"move through {ability}")
    assert moves(p) == ["4,1"]
    p.go("move:4,1")
    assert (p.where("ann"), len(p.told(Went))) == ("4,1", 1)
    assert moves(walker(f"a {sign} {sign} {sign}|.\n{CORRIDOR}", f"move through {ability}")) == []
    assert moves(walker(f"a {sign} L .\n{CORRIDOR}", "move through rubble")) == (["4,1"] if sign == "L" else [])


@pytest.mark.rule("MA-MOV-09")
def test_beyond_one_passed_space_all_its_neighbours_can_be_reached() -> None:
    """Spaces that can be reached by a plain step are offered once, for 1 stamina."""
    p = walker(".\n. . . .\n. a # .\n. . . .", "move through rubble")
    assert moves(p) == ["1,2", "2,2", "3,2", "4,2", "1,3", "4,3", "1,4", "2,4", "3,4", "4,4"]
    p.go("move:3,2")
    assert p.explorer().stamina == 5
    p = walker(".\n. . . .\n. a # .\n. . . .", "move through rubble").go("move:4,2")
    assert (p.explorer().stamina, p.told(Went)[0].path) == (4, (p.cell("2,3"), p.cell("3,3"), p.cell("4,2")))


@pytest.mark.rule("MA-MOV-09", "MA-ETH-06", "MA-ETH-07")
@pytest.mark.parametrize(("mine", "theirs", "reached"), [((), (), []), (("ethereal",), (), ["3,1"]), ((), ("ethereal",), ["3,1"])])
def test_ethereal_units_are_passed_and_pass_but_nobody_ends_on_another(mine: tuple[str, ...], theirs: tuple[str, ...], reached: list[str]) -> None:
    p = walker(f"a . . .\n{CORRIDOR}", *mine, monsters=[creature(0, *theirs)])
    with p.arrange():
        p.put("golem", "2,1")
    assert moves(p.begin()) == reached


@pytest.mark.rule("MA-MOV-09")
@pytest.mark.parametrize(("passive", "sign", "goal"), [
    ("obstacles", "C", "2,1"), ("rubble", "#", "2,1"), ("rubble", "C", "5,1"), ("obstacles", "#", "5,1"),
])  # fmt: skip
def test_a_monster_moves_through_what_it_may_to_a_free_space(passive: str, sign: str, goal: str) -> None:
    p = hunting(f"a . {sign} {sign} .|.\n{CORRIDOR} -", "5,1", 3, f"move through {passive}").rest().until_phase("explorers")
    assert p.where("golem") == goal
    assert [len(e.path) for e in p.told(Went)] == ([4] if goal == "2,1" else [])


@pytest.mark.rule("MA-MOV-10")
@pytest.mark.parametrize(("spaces", "stamina"), [(1, 4), (2, 3), (4, 1)])
def test_every_space_that_is_passed_costs_1_stamina(spaces: int, stamina: int) -> None:
    drawing = f"a {'# ' * spaces}.\n" + "- " * (spaces + 2)
    p = walker(drawing, "move through rubble").go(f"move:{spaces + 2},1")
    assert p.explorer().stamina == stamina
    p = led(f"{drawing}\na".replace("a", ".", 1), "1,1", 6, "move through rubble").go(f"move:{spaces + 2},1")
    assert p.decision.args["stamina"] == stamina


@pytest.mark.rule("MA-MOV-10")
@pytest.mark.parametrize(("allowance", "reached"), [(2, []), (3, ["4,1"]), (4, ["4,1"])])
def test_every_space_that_is_passed_counts_against_a_movement_allowance(allowance: int, reached: list[str]) -> None:
    p = walker(f"a # # .|. .\n{CORRIDOR}", "move through rubble", active=f"Pay 1 stamina: move up to {allowance}").go(USE)
    if not reached:
        assert (p.prompt, p.where("ann")) == ("act", "1,1")
        return
    assert (p.keys, p.decision.args["left"]) == (["stop", *(f"move:{space}" for space in reached)], allowance)
    p.go("move:4,1")
    assert (p.where("ann"), p.explorer().stamina) == ("4,1", 5)
    assert p.prompt == "act"


@pytest.mark.rule("MA-MOV-14")
@pytest.mark.parametrize(("stamina", "reached"), [(1, []), (2, ["3,1"]), (3, ["3,1"])])
def test_whoever_passes_a_unit_must_be_able_to_pay_up_to_the_free_space_beyond(stamina: int, reached: list[str]) -> None:
    p = walker(f"a . . .\n{CORRIDOR}", "move through units", stamina=stamina)
    with p.arrange():
        p.put("stone", "2,1")
    assert moves(p.begin()) == reached
    if reached:
        p.go("move:3,1")
        assert [e.path for e in p.told(Went)] == [tuple(p.cell(space) for space in ("1,1", "2,1", "3,1"))]
        assert (p.explorer().stamina, p.where("ann")) == (stamina - 2, "3,1")


@pytest.mark.rule("MA-MOV-14")
@pytest.mark.parametrize(("stamina", "goal"), [(1, "5,1"), (2, "3,1"), (3, "2,1")])
def test_a_monster_passes_units_in_one_move_if_it_can_pay_for_it(stamina: int, goal: str) -> None:
    p = hunting(f"a . . . . .\n{CORRIDOR} - -", "5,1", stamina, "ethereal")
    with p.arrange():
        p.put("stone", "4,1")
    p.rest().until_phase("explorers")
    assert p.where("golem") == goal
    assert [len(e.path) for e in p.told(Went)] == {1: [], 2: [3], 3: [3, 2]}[stamina]


@pytest.mark.rule("MA-MOV-14")
def test_passing_a_unit_is_no_detour_of_a_monster() -> None:
    """ann is asked whether she uses an ability after each of its actions."""
    p = hunting(f"a . . . . .\n{CORRIDOR} - -", "5,1", 3, "ethereal", explorer={"ann": {"active": ["Pay 1 essence: threat +1"]}})
    with p.arrange() as s:
        p.put("stone", "4,1")
        s.explorers["ann"].essence, s.spawn = 1, 9
    p.rest()
    while p.s.hunt is None or not p.told(Went):
        p.go("go-on")
    assert (p.where("golem"), p.s.hunt.target, p.s.hunt.distance, p.s.hunt.stamina) == ("3,1", "", 0, 1)
