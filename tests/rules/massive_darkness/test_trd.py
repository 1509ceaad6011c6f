"""Reorganizing and trading."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Given, Refused, Stowed, Transmuted

from .position import Position, position

MAIL = {"id": "mail", "slot": "body", "kinds": ["armour"], "defence": "blue 2", "copies": 2}
MAUL = {"id": "maul", "slot": "two-hands", "kinds": ["hammer"], "melee": "red 1", "copies": 2}
SHIELD = {"id": "shield", "slot": "hand", "kinds": ["shield"], "defence": "blue 1", "copies": 2}
CHARM = {"id": "charm", "does": ["When you attack, If wounded 9: swords +1"], "copies": 4}


def market(heroes: int = 2, *, pack: tuple[str, ...] = (), **more: Any) -> Position:
    """ann trades; all wear leather and hold a club, and ann has more beside her dashboard."""
    p = position(heroes=heroes, gear=[MAIL, MAUL, SHIELD, CHARM], **more)
    with p.arrange():
        p.outfit("ann", body="leather", hands=["club"], pack=pack)
    return p.go("trade")


def about(p: Position, *verbs: str) -> list[str]:
    return [key for key in p.keys if key.partition(":")[0] in verbs]


# -- the action ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-01")
def test_a_trade_costs_one_action_however_much_is_done_in_it() -> None:
    p = market(pack=("mail", "shield")).go("equip:mail", "equip:shield", "give:bob:leather", "agree", "keep:leather", "done")
    assert (p.prompt, p.decision.args["actions"]) == ("act", 2)


@pytest.mark.rule("MD-TRD-01")
def test_enemies_in_the_zone_do_not_prevent_it() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "a1")
    p.go("trade", "stow:club", "done")
    assert p.hero().pack == ["club"]


@pytest.mark.rule("MD-TRD-01")
def test_without_an_action_there_is_no_trade() -> None:
    p = position()
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions, s.turn.extra = 0, {"move": 1, "combat": 1}
    assert "trade" not in p.keys
    assert "step:b1" in p.keys


@pytest.mark.rule("MD-TRD-01", "MD-TRD-03")
@pytest.mark.parametrize(
    ("ann", "bob", "offered"),
    [
        ({}, {}, False),
        ({"pack": ["charm"]}, {}, True),
        ({"tokens": ["lair"]}, {}, True),
        ({}, {"pack": ["charm"]}, True),
        ({}, {"pack": ["charm"], "zone": 1}, False),
        ({}, {"pack": ["charm"], "left": True}, False),
    ],
)
def test_there_must_be_something_to_rearrange_or_exchange(ann: dict[str, Any], bob: dict[str, Any], offered: bool) -> None:
    p = position(heroes=2, gear=[CHARM])
    with p.arrange() as s:
        for id, has in (("ann", ann), ("bob", bob)):
            p.outfit(id)
            for name, value in has.items():
                setattr(s.heroes[id], name, value)
    assert ("trade" in p.keys) == offered


# -- reorganizing --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-02")
def test_cards_go_into_slots_and_out_of_them() -> None:
    p = market(1, pack=("mail", "shield", "charm"))
    assert about(p, "equip", "stow") == ["equip:mail", "equip:shield", "stow:leather", "stow:club"]
    p.go("equip:mail", "equip:shield", "stow:club", "done")
    assert (p.hero().body, p.hero().hands, sorted(p.hero().pack)) == ("mail", ["shield"], ["charm", "club", "leather"])


@pytest.mark.rule("MD-TRD-02")
def test_every_slot_may_be_left_empty() -> None:
    p = market(1).go("stow:leather", "stow:club")
    assert (p.hero().body, p.hero().hands, sorted(p.hero().pack)) == ("", [], ["club", "leather"])


@pytest.mark.rule("MD-TRD-02")
def test_two_copies_of_a_card_are_both_equipped() -> None:
    p = market(1, pack=("shield", "shield")).go("stow:club", "equip:shield", "equip:shield", "done")
    assert (p.hero().hands, p.hero().pack) == (["shield", "shield"], ["club"])


@pytest.mark.rule("MD-TRD-02")
def test_of_two_copies_the_worn_one_is_stowed() -> None:
    p = market(1, pack=("club", "maul")).go("stow:club", "done")
    assert [(e.figure, e.card) for e in p.told(Stowed)] == [("ann", "club")]
    assert (p.hero().hands, p.hero().pack) == ([], ["club", "maul", "club"])


@pytest.mark.rule("MD-TRD-02")
def test_a_card_is_put_on_or_taken_off_once_in_a_trade_and_what_made_room_for_it_stays_off() -> None:
    p = market(1, pack=("maul", "mail")).go("equip:maul")
    assert about(p, "equip", "stow") == ["equip:mail", "stow:leather"]
    p.go("stow:leather")
    assert about(p, "equip", "stow") == ["equip:mail"]
    p.go("equip:mail", "done", "trade")
    assert about(p, "equip", "stow") == ["equip:club", "equip:leather", "stow:mail", "stow:maul"], "another trade, another arrangement"


# -- trading -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-03")
def test_cards_are_exchanged_with_heroes_in_the_zone() -> None:
    p = market(3, pack=("charm",))
    with p.arrange() as s:
        s.heroes["cid"].zone = p.zone("b1")
        p.outfit("bob", body="mail", pack=["shield"])
    assert about(p, "give", "take") == ["give:bob:leather", "give:bob:club", "give:bob:charm", "take:bob:mail", "take:bob:shield"]
    p.go("give:bob:charm", "agree", "take:bob:shield", "agree", "take:bob:mail", "agree", "done")
    assert (p.hero("ann").pack, p.hero("bob").pack, p.hero("bob").body) == (["shield", "mail"], ["charm"], "")
    assert [(e.figure, e.target, e.card) for e in p.told(Given)] == [("ann", "bob", "charm"), ("bob", "ann", "shield"), ("bob", "ann", "mail")]


@pytest.mark.rule("MD-TRD-03", "MD-HER-10")
def test_dead_heroes_take_part() -> None:
    p = market(2, pack=("charm",))
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    p.go("take:bob:club", "agree", "give:bob:charm", "agree", "done")
    assert (p.hero("ann").pack, p.hero("bob").pack, p.hero("bob").hands) == (["club"], ["charm"], [])


@pytest.mark.rule("MD-TRD-03", "MD-OBJ-09")
def test_who_has_left_does_not() -> None:
    p = market(2)
    with p.arrange() as s:
        s.heroes["bob"].left = True
    assert about(p, "give", "take") == []


@pytest.mark.rule("MD-TRD-03")
def test_several_copies_of_a_card_can_be_given() -> None:
    p = market(2, pack=("charm", "charm", "charm"))
    p.go("give:bob:charm", "agree", "give:bob:charm", "agree", "give:bob:charm", "agree", "done")
    assert p.hero("bob").pack == ["charm"] * 3


@pytest.mark.rule("MD-TRD-03", "MD-OBJ-07")
@pytest.mark.parametrize(("key", "owner"), [("hand:bob:library", "bob"), ("fetch:bob:artifact", "ann")])
def test_objective_tokens_change_hands_too(key: str, owner: str) -> None:
    p = market(2)
    with p.arrange() as s:
        s.heroes["ann"].tokens, s.heroes["bob"].tokens = ["library"], ["artifact"]
    p.go(key, "agree")
    assert key.split(":")[2] in p.hero(owner).tokens
    assert len(p.hero("ann").tokens + p.hero("bob").tokens) == 2


# -- equipping what was received -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-04")
def test_who_is_given_a_card_may_equip_it_at_once() -> None:
    p = market(2, pack=("mail",)).go("give:bob:mail", "agree")
    assert (p.prompt, p.decision.seat, p.keys) == ("receive", 1, ["keep:mail", "equip:mail"])
    p.go("equip:mail")
    assert (p.hero("bob").body, p.hero("bob").pack) == ("mail", ["leather"])
    p.go("done", "end")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("bob", 3)


@pytest.mark.rule("MD-TRD-04")
def test_who_takes_a_card_may_equip_it_at_once() -> None:
    p = market(2)
    with p.arrange():
        p.outfit("bob", pack=["mail"])
    p.go("take:bob:mail", "agree", "equip:mail", "done")
    assert (p.hero("ann").body, p.hero("ann").pack, p.decision.args["actions"]) == ("mail", ["leather"], 2)


@pytest.mark.rule("MD-TRD-04", "MD-EQP-13")
def test_the_other_hero_may_not_rearrange_what_it_had() -> None:
    p = market(2, pack=("charm",))
    with p.arrange():
        p.outfit("bob", body="leather", pack=["mail", "shield"])
    p.go("give:bob:charm", "agree")
    assert (p.prompt, p.decision.seat) == ("trade", 0)
    assert about(p, "equip", "stow") == ["stow:leather", "stow:club"]  # ann's own


@pytest.mark.rule("MD-TRD-04")
def test_of_two_copies_a_hero_parts_with_the_one_it_does_not_wear() -> None:
    p = market(2)
    with p.arrange():
        p.outfit("bob", hands=["shield"], pack=["shield"])
    p.go("take:bob:shield", "agree", "done")
    assert (p.hero("bob").hands, p.hero("bob").pack) == (["shield"], [])


# -- agreement -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-05")
@pytest.mark.parametrize(("key", "prompt"), [("give:bob:club", "agree-give"), ("take:bob:leather", "agree-take")])
def test_the_other_player_must_agree(key: str, prompt: str) -> None:
    p = market(2).go(key)
    assert (p.prompt, p.decision.seat, p.keys) == (prompt, 1, ["agree", "refuse"])
    p.go("refuse")
    assert (p.hero("ann").hands, p.hero("bob").body, p.told(Given)) == (["club"], "leather", [])
    assert [(e.figure, e.target) for e in p.told(Refused)] == [("ann", "bob")]
    assert key not in p.keys  # once is enough


@pytest.mark.rule("MD-TRD-05")
@pytest.mark.parametrize(("key", "prompt"), [("hand:bob:library", "agree-hand"), ("fetch:bob:artifact", "agree-fetch")])
def test_the_other_player_must_agree_about_tokens_too(key: str, prompt: str) -> None:
    p = market(2)
    with p.arrange() as s:
        s.heroes["ann"].tokens, s.heroes["bob"].tokens = ["library"], ["artifact"]
    p.go(key)
    assert (p.prompt, p.decision.seat) == (prompt, 1)
    p.go("refuse")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == (["library"], ["artifact"])
    assert len(p.told(Refused)) == 1
    assert key not in p.keys


@pytest.mark.rule("MD-TRD-05")
def test_a_gift_needs_nothing_in_return() -> None:
    p = market(2, pack=("charm", "mail")).go("give:bob:charm", "agree", "give:bob:mail", "agree", "keep:mail", "done")
    assert (p.hero("ann").pack, p.hero("bob").pack) == ([], ["charm", "mail"])


@pytest.mark.rule("MD-TRD-05")
def test_the_player_of_a_dead_hero_still_agrees() -> None:
    p = market(2)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    p.go("take:bob:club")
    assert (p.prompt, p.decision.seat) == ("agree-take", 1)
    p.go("refuse", "done")
    assert p.hero("bob").hands == ["club"]


# -- transmutation in between ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-TRD-06")
def test_transmutation_does_not_end_the_trade() -> None:
    p = market(2, pack=("charm", "charm"))
    assert "transmute" in p.keys
    p.go("take:bob:leather", "agree", "transmute", "card:charm", "card:charm", "card:club", "give:bob:trinket-2", "agree", "done")
    assert [e.cards for e in p.told(Transmuted)] == [("charm", "charm", "club")]
    assert (p.hero("bob").pack, p.decision.args["actions"]) == (["trinket-2"], 2)


@pytest.mark.rule("MD-TRD-06")
def test_it_may_be_done_more_than_once() -> None:
    p = market(1, pack=("charm",) * 4).go("transmute", "card:charm", "card:charm", "card:charm")
    assert p.prompt == "trade"
    p.go("transmute", "card:charm", "card:club", "card:leather")
    assert [e.level for e in p.told(Transmuted)] == [2, 2]
    assert p.hero().pack == ["trinket-2", "trinket-2"]
