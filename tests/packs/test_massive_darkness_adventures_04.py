"""The adventures 4 to 7 of the pack "Massive Darkness" against what the rules document says of them, and the ideas of their maps."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import undercroft.packs
from undercroft.games.massive_darkness.content import adventure_words as words
from undercroft.games.massive_darkness.content.board import BRIDGE
from undercroft.games.massive_darkness.content.loading import load
from undercroft.games.massive_darkness.content.model import Adventure, Content, Foe
from undercroft.grid.hexes import cells
from undercroft.grid.zones import Ways
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

DRUMS, IMMORTAL, FIEND, SPARKS = IDS = ("goblin-war-drums", "the-immortals-downfall", "the-fiends-treasure", "sparks-in-the-dark")
TITLES = ("Goblin War Drums", "The Immortal's Downfall", "The Fiend's Treasure", "Sparks in the Dark")
BOX = {"artifact": 2, "lair": 3, "library": 1}
"""The inventory: objective tokens of the box by kind."""
NORMAL_DOORS, DOORS, PILLARS, LEVEL_TOKENS = 13, 15, 6, 2
"""The inventory: door tokens that are not special, all of them, pillars, and tokens of each level."""

Happening = tuple[tuple[Node, ...], list[Node | None]]


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "massive_darkness")])


def adventure(id: str) -> Adventure:
    return pack().adventures[id]


def tiles(a: Adventure) -> list[str]:
    return sorted(tile for tile in a.board.tiles if tile != BRIDGE)


def name(a: Adventure, zone: int) -> str:
    return a.board.zones[zone].name


def tile(a: Adventure, zone: int) -> str:
    return a.board.tiles[a.board.zones[zone].tile]


def tile_levels(a: Adventure) -> dict[str, set[int]]:
    """The levels of the tokens on each tile."""
    found: dict[str, set[int]] = {}
    for zone, level in a.levels:
        found.setdefault(tile(a, zone), set()).add(level)
    return found


def zones_of(a: Adventure, id: str) -> int:
    """The zones of a tile as a mask."""
    return a.board.of_tile(a.board.tiles.index(id))


def tokens(a: Adventure, kind: str) -> list[tuple[str, bool]]:
    """The tokens of a kind that lie face up: their zones, and whether they can be picked up."""
    return [(name(a, zone), free) for k, zone, free in a.tokens.values() if k == kind]


def opened(a: Adventure, *but: str) -> Ways:
    """The ways with all doors open except the special doors named."""
    return a.board.ways([door.border for door in a.doors if not door.name or door.name not in but])


def chamber(a: Adventure, zone: int) -> set[str]:
    """MD-ZON-04: the names of the rooms of a chamber while all doors are closed."""
    return {name(a, z) for z in cells(a.board.ways().chamber(zone))}


def doors_of(a: Adventure, zone: int) -> list[str]:
    """The doors of a chamber: the names of the special ones, nothing for the others."""
    rooms = a.board.ways().chamber(zone)
    return [door.name for door in a.doors if sum(rooms >> end & 1 for end in door.border) == 1]


def at(a: Adventure, moment: Node) -> list[Happening]:
    """What happens at a moment: conditions and steps of every rule for it, in their order."""
    return [(e.line.conditions, [s.node for s in e.line.steps]) for e in a.rules if e.line.trigger and e.line.trigger.moment == moment]


def always(*steps: Node) -> Happening:
    return (), list(steps)


def behaviour(foe: Foe) -> list[Node | None]:
    return [effect.line.steps[0].node for effect in foe.does.values()]


def objectives(a: Adventure) -> list[tuple[str, str]]:
    return [(o.id, o.leave) for o in a.text.objectives]


# -- all of them -----------------------------------------------------------------------------------------------------------
def test_they_have_their_published_titles_and_numbers() -> None:
    assert [(adventure(id).text.number, adventure(id).title) for id in IDS] == list(enumerate(TITLES, 4))


@pytest.mark.parametrize("id", IDS)
def test_the_tokens_of_the_box_suffice(id: str) -> None:
    a = adventure(id)
    used = Counter(kind for kind, _, _ in a.tokens.values()) + Counter(a.text.hidden.kinds if a.text.hidden else ())
    assert all(used[kind] <= BOX[kind] for kind in used)
    assert len(a.doors) <= DOORS
    assert sum(not d.special or not d.special.locked for d in a.doors) <= NORMAL_DOORS
    assert len(a.pillars) <= PILLARS
    assert max(Counter(level for _, level in a.levels).values()) <= LEVEL_TOKENS


@pytest.mark.parametrize("id", IDS)
def test_every_chamber_is_closed_at_first_and_has_a_door(id: str) -> None:
    a = adventure(id)
    assert not a.text.open_doors
    shut = a.board.ways().distances(a.start)
    rooms = list(cells(a.board.rooms))
    assert rooms
    assert all(shut[room] < 0 and doors_of(a, room) for room in rooms)


@pytest.mark.parametrize("id", IDS)
def test_every_tile_has_one_level_and_the_first_is_that_of_the_start(id: str) -> None:
    a = adventure(id)
    levels = tile_levels(a)
    assert sorted(levels) == tiles(a)
    assert all(len(found) == 1 for found in levels.values())
    assert levels[tile(a, a.start)] == {1}
    assert a.start not in [zone for zone, _ in a.levels]


@pytest.mark.parametrize("id", IDS)
def test_no_tile_is_more_than_one_level_above_all_its_neighbours(id: str) -> None:
    """Whoever goes on meets the levels in turn, on one way at least."""
    a = adventure(id)
    level = {zone.tile: max(tile_levels(a).get(a.board.tiles[zone.tile], {0})) for zone in a.board.zones}
    reached, ways = {a.board.zones[a.start].tile}, opened(a)
    borders = {(a.board.zones[n].tile, a.board.zones[m].tile) for n in range(len(a.board.zones)) for m in cells(ways.near[n])}
    highest, grown = 1, True
    while grown:
        grown = False
        for here, there in sorted(borders):
            if here in reached and there not in reached and level[there] <= highest + 1:
                reached.add(there)
                highest, grown = max(highest, level[there]), True
    assert reached == set(level)


@pytest.mark.parametrize("id", IDS)
def test_the_texts_are_told(id: str) -> None:
    text = adventure(id).text
    told = (text.introduction, text.special, text.conclusion, text.defeat, *(o.text for o in text.objectives))
    assert all(part.strip().endswith(".") for part in told)
    assert 2 <= text.introduction.count(". ") + 1 <= 4
    assert 2 <= text.conclusion.count(". ") + 1 <= 3


# -- goblin war drums --------------------------------------------------------------------------------------------------------
TIMERS = {"6R": 4, "7V": 2, "8R": 2, "1V": 2}
"""The collapse table, in its order."""


@pytest.mark.rule("MD-Q04-01", "MD-Q04-02")
def test_the_drums_shake_their_four_tiles_by_the_collapse_table() -> None:
    a = adventure(DRUMS)
    assert tiles(a) == sorted(TIMERS)
    assert a.text.timers == TIMERS
    assert [tile_levels(a)[id] for id in TIMERS] == [{1}, {2}, {3}, {4}]


@pytest.mark.rule("MD-Q04-03")
def test_first_the_sentinel_falls_then_all_leave() -> None:
    a = adventure(DRUMS)
    assert objectives(a) == [("kill", ""), ("escape", "all")]
    assert at(a, words.EnemyDies("sentinel")) == [always(words.Complete("kill"))]
    assert tile(a, a.exit) == "1V"


def test_the_dungeon_crumbles_whenever_the_first_player_changes() -> None:
    assert at(adventure(DRUMS), words.TokenPasses()) == [always(words.Crumble())]


@pytest.mark.rule("MD-Q04-07")
def test_the_pillar_calls_the_sentinel_to_the_token_of_level_4_once() -> None:
    a = adventure(DRUMS)
    (pillar,) = a.pillars.values()
    assert pillar.zones == (a.places["drum"],)
    assert at(a, words.HeroEnters("drum")) == [((words.FirstTime(),), [words.EnemyComesLevel("sentinel", 4)])]
    assert [level for _, level in a.levels].count(4) == 1
    sentinel = a.foes["sentinel"]
    assert (sentinel.text.card, sentinel.text.at, sentinel.text.gear) == ("greater", "", "current")
    assert behaviour(sentinel) == [words.NotForEvents()]


@pytest.mark.parametrize("id", ["7V", "8R"])
def test_the_way_out_of_the_drums_leads_over_every_tile(id: str) -> None:
    a = adventure(DRUMS)
    ways = a.board.ways([d.border for d in a.doors], gone=zones_of(a, id))
    assert ways.distances(a.start)[a.exit] == -1


def test_barracks_bar_the_way_between_the_second_and_the_third_tile() -> None:
    a = adventure(DRUMS)
    between = [d.border for d in a.doors if {tile(a, end) for end in d.border} == {"7V", "8R"}]
    open_ways = [ends for ends in a.board.open if {tile(a, end) for end in ends} == {"7V", "8R"}]
    assert [sorted(name(a, end) for end in ends) for ends in between] == [["e3", "e4"]]
    assert not open_ways
    assert chamber(a, a.board.zone("e3")) == {"e2", "e3"}


def test_the_crypts_lead_around_the_drum() -> None:
    a = adventure(DRUMS)
    doors = [d.border for d in a.doors]
    drum = 1 << a.places["drum"]
    assert a.board.ways(doors, gone=drum).distances(a.start)[a.exit] > 0
    crypts = [border for border in doors if border != a.board.border("c6-d6")]
    assert a.board.ways(crypts, gone=drum).distances(a.start)[a.exit] == -1


# -- the immortal's downfall ---------------------------------------------------------------------------------------------------
def march(a: Adventure) -> list[int]:
    """The zones on the Immortal's way to the start with all doors closed; there is only one shortest way."""
    ways, way = a.board.ways(), [a.places["den"]]
    while way[-1] != a.start:
        (following,) = cells(ways.onward(way[-1], a.start))
        way.append(following)
    return way


