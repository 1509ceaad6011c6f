"""What effects do to swords, shields, wounds and symbols."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Effected, Rerolled

from .fights import attacking, counted, defending, duel, rolled, worked

CHARM = "enchant:equipment/charm/{}".format
KINDS = ("melee", "ranged", "magic")


@pytest.mark.rule("MD-EFF-01")
@pytest.mark.parametrize("kind", KINDS)
def test_the_situation_of_an_attack_is_any_attack_or_the_type_it_names(kind: str) -> None:
    lines = ["When you attack: swords +1", *(f"When you attack, {k}: swords +1" for k in KINDS), "When you defend: shields +1"]
    assert worked(attacking(*lines, kind=kind)) == ["equipment/charm/0", f"equipment/charm/{1 + KINDS.index(kind)}"]


@pytest.mark.rule("MD-EFF-01")
@pytest.mark.parametrize("kind", KINDS)
def test_the_situation_of_a_defence_is_against_any_attack_or_the_type_it_names(kind: str) -> None:
    lines = ["When you defend: shields +1", *(f"When you defend, {k}: shields +1" for k in KINDS), "When you attack: swords +1"]
    assert worked(defending(*lines, kind=kind)) == ["equipment/charm/0", f"equipment/charm/{1 + KINDS.index(kind)}"]


@pytest.mark.rule("MD-EFF-02")
def test_defensive_effects_are_applied_before_offensive_ones() -> None:
    p = attacking("When you attack: swords +1", foe=["When you defend: shields +1"])
    assert [e.figure for e in p.told(Effected)] == ["e1", "ann"]
    p = defending("When you defend: shields +1", foe=["When you attack: swords +1"])
    assert [e.figure for e in p.told(Effected)] == ["ann", "e1"]


@pytest.mark.rule("MD-EFF-03")
@pytest.mark.parametrize(
    ("price", "left"), [("bam", (2, 1)), ("diamond", (3, 0)), ("2 bams", (1, 1)), ("bam and diamond", (2, 0))]
)
def test_the_price_says_which_symbols_are_paid_and_how_many(price: str, left: tuple[int, int]) -> None:
    lines = (f"When you attack, Pay {price}: swords +1", "When you attack, Pay bam: wounds +1")
    p = attacking(*lines, dice="yellow 2, red 2", rolls="2+bam 2+bam 2+bam 3+diamond blank").go(CHARM(0))
    assert (p.decision.args["bams"], p.decision.args["diamonds"]) == left
    told = p.told(Effected)[-1]
    assert (3 - told.bams, 1 - told.diamonds) == left


@pytest.mark.rule("MD-EFF-03")
def test_without_a_price_nothing_is_paid() -> None:
    p = attacking("When you attack: swords +1", "When you attack, Pay bam: wounds +1", rolls="2+bam blank")
    assert (worked(p), p.decision.args["bams"]) == (["equipment/charm/0"], 1)


@pytest.mark.rule("MD-EFF-04", "MD-ENC-06")
def test_repeat_counts_anew_in_every_combat() -> None:
    p = attacking("When you attack, Pay bam: wounds +1, repeat 2", dice="yellow 2", rolls="2+bam 2+bam blank 2+bam 2+bam blank")
    p.go(CHARM(0), CHARM(0))
    assert p.prompt == "act"
    p.go("melee:e1", CHARM(0), CHARM(0))
    assert (p.prompt, counted(p)) == ("act", (4, 0, 6))


@pytest.mark.rule("MD-EFF-05")
@pytest.mark.parametrize(("by", "swords"), [("+2", 3), ("-1", 0)])
def test_swords_are_added_to_or_subtracted_from_the_own_swords(by: str, swords: int) -> None:
    assert counted(attacking(f"When you attack: swords {by}", rolls="1 1")) == (swords, 1, max(0, swords - 1))
    assert counted(defending(foe=[f"When you attack: swords {by}"], rolls="1 1"))[0] == swords


@pytest.mark.rule("MD-EFF-06")
def test_the_attackers_swords_are_subtracted_by_a_defender() -> None:
    assert counted(defending("When you defend: attacker swords -2", foe_dice="yellow 2", rolls="2+bam 1 blank")) == (1, 0, 1)
    assert counted(attacking(foe=["When you defend, Pay bam: attacker swords -1"], rolls="2+bam 2+bam")) == (1, 2, 0)


@pytest.mark.rule("MD-EFF-07")
@pytest.mark.parametrize(("by", "shields"), [("+2", 3), ("-1", 0)])
def test_shields_are_added_to_or_subtracted_from_the_own_shields(by: str, shields: int) -> None:
    assert counted(defending(f"When you defend: shields {by}", rolls="2+bam 1")) == (2, shields, max(0, 2 - shields))
    assert counted(attacking(foe=[f"When you defend: shields {by}"], rolls="2+bam 1"))[1] == shields


@pytest.mark.rule("MD-EFF-07")
def test_the_same_skill_of_two_figures_counts_twice() -> None:
    """Two heroes of a class, and two enemies of a kind, each shield whoever stands with them."""
    guard = "When you or any ally in the zone defends: shields +1"
    habit = {"skill": {"name": "Habit", "level": 1, "cost": 0, "does": [guard]}, "ability": {"name": "K", "level": 1, "cost": 1, "does": ["Heal 1"]}}
    p = duel(sheet=habit, heroes=2, rolls="1 1")
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
    assert counted(p.go("end", "end"))[1] == 3
    assert counted(attacking(foe=[guard], foes=2, rolls="1 1"))[1] == 3


@pytest.mark.rule("MD-EFF-08")
def test_the_defenders_shields_are_subtracted_by_an_attacker() -> None:
    assert counted(attacking("When you attack: defender shields -1", rolls="1 2+bam")) == (1, 1, 0)
    assert counted(defending(foe=["When you attack, Pay bam: defender shields -2"], rolls="2+bam 2+bam")) == (2, 0, 2)


@pytest.mark.rule("MD-EFF-09")
@pytest.mark.parametrize("symbols", ["bams", "diamonds"])
def test_symbols_are_added_to_the_own_result(symbols: str) -> None:
    p = attacking(f"When you attack: {symbols} +2", f"When you attack, Pay 2 {symbols}: swords +1", rolls="1 1")
    assert p.decision.args[symbols] == 2
    assert counted(p.go(CHARM(1))) == (2, 1, 1)


@pytest.mark.rule("MD-EFF-09")
def test_symbols_of_one_side_are_none_of_the_other() -> None:
    p = attacking("When you attack: bams +2", foe=["When you defend, Pay bam: shields +1"], rolls="1 1")
    assert worked(p) == ["equipment/charm/0"]


@pytest.mark.rule("MD-EFF-10")
def test_additional_wounds_are_taken_whatever_the_shields() -> None:
    assert counted(attacking("When you attack: wounds +2", rolls="1 2+bam")) == (1, 2, 2)
    p = defending(foe=["When you attack, Pay bam: wounds +1"], rolls="2+bam 2+bam")
    assert (counted(p), p.hero().health) == ((2, 2, 1), 4)


@pytest.mark.rule("MD-EFF-21")
@pytest.mark.parametrize(("pool", "dice"), [("attack", 2), ("defence", 1)])
def test_a_reroll_is_of_all_attack_or_all_defence_dice(pool: str, dice: int) -> None:
    p = attacking(f"When you attack: reroll {pool} dice", dice="yellow 2", rolls="blank 1 1").go("reroll:equipment/charm/0")
    assert [(e.figure, e.side, len(e.dice)) for e in p.told(Rerolled)] == [("ann", pool, dice)]


@pytest.mark.rule("MD-EFF-21")
def test_of_attack_or_defence_dice_the_player_chooses_one_set() -> None:
    p = attacking("When you attack: reroll attack or defence dice", rolls="1 2+bam blank").go("reroll:equipment/charm/0")
    assert p.keys == ["pool:attack", "pool:defence"]
    p.go("pool:defence")
    assert ([e.side for e in p.told(Rerolled)], counted(p)) == (["defence"], (1, 0, 1))


@pytest.mark.rule("MD-EFF-21")
def test_a_reroll_is_good_for_once() -> None:
    p = attacking("When you attack: reroll attack dice", rolls="blank blank 1").go("reroll:equipment/charm/0")
    assert (p.prompt, len(p.told(Rerolled))) == ("act", 1)


@pytest.mark.rule("MD-EFF-21")
def test_a_reroll_of_any_dice_is_of_those_the_player_names() -> None:
    p = attacking("When you attack: reroll any attack dice", dice="yellow 3", rolls="blank 1 blank blank 2+bam 1").go("reroll:equipment/charm/0")
    assert p.keys == ["die:yellow-blank", "die:yellow-1"]
    p.go("die:yellow-blank", "die:yellow-blank", "done")
    assert ([e.dice for e in p.told(Rerolled)], counted(p)) == ([("yellow 2+bam", "yellow 1")], (4, 0, 4))


@pytest.mark.rule("MD-EFF-22")
@pytest.mark.parametrize(("symbol", "left"), [("bam", (1, 1)), ("diamond", (2, 0))])
def test_a_defender_cancels_one_of_the_attackers_symbols(symbol: str, left: tuple[int, int]) -> None:
    foe = [f"When you defend: cancel attack {symbol}"]
    p = attacking("When you attack, Pay bam: swords +1", dice="yellow 2, red 1", foe=foe, rolls="2+bam 2+bam 3+diamond 1")
    assert (p.decision.args["bams"], p.decision.args["diamonds"]) == left


@pytest.mark.rule("MD-EFF-22")
@pytest.mark.parametrize(("symbol", "left"), [("bam", (1, 1)), ("diamond", (2, 0))])
def test_an_attacker_cancels_one_of_the_defenders_symbols(symbol: str, left: tuple[int, int]) -> None:
    foe = [f"When you attack: cancel defence {symbol}"]
    p = defending("When you defend, Pay bam: shields +1", armour="blue 2, green 1", foe=foe, rolls="1 2+bam 2+bam 3+diamond")
    assert (p.decision.args["bams"], p.decision.args["diamonds"]) == left


@pytest.mark.rule("MD-EFF-22")
def test_the_swords_beside_a_cancelled_symbol_stay() -> None:
    p = attacking(foe=["When you defend: cancel attack bam"], rolls="2+bam blank")
    assert (rolled(p)[0], counted(p)) == ("yellow 2+bam", (2, 0, 2))


@pytest.mark.rule("MD-EFF-23")
def test_all_symbols_of_the_other_side_are_cancelled() -> None:
    foe = ["When you defend: cancel all attack symbols"]
    lines = ("When you attack, Pay bam: swords +1", "When you attack, Pay diamond: swords +1")
    p = attacking(*lines, dice="yellow 2, red 1", foe=foe, rolls="2+bam 2+bam 3+diamond 1")
    assert (p.prompt, counted(p)) == ("act", (7, 1, 6))
    foe = ["When you attack: cancel all defence symbols"]
    p = defending("When you defend, Pay bam: shields +1", armour="blue 2", foe=foe, rolls="1 2+bam 2+bam")
    assert (p.prompt, counted(p)) == ("act", (1, 4, 0))


@pytest.mark.rule("MD-EFF-23")
def test_symbols_that_are_added_afterwards_count() -> None:
    p = attacking(
        "When you attack: bams +1", "When you attack, Pay bam: swords +1", foe=["When you defend: cancel all attack symbols"], rolls="2+bam 1"
    )
    assert p.decision.args["bams"] == 1


@pytest.mark.rule("MD-EFF-24")
@pytest.mark.parametrize(("more", "swords"), [("+1", 0), ("+2", 0), ("+4", 2)])
def test_totals_are_held_at_none_only_after_all_effects(more: str, swords: int) -> None:
    """One sword rolled, three taken away by the defender, some added by the attacker afterwards."""
    p = attacking(f"When you attack: swords {more}", foe=["When you defend: attacker swords -3"], rolls="1 blank")
    assert counted(p) == (swords, 0, swords)


@pytest.mark.rule("MD-EFF-24")
def test_shields_and_symbols_are_never_below_none() -> None:
    p = attacking("When you attack: defender shields -3", rolls="2+bam 1")
    assert counted(p) == (2, 0, 2)
    p = attacking(
        "When you attack: bams +1", "When you attack, Pay bam: swords +1", foe=["When you defend: cancel attack bam"], rolls="1 1"
    )
    assert p.decision.args["bams"] == 1
