"""Ambiguity: where the rules leave a monster several equal options, the players decide."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from undercroft.games.haven.events import Attacked
from undercroft.kernel.decision import TABLE, IllegalChoice
from undercroft.kernel.table import Settings

from .position import Position, kind, position

Policy = Literal["host", "first", "majority"]
SAME = {"c2": ("other-8", "other-9"), "c3": ("third-1", "third-2")}
"""Characters 1 and 3 with the same initiatives, character 2 later."""


def rat(*does: str, **more: Any) -> dict[str, Any]:
    return kind("rat", does=does, **more)


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize("where", ["2,1", "1,2"])
def test_the_players_decide_which_of_equal_hexes_a_monster_moves_to(where: str) -> None:
    p = position("1 . .\n . . A\n2 . .", monsters={"A": "rat"}, kinds=[rat("Move +0")])
    p.play("spare-1", "spare-2")
    assert (p.prompt, p.seat, p.keys) == ("monster-move", TABLE, ["move:2,1", "move:1,2"])
    p.go(f"move:{where}")
    assert p.where(p.m("rat")) == where


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize("focus", ["c1", "c3"])
def test_the_players_decide_whom_a_monster_attacks_among_equals(focus: str) -> None:
    p = position("1 A 3\n . . 2", monsters={"A": "rat"}, kinds=[rat("Attack +0")])
    p.play("spare-1", "spare-2", **SAME)
    assert (p.prompt, p.seat, p.keys) == ("monster-focus", TABLE, ["focus:c1", "focus:c3"])
    p.go(f"focus:{focus}")
    assert [e.target for e in p.events(Attacked)] == [focus]


@pytest.mark.rule("GH-AMB-01")
def test_the_players_decide_which_of_equal_enemies_is_a_further_target() -> None:
    p = position("1 A 3\n 2 .", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 2")])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-4", "third-5"))
    assert (p.prompt, p.seat, p.keys) == ("monster-targets", TABLE, ["targets:c1+c2", "targets:c2+c3"])
    p.go("targets:c2+c3").until("turn")
    assert [e.target for e in p.events(Attacked)] == ["c2", "c3"]


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(("last", "order"), [("Attack +0, target 2", ["c2", "c3"]), ('Attack +0, area "ring"', ["c2", "c3", "c1"])])
def test_the_players_decide_whom_a_dying_monster_attacks_among_equals(last: str, order: list[str]) -> None:
    p = position("1 A 3\n 2 .", monsters={"A": "rat"}, kinds=[rat(f"Round: When this dies: {last}", health=2)])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-4", "third-5")).go("top:other-1", "attack:rat-1")
    assert (p.prompt, p.seat, p.keys) == ("monster-next", TABLE, ["next:c1", "next:c3"])
    p.go("next:c3").until("turn")
    assert [e.target for e in p.events(Attacked) if e.figure == "rat-1"] == order
    assert not p.there("rat-1")


@pytest.mark.rule("GH-AMB-01")
def test_the_players_decide_whom_a_monster_heals_among_equals() -> None:
    p = position("1 2 . A D", monsters={"A": "rat", "D": "dummy"}, kinds=[rat("Heal 3")])
    p.set(p.m("rat"), health=6).set(p.m("dummy"), health=28).play()
    assert (p.prompt, p.seat, p.keys) == ("monster-heal", TABLE, ["heal:rat-1", "heal:dummy-1"])


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(("effect", "hexes"), [("push", ["2,1", "1,2"]), ("pull", ["3,2", "3,3"])])
def test_the_players_decide_where_a_character_is_pushed_or_pulled_to(effect: str, hexes: list[str]) -> None:
    p = position(". . . .\n . 1 . .\n. . . A .\n 2 . .", monsters={"A": "rat"}, kinds=[rat(f"Attack +0, range 2, {effect} 1")])
    p.play("spare-1", "spare-2").go("suffer")
    assert (p.prompt, p.seat, p.keys_of(effect)) == (f"{effect}-to", TABLE, hexes)
    p.go(f"{effect}:{hexes[1]}")
    assert p.where(p.c(1)) == hexes[1]


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(("step", "health"), [("path:5,1", 5), ("path:5,3", 8)])
def test_the_players_decide_which_of_equal_paths_a_monster_takes(step: str, health: int) -> None:
    p = position("# # # ! .\n 2 1 . o A\n# # # i .", monsters={"A": "rat"}, kinds=[rat("Move +1")])
    p.play()
    assert (p.prompt, p.seat, p.keys) == ("monster-path", TABLE, ["path:5,1", "path:5,3"])
    p.go(step)
    assert p.m("rat").health == health  # the one trap hurts, the other holds it fast


@pytest.mark.rule("GH-AMB-02")
@pytest.mark.parametrize(
    ("shared", "votes", "focus"),
    [
        ("majority", [(1, "c1"), (0, "c3"), (2, "c3")], "c3"),
        ("majority", [(1, "c3"), (2, "c1"), (0, "c1")], "c1"),
        ("first", [(2, "c3")], "c3"),
        ("host", [(0, "c1")], "c1"),
    ],
)
def test_if_the_players_disagree_the_table_has_a_policy(shared: Policy, votes: list[tuple[int, str]], focus: str) -> None:
    p = ballot(shared)
    for seat, choice in votes:
        assert not p.events(Attacked)
        p.table.choose(f"focus:{choice}", seat)
    assert [e.target for e in p.events(Attacked)] == [focus]


def ballot(shared: Policy) -> Position:
    """Three players have to choose a focus."""
    p = position("1 A 3\n . . 2", monsters={"A": "rat"}, kinds=[rat("Attack +0")])
    p.table.settings = Settings(shared=shared)
    return p.play("spare-1", "spare-2", **SAME)


@pytest.mark.rule("GH-AMB-02")
def test_where_the_host_decides_nobody_else_does() -> None:
    p = ballot("host")
    with pytest.raises(IllegalChoice, match="the host decides"):
        p.table.choose("focus:c3", 2)


@pytest.mark.rule("GH-AMB-02")
@pytest.mark.parametrize(("host", "where"), [("2,1", "2,1"), ("1,2", "1,2")])
def test_in_an_even_vote_the_host_decides(host: str, where: str) -> None:
    p = position("1 . .\n . . A\n2 . .", monsters={"A": "rat"}, kinds=[rat("Move +0")])
    p.table.settings = Settings(shared="majority")
    p.play("spare-1", "spare-2")
    p.table.choose("move:1,2" if host == "2,1" else "move:2,1", 1)
    p.table.choose(f"move:{host}", 0)
    assert p.where(p.m("rat")) == where


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(
    ("does", "hexes"),
    [("Summon normal grub", ["4,1", "3,2"]), ("Attack +0, range 6, summon normal grub beside the target", ["3,1", "1,2", "2,2"])],
)
def test_the_players_decide_in_which_of_equal_hexes_a_summoned_monster_appears(does: str, hexes: list[str]) -> None:
    p = position("2 1 . .\n . . . A\n. . . .", monsters={"A": "rat"}, kinds=[rat(does)]).play("spare-1", "spare-2").until("summon-at", "turn")
    assert (p.prompt, p.seat, p.keys_of("hex")) == ("summon-at", TABLE, hexes)
    p.go(f"hex:{hexes[-1]}")
    assert p.where(p.m("grub")) == hexes[-1]
