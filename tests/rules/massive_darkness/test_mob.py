"""Mobs: one enemy of a boss and its minions."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    Arrived,
    CombatBegan,
    Counted,
    EnemyDied,
    Healed,
    MinionDied,
    Rolled,
    Went,
    Wounded,
    XpGained,
)

from .encounters import BEHIND
from .position import Position, position

AXE = {"id": "axe", "slot": "hand", "melee": "red 1", "defence": "green 1"}
BOMB = {"id": "bomb", "use": ["All enemies in the zone suffer 2"], "copies": 2}
REST = {"ability": {"name": "Rest", "level": 1, "cost": 1, "does": ["Heal 1"]}}
STONE = {"id": "stone", "use": ["Wound an enemy 3"], "copies": 2}


def facing(
    minions: list[int], *, boss: int = 2, swords: int = 0, stunned: bool = False, gear: str = "", pack: tuple[str, ...] = (), **more: Any
) -> Position:
    """Ann, with so many swords more, faces a mob of rats with this health."""
    hero = {"ann": {"skill": f"When you attack: swords +{swords}"}} if swords else None
    p = position(**{"hero": hero, "gear": [BOMB, STONE], "treasure": {1: [AXE]}, "sheet": REST, **more})
    with p.arrange():
        p.put("rats", "a1", minions=minions, health=boss, stunned=stunned, gear=gear)
        p.outfit("ann", body="leather", hands=["club"], pack=pack)
    return p


def left(p: Position) -> tuple[list[int], int] | None:
    """What is left of the mob: minions and boss."""
    return (p.enemy().minions, p.enemy().health) if "e1" in p.s.enemies else None


# -- one enemy -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-01")
def test_a_mob_has_one_roll_when_it_attacks_and_one_when_it_is_attacked() -> None:
    p = facing([2, 2, 2, 2], boss=2, heroes=1).go("melee:e1", "melee:e1", "end")
    assert [(e.figure, e.target) for e in p.told(Rolled)][:3] == [("ann", "e1"), ("ann", "e1"), ("e1", "ann")]
    assert [(e.figure, e.how) for e in p.told(Activated)][:3] == [("e1", "counter"), ("e1", "phase"), ("ann", "hero")]


@pytest.mark.rule("MD-MOB-02")
@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_it_comes_with_a_boss_and_its_minions_and_the_boss_is_equipped(heroes: int) -> None:
    p = position(heroes=heroes, draws={"guards-1": "guards-1/rats", "treasure-1": "axe"}, treasure={1: [AXE]}, **BEHIND).go("open:b3")
    assert (p.enemy().minions, p.enemy().health, p.enemy().gear, p.where("e1")) == ([2] * heroes, 2, "axe", "b3")
    assert [(e.card, e.gear) for e in p.told(Arrived)] == [("guards-1/rats", "axe")]
    assert p.s.decks["treasure-1"] == []


@pytest.mark.rule("MD-MOB-03", "MD-LVL-09")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_it_is_of_the_current_level(level: int) -> None:
    p = position(**{**BEHIND, "draws": {f"guards-{level}": f"guards-{level}/rats"}})
    with p.arrange() as s:
        s.level = level
    assert p.go("open:b3").enemy().card == f"guards-{level}/rats"


@pytest.mark.rule("MD-MOB-04", "MD-MOV-07")
def test_a_mob_moves_and_stays_together() -> None:
    """Boss and minions go as one, and so do minions whose boss is dead."""
    p = position()
    with p.arrange():
        p.put("rats", "c1", minions=[1, 2])
        p.put("brutes", "c3", minions=[3, 3], health=0)
    p.go("end")
    p.until("act")
    paths = {id: [p.game.name(e.path[1]) for e in p.told(Went) if e.figure == id] for id in ("e1", "e2")}
    assert (paths["e1"], len(paths["e2"])) == (["b1", "a1"], 2)
    assert (p.enemy("e1").minions, p.enemy("e2").minions) == ([1, 2], [3, 3])


@pytest.mark.rule("MD-MOB-04")
def test_a_hero_down_in_its_zone_does_not_keep_part_of_a_mob_there() -> None:
    """Bob, stunned, and cid, dead, lie where the mob was; neither goes with it, and nobody of the mob stays with them."""
    p = position(heroes=3)
    with p.arrange() as s:
        p.put("rats", "c1", minions=[1, 2])
        for id, zone in (("ann", "c3"), ("bob", "c1"), ("cid", "c1")):
            s.heroes[id].zone = p.zone(zone)
        s.heroes["bob"].stunned, s.heroes["cid"].dead, s.heroes["cid"].health = True, True, 0
        s.heroes["ann"].xp, s.phase, s.turn, s.waiting = 5, "enemies", None, ["e1"]
        s.enemies["e1"].stunned = False
    assert [e.target for e in p.told(CombatBegan)] == ["bob"], "it may attack whoever is down beside it"
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].dead, s.heroes["bob"].health = p.zone("c1"), True, 0
        s.phase, s.turn, s.todo, s.acted, s.waiting = "enemies", None, [], [], ["e1"]
    assert [(e.figure, p.game.name(e.path[1]), e.how) for e in p.told(Went)] == [("e1", "c2", "mob"), ("e1", "c3", "mob")]
    assert (p.where("bob"), p.where("cid"), p.enemy("e1").minions) == ("c1", "c1", [1, 2])


# -- combat --------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-05")
@pytest.mark.parametrize("minions", [[], [2], [2] * 6])
def test_its_card_is_rolled_once_whatever_its_number_with_the_dice_of_the_boss(minions: list[int]) -> None:
    p = facing(minions, gear="axe").go("end")
    assert p.told(Rolled)[0].attack == ("yellow 1", "red 1")


@pytest.mark.rule("MD-MOB-05")
def test_dice_of_another_attack_type_are_not_rolled() -> None:
    sling = {"id": "sling", "slot": "hand", "ranged": "red 2"}
    p = position(treasure={1: [sling]})
    with p.arrange():
        p.put("archers", "a1", gear="sling")
    assert p.go("end").told(Rolled)[0].attack == ("yellow 1",)


@pytest.mark.rule("MD-MOB-06")
def test_the_whole_mob_attacks_one_hero() -> None:
    p = facing([2, 2, 2], heroes=3, rolls="2+bam blank")
    p.go("end", "end", "end")
    assert (p.prompt, p.keys) == ("which-target", ["hero:ann", "hero:bob", "hero:cid"])
    p.go("hero:bob")
    assert [e.target for e in p.told(CombatBegan)] == ["bob"]
    assert [h.health for h in p.s.heroes.values()] == [5, 3, 5]


@pytest.mark.rule("MD-MOB-07")
def test_an_attack_on_a_mob_is_an_attack_on_all_of_it() -> None:
    """One defence roll of the card and the boss's equipment stops it once; what comes through goes from figure to figure."""
    guard = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "defence": "blue 1"}
    p = facing([2, 2, 2], swords=6, gear="axe", guards=[guard], rolls="1 1 2+bam").go("melee:e1")
    assert p.told(Rolled)[0].defence == ("blue 1", "green 2+bam")
    assert (p.told(Counted)[0].wounds, left(p)) == (4, ([2], 2))


