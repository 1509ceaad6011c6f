"""How far a paid effect can be foreseen to do anything in a combat: symbols and what they buy, blanks, cancelled symbols, dice of the other side."""

from __future__ import annotations

import pytest

from .fights import NO_CLASS_USE, duel
from .position import Position
from .test_abl import able


def asked(
    does: str, *lines: str, rolls: str = "1 1", dice: str = "yellow 1", foe: tuple[str, ...] = (), foe_armour: str = "", others: tuple[str, ...] = ()
) -> bool:
    """Whether ann may pay for an ability at an attack; her weapon has these lines, the foe those, and others stand beside it."""
    weapon = {"id": "rod", "slot": "two-hands", "melee": dice, "does": list(lines)}
    sheet = {"ability": {**NO_CLASS_USE["ability"], "does": [f"When you attack: {does}"]}}
    p = duel(sheet=sheet, gear=[weapon], rolls=rolls, foe=foe, foe_armour=foe_armour)
    with p.arrange() as s:
        p.outfit("ann", hands=["rod"])
        s.heroes["ann"].xp = 5
        for other in others:
            p.put(other, "a1")
    return p.go("melee:e1").prompt == "combat-use"


BUYS = "When you attack, Pay {}: swords +1".format
AND_MORE = "When you attack, Pay diamond: {}".format


@pytest.mark.rule("MD-ABL-01", "MD-ENC-17")
@pytest.mark.parametrize(
    ("lines", "rolls", "offered"),
    [
        ([BUYS("2 bams")], "1", False),
        ([BUYS("2 bams")], "2+bam", True),
        ([BUYS("bam"), BUYS("3 bams")], "1", True),  # for the cheaper one
        ([BUYS("diamond"), BUYS("3 bams")], "1", False),
        ([BUYS("2 bams"), "When you attack: bams +1"], "1", True),  # together with the skill
        ([BUYS("2 bams"), "When you attack: diamonds +1"], "1", False),
        ([BUYS("2 bams"), "When you attack: blanks count as bams"], "1", True),  # together with the blanks there may be
        ([BUYS("bam") + ", repeat 2"], "2+bam", True),
        ([BUYS("bam") + ", repeat 2"], "2+bam 2+bam", False),
    ],
)
def test_a_symbol_is_paid_for_where_it_makes_an_enchantment_affordable(lines: list[str], rolls: str, offered: bool) -> None:
    assert asked("bams +1", *lines, rolls=rolls, dice=f"yellow {len(rolls.split())}") == offered


@pytest.mark.rule("MD-ABL-01", "MD-ENC-03")
@pytest.mark.parametrize(
    ("bought", "face", "offered"),
    [
        ("red dice +1", "3+diamond", True),  # the die may bring more
        ("red dice +1", "1", False),
        ("bams +1, swords +1", "3+diamond", True),
        ("swords +1", "3+diamond", False),
        ("cancel defence bam", "3+diamond", False),
    ],
)
def test_or_where_another_enchantment_may_bring_the_rest(bought: str, face: str, offered: bool) -> None:
    """The rod asks for three bams, and one comes from the ability."""
    assert asked("bams +1", BUYS("3 bams"), AND_MORE(bought), rolls=face, dice="red 1") == offered


@pytest.mark.rule("MD-ABL-01", "MD-TRM-02")
@pytest.mark.parametrize(
    ("lines", "rolls", "offered"),
    [([BUYS("bam")], "blank 1", True), ([BUYS("bam")], "1 1", False), ([], "blank 1", False), ([BUYS("bam")], "blank 2+bam", False)],
)
def test_blanks_are_paid_for_where_there_are_any_and_a_use_for_them(lines: list[str], rolls: str, offered: bool) -> None:
    assert asked("blanks count as bams", *lines, rolls=rolls, dice="yellow 2") == offered


@pytest.mark.rule("MD-ABL-01", "MD-TRM-03")
@pytest.mark.parametrize(("rolls", "offered"), [("2+bam 1", True), ("1 1", False)])
def test_symbols_are_doubled_where_one_shows(rolls: str, offered: bool) -> None:
    assert asked("double the bams", rolls=rolls, dice="yellow 2") == offered


