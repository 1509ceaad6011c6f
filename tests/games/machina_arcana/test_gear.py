"""What a seat sees of items: chains with their symbols, markers and tokens on cards, free places, and trades."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machina_arcana.told import faults
from tests.rules.machina_arcana.equipment import USE, outfit
from tests.rules.machina_arcana.position import Position, position
from tests.text.everything import render
from undercroft.games.machina_arcana.state import Lasting
from undercroft.kernel.scene import Card, Scene, Sign, Zone
from undercroft.presentation.telling import Teller
from undercroft.terminal.panels import card_lines

CHAIN = "pistol axe>pistol scope>pistol"
TWICE = "Pay 1 stamina, range 3: lasting 2x armor +1; lasting 2x will -1, on explorers"
HEAVY: dict[str, Any] = {"ann": {"active": [TWICE]}}


def zone(p: Position, id: str, seat: int = 0) -> Zone | None:
    return next((zone for zone in p.table.scene(seat).zones if zone.id == id), None)


def cards(p: Position, id: str, seat: int = 0) -> list[str]:
    """The cards of a zone that the seat has or shares."""
    return [card.id for zone in p.table.scene(seat).zones if zone.id == id and zone.seat in (seat, -1) for card in zone.cards]


def card(scene: Scene, id: str) -> Card:
    return next(card for zone in scene.zones for card in zone.cards if card.id == id)


def signs(p: Position, id: str) -> dict[str, Sign]:
    return {sign.id: sign for sign in card(p.table.scene(0), id).badges}


def said(sign: Sign) -> tuple[str, str]:
    """What a sign says, and what it says besides."""
    assert sign.about is not None
    assert not faults(sign.text)
    assert not faults(sign.about)
    return render(sign.text.id, sign.text.args), " ".join(render(sign.about.id, sign.about.args).split())


# -- chains ------------------------------------------------------------------------------------------------------------------------
def test_equipped_items_say_what_they_are_attached_to_and_all_say_their_symbols() -> None:
    p = outfit({"ann": "box tonic"}, {"ann": CHAIN})
    equipped = zone(p, "equipped")
    assert equipped is not None
    assert [(card.id, card.on) for card in equipped.cards] == [("pistol", ""), ("axe", "pistol"), ("scope", "pistol")]
    symbols = {card.id: {edge: sign.id for edge, sign in card.joints.items()} for card in equipped.cards}
    assert symbols == {
        "pistol": {"top": "gear", "bottom": "vial", "right": "pin"}, "axe": {"top": "spiral", "bottom": "gear"}, "scope": {"left": "pin"},
    }  # fmt: skip
    carried = {card.id: card for card in p.table.scene(0).zones[2].cards}
    assert (carried["box"].on, list(carried["box"].joints), carried["tonic"].joints) == ("", ["top", "bottom"], {})


def test_symbols_have_icons_and_names_and_those_of_other_packs_their_own_word() -> None:
    items = [{"id": "gun", "type": "weapon", "hands": 1, "top": "moon", "right": "pin"}]
    joints = card(outfit({"ann": "gun"}, items=items).table.scene(0), "gun").joints
    told = {edge: (sign.icon, render(sign.text.id, sign.text.args)) for edge, sign in joints.items()}
    assert told == {"top": ("", "moon"), "right": ("safety-pin", "pin")}


# -- free places -------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choices", "free"), [
    ((), ("weapon", "weapon", "apparel", "artifact")), (("main:pistol",), ("weapon", "apparel", "artifact")),
    (("main:cannon",), ("apparel", "artifact")), (("main:pistol", "attach:axe:pistol", "main:vest"), ("weapon", "artifact")),
    (("main:box", "main:pistol", "main:axe"), ("apparel",)),
])  # fmt: skip
def test_free_places_are_shown_while_items_are_arranged(choices: tuple[str, ...], free: tuple[str, ...]) -> None:
    p = outfit({"ann": "pistol axe cannon vest box"}).go(USE, *choices)
    equipped = zone(p, "equipped")
    assert equipped is not None
    assert equipped.free == free


def test_otherwise_no_free_places_are_shown() -> None:
    p = outfit({"ann": "pistol", "bob": "axe"}, drawing="a b", explorers=2)
    assert [zone.free for zone in p.table.scene(0).zones if zone.id == "equipped"] == [(), ()]
    p.go(USE)
    assert [bool(zone.free) for zone in p.table.scene(0).zones if zone.id == "equipped"] == [True, False]


def test_an_option_names_the_card_and_the_card_or_the_free_place_it_goes_to() -> None:
    p = outfit({"ann": "hat boots vest axe"}).go(USE, "main:vest")
    choices = {choice.key: (choice.card, choice.item) for choice in p.table.scene(0).questions[0].choices}
    assert choices == {"done": ("", ""), "main:axe": ("axe", "weapon"), "attach:hat:vest": ("hat", "vest")}


# -- markers -----------------------------------------------------------------------------------------------------------------------
def test_a_marker_lies_on_the_card_with_its_effects_and_those_they_are_on() -> None:
    p = position("a b", explorers=2, explorer=HEAVY).begin()
    p.go("use:explorer/ann/active/0").until("act")
    marker = signs(p, "ann")["marker"]
    assert (marker.value, p.s.lasting[0].owner) == (1, "ann")
    name, about = said(marker)
    assert name == "Marker of Ann"
    assert about.startswith("Armor +1, Will -1. In force for: ")
    assert about.endswith("1 of 2 markers.")


def test_markers_of_one_owner_that_record_the_same_are_counted() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1", "Pay 1 stamina: lasting 1x will +1"]}}).begin()
    p.go("use:explorer/ann/active/0", "use:explorer/ann/active/0", "use:explorer/ann/active/1")
    found = [sign for sign in card(p.table.scene(0), "ann").badges if sign.id == "marker"]
    assert [(sign.value, said(sign)[1]) for sign in found] == [
        (2, "Armor +1. In force for: Ann. 2 of 2 markers."), (1, "Will +1. In force for: Ann."),
    ]  # fmt: skip


def test_how_many_markers_are_left_stands_on_the_explorer_and_on_the_chapter() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1"]}}).begin()
    assert (signs(p, "ann")["markers-left"].value, signs(p, "trial/1")["horror-markers-left"].value) == (3, 4)
    p.go("use:explorer/ann/active/0")
    assert said(signs(p, "ann")["markers-left"])[0] == "Markers left: 2 of 3"
    assert said(signs(p, "trial/1")["horror-markers-left"])[0] == "Horror markers left: 4 of 4"


def test_a_horror_marker_lies_on_the_monster() -> None:
    monsters = [{"id": "imp", "armor": 3, "will": 2, "health": 2, "stamina": 4, "active": ["Pay 2 stamina, melee: lasting 2x armor -1"]}]
    p = position("a", monsters=monsters)
    with p.arrange() as s:
        p.put("imp", "9,9")
        s.lasting, s.markers = [Lasting(1, "", "monster/imp", "monster/imp/active/0", 0, "ann")], 1
    marker = signs(p, "imp")["horror-marker"]
    assert (marker.good, said(marker)) == (False, ("Horror marker", "Armor -1. In force for: Ann. 1 of 2 markers."))
    assert signs(p, "trial/1")["horror-markers-left"].value == 3


def test_a_marker_stays_on_its_card_when_the_unit_it_was_for_is_gone() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina, range 3: lasting 2x armor -1"]}})
    with p.arrange() as s:
        s.lasting, s.markers = [Lasting(1, "ann", "explorer/ann", "explorer/ann/active/0", 0, "")], 1
    assert said(signs(p, "ann")["marker"])[1] == "Armor -1. 1 of 2 markers."


# -- progress ----------------------------------------------------------------------------------------------------------------------
def test_progress_tokens_lie_on_the_card_with_what_they_lead_to() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: 3x gain 1 essence"]}}).begin()
    assert "progress" not in signs(p, "ann")
    p.go("use:explorer/ann/active/0", "use:explorer/ann/active/0")
    assert signs(p, "ann")["progress"].value == 2
    assert said(signs(p, "ann")["progress"]) == ("Progress tokens: 2 of 3", "With 3 of them: Gain 1 essence.")
    p.go("use:explorer/ann/active/0")
    assert "progress" not in signs(p, "ann")


# -- trades ------------------------------------------------------------------------------------------------------------------------
def trading() -> Position:
    return outfit({"ann": "box tonic", "bob": "hat"}, {"ann": CHAIN, "bob": "vest lining>vest"}, "a b", explorers=2).go("trade:bob")


def test_who_proposes_a_trade_sees_what_the_other_has() -> None:
    p = trading()
    assert (cards(p, "partner"), cards(p, "gets-ann"), cards(p, "gets-bob")) == (["hat", "vest", "lining"], [], [])
    assert cards(p, "inventory") == ["box", "tonic"]


def test_what_has_been_chosen_lies_with_who_would_get_it_and_nowhere_else() -> None:
    p = trading().go("give:box", "take:vest", "give:axe")
    assert (cards(p, "gets-bob"), cards(p, "gets-ann"), cards(p, "partner")) == (["box", "axe"], ["vest"], ["hat", "lining"])
    assert (cards(p, "inventory"), cards(p, "equipped")) == (["tonic"], ["pistol", "scope"])
    shown = {zone.id: zone.name for zone in p.table.scene(0).zones if zone.name is not None}
    assert [render(shown[id].id, shown[id].args) for id in ("gets-bob", "gets-ann", "partner")] == ["Bob would get", "Ann would get", "Items of Bob"]


def test_the_one_who_is_asked_sees_the_same_proposal() -> None:
    p = trading().go("give:box", "take:vest", "propose")
    assert (p.prompt, p.decision.seat) == ("agree-to-trade", 1)
    assert (cards(p, "gets-bob", 1), cards(p, "gets-ann", 1), cards(p, "partner", 1)) == (["box"], ["vest"], [])
    assert (cards(p, "inventory", 1), cards(p, "equipped", 1)) == (["hat"], ["lining"])
    p.go("agree")
    assert not [zone.id for zone in p.table.scene(0).zones if zone.id.startswith(("gets-", "partner"))]


# -- the terminal ------------------------------------------------------------------------------------------------------------------
def test_the_terminal_tells_what_a_card_is_attached_to_its_symbols_and_markers() -> None:
    p = outfit({}, {"ann": CHAIN}, explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1"]}}).go("use:explorer/ann/active/0")
    teller = Teller(p.table, 0, "en")
    scene = teller.translated(teller.refresh())
    lines = {id: [line.plain.strip() for line in card_lines(card(scene, id), 100, 2, teller)] for id in ("scope", "pistol", "ann")}
    assert lines["scope"] == ["Scope · Attached to Pistol", "← pin"]
    assert lines["pistol"] == ["Pistol", "↑ gear  ↓ vial  → pin"]
    assert "Marker of Ann" in lines["ann"][0]
    assert "Markers left: 2 of 3" in lines["ann"][0]
    assert "Armor +1. In force for: Ann. 1 of 2 markers." in lines["ann"]
