"""The pack "Buttons & Bugs": that it holds what the rules documents list, and that its own cards and maps keep to the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
import yaml

import undercroft.packs
from undercroft.games.buttons_and_bugs.content import words
from undercroft.games.buttons_and_bugs.content.loading import load
from undercroft.games.buttons_and_bugs.content.model import DIE, Character, Content, Scenario, Table
from undercroft.games.haven.content.words import Ranged, Single
from undercroft.grid.hexes import beside
from undercroft.language.lines import Vocabulary
from undercroft.language.packs import read_pack

FOLDER = Path(undercroft.packs.__file__).parent / "buttons_and_bugs"
CHARACTERS = ("bruiser", "cragheart", "mindthief", "silent-knife", "spellweaver", "tinkerer")
SCENARIOS = (
    "a-rude-welcome", "crossing-the-road", "in-the-walls", "barging-in", "buttons-arena", "pest-control", "mind-control", "going-up",
    "back-in-the-walls", "into-the-darkness", "up-in-the-window", "gathering-materials", "zipping-across", "the-bouncer", "ring-the-bell",
    "signal-flare", "the-long-way-through", "crush-the-clutter", "hide-and-seek", "showdown",
)  # fmt: skip


@pytest.fixture(scope="module")
def pack() -> Content:
    return load([read_pack(FOLDER)])


def document(name: str) -> dict:
    return yaml.safe_load((FOLDER / name).read_text("utf-8"))


def halves(character: str) -> Iterator[tuple[str, list[str]]]:
    """Every half of a character's cards as written: its name and its lines."""
    for card in document(f"characters/{character}.yaml")["cards"]:
        for side in ("a", "b"):
            for half in ("top", "bottom"):
                yield f"{card['id']}/{side}/{half}", card[side][half]


def texts() -> Iterator[tuple[str, str]]:
    """Every line of card text of the pack."""
    for character in CHARACTERS:
        for name, lines in halves(character):
            yield from ((name, line) for line in lines)
    for monster in document("monsters.yaml")["monsters"]:
        for line in [*monster.get("traits", ()), *(t for column in monster["columns"].values() for t in column["does"])]:
            yield monster["id"], line
    for item in document("items.yaml")["items"]:
        for line in [*item.get("turn", ()), *([item["effect"]] if "effect" in item else [])]:
            yield item["id"], line


def values(table: Table) -> list[tuple[str, ...]]:
    return [tuple(entry.text for entry in row) for row in table]


# -- what there is -------------------------------------------------------------------------------------------------------
def test_counts(pack: Content) -> None:
    assert (len(pack.items), len(pack.cards), len(pack.monsters), len(pack.scenarios)) == (42, 48, 20, 20)
    assert tuple(pack.characters) == CHARACTERS
    assert tuple(pack.scenarios) == SCENARIOS


def test_every_name_stands_in_the_file_of_names(pack: Content) -> None:
    names = document("names.yaml")
    assert set(names["characters"]) == set(pack.characters)
    assert set(names["monsters"]) == set(pack.monsters)
    assert set(names["items"]) == set(pack.items)
    assert set(names["scenarios"]) == set(pack.scenarios)
    assert set(names["objects"]) == {kind for s in pack.scenarios.values() for kind in s.object_types}


def test_ids_are_slugs_of_the_names() -> None:
    for group in document("names.yaml").values():
        for id, name in group.items():
            assert id == re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


# -- tables --------------------------------------------------------------------------------------------------------------
def test_the_standard_table_is_composed_as_printed(pack: Content) -> None:
    found = Counter(text for row in values(pack.tables["standard"]) for text in row)
    assert found == {"+0": 6, "+1": 4, "-1": 4, "+2": 1, "-2": 1, "x2": 1, "miss": 1}


