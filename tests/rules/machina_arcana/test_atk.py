"""Attacks: what they need, the dice, what changes a result, what it is compared with, and what a hit does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undercroft.games.machina_arcana.events import (
    Attacked,
    Destroyed,
    EffectBegan,
    EssenceGained,
    Evaded,
    Exploded,
    LostHealth,
    ThreatMoved,
)
from undercroft.games.machina_arcana.state import Gear

from .facing import GOLEM, HIT, MAGIC, SECOND, SHOT, USE, facing, hurt, last
from .position import Position, position


def watched(p: Position, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The faces of whatever is rolled from now on."""
    seen: dict[str, list[str]] = {}
    known = p.chance.next

    def roll(what: str, outcomes: Sequence[str]) -> str:
        seen[what] = list(outcomes)
        return known(what, outcomes)

    monkeypatch.setattr(p.chance, "next", roll)
    return seen


# -- what an attack is -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATK-01")
def test_without_an_ability_that_attacks_an_explorer_cannot_attack() -> None:
    p = facing("Pay 1 stamina: restore 1 stamina", drawing="#|a|#\n- - -", at="2,2", explorers=1)
    assert p.keys == [USE, "pass"]
    p.go(USE)
    assert (p.told(Attacked), p.monster("dummy").wounds) == ([], 0)


@pytest.mark.rule("MA-ATK-01")
def test_an_ability_with_an_attack_makes_one() -> None:
    p = facing(rolls="3").go(USE, "target:dummy")
    assert [(e.figure, e.targets, e.line) for e in p.told(Attacked)] == [("ann", ("dummy",), "explorer/ann/active/0")]
    assert p.monster("dummy").wounds == 1


@pytest.mark.rule("MA-ATK-01")
def test_another_effect_can_make_an_attack_too() -> None:
    p = facing(rolls="3 2", monster=["When you take damage: attack 1/0, on the attacker"]).go(USE, "target:dummy")
    assert [(e.figure, e.targets) for e in p.told(Attacked)] == [("ann", ("dummy",)), ("dummy", ("ann",))]
    assert p.explorer().health == 4


@pytest.mark.parametrize(("dice", "high", "low", "faces"), [("2/1", "3 2", "0", (3, 2, 0)), ("0/2", "", "2 0", (2, 0)), ("1/0", "3", "", (3,))])
@pytest.mark.rule("MA-ATK-02")
def test_an_attack_says_how_many_dice_of_each_kind_are_rolled(dice: str, high: str, low: str, faces: tuple[int, ...]) -> None:
    p = facing(f"Pay 1 stamina, melee: attack {dice}", draws={"high-die": high, "low-die": low}).go(USE, "target:dummy")
    assert last(p).faces == faces


@pytest.mark.rule("MA-ATK-03")
def test_the_faces_of_the_low_attack_die(monkeypatch: pytest.MonkeyPatch) -> None:
    p = facing("Pay 1 stamina, melee: attack 0/1")
    seen = watched(p, monkeypatch)
    p.go(USE, "target:dummy")
    assert seen == {"low-die": ["0", "1", "1", "1", "2", "2"]}


@pytest.mark.rule("MA-ATK-04")
def test_the_faces_of_the_high_attack_die(monkeypatch: pytest.MonkeyPatch) -> None:
    p = facing()
    seen = watched(p, monkeypatch)
    p.go(USE, "target:dummy")
    assert seen == {"high-die": ["0", "1", "1", "2", "2", "3"]}


@pytest.mark.rule("MA-ATK-05")
def test_the_target_is_the_evader_and_nobody_else() -> None:
    p = facing(rolls="3", others=("1,2",)).go(USE, "target:dummy2")
    assert (last(p).targets, last(p).against) == (("dummy2",), "3")
    assert (hurt(p), p.monster("dummy").wounds) == (["dummy2"], 0)


@pytest.mark.rule("MA-ATK-05")
def test_everybody_who_is_caught_in_an_indirect_attack_is_an_evader() -> None:
    p = facing("Pay 1 stamina: attack 1/0, on adjacent units", rolls="2", others=("1,2", "3,1")).go(USE)
    assert (last(p).targets, last(p).against) == (("dummy", "dummy2"), "none")
    assert [(e.figure, e.result, e.against) for e in p.told(Evaded)] == [("dummy", 2, 3), ("dummy2", 2, 3)]


