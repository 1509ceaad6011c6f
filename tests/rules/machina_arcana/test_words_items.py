"""Words about items, health and what things cost (MA-EQP-18, MA-INV-10, MA-EXP-13, MA-MOV-12, MA-EFF-04, MA-LST-08)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.content.words import CARD_TEXT
from undercroft.games.machina_arcana.events import EffectBegan, LostHealth
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.packs import PackError

from .position import Position, position

RIFLE = {"id": "rifle", "type": "weapon", "hands": 2, "top": "rod", "right": "gem", "active": ["Pay 1 stamina, range 5: attack 1/0"]}
CLUB = {"id": "club", "type": "weapon", "hands": 1, "top": "rod", "right": "gem", "active": ["Pay 1 stamina, melee: attack 1/0"]}
BARREL = {"id": "barrel", "type": "weapon", "hands": 1, "bottom": "rod", "active": [
    "Pay 1 stamina, melee: attack 1/0", "Pay 1 stamina, range 3: attack 1/0",
]}  # fmt: skip
BARREL2 = {**BARREL, "id": "barrel-two"}
SIGHT = {"id": "sight", "type": "weapon", "left": "gem", "passive": ["Range of abilities +1"]}
SIGHT2 = {**SIGHT, "id": "sight-two"}
HOLSTER = {"id": "holster", "type": "artifact", "active": [
    "Pay 1 stamina: equip any weapon with a ranged target symbol as a main item",
    "Pay 1 stamina: attach an upgrade or augment to any weapon with a ranged target symbol",
], "passive": ["When you gain a weapon: restore 1 stamina"]}  # fmt: skip
DRAW, ATTACH = "use:item/holster/active/0", "use:item/holster/active/1"


def holding(*items: str, gear: tuple[Gear, ...] = (), **more: Any) -> Position:
    p = position("a", items=(RIFLE, CLUB, BARREL, BARREL2, SIGHT, SIGHT2, HOLSTER), **more)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("holster"), *gear]
        p.own("ann", *items)
    return p.begin()


# -- equipping -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EQP-18", "MA-RNG-02")
def test_only_weapons_with_a_ranged_symbol_can_be_drawn() -> None:
    p = holding("rifle", "club", "barrel", "sight", "trinket").go(DRAW)
    assert (p.prompt, p.keys) == ("equip-which", ["equip:rifle", "equip:barrel"])
    p.go("equip:barrel")
    assert (p.explorer().gear[-1], p.explorer().stamina) == (Gear("barrel"), 5)


@pytest.mark.rule("MA-EQP-02", "MA-EQP-18")
def test_what_is_in_the_way_is_put_away() -> None:
    p = holding("rifle", gear=(Gear("club"),)).go(DRAW)
    assert ([gear.card for gear in p.explorer().gear], p.explorer().items) == (["holster", "rifle"], ["club"])


@pytest.mark.rule("MA-EQP-18", "MA-EQP-04", "MA-EQP-10")
def test_something_is_attached_to_a_ranged_weapon_only() -> None:
    p = holding("barrel", "sight", gear=(Gear("rifle"),)).go(ATTACH)
    assert (p.prompt, p.keys) == ("attach-which", ["attach:barrel:rifle", "attach:sight:rifle"])
    p.go("attach:sight:rifle")
    assert p.explorer().gear[-1] == Gear("sight", "rifle", "augment")
    assert holding("barrel", "sight", gear=(Gear("club"),)).go(ATTACH).prompt == "act", "a club is not ranged"


@pytest.mark.rule("MA-EQP-11")
def test_an_augment_that_was_attached_there_makes_room() -> None:
    p = holding("sight-two", gear=(Gear("rifle"), Gear("sight", "rifle", "augment"), Gear("barrel", "rifle", "upgrade"))).go(ATTACH)
    assert p.explorer().gear[1:] == [Gear("rifle"), Gear("barrel", "rifle", "upgrade"), Gear("sight-two", "rifle", "augment")]
    assert p.explorer().items == ["sight"]


@pytest.mark.rule("MA-EQP-09")
def test_so_does_an_upgrade() -> None:
    p = holding("barrel-two", gear=(Gear("rifle"), Gear("sight", "rifle", "augment"), Gear("barrel", "rifle", "upgrade"))).go(ATTACH)
    assert p.explorer().gear[1:] == [Gear("rifle"), Gear("sight", "rifle", "augment"), Gear("barrel-two", "rifle", "upgrade")]
    assert p.explorer().items == ["barrel"]


@pytest.mark.rule("MA-EFF-02", "MA-INV-15")
@pytest.mark.parametrize(("kept", "stamina"), [("keep:club", 4), ("keep:flask", 3)])
def test_gaining_a_weapon_is_a_moment_and_gaining_something_else_is_not(kept: str, stamina: int) -> None:
    flask = {"id": "flask", "type": "consumable", "active": ["Pay this card: gain 1 essence"]}
    p = position("a C", items=(CLUB, flask, HOLSTER))
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("holster")]
    p.begin().go("activate:2,1", "decks:weapon:consumable", kept)
    while p.prompt != "act":
        p.go(next(key for key in ("not-now", *p.keys) if key in p.keys))
    assert p.explorer().stamina == stamina


@pytest.mark.rule("MA-EFF-02", "MA-DIS-10")
@pytest.mark.parametrize(("item", "stamina"), [("club", 6), ("trinket", 5), ("rifle", 5)])
def test_so_is_taking_a_weapon_from_its_deck(item: str, stamina: int) -> None:
    """The rifle is in no deck, so nothing is gained."""
    ann = {"active": [f'Pay 1 stamina: take "{item}" from its deck']}
    p = holding("rifle", explorer={"ann": ann}).go("use:explorer/ann/active/0")
    assert p.explorer().stamina == stamina


# -- giving ------------------------------------------------------------------------------------------------------------------------
GIVER = {"active": ["Pay 1 stamina: give an item to any explorer who may give one back"]}


def giving(**items: list[str]) -> Position:
    p = position("a b c", explorers=3, explorer={"ann": GIVER}, items=(RIFLE, CLUB, SIGHT))
    with p.arrange() as s:
        for id, cards in items.items():
            p.own(id, *cards)
        s.explorers["bob"].gear = [Gear("rifle"), Gear("sight", "rifle", "augment")]
        p.stand("cid", "9,9")
    return p.begin().go("use:explorer/ann/active/0")


@pytest.mark.rule("MA-INV-10", "MA-WRD-05")
def test_an_item_is_given_and_another_may_come_back() -> None:
    p = giving(ann=["club"])
    assert (p.prompt, p.keys, p.decision.seat) == ("give-to", ["unit:bob", "unit:cid"], 0)
    p.go("unit:bob")
    assert (p.prompt, p.keys, p.decision.seat) == ("give-back", ["nothing", "give:rifle", "give:sight"], 1)
    p.go("give:sight")
    assert (p.explorer().items, p.explorer("bob").items, p.explorer("bob").gear) == (["sight"], ["club"], [Gear("rifle")])


@pytest.mark.rule("MA-INV-11")
def test_what_was_attached_to_an_item_that_is_given_stays_behind() -> None:
    p = giving(ann=["club"]).go("unit:bob", "give:rifle")
    assert (p.explorer().items, p.explorer("bob").items, p.explorer("bob").gear) == (["rifle"], ["club", "sight"], [])


@pytest.mark.rule("MA-INV-10")
def test_nothing_need_come_back_and_nothing_happens_without_an_item() -> None:
    p = giving(ann=["club", "trinket"]).go("unit:cid")
    assert (p.prompt, p.keys, p.decision.seat) == ("give-which", ["give:club", "give:trinket"], 0)
    p.go("give:trinket")
    assert (p.explorer().items, p.explorer("cid").items, p.prompt) == (["club"], ["trinket"], "act"), "cid has nothing else to give"
    assert giving().prompt == "act"


@pytest.mark.rule("MA-WRD-05", "MA-WRD-06")
def test_only_explorers_on_the_tile_are_meant() -> None:
    p = position("a b", explorers=2, explorer={"ann": GIVER})
    with p.arrange() as s:
        p.own("ann", "trinket")
        s.explorers["bob"].cell = -1
    p.begin().go("use:explorer/ann/active/0")
    assert (p.prompt, p.explorer().items) == ("act", ["trinket"])


# -- health ------------------------------------------------------------------------------------------------------------------------
BLEED = {"ann": {"active": ["Pay 1 stamina: lose any amount of health and gain as much essence"]}}


@pytest.mark.rule("MA-ATR-11", "MA-ESS-05")
def test_any_amount_of_health_becomes_essence() -> None:
    p = position("a", explorer=BLEED).begin().go("use:explorer/ann/active/0")
    assert (p.prompt, p.keys) == ("how-much-health", [f"amount:{n}" for n in range(6)])
    assert [option.confirm for option in p.decision.options] == [False] * 5 + [True]
    p.go("amount:3")
    assert (p.explorer().health, p.explorer().essence) == (2, 3)


@pytest.mark.rule("MA-ESS-05", "MA-ATR-11")
@pytest.mark.parametrize("amount", [0, 1, 4])
def test_as_much_essence_is_gained_as_health_is_lost(amount: int) -> None:
    p = position("a", explorer=BLEED).begin().go("use:explorer/ann/active/0", f"amount:{amount}")
    assert (p.explorer().health, p.explorer().essence) == (5 - amount, amount)


@pytest.mark.rule("MA-ESS-07")
def test_what_is_paid_with_essence_instead_gains_none() -> None:
    p = position("a", explorer=BLEED)
    with p.arrange() as s:
        s.explorers["ann"].essence = 2
    p.begin().go("use:explorer/ann/active/0", "amount:3", "essence:2")
    assert (p.explorer().health, p.explorer().essence) == (4, 1)


PENDANT = {"id": "pendant", "type": "artifact", "passive": [
    "Instead of losing your last health: lasting 1x ethereal", "When a marker is removed from this card: gain 1 essence; discard this card",
]}  # fmt: skip


def dying(health: int, loss: int, *, markers: int = 0, pendant: dict[str, Any] = PENDANT) -> Position:
    ann = {"active": [f"Pay 1 stamina: lose {loss} health", *(f"Pay 1 stamina: lasting {n}x armor +1" for n in (3,))]}
    p = position("a b", explorers=2, explorer={"ann": ann}, items=(pendant,))
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["ann"].health = [Gear("pendant")], health
    p.begin()
    for _ in range(markers):
        p.go("use:explorer/ann/active/1")
    return p.go("use:explorer/ann/active/0")


@pytest.mark.rule("MA-GEN-02", "MA-EFF-02")
@pytest.mark.parametrize(("health", "loss", "left"), [(1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 5, 1)])
def test_the_last_health_is_not_lost_if_something_else_happens_instead(health: int, loss: int, left: int) -> None:
    p = dying(health, loss)
    assert (p.explorer().health, p.explorer().dead) == (left, 0)
    assert sum(e.damage for e in p.told(LostHealth)) == health - left


@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize(("health", "loss", "spared"), [(1, 1, True), (2, 1, False), (2, 2, True)])
def test_that_happens_when_the_last_health_would_be_lost_and_not_before(health: int, loss: int, spared: bool) -> None:
    p = dying(health, loss)
    assert (p.game.traits("ann").ethereal, len(p.told(EffectBegan))) == (spared, int(spared))


@pytest.mark.rule("MA-LST-08", "MA-LST-04")
def test_it_is_lost_after_all_if_the_effect_cannot_be_resolved() -> None:
    assert dying(1, 1, markers=3).explorer().dead == 1, "no marker is left"
    p = dying(1, 1)
    p.go("use:explorer/ann/active/0")
    assert p.explorer().dead == 1, "its marker lies on the card already"


@pytest.mark.rule("MA-LST-08", "MA-EFF-02")
def test_it_is_not_lost_if_another_effect_can_be_resolved() -> None:
    p = dying(1, 1, markers=3, pendant={**PENDANT, "passive": ["Instead of losing your last health: lasting 1x ethereal; gain 1 essence"]})
    assert (p.explorer().health, p.explorer().dead, p.explorer().essence, p.game.traits("ann").ethereal) == (1, 0, 1, False)


@pytest.mark.rule("MA-LST-15", "MA-DIS-03")
def test_when_the_marker_returns_the_pendant_is_gone() -> None:
    p = dying(1, 1).rest().until_phase("monsters").until_phase("explorers")
    assert (p.explorer().gear, p.explorer().essence, p.s.items) == ([], 1, ["pendant"])


# -- what things cost ----------------------------------------------------------------------------------------------------------
CALM = {"id": "insight", "kind": "explorer", "scenario": "trial", "passive": [
    "Activate a chest for 1 stamina less, on explorers", "Activate an event space for 1 stamina less, on explorers",
]}  # fmt: skip


def enlightened(stamina: int) -> Position:
    p = position("a C\nE W", events=(CALM,))
    with p.arrange() as s:
        s.explorer_events.append("insight")
        s.explorers["ann"].stamina = stamina
    return p.begin()


@pytest.mark.rule("MA-EXP-13", "MA-ACT-08", "MA-ACT-09")
@pytest.mark.parametrize(("stamina", "offered"), [(1, {"E"}), (2, {"C", "E"}), (3, {"C", "E", "W"})])
def test_spaces_can_cost_less_to_activate(stamina: int, offered: set[str]) -> None:
    keys = {"C": "activate:2,1", "E": "invoke:1,2", "W": "activate:2,2"}
    p = enlightened(stamina)
    assert {name for name, key in keys.items() if key in p.keys} == offered


@pytest.mark.rule("MA-EXP-13")
def test_less_is_paid_and_never_less_than_nothing() -> None:
    p = enlightened(3).go("invoke:1,2")
    assert p.explorer().stamina == 3
    p = enlightened(3)
    p.go("activate:2,1")
    assert p.explorer().stamina == 1


@pytest.mark.rule("MA-EXP-12", "MA-EXP-13")
@pytest.mark.parametrize("stamina", [0, 1])
def test_without_stamina_no_space_is_activated_for_nothing_either(stamina: int) -> None:
    spaces = ("a chest", "an event space", "a chapter space")
    insight = {**CALM, "passive": [f"Activate {space} for 3 stamina less, on explorers" for space in spaces]}
    p = position("a C\nE X", events=(insight,), explorer={"ann": {"active": ["Pay 1 health: threat +1"]}})
    with p.arrange() as s:
        s.explorer_events.append("insight")
        s.explorers["ann"].stamina, s.explorers["ann"].essence = stamina, 3
    offered = [key for key in p.begin().keys if key.startswith(("activate:", "invoke:"))]
    assert sorted(offered) == (["activate:2,1", "activate:2,2", "invoke:1,2"] if stamina else [])


SWIM = {"ann": {"passive": ["Move through chasms", "Move between chasms at no cost"]}}


@pytest.mark.rule("MA-MOV-12", "MA-MOV-01")
def test_steps_between_chasms_are_free() -> None:
    p = position(".\na ~ ~ ~ ~ ~ .", explorer=SWIM)
    with p.arrange() as s:
        s.explorers["ann"].stamina = 2
    p.begin().go("move:2,2", "move:3,2", "move:4,2", "move:5,2", "move:6,2")
    assert p.explorer().stamina == 1
    p.go("move:7,2")
    assert (p.where("ann"), p.s.round) == ("7,2", 2), "her last stamina was spent, and she lives"


@pytest.mark.rule("MA-MOV-12")
def test_a_chasm_that_cannot_be_left_again_asks_for_a_confirmation() -> None:
    p = position("a ~ ~\n. ~ ~", explorer=SWIM)
    with p.arrange() as s:
        s.explorers["ann"].stamina = 1
    steps = {option.key: option.confirm for option in p.begin().decision.options if option.key.startswith("move:")}
    assert steps == {"move:2,1": True, "move:1,2": False, "move:2,2": True}


@pytest.mark.rule("MA-MOV-12", "MA-MOV-13")
def test_movement_by_an_effect_counts_every_space() -> None:
    ann = {**SWIM["ann"], "active": ["Pay 1 stamina: move up to 2"]}
    p = position("a ~ ~ ~", explorer={"ann": ann}).begin().go("use:explorer/ann/active/0", "move:2,1")
    assert {option.key: option.confirm for option in p.decision.options}["move:3,1"]


# -- conditions as prices --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-04", "MA-ABL-10")
@pytest.mark.parametrize(
    ("drawing", "sealed", "usable"), [("a S", False, True), ("a . S", False, False), ("a S", True, False), ("a E", False, False)]
)
def test_an_ability_may_need_a_space_beside_its_user(drawing: str, sealed: bool, usable: bool) -> None:
    ann = {"active": ["Pay 1 stamina, if adjacent to a spawn space: threat +1"]}
    p = position(drawing, explorer={"ann": ann})
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1")] if sealed else []
    assert ("use:explorer/ann/active/0" in p.begin().keys) == usable


# -- what the language refuses ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-02", "MA-ABL-28")
@pytest.mark.parametrize(
    ("card", "lines", "why"),
    [
        ("explorer", {"passive": ["When losing your last health: gain 1 essence"]}, "Instead of"),
        ("explorer", {"passive": ["Instead of you attack: gain 1 essence"]}, "'When' or 'After'"),
        ("explorer", {"passive": ["After you kill: gain 1 essence"]}, "'When'"),
        ("explorer", {"active": ["Pay 1 stamina: if damage was dealt then gain 1 essence"]}, "dealt by an attack"),
        ("explorer", {"active": ["Pay 1 stamina, if damage was dealt, melee: attack 1/0"]}, "dealt by an attack"),
        ("explorer", {"active": ["Pay 1 stamina: must gain 1 essence"]}, "only 'may'"),
        ("explorer", {"passive": ["May armor +1"]}, "no choice"),
        ("explorer", {"active": ["Pay putting this card in inventory: gain 1 essence"]}, "only an item that is equipped"),
        ("explorer", {"passive": ["When you kill with this weapon: gain 1 essence"]}, "only a weapon"),
        ("explorer", {"active": ["Pay 1 stamina: attack 1/0, on the target"]}, "no target symbol"),
        ("explorer", {"active": ["Pay 1 stamina: move the target up to 2"]}, "no target symbol"),
        ("explorer", {"active": ["Pay 1 stamina: open the target door"]}, "no target symbol"),
        ("explorer", {"active": ["Pay 1 stamina: lose 1 health, on any monster adjacent to the target chest"]}, "no target symbol"),
        ("explorer", {"active": ["Pay 1 stamina, range 2: attack 1/0, on the second target"]}, "no second target symbol"),
        ("explorer", {"passive": ["When you kill: lose 1 health, on the attacker"]}, "there is an attacker only"),
        ("explorer", {"passive": ["When you kill: lose 1 health, on the evader"]}, "there is an evader only"),
        ("explorer", {"enters": ["Lose 1 health, on the evader"]}, "there is an evader only"),
        ("monster", {"passive": ["When this is destroyed: lose 1 health, on the evader"]}, "there is an evader only"),
        ("monster", {"passive": ["When you gain a weapon: threat +1"]}, "monsters have no items"),
        ("monster", {"active": ["Pay 1 stamina: lose any amount of health and gain as much essence"]}, "monsters have no items"),
        ("event", {"passive": ["When you attack: lasting 1x evade with the armor and will of the owner of this card"]}, "no owner"),
    ],
)
def test_lines_that_make_no_sense_are_refused(card: str, lines: dict[str, Any], why: str) -> None:
    cards: dict[str, dict[str, Any]] = {
        "explorer": {"explorer": {"ann": lines}},
        "monster": {"monsters": [{"id": "beast", "armor": 1, "will": 1, "health": 1, "stamina": 1, **lines}]},
        "event": {"events": [{"id": "gale", "kind": "explorer", "scenario": "trial", **lines}]},
    }
    with pytest.raises(PackError, match=why):
        position("a", **cards[card])


@pytest.mark.rule("MA-WRD-01")
@pytest.mark.parametrize(
    "text",
    [
        "After you attack with a weapon that has an augment: Lasting 2x armor -2, on the evader",
        "Instead of losing your last health: Lasting 1x ethereal",
        "Pay 2 stamina, putting this card in inventory, range 2: Attack 1/1; If damage was dealt then equip this card as a main item",
        "When you kill with this weapon: May restore an adjacent action space",
        "Activate an event space for 1 stamina less, on explorers",
        "Pay 1 stamina, If adjacent to a spawn space: Transfer to any spawn space",
    ],
)
def test_lines_print_as_they_are_read(text: str) -> None:
    assert CARD_TEXT.read(CARD_TEXT.show(CARD_TEXT.read(text))) == CARD_TEXT.read(text)
    assert CARD_TEXT.show(CARD_TEXT.read(text)).casefold() == text.casefold()


# -- an item for nobody in particular --------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DIS-10", "MA-SPM-11")
def test_the_players_choose_who_takes_an_item_that_a_chapter_gives() -> None:
    two = {"title": "Two", "spawn": 6, "horror": 3, "enters": ['Take "club" from its deck']}
    one = {"title": "One", "spawn": 1, "horror": 4, "enters": ["Place the entry token"]}
    p = position("a b", explorers=2, items=(CLUB,), chapters=(one, two, {"title": "Three"}))
    p.rest()
    p.until("who-takes")
    assert (p.prompt, p.keys, p.decision.seat) == ("who-takes", ["unit:ann", "unit:bob"], -1)
    p.go("unit:bob")
    assert (p.explorer().items, p.explorer("bob").items) == ([], ["club"])


@pytest.mark.rule("MA-ATR-11", "MA-ESS-05")
def test_health_that_cannot_be_lost_gains_no_essence() -> None:
    ann = {"active": ["Pay 1 stamina: lose any amount of health and gain as much essence"], "passive": ["Health cannot be lost"]}
    p = position("a", explorer={"ann": ann}).begin().go("use:explorer/ann/active/0", "amount:3")
    assert (p.explorer().health, p.explorer().essence) == (5, 0)
