"""Summons of characters: how they decide, and what they cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Focused, ItemUsed
from undercroft.games.haven.events import Attacked, Moved, Suffered
from undercroft.kernel.decision import TABLE

from .position import Position, card, kind, position

RAT = "{hp 9, move 2, attack 2}"
POST = kind("post", does=["Attack +0"], health=30, elite={"health": 30})
"""It attacks from where it stands."""


def idle(id: str, initiative: int, **given: Any) -> dict[str, Any]:
    """A type that stands there, with an initiative."""
    return kind(id, does=(), health=30, elite={"health": 30}, initiative=initiative, **given)


def called(map_: str, stats: str = RAT, at: str = "2,1", cards: Any = (), **given: Any) -> Position:
    """Character 1 has summoned a rat in the first round; the second begins."""
    summon = card("call", initiative=1, top=f'Persistent: Summon "Rat" {stats}')
    p = position(map_, cards=[summon, card("soon", initiative=2), *cards], **given)
    return p.play("call", "spare-1").go("top:call", f"hex:{at}", "pass").next_round()


AROUND = """
    . A .
     1 . B
    2 C .
    """
"""The hex 2,2 lies beside A, B and C."""


@pytest.mark.rule("GH-SUM-14")
def test_what_is_open_about_a_summons_behaviour_the_players_decide() -> None:
    p = called("1 . . .\n 2 . A\n. . . .", monsters={"A": "dummy"})
    p.play("soon", "spare-2")
    assert (p.prompt, p.seat) == ("monster-move", TABLE)
    assert p.keys == ["move:3,1", "move:2,2"]
    p.go("move:2,2")
    assert p.events(Attacked)[-1].figure == "s1"


@pytest.mark.rule("GH-SUM-14")
def test_among_equal_foes_of_a_summon_the_players_choose_the_focus() -> None:
    kinds = [idle("ape", 40), idle("bee", 40)]
    p = called(AROUND.replace("C", "."), at="2,2", monsters={"A": "ape", "B": "bee"}, kinds=kinds).play("soon", "spare-2")
    assert (p.prompt, p.seat, p.keys) == ("monster-focus", TABLE, ["focus:ape-1", "focus:bee-1"])
    p.go("focus:bee-1")
    assert p.m("bee").health == 28


@pytest.mark.rule("GH-SUM-14")
def test_where_a_summon_pushes_its_target_the_players_decide() -> None:
    p = called("1 . A .\n 2 . . .", "{hp 9, move 0, attack 1, push 1}", monsters={"A": "dummy"}).play("soon", "spare-2")
    assert (p.prompt, p.seat, p.keys) == ("push-to", TABLE, ["push:4,1", "push:3,2"])


@pytest.mark.rule("GH-SUM-15")
def test_monsters_of_one_type_rank_by_elite_and_number_for_a_summon() -> None:
    ape = idle("ape", 40)
    p = called(AROUND, at="2,2", monsters={"A": "ape", "B": "ape", "C": "ape elite"}, kinds=[ape]).play("soon", "spare-2")
    elite = next(f.id for f in p.game.monsters() if f.rank == "elite")
    assert [e.target for e in p.events(Focused) if e.figure == "s1"] == [elite]
    p = called(AROUND, at="2,2", monsters={"A": "ape", "B": "ape", "C": "bee"}, kinds=[ape, idle("bee", 30)]).play("soon", "spare-2")
    assert [e.target for e in p.events(Focused) if e.figure == "s1"] == ["bee-1"]  # the earlier type comes before both
    p = called(AROUND, at="2,2", monsters={"A": "ape", "B": "ape", "C": "ape"}, kinds=[ape]).play("soon", "spare-2")
    assert [e.target for e in p.events(Focused) if e.figure == "s1"] == ["ape-1"]


@pytest.mark.rule("GH-SUM-16")
def test_a_summon_without_a_foe_stays_and_opens_no_door() -> None:
    p = called("2 1 . + A", at="3,1", monsters={"A": "dummy"}).play("soon", "spare-2").until("turn")
    assert p.turns == ["s1", "c1"]
    assert not [e for e in p.events(Moved) if e.figure == "s1"]
    assert p.state.doors == {str(p.cell("4,1")): "closed"}


@pytest.mark.rule("GH-SUM-17")
def test_a_summon_suffers_its_damage_and_uses_no_items() -> None:
    p = called("1 . A 2", monsters={"A": "post"}, kinds=[POST], equipped=["leather-armor", "heater-shield"])
    p.set(p.c(2), conditions=["invisible"], turns=9).play("soon", "spare-2").until("turn").go("pass").until("select")
    assert [(e.figure, e.damage) for e in p.events(Suffered) if e.figure == "s1"] == [("s1", 2)] * 2  # nobody was asked about it
    assert not p.events(ItemUsed)
    assert p.state.figures["s1"].health == 9 - 2 - 2


@pytest.mark.rule("GH-SUM-17")
def test_a_summon_does_not_loot() -> None:
    p = called("1 . . $ A 2", "{hp 9, move 2, attack 1}", monsters={"A": "dummy"}).play("soon", "spare-2").until("turn")
    assert p.where(p.state.figures["s1"]) == "4,1"
    assert p.state.coins == {str(p.cell("4,1")): 1}
    assert (p.hero().coins, p.hero().tally.get("coins", 0)) == (0, 0)


@pytest.mark.rule("GH-SUM-18")
@pytest.mark.parametrize(
    ("stats", "moved", "hits"), [("{hp 9, attack 2}", False, 0), ("{hp 9, move 1}", True, 0), ("{hp 9, move 1, attack 2}", True, 1)]
)
def test_a_dash_means_that_the_summon_cannot_move_or_attack(stats: str, moved: bool, hits: int) -> None:
    p = called("1 . . A 2", stats, monsters={"A": "dummy"}).play("soon", "spare-2").until("turn")
    assert p.where(p.state.figures["s1"]) == ("3,1" if moved else "2,1")
    assert len(p.events(Attacked)) == hits


@pytest.mark.rule("GH-SUM-18")
def test_a_summon_that_cannot_move_can_still_be_pushed() -> None:
    shover = kind("shover", does=["Attack +0, push 1"], health=30)
    p = called(". 1 . 2\n . . A .", "{hp 9, attack 2}", at="2,2", monsters={"A": "shover"}, kinds=[shover])
    assert [e.how for e in p.events(Moved) if e.figure == "s1"] == ["push"]


@pytest.mark.rule("GH-SUM-19")
@pytest.mark.parametrize(("others", "foci"), [("late", ["late-1"]), ("", ["o1", "pup-1"])])
def test_a_type_without_a_card_ranks_last_for_a_summon_together_with_obstacles(others: str, foci: list[str]) -> None:
    """The mother calls a pup; its type, new on the map, gets no card before the next round."""
    mother = kind("mother", does=[[], ["Summon normal pup"]], initiative=[5, 5], health=30)
    p = called(
        AROUND if others else AROUND.replace("C", "."), at="2,2", monsters={"A": "mother", "C": "late"},
        kinds=[mother, idle("pup", 3), idle("late", 99)], legend={"B": {"object": "crate"}}, objects={"crate": {"health": 30}},
        abilities="mother/0 late/0 mother/1 late/0" if others else "mother/0 mother/1", cards=[card("then", initiative=6)],
    )  # fmt: skip
    p.set(p.m("mother"), conditions=["invisible"], turns=9).play("then", "spare-2").until("summon-at").go("hex:3,1")
    assert p.where(p.m("pup")) == "3,1"
    if others:
        p.until("turn")
        assert [e.target for e in p.events(Focused) if e.figure == "s1"] == foci
    else:
        assert (p.prompt, sorted(p.keys_of("focus"))) == ("monster-focus", foci)


@pytest.mark.rule("GH-SUM-20")
def test_a_summons_wound_and_its_conditions_belong_to_its_own_turn() -> None:
    p = called("1 . . 2 A", monsters={"A": "dummy"})
    p.set(p.state.figures["s1"], conditions=["wound", "muddle"]).play("soon", "spare-2").until("turn")
    rat = p.state.figures["s1"]
    assert p.state.acting == "c1"
    assert (rat.health, list(rat.conditions)) == (9 - 1, ["wound"])


@pytest.mark.rule("GH-SUM-20")
def test_a_turn_of_the_summoner_does_nothing_to_a_summon_just_come() -> None:
    summon = card("call", initiative=1, top=f'Persistent: Summon "Rat" {RAT}')
    p = position("1 . . 2 A", monsters={"A": "dummy"}, cards=[summon]).play("call", "spare-1").go("top:call", "hex:2,1")
    p.set(p.state.figures["s1"], conditions=["wound", "muddle"]).go("pass").until("select")
    rat = p.state.figures["s1"]
    assert (rat.health, list(rat.conditions)) == (9, ["wound", "muddle"])
