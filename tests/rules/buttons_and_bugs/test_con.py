"""Conditions: how they are gained, what they do, when they end."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Gained
from undercroft.kernel.packs import PackError

from .position import card, idle, monster, row

ALL = ("wound", "poison", "immobilize", "disarm", "muddle", "invisible", "strengthen")
STONE = idle("stone", 60, health=20)
"""It does nothing, so that only the character matters."""


@pytest.mark.rule("BB-CON-01")
def test_a_bad_condition_goes_to_an_enemy_and_a_good_one_to_oneself() -> None:
    p = row("s . 1", monsters=["grub 1"], cards=[card("hex", top="Muddle, range 2"), card("boon", bottom="Strengthen, self")])
    p.play("hex", "boon").go("top:hex")
    assert p.keys_of("target") == ["m1"]
    p.go("target:m1", "bottom:boon", "perform")
    gained = [(e.figure, e.condition) for e in p.events(Gained)]
    assert gained == [("m1", "muddle"), ("hero", "strengthen")]


@pytest.mark.rule("BB-CON-02")
def test_a_condition_stays_until_its_requirement_is_met_and_cannot_be_given_up() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE])
    p.set(p.hero, conditions=["muddle", "poison"])
    p.play("spare-1", "spare-2")
    assert not [k for k in p.keys if k.partition(":")[0] not in ("top", "bottom", "basic-top", "basic-bottom", "pass")]
    assert list(p.hero.conditions) == ["muddle", "poison"]
    p.go("pass")
    assert list(p.hero.conditions) == ["poison"]
    p.next_round()
    assert list(p.hero.conditions) == ["poison"]


@pytest.mark.rule("BB-CON-03")
def test_a_condition_gained_again_is_not_doubled_but_starts_anew() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], cards=[card("boon", bottom="Strengthen, self")])
    p.set(p.hero, conditions=["strengthen"])
    p.play("boon", "spare-1").go("bottom:boon", "perform", "pass")
    assert list(p.hero.conditions) == ["strengthen"]
    p.next_round().play("spare-1", "spare-2").go("pass")
    assert not p.hero.conditions


@pytest.mark.rule("BB-CON-04")
def test_gained_in_its_own_turn_a_condition_works_at_once_and_through_the_following_turn() -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("boon", bottom="Strengthen, self")], draws="0 0 + 0 0 +")
    p.play("boon", "spare-1").go("bottom:boon", "perform", "top:spare-1", "attack:m1")
    assert p.prompt == "advantage"
    p.go("modifier:1")
    assert "strengthen" in p.hero.conditions
    p.next_round().play("spare-2", "spare-3").go("top:spare-2", "attack:m1")
    assert p.prompt == "advantage"
    p.go("modifier:1", "pass")
    assert "strengthen" not in p.hero.conditions


@pytest.mark.rule("BB-CON-05")
def test_gained_outside_its_turn_a_condition_ends_with_the_next_turn_even_in_the_same_round() -> None:
    p = row("s 1", monsters=["slug 1"], kinds=[monster("slug", zero=["Attack 1, muddle"])], cards=[card("late", initiative=80)])
    p.play("late", "spare-1").go("suffer")
    assert p.prompt == "turn"
    assert "muddle" in p.hero.conditions
    p.go("pass")
    assert p.state.round == 1
    assert "muddle" not in p.hero.conditions


@pytest.mark.rule("BB-CON-06")
def test_conditions_end_after_all_other_effects_of_the_end_of_turn() -> None:
    p = row("s A 1", monsters=["stone 1"], kinds=[STONE], rules=["When you end your turn at A: you gain muddle"])
    p.set(p.hero, at="2,1")
    p.play("spare-1", "spare-2").go("pass")
    assert "muddle" in p.hero.conditions
    p.set(p.hero, at="1,1")
    p.next_round().play("spare-3", "spare-4").go("pass")  # so the first turn's end counted: its effect came before the expiry
    assert "muddle" not in p.hero.conditions


@pytest.mark.rule("BB-CON-07")
def test_an_added_condition_is_given_to_every_target_after_the_main_effect() -> None:
    p = row("1 s 2", monsters=["grub 1", "grub 2"], cards=[card("bite", top="Attack 2, target 2, poison")])
    p.play("bite", "spare-1").go("top:bite", "attack:m1", "roll", "attack:m2", "roll")
    for n in (1, 2):
        assert "poison" in p.monster(n).conditions
        assert p.monster(n).health == 8 - 2  # the poison came too late for +1


@pytest.mark.rule("BB-CON-07")
def test_a_condition_added_to_a_push_is_given_to_every_target_pushed() -> None:
    p = row(". 1 s 2 .", monsters=["grub 1", "grub 2"], cards=[card("gust", top="Push 1, target 2, muddle")])
    p.play("gust", "spare-1").go("top:gust", "target:m1", "push:1,1", "target:m2", "push:5,1")
    assert [list(p.monster(n).conditions) for n in (1, 2)] == [["muddle"], ["muddle"]]


@pytest.mark.rule("BB-CON-08")
@pytest.mark.parametrize(
    ("kind", "gains"),
    [
        pytest.param(monster("shell", traits=["Shield 9"]), True, id="no damage"),
        pytest.param(monster("shell", health=2), False, id="killed"),
        pytest.param(monster("shell", immune=["poison"]), False, id="immune"),
    ],
)
def test_a_condition_added_to_an_attack_needs_no_damage_but_a_living_target_that_is_not_immune(
    kind: dict[str, object], gains: bool
) -> None:
    p = row("s 1", monsters=["shell 1"], kinds=[kind], cards=[card("bite", top="Attack 2, poison")])
    p.play("bite", "spare-1").go("top:bite", "attack:m1", "roll")
    assert bool(p.events(Gained)) == gains


@pytest.mark.rule("BB-CON-09")
def test_an_invisible_figure_is_no_target_for_enemies_until_the_end_of_its_next_turn() -> None:
    p = row("s 1", monsters=["grub 1"], cards=[card("jab", top="Attack 3"), card("burst", bottom="All enemies suffer 2, range 1")])
    p.set(p.monster(1), conditions=["invisible"])
    p.play("jab", "burst").go("top:jab")
    assert p.prompt == "turn"  # nobody to attack
    p.go("bottom:burst", "perform")
    assert p.monster(1).health == 8 - 2  # not targeted
    assert p.prompt == "damage"  # the invisible grub attacks
    p.go("suffer").next_round().play("spare-1", "spare-2").go("top:spare-1")
    assert p.keys_of("attack") == ["m1"]


@pytest.mark.rule("BB-CON-09")
def test_an_invisible_character_is_not_attacked() -> None:
    p = row("s 1", monsters=["grub 1"], cards=[card("late", initiative=80)])
    p.set(p.hero, conditions=["invisible"])
    p.play("late", "spare-1")
    assert p.prompt == "turn"
    assert not p.events(Attacked)
    p.go("pass")
    assert not p.hero.conditions


@pytest.mark.rule("BB-CON-09")
def test_allies_interact_with_an_invisible_figure_as_ever() -> None:
    p = row("s . . 1 2", monsters=["stone 1", "nurse 2"], kinds=[STONE, monster("nurse", zero=["Heal 3, range 2"])])
    p.set(p.monster(1), health=10, conditions=["invisible"])
    p.play("spare-1", "spare-2").go("top:spare-1")
    assert "attack:m1" not in p.keys
    p.go("pass")
    assert p.monster(1).health == 13


@pytest.mark.rule("BB-CON-10")
def test_strengthen_gives_advantage_on_all_attacks_until_the_end_of_the_next_turn() -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("flurry", top=["Attack 2", "Attack 2"])], draws="0 0 + 0 +")
    p.set(p.hero, conditions=["strengthen"])
    p.play("flurry", "spare-1").go("top:flurry", "attack:m1", "modifier:1", "attack:m1", "modifier:2", "pass")
    assert [e.rows for e in p.events(ModifierRolled)] == [(0, 1), (2, 3)]
    assert "strengthen" not in p.hero.conditions
    p.next_round().play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.events(ModifierRolled)[-1].rows == (4,)


@pytest.mark.rule("BB-CON-11")
def test_a_wound_hurts_at_the_start_of_each_turn_until_a_heal_that_restores_health_too() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], cards=[card("mend", bottom="Heal 2, self")])
    p.set(p.hero, conditions=["wound"])
    p.play("spare-1", "spare-2").go("suffer", "pass")
    p.next_round().play("mend", "spare-3").go("suffer")
    assert p.hero.health == 10
    p.go("bottom:mend", "perform", "pass")
    assert (p.hero.health, p.hero.conditions) == (12, {})
    p.next_round().until("select").go("rest")
    assert p.prompt != "damage"


@pytest.mark.rule("BB-CON-12")
def test_poison_adds_one_to_every_attack_against_its_bearer() -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("flurry", top=["Attack 2", "Attack 2"])])
    p.set(p.monster(1), conditions=["poison"])
    p.play("flurry", "spare-1").go("top:flurry", "attack:m1", "attack:m1")
    assert p.monster(1).health == 20 - 3 - 3


@pytest.mark.rule("BB-CON-12")
def test_poison_is_removed_by_a_heal_that_restores_nothing() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], cards=[card("mend", bottom=["Heal 2, self", "Heal 2, self"])])
    p.set(p.hero, health=5, conditions=["poison"])
    p.play("mend", "spare-1").go("bottom:mend", "perform")
    assert (p.hero.health, p.hero.conditions) == (5, {})
    p.go("perform")
    assert p.hero.health == 7


@pytest.mark.rule("BB-CON-13")
def test_immobilize_forbids_moving_until_the_end_of_the_next_turn() -> None:
    p = row("s . . 1", monsters=["grub 1"])
    p.set(p.hero, conditions=["immobilize"]).set(p.monster(1), conditions=["immobilize"])
    p.play("spare-1", "spare-2").go("bottom:spare-1")
    assert p.prompt == "turn"
    p.go("pass")
    assert (p.where(p.hero), p.where(p.monster(1))) == ("1,1", "4,1")
    p.next_round().play("spare-3", "spare-4").go("bottom:spare-3")
    assert p.keys_of("move") == ["2,1", "3,1"]


@pytest.mark.rule("BB-CON-14")
def test_disarm_forbids_attacks_until_the_end_of_the_next_turn() -> None:
    p = row("s 1", monsters=["grub 1"])
    p.set(p.hero, conditions=["disarm"]).set(p.monster(1), conditions=["disarm"])
    p.play("spare-1", "spare-2").go("top:spare-1")
    assert p.prompt == "turn"
    p.go("pass")
    assert not p.events(Attacked)
    p.next_round().play("spare-3", "spare-4").go("top:spare-3")
    assert p.keys_of("attack") == ["m1"]
    p.go("stop", "pass")
    assert [e.figure for e in p.events(Attacked)] == ["m1"]


@pytest.mark.rule("BB-CON-14")
def test_disarmed_between_two_attacks_of_an_ability_the_second_is_not_made() -> None:
    p = row("1 s 2", monsters=["nettle 1", "nettle 2"], kinds=[monster("nettle", traits=["Retaliate 1, disarm"])],
            cards=[card("sweep", top="Attack 2, target 2")])  # fmt: skip
    p.play("sweep", "spare-1").go("top:sweep", "attack:m1", "suffer")
    assert "disarm" in p.hero.conditions
    assert p.prompt == "turn"
    assert p.monster(2).health == 8


@pytest.mark.rule("BB-CON-15")
def test_muddle_gives_disadvantage_on_all_attacks_until_the_end_of_the_next_turn() -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("flurry", top=["Attack 3", "Attack 3"])], draws="0 + - 0 -")
    p.set(p.hero, conditions=["muddle"])
    p.play("flurry", "spare-1").go("top:flurry", "attack:m1", "attack:m1")
    assert [e.damage for e in p.events(Attacked)] == [3 - 1, 3 - 1]
    p.go("pass")
    assert "muddle" not in p.hero.conditions


@pytest.mark.rule("BB-CON-16")
def test_there_are_seven_conditions_and_no_others() -> None:
    row("s 1", monsters=["slug 1"], kinds=[monster("slug", immune=ALL)], cards=[card("all", top=[f"{c}, self" for c in ALL])])
    for other in ("stun", "bless", "curse"):
        with pytest.raises(PackError, match=other):
            row("s 1", monsters=["slug 1"], kinds=[monster("slug", immune=[other])])
        with pytest.raises(PackError, match=other):
            row("s 1", cards=[card("odd", top=f"{other}, self")])


@pytest.mark.rule("BB-CON-17")
def test_each_of_an_elites_two_turns_is_a_turn_for_its_conditions() -> None:
    p = row("s . . . . . 1", monsters=["grub 1 elite"])  # columns - (Move 1) and + (Move 3)
    p.set(p.monster(1), conditions=["wound", "immobilize"])
    p.play("spare-1", "spare-2").go("pass")
    assert p.monster(1).health == 8 - 2
    assert p.where(p.monster(1)) == "4,1"  # immobilized in its first turn, not in its second
    assert list(p.monster(1).conditions) == ["wound"]


@pytest.mark.rule("BB-CON-18")
def test_a_long_rest_is_a_turn_for_conditions() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE])
    p.set(p.hero, conditions=["wound", "strengthen"])
    p.go("rest")
    assert p.prompt == "damage"
    p.go("suffer", "lose:spare-1", "skip")
    assert p.hero.health == 11
    assert list(p.hero.conditions) == ["wound"]


@pytest.mark.rule("BB-CON-19")
def test_a_wound_hurts_before_anything_else_and_a_monster_it_kills_has_no_turn() -> None:
    p = row("s 1 . 2", monsters=["grub 1", "stone 2"], kinds=[STONE], cards=[card("late", initiative=80)])
    p.set(p.monster(1), health=1, conditions=["wound"])
    p.play("late", "spare-1")
    assert p.prompt == "turn"
    assert "m1" not in p.state.figures
    assert not p.events(Attacked)


@pytest.mark.rule("BB-CON-19")
def test_a_wound_that_exhausts_the_character_loses_the_scenario() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE])
    p.set(p.hero, health=1, conditions=["wound"])
    p.play("spare-1", "spare-2")
    assert p.prompt == "damage"  # before any action or item
    p.go("suffer")
    assert p.table.outcome == "lost"


@pytest.mark.rule("BB-CON-20")
def test_conditions_belong_to_one_monster_not_to_its_type() -> None:
    p = row("1 s 2", monsters=["grub 1", "grub 2"], cards=[card("bite", top="Attack 1, poison")])
    p.play("bite", "spare-1").go("top:bite", "attack:m2", "roll")
    assert not p.monster(1).conditions
    assert list(p.monster(2).conditions) == ["poison"]


@pytest.mark.rule("BB-CON-21")
def test_an_area_does_not_target_an_invisible_figure_inside_it() -> None:
    p = row("s 1 2 3", monsters=["stone 1", "stone 2", "stone 3"], kinds=[STONE], cards=[card("spear", top='Attack 2, area "line-3"')])
    p.set(p.monster(2), conditions=["invisible"])
    p.play("spear", "spare-1").go("top:spear")
    assert p.keys_of("attack") == ["m1", "m3"]
    p.go("attack:m1", "attack:m3")
    assert p.prompt == "turn"
    assert [p.monster(n).health for n in (1, 2, 3)] == [18, 20, 18]


@pytest.mark.rule("BB-CON-22")
def test_disarm_and_immobilize_leave_the_other_abilities_of_an_action() -> None:
    kind = monster("slug", health=9, zero=["Move 2", "Attack 2", "Heal 3, self"])
    p = row("s . 1", monsters=["slug 1"], kinds=[kind], cards=[card("both", top=["Attack 2, range 2", "Strengthen, self"])])
    p.set(p.hero, conditions=["disarm"]).set(p.monster(1), health=2, conditions=["disarm", "immobilize"])
    p.play("both", "spare-1").go("top:both", "perform", "pass")
    assert "strengthen" in p.hero.conditions
    assert (p.where(p.monster(1)), p.monster(1).health) == ("3,1", 5)
    assert not p.events(Attacked)


@pytest.mark.rule("BB-CON-23")
def test_more_conditions_may_be_in_play_than_there_are_tokens() -> None:
    rules = [f"At set-up: {who} gain {c}" for c in ALL for who in ("all monsters", "you")]
    p = row("1 2 s 3 4", monsters=[f"grub {n}" for n in range(1, 5)], rules=rules)
    assert sum(len(f.conditions) for f in p.state.figures.values()) == 5 * 7 > 24


@pytest.mark.rule("BB-CON-24")
def test_an_invisible_figure_still_blocks_its_enemies() -> None:
    p = row("s 1 . 2", monsters=["stone 1", "stone 2"], kinds=[STONE])
    p.set(p.monster(1), conditions=["invisible"])
    p.play("spare-1", "spare-2").go("bottom:spare-1")
    assert p.prompt == "turn"  # no hex to move to


@pytest.mark.rule("BB-CON-24")
def test_an_invisible_character_still_blocks_monsters() -> None:
    crate = {"health": 5, "enemy_of": "monsters"}
    p = row("1 s . . B", monsters=["grub 1"], objects={"crate": crate}, legend={"B": {"object": "crate"}})
    p.set(p.hero, conditions=["invisible"])
    p.play("spare-1", "spare-2").go("pass")
    assert p.where(p.monster(1)) == "1,1"
    assert p.turns == ["hero 20", "m1 50"]
