"""The prose of the pack "Buttons & Bugs" in other languages: that all of it is there, and that it reaches whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

import undercroft.packs
from undercroft import new_table
from undercroft.games.buttons_and_bugs.content import Content
from undercroft.games.buttons_and_bugs.loading import load
from undercroft.games.buttons_and_bugs.schema import ScenarioWords
from undercroft.games.haven.words import Count
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import game
from undercroft.kernel.scene import Message
from undercroft.lab.chronicle import lore_of
from undercroft.lab.telling import Teller, translated
from undercroft.language.packs import read_pack
from undercroft.text.messages import locales

GAME = "buttons-and-bugs"
FOLDER = Path(undercroft.packs.__file__).parent / "buttons_and_bugs"
OTHERS = [locale for locale in locales() if locale != "en"]
FIELDS = ScenarioWords.__struct_fields__


@cache
def shipped() -> Content:
    return load([read_pack(FOLDER)])


def prose() -> Iterator[tuple[str, str]]:
    """Every text of the pack that is read as a whole, with what it belongs to."""
    pack = shipped()
    yield "prologue", pack.prologue
    for id, character in pack.characters.items():
        yield id, character.about
    for id, scenario in pack.scenarios.items():
        for field in FIELDS:
            if text := getattr(scenario.text, field):
                yield f"{id}/{field}", text


def counters() -> list[str]:
    """The counters of all scenarios, but for those that are called by the letter of a place."""
    steps = [spec.node for scenario in shipped().scenarios.values() for rule in scenario.rules for spec in rule.specs]
    return sorted({step.name for step in steps if isinstance(step, Count) and len(step.name) > 1})


def nameless(text: str) -> str:
    """A text without what stays as it is: the names of the pack, and letters of places and sides."""
    pack = shipped()
    names = [*(c.name for c in pack.characters.values()), *(m.name for m in pack.monsters.values()), *(i.name for i in pack.items.values())]
    names += [*pack.object_names.values(), *(s.title for s in pack.scenarios.values())]
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"\b[A-Z]\b", "", text)


def with_translation(text: str, locale: str = "uk") -> PackSource:
    """The shipped pack with another file of a language."""
    pack = read_pack(FOLDER)
    return PackSource(pack.id, pack.version, {**pack.files, f"translations/{locale}.yaml": text})


def test_there_is_something_to_translate() -> None:
    texts = [text for _, text in prose()]
    assert len(texts) == len(set(texts)) > 80
    assert {"cheese", "nest-a", "lens"} <= set(counters())


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(("of", "text"), [pytest.param(of, text, id=of) for of, text in prose()])
def test_every_text_is_translated(locale: str, of: str, text: str) -> None:
    said = shipped().translated(text, locale)
    assert said != text
    assert re.search("[а-яіїєґ]", said)
    assert not re.findall("[A-Za-z]+", nameless(said)), of


@pytest.mark.parametrize("locale", OTHERS)
def test_every_counter_is_translated(locale: str) -> None:
    for name in counters():
        assert re.fullmatch("[а-яіїєґё’ -]+( [A-Z])?", shipped().translated(name, locale)), name


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("scenario", list(shipped().scenarios))
def test_rules_keep_their_numbers_and_places(locale: str, scenario: str) -> None:
    """Amounts are digits in every language, and each place is named by its letter: nothing is lost on the way."""
    text = shipped().scenarios[scenario].text.rules_text
    said = shipped().translated(text, locale)
    assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", text))
    assert set(re.findall(r"\b[B-Z]\b", text)) <= set(re.findall(r"\b[B-Z]\b", said))


@pytest.mark.parametrize("locale", OTHERS)
def test_a_file_names_exactly_what_the_pack_has(locale: str) -> None:
    pack, file = shipped(), yaml.safe_load((FOLDER / "translations" / f"{locale}.yaml").read_text("utf-8"))
    assert set(file["scenarios"]) == set(pack.scenarios)
    assert set(file["characters"]) == set(pack.characters)
    assert sorted(file["counters"]) == counters()
    for id, words in file["scenarios"].items():
        assert set(words) == {field for field in FIELDS if getattr(pack.scenarios[id].text, field)}, id


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prologue: Так\nscenarios:\n  showdwon:\n    goal_text: Так\n", "uk.yaml:[34]: no scenario is called 'showdwon'; did you mean 'showdown'"),
        ("characters:\n  tinkrer: Так\n", "uk.yaml:2: no character is called 'tinkrer'; did you mean 'tinkerer'"),
        ("scenarios:\n  showdown:\n    goal: Так\n", "uk.yaml:[23]: .*goal"),
    ],
)
def test_a_translation_of_something_unknown_is_refused(text: str, said: str) -> None:
    with pytest.raises(PackError, match=f"translations/{said}"):
        load([with_translation(text)])


def test_what_is_not_translated_stays_english() -> None:
    pack = load([with_translation("scenarios:\n  showdown:\n    goal_text: Так\n")])
    text = pack.scenarios["showdown"].text
    assert pack.translated(text.goal_text, "uk") == "Так"
    assert pack.translated(text.rules_text, "uk") == text.rules_text
    assert pack.translated(text.goal_text, "nowhere") == text.goal_text


@pytest.mark.parametrize("locale", OTHERS)
def test_a_table_tells_it(locale: str) -> None:
    """Goal, warning, special rules, counters and the introduction, as the seat sees them."""
    table = new_table(GAME, scenario="mind-control", characters=["mindthief"], seed=1)
    own, said = shipped().scenarios["mind-control"].text, shipped().translations[locale]
    teller = Teller(table, 0, locale)
    status = [teller.message(message) for message in teller.refresh().status]
    assert len(status) == 3
    for told, text in zip(status, (own.goal_text, own.loss_text, own.rules_text)):
        assert told.endswith(said[text])
    assert teller.message(Message("counter", {"counter": "dream"})) == said["dream"] == translated(table.rules, "dream", locale)
    introduction = lore_of(game(GAME)).introduction(table.rules, "mind-control")
    assert introduction == own.introduction
    assert translated(table.rules, introduction, locale) == said[own.introduction] != introduction
    assert translated(table.rules, introduction, "en") == introduction