# -- the roll and what changes it ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("armor", "hits"), [(5, True), (6, False)])
@pytest.mark.rule("MA-ATK-06")
def test_the_values_of_all_dice_are_added(armor: int, hits: bool) -> None:
    p = facing("Pay 1 stamina, melee: attack 2/1", draws={"high-die": "3 0", "low-die": "2"}, armor=armor).go(USE, "target:dummy")
    assert (last(p).result, last(p).rules) == (5, ("MA-ATK-06",))
    assert hurt(p) == (["dummy"] if hits else [])


@pytest.mark.parametrize(("passive", "faces"), [([], (0, 1)), (["Reroll blanks once"], (2, 1))])
@pytest.mark.rule("MA-ATK-06", "MA-EFF-13")
def test_only_blanks_are_rolled_again_and_only_for_those_who_may(passive: list[str], faces: tuple[int, ...]) -> None:
    p = facing("Pay 1 stamina, melee: attack 2/0", draws={"high-die": "0 2 1" if passive else "0 1"}, passive=passive).go(USE, "target:dummy")
    assert last(p).faces == faces


@pytest.mark.rule("MA-ATK-06", "MA-EFF-13")
def test_a_blank_is_rolled_again_once_only() -> None:
    p = facing("Pay 1 stamina, melee: attack 1/1", draws={"high-die": "0 0 3", "low-die": "0 2"}, passive=["Reroll blanks once"])
    assert last(p.go(USE, "target:dummy")).faces == (0, 2)


@pytest.mark.parametrize(("passive", "face", "result"), [
    (["Attack rolls -2", "Attack rolls +3"], "0", 1), (["Attack rolls +1", "Attack rolls -2"], "2", 1), (["Attack rolls +1"], "2", 3),
    (["Attack rolls -1"], "2", 1), ([], "2", 2), (["Attack rolls +1", "Attack rolls +2"], "1", 4), (["Attack rolls -1", "Attack rolls -1"], "3", 1),
])  # fmt: skip
@pytest.mark.rule("MA-ATK-07")
def test_passive_effects_first_increase_and_then_decrease_the_result(passive: list[str], face: str, result: int) -> None:
    """Of the first pair, a decrease that came first would end at 0, and the increase would then make 3."""
    p = facing(rolls=face, passive=passive).go(USE, "target:dummy")
    assert (last(p).faces, last(p).result) == ((int(face),), result)


@pytest.mark.rule("MA-ATK-07")
def test_only_passive_effects_for_the_attacker_change_the_result() -> None:
    p = facing(rolls="2", monster=["Attack rolls -1", "Attack rolls -3, on explorers within range 1"], explorers=2, drawing="a . . b", bob=[HIT])
    assert last(p.go(USE, "target:dummy")).result == 0
    p = facing(rolls="2", monster=["Attack rolls -1"], explorers=2, drawing="a . . b").go(USE, "target:dummy")
    assert last(p).result == 2


@pytest.mark.rule("MA-ATK-08")
def test_lasting_effects_change_the_result_together_with_passive_ones() -> None:
    """1 on the die, 2 more that lasts, 3 less by a passive ability: 0. The other way round it would be 2."""
    p = facing(HIT, "Pay 1 stamina: lasting 2x attack rolls +2", rolls="1 1 3", passive=["Attack rolls -3"])
    assert last(p.go(SECOND, USE, "target:dummy")).result == 0
    assert last(p.go(SECOND, USE, "target:dummy")).result == 2


@pytest.mark.rule("MA-ATK-08")
def test_lasting_decreases_come_after_passive_increases() -> None:
    p = facing(HIT, "Pay 1 stamina: lasting 1x attack rolls -3", rolls="1 1", passive=["Attack rolls +3"])
    assert last(p.go(SECOND, USE, "target:dummy")).result == 1


