"""Skills that move: Charge, Safe Shot, Teleport and Command."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Commanded, Rerolled, Went

from .fights import colours, counted, duel, worked
from .position import Position, position
from .quests import names

BOW = {"id": "bow", "slot": "hand", "ranged": "yellow 1"}
WALLED = """
    +---+---+---+
    | C   C | C |
    +---+   +   +
    | C | C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""


def offered(p: Position, verb: str) -> list[str]:
    return [key.split(":")[1] for key in p.keys if key.startswith(f"{verb}:")]


def walled(*does: str) -> Position:
    """Ann in a1, whose only way is b1, where a treasure lies; a2 is beyond a wall."""
    p = position(tiles={"1R": WALLED}, gear=[{"id": "charm", "does": list(does)}])
    with p.arrange() as s:
        s.regular = [p.zone("b1")]
        p.outfit("ann", hands=["club"], pack=["charm"])
    return p


# -- Charge ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKL-08")
@pytest.mark.parametrize(("where", "zones"), [("b1", ["b1"]), ("c1", ["c1"]), ("b2", ["b2"]), ("c2", []), ("a1", [])])
def test_a_charge_goes_one_or_two_zones_to_an_enemy(where: str, zones: list[str]) -> None:
    assert offered(duel("Charge", where=where), "charge") == zones


@pytest.mark.rule("MD-SKL-08")
def test_a_charge_is_one_action_with_its_attack() -> None:
    p = duel("Charge", where="c1", rolls="2+bam blank").go("charge:c1")
    assert p.s.turn is not None
    assert (p.where("ann"), p.s.turn.actions, counted(p), [e.kind for e in p.told(CombatBegan)]) == ("c1", 2, (2, 0, 2), ["melee"])
    assert p.s.turn.attacked == ["e1"]


@pytest.mark.rule("MD-SKL-08", "MD-MOV-03")
def test_a_charge_does_not_leave_a_zone_with_an_enemy_nor_pass_one() -> None:
    p = duel("Charge", where="b1", gear=[{"id": "eel", "does": ["Slippery"]}])
    with p.arrange():
        p.put("foe", "c1")
    assert offered(p, "charge") == ["b1"]
    with p.arrange():
        p.put("foe", "a1")
    assert offered(p, "charge") == []
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["charm", "eel"])
    assert offered(p, "charge") == ["b1", "c1"]


@pytest.mark.rule("MD-SKL-08", "MD-MOV-05")
@pytest.mark.parametrize(("stunned", "bars"), [((), False), ((True,), False), ((True, True), False), ((False,), True), ((True, False), True)])
def test_whoever_stands_on_the_way_bars_a_charge(stunned: tuple[bool, ...], bars: bool) -> None:
    """Foes in a2, on one of the two ways to b2 and on the only one to a3."""
    p = duel("Charge", where="b2")
    with p.arrange():
        p.put("foe", "a3")
        for lies in stunned:
            p.put("foe", "a2", stunned=lies)
    assert ("a3" in offered(p, "charge")) != bars
    p.go("charge:b2")
    assert (p.keys == ["zone:b1", "zone:a2"]) != bars
    assert [names(p, e.path) for e in p.told(Went)] == ([["a1", "b1", "b2"]] if bars else [])


@pytest.mark.rule("MD-SKL-08")
def test_a_charge_does_not_cross_the_board() -> None:
    p = duel("Charge", where="a1")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c3")
    assert offered(p, "charge") == []


@pytest.mark.rule("MD-SKL-08")
def test_a_charge_needs_a_melee_weapon_a_way_and_an_action() -> None:
    assert offered(duel("Charge", kind="ranged", where="b1"), "charge") == []
    p = walled("Charge")
    with p.arrange():
        p.put("ogre", "a2")
        p.put("ogre", "b2")
    assert offered(p, "charge") == ["b2"]
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions = 0
    assert offered(p, "charge") == []


