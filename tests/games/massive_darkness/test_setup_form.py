"""What menus say about the two readings of "the most experience" (MD-EPH-17)."""

from __future__ import annotations

import pytest

from tests.text.everything import render, word
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.rules.setup import FIELDS, about

EVIDENCE = {
    "en": {"unspent": ("illustrations", "shards"), "spent": ("rules text", "Taunt", "class sheet")},
    "ru": {"unspent": ("иллюстрации", "осколки"), "spent": ("текст правил", "провокации", "листа класса")},
    "uk": {"unspent": ("ілюстрації", "уламки"), "spent": ("текст правил", "Провокація", "аркуша класу")},
}


@pytest.mark.rule("MD-EPH-17")
@pytest.mark.parametrize("locale", EVIDENCE)
def test_each_reading_is_described_with_what_speaks_for_it(locale: str) -> None:
    rules = MODULE.rules(MODULE.packs())
    (field,) = (field for field in FIELDS if field.id == "most_xp")
    assert [option.value for option in field.options] == ["unspent", "spent"]
    said = set()
    for option in field.options:
        (message,) = about(rules, field.id, option.value)
        text = render(message.id, message.args, locale)
        assert all(evidence in text for evidence in EVIDENCE[locale][option.value])
        said |= {text, word(field.id, option.title, locale)}
    assert len(said) == 4
    assert locale == "en" or not any(word(field.id, option.title, locale) == option.title for option in field.options)


def test_the_question_itself_needs_no_more_words() -> None:
    assert about(MODULE.rules(MODULE.packs()), "most_xp", "") == ()
