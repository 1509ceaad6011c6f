"""What explorers contribute to the essence that another one loses or spends: who may, who is asked, and in what order."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceSpent, SpaceUsed, Used
from undercroft.games.machina_arcana.state import Gear

from .position import EXPLORERS, Position, position
from .test_ess import ANN, BOB, CALM, HURT, ROCK, SHOT, asked, duel, purses, rich


def spent(p: Position) -> list[tuple[str, int, str]]:
    """Who has spent how much, and for whom if it was for another."""
    return [(e.figure, e.amount, e.target) for e in p.told(EssenceSpent)]


# -- contributions -----------------------------------------------------------------------------------------------------------------
PRICE = "Pay 3 essence: threat +1"


def together(drawing: str, *, explorers: int = 4, line: str = PRICE, closed: str = "", **essence: int) -> Position:
    """ann in her turn, with an ability that costs 3 essence."""
    p = position(drawing, explorers=explorers, explorer={"ann": {"active": [line]}})
    with p.arrange() as s:
        for id in EXPLORERS[:explorers]:
            s.explorers[id].acted = id != "ann"
        if closed:
            a, b = closed.split()
            s.closed = [(p.cell(a), p.cell(b))]
    return rich(p, **essence).begin("ann")


@pytest.mark.rule("MA-ESS-12")
def test_others_contribute_to_what_an_explorer_spends() -> None:
    p = together("a b", explorers=2, ann=2, bob=2).go(ANN + "0")
    assert asked(p) == ("own-essence", 0, ["own:2", "own:1", "withdraw"])
    p.go("own:1")
    assert asked(p) == ("give-essence", 1, ["give:2", "give:1", "give:0"])
    p.go("give:2")
    assert (purses(p), p.s.threat) == ([1, 0], 1)
    assert spent(p) == [("ann", 1, ""), ("bob", 2, "ann")]
    assert [e.gift for e in p.told(EssenceSpent)] == [False, True]


@pytest.mark.rule("MA-ESS-12")
def test_others_contribute_to_essence_that_replaces_health() -> None:
    p = rich(position("a c . b", explorers=3, explorer=HURT), ann=1, cid=4).begin("bob").go(BOB + "0", "unit:ann")
    assert asked(p) == ("essence-instead", 0, ["essence:2", "essence:1", "health"])
    p.go("essence:2", "own:0", "give:2")
    assert (purses(p), p.explorer("ann").health) == ([1, 0, 2], 5)


@pytest.mark.rule("MA-ESS-12")
def test_others_contribute_to_an_attack_roll() -> None:
    p = duel(drawing="a b . r", explorers=2, ann=1, bob=1)
    assert p.prompt == "act"
    p = duel(roll="1", drawing="a b . r", explorers=2, ann=1, bob=1)
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
    p.go("essence:2", "own:1", "give:1")
    assert (purses(p), p.monster("rock").wounds) == ([0, 0], 1)


@pytest.mark.rule("MA-ESS-12")
@pytest.mark.parametrize(("bob", "able"), [(0, False), (1, False), (2, True)])
def test_what_others_could_contribute_decides_whether_an_action_is_possible(bob: int, able: bool) -> None:
    p = together("a b", explorers=2, ann=1, bob=bob)
    assert (ANN + "0" in p.keys) == able
    p = rich(position("a b S", explorers=2), ann=2, bob=bob).begin("ann").go("move:2,2")
    assert ("seal:3,1" in p.keys) == able
    p = rich(position("a b X", explorers=2), ann=1, bob=bob).begin("ann").go("move:2,2")
    assert ("activate:3,1" in p.keys) == able


@pytest.mark.rule("MA-ESS-12")
@pytest.mark.parametrize(("bob", "own", "give"), [
    (1, ["own:2"], ["give:1", "give:0"]), (2, ["own:2", "own:1"], ["give:1", "give:0"]), (5, ["own:2", "own:1", "own:0"], ["give:1", "give:0"]),
])  # fmt: skip
def test_the_payer_gives_no_less_than_the_others_leave_and_these_no_more_than_is_missing(bob: int, own: list[str], give: list[str]) -> None:
    p = together("a b", explorers=2, ann=2, bob=bob).go(ANN + "0")
    assert asked(p) == ("own-essence", 0, [*own, "withdraw"])
    p.go("own:2")
    assert asked(p) == ("give-essence", 1, give)
    p.go("give:1")
    assert (purses(p), p.s.threat) == ([0, bob - 1], 1)


@pytest.mark.rule("MA-ESS-12")
def test_who_has_it_all_is_asked_too_if_others_could_contribute_and_may_pay_alone() -> None:
    p = together("a b", explorers=2, ann=5, bob=1).go(ANN + "0")
    assert asked(p) == ("own-essence", 0, ["own:3", "own:2", "withdraw"])
    p.go("own:3")
    assert (p.prompt, purses(p), p.s.threat) == ("act", [2, 1], 1)


@pytest.mark.rule("MA-ESS-12")
def test_nobody_is_asked_if_nobody_could_contribute() -> None:
    p = together("a . b", explorers=2, ann=5, bob=5).go(ANN + "0")
    assert (p.prompt, purses(p), p.s.threat) == ("act", [2, 5], 1)


@pytest.mark.rule("MA-ESS-12")
def test_the_payer_may_withdraw_before_anything_is_spent() -> None:
    p = together("a b", explorers=2, ann=2, bob=2, line="Pay 1 stamina, 3 essence: threat +1").go(ANN + "0", "withdraw")
    assert (p.prompt, purses(p), p.s.threat, p.explorer("ann").stamina, p.told(Used)) == ("act", [2, 2], 0, 6, [])


@pytest.mark.rule("MA-ESS-13")
def test_who_loses_essence_in_the_turn_of_another_is_the_one_others_contribute_to() -> None:
    """In bob's turn ann loses health: cid beside ann is asked, dan beside bob is not."""
    p = position("a c . . b d", explorers=4, explorer=HURT)
    rich(p, ann=0, bob=5, cid=1, dan=5).begin("bob").go(BOB + "0", "unit:ann")
    assert asked(p) == ("essence-instead", 0, ["essence:1", "health"])
    p.go("essence:1", "own:0")
    assert asked(p) == ("give-essence", 2, ["give:1", "give:0"])
    p.go("give:1")
    assert (purses(p), p.explorer("ann").health, spent(p)) == ([0, 5, 0, 5], 4, [("cid", 1, "ann")])


