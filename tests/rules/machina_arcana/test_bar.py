"""Explosive barrels: what sets them off, what the explosion does and to whom, and who may choose one."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.content import words
from undercroft.games.machina_arcana.events import Attacked, Destroyed, Evaded, Exploded, LostHealth, SpaceDestroyed, Used, Went
from undercroft.games.machina_arcana.state import Placed
from undercroft.kernel.decision import TABLE, Group

from .endgames import endgame
from .position import CHAPTERS, Position, face, position

USE = "use:explorer/ann/active/0"
DUMMIES = [{"id": f"s{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(6)]
"""Monsters that do nothing, with armor and will 3."""


def scene(drawing: str, ability: str = "range 9: attack 1/0", *, rolls: str = "", explorers: int = 1, ann: Any = None, **stones: str) -> Position:
    """ann's turn; she has this ability for 1 stamina. Monsters s0 to s5 stand on these spaces."""
    joint = "" if ability.startswith(("range", "melee")) else ": "
    price = f"Pay 1 stamina, {ability}" if not joint else f"Pay 1 stamina: {ability}"
    p = position(drawing, explorers=explorers, explorer={"ann": {"active": [price], **(ann or {})}}, monsters=DUMMIES, rolls=rolls)
    with p.arrange():
        for id, space in stones.items():
            p.put(id, space)
    return p.begin()


def targets(p: Position) -> list[str]:
    """What ann's ability can be aimed at."""
    p.go(USE)
    assert p.prompt == "which-target"
    return p.keys


def struck(p: Position) -> list[tuple[str, ...]]:
    """The units that each attack was compared with, in order."""
    return [e.targets for e in p.told(Attacked)]


def settle(p: Position) -> Position:
    """Who takes damage first does not matter here."""
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    return p


# -- an obstacle that can be attacked -----------------------------------------------------------------------------------------
@pytest.mark.rule("MA-BAR-01")
@pytest.mark.parametrize(("sign", "enters", "seen"), [("B", False, False), (".", True, True)])
def test_a_barrel_cannot_be_entered_and_blocks_the_sight_that_obstacles_block(sign: str, enters: bool, seen: bool) -> None:
    p = scene(f"a {sign} .", s0="3,1")
    assert ("move:2,1" in p.keys) == enters
    assert ("target:s0" in targets(p)) == seen
    over = scene(f"a {sign} .", "range 9 over obstacles: attack 1/0", s0="3,1")
    assert "target:s0" in targets(over)


@pytest.mark.rule("MA-BAR-02")
@pytest.mark.parametrize(("ability", "aimed"), [("attack 1/0", True), ("magical attack 1/0", True), ("push 1", False), ("lose 1 health", False)])
def test_a_barrel_can_be_chosen_as_the_target_of_an_attack_only(ability: str, aimed: bool) -> None:
    found = targets(scene("a B .\n. .", f"range 9 over obstacles: {ability}", s0="1,2"))
    assert ("barrel:2,1" in found) == aimed
    assert "target:s0" in found


@pytest.mark.rule("MA-BAR-02")
def test_what_an_ability_does_beside_its_attack_does_nothing_to_a_barrel() -> None:
    """The barrel is not pushed, loses no health and is not moved."""
    p = scene("a B .\n. .", "range 9: attack 1/0; push 1; lose 1 health", rolls="0", s0="1,2")
    p.go(USE, "barrel:2,1")
    assert [(e.figure, e.result, e.against) for e in p.told(Evaded)] == [("barrel", 0, 1)]
    assert (p.told(Exploded), p.told(Went), p.told(LostHealth)) == ([], [], [])
    assert p.game.kind(p.cell("2,1")) == "barrel"


@pytest.mark.rule("MA-BAR-02")
@pytest.mark.parametrize("ability", ["kill, on adjacent units", "push 1, on adjacent units", "lose 9 health, on adjacent units"])
def test_effects_that_are_no_attacks_do_nothing_to_a_barrel(ability: str) -> None:
    p = scene("a B .\n. .", ability).go(USE)
    assert (p.told(Exploded), p.told(SpaceDestroyed)) == ([], [])
    assert p.game.kind(p.cell("2,1")) == "barrel"


