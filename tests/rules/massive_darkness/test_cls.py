"""Class sheets: the ability, the class skill, and the branches of skills."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from undercroft.games.massive_darkness.content.words import MoreHealth
from undercroft.games.massive_darkness.events import AbilityUsed, Counted, SkillBought
from undercroft.games.massive_darkness.module import MODULE, DarkRules
from undercroft.kernel.packs import PackError, PackSource

from .position import Position, pack, position


def skill(name: str, level: int, swords: int, cost: int = 5) -> dict[str, Any]:
    """A skill whose work can be counted: so many swords."""
    return {"name": name, "level": level, "cost": cost, "does": [f"When you attack: swords +{swords}"]}


RISING = {"id": "rising", "skills": [skill("one", 1, 10), skill("three", 3, 20, 7), skill("five", 5, 30, 9)]}
OTHER = {"id": "other", "skills": [skill("low", 1, 100), skill("high", 2, 200)]}
QUIET = {"ability": {"name": "Rest", "level": 1, "cost": 1, "does": ["Heal 1"]}, "branches": [RISING, OTHER]}


def trained(level: int = 1, xp: int = 0, **bought: int) -> Position:
    """Ann, with so many skills bought, and an ogre that has a thousand lives to count blows on."""
    p = position(sheet=QUIET)
    with p.arrange() as s:
        p.put("ogre", "a1", health=1000)
        s.heroes["ann"].skills, s.heroes["ann"].xp, s.level = bought, xp, level
    return p


def bonus(p: Position) -> int:
    """What the skills in force add to an attack."""
    return p.go("melee:e1").told(Counted)[-1].swords - 1


# -- the sheet -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLS-01")
def test_every_published_class_has_an_ability_a_skill_and_branches_of_rising_levels() -> None:
    classes = MODULE.rules(MODULE.packs()).content.classes
    assert len(classes) == 6
    for sheet in classes.values():
        assert sheet.ability.effects
        assert sheet.skill.effects
        assert len(sheet.branches) > 1
        for branch in sheet.branches:
            levels = [s.text.level for s in branch.skills]
            assert levels == sorted(set(levels))
            assert 1 <= levels[0] <= levels[-1] <= 5


@pytest.mark.rule("MD-CLS-01")
@pytest.mark.parametrize("levels", [(), (0,), (6,), (1, 1), (3, 2)])
def test_a_sheet_with_other_levels_is_refused(levels: tuple[int, ...]) -> None:
    with pytest.raises(PackError, match="the skills of a branch have rising levels from 1 to 5"):
        position(sheet={"branches": [{"id": "bad", "skills": [skill(f"s{n}", level, 1) for n, level in enumerate(levels)]}]})


@pytest.mark.rule("MD-CLS-01")
@pytest.mark.parametrize("part", ["ability", "skill", "branches"])
def test_a_sheet_without_a_part_is_refused(part: str) -> None:
    source = pack()
    sheet = yaml.safe_load(source.files["classes/tester.yaml"])
    del sheet[part]
    with pytest.raises(PackError, match=part):
        DarkRules((PackSource(source.id, source.version, {**source.files, "classes/tester.yaml": yaml.safe_dump(sheet)}),))


@pytest.mark.rule("MD-CLS-02")
def test_the_class_skill_works_from_the_start_for_free() -> None:
    p = position(sheet={"skill": skill("Habit", 1, 4)})
    with p.arrange():
        p.put("ogre", "a1", health=9)
    p.go("melee:e1")
    assert (p.told(Counted)[0].swords, p.hero().xp) == (5, 0)


# -- the ability -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLS-03")
def test_the_ability_costs_a_point_and_works_once_an_activation() -> None:
    p = position(sheet={"ability": {"name": "Rest", "level": 1, "cost": 1, "does": ["Heal 1"]}})
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 3, 1
    p.go("ability")
    assert (p.hero().xp, p.hero().health, [e.name for e in p.told(AbilityUsed)]) == (2, 2, ["Rest"])
    assert "ability" not in p.keys
    p.go("end").until("act")
    assert "ability" in p.keys  # a new activation


@pytest.mark.rule("MD-CLS-03")
def test_an_ability_for_attacks_helps_one_attack_of_an_activation() -> None:
    p = position()
    with p.arrange() as s:
        p.put("ogre", "a1", health=99)
        s.heroes["ann"].xp = 2
    p.go("melee:e1", "use:class/tester/ability/0", "melee:e1")
    assert ([e.swords for e in p.told(Counted)], p.hero().xp, p.prompt) == ([2, 1], 1, "act")


@pytest.mark.rule("MD-CLS-03")
def test_without_experience_there_is_no_ability() -> None:
    p = position(sheet={"ability": {"name": "Rest", "level": 1, "cost": 1, "does": ["Heal 1"]}})
    assert "ability" not in p.keys


# -- buying ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLS-04")
def test_a_skill_costs_what_is_printed() -> None:
    p = trained(xp=12).until("buy-skill").go("buy:rising")
    assert (p.hero().xp, p.hero().skills, p.keys) == (7, {"rising": 1}, ["done", "buy:rising", "buy:other"])
    p.go("buy:rising")
    assert (p.hero().xp, p.hero().skills) == (0, {"rising": 2})
    assert [(e.skill, e.cost) for e in p.told(SkillBought)] == [("one", 5), ("three", 7)]


@pytest.mark.rule("MD-CLS-04")
def test_what_is_too_dear_is_not_for_sale() -> None:
    p = trained(xp=6, rising=1).until("buy-skill")
    assert p.keys == ["done", "buy:other"]


@pytest.mark.rule("MD-CLS-05")
def test_a_branch_is_bought_from_left_to_right() -> None:
    """With 30 points the dearest skill could be paid at once, but only the next of each branch is offered."""
    p = trained(xp=30).until("buy-skill")
    assert [o.card for o in p.decision.options] == ["", "tester/rising/0", "tester/other/0"]
    p.go("buy:rising", "buy:rising")
    assert [o.card for o in p.decision.options] == ["", "tester/rising/2", "tester/other/0"]
    assert [e.skill for e in p.told(SkillBought)] == ["one", "three"]


@pytest.mark.rule("MD-CLS-05")
def test_a_branch_ends_with_its_last_skill() -> None:
    p = trained(xp=30, rising=3).until("buy-skill")
    assert p.keys == ["done", "buy:other"]


# -- what is in force --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLS-06", "MD-LVL-08")
def test_a_skill_can_be_bought_before_its_level_but_waits_for_it() -> None:
    p = trained(xp=12).until("buy-skill").go("buy:rising", "buy:rising").until("act")
    assert bonus(p) == 10
    with p.arrange() as s:
        s.level = 3
    assert bonus(p) == 20


@pytest.mark.rule("MD-CLS-06")
@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 9)])
def test_a_skill_works_from_its_level_on(level: int, more: int) -> None:
    p = position(sheet={**QUIET, "branches": [{"id": "late", "skills": [skill("last", 5, 9)]}]})
    with p.arrange() as s:
        p.put("ogre", "a1", health=1000)
        s.heroes["ann"].skills, s.level = {"late": 1}, level
    assert bonus(p) == more


@pytest.mark.rule("MD-CLS-07")
@pytest.mark.parametrize(("level", "rising", "other", "more"), [(5, 3, 0, 30), (5, 3, 2, 230), (4, 3, 2, 220), (1, 3, 2, 110), (5, 0, 1, 100)])
def test_of_each_branch_only_the_most_advanced_usable_skill_works(level: int, rising: int, other: int, more: int) -> None:
    assert bonus(trained(level, rising=rising, other=other)) == more


@pytest.mark.rule("MD-CLS-08")
@pytest.mark.parametrize(("level", "bought", "more"), [(2, 2, 10), (3, 2, 20), (5, 1, 10), (5, 2, 20)])
def test_the_earlier_skill_stays_until_a_bought_one_takes_its_place(level: int, bought: int, more: int) -> None:
    assert bonus(trained(level, rising=bought)) == more


# -- health, and how long it lasts --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CLS-09", "MD-SKL-05")
def test_every_published_class_can_enhance_health_twice() -> None:
    for sheet in MODULE.rules(MODULE.packs()).content.classes.values():
        found = [b for b in sheet.branches if b.id == "enhance-health"]
        assert [[e.line.steps[0].node for e in s.effects] for b in found for s in b.skills] == [[MoreHealth(1)], [MoreHealth(2)]]


@pytest.mark.rule("MD-CLS-09", "MD-HER-03")
def test_enhanced_health_is_one_more_and_then_two_more() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].xp, s.level, s.heroes["ann"].health = 10, 3, 2
    p.until("buy-skill").go("buy:enhance-health")
    assert (p.game.max_health("ann"), p.hero().health) == (6, 3)
    p.go("buy:enhance-health")
    assert (p.game.max_health("ann"), p.hero().health) == (7, 5)


@pytest.mark.rule("MD-CLS-10")
def test_bought_skills_outlast_rounds_and_death() -> None:
    p = position(heroes=2, sheet=QUIET)
    with p.arrange() as s:
        p.put("ogre", "a1", health=1000)
        s.heroes["ann"].skills, s.heroes["ann"].dead, s.heroes["ann"].health, s.heroes["ann"].stunned = {"rising": 1}, True, 0, False
        s.turn, s.acted, s.phase = None, ["ann", "bob"], "heroes"
    p.until("act")
    while p.decision.args["figure"] != "ann":
        p.go("end")
    assert bonus(p) == 10


@pytest.mark.rule("MD-CLS-10", "MD-STY-01")
def test_in_a_story_they_carry_over() -> None:
    sheet = {"kind": "tester", "skills": {"enhance-health": 1}, "body": "leather", "hands": ["club"]}
    p = position(setup={"story": {"ann": sheet}, "classes": {}, "weapons": {}})
    assert (p.hero().skills, p.game.max_health("ann"), p.hero().health) == ({"enhance-health": 1}, 6, 6)


@pytest.mark.rule("MD-CLS-10")
def test_a_game_of_its_own_begins_without_skills() -> None:
    p = position()
    assert (p.hero().skills, p.game.max_health("ann")) == ({}, 5)