# -- comparing and hitting -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("ability", "face", "against", "hits"), [
    (HIT, "2", 3, False), (HIT, "3", 3, True), (MAGIC, "0", 1, False), (MAGIC, "1", 1, True), (MAGIC, "2", 1, True),
])  # fmt: skip
@pytest.mark.rule("MA-ATK-10")
def test_the_result_is_compared_with_armor_or_will(ability: str, face: str, against: int, hits: bool) -> None:
    p = facing(ability, rolls=face, armor=3, will=1).go(USE, "target:dummy")
    assert [(e.figure, e.result, e.against, e.rules) for e in p.told(Evaded)] == ([] if hits else [("dummy", int(face), against, ("MA-ATK-10",))])
    assert p.monster("dummy").wounds == hits


@pytest.mark.rule("MA-ATK-10")
def test_an_attack_may_use_the_lower_attribute() -> None:
    for ability, armor, will in ((HIT, 3, 1), (MAGIC, 1, 3)):
        assert hurt(facing(ability, rolls="1", armor=armor, will=will).go(USE, "target:dummy")) == []
        p = facing(ability, rolls="1", armor=armor, will=will, passive=["Attacks use the lower of armor and will"]).go(USE, "target:dummy")
        assert hurt(p) == ["dummy"]


DEALING = "When you deal damage: threat +1"


@pytest.mark.parametrize(("face", "threat"), [("2", 0), ("3", 1)])
@pytest.mark.rule("MA-ATK-11")
def test_with_an_equal_or_higher_result_the_attacker_deals_damage(face: str, threat: int) -> None:
    p = facing(rolls=face, passive=[DEALING]).go(USE, "target:dummy")
    assert (p.s.threat, hurt(p)) == (threat, ["dummy"] * threat)


@pytest.mark.parametrize(("face", "threat"), [("0", 0), ("1", 1)])
@pytest.mark.rule("MA-ATK-11")
def test_damage_to_a_barrel_is_dealt_too(face: str, threat: int) -> None:
    p = facing(SHOT, rolls=face, passive=[DEALING], drawing="a . . B", at="9,9").go(USE, "barrel:4,1")
    assert (p.s.threat, len(p.told(Exploded))) == (threat, threat)


@pytest.mark.rule("MA-ATK-11")
def test_only_the_attacker_has_dealt_the_damage() -> None:
    p = facing(rolls="3", monster=[DEALING], explorers=2, drawing="a . b").go(USE, "target:dummy")
    assert (hurt(p), p.s.threat) == (["dummy"], 0)


@pytest.mark.parametrize("dice", ["3", "3 3 3"])
@pytest.mark.rule("MA-ATK-12", "MA-ATK-16")
def test_a_hit_costs_exactly_1_health_however_large_the_margin(dice: str) -> None:
    count = len(dice.split())
    p = facing(f"Pay 1 stamina, melee: attack {count}/0", rolls=dice, monster=["When you take damage: threat +1"]).go(USE, "target:dummy")
    assert [(e.figure, e.damage, e.left, e.rules) for e in p.told(LostHealth)] == [("dummy", 1, 2, ("MA-ATK-12",))]
    assert (p.monster("dummy").wounds, p.s.threat) == (1, 1)


@pytest.mark.rule("MA-ATK-12")
def test_a_barrel_that_is_hit_explodes_instead() -> None:
    p = facing(SHOT, rolls="3", drawing="a . . B", at="9,9").go(USE, "barrel:4,1")
    assert (len(p.told(Exploded)), hurt(p), p.s.destroyed) == (1, [], [p.cell("4,1")])


@pytest.mark.parametrize(("ability", "magical", "hits"), [(HIT, False, False), (MAGIC, True, True)])
@pytest.mark.rule("MA-ATK-13")
def test_an_attack_is_magical_only_if_it_says_so(ability: str, magical: bool, hits: bool) -> None:
    p = facing(ability, rolls="2", armor=3, will=2).go(USE, "target:dummy")
    assert (last(p).magical, bool(hurt(p))) == (magical, hits)


@pytest.mark.rule("MA-ATK-14")
def test_one_roll_is_compared_with_each_evader() -> None:
    p = facing("Pay 1 stamina: attack 1/0, on monsters", rolls="3", armor=3, others=("5,5",), monsters=(GOLEM,))
    with p.arrange():
        p.put("golem", "7,7")
    p.begin().go(USE)
    assert [(e.faces, e.result, e.targets, e.count) for e in p.told(Attacked)] == [((3,), 3, ("dummy", "dummy2", "golem"), 3)]
    assert (hurt(p), [e.figure for e in p.told(Evaded)]) == (["dummy", "dummy2"], ["golem"])


