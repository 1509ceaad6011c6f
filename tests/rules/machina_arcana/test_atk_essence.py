"""Attacks: essence that raises the result."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import (
    Attacked,
    EssenceSpent,
    Evaded,
    Exploded,
)

from .facing import FREE, GOLEM, USE, facing, hurt, last
from .position import Position, position


def asked(p: Position) -> tuple[str, int, list[str]]:
    """The question, who is asked, and the answers."""
    return p.prompt, p.decision.seat, p.keys


@pytest.mark.rule("MA-ATK-09")
def test_after_all_modifiers_the_attacker_may_raise_the_result_with_essence() -> None:
    p = facing(rolls="2", passive=["Attack rolls -1"], essence=3).go(USE, "target:dummy")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
    assert p.decision.args == {"figure": "ann", "result": 1}
    p.go("essence:2")
    assert (last(p).faces, last(p).result, hurt(p)) == ((2,), 3, ["dummy"])
    assert (p.explorer().essence, [(e.figure, e.amount, e.rules) for e in p.told(EssenceSpent)]) == (1, [("ann", 2, ("MA-ESS-08",))])


@pytest.mark.rule("MA-ATK-09")
def test_nobody_has_to_spend_essence() -> None:
    p = facing(rolls="2", essence=3).go(USE, "target:dummy", "no-essence")
    assert (last(p).result, hurt(p), p.explorer().essence, p.told(EssenceSpent)) == (2, [], 3, [])


@pytest.mark.parametrize(
    ("face", "essence", "asks"), [("3", 5, False), ("2", 1, True), ("2", 0, False), ("1", 1, False), ("1", 2, True), ("0", 2, False)]
)
@pytest.mark.rule("MA-ATK-09")
def test_essence_is_asked_for_only_where_it_makes_the_attack_hit(face: str, essence: int, asks: bool) -> None:
    p = facing(rolls=face, essence=essence).go(USE, "target:dummy")
    assert asked(p)[::2] == (("raise-roll", ["no-essence", f"essence:{3 - int(face)}"]) if asks else ("act", p.keys))


@pytest.mark.rule("MA-ATK-09")
def test_the_explorer_whose_turn_it_is_may_raise_the_attack_of_a_monster() -> None:
    p = facing(
        rolls="3 1", armor=1, health=1, monster=["When this is destroyed: attack 1/0, on adjacent units"], essence=2, explorers=2, drawing="a . b"
    )
    with p.arrange() as s:
        s.explorers["bob"].essence = 2
    p.begin("ann").go(USE, "target:dummy")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    p.go("no-essence")
    assert [e.figure for e in p.told(Evaded)] == ["ann", "bob"]


@pytest.mark.rule("MA-ATK-09")
def test_outside_turns_of_explorers_nobody_raises_the_attack_of_a_monster() -> None:
    p = position("a . b", explorers=2, rolls="1")
    with p.arrange() as s:
        p.put("archer", "2,1")
        s.explorers["ann"].essence = s.explorers["bob"].essence = 5
    p.rest().until("monster-acts", monster_acts="ability:monster/archer/active/0:ann")
    p.go("ability:monster/archer/active/0:ann")
    assert (last(p).figure, last(p).result, p.prompt) == ("archer", 1, "who-acts")
    assert p.told(EssenceSpent) == []


def out_of_turn(*faces: str, ann: int, bob: int, armor: int = 3) -> Position:
    """In ann's turn bob, further away, attacks a dummy of his own for 1 health. Both have so much essence."""
    p = facing(
        rolls=" ".join(faces), explorers=2, drawing="a . . . .\n\nb", at="2,3", armor=armor, bob=["Pay 1 health, melee: attack 1/0"],
    )  # fmt: skip
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["bob"].essence = ann, bob
    p.begin()
    p.table.choose(FREE, 1)
    p.go("target:dummy")
    return p.go("health") if p.prompt == "essence-instead" else p


@pytest.mark.rule("MA-ATK-09")
def test_an_attack_out_of_turn_is_raised_by_the_attacker_and_then_by_the_explorer_whose_turn_it_is() -> None:
    p = out_of_turn("1", ann=2, bob=1)
    assert asked(p) == ("raise-roll", 1, ["no-essence", "essence:1"])
    p.go("essence:1")
    assert (asked(p), p.decision.args["result"]) == (("raise-roll", 0, ["no-essence", "essence:1"]), 2)
    p.go("essence:1")
    assert (last(p).figure, last(p).result, hurt(p)) == ("bob", 3, ["bob", "dummy"])
    assert [(e.figure, e.amount) for e in p.told(EssenceSpent)] == [("bob", 1), ("ann", 1)]


@pytest.mark.parametrize(("face", "ann", "bob", "seat", "keys"), [
    ("2", 1, 1, 1, ["no-essence", "essence:1"]), ("2", 1, 0, 0, ["no-essence", "essence:1"]),
    ("1", 1, 2, 1, ["no-essence", "essence:1", "essence:2"]),
    ("1", 0, 2, 1, ["no-essence", "essence:2"]), ("1", 2, 0, 0, ["no-essence", "essence:2"]), ("0", 1, 2, 1, ["no-essence", "essence:2"]),
    ("0", 2, 4, 1, ["no-essence", "essence:1", "essence:2", "essence:3"]),
])  # fmt: skip
@pytest.mark.rule("MA-ATK-09")
def test_each_of_the_two_is_asked_for_what_is_enough_alone_or_together(face: str, ann: int, bob: int, seat: int, keys: list[str]) -> None:
    p = out_of_turn(face, ann=ann, bob=bob)
    assert asked(p) == ("raise-roll", seat, keys)


