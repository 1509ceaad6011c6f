"""An action by command, and actions gained outside one's own activation."""

from __future__ import annotations

from typing import Any

import pytest

from .position import Position, position

LUCK = {"id": "luck", "name": "Luck!", "text": "L.", "luck": True, "does": ["Take 2 more actions"]}


def commanding(**more: Any) -> Position:
    p = position(heroes=2, hero={"ann": {"skill": "Command"}}, traps=[LUCK], draws={"treasure-1": "luck"}, **more)
    with p.arrange() as s:
        s.regular = [s.heroes["ann"].zone]
    return p


@pytest.mark.rule("MD-SKL-09")
def test_the_other_hero_has_one_action_whatever_is_left_to_the_first() -> None:
    p = commanding().go("command:bob")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("bob", 1)
    p.go("end")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("ann", 2)


@pytest.mark.rule("MD-HPH-02", "MD-PIC-10")
def test_actions_from_a_card_are_for_the_activation_in_which_it_is_drawn() -> None:
    p = commanding().go("pick-up", "stop")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("ann", 4)


@pytest.mark.rule("MD-HPH-02", "MD-SKL-09")
def test_a_hero_under_command_has_no_activation_to_which_actions_could_be_added() -> None:
    p = commanding().go("command:bob", "pick-up", "stop")
    assert (p.decision.args["figure"], p.decision.args["actions"]) == ("ann", 2)


@pytest.mark.rule("MD-HPH-02", "MD-GRD-17")
def test_nor_has_a_hero_who_pays_back_in_the_enemies_phase() -> None:
    """Ann's shields kill a guardian that carries a luck card; she gets it while nobody is activated."""
    p = position(hero={"ann": {"skill": "Payback 1"}}, traps=[LUCK], rolls="blank 1")
    with p.arrange():
        p.put("spy", "a1", health=1, gear="luck")
    p.go("end")
    assert (p.s.enemies, p.s.discards["treasure-1"], p.s.round, p.decision.args["actions"]) == ({}, ["luck"], 2, 3)
