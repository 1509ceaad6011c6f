"""BB-MDT: damage to and death of monsters."""

from __future__ import annotations

import pytest

from .hunting import attacks, beast, hunted
from .position import card, row


@pytest.mark.rule("BB-MDT-01")
def test_every_monster_has_its_own_hit_points() -> None:
    p = row("1 s 2", monsters=["grub 1", "grub 2"], cards=[card("jab", top="Attack 3")])
    p.play("jab", "spare-1").go("top:jab", "attack:m2")
    assert (p.monster(1).health, p.monster(2).health) == (8, 5)


@pytest.mark.rule("BB-MDT-03")
def test_a_dead_monster_leaves_the_map_with_its_conditions() -> None:
    cards = [card("jab", top="Attack 9", bottom="Move 1")]
    p = row("s 1 A", monsters=["grub 1"], cards=cards, rules=["When grub dies: spawn grub at A"])
    p.set(p.monster(1), conditions=["poison", "muddle"])
    p.play("jab", "spare-1").go("top:jab", "attack:m1").until("turn")
    assert (p.where(p.monster(1)), p.monster(1).conditions, p.monster(1).health) == ("3,1", {}, 8), "the new one has its number only"
    p.go("bottom:spare-1")
    assert "move:2,1" in p.keys, "its hex is free"


@pytest.mark.rule("BB-MDT-05")
def test_a_monster_that_dies_in_its_move_does_not_attack() -> None:
    p = hunted("1 ! . s", "Move 3", "Attack 2", type_={"health": 2}, goal=["it is round 9 or later"])
    assert ("m1" in p.state.figures, p.hero.health) == (False, 12)


@pytest.mark.rule("BB-MDT-05")
def test_a_monster_that_dies_of_retaliate_performs_nothing_more() -> None:
    cards = [card("spikes", bottom="Round: Retaliate 3", initiative=1)]
    kinds = [beast("Attack 2", "Attack 2", "Heal 5, self", health=3)]
    p = row("1 s", monsters=["beast 1"], kinds=kinds, cards=cards, goal=["it is round 9 or later"])
    p.play("spikes", "spare-1").go("bottom:spikes", "perform").until("turn").go("pass").until("select")
    assert ("m1" in p.state.figures, len(attacks(p)), p.hero.health) == (False, 1, 10)


@pytest.mark.rule("BB-MDT-05")
def test_a_successor_does_not_go_on_with_the_turn_of_the_dead() -> None:
    # It dies of the hazard, and the one that takes its number comes beside the character: it has a turn of its own, from the start.
    kinds = [beast("Move 3", "Attack 2", health=2)]
    p = row("1 ! . s A", monsters=["beast 1"], kinds=kinds, cards=[card("slow", initiative=95)], rules=["When beast dies: spawn beast at A"])
    p.play("slow", "spare-1").until("turn")
    assert (p.turns, len(attacks(p))) == (["m1 10", "m1 10", "hero 95"], 1)


@pytest.mark.rule("BB-MDT-05")
@pytest.mark.parametrize(("health", "conditions"), [(3, ["poison"]), (2, [])])
def test_a_monster_that_dies_halfway_through_a_line_leaves_out_the_rest(health: int, conditions: list[str]) -> None:
    p = hunted("1 . s", "Suffer 2; Poison, range 3", type_={"health": health}, goal=["it is round 9 or later"])
    assert ("m1" in p.state.figures, list(p.hero.conditions)) == (health > 2, conditions)
