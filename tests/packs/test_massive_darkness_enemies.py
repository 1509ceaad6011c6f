"""The enemies, door cards, event cards and tiles of the pack "Massive Darkness" against the facts and counts that the rules document lists."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import undercroft.packs
import undercroft.server
from undercroft.games.massive_darkness.content import tiles, words
from undercroft.games.massive_darkness.content.dice import LIMIT, Pool, expected
from undercroft.games.massive_darkness.content.loading import LEVELS, load
from undercroft.games.massive_darkness.content.model import Content, Effect, EnemyCard
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

HEROES = 6
"""At most so many (MD-SET-01)."""
MELEE, RANGED, MAGIC = words.ATTACKS


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "massive_darkness")])


# -- enemies -------------------------------------------------------------------------------------------------------------
KINDS = {
    "dwarf-defenders": ("Dwarf Defenders", "mob", 6, None),
    "dwarf-warriors": ("Dwarf Warriors", "mob", 12, {MELEE}),
    "goblin-archers": ("Goblin Archers", "mob", 12, {MELEE, RANGED}),
    "goblin-warriors": ("Goblin Warriors", "mob", 12, {MELEE}),
    "orc-flayers": ("Orc Flayers", "mob", 6, {MELEE}),
    "orc-enforcers": ("Orc Enforcers", "mob", 6, None),
    "dwarf-agent": ("Dwarf Agent", "agent", 0, {MELEE}),
    "goblin-agent": ("Goblin Agent", "agent", 0, None),
    "orc-agent": ("Orc Agent", "agent", 0, None),
    "high-troll": ("High Troll", "roaming", 0, {MELEE}),
    "giant-spider": ("Giant Spider", "roaming", 0, {MELEE, RANGED}),
    "hellhound": ("Hellhound", "roaming", 0, {MELEE, MAGIC}),
    "ogre-mage": ("Ogre Mage", "roaming", 0, {MELEE, MAGIC}),
    "abyssal-demon": ("Abyssal Demon", "roaming", 0, {MELEE, MAGIC}),
    "liliarch": ("Liliarch", "roaming", 0, None),
}
"""The inventory: name, role, minion figures, and the attack types where the text tells them."""
GUARDS = [id for id, (_, role, _, _) in KINDS.items() if role != "roaming"]
ROAMING = [id for id in KINDS if id not in GUARDS]


def role_of(card: EnemyCard) -> str:
    return pack().enemies[card.text.enemy].role


def deck(name: str) -> list[EnemyCard]:
    return [card for card in pack().cards.values() if card.deck == name]


def guard(level: int, enemy: str) -> EnemyCard:
    return pack().cards[f"guards-{level}/{enemy}"]


def ranks(enemy: str) -> list[EnemyCard]:
    """The cards of a kind from the weakest to the strongest."""
    decks = ("lesser", "greater") if enemy in ROAMING else tuple(f"guards-{level}" for level in LEVELS)
    return [pack().cards[f"{d}/{enemy}"] for d in decks]


def mean(pool: Pool) -> Fraction:
    return sum((expected(colour) for colour in pool.each()), Fraction(0))


def defence(card: EnemyCard) -> Fraction:
    """The mean shields of its defence dice, if it has any."""
    return mean(card.dice.get("defence", Pool()))


def attack(card: EnemyCard) -> Fraction:
    """The mean swords of its best attack type."""
    return max(mean(pool) for name, pool in card.dice.items() if name != "defence")


def texts(card: EnemyCard) -> tuple[str, ...]:
    return card.text.does


def nodes(effects: tuple[Effect, ...]) -> Iterator[Node]:
    for effect in effects:
        yield from effect.line.modifiers
        yield from (step.node for step in effect.line.steps if step.node is not None)


def test_kinds_and_figures_are_those_of_the_box() -> None:
    enemies = pack().enemies
    assert {id: (e.role, e.minions) for id, e in enemies.items()} == {id: (role, minions) for id, (_, role, minions, _) in KINDS.items()}
    assert sum(e.minions + 1 for e in enemies.values()) == 69
    assert {card.text.enemy: card.name for card in pack().cards.values()} == {id: name for id, (name, *_) in KINDS.items()}


def test_every_kind_has_a_picture_and_a_description_of_its_own() -> None:
    icons = json.loads((Path(undercroft.server.__file__).parent / "icons.json").read_text())["icons"]
    enemies = pack().enemies.values()
    assert all(e.icon in icons for e in enemies)
    assert len({e.icon for e in enemies}) == len({e.about for e in enemies}) == len(KINDS)
    assert all(e.about.strip() for e in enemies)


@pytest.mark.parametrize("level", LEVELS)
def test_a_guard_deck_has_ten_cards_with_one_kind_twice(level: str) -> None:
    cards = deck(f"guards-{level}")
    assert [card.text.enemy for card in cards] == GUARDS
    assert sum(card.text.copies for card in cards) == 10
    assert [role_of(card) for card in cards if card.text.copies == 2] == ["mob"]
    assert all(card.level == int(level) for card in cards)


def test_another_mob_comes_twice_at_each_level() -> None:
    doubled = [card.text.enemy for level in LEVELS for card in deck(f"guards-{level}") if card.text.copies > 1]
    assert len(set(doubled)) == len(LEVELS)


@pytest.mark.parametrize("tier", ["lesser", "greater"])
def test_roaming_monsters_have_one_card_in_each_strength(tier: str) -> None:
    assert [(card.text.enemy, card.text.copies) for card in deck(tier)] == [(id, 1) for id in ROAMING]
    assert {card.level for card in deck(tier)} == {0}


def test_only_mobs_have_minions_and_the_figures_suffice_for_all_heroes() -> None:
    for card in pack().cards.values():
        figures = pack().enemies[card.text.enemy].minions
        assert (card.text.minions in (1, 2)) == (role_of(card) == "mob"), card.id
        assert card.text.minions * HEROES <= figures, card.id


@pytest.mark.parametrize("enemy", [id for id, (*_, kinds) in KINDS.items() if kinds is not None])
def test_attack_types_are_the_known_ones_on_every_card(enemy: str) -> None:
    known = KINDS[enemy][3]
    assert [set(card.dice) - {"defence"} for card in ranks(enemy)] == [known] * len(ranks(enemy))


def test_every_enemy_can_fight_in_its_own_zone_and_from_level_2_on_defend_itself() -> None:
    assert all(MELEE in card.dice for card in pack().cards.values())
    assert {card.level for card in pack().cards.values() if "defence" not in card.dice} == {1}
    assert sum("defence" in card.dice for card in deck("guards-1")) >= 3


def test_goblin_archers_are_as_in_the_text() -> None:
    card = guard(3, "goblin-archers")
    assert (card.text.health, card.text.minions) == (1, 2)
    assert card.dice[MELEE].size == 1
    assert card.dice[RANGED].size >= 2
    assert card.dice["defence"].size >= 2
    assert any(isinstance(e.line.trigger.moment, words.YouAttack) and e.line.price for e in card.effects if e.line.trigger)
    assert any(c.dice[RANGED].size == 2 for c in ranks("goblin-archers"))


def test_goblin_warriors_are_as_in_the_text() -> None:
    card = guard(2, "goblin-warriors")
    assert card.text.minions == 1
    assert set(card.dice) == {MELEE, "defence"}
    assert any(e.line.price is not None for e in card.effects)


def test_dwarf_warriors_are_as_in_the_text() -> None:
    card = guard(1, "dwarf-warriors")
    assert card.text.health == 2
    assert card.dice["defence"] == Pool(blue=1)
    assert ("When you attack, Pay bam: wounds +1, repeat 3",) in [texts(c) for c in ranks("dwarf-warriors")]


def test_dwarf_defenders_are_as_in_the_text() -> None:
    cards = ranks("dwarf-defenders")
    assert {card.text.health for card in cards} == {2}
    assert all(texts(card)[0].startswith("When you defend, Pay bam: shields +1") for card in cards)
    assert ("When you defend, Pay bam: shields +1",) in [texts(card) for card in cards]


def test_orc_enforcers_and_the_ogre_mage_are_as_in_the_text() -> None:
    assert guard(2, "orc-enforcers").dice["defence"] == Pool(blue=1)
    ogre = ranks("ogre-mage")
    assert 4 in [card.text.health for card in ogre]
    assert all(mean(card.dice[MAGIC]) > mean(card.dice[MELEE]) for card in ogre)


@pytest.mark.parametrize("enemy", KINDS)
def test_a_kind_grows_stronger_by_level(enemy: str) -> None:
    cards = ranks(enemy)
    for measure in (attack, defence, lambda c: Fraction(c.text.health * (c.text.minions or 1))):
        found = [measure(card) for card in cards]
        assert found == sorted(found)
    for weaker, stronger in pairwise(cards):
        assert weaker.dice != stronger.dice
    assert attack(cards[-1]) > attack(cards[0])
    assert defence(cards[-1]) > defence(cards[0])


@pytest.mark.parametrize(("level", "low", "high"), [(1, 1, 2), (2, 1, 3), (3, 2, 4), (4, 2.5, 4), (5, 3.5, 5)])
def test_guards_of_a_level_attack_within_its_bounds(level: int, low: float, high: float) -> None:
    assert {card.text.enemy: attack(card) for card in deck(f"guards-{level}") if not low <= attack(card) <= high} == {}


def test_no_card_has_more_dice_than_can_be_rolled() -> None:
    assert all(max(pool) <= LIMIT for card in pack().cards.values() for pool in card.dice.values())


def test_kinds_differ_in_more_than_their_names() -> None:
    for name in (*(f"guards-{level}" for level in LEVELS), "lesser", "greater"):
        cards = [(c.text.health, c.text.minions, tuple(sorted(c.dice.items())), texts(c)) for c in deck(name)]
        assert len(set(cards)) == len(cards), name


def has(card: EnemyCard, kind: type[Node]) -> bool:
    return any(isinstance(node, kind) for node in nodes(card.effects))


def test_every_kind_keeps_its_character() -> None:
    assert all(mean(c.dice[RANGED]) >= mean(c.dice[MELEE]) for c in (*ranks("goblin-archers"), *ranks("goblin-agent")))
    assert mean(guard(5, "goblin-archers").dice[RANGED]) > 2 * mean(guard(5, "goblin-archers").dice[MELEE])
    assert all(has(card, words.Wounds) for card in ranks("orc-flayers"))
    assert all(has(c, words.TheirPoints) or has(c, words.TheirPoolDice) for c in ranks("orc-enforcers"))
    assert all(has(card, words.Regeneration) for card in ranks("high-troll"))
    assert all(has(card, words.StunTarget) for card in ranks("giant-spider"))
    assert all(has(card, words.WoundOthers) for card in ranks("hellhound"))
    assert all(set(card.dice) >= set(words.ATTACKS) for card in ranks("liliarch"))
    for goblin in (*ranks("goblin-warriors"), *ranks("goblin-agent")):
        assert any(isinstance(c, words.InShadow) for e in goblin.effects for c in e.line.conditions), goblin.id
    for level in (3, 4, 5):
        shields = mean(guard(level, "dwarf-defenders").dice["defence"])
        assert all(mean(card.dice["defence"]) <= shields for card in deck(f"guards-{level}")), level


NOT_FOR_ENEMIES = (
    words.MoreActions, words.MoreActionsOf, words.MoreMovement, words.MoreHealth, words.Charge, words.SafeShot, words.Command, words.Spellblade,
    words.Taunt, words.Teleport, words.HitBoss, words.GainXp, words.DrawTreasure, words.ExtraAction, words.Flip,
    words.RerollSome, words.RerollBlanks,
)  # fmt: skip
"""Enemies act by a fixed algorithm (MD-EPH-02), without actions, experience or choices of single dice (MD-CMB-15)."""


def test_enemies_have_only_effects_that_their_algorithm_can_use() -> None:
    for card in pack().cards.values():
        assert not [node for node in nodes(card.effects) if isinstance(node, NOT_FOR_ENEMIES)], card.id
        attacks = {
            type(q).__name__.lower()
            for e in card.effects
            if e.line.trigger and isinstance(e.line.trigger.moment, words.YouAttack)
            for q in e.line.trigger.qualifiers
        }
        assert attacks <= set(card.dice), card.id


def test_effects_that_count_the_wounds_of_one_figure_stand_on_single_enemies_only() -> None:
    for card in pack().cards.values():
        if role_of(card) == "mob":
            assert not [n for n in nodes(card.effects) if isinstance(n, words.Heal | words.FullHeal | words.Regeneration)]
            assert not [c for e in card.effects for c in e.line.conditions if isinstance(c, words.Wounded)]


def test_diamonds_are_asked_only_of_dice_that_have_them() -> None:
    for card in pack().cards.values():
        for effect in card.effects:
            line = effect.line
            if line.trigger is None or not isinstance(line.price, words.PayOne) or line.price.symbol != "diamond":
                continue
            if isinstance(line.trigger.moment, words.YouAttack):
                kinds = [type(q).__name__.lower() for q in line.trigger.qualifiers] or [a for a in words.ATTACKS if a in card.dice]
                assert any(card.dice[kind].red for kind in kinds), effect.id
            else:
                assert card.dice["defence"].green, effect.id


# -- door cards ----------------------------------------------------------------------------------------------------------
def test_there_are_ten_door_cards() -> None:
    doors = pack().doors.values()
    assert len(doors) == len({d.name for d in doors}) == len({d.parts for d in doors}) == 10


def test_doors_hide_the_usual_chests() -> None:
    for door in pack().doors.values():
        assert all((part.regular, part.special) in ((2, 0), (3, 0), (0, 1)) for part in door.parts), door.id
        assert sum(part.special for part in door.parts) <= 1, door.id


def test_enemies_wait_most_often_in_the_middle_room() -> None:
    first, middle, last = (sum(d.parts[n].enemies for d in pack().doors.values()) for n in range(3))
    assert middle > first >= 2
    assert middle > last >= 1
    assert middle >= len(pack().doors) / 2
    assert [d.id for d in pack().doors.values() if not any(p.enemies for p in d.parts)] == ["forgotten-stores"]


def test_ambushes_are_named_so_and_happen_however_small_the_chamber_is() -> None:
    ambushes = [d for d in pack().doors.values() if any(p.ambush for p in d.parts)]
    assert len(ambushes) >= 2
    assert ambushes == [d for d in pack().doors.values() if d.name.startswith("Ambush!")]
    for door in ambushes:
        assert [n for n, part in enumerate(door.parts) if part.ambush] == [0]
        assert door.parts[0].enemies


# -- event cards ---------------------------------------------------------------------------------------------------------
ARRIVALS = (words.PatrolGuard, words.PatrolRoamer)
HELP = (words.AllHeal, words.LightHeroesHeal, words.AllGainXp, words.DrawTreasure, words.Spark, words.EnemiesStunned)


def test_there_are_twenty_event_cards() -> None:
    count = Counter[str]()
    for event in pack().events.values():
        count[event.text.kind] += event.text.copies
    assert count == {"patrol": 7, "omen": 4, "blessing": 9}
    events = pack().events.values()
    assert len({e.text.name for e in events}) == len({e.text.text for e in events}) == len(events)
    assert all(e.text.text.strip() and e.text.text[-1] == "." for e in events)


def test_patrols_come_to_every_kind_of_token() -> None:
    came: Counter[tuple[str, str]] = Counter()
    for event in pack().events.values():
        found = list(nodes(event.effects))
        assert (event.text.kind == "patrol") == any(isinstance(n, ARRIVALS) for n in found), event.id
        if event.text.kind == "patrol":
            assert all(isinstance(n, ARRIVALS) for n in found), event.id
        for node in found:
            if isinstance(node, words.PatrolGuard):
                came["guard", node.token] += event.text.copies
            elif isinstance(node, words.PatrolRoamer):
                assert node.tier == "due", event.id
                came["roaming", node.token] += event.text.copies
    assert set(came) == {(who, token) for who in ("guard", "roaming") for token in ("lower", "current", "higher")}
    assert sum(n for (who, _), n in came.items() if who == "guard") > sum(n for (who, _), n in came.items() if who == "roaming")


def test_blessings_help_and_omens_do_not() -> None:
    for event in pack().events.values():
        found = list(nodes(event.effects))
        if event.text.kind == "blessing":
            assert all(isinstance(n, HELP) for n in found), event.id
            assert all(n.by > 0 for n in found if isinstance(n, words.Spark)), event.id
        else:
            assert not any(isinstance(n, HELP) for n in found), event.id


# -- tiles ---------------------------------------------------------------------------------------------------------------
SIDES = [f"{number}{side}" for number in range(1, 10) for side in "RV"]
UP, RIGHT, DOWN, LEFT = range(4)
ZONES = range(tiles.SIZE**2)
MIDDLES = {(1, UP), (5, RIGHT), (7, DOWN), (3, LEFT)}
"""The openings that every layout can count on: the middle zone of each edge."""


def side(id: str) -> tiles.Tile:
    return pack().tiles[id].side


def step(zone: int, way: int) -> int | None:
    """The neighbouring zone of the same tile, or None across its edge."""
    row, column = zone // tiles.SIZE - (way == 0) + (way == 2), zone % tiles.SIZE + (way == 1) - (way == 3)
    return row * tiles.SIZE + column if 0 <= row < tiles.SIZE and 0 <= column < tiles.SIZE else None


def borders() -> Iterator[tuple[int, int, int]]:
    """Every border inside a tile once, as a zone, a way and the zone on the other side."""
    for zone in ZONES:
        for way in (RIGHT, DOWN):
            other = step(zone, way)
            if other is not None:
                yield zone, way, other


def openings(tile: tiles.Tile) -> set[tuple[int, int]]:
    return {(zone, way) for zone, way in tile.open if step(zone, way) is None}


def joined(tile: tiles.Tile, start: int) -> frozenset[int]:
    """The zones that are reached through open borders."""
    seen, todo = {start}, [start]
    while todo:
        zone = todo.pop()
        for way in range(4):
            other = step(zone, way)
            if other is not None and (zone, way) in tile.open and other not in seen:
                seen.add(other)
                todo.append(other)
    return frozenset(seen)


def chambers(tile: tiles.Tile) -> set[frozenset[int]]:
    return {joined(tile, zone) for zone in ZONES if tile.room[zone]}


def test_there_are_both_sides_of_nine_tiles_and_none_is_another_one_turned() -> None:
    assert list(pack().tiles) == SIDES
    turned = {id: {side(id).turned(n) for n in range(4)} for id in SIDES}
    assert [(a, b) for a in SIDES for b in SIDES if a < b and side(a) in turned[b]] == []


@pytest.mark.parametrize("id", SIDES)
def test_walls_part_rooms_from_corridors_and_a_door_can_lead_into_every_chamber(id: str) -> None:
    tile = side(id)
    for zone, way, other in borders():
        if tile.room[zone] != tile.room[other]:
            assert (zone, way) not in tile.open, (zone, other)
    corridor = {joined(tile, zone) for zone in ZONES if not tile.room[zone]}
    assert len(corridor) == 1
    for chamber in chambers(tile):
        assert 1 <= len(chamber) <= 4
        beside = {step(zone, way) for zone in chamber for way in range(4)} - chamber
        assert any(zone is not None and not tile.room[zone] for zone in beside), sorted(chamber)


@pytest.mark.parametrize("id", SIDES)
def test_a_tile_can_be_joined_to_others_on_two_edges_or_more(id: str) -> None:
    tile = side(id)
    assert len(openings(tile) & MIDDLES) >= 2
    assert all(not tile.room[zone] for zone, _ in openings(tile))
    for quarters in range(4):
        assert len(openings(tile.turned(quarters)) & MIDDLES) == len(openings(tile) & MIDDLES)


def test_many_tiles_can_be_joined_on_three_edges_and_some_at_a_corner() -> None:
    edges = Counter(len(openings(side(id)) & MIDDLES) for id in SIDES)
    assert edges[3] + edges[4] >= len(SIDES) / 2
    assert edges[4] >= 3
    assert sum(bool(openings(side(id)) - MIDDLES) for id in SIDES) >= 6


def test_less_than_half_of_the_zones_are_light_and_both_kinds_of_zone_are_everywhere() -> None:
    light = {id: sum(side(id).light) for id in SIDES}
    assert all(3 <= n <= 5 for n in light.values())
    assert Fraction(2, 5) <= Fraction(sum(light.values()), len(SIDES) * len(ZONES)) <= Fraction(1, 2)
    for room in (True, False):
        found = {side(id).light[zone] for id in SIDES for zone in ZONES if side(id).room[zone] is room}
        assert found == {True, False}


def test_tiles_serve_the_adventures_that_name_their_chambers() -> None:
    centre = side("3R")
    assert openings(centre) >= MIDDLES
    assert len(chambers(centre)) >= 2
    assert not centre.room[4]
    assert [len(c) for c in chambers(side("9R"))].count(1) >= 2
    assert any(len(c) >= 3 for c in chambers(side("4V")))
    sizes = {len(c) for id in SIDES for c in chambers(side(id))}
    assert sizes == {1, 2, 3, 4}


def test_there_are_long_lit_halls_and_dark_ways() -> None:
    assert all(side("1V").light[zone] for zone in (3, 4, 5))
    assert {(3, RIGHT), (4, RIGHT)} <= side("1V").open
    assert all(side("7R").light[zone] for zone in (1, 4, 7))
    dark = [id for id in SIDES if any(not side(id).light[z] and not side(id).light[o] and (z, w) in side(id).open for z, w, o in borders())]
    assert len(dark) >= len(SIDES) / 2


# -- lines ---------------------------------------------------------------------------------------------------------------
def test_lines_print_as_they_are_written_and_read_back() -> None:
    cards = [(c.text.does, c.effects) for c in pack().cards.values()] + [(e.text.does, e.effects) for e in pack().events.values()]
    assert all(written for written, _ in cards)
    for written, effects in cards:
        assert tuple(words.CARD_TEXT.show(e.line) for e in effects) == written
        assert [words.CARD_TEXT.read(text) for text in written] == [e.line for e in effects]
