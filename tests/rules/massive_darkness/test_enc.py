"""Enchantments: who may use which, with which symbols, and how often."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Effected

from .fights import attacking, counted, defending, duel, worked
from .position import Position

CHARM = "enchant:equipment/charm/{}".format
FOE = "enemy/lesser/foe/{}".format


def symbols(p: Position) -> tuple[int, int]:
    """Bams and diamonds that are left, as the player is asked."""
    assert p.prompt == "enchant"
    return p.decision.args["bams"], p.decision.args["diamonds"]


@pytest.mark.rule("MD-ENC-01")
def test_the_defenders_enchantments_come_before_the_attackers() -> None:
    p = attacking("When you attack, Pay bam: swords +1", foe=["When you defend, Pay bam: shields +1"], rolls="2+bam 2+bam")
    assert (p.prompt, worked(p)) == ("enchant", [FOE(0)])
    p.go(CHARM(0))
    assert worked(p) == [FOE(0), "equipment/charm/0"]


@pytest.mark.rule("MD-ENC-01")
def test_an_attacking_enemy_waits_for_the_heros_enchantments() -> None:
    p = defending("When you defend, Pay bam: shields +1", foe=["When you attack, Pay bam: swords +1"], rolls="2+bam 2+bam")
    assert (p.prompt, worked(p)) == ("enchant", [])
    p.go(CHARM(0))
    assert worked(p) == ["equipment/charm/0", FOE(0)]


@pytest.mark.rule("MD-ENC-02")
def test_an_attacker_uses_only_attack_enchantments() -> None:
    p = attacking("When you defend, Pay bam: shields +1", "When you attack, Pay bam: swords +1", rolls="2+bam 1")
    assert p.keys == ["done", CHARM(1)]


@pytest.mark.rule("MD-ENC-02")
def test_a_defender_uses_only_defence_enchantments() -> None:
    p = defending("When you defend, Pay bam: shields +1", "When you attack, Pay bam: swords +1", rolls="1 2+bam")
    assert p.keys == ["done", CHARM(0)]


@pytest.mark.rule("MD-ENC-02", "MD-DIE-05")
def test_the_other_sides_symbols_pay_for_nothing() -> None:
    p = attacking("When you attack, Pay bam: swords +1", foe=["When you defend, Pay bam: shields +1"], rolls="1 2+bam")
    assert (p.prompt, worked(p)) == ("act", [FOE(0)])
    p = attacking("When you attack, Pay bam: swords +1", foe=["When you defend, Pay bam: shields +1"], rolls="2+bam 1").go(CHARM(0))
    assert worked(p) == ["equipment/charm/0"]


@pytest.mark.rule("MD-ENC-03")
@pytest.mark.parametrize(("symbol", "left"), [("bam", (1, 0)), ("diamond", (0, 1))])
def test_symbols_that_skills_add_pay_like_rolled_ones(symbol: str, left: tuple[int, int]) -> None:
    p = attacking(f"When you attack: {symbol}s +1", f"When you attack, Pay {symbol}: swords +3", rolls="1 blank")
    assert symbols(p) == left
    assert counted(p.go(CHARM(1))) == (4, 0, 4)


@pytest.mark.rule("MD-ENC-03")
def test_symbols_that_an_enemy_is_given_pay_for_its_enchantments() -> None:
    p = defending(foe=["When you attack: bams +2", "When you attack, Pay 2 bams: wounds +1"], rolls="1 1")
    assert counted(p) == (1, 1, 1)


@pytest.mark.rule("MD-ENC-04")
def test_each_symbol_is_spent_once() -> None:
    p = attacking("When you attack, Pay bam: swords +1", "When you attack, Pay bam: wounds +1", rolls="2+bam blank")
    assert (p.keys, symbols(p)) == (["done", CHARM(0), CHARM(1)], (1, 0))
    p.go(CHARM(1))
    assert (p.prompt, counted(p)) == ("act", (2, 0, 3))


@pytest.mark.rule("MD-ENC-04")
def test_symbols_pay_for_equipped_cards_cards_without_a_slot_and_skills_but_not_for_what_lies_beside() -> None:
    axe = {"id": "axe", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, Pay bam: swords +1"]}
    maul = {**axe, "id": "maul"}
    p = duel("When you attack, Pay bam: swords +1", gear=[axe, maul], hero={"ann": {"skill": "When you attack, Pay bam: swords +1"}}, rolls="2+bam")
    with p.arrange():
        p.outfit("ann", hands=["axe"], pack=["maul", "charm"])
    p.go("melee:e1")
    assert p.keys == ["done", "enchant:hero/ann/skill", "enchant:equipment/axe/0", CHARM(0)]


@pytest.mark.rule("MD-ENC-05")
def test_an_enchantment_works_once_however_many_symbols_there_are() -> None:
    p = attacking("When you attack, Pay bam: swords +1", dice="yellow 3", rolls="2+bam 2+bam 2+bam blank").go(CHARM(0))
    assert (p.prompt, counted(p)) == ("act", (7, 0, 7))


@pytest.mark.rule("MD-ENC-05")
def test_an_enemys_enchantment_works_once_too() -> None:
    p = defending(foe=["When you attack, Pay bam: wounds +1"], foe_dice="yellow 2", rolls="2+bam 2+bam 2+bam")
    assert counted(p) == (4, 2, 3)


@pytest.mark.rule("MD-ENC-05")
def test_two_cards_with_the_same_text_are_two_enchantments() -> None:
    does = ["When you attack, Pay bam: swords +1", "When you attack: swords +3"]
    p = duel(gear=[{"id": "axe", "slot": "hand", "melee": "yellow 1", "does": does, "copies": 2}], rolls="2+bam 2+bam blank")
    with p.arrange():
        p.outfit("ann", hands=["axe", "axe"])
    p.go("melee:e1", "enchant:equipment/axe/0")
    assert p.keys == ["done", "enchant:equipment/axe/0"]
    p.go("enchant:equipment/axe/0")
    assert (p.prompt, counted(p)[0]) == ("act", 4 + 2 * 3 + 2)


@pytest.mark.rule("MD-ENC-06")
def test_with_repeat_it_works_up_to_so_many_times_and_is_paid_each_time() -> None:
    p = attacking("When you attack, Pay bam: swords +1, repeat 2", dice="yellow 3", rolls="2+bam 2+bam 2+bam blank")
    p.go(CHARM(0))
    assert (p.keys, symbols(p)) == (["done", CHARM(0)], (2, 0))
    p.go(CHARM(0))
    assert (p.prompt, counted(p)) == ("act", (8, 0, 8))


@pytest.mark.rule("MD-ENC-05")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_every_copy_of_a_card_is_an_enchantment_of_its_own(copies: int) -> None:
    p = duel("When you attack, Pay bam: swords +1", dice="yellow 3", armour="", rolls="2+bam 2+bam 2+bam blank")
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["charm"] * copies)
    p.go("melee:e1", *[CHARM(0)] * copies)
    assert (p.prompt, counted(p)[0]) == ("act", 6 + copies)


@pytest.mark.rule("MD-ENC-06", "MD-EQP-10")
def test_a_consumable_is_discarded_once_for_all_repeats() -> None:
    oil = {"id": "oil", "does": ["When you attack, Pay bam: swords +1, repeat 2"], "consumable": True}
    p = duel(gear=[oil], dice="yellow 3", rolls="2+bam 2+bam 2+bam blank")
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["oil"])
    p.go("melee:e1", "enchant:equipment/oil/0")
    assert (p.hero().pack, p.keys) == ([], ["done", "enchant:equipment/oil/0"])
    p.go("enchant:equipment/oil/0")
    assert (p.prompt, counted(p)) == ("act", (8, 0, 8))


@pytest.mark.rule("MD-ENC-06")
@pytest.mark.parametrize(("faces", "wounds"), [("2+bam 1 1", 1), ("2+bam 2+bam 1", 2), ("2+bam 2+bam 2+bam", 2)])
def test_an_enemy_repeats_as_often_as_it_can_pay(faces: str, wounds: int) -> None:
    p = defending(foe=["When you attack, Pay bam: wounds +1, repeat 2"], foe_dice="yellow 3", armour="green 3", rolls=f"{faces} 2+bam 2+bam 2+bam")
    assert counted(p)[2] == wounds


@pytest.mark.rule("MD-ENC-07")
@pytest.mark.parametrize(("kind", "offered"), [("melee", [0, 3]), ("ranged", [1, 3]), ("magic", [2, 3])])
def test_an_enchantment_is_for_the_attack_type_it_names(kind: str, offered: list[int]) -> None:
    lines = [f"When you attack, {k}, Pay bam: swords +1" for k in ("melee", "ranged", "magic")]
    p = attacking(*lines, "When you attack, Pay bam: swords +1", kind=kind, rolls="2+bam 1")
    assert p.keys == ["done", *map(CHARM, offered)]


@pytest.mark.rule("MD-ENC-07")
def test_an_enemys_enchantments_are_for_the_type_they_name_too() -> None:
    lines = ["When you attack, melee, Pay bam: wounds +5", "When you attack, ranged, Pay bam: wounds +1"]
    assert worked(defending(foe=lines, kind="ranged", rolls="2+bam 2+bam")) == [FOE(1)]


@pytest.mark.rule("MD-ENC-08")
def test_a_player_chooses_the_enchantments_and_their_order() -> None:
    p = attacking("When you attack, Pay bam: swords +1", "When you attack, Pay bam: wounds +1", dice="yellow 2", rolls="2+bam 2+bam blank")
    p.go(CHARM(1), CHARM(0))
    assert worked(p) == ["equipment/charm/1", "equipment/charm/0"]


@pytest.mark.rule("MD-ENC-08")
def test_a_player_may_leave_symbols_unspent() -> None:
    p = attacking("When you attack, Pay bam: swords +1", rolls="2+bam blank").go("done")
    assert (p.prompt, worked(p), counted(p)) == ("act", [], (2, 0, 2))


@pytest.mark.rule("MD-ENC-09")
def test_an_enemy_uses_what_it_can_pay_for_and_nobody_is_asked() -> None:
    """Even what helps nobody: there is no shield to take away."""
    p = defending(foe=["When you attack, Pay bam: defender shields -1", "When you attack, Pay diamond: swords +1"], rolls="2+bam blank")
    assert (p.prompt, worked(p)) == ("act", [FOE(0)])


@pytest.mark.rule("MD-ENC-09")
def test_an_enemy_goes_on_with_symbols_that_an_enchantment_brings() -> None:
    lines = ["When you attack, Pay diamond: wounds +1", "When you attack, Pay bam: diamonds +1"]
    assert worked(defending(foe=lines, rolls="2+bam 1")) == [FOE(1), FOE(0)]


@pytest.mark.rule("MD-ENC-10", "MD-GRD-08")
@pytest.mark.parametrize(
    ("faces", "used"),
    [("2+bam 1 1", ["card"]), ("2+bam 2+bam 1", ["card", "card"]), ("2+bam 2+bam 2+bam", ["card", "card", "gear"])],
)
def test_an_enemys_symbols_go_to_its_own_card_first_with_all_repeats(faces: str, used: list[str]) -> None:
    spike = {"id": "spike", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, Pay bam: wounds +1"]}
    p = defending(foe=["When you attack, Pay bam: swords +1, repeat 2"], foe_dice="yellow 2", gear=[spike], carried="spike", rolls=faces)
    assert worked(p) == [{"card": FOE(0), "gear": "equipment/spike/0"}[u] for u in used]


@pytest.mark.rule("MD-ENC-10")
def test_in_defence_the_own_card_comes_before_equipment_and_before_allies() -> None:
    coat = {"id": "plate", "slot": "body", "defence": "blue 1", "does": ["When you defend, Pay bam: shields +1"]}
    lines = ["When you or any ally in the zone defends, Pay bam: shields +2", "When you defend, Pay diamond: shields +1"]
    for faces, used in (("2+bam 1", [FOE(0)]), ("2+bam 2+bam", [FOE(0), "equipment/plate/0"])):
        p = attacking(foe=lines, gear=[coat], carried="plate", rolls=f"1 {faces}")
        assert worked(p) == used


@pytest.mark.rule("MD-ENC-11")
def test_unspent_symbols_are_lost_with_the_combat() -> None:
    p = attacking("When you attack, Pay bam: swords +1", rolls="2+bam blank 1 blank").go("done", "melee:e1")
    assert (p.prompt, counted(p)) == ("act", (1, 0, 1))


@pytest.mark.rule("MD-ENC-15")
def test_the_second_step_has_five_parts_in_order() -> None:
    p = attacking(
        "When you attack, Pay bam: swords +1", "When you attack: swords +1", "When you attack: cancel defence diamond",
        foe=["When you defend, Pay bam: shields +1", "When you defend: shields +1"], rolls="2+bam 2+bam",
    ).go(CHARM(0))  # fmt: skip
    told = [(e.what, e.figure) for e in p.told(Effected)]
    assert told == [("defender", "e1"), ("cancel", "ann"), ("defence", "e1"), ("attacker", "ann"), ("attack", "ann")]


@pytest.mark.rule("MD-ENC-15")
def test_an_attackers_skill_cancels_symbols_before_they_are_spent() -> None:
    p = attacking("When you attack: cancel defence bam", foe=["When you defend, Pay bam: shields +1"], rolls="2+bam 2+bam")
    assert (worked(p), counted(p)) == (["equipment/charm/0"], (2, 2, 0))


@pytest.mark.rule("MD-ENC-15", "MD-SKL-08")
def test_what_a_charge_cancels_is_cancelled_before_it_is_spent() -> None:
    p = duel("Charge, cancel defence bam", foe=["When you defend, Pay bam: shields +1"], where="b1", rolls="2+bam 2+bam").go("charge:b1")
    assert counted(p) == (2, 2, 0)


@pytest.mark.rule("MD-ENC-15")
def test_an_attackers_enchantment_cancels_too_late() -> None:
    p = attacking("When you attack, Pay bam: cancel defence bam", foe=["When you defend, Pay bam: shields +1"], rolls="2+bam 2+bam").go(CHARM(0))
    assert counted(p) == (2, 3, 0)


@pytest.mark.rule("MD-ENC-15", "MD-ABL-04")
def test_the_ability_is_a_skill_and_works_before_the_attackers_enchantments() -> None:
    sheet = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: bams +1"]}}
    p = duel("When you attack, Pay bam: swords +1", foe=["When you defend, Pay bam: shields +1"], sheet=sheet, rolls="1 2+bam")
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
    p.go("melee:e1")
    assert (p.prompt, worked(p)) == ("combat-use", [FOE(0)])
    p.go("use:class/tester/ability/0", CHARM(0))
    assert (p.hero().xp, counted(p)) == (0, (2, 3, 0))


@pytest.mark.rule("MD-ENC-16")
def test_too_few_symbols_go_to_an_enemys_enchantments_in_printed_order() -> None:
    lines = ["When you attack, Pay bam: swords +1", "When you attack, Pay bam: wounds +3"]
    assert worked(defending(foe=lines, rolls="2+bam 2+bam")) == [FOE(0)]
    assert counted(defending(foe=lines[::-1], rolls="2+bam 2+bam")) == (2, 2, 3)


@pytest.mark.rule("MD-ENC-16")
def test_what_works_for_allies_too_keeps_its_place_in_the_printed_order() -> None:
    lines = ["When you or any ally in the zone defends, Pay bam: shields +2", "When you defend, Pay bam: shields +1"]
    assert counted(attacking(foe=lines, rolls="1 2+bam"))[1] == 4
    assert counted(attacking(foe=lines[::-1], rolls="1 2+bam"))[1] == 3


@pytest.mark.rule("MD-ENC-17")
@pytest.mark.parametrize(
    ("price", "faces", "can"),
    [
        ("bam and diamond", "2+bam 1", False),
        ("bam and diamond", "1 3+diamond", False),
        ("bam and diamond", "2+bam 3+diamond", True),
        ("2 bams", "2+bam 1", False),
        ("2 bams", "2+bam 2+bam", True),
        ("2 diamonds", "2+bam 3+diamond", False),
    ],
)
def test_all_symbols_of_a_price_must_be_there(price: str, faces: str, can: bool) -> None:
    p = attacking(f"When you attack, Pay {price}: swords +1", dice="yellow 1, red 1", rolls=f"{faces} blank")
    assert ("enchant" in p.prompt) == can


@pytest.mark.rule("MD-ENC-17")
def test_all_symbols_of_a_price_are_spent() -> None:
    lines = ("When you attack, Pay bam and diamond: swords +1", "When you attack, Pay bam: swords +1", "When you attack, Pay diamond: swords +1")
    p = attacking(*lines, dice="yellow 1, red 1", rolls="2+bam 3+diamond blank").go(CHARM(0))
    assert (p.prompt, counted(p)) == ("act", (6, 0, 6))