@pytest.mark.rule("MD-SKL-08")
def test_what_stands_in_brackets_is_for_the_charge_only() -> None:
    p = duel("Charge, red dice +1, reroll attack dice, swords +3", where="b1", rolls="1 blank 1 1 1", health=60).go("charge:b1")
    assert (p.prompt, colours(p)[0]) == ("reroll", "yellow red")
    p.go("reroll:equipment/charm/0")
    assert (len(p.told(Rerolled)), counted(p)) == (1, (5, 1, 4))
    p.go("melee:e1")
    assert (p.prompt, colours(p)[0], counted(p)) == ("act", "yellow", (1, 1, 0))


@pytest.mark.rule("MD-SKL-08", "MD-EFF-25")
@pytest.mark.parametrize("line", ["Charge, red dice +1", "Charge, swords +1", "Charge, cancel defence bam"])
def test_what_stands_in_brackets_works_once(line: str) -> None:
    p = duel(line, where="b1", foe=["When you defend, Pay bam: shields +1"], rolls="1 2+bam" if "dice" not in line else "1 1 2+bam").go("charge:b1")
    assert worked(p, "ann") == ["equipment/charm/0"]


@pytest.mark.rule("MD-SKL-08")
def test_of_several_enemies_there_the_player_chooses() -> None:
    p = duel("Charge", where="b1", foes=2).go("charge:b1")
    assert p.keys == ["enemy:e1", "enemy:e2"]
    assert [e.target for e in p.go("enemy:e2").told(CombatBegan)] == ["e2"]


@pytest.mark.rule("MD-SKL-08", "MD-OBJ-03")
def test_a_pillar_alone_is_nothing_to_charge_at() -> None:
    """Where pillars can be attacked they are targets like enemies, but a charge leads to an enemy."""
    trial = {"pillars": [{"id": "stone", "at": "b1", "health": 5, "group": "all"}], "rules": ["Pillars can be attacked"]}
    p = position(adventure=trial, gear=[{"id": "charm", "does": ["Charge"]}])
    with p.arrange():
        p.outfit("ann", hands=["club"], pack=["charm"])
    assert offered(p, "charge") == []
    with p.arrange():
        p.put("ogre", "b1")
    assert p.go("charge:b1").keys == ["enemy:e1", "enemy:stone"]


# -- Safe Shot -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKL-12")
def test_a_safe_shot_moves_one_zone_as_if_slippery_and_shoots() -> None:
    p = duel("Safe shot", kind="ranged", where="a1")
    assert offered(p, "safe-shot") == ["b1", "a2"]
    p.go("safe-shot:b1")
    assert p.s.turn is not None
    assert (p.where("ann"), p.s.turn.actions, [(e.kind, e.target) for e in p.told(CombatBegan)]) == ("b1", 2, [("ranged", "e1")])


@pytest.mark.rule("MD-SKL-12")
def test_a_safe_shot_needs_a_ranged_weapon_and_an_action() -> None:
    assert offered(duel("Safe shot", where="a1"), "safe-shot") == []
    p = duel("Safe shot", kind="ranged", where="a1")
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions = 0
    assert offered(p, "safe-shot") == []


@pytest.mark.rule("MD-SKL-12")
def test_a_safe_shot_goes_only_where_there_is_something_to_shoot_at() -> None:
    assert offered(duel("Safe shot", kind="ranged", where="b1"), "safe-shot") == []
    assert offered(duel("Safe shot", kind="ranged", where="c2"), "safe-shot") == ["a2"]


@pytest.mark.rule("MD-SKL-12")
def test_what_stands_in_brackets_is_for_the_safe_shot_only() -> None:
    p = duel("Safe shot, red dice +1, swords +2", kind="ranged", where="c1", rolls="1 1 blank 1 blank", health=60)
    p.go("step:a2", "stop", "safe-shot:a1")
    assert (colours(p)[0], counted(p)) == ("yellow red", (4, 0, 4))
    p.go("ranged:e1")
    assert (colours(p)[0], counted(p)) == ("yellow", (1, 0, 1))


