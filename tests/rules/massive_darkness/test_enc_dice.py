"""Enchantments that change dice after the roll."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import DieAdded, DieRemoved, Rolled
from undercroft.kernel.decision import TABLE

from .fights import attacking, counted, defending
from .position import Position

CHARM = "enchant:equipment/charm/{}".format
STRIP = "When you attack, Pay bam: defender defence dice -1"


def removed(p: Position) -> list[str]:
    return [e.die for e in p.told(DieRemoved)]


@pytest.mark.rule("MD-ENC-12")
def test_the_best_die_may_be_removed_and_its_shields_are_lost() -> None:
    p = attacking(STRIP, foe_armour="blue 1, green 1", rolls="2+bam 1 3+diamond").go(CHARM(0), "die:green-3+diamond")
    assert (removed(p), counted(p)) == (["green 3+diamond"], (2, 1, 1))


@pytest.mark.rule("MD-ENC-12")
def test_only_dice_that_were_rolled_can_be_removed() -> None:
    p = attacking("When you attack, Pay bam: defender defence dice -3", rolls="2+bam 1").go(CHARM(0))
    assert (removed(p), counted(p)) == (["blue 1"], (2, 0, 2))


@pytest.mark.rule("MD-ENC-12", "MD-EFF-17")
def test_dice_of_a_named_colour_are_removed_only_of_that_colour() -> None:
    p = attacking("When you attack, Pay bam: defender blue dice -2", foe_armour="blue 1, green 1", rolls="2+bam 1 3+diamond").go(CHARM(0))
    assert (removed(p), counted(p)) == (["blue 1"], (2, 3, 0))


@pytest.mark.rule("MD-ENC-12", "MD-EFF-20")
def test_no_defence_dice_removes_all_of_them_at_once() -> None:
    p = attacking("When you attack, Pay bam: no defence dice", foe_armour="blue 1, green 2", rolls="2+bam 1 3+diamond 1").go(CHARM(0))
    assert (p.prompt, removed(p), counted(p)) == ("act", ["blue 1", "green 3+diamond", "green 1"], (2, 0, 2))


@pytest.mark.rule("MD-ENC-13")
def test_a_heros_player_says_which_dice_go() -> None:
    p = attacking(STRIP, foe_armour="blue 3", rolls="2+bam 1 2+bam 1").go(CHARM(0))
    assert (p.prompt, p.decision.seat, p.keys) == ("remove-die", p.hero().seat, ["die:blue-1", "die:blue-2+bam"])


@pytest.mark.rule("MD-ENC-13")
def test_an_enemy_removes_the_heros_die_with_the_most_shields() -> None:
    p = defending(foe=[STRIP], armour="blue 1, green 2", rolls="2+bam 2+bam 1 3+diamond")
    assert (p.prompt, removed(p)) == ("act", ["green 3+diamond"])


@pytest.mark.rule("MD-ENC-13")
def test_an_enemy_that_defends_removes_the_die_with_the_most_swords() -> None:
    p = attacking(dice="yellow 1, red 1", foe=["When you defend, Pay bam: attacker attack dice -1"], rolls="2+bam 1 2+bam")
    assert (removed(p), counted(p)) == (["yellow 2+bam"], (1, 2, 0))


@pytest.mark.rule("MD-ENC-13")
def test_between_equal_dice_the_players_choose() -> None:
    p = defending(foe=[STRIP], armour="blue 1, green 2", rolls="2+bam 2+bam 2+bam 1")
    assert (p.prompt, p.decision.seat, p.keys) == ("remove-die", TABLE, ["die:blue-2+bam", "die:green-2+bam"])
    assert removed(p.go("die:green-2+bam")) == ["green 2+bam"]


@pytest.mark.rule("MD-ENC-13")
def test_of_its_own_dice_an_enemy_loses_the_poorest() -> None:
    p = defending(foe=["When you attack, Pay bam: yellow dice -1, wounds +1"], foe_dice="yellow 3", rolls="1 2+bam blank 1")
    assert (removed(p), counted(p)) == (["yellow blank"], (3, 1, 3))


@pytest.mark.rule("MD-ENC-14")
def test_unspent_symbols_of_a_removed_die_are_lost() -> None:
    strip = "When you defend, Pay bam: attacker attack dice -1"
    p = attacking("When you attack, Pay bam: swords +1", dice="yellow 2", foe=[strip], rolls="2+bam 2+bam 2+bam")
    assert (removed(p), p.decision.args["bams"]) == (["yellow 2+bam"], 1)
    p = attacking("When you attack, Pay bam: swords +1", dice="yellow 2", foe=[strip], rolls="2+bam 1 2+bam")
    assert (removed(p), p.prompt) == (["yellow 2+bam"], "act")


@pytest.mark.rule("MD-ENC-14")
def test_a_symbol_that_was_spent_stays_spent_but_costs_nothing_more_when_its_die_goes() -> None:
    lines = ("When you attack, Pay bam: yellow dice -1", "When you attack, Pay diamond: yellow dice +1", "When you attack, Pay bam: swords +5")
    p = attacking(*lines, dice="yellow 1, red 1", rolls="2+bam 3+diamond blank 2+bam").go(CHARM(0))
    assert (removed(p), p.keys) == (["yellow 2+bam"], ["done", CHARM(1)])
    p.go(CHARM(1))
    assert (p.keys, p.decision.args["bams"]) == (["done", CHARM(2)], 1)
    assert counted(p.go(CHARM(2))) == (10, 0, 10)


@pytest.mark.rule("MD-ENC-14")
def test_the_same_holds_for_diamonds() -> None:
    lines = ("When you attack, Pay diamond: red dice -1", "When you attack, Pay bam: red dice +1", "When you attack, Pay diamond: swords +5")
    p = attacking(*lines, dice="yellow 1, red 1", rolls="2+bam 3+diamond blank 3+diamond").go(CHARM(0))
    assert (removed(p), p.keys, p.decision.args["diamonds"]) == (["red 3+diamond"], ["done", CHARM(1)], 0)
    p.go(CHARM(1))
    assert (p.keys, p.decision.args["diamonds"]) == (["done", CHARM(2)], 1)
    assert counted(p.go(CHARM(2))) == (10, 0, 10)


@pytest.mark.rule("MD-ENC-14")
@pytest.mark.parametrize(("symbol", "dice", "roll"), [("bam", "yellow 2", "2+bam 1"), ("diamond", "red 2", "3+diamond 1")])
def test_a_symbol_spent_before_is_not_given_back_when_another_die_goes(symbol: str, dice: str, roll: str) -> None:
    """One symbol is spent, then a die without symbols is removed: there is nothing left to pay with."""
    colour, face = dice.split()[0], roll.split()[1]
    lines = (f"When you attack, Pay {symbol}: {colour} dice -1", f"When you attack, Pay {symbol}: swords +5")
    p = attacking(*lines, dice=dice, rolls=f"{roll} blank").go(CHARM(0), f"die:{colour}-{face}")
    assert (removed(p), p.prompt) == ([f"{colour} {face}"], "act")
    assert counted(p)[0] == int(roll[0])


@pytest.mark.rule("MD-ENC-14", "MD-ENC-03")
def test_symbols_that_a_skill_added_stay_when_a_die_goes() -> None:
    lines = ("When you attack: bams +2, diamonds +2", "When you attack, Pay bam: yellow dice -1", "When you attack, Pay bam and diamond: swords +5")
    p = attacking(*lines, dice="yellow 1", rolls="2+bam blank").go(CHARM(1))
    assert (removed(p), p.decision.args["bams"], p.decision.args["diamonds"]) == (["yellow 2+bam"], 1, 2)
    assert counted(p.go(CHARM(2)))[0] == 5


@pytest.mark.rule("MD-EFF-25")
def test_dice_that_an_enchantment_adds_are_rolled_at_once_and_all_they_show_counts() -> None:
    lines = ("When you attack, Pay bam: red dice +1", "When you attack, Pay diamond: wounds +1")
    p = attacking(*lines, rolls="2+bam blank 3+diamond").go(CHARM(0))
    assert ([e.attack for e in p.told(Rolled)], [e.die for e in p.told(DieAdded)]) == ([("yellow 2+bam",)], ["red 3+diamond"])
    assert p.keys == ["done", CHARM(1)]
    assert counted(p.go(CHARM(1))) == (5, 0, 6)


@pytest.mark.rule("MD-EFF-25", "MD-DIE-06")
@pytest.mark.parametrize("line", ["red dice +1", "attack dice +1"])
def test_three_dice_of_another_colour_leave_room(line: str) -> None:
    p = attacking(f"When you attack, Pay bam: {line}", dice="yellow 3", rolls="2+bam 1 1 blank 2+bam").go(CHARM(0))
    assert [e.die for e in p.told(DieAdded)] == ["red 2+bam"]


@pytest.mark.rule("MD-EFF-25", "MD-DIE-06")
def test_an_enchantment_adds_no_fourth_die_of_a_colour() -> None:
    p = attacking("When you attack, Pay bam: red dice +2", dice="red 2", rolls="2+bam 1 blank 1").go(CHARM(0))
    assert ([e.die for e in p.told(DieAdded)], counted(p)) == (["red 1"], (4, 0, 4))


@pytest.mark.rule("MD-EFF-25")
def test_a_die_of_any_colour_is_added_where_there_is_room() -> None:
    line = "When you attack, Pay bam: attack dice +1, repeat 2"
    p = attacking(line, dice="yellow 1, red 2", rolls="2+bam 2+bam 1 blank").go(CHARM(0))
    assert (p.prompt, p.keys) == ("add-die", ["die:red", "die:yellow"])
    p.go("die:red", CHARM(0))
    assert [e.die for e in p.told(DieAdded)] == ["red 1", "yellow 1"]


@pytest.mark.rule("MD-EFF-25")
def test_an_enemys_added_dice_count_as_well() -> None:
    p = defending(foe=["When you attack, Pay bam: attack dice +1", "When you attack, Pay diamond: wounds +2"], rolls="2+bam 2+bam 3+diamond")
    assert counted(p) == (5, 2, 5)
