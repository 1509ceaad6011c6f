"""Overlay tiles: hazardous and difficult terrain, obstacles and treasure."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Changed, TreasureLooted
from undercroft.games.haven.events import Suffered

from .position import acting, card, kind, position

BAT = kind("bat", flying=True, does=())
LONG = {"o": {"terrain": "obstacle", "tile": "bench"}}
"""Every o of the map is one obstacle."""


@pytest.mark.rule("GH-OVR-21")
@pytest.mark.parametrize(("level", "damage"), [(0, 1), (1, 1), (2, 2), (3, 2), (7, 4)])
def test_every_hazardous_hex_entered_deals_half_the_damage_of_a_trap(level: int, damage: int) -> None:
    p = acting("1 h h 2", "bottom", "Move 2", level=level).go("move:2,1", "suffer", "move:3,1", "suffer")
    assert p.c().health == 10 - 2 * damage


@pytest.mark.rule("GH-OVR-21")
def test_hazardous_terrain_hurts_in_forced_movement_too() -> None:
    p = acting("1 A h\n 2 w w", "top", "Push 1", monsters={"A": "dummy"}).go("target:dummy-1", "push")
    assert p.m("dummy").health == 30 - 1


@pytest.mark.rule("GH-OVR-22")
def test_hazardous_terrain_does_nothing_to_who_flies_or_jumps_over_it() -> None:
    p = acting("1 A h\n 2 w w", "top", "Push 1", monsters={"A": "bat"}, kinds=[BAT]).go("target:bat-1", "push")
    assert (p.where(p.m("bat")), p.m("bat").health) == ("3,1", 8)
    p = acting("1 h . 2", "bottom", "Move 2, jump").go("move:3,1")
    assert p.c().health == 10
    p = acting("1 h h 2", "bottom", "Move 2, jump").go("move:3,1", "suffer")
    assert p.c().health == 10 - 1


@pytest.mark.rule("GH-OVR-23")
def test_hazardous_terrain_stays_after_it_has_hurt() -> None:
    p = acting("1 h 2", "bottom", "Move 3").go("move:2,1", "suffer", "move:1,1", "pass").until("select")
    p.play("spare-2", "spare-3").until("turn").go("bottom:spare-2", "move:2,1", "suffer")
    assert p.c().health == 10 - 1 - 1


@pytest.mark.rule("GH-OVR-24")
def test_starting_a_turn_on_hazardous_terrain_or_leaving_it_does_nothing() -> None:
    p = acting("1 h . 2", "bottom", "Move 1", cards=[card("hop", bottom="Move 2, jump")]).go("move:2,1", "suffer").until("select")
    p.play("hop", "spare-2").until("turn").go("bottom:hop", "stay").until("select")
    p.play("spare-3", "spare-4").until("turn").go("bottom:spare-3", "move:3,1").until("select")
    assert [e.figure for e in p.events(Suffered)] == ["c1"]  # only for entering
    assert p.c().health == 10 - 1


@pytest.mark.rule("GH-OVR-25")
def test_entering_difficult_terrain_costs_two_points() -> None:
    p = acting("1 ~ ~ 2", "bottom", "Move 3")
    assert p.keys == ["stay", "move:2,1"]
    p = acting("1 ~ ~ 2", "bottom", "Move 4")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]
    p = position("1 ~ . A\n 2 w w w", monsters={"A": "slow"}, kinds=[kind("slow", move=2)]).play().until("turn")
    assert p.where(p.m("slow")) == "3,1"


@pytest.mark.rule("GH-OVR-26")
def test_difficult_terrain_is_ignored_in_flight_in_forced_movement_and_under_a_jump_but_for_its_last_hex() -> None:
    p = acting("1 ~ ~ . 2", "bottom", "Move 3, jump")
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]
    p = acting("1 ~ ~ . 2", "bottom", "Move 2, jump")
    assert p.keys == ["stay", "move:2,1"]  # the last hex costs two: the second is out of reach
    p = position("1 ~ ~ 2", cards=[card("go", bottom="Move 2"), card("wings", top="Round: Flying")])
    p.play("go", "wings").go("top:wings", "perform", "bottom:go")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]
    p = acting("1 A ~ ~\n 2 w w w", "top", "Push 2", monsters={"A": "dummy"}).go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "4,1"


@pytest.mark.rule("GH-OVR-27")
@pytest.mark.parametrize("look", ["obstacle", {"terrain": "obstacle", "tile": "table"}])
def test_normal_movement_cannot_enter_an_obstacle_whatever_it_looks_like(look: object) -> None:
    p = acting("1 O . 2\n w .", "bottom", "Move 3", legend={"O": look})
    assert p.prompt == "turn"  # nowhere to go
    p = acting("1 A O\n 2 w w", "top", "Push 1", monsters={"A": "dummy"}, legend={"O": look}).go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "2,1"


@pytest.mark.rule("GH-OVR-28")
def test_flying_figures_end_on_obstacles_and_a_jump_only_passes_over_them() -> None:
    p = position("1 o . 2", cards=[card("go", bottom="Move 2"), card("wings", top="Round: Flying")])
    p.play("go", "wings").go("top:wings", "perform", "bottom:go")
    assert p.keys == ["stay", "move:2,1", "move:3,1"]
    p.go("move:2,1")
    assert p.where(p.c()) == "2,1"
    p = acting("1 o . 2", "bottom", "Move 2, jump")
    assert p.keys == ["stay", "move:3,1"]


@pytest.mark.rule("GH-OVR-29")
def test_obstacles_affect_neither_ranged_attacks_nor_sight() -> None:
    p = acting("1 o o A\n 2 o o", "top", "Attack 2, range 3", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-OVR-30")
def test_an_obstacle_cannot_be_created_where_it_cuts_an_area_off() -> None:
    map_ = """
        1 . . .
         2 . w .
        """
    p = acting(map_, "top", "Create obstacle, range 2")
    assert p.keys == ["skip", "hex:2,1", "hex:2,2"]  # not 3,1, the only way to the right
    p.go("hex:2,1")
    assert list(p.state.obstacles) == [str(p.cell("2,1"))]


@pytest.mark.rule("GH-OVR-30")
def test_an_obstacle_cannot_be_moved_to_where_it_cuts_an_area_off() -> None:
    map_ = """
        1 . . .
         2 o w .
        """
    p = acting(map_, "top", "Move obstacle 2, range 2").go("hex:2,2")
    assert "hex:3,1" not in p.keys  # the only way to the right
    assert "hex:2,1" in p.keys  # with the obstacle gone there is a way past it
    p.go("hex:2,1")
    assert list(p.state.obstacles) == [str(p.cell("2,1"))]


@pytest.mark.rule("GH-OVR-31")
def test_treasure_is_looted_by_characters_for_its_reward_or_for_the_goal() -> None:
    marks = {"T": {"treasure": 7}, "G": {"treasure": "goal"}}
    p = acting("1 T . 2\n G .", "top", "Loot 1", legend=marks, treasures={"7": {"gold": 9}}, goal=["1 goal treasures are looted"]).go("perform")
    assert [e.treasure for e in p.events(TreasureLooted)] == ["7", "goal"]
    assert (p.hero().gold, p.hero().treasures, p.state.goal_loot) == (9, ["7"], 1)
    assert p.state.won
    assert not p.state.treasures


@pytest.mark.rule("GH-OVR-32")
def test_a_goal_treasure_is_needed_to_win_and_lies_there_in_every_replay() -> None:
    def play(looted: list[str]) -> bool:
        p = position("1 G 2", legend={"G": {"treasure": "goal"}}, goal=["1 goal treasures are looted"], setup={"looted": looted})
        p.next_round()
        assert p.state.outcome is None
        p.play("spare-1", "spare-2").until("turn").go("bottom:spare-1", "move:2,1").until("select")
        return p.state.outcome == "won"

    assert play([])
    assert play(["7", "goal"])


@pytest.mark.rule("GH-OVR-33", "GH-LOO-04")
def test_a_numbered_treasure_gives_its_reward_as_soon_as_it_is_looted() -> None:
    reward = {"gold": 4, "xp": 2, "does": ["Heal 3, self", "Poison, self"]}
    p = position("1 T . 2", legend={"T": {"treasure": 7}}, treasures={"7": reward}, cards=[card("grab", top="Loot 1")])
    p.set(p.c(), health=5).play("grab", "spare-1").go("top:grab", "perform")
    hero = p.hero()
    assert (hero.gold, hero.xp, p.c().health, list(p.c().conditions)) == (4, 2, 8, ["poison"])
    assert p.prompt == "turn"


@pytest.mark.rule("GH-OVR-34")
def test_a_named_item_goes_to_the_looters_unequipped_items() -> None:
    p = acting("1 T . 2", "top", "Loot 1", legend={"T": {"treasure": 7}}, treasures={"7": {"item": "war-hammer"}}).go("perform")
    assert (p.hero().bag, p.hero().items) == (["war-hammer"], {})
    assert not p.hero(2).bag


@pytest.mark.rule("GH-OVR-35")
def test_an_item_design_puts_the_item_into_the_shop() -> None:
    p = acting("1 T . 2", "top", "Loot 1", legend={"T": {"treasure": 7}}, treasures={"7": {"design": "war-hammer"}}).go("perform")
    assert p.state.designs == ["war-hammer"]
    assert (p.hero().bag, p.hero().items) == ([], {})


@pytest.mark.rule("GH-OVR-36")
def test_a_numbered_treasure_looted_before_is_not_placed_again() -> None:
    given = {"legend": {"T": {"treasure": 7}, "U": {"treasure": 8}}, "treasures": {"7": {"gold": 9}, "8": {"gold": 1}}}
    p = position("1 T U 2", **given)
    assert sorted(p.state.treasures.values()) == ["7", "8"]
    p.play("spare-1", "spare-2").until("turn").go("bottom:spare-1", "move:2,1").until("select")
    assert p.state.looted == ["7"]
    p = position("1 T U 2", setup={"looted": p.state.looted}, **given)
    assert list(p.state.treasures.values()) == ["8"]


@pytest.mark.rule("GH-OVR-37")
def test_treasure_and_money_do_not_hinder_movement_and_figures_may_stop_on_them() -> None:
    p = acting("1 $ T . 2", "bottom", "Move 3", legend={"T": {"treasure": 7}}, treasures={"7": {}})
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]
    p = position("1 $ T A\n 2 w w w", monsters={"A": "grub"}, legend={"T": {"treasure": 7}}, treasures={"7": {}}).play().until("turn")
    assert p.where(p.m()) == "2,1"
    assert (len(p.state.coins), len(p.state.treasures)) == (1, 1)


@pytest.mark.rule("GH-OVR-38")
def test_an_obstacle_of_several_hexes_is_destroyed_as_a_whole() -> None:
    p = acting("1 o o O\n 2 . .", "top", "Destroy obstacle, range 1", legend={**LONG, "O": "obstacle"}).go("hex:2,1")
    assert list(p.state.obstacles) == [str(p.cell("4,1"))]


@pytest.mark.rule("GH-OVR-38")
def test_one_hex_of_a_larger_obstacle_cannot_be_moved_alone() -> None:
    p = acting("1 o o O .\n 2 . . . .", "top", "Move obstacle 1, range 4", legend={**LONG, "O": "obstacle"})
    assert p.keys == ["skip", "hex:4,1"]


@pytest.mark.rule("GH-OVR-38")
def test_a_trap_over_several_hexes_is_sprung_in_each_of_them() -> None:
    p = acting("1 ! ! 2", "bottom", "Move 2").go("move:2,1", "suffer", "move:3,1", "suffer")
    assert p.c().health == 10 - 3 - 3


@pytest.mark.rule("GH-OVR-39")
@pytest.mark.parametrize(("mark", "parted"), [("A", False), ("!", False), ("~", False), ("h", False), ("$", False), ("o", True), ("w", True)])
def test_only_walls_and_obstacles_part_areas(mark: str, parted: bool) -> None:
    map_ = f"""
        . . . .
         {mark} w w .
        . 2 . 1
        """
    p = acting(map_, "top", "Create obstacle", monsters={"A": "dummy"})
    assert ("hex:4,2" in p.keys) != parted


@pytest.mark.rule("GH-OVR-39")
@pytest.mark.parametrize(("mark", "passable"), [("+", True), ("=", True), ("w", False)])
def test_closed_doors_count_as_passable(mark: str, passable: bool) -> None:
    map_ = f"""
        . . . .
         {mark} w w .
        . w w .
         {mark} w w .
        . . 2 1
        """
    p = acting(map_, "top", "Create obstacle")
    assert p.state.rooms == ["1"]
    assert ("hex:4,4" in p.keys) == passable


@pytest.mark.rule("GH-OVR-38")
@pytest.mark.parametrize(("chosen", "where", "xp"), [(["skip"], "2,1", 0), (["hex:2,1", "skip"], "2,1", 0), (["hex:2,1", "hex:3,1"], "3,1", 1)])
def test_an_obstacle_stays_unless_it_is_moved(chosen: list[str], where: str, xp: int) -> None:
    p = acting("1 o . .\n 2 . . .", "top", "Move obstacle 1", "Xp 1").go(*chosen)
    assert (p.prompt, list(p.state.obstacles), p.hero().xp) == ("turn", [str(p.cell(where))], xp)
    assert [(e.what, e.how, e.cell) for e in p.events(Changed)] == ([("obstacle", "moved", p.cell(where))] if xp else [])


@pytest.mark.rule("GH-OVR-38")
def test_an_obstacle_is_moved_as_far_as_the_ability_says_and_not_to_where_it_is() -> None:
    p = acting("1 o . . .\n 2 . . . .", "top", "Move obstacle 2").go("hex:2,1")
    assert p.keys == ["skip", "hex:3,1", "hex:4,1", "hex:2,2", "hex:3,2"]


@pytest.mark.rule("GH-OVR-38")
def test_a_tile_of_one_hex_can_be_moved_and_one_with_a_figure_on_it_cannot() -> None:
    go = card("go", top="Move obstacle 1, range 2", initiative=1)
    p = position("1 o O\n 2 A", legend={**LONG, "O": "obstacle"}, monsters={"A": "bat"}, kinds=[BAT], cards=[go])
    assert p.play("go", "spare-1").go("top:go").keys == ["skip", "hex:2,1", "hex:3,1"]
    p.until("select").set(p.m("bat"), at="3,1").put("hand", "go").play("go", "spare-2").until("turn").go("top:go")
    assert p.keys == ["skip", "hex:2,1"]
