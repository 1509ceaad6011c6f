"""Retaliate."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Exhausted
from undercroft.games.haven.events import Attacked, Retaliated

from .position import Position, card, kind, position
from .strikes import DUEL, PAIR, hitting, last, lost, room, story

GUARD = card("guard", bottom="Round: Shield 5", initiative=2)


def thorn(traits: str = "Retaliate 2", **stats: Any) -> dict[str, Any]:
    return kind("thorn", **{"does": (), "health": 30, "initiative": 90, "traits": traits, **stats})


def against(text: str, traits: str = "Retaliate 2", map_: str = DUEL, **given: Any) -> Position:
    """Character 1 about to attack thorns on all capital letters."""
    monsters = {c: "thorn" for c in map_ if c.isupper()}
    return hitting(text, map_, monsters=monsters, kinds=[thorn(traits, **given.pop("stats", {}))], **given)


def barbed(map_: str = DUEL, **given: Any) -> Position:
    """Character 1 has Retaliate 2 this round and has ended its turn; then grubs attack (initiative 50), and it is asked about damage."""
    barb = card("barb", bottom="Round: Retaliate 2", initiative=2)
    monsters = {c: "grub" for c in map_ if c.isupper()}
    p = position(map_, **{"monsters": monsters, "cards": [barb], **given})
    return p.play("barb", "spare-1").go("bottom:barb", "perform", "pass")


@pytest.mark.rule("GH-RTL-01")
def test_retaliate_damages_whoever_attacks_from_an_adjacent_hex_once_for_each_attack() -> None:
    p = against("Attack 1, target 2", map_=PAIR).go("attack:thorn-1", "suffer", "attack:thorn-2", "suffer")
    assert [(e.figure, e.target, e.damage) for e in p.events(Retaliated)] == [("thorn-1", "c1", 2), ("thorn-2", "c1", 2)]
    assert p.c().health == 10 - 2 - 2


@pytest.mark.rule("GH-RTL-01")
def test_not_whoever_attacks_from_farther_away_nor_without_an_attack() -> None:
    p = against("Attack 1, range 2", map_=room("1 . A")).go("attack:thorn-1")
    assert (lost(p, "thorn"), p.prompt, p.c().health) == (1, "turn", 10)
    p = against("All enemies suffer 1, range 1").go("perform")
    assert (lost(p, "thorn"), p.prompt, p.c().health) == (1, "turn", 10)


@pytest.mark.rule("GH-RTL-01")
def test_a_characters_retaliate_damages_monsters() -> None:
    p = barbed(PAIR).until("select")
    assert (lost(p, "grub"), lost(p, "grub", 2)) == (2, 2)


@pytest.mark.rule("GH-RTL-02")
@pytest.mark.parametrize(("row", "damage"), [("1 A . .", 2), ("1 . A .", 2), ("1 . . A", 2), ("1 . . . A", 0)])
def test_retaliate_with_a_range_reaches_so_far(row: str, damage: int) -> None:
    p = against("Attack 1, range 5", "Retaliate 2, range 3", room(row)).go("attack:thorn-1").until("turn")
    assert p.c().health == 10 - damage


@pytest.mark.rule("GH-RTL-03")
def test_retaliate_comes_after_the_attack_and_its_effects() -> None:
    p = against("Attack 1, wound").go("attack:thorn-1", "draw", "suffer")
    assert story(p) == ["attacked thorn-1", "suffered thorn-1", "gained thorn-1 wound", "retaliated thorn-1", "suffered c1"]


@pytest.mark.rule("GH-RTL-03")
@pytest.mark.parametrize(("text", "row", "keys", "damage"), [
    ("Attack 1, push 1", "1 A .", ["push", "push:3,2"], 0),
    ("Attack 1, push 1", "1 A .", ["skip"], 2),
    ("Attack 1, range 2, pull 1", "1 . A", ["pull"], 2),
    ("Attack 1, range 2, pull 1", "1 . A", ["skip"], 0),
])  # fmt: skip
def test_it_depends_on_where_the_target_is_then(text: str, row: str, keys: list[str], damage: int) -> None:
    p = against(text, map_=room(row)).go("attack:thorn-1", *keys).until("turn")
    assert p.c().health == 10 - damage


@pytest.mark.rule("GH-RTL-04")
@pytest.mark.parametrize(("health", "damage"), [(5, 0), (6, 2)])
def test_a_target_killed_by_the_attack_does_not_retaliate(health: int, damage: int) -> None:
    p = against("Attack 5", stats={"health": health}).go("attack:thorn-1").until("turn")
    assert p.there("thorn-1") == bool(damage)
    assert p.c().health == 10 - damage


@pytest.mark.rule("GH-RTL-04")
def test_nor_does_a_character_exhausted_by_it() -> None:
    p = barbed().until("damage")
    p.amend("figures.c1.health", 1).go("suffer")
    assert [e.figure for e in p.events(Exhausted)] == ["c1"]
    assert lost(p, "grub") == 0
    assert not p.events(Retaliated)


@pytest.mark.rule("GH-RTL-05")
@pytest.mark.parametrize(("row", "damage"), [("1 A .", 1 + 2), ("1 . A", 2)])
def test_retaliates_add_up_each_within_its_own_range(row: str, damage: int) -> None:
    p = against("Attack 1, range 3", "Retaliate 1; Retaliate 2, range 2", room(row)).go("attack:thorn-1")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", damage)  # in one sum
    p.go("suffer")
    assert p.c().health == 10 - damage


@pytest.mark.rule("GH-RTL-06")
def test_retaliate_is_no_attack_no_card_is_drawn_and_shield_does_not_help() -> None:
    p = position(DUEL, monsters={"A": "thorn"}, kinds=[thorn()], cards=[GUARD]).play("guard", "spare-1")
    p.go("bottom:guard", "perform", "top:spare-1", "attack:thorn-1", "suffer")
    assert p.c().health == 10 - 2
    assert [e.figure for e in p.events(Attacked)] == ["c1"]
    assert p.state.decks["monsters"].discard == []


@pytest.mark.rule("GH-RTL-06")
def test_nor_is_it_targeted_so_an_invisible_attacker_suffers_it() -> None:
    p = against("Attack 1")
    p.set(p.c(), conditions=["invisible"]).go("attack:thorn-1", "suffer")
    assert p.c().health == 10 - 2


@pytest.mark.rule("GH-RTL-07")
def test_an_attacker_that_dies_makes_no_further_attacks() -> None:
    p = barbed("1 A\n . 2", monsters={"A": "sweep"}, kinds=[kind("sweep", does=["Attack +0, target 2"], health=2)])
    p.until("select")
    assert [e.target for e in p.events(Attacked)] == ["c1"]
    assert not p.there("sweep-1")


@pytest.mark.rule("GH-RTL-07")
def test_nor_does_a_character_that_it_exhausts() -> None:
    p = against("Attack 1, target 2", map_=PAIR)
    p.amend("figures.c1.health", 2).go("attack:thorn-1", "suffer")
    assert not p.there("c1")
    assert [e.target for e in p.events(Attacked)] == ["thorn-1"]
    assert lost(p, "thorn", 2) == 0


@pytest.mark.rule("GH-RTL-08")
def test_retaliate_answers_an_attack_without_damage() -> None:
    p = against("Attack 3", modifiers="null").go("attack:thorn-1")
    assert last(p).damage == 0
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)


@pytest.mark.rule("GH-RTL-08")
def test_also_where_the_character_prevents_the_damage() -> None:
    p = barbed().until("damage").go("lose:spare-2").until("select")
    assert (p.c().health, lost(p, "grub")) == (10, 2)


SPITE = card("spite", top="Persistent: Slots o 1xp: When you kill any enemy: Heal 3, self", initiative=3)
CHARM = {"id": "charm", "number": 900, "slot": "small", "price": 10, "copies": 2, "use": "spent", "effect": "After you kill any enemy: Heal 1, self"}


def spiteful(**given: Any) -> Position:
    """Character 1, beside a grub of 2 hit points, retaliates and waits for kills; the grub is about to attack."""
    barb = card("barb", bottom="Round: Retaliate 2", initiative=2)
    p = position(DUEL, monsters={"A": "grub"}, cards=[barb, SPITE], **given)
    p.set(p.m(), health=2).set(p.c(), health=5).play("barb", "spite").go("bottom:barb", "perform", "top:spite", "perform")
    return p.until("damage").go("suffer")


@pytest.mark.rule("GH-ATK-20", "GH-RTL-01")
def test_an_attacker_that_dies_of_retaliate_is_a_kill_of_whoever_retaliated() -> None:
    p = spiteful(equipped=["charm"], own_items=[CHARM])
    assert not p.there("grub-1")
    assert (p.prompt, p.seat, p.keys) == ("after-kill", 0, ["go-on", "item:charm"])
    assert p.c().health == 5 - 2 + 3
    assert (p.state.bonuses["kill"][0].used, p.hero().tally["kills"], p.hero().xp) == (1, 1, 0)
    p.go("item:charm")
    assert p.c().health == 5 - 2 + 3 + 1


@pytest.mark.rule("GH-ATK-20", "GH-RTL-01")
def test_an_attacker_that_survives_retaliate_is_no_kill() -> None:
    p = barbed(cards=[card("barb", bottom="Round: Retaliate 2", initiative=2), SPITE])
    p.until("damage").go("suffer").until("select")
    assert (p.m().health, p.hero().tally.get("kills", 0)) == (8 - 2, 0)


@pytest.mark.rule("GH-SUM-11", "GH-ATK-20")
@pytest.mark.parametrize("stats", ["{hp 9, move 2, attack 2}", "{hp 9, move 2, attack 0, retaliate 2}"])
def test_what_a_summon_kills_by_attack_or_retaliate_its_summoner_has_killed(stats: str) -> None:
    call = card("call", initiative=1, top=f'Persistent: Summon "Rat" {stats}')
    gloat = card("gloat", initiative=2, bottom="Persistent: When you kill any enemy: Heal 3, self")
    p = position("1 . A\n 2", monsters={"A": "grub"}, cards=[call, gloat]).play("call", "gloat")
    p.go("top:call", "hex:2,1", "bottom:gloat", "perform").next_round()
    p.set(p.m(), health=2).set(p.c(), health=5).play("spare-2", "spare-3").until("select")
    assert not p.there("grub-1")
    assert (p.c().health, p.hero().tally["kills"]) == (5 + 3, 1)


@pytest.mark.rule("GH-ATK-20", "GH-RTL-01")
def test_a_character_or_summon_that_dies_of_a_monsters_retaliate_is_nobodys_kill() -> None:
    p = against("Attack 1", cards=[SPITE])
    p.set(p.c(), health=1).go("attack:thorn-1", "suffer").until("select")
    assert [e.figure for e in p.events(Exhausted)] == ["c1"]
    assert not any(h.tally.get("kills") for h in p.state.heroes.values())