@pytest.mark.rule("MA-BAR-03")
@pytest.mark.parametrize(("roll", "explodes"), [("0", False), ("1", True), ("3", True)])
def test_a_result_of_1_damages_a_barrel(roll: str, explodes: bool) -> None:
    p = scene("a . B", rolls=f"{roll} 0 0 0", s0="1,2").go(USE, "barrel:3,1")
    assert bool(p.told(Exploded)) == explodes
    assert p.game.kind(p.cell("3,1")) == ("destroyed" if explodes else "barrel")
    assert [e.aimed for e in p.told(Used)] == ["barrel"]


@pytest.mark.rule("MA-BAR-03")
@pytest.mark.parametrize(("by", "roll", "explodes"), [("-1", "1", False), ("-1", "2", True), ("+1", "0", True)])
def test_it_is_the_result_with_its_modifiers_that_counts(by: str, roll: str, explodes: bool) -> None:
    p = scene("a . B", rolls=f"{roll} 0 0 0", ann={"passive": [f"Attack rolls {by}"]}, s0="1,2").go(USE, "barrel:3,1")
    assert bool(p.told(Exploded)) == explodes


@pytest.mark.rule("MA-BAR-03")
def test_essence_can_raise_a_result_of_0_against_a_barrel() -> None:
    p = scene("a . B", rolls="0 0 0 0", s0="1,2")
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
    p.go(USE, "barrel:3,1")
    assert (p.prompt, p.keys) == ("raise-roll", ["no-essence", "essence:1"])
    p.go("essence:1")
    assert len(p.told(Exploded)) == 1


# -- the explosion ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-BAR-04")
@pytest.mark.parametrize(("dice", "hit"), [("1 1 1", True), ("1 1 0", False), ("0 0 3", True)])
def test_three_high_dice_strike_every_unit_adjacent_to_the_barrel(dice: str, hit: bool) -> None:
    """ann and s0 to s3 are beside the barrel on 4,3; s4 and s5 are further away. Monsters have armor 3, ann has 2."""
    drawing = ".\n. . a\n. . . B\n. . ."
    p = scene(drawing, rolls=f"1 {dice}", s0="4,2", s1="5,3", s2="5,4", s3="3,4", s4="6,3", s5="4,5").go(USE, "barrel:4,3")
    (blast,) = p.told(Attacked)[1:]
    assert (blast.targets, blast.faces) == (("ann", "s0", "s1", "s2", "s3"), tuple(map(int, dice.split())))
    assert [e.rules for e in p.told(Exploded)] == [("MA-BAR-04",)]
    settle(p)
    assert sorted(e.figure for e in p.told(Destroyed)) == (["s0", "s1", "s2", "s3"] if hit else [])
    assert p.explorer().health == 4


@pytest.mark.rule("MA-BAR-04")
def test_units_behind_a_wall_are_not_adjacent_and_ethereal_ones_are() -> None:
    ghost = {"id": "ghost", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Ethereal"]}
    p = position(
        "a . . B .\n      -\n. . . . .", explorer={"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0"]}}, rolls="1 1 1 1",
        monsters=[ghost, *DUMMIES],
    )  # fmt: skip
    with p.arrange():
        for id, space in (("ghost", "5,1"), ("s0", "4,2"), ("s1", "5,2")):
            p.put(id, space)
    p.go(USE, "barrel:4,1")
    assert struck(p)[1:] == [("ghost", "s1")]


@pytest.mark.rule("MA-BAR-04", "MA-DTH-23")
@pytest.mark.parametrize(("dice", "left"), [("1 1 0", ["4,4"]), ("1 0 0", ["2,2", "4,4"])])
def test_goal_spaces_of_the_endgame_beside_the_barrel_are_struck_like_units(dice: str, left: list[str]) -> None:
    """They have armor 2."""
    tile = ".\n. O B . .\n.\n. . . O"
    p = endgame(drawing=tile, explorer={"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0"]}}, rolls=f"1 {dice}", monsters=DUMMIES)
    with p.arrange():
        p.stand("ann", "6,2")
        p.put("s0", "4,1")
    p.begin().go(USE, "barrel:3,2")
    settle(p)
    assert [(e.targets, e.goals) for e in p.told(Attacked)] == [((), 0), (("s0",), 1)]
    assert [p.game.name(goal.cell) for goal in p.s.goals] == left


