"""The heroes' phase: whose turn it is, and what actions cost."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import AbilityUsed, Activated, CombatBegan, GotUp, Rolled, Transmuted

from .position import Position, position

BOW = {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 1"}
WAND = {"id": "wand", "slot": "hand", "kinds": ["wand"], "magic": "yellow 1"}
POTION = {"id": "potion", "use": ["Take 1 more action"], "consumable": True}
SALVE = {"id": "salve", "use": ["Heal 1"], "consumable": True}
AT_ONCE = {"ability": {"name": "Breather", "level": 1, "cost": 1, "does": ["Heal 1"]}}
EAGER = {"skill": {"name": "Eager", "level": 1, "cost": 0, "does": ["Actions +1"]}}


def left(p: Position) -> int:
    """Actions of the hero who is asked."""
    assert p.prompt == "act"
    return int(p.decision.args["actions"])


def activated(p: Position) -> list[str]:
    return [e.figure for e in p.told(Activated)]


# -- whose turn it is ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HPH-01")
def test_heroes_act_clockwise_from_the_first_player_each_once() -> None:
    p = position(heroes=4, setup={"first": "cid"})
    p.go("end", "end", "end", "end")
    assert activated(p)[:4] == ["cid", "dan", "ann", "bob"]
    assert p.s.round == 2


@pytest.mark.rule("MD-HPH-01", "MD-END-02")
def test_the_next_round_begins_with_the_next_player() -> None:
    p = position(heroes=3).go("end", "end", "end")
    assert (p.s.round, p.decision.args["figure"]) == (2, "bob")


@pytest.mark.rule("MD-HPH-02")
def test_three_actions_in_any_order_and_some_more_than_once() -> None:
    p = position(heroes=2)
    with p.arrange():
        p.put("rats", "a1", minions=3)
    p.go("melee:e1", "trade", "done", "melee:e1")
    assert activated(p) == ["e1", "bob"]  # three actions are all: the mob strikes back, and bob is next


@pytest.mark.rule("MD-HPH-02", "MD-SKL-06")
def test_effects_give_more_actions() -> None:
    p = position(sheet=EAGER, gear=[POTION])
    with p.arrange():
        p.outfit("ann", pack=["potion"])
    assert left(p) == 4
    p.go("use:potion")
    assert left(p) == 5


@pytest.mark.rule("MD-HPH-03", "MD-CTR-01")
def test_counter_attacks_come_after_the_last_action_and_before_the_next_hero() -> None:
    p = position(heroes=2, rolls="blank " * 20)
    with p.arrange():
        p.put("rats", "a1")
    p.go("melee:e1")
    assert activated(p) == []
    p.go("end")
    assert activated(p) == ["e1", "bob"]


@pytest.mark.rule("MD-HPH-04")
def test_heroes_act_only_in_their_own_activation() -> None:
    p = position(heroes=3)
    with p.arrange():
        for enemy in ("rats", "archers"):
            p.put(enemy, "c3")
    asked = []
    for _ in range(40):
        if p.s.round > 1:
            break
        if p.prompt in ("act", "move", "trade"):
            asked.append((p.decision.args["figure"], p.decision.seat, p.s.phase))
        p.go("end" if "end" in p.keys else "stop" if "stop" in p.keys else p.keys[0])
    assert asked == [("ann", 0, "heroes"), ("bob", 1, "heroes"), ("cid", 2, "heroes")]


@pytest.mark.rule("MD-HPH-20")
def test_the_phase_ends_when_all_have_had_a_turn_and_the_dead_have_none() -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
        p.put("rats", "c3")
    p.go("end").go("end")
    assert activated(p)[:2] == ["cid", "e1"]


@pytest.mark.rule("MD-HPH-20", "MD-OBJ-09")
def test_who_has_left_has_no_turn() -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        s.heroes["cid"].left = True
    p.go("end", "end")
    assert activated(p) == ["bob", "bob"]  # of the second round, with the token at bob's


# -- what actions cost ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HPH-05")
@pytest.mark.parametrize(
    ("keys", "hands"),
    [
        (("melee:e1",), ["club"]),
        (("ranged:e2",), ["bow"]),
        (("magic:e2",), ["wand"]),
        (("trade", "done"), []),
    ],
)
def test_attacks_and_trade_cost_an_action(keys: tuple[str, ...], hands: list[str]) -> None:
    p = position(gear=[BOW, WAND], rolls="blank " * 20)
    with p.arrange():
        p.outfit("ann", body="leather", hands=hands)
        p.put("rats", "a1")
        p.put("rats", "b1")
    p.go(*keys)
    assert left(p) == 2


@pytest.mark.rule("MD-HPH-05")
def test_a_move_costs_one_action_for_both_of_its_points() -> None:
    p = position().go("step:b1", "step:c1")
    assert left(p) == 2


@pytest.mark.rule("MD-HPH-05")
def test_getting_up_costs_an_action() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    p.go("get-up")
    assert left(p) == 2


@pytest.mark.rule("MD-HPH-05", "MD-ABL-01", "MD-TRA-01")
def test_the_ability_and_transmutation_cost_no_action() -> None:
    p = position(sheet=AT_ONCE)
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 1, 3
        p.outfit("ann", pack=["club", "club", "club"])
    p.go("ability")
    assert left(p) == 3
    p.go("transmute")
    assert (left(p), len(p.told(AbilityUsed)), len(p.told(Transmuted))) == (3, 1, 1)


@pytest.mark.rule("MD-HPH-05")
def test_nothing_that_costs_an_action_is_offered_without_one() -> None:
    p = position(sheet=AT_ONCE, gear=[BOW])
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 1, 3
        assert s.turn is not None
        s.turn.actions = 0
        p.put("rats", "a1")
    assert p.keys == ["ability", "end"]


@pytest.mark.rule("MD-HPH-05", "MD-SKL-06", "MD-SKL-17")
def test_an_extra_move_pays_for_a_move_and_for_nothing_else() -> None:
    p = position(sheet={"skill": {"name": "Blink", "level": 1, "cost": 0, "does": ["Teleport 2"]}})
    with p.arrange() as s:
        assert s.turn is not None
        s.turn.actions, s.turn.extra = 0, {"move": 1}
        p.put("rats", "a1", stunned=True)
    assert p.keys == ["step:b1", "step:a2", "end"]


@pytest.mark.rule("MD-HPH-06")
def test_free_activities_may_be_repeated_and_done_after_the_last_action() -> None:
    p = position(gear=[SALVE])
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        assert s.turn is not None
        s.turn.actions = 0
        p.outfit("ann", pack=["club"] * 6 + ["salve"] * 2)
    p.go("transmute", "card:club", "card:club", "card:club", "transmute", "card:club", "card:club", "card:club")
    assert len(p.told(Transmuted)) == 2
    p.go("use:salve", "use:salve")
    assert p.hero().health == 3


@pytest.mark.rule("MD-HPH-06", "MD-ABL-02")
def test_the_ability_is_free_but_not_twice() -> None:
    p = position(sheet=AT_ONCE)
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 9, 3
    p.go("ability")
    assert "ability" not in p.keys


@pytest.mark.rule("MD-HPH-13")
def test_doing_nothing_loses_all_actions_that_are_left() -> None:
    p = position(heroes=2, sheet=EAGER).go("step:b1", "stop")
    assert left(p) == 3
    p.go("end")
    assert (p.decision.args["figure"], left(p)) == ("bob", 4)
    p.go("end")
    assert (p.s.round, p.s.acted) == (2, [])


# -- getting up ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HPH-14")
def test_getting_up_ends_the_stun_and_is_only_for_the_stunned() -> None:
    p = position()
    assert "get-up" not in p.keys
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    p.go("get-up")
    assert not p.hero().stunned
    assert [e.figure for e in p.told(GotUp)] == ["ann"]
    assert "get-up" not in p.keys
    assert "step:b1" in p.keys


@pytest.mark.rule("MD-HPH-15")
def test_a_stunned_hero_can_do_nothing_before_getting_up() -> None:
    p = position(heroes=2, sheet=AT_ONCE, gear=[SALVE])
    with p.arrange() as s:
        s.heroes["ann"].stunned, s.heroes["ann"].xp, s.heroes["ann"].health = True, 5, 3
        p.outfit("ann", hands=["club"], pack=["club", "club", "salve"])
        p.put("rats", "a1")
    assert p.keys == ["get-up", "end"]
    p.go("get-up")
    assert {"melee:e1", "trade", "ability", "use:salve", "transmute"} <= set(p.keys)


@pytest.mark.rule("MD-HPH-15")
def test_who_does_not_get_up_stays_stunned() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    p.go("end")
    assert (p.s.round, p.hero().stunned, p.keys) == (2, True, ["get-up", "end"])


@pytest.mark.rule("MD-HPH-15")
def test_who_is_stunned_in_the_last_action_cannot_get_up_in_this_round() -> None:
    p = position(traps=[{"id": "lid", "name": "Lid", "text": "L.", "does": ["Be stunned"]}], draws={"treasure-1": "lid"})
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
        assert s.turn is not None
        s.turn.actions = 1
    p.go("pick-up", "stop")
    assert (p.s.round, p.hero().stunned, p.keys) == (2, True, ["get-up", "end"])


# -- free actions are actions --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HPH-21")
def test_nothing_free_is_done_inside_a_move() -> None:
    p = position(sheet=AT_ONCE, gear=[SALVE])
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health = 3, 3
        p.outfit("ann", pack=["club", "club", "club", "salve"])
    assert {"ability", "transmute", "use:salve"} <= set(p.keys)
    p.go("step:b1")
    assert (p.prompt, p.keys) == ("move", ["step:a1", "step:c1", "step:b2", "stop"])
    p.go("stop")
    assert {"ability", "transmute", "use:salve"} <= set(p.keys)


@pytest.mark.rule("MD-HPH-21", "MD-TRD-06")
def test_of_free_actions_only_transmutation_is_possible_inside_a_trade() -> None:
    p = position(sheet=AT_ONCE, gear=[SALVE])
    with p.arrange() as s:
        s.heroes["ann"].xp = 3
        p.outfit("ann", pack=["club", "club", "salve"])
    p.go("trade")
    assert "transmute" in p.keys
    assert not {"ability", "use:salve"} & set(p.keys)


@pytest.mark.rule("MD-HPH-21", "MD-ABL-04")
def test_an_ability_for_attacks_is_used_inside_the_attack() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].xp = 1
        p.put("rats", "a1")
    assert "ability" not in p.keys
    p.go("melee:e1")
    assert (p.prompt, p.keys) == ("combat-use", ["pass", "use:class/tester/ability/0"])
    p.go("use:class/tester/ability/0")
    assert [type(e) for e in p.table.events if isinstance(e, (CombatBegan, Rolled, AbilityUsed))] == [CombatBegan, Rolled, AbilityUsed]


@pytest.mark.rule("MD-HPH-21", "MD-LVL-02")
def test_the_end_of_a_free_action_may_raise_the_level() -> None:
    row = "  C   C   C"
    open_ = f"+---+---+---+\n| C   C   C |\n+   +   +   +\n{row}\n+   +   +   +\n| C   C   C |\n+---+---+---+"
    stroll = {"ability": {"name": "Stroll", "level": 1, "cost": 1, "does": ["Move 1"]}}
    p = position(sheet=stroll, tiles={"1R": open_, "2R": open_}, rows=[["1R", "2R"]], adventure={"levels": {"a1": 1, "f1": 2}})
    with p.arrange() as s:
        s.heroes["ann"].zone, s.heroes["ann"].xp = p.zone("c2"), 1
    p.go("ability", "zone:d2")
    assert (p.s.level, left(p)) == (2, 3)
