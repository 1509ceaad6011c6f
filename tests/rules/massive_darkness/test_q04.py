"""Adventure 4: Goblin War Drums."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, EventDrawn, Nothing, TileFell, XpGained
from undercroft.grid.hexes import cells

from .encounters import TWO
from .position import Position, position
from .quests import layout, names, next_round, quest, special

ID = "goblin-war-drums"
DRUM, EXIT = "d5", "c4"
FIRST = {f"{x}{y}" for x in "abc" for y in "123"}
"""The zones of tile 6R."""


def timers(p: Position) -> dict[str, int]:
    """The wound tokens on the tiles that have some."""
    return {p.game.board.tiles[int(n)]: count for n, count in p.s.timers.items()}


def safe(heroes: int = 1, **more: Any) -> Position:
    """All heroes on the last tile, in the dark and out of everybody's way."""
    p = quest(ID, heroes, **more)
    with p.arrange() as s:
        for hero in s.heroes.values():
            hero.zone = p.zone("a6")
    return p


def falling(p: Position, tile: str = "6R") -> Position:
    """A tile and those before it have but one token left, or none."""
    with p.arrange() as s:
        for n, name in enumerate(p.game.board.tiles):
            if name == tile:
                s.timers[str(n)] = 1
    return p


def gone(p: Position) -> set[str]:
    return {p.game.name(zone) for zone in cells(p.s.gone)}


@pytest.mark.rule("MD-Q04-01")
def test_four_tiles() -> None:
    p = quest(ID)
    found = layout(p)
    assert (found.tiles, found.levels) == (["1V", "6R", "7V", "8R"], [1, 2, 3, 4])
    assert (p.where("ann"), p.game.name(p.game.adventure.exit), found.pillars) == ("c2", EXIT, ["drum"])


@pytest.mark.rule("MD-Q04-02")
def test_wound_tokens_lie_on_the_tiles() -> None:
    assert timers(quest(ID)) == {"6R": 4, "7V": 2, "8R": 2, "1V": 2}


@pytest.mark.rule("MD-Q04-03", "MD-OBJ-06")
def test_first_the_sentinel_dies_then_all_heroes_leave() -> None:
    p = quest(ID, 2, rolls="2+bam")
    with p.arrange() as s:
        for hero in s.heroes.values():
            hero.zone = p.zone(EXIT)
        p.put("liliarch", EXIT, tier="greater", health=1, stunned=True, special="sentinel")
    assert "leave" not in p.keys
    p.go("melee:e1")
    assert (p.s.done, p.s.outcome) == (["kill"], None)
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["kill"], None)
    p.go("leave")
    assert (p.s.done, p.s.outcome) == (["kill", "escape"], "won")


@pytest.mark.rule("MD-Q04-03")
def test_another_monster_is_not_the_sentinel() -> None:
    p = quest(ID, rolls="2+bam")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(EXIT)
        p.put("liliarch", EXIT, tier="greater", health=1)
    p.go("melee:e1")
    assert (p.s.done, "leave" in p.keys) == ([], False)


@pytest.mark.rule("MD-Q04-04", "MD-END-03")
def test_with_every_passing_of_the_token_the_lowest_tile_in_play_loses_a_wound_token() -> None:
    p = safe()
    seen = [timers(p)]
    for _ in range(9):
        seen.append(timers(next_round(p)))
    assert [sum(tokens.values()) for tokens in seen] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert [min(tokens, key=["6R", "7V", "8R", "1V"].index) for tokens in seen] == ["6R"] * 4 + ["7V"] * 2 + ["8R"] * 2 + ["1V"] * 2
    assert (p.s.round, p.s.outcome) == (10, None)
    next_round(p)
    assert (timers(p), p.s.outcome) == ({}, "lost")


@pytest.mark.rule("MD-Q04-04")
def test_the_token_is_passed_once_a_round_with_several_heroes_too() -> None:
    assert timers(next_round(safe(3)))["6R"] == 3


