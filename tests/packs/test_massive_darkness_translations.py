"""The names and prose of the pack of Massive Darkness in other languages: that all of it is there, and that it reaches whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft.packs
from undercroft import new_table
from undercroft.games.massive_darkness.content.adventure_words import Count
from undercroft.games.massive_darkness.content.loading import load
from undercroft.games.massive_darkness.content.model import Content
from undercroft.games.massive_darkness.content.translations import named
from undercroft.games.massive_darkness.content.words import CARD_TEXT
from undercroft.games.massive_darkness.table.faces import class_face, event_face, trap_face
from undercroft.kernel.packs import PackError, PackSource, unembed
from undercroft.kernel.registry import game
from undercroft.kernel.scene import Message
from undercroft.language.names import IN_LANGUAGES
from undercroft.language.packs import read_pack
from undercroft.language.translation import translate
from undercroft.presentation.chronicle import lore_of
from undercroft.presentation.telling import Teller, translated
from undercroft.presentation.voices import voice_of
from undercroft.text.messages import locales

GAME = "massive-darkness"
FOLDER = Path(undercroft.packs.__file__).parent / "massive_darkness"
OTHERS = [locale for locale in locales() if locale != "en"]
PROSE = ("introduction", "special", "conclusion", "defeat")


@cache
def shipped() -> Content:
    return load([read_pack(FOLDER)])


def file(locale: str, folder: str = "translations") -> dict[str, Any]:
    found = yaml.safe_load((FOLDER / folder / f"{locale}.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def names(locale: str) -> dict[str, dict[str, str]]:
    """The names of a language, without their forms."""
    found = file(locale, "names").items()
    return {section: {id: said if isinstance(said, str) else said["name"] for id, said in given.items()} for section, given in found}


def tree() -> dict[str, Any]:
    """Every text of the pack in the shape of a translation; what is empty is left out."""
    pack = shipped()
    steps = [step.node for a in pack.adventures.values() for rule in a.rules for step in rule.line.steps]
    found = {
        "story": {field: getattr(pack.story, field) for field in ("prologue", "epilogue", "shadow")},
        "heroes": {id: {"about": h.text.about} for id, h in pack.heroes.items()},
        "classes": {id: {"about": c.text.about} for id, c in pack.classes.items()},
        "traps": {id: {"text": t.text.text} for id, t in pack.traps.items()},
        "enemies": {id: {"about": e.about} for id, e in pack.enemies.items()},
        "events": {id: {"text": e.text.text} for id, e in pack.events.items()},
        "adventures": {
            id: {**{field: getattr(a.text, field) for field in PROSE}, "objectives": {o.id: o.text for o in a.text.objectives}}
            for id, a in pack.adventures.items()
        },
        "counters": {step.counter: step.counter for step in steps if isinstance(step, Count)},
    }  # fmt: skip
    full = _full(found)
    assert isinstance(full, dict)
    return full


def everything() -> list[tuple[str, str]]:
    """Every name and text of the pack with what it belongs to."""
    return [*leaves(tree()), *leaves(_full(named(shipped())), "names")]


def _full(value: Any) -> Any:
    return {k: found for k, v in value.items() if (found := _full(v))} if isinstance(value, dict) else value


def leaves(value: Any, of: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a tree with what they belong to."""
    if isinstance(value, str):
        yield of, value
    else:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, f"{of}/{key}" if of else str(key))


ALL = [pytest.param(of, text, id=of) for of, text in everything()]
BOTH = pytest.mark.parametrize("locale", OTHERS)


def with_translation(text: str) -> PackSource:
    """The shipped pack with another file of a language."""
    pack = read_pack(FOLDER)
    return PackSource(pack.id, pack.version, {**pack.files, "translations/uk.yaml": text})


def test_there_is_something_to_translate() -> None:
    assert len(ALL) > 400
    assert {"found", "trophies"} <= set(tree()["counters"])


@BOTH
@pytest.mark.parametrize(("of", "text"), ALL)
def test_every_text_is_translated(locale: str, of: str, text: str) -> None:
    """Nothing is left in English but the names of tiles."""
    said = shipped().translated(text, locale)
    assert said != text
    assert re.search("[а-яіїєґё]", said)
    assert not re.findall("[A-Za-z]+", re.sub(r"\b\d[RV]\b", "", said)), of


