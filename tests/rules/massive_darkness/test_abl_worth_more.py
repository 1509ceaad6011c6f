"""What is not offered in a combat because its time has not come."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Counted, ItemUsed

from .fights import attacking, counted, defending, duel, rolled


@pytest.mark.rule("MD-CMB-09", "MD-EQP-10", "MD-EFF-25")
def test_a_consumable_that_is_paid_with_symbols_is_not_offered_before_the_roll() -> None:
    p = duel("When you attack, Pay bam: yellow dice +1", charm={"consumable": True}, rolls="2+bam 1 1").go("melee:e1")
    assert (p.prompt, rolled(p), p.hero().pack) == ("enchant", ("yellow 2+bam", "blue 1"), ["charm"])
    p.go("enchant:equipment/charm/0")
    assert (p.hero().pack, [(e.figure, e.card, e.line) for e in p.told(ItemUsed)]) == ([], [("ann", "charm", "equipment/charm/0")])


# -- what was paid for works ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENC-15", "MD-CND-02")
@pytest.mark.parametrize(("use", "shields", "health"), [("use:equipment/charm/0", 2, 4), ("pass", 5, 5)])
def test_a_symbol_whose_cancelling_was_paid_for_in_blood_is_gone_before_it_can_be_spent(use: str, shields: int, health: int) -> None:
    p = attacking("When you attack, Pay bloodlust 1: cancel defence bam", foe=["When you defend, Pay bam: shields +3"], rolls="1 2+bam")
    assert p.prompt == "combat-use"
    p.go(use)
    assert (counted(p), p.hero().health) == ((1, shields, 0), health)


@pytest.mark.rule("MD-ENC-15", "MD-CND-02")
@pytest.mark.parametrize(("use", "swords", "health"), [("use:equipment/charm/0", 3, 4), ("pass", 1, 5)])
def test_swords_that_were_paid_for_in_blood_count(use: str, swords: int, health: int) -> None:
    p = attacking("When you attack, Pay bloodlust 1: swords +2", rolls="1 1").go(use)
    assert (counted(p), p.hero().health) == ((swords, 1, swords - 1), health)


@pytest.mark.rule("MD-ENC-15", "MD-CND-02")
@pytest.mark.parametrize(("use", "shields", "health"), [("use:equipment/charm/0", 3, 4), ("pass", 1, 5)])
def test_shields_that_were_paid_for_in_blood_count(use: str, shields: int, health: int) -> None:
    p = defending("When you defend, Pay bloodlust 1: shields +2", rolls="1 1").go(use)
    assert (counted(p), p.hero().health) == ((1, shields, 0), health)


@pytest.mark.rule("MD-HER-09", "MD-CND-12")
@pytest.mark.parametrize("does", ["swords +2", "cancel defence bam", "yellow dice +1"])
def test_who_dies_of_the_price_of_an_attack_does_not_attack(does: str) -> None:
    p = duel(f"When you attack, Pay bloodlust 1: {does}", rolls="1 2+bam", heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].health = 1
    p.go("melee:e1", "use:equipment/charm/0")
    assert (p.hero().dead, p.told(Counted), p.enemy().health, p.prompt, p.decision.args["figure"]) == (True, [], 30, "act", "bob")


@pytest.mark.rule("MD-EQP-10", "MD-CND-02")
@pytest.mark.parametrize(("use", "swords", "health"), [("use:equipment/charm/0", 2, 5), ("use:equipment/charm/1", 5, 4)])
def test_a_line_that_costs_blood_is_not_paid_for_with_its_card_alone(use: str, swords: int, health: int) -> None:
    """With the blood, all lines of the card are paid for."""
    lines = ("When you attack: swords +1", "When you attack, Pay bloodlust 1: swords +3")
    p = attacking(*lines, charm={"consumable": True}, rolls="1 1").go(use)
    assert (p.prompt, counted(p)[0], p.hero().health, p.hero().pack) == ("act", swords, health, [])


@pytest.mark.rule("MD-ABL-02", "MD-CND-02")
@pytest.mark.parametrize(("line", "swords", "health"), [(0, 2, 5), (1, 5, 4)])
def test_nor_is_one_of_an_ability_paid_for_with_experience_alone(line: int, swords: int, health: int) -> None:
    lines = ["When you attack: swords +1", "When you attack, Pay bloodlust 1: swords +3"]
    p = duel(rolls="1 1", sheet={"ability": {"name": "Knack", "level": 1, "cost": 1, "does": lines}})
    with p.arrange() as s:
        s.heroes["ann"].xp = 2
    p.go("melee:e1", f"use:class/tester/ability/{line}")
    assert (p.prompt, counted(p)[0], p.hero().health, p.hero().xp) == ("act", swords, health, 1)
