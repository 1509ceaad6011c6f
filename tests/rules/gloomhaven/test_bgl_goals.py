"""The published battle goals: each met by what its text asks for, and by nothing less."""

from __future__ import annotations

from typing import Any

import pytest

from .position import Position, card, kind
from .test_bgl import checks, started

JAB = card("jab", top="Attack 3", initiative=1)
BURST = card("burst", top="All enemies suffer 3, range 4", initiative=1)
STEP = card("step", top="Move 2", bottom="Move 2", initiative=1)
LINE = "1 A . . .\n 2 . ."
CROWD = "1 A A A A\n 2 . A ."


def stepped(battle: str, map_: str, *keys: str, **given: Any) -> Position:
    """Character 1 goes to the second hex of the first row."""
    return started(battle, map_, cards=[STEP], **given).play("step", "spare-1").go("top:step", "move:2,1", *keys)


def burst(battle: str, map_: str = CROWD, letter: str = "weak", **given: Any) -> Position:
    """Character 1 has hurt all enemies at once, which is no attack."""
    return started(battle, map_, cards=[BURST], monsters={"A": letter}, **given).play("burst", "spare-1").go("top:burst", "perform")


def jabbed(battle: str, letter: str = "weak", **given: Any) -> Position:
    """Character 1 has attacked the enemy beside it with 3."""
    p = started(battle, LINE, cards=[JAB], monsters={"A": letter}, **given).play("jab", "spare-1").go("top:jab")
    return p.go(p.keys[0])


def with_cards(goal: str, lost: int) -> Position:
    """Character 1 has lost so many of its nine cards."""
    return started(goal).put("lost", *(f"spare-{n}" for n in range(1, lost + 1))).play()


def with_xp(goal: str, xp: int) -> Position:
    wise = card("wise", top=["Move 1", f"XP {xp}"], initiative=1)
    return started(goal, cards=[wise]).play("wise", "spare-1").go("top:wise", "stay")


def with_health(goal: str, health: int) -> Position:
    p = started(goal)
    return p.set(p.c(), health=health)


@pytest.mark.rule("GH-BGL-05")
def test_streamliner_and_zealot_count_the_cards_left_in_hand_and_discard() -> None:
    assert [checks(with_cards("streamliner", n)) for n in (4, 5)] == [1, 0]
    assert [checks(with_cards("zealot", n)) for n in (5, 6)] == [0, 1]


@pytest.mark.rule("GH-BGL-05", "GH-ACT-08")
def test_an_active_card_that_counts_as_discarded_counts_for_streamliner() -> None:
    for icon, met in ((["Persistent: Shield 1"], 1), (["Persistent: Shield 1", "Lost"], 0)):
        p = started("streamliner", cards=[card("boon", bottom=icon, initiative=1)])
        p.put("lost", "spare-1", "spare-2", "spare-3", "spare-4").play("boon", "spare-5").go("bottom:boon", "perform")
        assert checks(p) == met


@pytest.mark.rule("GH-BGL-05")
def test_layabout_and_workhorse_count_experience() -> None:
    assert [checks(with_xp("layabout", n)) for n in (7, 8)] == [2, 0]
    assert [checks(with_xp("workhorse", n)) for n in (12, 13)] == [0, 1]


@pytest.mark.rule("GH-BGL-05")
def test_masochist_and_fast_healer_look_at_the_hit_points_at_the_end() -> None:
    assert [checks(with_health("masochist", n)) for n in (2, 3)] == [1, 0]
    assert [checks(with_health("fast-healer", n)) for n in (10, 9)] == [1, 0]


@pytest.mark.rule("GH-BGL-05", "GH-EXH-02")
def test_a_character_exhausted_for_want_of_cards_keeps_its_hit_points_for_its_goal() -> None:
    for goal, met in (("masochist", 0), ("fast-healer", 1)):
        p = started(goal, goal=["it is round 2 or later"])
        p.put("lost", *(f"spare-{n}" for n in range(1, 8))).play("spare-8", "spare-9").until("short-rest").go("short-rest").go("lose:spare-8")
        assert checks(p) == met
        assert p.hero().exhausted


