"""The death of heroes, and how they come back."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    CombatBegan,
    Counted,
    Ended,
    Healed,
    HeroDied,
    HeroReturned,
    PhaseBegan,
    Stunned,
    Went,
    Wounded,
    XpGained,
)
from undercroft.games.massive_darkness.state import DarkState

from .position import Position, position

SPIKED = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "defence": "blue 1", "does": ["Payback 5"]}
NEAR = {"id": "horn", "use": ["All heroes in the zone heal 3; All heroes in the zone are stunned; All heroes in the zone suffer 1"], "copies": 2}


def slay(s: DarkState, *heroes: str) -> None:
    """These heroes are dead where they stand."""
    for id in heroes:
        s.heroes[id].dead, s.heroes[id].health = True, 0


def mourned(zone: str = "a1", **more: Any) -> Position:
    """Ann acts; bob lies dead in a zone."""
    p = position(heroes=2, **more)
    with p.arrange() as s:
        slay(s, "bob")
        s.heroes["bob"].zone = p.zone(zone)
    return p


# -- dying -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-06")
def test_death_ends_the_own_activation_at_once_and_nobody_counter_attacks() -> None:
    """Ann strikes an ogre, then rats whose shields pay her back to death: with an action left her turn is over, and neither answers."""
    p = position(heroes=2, rolls="1 blank 1", guards=[SPIKED])
    with p.arrange():
        p.put("ogre", "a1")
        p.put("rats", "a1")
    p.go("melee:e1", "melee:e2")
    assert [e.figure for e in p.told(HeroDied)] == ["ann"]
    assert (p.prompt, p.decision.seat, p.decision.args["figure"]) == ("act", 1, "bob")
    assert [(e.figure, e.how) for e in p.told(Activated)] == [("bob", "hero")]
    assert p.s.turn is not None
    assert p.s.turn.attacked == []


@pytest.mark.rule("MD-HER-06")
def test_who_dies_in_a_trap_does_not_go_on_picking_up() -> None:
    trap = {"id": "blades", "name": "Blades", "text": "B.", "does": ["Suffer 9"]}
    p = position(heroes=2, traps=[trap], draws={"treasure-1": "blades trinket"})
    with p.arrange() as s:
        s.regular = [p.zone("a1")] * 2
    p.go("pick-up")
    assert (p.hero("ann").dead, p.hero("ann").pack, p.decision.args["figure"]) == (True, [], "bob")


@pytest.mark.rule("MD-HER-06")
def test_another_hero_who_dies_ends_nobodys_activation() -> None:
    trap = {"id": "gas", "name": "Gas", "text": "G.", "does": ["All allies in the zone suffer 9"]}
    p = position(heroes=2, traps=[trap], draws={"treasure-1": "gas"})
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("pick-up")
    assert (p.hero("bob").dead, p.decision.args["figure"]) == (True, "ann")
    assert (p.prompt, p.decision.args["points"]) == ("move", 1), "nor the action"


@pytest.mark.rule("MD-HER-06", "MD-SKL-09")
def test_who_dies_under_command_ends_only_the_action_it_was_granted() -> None:
    trap = {"id": "blades", "name": "Blades", "text": "B.", "does": ["Suffer 9"]}
    p = position(heroes=2, hero={"ann": {"skill": "Command"}}, traps=[trap], draws={"treasure-1": "blades"})
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    p.go("command:bob", "pick-up")
    assert (p.hero("bob").dead, p.prompt, p.decision.args["figure"], p.decision.args["actions"]) == (True, "act", "ann", 2)


@pytest.mark.rule("MD-HER-09", "MD-STN-01")
def test_where_nobody_is_alive_an_event_stuns_nobody() -> None:
    """Ann is the active hero of the event all the same."""
    event = {"id": "swoon", "name": "Swoon", "kind": "omen", "text": "S.", "does": ["Be stunned"]}
    p = position(events=[event])
    with p.arrange() as s:
        slay(s, "ann")
        s.phase, s.turn = "event", None
    assert (p.told(Stunned), [e.figure for e in p.told(HeroReturned)]) == ([], ["ann"])


# -- what happens to the dead -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-09")
def test_no_effect_heals_stuns_or_wounds_the_dead() -> None:
    p = mourned(gear=[NEAR])
    with p.arrange() as s:
        p.outfit("ann", pack=["horn"])
        s.heroes["ann"].health = 3
    p.go("use:horn")
    assert [(e.figure, e.health) for e in p.told(Healed)] == [("ann", 2)]
    assert (p.hero("bob").health, p.hero("bob").stunned, p.hero("bob").dead) == (0, False, True)
    touched = [*(e.figure for e in p.told(Healed)), *(e.figure for e in p.told(Stunned)), *(e.figure for e in p.told(Wounded))]
    assert set(touched) == {"ann"}


@pytest.mark.rule("MD-HER-09", "MD-ACT-11")
def test_the_dead_gain_no_experience() -> None:
    p = mourned()
    with p.arrange():
        p.put("ogre", "a1", health=1)
    p.go("melee:e1")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (5, 0)


@pytest.mark.rule("MD-HER-09")
def test_skills_of_the_dead_help_nobody() -> None:
    p = mourned(hero={"bob": {"skill": "When you or any ally in the zone defends: shields +5"}})
    with p.arrange():
        p.put("ogre", "a1")
        p.outfit("ann", hands=["club"])
    p.go("melee:e1", "end")
    assert [(e.figure, e.shields) for e in p.told(Counted)][:2] == [("ann", 0), ("e1", 0)]


@pytest.mark.rule("MD-HER-09")
def test_who_bleeds_to_death_in_defence_fights_no_longer() -> None:
    """Nothing more is asked of the dead, and the attack goes nowhere."""
    p = position(hero={"ann": {"skill": "When you defend, Pay bloodlust 2: shields +3"}})
    with p.arrange() as s:
        p.put("ogre", "a1")
        s.heroes["ann"].health = 2
    p.go("end")
    assert p.prompt == "combat-use"
    p.go("use:hero/ann/skill")
    assert [(e.figure, e.damage) for e in p.told(Wounded)] == [("ann", 2)]
    assert ([e.figure for e in p.told(HeroDied)], p.told(Counted), p.s.round) == (["ann"], [], 2)


@pytest.mark.rule("MD-HER-09", "MD-GRD-13")
def test_who_dies_with_the_enemy_only_keeps_what_it_won() -> None:
    """The blow fells another guardian and rebounds from the shields of its target: the dead equip nothing."""
    sweep = {"ann": {"skill": "When you attack: all other enemies in the zone suffer 9"}}
    sword = {"id": "sword", "slot": "hand", "melee": "red 1", "copies": 1}
    p = position(heroes=2, guards=[SPIKED], hero=sweep, rolls="blank 1", treasure={1: [sword]})
    with p.arrange():
        p.put("rats", "a1")
        p.put("ogre", "a1", gear="sword")
    p.go("melee:e1")
    assert (p.hero("ann").dead, p.hero("ann").hands, p.hero("ann").pack) == (True, ["club"], ["sword"])
    assert p.decision.args["figure"] == "bob"


@pytest.mark.rule("MD-HER-10", "MD-TRD-03")
def test_a_dead_hero_in_the_zone_can_be_traded_with() -> None:
    p = mourned()
    p.go("trade", "take:bob:club")
    assert (p.prompt, p.decision.seat) == ("agree-take", 1)
    p.go("agree")
    assert (p.hero("bob").hands, p.hero("ann").pack) == ([], ["club"])
    p.go("give:bob:leather", "agree")
    assert (p.prompt, p.hero("bob").pack, p.hero("bob").body) == ("trade", ["leather"], "leather")


@pytest.mark.rule("MD-HER-10")
def test_a_dead_hero_elsewhere_cannot_be_traded_with() -> None:
    p = mourned("b1").go("trade")
    assert not [key for key in p.keys if "bob" in key]


@pytest.mark.rule("MD-HER-11")
@pytest.mark.parametrize(("fallen", "target"), [(False, "bob"), (True, "ann")])
def test_a_dead_hero_is_no_target(fallen: bool, target: str) -> None:
    """Bob has the most experience of those in reach."""
    p = position(heroes=3)
    with p.arrange() as s:
        p.put("ogre", "b2")
        for id in ("ann", "bob"):
            s.heroes[id].zone = p.zone("b2")
        s.heroes["bob"].xp = 9
        if fallen:
            slay(s, "bob")
        s.heroes["cid"].xp = 30
    p.until("buy-skill")
    assert [e.target for e in p.told(CombatBegan)] == [target]


@pytest.mark.rule("MD-HER-11", "MD-MOV-05")
def test_a_dead_hero_holds_no_enemy_in_its_zone_and_draws_none() -> None:
    """The ogre stands with dead bob, whose experience would draw it, and walks to ann instead."""
    p = mourned("c2")
    with p.arrange() as s:
        p.put("ogre", "c2")
        s.heroes["bob"].xp = 30
        s.heroes["ann"].zone = p.zone("a2")
    p.go("end")
    assert [e.path for e in p.told(Went) if e.figure == "e1"] == [(p.zone("c2"), p.zone("b2")), (p.zone("b2"), p.zone("a2"))]


@pytest.mark.rule("MD-HER-11")
def test_the_dead_are_neither_activated_nor_buy_skills() -> None:
    p = mourned()
    with p.arrange() as s:
        s.heroes["bob"].xp = 30
    p.go("end")
    assert [e.figure for e in p.told(Activated)][:1] == ["bob"]  # in the next round, when bob has the first-player token
    assert p.s.round == 2
    assert p.hero("bob").skills == {}


@pytest.mark.rule("MD-HER-11")
@pytest.mark.parametrize(("fallen", "outcome"), [(False, "won"), (True, None)])
def test_the_dead_do_not_stand_at_objectives(fallen: bool, outcome: str | None) -> None:
    trial = {"tokens": [{"kind": "lair", "at": "b2", "fixed": True}], "rules": ["At end of the round, If a hero stands at every lair: Complete goal"]}
    p = position(heroes=2, adventure=trial)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b2")
        if fallen:
            slay(s, "bob")
    p.go("end")
    if not fallen:
        p.go("end")
    assert p.table.outcome == outcome


# -- resurrection ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-12")
def test_all_the_dead_come_back_at_the_start_of_the_round_for_a_token_each() -> None:
    p = position(heroes=4, setup={"lifespark": 3})
    with p.arrange() as s:
        slay(s, "bob", "cid")
    assert p.s.sparks == 3
    p.go("end", "end")
    assert [(e.figure, e.left) for e in p.told(HeroReturned)] == [("bob", 2), ("cid", 1)]
    assert (p.s.sparks, p.hero("bob").dead, p.hero("cid").dead) == (1, False, False)


@pytest.mark.rule("MD-HER-12")
def test_nobody_comes_back_before_the_next_round() -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        slay(s, "bob")
    p.go("end")
    assert (p.decision.args["figure"], p.hero("bob").dead, p.s.sparks) == ("cid", True, 2)


@pytest.mark.rule("MD-HER-13")
def test_they_return_with_full_health_where_they_died() -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        slay(s, "bob")
        s.heroes["bob"].zone, s.heroes["bob"].grown = p.zone("c2"), 1
    p.go("end")
    assert (p.hero("bob").health, p.where("bob"), p.hero("bob").stunned) == (6, "c2", False)


@pytest.mark.rule("MD-HER-14", "MD-WIN-03")
@pytest.mark.parametrize(("sparks", "outcome"), [(0, "lost"), (1, "lost"), (2, None)])
def test_with_too_few_tokens_the_adventure_is_lost(sparks: int, outcome: str | None) -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        slay(s, "bob", "cid")
        s.sparks = sparks
    p.go("end")
    assert p.table.outcome == outcome
    assert [(e.outcome, e.why) for e in p.told(Ended)] == ([("lost", "MD-HER-14")] if outcome else [])
    assert len(p.told(HeroReturned)) == (0 if outcome else 2)


@pytest.mark.rule("MD-HER-14")
def test_without_tokens_the_game_goes_on_while_nobody_is_dead() -> None:
    p = position()
    with p.arrange() as s:
        s.sparks = 0
    p.go("end")
    assert (p.table.outcome, p.s.round) == (None, 2)


@pytest.mark.rule("MD-HER-15", "MD-RND-02")
def test_they_are_back_before_the_adventure_does_anything() -> None:
    p = position(heroes=2, adventure={"rules": ["At start of the round, If round 2 to 9: All heroes gain 4 xp"]})
    with p.arrange() as s:
        slay(s, "bob")
    p.go("end")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (4, 4)
    course = [type(e) for e in p.table.events if isinstance(e, HeroReturned | XpGained)]
    assert course == [HeroReturned, XpGained, XpGained]


@pytest.mark.rule("MD-HER-15")
def test_who_died_stunned_comes_back_on_its_feet() -> None:
    p = position(heroes=2, rolls="1 3+diamond")
    with p.arrange() as s:
        p.put("ogre", "a1", health=9)
        s.heroes["bob"].zone = p.zone("c3")
        s.heroes["ann"].stunned, s.heroes["ann"].health = True, 1
        p.outfit("ann")
    p.go("end", "end")
    assert [e.figure for e in p.told(HeroDied)] == ["ann"]
    assert (p.hero("ann").dead, p.hero("ann").stunned) == (False, False)
    assert [e.phase for e in p.told(PhaseBegan)][-1] == "heroes"