@BOTH
def test_a_file_names_exactly_what_the_pack_has(locale: str) -> None:
    assert sorted(of for of, _ in (*leaves(file(locale)), *leaves(names(locale), "names"))) == sorted(of for of, _ in everything())


@BOTH
def test_one_english_text_is_always_said_the_same(locale: str) -> None:
    """Translations are found by the English alone: two cards of one name cannot be called differently."""
    said = dict([*leaves(file(locale)), *leaves(names(locale), "names")])
    for of, text in everything():
        assert said[of] == shipped().translated(text, locale), of


@BOTH
def test_different_cards_are_called_differently(locale: str) -> None:
    said, own = dict(leaves(names(locale))), named(shipped())
    called: dict[str, str] = {}
    for of, text in leaves({group: own[group] for group in ("heroes", "classes", "equipment", "traps", "enemies", "doors", "events")}):
        assert called.setdefault(said[of], text) == text, of


@BOTH
def test_rules_keep_their_numbers_and_tiles(locale: str) -> None:
    pack, pattern = shipped(), r"\d+[RV]?"
    texts = [a.text.special for a in pack.adventures.values()] + [e.text.text for e in pack.events.values()]
    texts += [o.text for a in pack.adventures.values() for o in a.text.objectives]
    for text in texts:
        numbers = [sorted(re.findall(pattern, t)) for t in (text, pack.translated(text, locale))]
        assert numbers[0] == numbers[1], text


@BOTH
def test_a_name_that_is_also_a_line_of_card_text_is_the_word_of_the_line(locale: str) -> None:
    """Slippery is a skill and what it does; whoever reads the one must find the other."""
    printed = {CARD_TEXT.show(line) for id, line in shipped().lines.items() if not id.startswith("adventure/")}
    lines = printed & {text for _, text in everything()}
    assert {"Slippery", "Taunt", "Charge", "Spellblade"} <= lines
    for line in lines:
        assert shipped().translated(line, locale) == translate(line, (CARD_TEXT,), voice_of(GAME, locale))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heroes:\n  elyas: {about: Так}\n", ":[12]: no hero is called 'elyas'; did you mean 'elias'"),
        ("classes:\n  battle-wisard: {about: Так}\n", ":[12]: no class is called 'battle-wisard'; did you mean 'battle-wizard'"),
        ("traps:\n  old-mop: {text: Так}\n", ":[12]: no trap is called 'old-mop'; did you mean 'old-map'"),
        ("enemies:\n  liliark: {about: Так}\n", ":[12]: no enemy is called 'liliark'; did you mean 'liliarch'"),
        ("events:\n  cave: {text: Так}\n", ":[12]: no event is called 'cave'; did you mean 'cave-in'"),
        ("adventures:\n  black-window:\n    special: Так\n", ":[123]: no adventure is called 'black-window'; did you mean 'black-widow'"),
        ("adventures:\n  black-widow:\n    goal: Так\n", ":[123]: .*goal"),
        ("heroes:\n  elias: {name: Так}\n", ":[12]: .*name"),
    ],
)
def test_a_translation_of_something_unknown_is_refused(text: str, said: str) -> None:
    with pytest.raises(PackError, match=f"translations/uk.yaml{said}"):
        load([with_translation(text)])


BEFORE = """
heroes:
  elias: {name: Эл, about: Он}
classes:
  battle-wizard: {name: Маг, ability: Прилив, skill: Клинок, branches: {blink: [Скачок, Прыжок]}}
equipment: {mace: Булава}
doors: {barracks: Казарма}
adventures:
  black-widow: {title: Вдова, special: Так, tokens: {}, enemies: {widow: Она}}
"""