@pytest.mark.rule("GH-BGL-05")
def test_neutralizer_wants_a_trap_sprung_or_disarmed_in_ones_own_turn() -> None:
    assert checks(stepped("neutralizer", "1 ! .\n 2 . .", "suffer")) == 1
    expert = card("expert", top="Disarm trap", initiative=1)
    assert checks(started("neutralizer", "1 ! .\n 2 . .", cards=[expert]).play("expert", "spare-1").go("top:expert", "hex:2,1")) == 1
    other = started("neutralizer", "1 ! .\n 2 . .").play("spare-1", "spare-2").go("pass").until("turn")
    assert other.seat == 1
    assert checks(other.go("bottom:other-9", "move:2,1", "suffer")) == 0


@pytest.mark.rule("GH-BGL-05")
def test_plunderer_wants_a_treasure_and_hoarder_five_coins() -> None:
    chest = {"T": {"treasure": 7}, "V": {"coins": 5}, "W": {"coins": 4}}
    prize = {"treasures": {"7": {"gold": 1}}}
    assert [checks(stepped("plunderer", f"1 {mark} .\n 2 . .", legend=chest, **prize)) for mark in "TV"] == [1, 0]
    assert [checks(stepped("hoarder", f"1 {mark} .\n 2 . .", legend=chest, **prize)) for mark in "VWT"] == [1, 0, 0]


@pytest.mark.rule("GH-BGL-05")
def test_indigent_wants_neither_coin_nor_treasure() -> None:
    chest = {"T": {"treasure": 7}}
    prize = {"treasures": {"7": {"gold": 1}}}
    assert [checks(stepped("indigent", f"1 {mark} .\n 2 . .", legend=chest, **prize)) for mark in ".$T"] == [2, 0, 0]


@pytest.mark.rule("GH-BGL-05")
def test_protector_wants_no_other_character_exhausted() -> None:
    for n, met in ((2, 0), (1, 1)):
        p = started("protector", "1 . .\n 2 . .\n. . 3", rules=["At end of round: characters suffer 1"])
        p.set(p.c(n), health=1).play().until("damage")
        assert checks(p) == met
        assert p.hero(n).exhausted


@pytest.mark.rule("GH-BGL-05")
def test_explorer_wants_a_room_revealed_by_a_door() -> None:
    assert checks(stepped("explorer", "1 + .\n 2", "stay")) == 1
    other = started("explorer", "1 + .\n 2").play("spare-1", "spare-2").go("pass").until("turn")
    assert checks(other.go("bottom:other-9", "move:2,1", "stay")) == 0


@pytest.mark.rule("GH-BGL-05")
def test_pacifist_sadist_and_hunter_count_kills() -> None:
    three, five = "1 A A A .\n 2 . .", CROWD
    assert [checks(burst("pacifist", m)) for m in (three, five)] == [1, 0]
    assert [checks(burst("sadist", m)) for m in (three, five)] == [0, 1]
    assert [checks(burst("hunter", letter=kind_)) for kind_ in ("weak", "weak elite")] == [0, 1]


@pytest.mark.rule("GH-BGL-05")
def test_professional_and_purist_count_uses_of_items() -> None:
    ring = {"id": "ring", "number": 900, "slot": "head", "price": 1, "copies": 1, "use": "unlimited", "turn": ["Heal 1, self"]}

    def using(goal: str, times: int) -> int:
        p = started(goal, own_items=[ring], equipped=["ring"]).play("spare-1", "spare-2")
        return checks(p.go(*["item:ring"] * times))

    assert [using("professional", n) for n in (2, 3)] == [0, 1]  # level 1 and two more
    assert [using("purist", n) for n in (0, 1)] == [2, 0]


