"""The adventures 8 to 10 of the pack "Massive Darkness" against the rules document: boards, tokens, enemies, and their special rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import undercroft.packs
from undercroft.games.massive_darkness.content import adventure_words as words
from undercroft.games.massive_darkness.content.loading import load
from undercroft.games.massive_darkness.content.model import Adventure, Content, Foe
from undercroft.grid.hexes import cells
from undercroft.grid.zones import Pair, Ways
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

HUNT, MAZE, HEART = ALL = ("big-game-hunting", "maze-of-darkness", "the-heart-of-darkness")
TITLES = {HUNT: (8, "Big Game Hunting"), MAZE: (9, "Maze of Darkness"), HEART: (10, "The Heart of Darkness")}
TILES = {HUNT: "1R 5V 6V 7R 8V 9R", MAZE: "1R 2V 3R 4V 5R", HEART: "1V 2V 3R 4V 6R"}
"""The table of the adventures."""
DOORS, LEVEL_TOKENS, PILLARS, ARTIFACTS = 15, 2, 6, 2
"""Tokens in the box; of the levels so many each (F14)."""


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "massive_darkness")])


def adventure(id: str) -> Adventure:
    return pack().adventures[id]


def tile(a: Adventure, zone: int) -> str:
    return a.board.tiles[a.board.zones[zone].tile]


def tokens(a: Adventure, kind: str) -> list[tuple[int, bool]]:
    """Zones of the objective tokens of a kind, and whether they can be picked up."""
    return [(zone, free) for k, zone, free in a.tokens.values() if k == kind]


def level(a: Adventure, wanted: int) -> list[int]:
    return [zone for zone, n in a.levels if n == wanted]


def ways(a: Adventure, opened: bool = True, standing: tuple[str, ...] = ()) -> Ways:
    """The board with all doors open, or with those of the set-up only, and with some pillars on borders standing."""
    shut = [(zones[0], zones[1]) for id in standing if len(zones := a.pillars[id].zones) == 2]
    return a.board.ways([d.border for n, d in enumerate(a.doors) if opened or n >= a.closed], shut)


def reached(found: Ways, start: int) -> set[int]:
    """Where one can walk without stairs."""
    seen, todo = {start}, [start]
    while todo:
        for other in cells(found.joined[todo.pop()]):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def seen(found: Ways, zone: int) -> set[int]:
    return set(cells(found.seen(zone)))


def chambers(a: Adventure) -> set[frozenset[int]]:
    """The chambers of the set-up."""
    found = ways(a, opened=False)
    return {frozenset(cells(found.chamber(zone))) for zone in cells(a.board.rooms)}


def closed_doors(a: Adventure, chamber: frozenset[int]) -> set[Pair]:
    return {d.border for d in a.doors[: a.closed] if chamber & set(d.border)}


def behaviour(foe: Foe) -> set[type[Node]]:
    return set(foe.does)


def happens(a: Adventure, moment: Node) -> list[tuple[tuple[Node, ...], tuple[Node | None, ...]]]:
    """What the rules say for a moment: conditions and steps, in order."""
    lines = [effect.line for effect in a.rules]
    return [(line.conditions, tuple(s.node for s in line.steps)) for line in lines if line.trigger and line.trigger.moment == moment]


# -- all of them ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-01", "MD-Q08-01", "MD-Q09-01", "MD-Q10-01")
@pytest.mark.parametrize("id", ALL)
def test_title_number_and_tiles_are_the_published_ones(id: str) -> None:
    a = adventure(id)
    assert (a.text.number, a.title) == TITLES[id]
    assert sorted(a.board.tiles) == TILES[id].split()


@pytest.mark.rule("MD-SET-04", "MD-Q08-01", "MD-Q09-01")
@pytest.mark.parametrize("id", ALL)
def test_tokens_are_those_of_the_box_and_levels_go_from_1_to_5(id: str) -> None:
    a = adventure(id)
    assert len(a.doors) <= DOORS
    assert len(a.pillars) <= PILLARS
    assert len(tokens(a, "artifact")) <= ARTIFACTS
    count = Counter(n for _, n in a.levels)
    assert set(count) == {1, 2, 3, 4, 5}
    assert max(count.values()) <= LEVEL_TOKENS
    assert a.start not in [zone for zone, _ in a.levels]


@pytest.mark.rule("MD-DOR-03", "MD-ZON-03")
@pytest.mark.parametrize("id", ALL)
def test_every_chamber_has_a_door_and_every_door_leads_into_a_chamber(id: str) -> None:
    a = adventure(id)
    walls = {d.border for d in a.doors}
    for chamber in chambers(a):
        assert any(chamber & set(border) for border in walls), [a.board.zones[z].name for z in chamber]
    assert all(any(a.board.zones[zone].room for zone in border) for border in walls)
    assert 4 <= sum(bool(closed_doors(a, chamber)) for chamber in chambers(a)) <= 9


@pytest.mark.parametrize("id", ALL)
def test_patrols_do_not_arrive_behind_closed_doors(id: str) -> None:
    a = adventure(id)
    assert not [zone for zone, _ in a.levels if a.board.zones[zone].room]


@pytest.mark.parametrize("id", ALL)
def test_prose_is_there_and_lines_print_as_they_are_written(id: str) -> None:
    a = adventure(id)
    for text in (a.text.introduction, a.text.special, a.text.conclusion, a.text.defeat, *(o.text for o in a.text.objectives)):
        assert text.strip() == text
        assert text.endswith(".")
    assert sorted(words.ADVENTURE_TEXT.show(e.line) for e in (*a.rules, *a.always.values())) == sorted(a.text.rules)
    for foe in a.foes.values():
        assert tuple(words.BEHAVIOUR_TEXT.show(e.line) for e in foe.does.values()) == foe.text.does


# -- adventure 8 ---------------------------------------------------------------------------------------------------------
def dens() -> dict[str, tuple[Foe, list[str]]]:
    """The monsters by the tile of their den, with the pillars that stand on it."""
    a = adventure(HUNT)
    found = {}
    for foe in a.foes.values():
        den = tile(a, a.places[foe.text.at])
        found[den] = foe, [id for id, p in a.pillars.items() if {tile(a, zone) for zone in p.zones} == {den}]
    return found


@pytest.mark.rule("MD-Q08-01")
def test_hunt_has_three_dens_with_two_pillars_each_open_and_closed_doors_and_an_exit() -> None:
    a = adventure(HUNT)
    assert [len(pillars) for _, pillars in dens().values()] == [2, 2, 2]
    assert len(a.pillars) == PILLARS
    assert 0 < a.closed < len(a.doors)
    assert a.exit not in (-1, a.start)
    assert not a.tokens


@pytest.mark.rule("MD-Q08-02", "MD-Q08-09")
def test_hunted_monsters_are_random_greater_ones_with_treasure_of_level_4() -> None:
    a = adventure(HUNT)
    assert [(foe.text.card, foe.text.gear) for foe in a.foes.values()] == [("greater", "4")] * 3
    assert len({a.places[foe.text.at] for foe in a.foes.values()}) == 3
    assert all(behaviour(foe) == {words.Asleep} for foe in a.foes.values())


@pytest.mark.rule("MD-Q08-03")
def test_hunt_ends_with_the_third_monster_whichever_it_is() -> None:
    a = adventure(HUNT)
    assert [o.id for o in a.text.objectives] == ["hunt"]
    for id in a.foes:
        said = happens(a, words.EnemyDies(id))
        counted = [n for n, (conditions, steps) in enumerate(said) if words.Count("trophies") in steps and not conditions]
        ends = [n for n, (conditions, steps) in enumerate(said) if conditions == (words.Counted("trophies", 3),) and words.Complete("hunt") in steps]
        assert (len(counted), len(ends)) == (1, 1)
        assert counted < ends


@pytest.mark.rule("MD-Q08-04", "MD-Q08-08")
def test_pillars_stand_on_passages_and_either_of_a_den_keeps_its_monster_from_everybody() -> None:
    a = adventure(HUNT)
    assert words.PillarsBar in a.always
    free = ways(a)
    for foe, pillars in dens().values():
        den = a.places[foe.text.at]
        assert den in reached(free, a.start)
        assert all(a.pillars[id].zones[1] in cells(free.joined[a.pillars[id].zones[0]]) for id in pillars)
        for id in pillars:
            barred = ways(a, standing=(id,))
            outside = reached(barred, a.start)
            assert den not in outside
            assert not any(seen(barred, zone) & {den} for zone in outside)


@pytest.mark.rule("MD-Q08-04")
def test_no_den_stands_in_the_way_to_another_or_to_anything_else() -> None:
    a = adventure(HUNT)
    lost = set(range(len(a.board.zones))) - reached(ways(a, standing=tuple(a.pillars)), a.start)
    assert {tile(a, zone) for zone in lost} == set(dens())
    assert len(lost) == len(a.pillars)


@pytest.mark.rule("MD-Q08-05")
def test_hunt_pillars_have_5_health_and_can_be_attacked() -> None:
    a = adventure(HUNT)
    assert {p.health for p in a.pillars.values()} == {5}
    assert words.PillarsHold in a.always


@pytest.mark.rule("MD-Q08-06", "MD-EPH-27")
def test_a_hunted_monster_wakes_when_both_pillars_of_its_tile_are_gone() -> None:
    a = adventure(HUNT)
    for foe, pillars in dens().values():
        (group,) = {a.pillars[id].group for id in pillars}
        assert [id for id, p in a.pillars.items() if p.group == group] == pillars
        assert happens(a, words.PillarsFall(group)) == [((), (words.Wake(foe.id),))]
    assert sum(isinstance(step.node, words.Wake) for effect in a.rules for step in effect.line.steps) == 3


@pytest.mark.rule("MD-Q08-07")
def test_the_killer_of_a_hunted_monster_draws_three_treasures_of_level_4_and_an_artifact_before_the_hunt_ends() -> None:
    a = adventure(HUNT)
    for id in a.foes:
        conditions, steps = happens(a, words.EnemyDies(id))[0]
        assert conditions == ()
        assert steps[:2] == (words.TakeTreasures(3, 4), words.TakeArtifact())


def test_hunt_grows_more_dangerous_den_by_den() -> None:
    a = adventure(HUNT)
    levels = {tile(a, zone): n for zone, n in a.levels}
    assert len(levels) == len(a.board.tiles)
    assert levels[tile(a, a.start)] == 1
    assert sorted(levels[t] for t in dens()) == [3, 4, 5]


# -- adventure 9 ---------------------------------------------------------------------------------------------------------
CENTRE = "3R"
GUARD_TOKENS = (2, 3, 4, 5)
WAVES: dict[int, tuple[int, int | str]] = {
    1: (1, "guards"), 2: (1, 1), 3: (2, "guards"), 4: (2, 2), 5: (3, "guards"), 6: (3, 3), 7: (4, "guards"), 8: (4, 4), 9: (5, "guards"), 10: (5, 5),
}  # fmt: skip
"""The wave table: by round the level and who arrives: guards, or a roaming monster on the token of a level."""
LAST = 10


def holds(condition: Node, now: int) -> bool:
    """Whether a condition on the round is met."""
    match condition:
        case words.InRounds(low=low, high=high):
            return low <= now <= high
        case words.Even():
            return now % 2 == 0
        case words.Odd():
            return now % 2 == 1
    raise AssertionError(f"{condition} is about something else than the round")


def starts(now: int) -> list[Node | None]:
    """What happens at the start of a round of the maze; in the first one at set-up."""
    said = happens(adventure(MAZE), words.SetUp()) if now == 1 else happens(adventure(MAZE), words.RoundStarts())
    return [step for conditions, steps in said if all(holds(c, now) for c in conditions) for step in steps]


@pytest.mark.rule("MD-Q09-01")
def test_maze_has_four_wings_around_its_centre_and_its_levels_in_the_wings() -> None:
    a = adventure(MAZE)
    around = {tuple(sorted((tile(a, x), tile(a, y)))) for x, y in a.board.open if tile(a, x) != tile(a, y)}
    assert around == {tuple(sorted((CENTRE, wing))) for wing in a.board.tiles if wing != CENTRE}
    assert sorted(n for _, n in a.levels) == [1, 2, 3, 4, 5]
    assert {tile(a, zone) for zone, _ in a.levels} == set(a.board.tiles) - {CENTRE}
    assert len({tile(a, zone) for n in GUARD_TOKENS for zone in level(a, n)}) == 4


@pytest.mark.rule("MD-Q09-01", "MD-PIC-11")
def test_one_artifact_lies_in_the_centre_and_cannot_be_picked_up() -> None:
    a = adventure(MAZE)
    ((zone, free),) = tokens(a, "artifact")
    assert tile(a, zone) == CENTRE
    assert not free
    assert [kind for kind, _, _ in a.tokens.values()] == ["artifact"]
    assert a.places["artifact"] == zone


@pytest.mark.rule("MD-Q09-02")
def test_four_guards_stand_on_their_tokens_from_the_start() -> None:
    assert [step for step in starts(1) if isinstance(step, words.GuardComesLevel)] == [words.GuardComesLevel(n) for n in GUARD_TOKENS]


@pytest.mark.rule("MD-Q09-04")
def test_an_enemy_at_the_artifact_when_the_enemies_begin_is_the_end() -> None:
    assert happens(adventure(MAZE), words.EnemiesBegin()) == [((words.AnEnemyAt("artifact"),), (words.Lose(),))]


@pytest.mark.rule("MD-Q09-05", "MD-Q09-06", "MD-Q09-07", "MD-Q09-11", "MD-Q09-13", "MD-Q09-15")
def test_what_is_always_in_force_in_the_maze() -> None:
    found = {effect.line.steps[0].node for effect in adventure(MAZE).always.values()}
    assert found == {
        words.NoEvents(), words.NoReinforcements(), words.LevelByRule(), words.PillarsDraw(), words.EnemiesHeadFor("artifact"),
        words.CurrentTreasure(CENTRE.lower()),
    }  # fmt: skip


@pytest.mark.rule("MD-Q09-08", "MD-Q09-09", "MD-Q09-10", "MD-Q09-07")
def test_arrivals_follow_the_wave_table() -> None:
    current = 1
    found: dict[int, tuple[int, int | str]] = {}
    for now in range(1, 2 * LAST):
        steps = starts(now)
        guards = [step.level for step in steps if isinstance(step, words.GuardComesLevel)]
        roamers = [step.level for step in steps if isinstance(step, words.EnemyComesLevel)]
        if words.RaiseLevel() in steps:
            assert steps[0] == words.RaiseLevel()
            assert steps.count(words.RaiseLevel()) == 1
            current += 1
        if guards:
            assert (tuple(guards), roamers) == (GUARD_TOKENS, [])
            found[now] = (current, "guards")
        elif steps:
            (place,) = roamers
            assert len(steps) == 1
            found[now] = (current, place)
    assert found == WAVES


@pytest.mark.rule("MD-Q09-08")
def test_the_roaming_monsters_of_the_maze_are_random_ones_of_the_strength_that_is_due() -> None:
    a = adventure(MAZE)
    (foe,) = a.foes.values()
    assert (foe.text.card, foe.text.at, foe.text.gear, foe.text.does) == ("due", "", "current", ())
    arrivals = [step for now in WAVES for step in starts(now) if isinstance(step, words.EnemyComesLevel)]
    assert [step.enemy for step in arrivals] == [foe.id] * 5


@pytest.mark.rule("MD-Q09-14")
def test_the_chambers_of_the_centre_are_refilled_after_guards_have_arrived_and_at_no_other_time() -> None:
    refill = words.RefillChambers(CENTRE.lower(), 2)
    for now in WAVES:
        steps = starts(now)
        if WAVES[now][1] == "guards":
            assert (steps[-1], steps.count(refill)) == (refill, 1)
        else:
            assert refill not in steps


@pytest.mark.rule("MD-Q09-14", "MD-DOR-04")
def test_the_chambers_of_the_centre_stand_open() -> None:
    a = adventure(MAZE)
    inner = [chamber for chamber in chambers(a) if {tile(a, zone) for zone in chamber} == {CENTRE}]
    assert len(inner) == 4
    assert not any(closed_doors(a, chamber) for chamber in inner)


@pytest.mark.rule("MD-Q09-11", "MD-Q09-12")
def test_maze_pillars_have_3_health_and_one_stands_on_every_way_to_the_artifact() -> None:
    a = adventure(MAZE)
    assert {p.health for p in a.pillars.values()} == {3}
    assert all(len(p.zones) == 1 for p in a.pillars.values())
    held = {p.zones[0] for p in a.pillars.values()}
    assert len(held) == len(a.pillars)
    assert a.places["artifact"] not in held
    gone = sum(1 << zone for zone in held)
    past = reached(a.board.ways([d.border for d in a.doors], gone=gone), a.places["artifact"])
    assert not past & {zone for zone, _ in a.levels}


def test_enemies_of_the_maze_need_two_activations_or_more_even_without_pillars() -> None:
    a = adventure(MAZE)
    away = ways(a).distances(a.places["artifact"])
    assert all(away[zone] >= 4 for zone, _ in a.levels)
    assert [away[level(a, n)[0]] for n in (1, 2, 3, 4, 5)] == sorted(away[level(a, n)[0]] for n in (1, 2, 3, 4, 5))


# -- adventure 10 --------------------------------------------------------------------------------------------------------
STAGES = ({"6R", "3R"}, {"1V", "2V"}, {"4V"})
EMISSARIES = ("emissary-1", "emissary-2", "emissary-3")


def stage(zone: int) -> int:
    a = adventure(HEART)
    return next(n for n, tiles in enumerate(STAGES, 1) if tile(a, zone) in tiles)


def stairs() -> list[tuple[int, int, str]]:
    """The stairs from stage to stage, with what heroes need."""
    return [(stage(s.a), stage(s.b), s.needs) for s in adventure(HEART).stairs]


def arrival(number: int) -> int:
    """The zone where heroes reach a stage from above."""
    return next(s.b for s in adventure(HEART).stairs if (stage(s.a), stage(s.b)) == (number - 1, number))


def throne(number: int) -> int:
    """Where the Emissary of a stage is put."""
    a = adventure(HEART)
    if number == 1:
        return a.places[a.foes["emissary-1"].text.at]
    (place,) = (s.place for _, steps in arrivals(number) for s in steps if isinstance(s, words.EnemyComes))
    return a.places[place]


def arrivals(number: int) -> list[tuple[tuple[Node, ...], tuple[Node | None, ...]]]:
    """What happens when a hero reaches a stage."""
    a = adventure(HEART)
    (place,) = (name for name, zone in a.places.items() if zone == arrival(number))
    return happens(a, words.HeroEnters(place))


def gates(number: int) -> list[str]:
    """The doors of the Emissary's chamber on a stage, all of them special."""
    a = adventure(HEART)
    (chamber,) = (c for c in chambers(a) if throne(number) in c)
    found = [d for d in a.doors if chamber & set(d.border)]
    assert all(d.border in closed_doors(a, chamber) for d in found)
    return [d.name for d in found]


