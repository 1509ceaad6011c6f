"""The prose of the shipped packs in other languages: that all of it is there, and that it reaches whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import undercroft.packs
from undercroft import new_table
from undercroft.games.buttons_and_bugs.content import loading as bugs
from undercroft.games.buttons_and_bugs.content.schema import ScenarioWords as BugWords
from undercroft.games.gloomhaven.content import loading as gloom
from undercroft.games.gloomhaven.content.model import room_title
from undercroft.games.gloomhaven.content.schema import ScenarioWords as GloomWords
from undercroft.games.gloomhaven.content.words import CARD_TEXT, PRINTED_TEXT, SCENARIO_TEXT
from undercroft.games.gloomhaven.events import Penalty
from undercroft.games.gloomhaven.table.view import attack_text, half_lines
from undercroft.games.haven.content.words import Count
from undercroft.kernel.chance import Asked
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import game
from undercroft.kernel.scene import Message
from undercroft.language.lines import Line, Vocabulary
from undercroft.language.packs import read_pack
from undercroft.language.translation import translate
from undercroft.presentation.chronicle import lore_of
from undercroft.presentation.telling import Teller, translated
from undercroft.presentation.voices import voice_of
from undercroft.text.messages import locales

OTHERS = [locale for locale in locales() if locale != "en"]
BUGS, GLOOM = GAMES = ("buttons-and-bugs", "gloomhaven")


class Shipped(NamedTuple):
    """A pack, and where the texts that are read as a whole stand in it: by group, with the name of their field in a translation."""

    game: str
    content: Any
    fields: tuple[str, ...]
    alone: dict[str, dict[str, str]]

    @property
    def folder(self) -> Path:
        return folder(self.game)


def folder(game: str) -> Path:
    return Path(undercroft.packs.__file__).parent / game.replace("-", "_")


@cache
def shipped(game: str) -> Shipped:
    if game == BUGS:
        pack = bugs.load([read_pack(folder(game))])
        return Shipped(game, pack, BugWords.__struct_fields__, {"characters": {id: c.about for id, c in pack.characters.items()}})
    own = gloom.load([read_pack(folder(game))])
    alone = {"classes": {id: c.about for id, c in own.classes.items()}, "goals": {id: g.text.text for id, g in own.goals.items()}}
    return Shipped(game, own, tuple(f for f in GloomWords.__struct_fields__ if f != "sections"), alone)


def prose(pack: Shipped) -> Iterator[tuple[str, str]]:
    """Every text of a pack that is read as a whole, with what it belongs to."""
    if hasattr(pack.content, "prologue"):
        yield "prologue", pack.content.prologue
    for group, texts in pack.alone.items():
        yield from ((f"{group}/{id}", text) for id, text in texts.items())
    for id, scenario in pack.content.scenarios.items():
        yield from ((f"{id}/{field}", text) for field in pack.fields if (text := getattr(scenario.text, field)))
        yield from ((f"{id}/section {key}", text) for key, text in getattr(scenario.text, "sections", {}).items())
    for id, room in getattr(pack.content, "rooms", {}).items():
        yield from ((f"rooms/{id}/{field}", getattr(room.text, field)) for field in ("noun", "minor_text", "major_text"))
    yield from ((f"dungeon/{id}", card.text.adjective) for id, card in getattr(pack.content, "dungeon", {}).items())


ALL = [pytest.param(game, of, text, id=f"{game}/{of}") for game in GAMES for of, text in prose(shipped(game))]
SCENARIOS = [(game, id) for game in GAMES for id in shipped(game).content.scenarios]


def counters(pack: Shipped) -> list[str]:
    """The counters of all scenarios, but for those that are called by the letter of a place."""
    steps = [spec.node for scenario in pack.content.scenarios.values() for rule in scenario.rules for spec in rule.specs]
    return sorted({step.name for step in steps if isinstance(step, Count) and len(step.name) > 1})


def nameless(pack: Shipped, text: str) -> str:
    """A text without what stays as it is: the names of the pack, and letters of places and sides."""
    names = yaml.safe_load((pack.folder / "names.yaml").read_text("utf-8"))
    for name in sorted((name for group in names.values() for name in group.values()), key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"\b[A-Z]\b", "", text)


def with_translation(game: str, text: str, locale: str = "uk") -> PackSource:
    """A shipped pack with another file of a language."""
    pack = read_pack(folder(game))
    return PackSource(pack.id, pack.version, {**pack.files, f"translations/{locale}.yaml": text})


def test_there_is_something_to_translate() -> None:
    found = {game: [text for _, text in prose(shipped(game))] for game in GAMES}
    assert len(found[BUGS]) == len(set(found[BUGS])) > 80
    assert len(set(found[GLOOM])) > 50
    assert {"cheese", "nest-a", "lens"} <= set(counters(shipped(BUGS)))
    assert {"waves", "west-plate"} <= set(counters(shipped(GLOOM)))


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(("game", "of", "text"), ALL)
def test_every_text_is_translated(locale: str, game: str, of: str, text: str) -> None:
    pack = shipped(game)
    said = pack.content.translated(text, locale)
    assert said != text
    assert re.search("[а-яіїєґ]", said)
    assert not re.findall("[A-Za-z]+", nameless(pack, said)), of


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_counter_is_translated(locale: str, game: str) -> None:
    for name in counters(shipped(game)):
        assert re.fullmatch("[а-яіїєґё’ -]+( [A-Z])?", shipped(game).content.translated(name, locale)), name


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_rules_keep_their_numbers_and_places(locale: str, game: str, scenario: str) -> None:
    """Amounts are digits in every language, and each place is named by its letter: nothing is lost on the way."""
    content = shipped(game).content
    text = content.scenarios[scenario].text.rules_text
    said = content.translated(text, locale)
    assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", text))
    assert set(re.findall(r"\b[B-Z]\b", text)) <= set(re.findall(r"\b[B-Z]\b", said))


@pytest.mark.parametrize("locale", OTHERS)
def test_battle_goals_keep_their_numbers(locale: str) -> None:
    content = shipped(GLOOM).content
    for id, goal in content.goals.items():
        assert re.findall(r"\d+", content.translated(goal.text.text, locale)) == re.findall(r"\d+", goal.text.text), id


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_file_names_exactly_what_the_pack_has(locale: str, game: str) -> None:
    pack, file = shipped(game), yaml.safe_load((folder(game) / "translations" / f"{locale}.yaml").read_text("utf-8"))
    more = {"prologue"} if hasattr(pack.content, "prologue") else {"rooms", "dungeon"}
    assert set(file) == {*pack.alone, "scenarios", "counters"} | more
    assert {group: set(file[group]) for group in more - {"prologue"}} == {group: set(getattr(pack.content, group)) for group in more - {"prologue"}}
    assert set(file["scenarios"]) == set(pack.content.scenarios)
    assert {group: set(file[group]) for group in pack.alone} == {group: set(texts) for group, texts in pack.alone.items()}
    assert sorted(file["counters"]) == counters(pack)
    for id, words in file["scenarios"].items():
        text = pack.content.scenarios[id].text
        sections = getattr(text, "sections", {})
        assert set(words) == {field for field in pack.fields if getattr(text, field)} | ({"sections"} if sections else set()), id
        assert set(words.get("sections", ())) == set(sections), id


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (BUGS, "prologue: Так\nscenarios:\n  showdwon:\n    goal_text: Так\n", ":[34]: no scenario is called 'showdwon'; did you mean 'showdown'"),
        (BUGS, "characters:\n  tinkrer: Так\n", ":2: no character is called 'tinkrer'; did you mean 'tinkerer'"),
        (BUGS, "scenarios:\n  showdown:\n    goal: Так\n", ":[23]: .*goal"),
        (GLOOM, "classes:\n  brut: Так\n", ":2: no class is called 'brut'; did you mean 'brute'"),
        (GLOOM, "goals:\n  openner: Так\n", ":2: no battle goal is called 'openner'; did you mean 'opener'"),
        (GLOOM, "scenarios:\n  the-smoking-barow:\n    goal_text: Так\n", ":[23]: no scenario is called 'the-smoking-barow'"),
        (GLOOM, "rooms:\n  sewre: {noun: стоки, gender: p, minor: Так, major: Так}\n", ":2: no room card is called 'sewre'; did you mean 'sewer'"),
        (GLOOM, "rooms:\n  sewer: {noun: стоки, gender: x, minor: Так, major: Так}\n", ":2: .*'x'"),
        (GLOOM, "rooms:\n  sewer: {noun: стоки, minor: Так, major: Так}\n", ":2: .*gender"),
        (GLOOM, "dungeon:\n  wyld: {m: дикий, f: дика, n: дике, p: дикі}\n", ":2: no monster card is called 'wyld'; did you mean 'wild'"),
        (GLOOM, "dungeon:\n  wild: {m: дикий, f: дика, n: дике}\n", ":2: .*`p`"),
    ],
)
def test_a_translation_of_something_unknown_is_refused(game: str, text: str, said: str) -> None:
    load = bugs.load if game == BUGS else gloom.load
    with pytest.raises(PackError, match=f"translations/uk.yaml{said}"):
        load([with_translation(game, text)])


def test_what_is_not_translated_stays_english() -> None:
    pack = bugs.load([with_translation(BUGS, "scenarios:\n  showdown:\n    goal_text: Так\n")])
    text = pack.scenarios["showdown"].text
    assert pack.translated(text.goal_text, "uk") == "Так"
    assert pack.translated(text.rules_text, "uk") == text.rules_text
    assert pack.translated(text.goal_text, "nowhere") == text.goal_text


def told(game: str, scenario: str, characters: list[str], locale: str) -> tuple[list[str], Any, Teller]:
    """What a table tells of a scenario: the status as the seat sees it, the scenario's own texts, and who tells."""
    teller = Teller(new_table(game, scenario=scenario, characters=characters, seed=1), 0, locale)
    return [teller.message(message) for message in teller.refresh().status], shipped(game).content.scenarios[scenario].text, teller


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(
    ("game_id", "scenario", "characters", "counter"),
    [(BUGS, "mind-control", ["mindthief"], "dream"), (GLOOM, "the-lamp-on-the-heath", ["brute", "tinkerer"], "waves")],
)
def test_a_table_tells_it(locale: str, game_id: str, scenario: str, characters: list[str], counter: str) -> None:
    """Goal, warning, special rules, counters and the introduction, as the seat sees them."""
    status, own, teller = told(game_id, scenario, characters, locale)
    said, rules = shipped(game_id).content.translations[locale], teller.table.rules
    assert len(status) == 3
    for line, text in zip(status, (own.goal_text, own.loss_text, own.rules_text)):
        assert line.endswith(said[text])
    assert teller.message(Message("counter", {"counter": counter})) == said[counter] == translated(rules, counter, locale)
    introduction = lore_of(game(game_id)).introduction(rules, scenario)
    assert introduction == own.introduction
    assert translated(rules, introduction, locale) == said[own.introduction] != introduction
    assert translated(rules, introduction, "en") == introduction


