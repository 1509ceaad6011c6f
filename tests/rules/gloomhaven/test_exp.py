"""Experience: what gives it, and what does not."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import GainedXp

from .position import Position, acting, card, kind, position

WEAK = kind("weak", does=(), health=2, initiative=90)
BOTH = """
    . A .
     1 B
    2 . .
    """


def gains(p: Position) -> list[int]:
    return [e.xp for e in p.events(GainedXp)]


@pytest.mark.rule("GH-EXP-01")
def test_an_action_with_an_experience_icon_gives_it_when_used() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", "XP 2", monsters={"A": "dummy"})
    p.go("attack:dummy-1")
    assert (p.prompt, p.hero().xp) == ("turn", 2)


@pytest.mark.rule("GH-EXP-01")
def test_a_basic_action_or_the_other_half_does_not_give_it() -> None:
    p = acting(". 1 A\n 2 . .", "bottom", "Move 1", cards=[card("deep", top=["Attack 2", "XP 2"], bottom="Move 1")], monsters={"A": "dummy"})
    p.go("stay", "pass").next_round().play("deep", "spare-2").go("basic-top:deep", "attack:dummy-1", "pass")
    assert p.hero().xp == 0
    p.next_round().play("rest").until("rest-lose").go("lose:go").until("select").play("deep", "spare-2").go("bottom:deep", "stay", "pass")
    assert p.hero().xp == 0


@pytest.mark.rule("GH-EXP-02")
def test_a_card_of_which_nothing_is_performed_gives_no_experience() -> None:
    heal = ["Heal 2, self", "XP 2", "Lost"]
    p = acting("1 .\n 2 .", "top", *heal).go("stop")
    assert (p.prompt, p.hero().xp, p.zone("go")) == ("turn", 0, "discard")
    q = acting("1 .\n 2 .", "top", *heal).go("target:c1")
    assert (q.prompt, q.hero().xp, q.zone("go")) == ("turn", 2, "lost")


@pytest.mark.rule("GH-EXP-02")
def test_one_performed_ability_of_several_suffices() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", "Heal 2, self", "XP 2", monsters={"A": "dummy"}).go("stop", "target:c1")
    assert p.m("dummy").health == 30
    assert p.hero().xp == 2


@pytest.mark.rule("GH-EXP-02")
def test_a_card_that_is_passed_over_gives_no_experience() -> None:
    p = position("1 .\n 2 .", cards=[card("deep", top=["Heal 2, self", "XP 2"], bottom=["Move 1", "XP 3"])])
    p.play("deep", "spare-1").go("pass")
    assert (p.hero().xp, p.zone("deep")) == (0, "discard")


@pytest.mark.rule("GH-EXP-03")
@pytest.mark.parametrize("paid", [True, False])
def test_experience_tied_to_an_element_is_gained_only_when_it_is_consumed(paid: bool) -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2, Pay consume fire: (attack +1, xp 1)", monsters={"A": "dummy"})
    assert p.prompt == "attack"  # there is no fire
    p = position("1 A\n 2 .", cards=[card("go", top="Attack 2, Pay consume fire: (attack +1, xp 1)", initiative=1)], monsters={"A": "dummy"})
    p.amend("elements.fire", 2).play("go", "spare-1").go("top:go", "pay:0" if paid else "go", "attack:dummy-1")
    assert (p.hero().xp, p.m("dummy").health) == ((1, 27) if paid else (0, 28))


@pytest.mark.rule("GH-EXP-03")
def test_experience_for_every_target_counts_those_attacked() -> None:
    p = acting(BOTH, "top", "Attack 2, target 3, xp 1 per target", monsters={"A": "dummy", "B": "dummy"}).go("attack:dummy-1", "attack:dummy-2")
    assert (gains(p), p.hero().xp) == ([1, 1], 2)


@pytest.mark.rule("GH-EXP-04")
def test_a_slot_with_experience_gives_it_when_the_token_moves_off_it() -> None:
    boon = card("boon", bottom=["Persistent: Slots o 1xp o 2xp: When you attack: attack +1", "Lost"], initiative=1)
    volley = card("volley", top=["Attack 1", "Attack 1", "Attack 1", "Attack 1"])
    p = position("1 A\n 2 .", cards=[boon, volley], monsters={"A": "dummy"}).play("boon", "volley").go("bottom:boon", "perform", "top:volley")
    seen = []
    for _ in range(4):
        p.until("attack").go("attack:dummy-1")
        seen.append(p.hero().xp)
    assert seen == [0, 1, 1, 3]
    assert p.zone("boon") == "lost"


@pytest.mark.rule("GH-EXP-05")
def test_a_kill_gives_no_experience() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 3", monsters={"A": "weak elite"}, kinds=[kind("weak", does=(), elite={"health": 2})])
    p.go("attack:weak-1")
    assert not p.there("weak-1")
    assert (p.hero().tally["kills"], p.hero().xp, gains(p)) == (1, 0, [])


@pytest.mark.rule("GH-EXP-06")
def test_experience_adds_up_on_the_dial_of_whoever_earned_it() -> None:
    wise = [card("wise", top=["Attack 1", "XP 1"], bottom=["Move 1", "XP 2"], initiative=1), card("deep", top=["Attack 1", "XP 3"])]
    p = position(". 1 A\n 2 . .", cards=wise, monsters={"A": "dummy"}).play("wise", "deep").go("bottom:wise", "stay")
    assert p.hero(1).xp == 2
    p.go("top:deep", "attack:dummy-1")
    assert (p.hero(1).xp, p.hero(2).xp) == (5, 0)


@pytest.mark.rule("GH-EXP-07")
def test_an_attack_without_a_target_is_not_performed() -> None:
    p = acting("1 . A\n 2 .", "top", "Attack 2", "XP 2", "Lost", monsters={"A": "dummy"})
    assert (p.prompt, p.hero().xp, p.zone("go")) == ("turn", 0, "discard")


@pytest.mark.rule("GH-EXP-07")
def test_an_attack_that_its_player_stops_before_the_first_target_is_not_performed() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", "XP 2", "Lost", monsters={"A": "dummy"}).go("stop")
    assert (p.prompt, p.hero().xp, p.zone("go")) == ("turn", 0, "discard")


@pytest.mark.rule("GH-EXP-07")
def test_an_attack_that_misses_is_performed() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 2", "XP 2", "Lost", monsters={"A": "dummy"}, modifiers="null").go("attack:dummy-1")
    assert (p.m("dummy").health, p.hero().xp, p.zone("go")) == (30, 2, "lost")


@pytest.mark.rule("GH-EXP-07")
def test_an_area_with_nobody_in_it_is_no_attack() -> None:
    p = acting("1 . A\n 2 .", "top", 'Attack 2, area "wedge-2"', "XP 2", monsters={"A": "dummy"})
    assert (p.prompt, p.hero().xp) == ("turn", 0)