@pytest.mark.rule("MA-ESS-13")
def test_others_contribute_outside_the_explorer_phase() -> None:
    p = position("a b", explorers=2, rolls="3 3 0 0", draws=CALM)
    with p.arrange():
        p.put("brute", "1,2")
        p.stand("bob", "2,1")
    rich(p, bob=1).rest()
    while p.prompt == "monster-acts":
        p.go(next(key for key in p.keys if key.endswith(":ann")))
    assert (p.s.phase, asked(p)) == ("monsters", ("essence-instead", 0, ["essence:1", "health"]))
    p.go("essence:1", "own:0", "give:1")
    assert (purses(p), p.explorer("ann").health) == ([0, 0], 5)


@pytest.mark.rule("MA-ESS-14")
@pytest.mark.parametrize(("space", "key", "own"), [("S", "seal:3,1", 3), ("X", "activate:3,1", 2)])
def test_whoever_is_beside_the_space_that_is_used_may_contribute(space: str, key: str, own: int) -> None:
    """bob stands on the far side of the space, cid beside another one."""
    p = position(f". a {space} b . . {space} c", explorers=3)
    rich(p, ann=own, bob=1, cid=5).begin("ann").go(key)
    assert asked(p) == ("own-essence", 0, [f"own:{own}", "withdraw"])
    p.go(f"own:{own}")
    assert asked(p) == ("give-essence", 1, ["give:1", "give:0"])
    p.go("give:1")
    assert (purses(p), p.s.destroyed) == ([0, 0, 5], [p.cell("3,1")])


