"""Deals in the Town Market: one sale and one exchange for each hero (MD-MKT-05 … 08, MD-STY-04)."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Exchanged, Sold

from .tale import Tale, tale

PACK = ["charm-1", "charm-2", "charm-3"]
STOCK = {"treasure-1": "blade-1 coat-1 charm-1"}


def dealing(*pack: str, **more: object) -> Tale:
    """Ann at the counter, with what she carries; for sale are a blade, a coat and a charm of level 1."""
    sheets = {"ann": {"body": "", "hands": [], "pack": list(pack or PACK), **more}}
    return tale(market=True, sheets=sheets, draws=STOCK).go("hero:ann")


@pytest.mark.rule("MD-STY-04", "MD-MKT-06")
def test_a_sale_gives_whole_points_not_shards() -> None:
    p = dealing(shards=3).go("sell:charm-3")
    assert (p.hero().xp, p.hero().shards) == (2, 3)


@pytest.mark.rule("MD-MKT-05")
def test_each_kind_of_deal_is_made_once() -> None:
    p = dealing("charm-1", "charm-1", "charm-1", "charm-1").go("sell:charm-1")
    assert p.keys == ["done", "exchange:charm-1"]
    p.go("exchange:charm-1", "enough", "card:coat-1")
    assert p.prompt == "outfit", "nobody has a deal left"


@pytest.mark.rule("MD-MKT-05")
def test_an_exchange_leaves_the_sale() -> None:
    p = dealing("charm-1", "charm-1").go("exchange:charm-1", "enough", "card:coat-1")
    assert p.keys == ["done", "sell:charm-1", "sell:coat-1"]


@pytest.mark.rule("MD-MKT-05")
def test_nobody_has_to_deal() -> None:
    p = dealing().go("done")
    assert (p.prompt, p.hero().pack, p.hero().xp) == ("act", PACK, 0)


@pytest.mark.rule("MD-MKT-05")
def test_every_hero_has_deals_of_its_own() -> None:
    p = tale(heroes=2, market=True).pass_to("who-deals").go("hero:ann", "sell:club", "done", "hero:bob")
    assert "sell:club" in p.keys
    p.go("sell:club")
    assert [e.figure for e in p.told(Sold)] == ["ann", "bob"]


@pytest.mark.rule("MD-MKT-06")
@pytest.mark.parametrize(
    ("card", "xp"), [("leather", 1), ("charm-1", 1), ("charm-2", 1), ("charm-3", 2), ("charm-4", 2), ("charm-5", 3), ("relic", 2)]
)
def test_a_sale_gives_half_the_level_rounded_up(card: str, xp: int) -> None:
    p = dealing(card, "charm-1").go(f"sell:{card}")
    assert (p.hero().xp, card in p.cards()) == (xp, card == "charm-1")
    assert p.told(Sold)[0].xp == xp


@pytest.mark.rule("MD-STY-08", "MD-MKT-06")
def test_no_sale_brings_more_than_thirty_points() -> None:
    assert dealing(xp=29).go("sell:charm-3").hero().xp == 30


@pytest.mark.rule("MD-MKT-06", "MD-DCK-01")
def test_what_is_sold_is_discarded_even_from_a_slot() -> None:
    p = dealing("charm-1", hands=["blade-1"]).go("sell:blade-1")
    assert (p.hero().hands, p.s.discards["treasure-1"]) == ([], ["blade-1"])


@pytest.mark.rule("MD-MKT-07")
def test_one_for_one() -> None:
    p = dealing().go("exchange:charm-1")
    assert p.prompt == "give-more"
    p.go("enough", "card:coat-1")
    assert (p.hero().pack, p.stock) == (["charm-2", "charm-3", "coat-1"], ["blade-1", "charm-1"])
    assert [(e.cards, e.items) for e in p.told(Exchanged)] == [(("charm-1",), ("coat-1",))]


@pytest.mark.rule("MD-MKT-07")
def test_two_for_one_and_never_for_two() -> None:
    p = dealing().go("exchange:charm-2", "card:charm-3")
    assert p.prompt == "take-what"
    p.go("card:coat-1")
    assert p.prompt != "take-what"
    assert (p.hero().pack, p.stock) == (["charm-1", "coat-1"], ["blade-1", "charm-1"])


@pytest.mark.rule("MD-MKT-07")
def test_one_for_two_and_never_for_three() -> None:
    p = dealing().go("exchange:charm-3", "enough", "card:coat-1")
    assert p.keys == ["enough", "card:blade-1", "card:charm-1"]
    p.go("card:blade-1")
    assert p.prompt != "take-what"
    assert (p.hero().pack, p.stock) == (["charm-1", "charm-2", "coat-1", "blade-1"], ["charm-1"])


@pytest.mark.rule("MD-MKT-07")
def test_who_could_take_two_may_take_one() -> None:
    p = dealing().go("exchange:charm-3", "enough", "card:coat-1", "enough")
    assert (p.prompt, p.hero().pack) == ("deal", ["charm-1", "charm-2", "coat-1"])


def rich(*pack: str, stock: str) -> Tale:
    """Ann, a hero of level 3, at the counter; for sale are a blade of level 1 and two other cards of level 3."""
    sheets = {"ann": {"body": "", "hands": [], "pack": list(pack), "skills": {"art": 3}}}
    return tale(market=True, sheets=sheets, draws={"treasure-1": "blade-1", "treasure-3": stock}).go("hero:ann")


@pytest.mark.rule("MD-MKT-08")
def test_what_is_taken_has_no_more_levels_than_what_is_given() -> None:
    p = rich("charm-2", "charm-1", stock="coat-3 charm-3").go("exchange:charm-2")
    assert p.keys == ["enough", "card:charm-1"]
    p.go("enough")
    assert p.hero().pack == ["charm-1", "blade-1"], "nothing else could be taken"


@pytest.mark.rule("MD-MKT-08", "MD-MKT-07")
def test_levels_of_two_cards_add_up() -> None:
    p = rich("charm-2", "charm-1", stock="coat-3 charm-3").go("exchange:charm-2", "card:charm-1")
    assert p.keys == ["card:blade-1", "card:coat-3", "card:charm-3"]
    p.go("card:coat-3")
    assert p.hero().pack == ["coat-3"]


@pytest.mark.rule("MD-MKT-08", "MD-MKT-07")
def test_of_two_cards_taken_the_second_is_paid_by_what_is_left() -> None:
    p = rich("charm-4", stock="coat-3 charm-3").go("exchange:charm-4", "card:coat-3")
    assert p.keys == ["enough", "card:blade-1"]
    p.go("card:blade-1")
    assert p.hero().pack == ["coat-3", "blade-1"]


@pytest.mark.rule("MD-MKT-08")
def test_a_difference_is_not_given_back() -> None:
    p = rich("charm-5", stock="coat-3 charm-3").go("exchange:charm-5", "card:coat-3", "enough")
    assert (p.hero().pack, p.hero().xp, p.hero().shards) == (["coat-3"], 0, 0)


@pytest.mark.rule("MD-MKT-08")
def test_an_artifact_counts_as_level_four_in_an_exchange() -> None:
    p = rich("relic", stock="coat-3 charm-3").go("exchange:relic")
    assert p.keys == ["card:blade-1", "card:coat-3", "card:charm-3"]


@pytest.mark.rule("MD-MKT-08", "MD-MKT-07")
def test_a_card_too_low_alone_is_offered_only_with_another() -> None:
    p = rich("charm-1", "charm-2", stock="coat-3 charm-3")
    with p.arrange() as s:
        assert s.interlude is not None
        s.interlude.stock = ["coat-3"]
    assert "exchange:charm-1" in p.keys
    p.go("exchange:charm-1")
    assert p.hero().pack == ["coat-3"], "both went for it, and nothing was to choose"
    alone = rich("charm-1", stock="coat-3 charm-3")
    with alone.arrange() as s:
        assert s.interlude is not None
        s.interlude.stock = ["coat-3"]
    assert alone.keys == ["done", "sell:charm-1"]
