"""The explorers' phase: markers and stamina, whose turn it is, what ends it, and which abilities can be used."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EffectsEnded, Restored, TurnBegan, TurnEnded
from undercroft.games.machina_arcana.state import Gear

from .position import CHAPTERS, Position, position

USE = "use:explorer/{}/active/{}"
WILL = "Pay 1 stamina: Lasting 3x will +1"
TONIC = "Pay 1 essence: restore 2 stamina"
THREAT = "Pay 1 stamina: threat +1"


def everybody(*lines: str, **more: Any) -> dict[str, Any]:
    return {id: {"active": [*lines], **more} for id in ("ann", "bob", "cid", "dan")}


def uses(p: Position) -> list[str]:
    """The abilities that are offered."""
    return [key.removeprefix("use:") for key in p.keys if key.startswith("use:")]


# -- the start of the phase --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EXP-01")
def test_all_explorers_markers_return_when_the_phase_begins_and_not_before() -> None:
    p = position("a b S", explorers=3, explorer=everybody(WILL))
    with p.arrange() as s:
        s.explorers["cid"].left, s.explorers["cid"].cell = True, -1
    p.begin("ann").go(USE.format("ann", 0), USE.format("ann", 0), "pass", USE.format("bob", 0))
    with p.arrange() as s:
        s.lasting[-1].owner = "cid"
    p.go("pass")
    assert (p.s.phase, p.prompt) == ("spawn", "who-rolls")
    assert [p.game.traits(id).will for id in ("ann", "bob")] == [5, 4]
    p.go("roll:ann")
    assert (p.s.phase, p.s.round, p.s.lasting) == ("explorers", 2, [])
    assert [p.game.traits(id).will for id in ("ann", "bob")] == [3, 3]
    assert [(e.side, e.count, e.rules) for e in p.told(EffectsEnded)] == [("explorers", 3, ("MA-EXP-01",))]


@pytest.mark.rule("MA-EXP-01")
def test_markers_still_lie_in_the_monster_phase_and_horror_markers_stay() -> None:
    howl = {"id": "howler", "armor": 9, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina: Lasting 1x will +1"]}
    p = position("a", explorer=everybody("Pay 1 stamina: Lasting 1x armor +3"), monsters=[howl], rolls="3 0")
    with p.arrange():
        p.put("brute", "1,2")
        p.put("howler", "9,9")
    p.go(USE.format("ann", 0), "pass")
    assert (p.s.round, p.explorer().health) == (2, 5)
    assert (p.game.traits("ann").armor, p.game.traits("howler").will) == (2, 4)
    assert [e.side for e in p.told(EffectsEnded)] == ["explorers"]


@pytest.mark.rule("MA-EXP-01")
def test_every_explorer_begins_the_phase_with_its_own_maximum_of_stamina() -> None:
    p = position("a b c", explorers=4, explorer={"bob": {"stamina": 8}, "cid": {"stamina": 3}})
    with p.arrange() as s:
        s.explorers["dan"].left, s.explorers["dan"].cell, s.explorers["dan"].stamina = True, -1, 1
    p.go("turn:ann", "move:1,2", "pass", "turn:bob", "pass", *["pass"])
    assert {id: explorer.stamina for id, explorer in p.s.explorers.items()} == {"ann": 6, "bob": 8, "cid": 3, "dan": 6}
    assert p.s.round == 2


@pytest.mark.rule("MA-EXP-02")
def test_the_maximum_counts_what_is_in_force_after_the_markers_have_returned() -> None:
    boots = {"id": "boots", "type": "apparel", "part": "legs", "passive": ["Maximum stamina +1"]}
    dread = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x maximum stamina -2, on explorers"]}
    p = position(
        "a b", explorers=2, explorer=everybody("Pay 1 stamina: Lasting 1x maximum stamina +2"), items=[boots], events=[dread],
        draws={"horror-roll": "9 1"},
    )  # fmt: skip
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("boots")]
    p.begin().go(USE.format("ann", 0), "pass", "pass")
    assert (p.s.round, p.explorer("ann").stamina, p.explorer("bob").stamina) == (2, 5, 4)
    p.rest()
    assert (p.s.round, p.explorer("ann").stamina, p.explorer("bob").stamina) == (3, 7, 6)


# -- whose turn it is ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EXP-03")
def test_the_players_choose_the_order_of_turns_anew_in_every_round() -> None:
    p = position("a b c", explorers=3)
    for turns in (["bob", "cid", "ann"], ["ann", "cid", "bob"]):
        assert (p.prompt, p.decision.seat, p.decision.group, p.keys) == ("who-acts", -1, None, ["turn:ann", "turn:bob", "turn:cid"])
        p.go(f"turn:{turns[0]}", "pass")
        assert p.keys == [f"turn:{id}" for id in ("ann", "bob", "cid") if id != turns[0]]
        p.go(f"turn:{turns[1]}", "pass", "pass")
    assert [e.figure for e in p.told(TurnBegan)] == ["bob", "cid", "ann", "ann", "cid", "bob"]


@pytest.mark.rule("MA-EXP-03")
def test_explorers_off_the_board_are_not_among_those_to_choose_from() -> None:
    p = position("a b c d", explorers=4)
    with p.arrange() as s:
        s.explorers["bob"].left, s.explorers["bob"].cell = True, -1
        s.explorers["cid"].dead, s.explorers["cid"].cell, s.explorers["cid"].health = 1, -1, 0
    assert p.keys == ["turn:ann", "turn:dan"]
    assert p.decision.group is not None
    assert p.decision.group.seats == (0, 1, 3)


@pytest.mark.rule("MA-EXP-04")
def test_a_turn_is_finished_before_another_one_begins() -> None:
    p = position("a b", explorers=2).begin("bob")
    for _ in range(3):
        assert (p.prompt, p.decision.seat, p.table.waiting) == ("act", 1, (1,))
        assert not [key for key in p.keys if key.startswith("turn:")]
        p.go(next(key for key in p.keys if key.startswith("move:")))
    assert p.told(TurnEnded) == []
    p.go("pass")
    assert [e.figure for e in p.told(TurnEnded)] == ["bob"]
    assert (p.prompt, p.decision.seat) == ("act", 0)
    p.go("pass")
    assert [e.figure for e in p.told(TurnBegan)] == ["bob", "ann"]


@pytest.mark.rule("MA-EXP-05")
def test_the_explorer_whose_turn_it_is_is_the_active_explorer() -> None:
    """What a chapter card does without a target affects the active explorer."""
    chapters = [{**CHAPTERS[0], "active": ["Pay 1 stamina: restore 1 health"]}, *CHAPTERS[1:]]
    p = position("a b", explorers=2, chapters=chapters)
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    p.begin("bob").go("use:chapter/trial/1/active/0")
    assert p.s.turn is not None
    assert (p.s.turn.explorer, [(e.figure, e.stamina) for e in p.told(TurnBegan)]) == ("bob", [("bob", 6)])
    assert [e.figure for e in p.told(Restored)] == ["bob"]
    p.go("pass", "use:chapter/trial/1/active/0")
    assert [e.figure for e in p.told(Restored)] == ["bob", "ann"]
    assert [e.rules for e in p.told(TurnBegan)] == [("MA-EXP-05",)] * 2


@pytest.mark.rule("MA-EXP-06")
def test_an_explorer_takes_any_actions_in_any_order_and_repeatedly() -> None:
    p = position("a E . C", explorer={"ann": {"stamina": 9, "active": [THREAT, "Pay 1 essence: restore 1 stamina"]}})
    p.go("move:1,2", USE.format("ann", 0), "invoke:2,1", USE.format("ann", 1), "move:2,2", USE.format("ann", 0), USE.format("ann", 0), "move:3,2")
    assert (p.explorer().stamina, p.explorer().essence, p.s.threat, p.where("ann")) == (3, 0, 3, "3,2")
    p.go("activate:4,1")
    assert (p.s.round, p.s.turn and p.s.turn.explorer) == (1, "ann")
    assert (p.prompt, p.keys) == ("act", [USE.format("ann", 1), "pass"])


# -- the end of a turn -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EXP-11")
def test_the_turn_ends_without_a_question_when_no_stamina_is_left() -> None:
    p = position("a . . b", explorers=2).begin()
    with p.arrange() as s:
        s.explorers["ann"].stamina = 2
    p.go("move:2,1")
    assert (p.prompt, p.decision.seat, p.explorer("ann").stamina) == ("act", 0, 1)
    p.go("move:1,1")
    assert (p.prompt, p.decision.seat, p.explorer("ann").stamina) == ("act", 1, 0)
    assert [(e.figure, e.rules) for e in p.told(TurnEnded)] == [("ann", ("MA-EXP-11",))]


@pytest.mark.rule("MA-EXP-11")
def test_whoever_passes_loses_the_rest_of_its_stamina() -> None:
    p = position("a . . b", explorers=2).begin().go("move:2,1")
    assert (p.explorer("ann").stamina, p.explorer("ann").acted, p.keys[-1]) == (5, False, "pass")
    p.go("pass")
    assert (p.explorer("ann").stamina, p.explorer("ann").acted) == (0, True)
    assert (p.prompt, p.decision.seat) == ("act", 1)


@pytest.mark.rule("MA-EXP-12")
def test_without_stamina_abilities_that_cost_none_can_still_be_used() -> None:
    p = position("a . . b", explorers=2, explorer=everybody(TONIC, "Pay 1 stamina: threat +1", "Pay 1 essence, 1 stamina: threat +1")).begin()
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence = 1, 2
    p.go("move:2,1")
    assert (p.explorer("ann").stamina, p.prompt, p.decision.seat) == (0, "act", 0)
    assert p.keys == [USE.format("ann", 0), "pass"]
    p.go(USE.format("ann", 0))
    assert (p.explorer("ann").stamina, "move:1,1" in p.keys) == (2, True)
    p.go("move:1,1", "move:2,1")
    assert p.keys == [USE.format("ann", 0), "pass"]
    p.go("pass")
    assert (p.explorer("ann").stamina, p.explorer("ann").essence, p.decision.seat) == (0, 1, 1)


@pytest.mark.rule("MA-EXP-12")
def test_without_stamina_and_such_an_ability_the_turn_is_over() -> None:
    p = position("a . . b", explorers=2, explorer=everybody(TONIC)).begin()
    with p.arrange() as s:
        s.explorers["ann"].stamina = 1
    p.go("move:2,1")
    assert (p.prompt, p.decision.seat, p.explorer("ann").acted) == ("act", 1, True)


# -- abilities -----------------------------------------------------------------------------------------------------------------
ITEMS = [
    {"id": "sword", "type": "weapon", "hands": 1, "active": [THREAT]}, {"id": "axe", "type": "weapon", "hands": 1, "active": [THREAT]},
    {"id": "bomb", "type": "consumable", "active": ["Pay 1 stamina, this card: threat +1"]},
    {"id": "flask", "type": "consumable", "active": ["Pay 1 stamina, this card: threat +1"]},
]  # fmt: skip
OMEN = {"kind": "explorer", "scenario": "trial", "active": [THREAT]}
OMENS = [{**OMEN, "id": id, "personal": id.startswith("own")} for id in ("calm", "old", "own1", "own2")]
DUSK = {"id": "dusk", "kind": "horror", "scenario": "trial", "active": [THREAT]}
SOURCES = ["explorer/ann", "event/own1", "item/sword", "chapter/trial/1", "event/calm", "item/bomb"]


def equipped() -> Position:
    """ann and bob have cards of all kinds."""
    chapters = [{**chapter, "active": [THREAT]} for chapter in CHAPTERS]
    beast = {"id": "beast", "armor": 3, "will": 3, "health": 1, "stamina": 0, "active": [THREAT]}
    p = position("a b", explorers=2, explorer=everybody(THREAT), items=ITEMS, events=[*OMENS, DUSK], monsters=[beast], chapters=chapters)
    with p.arrange() as s:
        ann, bob = s.explorers["ann"], s.explorers["bob"]
        ann.personal, ann.gear, ann.items = ["own1"], [Gear("sword")], ["axe", "bomb"]
        bob.personal, bob.gear, bob.items = ["own2"], [Gear("trinket")], ["flask"]
        s.explorer_events, s.horror_events = ["old", "calm"], ["dusk"]
        p.put("beast", "2,2")
    return p.begin()


@pytest.mark.rule("MA-EXP-09")
def test_active_abilities_come_from_own_cards_in_play_consumables_the_explorer_event_and_the_chapter() -> None:
    """Not from items that are not equipped, cards of others, earlier events and chapters, the horror event and monsters."""
    p = equipped()
    assert uses(p) == [f"{card}/active/0" for card in SOURCES]


@pytest.mark.rule("MA-EXP-09")
@pytest.mark.parametrize("card", SOURCES)
def test_every_one_of_these_abilities_can_be_used_again_but_a_consumable(card: str) -> None:
    p = equipped().go(f"use:{card}/active/0")
    assert (p.s.threat, p.explorer().stamina) == (1, 5)
    assert (f"{card}/active/0" in uses(p)) == (card != "item/bomb")


@pytest.mark.rule("MA-EXP-09")
def test_a_personal_event_on_the_discard_pile_is_nobodys_ability() -> None:
    p = equipped()
    with p.arrange() as s:
        s.explorer_events = ["old", "calm", "own2"]
        s.explorers["bob"].personal = []
    assert uses(p) == [f"{card}/active/0" for card in SOURCES if card != "event/calm"]


@pytest.mark.rule("MA-EXP-09")
def test_the_abilities_of_the_next_chapter_take_the_place_of_those_of_the_last() -> None:
    p = equipped()
    with p.arrange() as s:
        s.chapter = 1
    assert [use for use in uses(p) if use.startswith("chapter")] == ["chapter/trial/2/active/0"]