@pytest.mark.rule("MA-ESS-14")
def test_for_everything_else_the_target_space_is_that_of_the_payer() -> None:
    """bob is beside the spawn space that ann is beside, but the price is that of an ability."""
    p = together(". a S b", explorers=2, ann=2, bob=5)
    assert ANN + "0" not in p.keys
    assert "seal:3,1" in p.keys
    p = duel(drawing="a . b r", explorers=2, roll="2", bob=5)
    assert (p.prompt, p.monster("rock").wounds) == ("act", 0)


@pytest.mark.rule("MA-ESS-15")
def test_contributions_form_chains() -> None:
    """dan is beside cid, cid beside bob, bob beside ann."""
    p = together("a b c d", bob=1, cid=1, dan=1).go(ANN + "0")
    assert asked(p) == ("own-essence", 0, ["own:0", "withdraw"])
    p.go("own:0")
    for seat in (1, 2, 3):
        assert asked(p) == ("give-essence", seat, ["give:1", "give:0"])
        p.go("give:1")
    assert (purses(p), p.s.threat) == ([0, 0, 0, 0], 1)


@pytest.mark.rule("MA-ESS-15")
def test_a_chain_need_not_follow_the_order_of_seats() -> None:
    """bob is beside dan, dan beside ann."""
    p = together("a d b", bob=2, dan=1).go(ANN + "0", "own:0")
    assert asked(p) == ("give-essence", 3, ["give:1", "give:0"])
    p.go("give:1")
    assert asked(p) == ("give-essence", 1, ["give:2", "give:1", "give:0"])
    p.go("give:2")
    assert (purses(p), p.s.threat) == ([0, 0, 0, 0], 1)


@pytest.mark.rule("MA-ESS-15")
@pytest.mark.parametrize(("drawing", "closed", "able"), [
    ("a b", "", True), ("a . b", "", False), ("a\n  b", "", True), ("a|b", "", False), ("a!b", "", True), ("a!b", "1,1 2,1", False),
    ("a c b", "", False),
])  # fmt: skip
def test_only_who_is_adjacent_may_contribute(drawing: str, closed: str, able: bool) -> None:
    p = together(drawing.replace("  b", ". b"), explorers=3, bob=5, closed=closed)
    assert (ANN + "0" in p.keys) == able


@pytest.mark.rule("MA-ESS-15")
def test_the_space_that_is_used_can_be_the_first_link_of_a_chain() -> None:
    p = position(". a S b c", explorers=3)
    rich(p, ann=2, bob=1, cid=1).begin("ann").go("seal:3,1", "own:2", "give:1", "give:1")
    assert (purses(p), p.s.destroyed) == ([0, 0, 0], [p.cell("3,1")])


@pytest.mark.rule("MA-ESS-16")
def test_nobody_has_to_contribute() -> None:
    p = together("c a b", explorers=3, ann=1, bob=2, cid=2, line="Pay 1 stamina, 3 essence: threat +1").go(ANN + "0", "own:1")
    assert asked(p) == ("give-essence", 1, ["give:2", "give:1", "give:0"])
    p.go("give:0")
    assert asked(p) == ("give-essence", 2, ["give:2", "give:1", "give:0"])
    p.go("give:1")
    assert (p.prompt, purses(p), p.s.threat, p.explorer("ann").stamina, spent(p)) == ("act", [1, 2, 2], 0, 6, [])


@pytest.mark.rule("MA-ESS-16")
@pytest.mark.parametrize(("ann", "own", "cid", "asks"), [(0, 0, 2, False), (0, 0, 3, True), (1, 1, 1, False), (1, 1, 2, True), (1, 0, 2, True)])
def test_nobody_else_is_asked_when_all_that_is_left_would_be_too_little(ann: int, own: int, cid: int, asks: bool) -> None:
    """bob, who could have made it possible, refuses. What ann has not offered herself still counts."""
    p = together("c a b", explorers=3, ann=ann, bob=3, cid=cid).go(ANN + "0", f"own:{own}", "give:0")
    assert (p.prompt, p.decision.seat) == (("give-essence", 2) if asks else ("act", 0))
    if not asks:
        assert (purses(p), p.s.threat) == ([ann, 3, cid], 0)


