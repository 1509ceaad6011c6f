"""Units at the edges of a tile and on all sides of somebody are meant like any others, and those beyond are not."""

from __future__ import annotations

import pytest

from .aiming import MELEE, USE, aiming, hurt

EDGES = ["1,5", "10,5", "5,1", "5,10", "1,1", "10,10"]
SIDES = ["4,4", "5,4", "6,4", "4,5", "6,5", "4,6", "5,6", "6,6"]


@pytest.mark.rule("MA-RNG-09")
@pytest.mark.parametrize("at", EDGES)
@pytest.mark.parametrize("whom", ["monsters", "any monster", "the nearest monster"])
def test_a_word_without_a_target_symbol_reaches_the_edges_of_the_tile(at: str, whom: str) -> None:
    p = aiming(f"Pay 1 stamina: lose 1 health, on {whom}", at="5,5", second=".", statues=(at, "11,5"))
    assert hurt(p.go(USE)) == ["s0"]


@pytest.mark.rule("MA-RNG-10")
@pytest.mark.parametrize("at", SIDES)
@pytest.mark.parametrize("whom", ["adjacent monsters", "any adjacent monster"])
def test_adjacent_are_those_on_all_sides(at: str, whom: str) -> None:
    p = aiming(f"Pay 1 stamina: lose 1 health, on {whom}", at="5,5", statues=(at, "7,5", "5,7", "3,5", "5,3"))
    assert hurt(p.go(USE)) == ["s0"]


@pytest.mark.rule("MA-RNG-17")
@pytest.mark.parametrize("at", EDGES)
def test_within_range_reaches_the_edges_of_the_tile(at: str) -> None:
    p = aiming("Pay 1 stamina: lose 1 health, on explorers within range 9", at="5,5", second=".", explorers=3)
    with p.arrange():
        p.stand("bob", at)
        p.stand("cid", "11,5")
    p.begin("ann").go(USE)
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    assert hurt(p) == ["ann", "bob"]


@pytest.mark.rule("MA-NEA-01")
@pytest.mark.parametrize("at", EDGES)
def test_the_nearest_may_stand_at_the_edge_and_is_never_on_another_tile(at: str) -> None:
    p = aiming(MELEE, "Pay 1 stamina: lose 1 health, on the nearest explorer", at="9,5", second=".", explorers=3)
    with p.arrange():
        p.stand("bob", at)
        p.stand("cid", "11,5")
    assert hurt(p.begin("ann").go("use:explorer/ann/active/1")) == ["bob"]


@pytest.mark.rule("MA-ATR-07")
@pytest.mark.parametrize("at", [*EDGES, "11,5"])
def test_a_wounded_monster_counts_at_the_edge_of_the_tile_too(at: str) -> None:
    p = aiming(MELEE, at="5,5", second=".", passive=["If there is a wounded monster: armor +2"])
    with p.arrange():
        p.put("s0", at, wounds=1)
    assert p.game.traits("ann").armor == (2 if at == "11,5" else 4)
