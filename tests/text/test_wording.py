"""Names, prose and card text of packs in the reader's language, and what sentences agree with."""

from __future__ import annotations

import pytest

from undercroft.presentation.story import SceneNames
from undercroft.presentation.wording import Wording, form_of, translated
from undercroft.text.messages import FORM, Voice

SAID = {"Living Bones": "Ожившие кости", "Bandit Guard": "Страж", "Attack": "Нападение", "Long Watch": "Долгая стража"}
FORMS = {"Ожившие кости": "plural", "Страж": "masculine", "Долгая стража": "feminine"}


class Rules:
    """A game with a few names."""

    name = "no-such-game"

    def translated(self, text: str, locale: str) -> str:
        return SAID.get(text, text) if locale == "ru" else text

    def form(self, name: str, locale: str) -> str:
        return FORMS.get(name, "") if locale == "ru" else ""

    def title(self, id: str) -> str:
        return {"bones": "Living Bones", "bandit-guard": "Bandit Guard"}.get(id, id)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Living Bones", "Ожившие кости"),
        ("Living Bones 3", "Ожившие кости 3"),
        ("Living Bones 3, Bandit Guard, Nobody", "Ожившие кости 3, Страж, Nobody"),
        ("fire/air (Bandit Guard)", "fire/air (Страж)"),
        ("Nobody 3", "Nobody 3"),
        ("Bandit Guard -/+", "Страж −/+"),
        ("", ""),
    ],
)
def test_names_are_translated_with_numbers_in_lists_and_in_brackets(text: str, said: str) -> None:
    assert translated(Rules(), text, "ru") == said
    assert translated(Rules(), text, "en") == text
    assert translated(object(), text, "ru") == text


def test_a_name_has_its_form_also_with_a_number() -> None:
    assert [form_of(Rules(), name, "ru") for name in ("Ожившие кости", "Ожившие кости 2", "Страж", "Nobody")] == ["plural", "plural", "masculine", ""]
    assert form_of(object(), "Страж", "ru") == ""


def test_ids_and_names_in_quotation_marks_are_named_in_card_text() -> None:
    russian, english = Wording(Rules(), "ru"), Wording(Rules(), "en")
    assert russian.printed('bones, bandit-guard "Bandit Guard" "Nobody" somebody') == 'Ожившие кости, Страж «Страж» "Nobody" somebody'
    assert english.printed('bones, bandit-guard "Bandit Guard"') == 'bones, Bandit Guard "Bandit Guard"'


def test_sentences_learn_what_to_agree_with(monkeypatch: pytest.MonkeyPatch) -> None:
    wording, told = Wording(Rules(), "ru"), {}
    monkeypatch.setattr(Voice, "render", lambda self, id, args=None: told.update(args or {}) or "")
    names = SceneNames(wording.name)
    names.figures["m1"] = "Ожившие кости 1"
    args = {"figure": "m1", "target": "Bandit Guard", "kind": "Nobody", "how": "push", "targets": ["m1", "Bandit Guard"]}
    wording.voice.tell("moved", args, names, wording)
    assert told == {
        "figure": "Ожившие кости 1", "figure" + FORM: "plural", "target": "Страж", "target" + FORM: "masculine", "kind": "Nobody", "how": "push",
        "targets": ["Ожившие кости 1", "Страж"], "targets" + FORM: "plural",
    }  # fmt: skip


def test_one_name_in_a_list_keeps_its_form(monkeypatch: pytest.MonkeyPatch) -> None:
    wording, told = Wording(Rules(), "ru"), {}
    monkeypatch.setattr(Voice, "render", lambda self, id, args=None: told.update(args or {}) or "")
    wording.voice.tell("x", {"cards": ["Long Watch"]}, SceneNames(wording.name), wording)
    assert told["cards" + FORM] == "feminine"
