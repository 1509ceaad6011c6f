"""Essence: how explorers come by it, what they spend it on, and how others contribute."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, EssenceGained, EssenceSpent, LostHealth, Used

from .position import Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}
SHOT = "Pay 1 stamina, range 9 over obstacles: attack 1/0"
CALM = {"horror-roll": "1"}
HURT = {"bob": {"active": ["Pay 1 stamina: lose 2 health, on any explorer"]}}
"""bob can make somebody lose 2 health."""


def rich(p: Position, **essence: int) -> Position:
    """These explorers have so much essence."""
    with p.arrange() as s:
        for id, amount in essence.items():
            s.explorers[id].essence = amount
    return p


def purses(p: Position) -> list[int]:
    """What everybody has."""
    return [explorer.essence for explorer in p.s.explorers.values()]


def asked(p: Position) -> tuple[str, int, list[str]]:
    """The question, the seat, and the options."""
    return p.prompt, p.decision.seat, p.keys


# -- having and gaining ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ESS-01")
@pytest.mark.parametrize("whom", ["units", "explorers"])
def test_only_explorers_have_essence_from_0_up_to_their_maximum(whom: str) -> None:
    people = {"ann": {"active": [f"Pay 1 stamina: gain 2 essence, on {whom}"]}, "bob": {"essence": 3}}
    p = position("a b", explorers=2, explorer=people)
    assert purses(p) == [0, 0]
    with p.arrange():
        p.put("brute", "9,9")
    p.begin("ann").go(ANN + "0", ANN + "0", ANN + "0")
    assert purses(p) == [5, 3]
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 2), ("bob", 2), ("ann", 2), ("bob", 1), ("ann", 1)]


@pytest.mark.rule("MA-ESS-01")
def test_a_monster_has_no_essence_to_pay_with() -> None:
    lines = ["Pay 1 essence, range 9: attack 3/0", "Pay 1 essence: restore 1 health", "Pay 2 stamina, range 9: attack 1/0"]
    p = position("a", monsters=[{**ROCK, "id": "miser", "stamina": 2, "active": lines}], rolls="0", draws=CALM)
    with p.arrange():
        p.put("miser", "5,1", wounds=1)
    rich(p, ann=3).begin().go("pass")
    assert ([e.line for e in p.told(Used)], p.monster("miser").wounds) == (["monster/miser/active/2"], 1)


@pytest.mark.rule("MA-ESS-05")
def test_an_explorer_gains_essence_from_effects_that_say_so() -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: gain 2 essence", "Pay 1 stamina: restore 1 health"]}})
    p.begin("ann").go(ANN + "1")
    assert purses(p) == [0, 0]
    p.go(ANN + "0")
    assert purses(p) == [2, 0]
    assert [(e.figure, e.amount, e.rules) for e in p.told(EssenceGained)] == [("ann", 2, ("MA-ESS-05",))]


# -- instead of health -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ESS-06")
@pytest.mark.parametrize(("essence", "loss", "keys"), [
    (0, 2, []), (1, 2, ["essence:1", "health"]), (2, 2, ["essence:2", "essence:1", "health"]), (5, 2, ["essence:2", "essence:1", "health"]),
    (5, 1, ["essence:1", "health"]), (2, 3, ["essence:2", "essence:1", "health"]),
])  # fmt: skip
def test_each_health_that_is_lost_may_be_replaced_by_an_essence(essence: int, loss: int, keys: list[str]) -> None:
    people = {"bob": {"active": [f"Pay 1 stamina: lose {loss} health, on any explorer"]}}
    p = rich(position("a . . b", explorers=2, explorer=people), ann=essence).begin("bob").go(BOB + "0", "unit:ann")
    if not keys:
        assert (p.prompt, p.explorer("ann").health) == ("act", 5 - loss)
        return
    assert asked(p) == ("essence-instead", 0, keys)
    p.go(keys[0])
    paid = int(keys[0][-1])
    assert (p.explorer("ann").essence, p.explorer("ann").health) == (essence - paid, 5 - loss + paid)
    assert [e.damage for e in p.told(LostHealth)] == ([loss - paid] if loss > paid else [])


@pytest.mark.rule("MA-ESS-06")
def test_a_monster_that_loses_health_asks_nobody() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lose 1 health, on monsters"]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,1")
    rich(p, ann=5).begin().go(ANN + "0")
    assert (p.prompt, p.monster("rock").wounds, purses(p)) == ("act", 1, [5])


@pytest.mark.rule("MA-ESS-06")
def test_if_the_essence_does_not_come_together_less_of_it_can_be_used() -> None:
    p = rich(position("a c . b", explorers=3, explorer=HURT), ann=1, cid=1).begin("bob").go(BOB + "0", "unit:ann")
    assert asked(p) == ("essence-instead", 0, ["essence:2", "essence:1", "health"])
    p.go("essence:2", "own:1")
    assert asked(p) == ("give-essence", 2, ["give:1", "give:0"])
    p.go("give:0")
    assert asked(p) == ("essence-instead", 0, ["essence:1", "health"])
    p.go("essence:1", "own:1")
    assert (purses(p), p.explorer("ann").health) == ([0, 0, 1], 4)


@pytest.mark.rule("MA-ESS-06")
def test_who_withdraws_from_the_last_essence_loses_health() -> None:
    p = rich(position("a c . b", explorers=3, explorer=HURT), ann=1, cid=1).begin("bob")
    p.go(BOB + "0", "unit:ann", "essence:2", "withdraw", "essence:1", "withdraw")
    assert (p.prompt, purses(p), p.explorer("ann").health) == ("act", [1, 0, 1], 3)


@pytest.mark.rule("MA-ESS-07")
def test_health_lost_by_damage_can_be_replaced() -> None:
    p = position("a", rolls="3 3 0 0", draws=CALM)
    with p.arrange():
        p.put("brute", "2,1")
    rich(p, ann=2).begin().go("pass")
    assert asked(p) == ("essence-instead", 0, ["essence:1", "health"])
    p.go("essence:1")
    assert (purses(p), p.explorer().health) == ([1], 5)


@pytest.mark.rule("MA-ESS-07")
@pytest.mark.parametrize(("answer", "essence", "health"), [("essence:2", 1, 5), ("essence:1", 2, 4), ("health", 3, 3)])
def test_health_lost_by_an_effect_can_be_replaced(answer: str, essence: int, health: int) -> None:
    p = rich(position("a . . b", explorers=2, explorer=HURT), ann=3).begin("bob").go(BOB + "0", "unit:ann", answer)
    assert (p.explorer("ann").essence, p.explorer("ann").health) == (essence, health)


@pytest.mark.rule("MA-ESS-07")
@pytest.mark.parametrize(("answer", "essence", "health"), [("essence:2", 1, 5), ("essence:1", 2, 4), ("health", 3, 3)])
def test_health_paid_as_a_price_can_be_replaced(answer: str, essence: int, health: int) -> None:
    p = rich(position("a", explorer={"ann": {"active": ["Pay 2 health: threat +1"]}}), ann=3).begin().go(ANN + "0")
    assert asked(p) == ("essence-instead", 0, ["essence:2", "essence:1", "health"])
    p.go(answer)
    assert (p.explorer().essence, p.explorer().health, p.s.threat) == (essence, health, 1)


@pytest.mark.rule("MA-ESS-07", "MA-EXP-10")
@pytest.mark.parametrize(("price", "health", "essence", "near", "able"), [
    ("3 health", 2, 0, 0, False), ("3 health", 3, 0, 0, True), ("3 health", 2, 1, 0, True), ("3 health", 1, 1, 0, False), ("3 health", 1, 1, 1, True),
    ("1 essence, 2 health", 2, 1, 0, True), ("1 essence, 2 health", 1, 1, 0, False), ("1 essence, 2 health", 1, 2, 0, True),
    ("1 essence, 2 health", 5, 0, 0, False), ("1 essence, 2 health", 1, 1, 1, True), ("1 essence, 2 health", 5, 0, 1, True),
])  # fmt: skip
def test_essence_counts_for_whether_a_price_in_health_can_be_paid(price: str, health: int, essence: int, near: int, able: bool) -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": [f"Pay {price}: threat +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].health = health
    rich(p, ann=essence, bob=near).begin("ann")
    assert (ANN + "0" in p.keys) == able


@pytest.mark.rule("MA-ESS-07", "MA-EXP-10")
@pytest.mark.parametrize(("price", "health", "paid", "instead"), [
    ("3 health", 2, 1, ["essence:2", "essence:1", "health"]), ("4 health", 2, 2, ["essence:1", "health"]), ("3 health", 3, 0, None),
    ("1 essence, 3 health", 2, 2, ["essence:1", "health"]), ("5 health", 2, 3, []),
])  # fmt: skip
def test_what_the_health_does_not_suffice_for_is_paid_with_essence_first(price: str, health: int, paid: int, instead: list[str] | None) -> None:
    """Of the rest as much may be replaced as there is essence left."""
    p = position("a b", explorers=2, explorer={"ann": {"active": [f"Pay {price}: threat +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].health = health
    rich(p, ann=3).begin("ann").go(ANN + "0")
    assert sum(e.amount for e in p.told(EssenceSpent)) == paid
    if instead:
        assert asked(p) == ("essence-instead", 0, instead)
        p.go(instead[0])
        assert (p.s.threat, p.explorer("ann").health > 0) == (1, True)
    elif instead is None:
        assert asked(p) == ("essence-instead", 0, ["essence:3", "essence:2", "essence:1", "health"])


@pytest.mark.rule("MA-ESS-07", "MA-EXP-10")
@pytest.mark.parametrize(("essence", "able"), [(0, False), (1, False), (2, True)])
def test_who_cannot_lose_health_can_pay_a_price_in_health_with_essence_only(essence: int, able: bool) -> None:
    people = {"ann": {"active": ["Pay 2 health: threat +1"], "passive": ["Health cannot be lost"]}}
    p = rich(position("a", explorer=people), ann=essence).begin()
    assert (ANN + "0" in p.keys) == able
    if able:
        p.go(ANN + "0")
        assert (p.prompt, purses(p), p.explorer().health, p.s.threat) == ("act", [0], 5, 1)
        assert [(e.amount, e.rules) for e in p.told(EssenceSpent)] == [(2, ("MA-ESS-07",))]
        assert ANN + "0" not in p.keys


@pytest.mark.rule("MA-ESS-07", "MA-EXP-10")
@pytest.mark.parametrize(("passive", "used"), [([], 1), (["Health cannot be lost"], 0)])
def test_a_monster_that_cannot_lose_health_cannot_pay_with_it(passive: list[str], used: int) -> None:
    p = position("a", monsters=[{**ROCK, "stamina": 1, "active": ["Pay 1 health, range 9: attack 1/0"], "passive": passive}], rolls="0", draws=CALM)
    with p.arrange():
        p.put("rock", "5,1")
    p.begin().go("pass")
    assert ([e.line for e in p.told(Used)], p.monster("rock").wounds) == (["monster/rock/active/0"] * used, used)


# -- attack rolls ------------------------------------------------------------------------------------------------------------------
def duel(*, roll: str = "0", drawing: str = "a . . r", explorers: int = 1, line: str = SHOT, **essence: int) -> Position:
    """ann shoots a rock (armor 3) in her turn."""
    p = position(drawing.replace("r", "."), explorers=explorers, explorer={"ann": {"active": [line]}}, monsters=[ROCK], rolls=roll)
    with p.arrange():
        p.put("rock", "4,1")
    return rich(p, **essence).begin("ann").go(ANN + "0", "target:rock")


@pytest.mark.rule("MA-ESS-08")
@pytest.mark.parametrize(("roll", "essence", "useful"), [
    ("2", 0, 0), ("2", 1, 1), ("2", 5, 1), ("1", 1, 0), ("1", 2, 2), ("0", 3, 3), ("0", 2, 0), ("3", 5, 0),
])  # fmt: skip
def test_an_attacker_raises_its_roll_by_1_for_each_essence(roll: str, essence: int, useful: int) -> None:
    """Nobody is asked where essence makes no difference."""
    p = duel(roll=roll, ann=essence)
    if not useful:
        assert (p.prompt, p.monster("rock").wounds, purses(p)) == ("act", int(roll == "3"), [essence])
        return
    assert asked(p) == ("raise-roll", 0, ["no-essence", f"essence:{useful}"])
    p.go(f"essence:{useful}")
    assert (p.monster("rock").wounds, purses(p), [e.result for e in p.told(Attacked)]) == (1, [essence - useful], [3])
    assert [(e.amount, e.rules) for e in p.told(EssenceSpent)] == [(useful, ("MA-ESS-08",))]


@pytest.mark.rule("MA-ESS-08")
def test_an_attacker_need_not_raise_its_roll() -> None:
    p = duel(roll="2", ann=5).go("no-essence")
    assert (p.monster("rock").wounds, purses(p), [e.result for e in p.told(Attacked)]) == (0, [5], [2])


@pytest.mark.rule("MA-ESS-08")
@pytest.mark.parametrize(("answer", "hit"), [("no-essence", []), ("essence:1", ["rock"]), ("essence:3", ["rock", "tower"])])
def test_a_roll_against_several_is_raised_to_what_one_or_all_of_them_need(answer: str, hit: list[str]) -> None:
    tower = {**ROCK, "id": "tower", "armor": 5}
    p = position("a . . .", explorer={"ann": {"active": ["Pay 1 stamina: attack 1/0, on monsters"]}}, monsters=[ROCK, tower], rolls="2")
    with p.arrange():
        p.put("rock", "4,1")
        p.put("tower", "5,5")
    rich(p, ann=4).begin().go(ANN + "0")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1", "essence:3"])
    p.go(answer)
    assert [e.figure for e in p.told(LostHealth)] == hit
    assert purses(p) == [4 - (int(answer[-1]) if hit else 0)]


@pytest.mark.rule("MA-ESS-08")
def test_an_attacker_raises_its_roll_outside_turns_too() -> None:
    people = {"ann": {"active": ["Pay 1 health, range 9: attack 1/0"]}}
    p = position("a . . .", explorers=2, explorer=people, monsters=[ROCK], rolls="1", draws=CALM)
    with p.arrange():
        p.put("rock", "4,1")
    rich(p, ann=2, bob=5).rest().until("window").go("free:explorer/ann/active/0", "target:rock", "health")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
    p.go("essence:2")
    assert (p.s.turn, p.monster("rock").wounds, purses(p)) == (None, 1, [0, 5])


@pytest.mark.rule("MA-ESS-08")
def test_if_the_essence_does_not_come_together_the_roll_can_be_raised_by_less() -> None:
    """A roll of 1 misses both by 1 and 2."""
    weak = {**ROCK, "id": "weak", "armor": 2}
    p = position("a b", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: attack 1/0, on monsters"]}}, monsters=[ROCK, weak], rolls="1")
    with p.arrange():
        p.put("rock", "4,1")
        p.put("weak", "5,5")
    rich(p, ann=1, bob=1).begin("ann").go(ANN + "0", "essence:2", "own:1", "give:0")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    p.go("essence:1", "own:1")
    assert ([e.figure for e in p.told(LostHealth)], purses(p)) == (["weak"], [0, 1])


BURST = {**ROCK, "id": "burst", "armor": 2, "health": 1, "passive": ["When this is destroyed: attack 1/0, on units"]}
"""A monster that attacks everybody on its tile when it is destroyed."""


@pytest.mark.rule("MA-ESS-09")
@pytest.mark.parametrize(("answer", "wounds"), [("essence:2", 1), ("no-essence", 0)])
def test_the_explorer_whose_turn_it_is_raises_the_roll_of_a_monster(answer: str, wounds: int) -> None:
    """The rolls are 3 of ann against the burst and 1 of the burst: 2 less than what the rock needs, 1 less than what the explorers need."""
    p = position("a . . . . b", explorers=2, explorer={"ann": {"active": [SHOT]}}, monsters=[BURST, ROCK], rolls="3 1")
    with p.arrange():
        p.put("burst", "2,1")
        p.put("rock", "3,1")
    rich(p, ann=2, bob=5).begin("ann").go(ANN + "0", "target:burst")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1", "essence:2"])
    assert purses(p) == [3, 5]
    p.go(answer).until("act", essence_instead="health", which_unit_first="unit:rock")
    assert p.monster("rock").wounds == wounds
    assert [e.rules for e in p.told(EssenceSpent)] == [("MA-ESS-09",)] * wounds


@pytest.mark.rule("MA-ESS-09")
def test_in_a_monsters_turn_nobody_raises_the_roll_of_a_monster() -> None:
    p = position("a b", explorers=2, rolls="0 1 0 1", draws=CALM)
    with p.arrange():
        p.put("brute", "1,2")
    rich(p, ann=5, bob=5).rest()
    while p.s.round == 1:
        assert p.prompt in ("monster-acts", "essence-instead")
        p.go("health" if p.prompt == "essence-instead" else p.keys[0])
    assert ([e.result for e in p.told(Attacked)], purses(p)) == ([1, 1], [5, 5])


FREE_SHOT = {"bob": {"active": ["Pay 1 health, range 9: attack 1/0"]}}


def out_of_turn(roll: str, *, drawing: str = "a . . b", **essence: int) -> Position:
    """bob shoots a rock (armor 3) in ann's turn, for 1 health, which he does not replace by essence."""
    p = position(drawing, explorers=2, explorer=FREE_SHOT, monsters=[ROCK], rolls=roll)
    with p.arrange():
        p.put("rock", "4,4")
    rich(p, **essence).begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    return p.go("target:rock").until("raise-roll", essence_instead="health")


