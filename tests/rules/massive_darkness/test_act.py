"""Actors: who they are, who are allies, what their deaths bring, and whose turn counts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, CombatBegan, Counted, EnemyDied, Rolled, Wounded, XpGained
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.packs import PackError

from .position import OPEN, Position, position

BELL = {"id": "bell", "use": ["Heal 1, ally, range 1"]}
HORN = {"id": "horn", "use": ["All allies in the zone are stunned"]}
BOMB = {"id": "bomb", "use": ["All enemies in the zone suffer 9"]}
STORM = {"id": "storm", "name": "Storm", "kind": "omen", "text": "S.", "does": ["All enemies on the board suffer 9"]}
CREED = {"id": "creed", "name": "Creed", "kind": "blessing", "text": "C.", "does": ["Gain 1 xp"]}


def gained(p: Position) -> dict[str, int]:
    return {id: hero.xp for id, hero in p.s.heroes.items()}


def facing(kind: str, *, heroes: int = 3, rolls: str = "", **more: Any) -> Position:
    """ann with an enemy of health 1 in her zone."""
    p = position(heroes=heroes, rolls=rolls, gear=[BELL, HORN, BOMB], events=[STORM])
    with p.arrange():
        p.put(kind, "a1", **more)
    return p


@pytest.mark.rule("MD-ACT-01")
def test_every_enemy_is_a_mob_an_agent_or_a_roaming_monster() -> None:
    content = MODULE.rules(MODULE.packs()).content
    decks = ("guards-1", "lesser", "greater")
    roles = {deck: {content.enemies[card.text.enemy].role for card in content.cards.values() if card.deck == deck} for deck in decks}
    assert roles == {"guards-1": {"mob", "agent"}, "lesser": {"roaming"}, "greater": {"roaming"}}
    p = position()
    with p.arrange():
        for kind in ("rats", "spy", "ogre"):
            p.put(kind, "c3")
    assert [p.game.role(enemy) for enemy in p.s.enemies.values()] == ["mob", "agent", "roaming"]


@pytest.mark.rule("MD-ACT-01")
def test_there_is_no_other_kind_of_actor() -> None:
    with pytest.raises(PackError, match=r"enemies\.yaml:\d+: .*'pet'"):
        position(kinds=[("cat", "pet", 0)])


@pytest.mark.rule("MD-ACT-02")
def test_heroes_are_asked_and_enemies_act_by_the_rules_alone() -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        p.put("rats", "a1", minions=0)
        s.heroes["ann"].xp = 3
    assert (p.prompt, p.decision.seat) == ("act", 0)
    p.end_turn()
    assert (p.prompt, p.decision.seat) == ("act", 1)
    p.end_turn()  # nobody is asked about the attack on the hero with the most experience
    assert [(e.figure, e.target) for e in p.told(CombatBegan)] == [("e1", "ann")]
    assert p.s.round == 2


@pytest.mark.rule("MD-ACT-03")
def test_a_hero_is_not_its_own_ally() -> None:
    p = position(heroes=3, gear=[BELL])
    with p.arrange() as s:
        for hero in s.heroes.values():
            hero.health = 3
        s.heroes["cid"].zone = p.zone("c3")
        p.outfit("ann", pack=["bell"])
    p.go("use:bell")
    assert [h.health for h in p.s.heroes.values()] == [3, 4, 3]  # cid is out of reach


@pytest.mark.rule("MD-ACT-03")
def test_what_befalls_all_allies_spares_oneself_and_the_enemies() -> None:
    p = position(heroes=3, gear=[HORN])
    with p.arrange():
        p.put("rats", "a1")
        p.outfit("ann", pack=["horn"])
    p.go("use:horn")
    assert ([h.stunned for h in p.s.heroes.values()], p.enemy().stunned) == ([False, True, True], False)


@pytest.mark.rule("MD-ACT-03", "MD-ENM-12")
@pytest.mark.parametrize(("zone", "swords"), [("a1", 1 + 2), ("c3", 1)])
def test_an_enemys_allies_are_the_other_enemies(zone: str, swords: int) -> None:
    rats = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "does": ["When you attack, If an ally in the zone: swords +2"]}
    p = position(heroes=2, guards=[rats])
    with p.arrange():
        p.put("rats", "a1")
        p.put("spy", zone)
    p.end_turn().end_turn().go("enemy:e1", "hero:ann")
    assert [e.swords for e in p.told(Counted) if e.figure == "e1"] == [swords]


@pytest.mark.rule("MD-ACT-04")
def test_a_boss_has_the_health_the_dice_and_the_enchantments_of_its_minions() -> None:
    rats = {"enemy": "rats", "health": 2, "minions": 1, "melee": "yellow 1", "defence": "blue 1", "does": ["When you defend: shields +1"]}
    p = position(guards=[rats], rolls="2+bam blank 2+bam blank")
    with p.arrange():
        p.put("rats", "a1", minions=1)
    before = p.enemy()
    assert (before.health, before.minions) == (2, [2])
    p.go("melee:e1")
    with_minion = p.told(Rolled)[-1]
    assert (with_minion.defence, p.enemy().minions) == (("blue blank",), [1])  # 2 swords less the shield of the card
    with p.arrange() as s:
        s.enemies["e1"].minions = []
    p.go("melee:e1")
    assert (p.told(Rolled)[-1].defence, p.enemy().health) == (with_minion.defence, 1)


@pytest.mark.rule("MD-ACT-05")
@pytest.mark.parametrize("card", ["guards-1/rats", "guards-1/spy", "lesser/ogre"])
def test_bosses_agents_and_roaming_monsters_are_guardians_with_equipment(card: str) -> None:
    p = position(adventure={"enemies": [{"id": "foe", "card": card, "at": "c3"}]})
    assert [e.gear for e in p.told(Arrived)] == ["trinket"]
    assert p.game.guardian(p.enemy())


@pytest.mark.rule("MD-ACT-05")
def test_minions_without_their_boss_are_no_guardian() -> None:
    p = facing("rats", minions=1, health=0)
    assert not p.game.guardian(p.enemy())


@pytest.mark.rule("MD-ACT-06")
def test_a_minion_gives_a_point_to_whoever_dealt_the_last_wound() -> None:
    p = facing("rats", minions=[1, 2]).go("melee:e1")
    assert (gained(p), p.enemy().minions) == ({"ann": 1, "bob": 0, "cid": 0}, [2])


@pytest.mark.rule("MD-ACT-06")
def test_a_wound_that_does_not_kill_gives_nothing() -> None:
    p = facing("rats", minions=[2]).go("melee:e1").end_turn()
    assert p.prompt == "act"
    p.go("melee:e1")  # bob finishes what ann began
    assert gained(p) == {"ann": 0, "bob": 1, "cid": 0}


@pytest.mark.rule("MD-ACT-07")
def test_a_boss_gives_three_points_to_every_hero() -> None:
    p = facing("rats", minions=0, health=1).go("melee:e1")
    assert gained(p) == dict.fromkeys(("ann", "bob", "cid"), 3)


@pytest.mark.rule("MD-ACT-08")
def test_an_agent_gives_four_points_to_every_hero() -> None:
    p = facing("spy", health=1).go("melee:e1")
    assert gained(p) == dict.fromkeys(("ann", "bob", "cid"), 4)


@pytest.mark.rule("MD-ACT-09")
@pytest.mark.parametrize("tier", ["lesser", "greater"])
def test_a_roaming_monster_gives_five_points_to_every_hero(tier: str) -> None:
    p = facing("ogre", health=1, tier=tier).go("melee:e1")
    assert gained(p) == dict.fromkeys(("ann", "bob", "cid"), 5)


@pytest.mark.rule("MD-ACT-10")
def test_an_enemy_that_an_event_destroys_gives_neither_experience_nor_loot() -> None:
    p = position(heroes=2, events=[STORM])
    with p.arrange():
        p.put("rats", "c3", gear="trinket")
        p.put("ogre", "c3", health=3, gear="trinket")
    p.end_turn().end_turn().until("act")
    assert (p.s.round, p.s.enemies, gained(p)) == (2, {}, {"ann": 0, "bob": 0})
    assert [(e.by, e.rules) for e in p.told(EnemyDied)] == [("", ("MD-ACT-10",))] * 2
    assert ([h.pack for h in p.s.heroes.values()], p.s.discards["treasure-1"]) == ([[], []], ["trinket"] * 2)


@pytest.mark.rule("MD-ACT-10", "MD-Q04-05")
def test_an_enemy_that_falls_with_its_tile_gives_neither_experience_nor_loot() -> None:
    tiles = {"1R": OPEN.replace(" C |", " C"), "2R": OPEN.replace("| C ", "  C ")}
    adventure = {"timers": {"2R": 1}, "levels": {"a1": 1, "f1": 1}, "rules": ["When the first player changes: The dungeon crumbles"]}
    p = position(tiles=tiles, rows=[["1R", "2R"]], adventure=adventure)
    with p.arrange():
        p.put("rats", "f3", gear="trinket", stunned=True)
    p.end_turn()
    assert (p.s.round, p.s.enemies, gained(p), p.hero().pack) == (2, {}, {"ann": 0}, [])
    assert (p.s.discards["guards-1"], p.s.discards["treasure-1"]) == (["guards-1/rats"], ["trinket"])


@pytest.mark.rule("MD-ACT-10")
def test_a_heros_equipment_that_destroys_an_enemy_gives_both() -> None:
    p = facing("rats", heroes=2, minions=1, gear="trinket")
    with p.arrange():
        p.outfit("ann", pack=["bomb"])
    p.go("use:bomb", "keep:trinket")
    assert (gained(p), p.hero().pack) == ({"ann": 1 + 3, "bob": 3}, ["bomb", "trinket"])


@pytest.mark.rule("MD-ACT-11")
def test_every_hero_means_those_who_are_alive_at_that_moment() -> None:
    p = facing("spy", health=1)
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
        s.heroes["cid"].left = True
    p.go("melee:e1")
    assert gained(p) == {"ann": 4, "bob": 0, "cid": 0}
    assert [e.figure for e in p.told(XpGained)] == ["ann"]


@pytest.mark.rule("MD-ACT-12")
def test_the_active_hero_is_the_one_whose_activation_it_is() -> None:
    p = position(heroes=3)
    assert p.game.active() == "ann"
    p.end_turn()
    assert p.game.active() == "bob"


@pytest.mark.rule("MD-ACT-12")
def test_the_hero_stays_active_while_enemies_counter_attack() -> None:
    p = facing("rats", heroes=2)
    with p.arrange():
        p.put("spy", "a1")
    p.go("melee:e1", "melee:e2", "end")
    assert (p.prompt, p.game.active()) == ("which-counter", "ann")


@pytest.mark.rule("MD-ACT-12")
@pytest.mark.parametrize(("first", "who"), [(0, "ann"), (2, "cid")])
def test_outside_an_activation_the_first_players_hero_is_active(first: int, who: str) -> None:
    p = position(heroes=3, events=[CREED])
    with p.arrange() as s:
        s.first, s.turn, s.phase, s.acted = first, None, "event", []
    p.until("act")
    assert {id: xp for id, xp in gained(p).items() if xp} == {who: 1}


@pytest.mark.rule("MD-ACT-13")
@pytest.mark.parametrize(("gone", "who"), [({"bob": "dead"}, "cid"), ({"bob": "left"}, "cid"), ({"bob": "dead", "cid": "left"}, "ann")])
def test_for_a_hero_who_is_dead_or_gone_the_next_clockwise_is_active(gone: dict[str, str], who: str) -> None:
    p = position(heroes=3, events=[CREED], setup={"lifespark": 9})
    with p.arrange() as s:
        s.first, s.turn, s.phase, s.acted = 1, None, "event", []
        for id, how in gone.items():
            setattr(s.heroes[id], how, True)
    p.until("act")
    assert {id: xp for id, xp in gained(p).items() if xp} == {who: 1}


@pytest.mark.rule("MD-ACT-02")
def test_an_enemy_is_never_activated_in_the_heroes_phase_of_its_own_accord() -> None:
    p = facing("rats", heroes=2).end_turn()
    assert ([e.figure for e in p.told(Activated)], p.told(Wounded)) == (["bob"], [])
