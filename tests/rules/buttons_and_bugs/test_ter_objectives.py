"""Section 5: terrain; objectives."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import TurnBegan
from undercroft.games.haven.events import Attacked, Immune

from .position import acting, suffering


def crate(enemy_of: str = "character", **more: Any) -> dict[str, Any]:
    """An objective of 3 hit points on the map's `c`."""
    return {"objects": {"crate": {"health": 3, "enemy_of": enemy_of, **more}}, "legend": {"c": {"object": "crate"}}}


@pytest.mark.rule("BB-TER-22")
def test_objectives_can_be_targeted_by_attacks() -> None:
    p = acting("s c", "top", "Attack 2", **crate())
    assert p.keys == ["attack:o1", "stop"]
    assert p.go("attack:o1").object().health == 1


@pytest.mark.rule("BB-TER-23")
def test_objectives_are_immune_to_conditions_and_forced_movement() -> None:
    p = acting("s c .", "top", "Attack 1, push 1, poison", **crate()).go("attack:o1", "roll")
    assert (p.object().health, p.object().conditions, p.where(p.object()), p.prompt) == (2, {}, "2,1", "turn")
    assert [(e.figure, e.condition) for e in p.events(Immune)] == [("o1", "poison")]


@pytest.mark.rule("BB-TER-23")
def test_a_push_cannot_move_an_objective() -> None:
    p = acting("s c .", "top", "Push 1", **crate())
    assert p.prompt == "turn"


@pytest.mark.rule("BB-TER-24")
@pytest.mark.parametrize(("initiative", "target"), [(99, "hero"), (1, "o1")])
def test_objectives_count_as_initiative_99_unless_the_scenario_says_otherwise(initiative: int, target: str) -> None:
    more = {} if initiative == 99 else {"initiative": initiative}
    p = suffering("s 1 c", "Attack 2", **crate("monsters", **more))
    assert [e.target for e in p.events(Attacked)] == [target]


@pytest.mark.rule("BB-TER-24")
def test_objectives_take_no_turns() -> None:
    p = suffering("s . 1 c", "Attack 2", **crate("monsters"))
    assert [e.figure for e in p.events(TurnBegan)] == ["hero", "m1"]
    assert p.object().health == 1


@pytest.mark.rule("BB-TER-25")
@pytest.mark.parametrize(("mark", "ends"), [("c", ["3,1"]), ("o", ["2,1", "3,1"])])
def test_an_objective_s_hex_is_occupied_but_no_obstacle(mark: str, ends: list[str]) -> None:
    given = crate() if mark == "c" else {}
    assert acting(f". s {mark} .", "bottom", "Move 2", **given).keys_of("move") == ["1,1"]
    p = acting(f"s {mark} .", "bottom", "Round: Flying", "Move 2", **given).go("perform")
    assert p.keys_of("move") == ends


@pytest.mark.rule("BB-TER-26")
@pytest.mark.parametrize(("given", "outcome"), [({"goal": ["every crate is destroyed"]}, "won"), ({"loss": ["any crate is destroyed"]}, "lost")])
def test_the_scenario_says_what_an_objective_means(given: dict[str, Any], outcome: str) -> None:
    p = acting("s c", "top", "Attack 3", **crate(), **given)
    assert (p.state.won, p.state.lost) == (False, False)
    p.go("attack:o1").until("select")
    assert p.table.outcome == outcome


@pytest.mark.rule("BB-TER-26")
@pytest.mark.parametrize(("keys", "won"), [(["attack:o1", "attack:o3"], False), (["attack:o1", "attack:o2"], True)])
def test_every_objective_of_a_type_may_have_to_be_destroyed(keys: list[str], won: bool) -> None:
    given = crate()
    given["objects"]["barrel"], given["legend"]["b"] = {**given["objects"]["crate"]}, {"object": "barrel"}
    p = acting("s c c b b", "top", "Attack 3, range 4, target 2", goal=["every crate is destroyed"], **given)
    assert p.go(*keys).state.won == won


@pytest.mark.rule("BB-TER-27")
@pytest.mark.parametrize(("value", "left"), [(2, {"o1": 1}), (3, {})])
def test_an_objective_suffers_attacks_like_a_monster_and_goes_at_0(value: int, left: dict[str, int]) -> None:
    p = acting("s c", "top", f"Attack {value}", **crate()).go("attack:o1")
    assert {o.id: o.health for o in p.game.objects()} == left


@pytest.mark.rule("BB-TER-29")
@pytest.mark.parametrize(("enemy_of", "attacked"), [("character", True), ("monsters", False), ("nobody", False)])
def test_the_character_attacks_only_objectives_to_be_destroyed(enemy_of: str, attacked: bool) -> None:
    p = acting("s c", "top", "Attack 2", **crate(enemy_of))
    assert ("attack:o1" in p.keys) == attacked


@pytest.mark.rule("BB-TER-29")
@pytest.mark.parametrize(("enemy_of", "health"), [("character", 3), ("monsters", 1), ("nobody", 3)])
def test_monsters_attack_only_objectives_to_be_protected(enemy_of: str, health: int) -> None:
    p = suffering("s . 1 c", "Attack 2", **crate(enemy_of))
    assert p.object().health == health


@pytest.mark.rule("BB-TER-29", "BB-CTL-11")
@pytest.mark.parametrize("enemy_of", ["character", "monsters", "nobody"])
def test_a_controlled_monster_attacks_no_objective(enemy_of: str) -> None:
    p = acting("s 1 c\n 2 .", "top", "Control, (Attack 2)", monsters=["dummy 1", "dummy 2"], **crate(enemy_of)).go("target:m1")
    assert p.keys == ["stop", "target:m2"]