@pytest.mark.rule("MA-BAR-05")
def test_after_the_explosion_the_space_is_a_destroyed_space() -> None:
    p = scene("a . B", rolls="1 0 0 0", s0="2,2").go(USE, "barrel:3,1")
    assert (p.s.destroyed, p.game.kind(p.cell("3,1"))) == ([p.cell("3,1")], "destroyed")
    assert [(e.space, e.cell, e.rules) for e in p.told(SpaceDestroyed)] == [("barrel", p.cell("3,1"), ("MA-BAR-05",))]
    order = [type(e).__name__ for e in p.table.events]
    assert order.index("Exploded") < len(order) - 1 - order[::-1].index("Attacked") < order.index("SpaceDestroyed")
    assert "barrel:3,1" not in targets(p)
    p.go("target:s0", "move:2,1")
    assert "move:3,1" not in p.keys


@pytest.mark.rule("MA-BAR-06", "MA-PSH-12")
@pytest.mark.parametrize(("effect", "barrel", "start"), [("push 3", "5,2", "3,2"), ("pull 3", "3,2", "5,2")])
def test_a_unit_that_would_be_pushed_or_pulled_into_a_barrel_makes_it_explode(effect: str, barrel: str, start: str) -> None:
    column = int(barrel[0])
    drawing = ".\na " + " ".join("B" if n == column else "." for n in range(2, 8))
    p = scene(drawing, f"range 9 over obstacles: {effect}", rolls="0 0 0", s0=start).go(USE, "target:s0")
    assert p.where("s0") == "4,2"
    assert struck(p) == [("s0",)]
    assert p.s.destroyed == [p.cell(barrel)]


@pytest.mark.rule("MA-BAR-07")
def test_a_barrel_is_no_action_space() -> None:
    p = scene("a B .\n. L", s0="3,2")
    assert [key for key in p.keys if key.startswith(("activate", "invoke", "roll"))] == ["activate:2,2"]


@pytest.mark.rule("MA-BAR-07")
def test_a_destroyed_barrel_is_not_restored_as_an_action_space() -> None:
    p = scene("a B .\n. L", "restore an adjacent action space")
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1"), p.cell("2,2")]
    p.go(USE)
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-BAR-07")
@pytest.mark.parametrize("ability", ["range 9: push 1", "range 9: pull 1", "range 9: transfer up to 3, on the target"])
def test_a_barrel_cannot_be_pushed_or_pulled(ability: str) -> None:
    assert "barrel:3,1" not in targets(scene("a . B", ability, s0="1,2"))


@pytest.mark.rule("MA-BAR-08")
@pytest.mark.parametrize(("ability", "magical"), [("range 9: attack 1/0", False), ("range 9: magical attack 1/0", True)])
def test_a_magical_attack_makes_the_explosion_magical(ability: str, magical: bool) -> None:
    """Will 4 withstands a magical result of 3, armor 3 does not."""
    p = position(
        "a . B", explorer={"ann": {"active": [f"Pay 1 stamina, {ability}"]}}, rolls="1 1 1 1",
        monsters=[{"id": "wise", "armor": 3, "will": 4, "health": 1, "stamina": 0}],
    )  # fmt: skip
    with p.arrange():
        p.put("wise", "4,1")
    p.go(USE, "barrel:3,1")
    assert [e.magical for e in p.told(Attacked)] == [magical, magical]
    assert ("wise" in p.s.monsters) == magical


@pytest.mark.rule("MA-BAR-08")
def test_a_barrel_set_off_by_another_one_or_by_a_push_explodes_as_that_did() -> None:
    p = scene("a . B B", "range 9: magical attack 1/0", rolls="1 1 0 0 0 0 0", s0="5,1").go(USE, "barrel:3,1")
    assert [e.magical for e in p.told(Attacked)] == [True, True, True]
    pushed = scene(".\na . . B", "range 9: push 1", rolls="0 0 0", s0="3,2").go(USE, "target:s0")
    assert [e.magical for e in pushed.told(Attacked)] == [False]