@pytest.mark.rule("MD-SKL-12", "MD-SKL-08")
def test_a_line_with_both_gives_each_its_own() -> None:
    p = duel("Charge, swords +1; Safe shot, swords +4", gear=[BOW], where="b1", rolls="1 blank 1 blank")
    with p.arrange():
        p.outfit("ann", hands=["blade", "bow"], pack=["charm"])
    p.go("charge:b1")
    assert counted(p)[0] == 2
    p.go("safe-shot:a1")
    assert counted(p)[0] == 5


@pytest.mark.rule("MD-SKL-08", "MD-SKL-12")
def test_two_skills_of_a_kind_are_told_apart() -> None:
    p = duel("Charge, swords +1", "Charge, swords +2", "Safe shot", "Safe shot, swords +1", gear=[BOW], where="c1", rolls="1 blank")
    with p.arrange():
        p.outfit("ann", hands=["blade", "bow"], pack=["charm"])
    assert [key for key in p.keys if key.startswith(("charge", "safe-shot"))] == ["charge:1:c1", "charge:2:c1", "safe-shot:1:b1", "safe-shot:2:b1"]
    p.go("charge:2:c1")
    assert counted(p)[0] == 3


# -- Teleport --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKL-17")
def test_a_teleport_moves_up_to_so_many_zones_as_if_slippery() -> None:
    p = duel("Teleport 2")
    with p.arrange():
        p.put("foe", "b1")
    p.go("teleport", "zone:b1")
    assert (p.prompt, "stay" in p.keys) == ("walk", True)
    p.go("zone:c1")
    assert p.s.turn is not None
    assert (p.where("ann"), p.prompt, p.s.turn.actions) == ("c1", "act", 2)


@pytest.mark.rule("MD-SKL-17")
def test_a_teleport_may_stop_early() -> None:
    p = duel("Teleport 3").go("teleport", "zone:b1", "stay")
    assert (p.where("ann"), p.prompt) == ("b1", "act")


@pytest.mark.rule("MD-SKL-17", "MD-MOV-02")
def test_walls_stop_a_teleport() -> None:
    p = duel("Teleport 3", where="b1")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("a2")
    assert p.go("teleport").keys == ["stay", "zone:a1", "zone:b2", "zone:a3"]
    p = walled("Teleport 3")
    assert p.go("teleport").keys == ["stay", "zone:b1"]
    assert p.go("zone:b1").keys == ["stay", "zone:a1", "zone:b2"]


@pytest.mark.rule("MD-SKL-18")
def test_movement_by_a_skill_opens_nothing_and_takes_nothing() -> None:
    p = walled("Teleport 3").go("teleport", "zone:b1")
    assert (p.prompt, [key for key in p.keys if not key.startswith("zone")]) == ("walk", ["stay"])
    assert "pick-up" in p.go("stay").keys


@pytest.mark.rule("MD-SKL-18", "MD-SKL-07")
def test_movement_by_a_skill_has_no_points_and_gains_none() -> None:
    p = walled("Teleport 1", "Movement +2").go("teleport", "zone:b1")
    assert p.s.turn is not None
    assert (p.prompt, p.s.turn.moving, p.s.turn.points, p.s.turn.actions) == ("act", False, 0, 2)
    assert [e.how for e in p.told(Went)] == ["skill"]


# -- Command ---------------------------------------------------------------------------------------------------------------------
def commanding() -> Position:
    """Ann, who commands, and bob with a club in b1 beside an ogre."""
    p = duel("Command", where="b1", heroes=2, health=60)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b1")
    return p


@pytest.mark.rule("MD-SKL-09")
def test_command_spends_an_action_and_lets_another_hero_take_any_one() -> None:
    p = commanding()
    assert offered(p, "command") == ["bob"]
    p.go("command:bob")
    assert (p.decision.seat, [e.target for e in p.told(Commanded)]) == (p.hero("bob").seat, ["bob"])
    assert {"melee:e1", "trade"} <= set(p.keys)
    p.go("melee:e1")
    assert p.s.turn is not None
    assert (p.decision.seat, p.s.turn.actions) == (p.hero("ann").seat, 2)


