"""How a scenario with an endgame is won and lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Destroyed, GameLost, GameWon, PhaseBegan, Rolled, TilePlaced

from .position import OPEN, Position, face, position

FIRST = {"title": "One", "closed": True, "enters": ["Place the entry token"]}
LAST = {"title": "Last"}
WON, LOST = "When no goal space is left: the explorers win", "When no set-aside token is left: the explorers lose"
HALF = "When the horror phase begins: lose half as many set-aside tokens as there are goal spaces"
STRIKE = "Pay 1 stamina, range 9: attack 3/0"
GO = "Pay 1 stamina: go to the endgame"
USE = "use:explorer/ann/active/{}"


def arena(goals: int = 2, sign: str = "O") -> str:
    """An endgame tile with this many goal spaces in its first row."""
    return "\n".join([" ".join(sign * goals + "." * (10 - goals)), *OPEN.split("\n")[1:]])


def end(passive: Sequence[str] = (WON, LOST), *, goals: int = 2, tokens: int = 3, **card: Any) -> dict[str, Any]:
    """An endgame with goal spaces that are easily destroyed, and with set-aside tokens."""
    part = {"title": "End", "goals": {"name": "seals", "armor": 1, "will": 1, "health": 1}, **card}
    tile = {"id": "arena", "entries": ["south"], "map": arena(goals)}
    return {"endgame": {"tile": tile, "parts": [{**part, "enters": [f"Set aside {tokens} tokens"], "passive": [*passive]}]}}


def ending(*lines: str, explorers: int = 1, scenario: Mapping[str, Any] | None = None, **more: Any) -> Position:
    """ann can go to the endgame and attack; these are her further abilities. She has gone there."""
    p = position(
        "a b", explorers=explorers, explorer={"ann": {"stamina": 9, "active": [GO, STRIKE, *lines]}}, chapters=[FIRST, LAST],
        scenario=scenario or end(), **more,
    )  # fmt: skip
    p.begin().go(USE.format(0))
    while p.prompt == "enter-at":
        p.go(p.keys[0])
    return p


@pytest.mark.rule("MA-GEN-04")
def test_with_an_endgame_the_players_win_by_its_victory_condition() -> None:
    p = ending(explorers=2).go(USE.format(1), "goal:1,1")
    assert (p.prompt, p.s.outcome, p.told(GameWon)) == ("act", None, [])
    p.go(USE.format(1), "goal:2,1")
    assert (p.s.outcome, p.table.decision, dict(p.table.results)) == ("won", None, {0: True, 1: True})
    assert len(p.told(GameWon)) == 1


@pytest.mark.rule("MA-GEN-09")
def test_the_endgame_is_lost_if_its_defeat_condition_comes_first() -> None:
    p = ending("Pay 1 stamina: lose 1 set-aside tokens", explorers=2, scenario=end(tokens=2)).go(USE.format(1), "goal:1,1", USE.format(2))
    assert (p.prompt, p.s.outcome, p.told(GameLost)) == ("act", None, [])
    p.go(USE.format(2))
    assert (p.s.outcome, p.table.decision, dict(p.table.results)) == ("lost", None, {0: False, 1: False})
    assert (p.rules_told(GameLost), p.told(Destroyed), p.told(GameWon)) == ([("MA-GEN-09",)], [], [])


@pytest.mark.rule("MA-GEN-09")
@pytest.mark.parametrize(("tokens", "outcome"), [(1, "lost"), (2, "won")])
def test_a_defeat_when_a_phase_begins_comes_before_a_victory_in_that_phase(tokens: int, outcome: str) -> None:
    """The roll of the horror phase brings an event that would destroy the last goal space."""
    storm = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["attack 3/0, on units"]}
    p = ending(scenario=end([WON, LOST, HALF], goals=1, tokens=tokens, horror=4), events=[storm], draws={"horror-roll": "9"}, rolls="1 0 0 1 0 0")
    p.go("pass")
    assert (p.s.outcome, [e.about for e in p.told(Rolled)]) == (outcome, ["horror"] if outcome == "won" else [])


@pytest.mark.rule("MA-GEN-11")
@pytest.mark.parametrize("passive", [(WON, LOST), (LOST, WON)])
def test_if_both_conditions_are_met_at_once_the_players_win(passive: Sequence[str]) -> None:
    p = ending("Pay 1 stamina, range 9: attack 3/0; lose 9 set-aside tokens", scenario=end(passive, goals=1)).go(USE.format(2), "goal:1,1")
    assert (p.s.outcome, p.s.aside, p.told(GameLost)) == ("won", 0, [])


@pytest.mark.rule("MA-GEN-11")
@pytest.mark.parametrize(("explorers", "outcome"), [(1, "lost"), (2, "won")])
def test_but_only_if_an_explorer_is_alive(explorers: int, outcome: str) -> None:
    """ann's attack strikes the last goal space and herself; bob survives it."""
    p = ending("Pay 1 stamina: attack 3/0, on units", explorers=explorers, scenario=end(goals=1), rolls="3 3 3")
    with p.arrange() as s:
        s.explorers["ann"].health = 1
    p.begin().go(USE.format(2))
    while p.prompt == "which-unit-first":
        p.go(p.keys[-1])
    assert (p.s.outcome, p.explorer("ann").dead) == (outcome, 1)