# -- chains ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-BAR-09")
def test_barrels_set_each_other_off_one_after_the_other() -> None:
    """Nobody sets off a barrel that has exploded or explodes just now. The fourth one is too far away."""
    p = scene(".\na . B B B . B", rolls="1 1 0 0 1 0 0", s0="1,1").go(USE, "barrel:3,2")
    assert [p.game.name(e.cell) for e in p.told(Exploded)] == ["3,2", "4,2", "5,2"]
    assert [e.barrels for e in p.told(Attacked)] == [1, 1, 1]
    assert struck(p) == [(), (), ()]
    order = [(type(e).__name__, p.game.name(e.cell)) for e in p.table.events if isinstance(e, (Exploded, SpaceDestroyed))]
    assert order == [(name, cell) for cell in ("3,2", "4,2", "5,2") for name in ("Exploded", "SpaceDestroyed")]
    assert p.s.destroyed == [p.cell("3,2"), p.cell("4,2"), p.cell("5,2")]
    assert p.game.kind(p.cell("7,2")) == "barrel"
    assert p.s.blasts == []


@pytest.mark.rule("MA-BAR-09")
def test_a_barrel_that_the_explosion_misses_stays() -> None:
    p = scene("a . B B", rolls="1 0 0 0", s0="1,2").go(USE, "barrel:3,1")
    assert [p.game.name(e.cell) for e in p.told(Exploded)] == ["3,1"]
    assert [(e.figure, e.against) for e in p.told(Evaded)] == [("barrel", 1)]
    assert (p.game.kind(p.cell("4,1")), p.s.blasts) == ("barrel", [])


@pytest.mark.rule("MA-BAR-09")
def test_a_barrel_that_waits_to_explode_is_not_attacked_again() -> None:
    """The first barrel sets off all others, which lie in a row; each explodes once, in the order that the players choose."""
    p = scene("a . . B\n. . B B B", rolls="1 1 0 0 1 0 0 1 0 0 1 0 0", s0="1,2").go(USE, "barrel:4,1")
    assert (p.prompt, p.decision.seat, p.keys) == ("which-unit-first", -1, ["barrel:3,2", "barrel:4,2", "barrel:5,2"])
    p.go("barrel:5,2")
    assert (p.prompt, p.keys) == ("which-unit-first", ["barrel:3,2", "barrel:4,2"])
    p.go("barrel:4,2")
    assert [p.game.name(e.cell) for e in p.told(Exploded)] == ["4,1", "5,2", "4,2", "3,2"]
    assert [e.barrels for e in p.told(Attacked)] == [1, 3]
    assert p.s.destroyed == [p.cell("4,1"), p.cell("3,2"), p.cell("4,2"), p.cell("5,2")]


@pytest.mark.rule("MA-BAR-09")
def test_a_monster_beside_two_barrels_is_struck_by_both() -> None:
    brute = {"id": "brute", "armor": 3, "will": 2, "health": 2, "stamina": 4}
    p = position("a . B B", explorer={"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0"]}}, monsters=[brute], rolls="1 3 0 0 0 0 3")
    with p.arrange():
        p.put("brute", "3,2")
    p.go(USE, "barrel:3,1")
    assert [e.figure for e in p.told(LostHealth)] == ["brute", "brute"]
    assert [e.figure for e in p.told(Destroyed)] == ["brute"]
    kinds = [type(e).__name__ for e in p.table.events if isinstance(e, (Exploded, SpaceDestroyed, LostHealth))]
    assert kinds == ["Exploded", "LostHealth", "SpaceDestroyed", "Exploded", "LostHealth", "SpaceDestroyed"]