@pytest.mark.rule("MD-Q05-01")
def test_the_downfall_has_its_tiles_two_bridges_and_two_pillars_of_5_health() -> None:
    a = adventure(IMMORTAL)
    assert tiles(a) == ["1R", "2V", "6V", "7R"]
    assert {name(a, zone) for zone in cells(a.board.bridges)} == {name(a, a.places["west-bridge"]), name(a, a.places["east-bridge"])}
    assert a.board.bridges.bit_count() == 2
    assert not a.board.bridges & (a.board.rooms | ~a.board.dark)
    assert [(pillar.health, pillar.group) for pillar in a.pillars.values()] == [(5, "bridges")] * 2
    assert words.PillarsHold in a.always


@pytest.mark.rule("MD-Q05-02")
def test_level_4_archers_guard_the_library_and_do_not_move() -> None:
    a = adventure(IMMORTAL)
    guard = a.foes["powder-guard"]
    card = pack().cards[guard.text.card]
    assert (card.text.enemy, card.level) == ("goblin-archers", 4)
    assert a.places[guard.text.at] == a.board.zone(tokens(a, "library")[0][0])
    assert guard.text.gear == "current"
    assert behaviour(guard) == [words.NeverMoves()]


@pytest.mark.rule("MD-Q05-02")
def test_the_immortal_is_the_greater_high_troll_without_treasure_and_only_marches() -> None:
    a = adventure(IMMORTAL)
    troll = a.foes["immortal"]
    assert (troll.text.card, troll.text.at, troll.text.gear) == ("greater/high-troll", "den", "none")
    assert behaviour(troll) == [
        words.NotForEvents(), words.Untouchable(), words.Marches(2, "start"), words.FollowsFireworks(), words.Crushes(),
    ]  # fmt: skip


