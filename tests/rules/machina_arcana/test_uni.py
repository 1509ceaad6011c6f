"""Explorers and monsters: what both can do, whose cards are whose, and who moves a monster."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, Destroyed, DoorMoved, ItemGained, LostHealth, Used, Went
from undercroft.games.machina_arcana.state import Gear

from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}
STRIKE = "Pay 2 stamina, melee: attack 1/0"
CONTROL = "Pay 1 stamina, range 9: lasting 1x take control"


def dead(p: Position, *ids: str) -> Position:
    """These explorers have died, in this order."""
    with p.arrange() as s:
        for n, id in enumerate(ids, 1):
            explorer = s.explorers[id]
            explorer.dead, explorer.cell, explorer.health, explorer.stamina = n, -1, 0, 0
    return p


def asked(p: Position) -> tuple[str, int, list[str]]:
    """The question, the seat, and the options."""
    return p.prompt, p.decision.seat, p.keys


# -- both kinds --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-UNI-01")
def test_explorers_and_monsters_move_and_attack_by_the_same_rules() -> None:
    """Both take one diagonal step for 1 stamina and strike an armor of 2 with a roll of 2, but not of 1."""
    twin = {"id": "twin", "armor": 2, "will": 3, "health": 5, "stamina": 5, "active": [STRIKE]}
    p = position("a . .\n. . .\n. . .", monsters=[twin], rolls="2 1 2 1", draws=CALM)
    with p.arrange():
        p.put("twin", "3,3")
    p.begin().go("move:2,2")
    assert p.explorer().stamina == 5
    p.go(ANN + "0", "target:twin", ANN + "0", "target:twin")
    assert ([e.result for e in p.told(Attacked)], p.monster("twin").wounds, p.explorer().stamina) == ([2, 1], 1, 1)
    with p.arrange():
        p.stand("ann", "1,1")
    p.begin().go("pass")
    assert [e.path[-1] for e in p.told(Went) if e.figure == "twin"] == [p.cell("2,2")]
    assert ([e.result for e in p.told(Attacked)], p.explorer().health) == ([2, 1], 4)


@pytest.mark.rule("MA-UNI-02")
@pytest.mark.parametrize(("line", "able"), [
    ("Pay 1 stamina, range 3: attack 1/0", True), ("Pay 1 stamina, range 3: magical attack 1/0", True),
    ("Pay 1 stamina, range 3: push 1; attack 1/0", True), ("Pay 1 stamina, range 3: lose 1 health", False), ("Pay 1 stamina, range 3: push 1", False),
    ("Pay 1 stamina, range 2: attack 1/0", False),
])  # fmt: skip
def test_an_ability_that_attacks_can_be_used_on_a_barrel(line: str, able: bool) -> None:
    p = position("a . . B", explorer={"ann": {"active": [line]}}, rolls="1")
    p.begin().go(ANN + "0")
    assert (p.prompt, "barrel:4,1" in p.keys) == (("which-target", True) if able else ("act", False))
    if able:
        p.go("barrel:4,1")
        assert p.s.destroyed == [p.cell("4,1")]


@pytest.mark.rule("MA-UNI-02", "MA-BAR-12")
@pytest.mark.parametrize(("whom", "found"), [("any unit", ["barrel:4,1"]), ("any monster", []), ("any adjacent unit", [])])
def test_an_attack_on_any_unit_of_its_users_choice_can_be_one_on_a_barrel(whom: str, found: list[str]) -> None:
    p = position("a . . B", explorer={"ann": {"active": [f"Pay 1 stamina: attack 1/0, on {whom}"]}}, rolls="1")
    with p.arrange():
        p.put("stone", "2,1")
        p.put("brute", "1,2")
    p.begin().go(ANN + "0")
    assert (p.prompt, [key for key in p.keys if "barrel" in key]) == ("which-unit", found)
    if found:
        assert p.go(*found).s.destroyed == [p.cell("4,1")]


@pytest.mark.rule("MA-UNI-02")
def test_whoever_controls_a_monster_can_use_its_attack_on_a_barrel_too() -> None:
    gunner = {**ROCK, "id": "gunner", "stamina": 2, "active": ["Pay 1 stamina, range 3: push 1", "Pay 1 stamina, range 3: attack 1/0"]}
    p = dead(position("a . . . . . . . . b\n. . B", explorers=2, monsters=[gunner], rolls="1", draws=CALM), "bob")
    with p.arrange():
        p.put("gunner", "6,2")
    p.begin().go("pass").until("control-monster")
    barrels = [key for key in p.keys if "barrel" in key]
    assert barrels == ["ability:monster/gunner/active/1:barrel:3,2"]
    p.go(*barrels)
    assert p.s.destroyed == [p.cell("3,2")]


@pytest.mark.rule("MA-UNI-03")
def test_the_effects_of_a_chapter_come_before_those_of_the_explorers_it_places() -> None:
    """The chapter's last effect leaves everybody with 2 health; then each explorer restores some, first by its card, then by what it wears."""
    people = {"ann": {"enters": ["Restore 1 health"]}, "bob": {"enters": ["Restore 2 health"]}}
    items = [{"id": "hat", "type": "apparel", "part": "head", "enters": ["Restore 1 health"]}, {"id": "cap", "type": "apparel", "part": "head"}]
    loss = "lose 1 health, on explorers"
    second = {"title": "Two", "enters": [f"{loss.capitalize()}; place the entry token; lose 2 health, on explorers", loss.capitalize()]}
    people["ann"]["active"] = ["Pay 1 stamina: proceed to the next chapter"]
    p = position("a b", explorers=2, explorer=people, items=items, chapters=[CHAPTERS[0], second, {"title": "Three"}])
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 5
        s.explorers["ann"].gear = [Gear("hat")]
        s.explorers["bob"].items = ["cap"]
    p.begin("ann").go(ANN + "0").until("act", enter_at="")
    assert [(e.figure, e.left) for e in p.told(LostHealth)] == [("ann", 4), ("bob", 4), ("ann", 2), ("bob", 2), ("ann", 1), ("bob", 1)]
    assert (p.explorer("ann").health, p.explorer("bob").health) == (3, 3)
    kinds = [type(e).__name__ for e in p.table.events if type(e).__name__ in ("LostHealth", "Restored")]
    assert kinds == ["LostHealth"] * 6 + ["Restored"] * 3


