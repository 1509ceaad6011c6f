"""The monster phase: whose turn it is, and with how much stamina."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import PhaseBegan, Rolled, RoundBegan, TurnBegan, TurnEnded, Used, Went

from .position import CHAPTERS, Position, position

TABLE = -1
USE = "use:explorer/ann/active/0"
FREE = "free:explorer/ann/active/0"


def beast(id: str, stamina: int = 0, *active: str, health: int = 1, passive: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"id": id, "armor": 9, "will": 9, "health": health, "stamina": stamina, "active": list(active), "passive": list(passive)}


def row(*beasts: dict[str, Any], drawing: str = "a", active: str = "Pay 1 stamina: threat +1", explorers: int = 1, **content: Any) -> Position:
    """ann's turn; these monsters are in play in this order, far away."""
    p = position(drawing, explorers=explorers, explorer={"ann": {"active": [active]}}, monsters=beasts, **content)
    with p.arrange():
        for n, each in enumerate(beasts):
            p.put(each["id"], f"{n + 1},10")
    return p.begin()


def turns(p: Position) -> list[str]:
    """The monsters that have had a turn, in order."""
    return [e.figure for e in p.told(TurnBegan) if e.figure not in p.s.explorers]


def round_(p: Position) -> Position:
    """To the explorers' phase of the next round."""
    return p.rest().until_phase("explorers")


# -- the order ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MPH-01")
def test_a_new_monster_comes_last_in_the_monster_order() -> None:
    p = row(beast("m1"), beast("m2"), drawing="a . S", active="Pay 1 stamina: spawn a monster", draws={"monster-card": "archer brute"})
    p.go(USE, USE, "space:4,1")
    assert list(p.s.monsters) == ["m1", "m2", "archer", "brute"]
    assert turns(round_(p)) == ["m1", "m2", "archer", "brute"]


@pytest.mark.rule("MA-MPH-02")
@pytest.mark.parametrize("monsters", [0, 1])
def test_without_monsters_the_next_round_begins_at_once(monsters: int) -> None:
    p = row(*[beast("m1")][:monsters])
    p.go("pass")
    assert (p.s.round, p.s.phase, p.prompt) == (2, "explorers", "act")
    assert turns(p) == ["m1"] * monsters
    told = [type(e) for e in p.table.events]
    assert told[told.index(RoundBegan) - 1] is (TurnEnded if monsters else PhaseBegan)


@pytest.mark.rule("MA-MPH-02")
@pytest.mark.parametrize("monsters", [0, 1])
def test_what_waits_for_the_phase_to_begin_does_not_happen_if_it_is_skipped(monsters: int) -> None:
    chapters = [{**CHAPTERS[0], "passive": ["When the monster phase begins: threat +1"]}, *CHAPTERS[1:]]
    p = row(*[beast("m1")][:monsters], chapters=chapters)
    p.go("pass")
    assert (p.s.round, p.s.threat) == (2, monsters)


@pytest.mark.rule("MA-MPH-03")
def test_monsters_take_one_turn_each_from_left_to_right() -> None:
    p = row(beast("m3", 2), beast("m1"), beast("m2", 4))
    assert turns(round_(p)) == ["m3", "m1", "m2"]
    assert turns(round_(p)) == ["m3", "m1", "m2"] * 2
    ends = [e.figure for e in p.told(TurnEnded) if e.figure not in p.s.explorers]
    assert ends == ["m3", "m1", "m2"] * 2
    order = [(type(e).__name__, e.figure) for e in p.table.events if isinstance(e, (TurnBegan, TurnEnded)) and e.figure not in p.s.explorers]
    assert order[:4] == [("TurnBegan", "m3"), ("TurnEnded", "m3"), ("TurnBegan", "m1"), ("TurnEnded", "m1")]


