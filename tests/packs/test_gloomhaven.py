"""The pack "Gloomhaven": that it holds what the rules documents list, and that its own cards and scenarios keep to the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft.packs
from undercroft.games.gloomhaven.content import words
from undercroft.games.gloomhaven.content.loading import load
from undercroft.games.gloomhaven.content.model import Content, Half
from undercroft.grid.hexes import flood
from undercroft.language.packs import read_pack

FOLDER = Path(undercroft.packs.__file__).parent / "gloomhaven"


@cache
def pack() -> Content:
    return load([read_pack(FOLDER)])


def document(name: str) -> Any:
    return yaml.safe_load((FOLDER / name).read_text("utf-8"))


CLASSES = tuple(pack().classes)
SCENARIOS = tuple(id for id, scenario in pack().scenarios.items() if not scenario.random)


# -- what there is -------------------------------------------------------------------------------------------------------
def test_there_is_enough_to_play() -> None:
    assert {"brute", "tinkerer", "spellweaver", "scoundrel"} <= set(CLASSES)
    assert len(pack().goals) == 24
    assert len(pack().monsters) >= 11
    assert len(SCENARIOS) >= 3


def test_every_name_stands_in_the_file_of_names() -> None:
    names = document("names.yaml")
    objects = {kind for id in SCENARIOS for kind in pack().scenarios[id].objects}
    there = {"classes": pack().classes, "monsters": pack().monsters, "decks": pack().decks, "items": pack().items, "goals": pack().goals}
    assert {group: set(names[group]) for group in names} == {
        **{group: set(things) for group, things in there.items()}, "scenarios": set(pack().scenarios), "objects": objects,
    }  # fmt: skip


def test_ids_are_slugs_of_the_names() -> None:
    for group in document("names.yaml").values():
        for id, name in group.items():
            assert id.removeprefix("the-") == re.sub(r"[^a-z0-9]+", "-", name.lower()).removeprefix("the-")


# -- items ---------------------------------------------------------------------------------------------------------------
ITEMS = """
1 boots-of-striding legs 20 2 spent: When you move: move +2
2 winged-shoes legs 20 2 spent: When you move: jump
3 hide-armor body 10 2 spent: When any attack damages you: shield 1
4 leather-armor body 20 2 spent: When any enemy attacks you: disadvantage
5 cloak-of-invisibility body 20 2 consumed: Invisible, self
6 eagle-eye-goggles head 30 2 spent: When you perform an attack: advantage
7 iron-helmet head 10 2 unlimited: When any enemy attacks you: double counts as zero
8 heater-shield one-hand 20 2 spent: When any attack damages you: shield 1
9 piercing-bow two-hands 30 2 consumed: When you perform an attack, ranged: ignore shield
10 war-hammer two-hands 30 2 consumed: When you perform an attack, melee: stun
11 poison-dagger one-hand 20 2 spent: When you attack, melee: poison
12 minor-healing-potion small 10 4 consumed: Heal 3, self
13 minor-stamina-potion small 10 4 consumed: Recover 2 discarded
14 minor-power-potion small 10 4 consumed: When you perform an attack: attack +1
"""
"""Number, item, slot, price, copies, use and effect of what the shop has from the start."""


def test_the_starting_shop() -> None:
    items = [item for item in pack().items.values() if item.number <= 14]
    lines = {i.id: [words.CARD_TEXT.show(a.line) for a in ((i.effect,) if i.effect is not None else i.turn)] for i in items}
    found = [f"{i.number} {i.id} {i.slot} {i.price} {i.copies} {i.use}: {'; '.join(lines[i.id])}" for i in items]
    assert found == ITEMS.strip().splitlines()
    assert {i.id: (i.slots, i.minus) for i in items if i.slots or i.minus} == {"hide-armor": (2, 2)}


def test_no_number_is_given_twice() -> None:
    numbers = [item.number for item in pack().items.values()]
    assert len(numbers) == len(set(numbers))


# -- battle goals --------------------------------------------------------------------------------------------------------
GOALS = """
streamliner 1 cards>=5, layabout 2 xp<=7, workhorse 1 xp>=13, zealot 1 cards<=3, masochist 1 health<=2, fast-healer 1 missing-health<=0,
neutralizer 1 traps>=1, plunderer 1 treasures>=1, protector 1 others-exhausted<=0, explorer 1 rooms>=1, hoarder 1 coins>=5, indigent 2 loot<=0,
pacifist 1 kills<=3, sadist 1 kills>=5, hunter 1 elites>=1, professional 1 items>=2+level, aggressor 2 quiet-rounds<=0, dynamo 1 overkill>=4,
purist 2 items<=0, opener 1 first-kill>=1, diehard 1 low-health<=0, executioner 1 clean-kill>=1, straggler 1 short-rests<=0, scrambler 1 long-rests<=0
"""
"""Goal, checks, and what must hold at the end."""


def test_battle_goals() -> None:
    found = []
    for id, goal in pack().goals.items():
        text = goal.text
        wanted = f">={text.least}" if text.most == 999 else f"<={text.most}"
        assert text.most == 999 or not text.least
        found.append(f"{id} {text.checks} {text.measure}{wanted}{'+level' if text.per_level else ''}")
    assert found == [" ".join(entry.split()) for entry in GOALS.split(",")]
    assert {goal.text.per_level for goal in pack().goals.values()} == {0, 1}


# -- classes and cards ---------------------------------------------------------------------------------------------------
HEALTH = {"high": (10, 12, 14, 16, 18, 20, 22, 24, 26), "middle": (8, 9, 11, 12, 14, 15, 17, 18, 20), "low": (6, 7, 8, 9, 10, 11, 12, 13, 14)}
MATS = {
    "brute": ("Inox", 10, "high"), "tinkerer": ("Quatryl", 12, "middle"), "spellweaver": ("Orchid", 8, "low"), "scoundrel": ("Human", 9, "middle"),
    "cragheart": ("Savvas", 11, "high"), "mindthief": ("Vermling", 10, "low"), "sunkeeper": ("Valrath", 11, "high"),
    "quartermaster": ("Valrath", 9, "high"), "summoner": ("Aesther", 9, "middle"), "nightshroud": ("Aesther", 9, "middle"),
    "plagueherald": ("Harrower", 11, "low"), "berserker": ("Inox", 10, "high"), "soothsinger": ("Quatryl", 9, "low"),
    "doomstalker": ("Orchid", 12, "middle"), "sawbones": ("Human", 10, "middle"), "elementalist": ("Savvas", 10, "low"),
    "beast-tyrant": ("Vermling", 10, "low"), "diviner": ("Aesther", 9, "low"),
}  # fmt: skip


@pytest.mark.parametrize("id", CLASSES)
def test_mats(id: str) -> None:
    mat = pack().classes[id]
    race, hand, health = MATS[id]
    assert (document(f"classes/{id}.yaml")["race"], mat.hand, mat.health) == (race, hand, HEALTH[health])
    assert mat.about


@pytest.mark.parametrize("id", CLASSES)
def test_as_many_cards_of_the_first_level_as_the_hand_limit_and_three_x(id: str) -> None:
    mat = pack().classes[id]
    levels = [card.level for card in mat.cards]
    assert (levels.count(1), levels.count(0)) == (mat.hand, 3)
    assert {levels.count(level) for level in range(2, 10)} <= {0, 2}


@pytest.mark.parametrize("id", CLASSES)
def test_every_card_has_a_name_and_an_initiative_of_its_own(id: str) -> None:
    cards = pack().classes[id].cards
    assert len({card.name for card in cards}) == len({card.initiative for card in cards}) == len(cards)
    assert all(1 <= card.initiative <= 98 for card in cards)


def halves(id: str) -> Iterator[tuple[str, list[str]]]:
    """Every half of a class's cards as written."""
    for card in document(f"classes/{id}.yaml")["cards"]:
        yield from ((f"{card['id']}/{half}", card[half]) for half in ("top", "bottom"))