@pytest.mark.rule("MD-Q05-03")
def test_he_is_lured_onto_a_bridge_before_it_falls() -> None:
    a = adventure(IMMORTAL)
    assert objectives(a) == [("lure", ""), ("downfall", "")]
    for bridge in ("west-bridge", "east-bridge"):
        assert at(a, words.EnemyLured("immortal", bridge)) == [always(words.Complete("lure"))]
        assert at(a, words.EnemyReaches("immortal", bridge)) == []


@pytest.mark.rule("MD-Q05-05")
def test_fireworks_lie_at_artifacts_and_library_and_last_a_round() -> None:
    a = adventure(IMMORTAL)
    assert [free for _, free in tokens(a, "artifact")] == [True, True]
    assert [free for _, free in tokens(a, "library")] == [True]
    assert at(a, words.PicksUp("artifact")) == [always(words.TakeFireworks(1))]
    assert at(a, words.PicksUp("library")) == [always(words.TakeFireworks(3))]
    assert at(a, words.RoundEnds()) == [always(words.FireworksBurnOut())]


def test_the_pillars_take_the_bridges_with_them_and_decide_the_adventure() -> None:
    assert at(adventure(IMMORTAL), words.PillarsFall("bridges")) == [
        always(words.BridgesFall()),
        ((words.OnBridge("immortal"),), [words.Complete("downfall"), words.Win()]),
        ((words.NotDone("downfall"),), [words.Lose()]),
    ]


