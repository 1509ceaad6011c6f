"""BB-MAI: whom monsters go for and which way."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Moved

from .hunting import attacks, consumed, hunt, hunted, path, skipped, turn


@pytest.mark.rule("BB-MAI-01")
def test_a_monster_attacks_the_character_and_nobody_else() -> None:
    given = {"objects": {"crate": {"health": 4, "enemy_of": "character"}}, "legend": {"x": {"object": "crate"}}}
    p = hunted("x 1 2 . s", "Attack 2, range 3", "Poison, range 3", monsters=["beast 1", "dummy 2"], **given)
    assert (p.hero.health, list(p.hero.conditions)) == (10, ["poison"])
    assert (p.monster(2).health, p.monster(2).conditions, p.object().health) == (30, {}, 4)


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


@pytest.mark.rule("BB-MAI-21")
@pytest.mark.parametrize(("points", "hex"), [(1, "1,1"), (2, "3,1")])
def test_it_passes_other_monsters_but_cannot_stop_on_them(points: int, hex: str) -> None:
    p = hunted("1 2 . s", f"Move {points}", "Attack 2", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), path(p)) == (hex, ["2,1", "3,1"] if points == 2 else [])


@pytest.mark.rule("BB-MAI-22")
def test_an_occupied_hex_is_no_attack_hex() -> None:
    free = """
        1 . 2 s
             .
        """
    p = hunted(free, "Move 9", "Attack 2", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), len(attacks(p))) == ("3,2", 1)
    p = hunted("1 . 2 s", "Move 9", "Attack 2", "Strengthen, self", monsters=["beast 1", "dummy 2"])
    assert (p.where(p.monster(1)), skipped(p)[:1]) == ("1,1", ["no-focus"])
    assert "strengthen" in p.monster(1).conditions


@pytest.mark.rule("BB-MAI-23")
@pytest.mark.parametrize(
    ("does", "hex", "count"),
    [
        (("Move 2", "Attack 1, range 3", "Attack 1"), "4,1", 2),  # adjacent, for both
        (("Move 1", "Attack 1, range 3", "Attack 1"), "2,1", 1),  # adjacency is out of reach this turn: stays for the one
        (("Attack 1", "Move 2", "Attack 1, range 3"), "2,1", 1),  # only the attack after the move counts
        (("Attack 1, range 3", "Move 2"), "2,1", 1),  # none follows: all of the column
    ],
)
def test_a_move_looks_to_the_attacks_after_it(does: tuple[str, ...], hex: str, count: int) -> None:
    p = hunted(". 1 . . s", *does)
    assert (p.where(p.monster(1)), len(attacks(p))) == (hex, count)


@pytest.mark.rule("BB-MAI-23")
def test_most_attacks_come_before_advantage_and_advantage_before_points() -> None:
    p = hunted(". . 1 s", "Move 2", "Attack 1, range 3", "Attack 1, range 2")
    assert p.where(p.monster(1)) == "2,1", "in range of both and not adjacent"
    p = hunted(". . 1 s", "Move 2", "Attack 1, range 3", "Attack 1")
    assert p.where(p.monster(1)) == "3,1", "both attacks, though one has disadvantage"


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse fire"], "2,1"), ([], "4,1")])
def test_it_plans_with_a_range_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 . . . s", *infuse, "Move 3", "Attack 2, Pay consume fire: (range 3)")
    assert (p.where(p.monster(1)), len(attacks(p)), len(consumed(p))) == (hex, 1, len(infuse))


@pytest.mark.rule("BB-MAI-24")
@pytest.mark.parametrize(("infuse", "hex"), [(["Infuse air"], "4,1"), ([], "2,1")])
def test_it_plans_with_points_it_can_consume_for(infuse: list[str], hex: str) -> None:
    p = hunted("1 . . . s", *infuse, "Move 1, Pay consume air: (move +2)", "Attack 2")
    assert (p.where(p.monster(1)), len(consumed(p))) == (hex, len(infuse))


@pytest.mark.rule("BB-MAI-25")
@pytest.mark.parametrize(
    ("move", "traits", "hex"),
    [("Move 9", [], "4,2"), ("Move 9, jump", [], "4,2"), ("Move 9", ["Flying"], "4,1")],
    ids=["walking", "jumping", "flying"],
)
def test_which_hazards_a_way_counts(move: str, traits: list[str], hex: str) -> None:
    # The last hex of the straight way is a hazard, the way round it is longer; only a flyer counts none.
    p = hunted(
        """
        1 ! . ! s
         . . . .
        """,
        move,
        "Attack 1",
        type_={"traits": traits},
    )
    assert (p.where(p.monster(1)), p.monster(1).health) == (hex, 8)
    assert len(path(p)) == (3 if traits else 4)


@pytest.mark.rule("BB-MAI-25")
@pytest.mark.parametrize(("move", "lost"), [("Move 9", 2), ("Move 9, jump", 0)])
def test_a_jump_counts_the_last_hex_only(move: str, lost: int) -> None:
    p = hunted("1 ! . s", move, "Attack 1")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 8 - lost)


@pytest.mark.rule("BB-MAI-25")
def test_the_hazard_it_stands_on_does_not_count() -> None:
    p = hunt("1 ! . s", "Move 1", "Attack 1")
    p.set(p.monster(1), at="2,1")
    turn(p)
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 8)


@pytest.mark.rule("BB-MAI-26")
def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    p = hunted("1 . s", "Attack 2", "Move 2")
    assert (p.hero.health, p.where(p.monster(1))) == (12, "2,1")
    p = hunted("1 s", "Attack 2", "Move 2")
    assert p.hero.health == 10


NEST = {"objects": {"nest": {"health": 5, "enemy_of": "monsters"}}, "legend": {"x": {"object": "nest"}}}


@pytest.mark.rule("BB-MAI-27")
@pytest.mark.parametrize(
    ("map_", "nest"),
    [
        ("x . 1 . . s", True),  # fewest points
        ("x ~ 1 . s", False),  # fewest points, not range
        ("x ~ 1 . . s", True),  # equal points: range
        ("x . 1 . s", False),  # equal points and range: initiative 95 before 99
    ],
)
def test_between_an_objective_and_the_character_points_range_initiative_decide(map_: str, nest: bool) -> None:
    p = hunted(map_, "Move 9", "Attack 2", **NEST)
    assert (p.object().health, p.hero.health) == ((3, 12) if nest else (5, 10))


@pytest.mark.rule("BB-MAI-27")
@pytest.mark.parametrize(("map_", "nest"), [("x 1 . s", True), ("x . 1 s", False), ("x . 1 . s", False)])
def test_without_a_move_range_and_initiative_decide(map_: str, nest: bool) -> None:
    p = hunted(map_, "Attack 2, range 2", **NEST)
    assert (len(attacks(p)), attacks(p)[0].target) == (1, "o1" if nest else "hero")


@pytest.mark.rule("BB-MAI-27")
def test_where_all_is_equal_the_player_decides() -> None:
    p = hunt("x . 1 . s", "Move 9", "Attack 2", **NEST).go("rest")
    assert (p.prompt, sorted(p.keys)) == ("monster-focus", ["focus:hero", "focus:o1"])
    p.go("focus:o1").until("short-rest")
    assert (p.object().health, p.hero.health) == (3, 12)


@pytest.mark.rule("BB-MAI-27")
def test_it_attacks_whom_it_moved_for() -> None:
    # From the hex behind the ally both are in range, the nest nearer; at the start the character was as near, and acts first.
    p = hunted(
        """
        1 2 . x

            s
        """,
        "Move 2",
        "Attack 2, range 2",
        monsters=["beast 1", "dummy 2"],
        **NEST,
    )
    assert (p.object().health, p.hero.health) == (5, 10)


@pytest.mark.rule("BB-MAI-28")
def test_a_partial_move_takes_the_hex_with_the_least_ahead_and_then_the_least_spent() -> None:
    # Beyond the next hex stands an ally; the hex below is as close to the goal, but costs two points.
    p = hunted(
        """
        1 . 2 . . s
         . .
        """,
        "Move 2",
        monsters=["beast 1", "dummy 2"],
    )
    assert (p.where(p.monster(1)), path(p)) == ("2,1", ["2,1"])


@pytest.mark.rule("BB-MAI-28")
def test_a_hazard_that_must_be_crossed_is_crossed_now() -> None:
    p = hunted("1 ! . . . s", "Move 2", "Attack 1")
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 6)
