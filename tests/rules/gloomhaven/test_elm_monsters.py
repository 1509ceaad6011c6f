"""Elements: what monsters infuse and consume by their cards."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Consumed, Infused
from undercroft.games.haven.events import Attacked, Died
from undercroft.kernel.decision import TABLE

from .position import Position, card, kind, position

FLAME = "Attack +0, Pay consume fire: (attack +1)"
DOORS = """
    A 1 2 + B
    """
"""Behind the door, 4,1, waits another biter."""
RUN = card("run", bottom="Move 3", initiative=70)


def biters(map_: str, *does: str, elements: str = "", **given: Any) -> Position:
    """Biters (initiative 50, attack 2) with this card, in the places of A, B and C; these elements are strong; character 2 cannot be seen."""
    letters = {letter: "biter" for letter in "ABC" if letter in map_}
    kinds = [kind("biter", does=does), *given.pop("kinds", ())]
    p = position(map_, monsters={**letters, **given.pop("monsters", {})}, kinds=kinds, **given)
    p.set(p.c(2), conditions=["invisible"], turns=9)
    for element in elements.split():
        p.amend(f"elements.{element}", 2)
    return p


def hits(p: Position) -> list[tuple[str, int]]:
    """Who attacked with what value."""
    return [(e.figure, e.value) for e in p.events(Attacked)]


@pytest.mark.rule("GH-ELM-13")
def test_monsters_infuse_even_if_they_perform_none_of_their_abilities() -> None:
    p = biters("A . 1 2", "Move +0", "Attack +0", "Infuse fire")
    p.set(p.m("biter"), conditions=["immobilize", "disarm"]).play().until_turn("biter-1").until("turn")
    assert p.where(p.m("biter")) == "1,1"
    assert not p.events(Attacked)
    assert p.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELM-13")
def test_a_monster_that_dies_over_its_attack_has_infused_all_the_same() -> None:
    thorns = card("thorns", initiative=1, bottom="Round: Retaliate 9")
    p = biters("A 1 2", "Attack +0", "Infuse fire", cards=[thorns])
    p.play("thorns", "spare-1").go("bottom:thorns", "perform", "pass").until("damage").go("suffer")
    assert [e.figure for e in p.events(Died)] == ["biter-1"]
    assert p.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELM-14")
@pytest.mark.parametrize(
    ("does", "free"),
    [
        pytest.param(["Attack +0, Pay consume fire: (attack -2)"], True, id="it harms"),
        pytest.param([FLAME], False, id="no effect: it cannot attack"),
        pytest.param(["Pay consume fire: Suffer 1"], True, id="it hurts the monster"),
    ],
)
def test_monsters_always_consume_what_their_card_names(does: list[str], free: bool) -> None:
    p = biters("A 1 2", *does, elements="fire ice")
    if not free:
        p.set(p.m("biter"), conditions=["disarm"])
    p.play().until_turn("biter-1").until("turn")
    assert [(e.figure, e.element) for e in p.events(Consumed)] == [("biter-1", "fire")]
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (0, 2)


@pytest.mark.rule("GH-ELM-14")
def test_monsters_do_without_what_is_not_there() -> None:
    p = biters("A 1 2", FLAME, "Pay consume fire: Suffer 1").play().until("damage").go("suffer").until("turn")
    assert hits(p) == [("biter-1", 2)]
    assert p.m("biter").health == 8


@pytest.mark.rule("GH-ELM-15")
def test_what_is_consumed_once_benefits_every_monster_of_the_type() -> None:
    p = biters("A 1 B 2", FLAME, elements="fire").play().until("damage").go("suffer").until("damage").go("suffer").until("turn")
    assert hits(p) == [("biter-1", 3), ("biter-2", 3)]
    assert len(p.events(Consumed)) == 1


@pytest.mark.rule("GH-ELM-15")
def test_another_type_with_the_same_deck_consumes_for_itself() -> None:
    p = biters("A 1 D 2", FLAME, elements="fire", kinds=[kind("cousin", deck="biter")], monsters={"D": "cousin"}).play()
    assert p.prompt == "turn-order"
    p.go("first:cousin").until("damage").go("suffer").until("damage").go("suffer").until("turn")
    assert hits(p) == [("cousin-1", 3), ("biter-1", 2)]


@pytest.mark.rule("GH-ELM-16")
def test_the_players_choose_the_element_of_a_many_coloured_icon_on_a_monster_card() -> None:
    p = biters("A 1 2", "Attack +0, Pay consume wild: (attack +1)", "Infuse wild", elements="ice dark").play()
    assert (p.prompt, p.seat, p.keys) == ("consume", TABLE, ["element:ice", "element:dark"])
    p.go("element:dark")
    assert (p.prompt, p.seat) == ("infuse", TABLE)
    assert p.keys_of("element") == ["fire", "ice", "air", "earth", "light", "dark"]
    p.go("element:air").until("damage").go("suffer").until("turn")
    assert (p.state.elements["ice"], p.state.elements["dark"], p.state.elements["air"]) == (2, 0, 2)


@pytest.mark.rule("GH-ELM-17")
def test_a_monster_infuses_at_the_end_of_its_turn() -> None:
    p = biters("A 1 B 2", "Infuse fire", "Attack +0").play().until("damage")
    assert (p.state.acting, p.state.elements["fire"]) == ("biter-1", 0)
    p.go("suffer").until("damage")
    assert (p.state.acting, p.state.elements["fire"]) == ("biter-2", 2)


@pytest.mark.rule("GH-ELM-17")
@pytest.mark.parametrize(("early", "value"), [(49, 3), (51, 2)])
def test_whether_an_element_can_be_consumed_is_seen_when_the_first_of_the_type_acts(early: int, value: int) -> None:
    """What is infused before comes in time, what is infused afterwards too late."""
    spark = card("spark", initiative=early, bottom=["Move 1", "Infuse fire"])
    p = biters("A 1 B 2 .", FLAME, cards2=[spark])
    p.play(c2=("spark", "other-1")).until("turn", "damage")
    if p.prompt == "turn":
        p.go("bottom:spark").until("move").go("stay", "pass")
    p.until("damage").go("suffer").until("damage").go("suffer")
    assert hits(p) == [("biter-1", value), ("biter-2", value)]


@pytest.mark.rule("GH-ELM-18")
def test_a_stunned_monster_neither_infuses_nor_consumes_but_the_next_one_does() -> None:
    p = biters("A 1 B 2", FLAME, "Infuse ice", elements="fire")
    p.set(p.m("biter", 1), conditions=["stun"]).play().until("damage").go("suffer").until("turn")
    assert p.turns[:2] == ["biter-1", "biter-2"]
    assert [e.figure for e in p.events(Consumed)] == ["biter-2"]
    assert [e.figure for e in p.events(Infused)] == ["biter-2"]
    assert hits(p) == [("biter-2", 3)]


def opened(p: Position) -> Position:
    """The biters before the door have acted; character 1 opens it, and the biter behind it takes its turn, too."""
    p.until("turn").go("bottom:run", "move:4,1").until("damage")
    assert p.state.acting == "biter-2"
    return p.go("suffer")


@pytest.mark.rule("GH-ELM-19")
def test_a_type_cannot_consume_what_it_infused_with_the_same_card() -> None:
    p = biters(DOORS, FLAME, "Infuse fire", cards=[RUN]).play("run", "spare-1").until("damage").go("suffer")
    opened(p)
    assert hits(p) == [("biter-1", 2), ("biter-2", 2)]
    assert not p.events(Consumed)
    assert p.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELM-19")
def test_another_type_may_consume_what_a_type_infused() -> None:
    moss = kind("moss", does=[FLAME], initiative=60)
    p = biters("A 1 D 2", "Attack +0", "Infuse fire", kinds=[moss], monsters={"D": "moss"})
    p.play().until("damage").go("suffer").until("damage").go("suffer").until("turn")
    assert hits(p) == [("biter-1", 2), ("moss-1", 3)]


@pytest.mark.rule("GH-ELM-21")
def test_monsters_just_revealed_share_an_augment_already_consumed() -> None:
    p = biters(DOORS, FLAME, cards=[RUN], elements="fire").play("run", "spare-1").until("damage").go("suffer")
    assert p.state.elements["fire"] == 0
    opened(p)
    assert hits(p) == [("biter-1", 3), ("biter-2", 3)]
    assert len(p.events(Consumed)) == 1


@pytest.mark.rule("GH-ELM-21")
@pytest.mark.parametrize("alive", [True, False])
def test_monsters_just_revealed_look_again_for_what_was_not_consumed(alive: bool) -> None:
    """Also when those that acted before are dead by then."""
    spark = card("spark", initiative=60, bottom=["Move 2", "Infuse fire"])
    jab = card("jab", top="Attack 9", initiative=71)
    p = biters(DOORS, FLAME, cards=[RUN, jab], cards2=[spark])
    p.play("run", "jab", c2=("spark", "other-1")).until("damage").go("suffer")
    assert (p.prompt, p.seat) == ("turn", 1)
    p.go("bottom:spark", "stay", "pass")
    if not alive:
        p.go("top:jab", "attack:biter-1")
        assert not p.there("biter-1")
    p.go("bottom:run", "move:4,1").until("damage").go("suffer")
    assert hits(p)[-1] == ("biter-2" if alive else "biter-1", 3)
    assert p.state.elements["fire"] == 0
