"""Curse and Bless: conditions that are cards in a modifier deck."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import CardAdded, NoneLeft, Reshuffled
from undercroft.games.haven.events import Attacked

from .position import Position, acting, card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
HEXER = kind("hexer", initiative=10, attack=1, attacks="curse", health=30)
CALL = card("call", top='Persistent: Summon "Imp" {hp 9, move 0, attack 2}', initiative=1)
THREE = """
    1 . 2
     . 3 .
    """
FOUR = """
    1 . 2 4
     . 3 . .
    """


def held(p: Position, deck: str = "c1", what: str = "curse") -> int:
    return p.state.decks[deck].draw.count(what)


@pytest.mark.rule("GH-CON-22")
def test_a_curse_goes_into_the_draw_deck_without_the_discards() -> None:
    p = position(HALL, monsters={"A": "hexer"}, kinds=[HEXER])
    p.amend("decks.c1.draw", ["+0", "+1"]).amend("decks.c1.discard", ["-1", "-2"])
    p.play("spare-1", "spare-2").go("suffer")
    assert p.state.decks["c1"].draw == ["+0", "+1", "curse"]
    assert p.state.decks["c1"].discard == ["-1", "-2"]
    assert not p.events(Reshuffled)


@pytest.mark.rule("GH-CON-23")
def test_a_curse_card_is_a_null_that_leaves_the_deck_when_drawn() -> None:
    p = position(HALL, monsters=FOE, modifiers="curse", cards=[card("go", top="Attack 3", bottom="Curse, self", initiative=1)])
    p.play("go", "spare-1").go("bottom:go", "perform", "top:spare-1", "attack:dummy-1")
    assert [(e.used, e.damage) for e in p.events(Attacked)] == [("curse", 0)]
    assert p.m("dummy").health == 30
    assert "curse" not in p.state.decks["c1"].draw + p.state.decks["c1"].discard
    assert p.state.curses == 10
    assert not p.state.decks["c1"].shuffle  # it is no standard Null


@pytest.mark.rule("GH-CON-23")
def test_a_curse_that_monsters_draw_returns_to_their_supply() -> None:
    biter = kind("biter", does=["Attack +0"], attack=3, initiative=50, health=30)
    p = position(HALL, monsters={"A": "biter"}, kinds=[biter], modifiers="curse", cards=[card("go", top="Curse, range 3", initiative=1)])
    p.play("go", "spare-1").go("top:go", "target:biter-1")
    assert (held(p, "monsters"), p.state.monster_curses) == (1, 9)
    p.set(p.m("biter"), at=p.game.name(next(c for c in range(400) if p.game.steps(p.c().cell) >> c & 1 and not p.game.occupied() >> c & 1)))
    p.until("select")
    assert [(e.figure, e.used, e.damage) for e in p.events(Attacked)] == [("biter-1", "curse", 0)]
    assert (held(p, "monsters"), p.state.monster_curses) == (0, 10)


@pytest.mark.rule("GH-CON-24")
def test_there_are_ten_curses_for_all_characters_together_and_ten_for_the_monsters() -> None:
    rules = ["At set-up: Characters gain curse"] * 5
    cards = [card("go", top="Curse, range 3", initiative=1)]
    p = position(HALL, monsters={"A": "hexer"}, kinds=[kind("hexer", initiative=50, attack=1, attacks="curse", health=30)], rules=rules, cards=cards)
    assert (held(p, "c1"), held(p, "c2"), p.state.curses, p.state.monster_curses) == (5, 5, 0, 10)
    p.play("go", "spare-1").go("top:go", "target:hexer-1")
    assert held(p, "monsters") == 1  # its cards are others
    p.go("pass", "suffer")
    assert (held(p, "c1"), held(p, "c2")) == (5, 5)
    assert [e.card for e in p.events(NoneLeft)] == ["curse"]


@pytest.mark.rule("GH-CON-24")
def test_no_deck_holds_more_than_ten() -> None:
    rules = ["At set-up: All monsters gain curse"] * 12
    p = position(HALL, monsters=FOE, rules=rules)
    assert (held(p, "monsters"), p.state.monster_curses) == (10, 0)


@pytest.mark.rule("GH-CON-25")
def test_a_cursed_summon_puts_the_card_into_the_deck_of_its_summoner() -> None:
    still = kind("still", initiative=10, move=0, attack=1, attacks="curse", health=30)
    p = position("""
        1 . A .
         . . . .
        2 . . .
        """, monsters={"A": "still"}, kinds=[still], cards=[CALL])  # fmt: skip
    p.play("call", "spare-1").go("top:call", "hex:2,1", "pass", "end-turn").until("turn")
    assert [(e.figure, e.target) for e in p.events(Attacked)] == [("still-1", "s1")]
    assert [(e.figure, e.card) for e in p.events(CardAdded)] == [("s1", "curse")]
    assert (held(p, "c1"), held(p, "monsters"), p.state.curses, p.state.monster_curses) == (1, 0, 9, 10)


@pytest.mark.rule("GH-CON-25")
def test_a_cursed_monster_puts_it_into_the_deck_of_the_monsters() -> None:
    p = acting(HALL, "top", "Curse, range 3", monsters=FOE).go("target:dummy-1")
    assert (held(p, "monsters"), held(p, "c1"), p.state.monster_curses, p.state.curses) == (1, 0, 9, 10)


@pytest.mark.rule("GH-CON-26")
def test_several_curses_at_once_are_as_many_cards() -> None:
    p = acting(HALL, "top", "Attack 1, curse, curse", monsters=FOE).go("attack:dummy-1", "draw")
    assert held(p, "monsters") == 2
    q = acting(HALL, "top", "Attack 1, curse self, curse self, curse self", monsters=FOE).go("attack:dummy-1")
    assert held(q, "c1") == 3


@pytest.mark.rule("GH-CON-27")
@pytest.mark.parametrize(("supply", "line", "target"), [("monster_curses", "Curse, range 3", "dummy-1"), ("blesses", "Bless", "c1")])
def test_without_a_card_left_curse_and_bless_have_no_effect(supply: str, line: str, target: str) -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top=line, initiative=1)])
    p.amend(supply, 0).play("go", "spare-1").go("top:go", f"target:{target}")
    assert (held(p, "monsters"), held(p, "c1", "bless")) == (0, 0)
    assert not p.events(CardAdded)
    assert len(p.events(NoneLeft)) == 1


@pytest.mark.rule("GH-CON-28")
def test_where_curses_do_not_suffice_for_all_they_are_dealt_evenly_and_the_players_say_who_gets_more() -> None:
    rules = ["At set-up: Characters gain curse; Characters gain curse; Characters gain curse"]
    p = position(FOUR, rules=rules, ask=True).until("deal-condition")
    assert [held(p, f"c{n}") for n in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert (p.seat, p.keys_of("give")) == (-1, ["c1", "c2", "c3", "c4"])
    p.go("give:c3")
    assert p.keys_of("give") == ["c1", "c2", "c4"]  # nobody gets two more
    p.go("give:c1")
    assert p.prompt != "deal-condition"
    assert [held(p, f"c{n}") for n in (1, 2, 3, 4)] == [3, 2, 3, 2]


@pytest.mark.rule("GH-CON-28")
def test_with_enough_curses_everybody_gets_one_unasked() -> None:
    p = position(THREE, rules=["At set-up: Characters gain curse"], ask=True).until("deal-condition", "select")
    assert p.prompt == "select"
    assert [held(p, f"c{n}") for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("GH-CON-28")
@pytest.mark.parametrize("what", ["curse", "bless"])
@pytest.mark.parametrize(("supply", "asked"), [(3, 0), (2, 2), (1, 1), (0, 0)])
def test_they_are_asked_only_where_there_are_too_few(what: str, supply: int, asked: int) -> None:
    p = position(THREE, rules=[f"At start of round: Characters gain {what}"]).amend({"curse": "curses", "bless": "blesses"}[what], supply)
    before = sum(held(p, f"c{n}", what) for n in (1, 2, 3))
    p.play().until("deal-condition", "select")
    questions = 0
    while p.prompt == "deal-condition":
        questions += 1
        p.go(p.keys[-1]).until("deal-condition", "select")
    assert sum(held(p, f"c{n}", what) for n in (1, 2, 3)) - before == supply
    assert questions == asked


@pytest.mark.rule("GH-CON-28")
def test_who_is_immune_gets_none_of_too_few_curses() -> None:
    p = position(THREE, rules=["At end of round: Characters gain curse"], cards=[card("ward", bottom="Persistent: Immune to curse", initiative=1)])
    p.amend("curses", 1).play("ward", "spare-1").go("bottom:ward", "perform").until("deal-condition", "select")
    assert p.keys_of("give") == ["c2", "c3"]
    p.go("give:c3")
    assert [held(p, f"c{n}") for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("GH-CON-28")
def test_nobody_is_asked_for_more_than_those_who_can_get_one() -> None:
    wards = [card("ward", bottom="Persistent: Immune to curse", initiative=1), card("guard", bottom="Persistent: Immune to curse", initiative=2)]
    p = position(THREE, rules=["At end of round: Characters gain curse"], cards=wards[:1], cards2=wards[1:]).amend("curses", 2)
    p.play("ward", "spare-1", c2=("guard", "other-1")).go("bottom:ward", "perform", "pass").until("turn").go("bottom:guard", "perform")
    p.until("deal-condition", "select")
    assert (p.prompt, [held(p, f"c{n}") for n in (1, 2, 3)], p.state.curses) == ("select", [0, 0, 1], 1)


@pytest.mark.rule("GH-CON-36")
def test_a_bless_goes_into_the_draw_deck_without_the_discards() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Bless", initiative=1)])
    p.amend("decks.c1.draw", ["+0", "+1"]).amend("decks.c1.discard", ["-1", "-2"])
    p.play("go", "spare-1").go("top:go", "target:c1")
    assert (p.state.decks["c1"].draw, p.state.decks["c1"].discard) == (["+0", "+1", "bless"], ["-1", "-2"])


@pytest.mark.rule("GH-CON-36")
def test_a_blessed_summon_uses_the_deck_of_its_summoner_and_a_blessed_monster_that_of_the_monsters() -> None:
    p = position("""
        1 . . A
         . . . 2
        """, monsters=FOE, cards=[CALL, card("boon", top="Bless, ally")], rules=["At set-up: All monsters gain bless"])  # fmt: skip
    assert (held(p, "monsters", "bless"), held(p, "c1", "bless")) == (1, 0)
    p.play("call", "spare-1").go("top:call", "hex:2,1", "pass", "end-turn").next_round()
    p.play("boon", "spare-2").until("turn").go("top:boon", "target:s1")
    assert (held(p, "monsters", "bless"), held(p, "c1", "bless"), p.state.blesses) == (1, 1, 8)


@pytest.mark.rule("GH-CON-37")
def test_a_bless_card_is_a_2x_that_leaves_the_deck_when_drawn() -> None:
    p = position(HALL, monsters=FOE, modifiers="bless", cards=[card("go", bottom="Bless, self", initiative=1), card("jab", top="Attack 3")])
    p.play("go", "jab").go("bottom:go", "target:c1", "top:jab", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 6
    assert "bless" not in p.state.decks["c1"].draw + p.state.decks["c1"].discard
    assert p.state.blesses == 10
    assert not p.state.decks["c1"].shuffle


@pytest.mark.rule("GH-CON-38")
def test_several_blesses_at_once_are_as_many_cards() -> None:
    p = acting(HALL, "top", "Bless, bless, self", monsters=FOE).go("target:c1")
    assert held(p, "c1", "bless") == 2
    q = acting(HALL, "top", "Attack 1, bless self, bless self", monsters=FOE).go("attack:dummy-1", "draw")
    assert held(q, "c1", "bless") == 2
