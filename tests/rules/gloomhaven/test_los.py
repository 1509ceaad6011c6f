"""Line of sight, range and adjacency."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked, Moved, Retaliated

from .position import acting, card, kind, position

CORNER = """
    1 . .
     2 w .
    w w A
    """
"""The character 1,1 and the monster 3,3: four hexes apart round the corner, out of sight."""
THIN = """
    . . . 2
     1 A .
    . . .
    """
"""With a thin wall between 1,2 and 2,2 these two see each other past its ends, but they are two hexes apart."""
EMPTY = THIN.replace("A", ".")
WALL = ["1,2|2,2"]
SPIKY = kind("spiky", does=(), health=30, traits="Retaliate 2")


@pytest.mark.rule("GH-LOS-01")
def test_attacks_need_line_of_sight() -> None:
    p = acting(CORNER, "top", "Attack 2, range 9", monsters={"A": "dummy"})
    assert p.prompt == "turn"
    p = acting(CORNER.replace("w .", ". ."), "top", "Attack 2, range 9", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-LOS-01")
def test_monsters_need_line_of_sight_too() -> None:
    still = kind("still", range=9, does=["Attack +0"])
    p = position(CORNER, monsters={"A": "still"}, kinds=[still]).play().until("damage", "turn")
    assert p.prompt == "turn"
    p = position(CORNER.replace("w .", ". ."), monsters={"A": "still"}, kinds=[still]).play().until("damage", "turn")
    assert p.prompt == "damage"


@pytest.mark.rule("GH-LOS-02")
def test_a_line_from_corner_to_corner_must_not_even_touch_the_corner_of_a_wall() -> None:
    lane = """
        1 . A
         2 w w
        """
    p = acting(lane, "top", "Attack 2, range 3", monsters={"A": "dummy"})
    assert p.prompt == "turn"  # every corner of the lane touches a wall
    half = """
        1 . A
         2 . w
        """
    p = acting(half, "top", "Attack 2, range 3", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]  # from the lower corner of 1,1 to the lower left one of 3,1


@pytest.mark.rule("GH-LOS-03")
@pytest.mark.parametrize(("covered", "seen"), [("#", False), (" ", False), ("w", False), (".", True), ("o", True), ("!", True)])
def test_partial_hexes_are_wall_unless_a_tile_covers_them(covered: str, seen: bool) -> None:
    p = acting(f"1 . A 2\n {covered} {covered}", "top", "Attack 2, range 2", monsters={"A": "dummy"})
    assert (p.prompt == "attack") == seen


@pytest.mark.rule("GH-LOS-04")
def test_figures_and_obstacles_do_not_block_sight() -> None:
    p = acting("1 B o A\n 2 o o .", "top", "Attack 2, range 3", monsters={"A": "dummy", "B": "moth"})
    assert sorted(p.keys_of("attack")) == ["dummy-1", "moth-1"]


@pytest.mark.rule("GH-LOS-05")
@pytest.mark.parametrize(
    "text", ["Heal 3, range 9, ally", "Muddle, range 9", "Push 1, range 9", "Create trap 2, range 9", "Strengthen, ally, range 9"]
)
def test_abilities_with_a_range_need_line_of_sight(text: str) -> None:
    map_ = """
        1 . .
         w w .
        w 2 A
        """
    wanted = {"target:dummy-1", "target:c2", "hex:3,2"}
    p = acting(map_, "top", text, monsters={"A": "dummy"})
    assert not wanted & set(p.keys)
    p = acting(map_.replace("w w .", ". . ."), "top", text, monsters={"A": "dummy"})
    assert wanted & set(p.keys)


@pytest.mark.rule("GH-LOS-06")
def test_an_ability_without_a_range_needs_no_line_of_sight() -> None:
    map_ = """
        1 2 w . .
         . . . .
        """
    p = acting(map_, "top", "Teleport 4")
    assert "hex:5,1" in p.keys
    assert not p.game.ground.sees(p.cell("1,1"), p.cell("5,1"))
    p = acting("1 2 $ w", "top", "Strengthen, self", "Bless").go("target:c1", "target:c2")
    assert list(p.c().conditions) == ["strengthen"]
    assert "bless" in p.state.decks["c2"].draw


@pytest.mark.rule("GH-LOS-07")
def test_hexes_parted_by_a_wall_are_not_adjacent() -> None:
    p = acting(THIN, "top", "Attack 2", monsters={"A": "dummy"}, walls=WALL)
    assert p.prompt == "turn"
    p = acting(THIN, "top", "Attack 2", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-LOS-08")
def test_range_is_not_counted_through_walls() -> None:
    p = acting(THIN, "top", "Attack 2, range 1", monsters={"A": "dummy"}, walls=WALL)
    assert p.prompt == "turn"
    p = acting(THIN, "top", "Attack 2, range 2", monsters={"A": "dummy"}, walls=WALL)
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-LOS-09")
def test_distance_is_the_shortest_way_past_walls_through_figures_obstacles_and_terrain() -> None:
    p = position("1 o A ~ ! 2\n w w w w w w", monsters={"A": "dummy"})
    assert p.game.apart(p.cell("1,1"), p.cell("6,1")) == 5
    around = """
        1 w .
         . w .
        2 . .
        """
    p = position(around)
    assert p.game.apart(p.cell("1,1"), p.cell("3,1")) == 5
    ways = """
        1 . + .
         2 w w .
        w . + .
        """
    p = position(ways)
    assert p.game.ground.distance(p.cell("2,1"), p.cell("4,1")) is None  # closed and unrevealed


@pytest.mark.rule("GH-LOS-09")
def test_adjacent_means_distance_1_for_every_purpose() -> None:
    p = acting(THIN, "top", "Attack 2, range 2", monsters={"A": "spiky"}, kinds=[SPIKY], walls=WALL, modifiers="+0 -2").go("attack:spiky-1")
    assert [e.modifiers for e in p.events(Attacked)] == [("+0",)]  # no disadvantage
    assert not p.events(Retaliated)
    p = acting(THIN, "top", "Attack 2, range 2", monsters={"A": "spiky"}, kinds=[SPIKY], modifiers="+0 -2").go("attack:spiky-1")
    assert [e.modifiers for e in p.events(Attacked)] == [("+0", "-2")]
    assert p.events(Retaliated)


@pytest.mark.rule("GH-LOS-09")
def test_adjacency_in_card_text_and_in_looting_is_distance_1() -> None:
    p = acting(THIN, "top", "Attack adjacent enemies, range 2", monsters={"A": "dummy"}, walls=WALL).go("attack:dummy-1")
    assert p.m("dummy").health == 30
    for reach, coins in ((1, 0), (2, 1)):
        p = acting(THIN.replace("A", "$"), "top", f"Loot {reach}", walls=WALL).go("perform")
        assert p.hero().coins == coins


@pytest.mark.rule("GH-LOS-10")
def test_a_wall_without_thickness_blocks_movement_sight_range_and_adjacency() -> None:
    map_ = """
        1 . A .
         2 . . .
        . . . .
        """
    seam = ["2,1|3,1", "2,2|3,1", "2,2|3,2", "2,2|3,3"]  # between two tiles, but for the lowest row
    p = acting(map_, "bottom", "Move 2", monsters={"A": "dummy"}, walls=seam)
    assert p.keys_of("move") == ["2,1", "2,2", "1,3", "2,3"]
    p = acting(map_, "top", "Attack 2, range 9", monsters={"A": "dummy"}, walls=seam)
    assert p.prompt == "turn"  # not in sight
    p = acting(map_.replace("1 .", ". 1"), "top", "Attack 2", monsters={"A": "dummy"}, walls=seam)
    assert p.prompt == "turn"  # not adjacent
    assert p.game.apart(p.c().cell, p.m("dummy").cell) == 5
    p = acting(map_, "top", "Attack 2, range 2", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]
    p = acting(map_.replace("1 .", ". 1"), "top", "Attack 2", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-LOS-11")
@pytest.mark.parametrize(
    ("map_", "seen"),
    [
        pytest.param("1 . A 2\n . .", True, id="a line along the lower corners"),
        pytest.param("1 . A 2\n . . w", True, id="one free corner of the second is enough"),
        pytest.param("1 . A 2\n w .", False, id="a wall at the corners of the first"),
        pytest.param("1 . A 2\n . w", False, id="a wall at the corners of the second"),
        pytest.param("1 . . A 2\n . w .", False, id="a wall that the line only touches"),
    ],
)
def test_one_free_line_of_the_36_is_enough_and_sight_is_mutual(map_: str, seen: bool) -> None:
    p = acting(map_, "top", "Attack 2, range 4", monsters={"A": "dummy"})
    assert (p.prompt == "attack") == seen
    still = kind("still", range=4, does=["Attack +0"])
    p = position(map_, monsters={"A": "still"}, kinds=[still])
    p.set(p.c(2), conditions=["invisible"]).play("spare-1", "spare-2").until("damage", "turn")
    assert (p.prompt == "damage") == seen


@pytest.mark.rule("GH-LOS-12")
def test_adjacent_hexes_always_see_each_other() -> None:
    p = acting("1 A 2", "top", "Attack 2, range 3", monsters={"A": "dummy"})
    assert p.keys_of("attack") == ["dummy-1"]
    p = position("1 2 A", monsters={"A": "grub"}, cards=[card("late", initiative=80)]).play().until("damage")
    assert p.prompt == "damage"


@pytest.mark.rule("GH-LOS-01")
@pytest.mark.parametrize(("wall", "hit"), [("w", ["c2"]), (".", ["c1", "c2"])])
def test_an_attack_of_a_monster_on_several_targets_needs_line_of_sight_to_each(wall: str, hit: list[str]) -> None:
    still = kind("still", range=9, does=["Attack +0, target 2"])
    p = position(f"2 . A {wall} 1\n . . . . .", monsters={"A": "still"}, kinds=[still])
    p.play().until("turn")
    assert sorted(e.target for e in p.events(Attacked)) == hit


@pytest.mark.rule("GH-LOS-02")
@pytest.mark.parametrize(("below", "seen"), [("w w", False), (". w", True)])
def test_the_ruler_says_whether_there_is_a_line_of_sight(below: str, seen: bool) -> None:
    p = position(f"1 . .\n 2 {below}")
    assert p.table.measure("map", p.cell("1,1"), p.cell("3,1"), 0).sight == seen


@pytest.mark.rule("GH-LOS-05")
@pytest.mark.parametrize(("wall", "left"), [("w w", 30), (". .", 28)])
def test_damage_to_all_enemies_in_range_needs_line_of_sight(wall: str, left: int) -> None:
    p = acting(f"1 . .\n {wall} .\nw 2 A", "top", "All enemies suffer 2, range 9", monsters={"A": "dummy"}).until("turn", "ability")
    assert p.go(*["perform"] * (p.prompt == "ability")).m("dummy").health == left


@pytest.mark.rule("GH-LOS-07")
def test_a_summon_is_not_put_behind_a_wall_and_a_path_leads_around_it() -> None:
    call = card("call", top='Persistent: Summon "Wolf" {hp 4, move 2, attack 1}', bottom="Move 2", initiative=1)
    p = position(EMPTY, cards=[call], walls=WALL).play("call", "spare-1").go("top:call")
    assert p.keys_of("hex") == ["1,1", "2,1", "1,3", "2,3"]
    p = position(EMPTY, cards=[call], walls=WALL).play("call", "spare-1").go("bottom:call", "move:2,2")
    assert [p.game.name(c) for e in p.events(Moved) for c in e.path] in (["2,1", "2,2"], ["2,3", "2,2"])


@pytest.mark.rule("GH-LOS-08")
@pytest.mark.parametrize(("reach", "offered"), [(1, False), (2, True)])
def test_neither_is_the_range_of_what_is_done_to_hexes(reach: int, offered: bool) -> None:
    p = acting(EMPTY, "top", f"Create trap 2, range {reach}", walls=WALL)
    assert ("2,2" in p.keys_of("hex")) == offered


@pytest.mark.rule("GH-LOS-09")
def test_the_ruler_measures_along_the_way_past_walls() -> None:
    p = position(EMPTY, walls=WALL)
    ruler = p.table.measure("map", p.cell("1,2"), p.cell("2,2"), 0)
    assert (ruler.distance, len(ruler.path)) == (2, 2)
    assert p.game.steps(p.cell("1,2")) == sum(1 << p.cell(name) for name in ("1,1", "2,1", "1,3", "2,3"))


@pytest.mark.rule("GH-LOS-09", "GH-ELM-06")
@pytest.mark.parametrize(("text", "legal"), [("target all adjacent", ["dummy-1"]), ("target all", ["dummy-1", "dummy-2"])])
def test_more_range_does_not_make_a_farther_figure_adjacent(text: str, legal: list[str]) -> None:
    top = f"Attack 2, {text}, Pay consume fire: (range +1)"
    p = position(" . . .\n1 A B\n . . 2", monsters={"A": "dummy", "B": "dummy"}, cards=[card("go", initiative=1, top=top)])
    p.amend("elements.fire", 2).play("go", "spare-1").go("top:go", "pay:0").until("attack")
    assert p.keys_of("attack") == legal