@pytest.mark.rule("MA-ATK-15")
def test_monsters_roll_the_same_dice_and_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    brawler = {"id": "brawler", "armor": 3, "will": 3, "health": 1, "stamina": 2, "active": ["Pay 2 stamina, melee: attack 1/1"]}
    p = position("a .", monsters=[brawler], draws={"high-die": "3", "low-die": "2"})
    with p.arrange():
        p.put("brawler", "2,1")
    seen = watched(p, monkeypatch)
    p.begin().go("pass")
    assert (p.prompt, p.s.round, last(p).figure, last(p).faces, hurt(p)) == ("act", 2, "brawler", (3, 2), ["ann"])
    assert (seen["high-die"], seen["low-die"]) == (["0", "1", "1", "2", "2", "3"], ["0", "1", "1", "1", "2", "2"])


# -- normal and magical ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("passive", "magical", "result"), [
    (["Magical attack rolls +1"], True, 3), (["Magical attack rolls -1"], False, 2),
    (["Magical attack rolls -1", "Magical attack rolls +1"], True, 2),
    (["Attack rolls +1"], False, 3), ([], False, 2),
])  # fmt: skip
@pytest.mark.rule("MA-ATK-17")
def test_what_increases_magical_attacks_makes_a_normal_one_magical(passive: list[str], magical: bool, result: int) -> None:
    p = facing(rolls="2", armor=9, will=3, passive=passive).go(USE, "target:dummy")
    assert (last(p).magical, last(p).result) == (magical, result)
    assert [(e.result, e.against) for e in p.told(Evaded)] == ([] if magical and result == 3 else [(result, 3 if magical else 9)])


@pytest.mark.parametrize("passive", [["Attack rolls +1"], ["Melee attack rolls +1"], ["Magical attack rolls -1"], ["Magical attack rolls +1"]])
@pytest.mark.rule("MA-ATK-17")
def test_a_magical_attack_stays_magical(passive: list[str]) -> None:
    p = facing(MAGIC, rolls="2", passive=passive).go(USE, "target:dummy")
    assert (last(p).magical, last(p).result) == (True, 1 if "-" in passive[0] else 3)


@pytest.mark.rule("MA-ATK-17")
def test_items_and_lasting_effects_make_attacks_magical_too() -> None:
    wand = {"id": "wand", "type": "weapon", "hands": 1, "passive": ["Magical attack rolls +1"]}
    p = facing(items=[wand])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("wand")]
    assert last(p.begin().go(USE, "target:dummy")).magical
    p = facing(HIT, "Pay 1 stamina: lasting 1x magical attack rolls +1")
    assert not last(p.go(USE, "target:dummy")).magical
    assert last(p.go(SECOND, USE, "target:dummy")).magical


@pytest.mark.parametrize("ability", [HIT, MAGIC, SHOT, "Pay 1 stamina: attack 1/0, on adjacent units"])
@pytest.mark.rule("MA-ATK-18")
def test_an_effect_on_attack_rolls_is_for_all_attacks(ability: str) -> None:
    p = facing(ability, rolls="1", passive=["Attack rolls +2"]).go(USE)
    assert last(p.go("target:dummy") if p.prompt == "which-target" else p).result == 3


@pytest.mark.parametrize(("ability", "magical"), [(SHOT, False), ("Pay 1 stamina, range 3: magical attack 1/0", True)])
@pytest.mark.rule("MA-ATK-19", "MA-BAR-08")
def test_a_barrel_hit_by_a_magical_attack_explodes_with_one(ability: str, magical: bool) -> None:
    p = facing(ability, rolls="1 1 0 0", drawing="a . . B", at="4,2", armor=2 - magical, will=1 + magical).go(USE, "barrel:4,1")
    assert [(e.magical, e.barrels, e.targets) for e in p.told(Attacked)] == [(magical, 1, ()), (magical, 0, ("dummy",))]
    assert [(e.result, e.against) for e in p.told(Evaded)] == [(1, 2)]


