"""Armor, will, essence, health and stamina: what they count, how they change, and between which limits."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, Evaded, LostHealth, Restored, TurnBegan, Used
from undercroft.games.machina_arcana.state import Gear, Placed

from .position import Position, face, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1"}
SHOTS = ["Pay 1 stamina, range 9: attack 3/0", "Pay 1 stamina, range 9: magical attack 3/0"]
ITEMS = [
    {"id": "vest", "type": "apparel", "part": "torso", "top": "cog", "armor": 1, "will": 2},
    {"id": "hood", "type": "apparel", "part": "head", "bottom": "cog", "armor": 2},
    {"id": "charm", "type": "artifact", "passive": ["Armor +1; will -1"]},
]
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}


def shot(*, rolls: str = "", explorers: int = 2, **content: Any) -> Position:
    """bob, three spaces from ann, can shoot her, with three dice, normally and magically; rolls of 0 tell what he would have needed."""
    people = {"bob": {"active": SHOTS}, **content.pop("explorer", {})}
    return position("a . . b", explorers=explorers, explorer=people, items=ITEMS, rolls=rolls or "0 " * 40, **content)


def attributes(p: Position) -> tuple[int, int]:
    """ann's armor and will, as attacks of bob meet them."""
    before = len(p.told(Evaded))
    p.go(BOB + "0", "target:ann", BOB + "1", "target:ann")
    armor, will = [e.against for e in p.told(Evaded)[before:]]
    return armor, will


# -- armor and will ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-01")
@pytest.mark.parametrize(("ability", "target", "rolled", "hit"), [
    ("0", "brute", "1 1 1", True), ("0", "brute", "1 1 0", False), ("1", "brute", "1 1 0", True), ("1", "brute", "1 0 0", False),
    ("0", "ann", "1 1 0", True), ("0", "ann", "1 0 0", False), ("1", "ann", "1 1 1", True), ("1", "ann", "1 1 0", False),
])  # fmt: skip
def test_normal_attacks_meet_armor_and_magical_attacks_will(ability: str, target: str, rolled: str, hit: bool) -> None:
    """The brute has armor 3 and will 2, ann armor 2 and will 3."""
    p = shot(rolls=rolled)
    with p.arrange():
        p.put("brute", "6,1")
    p.begin("bob").go(BOB + ability, f"target:{target}")
    assert [e.figure for e in p.told(LostHealth)] == ([target] if hit else [])
    assert [e.figure for e in p.told(Evaded)] == ([] if hit else [target])


@pytest.mark.rule("MA-ATR-02")
@pytest.mark.parametrize(("gear", "found"), [
    ([], (2, 3)), ([Gear("vest")], (3, 5)), ([Gear("vest"), Gear("hood", "vest", "upgrade")], (5, 5)), ([Gear("charm")], (3, 2)),
    ([Gear("vest"), Gear("hood", "vest", "upgrade"), Gear("charm")], (6, 4)),
])  # fmt: skip
def test_the_symbols_and_effects_of_equipped_items_are_added_to_the_card(gear: list[Gear], found: tuple[int, int]) -> None:
    p = shot()
    with p.arrange() as s:
        s.explorers["ann"].gear = gear
        s.explorers["bob"].gear = [Gear("trinket")]
    assert attributes(p.begin("bob")) == found


@pytest.mark.rule("MA-ATR-02")
def test_items_in_the_inventory_add_nothing() -> None:
    p = shot()
    with p.arrange():
        p.own("ann", "vest", "hood", "charm")
        p.own("bob", "trinket")
    assert attributes(p.begin("bob")) == (2, 3)


