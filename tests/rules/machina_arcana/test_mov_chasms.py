"""Moving through chasms."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Destroyed, TurnEnded
from undercroft.games.machina_arcana.state import Turn

from .position import position
from .walking import CORRIDOR, USE, creature, deadly, led, moves, walker

CHASMS = "move through chasms"


@pytest.mark.rule("MA-MOV-11")
def test_whoever_may_move_through_chasms_must_not_end_its_turn_on_one() -> None:
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, explorers=2).go("move:2,1")
    assert (p.where("ann"), p.explorer().dead, p.explorer().stamina) == ("2,1", 0, 5)
    assert deadly(p) == ["pass"]
    p.go("pass")
    assert (p.where("ann"), p.explorer().dead, p.s.turn) == ("", 1, Turn("bob"))
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("ann", "")]
    assert p.rules_told(Destroyed) == [("MA-DTH-01", "MA-MOV-12")]
    assert ([e.figure for e in p.told(TurnEnded)], p.explorer().acted) == ([], False), "the turn ended with its death"
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, explorers=2).go("move:2,1", "move:3,1")
    assert deadly(p) == []
    p.go("pass")
    assert (p.where("ann"), p.told(Destroyed)) == ("3,1", [])


@pytest.mark.rule("MA-MOV-11")
def test_on_firm_ground_a_turn_ends_safely() -> None:
    for drawing in ("a . ~", "a . ."):
        p = walker(drawing, explorers=2).go("pass")
        assert (p.told(Destroyed), p.explorer().acted) == ([], True)


@pytest.mark.rule("MA-MOV-11")
@pytest.mark.parametrize("text", ["push 1", "transfer up to 1"])
def test_on_a_chasm_it_is_still_destroyed_by_a_push_or_transfer(text: str) -> None:
    p = walker("a . ~ .\n# # # .", active=f"Pay 1 stamina, range 3: {text}", monsters=[creature(4, CHASMS)])
    with p.arrange():
        p.put("golem", "2,1")
    p.begin().go(USE, "target:golem")
    if p.prompt == "transfer-to":
        assert p.keys == ["stay", "space:3,1"]
        p.go("space:3,1")
    assert (p.s.monsters, [e.by for e in p.told(Destroyed)]) == ({}, ["ann"])


@pytest.mark.rule("MA-MOV-12")
@pytest.mark.parametrize(("stamina", "safe"), [(3, True), (2, False), (1, False)])
def test_a_chasm_is_entered_safely_only_if_firm_ground_beyond_can_still_be_paid_for(stamina: int, safe: bool) -> None:
    """ann is on the first of three chasms in a row."""
    p = walker(f"~ ~ ~ .\n{CORRIDOR}\na", CHASMS, stamina=stamina, explorers=2)
    with p.arrange():
        p.stand("ann", "1,1")
    p.begin()
    assert (moves(p), deadly(p)) == (["2,1"], ["pass"] if safe else ["move:2,1", "pass"])
    p.go("move:2,1")
    assert (p.where("ann"), p.explorer().dead) == (("2,1", 0) if safe else ("", 1))
    if safe:
        p.go("move:3,1", "move:4,1")
        assert (p.where("ann"), p.explorer().stamina) == ("4,1", 0)


@pytest.mark.rule("MA-MOV-12")
@pytest.mark.parametrize(("stamina", "safe"), [(2, True), (1, False)])
def test_going_back_is_a_way_to_firm_ground_too(stamina: int, safe: bool) -> None:
    p = walker(f"a ~ ~ ~ #\n{CORRIDOR}", CHASMS, stamina=stamina, explorers=2)
    assert (moves(p), deadly(p)) == (["2,1"], [] if safe else ["move:2,1"])
    p.go("move:2,1")
    assert (p.where("ann"), p.explorer().dead) == (("2,1", 0) if safe else ("", 1))
    if safe:
        assert (moves(p), deadly(p)) == (["1,1", "3,1"], ["move:3,1", "pass"])
        p.go("move:3,1")
        assert (p.where("ann"), [e.rules for e in p.told(Destroyed)]) == ("", [("MA-DTH-01", "MA-TER-06")])


@pytest.mark.rule("MA-MOV-12")
@pytest.mark.parametrize(("stamina", "safe"), [(4, True), (3, False)])
def test_further_chasms_are_crossed_one_by_one_as_long_as_stamina_suffices(stamina: int, safe: bool) -> None:
    """From 2,1 it is 1 back to 1,1; from 3,1 it is 2 on to 5,1 or back, as from the middle of three chasms."""
    p = walker(f"a ~ ~ ~ .|.\n{CORRIDOR} -", CHASMS, stamina=stamina, explorers=2).go("move:2,1")
    assert deadly(p) == ["pass"] if safe else ["move:3,1", "pass"]
    p.go("move:3,1")
    assert (p.where("ann"), p.explorer().dead) == (("3,1", 0) if safe else ("", 1))
    if safe:
        p.go("move:4,1", "move:5,1")
        assert (p.where("ann"), p.explorer().stamina, p.told(Destroyed)) == ("5,1", 0, [])


@pytest.mark.rule("MA-MOV-12")
def test_for_all_others_a_step_onto_a_chasm_is_deadly_and_has_to_be_confirmed() -> None:
    p = walker(f"a ~ . .\n{CORRIDOR}", "move through units", "move through obstacles", explorers=2)
    assert (moves(p), deadly(p)) == (["2,1"], ["move:2,1"])
    p.go("move:2,1")
    assert (p.explorer().dead, [(e.by, e.rules) for e in p.told(Destroyed)]) == (1, [("", ("MA-DTH-01", "MA-TER-06"))])


@pytest.mark.rule("MA-MOV-12")
@pytest.mark.parametrize(("passive", "stamina", "safe"), [
    (("move through rubble", CHASMS), 4, True), (("move through rubble", CHASMS), 3, False), (("move through rubble",), 5, False),
])  # fmt: skip
def test_what_a_unit_may_move_through_counts_on_the_way_to_firm_ground(passive: tuple[str, ...], stamina: int, safe: bool) -> None:
    """Over rubble onto a chasm, and on over rubble."""
    p = walker(f"a # ~ # .\n{CORRIDOR} -", *passive, stamina=stamina, explorers=2)
    assert (moves(p), deadly(p)) == (["3,1"], [] if safe else ["move:3,1"])
    p.go("move:3,1")
    assert (p.where("ann") == "3,1") == safe
    if safe:
        assert (moves(p), deadly(p)) == (["1,1", "5,1"], ["pass"])


@pytest.mark.rule("MA-MOV-12")
def test_a_space_with_somebody_on_it_is_no_firm_ground() -> None:
    for other, safe in (("9,9", True), ("3,1", False)):
        p = walker(f"~ ~ .|.\n{CORRIDOR}\na", CHASMS, explorers=2)
        with p.arrange():
            p.stand("ann", "1,1")
            p.stand("bob", other)
        p.begin()
        assert (moves(p), deadly(p)) == (["2,1"], ["pass"] if safe else ["move:2,1", "pass"])
        assert (p.go("move:2,1").where("ann") == "2,1") == safe


@pytest.mark.rule("MA-MOV-12")
@pytest.mark.parametrize(("allowance", "safe"), [(2, True), (1, False)])
def test_in_a_movement_by_an_effect_its_allowance_counts_and_not_the_stamina(allowance: int, safe: bool) -> None:
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, active=f"Pay 1 stamina: move up to {allowance}", explorers=2).go(USE)
    assert (p.keys, deadly(p)) == (["stop", "move:2,1"], [] if safe else ["move:2,1"])
    p.go("move:2,1")
    assert (p.where("ann"), p.explorer().dead) == (("2,1", 0) if safe else ("", 1))
    if safe:
        assert (p.prompt, p.keys, deadly(p)) == ("move-on", ["stop", "move:1,1", "move:3,1"], ["stop"])
        p.go("move:3,1")
        assert (p.where("ann"), p.prompt, p.explorer().stamina, p.told(Destroyed)) == ("3,1", "act", 5, [])


@pytest.mark.rule("MA-MOV-12")
def test_whoever_is_on_a_chasm_when_the_effect_that_moved_it_ends_is_destroyed() -> None:
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, active="Pay 1 stamina: move up to 3", explorers=2).go(USE, "move:2,1", "stop")
    assert (p.explorer().dead, p.rules_told(Destroyed)) == (1, [("MA-DTH-01", "MA-MOV-12")])
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, active="Pay 1 stamina: move up to 3", explorers=2).go(USE, "stop")
    assert (p.where("ann"), p.told(Destroyed)) == ("1,1", [])


@pytest.mark.rule("MA-MOV-12")
def test_an_effect_that_moves_nobody_does_not_end_the_stay_on_a_chasm() -> None:
    p = walker(f"a ~ . .\n{CORRIDOR}", CHASMS, active="Pay 1 stamina: move up to 3", explorers=2).go("move:2,1", USE)
    assert (p.prompt, deadly(p)) == ("move-on", [])
    p.go("stop")
    assert (p.where("ann"), p.prompt, p.told(Destroyed)) == ("2,1", "act", [])


@pytest.mark.rule("MA-MOV-12")
def test_out_of_turn_a_chasm_is_crossed_within_the_effect() -> None:
    """bob's turn; ann moves by an ability without stamina cost."""
    ann = {"passive": [CHASMS], "active": ["Pay 1 essence: move up to 2"]}
    p = position(f"a ~ . .\n{CORRIDOR}\n. b", explorers=2, explorer={"ann": ann}, borders=["south"])
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["ann"].stamina = 2, 0
    p.begin("bob")
    p.table.choose("free:explorer/ann/active/0", 0)
    p.go("move:2,1", "move:3,1")
    assert (p.where("ann"), p.told(Destroyed)) == ("3,1", [])
    p.table.choose("free:explorer/ann/active/0", 0)
    p.go("move:2,1", "stop")
    assert p.explorer("ann").dead == 1


