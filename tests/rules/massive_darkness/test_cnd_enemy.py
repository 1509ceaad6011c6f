"""Conditions on the card of an enemy, on both sides of each boundary: its enemies are the heroes, its allies the other enemies."""

from __future__ import annotations

import pytest

from .fights import counted, duel


def struck(condition: str, *, heroes: int = 1, foes: int = 1, health: int = 30, away: int = 0) -> bool:
    """Whether a skill of a foe with 30 health works when it attacks ann; `away`: how many of the other heroes are elsewhere."""
    p = duel(foe=[f"When you attack, {condition}: swords +5"], heroes=heroes, foes=foes, rolls="1 1")
    with p.arrange() as s:
        for id in list(s.heroes)[heroes - away :]:
            s.heroes[id].zone = p.zone("c3")
        s.heroes["ann"].xp, s.enemies["e1"].health = 9, health
    p.go(*["end"] * heroes)
    if p.prompt == "which-enemy":
        p.go("enemy:e1")
    return counted(p)[0] == 6


@pytest.mark.rule("MD-ENM-12", "MD-CND-11")
@pytest.mark.parametrize(("health", "works"), [(30, False), (29, False), (28, True), (27, True)])
def test_an_enemy_is_wounded_from_so_many_wounds_on(health: int, works: bool) -> None:
    assert struck("If wounded 2", health=health) == works


@pytest.mark.rule("MD-ENM-12", "MD-ACT-03")
@pytest.mark.parametrize(("heroes", "away", "works"), [(1, 0, False), (2, 0, True), (2, 1, False), (3, 0, True)])
def test_an_enemy_is_outnumbered_by_heroes_in_its_zone(heroes: int, away: int, works: bool) -> None:
    assert struck("If 2 enemies in the zone", heroes=heroes, away=away) == works


@pytest.mark.rule("MD-ENM-12", "MD-ACT-03")
@pytest.mark.parametrize(("foes", "together"), [(1, False), (2, True), (3, True)])
def test_an_enemy_is_together_with_other_enemies(foes: int, together: bool) -> None:
    assert struck("If no ally in the zone", foes=foes) == (not together)
    assert struck("If an ally in the zone", foes=foes) == together
