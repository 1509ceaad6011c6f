"""Adventure 9: Maze of Darkness. The board, the waves and the treasure; what enemies do is in test_q09_enemies.py."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Arrived, EventDrawn, LevelRose, PickedUp

from .position import Position, position
from .quests import enemies_act, layout, names, next_round, quest

ID = "maze-of-darkness"
ARTIFACT = "f4"
TOKENS = {1: "d2", 2: "f2", 3: "i5", 4: "d9", 5: "a6"}
GUARDS = [TOKENS[n] for n in (2, 3, 4, 5)]
CELLS = ("d4", "f4", "d6", "f6")
"""The chambers of tile 3R, a room each."""
WAVES: dict[int, tuple[int, str, list[str]]] = {
    2: (1, "lesser", [TOKENS[1]]), 3: (2, "guards-2", GUARDS), 4: (2, "lesser", [TOKENS[2]]), 5: (3, "guards-3", GUARDS),
    6: (3, "lesser", [TOKENS[3]]), 7: (4, "guards-4", GUARDS), 8: (4, "greater", [TOKENS[4]]), 9: (5, "guards-5", GUARDS),
    10: (5, "greater", [TOKENS[5]]), 11: (5, "", []), 12: (5, "", []), 13: (5, "", []), 20: (5, "", []),
}  # fmt: skip
"""The wave table: level, deck and zones by round."""


def start_of(p: Position, number: int, level: int) -> Position:
    """The beginning of a round at a level, on an empty board."""
    with p.arrange() as s:
        s.enemies.clear()
        s.round, s.level, s.phase, s.turn, s.acted = number, level, "start", None, []
    return p


def before(number: int) -> int:
    """The level in the round before one of the table."""
    return min(5, 1 + max(0, number - 1) // 2 - (number % 2 == 1 and number >= 3))


def arrivals(p: Position) -> list[tuple[str, str]]:
    return [(e.card.partition("/")[0], p.game.name(e.cell)) for e in p.told(Arrived)]


# -- the board ---------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q09-01")
def test_five_tiles_with_levels_on_the_outer_ones_an_artifact_and_pillars() -> None:
    p = quest(ID)
    found, board = layout(p), p.game.board
    assert (found.tiles, found.levels, found.tokens) == (["1R", "2V", "3R", "4V", "5R"], [1, 2, 3, 4, 5], ["artifact"])
    assert "3R" not in {board.tiles[board.zones[t.zone].tile] for t in p.s.levels}
    assert board.tiles[board.zones[p.zone(ARTIFACT)].tile] == "3R"
    assert 0 < len(found.pillars) <= 6
    assert p.s.tokens == {"artifact": p.zone(ARTIFACT)}


@pytest.mark.rule("MD-Q09-01", "MD-PIC-11")
def test_the_artifact_cannot_be_picked_up() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone, s.regular = p.zone(ARTIFACT), []
    assert "pick-up" not in p.keys


@pytest.mark.rule("MD-Q09-02")
def test_four_guards_of_level_1_stand_on_the_tokens_2_to_5() -> None:
    p = quest(ID)
    assert [p.game.name(e.zone) for e in p.s.enemies.values()] == GUARDS
    assert {e.card.partition("/")[0] for e in p.s.enemies.values()} == {"guards-1"}
    assert {e.gear for e in p.s.enemies.values()} == {"trinket"}


# -- victory and defeat --------------------------------------------------------------------------------------------------------------------
def last_one(number: int, others: int = 0) -> Position:
    """Ann faces an enemy that is almost dead, in a round."""
    p = quest(ID)
    with p.arrange() as s:
        s.enemies.clear()
        s.round = number
        s.heroes["ann"].zone = p.zone(ARTIFACT)
        p.put("dwarf-agent", ARTIFACT, health=1)
        for _ in range(others):
            p.put("orc-flayers", "i5")
    return p.go(f"melee:{next(iter(p.s.enemies))}")


@pytest.mark.rule("MD-Q09-03", "MD-WIN-01")
@pytest.mark.parametrize(("number", "outcome"), [(1, None), (9, None), (10, "won"), (14, "won")])
def test_from_round_10_on_the_death_of_the_last_enemy_is_the_victory(number: int, outcome: str | None) -> None:
    p = last_one(number)
    assert (p.s.enemies, p.s.outcome) == ({}, outcome)


@pytest.mark.rule("MD-Q09-03")
def test_while_an_enemy_is_left_there_is_no_victory() -> None:
    p = last_one(12, others=1)
    assert (len(p.s.enemies), p.s.outcome) == (1, None)


@pytest.mark.rule("MD-Q09-04", "MD-WIN-04")
@pytest.mark.parametrize("stunned", [False, True])
def test_an_enemy_at_the_artifact_when_the_enemies_phase_begins_is_the_defeat(stunned: bool) -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.enemies.clear()
        p.put("orc-flayers", ARTIFACT, stunned=stunned)
    p.go("end")
    assert (p.s.outcome, p.s.phase, p.hero().health) == ("lost", "enemies", 5)


@pytest.mark.rule("MD-Q09-04")
def test_an_enemy_that_comes_to_the_artifact_is_the_defeat_only_in_the_next_phase() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.enemies.clear()
        s.pillars.clear()
        s.heroes["ann"].zone = p.zone("d1")
        p.put("orc-flayers", "e5")
    next_round(p)
    assert (p.where("e5"), p.s.outcome, p.s.round) == (ARTIFACT, None, 2)
    enemies_act(p)
    assert p.s.outcome == "lost"


# -- what does not happen here -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q09-05")
def test_no_event_cards_are_drawn() -> None:
    p = next_round(quest(ID))
    assert (p.s.round, p.told(EventDrawn), p.s.decks["events"]) == (2, [], ["quiet"])


@pytest.mark.rule("MD-Q09-06", "MD-AGT-02")
def test_agents_call_no_reinforcements() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.enemies.clear()
        p.put("dwarf-agent", "d9")
    enemies_act(p)
    assert [card for card, _ in arrivals(p) if card.startswith("guards")] == []


@pytest.mark.rule("MD-Q09-07", "MD-LVL-02")
def test_heroes_on_other_tiles_do_not_raise_the_level() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("i6")
    p.go("trade", "done", "step:h6", "stop")
    assert p.s.level == 1
    assert next_round(p).s.level == 1


@pytest.mark.rule("MD-Q09-07", "MD-LVL-02")
@pytest.mark.parametrize(("rules", "level"), [([], 2), (["The level rises by rules alone"], 1)])
def test_elsewhere_they_do(rules: list[str], level: int) -> None:
    p = position(adventure={"levels": {"b2": 2}, "rules": rules}).go("trade", "done")
    assert p.s.level == level


@pytest.mark.rule("MD-Q09-07", "MD-LVL-03")
def test_doors_do_not_raise_the_level() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("g5")
    p.go("open:g4").until("move")
    assert (p.s.level, p.told(LevelRose)) == (1, [])


@pytest.mark.rule("MD-Q09-07")
@pytest.mark.parametrize(("level", "risen"), [(1, 2), (4, 5), (5, 5)])
def test_the_level_rises_by_1_when_guards_arrive_and_never_above_5(level: int, risen: int) -> None:
    p = start_of(quest(ID), 3, level)
    assert p.s.level == risen
    told = [type(e) for e in p.table.events if isinstance(e, LevelRose | Arrived)]
    assert told == [LevelRose] * (risen - level) + [Arrived] * 4


# -- the waves -----------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q09-08")
@pytest.mark.parametrize("number", [2, 4, 6, 8, 10])
def test_in_even_rounds_a_roaming_monster_arrives_on_the_next_token(number: int) -> None:
    level, deck, zones = WAVES[number]
    p = start_of(quest(ID), number, level)
    assert arrivals(p) == [(deck, zone) for zone in zones]
    assert zones == [TOKENS[number // 2]]


@pytest.mark.rule("MD-Q09-08", "MD-OOF-04")
def test_a_monster_whose_figure_is_in_play_acts_instead_of_coming_again() -> None:
    p = quest(ID, draws={"lesser": "lesser/high-troll"})
    start_of(p, 1, 1)
    with p.arrange() as s:
        s.round, s.phase, s.turn = 2, "start", None
        p.put("high-troll", "d9")
    assert (arrivals(p), p.where("e5")) == ([], "e8")


@pytest.mark.rule("MD-Q09-09")
@pytest.mark.parametrize("number", [3, 5, 7, 9])
def test_in_odd_rounds_from_3_on_four_guards_of_the_new_level_arrive(number: int) -> None:
    level, deck, _ = WAVES[number]
    p = start_of(quest(ID), number, level - 1)
    assert p.s.level == level
    assert arrivals(p) == [(deck, zone) for zone in GUARDS]


@pytest.mark.rule("MD-Q09-10")
@pytest.mark.parametrize("number", list(WAVES))
def test_the_waves_follow_the_table(number: int) -> None:
    level, deck, zones = WAVES[number]
    p = start_of(quest(ID), number, before(number))
    assert (p.s.level, arrivals(p)) == (level, [(deck, zone) for zone in zones])


# -- treasure ------------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q09-14")
def test_every_chamber_of_the_centre_has_2_treasure_tokens_from_the_start() -> None:
    p = quest(ID)
    assert sorted(names(p, p.s.regular)) == sorted(CELLS * 2)
    assert p.s.special == []


@pytest.mark.rule("MD-Q09-14")
@pytest.mark.parametrize(("number", "refilled"), [(2, False), (3, True), (4, False), (9, True), (10, False), (11, False)])
def test_they_are_refilled_when_guards_have_arrived_and_at_no_other_time(number: int, refilled: bool) -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.regular = [p.zone(zone) for zone in ("d4", "f4", "f4")]
    start_of(p, number, before(number))
    assert sorted(names(p, p.s.regular)) == (sorted(CELLS * 2) if refilled else ["d4", "f4", "f4"])


@pytest.mark.rule("MD-Q09-14")
def test_special_tokens_count_too() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.regular, s.special = [p.zone("d4")], [p.zone("d4")]
    start_of(p, 3, 1)
    assert sorted(names(p, p.s.regular)) == sorted((*CELLS * 2,))[1:]
    assert names(p, p.s.special) == ["d4"]


TWO_ROOMS = """
    +---+---+---+
    | R   R | C |
    +---+---+   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""


