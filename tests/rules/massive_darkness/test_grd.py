"""Guardians: the treasure they carry and how they use it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, Counted, Effected, Healed, HeroDied, Rolled, Stunned, Wounded

from .position import OPEN, Position, position

DARK_START = OPEN.replace("| C   C   C |", "| c   C   C |", 1)
TRAP = {"id": "blades", "name": "Blades", "text": "B.", "does": ["All heroes on the board suffer 9"], "copies": 2}
LUCK = {"id": "fortune", "name": "Fortune", "text": "F.", "luck": True, "does": ["Gain 2 xp"], "copies": 2}
BRUTE = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 2", "ranged": "yellow 1", "defence": "blue 1"}
"""A guard with dice for melee, for ranged attacks and for defence, and none for magic."""


def arriving(kind: str, treasure: str, level: int = 1, **more: Any) -> Position:
    """A guardian of a kind comes to the starting zone at the end of the first round, and this is the treasure that is drawn."""
    rule = "Beast comes to gate" if kind in ("ogre", "drake") else "A guard comes to gate"
    trial = {"places": {"gate": "c3"}, "enemies": [{"id": "beast", "card": "due"}], "rules": [f"At end of the round, If round 1 to 1: {rule}"]}
    draws = {f"treasure-{level}": treasure, f"guards-{level}": f"guards-{level}/{kind}", "lesser": f"lesser/{kind}", "greater": f"greater/{kind}"}
    p = position(**{"adventure": trial, "draws": draws, **more})
    with p.arrange() as s:
        s.level = level
    return p.go("end").until("act")


def armed(card: dict[str, Any], *, zone: str = "a1", guard: dict[str, Any] | None = None, kind: str = "rats", **more: Any) -> Position:
    """An enemy with a treasure card stands in a zone; ann wears only her leather."""
    treasure = {"id": "thing", "slot": "hand", **card}
    p = position(**{"guards": [guard or BRUTE], "treasure": {1: [treasure]}, **more})
    with p.arrange():
        p.put(kind, zone, gear="thing")
    return p


def attacked(p: Position) -> tuple[str, ...]:
    """The colours of the dice of the first attack in the enemies' phase."""
    return tuple(die.partition(" ")[0] for die in p.go("end").told(Rolled)[0].attack)


def defended(p: Position) -> tuple[str, ...]:
    """The colours of the dice it defends itself with."""
    return tuple(die.partition(" ")[0] for die in p.go("melee:e1").told(Rolled)[0].defence)


# -- getting it --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GRD-01", "MD-LVL-14")
@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("kind", ["rats", "spy", "ogre"])
def test_every_guardian_comes_with_a_treasure_of_the_current_level(kind: str, level: int) -> None:
    card = "trinket" if level == 1 else f"trinket-{level}"
    p = arriving(kind, card, level)
    assert (p.enemy().gear, [e.gear for e in p.told(Arrived)], p.s.decks[f"treasure-{level}"]) == (card, [card], [card] * 9)


@pytest.mark.rule("MD-GRD-02")
def test_traps_are_discarded_without_effect_until_something_else_is_drawn() -> None:
    p = arriving("rats", "blades blades trinket", traps=[TRAP])
    assert (p.enemy().gear, p.s.discards["treasure-1"], p.hero().health) == ("trinket", ["blades", "blades"], 5)


@pytest.mark.rule("MD-GRD-02", "MD-DCK-04")
def test_a_deck_of_traps_alone_leads_to_the_next_level() -> None:
    p = position(traps=[TRAP], draws={"guards-1": "guards-1/rats"}, adventure={
        "places": {"gate": "c3"}, "rules": ["At end of the round, If round 1 to 1: A guard comes to gate"],
    })  # fmt: skip
    with p.arrange() as s:
        s.decks["treasure-1"] = ["blades", "blades"]
    p.go("end").until("act")
    assert (p.enemy().gear, p.s.discards["treasure-1"]) == ("trinket-2", ["blades", "blades"])