@pytest.mark.rule("MD-Q10-01")
def test_the_stages_lie_apart() -> None:
    a = adventure(HEART)
    found = ways(a)
    parts = {frozenset(tile(a, z) for z in reached(found, zone)) for zone in range(len(a.board.zones))}
    assert parts == {frozenset(tiles) for tiles in STAGES}
    assert not [pair for pair in a.board.borders if stage(pair[0]) != stage(pair[1])]
    assert (stage(a.start), stage(a.exit)) == (1, 3)
    assert not any(o.leave for o in a.text.objectives)
    assert [{n for zone, n in a.levels if stage(zone) == s} for s in (1, 2, 3)] == [{1, 2}, {3, 4}, {5}]


@pytest.mark.rule("MD-Q10-02", "MD-WIN-06")
def test_the_emissary_is_to_be_killed_once_on_each_stage() -> None:
    a = adventure(HEART)
    assert tuple(o.id for o in a.text.objectives) == tuple(a.foes) == EMISSARIES
    assert len({foe.name for foe in a.foes.values()}) == 1
    assert [stage(throne(n)) for n in (1, 2, 3)] == [1, 2, 3]
    for id in EMISSARIES:
        assert happens(a, words.EnemyDies(id)) == [((), (words.Complete(id),))]


@pytest.mark.rule("MD-Q10-03", "MD-Q10-05")
def test_stairs_join_the_stages_and_need_the_emissary_of_the_stage_one_stands_on() -> None:
    assert sorted(stairs()) == [(1, 2, "emissary-1"), (2, 1, "emissary-2"), (2, 3, "emissary-2"), (3, 2, "emissary-3")]
    a = adventure(HEART)
    away = ways(a).distances(a.start)
    assert all(steps >= 0 for steps in away)
    assert all(away[s.b] == away[s.a] + 1 for s in a.stairs if stage(s.a) < stage(s.b))