@pytest.mark.rule("MD-Q04-05", "MD-ACT-10")
def test_a_tile_without_tokens_is_gone_with_all_enemies_on_it_and_nobody_gains_by_it() -> None:
    p = falling(safe(2))
    with p.arrange() as s:
        s.enemies.clear()
        p.put("orc-flayers", "a3", stunned=True)
        p.put("ogre-mage", "c3", gear="trinket", stunned=True)
        p.put("dwarf-agent", "f6", stunned=True)
    next_round(p)
    assert [e.tile for e in p.told(TileFell)] == ["6R"]
    assert gone(p) == FIRST
    assert list(p.s.enemies) == ["e3", "e4"]
    assert (p.told(XpGained), [p.hero(h).xp for h in p.s.heroes]) == ([], [0, 0])
    assert p.s.discards["treasure-1"].count("trinket") == 1


@pytest.mark.rule("MD-Q04-05", "MD-MOV-01")
def test_nobody_steps_or_looks_into_what_is_gone() -> None:
    p = next_round(falling(safe()))
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("d2")
        s.turn.actions = 3  # type: ignore[union-attr]
    assert "step:d1" in p.keys
    assert not {"step:c2", "open:c2"} & set(p.keys)
    assert not {p.game.name(z) for z in cells(p.game.ways.seen(p.zone("d2")))} & FIRST


@pytest.mark.rule("MD-Q04-05")
def test_a_tile_with_tokens_stays() -> None:
    p = next_round(safe())
    assert (gone(p), p.told(TileFell)) == (set(), [])


@pytest.mark.rule("MD-Q04-06", "MD-WIN-04")
@pytest.mark.parametrize(("zone", "outcome"), [("c3", "lost"), ("d3", None)])
def test_a_hero_who_falls_with_a_tile_loses_the_adventure(zone: str, outcome: str | None) -> None:
    p = falling(safe(2))
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone(zone)
    next_round(p)
    assert p.s.outcome == outcome
    assert (p.s.lost_by == "MD-Q04-06") == (outcome == "lost")


@pytest.mark.rule("MD-Q04-06", "MD-OBJ-09")
def test_who_has_left_does_not_fall() -> None:
    p = falling(safe(2), "1V")
    with p.arrange() as s:
        s.heroes["ann"].left = True
        s.heroes["bob"].zone = p.zone("d4")
        s.timers = {n: 1 for n in s.timers if p.game.board.tiles[int(n)] == "1V"}
        s.turn = None
    next_round(p)
    assert (p.s.outcome, [e.tile for e in p.told(TileFell)]) == (None, ["1V"])


def drummed(p: Position) -> Position:
    """Ann walks into the zone of the drum."""
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("d4")
    return p.go(f"step:{DRUM}")


@pytest.mark.rule("MD-Q04-07", "MD-LVL-14")
def test_the_first_hero_at_the_drum_calls_a_greater_monster_to_the_token_of_level_4() -> None:
    p = quest(ID, 2, draws={"greater": "greater/ogre-mage"})
    assert p.s.enemies == {}
    drummed(p)
    assert (p.enemy().card, p.where("e1"), p.enemy().special, p.enemy().gear) == ("greater/ogre-mage", "b5", "sentinel", "trinket")
    assert p.enemy().health == 4 * 2


@pytest.mark.rule("MD-Q04-07", "MD-ROM-04")
def test_the_sentinel_is_no_roaming_monster_for_events() -> None:
    p = drummed(quest(ID, event="stir", draws={"greater": "greater/ogre-mage"}))
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("f6")
        p.put("liliarch", "f3")
    next_round(p)
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"] == ["e2"]


@pytest.mark.rule("MD-Q04-07", "MD-ADV-03")
def test_the_sentinel_comes_whoever_is_in_play_already() -> None:
    p = quest(ID, draws={"greater": "greater/liliarch greater/hellhound"})
    with p.arrange():
        p.put("liliarch", "f3")
    drummed(p)
    assert (p.enemy(special(p, "sentinel")).card, p.where(special(p, "sentinel"))) == ("greater/hellhound", "b5")
    assert p.s.discards["greater"] == ["greater/liliarch"]


@pytest.mark.rule("MD-Q04-08")
def test_the_drum_is_heard_once() -> None:
    p = drummed(quest(ID)).go("step:e5", f"step:{DRUM}", "step:d4", f"step:{DRUM}")
    assert len(p.told(Arrived)) == 1


