"""Moments that cards of nobody wait for: the chapter and the current events (MA-EFF-02, MA-CHP-01, MA-EVT-04, MA-EVT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Went

from .position import CHAPTERS, Position, position

ANN = "use:explorer/ann/active/0"


def killing(**more: Any) -> Position:
    """ann beside a stone, with bob near; the first events of both kinds are current."""
    p = position("a . b", explorers=2, rolls="3 3 3", draws={"horror-roll": "1", "spawn-roll": "1 1"}, **more)
    with p.arrange() as s:
        p.put("stone", "2,1")
        for kind, pile in (("explorer", s.explorer_events), ("horror", s.horror_events)):
            pile += s.decks[kind].pile[:1]
            s.decks[kind].pile = s.decks[kind].pile[1:]
    return p.begin("ann")


@pytest.mark.rule("MA-EFF-02", "MA-CHP-01")
def test_a_chapter_waits_for_what_any_explorer_does() -> None:
    p = killing(chapters=[{**CHAPTERS[0], "passive": ["When you kill: threat +1"]}, *CHAPTERS[1:]]).go(ANN, "target:stone")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert ("stone" in p.s.monsters, p.s.threat) == (False, 1)


@pytest.mark.rule("MA-EFF-02", "MA-EVT-04")
def test_so_does_the_current_explorer_event_and_the_explorer_resolves_it() -> None:
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "passive": ["When you deal damage: restore 1 stamina"]}
    p = killing(events=[calm]).go(ANN, "target:stone")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert (p.explorer("ann").stamina, p.explorer("bob").stamina) == (5, 6)


@pytest.mark.rule("MA-EFF-02", "MA-EVT-05")
@pytest.mark.parametrize(("current", "pulled"), [(True, 1), (False, 0)])
def test_the_current_horror_event_waits_for_what_any_monster_does_and_only_they(current: bool, pulled: int) -> None:
    """Fatal attraction: whoever is hurt is pulled."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": ["When you deal damage: pull 1, on the evader"]}
    beast = {"id": "beast", "armor": 3, "will": 3, "health": 3, "stamina": 1, "active": ["Pay 1 stamina, range 9: attack 2/0"]}
    p = position("a", monsters=[beast], events=[dusk], rolls="3 3", draws={"horror-roll": "1", "spawn-roll": "1"})
    with p.arrange() as s:
        p.put("beast", "4,1")
        if current:
            s.horror_events, s.decks["horror"].pile = ["dusk"], []
    p.rest().until_phase("explorers")
    assert [e.how for e in p.told(Went) if e.figure == "ann"] == ["pull"] * pulled
    p = position("a", events=[dusk], rolls="3 3")
    with p.arrange() as s:
        p.put("brute", "2,1")
        s.horror_events, s.decks["horror"].pile = ["dusk"], []
    p.begin().go(ANN, "target:brute")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert (p.monster("brute").wounds, p.told(Went)) == (1, [])


@pytest.mark.rule("MA-FLD-01", "MA-EVT-14")
def test_a_horror_event_stands_nowhere_so_nothing_is_adjacent_to_it() -> None:
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Destroy an adjacent chest; threat +1"]}
    p = position("a C", events=[dusk], draws={"horror-roll": "9", "spawn-roll": "1"})
    p.rest().until_phase("explorers")
    assert (p.s.threat, p.s.destroyed) == (2, [])