@pytest.mark.rule("MD-Q10-04", "MD-LOS-09")
def test_nobody_sees_along_the_stairs() -> None:
    a = adventure(HEART)
    found = ways(a)
    assert len(a.stairs) == 4
    assert all(found.range(s.a, s.b) is None for s in a.stairs)


@pytest.mark.rule("MD-Q10-06", "MD-Q10-07")
def test_below_the_first_stage_every_round_costs_wounds_and_below_the_second_twice_as_many_instead() -> None:
    a = adventure(HEART)
    for number in (2, 3):
        ((conditions, steps),) = arrivals(number)
        assert conditions == (words.FirstTime(),)
        assert steps[0] == words.Count("stages")
    assert sum(words.Count("stages") in [s.node for s in effect.line.steps] for effect in a.rules) == 2
    assert happens(a, words.RoundStarts()) == [
        ((words.Counted("stages", 1),), (words.DivideWounds(1),)),
        ((words.Counted("stages", 2),), (words.DivideWounds(2),)),
    ]


@pytest.mark.rule("MD-Q10-08")
def test_the_emissary_sleeps_until_a_door_of_his_chamber_opens_and_is_nothing_to_events() -> None:
    a = adventure(HEART)
    assert all(behaviour(foe) == {words.Asleep, words.NotForEvents} for foe in a.foes.values())
    for number in (1, 2):
        assert gates(number)
        for door in gates(number):
            assert happens(a, words.DoorOpens(door)) == [((), (words.Wake(f"emissary-{number}"),))]


