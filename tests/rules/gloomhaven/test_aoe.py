"""Area effects and several targets."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked

from .strikes import PAIR, bitten, hitting, last, lost, room, story

AROUND = """
     A B .
    C 1 D E
     F 2 .
    """
HOOK = {
    "hook": """
        @ x x
         . . x
        """
}
GAP = {"gap": "x . x"}


@pytest.mark.rule("GH-AOE-01")
def test_a_pattern_hits_several_hexes_at_once() -> None:
    p = hitting('Attack 2, area "line-2"', room("1 A B")).go("attack:dummy-1", "attack:dummy-2")
    assert (lost(p), lost(p, number=2)) == (2, 2)
    assert p.prompt == "turn"


@pytest.mark.rule("GH-AOE-02")
def test_the_pattern_may_be_rotated() -> None:
    p = hitting('Attack 2, area "wedge-2"', AROUND)
    pairs = [{"A", "B"}, {"B", "D"}, {"C", "A"}, {"C", "F"}]  # the hex of character 2 has no enemy
    ids = {p.where(f): f.id for f in p.state.figures.values()}
    at = {"A": "1,1", "B": "2,1", "C": "1,2", "D": "3,2", "E": "4,2", "F": "1,3"}
    wanted = ["+".join(sorted(ids[at[letter]] for letter in pair)) for pair in pairs]
    assert sorted(p.keys_of("area")) == sorted([*wanted, ids[at["D"]], ids[at["F"]]])


@pytest.mark.rule("GH-AOE-02")
@pytest.mark.parametrize("map_", [" . . . .\n1 A B .\n . . C 2", " . . C .\n1 A B .\n . . . 2"])
def test_the_pattern_may_be_mirrored(map_: str) -> None:
    p = hitting('Attack 2, area "hook"', map_, areas=HOOK)
    assert "dummy-1+dummy-2+dummy-3" in p.keys_of("area")


@pytest.mark.rule("GH-AOE-03")
def test_a_card_is_drawn_for_each_target_of_an_area() -> None:
    p = hitting('Attack 2, area "line-2"', room("1 A B"), modifiers="+1 -1").go("attack:dummy-1", "attack:dummy-2")
    assert (lost(p), lost(p, number=2)) == (2 + 1, 2 - 1)


@pytest.mark.rule("GH-AOE-04")
def test_around_a_grey_hex_the_attack_lies_at_the_figure_and_is_melee() -> None:
    """Even with a range: neither laid elsewhere, nor with disadvantage for an adjacent target, and good for a melee item."""
    p = hitting('Attack 2, range 4, area "line-2"', room("A 1 . . B"), modifiers="+1 -1", equipped=["poison-dagger"])
    assert p.keys_of("attack") == ["dummy-1"]
    p.go("attack:dummy-1")
    assert "item:poison-dagger" in p.keys
    p.go("draw")
    assert (last(p).modifiers, p.prompt) == (("+1",), "turn")


@pytest.mark.rule("GH-AOE-05")
def test_enemies_in_red_hexes_are_targeted_and_no_others() -> None:
    p = hitting('Attack 2, area "line-2"', AROUND)
    p.go("area:dummy-4+dummy-5")
    assert p.keys_of("attack") == ["dummy-4", "dummy-5"]
    p.go("attack:dummy-4", "attack:dummy-5")
    assert p.prompt == "turn"
    assert [lost(p, number=n) for n in range(1, 7)] == [0, 0, 0, 2, 2, 0]


@pytest.mark.rule("GH-AOE-06")
def test_of_a_ranged_area_one_red_hex_with_or_without_an_enemy_is_in_range() -> None:
    p = hitting('Attack 2, range 2, area "bolt-3"', room("1 . . . A B"))
    assert p.keys_of("attack") == ["dummy-1"]  # the third hex of the line is four hexes away, B five
    p.go("attack:dummy-1")
    assert lost(p) == 2


@pytest.mark.rule("GH-AOE-07")
@pytest.mark.parametrize(("profile", "prompt"), [({}, "attack"), ({"area_over_walls": True}, "attack"), ({"area_over_walls": False}, "turn")])
def test_the_hex_in_range_may_be_a_wall_hex_unless_that_is_switched_off(profile: dict[str, bool], prompt: str) -> None:
    """Two hexes with one between: over the dummy, and above the character."""
    p = hitting('Attack 2, range 1, area "gap"', "1 . .\n . A .\n2 . .", areas=GAP, profile=profile)
    assert p.prompt == prompt


@pytest.mark.rule("GH-AOE-07")
@pytest.mark.parametrize("over", [True, False])
def test_other_hexes_of_the_pattern_may_lie_over_walls(over: bool) -> None:
    p = hitting('Attack 2, range 1, area "disc-7"', "1 A\n 2", profile={"area_over_walls": over}).go("attack:dummy-1")
    assert lost(p) == 2


@pytest.mark.rule("GH-AOE-08")
@pytest.mark.parametrize("text", ['Attack 2, area "line-2"', 'Attack 2, range 3, area "triangle-3"'])
@pytest.mark.parametrize(("map_", "seen"), [("2 1 . A", False), (room("1 . A"), True)])
def test_only_enemies_in_line_of_sight_are_targeted(text: str, map_: str, seen: bool) -> None:
    """In a corridor one hex wide one sees only the next hex."""
    p = hitting(text, map_)
    assert p.keys_of("attack") == (["dummy-1"] if seen else [])


@pytest.mark.rule("GH-AOE-09")
def test_target_x_is_up_to_x_different_enemies_in_range() -> None:
    p = hitting("Attack 2, range 3, target 2", room("A . 1 B C . D"))
    assert p.keys == ["attack:dummy-1", "attack:dummy-2", "attack:dummy-3", "stop"]
    p.go("attack:dummy-3")
    assert p.keys == ["attack:dummy-1", "attack:dummy-2", "stop"]
    p.go("attack:dummy-1")
    assert p.prompt == "turn"
    assert [lost(p, number=n) for n in (1, 2, 3, 4)] == [2, 0, 2, 0]


@pytest.mark.rule("GH-AOE-10")
def test_nobody_is_targeted_twice_by_one_ability_but_by_two() -> None:
    p = hitting(["Attack 2, target 2", "Attack 1"], PAIR.replace("B", ".")).go("attack:dummy-1")
    assert lost(p) == 2
    p.go("attack:dummy-1")
    assert lost(p) == 2 + 1


@pytest.mark.rule("GH-AOE-10")
def test_unless_the_card_says_so() -> None:
    p = hitting("Attack 2, target 3, all on one target", PAIR).go("attack:dummy-1")
    assert p.keys_of("attack") == ["dummy-1", "dummy-2"]
    p.go("attack:dummy-1", "attack:dummy-2")
    assert (lost(p), lost(p, number=2), p.prompt) == (4, 2, "turn")


@pytest.mark.rule("GH-AOE-10")
def test_a_monster_attacks_nobody_twice_either() -> None:
    p = bitten("A 1\n . 2", "Attack +0, target 3").until("turn")
    assert [e.target for e in p.events(Attacked)] == ["c1"]


@pytest.mark.rule("GH-AOE-11")
def test_allies_in_the_area_are_not_targeted() -> None:
    p = hitting('Attack 2, area "ring", muddle', AROUND.replace("C", "g"), allies={"g": "grub"})
    while p.keys_of("attack"):
        p.go(f"attack:{p.keys_of('attack')[0]}", "draw")
    assert not {"grub-1", "c2"} & {e.target for e in p.events(Attacked)}
    assert len(p.events(Attacked)) == 4
    assert not [line for line in story(p) if "c2" in line or "grub" in line]


@pytest.mark.rule("GH-AOE-12")
@pytest.mark.parametrize("map_", [room("1 A ."), room("1 . A")])
def test_without_a_range_an_area_attack_is_melee_however_far_it_reaches(map_: str) -> None:
    p = hitting('Attack 2, area "line-2"', map_, modifiers="+1 -1", equipped=["poison-dagger"]).go("attack:dummy-1")
    assert "item:poison-dagger" in p.keys
    p.go("draw")
    assert last(p).modifiers == ("+1",)


@pytest.mark.rule("GH-AOE-13")
def test_disadvantage_is_judged_target_by_target_and_only_for_ranged_attacks() -> None:
    p = hitting('Attack 3, range 2, area "bolt-3"', room("1 A B ."), modifiers="+1 -1 +2")
    p.go("area:dummy-1+dummy-2", "attack:dummy-1", "attack:dummy-2")
    assert [(e.target, e.modifiers) for e in p.events(Attacked)] == [("dummy-1", ("+1", "-1")), ("dummy-2", ("+2",))]
    melee = hitting('Attack 3, area "line-2"', room("1 A B ."), modifiers="+1 -1").go("attack:dummy-1", "attack:dummy-2")
    assert [e.modifiers for e in melee.events(Attacked)] == [("+1",), ("-1",)]


@pytest.mark.rule("GH-AOE-06", "GH-AOE-07")
@pytest.mark.parametrize(("reach", "prompt"), [(1, "turn"), (2, "attack")])
def test_a_wall_hex_beyond_the_range_does_not_count(reach: int, prompt: str) -> None:
    """Two hexes with two between: over the dummy, and in the wall two hexes away."""
    p = hitting(f'Attack 2, range {reach}, area "wide"', "1 . . . .\n . . . . .\n. . . A .\n 2 . . . .", areas={"wide": "x . . x"})
    assert p.prompt == prompt


@pytest.mark.rule("GH-AOE-09")
def test_a_target_beside_the_area_may_be_attacked_where_the_area_hits_nobody() -> None:
    p = hitting('Attack 2, range 3, area "wedge-2", +1 target', room("1 . A"))
    assert (p.prompt, p.keys) == ("attack", ["attack:dummy-1", "stop"])
    assert hitting('Attack 2, range 3, area "wedge-2"', room("1 . A")).prompt == "turn"


@pytest.mark.rule("GH-AOE-09")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_the_area_of_an_attack_counts_as_one_of_its_targets(target: int) -> None:
    p = hitting(f'Attack 2, area "line-2", target {target}', AROUND).go("area:dummy-1")
    while p.keys_of("attack"):
        p.go(f"attack:{p.keys_of('attack')[0]}")
    assert (len(p.events(Attacked)), p.prompt) == (target, "turn")
