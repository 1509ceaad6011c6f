"""What skills do to the dice of a roll."""

from __future__ import annotations

import pytest

from .fights import attacking, colours, defending


@pytest.mark.rule("MD-EFF-11")
@pytest.mark.parametrize(
    ("lines", "dice"),
    [
        (["red dice +1"], "yellow red"),
        (["yellow dice +2"], "yellow yellow yellow"),
        (["yellow dice +3"], "yellow yellow yellow"),
        (["red dice +2, yellow dice +1"], "yellow yellow red red"),
    ],
)
def test_attack_dice_are_added_to_the_roll_up_to_three_of_a_colour(lines: list[str], dice: str) -> None:
    assert colours(attacking(*(f"When you attack: {line}" for line in lines)))[0] == dice
    assert colours(defending(foe=[f"When you attack: {line}" for line in lines]))[0] == dice


@pytest.mark.rule("MD-EFF-12")
def test_attack_dice_are_removed_from_the_own_roll() -> None:
    assert colours(attacking("When you attack: red dice -1, swords +1", dice="yellow 1, red 2"))[0] == "yellow red"
    assert colours(defending(foe=["When you attack: yellow dice -2, swords +1"], foe_dice="yellow 1, red 1"))[0] == "red"


@pytest.mark.rule("MD-EFF-13")
@pytest.mark.parametrize(("colour", "left"), [("red", "yellow yellow red"), ("yellow", "yellow red red")])
def test_a_defender_removes_attack_dice_of_a_colour(colour: str, left: str) -> None:
    p = attacking(dice="yellow 2, red 2", foe=[f"When you defend: attacker {colour} dice -1"])
    assert (p.prompt, colours(p)[0]) == ("act", left)


@pytest.mark.rule("MD-EFF-14")
def test_attack_dice_of_any_mix_are_added_as_the_player_chooses() -> None:
    p = attacking("When you attack: attack dice +2")
    assert (p.prompt, p.decision.seat, p.keys) == ("add-die", p.hero().seat, ["die:red", "die:yellow"])
    p.go("die:yellow", "die:red")
    assert colours(p)[0] == "yellow yellow red"


@pytest.mark.rule("MD-EFF-14", "MD-DIE-06")
def test_a_full_colour_is_not_offered() -> None:
    p = attacking("When you attack: attack dice +1", dice="yellow 2, red 3")
    assert (p.prompt, colours(p)[0]) == ("act", "yellow yellow yellow red red red")
    p = attacking("When you attack: attack dice +2", dice="yellow 3, red 3")
    assert colours(p)[0] == "yellow yellow yellow red red red"


@pytest.mark.rule("MD-EFF-15")
def test_a_defending_hero_chooses_which_attack_dice_go() -> None:
    p = defending("When you defend: attacker attack dice -2", foe_dice="yellow 2, red 2")
    assert (p.prompt, p.keys) == ("remove-die", ["die:red", "die:yellow"])
    p.go("die:red", "die:yellow")
    assert colours(p)[0] == "yellow red"


@pytest.mark.rule("MD-EFF-15", "MD-EFF-24")
@pytest.mark.parametrize(("dice", "left"), [("yellow 2, red 1", "yellow yellow"), ("yellow 2", "yellow")])
def test_a_defending_enemy_removes_the_strongest(dice: str, left: str) -> None:
    p = attacking(dice=dice, foe=["When you defend: attacker attack dice -1"])
    assert (p.prompt, colours(p)[0]) == ("act", left)


@pytest.mark.rule("MD-EFF-16")
@pytest.mark.parametrize(
    ("line", "dice"), [("green dice +1", "blue green"), ("blue dice +3", "blue blue blue"), ("blue dice -1, shields +1", "")]
)
def test_defence_dice_are_added_to_and_removed_from_the_own_roll(line: str, dice: str) -> None:
    assert colours(defending(f"When you defend: {line}"))[1] == dice
    assert colours(attacking(foe=[f"When you defend: {line}"]))[1] == dice


@pytest.mark.rule("MD-EFF-17")
@pytest.mark.parametrize(("colour", "left"), [("green", "blue blue green"), ("blue", "blue green green")])
def test_an_attacker_removes_defence_dice_of_a_colour(colour: str, left: str) -> None:
    p = attacking(f"When you attack: defender {colour} dice -1", foe_armour="blue 2, green 2")
    assert (p.prompt, colours(p)[1]) == ("act", left)


@pytest.mark.rule("MD-EFF-18")
def test_defence_dice_of_any_mix_are_added_as_the_player_chooses() -> None:
    p = defending("When you defend: defence dice +2")
    assert (p.prompt, p.keys) == ("add-die", ["die:green", "die:blue"])
    p.go("die:blue", "die:green")
    assert colours(p)[1] == "blue blue green"


@pytest.mark.rule("MD-EFF-18")
def test_an_enemys_added_defence_dice_are_green_while_there_is_room() -> None:
    p = attacking(foe=["When you defend: defence dice +2"], foe_armour="blue 1, green 2")
    assert colours(p)[1] == "blue blue green green green"


@pytest.mark.rule("MD-EFF-19")
def test_an_attacking_hero_chooses_which_defence_dice_go() -> None:
    p = attacking("When you attack: defender defence dice -1", foe_armour="blue 1, green 1")
    assert (p.prompt, p.keys) == ("remove-die", ["die:green", "die:blue"])
    assert colours(p.go("die:blue"))[1] == "green"


@pytest.mark.rule("MD-EFF-19")
def test_no_more_defence_dice_go_than_there_are() -> None:
    p = attacking("When you attack: defender defence dice -3", foe_armour="blue 2")
    assert (p.prompt, colours(p)[1]) == ("act", "")


@pytest.mark.rule("MD-EFF-20")
def test_without_defence_dice_none_is_rolled() -> None:
    p = attacking("When you attack: no defence dice", foe=["When you defend: green dice +1"], foe_armour="blue 3, green 3")
    assert colours(p) == ("yellow", "")
    p = defending(foe=["When you attack: no defence dice"], armour="green 3")
    assert colours(p) == ("yellow", "")


@pytest.mark.rule("MD-EFF-24")
@pytest.mark.parametrize(
    ("dice", "pool"),
    [("yellow 1", "yellow red red"), ("red 2", "yellow red red red"), ("yellow 1, red 3", "yellow yellow yellow red red red")],
)
def test_an_enemy_adds_the_strongest_dice_there_is_room_for(dice: str, pool: str) -> None:
    assert colours(defending(foe=["When you attack: attack dice +2"], foe_dice=dice))[0] == pool


@pytest.mark.rule("MD-EFF-24")
def test_an_enemy_removes_the_strongest_dice_there_are() -> None:
    p = defending(foe=["When you attack: defender defence dice -2"], armour="blue 2, green 1")
    assert (p.prompt, colours(p)[1]) == ("act", "blue")
