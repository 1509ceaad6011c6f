"""Abilities: which cards are in play, whose they are, and how an active ability is used."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, DoorMoved, Evaded, LostHealth, Used, Went
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.packs import PackError

from .facing import facing
from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
THREAT = "Pay 1 stamina: threat +1"
CALM = {"horror-roll": "1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}


def uses(p: Position) -> list[str]:
    """The cards whose abilities are offered."""
    return [key.removeprefix("use:").rsplit("/", 2)[0] for key in p.keys if key.startswith("use:")]


def armor(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).armor


def will(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).will


def offered(p: Position) -> list[str]:
    """What is offered to seats that are not asked."""
    return [key for d in p.table.decisions if d.standing for key in d.keys]


def event(id: str, *passive: str, kind: str = "explorer", **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": kind, "scenario": "trial", "passive": list(passive), "active": [THREAT], **more}


# -- which cards are in play -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-01")
def test_the_abilities_of_an_item_are_available_while_it_is_equipped() -> None:
    ring = {"id": "ring", "type": "artifact", "passive": ["Will +2"], "active": [THREAT]}
    p = position("a . b", explorers=2, items=[ring])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("ring")]
    p.begin("ann")
    assert (uses(p), will(p)) == (["explorer/ann", "item/ring"], 5)
    p.go("inventory:ann", "done")
    assert (uses(p), will(p), p.explorer().items) == (["explorer/ann"], 3, ["ring"])
    p.go("inventory:ann", "main:ring")
    assert (p.explorer().stamina, will(p), p.explorer().gear) == (0, 5, [Gear("ring")])


@pytest.mark.rule("MA-ABL-01")
def test_the_abilities_of_a_monster_are_in_force_while_it_is_in_play() -> None:
    """The hag weakens everybody on the tile as long as it lives, but not from the deck."""
    hag = {**ROCK, "id": "hag", "health": 1, "passive": ["Armor -1, on explorers"]}
    p = position("a .", monsters=[hag], rolls="3")
    assert armor(p) == 2
    with p.arrange():
        p.put("hag", "2,1")
    p.begin()
    assert armor(p) == 1
    p.go(ANN + "0", "target:hag")
    assert (list(p.s.monsters), armor(p)) == ([], 2)


@pytest.mark.rule("MA-ABL-02")
def test_the_current_events_and_personal_events_are_in_play() -> None:
    """Not those that lie under them, and none of a deck. The horror event is nothing that explorers can use."""
    old, dusk = event("old", "Will +4", kind="horror"), event("dusk", "Will +1", kind="horror")
    events = [event("past", "Armor +4"), event("calm", "Armor +1"), event("hymn", "Armor +4"), event("note", "Armor +2", personal=True), old, dusk]
    p = position("a b", explorers=2, events=events)
    with p.arrange() as s:
        s.explorers["bob"].personal, s.explorer_events, s.horror_events = ["note"], ["past", "calm"], ["old", "dusk"]
        s.decks["explorer"].pile, s.decks["horror"].pile = ["hymn"], []
    p.begin("bob")
    assert ([armor(p), armor(p, "bob")], [will(p), will(p, "bob")]) == ([3, 5], [4, 4])
    assert uses(p) == ["explorer/bob", "event/note", "event/calm"]


@pytest.mark.rule("MA-ABL-03")
def test_only_equipped_items_are_in_play_but_consumables_can_be_used() -> None:
    things: list[dict[str, Any]] = [{"id": id, "type": "artifact", "passive": ["Will +1"], "active": [THREAT]} for id in ("ring", "crown")]
    p = position("a", items=[*things, {"id": "vial", "type": "consumable", "active": [THREAT]}])
    with p.arrange() as s:
        p.own("ann", "crown", "vial")
        s.explorers["ann"].gear = [Gear("ring")]
    p.begin()
    assert (uses(p), will(p)) == (["explorer/ann", "item/ring", "item/vial"], 4)
    p.go("use:item/vial/active/0")
    assert (p.s.threat, uses(p), p.s.items) == (1, ["explorer/ann", "item/ring"], ["vial"])


@pytest.mark.rule("MA-ABL-03")
@pytest.mark.parametrize("kind", ["passive", "enters"])
def test_what_a_consumable_would_do_while_in_play_is_refused(kind: str) -> None:
    line = {"passive": "Will +1", "enters": "Threat +1"}[kind]
    with pytest.raises(PackError):
        position("a", items=[{"id": "vial", "type": "consumable", "active": [THREAT], kind: [line]}])


# -- whose they are --------------------------------------------------------------------------------------------------------------
OWNED = {"passive": ["Armor +1", "Will -1, on explorers within range 2"], "active": [THREAT]}


def owner(**stand: str) -> Position:
    """Of ann are a personal event, an equipped item and a consumable."""
    items = [{"id": "ring", "type": "artifact", **OWNED}, {"id": "vial", "type": "consumable", "active": [THREAT]}]
    events = [{"id": "note", "kind": "explorer", "scenario": "trial", "personal": True, **OWNED}]
    p = position("a b", explorers=2, items=items, events=events, explorer={"ann": {"passive": OWNED["passive"], "active": [THREAT]}})
    with p.arrange() as s:
        p.own("ann", "vial")
        s.explorers["ann"].gear, s.explorers["ann"].personal = [Gear("ring")], ["note"]
        s.decks["explorer"].pile.remove("note")
        for id, space in stand.items():
            p.stand(id, space)
    return p


@pytest.mark.rule("MA-ABL-04")
def test_the_card_of_an_explorer_its_personal_events_and_its_items_are_its_own() -> None:
    """Nobody else can use them, and what they do by themselves they do for it alone."""
    p = owner().begin("bob")
    assert (uses(p), armor(p, "bob"), armor(p)) == (["explorer/bob"], 2, 5)
    p.go("pass").begin("ann")
    assert uses(p) == ["explorer/ann", "event/note", "item/ring", "item/vial"]


@pytest.mark.rule("MA-ABL-04")
@pytest.mark.parametrize(("bob", "found"), [("3,1", 0), ("4,1", 3)])
def test_they_work_from_where_their_owner_is(bob: str, found: int) -> None:
    """Bob's turn changes nothing in it."""
    p = owner(ann="1,1", bob=bob).begin("bob")
    assert (will(p), will(p, "bob")) == (0, found)