@pytest.mark.rule("MA-ATR-02")
def test_effects_that_are_active_are_added_and_gone_when_they_end() -> None:
    p = shot(explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1; lasting 2x will +2"]}})
    p.begin("ann").go(ANN + "0", "pass").begin("bob")
    assert attributes(p) == (3, 5)
    p.go("pass").begin("ann").go(ANN + "0", ANN + "0", "pass").begin("bob")
    assert attributes(p) == (4, 7)
    p.go("pass").begin("bob")
    assert attributes(p) == (2, 3)


@pytest.mark.rule("MA-ATR-02")
@pytest.mark.parametrize(("whom", "found"), [("explorers", (1, 3)), ("units", (1, 3)), ("monsters", (2, 3)), ("explorers within range 2", (1, 3))])
def test_effects_of_others_count_for_those_whom_they_name(whom: str, found: tuple[int, int]) -> None:
    idol = {**ROCK, "id": "idol", "passive": [f"Armor -1, on {whom}"]}
    p = shot(monsters=[idol])
    with p.arrange():
        p.put("idol", "1,3")
    assert attributes(p.begin("bob")) == found


@pytest.mark.rule("MA-ATR-02")
@pytest.mark.parametrize(("space", "whom", "armor"), [
    ("4,4", "explorers within range 2", 2), ("3,3", "explorers within range 2", 1), ("1,1", "explorers within range 2", 1),
    ("9,9", "explorers", 1), ("11,1", "explorers", 2), ("11,1", "units", 2), ("11,1", "explorers within range 9", 2),
])  # fmt: skip
def test_effects_of_others_reach_their_own_tile(space: str, whom: str, armor: int) -> None:
    """ann stands on 1,1; spaces from column 11 on are on the next tile."""
    idol = {**ROCK, "id": "idol", "passive": [f"Armor -1, on {whom}"]}
    p = shot(monsters=[idol], tiles=[face("second")])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("ann", "10,1" if space == "11,1" else "1,1")
        p.put("idol", "2,2" if space == "1,1" else space)
    assert attributes(p.begin("bob")) == (armor, 3)


@pytest.mark.rule("MA-ATR-02")
def test_an_effect_on_one_unit_is_none_on_another() -> None:
    people = {"ann": {"passive": ["Will +1"], "active": ["Pay 1 stamina, range 9: lasting 1x armor +2"]}}
    p = shot(explorer=people).begin("ann").go(ANN + "0", "target:bob", "pass").begin("bob")
    assert attributes(p) == (2, 4)
    p.go(BOB + "0", "target:bob", BOB + "1", "target:bob")
    assert [e.against for e in p.told(Evaded)[2:]] == [4, 3]


@pytest.mark.rule("MA-ATR-02", "MA-LEV-03")
def test_an_explorer_off_the_board_has_what_is_printed_and_nothing_else() -> None:
    chapters = [{"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"], "passive": ["Maximum stamina -2, on explorers"]}]
    p = position("a b", explorers=2, chapters=[*chapters, {"title": "Two"}], explorer={"bob": {"passive": ["Maximum stamina +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].left = -1, True
    p.begin("bob").go("pass")
    assert p.s.round == 2
    assert (p.explorer("ann").stamina, p.explorer("bob").stamina) == (6, 5)


# -- the limits ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-03")
@pytest.mark.parametrize(("by", "armor"), [("+6", 8), ("+7", 9), ("+8", 9), ("-1", 1)])
def test_armor_goes_no_higher_than_9(by: str, armor: int) -> None:
    p = shot(explorer={"ann": {"passive": [f"Armor {by}"]}}).begin("bob")
    assert attributes(p) == (armor, 3)


@pytest.mark.rule("MA-ATR-03")
@pytest.mark.parametrize(("by", "will"), [("+5", 8), ("+6", 9), ("+7", 9), ("-2", 1)])
def test_will_goes_no_higher_than_9(by: str, will: int) -> None:
    p = shot(explorer={"ann": {"passive": [f"Will {by}"]}}).begin("bob")
    assert attributes(p) == (2, will)


@pytest.mark.rule("MA-ATR-03")
def test_what_a_9_stops_is_hit_by_a_9() -> None:
    p = shot(rolls="3 3 2 3 3 3", explorer={"ann": {"passive": ["Armor +9"]}})
    p.begin("bob").go(BOB + "0", "target:ann", BOB + "0", "target:ann")
    assert ([e.result for e in p.told(Evaded)], p.explorer("ann").health) == ([8], 4)


@pytest.mark.rule("MA-ATR-03")
@pytest.mark.parametrize(("lines", "ability"), [(["Armor -3"], "0"), (["Armor -2"], "0"), (["Will -4"], "1"), (["Will -3"], "1")])
def test_armor_and_will_go_no_lower_than_0(lines: list[str], ability: str) -> None:
    """A later increase starts from what the sum of all effects is, not from 0."""
    p = shot(explorer={"ann": {"passive": lines}})
    p.begin("bob").go(BOB + ability, "target:ann")
    assert (p.told(Evaded), p.explorer("ann").health) == ([], 4)
    assert (p.game.traits("ann").armor, p.game.traits("ann").will)[int(ability)] == 0


@pytest.mark.rule("MA-ATR-03")
def test_the_limits_apply_to_the_sum_of_all_effects() -> None:
    p = shot(explorer={"ann": {"passive": ["Armor +9", "Armor -3", "Will -9", "Will +8"]}}).begin("bob")
    assert attributes(p) == (8, 2)


@pytest.mark.rule("MA-ATR-03")
@pytest.mark.parametrize(("by", "stamina"), [("+2", 8), ("+3", 9), ("+4", 9), ("-5", 1), ("-6", 0), ("-7", 0)])
def test_the_maximum_of_stamina_stays_between_0_and_9(by: str, stamina: int) -> None:
    p = position("a", explorer={"ann": {"passive": [f"Maximum stamina {by}"]}})
    assert p.explorer().stamina == stamina


@pytest.mark.rule("MA-ATR-03")
def test_the_attributes_of_monsters_have_the_same_limits() -> None:
    idol = {**ROCK, "id": "idol", "passive": ["Armor -4", "Will +9", "Maximum stamina +10"]}
    p = shot(monsters=[idol])
    with p.arrange():
        p.put("idol", "9,9")
    p.begin("bob").go(BOB + "0", "target:idol", BOB + "1", "target:idol")
    assert ([e.against for e in p.told(Evaded)], p.monster("idol").wounds) == ([9], 1)
    p.rest()
    assert [e.stamina for e in p.told(TurnBegan) if e.figure == "idol"] == [9]


# -- maxima ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-04")
@pytest.mark.parametrize(("essence", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_essence_stops_at_the_maximum(essence: int, after: int) -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: gain 2 essence"]}})
    with p.arrange() as s:
        s.explorers["ann"].essence = essence
    p.begin().go(ANN + "0")
    assert p.explorer().essence == after
    assert [e.amount for e in p.told(EssenceGained)] == ([after - essence] if after > essence else [])


@pytest.mark.rule("MA-ATR-04")
@pytest.mark.parametrize(("health", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_health_stops_at_the_maximum(health: int, after: int) -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: restore 2 health"]}})
    with p.arrange() as s:
        s.explorers["ann"].health = health
    p.begin().go(ANN + "0")
    assert p.explorer().health == after
    assert [(e.what, e.amount) for e in p.told(Restored)] == ([("health", after - health)] if after > health else [])


@pytest.mark.rule("MA-ATR-04")
@pytest.mark.parametrize(("wounds", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_health_of_a_monster_stops_at_the_maximum(wounds: int, after: int) -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: restore 2 health, on monsters"]}}, monsters=[{**ROCK, "health": 4}])
    with p.arrange():
        p.put("rock", "9,9", wounds=wounds)
    p.begin().go(ANN + "0")
    assert p.monster("rock").wounds == after
    assert [e.amount for e in p.told(Restored)] == ([wounds - after] if wounds else [])


@pytest.mark.rule("MA-ATR-04")
@pytest.mark.parametrize(("stamina", "most", "after"), [
    (1, "+0", 3), (4, "+0", 6), (5, "+0", 6), (6, "+1", 7), (5, "+1", 7), (5, "+3", 7), (2, "-2", 4),
])  # fmt: skip
def test_stamina_stops_at_the_maximum_that_effects_make_it(stamina: int, most: str, after: int) -> None:
    """The ability costs 1 and restores 3."""
    people = {"ann": {"active": ["Pay 1 stamina: restore 3 stamina"], "passive": [f"Maximum stamina {most}"]}}
    p = position("a", explorer=people)
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
    p.begin().go(ANN + "0")
    assert p.explorer().stamina == after
    assert [(e.what, e.amount) for e in p.told(Restored)] == [("stamina", after - stamina + 1)]


@pytest.mark.rule("MA-ATR-04")
@pytest.mark.parametrize(("amount", "restored", "attacks"), [(1, 1, 1), (2, 2, 2), (3, 3, 2), (4, 3, 2)])
def test_a_monster_restores_stamina_up_to_its_maximum_in_its_turn(amount: int, restored: int, attacks: int) -> None:
    """It has 4, strikes for 3, and restores some for 1 health."""
    lines = ["Pay 3 stamina, melee: attack 1/0", f"Pay 1 health: restore {amount} stamina"]
    p = position("a", monsters=[{**ROCK, "id": "beast", "stamina": 4, "active": lines}])
    with p.arrange():
        p.put("beast", "2,1")
    p.begin().go("pass")
    assert [e.amount for e in p.told(Restored)] == [restored]
    assert [e.line for e in p.told(Used)].count("monster/beast/active/0") == attacks
