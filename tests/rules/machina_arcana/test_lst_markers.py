"""The markers that record lasting effects: whose they are, how many there are, and how often an effect is stacked."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EffectBegan, EffectsEnded
from undercroft.games.machina_arcana.state import Gear

from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1", "spawn-roll": "1 1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 1, "stamina": 0}


def markers(p: Position) -> list[tuple[int, str, str]]:
    """Of every lasting effect the marker, its owner, and the unit it affects."""
    return [(lasting.marker, lasting.owner, lasting.bearer) for lasting in p.s.lasting]


def armor(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).armor


@pytest.mark.rule("MA-LST-02")
def test_the_effects_of_explorers_last_until_the_explorer_phase_and_those_of_the_horror_side_until_the_horror_phase() -> None:
    """The hexer weakens ann in the monster phase of round 1, after she has protected herself."""
    hexer = {**ROCK, "id": "hexer", "stamina": 1, "active": ["Pay 1 stamina, range 9: lasting 1x will -1"]}
    people = {"ann": {"active": ["Pay 1 stamina: lasting 1x armor +1"]}}
    p = position("a . . .", explorer=people, monsters=[hexer], draws=CALM)
    with p.arrange():
        p.put("hexer", "4,1")
    p.begin().go(ANN + "0")
    assert armor(p) == 3
    p.go("pass")
    assert (p.s.round, armor(p), p.game.traits("ann").will) == (2, 2, 2)
    assert [(e.side, e.count, e.rules) for e in p.told(EffectsEnded)] == [("explorers", 1, ("MA-EXP-01",))]
    p.go(ANN + "0")
    with p.arrange() as s:
        s.monsters.clear()
    p.begin().go("pass")
    assert [(e.side, e.count, e.rules) for e in p.told(EffectsEnded)] == [("horror", 1, ("MA-HOR-01",)), ("explorers", 1, ("MA-EXP-01",))]
    assert (armor(p), p.game.traits("ann").will, p.s.lasting) == (2, 3, [])


@pytest.mark.rule("MA-LST-04")
def test_without_a_marker_left_an_explorers_effect_is_not_resolved() -> None:
    """Three markers: the fourth use pays for nothing, but the rest of the ability works."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 9x armor +1; threat +1"]}, "bob": {"active": ["Pay 1 stamina: lasting 9x armor +1"]}}
    p = position("a . b", explorers=2, explorer=people).begin("ann")
    for n in (1, 2, 3, 4):
        p.go(ANN + "0")
        assert (armor(p), p.s.threat, len(p.s.lasting)) == (2 + min(n, 3), n, min(n, 3))
    p.go("pass").begin("bob").go(BOB + "0")
    assert (armor(p, "bob"), markers(p)[-1]) == (3, (4, "bob", "bob"))


@pytest.mark.rule("MA-LST-05")
@pytest.mark.parametrize("most", [1, 2])
def test_an_effect_is_stacked_no_more_often_than_it_says(most: int) -> None:
    people = {"ann": {"active": [f"Pay 1 stamina: lasting {most}x armor +1; threat +1", "Pay 1 stamina: lasting 1x armor +1"]}}
    p = position("a", explorer=people).begin()
    for n in (1, 2, 3):
        p.go(ANN + "0")
        assert (armor(p), p.s.threat) == (2 + min(n, most), n)
    p.go(ANN + "1")
    assert armor(p) == 3 + most


@pytest.mark.rule("MA-LST-05")
def test_a_place_that_is_free_again_can_be_used_again() -> None:
    """The item with the marker is put away and comes back: here the marker is simply taken off."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 1x armor +1"]}}
    p = position("a", explorer=people).begin().go(ANN + "0")
    with p.arrange() as s:
        s.lasting = []
    p.begin().go(ANN + "0")
    assert (armor(p), markers(p)) == (3, [(2, "ann", "ann")])


@pytest.mark.rule("MA-LST-06")
def test_a_marker_is_placed_and_the_effect_is_in_force() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: lasting 2x armor +2, on explorers"]}}
    p = position("a . b", explorers=2, explorer=people).begin("ann").go(ANN + "0")
    assert ([armor(p, id) for id in ("ann", "bob")], markers(p)) == ([4, 4], [(1, "ann", "ann"), (1, "ann", "bob")])
    assert [(e.figure, e.rules) for e in p.told(EffectBegan)] == [("ann", ("MA-LST-06",)), ("bob", ("MA-LST-06",))]
    assert [(lasting.card, lasting.line, lasting.step) for lasting in p.s.lasting] == [("explorer/ann", "explorer/ann/active/0", 0)] * 2


@pytest.mark.rule("MA-LST-08")
def test_the_other_effects_of_the_ability_are_resolved_all_the_same() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: threat +1; lasting 1x armor +1; gain 1 essence"]}}
    p = position("a", explorer=people).begin().go(ANN + "0", ANN + "0")
    assert (armor(p), p.s.threat, p.explorer().essence) == (3, 2, 2)


@pytest.mark.rule("MA-LST-11")
def test_the_effect_ends_if_its_card_is_discarded() -> None:
    charm = {"id": "charm", "type": "artifact", "active": ["Pay 1 stamina: lasting 1x armor +1"]}
    p = position("a", items=[charm], explorer={"ann": {"active": ["Pay 1 stamina: threat +1", "Pay 1 stamina: lasting 1x will +1"]}})
    with p.arrange() as s:
        s.explorers["ann"].gear, s.level = [Gear("charm"), Gear("trinket")], 5
    p.begin().go("use:item/charm/active/0", ANN + "1", ANN + "0", "item:charm")
    assert (armor(p), p.game.traits("ann").will, markers(p)) == (2, 4, [(2, "ann", "ann")])


# -- the horror side ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LST-12")
@pytest.mark.parametrize(("uses", "most", "found"), [(1, 9, 1), (3, 9, 3), (4, 9, 4), (5, 9, 4), (3, 2, 2)])
def test_monsters_share_four_horror_markers(uses: int, most: int, found: int) -> None:
    hexer = {**ROCK, "id": "hexer", "stamina": uses, "active": [f"Pay 1 stamina, range 9: lasting {most}x will -1; attack 1/0"]}
    p = position("a . . .", explorer={"ann": {"will": 9}}, monsters=[hexer], rolls="0 " * 9, draws=CALM)
    with p.arrange():
        p.put("hexer", "4,1")
    p.begin().go("pass")
    assert (p.game.traits("ann").will, markers(p)) == (9 - found, [(n + 1, "", "ann") for n in range(found)])


@pytest.mark.rule("MA-LST-12")
def test_explorers_and_the_horror_side_have_markers_of_their_own() -> None:
    """All three markers of ann lie on cards; the horror event still finds one, and so does bob."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x armor -1, on explorers"]}
    people: dict[str, Any] = {
        "ann": {"active": ["Pay 1 stamina: lasting 3x will +1", "Pay 1 stamina: invoke a horror event"]},
        "bob": {"active": ["Pay 1 stamina: lasting 1x will +1"]},
    }
    p = position("a . b", explorers=2, explorer=people, events=[dusk]).begin("ann").go(ANN + "0", ANN + "0", ANN + "0", ANN + "1")
    assert (armor(p), armor(p, "bob"), markers(p)[3:]) == (1, 1, [(4, "", "ann"), (4, "", "bob")])
    p.go("pass").begin("bob").go(BOB + "0")
    assert markers(p)[-1] == (5, "bob", "bob")