@pytest.mark.rule("MD-GRD-17")
def test_a_stroke_of_luck_is_kept_and_does_nothing_yet() -> None:
    p = arriving("rats", "fortune", traps=[LUCK])
    assert (p.enemy().gear, p.s.discards["treasure-1"], p.hero().xp) == ("fortune", [], 0)


@pytest.mark.rule("MD-GRD-17")
def test_it_takes_effect_when_a_hero_receives_it() -> None:
    p = position(heroes=2, traps=[LUCK])
    with p.arrange():
        p.put("ogre", "a1", health=1, gear="fortune")
    p.go("melee:e1")
    assert (p.prompt, p.hero("ann").xp, p.hero("bob").xp) == ("act", 5 + 2, 5)
    assert (p.hero("ann").pack, p.s.discards["treasure-1"]) == ([], ["fortune"])


# -- dice --------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GRD-03")
@pytest.mark.parametrize(("card", "dice"), [({"melee": "red 1"}, ("yellow", "yellow", "red")), ({"ranged": "red 1"}, ("yellow", "yellow"))])
def test_its_dice_are_added_to_those_of_the_same_attack(card: dict[str, Any], dice: tuple[str, ...]) -> None:
    assert attacked(armed(card)) == dice


@pytest.mark.rule("MD-GRD-03")
@pytest.mark.parametrize(("card", "dice"), [({"melee": "red 1"}, ("yellow",)), ({"ranged": "red 2"}, ("yellow", "red", "red"))])
def test_also_from_afar(card: dict[str, Any], dice: tuple[str, ...]) -> None:
    assert attacked(armed(card, zone="b1")) == dice


@pytest.mark.rule("MD-GRD-03")
@pytest.mark.parametrize(("card", "dice"), [({"defence": "green 1"}, ("blue", "green")), ({"melee": "red 1"}, ("blue",))])
def test_and_in_defence(card: dict[str, Any], dice: tuple[str, ...]) -> None:
    assert defended(armed(card)) == dice


@pytest.mark.rule("MD-GRD-04")
def test_dice_of_a_category_it_lacks_are_ignored() -> None:
    """The rats have no dice for ranged and magic attacks nor for defence: from afar they come closer, and they roll no defence."""
    plain = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1"}
    every = {"melee": "red 1", "ranged": "red 1", "magic": "red 1", "defence": "green 1"}
    p = armed(every, guard=plain, zone="b1").go("end")
    assert (p.where("e1"), p.told(Rolled)[0].attack) == ("a1", ("yellow 1", "red 1"))
    assert defended(armed(every, guard=plain)) == ()


@pytest.mark.rule("MD-GRD-05", "MD-DIE-06")
def test_of_all_dice_together_three_of_a_colour_are_rolled() -> None:
    assert attacked(armed({"melee": "yellow 3, red 2"})) == ("yellow", "yellow", "yellow", "red", "red")


# -- enchantments --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GRD-06")
@pytest.mark.parametrize(
    ("card", "zone", "swords"),
    [
        ({"melee": "yellow 1", "does": ["When you attack, Pay bam: swords +10"]}, "a1", 14),
        ({"melee": "yellow 1", "does": ["When you attack, Pay bam: swords +10"]}, "b1", 2),
        ({"ranged": "yellow 1", "does": ["When you attack, Pay bam: swords +10"]}, "b1", 13),
        ({"ranged": "yellow 1", "does": ["When you attack, ranged, Pay bam: swords +10"]}, "b1", 13),
        ({"melee": "yellow 1", "does": ["When you attack, ranged, Pay bam: swords +10"]}, "a1", 4),
        ({"magic": "yellow 1", "does": ["When you attack, Pay bam: swords +10"]}, "b1", 2),
        ({"slot": "body", "defence": "blue 1", "does": ["When you attack, Pay bam: swords +10"]}, "b1", 12),
    ],
)
def test_attack_enchantments_need_a_matching_attack(card: dict[str, Any], zone: str, swords: int) -> None:
    """The first die of each attack shows two swords and a bam, all others one sword; armour is for any attack."""
    p = armed(card, zone=zone, rolls="2+bam").go("end")
    assert p.told(Counted)[0].swords == swords


