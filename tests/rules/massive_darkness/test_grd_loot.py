"""What becomes of a guardian's equipment."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import EnemyDied, Given, XpGained

from .position import Position, position

SWORD = {"id": "sword", "slot": "hand", "melee": "red 1", "copies": 1}
GREAT = {"id": "great", "slot": "two-hands", "melee": "red 2", "copies": 1}
BOW = {"id": "bow", "slot": "two-hands", "ranged": "yellow 1"}
STONE = {"id": "stone", "use": ["Wound an enemy 9, range 2"]}


def dying(zone: str = "a1", gear: str = "sword", kind: str = "ogre", heroes: int = 3, hands: tuple[str, ...] = ("club",), **more: Any) -> Position:
    """A guardian with one life left and a treasure; ann and bob are at the start, cid is with the guardian."""
    p = position(**{"heroes": heroes, "treasure": {1: [SWORD, GREAT]}, "gear": [BOW, STONE], **more})
    with p.arrange() as s:
        p.put(kind, zone, minions=0, health=1, gear=gear)
        p.outfit("ann", body="leather", hands=hands, pack=["stone"])
        if heroes > 2:
            s.heroes["cid"].zone = p.zone("c1" if zone == "a1" else zone)
    return p


@pytest.mark.rule("MD-GRD-13")
@pytest.mark.parametrize("kind", ["rats", "spy", "ogre"])
def test_who_deals_the_last_wound_receives_the_equipment(kind: str) -> None:
    p = dying(kind=kind).go("melee:e1")
    assert (p.prompt, p.decision.seat, p.decision.args["card"]) == ("receive", 0, "sword")
    p.go("keep:sword")
    assert [h.pack for h in p.s.heroes.values()] == [["stone", "sword"], [], []]


@pytest.mark.rule("MD-GRD-13")
@pytest.mark.parametrize("key", ["ranged:e1", "use:stone"])
def test_at_any_distance_and_in_whatever_way(key: str) -> None:
    p = dying("b1", hands=("bow",)).go(key)
    assert (p.prompt, p.decision.args["figure"]) == ("receive", "ann")
    assert "sword" in p.go("keep:sword").hero("ann").pack


@pytest.mark.rule("MD-GRD-13", "MD-SKL-10")
def test_also_who_pays_it_back() -> None:
    """The ogre strikes bob in vain and falls on the spikes of his shield."""
    p = dying(heroes=2, hero={"bob": {"skill": "Payback 2"}}, rolls="blank blank 1")
    with p.arrange() as s:
        s.heroes["bob"].xp = 1
    p.go("end", "end")
    assert (p.prompt, p.decision.args["figure"], [e.by for e in p.told(EnemyDied)]) == ("receive", "bob", ["bob"])


@pytest.mark.rule("MD-GRD-14")
def test_the_killer_may_give_it_at_once_to_a_hero_in_its_own_zone() -> None:
    p = dying("c1", hands=("bow",)).go("ranged:e1")
    assert p.keys == ["keep:sword", "equip:sword", "give:bob"]  # cid stands with the enemy, not with the killer
    p.go("give:bob")
    assert [(e.figure, e.target, e.card) for e in p.told(Given)] == [("ann", "bob", "sword")]
    assert (p.prompt, p.decision.seat, p.keys) == ("receive", 1, ["keep:sword", "equip:sword"])
    p.go("keep:sword")
    assert (p.hero("ann").pack, p.hero("bob").pack) == (["stone"], ["sword"])


@pytest.mark.rule("MD-GRD-14", "MD-HER-09")
def test_a_dead_hero_gets_nothing() -> None:
    p = dying()
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    assert p.go("melee:e1").keys == ["keep:sword", "equip:sword"]


@pytest.mark.rule("MD-GRD-15")
@pytest.mark.parametrize(("answers", "hero", "hands", "pack"), [
    (["equip:sword"], "ann", ["club", "sword"], ["stone"]), (["give:bob", "equip:sword"], "bob", ["club", "sword"], []),
])  # fmt: skip
def test_whoever_gets_it_may_equip_it_without_an_action(answers: list[str], hero: str, hands: list[str], pack: list[str]) -> None:
    p = dying().go("melee:e1", *answers)
    assert (p.hero(hero).hands, p.hero(hero).pack) == (hands, pack)
    assert p.s.turn is not None
    assert p.s.turn.actions == 2


@pytest.mark.rule("MD-GRD-15", "MD-EQP-14")
def test_what_it_displaces_goes_beside_the_dashboard() -> None:
    p = dying(gear="great").go("melee:e1", "equip:great")
    assert (p.hero().hands, sorted(p.hero().pack)) == (["great"], ["club", "stone"])


@pytest.mark.rule("MD-GRD-15", "MD-LVL-15")
def test_at_whatever_level_the_game_is() -> None:
    p = dying(gear="blade", treasure={1: [SWORD], 5: [{**SWORD, "id": "blade"}]}).go("melee:e1")
    assert p.s.level == 1
    assert p.go("equip:blade").hero().hands == ["club", "blade"]


@pytest.mark.rule("MD-GRD-16", "MD-ACT-10")
def test_without_a_hero_who_killed_it_the_equipment_is_discarded() -> None:
    event = {"id": "fire", "name": "Fire", "kind": "omen", "text": "F.", "does": ["All enemies on the board suffer 9"]}
    p = dying("c3", heroes=2, events=[event]).go("end", "end").until("act")
    assert (p.s.enemies, p.s.discards["treasure-1"], p.told(XpGained)) == ({}, ["sword"], [])
    assert [h.pack for h in p.s.heroes.values()] == [["stone"], []]


@pytest.mark.rule("MD-GRD-16")
@pytest.mark.parametrize("kind", ["rats", "spy", "ogre"])
def test_a_trap_that_kills_a_guardian_leaves_nothing_to_whoever_set_it_off(kind: str) -> None:
    blast = {"id": "blast", "name": "Blast", "text": "B.", "does": ["All enemies on the board suffer 9"]}
    p = dying("c3", kind=kind, heroes=2, traps=[blast], draws={"treasure-1": "blast"})
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("pick-up")
    assert (p.s.enemies, p.s.discards["treasure-1"]) == ({}, ["blast", "sword"])
    assert ([h.pack for h in p.s.heroes.values()], [h.xp for h in p.s.heroes.values()]) == ([["stone"], []], [0, 0])


@pytest.mark.rule("MD-GRD-16", "MD-MOB-17")
def test_so_does_a_boss_whose_minions_live_on() -> None:
    quake = {"id": "quake", "name": "Quake", "kind": "omen", "text": "Q.", "does": ["All enemies on the board suffer 1"]}
    p = dying("c3", kind="rats", heroes=1, events=[quake])
    with p.arrange() as s:
        s.enemies["e1"].minions = [2]
    p.go("end").until("act")
    assert (p.enemy().minions, p.enemy().health, p.enemy().gear) == ([1], 0, "")
    assert (p.s.discards["treasure-1"], p.hero().pack, p.told(XpGained)) == (["sword"], ["stone"], [])


@pytest.mark.rule("MD-GRD-16")
def test_without_equipment_nothing_is_discarded() -> None:
    fire = {"id": "fire", "name": "Fire", "kind": "omen", "text": "F.", "does": ["All enemies on the board suffer 9"]}
    p = dying("c3", gear="", heroes=1, events=[fire]).go("end").until("act")
    assert (p.s.enemies, p.s.discards["treasure-1"]) == ({}, [])
