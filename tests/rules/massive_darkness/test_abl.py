"""The ability of a class: what it costs, how often and when it is used."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import AbilityUsed, Counted, Healed, Rolled
from undercroft.kernel.packs import PackError

from .position import Position, position

USE = "use:class/tester/ability/0"
COMMAND = {"name": "Command", "level": 1, "cost": 0, "does": ["Command"]}


def able(does: str, *, xp: int = 5, heroes: int = 1, health: int = 3, **more: Any) -> Position:
    """ann's class has this ability; she is wounded and has experience."""
    sheet = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": [does]}, **more.pop("sheet", {})}
    p = position(heroes=heroes, sheet=sheet, **more)
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = xp, health
    return p


# -- the price -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ABL-01")
def test_the_ability_costs_a_point_of_experience_and_does_what_it_says() -> None:
    p = able("Heal 1").go("ability")
    assert (p.hero().xp, p.hero().health, p.decision.args["actions"]) == (4, 4, 3)
    assert [(e.figure, e.name) for e in p.told(AbilityUsed)] == [("ann", "Knack")]
    assert [e.health for e in p.told(Healed)] == [1]


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("use", "swords", "xp"), [("pass", 1, 5), (USE, 3, 4)])
def test_in_a_combat_it_is_paid_for_when_it_is_used(use: str, swords: int, xp: int) -> None:
    p = able("When you attack: swords +2")
    with p.arrange():
        p.put("ogre", "a1", health=9)
    p.go("melee:e1", use)
    assert (p.told(Counted)[0].swords, p.hero().xp) == (swords, xp)


