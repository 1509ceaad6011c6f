"""Setting up: heroes, classes, starting equipment, Lifespark, first player, and what stands on the board."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, RoundBegan
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.rules.setup import starting_weapons
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.decision import TABLE
from undercroft.kernel.table import Table

from .position import HEROES, OPEN, Position, position

WALLED = OPEN.replace("| C   C   C |\n    +---", "| C | C   C |\n    +---")
"""A wall between a3 and b3."""
SPOT = {"places": {"spot": "b1"}, "rules": ["When a hero enters spot: A guard comes to exit"]}


def real(*heroes: str, scenario: str = "scorched-earth", profile: dict[str, Any] | None = None, **more: Any) -> Table[DarkState]:
    return Table(MODULE.rules(MODULE.packs()), {"scenario": scenario, "characters": list(heroes), **more}, 1, profile=profile)


def asked(p: Position | Table[DarkState]) -> tuple[str, int, list[str]]:
    decision = p.decision
    assert decision is not None
    return decision.prompt, decision.seat, list(decision.keys)


@pytest.mark.rule("MD-SET-01")
@pytest.mark.parametrize("count", range(1, 7))
def test_one_to_six_heroes_take_part_each_with_a_seat_of_its_own(count: int) -> None:
    p = position(heroes=count)
    assert [(id, hero.seat) for id, hero in p.s.heroes.items()] == list(zip(HEROES, range(count)))
    assert p.table.seats == tuple(range(count))


@pytest.mark.rule("MD-SET-01", "MD-HPH-01")
def test_every_hero_is_activated_by_its_own_seat() -> None:
    p = position(heroes=3)
    seats = []
    for _ in range(3):
        seats.append((p.prompt, p.decision.seat))
        p.end_turn()
    assert seats == [("act", 0), ("act", 1), ("act", 2)]


@pytest.mark.rule("MD-SET-02")
def test_heroes_who_started_are_counted_once_and_for_all() -> None:
    p = position(heroes=3, adventure=SPOT, draws={"guards-1": "guards-1/rats"})
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
        s.heroes["cid"].left = True
    p.go("step:b1")
    assert (p.s.started, p.enemy().minions) == (3, [2, 2, 2])


@pytest.mark.rule("MD-SET-03")
def test_any_adventure_can_be_chosen_and_they_stand_in_the_advised_order() -> None:
    rules = MODULE.rules(MODULE.packs())
    assert [a.text.number for a in rules.content.adventures.values()] == list(range(11))
    offered = [setup["scenario"] for setup in MODULE.setups(rules)]
    assert list(dict.fromkeys(offered)) == list(rules.content.adventures)
    for adventure in rules.content.adventures:
        assert real("elias", scenario=adventure).state.adventure == adventure


@pytest.mark.rule("MD-SET-04")
def test_tiles_doors_and_tokens_lie_as_the_adventure_says() -> None:
    tiles = {"1R": WALLED, "2R": OPEN.replace("C", "r")}
    adventure = {
        "start": "b2", "exit": "f3", "levels": {"b2": 1, "d1": 2}, "doors": ["a3-b3"], "open_doors": ["c2-d2"],
        "tokens": [{"kind": "lair", "at": "e2"}], "pillars": [{"id": "post", "at": "f1", "health": 5}],
        "hidden": {"kinds": ["artifact", "library"], "at": ["a1", "c1"]},
    }  # fmt: skip
    p = position(tiles=tiles, rows=[["1R", "2R"]], adventure=adventure)
    s, board = p.s, p.game.board
    assert [(board.zones[t.zone].name, t.level) for t in s.levels] == [("b2", 1), ("d1", 2)]
    assert {id: board.zones[zone].name for id, zone in s.tokens.items()} == {"lair": "e2", "hidden-1": "a1", "hidden-2": "c1"}
    assert sorted(s.buried) == ["artifact", "library"]
    assert s.pillars == {"post": 5}
    assert (p.game.ways.range(p.zone("a3"), p.zone("b3")), p.game.ways.range(p.zone("c2"), p.zone("d2"))) == (None, 1)
    assert {board.zones[n].name for n in range(18) if board.rooms >> n & 1} == {f"{x}{y}" for x in "def" for y in "123"}
    assert (p.where("ann"), board.zones[p.game.adventure.exit].name) == ("b2", "f3")


@pytest.mark.rule("MD-SET-10")
def test_every_party_offered_has_different_heroes() -> None:
    parties = [tuple(setup["characters"]) for setup in MODULE.setups(MODULE.rules(MODULE.packs())) if setup["scenario"] == "scorched-earth"]
    assert len(parties) == len(set(parties)) == 2**6 - 1
    assert all(len(set(party)) == len(party) for party in parties)


@pytest.mark.rule("MD-SET-11")
def test_every_player_chooses_any_class_the_recommended_one_first() -> None:
    table = real("owen", "elias")
    kinds = list(table.rules.content.classes)  # type: ignore[attr-defined]
    assert asked(table) == ("choose-class", 0, [f"class:{k}" for k in ("paladin-of-fury", *(k for k in kinds if k != "paladin-of-fury"))])
    table.choose("class:shadow-barbarian")
    prompt, seat, keys = asked(table)
    assert (prompt, seat, keys[0], len(keys)) == ("choose-class", 1, "class:battle-wizard", 6)
    table.choose("class:nightshade-ranger")
    assert {id: hero.kind for id, hero in table.state.heroes.items()} == {"owen": "shadow-barbarian", "elias": "nightshade-ranger"}


@pytest.mark.rule("MD-SET-12")
def test_two_heroes_may_have_the_same_class() -> None:
    table = real("owen", "elias")
    table.choose("class:battle-wizard")
    assert "class:battle-wizard" in asked(table)[2]
    same = dict.fromkeys(("owen", "elias"), "battle-wizard")
    assert [h.kind for h in real("owen", "elias", classes=same).state.heroes.values()] == ["battle-wizard"] * 2


@pytest.mark.rule("MD-SET-12")
def test_a_table_may_agree_on_different_classes() -> None:
    table = real("owen", "elias", "sybil", profile={"different_classes": True}, classes={"sybil": "shadow-barbarian"})
    assert "class:shadow-barbarian" not in asked(table)[2]
    table.choose("class:battle-wizard")
    assert not {"class:battle-wizard", "class:shadow-barbarian"} & set(asked(table)[2])


@pytest.mark.rule("MD-SET-13")
def test_a_hero_of_a_story_keeps_its_class_and_is_not_asked_for_another() -> None:
    table = real("elias", story={"elias": {"kind": "shadow-barbarian"}})
    assert table.state.heroes["elias"].kind == "shadow-barbarian"
    assert asked(table)[0] != "choose-class"


@pytest.mark.rule("MD-SET-14")
def test_every_hero_receives_leather_armour_and_a_starting_weapon_of_choice() -> None:
    table = real("owen", "elias", classes={"owen": "paladin-of-fury", "elias": "battle-wizard"})
    prompt, seat, keys = asked(table)
    stock = starting_weapons(MODULE.rules(MODULE.packs()).content)
    assert (prompt, seat, keys) == ("choose-weapon", 0, [f"weapon:{w}" for w in dict.fromkeys(stock)])
    table.choose("weapon:mace")
    assert (asked(table)[1], "weapon:mace" in asked(table)[2]) == (1, False)  # there is one mace only
    table.choose("weapon:oak-staff")
    cards = {id: sorted([h.body, *h.hands, *h.pack]) for id, h in table.state.heroes.items()}
    assert cards == {"owen": ["leather-armour", "mace"], "elias": ["leather-armour", "oak-staff"]}
    assert len(table.state.decks["starting"]) == 19 - 4


@pytest.mark.rule("MD-SET-14")
def test_only_weapons_can_be_chosen_as_the_starting_weapon() -> None:
    buckler = {"id": "buckler", "slot": "hand", "kinds": ["shield"], "defence": "blue 1"}
    charm = {"id": "charm", "use": ["Heal 1"]}
    p = position(play=False, gear=[buckler, charm, {"id": "sling", "slot": "hand", "ranged": "yellow 1"}])
    assert (p.prompt, p.keys) == ("choose-weapon", ["weapon:club", "weapon:sling"])


@pytest.mark.rule("MD-SET-14")
def test_two_copies_of_a_weapon_serve_two_heroes() -> None:
    table = real("owen", "elias", "sybil", weapons={"owen": "long-sword", "elias": "long-sword"})
    assert [h.hands for h in table.state.heroes.values()] == [["long-sword"], ["long-sword"], []]
    assert "long-sword" not in table.state.decks["starting"]


@pytest.mark.rule("MD-SET-15")
def test_armour_starts_on_the_body_and_the_weapon_in_a_hand() -> None:
    p = position(play=False, gear=[{"id": "pike", "slot": "two-hands", "kinds": ["spear"], "melee": "yellow 2"}])
    p.go("weapon:pike")
    assert (p.hero().body, p.hero().hands, p.hero().pack) == ("leather", ["pike"], [])


@pytest.mark.rule("MD-SET-16")
@pytest.mark.parametrize("count", [1, 3, 6])
def test_the_lifespark_card_has_two_tokens_whatever_the_party(count: int) -> None:
    assert position(heroes=count).s.sparks == 2


@pytest.mark.rule("MD-SET-17")
@pytest.mark.parametrize("tokens", [0, 1, 5, 99])
def test_players_may_agree_on_other_tokens_of_the_lifespark_card(tokens: int) -> None:
    assert position(setup={"lifespark": tokens}).s.sparks == tokens


@pytest.mark.rule("MD-SET-18")
def test_every_hero_starts_with_five_health_and_no_experience() -> None:
    p = position(heroes=3)
    assert [(h.health, h.xp, h.shards, h.spent, h.skills) for h in p.s.heroes.values()] == [(5, 0, 0, 0, {})] * 3
    assert p.game.max_health("ann") == 5


@pytest.mark.rule("MD-SET-18")
def test_in_a_story_only_the_first_adventure_starts_without_experience() -> None:
    p = position(setup={"story": {"ann": {"kind": "tester", "xp": 7, "shards": 3, "body": "leather", "hands": ["club"]}}})
    assert (p.hero().xp, p.hero().shards, p.hero().health) == (7, 3, 5)


@pytest.mark.rule("MD-SET-19")
def test_all_heroes_start_in_the_starting_zone() -> None:
    p = position(heroes=4, adventure={"start": "b3"})
    assert [p.where(id) for id in p.s.heroes] == ["b3"] * 4


@pytest.mark.rule("MD-SET-20")
def test_the_players_choose_the_first_player_together() -> None:
    p = position(heroes=3, setup={"first": ""})
    assert asked(p.table) == ("choose-first", TABLE, ["hero:ann", "hero:bob", "hero:cid"])
    p.go("hero:bob")
    assert (p.s.first, p.prompt, p.decision.seat) == (1, "act", 1)
    p.end_turn()
    assert p.decision.seat == 2  # clockwise from there


@pytest.mark.rule("MD-SET-21")
def test_the_game_starts_at_level_one_whatever_tokens_lie_on_the_board() -> None:
    assert position(adventure={"levels": {"a1": 2, "c3": 5}}).s.level == 1


@pytest.mark.rule("MD-SET-22")
def test_enemies_of_the_set_up_are_there_before_the_first_round_as_strong_as_any() -> None:
    foes = [{"id": "beast", "card": "greater/ogre", "at": "c3"}, {"id": "watch", "card": "guards-1/rats", "at": "b3"}]
    p = position(heroes=3, adventure={"enemies": foes})
    beast, watch = p.enemy("e1"), p.enemy("e2")
    assert (p.where("e1"), beast.health, beast.minions, beast.gear) == ("c3", (3 + 2) * 3, [], "trinket")
    assert (p.where("e2"), watch.health, watch.minions, watch.gear) == ("b3", 2, [2, 2, 2], "trinket")
    order = [type(e) for e in p.table.events if isinstance(e, Arrived | RoundBegan)]
    assert order == [Arrived, Arrived, RoundBegan]
