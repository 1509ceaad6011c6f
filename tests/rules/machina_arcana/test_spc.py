"""Spawn spaces: sealing them, and what happens to whoever stands there."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Destroyed, EssenceGained, EssenceSpent, SpaceDestroyed, SpaceUsed, ThreatMoved

from .position import Position, position

SEAL = "seal:2,1"


def beside(drawing: str = "a S", *, stamina: int = 6, essence: int = 5, threat: int = 2, explorers: int = 1, **content: Any) -> Position:
    """ann in her turn beside a spawn space, with enough to seal it if nothing else is said."""
    p = position(drawing, explorers=explorers, **content)
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence, s.threat = stamina, essence, threat
    return p.begin()


def order(p: Position, *kinds: str) -> list[str]:
    """Which of these events were told, in order."""
    return [type(e).__name__ for e in p.table.events if type(e).__name__ in kinds]


@pytest.mark.rule("MA-SPC-01")
@pytest.mark.parametrize(("stamina", "essence", "possible"), [(3, 4, True), (6, 5, True), (2, 5, False), (6, 3, False)])
def test_an_explorer_seals_an_adjacent_spawn_space_for_3_stamina_and_4_essence(stamina: int, essence: int, possible: bool) -> None:
    p = beside(stamina=stamina, essence=essence, explorers=3)
    assert (SEAL in p.keys) == possible
    if possible:
        p.go(SEAL)
        assert (p.explorer().stamina, p.explorer().essence) == (stamina - 3, essence - 4)
        assert p.s.destroyed == [p.cell("2,1")]
        assert [(e.figure, e.how, e.rules) for e in p.told(SpaceUsed)] == [("ann", "seal", ("MA-SPC-01",))]
        assert SEAL not in p.keys


@pytest.mark.rule("MA-SPC-01")
@pytest.mark.parametrize(("drawing", "seals"), [
    ("S S S\nS a S\nS S S", ["1,1", "2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"]),
    ("a . S", []), ("a|S", []), ("a C", []), ("a ^\n~ .", []),
])  # fmt: skip
def test_only_spawn_spaces_that_are_adjacent_can_be_sealed(drawing: str, seals: list[str]) -> None:
    assert [key for key in beside(drawing).keys if key.startswith("seal")] == [f"seal:{space}" for space in seals]


@pytest.mark.rule("MA-SPC-01")
def test_others_beside_the_spawn_space_contribute_to_its_price() -> None:
    """bob is adjacent to the spawn space but not to ann; cid is adjacent to neither."""
    p = position("a S b . c", explorers=3)
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["bob"].essence, s.explorers["cid"].essence = 1, 2, 5
    assert SEAL not in p.begin().keys
    with p.arrange() as s:
        s.explorers["bob"].essence = 3
    p.begin().go(SEAL)
    assert (p.prompt, p.keys) == ("own-essence", ["own:1", "withdraw"])
    p.go("own:1")
    assert (p.prompt, p.decision.seat, p.keys) == ("give-essence", 1, ["give:3", "give:2", "give:1", "give:0"])
    p.go("give:3")
    assert (p.explorer("ann").essence, p.explorer("bob").essence, p.explorer("cid").essence) == (0, 0, 5)
    assert [(e.figure, e.amount, e.rules) for e in p.told(EssenceSpent)] == [("ann", 1, ("MA-ESS-11",)), ("bob", 3, ("MA-ESS-11",))]
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-SPC-01")
@pytest.mark.parametrize("answers", [("withdraw",), ("own:1", "give:2")])
def test_if_the_essence_does_not_come_together_nothing_is_sealed_and_nothing_is_paid(answers: tuple[str, ...]) -> None:
    p = position("a S b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["bob"].essence, s.threat = 1, 3, 2
    p.begin().go(SEAL, *answers)
    assert (p.s.destroyed, p.s.threat, p.prompt) == ([], 2, "act")
    assert (p.explorer("ann").stamina, p.explorer("ann").essence, p.explorer("bob").essence) == (6, 1, 3)


@pytest.mark.rule("MA-SPC-02")
@pytest.mark.parametrize(("threat", "after"), [(0, 0), (1, 0), (5, 4)])
def test_sealing_decreases_threat_by_1_if_possible(threat: int, after: int) -> None:
    p = beside(threat=threat)
    with p.arrange() as s:
        s.level = 2
    p.begin().go(SEAL)
    assert (p.s.threat, p.s.level) == (after, 2)
    assert p.rules_told(ThreatMoved) == ([("MA-THR-12", "MA-SPC-02")] if threat else [])
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-SPC-03")
@pytest.mark.parametrize("who", ["brute", "bob"])
def test_then_a_unit_on_the_spawn_space_is_destroyed_whatever_its_health(who: str) -> None:
    p = beside("a S\n. . S b", explorers=2)
    with p.arrange():
        p.put("brute", "2,1" if who == "brute" else "3,2")
        if who == "bob":
            p.stand("bob", "2,1")
    p.begin().go(SEAL)
    assert [(e.figure, e.by, e.rules[1:]) for e in p.told(Destroyed)] == [(who, "ann", ("MA-FLD-03",))]
    assert (p.where(who) if who == "bob" else who in p.s.monsters) == ("" if who == "bob" else False)
    assert order(p, "ThreatMoved", "Destroyed", "SpaceDestroyed") == ["ThreatMoved", "Destroyed", "SpaceDestroyed"]
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-SPC-03")
def test_sealing_under_an_explorer_has_to_be_confirmed_and_under_nobody_or_a_monster_not() -> None:
    p = beside("a S\n. S S b", explorers=2)
    with p.arrange():
        p.stand("bob", "2,1")
        p.put("brute", "2,2")
    p.begin()
    assert [(key, p.decision[key].confirm) for key in p.keys if key.startswith("seal")] == [(SEAL, True), ("seal:2,2", False)]


@pytest.mark.rule("MA-SPC-03")
def test_a_monster_that_comes_there_by_the_death_of_the_first_dies_too() -> None:
    brood = {"id": "brood", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: spawn a monster"]}
    p = beside("a S\n. .", monsters=[brood], draws={"monster-card": "stone"})
    with p.arrange():
        p.put("brood", "2,1")
    p.begin().go(SEAL)
    assert [e.figure for e in p.told(Destroyed)] == ["brood", "stone"]
    assert (p.s.monsters, p.s.fallen) == ({}, ["brood", "stone"])


@pytest.mark.rule("MA-SPC-04")
def test_then_the_space_is_destroyed() -> None:
    p = beside("a S\nS .").go(SEAL)
    assert [(e.space, e.cell, e.rules) for e in p.told(SpaceDestroyed)] == [("spawn", p.cell("2,1"), ("MA-SPC-04",))]
    assert p.s.destroyed == [p.cell("2,1")]
    assert "seal:1,2" not in p.keys
    with p.arrange() as s:
        s.explorers["ann"].essence = 5
    p.begin().go("seal:1,2")
    assert p.s.destroyed == [p.cell("2,1"), p.cell("1,2")]


@pytest.mark.rule("MA-SPC-05")
@pytest.mark.parametrize("drawing", ["a S . X . . X", ". X . . a S . . X\n. . . . . S"])
def test_at_last_the_nearest_chapter_space_is_lit(drawing: str) -> None:
    p = beside(drawing)
    p.go("seal:2,1" if drawing[0] == "a" else "seal:6,1")
    assert p.s.lit == [p.cell("4,1" if drawing[0] == "a" else "2,1")]
    assert order(p, "ThreatMoved", "SpaceDestroyed", "SpaceUsed") == ["SpaceUsed", "ThreatMoved", "SpaceDestroyed", "SpaceUsed"]
    assert [(e.figure, e.how, e.rules) for e in p.told(SpaceUsed)][1:] == [("ann", "light", ("MA-CHS-07", "MA-SPC-05"))]


@pytest.mark.rule("MA-SPC-05")
def test_an_explorer_who_dies_of_the_monster_on_the_space_lights_nothing() -> None:
    last = {"id": "bomb", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: kill, on adjacent explorers"]}
    p = beside("a S X\n. . . . b", monsters=[last], explorers=2)
    with p.arrange():
        p.put("bomb", "2,1")
    p.begin().go(SEAL)
    assert [e.figure for e in p.told(Destroyed)] == ["bomb", "ann"]
    assert (p.s.lit, p.s.destroyed) == ([], [p.cell("2,1")])


@pytest.mark.rule("MA-FLD-04", "MA-SPC-06")
def test_a_sealed_spawn_space_is_an_obstacle_and_no_longer_a_spawn_space() -> None:
    """ann does not see beyond it any more, nobody comes there, and no monster appears."""
    shots = ["Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, range 3 over obstacles: attack 1/0", "Pay 1 health: spawn a monster"]
    p = beside("a S . .", explorer={"ann": {"active": shots}})
    with p.arrange():
        p.put("archer", "3,1")

    def aimed(line: int) -> bool:
        with p.arrange():
            pass
        p.go(f"use:explorer/ann/active/{line}")
        return p.prompt == "which-target" and "target:archer" in p.keys

    assert "move:2,1" in p.begin().keys
    assert (aimed(0), aimed(1)) == (True, True)
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1")]
    p.begin()
    assert "move:2,1" not in p.keys
    assert SEAL not in p.keys
    p.go("use:explorer/ann/active/2", "health")
    assert list(p.s.monsters) == ["archer"]
    assert (aimed(0), aimed(1)) == (False, True)


@pytest.mark.rule("MA-SPC-07")
def test_the_space_an_explorer_stands_on_cannot_be_sealed_by_it() -> None:
    p = beside("S S")
    with p.arrange():
        p.stand("ann", "2,1")
    assert [key for key in p.begin().keys if key.startswith("seal")] == ["seal:1,1"]


@pytest.mark.rule("MA-SPC-07")
@pytest.mark.parametrize(("at", "sealed"), [("2,1", []), ("1,1", ["2,1"])])
def test_an_effect_seals_no_space_under_the_explorer_either(at: str, sealed: list[str]) -> None:
    p = beside(". S", explorer={"ann": {"active": ["Pay 1 stamina: seal an adjacent spawn space"]}}, essence=0)
    with p.arrange():
        p.stand("ann", at)
    p.begin().go("use:explorer/ann/active/0")
    assert p.s.destroyed == [p.cell(space) for space in sealed]
    assert p.s.threat == (1 if sealed else 2)
    assert (p.explorer().stamina, p.explorer().essence) == (5, 0)


KILLER = "When you kill: restore 1 health"


@pytest.mark.rule("MA-SPC-08")
def test_a_monster_is_killed_by_the_explorer_who_seals_and_gives_it_essence() -> None:
    p = beside(explorers=2, explorer={"ann": {"passive": [KILLER]}, "bob": {"passive": [KILLER]}})
    with p.arrange() as s:
        p.put("brute", "2,1")
        s.explorers["ann"].health = s.explorers["bob"].health = 1
    p.begin().go(SEAL)
    assert (p.explorer("ann").health, p.explorer("bob").health) == (2, 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 1)]
    assert p.explorer("ann").essence == 2


@pytest.mark.rule("MA-SPC-08")
def test_if_bob_seals_in_the_turn_of_ann_the_kill_is_his_and_the_essence_hers() -> None:
    free = {"ann": {"passive": [KILLER]}, "bob": {"active": ["Pay 1 essence: seal an adjacent spawn space"], "passive": [KILLER]}}
    p = beside("a . . .\n. . S b", explorers=2, explorer=free)
    with p.arrange() as s:
        p.put("brute", "3,2")
        s.explorers["ann"].health = s.explorers["bob"].health = 1
        s.explorers["ann"].essence, s.explorers["bob"].essence = 0, 1
    p.begin()
    p.table.choose("free:explorer/bob/active/0", 1)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("brute", "bob")]
    assert (p.explorer("ann").health, p.explorer("bob").health) == (1, 2)
    assert (p.explorer("ann").essence, p.explorer("bob").essence) == (1, 0)