@pytest.mark.parametrize(("ability", "armor", "will"), [(HIT, 0, 1), (MAGIC, 1, 0)])
@pytest.mark.rule("MA-ATK-21")
def test_a_result_of_0_hits_a_unit_with_an_attribute_of_0(ability: str, armor: int, will: int) -> None:
    assert hurt(facing(ability, rolls="0", armor=armor, will=will).go(USE, "target:dummy")) == ["dummy"]
    assert hurt(facing(ability, rolls="0", armor=will, will=armor).go(USE, "target:dummy")) == []


@pytest.mark.rule("MA-ATK-21", "MA-BAR-03")
def test_a_result_of_0_never_hits_a_barrel() -> None:
    p = facing(SHOT, rolls="0 1", drawing="a . . B", at="9,9", passive=["Attacks use the lower of armor and will"]).go(USE, "barrel:4,1")
    assert (p.told(Exploded), [(e.figure, e.result, e.against) for e in p.told(Evaded)]) == ([], [("barrel", 0, 1)])
    assert len(p.go(USE, "barrel:4,1").told(Exploded)) == 1


# -- whom it can strike ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATK-23")
def test_an_explorer_can_be_chosen_as_the_target_of_an_explorers_attack_after_a_confirmation() -> None:
    p = facing(rolls="2", explorers=2, drawing="a .\nb").go(USE)
    assert [(o.key, o.confirm) for o in p.decision.options] == [("target:ann", True), ("target:bob", True), ("target:dummy", False)]
    p.go("target:bob")
    assert (hurt(p), p.explorer("bob").health) == (["bob"], 4)


@pytest.mark.rule("MA-ATK-23")
def test_what_harms_nobody_needs_no_confirmation() -> None:
    p = facing("Pay 1 stamina, melee: restore 1 health", explorers=2, drawing="a .\nb").go(USE)
    assert [(o.key, o.confirm) for o in p.decision.options] == [("target:ann", False), ("target:bob", False), ("target:dummy", False)]


@pytest.mark.parametrize("ability", [HIT, "Pay 1 stamina, melee: attack 1/0; push 1"])
@pytest.mark.parametrize(("at", "confirm"), [("2,1", False), ("4,1", True)])
@pytest.mark.rule("MA-ATK-23")
def test_an_ability_that_could_only_harm_explorers_needs_a_confirmation(ability: str, at: str, confirm: bool) -> None:
    p = facing(ability, "Pay 1 stamina: attack 1/0, on adjacent units", explorers=2, drawing="a .\nb", at=at)
    assert [(o.key, o.confirm) for o in p.decision.options if o.verb == "use"] == [(USE, confirm), (SECOND, False)]


@pytest.mark.parametrize(
    ("price", "health", "confirm"), [("1 health", 1, True), ("1 health", 2, False), ("2 health", 2, True), ("1 essence", 1, False)]
)
@pytest.mark.rule("MA-ATK-23", "MA-ABL-08")
def test_paying_the_last_health_needs_a_confirmation(price: str, health: int, confirm: bool) -> None:
    p = facing(f"Pay {price}: restore 1 stamina", essence=1)
    with p.arrange() as s:
        s.explorers["ann"].health = health
    assert [o.confirm for o in p.begin().decision.options if o.verb == "use"] == [confirm]


@pytest.mark.rule("MA-ATK-23")
def test_explorers_are_caught_in_the_indirect_attack_of_an_explorer() -> None:
    p = facing("Pay 1 stamina: attack 1/0, on adjacent units", rolls="2", armor=2, explorers=2, drawing="a .\nb").go(USE)
    assert last(p).targets == ("bob", "dummy")
    assert sorted(hurt(p.go("unit:bob"))) == ["bob", "dummy"]


@pytest.mark.parametrize(("ability", "result"), [(HIT, 2), (MAGIC, 2), (SHOT, 1), ("Pay 1 stamina, range 3 over obstacles: attack 1/0", 1)])
@pytest.mark.rule("MA-ATK-24")
def test_a_melee_attack_is_one_with_the_melee_symbol(ability: str, result: int) -> None:
    p = facing(ability, rolls="1", passive=["Melee attack rolls +1"]).go(USE, "target:dummy")
    assert last(p).result == result