@pytest.mark.rule("MA-ESS-09")
@pytest.mark.parametrize(("first", "second", "result"), [("essence:1", "essence:2", 3), ("essence:1", "no-essence", 1), ("essence:3", "", 3)])
def test_the_attacker_and_then_the_explorer_whose_turn_it_is_raise_the_roll(first: str, second: str, result: int) -> None:
    p = out_of_turn("0", ann=2, bob=3)
    assert asked(p) == ("raise-roll", 1, ["no-essence", "essence:1", "essence:2", "essence:3"])
    p.go(first)
    if second:
        assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
        p.go(second)
    assert [e.result for e in p.told(Attacked)] == [result]
    assert (p.monster("rock").wounds, p.prompt) == (int(result == 3), "act")


@pytest.mark.rule("MA-ESS-09")
def test_the_explorer_whose_turn_it_is_raises_the_roll_of_another_alone() -> None:
    p = out_of_turn("1", ann=2, bob=0)
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
    p.go("essence:2")
    assert (purses(p), p.monster("rock").wounds) == ([0, 0], 1)
    assert [(e.figure, e.rules) for e in p.told(EssenceSpent)] == [("ann", ("MA-ESS-09",))]


@pytest.mark.rule("MA-ESS-09")
def test_if_the_attacker_adds_too_little_for_both_nobody_else_is_asked() -> None:
    p = out_of_turn("0", ann=2, bob=1)
    assert asked(p) == ("raise-roll", 1, ["no-essence", "essence:1"])
    p.go("no-essence")
    assert (p.prompt, purses(p)) == ("act", [2, 1])


