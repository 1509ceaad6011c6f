"""Passable spaces, traps, rubble and chasms: what can be entered, what blocks sight, and what a chasm does."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.content import words
from undercroft.games.machina_arcana.events import Attacked, Destroyed, TrapsTriggered, Went

from .position import Position, position

BOW = {"ann": {"active": ["Pay 2 stamina, range 4: attack 1/0"]}}
USE = "use:explorer/ann/active/0"
GOLEM = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": 4}


def aims(p: Position) -> list[str]:
    """Whom ann can shoot at. If that is only herself, she does."""
    p.go(USE)
    return [o.figure for o in p.decision.options] if p.prompt == "which-target" else [id for e in p.told(Attacked) for id in e.targets]


def row(sign: str, **content: Any) -> Position:
    """ann on 1,1, a space of this kind beside her, and beyond it a stone on 3,1; bob is far away."""
    p = position(f"a {sign} .\n. . .", explorers=2, explorer=BOW, **content)
    with p.arrange():
        p.put("stone", "3,1")
    return p.begin()


@pytest.mark.rule("MA-TER-01")
@pytest.mark.parametrize("sign", [".", "^", "S"])
def test_a_passable_space_can_be_entered_and_does_not_block_sight(sign: str) -> None:
    p = row(sign)
    assert not p.decision["move:2,1"].confirm
    assert aims(row(sign)) == ["ann", "stone"]
    p.go("move:2,1")
    assert (p.where("ann"), p.explorer().stamina) == ("2,1", 5)


@pytest.mark.rule("MA-TER-02")
def test_entering_a_trap_or_standing_on_one_does_nothing() -> None:
    p = position("a ^ .\n. . .", rolls="3 3 3", explorers=2).begin().go("move:2,1")
    p.go("pass", "pass")
    assert (p.s.round, p.explorer().health, p.told(TrapsTriggered), p.told(Attacked)) == (2, 5, [], [])


@pytest.mark.rule("MA-TER-02")
@pytest.mark.parametrize(("space", "health"), [("2,1", 4), ("3,1", 5)])
def test_only_when_traps_are_triggered_they_strike(space: str, health: int) -> None:
    p = position("a ^ .\n. L .", rolls="3 3 3", explorers=2).begin().go("move:2,1")
    if space == "3,1":
        p.go("move:3,1")
    p.go("activate:2,2")
    assert (p.where("ann"), p.explorer().health, len(p.told(TrapsTriggered))) == (space, health, 1)


@pytest.mark.rule("MA-TER-03")
def test_rubble_cannot_be_entered_and_blocks_sight() -> None:
    assert "move:2,1" not in row("#").keys
    assert aims(row("#")) == ["ann"]


@pytest.mark.rule("MA-TER-03")
@pytest.mark.parametrize("bow", ["range 9", "range 9 over obstacles"])
def test_rubble_blocks_the_sight_of_both_ranged_symbols(bow: str) -> None:
    p = position("a # .\n", explorer={"ann": {"active": [f"Pay 2 stamina, {bow}: attack 1/0"]}})
    with p.arrange():
        p.put("stone", "3,1")
    assert aims(p) == ["ann"]


@pytest.mark.rule("MA-TER-05")
def test_a_chasm_is_a_passable_space_of_its_own_kind() -> None:
    p = row("~")
    assert "move:2,1" in p.keys
    assert p.game.passable >> p.cell("2,1") & 1
    assert not p.game.obstacles >> p.cell("2,1") & 1
    assert p.game.kind(p.cell("2,1")) == "chasm"


# -- falling -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-TER-06")
def test_an_explorer_who_moves_onto_a_chasm_is_destroyed() -> None:
    p = row("~").go("move:2,1")
    assert (p.where("ann"), p.explorer().dead) == ("", 1)
    assert [(e.figure, e.by, e.rules) for e in p.told(Destroyed)] == [("ann", "", ("MA-DTH-01", "MA-TER-06"))]
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MA-TER-06")
def test_a_controlled_monster_that_moves_onto_a_chasm_is_destroyed() -> None:
    p = led("~").go("move:4,1")
    assert [(e.figure, e.rules) for e in p.told(Destroyed)] == [("golem", ("MA-DTH-06", "MA-TER-06"))]
    assert (p.s.monsters, p.s.fallen) == ({}, ["golem"])


EFFECTS = {
    "move up to 1, on the target": ("5,2", ["move:6,2"]),
    "push 1": ("5,2", []),
    "pull 1": ("7,2", []),
    "transfer up to 1, on the target": ("5,2", ["space:6,2"]),
}


@pytest.mark.rule("MA-TER-06")
@pytest.mark.parametrize("who", ["brute", "bob"])
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_unit_that_an_effect_brings_onto_a_chasm_is_destroyed(effect: str, who: str) -> None:
    """ann is on 3,2, the chasm is on 6,2."""
    start, keys = EFFECTS[effect]
    p = position(".\nc . a . . ~ .", explorers=3, explorer={"ann": {"active": [f"Pay 1 stamina, range 9: {effect}"]}})
    with p.arrange():
        p.put("brute", "9,9")
        p.stand(who, start)
    p.begin().go(USE, f"target:{who}", *keys)
    assert who not in p.game.standing()
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [(who, "ann")]
    assert p.explorer("ann").essence == (1 if who == "brute" else 0)


@pytest.mark.rule("MA-TER-06")
def test_a_unit_that_comes_to_lie_beside_a_chasm_is_not_destroyed() -> None:
    p = position(".\na . . . ~", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina, range 9: push 1"]}})
    with p.arrange():
        p.put("brute", "3,2")
    p.begin().go(USE, "target:brute")
    assert (p.where("brute"), p.told(Destroyed)) == ("4,2", [])


# -- who steps onto a chasm -----------------------------------------------------------------------------------------------------
def led(sign: str, *, by: str = "death") -> Position:
    """A golem on 3,1 beside a space of this kind on 4,1, in its turn: bob is dead and his player moves it, or ann controls it."""
    control = f"Pay 1 stamina, range 9: lasting 1x {words.Control.PHRASE}"
    p = position(f"a . . {sign}\n# # # #", explorers=2, monsters=[GOLEM], explorer={"ann": {"active": [control]}})
    with p.arrange() as s:
        p.put("golem", "3,1")
        s.explorers["bob"].cell, s.explorers["bob"].dead = -1, int(by == "death")
        s.explorers["bob"].left = by != "death"
    if by == "control":
        p.begin().go(USE)
    p.go("pass").until("control-monster")
    assert p.decision.asks(1 if by == "death" else 0)
    return p


@pytest.mark.rule("MA-TER-07")
@pytest.mark.parametrize(("sign", "steps"), [("~", []), (".", ["4,1", "3,1", "2,1"])])
def test_a_predictable_monster_never_moves_onto_a_chasm(sign: str, steps: list[str]) -> None:
    """In a corridor, the chasm is the only way."""
    p = position(f"a . . {sign} .\n# # # # .", monsters=[GOLEM])
    with p.arrange():
        p.put("golem", "5,2")
    p.go("pass")
    assert [p.game.name(cell) for e in p.told(Went) for cell in e.path[1:]] == steps
    assert (p.s.round, p.told(Destroyed)) == (2, [])


@pytest.mark.rule("MA-TER-07")
def test_a_predictable_monster_goes_around_a_chasm() -> None:
    p = position("a . ~ .\n. . ~ .\n. . . .", monsters=[GOLEM])
    with p.arrange():
        p.put("golem", "4,1")
    p.go("pass").until("act")
    went = [p.game.name(cell) for e in p.told(Went) for cell in e.path[1:]]
    assert went[:2] == ["4,2", "3,3"]
    assert p.told(Destroyed) == []


@pytest.mark.rule("MA-TER-07")
def test_a_predictable_monster_that_may_move_through_chasms_does_not_stop_on_one() -> None:
    p = position("a . . ~ .\n# # # # .", monsters=[{**GOLEM, "passive": ["Move through chasms"]}])
    with p.arrange():
        p.put("golem", "5,2")
    p.go("pass")
    assert (p.s.round, p.told(Destroyed)) == (2, [])
    assert p.where("golem") != "4,1"


@pytest.mark.rule("MA-TER-08")
@pytest.mark.parametrize(("sign", "confirm"), [("~", True), (".", False)])
def test_an_explorer_may_step_onto_a_chasm_and_confirms_it(sign: str, confirm: bool) -> None:
    assert row(sign).decision["move:2,1"].confirm == confirm


@pytest.mark.rule("MA-TER-08")
@pytest.mark.parametrize("by", ["death", "control"])
@pytest.mark.parametrize(("sign", "confirm"), [("~", True), (".", False)])
def test_an_unpredictable_or_controlled_monster_may_step_onto_a_chasm(by: str, sign: str, confirm: bool) -> None:
    p = led(sign, by=by)
    assert p.decision["move:4,1"].confirm == confirm
    assert not p.decision["move:2,1"].confirm
    p.go("move:4,1")
    assert [e.figure for e in p.told(Destroyed)] == (["golem"] if confirm else [])


@pytest.mark.rule("MA-TER-09")
@pytest.mark.parametrize("bow", ["range 9", "range 9 over obstacles"])
def test_a_chasm_does_not_block_sight(bow: str) -> None:
    p = position("a ~ .\n", explorer={"ann": {"active": [f"Pay 2 stamina, {bow}: attack 1/0"]}})
    with p.arrange():
        p.put("stone", "3,1")
    assert aims(p) == ["ann", "stone"]


@pytest.mark.rule("MA-TER-09")
def test_a_monster_sees_across_a_chasm() -> None:
    p = position("a ~ .\n# # #\n")
    with p.arrange():
        p.put("archer", "3,1")
    p.go("pass").until("act")
    assert [e.targets for e in p.told(Attacked)] == [("ann",)]


@pytest.mark.rule("MA-TER-10")
@pytest.mark.parametrize("sealed", [False, True])
def test_a_spawn_space_can_be_entered_while_it_is_not_sealed(sealed: bool) -> None:
    p = row("S")
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1")] if sealed else []
    assert ("move:2,1" in p.keys) == (not sealed)
    assert aims(p) == (["ann"] if sealed else ["ann", "stone"])
