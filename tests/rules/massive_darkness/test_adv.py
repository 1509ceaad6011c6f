"""Adventures in general: what they list, what they place, and whose rules come first."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import RuleWorked, XpGained
from undercroft.games.massive_darkness.module import MODULE

from .position import DARK, OPEN, Position, position
from .quests import next_round

GIFT = {"tokens": [{"kind": "lair", "at": "a1"}]}


def picked(does: str, heroes: int = 1, **more: Any) -> Position:
    """Ann picks up a token for which the adventure says something."""
    return position(heroes=heroes, adventure={**GIFT, "rules": [f"When a hero picks up any lair: {does}"]}, **more)


def foe(card: str, **more: Any) -> dict[str, Any]:
    return {"enemies": [{"id": "guest", "card": card, "at": "c1", **more}]}


def coming(card: str, **more: Any) -> Position:
    """An enemy comes when ann picks up a token."""
    return position(
        adventure={
            **GIFT, "places": {"spot": "c1"}, "enemies": [{"id": "guest", "card": card}],
            "rules": ["When a hero picks up any lair: Guest comes to spot"],
        },
        **more,
    )  # fmt: skip


# -- what an adventure lists -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-01")
@pytest.mark.parametrize("number", range(11))
def test_every_adventure_lists_tiles_by_number_and_side_objectives_and_special_rules(number: int) -> None:
    (found,) = (a for a in MODULE.rules(MODULE.packs()).content.adventures.values() if a.text.number == number)
    tiles = [tile for tile in found.board.tiles if tile != "bridge"]
    assert tiles
    assert all(tile[:-1] in "123456789" and tile[-1] in "RV" for tile in tiles)
    assert len({tile[:-1] for tile in tiles}) == len(tiles)
    assert found.text.objectives
    assert found.text.special
    assert found.rules


@pytest.mark.rule("MD-ADV-01", "MD-SET-04")
def test_the_tiles_are_laid_as_the_adventure_says_each_on_its_side() -> None:
    p = position(tiles={"1V": DARK, "2R": OPEN}, rows=(("2R", "1V"),), adventure={"doors": ["c1-d1"]})
    assert p.game.board.tiles == ["2R", "1V"]
    assert [p.game.dark(p.zone(zone)) for zone in ("a1", "c3", "d1", "f3")] == [False, False, True, True]


@pytest.mark.rule("MD-ADV-02")
@pytest.mark.parametrize("zone", ["a1", "c2"])
def test_where_everything_lies_is_data_of_the_adventure(zone: str) -> None:
    p = position(
        adventure={
            "start": zone, "exit": "b2", "levels": {"b3": 2}, "tokens": [{"kind": "library", "at": "c3"}], "pillars": [{"id": "stone", "at": "b1"}],
            **foe("greater/ogre"),
        }
    )  # fmt: skip
    assert p.where("ann") == zone
    assert (p.s.levels[0].zone, p.s.levels[0].level) == (p.zone("b3"), 2)
    assert (p.s.tokens, p.game.adventure.pillars["stone"].zones) == ({"library": p.zone("c3")}, (p.zone("b1"),))
    assert (p.where("e1"), p.game.adventure.exit) == ("c1", p.zone("b2"))


@pytest.mark.rule("MD-ADV-02", "MD-DOR-01")
def test_doors_stand_where_the_adventure_puts_them() -> None:
    wall = OPEN.replace("C   C   C |\n    +   +", "C | C   C |\n    +   +", 1)
    p = position(tiles={"1R": wall}, adventure={"doors": ["a1-b1"]})
    assert ("open:b1" in p.keys, "step:b1" in p.keys) == (True, False)
    p = position(tiles={"1R": wall}, adventure={"open_doors": ["a1-b1"]})
    assert ("open:b1" in p.keys, "step:b1" in p.keys) == (False, True)


# -- special rules -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-03")
@pytest.mark.parametrize(("rules", "drawn"), [([], 1), (["No event cards are drawn"], 0)])
def test_a_special_rule_comes_before_the_general_rules(rules: list[str], drawn: int) -> None:
    p = next_round(position(adventure={"rules": rules}))
    assert (p.s.round, len(p.s.discards["events"])) == (2, drawn)


@pytest.mark.rule("MD-ADV-03", "MD-WIN-04")
def test_special_rules_work_at_their_moments_and_are_told() -> None:
    p = position(adventure={"rules": ["At end of the round, If round 2 to 2: The heroes lose"]})
    next_round(p)
    assert (p.s.outcome, p.told(RuleWorked)) == (None, [])
    next_round(p)
    assert (p.s.outcome, p.s.lost_by) == ("lost", "adventure/trial/0")
    assert [e.what for e in p.told(RuleWorked)] == ["adventure/trial/0"]


@pytest.mark.rule("MD-ADV-03")
def test_rules_of_a_moment_work_in_their_order_each_with_its_own_conditions() -> None:
    p = position(
        adventure={
            **GIFT,
            "rules": [
                "When a hero picks up any lair, If found is at 1: The hero gains 1 xp",
                "When a hero picks up any lair: Count found",
                "When a hero picks up any lair, If found is at 1: The hero gains 2 xp",
                "When a hero picks up any lair, If found is at 1, If even round: The hero gains 8 xp",
            ],
        }
    )
    assert p.go("pick-up").hero().xp == 2


@pytest.mark.rule("MD-ADV-03")
def test_what_happens_for_the_first_time_happens_once() -> None:
    p = position(adventure={"places": {"spot": "b1"}, "rules": ["When a hero enters spot, If for the first time: The hero gains 1 xp"]})
    p.go("step:b1", "step:a1", "step:b1", "step:a1")
    assert p.hero().xp == 1


# -- what an adventure places ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-04", "MD-GRD-01")
@pytest.mark.parametrize("card", ["greater/ogre", "guards-3/rats", "guards-2/spy", "guard", "greater", "due"])
def test_placed_enemies_are_guardians_with_a_treasure_of_the_current_level(card: str) -> None:
    p = position(adventure=foe(card))
    assert p.enemy().gear == "trinket"


@pytest.mark.rule("MD-ADV-04", "MD-LVL-14")
def test_the_treasure_is_of_the_level_at_which_the_enemy_comes() -> None:
    p = coming("greater/ogre")
    with p.arrange() as s:
        s.level = 3
    p.go("pick-up")
    assert p.enemy().gear == "trinket-3"


@pytest.mark.rule("MD-ADV-04")
@pytest.mark.parametrize(("gear", "found"), [("none", ""), ("5", "trinket-5")])
def test_an_adventure_may_say_otherwise(gear: str, found: str) -> None:
    p = position(adventure=foe("greater/ogre", gear=gear))
    assert p.enemy().gear == found


@pytest.mark.rule("MD-ADV-04", "MD-SET-22")
def test_placed_enemies_have_minions_and_health_for_every_hero() -> None:
    p = position(heroes=3, adventure=foe("guards-3/mages"))
    assert (p.enemy().health, p.enemy().minions) == (1, [1] * 6)
    p = position(heroes=3, adventure=foe("greater/ogre"))
    assert (p.enemy().health, p.enemy().minions) == (5 * 3, [])


@pytest.mark.rule("MD-ADV-05")
@pytest.mark.parametrize("level", [1, 5])
def test_a_named_monster_uses_its_greater_card_whatever_the_level(level: int) -> None:
    p = coming("greater/ogre")
    with p.arrange() as s:
        s.level = level
    p.go("pick-up")
    assert (p.enemy().card, p.enemy().special) == ("greater/ogre", "guest")
    assert "greater/ogre" not in p.s.decks["greater"]


@pytest.mark.rule("MD-ADV-05", "MD-DCK-01")
def test_a_named_monster_is_taken_from_the_discards_if_its_card_lies_there() -> None:
    p = coming("greater/ogre")
    with p.arrange() as s:
        s.decks["greater"].remove("greater/ogre")
        s.discards["greater"].append("greater/ogre")
    p.go("pick-up")
    assert p.enemy().card == "greater/ogre"
    assert (p.s.decks["greater"], p.s.discards["greater"]) == (["greater/drake"], [])


@pytest.mark.rule("MD-ADV-05")
def test_an_unnamed_monster_is_drawn() -> None:
    p = coming("greater", draws={"greater": "greater/drake"}).go("pick-up")
    assert (p.enemy().card, p.s.decks["greater"]) == ("greater/drake", ["greater/ogre"])


@pytest.mark.rule("MD-ADV-05", "MD-LVL-12")
@pytest.mark.parametrize(("level", "tier"), [(3, "lesser"), (4, "greater")])
def test_a_monster_of_the_strength_that_is_due_depends_on_the_level(level: int, tier: str) -> None:
    p = coming("due/ogre")
    with p.arrange() as s:
        s.level = level
    p.go("pick-up")
    assert p.enemy().card == f"{tier}/ogre"


@pytest.mark.rule("MD-ADV-06")
def test_experience_for_the_hero_goes_to_who_picked_the_token_up() -> None:
    p = picked("The hero gains 3 xp", heroes=2).go("pick-up")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (3, 0)
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("ann", 3)]


@pytest.mark.rule("MD-ADV-06", "MD-ACT-11")
def test_experience_for_all_heroes_goes_to_those_who_live_and_are_in_play() -> None:
    p = picked("All heroes gain 5 xp", heroes=4)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("c3")
        s.heroes["cid"].dead, s.heroes["cid"].health = True, 0
        s.heroes["dan"].left = True
    p.go("pick-up")
    assert [p.hero(id).xp for id in ("ann", "bob", "cid", "dan")] == [5, 5, 0, 0]


# -- one's own adventures --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ADV-07")
def test_an_adventure_of_ones_own_is_played_to_its_own_victory() -> None:
    own = {
        "places": {"altar": "c2"}, "objectives": [{"id": "pray", "text": "Reach the altar."}],
        "rules": ["When a hero enters altar: Complete pray"],
    }  # fmt: skip
    p = position(tiles={"2R": OPEN}, rows=(("2R", "1R"),), adventure={"doors": ["c1-d1"], **own})
    p.go("step:b1", "step:b2")
    assert (p.s.done, p.s.outcome) == ([], None)
    p.go("step:c2")
    assert (p.s.done, p.s.outcome) == (["pray"], "won")


@pytest.mark.rule("MD-ADV-07", "MD-WIN-01")
@pytest.mark.parametrize("win", ["When any enemy dies, If no enemies are left: The heroes win", "At end of the round, If odd round: The heroes win"])
def test_the_same_map_can_have_another_victory_condition(win: str) -> None:
    p = position(adventure={**foe("greater/ogre"), "rules": [win]}, rolls="2+bam")
    with p.arrange() as s:
        s.heroes["ann"].zone, s.enemies["e1"].health = p.zone("c1"), 1
    p.go("melee:e1") if "enemy" in win else next_round(p)
    assert (p.s.outcome, p.s.round) == ("won", 1)
