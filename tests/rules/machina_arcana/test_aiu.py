"""Unpredictable monsters: who moves them after a death, what they can be made to do, and at what cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import (
    Attacked,
    Destroyed,
    DoorMoved,
    Exploded,
    GameLost,
    LostHealth,
    MonstersMoved,
    TrapsTriggered,
    Went,
)
from undercroft.kernel.decision import Group, IllegalChoice
from undercroft.kernel.voting import Settings

from .position import Position, position

BITE = "Pay 2 stamina, melee: attack 2/0"
SHADE = {"id": "shade", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Ethereal"]}
SECOND = {"id": "second", "armor": 3, "will": 3, "health": 1, "stamina": 1}


def haunted(
    drawing: str = "a", *, dead: Mapping[str, int] | None = None, explorers: int = 2, at: str = "4,4", active: Sequence[str] = (BITE,),
    passive: Sequence[str] = (), stamina: int = 4, health: int = 2, **more: Any,
) -> Position:  # fmt: skip
    """The turn of a beast; these explorers have died, in this order. Without any, it is bob."""
    beast = {"id": "beast", "armor": 3, "will": 3, "health": health, "stamina": stamina, "active": list(active), "passive": list(passive)}
    p = position(drawing, explorers=explorers, monsters=[beast, *more.pop("monsters", ())], **more)
    with p.arrange() as s:
        if at:
            p.put("beast", at)
        for id, number in ({"bob": 1} if dead is None else dead).items():
            s.explorers[id].dead, s.explorers[id].cell, s.explorers[id].health = number, -1, 0
    return p


def turn(p: Position) -> Position:
    """To the turn of the first monster."""
    return p.rest().until("control-monster")


def orders(p: Position, *verbs: str) -> list[str]:
    """What the monster can be made to do, of these kinds."""
    return [key for key in p.keys if key.partition(":")[0] in verbs]


# -- who decides -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("dead", "seats", "first"), [({"bob": 1}, (1,), 1), ({"cid": 1, "bob": 2}, (1, 2), 2), ({"bob": 1, "cid": 2, "dan": 3}, (1, 2, 3), 1)]
)
@pytest.mark.rule("MA-AIU-01")
def test_the_players_of_dead_explorers_control_all_monsters_together(dead: dict[str, int], seats: tuple[int, ...], first: int) -> None:
    p = turn(haunted(explorers=4, dead=dead, drawing="a"))
    assert (p.decision.seat, p.decision.group) == (-1, Group(seats, first))
    assert p.decision.args == {"figure": "beast", "stamina": 4}


@pytest.mark.rule("MA-AIU-01", "MA-UNI-08")
def test_before_the_first_death_monsters_are_predictable() -> None:
    p = haunted(dead={}).rest().until_phase("explorers")
    assert [(e.figure, e.how) for e in p.told(Went)] == [("beast", "move"), ("beast", "move")]
    assert [e.targets for e in p.told(Attacked)] == [("ann",)]


@pytest.mark.rule("MA-AIU-01")
def test_the_death_in_the_middle_of_a_monsters_turn_counts_at_once() -> None:
    p = haunted("a . b", dead={}, explorers=3, at="2,2", rolls="3 3 3", draws={"high-die": "3 3 3 3", "horror-roll": "1"})
    with p.arrange() as s:
        s.explorers["ann"].health = 1
    p.rest().until("control-monster")
    assert ([e.figure for e in p.told(Destroyed)], p.decision.group, p.decision.args["stamina"]) == (["ann"], Group((0,), 0), 2)


@pytest.mark.rule("MA-AIU-01")
def test_they_control_monsters_to_the_end_of_the_scenario() -> None:
    p = haunted("a", monsters=[SECOND])
    with p.arrange() as s:
        p.put("second", "9,9")
        s.chapter = 1
    for figure, number in (("beast", 1), ("second", 1), ("beast", 2), ("second", 2)):
        turn(p)
        assert (p.decision.args["figure"], p.s.round, p.decision.group) == (figure, number, Group((1,), 1))
        p.go("end")


@pytest.mark.rule("MA-AIU-01")
def test_a_setting_lets_monsters_follow_the_rules_after_a_death_too() -> None:
    p = haunted(profile={"dead_play": "rules"}).rest().until_phase("explorers")
    assert (p.where("beast"), [e.targets for e in p.told(Attacked)]) == ("2,2", [("ann",)])


@pytest.mark.rule("MA-AIU-01", "MA-ABL-12")
def test_they_choose_whom_its_abilities_affect() -> None:
    p = turn(haunted("a c", explorers=4, dead={"dan": 1, "bob": 2}, active=["Pay 1 stamina: lose 1 health, on any explorer"]))
    p.go("ability:monster/beast/active/0")
    assert (p.prompt, p.decision.group, p.keys) == ("which-unit", Group((1, 3), 3), ["unit:ann", "unit:cid"])


@pytest.mark.rule("MA-AIU-02")
def test_those_players_decide_how_a_monster_moves_and_which_abilities_it_uses() -> None:
    p = turn(haunted(at="2,2", active=[BITE, "Pay 1 stamina: restore 1 health"]))
    assert p.keys == [
        "end", "ability:monster/beast/active/0:ann", "ability:monster/beast/active/0:beast", "ability:monster/beast/active/1",
        "move:2,1", "move:3,1", "move:1,2", "move:3,2", "move:1,3", "move:2,3", "move:3,3", "by-rules", "by-rules-on",
    ]  # fmt: skip
    p.go("move:3,3")
    assert (p.where("beast"), [(e.how, e.rules) for e in p.told(Went)]) == ("3,3", [("move", ("MA-AIU-02",))])
    assert orders(p, "ability") == ["ability:monster/beast/active/0:beast", "ability:monster/beast/active/1"]
    p.go("move:2,2", "ability:monster/beast/active/0:ann")
    assert (p.prompt, p.s.round, [e.targets for e in p.told(Attacked)]) == ("control-monster", 1, [("ann",)])
    assert p.keys == ["end", "by-rules", "by-rules-on"]


@pytest.mark.rule("MA-AIU-02")
def test_they_can_end_its_turn() -> None:
    p = turn(haunted(at="2,2")).go("end")
    assert (p.s.round, p.where("beast"), p.told(Attacked), p.told(Went)) == (2, "2,2", [], [])


@pytest.mark.rule("MA-AIU-02")
def test_they_can_let_it_follow_the_rules_for_one_turn() -> None:
    p = turn(haunted()).go("by-rules")
    assert (p.s.round, p.where("beast"), [e.targets for e in p.told(Attacked)], p.told(MonstersMoved)) == (2, "2,2", [("ann",)], [])
    assert turn(p).decision.args["stamina"] == 4


@pytest.mark.rule("MA-AIU-02")
def test_they_can_let_it_follow_the_rules_in_the_middle_of_its_turn() -> None:
    p = turn(haunted(at="2,2")).go("move:3,3", "by-rules")
    assert (p.s.round, p.where("beast"), [e.targets for e in p.told(Attacked)]) == (2, "2,2", [("ann",)])


@pytest.mark.rule("MA-AIU-02")
def test_they_can_let_all_monsters_follow_the_rules_until_they_take_over_again() -> None:
    p = haunted(at="9,9", monsters=[SECOND])
    with p.arrange():
        p.put("second", "9,2")
    turn(p).go("by-rules-on")
    p.until("act")
    assert (p.s.round, p.where("beast"), p.where("second") in ("8,1", "8,2")) == (2, "5,5", True)
    assert [(e.by, e.rules) for e in p.told(MonstersMoved)] == [("rules", ("MA-AIU-02",))]
    assert [(d.seat, d.prompt, d.keys) for d in p.table.decisions if d.standing] == [(1, "monsters", ["take-over"])]
    p.table.choose("take-over", 1)
    assert [(e.by, e.rules) for e in p.told(MonstersMoved)][1:] == [("players", ("MA-AIU-01",))]
    assert ([d for d in p.table.decisions if d.standing], p.prompt) == ([], "act")
    assert turn(p).decision.args["figure"] == "beast"


@pytest.mark.rule("MA-AIU-01", "MA-AIU-02")
def test_taking_over_is_offered_to_the_first_who_died_and_only_while_it_is_of_use() -> None:
    p = haunted(explorers=4, dead={"cid": 1, "bob": 2})
    with p.arrange() as s:
        s.left_to_rules = True
    p.begin()
    assert [(d.seat, d.keys) for d in p.table.decisions if d.standing] == [(2, ["take-over"])]
    p.table.choose("take-over", 2)
    assert not p.s.left_to_rules
    assert [d for d in p.table.decisions if d.standing] == []
    with p.arrange() as s:
        s.left_to_rules = True
        for id in ("bob", "cid"):
            s.explorers[id].dead = 0
    p.begin()
    assert [d for d in p.table.decisions if d.standing] == []


# -- order, stamina, costs -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-AIU-03")
def test_monsters_act_in_their_order_with_their_full_stamina() -> None:
    p = haunted(monsters=[{**SECOND, "stamina": 3}], at="")
    with p.arrange():
        p.put("second", "9,2")
        p.put("beast", "4,4")
    for figure, stamina in (("second", 3), ("beast", 4)):
        turn(p)
        assert p.decision.args == {"figure": figure, "stamina": stamina}
        p.go("end")
    assert p.s.round == 2


@pytest.mark.rule("MA-AIU-03")
def test_each_space_of_a_move_costs_1_stamina() -> None:
    p = turn(haunted(stamina=2)).go("move:5,5")
    assert (p.s.hunt.stamina if p.s.hunt else -1) == 1
    p.go("move:6,6")
    assert (p.decision.args["stamina"], orders(p, "move")) == (0, [])


@pytest.mark.rule("MA-AIU-03")
def test_a_move_through_something_costs_each_space() -> None:
    wall = "a # . . .\n# # . . ."
    p = turn(haunted(wall, passive=["Move through rubble"], at="3,1", stamina=3)).go("move:2,3")
    assert p.decision.args["stamina"] == 1
    p = turn(haunted(". . # # a\n- - - - -", passive=["Move through rubble"], at="2,1", stamina=3))
    assert orders(p, "move") == ["move:1,1"]
    p = turn(haunted(". . # . a\n- - - - -", passive=["Move through rubble"], at="2,1", stamina=3)).go("move:4,1")
    assert (p.where("beast"), p.decision.args["stamina"]) == ("4,1", 1)


@pytest.mark.parametrize(("stamina", "offered"), [(2, True), (1, False), (3, True)])
@pytest.mark.rule("MA-AIU-03")
def test_an_ability_is_paid_for_with_stamina(stamina: int, offered: bool) -> None:
    p = turn(haunted(at="2,2", stamina=stamina))
    assert ("ability:monster/beast/active/0:ann" in p.keys) == offered
    if offered:
        assert p.go("ability:monster/beast/active/0:ann").decision.args["stamina"] == stamina - 2


@pytest.mark.parametrize(("health", "wounds", "offered"), [(2, 0, True), (2, 1, False), (3, 1, True), (1, 0, False)])
@pytest.mark.rule("MA-AIU-03")
def test_an_ability_may_be_paid_for_with_health(health: int, wounds: int, offered: bool) -> None:
    """2 health are the price; whoever has no more dies of it."""
    p = haunted(active=["Pay 2 health: threat +1"], health=health)
    with p.arrange():
        p.put("beast", "4,4", wounds=wounds)
    turn(p)
    assert orders(p, "ability") == (["ability:monster/beast/active/0"] if offered else [])
    if offered:
        p.go("ability:monster/beast/active/0")
        assert ([e.damage for e in p.told(LostHealth)], bool(p.s.monsters)) == ([2], health == 3 and not wounds)


@pytest.mark.rule("MA-AIU-03", "MA-EFF-04")
def test_the_condition_of_an_ability_must_hold() -> None:
    for at, found in (("5,5", []), ("1,5", ["ability:monster/beast/active/0"])):
        p = turn(haunted(active=["Pay 1 stamina, if adjacent to a wall: threat +1"], at=at))
        assert orders(p, "ability") == found


@pytest.mark.rule("MA-AIU-03")
def test_the_abilities_of_the_horror_event_are_theirs_as_well() -> None:
    events = [{"id": "gloom", "kind": "horror", "scenario": "trial", "active": ["Pay 1 stamina, range 4: magical attack 1/0"]}]
    p = haunted(events=events)
    with p.arrange() as s:
        s.decks["horror"].pile.remove("gloom")
        s.horror_events = ["gloom"]
    assert orders(turn(p), "ability") == [
        "ability:event/gloom/active/0:ann", "ability:event/gloom/active/0:beast", "ability:monster/beast/active/0:beast",
    ]  # fmt: skip


# -- what else they can do -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-AIU-04", "MA-DOR-11", "MA-TRP-02")
def test_they_work_doors_and_levers() -> None:
    def beside(closed: bool, stamina: int) -> Position:
        p = haunted(". .!. L\n. . . .\n. . . .\n. . . a", at="3,1", stamina=stamina)
        with p.arrange() as s:
            s.closed = [(p.cell("2,1"), p.cell("3,1"))] if closed else []
        return turn(p)

    def found(p: Position) -> list[str]:
        return orders(p, "open-door", "close-door", "destroy-door", "lever")

    assert found(beside(True, 2)) == found(beside(False, 2)) == []
    assert found(beside(True, 3)) == ["open-door:2,1:3,1", "lever:4,1"]
    assert found(beside(False, 3)) == ["close-door:2,1:3,1", "lever:4,1"]
    assert found(beside(True, 4)) == ["open-door:2,1:3,1", "destroy-door:2,1:3,1", "lever:4,1"]
    assert found(beside(False, 4)) == ["close-door:2,1:3,1", "destroy-door:2,1:3,1", "lever:4,1"]
    p = beside(True, 9)
    with p.arrange() as s:
        s.closed, s.broken = [], s.closed
    assert found(p) == ["lever:4,1"]
    with p.arrange() as s:
        p.stand("beast", "2,3")
    assert found(p) == []
    p = beside(True, 4).go("open-door:2,1:3,1")
    assert ([(e.figure, e.how) for e in p.told(DoorMoved)], p.decision.args["stamina"]) == ([("beast", "open")], 1)
    p = beside(False, 4).go("close-door:2,1:3,1")
    assert ([(e.figure, e.how) for e in p.told(DoorMoved)], p.decision.args["stamina"]) == ([("beast", "close")], 1)
    p = beside(False, 5).go("destroy-door:2,1:3,1")
    assert ([(e.figure, e.how) for e in p.told(DoorMoved)], p.decision.args["stamina"]) == ([("beast", "destroy")], 1)
    p = beside(False, 5).go("lever:4,1")
    assert ([e.figure for e in p.told(TrapsTriggered)], p.s.destroyed, p.decision.args["stamina"]) == (["beast"], [p.cell("4,1")], 2)
    assert orders(p, "lever") == []


@pytest.mark.rule("MA-AIU-05")
def test_they_need_not_attack_the_nearest_explorer_nor_an_explorer_at_all() -> None:
    p = turn(haunted("a . . .\n. . . .\n. . . c\nB", explorers=3, at="2,2", active=["Pay 2 stamina, range 3: attack 1/0"], monsters=[SHADE]))
    assert orders(p, "ability") == [f"ability:monster/beast/active/0:{target}" for target in ("ann", "cid", "barrel:1,4", "beast")]
    assert not any(o.confirm for o in p.decision.options)
    p.go("ability:monster/beast/active/0:cid")
    assert [e.targets for e in p.told(Attacked)] == [("cid",)]
    p.go("ability:monster/beast/active/0:barrel:1,4")
    assert len(p.told(Exploded)) == 1


@pytest.mark.parametrize(("passive", "found"), [([], ["ann", "beast"]), (["Choose ethereal targets"], ["ann", "shade", "beast"])])
@pytest.mark.rule("MA-AIU-05", "MA-ETH-01")
def test_they_choose_ethereal_targets_only_if_the_monster_may(passive: list[str], found: list[str]) -> None:
    p = haunted("a", at="2,2", passive=passive, monsters=[SHADE])
    with p.arrange():
        p.put("shade", "3,3")
    assert orders(turn(p), "ability") == [f"ability:monster/beast/active/0:{target}" for target in found]


@pytest.mark.rule("MA-AIU-05", "MA-RNG-16")
def test_they_may_aim_at_an_empty_space_after_a_confirmation() -> None:
    p = turn(haunted("a .\n# .", at="2,2", active=["Pay 1 stamina, melee: attack 1/0; restore 1 health, on yourself"]))
    found = {o.key.removeprefix("ability:monster/beast/active/0:"): o.confirm for o in p.decision.options if o.verb == "ability"}
    spaces = ["2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"]
    assert found == {"ann": False, "beast": False, **{f"space:{space}": True for space in spaces}}
    p.go("ability:monster/beast/active/0:space:3,3")
    assert (p.told(Attacked), p.decision.args["stamina"]) == ([], 3)


@pytest.mark.rule("MA-AIU-06")
def test_they_may_be_moved_onto_a_chasm_after_a_confirmation() -> None:
    p = turn(haunted("a\n\n\n\n. . . ~", at="3,4"))
    assert {o.key: o.confirm for o in p.decision.options if o.key in ("move:4,5", "move:4,4")} == {"move:4,5": True, "move:4,4": False}
    p.go("move:4,5")
    assert ([e.figure for e in p.told(Destroyed)], p.s.monsters, p.s.round) == (["beast"], {}, 2)


# -- disagreement ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("dead", "first"), [({"bob": 1, "cid": 2}, 1), ({"bob": 2, "cid": 1}, 2)])
@pytest.mark.rule("MA-AIU-07")
def test_if_they_disagree_the_first_who_died_decides(dead: dict[str, int], first: int) -> None:
    alone = {first: "end" if first == 1 else "move:5,5"}
    for settings, votes in ((Settings(shared="majority"), {1: "end", 2: "move:5,5"}), (Settings(shared="host"), alone)):
        p = turn(haunted(explorers=3, dead=dead))
        p.table.settings = settings
        for seat, key in votes.items():
            p.table.choose(key, seat)
        assert p.where("beast") == ("4,4" if first == 1 else "5,5")
    p = turn(haunted(explorers=3, dead=dead))
    with pytest.raises(IllegalChoice):
        p.table.choose("end", 0)


@pytest.mark.rule("MA-AIU-08")
def test_alone_the_game_ends_with_the_death_of_the_explorer() -> None:
    p = haunted("a", explorers=1, dead={}, at="2,2")
    with p.arrange() as s:
        s.explorers["ann"].health = 1
        s.decks["horror"].pile.clear()
    p.begin().go("pass")
    while p.table.decision is not None and p.s.round < 5:
        assert p.prompt != "control-monster"
        p.go("pass" if "pass" in p.keys else p.keys[0])
    assert (p.s.outcome, len(p.told(GameLost))) == ("lost", 1)


@pytest.mark.rule("MA-AIU-09", "MA-GEN-10")
def test_what_is_undetermined_is_decided_by_the_players_of_living_explorers() -> None:
    p = turn(haunted("a . c", explorers=3, at="2,3", active=["Pay 1 stamina: push 1, on the nearest explorer"]))
    assert p.decision.group == Group((1,), 1)
    p.go("ability:monster/beast/active/0")
    assert (p.prompt, p.keys, p.decision.group) == ("which-unit", ["unit:ann", "unit:cid"], Group((0, 2), 0))