@pytest.mark.parametrize("id", CLASSES)
def test_no_two_halves_differ_only_in_numbers(id: str) -> None:
    """Infused elements, experience and the lost icon do not make an action another one."""
    found: dict[str, str] = {}
    for name, lines in halves(id):
        shape = re.sub(r"\d+", "#", " / ".join(line for line in lines if not re.match("Infuse|XP|Lost", line)))
        assert shape not in found, f"{name} is {found[shape]} with other numbers"
        found[shape] = name


@pytest.mark.parametrize("id", CLASSES)
def test_other_cards_can_pay_what_a_card_consumes(id: str) -> None:
    """Without monsters and companions, and not with the same card, for that one is gone when its element is there."""
    cards = pack().classes[id].cards
    for card in cards:
        made = {e for other in cards if other is not card for half in (other.top, other.bottom) for element in half.infusions for e in element}
        for price in (p for half in (card.top, card.bottom) for p in prices(half)):
            for need in (getattr(price, field) for field in ("elements", "first", "second") if hasattr(price, field)):
                assert made & {*need, "wild"} or "wild" in need, f"{card.id} consumes {need}"


def prices(half: Half) -> Iterator[Any]:
    for ability in half.abilities:
        if ability.line.price is not None:
            yield ability.line.price
        yield from (rider.price for spec in ability.specs for rider in spec.riders)


