"""Agents and the reinforcements they call."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, Nothing, PhaseBegan
from undercroft.kernel.decision import TABLE

from .encounters import BEHIND, TWO
from .position import Position, position

THIEF: dict[str, Any] = {"kinds": (("thief", "agent", 0),), "guards": [{"enemy": "thief", "health": 1, "melee": "yellow 1"}]}
"""A second kind of agent."""
HORN = {"id": "horn", "name": "Horn", "kind": "omen", "text": "H.", "does": ["All guards are stunned; Agents call reinforcements"]}


def called(tokens: dict[str, int], *agents: tuple[str, str], card: str = "guards-1/mages", level: int = 1, at: int = 1, **more: Any) -> Position:
    """Agents of a level in zones, at the end of the enemies' phase of a game that is at another."""
    p = position(**{"adventure": {"levels": tokens}, "draws": {f"guards-{level}": card}, **more})
    with p.arrange() as s:
        for kind, zone in agents:
            p.put(kind, zone, level=level)
        s.level = at
    return p.go("end")


def came(p: Position) -> list[tuple[str, str]]:
    """The cards that have come, and where."""
    return [(e.card, p.game.name(e.cell)) for e in p.told(Arrived)]


@pytest.mark.rule("MD-AGT-01")
@pytest.mark.parametrize("level", [1, 3])
def test_an_agent_comes_alone_at_the_current_level_and_carries_a_treasure(level: int) -> None:
    p = position(heroes=2, **BEHIND, draws={f"guards-{level}": f"guards-{level}/spy"})
    with p.arrange() as s:
        s.level = level
    p.go("open:b3")
    gear = "trinket" if level == 1 else f"trinket-{level}"
    assert (p.enemy().card, p.enemy().minions, p.enemy().gear) == (f"guards-{level}/spy", [], gear)


@pytest.mark.rule("MD-AGT-02")
def test_at_the_end_of_the_enemies_phase_every_agent_calls_a_guard() -> None:
    p = called({"a1": 1}, ("spy", "c1"))
    assert came(p) == [("guards-1/mages", "a1")]
    course = [e.phase if isinstance(e, PhaseBegan) else e.figure for e in p.table.events if isinstance(e, PhaseBegan | Activated | Arrived)]
    assert course == ["enemies", "e1", "e2", "experience", "event", "end", "heroes", "ann"]


@pytest.mark.rule("MD-AGT-02")
def test_nobody_else_calls_anybody() -> None:
    assert came(called({"a1": 1}, ("rats", "c1"), ("ogre", "c2"))) == []


@pytest.mark.rule("MD-AGT-02")
def test_it_calls_again_every_round() -> None:
    p = called({"a1": 1}, ("spy", "c1"), card="guards-1/mages guards-1/rats", setup={"lifespark": 9}).until("act").go("end").until("act")
    assert [card for card, _ in came(p)] == ["guards-1/mages", "guards-1/rats"]


@pytest.mark.rule("MD-AGT-03")
def test_the_reinforcement_comes_to_the_level_token_on_the_tile_of_the_agent() -> None:
    p = position(heroes=1, adventure={"levels": {"a1": 1, "e3": 1}}, draws={"guards-1": "guards-1/mages"}, **TWO)
    with p.arrange() as s:
        p.put("spy", "f1")
        s.heroes["ann"].zone = p.zone("f1")
    assert came(p.go("end")) == [("guards-1/mages", "e3")]


@pytest.mark.rule("MD-AGT-03")
def test_the_token_may_be_of_any_level() -> None:
    p = position(adventure={"levels": {"a1": 1, "e3": 4}}, draws={"guards-1": "guards-1/mages"}, **TWO)
    with p.arrange() as s:
        p.put("spy", "f1")
        s.heroes["ann"].zone = p.zone("c1")
    p.go("end")
    assert (p.where("e1"), came(p)) == ("d1", [("guards-1/mages", "e3")])


