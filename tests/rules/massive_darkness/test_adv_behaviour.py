"""What single behaviours of an adventure's enemies do by themselves, without the others of the published adventures."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Idle, Went

from .hunting import did, hunt
from .position import Position, position
from .quests import names


def beast(heroes: str, foes: str, *does: str, **more: Any) -> Position:
    """The first of the foes is an enemy of the adventure that behaves like this."""
    kind = foes.split(":")[0]
    card = f"lesser/{kind}" if kind == "ogre" else f"guards-1/{kind}"
    adventure = {"enemies": [{"id": "beast", "name": "Beast", "card": card, "does": list(does)}]}
    have = {"e1": {"special": "beast"}, **more.pop("have", {})}
    return hunt(heroes, foes, adventure=adventure, have=have, **more)


PROWLS = "Attacks and moves 1 towards exit"


@pytest.mark.rule("MD-EPH-19", "MD-Q02-07")
def test_who_moves_after_the_attack_is_held_like_any_other() -> None:
    p = beast("ann:b2", "ogre:b2", PROWLS)
    assert (did(p), [e.rules for e in p.told(Idle)]) == (["attacks ann", "idle"], [("MD-EPH-19",)])


@pytest.mark.rule("MD-Q02-07", "MD-Q02-11")
@pytest.mark.parametrize(
    ("skill", "left"), [("Payback 9", {}), ("When you defend: stun the target", {"e1": "b2"}), ("When you defend: shields +1", {"e1": "c2"})]
)
def test_it_moves_only_if_it_still_stands_after_the_attack(skill: str, left: dict[str, str]) -> None:
    p = beast("ann:b2", "ogre:b2", PROWLS, "Slippery", hero={"ann": {"skill": skill}}, rolls="blank 1")
    p.until("act", which_way="zone:c2")
    assert {id: p.where(id) for id in p.s.enemies} == left


@pytest.mark.rule("MD-Q05-11", "MD-Q05-14")
@pytest.mark.parametrize(("does", "way", "left"), [((), ["b1", "a1"], ["b1", "c2"]), (("Follows fireworks",), ["b1"], ["c2"])])
def test_only_who_follows_fireworks_is_drawn_by_them_and_destroys_them(does: tuple[str, ...], way: list[str], left: list[str]) -> None:
    """Fireworks are at b1, on its way, and at c2."""
    p = beast("ann:b3", "ogre:c1", "Marches 2 towards start", *does, have={"state": {"fireworks": [1, 5]}})
    if does:
        p.go("zone:b1")
    assert (did(p), names(p, p.s.fireworks)) == (way, left)


@pytest.mark.rule("MD-MOV-07")
@pytest.mark.parametrize(("special", "how"), [("", "mob"), ("beast", "move")])
def test_a_mob_of_the_adventure_is_told_of_by_its_name(special: str, how: str) -> None:
    p = beast("ann:a1", "rats:c1", have={"e1": {"special": special}})
    assert [e.how for e in p.told(Went)] == [how, how]


# -- rules of an adventure and of cards ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-03")
@pytest.mark.parametrize(("conditions", "xp"), [("", 2), ("If for the first time, ", 1), ("If for the first time, If goal is not done, ", 1)])
def test_a_rule_for_the_first_time_works_once_whatever_else_it_asks(conditions: str, xp: int) -> None:
    rule = f"At end of the round, {conditions}".removesuffix(", ") + ": All heroes gain 1 xp"
    p = position(adventure={"rules": [rule]}).go("end").until("act").go("end").until("act")
    assert (p.s.round, p.hero().xp) == (3, xp)


@pytest.mark.rule("MD-ADV-03", "MD-LVL-11")
@pytest.mark.parametrize("step", ["A guard comes to level 1", "Beast comes to level 1"])
def test_enemies_come_to_the_token_wherever_it_lies(step: str) -> None:
    """The token is in a1, the first zone of all."""
    adventure = {"enemies": [{"id": "beast", "name": "Beast", "card": "lesser/ogre"}], "rules": [f"At set-up: {step}"], "start": "c1"}
    p = position(adventure=adventure)
    assert [p.where(id) for id in p.s.enemies] == ["a1"]


@pytest.mark.rule("MD-EVT-01", "MD-PIC-10", "MD-OOF-02")
@pytest.mark.parametrize(
    ("content", "rule"),
    [
        ({"events": [{"id": "rage", "name": "Rage", "kind": "omen", "text": "R.", "does": ["All enemies activate"]}]}, "MD-EVT-01"),
        ({"adventure": {"rules": ["At end of the round, If round 1 to 1: A guard comes to level 1"]}}, "MD-OOF-02"),
        ({"gear": [{"id": "horn", "use": ["All enemies activate"]}]}, "MD-PIC-10"),
    ],
)
def test_it_is_told_why_enemies_act_out_of_turn(content: dict[str, Any], rule: str) -> None:
    p = position(draws={"guards-1": "guards-1/rats"}, **content)
    with p.arrange():
        p.put("rats", "c3", stunned=True)
        p.outfit("ann", pack=["horn"] if "gear" in content else [])
    p.go("use:horn" if "gear" in content else "end").until("act")
    assert [e.rules for e in p.told(Activated) if e.figure == "e1" and e.rules != ("MD-EPH-01",)] == [(rule,)]