def card_texts() -> Iterator[tuple[str, str]]:
    """Every line of card text of the pack, with where it stands."""
    for id in CLASSES:
        yield from ((name, line) for name, lines in halves(id) for line in lines)
    for monster in document("monsters.yaml")["monsters"]:
        ranks = [monster[rank] for rank in ("normal", "elite", "boss") if rank in monster]
        yield from ((monster["id"], line) for rank in ranks for line in rank.get("traits", {}).values())
        yield from ((monster["id"], line) for special in monster.get("specials", ()) for line in special)
    for id, cards in document("decks.yaml")["decks"].items():
        yield from ((f"{id} {card['initiative']}", line) for card in cards for line in card["does"])
    for item in document("items.yaml")["items"]:
        yield from ((item["id"], line) for line in [*item.get("turn", ()), *([item["effect"]] if "effect" in item else [])])
    yield from ((id, line) for id, line in penalties() if line.startswith(("Round:", "Persistent:")))


def penalties() -> Iterator[tuple[str, str]]:
    for room in document("dungeon.yaml")["rooms"]:
        for which in ("minor", "major"):
            texts = [room[which]] if isinstance(room[which], str) else room[which]
            yield from ((room["id"], line) for line in texts)


def scenario_texts() -> Iterator[tuple[str, str]]:
    for id in SCENARIOS:
        yield from ((id, rule) for rule in pack().scenarios[id].text.rules)
    yield from ((id, line) for id, line in penalties() if not line.startswith(("Round:", "Persistent:")))


@pytest.mark.parametrize(("vocabulary", "texts"), [(words.CARD_TEXT, card_texts), (words.SCENARIO_TEXT, scenario_texts)])
def test_lines_are_printed_as_they_are_written_and_read_back(vocabulary: Any, texts: Any) -> None:
    """But for capitals, such as XP."""
    found = list(texts())
    assert len(found) > 20
    for where, text in found:
        line = vocabulary.read(text)
        assert vocabulary.show(line).lower() == text.lower(), where
        assert vocabulary.read(vocabulary.show(line)) == line, where


def test_areas_have_as_many_hexes_as_their_names_say() -> None:
    for id, area in pack().areas.items():
        assert re.search(r"\d+$", id) is None or len(area.cells) == int(id.rpartition("-")[2]), id


# -- scenarios -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_free_hex_can_be_reached_on_foot(scenario: str) -> None:
    """Through all doors, locked ones too; objects and obstacles may stand in the way of each other, not of a room."""
    layout = pack().scenarios[scenario].layout
    features = {f.cell: f.text for room in layout.rooms.values() for f in room.features}
    every = sum(1 << cell for cell in layout.doors)
    for room in layout.rooms.values():
        every |= room.cells
    free = every & ~sum(1 << cell for cell, text in features.items() if text.terrain in ("obstacle", "wall"))
    reached = 0
    for layer in flood(layout.starts, free):
        reached |= layer
    assert reached | layout.starts == free
    assert layout.starts.bit_count() >= 4


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_room_wants_more_figures_than_there_are(scenario: str, count: int) -> None:
    for room in pack().scenarios[scenario].layout.rooms.values():
        placed = [f.text.monster for f in room.features if f.text.monster in pack().monsters and f.text.ranks[count - 2] != "-"]
        for kind in set(placed):
            assert placed.count(kind) <= pack().monsters[kind].standees, f"{room.id}: {kind}"