def test_the_immortal_at_the_start_is_defeat() -> None:
    assert at(adventure(IMMORTAL), words.EnemyReaches("immortal", "start")) == [always(words.Lose())]


def test_left_alone_he_comes_over_both_bridges_without_stopping_on_one() -> None:
    a = adventure(IMMORTAL)
    way = march(a)
    crossed = [n for n, zone in enumerate(way) if a.board.bridges >> zone & 1]
    assert len(crossed) == 2
    assert all(n % 2 for n in crossed)
    rounds = len(way) // 2
    assert rounds == 8


def test_each_bridge_is_the_only_way_for_everybody() -> None:
    a = adventure(IMMORTAL)
    for bridge in cells(a.board.bridges):
        ways = a.board.ways([d.border for d in a.doors], gone=1 << bridge)
        assert ways.distances(a.start)[a.places["den"]] == -1


def test_a_firework_on_a_bridge_is_seen_along_the_whole_line() -> None:
    a = adventure(IMMORTAL)
    way, ways = march(a), a.board.ways()
    line = [zone for zone in way if a.board.zones[zone].y == a.board.zones[a.places["west-bridge"]].y]
    assert len(line) == 9
    assert all(ways.range(zone, bridge) is not None for zone in line for bridge in cells(a.board.bridges))
    assert all(zone in line for pillar in a.pillars.values() for zone in pillar.zones)


def test_the_archers_see_the_way_but_he_does_not_tread_on_them() -> None:
    a = adventure(IMMORTAL)
    way, ways = march(a), a.board.ways()
    assert a.places["library"] not in way
    assert any(ways.range(a.places["library"], zone) == 1 for zone in way)


# -- the fiend's treasure ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q06-01")
def test_the_treasure_has_its_tiles_levels_and_tokens() -> None:
    a = adventure(FIEND)
    assert tiles(a) == ["1V", "3R", "5R", "7R", "9R"]
    assert {level for _, level in a.levels} == {1, 2, 3, 4, 5}
    assert a.exit >= 0
    assert len(a.text.doors) > 0
    assert [name for name, door in a.text.special_doors.items() if door.locked] == ["kennel"]


@pytest.mark.rule("MD-Q06-02")
def test_the_hellhound_sleeps_on_a_level_5_treasure() -> None:
    a = adventure(FIEND)
    hound = a.foes["hellhound"]
    assert (hound.text.card, hound.text.gear) == ("greater/hellhound", "5")
    assert doors_of(a, a.places[hound.text.at]) == ["kennel"]
    assert tile_levels(a)[tile(a, a.places[hound.text.at])] == {5}
    assert behaviour(hound) == [words.NotForEvents(), words.Asleep()]