@pytest.mark.parametrize("locale", OTHERS)
def test_sections_and_battle_goals_are_told(locale: str) -> None:
    _, own, teller = told(GLOOM, "the-lamp-on-the-heath", ["brute", "tinkerer"], locale)
    content = shipped(GLOOM).content
    said = content.translations[locale]
    assert teller.message(Message("gh-section", {"section": 1, "text": own.sections["1"]})) == said[own.sections["1"]]
    goal = content.goals["hoarder"]
    assert teller.message(Message("gh-goal-of", {"goal": goal.name, "text": goal.text.text})).endswith(said[goal.text.text])


# -- the random dungeon --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("locale", OTHERS)
def test_every_room_has_a_title_in_which_adjective_and_noun_agree(locale: str) -> None:
    content = shipped(GLOOM).content
    file = yaml.safe_load((folder(GLOOM) / "translations" / f"{locale}.yaml").read_text("utf-8"))
    titles = {content.translated(room_title(card, room), locale) for card in content.dungeon.values() for room in content.rooms.values()}
    assert len(titles) == len(content.dungeon) * len(content.rooms) == 400
    assert titles == {f"{a[n['gender']]} {n['noun']}".capitalize() for a in file["dungeon"].values() for n in file["rooms"].values()}
    assert {n["gender"] for n in file["rooms"].values()} == set("mfnp")


