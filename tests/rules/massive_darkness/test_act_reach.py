"""Whom the text of a card means: sides, allies, zones, sight and range."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, Healed, Wounded, XpGained

from .position import Position, position


def used(does: str, heroes: int = 4) -> Position:
    """Ann at a1 has used a card that says this: bob is with her, cid in sight at a3, dan out of sight at b2; rats are with her, a spy is at c1, in
    sight, and brutes are at c2, out of sight. Everybody is wounded."""
    p = position(heroes=heroes, gear=[{"id": "horn", "use": [does]}])
    with p.arrange() as s:
        p.outfit("ann", pack=["horn"])
        for id, zone in (("ann", "a1"), ("bob", "a1"), ("cid", "a3"), ("dan", "b2")):
            s.heroes[id].zone, s.heroes[id].health = p.zone(zone), 3
        for kind, zone in (("rats", "a1"), ("spy", "c1"), ("brutes", "c2")):
            p.put(kind, zone, minions=0, health=2 if kind == "spy" else 1)
    return p.go("use:horn")


@pytest.mark.rule("MD-ACT-03")
@pytest.mark.parametrize(
    ("whom", "where", "found"),
    [
        ("heroes", "in the zone", "ann bob"), ("heroes", "in sight", "ann bob cid"), ("heroes", "on the board", "ann bob cid dan"),
        ("allies", "in the zone", "bob"), ("allies", "in sight", "bob cid"), ("allies", "on the board", "bob cid dan"),
        ("enemies", "in the zone", "e1"), ("enemies", "in sight", "e1 e2"), ("enemies", "on the board", "e1 e2 e3"),
    ],
)  # fmt: skip
def test_a_text_means_a_side_and_a_place_and_allies_are_the_others(whom: str, where: str, found: str) -> None:
    p = used(f"All {whom} {where} heal 1")
    assert [e.figure for e in p.told(Healed)] == found.split()


@pytest.mark.rule("MD-ACT-03")
@pytest.mark.parametrize(
    ("whom", "where", "found"), [("heroes", "in the zone", "ann bob"), ("allies", "in sight", "bob cid"), ("enemies", "in sight", "e1 e2")]
)
def test_so_does_one_that_stuns(whom: str, where: str, found: str) -> None:
    p = used(f"All {whom} {where} are stunned")
    down = [id for id, figure in (*p.s.heroes.items(), *p.s.enemies.items()) if figure.stunned]
    assert down == found.split()


@pytest.mark.rule("MD-ACT-03")
@pytest.mark.parametrize(
    ("does", "keys"),
    [
        ("Heal 1, self or ally", ["hero:ann", "hero:bob"]),
        ("Heal 1, self or ally, range 1", ["hero:ann", "hero:bob"]),
        ("Heal 1, self or ally, range 2", ["hero:ann", "hero:bob", "hero:cid"]),
        ("Heal 1, ally, range 2", ["hero:bob", "hero:cid"]),
        ("Heal 1, ally", []),
        ("Heal 1", []),
    ],
)
def test_who_is_healed_is_chosen_within_reach(does: str, keys: list[str]) -> None:
    p = used(does)
    if keys:
        assert (p.prompt, p.decision.seat, p.keys) == ("who-heals", 0, keys)
        p.go(keys[-1])
    assert [e.figure for e in p.told(Healed)] == [keys[-1].removeprefix("hero:") if keys else "bob" if "ally" in does else "ann"]


@pytest.mark.rule("MD-CTR-12")
@pytest.mark.parametrize(("range_", "keys"), [("", None), (", range 1", None), (", range 2", ["enemy:e1", "enemy:e2"])])
def test_an_enemy_is_wounded_within_reach_and_in_sight(range_: str, keys: list[str] | None) -> None:
    p = used(f"Wound an enemy 1{range_}")
    assert (p.prompt, p.keys) == ("which-foe", keys) if keys else p.prompt != "which-foe"
    if keys:
        p.go("enemy:e2")
    assert [e.figure for e in p.told(Wounded)] == (["e2"] if keys else ["e1"])


@pytest.mark.rule("MD-ACT-10", "MD-MOB-19")
def test_a_heros_card_kills_for_the_hero_and_an_event_for_nobody() -> None:
    p = used("All enemies in the zone suffer 1")
    assert [e.figure for e in p.told(XpGained)] == ["ann", "bob", "cid", "dan"]
    event = {"id": "fire", "name": "Fire", "kind": "omen", "text": "F.", "does": ["All enemies in the zone suffer 1"]}
    p = position(events=[event])
    with p.arrange():
        p.put("rats", "a1", minions=1, health=1)
    p.go("end").until("act")
    assert (p.enemy().health, p.enemy().minions, p.told(XpGained)) == (0, [1], [])


@pytest.mark.rule("MD-EVT-01", "MD-PIC-10")
def test_the_log_says_what_roused_the_enemies() -> None:
    event = {"id": "horn", "name": "Horn", "kind": "omen", "text": "H.", "does": ["All enemies activate"]}
    p = position(events=[event])
    with p.arrange() as s:
        p.put("ogre", "c3")
        s.phase, s.turn = "event", None
    assert [e.rules for e in p.told(Activated) if e.figure == "e1"] == [("MD-EVT-01",)]
    p = position(gear=[{"id": "gong", "use": ["All enemies activate"]}])
    with p.arrange():
        p.outfit("ann", pack=["gong"])
        p.put("ogre", "c3")
    p.go("use:gong")
    assert [e.rules for e in p.told(Activated) if e.figure == "e1"] == [("MD-PIC-10",)]


@pytest.mark.rule("MD-EPH-27", "MD-OOF-06")
def test_enemies_not_released_are_passed_over_when_all_are_roused() -> None:
    p = position(gear=[{"id": "gong", "use": ["All enemies activate"]}])
    with p.arrange():
        p.outfit("ann", pack=["gong"])
        p.put("ogre", "c3", asleep=True)
        p.put("rats", "c1")
    p.go("use:gong")
    assert [e.figure for e in p.told(Activated) if e.how == "phase"] == ["e2"], "with one left, nobody is asked"


@pytest.mark.rule("MD-ACT-03")
@pytest.mark.parametrize(("zone", "healed"), [("a1", ["bob"]), ("c2", [])])
def test_where_there_is_no_ally_nobody_is_healed(zone: str, healed: list[str]) -> None:
    p = position(heroes=2, gear=[{"id": "horn", "use": ["Heal 1, ally"]}])
    with p.arrange() as s:
        p.outfit("ann", pack=["horn"])
        for id, at in (("ann", "a1"), ("bob", zone)):
            s.heroes[id].zone, s.heroes[id].health = p.zone(at), 3
    p.go("use:horn")
    assert (p.prompt, [e.figure for e in p.told(Healed)]) == ("act", healed)
