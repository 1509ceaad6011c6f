"""What is told of a card that works indirectly: which line it was, and what kind of card it stands on."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Nothing, RuleWorked, XpGained

from .position import Position, position
from .tale import tale

BELL = {"id": "bell", "use": ["Take 1 more action"]}


def told(p: Position) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(e.what, e.kind, e.rules) for e in p.told(RuleWorked)]


@pytest.mark.rule("MD-EVT-01", "MD-EVT-02")
@pytest.mark.parametrize(
    "does", ["A guard comes to the current level", "A due roaming monster comes to the current level", "Draw 1 treasure", "All enemies activate"]
)
def test_an_event_that_brings_enemies_or_cards_is_told(does: str) -> None:
    event: dict[str, Any] = {"id": "card", "name": "Card", "kind": "patrol", "text": "T.", "does": [does]}
    p = position(events=[event])
    with p.arrange():
        p.put("rats", "c3", asleep=does != "All enemies activate")
    p.go("end").until("act")
    assert told(p) == [("event/card/0", "event", ("MD-EVT-01",))]


@pytest.mark.rule("MD-EFF-01", "MD-EQP-09")
def test_an_item_that_gives_an_action_is_told() -> None:
    p = position(gear=[BELL])
    with p.arrange():
        p.outfit("ann", pack=["bell"])
    p.go("use:bell")
    assert (told(p), p.decision.args["actions"]) == ([("equipment/bell/use/0", "equipment", ("MD-EFF-01",))], 4)


# -- why an enemy acts -----------------------------------------------------------------------------------------------------------------
def event(*does: str) -> dict[str, Any]:
    return {"id": "card", "name": "Card", "kind": "patrol", "text": "T.", "does": list(does)}


def causes(p: Position) -> list[str]:
    """The rules by which enemies were activated, in order."""
    return [e.rules[0] for e in p.told(Activated) if e.how == "phase"]


@pytest.mark.rule("MD-EPH-01", "MD-EVT-01")
@pytest.mark.parametrize("does", ["All enemies activate", "All roaming monsters activate"])
def test_the_enemies_phase_and_an_event_are_told_as_what_they_are(does: str) -> None:
    p = position(events=[event(does)])
    with p.arrange():
        p.put("ogre", "c3", health=9)
    p.go("end").until("act")
    assert causes(p) == ["MD-EPH-01", "MD-EVT-01"]


@pytest.mark.rule("MD-OOF-02")
def test_so_are_enemies_that_act_because_figures_ran_out() -> None:
    p = position(events=[event("A guard comes to the current level")], draws={"guards-1": "guards-1/spy"})
    with p.arrange():
        p.put("spy", "c3")
    p.go("end").until("act")
    assert causes(p)[:2] == ["MD-EPH-01", "MD-OOF-02"]


@pytest.mark.rule("MD-PIC-10")
def test_and_those_roused_by_a_card_of_a_hero() -> None:
    p = position(gear=[{"id": "horn", "use": ["All enemies activate"]}])
    with p.arrange():
        p.outfit("ann", pack=["horn"])
        p.put("ogre", "c3")
    p.go("use:horn")
    assert causes(p) == ["MD-PIC-10"]


# -- patrols and levels ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVT-06")
@pytest.mark.parametrize(("token", "levels", "missing"), [("current", {"a1": 1}, 0), ("current", {"b1": 1}, 0), ("higher", {"a1": 1}, 1)])
def test_that_nobody_comes_is_told_only_where_there_is_no_token(token: str, levels: dict[str, int], missing: int) -> None:
    p = position(events=[event(f"A guard comes to the {token} level")], adventure={"levels": levels})
    p.go("end").until("act")
    assert [e.what for e in p.told(Nothing)] == ["no-token"] * missing


@pytest.mark.rule("MD-EVT-07", "MD-OBJ-09")
@pytest.mark.parametrize(("left", "health"), [(False, 5), (True, 6)])
def test_an_event_finds_nobody_around_a_hero_who_has_left(left: bool, health: int) -> None:
    """Ann holds the first-player token and is dead or gone; a dead hero still lies somewhere. Bob is dead as well."""
    p = position(heroes=2, events=[event("All enemies in the zone suffer 1")])
    with p.arrange() as s:
        p.put("ogre", "a1")
        s.heroes["ann"].left, s.heroes["ann"].dead, s.heroes["bob"].dead = left, not left, True
        s.phase, s.turn = "event", None
    assert (p.prompt, p.enemy().health) == ("act", health)


# -- experience ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-HER-08", "MD-XPP-01")
@pytest.mark.parametrize(("before", "told"), [(0, 3), (5, 3), (29, 1), (30, 0)])
def test_as_much_experience_is_told_as_is_gained(before: int, told: int) -> None:
    p = position(gear=[{"id": "tome", "use": ["Gain 3 xp"]}])
    with p.arrange() as s:
        p.outfit("ann", pack=["tome"])
        s.heroes["ann"].xp = before
    p.go("use:tome")
    assert ([(e.xp, e.shards) for e in p.told(XpGained)], p.hero().xp) == ([(told, 0)], before + told)


@pytest.mark.rule("MD-STY-03", "MD-STY-02")
@pytest.mark.parametrize(("before", "told"), [(0, (0, 3)), (1, (0, 3)), (2, (1, -2)), (4, (1, -2))])
def test_shards_that_became_a_point_are_told_as_gone(before: int, told: tuple[int, int]) -> None:
    p = tale(gear=[{"id": "tome", "use": ["Gain 3 xp"]}], sheets={"ann": {"shards": before, "xp": 7, "pack": ["tome"]}}).play()
    p.go("use:tome")
    assert [(e.xp, e.shards) for e in p.told(XpGained)] == [told]
    assert (p.hero().xp, p.hero().shards) == (7 + told[0], before + told[1])