# -- wounds --------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-08")
@pytest.mark.parametrize(("swords", "minions"), [(0, [1, 2, 2]), (1, [2, 2]), (2, [1, 2]), (3, [2]), (4, [1])])
def test_minions_are_wounded_one_after_another(swords: int, minions: list[int]) -> None:
    assert left(facing([2, 2, 2], swords=swords).go("melee:e1")) == (minions, 2)


@pytest.mark.rule("MD-MOB-09")
def test_the_wounded_minion_comes_first_in_the_next_attack() -> None:
    p = facing([2, 2, 2], swords=2).go("melee:e1")
    assert [(e.damage, e.left) for e in p.told(Wounded)] == [(1, 1)]
    p.go("melee:e1")
    assert (left(p), len(p.told(MinionDied))) == (([], 2), 3)


@pytest.mark.rule("MD-MOB-09")
def test_a_wound_stays_with_the_minion_over_the_round() -> None:
    p = facing([2, 2]).go("melee:e1", "end").until("act")
    assert (p.s.round, left(p)) == (2, ([1, 2], 2))
    assert left(p.go("melee:e1")) == ([2], 2)


@pytest.mark.rule("MD-MOB-10")
@pytest.mark.parametrize("pack", [(), ("stone",)])
def test_the_boss_is_safe_behind_its_minions(pack: tuple[str, ...]) -> None:
    """Whether it is attacked or wounded in another way."""
    p = facing([2, 2], boss=2, swords=2, pack=pack).go("use:stone" if pack else "melee:e1")
    assert (p.prompt, left(p)) == ("act", ([1], 2))


@pytest.mark.rule("MD-MOB-11")
def test_wounds_left_after_the_last_minion_are_lost() -> None:
    p = facing([2, 1], boss=2, swords=9).go("melee:e1")
    assert left(p) == ([], 2)
    p.go("melee:e1")
    assert left(p) is None