@pytest.mark.rule("MD-Q10-09")
def test_the_emissary_appears_at_set_up_and_when_a_hero_reaches_the_next_stage() -> None:
    a = adventure(HEART)
    assert [bool(a.foes[id].text.at) for id in EMISSARIES] == [True, False, False]
    for number in (2, 3):
        ((_, steps),) = arrivals(number)
        assert [s.enemy for s in steps if isinstance(s, words.EnemyComes)] == [f"emissary-{number}"]
    assert sum(isinstance(s.node, words.EnemyComes) for effect in a.rules for s in effect.line.steps) == 2


@pytest.mark.rule("MD-Q10-10", "MD-Q10-16")
def test_the_emissary_is_the_abyssal_demon_of_the_strength_that_is_due_and_in_the_end_greater_with_a_card_beside_him() -> None:
    found = [(foe.text.card, foe.text.gear) for foe in adventure(HEART).foes.values()]
    assert found == [("due/abyssal-demon", "current")] * 2 + [("greater/abyssal-demon", "greater")]


@pytest.mark.rule("MD-Q10-11")
def test_doors_of_the_emissarys_chambers_draw_nothing_and_no_others() -> None:
    a = adventure(HEART)
    named = [door for number in (1, 2, 3) for door in gates(number)]
    assert sorted(named) == sorted(a.text.special_doors)
    assert {(door.draws, door.locked) for door in a.text.special_doors.values()} == {("nothing", False)}


