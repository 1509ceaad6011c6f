"""Recharge stations: the die, the free trade and the free use of the inventory."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Destroyed, ItemGained, Restored
from undercroft.games.machina_arcana.rules.spaces import RECHARGE
from undercroft.games.machina_arcana.state import Gear, Placed

from .position import Position, face, position

ITEMS = [
    {"id": "gem", "type": "artifact"},
    {"id": "axe", "type": "weapon", "hands": 1},
    {"id": "hat", "type": "apparel", "part": "head"},
]
USE = "activate:2,1"


def charging(drawing: str = "a R", *, die: str = "nothing", explorers: int = 1, health: int = 5, stamina: int = 6, **content: Any) -> Position:
    """ann in her turn beside a recharge station, the die of which shows this."""
    p = position(drawing, explorers=explorers, draws={"recharge": die}, **{"items": ITEMS, **content})
    with p.arrange() as s:
        s.explorers["ann"].health, s.explorers["ann"].stamina = health, stamina
        p.chance.draws["recharge"] = [die]
    return p.begin()


@pytest.mark.rule("MA-RCH-01")
@pytest.mark.parametrize(("stamina", "possible"), [(0, False), (1, True), (2, True)])
def test_an_explorer_activates_a_recharge_station_for_1_stamina(stamina: int, possible: bool) -> None:
    p = charging(stamina=stamina, health=1, die="health", explorers=3, explorer={"ann": {"active": ["Pay 1 health: threat +1"]}})
    assert (USE in p.keys) == possible
    if possible:
        p.go(USE)
        assert (p.explorer().stamina, p.explorer().health, p.s.destroyed) == (stamina - 1, 2, [p.cell("2,1")])


@pytest.mark.rule("MA-RCH-02")
@pytest.mark.parametrize(("die", "health", "stamina"), [("health", 3, 3), ("stamina 2", 2, 5), ("stamina 3", 2, 6), ("nothing", 2, 3)])
def test_the_die_restores_health_or_stamina_or_nothing(die: str, health: int, stamina: int) -> None:
    p = charging(die=die, health=2, stamina=4).go(USE)
    assert (p.explorer().health, p.explorer().stamina) == (health, stamina)
    assert [(e.figure, e.amount, e.rules) for e in p.told(Restored)] == (
        [] if die == "nothing" else [("ann", max(health - 2, stamina - 3), ("MA-RCH-02",))]
    )


@pytest.mark.rule("MA-RCH-02")
@pytest.mark.parametrize(("die", "health", "stamina"), [("health", 5, 5), ("stamina 2", 5, 6), ("stamina 3", 5, 6)])
def test_nothing_is_restored_beyond_the_maximum(die: str, health: int, stamina: int) -> None:
    p = charging(die=die).go(USE)
    assert (p.explorer().health, p.explorer().stamina) == (health, stamina)


@pytest.mark.rule("MA-RCH-02")
def test_the_maximum_of_stamina_is_the_one_in_force_and_at_it_nothing_is_told() -> None:
    tired = {"ann": {"passive": ["maximum stamina -2"], "active": ["Pay 1 health: recharge"]}}
    p = charging(die="stamina 3", stamina=3, explorer=tired).go(USE)
    assert (p.explorer().stamina, [e.amount for e in p.told(Restored)]) == (4, [2])
    p = charging(die="stamina 3", stamina=4, explorer=tired).go("use:explorer/ann/active/0")
    assert (p.explorer().stamina, p.told(Restored)) == (4, [])


@pytest.mark.rule("MA-RCH-02")
def test_the_die_has_one_face_of_health_two_each_of_stamina_and_a_blank() -> None:
    assert sorted(RECHARGE) == ["health", "nothing", "stamina 2", "stamina 2", "stamina 3", "stamina 3"]


def traders(drawing: str = "a R . W b", *, die: str = "nothing", other: str = "", explorers: int = 2, **content: Any) -> Position:
    """ann has an axe in her hand and a gem, bob the trinket; both have something to trade."""
    p = charging(drawing, die=die, explorers=explorers, tiles=[face("second", other)], **content)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("axe")]
        p.own("ann", "gem")
        p.own("bob", "trinket")
        for deck in s.decks.values():
            deck.pile = [card for card in deck.pile if card != "axe"]
        if other:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p.begin()


@pytest.mark.rule("MA-RCH-03")
def test_then_ann_may_trade_at_no_cost_with_somebody_beside_a_workbench() -> None:
    p = traders().go(USE)
    assert (p.prompt, p.decision.seat, p.keys) == ("free-trade", 0, ["no-trade", "with:bob"])
    p.go("with:bob")
    assert (p.prompt, p.keys) == ("trade", ["give:gem", "give:axe", "take:trinket", "withdraw"])
    p.go("give:gem", "take:trinket", "propose")
    assert (p.prompt, p.decision.seat) == ("agree-to-trade", 1)
    p.go("agree")
    assert (p.explorer("ann").items, p.explorer("bob").items, p.explorer("ann").stamina) == (["trinket"], ["gem"], 5)
    assert [e.rules for e in p.told(ItemGained)] == [("MA-INV-10", "MA-RCH-03")] * 2
    assert p.prompt == "use-inventory"


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize("answers", [("no-trade",), ("with:bob", "withdraw"), ("with:bob", "give:gem", "propose", "refuse")])
def test_the_trade_is_optional(answers: tuple[str, ...]) -> None:
    p = traders().go(USE, *answers)
    assert (p.explorer("ann").items, p.explorer("bob").items, p.prompt) == (["gem"], ["trinket"], "use-inventory")


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize(("drawing", "bob", "trade"), [
    ("a R b", "", True), ("a R . R b", "", True), ("a R . W b", "", True), ("a R . . b", "", False), ("a R . W . b", "", False),
    ("a R . W|b", "", False), ("a R . C b", "", False), ("a R . L b", "", False), ("a R", "15,2", True), ("a R", "17,2", False),
])  # fmt: skip
def test_the_other_stands_beside_a_recharge_station_or_workbench_on_any_tile(drawing: str, bob: str, trade: bool) -> None:
    p = traders(drawing, other=". . .\n. . . W .")
    if bob:
        with p.arrange():
            p.stand("bob", bob)
    p.begin().go(USE)
    assert p.prompt == ("free-trade" if trade else "use-inventory")


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize("kind", ["R", "W"])
def test_a_destroyed_station_does_not_serve(kind: str) -> None:
    p = traders(f"a R . {kind} b")
    with p.arrange() as s:
        s.destroyed = [p.cell("4,1")]
    p.begin().go(USE)
    assert p.prompt == "use-inventory"


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize("who", ["nobody", "ann", "bob"])
def test_nobody_is_asked_if_there_is_nothing_to_trade(who: str) -> None:
    p = charging("a R . R b", explorers=2)
    with p.arrange():
        if who != "nobody":
            p.own(who, "gem")
    p.begin().go(USE)
    assert p.prompt == ("free-trade" if who != "nobody" else "act")


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize("who", ["ann", "bob"])
def test_equipped_items_can_be_traded_too(who: str) -> None:
    p = charging("a R . R b", explorers=2)
    with p.arrange() as s:
        s.explorers[who].gear = [Gear("hat")]
    p.begin().go(USE, "with:bob")
    assert p.keys == [f"{'give' if who == 'ann' else 'take'}:hat", "withdraw"]


@pytest.mark.rule("MA-RCH-03")
@pytest.mark.parametrize(("counts", "trade"), [("chest as workbench", True), ("chest as recharge station", True), ("chest as trap lever", False)])
def test_spaces_that_the_other_may_count_as_such_serve(counts: str, trade: bool) -> None:
    p = traders("a R . C b", explorer={"bob": {"passive": [f"count {counts}"]}}).go(USE)
    assert p.prompt == ("free-trade" if trade else "use-inventory")


@pytest.mark.rule("MA-RCH-04")
def test_then_ann_may_use_her_inventory_at_no_cost() -> None:
    p = traders("a R").go(USE)
    assert (p.prompt, p.decision.seat, p.keys) == ("use-inventory", 0, ["arrange", "leave-as-is"])
    p.go("arrange")
    assert (p.prompt, p.keys, p.explorer().gear) == ("arrange", ["done", "as-before", "main:gem", "main:axe"], [])
    p.go("main:gem", "done")
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items, p.explorer().stamina) == (["gem"], ["axe"], 5)


@pytest.mark.rule("MA-RCH-04")
@pytest.mark.parametrize(("items", "gear", "asked"), [([], [], False), (["gem"], [], True), ([], ["hat"], True)])
def test_she_is_asked_if_there_is_anything_to_arrange_and_may_leave_it(items: list[str], gear: list[str], asked: bool) -> None:
    p = charging()
    with p.arrange() as s:
        s.explorers["ann"].items, s.explorers["ann"].gear = items, [Gear(card) for card in gear]
    p.begin().go(USE)
    assert p.prompt == ("use-inventory" if asked else "act")
    if asked:
        p.go("leave-as-is")
        assert (p.explorer().items, [gear.card for gear in p.explorer().gear], p.prompt) == (items, gear, "act")


@pytest.mark.rule("MA-RCH-05")
@pytest.mark.parametrize("die", ["health", "stamina 2", "stamina 3", "nothing"])
def test_trade_and_inventory_follow_whatever_the_die_shows(die: str) -> None:
    p = traders(die=die).go(USE)
    assert p.prompt == "free-trade"
    p.go("no-trade")
    assert p.prompt == "use-inventory"
    p.go("leave-as-is")
    assert (p.prompt, p.s.destroyed) == ("act", [p.cell("2,1")])


@pytest.mark.rule("MA-RCH-05")
def test_so_it_is_if_a_card_recharges() -> None:
    """The word names an explorer; the trade and the inventory are that explorer's."""
    aid = {"ann": {"active": ["Pay 1 stamina: recharge", "Pay 1 stamina: recharge, on explorers"]}}
    p = traders("a . . W b", die="stamina 2", explorer=aid).go("use:explorer/ann/active/0")
    assert (p.prompt, p.keys, p.explorer().stamina) == ("free-trade", ["no-trade", "with:bob"], 6)
    p.go("no-trade", "leave-as-is")
    assert (p.prompt, p.s.destroyed) == ("act", [])