@pytest.mark.rule("MD-Q09-14")
def test_the_players_choose_the_room_of_a_chamber() -> None:
    rules = ["At set-up: Every chamber of tile 1r is refilled to 2 treasures"]
    p = position(tiles={"1R": TWO_ROOMS}, adventure={"start": "a2", "open_doors": ["b1-c1"], "rules": rules})
    assert (p.prompt, p.keys, p.decision.seat) == ("which-room", ["zone:a1", "zone:b1"], -1)
    p.go("zone:b1", "zone:a1")
    assert sorted(names(p, p.s.regular)) == ["a1", "b1"]


@pytest.mark.rule("MD-Q09-15", "MD-PIC-03")
@pytest.mark.parametrize(("level", "card"), [(1, "trinket"), (4, "trinket-4")])
def test_treasure_of_the_centre_is_of_the_current_level(level: int, card: str) -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.heroes["ann"].zone, s.level = p.zone("d4"), level
        s.levels[0].zone = p.zone("d5")
    p.go("pick-up").until("move")
    assert (p.hero().pack, p.told(PickedUp)[0].regular) == ([card, card], 2)


@pytest.mark.rule("MD-Q09-15")
def test_treasure_elsewhere_is_of_the_level_of_its_tile() -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.enemies.clear()
        s.heroes["ann"].zone, s.level, s.regular = p.zone("a5"), 1, [p.zone("a5")]
    p.go("pick-up").until("move")
    assert p.hero().pack == ["trinket-5"]
