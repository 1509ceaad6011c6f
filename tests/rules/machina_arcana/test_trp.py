"""Trap levers: who sets the traps off, whom they strike, and when they strike again."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, Destroyed, LostHealth, SpaceDestroyed, SpaceUsed, TrapsTriggered
from undercroft.games.machina_arcana.state import Gear, Placed

from .position import CHAPTERS, Position, face, position

LEVER = "activate:2,1"
DICE = {"high-die": "2 2 0 2 2 0", "low-die": "1 1 1"}
"""High dice show 4 together, low dice 3: both are enough against armor 3."""
HORROR = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["trigger traps"]}


def trapped(drawing: str, *, other: str = "", explorers: int = 1, draws: dict[str, str] | None = None, **content: Any) -> Position:
    """ann in her turn, without essence; a second tile lies in the east if it is drawn."""
    tiles = [face("second", other)]
    p = position(drawing, explorers=explorers, tiles=tiles, draws={**DICE, **(draws or {})}, **content)
    if other:
        with p.arrange() as s:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p.begin()


def strikes(p: Position) -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    """Whose attacks were made, on whom, and what the dice showed."""
    return [(e.figure, e.targets, e.faces) for e in p.told(Attacked)]


def controlled(drawing: str, stamina: int = 9, **content: Any) -> Position:
    """A golem in its turn, on 1,1, moved by the player of bob, who is dead; ann is far away."""
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina, **content}
    p = position(drawing + "\n" * (9 - drawing.count("\n")) + "a", explorers=3, monsters=[golem], draws=DICE)
    with p.arrange() as s:
        p.put("golem", "1,1")
        p.put("stone", "5,2")
        s.explorers["bob"].dead, s.explorers["bob"].cell, s.explorers["bob"].health = 1, -1, 0
    return p.begin().until("control-monster")


@pytest.mark.rule("MA-TRP-01")
@pytest.mark.parametrize(("stamina", "possible"), [(1, False), (2, True), (6, True)])
def test_an_explorer_activates_a_lever_for_2_stamina_and_triggers_traps(stamina: int, possible: bool) -> None:
    p = trapped("a L ^", explorers=3)
    with p.arrange() as s:
        p.put("brute", "3,1")
        s.explorers["ann"].stamina = stamina
    p.begin()
    assert (LEVER in p.keys) == possible
    if possible:
        p.go(LEVER)
        assert p.explorer().stamina == stamina - 2
        assert [(e.figure, e.rules) for e in p.told(TrapsTriggered)] == [("ann", ("MA-TRP-05",))]
        assert p.monster().wounds == 1


@pytest.mark.rule("MA-TRP-02")
@pytest.mark.parametrize(("stamina", "possible"), [(2, False), (3, True), (5, True)])
def test_an_unpredictable_monster_activates_a_lever_for_3_stamina(stamina: int, possible: bool) -> None:
    p = controlled(". L\n. . . . ^", stamina)
    assert ("lever:2,1" in p.keys) == possible
    if possible:
        p.go("lever:2,1")
        assert strikes(p) == [("golem", ("stone",), (2, 2, 0))]
        assert [(e.figure, e.space, e.cell) for e in p.told(SpaceUsed)] == [("golem", "lever", p.cell("2,1"))]
        assert p.s.destroyed == [p.cell("2,1")]
        assert p.s.hunt is None or p.s.hunt.stamina == stamina - 3
        assert "lever:2,1" not in p.keys


@pytest.mark.rule("MA-TRP-02", "MA-UNI-11")
@pytest.mark.parametrize(("stamina", "possible"), [(2, False), (3, True)])
def test_so_does_a_monster_that_is_controlled_by_an_ability(stamina: int, possible: bool) -> None:
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina}
    control = {"ann": {"active": ["Pay 1 stamina, range 9: lasting 1x take control"]}}
    p = trapped(". L ^\n. . .\n. a .", monsters=[golem], explorer=control)
    with p.arrange():
        p.put("golem", "1,1")
        p.put("stone", "3,1")
    p.begin().go("use:explorer/ann/active/0", "target:golem").until("control-monster")
    assert (p.decision.seat, "lever:2,1" in p.keys) == (0, possible)
    if possible:
        p.go("lever:2,1")
        assert (strikes(p), p.s.destroyed) == ([("golem", ("stone",), (2, 2, 0))], [p.cell("2,1")])


@pytest.mark.rule("MA-TRP-02")
@pytest.mark.parametrize(("drawing", "levers"), [(". . L", []), (".|L", []), (". .\n. L", ["lever:2,2"]), (". L\nL .", ["lever:2,1", "lever:1,2"])])
def test_the_lever_has_to_be_adjacent_to_the_monster(drawing: str, levers: list[str]) -> None:
    assert [key for key in controlled(drawing).keys if key.startswith("lever")] == levers


@pytest.mark.rule("MA-TRP-03")
def test_a_predictable_monster_never_activates_a_lever() -> None:
    p = trapped("^ . . . . . . L .")
    assert p.game.content.monsters["brute"].text.stamina >= 3
    with p.arrange():
        p.stand("ann", "1,1")
        p.put("brute", "9,1")
    p.begin().until_phase("monsters").until_phase("explorers")
    assert (p.told(TrapsTriggered), p.s.destroyed) == ([], [])


SHOVER = {"id": "shover", "armor": 3, "will": 3, "health": 2, "stamina": 2, "active": ["Pay 2 stamina, melee: push 1"]}


@pytest.mark.rule("MA-TRP-03")
def test_a_push_by_a_predictable_monster_sets_a_lever_off() -> None:
    p = trapped(". ^ L", monsters=[SHOVER])
    with p.arrange():
        p.stand("ann", "2,1")
        p.put("shover", "1,1")
    p.begin().until_phase("monsters").until_phase("explorers")
    assert strikes(p) == [("shover", ("ann",), (2, 2, 0))]
    assert (p.where("ann"), p.explorer().health, p.s.destroyed) == ("2,1", 4, [p.cell("3,1")])


@pytest.mark.rule("MA-PSH-11", "MA-TRP-04")
@pytest.mark.parametrize(("effect", "drawing", "at", "stops"), [
    ("push 2", ".\n. a . . . L", "4,2", "5,2"), ("pull 2", ".\n. a L . . .", "5,2", "4,2"),
])  # fmt: skip
def test_a_unit_that_would_be_pushed_or_pulled_onto_a_lever_activates_it(effect: str, drawing: str, at: str, stops: str) -> None:
    p = trapped(drawing + "\n^", explorer={"ann": {"active": [f"Pay 1 stamina, range 3 over obstacles: {effect}"]}})
    with p.arrange():
        p.put("brute", at)
        p.put("stone", "1,3")
    p.begin().go("use:explorer/ann/active/0", "target:brute")
    assert strikes(p) == [("ann", ("stone",), (2, 2, 0))]
    assert p.where("brute") == stops
    assert [e.rules for e in p.told(SpaceDestroyed)] == [("MA-PSH-14",)]
    assert p.explorer().stamina == 5


@pytest.mark.rule("MA-TRP-05")
def test_traps_attack_all_units_on_trap_spaces_of_the_active_units_tile_with_3_high_dice() -> None:
    p = trapped("a L ^ .\n. B . ^", other="^")
    with p.arrange():
        for id, space in (("brute", "3,1"), ("archer", "4,2"), ("stone", "11,1")):
            p.put(id, space)
    p.begin().go(LEVER).until("act")
    assert strikes(p) == [("ann", ("brute", "archer"), (2, 2, 0))]
    assert (p.monster("brute").wounds, "archer" in p.s.monsters, p.monster("stone").wounds) == (1, False, 0)
    assert (p.told(Attacked)[0].barrels, p.told(Attacked)[0].magical) == (0, False)


@pytest.mark.rule("MA-TRP-05")
def test_units_beside_traps_are_not_struck() -> None:
    p = trapped("a L ^ .")
    with p.arrange():
        p.put("brute", "4,1")
    p.begin().go(LEVER)
    assert (strikes(p), p.monster().wounds, len(p.told(TrapsTriggered))) == ([], 0, 1)


@pytest.mark.rule("MA-TRP-05")
def test_the_tile_is_that_of_the_unit_and_not_that_of_the_lever() -> None:
    """ann reaches a lever on the next tile across the border."""
    p = trapped("^", other="^\n\n\nL")
    with p.arrange():
        p.stand("ann", "10,5")
        p.put("brute", "1,1")
        p.put("archer", "11,1")
    p.begin().go("activate:11,4")
    assert strikes(p) == [("ann", ("brute",), (2, 2, 0))]
    assert p.s.destroyed == [p.cell("11,4")]


TWO = "a L ^\n. . .\n. . .\nb L c"


@pytest.mark.rule("MA-TRP-06")
def test_if_another_explorer_is_adjacent_to_another_lever_the_traps_strike_again_with_3_low_dice() -> None:
    p = trapped(TWO, explorers=2)
    with p.arrange():
        p.put("brute", "3,1")
    p.begin().go(LEVER)
    assert strikes(p) == [("ann", ("brute",), (2, 2, 0)), ("ann", ("brute",), (1, 1, 1))]
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("brute", "ann")]


@pytest.mark.rule("MA-TRP-06")
@pytest.mark.parametrize(("where", "lever", "again"), [
    ("2,2", "", False), ("2,2", "1,3", True), ("3,4", "", False), ("15,5", "15,4", True), ("15,5", "15,3", False), ("15,5", "wall", False),
])  # fmt: skip
def test_it_has_to_be_another_lever_and_adjacent_on_any_tile(where: str, lever: str, again: bool) -> None:
    first = "a L ^\n. . .\nL . ." if lever == "1,3" else "a L ^"
    second = {"15,4": "^\n\n\n. . . . L", "15,3": "^\n\n. . . . L", "wall": "^\n\n\n. . . . L\n        -"}.get(lever, "^")
    p = trapped(first, other=second, explorers=2)
    with p.arrange():
        p.stand("bob", where)
        p.put("brute", "3,1")
    p.begin().go(LEVER)
    assert len(strikes(p)) == (2 if again else 1)


@pytest.mark.rule("MA-TRP-06")
@pytest.mark.parametrize("who", ["monster", "herself", "left", "dead"])
def test_neither_monsters_nor_the_active_explorer_nor_the_absent_count(who: str) -> None:
    p = trapped("a L ^\nL . .\n. . b\n. . L", explorers=2)
    with p.arrange() as s:
        p.put("brute", "3,1")
        p.put("stone", "3,5" if who == "monster" else "9,9")
        p.stand("bob", "8,8")
        if who in ("left", "dead"):
            s.explorers["bob"].cell = -1
            s.explorers["bob"].left, s.explorers["bob"].dead = who == "left", 1 if who == "dead" else 0
    p.begin().go(LEVER)
    assert len(strikes(p)) == 1


@pytest.mark.rule("MA-TRP-06")
def test_when_a_monster_sets_the_traps_off_they_strike_once() -> None:
    p = controlled(". L\n. . . . ^\n. . . . . . . L")
    with p.arrange():
        p.stand("cid", "8,4")
    p.until("control-monster").go("lever:2,1")
    assert strikes(p) == [("golem", ("stone",), (2, 2, 0))]


@pytest.mark.rule("MA-TRP-06")
@pytest.mark.parametrize("health", [1, 2])
def test_if_the_traps_kill_who_set_them_off_they_do_not_strike_again(health: int) -> None:
    p = trapped("^ L ^\n. . .\n. . .\nb L c", explorers=2)
    with p.arrange() as s:
        p.stand("ann", "1,1")
        p.put("brute", "3,1")
        s.explorers["ann"].health = health
    p.begin().go(LEVER).until("act")
    assert len(strikes(p)) == (2 if health > 1 else 1)
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-TRP-06")
@pytest.mark.parametrize("health", [1, 2])
def test_an_explorer_who_dies_of_the_first_strike_does_not_make_them_strike_again(health: int) -> None:
    """bob stands on a trap beside the other lever; armor 2 does not help him."""
    p = trapped("a L ^\n. . .\n. . .\n^ L c", explorers=2)
    with p.arrange() as s:
        p.stand("bob", "1,4")
        p.put("brute", "3,1")
        s.explorers["bob"].health = health
    p.begin().go(LEVER).until("act")
    assert [targets for _, targets, _ in strikes(p)] == [("bob", "brute")] * health


@pytest.mark.rule("MA-TRP-07")
def test_the_repeat_makes_a_new_roll_and_leaves_the_second_lever() -> None:
    p = trapped(TWO, explorers=2, draws={"high-die": "0 0 0", "low-die": "1 1 2"})
    with p.arrange():
        p.put("brute", "3,1")
    p.begin().go(LEVER)
    assert [e.result for e in p.told(Attacked)] == [0, 4]
    assert p.monster().wounds == 1
    assert p.s.destroyed == [p.cell("2,1")]
    with p.arrange():
        p.stand("ann", "1,3")
    assert "activate:2,4" in p.begin().keys


@pytest.mark.rule("MA-TRP-08")
def test_the_traps_strike_again_only_once_however_many_stand_by_levers() -> None:
    p = trapped("a L ^\n. . .\n. . .\nb L c\n. . L d", explorers=4)
    with p.arrange():
        p.put("brute", "3,1")
    p.begin().go(LEVER)
    assert len(strikes(p)) == 2


@pytest.mark.rule("MA-TRP-08")
@pytest.mark.parametrize(("gone", "again"), [([], True), (["2,4"], True), (["2,4", "2,5"], False)])
def test_the_other_lever_must_not_be_destroyed(gone: list[str], again: bool) -> None:
    p = trapped("a L ^\n. . .\n. . .\nb L .\n. L .", explorers=2)
    with p.arrange() as s:
        p.put("brute", "3,1")
        s.destroyed = [p.cell(space) for space in gone]
    p.begin().go(LEVER)
    assert len(strikes(p)) == (2 if again else 1)


@pytest.mark.rule("MA-TRP-09")
def test_the_repeat_attacks_the_tile_of_the_active_explorer_again() -> None:
    p = trapped("a L ^", other="^ . . b\n. . . L", explorers=2)
    with p.arrange():
        p.stand("bob", "14,1")
        p.put("brute", "3,1")
        p.put("stone", "11,1")
    p.begin().go(LEVER)
    assert [(figure, targets) for figure, targets, _ in strikes(p)] == [("ann", ("brute",)), ("ann", ("brute",))]


@pytest.mark.rule("MA-TRP-10")
@pytest.mark.parametrize("bob", ["9,9", "2,4"])
def test_without_an_active_unit_the_traps_of_all_tiles_strike_once(bob: str) -> None:
    stronger = {"ann": {"passive": ["attack rolls +1"]}}
    p = trapped("a . ^\n. . .\n. L .", other="^", explorers=2, events=[HORROR], draws={"horror-roll": "9"}, explorer=stronger)
    with p.arrange() as s:
        p.stand("bob", bob)
        p.put("brute", "3,1")
        p.put("stone", "11,1")
        s.spawn = 0
    p.rest().until_phase("monsters")
    assert [strike for strike in strikes(p) if not strike[0]] == [("", ("brute", "stone"), (2, 2, 0))]
    assert (p.told(Attacked)[0].nobody, p.told(Attacked)[0].result) == (True, 4)
    assert [(e.figure, e.rules) for e in p.told(TrapsTriggered)] == [("", ("MA-TRP-10",))]
    assert (p.monster().wounds, next((e.figure, e.by) for e in p.told(Destroyed)), p.s.destroyed) == (1, ("stone", ""), [])


@pytest.mark.rule("MA-TRP-10")
def test_a_horror_event_has_no_active_unit_even_in_the_turn_of_an_explorer() -> None:
    p = trapped("a E ^\n. . .\n. . .\nb L .", other="^", explorers=2, events=[HORROR], draws={"event-space": "1"})
    with p.arrange() as s:
        p.put("brute", "3,1")
        p.put("archer", "11,1")
        s.horror_events = ["dusk"]
        s.decks["horror"].pile = []
    p.begin().go("roll:2,1")
    assert strikes(p) == [("", ("brute", "archer"), (2, 2, 0))]


@pytest.mark.rule("MA-TRP-11")
def test_one_roll_is_made_for_all_who_are_caught() -> None:
    """The roll of 4 is enough for the brute and the archer, but not for the golem."""
    golem = {"id": "golem", "armor": 5, "will": 0, "health": 2, "stamina": 0}
    p = trapped("a L ^ ^ ^", monsters=[golem])
    with p.arrange():
        for id, space in (("brute", "3,1"), ("archer", "4,1"), ("golem", "5,1")):
            p.put(id, space)
    p.begin().go(LEVER).until("act")
    assert strikes(p) == [("ann", ("brute", "archer", "golem"), (2, 2, 0))]
    assert (p.monster("brute").wounds, "archer" in p.s.monsters, p.monster("golem").wounds) == (1, False, 0)


@pytest.mark.rule("MA-TRP-12")
def test_traps_strike_explorers_too_even_the_one_who_sets_them_off() -> None:
    p = trapped("^ L ^\n. . .", explorers=2)
    with p.arrange() as s:
        p.stand("ann", "1,1")
        p.stand("bob", "3,1")
        s.explorers["bob"].health = 3
    p.begin().go(LEVER).until("act")
    assert [targets for _, targets, _ in strikes(p)] == [("ann", "bob")]
    assert (p.explorer("ann").health, p.explorer("bob").health) == (4, 2)


@pytest.mark.rule("MA-TRP-12")
@pytest.mark.parametrize("nature", ["ethereal", "immobile"])
def test_traps_strike_ethereal_and_immobile_units(nature: str) -> None:
    ghost = {"id": "ghost", "armor": 3, "will": 3, "health": 2, "stamina": 0, "passive": [nature]}
    p = trapped("a L ^", monsters=[ghost])
    with p.arrange():
        p.put("ghost", "3,1")
    p.begin().go(LEVER)
    assert p.monster("ghost").wounds == 1


@pytest.mark.rule("MA-TRP-13")
def test_the_attack_belongs_to_the_explorer_who_set_the_traps_off() -> None:
    """Modifiers, both kinds of moments, and the kill are ann's, and not bob's."""
    mine = ["attack rolls +1", "melee attack rolls +5", "When you deal damage: restore 1 stamina", "When you kill: restore 1 health"]
    p = trapped("a L ^\n. . b", explorers=2, explorer={"ann": {"passive": mine}, "bob": {"passive": ["When you kill: threat +1"]}})
    with p.arrange() as s:
        p.put("stone", "3,1")
        s.explorers["ann"].health = 1
    p.begin().go(LEVER)
    assert [e.result for e in p.told(Attacked)] == [5]
    assert (p.explorer().stamina, p.explorer().health, p.explorer().essence, p.s.threat) == (5, 2, 1, 0)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("stone", "ann")]


@pytest.mark.rule("MA-TRP-13")
def test_ann_raises_the_roll_of_the_traps_with_essence() -> None:
    p = trapped("a L ^", draws={"high-die": "1 1 0"})
    with p.arrange() as s:
        p.put("brute", "3,1")
        s.explorers["ann"].essence = 1
    p.begin().go(LEVER)
    assert (p.prompt, p.keys) == ("raise-roll", ["no-essence", "essence:1"])
    p.go("essence:1")
    assert (p.monster().wounds, p.explorer().essence) == (1, 0)


@pytest.mark.rule("MA-TRP-13")
def test_the_attack_of_a_lever_that_a_monster_pulls_belongs_to_the_monster() -> None:
    p = controlled(". L\n. . . . ^", passive=["attack rolls -1", "When you deal damage: threat +1"]).go("lever:2,1")
    assert [(e.figure, e.result) for e in p.told(Attacked)] == [("golem", 3)]
    assert (p.s.threat, [(e.figure, e.by) for e in p.told(Destroyed)]) == (1, [("stone", "golem")])


def proceeding(second: dict[str, Any], drawing: str = "a X ^", other: str = "^", **content: Any) -> Position:
    """The second chapter triggers traps when it enters play; monsters stand on traps of both tiles."""
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["trigger traps"], **second}, CHAPTERS[2]]
    p = trapped(drawing, other=other, chapters=chapters, **content)
    with p.arrange() as s:
        p.put("brute", "3,1")
        p.put("archer", "11,1")
        s.explorers["ann"].essence = 3
    return p.begin()


@pytest.mark.rule("MA-TRP-14")
def test_if_an_action_brought_the_chapter_in_its_explorer_is_the_active_unit() -> None:
    p = proceeding({}).go("activate:2,1")
    assert (p.s.chapter, strikes(p)) == (1, [("ann", ("brute",), (2, 2, 0))])


@pytest.mark.rule("MA-TRP-14")
def test_so_it_is_if_an_ability_or_what_follows_from_it_brought_the_chapter_in() -> None:
    boss = {"id": "boss", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: proceed to the next chapter"]}
    active = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina, melee: kill"]}}
    p = proceeding({}, explorer=active).go("use:explorer/ann/active/0")
    assert (p.s.chapter, strikes(p)) == (1, [("ann", ("brute",), (2, 2, 0))])
    p = proceeding({}, "a . ^", explorer=active, monsters=[boss])
    with p.arrange():
        p.put("boss", "2,1")
    p.begin().go("use:explorer/ann/active/1", "target:boss")
    assert (p.s.chapter, strikes(p)) == (1, [("ann", ("brute",), (2, 2, 0))])


@pytest.mark.rule("MA-TRP-14")
def test_so_it_is_for_the_last_explorer_who_leaves_the_board() -> None:
    """The tile on which they begin again has traps around the entry; ann stands on one of them, bob does not."""
    second = {"enters": ["place the entry token", "trigger traps"]}
    face_of_traps = ".\n" * 9 + ". . . . ^ ^"
    p = proceeding(second, explorers=2, other=face_of_traps)
    with p.arrange() as s:
        s.monsters = {}
        s.tiles, s.stack = s.tiles[:1], ["second"]
        s.explorers["bob"].cell, s.explorers["bob"].left, s.explorers["bob"].acted = -1, True, True
        s.exit = s.entry
        p.stand("ann", "5,10")
    p.begin().go("leave", "space:5,10", "space:4,10").until("act")
    assert strikes(p) == [("ann", ("ann",), (2, 2, 0))]


@pytest.mark.rule("MA-TRP-14")
def test_a_chapter_that_the_countdown_brings_in_has_no_active_unit() -> None:
    p = proceeding({})
    with p.arrange() as s:
        s.spawn, s.explorers["ann"].essence = 1, 0
    p.begin().go("pass").until_phase("horror")
    assert (p.s.chapter, strikes(p)[0], len(p.told(TrapsTriggered))) == (1, ("", ("brute", "archer"), (2, 2, 0)), 1)


@pytest.mark.rule("MA-TRP-15")
@pytest.mark.parametrize("source", ["own", "item", "event", "chapter"])
@pytest.mark.parametrize("helper", [False, True])
def test_traps_triggered_by_a_card_need_no_lever_and_destroy_none(source: str, helper: bool) -> None:
    """ann stands beside a lever; it is another one for bob, since none was activated."""
    line = ["Pay 1 stamina: trigger traps"]
    chapters = [{**CHAPTERS[0], "active": line if source == "chapter" else []}, *CHAPTERS[1:]]
    events = [{"id": "calm", "kind": "explorer", "scenario": "trial", "active": line if source == "event" else []}]
    items = [{"id": "handle", "type": "artifact", "active": line if source == "item" else ["Pay 6 stamina: threat +1"]}]
    own = {"ann": {"active": line if source == "own" else []}}
    p = trapped("a . ^\n. L b", other="^", explorers=2, chapters=chapters, events=events, items=items, explorer=own)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorer_events = [Gear("handle")], ["calm"]
        p.put("brute", "3,1")
        p.put("stone", "11,1")
        if not helper:
            p.stand("bob", "9,9")
    key = {"own": "explorer/ann", "item": "item/handle", "event": "event/calm", "chapter": "chapter/trial/1"}[source]
    p.begin().go(f"use:{key}/active/0")
    assert strikes(p)[:1] == [("ann", ("brute",), (2, 2, 0))]
    assert len(strikes(p)) == (2 if helper else 1)
    assert (p.s.destroyed, p.told(SpaceUsed)) == ([], [])


@pytest.mark.rule("MA-TRP-15")
def test_without_any_lever_on_the_board_a_card_triggers_traps() -> None:
    p = trapped("a . ^", explorer={"ann": {"active": ["Pay 1 stamina: trigger traps"]}})
    with p.arrange():
        p.put("brute", "3,1")
    p.begin().go("use:explorer/ann/active/0")
    assert p.monster().wounds == 1


@pytest.mark.rule("MA-TRP-16")
def test_a_lever_set_off_by_a_push_of_nobody_on_the_board_triggers_the_traps_of_all_tiles() -> None:
    """The bomb is gone when it pushes the brute onto the lever."""
    bomb = {"id": "bomb", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: push 1, on adjacent monsters"]}
    p = trapped("a . . L\n\n^", other="^", monsters=[bomb], explorer={"ann": {"active": ["Pay 1 stamina, melee: kill"]}})
    with p.arrange():
        p.put("bomb", "2,1")
        p.put("brute", "3,1")
        p.put("stone", "1,3")
        p.put("archer", "11,1")
    p.begin().go("use:explorer/ann/active/0", "target:bomb")
    assert strikes(p) == [("", ("stone", "archer"), (2, 2, 0))]
    assert (p.where("brute"), p.s.destroyed) == ("3,1", [p.cell("4,1")])
    assert [e.figure for e in p.told(LostHealth)] == ["stone", "archer"]
