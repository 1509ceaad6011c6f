"""Suffering damage without an attack."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Retaliated

from .position import card, monster, row

BURST = card("burst", bottom="All enemies suffer 3, range 2")
HEDGEHOG = monster("hedgehog", health=20, traits=["Shield 2", "Retaliate 4"])


@pytest.mark.rule("BB-SUF-01")
def test_damage_without_an_attack_is_not_modified_by_anything() -> None:
    p = row("s 1", monsters=["hedgehog 1"], kinds=[HEDGEHOG], cards=[BURST])
    p.set(p.hero, conditions=["strengthen"]).set(p.monster(1), conditions=["poison"])
    p.play("burst", "spare-1").go("bottom:burst", "perform")
    assert p.monster(1).health == 20 - 3
    assert not p.events(ModifierRolled)
    assert not p.events(Retaliated)


@pytest.mark.rule("BB-SUF-02")
def test_suffering_damage_is_not_targeted_so_invisible_figures_suffer_too() -> None:
    p = row("s 1 2 . 3", monsters=["grub 1", "grub 2", "grub 3"], cards=[BURST])
    p.set(p.monster(2), conditions=["invisible"])
    p.play("burst", "spare-1").go("bottom:burst")
    assert not p.keys_of("target")
    p.go("perform")
    assert [p.monster(n).health for n in (1, 2, 3)] == [5, 5, 8]
