"""Every language says everything: the same messages with the same arguments, all of them translated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tests.text.collect import all_vocabularies, arguments, closed_lists, messages_of, patterns, slot_words, variants
from tests.text.everything import everything, render, word
from undercroft.games.buttons_and_bugs.rules.attacks import SKIPPABLE
from undercroft.games.gloomhaven.content.modifiers_loading import standard
from undercroft.games.haven.content import reach
from undercroft.games.machina_arcana.table.faces import ATTRIBUTES
from undercroft.kernel.contract import setup_form
from undercroft.kernel.form import Field
from undercroft.kernel.registry import games
from undercroft.language import printing, translation
from undercroft.language.vocabulary import Pattern
from undercroft.presentation.chronicle import lore_of
from undercroft.text.messages import locales, slug
from undercroft.text.rulebook import documents, rulebook

OTHERS = [locale for locale in locales() if locale != "en"]
NAMES = {
    "Undercroft", "A", "B", "JSON", "true", "false", "null", "figures", "hero", "health", "game", "icons", "net", "CC", "BY",
    "Massive", "Darkness", "Machina", "Arcana", "Svelte", "Vite", "Fluent", "Litestar", "SQLAlchemy", "msgspec", "Lark", "log", "all", "QR",
}  # fmt: skip
"""Words that are the same in every language: names, the letters of a card's sides, and what is typed."""
CHOOSES = "attack"
"""By this thing `option-skip` chooses its form: it must not be translated."""
EFFECTS = ("heal", "loot")
"""What may be put in order besides abilities."""
DICE = ("melee", "ranged", "magic", "defence")
"""What a weapon of Massive Darkness has dice for."""
LYING = ("enemies", "ambush", "treasure", "special-treasure", "artifact", "lair", "library", "firework", "start", "exit")
"""What door cards put into rooms, what heroes carry besides cards, and the places that every adventure has."""
BEYOND_ENGLISH = ("card-", "line-", "label-", "counted-", "word-", "difficulty-", "section-")
"""English says card text by the phrases it is read by, rules by their own titles, and the answers of forms by theirs."""


def beyond_english(locale: str) -> set[str]:
    said = (*BEYOND_ENGLISH, *(f"{field.id}-" for field in fields()))
    return {id for id in messages_of(locale) if id.startswith(said) and id not in messages_of("en")}


def fields() -> list[Field]:
    """What all games ask before a table."""
    return [field for module in games().values() for field in setup_form(module).fields]


def needed_beyond_english() -> set[str]:
    modules = (printing, translation, reach)
    shapes = {id for module in modules for id in re.findall(r'"(line-[a-z-]+)"', Path(str(module.__file__)).read_text("utf-8"))}
    sections = {f"section-{rule.section}" for module in games().values() for rule in rulebook(module.rulebook()).values()}
    counted = {f"counted-{slug(thing)}" for thing in slot_words("amount")}
    difficulties = {f"difficulty-{name}" for m in games().values() for name in lore_of(m).difficulties(m.rules(m.packs()))}
    answers = {f"{field.id}-{slug(option.title)}" for field in fields() for option in field.options}
    modifiers = {"miss", "x2"} | {id for id in standard() if re.search("[a-z]", id)} - closed_lists()["condition"]
    alone = {f"word-{name}" for name in (*modifiers, *EFFECTS, *SKIPPABLE, *LYING) if name != CHOOSES} | {"label-attacks", "label-immune"}
    alone |= {f"label-{slug(kind)}" for kind in (*DICE, *ATTRIBUTES)}
    return shapes | sections | counted | difficulties | answers | alone | {pattern.message for pattern in patterns()}


def test_there_are_other_languages() -> None:
    assert OTHERS == ["ru", "uk"]


@pytest.mark.parametrize("locale", OTHERS)
def test_every_english_message_is_translated_and_no_other(locale: str) -> None:
    assert set(messages_of("en")) - set(messages_of(locale)) == set()
    assert set(messages_of(locale)) - set(messages_of("en")) - beyond_english(locale) == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_every_phrase_of_every_game_has_a_message_and_no_message_is_left_over(locale: str) -> None:
    missing = sorted(needed_beyond_english() - set(messages_of(locale)))
    assert not missing, f"no message for: {', '.join(missing)}"
    unused = sorted(beyond_english(locale) - needed_beyond_english())
    assert not unused, f"messages that nothing uses: {', '.join(unused)}"


