"""Looting: the ability, the end of a turn, money and treasures."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import ItemGained, Looted, TreasureLooted

from .position import Position, acting, card, kind, position

CHEST = {"T": {"treasure": 7}, "G": {"treasure": "goal"}}
HARM = [("All enemies suffer 2, anywhere", 2, []), ("Poison, target all, anywhere", 0, ["poison"])]
SPIKY = kind("spiky", does=(), traits="Retaliate 3", initiative=90)
GRAB = card("grab", bottom="Loot 1", initiative=1)


def looting(map_: str, reach: int, **given: Any) -> Position:
    """Character 1 has performed a Loot ability."""
    return acting(map_, "bottom", f"Loot {reach}", legend=CHEST, **given).go("perform")


def coins(p: Position) -> list[str]:
    """The hexes on which money still lies."""
    return [p.game.name(int(key)) for key in p.state.coins]


@pytest.mark.rule("GH-LOO-01")
def test_all_money_and_treasure_within_range_is_picked_up() -> None:
    p = looting("$ 1 $ $\n $ T $ .\n2 . . .", 1, treasures={"7": {"gold": 5}})
    assert (p.hero().coins, p.hero().treasures) == (3, ["7"])
    assert coins(p) == ["4,1", "3,2"]
    assert not p.state.treasures


@pytest.mark.rule("GH-LOO-01")
def test_the_characters_own_hex_is_within_range() -> None:
    p = acting("1 $ .\n 2 . .", "bottom", "Loot 1")
    p.set(p.c(), at="2,1").go("perform")
    assert (p.hero().coins, coins(p)) == (1, [])


@pytest.mark.rule("GH-LOO-02")
def test_monsters_and_obstacles_do_not_hinder_looting() -> None:
    p = acting("1 A $ o $ .\n 2 . . .", "bottom", "Loot 4", monsters={"A": "dummy"}).go("perform")
    assert (p.hero().coins, coins(p)) == (2, [])


@pytest.mark.rule("GH-LOO-02")
def test_only_hexes_in_line_of_sight_count() -> None:
    p = acting("1 # $\n 2 . .", "bottom", "Loot 3").go("perform")
    assert p.game.apart(p.c().cell, p.cell("3,1")) == 3  # in range, round the end of the wall
    assert (p.hero().coins, coins(p)) == (0, ["3,1"])


@pytest.mark.rule("GH-LOO-03")
def test_money_stays_with_whoever_took_it() -> None:
    p = position("$ 1 $ .\n 2 $ . .", cards=[GRAB], cards2=[card("take", bottom="Loot 2", initiative=2)])
    p.play("grab", "spare-1", c2=("take", "other-1")).go("bottom:grab", "perform")
    assert (p.hero(1).coins, p.hero(2).coins) == (3, 0)
    assert not [k for k in p.keys if k.partition(":")[0] not in ("top", "basic-top", "bottom", "basic-bottom", "pass")]  # nothing to give away with
    p.go("pass").until("select")
    assert (p.hero(1).coins, p.hero(2).coins) == (3, 0)


@pytest.mark.rule("GH-LOO-04")
def test_a_treasure_is_looked_up_and_resolved_at_once() -> None:
    bane = {"7": {"gold": 5, "does": ["Suffer 2", "Poison"]}}
    p = acting("1 T .\n 2 . .", "top", "Loot 1", "Heal 1, self", legend=CHEST, treasures=bane).go("perform")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)
    p.go("suffer")
    assert (p.hero().gold, p.c().health, list(p.c().conditions)) == (5, 8, ["poison"])
    assert [e.treasure for e in p.events(TreasureLooted)] == ["7"]
    assert p.prompt == "target"  # the rest of the action comes after it


@pytest.mark.rule("GH-LOO-05")
@pytest.mark.parametrize(("owned", "gold", "bag"), [(["iron-helmet"], 5, []), ([], 0, ["iron-helmet"])])
def test_an_item_already_owned_is_sold_for_half_its_price(owned: list[str], gold: int, bag: list[str]) -> None:
    p = looting("1 T .\n 2 . .", 1, treasures={"7": {"item": "iron-helmet"}}, equipped=owned)
    assert (p.hero().gold, p.hero().bag, list(p.hero().items)) == (gold, bag, owned)
    assert [(e.item, e.sold) for e in p.events(ItemGained)] == [("iron-helmet", gold)]


@pytest.mark.rule("GH-LOO-05")
def test_half_the_price_is_rounded_down_and_an_item_in_the_bag_is_owned_as_well() -> None:
    ring = {"id": "ring", "number": 900, "slot": "head", "price": 25, "copies": 3, "use": "spent", "turn": ["Heal 1, self"]}
    legend = {"T": {"treasure": 7}, "U": {"treasure": 8}}
    p = acting("1 T .\n 2 U .", "bottom", "Loot 2", legend=legend, treasures={"7": {"item": "ring"}, "8": {"item": "ring"}}, own_items=[ring])
    p.go("perform")
    assert (p.hero().bag, p.hero().gold) == (["ring"], 12)


@pytest.mark.rule("GH-LOO-06")
def test_at_the_end_of_its_turn_a_character_takes_what_lies_in_its_hex() -> None:
    pile = {"T": {"treasure": 7, "coins": 2}}
    p = acting("1 T $\n 2 . .", "bottom", "Move 1", legend=pile, treasures={"7": {"gold": 5}}).go("move:2,1")
    assert (p.hero().coins, p.hero().treasures) == (0, [])  # not while it moves
    p.go("pass")
    assert p.seat == 1
    assert (p.hero().coins, p.hero().treasures, coins(p)) == (2, ["7"], ["3,1"])


@pytest.mark.rule("GH-LOO-06")
def test_a_hex_passed_through_is_not_looted() -> None:
    p = acting("1 $ .\n 2 . .", "bottom", "Move 2").go("move:3,1", "pass")
    assert p.seat == 1
    assert (p.hero().coins, coins(p)) == (0, ["2,1"])


@pytest.mark.rule("GH-LOO-07")
def test_a_summon_does_not_loot() -> None:
    call = card("call", top='Persistent: Summon "Imp" {hp 2, move 1, attack 1}', initiative=1)
    p = position(". 1 $ A\n 2 . . .", cards=[call], monsters={"A": "dummy"}).play("call", "spare-1").go("top:call", "hex:2,2", "pass", "end-turn")
    p.until("select").set(p.state.figures["s1"], at="3,1").play("spare-2", "spare-3").until("turn")
    assert p.turns == ["s1", "c1"]
    assert p.where(p.state.figures["s1"]) == "3,1"
    assert (coins(p), p.events(Looted)) == (["3,1"], [])


@pytest.mark.rule("GH-LOO-08")
def test_a_character_exhausted_in_its_turn_loots_no_more_but_keeps_what_it_has() -> None:
    p = position("$ 1 $ A\n . 2 . .", monsters={"A": "spiky"}, kinds=[SPIKY], cards=[GRAB, card("jab", top="Attack 1")])
    p.set(p.c(), at="2,1").play("grab", "jab").go("bottom:grab", "perform")
    assert p.hero().coins == 2
    p.amend("coins", {str(p.cell("3,1")): 1}).set(p.c(), at="3,1", health=1).go("top:jab", "attack:spiky-1", "suffer")
    assert p.hero().exhausted
    assert (p.hero().coins, coins(p)) == (2, ["3,1"])


@pytest.mark.rule("GH-LOO-09")
def test_a_stunned_character_loots_at_the_end_of_its_turn() -> None:
    p = position("1 $ .\n 2 . .")
    p.set(p.c(), at="2,1", conditions=["stun"]).play("spare-1", "spare-2").until_turn("c2")
    assert (p.hero().coins, coins(p)) == (1, [])


@pytest.mark.rule("GH-LOO-09")
def test_a_character_that_has_rested_loots_at_the_end_of_its_turn() -> None:
    p = position("1 $ .\n 2 . .").put("discard", "spare-1", "spare-2")
    p.set(p.c(), at="2,1").play("rest").until("select")
    assert (p.hero().coins, coins(p)) == (1, [])


@pytest.mark.rule("GH-LOO-10")
def test_a_goal_treasure_with_conditions_is_taken_only_when_they_hold() -> None:
    weak = kind("weak", does=(), health=2, initiative=99)
    cards = [card("grab", top="Attack 2", bottom="Loot 1", initiative=1), card("again", bottom="Loot 1", initiative=1)]
    once = {"scenario": {"looting": ["all monsters are dead"]}, "goal": ["1 goal treasures are looted"]}
    p = position("1 G .\n A 2 .", legend=CHEST, monsters={"A": "weak"}, kinds=[weak], cards=cards, **once)
    p.play("grab", "again").go("bottom:again", "perform")
    assert (p.state.goal_loot, list(p.state.treasures.values())) == (0, ["goal"])
    p.set(p.c(), at="2,1").go("top:grab", "attack:weak-1").until("select", "short-rest")
    assert (p.state.goal_loot, p.state.treasures, p.state.won) == (1, {}, True)


@pytest.mark.rule("GH-LOO-10")
def test_a_numbered_treasure_is_taken_without_regard_to_those_conditions() -> None:
    rule = {"scenario": {"looting": ["all monsters are dead"]}}
    p = looting("1 T A\n 2 . .", 1, monsters={"A": "dummy"}, treasures={"7": {"gold": 5}}, **rule)
    assert p.hero().gold == 5


@pytest.mark.rule("GH-LOO-04", "GH-VRD-20")
@pytest.mark.parametrize(("does", "wounds", "conditions"), HARM)
def test_a_treasure_can_harm_all_enemies_wherever_they_are(does: str, wounds: int, conditions: list[str]) -> None:
    p = acting("1 T . A\n 2 . .", "top", "Loot 1", legend=CHEST, monsters={"A": "dummy"}, treasures={"7": {"does": [does]}}).go("perform")
    enemy = p.m("dummy")
    assert (enemy.max_health - enemy.health, list(enemy.conditions)) == (wounds, conditions)
    assert not p.c().conditions
