"""Adventure 9: what enemies do where pillars draw them and an artifact is their goal."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, CombatBegan, PillarHit, Rolled, Went

from .position import Position, position
from .quests import enemies_act, quest

ID = "maze-of-darkness"
ARTIFACT = "f4"


def alone(kind: str, zone: str, heroes: int = 1, skill: str = "", **where: str) -> Position:
    """One enemy in a zone (e5), and heroes in theirs."""
    p = quest(ID, heroes, skill=skill)
    with p.arrange() as s:
        s.enemies.clear()
        p.put(kind, zone)
        for hero, at in where.items():
            s.heroes[hero].zone = p.zone(at)
    return p


def hits(p: Position) -> list[tuple[str, int]]:
    """The pillars that were hit, and what was left of them."""
    return [(e.target, e.left) for e in p.told(PillarHit)]


def attacked(p: Position) -> list[str]:
    return [e.target for e in p.told(CombatBegan) if e.figure == "e5"]


@pytest.mark.rule("MD-Q09-11")
def test_an_enemy_attacks_a_pillar_rather_than_any_hero() -> None:
    p = alone("orc-flayers", "e5", heroes=2, ann="e5", bob="e5")
    with p.arrange() as s:
        s.heroes["ann"].xp = 30
    enemies_act(p)
    assert (hits(p), attacked(p)) == ([("crossing-pillar", 2)], [])


@pytest.mark.rule("MD-Q09-11")
def test_an_enemy_does_not_leave_a_zone_with_an_intact_pillar() -> None:
    rules = ["Pillars draw the enemies", "Enemies head for goal"]
    for pillars, zone in (([{"id": "stone", "at": "b2", "health": 3}], "b2"), ([], "a2")):
        p = position(adventure={"places": {"goal": "a2"}, "pillars": pillars, "rules": rules})
        with p.arrange() as s:
            s.heroes["ann"].zone = p.zone("c3")
            p.put("mages", "b2")
        p.go("end")
        assert p.where("e1") == zone


@pytest.mark.rule("MD-Q09-11")
def test_it_goes_on_when_the_pillar_has_fallen() -> None:
    p = alone("orc-flayers", "f5", ann="d1")
    with p.arrange() as s:
        del s.pillars["threshold-pillar"]
    enemies_act(p)
    assert (p.where("e5"), hits(p)) == (ARTIFACT, [])


@pytest.mark.rule("MD-Q09-12")
def test_an_attack_on_a_pillar_rolls_no_dice_and_deals_1_wound() -> None:
    p = alone("dwarf-warriors", "e5", ann="d1")
    assert set(p.s.pillars.values()) == {3}
    enemies_act(p)
    assert (p.s.pillars["crossing-pillar"], p.told(Rolled)) == (2, [])


@pytest.mark.rule("MD-Q09-12")
def test_it_is_the_enemys_attack_for_the_activation() -> None:
    p = alone("orc-flayers", "e5", ann="e5")
    with p.arrange() as s:
        s.pillars["crossing-pillar"] = 1
    enemies_act(p)
    assert ("crossing-pillar" in p.s.pillars, p.where("e5"), attacked(p)) == (False, "e5", [])


@pytest.mark.rule("MD-Q09-13")
def test_enemies_move_towards_the_artifact_and_not_towards_heroes() -> None:
    p = alone("orc-flayers", "d2", ann="f2")
    enemies_act(p)
    assert [p.game.name(e.path[-1]) for e in p.told(Went) if e.figure == "e5"] == ["e2", "e3"]


@pytest.mark.rule("MD-Q09-13", "MD-EPH-06")
def test_they_still_attack_heroes_in_range_on_their_way() -> None:
    p = alone("orc-flayers", "d2", ann="d2")
    enemies_act(p)
    assert (attacked(p), p.where("e5")) == (["ann"], "d2")


@pytest.mark.rule("MD-Q09-13")
def test_they_stay_at_the_artifact_when_they_are_there() -> None:
    p = alone("orc-flayers", "f5", ann="d1")
    with p.arrange() as s:
        s.pillars.clear()
    enemies_act(p)
    assert (p.where("e5"), [p.game.name(e.path[-1]) for e in p.told(Went)]) == (ARTIFACT, [ARTIFACT])


@pytest.mark.rule("MD-Q09-16", "MD-CTR-03")
def test_a_counter_attack_is_for_the_attacker_and_not_for_a_pillar() -> None:
    p = alone("orc-flayers", "e5", heroes=2, ann="e5", bob="d1").go("melee:e5", "end")
    assert (attacked(p), hits(p)) == (["ann"], [])


@pytest.mark.rule("MD-Q09-16", "MD-CTR-06")
def test_a_counter_attacker_leaves_the_zone_of_a_pillar_towards_its_attacker() -> None:
    p = alone("orc-flayers", "e3", heroes=2, ann="e2", bob="d1")
    with p.arrange():
        p.outfit("ann", hands=["bow"])
    p.go("ranged:e5", "end")
    assert [(e.figure, e.how) for e in p.told(Activated)] == [("e5", "counter"), ("bob", "hero")]
    assert (p.where("e5"), attacked(p), hits(p)) == ("e2", ["ann"], [])


@pytest.mark.rule("MD-Q09-16")
def test_a_destroyed_pillar_is_removed() -> None:
    p = alone("orc-flayers", "e5", ann="d1")
    with p.arrange() as s:
        s.pillars["crossing-pillar"] = 1
    enemies_act(p)
    assert sorted(p.s.pillars) == ["east-pillar", "north-pillar", "south-pillar", "threshold-pillar", "west-pillar"]


@pytest.mark.rule("MD-Q09-17", "MD-EPH-06")
def test_a_pillar_out_of_range_or_sight_is_not_attacked() -> None:
    p = alone("orc-flayers", "e2", ann="e2")
    enemies_act(p)
    assert (attacked(p), hits(p)) == (["ann"], [])
    p = alone("goblin-archers", "d3", ann="d3")
    enemies_act(p)
    assert (attacked(p), hits(p)) == (["ann"], [])


@pytest.mark.rule("MD-Q09-17", "MD-SKL-15")
def test_a_pillar_in_range_outranks_even_taunt() -> None:
    p = alone("goblin-archers", "e2", skill="Taunt", ann="e2")
    p.go("end")
    assert (p.prompt, "hero:ann" in p.keys) == ("which-target", False)
    p.go("hero:crossing-pillar")
    assert (attacked(p), hits(p)) == ([], [("crossing-pillar", 2)])


@pytest.mark.rule("MD-Q09-17")
@pytest.mark.parametrize("pillar", ["north-pillar", "crossing-pillar"])
def test_of_several_pillars_in_range_the_players_choose(pillar: str) -> None:
    p = alone("goblin-archers", "e2", ann="d1").go("end")
    assert (p.prompt, p.decision.seat) == ("which-target", -1)
    assert set(p.keys) == {"hero:north-pillar", "hero:crossing-pillar", "hero:south-pillar"}
    p.go(f"hero:{pillar}")
    assert hits(p) == [(pillar, 2)]