def test_the_monsters_have_a_table_for_each_difficulty(pack: Content) -> None:
    assert set(pack.tables) == {"very-easy", "easy", "standard", "hard", "very-hard"}
    rows = {name: values(table) for name, table in pack.tables.items()}
    assert rows["very-easy"][0] == ("-1", "-1", "+0")
    assert rows["easy"][5] == ("-2", "-1", "+1")
    assert rows["hard"][1] == ("+0", "+1", "+2")
    assert rows["very-hard"][1] == ("+0", "+1", "+3")
    assert Counter(t for row in rows["very-easy"] for t in row)["x2"] == 0
    assert all(sum(t == "miss" for row in table for t in row) == 1 for table in rows.values())


def test_harder_tables_are_never_kinder(pack: Content) -> None:
    def worth(name: str) -> list[float]:
        cells = [e for row in pack.tables[name] for e in row]
        return [-9 if e.miss else 3.5 if e.double else e.value for e in cells]

    order = [worth(name) for name in ("very-easy", "easy", "standard", "hard", "very-hard")]
    assert [sum(w) for w in order] == sorted(sum(w) for w in order)


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_first_level_has_the_standard_table(pack: Content, character: str) -> None:
    assert pack.characters[character].tables[1] == pack.tables["standard"]


def test_character_tables(pack: Content) -> None:
    bruiser, spellweaver = (pack.characters[c].tables for c in ("bruiser", "spellweaver"))
    assert values(bruiser[2])[2] == ("-1, pierce 1", "+0, pierce 1", "+2")
    assert values(bruiser[4])[3] == ("-2, strengthen self", "+1, muddle", "+1, disarm")
    assert values(bruiser[5])[0] == ("-1", "+0, strengthen self", "+2")
    assert values(spellweaver[2])[4] == ("-1", "+0, immobilize", "+2")
    assert values(spellweaver[5])[5] == ("-1, disarm", "+0", "+1")
    assert bruiser[3][1][2].mods.push == 1
    assert bruiser[5][0][1].mods.give_self == ("strengthen",)
    assert spellweaver[3][2][0].mods.pierce == 2


# -- characters and cards ------------------------------------------------------------------------------------------------
def test_health(pack: Content) -> None:
    assert pack.characters["bruiser"].health == (12, 13, 15, 16, 18)
    assert pack.characters["spellweaver"].health == (10, 11, 13, 14, 16)


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_second_level_card_replaces_another_first_level_card(pack: Content, character: str) -> None:
    cards = pack.characters[character].cards
    first = {c.id for c in cards if c.level == 1}
    assert len(first) == 4
    assert {c.replaces for c in cards if c.level == 2} == first
    assert all(not c.replaces for c in cards if c.level == 1)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_side_has_a_name_and_an_initiative_of_its_own(pack: Content, character: str) -> None:
    sides = [side for card in pack.characters[character].cards for side in (card.a, card.b)]
    assert len({s.name for s in sides}) == len({s.initiative for s in sides}) == 16
    assert all(1 <= s.initiative <= 98 for s in sides)


def test_the_known_cards(pack: Content) -> None:
    card = pack.cards["warding-strength"]
    assert (card.a.name, card.a.initiative, card.b.name, card.b.initiative) == ("Warding Strength", 32, "Overwhelming Assault", 61)
    assert shown(card.a.top) == ["Attack 3, push 2", "Strengthen, self"]
    assert (shown(card.a.bottom), card.a.bottom.span) == (["Persistent: Shield 2"], "persistent")
    assert (shown(card.b.top), card.b.top.lost) == (["Attack 6"], True)
    assert (shown(card.b.bottom), card.b.bottom.span) == (["Move 3", "Round: When you attack: attack +1"], "round")
    vortex = [s for c in pack.characters["spellweaver"].cards for s in (c.a, c.b) if s.name == "Freezing Vortex"]
    assert [shown(s.bottom)[0] for s in vortex] == ["Pull 3, range 4, target all"]


def shown(half) -> list[str]:
    return [words.CARD_TEXT.show(a.line) for a in half.abilities]


def test_card_text_is_printed_as_it_is_written() -> None:
    for where, text in texts():
        line = words.CARD_TEXT.read(text)
        assert words.CARD_TEXT.show(line) == text, where
        assert words.CARD_TEXT.read(words.CARD_TEXT.show(line)) == line, where


