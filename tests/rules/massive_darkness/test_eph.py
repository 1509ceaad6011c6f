"""The enemies' phase: who is activated, and the four steps of an activation."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, CombatBegan, GotUp, PhaseBegan, Went
from undercroft.kernel.decision import TABLE

from .hunting import LANES, NIGHT, again, did, hunt
from .position import Position, position


def activated(p: Position) -> list[str]:
    return [e.figure for e in p.told(Activated) if e.figure in p.s.enemies]


# -- the phase -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-01")
def test_the_players_choose_the_order_of_the_enemies() -> None:
    p = hunt("ann:a1", "rats:d1 ogre:e1 brutes:f1", LANES)
    assert (p.prompt, p.decision.seat, p.keys) == ("which-enemy", TABLE, ["enemy:e1", "enemy:e2", "enemy:e3"])
    p.go("enemy:e2")
    assert p.keys == ["enemy:e1", "enemy:e3"]
    p.until("act", which_enemy="enemy:e3")
    assert activated(p) == ["e2", "e3", "e1"]


@pytest.mark.rule("MD-EPH-01")
def test_every_enemy_is_activated_once_in_every_phase() -> None:
    p = hunt("ann:a1", "rats:c1 archers:c2", NIGHT).until("act")
    assert sorted(activated(p)) == ["e1", "e2"]
    p.go("end").until("act")
    assert sorted(activated(p)) == ["e1", "e1", "e2", "e2"]


@pytest.mark.rule("MD-EPH-01")
def test_an_enemy_that_died_before_its_turn_is_not_asked_for() -> None:
    p = hunt("ann:a1", "rats:a1 archers:c3 brutes:c3", hero={"ann": {"skill": "Payback 9"}}, rolls="blank 2+bam")
    with p.arrange() as s:
        s.enemies["e1"].minions = []
    p.go("enemy:e1")
    assert p.keys == ["enemy:e2", "enemy:e3"]


@pytest.mark.rule("MD-EPH-25", "MD-AGT-02")
def test_agents_call_reinforcements_after_the_last_enemy() -> None:
    p = hunt("ann:a1", "spy:c1 rats:f1", LANES, draws={"guards-1": "guards-1/archers"})
    p.go("enemy:e1")
    told = [type(e) for e in p.table.events if isinstance(e, Activated | Arrived | PhaseBegan)][:4]
    assert told == [Activated, Activated, Arrived, PhaseBegan]


# -- the four steps --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-02")
@pytest.mark.parametrize(
    ("zone", "done"),
    [("a1", ["attacks ann"]), ("b1", ["a1", "attacks ann"]), ("c1", ["b1", "a1"]), ("d1", ["c1", "b1"]), ("f1", ["e1", "d1"])],
)
def test_an_activation_is_attack_move_attack_move(zone: str, done: list[str]) -> None:
    assert did(hunt("ann:a1", f"rats:{zone}", LANES)) == done


@pytest.mark.rule("MD-EPH-03")
@pytest.mark.parametrize("zone", ["a1", "b1"])
def test_an_attack_ends_the_activation(zone: str) -> None:
    p = hunt("ann:a1 bob:c1", f"rats:{zone}", LANES, stunned="ann", xp="ann:3")
    assert did(p)[-1] == "attacks ann"
    assert len(p.told(CombatBegan)) == 1


@pytest.mark.rule("MD-EPH-04")
def test_after_the_second_move_there_is_no_attack_even_with_a_hero_in_range() -> None:
    p = hunt("ann:a1", "rats:c1", LANES)
    assert p.where("e1") == "a1"
    assert not p.told(CombatBegan)


@pytest.mark.rule("MD-EPH-05")
def test_a_stunned_enemy_only_gets_up() -> None:
    p = hunt("ann:a1", "rats:a1", stunned="e1")
    assert did(p) == ["gets up"]
    assert not p.enemy().stunned


@pytest.mark.rule("MD-EPH-05")
def test_a_stunned_enemy_does_not_move_and_acts_again_in_the_next_phase() -> None:
    p = hunt("ann:a1", "rats:b1", LANES, stunned="e1")
    assert did(p) == ["gets up"]
    assert did(again(p)) == ["a1", "attacks ann"]


@pytest.mark.rule("MD-EPH-11")
def test_an_enemy_that_can_attack_nobody_goes_on_to_its_move() -> None:
    p = hunt("ann:c2", "rats:a2", NIGHT)
    told = [type(e) for e in p.table.events if isinstance(e, Activated | Went | CombatBegan)][:2]
    assert told == [Activated, Went]


@pytest.mark.rule("MD-EPH-11")
def test_an_enemy_that_can_attack_does_not_move_first() -> None:
    p = hunt("ann:c2", "archers:a2")
    assert did(p) == ["attacks ann"]
    assert p.where("e1") == "a2"


@pytest.mark.rule("MD-EPH-24")
def test_after_the_first_move_it_attacks_by_the_same_rules() -> None:
    """From a1 it sees nobody in range; from b1 it has ann, and bob with more experience, who came into range both."""
    p = hunt("ann:b1 bob:b1", "rats:a1", LANES, xp="ann:2 bob:5")
    assert did(p) == ["b1", "attacks bob"]


@pytest.mark.rule("MD-EPH-24")
def test_after_the_first_move_a_tie_is_again_for_the_players() -> None:
    p = hunt("ann:b1 bob:b1", "rats:a1", LANES)
    assert (p.prompt, p.decision.seat, p.keys) == ("which-target", TABLE, ["hero:ann", "hero:bob"])
    assert did(p.go("hero:bob")) == ["b1", "attacks bob"]


# -- not yet released ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-27")
def test_an_enemy_not_released_yet_neither_attacks_nor_moves() -> None:
    p = hunt("ann:a1", "ogre:a1 drake:c1", LANES, asleep="e1 e2")
    assert activated(p) == []
    assert [p.where("e1"), p.where("e2")] == ["a1", "c1"]


@pytest.mark.rule("MD-EPH-27")
def test_an_enemy_not_released_yet_does_not_counter_attack() -> None:
    p = position()
    with p.arrange():
        p.put("ogre", "a1", asleep=True)
    p.go("melee:e1", "end").until("act")
    assert activated(p) == []


@pytest.mark.rule("MD-EPH-27")
def test_a_released_enemy_is_activated() -> None:
    warden = {"id": "warden", "card": "lesser/ogre", "at": "a1", "does": ["Asleep"]}
    p = position(adventure={"enemies": [warden], "rules": ["At start of the round, If round 2 to 2: Wake warden"]})
    assert p.enemy().asleep
    p.go("end")
    assert activated(p) == []
    p.go("end").until("act")
    assert activated(p) == ["e1"]


@pytest.mark.rule("MD-EPH-27")
def test_an_enemy_not_released_yet_stays_stunned() -> None:
    p = hunt("ann:a1", "ogre:a1", asleep="e1", stunned="e1")
    assert p.enemy().stunned
    assert not p.told(GotUp)
