"""Setting up: the scenario, the explorers, the decks, the tiles and the first chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, ChapterBegan, EventInvoked, Rating, RoundBegan, ScenarioBegan, TilePlaced, TokenPlaced
from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.games.machina_arcana.state import Gear, MachinaState
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError

from ..arranged import Loaded
from .position import CHAPTERS, DICE, Position, face, pack, position

USE = "use:explorer/ann/active/0"
TYPES = ("weapon", "apparel", "artifact", "consumable")
THINGS: Mapping[str, Mapping[str, Any]] = {
    "weapon": {"hands": 1}, "apparel": {"part": "head"}, "artifact": {}, "consumable": {"active": ["Pay this card: restore 1 health"]},
}  # fmt: skip


def started(*party: str, draws: Mapping[str, str] | None = None, files: Mapping[str, str] | None = None, **content: Any) -> Position:
    """A game at its very first question, with all tiles in the stack."""
    source = pack(**{"start": face("first"), **content})
    rules = MachinaRules((PackSource("test", "1", {**source.files, **(files or {})}),))
    return Position(rules, {"scenario": "trial", "characters": list(party or ("ann",))}, {}, Loaded("", draws or {}, DICE))


def before(*party: str, **content: Any) -> MachinaState:
    """The state before anything is laid out."""
    rules = MachinaRules((pack(start=face("first"), **content),))
    return rules.new({"scenario": "trial", "characters": list(party)}, {}, Chance(1))


def first(**changes: Any) -> Sequence[Mapping[str, Any]]:
    """The chapters, with the first one changed; None takes something off the card."""
    return [{k: v for k, v in {**CHAPTERS[0], **changes}.items() if v is not None}, *CHAPTERS[1:]]


def things(*levels: int) -> list[dict[str, Any]]:
    """An item of every type and each of these levels."""
    return [{"id": f"{kind}-{level}", "type": kind, "level": level, **THINGS[kind]} for level in levels for kind in TYPES]


@pytest.mark.rule("MA-SET-01")
def test_one_scenario_of_the_pack_is_chosen() -> None:
    other = 'id: other\nnumber: 2\ntitle: Other\nchapters: [{title: A, spawn: 9, enters: ["Place the entry token"]}, {title: B}]\n'
    p = started("ann", files={"scenarios/other.yaml": other})
    assert (p.s.scenario, [e.scenario for e in p.told(ScenarioBegan)], p.s.spawn) == ("trial", ["trial"], 7)
    assert list(p.rules.content.scenarios) == ["trial", "other"]
    q = Position(p.rules, {"scenario": "other", "characters": ["ann"]}, {}, p.chance)
    assert (q.s.scenario, q.s.spawn, q.game.chapter.id) == ("other", 9, "other/1")
    with pytest.raises(SetupError, match="no scenario is called 'trail'; did you mean 'trial'"):
        Position(p.rules, {"scenario": "trail", "characters": ["ann"]}, {}, p.chance)


@pytest.mark.rule("MA-SET-02")
def test_the_chapters_come_in_ascending_order_beginning_with_the_first() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"]}})
    assert (p.s.chapter, p.game.chapter.name) == (0, "One")
    p.go(USE)
    assert (p.s.chapter, p.game.chapter.name) == (1, "Two")
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/2"]


@pytest.mark.rule("MA-SET-03")
def test_the_threat_marker_begins_on_the_first_step() -> None:
    assert before("ann", "bob").threat == 0
    assert position("a").s.threat == 0


@pytest.mark.rule("MA-SET-04")
def test_the_monster_level_begins_at_1() -> None:
    assert before("ann", "bob").level == 1
    assert position("a").s.level == 1


def events(kind: str, own: int, common: int) -> list[dict[str, Any]]:
    """So many events of the scenario and common ones, and one of another scenario."""
    found = [{"id": f"own{n}", "kind": kind, "scenario": "trial"} for n in range(own)]
    found += [{"id": f"common{n}", "kind": kind} for n in range(common)]
    return [*found, {"id": "foreign", "kind": kind, "scenario": "other"}]


@pytest.mark.rule("MA-SET-05")
@pytest.mark.parametrize(("own", "common", "drawn", "kept"), [
    (0, 2, "common1", ["common1"]), (1, 3, "common2 common0", ["common2", "common0"]), (1, 2, "", ["common0", "common1"]),
    (2, 2, "common1", ["common1", "common0"]), (1, 0, "", []),
])  # fmt: skip
def test_as_many_common_explorer_events_are_kept_as_the_scenario_has_of_its_own(own: int, common: int, drawn: str, kept: list[str]) -> None:
    """With `calm` the scenario has one more of its own."""
    p = started(events=events("explorer", own, common), draws={"common-event": drawn})
    assert p.s.decks["explorer"].pile == ["calm", *(f"own{n}" for n in range(own)), *kept]


@pytest.mark.rule("MA-SET-06")
@pytest.mark.parametrize("card", ["calm", "own0", "common2"])
def test_the_explorer_event_deck_is_shuffled_together(card: str) -> None:
    """Any card of the deck can be the first."""
    p = started(
        events=events("explorer", 1, 3), draws={"common-event": "common2", "explorer-event": card},
        explorer={"ann": {"active": ["Pay 1 stamina: invoke an explorer event"]}},
    )  # fmt: skip
    assert p.s.decks["explorer"].top == []
    p.go(p.keys[0], USE)
    assert [e.card for e in p.told(EventInvoked)] == [card]


@pytest.mark.rule("MA-SET-07")
@pytest.mark.parametrize("card", ["dusk", "own1", "common1", "common3"])
def test_the_horror_event_deck_is_built_the_same_way(card: str) -> None:
    p = started(
        events=events("horror", 2, 5), draws={"common-event": "common1 common3 common0", "horror-event": card},
        explorer={"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}},
    )  # fmt: skip
    assert p.s.decks["horror"].pile == ["dusk", "own0", "own1", "common1", "common3", "common0"]
    p.go(p.keys[0], USE)
    assert [e.card for e in p.told(EventInvoked)] == [card]


@pytest.mark.rule("MA-SET-05", "MA-SET-07")
def test_events_of_the_other_kind_are_neither_kept_nor_counted() -> None:
    p = started(events=[*events("explorer", 0, 3), {"id": "dread", "kind": "horror"}, {"id": "doom", "kind": "horror", "scenario": "trial"}])
    assert (p.s.decks["explorer"].pile, p.s.decks["horror"].pile) == (["calm", "common0"], ["dusk", "doom", "dread"])


@pytest.mark.rule("MA-SET-08")
def test_without_expansions_items_monsters_and_explorers_are_the_same_in_every_scenario() -> None:
    other = 'id: other\nnumber: 2\ntitle: Other\nchapters: [{title: A, spawn: 9, enters: ["Place the entry token"]}, {title: B}]\n'
    higher = [{"id": f"m{level}", "level": level, "armor": 3, "will": 3, "health": 1, "stamina": 0} for level in (1, 2)]
    p = started("ann", files={"scenarios/other.yaml": other}, items=things(1, 2), monsters=higher)
    q = Position(p.rules, {"scenario": "other", "characters": ["ann"]}, {}, p.chance)
    for deck in (*TYPES, "monsters"):
        assert p.s.decks[deck] == q.s.decks[deck]
    assert p.s.decks["monsters"].pile == ["brute", "archer", "stone", "m1"]
    parties = {id: [setup["characters"] for setup in MODULE.setups(p.rules) if setup["scenario"] == id] for id in ("trial", "other")}
    assert parties["trial"] == parties["other"]
    assert len(parties["trial"]) == 15


@pytest.mark.rule("MA-SET-09")
def test_each_player_takes_an_explorer_of_its_choice() -> None:
    p = started("cid", "ann")
    assert {id: explorer.seat for id, explorer in p.s.explorers.items()} == {"cid": 0, "ann": 1}
    assert (p.prompt, p.decision.seat) == ("enter-at", 0)
    assert [figure.seat for figure in before("dan").explorers.values()] == [0]
    with pytest.raises(SetupError, match="no explorer is called 'anna'; did you mean 'ann'"):
        before("bob", "anna")


@pytest.mark.rule("MA-SET-10")
def test_explorers_begin_without_essence() -> None:
    assert [explorer.essence for explorer in position("a b", explorers=2).s.explorers.values()] == [0, 0]


@pytest.mark.rule("MA-SET-11")
def test_explorers_begin_with_full_health_and_stamina() -> None:
    s = before("ann", "bob", explorer={"bob": {"health": 3, "stamina": 8}})
    assert [(explorer.health, explorer.stamina) for explorer in s.explorers.values()] == [(5, 6), (3, 8)]


@pytest.mark.rule("MA-SET-12")
def test_every_explorer_begins_with_three_markers() -> None:
    line = ["Pay 1 stamina: Lasting 4x will +1"]
    p = position("a b", explorers=2, explorer={"ann": {"active": line}, "bob": {"active": line}})
    assert before("ann").lasting == []
    for id in ("bob", "ann"):
        p.begin(id).go(*[f"use:explorer/{id}/active/0"] * 4)
        assert ([lasting.owner for lasting in p.s.lasting].count(id), p.game.traits(id).will, p.explorer(id).stamina) == (3, 6, 2)
        p.go("pass")
    assert (p.s.round, p.s.lasting) == (2, [])


@pytest.mark.rule("MA-SET-13")
def test_the_items_of_level_1_form_a_deck_for_each_type() -> None:
    decks = started(items=[*things(1), {"id": "sword", "type": "weapon", "level": 1, "hands": 1}]).s.decks
    assert {type: decks[type].pile for type in TYPES} == {
        "weapon": ["weapon-1", "sword"], "apparel": ["apparel-1"], "artifact": ["trinket", "artifact-1"], "consumable": ["consumable-1"],
    }  # fmt: skip
    assert all(decks[type].top == decks[type].lost == [] for type in TYPES)


@pytest.mark.rule("MA-SET-13")
@pytest.mark.parametrize("drawn", ["sword axe", "axe sword"])
def test_each_deck_of_items_is_shuffled(drawn: str) -> None:
    weapons = [{"id": id, "type": "weapon", "hands": 1} for id in ("sword", "axe")]
    p = position("a", items=weapons, explorer={"ann": {"active": ["Pay 1 stamina: gain an item"]}}, draws={"item-card": drawn})
    p.go(USE, "decks:weapon:weapon")
    assert p.keys == [f"keep:{id}" for id in drawn.split()]


@pytest.mark.rule("MA-SET-14")
def test_items_of_level_2_and_3_are_in_no_deck() -> None:
    p = started(items=things(1, 2, 3))
    found = [card for type in TYPES for card in p.s.decks[type].pile]
    assert found == ["weapon-1", "apparel-1", "trinket", "artifact-1", "consumable-1"]


@pytest.mark.rule("MA-SET-15")
def test_discarded_items_of_all_types_go_to_one_pile() -> None:
    p = position("a", items=things(1), explorer={"ann": {"active": ["Pay 1 stamina: threat +3"]}})
    assert p.s.items == []
    with p.arrange() as s:
        s.level = 5
        s.explorers["ann"].gear = [Gear("weapon-1"), Gear("artifact-1"), Gear("apparel-1"), Gear("trinket")]
        p.own("ann", "consumable-1")
    p.go(USE, "item:artifact-1", "item:weapon-1", "item:trinket")
    with p.arrange() as s:
        s.explorers["ann"].health = 4
    p.go("use:item/consumable-1/active/0")
    assert p.s.items == ["artifact-1", "weapon-1", "trinket", "consumable-1"]


@pytest.mark.rule("MA-SET-16")
def test_only_monsters_of_level_1_are_in_the_monster_deck() -> None:
    higher = [{"id": f"m{level}", "level": level, "armor": 3, "will": 3, "health": 1, "stamina": 0} for level in (2, 3, 4)]
    deck = started(monsters=higher).s.decks["monsters"]
    assert (deck.pile, deck.top, deck.lost) == (["brute", "archer", "stone"], [], [])


@pytest.mark.rule("MA-SET-16")
@pytest.mark.parametrize("card", ["brute", "archer", "stone"])
def test_the_monster_deck_is_shuffled(card: str) -> None:
    p = position("a . S", explorer={"ann": {"active": ["Pay 1 stamina: spawn a monster"]}}, draws={"monster-card": card}).go(USE)
    assert list(p.s.monsters) == [card]


@pytest.mark.rule("MA-SET-18")
@pytest.mark.parametrize("side", ["second", "second-back"])
def test_tiles_are_shuffled_and_either_side_of_a_tile_may_be_up(side: str) -> None:
    p = started(tiles=[face("second"), face("third")], draws={"tile": "second", "tile-face": side})
    assert [e.tile for e in p.told(TilePlaced)] == [side]
    assert p.s.stack == ["first", "third"]
    assert p.s.under == []


@pytest.mark.rule("MA-SET-19")
def test_a_tile_of_the_stack_lies_in_the_centre() -> None:
    p = started(tiles=[face("second"), face("third")], draws={"tile": "third"})
    assert [(tile.tile, tile.column, tile.row, tile.turn) for tile in p.s.tiles] == [("third", 0, 0, 0)]
    assert p.s.stack == ["first", "second"]
    assert p.rules_told(TilePlaced) == [("MA-SET-19",)]


@pytest.mark.rule("MA-SET-20")
def test_the_first_chapter_is_revealed_before_the_explorers_come_in() -> None:
    p = started("ann", "bob")
    assert (p.prompt, p.s.chapter, [e.chapter for e in p.told(ChapterBegan)]) == ("enter-at", 0, ["trial/1"])
    assert p.told(RoundBegan) == []


@pytest.mark.rule("MA-SET-21")
def test_the_ratings_begin_with_the_values_of_the_first_chapter_before_its_instructions() -> None:
    p = started(chapters=first(spawn=8, horror=3))
    assert (p.prompt, p.s.spawn, p.s.horror) == ("enter-at", 8, 3)
    assert [(e.track, e.value, e.rules) for e in p.told(Rating)] == [("spawn", 8, ("MA-SET-21",)), ("horror", 3, ("MA-SET-21",))]
    told = [type(e) for e in p.table.events if isinstance(e, (ChapterBegan, Rating, TokenPlaced))]
    assert told == [ChapterBegan, Rating, Rating, TokenPlaced]


@pytest.mark.rule("MA-SET-21")
@pytest.mark.parametrize(("changes", "ratings"), [({"spawn": None}, (0, 4)), ({"horror": None}, (7, 0)), ({"spawn": None, "horror": None}, (0, 0))])
def test_a_rating_that_the_first_chapter_lacks_is_off_its_track(changes: dict[str, Any], ratings: tuple[int, int]) -> None:
    p = started(chapters=first(**changes))
    assert (p.s.spawn, p.s.horror) == ratings


@pytest.mark.rule("MA-SET-22")
@pytest.mark.parametrize(("start", "explorers", "rating"), [
    (7, 1, 7), (7, 2, 6), (7, 3, 5), (7, 4, 4), (6, 4, 3), (5, 4, 3), (4, 2, 3), (4, 4, 3), (3, 1, 3), (3, 4, 3),
])  # fmt: skip
def test_the_spawn_rating_is_lowered_for_each_explorer_beyond_the_first_but_not_below_3(start: int, explorers: int, rating: int) -> None:
    p = position("a b c d", explorers=explorers, chapters=first(spawn=start))
    assert (p.s.spawn, p.s.horror) == (rating, 4)


@pytest.mark.rule("MA-SET-23")
def test_the_first_chapter_brings_the_explorers_in_and_its_other_instructions_are_carried_out() -> None:
    p = started("ann", "bob", chapters=first(enters=["Place the entry token", "threat +2"]))
    assert (p.prompt, p.s.threat) == ("enter-at", 0)
    p.go("space:5,10", "space:6,10")
    assert (p.where("ann"), p.where("bob"), p.s.threat, p.s.round, p.prompt) == ("5,10", "6,10", 2, 1, "who-acts")
    assert p.s.entry is not None
    assert [p.game.name(cell) for cell in p.s.entry.cells] == ["5,10", "6,10"]
    assert len(p.told(TilePlaced)) == 1
    told = [type(e) for e in p.table.events if isinstance(e, (ScenarioBegan, Appeared, RoundBegan))]
    assert told == [ScenarioBegan, Appeared, Appeared, RoundBegan]


@pytest.mark.rule("MA-SET-24")
def test_explorers_begin_without_items_and_personal_events() -> None:
    p = position("a b", explorers=2, items=things(1))
    assert [(e.items, e.gear, e.personal) for e in p.s.explorers.values()] == [([], [], [])] * 2
    assert (p.s.items, p.s.explorer_events, p.s.horror_events, p.s.monsters) == ([], [], [], {})


@pytest.mark.rule("MA-SET-25")
def test_two_players_cannot_take_the_same_explorer() -> None:
    with pytest.raises(SetupError, match="two players cannot take the same explorer"):
        before("ann", "bob", "ann")
    assert list(before("ann", "bob").explorers) == ["ann", "bob"]
    assert all(len(set(party)) == len(party) for party in (setup["characters"] for setup in MODULE.setups(position("a").rules)))
    assert {len(setup["characters"]) for setup in MODULE.setups(position("a").rules)} == {1, 2, 3, 4}


@pytest.mark.rule("MA-SET-26")
@pytest.mark.parametrize("start", [1, 2])
@pytest.mark.parametrize("explorers", [1, 2, 4])
def test_a_starting_value_below_3_is_not_lowered(start: int, explorers: int) -> None:
    assert position("a b c d", explorers=explorers, chapters=first(spawn=start)).s.spawn == start