@pytest.mark.rule("MD-Q10-12")
def test_artifact_tokens_give_artifact_cards() -> None:
    a = adventure(HEART)
    assert [free for _, free in tokens(a, "artifact")] == [True] * len(tokens(a, "artifact")) != []
    assert happens(a, words.PicksUp("artifact")) == [((), (words.TakeArtifact(),))]


@pytest.mark.rule("MD-Q10-13", "MD-Q10-15")
def test_two_pillars_bar_the_way_to_the_last_emissary_and_only_two_levers_destroy_them() -> None:
    a = adventure(HEART)
    assert set(a.always) == {words.PillarsBar, words.Levers}
    levers = tokens(a, "lair")
    assert [free for _, free in levers] == [False, False]
    assert len(a.pillars) == len(levers) == 2
    assert len({p.group for p in a.pillars.values()}) == 1
    for id in a.pillars:
        barred = ways(a, standing=(id,))
        near = reached(barred, arrival(3))
        assert throne(3) not in near
        assert not any(seen(barred, zone) & {throne(3)} for zone in near)
    assert {zone for zone, _ in levers} <= reached(ways(a, opened=False, standing=tuple(a.pillars)), arrival(3))


@pytest.mark.rule("MD-Q10-14")
def test_the_last_emissary_wakes_when_his_door_is_open_and_both_pillars_are_gone_in_whatever_order() -> None:
    a = adventure(HEART)
    (door,) = gates(3)
    (group,) = {p.group for p in a.pillars.values()}
    counted = ((), (words.Count("wards"),))
    awake = ((words.Counted("wards", 2),), (words.Wake("emissary-3"),))
    assert happens(a, words.DoorOpens(door)) == happens(a, words.PillarsFall(group)) == [counted, awake]


@pytest.mark.rule("MD-Q10-18")
def test_no_other_abyssal_demon_is_drawn() -> None:
    assert adventure(HEART).text.aside == ("abyssal-demon",)


def test_each_stair_lies_under_a_throne_and_the_last_way_is_the_shortest() -> None:
    a = adventure(HEART)
    assert [s.a for s in a.stairs if stage(s.a) < stage(s.b)] == [throne(1), throne(2)]
    away = ways(a).distances(a.start)
    legs = [there - here for here, there in pairwise((0, *(away[throne(n)] for n in (1, 2, 3))))]
    assert legs == sorted(legs, reverse=True)
    assert legs[1] > legs[2] >= 4
