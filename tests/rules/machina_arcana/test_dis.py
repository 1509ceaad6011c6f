"""Discarding cards that have been used (MA-DIS, MA-ABL-09)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Destroyed, DoorMoved, EffectsEnded, ItemLost, SpaceDestroyed
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.packs import PackError

from .position import CHAPTERS, Position, position

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


@pytest.mark.rule("MA-DIS-05")
@pytest.mark.parametrize(("line", "waits"), [
    ("Pay 1 stamina: lasting 1x armor +3; discard this card", True), ("Pay 1 stamina: threat +1; discard this card", False),
])  # fmt: skip
def test_a_personal_event_that_is_discarded_as_an_effect_waits_for_what_lasts(line: str, waits: bool) -> None:
    """Without a marker on it there is nothing to wait for."""
    p = position("a", events=[{**PAGE, "active": [line]}])
    with p.arrange() as s:
        s.decks["explorer"].pile.remove("page")
        s.explorers["ann"].personal = ["page"]
    p.begin().go("use:event/page/active/0")
    assert (p.explorer().personal, p.explorer().waiting, p.s.explorer_events) == ([], ["event/page"] * waits, ["page"] * (not waits))


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


# -- what can be destroyed or discarded --------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DIS-01")
@pytest.mark.parametrize(("line", "target", "found"), [
    ("Pay 1 stamina: destroy an adjacent workbench", "", ("workbench", "", "")), ("Pay 1 stamina, range 9: kill", "target:brute", ("", "brute", "")),
    ("Pay 1 stamina, range 9: kill", "target:bob", ("", "bob", "")),
    ("Pay 1 stamina, range 9: destroy the target door", "space:3,3", ("", "", "destroy")),
])  # fmt: skip
def test_spaces_units_and_doors_can_be_destroyed(line: str, target: str, found: tuple[str, str, str]) -> None:
    p = position("a W .\n. . .\nb .!.", explorers=2, explorer={"ann": {"active": [line]}})
    with p.arrange():
        p.put("brute", "5,5")
    p.begin("ann").go("use:explorer/ann/active/0", *[target] * bool(target))
    space, unit, door = found
    assert [e.space for e in p.told(SpaceDestroyed)] == [space] * bool(space)
    assert [e.figure for e in p.told(Destroyed)] == [unit] * bool(unit)
    assert [e.how for e in p.told(DoorMoved)] == [door] * bool(door)
    assert (p.s.items, p.s.fallen) == ([], [unit] if unit == "brute" else [])


def saying(card: str, kind: str, line: str) -> dict[str, Any]:
    """A pack in which this card has this line."""
    event = {"id": "page", "kind": "horror" if card == "horror" else "explorer", "scenario": "trial", "personal": card == "personal", kind: [line]}
    item = {"id": "thing", "type": card if card in ("artifact", "consumable") else "artifact"}
    return {
        "items": [{**item, kind: [line]} if card in ("artifact", "consumable") else item],
        "events": [event] if card in ("explorer", "personal", "horror") else [],
        "explorer": {"ann": {kind: [line]}} if card == "ann" else {},
        "monsters": [{"id": "ogre", "armor": 3, "will": 3, "health": 1, "stamina": 1, kind: [line]}] if card == "monster" else [],
        "chapters": [{**CHAPTERS[0], kind: [line]} if card == "chapter" else CHAPTERS[0], *CHAPTERS[1:]],
    }


@pytest.mark.rule("MA-DIS-02")
@pytest.mark.parametrize("line", ["Pay this card: threat +1", "Pay 1 stamina: threat +1; discard this card"])
@pytest.mark.parametrize(("card", "able"), [
    ("artifact", True), ("consumable", True), ("personal", True), ("explorer", False), ("horror", False), ("ann", False), ("monster", False),
    ("chapter", False),
])  # fmt: skip
def test_items_and_personal_events_can_be_discarded_and_no_other_card(card: str, able: bool, line: str) -> None:
    content = saying(card, "active", line)
    if not able:
        with pytest.raises(PackError):
            position("a", **content)
        return
    p = position("a", **content)
    with p.arrange() as s:
        ann = s.explorers["ann"]
        if card == "personal":
            ann.personal = ["page"]
            s.decks["explorer"].pile.remove("page")
        elif card == "artifact":
            ann.gear = [Gear("thing")]
        else:
            p.own("ann", "thing")
    p.begin().go(f"use:{'event/page' if card == 'personal' else 'item/thing'}/active/0")
    assert (p.s.threat, p.explorer().gear, p.explorer().items, p.explorer().personal, len(p.told(ItemLost))) == (1, [], [], [], 1)


# -- how an equipped item is discarded ---------------------------------------------------------------------------------------------
CHAIN = [
    {"id": "bow", "type": "weapon", "hands": 2, "top": "star", "right": "ring", "active": ["Pay 1 stamina, this card: threat +1"]},
    {"id": "lens", "type": "weapon", "hands": 1, "bottom": "star", "top": "moon",
     "active": ["Pay 1 stamina: lasting 1x armor +1", "Pay 1 stamina, this card: threat +1", "Pay 1 stamina: lasting 1x will +1; discard this card"]},
    {"id": "sight", "type": "weapon", "hands": 1, "bottom": "moon", "active": ["Pay 1 stamina: lasting 1x maximum stamina +1"]},
    {"id": "string", "type": "weapon", "left": "ring"},
]  # fmt: skip


def chained() -> Position:
    """ann has a bow with a lens on it, a sight on that, and a string; an artifact besides."""
    p = position("a", items=CHAIN)
    with p.arrange() as s:
        gear = [Gear("bow"), Gear("lens", "bow", "upgrade"), Gear("sight", "lens", "upgrade"), Gear("string", "bow", "augment"), Gear("trinket")]
        s.explorers["ann"].gear, s.items = gear, ["old"]
        for type in ("weapon", "artifact"):
            s.decks[type].pile = []
    return p.begin()


@pytest.mark.rule("MA-DIS-03")
@pytest.mark.parametrize(("use", "card", "left", "equipped"), [
    ("bow/active/0", "bow", ["lens", "sight", "string"], ["trinket"]), ("lens/active/1", "lens", ["sight"], ["bow", "string", "trinket"]),
])  # fmt: skip
def test_what_is_attached_to_a_discarded_item_stays_in_the_inventory(use: str, card: str, left: list[str], equipped: list[str]) -> None:
    """The card itself goes on top of the pile; what it was attached to stays equipped."""
    p = chained().go(f"use:item/{use}")
    assert (sorted(p.explorer().items), [gear.card for gear in p.explorer().gear], p.s.items) == (left, equipped, ["old", card])
    assert [(e.figure, e.card) for e in p.told(ItemLost)] == [("ann", card)]


@pytest.mark.rule("MA-DIS-03", "MA-LST-11", "MA-EQP-16")
def test_the_markers_on_the_discarded_item_return_and_no_others() -> None:
    """That on the sight, which goes to the inventory, stays."""
    p = chained().go("use:item/lens/active/0", "use:item/sight/active/0")
    assert (p.game.traits("ann").armor, p.game.traits("ann").stamina) == (3, 7)
    p.go("use:item/lens/active/1")
    assert (p.game.traits("ann").armor, p.game.traits("ann").stamina, [lasting.card for lasting in p.s.lasting]) == (2, 7, ["item/sight"])


@pytest.mark.rule("MA-DIS-03")
def test_an_equipped_item_does_not_wait_for_its_own_effect() -> None:
    """The marker that the same ability has placed returns at once."""
    p = chained().go("use:item/lens/active/2")
    assert (p.game.traits("ann").will, p.s.lasting, p.s.items, p.explorer().waiting) == (3, [], ["old", "lens"], [])


@pytest.mark.rule("MA-DIS-03")
@pytest.mark.parametrize("line", [0, 1])
def test_a_consumable_comes_on_top_of_the_pile_at_once_or_after_waiting(line: int) -> None:
    p = owning("vial")
    with p.arrange() as s:
        s.items = ["old"]
    p.begin().go(f"use:item/vial/active/{line}")
    assert p.s.items == ["old", "vial"][: line + 1]
    p.go("pass").until("act")
    assert p.s.items == ["old", "vial"]


@pytest.mark.rule("MA-DIS-09")
@pytest.mark.parametrize(("source", "line"), [("item/vial", 0), ("event/page", 1)])
def test_the_marker_returns_before_the_card_is_discarded(source: str, line: int) -> None:
    """As long as it lies there the card is on no pile; then the marker is free again, and the card on top."""
    card = source.partition("/")[2]
    p = owning("vial", events=("page",))
    p.go(f"use:{source}/active/{line}")
    assert ([lasting.card for lasting in p.s.lasting], p.s.items, p.s.explorer_events) == ([source], [], [])
    p.go("pass").until("act")
    assert (p.s.lasting, p.s.items + p.s.explorer_events) == ([], [card])
    assert [type(e) for e in p.table.events if isinstance(e, (EffectsEnded, ItemLost))] == [EffectsEnded, ItemLost]