@pytest.mark.parametrize(
    ("title", "russian", "ukrainian"),
    [
        ("Rotting Sewer", "Гниющие стоки", "Гнилі стоки"),
        ("Archaic Library", "Древняя библиотека", "Прадавня бібліотека"),
        ("Cutthroat Crossroads", "Разбойничий перекрёсток", "Розбійницьке перехрестя"),
        ("Crushing Den", "Давящее логово", "Гнітюче лігво"),
        ("Wild", "Дикий", "Дикий"),
        ("Dead-End", "Тупик", "Глухий кут"),
    ],
)
def test_rooms_are_well_called(title: str, russian: str, ukrainian: str) -> None:
    assert [shipped(GLOOM).content.translated(title, locale) for locale in ("en", "ru", "uk")] == [title, russian, ukrainian]


@pytest.mark.parametrize("locale", OTHERS)
def test_penalties_keep_their_numbers(locale: str) -> None:
    content = shipped(GLOOM).content
    for id, room in content.rooms.items():
        for text in (room.text.minor_text, room.text.major_text):
            assert re.findall(r"\d+", content.translated(text, locale)) == re.findall(r"\d+", text), id


@pytest.mark.parametrize(
    ("locale", "made", "penalty"),
    [
        ("en", "The party enters a new room: {}.", "{}, minor penalty: {}"),
        ("ru", "Отряд входит в новую комнату: {}.", "{} — малый штраф. {}"),
        ("uk", "Загін входить до нової кімнати: {}.", "{}, малий штраф: {}"),
    ],
)
def test_a_room_and_its_penalty_are_told(locale: str, made: str, penalty: str) -> None:
    """In the log when it is revealed, and ever after beside the scenario's rules."""
    table = new_table(GLOOM, scenario="random-dungeon", characters=["brute", "tinkerer"], seed=2, penalties=["minor", "none", "none"])
    while not any(isinstance(event, Penalty) for event in table.events):
        assert table.decision is not None
        table.choose(table.decision.keys[0], table.decision.seat)
    teller, content = Teller(table, 0, locale), shipped(GLOOM).content
    scene, laid = teller.refresh(), table.state.laid[0]
    title = content.translated(room_title(content.dungeon[laid.monsters], content.rooms[laid.room]), locale)
    told_ = penalty.format(title, content.translated(content.rooms[laid.room].text.minor_text, locale))
    assert made.format(title) in teller.lines
    assert told_ in teller.lines
    assert told_ == teller.message(scene.status[-1])