@pytest.mark.rule("MD-Q04-08", "MD-SKL-08")
def test_a_charge_past_the_drum_is_heard_too() -> None:
    p = quest(ID, skill="Charge")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("d4")
        p.put("orc-flayers", "c5")
    p.go("charge:c5").until("act")
    assert (p.where("ann"), p.where(special(p, "sentinel"))) == ("c5", "b5")


@pytest.mark.rule("MD-Q04-08", "MD-Q04-06")
def test_a_dead_hero_on_a_falling_tile_counts() -> None:
    p = falling(safe(2))
    with p.arrange() as s:
        bob = s.heroes["bob"]
        bob.zone, bob.dead, bob.health = p.zone("a1"), True, 0
    next_round(p)
    assert (p.s.outcome, p.s.lost_by) == ("lost", "MD-Q04-06")


@pytest.mark.rule("MD-Q04-09")
def test_tokens_on_a_fallen_tile_are_gone_with_it() -> None:
    p = falling(safe())
    with p.arrange() as s:
        s.regular, s.special = [p.zone("a3"), p.zone("f6")], [p.zone("c3")]
        s.tokens = {"lair": p.zone("a1")}
    next_round(p)
    assert ([p.game.name(z) for z in p.s.regular], p.s.special, p.s.tokens) == (["f6"], [], {})
    assert p.s.pillars == {"drum": 0}
    with p.arrange() as s:
        s.timers = {n: 1 for n in s.timers if p.game.board.tiles[int(n)] == "8R"}
    assert next_round(p).s.pillars == {}


@pytest.mark.rule("MD-Q04-09", "MD-Q04-05")
def test_what_stands_or_lies_beside_the_fallen_tile_stays() -> None:
    """c1 is the last zone of the first row of the tile that falls, and f1 comes just before its second row."""
    pillars = [{"id": "edge", "at": "c1"}, {"id": "beside", "at": "f1"}, {"id": "between", "at": "c2-d2"}]
    rules = ["When the first player changes: The dungeon crumbles"]
    p = position(**TWO | {"adventure": {"timers": {"1R": 1}, "levels": {"c1": 1, "f1": 1}, "exit": "f3", "pillars": pillars, "rules": rules}})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("f1")
        s.regular = s.special = s.fireworks = [p.zone("c1"), p.zone("f1")]
        s.tokens = {"lair-1": p.zone("c1"), "lair-2": p.zone("f1")}
        p.put("rats", "c1", asleep=True)
        p.put("brutes", "f1", asleep=True)
    next_round(p)
    assert gone(p) == FIRST
    assert [names(p, zones) for zones in (p.s.regular, p.s.special, p.s.fireworks)] == [["f1"]] * 3
    assert names(p, p.game.token_zones(1)) == ["f1"]
    assert (list(p.s.tokens), list(p.s.pillars), list(p.s.enemies)) == (["lair-2"], ["beside", "between"], ["e2"])
    assert (p.hero().dead, p.s.outcome) == (False, None)
    assert next_round(p).s.outcome is None, "no other tile has a token to lose"


@pytest.mark.rule("MD-Q04-06", "MD-Q04-05")
@pytest.mark.parametrize("zone", ["a1", "c1", "c3"])
def test_every_zone_of_the_tile_falls(zone: str) -> None:
    p = falling(quest(ID))
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    assert next_round(p).table.outcome == "lost"


@pytest.mark.rule("MD-Q04-09", "MD-EVT-06")
def test_its_level_token_serves_no_placement_any_more() -> None:
    p = next_round(safe(event="patrol"))
    for left, came in ((True, ["b3"]), (False, [])):
        with p.arrange() as s:
            s.enemies.clear()
            s.level, s.levels = 1, [t for t in s.levels if t.level == 1]
            s.gone = 0 if left else p.game.board.of_tile(0)
        next_round(p)
        assert [p.game.name(e.cell) for e in p.told(Arrived)] == came
        assert [e.what for e in p.told(Nothing)] == ([] if left else ["no-token"])


@pytest.mark.rule("MD-Q04-09", "MD-EPH-28")
def test_without_the_starting_zone_enemies_go_for_the_exit_and_stay() -> None:
    p = next_round(falling(safe()))
    with p.arrange():
        p.put("orc-flayers", "b5")
    next_round(p)
    assert p.where("e1") == EXIT
    next_round(p)
    assert p.where("e1") == EXIT
