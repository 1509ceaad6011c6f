"""Damage to the character (BB-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from .position import Position, card, monster, row

SLOW = [card(f"slow-{n}", initiative=90, b_initiative=91) for n in range(1, 5)]
BITER = monster("biter", health=30, zero=["Attack 3"])
NEGATE = "Persistent 1x: Instead of you suffer damage: Negate it"


def bitten(*, b: tuple[str, ...] = (), discard: tuple[str, ...] = (), lost: tuple[str, ...] = (), **given: Any) -> Position:
    """slow-1 and slow-2 are selected and a monster acts first: damage is about to be suffered."""
    p = row("s 1", **{"monsters": ["biter 1"], "kinds": [BITER], "cards": SLOW, **given})
    p.put("hand b", *b).put("discard a", *discard).put("lost a", *lost)
    return p.play("slow-1", "slow-2")


def amount(p: Position) -> object:
    assert p.prompt == "damage", p.prompt
    return p.decision.args["damage"]


@pytest.mark.rule("BB-DMG-01")
@pytest.mark.parametrize(("key", "health"), [("suffer", 12 - 3), ("discard:slow-3", 12)])
def test_damage_is_suffered_or_negated(key: str, health: int) -> None:
    p = bitten()
    assert amount(p) == 3
    p.go(key)
    assert p.hero.health == health


@pytest.mark.rule("BB-DMG-02")
def test_an_active_bonus_may_negate_damage() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], cards=[card("ward", bottom=NEGATE)])
    p.play("ward", "spare-1").go("bottom:ward", "perform").until("damage")
    p.go("bonus:card/ward/a/bottom/0")
    assert p.hero.health == 12
    assert p.zone("ward") == "hand b"  # used once, it is over


@pytest.mark.rule("BB-DMG-03")
def test_one_a_side_is_discarded_from_hand() -> None:
    p = bitten(b=("slow-4",))
    assert p.keys_of("discard") == ["slow-3"]  # the B-side alone would not do
    p.go("discard:slow-3")
    assert p.zone("slow-3").startswith("discard")
    assert p.hero.health == 12


@pytest.mark.rule("BB-DMG-04")
def test_two_b_sides_are_discarded_from_hand() -> None:
    p = bitten(b=("slow-3", "slow-4"))
    assert not p.keys_of("discard")
    p.go("discard-two:slow-4")
    assert p.zone("slow-3") == p.zone("slow-4") == "discard b"
    assert p.hero.health == 12


@pytest.mark.rule("BB-DMG-04")
def test_one_b_side_is_not_two() -> None:
    assert not bitten(b=("slow-3",)).keys_of("discard-two")


@pytest.mark.rule("BB-DMG-05")
@pytest.mark.parametrize("where", ["hand a", "hand b", "discard a"])
def test_one_card_of_either_side_is_lost_from_hand_or_discard_pile(where: str) -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], cards=SLOW).put(where, "slow-3").put("lost a", "slow-4").play("slow-1", "slow-2")
    assert p.keys_of("lose") == ["slow-3"]  # not the one that is lost already
    p.go("lose:slow-3")
    assert p.zone("slow-3").startswith("lost")
    assert p.hero.health == 12


@pytest.mark.rule("BB-DMG-06")
def test_the_player_chooses_the_cards() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[monster("biter", zero=["Attack 3", "Attack 3"])], cards=SLOW)
    p.put("hand b", "slow-2", "slow-3", "slow-4").put("discard a", "slow-1").go("rest")
    assert p.keys_of("lose") == ["slow-2", "slow-3", "slow-4", "slow-1"]
    assert p.keys_of("discard-two") == ["slow-2", "slow-3", "slow-4"]
    p.go("discard-two:slow-3")
    assert p.keys == ["discard-two:slow-2", "discard-two:slow-4"]
    p.go("discard-two:slow-4")
    assert [p.zone(c) for c in ("slow-2", "slow-3", "slow-4")] == ["hand b", "discard b", "discard b"]


@pytest.mark.rule("BB-DMG-07")
def test_all_damage_of_one_source_is_negated_and_only_of_that_one() -> None:
    p = bitten(kinds=[monster("biter", health=30, zero=["Attack 9", "Attack 1"])])
    assert amount(p) == 9
    p.go("discard:slow-3")
    assert p.hero.health == 12
    assert amount(p) == 1
    p.go("suffer")
    assert p.hero.health == 11


@pytest.mark.rule("BB-DMG-08")
def test_the_other_effects_of_the_source_still_apply() -> None:
    p = row(". s 1", monsters=["biter 1"], kinds=[monster("biter", health=30, zero=["Attack 3, push 1, poison"])], cards=SLOW)
    p.play("slow-1", "slow-2").go("discard:slow-3", "effect:push")
    assert p.hero.health == 12
    assert "poison" in p.hero.conditions
    assert p.where(p.hero) == "1,1"


@pytest.mark.rule("BB-DMG-09")
def test_selected_cards_cannot_negate_before_the_turn() -> None:
    p = bitten()
    assert p.keys_of("discard") == p.keys_of("lose") == ["slow-3", "slow-4"]


@pytest.mark.rule("BB-DMG-10")
def test_nor_can_a_played_card_whose_action_is_not_finished() -> None:
    spike = monster("spike", health=30, minus=(), zero=(), plus=(), traits=["Retaliate 1"])
    p = row("s 1", monsters=["spike 1"], kinds=[spike], cards=[card("jab"), card("step", bottom="Heal 1, self")])
    p.play("jab", "step").go("top:jab", "attack:m1")
    assert p.keys_of("lose") == ["spare-1", "spare-2"]  # neither the card in use nor the one still to be used
    p.go("suffer")

    q = row("s 1", monsters=["spike 1"], kinds=[spike], cards=[card("jab"), card("step", bottom="Heal 1, self")])
    q.play("jab", "step").go("bottom:step", "perform", "top:jab", "attack:m1")
    assert q.keys_of("lose") == ["step", "spare-1", "spare-2"]  # its action is finished


@pytest.mark.rule("BB-DMG-11")
def test_in_a_round_of_long_rest_all_cards_may_be_used() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], cards=SLOW).put("discard a", "slow-1").go("rest")
    assert p.keys_of("discard") == ["slow-2", "slow-3", "slow-4"]
    assert sorted(p.keys_of("lose")) == ["slow-1", "slow-2", "slow-3", "slow-4"]


@pytest.mark.rule("BB-DMG-12")
def test_each_hazard_entered_and_each_wound_tick_is_a_source() -> None:
    p = row("s ! ! 1", monsters=["dummy 1"])
    p.set(p.hero, conditions=["wound"]).play("spare-1", "spare-2")
    assert amount(p) == 1  # the wound
    p.go("discard:spare-3", "bottom:spare-1", "move:2,1")
    assert amount(p) == 2
    p.go("lose:spare-3", "move:3,1")
    assert amount(p) == 2
    p.go("suffer")
    assert p.hero.health == 12 - 2


@pytest.mark.rule("BB-DMG-12")
def test_each_attack_is_a_source_and_all_retaliates_together_are_one() -> None:
    spiky = monster("spiky", health=30, zero=["Round: Retaliate 2", "Attack 1", "Attack 1"], traits=["Retaliate 1"])
    p = row("s 1", monsters=["spiky 1"], kinds=[spiky], cards=SLOW).play("slow-1", "slow-2")
    assert amount(p) == 1
    p.go("suffer")
    assert amount(p) == 1
    p.go("suffer").until("turn").go("basic-top:slow-1", "attack:m1")
    assert amount(p) == 3
    p.go("discard:slow-3")
    assert p.hero.health == 12 - 2


@pytest.mark.rule("BB-DMG-13")
@pytest.mark.parametrize(("die", "damage"), [("+", 3), ("0", 2), ("-", 1)])
def test_negation_comes_when_the_final_amount_is_known(die: str, damage: int) -> None:
    p = bitten(kinds=[monster("biter", zero=["Attack 2"])], draws=f"0 {die}")
    assert amount(p) == damage
    p.go("discard:slow-3")
    assert p.hero.health == 12


@pytest.mark.rule("BB-DMG-13")
def test_no_damage_need_not_be_negated() -> None:
    p = bitten(kinds=[monster("biter", zero=["Attack 1"])], draws="0 -")
    assert p.prompt == "turn"


@pytest.mark.rule("BB-DMG-02")
@pytest.mark.parametrize(("used", "left"), [("ward-1", "ward-2"), ("ward-2", "ward-1")])
def test_of_several_bonuses_that_negate_damage_the_chosen_one_is_used(used: str, left: str) -> None:
    cards = [card("ward-1", bottom=NEGATE), card("ward-2", top=NEGATE)]
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], cards=cards).play("ward-1", "ward-2")
    p.go("bottom:ward-1", "perform", "top:ward-2", "perform").until("damage")
    half = "bottom" if used == "ward-1" else "top"
    p.go(f"bonus:card/{used}/a/{half}/0")
    assert (p.hero.health, p.zone(used), p.zone(left)) == (12, "hand b", "active a")


@pytest.mark.rule("BB-DMG-12")
def test_the_question_names_the_source() -> None:
    spiky = monster("spiky", health=30, zero=["Move 1", "Attack 1"], traits=["Retaliate 1"])
    p = row("! s 1", monsters=["spiky 1"], kinds=[spiky], cards=[card("jab", top=["Attack 2", "Suffer 1"])])
    p.set(p.hero, conditions=["wound"]).play("jab", "spare-1")
    sources = []
    for keys in (["top:jab", "attack:m1"], [], ["bottom:spare-1", "move:1,1"], ["stay"], []):
        sources.append(tuple(p.decision.args[name] for name in ("source", "attacker", "line")))
        p.go("suffer", *keys)
    line = "card/jab/a/top/1"
    assert sources == [("wound", "", ""), ("retaliate", "m1", ""), ("line", "", line), ("hazard", "", ""), ("figure", "m1", "")]