@pytest.mark.rule("MA-ESS-16")
def test_who_is_linked_by_others_who_can_still_give_counts_for_what_is_left() -> None:
    """bob refuses; dan is beside cid only."""
    for dan, prompt in ((1, "act"), (2, "give-essence")):
        p = together("b a c d", bob=3, cid=1, dan=dan).go(ANN + "0", "own:0", "give:0")
        assert p.prompt == prompt
    p.go("give:1", "give:2")
    assert (purses(p), p.s.threat) == ([0, 3, 0, 0], 1)


@pytest.mark.rule("MA-ESS-16")
@pytest.mark.parametrize(("health", "price", "answers"), [
    (1, "2 health", ("withdraw",)), (1, "2 health", ("own:0", "give:0")), (2, "3 health", ("own:0", "give:0")),
    (1, "1 essence, 2 health", ("own:0", "give:1")), (1, "1 essence, 2 health", ("own:0", "give:0")),
])  # fmt: skip
def test_a_price_in_health_that_only_others_make_possible_is_not_paid_in_part(health: int, price: str, answers: tuple[str, ...]) -> None:
    p = together("a b", explorers=2, line=f"Pay 1 stamina, {price}: threat +1", bob=3)
    with p.arrange() as s:
        s.explorers["ann"].health = health
    p.begin("ann").go(ANN + "0", *answers)
    assert (p.prompt, p.decision.seat, purses(p), p.s.threat) == ("act", 0, [0, 3], 0)
    assert (p.explorer("ann").health, p.explorer("ann").stamina, p.told(Used)) == (health, 6, [])


@pytest.mark.rule("MA-ESS-16")
@pytest.mark.parametrize(("space", "key", "own"), [("S", "seal:3,1", "own:2"), ("X", "activate:3,1", "own:1")])
def test_if_somebody_refuses_nothing_happens_to_a_space_and_nothing_is_paid(space: str, key: str, own: str) -> None:
    p = rich(position(f". a {space} b", explorers=2), ann=2, bob=2).begin("ann").go(key, own, "give:0")
    assert (p.prompt, purses(p), p.explorer("ann").stamina, p.s.destroyed, p.told(SpaceUsed)) == ("act", [2, 2], 6, [], [])


@pytest.mark.rule("MA-ESS-16", "MA-ITM-04")
@pytest.mark.parametrize(("answer", "items", "threat"), [("give:1", [], 1), ("give:0", ["salts"], 0)])
def test_a_consumable_is_kept_if_its_price_does_not_come_together(answer: str, items: list[str], threat: int) -> None:
    p = position("a b", explorers=2, items=[{"id": "salts", "type": "consumable", "active": ["Pay 1 essence, this card: threat +1"]}])
    with p.arrange():
        p.own("ann", "salts")
    rich(p, bob=1).begin("ann").go("use:item/salts/active/0", "own:0", answer)
    assert (p.explorer("ann").items, p.s.threat, purses(p)) == (items, threat, [0, 1 - threat])


@pytest.mark.rule("MA-ESS-16")
@pytest.mark.parametrize(("answer", "purse", "threat"), [("top-up", 0, 1), ("withdraw", 3, 0)])
def test_the_payer_may_make_up_for_what_others_refuse(answer: str, purse: int, threat: int) -> None:
    p = together("a b", explorers=2, ann=3, bob=1).go(ANN + "0", "own:2", "give:0")
    assert asked(p) == ("top-up-essence", 0, ["top-up", "withdraw"])
    p.go(answer)
    assert (purses(p), p.s.threat) == ([purse, 1], threat)


@pytest.mark.rule("MA-ESS-16")
@pytest.mark.parametrize(("ann", "asks"), [(2, False), (3, True), (4, True)])
def test_the_payer_is_asked_to_make_up_only_if_it_can(ann: int, asks: bool) -> None:
    """bob gives 1 of the 2 that are missing."""
    p = together("a b", explorers=2, ann=ann, bob=2).go(ANN + "0", "own:1", "give:1")
    assert (p.prompt == "top-up-essence") == (ann >= 2)
    p = together("a b", explorers=2, ann=ann, bob=2).go(ANN + "0", "own:1", "give:0")
    assert (p.prompt == "top-up-essence") == asks


