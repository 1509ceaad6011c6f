"""The monster behaviour reference: checks, focus order, movement, elements."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Consumed, Infused
from undercroft.games.haven.events import Attacked, Healed, Moved
from undercroft.kernel.event import Event

from .hunting import at, attacked, foci, hunt, hunted, path, skipped, turn
from .position import card, kind

BOTH = """
    . . . . . .
     . . 1 . A .
    . . 2 . . .
    """
"""From 4,2 only 1 can be attacked, from 4,3 both, a step farther."""
RAT = card("rat", top='Persistent: Summon "Rat" {hp 4, move 1, attack 1}', initiative=10)


@pytest.mark.rule("GH-FCB-01")
@pytest.mark.parametrize(
    ("does", "conditions", "end"),
    [
        (["Attack +0, target 2"], [], "4,3"),
        (["Attack +0, target 2"], ["disarm"], "4,2"),
        (["Heal 1, self"], [], "4,2"),
        (['Attack +0, range 3, area "diamond-4"'], ["disarm"], "4,2"),
    ],
)
def test_disarmed_or_without_an_attack_it_acts_as_if_for_a_single_melee_target(does: list[str], conditions: list[str], end: str) -> None:
    p = hunt(BOTH, "Move +0", *does)
    p.set(p.m("beast"), conditions=conditions)
    assert at(turn(p)) == end
    assert attacked(p) == (["c1", "c2"] if end == "4,3" else [])


@pytest.mark.rule("GH-FCB-02")
@pytest.mark.parametrize(("row", "hit"), [("2 1 A", ["c1"]), ("2 1 . A", []), ("2 1 . . . . A", [])])
def test_immobilized_it_does_not_move_but_has_a_focus_and_attacks_it_in_range(row: str, hit: list[str]) -> None:
    p = hunt(row, "Move +0", "Attack +0")
    start = at(p)
    p.set(p.m("beast"), conditions=["immobilize"])
    turn(p)
    assert (foci(p), at(p), attacked(p)) == (["c1"], start, hit)
    assert skipped(p)[0] == "immobilize"


@pytest.mark.rule("GH-FCB-03")
@pytest.mark.parametrize("stunned", [True, False])
def test_stunned_it_has_no_focus_does_not_move_and_does_nothing_of_its_card(stunned: bool) -> None:
    p = hunt("2 1 . . A", "Move +0", "Attack +0", "Heal 3, self", "Round: Shield 1")
    p.set(p.m("beast"), health=2, conditions=["stun"] if stunned else [])
    turn(p)
    assert (foci(p), path(p), attacked(p)) == (([], [], []) if stunned else (["c1"], ["4,1", "3,1"], ["c1"]))
    assert (p.m("beast").health, len(p.game.shields(p.m("beast")))) == ((2, 0) if stunned else (5, 1))
    assert "stun" not in p.m("beast").conditions


@pytest.mark.rule("GH-FCB-04")
@pytest.mark.parametrize(
    ("map_", "focus", "ends"),
    [
        pytest.param("2 1 o A . .\n . o . . . .", "c1", [], id="in sight"),
        pytest.param("2 1 # . A . .\n o o . . . . .", "", [], id="nowhere in sight"),
        pytest.param("2 1 . . . . .\n o . . . A . .", "c1", ["3,2", "4,1"], id="several target hexes"),
    ],
)
def test_paths_end_where_an_attack_with_line_of_sight_is_possible_else_there_is_no_focus(map_: str, focus: str, ends: list[str]) -> None:
    p = hunted(map_, "Move +0", "Attack +0, range 2")
    assert sorted(p.keys_of("move")) == ends
    assert foci(p) == ([focus] if focus else [])
    assert skipped(p) == ([] if ends else ["no-focus", "no-focus"] if not focus else ["stay"])


@pytest.mark.rule("GH-FCB-05")
@pytest.mark.parametrize(("row", "focus"), [("1 . h A . . . . . 2", "c2"), ("1 h h A . . . . h 2", "c2"), ("1 . . A . . . . . 2", "c1")])
def test_the_focus_has_the_path_with_the_fewest_negative_hexes(row: str, focus: str) -> None:
    assert foci(hunted(row)) == [focus]


@pytest.mark.rule("GH-FCB-06")
@pytest.mark.parametrize(("row", "focus"), [("1 . ~ ~ A . . . 2", "c2"), ("1 . . . A . . . 2", "c1"), ("1 . . . . A . . . 2", "c2")])
def test_then_the_shortest_path(row: str, focus: str) -> None:
    assert foci(hunted(row)) == [focus]


@pytest.mark.rule("GH-FCB-07")
@pytest.mark.parametrize(("walls", "focus"), [((), "c2"), (("5,2|6,2",), "c1")])
def test_then_the_nearest_enemy_not_counted_through_walls(walls: tuple[str, ...], focus: str) -> None:
    map_ = """
        . . . . . . .
         . . 1 . A 2 .
        . . . . . . .
        """
    p = hunted(map_, "Attack +0, range 4", walls=walls)
    assert foci(p) == [focus], "around the wall both are 2 hexes away, and 1 comes first"


@pytest.mark.rule("GH-FCB-08")
@pytest.mark.parametrize(("lead", "focus"), [((60, 61), "c1"), ((61, 60), "c2")])
def test_then_the_lowest_initiative(lead: tuple[int, int], focus: str) -> None:
    assert foci(hunted("1 . . A . . 2", lead=lead)) == [focus]


@pytest.mark.rule("GH-FCB-09")
@pytest.mark.parametrize(("seconds", "first"), [((75, 65), "c2"), ((65, 75), "c1"), ((65, 65), "")])
def test_of_equal_characters_the_lower_other_card_goes_first_then_the_players_decide(seconds: tuple[int, int], first: str) -> None:
    one, two = (card(f"low-{n}", initiative=i) for n, i in enumerate(seconds, 1))
    p = hunt("1 . . A . . 2", lead=(60, 60), cards=[one], cards2=[two])
    p.play("lead-1", "low-1", c2=("lead-2", "low-2")).until("monster-focus", "turn")
    if first:
        assert (foci(p), p.turns[1:]) == ([first], [first])
        return
    p.go("focus:c2").until("turn-order")
    assert p.keys == ["first:c1", "first:c2"], "the choice for the focus does not bind the order of turns"


@pytest.mark.rule("GH-FCB-10")
@pytest.mark.parametrize(("lead", "focus"), [(70, "c1"), (71, "friend-1"), (69, "c1")])
def test_of_a_character_and_a_monster_type_with_equal_initiative_the_character_goes_first(lead: int, focus: str) -> None:
    p = hunt("2 B . . A . . 1", lead=(lead, 99), allies={"B": "friend"}, kinds=[kind("friend", does=(), initiative=70)])
    p.play("lead-1", "spare-1").until("select")
    assert foci(p) == [focus]


@pytest.mark.rule("GH-FCB-11")
def test_a_summon_comes_directly_before_its_summoner_and_a_long_resting_character_last() -> None:
    map_ = """
        . 1 .
         . . .
        . A . 2
        """
    p = hunt(map_, cards=[RAT]).put("discard", "spare-1", "spare-2")
    p.play("rat", "spare-3", c2=("lead-2", "other-1")).until("turn").go("top:rat").until("summon").go("hex:3,1").until("select")
    rat = next(f.id for f in p.state.figures.values() if f.role == "summon")
    assert foci(p) == [rat]
    p.set(p.m("beast"), at="2,3").play("rest", c2=("other-8", "other-7")).until("before-rest")
    assert foci(p)[-1] == "c2", "96 before the rest; the rat goes with its summoner"
    assert p.turns == ["beast-1", "c2", rat, "c1"]


@pytest.mark.rule("GH-FCB-12")
@pytest.mark.parametrize(
    ("does", "done"),
    [
        (("Move +0", "Attack +0", "Heal 1, self"), [Moved, Attacked, Healed]),
        (("Heal 1, self", "Move +0", "Attack +0"), [Healed, Moved, Attacked]),
        (("Attack +0", "Heal 1, self", "Move +0"), [Healed, Moved]),
    ],
)
def test_abilities_are_performed_from_top_to_bottom(does: tuple[str, ...], done: list[type[Event]]) -> None:
    p = hunted("2 1 . A", *does)
    assert [type(e) for e in p.table.events if isinstance(e, Attacked | Healed | Moved)] == done, "before it has moved it cannot attack"


@pytest.mark.rule("GH-FCB-13")
@pytest.mark.parametrize(("move", "end"), [("Move +0", "6,1"), ("Move +1", "3,1")])
def test_it_ends_its_move_nearer_to_a_target_hex_or_does_not_move(move: str, end: str) -> None:
    p = hunted("2 1 . D D A . .", move, "Attack +0")
    assert at(p) == end


@pytest.mark.rule("GH-FCB-14")
def test_it_takes_the_path_with_the_fewest_negative_hexes() -> None:
    map_ = """
        2 1 . h A . .
         # # . # . . .
        . . . . . . .
        """
    p = hunted(map_, "Move +3", "Attack +0")
    assert (path(p), attacked(p), p.m("beast").health) == (["5,2", "5,3", "4,3", "3,2", "3,1"], ["c1"], 8)


@pytest.mark.rule("GH-FCB-15")
@pytest.mark.parametrize(("targets", "end", "hit"), [(1, "4,2", ["c1"]), (2, "4,3", ["c1", "c2"]), (3, "4,3", ["c1", "c2"])])
def test_it_goes_where_it_can_attack_its_focus_and_the_most_others(targets: int, end: str, hit: list[str]) -> None:
    p = hunted(BOTH, stats={"attacks": f"target {targets}"})
    assert (at(p), attacked(p)) == (end, hit)


@pytest.mark.rule("GH-FCB-16")
@pytest.mark.parametrize(("attack", "ends"), [("Attack +0, range 3", ["3,1", "3,2", "3,3"]), ("Attack +0", [])])
def test_for_a_ranged_attack_it_moves_away_from_its_focus(attack: str, ends: list[str]) -> None:
    p = hunted(". . . . . . .\n 1 A . . . . 2\n. . . . . . .", "Move +0", attack)
    assert sorted(p.keys_of("move")) == ends
    assert ends or (path(p), attacked(p)) == ([], ["c1"])


@pytest.mark.rule("GH-FCB-18")
@pytest.mark.parametrize("conditions", [["muddle"], []])
def test_muddled_it_does_not_move_to_get_rid_of_disadvantage(conditions: list[str]) -> None:
    p = hunt(". . . . . . .\n 1 A . . . . 2\n. . . . . . .", "Move +0", "Attack +0, range 3")
    p.set(p.m("beast"), conditions=conditions)
    turn(p)
    assert (p.prompt == "monster-move") == (not conditions)
    assert (at(p), attacked(p)) == ("2,2", ["c1"] if conditions else [])


@pytest.mark.rule("GH-FCB-17")
@pytest.mark.parametrize(
    ("map_", "move", "ends"),
    [
        pytest.param("2 . 1 A . .\n . . . . . .", "Move -1", ["4,2", "5,1"], id="no disadvantage on the focus before more targets"),
        pytest.param(". . . . . . . .\n . . 2 1 . . A .\n. . . . . . . .", "Move +1", ["6,2"], id="more targets before the least movement"),
        pytest.param(". . . . . .\n . . . . .\n. 2 A 1 . .\n . . . . .\n. . . . . .", "Move +0",
                     ["2,1", "2,5", "3,1", "3,5", "4,1", "4,5"], id="few others with disadvantage"),
    ],
)  # fmt: skip
def test_target_hexes_are_preferred_in_this_order(map_: str, move: str, ends: list[str]) -> None:
    p = hunted(map_, move, "Attack +0, target 2", stats={"range": 3})
    assert sorted(p.keys_of("move")) == (ends if len(ends) > 1 else [])
    assert len(ends) > 1 or at(p) == ends[0]


@pytest.mark.rule("GH-FCB-19")
def test_the_first_of_a_type_consumes_for_all_of_it_and_infuses_once() -> None:
    does = ("Attack +0, Pay consume fire: (attack +2)", "Infuse ice")
    p = hunt(". A 1 E .\n . . . 2", *does, monsters={"E": "beast elite"}).amend("elements.fire", 2)
    p.play("lead-1", "spare-1").until("turn")
    hits = [(e.figure, e.damage) for e in p.events(Attacked)]
    elite = next(f.id for f in p.state.figures.values() if f.rank == "elite")
    normal = next(f.id for f in p.state.figures.values() if f.rank == "normal" and f.role == "monster")
    assert hits == [(elite, 3 + 2), (normal, 2 + 2)]
    assert [e.figure for e in p.events(Consumed)] == [elite]
    assert [e.figure for e in p.events(Infused)] == [elite]
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (0, 2)
