"""The nearest space or unit: where it is looked for, how distance counts, and what happens if it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, LostHealth, SpaceUsed

from .aiming import aiming
from .position import CHAPTERS, Position, position

USE = "use:explorer/ann/active/0"
HURT = "Pay 1 stamina: lose 1 health, on the nearest monster"


def looking(ability: str, drawing: str = "a", *, statues: Sequence[str] = (), second: str = "", explorers: int = 1, **more: Any) -> Position:
    """ann's turn, with statues on these spaces; a second tile lies to the east if it is drawn."""
    return aiming(ability, drawing=drawing, statues=statues, second=second, explorers=explorers, **more)


def hurt(p: Position) -> list[str]:
    return [e.figure for e in p.told(LostHealth)]


# -- units -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("statues", "found"), [(("1,3", "11,1"), ["s0"]), (("11,1",), []), ((), [])])
@pytest.mark.rule("MA-NEA-01")
def test_the_nearest_unit_is_looked_for_on_the_own_tile_only(statues: tuple[str, ...], found: list[str]) -> None:
    p = looking(HURT, second=".", statues=statues)
    with p.arrange():
        p.stand("ann", "10,1")
    assert hurt(p.begin().go(USE)) == found


@pytest.mark.rule("MA-NEA-01")
def test_even_a_card_that_reaches_all_tiles_looks_for_the_nearest_on_that_of_the_explorer_who_resolves_it() -> None:
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["Lose 1 health, on the nearest monster"]}, CHAPTERS[2]]
    p = looking("Pay 1 stamina: proceed to the next chapter", second=".", statues=("1,3", "11,1"), chapters=chapters)
    with p.arrange():
        p.stand("ann", "10,1")
    assert hurt(p.begin().go(USE)) == ["s0"]


@pytest.mark.rule("MA-NEA-01")
def test_if_nobody_looks_for_the_nearest_the_players_choose_among_all() -> None:
    events = [{"id": "dread", "kind": "horror", "scenario": "trial", "enters": ["Lose 1 health, on the nearest monster"]}]
    p = looking(HURT, second=".", statues=("1,3", "11,1"), events=events, draws={"horror-roll": "9", "horror-event": "dread"})
    p.go("pass")
    assert (p.prompt, p.keys, p.decision.seat) == ("which-unit", ["unit:s0", "unit:s1"], -1)
    assert hurt(p.go("unit:s1")) == ["s1"]


@pytest.mark.rule("MA-NEA-01", "MA-TRF-02")
def test_the_nearest_space_is_looked_for_on_the_own_tile_only() -> None:
    p = looking("Pay 1 stamina: transfer to the nearest spawn space", "a S", second="S")
    with p.arrange():
        p.stand("ann", "10,1")
    assert p.begin().go(USE).where("ann") == "2,1"
    p = looking("Pay 1 stamina: transfer to the nearest spawn space", "a", second="S")
    with p.arrange():
        p.stand("ann", "10,1")
    assert p.begin().go(USE).where("ann") == "10,1"


@pytest.mark.rule("MA-NEA-01")
def test_nobody_is_nearest_to_itself() -> None:
    p = looking("Pay 1 stamina: restore 1 health, on the nearest explorer", "a . . b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    p.begin().go(USE)
    assert (p.explorer("ann").health, p.explorer("bob").health) == (3, 4)


@pytest.mark.parametrize("between", ["a|. .", "a # .", "a ~ .", "a C .", "a B .", "a b ."])
@pytest.mark.rule("MA-NEA-02")
def test_walls_rubble_chasms_units_and_obstacles_do_not_count(between: str) -> None:
    """A statue on the second space in a corridor behind them, and one on the third in the open."""
    p = looking(HURT, f"{between}\n  - -", statues=("3,1", "1,4"), explorers=2)
    assert hurt(p.go(USE)) == ["s0"]


@pytest.mark.rule("MA-NEA-02")
def test_diagonal_steps_count_like_straight_ones() -> None:
    assert hurt(looking(HURT, statues=("4,4", "5,1")).go(USE)) == ["s0"]
    assert hurt(looking(HURT, statues=("5,5", "4,1")).go(USE)) == ["s1"]


@pytest.mark.parametrize("between", [".|.", ". #", ". ~", ". C"])
@pytest.mark.rule("MA-NEA-02", "MA-TRF-02")
def test_they_do_not_count_on_the_way_to_a_space_either(between: str) -> None:
    p = looking("Pay 1 stamina: transfer to the nearest spawn space", f"a {between} S\n- - -\n.\n.\n.\nS").go(USE)
    assert p.where("ann") == "4,1"


@pytest.mark.parametrize(("ann", "bob", "struck"), [("4,4", "6,5", "bob"), ("4,5", "1,4", "ann"), ("4,5", "6,5", "ann")])
@pytest.mark.rule("MA-NEA-02", "MA-AIP-46")
def test_that_is_how_a_predictable_monster_ranks_explorers_whom_it_cannot_reach(ann: str, bob: str, struck: str) -> None:
    """A chasm lies between them and the sniper in 4,9. ann has less health, which counts only if bob is not nearer."""
    sniper = {"id": "sniper", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina, range 9: attack 1/0"]}
    p = position("\n".join([*["."] * 6, " ".join("~" * 10)]), explorers=2, monsters=[sniper])
    with p.arrange() as s:
        p.stand("ann", ann)
        p.stand("bob", bob)
        p.put("sniper", "4,9")
        s.explorers["ann"].health = 3
    p.rest().until_phase("explorers")
    assert [e.targets for e in p.told(Attacked)] == [(struck,)]


@pytest.mark.rule("MA-NEA-03", "MA-AIP-13")
def test_predictable_monsters_find_the_nearest_explorer_in_another_way() -> None:
    """ann is 2 spaces away from the brute, but on the other side of a wall; bob is 3 away. For what says 'the nearest', ann is nearer."""
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina: lose 1 health, on the nearest explorer"]}
    walls = "a . . . . .\n- - - - - -\n. . . .|. .\n. . . b|. .\n- - - - - -"
    for id, found in (("brute", ["bob"]), ("herald", ["ann"])):
        p = position(walls, explorers=2, monsters=[herald])
        with p.arrange():
            p.put(id, "1,3")
        p.rest().until_phase("explorers")
        assert hurt(p) == found
        assert [e.targets for e in p.told(Attacked)] == ([("bob",)] if id == "brute" else [])


# -- taken or impassable ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("drawing", "statues", "found"), [
    ("a . . S", (), ["4,1"]), ("a # # S\n# # . .", ("4,1",), ["3,2", "4,2", "5,1", "5,2"]),
    ("a # # S #\n# # # ~ #\n. # # # #", ("4,1",), []),
])  # fmt: skip
@pytest.mark.rule("MA-NEA-04")
def test_if_the_space_of_a_transfer_is_occupied_the_nearest_free_one_is_taken_even_a_chasm(
    drawing: str, statues: Sequence[str], found: list[str]
) -> None:
    p = looking("Pay 1 stamina: transfer to the nearest spawn space", drawing, statues=statues, explorers=2).go(USE)
    if len(found) > 1:
        assert (p.prompt, p.keys, p.decision.seat) == ("which-space", [f"space:{space}" for space in sorted(found, key=lambda s: s[::-1])], 0)
        p.go("space:5,1")
        assert p.where("ann") == "5,1"
    else:
        assert (p.where("ann"), p.explorer("ann").dead) == ((found or [""])[0], not found)


