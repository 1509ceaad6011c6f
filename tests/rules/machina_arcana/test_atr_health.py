"""Health and stamina: what takes them away, what brings them back, and what becomes of them if their maximum changes."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Destroyed, LostHealth, Restored, Used
from undercroft.games.machina_arcana.state import Placed

from .position import face, position
from .test_atr import ANN, BOB, CALM, ROCK, SHOTS, attributes, shot

FREE = "free:explorer/bob/active/0"


# -- health ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-05")
@pytest.mark.parametrize(("health", "destroyed"), [(1, True), (2, False)])
def test_an_explorer_who_loses_the_last_health_is_destroyed(health: int, destroyed: bool) -> None:
    p = shot(rolls="3 3 3")
    with p.arrange() as s:
        s.explorers["ann"].health = health
    p.begin("bob").go(BOB + "0", "target:ann")
    assert [e.left for e in p.told(LostHealth)] == [health - 1]
    assert [e.figure for e in p.told(Destroyed)] == (["ann"] if destroyed else [])
    assert bool(p.explorer("ann").dead) == destroyed


@pytest.mark.rule("MA-ATR-05")
def test_a_monster_takes_as_many_points_of_damage_as_it_has_health() -> None:
    p = shot(rolls="3 " * 9, monsters=[{**ROCK, "health": 3}])
    with p.arrange():
        p.put("rock", "6,1")
    p.begin("bob").go(BOB + "0", "target:rock", BOB + "0", "target:rock")
    assert (p.monster("rock").wounds, p.told(Destroyed)) == (2, [])
    p.go(BOB + "0", "target:rock")
    assert ([e.figure for e in p.told(Destroyed)], "rock" in p.s.monsters) == (["rock"], False)


@pytest.mark.rule("MA-ATR-11", "MA-ESS-05")
@pytest.mark.parametrize(("passive", "left"), [([], (3, 2)), (["Health cannot be lost"], (5, 0))])
def test_only_health_that_is_really_lost_becomes_essence(passive: list[str], left: tuple[int, int]) -> None:
    people = {"ann": {"active": ["Pay 1 stamina: lose any amount of health and gain as much essence"], "passive": passive}}
    p = position("a", explorer=people).begin().go(ANN + "0", "amount:2")
    assert (p.explorer().health, p.explorer().essence) == left


@pytest.mark.rule("MA-ATR-05", "MA-ATR-11")
@pytest.mark.parametrize(("health", "lost", "dies"), [(3, 2, False), (2, 2, True), (2, 3, True)])
def test_nobody_loses_more_health_than_is_left(health: int, lost: int, dies: bool) -> None:
    p = position("a b", explorers=2, explorer={"bob": {"active": [f"Pay 1 stamina: lose {lost} health, on units"]}}, monsters=[{**ROCK, "health": 4}])
    with p.arrange() as s:
        s.explorers["ann"].health, s.explorers["bob"].health = health, 5
        p.put("rock", "9,9", wounds=4 - health)
    p.begin("bob").go(BOB + "0")
    p.until("act")
    assert {e.figure: e.damage for e in p.told(LostHealth)} == {"ann": min(health, lost), "bob": lost, "rock": min(health, lost)}
    assert sorted(e.figure for e in p.told(Destroyed)) == (["ann", "rock"] if dies else [])


@pytest.mark.rule("MA-ATR-06")
@pytest.mark.parametrize(("rolled", "lost"), [("1 0 0", 0), ("1 1 0", 1), ("1 1 1", 1), ("3 3 3", 1)])
def test_an_explorer_who_takes_damage_loses_1_health(rolled: str, lost: int) -> None:
    p = shot(rolls=rolled).begin("bob").go(BOB + "0", "target:ann")
    assert (p.explorer("ann").health, p.explorer("bob").health) == (5 - lost, 5)
    assert [e.damage for e in p.told(LostHealth)] == [1] * lost


@pytest.mark.rule("MA-ATR-06")
@pytest.mark.parametrize(("rolled", "lost"), [("1 1 0", 0), ("1 1 1", 1), ("3 3 3", 1)])
def test_a_monster_that_takes_damage_loses_1_health(rolled: str, lost: int) -> None:
    p = shot(rolls=rolled, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "6,1")
    p.begin("bob").go(BOB + "0", "target:rock")
    assert (p.monster("rock").wounds, [e.damage for e in p.told(LostHealth)]) == (lost, [1] * lost)


@pytest.mark.rule("MA-ATR-07")
@pytest.mark.parametrize(("wounds", "space", "armor"), [(0, "3,3", 2), (1, "3,3", 4), (2, "3,3", 4), (1, "12,3", 2)])
def test_a_monster_that_has_lost_health_is_wounded(wounds: int, space: str, armor: int) -> None:
    """ann is better protected while there is a wounded monster on her tile; her own wounds do not count."""
    p = shot(explorer={"ann": {"passive": ["If there is a wounded monster: armor +2"]}}, monsters=[{**ROCK, "health": 3}], tiles=[face("second")])
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        s.explorers["ann"].health = 3
        p.put("rock", space, wounds=wounds)
        p.put("stone", "9,9")
    assert attributes(p.begin("bob")) == (armor, 3)


@pytest.mark.rule("MA-ATR-07")
@pytest.mark.parametrize(("wounds", "armor"), [(2, 4), (1, 2)])
def test_a_unit_that_has_got_all_its_health_back_is_no_longer_wounded(wounds: int, armor: int) -> None:
    people = {"ann": {"passive": ["If there is a wounded monster: armor +2"], "active": ["Pay 1 stamina: restore 1 health, on monsters"]}}
    p = shot(explorer=people, monsters=[{**ROCK, "health": 3}])
    with p.arrange():
        p.put("rock", "3,3", wounds=wounds)
    p.begin("ann").go(ANN + "0", "pass")
    assert attributes(p.begin("bob")) == (armor, 3)


@pytest.mark.rule("MA-ATR-07")
@pytest.mark.parametrize(("wounds", "used"), [(0, ["1"]), (1, ["0"])])
def test_a_monster_heals_others_only_if_they_are_wounded(wounds: int, used: list[str]) -> None:
    """The healer's first ability restores health, its second strikes; it can pay for one of them."""
    lines = ["Pay 1 stamina: restore 1 health, on monsters", "Pay 1 stamina, melee: attack 1/0"]
    p = position("a", monsters=[ROCK, {**ROCK, "id": "healer", "stamina": 1, "active": lines}])
    with p.arrange() as s:
        s.explorers["ann"].health = 3
        p.put("healer", "2,1")
        p.put("rock", "9,9", wounds=wounds)
    p.begin().go("pass")
    assert [e.line[-1] for e in p.told(Used)] == used
    assert p.monster("rock").wounds == 0


