"""BB-MAI: whom monsters go for and which way."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Moved

from .hunting import attacks, hunt, hunted, path, skipped, turn


@pytest.mark.rule("BB-MAI-01")
def test_a_monster_attacks_the_character_and_nobody_else() -> None:
    given = {"objects": {"crate": {"health": 4, "enemy_of": "character"}}, "legend": {"x": {"object": "crate"}}}
    p = hunted("x 1 2 . s", "Attack 2, range 3", "Poison, range 3", monsters=["beast 1", "dummy 2"], **given)
    assert (p.hero.health, list(p.hero.conditions)) == (10, ["poison"])
    assert (p.monster(2).health, p.monster(2).conditions, p.object().health) == (30, {}, 4)


@pytest.mark.rule("BB-MAI-01")
def test_a_monster_moves_toward_the_character_past_what_it_does_not_attack() -> None:
    given = {"objects": {"crate": {"health": 4, "enemy_of": "character"}}, "legend": {"x": {"object": "crate"}}}
    p = hunted("x . 1 . . s", "Move 1", "Attack 2", **given)
    assert p.where(p.monster(1)) == "4,1"


@pytest.mark.rule("BB-MAI-02")
@pytest.mark.parametrize(("attack", "hex"), [("Attack 2", "5,1"), ("Attack 2, range 2", "4,1"), ("Attack 2, range 4", "2,1")])
def test_the_attack_hex_is_the_closest_from_which_it_can_attack(attack: str, hex: str) -> None:
    p = hunted("1 . . . . s", "Move 5", attack)
    assert (p.where(p.monster(1)), len(attacks(p))) == (hex, 1)


@pytest.mark.rule("BB-MAI-03")
def test_its_own_hex_is_the_nearest_attack_hex() -> None:
    p = hunted(
        """
        1 s .
         . .
        """,
        "Move 3",
        "Attack 2",
    )
    assert (p.where(p.monster(1)), skipped(p), p.hero.health) == ("1,1", ["stay"], 10)


@pytest.mark.rule("BB-MAI-03")
@pytest.mark.parametrize(("map_", "hex", "told"), [("1 s", "1,1", ["stay"]), ("1 . s", "2,1", [])])
def test_its_own_hex_is_a_candidate_only_if_it_can_attack_from_there(map_: str, hex: str, told: list[str]) -> None:
    # Adjacent it would rather step back, but its own hex is the only attack hex there is.
    p = hunted(map_, "Move 1", "Attack 2, range 1")
    assert (p.where(p.monster(1)), skipped(p), p.hero.health) == (hex, told, 10)


@pytest.mark.rule("BB-MAI-04")
@pytest.mark.parametrize(("does", "disarmed"), [(("Move 3",), False), (("Move 3", "Attack 2, range 3"), True)])
def test_without_an_attack_it_moves_as_for_a_melee_attack(does: tuple[str, ...], disarmed: bool) -> None:
    p = hunt("1 . . s", *does)
    p.set(p.monster(1), conditions=["disarm"] if disarmed else [])
    turn(p)
    assert (p.where(p.monster(1)), attacks(p), p.hero.health) == ("3,1", [], 12)


@pytest.mark.rule("BB-MAI-05")
def test_it_follows_the_shortest_path_to_the_attack_hex() -> None:
    p = hunted(
        """
        . . .
         1 o . s
        . . .
        """,
        "Move 9",
        "Attack 1",
    )
    assert p.where(p.monster(1)) == "3,2"
    assert len(path(p)) == 3, "over one of the two nearest hexes beside the obstacle, and no further"


@pytest.mark.rule("BB-MAI-06")
@pytest.mark.parametrize(
    ("move", "traits", "hex"),
    [("Move 3", [], "3,2"), ("Move 3, jump", [], "3,1"), ("Move 3", ["Flying"], "3,1")],
    ids=["walking", "jumping", "flying"],
)
def test_closeness_counts_movement_points_as_this_move_pays_them(move: str, traits: list[str], hex: str) -> None:
    # On foot the straight way costs 4 for its second hex; below it is one step longer, but 3 points.
    p = hunted(
        """
        1 ~ ~ s
         . . .
        """,
        move,
        "Attack 2",
        type_={"traits": traits},
    )
    assert p.where(p.monster(1)) == hex


@pytest.mark.rule("BB-MAI-07")
@pytest.mark.parametrize(
    ("below", "lost"),
    [
        (" . w . .", 0),  # one hazard below against two above: the longer way
        (" w w w .", 4),  # more hazards below: the way above, with two
    ],
)
def test_the_fewest_hazards_come_first(below: str, lost: int) -> None:
    p = hunted(f"1 ! ! . s\n{below}", "Move 9", "Attack 1")
    assert p.monster(1).health == 8 - lost
    assert ("wound" in p.monster(1).conditions) == (lost == 0)


@pytest.mark.rule("BB-MAI-07")
def test_with_equal_hazards_the_fewest_points_decide() -> None:
    p = hunted(
        """
        1 ! . s
         . w
          . .
        """,
        "Move 9",
        "Attack 1",
    )
    assert (p.monster(1).health, path(p)) == (6, ["2,1", "3,1"])


@pytest.mark.rule("BB-MAI-08")
def test_it_goes_round_a_hazard_however_long_the_way() -> None:
    p = hunted(
        """
        1 ! . s
         . # .
        . # .
         . .
        """,
        "Move 2",
        "Attack 2",
    )
    assert (p.where(p.monster(1)), p.monster(1).health, attacks(p)) == ("1,3", 8, [])


@pytest.mark.rule("BB-MAI-08")
def test_without_another_way_it_triggers_the_hazard() -> None:
    p = hunted("1 ! . s", "Move 2", "Attack 2")
    assert (p.where(p.monster(1)), p.monster(1).health, len(attacks(p))) == ("3,1", 6, 1)


@pytest.mark.rule("BB-MAI-09")
def test_out_of_reach_it_comes_as_close_as_it_can() -> None:
    p = hunted(
        """
        1 . . . . s
         . . . . .
        """,
        "Move 2",
        "Attack 2",
    )
    assert (p.where(p.monster(1)), attacks(p)) == ("3,1", [])


@pytest.mark.rule("BB-MAI-10")
def test_it_stays_if_no_hex_is_closer() -> None:
    p = hunted(
        """
        1 2 . s
         .
        """,
        "Move 1",
        monsters=["beast 1", "dummy 2"],
    )
    assert (p.where(p.monster(1)), skipped(p)) == ("1,1", ["stay"])


@pytest.mark.rule("BB-MAI-11")
@pytest.mark.parametrize(
    ("map_", "unseen", "able"), [("1 . . s", False, True), ("1 . . s", True, False), ("1 s", True, False), ("1 . o s", False, False)]
)
def test_without_a_way_to_attack_it_does_only_the_rest(map_: str, unseen: bool, able: bool) -> None:
    p = hunt(map_, "Move 3", "Attack 2", "Strengthen, self")
    p.set(p.hero, conditions=["invisible"] if unseen else [])
    turn(p)
    assert (p.where(p.monster(1)), p.hero.health) == (("3,1", 10) if able else ("1,1", 12))
    assert "strengthen" in p.monster(1).conditions


@pytest.mark.rule("BB-MAI-12")
def test_it_moves_when_the_column_says_so() -> None:
    p = hunted("1 . s", "Attack 1, range 2", "Move 2", "Attack 1")
    assert [type(e) for e in p.table.events if isinstance(e, Attacked | Moved)] == [Attacked, Moved, Attacked]
    assert p.where(p.monster(1)) == "2,1"


@pytest.mark.rule("BB-MAI-14")
def test_it_spends_no_more_points_than_its_attacks_need() -> None:
    p = hunted("1 . . . . s", "Move 4", "Attack 2, range 3")
    assert (p.where(p.monster(1)), len(attacks(p))) == ("3,1", 1)


@pytest.mark.rule("BB-MAI-15")
def test_an_adjacent_archer_steps_back_first() -> None:
    p = hunted(". . . 1 s", "Move 3", "Attack 2, range 4")
    assert (p.where(p.monster(1)), p.hero.health) == ("3,1", 10)
    assert len(p.events(ModifierRolled)[0].rows) == 1, "no disadvantage"


@pytest.mark.rule("BB-MAI-16")
@pytest.mark.parametrize("map_", ["! 1 s", "o 1 s", "~ 1 s"], ids=["hazard", "no way", "out of reach this turn"])
def test_an_archer_that_cannot_step_back_attacks_with_disadvantage(map_: str) -> None:
    p = hunted(map_, "Move 1", "Attack 2, range 3", draws="0 0 -")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("2,1", 8)
    assert len(p.events(ModifierRolled)[0].rows) == 2
    assert p.hero.health == 12 - (2 - 1), "the worse of +0 and -1"


@pytest.mark.rule("BB-MAI-16")
def test_an_archer_steps_back_to_the_nearest_hex_in_range() -> None:
    p = hunted(". . ~ 1 s", "Move 9", "Attack 2, range 3")
    assert p.where(p.monster(1)) == "3,1", "two points, but nearer than any other"


@pytest.mark.rule("BB-MAI-17")
@pytest.mark.parametrize(("points", "hex", "rows"), [(4, "3,2", 1), (3, "4,1", 2)])
def test_an_archer_prefers_not_to_end_adjacent(points: int, hex: str, rows: int) -> None:
    # The hex at range 2 on the straight way is taken; the other one costs a point more than the adjacent hex.
    p = hunted(
        """
        1 . 2 . s
         . . ~ .
        """,
        f"Move {points}",
        "Attack 2, range 2",
        monsters=["beast 1", "dummy 2"],
    )
    assert (p.where(p.monster(1)), len(p.events(ModifierRolled)[0].rows)) == (hex, rows)


@pytest.mark.rule("BB-MAI-29")
@pytest.mark.parametrize(("conditions", "hex", "rows"), [(["muddle"], "4,1", 2), (["muddle", "strengthen"], "4,1", 1), (["strengthen"], "3,1", 2)])
def test_a_muddled_archer_beside_the_character_stays(conditions: list[str], hex: str, rows: int) -> None:
    p = hunt(". . . 1 s", "Move 3", "Attack 2, range 4")
    p.set(p.monster(1), conditions=conditions)
    turn(p)
    assert (p.where(p.monster(1)), len(attacks(p)), len(p.events(ModifierRolled)[0].rows)) == (hex, 1, rows)


@pytest.mark.rule("BB-MAI-29")
@pytest.mark.parametrize(("conditions", "hex"), [(["muddle"], "4,1"), ([], "3,2")])
def test_a_muddled_archer_does_not_mind_to_end_adjacent(conditions: list[str], hex: str) -> None:
    # The adjacent hex costs three points, the one at range 2 four.
    p = hunt("1 . 2 . s\n . . ~ .", "Move 4", "Attack 2, range 2", monsters=["beast 1", "dummy 2"])
    p.set(p.monster(1), conditions=conditions)
    turn(p)
    assert (p.where(p.monster(1)), len(attacks(p))) == (hex, 1)


@pytest.mark.rule("BB-MAI-18")
def test_other_abilities_do_not_draw_it_closer() -> None:
    p = hunt("1 . . . . s", "Move 4", "Attack 1, range 4", "Poison, range 2", "Heal 3, self")
    p.set(p.monster(1), health=2)
    turn(p)
    assert (p.where(p.monster(1)), p.hero.health, p.hero.conditions) == ("2,1", 11, {})
    assert p.monster(1).health == 5, "what it can do without moving, it does"


@pytest.mark.rule("BB-MAI-19")
@pytest.mark.parametrize(("map_", "hit"), [("1 . s", False), ("1 s", True)])
def test_immobilized_it_does_all_but_move(map_: str, hit: bool) -> None:
    p = hunt(map_, "Move 3", "Attack 2", "Strengthen, self")
    p.set(p.monster(1), conditions=["immobilize"])
    turn(p)
    assert (p.where(p.monster(1)), p.hero.health, skipped(p)[0]) == ("1,1", 10 if hit else 12, "immobilize")
    assert "strengthen" in p.monster(1).conditions


@pytest.mark.rule("BB-MAI-20")
def test_among_equal_hexes_the_player_chooses() -> None:
    p = hunt(
        """
        1 .
         . s
        """,
        "Move 3",
        "Attack 2",
    )
    p.play("slow", "spare-1")
    assert (p.prompt, sorted(p.keys)) == ("monster-move", ["move:1,2", "move:2,1"])
    p.go("move:1,2").until("turn")
    assert (p.where(p.monster(1)), p.hero.health) == ("1,2", 10)


@pytest.mark.rule("BB-MAI-20")
def test_among_equal_paths_through_hazards_the_player_chooses() -> None:
    p = hunt(
        """
         1
        ! w
         .
        s
        """,
        "Move 9",
        "Attack 2",
    )
    p.play("slow", "spare-1")
    assert (p.prompt, sorted(p.keys)) == ("monster-path", ["path:1,2", "path:2,2"])
    p.go("path:2,2").until("turn")
    assert (p.monster(1).health, list(p.monster(1).conditions)) == (8, ["wound"])


@pytest.mark.rule("BB-MAI-20", "BB-MAI-07")
def test_among_paths_through_equal_hazards_difficult_terrain_decides() -> None:
    p = hunt(" 1\n! x\n .\ns", "Move 9", "Attack 2", legend={"x": {"hazard": "Wound", "terrain": "difficult"}})
    p.play("slow", "spare-1")
    assert (p.prompt, p.monster(1).health, p.monster(1).conditions) == ("damage", 6, {})


@pytest.mark.rule("BB-MAI-20")
def test_behind_the_last_hazard_the_player_is_not_asked_for_the_path() -> None:
    p = hunt("1 ! .\n   . . s", "Move 9", "Attack 2").play("slow", "spare-1")
    assert (p.prompt, p.monster(1).health, len(path(p))) == ("damage", 6, 3)


@pytest.mark.rule("BB-MAI-20", "BB-MDT-05")
def test_a_monster_that_dies_in_a_hazard_goes_no_further() -> None:
    p = hunt("1 ! ! . s", "Move 9", "Attack 2", goal=["it is round 9 or later"])
    p.set(p.monster(1), health=2)
    turn(p)
    assert (path(p), "m1" in p.state.figures, p.hero.health) == (["2,1"], False, 12)