@pytest.mark.rule("MA-UNI-03")
def test_a_chapter_that_places_nobody_brings_no_explorer_into_play() -> None:
    people = {"ann": {"enters": ["Restore 1 health"], "active": ["Pay 1 stamina: proceed to the next chapter"]}}
    p = position("a", explorer=people)
    with p.arrange() as s:
        s.explorers["ann"].health = 3
    p.begin().go(ANN + "0")
    assert (p.s.chapter, p.explorer().health) == (1, 3)


@pytest.mark.rule("MA-UNI-03")
def test_at_the_start_the_explorers_enter_play_after_the_first_chapters_effects() -> None:
    first = {**CHAPTERS[0], "enters": ["Place the entry token; lose 2 health, on explorers"]}
    p = position("a", explorer={"ann": {"enters": ["Restore 1 health"]}}, chapters=[first, *CHAPTERS[1:]])
    assert p.explorer().health == 4


@pytest.mark.rule("MA-UNI-03")
def test_who_dies_of_a_chapter_enters_play_no_more_and_personal_events_do_not_enter_again() -> None:
    grudge = {"id": "grudge", "kind": "explorer", "scenario": "trial", "personal": True, "enters": ["Threat +1"], "passive": ["Armor +1"]}
    second = {"title": "Two", "enters": ["Place the entry token; lose 2 health, on explorers"]}
    ann = {"active": ["Pay 1 stamina: proceed to the next chapter"], "enters": ["Threat +1"]}
    people = {"bob": {"enters": ["Threat +2"]}, "ann": ann}
    p = position("a b", explorers=2, explorer=people, events=[grudge], chapters=[CHAPTERS[0], second, {"title": "Three"}])
    with p.arrange() as s:
        s.explorers["bob"].health, s.explorers["ann"].personal, s.threat = 2, ["grudge"], 0
    p.begin("ann").go(ANN + "0").until("act", enter_at="")
    assert ([e.figure for e in p.told(Destroyed)], p.s.threat, p.s.chapter) == (["bob"], 1, 1)