@pytest.mark.parametrize(("locale", "sewer", "wild"), [("en", "Sewer", "Wild"), ("ru", "Стоки", "Дикий"), ("uk", "Стоки", "Дикий")])
def test_cards_drawn_by_hand_are_called_by_what_is_printed_on_them(locale: str, sewer: str, wild: str) -> None:
    table = new_table(GLOOM, scenario="random-dungeon", characters=["brute", "tinkerer"], seed=2, chance=Asked())
    teller, found = Teller(table, 0, locale), {}
    while "dungeon-monsters:wild" not in found:
        assert table.decision is not None
        (question,) = teller.refresh().questions
        found |= {choice.key: teller.choice(choice) for choice in question.choices}
        table.choose(table.decision.keys[0], table.decision.seat)
    assert (found["room:sewer"], found["dungeon-monsters:wild"]) == (sewer, wild)


# -- card text of Gloomhaven ---------------------------------------------------------------------------------------------
VOCABULARIES = (CARD_TEXT, SCENARIO_TEXT, PRINTED_TEXT)
IDS = ("kind", "place", "places", "name")


def gloom_lines() -> Iterator[tuple[str, Vocabulary, Line]]:
    """Every line of the pack with the vocabulary that it was read by."""
    for id, ability in shipped(GLOOM).content.abilities.items():
        nodes = [spec.node for spec in ability.specs]
        yield id, next(v for v in VOCABULARIES if all(map(v.steps.knows, nodes)) or all(map(v.modifiers.knows, nodes))), ability.line