@pytest.mark.rule("MD-GRD-06")
@pytest.mark.parametrize(("defence", "shields"), [("blue 1", 12), ("", 0)])
def test_defence_enchantments_need_defence_dice_of_its_own(defence: str, shields: int) -> None:
    card = {"melee": "yellow 1", "does": ["When you defend, Pay bam: shields +10"]}
    p = armed(card, guard={**BRUTE, "defence": defence}, rolls="1 2+bam").go("melee:e1")
    assert p.told(Counted)[0].shields == shields


@pytest.mark.rule("MD-GRD-07")
def test_enchantments_work_though_the_dice_are_lost_to_the_limit() -> None:
    card = {"melee": "yellow 2", "does": ["When you attack, Pay bam: swords +10"]}
    p = armed(card, guard={**BRUTE, "melee": "yellow 3"}, rolls="2+bam").go("end")
    assert (len(p.told(Rolled)[0].attack), p.told(Counted)[0].swords) == (3, 14)


@pytest.mark.rule("MD-GRD-08")
@pytest.mark.parametrize(
    ("rolls", "lines"),
    [("1 1 1", []), ("2+bam 1 1", ["enemy"]), ("2+bam 2+bam 1", ["enemy"] * 2), ("2+bam 2+bam 2+bam", ["enemy"] * 2 + ["equipment"])],
)
def test_symbols_go_first_to_the_own_card_with_all_its_repeats(rolls: str, lines: list[str]) -> None:
    own = {**BRUTE, "does": ["When you attack, Pay bam: swords +1, repeat 2"]}
    p = armed({"melee": "yellow 1", "does": ["When you attack, Pay bam: swords +10, repeat 3"]}, guard=own, rolls=rolls).go("end")
    assert [e.line.partition("/")[0] for e in p.told(Effected)] == lines


# -- whose side it is on -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-GRD-09")
@pytest.mark.parametrize(("condition", "swords"), [("If in shadow", 12), ("If in light", 2), ("If 1 enemies in the zone", 12), ("If with axe", 12)])
def test_for_the_text_of_its_equipment_it_is_the_hero(condition: str, swords: int) -> None:
    """In the dark starting zone: the only enemy there is ann."""
    card = {"kinds": ["axe"], "melee": "red 1", "does": [f"When you attack, {condition}: swords +10"]}
    p = armed(card, guard={**BRUTE, "melee": "yellow 1"}, tiles={"1R": DARK_START}).go("end")
    assert p.told(Counted)[0].swords == swords


@pytest.mark.rule("MD-GRD-09", "MD-CND-12")
@pytest.mark.parametrize(
    ("condition", "card", "met"),
    [
        ("two-handed weapon", {"slot": "two-hands"}, True), ("two-handed weapon", {"slot": "hand"}, False),
        ("with mace or hammer", {"kinds": ["hammer"]}, True), ("with mace or hammer", {"kinds": ["axe"]}, False),
        ("with axe", {"kinds": ["axe"]}, True), ("with axe", {"kinds": ["sword"]}, False),
        ("no armour", {"kinds": ["axe"]}, True), ("no armour", {"kinds": ["armour"]}, False),
    ],
)  # fmt: skip
def test_what_it_carries_is_what_it_has_equipped(condition: str, card: dict[str, Any], met: bool) -> None:
    p = armed({"melee": "red 1", "does": [f"When you attack, If {condition}: swords +10"], **card}, guard={**BRUTE, "melee": "yellow 1"}).go("end")
    assert p.told(Counted)[0].swords == (12 if met else 2)