@pytest.mark.parametrize("character", CHARACTERS)
def test_no_two_halves_differ_only_in_numbers(character: str) -> None:
    found: dict[str, str] = {}
    for name, lines in halves(character):
        shape = re.sub(r"\d+", "#", " / ".join(t for t in lines if not t.startswith("Infuse")))
        assert shape not in found, f"{name} is {found[shape]} with other numbers"
        found[shape] = name
    assert len(found) == 32


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("upgraded", range(16))
def test_other_cards_can_pay_what_a_card_consumes(pack: Content, character: str, upgraded: int) -> None:
    """Whichever cards are upgraded, every price can be paid without items, monsters or symbols of the same side."""
    hand = chosen(pack.characters[character], upgraded)
    for card in hand:
        for name, side in (("a", card.a), ("b", card.b)):
            symbols = [i for other in hand if other is not card for s in (other.a, other.b) for h in (s.top, s.bottom) for i in h.infusions]
            for price in prices(side):
                needs = [getattr(price, f) for f in ("elements", "first", "second") if hasattr(price, f)]
                ways = permutations(symbols, len(needs))
                assert any(all(map(pays, way, needs)) for way in ways), f"{card.id}/{name}: {price}"


def chosen(character: Character, upgraded: int) -> list:
    first = [c for c in character.cards if c.level == 1]
    second = {c.replaces: c for c in character.cards if c.level == 2}
    return [second[c.id] if upgraded >> n & 1 else c for n, c in enumerate(first)]


def prices(side) -> Iterator:
    for half in (side.top, side.bottom):
        for ability in half.abilities:
            if ability.line.price is not None:
                yield ability.line.price
            yield from (rider.price for spec in ability.specs for rider in spec.riders)


def pays(symbol: tuple[str, ...], need: tuple[str, ...]) -> bool:
    return "wild" in need or "wild" in symbol or bool(set(symbol) & set(need))


# -- items ---------------------------------------------------------------------------------------------------------------
def test_items_by_type_and_use(pack: Content) -> None:
    assert Counter(i.type for i in pack.items.values()) == {"one-hand": 10, "two-hands": 7, "small": 25}
    assert Counter(i.use for i in pack.items.values()) == {"spent": 24, "passive": 8, "lost": 10}


def test_two_items_share_each_card(pack: Content) -> None:
    cards = Counter(i.card for i in pack.items.values())
    assert set(cards) == {"cover", "collector", *map(str, range(1, 20))}
    assert set(cards.values()) == {2}


def test_the_pairs_of_the_first_three_cards(pack: Content) -> None:
    pairs = [{i.id for i in pack.items.values() if i.card == card} for card in ("1", "cover", "collector")]
    assert {"rosethorn-knife", "venomous-fang"} in pairs
    assert {"shrunken-weathered-boots", "old-spring"} in pairs
    assert {"bottle-cap-helm", "sparrow-skull-helm"} in pairs


def test_a_scenario_prints_the_items_of_its_number(pack: Content) -> None:
    assert pack.scenarios["the-bouncer"].items == ("lucky-cats-eye-marble", "embernettle")
    assert all(len(s.items) == 2 for s in pack.scenarios.values() if s.text.number < 20)
    assert pack.scenarios["showdown"].items == ()


def test_items_with_a_price_or_a_single_target(pack: Content) -> None:
    assert pack.items["drop-of-clean-water"].price is not None
    assert pack.items["pocket-knife"].effect.mods.pierce == 2
    assert pack.items["playing-card-shield"].effect.mods.shield == 4
    arrows = pack.items["robins-feather-arrows"].effect.line
    assert arrows.trigger.qualifiers == (Single(), Ranged())
    assert arrows.price.elements == ("fire", "air")