# -- whose cards are whose -----------------------------------------------------------------------------------------------------------
GUN = {"id": "gun", "type": "weapon", "hands": 1, "active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1"]}
SALTS = {"id": "salts", "type": "consumable", "active": ["Pay 1 stamina: threat +1"]}


@pytest.mark.rule("MA-UNI-04")
@pytest.mark.parametrize(("items", "gear", "offered", "armor"), [
    (["gun"], [], [], 2), ([], ["gun"], ["gun"], 3), (["salts"], [], ["salts"], 2), (["gun", "salts"], [], ["salts"], 2),
    (["salts", "lens"], ["gun"], ["gun", "salts"], 3),
])  # fmt: skip
def test_only_equipped_items_and_consumables_give_access_to_abilities(items: list[str], gear: list[str], offered: list[str], armor: int) -> None:
    lens = {"id": "lens", "type": "artifact", "active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1"]}
    p = position("a b", explorers=2, items=[GUN, SALTS, lens])
    with p.arrange() as s:
        s.explorers["ann"].items, s.explorers["ann"].gear = items, [Gear(id) for id in gear]
    p.begin("ann")
    assert [key for key in p.keys if key.startswith("use:item/")] == [f"use:item/{id}/active/0" for id in offered]
    assert p.game.traits("ann").armor == armor
    p.go("pass").begin("bob")
    assert not [key for key in p.keys if key.startswith("use:item/")]


@pytest.mark.rule("MA-UNI-04")
def test_an_item_is_in_the_inventory_or_equipped() -> None:
    p = position("a", items=[GUN])
    with p.arrange():
        p.own("ann", "gun")
    p.begin().go("inventory:ann", "main:gun")
    assert (p.explorer().items, [gear.card for gear in p.explorer().gear]) == ([], ["gun"])
    with p.arrange() as s:
        s.explorers["ann"].stamina = 6
    p.begin().go("inventory:ann")
    assert (p.explorer().items, p.explorer().gear) == (["gun"], [])


FEUD = {
    "id": "feud", "kind": "explorer", "scenario": "trial", "personal": True, "active": ["Pay 1 essence: threat +1", "Pay 1 stamina: threat +1"],
    "passive": ["Armor +1"],
}  # fmt: skip


@pytest.mark.rule("MA-UNI-05")
def test_personal_events_belong_to_their_explorer_whatever_event_is_current() -> None:
    p = position("a . b", explorers=2, events=[FEUD], draws=CALM)
    with p.arrange() as s:
        s.explorers["ann"].personal, s.explorer_events = ["feud"], ["calm"]
        s.explorers["ann"].essence = s.explorers["bob"].essence = 1
    p.begin("ann")
    assert {"use:event/feud/active/0", "use:event/feud/active/1"} <= set(p.keys)
    assert (p.game.traits("ann").armor, p.game.traits("bob").armor) == (3, 2)
    p.go("use:event/feud/active/1", "pass").begin("bob")
    assert not [key for key in p.keys if "feud" in key]
    assert [d.keys for d in p.table.decisions if d.standing and d.seat == 0] == [["free:event/feud/active/0"]]
    p.go("pass")
    assert asked(p)[:2] == ("window", 0)
    assert p.keys[0] == "free:event/feud/active/0"


# -- what monsters use ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-UNI-06")
def test_monsters_neither_gain_items_nor_use_them() -> None:
    wire = {**GUN, "active": ["Pay 1 stamina, range 9: lose 1 health"], "passive": ["Armor +1", "When you deal damage: threat +1"]}
    p = position("a", items=[wire], explorer={"ann": {"active": ["Pay 1 stamina: gain an item, on units"]}}, rolls="3 3 0 0", draws=CALM)
    with p.arrange() as s:
        s.explorers["ann"].items, s.items = ["trinket"], []
        for deck in ("artifact", "consumable", "apparel"):
            s.decks[deck].pile = []
        p.put("brute", "2,1")
    p.begin().go(ANN + "0").until("act", equip_now="not-now")
    assert [(e.figure, e.card) for e in p.told(ItemGained)] == [("ann", "gun")]
    p.go("pass")
    assert ([e.card for e in p.told(Used) if e.figure == "brute"], p.s.threat, p.explorer().health) == (["brute", "brute"], 0, 4)


