"""Monsters whose card names a criterion of its own for the focus."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Focused

from .hunting import at, attacked, foci, hunt, hunted, path, turn
from .position import card, kind, position

HUNT = ("Move +0", "Attack +0")
BEAR = 'Persistent: Summon "Bear" {hp 6, move 2, attack 2}'


@pytest.mark.rule("FC-FOC-01")
@pytest.mark.parametrize(
    ("by", "focus"), [("", "c1"), ("latest", "c2"), ("earliest", "c1"), ("weakest", "c2"), ("strongest", "c1"), ("farthest", "c2")]
)
def test_a_card_may_name_what_the_focus_is_chosen_by(by: str, focus: str) -> None:
    p = hunt("1 . A . . 2", *([f"Focus {by}"] if by else []), *HUNT)
    p.set(p.c(2), health=4)
    assert foci(turn(p)) == [focus]
    assert [bool(e.line) for e in p.events(Focused)] == [bool(by)]  # the log names the line of the card


@pytest.mark.rule("FC-FOC-01")
@pytest.mark.parametrize(("by", "focus"), [("earliest", "c2"), ("latest", "c1"), ("strongest", "c2"), ("weakest", "c1")])
def test_the_criterion_counts_instead_of_how_close_an_enemy_is(by: str, focus: str) -> None:
    p = hunt("1 A . . 2", f"Focus {by}", *HUNT, lead=(70, 60))
    p.set(p.c(1), health=4)
    assert foci(turn(p)) == [focus]


@pytest.mark.rule("FC-FOC-01")
@pytest.mark.parametrize(("by", "lead", "spot", "focus"), [("earliest", 30, "6,1", "s1"), ("latest", 5, "4,1", "c2")])
def test_by_initiative_a_summon_stands_just_before_its_summoner(by: str, lead: int, spot: str, focus: str) -> None:
    p = hunt("1 . A . 2 .\n . . . . . .", f"Focus {by}", *HUNT, lead=(lead, 70), cards2=[card("call", top=BEAR, initiative=10)])
    p.play("lead-1", "spare-1", c2=("call", "other-1"))
    p.go(*(["pass"] if p.seat == 0 else []), "top:call", f"hex:{spot}").until("monster-move", "damage")
    assert foci(p)[0] == focus  # although the other of the two is nearer


@pytest.mark.rule("FC-FOC-02")
def test_the_criterion_comes_before_negative_hexes_and_everything_else() -> None:
    p = hunt("1 . A ! 2", "Focus weakest", "Move +0", "Attack +0")
    p.set(p.c(2), health=4)
    turn(p)
    assert foci(p) == ["c2"]
    assert path(p) == ["4,1"]  # into the trap, for there is no other way to the one it has to focus on


@pytest.mark.rule("FC-FOC-03")
@pytest.mark.parametrize(
    ("map_", "lead", "focus"),
    [
        ("1 . ! A . . . 2", (60, 70), "c2"),
        ("1 . . A . 2", (60, 70), "c2"),
        ("1 . A . 2", (60, 70), "c1"),
        ("1 . A . 2", (70, 60), "c2"),
    ],
    ids=["negative hexes", "path", "initiative", "initiative of the other"],
)
def test_ties_under_the_criterion_are_broken_by_the_normal_rules(map_: str, lead: tuple[int, int], focus: str) -> None:
    assert foci(hunted(map_, "Focus weakest", *HUNT, lead=lead)) == [focus]


@pytest.mark.rule("FC-FOC-03")
def test_of_equally_long_paths_the_nearer_enemy_counts() -> None:
    p = hunted("1 . A 2\n . . .", "Focus strongest", "Attack +0, range 2", lead=(60, 70))
    assert foci(p) == ["c2"]


@pytest.mark.rule("FC-FOC-03")
def test_what_is_still_tied_the_players_decide() -> None:
    p = hunt(
        "1 . A . 2", "Focus weakest", *HUNT, lead=(60, 60), cards=[card("next-1", initiative=61)], cards2=[card("next-2", initiative=61)]
    )
    turn(p, "lead-1", "next-1", c2=("lead-2", "next-2"))
    assert (p.prompt, p.keys) == ("monster-focus", ["focus:c1", "focus:c2"])


@pytest.mark.rule("FC-FOC-04")
def test_movement_and_attack_then_follow_the_normal_rules_toward_that_focus() -> None:
    p = hunt("1 A . . . . 2\n . . . . . .", "Focus weakest", "Move +0", "Attack +0")
    p.set(p.c(2), health=4)
    turn(p)
    assert at(p) == "4,1"  # two hexes toward the focus
    assert attacked(p) == []  # which is out of reach, so the one it passed is not attacked either
    p.next_round().next_round()
    assert attacked(p) == ["c2"]


@pytest.mark.rule("FC-FOC-04")
def test_a_ranged_attack_on_that_focus_is_made_without_disadvantage_and_with_further_targets() -> None:
    p = hunt("1 . . A 2\n . . . .", "Focus latest", "Move +0", "Attack +0, range 3, target 2", lead=(60, 70))
    turn(p)
    assert p.keys == ["move:3,1", "move:3,2"]  # not adjacent to the focus any more, and both in range
    assert attacked(p.go("move:3,1").until("turn")) == ["c2", "c1"]


@pytest.mark.rule("FC-FOC-05")
def test_an_invisible_enemy_is_left_out() -> None:
    p = hunt("1 . A . 2", "Focus weakest", *HUNT)
    p.set(p.c(2), health=1, conditions=["invisible"])
    assert foci(turn(p)) == ["c1"]


@pytest.mark.rule("FC-FOC-05")
def test_an_enemy_that_cannot_be_reached_is_left_out() -> None:
    p = hunt("1 . A . o 2", "Focus weakest", *HUNT)
    p.set(p.c(2), health=1)
    assert foci(turn(p)) == ["c1"]


@pytest.mark.rule("FC-FOC-06")
def test_the_criterion_holds_only_in_rounds_in_which_that_card_was_drawn() -> None:
    beast = kind("beast", does=[["Focus weakest", "Move -1"], ["Move -1"], ["Focus weakest", "Move -1"]])
    p = position("1 . . . A . . . . . 2", monsters={"A": "beast"}, kinds=[beast], abilities="beast/0 beast/1 beast/2")
    p.set(p.c(2), health=4)
    for _ in range(3):
        p.next_round()
    assert [e.target for e in p.events(Focused)] == ["c2", "c1", "c2"]
