"""What an option would do, the ruler, and an adventure in numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.massive_darkness.told import faults
from tests.rules.massive_darkness.position import Position, position
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.table import Table

RULES = MODULE.rules(MODULE.packs())
ADVENTURES = list(RULES.content.adventures)
HEROES = list(RULES.content.heroes)


def notes(p: Position, key: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {note.id: note.args for note in p.table.preview(key, seat).notes}


@pytest.mark.parametrize("number", range(len(ADVENTURES)), ids=ADVENTURES)
def test_every_option_can_be_looked_at_and_nothing_changes(number: int) -> None:
    chance = random.Random(number)
    table: Table[DarkState] = Table(RULES, {"scenario": ADVENTURES[number], "characters": HEROES[: 1 + number % 4]}, number)
    for _ in range(60):
        if table.decision is None:
            break
        before, seat = table.hash, max(table.decision.seat, 0)
        for option in table.decision.options:
            found = table.preview(option.key, seat)
            assert not [fault for note in found.notes for fault in faults(note.id, note.args)]
            if option.figure:
                assert option.figure in found.figures
            if found.path and option.cell >= 0:
                assert found.path[-1] == option.cell
        assert table.hash == before
        table.choose(chance.choice(table.decision.keys))


def test_options_that_are_not_there_cannot_be_looked_at() -> None:
    with pytest.raises(IllegalChoice, match="not offered"):
        position().table.preview("fly:away", 0)


# -- movement ----------------------------------------------------------------------------------------------------------------
def test_a_step_shows_its_way_and_what_is_left() -> None:
    p = position(hero={"ann": {"skill": "Movement +1"}})
    with p.arrange():
        p.put("rats", "b2")
        p.put("spy", "b1", stunned=True)
    p.go("step:a2")
    found = p.table.preview("step:b2", 0)
    assert found.path == (p.zone("a2"), p.zone("b2"))
    assert notes(p, "step:b2") == {"md-look-points": {"points": 1}, "md-look-held": {"targets": ["e1"]}}
    assert notes(p, "step:a1") == {"md-look-points": {"points": 1}}


def test_the_first_step_takes_an_action() -> None:
    p = position(hero={"ann": {"skill": "Slippery"}})
    with p.arrange():
        p.put("rats", "b1")
    assert notes(p, "step:b1") == {"md-look-points": {"points": 1}, "md-look-there": {"targets": ["e1"]}}


def test_a_charge_shows_the_way() -> None:
    p = position(hero={"ann": {"skill": "Charge"}})
    with p.arrange():
        p.put("rats", "c1")
    found = p.table.preview("charge:c1", 0)
    assert ([p.game.name(z) for z in found.path], found.figures) == (["a1", "b1", "c1"], ("e1",))


def test_a_door_tells_what_is_drawn_and_whether_the_level_rises() -> None:
    tile = """
        +---+---+---+
        | C | R   R |
        +---+---+---+
        | R | C   C |
        +   +   +   +
        | C   C   C |
        +---+---+---+
    """
    gate = {"at": "a1-b1", "draws": "guard"}
    p = position(tiles={"1R": tile}, adventure={"doors": ["a1-a2"], "special_doors": {"gate": gate}, "levels": {"a1": 1, "c3": 2}})
    assert notes(p, "open:a2") == {"md-look-door": {"what": "nothing"}, "md-look-level": {"level": 2}}
    assert notes(p, "open:b1")["md-look-door"] == {"what": "guard"}
    with p.arrange() as s:
        s.level, s.revealed = 2, 0
    assert notes(p, "open:a2") == {"md-look-door": {"what": "door"}}
    assert p.table.preview("open:a2", 0).cells == (p.zone("a2"),)


def test_what_lies_in_a_zone_is_worth_so_many_cards() -> None:
    p = position()
    with p.arrange() as s:
        s.regular, s.special = [p.zone("a1")] * 2, [p.zone("a1")]
    found = p.table.preview("pick-up", 0).notes
    assert [(n.args["count"], n.args["level"]) for n in found] == [(2, 1), (1, 2)]
    with p.arrange() as s:
        s.levels[0].level = 5
        s.level = 5
    assert [(n.args["count"], n.args["level"]) for n in p.table.preview("pick-up", 0).notes] == [(4, 5)]


# -- combat ------------------------------------------------------------------------------------------------------------------
def test_an_attack_shows_the_dice_of_both_sides_and_the_wounds_to_expect() -> None:
    p = position()
    with p.arrange():
        p.put("archers", "a1")
    found = notes(p, "melee:e1")
    assert found["md-look-dice"] == {"yellow": 1, "red": 0, "blue": 1, "green": 0}
    # 1 yellow die against 1 blue one: of 36 pairs 2-0 twice, 2-1 three times, 1-0 eight times
    assert found["md-look-wounds"] == {"wounds": round((2 * 2 + 3 + 8) / 36, 1)}
    assert found["md-look-actions"] == {"actions": 2}
    assert p.table.preview("melee:e1", 0).figures == ("e1",)


def test_skills_that_work_by_themselves_are_reckoned_with() -> None:
    p = position(hero={"ann": {"skill": "When you attack: red dice +1, wounds +1", "shadow": "When you attack: defender blue dice -1"}})
    with p.arrange():
        p.put("archers", "a1")
    found = notes(p, "melee:e1")
    assert found["md-look-dice"] == {"yellow": 1, "red": 1, "blue": 1, "green": 0}
    assert found["md-look-wounds"]["wounds"] > 2


def test_what_must_be_paid_for_is_not_reckoned_with() -> None:
    plain = position()
    rich = position(hero={"ann": {"skill": "When you attack, Pay bam: red dice +1", "shadow": "When you attack, Pay bloodlust 1: red dice +1"}})
    for p in (plain, rich):
        with p.arrange() as s:
            p.put("rats", "a1")
            s.heroes["ann"].xp = 4
    assert notes(rich, "melee:e1") == notes(plain, "melee:e1")


def test_of_dice_to_choose_the_strongest_are_shown() -> None:
    p = position(hero={"ann": {"skill": "When you attack: attack dice +1"}})
    with p.arrange():
        p.put("rats", "a1")
    assert notes(p, "melee:e1")["md-look-dice"] == {"yellow": 1, "red": 1, "blue": 0, "green": 0}


def test_enemies_show_whom_they_would_go_for() -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        p.put("rats", "a1")
        p.put("spy", "c1")
        p.put("ogre", "c3", stunned=True)
        s.heroes["ann"].xp, s.heroes["bob"].zone = 3, p.zone("c2")
        s.phase, s.waiting, s.turn = "enemies", ["e1", "e2", "e3"], None
    assert notes(p, "enemy:e1") == {"md-look-attacks": {"targets": ["ann"]}}
    assert notes(p, "enemy:e2") == {"md-look-goes": {"targets": ["ann"]}}
    assert notes(p, "enemy:e3") == {"md-look-gets-up": {}}


def test_heroes_show_their_health() -> None:
    p = position(heroes=2, play=False)
    p.until("choose-first")
    assert notes(p, "hero:bob") == {"look-target": {"figure": "bob", "health": 5, "max": 5}}


# -- the ruler and the end ---------------------------------------------------------------------------------------------------
def test_the_ruler_tells_range_sight_and_way() -> None:
    tile = """
        +---+---+---+
        | C   C | C |
        +---+   +   +
        | C   C   C |
        +---+---+---+
        | C   C   C |
        +---+---+---+
    """
    p = position(tiles={"1R": tile}, adventure={"doors": ["c2-c3"]})

    def ruler(a: str, b: str) -> tuple[int | None, bool | None, list[str]]:
        found = p.table.measure("map", p.zone(a), p.zone(b), 0)
        return found.distance, found.sight, [p.game.name(z) for z in found.path]

    assert ruler("a1", "b1") == (1, True, ["a1", "b1"])
    assert ruler("a1", "c1") == (None, False, ["a1", "b1", "b2", "c2", "c1"])
    assert ruler("a1", "a1") == (0, True, ["a1"])
    assert ruler("a1", "a3") == (None, False, [])


def test_zones_that_fell_cannot_be_measured() -> None:
    p = position(rows=[["1R", "1R"]], adventure={"open_doors": ["c1-d1"]})
    with p.arrange() as s:
        s.gone = p.game.board.of_tile(1)
    found = p.table.measure("map", p.zone("a1"), p.zone("d1"), 0)
    assert (found.distance, found.sight, found.path) == (None, None, ())


def test_an_adventure_is_summed_up() -> None:
    p = position(rolls="2+bam 2+bam blank")
    with p.arrange() as s:
        p.put("rats", "a1", minions=[1, 2])
        s.heroes["ann"].xp = 0
    p.go("melee:e1", "end")
    found = {tally.name.id: tally.value for tally in p.table.tallies()}
    assert not [fault for id in found for fault in faults(id, {})]
    assert {id.removeprefix("md-tally-"): found[id] for id in found} == {
        "tally-rounds": p.s.round, "combats": 3, "minions": 1, "guardians": 0, "dealt": 2, "taken": 2, "healed": 0, "treasure": 0, "deaths": 0,
    }  # fmt: skip