# -- cards of nobody ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-LST-21")
def test_an_effect_of_a_chapter_or_explorer_event_uses_a_marker_of_the_explorer_who_resolves_it() -> None:
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "active": ["Pay 1 stamina: lasting 1x armor +1"]}
    first = {**CHAPTERS[0], "active": ["Pay 1 stamina: lasting 1x will +1"]}
    p = position("a . b", explorers=2, events=[calm], chapters=[first, *CHAPTERS[1:]])
    with p.arrange() as s:
        s.explorer_events = ["calm"]
    p.begin("bob").go("use:event/calm/active/0", "use:chapter/trial/1/active/0")
    assert markers(p) == [(1, "bob", "bob"), (2, "bob", "bob")]


@pytest.mark.rule("MA-LST-21")
def test_if_nobody_resolves_it_the_players_choose_whose_marker_is_used() -> None:
    """The countdown brings in a chapter whose two effects use one marker; ann has none left."""
    second = {**CHAPTERS[1], "enters": ["Lasting 1x armor +1, on explorers; lasting 1x will +1, on explorers"]}
    people = {"ann": {"active": ["Pay 1 stamina: lasting 3x will +1"]}}
    p = position("a . b c", explorers=3, explorer=people, chapters=[CHAPTERS[0], second, CHAPTERS[2]])
    with p.arrange() as s:
        s.spawn = 1
    p.begin("ann").go(ANN + "0", ANN + "0", ANN + "0").rest()
    assert (p.prompt, p.keys, p.decision.seat, p.decision.group) == ("which-unit", ["unit:bob", "unit:cid"], -1, None)
    p.go("unit:cid")
    assert [e.figure for e in p.told(EffectBegan)][3:] == ["ann", "bob", "cid"] * 2


@pytest.mark.rule("MA-LST-21")
@pytest.mark.parametrize("left", [False, True])
def test_without_any_marker_the_effect_of_a_chapter_is_not_resolved(left: bool) -> None:
    second = {**CHAPTERS[1], "enters": ["Lasting 1x armor +1, on explorers; threat +1"]}
    people = {id: {"active": ["Pay 1 stamina: lasting 3x will +1"]} for id in ("ann", "bob")}
    p = position("a . b", explorers=2, explorer=people, chapters=[CHAPTERS[0], second, CHAPTERS[2]], draws=CALM)
    with p.arrange() as s:
        s.spawn, s.threat = 1, 0
    p.begin("ann").go(*[ANN + "0"] * 3)
    if not left:
        p.go("pass").begin("bob").go(*[BOB + "0"] * 3)
    else:
        with p.arrange() as s:
            s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    p.rest().until("who-acts" if not left else "act")
    assert (p.s.chapter, [e.figure for e in p.told(EffectBegan)].count("ann"), p.s.threat) == (1, 0 if left else 3, 5)


@pytest.mark.rule("MA-RNG-14")
def test_two_lasting_effects_of_one_use_share_a_marker() -> None:
    """They do even if it is the last one; the next use needs another."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1; lasting 2x will +1", "Pay 1 stamina: lasting 1x armor +1"]}}
    p = position("a", explorer=people).begin().go(ANN + "1", ANN + "0", ANN + "0")
    assert (armor(p), p.game.traits("ann").will) == (5, 5)
    assert markers(p) == [(1, "ann", "ann"), (2, "ann", "ann"), (2, "ann", "ann"), (3, "ann", "ann"), (3, "ann", "ann")]


@pytest.mark.rule("MA-LST-20")
def test_an_effect_on_nobody_uses_no_marker() -> None:
    people = {"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0; lasting 1x armor -1"]}}
    p = position("a . . B", explorer=people, rolls="3", monsters=[ROCK])
    with p.arrange():
        p.put("rock", "1,5")
    p.begin().go(ANN + "0", "target:rock")
    assert (list(p.s.monsters), p.s.lasting, p.s.markers) == ([], [], 0)