@pytest.mark.parametrize("locale", OTHERS)
def test_arguments_are_those_of_english(locale: str) -> None:
    for id, message in messages_of("en").items():
        assert arguments(messages_of(locale)[id]) == arguments(message), id


def is_moment(pattern: Pattern) -> bool:
    return any(pattern in vocabulary.moments.patterns for vocabulary in all_vocabularies())


@pytest.mark.parametrize("locale", OTHERS)
def test_a_phrase_says_all_that_stands_in_its_slots(locale: str) -> None:
    for pattern in patterns():
        slots = {part.field for part in pattern.parts if part.slot is not None}
        when = {"when"} if is_moment(pattern) else set()
        assert arguments(messages_of(locale)[pattern.message]) == slots | when, pattern.message


class Texts(visitor.Visitor):
    """All that a message says, in all its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        """The case of a term is not said."""


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: str) -> None:
    for id, message in messages_of(locale).items():
        reader = Texts()
        reader.visit(message)
        words = {w for text in reader.found for w in re.findall("[A-Za-z]+", text)}
        assert words <= NAMES, id


@pytest.mark.parametrize("locale", locales())
def test_every_message_renders_with_its_arguments(locale: str) -> None:
    for id, message in messages_of(locale).items():
        for value in ("7", 1, 2, 5):
            text = render(id, dict.fromkeys(arguments(message), value), locale)
            assert text, id
            assert not re.search(r"[{}]", text), text


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("ui-card-mark", "mark"),
        ("ui-card-part", "part"),
        ("ui-board-terrain", "terrain"),
    ],
)
def test_the_client_has_a_word_for_every_mark(locale: str, message: str, name: str) -> None:
    """The halves and the effect of a card have no heading; a figure that is nothing special has no rank."""
    silent = {"part": {"top", "bottom", "effect"}, "rank": {"normal", "none"}}.get(name, set())
    assert {slug(word) for word in closed_lists()[name] - silent} <= variants(messages_of(locale)[message])


@pytest.mark.parametrize("locale", OTHERS)
def test_what_happens_is_told_in_all_the_ways_of_english(locale: str) -> None:
    """Where English has a sentence of its own for a case, so has every language; numbers have forms of their own."""
    forms = {"0", "1", "one", "few", "many", "other"}
    for id, message in messages_of("en").items():
        assert variants(message) - forms <= variants(messages_of(locale)[id]), id


def test_numbers_choose_their_form() -> None:
    told = [render("suffered", {"figure": "Mouse", "damage": n, "source": ""}, "ru") for n in (1, 2, 5, 21)]
    assert told == [
        "Mouse получает 1 единицу урона.",
        "Mouse получает 2 единицы урона.",
        "Mouse получает 5 единиц урона.",
        "Mouse получает 21 единицу урона.",
    ]
    spelled = [render("line-times", {"count": n, "steps": "рух"}, "uk") for n in (1, 3, 5)]
    assert spelled == ["1 раз (рух)", "3 рази (рух)", "5 разів (рух)"]


def test_titles_of_sections_are_translated() -> None:
    assert rulebook(documents("buttons-and-bugs"), everything("ru"))["BB-ATK-01"].title_of_section == "Атака"
    assert rulebook(documents("buttons-and-bugs"), everything("uk"))["BB-MOV-01"].title_of_section == "Рух, стрибок, політ"
    assert rulebook(documents("buttons-and-bugs"), everything("ru"))["BB-ATK-01"].text == rulebook(documents("buttons-and-bugs"))["BB-ATK-01"].text
    assert rulebook(documents("gloomhaven-scenario"), everything("ru"))["GH-FOC-01"].title_of_section == "Выбор цели монстром"
    assert rulebook(documents("forgotten-circles"), everything("uk"))["FC-TEL-01"].title_of_section == "Телепортація"


def test_words_are_looked_up_in_their_list() -> None:
    assert word("element", "fire/dark", "ru") == "огонь/тьма"
    assert word("condition", "fire", "ru") == "fire"
    assert word("element", "fire/unheard", "ru") == "fire/unheard"