@pytest.mark.rule("MA-MPH-04")
def test_the_monster_whose_turn_it_is_acts_and_no_other() -> None:
    """Both shoot; the second one can shoot at one of two explorers, and the players are asked in its turn."""
    shoot = "Pay 1 stamina, range 9: push 0"
    p = row(beast("m1", 2, shoot), beast("m2", 1, shoot), drawing="a\n\n\n\n\n\n\n\nb", explorers=2)
    with p.arrange():
        p.stand("m2", "5,5")
        p.stand("m1", "1,10")
    p.rest().until_phase("monsters")
    assert (p.prompt, p.s.hunt is not None and p.s.hunt.monster, p.decision.args["figure"]) == ("monster-acts", "m2", "m2")
    assert [e.rules for e in p.told(TurnBegan) if e.figure == "m1"] == [("MA-MPH-04",)]
    assert [(e.figure, e.target) for e in p.told(Used)] == [("m1", "bob")] * 2
    p.go("ability:monster/m2/active/0:ann").until_phase("explorers")
    assert [(e.figure, e.target) for e in p.told(Used)] == [("m1", "bob"), ("m1", "bob"), ("m2", "ann")]
    assert p.s.hunt is None


# -- stamina -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MPH-05")
def test_every_turn_begins_with_the_full_stamina_of_the_card() -> None:
    """m1 goes three spaces in each round; m2, which needs 2 for its ability, keeps nothing of what is left."""
    p = position("a", monsters=[beast("m1", 3), beast("m2", 3, "Pay 2 stamina, range 9: push 0", passive=("immobile",))])
    with p.arrange():
        p.put("m1", "10,1")
        p.put("m2", "1,5")
    round_(p)
    assert (p.where("m1"), len(p.told(Used))) == ("7,1", 1)
    round_(p)
    assert (p.where("m1"), len(p.told(Used))) == ("4,1", 2)
    assert [e.stamina for e in p.told(TurnBegan) if e.figure.startswith("m")] == [3, 3, 3, 3]


@pytest.mark.rule("MA-MPH-05")
@pytest.mark.parametrize(("by", "goal", "stamina"), [(1, "6,1", 4), (-1, "8,1", 2), (-3, "10,1", 0), (-9, "10,1", 0)])
def test_effects_in_force_change_it(by: int, goal: str, stamina: int) -> None:
    """The effect is one of ann's, so it is over in the next round."""
    slow = {"ann": {"active": [f"Pay 1 stamina, range 9: Lasting 1x maximum stamina {by:+}"]}}
    p = position("a", explorer=slow, monsters=[beast("m1", 3)])
    with p.arrange():
        p.put("m1", "10,1")
    p.begin().go(USE, "target:m1")
    round_(p)
    assert (p.where("m1"), [e.stamina for e in p.told(TurnBegan) if e.figure == "m1"]) == (goal, [stamina])
    assert [e.stamina for e in round_(p).told(TurnBegan) if e.figure == "m1"] == [stamina, 3]


@pytest.mark.rule("MA-MPH-05")
@pytest.mark.parametrize(("text", "walked", "steps"), [
    ("Lasting 1x maximum stamina -2", 0, 1), ("Lasting 1x maximum stamina -2", 1, 2), ("Lasting 1x maximum stamina +2", 0, 5),
    ("Lasting 1x maximum stamina +2", 1, 3), ("restore 2 stamina", 0, 3), ("restore 2 stamina", 1, 4),
])  # fmt: skip
def test_stamina_is_kept_within_a_turn_only(text: str, walked: int, steps: int) -> None:
    """ann uses her ability on the monster before its turn, or in it after the first step."""
    p = position("a", explorer={"ann": {"active": [f"Pay 1 essence, range 9: {text}"]}}, monsters=[beast("m1", 3)])
    with p.arrange() as s:
        p.put("m1", "10,1")
        s.explorers["ann"].essence = 2
    p.rest()
    while p.prompt != "window" or len(p.told(Went)) != walked or p.s.phase != "monsters":
        p.go("go-on")
    p.go(FREE, "target:m1")
    round_(p)
    assert len(p.told(Went)) == steps
    assert [e.stamina for e in p.told(TurnBegan) if e.figure == "m1"] == [3 if walked or text.startswith("restore") else steps]


@pytest.mark.rule("MA-MPH-05")
def test_what_is_restored_outside_its_turn_is_of_no_use_to_a_monster() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina, range 9: restore 2 stamina"]}}, monsters=[beast("m1", 3)])
    with p.arrange():
        p.put("m1", "10,1")
    p.begin().go(USE, "target:m1")
    round_(p)
    assert (p.where("m1"), [e.stamina for e in p.told(TurnBegan) if e.figure == "m1"]) == ("7,1", [3])