@pytest.mark.rule("MD-Q06-03", "MD-Q06-06")
def test_one_key_and_three_lairs_are_hidden_in_four_rooms() -> None:
    a = adventure(FIEND)
    assert a.text.hidden is not None
    assert Counter(a.text.hidden.kinds) == {"artifact": 1, "lair": 3}
    assert len(set(a.hidden)) == 4
    assert len({frozenset(chamber(a, zone)) for zone in a.hidden}) == 4
    kennel = a.places[a.foes["hellhound"].text.at]
    assert all(a.board.zones[zone].room and tile(a, zone) not in (tile(a, kennel), "9R") for zone in a.hidden)
    assert tokens(a, "lair") == []
    assert at(a, words.PicksUp("lair")) == [always(words.HeroGainsXp(5))]


@pytest.mark.rule("MD-Q06-04")
def test_two_keys_unlock_the_kennel_and_opening_it_wakes_the_hound() -> None:
    a = adventure(FIEND)
    assert objectives(a) == [("keys", ""), ("door", ""), ("hound", "")]
    assert at(a, words.PicksUp("artifact")) == [
        always(words.Count("found")),
        ((words.Counted("found", 2),), [words.Complete("keys"), words.UnlockDoor("kennel")]),
    ]
    assert at(a, words.DoorOpens("kennel")) == [always(words.Complete("door"), words.Wake("hellhound"))]
    assert at(a, words.EnemyDies("hellhound")) == [always(words.Complete("hound"))]


@pytest.mark.rule("MD-Q06-08", "MD-Q06-09")
def test_guards_wait_in_the_two_rooms_of_tile_9r() -> None:
    a = adventure(FIEND)
    ((key, free),) = tokens(a, "artifact")
    ((library, taken),) = tokens(a, "library")
    assert (free, taken) == (True, True)
    rooms = {name(a, zone) for zone in cells(zones_of(a, "9R") & a.board.rooms)}
    assert {key, library} == rooms
    for room in rooms:
        zone = a.board.zone(room)
        assert chamber(a, zone) == {room}
        (door,) = doors_of(a, zone)
        special = a.text.special_doors[door]
        assert (special.draws, special.locked, special.room) == ("guard", False, "")
    assert at(a, words.PicksUp("library")) == [always(words.TakeArtifact())]


@pytest.mark.rule("MD-Q06-10")
def test_the_kennel_draws_a_door_card_like_any_chamber() -> None:
    assert adventure(FIEND).text.special_doors["kennel"].draws == "door"


def test_all_arms_of_the_house_meet_at_the_lit_crossing() -> None:
    a = adventure(FIEND)
    crossing = a.board.zone("e5")
    assert a.board.zones[crossing].light
    ways = a.board.ways(gone=1 << crossing)
    assert {tile(a, n) for n, steps in enumerate(ways.distances(a.start)) if steps >= 0} == {"5R", "3R"}


def test_the_west_of_the_nave_opens_only_from_the_cells() -> None:
    a = adventure(FIEND)
    west = a.board.ways().chamber(a.board.zone("d2"))
    ends = [end for door in a.doors for end in door.border if west >> door.border[0] & 1 != west >> door.border[1] & 1]
    assert [name(a, end) for end in ends if not west >> end & 1] == ["d4"]
    assert sum(west >> zone & 1 for zone in a.hidden) == 1


# -- sparks in the dark --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q07-01")
def test_the_dark_has_its_tiles_levels_and_tokens() -> None:
    a = adventure(SPARKS)
    assert tiles(a) == ["1R", "2R", "3V", "5V", "6V", "8V", "9R"]
    assert {level for _, level in a.levels} == {1, 2, 3, 4, 5}
    assert len(tokens(a, "lair")) == 2
    assert 1 <= len(tokens(a, "artifact")) <= 2
    assert list(a.text.special_doors) == ["gate"]


