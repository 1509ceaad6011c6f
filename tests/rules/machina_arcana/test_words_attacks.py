"""Words about attacks: what comes before and after them, what their damage allows, and whose attributes count (MA-ABL-28, MA-EFF-02, MA-EFF-03)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, EffectBegan, Used
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

PISTOL = {"id": "pistol", "type": "weapon", "hands": 1, "right": "rod", "active": ["Pay 1 stamina, range 5: attack 2/0"]}
SCOPE = {"id": "scope", "type": "weapon", "left": "rod", "passive": ["When you kill with this weapon: restore 1 health"]}
LOOKOUT = {"id": "lookout", "type": "artifact", "passive": [
    "After you attack with a weapon that has an augment: lasting 2x armor -2, on the evader; lasting 2x will -2, on the evader",
]}  # fmt: skip
SHOOT, STRIKE = "use:item/pistol/active/0", "use:explorer/ann/active/0"


def shooting(*gear: Gear, items: tuple[dict[str, Any], ...] = (PISTOL, SCOPE, LOOKOUT), health: int = 5, **more: Any) -> Position:
    """Ann faces a brute (armor 3, will 2) two spaces away."""
    p = position("a", items=items, **more)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["ann"].health = list(gear), health
        p.put("brute", "3,1")
    return p.begin()


# -- after an attack -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-02", "MA-ABL-28")
@pytest.mark.parametrize("rolls", ["1 1", "3 3"])
def test_after_an_attack_comes_when_it_is_over_whether_or_not_it_hits(rolls: str) -> None:
    p = shooting(Gear("pistol"), Gear("scope", "pistol", "augment"), Gear("lookout"), rolls=rolls).go(SHOOT, "target:brute")
    traits = p.game.traits("brute")
    assert (traits.armor, traits.will, p.monster().wounds) == (1, 0, int(rolls == "3 3"))
    assert ([e.against for e in p.told(Attacked)], len(p.told(EffectBegan))) == (["3"], 2)


@pytest.mark.rule("MA-EQP-10")
@pytest.mark.parametrize(
    "gear",
    [
        pytest.param((Gear("pistol"), Gear("lookout")), id="no augment"),
        pytest.param((Gear("pistol"), Gear("saber", "pistol", "upgrade"), Gear("lookout")), id="an upgrade is none"),
        pytest.param((Gear("saber"), Gear("scope", "saber", "augment"), Gear("pistol"), Gear("lookout")), id="on another weapon"),
    ],
)
def test_the_weapon_used_must_have_the_augment(gear: tuple[Gear, ...]) -> None:
    saber = {"id": "saber", "type": "weapon", "hands": 1, "right": "rod", "active": ["Pay 1 stamina, melee: attack 1/0"]}
    p = shooting(*gear, items=(PISTOL, SCOPE, LOOKOUT, saber), rolls="1 1").go(SHOOT, "target:brute")
    assert p.s.lasting == []


@pytest.mark.rule("MA-EQP-10")
def test_attacks_without_a_weapon_have_no_augment() -> None:
    p = shooting(Gear("pistol"), Gear("scope", "pistol", "augment"), Gear("lookout"))
    with p.arrange():
        p.stand("brute", "2,1")
    p.begin().go(STRIKE, "target:brute")
    assert p.s.lasting == []


@pytest.mark.rule("MA-EFF-02")
def test_before_an_attack_what_waits_for_it_changes_the_roll() -> None:
    ann = {"passive": ["When you attack: lasting 1x attack rolls +1"]}
    p = shooting(Gear("pistol"), explorer={"ann": ann}, rolls="1 1 1 1").go(SHOOT, "target:brute")
    assert [(e.result, e.modifier) for e in p.told(Attacked)] == [(3, "+1")]
    assert p.monster().wounds == 1, "3 against armor 3"
    p.go(SHOOT, "target:brute")
    assert len(p.s.lasting) == 1, "once a round"


@pytest.mark.rule("MA-EFF-02")
def test_what_waits_for_attacks_of_others_does_not_happen() -> None:
    p = position("a b", explorers=2, explorer={"bob": {"passive": ["When you attack: gain 1 essence", "After you attack: gain 1 essence"]}})
    with p.arrange():
        p.put("stone", "1,2")
    p.begin().go(STRIKE, "target:stone")
    assert (p.explorer().essence, p.explorer("bob").essence) == (0, 0)


# -- damage ------------------------------------------------------------------------------------------------------------------------
HURLBAT = {"id": "hurlbat", "type": "weapon", "hands": 1, "active": [
    "Pay 2 stamina, putting this card in inventory, range 2: attack 1/1; if damage was dealt then equip this card as a main item",
]}  # fmt: skip
THROW = "use:item/hurlbat/active/0"


@pytest.mark.rule("MA-ABL-28", "MA-EFF-03", "MA-EQP-15")
@pytest.mark.parametrize(("rolls", "back"), [("1 1", False), ("1 2", True)])
def test_a_thrown_weapon_comes_back_if_it_has_dealt_damage(rolls: str, back: bool) -> None:
    p = shooting(Gear("hurlbat"), items=(HURLBAT,), rolls=rolls).go(THROW, "target:brute")
    explorer = p.explorer()
    assert ([gear.card for gear in explorer.gear], explorer.items, explorer.stamina) == (["hurlbat"] * back, ["hurlbat"] * (not back), 4)
    assert (THROW in p.keys, p.monster().wounds) == (back, int(back))


@pytest.mark.rule("MA-EQP-15")
def test_what_is_attached_goes_to_the_inventory_with_it() -> None:
    top = {"id": "top", "type": "weapon", "hands": 1, "bottom": "rod", "active": ["Pay 1 stamina, melee: attack 1/0"]}
    p = shooting(Gear("hurlbat"), Gear("top", "hurlbat", "upgrade"), items=({**HURLBAT, "top": "rod"}, top), rolls="1 2").go(THROW, "target:brute")
    assert (p.explorer().gear, p.explorer().items) == ([Gear("hurlbat")], ["top"])


# -- killing with a weapon ---------------------------------------------------------------------------------------------------------
REDISCOVERER = {**PISTOL, "id": "rediscoverer", "passive": ["When you kill with this weapon: may restore an adjacent action space"]}


def killing(*, destroyed: tuple[str, ...], used: str = "rediscoverer") -> Position:
    p = position("a W", items=(REDISCOVERER, PISTOL), rolls="3 3")
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("rediscoverer"), Gear("pistol")]
        s.destroyed = [p.cell(name) for name in destroyed]
        p.put("stone", "1,4")
    return p.begin().go(f"use:item/{used}/active/0", "target:stone")


@pytest.mark.rule("MA-ABL-15", "MA-FLD-05", "MA-DTH-15")
def test_an_effect_that_may_be_done_is_asked_about() -> None:
    p = killing(destroyed=("2,1",))
    assert (p.prompt, p.keys, p.decision.seat) == ("may", ["do-it", "leave-it"], 0)
    again = p.table.fork()
    p.go("do-it")
    assert p.s.destroyed == []
    again.choose("leave-it")
    assert again.state.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-FLD-05")
def test_nobody_is_asked_where_there_is_nothing_to_do() -> None:
    assert killing(destroyed=()).prompt == "act"


@pytest.mark.rule("MA-DTH-15")
def test_a_kill_with_another_weapon_is_none_with_this_one() -> None:
    assert killing(destroyed=("2,1",), used="pistol").prompt == "act"


@pytest.mark.rule("MA-EQP-12", "MA-DTH-15")
@pytest.mark.parametrize(("on", "health"), [("pistol", 4), ("other", 3)])
def test_on_an_augment_this_weapon_is_the_one_it_is_attached_to(on: str, health: int) -> None:
    other = {**PISTOL, "id": "other"}
    p = position("a", items=(PISTOL, SCOPE, other), rolls="3 3")
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["ann"].health = [Gear("pistol"), Gear("other"), Gear("scope", on, "augment")], 3
        p.put("stone", "1,3")
    p.begin().go(SHOOT, "target:stone")
    assert p.explorer().health == health


# -- attributes of others ------------------------------------------------------------------------------------------------------
MIRROR = {"id": "mirror", "type": "artifact", "passive": [
    "When you attack: lasting 1x evade with the armor and will of the owner of this card, on the evader",
]}  # fmt: skip


@pytest.mark.rule("MA-ATR-01", "MA-ATK-10")
@pytest.mark.parametrize(("rolls", "hit"), [("1 1", True), ("1 0", False)])
def test_an_evader_can_have_to_use_the_attributes_of_the_attacker(rolls: str, hit: bool) -> None:
    """Ann has armor 2, the brute 3."""
    p = shooting(Gear("pistol"), Gear("mirror"), items=(PISTOL, MIRROR), rolls=f"{rolls} 1 1").go(SHOOT, "target:brute")
    assert (p.monster().wounds, p.told(Attacked)[0].against) == (int(hit), "2")


@pytest.mark.rule("MA-ATR-01", "MA-LST-03")
def test_it_is_over_with_the_marker() -> None:
    p = shooting(Gear("pistol"), Gear("mirror"), items=(PISTOL, MIRROR), rolls="0 0 1 1")
    with p.arrange():
        p.put("archer", "3,2")
    p.begin().go(SHOOT, "target:archer", SHOOT, "target:brute")
    assert [e.against for e in p.told(Attacked)] == ["2", "3"], "the one marker of the card lies on it for the first evader"
    assert p.monster().wounds == 0


@pytest.mark.rule("MA-ATR-01", "MA-ATK-10")
@pytest.mark.parametrize(("armor", "health"), [(3, 5), (2, 4)])
def test_who_mirrors_uses_the_attributes_of_whoever_attacks(armor: int, health: int) -> None:
    """Ann's own armor is 1."""
    beast = {"id": "beast", "armor": armor, "will": 9, "health": 1, "stamina": 1, "active": ["Pay 1 stamina, melee: attack 2/0"]}
    ann = {"armor": 1, "passive": ["Evade with the armor and will of the attacker"]}
    p = position("a", explorer={"ann": ann}, monsters=[beast], rolls="1 1", draws={"horror-roll": "1"})
    with p.arrange():
        p.put("beast", "2,1")
    p.rest().until_phase("explorers")
    assert (p.explorer().health, p.told(Attacked)[0].against) == (health, str(armor))


@pytest.mark.rule("MA-ATR-01")
def test_an_attack_of_nobody_meets_the_own_attributes() -> None:
    ann = {"armor": 1, "passive": ["Evade with the armor and will of the attacker"], "active": ["Pay 1 stamina, range 9: destroy the target door"]}
    p = position("a", explorer={"ann": ann}, events=[{"id": "storm", "kind": "horror", "scenario": "trial", "enters": ["Attack 1/0, on explorers"]}],
                 draws={"horror-roll": "9", "horror-event": "storm"}, rolls="1")  # fmt: skip
    p.rest().until_phase("explorers")
    assert [(e.figure, e.against) for e in p.told(Attacked)] == [("", "1")]
    assert p.told(Used) == []