@pytest.mark.rule("MD-MOB-12", "MD-STN-05")
@pytest.mark.parametrize(("answer", "after"), [("figure:boss", ([2, 2], 1)), ("figure:minion", ([1, 2], 2))])
def test_of_a_stunned_mob_the_boss_can_be_hit_at_once(answer: str, after: tuple[list[int], int]) -> None:
    p = facing([2, 2], stunned=True).go("melee:e1")
    assert (p.prompt, p.decision.seat, p.keys) == ("split-wounds", 0, ["figure:minion", "figure:boss"])
    assert left(p.go(answer)) == after


@pytest.mark.rule("MD-MOB-12")
def test_wounds_left_after_the_last_minion_then_reach_the_boss() -> None:
    p = facing([1], boss=3, swords=2, stunned=True).go("melee:e1", "figure:minion")
    assert left(p) == ([], 1)


@pytest.mark.rule("MD-MOB-13", "MD-MOB-19")
def test_what_hits_all_enemies_of_a_zone_hits_the_boss_too() -> None:
    p = facing([3, 3], boss=3, pack=("bomb",)).go("use:bomb")
    assert (p.prompt, left(p)) == ("act", ([1, 1], 1))


@pytest.mark.rule("MD-MOB-14")
@pytest.mark.parametrize(("answer", "after"), [("figure:boss", ([2, 2], 1)), ("figure:minion", ([1, 2], 2))])
def test_some_effects_reach_the_boss_in_spite_of_its_minions(answer: str, after: tuple[list[int], int]) -> None:
    p = facing([2, 2], hero={"ann": {"skill": "When you attack: hit the boss"}}).go("melee:e1")
    assert p.prompt == "split-wounds"
    assert left(p.go(answer)) == after


@pytest.mark.rule("MD-MOB-15")
def test_the_attacker_splits_the_wounds_figure_by_figure() -> None:
    """Six wounds: the first minion dies of two, the boss of two, and the second minion takes what is left; nobody is left half dead in between."""
    p = facing([2, 3], boss=2, swords=5, stunned=True).go("melee:e1")
    assert (p.prompt, p.decision.args["wounds"]) == ("split-wounds", 6)
    p.go("figure:minion")
    assert (p.prompt, p.decision.args["wounds"], left(p)) == ("split-wounds", 4, ([3], 2))
    p.go("figure:boss")
    assert left(p) == ([1], 0)


@pytest.mark.rule("MD-MOB-15")
def test_all_of_a_stunned_mob_can_die_of_one_attack() -> None:
    p = facing([2], boss=2, swords=9, stunned=True).go("melee:e1", "figure:boss")
    assert (left(p), len(p.told(MinionDied)), [e.what for e in p.told(EnemyDied)]) == (None, 1, ["boss"])


# -- the boss and its equipment ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOB-16")
@pytest.mark.parametrize(("boss", "attack", "defence"), [(2, ("yellow 1", "red 1"), ("green 1",)), (0, ("yellow 1",), ())])
def test_the_equipment_is_used_only_while_the_boss_lives(boss: int, attack: tuple[str, ...], defence: tuple[str, ...]) -> None:
    guard = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "defence": "green 1"}
    shield = {"id": "shield", "slot": "hand", "defence": "green 1", "melee": "red 1"}
    p = facing([9, 9], boss=boss, gear="shield", guards=[guard], treasure={1: [shield]}).go("melee:e1", "end")
    assert p.told(Rolled)[0].defence == ("green 1", *defence)
    assert p.told(Rolled)[1].attack == attack


@pytest.mark.rule("MD-MOB-17")
def test_minions_fight_on_without_their_boss_and_its_equipment() -> None:
    p = facing([2, 2], boss=1, stunned=True, gear="axe").go("melee:e1", "figure:boss", "keep:axe")
    assert (left(p), p.enemy().gear, p.enemy().card) == (([2, 2], 0), "", "guards-1/rats")
    assert p.s.discards["guards-1"] == []
    p.go("end").until("act")
    assert [e.figure for e in p.told(Activated)] == ["e1", "e1", "ann"]
    p.go("melee:e1", "melee:e1", "melee:e1", "end").until("act").go("melee:e1")
    assert (left(p), p.s.discards["guards-1"], [e.what for e in p.told(EnemyDied)]) == (None, ["guards-1/rats"], ["boss"])


