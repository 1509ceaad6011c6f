"""Conditions in square brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Counted, HeroDied, Rolled, Wounded

from .fights import attacking, colours, counted, defending, duel, worked
from .position import Position

GEAR: list[dict[str, Any]] = [
    {"id": "sabre", "slot": "hand", "kinds": ["sword"], "melee": "yellow 1"},
    {"id": "stick", "slot": "hand", "melee": "yellow 1"},
    {"id": "maul", "slot": "hand", "kinds": ["mace"], "melee": "yellow 1"},
    {"id": "gavel", "slot": "hand", "kinds": ["hammer"], "melee": "yellow 1"},
    {"id": "targe", "slot": "hand", "kinds": ["shield"], "defence": "blue 1"},
    {"id": "bow", "slot": "hand", "kinds": ["bow"], "ranged": "yellow 1"},
    {"id": "pole", "slot": "two-hands", "melee": "yellow 1"},
    {"id": "door", "slot": "two-hands", "kinds": ["shield"], "defence": "blue 1"},
    {"id": "robe", "slot": "body", "defence": "blue 1"},
]


def fighting(condition: str, hands: Sequence[str], body: str = "", pack: Sequence[str] = (), **setting: Any) -> bool:
    """Whether a skill with a condition works in an attack with these cards."""
    p = duel(f"When you attack, If {condition}: swords +1", gear=GEAR, **setting)
    with p.arrange():
        p.outfit("ann", body=body, hands=hands, pack=["charm", *pack])
    return worked(p.go("melee:e1"), "ann") == ["equipment/charm/0"]


@pytest.mark.rule("MD-CND-01")
def test_what_follows_a_condition_works_only_while_it_is_met() -> None:
    p = attacking("When you attack, If wounded 1: swords +1", gear=[{"id": "salve", "use": ["Heal 1"]}], rolls="1 1 1 1 1 1")
    swords = [counted(p)[0]]
    for health in (4, 5):
        with p.arrange() as s:
            s.heroes["ann"].health = health
        swords.append(counted(p.go("melee:e1"))[0])
    assert swords == [1, 2, 1]


@pytest.mark.rule("MD-CND-01")
def test_all_conditions_of_a_line_must_be_met() -> None:
    assert not fighting("with sword, If with shield", ["sabre"])
    assert fighting("with sword, If with shield", ["sabre", "targe"])


# -- blood -----------------------------------------------------------------------------------------------------------------------
LUST = "When you attack, Pay bloodlust 2: red dice +1, swords +1"


@pytest.mark.rule("MD-CND-02")
def test_bloodlust_takes_wounds_for_the_skill() -> None:
    p = attacking(LUST, rolls="1 1 blank")
    assert (p.prompt, p.keys, p.told(Rolled)) == ("combat-use", ["pass", "use:equipment/charm/0"], [])
    p.go("use:equipment/charm/0")
    assert (p.hero().health, colours(p)[0], counted(p)) == (3, "yellow red", (3, 0, 3))


@pytest.mark.rule("MD-CND-02")
def test_bloodlust_may_be_left_alone() -> None:
    p = attacking(LUST, rolls="1 blank").go("pass")
    assert (p.prompt, p.hero().health, colours(p)[0], counted(p)) == ("act", 5, "yellow", (1, 0, 1))


@pytest.mark.rule("MD-CND-02")
def test_bloodlust_is_paid_once_for_a_combat() -> None:
    p = attacking("When you attack, Pay bloodlust 1: swords +1", rolls="1 blank").go("use:equipment/charm/0")
    assert (p.prompt, p.hero().health, counted(p)) == ("act", 4, (2, 0, 2))
    assert p.go("melee:e1").prompt == "combat-use"


@pytest.mark.rule("MD-CND-02", "MD-TRM-09")
def test_bloodlust_pays_for_a_reroll_when_it_is_wanted() -> None:
    p = attacking("When you attack, Pay bloodlust 1: reroll attack dice", rolls="blank blank 2+bam")
    assert (p.prompt, p.hero().health) == ("reroll", 5)
    p.go("reroll:equipment/charm/0")
    assert (p.prompt, p.hero().health, counted(p)) == ("act", 4, (2, 0, 2))


@pytest.mark.rule("MD-CND-02")
@pytest.mark.parametrize(("answer", "health", "actions"), [("use:equipment/charm/0", 3, 4), ("pass", 5, 3)])
def test_bloodlust_at_another_moment_is_asked_there(answer: str, health: int, actions: int) -> None:
    p = duel("At start of your activation, Pay bloodlust 2: Take 1 more action", where="c3", foe_dice="yellow 1")
    with p.arrange() as s:
        s.enemies["e1"].stunned = True
    p.go("end")
    assert p.prompt == "pay-blood"
    p.go(answer)
    assert p.s.turn is not None
    assert (p.hero().health, p.s.turn.actions) == (health, actions)


SACRIFICE = "When you attack, Pay blood sacrifice 1: swords +2"


def bleeding() -> Position:
    """Ann in a1 asks for blood; bob is in her sight in a3, cid is not in c2."""
    p = duel(SACRIFICE, heroes=3, rolls="1 blank")
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("a3")
        s.heroes["cid"].zone = p.zone("c2")
    return p.go("melee:e1", "use:equipment/charm/0")


@pytest.mark.rule("MD-CND-03")
def test_a_blood_sacrifice_is_taken_by_the_hero_or_an_ally_in_sight() -> None:
    p = bleeding()
    assert (p.prompt, p.keys) == ("who-bleeds", ["hero:ann", "hero:bob"])
    p.go("hero:ann")
    assert (p.hero().health, p.hero("bob").health, counted(p)) == (4, 5, (3, 0, 3))


@pytest.mark.rule("MD-CND-03")
def test_an_allys_player_must_agree() -> None:
    p = bleeding().go("hero:bob")
    assert (p.prompt, p.decision.seat) == ("agree-bleed", p.hero("bob").seat)
    p.go("agree")
    assert (p.hero().health, p.hero("bob").health, counted(p)) == (5, 4, (3, 0, 3))


@pytest.mark.rule("MD-CND-03")
def test_where_an_ally_refuses_another_may_bleed_or_nobody() -> None:
    p = bleeding().go("hero:bob", "refuse")
    assert (p.prompt, p.keys) == ("who-bleeds", ["pass", "hero:ann"])
    assert counted(p.go("pass")) == (1, 0, 1)
    p = bleeding().go("hero:bob", "refuse", "hero:ann")
    assert (p.hero().health, counted(p)) == (4, (3, 0, 3))


# -- equipment -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CND-04")
@pytest.mark.parametrize(
    ("hands", "met"), [(["sabre", "maul"], True), (["sabre", "bow"], True), (["sabre"], False), (["sabre", "targe"], False), (["pole"], False)]
)
def test_two_weapons_are_two_equipped_cards_with_attack_dice(hands: list[str], met: bool) -> None:
    assert fighting("two weapons", hands) == met


@pytest.mark.rule("MD-CND-05")
@pytest.mark.parametrize(
    ("hands", "pack", "met"), [(["maul"], [], True), (["sabre", "gavel"], [], True), (["sabre"], [], False), (["sabre"], ["maul", "gavel"], False)]
)
def test_a_mace_or_a_hammer_must_be_equipped(hands: list[str], pack: list[str], met: bool) -> None:
    assert fighting("with mace or hammer", hands, pack=pack) == met


@pytest.mark.rule("MD-CND-06")
@pytest.mark.parametrize(("body", "pack", "met"), [("", [], True), ("coat", [], False), ("", ["coat"], True), ("robe", [], True)])
def test_no_armour_means_that_none_is_equipped(body: str, pack: list[str], met: bool) -> None:
    assert fighting("no armour", ["stick"], body, pack) == met


@pytest.mark.rule("MD-CND-07", "MD-ZON-08")
@pytest.mark.parametrize("dark", [True, False])
def test_shadow_is_a_dark_zone(dark: bool) -> None:
    assert fighting("in shadow", ["stick"], dark=dark) == dark


@pytest.mark.rule("MD-CND-07")
@pytest.mark.parametrize("dark", [True, False])
def test_shadow_is_for_enemies_too(dark: bool) -> None:
    p = defending(foe=["When you attack, If in shadow: swords +1"], dark=dark)
    assert worked(p, "e1") == ["enemy/lesser/foe/0"] * dark


@pytest.mark.rule("MD-CND-08")
@pytest.mark.parametrize(("hands", "pack", "met"), [(["stick", "targe"], [], True), (["stick"], ["targe"], False), (["stick", "sabre"], [], False)])
def test_a_shield_must_be_equipped(hands: list[str], pack: list[str], met: bool) -> None:
    assert fighting("with shield", hands, pack=pack) == met


@pytest.mark.rule("MD-CND-09")
@pytest.mark.parametrize(("hands", "pack", "met"), [(["sabre"], [], True), (["stick"], ["sabre"], False), (["maul"], [], False)])
def test_a_sword_must_be_equipped(hands: list[str], pack: list[str], met: bool) -> None:
    assert fighting("with sword", hands, pack=pack) == met


@pytest.mark.rule("MD-CND-10")
@pytest.mark.parametrize(("hands", "pack", "met"), [(["pole"], [], True), (["stick"], ["pole"], False), (["stick", "sabre"], [], False)])
def test_a_two_handed_weapon_must_be_equipped(hands: list[str], pack: list[str], met: bool) -> None:
    assert fighting("two-handed weapon", hands, pack=pack) == met


@pytest.mark.rule("MD-CND-11")
@pytest.mark.parametrize(("health", "grown", "met"), [(3, 0, True), (2, 0, True), (4, 0, False), (4, 1, True), (5, 1, False), (5, 2, True)])
def test_wounds_are_what_is_missing_to_the_maximum(health: int, grown: int, met: bool) -> None:
    p = duel("When you attack, If wounded 2: swords +1")
    with p.arrange() as s:
        s.heroes["ann"].health, s.heroes["ann"].grown = health, grown
    assert worked(p.go("melee:e1")) == ["equipment/charm/0"] * met


@pytest.mark.rule("MD-CND-12")
def test_a_two_handed_shield_is_no_weapon() -> None:
    p = duel("When you defend, If two-handed weapon: shields +1", "When you defend, If with shield: shields +1", gear=GEAR)
    with p.arrange():
        p.outfit("ann", hands=["door"], pack=["charm"])
    assert worked(p.go("end")) == ["equipment/charm/1"]


@pytest.mark.rule("MD-CND-12")
def test_kinds_are_keywords_and_not_names() -> None:
    """The stick and the robe are of no kind."""
    assert not any(fighting(f"with {kind}", ["stick"], "robe") for kind in ("sword", "mace", "hammer", "shield", "armour"))


@pytest.mark.rule("MD-CND-12")
def test_no_shield_stops_voluntary_wounds() -> None:
    line = "When you defend, Pay bloodlust 2: shields +1"
    p = defending(line, "When you defend: shields +5", armour="green 3", rolls="1 3+diamond 3+diamond 3+diamond").go("use:equipment/charm/0")
    assert (p.hero().health, counted(p)[2]) == (3, 0)


@pytest.mark.rule("MD-CND-12", "MD-HER-06")
def test_voluntary_wounds_may_kill_the_hero_and_end_the_combat() -> None:
    p = duel(LUST, heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].health = 2
    p.go("melee:e1", "use:equipment/charm/0")
    assert ([e.figure for e in p.told(HeroDied)], p.told(Rolled), p.told(Counted)) == (["ann"], [], [])
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 2)]
    assert (p.decision.seat, p.prompt) == (p.hero("bob").seat, "act")