@pytest.mark.rule("MA-BAR-09")
@pytest.mark.parametrize(("place", "destroyed"), [(False, ["3,2", "4,2"]), (True, [])])
def test_if_a_kill_brings_in_a_chapter_that_clears_the_board_its_barrels_explode_no_more(place: bool, destroyed: list[str]) -> None:
    """The first explosion hits the second barrel and kills s0; when ann kills, she brings in the next chapter."""
    chapters = [CHAPTERS[0], {"title": "Two", "enters": ["Place the entry token"] if place else []}, CHAPTERS[2]]
    ann = {"active": ["Pay 1 stamina, range 9: attack 1/0"], "passive": ["When you kill: proceed to the next chapter"]}
    p = position(
        ".\na . B B .", explorer={"ann": ann}, monsters=DUMMIES, rolls="1 3 0 0 0 0 0", chapters=chapters, tiles=[face("second", ".\n. . B B .")]
    )
    with p.arrange():
        p.put("s0", "2,3")
    p.go(USE, "barrel:3,2", "barrel:4,2").until("act")
    assert [p.game.name(e.cell) for e in p.told(Exploded)] == (["3,2"] if place else ["3,2", "4,2"])
    assert [p.game.name(cell) for cell in p.s.destroyed] == destroyed
    assert (p.s.blasts, p.s.chapter) == ([], 1)
    assert p.game.spaces("barrel").bit_count() == (2 if place else 0)


@pytest.mark.rule("MA-BAR-09")
def test_a_unit_that_is_pushed_into_the_barrel_that_explodes_does_not_set_it_off_again() -> None:
    ann = {"active": ["Pay 1 stamina, range 9 over obstacles: attack 1/0"], "passive": ["When you deal damage: push 1, on the evader"]}
    p = position(".\na . . B", explorer={"ann": ann}, monsters=DUMMIES, rolls="1 3 0 0")
    with p.arrange():
        p.put("s0", "3,2")
    p.go(USE, "barrel:4,2")
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("s0", "ann")]
    assert (len(p.told(Exploded)), p.told(Went), p.s.destroyed) == (1, [], [p.cell("4,2")])