@pytest.mark.rule("MD-MOB-18", "MD-ACT-06")
@pytest.mark.parametrize(("swords", "killed"), [(0, 0), (1, 1), (3, 2), (9, 3)])
def test_every_minion_killed_gives_its_killer_a_point(swords: int, killed: int) -> None:
    p = facing([2, 2, 2], swords=swords, heroes=2).go("melee:e1")
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("ann", 1)] * killed
    assert (p.hero("ann").xp, p.hero("bob").xp) == (killed, 0)


@pytest.mark.rule("MD-MOB-18", "MD-ACT-07")
def test_the_boss_gives_its_three_points_and_loot_when_it_dies() -> None:
    p = facing([2], boss=1, stunned=True, gear="axe", heroes=2).go("melee:e1", "figure:boss")
    assert (p.prompt, p.keys[0]) == ("receive", "keep:axe")
    p.go("keep:axe")
    assert (p.hero("ann").xp, p.hero("bob").xp, p.hero("ann").pack, left(p)) == (3, 3, ["axe"], ([2], 0))


@pytest.mark.rule("MD-MOB-19")
@pytest.mark.parametrize(
    ("minions", "boss", "after", "xp"), [([1, 2, 3], 3, ([1], 1), 2), ([1, 2], 2, None, 5), ([3], 1, ([1], 0), 3), ([1, 2], 0, None, 2)]
)
def test_such_wounds_go_to_every_figure(minions: list[int], boss: int, after: tuple[list[int], int] | None, xp: int) -> None:
    p = facing(minions, boss=boss, pack=("bomb",)).go("use:bomb")
    assert (left(p), p.hero().xp) == (after, xp)


@pytest.mark.rule("MD-MOB-19")
def test_a_blow_that_wounds_the_others_of_the_zone_wounds_all_of_them() -> None:
    p = facing([2], hero={"ann": {"skill": "When you attack: all other enemies in the zone suffer 1"}})
    with p.arrange():
        p.put("brutes", "a1", minions=[1, 3])
        p.put("ogre", "b1")
    p.go("melee:e1")
    assert (left(p), p.enemy("e2").minions, p.enemy("e2").health, p.enemy("e3").health) == (([1], 2), [2], 2, 3)


# -- wounds and healing for every figure ---------------------------------------------------------------------------------------------
QUAKE = {"id": "quake", "use": ["All enemies in the zone suffer 1"]}
BALM = {"id": "balm", "use": ["All enemies in the zone heal 2"]}


def shaken(minions: list[int], health: int, card: str = "quake") -> Position:
    """Rats (health 2) in ann's zone, when she has used a card on everybody there."""
    p = position(gear=[QUAKE, BALM])
    with p.arrange():
        p.outfit("ann", pack=[card])
        p.put("rats", "a1", minions=minions, health=health)
    return p.go(f"use:{card}")


@pytest.mark.rule("MD-MOB-19", "MD-MOB-18")
@pytest.mark.parametrize(
    ("minions", "health", "left", "boss", "xp"),
    [([2, 2], 2, [1, 1], 1, 0), ([1, 2], 2, [1], 1, 1), ([1, 1], 2, [], 1, 2), ([1], 0, None, 0, 1), ([2], 0, [1], 0, 0), ([2], 1, [1], 0, 3)],
)
def test_each_figure_takes_the_wounds_and_each_dead_minion_is_a_point(
    minions: list[int], health: int, left: list[int] | None, boss: int, xp: int
) -> None:
    p = shaken(minions, health)
    assert p.hero().xp == xp
    if left is None:
        assert p.s.enemies == {}
    else:
        assert (p.enemy().minions, p.enemy().health) == (left, boss)


@pytest.mark.rule("MD-MOB-13", "MD-MOB-19")
def test_a_mob_whose_last_figures_die_together_is_gone_once() -> None:
    p = shaken([1, 1], 1)
    assert (p.s.enemies, p.hero().xp, p.s.discards["guards-1"]) == ({}, 5, ["guards-1/rats"])


@pytest.mark.rule("MD-SKL-03", "MD-MOB-09")
@pytest.mark.parametrize(
    ("minions", "health", "healed"),
    [([1, 2], 1, ([1, 2], 2)), ([1, 2], 2, ([2, 2], 2)), ([1, 2], 0, ([2, 2], 0)), ([2, 2], 2, ([2, 2], 2)), ([], 1, ([], 2))],
)
def test_healing_goes_to_the_boss_and_then_to_the_wounded_minion(minions: list[int], health: int, healed: tuple[list[int], int]) -> None:
    p = shaken(minions, health, "balm")
    assert (p.enemy().minions, p.enemy().health) == healed
    assert len(p.told(Healed)) == ((minions, health) != healed)
