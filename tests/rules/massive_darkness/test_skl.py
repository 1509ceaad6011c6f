"""Skills: what is in force, what happens at the start of an activation, and what others do to whom."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Effected, Healed, Wounded

from .fights import attacking, colours, counted, duel, worked
from .position import DARK, Position, position

BUY = {"name": "Lore", "level": 1, "cost": 2}


def sheet(*skills: dict[str, Any]) -> dict[str, Any]:
    """A class with one branch, and nothing to ask for in combats."""
    ability = {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1"]}
    return {"ability": ability, "branches": [{"id": "lore", "skills": list(skills)}]}


def health_sheet() -> dict[str, Any]:
    return sheet({**BUY, "does": ["Maximum health +1"]}, {**BUY, "level": 2, "does": ["Maximum health +2"]})


def rich(p: Position, **state: int) -> Position:
    """Ann with experience, alone in the Experience phase."""
    with p.arrange() as s:
        s.heroes["ann"].xp = 9
        for name, value in state.items():
            setattr(s.heroes["ann"], name, value)
    return p.go("end")


@pytest.mark.rule("MD-SKL-01")
def test_a_skill_prevails_over_the_rules() -> None:
    """No hero leaves a zone with an enemy, except by a skill that says so."""
    assert not [key for key in duel().keys if key.startswith("step")]
    assert [key for key in duel("Slippery").keys if key.startswith("step")] == ["step:b1", "step:a2"]


@pytest.mark.rule("MD-SKL-02")
def test_defence_skills_are_applied_before_attack_skills() -> None:
    foe = ["When you defend: shields +1", "When you defend: attacker swords -1"]
    p = attacking("When you attack: swords +1", "When you attack: bams +1", foe=foe)
    assert [e.figure for e in p.told(Effected)] == ["e1", "e1", "ann", "ann"]


@pytest.mark.rule("MD-SKL-03", "MD-ENM-12")
@pytest.mark.parametrize(("heroes", "works"), [(1, False), (2, True)])
def test_for_an_enemys_skill_heroes_are_the_enemies(heroes: int, works: bool) -> None:
    p = duel(foe=["When you attack, If 2 enemies in the zone: swords +1"], heroes=heroes, foes=2)
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
    p.go(*["end"] * heroes, "enemy:e1")
    assert bool(worked(p, "e1")) == works


@pytest.mark.rule("MD-SKL-03")
def test_what_an_enemy_does_to_all_enemies_it_does_to_heroes() -> None:
    p = duel(foe=["At start of your activation: All enemies in the zone suffer 2"], rolls="blank 1", heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
        s.heroes["bob"].zone = p.zone("b2")
    p.go("end", "end")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 2)]


@pytest.mark.rule("MD-SKL-03")
def test_an_enemy_that_heals_heals_itself() -> None:
    p = duel(foe=["When you attack, Pay bam: heal 2"], health=30, rolls="2+bam 1")
    with p.arrange() as s:
        s.heroes["ann"].health, s.enemies["e1"].health = 3, 20
    p.go("end")
    assert ([(e.figure, e.health) for e in p.told(Healed)], p.enemy().health) == ([("e1", 2)], 22)


@pytest.mark.rule("MD-SKL-04", "MD-XPP-04")
def test_a_bought_skill_works_at_once() -> None:
    """It is bought in the Experience phase, and the event of the same round lets the foe attack."""
    raid = {"id": "raid", "name": "Raid", "kind": "omen", "text": "R.", "does": ["All enemies activate"]}
    p = duel(sheet=sheet({**BUY, "does": ["When you defend: shields +3"]}), events=[raid], rolls="1 1 1 1")
    rich(p).go("buy:lore")
    assert (counted(p)[1], worked(p)) == (4, ["class/tester/lore/0/0"])


@pytest.mark.rule("MD-SKL-04", "MD-SKL-05")
def test_so_does_one_for_more_health() -> None:
    p = rich(position(), health=3).go("buy:enhance-health")
    assert (p.hero().health, p.game.max_health("ann")) == (4, 6)


@pytest.mark.rule("MD-SKL-05", "MD-HER-03")
@pytest.mark.parametrize(("bought", "maximum", "health"), [(1, 6, 3), (2, 7, 5)])
def test_more_health_raises_the_maximum_and_heals_as_much_once(bought: int, maximum: int, health: int) -> None:
    p = position(sheet=health_sheet())
    with p.arrange() as s:
        s.level = 2
    rich(p, health=2).go(*["buy:lore"] * bought)
    assert (p.game.max_health("ann"), p.hero().health) == (maximum, health)
    p.until("act").go("end").until("act")
    assert (p.s.round, p.hero().health) == (3, health)


@pytest.mark.rule("MD-SKL-05", "MD-CLS-06")
def test_more_health_waits_for_its_level() -> None:
    p = rich(position(sheet=health_sheet()), health=2).go("buy:lore", "buy:lore")
    assert (p.game.max_health("ann"), p.hero().health) == (6, 3)
    p.until("act")
    with p.arrange() as s:
        s.levels[0].level = 2
    p.go("step:b1", "step:a1")
    assert (p.s.level, p.game.max_health("ann"), p.hero().health) == (2, 7, 5)


@pytest.mark.rule("MD-SKL-05", "MD-HER-07")
def test_more_health_never_heals_above_the_new_maximum() -> None:
    p = rich(position(sheet=health_sheet())).go("buy:lore")
    assert p.hero().health == 6


@pytest.mark.rule("MD-SKL-06")
def test_more_actions_are_had_in_each_activation() -> None:
    p = duel("Actions +2", where="c3")
    for _ in range(2):
        with p.arrange() as s:
            s.enemies["e1"].stunned = True
        p.go("end")
        assert p.s.turn is not None
        assert p.s.turn.actions == 5


@pytest.mark.rule("MD-SKL-06")
@pytest.mark.parametrize(
    ("kind", "attack", "step"), [("melee", True, False), ("combat", True, False), ("ranged", False, False), ("move", False, True)]
)
def test_more_actions_of_a_type_are_only_of_that_type(kind: str, attack: bool, step: bool) -> None:
    p = duel(f"{kind.capitalize()} actions +1", "Slippery", health=60)
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    p.go("end")
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions = 0
    assert ("melee:e1" in p.keys, "step:b1" in p.keys, "trade" in p.keys, "teleport" in p.keys) == (attack, step, False, False)


@pytest.mark.rule("MD-SKL-06")
def test_an_extra_action_of_a_type_is_spent_before_others() -> None:
    p = duel("Combat actions +1", health=60)
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    p.go("end", "melee:e1")
    assert p.s.turn is not None
    assert (p.s.turn.actions, sum(p.s.turn.extra.values())) == (3, 0)


@pytest.mark.rule("MD-SKL-06", "MD-SKL-18")
def test_a_teleport_is_no_move_action() -> None:
    p = duel("Move actions +1", "Teleport 2", where="c3")
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions, s.turn.extra = 0, {"move": 1}
    assert ("step:b1" in p.keys, "teleport" in p.keys) == (True, False)


@pytest.mark.rule("MD-SKL-07")
def test_each_move_action_gives_more_points() -> None:
    p = position(hero={"ann": {"skill": "Movement +1"}})
    for step in ("step:b1", "step:c1", "step:c2"):
        p.go(step)
    assert p.s.turn is not None
    assert (p.prompt, p.s.turn.actions) == ("act", 2)
    p.go("step:c3")
    assert (p.prompt, p.s.turn.points) == ("move", 2)


@pytest.mark.rule("MD-SKL-03")
@pytest.mark.parametrize("dark", [True, False])
def test_what_an_enemy_gains_by_a_kill_has_its_conditions_too(dark: bool) -> None:
    p = duel(foe=["When you kill any enemy, If in shadow: Heal 3"], foe_dice="red 3", armour="", dark=dark, heroes=2, rolls="3+diamond 3+diamond 1")
    with p.arrange() as s:
        s.heroes["ann"].xp, s.enemies["e1"].health = 5, 20
    p.go("end", "end").until("act")
    assert p.enemy().health == (23 if dark else 20)


@pytest.mark.rule("MD-SKL-11")
@pytest.mark.parametrize(("health", "after"), [(1, 3), (4, 5)])
def test_regeneration_heals_at_the_start_of_the_activation(health: int, after: int) -> None:
    p = duel("Regeneration 2", where="c3")
    with p.arrange() as s:
        s.heroes["ann"].health, s.enemies["e1"].stunned = health, True
    p.go("end")
    assert (p.s.round, p.hero().health) == (2, after)


@pytest.mark.rule("MD-SKL-11", "MD-SKL-03")
@pytest.mark.parametrize(("line", "health"), [("Regeneration 2", 22), ("If in light: Regeneration 2", 22), ("If in shadow: Regeneration 2", 20)])
def test_an_enemy_regenerates_at_the_start_of_its_activation(line: str, health: int) -> None:
    p = duel(foe=[line], where="c3")
    with p.arrange() as s:
        s.enemies["e1"].health = 20
    assert p.go("end").enemy().health == health


@pytest.mark.rule("MD-SKL-13")
def test_a_slippery_hero_leaves_a_zone_with_enemies() -> None:
    p = duel("Slippery").go("step:b1")
    assert p.where("ann") == "b1"


@pytest.mark.rule("MD-SKL-13", "MD-CND-07")
@pytest.mark.parametrize("dark", [True, False])
def test_slippery_in_shadow_only(dark: bool) -> None:
    assert ("step:b1" in duel("If in shadow: Slippery", dark=dark).keys) == dark


@pytest.mark.rule("MD-SKL-14")
def test_spellblade_makes_a_magic_attack_with_melee_dice_at_range_0() -> None:
    lines = ("When you attack, magic: swords +2", "When you attack, melee: swords +5")
    p = duel("Spellblade", *lines, dice="yellow 1, red 1", rolls="1 1 blank")
    assert [key for key in p.keys if ":e1" in key] == ["melee:e1", "magic:e1"]
    p.go("magic:e1")
    assert (colours(p)[0], counted(p)[0], [e.kind for e in p.told(CombatBegan)]) == ("yellow red", 4, ["magic"])


@pytest.mark.rule("MD-SKL-14")
def test_spellblade_reaches_no_other_zone_and_needs_a_melee_weapon() -> None:
    assert not [key for key in duel("Spellblade", where="b1").keys if ":e1" in key]
    assert not [key for key in duel("Spellblade", kind="ranged", where="a1").keys if ":e1" in key]


def targeted(skills: dict[str, str], xp: dict[str, int], at: dict[str, str], **content: Any) -> Position:
    """An ogre in a1 comes to act, with heroes who may taunt."""
    p = position(heroes=len(at), hero={h: {"skill": skill} for h, skill in skills.items()}, **content)
    with p.arrange() as s:
        p.put("ogre", "a1")
        for hero, zone in at.items():
            s.heroes[hero].zone = p.zone(zone)
            s.heroes[hero].xp = xp.get(hero, 0)
    return p.go(*["end"] * len(at))


@pytest.mark.rule("MD-SKL-15")
def test_who_taunts_counts_as_having_the_most_experience() -> None:
    p = targeted({"bob": "Taunt"}, {"ann": 9}, {"ann": "a1", "bob": "a1"})
    assert [e.target for e in p.told(CombatBegan)] == ["bob"]


@pytest.mark.rule("MD-SKL-15")
def test_of_several_who_taunt_the_players_choose_whatever_their_experience() -> None:
    p = targeted({"ann": "Taunt", "bob": "Taunt"}, {"ann": 9, "cid": 20}, {"ann": "a1", "bob": "a1", "cid": "a1"})
    assert (p.prompt, p.keys) == ("which-target", ["hero:ann", "hero:bob"])


@pytest.mark.rule("MD-SKL-16")
def test_taunt_makes_nobody_visible_nor_a_target_out_of_range() -> None:
    """Bob taunts in the dark around the corner: the ogre goes for ann, whom it sees."""
    p = targeted({"bob": "Taunt"}, {}, {"ann": "c1", "bob": "c3"}, tiles={"1R": DARK})
    assert p.where("e1") == "c1"
    p = targeted({"bob": "Taunt"}, {}, {"ann": "a1", "bob": "b1"})
    assert [e.target for e in p.told(CombatBegan)] == ["ann"]


@pytest.mark.rule("MD-SKL-16")
def test_taunt_decides_between_heroes_in_sight() -> None:
    p = targeted({"bob": "Taunt"}, {"ann": 9}, {"ann": "c1", "bob": "a3"}, tiles={"1R": DARK})
    assert p.where("e1") == "a3"