@pytest.mark.parametrize(("ability", "result"), [("Pay 2 stamina, melee: attack 1/0", 2), ("Pay 2 stamina, range 3: attack 1/0", 1)])
@pytest.mark.rule("MA-ATK-24")
def test_monsters_make_melee_attacks_with_the_same_symbol(ability: str, result: int) -> None:
    biter = {"id": "biter", "armor": 3, "will": 3, "health": 1, "stamina": 2, "active": [ability], "passive": ["Melee attack rolls +1"]}
    p = position("a .", monsters=[biter], rolls="1")
    with p.arrange():
        p.put("biter", "2,1")
    p.begin().go("pass")
    assert (last(p).figure, last(p).result) == ("biter", result)


@pytest.mark.rule("MA-ATK-25")
def test_an_indirect_attack_is_no_melee_attack() -> None:
    p = facing("Pay 1 stamina: attack 1/0, on adjacent units", rolls="1", passive=["Melee attack rolls +1"]).go(USE)
    assert last(p).result == 1


@pytest.mark.rule("MA-ATK-25")
def test_an_indirect_attack_is_no_melee_attack_even_beside_one() -> None:
    p = facing(
        "Pay 1 stamina, melee: attack 1/0; attack 1/0, on the target; attack 1/0, on adjacent units", rolls="1 1 1", passive=["Melee attack rolls +1"]
    )
    assert [e.result for e in p.go(USE, "target:dummy").told(Attacked)] == [2, 2, 1]


# -- what follows ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATK-26")
def test_what_waits_for_a_hit_comes_in_the_order_of_its_steps() -> None:
    p = facing(
        rolls="3", health=1, monster=["When this is destroyed: threat +4", "When you take damage: threat +2"],
        passive=["When you kill: threat +3", "When you deal damage: threat +1"],
    )  # fmt: skip
    with p.arrange() as s:
        s.steps = 20
    p.begin().go(USE, "target:dummy")
    kinds = (ThreatMoved, LostHealth, Destroyed, EssenceGained)
    told = [e for e in p.table.events if isinstance(e, kinds)]
    steps = [e.threat if isinstance(e, ThreatMoved) else type(e).__name__ for e in told]
    assert steps == [1, 2, 3, "LostHealth", "Destroyed", "EssenceGained", 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("MA-ATK-26")
def test_who_no_longer_stands_there_takes_no_damage() -> None:
    """The dummy deals damage back before it takes any; ann dies of it, and with her the rest of what she does."""
    p = facing(rolls="3 3", monster=["When you take damage: kill, on the attacker"], explorers=2, drawing="a .\n\n\nb").go(USE, "target:dummy")
    assert ([e.figure for e in p.told(Destroyed)], hurt(p), p.monster("dummy").wounds) == (["ann"], ["dummy"], 1)


@pytest.mark.rule("MA-ATK-26")
def test_an_attacker_who_is_gone_by_then_deals_no_more_damage() -> None:
    """The first dummy that is hit kills ann; what waits for her damage has come once."""
    p = facing(
        "Pay 1 stamina: attack 1/0, on adjacent monsters", rolls="3", passive=["When you deal damage: threat +1"], others=("1,2",),
        monster=["When you take damage: kill, on the attacker"], explorers=2, drawing="a .\n\n\nb",
    ).go(USE)  # fmt: skip
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    assert ([e.figure for e in p.told(Destroyed)], p.s.threat, hurt(p)) == (["ann"], 1, ["dummy", "dummy2"])


@pytest.mark.rule("MA-ATK-26")
def test_an_evader_who_is_gone_by_then_loses_no_health() -> None:
    p = facing(rolls="3", passive=["When you deal damage: banish, on the evader"], monster=["When you take damage: threat +1"])
    p.go(USE, "target:dummy")
    assert (p.s.monsters, hurt(p), p.s.threat) == ({}, [], 0)


@pytest.mark.rule("MA-ATK-26")
def test_lasting_effects_of_damage_are_in_force_before_the_next_attack() -> None:
    p = facing(rolls="3 3", armor=3, passive=["When you deal damage: lasting 1x armor +1, on the evader"])
    p.go(USE, "target:dummy", USE, "target:dummy")
    assert ([e.figure for e in p.told(EffectBegan)], hurt(p)) == (["dummy"], ["dummy"])
