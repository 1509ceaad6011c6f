"""Who has killed whom, directly or not, and who the attacker is when a monster is destroyed."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Destroyed, EssenceGained, Exploded, LostHealth

from .position import position
from .test_dth import ANN, CALM, HURT, KILLERS, ROCK, SHOT, fates


# -- killed ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-15")
@pytest.mark.parametrize(("target", "wounds", "roll", "threat"), [
    ("rock", 1, "3", 3), ("rock", 0, "3", 0), ("rock", 1, "2", 0), ("bob", 0, "3", 3), ("ann", 0, "3", 0),
])  # fmt: skip
def test_the_attacker_has_killed_whom_its_attack_leaves_without_health(target: str, wounds: int, roll: str, threat: int) -> None:
    p = position("a . . b", explorers=3, explorer=KILLERS, monsters=[{**ROCK, "health": 2}], rolls=roll)
    with p.arrange() as s:
        s.explorers["bob"].health = s.explorers["ann"].health = 1
        p.put("rock", "4,4", wounds=wounds)
    p.begin("ann").go(ANN + "0", f"target:{target}")
    assert p.s.threat == threat


@pytest.mark.rule("MA-DTH-15")
def test_who_replaces_the_last_health_by_essence_was_not_killed() -> None:
    p = position("a . . b", explorers=2, explorer=KILLERS, rolls="3")
    with p.arrange() as s:
        s.explorers["bob"].health = s.explorers["bob"].essence = 1
    p.begin("ann").go(ANN + "0", "target:bob", "essence:1")
    assert (p.s.threat, fates(p), p.explorer("bob").health) == (0, [], 1)


@pytest.mark.rule("MA-DTH-15")
@pytest.mark.parametrize(("health", "roll", "threat"), [(1, "3", 1), (2, "3", 0), (1, "1", 0)])
def test_a_monster_has_killed_whom_its_attack_leaves_without_health(health: int, roll: str, threat: int) -> None:
    """Only the one that attacked has; ann's armor is 2."""
    beasts = [{**ROCK, "id": "biter", "stamina": 2, "active": ["Pay 2 stamina, melee: attack 1/0"], "passive": ["When you kill: threat +1"]},
              {**ROCK, "passive": ["When you kill: threat +2"]}]  # fmt: skip
    p = position("a . . b", explorers=2, monsters=beasts, rolls=roll, draws=CALM)
    with p.arrange() as s:
        s.explorers["ann"].health = health
        p.put("biter", "1,2")
        p.put("rock", "2,2")
    p.rest()
    assert (fates(p), p.s.threat) == ([("ann", "biter")] if threat else [], threat)


INDIRECT = {
    "push": ("Pay 1 stamina, range 9: push 1", "a . r ~", "", ""),
    "pull": ("Pay 1 stamina, range 9: pull 1", "a ~ r .", "", ""),
    "transfer": ("Pay 1 stamina, range 9: transfer up to 1", "a . r ~", "", "space:4,1"),
    "move": ("Pay 1 stamina, range 9: move up to 1", "a . r ~", "", "move:4,1"),
    "health": ("Pay 1 stamina, range 9: lose 1 health", "a . r .", "", ""),
    "kill": ("Pay 1 stamina, range 9: kill", "a . r .", "", ""),
    "traps": ("Pay 1 stamina: trigger traps", "a . ^ .", "3 0 0", ""),
    "barrel": (SHOT, "a . r B", "1 3 0 0", "barrel:4,1"),
    "seal": ("Pay 1 stamina: seal an adjacent spawn space", "a S . .", "", ""),
}  # fmt: skip


@pytest.mark.rule("MA-DTH-16")
@pytest.mark.parametrize("how", INDIRECT)
@pytest.mark.parametrize("victim", ["rock", "bob"])
def test_an_explorer_kills_indirectly_too(how: str, victim: str) -> None:
    line, drawing, rolls, key = INDIRECT[how]
    people = {"ann": {"active": [line], "passive": ["When you kill: threat +1"]}, "bob": {"armor": 3, "health": 1}}
    p = position(drawing.replace("r", "."), explorers=3, explorer=people, monsters=[ROCK], rolls=rolls)
    space = "2,1" if how == "seal" else "3,1"
    with p.arrange() as s:
        s.threat = 2
        p.stand("bob", "9,9")
        p.stand("cid", "9,1")
        if victim == "rock":
            p.put("rock", space)
        else:
            p.stand("bob", space)
    p.begin("ann").go(ANN + "0")
    if f"target:{victim}" in p.keys and how != "barrel":
        p.go(f"target:{victim}")
    if key:
        p.go(key)
    assert fates(p) == [(victim, "ann")]
    assert p.s.threat == (2 if how == "seal" else 3)
    assert p.explorer("ann").essence == (victim == "rock")


