"""Initiative: what is revealed, and who goes when."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import CardDrawn, Played, TurnBegan
from undercroft.kernel.decision import TABLE

from .position import card, kind, position


def idle(id: str, initiative: int, **given: Any) -> dict[str, Any]:
    """A type that stands there, with an initiative."""
    return kind(id, does=(), initiative=initiative, **given)


@pytest.mark.rule("GH-INI-01")
def test_one_card_is_revealed_for_each_type_on_the_map_and_then_the_players_cards() -> None:
    p = position("1 2 A B + C", monsters={"A": "dummy", "B": "dummy", "C": "ape"}, kinds=[idle("ape", 10)])
    p.choose(1, "lead:spare-3", "card:spare-1")
    assert not p.events(CardDrawn)
    assert not p.events(Played)
    p.choose(2, "lead:other-2", "card:other-5")
    shown = [e for e in p.table.events if isinstance(e, CardDrawn | Played)]
    assert [type(e) for e in shown] == [CardDrawn, Played, Played]
    assert [e.deck for e in p.events(CardDrawn)] == ["dummy"]  # one for both dummies, none for the ape that is not on the map
    assert [(e.figure, e.cards, e.initiative) for e in p.events(Played)] == [("c1", ("spare-3", "spare-1"), 85), ("c2", ("other-2", "other-5"), 84)]


@pytest.mark.rule("GH-INI-01")
def test_a_type_without_figures_gets_no_card_and_a_resting_player_reveals_none() -> None:
    p = position("1 . 2 A", monsters={"A": "grub"}, cards=[card("jab", initiative=90)])
    p.set(p.m(), health=1, conditions=["disarm"]).play("jab", "spare-1", c2=("other-1", "other-2")).until("turn")
    p.go("top:other-1", "attack:grub-1").next_round()
    p.put("discard", "spare-2", "spare-3").play("rest").until("turn", "before-rest")
    assert [e.deck for e in p.events(CardDrawn)] == ["grub"]  # in the first round only
    assert [e.figure for e in p.events(Played)] == ["c1", "c2", "c2"]


@pytest.mark.rule("GH-INI-02")
def test_figures_act_by_ascending_initiative_of_leading_and_monster_cards() -> None:
    p = position("1 . A . B . 2", monsters={"A": "ape", "B": "bee"}, kinds=[idle("ape", 40), idle("bee", 20)],
                 cards=[card("mid", initiative=30), card("soon", initiative=1)], cards2=[card("late", initiative=60)])  # fmt: skip
    p.play("mid", "soon", c2=("late", "other-1")).next_round()
    assert [(e.figure, e.initiative) for e in p.events(TurnBegan)] == [("bee-1", 20), ("c1", 30), ("ape-1", 40), ("c2", 60)]


@pytest.mark.rule("GH-INI-03")
def test_of_a_type_the_elites_act_first_and_each_rank_by_number() -> None:
    marks = {"A": "ape", "B": "ape elite", "C": "ape", "D": "ape elite"}
    p = position("1 2 A B C D", monsters=marks, kinds=[idle("ape", 40)])
    ranks = {f.number: f.rank for f in p.game.monsters()}
    assert ranks == {1: "normal", 2: "elite", 3: "normal", 4: "elite"}
    p.play()
    assert p.turns[:4] == ["ape-2", "ape-4", "ape-1", "ape-3"]


@pytest.mark.rule("GH-INI-04")
def test_between_characters_of_equal_initiative_the_other_card_decides() -> None:
    mine = [card("a", initiative=30), card("b", initiative=50)]
    p = position("1 . 2", cards=mine, cards2=[card("d", initiative=30), card("e", initiative=40)])
    p.play("a", "b", c2=("d", "e"))
    assert p.turns == ["c2"]
    p.next_round()
    assert [e.figure for e in p.events(TurnBegan)] == ["c2", "c1"]


@pytest.mark.rule("GH-INI-04")
def test_characters_still_tied_go_in_an_order_the_players_decide() -> None:
    pair = [card("a", initiative=30), card("b", initiative=50)]
    p = position("1 . 2", cards=pair, cards2=[card("d", initiative=30), card("e", initiative=50)])
    p.play("a", "b", c2=("d", "e"))
    assert (p.prompt, p.seat, p.keys) == ("turn-order", TABLE, ["first:c1", "first:c2"])
    p.go("first:c2").next_round()
    assert [e.figure for e in p.events(TurnBegan)] == ["c2", "c1"]


@pytest.mark.rule("GH-INI-05")
def test_a_character_goes_before_a_monster_type_of_equal_initiative() -> None:
    p = position("1 . A 2", monsters={"A": "ape"}, kinds=[idle("ape", 30)], cards=[card("a", initiative=30)]).play("a", "spare-1")
    assert p.turns == ["c1"]
    p.next_round()
    assert [e.figure for e in p.events(TurnBegan)] == ["c1", "ape-1", "c2"]


@pytest.mark.rule("GH-INI-06")
def test_the_players_decide_between_monster_types_of_equal_initiative() -> None:
    marks = {"A": "ape", "B": "bee", "C": "ape elite"}
    p = position("1 2 A B C", monsters=marks, kinds=[idle("ape", 30), idle("bee", 30)]).play()
    assert (p.prompt, p.seat, p.keys) == ("turn-order", TABLE, ["first:ape", "first:bee"])
    p.go("first:bee")
    assert p.turns[:3] == ["bee-1", "ape-2", "ape-1"]
    p.next_round().play()
    assert p.prompt == "turn-order"  # anew in every round


@pytest.mark.rule("GH-INI-07")
def test_the_players_decide_between_long_rests_that_come_after_everything_else_with_99() -> None:
    p = position("1 . 2 . 3 A", monsters={"A": "ape"}, kinds=[idle("ape", 99)], cards=[card("last", initiative=99)])
    p.put("discard", "other-1", "other-2", n=2).put("discard", "third-1", "third-2", n=3)
    p.play("last", "spare-1", c2="rest", c3="rest")
    assert p.turns == ["c1"]
    p.until("turn-order")
    assert p.turns == ["c1", "ape-1"]
    assert (p.seat, p.keys) == (TABLE, ["first:c2", "first:c3"])
    p.go("first:c3").next_round()
    assert [e.figure for e in p.events(TurnBegan)] == ["c1", "ape-1", "c3", "c2"]


@pytest.mark.rule("GH-INI-08")
def test_types_that_share_a_deck_act_type_by_type_in_an_order_that_is_chosen_once() -> None:
    kinds = [idle("ape", 30), idle("bee", 0, deck="ape")]
    p = position("1 2 A B C D", monsters={"A": "ape", "B": "bee", "C": "ape elite", "D": "bee elite"}, kinds=kinds).play()
    assert (p.prompt, p.seat, p.keys) == ("turn-order", TABLE, ["first:ape", "first:bee"])
    p.go("first:bee")
    assert p.turns[:4] == ["bee-2", "bee-1", "ape-2", "ape-1"]
    assert len(p.events(CardDrawn)) == 1
    p.next_round().play()
    assert p.prompt == "turn"  # not asked again
    assert p.turns[:4] == ["bee-2", "bee-1", "ape-2", "ape-1"]


@pytest.mark.rule("GH-INI-08")
def test_a_kept_order_leaves_other_ties_open() -> None:
    kinds = [idle("ape", 30), idle("bee", 0, deck="ape"), idle("cat", 30)]
    p = position("1 2 A B C", monsters={"A": "ape", "B": "bee", "C": "cat"}, kinds=kinds).play()
    p.go("first:bee", "first:ape")
    assert p.turns[:3] == ["bee-1", "ape-1", "cat-1"]
    p.next_round().play()
    assert p.keys == ["first:bee", "first:cat"]  # the ape is never before the bee
    p.go("first:cat")
    assert p.turns[:3] == ["cat-1", "bee-1", "ape-1"]


@pytest.mark.rule("GH-INI-09")
def test_a_figure_that_dies_before_its_turn_takes_none_and_the_others_keep_theirs() -> None:
    jab = card("jab", initiative=10, top="Attack 9")
    p = position("1 A . B 2", monsters={"A": "ape", "B": "ape"}, kinds=[idle("ape", 40)], cards=[jab], cards2=[card("mid", initiative=30)])
    p.play("jab", "spare-1", c2=("mid", "other-1")).go("top:jab", "attack:ape-1").next_round()
    assert [e.figure for e in p.events(TurnBegan)] == ["c1", "c2", "ape-2"]


@pytest.mark.rule("GH-INI-09")
def test_a_character_exhausted_before_its_turn_takes_none() -> None:
    p = position("1 A 2", monsters={"A": "grub"}, cards2=[card("late", initiative=99)])
    p.set(p.c(), health=1).set(p.c(2), conditions=["invisible"]).play("spare-1", "spare-2", c2=("late", "other-1")).until("damage").go("suffer")
    p.until("select")
    assert [e.figure for e in p.events(TurnBegan)] == ["grub-1", "c2"]


@pytest.mark.rule("GH-INI-02")
def test_the_turn_order_is_shown_with_who_has_acted() -> None:
    p = position("1 . A . B . 2", monsters={"A": "ape", "B": "bee"}, kinds=[idle("ape", 40), idle("bee", 20)], cards=[card("mid", initiative=30)])
    assert not p.table.scene(0).ribbon  # no card is revealed yet
    p.play("mid", "spare-1", c2=("other-1", "other-2"))
    shown = [(turn.figure, turn.initiative, turn.state) for turn in p.table.scene(0).ribbon]
    assert shown == [("bee-1", 20, "done"), ("c1", 30, "acting"), ("ape-1", 40, "waiting"), ("c2", 82, "waiting")]


@pytest.mark.rule("GH-INI-06")
def test_the_type_chosen_acts_with_all_its_figures_before_the_other() -> None:
    marks = {"A": "ape", "B": "bee", "C": "ape elite", "D": "bee"}
    p = position("1 2 A B C D", monsters=marks, kinds=[idle("ape", 30), idle("bee", 30)]).play().go("first:ape")
    assert (p.prompt, p.turns[:4]) == ("turn", ["ape-2", "ape-1", "bee-1", "bee-2"])