@pytest.mark.rule("MA-UNI-07")
@pytest.mark.parametrize(("horror", "older", "used"), [
    ("", "", "monster/brute/active/0"), ("dusk", "", "event/dusk/active/0"), ("gloom", "dusk", "monster/brute/active/0"),
])  # fmt: skip
def test_monsters_use_their_own_card_and_the_current_horror_event(horror: str, older: str, used: str) -> None:
    events = [
        {"id": "dusk", "kind": "horror", "scenario": "trial", "active": ["Pay 3 stamina, range 3: attack 1/0"]},
        {"id": "gloom", "kind": "horror", "scenario": "trial"},
        {"id": "calm", "kind": "explorer", "scenario": "trial", "active": ["Pay 1 stamina, range 3: attack 3/0"]},
    ]
    first = {**CHAPTERS[0], "active": ["Pay 1 stamina, range 3: attack 3/0"]}
    p = position("a", events=events, chapters=[first, *CHAPTERS[1:]], rolls="0 " * 9, draws=CALM)
    with p.arrange() as s:
        s.horror_events = [id for id in (older, horror) if id]
        s.explorer_events = ["calm"]
        p.put("brute", "2,1")
    p.begin().go("pass")
    assert next(e.line for e in p.told(Used) if e.figure == "brute") == used


@pytest.mark.rule("MA-UNI-07")
def test_those_who_decide_for_a_monster_can_use_its_own_card_and_the_current_horror_event() -> None:
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "active": ["Pay 1 stamina: threat +1"]}
    p = dead(position("a b", explorers=2, events=[dusk], draws=CALM), "bob")
    with p.arrange() as s:
        s.horror_events = ["dusk"]
        p.put("brute", "2,2")
    p.begin().go("pass").until("control-monster")
    abilities = ["ability:event/dusk/active/0", "ability:monster/brute/active/0:ann", "ability:monster/brute/active/0:brute"]
    assert [key for key in p.keys if key.startswith("ability")] == abilities


@pytest.mark.rule("MA-UNI-07")
def test_monsters_interact_with_the_map() -> None:
    """A predictable one destroys the door in its way; one that players control may also open it, or use a lever."""
    golem = {**ROCK, "id": "golem", "stamina": 4}
    p = position("a!. .\n-\n", monsters=[golem], draws=CALM)
    with p.arrange() as s:
        p.put("golem", "2,1")
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
    p.begin().go("pass")
    assert [(e.figure, e.how) for e in p.told(DoorMoved)] == [("golem", "destroy")]
    p = dead(position("a!. L\n-\n", explorers=2, monsters=[golem], draws=CALM), "bob")
    with p.arrange() as s:
        p.put("golem", "2,1")
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
    p.begin().go("pass").until("control-monster")
    assert {"open-door:1,1:2,1", "destroy-door:1,1:2,1", "lever:3,1"} <= set(p.keys)


# -- who moves them ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-UNI-08")
@pytest.mark.parametrize("fallen", [(), ("bob",), ("cid", "bob")])
def test_monsters_are_predictable_until_an_explorer_has_died(fallen: tuple[str, ...]) -> None:
    p = dead(position("a b c", explorers=3, rolls="0 " * 9, draws=CALM), *fallen)
    with p.arrange():
        p.put("brute", "1,2")
        p.stand("ann", "1,1")
    p.rest()
    if not fallen:
        p.until("who-acts")
        assert [e.figure for e in p.told(Used)] == ["brute", "brute"]
        return
    assert (p.prompt, p.decision.args["figure"]) == ("control-monster", "brute")
    assert p.decision.group is not None
    assert (p.decision.group.seats, p.decision.group.first) == (tuple(sorted("abc".index(id[0]) for id in fallen)), "abc".index(fallen[0][0]))
    assert p.told(Used) == []


@pytest.mark.rule("MA-UNI-08")
def test_the_setting_keeps_monsters_predictable_after_a_death() -> None:
    p = dead(position("a b", explorers=2, rolls="0 " * 9, draws=CALM, profile={"dead_play": "rules"}), "bob")
    with p.arrange():
        p.put("brute", "1,2")
    p.begin().go("pass")
    assert [e.figure for e in p.told(Used)] == ["brute", "brute"]


