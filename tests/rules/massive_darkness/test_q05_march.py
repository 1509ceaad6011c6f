"""Adventure 5: how the Immortal walks, whom he crushes, and the fireworks he follows."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, EnemyDied, FireworkOut, HeroDied, Went, XpGained

from .position import Position
from .quests import enemies_act, quest

ID = "the-immortals-downfall"


def walk(zone: str, *fireworks: str, foes: tuple[str, ...] = (), heroes: int = 1, **where: str) -> Position:
    """The Immortal alone in a zone, heroes, fireworks and other enemies elsewhere; nobody has acted yet."""
    p = quest(ID, heroes)
    with p.arrange() as s:
        del s.enemies["e2"]
        s.enemies["e1"].zone = p.zone(zone)
        s.fireworks = [p.zone(z) for z in fireworks]
        for hero, at in where.items():
            s.heroes[hero].zone = p.zone(at)
        for foe in foes:
            p.put("orc-flayers", foe, stunned=True)
    return p


def path(p: Position) -> list[str]:
    """The zones he came to, in order."""
    return [p.game.name(e.path[-1]) for e in p.told(Went) if e.figure == "e1"]


def marched(p: Position, **answers: str) -> Position:
    """He is the first to act in the Enemies' phase."""
    return enemies_act(p, which_enemy="enemy:e1", **answers)


@pytest.mark.rule("MD-Q05-10")
@pytest.mark.parametrize(("zone", "zones"), [("k1", ["k2", "k3"]), ("i5", ["h5", "g5"]), ("d5", ["c5", "c6"])])
def test_he_moves_2_zones_towards_the_starting_zone(zone: str, zones: list[str]) -> None:
    assert path(marched(walk(zone, ann="a4"))) == zones


@pytest.mark.rule("MD-Q05-10", "MD-EPH-13")
def test_he_attacks_nobody_and_goes_after_nobody() -> None:
    p = marched(walk("k4", ann="k1"))
    assert (path(p), p.told(CombatBegan), p.hero().health) == (["k5", "j5"], [], 5)


@pytest.mark.rule("MD-Q05-11")
def test_a_firework_in_his_sight_draws_him() -> None:
    assert path(marched(walk("g5", "k5", ann="a4"))) == ["h5", "i5"]


@pytest.mark.rule("MD-Q05-11")
def test_a_firework_out_of_his_sight_does_not() -> None:
    assert path(marched(walk("f5", "i6", ann="a4"))) == ["e5", "d5"]


@pytest.mark.rule("MD-Q05-11")
def test_a_firework_that_comes_into_sight_on_the_way_draws_him_from_there() -> None:
    assert path(marched(walk("h5", "g4", ann="a4"))) == ["g5", "f5"]
    p = walk("d5", "c4", ann="a6")
    assert path(marched(p)) == ["c5", "c4"]


@pytest.mark.rule("MD-Q05-11")
@pytest.mark.parametrize(("chosen", "zones"), [("c5", ["f5", "e5"]), ("k5", ["h5", "i5"])])
def test_of_several_fireworks_in_sight_the_players_choose(chosen: str, zones: list[str]) -> None:
    p = walk("g5", "c5", "k5", ann="a4").go("end")
    assert (p.prompt, p.keys, p.decision.seat) == ("which-firework", ["zone:c5", "zone:k5"], -1)
    assert path(marched(p, which_firework=f"zone:{chosen}")) == zones


@pytest.mark.rule("MD-Q05-12")
def test_heroes_in_his_zone_are_killed_and_he_does_not_move() -> None:
    p = marched(walk("k3", heroes=3, ann="k3", bob="k3", cid="a4"))
    assert ([e.figure for e in p.told(HeroDied)], path(p)) == (["ann", "bob"], [])


@pytest.mark.rule("MD-Q05-12")
def test_a_hero_he_comes_to_is_killed_and_he_goes_no_further() -> None:
    p = marched(walk("k1", ann="k2"))
    assert ([e.figure for e in p.told(HeroDied)], path(p)) == (["ann"], ["k2"])


@pytest.mark.rule("MD-Q05-12", "MD-HER-11")
def test_a_dead_hero_does_not_stop_him() -> None:
    p = walk("k1", heroes=2, ann="k2", bob="a4")
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["ann"].health = True, 0
    assert path(marched(p)) == ["k2", "k3"]


@pytest.mark.rule("MD-Q05-13", "MD-ACT-10")
def test_other_enemies_in_his_zone_are_killed_without_experience_and_he_goes_on() -> None:
    p = marched(walk("k1", foes=("k1", "k3"), ann="a4"))
    assert (path(p), list(p.s.enemies)) == (["k2", "k3"], ["e1"])
    assert (len(p.told(EnemyDied)), p.told(XpGained)) == (2, [])


@pytest.mark.rule("MD-Q05-14")
def test_a_firework_in_his_zone_is_destroyed_and_ends_his_activation() -> None:
    p = marched(walk("k1", "k2", ann="a4"))
    assert (path(p), p.s.fireworks) == (["k2"], [])
    assert [p.game.name(e.cell) for e in p.told(FireworkOut)] == ["k2"]


@pytest.mark.rule("MD-Q05-14")
def test_he_is_activated_again_if_he_then_sees_another() -> None:
    p = marched(walk("j5", "i5", "f5", ann="a4"), which_firework="zone:i5")
    assert path(p) == ["i5", "h5", "g5"]
    p = marched(walk("j5", "i5", "g5", "d5", ann="a4"), which_firework="zone:g5")
    assert path(p) == ["i5", "h5", "g5", "f5", "e5"]


@pytest.mark.rule("MD-Q05-14")
def test_a_firework_he_does_not_see_starts_nothing() -> None:
    p = marched(walk("k1", "k2", "c5", ann="a4"))
    assert path(p) == ["k2"]


@pytest.mark.rule("MD-Q05-15")
def test_he_looks_for_heroes_before_he_looks_for_enemies_and_fireworks() -> None:
    p = walk("k2", "k2", "k4", foes=("k2",), ann="k2").go("end", "enemy:e1")
    first = next(e for e in p.table.events if isinstance(e, HeroDied | EnemyDied | FireworkOut))
    assert isinstance(first, HeroDied)
    assert (list(p.s.enemies), path(p), p.told(EnemyDied)) == (["e1", "e3"], [], [])
    assert {e.rules for e in p.told(FireworkOut)} == {("MD-Q05-08",)}


@pytest.mark.rule("MD-Q05-15")
def test_he_looks_for_enemies_before_he_looks_for_fireworks() -> None:
    p = marched(walk("k2", "k2", foes=("k2",), ann="a4"))
    told = [type(e) for e in p.table.events if isinstance(e, EnemyDied | FireworkOut)]
    assert (told, path(p)) == ([EnemyDied, FireworkOut], [])


@pytest.mark.rule("MD-Q05-15")
def test_he_looks_about_him_at_the_start_and_after_every_zone() -> None:
    p = marched(walk("k1", foes=("k1", "k2", "k3"), ann="a4"))
    assert [type(e) for e in p.table.events if isinstance(e, EnemyDied | Went)] == [EnemyDied, Went, EnemyDied, Went, EnemyDied]


@pytest.mark.rule("MD-Q05-19", "MD-WIN-04")
@pytest.mark.parametrize(("zone", "outcome"), [("c6", "lost"), ("b6", "lost"), ("c5", None)])
def test_when_he_reaches_the_starting_zone_the_adventure_is_lost(zone: str, outcome: str | None) -> None:
    assert marched(walk(zone, ann="a4")).s.outcome == outcome