# -- monsters ------------------------------------------------------------------------------------------------------------
MONSTERS = {
    "bandit-guard": (8, 1, (30, 50, 70)),
    "bandit-archer": (7, 0, (16, 31, 64)),
    "rending-beetle": (12, 2, (13, 25, 59)),
    "arena-sorcerer": (11, 0, (22, 51, 68)),
    "king-button": (6, 3, (5, 43, 76)),
    "spitting-moth": (8, 0, (27, 52, 87)),
    "venomous-centipede": (7, 0, (18, 33, 58)),
    "stuffed-construct": (12, 3, (10, 45, 70)),
    "tattered-construct": (16, 1, (4, 76, 95)),
    "mouse": (9, 0, (6, 19, 46)),
    "harrowing-infestation": (9, 0, (7, 16, 38)),
    "sewer-rat": (16, 0, (3, 41, 80)),
    "gloomtoad": (8, 3, (24, 37, 43)),
    "earth-demon": (18, 0, (62, 79, 93)),
    "flame-demon": (12, 1, (3, 49, 67)),
    "frost-demon": (14, 2, (18, 58, 78)),
    "wind-demon": (8, 3, (9, 21, 43)),
    "mounted-prince": (18, 2, (3, 42, 80)),
    "goring-beetle": (10, 3, (11, 33, 61)),
    "demon-prince": (18, 1, (1, 22, 38)),
}


def test_monsters(pack: Content) -> None:
    found = {m.id: (m.health, m.shield, tuple(m.columns[d].initiative for d in DIE)) for m in pack.monsters.values()}
    assert found == MONSTERS
    assert {m.id for m in pack.monsters.values() if m.flying} == {"king-button", "spitting-moth", "flame-demon", "wind-demon"}
    assert {m.id: m.attacks.give for m in pack.monsters.values() if m.attacks.give} == {
        "rending-beetle": ("wound",), "spitting-moth": ("muddle",), "venomous-centipede": ("poison",),
        "earth-demon": ("immobilize",),
    }  # fmt: skip
    assert (pack.monsters["goring-beetle"].attacks.pierce, pack.monsters["demon-prince"].attacks.pull) == (2, 2)
    assert {m.id for m in pack.monsters.values() if m.immune == ("disarm", "immobilize")} == {
        "stuffed-construct", "tattered-construct", "mounted-prince",
    }  # fmt: skip


def test_monster_columns(pack: Content) -> None:
    king = pack.monsters["king-button"].columns
    assert king["-"].infusions == (("ice", "earth"),)
    assert shown(king["-"]) == ["Round: Shield 2", "Heal 2, self"]
    assert shown(pack.monsters["venomous-centipede"].columns["0"]) == ["Move 2, jump", "Attack 1", "Attack 1"]
    assert shown(pack.monsters["stuffed-construct"].columns["-"]) == ["Round: Shield 2", "Strengthen, wound, self"]
    assert shown(pack.monsters["tattered-construct"].columns["-"]) == ["Move 2", "Round: Retaliate 3, range 4"]


