"""Adventure 2: Black Widow."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, CombatBegan, EventDrawn, GotUp, Idle, NoFigures, Went

from .position import Position
from .quests import enemies_act, layout, next_round, quest, special

ID = "black-widow"


def widow(p: Position, zone: str, *, health: int = 16, stunned: bool = False, **heroes: str) -> Position:
    """The widow in a zone, without her treasure, and heroes in theirs."""
    with p.arrange() as s:
        s.enemies["e1"].zone, s.enemies["e1"].health, s.enemies["e1"].stunned, s.enemies["e1"].gear = p.zone(zone), health, stunned, ""
        for hero, where in heroes.items():
            s.heroes[hero].zone = p.zone(where)
    return p


def attacked(p: Position) -> list[str]:
    """Whom the widow attacked since the last arrangement."""
    return [e.target for e in p.told(CombatBegan) if e.figure == "e1"]


@pytest.mark.rule("MD-Q02-01")
def test_three_tiles_levels_1_to_3_lairs_closed_doors_and_an_exit() -> None:
    p = quest(ID)
    found = layout(p)
    assert (found.tiles, found.levels) == (["3V", "4R", "6R"], [1, 2, 3])
    assert (found.tokens, found.hidden, found.pillars) == (["lair"] * 3, [], [])
    assert p.s.opened == []
    assert (p.where("ann"), p.game.name(p.game.adventure.exit), p.where("e1")) == ("f2", "e6", "a1")


@pytest.mark.rule("MD-Q02-02", "MD-ADV-05")
@pytest.mark.parametrize("heroes", [1, 3])
def test_the_widow_is_the_greater_giant_spider_on_her_zone(heroes: int) -> None:
    p = quest(ID, heroes)
    assert list(p.s.enemies) == [special(p, "widow")]
    assert (p.enemy().card, p.where("e1"), p.enemy().health) == ("greater/giant-spider", "a1", 4 * heroes)
    assert p.enemy().gear == "trinket"
    assert "greater/giant-spider" not in p.s.decks["greater"]


@pytest.mark.rule("MD-Q02-03", "MD-WIN-01")
def test_her_death_is_the_victory() -> None:
    p = widow(quest(ID, rolls="2+bam"), "a1", health=2, ann="a1")
    p.go("melee:e1")
    assert (p.s.outcome, p.s.done, p.s.enemies) == ("won", ["hunt"], {})


@pytest.mark.rule("MD-Q02-03")
def test_a_wound_is_not_her_death_and_another_spider_is_not_the_widow() -> None:
    p = widow(quest(ID, rolls="2+bam"), "a1", health=3, ann="a1")
    assert p.go("melee:e1").s.outcome is None
    with p.arrange() as s:
        s.enemies["e1"].special = ""
        s.enemies["e1"].health = 1
        p.chance.rolls = ["2+bam"]
    p.go("melee:e1")
    assert (p.s.enemies, p.s.outcome) == ({}, None)


@pytest.mark.rule("MD-Q02-04")
@pytest.mark.parametrize("nest", ["c1", "f6", "a3"])
def test_a_nest_gives_5_experience_to_all_heroes_and_is_discarded(nest: str) -> None:
    p = widow(quest(ID, 3), "d2", ann=nest)
    with p.arrange() as s:
        s.heroes["cid"].dead, s.heroes["cid"].health = True, 0
    p.go("pick-up")
    assert [p.hero(h).xp for h in ("ann", "bob", "cid")] == [5, 5, 0]
    assert (len(p.s.tokens), p.hero().tokens) == (2, [])


@pytest.mark.rule("MD-Q02-05", "MD-ROM-04")
def test_an_event_for_roaming_monsters_passes_her_by() -> None:
    p = quest(ID, event="stir")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")
        p.put("ogre-mage", "d6")
    next_round(p)
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"] == ["e2"]
    assert p.where("e1") == "a2"


@pytest.mark.rule("MD-Q02-05", "MD-OOF-06")
def test_an_event_that_would_bring_the_other_spider_does_not_activate_her() -> None:
    p = quest(ID, event="beast", draws={"lesser": "lesser/giant-spider"})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")
    next_round(p)
    assert [e.card for e in p.told(NoFigures)] == ["lesser/giant-spider"]
    assert (list(p.s.enemies), p.where("e1")) == (["e1"], "a2")


@pytest.mark.rule("MD-Q02-05")
def test_an_event_for_all_enemies_is_for_her_too() -> None:
    p = quest(ID, event="rage")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")
    next_round(p)
    assert p.where("e1") == "b2"


@pytest.mark.rule("MD-Q02-06", "MD-SKL-13")
def test_she_leaves_a_zone_with_a_hero() -> None:
    p = enemies_act(widow(quest(ID), "a1", ann="a1"))
    assert (p.where("e1"), p.where("ann")) == ("a2", "a1")


@pytest.mark.rule("MD-Q02-07")
def test_without_a_hero_in_range_she_moves_1_zone_towards_the_exit() -> None:
    p = enemies_act(widow(quest(ID), "a1", ann="c1"))
    assert (p.where("e1"), attacked(p)) == ("a2", [])
    assert [len(e.path) for e in p.told(Went) if e.figure == "e1"] == [2]


@pytest.mark.rule("MD-Q02-07", "MD-EPH-06")
def test_with_a_hero_in_range_she_attacks_and_then_moves() -> None:
    p = enemies_act(widow(quest(ID, rolls="2+bam blank"), "a1", ann="a1"))
    told = [e for e in p.table.events if (isinstance(e, CombatBegan | Went)) and e.figure == "e1"]
    assert [type(e) for e in told] == [CombatBegan, Went]
    assert (attacked(p), p.where("e1")) == (["ann"], "a2")
    assert p.hero().health < 5


@pytest.mark.rule("MD-Q02-07")
def test_she_does_not_attack_whom_she_comes_to_see_by_moving() -> None:
    p = enemies_act(widow(quest(ID), "a1", ann="f2"))
    assert (p.where("e1"), attacked(p), p.hero().health) == ("a2", [], 5)
    next_round(p)
    assert (attacked(p), p.where("e1")) == (["ann"], "b2")


@pytest.mark.rule("MD-Q02-07", "MD-EPH-08")
def test_of_several_heroes_in_range_she_attacks_the_one_with_the_most_experience() -> None:
    p = widow(quest(ID, 2), "a2", ann="a2", bob="f2")
    with p.arrange() as s:
        s.heroes["bob"].xp = 1
    assert attacked(enemies_act(p)) == ["bob"]


@pytest.mark.rule("MD-Q02-07")
def test_she_takes_no_notice_of_heroes_in_the_light_behind_her() -> None:
    p = enemies_act(widow(quest(ID), "d2", ann="a3"))
    assert p.where("e1") == "e2"


def shot(p: Position, *steps: str) -> Position:
    """Ann shoots at the widow from f2, takes some steps and ends her activation."""
    with p.arrange():
        p.outfit("ann", hands=["bow"])
    return p.go("ranged:e1", *steps, "end")


@pytest.mark.rule("MD-Q02-08", "MD-CTR-06")
def test_counter_attacking_she_does_not_move_even_if_she_cannot_attack() -> None:
    p = shot(widow(quest(ID, 2), "a2", ann="f2", bob="c1"), "step:f1", "step:e1")
    assert ("MD-Q02-08",) in [e.rules for e in p.told(Idle)]
    assert (p.where("e1"), attacked(p)) == ("a2", [])


@pytest.mark.rule("MD-Q02-08")
def test_counter_attacking_she_attacks_her_target_and_stays() -> None:
    p = shot(widow(quest(ID, 2), "a2", ann="f2", bob="a2"))
    assert (p.where("e1"), attacked(p)) == ("a2", ["ann"])


@pytest.mark.rule("MD-Q02-09")
def test_dead_and_stunned_heroes_in_her_zone_are_dragged_along() -> None:
    p = widow(quest(ID, 4), "a1", ann="a1", bob="a1", cid="a1", dan="a2")
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["ann"].health = True, 0
        s.heroes["bob"].stunned = True
        s.heroes["cid"].xp = 9
    enemies_act(p)
    assert p.where("e1") == "a2"
    assert [p.where(h) for h in ("ann", "bob", "cid", "dan")] == ["a2", "a2", "a1", "a2"]
    assert {e.figure for e in p.told(Went) if e.how == "dragged"} == {"ann", "bob"}


@pytest.mark.rule("MD-Q02-09", "MD-HER-13")
def test_a_dragged_hero_comes_back_where_she_left_it() -> None:
    p = widow(quest(ID, 2), "a1", ann="a1", bob="c1")
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["ann"].health = True, 0
    next_round(p)
    assert (p.where("ann"), p.hero().dead) == ("a2", False)


@pytest.mark.rule("MD-Q02-10", "MD-WIN-04")
def test_moving_on_from_the_exit_is_the_defeat_reaching_it_is_not() -> None:
    p = next_round(widow(quest(ID), "d6", ann="c1"))
    assert (p.where("e1"), p.s.outcome) == ("e6", None)
    enemies_act(p)
    assert p.s.outcome == "lost"


@pytest.mark.rule("MD-Q02-10")
def test_no_hero_in_the_exit_zone_holds_her_back() -> None:
    assert enemies_act(widow(quest(ID), "e6", ann="e6")).s.outcome == "lost"


@pytest.mark.rule("MD-Q02-11", "MD-EPH-05")
def test_stunned_she_gets_up_and_neither_attacks_nor_moves() -> None:
    p = enemies_act(widow(quest(ID), "a1", stunned=True, ann="a1"))
    assert (p.where("e1"), p.enemy().stunned, attacked(p), p.hero().health) == ("a1", False, [], 5)
    assert [e.figure for e in p.told(GotUp)] == ["e1"]


@pytest.mark.rule("MD-Q02-11", "MD-Q02-10")
def test_stunned_in_the_exit_zone_she_does_not_leave() -> None:
    p = enemies_act(widow(quest(ID), "e6", stunned=True, ann="c1"))
    assert (p.s.outcome, p.where("e1")) == (None, "e6")


@pytest.mark.rule("MD-Q02-11", "MD-DOR-14")
@pytest.mark.parametrize(("opened", "zone"), [(False, "d5"), (True, "e6")])
def test_closed_doors_are_in_her_way(opened: bool, zone: str) -> None:
    p = widow(quest(ID), "e5", ann="c1")
    if opened:
        with p.arrange() as s:
            border = p.game.board.border("e5-e6")
            s.opened = [n for n, door in enumerate(p.game.adventure.doors) if door.border == border]
    enemies_act(p)
    assert p.where("e1") == zone
    assert len(p.s.opened) == opened
