"""Forgotten Circles: Teleport (section TEL)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Skipped
from undercroft.games.haven.events import Attacked, Moved

from .position import Position, acting, card, kind, position


def teleporting(map_: str, hexes: int = 2, **given: object) -> Position:
    return acting(map_, "top", f"Teleport {hexes}", **{"monsters": {"A": "dummy"}, **given})  # type: ignore[arg-type]


@pytest.mark.rule("FC-TEL-01")
def test_a_figure_is_put_on_its_destination_without_crossing_hexes() -> None:
    p = teleporting("1 ! . A\n 2 . .")
    p.go("hex:3,1")
    assert p.where(p.c()) == "3,1"
    assert p.state.traps  # the trap between was not sprung
    assert p.events(Moved)[-1].how == "teleport"
    assert p.events(Moved)[-1].path == (p.cell("3,1"),)


@pytest.mark.rule("FC-TEL-02")
def test_bonuses_to_move_do_not_lengthen_a_teleport() -> None:
    hasty = card("hasty", bottom="Persistent: When you move: move +3", initiative=1)
    p = position("1 . . . . A\n 2", monsters={"A": "dummy"}, cards=[hasty, card("blink", top="Teleport 1", initiative=2)])
    p.play("hasty", "blink").go("bottom:hasty", "perform", "top:blink")
    assert sorted(p.keys_of("hex")) == ["2,1"]


@pytest.mark.rule("FC-TEL-03")
def test_an_immobilized_figure_can_teleport() -> None:
    p = position("1 . A\n 2", monsters={"A": "dummy"}, cards=[card("go", top="Teleport 1", initiative=1)])
    p.set(p.c(), conditions=("immobilize",)).play("go", "spare-1").go("top:go", "hex:2,1")
    assert p.where(p.c()) == "2,1"


def jumped(map_: str, *, conditions: tuple[str, ...] = (), **given: object) -> Position:
    """After the turn of a jumper, who teleports to its focus, or where the table is asked; it has a move of 0."""
    jumper = kind("jumper", does=("Teleport to focus", "Attack +0"), move=0)
    p = position(map_, monsters={"A": "jumper", "B": "dummy"}, kinds=[jumper], **given)  # type: ignore[arg-type]
    return p.set(p.m("jumper"), conditions=conditions).play("spare-1", "spare-2").until("monster-move", "damage", "turn")


@pytest.mark.rule("FC-TEL-03")
def test_an_immobilized_monster_can_teleport() -> None:
    p = jumped("2 1 . . . A", conditions=("immobilize",))
    assert p.where(p.m("jumper")) == "3,1"


@pytest.mark.rule("FC-TEL-02")
def test_a_monster_teleports_however_short_its_move() -> None:
    p = jumped("2 1 . . . . . . A")
    assert (p.where(p.m("jumper")), p.events(Moved)[-1].how) == ("3,1", "teleport")


@pytest.mark.rule("FC-TEL-04")
@pytest.mark.parametrize("between", ["A", "#", "o", "h", "~"])
def test_what_lies_between_has_no_influence(between: str) -> None:
    p = teleporting(f"1 {between} . .\n 2 . . A", monsters={"A": "dummy"})
    assert "3,1" in p.keys_of("hex")
    p.go("hex:3,1")
    assert (p.where(p.c()), p.c().health) == ("3,1", 10)


@pytest.mark.rule("FC-TEL-05")
def test_the_destination_must_be_one_the_figure_may_occupy() -> None:
    p = teleporting("1 o A\n 2 w .", hexes=3)
    assert sorted(p.keys_of("hex")) == ["3,2"]
    p = jumped(" . o .\n2 1 B . A\n . . .")
    assert p.where(p.m("jumper")) == "2,3"  # the free hex beside its focus that is closest; not the obstacle at 2,1


@pytest.mark.rule("FC-TEL-06")
@pytest.mark.parametrize(("mark", "left"), [("!", 7), ("h", 9)])
def test_what_lies_on_the_destination_takes_effect(mark: str, left: int) -> None:
    p = teleporting(f"1 . {mark} A\n 2 . .")
    p.go("hex:3,1").until("damage").go("suffer")
    assert p.c().health == left


@pytest.mark.rule("FC-TEL-07")
def test_a_flying_figure_is_not_touched_by_it() -> None:
    wings = card("wings", bottom="Round: flying", initiative=2)
    p = position("1 . ! A\n 2 . .", monsters={"A": "dummy"}, cards=[card("go", top="Teleport 2", initiative=1), wings])
    p.play("go", "wings").go("bottom:wings", "perform", "top:go", "hex:3,1")
    assert (p.where(p.c()), p.c().health) == ("3,1", 10)
    assert p.state.traps


@pytest.mark.rule("FC-TEL-08")
def test_an_unrevealed_room_is_out_of_reach() -> None:
    p = teleporting("1 . + . A\n 2 . # . .", hexes=4)
    assert sorted(p.keys_of("hex")) == ["2,1", "2,2", "3,1"]  # the door's own hex among them, nothing behind it


@pytest.mark.rule("FC-TEL-09")
def test_difficult_terrain_at_the_destination_costs_nothing() -> None:
    p = teleporting("1 ~ A\n 2 .", hexes=1)
    assert "2,1" in p.keys_of("hex")
    assert p.go("hex:2,1").where(p.c()) == "2,1"


@pytest.mark.rule("FC-TEL-10")
def test_distance_is_counted_through_walls_and_without_sight() -> None:
    p = teleporting("1 # . A\n 2 # .\n. . .", hexes=2)
    assert p.game.apart(p.c().cell, p.cell("3,1")) > 2
    assert not p.game.ground.sees(p.c().cell, p.cell("3,1"))
    p.go("hex:3,1")
    assert p.where(p.c()) == "3,1"


@pytest.mark.rule("FC-TEL-11")
def test_a_character_that_teleports_onto_a_closed_door_opens_it() -> None:
    p = teleporting("1 . + . A\n 2 . # . .")
    assert not p.there("dummy-1")
    p.go("hex:3,1")
    assert p.state.doors[str(p.cell("3,1"))] == "open"
    assert p.there("dummy-1")


@pytest.mark.rule("FC-TEL-12")
def test_a_stunned_figure_can_be_teleported_but_not_teleport_itself() -> None:
    p = acting("1 . A .\n 2 . .", "top", "Teleport target 1, range 3", monsters={"A": "grub"})
    p.set(p.m(), conditions=("stun",)).go("target:grub-1", "teleport:4,1")
    assert p.where(p.m()) == "4,1"
    p = position("1 . A\n 2", monsters={"A": "dummy"}, cards=[card("go", top="Teleport 1", initiative=1)])
    p.set(p.c(), conditions=("stun",)).play("go", "spare-1")
    assert p.prompt != "turn" or p.seat != 0
    assert p.where(p.c()) == "1,1"


@pytest.mark.rule("FC-TEL-13")
def test_a_character_that_another_one_teleports_is_never_put_on_a_closed_door() -> None:
    p = acting("1 2 . + . A\n . . . # . .", "top", "Teleport target 2, ally, range 3", monsters={"A": "grub"}).go("target:c2")
    assert "4,1" not in p.keys_of("teleport")
    assert "3,1" in p.keys_of("teleport")


@pytest.mark.rule("FC-TEL-13")
def test_being_teleported_is_forced_movement() -> None:
    p = acting("1 . A ! + .\n 2 . . . # .", "top", "Teleport target 2, range 3", monsters={"A": "grub"})
    p.set(p.m(), health=2).go("target:grub-1")
    assert "5,1" not in p.keys_of("teleport")  # never onto a closed door
    p.go("teleport:4,1")
    assert not p.there("grub-1")
    assert p.hero().tally["kills"] == 1  # the trap's kill is credited to who caused it
    rooted = kind("rooted", immune=["push", "pull"])
    p = acting("1 . A .\n 2 . .", "top", "Teleport target 1, range 3", monsters={"A": "rooted"}, kinds=[rooted])
    p.go("target:rooted-1", "teleport:4,1")
    assert p.where(p.m("rooted")) == "4,1"


@pytest.mark.rule("FC-TEL-14")
def test_without_a_destination_it_does_not_happen() -> None:
    p = teleporting("1 A\n 2", hexes=1)
    assert p.prompt != "teleport"
    assert p.where(p.c()) == "1,1"
    jumper = kind("jumper", does=("Teleport to focus", "Attack +0"))
    p = position("2 1 B . A", monsters={"A": "jumper", "B": "dummy"}, kinds=[jumper])
    p.play("spare-1", "spare-2").until("select")
    assert p.where(p.m("jumper")) == "5,1"
    assert next(e.what for e in p.events(Skipped) if e.figure == "jumper-1") == "no-focus"


@pytest.mark.rule("FC-TEL-14")
def test_another_figure_without_a_destination_stays_where_it_is() -> None:
    p = acting("1 A 2", "top", "Teleport target 1, range 1", monsters={"A": "dummy"}).go("target:dummy-1")
    assert (p.prompt, p.where(p.m("dummy"))) == ("turn", "2,1")
    p = acting("1 A 2\n . # #", "top", "Teleport target 1, range 1", monsters={"A": "dummy"}).go("target:dummy-1")
    assert (p.prompt, p.where(p.m("dummy"))) == ("turn", "1,2")


@pytest.mark.rule("FC-TEL-15")
def test_two_figures_may_swap_hexes() -> None:
    p = acting("1 . A\n 2 . .", "top", "Swap places, range 3", monsters={"A": "dummy"})
    p.go("target:dummy-1")
    assert (p.where(p.c()), p.where(p.m("dummy"))) == ("3,1", "1,1")


@pytest.mark.rule("FC-TEL-14")
@pytest.mark.parametrize(("row", "end", "what"), [("1 . . .", "2,1", []), ("1 B . .", "4,2", ["no-focus"])])
def test_a_monster_teleports_only_if_a_hex_beside_its_focus_is_free(row: str, end: str, what: list[str]) -> None:
    jumper = kind("jumper", does=("Teleport to focus", "Attack +0, range 9"), move=0)
    p = position(f"{row}\n 2 o . A", monsters={"A": "jumper", "B": "dummy"}, kinds=[jumper]).play().until("turn")
    assert (p.where(p.m("jumper")), [e.target for e in p.events(Attacked)]) == (end, ["c2"])
    assert [e.what for e in p.events(Skipped) if e.figure == "jumper-1"] == what


@pytest.mark.rule("FC-TEL-14")
@pytest.mark.parametrize(("map_", "prompt", "what"), [("1 A .\n 2 .", "teleport-to", []), ("1 A\n 2", "turn", ["target"])])
def test_another_figure_is_teleported_only_if_a_hex_is_free(map_: str, prompt: str, what: list[str]) -> None:
    p = acting(map_, "top", "Teleport target 2, range 1", monsters={"A": "dummy"}).go("target:dummy-1")
    assert (p.prompt, [e.what for e in p.events(Skipped)]) == (prompt, what)