def unsaid(text: str, line: Line | None = None) -> list[str]:
    """What is left in English, but for ids and names: of figures, places, counters and areas; the marks of use slots and the figures of a summon."""
    steps = () if line is None else line.steps
    nodes: list[Any] = [n for step in steps for n in (step.node, *step.modifiers)]
    nodes += [] if line is None else [*line.conditions, getattr(line.trigger, "moment", None)]
    ids = [value for node in nodes for field in IDS if (value := getattr(node, field, ""))]
    for id in (*(one for value in ids for one in ((value,) if isinstance(value, str) else value)), *([] if line is None else line.slots)):
        text = re.sub(rf"(?<![\w-]){re.escape(id)}(?![\w-])", "", text)
    return re.findall("[A-Za-z]+", re.sub(r'"[^"]*"|\{[^}]*\}', "", text))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_line_of_gloomhaven_is_printed(locale: str) -> None:
    found = list(gloom_lines())
    assert len(found) > 200
    for id, vocabulary, line in found:
        said = vocabulary.show(line, voice_of(GLOOM, locale))
        assert not unsaid(said, line), f"{id}: {said}"
        assert translate(vocabulary.show(line), VOCABULARIES, voice_of(GLOOM, locale)) == said, id


@pytest.mark.parametrize("locale", OTHERS)
def test_icons_attacks_and_conditions_of_gloomhaven_are_printed(locale: str) -> None:
    content = shipped(GLOOM).content
    texts = [text for card in content.cards.values() for half in (card.top, card.bottom) for text in half_lines(half)[0]]
    texts += [attack_text(stat.attacks) for monster in content.monsters.values() for rows in monster.ranks.values() for stat in rows]
    texts += [", ".join(monster.immune) for monster in content.monsters.values()]
    assert {"Lost", "Xp 1", "Infuse fire", "Attacks: poison", "stun, immobilize, curse"} <= set(texts)
    for text in texts:
        if "Slots" not in text:
            assert not unsaid(translate(text, VOCABULARIES, voice_of(GLOOM, locale))), text
    for scenario in content.scenarios.values():
        for node in (*scenario.goal, *scenario.loss, *scenario.looting):
            said = translate(SCENARIO_TEXT.conditions.show(node), VOCABULARIES, voice_of(GLOOM, locale))
            assert not unsaid(said, Line((), conditions=(node,))), said


@pytest.mark.parametrize(
    ("text", "russian", "ukrainian"),
    [
        ("Attack 2, attack +2 against poisoned", "Атака 2, атака +2, если цель отравлена", "Атака 2, атака +2, якщо ціль отруєна"),
        ("Recover 2 discarded", "Верните на руку 2 карты из сброса", "Повернути в руку 2 карти зі скиду"),
        ("Refresh 1 spent", "Разверните 1 предмет из повёрнутых", "Відновити 1 предмет з-поміж витрачених"),
        ("When any attack damages you: shield 1", "Когда атака наносит вам урон: щит 1", "Коли атака завдає вам поранень: щит 1"),
        ("After you rest: Heal 2, self", "После вашего отдыха: лечение 2, на себя", "Після вашого відпочинку: лікування 2, на себе"),
        (
            "Summon normal/elite/elite bones",
            "Призыв монстра (обычный/мощный/мощный): bones",
            "Прикликати монстра «bones» (категорія: звичайний/елітний/елітний)",
        ),
        ("Focus weakest", "Цель — враг, у которого меньше всего ОЗ", "Вибір цілі: ворог із найменшою кількістю очок здоров’я"),
        ("When any ally enters a rift: Xp 1", "Когда союзник входит в портал: опыт 1", "Коли в портал входить союзник: 1 очко досвіду"),
        ("At end of your turn: Xp 1", "В конце вашего хода: опыт 1", "Наприкінці вашого ходу: 1 очко досвіду"),
        ("Attack 2 + l", "Атака 2 + уровень сценария", "Атака 2 + рівень сценарію"),
        ("Characters lose 1 cards", "Каждый персонаж теряет с руки 1 карту", "Кожен персонаж утрачає з руки 1 карту"),
        ("all rooms are revealed", "открыты все комнаты", "відкрито всі кімнати"),
        ("null", "нет урона", "«без поранень»"),
        ("2x", "×2", "×2"),
    ],
)
def test_gloomhaven_speaks_well(text: str, russian: str, ukrainian: str) -> None:
    assert (translate(text, VOCABULARIES, voice_of(GLOOM, "ru")), translate(text, VOCABULARIES, voice_of(GLOOM, "uk"))) == (russian, ukrainian)
