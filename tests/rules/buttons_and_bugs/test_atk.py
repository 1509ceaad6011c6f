"""Attack."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Suffered

from .position import card, monster, row
from .striking import LADDER, about_to, facing, lost, story

SPIKY = monster("spiky", health=30, minus=(), zero=(), plus=(), traits=["Retaliate 1, push 1"])
HARD = monster("hard", health=30, minus=(), zero=(), plus=(), traits=["Shield 2"])


@pytest.mark.rule("BB-ATK-01")
def test_attack_x_hits_an_enemy_in_range_with_x() -> None:
    p = about_to("Attack 4, range 2", "s . 1 2").go("top:jab")
    assert p.keys == ["attack:m1", "stop"]
    p.go("attack:m1")
    assert p.events(Attacked)[0].value == 4
    assert lost(p, 1) == 4


@pytest.mark.rule("BB-ATK-02")
def test_without_a_range_only_adjacent_enemies_are_attacked() -> None:
    p = about_to("Attack 2, target 3", "2 1 s 3").go("top:jab")
    assert p.keys_of("attack") == ["m1", "m3"]
    p.go("attack:m1")
    assert len(p.events(ModifierRolled)[0].results) == 1  # melee: adjacent is no disadvantage


@pytest.mark.rule("BB-ATK-02", "BB-MAT-02")
def test_a_monsters_attack_without_a_range_reaches_only_the_next_hex() -> None:
    p = facing(["Attack 2"], "s . 1").play("spare-1", "spare-2")
    assert p.prompt == "turn"
    assert not p.events(Attacked)


@pytest.mark.rule("BB-ATK-03", "BB-ADV-12")
@pytest.mark.parametrize("reach", [1, 3])
def test_with_a_range_it_is_ranged_at_any_distance(reach: int) -> None:
    """Beside the character too: with disadvantage, and the sword is of no use."""
    p = about_to(f"Attack 2, range {reach}", equipped=["shrunken-longsword"]).go("top:jab", "attack:m1")
    assert p.prompt == "turn"
    assert len(p.events(ModifierRolled)[0].results) == 2


@pytest.mark.rule("BB-ATK-04", "BB-ITM-15")
def test_an_attack_is_against_one_target_an_ability_may_be_several() -> None:
    """An item for "your attack" works on one of the two attacks of the ability."""
    p = about_to("Attack 4, target 2", "1 s 2", monsters=["hard 1", "hard 2"], kinds=[HARD], equipped=["sewing-needles"])
    p.go("top:jab", "attack:m1", "item:sewing-needles", "roll", "attack:m2")
    assert (lost(p, 1), lost(p, 2)) == (4 - (2 - 1), 4 - 2)
    assert len(p.events(Attacked)) == 2


@pytest.mark.rule("BB-ATK-05")
@pytest.mark.parametrize(
    ("change", "result", "damage"),
    [("attack +1", "+", (3 + 1 + 1) * 2 - 2), ("attack -1", "+", (3 - 1 + 1) * 2 - 2), ("attack +1", "-", 3 + 1 + 1 - 1 - 2), ("attack -9", "0", 0)],
)
def test_bonuses_then_the_modifier_then_the_shield(change: str, result: str, damage: int) -> None:
    p = about_to(f"Attack 3, {change}", monsters=["hard 1"], kinds=[HARD], rolls=result, table=[["-1", "+0", "x2"]] * 6)
    p.set(p.monster(1), conditions=["poison"]).go("top:jab", "attack:m1").until("turn")
    assert lost(p, 1) == damage


@pytest.mark.rule("BB-ATK-06", "BB-DMG-13")
def test_the_resulting_value_is_suffered_or_negated() -> None:
    shell = card("shell", top="Round: Shield 1", initiative=1)
    p = row("s 1", monsters=["grub 1"], cards=[shell], draws="0 +").play("shell", "spare-1").go("top:shell", "perform", "pass").until("damage")
    assert p.prompt == "damage"
    assert p.decision.args["damage"] == 2 + 1 - 1
    p.go("discard:spare-2")
    assert p.hero.health == 12
    assert p.zone("spare-2") == "discard a"


@pytest.mark.rule("BB-ATK-07", "BB-AMT-05")
def test_every_target_has_its_own_roll_and_damage() -> None:
    p = about_to("Attack 3, target 2", "1 s 2", rolls="+ -", table=LADDER)
    p.set(p.monster(2), conditions=["poison"]).go("top:jab", "attack:m1", "attack:m2")
    assert (lost(p, 1), lost(p, 2)) == (3 + 1, 3 + 1 - 1)
    assert [e.results for e in p.events(ModifierRolled)] == [("+",), ("-",)]


@pytest.mark.rule("BB-ATK-08")
def test_an_attack_for_nothing_needs_no_negating() -> None:
    """The first attack comes to 0; the second hurts and is asked about."""
    p = facing(["Attack 1", "Attack 3"], rolls="- 0").play("spare-1", "spare-2")
    assert [e.damage for e in p.events(Attacked)] == [0, 3]
    assert p.prompt == "damage"
    assert p.decision.args["damage"] == 3
    assert not p.events(Suffered)


@pytest.mark.rule("BB-ATK-09", "BB-RET-04")
def test_targets_are_chosen_one_at_a_time_and_must_be_legal_then() -> None:
    """The retaliate of the first target pushes the character out of reach of the second."""
    p = about_to("Attack 2, target 2", "1 s .\n 2", monsters=["spiky 1", "dummy 2"], kinds=[SPIKY]).go("top:jab")
    assert p.keys_of("attack") == ["m1", "m2"]
    p.go("attack:m1", "suffer")
    assert p.where(p.hero) == "3,1"
    assert p.prompt == "turn"
    assert lost(p, 2) == 0


@pytest.mark.rule("BB-ATK-09")
def test_who_comes_into_the_area_later_is_not_attacked() -> None:
    """The line covers all three hexes; the dummy appears in the middle one when the first target dies."""
    given: dict[str, Any] = {"monsters": ["grub 1", "dummy 2"], "rules": ["When grub dies: Spawn dummy at a"], "areas": {"wide": "x x x"}}
    p = about_to('Attack 9, range 3, area "wide"', "s 1 A 2", **given).go("top:jab", "area:m1+m2", "attack:m1")
    assert p.monster(1).kind == "dummy"
    assert p.where(p.monster(1)) == "3,1"
    assert p.keys_of("attack") == ["m2"]
    p.go("attack:m2")
    assert p.prompt == "turn"
    assert (lost(p, 1), lost(p, 2)) == (0, 9)


@pytest.mark.rule("BB-ATK-09", "BB-RET-03")
def test_each_attack_is_resolved_with_its_retaliate_before_the_next() -> None:
    sharp = monster("sharp", health=30, minus=(), zero=(), plus=(), traits=["Retaliate 1"])
    given: dict[str, Any] = {"monsters": ["sharp 1", "sharp 2"], "kinds": [sharp]}
    p = about_to("Attack 2, target 2, wound", "1 s 2", **given).go("top:jab", "attack:m1", "roll")
    assert p.prompt == "damage"
    assert not p.keys_of("attack")
    p.go("suffer", "attack:m2", "roll", "suffer")
    one = ["attacked m{0}", "suffered m{0}", "gained m{0} wound", "retaliated m{0}", "suffered hero"]
    assert story(p) == [line.format(n) for n in (1, 2) for line in one]
