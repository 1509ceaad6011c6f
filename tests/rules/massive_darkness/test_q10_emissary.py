"""Adventure 10: the Dark Emissary."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, CombatBegan, DoorCard, EventDrawn, Rolled, Wounded

from .position import Position
from .quests import next_round, quest, special
from .test_q10 import DOWN_A, DOWN_B, ID, UP_A, UP_B, entered, stage

LAST_THRONE = "i1"


def kill(p: Position, number: int) -> Position:
    """Ann kills the Emissary of a stage."""
    emissary = special(p, f"emissary-{number}")
    with p.arrange() as s:
        enemy = s.enemies[emissary]
        enemy.health, enemy.asleep = 1, False
        s.heroes["ann"].zone, s.heroes["ann"].xp = enemy.zone, 0
        assert s.turn is not None
        s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    p.go(f"melee:{emissary}")
    return p


@pytest.mark.rule("MD-Q10-02", "MD-WIN-06")
def test_he_is_killed_three_times_once_on_each_stage() -> None:
    p = kill(quest(ID), 1)
    assert (p.s.done, p.s.outcome, p.s.enemies) == (["emissary-1"], None, {})
    p.go(f"step:{DOWN_A}")
    kill(p, 2)
    assert (p.s.done, p.s.outcome, p.s.enemies) == (["emissary-1", "emissary-2"], None, {})
    p.go(f"step:{DOWN_B}")
    kill(p, 3)
    assert (p.s.done, p.s.outcome) == (["emissary-1", "emissary-2", "emissary-3"], "won")


@pytest.mark.rule("MD-Q10-08")
def test_he_is_the_abyssal_demon() -> None:
    p = quest(ID)
    assert p.game.card(p.enemy(special(p, "emissary-1"))).text.enemy == "abyssal-demon"
    for number in (2, 3):
        p = entered(number)
        assert p.game.card(p.enemy(special(p, f"emissary-{number}"))).text.enemy == "abyssal-demon"


@pytest.mark.rule("MD-Q10-08", "MD-EPH-27")
def test_he_is_not_activated_before_the_door_of_his_chamber_is_opened() -> None:
    p = stage(quest(ID), clear=False, ann="b6")
    next_round(p)
    assert [e for e in p.told(Activated) if e.figure == "e1"] == []
    stage(p, clear=False, ann="b6").go(f"open:{UP_A}", "stop")
    next_round(p)
    assert [e.how for e in p.told(Activated) if e.figure == "e1"] == ["phase"]


@pytest.mark.rule("MD-Q10-08")
@pytest.mark.parametrize(("before", "room"), [("f4", "f5"), ("e6", "f6")])
def test_on_the_second_stage_either_door_wakes_him(before: str, room: str) -> None:
    p = entered(2)
    assert p.enemy(special(p, "emissary-2")).asleep
    stage(p, 1, clear=False, ann=before).go(f"open:{room}")
    assert not p.enemy(special(p, "emissary-2")).asleep


@pytest.mark.rule("MD-Q10-08", "MD-ROM-04")
@pytest.mark.parametrize("asleep", [True, False])
def test_he_is_no_roaming_monster_for_events(asleep: bool) -> None:
    p = quest(ID, event="stir")
    with p.arrange() as s:
        s.enemies["e1"].asleep = asleep
        p.put("liliarch", "c4")
    next_round(p)
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"] == ["e2"]


@pytest.mark.rule("MD-Q10-09")
def test_on_the_first_stage_he_is_there_from_the_start() -> None:
    p = quest(ID)
    assert [(e.special, p.game.name(e.zone)) for e in p.s.enemies.values()] == [("emissary-1", UP_A)]


def last(beside: str = "greater/liliarch") -> Position:
    """The third stage has been reached; what lies beside the Emissary there."""
    p = entered(3)
    with p.arrange() as s:
        s.enemies[special(p, "emissary-3")].beside = beside
    return p


@pytest.mark.rule("MD-Q10-10")
def test_on_the_third_stage_a_greater_monsters_card_lies_beside_him_instead_of_a_treasure() -> None:
    p = entered(3, draws={"greater": "greater/liliarch"})
    emissary = p.enemy(special(p, "emissary-3"))
    assert (emissary.card, emissary.beside, emissary.gear) == ("greater/abyssal-demon", "greater/liliarch", "")
    assert "greater/liliarch" not in p.s.decks["greater"]


def against_last(zone: str, rolls: str, beside: str = "greater/liliarch") -> Position:
    """The last Emissary, awake and without pillars, acts against ann in a zone."""
    p = last(beside)
    with p.arrange() as s:
        s.pillars.clear()
        s.enemies[special(p, "emissary-3")].asleep = False
        s.heroes["ann"].zone, s.heroes["ann"].body = p.zone(zone), ""
    p.chance.rolls = rolls.split()
    return p.go("end")


@pytest.mark.rule("MD-Q10-10", "MD-GRD-03")
def test_its_dice_and_its_enchantments_are_his() -> None:
    p = against_last(LAST_THRONE, "1 2+bam")
    assert p.told(Rolled)[0].attack == ("red 1", "red 2+bam")
    assert p.told(Wounded)[0].damage == 1 + 2 + 1


@pytest.mark.rule("MD-Q10-10", "MD-GRD-04")
def test_dice_of_an_attack_he_does_not_have_are_not() -> None:
    p = against_last("k1", "1 1")
    assert [e.kind for e in p.told(CombatBegan)] == ["magic"]
    assert len(p.told(Rolled)[0].attack) == 1


@pytest.mark.rule("MD-Q10-10", "MD-SKL-13")
def test_skills_of_the_card_that_are_no_enchantments_are_not() -> None:
    p = last()
    emissary = p.enemy(special(p, "emissary-3"))
    assert not p.game.slippery(emissary)
    with p.arrange() as s:
        s.enemies[special(p, "emissary-3")].card = "greater/liliarch"
    assert p.game.slippery(p.enemy(special(p, "emissary-3")))


@pytest.mark.rule("MD-Q10-11", "MD-DOR-03")
@pytest.mark.parametrize(("before", "room"), [("b6", "c6"), ("f4", "f5"), ("e6", "f6"), ("j3", "j2")])
def test_the_doors_of_his_chambers_draw_no_door_card(before: str, room: str) -> None:
    p = stage(quest(ID, door="watch"), ann=before).go(f"open:{room}")
    assert (p.told(DoorCard), p.s.enemies) == ([], {})


@pytest.mark.rule("MD-Q10-11")
def test_other_doors_do() -> None:
    p = stage(quest(ID, door="watch"), ann="b6").go("open:a6")
    assert [e.card for e in p.told(DoorCard)] == ["watch"]


@pytest.mark.rule("MD-Q10-14")
@pytest.mark.parametrize("order", [("door", "i2", "k2"), ("i2", "k2", "door"), ("k2", "door", "i2")])
def test_the_last_of_him_wakes_when_both_pillars_are_gone_and_his_door_is_open(order: tuple[str, ...]) -> None:
    p = entered(3)
    asleep = []
    for what in order:
        stage(p, 1, 2, clear=False, ann=DOWN_B if what == "door" else what)
        if what == "door":
            p.go("open:j2", "stop")
        else:
            p.go(f"pull:{'lair-1' if what == 'i2' else 'lair-2'}")
            if p.prompt == "which-pillar":
                p.go("pillar:outer-pillar")
        asleep.append(p.enemy(special(p, "emissary-3")).asleep)
    assert asleep == [True, True, False]


@pytest.mark.rule("MD-Q10-16", "MD-LVL-12")
@pytest.mark.parametrize(("level", "tier", "gear"), [(1, "lesser", "trinket"), (3, "lesser", "trinket-3"), (4, "greater", "trinket-4")])
def test_on_the_second_stage_he_is_as_strong_as_the_level_and_has_a_treasure_of_it(level: int, tier: str, gear: str) -> None:
    p = quest(ID)
    with p.arrange() as s:
        s.level = level
        s.levels = []
    stage(p, 1, ann=UP_A).go(f"step:{DOWN_A}")
    emissary = p.enemy(special(p, "emissary-2"))
    assert (emissary.card, emissary.gear, emissary.beside) == (f"{tier}/abyssal-demon", gear, "")


@pytest.mark.rule("MD-Q10-16")
def test_at_set_up_he_is_the_lesser_one_and_on_the_third_stage_always_the_greater() -> None:
    p = quest(ID)
    assert (p.enemy("e1").card, p.enemy("e1").gear) == ("lesser/abyssal-demon", "trinket")
    with p.arrange() as s:
        s.levels = []
    stage(p, 1, 2, ann=UP_B).go(f"step:{DOWN_B}")
    assert (p.s.level, p.enemy(special(p, "emissary-3")).card) == (1, "greater/abyssal-demon")


@pytest.mark.rule("MD-Q10-16", "MD-GRD-13")
def test_the_card_beside_him_is_discarded_and_not_looted() -> None:
    p = last()
    with p.arrange() as s:
        s.done = ["emissary-1"]
    kill(p, 3)
    assert (p.hero().pack, p.s.discards["greater"], p.s.outcome) == ([], ["greater/liliarch"], None)


@pytest.mark.rule("MD-Q10-16", "MD-GRD-13")
def test_his_treasure_on_the_first_stages_is_looted() -> None:
    assert kill(quest(ID), 1).hero().pack == ["trinket"]


@pytest.mark.rule("MD-Q10-18")
def test_no_other_abyssal_demon_is_in_the_decks_and_his_card_does_not_go_back() -> None:
    p = quest(ID)
    assert not [card for deck in p.s.decks.values() for card in deck if card.endswith("abyssal-demon")]
    assert (len(p.s.decks["lesser"]), len(p.s.decks["greater"])) == (5, 5)
    kill(p, 1)
    assert not [card for pile in p.s.discards.values() for card in pile if card.endswith("abyssal-demon")]


@pytest.mark.rule("MD-Q10-18")
def test_elsewhere_the_abyssal_demon_is_drawn_like_the_others() -> None:
    p = quest("walking-in-the-dark")
    assert ("lesser/abyssal-demon" in p.s.decks["lesser"], "greater/abyssal-demon" in p.s.decks["greater"]) == (True, True)
