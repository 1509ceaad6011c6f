"""Words that move others, aim beside a space, destroy as a price, and take particular cards (MA-WRD-08 … 15, MA-ABL-10, -11, MA-DIS-10 … 12)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Destroyed, DoorMoved, ItemGained, SpaceDestroyed, TrapsTriggered, Used, Went
from undercroft.kernel.decision import Group
from undercroft.kernel.packs import PackError

from .position import Position, position

USE = "use:explorer/ann/active/0"


def able(text: str, drawing: str = "a . b", *, explorers: int = 2, price: str = "Pay 1 stamina", **more: Any) -> Position:
    return position(drawing, explorers=explorers, explorer={"ann": {"active": [f"{price}: {text}"]}}, **more)


# -- the target moves, move the target ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-WRD-08")
def test_the_target_moves_itself_if_it_is_an_explorer() -> None:
    p = able("the target moves up to 2", price="Pay 1 stamina, range 9").begin("ann").go(USE, "target:bob")
    assert (p.prompt, p.decision.seat) == ("move-on", 1)
    p.go("move:4,2", "move:5,3")
    assert p.where("bob") == "5,3"


@pytest.mark.rule("MA-WRD-09")
def test_the_user_moves_the_target_even_an_explorer() -> None:
    p = able("move the target up to 2", price="Pay 1 stamina, range 9").begin("ann").go(USE, "target:bob")
    assert (p.prompt, p.decision.seat) == ("move-on", 0)
    p.go("move:4,2", "stop")
    assert p.where("bob") == "4,2"


@pytest.mark.rule("MA-WRD-08", "MA-WRD-14")
@pytest.mark.parametrize("spaces", [1, 2, 9])
def test_a_predictable_monster_goes_towards_the_nearest_explorer_and_stops_beside_it(spaces: int) -> None:
    """It uses neither stamina nor abilities, though ann comes within its reach."""
    p = able(f"the target moves up to {spaces}", "a", explorers=1, price="Pay 1 stamina, range 9")
    with p.arrange():
        p.put("archer", "6,1")
    p.begin().go(USE, "target:archer")
    while p.prompt == "monster-acts":
        p.go(p.keys[0])
    steps = [e for e in p.told(Went) if e.figure == "archer"]
    assert (len(steps), [e.figure for e in p.told(Used)], p.explorer().health) == (min(spaces, 4), ["ann"], 5)


@pytest.mark.rule("MA-WRD-08", "MA-AIU-01")
def test_who_is_master_of_a_monster_moves_it() -> None:
    p = able("the target moves up to 1", "a . b . c", explorers=3, price="Pay 1 stamina, range 9")
    with p.arrange() as s:
        p.put("brute", "7,7")
        s.explorers["bob"].cell, s.explorers["bob"].dead = -1, 1
    p.begin("ann").go(USE, "target:brute")
    assert (p.prompt, p.decision.group) == ("move-on", Group((1,), 1))
    p.go("move:8,8")
    assert p.where("brute") == "8,8"


@pytest.mark.rule("MA-WRD-14")
def test_a_closed_door_stops_it() -> None:
    p = able("monsters move 3", "a!. . .\n- - -", explorers=1)
    with p.arrange() as s:
        p.put("brute", "3,1")
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
        s.explorers["ann"].stamina = 3
    p.begin().go(USE)
    while p.prompt == "monster-acts":
        p.go(p.keys[0])
    assert (p.told(DoorMoved), [e.figure for e in p.told(Used)]) == ([], ["ann"])
    assert (p.where("brute"), [e.figure for e in p.told(Went)]) == ("2,1", ["brute"])


@pytest.mark.rule("MA-WRD-10")
def test_all_monsters_of_the_tile_move_in_their_order_and_others_stay() -> None:
    p = able("monsters move 2", "a", explorers=1)
    with p.arrange():
        p.put("brute", "8,1")
        p.put("archer", "1,8")
        p.put("stone", "2,2")
    p.begin().go(USE)
    while p.prompt == "monster-acts":
        p.go(p.keys[0])
    moved = [e.figure for e in p.told(Went) if e.figure != "ann"]
    assert moved == ["brute", "brute", "archer", "archer"], "the stone is beside ann already"


@pytest.mark.rule("MA-WRD-10")
def test_unpredictable_monsters_do_so_too() -> None:
    p = able("monsters move 1", "a . b", explorers=2)
    with p.arrange() as s:
        p.put("brute", "8,8")
        s.explorers["bob"].cell, s.explorers["bob"].dead = -1, 1
    p.begin("ann").go(USE)
    while p.prompt == "monster-acts":
        assert p.decision.group is None or p.decision.group.seats != (1,)
        p.go(p.keys[0])
    assert p.where("brute") == "7,7"


# -- beside a space, destroying as a price -------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-WRD-13")
def test_the_symbol_chooses_the_space_and_then_a_monster_beside_it_is_chosen() -> None:
    p = able("lose 1 health, on any monster adjacent to the target event space", "a E . . .\n. . . . E", explorers=1, price="Pay 3 stamina, melee")
    with p.arrange():
        p.put("brute", "3,1")
        p.put("archer", "3,2")
        p.put("stone", "6,2")
    p.begin().go(USE)
    assert (p.prompt, p.keys) == ("which-unit", ["unit:brute", "unit:archer"]), "one space is in reach"
    p.go("unit:archer")
    assert ([e.figure for e in p.told(Destroyed)], p.monster("brute").wounds) == (["archer"], 0)


@pytest.mark.rule("MA-WRD-13")
def test_without_a_monster_beside_such_a_space_it_is_of_no_use() -> None:
    p = able("lose 1 health, on any monster adjacent to the target event space", "a E", explorers=1, price="Pay 3 stamina, melee")
    with p.arrange():
        p.put("brute", "5,5")
    assert USE not in p.begin().keys


@pytest.mark.rule("MA-ABL-11", "MA-ABL-10")
def test_a_space_is_destroyed_as_the_price_and_only_so() -> None:
    p = able("gain 1 essence", "a E\nE .", explorers=1, price="Pay 1 stamina, destroying an adjacent event space").begin()
    p.go(USE)
    assert (p.prompt, p.keys, p.explorer().essence) == ("which-space", ["space:2,1", "space:1,2"], 0)
    p.go("space:1,2")
    assert (p.explorer().essence, p.explorer().stamina, [p.game.name(e.cell) for e in p.told(SpaceDestroyed)]) == (1, 5, ["1,2"])
    p.go(USE)
    assert (p.explorer().essence, USE in p.keys) == (2, False), "nothing is left to pay with"


@pytest.mark.rule("MA-ABL-10", "MA-ABL-11")
def test_what_cannot_be_performed_cannot_be_paid() -> None:
    p = able("gain 1 essence", "a . E", explorers=1, price="Pay 1 stamina, destroying an adjacent event space").begin()
    assert USE not in p.keys
    with p.arrange() as s:
        p.stand("ann", "2,1")
        s.destroyed = [p.cell("3,1")]
    assert USE not in p.begin().keys, "another effect has destroyed it"


@pytest.mark.rule("MA-ABL-10", "MA-ABL-11")
def test_what_a_price_requires_is_performed_when_the_ability_is_used() -> None:
    p = able("gain 1 essence", "a E", explorers=1, price="Pay 1 stamina, destroying an adjacent event space").begin().go(USE)
    assert [p.game.name(e.cell) for e in p.told(SpaceDestroyed)] == ["2,1"]
    assert (p.explorer().essence, p.explorer().stamina, USE in p.keys) == (1, 5, False)


@pytest.mark.rule("MA-WRD-15", "MA-ABL-11")
def test_both_are_paid_then_the_target_is_chosen_and_the_lever_does_nothing() -> None:
    p = able("banish", "a L", explorers=1, price="Pay 2 stamina, destroying an adjacent trap lever, melee")
    with p.arrange():
        p.put("brute", "1,2")
        p.put("stone", "2,2")
    p.begin().go(USE)
    assert (p.prompt, [p.game.name(e.cell) for e in p.told(SpaceDestroyed)], p.explorer().stamina) == ("which-target", ["2,1"], 4)
    p.go("target:stone")
    assert (list(p.s.monsters), p.told(TrapsTriggered)) == (["brute"], [])


@pytest.mark.rule("MA-WRD-15", "MA-FLD-03")
def test_if_the_price_kills_the_only_target_nothing_more_happens() -> None:
    """The stone stands on the spawn space that is destroyed, and control would need a monster."""
    p = able("lasting 1x take control; threat +1", "a S", explorers=1, price="Pay 1 stamina, destroying an adjacent spawn space, melee")
    with p.arrange():
        p.put("stone", "2,1")
    p.begin().go(USE)
    assert ([e.figure for e in p.told(Destroyed)], p.s.lasting, p.s.threat, p.explorer().stamina) == (["stone"], [], 0, 5)


# -- particular cards ---------------------------------------------------------------------------------------------------------------
THINGS = [{"id": "lens", "type": "artifact"}, {"id": "coil", "type": "artifact"}]


@pytest.mark.rule("MA-DIS-10")
@pytest.mark.parametrize("top", [False, True])
def test_a_named_item_is_taken_out_of_its_deck_which_is_shuffled(top: bool) -> None:
    p = able('take "lens" from its deck', "a", explorers=1, items=THINGS)
    with p.arrange() as s:
        s.decks["artifact"].pile, s.decks["artifact"].top = (["coil"], ["trinket", "lens"]) if top else (["lens", "coil"], ["trinket"])
    p.begin().go(USE)
    assert (p.explorer().items, sorted(p.s.decks["artifact"].pile), p.s.decks["artifact"].top) == (["lens"], ["coil", "trinket"], [])
    assert [(e.figure, e.card) for e in p.told(ItemGained)] == [("ann", "lens")]


@pytest.mark.rule("MA-DIS-10")
def test_what_is_not_in_the_deck_is_not_found() -> None:
    p = able('take "lens" from its deck', "a", explorers=1, items=THINGS)
    with p.arrange() as s:
        s.decks["artifact"].pile, s.items = ["coil"], ["lens"]
    p.begin().go(USE)
    assert (p.explorer().items, p.s.items, p.told(ItemGained)) == ([], ["lens"], [])


@pytest.mark.rule("MA-DIS-11")
@pytest.mark.parametrize("where", ["deck", "top", "fallen", "boxed", "lost", "not added"])
def test_a_particular_monster_is_found_wherever_it_is(where: str) -> None:
    beast = {"id": "beast", "level": 3 if where == "not added" else 1, "armor": 3, "will": 3, "health": 1, "stamina": 0}
    p = able('spawn "beast"', "a . S", explorers=1, monsters=[beast])
    with p.arrange() as s:
        deck = s.decks["monsters"]
        deck.pile = [id for id in deck.pile if id != "beast"]
        {"deck": deck.pile, "top": deck.top, "fallen": s.fallen, "boxed": s.boxed, "lost": deck.lost, "not added": []}[where].append("beast")
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert [(e.figure, p.game.name(e.cell)) for e in p.told(Appeared)] == [("beast", "3,1")]
    assert "beast" not in (*deck.pile, *deck.top, *deck.lost, *p.s.fallen, *p.s.boxed)
    assert sorted(deck.pile) == ["archer", "brute", "stone"]


@pytest.mark.rule("MA-DIS-12")
def test_one_that_is_in_play_already_is_not_found() -> None:
    p = able('spawn "brute"', "a . S", explorers=1)
    with p.arrange():
        p.put("brute", "5,5")
    p.begin().go(USE)
    assert (p.where("brute"), p.told(Appeared)) == ("5,5", [])
    with p.arrange() as s:
        del s.monsters["brute"]
    assert p.begin().go(USE).where("brute") == "3,1"


@pytest.mark.parametrize("text", ['spawn "brutus"', 'take "tinket" from its deck'])
def test_names_of_nothing_are_refused(text: str) -> None:
    with pytest.raises(PackError, match="there is no"):
        able(text)