# -- coming and going ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MPH-06")
@pytest.mark.parametrize("how", ["kill", "banish"])
def test_a_monster_that_is_gone_before_its_turn_does_not_act(how: str) -> None:
    p = row(beast("m1", 1, f"Pay 1 stamina: {how}, on the nearest monster"), beast("m2", 3), beast("m3", 3))
    with p.arrange():
        p.stand("m3", "9,9")
    round_(p)
    assert turns(p) == ["m1", "m3"]
    assert list(p.s.monsters) == ["m1", "m3"]


@pytest.mark.rule("MA-MPH-06")
def test_a_monster_that_dies_in_its_own_turn_is_followed_by_the_next() -> None:
    p = row(beast("m1", 3, "Pay 1 stamina: kill"), beast("m2", 0))
    round_(p)
    assert (turns(p), list(p.s.monsters), p.s.hunt) == (["m1", "m2"], ["m2"], None)


@pytest.mark.rule("MA-MPH-06")
def test_a_monster_that_appears_in_the_phase_acts_last_in_it() -> None:
    p = row(beast("m1", 1, "Pay 1 stamina: spawn a monster"), beast("m2"), drawing="a . S", draws={"monster-card": "archer", "spawn-roll": "1"})
    with p.arrange() as s:
        s.spawn = 9
    round_(p)
    assert turns(p) == ["m1", "m2", "archer"]
    assert list(p.s.monsters) == ["m1", "m2", "archer"]
    assert [e.figure for e in p.told(Used)] == ["m1", "archer"]


@pytest.mark.rule("MA-MPH-06")
def test_a_monster_that_appears_and_dies_at_once_does_not_act() -> None:
    """Around the spawn space, where m2 stands, there is one chasm and nothing else that is free."""
    p = row(beast("m1", 1, "Pay 1 stamina: spawn a monster"), beast("m2"), drawing="S ~ #\n# # #\n\na", draws={"monster-card": "archer"})
    with p.arrange() as s:
        p.stand("m2", "1,1")
        s.spawn = 9
    round_(p)
    assert (turns(p), p.s.fallen) == (["m1", "m2"], ["archer"])


@pytest.mark.rule("MA-MPH-06")
def test_a_monster_that_comes_back_in_the_same_phase_acts_again() -> None:
    """m1 has had its turn when m2 destroys it and, the deck being empty, calls it back."""
    p = row(beast("m1"), beast("m2", 2, "Pay 1 stamina: kill, on the nearest monster; spawn a monster"), drawing="a . S")
    with p.arrange() as s:
        s.decks["monsters"].pile, s.spawn = [], 9
        s.monsters["m2"].wounds = 0
    p.rest().until_phase("explorers")
    assert turns(p)[:3] == ["m1", "m2", "m1"]
    assert list(p.s.monsters) == ["m2", "m1"]


# -- another order -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-MPH-07")
def test_the_explorer_who_changes_the_order_arranges_the_row_freely() -> None:
    p = row(beast("m1"), beast("m2"), beast("m3"), active="Pay 1 stamina: change the monster order", explorers=2, drawing="a b").go(USE)
    assert (p.prompt, p.decision.seat, p.keys, p.decision.args["number"]) == ("monster-order", 0, ["unit:m1", "unit:m2", "unit:m3"], 1)
    p.go("unit:m3")
    assert (p.keys, p.decision.args["number"], list(p.s.monsters)) == (["unit:m1", "unit:m2"], 2, ["m1", "m2", "m3"])
    p.go("unit:m1")
    assert (p.prompt, list(p.s.monsters)) == ("act", ["m3", "m1", "m2"])
    assert turns(round_(p)) == ["m3", "m1", "m2"]


@pytest.mark.rule("MA-MPH-07")
@pytest.mark.parametrize("monsters", [0, 1])
def test_with_fewer_than_two_monsters_there_is_nothing_to_arrange(monsters: int) -> None:
    p = row(*[beast("m1")][:monsters], active="Pay 1 stamina: change the monster order").go(USE)
    assert (p.prompt, list(p.s.monsters)) == ("act", ["m1"][:monsters])


