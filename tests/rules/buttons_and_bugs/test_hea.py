"""Heal."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Healed

from .position import STANDARD, Position, card, idle, monster, row

STONE = idle("stone", 60, health=20)
MEND = card("mend", bottom="Heal 3, self")


def mended(health: int, *conditions: str) -> Position:
    """The character, of 12 hit points, with this health and these conditions, after Heal 3."""
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], cards=[MEND])
    p.set(p.hero, health=health, conditions=conditions)
    p.play("mend", "spare-1")
    if p.prompt == "damage":
        p.go("suffer")
    return p.go("bottom:mend", "perform")


@pytest.mark.rule("BB-HEA-01")
def test_a_heal_raises_the_hit_points_of_its_target() -> None:
    assert mended(5).hero.health == 8


@pytest.mark.rule("BB-HEA-01")
def test_a_heal_is_for_the_acting_side_only() -> None:
    p = row("s 1 2", monsters=["nurse 1", "stone 2"], kinds=[STONE, monster("nurse", zero=["Heal 3, range 3"])])
    p.set(p.hero, health=2).set(p.monster(2), health=10)
    p.play("spare-1", "spare-2").go("pass")
    assert (p.hero.health, p.monster(2).health) == (2, 13)


@pytest.mark.rule("BB-HEA-02")
def test_hit_points_never_exceed_the_maximum_of_any_figure() -> None:
    assert mended(11).hero.health == 12
    p = row("s . 1", monsters=["nurse 1"], kinds=[monster("nurse", zero=["Heal 3, self"])])
    p.set(p.monster(1), health=7)
    p.play("spare-1", "spare-2").go("pass")
    assert p.monster(1).health == 8


@pytest.mark.rule("BB-HEA-03")
def test_a_figure_at_full_hit_points_may_be_healed_to_lose_poison() -> None:
    p = mended(12, "poison")
    assert (p.hero.health, p.hero.conditions) == (12, {})


@pytest.mark.rule("BB-HEA-04")
def test_one_heal_removes_both_wound_and_poison() -> None:
    assert mended(6, "wound", "poison").hero.conditions == {}


@pytest.mark.rule("BB-HEA-05")
def test_a_heal_of_a_poisoned_figure_gives_no_hit_points() -> None:
    p = mended(6, "wound", "poison")
    assert p.hero.health == 5  # 1 lost to the wound, nothing gained
    assert [e.amount for e in p.events(Healed)] == [0]


@pytest.mark.rule("BB-HEA-06")
@pytest.mark.parametrize(("poison", "health"), [((), 7), (("poison",), 5)])
def test_a_heal_of_an_attack_modifier_works_like_a_heal_ability(poison: tuple[str, ...], health: int) -> None:
    table = [["-1", "+0, heal 2 self", "+1"], *STANDARD[1:]]
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], table=table)
    p.set(p.hero, health=5, conditions=poison)
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1", "apply")
    assert (p.hero.health, p.hero.conditions) == (health, {})
