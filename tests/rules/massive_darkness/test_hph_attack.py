"""Attack actions: weapons, ranges and targets."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Rolled

from .position import Position, position

ROW = """
    +---+---+---+
    | C   C   C |
    +---+---+---+
      C   C   C
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
"""The middle row goes on over the edges; the upper one is walled off."""
SWORD = {"id": "sword", "slot": "hand", "kinds": ["sword"], "melee": "red 1"}
BOW = {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 1"}
KNIFE = {"id": "knife", "slot": "hand", "kinds": ["dagger"], "melee": "yellow 1", "ranged": "yellow 2"}
WAND = {"id": "wand", "slot": "hand", "kinds": ["wand"], "magic": "yellow 1"}


def archery(*zones: str) -> Position:
    """ann at the west end of a long row, with enemies in these zones."""
    adventure = {"doors": ["a1-a2", "d1-d2"], "start": "a2", "levels": {"a2": 1}}
    p = position(tiles={"1R": ROW, "2R": ROW}, rows=[["1R", "2R"]], adventure=adventure, gear=[SWORD, BOW, KNIFE, WAND])
    with p.arrange():
        for zone in zones:
            p.put("rats", zone)
    return p


def armed(p: Position, *hands: str, pack: tuple[str, ...] = ()) -> Position:
    with p.arrange():
        p.outfit("ann", body="leather", hands=hands, pack=pack)
    return p


def attacks(p: Position) -> list[str]:
    return [key for key in p.keys if key.partition(":")[0] in ("melee", "ranged", "magic")]


@pytest.mark.rule("MD-HPH-07")
def test_a_melee_attack_is_made_with_a_melee_weapon_at_an_enemy_in_the_zone() -> None:
    p = armed(archery("a2", "b2", "a3"), "sword")
    assert attacks(p) == ["melee:e1"]


@pytest.mark.rule("MD-HPH-07")
@pytest.mark.parametrize("hands", [(), ("wand",)])
def test_without_an_equipped_melee_weapon_there_is_no_melee_attack(hands: tuple[str, ...]) -> None:
    p = armed(archery("a2"), *hands, pack=("sword",))
    assert attacks(p) == []


@pytest.mark.rule("MD-HPH-08")
def test_a_ranged_attack_reaches_any_enemy_in_sight_from_range_1() -> None:
    p = armed(archery("a2", "b2", "f2", "a3", "b3", "a1"), "bow")
    assert attacks(p) == ["ranged:e2", "ranged:e3", "ranged:e4"]  # not in the own zone, not across a corner, not through a closed door


@pytest.mark.rule("MD-HPH-08")
def test_a_bow_that_is_not_equipped_does_not_shoot() -> None:
    p = armed(archery("b2"), "sword", pack=("bow",))
    assert attacks(p) == []


@pytest.mark.rule("MD-HPH-09")
def test_a_magic_attack_reaches_enemies_in_sight_at_range_1_and_2() -> None:
    p = armed(archery("a2", "b2", "c2", "d2", "b3", "a1"), "wand")
    assert attacks(p) == ["magic:e2", "magic:e3"]


@pytest.mark.rule("MD-HPH-09")
def test_a_wand_that_is_not_equipped_does_nothing() -> None:
    p = armed(archery("b2"), "sword", pack=("wand",))
    assert attacks(p) == []


@pytest.mark.rule("MD-HPH-10")
@pytest.mark.parametrize(
    ("hands", "key", "dice"),
    [
        (("club", "sword"), "melee:e1", ["yellow 1", "red 1"]),
        (("club", "knife"), "melee:e1", ["yellow 1", "yellow 1"]),
        (("club", "knife"), "ranged:e2", ["yellow 1", "yellow 1"]),
        (("wand", "sword"), "magic:e2", ["yellow 1"]),
    ],
)
def test_an_attack_is_one_roll_of_all_equipped_dice_of_its_type(hands: tuple[str, ...], key: str, dice: list[str]) -> None:
    p = armed(archery("a2", "b2"), *hands)
    p.go(key)
    rolled = p.told(Rolled)
    assert len(rolled) == 1
    assert sorted(rolled[0].attack) == sorted(dice)


@pytest.mark.rule("MD-HPH-11")
@pytest.mark.parametrize("target", ["e1", "e2", "e3"])
def test_the_player_chooses_one_target_whatever_its_strength(target: str) -> None:
    p = armed(archery("b2", "c2"), "bow")
    with p.arrange():
        p.put("ogre", "c2")
    assert attacks(p) == ["ranged:e1", "ranged:e2", "ranged:e3"]
    p.go(f"ranged:{target}")
    assert [e.target for e in p.told(CombatBegan)] == [target]
    wounded = {e: p.enemy(e).minions or p.enemy(e).health for e in p.s.enemies}
    assert wounded == {e: (3 if e == "e3" else [2]) if e != target else (2 if e == "e3" else [1]) for e in wounded}


@pytest.mark.rule("MD-HPH-12")
def test_a_hero_among_enemies_may_still_shoot_and_cast_at_others() -> None:
    p = armed(archery("a2", "c2"), "knife", "wand")
    assert attacks(p) == ["melee:e1", "ranged:e2", "magic:e2"]
    p.go("magic:e2")
    assert [e.target for e in p.told(CombatBegan)] == ["e2"]
