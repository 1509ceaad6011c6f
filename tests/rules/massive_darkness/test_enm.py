"""Enemy cards: what stands on them, health, attacks and enchantments."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    Arrived,
    CombatBegan,
    Counted,
    Effected,
    EnemyDied,
    MinionDied,
    Rolled,
    Wounded,
)
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.packs import PackError

from .encounters import BEHIND, foe, opened
from .position import Position, position


def beset(kind: str = "rats", rolls: str = "", **more: Any) -> Position:
    """An enemy has attacked ann, who wears nothing, in the enemies' phase."""
    p = position(rolls=rolls, **more)
    with p.arrange():
        p.put(kind, "a1")
        p.outfit("ann", hands=["club"])
    return p.go("end")


# -- what stands on a card ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENM-01")
def test_every_published_card_has_health_dice_and_what_its_role_needs() -> None:
    content = MODULE.rules(MODULE.packs()).content
    assert sum(card.text.copies for card in content.cards.values()) == 50 + 12
    for id, card in content.cards.items():
        role = content.enemies[card.text.enemy].role
        assert card.level == (int(card.deck[-1]) if card.deck.startswith("guards") else 0), id
        assert card.text.health > 0, id
        assert set(card.dice) & {"melee", "ranged", "magic"}, id
        assert card.text.minions in ((1, 2) if role == "mob" else (0,)), id
        assert (role == "roaming") == (card.deck in ("lesser", "greater")), id


@pytest.mark.rule("MD-ENM-01")
def test_an_enemy_fights_with_what_is_printed_on_its_card() -> None:
    guard = foe("rats", melee="red 2", ranged="yellow 3", defence="green 1, blue 1", does=["When you attack: swords +4"])
    p = position(guards=[guard])
    with p.arrange():
        p.put("rats", "a1")
    p.go("melee:e1", "end")
    assert [(e.attack, e.defence) for e in p.told(Rolled)[:2]] == [(("yellow 1",), ("blue 1", "green 1")), (("red 1", "red 1"), ("blue 1",))]
    assert p.told(Counted)[1].swords == 6


@pytest.mark.rule("MD-ENM-02")
@pytest.mark.parametrize(("kind", "heroes", "minions"), [("rats", 1, 1), ("rats", 3, 3), ("mages", 1, 2), ("mages", 3, 6), ("mages", 6, 12)])
def test_minions_are_counted_by_the_heroes_who_started(kind: str, heroes: int, minions: int) -> None:
    p = opened(kind, heroes)
    assert len(p.enemy().minions) == minions


@pytest.mark.rule("MD-ENM-02", "MD-SET-02")
def test_dead_heroes_count_for_minions() -> None:
    p = position(heroes=3, draws={"guards-1": "guards-1/mages"}, **BEHIND)
    with p.arrange() as s:
        s.heroes["bob"].dead = s.heroes["cid"].dead = True
    assert len(p.go("open:b3").enemy().minions) == 6


# -- health ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENM-03")
def test_wounds_lower_health_and_at_none_the_figure_is_gone() -> None:
    p = position(rolls="1 2+bam")
    with p.arrange():
        p.put("ogre", "a1", health=3)
    p.go("melee:e1")
    assert [(e.damage, e.left) for e in p.told(Wounded)] == [(1, 2)]
    p.go("melee:e1")
    assert ("e1" in p.s.enemies, [e.figure for e in p.told(EnemyDied)]) == (False, ["e1"])


@pytest.mark.rule("MD-ENM-04")
def test_every_figure_of_a_mob_has_the_health_of_the_card() -> None:
    p = opened("brutes", 3)
    assert (p.enemy().minions, p.enemy().health) == ([3, 3, 3], 3)


@pytest.mark.rule("MD-ENM-05")
@pytest.mark.parametrize(("heroes", "health"), [(1, 2), (3, 6)])
def test_an_agent_has_its_health_for_every_hero_who_started(heroes: int, health: int) -> None:
    assert (opened("spy", heroes).enemy().health, opened("spy", heroes).enemy().minions) == (health, [])


@pytest.mark.rule("MD-ENM-05")
@pytest.mark.parametrize(("level", "tier", "health"), [(1, "lesser", 9), (4, "greater", 15)])
def test_so_has_a_roaming_monster_even_when_heroes_are_dead(level: int, tier: str, health: int) -> None:
    event = {"id": "roar", "name": "Roar", "kind": "patrol", "text": "R.", "does": ["A due roaming monster comes to the current level"]}
    p = position(heroes=3, events=[event], adventure={"levels": {"a1": level}}, draws={tier: f"{tier}/ogre"})
    with p.arrange() as s:
        s.heroes["bob"].dead = s.heroes["cid"].dead = True
        s.heroes["bob"].health = s.heroes["cid"].health = 0
        s.level = level
    p.go("end")
    assert (p.enemy().card, p.enemy().health) == (f"{tier}/ogre", health)


# -- attacks -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENM-06")
@pytest.mark.parametrize(
    ("card", "zone", "kinds"),
    [
        ({"melee": "yellow 1"}, "a1", ["melee"]), ({"melee": "yellow 1"}, "c1", []), ({"ranged": "yellow 1"}, "c1", ["ranged"]),
        ({"ranged": "yellow 1"}, "a1", []), ({"magic": "red 1"}, "c1", ["magic"]), ({"magic": "red 1"}, "a1", []),
    ],
)  # fmt: skip
def test_an_attack_type_needs_dice_on_the_card(card: dict[str, str], zone: str, kinds: list[str]) -> None:
    """The equipment has dice of all types, which make none of them available."""
    every = {"id": "every", "slot": "hand", "melee": "red 1", "ranged": "red 1", "magic": "red 1"}
    p = position(guards=[foe("rats", **{"melee": "", **card})], treasure={1: [every]})
    with p.arrange():
        p.put("rats", zone, gear="every")
    p.go("end")
    assert next(e.figure for e in p.told(Activated)) == "e1"
    assert [e.kind for e in p.told(CombatBegan)] == kinds


