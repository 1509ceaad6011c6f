"""Attack effects: push and pull."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import TrapSprung

from .position import Position, kind
from .strikes import bitten, hitting, lost, room

BAT = kind("bat", does=(), health=30, initiative=90, flying=True)
FIELD = """
      . . . .
     1 A . . .
      . . . .
     . . . . 2
    """


def moving(text: str, map_: str, target: str = "dummy-1", **given: Any) -> Position:
    """Character 1 is about to push or pull a target, without an attack."""
    return hitting(text, map_, **given).go(f"target:{target}", text.split()[0].lower())


@pytest.mark.rule("GH-EFF-05")
def test_push_moves_the_target_hex_by_hex_always_farther_away() -> None:
    p = moving("Push 2", FIELD)
    assert sorted(p.keys) == ["push:2,1", "push:2,3", "push:3,2"]
    p.go("push:3,2")
    assert sorted(p.keys) == ["push:3,1", "push:3,3", "push:4,2"]  # not back, nor sideways
    p.go("push:3,1")
    assert (p.where(p.m("dummy")), p.prompt) == ("3,1", "turn")


@pytest.mark.rule("GH-EFF-06")
def test_push_ends_early_where_no_hex_is_left() -> None:
    p = moving("Push 3", "1 A .\n 2 .").go("push:3,1")
    assert (p.where(p.m("dummy")), p.prompt) == ("3,1", "turn")


@pytest.mark.rule("GH-EFF-07")
def test_pull_moves_the_target_closer_and_ends_beside_the_attacker() -> None:
    p = moving("Pull 5, range 3", " . . A\n1 . .\n . . 2")
    assert sorted(p.keys) == ["pull:2,1", "pull:3,2"]
    p.go("pull:2,1")
    assert sorted(p.keys) == ["pull:1,1", "pull:2,2"]
    p.go("pull:2,2")
    assert (p.where(p.m("dummy")), p.prompt) == ("2,2", "turn")


@pytest.mark.rule("GH-EFF-08")
def test_a_pushed_figure_passes_through_its_allies() -> None:
    """Its only way leads through the grub, and it cannot stop there."""
    p = moving("Push 2", "2 1 A B .", monsters={"A": "dummy", "B": "grub"})
    assert (p.where(p.m("dummy")), p.where(p.m("grub"))) == ("5,1", "4,1")


@pytest.mark.rule("GH-EFF-08")
def test_but_not_through_its_enemies() -> None:
    p = moving("Push 2", "1 A 2 .")
    assert (p.where(p.m("dummy")), p.prompt) == ("2,1", "turn")
    pulled = moving("Pull 2, range 3", "1 . 2 A\n . o o o")
    assert (pulled.where(pulled.m("dummy")), pulled.prompt) == ("4,1", "turn")


@pytest.mark.rule("GH-EFF-09")
def test_difficult_terrain_does_not_matter() -> None:
    p = moving("Push 2", "2 1 A ~ ~ ~")
    assert p.where(p.m("dummy")) == "5,1"


@pytest.mark.rule("GH-EFF-10")
@pytest.mark.parametrize(("mark", "damage"), [("!", 3), ("h", 1)])
@pytest.mark.parametrize("id", ["dummy", "bat"])
def test_traps_and_hazardous_terrain_affect_a_pushed_figure_unless_it_flies(mark: str, damage: int, id: str) -> None:
    p = moving("Push 1", f"2 1 A {mark}", f"{id}-1", monsters={"A": id}, kinds=[BAT])
    assert p.where(p.m(id)) == "4,1"
    assert lost(p, id) == (0 if id == "bat" else damage)
    assert len(p.events(TrapSprung)) == ((id, mark) == ("dummy", "!"))


@pytest.mark.rule("GH-EFF-11")
@pytest.mark.parametrize(
    ("map_", "id", "end"),
    [
        ("2 1 A + .", "dummy", "3,1"), ("2 1 A + .", "bat", "3,1"), ("2 1 A = .", "dummy", "3,1"), ("2 1 A", "dummy", "3,1"), ("2 1 A", "bat", "3,1"),
        ("2 1 A o .", "dummy", "3,1"), ("2 1 A o .", "bat", "4,1"), ("2 1 A . .", "dummy", "4,1"),
    ],
)  # fmt: skip
def test_it_does_not_enter_closed_doors_walls_or_unless_flying_obstacles(map_: str, id: str, end: str) -> None:
    p = moving("Push 1", map_, f"{id}-1", monsters={"A": id}, kinds=[BAT])
    assert p.where(p.m(id)) == end
    assert "open" not in p.state.doors.values()


@pytest.mark.rule("GH-EFF-12")
def test_a_push_is_used_for_its_full_value_or_not_at_all() -> None:
    p = hitting("Attack 1, push 2", FIELD).go("attack:dummy-1")
    assert (p.prompt, p.keys) == ("push-use", ["push", "skip"])
    p.go("push", "push:3,2")
    assert "stop" not in p.keys
    p.go("push:4,2")
    assert p.where(p.m("dummy")) == "4,2"
    none = hitting("Attack 1, push 2", FIELD).go("attack:dummy-1", "skip")
    assert (none.where(none.m("dummy")), none.prompt) == ("2,2", "turn")


@pytest.mark.rule("GH-EFF-12")
def test_the_attacker_may_choose_a_route_that_ends_early() -> None:
    p = moving("Push 2", "1 A . .\n 2 . o")
    assert sorted(p.keys) == ["push:2,2", "push:3,1"]
    p.go("push:2,2")  # a dead end beside the longer way
    assert (p.where(p.m("dummy")), p.prompt) == ("2,2", "turn")


@pytest.mark.rule("GH-EFF-13")
@pytest.mark.parametrize(("keys", "end"), [("push push", "5,2"), ("push skip", "4,2"), ("skip push", "3,2"), ("skip skip", "2,2")])
def test_pushes_from_different_sources_are_used_or_skipped_one_by_one(keys: str, end: str) -> None:
    """Two hexes by the ability, one by the card."""
    p = hitting("Attack 1, push 2", FIELD, deck={"shove": "+0, push 1"}, modifiers="tester/shove").go("attack:dummy-1", "apply")
    for key in keys.split():
        assert p.prompt == "push-use"
        p.go(key)
        while p.prompt == "push-to":
            p.go(next(k for k in p.keys if k.endswith(",2")))
    assert (p.where(p.m("dummy")), p.prompt) == (end, "turn")


@pytest.mark.rule("GH-EFF-13")
@pytest.mark.parametrize(("keys", "end"), [("effect:push push push:3,2 pull", "2,2"), ("effect:pull pull push push:3,2", "3,2")])
def test_a_push_and_a_pull_may_be_used_in_either_order(keys: str, end: str) -> None:
    p = hitting("Attack 1, push 1", room("1 A . ."), deck={"hook": "+0, pull 1"}, modifiers="tester/hook").go("attack:dummy-1", "apply")
    assert (p.prompt, p.keys) == ("effect-order", ["effect:push", "effect:pull"])
    p.go(*keys.split())
    assert (p.where(p.m("dummy")), p.prompt) == (end, "turn")


@pytest.mark.rule("GH-EFF-13")
@pytest.mark.parametrize(("first", "hexes"), [("push", [2, 1]), ("pull", [1, 2])])
def test_each_of_a_push_and_a_pull_has_its_own_number_of_hexes(first: str, hexes: list[int]) -> None:
    p = hitting("Attack 1, push 2", room("1 A . . ."), deck={"hook": "+0, pull 1"}, modifiers="tester/hook").go("attack:dummy-1", "apply")
    p.go(f"effect:{first}")
    told = [p.decision.args["hexes"]]
    p.go("skip")
    assert [*told, p.decision.args["hexes"]] == hexes


@pytest.mark.rule("GH-EFF-14")
@pytest.mark.parametrize(("map_", "end"), [("2 1 A . B", "4,1"), ("2 1 A B", "3,1"), ("2 1 A B C .", "3,1"), ("2 1 A B .", "5,1")])
def test_a_push_does_not_end_in_an_occupied_hex(map_: str, end: str) -> None:
    """It stops in the last legal hex, or does not begin."""
    p = moving("Push 2", map_)
    assert p.where(p.m("dummy")) == end
    assert len({f.cell for f in p.state.figures.values()}) == len(p.state.figures)


@pytest.mark.rule("GH-EFF-14")
def test_a_monsters_push_does_not_either() -> None:
    p = bitten("A 1 2", "Attack +0, push 1", modifiers="null")
    assert p.where(p.c()) == "2,1"


@pytest.mark.rule("GH-EFF-22")
@pytest.mark.parametrize(("walls", "offered"), [((), ["push:2,3", "push:3,2"]), (("1,2|1,1",), ["push:1,1", "push:2,3", "push:3,2"])])
def test_farther_is_by_the_way_around_walls(walls: tuple[str, ...], offered: list[str]) -> None:
    """The hex above both is beside the attacker, unless a wall parts them: then it is two hexes away."""
    map_ = """
         . o .
        1 A .
         2 . .
        """
    p = moving("Push 1", map_, walls=walls)
    assert sorted(p.keys) == offered


@pytest.mark.rule("GH-EFF-22")
def test_closer_is_by_the_way_around_walls_too() -> None:
    """Behind a wall the dummy is two hexes away, though the hexes touch: it is pulled around the wall."""
    p = moving("Pull 1, range 2", " 1 A .\n. . . 2", walls=("1,1|2,1",))
    assert p.where(p.m("dummy")) == "2,2"
