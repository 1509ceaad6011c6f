"""Shield."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked

from .position import card, idle, monster, row

STONE = idle("stone", 60, health=20)
WALL = card("wall", bottom="Persistent: Shield 1", initiative=10)


@pytest.mark.rule("BB-SHI-01")
def test_shield_reduces_the_value_of_attacks_against_its_bearer() -> None:
    p = row("s 1", monsters=["grub 1"], cards=[WALL])
    p.play("wall", "spare-1").go("bottom:wall", "perform", "pass", "end-turn", "go-on")
    assert p.decision.args["damage"] == 2 - 1


@pytest.mark.rule("BB-SHI-01")
def test_shield_is_for_oneself_not_against_ones_own_attacks() -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[WALL])
    p.play("wall", "spare-1").go("bottom:wall", "perform", "top:spare-1", "attack:m1")
    assert p.events(Attacked)[0].damage == 2


@pytest.mark.rule("BB-SHI-03")
def test_several_shields_add_up() -> None:
    kind = monster("beetle", health=20, traits=["Shield 1"], zero=["Round: Shield 2"], initiatives=(5, 5, 5))
    p = row("s 1", monsters=["beetle 1"], kinds=[kind], cards=[card("smash", top="Attack 7")])
    p.play("smash", "spare-1").go("top:smash", "attack:m1")
    assert p.monster(1).health == 20 - (7 - 1 - 2)


@pytest.mark.rule("BB-SHI-04")
def test_shield_does_not_reduce_damage_that_is_no_attack() -> None:
    p = row("s ! 1", monsters=["stone 1"], kinds=[STONE], cards=[WALL, card("step", bottom="Move 1")])
    p.play("wall", "spare-1").go("bottom:wall", "perform", "pass")
    p.next_round().play("step", "spare-2").go("bottom:step", "move:2,1")
    assert p.decision.args["damage"] == 2


@pytest.mark.rule("BB-SHI-05")
def test_shield_does_not_cancel_added_effects() -> None:
    kind = monster("beetle", traits=["Shield 9"])
    p = row("s 1 .", monsters=["beetle 1"], kinds=[kind], cards=[card("bump", top="Attack 2, push 1, wound")])
    p.play("bump", "spare-1").go("top:bump", "attack:m1", "roll", "effect:push", "push:3,1")
    assert p.monster(1).health == 8
    assert p.where(p.monster(1)) == "3,1"
    assert "wound" in p.monster(1).conditions


@pytest.mark.rule("BB-SHI-06")
def test_shield_applies_to_the_acting_figure_only() -> None:
    kind = monster("beetle", zero=["Round: Shield 1"], initiatives=(5, 5, 5))
    p = row("1 s 2", monsters=["beetle 1", "stone 2"], kinds=[kind, STONE], cards=[card("sweep", top="Attack 3, target 2")])
    p.play("sweep", "spare-1").go("top:sweep", "attack:m1", "attack:m2")
    assert [(e.target, e.shield) for e in p.events(Attacked)] == [("m1", 1), ("m2", 0)]


@pytest.mark.rule("BB-SHI-07")
def test_shield_is_not_used_up_by_an_attack() -> None:
    p = row("1 s 2", monsters=["grub 1", "grub 2"], cards=[WALL])
    p.play("wall", "spare-1").go("bottom:wall", "perform", "pass", "end-turn", "keep-round", "suffer", "suffer")
    assert [e.shield for e in p.events(Attacked)] == [1, 1]
    assert p.hero.health == 12 - 1 - 1
