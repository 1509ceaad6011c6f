"""A round in its four steps."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import CardDrawn, Ended, Played, RoundBegan, RoundEnded, TurnBegan

from .position import card, position


@pytest.mark.rule("GH-RND-01")
def test_rounds_follow_each_other_until_success_or_failure() -> None:
    p = position("1 2 .", goal=["it is round 3 or later"])
    p.next_round()
    assert (p.prompt, p.state.round) == ("select", 2)
    p.next_round()
    assert (p.prompt, p.state.round) == ("select", 3)
    p.next_round()
    assert p.table.outcome == "won"
    assert [e.round for e in p.events(RoundBegan)] == [1, 2, 3]
    q = position("1 2 .", loss=["it is round 2 or later"]).next_round().next_round()
    assert (q.table.outcome, q.state.round) == ("lost", 2)


@pytest.mark.rule("GH-RND-02")
def test_first_each_player_chooses_two_cards_or_a_long_rest() -> None:
    p = position("1 2 A", monsters={"A": "grub"})
    p.put("discard", "spare-1", "spare-2")
    assert [(d.seat, d.prompt) for d in p.table.decisions] == [(0, "select"), (1, "select")]
    p.choose(1, "lead:spare-3", "card:spare-4")
    assert not p.events(CardDrawn), "nothing goes on before all have chosen"
    p.choose(2, "lead:other-1", "card:other-2")
    assert [p.hero(n).played for n in (1, 2)] == [["spare-3", "spare-4"], ["other-1", "other-2"]]
    p.until("select").choose(1, "rest")
    assert "rest" not in p.keys_for(1)
    p.choose(2, "lead:other-3", "card:other-4")
    assert (p.hero(1).resting, p.hero(1).played) == (True, [])


@pytest.mark.rule("GH-RND-03", "GH-INI-01")
def test_then_the_cards_and_one_ability_card_for_each_type_present_are_revealed_and_the_order_is_set() -> None:
    p = position("1 2 A B + C", monsters={"A": "grub", "B": "grub elite", "C": "moth"}, cards=[card("slow", initiative=99)])
    p.play("slow", "spare-1")
    assert [(e.figure, e.cards, e.initiative) for e in p.events(Played)] == [("c1", ("slow", "spare-1"), 99), ("c2", ("other-8", "other-9"), 96)]
    assert [(e.deck, e.initiative) for e in p.events(CardDrawn)] == [("grub", 50)], "one for the type, none for a type not on the map"
    p.until("short-rest")
    assert p.turns == ["grub-2", "grub-1", "c2", "c1"]


@pytest.mark.rule("GH-RND-04")
def test_then_characters_and_monsters_act_in_ascending_initiative() -> None:
    p = position("1 2 A B", monsters={"A": "moth", "B": "grub"}, cards=[card("early", initiative=12)], cards2=[card("later", initiative=70)])
    p.play("early", "spare-1", c2=("later", "other-1")).until("short-rest")
    order = [(e.figure, e.initiative) for e in p.events(TurnBegan)]
    assert order == [("c1", 12), ("grub-1", 50), ("moth-1", 51), ("c2", 70)]


@pytest.mark.rule("GH-RND-05")
def test_last_comes_the_cleanup() -> None:
    p = position("1 2 A", monsters={"A": "grub"}, cards=[card("guard", top="Round: Shield 1", initiative=5)])
    p.amend("elements.fire", 2)
    p.play("guard", "spare-1").go("top:guard", "perform")
    p.until_turn("c2")
    assert (p.state.elements["fire"], p.zone("guard")) == (2, "active"), "nothing of it while turns are taken"
    assert p.state.abilities["grub"].card
    p.until("short-rest")
    assert (p.state.elements["fire"], p.zone("guard")) == (1, "discard")
    assert not p.state.abilities["grub"].card
    p.until("select")
    kinds = [type(e) for e in p.table.events if isinstance(e, TurnBegan | RoundBegan | RoundEnded | Ended)]
    assert kinds == [RoundBegan, TurnBegan, TurnBegan, TurnBegan, RoundEnded, RoundBegan]
