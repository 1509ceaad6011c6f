"""Targets and range: what the target symbols reach."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked

from .aiming import ARC, AROUND, BOW, MELEE, USE, aiming, aims, hurt, shoots


# -- the symbols -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("at", "reached"), [("2,2", True), ("3,2", True), ("4,2", True), ("4,4", True), ("5,3", False), ("3,5", False), ("5,5", False)]
)
@pytest.mark.rule("MA-RNG-01")
def test_a_melee_target_is_the_user_or_on_an_adjacent_space(at: str, reached: bool) -> None:
    assert aims(aiming(MELEE, at="3,3", statues=(at,))) == (["ann", "s0"] if reached else ["ann"])


@pytest.mark.parametrize(("drawing", "closed", "at", "reached"), [
    ("a|.", "", "2,1", False), ("a!.", "", "2,1", True), ("a!.", "1,1 2,1", "2,1", False), ("a|.\n. .", "", "2,2", True),
    ("a|.\n-\n. .", "", "2,2", False), ("a #\n# .", "", "2,2", True), ("a B\nB .", "", "2,2", True),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-01")
def test_what_is_behind_a_wall_or_a_closed_door_is_not_adjacent(drawing: str, closed: str, at: str, reached: bool) -> None:
    assert ("s0" in aims(aiming(MELEE, drawing=drawing, closed=closed, statues=(at,)))) == reached


@pytest.mark.parametrize(("between", "reached"), [
    (". .", True), (". C", False), ("B .", False), (". ^", True), (". ~", True), ("S .", True), (". #", False), (".|.", False), (".!.", True),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-02")
def test_obstacles_walls_and_rubble_block_the_first_ranged_symbol(between: str, reached: bool) -> None:
    assert ("s0" in aims(aiming(BOW, drawing=f"a {between} .", statues=("4,1",)))) == reached


@pytest.mark.rule("MA-RNG-02")
def test_units_in_between_block_the_first_ranged_symbol() -> None:
    assert aims(aiming(BOW, statues=("3,1", "4,1"))) == ["ann", "s0"]
    assert aims(aiming(BOW, drawing="a b", explorers=2, statues=("3,1",))) == ["ann", "bob"]


@pytest.mark.rule("MA-RNG-02", "MA-LOS-07")
def test_the_target_itself_does_not_block_the_sight_of_it() -> None:
    p = aiming(BOW, drawing="a . B")
    assert aims(p) == ["ann", "barrel:3,1"]


@pytest.mark.parametrize(("between", "closed", "reached"), [
    (". C", "", True), ("B .", "", True), (". #", "", False), (".|.", "", False), (".!.", "", True), (".!.", "2,1 3,1", False),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-03")
def test_only_walls_rubble_and_closed_doors_block_the_second_ranged_symbol(between: str, closed: str, reached: bool) -> None:
    assert ("s0" in aims(aiming(ARC, drawing=f"a {between} .", statues=("4,1",), closed=closed))) == reached


@pytest.mark.rule("MA-RNG-03")
def test_units_in_between_do_not_block_the_second_ranged_symbol() -> None:
    assert aims(aiming(ARC, statues=("3,1", "4,1", "2,1"))) == ["ann", "s0", "s1", "s2"]


@pytest.mark.parametrize("ability", [BOW, ARC])
@pytest.mark.parametrize(("at", "reached"), [("4,1", True), ("5,1", False), ("1,4", True), ("1,5", False)])
@pytest.mark.rule("MA-RNG-04")
def test_range_counts_from_the_space_next_to_the_user(ability: str, at: str, reached: bool) -> None:
    assert aims(aiming(ability, statues=(at,))) == (["ann", "s0"] if reached else ["ann"])


@pytest.mark.parametrize("ability", [BOW, ARC])
@pytest.mark.parametrize(
    ("at", "reached"), [("7,7", True), ("7,5", True), ("5,7", True), ("3,1", True), ("8,7", False), ("7,8", False), ("8,8", False)]
)
@pytest.mark.rule("MA-RNG-05")
def test_diagonal_spaces_count_as_one(ability: str, at: str, reached: bool) -> None:
    assert aims(aiming(ability, at="4,4", statues=(at,))) == (["ann", "s0"] if reached else ["ann"])


@pytest.mark.parametrize("ability", [BOW, ARC, MELEE])
@pytest.mark.rule("MA-RNG-06", "MA-RNG-01")
def test_the_user_is_a_target_too(ability: str) -> None:
    p = aiming(ability, statues=("2,1",))
    assert aims(p) == ["ann", "s0"]
    p.go("target:ann")
    assert [e.targets for e in p.told(Attacked)] == [("ann",)]


@pytest.mark.parametrize("ability", [BOW, ARC])
@pytest.mark.rule("MA-RNG-07")
def test_a_ranged_target_may_be_on_a_neighbouring_tile(ability: str) -> None:
    """The border is between 10,5 and 11,5; beside it there is a wall."""
    p = aiming(ability, second=".", at="9,5", statues=("11,5", "12,6", "13,5", "11,2"))
    assert aims(p) == ["ann", "s0", "s1"]


@pytest.mark.rule("MA-RNG-07")
def test_without_a_connected_border_there_is_no_way_to_see_the_next_tile() -> None:
    assert aims(aiming(BOW, second=".", at="10,2", statues=("11,2",))) == ["ann"]


@pytest.mark.parametrize(("ability", "reach"), [(BOW, 3), (ARC, 3), ("Pay 1 stamina, range 1: attack 1/0", 1)])
@pytest.mark.parametrize("by", [1, -1, -3])
@pytest.mark.rule("MA-RNG-08")
def test_effects_on_the_range_change_that_of_ranged_symbols(ability: str, reach: int, by: int) -> None:
    for n in range(1, 6):
        p = aiming(ability, statues=(f"{1 + n},1",), passive=[f"Range of abilities {by:+}"])
        assert aims(p) == (["ann", "s0"] if n <= reach + by else ["ann"])


@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.rule("MA-RNG-08")
def test_effects_on_the_range_change_nothing_without_a_ranged_symbol(by: int) -> None:
    passive = [f"Range of abilities {by:+}", "Armor +2, on explorers within range 2"]
    assert aims(aiming(MELEE, statues=("2,1", "3,3"), passive=passive)) == ["ann", "s0"]
    p = aiming("Pay 1 stamina: lose 1 health, on explorers within range 2", drawing="a . b c", explorers=3, passive=passive)
    assert [p.game.traits(id).armor for id in ("ann", "bob", "cid")] == [4, 4, 2]
    assert hurt(p.go(USE)) == ["ann", "bob"]


@pytest.mark.rule("MA-RNG-08")
def test_effects_on_the_range_hold_for_a_second_symbol_too() -> None:
    ability = "Pay 1 stamina, melee, second range 2: attack 1/0; push 1, on the second target"
    for by, found in ((0, ["target:ann"]), (1, ["target:ann", "target:s0"])):
        p = aiming(ability, drawing="a B", statues=("1,4",), passive=[f"Range of abilities +{by}"] if by else []).go(USE, "barrel:2,1")
        assert (p.keys if p.prompt == "which-target" else found[:1]) == found


@pytest.mark.parametrize(("passive", "where", "shots"), [([], "3,1", 0), (["Range of abilities +1"], "5,1", 1)])
@pytest.mark.rule("MA-RNG-08")
def test_effects_on_the_range_hold_for_monsters_too(passive: list[str], where: str, shots: int) -> None:
    hunter = {"id": "hunter", "armor": 3, "will": 3, "health": 1, "stamina": 2, "active": ["Pay 2 stamina, range 3: attack 1/0"], "passive": passive}
    p = aiming(MELEE, monsters=[hunter], drawing="a\n- - - - -")
    with p.arrange():
        p.put("hunter", "5,1")
    p.begin().go("pass")
    assert (p.where("hunter"), len(p.told(Attacked))) == (where, shots)


@pytest.mark.parametrize("symbol", ["range 1", "range 1 over obstacles"])
@pytest.mark.rule("MA-RNG-08", "MA-RNG-06")
def test_no_range_is_so_short_that_a_monster_does_not_reach_itself(symbol: str) -> None:
    for by in (-1, -3):
        passive = [f"Range of abilities {by}"]
        assert shoots(symbol, effect="restore 1 health", wounds=1, passive=passive) == ["hunter"]
        assert shoots(symbol, passive=passive) == []


# -- the symbols of monsters -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("drawing", "at", "closed", "reached"), [
    ("a", "2,1", "", True), ("a", "2,2", "", True), ("a", "3,1", "", False), ("a", "2,3", "", False), ("a|.", "2,1", "", False),
    ("a!.", "2,1", "1,1 2,1", False), ("a!.", "2,1", "", True),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-01")
def test_the_melee_symbol_of_a_monster_reaches_adjacent_spaces(drawing: str, at: str, closed: str, reached: bool) -> None:
    assert shoots("melee", drawing, at=at, closed=closed) == (["ann"] if reached else [])


@pytest.mark.parametrize(("drawing", "others", "closed", "reached"), [
    ("a . . .", [], "", True), ("a . C .", [], "", False), ("a . B .", [], "", False), ("a . # .", [], "", False), ("a .|. .", [], "", False),
    ("a .!. .", [], "", True), ("a .!. .", [], "2,1 3,1", False), ("a . . .", ["3,1"], "", False), ("a . ~ .", [], "", True),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-02")
def test_what_blocks_the_first_ranged_symbol_of_a_monster(drawing: str, others: list[str], closed: str, reached: bool) -> None:
    assert shoots("range 3", drawing, at="4,1", others=others, closed=closed) == (["ann"] if reached else [])


@pytest.mark.parametrize(("drawing", "others", "closed", "reached"), [
    ("a . C .", [], "", True), ("a . B .", [], "", True), ("a . # .", [], "", False), ("a .|. .", [], "", False), ("a .!. .", [], "", True),
    ("a .!. .", [], "2,1 3,1", False), ("a . . .", ["3,1"], "", True),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-03")
def test_what_blocks_the_second_ranged_symbol_of_a_monster(drawing: str, others: list[str], closed: str, reached: bool) -> None:
    assert shoots("range 3 over obstacles", drawing, at="4,1", others=others, closed=closed) == (["ann"] if reached else [])


@pytest.mark.parametrize("symbol", ["range 3", "range 3 over obstacles"])
@pytest.mark.parametrize(("at", "reached"), [("4,1", True), ("5,1", False), ("1,4", True), ("1,5", False)])
@pytest.mark.rule("MA-RNG-04")
def test_the_range_of_a_monster_counts_from_the_space_next_to_it(symbol: str, at: str, reached: bool) -> None:
    assert shoots(symbol, at=at) == (["ann"] if reached else [])


@pytest.mark.parametrize(("at", "reached"), [("4,4", True), ("4,2", True), ("2,4", True), ("5,4", False), ("3,5", False)])
@pytest.mark.rule("MA-RNG-05")
def test_diagonal_spaces_count_as_one_for_monsters_too(at: str, reached: bool) -> None:
    assert shoots("range 3", at=at) == (["ann"] if reached else [])


@pytest.mark.rule("MA-RNG-05")
def test_that_is_what_the_ruler_of_the_table_shows() -> None:
    p = aiming(MELEE, drawing="a|. . .")
    for to, away in (("4,3", 3), ("3,4", 3), ("2,1", 1), ("5,5", 4)):
        assert p.table.measure("", p.cell("1,1"), p.cell(to), 0).distance == away


@pytest.mark.parametrize(("wounds", "found"), [(1, ["hunter"]), (0, [])])
@pytest.mark.rule("MA-RNG-06", "MA-AIP-48")
def test_a_monster_can_be_its_own_target(wounds: int, found: list[str]) -> None:
    for symbol in ("range 3", "melee"):
        assert shoots(symbol, at="9,9", effect="restore 1 health", wounds=wounds) == found


@pytest.mark.parametrize(("at", "found"), [("11,5", ["ann"]), ("12,5", ["ann"]), ("13,5", []), ("11,2", [])])
@pytest.mark.rule("MA-RNG-07")
def test_the_target_of_a_monster_may_be_on_a_neighbouring_tile(at: str, found: list[str]) -> None:
    assert shoots("range 3", at=at, ann="9,5", second=".") == found


# -- through -----------------------------------------------------------------------------------------------------------------------
THROUGH = {"walls": ".|.", "closed doors": ".!.", "obstacles": ". C", "rubble": ". #", "units": ". ."}


@pytest.mark.parametrize("through", THROUGH)
@pytest.mark.parametrize("thing", THROUGH)
@pytest.mark.rule("MA-RNG-18")
def test_what_targets_may_be_chosen_through_does_not_block_sight(thing: str, through: str) -> None:
    """Who sees through obstacles sees past units too, since these are obstacles; not the other way round."""
    for symbol, blocked in ((BOW, True), (ARC, thing not in ("obstacles", "units"))):
        statues, closed = ("4,1", "3,1") if thing == "units" else ("4,1",), "2,1 3,1" if thing == "closed doors" else ""
        p = aiming(symbol, drawing=f"a {THROUGH[thing]} .", statues=statues, passive=[f"Choose targets through {through}"], closed=closed)
        open_ = not blocked or through == thing or (through, thing) in (("obstacles", "units"), ("walls", "closed doors"))
        assert ("s0" in aims(p)) == open_


@pytest.mark.parametrize(("through", "drawing", "closed", "reached"), [
    ("walls", "a|.", "", True), ("closed doors", "a!.", "1,1 2,1", True), ("closed doors", "a|.", "", False), ("walls", "a!.", "1,1 2,1", True),
    ("rubble", "a|.", "", False),
])  # fmt: skip
@pytest.mark.rule("MA-RNG-18")
def test_the_melee_symbol_reaches_through_it_as_well(through: str, drawing: str, closed: str, reached: bool) -> None:
    p = aiming(MELEE, drawing=drawing, closed=closed, statues=("2,1",), passive=[f"Choose targets through {through}"])
    assert ("s0" in aims(p)) == reached


@pytest.mark.parametrize("through", ["walls", "walls and closed doors"])
@pytest.mark.rule("MA-RNG-18")
def test_it_makes_nothing_adjacent_and_changes_no_movement(through: str) -> None:
    p = aiming(AROUND, drawing="a|. b|C\n-", statues=("1,2",), explorers=2, passive=[f"Choose targets through {through}"])
    with p.arrange() as s:
        p.stand("bob", "2,1")
        s.explorers["ann"].items = ["trinket"]
    p.begin()
    assert not [key for key in p.keys if key.startswith(("trade", "move:2,1", "move:1,2"))]
    assert p.go(USE).told(Attacked) == []


@pytest.mark.rule("MA-RNG-18")
def test_what_is_chosen_through_is_a_matter_of_whoever_uses_the_ability() -> None:
    people = {"bob": {"passive": ["Choose targets through walls"], "active": [BOW]}}
    p = aiming(BOW, drawing="a|. .\nb|. .", statues=("3,1",), explorers=2, people=people)
    assert "s0" not in aims(p)
    p = aiming(BOW, drawing="a|. .\nb|. .", statues=("3,1",), explorers=2, people=people)
    assert "s0" in aims(p.go("pass"), "use:explorer/bob/active/0")


@pytest.mark.parametrize("through", THROUGH)
@pytest.mark.parametrize("thing", THROUGH)
@pytest.mark.rule("MA-RNG-18")
def test_monsters_choose_targets_through_the_same_things(thing: str, through: str) -> None:
    for symbol, blocked in (("range 3", True), ("range 3 over obstacles", thing not in ("obstacles", "units"))):
        others, closed = ["3,1"] if thing == "units" else [], "2,1 3,1" if thing == "closed doors" else ""
        open_ = not blocked or through == thing or (through, thing) in (("obstacles", "units"), ("walls", "closed doors"))
        found = shoots(symbol, f"a {THROUGH[thing]} .", at="4,1", others=others, passive=[f"Choose targets through {through}"], closed=closed)
        assert found == (["ann"] if open_ else [])
