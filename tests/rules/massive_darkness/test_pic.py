"""Picking up: all tokens of a zone, the treasure they bring, and who gets it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Drew, Equipped, Given, PickedUp, Rolled, Sprung, Stunned, Wounded, XpGained
from undercroft.games.massive_darkness.module import MODULE

from .position import Position, position

AXE = {"id": "axe", "slot": "hand", "kinds": ["axe"], "melee": "red 2", "copies": 4}
NEEDLE = {"id": "needle", "name": "Needle", "text": "N.", "does": ["Suffer 1"]}
LID = {"id": "lid", "name": "Lid", "text": "L.", "does": ["Suffer 1; Be stunned"]}
LUCK = {"id": "luck", "name": "Luck!", "text": "L.", "luck": True, "does": ["Gain 2 xp"]}


def treasury(regular: int = 0, special: int = 0, *, level: int = 1, current: int = 1, **more: Any) -> Position:
    """ann stands on tokens of a tile of a level."""
    p = position(**{"adventure": {"levels": {"c3": level}}, **more})
    with p.arrange() as s:
        here = s.heroes["ann"].zone
        s.level, s.regular, s.special = current, [here] * regular, [here] * special
    return p


def drawn(p: Position) -> list[str]:
    return [e.card for e in p.told(Drew)]


# -- the tokens of a zone --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PIC-01")
def test_one_point_takes_all_tokens_of_the_zone_and_no_others() -> None:
    token = {"tokens": [{"kind": "artifact", "at": "a1"}, {"kind": "library", "at": "b1"}]}
    p = treasury(2, 1, adventure={**token, "levels": {"c3": 1}})
    with p.arrange() as s:
        s.regular.append(p.zone("b1"))
    p.go("pick-up")
    assert [(e.regular, e.special, e.tokens) for e in p.told(PickedUp)] == [(2, 1, ("artifact",))]
    assert (p.prompt, p.decision.args["points"]) == ("move", 1)
    assert (p.s.regular, p.s.special, p.s.tokens) == ([p.zone("b1")], [], {"library": p.zone("b1")})


@pytest.mark.rule("MD-PIC-01")
def test_where_nothing_lies_nothing_is_picked_up() -> None:
    p = treasury()
    assert "pick-up" not in p.keys


@pytest.mark.rule("MD-PIC-02")
@pytest.mark.parametrize("stunned", [False, True])
def test_an_enemy_in_the_zone_forbids_it_even_a_stunned_one(stunned: bool) -> None:
    p = treasury(1)
    with p.arrange():
        p.put("rats", "a1", stunned=stunned)
    assert "pick-up" not in p.keys


@pytest.mark.rule("MD-PIC-02")
def test_an_enemy_next_to_the_zone_forbids_nothing() -> None:
    p = treasury(1)
    with p.arrange():
        p.put("rats", "b1")
    assert "pick-up" in p.keys


# -- the treasure they bring -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PIC-03")
@pytest.mark.parametrize(("level", "card"), [(1, "trinket"), (3, "trinket-3"), (5, "trinket-5")])
def test_a_regular_token_is_a_card_of_the_level_of_the_tile(level: int, card: str) -> None:
    p = treasury(2, level=level).go("pick-up")
    assert drawn(p) == [card, card]
    assert p.hero().pack == [card, card]


@pytest.mark.rule("MD-PIC-04")
@pytest.mark.parametrize(("level", "card"), [(1, "trinket-2"), (3, "trinket-4"), (4, "trinket-5")])
def test_a_special_token_is_a_card_of_one_level_more(level: int, card: str) -> None:
    p = treasury(0, 2, level=level).go("pick-up")
    assert drawn(p) == [card, card]


@pytest.mark.rule("MD-PIC-05")
def test_on_a_tile_of_level_5_a_special_token_is_two_cards() -> None:
    p = treasury(1, 2, level=5).go("pick-up")
    assert drawn(p) == ["trinket-5"] * 5


@pytest.mark.rule("MD-PIC-06")
@pytest.mark.parametrize("current", [1, 2, 5])
def test_the_level_of_the_game_does_not_matter(current: int) -> None:
    p = treasury(1, 1, level=2, current=current).go("pick-up")
    assert drawn(p) == ["trinket-2", "trinket-3"]


@pytest.mark.rule("MD-PIC-06", "MD-LVL-16")
def test_on_a_tile_without_a_token_it_does() -> None:
    p = treasury(1, 1, current=4)
    with p.arrange() as s:
        s.levels = []
    p.go("pick-up")
    assert drawn(p) == ["trinket-4", "trinket-5"]


# -- who gets it -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PIC-07")
def test_a_card_may_be_given_to_a_hero_in_the_zone_who_may_equip_it() -> None:
    p = treasury(1, heroes=3, treasure={1: [AXE]}).go("pick-up")
    assert (p.prompt, p.decision.seat, p.keys) == ("receive", 0, ["keep:axe", "equip:axe", "give:bob", "give:cid"])
    p.go("give:cid")
    assert (p.prompt, p.decision.seat, p.keys) == ("receive", 2, ["keep:axe", "equip:axe"])
    p.go("equip:axe")
    assert [(e.figure, e.target, e.card) for e in p.told(Given)] == [("ann", "cid", "axe")]
    assert (p.hero("cid").hands, p.hero("ann").pack) == (["club", "axe"], [])
    assert p.decision.args["actions"] == 2


@pytest.mark.rule("MD-PIC-07")
def test_only_heroes_who_are_there_and_alive_can_be_given_a_card() -> None:
    p = treasury(1, heroes=3, treasure={1: [AXE]})
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b1")
        s.heroes["cid"].dead, s.heroes["cid"].health = True, 0
    p.go("pick-up")
    assert p.keys == ["keep:axe", "equip:axe"]


@pytest.mark.rule("MD-PIC-07", "MD-EQP-14")
def test_who_keeps_the_card_may_equip_it_free_and_what_it_displaces_lies_beside() -> None:
    p = treasury(1, treasure={1: [AXE]})
    with p.arrange():
        p.outfit("ann", hands=["club", "club"])
    p.go("pick-up", "equip:axe")
    assert (p.hero().hands, p.hero().pack) == (["club", "axe"], ["club"])
    assert [e.card for e in p.told(Equipped)] == ["axe"]
    assert p.s.turn is not None
    assert p.s.turn.actions == 2  # the move, and nothing more


@pytest.mark.rule("MD-PIC-08", "MD-LVL-15")
def test_a_card_above_the_level_of_the_game_may_be_used_at_once() -> None:
    p = treasury(0, 1, treasure={2: [AXE]})
    with p.arrange():
        p.outfit("ann")
    p.go("pick-up", "equip:axe", "stop")
    assert p.s.level == 1
    with p.arrange():
        p.put("ogre", "a1")
    p.go("melee:e1")
    assert p.told(Rolled)[0].attack == ("red 1", "red 1")


# -- tokens of the adventure -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PIC-09")
def test_an_objective_token_does_what_the_adventure_says() -> None:
    rules = ["When a hero picks up any artifact: The hero gains 2 xp; Count finds", "When a hero picks up any library: Carry it"]
    tokens = [{"kind": "artifact", "at": "a1"}, {"kind": "library", "at": "b1"}]
    p = position(heroes=2, adventure={"tokens": tokens, "rules": rules}).go("pick-up")
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("ann", 2)]
    assert (p.s.counters, p.hero().tokens, p.s.tokens) == ({"finds": 1}, [], {"library": p.zone("b1")})
    p.go("step:b1", "pick-up")
    assert (p.s.counters, p.hero().tokens, p.s.tokens) == ({"finds": 1}, ["library"], {})


@pytest.mark.rule("MD-PIC-09", "MD-OBJ-04")
def test_a_face_down_token_is_turned_and_does_what_it_is() -> None:
    rules = ["When a hero picks up any lair: Count lairs", "When a hero picks up any library: Count libraries"]
    hidden = {"kinds": ["lair", "library"], "at": ["a1", "b1"]}
    p = position(adventure={"hidden": hidden, "rules": rules}, draws={"token": "library lair"}).go("pick-up")
    assert p.s.counters == {"libraries": 1}
    p.go("step:b1", "pick-up")
    assert p.s.counters == {"libraries": 1, "lairs": 1}


@pytest.mark.rule("MD-PIC-11")
def test_a_token_that_only_marks_a_place_cannot_be_picked_up() -> None:
    p = treasury(adventure={"tokens": [{"kind": "library", "at": "a1", "fixed": True}]})
    assert "pick-up" not in p.keys


@pytest.mark.rule("MD-PIC-11")
def test_a_token_that_only_marks_a_place_stays_when_others_are_taken() -> None:
    tokens = [{"kind": "library", "at": "a1", "fixed": True}, {"kind": "artifact", "at": "a1"}]
    p = treasury(1, adventure={"tokens": tokens, "rules": ["When a hero picks up any library: Count libraries"]}).go("pick-up")
    assert (p.s.tokens, p.s.counters) == ({"library": p.zone("a1")}, {})


@pytest.mark.rule("MD-PIC-11")
@pytest.mark.parametrize(
    ("adventure", "kind"),
    [
        ("scorched-earth", "library"),
        ("the-chosen-one", "lair"),
        ("sparks-in-the-dark", "lair"),
        ("maze-of-darkness", "artifact"),
        ("the-heart-of-darkness", "lair"),
    ],
)
def test_the_place_markers_of_five_adventures(adventure: str, kind: str) -> None:
    tokens = MODULE.rules(MODULE.packs()).content.adventures[adventure].tokens
    assert {taken for name, _, taken in tokens.values() if name == kind} == {False}


# -- traps -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-PIC-10")
def test_cards_are_revealed_one_by_one() -> None:
    p = treasury(3, heroes=2, traps=[NEEDLE], draws={"treasure-1": "trinket needle trinket"}).go("pick-up")
    assert drawn(p) == ["trinket"]  # the first is dealt with before the next is drawn
    p.go("give:bob")
    assert drawn(p) == ["trinket", "needle", "trinket"]
    p.go("keep:trinket")
    assert (p.hero("bob").pack, p.hero("ann").pack) == (["trinket"], ["trinket"])


@pytest.mark.rule("MD-PIC-10")
def test_a_trap_takes_effect_as_printed_and_is_discarded() -> None:
    p = treasury(2, traps=[LID], draws={"treasure-1": "lid trinket"}).go("pick-up")
    course = [type(e) for e in p.table.events if isinstance(e, (Drew, Sprung, Wounded, Stunned))]
    assert course == [Drew, Sprung, Wounded, Stunned, Drew]
    assert (p.hero().health, p.hero().stunned, p.hero().pack) == (4, True, ["trinket"])
    assert p.s.discards["treasure-1"] == ["lid"]


@pytest.mark.rule("MD-PIC-10", "MD-HER-09")
def test_a_trap_that_kills_leaves_the_other_cards_undrawn() -> None:
    p = treasury(3, heroes=2, traps=[NEEDLE], draws={"treasure-1": "needle"})
    with p.arrange() as s:
        s.heroes["ann"].health = 1
    p.go("pick-up")
    assert (p.hero().dead, drawn(p), p.s.regular) == (True, ["needle"], [])
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MD-PIC-10", "MD-GRD-17")
def test_a_stroke_of_luck_takes_effect_and_is_discarded() -> None:
    p = treasury(1, traps=[LUCK], draws={"treasure-1": "luck"}).go("pick-up")
    assert (p.hero().xp, p.hero().pack, p.s.discards["treasure-1"]) == (2, [], ["luck"])