@pytest.mark.rule("MA-GEN-12")
@pytest.mark.parametrize(("goals", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_goal_spaces_is_rounded_up(goals: int, lost: int) -> None:
    p = ending(scenario=end([WON, LOST, HALF], goals=goals, tokens=9)).go("pass")
    assert (p.s.round, p.s.aside) == (2, 9 - lost)


@pytest.mark.rule("MA-SET-17")
def test_the_endgame_tile_is_set_aside_and_in_no_stack() -> None:
    p = position("a", chapters=[FIRST, LAST], scenario=end(), tiles=[face("second"), face("third")])
    assert (p.s.stack, p.s.under, p.s.part) == (["second", "third"], [], -1)
    p = ending(tiles=[face("second"), face("third")])
    assert ([tile.tile for tile in p.s.tiles], p.s.stack, p.s.part) == (["arena"], ["second", "third"], 0)
    assert [e.tile for e in p.told(TilePlaced)] == ["arena"]


@pytest.mark.rule("MA-SPN-26")
def test_if_the_countdown_leads_to_the_endgame_the_rest_of_the_spawn_phase_is_dropped() -> None:
    """The endgame tile has a spawn space, and its card a spawn rating."""
    chapters = [{"title": "One", "spawn": 7, "enters": ["Place the entry token"]}, {"title": "Two", "enters": ["Go to the endgame"]}, LAST]
    scenario = end(spawn=5)
    scenario["endgame"]["tile"]["map"] = arena(1).replace("O .", "O S", 1)
    p = position("a . . S", chapters=chapters, scenario=scenario)
    with p.arrange() as s:
        s.spawn = 1
    p.go("pass").go(p.keys[0])
    assert ([tile.tile for tile in p.s.tiles], p.s.spawn, p.s.round) == (["arena"], 5, 2)
    assert [e.about for e in p.told(Rolled)] == []
    assert [e.phase for e in p.told(PhaseBegan)][:2] == ["spawn", "horror"]
    p.go("pass")
    assert [e.about for e in p.told(Rolled)] == ["spawn"]


@pytest.mark.rule("MA-SPN-05")
def test_in_the_endgame_the_countdown_sets_the_rating_anew_and_the_phase_goes_on() -> None:
    scenario = end(spawn=5)
    scenario["endgame"]["tile"]["map"] = arena(1).replace("O .", "O S", 1)
    p = ending(scenario=scenario)
    with p.arrange() as s:
        s.spawn = 1
    p.go("pass")
    assert ([e.needed for e in p.told(Rolled)], p.s.spawn, p.s.part) == ([5], 4, 0)