@pytest.mark.rule("MA-ESS-09")
@pytest.mark.parametrize(("drawing", "ann", "bob", "keys"), [
    ("a b", 0, 1, []), ("a . . b", 0, 1, []), ("a b", 1, 0, []), ("a b", 0, 2, ["essence:1", "essence:2"]), ("a . . b", 0, 2, ["essence:2"]),
    ("a b", 1, 1, ["essence:1", "essence:2"]), ("a . . b", 1, 1, ["essence:1"]),
])  # fmt: skip
def test_essence_that_both_could_use_is_not_counted_twice(drawing: str, ann: int, bob: int, keys: list[str]) -> None:
    """bob's roll, in ann's turn, is 2 too low; side by side they contribute to each other."""
    p = position(drawing, explorers=2, explorer=FREE_SHOT, monsters=[ROCK], rolls="1")
    with p.arrange():
        p.put("rock", "4,4")
    rich(p, ann=ann, bob=bob).begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    p.go("target:rock")
    if p.prompt == "essence-instead":
        p.go("health")
    if keys:
        assert asked(p) == ("raise-roll", 1, ["no-essence", *keys])
    else:
        assert (p.prompt, purses(p), p.monster("rock").wounds) == ("act", [ann, bob], 0)


# -- prices ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ESS-10")
@pytest.mark.parametrize(("essence", "able"), [(1, False), (2, True), (3, True)])
def test_abilities_that_cost_essence_are_paid_with_it(essence: int, able: bool) -> None:
    p = rich(position("a", explorer={"ann": {"active": ["Pay 1 stamina, 2 essence: threat +1"]}}), ann=essence).begin()
    assert (ANN + "0" in p.keys) == able
    if able:
        p.go(ANN + "0")
        assert (purses(p), p.explorer().stamina, p.s.threat) == ([essence - 2], 5, 1)
        assert [(e.figure, e.amount, e.target, e.gift, e.rules) for e in p.told(EssenceSpent)] == [("ann", 2, "", False, ("MA-ESS-10",))]


