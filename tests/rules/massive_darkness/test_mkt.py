"""The Town Market: when it is held, its stock, exchanges among heroes, and what follows it (MD-MKT-01 … 04, MD-MKT-09 … 13)."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE
from undercroft.games.massive_darkness.events import Dropped, Given, MarketOffers, MarketOver, Swapped
from undercroft.kernel.decision import TABLE
from undercroft.kernel.rules import SetupError

from .position import position
from .tale import cards, saga, table, tale, told

SNARE = {"id": "snare", "name": "Snare", "text": "S.", "does": ["Suffer 1"], "copies": 3}


# -- when ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MKT-01")
def test_the_first_adventure_has_no_market() -> None:
    rules = saga()
    p = table(rules, CHRONICLE.begin(rules, ["ann"]), "zero")
    assert (p.s.interlude, p.s.phase) == (None, "heroes")


@pytest.mark.rule("MD-MKT-01")
@pytest.mark.parametrize("chapters", [(("zero", "won"),), (("zero", "lost"),), (("zero", "won"), ("one", "lost"), ("one", "won"))])
def test_every_new_adventure_from_the_second_on_has_one(chapters: tuple[tuple[str, str], ...]) -> None:
    rules = saga()
    campaign = told(rules, ["ann"], *chapters)
    coming = next(stage for stage in CHRONICLE.next(rules, campaign) if stage.id not in campaign.lost and not stage.how)
    p = table(rules, campaign, coming.id)
    assert (p.prompt, len(p.stock)) == ("who-deals", 3)


@pytest.mark.rule("MD-MKT-01")
def test_there_is_no_market_outside_a_story() -> None:
    with pytest.raises(SetupError, match="only in a story"):
        position(setup={"market": True})


# -- the stock -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MKT-02")
def test_the_stock_is_by_number_and_levels_of_the_heroes() -> None:
    sheets = {"ann": {"skills": {"art": 4}}, "bob": {"skills": {"art": 2}}, "cid": {"skills": {"art": 3}}}
    p = tale(heroes=3, market=True, sheets=sheets)
    assert [p.game.card_level(card) for card in p.stock] == [1, 1, 1, 2, 2, 2, 4, 2, 3]
    assert [e.card for e in p.told(MarketOffers)] == p.stock


@pytest.mark.rule("MD-MKT-02", "MD-DCK-04")
def test_where_a_level_has_run_out_the_next_higher_is_drawn() -> None:
    p = tale(market=True, treasure={1: [{**cards(1)[0], "copies": 1}], **{level: cards(level) for level in (2, 3, 4, 5)}})
    assert p.stock == ["blade-1", "blade-2", "blade-2"]


@pytest.mark.rule("MD-MKT-03", "MD-MKT-02")
def test_a_trap_is_discarded_and_replaced() -> None:
    p = tale(market=True, traps=[SNARE], draws={"treasure-1": "snare coat-1 snare snare blade-1 charm-1"})
    assert p.stock == ["coat-1", "blade-1", "charm-1"]
    assert p.s.discards["treasure-1"] == ["snare", "snare", "snare"]
    assert p.hero().health == 5


@pytest.mark.rule("MD-MKT-02", "MD-DCK-06")
def test_where_all_decks_have_run_out_the_market_has_less() -> None:
    few = {level: [{**cards(level)[0], "copies": 1}] for level in range(1, 6)}
    p = tale(market=True, treasure=few, sheets={"ann": {"skills": {"art": 5}}})
    assert p.stock == ["blade-1", "blade-5"]
    assert p.play().prompt == "act"


# -- among heroes ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MKT-04")
def test_before_the_deals_heroes_give_each_other_cards() -> None:
    p = tale(heroes=3, market=True, sheets={"ann": {"pack": ["charm-1"]}})
    assert (p.prompt, p.decision.seat, p.keys) == ("who-gives", TABLE, ["done", "hero:ann", "hero:bob", "hero:cid"])
    p.go("hero:ann")
    assert (p.prompt, p.decision.seat, p.keys) == ("give-what", 0, ["card:leather", "card:club", "card:charm-1"])
    p.go("card:charm-1")
    assert (p.prompt, p.keys) == ("give-whom", ["hero:bob", "hero:cid"])
    p.go("hero:cid", "hero:bob", "card:club", "hero:ann")
    assert (p.hero("ann").pack, p.hero("bob").hands, p.hero("cid").pack) == (["club"], [], ["charm-1"])
    assert [(e.figure, e.target, e.card) for e in p.told(Given)] == [("ann", "cid", "charm-1"), ("bob", "ann", "club")]
    assert p.go("done").prompt == "who-deals"


@pytest.mark.rule("MD-MKT-04")
def test_giving_to_and_fro_comes_to_an_end() -> None:
    p = tale(heroes=2, market=True, sheets={"ann": {"body": "", "hands": [], "pack": ["charm-1"]}, "bob": {"body": "", "hands": []}})
    p.go("hero:ann")
    assert (p.hero("bob").pack, p.prompt) == (["charm-1"], "who-deals"), "what was given stays where it is until the next phase"


@pytest.mark.rule("MD-MKT-04")
def test_a_hero_alone_has_nobody_to_give_to() -> None:
    assert tale(market=True, sheets={"ann": {"pack": ["charm-1"]}}).prompt == "who-deals"


# -- the end of the market -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MKT-09")
def test_when_the_market_ends_all_heroes_are_healed() -> None:
    p = tale(heroes=2, market=True, sheets={"bob": {"skills": {"enhance-health": 1}}}).pass_to("who-deals")
    with p.arrange() as s:
        s.heroes["ann"].health, s.heroes["bob"].health = 1, 2
    p.go("done")
    assert (p.prompt, p.hero("ann").health, p.hero("bob").health) == ("who-gives", 5, 6)


@pytest.mark.rule("MD-MKT-10")
def test_after_the_deals_heroes_exchange_once_more_and_equip_as_they_like() -> None:
    p = tale(heroes=2, market=True, sheets={"ann": {"pack": ["coat-1", "blade-2"]}}).pass_to("who-deals").go("done")
    p.go("hero:bob", "card:club", "done")
    assert (p.prompt, p.decision.seat) == ("outfit", 0)
    assert p.keys == ["done", "equip:coat-1", "equip:club", "stow:leather", "stow:club"], "what is above the level cannot be equipped"
    p.go("equip:coat-1", "equip:club")
    assert (p.hero().body, p.hero().hands, p.hero().pack) == ("coat-1", ["club", "club"], ["blade-2", "leather"])
    assert p.keys == ["done", "stow:club"], "nothing is taken back"
    p.go("stow:club")
    assert (p.prompt, p.decision.seat, p.hero().hands) == ("outfit", 1, ["club"])


@pytest.mark.rule("MD-MKT-10", "MD-MKT-04")
def test_what_was_given_before_the_deals_may_be_given_back_after_them() -> None:
    bare = {"body": "", "hands": []}
    p = tale(heroes=2, market=True, sheets={"ann": {**bare, "pack": ["charm-1"]}, "bob": bare})
    p.go("hero:ann", "done")
    assert (p.prompt, p.keys) == ("who-gives", ["done", "hero:bob"])
    assert p.go("hero:bob").hero("ann").pack == ["charm-1"]


@pytest.mark.rule("MD-MKT-10")
def test_dressing_comes_to_an_end() -> None:
    p = tale(market=True).pass_to("outfit")
    steps = 0
    while p.prompt == "outfit":
        p.go(p.keys[-1])
        steps += 1
        assert steps < 20
    assert p.prompt == "act"


@pytest.mark.rule("MD-MKT-11", "MD-STY-18")
def test_then_each_hero_discards_down_to_six() -> None:
    sheets = {"ann": {"pack": ["charm-1"] * 6}, "bob": {"pack": ["charm-1", "charm-2", "blade-2", "blade-2", "blade-2"]}}
    p = tale(heroes=2, market=True, sheets=sheets).pass_to("discard-down")
    assert (p.decision.seat, p.keys) == (0, ["card:leather", "card:club", "card:charm-1"])
    p.go("card:club", "card:charm-1")
    assert (p.prompt, p.decision.seat, sorted(p.cards("ann"))) == ("discard-down", 1, ["charm-1"] * 5 + ["leather"])
    p.go("card:charm-2")
    assert p.prompt == "act"
    assert [(e.figure, e.card) for e in p.told(Dropped)] == [("ann", "club"), ("ann", "charm-1"), ("bob", "charm-2")]


@pytest.mark.rule("MD-MKT-11")
def test_of_two_artifacts_one_goes_and_nothing_else() -> None:
    artifacts = [{"id": id, "slot": "hand", "melee": "red 1"} for id in ("crown", "orb")]
    p = tale(market=True, sheets={"ann": {"pack": ["crown", "charm-1", "orb"]}}, artifacts=artifacts).pass_to("discard-down")
    assert p.keys == ["card:crown", "card:orb"]
    p.go("card:crown")
    assert sorted(p.cards()) == ["charm-1", "club", "leather", "orb"]


@pytest.mark.rule("MD-MKT-12")
def test_a_hero_whose_cards_are_all_too_high_swaps_them() -> None:
    high = {"body": "", "hands": [], "pack": ["coat-3", "blade-2", "charm-4"]}
    p = tale(heroes=2, market=True, sheets={"ann": high, "bob": {"pack": ["blade-3"]}}).pass_to("swap-what")
    assert (p.decision.seat, p.keys) == (0, ["done", "card:coat-3", "card:blade-2", "card:charm-4"])
    p.go("card:coat-3", "card:leather", "equip:leather")
    assert p.keys == ["done", "card:blade-2", "card:charm-4"], "any of them, not only one"
    p.go("card:blade-2", "card:club", "keep:club", "done")
    assert (p.prompt, p.cards()) == ("act", ["leather", "charm-4", "club"]), "bob has a card that will do"
    assert [(e.card, e.item) for e in p.told(Swapped)] == [("coat-3", "leather"), ("blade-2", "club")]


@pytest.mark.rule("MD-MKT-12")
@pytest.mark.parametrize(("bought", "asked"), [(1, True), (2, False)])
def test_the_level_at_which_the_adventure_starts_counts(bought: int, asked: bool) -> None:
    p = tale(market=True, sheets={"ann": {"skills": {"art": bought}, "body": "", "hands": [], "pack": ["blade-2"]}})
    p.go("done")
    assert (p.prompt == "swap-what") is asked


@pytest.mark.rule("MD-MKT-13")
def test_players_choose_in_which_order_heroes_deal() -> None:
    p = tale(heroes=3, market=True).go("done")
    assert (p.prompt, p.decision.seat, p.keys) == ("who-deals", TABLE, ["done", "hero:ann", "hero:bob", "hero:cid"])
    p.go("hero:cid")
    assert (p.prompt, p.decision.seat) == ("deal", 2)
    p.go("done")
    assert p.keys == ["done", "hero:ann", "hero:bob"]


@pytest.mark.rule("MD-MKT-13", "MD-STY-26")
def test_what_is_not_taken_is_discarded() -> None:
    p = tale(market=True, draws={"treasure-1": "blade-1 coat-1 charm-1"}).go("done")
    assert p.told(MarketOver)[0].cards == ("blade-1", "coat-1", "charm-1")
    assert (p.stock, p.s.discards["treasure-1"]) == ([], ["blade-1", "coat-1", "charm-1"])


@pytest.mark.rule("MD-MKT-13", "MD-XPP-03")
def test_points_of_a_sale_buy_skills_only_in_the_next_experience_phase() -> None:
    p = tale(market=True, sheets={"ann": {"xp": 4, "pack": ["charm-1"]}})
    p.go("hero:ann", "sell:charm-1").play()
    assert (p.hero().xp, p.hero().skills) == (5, {})
    p.end_turn().until("buy-skill")
    assert "buy:art" in p.keys