@pytest.mark.rule("MD-ABL-01", "MD-CND-01")
@pytest.mark.parametrize(("health", "offered"), [(5, False), (4, False), (3, True)])
def test_its_condition_must_be_met_between_actions(health: int, offered: bool) -> None:
    p = able("If wounded 2: Heal 1", health=health)
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01", "MD-CND-01")
@pytest.mark.parametrize(("health", "offered"), [(5, False), (4, True)])
def test_its_condition_must_be_met_in_a_combat(health: int, offered: bool) -> None:
    p = able("When you attack, melee, If wounded 1: red dice +1", health=health)
    with p.arrange():
        p.put("ogre", "a1")
    p.go("melee:e1")
    assert (p.prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01", "MD-ABL-02")
def test_all_lines_of_an_ability_are_paid_for_once() -> None:
    p = position(sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1", "Heal 1"]}})
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 5, 2
    p.go("ability")
    assert (p.hero().health, p.hero().xp) == (4, 4)


@pytest.mark.rule("MD-ABL-01", "MD-ABL-02")
def test_all_lines_of_an_ability_for_attacks_are_paid_for_once() -> None:
    p = position(sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: red dice +1", "When you attack: swords +2"]}})
    with p.arrange() as s:
        s.heroes["ann"].xp = 5
        p.put("ogre", "a1", health=9)
    p.go("melee:e1", USE)
    assert (p.told(Counted)[0].swords, p.hero().xp, p.prompt) == (4, 4, "act")


# -- how often -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ABL-02", "MD-CLS-03")
def test_between_actions_it_is_used_once_in_an_activation() -> None:
    p = able("Heal 1").go("ability")
    assert "ability" not in p.keys
    p.go("end")
    assert (p.s.round, p.s.level, "ability" in p.keys) == (2, 1, True)


@pytest.mark.rule("MD-ABL-02")
def test_in_attacks_it_is_used_once_in_an_activation() -> None:
    p = able("When you attack: swords +1", rolls="blank " * 30)
    with p.arrange():
        p.put("ogre", "a1", health=30)
    p.go("melee:e1", "pass", "melee:e1", USE, "melee:e1")
    assert [e.line for e in p.told(AbilityUsed)] == ["class/tester/ability/0"]
    assert (p.s.round, p.prompt) == (2, "act")  # the third attack had no ability to offer
    p.go("melee:e1")
    assert p.prompt == "combat-use"


@pytest.mark.rule("MD-ABL-03")
@pytest.mark.parametrize(("xp", "offered"), [(0, False), (1, True)])
def test_without_experience_it_cannot_be_used_between_actions(xp: int, offered: bool) -> None:
    p = able("Heal 1", xp=xp)
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-03")
@pytest.mark.parametrize(("xp", "offered"), [(0, False), (1, True)])
def test_without_experience_it_cannot_be_used_in_a_combat(xp: int, offered: bool) -> None:
    p = able("When you attack: swords +1", xp=xp)
    with p.arrange():
        p.put("ogre", "a1")
    p.go("melee:e1")
    assert (p.prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-03")
def test_shards_pay_for_it_only_in_a_story() -> None:
    p = able("Heal 1", xp=0)
    with p.arrange() as s:
        s.heroes["ann"].shards = 3
    assert "ability" not in p.keys
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
    p.go("ability")
    assert (p.hero().xp, p.hero().shards) == (0, 3)


@pytest.mark.rule("MD-CND-01", "MD-ABL-01")
@pytest.mark.parametrize(("health", "offered"), [(3, True), (4, False), (5, False)])
def test_the_conditions_of_all_its_lines_must_be_met(health: int, offered: bool) -> None:
    lines = ["If wounded 1: Gain 1 xp", "If wounded 2: Gain 1 xp"]
    p = able("Heal 1", health=health, sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": lines}})
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01", "MD-ABL-02")
def test_all_its_lines_in_a_combat_are_paid_for_once() -> None:
    lines = ["When you attack: red dice +1", "When you attack: reroll attack dice", "When you attack: swords +1"]
    p = able("Heal 1", sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": lines}}, rolls="blank blank 1 1")
    with p.arrange():
        p.put("ogre", "a1", health=9)
    p.go("melee:e1", USE)
    p.go(next(key for key in p.keys if key.startswith("reroll:")))
    assert (p.prompt, p.hero().xp, p.told(Counted)[0].swords) == ("act", 4, 3)


# -- when ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ABL-04")
def test_an_ability_for_attacks_is_used_at_the_roll_and_not_between_actions() -> None:
    p = able("When you attack: red dice +1")
    with p.arrange():
        p.put("ogre", "a1")
    assert "ability" not in p.keys
    p.go("melee:e1", USE)
    assert p.told(Rolled)[0].attack == ("yellow 1", "red 1")


@pytest.mark.rule("MD-ABL-04")
def test_any_other_ability_is_used_between_actions_and_not_at_a_roll() -> None:
    p = able("Heal 1")
    with p.arrange():
        p.put("ogre", "a1", health=9)
    assert "ability" in p.keys
    p.go("melee:e1")
    assert p.prompt == "act"


@pytest.mark.rule("MD-ABL-04", "MD-SKL-09")
def test_in_an_action_lent_by_command_it_is_not_used() -> None:
    p = able("When you attack: swords +1", heroes=2, sheet={"skill": COMMAND})
    with p.arrange() as s:
        s.heroes["bob"].xp = 9
        p.put("ogre", "a1")
    p.go("command:bob", "melee:e1")
    assert (p.prompt, p.decision.args["figure"]) == ("act", "ann")
    p.go("melee:e1")
    assert p.prompt == "combat-use"


@pytest.mark.rule("MD-ABL-04", "MD-SKL-09")
def test_between_actions_of_another_hero_it_is_not_used() -> None:
    p = able("Heal 1", heroes=2, sheet={"skill": COMMAND})
    with p.arrange() as s:
        s.heroes["bob"].xp = 9
    p.go("command:bob")
    assert p.decision.args["figure"] == "bob"
    assert "ability" not in p.keys


@pytest.mark.rule("MD-ABL-04")
def test_an_ability_for_defence_is_used_when_the_hero_is_attacked() -> None:
    p = able("When you defend: green dice +1")
    with p.arrange():
        p.put("rats", "a1")
    assert "ability" not in p.keys
    p.go("end")
    assert (p.prompt, p.decision.seat, p.keys) == ("combat-use", 0, ["pass", USE])
    p.go(USE)
    assert p.told(Rolled)[0].defence == ("blue 1", "green 1")
    assert p.hero().xp == 4


@pytest.mark.rule("MD-ABL-04")
def test_it_defends_once_from_one_activation_to_the_next() -> None:
    p = able("When you defend: green dice +1", health=5)
    with p.arrange():
        p.put("rats", "a1")
        p.put("archers", "a1")
    p.go("end", "enemy:e1", USE)
    assert (p.s.round, p.prompt) == (2, "act")  # the second enemy found no ability
    p.go("end", "enemy:e1")
    assert p.prompt == "combat-use"


@pytest.mark.rule("MD-ABL-04")
def test_turned_down_once_it_is_offered_again_at_the_next_attack() -> None:
    p = able("When you defend: green dice +1", health=5)
    with p.arrange():
        p.put("rats", "a1")
        p.put("archers", "a1")
    p.go("end", "enemy:e1", "pass")
    assert (p.prompt, p.s.phase) == ("combat-use", "enemies")


@pytest.mark.rule("MD-ABL-04", "MD-CTR-02")
def test_used_against_a_counter_attack_it_is_gone_until_the_next_activation() -> None:
    p = able("When you defend: green dice +1", health=5, rolls="blank " * 40)
    with p.arrange():
        p.put("rats", "a1")
    p.go("melee:e1", "end")
    assert (p.prompt, p.s.phase) == ("combat-use", "heroes")
    p.go(USE)
    assert (p.s.round, p.prompt, p.hero().xp) == (2, "act", 4)


# -- what can be written ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ABL-01")
def test_an_ability_has_no_price_in_symbols() -> None:
    with pytest.raises(PackError, match="an ability is paid for with experience"):
        able("When you attack, Pay bam: swords +1")


@pytest.mark.rule("MD-ABL-04")
@pytest.mark.parametrize(
    ("does", "why"),
    [
        (["At start of your activation: Heal 1"], "an ability is used in a combat or between actions"),
        (["When you or any ally in the zone defends: shields +1"], "an ability is for its owner's own combats"),
        (["When you attack: swords +1", "Heal 1"], "all lines of an ability are for attacks, for defence, or between actions"),
        (["When you attack: swords +1", "When you defend: shields +1"], "all lines of an ability are for attacks, for defence, or between actions"),
        (["When you attack: swords +1", "Round: When you attack: swords +1"], "all lines of an ability are for attacks"),
    ],
)
def test_an_ability_has_one_kind_of_moment(does: list[str], why: str) -> None:
    with pytest.raises(PackError, match=why):
        position(sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": does}})


@pytest.mark.rule("MD-ABL-04", "MD-END-01")
def test_lines_at_once_and_lines_for_the_round_are_used_together() -> None:
    p = position(sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1", "Round: When you defend: shields +1"]}})
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 1, 3
    p.go("ability")
    assert (p.hero().xp, p.hero().health, p.hero().effects) == (0, 4, ["class/tester/ability/1"])
