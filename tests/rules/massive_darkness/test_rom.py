"""Roaming monsters."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, EnemyDied, NoFigures, XpGained

from .encounters import TWO
from .position import Position, position

DUE = "A due roaming monster comes to the current level"


def event(*does: str) -> dict[str, Any]:
    return {"events": [{"id": "omen", "name": "Omen", "kind": "omen", "text": "O.", "does": list(does)}]}


def fated(does: str, level: int = 1, tokens: dict[str, int] | None = None, **more: Any) -> Position:
    """A game at a level, with an event card to come."""
    p = position(**{"adventure": {"levels": tokens or {"b2": level}}, **event(does), **more})
    with p.arrange() as s:
        s.level = level
    return p


@pytest.mark.rule("MD-ROM-01", "MD-LVL-12")
@pytest.mark.parametrize(("level", "tier"), [(1, "lesser"), (2, "lesser"), (3, "lesser"), (4, "greater"), (5, "greater")])
def test_lesser_ones_come_at_the_first_three_levels_then_greater_ones(level: int, tier: str) -> None:
    p = fated(DUE, level, draws={tier: f"{tier}/drake"}).go("end")
    assert [e.card for e in p.told(Arrived)] == [f"{tier}/drake"]
    assert p.enemy().health == (4 if tier == "lesser" else 6)


@pytest.mark.rule("MD-ROM-01", "MD-EVT-02")
@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("tier", ["lesser", "greater"])
def test_a_card_that_names_a_tier_means_it_at_every_level(tier: str, level: int) -> None:
    p = fated(f"A {tier} roaming monster comes to the current level", level, draws={tier: f"{tier}/drake"}).go("end")
    assert [e.card for e in p.told(Arrived)] == [f"{tier}/drake"]


@pytest.mark.rule("MD-ROM-02")
@pytest.mark.parametrize(("token", "zone"), [("lower", "d1"), ("current", "e2"), ("higher", "f3")])
def test_it_comes_to_the_zone_its_card_names(token: str, zone: str) -> None:
    """The tokens are on the other tile, so that ann does not raise the level."""
    p = fated(f"A due roaming monster comes to the {token} level", 2, {"d1": 1, "e2": 2, "f3": 3}, **TWO)
    p.go("end")
    assert p.where("e1") == zone


@pytest.mark.rule("MD-ROM-02")
def test_or_the_adventure() -> None:
    rule = "At end of the round, If round 1 to 1: Fiend comes to pit"
    p = position(adventure={"places": {"pit": "c2"}, "enemies": [{"id": "fiend", "card": "due"}], "rules": [rule]}).go("end")
    assert (p.where("e1"), p.enemy().card) == ("c2", "lesser/ogre")


@pytest.mark.rule("MD-ROM-03")
def test_it_acts_alone_and_is_a_guardian() -> None:
    p = fated(DUE, heroes=2).go("end", "end")
    assert (p.enemy().minions, p.enemy().gear) == ([], "trinket")
    with p.arrange() as s:
        s.enemies["e1"].health, s.enemies["e1"].zone = 1, p.zone("a1")
    p.go("melee:e1")
    assert [(e.what, e.by) for e in p.told(EnemyDied)] == [("single", "bob")]
    assert (p.prompt, p.keys[0]) == ("receive", "keep:trinket")


def strange(*does: str, **more: Any) -> Position:
    """An ogre that is no roaming monster for events stands far from ann, and an ordinary drake too."""
    trial = {"enemies": [{"id": "warden", "card": "lesser/ogre", "at": "c3", "gear": "current", "does": ["No roaming monster for events"]}]}
    p = position(**{"adventure": trial, **event(*does), **more})
    with p.arrange():
        p.put("drake", "c1")
    return p


@pytest.mark.rule("MD-ROM-04")
def test_event_cards_that_speak_of_roaming_monsters_pass_such_a_one_by() -> None:
    p = strange("All roaming monsters activate").go("end").until("act")
    acted = [e.figure for e in p.told(Activated) if e.how == "phase"]
    assert (acted.count("e1"), acted.count("e2")) == (1, 2)


@pytest.mark.rule("MD-ROM-04", "MD-OOF-06")
@pytest.mark.parametrize("card", ["lesser/ogre", "lesser/drake"])
def test_nor_does_an_event_that_finds_no_figure_rouse_it(card: str) -> None:
    p = strange(DUE, draws={"lesser": card})
    with p.arrange() as s:
        s.decks["lesser"] = [card]
    p.go("end").until("act")
    acted = [e.figure for e in p.told(Activated) if e.how == "phase"]
    assert ([e.card for e in p.told(NoFigures)], acted.count("e1"), acted.count("e2")) == ([card], 1, 1 + (card == "lesser/drake"))


@pytest.mark.rule("MD-ROM-04")
def test_for_a_trap_it_is_a_roaming_monster() -> None:
    """What is no event card knows nothing of it: an alarm finds no figure of its kind and rouses it."""
    bell = {"id": "bell", "name": "Bell", "text": "B.", "does": [DUE]}
    skull = {"id": "skull", "name": "Skull", "text": "S.", "does": ["All roaming monsters activate"]}
    for trap in (bell, skull):
        p = strange("All heroes gain 0 xp", traps=[trap], draws={"treasure-1": f"trinket {trap['id']}"})
        with p.arrange() as s:
            s.regular, s.decks["lesser"] = [p.zone("a1")], ["lesser/ogre"]
        p.go("pick-up").until("act")
        assert "e1" in [e.figure for e in p.told(Activated)]


@pytest.mark.rule("MD-ROM-04", "MD-ACT-09")
def test_for_everything_else_too() -> None:
    p = strange("All roaming monsters activate")
    with p.arrange() as s:
        s.enemies["e1"].zone, s.enemies["e1"].health = p.zone("a1"), 1
    p.go("melee:e1")
    assert ([e.xp for e in p.told(XpGained)], p.hero().pack) == ([5], ["trinket"])


@pytest.mark.rule("MD-ROM-05", "MD-OOF-01")
@pytest.mark.parametrize("present", ["lesser", "greater"])
def test_the_lesser_and_the_greater_card_of_a_monster_share_its_figure(present: str) -> None:
    p = fated(DUE, 4, draws={"greater": "greater/ogre"})
    with p.arrange():
        p.put("ogre", "c3", tier=present)
    p.go("end").until("act")
    assert ([e.card for e in p.told(NoFigures)], list(p.s.enemies), p.s.discards["greater"]) == (["greater/ogre"], ["e1"], ["greater/ogre"])
    assert [e.figure for e in p.told(Activated) if e.how == "phase"] == ["e1", "e1"]
    assert p.s.decks["treasure-4"] == ["trinket-4"] * 10


@pytest.mark.rule("MD-ROM-05")
def test_another_monster_has_a_figure_of_its_own() -> None:
    p = fated(DUE, 4, draws={"greater": "greater/drake"})
    with p.arrange():
        p.put("ogre", "c3", tier="greater")
    p.go("end").until("act")
    assert (p.told(NoFigures), [e.card for e in p.told(Arrived)]) == ([], ["greater/drake"])
