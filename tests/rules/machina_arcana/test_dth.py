"""How explorers and monsters leave the game: what becomes of their cards, who killed them, and who gains by it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import (
    Banished,
    Destroyed,
    EssenceGained,
    GameLost,
)
from undercroft.games.machina_arcana.state import Gear

from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1", "spawn-roll": "1 1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 1, "stamina": 0}
HURT = "Pay 1 stamina, range 9 over obstacles: lose 5 health"
SHOT = "Pay 1 stamina, range 9 over obstacles: attack 1/0"


def asked(p: Position) -> tuple[str, int, list[str]]:
    """The question, the seat, and the options."""
    return p.prompt, p.decision.seat, p.keys


def fates(p: Position) -> list[tuple[str, str]]:
    """Who was destroyed, and by whom."""
    return [(e.figure, e.by) for e in p.told(Destroyed)]


# -- explorers ---------------------------------------------------------------------------------------------------------------------
def slain(drawing: str = "a . . b", *, explorers: int = 2, own: dict[str, Any] | None = None, **content: Any) -> Position:
    """bob, in his turn, can make ann lose all her health."""
    people = {"bob": {"active": [HURT]}, "ann": own or {}}
    return position(drawing, explorers=explorers, explorer=people, draws={**CALM, **content.pop("draws", {})}, **content)


@pytest.mark.rule("MA-DTH-01")
@pytest.mark.parametrize(("loss", "destroyed"), [(4, False), (5, True), (6, True)])
def test_an_explorer_without_health_is_destroyed(loss: int, destroyed: bool) -> None:
    p = position("a . . b", explorers=2, explorer={"bob": {"active": [f"Pay 1 stamina, range 9: lose {loss} health"]}})
    p.begin("bob").go(BOB + "0", "target:ann")
    assert fates(p) == ([("ann", "bob")] if destroyed else [])
    assert (p.explorer("ann").dead, p.explorer("ann").health) == ((1, 0) if destroyed else (0, 1))


@pytest.mark.rule("MA-DTH-01")
@pytest.mark.parametrize(("line", "ann", "keys", "victim"), [
    ("Pay 1 stamina, range 9: push 1", "4,1", [ANN + "0", "target:bob"], "bob"),
    ("Pay 1 stamina, range 9: pull 1", "1,1", [ANN + "0", "target:bob"], "bob"),
    ("Pay 1 stamina, range 9: transfer up to 1", "4,1", [ANN + "0", "target:bob", "space:2,1"], "bob"),
    ("Pay 1 stamina: move up to 1", "1,1", [ANN + "0", "move:2,1"], "ann"), ("Pay 1 stamina: threat +1", "1,1", ["move:2,1"], "ann"),
])  # fmt: skip
def test_an_explorer_who_ends_up_on_a_chasm_is_destroyed(line: str, ann: str, keys: list[str], victim: str) -> None:
    p = position(". ~ b .", explorers=2, explorer={"ann": {"active": [line]}})
    with p.arrange():
        p.stand("ann", ann)
    p.begin("ann").go(*keys)
    assert [figure for figure, _ in fates(p)] == [victim]
    assert (p.explorer(victim).dead, p.where(victim)) == (1, "")


@pytest.mark.rule("MA-DTH-02")
def test_a_destroyed_explorer_leaves_nothing_on_the_table() -> None:
    own = {"active": ["Pay 1 stamina, range 9: lasting 2x armor +1"], "passive": ["Armor +1, on explorers"], "essence": 5}
    p = slain(explorers=3, own=own)
    with p.arrange() as s:
        s.explorers["ann"].essence = 0
    p.begin("ann").go(ANN + "0", "target:bob", "pass")
    assert (p.game.traits("bob").armor, len(p.s.lasting)) == (4, 1)
    p.begin("bob").go(BOB + "0", "target:ann")
    ann = p.explorer("ann")
    assert (p.where("ann"), ann.health, ann.stamina, ann.essence, ann.dead, p.s.lasting) == ("", 0, 0, 0, 1, [])
    assert p.game.traits("bob").armor == 2
    assert "ann" not in p.game.standing()
    p.go("pass", "pass")
    assert (p.s.round, asked(p)[2]) == (2, ["turn:bob", "turn:cid"])


@pytest.mark.rule("MA-DTH-02")
def test_the_dead_are_counted_in_their_order() -> None:
    p = slain(explorers=3).begin("bob").go(BOB + "0", "target:cid", BOB + "0", "target:ann")
    assert [p.explorer(id).dead for id in ("ann", "bob", "cid")] == [2, 0, 1]


@pytest.mark.rule("MA-DTH-03")
def test_the_items_of_a_destroyed_explorer_go_on_top_of_the_item_discard_pile() -> None:
    salts = {"id": "salts", "type": "consumable", "active": ["Pay 1 stamina: threat +1"]}
    p = slain(items=[{"id": "lamp", "type": "artifact"}, {"id": "bell", "type": "artifact"}, salts])
    with p.arrange() as s:
        p.own("ann", "salts", "bell")
        s.explorers["ann"].gear, s.items, s.explorers["bob"].items = [Gear("lamp")], ["trinket"], []
        s.decks["artifact"].pile = []
    p.begin("bob").go(BOB + "0", "target:ann")
    assert (p.s.items[0], sorted(p.s.items[1:])) == ("trinket", ["bell", "lamp", "salts"])
    assert (p.explorer("ann").items, p.explorer("ann").gear) == ([], [])


@pytest.mark.rule("MA-DTH-04")
def test_the_personal_events_of_a_destroyed_explorer_go_to_the_box() -> None:
    grudge = {"id": "grudge", "kind": "explorer", "scenario": "trial", "personal": True, "passive": ["Armor +1, on explorers"]}
    p = slain(events=[grudge])
    with p.arrange() as s:
        s.explorers["ann"].personal, s.decks["explorer"].pile, s.explorer_events = ["grudge"], [], ["calm"]
    p.begin("bob").go(BOB + "0", "target:ann")
    assert (p.explorer("ann").personal, p.s.explorer_events, p.s.decks["explorer"].pile) == ([], ["calm"], [])
    assert (p.game.explorer_event, p.game.traits("bob").armor) == ("calm", 2)


@pytest.mark.rule("MA-DTH-05")
def test_the_player_of_a_destroyed_explorer_moves_the_monsters() -> None:
    p = slain(rolls="0 " * 9)
    with p.arrange():
        p.put("brute", "5,2")
    p.begin("bob").go(BOB + "0", "target:ann", "pass")
    assert (p.prompt, p.decision.args["figure"]) == ("control-monster", "brute")
    assert p.decision.group is not None
    assert p.decision.group.seats == (0,)


@pytest.mark.rule("MA-DTH-05")
@pytest.mark.parametrize(("left", "lost"), [(False, True), (True, False)])
def test_if_the_last_explorer_is_destroyed_the_scenario_is_lost_at_once(left: bool, lost: bool) -> None:
    """An explorer who has left the board still lives."""
    p = slain(chapters=[*CHAPTERS[:2], {**CHAPTERS[1], "enters": ["Place the entry token"]}, CHAPTERS[2]])
    with p.arrange() as s:
        s.explorers["ann"].cell = -1
        s.explorers["ann"].left, s.explorers["ann"].dead = left, int(not left)
    p.begin("bob").go(BOB + "0")
    assert (p.s.outcome, len(p.told(GameLost))) == ("lost" if lost else None, int(lost))
    assert (p.table.decision is None) == lost
    assert p.explorer("bob").dead == (2 if lost else 1)


# -- monsters ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-06")
@pytest.mark.parametrize(("wounds", "destroyed"), [(0, False), (1, True)])
def test_a_monster_without_health_is_destroyed(wounds: int, destroyed: bool) -> None:
    p = position("a . . .", explorer={"ann": {"active": [SHOT]}}, monsters=[{**ROCK, "health": 2}], rolls="3")
    with p.arrange():
        p.put("rock", "4,1", wounds=wounds)
    p.begin().go(ANN + "0", "target:rock")
    assert (fates(p), "rock" in p.s.monsters) == ([("rock", "ann")] if destroyed else [], not destroyed)
    assert (p.s.fallen, len(p.game.standing())) == (["rock"] if destroyed else [], 1 if destroyed else 2)


@pytest.mark.rule("MA-DTH-06")
@pytest.mark.parametrize("what", ["push 1", "transfer up to 1", "move up to 1"])
def test_a_monster_on_a_chasm_is_destroyed(what: str) -> None:
    p = position("a . . ~", explorer={"ann": {"active": [f"Pay 1 stamina, range 9: {what}"]}}, monsters=[{**ROCK, "health": 9}])
    with p.arrange():
        p.put("rock", "3,1")
    p.begin().go(ANN + "0", "target:rock")
    if p.prompt != "act":
        p.go(next(key for key in p.keys if key.endswith(":4,1")))
    assert (fates(p), p.s.monsters, p.s.fallen) == ([("rock", "ann")], {}, ["rock"])


@pytest.mark.rule("MA-DTH-07")
def test_what_a_monster_does_when_it_is_destroyed_is_resolved() -> None:
    """One effect after the other, of this monster only."""
    lines = ["When this is destroyed: threat +1", "When this is destroyed: lose 1 health, on explorers"]
    twins = [{**ROCK, "id": id, "passive": lines} for id in ("twin", "double")]
    p = position("a . . . b", explorers=2, explorer={"ann": {"active": [HURT]}}, monsters=[ROCK, *twins])
    with p.arrange():
        for n, id in enumerate(("rock", "twin", "double")):
            p.put(id, f"{n + 4},3")
    p.begin("ann").go(ANN + "0", "target:rock")
    assert (p.s.threat, p.explorer("bob").health) == (0, 5)
    p.go(ANN + "0", "target:twin").until("act", essence_instead="health")
    assert (p.s.threat, p.explorer("bob").health, p.s.fallen) == (1, 4, ["rock", "twin"])


@pytest.mark.rule("MA-DTH-07")
def test_a_monster_that_clears_the_board_when_it_is_destroyed_goes_to_one_pile_only() -> None:
    omen = {**ROCK, "id": "omen", "passive": ["When this is destroyed: proceed to the next chapter"]}
    second = {**CHAPTERS[1], "enters": ["Place the entry token"]}
    p = position("a . . .", explorer={"ann": {"active": [HURT]}}, monsters=[omen], chapters=[CHAPTERS[0], second, CHAPTERS[2]])
    with p.arrange():
        p.put("omen", "4,3")
        p.put("stone", "9,9")
    p.begin().go(ANN + "0", "target:omen").until("act", enter_at="")
    assert (p.s.chapter, p.s.monsters, sorted(p.s.fallen), p.s.boxed) == (1, {}, ["omen", "stone"], [])


@pytest.mark.rule("MA-DTH-08")
@pytest.mark.parametrize(("card", "level", "boxed"), [
    (1, 1, False), (1, 2, True), (2, 1, False), (2, 2, False), (2, 3, True), (3, 3, False), (3, 5, True),
])  # fmt: skip
def test_a_destroyed_monster_goes_to_the_box_if_the_level_has_passed_it(card: int, level: int, boxed: bool) -> None:
    p = position("a . . .", explorer={"ann": {"active": [HURT]}}, monsters=[{**ROCK, "level": card}])
    with p.arrange() as s:
        s.level, s.fallen, s.boxed = level, ["stone"], ["archer"]
        p.put("rock", "4,1")
    p.begin().go(ANN + "0", "target:rock")
    assert (p.s.fallen, p.s.boxed) == ((["stone"], ["archer", "rock"]) if boxed else (["stone", "rock"], ["archer"]))


@pytest.mark.rule("MA-DTH-08")
def test_the_level_is_compared_after_the_effects_of_the_destruction() -> None:
    omen = {**ROCK, "id": "omen", "passive": ["When this is destroyed: threat +1"]}
    p = position("a . . .", explorer={"ann": {"active": [HURT]}}, monsters=[omen])
    with p.arrange() as s:
        s.threat = 5
        p.put("omen", "4,1")
    p.begin().go(ANN + "0", "target:omen")
    assert (p.s.level, p.s.fallen, p.s.boxed) == (2, [], ["omen"])


@pytest.mark.rule("MA-DTH-09")
@pytest.mark.parametrize(("card", "boxed"), [(4, False), (3, True)])
def test_a_monster_of_level_4_always_goes_to_the_destroyed_pile(card: int, boxed: bool) -> None:
    p = position("a . . .", explorer={"ann": {"active": [HURT]}}, monsters=[{**ROCK, "level": card}])
    with p.arrange() as s:
        s.level = 5
        p.put("rock", "4,1")
    p.begin().go(ANN + "0", "target:rock")
    assert (p.s.fallen, p.s.boxed) == (([], ["rock"]) if boxed else (["rock"], []))


@pytest.mark.rule("MA-DTH-10")
@pytest.mark.parametrize(("essence", "after"), [(0, 1), (4, 5), (5, 5)])
def test_the_explorer_whose_turn_it_is_gains_essence_for_a_destroyed_monster(essence: int, after: int) -> None:
    p = position("a . . . b", explorers=2, explorer={"ann": {"active": [HURT]}}, monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["ann"].essence = essence
        p.put("rock", "4,2")
    p.begin("ann").go(ANN + "0", "target:rock")
    assert [p.explorer(id).essence for id in ("ann", "bob")] == [after, 0]
    assert [(e.figure, e.amount, e.rules) for e in p.told(EssenceGained)] == ([("ann", 1, ("MA-DTH-10",))] if after > essence else [])


@pytest.mark.rule("MA-DTH-10")
def test_it_does_not_matter_who_destroys_the_monster() -> None:
    """The burst takes the rock with it, which nobody killed."""
    burst = {**ROCK, "id": "burst", "passive": ["When this is destroyed: attack 1/0, on adjacent monsters"]}
    p = position("a . . . b", explorers=2, explorer={"ann": {"active": [HURT]}}, monsters=[burst, ROCK], rolls="3")
    with p.arrange():
        p.put("burst", "4,3")
        p.put("rock", "5,4")
    p.begin("ann").go(ANN + "0", "target:burst")
    assert (fates(p), p.explorer("ann").essence) == ([("burst", "ann"), ("rock", "burst")], 2)


@pytest.mark.rule("MA-DTH-10")
def test_a_destroyed_explorer_gives_nobody_essence() -> None:
    p = slain().begin("bob").go(BOB + "0", "target:ann")
    assert (p.explorer("bob").essence, p.told(EssenceGained)) == (0, [])


@pytest.mark.rule("MA-DTH-10")
def test_outside_the_turns_of_explorers_nobody_gains_essence() -> None:
    """In the window of another phase bob destroys a rock."""
    p = position("a . . b", explorers=2, explorer={"bob": {"active": ["Pay 1 health, range 9: lose 1 health"]}}, monsters=[ROCK], draws=CALM)
    with p.arrange():
        p.put("rock", "4,4")
    p.rest().until("window").go("free:explorer/bob/active/0", "target:rock")
    assert (fates(p), p.s.turn) == ([("rock", "bob")], None)
    assert [p.explorer(id).essence for id in ("ann", "bob")] == [0, 0]


KILLERS = {"ann": {"passive": ["When you kill: threat +3"], "active": [SHOT]},
           "bob": {"passive": ["When you kill: threat +1"], "active": ["Pay 1 health, range 9 over obstacles: attack 1/0"]}}  # fmt: skip


@pytest.mark.rule("MA-DTH-11")
def test_out_of_turn_one_explorer_has_the_kill_and_the_other_the_essence() -> None:
    p = position("a . . b", explorers=2, explorer=KILLERS, monsters=[ROCK], rolls="3")
    with p.arrange():
        p.put("rock", "4,4")
    p.begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    p.go("target:rock")
    assert (fates(p), p.s.threat) == ([("rock", "bob")], 1)
    assert [p.explorer(id).essence for id in ("ann", "bob")] == [1, 0]


# -- banished ----------------------------------------------------------------------------------------------------------------------
BANISH = "Pay 1 stamina, range 9: banish"


def banished(*, card: int = 1, level: int = 1, **monster: Any) -> Position:
    """ann has banished a rock; a stone remains."""
    people = {"ann": {"active": [BANISH], "passive": ["When you kill: threat +3"]}}
    p = position("a . . .", explorer=people, monsters=[{**ROCK, "level": card, **monster}])
    with p.arrange() as s:
        s.level = level
        p.put("rock", "4,1", wounds=0)
        p.put("stone", "4,3")
    return p.begin().go(ANN + "0", "target:rock")


@pytest.mark.rule("MA-DTH-12")
@pytest.mark.parametrize(("card", "level", "boxed"), [(1, 1, False), (1, 2, True), (2, 2, False), (3, 5, True), (4, 5, False)])
def test_a_banished_monster_is_removed_with_the_same_comparison_of_levels(card: int, level: int, boxed: bool) -> None:
    p = banished(card=card, level=level)
    assert (p.s.fallen, p.s.boxed, list(p.s.monsters)) == (([], ["rock"], ["stone"]) if boxed else (["rock"], [], ["stone"]))
    assert ([e.figure for e in p.told(Banished)], p.game.standing()) == (["rock"], {"ann": p.cell("1,1"), "stone": p.cell("4,3")})


@pytest.mark.rule("MA-DTH-12")
def test_explorers_cannot_be_banished() -> None:
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [BANISH, "Pay 1 stamina: banish, on units"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "4,3")
        p.put("stone", "1,4")
    p.begin("ann").go(ANN + "0")
    assert p.keys == ["target:rock", "target:stone"]
    p.go("target:stone", ANN + "1")
    assert (list(p.game.standing()), p.s.fallen) == (["ann", "bob"], ["stone", "rock"])


@pytest.mark.rule("MA-DTH-13")
def test_banishing_gives_no_essence() -> None:
    p = banished()
    assert (p.explorer().essence, p.told(EssenceGained), list(p.s.monsters)) == (0, [], ["stone"])


@pytest.mark.rule("MA-DTH-14")
def test_a_banished_monster_was_not_destroyed() -> None:
    p = banished(passive=["When this is destroyed: threat +1"])
    assert (p.s.threat, p.told(Destroyed), list(p.s.monsters)) == (0, [], ["stone"])
