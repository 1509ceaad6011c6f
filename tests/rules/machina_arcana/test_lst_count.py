"""What limits a lasting effect: the markers on its card, or, by a setting, how often it has been resolved in the round (MA-LST-05)."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.rules.setup import Profile
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.rules import SetupError

from .position import Position, position

SAW = {"id": "saw", "type": "weapon", "hands": 2, "active": [
    "Pay 1 stamina: lasting 2x armor +1; threat +1", "Pay a marker from this card: restore 1 stamina", "Pay 1 stamina: lasting 1x armor +1",
]}  # fmt: skip
MARK, REMOVE, OTHER = (f"use:item/saw/active/{n}" for n in range(3))
CALM = {"horror-roll": "1 1 1", "spawn-roll": "1 1 1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 1, "stamina": 0}


def sawing(count: str, drawing: str = "a") -> Position:
    p = position(drawing, items=[SAW], profile={"lasting_count": count}, draws=CALM)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("saw")]
    return p.begin()


def removed(p: Position) -> Position:
    """One marker leaves the card."""
    p.go(REMOVE)
    return p.go(p.keys[0]) if p.prompt == "which-marker" else p


def armor(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).armor


@pytest.mark.rule("MA-LST-05", "MA-LST-16")
@pytest.mark.parametrize(("count", "found"), [("markers", 4), ("resolutions", 3)])
def test_a_marker_that_leaves_early_makes_room_unless_resolutions_are_counted(count: str, found: int) -> None:
    """The rest of the ability takes effect all the same, and another effect on the same card counts for itself."""
    p = removed(sawing(count).go(MARK, MARK)).go(MARK)
    assert (armor(p), p.s.threat) == (found, 3)
    p.go(OTHER)
    assert armor(p) == found + 1


@pytest.mark.rule("MA-LST-05")
@pytest.mark.parametrize("count", ["markers", "resolutions"])
def test_without_that_both_limits_are_the_same_and_begin_anew_with_the_round(count: str) -> None:
    p = sawing(count)
    for _ in range(2):
        found = [armor(p.begin().go(MARK)) for _ in range(3)]
        assert found == [3, 4, 4]
        p.go("pass").until("act")


@pytest.mark.rule("MA-LST-05")
def test_only_resolutions_that_are_counted_lie_in_the_state() -> None:
    assert sawing("markers").go(MARK).s.resolved == {}
    p = sawing("resolutions").go(MARK, OTHER)
    assert p.s.resolved == {"item/saw/active/0/0": 1, "item/saw/active/2/0": 1}
    p.go("pass").until("act")
    assert p.s.resolved == {}


@pytest.mark.rule("MA-LST-05", "MA-LST-12")
@pytest.mark.parametrize("count", ["markers", "resolutions"])
def test_those_of_the_horror_side_begin_anew_with_the_horror_phase(count: str) -> None:
    """The hexer resolves its effect once in each monster phase, though it could pay for it twice; ann's round does not change that."""
    hexer = {**ROCK, "id": "hexer", "stamina": 2, "active": ["Pay 1 stamina, range 9: lasting 1x will -1; threat +1"]}
    p = position("a . . .", monsters=[hexer], profile={"lasting_count": count}, draws=CALM)
    with p.arrange():
        p.put("hexer", "4,1")
    for n in (1, 2):
        p.begin().go("pass").until("act")
        assert (p.game.traits("ann").will, p.s.threat) == (2, 2 * n)
        assert p.s.resolved == ({"monster/hexer/active/0/0": 1} if count == "resolutions" else {})


@pytest.mark.rule("MA-LST-05", "MA-LST-12", "MA-LST-19")
@pytest.mark.parametrize(("count", "will"), [("markers", 2), ("resolutions", 3)])
def test_an_event_that_comes_again_in_the_same_round_is_counted_too(count: str, will: int) -> None:
    """Its marker has gone with the one that took its place; in the next horror phase both limits begin anew, those of explorer events do not."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x will -1, on explorers"]}
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "active": ["Pay 1 stamina: lasting 1x armor +1"]}
    people = {"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}}
    p = position("a", explorer=people, events=[dusk, calm], profile={"lasting_count": count}, draws={**CALM, "horror-roll": "9 1"})
    with p.arrange() as s:
        s.explorer_events = ["calm"]
    invoke, use = "use:explorer/ann/active/0", "use:event/calm/active/0"
    p.begin().go(use, invoke)
    assert (p.game.traits("ann").will, armor(p)) == (2, 3)
    with p.arrange() as s:
        s.lasting = [lasting for lasting in s.lasting if lasting.owner]
    p.begin().go(invoke)
    assert p.game.traits("ann").will == will
    p.go("pass").until("act")
    assert (p.s.round, p.game.traits("ann").will, armor(p)) == (2, 2, 2)
    assert p.s.resolved == ({"event/dusk/enters/0/0": 1} if count == "resolutions" else {})


@pytest.mark.rule("MA-LST-05", "MA-RNG-14")
def test_one_use_on_several_units_is_one_resolution_and_one_on_nobody_is_none() -> None:
    lines = ["Pay 1 stamina: lasting 2x armor +1, on explorers", "Pay 1 stamina, range 9: attack 1/0; lasting 1x armor -1"]
    p = position("a b", explorers=2, explorer={"ann": {"active": lines}}, monsters=[ROCK], rolls="3", profile={"lasting_count": "resolutions"})
    with p.arrange():
        p.put("rock", "1,5")
    p.begin("ann").go("use:explorer/ann/active/0", "use:explorer/ann/active/0", "use:explorer/ann/active/1", "target:rock")
    assert (armor(p), armor(p, "bob"), "rock" in p.s.monsters) == (4, 4, False)
    assert p.s.resolved == {"explorer/ann/active/0/0": 2}


@pytest.mark.rule("MA-LST-05")
def test_it_is_a_setting_of_the_table() -> None:
    assert Profile().lasting_count == "markers"
    with pytest.raises(SetupError, match="lasting_count cannot be 'marker'; did you mean 'markers'"):
        position("a", profile={"lasting_count": "marker"})
