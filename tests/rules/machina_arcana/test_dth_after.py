"""What units that have left play leave behind: wounds, markers, turns, and effects that wait."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Attacked, EssenceGained, LostHealth, TurnBegan, TurnEnded
from undercroft.games.machina_arcana.state import Gear, Lasting

from .endgames import endgame, scenario
from .position import CHAPTERS, Position, position
from .test_dth import ANN, BOB, CALM, HURT, ROCK, SHOT, asked, fates, slain


# -- leaving nothing behind ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-17")
def test_a_monster_that_comes_back_has_neither_wounds_nor_lasting_effects() -> None:
    """bob has put an effect on the rock; it is destroyed, spawned again, and is as printed. His marker stays until it returns."""
    people = {
        "ann": {"active": [HURT, "Pay 1 stamina: spawn a monster"]},
        "bob": {"active": ["Pay 1 stamina, range 9: lasting 1x armor -1", "Pay 1 stamina, range 9 over obstacles: lasting 1x take control"]},
    }
    p = position("a . . b . S", explorers=2, explorer=people, monsters=[{**ROCK, "health": 2}], draws={**CALM, "monster-card": "rock"})
    with p.arrange():
        p.put("rock", "4,4", wounds=1)
        p.put("stone", "5,5")
    p.begin("bob").go(BOB + "0", "target:rock", BOB + "1", "target:rock", "pass").begin("ann")
    assert p.game.traits("rock").armor == 2
    p.go(ANN + "0", "target:rock")
    with p.arrange() as s:
        s.decks["monsters"].pile = ["rock"]
        s.fallen = []
    p.begin("ann").go(ANN + "1")
    assert (p.where("rock"), p.monster("rock").wounds, p.game.traits("rock").armor) == ("6,1", 0, 3)
    assert [(lasting.owner, lasting.bearer) for lasting in p.s.lasting] == [("bob", ""), ("bob", "")]
    p.go("pass").until("who-acts")
    assert (p.s.round, p.s.lasting) == (2, [])


@pytest.mark.rule("MA-DTH-17", "MA-LST-14")
def test_the_horror_markers_on_the_card_of_a_monster_return_when_it_leaves_play() -> None:
    """The hexer's effect on ann ends with it; that of the other monster stays."""
    lines = ["Pay 1 stamina, range 9: lasting 1x armor -1"]
    hexers = [{**ROCK, "id": id, "stamina": 1, "active": lines} for id in ("hexer", "witch")]
    p = position("a . . .", explorer={"ann": {"active": [HURT]}}, monsters=hexers, draws=CALM)
    with p.arrange():
        p.put("hexer", "4,1")
        p.put("witch", "4,3")
    p.begin().go("pass")
    assert (p.s.round, p.game.traits("ann").armor, [lasting.card for lasting in p.s.lasting]) == (2, 0, ["monster/hexer", "monster/witch"])
    p.go(ANN + "0", "target:hexer")
    assert (p.game.traits("ann").armor, [lasting.card for lasting in p.s.lasting]) == (1, ["monster/witch"])


@pytest.mark.rule("MA-DTH-17", "MA-DTH-07")
def test_what_a_monster_did_to_others_ends_after_its_own_last_effect() -> None:
    """Its last attack still meets ann's lowered armor; then that is over."""
    hexer = {**ROCK, "id": "hexer", "stamina": 1, "active": ["Pay 1 stamina, range 9: lasting 1x armor -1"],
             "passive": ["When this is destroyed: attack 1/0, on adjacent explorers"]}  # fmt: skip
    p = position("a . . .", explorer={"ann": {"armor": 2, "active": [HURT]}}, monsters=[hexer], draws=CALM, rolls="0")
    with p.arrange():
        p.put("hexer", "2,2")
    p.begin().go("pass")
    p.go(ANN + "0", "target:hexer", "no-essence")
    assert ([e.against for e in p.told(Attacked)], p.game.traits("ann").armor) == (["1"], 2)