@pytest.mark.rule("MA-BAR-09", "MA-DTH-21")
@pytest.mark.parametrize("kind", ["attack", "magical attack"])
def test_a_barrel_that_a_dying_monster_sets_off_waits_until_the_explosion_is_over(kind: str) -> None:
    """The explosion of the first barrel kills the bomb, and the bomb's own attack sets off the one on its other side, which is the bomb's."""
    bomb = {"id": "bomb", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": [f"When this is destroyed: {kind} 1/0, on adjacent units"]}
    ann = {"active": ["Pay 1 stamina, range 9: attack 1/0"], "passive": ["Attack rolls +1"]}
    p = position(".\na . B . B", explorer={"ann": ann}, monsters=[bomb, *DUMMIES], rolls="0 1 1 0 1 1 1 0")
    with p.arrange():
        p.put("bomb", "4,2")
        p.put("s0", "6,2")
    p.go(USE, "barrel:3,2", "no-essence")
    assert [(e.figure, e.barrels, e.result, e.magical) for e in p.told(Attacked)] == [
        ("ann", 1, 1, False), ("ann", 0, 3, False), ("bomb", 1, 1, kind != "attack"), ("bomb", 0, 2, kind != "attack"),
    ]  # fmt: skip
    order = [(type(e).__name__, p.game.name(e.cell)) for e in p.table.events if isinstance(e, (Exploded, SpaceDestroyed))]
    assert order == [(name, cell) for cell in ("3,2", "5,2") for name in ("Exploded", "SpaceDestroyed")]
    assert ("s0" in p.s.monsters, p.s.blasts) == (True, [])


@pytest.mark.rule("MA-BAR-09")
def test_a_chain_goes_on_when_whoever_set_it_off_has_died() -> None:
    """ann dies of the first explosion; her modifiers no longer count in the second one."""
    ann = {"active": ["Pay 1 stamina, melee: attack 1/0"], "passive": ["Attack rolls +1"]}
    p = position("a B B . b", explorers=2, explorer={"ann": ann}, monsters=DUMMIES, rolls="0 1 0 0 1 1 0")
    with p.arrange() as s:
        p.put("s0", "4,1")
        s.explorers["ann"].health = 1
    p.begin().go(USE, "barrel:2,1")
    while p.prompt == "which-unit-first":
        p.go(next(key for key in p.keys if key.startswith("unit")))
    assert [(e.targets, e.barrels, e.result) for e in p.told(Attacked)] == [((), 1, 1), (("ann",), 1, 2), (("s0",), 0, 2)]
    assert ([e.figure for e in p.told(Destroyed)], p.s.destroyed) == (["ann"], [p.cell("2,1"), p.cell("3,1")])


# -- whose explosion it is ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-BAR-10")
@pytest.mark.parametrize(("by", "hit"), [("+1", True), ("-1", False)])
def test_the_modifiers_of_whoever_set_the_barrel_off_apply(by: str, hit: bool) -> None:
    dice = "1 1 0" if hit else "1 1 1"
    p = scene("a . B", rolls=f"2 {dice}", ann={"passive": [f"Attack rolls {by}"]}, s0="4,1").go(USE, "barrel:3,1")
    assert [e.figure for e in p.told(Attacked)] == ["ann", "ann"]
    assert p.told(Attacked)[-1].result == (3 if hit else 2)
    assert ("s0" not in p.s.monsters) == hit


@pytest.mark.rule("MA-BAR-10")
def test_essence_raises_the_explosion_and_the_kill_is_of_whoever_set_it_off() -> None:
    """ann pushes a monster into the barrel: the monster beside it dies, which counts as her kill and brings her essence."""
    p = scene(
        ".\na . . . B", "range 9: push 2", rolls="1 1 0", s0="3,2", s1="6,2",
        ann={"passive": ["When you kill: restore 1 stamina", "When you deal damage: restore 1 health"]},
    )  # fmt: skip
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["ann"].health = 2, 2
    p.go(USE, "target:s0")
    assert (p.prompt, p.keys) == ("raise-roll", ["no-essence", "essence:1"])
    p.go("essence:1").until("act")
    assert sorted((e.figure, e.by) for e in p.told(Destroyed)) == [("s0", "ann"), ("s1", "ann")]
    ann = p.explorer()
    assert (ann.essence, ann.stamina, ann.health) == (3, 6, 4)


@pytest.mark.rule("MA-BAR-10")
def test_the_next_barrel_of_a_chain_belongs_to_the_same_unit() -> None:
    p = scene("a . B B", rolls="1 1 0 0 1 1 0", ann={"passive": ["Attack rolls +1"]}, s0="5,1").go(USE, "barrel:3,1")
    assert [e.figure for e in p.told(Attacked)] == ["ann", "ann", "ann"]
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("s0", "ann")]


@pytest.mark.rule("MA-BAR-10")
def test_a_monster_that_pushes_somebody_into_a_barrel_strikes_with_its_own_modifiers() -> None:
    ram = {
        "id": "ram", "armor": 9, "will": 9, "health": 3, "stamina": 2, "active": ["Pay 2 stamina, melee: attack 1/0; push 1"],
        "passive": ["Attack rolls +1"],
    }  # fmt: skip
    p = position(".\n. a B", monsters=[ram], rolls="0 1 0 0", draws={"horror-roll": "1"})
    with p.arrange():
        p.put("ram", "1,2")
    p.go("pass").until("act")
    assert [(e.figure, e.targets, e.result) for e in p.told(Attacked)] == [("ram", ("ann",), 1), ("ram", ("ann",), 2)]
    assert p.explorer().health == 4


@pytest.mark.rule("MA-BAR-11")
def test_a_unit_that_a_barrel_stops_is_struck_by_the_explosion() -> None:
    p = scene(".\na . . B", "range 9: push 2", rolls="1 1 1", s0="3,2", s1="5,2", s2="2,1").go(USE, "target:s0")
    assert struck(p) == [("s0", "s1")]
    assert sorted(e.figure for e in settle(p).told(Destroyed)) == ["s0", "s1"]


