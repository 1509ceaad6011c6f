"""An effect on several units: the order in which it is applied to them."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Evaded, Exploded

from .aiming import AROUND, BOW, USE, aiming, hurt
from .position import Position


# -- one after the other ---------------------------------------------------------------------------------------------------------
def first(p: Position) -> tuple[str, list[str], int]:
    """What is asked about the order, and whom."""
    return p.prompt, p.keys, p.decision.seat


FRAIL = {"id": "frail", "armor": 3, "will": 3, "health": 1, "stamina": 0}
BURSTING = {**FRAIL, "id": "bursting", "passive": ["When this is destroyed: threat +1"]}


@pytest.mark.rule("MA-RNG-15")
def test_an_effect_on_several_is_applied_to_each() -> None:
    p = aiming("Pay 1 stamina: lose 1 health, on monsters", statues=("2,1", "4,4", "1,3")).go(USE)
    assert (hurt(p), p.prompt) == (["s0", "s1", "s2"], "act")
    p = aiming("Pay 1 stamina: restore 1 health, on explorers", drawing="a b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 1
    p.begin().go(USE)
    assert (p.explorer("ann").health, p.explorer("bob").health, p.prompt) == (2, 2, "act")


@pytest.mark.parametrize("ability", [
    "push 1, on monsters", "pull 1, on monsters", "move up to 1, on monsters", "transfer up to 1, on monsters",
    "transfer to the nearest spawn space, on monsters", "transfer to any spawn space, on monsters",
])  # fmt: skip
@pytest.mark.rule("MA-RNG-15")
def test_the_players_decide_in_which_order_several_are_moved(ability: str) -> None:
    p = aiming(f"Pay 1 stamina: {ability}", drawing=". . . .\n. a . .\n. . . . S", statues=("4,2", "2,4", "4,4"), explorers=2).go(USE)
    assert first(p) == ("which-unit-first", ["unit:s0", "unit:s1", "unit:s2"], -1)
    p.go("unit:s1")
    while p.prompt in ("move-on", "transfer-to", "which-space"):
        p.go(p.keys[0])
    assert first(p) == ("which-unit-first", ["unit:s0", "unit:s2"], -1)


@pytest.mark.parametrize(("order", "where"), [("unit:s0", ["3,1", "5,1"]), ("unit:s1", ["4,1", "5,1"])])
@pytest.mark.rule("MA-RNG-15")
def test_who_comes_first_can_make_room_for_the_next(order: str, where: list[str]) -> None:
    p = aiming("Pay 1 stamina: push 1, on monsters", statues=("3,1", "4,1")).go(USE, order)
    assert [p.where(id) for id in ("s0", "s1")] == where


@pytest.mark.parametrize(("health", "asked"), [(1, True), (2, False)])
@pytest.mark.rule("MA-RNG-15", "MA-ATK-11")
def test_the_order_of_damage_matters_where_an_explorer_can_die_of_it(health: int, asked: bool) -> None:
    p = aiming("Pay 1 stamina: attack 9/0, on explorers", drawing="a . . b", explorers=2, rolls="3 " * 9)
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = health
    assert (p.begin().go(USE).prompt == "which-unit-first") == asked


@pytest.mark.parametrize("ability", ["recharge, on explorers", "gain an item, on explorers", "invoke an explorer event, on explorers"])
@pytest.mark.rule("MA-RNG-15")
def test_the_players_decide_in_which_order_explorers_draw(ability: str) -> None:
    p = aiming(f"Pay 1 stamina: {ability}", drawing="a . . b", explorers=2).go(USE)
    assert first(p) == ("which-unit-first", ["unit:ann", "unit:bob"], -1)


@pytest.mark.parametrize(
    ("health", "loss", "asks"), [((3, 3), 2, False), ((2, 3), 2, True), ((3, 1), 1, True), ((2, 2), 1, False), ((3, 2), 2, True)]
)
@pytest.mark.rule("MA-RNG-15")
def test_the_order_in_which_explorers_lose_health_matters_only_if_one_can_die(health: tuple[int, int], loss: int, asks: bool) -> None:
    p = aiming(f"Pay 1 stamina: lose {loss} health, on explorers", drawing="a . . b", explorers=3)
    with p.arrange() as s:
        s.explorers["ann"].health, s.explorers["bob"].health = health
        s.explorers["cid"].cell, s.explorers["cid"].left = -1, True
    p.begin().go(USE)
    assert (p.prompt == "which-unit-first") == asks
    if asks:
        assert first(p) == ("which-unit-first", ["unit:ann", "unit:bob"], -1)
        assert hurt(p.go("unit:bob")) == ["bob", "ann"]


@pytest.mark.parametrize(("who", "asks"), [(("s0", "frail"), False), (("s0", "bursting"), True), (("bob", "s0"), True), (("bob",), False)])
@pytest.mark.rule("MA-RNG-15")
def test_it_matters_too_if_a_card_waits_for_it_or_an_explorer_can_gain_essence(who: tuple[str, ...], asks: bool) -> None:
    for ability in ("attack 1/0, on adjacent units", "lose 1 health, on adjacent units"):
        people = {"bob": {"armor": 0}}
        p = aiming(f"Pay 1 stamina: {ability}", explorers=2, people=people, monsters=[FRAIL, BURSTING], drawing=". . .\n. a .", rolls="3")
        with p.arrange():
            p.stand("bob", "9,9")
            for n, id in enumerate(who):
                (p.stand if id == "bob" else p.put)(id, f"{n + 1},1")
        p.begin().go(USE)
        assert (p.prompt == "which-unit-first") == asks
        if asks:
            assert first(p) == ("which-unit-first", [f"unit:{id}" for id in who], -1)
            p.go(f"unit:{who[1]}")
        assert hurt(p) == (list(reversed(who)) if asks else list(who))


@pytest.mark.parametrize(
    ("passive", "asks"), [([], False), (["When you deal damage: threat +1"], True), (["When you kill: threat +1"], True), (["Armor +1"], False)]
)
@pytest.mark.rule("MA-RNG-15")
def test_it_matters_too_if_a_card_of_the_attacker_waits_for_it(passive: list[str], asks: bool) -> None:
    p = aiming(AROUND, statues=("2,1", "1,2"), passive=passive, rolls="3").go(USE)
    assert (p.prompt == "which-unit-first") == asks


@pytest.mark.rule("MA-RNG-15")
def test_only_those_who_are_hit_are_put_in_an_order() -> None:
    hard = {"id": "hard", "armor": 4, "will": 3, "health": 1, "stamina": 0}
    p = aiming(AROUND, statues=("2,1",), monsters=[hard, BURSTING], rolls="3")
    with p.arrange():
        p.put("hard", "1,2")
        p.put("bursting", "2,2")
    p.begin().go(USE)
    assert p.keys == ["unit:s0", "unit:bursting"]
    p.go("unit:bursting")
    assert (hurt(p), [e.figure for e in p.told(Evaded)], p.s.threat) == (["bursting", "s0"], ["hard"], 1)


@pytest.mark.rule("MA-RNG-15", "MA-BAR-12")
def test_barrels_are_put_in_an_order_too() -> None:
    p = aiming(AROUND, drawing="a B\n. .", statues=("1,2",), rolls="3 3").go(USE)
    assert first(p) == ("which-unit-first", ["unit:s0", "barrel:2,1"], -1)
    p.go("barrel:2,1")
    assert (first(p)[0], first(p)[1]) == ("which-unit-first", ["unit:ann", "unit:s0"])


@pytest.mark.parametrize(("drawing", "asks"), [(". a . B B", False), (". a . B B\n. . . B", True)])
@pytest.mark.rule("MA-RNG-15", "MA-BAR-09")
def test_while_a_barrel_explodes_another_one_only_gets_in_line(drawing: str, asks: bool) -> None:
    p = aiming(BOW, drawing=drawing, statues=("5,2",), rolls="1 3 3 3").go(USE, "barrel:4,1")
    assert (p.prompt == "which-unit-first") == asks
    assert len(p.told(Exploded)) == (1 if asks else 2)
    if asks:
        assert p.keys == ["unit:s0", "barrel:5,1", "barrel:4,2"]


@pytest.mark.rule("MA-RNG-15")
def test_whoever_is_gone_by_then_is_left_out() -> None:
    """The herald takes the statue with it when it dies."""
    herald = {**FRAIL, "id": "herald", "passive": ["When this is destroyed: banish, on any monster"]}
    for ability in ("kill, on monsters", "lose 1 health, on monsters", "push 1, on monsters", AROUND.partition(": ")[2]):
        p = aiming(f"Pay 1 stamina: {ability}", drawing="a . ~", statues=("2,2", "1,2"), monsters=[herald], rolls="3")
        with p.arrange():
            p.put("herald", "2,1")
        p.begin().go(USE, "unit:herald", "unit:s0")
        assert list(p.s.monsters) == (["s1"] if "kill" not in ability else [])
        assert p.prompt == "act"