@pytest.mark.rule("MA-MOV-12", "MA-AIU-06")
@pytest.mark.parametrize(("passive", "stamina", "safe"), [((CHASMS,), 2, True), ((CHASMS,), 1, False), ((), 2, False)])
def test_a_monster_that_players_move_crosses_chasms_in_its_turn(passive: tuple[str, ...], stamina: int, safe: bool) -> None:
    p = led(f". ~ . .\n{CORRIDOR}\na", "1,1", stamina, *passive)
    assert deadly(p) == ([] if safe else ["move:2,1"])
    p.go("move:2,1")
    assert (p.where("golem") if "golem" in p.s.monsters else "") == ("2,1" if safe else "")
    if safe:
        assert deadly(p) == ["end"]
        p.go("move:3,1")
        assert deadly(p) == []
        p.go("end")
        assert (p.where("golem"), p.told(Destroyed)) == ("3,1", [])


@pytest.mark.rule("MA-MOV-11", "MA-MOV-12")
def test_a_monster_that_ends_its_turn_on_a_chasm_is_destroyed() -> None:
    p = led(f". ~ . .\n{CORRIDOR}\na", "1,1", 4, CHASMS).go("move:2,1", "end")
    assert (p.s.monsters, p.s.fallen, p.s.hunt) == ({}, ["golem"], None)
    assert p.rules_told(Destroyed) == [("MA-DTH-06", "MA-MOV-12")]


@pytest.mark.rule("MA-MOV-12")
def test_a_monster_that_an_explorer_moves_into_a_chasm_is_killed_by_that_explorer() -> None:
    for passive in ((), (CHASMS,)):
        p = walker("a . ~ .", active="Pay 1 stamina, melee: move up to 2", monsters=[creature(4, *passive)])
        with p.arrange():
            p.put("golem", "2,1")
        p.begin().go(USE, "target:golem")
        assert (p.prompt, p.decision.seat) == ("move-on", 0)
        p.go("move:3,1")
        if passive:
            p.go("stop")
        assert ([e.by for e in p.told(Destroyed)], p.prompt) == (["ann"], "act")