@pytest.mark.parametrize("scenario", list(pack().scenarios))
def test_stories_are_short(scenario: str) -> None:
    text = pack().scenarios[scenario].text
    for prose in (text.introduction, text.conclusion, *text.sections.values()):
        assert 1 <= len(re.findall(r"[.?!](?:\s|$)", prose)) <= 7
    assert text.goal_text
    assert bool(text.rules) <= bool(text.rules_text)
    assert bool(text.loss) <= bool(text.loss_text)


# -- the random dungeon --------------------------------------------------------------------------------------------------
ROOMS = """
534 Sewer A>A; 535 Crossroads B>B; 536 Passage A>A; 537 Dead-End A>A; 538 Hallway B>AB; 539 Road A>AB; 540 Cabin A>A; 541 Clearing B>B; 542 Altar B>B;
543 Armory B>AB; 544 Encampment A>B; 545 Library A>B; 546 Den A>A; 547 Trail B>A; 548 Corridor B>A; 549 Cave B>A; 550 Tunnel AB>B; 551 Alcove B>B;
552 Hovel A>AB; 553 Burrow B>B
"""
"""Number, name, entrances and exits of the room cards."""
MONSTER_CARDS = """
554 Mangy 1 vermling-shaman eee; 2 vermling-scout -nn; 3 cave-bear nne; 4 vermling-scout -nn; 5 vermling-scout nnn; 6 vermling-scout nnn; 7
vermling-scout nee; 8 vermling-scout -ne; 9 vermling-scout -ne; 10 coins; 11 coins; 12 treasure
555 Drowned 1 lurker eee; 2 lurker -nn; 3 lurker nnn; 4 living-spirit --n; 5 difficult; 6 living-spirit nne; 7 living-spirit -ne; 8 trap damage
stun; 9 trap damage stun; 10 trap damage stun; 11 difficult; 12 treasure
556 Hopeless 1 night-demon eee; 3 night-demon -ne; 4 black-imp --n; 5 black-imp nnn; 6 black-imp nee; 7 black-imp nee; 8 coins; 9 coins; 10 coins;
11 black-imp -nn; 12 black-imp nne
557 Defiled 1 sun-demon eee; 2 forest-imp -ne; 3 forest-imp eee; 4 forest-imp -ne; 5 forest-imp -ne; 6 sun-demon --n; 7 forest-imp nnn; 8 trap
poison immobilize; 9 trap poison immobilize; 10 sun-demon nee; 11 trap poison immobilize; 12 treasure
558 Wild 1 cave-bear nee; 2 coins; 3 coins; 4 hound nne; 5 hound nnn; 6 forest-imp -nn; 7 forest-imp eee; 8 trap damage immobilize; 9 trap damage
immobilize; 10 cave-bear --n; 11 forest-imp nnn; 12 treasure
559 Fortified 1 city-guard eee; 2 city-guard -nn; 3 coins; 4 coins; 5 city-archer nne; 6 city-archer nnn; 7 city-archer --n; 8 trap damage; 9
ancient-artillery -ne; 10 trap damage; 11 trap damage; 12 ancient-artillery nnn
560 Cutthroat 1 bandit-guard eee; 2 coins; 3 bandit-archer nee; 4 bandit-archer nnn; 5 trap damage poison; 6 hound nne; 7 bandit-guard -nn; 8 hound
-ne; 9 trap damage poison; 10 bandit-archer --n; 11 trap damage poison; 12 treasure
561 Rotting 1 living-corpse eee; 2 living-bones nne; 3 living-spirit --n; 4 living-corpse -ne; 5 living-bones nee; 6 living-spirit eee; 7 coins; 8
trap stun poison; 9 living-spirit -nn; 10 trap stun poison; 11 trap stun poison; 12 treasure
562 Foggy 1 frost-demon eee; 3 flame-demon eee; 4 difficult; 5 frost-demon -nn; 6 flame-demon --n; 7 frost-demon --n; 8 hazard; 9 flame-demon -nn;
10 difficult; 11 hazard; 12 treasure
563 Crushing 1 earth-demon eee; 2 wind-demon nnn; 3 wind-demon --n; 4 difficult; 5 difficult; 6 earth-demon -ne; 7 wind-demon -nn; 8 difficult; 9
wind-demon nnn; 10 difficult; 11 treasure; 12 treasure
564 Tribal 1 inox-guard nne; 2 inox-guard nee; 3 inox-shaman nne; 5 inox-archer eee; 7 inox-shaman -nn; 8 trap wound disarm; 9 inox-archer --n; 10
trap wound disarm; 11 coins; 12 coins
565 Horrific 1 black-imp nne; 2 black-imp nne; 3 lurker nne; 4 black-imp -nn; 6 deep-terror nee; 7 trap damage muddle; 8 black-imp -nn; 9 black-imp
-ne; 10 trap damage muddle; 11 trap damage muddle; 12 deep-terror eee
566 Archaic 1 difficult; 2 difficult; 3 stone-golem eee; 4 stone-golem -ne; 5 hazard; 6 ancient-artillery -nn; 7 difficult; 8 ancient-artillery nnn;
9 hazard; 10 hazard; 11 ancient-artillery nne; 12 treasure
567 Scaled 1 trap wound poison; 2 trap wound poison; 3 trap wound poison; 4 rending-drake nne; 5 rending-drake -nn; 6 giant-viper nee; 7 hazard; 8
spitting-drake nnn; 9 hazard; 10 giant-viper nee; 11 spitting-drake nne; 12 coins
568 Venomous 1 harrower-infester eee; 2 giant-viper nne; 3 giant-viper nnn; 4 giant-viper nne; 5 giant-viper -nn; 6 harrower-infester -ne; 7
black-imp --n; 8 trap poison stun; 9 trap poison stun; 10 black-imp nnn; 11 black-imp nee; 12 treasure
569 Unstable 1 savvas-lavaflow nnn; 2 difficult; 3 earth-demon nee; 4 earth-demon --n; 5 difficult; 6 difficult; 7 flame-demon nnn; 8 hazard; 9
hazard; 10 hazard; 11 hazard; 12 flame-demon -ne
570 Corrupted 1 cultist eee; 2 living-bones --n; 3 night-demon nne; 4 night-demon -nn; 7 living-bones nne; 8 cultist nnn; 9 cultist -nn; 10 hazard;
11 hazard; 12 treasure
571 Infected 1 giant-viper eee; 2 giant-viper -ne; 3 giant-viper -ee; 4 giant-viper nnn; 5 giant-viper nnn; 6 giant-viper nne; 7 ooze -ne; 8
giant-viper --e; 10 ooze eee; 11 ooze nnn; 12 coins
572 Putrid 1 living-corpse nnn; 2 living-corpse -nn; 3 living-corpse eee; 4 ooze -ee; 5 living-corpse --n; 6 living-corpse --n; 7 ooze nne; 8 ooze
nnn; 9 trap damage muddle; 10 trap damage muddle; 11 trap damage muddle; 12 treasure
573 Frigid 3 savvas-icestorm eee; 4 difficult; 5 frost-demon nne; 6 difficult; 7 trap disarm; 9 trap disarm; 10 wind-demon -ne; 11 trap disarm; 12
wind-demon -nn
"""
"""Number, adjective and hexes of the monster cards."""