@pytest.mark.rule("MD-SKL-09")
def test_command_is_given_once_in_an_activation_and_not_passed_on() -> None:
    p = commanding()
    with p.arrange() as s:
        s.heroes["bob"].pack.append("charm")
    p.go("command:bob")
    assert "command:ann" not in p.keys
    p.go("melee:e1")
    assert "command:bob" not in p.keys


@pytest.mark.rule("MD-SKL-09")
def test_the_action_costs_the_other_hero_nothing() -> None:
    p = commanding().go("command:bob", "melee:e1", "end")
    assert p.s.turn is not None
    assert (p.s.turn.hero, p.s.turn.actions) == ("bob", 3)


@pytest.mark.rule("MD-SKL-09", "MD-CTR-11")
def test_an_attack_by_command_is_not_countered() -> None:
    p = commanding().go("command:bob", "melee:e1", "end")
    assert [e.figure for e in p.told(CombatBegan)] == ["bob"]
    p.go("melee:e1", "end")
    assert [e.figure for e in p.told(CombatBegan)][:3] == ["bob", "bob", "e1"]


@pytest.mark.rule("MD-SKL-09", "MD-ABL-04")
def test_a_hero_under_command_uses_no_ability() -> None:
    knack = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: swords +1"]}}
    p = duel("Command", where="b1", heroes=2, health=60, sheet=knack)
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].xp = p.zone("b1"), 3
    p.go("command:bob", "melee:e1")
    assert (p.prompt, p.hero("bob").xp, worked(p)) == ("act", 3, [])


@pytest.mark.rule("MD-SKL-09")
def test_a_move_by_command_is_a_whole_move_action() -> None:
    p = commanding()
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("a1")
    p.go("command:bob", "step:a2", "step:a3")
    assert (p.where("bob"), p.decision.seat, p.prompt) == ("a3", p.hero("ann").seat, "act")


# -- how many actions are left -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SKL-06")
def test_extra_actions_of_a_type_are_counted_with_the_others() -> None:
    p = position(sheet={"skill": {"name": "Habit", "level": 1, "cost": 0, "does": ["Move actions +2"]}})
    assert p.decision.args["actions"] == 5
    p.go("step:b1", "stop")
    assert (p.decision.args["actions"], p.s.turn and p.s.turn.actions) == (4, 3)


@pytest.mark.rule("MD-SKL-09")
def test_whoever_is_commanded_has_one_action() -> None:
    p = position(heroes=2, sheet={"skill": {"name": "Habit", "level": 1, "cost": 0, "does": ["Command", "Move actions +2"]}})
    assert [k for k in p.keys if k.startswith("command")] == ["command:bob"]
    p.go("command:bob")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("bob", 1)
    p.go("step:b1", "stop")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("ann", 4)


@pytest.mark.rule("MD-SKL-17", "MD-SKL-18")
@pytest.mark.parametrize("zone", ["a1", "b2", "c1"])
def test_a_teleport_leads_to_any_neighbouring_zone_even_the_first_of_the_board(zone: str) -> None:
    p = position(hero={"ann": {"skill": "Teleport 1"}})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("b1")
    p.go("teleport", f"zone:{zone}")
    assert (p.where("ann"), p.prompt) == (zone, "act")


@pytest.mark.rule("MD-SKL-17")
@pytest.mark.parametrize("lines", [("Teleport 1", "Teleport 2"), ("Teleport 2", "Teleport 1")])
def test_of_two_teleports_the_longer_one_counts(lines: tuple[str, str]) -> None:
    p = position(hero={"ann": {"skill": lines[0]}}, gear=[{"id": "ring", "does": [lines[1]]}])
    with p.arrange():
        p.outfit("ann", pack=["ring"])
    p.go("teleport", "zone:b1", "zone:c1")
    assert (p.where("ann"), p.prompt) == ("c1", "act")
