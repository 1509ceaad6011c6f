"""Ending a scenario (BB-END)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.campaign.campaign import begin_campaign, offered, record, setup_for
from undercroft.games.buttons_and_bugs.events import Concluded, Ended, GoalMet, LossMet, RoundBegan
from undercroft.games.haven.events import Attacked
from undercroft.kernel.rules import SetupError

from .position import Position, card, position
from .story import ROW, lose, plain_table, start, story, trinket, win


def race(**more: Any) -> Position:
    """A walk past A to B, with a grub that will strike; one move comes before the other."""
    cards = [card("run", top="Move 1", bottom="Move 1"), card("jab", top="Attack 9")]
    return position("s A B 1", monsters=["grub 1"], scenario=ROW, cards=cards, **more)


@pytest.mark.rule("BB-END-01")
@pytest.mark.parametrize(("goal", "loss", "outcome"), [
    (["you are at a"], [], "won"), (["all monsters are dead"], ["you are at a"], "lost"), (["all monsters are dead"], [], None),
])  # fmt: skip
def test_a_scenario_ends_lost_or_completed(goal: list[str], loss: list[str], outcome: str | None) -> None:
    p = race(goal=goal, loss=loss)
    p.play("run", "spare-1").go("bottom:run", "move:2,1").until("short-rest")
    assert p.table.outcome == outcome
    assert [e.outcome for e in p.events(Ended)] == ([outcome] if outcome else [])


@pytest.mark.rule("BB-END-02", "BB-EXH-04")
def test_lost_by_exhaustion() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW)
    p.set(p.hero, health=2).play("spare-1", "spare-2").go("pass").until("damage").go("suffer")
    assert p.table.outcome == "lost"
    assert p.table.decision is None


@pytest.mark.rule("BB-END-02")
def test_lost_by_a_loss_condition_of_the_scenario() -> None:
    p = position("s x", monsters=[], scenario=ROW, goal=["it is round 9 or later"], loss=["any lamp is destroyed"],
                 legend={"x": {"object": "lamp"}}, objects={"lamp": {"health": 1, "enemy_of": "character"}})  # fmt: skip
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:o1")
    assert [e.condition for e in p.events(LossMet)] == ["any lamp is destroyed"]
    assert p.until().table.outcome == "lost"


@pytest.mark.rule("BB-END-03")
def test_completed_when_the_whole_goal_is_achieved() -> None:
    p = position("s A 1", monsters=["grub 1"], scenario=ROW, goal=["all monsters are dead", "you are at a"], cards=[card("jab", top="Attack 9")])
    p.play("jab", "spare-1").go("bottom:spare-1", "move:2,1")
    assert not p.events(GoalMet), "half of it"
    p.go("top:jab", "attack:m1")
    assert [e.conditions for e in p.events(GoalMet)] == [("all monsters are dead", "you are at a")]
    assert p.until().table.outcome == "won"
    assert len(p.events(RoundBegan)) == 1


@pytest.mark.rule("BB-END-03")
def test_achieved_in_the_last_round_allowed_it_is_completed() -> None:
    p = race(goal=["you are at a"], loss=["it is round 2 or later"])
    p.play("run", "spare-1").go("bottom:run", "move:2,1").until()
    assert p.table.outcome == "won", "the second round never begins"
    p = race(goal=["you are at a"], loss=["it is round 2 or later"])
    p.play("run", "spare-1").go("pass").until()
    assert p.table.outcome == "lost"


@pytest.mark.rule("BB-END-04")
def test_the_round_is_played_to_its_end() -> None:
    p = race(goal=["you are at a"])
    p.play("run", "jab").go("bottom:run", "move:2,1")
    assert p.events(GoalMet)
    assert p.table.outcome is None
    assert "top:jab" in p.keys, "the turn goes on"
    p.until("damage")
    assert [e.figure for e in p.events(Attacked)] == ["m1"], "so do the others'"
    p.go("suffer")
    assert p.table.outcome == "won"
    assert len(p.events(RoundBegan)) == 1


@pytest.mark.rule("BB-END-05")
@pytest.mark.parametrize("first", ["goal", "loss"])
def test_both_in_one_round_is_lost(first: str) -> None:
    goal, loss = ("a", "b") if first == "goal" else ("b", "a")
    p = race(goal=[f"you are at {goal}"], loss=[f"you are at {loss}"])
    p.play("run", "spare-1").go("top:run", "move:2,1", "bottom:spare-1", "move:3,1")
    assert p.events(GoalMet)
    assert p.events(LossMet)
    assert p.until().table.outcome == "lost"
    assert not p.events(Concluded)


@pytest.mark.rule("BB-END-05", "BB-EXH-05")
def test_exhausted_after_the_goal_was_met_is_lost() -> None:
    p = race(goal=["you are at a"])
    p.set(p.hero, health=1).play("run", "spare-1").go("bottom:run", "move:2,1", "pass").until("damage").go("suffer")
    assert p.events(GoalMet)
    assert p.table.outcome == "lost"


@pytest.mark.rule("BB-END-11", "BB-SCN-05")
@pytest.mark.parametrize("kind", ["goal", "loss"])
def test_what_was_met_on_the_way_from_one_move_to_the_next_stays_met(kind: str) -> None:
    """Nothing but steps: neither the first move nor the second does anything else."""
    given: dict[str, Any] = {"goal": ["it is round 9 or later"], "loss": [], kind: ["you are at a"]}
    p = position("s A B 1", monsters=["grub 1"], scenario=ROW, cards=[card("run", bottom=["Move 1", "Move 1"])], **given)
    p.play("run", "spare-1").go("bottom:run", "move:2,1", "move:3,1")
    assert (p.where(p.hero), p.state.won, p.state.lost) == ("3,1", kind == "goal", kind == "loss")


@pytest.mark.rule("BB-END-07", "BB-ITM-14")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_afterwards_everything_is_recovered(outcome: str) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, equipped=["bead"], own_items=[trinket("bead", "1")], table=plain_table(0),
                 cards=[card("jab", top=["Attack 9", "Lost, unrecoverable"])])  # fmt: skip
    p.set(p.hero, health=5, conditions=["poison", "muddle"]).play("jab", "spare-1").go("item:bead")
    if outcome == "won":
        p.go("top:jab", "attack:m1")
        assert (p.state.items["bead"], p.zone("jab")) == ("lost", "lost a")
        p.until()
        assert (p.hero.health, p.hero.conditions) == (12, {})
    else:
        p.set(p.hero, health=1).go("pass").until("damage").go("suffer")
    assert p.table.outcome == outcome
    assert p.state.items == {"bead": "ready"}
    assert {p.zone(c) for c in p.state.cards} == {"hand a"}
    assert not p.state.bonuses
    assert not any(c.gone for c in p.state.cards.values())


@pytest.mark.rule("BB-END-08")
def test_a_lost_scenario_must_be_attempted_again() -> None:
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2})
    campaign = begin_campaign(rules.content, "tester")
    for tries in (1, 2):
        record(rules.content, campaign, "one", lose(start(rules, setup_for(rules.content, campaign, "one"))).table.outcome or "")
        assert offered(rules.content, campaign) == ["one"]
        assert (campaign.resolved, campaign.retries) == ([], {"one": tries})
        with pytest.raises(SetupError, match="next: one"):
            setup_for(rules.content, campaign, "two")


@pytest.mark.rule("BB-END-09")
def test_the_conclusion_names_the_next_scenario() -> None:
    rules = story({"number": 1, "next": {"second": 2, "others": 3}}, {"number": 2}, {"number": 3})
    for character, scenarios, numbers in (("tester", ["one", "three"], [3, 0]), ("second", ["one", "two"], [2, 0])):
        campaign = begin_campaign(rules.content, character)
        told = []
        for scenario in scenarios:
            assert offered(rules.content, campaign) == [scenario]
            p = win(start(rules, setup_for(rules.content, campaign, scenario)))
            record(rules.content, campaign, scenario, p.table.outcome or "")
            told += p.events(Concluded)
        assert [e.text for e in told] == [f"So ends {s}." for s in scenarios]
        assert [e.next for e in told] == numbers
        assert offered(rules.content, campaign) == [], "the story is over"


@pytest.mark.rule("BB-END-09")
def test_a_lost_scenario_has_no_conclusion() -> None:
    p = lose(start(story({"number": 1}), {"scenario": "one", "characters": ["tester"]}))
    assert p.events(Ended)
    assert not p.events(Concluded)


@pytest.mark.rule("BB-END-10")
def test_for_another_try_everything_is_chosen_anew() -> None:
    wares = [trinket("bead", "1"), trinket("pin", "cover")]
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2, "level": 2}, items=wares)
    campaign = begin_campaign(rules.content, "tester")
    record(rules.content, campaign, "one", "won")
    first = setup_for(rules.content, campaign, "two")
    p = start(rules, {**first, "items": ["bead"], "upgrades": ["spare-1"]})
    record(rules.content, campaign, "two", lose(p).table.outcome or "")
    again = setup_for(rules.content, campaign, "two")
    assert again == first == {"scenario": "two", "characters": ["tester"], "passed": [1]}
    p = start(rules, {**again, "difficulty": "standard"})
    assert p.keys == ["done", "item:bead", "item:pin"]
    p.go("item:pin")
    assert p.keys_of("replace") == ["spare-1", "spare-2", "spare-3", "spare-4"]
    p.go("replace:spare-2")
    assert (list(p.state.items), list(p.state.cards)) == (["pin"], ["spare-1", "spare-2-2", "spare-3", "spare-4"])


@pytest.mark.rule("BB-END-11")
@pytest.mark.parametrize("kind", ["goal", "loss"])
def test_what_was_met_once_stays_met(kind: str) -> None:
    both = {"goal": ["all monsters are dead"], "loss": [], kind: ["you are at a"]}
    p = race(**both)
    p.play("run", "spare-1").go("top:run", "move:2,1", "bottom:spare-1", "move:3,1").until("select", "short-rest")
    assert p.where(p.hero) == "3,1"
    assert p.table.outcome == ("won" if kind == "goal" else "lost")


@pytest.mark.rule("BB-END-04")
def test_the_round_in_which_the_scenario_ends_is_the_last() -> None:
    p = race(goal=["you are at a"]).play("run", "spare-1").go("bottom:run", "move:2,1").until()
    assert (p.table.outcome, p.state.round) == ("won", 1)
