"""BB-EXH: exhaustion."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import Exhausted, GoalMet, RoundBegan, RoundEnded

from .position import Position, card, idle, row


def last_round(**given: object) -> Position:
    """At the selection of a round with a monster that does nothing."""
    return row("s . 1", monsters=["dummy 1"], **given)


@pytest.mark.rule("BB-EXH-01")
@pytest.mark.parametrize(("health", "outcome"), [(3, None), (2, "lost"), (1, "lost")])
def test_at_no_hit_points_the_character_is_exhausted(health: int, outcome: str | None) -> None:
    p = row("s 1", monsters=["grub 1"], cards=[card("slow", initiative=90)])
    p.set(p.hero, health=health).play("slow", "spare-1").go("suffer")
    assert p.table.outcome == outcome
    assert [(e.why, e.rules) for e in p.events(Exhausted)] == ([("health", ("BB-EXH-01",))] if outcome else [])


@pytest.mark.rule("BB-EXH-02")
@pytest.mark.parametrize(
    ("side", "turn", "prompt"),
    [("a", ["pass"], "select"), ("b", ["pass"], "rest-lose"), ("a", ["top:burn", "perform", "pass"], "")],
)
def test_without_two_cards_to_play_or_to_rest_with(side: str, turn: list[str], prompt: str) -> None:
    """Two cards in hand, two in the discard pile, one in hand."""
    p = last_round(cards=[card("burn", top=["Heal 1, self", "Lost"])]).put("lost a", "spare-2", "spare-3").put(f"hand {side}", "burn", "spare-1")
    p.play("burn", "spare-1").until("turn").go(*turn)
    p.until("select", "rest-lose")
    assert (p.state.round, p.prompt) == (2, prompt)
    assert [(e.why, e.rules) for e in p.events(Exhausted)] == ([] if prompt else [("cards", ("BB-EXH-02",))])
    assert p.table.outcome == (None if prompt else "lost")


@pytest.mark.rule("BB-EXH-03", "BB-BON-13")
@pytest.mark.parametrize(("lines", "outcome"), [(["Persistent: Shield 1"], None), (["Persistent: Shield 1", "Lost"], "lost")])
def test_an_active_card_counts_unless_its_action_is_lost(lines: list[str], outcome: str | None) -> None:
    p = last_round(cards=[card("guard", bottom=lines)]).put("lost a", "spare-2", "spare-3")
    p.play("guard", "spare-1").go("bottom:guard", "perform", "pass").until("select")
    assert p.table.outcome == outcome
    assert (p.keys == ["rest", "dismiss:guard"]) == (outcome is None)


@pytest.mark.rule("BB-EXH-05", "BB-END-05")
def test_exhaustion_ends_all_at_once_even_after_the_goal() -> None:
    p = row("s A 1 2", monsters=["grub 1", "late 2"], kinds=[idle("late", 80)], goal=["you are at a"])
    p.set(p.hero, health=1).play("spare-1", "spare-2").go("bottom:spare-1", "move:2,1", "pass")
    assert (len(p.events(GoalMet)), p.prompt) == (1, "damage")
    p.go("suffer")
    assert (p.table.outcome, p.table.decision) == ("lost", None)
    assert "hero" not in p.state.figures
    assert p.turns == ["hero 20", "m1 50"], "no further turn matters"
    assert not p.events(RoundEnded)


@pytest.mark.rule("BB-EXH-05")
def test_cards_given_up_at_the_start_of_a_round_may_exhaust() -> None:
    """Not at the count, which was before; but with neither two cards to play nor a rest there is no way on."""
    p = last_round(rules=["At start of round, If it is round 2 or later: Suffer 1"]).put("lost a", "spare-3", "spare-4")
    p.play("spare-1", "spare-2").go("pass", "go-on")
    assert (p.state.round, p.prompt) == (2, "damage")
    p.go("lose:spare-1")
    assert (p.table.outcome, [e.why for e in p.events(Exhausted)]) == ("lost", ["cards"])


@pytest.mark.rule("BB-EXH-06")
def test_cards_are_counted_after_the_short_rest() -> None:
    p = last_round(draws="0 spare-1").put("lost a", "spare-3", "spare-4").play("spare-1", "spare-2").go("pass")
    assert p.prompt == "short-rest"
    assert (p.table.outcome, p.events(Exhausted)) == (None, [])
    p.go("short-rest", "lose:spare-1")
    told = [type(e) for e in p.table.events if isinstance(e, RoundBegan | RoundEnded | Exhausted | GoalMet)]
    assert told == [RoundBegan, RoundEnded, Exhausted], "before anything else of the new round"
    assert p.table.outcome == "lost"