@pytest.mark.rule("MD-ABL-01", "MD-EFF-22")
@pytest.mark.parametrize(
    ("does", "face", "offered"),
    [
        ("cancel defence bam", "2+bam", True),
        ("cancel defence bam", "3+diamond", False),
        ("cancel defence diamond", "3+diamond", True),
        ("cancel defence diamond", "2+bam", False),
        ("cancel all defence symbols", "2+bam", True),
        ("cancel all defence symbols", "3+diamond", True),
        ("cancel all defence symbols", "1", False),
        ("defender shields -1", "1", True),
        ("defender shields -1", "blank", False),
    ],
)
def test_what_the_foe_has_rolled_is_taken_from_it(does: str, face: str, offered: bool) -> None:
    assert asked(does, rolls=f"1 {face}", foe_armour="green 1") == offered


@pytest.mark.rule("MD-ABL-01", "MD-EFF-06")
@pytest.mark.parametrize("face", ["blank", "1"])
def test_in_defence_the_attackers_skills_are_still_to_come(face: str) -> None:
    """Swords that the attacker has not got yet may be taken from it nevertheless."""
    p = able("When you defend: attacker swords -1", rolls=face)
    with p.arrange():
        p.put("rats", "a1")
    assert p.go("end").prompt == "combat-use"


@pytest.mark.rule("MD-ABL-01", "MD-EFF-17")
@pytest.mark.parametrize(
    ("does", "foe", "armour", "offered"),
    [
        ("defender blue dice -1", ("When you defend: defence dice +1", "When you defend: green dice +1"), "", True),  # it may add a blue one
        ("defender blue dice -1", ("When you defend: green dice +1",), "", False),
        ("defender blue dice -1", ("When you defend: blue dice +1",), "", True),
        ("defender defence dice -1", ("When you defend: defence dice +1",), "", True),
        ("defender defence dice -1", (), "blue 1", True),
        ("no defence dice", ("When you defend: defence dice +1",), "", True),
        ("no defence dice", (), "green 1", True),
    ],
)
def test_dice_are_taken_that_the_foe_has_or_may_add(does: str, foe: tuple[str, ...], armour: str, offered: bool) -> None:
    assert asked(does, foe=foe, foe_armour=armour) == offered


@pytest.mark.rule("MD-ABL-01", "MD-EFF-12")
@pytest.mark.parametrize(
    ("does", "lines", "offered"),
    [
        ("yellow dice -1, bams +1", [], False),  # fewer dice are no use
        ("yellow dice +1, bams +1", [], False),  # nor one too many
        ("yellow dice +1, bams +1", [BUYS("bam")], True),  # but the symbol is
        ("yellow dice +1, blanks count as bams", [BUYS("bam")], True),
    ],
)
def test_before_the_roll_a_symbol_is_worth_what_asks_for_it(does: str, lines: list[str], offered: bool) -> None:
    assert asked(does, *lines, dice="yellow 3" if "+1, " in does else "yellow 2") == offered


@pytest.mark.rule("MD-ABL-01", "MD-MOB-14")
@pytest.mark.parametrize(("health", "stunned", "offered"), [(1, False, True), (0, False, False), (2, True, False)])
def test_the_boss_is_paid_for_that_lives_behind_its_minions(health: int, stunned: bool, offered: bool) -> None:
    """If the rats are stunned, ann may hit the boss anyway."""
    p = able("When you attack: hit the boss")
    with p.arrange():
        p.put("rats", "a1", minions=2, health=health, stunned=stunned)
    assert (p.go("melee:e1").prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01", "MD-STN-07")
@pytest.mark.parametrize(("stunned", "offered"), [(False, True), (True, False)])
def test_a_foe_that_lies_is_not_stunned_again(stunned: bool, offered: bool) -> None:
    p = able("When you attack: stun the target")
    with p.arrange():
        p.put("ogre", "a1", stunned=stunned)
    assert (p.go("melee:e1").prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01")
def test_others_in_the_zone_are_worth_a_blow() -> None:
    assert asked("all other enemies in the zone suffer 1", others=("rats",))


def beside_a_stone(does: str) -> Position:
    rules = {"pillars": [{"id": "stone", "at": "a1", "health": 5}], "rules": ["Pillars can be attacked"]}
    return able(f"When you attack: {does}", adventure=rules).go("melee:stone")


@pytest.mark.rule("MD-ABL-01", "MD-Q05-16")
@pytest.mark.parametrize(("does", "offered"), [("stun the target", False), ("hit the boss", False), ("swords +1", True)])
def test_a_pillar_is_neither_stunned_nor_a_mob(does: str, offered: bool) -> None:
    assert (beside_a_stone(does).prompt == "combat-use") == offered
