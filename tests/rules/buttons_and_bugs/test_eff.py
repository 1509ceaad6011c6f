"""Attack effects and timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked

from .position import monster
from .striking import about_to, facing, lost, story, table


def with_traits(*traits: str, numbers: Sequence[int] = (1,), health: int = 30) -> dict[str, Any]:
    """Monsters of a type that does nothing but bear these traits."""
    kind = monster("bearer", health=health, minus=(), zero=(), plus=(), traits=traits)
    return {"monsters": [f"bearer {n}" for n in numbers], "kinds": [kind]}


@pytest.mark.rule("BB-EFF-01")
def test_some_effects_work_in_the_damage_others_after_it() -> None:
    p = about_to("Attack 3, pierce 1, poison", **with_traits("Shield 1")).go("top:jab", "attack:m1", "roll")
    assert lost(p, 1) == 3  # pierce counts already, the poison not yet
    assert story(p) == ["attacked m1", "suffered m1", "gained m1 poison"]


@pytest.mark.rule("BB-EFF-02")
def test_attack_bonuses_and_pierce_work_in_the_damage() -> None:
    p = about_to("Attack 2, attack +1, pierce 1", **with_traits("Shield 2")).go("top:jab", "attack:m1", "roll")
    hit = p.events(Attacked)[0]
    assert (hit.value, hit.shield, hit.damage) == (3, 1, 2)
    assert lost(p, 1) == 2


@pytest.mark.rule("BB-EFF-03")
def test_conditions_forced_movement_and_targets_come_after_the_attack() -> None:
    p = about_to("Attack 2, push 1, wound", "2 s 1 .", rolls="+", table=table("+0, +1 target"))
    p.go("top:jab", "attack:m1", "roll", "apply", "effect:wound", "push:4,1", "attack:m2", "skip:push", "roll")
    assert story(p) == ["attacked m1", "suffered m1", "gained m1 wound", "push m1", "attacked m2", "suffered m2", "gained m2 wound"]


@pytest.mark.rule("BB-EFF-04", "BB-SHI-05")
@pytest.mark.parametrize(("modifier", "traits"), [("miss", ()), ("+0", ("Shield 9",))], ids=["miss", "shield"])
def test_effects_after_the_attack_need_no_damage(modifier: str, traits: tuple[str, ...]) -> None:
    p = about_to("Attack 2, push 1, wound", "s 1 .", rolls="+", table=table(modifier), **with_traits(*traits))
    p.go("top:jab", "attack:m1", "roll", "effect:push", "push:3,1")
    assert lost(p, 1) == 0
    assert "wound" in p.monster(1).conditions
    assert p.where(p.monster(1)) == "3,1"


@pytest.mark.rule("BB-EFF-05")
def test_the_attacker_decides_on_effects_before_the_roll() -> None:
    p = about_to("Attack 2, pierce 1, wound, poison").go("top:jab", "attack:m1")
    assert p.keys == ["roll", "skip:pierce", "skip:wound", "skip:poison"]
    assert not p.events(ModifierRolled)
    p.go("skip:wound")
    assert p.keys == ["roll", "skip:pierce", "skip:poison"]
    assert not p.events(ModifierRolled)
    p.go("roll")
    assert p.prompt == "turn"
    assert list(p.monster(1).conditions) == ["poison"]


@pytest.mark.rule("BB-EFF-06")
@pytest.mark.parametrize(("key", "health"), [("push:3,1", 12), ("stop", 10)])
def test_effects_come_before_retaliate(key: str, health: int) -> None:
    """Pushed out of its reach, the target does not hurt the character."""
    p = about_to("Attack 2, push 1", "s 1 .", **with_traits("Retaliate 2")).go("top:jab", "attack:m1", "roll", key).until("turn")
    assert p.hero.health == health


@pytest.mark.rule("BB-EFF-06", "BB-EFF-07")
def test_only_an_added_target_comes_after_retaliate() -> None:
    p = about_to("Attack 2, wound", "1 s 2", rolls="+", table=table("+0, +1 target"), **with_traits("Retaliate 2", numbers=(1, 2)))
    p.go("top:jab", "attack:m1", "roll", "apply")
    assert p.prompt == "damage"
    assert "wound" in p.monster(1).conditions
    p.go("suffer")
    assert p.keys_of("attack") == ["m2"]


@pytest.mark.rule("BB-EFF-07")
@pytest.mark.parametrize("top", ["Attack 2, +1 target", "Attack 2"], ids=["printed", "rolled"])
def test_each_attack_of_an_added_target_is_resolved_before_the_next(top: str) -> None:
    modifier = "+0, +1 target" if top == "Attack 2" else "+0"
    p = about_to(top, "1 s 2", rolls="+", table=table(modifier), **with_traits("Retaliate 1", numbers=(1, 2)))
    p.go("top:jab", "attack:m1").until("damage").go("suffer", "attack:m2").until("damage").go("suffer")
    one = ["attacked m{0}", "suffered m{0}", "retaliated m{0}", "suffered hero"]
    assert story(p) == [line.format(n) for n in (1, 2) for line in one]


@pytest.mark.rule("BB-EFF-08")
def test_what_is_attached_but_no_effect_comes_after_retaliate() -> None:
    """At full health the heal would be for nothing if it came before the damage."""
    p = about_to("Attack 2, heal 2 self", **with_traits("Retaliate 2")).go("top:jab", "attack:m1", "roll")
    assert p.prompt == "damage"
    p.go("suffer")
    assert p.hero.health == 12
    assert story(p)[-2:] == ["suffered hero", "healed hero"]


@pytest.mark.rule("BB-EFF-08")
def test_a_monsters_heal_too_comes_after_retaliate() -> None:
    """The character's retaliate and the monster's heal: it ends at full health."""
    thorn = {"id": "thorn", "type": "small", "card": "1", "use": "spent", "effect": "When any enemy attacks you: retaliate 2"}
    p = facing(["Attack 1, heal 2 self"], own_items=[thorn], equipped=["thorn"])
    p.play("spare-1", "spare-2").go("item:thorn").until("turn")
    assert story(p)[-3:] == ["retaliated hero", "suffered m1", "healed m1"]
    assert p.monster(1).health == 30


@pytest.mark.rule("BB-EFF-09", "BB-MDT-04")
def test_nothing_is_applied_to_a_target_that_was_killed() -> None:
    p = about_to("Attack 2, push 1, wound, strengthen self", "s 1 .", **with_traits(health=2)).go("top:jab", "attack:m1", "roll")
    assert story(p) == ["attacked m1", "suffered m1", "gained hero strengthen"]


@pytest.mark.rule("BB-EFF-10")
def test_pierce_takes_from_the_shield_for_that_attack() -> None:
    p = about_to(["Attack 4, pierce 2", "Attack 4"], **with_traits("Shield 3")).go("top:jab", "attack:m1", "roll")
    assert lost(p, 1) == 4 - (3 - 2)
    p.go("attack:m1")
    assert lost(p, 1) == 3 + (4 - 3)


@pytest.mark.rule("BB-EFF-11")
def test_pierces_add_up() -> None:
    """Printed, from an item, and from the modifier."""
    p = about_to("Attack 4, pierce 1", rolls="+", table=table("+0, pierce 1"), equipped=["sewing-needles"], **with_traits("Shield 4"))
    p.go("top:jab", "attack:m1", "item:sewing-needles", "roll", "apply")
    assert lost(p, 1) == 4 - (4 - 3)


@pytest.mark.rule("BB-EFF-12")
@pytest.mark.parametrize("traits", [(), ("Shield 1",)])
def test_pierce_adds_no_damage(traits: tuple[str, ...]) -> None:
    p = about_to("Attack 3, pierce 5", **with_traits(*traits)).go("top:jab", "attack:m1", "roll")
    assert lost(p, 1) == 3


@pytest.mark.rule("BB-EFF-13")
def test_the_player_orders_the_effects_after_an_attack() -> None:
    p = about_to("Attack 2, push 1, wound", "s 1 .").go("top:jab", "attack:m1", "roll")
    assert p.prompt == "effect-order"
    assert p.keys == ["effect:wound", "effect:push"]
    first = story(about_to("Attack 2, push 1, wound", "s 1 .").go("top:jab", "attack:m1", "roll", "effect:push", "push:3,1"))
    assert first[-2:] == ["push m1", "gained m1 wound"]
    assert story(p.go("effect:wound", "push:3,1"))[-2:] == ["gained m1 wound", "push m1"]


@pytest.mark.rule("BB-EFF-13", "BB-GEN-03")
@pytest.mark.parametrize(("key", "last"), [("effect:push", ["push hero", "gained hero wound"]), ("effect:wound", ["gained hero wound", "push hero"])])
def test_the_player_orders_a_monsters_effects_too(key: str, last: list[str]) -> None:
    p = facing(["Attack 2, push 1, wound"], ". s 1").play("spare-1", "spare-2").go("suffer")
    assert p.keys == ["effect:wound", "effect:push"]
    assert story(p.go(key))[-2:] == last


@pytest.mark.rule("BB-EFF-14")
def test_an_added_attack_has_the_ability_and_its_own_roll_but_not_the_modifier() -> None:
    p = about_to("Attack 2, range 2, poison", ". 4 3 . s . 1 2", rolls="+ + 0", table=table("+3, wound, +1 target", "+1, +1 target"))
    p.go("top:jab", "attack:m1", "roll", "apply")
    assert p.keys_of("attack") == ["m3"]  # in range 2, not the one attacked
    p.go("attack:m3", "roll", "apply")
    assert (lost(p, 1), lost(p, 3)) == (2 + 3, 2 + 1)
    assert sorted(p.monster(1).conditions) == ["poison", "wound"]
    assert list(p.monster(3).conditions) == ["poison"]
    assert p.prompt == "turn"  # the further target has nobody left in range


@pytest.mark.rule("BB-EFF-14")
def test_a_further_added_target_grants_another_attack() -> None:
    p = about_to("Attack 2", "1 2\n s 3", rolls="+ + 0", table=table("+0, +1 target", "+0, +1 target"))
    p.go("top:jab", "attack:m1", "apply", "attack:m2", "apply", "attack:m3")
    assert [lost(p, n) for n in (1, 2, 3)] == [2, 2, 2]
    assert p.prompt == "turn"
