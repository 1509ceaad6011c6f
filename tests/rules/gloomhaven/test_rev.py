"""Revealing a room: in the middle of a move, with monsters that act in the same round."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Appeared, CardDrawn, NotPlaced, Opened, Revealed, TurnBegan
from undercroft.kernel.decision import TABLE

from . import position as builder
from .position import Loaded, Position, acting, card, kind, position

RUN = card("run", bottom="Move 5", initiative=60)
"""Acts after grubs (50) and moths (51)."""
EARLY = card("run", bottom="Move 5", initiative=10)
TWO_ROOMS = """
    1 . . + . . A
     2 . w w . .
    """
"""The door is 4,1."""


def at_the_door(map_: str = TWO_ROOMS, run: dict[str, Any] = RUN, door: str = "4,1", **given: Any) -> Position:
    """Character 1 has moved onto the door with the first part of its move."""
    given.setdefault("monsters", {"A": "grub"})
    p = position(map_, cards=[run], **given)
    return p.play("run", "spare-1").until("turn").go("bottom:run", f"move:{door}")


def rest_of_round(p: Position) -> list[str]:
    """Plays the first round to its end: whose turns there were, in order."""
    p.until("select")
    assert p.state.round == 2
    return [e.figure for e in p.events(TurnBegan)]


@pytest.mark.rule("GH-REV-01", "GH-OVR-02")
@pytest.mark.parametrize("way", ["Move 5", "Move 5, jump"])
def test_a_door_opens_at_once_when_a_character_walks_or_jumps_onto_it(way: str) -> None:
    p = position(TWO_ROOMS, monsters={"A": "grub"}, cards=[card("run", bottom=way)]).play("run", "spare-1").go("bottom:run")
    assert not p.there("grub-1")
    assert "move:5,1" not in p.keys
    p.go("move:4,1")
    assert p.prompt == "move"
    assert [e.cell for e in p.events(Opened)] == [p.cell("4,1")]
    assert p.state.doors == {str(p.cell("4,1")): "open"}
    assert p.there("grub-1")
    assert "move:6,1" in p.keys


@pytest.mark.rule("GH-REV-01")
def test_a_flying_character_opens_the_door_it_comes_over() -> None:
    p = position(TWO_ROOMS, monsters={"A": "grub"}, cards=[RUN, card("wings", top="Round: Flying")]).play("run", "wings")
    p.go("top:wings", "perform", "bottom:run", "move:4,1")
    assert (p.prompt, p.there("grub-1")) == ("move", True)


@pytest.mark.rule("GH-REV-01")
def test_a_door_that_is_not_entered_stays_closed() -> None:
    p = position(TWO_ROOMS, monsters={"A": "grub"}, cards=[RUN]).play("run", "spare-1").go("bottom:run", "move:3,1").next_round()
    assert p.state.doors == {str(p.cell("4,1")): "closed"}
    assert not p.there("grub-1")


@pytest.mark.rule("GH-REV-02", "GH-PAG-09")
@pytest.mark.parametrize(
    ("party", "found"),
    [("1 2 .", {"grub-1": "normal"}), ("1 2 3", {"grub-1": "elite", "moth-1": "normal"}), ("1 2 3 4", {"moth-1": "elite"})],
)
def test_the_room_is_filled_by_its_diagram_and_the_markers_for_the_number_of_characters(party: str, found: dict[str, str]) -> None:
    marks = {"A": {"monster": "grub", "ranks": "ne-"}, "B": {"monster": "moth", "ranks": "-ne"}}
    p = position(f"{party} + $ A\n{' ' * len(party)}  w ! B o", legend=marks, cards=[EARLY]).play("run", "spare-1")
    s, column = p.state, len(party) // 2 + 3
    assert (s.coins, s.traps, s.obstacles) == ({}, {}, {})
    assert all(f.role == "character" for f in s.figures.values())
    p.go("bottom:run", f"move:{column - 1},1")
    assert {f.id: f.rank for f in s.figures.values() if f.role == "monster"} == found
    assert list(s.coins) == [str(p.cell(f"{column},1"))]
    assert list(s.traps) == [str(p.cell(f"{column},2"))]
    assert list(s.obstacles) == [str(p.cell(f"{column + 2},2"))]


@pytest.mark.rule("GH-REV-02")
def test_exhausted_characters_count_for_the_markers() -> None:
    p = position(
        "1 2 3 + A\n w w w w B", legend={"A": {"monster": "grub", "ranks": "-n-"}, "B": {"monster": "moth", "ranks": "n--"}},
        cards=[RUN], cards2=[card("faint", top="Suffer 99", initiative=5)],
    )  # fmt: skip
    p.play("run", "spare-1", c2=("faint", "other-1")).go("top:faint", "perform", "suffer")
    assert not p.there("c2")
    p.until("turn").go("bottom:run", "move:4,1")
    assert [e.figure for e in p.events(Appeared)] == ["grub-1"]


@pytest.mark.rule("GH-REV-03")
def test_the_numbers_of_new_standees_are_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last(Loaded):
        async def pick(self, game: Any, what: str, outcomes: Any) -> int:
            return len(outcomes) - 1 if what == "standee" else await super().pick(game, what, outcomes)

    assert at_the_door("1 2 . + A A").there("grub-2")
    monkeypatch.setattr(builder, "Loaded", Last)
    p = at_the_door("1 2 . + A A")
    assert [f for f in p.state.figures if f.startswith("grub")] == ["grub-6", "grub-5"]


@pytest.mark.rule("GH-REV-04")
def test_where_standees_run_out_the_marked_hexes_closest_to_the_character_are_filled() -> None:
    p = at_the_door("1 . . + . A . A A\n 2 . w w w w w w w\nA", monsters={"A": "few"}, kinds=[kind("few", standees=3, does=())])
    new = sorted(p.where(f) for f in p.state.figures.values() if f.kind == "few")
    assert new == ["1,3", "6,1", "8,1"]
    assert [e.kind for e in p.events(NotPlaced)] == ["few"]


@pytest.mark.rule("GH-REV-04")
def test_among_equally_close_hexes_the_players_choose_and_the_move_goes_on() -> None:
    map_ = """
        1 . . + A . .
         2 w w A A .
        """
    p = at_the_door(map_, monsters={"A": "few"}, kinds=[kind("few", standees=2, does=())], run=EARLY)
    assert (p.prompt, p.seat, p.keys) == ("place-monster", TABLE, ["put:5,1", "put:4,2"])
    p.go("put:4,2")
    assert (p.prompt, p.decision.args["points"]) == ("move", 2)


@pytest.mark.rule("GH-REV-04")
def test_the_distance_to_a_marked_hex_is_counted_round_walls() -> None:
    map_ = """
        1 2 + . . A
         w w w . .
        A . . . . .
        """
    p = at_the_door(map_, monsters={"A": "few"}, kinds=[kind("few", standees=1, does=())], door="3,1")
    assert [p.where(f) for f in p.state.figures.values() if f.kind == "few"] == ["6,1"]


@pytest.mark.rule("GH-REV-04")
def test_in_the_first_room_the_marked_hexes_closest_to_the_starting_hexes_are_filled() -> None:
    p = position("A . 1 2 A . . .", monsters={"A": "few"}, kinds=[kind("few", standees=1, does=())])
    assert [p.where(f) for f in p.state.figures.values() if f.kind == "few"] == ["5,1"]


@pytest.mark.rule("GH-REV-05")
def test_an_ability_card_is_drawn_for_every_new_type_that_has_none_this_round() -> None:
    twice = kind("twice", does=[["Move +0"], ["Attack +0"]], initiative=[70, 71])
    p = position("1 A . + A B\n 2 w w w w w", monsters={"A": "twice", "B": "grub"}, kinds=[twice], cards=[EARLY])
    p.play("run", "spare-1")
    assert [e.deck for e in p.events(CardDrawn)] == ["twice"]
    p.until("turn").set(p.m("twice"), at="1,2")
    p.go("bottom:run", "move:4,1")
    assert [e.deck for e in p.events(CardDrawn)] == ["twice", "grub"]
    assert len(p.state.abilities["twice"].draw) == 1


@pytest.mark.rule("GH-REV-06")
def test_the_move_goes_on_with_the_points_left_and_the_turn_with_its_other_action() -> None:
    p = at_the_door(run=card("run", bottom="Move 5", initiative=60))
    assert (p.prompt, p.seat, p.decision.args["points"]) == ("move", 0, 2)
    assert p.keys_of("move") == ["2,1", "3,1", "5,1", "6,1", "2,2", "5,2"]
    p.go("move:6,1")
    assert (p.prompt, p.turns, p.where(p.c())) == ("turn", ["c1"], "6,1")
    p.go("top:spare-1", "attack:grub-1")
    assert p.m().health == 8 - 2


@pytest.mark.rule("GH-REV-06")
def test_a_move_may_end_on_the_open_door_and_must_where_no_point_is_left() -> None:
    assert at_the_door().go("stay").where(at_the_door().c()) == "4,1"
    p = at_the_door(run=card("run", bottom="Move 3"))
    assert (p.prompt, p.where(p.c())) == ("turn", "4,1")


@pytest.mark.rule("GH-REV-06")
def test_new_monsters_traps_and_walls_shape_the_rest_of_the_move() -> None:
    p = at_the_door("1 . + A .\n 2 w ! . .", door="3,1", run=card("run", bottom="Move 6"))
    assert "move:4,1" not in p.keys
    assert "move:5,2" not in p.keys
    p.go("move:3,2")
    assert p.prompt == "damage"
    p.go("suffer")
    assert (p.prompt, p.c().health) == ("move", 10 - 3)
    assert "move:4,2" in p.keys


@pytest.mark.rule("GH-REV-06")
def test_a_jump_goes_on_over_the_new_monsters_and_all_hexes_of_the_move_are_counted() -> None:
    p = position("1 . + A .\n 2 w w w .", monsters={"A": "grub"}, cards=[card("vault", bottom=["Move 5, jump", "Attack hexes moved"])])
    p.play("vault", "spare-1").go("bottom:vault", "move:3,1", "move:5,1", "stay")
    p.until("attack").go("attack:grub-1")
    assert p.m().health == 8 - 4


@pytest.mark.rule("GH-REV-06")
def test_boots_can_still_lengthen_the_move_after_the_reveal() -> None:
    p = at_the_door(run=card("run", bottom="Move 4"), equipped=["boots-of-striding"])
    assert "move:6,1" not in p.keys
    p.go("item:boots-of-striding", "move:6,1")
    assert p.where(p.c()) == "6,1"


@pytest.mark.rule("GH-REV-07")
def test_types_of_the_new_room_with_lower_initiative_act_when_the_turn_ends_in_their_order() -> None:
    p = at_the_door("1 . . + . B A\n 2 w w w w w .", monsters={"A": "grub", "B": "moth"})
    p.go("stay")
    assert (p.prompt, p.turns) == ("turn", ["c1"])
    p.go("pass")
    assert rest_of_round(p) == ["c1", "grub-1", "moth-1", "c2"]


@pytest.mark.rule("GH-REV-08")
def test_types_of_the_new_room_with_higher_initiative_act_at_their_usual_time() -> None:
    p = position(TWO_ROOMS, monsters={"A": "grub"}, cards=[EARLY], cards2=[card("soon", initiative=30)])
    p.play("run", "spare-1", c2=("soon", "other-1")).go("bottom:run", "move:4,1")
    assert rest_of_round(p) == ["c1", "c2", "grub-1"]


@pytest.mark.rule("GH-REV-09")
def test_every_monster_of_the_new_room_acts_once_in_the_round_of_the_reveal() -> None:
    late = kind("late", initiative=99, does=["Move +0"])
    p = at_the_door("1 . . + A . B\n 2 w w w A A B", monsters={"A": "grub", "B": "late"}, kinds=[late])
    assert rest_of_round(p) == ["c1", "grub-1", "grub-2", "grub-3", "c2", "late-1", "late-2"]


@pytest.mark.rule("GH-REV-10")
def test_a_type_with_the_characters_initiative_acts_at_its_usual_time() -> None:
    run = card("run", bottom="Move 5", initiative=50)
    p = position(TWO_ROOMS, monsters={"A": "grub"}, cards=[run, card("low", initiative=20)], cards2=[card("same", initiative=50)])
    p.play("run", "low", c2=("same", "other-1")).go("bottom:run", "move:4,1")
    assert rest_of_round(p) == ["c1", "c2", "grub-1"]


@pytest.mark.rule("GH-REV-11")
def test_figures_of_the_type_that_have_acted_do_not_act_again() -> None:
    p = at_the_door("1 . . + A .\n 2 . w w w A\n. . A")
    assert p.turns == ["grub-1", "c1"]
    assert rest_of_round(p) == ["grub-1", "c1", "grub-2", "grub-3", "c2"]


@pytest.mark.rule("GH-REV-11")
def test_a_new_figure_with_the_number_of_one_that_acted_and_died_acts() -> None:
    p = position("1 A + A\n 2 w w w", monsters={"A": "grub"}, cards=[card("run", top="Attack 9", bottom="Move 5", initiative=60)])
    p.play("run", "spare-1").until("turn").go("top:run", "attack:grub-1")
    assert not p.there("grub-1")
    p.go("bottom:spare-1", "move:3,1")
    assert p.there("grub-1")
    assert rest_of_round(p) == ["grub-1", "c1", "grub-1", "c2"]


@pytest.mark.rule("GH-REV-12")
def test_a_room_revealed_in_a_bosss_turn_is_compared_with_that_turn() -> None:
    chief = kind("chief", boss=True, does=["Move to the next door and open it"], initiative=40)
    swift = kind("swift", initiative=20, does=["Move +0"])
    p = position(
        "1 . . B . + A\n 2 . . . w w C", monsters={"A": "swift", "B": "chief boss", "C": "grub"}, kinds=[chief, swift],
        cards=[card("mid", initiative=45)],
    )  # fmt: skip
    p.play("mid", "spare-1")
    assert rest_of_round(p) == ["chief-1", "swift-1", "c1", "grub-1", "c2"]


@pytest.mark.rule("GH-REV-12")
def test_a_room_opened_by_a_rule_in_a_monsters_turn_is_compared_with_that_turn() -> None:
    swift = kind("swift", initiative=20, does=["Move +0"])
    p = position(
        "1 ! A A v B\n 2 w w w w C", monsters={"A": "grub", "B": "swift", "C": "moth"}, kinds=[swift],
        legend={"v": {"door": "closed", "place": "v"}}, rules=["When any monster dies: open v"], cards=[card("mid", initiative=50)],
    )  # fmt: skip
    p.set(p.m(), health=1).play("mid", "spare-1")
    p.until("turn").go("pass")
    assert rest_of_round(p) == ["c1", "grub-1", "swift-1", "grub-2", "moth-1", "c2"]


@pytest.mark.rule("GH-REV-13")
def test_monsters_of_several_rooms_revealed_in_one_turn_act_in_one_common_order() -> None:
    p = position("B . + 1 . + . A\n w w w 2 w w w", monsters={"A": "grub", "B": "moth"}, cards=[card("run", bottom="Move 9", initiative=60)])
    p.play("run", "spare-1").go("bottom:run", "move:3,1", "move:6,1")
    assert [e.room for e in p.events(Revealed)] == ["1", "2", "3"]
    assert [e.kind for e in p.events(Appeared)] == ["moth", "grub"]
    assert rest_of_round(p) == ["c1", "grub-1", "moth-1", "c2"]


@pytest.mark.rule("GH-REV-14")
def test_a_second_door_to_the_same_room_stays_closed_until_a_character_enters_it() -> None:
    map_ = """
        1 . + . .
         . w w A .
        2 . + . .
        """
    p = at_the_door(map_, door="3,1", run=card("run", bottom="Move 2"), cards2=[card("walk", bottom="Move 3", initiative=70)])
    assert p.state.doors == {str(p.cell("3,1")): "open", str(p.cell("3,3")): "closed"}
    assert not p.game.ground.cells >> p.cell("3,3") & 1
    p.go("pass").until("select").set(p.c(1), health=10)
    assert p.where(p.m()) != "3,3"
    p.play("spare-2", "spare-3", c2=("walk", "other-1")).until_turn("c2").go("bottom:walk", "move:3,3")
    assert p.state.doors[str(p.cell("3,3"))] == "open"
    assert len(p.events(Revealed)) == 2
    assert len(p.events(Appeared)) == 1


@pytest.mark.rule("GH-REV-15")
def test_the_monsters_act_also_where_the_revealing_character_is_exhausted_in_its_turn() -> None:
    p = at_the_door("1 . . + h A\n 2 w w w w .")
    p.set(p.c(), health=1).go("move:5,1", "suffer")
    assert not p.there("c1")
    assert rest_of_round(p) == ["c1", "grub-1", "c2"]


@pytest.mark.rule("GH-REV-01")
def test_who_opens_a_door_is_told_unless_a_rule_does() -> None:
    p = acting("1 + .\n 2 w V .", "bottom", "Move 1", legend={"V": {"door": "closed", "place": "v"}}, rules=["At end of round: open v"])
    p.go("move:2,1").until("select")
    assert [(e.figure, p.game.name(e.cell), e.how) for e in p.events(Opened)] == [("c1", "2,1", "entered"), ("", "3,2", "rule")]
