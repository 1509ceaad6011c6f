"""The actions of a turn, and what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from undercroft.games.machina_arcana.state import Gear, Token
from undercroft.kernel.scene import Message

from .position import Position, position

FREE = "Pay 1 essence: threat +1"
"""It keeps the turn open when no stamina is left."""
DOOR = "1,1:2,1"


class Action(NamedTuple):
    """An action: where ann can do it and where not, its key, what it costs, and what else she answers."""

    near: str
    far: str
    key: str
    cost: int
    then: tuple[str, ...] = ()
    prepare: Callable[[Position], None] | None = None


def _exit(p: Position) -> None:
    p.arranged.exit = Token((p.cell("5,1"), p.cell("6,1")), "north")


def _closed(p: Position) -> None:
    p.arranged.closed = [(p.cell("1,1"), p.cell("2,1"))]


def _lit(p: Position) -> None:
    p.arranged.lit = [p.cell("2,1")]


def _trinket(p: Position) -> None:
    p.own("ann", "trinket")


MAP = {
    "move": Action("a .", "a|.\n-\n.", "move:2,1", 1),
    "explore": Action(". . . . a . . . . b", ". . . a . . . . . b", "explore", 2),
    "leave": Action(". . . . a . . . . b", ". . . a . . . . . b", "leave", 2, (), _exit),
    "open door": Action("a!.", ".!. a", f"open-door:{DOOR}", 2, (), _closed),
    "close door": Action("a!.", ".!. a", f"close-door:{DOOR}", 2),
    "destroy door": Action("a!.", ".!. a", f"destroy-door:{DOOR}", 4, (), _closed),
    "lever": Action("a L", ". L . a", "activate:2,1", 2),
    "recharge": Action("a R", ". R . a", "activate:2,1", 1),
    "workbench": Action("a W", ". W . a", "activate:2,1", 3, ("leave-as-is",)),
    "chest": Action("a C", ". C . a", "activate:2,1", 3),
    "event, for a card": Action("a E", ". E . a", "invoke:2,1", 1),
    "event, for a roll": Action("a E", ". E . a", "roll:2,1", 1),
    "lit chapter space": Action("a X", ". X . a", "activate:2,1", 1, (), _lit),
    "unlit chapter space": Action("a X", ". X . a", "activate:2,1", 3),
    "seal": Action("a S", ". S . a", "seal:2,1", 3),
}
OTHER = {
    "trade": Action("a b", "a . b", "trade:bob", 2, ("give:trinket", "propose", "agree"), _trinket),
    "use inventory": Action("a . b", "", "inventory:ann", 3, ("done",), _trinket),
    "the inventory of another": Action("a b", "a . b", "inventory:bob", 3, ("done",), lambda p: p.own("bob", "trinket")),
}
ALL = MAP | OTHER


def at(action: Action, drawing: str, stamina: int = 9) -> Position:
    """ann, with so much stamina and 9 essence, in her turn; bob is somewhere."""
    p = position(drawing, explorers=2, explorer={"ann": {"essence": 9, "stamina": 9, "active": [FREE]}})
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence = stamina, 9
        if action.prepare is not None:
            action.prepare(p)
    return p.begin()


@pytest.mark.rule("MA-EXP-07")
@pytest.mark.parametrize("action", MAP.values(), ids=MAP)
def test_map_actions_are_possible_in_their_place_only(action: Action) -> None:
    p = at(action, action.far)
    assert action.key not in p.keys
    p = at(action, action.near)
    assert action.key in p.keys
    before = p.table.hash
    p.go(action.key)
    assert p.table.hash != before


@pytest.mark.rule("MA-EXP-13")
@pytest.mark.parametrize("action", ALL.values(), ids=ALL)
@pytest.mark.parametrize("over", [0, 1])
def test_every_action_costs_its_stamina(action: Action, over: int) -> None:
    p = at(action, action.near, action.cost + over).go(action.key, *action.then)
    assert p.explorer("ann").stamina == over


@pytest.mark.rule("MA-EXP-13")
@pytest.mark.parametrize("action", ALL.values(), ids=ALL)
def test_what_is_left_of_the_stamina_is_shown_beforehand(action: Action) -> None:
    p = at(action, action.near, 8)
    assert Message("ma-look-stamina", {"left": 8 - action.cost}) in p.table.preview(action.key, 0).notes


@pytest.mark.rule("MA-EXP-13", "MA-EXP-10")
@pytest.mark.parametrize("action", ALL.values(), ids=ALL)
def test_no_action_is_possible_with_too_little_stamina(action: Action) -> None:
    assert action.key in at(action, action.near, action.cost).keys
    assert action.key not in at(action, action.near, action.cost - 1).keys


@pytest.mark.rule("MA-EXP-13")
@pytest.mark.parametrize(("drawing", "key", "essence"), [("a X", "activate:2,1", 3), ("a S", "seal:2,1", 4)])
def test_unlit_chapter_spaces_and_sealing_cost_essence_too(drawing: str, key: str, essence: int) -> None:
    p = at(ALL["seal"], drawing)
    with p.arrange() as s:
        s.explorers["ann"].essence = essence - 1
    assert key not in p.keys
    with p.arrange() as s:
        s.explorers["ann"].essence = essence
    p.go(key)
    assert (p.explorer("ann").essence, p.explorer("ann").stamina) == (0, 6)


@pytest.mark.rule("MA-EXP-07", "MA-SPC-03")
@pytest.mark.parametrize(("who", "confirm"), [("bob", True), ("brute", False), ("", False)])
def test_sealing_a_space_on_which_an_explorer_stands_has_to_be_confirmed(who: str, confirm: bool) -> None:
    p = at(ALL["seal"], "a S . b")
    with p.arrange():
        p.put("brute", "2,1" if who == "brute" else "9,9")
        if who == "bob":
            p.stand("bob", "2,1")
    assert p.decision["seal:2,1"].confirm == confirm


@pytest.mark.rule("MA-EXP-13")
def test_a_lit_chapter_space_costs_no_essence() -> None:
    p = at(MAP["lit chapter space"], "a X")
    with p.arrange() as s:
        s.explorers["ann"].essence = 0
    p.go("activate:2,1")
    assert (p.s.chapter, p.explorer("ann").stamina) == (1, 8)


@pytest.mark.rule("MA-EXP-13")
def test_a_trade_that_does_not_come_about_costs_nothing() -> None:
    trade = OTHER["trade"]
    assert at(trade, "a b").go("trade:bob", "withdraw").explorer("ann").stamina == 9
    p = at(trade, "a b").go("trade:bob", "give:trinket", "propose", "refuse")
    assert (p.explorer("ann").stamina, p.explorer("ann").items) == (9, ["trinket"])


@pytest.mark.rule("MA-EXP-08")
@pytest.mark.parametrize(("ann", "bob", "keys"), [
    (True, False, ["trade:bob", "inventory:ann"]), (False, True, ["trade:bob", "inventory:bob"]), (False, False, []),
])  # fmt: skip
def test_explorers_with_items_use_their_inventory_and_trade_with_an_adjacent_one(ann: bool, bob: bool, keys: list[str]) -> None:
    def offered(drawing: str) -> list[str]:
        p = position(drawing, explorers=2)
        with p.arrange():
            for id, has in (("ann", ann), ("bob", bob)):
                if has:
                    p.own(id, "trinket")
        return [key for key in p.begin().keys if key.startswith(("trade:", "inventory:"))]

    assert offered("a b") == keys
    assert offered("a|b\n-") == offered("a . b") == (["inventory:ann"] if ann else [])


@pytest.mark.rule("MA-EXP-08")
def test_equipped_items_can_be_traded_and_rearranged_too() -> None:
    p = position("a b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("trinket")]
    assert [key for key in p.begin().keys if key.startswith(("trade:", "inventory:"))] == ["trade:bob", "inventory:ann"]


@pytest.mark.rule("MA-EXP-08")
def test_an_explorer_uses_an_active_ability() -> None:
    p = position("a .").begin()
    with p.arrange():
        p.put("brute", "2,1")
    assert "use:explorer/ann/active/0" in p.keys
    p.go("use:explorer/ann/active/0", "target:brute")
    assert p.explorer().stamina == 4


COSTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("2 stamina", {"stamina": 2}, {"stamina": 1}),
    ("2 essence", {"essence": 2}, {"essence": 1}),
    ("2 health", {"health": 2}, {"health": 1}),
    ("2 stamina, 1 essence", {"stamina": 2, "essence": 1}, {"stamina": 1, "essence": 1}),
    ("2 stamina, 1 essence", {"stamina": 2, "essence": 1}, {"stamina": 2, "essence": 0}),
    ("1 stamina, 2 health", {"stamina": 1, "health": 2}, {"stamina": 1, "health": 1}),
    ("2 essence, 1 health", {"essence": 3, "health": 1}, {"essence": 1, "health": 5}),
]


@pytest.mark.rule("MA-EXP-10")
@pytest.mark.parametrize(("price", "enough", "too_little"), COSTS)
def test_an_ability_can_be_used_only_if_its_whole_price_can_be_paid(price: str, enough: dict[str, int], too_little: dict[str, int]) -> None:
    def having(amounts: dict[str, int]) -> Position:
        p = position("a .", explorer={"ann": {"active": [f"Pay {price}: threat +1"]}})
        with p.arrange() as s:
            ann = s.explorers["ann"]
            ann.stamina, ann.essence, ann.health = amounts.get("stamina", 1), amounts.get("essence", 0), amounts.get("health", 5)
        return p

    assert "use:explorer/ann/active/0" in having(enough).keys
    assert "use:explorer/ann/active/0" not in having(too_little).keys


@pytest.mark.rule("MA-EXP-10")
def test_health_can_be_paid_with_essence_and_essence_by_others() -> None:
    """Without bob beside her, ann with 1 health and 1 essence could not pay 3 health."""

    def offered(drawing: str, essence: int) -> bool:
        p = position(drawing, explorers=2, explorer={"ann": {"active": ["Pay 3 health: threat +1"]}})
        with p.arrange() as s:
            s.explorers["ann"].health, s.explorers["ann"].essence, s.explorers["bob"].essence = 1, 1, essence
        return "use:explorer/ann/active/0" in p.begin().keys

    assert offered("a b", 1)
    assert not offered("a b", 0)
    assert not offered("a . b", 1)


@pytest.mark.rule("MA-EXP-10")
def test_the_price_of_an_ability_is_paid() -> None:
    p = position("a .", explorer={"ann": {"active": ["Pay 2 stamina, 1 essence, 1 health: threat +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].essence = 1
    p.go("use:explorer/ann/active/0")
    ann = p.explorer()
    assert (ann.stamina, ann.essence, ann.health, p.s.threat) == (4, 0, 4, 1)