# -- who and what includes barrels ------------------------------------------------------------------------------------------------
def field(ability: str, rolls: str = "") -> Position:
    """ann on 1,1 with bob and a monster beside her; barrels beside her, far away on her tile, and on the next tile."""
    grid = "a B .\nb . .\n" + ".\n" * 6 + ". . . . . . . . B"
    tiles, price = [face("second", ". B")], f"Pay 1 stamina: {ability}"
    p = position(grid, explorers=2, explorer={"ann": {"active": [price]}}, monsters=DUMMIES, rolls=rolls, tiles=tiles)
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack = []
        p.put("s0", "2,2")
    return p.begin()


NEAR, TILE, EVERYWHERE = ["2,1"], ["2,1", "9,9"], ["2,1", "12,1", "9,9"]


@pytest.mark.rule("MA-BAR-12")
@pytest.mark.parametrize(
    ("whom", "barrels"),
    [
        ("units", TILE), ("units on any tile", EVERYWHERE), ("adjacent units", NEAR), ("monsters", []), ("explorers", []), ("adjacent monsters", []),
        ("monsters on any tile", []), ("explorers on any tile", []), ("adjacent explorers", []), ("the nearest monster", []),
        ("explorers within range 9", []),
    ],
)  # fmt: skip
def test_attacks_on_units_without_a_symbol_include_barrels(whom: str, barrels: list[str]) -> None:
    p = field(f"attack 1/0, on {whom}", "0").go(USE)
    (attacked,) = p.told(Attacked)
    assert attacked.barrels == len(barrels)
    assert attacked.targets != ()
    p = field(f"attack 9/0, on {whom}", "1" + " 0" * 30).go(USE)
    while p.prompt in ("which-unit-first", "raise-roll"):
        p.go(p.keys[0])
    assert sorted(p.game.name(e.cell) for e in p.told(Exploded)) == sorted(barrels)
    assert sorted(p.game.name(cell) for cell in p.s.destroyed) == sorted(barrels)


@pytest.mark.rule("MA-BAR-12", "MA-UNI-02")
@pytest.mark.parametrize(
    ("whom", "barrels"),
    [
        ("any unit", TILE), ("any unit on any tile", EVERYWHERE), ("any adjacent unit", NEAR), ("any monster on any tile", []),
        ("any adjacent explorer", []), ("any explorer", []),
    ],
)  # fmt: skip
def test_an_attack_on_any_unit_may_pick_a_barrel(whom: str, barrels: list[str]) -> None:
    """A second monster and a third explorer, so that there is a choice in any case."""
    p = field(f"attack 1/0, on {whom}", "1 0 0 0")
    with p.arrange():
        p.put("s1", "3,3")
    p.go(USE)
    assert [key for key in p.keys if key.startswith("barrel:")] == [f"barrel:{cell}" for cell in barrels]
    if barrels:
        assert p.decision.seat == 0
        p.go(f"barrel:{barrels[-1]}")
        assert [p.game.name(e.cell) for e in p.told(Exploded)] == barrels[-1:]
        assert (p.told(Attacked)[0].targets, p.told(Attacked)[0].barrels) == ((), 1)


@pytest.mark.rule("MA-BAR-12")
@pytest.mark.parametrize("ability", ["lose 1 health, on any adjacent unit", "push 1, on any adjacent unit"])
def test_an_effect_that_is_no_attack_picks_no_barrel(ability: str) -> None:
    assert field(ability).go(USE).keys == ["unit:bob", "unit:s0"]


@pytest.mark.rule("MA-BAR-12")
def test_traps_strike_no_barrel() -> None:
    p = scene("a L B\n. ^ .", rolls="3 3 3", s0="2,2").go("activate:2,1")
    assert [(e.targets, e.barrels) for e in p.told(Attacked)] == [(("s0",), 0)]
    assert p.told(Exploded) == []


ARCHER = {"id": "hunter", "armor": 9, "will": 9, "health": 3, "stamina": 2}


def hunting(ability: str, *, dead: bool = False, control: bool = False, rolls: str = "") -> Position:
    """A monster on 6,2 with a barrel on 4,2 and ann on 2,2 in its line, and another barrel beside it; it has this ability for 2 stamina."""
    p = position(
        ".\n. a . B . . B", explorers=2, draws={"horror-roll": "1"}, monsters=[{**ARCHER, "active": [f"Pay 2 stamina{ability}"]}], rolls=rolls,
        explorer={"ann": {"active": [f"Pay 1 stamina, range 9 over obstacles: lasting 1x {words.Control.PHRASE}"]}},
    )  # fmt: skip
    with p.arrange() as s:
        p.put("hunter", "6,2")
        s.explorers["bob"].cell, s.explorers["bob"].dead, s.explorers["bob"].left = -1, int(dead), not dead
    p.begin()
    return (p.go(USE) if control else p).go("pass")