@pytest.mark.rule("MA-ESS-17")
@pytest.mark.parametrize("own", [0, 1, 3])
def test_the_payer_need_not_give_anything_if_others_cover_it_all(own: int) -> None:
    p = together("a b", explorers=2, ann=own, bob=3).go(ANN + "0")
    assert asked(p) == ("own-essence", 0, [*(f"own:{n}" for n in range(own, -1, -1)), "withdraw"])
    p.go("own:0", "give:3")
    assert (purses(p), p.s.threat, spent(p)) == ([own, 0], 1, [("bob", 3, "ann")])


@pytest.mark.rule("MA-ESS-18")
def test_who_gives_nothing_is_no_link() -> None:
    """cid is beside bob only; dan is beside ann. dan's essence would be enough; when he gives too little, nobody is left."""
    p = together("d a b c", bob=2, cid=3, dan=3).go(ANN + "0", "own:0", "give:0")
    assert asked(p) == ("give-essence", 3, ["give:3", "give:2", "give:1", "give:0"])
    p.go("give:2")
    assert (p.prompt, purses(p), p.s.threat) == ("act", [0, 2, 3, 3], 0)


@pytest.mark.rule("MA-ESS-18")
def test_who_gives_1_is_a_link_and_so_is_the_payer_who_gives_nothing() -> None:
    p = together("a b c", explorers=3, bob=2, cid=3).go(ANN + "0", "own:0", "give:1")
    assert asked(p) == ("give-essence", 2, ["give:2", "give:1", "give:0"])
    p.go("give:2")
    assert (purses(p), p.s.threat) == ([0, 1, 1], 1)


@pytest.mark.rule("MA-ESS-18")
@pytest.mark.parametrize(("bob", "able"), [(0, False), (1, True)])
def test_who_has_nothing_to_give_is_no_link(bob: int, able: bool) -> None:
    p = together("a b c", explorers=3, ann=2, bob=bob, cid=3)
    assert (ANN + "0" in p.keys) == able


@pytest.mark.rule("MA-ESS-19")
@pytest.mark.parametrize(("bob", "able"), [("3,1", True), ("4,1", False)])
def test_who_is_beside_the_lever_may_contribute_to_the_attack_of_the_traps(bob: str, able: bool) -> None:
    """ann activates the lever on 2,1; a rock stands on a trap space."""
    p = position("a L b .\n\n^", explorers=2, monsters=[ROCK], rolls="1 1 0")
    with p.arrange():
        p.put("rock", "1,3")
        p.stand("bob", bob)
    rich(p, bob=1).begin("ann").go("activate:2,1")
    if able:
        assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
        p.go("essence:1", "own:0")
        assert asked(p) == ("give-essence", 1, ["give:1", "give:0"])
        p.go("give:1")
    assert (p.prompt, p.monster("rock").wounds, purses(p)) == ("act", int(able), [0, int(not able)])


@pytest.mark.rule("MA-ESS-19")
def test_who_is_beside_the_lever_may_contribute_to_the_repeated_attack_too() -> None:
    p = position("a L b\n\n^ . . . L c", explorers=3, monsters=[ROCK], rolls="0 0 0 1 1 0")
    with p.arrange():
        p.put("rock", "1,3")
    rich(p, bob=1, cid=1).begin("ann").go("activate:2,1")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    p.go("essence:1", "own:0", "give:1")
    assert (p.monster("rock").wounds, purses(p)) == (1, [0, 0, 1])


