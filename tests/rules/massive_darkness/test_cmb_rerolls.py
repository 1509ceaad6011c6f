"""Re-rolls and flips, by heroes and by enemies."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Rerolled

from .fights import attacking, counted, defending
from .position import Position

AGAIN = "When you attack: reroll attack dice"
BLANKS = "When you attack: reroll attack blanks"


def again(p: Position) -> list[tuple[str, str, str]]:
    """Who re-rolled what, and the new faces."""
    return [(e.figure, e.side, ", ".join(e.dice)) for e in p.told(Rerolled)]


@pytest.mark.rule("MD-CMB-10")
def test_rerolls_add_up_and_only_the_last_result_counts() -> None:
    p = attacking(AGAIN, AGAIN, rolls="2+bam blank 1 blank")
    p.go("reroll:equipment/charm/0")
    assert p.keys == ["keep", "reroll:equipment/charm/1"]
    p.go("reroll:equipment/charm/1")
    assert again(p) == [("ann", "attack", "yellow 1"), ("ann", "attack", "yellow blank")]
    assert counted(p) == (0, 0, 0)


@pytest.mark.rule("MD-CMB-10")
def test_a_reroll_may_be_left_alone() -> None:
    p = attacking(AGAIN, AGAIN, rolls="2+bam blank").go("keep")
    assert (again(p), counted(p)) == ([], (2, 0, 2))


@pytest.mark.rule("MD-CMB-11")
def test_blanks_are_rerolled_after_all_other_rerolls() -> None:
    p = attacking(BLANKS, AGAIN, dice="yellow 2", rolls="blank 1 blank blank 1 2+bam")
    assert p.keys == ["keep", "reroll:equipment/charm/1"]
    p.go("reroll:equipment/charm/1")
    assert p.keys == ["keep", "reroll:equipment/charm/0"]
    p.go("reroll:equipment/charm/0")
    assert again(p) == [("ann", "attack", "yellow blank, yellow 1"), ("ann", "attack", "yellow 2+bam")]


@pytest.mark.rule("MD-CMB-11")
def test_the_attackers_rerolls_of_dice_come_before_the_defenders_of_blanks() -> None:
    p = attacking(AGAIN, foe=["When you defend: reroll defence blanks"], rolls="1 blank 1 1")
    assert again(p) == []
    p.go("reroll:equipment/charm/0")
    assert again(p) == [("ann", "attack", "yellow 1"), ("e1", "defence", "blue 1")]


@pytest.mark.rule("MD-CMB-12")
def test_the_defender_rerolls_before_the_attacker() -> None:
    p = attacking("When you attack: reroll defence dice", foe=["When you defend: reroll defence dice"], rolls="1 blank 2+bam 1")
    assert again(p) == [("e1", "defence", "blue 2+bam")]
    p.go("reroll:equipment/charm/0")
    assert again(p)[1:] == [("ann", "defence", "blue 1")]


@pytest.mark.rule("MD-CMB-12")
def test_dice_are_rerolled_and_flipped_before_any_symbol_is_spent() -> None:
    p = attacking("When you attack: flip one attack die", "When you attack, Pay bam: swords +1", rolls="blank blank")
    assert p.prompt == "reroll"
    p.go("reroll:equipment/charm/0", "enchant:equipment/charm/1")
    assert counted(p) == (3, 0, 3)


@pytest.mark.rule("MD-CMB-12")
def test_once_symbols_can_be_spent_nothing_is_rerolled() -> None:
    p = attacking(AGAIN, "When you attack, Pay bam: swords +1", rolls="2+bam blank").go("keep")
    assert p.keys == ["done", "enchant:equipment/charm/1"]


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(
    ("dice", "faces", "does_it"),
    [
        ("yellow 1", "blank", True),
        ("yellow 1", "1", False),
        ("red 1", "1", True),
        ("red 2", "2+bam 1", False),
        ("red 2", "1 1", True),
        ("yellow 1, red 1", "1 1", True),
    ],
)
def test_an_enemy_rerolls_its_attack_dice_below_their_mean(dice: str, faces: str, does_it: bool) -> None:
    p = defending(foe=[AGAIN], foe_dice=dice, armour="", rolls=faces)
    assert [(figure, side) for figure, side, _ in again(p)] == [("e1", "attack")] * does_it


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(
    ("armour", "faces", "does_it"),
    [("blue 1", "blank", True), ("blue 1", "1", False), ("green 1", "1", True), ("green 1", "2+bam", False), ("blue 2, green 1", "1 1 1", False)],
)
def test_an_enemy_rerolls_its_defence_dice_below_their_mean(armour: str, faces: str, does_it: bool) -> None:
    p = attacking(foe=["When you defend: reroll defence dice"], foe_armour=armour, rolls=f"1 {faces}")
    assert [(figure, side) for figure, side, _ in again(p)] == [("e1", "defence")] * does_it


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(("faces", "does_it"), [("1 1", False), ("blank 1", False), ("2+bam 1", True)])
def test_an_enemy_rerolls_a_heros_dice_above_their_mean(faces: str, does_it: bool) -> None:
    p = attacking(dice="yellow 2", foe=["When you defend: reroll attack dice"], foe_armour="", rolls=faces)
    assert [(figure, side) for figure, side, _ in again(p)] == [("e1", "attack")] * does_it


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(("faces", "side"), [("blank 2+bam", ["attack"]), ("1 2+bam", ["defence"]), ("1 blank", [])])
def test_of_two_sets_an_enemy_rerolls_its_own_first(faces: str, side: list[str]) -> None:
    p = defending(foe=["When you attack: reroll attack or defence dice"], rolls=faces)
    assert [s for _, s, _ in again(p)] == side


@pytest.mark.rule("MD-CMB-15")
def test_of_any_number_of_dice_an_enemy_rerolls_the_poor_ones() -> None:
    p = defending(foe=["When you attack: reroll any attack dice"], foe_dice="yellow 1, red 2", rolls="blank 1 2+bam blank 2+bam 1")
    assert again(p) == [("e1", "attack", "yellow 2+bam, red 1")]


@pytest.mark.rule("MD-CMB-15", "MD-TRM-04")
@pytest.mark.parametrize(("line", "new"), [("flip one attack die", "yellow 2+bam"), ("flip one defence die", "blue blank")])
def test_an_enemy_flips_what_serves_it_most(line: str, new: str) -> None:
    p = defending(foe=[f"When you attack: {line}"], foe_dice="yellow 2", armour="blue 2", rolls="1 blank 1 2+bam")
    assert [dice for _, _, dice in again(p)] == [new]


@pytest.mark.rule("MD-CMB-15")
def test_an_enemy_flips_nothing_that_would_not_serve_it() -> None:
    p = defending(foe=["When you attack: flip one attack die"], foe_dice="yellow 1", rolls="2+bam 1")
    assert again(p) == []


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(("faces", "new"), [("1", []), ("2+bam", []), ("blank", ["yellow 1"])])
def test_a_die_at_its_mean_is_not_a_poor_one(faces: str, new: list[str]) -> None:
    p = defending(foe=["When you attack: reroll any attack dice"], foe_dice="yellow 1", armour="", rolls=faces)
    assert [dice for _, _, dice in again(p)] == new


@pytest.mark.rule("MD-CMB-15")
@pytest.mark.parametrize(("faces", "new"), [("1 1", []), ("2+bam 1", ["yellow 1"]), ("blank 2+bam", ["yellow 1"]), ("blank blank", [])])
def test_of_a_heros_dice_an_enemy_rerolls_the_good_ones(faces: str, new: list[str]) -> None:
    p = attacking(dice="yellow 2", foe=["When you defend: reroll any attack dice"], foe_armour="", rolls=faces)
    assert [(who, side, dice) for who, side, dice in again(p)] == [("e1", "attack", dice) for dice in new]


@pytest.mark.rule("MD-CMB-15", "MD-TRM-04")
def test_an_enemy_flips_a_die_for_a_single_shield() -> None:
    """Opposite one of the two blanks of a blue die is a 1."""
    p = attacking(foe=["When you defend: flip one defence die"], rolls="1 blank")
    assert again(p) == [("e1", "defence", "blue 1")]


@pytest.mark.rule("MD-CMB-10", "MD-EFF-21")
def test_where_only_one_side_has_dice_those_are_rerolled() -> None:
    p = attacking("When you attack: reroll attack or defence dice", foe_armour="", rolls="blank 1")
    assert again(p.go("reroll:equipment/charm/0")) == [("ann", "attack", "yellow 1")]


@pytest.mark.rule("MD-CND-03", "MD-CMB-10")
@pytest.mark.parametrize(("answers", "dice"), [("hero:ann", ["yellow 1"]), ("hero:bob agree", ["yellow 1"]), ("hero:bob refuse pass", [])])
def test_a_reroll_that_nobody_bleeds_for_does_not_happen(answers: str, dice: list[str]) -> None:
    p = attacking("When you attack, Pay blood sacrifice 1: reroll attack dice", heroes=2, rolls="blank blank 1")
    p.go("reroll:equipment/charm/0", *answers.split())
    assert ([faces for _, _, faces in again(p)], p.prompt, counted(p)[0]) == (dice, "act", len(dice))


@pytest.mark.rule("MD-CMB-15", "MD-TRM-04")
@pytest.mark.parametrize(("foe_dice", "armour", "line", "faces"), [("yellow 1", "", "attack", "1"), ("yellow 1", "blue 1", "defence", "1 blank")])
def test_an_enemy_flips_no_die_to_a_face_just_as_good(foe_dice: str, armour: str, line: str, faces: str) -> None:
    """The faces opposite a 1 of a yellow die and a blank of a blue one: another 1, and a 2."""
    p = defending(foe=[f"When you attack: flip one {line} die"], foe_dice=foe_dice, armour=armour, rolls=faces)
    assert again(p) == []
