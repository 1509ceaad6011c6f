"""Discarding cards that have been used (MA-DIS, MA-ABL-09)."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import ItemLost
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

VIAL = {"id": "vial", "type": "consumable", "active": ["Pay 1 stamina, this card: lasting 1x armor +3", "Pay 1 stamina, this card: threat +1"]}
PAGE = {
    "id": "page", "kind": "explorer", "scenario": "trial", "personal": True, "passive": ["Will +2"],
    "active": ["Pay 1 stamina, this card: threat +1", "Pay 1 stamina, this card: lasting 1x armor +3"],
}  # fmt: skip


def owning(*items: str, events: tuple[str, ...] = (), explorers: int = 1) -> Position:
    """ann has these items and personal events."""
    p = position("a b", explorers=explorers, items=[VIAL], events=[PAGE])
    with p.arrange() as s:
        p.own("ann", *items)
        s.decks["explorer"].pile = [card for card in s.decks["explorer"].pile if card not in events]
        s.explorers["ann"].personal = list(events)
    return p.begin("ann")


@pytest.mark.rule("MA-ABL-09", "MA-EVT-21")
def test_a_personal_event_that_is_its_own_price_is_discarded_after_its_ability() -> None:
    p = owning(events=("page",))
    assert p.game.traits("ann").will == 5
    p.go("use:event/page/active/0")
    assert (p.s.threat, p.explorer().personal, p.s.explorer_events[-1], p.game.explorer_event) == (1, [], "page", "")
    assert p.game.traits("ann").will == 3
    assert "use:event/page/active/0" not in p.keys


@pytest.mark.rule("MA-ABL-09", "MA-DIS-03")
def test_an_equipped_item_that_is_its_own_price_is_discarded() -> None:
    fuse = {"id": "fuse", "type": "artifact", "armor": 1, "active": ["Pay 1 stamina, this card: threat +1"]}
    p = position("a", items=[fuse])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("fuse")]
    p.begin().go("use:item/fuse/active/0")
    assert (p.s.threat, p.explorer().gear, p.explorer().items, p.s.items[-1], p.game.traits("ann").armor) == (1, [], [], "fuse", 2)


@pytest.mark.rule("MA-DIS-05", "MA-DIS-09")
@pytest.mark.parametrize(("source", "line"), [("item/vial", 0), ("event/page", 1)])
def test_a_card_with_a_lasting_effect_is_discarded_when_the_effect_ends(source: str, line: int) -> None:
    card = source.partition("/")[2]
    p = owning("vial", events=("page",)).go(f"use:{source}/active/{line}")
    assert (p.game.traits("ann").armor, p.explorer().waiting, p.told(ItemLost)) == (5, [source], [])
    p.go("pass").until_phase("monsters" if p.s.monsters else "explorers")
    assert (p.game.traits("ann").armor, p.explorer().waiting, p.s.lasting) == (2, [], [])
    assert card in (p.s.items if source[0] == "i" else p.s.explorer_events)
    assert [(e.figure, e.card, e.rules) for e in p.told(ItemLost)] == [("ann", card, ("MA-DIS-05",))]


@pytest.mark.rule("MA-DIS-05", "MA-ITM-04")
def test_a_consumable_whose_effect_cannot_last_is_discarded_at_once() -> None:
    """No marker is left."""
    p = position("a", items=[VIAL], explorer={"ann": {"active": ["Pay 1 stamina: lasting 3x will +1"]}})
    with p.arrange():
        p.own("ann", "vial")
    p.begin().go(*["use:explorer/ann/active/0"] * 3, "use:item/vial/active/0")
    assert (p.game.traits("ann").armor, p.explorer().waiting, p.explorer().items, p.s.items) == (2, [], [], ["vial"])


@pytest.mark.rule("MA-DIS-06")
@pytest.mark.parametrize(("source", "line"), [("item/vial", 0), ("event/page", 1)])
def test_while_it_waits_none_of_its_abilities_can_be_used(source: str, line: int) -> None:
    p = owning("vial", events=("page",)).go(f"use:{source}/active/{line}")
    assert not [key for key in p.keys if key.startswith(f"use:{source}")]
    other = "event/page" if source == "item/vial" else "item/vial"
    assert [key for key in p.keys if key.startswith(f"use:{other}")] == [f"use:{other}/active/0", f"use:{other}/active/1"]


@pytest.mark.rule("MA-DIS-07")
def test_while_it_waits_it_cannot_be_given_away() -> None:
    p = owning("vial", "trinket", explorers=2).go("use:item/vial/active/0")
    assert "trade:bob" in p.keys
    p.go("trade:bob")
    assert [key for key in p.keys if key.startswith("give")] == ["give:trinket"]
    p = owning("vial", explorers=2).go("use:item/vial/active/0")
    assert "trade:bob" not in p.keys, "there is nothing else"


@pytest.mark.rule("MA-DIS-08")
def test_while_it_waits_the_passive_of_a_personal_event_is_off() -> None:
    p = owning(events=("page",)).go("use:event/page/active/1")
    assert (p.game.traits("ann").will, p.game.traits("ann").armor) == (3, 5)


@pytest.mark.rule("MA-DTH-03", "MA-DIS-05")
def test_if_its_owner_dies_a_waiting_item_is_discarded_with_the_others() -> None:
    kill = {"bob": {"active": ["Pay 1 stamina, range 9: lose 9 health"]}}
    p = position("a b", explorers=2, items=[VIAL], explorer=kill)
    with p.arrange():
        p.own("ann", "vial")
    p.begin("ann").go("use:item/vial/active/0", "pass")
    p.begin("bob").go("use:explorer/bob/active/0", "target:ann")
    assert (p.explorer().dead, p.explorer().waiting, p.s.items, p.s.lasting) == (1, [], ["vial"], [])
