"""The endgame: its tile and card, its goal spaces, and how it is won and lost."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Banished, ChapterBegan, Destroyed, EssenceGained, GameLost, GameWon, GoalHurt, TokensAside
from undercroft.games.machina_arcana.state import Goal
from undercroft.kernel.packs import PackError

from .endgames import GOALS, TOKENS, endgame, part, scenario
from .position import CHAPTERS, Position, position

BOW = {"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0", "Pay 1 stamina, range 9: magical attack 1/0", "Pay 1 stamina: attack 1/0, on units"]}}
BLOW, SPELL, STORM = (f"use:explorer/ann/active/{n}" for n in range(3))
MELEE = "use:explorer/ann/active/0"


def last_goal(**more: Any) -> Position:
    """ann beside the only goal space that is left, with one health."""
    p = endgame(**more)
    with p.arrange() as s:
        s.goals = [Goal(p.cell("2,2"), 1)]
        s.destroyed = [p.cell("4,4")]
        p.stand("ann", "1,1")
    return p


@pytest.mark.rule("MA-END-01", "MA-END-08")
def test_the_board_is_cleared_and_the_endgame_tile_lies_in_the_centre() -> None:
    p = position("a b", explorers=2, scenario=scenario())
    with p.arrange() as s:
        s.chapter = 1
        s.closed, s.destroyed = [], [p.cell("9,9")]
        p.put("brute", "9,1")
    p.begin().go("use:chapter/trial/2/active/0")
    assert [(t.tile, t.column, t.row) for t in p.s.tiles] == [("last", 0, 0)]
    assert [e.figure for e in p.told(Banished)] == ["brute"]
    assert (p.s.monsters, p.s.destroyed, p.s.entry, p.s.exit) == ({}, [], None, None)
    assert p.told(EssenceGained) == []


@pytest.mark.rule("MA-END-02")
def test_the_figures_stand_by_the_entry_tokens_of_the_tile() -> None:
    p = endgame(explorers=2, entries=("south", "north"), enter=False, drawing="#\n" + "\n" * 7 + ". . . . ~")
    assert (p.prompt, p.decision.seat) == ("enter-at", 0)
    south = {f"space:{x},{y}" for x in (4, 5, 6, 7) for y in (9, 10)} - {"space:5,9"}
    north = {f"space:{x},{y}" for x in (4, 5, 6, 7) for y in (1, 2)}
    assert set(p.keys) == south | north
    p.go("space:5,1")
    assert p.decision.seat == 1
    assert set(p.keys) == (south | north) - {"space:5,1"}
    p.go("space:5,10")
    assert (p.where("ann"), p.where("bob")) == ("5,1", "5,10")
    assert not any(key == "explore" for key in p.keys)


@pytest.mark.rule("MA-END-02")
def test_those_who_had_left_the_board_come_back_and_the_dead_do_not() -> None:
    p = position("a b c", explorers=3, scenario=scenario())
    with p.arrange() as s:
        s.chapter = 1
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.explorers["cid"].cell, s.explorers["cid"].dead = -1, 1
    p.begin().go("use:chapter/trial/2/active/0", "space:4,9", "space:4,10")
    assert (p.where("ann"), p.where("bob"), p.where("cid")) == ("4,9", "4,10", "")
    assert not p.explorer("bob").left


@pytest.mark.rule("MA-END-03")
def test_the_first_card_is_carried_out_when_it_comes_into_play() -> None:
    p = endgame(part(), part(title="Later", enters=["Set aside 9 tokens"]))
    assert (p.s.part, p.s.aside) == (0, 3)
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/end-1"]


@pytest.mark.rule("MA-END-04")
def test_the_conditions_of_the_card_apply_from_then_on() -> None:
    before = position("a", scenario=scenario())
    assert (before.s.goals, before.s.aside, before.s.outcome) == ([], 0, None)
    p = endgame()
    assert [(p.game.name(goal.cell), goal.health) for goal in p.s.goals] == [("2,2", 1), ("4,4", 1)]
    assert p.s.outcome is None
    with p.arrange() as s:
        s.aside = 0
    p.begin().go(p.keys[0])
    assert p.s.outcome == "lost"


@pytest.mark.rule("MA-END-05", "MA-GEN-06")
def test_the_survivors_win_together_even_if_others_died() -> None:
    p = last_goal(explorers=3)
    with p.arrange() as s:
        s.explorers["cid"].cell, s.explorers["cid"].dead, s.explorers["cid"].health = -1, 1, 0
    p.chance.rolls[:] = ["3"]
    p.begin().go(MELEE, "goal:2,2")
    assert p.s.outcome == "won"
    assert p.rules.results(p.s) == {0: True, 1: True, 2: False}


@pytest.mark.rule("MA-END-06")
def test_the_last_chapter_is_read_at_the_end() -> None:
    p = last_goal()
    p.chance.rolls[:] = ["3"]
    p.begin().go(MELEE, "goal:2,2")
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/3"]
    assert (p.s.part, p.game.chapter.name, len(p.told(GameWon))) == (-1, "Three", 1)


@pytest.mark.rule("MA-END-07")
@pytest.mark.parametrize(
    ("explorers", "spawn", "horror", "expected"), [(1, 6, 4, (6, 4)), (3, 6, 4, (4, 4)), (2, None, 2, (0, 2)), (1, 5, None, (5, 0))]
)
def test_the_ratings_are_those_of_the_card(explorers: int, spawn: int | None, horror: int | None, expected: tuple[int, int]) -> None:
    p = endgame(part(spawn=spawn, horror=horror), explorers=explorers)
    assert (p.s.spawn, p.s.horror) == expected


@pytest.mark.rule("MA-END-09")
def test_neither_the_countdown_nor_a_chapter_space_advances_the_story() -> None:
    p = endgame(drawing=". . . . .\n. O . X .", draws={"spawn-roll": "1 1 1"})
    with p.arrange() as s:
        s.spawn, s.aside = 1, 9
        s.lit = [p.cell("4,2")]
        p.stand("ann", "4,1")
    p.begin().go("activate:4,2")
    assert (p.s.part, p.s.chapter, p.s.destroyed) == (0, 1, [p.cell("4,2")])
    p.rest()
    assert (p.s.part, p.s.chapter, p.s.spawn, p.s.threat) == (0, 1, 5, 4)


@pytest.mark.rule("MA-END-10")
def test_after_the_set_up_the_explorers_own_cards_enter_play() -> None:
    p = endgame(part(enters=["Set aside 3 tokens", "Lose 2 health, on explorers"]), explorer={"ann": {"enters": ["Restore 1 health"]}})
    assert p.explorer("ann").health == 5 - 1 - 2 + 1


@pytest.mark.rule("MA-END-11")
def test_the_next_part_replaces_the_card_and_its_conditions_lapse() -> None:
    first = part(passive=["When no goal space is left: go to the next part of the endgame", TOKENS])
    second = part(title="Later", spawn=3, horror=2, enters=["Set aside 2 tokens"], passive=[TOKENS], goals={"health": 2})
    p = endgame(first, second)
    with p.arrange() as s:
        s.goals = [Goal(p.cell("2,2"), 1)]
        p.stand("ann", "1,1")
    p.chance.rolls[:] = ["3"]
    p.begin().go(MELEE, "goal:2,2")
    assert (p.s.part, p.s.aside, p.s.spawn, p.s.horror, p.s.outcome) == (1, 2, 3, 2, None)
    assert [(p.game.name(goal.cell), goal.health) for goal in p.s.goals] == [("4,4", 2)]
    with p.arrange() as s:
        s.goals = []
    p.begin().go(p.keys[0])
    assert p.s.outcome is None


# -- victory and defeat (MA-GEN) ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-GEN-04")
@pytest.mark.parametrize(("roll", "outcome"), [("1", None), ("2", "won")])
def test_with_an_endgame_its_victory_condition_wins(roll: str, outcome: str | None) -> None:
    p = last_goal()
    p.chance.rolls[:] = [roll]
    p.begin().go(MELEE, "goal:2,2")
    assert p.s.outcome == outcome


@pytest.mark.rule("MA-GEN-09")
@pytest.mark.parametrize(("tokens", "outcome"), [(1, "lost"), (2, None)])
def test_the_endgame_is_lost_if_its_defeat_condition_comes_first(tokens: int, outcome: str | None) -> None:
    p = endgame(part(passive=[GOALS, TOKENS, "When the horror phase begins: lose 1 set-aside tokens"]), draws={"spawn-roll": "1"})
    with p.arrange() as s:
        s.aside = tokens
    p.rest()
    assert p.s.outcome == outcome
    assert len(p.told(GameLost)) == (outcome == "lost")
    assert (p.s.round, p.s.aside) == ((1, 0) if outcome else (2, 1))


@pytest.mark.rule("MA-GEN-11")
@pytest.mark.parametrize("lines", [[GOALS, TOKENS], [TOKENS, GOALS]])
def test_if_both_are_true_at_once_the_players_win(lines: list[str]) -> None:
    p = last_goal(explorer={"ann": {"active": ["Pay 1 stamina, melee: attack 1/0; lose 9 set-aside tokens"]}})
    p = endgame(part(passive=lines), explorer={"ann": {"active": ["Pay 1 stamina, melee: attack 1/0; lose 9 set-aside tokens"]}})
    with p.arrange() as s:
        s.goals = [Goal(p.cell("2,2"), 1)]
        p.stand("ann", "1,1")
    p.chance.rolls[:] = ["3"]
    p.begin().go(MELEE, "goal:2,2")
    assert (p.s.aside, p.s.outcome) == (0, "won")


@pytest.mark.rule("MA-END-05")
@pytest.mark.parametrize("passive", [GOALS, TOKENS])
def test_what_ends_an_endgame_ends_no_chapter_before_it(passive: str) -> None:
    chapters = [{**CHAPTERS[0], "passive": [passive]}, *CHAPTERS[1:]]
    p = position("a . .", chapters=chapters).begin().go("move:2,1")
    assert (p.s.outcome, p.prompt, p.told(GameWon), p.told(GameLost)) == (None, "act", [], [])


@pytest.mark.rule("MA-GEN-12")
@pytest.mark.parametrize(("goals", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_rounded_up(goals: int, lost: int) -> None:
    line = "When the horror phase begins: lose half as many set-aside tokens as there are goal spaces"
    p = endgame(part(passive=[line]), drawing="O O O O O", draws={"spawn-roll": "1"})
    with p.arrange() as s:
        s.goals = s.goals[:goals]
        s.aside = 9
    p.rest()
    assert (p.s.round, p.s.aside) == (2, 9 - lost)
    assert [(e.by, e.left) for e in p.told(TokensAside)] == [(-lost, 9 - lost)]


@pytest.mark.rule("MA-SET-17")
def test_the_endgame_tile_is_not_in_the_stack() -> None:
    p = position("a", scenario=scenario())
    assert "last" not in [*p.s.stack, *(tile.tile for tile in p.s.tiles), *(face for group in p.s.under for face in group)]
    assert set(p.game.content.fronts) == {"first", "second"}


# -- goal spaces -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-23")
@pytest.mark.parametrize(("use", "roll", "hit"), [(BLOW, "1", False), (BLOW, "2", True), (SPELL, "3", False)])
def test_a_goal_space_has_armor_and_will_and_its_end_is_no_kill(use: str, roll: str, hit: bool) -> None:
    p = endgame(explorer=BOW)
    with p.arrange():
        p.stand("ann", "1,1")
    p.chance.rolls[:] = [roll]
    p.begin().go(use, "goal:2,2")
    assert [p.game.name(e.cell) for e in p.told(GoalHurt)] == ["2,2"] * hit
    assert [p.game.name(goal.cell) for goal in p.s.goals] == (["4,4"] if hit else ["2,2", "4,4"])
    assert (p.told(Destroyed), p.explorer("ann").essence) == ([], 0)


@pytest.mark.rule("MA-DTH-23", "MA-ATK-21")
@pytest.mark.parametrize(("armor", "will"), [(2, 4), (4, 2)])
@pytest.mark.parametrize("use", [BLOW, SPELL])
@pytest.mark.parametrize(("roll", "hit"), [("1", False), ("2", True)])
def test_an_attack_may_use_the_lower_attribute_of_a_goal_space(armor: int, will: int, use: str, roll: str, hit: bool) -> None:
    p = endgame(part(goals={"armor": armor, "will": will}), explorer={"ann": {**BOW["ann"], "passive": ["Attacks use the lower of armor and will"]}})
    with p.arrange():
        p.stand("ann", "1,1")
    p.chance.rolls[:] = [roll]
    p.begin().go(use, "goal:2,2")
    assert [p.game.name(e.cell) for e in p.told(GoalHurt)] == ["2,2"] * hit


@pytest.mark.rule("MA-DTH-23")
@pytest.mark.parametrize(("whom", "found"), [
    ("any unit", ["unit:ann", "unit:stone", "unit:archer", "goal:2,2", "goal:4,4"]), ("any adjacent unit", ["unit:stone", "goal:2,2"]),
    ("any monster", ["unit:stone", "unit:archer"]),
])  # fmt: skip
def test_an_attack_on_any_unit_can_be_one_on_a_goal_space(whom: str, found: list[str]) -> None:
    p = endgame(explorer={"ann": {"active": [f"Pay 1 stamina: attack 1/0, on {whom}"]}})
    with p.arrange():
        p.stand("ann", "1,1")
        p.put("stone", "1,2")
        p.put("archer", "9,9")
    p.chance.rolls[:] = ["2"]
    p.begin().go(MELEE)
    assert (p.prompt, p.keys) == ("which-unit", found)
    if "goal:2,2" in found:
        p.go("goal:2,2")
        assert [p.game.name(e.cell) for e in p.told(GoalHurt)] == ["2,2"]


@pytest.mark.rule("MA-DTH-23")
def test_an_attack_on_all_units_reaches_goal_spaces_at_the_edge_of_the_tile() -> None:
    p = endgame(drawing=". . . . . . . . . O\n" + ".\n" * 8 + "O", explorer={"ann": {"active": [BOW["ann"]["active"][2]]}})
    p.chance.rolls[:] = ["2"]
    p.begin().go(MELEE)
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    assert {p.game.name(e.cell) for e in p.told(GoalHurt)} == {"10,1", "1,10"}


@pytest.mark.rule("MA-DTH-23")
def test_attacks_on_all_units_strike_goal_spaces_and_effects_do_not() -> None:
    storm = {"ann": {"active": [BOW["ann"]["active"][2], "Pay 1 stamina: lose 1 health, on units"]}}
    p = endgame(part(goals={"health": 2}), explorer=storm)
    with p.arrange() as s:
        p.stand("ann", "1,1")
        s.explorers["ann"].health = 5
    p.chance.rolls[:] = ["2"]
    p.begin().until("act") if p.prompt != "act" else None
    p.go("use:explorer/ann/active/0")
    while p.prompt != "act":
        p.go(p.keys[0])
    assert [goal.health for goal in p.s.goals] == [1, 1]
    p.go("use:explorer/ann/active/1")
    assert [goal.health for goal in p.s.goals] == [1, 1]


@pytest.mark.rule("MA-DTH-23", "MA-OBS-02")
def test_goal_spaces_are_obstacles_until_they_are_destroyed() -> None:
    p = last_goal()
    with p.arrange() as s:
        p.stand("ann", "3,3")
        s.goals.append(Goal(p.cell("4,4"), 1))
        s.destroyed = []
    p.begin()
    assert not {"move:2,2", "move:4,4"} & set(p.keys)
    with p.arrange() as s:
        s.goals.pop()
        s.destroyed = [p.cell("4,4")]
    p.begin()
    assert "move:4,4" in p.keys
    assert "move:2,2" not in p.keys


@pytest.mark.rule("MA-DTH-23")
@pytest.mark.parametrize(("health", "explorers", "expected"), [(0, 1, 1), (0, 3, 3), (2, 3, 2)])
def test_goal_spaces_have_the_health_of_the_card_or_one_per_explorer(health: int, explorers: int, expected: int) -> None:
    p = endgame(part(goals={"health": health}), explorers=explorers)
    assert [goal.health for goal in p.s.goals] == [expected, expected]


# -- packs -------------------------------------------------------------------------------------------------------------------------
def test_only_an_endgame_tile_has_goal_spaces() -> None:
    with pytest.raises(PackError, match="only an endgame tile has goal spaces"):
        position("a O")


def test_what_decides_the_endgame_does_nothing_else() -> None:
    with pytest.raises(PackError, match="decides the endgame"):
        position("a", scenario=scenario(part(passive=["When no goal space is left: threat +1"])))


def test_a_scenario_without_an_endgame_cannot_go_there() -> None:
    chapters = [CHAPTERS[0], {"title": "Two", "active": ["Pay 1 health: go to the endgame"]}, {"title": "Three"}]
    with pytest.raises(PackError, match="has no endgame"):
        position("a", chapters=chapters)