@pytest.mark.rule("MA-ABL-05")
def test_any_explorer_may_use_a_chapter_and_an_explorer_event() -> None:
    """ann has invoked it; she is gone, and it still serves bob, for whom it does what it does for its user."""
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "active": ["Pay 1 stamina: gain 2 essence"], "passive": ["Armor +1"]}
    first = {**CHAPTERS[0], "active": ["Pay 1 stamina: gain 1 essence"]}
    people = {"ann": {"active": ["Pay 1 stamina: invoke an explorer event", "Pay 1 stamina: lose 9 health"]}}
    p = position("a . b", explorers=2, events=[calm], chapters=[first, *CHAPTERS[1:]], explorer=people)
    common = ["chapter/trial/1", "event/calm"]
    p.begin("ann").go(ANN + "0")
    assert (uses(p)[2:], armor(p), armor(p, "bob")) == (common, 3, 3)
    p.go("use:event/calm/active/0", ANN + "1", "health")
    assert (p.explorer().dead, p.prompt, uses(p.begin("bob"))[1:]) == (1, "act", common)
    p.go("use:event/calm/active/0", "use:chapter/trial/1/active/0")
    assert (p.explorer("bob").essence, armor(p, "bob")) == (3, 3)


@pytest.mark.rule("MA-ABL-06")
@pytest.mark.parametrize("kind", ["active", "passive", "enters"])
def test_a_card_has_active_passive_and_enters_play_abilities(kind: str) -> None:
    """Each kind works in its own way: here a card has only one of them."""
    lines = {"active": THREAT, "passive": "Armor +1", "enters": "Gain 1 essence"}
    p = position("a", explorer={"ann": {"active": [], kind: [lines[kind]]}})
    assert (ANN + "0" in p.keys, armor(p), p.explorer().essence) == (kind == "active", 3 if kind == "passive" else 2, 1 if kind == "enters" else 0)


def refused(kind: str, line: str) -> None:
    with pytest.raises(PackError):
        position("a", explorer={"ann": {kind: [line]}})


@pytest.mark.rule("MA-ABL-06")
@pytest.mark.parametrize(("kind", "line"), [
    ("active", "When you kill: threat +1"), ("active", "Pay 1 stamina: armor +1"), ("passive", "Threat +1"), ("passive", "Lasting 1x armor +1"),
    ("enters", "When you kill: threat +1"), ("enters", "Armor +1"), ("sometimes", "Threat +1"),
])  # fmt: skip
def test_a_line_that_does_not_fit_its_kind_is_refused(kind: str, line: str) -> None:
    refused(kind, line)