def test_a_pack_from_a_save_may_have_its_names_among_the_prose() -> None:
    """As packs had them before names got files of their own."""
    pack = read_pack(FOLDER)
    files = {name: text for name, text in pack.files.items() if not name.startswith(IN_LANGUAGES)}
    before = PackSource(pack.id, pack.version, {**files, "translations/uk.yaml": BEFORE})
    with pytest.raises(PackError):
        load([before])
    found = load([unembed(before.id, before.version, before.embed())])
    branches = found.classes["battle-wizard"].branches
    blink = next(branch for branch in branches if branch.id == "blink")
    english = [found.heroes["elias"].name, found.heroes["elias"].text.about, found.classes["battle-wizard"].ability.text.name]
    english += [found.classes["battle-wizard"].skill.text.name, *(skill.text.name for skill in blink.skills), found.equipment["mace"].name]
    english += [found.doors["barracks"].name, found.adventures["black-widow"].title, found.adventures["black-widow"].foes["widow"].name]
    said = ["Эл", "Он", "Прилив", "Клинок", "Скачок", "Прыжок", "Булава", "Казарма", "Вдова", "Она"]
    assert [found.translated(text, "uk") for text in english] == said


def test_what_is_not_translated_stays_english() -> None:
    pack = load([with_translation("adventures:\n  black-widow:\n    defeat: Так\n")])
    text = pack.adventures["black-widow"].text
    assert pack.translated(text.defeat, "uk") == "Так"
    assert pack.translated(text.special, "uk") == text.special
    assert pack.translated(text.defeat, "nowhere") == text.defeat


# -- that it is told -----------------------------------------------------------------------------------------------------
@BOTH
@pytest.mark.parametrize("scenario", shipped().adventures)
def test_a_table_tells_it(locale: str, scenario: str) -> None:
    """Objectives, defeat, special rules and the introduction, as the seat sees them."""
    teller = Teller(new_table(GAME, scenario=scenario, characters=["elias", "owen"], seed=1), 0, locale)
    own, said, rules = shipped().adventures[scenario].text, shipped().translations[locale], teller.table.rules
    texts = [*(o.text for o in own.objectives), own.defeat, own.special]
    status = [teller.message(message) for message in teller.refresh().status]
    assert len(status) == len(texts)
    for line, text in zip(status, texts):
        assert line.endswith(said[text])
    introduction = lore_of(game(GAME)).introduction(rules, scenario)
    assert translated(rules, introduction, locale) == said[own.introduction] != introduction
    assert translated(rules, introduction, "en") == introduction


@BOTH
def test_counters_are_told(locale: str) -> None:
    teller = Teller(new_table(GAME, scenario="big-game-hunting", characters=["elias"], seed=1), 0, locale)
    assert teller.message(Message("counter", {"counter": "trophies"})) == file(locale)["counters"]["trophies"]


@BOTH
def test_cards_are_read_in_the_language(locale: str) -> None:
    """Classes, events and traps: prose, names of skills, and the branches in one line."""
    teller = Teller(new_table(GAME, scenario="black-widow", characters=["elias"], seed=1), 0, locale)
    pack, words, called = shipped(), file(locale), names(locale)
    own = pack.classes["battle-wizard"]
    sheet = class_face(own).parts
    assert teller.printed(sheet["effect"][0]) == words["classes"]["battle-wizard"]["about"]
    assert teller.printed(sheet["ability"][0]) == called["abilities"]["battle-wizard"]
    assert teller.printed(sheet["branches"][0]) == ", ".join(called["skills"][f"battle-wizard/{branch.id}/0"] for branch in own.branches)
    assert teller.printed(event_face(pack.events["cave-in"]).parts["effect"][0]) == words["events"]["cave-in"]["text"]
    assert teller.printed(trap_face(pack.traps["old-map"]).parts["effect"][0]) == words["traps"]["old-map"]["text"]


@pytest.mark.parametrize(
    ("name", "russian", "ukrainian"),
    [
        ("Slippery", "Проныра", "Пройда"),
        ("Goblin Archers", "Гоблины-лучники", "Гобліни-лучники"),
        ("The Dark Emissary", "Тёмный посланник", "Темний посланець"),
        ("Thief's Slippers", "Воровские туфли", "Злодійські капці"),
        ("A nest", "Гнездо", "Гніздо"),
        ("West Pillar", "Западная колонна", "Західна колона"),
    ],
)
def test_things_are_well_called(name: str, russian: str, ukrainian: str) -> None:
    assert [shipped().translated(name, locale) for locale in ("en", "ru", "uk")] == [name, russian, ukrainian]