@pytest.mark.rule("MA-MPH-07")
def test_if_nobody_resolves_it_the_players_arrange_the_row() -> None:
    chaos = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["change the monster order"]}
    p = row(beast("m1"), beast("m2"), events=[chaos], draws={"horror-roll": "9"}, explorers=2, drawing="a b")
    p.rest().until("monster-order")
    assert (p.decision.seat, p.keys) == (TABLE, ["unit:m1", "unit:m2"])
    p.go("unit:m2")
    assert turns(p.until_phase("explorers")) == ["m2", "m1"]


def windows(p: Position, *done: str) -> Position:
    """To the window in the monster phase after these have had their turns; explorers do nothing before it."""
    p.rest()
    for _ in range(60):
        if p.prompt == "window" and p.s.phase == "monsters" and tuple(turns(p)) == done and p.s.hunt is None:
            return p
        p.go("go-on" if "go-on" in p.keys else p.keys[0])
    raise AssertionError("no such window")


@pytest.mark.rule("MA-MPH-07")
@pytest.mark.parametrize(("done", "order", "after"), [
    ((), "m3 m1 m2", "m3 m1 m2"), (("m1",), "m3 m1 m2", "m1 m3 m2"), (("m1",), "m2 m3 m1", "m1 m2 m3"), (("m1", "m2"), "m3 m2 m1", "m1 m2 m3"),
    (("m1", "m2", "m3"), "m3 m2 m1", "m1 m2 m3"),
])  # fmt: skip
def test_within_the_monster_phase_nobody_acts_twice_and_nobody_is_left_out(done: tuple[str, ...], order: str, after: str) -> None:
    """The next phase follows the new order."""
    p = row(beast("m1", 1), beast("m2", 1), beast("m3", 1), active="Pay 1 essence: change the monster order")
    with p.arrange() as s:
        s.explorers["ann"].essence = 1
        s.spawn = 9
    windows(p, *done).go(FREE, *(f"unit:{id}" for id in order.split()[:2]))
    assert list(p.s.monsters) == order.split()
    p.until_phase("explorers")
    assert turns(p) == after.split()
    assert turns(round_(p))[3:] == order.split()


@pytest.mark.rule("MA-MPH-07")
def test_the_monster_in_the_middle_of_its_turn_goes_on_with_it_and_is_not_called_again() -> None:
    p = row(beast("m1", 4), beast("m2", 0), active="Pay 1 essence: change the monster order")
    with p.arrange() as s:
        s.explorers["ann"].essence = 2
        s.spawn = 9
    p.rest()
    while not (p.s.phase == "monsters" and p.told(Went)):
        p.go("go-on")
    p.go(FREE, "unit:m2")
    assert (list(p.s.monsters), p.s.hunt is not None and p.s.hunt.monster) == (["m2", "m1"], "m1")
    p.until_phase("explorers")
    assert (turns(p), len(p.told(Went))) == (["m1", "m2"], 4)


@pytest.mark.rule("MA-MPH-07")
def test_outside_the_monster_phase_the_change_does_not_touch_who_has_still_to_roll() -> None:
    """A monster that appears in the spawn phase makes the players change the order, before bob has rolled."""
    herald = {**beast("herald"), "enters": ["change the monster order"]}
    p = position("a . S . b", explorers=2, monsters=[beast("m1"), herald], draws={"spawn-roll": "9", "monster-card": "herald"})
    with p.arrange():
        p.put("m1", "9,9")
    p.rest().go("roll:ann")
    assert (p.prompt, p.keys, p.s.waiting) == ("monster-order", ["unit:m1", "unit:herald"], ["bob"])
    p.go("unit:herald")
    assert (list(p.s.monsters)[:2], p.s.waiting) == (["herald", "m1"], [])
    assert len([e for e in p.told(Rolled) if e.about == "spawn"]) == 2


@pytest.mark.rule("MA-MPH-07")
def test_a_monster_that_is_being_destroyed_has_no_place_in_the_row() -> None:
    last = beast("m1", passive=("When this is destroyed: change the monster order",))
    p = row(last, beast("m2"), beast("m3"), active="Pay 1 stamina, range 9: kill")
    p.go(USE, "target:m1")
    assert (p.prompt, p.decision.seat, p.keys) == ("monster-order", TABLE, ["unit:m2", "unit:m3"])
    p.go("unit:m3")
    assert (list(p.s.monsters), p.s.fallen) == (["m3", "m2"], ["m1"])