@pytest.mark.rule("MA-ESS-10")
def test_abilities_without_a_price_in_essence_take_none() -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: threat +1"]}})
    rich(p, ann=3, bob=3).begin("ann").go(ANN + "0")
    assert (p.prompt, p.s.threat, purses(p), p.told(EssenceSpent)) == ("act", 1, [3, 3], [])


@pytest.mark.rule("MA-ESS-11")
@pytest.mark.parametrize(("essence", "able"), [(3, False), (4, True), (5, True)])
def test_sealing_a_spawn_space_costs_4_essence(essence: int, able: bool) -> None:
    p = rich(position("a S"), ann=essence).begin()
    assert ("seal:2,1" in p.keys) == able
    if able:
        p.go("seal:2,1")
        assert (purses(p), p.explorer().stamina, p.s.destroyed) == ([essence - 4], 3, [p.cell("2,1")])
        assert [(e.amount, e.rules) for e in p.told(EssenceSpent)] == [(4, ("MA-ESS-11",))]


@pytest.mark.rule("MA-ESS-11")
@pytest.mark.parametrize(("lit", "essence", "able", "costs"), [
    (False, 2, False, 0), (False, 3, True, 3), (False, 4, True, 3), (True, 0, True, 0), (True, 4, True, 0),
])  # fmt: skip
def test_activating_an_unlit_chapter_space_costs_3_essence(lit: bool, essence: int, able: bool, costs: int) -> None:
    p = position("a X")
    with p.arrange() as s:
        s.lit = [p.cell("2,1")] if lit else []
    rich(p, ann=essence).begin()
    assert ("activate:2,1" in p.keys) == able
    if able:
        p.go("activate:2,1")
        assert (purses(p), p.s.destroyed, p.s.chapter) == ([essence - costs], [p.cell("2,1")], 1)
        assert [(e.amount, e.rules) for e in p.told(EssenceSpent)] == ([(3, ("MA-ESS-11",))] if costs else [])