@pytest.mark.rule("MA-DTH-02", "MA-DTH-03")
def test_progress_goes_with_an_explorer_and_with_everything_it_holds() -> None:
    ring = {"id": "ring", "type": "artifact", "active": ["Pay 1 stamina: 3x threat +1"]}
    people = {id: {"active": ["Pay 1 stamina: 3x threat +1", "Pay 1 stamina: lose 9 health"]} for id in ("ann", "bob")}
    p = position("a . b", explorers=2, explorer=people, items=[ring])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("ring")]
    p.begin("bob").go(BOB + "0", "pass").begin("ann").go(ANN + "0", "use:item/ring/active/0", ANN + "1")
    assert (p.explorer().dead, p.s.progress) == (1, {"explorer/bob/active/0/0": 1})


@pytest.mark.rule("MA-DTH-17")
def test_an_effect_of_a_horror_event_on_a_monster_that_leaves_play_is_over_for_it_alone() -> None:
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x armor +2, on monsters"]}
    people = {"ann": {"active": [HURT, "Pay 1 stamina: invoke a horror event"]}}
    p = position("a . . .", explorer=people, monsters=[ROCK], events=[dusk])
    with p.arrange():
        p.put("rock", "4,1")
        p.put("stone", "4,3")
    p.begin().go(ANN + "1", ANN + "0", "target:rock")
    assert [(lasting.owner, lasting.bearer) for lasting in p.s.lasting] == [("", ""), ("", "stone")]
    assert p.game.traits("stone").armor == 5


@pytest.mark.rule("MA-DTH-17")
def test_the_monster_order_closes_the_gap() -> None:
    p = position("a . . .", explorer={"ann": {"active": [HURT, SHOT]}}, draws=CALM, monsters=[ROCK, {**ROCK, "id": "last"}])
    with p.arrange():
        for n, id in enumerate(("rock", "stone", "last")):
            p.put(id, f"{n + 7},9")
    p.begin().go(ANN + "0", "target:stone")
    assert list(p.s.monsters) == ["rock", "last"]
    p.go("pass")
    assert [e.figure for e in p.told(TurnBegan)][-3:-1] == ["rock", "last"]


@pytest.mark.rule("MA-DTH-17", "MA-MPH-06")
def test_a_monster_destroyed_before_its_turn_does_not_act_even_if_it_comes_back_it_acts_only_as_the_last() -> None:
    """bob destroys the rock while the brute acts; spawned again, the rock stands at the right end and has its turn there."""
    people = {"bob": {"active": ["Pay 1 health, range 9: lose 1 health", "Pay 2 health: spawn a monster"]}}
    p = position(
        "a . . b . S", explorers=2, explorer=people, monsters=[ROCK, {**ROCK, "id": "last"}], rolls="0 " * 9, draws={**CALM, "monster-card": "rock"},
    )  # fmt: skip
    with p.arrange():
        p.put("brute", "1,2")
        p.put("rock", "5,5")
        p.put("last", "9,9")
    p.rest()
    while p.s.hunt is None:
        p.go(*[key for key in p.keys if key in ("go-on", "roll:ann", "roll:bob")][:1])
    p.go("free:explorer/bob/active/0", "target:rock")
    assert p.s.waiting == ["last"]
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen = ["rock"], []
    p.go("free:explorer/bob/active/1")
    assert p.s.waiting == ["last", "rock"]
    while p.prompt == "window":
        p.go("go-on")
    assert [e.figure for e in p.told(TurnBegan)][:2] == ["last", "rock"]