@pytest.mark.rule("MD-Q07-02")
def test_heroes_at_both_levers_at_the_start_of_a_round_open_the_gate() -> None:
    a = adventure(SPARKS)
    assert objectives(a) == [("levers", ""), ("escape", "all")]
    both, _ = at(a, words.RoundStarts())
    assert both == ((words.NotDone("levers"), words.HeldAll("lair")), [words.OpenDoor("gate")])


def test_a_single_hero_needs_one_lever() -> None:
    _, alone = at(adventure(SPARKS), words.RoundStarts())
    assert alone == ((words.NotDone("levers"), words.OneHero(), words.HeldOne("lair")), [words.OpenDoor("gate")])


@pytest.mark.rule("MD-Q07-05")
def test_a_greater_monster_waits_behind_the_gate_instead_of_a_door_card() -> None:
    a = adventure(SPARKS)
    assert a.text.special_doors["gate"].draws == "nothing"
    assert at(a, words.DoorOpens("gate")) == [always(words.Complete("levers"), words.EnemyComes("warden", "gatehouse"))]
    warden = a.foes["warden"]
    assert (warden.text.card, warden.text.at, warden.text.gear) == ("greater", "", "current")
    assert behaviour(warden) == [words.NotForEvents()]
    (gate,) = (door for door in a.doors if door.name)
    assert [name(a, end) for end in gate.border if a.board.zones[end].room] == [name(a, a.places["gatehouse"])]


@pytest.mark.rule("MD-Q07-06", "MD-Q07-07")
def test_artifacts_can_be_taken_but_levers_stay_and_the_gate_is_locked() -> None:
    a = adventure(SPARKS)
    assert all(free for _, free in tokens(a, "artifact"))
    assert not any(free for _, free in tokens(a, "lair"))
    assert at(a, words.PicksUp("artifact")) == [always(words.TakeArtifact())]
    assert a.text.special_doors["gate"].locked
    unlocking = [s.node for e in a.rules for s in e.line.steps if isinstance(s.node, words.UnlockDoor)]
    assert unlocking == []


def test_the_exit_lies_behind_the_gate_alone() -> None:
    a = adventure(SPARKS)
    assert opened(a, "gate").distances(a.start)[a.exit] == -1
    assert opened(a).distances(a.start)[a.exit] > 0
    assert doors_of(a, a.exit) == ["gate"]


def test_the_levers_are_far_apart_and_equally_far_from_the_start() -> None:
    a = adventure(SPARKS)
    west, east = (a.board.zone(at) for at, _ in tokens(a, "lair"))
    avoiding = a.board.ways([d.border for d in a.doors], gone=zones_of(a, "8V"))
    from_start = avoiding.distances(a.start)
    assert abs(from_start[west] - from_start[east]) <= 3
    assert opened(a).distances(west)[east] >= 12


def test_the_gates_own_tile_is_the_short_cut_to_both_levers_and_of_the_highest_level() -> None:
    a = adventure(SPARKS)
    around = a.board.ways([d.border for d in a.doors], gone=zones_of(a, "8V")).distances(a.start)
    straight = opened(a, "gate").distances(a.start)
    levers = [a.board.zone(at) for at, _ in tokens(a, "lair")]
    assert all(straight[lever] < around[lever] for lever in levers)
    assert tile_levels(a)["8V"] == {5}


def test_the_western_way_to_the_levers_is_darker_than_the_eastern() -> None:
    a = adventure(SPARKS)
    west, east = zones_of(a, "3V") | zones_of(a, "5V"), zones_of(a, "9R") | zones_of(a, "1R")
    corridors = ~a.board.rooms
    lit = [(side & corridors & ~a.board.dark).bit_count() / (side & corridors).bit_count() for side in (west, east)]
    assert lit[0] < lit[1]


def test_open_doors_make_one_line_from_the_start_tile_to_the_gate() -> None:
    a = adventure(SPARKS)
    column = [a.board.zone(f"e{row}") for row in range(3, 10)]
    ways = opened(a, "gate")
    assert all(ways.range(one, other) == 1 for one, other in pairwise(column))
    assert ways.range(column[0], column[-1]) == len(column) - 1
    assert a.board.ways().range(column[0], column[-1]) is None
