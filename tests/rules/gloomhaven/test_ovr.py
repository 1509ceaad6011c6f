"""Overlay tiles: doors, corridors and traps."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Changed, Focused, TrapSprung
from undercroft.games.haven.events import Attacked, Suffered
from undercroft.kernel.scene import Message

from .position import Position, acting, card, kind, position

TWO_DOORS = """
    1 . + . .
     . w w . A
    2 . + . .
    """
"""Doors at 3,1 and 3,3 lead to the same room."""
IDLE = kind("idle", does=())


def one_door_open(**given: Any) -> Position:
    """Character 1 has opened the upper of the two doors; the second round begins."""
    given.setdefault("monsters", {"A": "dummy"})
    p = position(TWO_DOORS, **given)
    return p.play("spare-1", "spare-2").until_turn("c1").go("bottom:spare-1", "move:3,1").until("select")


@pytest.mark.rule("GH-OVR-01")
def test_a_door_parts_two_rooms_and_lies_closed_until_it_is_opened() -> None:
    p = position("1 2 + A", monsters={"A": "grub"})
    assert p.state.doors == {str(p.cell("3,1")): "closed"}
    assert p.state.rooms == ["1"]
    assert not p.there("grub-1")
    p.next_round()
    assert p.state.doors == {str(p.cell("3,1")): "closed"}


@pytest.mark.rule("GH-OVR-02")
def test_a_character_that_enters_a_closed_doors_hex_opens_it_and_the_room_is_revealed() -> None:
    p = acting("1 2 . + A", "bottom", "Move 4", monsters={"A": "grub"}).go("move:4,1")
    assert p.prompt == "move"  # at once, in the middle of the move
    assert p.state.doors == {str(p.cell("4,1")): "open"}
    assert p.state.rooms == ["1", "2"]
    assert p.where(p.m()) == "5,1"


@pytest.mark.rule("GH-OVR-03")
def test_a_closed_door_does_not_hinder_a_characters_move() -> None:
    p = acting("1 . + . .\n 2 w w w w", "bottom", "Move 4").go("move:3,1")
    assert p.decision.args["points"] == 2
    p.go("move:5,1")
    assert p.where(p.c()) == "5,1"


@pytest.mark.rule("GH-OVR-04")
def test_a_closed_door_is_a_wall_for_monsters() -> None:
    p = one_door_open(monsters={"A": "grub"})
    p.set(p.m(), at="4,3").set(p.c(1), at="3,1").set(p.c(2), at="2,3").play().until("damage", "turn")
    assert [e.target for e in p.events(Focused)][-1:] == ["c1"]  # only the open door can be reached
    assert p.state.doors[str(p.cell("3,3"))] == "closed"
    assert p.game.apart(p.m().cell, p.c(1).cell) == 1


@pytest.mark.rule("GH-OVR-04")
def test_a_closed_door_is_a_wall_for_summons() -> None:
    p = one_door_open(cards=[card("call", top='Persistent: Summon "Rat" {hp 9, move 2, attack 2}')])
    p.set(p.c(1), at="1,1").play("call", "spare-3").until("turn").go("top:call", "hex:2,1").until("select")
    p.set(p.state.figures["s1"], at="2,3").set(p.m("dummy"), at="4,3").play().until_turn("s1").until("turn")
    assert p.where(p.state.figures["s1"]) in ("1,1", "2,1", "1,2")  # two hexes of the long way round
    assert p.state.doors[str(p.cell("3,3"))] == "closed"
    assert not p.events(Attacked)


@pytest.mark.rule("GH-OVR-05")
def test_no_figure_is_forced_onto_a_closed_door() -> None:
    p = acting("1 A + .\n 2 w w w", "top", "Attack 1, push 1", monsters={"A": "dummy"}).go("attack:dummy-1", "push")
    assert p.where(p.m("dummy")) == "2,1"
    shover = kind("shover", does=["Attack +0, push 1"])
    p = position("A 1 + .\n 2 w w w", monsters={"A": "shover"}, kinds=[shover])
    p.play().until("damage").go("suffer").until("turn")
    assert (p.where(p.c()), p.state.doors[str(p.cell("3,1"))]) == ("2,1", "closed")


@pytest.mark.rule("GH-OVR-06")
def test_an_open_door_hinders_nobody_and_stays_open() -> None:
    p = position("1 . + . A\n 2 w w w w", monsters={"A": "grub"}, cards=[card("peep", bottom="Move 2", initiative=1)])
    p.play("peep", "spare-1").go("bottom:peep", "move:3,1", "pass").until("select")
    p.set(p.c(1), at="1,1").set(p.m(), at="4,1").play().until("damage")
    assert p.where(p.m()) == "2,1"
    p.next_round()
    assert p.state.doors == {str(p.cell("3,1")): "open"}
    assert "closed" not in "".join(p.keys)


@pytest.mark.rule("GH-OVR-08")
def test_a_closed_door_blocks_sight_and_is_no_way_for_counting_range() -> None:
    map_ = """
        . . 2 1 .
         w + w + w
        . . . . A
        """
    far, near = card("far", top="Attack 2, range 9", initiative=1), card("near", top="Attack 2, range 2", initiative=1)
    p = position(map_, monsters={"A": "dummy"}, cards=[card("walk", bottom="Move 2"), far, near])
    p.play("walk", "spare-1").go("bottom:walk", "move:4,2", "stay").until("select")
    p.set(p.c(1), at="2,1").set(p.m("dummy"), at="2,3")
    assert p.game.apart(p.cell("2,1"), p.cell("2,3")) == 6  # through the other door
    p.play("far", "spare-2").go("top:far")
    assert p.prompt == "turn"  # in range, but not in sight
    p.go("bottom:spare-2", "move:2,2", "stay").until("select").set(p.c(1), at="2,1")
    p.play("near", "spare-3").go("top:near")
    assert p.keys_of("attack") == ["dummy-1"]


@pytest.mark.rule("GH-OVR-09")
def test_a_corridor_joins_two_tiles_into_one_room_and_is_ordinary_floor() -> None:
    map_ = """
        1 . . A
         2 . . .
        """
    walls = ["2,1|3,1", "2,2|3,1"]  # the seam of the tiles, but for the corridor over 2,2 and 3,2
    p = acting(map_, "bottom", "Move 3", walls=walls, monsters={"A": "dummy"})
    assert p.state.rooms == ["1"]
    assert p.there("dummy-1")
    p.go("move:3,2")
    p = acting(map_, "top", "Create trap 2, range 2", walls=walls, monsters={"A": "dummy"})
    assert "hex:2,2" in p.keys


@pytest.mark.rule("GH-OVR-10")
def test_a_trap_is_sprung_by_normal_and_by_forced_movement() -> None:
    p = acting("1 ! 2", "bottom", "Move 1").go("move:2,1", "suffer")
    assert [e.figure for e in p.events(TrapSprung)] == ["c1"]
    p = acting("1 A !\n 2 w w", "top", "Attack 1, push 1", monsters={"A": "dummy"}).go("attack:dummy-1", "push")
    assert [e.figure for e in p.events(TrapSprung)] == ["dummy-1"]
    assert p.m("dummy").health == 30 - 1 - 3


@pytest.mark.rule("GH-OVR-11")
def test_a_trap_is_not_sprung_by_flying_or_during_a_jump() -> None:
    bat = kind("bat", flying=True, does=())
    p = acting("1 A !\n 2 w w", "top", "Attack 1, push 1", monsters={"A": "bat"}, kinds=[bat]).go("attack:bat-1", "push")
    assert p.where(p.m("bat")) == "3,1"
    assert not p.events(TrapSprung)
    p = acting("1 ! . 2", "bottom", "Move 2, jump").go("move:3,1")
    assert not p.events(TrapSprung)
    p = acting("1 ! . 2", "bottom", "Move 2, jump").go("move:2,1", "suffer")
    assert p.events(TrapSprung)


@pytest.mark.rule("GH-OVR-12")
def test_a_sprung_trap_has_its_effect_on_who_entered_and_is_gone() -> None:
    p = acting("1 T . 2", "bottom", "Move 3", legend={"T": {"trap": ["4", "poison", "muddle"]}}).go("move:2,1", "suffer")
    assert (p.c().health, list(p.c().conditions)) == (10 - 4, ["poison", "muddle"])
    assert not p.c(2).conditions
    assert not p.state.traps
    p.go("move:1,1").until("select")
    p.play("spare-2", "spare-3").until_turn("c1").until("turn").go("bottom:spare-2", "move:2,1")
    assert len(p.events(TrapSprung)) == 1


@pytest.mark.rule("GH-OVR-13")
def test_disarming_a_trap_removes_it_without_its_effect() -> None:
    p = acting("1 . ! 2\n . .", "top", "Disarm trap, range 2").go("hex:3,1")
    assert not p.state.traps
    assert not p.events(TrapSprung)
    assert not p.events(Suffered)
    p = acting("1 . ! 2\n . .", "top", "Disarm trap, range 1")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-OVR-14")
@pytest.mark.parametrize("level", [0, 1, 7])
def test_a_damage_trap_deals_2_and_the_level_a_plain_one_only_its_conditions_and_some_both(level: int) -> None:
    for parts, damage, conditions in ((["damage"], 2 + level, []), (["stun"], 0, ["stun"]), (["damage", "poison"], 2 + level, ["poison"])):
        p = acting("1 T 2", "bottom", "Move 1", legend={"T": {"trap": parts}}, level=level).go("move:2,1")
        assert p.prompt == ("damage" if damage else "turn")
        p.until("turn")
        assert (p.c().health, list(p.c().conditions)) == (10 - damage, conditions)


@pytest.mark.rule("GH-OVR-15")
def test_everybody_sees_what_every_trap_does() -> None:
    p = acting("1 . T 2", "top", "Create trap 5, wound", legend={"T": {"trap": ["damage", "poison"]}}).go("hex:2,1")
    for seat in (0, 1, None):
        cells = {cell.name: cell for cell in p.table.scene(seat).boards[0].cells}
        assert cells["3,1"].text == Message("gh-trap", {"damage": 3, "conditions": ["poison"]})
        assert cells["2,1"].text == Message("gh-trap", {"damage": 5, "conditions": ["wound"]})
        assert "trap" in cells["2,1"].marks


@pytest.mark.rule("GH-OVR-16")
def test_a_trap_is_used_up_by_a_figure_that_is_immune_to_it() -> None:
    dull = kind("dull", immune=["stun"], does=())
    p = acting("1 A s\n 2 w w", "top", "Attack 1, push 1", monsters={"A": "dull"}, kinds=[dull]).go("attack:dull-1", "push")
    assert p.where(p.m("dull")) == "3,1"
    assert not p.m("dull").conditions
    assert not p.state.traps


@pytest.mark.rule("GH-OVR-17")
def test_characters_and_monsters_create_traps_with_the_effect_their_ability_defines() -> None:
    p = acting("1 . . 2\n . .", "top", "Create trap 2, poison, range 2").go("hex:3,1")
    assert (p.state.traps[str(p.cell("3,1"))].damage, p.state.traps[str(p.cell("3,1"))].conditions) == (2, ["poison"])
    spinner = kind("spinner", does=["Create trap 4, immobilize"])
    p = position("1 2 . . A", monsters={"A": "spinner"}, kinds=[spinner]).play().until("turn")
    trap = p.state.traps[str(p.cell("4,1"))]
    assert (trap.damage, trap.conditions) == (4, ["immobilize"])


@pytest.mark.rule("GH-OVR-18")
def test_a_trap_affects_its_layer_and_the_layers_allies_too() -> None:
    p = position("1 . 2", cards=[card("lay", top="Create trap 2", initiative=1)], cards2=[card("step", bottom="Move 1", initiative=5)])
    p.play("lay", "spare-1", c2=("step", "other-1")).go("top:lay", "hex:2,1", "pass", "bottom:step", "move:2,1", "suffer")
    assert p.c(2).health == 10 - 2
    p = acting("1 . 2", "top", "Create trap 2").go("hex:2,1", "bottom:spare-1", "move:2,1", "suffer")
    assert p.c(1).health == 10 - 2


@pytest.mark.rule("GH-OVR-19")
def test_a_trap_deals_its_damage_before_its_conditions_and_the_dead_get_none() -> None:
    for health, alive in ((9, True), (3, False)):
        frail = kind("frail", health=health, does=())
        p = acting("1 A T\n 2 w w", "top", "Push 1", monsters={"A": "frail"}, kinds=[frail], legend={"T": {"trap": ["damage", "curse"]}})
        p.go("target:frail-1", "push")
        assert p.there("frail-1") == alive
        assert p.state.monster_curses == 10 - alive


@pytest.mark.rule("GH-OVR-20")
@pytest.mark.parametrize("mark", ["i", "s"])
def test_a_figure_that_a_trap_stuns_or_immobilizes_in_its_move_stops_there(mark: str) -> None:
    p = acting(f"1 {mark} . . 2", "bottom", "Move 3").go("move:2,1")
    assert p.prompt != "move"
    assert p.where(p.c()) == "2,1"


@pytest.mark.rule("GH-OVR-20")
@pytest.mark.parametrize("mark", ["i", "s"])
def test_a_monster_that_a_trap_stuns_or_immobilizes_in_its_move_stops_there(mark: str) -> None:
    p = position(f"1 . {mark} A\n 2 w w w", monsters={"A": "grub"}, kinds=[IDLE]).play().until("turn")
    assert p.where(p.m()) == "3,1"
    assert bool(p.events(Attacked)) is False


@pytest.mark.rule("GH-OVR-17", "GH-OVR-13")
@pytest.mark.parametrize(
    ("text", "hex", "change"),
    [
        ("Create trap 2, range 2", "2,2", ("trap", "made", "2,2")),
        ("Disarm trap, range 2", "2,1", ("trap", "removed", "2,1")),
        ("Create obstacle, range 2", "2,2", ("obstacle", "made", "2,2")),
        ("Destroy obstacle, range 2", "1,2", ("obstacle", "removed", "1,2")),
    ],
)
def test_it_is_told_what_is_laid_and_taken_away(text: str, hex: str, change: tuple[str, ...]) -> None:
    p = acting("1 ! .\n o . . .\n. . . 2", "top", text).go(f"hex:{hex}")
    assert [(e.what, e.how, p.game.name(e.cell)) for e in p.events(Changed)] == [change]