@pytest.mark.rule("MA-DTH-17")
def test_a_monster_destroyed_in_its_own_turn_does_not_go_on_with_it_when_it_comes_back() -> None:
    """The brute has struck once; bob destroys it and spawns it again: that turn is over, and it acts anew with all its stamina."""
    people = {"bob": {"active": ["Pay 1 health, range 9: lose 2 health", "Pay 1 health: spawn a monster"]}}
    p = position("a . . b . S", explorers=2, explorer=people, rolls="0 " * 9, draws={**CALM, "monster-card": "brute"})
    with p.arrange():
        p.put("brute", "1,2")
    p.rest()
    while p.s.hunt is None or p.s.hunt.stamina != 2:
        p.go(*[key for key in p.keys if key in ("go-on", "roll:ann", "roll:bob")][:1])
    p.go("free:explorer/bob/active/0", "target:brute")
    assert p.s.hunt is None
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen, s.waiting = ["brute"], [], ["stone"]
        p.put("stone", "9,9")
    p.go("free:explorer/bob/active/1")
    assert (p.where("brute"), p.s.waiting, p.s.hunt) == ("6,1", ["stone", "brute"], None)
    while p.prompt == "window":
        p.go("go-on")
    assert [(e.figure, e.stamina) for e in p.told(TurnBegan)][:2] == [("stone", 0), ("brute", 4)]


@pytest.mark.rule("MA-DTH-18")
@pytest.mark.parametrize(("how", "hit"), [("shot", ["ann", "rock"]), ("push", ["cid", "rock"])])
def test_adjacent_means_adjacent_to_the_space_where_the_monster_was_destroyed(how: str, hit: list[str]) -> None:
    """Pushed into the chasm on 3,2 it reaches cid, but no longer ann; the stone is beyond a wall."""
    burst = {**ROCK, "id": "burst", "passive": ["When this is destroyed: lose 1 health, on adjacent units"]}
    people = {"bob": {"active": [HURT if how == "shot" else "Pay 1 stamina, range 9 over obstacles: push 1"]}}
    p = position("a . . .\n. . ~|.\n. . . c\n. b", explorers=3, explorer=people, monsters=[burst, {**ROCK, "health": 3}])
    with p.arrange():
        p.stand("bob", "1,2")
        p.put("burst", "2,2")
        p.put("rock", "2,3")
        p.put("stone", "4,2")
    p.begin("bob").go(BOB + "0", "target:burst").until("act", which_unit_first="unit:rock")
    lost = sorted({e.figure for e in p.told(LostHealth)} - {"burst", "bob"})
    assert lost == hit


# -- an explorer destroyed in its own turn -------------------------------------------------------------------------------------------
def lethal(line: str, *, explorers: int = 2, **content: Any) -> Position:
    """ann, in her turn, uses an ability that kills her and would do something else."""
    content |= {"explorers": explorers, "explorer": {"ann": {"active": [line]}}, "monsters": [{**ROCK, "health": 3}], "draws": CALM}
    p = position("a . . b\n\n^ . L", **content)
    with p.arrange():
        p.put("rock", "1,3")
        p.put("stone", "2,2")
    p.begin("ann").go(ANN + "0")
    return p.go("target:rock") if p.prompt == "which-target" else p


@pytest.mark.rule("MA-DTH-19")
def test_the_turn_of_an_explorer_who_dies_in_it_is_over() -> None:
    p = lethal("Pay 1 stamina: lose 5 health", explorers=3)
    assert (p.s.turn, p.s.phase, asked(p)[2], p.told(TurnEnded)) == (None, "explorers", ["turn:bob", "turn:cid"], [])


@pytest.mark.rule("MA-DTH-19")
@pytest.mark.parametrize("rest", [
    "attack 3/0, on monsters", "restore 1 health, on any monster", "lose 1 health, on units on any tile", "trigger traps", "spawn a monster",
    "lasting 1x armor -1, on monsters", "push 1, on monsters", "2 times (lose 1 health, on monsters)", "change the monster order",
    "if there is a wounded monster then lose 1 health, on monsters else lose 1 health, on units",
])  # fmt: skip
def test_what_still_waits_for_a_dead_explorer_is_dropped(rest: str) -> None:
    p = lethal(f"Pay 1 stamina: lose 5 health; {rest}", rolls="3 3 3 3 3 3")
    assert (p.prompt, p.decision.seat, p.s.lasting) == ("act", 1, [])
    assert {id: (p.where(id), monster.wounds) for id, monster in p.s.monsters.items()} == {"rock": ("1,3", 0), "stone": ("2,2", 0)}
    assert (p.explorer("bob").health, p.told(Appeared)) == (5, [])