@pytest.mark.rule("MD-GRD-09")
def test_and_heroes_are_its_enemies() -> None:
    card = {"melee": "red 1", "does": ["When you attack: stun the target, all other enemies in the zone suffer 1"]}
    p = armed(card, heroes=2)
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
    p.go("end", "end")
    assert [e.figure for e in p.told(Stunned)] == ["ann"]
    assert ("bob", 1) in [(e.figure, e.damage) for e in p.told(Wounded)]


@pytest.mark.rule("MD-GRD-09")
def test_what_helps_at_the_start_of_an_activation_helps_it() -> None:
    card = {"defence": "blue 1", "does": ["At start of your activation, If in light: Heal 2, self or ally"]}
    p = armed(card, kind="ogre")
    with p.arrange() as s:
        s.enemies["e1"].health = 2
    p.go("end")
    assert [(e.figure, e.health) for e in p.told(Healed)] == [("e1", 1)]


@pytest.mark.rule("MD-GRD-10")
def test_its_equipment_never_hurts_its_own_side() -> None:
    card = {"melee": "red 1", "does": [
        "When you attack: all other enemies in the zone suffer 2", "When you attack, Pay blood sacrifice 1: swords +20",
        "When you attack, Pay bloodlust 1: swords +20", "At start of your activation: All allies in the zone suffer 3; Heal 1",
    ]}  # fmt: skip
    p = armed(card, kind="ogre", heroes=2)
    with p.arrange() as s:
        p.put("brutes", "a1", stunned=True)
        s.enemies["e1"].health, s.heroes["ann"].xp = 4, 1
    p.go("end", "end", "enemy:e1").until("act")
    assert {e.figure for e in p.told(Wounded)} <= {"ann", "bob"}
    assert ("bob", 2) in [(e.figure, e.damage) for e in p.told(Wounded)], "the other hero is the enemy of the text"
    assert (p.enemy("e1").health, p.enemy("e2").minions, p.enemy("e2").health) == (5, [3, 3], 3)
    assert (p.told(Counted)[0].swords, p.told(HeroDied)) == (2, [])


@pytest.mark.rule("MD-GRD-11")
@pytest.mark.parametrize(
    "card",
    [
        {"slot": "none", "does": ["When you attack: swords +10", "When you defend: shields +10", "Payback 5"]},
        {"slot": "hand", "does": ["When you attack: swords +10", "When you defend: shields +10", "Regeneration 1"]},
        {"slot": "none", "does": ["When you attack: swords +10", "When you defend: shields +10"], "consumable": True},
    ],
)
def test_items_and_consumables_are_only_carried(card: dict[str, Any]) -> None:
    p = armed(card, kind="ogre", heroes=2).go("melee:e1", "end", "end").until("act")
    assert [(e.swords, e.shields) for e in p.told(Counted)[:2]] == [(1, 0), (1, 1)]
    assert (p.enemy().gear, p.told(Healed)) == ("thing", [])


@pytest.mark.rule("MD-GRD-11", "MD-GRD-13")
def test_but_they_drop_with_their_bearer() -> None:
    p = armed({"slot": "none", "use": ["Heal 1"], "consumable": True}, kind="ogre")
    with p.arrange() as s:
        s.enemies["e1"].health = 1
    assert p.go("melee:e1").hero().pack == ["thing"]


@pytest.mark.rule("MD-GRD-12")
@pytest.mark.parametrize("slot", ["hand", "two-hands", "body"])
def test_it_needs_no_free_hand_for_its_card(slot: str) -> None:
    assert attacked(armed({"slot": slot, "melee": "red 2", "defence": "green 1"})) == ("yellow", "yellow", "red", "red")
    assert defended(armed({"slot": slot, "melee": "red 2", "defence": "green 1"})) == ("blue", "green")