@pytest.mark.rule("MD-AGT-04")
@pytest.mark.parametrize(("own", "current"), [(1, 4), (2, 1), (3, 3)])
def test_it_is_of_the_agents_level_not_the_current_one(own: int, current: int) -> None:
    p = called({"a1": 1}, ("spy", "c1"), level=own, at=current, card=f"guards-{own}/mages")
    assert came(p) == [(f"guards-{own}/mages", "a1")]


@pytest.mark.rule("MD-AGT-05")
def test_of_several_zones_with_tokens_the_players_choose() -> None:
    p = called({"a1": 1, "c3": 1, "b2": 2}, ("spy", "c1"))
    assert (p.prompt, p.decision.seat, p.keys) == ("which-zone", TABLE, ["zone:a1", "zone:c3", "zone:b2"])
    assert came(p.go("zone:c3")) == [("guards-1/mages", "c3")]


@pytest.mark.rule("MD-AGT-05")
def test_two_tokens_in_one_zone_are_no_choice() -> None:
    p = called({"a1": 1}, ("spy", "c1"), setup={"story": {"ann": {"kind": "tester", "skills": {"enhance-health": 2}, "body": "leather"}},
                                                "classes": {}, "weapons": {}}, at=3)  # fmt: skip
    assert [(t.level, p.game.name(t.zone)) for t in p.s.levels] == [(1, "a1"), (2, "a1"), (3, "a1")]
    assert came(p) == [("guards-1/mages", "a1")]


@pytest.mark.rule("MD-AGT-05")
def test_without_a_token_on_the_tile_nobody_comes() -> None:
    p = position(adventure={"levels": {"a1": 1}}, draws={"guards-1": "guards-1/mages"}, **TWO)
    with p.arrange() as s:
        p.put("spy", "f1")
        s.heroes["ann"].zone = p.zone("f1")
    p.go("end")
    assert (came(p), [e.what for e in p.told(Nothing)]) == ([], ["no-token"])
    assert "guards-1/mages" in p.s.decks["guards-1"]


@pytest.mark.rule("MD-AGT-06")
def test_of_several_agents_the_players_choose_who_calls_first() -> None:
    p = called({"a1": 1}, ("spy", "c1"), ("thief", "c2"), card="guards-1/mages guards-1/rats", **THIEF).go("enemy:e1").until("which-agent")
    assert (p.decision.seat, p.keys) == (TABLE, ["enemy:e1", "enemy:e2"])
    p.go("enemy:e2")
    assert [card for card, _ in came(p)] == ["guards-1/mages", "guards-1/rats"]


@pytest.mark.rule("MD-AGT-06")
def test_an_agent_that_was_called_calls_nobody_yet() -> None:
    p = called({"a1": 1}, ("spy", "c1"), card="guards-1/thief guards-1/mages guards-1/rats", setup={"lifespark": 9}, **THIEF)
    assert [card for card, _ in came(p)] == ["guards-1/thief"]
    p.until("act").go("end").until("act")
    assert [card for card, _ in came(p)] == ["guards-1/thief", "guards-1/mages", "guards-1/rats"]


@pytest.mark.rule("MD-AGT-07")
def test_a_stunned_agent_calls_too() -> None:
    p = called({"a1": 1}, ("spy", "c1"), card="guards-1/mages guards-1/rats", events=[HORN])
    assert (p.enemy("e1").stunned, [card for card, _ in came(p)]) == (True, ["guards-1/mages", "guards-1/rats"])


@pytest.mark.rule("MD-AGT-08")
def test_reinforcements_do_not_act_in_the_phase_they_come_in() -> None:
    p = called({"a1": 1}, ("spy", "c1"))
    assert came(p) == [("guards-1/mages", "a1")]
    assert [(e.figure, e.how) for e in p.told(Activated)] == [("e1", "phase"), ("ann", "hero")]


@pytest.mark.rule("MD-AGT-08", "MD-GRD-01")
def test_their_guardian_is_equipped_at_the_current_level() -> None:
    p = called({"a1": 1}, ("spy", "c1"), level=1, at=4)
    assert (p.enemy("e2").card, p.enemy("e2").gear) == ("guards-1/mages", "trinket-4")