@pytest.mark.rule("MA-ESS-19")
def test_who_is_beside_the_barrel_may_contribute_to_its_attack_but_not_to_the_one_on_it() -> None:
    """ann shoots the barrel on 4,1; bob and a rock are beside it."""
    p = position("a . . B b", explorers=2, explorer={"ann": {"active": [SHOT]}, "bob": {"armor": 9}}, monsters=[ROCK], rolls="0")
    with p.arrange():
        p.put("rock", "4,2")
    rich(p, bob=3).begin("ann").go(ANN + "0", "barrel:4,1")
    assert (p.prompt, p.s.destroyed) == ("act", [])
    p = position("a . . B b", explorers=2, explorer={"ann": {"active": [SHOT]}, "bob": {"armor": 9}}, monsters=[ROCK], rolls="1 1 1 0")
    with p.arrange():
        p.put("rock", "4,2")
    rich(p, bob=3).begin("ann").go(ANN + "0", "barrel:4,1")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    p.go("essence:1", "own:0", "give:1")
    assert (p.monster("rock").wounds, purses(p), p.s.destroyed) == (1, [0, 2], [p.cell("4,1")])


@pytest.mark.rule("MA-ESS-19")
def test_what_those_beside_the_lever_have_counts_for_the_explorer_whose_turn_it_is_too() -> None:
    """bob, out of turn, pushes the rock into a lever far from ann, in ann's turn; cid is beside that lever only."""
    lines = ["Pay 1 health, range 9: push 1"]
    p = position("a . . . . . . . .\n\n\n\nb . . L . .\n^ . . . c", explorers=3, explorer={"bob": {"active": lines}}, monsters=[ROCK], rolls="1 1 0")
    with p.arrange():
        p.put("rock", "3,5")
        p.put("stone", "1,6")
    rich(p, cid=1).begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    p.go("target:rock")
    assert asked(p) == ("raise-roll", 1, ["no-essence", "essence:1"])
    p.go("no-essence")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    p.go("essence:1", "own:0", "give:1")
    assert (purses(p), "stone" in p.s.monsters) == ([1, 0, 0], False)


@pytest.mark.rule("MA-ESS-20")
def test_who_has_left_the_board_cannot_contribute() -> None:
    p = position("a b c", explorers=3, explorer={"ann": {"active": [PRICE]}})
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        p.stand("cid", "2,1")
    rich(p, ann=2, bob=5).begin("ann")
    assert ANN + "0" not in p.keys
    rich(p, cid=1).begin("ann").go(ANN + "0", "own:2")
    assert asked(p) == ("give-essence", 2, ["give:1", "give:0"])
    p.go("give:1")
    assert (purses(p), p.s.threat) == ([0, 5, 0], 1)


@pytest.mark.rule("MA-ESS-20")
def test_who_has_left_the_board_is_asked_for_nothing_even_if_its_own_board_would_reach() -> None:
    p = position("a b c", explorers=3, explorer={"ann": {"active": [PRICE]}})
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.explorers["cid"].gear = [Gear("trinket")]
        p.stand("cid", "2,1")
    rich(p, bob=5, cid=5).begin("ann").go(ANN + "0", "own:0", "give:0")
    assert (p.prompt, purses(p), p.s.threat) == ("act", [0, 5, 5], 0)


@pytest.mark.rule("MA-ESS-21")
@pytest.mark.parametrize("text", ["Lose 2 health, on explorers", "Lose 2 health, on the nearest explorer"])
def test_others_contribute_to_what_an_effect_makes_an_explorer_lose(text: str) -> None:
    """The effect of a horror event, or of a monster: ann, the only one whom it can kill, keeps her health with the essence of the others."""
    events: list[dict[str, Any]] = [{"id": "dusk", "kind": "horror", "scenario": "trial", "enters": [text]}]
    herald = {**ROCK, "id": "herald", "enters": [text]}
    nearest = "nearest" in text
    p = position("a b S", explorers=2, events=events, monsters=[herald], draws={"horror-roll": "1" if nearest else "9", "monster-card": "herald"})
    with p.arrange() as s:
        s.explorers["bob"].health = 5
        p.stand("ann", "2,2")
        p.stand("bob", "1,2")
        s.spawn = 2
    rich(p, ann=1, bob=4).rest()
    while p.prompt != "essence-instead" or p.decision.seat != 0:
        p.go({"which-unit-first": "unit:bob", "essence-instead": "health"}.get(p.prompt, p.keys[0]))
    assert p.keys == ["essence:2", "essence:1", "health"]
    p.go("essence:2", "own:1", "give:1")
    assert (p.explorer("ann").health, purses(p)) == (5, [0, 3])