@pytest.mark.rule("MA-ATK-09")
def test_the_explorer_whose_turn_it_is_need_not_be_asked_if_the_attacker_has_done_enough() -> None:
    p = out_of_turn("2", ann=3, bob=3).go("essence:1")
    assert (p.prompt, last(p).result) == ("act", 3)
    p = out_of_turn("1", ann=1, bob=1).go("no-essence")
    assert (p.prompt, last(p).result) == ("act", 1)
    p = out_of_turn("2", ann=1, bob=1).go("no-essence")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])


@pytest.mark.rule("MA-ATK-09")
def test_an_explorer_who_neither_attacks_nor_has_the_turn_is_not_asked() -> None:
    p = facing(rolls="2", explorers=2, drawing="a . . . b")
    with p.arrange() as s:
        s.explorers["bob"].essence = 5
    p.begin().go(USE, "target:dummy")
    assert (p.prompt, last(p).result, hurt(p)) == ("act", 2, [])


@pytest.mark.rule("MA-ATK-09")
def test_the_attack_of_traps_and_barrels_can_be_raised_too() -> None:
    p = facing("Pay 1 stamina: trigger traps", rolls="0 1 1", drawing=". a ^", at="3,1", essence=1).go(USE)
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1"])
    assert last(p.go("essence:1")).result == 3
    p = facing("Pay 1 stamina, range 3: attack 1/0", rolls="1 1 1 0", drawing="a . . B", at="4,2", essence=1).go(USE, "barrel:4,1")
    assert (asked(p), len(p.told(Exploded))) == (("raise-roll", 0, ["no-essence", "essence:1"]), 1)
    assert (last(p.go("essence:1")).result, hurt(p)) == (3, ["dummy"])


@pytest.mark.rule("MA-ATK-09", "MA-BAR-10")
def test_an_attacker_who_is_gone_raises_nothing_and_nobody_does_it_instead() -> None:
    """ann dies of the first of two barrels that she has set off; bob stands beside the second."""
    p = facing("Pay 1 stamina, range 3: attack 1/0", rolls="1 3 3 3 1 1 0", explorers=2, drawing="a B B .\n. . . b", at="4,1", essence=0)
    with p.arrange() as s:
        s.explorers["ann"].health, s.explorers["bob"].essence = 1, 5
    p.begin().go(USE, "barrel:2,1", "unit:ann", "health")
    assert [(e.figure, e.result, e.targets) for e in p.told(Attacked)][1:] == [("ann", 9, ("ann",)), ("ann", 2, ("bob", "dummy"))]
    assert (p.explorer("ann").dead, p.explorer("bob").essence, p.told(EssenceSpent), p.decision.seat) == (1, 5, [], 1)


@pytest.mark.rule("MA-ATK-09", "MA-ESS-12")
def test_others_contribute_to_raising_the_result_if_they_can_reach() -> None:
    p = facing(rolls="1", explorers=2, drawing="a .\nb", essence=1)
    with p.arrange() as s:
        s.explorers["bob"].essence = 1
    p.begin().go(USE, "target:dummy")
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:2"])
    p.go("essence:2", "own:1", "give:1")
    assert (last(p).result, hurt(p)) == (3, ["dummy"])
    assert (p.explorer().essence, p.explorer("bob").essence) == (0, 0)


@pytest.mark.rule("MA-ATK-09", "MA-ESS-12")
def test_what_does_not_come_together_raises_nothing() -> None:
    p = facing(rolls="2", explorers=2, drawing="a .\nb", essence=1)
    with p.arrange() as s:
        s.explorers["bob"].essence = 1
    p.begin().go(USE, "target:dummy", "essence:1", "withdraw")
    assert (last(p).result, hurt(p)) == (2, [])
    assert (p.explorer().essence, p.explorer("bob").essence, p.told(EssenceSpent)) == (1, 1, [])


@pytest.mark.rule("MA-ATK-20")
@pytest.mark.parametrize(("passive", "face"), [(["Attack rolls -3"], "1"), (["Attack rolls -1"], "1"), ([], "0")])
def test_a_result_below_0_counts_as_0_before_essence_is_added(passive: list[str], face: str) -> None:
    p = facing(rolls=face, passive=passive, armor=1, essence=2).go(USE, "target:dummy")
    assert (asked(p), p.decision.args["result"]) == (("raise-roll", 0, ["no-essence", "essence:1"]), 0)
    p.go("essence:1")
    assert (last(p).result, hurt(p)) == (1, ["dummy"])


@pytest.mark.rule("MA-ATK-22")
def test_essence_raises_the_one_result_of_an_attack_on_several() -> None:
    p = facing("Pay 1 stamina: attack 1/0, on adjacent units", rolls="1", armor=2, essence=4, monsters=(GOLEM,))
    with p.arrange():
        p.put("golem", "1,2")
    p.begin().go(USE)
    assert asked(p) == ("raise-roll", 0, ["no-essence", "essence:1", "essence:3"])
    p.go("essence:3")
    assert (last(p).result, last(p).targets, hurt(p), p.explorer().essence) == (4, ("dummy", "golem"), ["dummy", "golem"], 1)
