"""Healing: whom it may reach and what it does."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Healed

from .position import acting, card, kind, position

ROOM = """
    1 . . .
     2 . . .
    . . . A
    """


@pytest.mark.rule("GH-HEA-01")
@pytest.mark.parametrize("target", ["c1", "c2"])
def test_a_heal_restores_hit_points_to_oneself_or_to_one_ally(target: str) -> None:
    p = position(ROOM, cards=[card("go", top="Heal 3", initiative=1)], monsters={"A": "grub"})
    p.set(p.c(1), health=4).set(p.c(2), health=5).play("go", "spare-1").go("top:go")
    assert p.keys == ["stop", "target:c1", "target:c2"]  # not the monster
    p.go(f"target:{target}")
    assert p.prompt == "turn"  # one only
    assert (p.c(1).health, p.c(2).health) == ((7, 5) if target == "c1" else (4, 8))


@pytest.mark.rule("GH-HEA-02")
@pytest.mark.parametrize(("reach", "offered"), [(1, ["c1"]), (2, ["c1"]), (3, ["c1", "c2"]), (9, ["c1", "c2"])])
def test_a_heal_with_range_needs_the_distance_and_the_sight(reach: int, offered: list[str]) -> None:
    p = acting("""
        1 . . 2
         . . .
        """, "top", f"Heal 2, range {reach}")  # fmt: skip
    assert p.keys_of("target") == offered


@pytest.mark.rule("GH-HEA-02")
def test_a_heal_does_not_reach_an_ally_behind_a_wall() -> None:
    p = acting("""
        1 w 2
         . .
        """, "top", "Heal 2, range 5")  # fmt: skip
    assert p.game.apart(p.c(1).cell, p.c(2).cell) <= 5
    assert p.keys_of("target") == ["c1"]


@pytest.mark.rule("GH-HEA-03")
def test_a_heal_of_oneself_reaches_nobody_else() -> None:
    p = acting(ROOM, "top", "Heal 3, self", monsters={"A": "dummy"})
    assert p.keys_of("target") == ["c1"]


@pytest.mark.rule("GH-HEA-04")
def test_hit_points_never_rise_above_the_maximum() -> None:
    p = position(ROOM, cards=[card("go", top="Heal 5, self", initiative=1)], monsters={"A": "dummy"})
    p.set(p.c(), health=8).play("go", "spare-1").go("top:go", "target:c1")
    assert p.c().health == p.c().max_health == 10
    assert [e.amount for e in p.events(Healed)] == [2]


@pytest.mark.rule("GH-HEA-05")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_a_figure_at_full_health_may_be_healed(condition: str) -> None:
    p = position(ROOM, cards=[card("go", top="Heal 2", initiative=1)], monsters={"A": "dummy"})
    p.set(p.c(2), conditions=[condition]).play("go", "spare-1").go("top:go", "target:c2")
    assert p.c(2).health == p.c(2).max_health
    assert not p.c(2).conditions


@pytest.mark.rule("GH-HEA-06")
def test_a_potion_is_a_heal_like_any_other() -> None:
    p = position(ROOM, equipped=["minor-healing-potion"], monsters={"A": "dummy"})
    p.set(p.c(), health=4, conditions=["poison"]).play("spare-1", "spare-2").go("item:minor-healing-potion")
    assert (p.c().health, p.c().conditions) == (4, {})


@pytest.mark.rule("GH-HEA-06")
def test_so_is_a_long_rest() -> None:
    p = position(ROOM, monsters={"A": "dummy"}).put("discard", "spare-1", "spare-2", "spare-3")
    p.set(p.c(), health=4, conditions=["poison"]).play("rest").until("rest-lose").go("lose:spare-1")
    assert (p.c().health, p.c().conditions) == (4, {})


@pytest.mark.rule("GH-HEA-06")
def test_a_heal_modifier_heals_the_attacker_who_drew_it_and_each_is_a_heal_of_its_own() -> None:
    p = position("""
        1 A . .
         . . . 2
        """, monsters={"A": "dummy"}, class_modifiers={"mend": "rolling +0, heal 1 self", "balm": "+0, heal 2 self"},
        cards=[card("go", top="Attack 2", initiative=1)], modifiers="tester/mend tester/balm")  # fmt: skip
    p.amend("decks.c1.draw", ["tester/mend", "tester/balm"])
    p.set(p.c(), health=4, conditions=["poison"]).play("go", "spare-1").go("top:go", "attack:dummy-1", "apply", "apply")
    assert (p.c().health, p.c().conditions) == (6, {})  # the first takes the poison away, the second heals
    assert p.m("dummy").health == 30 - 2


@pytest.mark.rule("GH-HEA-06")
def test_drawn_by_a_summon_it_heals_the_summon() -> None:
    late = kind("late", does=(), initiative=99, health=20)
    cards = [card("call", top='Persistent: Summon "Imp" {hp 5, move 2, attack 1}', initiative=1)]
    p = position("""
        1 . A
         . . 2
        """, monsters={"A": "late"}, kinds=[late], class_modifiers={"balm": "+0, heal 2 self"}, cards=cards, modifiers="tester/balm")  # fmt: skip
    p.play("call", "spare-1").go("top:call", "hex:2,1").next_round()
    p.amend("decks.c1.draw", ["tester/balm"]).set(p.c(), health=4).set(p.state.figures["s1"], health=1)
    p.play("spare-2", "spare-3").until("turn")
    assert (p.state.figures["s1"].health, p.c().health) == (3, 4)


@pytest.mark.rule("GH-HEA-02")
@pytest.mark.parametrize(("reach", "between", "healed"), [(1, ".", "monk-1"), (2, ".", "dummy-1"), (5, "w", "monk-1")])
def test_a_monsters_heal_needs_the_distance_and_the_sight_as_well(reach: int, between: str, healed: str) -> None:
    map_ = f"""
        1 . A {between} D
         2 . . . .
        """
    p = position(map_, monsters={"A": "monk", "D": "dummy"}, kinds=[kind("monk", does=(f"Heal 3, range {reach}",))])
    p.set(p.m("monk"), health=7).set(p.m("dummy"), health=9).play().until("turn")
    assert [e.figure for e in p.events(Healed)] == [healed]


@pytest.mark.rule("GH-HEA-01")
@pytest.mark.parametrize(("hurt", "healed"), [("monk", "monk-1"), ("dummy", "dummy-1")])
def test_a_monster_heals_itself_or_one_ally_too(hurt: str, healed: str) -> None:
    p = position("1 2 . A D", monsters={"A": "monk", "D": "dummy"}, kinds=[kind("monk", does=("Heal 3",))])
    p.set(p.m(hurt), health=2).play().until("turn")
    assert [(e.figure, e.amount) for e in p.events(Healed)] == [(healed, 3)]
