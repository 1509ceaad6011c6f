"""What lies on the table for all to see: the symbols of items, free places, trades, and the markers and tokens on cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undercroft.games.machina_arcana.state import Lasting
from undercroft.kernel.scene import Card, Zone

from .equipment import USE, outfit
from .position import Position, position

ANN = "use:explorer/ann/active/0"
HOWLER = {"id": "howler", "armor": 2, "will": 1, "health": 1, "stamina": 0, "active": ["Pay 1 stamina: lasting 2x will +1"]}


def zones(p: Position) -> dict[str, Zone]:
    """The zones of cards that the seat sees that is asked, or the first one; of two with the same name that of the higher seat."""
    return {zone.id: zone for zone in p.table.scene(max(0, p.decision.seat)).zones}


def card(p: Position, id: str) -> Card:
    """A card that the first seat sees."""
    return next(card for zone in p.table.scene(0).zones for card in zone.cards if card.id == id)


def signs(p: Position, id: str) -> list[tuple[str, int | None]]:
    """What lies on a card."""
    return [(sign.id, sign.value) for sign in card(p, id).badges]


# -- items -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-04")
def test_items_show_their_upgrade_symbols() -> None:
    p = outfit({"ann": "axe hat"})
    joints = {id: {edge: sign.id for edge, sign in card(p, id).joints.items()} for id in ("axe", "hat")}
    assert joints == {"axe": {"top": "spiral", "bottom": "gear"}, "hat": {"bottom": "gear"}}


@pytest.mark.rule("MA-EQP-10")
def test_items_show_their_augment_symbols() -> None:
    p = outfit({"ann": "scope cannon"})
    assert ("left", "pin") in [(edge, sign.id) for edge, sign in card(p, "scope").joints.items()]
    assert ("right", "pin") in [(edge, sign.id) for edge, sign in card(p, "cannon").joints.items()]


@pytest.mark.rule("MA-EQP-01")
def test_free_places_are_shown_to_whoever_equips_items_and_where_each_one_goes() -> None:
    p = outfit({"ann": "pistol vest axe"}).go(USE, "main:pistol")
    assert zones(p)["equipped"].free == ("weapon", "apparel", "artifact")
    assert {choice.key: choice.item for choice in p.table.scene(0).questions[0].choices} == {
        "done": "", "main:vest": "apparel", "main:axe": "weapon", "attach:axe:pistol": "pistol",
    }  # fmt: skip


@pytest.mark.rule("MA-INV-09")
@pytest.mark.parametrize("keys", [["give:box", "take:axe"], ["give:box", "take:axe", "propose"]])
def test_whoever_is_asked_sees_what_each_side_of_a_trade_would_get(keys: Sequence[str]) -> None:
    p = outfit({"ann": "box", "bob": "axe"}, drawing="a b", explorers=2).go("trade:bob", *keys)
    found = {id: [card.id for card in zone.cards] for id, zone in zones(p).items() if id.startswith("gets-")}
    assert found == {"gets-bob": ["box"], "gets-ann": ["axe"]}


# -- markers and tokens ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CMP-10")
def test_an_explorer_card_shows_how_many_markers_are_left() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lasting 3x armor +1"]}}).begin()
    found = [dict(signs(p, "ann"))["markers-left"]]
    for _ in range(3):
        p.go(ANN)
        found.append(dict(signs(p, "ann"))["markers-left"])
    assert found == [3, 2, 1, 0]


def howling() -> Position:
    """Two uses of the ability of a monster are in force."""
    p = position("a", monsters=[HOWLER])
    with p.arrange() as s:
        p.put("howler", "9,9")
        s.lasting = [Lasting(n, "", "monster/howler", "monster/howler/active/0", 0, "howler") for n in (1, 2)]
        s.markers = 2
    return p


@pytest.mark.rule("MA-CMP-11")
def test_the_chapter_card_shows_how_many_horror_markers_are_left() -> None:
    assert signs(position("a"), "trial/1") == [("horror-markers-left", 4)]
    assert signs(howling(), "trial/1") == [("horror-markers-left", 2)]


@pytest.mark.rule("MA-LST-03")
def test_markers_that_record_the_same_are_counted_and_say_how_often_it_can_be_stacked() -> None:
    (marker,) = card(howling(), "howler").badges
    assert (marker.id, marker.value, marker.text.args["used"], marker.text.args["limit"]) == ("horror-marker", 2, 2, 2)


@pytest.mark.rule("MA-LST-06")
def test_a_marker_lies_on_its_card_and_says_whose_it_is() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1", "Pay 1 stamina: lasting 1x will +1"]}}).begin()
    p.go(ANN, "use:explorer/ann/active/1")
    found = [sign for sign in card(p, "ann").badges if sign.id == "marker"]
    assert [(sign.value, sign.text.args["owner"], sign.text.args["limit"]) for sign in found] == [(1, "Ann", 2), (1, "Ann", 1)]


@pytest.mark.rule("MA-EFF-06")
def test_progress_tokens_lie_on_their_card() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: 3x threat +1"]}}).begin()
    found = [dict(signs(p, "ann")).get("progress")]
    for _ in range(3):
        p.go(ANN)
        found.append(dict(signs(p, "ann")).get("progress"))
    assert found == [None, 1, 2, None]