@pytest.mark.rule("MA-DTH-16")
def test_a_trap_lever_kills_for_the_explorer_who_activates_it() -> None:
    p = position("a L\n\n^ ^", explorer={"ann": {"passive": ["When you kill: threat +1"]}}, monsters=[ROCK], rolls="3 0 0")
    with p.arrange():
        p.put("rock", "1,3")
        p.put("stone", "2,3")
    p.begin().go("activate:2,1").until("act", which_unit_first="unit:rock")
    assert (fates(p), p.s.threat) == ([("rock", "ann"), ("stone", "ann")], 2)


@pytest.mark.rule("MA-DTH-16")
def test_who_destroys_itself_has_killed_nobody() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: lose 5 health"], "passive": ["When you kill: threat +1"]}}
    p = position("a . b", explorers=2, explorer=people).begin("ann").go(ANN + "0")
    assert (fates(p), p.s.threat) == ([("ann", "ann")], 0)


@pytest.mark.rule("MA-DTH-16")
def test_a_monster_that_destroys_somebody_is_not_an_explorer_who_killed() -> None:
    """ann dies of the brute's blow in its turn; neither her own nor bob's kill condition is met."""
    p = position("a . . b", explorers=2, explorer=KILLERS, rolls="3 3 0 0", draws=CALM)
    with p.arrange() as s:
        s.explorers["ann"].health = 1
        p.put("brute", "1,2")
    p.rest().until("window")
    while p.prompt == "window":
        p.go("go-on")
    assert (fates(p), p.s.threat) == ([("ann", "brute")], 0)


# -- the attacker ----------------------------------------------------------------------------------------------------------------------
DEBT = {**ROCK, "id": "debt", "passive": [f"When this is destroyed: {what}, on the attacker" for what in ("lose all stamina", "gain 1 essence")]}


@pytest.mark.rule("MA-DTH-20")
@pytest.mark.parametrize("how", INDIRECT)
def test_the_attacker_is_whoever_killed_the_monster(how: str) -> None:
    line, drawing, rolls, key = INDIRECT[how]
    p = position(drawing.replace("r", "."), explorers=2, explorer={"ann": {"active": [line]}}, monsters=[DEBT], rolls=rolls)
    with p.arrange():
        p.stand("bob", "9,9")
        p.put("debt", "2,1" if how == "seal" else "3,1")
    p.begin("ann").go(ANN + "0")
    if "target:debt" in p.keys and how != "barrel":
        p.go("target:debt")
    if key:
        p.go(key)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("debt", "ann")]
    assert [p.explorer(id).essence for id in ("ann", "bob")] == [2, 0]
    assert [p.explorer(id).stamina for id in ("ann", "bob")] == [0, 6]


@pytest.mark.rule("MA-DTH-20")
def test_if_a_monster_killed_it_what_only_explorers_can_do_is_skipped() -> None:
    """The brute, controlled by ann, kills the debt: it loses the rest of its stamina, and nobody gains essence."""
    people = {"ann": {"active": ["Pay 1 stamina, range 9 over obstacles: lasting 1x take control"]}}
    p = position("a . . b", explorers=2, explorer=people, monsters=[DEBT], rolls="3 3", draws=CALM)
    with p.arrange():
        p.put("brute", "3,3")
        p.put("debt", "4,4")
    p.begin("ann").go(ANN + "0", "target:brute").rest()
    assert p.s.hunt is not None
    p.go("ability:monster/brute/active/0:debt")
    assert (fates(p), p.told(EssenceGained)) == ([("debt", "brute")], [])
    assert p.s.hunt is not None
    assert p.s.hunt.stamina == 0


