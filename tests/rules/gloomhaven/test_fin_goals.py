"""The conditions that a goal or a loss of a scenario is made of: when each of them is met."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import GoalMet, LossMet

from .position import Position, acting, position

FIELD = "1 . x y .\n 2 . z . ."


def won(map_: str, *goal: str, at: tuple[str, ...] = (), **given: Any) -> bool:
    """Whether this goal is met in the first round, with the characters on these hexes."""
    p = position(map_, goal=goal, **given)
    for n, name in enumerate(at, 1):
        p.set(p.c(n), at=name)
    return p.play().state.won


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(
    ("places", "at", "met"),
    [
        ("x", ("3,1", "2,2"), True),
        ("x", ("2,2", "3,1"), True),
        ("x", ("4,1", "2,2"), False),
        ("x y", ("3,1", "4,1"), True),
        ("x y", ("4,1", "3,1"), True),
        ("x y", ("3,1", "2,2"), False),
        ("x y", ("2,2", "4,1"), False),
        ("x y", ("1,2", "2,2"), False),
    ],
)
def test_characters_have_to_be_at_each_place(places: str, at: tuple[str, ...], met: bool) -> None:
    assert won(FIELD, f"characters are at each of {places}", at=at) == met


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(
    ("at", "met"), [(("3,1", "4,1"), True), (("4,1", "3,1"), True), (("3,1", "2,2"), False), (("2,2", "3,1"), False), (("1,1", "2,2"), False)]
)
def test_all_characters_have_to_be_at_one_of_the_places(at: tuple[str, ...], met: bool) -> None:
    assert won(FIELD, "all characters are at x y", at=at) == met


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(("goal", "met"), [("1 or later", True), ("2 or later", False)])
def test_a_goal_may_be_met_from_a_round_on(goal: str, met: bool) -> None:
    assert won(FIELD, f"it is round {goal}") == met


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(
    ("goal", "by", "met"),
    [("at least 2", 1, False), ("at least 2", 2, True), ("at least 2", 3, True), ("less than 2", 1, True), ("less than 2", 2, False)],
)
def test_a_counter_has_to_reach_its_number(goal: str, by: int, met: bool) -> None:
    assert won(FIELD, "counter bell is at least 1", f"counter bell is {goal}", rules=[f"At start of round: count bell +{by}"]) == met


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(("goals", "met"), [(["1 or later", "2 or later"], False), (["2 or later", "1 or later"], False), (["1 or later"] * 2, True)])
def test_all_parts_of_a_goal_have_to_be_met(goals: list[str], met: bool) -> None:
    assert won(FIELD, *(f"it is round {goal}" for goal in goals)) == met


def killing(*goal: str, loss: tuple[str, ...] = (), map_: str = "1 A .\n 2 . B", top: str = "Attack 30") -> Position:
    return acting(map_, "top", top, monsters={"A": "grub", "B": "dummy"}, goal=goal, loss=loss).go("attack:grub-1")


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(
    ("goal", "met"),
    [
        ("every grub is dead", True),
        ("every dummy is dead", False),
        ("every moth is dead", False),
        ("all monsters are dead", False),
        ("any grub is dead", True),
    ],
)
def test_of_a_type_all_have_to_be_dead_that_have_appeared(goal: str, met: bool) -> None:
    p = killing(goal)
    assert (p.state.won, len(p.events(GoalMet))) == (met, int(met))


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(("map_", "met"), [("1 A . w\n 2 . . w", True), ("1 A + .\n 2 . w w", False)])
def test_no_room_may_be_unrevealed_where_all_monsters_have_to_be_dead(map_: str, met: bool) -> None:
    assert killing("all monsters are dead", map_=map_).state.won == met


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(("loss", "met"), [("any grub is dead", True), ("any dummy is dead", False)])
def test_a_loss_is_noted_once(loss: str, met: bool) -> None:
    p = killing("it is round 9 or later", loss=(loss,)).next_round()
    assert (p.state.lost, len(p.events(LossMet)), p.state.won) == (met, int(met), False)


@pytest.mark.rule("GH-FIN-01")
@pytest.mark.parametrize(("destroyed", "hidden", "met"), [(0, False, False), (1, False, False), (2, False, True), (2, True, False)])
def test_every_object_has_to_be_destroyed_those_in_unrevealed_rooms_as_well(destroyed: int, hidden: bool, met: bool) -> None:
    map_ = f"O 1 O + {'O' if hidden else '.'}\n w 2 w w w"
    legend = {"O": {"object": "crate"}}
    p = acting(map_, "top", "Attack 9, target 2", legend=legend, objects={"crate": {"health": 3}}, goal=["every crate is destroyed"])
    for n in range(destroyed):
        p.go(f"attack:o{n + 1}")
    assert p.state.won == met