@pytest.mark.rule("MA-ATR-08")
def test_the_damage_of_monsters_is_kept_with_each_and_that_of_explorers_on_their_tracks() -> None:
    p = shot(rolls="3 " * 9, monsters=[ROCK, {**ROCK, "id": "twin"}], explorers=3)
    with p.arrange():
        p.put("rock", "6,1")
        p.put("twin", "6,2")
        p.put("stone", "6,3")
    p.begin("bob").go(BOB + "0", "target:twin", BOB + "0", "target:ann")
    assert [p.monster(id).wounds for id in ("rock", "twin", "stone")] == [0, 1, 0]
    assert [p.explorer(id).health for id in ("ann", "bob", "cid")] == [4, 5, 5]
    assert [(e.figure, e.left) for e in p.told(LostHealth)] == [("twin", 1), ("ann", 4)]


@pytest.mark.rule("MA-ATR-09")
def test_neither_a_new_round_nor_a_new_chapter_restores_health() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina: threat +6", "Pay 1 stamina: restore 1 health"]}}
    p = position("a", explorer=people, monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["ann"].health = 3
        p.put("rock", "9,9", wounds=1)

    def found() -> tuple[int, int]:
        return p.explorer().health, p.monster("rock").wounds

    p.begin().go("pass")
    assert (p.s.round, found()) == (2, (3, 1))
    p.go(ANN + "0", ANN + "1")
    assert (p.s.chapter, p.s.level, found()) == (1, 2, (3, 1))
    assert p.told(Restored) == []
    p.go(ANN + "2")
    assert (found(), [(e.figure, e.what, e.amount) for e in p.told(Restored)]) == ((4, 1), [("ann", "health", 1)])


# -- stamina -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-10")
def test_movement_and_abilities_cost_stamina_which_comes_back_at_the_start_of_the_explorer_phase() -> None:
    p = position("a . . . b", explorers=2, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "3,2")
    p.begin("ann").go("move:2,1")
    assert p.explorer("ann").stamina == 5
    p.go(ANN + "0", "target:rock")
    assert p.explorer("ann").stamina == 3
    p.go("pass").begin("bob").go("move:4,1", "pass")
    assert (p.s.round, p.explorer("ann").stamina, p.explorer("bob").stamina) == (2, 6, 6)


@pytest.mark.rule("MA-ATR-10")
@pytest.mark.parametrize(("stamina", "strikes"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_monsters_pay_for_movement_and_abilities_too(stamina: int, strikes: int) -> None:
    """A brute stands beside ann; another one has to walk two spaces first."""
    lines = ["Pay 2 stamina, melee: attack 1/0"]
    beasts = [{**ROCK, "id": id, "stamina": stamina + more, "active": lines} for id, more in (("near", 0), ("far", 2))]
    p = position("a", monsters=beasts)
    with p.arrange():
        p.put("near", "2,1")
        p.put("far", "1,4")
    p.begin().go("pass")
    assert [e.figure for e in p.told(Used)] == ["near"] * strikes + ["far"] * strikes
    assert p.where("far") == "1,2"


# -- losing health without damage --------------------------------------------------------------------------------------------------
MOMENTS = {
    "ann": {"passive": ["When you take damage: restore 1 stamina"]},
    "bob": {"active": ["Pay 1 stamina: lose 1 health, on any explorer", SHOTS[0], "Pay 1 stamina: lose 1 health, on any monster"],
            "passive": ["When you deal damage: threat +1", "When you take damage: threat +3"]},
}  # fmt: skip


@pytest.mark.rule("MA-ATR-11")
def test_losing_health_by_an_effect_is_no_damage() -> None:
    p = position("a . . b", explorers=2, explorer=MOMENTS, rolls="3 3 3", monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["ann"].stamina = 3
        p.put("rock", "6,1")
    p.begin("bob").go(BOB + "0", "unit:ann", BOB + "0", "unit:bob", BOB + "2")
    assert ([p.explorer(id).health for id in ("ann", "bob")], p.monster("rock").wounds) == ([4, 4], 1)
    assert (p.s.threat, p.explorer("ann").stamina) == (0, 3)
    p.go(BOB + "1", "target:ann")
    assert (p.s.threat, p.explorer("ann").stamina, p.explorer("ann").health) == (1, 4, 3)


@pytest.mark.rule("MA-ATR-11")
def test_losing_the_last_health_by_an_effect_destroys_a_unit() -> None:
    p = position("a . . b", explorers=2, explorer=MOMENTS, monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["ann"].health = 1
        p.put("rock", "6,1", wounds=1)
    p.begin("bob").go(BOB + "0", "unit:ann", BOB + "2")
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("ann", "bob"), ("rock", "bob")]


@pytest.mark.rule("MA-ATR-11")
def test_health_lost_by_an_effect_can_be_replaced_by_essence() -> None:
    p = position("a . . b", explorers=2, explorer=MOMENTS)
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["ann"].essence = 1
    p.begin("bob").go(BOB + "0", "unit:ann")
    assert (p.prompt, p.decision.seat, p.keys) == ("essence-instead", 0, ["essence:1", "health"])
    p.go("essence:1")
    assert (p.explorer("ann").health, p.explorer("ann").essence, p.told(LostHealth)) == (1, 0, [])


@pytest.mark.rule("MA-ATR-12")
def test_damage_whose_health_loss_is_replaced_by_essence_is_still_damage() -> None:
    p = position("a . . b", explorers=2, explorer=MOMENTS, rolls="3 3 3 3 3 3")
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence = 3, 1
    p.begin("bob").go(BOB + "1", "target:ann", "essence:1")
    assert (p.explorer("ann").health, p.explorer("ann").essence, p.told(LostHealth)) == (5, 0, [])
    assert (p.s.threat, p.explorer("ann").stamina) == (1, 4)


# -- a maximum that changes ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ATR-13")
@pytest.mark.parametrize(("by", "stamina", "after"), [
    ("-1", 6, 5), ("-2", 6, 4), ("-2", 5, 4), ("-2", 4, 4), ("-2", 3, 3), ("+2", 6, 6), ("+2", 3, 3), ("-6", 4, 0),
])  # fmt: skip
def test_stamina_drops_with_its_maximum_and_does_not_rise_with_it(by: str, stamina: int, after: int) -> None:
    p = position("a . . b", explorers=2, explorer={"bob": {"active": [f"Pay 1 stamina, range 9: lasting 1x maximum stamina {by}"]}})
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
    p.begin("bob").go(BOB + "0", "target:ann")
    assert p.explorer("ann").stamina == after
    assert p.explorer("bob").stamina == 5


@pytest.mark.rule("MA-ATR-13")
def test_stamina_that_has_dropped_stays_low_if_the_maximum_rises_again() -> None:
    lines = ["Pay 1 stamina, range 9: lasting 1x maximum stamina -2", "Pay 1 stamina, range 9: lasting 1x maximum stamina +2"]
    p = position("a . . b", explorers=2, explorer={"bob": {"active": lines}})
    p.begin("bob").go(BOB + "0", "target:ann", BOB + "1", "target:ann")
    assert p.explorer("ann").stamina == 4


@pytest.mark.rule("MA-ATR-13")
def test_stamina_drops_with_a_maximum_that_any_card_changes() -> None:
    """An event takes 2 away from everybody's maximum; the next one gives it back."""
    events = [
        {"id": "calm", "kind": "explorer", "scenario": "trial", "passive": ["Maximum stamina -2, on explorers"]},
        {"id": "ease", "kind": "explorer", "scenario": "trial"},
    ]
    people = {"bob": {"active": ["Pay 1 stamina: invoke an explorer event"]}}
    p = position("a . . b", explorers=3, explorer=people, events=events, draws={"explorer-event": "calm ease"})
    with p.arrange() as s:
        s.explorers["cid"].stamina = 3
    p.begin("bob").go(BOB + "0")
    assert [p.explorer(id).stamina for id in ("ann", "bob", "cid")] == [4, 4, 3]
    p.go(BOB + "0", "pass").begin("ann")
    assert [p.explorer(id).stamina for id in ("ann", "bob", "cid")] == [4, 0, 3]


@pytest.mark.rule("MA-ATR-13")
@pytest.mark.parametrize(("by", "strikes"), [("-1", 1), ("-2", 1), ("-3", 0), ("+3", 1)])
def test_what_a_monster_has_left_in_its_turn_drops_with_its_maximum(by: str, strikes: int) -> None:
    """The brute has struck once for 2 of its 4 stamina when bob changes its maximum; it would strike a second time."""
    people = {"bob": {"active": [f"Pay 1 essence, range 9: lasting 1x maximum stamina {by}"]}}
    p = position("a . . b", explorers=2, explorer=people, rolls="0 " * 9, draws=CALM)
    with p.arrange() as s:
        s.explorers["bob"].essence = 1
        p.put("brute", "2,1")
    p.rest().until("window")
    while not p.told(Used):
        p.go("go-on")
    assert p.s.hunt is not None
    assert p.s.hunt.stamina == 2
    p.go(FREE, "target:brute")
    while p.prompt == "window":
        p.go("go-on")
    assert [e.figure for e in p.told(Used)].count("brute") == 1 + strikes


@pytest.mark.rule("MA-ATR-13")
def test_a_lower_maximum_of_a_monster_that_is_not_in_its_turn_takes_nothing_from_others() -> None:
    people = {"bob": {"active": ["Pay 1 essence, range 9: lasting 1x maximum stamina -4"]}}
    p = position("a . . b", explorers=2, explorer=people, rolls="0 " * 9, draws=CALM, monsters=[ROCK])
    with p.arrange() as s:
        s.explorers["bob"].essence = 1
        p.put("brute", "2,1")
        p.put("rock", "9,9")
    p.rest().until("window")
    while not p.told(Used):
        p.go("go-on")
    p.go(FREE, "target:rock")
    assert [e.figure for e in p.told(Used)].count("brute") == 2
