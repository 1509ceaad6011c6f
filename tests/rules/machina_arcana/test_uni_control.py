"""Control of a monster by an ability: who decides what it does, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, Destroyed, DoorMoved, EffectsEnded, Used
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position
from .test_uni import ANN, BOB, CALM, ROCK, dead

CONTROL = "Pay 1 stamina, range 9: lasting 1x take control"


# -- control -------------------------------------------------------------------------------------------------------------------------
def controlled(drawing: str = "a . . b", *, explorers: int = 2, fallen: tuple[str, ...] = (), at: str = "3,1", **content: Any) -> Position:
    """ann has taken control of a brute; all have passed."""
    content.setdefault("rolls", "0 " * 9)
    p = dead(position(drawing, explorers=explorers, explorer={"ann": {"active": [CONTROL]}}, draws=CALM, **content), *fallen)
    with p.arrange():
        p.put("brute", at)
    return p.begin("ann").go(ANN + "0").rest()


@pytest.mark.rule("MA-UNI-10", "MA-ABL-12")
def test_so_does_it_whom_its_abilities_affect() -> None:
    p = controlled(monsters=[{**ROCK, "id": "brute", "stamina": 4, "active": ["Pay 1 stamina: lose 1 health, on any explorer"]}])
    p.go("ability:monster/brute/active/0")
    assert (p.prompt, p.decision.seat, p.decision.group, p.keys) == ("which-unit", 0, None, ["unit:ann", "unit:bob"])


@pytest.mark.rule("MA-UNI-10")
def test_the_explorer_who_controls_a_monster_decides_what_it_does_in_its_turn() -> None:
    p = controlled(monsters=[ROCK])
    assert (p.prompt, p.decision.seat, p.decision.group, p.decision.args["figure"]) == ("control-monster", 0, None, "brute")
    assert p.where("brute") == "3,1"
    p.go("move:3,2", "move:2,3")
    assert (p.where("brute"), p.s.hunt.stamina if p.s.hunt else -1) == ("2,3", 2)
    p.go("end")
    assert (p.s.round, p.told(Attacked)) == (2, [])


@pytest.mark.rule("MA-UNI-10")
def test_a_controlled_monster_may_attack_monsters() -> None:
    p = controlled(monsters=[ROCK], rolls="3 3 0 0")
    with p.arrange():
        p.put("rock", "4,2")
    assert {f"ability:monster/brute/active/0:{id}" for id in ("bob", "rock")} <= set(p.keys)
    p.go("ability:monster/brute/active/0:rock")
    assert (p.monster("rock").wounds, p.explorer("bob").health) == (1, 5)


@pytest.mark.rule("MA-UNI-10")
def test_a_controlled_monster_may_be_walked_into_a_chasm() -> None:
    p = controlled("a . . b\n. . ~").go("move:3,2")
    assert ([e.figure for e in p.told(Destroyed)], "brute" in p.s.monsters, p.s.round) == (["brute"], False, 2)


@pytest.mark.rule("MA-UNI-10")
def test_nobody_else_is_controlled_and_explorers_cannot_be() -> None:
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [CONTROL]}}, rolls="0 " * 9, draws=CALM, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "3,1")
        p.put("brute", "1,2")
    p.begin("ann").go(ANN + "0")
    assert p.keys == ["target:rock", "target:brute"]
    p.go("target:rock").rest()
    assert (p.prompt, p.decision.args["figure"]) == ("control-monster", "rock")
    p.go("end")
    assert [e.figure for e in p.told(Used) if e.figure == "brute"] == ["brute", "brute"]


@pytest.mark.rule("MA-UNI-10")
@pytest.mark.parametrize(("last", "seat"), [("ann", 0), ("bob", 1)])
def test_of_two_who_control_a_monster_the_one_who_came_last_decides(last: str, seat: int) -> None:
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [CONTROL]}, "bob": {"active": [CONTROL]}}, rolls="0 " * 9, draws=CALM)
    with p.arrange():
        p.put("brute", "3,2")
    for id in sorted(("ann", "bob"), key=lambda id: id == last):
        p.begin(id).go(f"use:explorer/{id}/active/0", "pass")
    assert (p.prompt, p.decision.seat) == ("control-monster", seat)


@pytest.mark.rule("MA-UNI-10")
def test_an_explorer_who_has_left_the_board_controls_nobody() -> None:
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [CONTROL]}}, rolls="0 " * 9, draws=CALM)
    with p.arrange():
        p.put("brute", "4,2")
    p.begin("ann").go(ANN + "0", "pass")
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].left = -1, True
    p.begin("bob").go("pass")
    assert [e.figure for e in p.told(Used)] == ["brute", "brute"]


@pytest.mark.rule("MA-UNI-11")
def test_a_controlled_monster_can_do_what_unpredictable_ones_can() -> None:
    p = controlled("a . .!. b\n. . L", at="3,1")
    assert {"open-door:3,1:4,1", "close-door:3,1:4,1"} & set(p.keys) == {"close-door:3,1:4,1"}
    assert {"destroy-door:3,1:4,1", "lever:3,2"} <= set(p.keys)
    p.go("close-door:3,1:4,1")
    assert [(e.figure, e.how) for e in p.told(DoorMoved)] == [("brute", "close")]


@pytest.mark.rule("MA-UNI-11")
def test_who_controls_a_monster_can_let_it_follow_the_rules_for_this_turn() -> None:
    p = controlled("a . . b", at="3,2")
    assert "by-rules" in p.keys
    assert "by-rules-on" not in p.keys
    p.go("by-rules").until("who-acts")
    assert [e.target for e in p.told(Used) if e.figure == "brute"] == ["bob", "bob"]


@pytest.mark.rule("MA-UNI-12")
def test_control_by_an_ability_goes_before_the_players_of_dead_explorers() -> None:
    p = controlled("a . . b", explorers=3, fallen=("cid",))
    with p.arrange():
        p.put("archer", "9,9")
    assert (p.prompt, p.decision.seat, p.decision.group, p.decision.args["figure"]) == ("control-monster", 0, None, "brute")
    p.go("end").rest()
    p.until("control-monster")
    assert p.decision.group is not None
    assert (p.decision.group.seats, p.decision.args["figure"]) == ((2,), "brute")


@pytest.mark.rule("MA-UNI-14")
def test_control_ends_with_the_monsters_turn() -> None:
    """The marker stays until the next explorer phase, but the brute is predictable if it gets another turn before."""
    p = controlled("a . . b", at="3,2").go("end")
    assert p.s.round == 2
    p = controlled("a . . b", at="3,2")
    with p.arrange() as s:
        s.waiting = ["brute"]
    p.go("end")
    assert [e.figure for e in p.told(Used)] == ["brute", "brute"]


@pytest.mark.rule("MA-UNI-14")
def test_the_marker_of_a_control_that_is_over_stays_until_it_returns() -> None:
    p = controlled("a . . b", at="3,2")
    with p.arrange() as s:
        s.waiting = ["archer"]
        p.put("archer", "9,9")
    p.go("end").until("who-acts")
    assert [e.count for e in p.told(EffectsEnded) if e.side == "explorers"] == [1]


@pytest.mark.rule("MA-UNI-14")
def test_control_ends_with_the_lasting_effect() -> None:
    """It comes from an item, which ann discards before the brute's turn."""
    ring = {"id": "ring", "type": "artifact", "active": ["Pay 1 stamina, range 9: lasting 1x take control"]}
    p = position("a . . b", explorers=2, items=[ring], rolls="0 " * 9, draws=CALM, explorer={"bob": {"active": ["Pay 1 stamina: threat +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["bob"].gear, s.level = [Gear("ring")], [Gear("trinket")], 5
        p.put("brute", "3,2")
    p.begin("ann").go("use:item/ring/active/0", "pass").begin("bob").go(BOB + "0", "pass")
    assert (p.explorer("ann").gear, p.s.items) == ([], ["ring", "trinket"])
    assert [e.figure for e in p.told(Used) if e.figure == "brute"] == ["brute", "brute"]


@pytest.mark.rule("MA-UNI-14")
def test_control_that_was_not_used_does_not_last_into_the_next_round() -> None:
    p = controlled("a . . b", at="3,2")
    with p.arrange() as s:
        s.hunt, s.waiting = None, []
    p.until("who-acts")
    assert (p.s.round, p.s.lasting) == (2, [])
