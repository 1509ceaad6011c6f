"""The tutorial and the adventures 1 to 3 of the pack "Massive Darkness" against what the rules document says of them, and the ideas of their maps."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import undercroft.packs
from undercroft.games.massive_darkness.content import adventure_words as words
from undercroft.games.massive_darkness.content.loading import load
from undercroft.games.massive_darkness.content.model import Adventure, Content
from undercroft.grid.hexes import cells
from undercroft.grid.zones import Ways
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

TUTORIAL, SCORCHED, WIDOW, CHOSEN = IDS = ("walking-in-the-dark", "scorched-earth", "black-widow", "the-chosen-one")
TITLES = ("Walking in the Dark", "Scorched Earth", "Black Widow", "The Chosen One")
NORMAL_DOORS = 13
"""Door tokens of the box that are not special."""


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "massive_darkness")])


def adventure(id: str) -> Adventure:
    return pack().adventures[id]


def laid(id: str) -> Counter[str]:
    return Counter(adventure(id).board.tiles)


def tokens(id: str) -> Counter[str]:
    """The tokens that lie face up, by kind."""
    return Counter(kind for kind, _, _ in adventure(id).tokens.values())


def levels(id: str) -> set[int]:
    return {level for _, level in adventure(id).levels}


def name(a: Adventure, zone: int) -> str:
    return a.board.zones[zone].name


def tile(a: Adventure, zone: int) -> str:
    return a.board.tiles[a.board.zones[zone].tile]


def tile_level(a: Adventure, zone: int) -> int:
    """MD-LVL-16: the level of the tile a zone is on."""
    return max(level for at, level in a.levels if tile(a, at) == tile(a, zone))


def doors(a: Adventure, *but: str) -> Ways:
    """All doors open except these."""
    shut = {a.board.border(text) for text in but}
    return a.board.ways([door.border for door in a.doors if door.border not in shut])


def chamber(a: Adventure, zone: str) -> set[str]:
    """MD-ZON-04: the rooms of a chamber while all doors are closed."""
    return {name(a, z) for z in cells(a.board.ways().chamber(a.board.zone(zone)))}


def steps(a: Adventure, moment: Node) -> list[tuple[tuple[Node, ...], list[Node | None]]]:
    """What happens at a moment: conditions and steps of every rule for it, in their order."""
    return [(e.line.conditions, [s.node for s in e.line.steps]) for e in a.rules if e.line.trigger and e.line.trigger.moment == moment]


# -- all of them -----------------------------------------------------------------------------------------------------------
def test_they_have_their_published_titles_and_numbers() -> None:
    assert [adventure(id).title for id in IDS] == list(TITLES)
    assert [adventure(id).text.number for id in IDS] == [0, 1, 2, 3]


@pytest.mark.parametrize("id", IDS)
def test_everything_is_told_in_words_of_its_own(id: str) -> None:
    text = adventure(id).text
    told = [text.introduction, text.special, text.conclusion, text.defeat, *(o.text for o in text.objectives)]
    assert all(part.strip().endswith(".") for part in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("id", IDS)
def test_level_tokens_rise_from_the_start_and_suffice(id: str) -> None:
    a = adventure(id)
    assert max(Counter(level for _, level in a.levels).values()) <= 2
    assert levels(id) == set(range(1, max(levels(id)) + 1))
    assert len({zone for zone, _ in a.levels}) == len(a.levels)
    assert a.start not in {zone for zone, _ in a.levels}
    assert {tile(a, zone) for zone, _ in a.levels} == set(a.board.tiles)
    assert tile_level(a, a.start) == 1
    assert tile_level(a, a.exit) == max(levels(id))


@pytest.mark.parametrize("id", IDS)
def test_every_chamber_is_closed_by_doors_of_its_own(id: str) -> None:
    a = adventure(id)
    assert len(a.text.doors) <= NORMAL_DOORS
    assert not a.text.special_doors
    assert not a.text.open_doors
    shut = a.board.ways()
    chambers = {shut.chamber(zone) for zone in cells(a.board.rooms)}
    assert 4 <= len(chambers) <= 9
    for rooms in chambers:
        assert any((rooms >> one & 1) != (rooms >> other & 1) for one, other in (d.border for d in a.doors)), [name(a, z) for z in cells(rooms)]


@pytest.mark.parametrize("id", IDS)
def test_start_and_exit_lie_in_corridors_and_the_way_between_them_needs_no_door(id: str) -> None:
    a = adventure(id)
    assert not a.board.rooms >> a.start & 1
    assert not a.board.rooms >> a.exit & 1
    assert a.board.ways().distances(a.start)[a.exit] >= 6


@pytest.mark.parametrize("id", IDS)
def test_rules_print_as_they_are_written(id: str) -> None:
    a = adventure(id)
    assert tuple(words.ADVENTURE_TEXT.show(e.line) for e in a.rules) == a.text.rules
    for foe in a.foes.values():
        assert tuple(words.BEHAVIOUR_TEXT.show(e.line) for e in foe.does.values()) == foe.text.does


# -- Q00: Walking in the Dark ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q00-01")
def test_the_tutorial_has_two_tiles_two_levels_and_a_library() -> None:
    a = adventure(TUTORIAL)
    assert laid(TUTORIAL) == {"6V": 1, "8R": 1}
    assert levels(TUTORIAL) == {1, 2}
    assert len(a.levels) == 2
    assert tokens(TUTORIAL) == {"library": 1}
    assert (a.text.hidden, a.pillars, a.foes) == (None, {}, {})
    assert a.exit >= 0


@pytest.mark.rule("MD-Q00-02", "MD-Q00-04")
def test_first_the_key_then_everybody_leaves() -> None:
    assert [(o.id, o.leave) for o in adventure(TUTORIAL).text.objectives] == [("key", ""), ("tunnel", "all")]


@pytest.mark.rule("MD-Q00-03")
def test_the_library_is_the_key_and_gives_experience_to_its_finder() -> None:
    a = adventure(TUTORIAL)
    assert a.tokens["library"][2]
    assert steps(a, words.PicksUp("library")) == [((), [words.HeroGainsXp(3), words.Complete("key")])]
    assert len(a.rules) == 1


def test_the_key_lies_at_the_end_of_a_crypt_with_a_way_in_from_the_hall_and_one_out_of_sight() -> None:
    a = adventure(TUTORIAL)
    key = a.tokens["library"][1]
    assert chamber(a, name(a, key)) == {"d3", "e3", "f3"}
    hall = {"a2", "b2", "c2", "d2", "e2", "f2"}
    assert {name(a, z) for z in cells(a.board.ways().seen(a.board.zone("a2")))} >= hall
    for door in ("d2-d3", "c3-d3"):
        assert doors(a, door).distances(a.start)[key] == {"d2-d3": 5, "c3-d3": 7}[door]
    assert doors(a, "d2-d3", "c3-d3").distances(a.start)[key] == -1


# -- Q01: Scorched Earth ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q01-01", "MD-PIC-11")
def test_the_scorched_earth_has_four_tiles_and_a_library_that_stays() -> None:
    a = adventure(SCORCHED)
    assert laid(SCORCHED) == {"2R": 1, "4R": 1, "8R": 1, "9V": 1}
    assert tokens(SCORCHED) == {"library": 1}
    assert not a.tokens["library"][2]
    assert a.board.rooms >> a.tokens["library"][1] & 1
    assert (a.pillars, a.foes) == ({}, {})
    assert a.exit >= 0


@pytest.mark.rule("MD-Q01-02", "MD-Q01-05")
def test_two_artifacts_and_a_lair_are_hidden_in_three_chambers() -> None:
    a = adventure(SCORCHED)
    assert a.text.hidden is not None
    assert Counter(a.text.hidden.kinds) == {"artifact": 2, "lair": 1}
    assert len(set(a.hidden)) == 3
    assert len({a.board.ways().chamber(zone) for zone in a.hidden} - {0}) == 3
    assert len({tile(a, zone) for zone in (*a.hidden, a.tokens["library"][1])}) == 4


@pytest.mark.rule("MD-Q01-03", "MD-Q01-07")
def test_both_artifacts_are_carried() -> None:
    a = adventure(SCORCHED)
    assert [(o.id, o.leave) for o in a.text.objectives] == [("find", ""), ("deliver", "")]
    assert steps(a, words.PicksUp("artifact")) == [
        ((), [words.Carry(), words.Count("found")]),
        ((words.Counted("found", 2),), [words.Complete("find")]),
    ]


@pytest.mark.rule("MD-Q01-04")
def test_they_must_be_in_the_library_at_the_end_of_a_round_without_enemies() -> None:
    conditions = (words.CarriedTo(2, "artifact", "library"), words.NoEnemyAt("library"))
    assert steps(adventure(SCORCHED), words.RoundEnds()) == [(conditions, [words.Complete("deliver")])]


@pytest.mark.rule("MD-Q01-06")
def test_the_lair_gives_experience_to_its_finder() -> None:
    assert steps(adventure(SCORCHED), words.PicksUp("lair")) == [((), [words.HeroGainsXp(5)])]


@pytest.mark.rule("MD-Q01-08")
def test_another_guard_waits_in_the_library() -> None:
    a = adventure(SCORCHED)
    assert steps(a, words.ChamberOpens("library")) == [((), [words.GuardComes("library")])]
    assert a.places["library"] == a.tokens["library"][1]
    assert len(a.rules) == 5


def test_the_dark_library_is_seen_down_a_passage_or_from_one_zone_as_its_doors_are_opened() -> None:
    a = adventure(SCORCHED)
    library = a.places["library"]
    assert a.board.dark >> library & 1
    north, west, east = (a.board.ways([a.board.border(door)]) for door in ("e4-e5", "d5-e5", "e5-f5"))
    assert {name(a, z) for z in cells(north.seen(library))} == {"e2", "e3", "e4", "e5"}
    assert {name(a, z) for z in cells(west.seen(library))} == {"a5", "b5", "c5", "d5", "e5"}
    assert {name(a, z) for z in cells(east.seen(library))} == {"e5", "f5"}
    assert north.distances(a.start)[library] < east.distances(a.start)[library]
    assert west.distances(a.board.zone("b5"))[library] < east.distances(a.board.zone("b5"))[library]


# -- Q02: Black Widow ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q02-01")
def test_the_widow_has_three_tiles_three_levels_and_nests() -> None:
    a = adventure(WIDOW)
    assert laid(WIDOW) == {"3V": 1, "4R": 1, "6R": 1}
    assert levels(WIDOW) == {1, 2, 3}
    assert tokens(WIDOW) == {"lair": 3}
    assert all(free for _, _, free in a.tokens.values())
    assert (a.text.hidden, a.pillars) == (None, {})
    assert a.text.doors
    assert a.exit >= 0


@pytest.mark.rule("MD-Q02-02", "MD-ADV-04", "MD-ADV-05")
def test_the_widow_is_a_greater_giant_spider_with_a_treasure_of_the_level() -> None:
    (widow,) = adventure(WIDOW).foes.values()
    card = pack().cards[widow.text.card]
    assert (card.deck, card.text.enemy) == ("greater", "giant-spider")
    assert widow.text.gear == "current"
    assert widow.text.at == "a1"


@pytest.mark.rule("MD-Q02-03", "MD-Q02-10")
def test_she_is_to_be_killed_before_she_leaves() -> None:
    a = adventure(WIDOW)
    assert [(o.id, o.leave) for o in a.text.objectives] == [("hunt", "")]
    assert steps(a, words.EnemyDies("widow")) == [((), [words.Complete("hunt")])]
    assert steps(a, words.EnemyLeaves("widow", "exit")) == [((), [words.Lose()])]


@pytest.mark.rule("MD-Q02-04")
def test_a_nest_gives_experience_to_all() -> None:
    a = adventure(WIDOW)
    assert steps(a, words.PicksUp("lair")) == [((), [words.HeroesGainXp(5)])]
    assert len(a.rules) == 3


@pytest.mark.rule("MD-Q02-07", "MD-Q02-08", "MD-Q02-09")
def test_she_attacks_walks_on_and_drags_the_fallen() -> None:
    does = adventure(WIDOW).foes["widow"].does
    assert {kind: effect.line.steps[0].node for kind, effect in does.items()} == {
        words.NotForEvents: words.NotForEvents(),
        words.SlipsAway: words.SlipsAway(),
        words.AttacksThenMoves: words.AttacksThenMoves(1, "exit"),
        words.CountersInPlace: words.CountersInPlace(),
        words.DragsTheFallen: words.DragsTheFallen(),
    }


@pytest.mark.rule("MD-Q02-11")
def test_no_door_stands_in_her_way_and_one_would_shorten_it() -> None:
    a = adventure(WIDOW)
    lair = a.places[a.foes["widow"].text.at]
    long = a.board.ways().distances(lair)[a.exit]
    assert 11 <= long <= 15
    shorter = {door: a.board.ways([a.board.border(door)]).distances(lair)[a.exit] for door in a.text.doors}
    assert {door: way for door, way in shorter.items() if way != long} == {"e5-e6": long - 2}
    assert doors(a, "e5-e6").distances(lair)[a.exit] == long


def test_her_nests_lie_in_a_vault_behind_her_and_by_the_exit() -> None:
    a = adventure(WIDOW)
    nests = [zone for _, zone, _ in a.tokens.values()]
    assert {tile(a, zone) for zone in nests} == {"4R", "3V"}
    assert [bool(a.board.rooms >> zone & 1) for zone in nests] == [True, False, False]
    assert a.board.ways().distances(a.exit)[a.tokens["lair-2"][1]] == 1
    shut, grate = a.board.ways(), a.board.ways([a.board.border("e5-e6")])
    assert grate.distances(a.start)[a.tokens["lair-2"][1]] == shut.distances(a.start)[a.tokens["lair-2"][1]] - 2
    assert a.board.grid(a.places["a1"], a.tokens["lair-3"][1]) == 2


# -- Q03: The Chosen One ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q03-01")
def test_the_chosen_one_has_five_tiles() -> None:
    a = adventure(CHOSEN)
    assert laid(CHOSEN) == {"5V": 1, "6R": 1, "7V": 1, "8V": 1, "9V": 1}
    assert (a.text.hidden, a.pillars) == (None, {})
    assert a.exit >= 0


@pytest.mark.rule("MD-Q03-02", "MD-Q03-07")
def test_a_hero_is_chosen_and_must_live() -> None:
    a = adventure(CHOSEN)
    assert steps(a, words.SetUp()) == [((), [words.ChooseHero()])]
    assert steps(a, words.ChosenDies()) == [((), [words.Lose()])]
    assert len(a.rules) == 6


@pytest.mark.rule("MD-Q03-03", "MD-Q03-08")
def test_first_the_parts_then_the_chosen_one_leaves() -> None:
    assert [(o.id, o.leave) for o in adventure(CHOSEN).text.objectives] == [("parts", ""), ("escape", "chosen")]


@pytest.mark.rule("MD-Q03-04")
def test_the_parts_are_two_artifacts_and_a_library_in_three_chambers() -> None:
    a = adventure(CHOSEN)
    assert tokens(CHOSEN) == {"artifact": 2, "library": 1, "lair": 3}
    assert {kind for kind, _, free in a.tokens.values() if free} == {"artifact", "library"}
    parts = [zone for kind, zone, _ in a.tokens.values() if kind != "lair"]
    assert len({a.board.ways().chamber(zone) for zone in parts} - {0}) == 3
    assert len({tile(a, zone) for zone in (*parts, a.start, a.exit)}) == 5


@pytest.mark.rule("MD-Q03-05", "MD-Q03-06")
@pytest.mark.parametrize("kind", ["artifact", "library"])
def test_the_last_part_makes_the_artifact_and_calls_the_beasts(kind: str) -> None:
    a = adventure(CHOSEN)
    made: list[Node | None] = [words.Complete("parts"), words.ChosenTakesArtifact(), words.EnemyComesEvery("beast", "lair")]
    assert steps(a, words.PicksUp(kind)) == [((), [words.Count("found")]), ((words.Counted("found", 3),), made)]


@pytest.mark.rule("MD-Q03-06", "MD-PIC-11")
def test_beasts_of_the_level_come_to_lairs_that_stay() -> None:
    a = adventure(CHOSEN)
    (beast,) = a.foes.values()
    assert (beast.text.card, beast.text.gear, beast.text.at) == ("due", "current", "")
    assert set(beast.does) == {words.NotForEvents}
    assert not any(free for kind, _, free in a.tokens.values() if kind == "lair")


def test_a_lair_is_in_the_way_out_and_the_others_on_the_crossings_before_it() -> None:
    a = adventure(CHOSEN)
    lairs = [zone for kind, zone, _ in a.tokens.values() if kind == "lair"]
    assert len(set(lairs)) == 3
    assert not any(a.board.rooms >> zone & 1 for zone in lairs)
    assert [a.board.ways().distances(a.exit)[zone] for zone in lairs] == [0, 5, 9]
