"""Monster ability cards: when they are revealed, for whom they count and what becomes of them."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import CardDrawn, Skipped, TurnBegan, TurnEnded
from undercroft.games.haven.events import Attacked, Healed, Moved

from .position import acting, card, kind, position


@pytest.mark.rule("GH-MAC-01", "GH-INI-01", "GH-RND-03")
def test_once_all_have_chosen_one_card_is_revealed_for_every_type_on_the_map() -> None:
    p = position("1 2 . A B\n . . . C", monsters={"A": "grub", "B": "grub elite", "C": "moth"})
    p.choose(1, "lead:spare-1", "card:spare-2")
    assert not p.events(CardDrawn)  # one player has still to choose
    p.choose(2, "lead:other-1", "card:other-2")
    assert [e.deck for e in p.events(CardDrawn)] == ["grub", "moth"]  # no dummy is there


@pytest.mark.rule("GH-MAC-02")
def test_the_revealed_card_is_used_by_normal_and_elite_monsters_alike() -> None:
    does = [["Attack +1"], ["Heal 2, self"]]
    p = position("1 A . B 2", monsters={"A": "rat", "B": "rat elite"}, kinds=[kind("rat", does=does)], abilities="rat/0 rat/1")
    p.play().until("turn")
    assert [(e.figure, e.value) for e in p.events(Attacked)] == [("rat-2", 4), ("rat-1", 3)]
    p.until("select").play().until("turn")
    assert [e.figure for e in p.events(Healed)] == ["rat-2", "rat-1"]
    assert len(p.events(Attacked)) == 2


@pytest.mark.rule("GH-MAC-03")
def test_one_card_of_a_shared_deck_serves_all_types_that_use_it() -> None:
    does = [["Attack +1"], ["Attack +3"]]
    kinds = [kind("dog", does=does, initiative=[20, 30]), kind("wolf", deck="dog", attack=4)]
    p = position("A 1 . 2 B", monsters={"A": "dog", "B": "wolf"}, kinds=kinds, abilities="dog/1 dog/0")
    p.play()
    assert [(e.deck, e.card) for e in p.events(CardDrawn)] == [("dog", "dog/1")]
    p.until("turn")
    assert [(e.figure, e.value) for e in p.events(Attacked)] == [("dog-1", 5), ("wolf-1", 7)]


@pytest.mark.rule("GH-MAC-04")
@pytest.mark.parametrize(("first", "order"), [("rat/0", ["rat-2", "rat-1", "c1", "c2"]), ("rat/1", ["c1", "rat-2", "rat-1", "c2"])])
def test_the_initiative_of_the_card_decides_when_the_type_acts(first: str, order: list[str]) -> None:
    rat = kind("rat", does=[["Move +0"], ["Move +0"]], initiative=[20, 60])
    p = position("1 2 A B", monsters={"A": "rat", "B": "rat elite"}, kinds=[rat], cards=[card("mid", initiative=40)], abilities=first)
    p.play("mid", "spare-1").until("select")
    assert [e.figure for e in p.events(TurnBegan)] == order


@pytest.mark.rule("GH-MAC-05")
def test_a_monster_performs_each_ability_it_can_in_printed_order_and_then_its_turn_ends() -> None:
    mixed = kind("mixed", does=("Heal 1, self", "Attack +0", "Move +0", "Suffer 1", "Attack +0"))
    p = position("1 . . . A 2", monsters={"A": "mixed"}, kinds=[mixed])
    p.set(p.c(2), conditions=["invisible"])
    p.set(p.m("mixed"), health=5).play()
    told = [type(e).__name__ for e in p.table.events if isinstance(e, Healed | Skipped | Moved | Attacked) and e.figure == "mixed-1"]
    assert told == ["Healed", "Skipped", "Moved", "Skipped"]  # nobody to attack from either hex
    assert (p.m("mixed").health, p.where(p.m("mixed"))) == (5, "3,1")
    assert [e.figure for e in p.events(TurnEnded)] == ["mixed-1"]


@pytest.mark.rule("GH-MAC-06", "GH-EOR-03")
def test_a_card_with_the_shuffle_icon_brings_all_discards_back_at_the_end_of_the_round() -> None:
    rat = kind("rat", does=[[], [], []])
    rat["deck"]["rat"][1]["shuffle"] = True
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[rat], abilities="rat/0 rat/1")
    p.next_round()
    assert (sorted(p.state.abilities["rat"].draw), p.state.abilities["rat"].discard) == (["rat/1", "rat/2"], ["rat/0"])
    p.play()
    assert p.state.abilities["rat"].draw == ["rat/2"]  # not before the round ends
    p.until("select")
    assert (sorted(p.state.abilities["rat"].draw), p.state.abilities["rat"].discard) == (["rat/0", "rat/1", "rat/2"], [])


@pytest.mark.rule("GH-MAC-07")
def test_an_empty_deck_is_made_of_its_discards_before_the_next_card_is_drawn() -> None:
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[kind("rat", does=[[], []])], abilities="rat/0 rat/1 rat/0")
    p.next_round().next_round()
    assert not p.state.abilities["rat"].draw
    p.play()
    assert [e.card for e in p.events(CardDrawn)] == ["rat/0", "rat/1", "rat/0"]
    assert p.state.abilities["rat"].draw == ["rat/1"]


@pytest.mark.rule("GH-MAC-08")
def test_a_type_whose_last_figure_died_keeps_its_card_for_one_that_appears_later_in_the_round() -> None:
    rat = kind("rat", does=[["Attack +1"], ["Attack +5"]], initiative=[60, 10], health=1)
    p = acting("2 1 A + B", "top", "Attack 3", kinds=[rat], monsters={"A": "rat", "B": "rat"}, abilities="rat/0")
    p.go("attack:rat-1")
    assert not p.game.monsters()
    assert p.state.abilities["rat"].card == "rat/0"
    p.go("bottom:spare-1", "move:4,1")
    assert [m.id for m in p.game.monsters()] == ["rat-1"]  # the room behind the door
    assert len(p.events(CardDrawn)) == 1
    p.until("select")
    assert [(e.figure, e.value) for e in p.events(Attacked) if e.figure.startswith("rat")] == [("rat-1", 3)]
    assert p.state.abilities["rat"].card == ""


@pytest.mark.rule("GH-MAC-02")
def test_the_stat_card_of_the_type_shows_what_its_figures_do_this_round() -> None:
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[kind("rat", does=[["Heal 1, self"], ["Heal 2, self"]])], abilities="rat/1 rat/0")
    assert "this round" not in p.shown("monsters")["rat"].parts
    p.play().until("turn")
    assert p.shown("monsters")["rat"].parts["this round"] == ("Heal 2, self",)


@pytest.mark.rule("GH-MAC-04")
def test_the_revealed_card_is_shown_with_its_initiative() -> None:
    rat = kind("rat", does=[["Move +0"], ["Move +0"]], initiative=[20, 60])
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[rat], abilities="rat/1")
    assert not p.shown("abilities")
    assert [(c.id, c.initiative) for c in p.play().shown("abilities").values()] == [("rat/1", 60)]


@pytest.mark.rule("GH-MAC-05")
def test_the_revealed_card_is_shown_with_its_abilities_in_printed_order() -> None:
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[kind("rat", does=("Heal 1, self", "Move +0", "Suffer 1"))]).play()
    assert p.shown("abilities")["rat/0"].parts == {"does": ("Heal 1, self", "Move +0", "Suffer 1")}
