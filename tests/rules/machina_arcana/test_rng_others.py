"""Targets and range: what needs no target symbol, doors, two targets, empty spaces, and what is within range."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, DoorMoved, EffectBegan, Exploded, Used
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.decision import Group

from .aiming import BOW, MELEE, USE, aiming, aims, hurt
from .position import CHAPTERS, position


# -- without a symbol ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("whom", ["monsters", "units", "any monster"])
@pytest.mark.rule("MA-RNG-09")
def test_without_a_symbol_an_ability_reaches_the_whole_tile_of_its_user(whom: str) -> None:
    p = aiming(f"Pay 1 stamina: lose 1 health, on {whom}", second=".", at="10,5", statues=("1,1", "10,10", "11,5")).go(USE)
    if whom == "any monster":
        assert p.keys == ["unit:s0", "unit:s1"]
    else:
        p.until("act", which_unit_first="unit:ann")
        assert set(hurt(p)) == {"s0", "s1"} | ({"ann"} if whom == "units" else set())


@pytest.mark.rule("MA-RNG-09")
def test_a_card_without_owner_reaches_the_tile_of_whoever_uses_it() -> None:
    chapters = [{**CHAPTERS[0], "active": ["Pay 1 stamina: lose 1 health, on monsters"]}, *CHAPTERS[1:]]
    for at, found in (("10,5", "s0"), ("11,5", "s1")):
        p = aiming(MELEE, second=".", at=at, statues=("1,1", "20,1"), chapters=chapters)
        assert hurt(p.go("use:chapter/trial/1/active/0")) == [found]


@pytest.mark.rule("MA-RNG-09")
def test_what_a_card_keeps_in_force_for_others_reaches_the_tile_of_its_owner() -> None:
    banner = {"id": "banner", "type": "artifact", "passive": ["Armor +1, on explorers", "Will -1, on monsters"]}
    cold = {"id": "cold", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Will +2, on explorers", "Armor +4, on units"]}
    p = aiming(MELEE, second=".", at="10,5", statues=("1,1", "20,1"), explorers=2, items=[banner], monsters=[cold])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("banner")]
        p.stand("bob", "11,5")
        p.put("cold", "15,9")
    traits = p.game.traits
    assert [traits(id).armor for id in ("ann", "bob", "s0", "s1")] == [3, 6, 3, 7]
    assert [traits(id).will for id in ("ann", "bob", "s0", "s1")] == [3, 5, 2, 3]
    with p.arrange():
        p.stand("bob", "9,9")
    assert [p.game.traits(id).armor for id in ("ann", "bob")] == [3, 3]


@pytest.mark.parametrize("whom", ["the nearest monster", "any monster", "monsters", "units", "any unit"])
@pytest.mark.rule("MA-RNG-10")
def test_without_a_symbol_no_line_of_sight_is_needed(whom: str) -> None:
    p = aiming(f"Pay 1 stamina: attack 1/0, on {whom}", drawing="a|.|.\n- - -", statues=("3,1",), rolls="3").go(USE)
    if p.prompt == "which-unit":
        p.go("unit:s0")
    if p.prompt == "which-unit-first":
        p.go("unit:s0")
    assert "s0" in hurt(p)


@pytest.mark.rule("MA-RNG-11")
def test_only_the_explorer_who_invokes_an_event_resolves_its_effects() -> None:
    events = [{"id": "fever", "kind": "explorer", "scenario": "trial", "enters": ["Lose 1 health"]}]
    p = aiming(MELEE, drawing="a E b", explorers=2, events=events, draws={"explorer-event": "fever"})
    p.go("invoke:2,1", "health")
    assert (hurt(p), p.explorer("bob").health) == (["ann"], 5)


@pytest.mark.rule("MA-RNG-11")
def test_an_event_that_says_so_is_for_others_too() -> None:
    events = [{"id": "fever", "kind": "explorer", "scenario": "trial", "enters": ["Lose 1 health, on explorers"]}]
    p = aiming(MELEE, drawing="a E b", explorers=2, events=events, draws={"explorer-event": "fever"})
    p.go("invoke:2,1", "health")
    assert hurt(p) == ["ann", "bob"]


# -- doors -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("how", "spaces"), [("close", ["space:3,1", "space:4,1"]), ("open", ["space:7,2"]), ("destroy", ["space:3,1", "space:4,1", "space:7,2"])]
)
@pytest.mark.rule("MA-RNG-12")
def test_a_door_is_targeted_by_a_space_on_either_side_of_it(how: str, spaces: list[str]) -> None:
    """One door is open, one closed, and one destroyed. Beyond the closed one nothing can be seen."""
    p = aiming(f"Pay 1 stamina, range 6: {how} the target door", drawing="a . .!. . . .\n. . . . . . .!.\n. . . .!. . .", closed="7,2 8,2")
    with p.arrange() as s:
        s.broken = [(p.cell("4,3"), p.cell("5,3"))]
    p.begin().go(USE)
    if len(spaces) > 1:
        assert (p.prompt, p.keys, [o.confirm for o in p.decision.options]) == ("which-target", spaces, [False] * len(spaces))
        p.go(spaces[1])
    door = (p.cell("7,2"), p.cell("8,2")) if how == "open" else (p.cell("3,1"), p.cell("4,1"))
    assert p.s.closed == ([] if how == "open" else [(p.cell("7,2"), p.cell("8,2"))] if how == "destroy" else [door, (p.cell("7,2"), p.cell("8,2"))])
    assert [(e.how, e.cell, e.rules) for e in p.told(DoorMoved)] == [(how, door[0], ("MA-RNG-12",))]
    assert [(e.aimed, e.target) for e in p.told(Used)] == [("", "")]


@pytest.mark.rule("MA-RNG-12")
def test_a_door_without_a_space_in_reach_is_no_target() -> None:
    assert USE not in aiming("Pay 1 stamina, range 1: close the target door", drawing="a . .!. .").keys
    p = aiming("Pay 1 stamina, range 2: close the target door", drawing="a . .!. .").go(USE)
    assert len(p.s.closed) == 1
    assert USE not in aiming("Pay 1 stamina, range 3: open the target door", drawing="a . .!. .").keys


@pytest.mark.rule("MA-RNG-12")
def test_if_the_space_has_several_doors_one_is_chosen() -> None:
    p = aiming("Pay 1 stamina, range 1: close the target door", drawing="a .!. .\n. .\n", explorers=1).go(USE)
    assert len(p.s.closed) == 1
    p = aiming("Pay 1 stamina, range 1: close the target door", drawing="a .!. .\n  =\n. . . .").go(USE, "space:2,1")
    assert (p.prompt, p.keys, p.decision.seat) == ("which-door", ["door:2,1:3,1", "door:2,1:2,2"], 0)
    assert p.go("door:2,1:2,2").s.closed == [(p.cell("2,1"), p.cell("2,2"))]


# -- two targets -----------------------------------------------------------------------------------------------------------------
TWICE = "Pay 1 stamina, range 3, second range 2: attack 1/0; attack 1/0, on the second target"


@pytest.mark.rule("MA-RNG-13")
def test_each_of_two_targets_is_chosen_for_itself_and_may_be_the_same() -> None:
    p = aiming(TWICE, statues=("3,1", "1,3", "4,4"), rolls="3 3").go(USE)
    assert (p.prompt, [o.figure for o in p.decision.options if o.figure]) == ("which-target", ["ann", "s0", "s1", "s2"])
    p.go("target:s0")
    assert (p.prompt, [o.figure for o in p.decision.options if o.figure]) == ("which-target", ["ann", "s0", "s1"])
    p.go("target:s0")
    assert ([e.targets for e in p.told(Attacked)], p.monster("s0").wounds, p.explorer().stamina) == ([("s0",), ("s0",)], 2, 5)


@pytest.mark.rule("MA-RNG-13")
def test_two_targets_may_be_different() -> None:
    p = aiming(TWICE, statues=("3,1", "1,3"), rolls="3 3").go(USE, "target:s1", "target:s0")
    assert [e.targets for e in p.told(Attacked)] == [("s1",), ("s0",)]


@pytest.mark.rule("MA-RNG-13", "MA-AIP-10")
@pytest.mark.parametrize(("dead", "asked"), [(False, ["target:ann", "target:cid"]), (True, ["target:ann", "target:cid", "target:twin"])])
def test_a_monster_chooses_a_second_target_too(dead: bool, asked: list[str]) -> None:
    """A predictable one among explorers only, and the players of the living choose; otherwise those who move it."""
    line = "Pay 2 stamina, range 3, second range 9: lasting 1x armor -1; lasting 1x will -1, on the second target"
    twin = {"id": "twin", "armor": 3, "will": 3, "health": 1, "stamina": 2, "active": [line]}
    p = position("a . . c", explorers=3, monsters=[twin], draws={"horror-roll": "1", "spawn-roll": "1 1 1"})
    with p.arrange() as s:
        p.put("twin", "1,3")
        s.explorers["bob"].cell, s.explorers["bob"].dead, s.explorers["bob"].left = -1, int(dead), not dead
    p.rest()
    if dead:
        p.until("control-monster").go("ability:monster/twin/active/0:ann")
    p.until("which-target")
    assert (p.keys, p.decision.group) == (asked, Group((1,), 1) if dead else None)
    p.go("target:cid")
    assert (p.game.traits("ann").armor, p.game.traits("ann").will, p.game.traits("cid").armor, p.game.traits("cid").will) == (1, 3, 2, 2)


@pytest.mark.rule("MA-RNG-13")
def test_without_a_second_target_the_ability_cannot_be_used() -> None:
    line = "Pay 1 stamina, range 3, second range 2: attack 1/0; banish, on the second target"
    assert USE not in aiming(line, statues=("4,4",)).keys
    assert USE in aiming(line, statues=("3,3",)).keys
    assert USE not in aiming("Pay 1 stamina, range 2, second range 3: banish; attack 1/0, on the second target", statues=("4,4",)).keys


@pytest.mark.rule("MA-RNG-13", "MA-UNI-02")
def test_a_barrel_is_a_second_target_if_that_is_attacked() -> None:
    p = aiming(TWICE, drawing="a . B", statues=("1,3",), rolls="3 3").go(USE, "target:s0")
    assert "barrel:3,1" in p.keys
    p.go("barrel:3,1")
    assert ([e.targets for e in p.told(Attacked)][:2], len(p.told(Exploded))) == ([("s0",), ()], 1)
    p = aiming("Pay 1 stamina, range 3, second range 2: attack 1/0; push 1, on the second target", drawing="a . B", statues=("1,3",))
    p.go(USE, "barrel:3,1")
    assert (p.prompt, p.keys) == ("which-target", ["target:ann", "target:s0"])


@pytest.mark.parametrize("ability", [
    "Pay 1 stamina, range 3, second range 3: lasting 2x armor -1; lasting 2x will -1, on the second target",
    "Pay 1 stamina: lasting 2x armor +1; lasting 2x will +1",
])  # fmt: skip
@pytest.mark.rule("MA-RNG-14")
def test_two_lasting_effects_of_one_use_need_one_marker(ability: str) -> None:
    p = aiming(ability, statues=("3,1",)).go(USE)
    for key in ("target:s0", "target:s0"):
        if key in p.keys:
            p.go(key)
    assert len(p.told(EffectBegan)) == 2
    assert [lasting.marker for lasting in p.s.lasting] == [1, 1]
    p.go(USE)
    for key in ("target:s0", "target:s0"):
        if key in p.keys:
            p.go(key)
    assert [lasting.marker for lasting in p.s.lasting] == [1, 1, 2, 2]


# -- spaces ----------------------------------------------------------------------------------------------------------------------
LUNGE = "Pay 1 stamina, melee: attack 1/0; restore 1 stamina, on yourself"


@pytest.mark.rule("MA-RNG-16")
def test_an_attack_on_an_empty_space_does_nothing_but_what_is_printed_beside_it() -> None:
    """Nobody is asked about empty spaces if the attack is all there is."""
    p = aiming(LUNGE, drawing="a .\n# B").go(USE)
    assert p.keys == ["target:ann", "barrel:2,2", "space:2,1", "space:1,2"]
    assert [o.confirm for o in p.decision.options] == [True, False, True, True]
    p.go("space:2,1")
    assert (p.told(Attacked), p.explorer().stamina) == ([], 6)
    assert [(e.target, e.aimed) for e in p.told(Used)] == [("", "")]
    for ability in (MELEE, "Pay 1 stamina, melee: attack 1/0; lasting 1x armor -1", "Pay 1 stamina, melee: attack 1/0; push 1, on the target"):
        assert aims(aiming(ability, drawing="a .\n# B")) == ["ann", "barrel:2,2"]


@pytest.mark.parametrize("more", ["threat +1", "lose 1 health, on adjacent monsters", "restore 1 health, on any explorer"])
@pytest.mark.rule("MA-RNG-16")
def test_whatever_else_an_ability_does_makes_empty_spaces_of_use(more: str) -> None:
    assert "space:2,1" in aims(aiming(f"Pay 1 stamina, melee: attack 1/0; {more}"))


@pytest.mark.rule("MA-RNG-16")
def test_only_attacks_are_aimed_at_empty_spaces() -> None:
    assert aims(aiming("Pay 1 stamina, melee: push 1; threat +1", statues=("2,1",))) == ["ann", "s0"]


@pytest.mark.parametrize(("passive", "targets", "wounds"), [([], [], 0), (["Choose ethereal targets"], ["target:ghost"], 1)])
@pytest.mark.rule("MA-RNG-16", "MA-ETH-01")
def test_an_ethereal_unit_on_the_space_is_affected_only_if_it_may_be_chosen(passive: list[str], targets: list[str], wounds: int) -> None:
    ghost = {"id": "ghost", "armor": 1, "will": 1, "health": 3, "stamina": 0, "passive": ["Ethereal"]}
    p = aiming(LUNGE, drawing="a .\n# #", monsters=[ghost], passive=passive)
    with p.arrange():
        p.put("ghost", "2,1")
    p.begin().go(USE)
    assert [key for key in p.keys if key in ("target:ghost", "space:2,1")] == (targets or ["space:2,1"])
    p.go(*(targets or ["space:2,1"]))
    assert (p.monster("ghost").wounds, len(p.told(Attacked))) == (wounds, wounds)


@pytest.mark.rule("MA-RNG-16")
def test_an_attack_on_the_space_of_a_barrel_affects_it() -> None:
    p = aiming(BOW, drawing="a . . B", rolls="1").go(USE, "barrel:4,1")
    assert ([(e.target, e.aimed) for e in p.told(Used)], len(p.told(Exploded))) == ([("", "barrel")], 1)


# -- within range ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("at", "within"), [("6,5", True), ("7,7", True), ("7,5", True), ("8,5", False), ("7,8", False), ("5,5", True)])
@pytest.mark.rule("MA-RNG-17")
def test_within_range_counts_king_moves_and_needs_no_line_of_sight(at: str, within: bool) -> None:
    cold = {"id": "cold", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Armor -1, on explorers within range 2"]}
    walls = "\n".join([".|.|.|.|.|.|.|.|.|."] * 9)
    p = aiming(MELEE, drawing=walls, monsters=[cold])
    with p.arrange():
        p.put("cold", "5,5" if at != "5,5" else "5,6")
        p.stand("ann", at)
    assert p.game.traits("ann").armor == (1 if within else 2)


@pytest.mark.rule("MA-RNG-17")
def test_within_range_stays_on_the_tile_of_the_cards_owner_and_means_explorers_only() -> None:
    cold = {"id": "cold", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Armor -1, on explorers within range 2"]}
    p = aiming(MELEE, second=".", at="11,5", monsters=[cold], statues=("10,6",), explorers=2)
    with p.arrange():
        p.put("cold", "10,5")
        p.stand("bob", "9,5")
    assert [p.game.traits(id).armor for id in ("ann", "bob", "s0", "cold")] == [2, 1, 3, 3]


@pytest.mark.parametrize(("at", "found"), [("9,5", ["ann", "bob"]), ("8,5", ["bob"]), ("11,5", ["bob"])])
@pytest.mark.rule("MA-RNG-17")
def test_an_effect_within_range_stays_on_the_tile_too(at: str, found: list[str]) -> None:
    people = {"bob": {"active": ["Pay 1 stamina: lose 1 health, on explorers within range 1"]}}
    p = aiming(MELEE, second=".", at=at, explorers=2, people=people)
    with p.arrange():
        p.stand("bob", "10,5")
    p.go("pass").go("use:explorer/bob/active/0")
    assert hurt(p) == found


@pytest.mark.rule("MA-RNG-17", "MA-AIP-39")
@pytest.mark.parametrize(("at", "used"), [("3,1", True), ("3,3", True), ("4,1", False), ("11,1", False)])
def test_a_predictable_monster_counts_the_spaces_too(at: str, used: bool) -> None:
    """There is no line of sight between them. The beast stands beside the border to the other tile where ann does."""
    line = "Pay 1 stamina: lose 1 health, on explorers within range 2"
    beast = {"id": "beast", "armor": 3, "will": 3, "health": 1, "stamina": 1, "passive": ["Immobile"], "active": [line]}
    p = aiming(MELEE, drawing="|".join("." * 10) + "\n" + " ".join("-" * 10), second=".", at=at, monsters=[beast])
    with p.arrange():
        p.put("beast", "10,1" if at == "11,1" else "1,1")
    p.go("pass").until("act")
    assert [e.figure for e in p.told(Used)] == ["beast"] * used


@pytest.mark.rule("MA-RNG-17")
def test_a_chapter_reaches_those_near_whoever_resolves_it_and_nobody_if_nobody_does() -> None:
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["Lose 1 health, on explorers within range 1"]}, CHAPTERS[2]]
    p = aiming("Pay 1 stamina: proceed to the next chapter", second=".", at="10,5", explorers=3, chapters=chapters)
    with p.arrange() as s:
        p.stand("bob", "11,5")
        p.stand("cid", "9,4")
    assert hurt(p.begin().go(USE)) == ["ann", "cid"]
    with p.arrange() as s:
        s.chapter, s.spawn = 0, 1
    assert hurt(p.rest().until("who-acts")) == []
