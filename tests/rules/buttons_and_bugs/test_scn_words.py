"""Section 4, continued: what special rules, goals and losses can say."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import GoalMet, SetUpStep
from undercroft.kernel.rules import SetupError

from .hunting import hunt
from .position import Position, acting, card, idle, row

NINE = ["it is round 9 or later"]
STONE = idle("stone", 60)


def evening(marks: str, **given: Any) -> Position:
    """The end of a round in which the character passed."""
    p = row(marks, **{"kinds": [STONE], "goal": NINE, **given})
    return p.play("spare-1", "spare-2").go("pass").until("short-rest", "put-at", "spawn-at")


def killing(marks: str, top: str = "Attack 30", **given: Any) -> Position:
    """The character kills monster 1."""
    p = row(marks, **{"kinds": [STONE], "goal": NINE, "cards": [card("axe", top=top, initiative=1)], **given})
    return p.play("axe", "spare-1").go("top:axe", "attack:m1")


@pytest.mark.rule("BB-TER-26")
@pytest.mark.parametrize(
    ("marks", "monsters", "won"),
    [
        ("s 1 . . 2", ["grub 1", "stone 2"], True),
        ("s 1 . . 2", ["grub 1", "grub 2"], False),
        ("s 1 . 2 3", ["grub 1", "grub 2", "stone 3"], False),
    ],
)
def test_the_goal_may_be_the_death_of_every_monster_of_a_type(marks: str, monsters: list[str], won: bool) -> None:
    p = killing(marks, monsters=monsters, goal=["every grub is dead"])
    assert p.state.won == won


@pytest.mark.rule("BB-TER-26")
def test_a_type_that_never_appeared_is_not_dead() -> None:
    p = row("s . 1 A", monsters=["stone 1"], kinds=[STONE], goal=["every grub is dead"], rules=["At end of round: Spawn grub at a"])
    assert not p.play("spare-1", "spare-2").state.won


@pytest.mark.rule("BB-TER-26")
def test_a_type_that_appeared_later_may_be_dead() -> None:
    given: dict[str, Any] = {"rules": ["At start of round, If it is round 1 or later: Spawn grub at a"], "goal": ["every grub is dead"]}
    p = row("s A . 1", monsters=["stone 1"], kinds=[STONE], cards=[card("axe", top="Attack 8", initiative=1)], **given)
    p.play("axe", "spare-1").go("top:axe", "attack:m2")
    assert p.state.won


@pytest.mark.rule("BB-END-02")
@pytest.mark.parametrize(("marks", "lost"), [("s A . 1", True), ("A . s . 1", False), ("s A . . . 1", False)])
def test_the_scenario_may_be_lost_by_a_monster_on_a_letter(marks: str, lost: bool) -> None:
    p = row(marks, monsters=["grub 1"], loss=["any monster is at a"], goal=NINE).play("spare-1", "spare-2").go("pass").until("select")
    assert (p.table.outcome == "lost") == lost


@pytest.mark.rule("BB-END-03")
@pytest.mark.parametrize(("attack", "won"), [(4, False), (5, True), (6, True)])
def test_the_goal_may_be_to_weaken_a_monster(attack: int, won: bool) -> None:
    p = killing("2 s 1 .", f"Attack {attack}", monsters=["grub 1", "stone 2"], goal=["any grub has 3 health or less"])
    assert p.state.won == won


@pytest.mark.rule("BB-SCN-05")
@pytest.mark.parametrize(("rule", "met"), [("When any monster dies", True), ("When grub dies", True), ("When stone dies", False)])
def test_a_rule_may_wait_for_a_death(rule: str, met: bool) -> None:
    p = killing("s 1 . 2", monsters=["grub 1", "stone 2"], rules=[f"{rule}: you gain poison"])
    assert list(p.hero.conditions) == (["poison"] if met else [])


@pytest.mark.rule("BB-SCN-05")
def test_the_end_of_an_objective_is_no_monster_s_death() -> None:
    crate: dict[str, Any] = {"objects": {"crate": {"health": 3, "enemy_of": "character"}}, "legend": {"c": {"object": "crate"}}}
    rules = ["When any monster dies: you gain poison", "When crate dies: you gain muddle"]
    p = acting("s c . 1", "top", "Attack 3", monsters=["dummy 1"], rules=rules, **crate).go("attack:o1")
    assert list(p.hero.conditions) == ["muddle"]


@pytest.mark.rule("BB-SCN-05")
def test_a_rule_may_count_and_look_at_the_count() -> None:
    rules = ["At end of round: count alarm +1", "At end of round, If counter alarm is less than 1: you gain poison"]
    p = evening("s . 1", monsters=["stone 1"], rules=rules, loss=["counter alarm is at least 2"])
    assert (p.state.counters, list(p.hero.conditions), p.state.lost) == ({"alarm": 1}, ["poison"], False)
    p.go("go-on").until("select").play("spare-3", "spare-4").go("pass").until("short-rest")
    assert (p.state.counters, p.table.outcome) == ({"alarm": 2}, "lost")


@pytest.mark.rule("BB-SCN-05")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("counter alarm is at least 2", True),
        ("counter alarm is at least 3", False),
        ("counter alarm is less than 3", True),
        ("counter alarm is less than 2", False),
        ("fewer than 3 stone are on the map", True),
        ("fewer than 2 stone are on the map", False),
        ("it is round 1 or later", True),
        ("it is round 2 or later", False),
    ],
)
def test_a_rule_may_depend_on_a_number(condition: str, met: bool) -> None:
    rules = ["At set-up: count alarm +2", f"At end of round, If {condition}: you gain poison"]
    p = evening("s . 1 2", monsters=["stone 1", "stone 2"], rules=rules)
    assert list(p.hero.conditions) == (["poison"] if met else [])


@pytest.mark.rule("BB-SCN-05")
def test_a_rule_may_be_about_every_monster_of_a_type() -> None:
    rules = ["At end of round: every stone suffers 3; every grub gains muddle; every grub heals 2"]
    p = row("s . . . . 1 2 3", monsters=["grub 1", "stone 2", "stone 3"], kinds=[STONE], goal=NINE, rules=rules)
    p.set(p.monster(1), health=1, conditions=["immobilize"]).set(p.monster(2), health=7)
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert [p.monster(n).health for n in (1, 2, 3)] == [3, 4, 5]
    assert ["muddle" in p.monster(n).conditions for n in (1, 2, 3)] == [True, False, False]


@pytest.mark.rule("BB-SPN-01")
def test_a_rule_may_spawn_at_the_next_of_several_places() -> None:
    p = row("s . A B C 1", monsters=["stone 1"], kinds=[STONE], goal=NINE, rules=["At start of round: Spawn stone at next of a b c"])
    assert p.where(p.monster(2)) == "3,1"
    p.next_round()
    assert p.where(p.monster(3)) == "4,1"
    p.next_round()
    assert p.where(p.monster(4)) == "5,1"


@pytest.mark.rule("BB-SCN-05")
def test_a_rule_may_put_figures_at_one_place_after_the_other() -> None:
    rules = ["At end of round: put every stone at next of a b c"]
    p = evening("s . 1 . A . B C", monsters=["stone 1"], rules=rules)
    assert p.where(p.monster(1)) == "5,1"
    places = []
    for first, second in (("spare-3", "spare-4"), ("spare-1", "spare-2"), ("spare-3", "spare-4")):
        p.go("go-on").until("select").play(first, second).go("pass").until("short-rest")
        places.append(p.where(p.monster(1)))
    assert places == ["7,1", "8,1", "5,1"]


@pytest.mark.rule("BB-SCN-05", "BB-SPN-02")
def test_who_is_put_on_a_hex_that_is_not_empty_comes_to_the_closest_empty_one() -> None:
    p = evening("s . 1 . . A .", monsters=["stone 1", "dummy 2"], rules=["At end of round: put every stone at next of a"],
        legend={"A": {"place": "a", "monster": 2}})  # fmt: skip
    assert (p.prompt, p.keys) == ("put-at", ["put:5,1", "put:7,1"])
    assert p.go("put:7,1").where(p.monster(1)) == "7,1"
    there = evening("s . x . .", monsters=["stone 1"], rules=["At end of round: put every stone at next of a"],
        legend={"x": {"place": "a", "monster": 1}})  # fmt: skip
    assert (there.prompt, there.where(there.monster(1))) == ("short-rest", "3,1")


@pytest.mark.rule("BB-SUF-01")
def test_an_ability_that_damages_all_in_range_gives_its_conditions_and_counts_as_a_kill() -> None:
    lines = ["Persistent: When you kill any enemy: Heal 2, self", "All enemies suffer 8, muddle"]
    p = row("1 s 2 . 3", monsters=["grub 1", "dummy 2", "dummy 3"], cards=[card("go", top=lines, initiative=1)], goal=NINE)
    p.set(p.hero, health=5).play("go", "spare-1").go("top:go", "perform", "perform")
    assert ([m.id for m in p.game.monsters()], p.hero.health) == (["m2", "m3"], 7)
    assert [list(p.monster(n).conditions) for n in (2, 3)] == [["muddle"], []]


@pytest.mark.rule("BB-CTL-01")
def test_a_kill_by_a_controlled_monster_is_the_character_s() -> None:
    lines = ["Persistent: When you kill any enemy: Heal 2, self", "Control, (Attack 9)"]
    p = row("s 1 2", monsters=["dummy 1", "grub 2"], cards=[card("go", top=lines, initiative=1)], goal=NINE)
    p.set(p.hero, health=5).play("go", "spare-1").go("top:go", "perform", "target:m1", "target:m2")
    assert (p.hero.health, [m.id for m in p.game.monsters()]) == (7, ["m1"])


@pytest.mark.rule("BB-CTL-09")
def test_a_controlled_monster_that_dies_performs_nothing_more() -> None:
    p = acting("s 1 x 2", "top", "Control, (Move 1; Attack 9)", monsters=["grub 1", "dummy 2"], legend={"x": {"hazard": "Suffer 9"}})
    p.go("target:m1", "move:3,1")
    assert (p.prompt, p.monster(2).health, [m.id for m in p.game.monsters()]) == ("turn", 30, ["m2"])


@pytest.mark.rule("BB-EOR-02")
@pytest.mark.parametrize(("line", "health"), [("Heal 2, self", 7), ("Suffer 2", 3)])
def test_what_a_bonus_does_at_the_end_of_the_round(line: str, health: int) -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], goal=NINE, cards=[card("go", bottom=f"Round: At end of round: {line}", initiative=1)])
    p.set(p.hero, health=5).play("go", "spare-1").go("bottom:go", "perform", "pass", "end-turn")
    assert p.keys[0] == ("perform" if "Heal" in line else "suffer")
    assert p.go(p.keys[0]).hero.health == health


@pytest.mark.rule("BB-BON-10")
def test_an_active_card_dismissed_at_the_end_of_the_round_counts_where_it_goes() -> None:
    p = acting("s . 1", "bottom", "Persistent: Shield 1", monsters=["dummy 1"]).go("perform", "pass", "end-turn", "dismiss:go")
    assert (p.prompt, p.zone("go"), p.keys) == ("short-rest", "hand b", ["go-on", "short-rest"])


@pytest.mark.rule("BB-GEN-08")
@pytest.mark.parametrize(("marks", "value"), [("1 s 2", 3), ("s 2 . 1", 2), ("s . 2 1", 1)])
def test_an_amount_may_count_adjacent_enemies(marks: str, value: int) -> None:
    p = acting(marks, "top", "Heal 1 + adjacent enemies, self", monsters=["dummy 1", "dummy 2"])
    p.set(p.hero, health=5).go("perform")
    assert p.hero.health == 5 + value


@pytest.mark.rule("BB-CMP-05")
@pytest.mark.parametrize("level", [1, 2, 4])
def test_an_amount_may_count_the_level(level: int) -> None:
    cards = [*(card(f"early-{n}") for n in range(1, level)), card("go", top="Heal 1 + level, self", initiative=1)]
    p = row("s . 1", monsters=["dummy 1"], cards=cards, level=level)
    lead = next(c for c in p.state.cards if c != "go")
    p.set(p.hero, health=5).play("go", lead).go("top:go", "perform")
    assert p.hero.health == 5 + 1 + level


@pytest.mark.rule("BB-CMP-05")
@pytest.mark.parametrize("level", [0, 6])
def test_no_level_beyond_those_of_the_character(level: int) -> None:
    with pytest.raises(SetupError, match="level is 1 to 5"):
        row("s . 1", monsters=["grub 1"], setup={"level": level, "upgrades": None})


@pytest.mark.rule("BB-ACT-03")
def test_a_monster_may_harm_itself_and_die_of_it() -> None:
    p = hunt("1 s", "Suffer 3", "Attack 2", goal=NINE).play("slow", "spare-1").until("turn")
    assert (p.monster(1).health, p.hero.health) == (5, 10)
    p = hunt("1 s", "Suffer 8", "Attack 2", goal=NINE).play("slow", "spare-1").until("turn")
    assert ("m1" in p.state.figures, p.hero.health) == (False, 12)


@pytest.mark.rule("BB-TER-27")
def test_an_objective_without_hit_points_cannot_be_destroyed() -> None:
    crate: dict[str, Any] = {"objects": {"crate": {"enemy_of": "character"}}, "legend": {"c": {"object": "crate"}}}
    p = acting("s c . 1", "top", "Attack 9", monsters=["dummy 1"], **crate).go("attack:o1")
    assert (p.object().health, p.prompt) == (0, "turn")


@pytest.mark.rule("BB-EOR-02", "BB-BON-07")
def test_a_bonus_whose_card_has_left_the_active_area_does_nothing_at_the_end_of_the_round() -> None:
    bonuses = ["Persistent 1x: At end of round: Heal 1, self", "Persistent: At end of round: Heal 2, self"]
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], goal=NINE, cards=[card("go", bottom=bonuses, initiative=1)])
    p.set(p.hero, health=5).play("go", "spare-1").go("bottom:go", "perform", "pass", "end-turn")
    assert (p.prompt, p.keys) == ("end-effect", ["rule:card/go/a/bottom/0", "rule:card/go/a/bottom/1"])
    p.go(p.keys[0], "perform")
    assert (p.hero.health, p.zone("go"), p.prompt) == (6, "hand b", "short-rest")


@pytest.mark.rule("BB-MDT-02")
def test_a_monster_may_die_of_a_special_rule_in_nobody_s_turn() -> None:
    p = evening("s . . 1", monsters=["stone 1"], rules=["At end of round: every stone suffers 8"])
    assert (p.game.monsters(), p.prompt) == ([], "short-rest")


@pytest.mark.rule("BB-END-02")
@pytest.mark.parametrize(("marks", "legend", "lost"), [("s B 1 . 2", {"1": {"monster": 1, "place": "a"}}, True), ("s A B 1 2", {}, False)])
def test_one_monster_on_one_of_several_letters_is_enough(marks: str, legend: dict[str, Any], lost: bool) -> None:
    p = row(marks, monsters=["stone 1", "stone 2"], kinds=[STONE], goal=NINE, loss=["any monster is at a b"], legend=legend)
    assert p.state.lost == lost


@pytest.mark.rule("BB-SCN-05")
def test_one_of_several_letters_is_enough_for_the_character() -> None:
    p = acting("s A . B . 1", "bottom", "Move 3", monsters=["dummy 1"], goal=["you are at a b"])
    assert not p.state.won
    assert p.go("move:4,1").state.won


@pytest.mark.rule("BB-TER-20")
@pytest.mark.parametrize(("marks", "won"), [("s p . 1", True), ("s p p 1", False), ("s . . 1", False)])
def test_the_goal_may_be_to_end_a_turn_on_each_plate(marks: str, won: bool) -> None:
    p = acting(marks, "bottom", "Move 1", monsters=["dummy 1"], goal=["you have ended a turn on each plate"])
    assert p.go("move:2,1", "pass").state.won == won


@pytest.mark.rule("BB-END-03")
@pytest.mark.parametrize(("spawning", "won"), [("At end of round: Spawn grub at a", False), ("At end of round: you gain muddle", True)])
def test_all_monsters_are_dead_only_when_no_more_are_about_to_come_this_round(spawning: str, won: bool) -> None:
    rules = ["At end of round: every stone suffers 8", spawning]
    p = row("s . A . 1", monsters=["stone 1"], kinds=[STONE], rules=rules).play("spare-1", "spare-2").go("pass")
    assert (p.prompt, len(p.keys)) == ("end-effect", 2)
    p.go(p.keys[0])
    assert (p.table.outcome == "won") == won


@pytest.mark.rule("BB-END-03", "BB-SPN-01")
@pytest.mark.parametrize(("more", "elite"), [("", False), (", elite", True)])
def test_nor_when_they_are_about_to_come_in_the_next_round(more: str, elite: bool) -> None:
    rules = [f"When grub dies: Next round spawn stone at next of a{more}"]
    p = killing("s 1 . A", monsters=["grub 1"], goal=["all monsters are dead"], rules=rules)
    assert (p.game.monsters(), p.state.won) == ([], False)
    p.until("short-rest").go("go-on")
    assert [(m.kind, p.where(m), m.elite) for m in p.game.monsters()] == [("stone", "4,1", elite)]


@pytest.mark.rule("BB-END-03")
def test_a_goal_is_not_met_before_the_set_up_is_done() -> None:
    p = row("s . 1", monsters=["stone 1"], kinds=[STONE], goal=["it is round 1 or later"])
    assert [type(e) for e in p.table.events if isinstance(e, SetUpStep | GoalMet)] == [SetUpStep] * 12 + [GoalMet]


@pytest.mark.rule("BB-TER-20")
def test_a_turn_ended_twice_on_the_same_plate_counts_once() -> None:
    p = acting("s p p 1", "bottom", "Move 1", monsters=["dummy 1"], goal=["you have ended a turn on each plate"])
    p.go("move:2,1", "pass", "go-on").play("spare-2", "spare-3").go("pass")
    assert (p.state.plates, p.state.won) == (["2,1"], False)
