"""The four phases of a round."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, EventInvoked, PhaseBegan, Rolled, RoundBegan, TurnBegan, TurnEnded

from .position import Position, position

PHASES = ["explorers", "spawn", "horror", "monsters"]


def order(p: Position) -> list[str]:
    """Turns and rolls in their order, by phase."""
    found: list[str] = []
    for e in p.table.events:
        match e:
            case PhaseBegan():
                found.append(f"{e.phase}:")
            case TurnBegan():
                found.append(e.figure)
            case Rolled():
                found.append(e.figure or e.about)
    return found


@pytest.mark.rule("MA-RND-01")
def test_the_phases_of_every_round_follow_in_a_fixed_order() -> None:
    p = position("a . . S")
    with p.arrange():
        p.put("stone", "10,10")
    p.go("pass", "pass", "pass")
    assert [e.phase for e in p.told(PhaseBegan)] == [*PHASES[1:], *PHASES, *PHASES, PHASES[0]]
    assert order(p)[:8] == ["spawn:", "ann", "horror:", "horror", "monsters:", "stone", "explorers:", "ann"]


@pytest.mark.rule("MA-RND-02")
def test_after_the_monsters_a_new_round_begins_with_the_explorers() -> None:
    p = position("a")
    assert (p.s.round, p.s.phase) == (1, "explorers")
    p.go("pass")
    assert (p.s.round, p.s.phase, p.prompt, [e.round for e in p.told(RoundBegan)]) == (2, "explorers", "act", [2])
    p.go("pass")
    assert (p.s.round, [e.round for e in p.told(RoundBegan)]) == (3, [2, 3])


@pytest.mark.rule("MA-RND-02")
def test_no_new_round_begins_while_a_monster_has_not_acted() -> None:
    """ann is asked between the monsters' turns, since she has an ability without stamina cost."""
    imp = {"id": "imp", "armor": 3, "will": 3, "health": 1, "stamina": 0}
    p = position("a", explorer={"ann": {"active": ["Pay 1 essence: threat +1"]}}, monsters=[imp])
    with p.arrange() as s:
        p.put("stone", "10,10")
        p.put("imp", "9,10")
        s.explorers["ann"].essence = 5
    p.go("pass").until_phase("monsters")
    acted = []
    while p.prompt == "window":
        assert (p.s.phase, p.s.round) == ("monsters", 1)
        acted.append([e.figure for e in p.told(TurnBegan)])
        p.go("go-on")
    assert acted[0] == []
    assert {len(figures) for figures in acted} == {0, 1, 2}
    assert (p.prompt, p.s.round, [e.figure for e in p.told(TurnBegan)]) == ("act", 2, ["stone", "imp", "ann"])


@pytest.mark.rule("MA-RND-03")
@pytest.mark.parametrize("turns", [["ann", "bob", "cid"], ["cid", "ann", "bob"], ["bob", "cid", "ann"]])
def test_every_explorer_has_exactly_one_turn_in_any_order(turns: list[str]) -> None:
    p = position("a b c", explorers=3)
    left = ["ann", "bob", "cid"]
    for id in turns:
        if len(left) > 1:
            assert (p.prompt, p.keys) == ("who-acts", [f"turn:{other}" for other in left])
        p.begin(id)
        assert (p.prompt, p.decision.seat) == ("act", p.explorer(id).seat)
        p.go("pass")
        left.remove(id)
    assert p.s.round == 2
    assert [e.figure for e in p.told(TurnBegan)] == turns
    assert [e.figure for e in p.told(TurnEnded)] == turns
    assert p.keys == ["turn:ann", "turn:bob", "turn:cid"]


@pytest.mark.rule("MA-RND-04")
@pytest.mark.parametrize(("roll", "monsters"), [("9", ["stone"]), ("1", [])])
def test_in_the_spawn_phase_monsters_may_appear_and_the_rating_falls(roll: str, monsters: list[str]) -> None:
    p = position("a . . S", draws={"spawn-roll": roll, "monster-card": "stone"}).go("pass")
    assert order(p)[:3] == ["spawn:", "ann", "horror:"]
    assert (list(p.s.monsters), p.s.spawn) == (monsters, 6)


@pytest.mark.rule("MA-RND-05")
@pytest.mark.parametrize("explorers", [1, 3])
@pytest.mark.parametrize(("roll", "events"), [("4", 1), ("9", 1), ("3", 0)])
def test_in_the_horror_phase_one_horror_event_is_invoked_at_most(explorers: int, roll: str, events: int) -> None:
    """The next roll would be a success as well."""
    more = [{"id": f"dread{n}", "kind": "horror", "scenario": "trial"} for n in range(3)]
    p = position("a b c", explorers=explorers, events=more, draws={"horror-roll": f"{roll} 9 9"}).rest()
    assert [e.about for e in p.told(Rolled)] == ["horror"]
    assert (len(p.told(EventInvoked)), p.s.threat, p.s.round) == (events, events, 2)


@pytest.mark.rule("MA-RND-06")
def test_in_the_monster_phase_every_monster_has_one_turn_in_the_monster_order() -> None:
    p = position("a", explorer={"ann": {"health": 9}})
    with p.arrange():
        p.put("archer", "3,1")
        p.put("stone", "10,10")
        p.put("brute", "1,2")
    p.go("pass")
    assert order(p)[-5:] == ["archer", "stone", "brute", "explorers:", "ann"]
    assert [e.figure for e in p.told(Attacked)] == ["archer", "brute", "brute"]
    assert [e.figure for e in p.told(TurnEnded)] == ["ann", "archer", "stone", "brute"]
