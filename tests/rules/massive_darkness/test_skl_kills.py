"""Skills that work when somebody is killed: once for an attack, however many figures it has killed."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Healed

from .encounters import foe
from .fights import defending
from .position import DARK, Position, position

HEALS = "When you kill any enemy: Heal 1"
SWEEP = "When you attack: all other enemies in the zone suffer 1"
BOSS = "When you attack: hit the boss"


def striking(skill: str, *foes: tuple[str, list[int], int], swords: int = 1, stunned: bool = False) -> Position:
    """Ann, wounded, attacks the first of these mobs: kind, health of the minions and of the boss. Each kill heals her."""
    weapon = {"id": "blade", "slot": "hand", "melee": "yellow 1", "does": [f"When you attack: swords +{swords}"]}
    p = position(hero={"ann": {"skill": skill, "shadow": HEALS}}, gear=[weapon], tiles={"1R": DARK}, rolls="blank")
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        p.outfit("ann", hands=["blade"])
        for kind, minions, health in foes:
            p.put(kind, "a1", minions=minions, health=health, stunned=stunned)
    return p.go("melee:e1")


def healed(p: Position) -> int:
    return len([e for e in p.told(Healed) if e.figure == "ann"])


def killed(p: Position) -> int:
    """How many figures the last attack has killed."""
    assert p.s.combat is not None
    return p.s.combat.kills


@pytest.mark.rule("MD-SKL-04", "MD-MOB-18")
@pytest.mark.parametrize(
    ("minions", "health", "swords", "kills"),
    [([2], 2, 1, 0), ([2], 2, 2, 1), ([1, 1], 2, 2, 2), ([1, 1, 1], 2, 3, 3), ([], 2, 1, 0), ([], 2, 2, 1), ([], 2, 9, 1)],
)
def test_it_works_once_if_anybody_of_a_mob_has_died(minions: list[int], health: int, swords: int, kills: int) -> None:
    p = striking("Payback 1", ("rats", minions, health), swords=swords)
    assert (killed(p), healed(p)) == (kills, min(1, kills))


@pytest.mark.rule("MD-SKL-04", "MD-MOB-14")
@pytest.mark.parametrize("stunned", [False, True])
@pytest.mark.parametrize("first", ["boss", "minion"])
def test_a_minion_and_the_boss_killed_by_the_same_attack_count_together(first: str, stunned: bool) -> None:
    p = striking("Payback 1" if stunned else BOSS, ("rats", [1], 1), swords=2, stunned=stunned)
    assert p.prompt == "split-wounds"
    p.go(f"figure:{first}")
    assert (p.s.enemies, killed(p), healed(p)) == ({}, 2, 1)


@pytest.mark.rule("MD-SKL-04", "MD-MOB-19")
@pytest.mark.parametrize(
    ("other", "kills"), [(([2], 2), 0), (([1], 2), 1), (([2], 1), 1), (([1], 1), 2), (([1, 1], 1), 3), (([], 1), 1), (([], 2), 0), (([2], 0), 0)]
)
def test_those_who_die_beside_the_target_count(other: tuple[list[int], int], kills: int) -> None:
    """A brute is only scratched; the rats beside it take a wound each."""
    p = striking(SWEEP, ("brutes", [3], 3), ("rats", *other))
    assert (killed(p), healed(p)) == (kills, min(1, kills))


@pytest.mark.rule("MD-SKL-04", "MD-MOB-19")
def test_the_target_and_somebody_beside_it_count_together() -> None:
    p = striking(SWEEP, ("rats", [], 1), ("archers", [], 1))
    assert (p.s.enemies, killed(p), healed(p)) == ({}, 2, 1)


@pytest.mark.rule("MD-SKL-03", "MD-ENM-12")
@pytest.mark.parametrize(("rolls", "health"), [("1 1", 27), ("2+bam 1", 27)])
def test_an_enemy_that_kills_nobody_gains_nothing_from_it(rolls: str, health: int) -> None:
    p = defending(foe=["When you kill any enemy: Heal 3"], rolls=rolls, health=30)
    with p.arrange() as s:
        s.enemies["e1"].health = health
    p.go("end").until("act")
    assert p.enemy().health == health


# -- enemies that are healed ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKL-03", "MD-MOB-09")
@pytest.mark.parametrize(
    ("minions", "boss", "after"),
    [
        ([1, 2], 1, ([1, 2], 2)),  # the boss first, and only one of them
        ([1, 2], 2, ([2, 2], 2)),
        ([1, 1], 2, ([1, 2], 2)),  # the one that is still wounded comes first again
        ([1], 0, ([2], 0)),  # nobody rises from the dead
        ([2, 2], 0, ([2, 2], 0)),
    ],
)
def test_an_enemy_heals_its_boss_or_else_a_minion(minions: list[int], boss: int, after: tuple[list[int], int]) -> None:
    p = position(guards=[foe("rats", does=["At start of your activation: Heal 1"])])
    with p.arrange():
        p.put("rats", "c3", minions=minions, health=boss)
    p.go("end")
    assert (p.enemy().minions, p.enemy().health) == after