@pytest.mark.rule("GH-BGL-05")
def test_aggressor_wants_a_monster_on_the_map_at_the_start_of_every_round() -> None:
    assert checks(started("aggressor", LINE, monsters={"A": "dummy"})) == 2
    assert checks(started("aggressor")) == 0
    again = jabbed("aggressor", goal=["it is round 2 or later"])
    assert checks(again) == 0  # the second round begins without one


@pytest.mark.rule("GH-BGL-05")
def test_dynamo_wants_four_damage_more_than_needed() -> None:
    frail = kind("frail", does=(), health=1)
    strong = [card("jab", top="Attack 5", initiative=1)]
    p = started("dynamo", LINE, cards=strong, monsters={"A": "frail"}, kinds=[frail]).play("jab", "spare-1").go("top:jab", "attack:frail-1")
    assert checks(p) == 1
    assert checks(jabbed("dynamo", "frail", kinds=[frail])) == 0


@pytest.mark.rule("GH-BGL-05")
def test_opener_wants_the_first_kill_of_the_scenario() -> None:
    assert checks(jabbed("opener")) == 1
    p = started("opener", "1 . A\n 2 . B", monsters={"A": "weak", "B": "weak"}, cards2=[card("stab", top="Attack 2, range 3", initiative=2)])
    p.play("spare-1", "spare-2", c2=("stab", "other-1")).go("top:stab", "attack:weak-2", "pass").go("bottom:spare-1", "move:2,1")
    p.go("top:spare-2", "attack:weak-1")
    assert p.hero().tally["kills"] == 1
    assert checks(p) == 0


@pytest.mark.rule("GH-BGL-05")
def test_diehard_must_never_fall_below_half_even_if_healed() -> None:
    def hurt(damage: int) -> int:
        rash = card("rash", top=[f"Suffer {damage}", "Heal 9, self"], initiative=1)
        p = started("diehard", cards=[rash]).play("rash", "spare-1").go("top:rash", "perform", "suffer", "target:c1")
        assert p.c().health == 10
        return checks(p)

    assert [hurt(n) for n in (5, 6)] == [1, 0]


@pytest.mark.rule("GH-BGL-05")
def test_executioner_wants_an_undamaged_monster_killed_by_one_attack() -> None:
    assert checks(jabbed("executioner")) == 1
    assert checks(burst("executioner")) == 0  # that was no attack
    tough = kind("tough", does=(), health=4)
    p = started("executioner", LINE, cards=[JAB], monsters={"A": "tough"}, kinds=[tough])
    p.set(p.m("tough"), health=3).play("jab", "spare-1").go("top:jab", "attack:tough-1")
    assert p.hero().tally["kills"] == 1
    assert checks(p) == 0  # it was damaged before


@pytest.mark.rule("GH-BGL-05")
def test_straggler_and_scrambler_look_at_the_rests() -> None:
    def rest(goal: str, short: bool) -> int:
        p = started(goal).put("discard", "spare-1", "spare-2")
        if short:
            p.play().until("short-rest").go("short-rest").go(p.keys[0])
        else:
            p.play("rest")
        return checks(p)

    assert [rest("straggler", short) for short in (True, False)] == [0, 1]
    assert [rest("scrambler", short) for short in (True, False)] == [1, 0]


@pytest.mark.rule("GH-BGL-05")
@pytest.mark.parametrize(("damage", "met"), [(5, 1), (6, 0)])
def test_half_of_an_odd_number_of_hit_points_is_rounded_up(damage: int, met: int) -> None:
    rash = card("rash", top=f"Suffer {damage}", initiative=1)
    p = started("diehard", cards=[rash], health=[11] * 9).play("rash", "spare-1").go("top:rash", "perform", "suffer")
    assert (p.c().health, checks(p)) == (11 - damage, met)