# -- scenarios -----------------------------------------------------------------------------------------------------------
def test_levels_monsters_and_what_comes_next(pack: Content) -> None:
    found = {s.text.number: (s.text.level, [m.kind for m in s.monsters], s.text.next) for s in pack.scenarios.values()}
    demons = {"e": "earth-demon", "f": "flame-demon", "i": "frost-demon", "w": "wind-demon"}
    assert found == {
        1: (1, ["bandit-guard"] * 2, {"others": 2}),
        2: (1, ["bandit-guard", "bandit-archer", "bandit-archer"], {"bruiser": 4, "others": 3}),
        3: (2, ["mouse"] * 3, {"others": 5}),
        4: (2, ["bandit-archer"] * 2 + ["bandit-guard"] * 2, {"others": 5}),
        5: (2, ["king-button", "arena-sorcerer", "rending-beetle"], {"mindthief": 7, "others": 6}),
        6: (2, ["harrowing-infestation", "spitting-moth", "sewer-rat"], {"silent-knife": 9, "others": 8}),
        7: (2, ["arena-sorcerer", "arena-sorcerer", "gloomtoad"], {"others": 8}),
        8: (3, ["spitting-moth", "venomous-centipede"], {"others": 10}),
        9: (3, ["mouse"] * 4, {"others": 10}),
        10: (3, ["gloomtoad", "gloomtoad", "rending-beetle"], {"tinkerer": 12, "others": 11}),
        11: (3, ["venomous-centipede"] * 3 + ["sewer-rat"], {"others": 13}),
        12: (3, ["spitting-moth"] * 2 + ["sewer-rat"] * 2, {"others": 13}),
        13: (4, ["harrowing-infestation"] * 2 + ["spitting-moth"], {"others": 14}),
        14: (4, ["stuffed-construct"], {"spellweaver": 16, "others": 15}),
        15: (4, [demons[d] for d in "efi"], {"cragheart": 18, "others": 17}),
        16: (4, [demons[d] for d in "ewf"], {"others": 17}),
        17: (5, [demons[d] for d in "fwi"], {"others": 19}),
        18: (5, [demons[d] for d in "eiw"], {"others": 19}),
        19: (5, [demons[d] for d in "ewif"], {"others": 20}),
        20: (5, ["mounted-prince"], {}),
    }
    alone = {s.text.number: s.text.only for s in pack.scenarios.values() if s.text.only}
    assert alone == {
        4: ("bruiser",), 7: ("mindthief",), 9: ("silent-knife",), 12: ("tinkerer",), 16: ("spellweaver",), 18: ("cragheart",),
    }  # fmt: skip
    without = {s.text.number: s.text.without for s in pack.scenarios.values() if s.text.without}
    assert without == {
        3: ("bruiser",), 6: ("mindthief",), 8: ("silent-knife",), 11: ("tinkerer",), 15: ("spellweaver",), 17: ("cragheart",),
    }  # fmt: skip
    assert sum(s.allows(c) for s in pack.scenarios.values() for c in CHARACTERS) == 84


def test_goals(pack: Content) -> None:
    goals = {id: [words.SCENARIO_TEXT.conditions.show(g) for g in s.goal] for id, s in pack.scenarios.items()}
    for id in ("a-rude-welcome", "barging-in", "buttons-arena"):
        assert goals[id] == ["all monsters are dead"]
    assert goals["going-up"] == ["you have ended a turn on each plate"]
    kinds = {tuple(sorted({type(node).__name__ for node in (*s.goal, *s.loss)})) for s in pack.scenarios.values()}
    assert len(kinds) >= 8, "different ways to win and to lose"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rules_are_printed_as_they_are_written(pack: Content, scenario: str) -> None:
    vocabulary: Vocabulary = words.SCENARIO_TEXT
    for text, rule in zip(pack.scenarios[scenario].text.rules, pack.scenarios[scenario].rules, strict=True):
        assert vocabulary.show(rule.line) == text
        assert vocabulary.read(text) == rule.line


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_free_hex_can_be_reached_on_foot(pack: Content, scenario: str) -> None:
    ground = pack.scenarios[scenario].ground
    free = ground.cells & ~ground.obstacles
    assert walk(ground.start, free) == free
    assert 20 <= ground.cells.bit_count() <= 30


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_monsters_begin_on_ground_without_features(pack: Content, scenario: str) -> None:
    found: Scenario = pack.scenarios[scenario]
    ground = found.ground
    special = ground.obstacles | ground.slow | ground.hazards | ground.plates | 1 << ground.start
    assert all(not special >> m.cell & 1 for m in found.monsters)


def walk(start: int, floor: int) -> int:
    reached, more = 0, 1 << start
    while more:
        reached |= more
        more = beside(reached) & floor & ~reached
    return reached


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_stories_are_short(pack: Content, scenario: str) -> None:
    text = pack.scenarios[scenario].text
    for prose in (text.introduction, text.conclusion):
        assert 2 <= len(re.findall(r"[.?!](?:\s|$)", prose)) <= 6
    assert text.goal_text
    assert bool(text.rules) <= bool(text.rules_text)
    assert bool(text.loss) == bool(text.loss_text)