@pytest.mark.rule("MA-DTH-20")
def test_if_nobody_killed_it_nobody_is_the_attacker() -> None:
    """The traps of a horror event kill it in ann's turn."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Trigger traps"]}
    p = position("a . ^", explorer={"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}}, monsters=[DEBT], events=[dusk], rolls="3 0 0")
    with p.arrange():
        p.put("debt", "3,1")
    p.begin().go(ANN + "0")
    assert (fates(p), p.explorer().stamina, p.explorer().essence) == ([("debt", "")], 5, 1)


@pytest.mark.rule("MA-DTH-20")
def test_an_attacker_who_is_gone_is_nobody() -> None:
    """ann kills the martyr, whose destruction kills her before it would reward her."""
    martyr = {**ROCK, "id": "martyr", "passive": ["When this is destroyed: lose 9 health, on the attacker; restore 3 health, on the attacker"]}
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [HURT]}}, monsters=[martyr])
    with p.arrange():
        p.put("martyr", "3,3")
    p.begin("ann").go(ANN + "0", "target:martyr").until("act", essence_instead="health")
    assert (fates(p), p.explorer("ann").health, p.decision.seat) == ([("martyr", "ann"), ("ann", "martyr")], 0, 1)


@pytest.mark.rule("MA-DTH-21")
def test_what_a_monsters_own_attack_destroys_was_not_killed_by_an_explorer() -> None:
    """ann kills the burst, and the burst's attack the rock: one kill of ann's, two essence."""
    burst = {**ROCK, "id": "burst", "passive": ["When this is destroyed: attack 1/0, on adjacent monsters"]}
    p = position("a . . b", explorers=2, explorer=KILLERS, monsters=[burst, ROCK], rolls="3 3")
    with p.arrange():
        p.put("burst", "4,3")
        p.put("rock", "5,4")
    p.begin("ann").go(ANN + "0", "target:burst")
    assert (fates(p), p.s.threat, p.explorer("ann").essence) == ([("burst", "ann"), ("rock", "burst")], 3, 2)


@pytest.mark.rule("MA-DTH-21")
def test_what_a_controlled_monster_destroys_was_not_killed_by_the_explorer_who_controls_it() -> None:
    people = {"ann": {"active": ["Pay 1 stamina, range 9 over obstacles: lasting 1x take control"], "passive": ["When you kill: threat +1"]}}
    p = position("a . . b", explorers=2, explorer=people, monsters=[ROCK], rolls="3 3", draws=CALM)
    with p.arrange():
        p.put("brute", "3,3")
        p.put("rock", "4,4")
    p.begin("ann").go(ANN + "0", "target:brute").rest().go("ability:monster/brute/active/0:rock")
    assert (fates(p), p.s.threat, p.told(EssenceGained)) == ([("rock", "brute")], 0, [])


# -- barrels -----------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-23")
def test_destroying_a_barrel_is_no_kill_and_gives_no_essence() -> None:
    p = position("a . . B", explorer={"ann": {"active": [SHOT], "passive": ["When you kill: threat +1"]}}, rolls="1")
    p.begin().go(ANN + "0", "barrel:4,1")
    assert ([e.cell for e in p.told(Exploded)], p.s.destroyed) == ([p.cell("4,1")], [p.cell("4,1")])
    assert (p.s.threat, p.explorer().essence, p.told(Destroyed), p.told(LostHealth)) == (0, 0, [], [])


@pytest.mark.rule("MA-DTH-23")
@pytest.mark.parametrize("line", [
    "lose 1 health, on units", "push 1, on units", "kill, on any unit", "lasting 1x armor +1, on adjacent units", "banish, on units",
])  # fmt: skip
def test_no_effect_but_an_attack_takes_a_barrel_for_a_unit(line: str) -> None:
    p = position("a B . .", explorers=2, explorer={"ann": {"active": [f"Pay 1 stamina: {line}"]}})
    with p.arrange():
        p.stand("bob", "9,9")
    p.begin("ann").go(ANN + "0")
    if p.prompt in ("which-unit", "which-unit-first"):
        assert p.keys == ["unit:ann", "unit:bob"]
        p.go("unit:bob")
    assert (p.s.destroyed, p.told(Exploded), [lasting.bearer for lasting in p.s.lasting]) == ([], [], [])