@pytest.mark.rule("MA-BAR-12")
def test_a_predictable_monster_never_chooses_a_barrel() -> None:
    """Barrels are in its reach, ann is not."""
    p = hunting(", range 3: attack 1/0")
    assert [e.figure for e in p.told(Used)] == []
    assert p.told(Exploded) == []
    assert all("barrel" not in key for key in p.keys)


@pytest.mark.rule("MA-BAR-12")
def test_an_attack_of_a_predictable_monster_on_any_unit_picks_no_barrel() -> None:
    p = hunting(": attack 1/0, on any unit")
    assert (p.prompt, p.keys) == ("which-unit", ["unit:ann", "unit:hunter"])


@pytest.mark.rule("MA-BAR-12")
def test_an_attack_of_a_predictable_monster_on_all_units_includes_barrels() -> None:
    p = hunting(": attack 1/0, on units", rolls="0")
    assert [e.barrels for e in p.told(Attacked)] == [2]


@pytest.mark.rule("MA-BAR-12")
@pytest.mark.parametrize("control", [False, True])
def test_an_unpredictable_or_controlled_monster_may_choose_a_barrel(control: bool) -> None:
    p = hunting(", range 3: attack 1/0", dead=not control, control=control, rolls="1 0 0 0").until("control-monster")
    assert [key for key in p.keys if "barrel" in key] == [f"ability:monster/hunter/active/0:barrel:{cell}" for cell in ("4,2", "7,2")]
    p.go("ability:monster/hunter/active/0:barrel:4,2")
    assert [(e.figure, e.aimed) for e in p.told(Used)][-1] == ("hunter", "barrel")
    assert [p.game.name(e.cell) for e in p.told(Exploded)] == ["4,2"]


@pytest.mark.rule("MA-BAR-12")
@pytest.mark.parametrize("control", [False, True])
def test_its_attack_on_any_unit_may_pick_a_barrel(control: bool) -> None:
    p = hunting(": attack 1/0, on any unit", dead=not control, control=control).until("control-monster")
    p.go("ability:monster/hunter/active/0")
    assert p.keys == ["unit:ann", "unit:hunter", "barrel:4,2", "barrel:7,2"]
    assert (p.decision.seat, p.decision.group) == ((0, None) if control else (TABLE, Group((1,), 1))), "whoever moves it chooses"


@pytest.mark.rule("MA-BAR-12", "MA-DTH-18")
@pytest.mark.parametrize(("dead", "barrels"), [(False, []), (True, ["barrel:3,1"])])
def test_what_a_predictable_monster_does_as_it_dies_picks_no_barrel(dead: bool, barrels: list[str]) -> None:
    bomb = {"id": "bomb", "armor": 0, "will": 0, "health": 1, "stamina": 0, "passive": ["When this is destroyed: attack 1/0, on any adjacent unit"]}
    p = position("a . B\n. c", explorers=3, monsters=[bomb], rolls="3 0 0 0")
    with p.arrange() as s:
        p.put("bomb", "2,1")
        s.explorers["bob"].cell, s.explorers["bob"].dead, s.explorers["bob"].left = -1, int(dead), not dead
    p.begin("ann").go("use:explorer/ann/active/0", "target:bomb")
    assert (p.prompt, [key for key in p.keys if key.startswith("barrel")]) == ("which-unit", barrels)
    assert p.decision.group == (Group((1,), 1) if dead else None)


@pytest.mark.rule("MA-BAR-12")
def test_a_monsters_ability_that_attacks_nobody_cannot_be_used_on_a_barrel() -> None:
    p = hunting(", range 3: push 1", dead=True).until("control-monster")
    assert [key for key in p.keys if "barrel" in key] == []