@pytest.mark.rule("MA-ABL-26")
def test_the_card_of_a_monster_is_the_monsters_own() -> None:
    """The archer beside it has the ability neither to use nor in force."""
    ogre = {**ROCK, "id": "ogre", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 1 health"], "passive": ["Armor +2"]}
    wolf = {**ROCK, "id": "wolf", "stamina": 1, "passive": ["Immobile"]}
    p = position("a . . .", monsters=[ogre, wolf], draws=CALM)
    with p.arrange():
        p.put("ogre", "3,1")
        p.put("wolf", "4,1")
    p.begin()
    assert (uses(p), armor(p), armor(p, "ogre"), armor(p, "wolf")) == (["explorer/ann"], 2, 5, 3)
    p.go("pass")
    assert ([(e.figure, e.card) for e in p.told(Used)], p.explorer().health) == ([("ogre", "ogre")], 4)


# -- paying ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-07")
def test_the_active_explorer_uses_an_ability_by_paying_for_it() -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": ["Pay 2 stamina: threat +1"]}, "bob": {"active": [THREAT]}})
    p.begin("ann").go(ANN + "0")
    assert (p.explorer().stamina, p.explorer("bob").stamina, p.s.threat) == (4, 6, 1)
    assert [(e.figure, e.rules) for e in p.told(Used)] == [("ann", ("MA-ABL-07",))]
    assert (uses(p), offered(p)) == (["explorer/ann"], [])
    with p.arrange() as s:
        s.explorers["ann"].stamina = 1
    assert uses(p) == []


@pytest.mark.rule("MA-ABL-07")
def test_a_monster_pays_in_its_own_turn() -> None:
    """Of 5 stamina it pays 3, and has 2 left to walk."""
    ogre = {**ROCK, "id": "ogre", "stamina": 5, "active": ["Pay 3 stamina: threat +1"]}
    p = position("a . . . . . . .", monsters=[ogre, {**ROCK, "id": "wolf", "stamina": 3, "passive": ["Immobile"]}], draws=CALM)
    with p.arrange():
        p.put("ogre", "8,1")
        p.put("wolf", "8,8")
    p.begin().go("pass").until("act")
    assert ([e.figure for e in p.told(Used)], p.s.threat, p.where("ogre")) == (["ogre"], 1, "6,1")


@pytest.mark.rule("MA-ABL-07")
def test_an_active_ability_without_a_price_is_refused() -> None:
    refused("active", "Threat +1")


COSTS = [("2 stamina", 2, 0, 0), ("2 essence", 0, 2, 0), ("2 health", 0, 0, 2), ("1 stamina, 2 essence", 1, 2, 0), ("1 stamina, 3 health", 1, 0, 3),
         ("1 essence, 2 health", 0, 1, 2), ("3 stamina, 2 essence, 1 health", 3, 2, 1)]  # fmt: skip


@pytest.mark.rule("MA-ABL-08")
@pytest.mark.parametrize(("price", "stamina", "essence", "health"), COSTS)
def test_a_cost_is_made_of_stamina_essence_and_health(price: str, stamina: int, essence: int, health: int) -> None:
    """With exactly so much it can be paid, and nothing is left but the last health."""
    p = position("a . b", explorers=2, explorer={"ann": {"active": [f"Pay {price}: threat +1"]}})
    with p.arrange() as s:
        ann = s.explorers["ann"]
        ann.stamina, ann.essence, ann.health = stamina, essence, health + 1
    p.begin("ann").go(ANN + "0")
    left = p.explorer()
    assert (p.s.threat, left.stamina, left.essence, left.health) == (1, 0, 0, 1)


@pytest.mark.rule("MA-ABL-08")
@pytest.mark.parametrize(("stamina", "essence", "health", "able"), [
    (3, 2, 4, True), (2, 2, 4, False), (3, 1, 4, False), (3, 2, 2, True), (3, 2, 1, True), (3, 2, 0, False),
])  # fmt: skip
def test_an_ability_of_which_a_part_cannot_be_paid_is_not_offered(stamina: int, essence: int, health: int, able: bool) -> None:
    """The last health can be paid. Here there is none left to pay with only because it cannot be lost."""
    people = {"ann": {"active": ["Pay 3 stamina, 2 essence, 1 health: threat +1"], "passive": ["Health cannot be lost"] * (not health)}}
    p = position("a . b", explorers=2, explorer=people)
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence, s.explorers["ann"].health = stamina, essence, health or 5
    assert (ANN + "0" in p.begin("ann").keys) == able


@pytest.mark.rule("MA-ABL-08")
def test_a_cost_names_each_thing_once() -> None:
    refused("active", "Pay 1 stamina, 1 essence, 2 stamina: threat +1")


# -- targets ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-12")
def test_whoever_uses_a_target_symbol_chooses_a_legal_target() -> None:
    """All of them are offered, nothing else, and nobody can do without one; nothing has been paid yet."""
    p = facing("Pay 1 stamina, range 3: attack 1/0", drawing="a . . b . .", at="2,3", others=["4,3", "5,1"], explorers=2, rolls="3")
    p.go(ANN + "0")
    assert (p.prompt, p.decision.seat) == ("which-target", 0)
    assert p.keys == ["target:ann", "target:bob", "target:dummy", "target:dummy2"]
    assert (p.explorer().stamina, p.told(Used)) == (6, [])
    p.go("target:dummy2")
    assert ([e.figure for e in p.told(LostHealth)], [e.target for e in p.told(Used)], p.explorer().stamina) == (["dummy2"], ["dummy2"], 5)


@pytest.mark.rule("MA-ABL-12")
@pytest.mark.parametrize(("at", "able"), [("3,1", True), ("4,1", False)])
def test_without_a_legal_target_an_ability_cannot_be_used(at: str, able: bool) -> None:
    """An explorer cannot be banished, so neither ann nor bob will do."""
    p = facing("Pay 1 stamina, range 2: banish", at=at, drawing="a .\nb .", explorers=2)
    assert (ANN + "0" in p.keys) == able


@pytest.mark.rule("MA-ABL-12")
def test_a_target_can_be_a_space() -> None:
    """The spaces in reach that are beside an open door; without any the ability is not offered."""
    line = "Pay 1 stamina, range 2: close the target door"
    p = position("a .!. . . .", explorer={"ann": {"active": [line]}}).begin().go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-target", ["space:2,1", "space:3,1"])
    p.go("space:3,1")
    assert ([e.how for e in p.told(DoorMoved)], ANN + "0" in p.keys) == (["close"], False)


@pytest.mark.rule("MA-ABL-12")
@pytest.mark.parametrize(("at", "found"), [("4,1", "ann"), ("4,3", "bob"), ("7,2", "")])
def test_a_predictable_monster_needs_a_legal_target_too(at: str, found: str) -> None:
    """Somebody in range 3: ann on 1,1 or bob on 1,3. Otherwise it does nothing, rather than harm itself."""
    ogre = {**ROCK, "id": "ogre", "stamina": 1, "active": ["Pay 1 stamina, range 3: lose 1 health"], "passive": ["Immobile"]}
    p = position("a .\n- - - - - - - - - -\n. .\n- - - - - - - - - -\nb .", explorers=2, monsters=[ogre], draws=CALM)
    with p.arrange():
        p.put("ogre", at)
    p.begin("ann").rest().until("who-acts")
    assert ([e.target for e in p.told(Used)], [e.figure for e in p.told(LostHealth)]) == ([found] * bool(found), [found] * bool(found))


@pytest.mark.rule("MA-ABL-13")
@pytest.mark.parametrize(("line", "found"), [
    ("banish; restore 1 health, on yourself", ["rock"]), ("restore 1 health; banish, on the nearest monster", ["ann", "bob", "rock"]),
    ("push 1, on explorers; attack 1/0", ["ann", "bob", "rock", "barrel"]), ("push 1; attack 1/0, on monsters", ["ann", "bob", "rock"]),
])  # fmt: skip
def test_a_target_is_chosen_for_the_effects_that_name_nobody(line: str, found: list[str]) -> None:
    """Only monsters can be banished, and only an attack can be on a barrel."""
    p = position("a b .\n. B", explorers=2, explorer={"ann": {"active": [f"Pay 1 stamina, range 3 over obstacles: {line}"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "3,1", wounds=1)
    p.begin("ann").go(ANN + "0")
    aims = [o.key.partition(":")[0] if o.key.startswith("barrel") else o.figure for o in p.decision.options if not o.key.startswith("space")]
    assert (aims if p.prompt == "which-target" else [e.target for e in p.told(Used)]) == found


@pytest.mark.rule("MA-ABL-13")
def test_without_a_target_an_ability_affects_whoever_uses_it() -> None:
    ogre = {**ROCK, "id": "ogre", "stamina": 1, "active": ["Pay 1 stamina: restore 1 health"], "passive": ["Immobile"]}
    first = {**CHAPTERS[0], "active": ["Pay 1 stamina: restore 1 health"]}
    p = position("a b", explorers=2, monsters=[ogre, {**ROCK, "id": "wolf"}], chapters=[first, *CHAPTERS[1:]], draws=CALM)
    with p.arrange() as s:
        p.put("ogre", "3,1", wounds=1)
        p.put("wolf", "4,1", wounds=1)
        s.explorers["ann"].health = s.explorers["bob"].health = 2
    p.begin("bob").go("use:chapter/trial/1/active/0").rest().until("who-acts")
    assert (p.explorer().health, p.explorer("bob").health, p.monster("ogre").wounds, p.monster("wolf").wounds) == (2, 3, 0, 1)


@pytest.mark.rule("MA-ABL-13")
@pytest.mark.parametrize(("whom", "found"), [
    ("", [3, 2]), (", on yourself", [3, 2]), (", on explorers", [3, 3]), (", on adjacent explorers", [2, 3]),
])  # fmt: skip
def test_an_ability_that_says_so_affects_others(whom: str, found: list[int]) -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": [f"Pay 1 stamina: restore 1 health{whom}"]}})
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 2
    p.begin("ann").go(ANN + "0")
    assert [p.explorer().health, p.explorer("bob").health] == found


# -- carrying it out ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-14")
def test_one_ability_is_done_before_the_next_begins() -> None:
    """While ann still walks she has nothing else to use, and neither has bob, who could act between actions."""
    people = {"ann": {"active": ["Pay 1 stamina: restore 1 health; move up to 2; threat +1", THREAT]}, "bob": {"active": ["Pay 1 health: threat +1"]}}
    p = position("a . .\n. . b", explorers=2, explorer=people)
    with p.arrange() as s:
        s.explorers["ann"].health = 2
    p.begin("ann")
    assert (uses(p), offered(p)) == (["explorer/ann"] * 2, ["free:explorer/bob/active/0"])
    p.go(ANN + "0", "move:2,1")
    assert (p.prompt, uses(p), offered(p), p.explorer().health, p.s.threat) == ("move-on", [], [], 3, 0)
    p.go("stop")
    assert (p.prompt, uses(p), offered(p), p.s.threat) == ("act", ["explorer/ann"] * 2, ["free:explorer/bob/active/0"], 1)


@pytest.mark.rule("MA-ABL-15")
@pytest.mark.parametrize(("line", "left"), [
    ("restore 2 health; lose 1 health", 4), ("lose 1 health; restore 2 health", 5), ("lose 1 health; restore 1 health; lose 2 health", 3),
    ("(lose 1 health; restore 2 health); lose 1 health", 4), ("2 times (lose 2 health; restore 1 health)", 3),
])  # fmt: skip
def test_effects_are_resolved_in_the_printed_order(line: str, left: int) -> None:
    """At first ann has all of her 5 health."""
    p = position("a", explorer={"ann": {"active": [f"Pay 1 stamina: {line}"]}}).begin().go(ANN + "0")
    assert p.explorer().health == left


@pytest.mark.rule("MA-ABL-15")
def test_an_effect_that_can_be_resolved_is_not_skipped() -> None:
    """Somebody has to be picked, though only explorers are there; nobody is asked whether the rest takes place."""
    p = position("a b", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: lose 1 health, on any explorer; threat +1; push 1, on explorers"]}})
    p.begin("ann").go(ANN + "0")
    assert (p.prompt, p.keys) == ("which-unit", ["unit:ann", "unit:bob"])
    p.go("unit:bob", "unit:bob")
    assert (p.explorer("bob").health, p.s.threat, p.where("bob"), p.where("ann"), p.prompt) == (4, 1, "3,1", "1,1", "act")


@pytest.mark.rule("MA-ABL-15")
def test_an_effect_that_cannot_be_resolved_does_not_stop_the_others() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lose 1 health, on the nearest monster; restore 1 health; threat +1"]}})
    p.begin().go(ANN + "0")
    assert (p.s.threat, p.prompt) == (1, "act")


@pytest.mark.rule("MA-ABL-16")
def test_an_ability_can_be_used_as_often_as_it_can_be_paid() -> None:
    people = {"ann": {"active": ["Pay 2 stamina: threat +1", "Pay 1 health: gain 1 essence"]}}
    p = position("a", explorer=people).begin().go(ANN + "0", ANN + "1", ANN + "0", ANN + "0")
    assert (p.s.threat, p.explorer().stamina, ANN + "0" in p.keys, ANN + "1" in p.keys) == (3, 0, False, True)


@pytest.mark.rule("MA-ABL-17")
@pytest.mark.parametrize(("price", "free"), [("1 stamina", False), ("1 stamina, 1 health", False), ("1 health", True)])
def test_what_costs_stamina_is_used_only_in_ones_own_turn(price: str, free: bool) -> None:
    """Bob is offered it in his turn; neither in ann's nor while monsters act, though he has stamina left."""
    p = position("a . b", explorers=2, explorer={"bob": {"active": [f"Pay {price}: threat +1"]}}, draws=CALM)
    with p.arrange() as s:
        p.put("stone", "9,9")
        s.threat = 0
    p.begin("bob")
    assert uses(p) == ["explorer/bob"]
    with p.arrange() as s:
        s.turn = None
    p.begin("ann")
    assert offered(p) == ["free:explorer/bob/active/0"] * free
    p.rest()
    asked = []
    while p.s.phase != "explorers":
        asked += [key for key in p.keys if key.startswith("free:")]
        p.go("go-on")
    assert bool(asked) == free


@pytest.mark.rule("MA-ABL-18")
def test_a_passive_ability_costs_nothing_and_always_works() -> None:
    """In ann's turn, in bob's and in that of a monster; without stamina too. Nobody uses it."""
    people = {"ann": {"passive": ["Armor +1", "Attack rolls +1"], "active": ["Pay 6 stamina, melee: attack 1/0"]}}
    p = position("a b\n. .", explorers=2, explorer=people, rolls="2 2 3", draws=CALM)
    with p.arrange():
        p.put("brute", "1,2")
    assert armor(p) == 3
    p.begin("ann").go(ANN + "0", "target:brute")
    assert ([e.result for e in p.told(Attacked)], p.monster().wounds, p.explorer().stamina, armor(p)) == ([3], 1, 0, 3)
    assert (uses(p), offered(p)) == (["explorer/bob"], [])
    p.go("pass").until("who-acts", monster_acts="ability:monster/brute/active/0:ann")
    assert ([(e.figure, e.against) for e in p.told(Evaded)], [e.figure for e in p.told(LostHealth)]) == ([("ann", 3)], ["brute", "ann"])


@pytest.mark.rule("MA-ABL-18")
@pytest.mark.parametrize("line", ["Pay 1 stamina: armor +1", "Pay 1 stamina: threat +1"])
def test_a_passive_ability_with_a_price_is_refused(line: str) -> None:
    refused("passive", line)


@pytest.mark.rule("MA-ABL-28")
@pytest.mark.parametrize(("roll", "wounds"), [("0", 0), ("3", 1)])
def test_what_follows_an_attack_does_not_depend_on_damage(roll: str, wounds: int) -> None:
    p = facing("Pay 1 stamina, melee: attack 1/0; push 1; threat +1", drawing="a . .", rolls=roll)
    p.go(ANN + "0", "target:dummy")
    assert (p.monster("dummy").wounds, p.where("dummy"), p.s.threat) == (wounds, "3,1", 1)
    assert [type(e) for e in p.table.events if isinstance(e, (Attacked, Went))] == [Attacked, Went]


@pytest.mark.rule("MA-ABL-28")
@pytest.mark.parametrize(("roll", "threat", "essence"), [("0", 0, 0), ("3", 1, 1)])
def test_it_does_if_the_text_says_so(roll: str, threat: int, essence: int) -> None:
    """One ability asks whether somebody is wounded; one waits for damage."""
    line = "Pay 1 stamina, melee: attack 1/0; if there is a wounded monster then threat +1"
    p = facing(line, rolls=roll, passive=["When you deal damage: gain 1 essence"]).go(ANN + "0", "target:dummy")
    assert (p.s.threat, p.explorer().essence) == (threat, essence)
