"""The end of a round: its steps in their order."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Reshuffled, RoundBegan, RoundEnded, TurnEnded

from .position import Position, card, kind, position

ALL = ["+0"] * 6 + ["+1"] * 5 + ["+2"] + ["-1"] * 5 + ["-2"] + ["2x"] + ["null"]


def whole(p: Position, deck: str) -> bool:
    """Are all twenty cards of a deck in its draw pile?"""
    return sorted(p.state.decks[deck].draw) == sorted(ALL) and not p.state.decks[deck].discard


@pytest.mark.rule("GH-EOR-01")
def test_the_round_ends_when_all_figures_have_acted() -> None:
    p = position("1 . 2 A", monsters={"A": "dummy"}, cards=[card("soon", initiative=1)]).play("soon", "spare-1").go("pass")
    assert (p.prompt, p.seat) != ("select", 0)
    assert not p.events(RoundEnded)
    p.until("select")
    marks = [e for e in p.table.events if isinstance(e, TurnEnded | RoundEnded | RoundBegan)]
    assert [getattr(e, "figure", type(e).__name__) for e in marks[1:]] == ["c1", "dummy-1", "c2", "RoundEnded", "RoundBegan"]


@pytest.mark.rule("GH-EOR-02", "GH-AMD-14")
@pytest.mark.parametrize("drawn", ["2x", "null"])
def test_a_deck_from_which_a_2x_or_null_was_drawn_gets_its_discards_back(drawn: str) -> None:
    attacks = card("attacks", initiative=1, top=["Attack 1", "Attack 1"])
    p = position("1 A 2", monsters={"A": "dummy"}, cards=[attacks], modifiers=f"{drawn} +1 -1")
    p.play("attacks", "spare-1").go("top:attacks", "attack:dummy-1", "attack:dummy-1")
    assert sorted(p.state.decks["c1"].discard) == sorted([drawn, "+1"])  # not before the end of the round
    p.go("pass").until("turn").go("top:other-8", "attack:dummy-1").next_round()
    assert whole(p, "c1")
    assert p.state.decks["c2"].discard == ["-1"]
    assert [e.deck for e in p.events(Reshuffled)] == ["c1"]


@pytest.mark.rule("GH-EOR-02")
def test_the_monsters_deck_is_reshuffled_for_its_own_cards() -> None:
    p = position("1 A 2", monsters={"A": "grub"}, modifiers="null").play().until("turn")
    assert p.state.decks["monsters"].discard == ["null"]
    p.next_round()
    assert whole(p, "monsters")
    p.play().next_round()
    assert p.state.decks["monsters"].discard == ["+0"]  # a plain card, and the old Null is forgotten


@pytest.mark.rule("GH-EOR-03", "GH-MAC-06")
@pytest.mark.parametrize("shuffle", [True, False])
def test_an_ability_deck_whose_card_shows_the_shuffle_icon_gets_its_discards_back(shuffle: bool) -> None:
    ape = kind("ape", does=[[], [], []], initiative=[10, 20, 30], shuffle=shuffle)
    p = position("1 A 2", monsters={"A": "ape"}, kinds=[ape]).play()
    assert p.state.abilities["ape"].card == "ape/0"
    p.next_round()
    pile = p.state.abilities["ape"]
    assert sorted(pile.draw) == (["ape/0", "ape/1", "ape/2"] if shuffle else ["ape/1", "ape/2"])
    assert pile.discard == ([] if shuffle else ["ape/0"])


@pytest.mark.rule("GH-EOR-04")
def test_elements_wane_by_one_column_only() -> None:
    p = position("1 . 2").amend("elements.fire", 2).amend("elements.dark", 1).play().next_round()
    assert (p.state.elements["fire"], p.state.elements["dark"], p.state.elements["air"]) == (1, 0, 0)
    p.next_round()
    assert p.state.elements["fire"] == 0


@pytest.mark.rule("GH-EOR-05", "GH-ACT-07")
@pytest.mark.parametrize(("icon", "pile"), [([], "discard"), (["Lost"], "lost")])
def test_round_bonuses_go_to_the_discard_or_lost_pile(icon: list[str], pile: str) -> None:
    guard, stay = card("guard", initiative=1, bottom=["Round: Shield 1", *icon]), card("stay", top="Persistent: Retaliate 1")
    p = position("1 . 2", cards=[guard, stay]).play("guard", "stay").go("bottom:guard", "perform", "top:stay", "perform")
    assert (p.zone("guard"), p.zone("stay")) == ("active", "active")
    assert p.game.shields(p.c())
    p.until("short-rest", "select")
    assert (p.zone("guard"), p.zone("stay")) == (pile, "active")
    assert not p.game.shields(p.c())


@pytest.mark.rule("GH-EOR-06", "GH-RST-03")
def test_players_with_two_discards_may_short_rest() -> None:
    burn = card("burn", initiative=1, top=["Heal 1, self", "Lost"])
    p = position("1 . 2", cards=[burn]).play("burn", "spare-1").go("top:burn", "target:c1", "pass").until("short-rest")
    assert len(p.hero().discard) == 1
    assert (p.seat, p.keys) == (1, ["go-on", "short-rest"])  # only the second player
    p.go("short-rest").until("select")
    assert len(p.hero(2).hand) == 8
    assert len(p.hero(2).lost) == 1
    assert len(p.hero().hand) == 7


@pytest.mark.rule("GH-EOR-07")
def test_the_round_marker_advances_at_the_end_of_each_round_of_a_scenario_that_counts_them() -> None:
    p = position("1 . 2", goal=["round 2 is over"])
    assert p.state.round == 1
    p.play().until("short-rest")
    assert p.state.round == 1
    p.until("select")
    assert (p.state.round, p.state.won) == (2, False)
    p.play().until("short-rest")
    assert p.state.won
    p.until("select")
    assert p.table.outcome == "won"


@pytest.mark.rule("GH-EOR-08")
def test_monster_ability_cards_are_discarded_and_their_bonuses_end() -> None:
    ape = kind("ape", does=[["Round: Shield 1"], []], initiative=[10, 10], health=20)
    p = position("1 A 2", monsters={"A": "ape"}, kinds=[ape], cards=[card("jab", initiative=5, top="Attack 2")])
    p.play("spare-1", "spare-2").until("turn").go("top:spare-1", "attack:ape-1")
    assert p.m("ape").health == 20 - (2 - 1)
    p.next_round()
    assert (p.state.abilities["ape"].card, p.state.abilities["ape"].discard) == ("", ["ape/0"])
    p.play("jab", "spare-3").go("top:jab", "attack:ape-1")
    assert p.m("ape").health == 19 - 2


@pytest.mark.rule("GH-EOR-09")
@pytest.mark.parametrize("who", [1, 2])
def test_each_player_decides_alone_and_after_the_other_steps(who: int) -> None:
    guard = card("guard", initiative=1, bottom="Round: Shield 1", top="Attack 1")
    p = position("1 A 2", monsters={"A": "dummy"}, cards=[guard], modifiers="2x").amend("elements.fire", 2)
    p.play("guard", "spare-1").go("bottom:guard", "perform", "top:spare-1", "attack:dummy-1").until("short-rest")
    assert whole(p, "c1")
    assert p.state.abilities["dummy"].card == ""
    assert p.state.elements["fire"] == 1
    assert p.zone("guard") == "discard"
    for n in (1, 2):
        assert (p.prompt, p.seat) == ("short-rest", n - 1)
        p.go("short-rest" if n == who else "go-on")
        if n == who:
            p.until("short-rest", "select") if n == 1 else p.until("select")
    assert [len(p.hero(n).lost) for n in (1, 2)] == [int(n == who) for n in (1, 2)]
    assert [len(p.hero(n).discard) for n in (1, 2)] == [0 if n == who else 2 for n in (1, 2)]
