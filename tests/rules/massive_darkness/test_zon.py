"""Light and shadow, and who can be in a zone."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Counted, Went

from .position import DARK, HEROES, OPEN, Position, position

MAZE = """
    +---+---+---+
    | c   c | C |
    +---+   +   +
    | c   c   c |
    +   +---+   +
    | C | c   c |
    +---+---+---+
"""
"""Only c1 and a3 are lit; from b2 one sees a2, c2 and b1."""
SHADOW = {"ann": {"shadow": "When you attack: swords +1"}}
DUSK = {"id": "dusk", "name": "Dusk", "kind": "omen", "text": "D.", "does": ["All heroes in dark zones suffer 1"]}


def maze(heroes: int = 2, **more: Any) -> Position:
    return position(heroes=heroes, tiles={"1R": MAZE}, adventure={"start": "c3", "exit": ""}, **more)


def went(p: Position, id: str = "e1") -> list[str]:
    return [p.game.name(e.path[-1]) for e in p.told(Went) if e.figure == id]


def enemies_phase(p: Position) -> Position:
    """All heroes do nothing; the enemies act, with the first option where there is a tie."""
    while p.prompt == "act" and p.s.round == 1:
        p.end_turn()
    return p


@pytest.mark.rule("MD-ZON-07")
def test_who_stands_in_a_dark_zone_is_in_shadow_and_nobody_else() -> None:
    p = maze(heroes=3, events=[DUSK])
    with p.arrange() as s:
        for id, zone in {"ann": "a1", "bob": "a3", "cid": "c1"}.items():
            s.heroes[id].zone = p.zone(zone)
    assert [p.game.dark(p.hero(id).zone) for id in ("ann", "bob", "cid")] == [True, False, False]
    enemies_phase(p)
    assert [hero.health for hero in p.s.heroes.values()] == [4, 5, 5]


@pytest.mark.rule("MD-ZON-08")
@pytest.mark.parametrize(("tile", "swords"), [(DARK, 2), (OPEN, 1)])
def test_a_heros_shadow_skill_works_only_in_a_dark_zone(tile: str, swords: int) -> None:
    p = position(tiles={"1R": tile}, hero=SHADOW)
    with p.arrange():
        p.put("ogre", "a1")
    p.go("melee:e1")
    assert [e.swords for e in p.told(Counted)] == [swords]


@pytest.mark.rule("MD-ZON-08")
@pytest.mark.parametrize(("tile", "free"), [(DARK, True), (OPEN, False)])
def test_a_shadow_skill_that_lasts_is_in_force_only_in_a_dark_zone(tile: str, free: bool) -> None:
    p = position(tiles={"1R": tile}, hero={"ann": {"shadow": "Slippery"}})
    with p.arrange():
        p.put("ogre", "a1")
    assert ("step:b1" in p.keys) == free


@pytest.mark.rule("MD-ZON-08")
@pytest.mark.parametrize(("tile", "swords"), [(DARK, 3), (OPEN, 1)])
def test_an_enemys_shadow_skill_works_only_in_a_dark_zone(tile: str, swords: int) -> None:
    rats = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "does": ["When you attack, If in shadow: swords +2"]}
    p = position(tiles={"1R": tile}, guards=[rats])
    with p.arrange():
        p.put("rats", "a1")
    enemies_phase(p)
    assert [e.swords for e in p.told(Counted) if e.figure == "e1"] == [swords]


@pytest.mark.rule("MD-ZON-09")
def test_a_hero_in_the_dark_and_out_of_sight_is_ignored_whatever_its_experience() -> None:
    p = maze()
    with p.arrange() as s:
        p.put("rats", "b2")
        s.heroes["ann"].zone, s.heroes["ann"].xp = p.zone("a1"), 4
        s.heroes["bob"].zone = p.zone("a3")
    enemies_phase(p)
    assert went(p) == ["a2", "a3"]


@pytest.mark.rule("MD-ZON-09")
def test_where_all_heroes_are_hidden_nobody_is_gone_for() -> None:
    p = maze()
    with p.arrange() as s:
        p.put("rats", "b2")
        s.heroes["ann"].zone = s.heroes["bob"].zone = p.zone("a1")
    enemies_phase(p)
    assert (went(p), p.told(CombatBegan)) == (["c2", "c3"], [])  # to the starting zone


@pytest.mark.rule("MD-ZON-10")
def test_a_hero_in_the_dark_who_is_in_sight_is_a_target_like_any_other() -> None:
    p = maze()
    with p.arrange() as s:
        p.put("archers", "c2")
        s.heroes["ann"].zone = p.zone("a2")
        s.heroes["bob"].zone, s.heroes["bob"].xp = p.zone("a3"), 4
    enemies_phase(p)
    assert [(e.figure, e.target) for e in p.told(CombatBegan)] == [("e1", "ann")]


@pytest.mark.rule("MD-ZON-10")
def test_an_enemy_goes_for_a_hidden_hero_only_while_it_sees_it() -> None:
    p = maze(heroes=1)
    with p.arrange() as s:
        p.put("rats", "b3")
        s.heroes["ann"].zone = p.zone("c3")
    enemies_phase(p)
    assert (went(p), p.where("e1")) == (["c3"], "c3")


@pytest.mark.rule("MD-ZON-10")
def test_a_hero_in_the_light_attracts_enemies_that_do_not_see_it() -> None:
    p = maze(heroes=1)
    with p.arrange() as s:
        p.put("rats", "b1")
        s.heroes["ann"].zone = p.zone("a3")
    enemies_phase(p)
    assert went(p) == ["b2", "a2"]


@pytest.mark.rule("MD-ZON-11")
def test_any_number_of_figures_may_stand_in_a_zone() -> None:
    p = position(heroes=6)
    with p.arrange() as s:
        for kind in ("rats", "archers", "mages", "brutes"):
            p.put(kind, "b1", stunned=True)
        for id in HEROES[1:]:
            s.heroes[id].zone = p.zone("b1")
    p.go("step:b1")
    assert {p.where(id) for id in (*HEROES, "e1", "e2", "e3", "e4")} == {"b1"}
    assert sum(1 + len(e.minions) for e in p.s.enemies.values()) == 4 + 6 + 6 + 12 + 6
