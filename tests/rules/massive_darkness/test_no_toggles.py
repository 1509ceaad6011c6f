"""Nothing is chosen to and fro: whoever always tries to go back to how it was before is done after a few choices, and every arrangement can be
reached."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from undercroft.kernel.conformance import lively

from .position import Position
from .tale import Tale, tale
from .test_trd import market

MOST = 64
"""Choices of a seat in one beat, whatever a player chooses."""
Look = tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...]


def look(p: Position) -> Look:
    """Who wears and carries what."""
    heroes = p.s.heroes.values()
    return tuple((h.body, tuple(sorted(h.hands)), tuple(sorted(h.pack)), tuple(sorted(h.tokens))) for h in heroes)


def stubborn(p: Position, seen: Counter[Look]) -> str:
    """The option that leads to what was seen most often, never an end where there is another way."""
    ends = ("done", "refuse", "transmute")
    keys = [key for key in p.keys if key not in ends and not key.startswith(("sell:", "exchange:"))] or [p.keys[0]]

    def after(key: str) -> int:
        fork = p.table.fork()
        fork.choose(key)
        ahead = type(p).__new__(type(p))
        ahead.table = fork
        return seen[look(ahead)]

    return max(keys, key=after)


def played(p: Position, *prompts: str, most: int = 200) -> list[Look]:
    """All that is seen between the steps of a phase while a stubborn player has its way in it."""
    seen: Counter[Look] = Counter([look(p)])
    found = [look(p)]
    for _ in range(most):
        if p.prompt not in prompts:
            return found
        p.table.choose(stubborn(p, seen))
        since = p.table.journal[p.table.marks[-1].at :]
        assert len(since) <= MOST
        if look(p) != found[-1]:
            found.append(look(p))
            seen[look(p)] += 1
    raise AssertionError(f"no end after {most} choices")


TRADE = ("trade", "agree-give", "agree-take", "agree-hand", "agree-fetch", "receive", "make-room")


@pytest.mark.rule("MD-TRD-02")
@pytest.mark.parametrize("pack", [("maul",), ("maul", "mail", "shield", "shield", "club"), ("charm", "shield")])
def test_a_stubborn_player_alone_comes_to_the_end_of_a_trade(pack: tuple[str, ...]) -> None:
    found = played(market(1, pack=pack), *TRADE)
    assert len(set(found)) == len(found), "nothing comes twice"
    assert len(found) <= 1 + 2 + len(pack)


@pytest.mark.rule("MD-TRD-03")
def test_stubborn_players_come_to_the_end_of_a_trade_of_three() -> None:
    p = market(3, pack=("charm", "charm", "mail"))
    with p.arrange() as s:
        s.heroes["ann"].tokens, s.heroes["bob"].tokens = ["library"], ["artifact"]
        p.outfit("bob", body="leather", hands=["club"], pack=["charm", "shield"])
        p.outfit("cid", body="mail", hands=["shield", "club"])
    cards = 5 + 4 + 3 + 2
    found = played(p, *TRADE)
    assert len(set(found)) == len(found), "nothing comes twice"
    assert len(found) <= 3 * cards


@pytest.mark.rule("MD-TRD-03")
def test_a_card_goes_between_two_heroes_one_way_and_on_to_a_third() -> None:
    p = market(3)
    with p.arrange():
        p.outfit("bob", pack=["charm"])
    p.go("take:bob:charm", "agree")
    assert "give:bob:charm" not in p.keys
    p.go("give:cid:charm", "agree")
    assert p.hero("cid").pack == ["charm"]
    assert "take:cid:charm" not in p.keys
    p.go("done", "trade")
    assert "take:cid:charm" in p.keys, "another trade"


@pytest.mark.rule("MD-TRD-05")
def test_what_was_refused_can_still_go_the_other_way() -> None:
    p = market(2, pack=("charm",))
    with p.arrange():
        p.outfit("bob", pack=["charm"])
    p.go("take:bob:charm", "refuse")
    assert "take:bob:charm" not in p.keys
    assert "give:bob:charm" in p.keys


@pytest.mark.rule("MD-TRD-02")
def test_every_arrangement_can_be_reached_in_one_trade() -> None:
    """Of a body and hands with two coats, two one-handed cards and a two-handed one, from wherever one begins."""
    bodies = ("", "leather", "mail")
    hands = ((), ("club",), ("shield",), ("club", "shield"), ("maul",))
    everything = {"leather", "mail", "club", "shield", "maul"}
    for body, held in product(bodies, hands):
        p = market(1)
        with p.arrange():
            worn = [card for card in (body, *held) if card]
            p.outfit("ann", body=body, hands=held, pack=sorted(everything - set(worn)))
        assert reachable(p) == set(product(bodies, hands))


def reachable(p: Position) -> set[tuple[str, tuple[str, ...]]]:
    """All that ann can wear at some point of this trade."""
    found, todo = set(), [p.table]
    while todo:
        table = todo.pop()
        decision, hero = table.decision, table.state.heroes["ann"]
        found.add((hero.body, tuple(sorted(hero.hands))))
        if decision is not None and decision.prompt in ("trade", "make-room"):
            for key in decision.keys:
                if key not in ("done", "transmute"):
                    fork = table.fork(remember=True)
                    fork.choose(key)
                    todo.append(fork)
    return found


def fair(heroes: int = 3) -> Tale:
    """Heroes at the market who have several cards each."""
    sheets = {"ann": {"pack": ["charm-1", "charm-1", "blade-1"]}, "bob": {"pack": ["coat-1", "charm-1"]}, "cid": {"pack": ["blade-1"]}}
    return tale(heroes=heroes, market=True, sheets=sheets)


@pytest.mark.rule("MD-MKT-04")
def test_stubborn_players_come_to_the_end_of_giving() -> None:
    p = fair()
    found = played(p, "who-gives", "give-what", "give-whom")
    assert p.s.phase == "deals"
    assert len(set(found)) == len(found) <= 1 + sum(len(p.game.gear(id)) for id in p.s.heroes)


@pytest.mark.rule("MD-MKT-04")
def test_whoever_was_given_a_card_does_not_give_it_on_and_whoever_gave_one_gets_none() -> None:
    p = fair()
    p.go("hero:ann", "card:charm-1", "hero:cid", "hero:bob", "card:charm-1")
    assert p.hero("cid").pack == ["blade-1", "charm-1", "charm-1"], "ann has given one away herself"
    p.go("hero:cid")
    assert "card:charm-1" not in p.keys


@pytest.mark.rule("MD-MKT-10")
def test_a_stubborn_player_comes_to_the_end_of_dressing() -> None:
    p = fair().pass_to("outfit")
    found = played(p, "outfit", "make-room")
    assert len(set(found)) == len(found) <= 1 + sum(len(p.game.gear(id)) for id in p.s.heroes)


@pytest.mark.rule("MD-MKT-05")
def test_stubborn_players_come_to_the_end_of_their_deals() -> None:
    p = fair().pass_to("who-deals")
    for _ in range(60):
        if p.s.phase != "deals":
            break
        p.table.choose(p.keys[-1])
    assert p.s.phase != "deals"


@pytest.mark.rule("MD-STY-22")
def test_stubborn_players_come_to_the_end_of_swapping() -> None:
    p = tale(heroes=2, defeat=True, sheets={"ann": {"pack": ["charm-2"]}}, gear=[{"id": "stick", "slot": "hand", "melee": "yellow 1"}])
    choices = 0
    while p.s.phase in ("swap", "outfit"):
        p.table.choose(p.keys[-1])
        choices += 1
        assert choices < 60
    assert p.prompt == "act"


@pytest.mark.parametrize("seed", range(8))
def test_random_play_comes_to_an_end_of_it_too(seed: int) -> None:
    p, player = fair(), lively(seed)
    for _ in range(300):
        if p.s.phase in ("heroes", "begin", "first"):
            break
        p.table.choose(player(p.decision))
    assert p.s.phase == "heroes" or p.prompt == "choose-first"
