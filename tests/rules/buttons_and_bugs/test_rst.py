"""Resting (BB-RST)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import CardMoved, RestTaken
from undercroft.kernel.chance import ASKED, ScriptEnded
from undercroft.kernel.table import Table

from .position import Position, card, monster, row

ALL = ("spare-1", "spare-2", "spare-3", "spare-4")
BITER = monster("biter", health=30, zero=["Attack 3", "Attack 3"])


def evening(drawn: str = "", **given: Any) -> Position:
    """The end of a round in which nothing was done with spare-1 and spare-2; a short rest would draw these cards."""
    p = row("s . 1", **{"monsters": ["dummy 1"], "draws": f"0 {drawn}", **given})
    return p.play("spare-1", "spare-2").go("pass").until("short-rest")


def resting(**given: Any) -> Position:
    return row("s . 1", **{"monsters": ["dummy 1"], **given})


def lost(p: Position) -> list[str]:
    return [id for id in p.state.cards if p.zone(id).startswith("lost")]


def walls(*icon: str, lost: tuple[str, ...] = ("spare-1", "spare-2"), drawn: str = "", **given: Any) -> Position:
    """The end of a round with two cards in the active area, some lost; an icon on the second."""
    p = resting(cards=[card("wall", bottom="Persistent: Shield 1"), card("moat", top=["Persistent: Shield 1", *icon])], draws=f"0 {drawn}", **given)
    p.put("lost a", *lost).play("wall", "moat").go("top:moat", "perform", "bottom:wall", "perform")
    return p.until("short-rest")


@pytest.mark.rule("BB-RST-01")
@pytest.mark.parametrize("kind", ["short", "long"])
def test_both_rests_bring_discarded_cards_back(kind: str) -> None:
    p = resting(draws="0 spare-2").put("discard b", "spare-3", "spare-4")
    if kind == "short":
        p.play("spare-1", "spare-2").go("pass").until("short-rest").go("short-rest", "lose:spare-2")
    else:
        p.go("rest").until("rest-lose").go("lose:spare-2")
    assert p.zone("spare-3") == p.zone("spare-4") == "hand a"


@pytest.mark.rule("BB-RST-02")
@pytest.mark.parametrize(("icon", "rests"), [((), True), (("Lost",), False)])
def test_a_rest_needs_two_cards_in_hand_or_discard_pile(icon: tuple[str, ...], rests: bool) -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top=["Attack 2", *icon])]).put("lost a", "spare-1", "spare-2").put("hand b", "spare-3")
    p.play("jab", "spare-3").go("top:jab", "attack:m1", "bottom:spare-3").until("short-rest")
    assert (p.prompt == "short-rest") == rests  # one card in hand, one discarded; or only the discarded one
    assert p.table.outcome == (None if rests else "lost")


@pytest.mark.rule("BB-RST-04")
@pytest.mark.parametrize("kind", ["short", "long"])
def test_every_rest_loses_one_card(kind: str) -> None:
    p = evening("spare-3").go("short-rest", "lose:spare-3") if kind == "short" else resting().go("rest").until("rest-lose").go("lose:spare-3")
    assert lost(p) == ["spare-3"]


@pytest.mark.rule("BB-RST-05")
def test_a_short_rest_may_be_taken_at_the_end_of_the_round_or_not() -> None:
    p = evening()
    assert p.keys == ["go-on", "short-rest"]
    p.go("go-on")
    assert p.state.round == 2
    assert not lost(p)
    assert p.zone("spare-1") == "hand b"
    rested = evening("spare-3").go("short-rest", "lose:spare-3")
    assert (rested.state.round, lost(rested)) == (2, ["spare-3"])


@pytest.mark.rule("BB-RST-06")
def test_a_short_rest_takes_all_back_turns_all_to_a_and_loses_a_random_card() -> None:
    p = resting(draws="0 spare-1").put("discard b", "spare-3").put("hand b", "spare-2")
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert [p.zone(c) for c in ALL] == ["hand b", "discard b", "discard b", "hand a"]
    p.go("short-rest", "lose:spare-1")
    assert lost(p) == ["spare-1"]
    assert [p.zone(c) for c in ALL[1:]] == ["hand a"] * 3


@pytest.mark.rule("BB-RST-07")
@pytest.mark.parametrize("drawn", ALL)
def test_the_random_card_may_be_any_of_the_whole_hand(drawn: str) -> None:
    p = resting(draws=f"0 {drawn}").put("discard b", "spare-4")
    p.play("spare-1", "spare-2").go("pass").until("short-rest").go("short-rest", f"lose:{drawn}")
    assert lost(p) == [drawn]


@pytest.mark.rule("BB-RST-08")
def test_once_one_damage_keeps_the_card_and_another_is_drawn() -> None:
    p = evening("spare-1 spare-4").go("short-rest")
    assert p.keys == ["lose:spare-1", "redraw"]
    p.go("redraw", "suffer")
    assert p.prompt == "select"  # not asked a second time
    assert p.hero.health == 11
    assert p.zone("spare-1") == "hand a"
    assert lost(p) == ["spare-4"]


@pytest.mark.rule("BB-RST-09")
def test_the_second_card_is_another_one() -> None:
    p = evening("spare-1 spare-1").go("short-rest", "redraw")
    with pytest.raises(ScriptEnded, match="spare-2, spare-3, spare-4"):
        p.go("suffer")


@pytest.mark.rule("BB-RST-09")
def test_with_no_other_card_there_is_no_second_draw() -> None:
    p = resting(cards=[card("wall", bottom="Persistent: Shield 1")], draws="0 spare-3").put("lost a", "spare-1", "spare-2")
    p.play("wall", "spare-3").go("bottom:wall", "perform").until("short-rest").go("short-rest", "keep")
    assert [e.card for e in p.events(CardMoved) if e.zone == "lost"] == ["spare-3"]
    assert p.table.outcome == "lost"  # nothing more was asked, and one card is not enough to go on


@pytest.mark.rule("BB-RST-10")
def test_the_damage_of_the_second_draw_may_be_negated() -> None:
    p = evening("spare-1 spare-4").go("short-rest", "redraw")
    assert p.decision.args["damage"] == 1
    p.go("discard:spare-2")
    assert p.hero.health == 12
    assert p.zone("spare-2").startswith("discard")
    assert lost(p) == ["spare-4"]


@pytest.mark.rule("BB-RST-10")
def test_the_damage_of_the_second_draw_may_exhaust() -> None:
    p = row("s . 1", monsters=["dummy 1"], draws="0 spare-1 spare-4")
    p.set(p.hero, health=1).play("spare-1", "spare-2").go("pass").until("short-rest").go("short-rest", "redraw", "suffer")
    assert p.table.outcome == "lost"


@pytest.mark.rule("BB-RST-12")
@pytest.mark.parametrize("drawn", ALL)
def test_a_long_rest_takes_all_back_and_loses_a_random_card(drawn: str) -> None:
    p = resting(profile={}, draws=f"0 {drawn}").put("discard b", "spare-1").put("hand b", "spare-2").go("rest")
    assert p.prompt == "rest-heal"  # neither a choice nor a second draw
    assert lost(p) == [drawn]
    assert [p.zone(c) for c in ALL if c != drawn] == ["hand a"] * 3


@pytest.mark.rule("BB-RST-12")
def test_with_cards_of_their_own_players_enter_the_card_they_drew() -> None:
    p = resting(profile={})
    p.table = Table(p.table.rules, p.table.setup, 0, profile={}, policy=ASKED)
    p.go("rest", "column-dummy:0")
    assert (p.prompt, p.keys) == ("chance-rest", [f"rest:{c}" for c in ALL])
    p.go("rest:spare-2")
    assert (p.prompt, lost(p)) == ("rest-heal", ["spare-2"])


@pytest.mark.rule("BB-RST-12")
@pytest.mark.parametrize("choice", ALL)
def test_by_a_setting_a_long_rest_takes_all_back_and_loses_a_card_of_the_players_choice(choice: str) -> None:
    p = resting(profile={"long_rest": "choose"}).put("discard b", "spare-1").put("hand b", "spare-2").go("rest")
    assert p.prompt == "rest-lose"
    assert p.keys_of("lose") == list(ALL)
    assert [p.zone(c) for c in ALL] == ["hand a"] * 4
    p.go(f"lose:{choice}")
    assert lost(p) == [choice]


@pytest.mark.rule("BB-RST-13")
@pytest.mark.parametrize(("key", "health"), [("heal", 7), ("skip", 5)])
def test_a_long_rest_may_heal_two(key: str, health: int) -> None:
    p = resting()
    p.set(p.hero, health=5).go("rest", "lose:spare-1")
    assert p.prompt == "rest-heal"
    p.go(key)
    assert p.hero.health == health


@pytest.mark.rule("BB-RST-14")
@pytest.mark.parametrize(("key", "state"), [("refresh", "ready"), ("skip", "spent")])
def test_a_long_rest_may_refresh_spent_items_for_use_in_the_same_turn(key: str, state: str) -> None:
    p = resting(equipped=["leftover-table-scraps", "drop-of-power-potion"], level=3)
    p.play("spare-3", "spare-4").go("item:leftover-table-scraps", "item:drop-of-power-potion", "pass").until("select")
    p.go("rest").until("rest-items").go(key)
    assert p.state.items == {"leftover-table-scraps": state, "drop-of-power-potion": "lost"}
    assert p.prompt == ("spare" if key == "refresh" else "short-rest")
    assert ("item:leftover-table-scraps" in p.keys) == (key == "refresh")


@pytest.mark.rule("BB-RST-16")
def test_with_an_empty_hand_an_active_card_must_be_lost() -> None:
    p = walls().go("go-on").until("before-rest").go("go-on", "keep")
    assert p.prompt == "rest-lose"
    assert p.keys == ["lose:wall", "lose:moat"]
    p.go("lose:moat")
    assert p.zone("moat").startswith("lost")
    assert p.game.shield(p.hero) == 1


@pytest.mark.rule("BB-RST-16")
def test_an_active_card_whose_action_is_lost_is_not_lost_for_it() -> None:
    p = walls("Lost", lost=("spare-1",)).go("go-on").until("before-rest")
    p.table.amend("cards.spare-2.zone", "lost")
    p.go("go-on", "keep")
    assert p.prompt == "rest-heal"  # only the wall was there to be lost
    assert p.zone("wall").startswith("lost")
    assert p.zone("moat") == "active a"


@pytest.mark.rule("BB-RST-17")
def test_without_any_card_to_lose_the_rest_goes_on_and_exhaustion_comes_next_round() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER]).put("lost a", "spare-1", "spare-2")
    p.set(p.hero, health=5).go("rest", "lose:spare-3", "lose:spare-4")
    assert p.prompt == "rest-heal"  # nothing was there to lose
    p.go("heal")
    assert [e.lost for e in p.events(RestTaken)] == [""]
    assert p.state.round == 2
    assert p.table.outcome == "lost"


@pytest.mark.rule("BB-RST-18")
@pytest.mark.parametrize("drawn", ["wall", "moat"])
def test_with_an_empty_hand_a_short_rest_loses_an_active_card_at_random(drawn: str) -> None:
    p = walls(drawn=drawn).go("short-rest", "keep", f"lose:{drawn}")
    assert [e.card for e in p.events(CardMoved) if e.zone == "lost"] == [drawn]


@pytest.mark.rule("BB-RST-18")
@pytest.mark.parametrize("drawn", ["wall", "moat"])
def test_with_an_empty_hand_a_long_rest_loses_an_active_card_at_random(drawn: str) -> None:
    p = walls(drawn=f"0 {drawn}", profile={}).go("go-on").until("before-rest").go("go-on", "keep")
    assert p.prompt == "rest-heal"
    assert p.zone(drawn).startswith("lost")


@pytest.mark.rule("BB-RST-18")
@pytest.mark.parametrize("chosen", ["wall", "moat"])
def test_with_an_empty_hand_a_long_rest_loses_by_a_setting_an_active_card_of_the_players_choice(chosen: str) -> None:
    p = walls().go("go-on").until("before-rest").go("go-on", "keep", f"lose:{chosen}")
    assert p.zone(chosen).startswith("lost")


@pytest.mark.rule("BB-RST-19")
def test_the_loss_comes_on_the_turn_and_the_hand_may_be_used_until_then() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER]).put("lost a", "spare-1").go("rest")
    assert p.prompt == "damage"
    assert [p.zone(c) for c in ALL[1:]] == ["hand a"] * 3
    p.go("lose:spare-2", "lose:spare-3")
    assert lost(p) == list(ALL)  # one card was left, and the rest was performed with it
    p.go("heal")
    assert [e.lost for e in p.events(RestTaken)] == ["spare-4"]


@pytest.mark.rule("BB-RST-20")
def test_a_rest_is_legal_though_it_recovers_nothing_and_a_short_one_may_follow_a_long_one() -> None:
    p = resting(draws="0 spare-2")
    assert "rest" in p.keys
    p.go("rest", "lose:spare-1", "skip").until("short-rest")
    assert p.state.round == 1
    p.go("short-rest", "lose:spare-2")
    assert lost(p) == ["spare-1", "spare-2"]
