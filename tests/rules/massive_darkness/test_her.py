"""Heroes: their cards, health and experience."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Counted, Healed, HeroDied, Rolled, Wounded, XpGained
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.table import Table

from .position import OPEN, Position, position

HALF = OPEN.replace("| C   C   C |", "| c   C   C |", 1)
"""The start a1 is dark, all other zones are lit."""
POTION = {"id": "potion", "use": ["Heal 3"], "consumable": True, "copies": 3}
PLATE = {"id": "plate", "slot": "body", "kinds": ["armour"], "defence": "blue 2", "copies": 2}
SWORD = {"id": "sword", "slot": "hand", "kinds": ["sword"], "melee": "red 1", "copies": 3}
GREAT = {"id": "great", "slot": "two-hands", "kinds": ["sword"], "melee": "red 2", "copies": 1}


def struck(health: int, wounds: str, bare: bool = True) -> Position:
    """Ann, with so much health, has been attacked by an ogre in the enemies' phase; it is bob's sight of things that counts."""
    p = position(heroes=2, rolls=wounds)
    with p.arrange() as s:
        p.put("ogre", "a1")
        s.heroes["ann"].health = health
        s.heroes["bob"].zone = p.zone("c3")
        if bare:
            p.outfit("ann", hands=["club"])
    return p.go("end", "end")


# -- the hero card -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-01")
@pytest.mark.parametrize("zone", ["a1", "b1"])
def test_the_skill_of_a_hero_card_always_works(zone: str) -> None:
    p = position(tiles={"1R": HALF}, hero={"ann": {"skill": "When you attack: swords +2"}})
    with p.arrange() as s:
        p.put("ogre", zone)
        s.heroes["ann"].zone = p.zone(zone)
    assert p.go("melee:e1").told(Counted)[0].swords == 3


@pytest.mark.rule("MD-HER-01", "MD-ZON-08")
@pytest.mark.parametrize(("zone", "swords"), [("a1", 3), ("b1", 1)])
def test_its_shadow_skill_works_only_in_a_dark_zone(zone: str, swords: int) -> None:
    p = position(tiles={"1R": HALF}, hero={"ann": {"shadow": "When you attack: swords +2"}})
    with p.arrange() as s:
        p.put("ogre", zone)
        s.heroes["ann"].zone = p.zone(zone)
    assert p.go("melee:e1").told(Counted)[0].swords == swords


@pytest.mark.rule("MD-HER-01", "MD-ZON-08")
@pytest.mark.parametrize(("zone", "health"), [("a1", 4), ("b1", 3)])
def test_a_shadow_skill_for_a_moment_waits_for_darkness_too(zone: str, health: int) -> None:
    p = position(tiles={"1R": HALF}, hero={"ann": {"shadow": "When you kill any enemy: Heal 1"}})
    with p.arrange() as s:
        p.put("rats", zone, minions=[1])
        s.heroes["ann"].zone, s.heroes["ann"].health = p.zone(zone), 3
    p.go("melee:e1")
    assert (p.enemy().minions, p.hero().health) == ([], health)


@pytest.mark.rule("MD-HER-01")
@pytest.mark.parametrize(("zone", "points"), [("a1", 2), ("b1", 1)])
def test_a_shadow_skill_in_force_is_so_only_in_the_dark(zone: str, points: int) -> None:
    """Of two or three movement points one is spent on the first step, back into the same light."""
    p = position(tiles={"1R": HALF}, hero={"ann": {"shadow": "Movement +1"}})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    p.go("step:a2" if zone == "a1" else "step:b2")
    assert p.s.turn is not None
    assert p.s.turn.points == points


@pytest.mark.rule("MD-HER-01")
def test_every_published_hero_has_two_skills_and_a_recommended_class() -> None:
    rules = MODULE.rules(MODULE.packs())
    assert len(rules.content.heroes) == 6
    for hero, card in rules.content.heroes.items():
        table = Table(rules, {"scenario": next(iter(rules.content.adventures)), "characters": [hero]}, 1)
        assert table.decision is not None
        assert (table.decision.prompt, table.decision.keys[0]) == ("choose-class", f"class:{card.text.recommended}")
        assert card.skill.line != card.shadow.line


# -- the dashboard -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-02", "MD-EQP-03")
def test_a_dashboard_has_one_body_slot_and_two_hand_slots() -> None:
    p = position(gear=[PLATE, SWORD])
    with p.arrange():
        p.outfit("ann", body="leather", hands=["club"], pack=["plate", "sword", "sword"])
    p.go("trade", "equip:plate", "equip:sword")
    assert (p.hero().body, p.hero().hands, sorted(p.hero().pack)) == ("plate", ["club", "sword"], ["leather", "sword"])
    p.go("done", "trade", "equip:sword")
    assert (p.prompt, p.keys) == ("make-room", ["stow:club", "stow:sword"])
    p.go("stow:club")
    assert (p.hero().hands, sorted(p.hero().pack)) == (["sword", "sword"], ["club", "leather"])


@pytest.mark.rule("MD-HER-16")
def test_unequipped_cards_lie_beside_the_dashboard_without_limit_and_without_use() -> None:
    p = position(gear=[{**SWORD, "copies": 40}, {**PLATE, "copies": 40}])
    with p.arrange() as s:
        p.put("ogre", "a1")
        p.outfit("ann", body="leather", hands=["club"], pack=["sword"] * 30 + ["plate"] * 30)
        s.regular = []
    p.go("melee:e1", "end")
    assert p.told(Rolled)[0].attack == ("yellow 1",)
    assert p.told(Rolled)[1].defence == ("blue 1",)
    assert len(p.hero().pack) == 60


@pytest.mark.rule("MD-HER-16")
def test_a_hero_with_a_mountain_of_cards_still_picks_up_more() -> None:
    p = position(gear=[{**SWORD, "copies": 40}])
    with p.arrange() as s:
        p.outfit("ann", body="leather", hands=["club"], pack=["sword"] * 40)
        s.regular = [p.zone("a1")] * 2
    p.go("pick-up").until("act", receive="keep:trinket")
    assert p.hero().pack == ["sword"] * 40 + ["trinket"] * 2


# -- health --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-03")
def test_maximum_health_is_five_then_six_and_seven_by_skills() -> None:
    p = position(adventure={"levels": {"a1": 3}})
    assert (p.hero().health, p.game.max_health("ann")) == (5, 5)
    with p.arrange() as s:
        s.heroes["ann"].xp = 10
    p.go("end").until("buy-skill").go("buy:enhance-health")
    assert (p.hero().health, p.game.max_health("ann")) == (6, 6)
    p.go("buy:enhance-health")
    assert (p.hero().health, p.game.max_health("ann")) == (7, 7)
    assert p.prompt != "buy-skill"  # there is no third


@pytest.mark.rule("MD-HER-04")
@pytest.mark.parametrize(("roll", "left"), [("1", 4), ("2+bam", 3), ("3+diamond", 2), ("blank", 5)])
def test_each_wound_lowers_health_by_one(roll: str, left: int) -> None:
    p = struck(5, roll)
    assert p.hero("ann").health == left
    assert [(e.damage, e.left) for e in p.told(Wounded)] == ([(5 - left, left)] if left < 5 else [])


@pytest.mark.rule("MD-HER-04", "MD-WND-07")
def test_health_does_not_go_below_zero() -> None:
    p = struck(2, "3+diamond")
    assert [(e.figure, e.damage, e.left) for e in p.told(Wounded)] == [("ann", 2, 0)]


@pytest.mark.rule("MD-HER-05")
def test_a_hero_without_health_is_dead_and_stays_in_its_zone() -> None:
    p = position(heroes=2, rolls="1 2+bam")
    with p.arrange() as s:
        p.put("ogre", "b2")
        s.heroes["ann"].health, s.heroes["ann"].zone = 2, p.zone("b2")
        p.outfit("ann", hands=["club"])
    p.go("melee:e1", "end")
    assert (p.hero().dead, p.hero().health, p.where("ann")) == (True, 0, "b2")
    assert [e.figure for e in p.told(HeroDied)] == ["ann"]


@pytest.mark.rule("MD-HER-05")
def test_a_hero_with_one_health_left_lives() -> None:
    p = struck(3, "2+bam")
    assert (p.hero().dead, p.hero().health, p.told(HeroDied)) == (False, 1, [])


@pytest.mark.rule("MD-HER-07")
@pytest.mark.parametrize(("health", "after", "gained"), [(1, 4, [3]), (3, 5, [2]), (4, 5, [1])])
def test_healing_stops_at_the_maximum(health: int, after: int, gained: list[int]) -> None:
    p = position(gear=[POTION])
    with p.arrange() as s:
        p.outfit("ann", body="leather", pack=["potion"])
        s.heroes["ann"].health = health
    p.go("use:potion")
    assert (p.hero().health, [e.health for e in p.told(Healed)]) == (after, gained)


@pytest.mark.rule("MD-HER-07", "MD-HER-03")
def test_a_grown_maximum_is_what_healing_goes_up_to() -> None:
    p = position(gear=[POTION])
    with p.arrange() as s:
        p.outfit("ann", body="leather", pack=["potion"])
        s.heroes["ann"].skills, s.heroes["ann"].grown, s.heroes["ann"].health = {"enhance-health": 1}, 1, 5
    assert p.go("use:potion").hero().health == 6


# -- experience ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-08")
@pytest.mark.parametrize(("xp", "after"), [(26, 29), (27, 30), (29, 30), (30, 30)])
def test_a_hero_holds_thirty_experience_and_loses_the_rest(xp: int, after: int) -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        p.put("rats", "a1", minions=0, health=1)
        s.heroes["bob"].xp = xp
    p.go("melee:e1")
    assert (p.hero("bob").xp, p.hero("ann").xp) == (after, 3)
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("ann", 3), ("bob", after - xp)]