@pytest.mark.rule("MD-ENM-07")
def test_who_has_only_melee_closes_in() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "c1")
    p.go("end")
    assert (p.where("e1"), p.told(CombatBegan)) == ("a1", [])


@pytest.mark.rule("MD-ENM-07")
def test_who_can_attack_from_afar_does_so_at_once() -> None:
    p = position()
    with p.arrange():
        p.put("archers", "c1")
    p.go("end")
    assert (p.where("e1"), [e.kind for e in p.told(CombatBegan)]) == ("c1", ["ranged"])


@pytest.mark.rule("MD-ENM-07")
def test_and_fights_hand_to_hand_only_in_its_own_zone() -> None:
    p = position()
    with p.arrange():
        p.put("archers", "a1")
    p.go("end")
    assert (p.where("e1"), [e.kind for e in p.told(CombatBegan)]) == ("a1", ["melee"])


# -- enchantments --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ENM-08")
@pytest.mark.parametrize(
    ("line", "rolls", "swords"),
    [
        ("When you attack, Pay bam: swords +4", "1 1", 2), ("When you attack, Pay bam: swords +4", "2+bam 1", 7),
        ("When you attack, Pay bam: swords +4", "2+bam 2+bam", 8), ("When you attack, Pay bam: swords +4, repeat 2", "2+bam 2+bam", 12),
        ("When you attack, Pay 2 bams: swords +4", "2+bam 1", 3), ("When you attack, Pay 2 bams: swords +4", "2+bam 2+bam", 8),
    ],
)  # fmt: skip
def test_an_enchantment_works_once_however_many_symbols_there_are(line: str, rolls: str, swords: int) -> None:
    p = beset(guards=[foe("rats", melee="yellow 2", does=[line])], rolls=rolls)
    assert p.told(Counted)[0].swords == swords


@pytest.mark.rule("MD-ENM-09")
@pytest.mark.parametrize(("rolls", "shields"), [("2+bam 1", 1), ("1 2+bam", 7)])
def test_defence_enchantments_are_paid_with_its_own_defence_dice(rolls: str, shields: int) -> None:
    """Ann's die is rolled first, then that of the rats."""
    p = position(guards=[foe("rats", defence="blue 1", does=["When you defend, Pay bam: shields +5"])], rolls=rolls)
    with p.arrange():
        p.put("rats", "a1")
    assert p.go("melee:e1").told(Counted)[0].shields == shields


@pytest.mark.rule("MD-ENM-09")
@pytest.mark.parametrize(("rolls", "swords"), [("1 2+bam", 1), ("2+bam 1", 7)])
def test_attack_enchantments_with_its_attack_dice(rolls: str, swords: int) -> None:
    """The die of the rats is rolled first, then that of ann's armour."""
    p = position(guards=[foe("rats", does=["When you attack, Pay bam: swords +5"])], rolls=rolls)
    with p.arrange():
        p.put("rats", "a1")
    assert p.go("end").told(Counted)[0].swords == swords


@pytest.mark.rule("MD-ENM-09")
def test_an_enemy_that_would_pay_with_blood_is_refused() -> None:
    with pytest.raises(PackError, match="an enemy pays with symbols only"):
        position(guards=[foe("rats", does=["When you attack, Pay bloodlust 1: swords +1"])])


@pytest.mark.rule("MD-ENM-10")
@pytest.mark.parametrize(("rolls", "lines"), [("2+bam 1", ["enemy"]), ("2+bam 2+bam", ["enemy", "equipment"]), ("1 1", [])])
def test_enchantments_of_card_and_equipment_add_up_the_card_first(rolls: str, lines: list[str]) -> None:
    axe = {"id": "axe", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, Pay bam: swords +10"]}
    p = position(guards=[foe("rats", does=["When you attack, Pay bam: swords +100"])], treasure={1: [axe]}, rolls=rolls)
    with p.arrange():
        p.put("rats", "a1", gear="axe")
        p.outfit("ann", hands=["club"])
    p.go("end")
    assert [e.line.partition("/")[0] for e in p.told(Effected)] == lines
    assert p.told(Counted)[0].swords // 10 == {0: 0, 1: 10, 2: 11}[len(lines)]


@pytest.mark.rule("MD-ENM-13")
def test_an_attacked_enemy_rolls_the_defence_dice_of_its_card() -> None:
    p = position(rolls="2+bam 1")
    with p.arrange():
        p.put("brutes", "a1")
    p.go("melee:e1")
    assert p.told(Rolled)[0].defence == ("green 1",)
    assert ([e.wounds for e in p.told(Counted)], p.enemy().minions, p.told(MinionDied)) == ([1], [2], [])


@pytest.mark.rule("MD-ENM-02", "MD-MOB-02")
def test_figures_stand_where_the_card_brings_them() -> None:
    p = opened("rats", 2)
    assert [(e.figure, e.card, p.game.name(e.cell)) for e in p.told(Arrived)] == [("e1", "guards-1/rats", "b3")]
