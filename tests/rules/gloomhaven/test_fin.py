"""The end of a scenario: when it comes, and what each character takes home."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Concluded, Ended, GaveUp, GoalMet, LossMet, Result, RoundBegan, WantsToGiveUp
from undercroft.games.gloomhaven.state import MONSTERS

from .position import Position, acting, card, kind, position

WEAK = kind("weak", does=(), health=2, initiative=50)
FIELD = "1 . .\n 2 . ."
DUEL = "1 A .\n 2 . ."
OVER = ["it is round 1 or later"]
"""A goal, or a loss, that the first round brings."""
LATER = ["it is round 90 or later"]
WIN: dict[str, Any] = {"goal": OVER}
LOSE: dict[str, Any] = {"goal": LATER, "loss": OVER}
JAB = card("jab", top="Attack 3", initiative=1)
WISE = card("wise", top=["Heal 1, self", "XP 3"], initiative=1)


def over(p: Position) -> Position:
    """Play plainly to the end of the scenario."""
    p.until("never")
    assert p.table.outcome is not None
    return p


def killed(**given: Any) -> Position:
    """The goal is to kill the one monster, and character 1 has done so, first of all in the round."""
    p = position(DUEL, **{"monsters": {"A": "weak"}, "kinds": [WEAK], "cards": [JAB], "goal": ["all monsters are dead"], **given})
    return p.play("jab", "spare-1").go("top:jab", "attack:weak-1")


def result(p: Position, n: int = 1) -> Any:
    return next(e for e in p.events(Result) if e.figure == f"c{n}")


# -- when it ends ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FIN-01")
def test_once_the_goal_is_met_the_round_is_played_to_its_end() -> None:
    p = killed()
    assert (p.state.won, p.table.outcome, len(p.events(GoalMet))) == (True, None, 1)
    p.go("pass").until("turn")
    assert (p.seat, p.table.outcome) == (1, None)
    over(p)
    assert (p.table.outcome, p.state.round, [e.outcome for e in p.events(Ended)]) == ("won", 1, ["won"])


@pytest.mark.rule("GH-FIN-01")
def test_once_it_is_lost_the_round_is_played_to_its_end_as_well() -> None:
    p = killed(goal=LATER, loss=["any weak is dead"])
    assert (p.state.lost, p.table.outcome, len(p.events(LossMet))) == (True, None, 1)
    over(p)
    assert (p.table.outcome, p.turns) == ("lost", ["c1", "c2"])


@pytest.mark.rule("GH-FIN-01")
def test_a_goal_once_met_stays_met() -> None:
    p = position("1 x .\n 2 . .", goal=["characters are at each of x"], cards=[card("hop", top="Move 1", bottom="Move 1", initiative=1)])
    p.play("hop", "spare-1").go("top:hop", "move:2,1", "bottom:spare-1", "move:3,1")
    assert p.where(p.c()) == "3,1"
    assert (over(p).table.outcome, p.state.round) == ("won", 1)


@pytest.mark.rule("GH-FIN-01")
def test_a_goal_met_between_one_move_and_the_next_is_met() -> None:
    """Nothing but steps: neither the first move nor the second does anything else."""
    p = acting("1 x .\n 2 . .", "bottom", "Move 1", "Move 1", goal=["characters are at each of x"]).go("move:2,1", "move:3,1")
    assert (p.where(p.c()), p.state.won) == ("3,1", True)


@pytest.mark.rule("GH-FIN-01")
def test_all_parts_of_a_goal_must_be_met_and_none_is_during_the_set_up() -> None:
    p = killed(goal=["every weak is dead", "it is round 2 or later"])
    assert not p.state.won
    p.until("select")
    assert p.table.outcome is None
    q = position(FIELD, goal=OVER, ask=True)
    assert (q.prompt, q.state.won, q.events(GoalMet)) == ("place", False, [])


@pytest.mark.rule("GH-FIN-02")
@pytest.mark.parametrize(("switch", "outcome"), [("first", "won"), ("success", "won"), ("failure", "lost")])
def test_the_goal_met_before_all_are_exhausted_stands_unless_agreed_otherwise(switch: str, outcome: str) -> None:
    p = killed(rules=["At end of round: characters suffer 99"], profile={"both_in_one_round": switch})
    assert p.state.won
    over(p)
    assert (p.state.lost, p.table.outcome) == (True, outcome)


@pytest.mark.rule("GH-FIN-02")
@pytest.mark.parametrize(("switch", "outcome"), [("first", "lost"), ("success", "won"), ("failure", "lost")])
def test_exhaustion_before_the_goal_stands_unless_agreed_otherwise(switch: str, outcome: str) -> None:
    p = position(FIELD, goal=["round 1 is over"], rules=["At start of round: characters suffer 99"], ask=True, profile={"both_in_one_round": switch})
    over(p)
    assert (p.state.won, p.state.lost, p.table.outcome) == (True, True, outcome)


BOTH = {"map_": "1 A .\n 2 B .", "monsters": {"A": "weak", "B": "frail"}, "kinds": [WEAK, kind("frail", does=(), health=1)]}
SECOND = card("second", top="Attack 3", initiative=2)


@pytest.mark.rule("GH-FIN-02")
@pytest.mark.parametrize("switch", ["first", "success", "failure"])
@pytest.mark.parametrize(("goal", "loss", "outcome"), [("frail", "weak", "lost"), ("weak", "frail", "won")])
def test_of_goal_and_loss_in_one_round_the_first_stands_while_anyone_is_left(switch: str, goal: str, loss: str, outcome: str) -> None:
    """The weak dies first, then the frail. The setting is about exhaustion only."""
    p = position(
        **BOTH, cards=[JAB], cards2=[SECOND], goal=[f"every {goal} is dead"], loss=[f"any {loss} is dead"], profile={"both_in_one_round": switch},
    )  # fmt: skip
    p.play("jab", "spare-1", c2=("second", "other-1")).go("top:jab", "attack:weak-1")
    assert (p.state.won, p.state.lost) == (goal == "weak", goal == "frail")
    p.go("pass").until("turn").go("top:second", "attack:frail-1")
    assert (p.state.won, p.state.lost, p.table.outcome) == (True, True, None)
    assert over(p).table.outcome == outcome


@pytest.mark.rule("GH-FIN-02")
def test_a_goal_met_after_the_players_gave_up_does_not_help() -> None:
    p = position(FIELD, goal=["round 1 is over"]).choose(1, "give-up").choose(2, "give-up")
    assert (p.state.won, p.state.lost, p.table.outcome) == (True, True, "lost")


@pytest.mark.rule("GH-FIN-02")
def test_a_kill_that_meets_the_goal_comes_before_what_the_death_brings_about() -> None:
    p = position(DUEL, monsters={"A": "weak"}, kinds=[WEAK], cards=[JAB], goal=["every weak is dead"], rules=["When weak dies: characters suffer 99"])
    p.play("jab", "spare-1").go("top:jab", "attack:weak-1", "suffer", "suffer")
    assert [p.hero(n).exhausted for n in (1, 2)] == [True, True]
    assert over(p).table.outcome == "won"


@pytest.mark.rule("GH-FIN-03")
def test_the_players_may_give_up_together() -> None:
    p = position(FIELD, cards=[WISE], goal=["round 2 is over"], profile={"both_in_one_round": "success"}).play("wise", "spare-1")
    p.go("top:wise", "target:c1").until("select").choose(1, "give-up")
    assert p.table.outcome is None
    p.choose(2, "give-up")
    assert (p.table.outcome, len(p.events(GaveUp))) == ("lost", 1)
    assert (result(p).xp, result(p).bonus) == (3, 0)


@pytest.mark.rule("GH-FIN-03")
def test_one_player_alone_cannot_give_up() -> None:
    p = position(FIELD).choose(1, "give-up").choose(2, "lead:other-1", "card:other-2")
    assert (p.prompt, p.seat, "give-up" in p.keys, p.table.outcome) == ("select", 0, False, None)
    assert [e.figure for e in p.events(WantsToGiveUp)] == [p.c().id]
    p.choose(1, "lead:spare-1", "card:spare-2")
    assert (p.prompt, p.events(GaveUp), len(p.events(WantsToGiveUp))) == ("turn", [], 1)


@pytest.mark.rule("GH-FIN-03")
def test_a_wish_to_give_up_is_secret_until_all_have_chosen() -> None:
    p = position(FIELD).choose(1, "give-up")
    assert p.events(WantsToGiveUp) == []
    p.choose(2, "give-up")
    assert (p.events(WantsToGiveUp), p.table.outcome) == ([], "lost")


# -- what is kept ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FIN-04")
@pytest.mark.parametrize(("end", "bonus"), [(WIN, 6), (LOSE, 0)])
def test_experience_is_kept_in_success_and_failure(end: dict[str, Any], bonus: int) -> None:
    p = over(position(FIELD, cards=[WISE], **end).play("wise", "spare-1").go("top:wise", "target:c1"))
    assert (result(p).xp, p.hero().xp) == (3, 3 + bonus)


@pytest.mark.rule("GH-FIN-05")
@pytest.mark.parametrize("end", [WIN, LOSE])
@pytest.mark.parametrize(("level", "gold"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5), (7, 6)])
def test_money_tokens_become_gold_by_the_scenario_level(level: int, gold: int, end: dict[str, Any]) -> None:
    p = position(FIELD, level=level, **end).amend("heroes.c1.coins", 3)
    assert (result(over(p)).gold, p.hero().gold, p.hero(2).gold) == (3 * gold, 3 * gold, 0)


@pytest.mark.rule("GH-FIN-06")
def test_what_was_not_looted_is_not_gained() -> None:
    p = position("1 $ $\n 2 T .", legend={"T": {"treasure": 7}}, treasures={"7": {"gold": 30, "item": "iron-helmet"}}, **WIN)
    over(p.play("spare-1", "spare-2").go("bottom:spare-1", "move:2,1"))
    assert (result(p).gold, result(p, 2).gold) == (2, 0)  # one token of two, at level 1
    assert [p.hero(n).bag for n in (1, 2)] == [[], []]


# -- everything is put back ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FIN-07")
def test_all_ability_cards_return() -> None:
    cards = [card("boon", bottom=["Persistent: Shield 1", "Lost"], initiative=1), card("last", top=["Heal 1, self", "Lost, unrecoverable"])]
    p = position(FIELD, cards=cards, **WIN).put("discard", "spare-3").put("lost", "spare-4").play("boon", "last")
    p.go("bottom:boon", "perform", "top:last", "target:c1").until("short-rest", "never")
    assert [p.zone(c) for c in ("boon", "last", "spare-3", "spare-4")] == ["active", "lost", "discard", "lost"]
    hero = over(p).hero()
    assert sorted(hero.hand) == sorted(["boon", "last", *(f"spare-{n}" for n in range(1, 8))])
    assert (hero.played, hero.active, hero.discard, hero.lost) == ([], {}, [], [])


@pytest.mark.rule("GH-FIN-08")
def test_all_items_are_refreshed() -> None:
    elixir = {"id": "elixir", "number": 900, "slot": "small", "price": 1, "copies": 1, "use": "consumed", "turn": ["Heal 1, self"]}
    elixir["unrecoverable"] = True
    p = position(FIELD, equipped=["boots-of-striding", "elixir"], own_items=[elixir], **LOSE)
    p.amend("heroes.c1.items", {"boots-of-striding": "spent", "elixir": "consumed"})
    assert over(p).hero().items == {"boots-of-striding": "ready", "elixir": "ready"}


@pytest.mark.rule("GH-FIN-09")
def test_hit_points_return_to_the_maximum() -> None:
    p = position(FIELD, **WIN)
    p.set(p.c(1), health=3, conditions=["poison", "wound"]).play().until("turn")
    assert p.c(1).health == 2  # the wound has hurt
    assert (over(p).c(1).health, p.c(1).conditions) == (10, {})


@pytest.mark.rule("GH-FIN-10")
def test_the_dial_begins_the_next_scenario_at_zero_after_its_value_was_recorded() -> None:
    p = over(position(FIELD, cards=[WISE], **WIN).play("wise", "spare-1").go("top:wise", "target:c1"))
    assert (result(p).xp, result(p).bonus) == (3, 6)
    again = p.table.rules.new(p.table.setup, p.table.profile, p.state.chance)
    assert [hero.xp for hero in again.heroes.values()] == [0, 0]


@pytest.mark.rule("GH-FIN-11")
def test_bless_curse_and_added_cards_leave_all_decks_and_what_perks_added_stays() -> None:
    rules = ["At set-up: characters add 1 minus cards", "At set-up: characters gain curse", "At set-up: all monsters gain curse"]
    bless = card("pray", top="Bless, self", initiative=1)
    p = position(
        DUEL, monsters={"A": "dummy"}, cards=[bless], rules=rules, equipped=["hide-armor"], class_modifiers={"plus": "+3"},
        setup={"modifiers": {"tester": ["plus"]}}, modifiers="curse", **WIN,
    )  # fmt: skip
    p.play("pray", "spare-1").go("top:pray", "target:c1")
    mine = p.state.decks["c1"].draw
    assert [mine.count(c) for c in ("bless", "curse", "minus", "tester/plus")] == [1, 1, 3, 1]
    assert p.state.decks[MONSTERS].draw.count("curse") == 1
    over(p)
    for name, deck in p.state.decks.items():
        assert not {"bless", "curse", "minus"} & set(deck.draw)
        assert (len(deck.draw), deck.discard) == (21 if name == "c1" else 20, [])
    assert "tester/plus" in p.state.decks["c1"].draw
    assert (p.state.blesses, p.state.curses, p.state.monster_curses, p.state.minus) == (10, 10, 10, 15)


@pytest.mark.rule("GH-FIN-12")
def test_all_battle_goals_return_to_their_deck() -> None:
    goals = [{"id": f"goal-{n}", "text": "Win.", "checks": 1, "measure": "xp"} for n in range(1, 7)]
    p = position(FIELD, goals=goals, **WIN)
    assert p.state.goals == ["goal-5", "goal-6"]  # two for each character are out
    assert over(p).state.goals == [f"goal-{n}" for n in range(1, 7)]


# -- success and failure ---------------------------------------------------------------------------------------------------
POOR = {"id": "poor", "text": "Loot nothing.", "checks": 2, "measure": "loot", "most": 0}
RICH = {"id": "rich", "text": "Loot much.", "checks": 1, "measure": "loot", "least": 5}


@pytest.mark.rule("GH-FIN-13")
def test_success_gives_the_checkmarks_of_a_fulfilled_goal() -> None:
    p = over(position(FIELD, goals=[POOR, {**POOR, "id": "spare"}, RICH, {**RICH, "id": "more"}], **WIN))
    assert [(p.hero(n).goal, p.hero(n).checks, result(p, n).checks) for n in (1, 2)] == [("poor", 2, 2), ("rich", 0, 0)]


@pytest.mark.rule("GH-FIN-14")
@pytest.mark.parametrize("level", range(8))
def test_success_gives_bonus_experience_by_the_scenario_level(level: int) -> None:
    p = over(position(FIELD, level=level, **WIN))
    assert [result(p, n).bonus for n in (1, 2)] == [4 + 2 * level] * 2
    assert p.hero().xp == 4 + 2 * level


@pytest.mark.rule("GH-FIN-15")
def test_an_exhausted_character_receives_everything() -> None:
    reward = {"rewards": {"gold": 10, "xp": 5, "item": "iron-helmet"}}
    goals = [POOR, {**POOR, "id": "spare"}, RICH, {**RICH, "id": "more"}]
    cards = [WISE, card("step", bottom="Move 1")]
    fall = ["When any character ends its turn at x: it suffers 99"]
    p = position("1 x .\n 2 . .", goals=goals, cards=cards, rules=fall, scenario=reward, **WIN).amend("heroes.c1.coins", 2)
    over(p.play("wise", "step").go("top:wise", "target:c1", "bottom:step", "move:2,1", "suffer"))
    assert [p.hero(n).exhausted for n in (1, 2)] == [True, False]
    assert (result(p).checks, result(p).bonus, result(p).gold, result(p).xp) == (2, 6, 10 + 2 * 2, 3 + 5)
    assert (p.hero().xp, p.hero().bag, len(p.hero().hand)) == (3 + 5 + 6, ["iron-helmet"], 9)


@pytest.mark.rule("GH-FIN-16")
def test_failure_gives_no_checkmarks_no_bonus_experience_and_no_rewards() -> None:
    reward = {"rewards": {"gold": 10, "xp": 5, "item": "iron-helmet"}}
    p = over(position(FIELD, goals=[POOR, {**POOR, "id": "spare"}, RICH, {**RICH, "id": "more"}], scenario=reward, **LOSE))
    assert p.table.outcome == "lost"
    assert (result(p).checks, result(p).bonus, result(p).gold, result(p).xp) == (0, 0, 0, 0)
    assert (p.hero().xp, p.hero().checks, p.hero().gold, p.hero().bag) == (0, 0, 0, [])


@pytest.mark.rule("GH-FIN-17")
def test_success_reads_the_conclusion_and_brings_rewards_and_new_scenarios() -> None:
    page = {"rewards": {"gold": 10, "item": "iron-helmet"}, "unlocks": [3, 4]}
    p = over(position(FIELD, scenario=page, **WIN))
    assert [(e.text, e.unlocks) for e in p.events(Concluded)] == [("It ends.", (3, 4))]
    assert [(p.hero(n).gold, p.hero(n).bag) for n in (1, 2)] == [(10, ["iron-helmet"])] * 2
    lost = over(position(FIELD, scenario=page, **LOSE))
    assert not lost.events(Concluded)


@pytest.mark.rule("GH-FIN-18")
def test_money_and_experience_of_each_character_are_told_as_a_measure() -> None:
    p = position("1 $ .\n 2 . .", cards=[WISE, card("step", bottom="Move 1")], **WIN).play("wise", "step")
    over(p.go("top:wise", "target:c1", "bottom:step", "move:2,1"))
    assert [(e.figure, e.xp, e.gold) for e in p.events(Result)] == [("c1", 3, 2), ("c2", 0, 0)]


@pytest.mark.rule("GH-FIN-19")
def test_the_last_round_is_played_in_full() -> None:
    biter = kind("biter", does=("Attack +0",), attack=3, initiative=60)
    cards = [JAB, card("wise", bottom=["Loot 1", "XP 1"])]
    p = position("1 A .\n 2 B .", monsters={"A": "weak", "B": "biter"}, kinds=[WEAK, biter], cards=cards, goal=["every weak is dead"])
    p.set(p.c(2), health=3).play("jab", "wise").go("top:jab", "attack:weak-1")
    assert p.state.won
    p.go("bottom:wise", "perform").until("damage")
    assert (p.turns, p.seat) == (["c1", "biter-1"], 1)  # figures act
    p.go("suffer")
    assert p.hero(2).exhausted
    p.until("short-rest", "select")
    assert (p.prompt, p.seat) == ("short-rest", 0)  # so does the cleanup
    p.go("go-on")
    assert (p.table.outcome, p.state.round, len(p.events(RoundBegan))) == ("won", 1, 1)
    assert (result(p).xp, result(p).gold) == (1, 2)  # what was earned after the goal counts


@pytest.mark.rule("GH-FIN-01")
def test_a_goal_to_destroy_every_object_counts_those_in_rooms_not_yet_revealed() -> None:
    p = position(
        "1 O O + O\n 2 . w w w", legend={"O": {"object": "crate"}}, objects={"crate": {"health": 2}}, goal=["every crate is destroyed"],
        cards=[card("break", top=["Attack 2, range 2", "Attack 2, range 2"], initiative=1), card("hew", top="Attack 2", initiative=1)],
    )  # fmt: skip
    p.play("break", "spare-1").go("top:break", "attack:o1")
    assert (p.there("o1"), p.there("o2"), p.state.won) == (False, True, False)
    p.go("attack:o2")
    assert (p.there("o2"), p.state.won) == (False, False)
    p.until("select").set(p.c(), at="3,1").play("hew", "spare-2").go("bottom:spare-2", "move:4,1", "stay")
    assert (p.there("o3"), p.state.won) == (True, False)
    p.go("top:hew", "attack:o3")
    assert p.state.won
