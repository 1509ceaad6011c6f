"""Card selection: two cards in secret or a long rest, and where played cards go."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.gloomhaven.events import Exhausted, Played
from undercroft.games.gloomhaven.state import LONG_REST
from undercroft.kernel.secrets import redact

from .position import Position, acting, card, position

ONCE = card("once", top=["Heal 1, self", "Lost"], initiative=1)
SHIELD = card("shield", top="Persistent: Shield 1", initiative=1)
"""Counts as discarded while it is active."""
OATH = card("oath", top=["Persistent: Shield 1", "Lost"], initiative=1)
"""Does not."""


@pytest.mark.rule("GH-SEL-01")
def test_two_hand_cards_are_chosen_in_secret_and_one_of_them_leads() -> None:
    p = position("1 2 .", cards=[card("fast", initiative=11), card("slow", initiative=88)])
    p.choose(1, "lead:slow")
    assert "card:slow" not in p.keys_for(1), "the second is another card"
    p.choose(1, "card:fast")
    assert (p.hero().played, len(p.hero().hand)) == ([], 9), "face down until all have chosen"
    assert not p.events(Played)
    p.choose(2, "lead:other-1", "card:other-2")
    assert (p.hero().played, p.hero().initiative) == (["slow", "fast"], 88)
    assert len(p.hero().hand) == 7


@pytest.mark.rule("GH-SEL-02")
def test_hands_and_choices_are_hidden_from_the_other_players() -> None:
    cards2 = [card(f"mine-{n}") for n in range(1, 7)]
    p = position("1 2 .", cards2=cards2, hand=3)
    p.choose(2, "lead:mine-1", "card:mine-2")
    for seat in (0, None):
        seen = msgspec.json.encode([redact(p.state, seat), p.table.events_for(seat), p.table.scene(seat)])
        assert b"mine-" not in seen
    hands = {tuple(p.table.imagine(0, seed).state.heroes["c2"].hand) for seed in range(8)}
    assert len(hands) > 3, "who may not know a hand can only guess at it"
    assert {tuple(p.table.imagine(1, seed).state.heroes["c2"].hand) for seed in range(8)} == {("mine-1", "mine-2", "mine-3")}


@pytest.mark.rule("GH-SEL-02")
def test_an_imagined_hand_holds_cards_of_the_class_that_may_be_there() -> None:
    cards2 = [*(card(f"mine-{n}") for n in range(1, 7)), card("high", level=2)]
    p = position("1 2 .", cards2=cards2, hand=4).put("discard", "mine-4", n=2)
    p.choose(1, "give-up").choose(2, "lead:mine-1", "card:mine-2")
    assert (p.seat, p.hero(2).chosen) == (0, ["mine-1", "mine-2"])  # it has to wait for the other to choose anew
    for seed in range(12):
        hero = p.table.imagine(0, seed).state.heroes["c2"]
        assert (len(hero.hand), hero.discard) == (3, ["mine-4"])
        assert set(hero.hand) <= {"mine-1", "mine-2", "mine-3", "mine-5", "mine-6"}  # neither what is discarded nor what is of a higher level
        assert len(hero.chosen) == 2
        assert set(hero.chosen) <= set(hero.hand)
        assert len(set(hero.hand)) == 3


@pytest.mark.rule("GH-SEL-02")
def test_who_has_not_chosen_is_imagined_without_a_choice() -> None:
    p = position("1 2 .", hand=4)
    assert p.table.imagine(0, 1).state.heroes["c2"].chosen == []
    p.put("discard", "other-1", "other-2", "other-3", n=2).choose(1, "give-up").choose(2, "rest")
    assert p.table.imagine(0, 1).state.heroes["c2"].chosen == p.hero(2).chosen == [*LONG_REST]  # one card: nothing else is possible


@pytest.mark.rule("GH-SEL-03")
def test_once_revealed_both_cards_of_every_player_are_open() -> None:
    p = position("1 2 .")
    p.choose(2, "lead:other-1", "card:other-2")
    assert redact(p.state, 0).heroes["c2"].played == []
    p.choose(1, "lead:spare-1", "card:spare-2")
    for seat in (0, 1, None):
        assert [hero.played for hero in redact(p.state, seat).heroes.values()] == [["spare-1", "spare-2"], ["other-1", "other-2"]]
        zones = [z for z in p.table.scene(seat).zones if z.id == "played"]
        assert [[c.id for c in z.cards] for z in zones] == [["spare-1", "spare-2"], ["other-1", "other-2"]]
        shown = [e for e in p.table.events_for(seat) if isinstance(e, Played)]
        assert [e.cards for e in shown] == [("spare-1", "spare-2"), ("other-1", "other-2")]


@pytest.mark.rule("GH-SEL-04")
def test_every_round_two_cards_are_played_or_a_rest_is_declared() -> None:
    p = position("1 2 .")
    p.put("discard", "spare-1", "spare-2")
    verbs = [k.partition(":")[0] for k in p.keys_for(1)]
    assert verbs == ["lead"] * 7 + ["rest", "give-up"]
    p.choose(1, "lead:spare-3")
    assert {k.partition(":")[0] for k in p.keys_for(1)} == {"card"}, "one card alone cannot be played"


@pytest.mark.rule("GH-SEL-05")
def test_with_fewer_than_two_cards_in_hand_only_a_rest_is_left() -> None:
    p = position("1 2 .", hand=3)
    p.put("discard", "spare-1", "spare-2")
    assert p.keys_for(1) == ["rest", "give-up"]
    q = position("1 2 .", hand=3)
    q.put("discard", "spare-1")
    assert q.keys_for(1) == ["lead:spare-2", "lead:spare-3", "give-up"], "two cards in hand can be played, one discard is no rest"


@pytest.mark.rule("GH-SEL-06", "GH-EXH-02")
def test_who_can_neither_play_nor_rest_at_the_start_of_a_round_is_exhausted() -> None:
    p = position("1 2 .", hand=4, cards=[ONCE])
    p.put("lost", "spare-1", "spare-2").play("once", "spare-3").go("top:once", "target:c1", "pass")
    assert (p.hero().hand, p.hero().discard) == ([], ["spare-3"])
    assert p.there("c1"), "only when a round starts"
    p.until("select")
    assert [(e.figure, e.why) for e in p.events(Exhausted)] == [("c1", "cards")]
    assert not p.there("c1")
    assert p.keys_for(1) == []
    assert p.there("c2")


def with_active(active: str, hand: int = 4) -> Position:
    """Round 2: character 1 has one card in hand, one in the discard pile, and one whose bonus is in force."""
    p = position("1 2 .", cards=[SHIELD, OATH], hand=hand)
    p.play(active, "spare-1").go(f"top:{active}", "perform", "pass")
    other = "oath" if active == "shield" else "shield"
    p.amend("heroes.c1.lost", [other])
    p.amend("heroes.c1.hand", ["spare-2"])
    return p.until("select")


@pytest.mark.rule("GH-SEL-07")
def test_active_cards_that_count_as_discarded_may_be_moved_to_make_a_rest_possible() -> None:
    p = with_active("shield")
    assert (p.hero().discard, list(p.hero().active)) == (["spare-1"], ["shield"])
    assert p.keys_for(1) == ["rest", "give-up"]
    p.play("rest")
    assert (sorted(p.hero().discard), list(p.hero().active)) == (["shield", "spare-1"], []), "at once, not only in its turn"
    assert not p.game.shields(p.c())
    q = with_active("oath")
    assert [e.figure for e in q.events(Exhausted)] == ["c1"], "a lost card counts for nothing"


@pytest.mark.rule("GH-SEL-08")
def test_played_cards_are_used_in_the_turn_and_go_where_their_actions_say() -> None:
    p = position(". 1 2", cards=[ONCE, SHIELD])
    p.play("once", "shield")
    assert p.hero().played == ["once", "shield"]
    p.go("top:once", "target:c1")
    assert (p.zone("once"), p.zone("shield")) == ("lost", "played")
    p.go("bottom:shield", "stay")
    assert p.zone("shield") == "discard", "its bottom action has no icon"
    q = position(". 1 2", cards=[ONCE, SHIELD])
    q.play("once", "shield").go("bottom:once", "stay", "top:shield", "perform")
    assert (q.zone("once"), q.zone("shield")) == ("discard", "active")


@pytest.mark.rule("GH-SEL-09")
def test_by_default_a_used_card_is_discarded() -> None:
    p = acting(". 1 A 2", "top", "Attack 1", monsters={"A": "dummy"})
    p.go("attack:dummy-1")
    assert p.hero().discard == ["go"]
    p.go("bottom:spare-1", "stay")
    assert p.hero().discard == ["go", "spare-1"]


@pytest.mark.rule("GH-SEL-10")
def test_a_used_action_with_the_lost_icon_sends_its_card_to_the_lost_pile() -> None:
    p = acting("1 A 2", "top", "Attack 2", "Lost", monsters={"A": "dummy"})
    p.go("attack:dummy-1")
    assert p.zone("go") == "lost"
    q = position("1 A 2", monsters={"A": "dummy"}, cards=[card("go", top=["Attack 2", "Lost"], initiative=1)])
    q.play("go", "spare-1").go("basic-top:go", "attack:dummy-1")
    assert q.zone("go") == "discard", "the lost action was not used"


@pytest.mark.rule("GH-SEL-11")
def test_lost_cards_come_back_only_by_special_abilities_or_after_the_scenario() -> None:
    p = position("1 2 .", cards=[ONCE, card("dig", top="Recover 1 lost", initiative=2)], goal=["it is round 4 or later"])
    p.put("lost", "once", "spare-1").put("discard", "spare-2", "spare-3")
    p.play("rest").until("select")
    assert p.state.round == 2
    assert {"once", "spare-1"} < set(p.hero().lost), "a rest brings none back"
    p.play("dig", "spare-4").until_turn("c1").go("top:dig", "recover:once").until("select")
    assert p.zone("once") == "hand"
    assert p.zone("spare-1") == "lost"
    p.next_round().next_round()
    assert p.table.outcome == "won"
    assert sorted(p.hero().hand) == sorted(p.hero().pool)


@pytest.mark.rule("GH-SEL-12")
def test_a_card_with_an_active_bonus_stays_in_the_active_area_until_it_ends() -> None:
    cards = [
        card("brief", top="Round: Shield 1", initiative=1), card("brief-once", top=["Round: Shield 1", "Lost"], initiative=1),
        card("spiked", bottom=["Persistent: Slots o: When you attack: attack +1", "Lost"]), card("long", bottom="Persistent: Retaliate 1"),
    ]  # fmt: skip
    p = position("1 A 2", monsters={"A": "dummy"}, cards=cards)
    p.play("brief", "spiked").go("top:brief", "perform", "bottom:spiked", "perform")
    assert (p.zone("brief"), p.zone("spiked")) == ("active", "active")
    p.until("select")
    assert (p.zone("brief"), p.zone("spiked")) == ("discard", "active"), "a round bonus ends with the round"
    p.play("brief-once", "long").go("top:brief-once", "perform", "bottom:long", "perform").until("select")
    assert (p.zone("brief-once"), p.zone("long")) == ("lost", "active")
    p.play("spare-1", "spare-2").until_turn("c1").go("top:spare-1", "attack:dummy-1")
    assert p.zone("spiked") == "lost", "its only use is over"
    p.until("select")
    assert p.zone("long") == "active"


@pytest.mark.rule("GH-SEL-02")
def test_a_hand_is_shown_to_its_player_and_its_size_to_the_others() -> None:
    p = position("1 2 .", hand=4)
    for seat, (shown, hidden) in {0: (0, 4), 1: (4, 0)}.items():
        [hand] = [z for z in p.table.scene(seat).zones if (z.id, z.seat) == ("hand", 1)]
        assert (len(hand.cards), hand.hidden) == (shown, hidden)
