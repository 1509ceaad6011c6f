"""What single behaviours of an adventure's enemies do by themselves, without the others of the published adventures."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Idle, Went

from .hunting import did, hunt
from .position import Position
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