@pytest.mark.rule("MA-NEA-04")
def test_if_the_space_of_a_transfer_is_impassable_the_nearest_free_one_is_taken() -> None:
    p = looking("Pay 1 stamina: transfer to the nearest chest", "a . # C #\n. . # . #\n. . # # #").go(USE)
    assert p.where("ann") == "4,2"


@pytest.mark.rule("MA-NEA-04")
def test_the_free_space_is_on_the_same_tile() -> None:
    """The free space beside the chest lies on the other tile; on this one the next is further away."""
    corner = "\n".join([". . . . . . . # # #"] * 3 + [". . . . . . . # # C"] + [". . . . . . . # . ."] * 2)
    p = looking("Pay 1 stamina: transfer to the nearest chest", corner, second=".", statues=("10,5", "9,5"))
    with p.arrange():
        p.stand("ann", "1,1")
    p.begin().go(USE)
    assert (p.prompt, p.keys) == ("which-space", ["space:9,6", "space:10,6"])


@pytest.mark.rule("MA-NEA-04")
def test_a_monster_appears_on_the_nearest_free_space_even_a_chasm() -> None:
    drawing = "a . # S #\n. . # ~ #\n. . # # #"
    p = looking(HURT, drawing, statues=("4,1",), draws={"spawn-roll": "9", "monster-card": "s1"}).go("pass")
    assert (p.where("s0"), list(p.s.monsters), p.s.fallen) == ("4,1", ["s0"], ["s1"])


# -- ties ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-NEA-05")
def test_the_user_of_an_ability_chooses_among_the_nearest_units() -> None:
    p = looking(HURT, statues=("3,1", "3,3", "1,3", "4,1"), explorers=2).go(USE)
    assert (p.prompt, p.keys, p.decision.seat) == ("which-unit", ["unit:s0", "unit:s1", "unit:s2"], 0)
    assert hurt(p.go("unit:s1")) == ["s1"]


@pytest.mark.rule("MA-NEA-05")
def test_the_players_choose_among_those_nearest_to_a_monster() -> None:
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina: lose 1 health, on the nearest explorer"]}
    p = position("a . . . b", explorers=2, monsters=[herald])
    with p.arrange():
        p.put("herald", "3,1")
    p.rest()
    p.until("which-unit", monster_acts="ability:monster/herald/active/0:ann")
    assert (p.keys, p.decision.seat, p.decision.group) == (["unit:ann", "unit:bob"], -1, None)
    assert hurt(p.go("unit:bob")) == ["bob"]


@pytest.mark.rule("MA-NEA-05")
def test_the_nearest_of_equally_near_spaces_is_a_choice() -> None:
    p = looking("Pay 1 stamina: transfer to the nearest spawn space", "a . S .\n. . . .\nS . . .\n. . . S").go(USE)
    assert (p.prompt, p.keys, p.decision.seat) == ("which-space", ["space:3,1", "space:1,3"], 0)
    assert p.go("space:1,3").where("ann") == "1,3"


@pytest.mark.rule("MA-NEA-05", "MA-CHS-07")
def test_the_players_choose_which_of_two_chapter_spaces_is_lit() -> None:
    p = looking("Pay 1 stamina: light a chapter space", "a . X .\n. . . .\nX . . X", explorers=2).go(USE)
    assert (p.prompt, p.keys, p.decision.seat) == ("light-space", ["space:3,1", "space:1,3"], -1)
    p.go("space:3,1")
    assert [(e.how, e.cell) for e in p.told(SpaceUsed)] == [("light", p.cell("3,1"))]
