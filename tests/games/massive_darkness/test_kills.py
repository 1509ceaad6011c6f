"""How many figures died in a combat, as its state tells."""

from __future__ import annotations

import pytest

from tests.rules.massive_darkness.position import Position, position

SWEEP = {"id": "sweep", "does": ["When you attack: all other enemies in the zone suffer 2"]}
AIM = {"id": "aim", "does": ["When you attack: hit the boss"]}
STRONG = {"id": "strong", "does": ["When you attack: wounds +3"]}


def fight(kind: str, *pack: str, minions: int = 0, health: int = 1, stunned: bool = False, beside: bool = False) -> Position:
    """Ann deals four wounds."""
    p = position(gear=[SWEEP, AIM, STRONG], rolls="1")
    with p.arrange():
        p.outfit("ann", hands=["club"], pack=["strong", *pack])
        p.put(kind, "a1", minions=minions, health=health, stunned=stunned)
        if beside:
            p.put("brutes", "a1", minions=[1, 2, 3], health=2)
    return p.go("melee:e1")


def kills(p: Position) -> int:
    assert p.s.combat is not None
    return p.s.combat.kills


@pytest.mark.parametrize(
    ("kind", "minions", "health", "count"), [("ogre", 0, 5, 0), ("ogre", 0, 4, 1), ("rats", 0, 2, 1), ("rats", 2, 2, 2), ("rats", 3, 2, 2)]
)
def test_every_figure_counts(kind: str, minions: int, health: int, count: int) -> None:
    assert kills(fight(kind, minions=minions, health=health)) == count


@pytest.mark.parametrize(("pack", "stunned"), [(("aim",), False), ((), True)])
@pytest.mark.parametrize("first", ["boss", "minion"])
def test_boss_and_minions_count_together(pack: tuple[str, ...], stunned: bool, first: str) -> None:
    p = fight("rats", *pack, minions=2, health=2, stunned=stunned).go(f"figure:{first}")
    if first == "minion":
        p.go("figure:boss")
    assert (kills(p.until("act")), p.enemy().minions, p.enemy().health) == (2, [2], 0)


@pytest.mark.parametrize("health", [9, 4])
def test_so_do_the_others_in_the_zone(health: int) -> None:
    p = fight("ogre", "sweep", health=health, beside=True).until("act")
    assert (kills(p), p.enemy("e2").minions) == (3 + (health == 4), [1])