def test_room_cards() -> None:
    known = {int(entry.split()[0]): entry.split(maxsplit=1)[1] for entry in ROOMS.replace("\n", " ").strip().split("; ")}
    assert len(known) == 20
    rooms = [card.text for card in pack().rooms.values()]
    assert [room.number for room in rooms] == list(known)
    assert len({room.map for room in rooms}) == len(rooms)
    for room in rooms:
        ways = ["".join(sorted(doors.values())) for doors in (room.entrances, room.exits)]
        assert f"{room.noun} {ways[0]}>{ways[1]}" == known[room.number]


def test_monster_cards() -> None:
    known = {}
    for line in re.split(r"\n(?=5\d\d )", MONSTER_CARDS.strip()):
        number, adjective, hexes = line.replace("\n", " ").split(" ", 2)
        known[int(number)] = (adjective, dict(entry.split(" ", 1) for entry in hexes.split("; ")))
    cards = [card.text for card in pack().dungeon.values()]
    assert [card.number for card in cards] == list(known)
    for card in cards:
        found = {}
        for key, hex_ in card.hexes.items():
            trap = f"trap {' '.join(hex_.trap)}" if hex_.trap else ""
            lies = "coins" if hex_.coins else "treasure" if hex_.treasure else hex_.terrain
            found[key] = trap or lies or f"{hex_.monster} {hex_.ranks}"
        assert (card.adjective, found) == known[card.number]
