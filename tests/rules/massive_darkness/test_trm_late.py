"""Effects of an attack that causes no wounds, and what is told of effects."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Effected, HeroDied, XpGained

from .fights import attacking, counted, defending
from .position import position

LATE = "When you attack, If no wounds are dealt: gain 1 xp"


@pytest.mark.rule("MD-TRM-06", "MD-WND-02")
@pytest.mark.parametrize(
    ("rolls", "more", "gained"),
    [
        ("1 1", [], 1),  # as many swords as shields
        ("1 blank", [], 0),  # one wound
        ("2+bam blank", [], 0),
        ("1 1", ["When you attack: wounds +1"], 0),  # a wound that shields do not stop
        ("1 blank", ["When you attack: wounds +1"], 0),  # and one of each
    ],
)
def test_any_wound_at_all_prevents_them(rolls: str, more: list[str], gained: int) -> None:
    p = attacking(LATE, *more, rolls=rolls)
    assert (counted(p)[2] == 0, len(p.told(XpGained))) == (gained == 1, gained)


@pytest.mark.rule("MD-TRM-06", "MD-EFF-02")
def test_the_defender_has_them_as_well() -> None:
    p = defending("When you defend, If no wounds are dealt: gain 1 xp", rolls="1 1")
    assert (p.hero().xp, p.hero().health) == (1, 5)
    p = defending("When you defend, If no wounds are dealt: gain 1 xp", rolls="2+bam 1")
    assert (p.hero().xp, p.hero().health) == (0, 4)


@pytest.mark.rule("MD-ENC-10", "MD-GRD-06")
def test_an_effect_is_told_as_the_figures_own_or_with_its_card() -> None:
    """The skill is on ann's own card and the other on her blade; the foe's is on its own card, and that of its axe is not."""
    axe = {"id": "axe", "slot": "hand", "melee": "yellow 1", "does": ["When you attack: swords +1"]}
    p = defending(foe=["When you attack: swords +1"], carried="axe", gear=[axe], rolls="1 1 1")
    assert [(e.card, e.own) for e in p.told(Effected)] == [("lesser/foe", True), ("axe", False)]
    blade = {"id": "edge", "slot": "hand", "melee": "yellow 1", "does": ["When you attack: swords +1"]}
    p = position(hero={"ann": {"skill": "When you attack: swords +1"}}, gear=[blade])
    with p.arrange():
        p.outfit("ann", hands=["edge"])
        p.put("ogre", "a1", health=9)
    p.go("melee:e1")
    assert [(e.card, e.own) for e in p.told(Effected)] == [("ann", True), ("edge", False)]


@pytest.mark.rule("MD-TRM-06", "MD-ENC-04")
@pytest.mark.parametrize(
    ("rolls", "keys", "gained"), [("1 1", [], 0), ("2+bam 2+bam", ["done"], 0), ("2+bam 2+bam", ["enchant:equipment/charm/0"], 1)]
)
def test_one_that_has_a_price_in_symbols_is_not_to_be_had_for_nothing(rolls: str, keys: list[str], gained: int) -> None:
    p = attacking("When you attack, Pay bam, If no wounds are dealt: gain 1 xp", rolls=rolls).go(*keys)
    assert (p.prompt, p.hero().xp) == ("act", gained)


@pytest.mark.rule("MD-HER-09", "MD-EVT-01")
@pytest.mark.parametrize(("event", "health"), [(False, 6), (True, 5)])
def test_the_effects_of_a_card_end_with_the_death_of_its_hero_and_those_of_an_event_go_on(event: bool, health: int) -> None:
    does = "Suffer 9; All enemies on the board suffer 1"
    card = {"id": "doom", "name": "Doom", "kind": "omen", "text": "D.", "does": [does]}
    p = position(heroes=2, gear=[{"id": "bomb", "use": [does]}], events=[card] if event else [])
    with p.arrange():
        p.outfit("ann", pack=[] if event else ["bomb"])
        p.put("ogre", "c3", asleep=True)
    p.go(*(["end", "end"] if event else ["use:bomb"]))
    assert (p.s.enemies["e1"].health, [e.figure for e in p.told(HeroDied)]) == (health, ["ann"])


@pytest.mark.rule("MD-CND-12", "MD-HER-09")
@pytest.mark.parametrize(("health", "left"), [(2, 5), (1, 6)])
def test_who_dies_of_the_price_at_the_start_of_an_activation_gets_nothing_for_it(health: int, left: int) -> None:
    idol = {"id": "idol", "does": ["At start of your activation, Pay bloodlust 1: All enemies in sight suffer 1"]}
    p = position(heroes=2, gear=[idol])
    with p.arrange() as s:
        p.outfit("ann", pack=["idol"])
        p.put("ogre", "c1")
        s.heroes["ann"].health, s.turn = health, None
    assert p.prompt == "pay-blood"
    p.go(p.keys[1])
    assert (p.enemy().health, p.hero().dead) == (left, health == 1)