@pytest.mark.rule("MA-DTH-19")
@pytest.mark.parametrize("rest", ["attack 3/0", "push 1", "lose 1 health", "lasting 1x armor -1"])
def test_what_still_waits_to_be_done_to_a_target_is_dropped_too(rest: str) -> None:
    p = lethal(f"Pay 1 stamina, range 9: lose 5 health, on yourself; {rest}", rolls="3 3 3 3 3 3")
    assert (p.prompt, p.decision.seat, p.s.lasting, p.monster("rock").wounds, p.where("rock")) == ("act", 1, [], 0, "1,3")


@pytest.mark.rule("MA-DTH-19")
def test_what_needs_nobody_still_happens() -> None:
    p = lethal("Pay 1 stamina: lose 5 health; threat +1; invoke a horror event; monster level 2; proceed to the next chapter")
    assert (p.s.threat, p.s.horror_events, p.s.level, p.s.chapter) == (2, ["dusk"], 2, 1)
    assert (p.prompt, p.decision.seat) == ("act", 1)


@pytest.mark.rule("MA-DTH-19")
def test_what_needs_nobody_happens_too_if_the_last_health_was_the_price() -> None:
    p = lethal("Pay 1 stamina, 5 health: restore 1 health, on any monster; threat +1; lose 1 health, on units; proceed to the next chapter")
    assert (fates(p), p.s.threat, p.s.chapter, p.explorer("bob").health, p.told(LostHealth)[1:]) == ([("ann", "ann")], 1, 1, 5, [])
    assert (p.prompt, p.decision.seat) == ("act", 1)


@pytest.mark.rule("MA-DTH-19")
@pytest.mark.parametrize("line", ["Pay 1 stamina: lose 5 health; go to the endgame", "Pay 5 health: go to the endgame"])
def test_the_others_go_to_the_endgame_without_a_dead_explorer(line: str) -> None:
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [line]}}, scenario=scenario())
    p.begin("ann").go(ANN + "0").until("act", enter_at="")
    assert (p.s.part, p.where("ann"), p.where("bob") != "", p.decision.seat) == (0, "", True, 1)


@pytest.mark.rule("MA-DTH-19")
@pytest.mark.parametrize(("rest", "aside", "outcome"), [
    ("lose 2 set-aside tokens", 1, None), ("set aside 2 tokens", 5, None), ("lose half as many set-aside tokens as there are goal spaces", 2, None),
    ("lose 3 set-aside tokens", 0, "lost"), ("the explorers win", 3, "won"), ("the explorers lose", 3, "lost"),
])  # fmt: skip
def test_the_endgame_goes_on_without_a_dead_explorer(rest: str, aside: int, outcome: str | None) -> None:
    p = endgame(explorers=2, explorer={"ann": {"active": [f"Pay 1 stamina: lose 5 health; {rest}"]}}).go(ANN + "0")
    assert (p.explorer("ann").dead, p.s.aside, p.s.outcome) == (1, aside, outcome)


@pytest.mark.rule("MA-DTH-19")
@pytest.mark.parametrize("reach", ["", ", range 1"])
def test_an_explorer_who_survives_goes_on(reach: str) -> None:
    line = f"Pay 1 stamina{reach}: lose 4 health; restore 1 health"
    p = position("a . . b", explorers=2, explorer={"ann": {"active": [line]}}).begin("ann").go(ANN + "0")
    assert (p.prompt, p.decision.seat, p.explorer("ann").health) == ("act", 0, 2)