@pytest.mark.rule("MA-UNI-09")
@pytest.mark.parametrize("other", ["bob", "rock"])
def test_swapping_exchanges_the_positions_of_two_figures(other: str) -> None:
    p = position("a . . b", explorers=3, explorer={"ann": {"active": ["Pay 1 stamina, range 9: swap places"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,3")
    there = p.where(other)
    p.begin("ann").go(ANN + "0")
    assert "target:ann" not in p.keys
    p.go(f"target:{other}")
    assert (p.where("ann"), p.where(other), p.where("rock" if other == "bob" else "bob")) == (there, "1,1", "2,3" if other == "bob" else "4,1")
    assert [(e.figure, e.how, e.path) for e in p.told(Went)] == [
        ("ann", "swap", (p.cell("1,1"), p.cell(there))), (other, "swap", (p.cell(there), p.cell("1,1"))),
    ]  # fmt: skip


@pytest.mark.rule("MA-UNI-09")
@pytest.mark.parametrize(("first", "rock", "stone", "ann"), [("rock", "1,1", "2,3", "5,3"), ("stone", "5,3", "1,1", "2,3")])
def test_swapping_with_several_is_done_one_after_the_other_as_players_decide(first: str, rock: str, stone: str, ann: str) -> None:
    p = position("a . . .", explorer={"ann": {"active": ["Pay 1 stamina: swap places, on monsters"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,3")
        p.put("stone", "5,3")
    p.begin("ann").go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-unit-first", ["unit:rock", "unit:stone"])
    p.go(f"unit:{first}")
    assert (p.prompt, p.where("rock"), p.where("stone"), p.where("ann")) == ("act", rock, stone, ann)


@pytest.mark.rule("MA-UNI-09")
def test_nobody_swaps_places_with_itself() -> None:
    p = position("a . . .", explorer={"ann": {"active": ["Pay 1 stamina: swap places, on units"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,3")
    p.begin("ann").go(ANN + "0", "unit:ann")
    assert (p.where("rock"), p.where("ann"), [e.figure for e in p.told(Went)]) == ("1,1", "2,3", ["ann", "rock"])


@pytest.mark.rule("MA-UNI-09")
def test_who_is_gone_before_its_turn_swaps_no_more() -> None:
    """ann, who stands on a chasm, swaps with the bomb; it falls, and with it goes the stone."""
    bomb = {**ROCK, "id": "bomb", "passive": ["When this is destroyed: kill, on any monster"]}
    p = position("a . ~", explorer={"ann": {"active": ["Pay 1 stamina: swap places, on monsters"]}}, monsters=[bomb])
    with p.arrange():
        p.stand("ann", "3,1")
        p.put("bomb", "5,5")
        p.put("stone", "7,7")
    p.begin("ann").go(ANN + "0", "unit:bomb")
    assert ([e.figure for e in p.told(Destroyed)], p.where("ann"), p.s.monsters) == (["bomb", "stone"], "5,5", {})


@pytest.mark.rule("MA-UNI-13")
def test_walls_and_distance_do_not_prevent_a_swap_nor_does_it_cost_stamina() -> None:
    p = position("a|. .\n- -\n", explorer={"ann": {"active": ["Pay 1 essence: swap places, on any monster", STRIKE]}}, monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["ann"].essence = 1
        p.put("rock", "9,9")
    p.begin().go(ANN + "0")
    assert (p.where("ann"), p.where("rock"), p.explorer().stamina) == ("9,9", "1,1", 6)


@pytest.mark.rule("MA-UNI-13")
@pytest.mark.parametrize(("chasm", "dies"), [("user", "rock"), ("other", "ann"), ("", "")])
def test_a_unit_swapped_onto_a_chasm_is_destroyed(chasm: str, dies: str) -> None:
    """One of them has stood on a chasm, as a unit may that moves through them."""
    p = position("a . ~", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: swap places, on any monster"]}}, monsters=[ROCK])
    with p.arrange():
        p.stand("ann", "3,1" if chasm == "user" else "1,1")
        p.put("rock", "3,1" if chasm == "other" else "9,9")
        p.stand("bob", "5,5")
    p.begin("ann").go(ANN + "0")
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == ([(dies, "ann")] if dies else [])
    assert all("MA-UNI-13" in e.rules for e in p.told(Destroyed))
    if dies != "ann":
        assert p.where("ann") == "9,9"


# -- immobile ------------------------------------------------------------------------------------------------------------------------
ANCHOR = {**ROCK, "id": "anchor", "stamina": 5, "passive": ["Immobile"]}


@pytest.mark.rule("MA-UNI-15")
@pytest.mark.parametrize("immobile", [True, False])
def test_an_immobile_explorer_does_not_move(immobile: bool) -> None:
    people = {"ann": {"passive": ["Immobile"] if immobile else [], "active": ["Pay 1 stamina: move up to 2"]}}
    p = position("a b", explorers=2, explorer=people).begin("ann")
    assert any(key.startswith("move:") for key in p.keys) != immobile
    p.go(ANN + "0")
    assert p.prompt == ("act" if immobile else "move-on")
    assert p.where("ann") == "1,1"


@pytest.mark.rule("MA-UNI-15")
@pytest.mark.parametrize("immobile", [True, False])
def test_an_immobile_monster_does_not_move_whoever_decides_for_it(immobile: bool) -> None:
    anchor = {**ANCHOR, "passive": ["Immobile"] if immobile else []}
    p = position("a", monsters=[anchor], draws=CALM)
    with p.arrange():
        p.put("anchor", "3,1")
    p.begin().go("pass")
    assert p.where("anchor") == ("3,1" if immobile else "2,1")
    p = dead(position("a b", explorers=2, monsters=[anchor], draws=CALM), "bob")
    with p.arrange():
        p.put("anchor", "3,1")
    p.begin().go("pass").until("control-monster")
    assert any(key.startswith("move:") for key in p.keys) != immobile


@pytest.mark.rule("MA-UNI-15")
@pytest.mark.parametrize("verb", ["push 1", "pull 1"])
@pytest.mark.parametrize("immobile", [True, False])
def test_an_immobile_unit_is_neither_pushed_nor_pulled(verb: str, immobile: bool) -> None:
    anchor = {**ANCHOR, "passive": ["Immobile"] if immobile else []}
    p = position("a . . .", explorer={"ann": {"active": [f"Pay 1 stamina, range 9: {verb}"]}}, monsters=[anchor])
    with p.arrange():
        p.put("anchor", "4,1")
    p.begin().go(ANN + "0", "target:anchor")
    assert p.where("anchor") == ("4,1" if immobile else "5,1" if verb == "push 1" else "3,1")


@pytest.mark.rule("MA-UNI-15")
@pytest.mark.parametrize("immobile", [True, False])
def test_others_cannot_move_an_immobile_unit(immobile: bool) -> None:
    anchor = {**ANCHOR, "passive": ["Immobile"] if immobile else []}
    p = position("a . . .", explorer={"ann": {"active": ["Pay 1 stamina, range 9: move up to 2"]}}, monsters=[anchor])
    with p.arrange():
        p.put("anchor", "4,1")
    p.begin().go(ANN + "0", "target:anchor")
    assert (p.prompt, p.where("anchor")) == ("act" if immobile else "move-on", "4,1")


@pytest.mark.rule("MA-UNI-16")
def test_an_immobile_unit_can_be_transferred() -> None:
    lines = ["Pay 1 stamina, range 9: transfer to the nearest spawn space", "Pay 1 stamina, range 9: transfer up to 2"]
    p = position("a . . . . S", explorer={"ann": {"active": lines}}, monsters=[ANCHOR])
    with p.arrange():
        p.put("anchor", "4,1")
    p.begin().go(ANN + "0", "target:anchor")
    assert p.where("anchor") == "6,1"
    p.go(ANN + "1", "target:anchor", "space:8,1")
    assert p.where("anchor") == "8,1"


@pytest.mark.rule("MA-UNI-16")
@pytest.mark.parametrize("who", ["ann", "anchor"])
def test_an_immobile_unit_can_be_swapped(who: str) -> None:
    people = {"ann": {"active": ["Pay 1 stamina, range 9: swap places", STRIKE], "passive": ["Immobile"] if who == "ann" else []}}
    p = position("a . . .", explorer=people, monsters=[{**ANCHOR, "passive": ["Immobile"] if who == "anchor" else []}])
    with p.arrange():
        p.put("anchor", "4,1")
    p.begin().go(ANN + "0")
    assert (p.where("ann"), p.where("anchor")) == ("4,1", "1,1")
