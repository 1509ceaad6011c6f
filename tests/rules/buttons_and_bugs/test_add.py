"""Added effects."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import Consumed, ModifierRolled

from .position import card, monster
from .striking import about_to, lost

LAMP = [card("lamp", bottom=["Move 1", "Infuse fire"])]
"""A card in hand that shows fire."""
HARD: dict[str, Any] = {"monsters": ["hard 1"], "kinds": [monster("hard", health=30, zero=(), traits=["Shield 2"])]}


@pytest.mark.rule("BB-ADD-01")
def test_an_added_effect_belongs_to_its_ability() -> None:
    p = about_to(["Attack 2, wound, pierce 1", "Attack 2"], "1 s 2").go("top:jab", "attack:m1", "roll", "attack:m2")
    assert "wound" in p.monster(1).conditions
    assert not p.monster(2).conditions
    assert (lost(p, 1), lost(p, 2)) == (2, 2)


@pytest.mark.rule("BB-ADD-01", "BB-FRC-10")
@pytest.mark.parametrize(("top", "keys", "where"), [("push 1", "push:4,1", "4,1"), ("pull 1", "pull:2,1", "2,1")])
def test_a_push_or_pull_beside_an_attack_moves_its_target(top: str, keys: str, where: str) -> None:
    p = about_to(f"Attack 2, range 2, {top}", "s . 1 .").go("top:jab", "attack:m1", "roll", keys)
    assert p.where(p.monster(1)) == where
    assert lost(p, 1) == 2


@pytest.mark.rule("BB-ADD-02", "BB-ELM-14")
def test_a_conditional_effect_needs_its_cost() -> None:
    top = "Attack 2, Pay consume fire: (attack +1, wound)"
    p = about_to(top).go("top:jab")
    assert p.prompt == "attack"
    p.go("attack:m1")
    assert lost(p, 1) == 2
    assert not p.monster(1).conditions
    p = about_to(top, cards=LAMP).go("top:jab")
    assert p.keys == ["go", "pay:0"]
    p.go("pay:0", "attack:m1", "roll")
    assert lost(p, 1) == 3
    assert "wound" in p.monster(1).conditions


@pytest.mark.rule("BB-ADD-03")
@pytest.mark.parametrize(
    ("effect", "damage"), [("wound", 3), ("push 1", 3), ("pierce 2", 1), ("strengthen self", 3), ("attack +1", 2), ("heal 1 self", 3)]
)
def test_an_added_effect_may_be_skipped_before_the_roll(effect: str, damage: int) -> None:
    """Here with Shield 2 and Pierce 2, unless it is the pierce that is left out."""
    printed = effect if effect == "pierce 2" else f"{effect}, pierce 2"
    name = effect if effect.endswith("gthen self") else effect.split()[0]
    value = 2 if effect == "attack +1" else 3
    p = about_to(f"Attack {value}, {printed}", "s 1 .", **HARD).go("top:jab", "attack:m1")
    p.set(p.hero, health=5)
    assert not p.events(ModifierRolled)
    p.go(f"skip:{name}")
    if effect != "pierce 2":
        assert p.keys == ["roll", "skip:pierce"]
        p.go("roll")
    assert p.prompt == "turn"
    assert lost(p, 1) == damage
    assert not p.monster(1).conditions
    assert not p.hero.conditions
    assert p.hero.health == 5
    assert p.where(p.monster(1)) == "2,1"


@pytest.mark.rule("BB-ADD-03", "BB-EFF-05")
def test_after_the_roll_it_is_too_late_to_skip() -> None:
    p = about_to("Attack 2, wound, poison").go("top:jab", "attack:m1", "roll")
    assert p.prompt == "turn"
    assert sorted(p.monster(1).conditions) == ["poison", "wound"]


@pytest.mark.rule("BB-ADD-03", "BB-AMT-15")
def test_leaving_out_the_printed_effect_leaves_the_modifiers() -> None:
    p = about_to("Attack 3, pierce 1, wound", rolls="+", table=[["-1", "+0", "+0, pierce 1, wound"]] * 6, **HARD)
    p.go("top:jab", "attack:m1", "skip:pierce", "skip:wound", "apply")
    assert lost(p, 1) == 2
    assert "wound" in p.monster(1).conditions


@pytest.mark.rule("BB-ADD-04")
def test_the_cost_need_not_be_paid() -> None:
    p = about_to("Attack 2, Pay consume fire: (wound)", cards=LAMP).go("top:jab", "go", "attack:m1")
    assert not p.monster(1).conditions
    assert not p.events(Consumed)


@pytest.mark.rule("BB-ADD-04")
def test_what_was_paid_for_need_not_be_applied() -> None:
    p = about_to("Attack 2, Pay consume fire: (attack +1, wound)", cards=LAMP).go("top:jab", "pay:0", "attack:m1", "skip:wound", "skip:attack")
    assert lost(p, 1) == 2
    assert not p.monster(1).conditions
    assert len(p.events(Consumed)) == 1


@pytest.mark.rule("BB-ADD-04")
@pytest.mark.parametrize(("key", "left"), [("go", []), ("pay:0", ["m2"])])
def test_the_cost_of_other_abilities_is_optional_too(key: str, left: list[str]) -> None:
    p = about_to("Muddle, Pay consume fire: (+1 target)", "1 s 2", cards=LAMP).go("top:jab", key, "target:m1")
    assert p.keys_of("target") == left


@pytest.mark.rule("BB-ADD-04", "BB-ELM-15")
@pytest.mark.parametrize("top", ["Muddle, range 2, Pay consume fire: (+1 target)", "Attack 2, Pay consume fire: (attack +1)"])
def test_each_cost_is_paid_only_once_however_much_there_is_to_pay_with(top: str) -> None:
    p = about_to([top, "Infuse fire", "Infuse fire"], "1 s 2", cards=LAMP).go("top:jab", "pay:0", "consume:card/jab/a/top/1")
    assert (p.prompt in ("target", "attack"), p.keys_of("pay"), len(p.events(Consumed))) == (True, [], 1)


@pytest.mark.rule("BB-ELM-15")
def test_an_ability_may_be_paid_for_in_several_ways() -> None:
    p = about_to(["Muddle, Pay consume fire: (+1 target), Pay consume fire: (wound)", "Infuse fire"], "1 s 2", cards=LAMP)
    assert p.go("top:jab").keys == ["go", "pay:0", "pay:1"]
    assert p.go("pay:1", "consume:card/jab/a/top/0").keys == ["go", "pay:0"]


@pytest.mark.rule("BB-ADD-05")
def test_skipping_is_decided_attack_by_attack() -> None:
    p = about_to("Attack 2, target 2, wound", "1 s 2").go("top:jab", "attack:m1", "skip:wound", "attack:m2")
    assert p.keys == ["roll", "skip:wound"]
    p.go("roll")
    assert not p.monster(1).conditions
    assert "wound" in p.monster(2).conditions


@pytest.mark.rule("BB-ADD-06")
def test_how_an_ability_works_cannot_be_skipped() -> None:
    """Range, targets and a penalty are no added effects: only the pierce can be left out."""
    p = about_to("Attack 4, range 2, target 2, attack -1, pierce 1", "s . 1").go("top:jab", "attack:m1")
    assert p.keys == ["roll", "skip:pierce"]
    p.go("skip:pierce")
    assert lost(p, 1) == 3


@pytest.mark.rule("BB-ADD-07")
def test_a_conditional_effect_is_paid_once_for_all_targets() -> None:
    p = about_to("Attack 2, target 2, Pay consume fire: (attack +1)", "1 s 2", cards=LAMP).go("top:jab", "pay:0", "attack:m1", "roll")
    assert p.keys_of("attack") == ["m2"]
    p.go("attack:m2", "roll")
    assert (lost(p, 1), lost(p, 2)) == (3, 3)
    assert len(p.events(Consumed)) == 1


@pytest.mark.rule("BB-ADD-01", "BB-ADD-02")
@pytest.mark.parametrize(("ability", "verb"), [("Attack 2", "attack"), ("Muddle", "target")])
@pytest.mark.parametrize(("paid", "keys"), [("{}", []), ("Pay consume fire: ({})", ["pay:0"])], ids=["printed", "paid for"])
def test_range_and_targets_added_to_an_ability(ability: str, verb: str, paid: str, keys: list[str]) -> None:
    p = about_to(f"{ability}, range 2, {paid.format('range +1')}", "s . 1 2 3", cards=LAMP).go("top:jab", *keys)
    assert p.keys_of(verb) == ["m1", "m2"]
    p = about_to(f"{ability}, target 2, {paid.format('+1 target')}", "2 1 .\n 4 s 3", cards=LAMP).go("top:jab", *keys)
    for figure in ("m1", "m3", "m4"):
        assert figure in p.keys_of(verb)
        p.go(f"{verb}:{figure}")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-ADD-04", "BB-TGT-18")
@pytest.mark.parametrize(("area", "offered"), [(', area "triangle-3"', ["0"]), ("", [])])
def test_the_cost_of_an_area_attack_may_be_paid_even_if_only_the_area_reaches_the_enemy(area: str, offered: list[str]) -> None:
    p = about_to(f"Attack 2, range 2{area}, Pay consume fire: (wound)", "s . . 1", cards=LAMP).go("top:jab")
    assert p.keys_of("pay") == offered


@pytest.mark.rule("BB-ADD-04", "BB-TGT-06")
@pytest.mark.parametrize(
    ("effect", "offered"), [("range 2", True), ("range +1", True), ('area "line-3"', True), ("wound", False), ("+1 target", False)]
)
def test_with_nobody_in_range_only_what_reaches_farther_may_be_paid_for(effect: str, offered: bool) -> None:
    p = about_to(f"Attack 2, Pay consume fire: ({effect})", "s . 1", cards=LAMP).go("top:jab")
    assert ("pay:0" in p.keys) == offered
    if offered:
        assert lost(p.go("pay:0").until("attack").go("attack:m1").until("turn"), 1) == 2