@pytest.mark.rule("MA-DTH-19")
def test_a_chapter_goes_on_for_the_others_and_the_living_decide() -> None:
    """ann brings in a chapter that kills her; what it does to the others, and what is chosen for it, is left to them."""
    second = {**CHAPTERS[1], "enters": ["Lose 1 health, on explorers; restore 1 health, on any explorer", "Lose 1 health, on the nearest explorer"]}
    people = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"], "health": 1}}
    p = position("a . . b c", explorers=3, explorer=people, chapters=[CHAPTERS[0], second, CHAPTERS[2]])
    p.begin("ann").go(ANN + "0")
    while p.prompt == "which-unit-first":
        p.go("unit:ann" if "unit:ann" in p.keys else p.keys[0])
    assert (p.prompt, p.keys) == ("which-unit", ["unit:bob", "unit:cid"])
    assert p.decision.group is not None
    assert p.decision.group.seats == (1, 2)
    p.go("unit:bob")
    assert (p.prompt, p.keys) == ("which-unit", ["unit:bob", "unit:cid"])
    p.go("unit:cid")
    assert [p.explorer(id).health for id in ("ann", "bob", "cid")] == [0, 5, 3]


@pytest.mark.rule("MA-DTH-19")
def test_the_death_of_another_does_not_end_the_turn() -> None:
    p = slain(explorers=3).begin("bob").go(BOB + "0", "target:ann")
    assert (p.prompt, p.decision.seat, p.s.turn.explorer if p.s.turn else "") == ("act", 1, "bob")


@pytest.mark.rule("MA-DTH-19")
def test_a_monster_that_dies_after_the_explorer_whose_turn_it_was_gives_no_essence() -> None:
    """bob kills ann in her turn, out of turn; what that sets off kills the rock."""
    people = {"bob": {"active": ["Pay 1 health, range 9: lose 5 health"], "passive": ["When you kill: lose 1 health, on monsters"]}}
    p = position("a . . b", explorers=2, explorer=people, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "4,4")
        p.put("stone", "9,9")
    p.begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    p.go("target:ann").until("act", which_unit_first="unit:rock")
    assert ([figure for figure, _ in fates(p)][:2], p.told(EssenceGained), p.explorer("ann").essence) == (["ann", "rock"], [], 0)


# -- what the markers of a dead explorer recorded --------------------------------------------------------------------------------------
@pytest.mark.rule("MA-DTH-22")
def test_the_lasting_effects_of_a_destroyed_explorer_end_at_once_and_those_of_others_stay() -> None:
    people = {id: {"active": ["Pay 1 stamina, range 9 over obstacles: lasting 1x armor +1"]} for id in ("ann", "cid")}
    p = position("a . . b c", explorers=3, explorer={**people, "bob": {"active": [HURT]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "4,4")
    p.begin("ann").go(ANN + "0", "target:bob", "pass").begin("cid")
    p.go("use:explorer/cid/active/0", "target:ann", "pass").begin("bob")
    assert (p.game.traits("bob").armor, p.game.traits("ann").armor) == (3, 3)
    p.go(BOB + "0", "target:ann")
    assert (p.game.traits("bob").armor, [(lasting.owner, lasting.bearer) for lasting in p.s.lasting]) == (2, [("cid", "")])


@pytest.mark.rule("MA-DTH-22")
def test_the_markers_of_a_destroyed_explorer_record_nothing_any_more() -> None:
    """A marker on ann herself is gone with her; the horror marker of a monster stays on its card."""
    p = slain(monsters=[ROCK])
    with p.arrange() as s:
        p.put("rock", "4,4")
        s.lasting = [Lasting(1, "", "monster/archer", "monster/archer/active/0", 0, "ann")]
    p.begin("bob").go(BOB + "0", "target:ann")
    assert [(lasting.marker, lasting.bearer) for lasting in p.s.lasting] == [(1, "")]