@pytest.mark.rule("MA-RCH-05")
def test_monsters_do_not_recharge() -> None:
    p = charging("a . . W b", explorer={"ann": {"active": ["Pay 1 stamina: recharge, on monsters"]}}, explorers=2)
    with p.arrange():
        p.put("brute", "2,1", wounds=1)
        p.own("ann", "gem")
    p.begin().go("use:explorer/ann/active/0")
    assert (p.prompt, p.monster().wounds, p.told(Restored)) == ("act", 1, [])


@pytest.mark.rule("MA-RCH-02")
@pytest.mark.parametrize("deadly", [False, True])
def test_explorers_who_recharge_together_do_so_while_they_live(deadly: bool) -> None:
    """ann's mask takes the health of all others when she equips it, before bob's turn to recharge comes."""
    mask = {"id": "mask", "type": "artifact", "enters": ["lose 5 health, on adjacent explorers"] if deadly else []}
    aid = {"ann": {"active": ["Pay 1 stamina: recharge, on explorers"]}}
    p = charging("a b", die="health", health=4, explorers=2, items=[mask], explorer=aid)
    p.chance.draws["recharge"] = ["health", "health"]
    with p.arrange() as s:
        p.own("ann", "mask")
        s.explorers["bob"].health = 4
    p.begin().go("use:explorer/ann/active/0", "unit:ann").until("use-inventory").go("arrange", "main:mask").until("act")
    assert [e.figure for e in p.told(Restored)] == (["ann"] if deadly else ["ann", "bob"])
    assert (p.explorer("bob").dead, p.explorer("bob").health) == ((1, 0) if deadly else (0, 5))


@pytest.mark.rule("MA-RCH-06")
def test_the_free_trade_is_with_one_explorer_of_anns_choice_who_need_not_be_adjacent() -> None:
    p = traders("a R . W b\n. . . . .\n. . R . .\n. c . d .", explorers=4).go(USE)
    assert (p.decision.seat, p.keys) == (0, ["no-trade", "with:bob", "with:cid", "with:dan"])
    p.go("with:cid")
    assert p.keys == ["give:gem", "give:axe", "withdraw"]
    p.go("give:axe", "propose")
    assert p.decision.seat == 2
    p.go("agree")
    assert (p.explorer("cid").items, p.prompt) == (["axe"], "use-inventory")


@pytest.mark.rule("MA-RCH-06")
@pytest.mark.parametrize("gone", ["left", "dead"])
def test_explorers_who_are_not_on_the_board_do_not_trade(gone: str) -> None:
    p = traders()
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left, s.explorers["bob"].dead = -1, gone == "left", 1 if gone == "dead" else 0
    p.begin().go(USE)
    assert (p.prompt, p.told(Destroyed)) == ("use-inventory", [])
