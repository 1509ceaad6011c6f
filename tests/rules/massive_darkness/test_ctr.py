"""Counter-attacks: who strikes back, when, and at whom."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, CombatBegan, GotUp, HeroDied, NoCounter, Went
from undercroft.kernel.decision import TABLE

from .position import DARK, Position, position

BOW = {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 1"}
FLASK = {"id": "flask", "use": ["Wound an enemy 1, range 1"], "consumable": True, "copies": 2}
SWEEPING = "When you attack, melee: all other enemies in the zone suffer 1"
SWEEP = {"id": "sweep", "slot": "hand", "kinds": ["axe"], "melee": "yellow 1", "does": [SWEEPING]}
COMMAND = {"skill": {"name": "Command", "level": 1, "cost": 0, "does": ["Command"]}}
PAYBACK = {"skill": {"name": "Payback", "level": 1, "cost": 0, "does": ["Payback 1"]}}


def fight(*enemies: tuple[str, str], hands: tuple[str, ...] = ("club",), at: str = "a1", heroes: int = 2, **more: Any) -> Position:
    """ann at a zone with what she holds, bob far off at c3, and enemies: e1, e2 …"""
    p = position(heroes=heroes, gear=[BOW, FLASK, SWEEP], **more)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(at)
        for other in list(s.heroes)[1:]:
            s.heroes[other].zone = p.zone("c3")
        p.outfit("ann", body="leather", hands=hands)
        for kind, zone in enemies:
            p.put(kind, zone, minions=[9] if kind == "rats" else None)
    return p


def counters(p: Position) -> list[str]:
    return [e.figure for e in p.told(Activated) if e.how == "counter"]


def blows(p: Position) -> list[tuple[str, str]]:
    """Attacks by enemies: who, and at whom."""
    return [(e.figure, e.target) for e in p.told(CombatBegan) if e.figure in p.s.enemies]


# -- when, and who ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-01")
def test_counter_attacks_wait_until_all_actions_are_done() -> None:
    p = fight(("rats", "a1")).go("melee:e1", "melee:e1")
    assert counters(p) == []
    p.go("melee:e1")
    assert counters(p) == ["e1"]
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MD-CTR-01")
def test_they_come_also_when_actions_are_given_up() -> None:
    p = fight(("rats", "a1")).go("melee:e1", "end")
    assert counters(p) == ["e1"]


@pytest.mark.rule("MD-CTR-02")
def test_every_attacked_enemy_counters_once_however_often_it_was_attacked() -> None:
    p = fight(("rats", "a1"), ("brutes", "a1"), ("archers", "a1")).go("melee:e1", "melee:e2", "melee:e1", "enemy:e2")
    assert counters(p) == ["e2", "e1"]  # and not the archers, whom nobody attacked
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MD-CTR-02")
def test_an_enemy_counters_also_when_it_was_not_wounded() -> None:
    p = fight(("rats", "a1"), rolls="blank").go("melee:e1", "end")
    assert p.enemy().minions == [9]
    assert (counters(p), blows(p)) == (["e1"], [("e1", "ann")])


@pytest.mark.rule("MD-CTR-02")
def test_nobody_counters_a_hero_who_did_not_attack() -> None:
    p = fight(("rats", "a1")).go("end")
    assert counters(p) == []


@pytest.mark.rule("MD-CTR-02")
def test_what_was_attacked_in_an_earlier_round_is_forgotten() -> None:
    p = fight(("rats", "a1"), heroes=1).go("melee:e1", "end")
    assert p.s.round == 2
    p.go("end")
    assert counters(p) == ["e1"]


# -- at whom -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-03")
def test_the_only_target_is_the_hero_who_attacked() -> None:
    p = fight(("rats", "a1"))
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].xp = p.zone("a1"), 20
    p.go("melee:e1", "end")
    assert blows(p) == [("e1", "ann")]
    p.go("end")
    assert blows(p) == [("e1", "ann"), ("e1", "bob")]  # the enemies' phase is another matter


@pytest.mark.rule("MD-CTR-03", "MD-EPH-02")
def test_a_counter_attack_is_a_whole_activation() -> None:
    p = fight(("rats", "b1"), hands=("bow",)).go("ranged:e1", "end")
    assert (p.where("e1"), blows(p)) == ("a1", [("e1", "ann")])  # nobody in reach, a move, and then the attack


# -- in the dark -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-04")
def test_a_hero_in_the_dark_and_out_of_sight_is_not_countered() -> None:
    p = fight(("rats", "c1"), hands=("bow",), tiles={"1R": DARK}).go("ranged:e1", "step:a2", "stop", "end")
    assert (counters(p), p.where("e1")) == ([], "c1")
    assert [(e.figure, e.target) for e in p.told(NoCounter)] == [("e1", "ann")]


@pytest.mark.rule("MD-CTR-05")
def test_out_of_sight_in_the_light_is_not_enough() -> None:
    p = fight(("rats", "c1"), hands=("bow",)).go("ranged:e1", "step:a2", "stop", "end")
    while p.prompt == "which-way":
        p.go(p.keys[0])
    assert (counters(p), p.told(NoCounter)) == (["e1"], [])
    assert p.where("e1") != "c1"


@pytest.mark.rule("MD-CTR-05")
def test_in_sight_in_the_dark_is_not_enough() -> None:
    p = fight(("rats", "b1"), hands=("bow",), tiles={"1R": DARK}).go("ranged:e1", "end")
    assert (counters(p), blows(p)) == (["e1"], [("e1", "ann")])


# -- out of reach ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-06")
def test_an_enemy_too_far_away_comes_closer_and_attacks_nobody() -> None:
    p = fight(("rats", "c1"), hands=("bow",))
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].xp = p.zone("c2"), 9
    p.go("ranged:e1", "end")
    assert (p.where("e1"), blows(p)) == ("a1", [])
    assert [e.path for e in p.told(Went) if e.figure == "e1"] == [(2, 1), (1, 0)]


@pytest.mark.rule("MD-CTR-06")
def test_an_enemy_held_by_another_hero_attacks_nobody_not_even_that_one() -> None:
    p = fight(("rats", "b1"), hands=("bow",))
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b1")
    p.go("ranged:e1", "end")
    assert (counters(p), p.where("e1"), blows(p)) == (["e1"], "b1", [])


@pytest.mark.rule("MD-CTR-06")
def test_an_archer_moves_until_the_hero_is_in_range() -> None:
    p = fight(("archers", "b1"), hands=("bow",), rolls="blank").go("ranged:e1", "step:a2", "step:a3", "end")
    assert (p.prompt, p.keys) == ("which-way", ["zone:a1", "zone:b2"])
    p.go("zone:a1")
    assert (p.where("e1"), blows(p)) == ("a1", [("e1", "ann")])


# -- stun ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-07", "MD-STN-03")
def test_a_stunned_enemy_gets_up_instead() -> None:
    p = fight(("rats", "a1"))
    with p.arrange() as s:
        s.enemies["e1"].stunned, s.enemies["e1"].minions = True, []
        s.enemies["e1"].health = 9
    p.go("melee:e1", "end")
    assert (counters(p), blows(p), p.enemy().stunned) == (["e1"], [], False)
    assert [e.figure for e in p.told(GotUp)] == ["e1"]


# -- order and end -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-08")
@pytest.mark.parametrize("first", ["e1", "e2"])
def test_the_players_choose_the_order(first: str) -> None:
    p = fight(("rats", "a1"), ("brutes", "a1")).go("melee:e1", "melee:e2", "end")
    assert (p.prompt, p.decision.seat, p.keys) == ("which-counter", TABLE, ["enemy:e1", "enemy:e2"])
    p.go(f"enemy:{first}")
    assert counters(p) == [first, "e2" if first == "e1" else "e1"]


@pytest.mark.rule("MD-CTR-08", "MD-CTR-04")
def test_the_dark_is_looked_at_for_each_of_them() -> None:
    p = fight(("rats", "c1"), ("brutes", "a3"), hands=("bow",), tiles={"1R": DARK})
    p.go("ranged:e1", "ranged:e2", "step:a2", "stop", "enemy:e1")
    assert ([e.figure for e in p.told(NoCounter)], counters(p)) == (["e1"], ["e2"])


@pytest.mark.rule("MD-CTR-09")
def test_when_the_hero_dies_the_others_do_not_counter() -> None:
    p = fight(("rats", "a1"), ("brutes", "a1"))
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        p.outfit("ann", hands=["club"])
    p.go("melee:e1", "melee:e2", "end", "enemy:e2")
    assert ([e.figure for e in p.told(HeroDied)], counters(p)) == (["ann"], ["e2"])
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MD-CTR-10")
def test_the_dead_do_not_counter() -> None:
    p = fight(("spy", "a1"))
    with p.arrange() as s:
        s.enemies["e1"].health = 1
    p.go("melee:e1")
    assert p.s.enemies == {}
    p.go("end")
    assert counters(p) == []


@pytest.mark.rule("MD-CTR-10")
@pytest.mark.parametrize(("boss", "minions"), [(2, []), (2, [2]), (0, [2])])
def test_what_is_left_of_a_mob_counters(boss: int, minions: list[int]) -> None:
    p = fight(("rats", "a1"))
    with p.arrange() as s:
        s.enemies["e1"].health, s.enemies["e1"].minions = boss, [1, *minions]
    p.go("melee:e1", "end")
    assert (p.enemy().health, p.enemy().minions) == (boss, minions)
    assert (counters(p), blows(p)) == (["e1"], [("e1", "ann")])


# -- what is no attack of the hero's ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-CTR-11", "MD-SKL-09")
def test_an_attack_by_command_is_not_countered() -> None:
    p = fight(("rats", "a1"), sheet=COMMAND)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("a1")
    p.go("command:bob", "melee:e1", "end")
    assert p.enemy().minions == [8]
    assert (counters(p), p.decision.args["figure"]) == ([], "bob")
    p.go("end")
    assert counters(p) == []


@pytest.mark.rule("MD-CTR-12")
def test_wounds_by_an_item_are_no_attack() -> None:
    p = fight(("rats", "a1"))
    with p.arrange():
        p.outfit("ann", pack=["flask"])
    p.go("use:flask", "end")
    assert (p.enemy().minions, counters(p)) == ([8], [])


@pytest.mark.rule("MD-CTR-12")
def test_who_is_wounded_beside_the_target_was_not_attacked() -> None:
    p = fight(("rats", "a1"), ("brutes", "a1"), hands=("sweep",)).go("melee:e1", "end")
    assert p.enemy("e2").minions == [2, 2]
    assert counters(p) == ["e1"]


@pytest.mark.rule("MD-CTR-12", "MD-SKL-10")
def test_who_is_paid_back_was_not_attacked() -> None:
    p = fight(("rats", "a1"), sheet=PAYBACK, rolls="1 blank 1", heroes=1)
    p.go("melee:e1", "end")
    assert p.enemy().minions == [7]
    assert counters(p) == ["e1"]
