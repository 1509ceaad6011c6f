"""Files with the names of a pack in another language."""

from __future__ import annotations

import pytest

from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.names import Name, read_names

KNOWN = {"monsters": {"bones": "Living Bones", "guard": "Bandit Guard"}, "items": {"boots": "Boots"}}


def read(text: str) -> dict[str, Name]:
    return dict(read_names(Document("names/ru.yaml", text), KNOWN))


def test_names_are_found_by_the_english_ones() -> None:
    found = read("monsters:\n  bones: {name: Ожившие кости, form: plural}\n  guard: Страж\n")
    assert found == {"Living Bones": Name(name="Ожившие кости", form="plural"), "Bandit Guard": Name(name="Страж", form="masculine")}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("monster:\n  bones: Кости\n", "ru.yaml:[12]: no section is called 'monster'; did you mean 'monsters'"),
        ("monsters:\n  bonse: Кости\n", "ru.yaml:2: nothing in 'monsters' is called 'bonse'; did you mean 'bones'"),
        ("monsters:\n  bones: {name: Кости, form: many}\n", "ru.yaml:2: .*many"),
        ("monsters:\n  bones: {form: plural}\n", "ru.yaml:2: .*name"),
        ("monsters:\n  bones: {name: Кости, gender: plural}\n", "ru.yaml:2: .*gender"),
        ("monsters:\n  bones: ' '\n", "ru.yaml:2: an empty name"),
        ("monsters:\n  bones: 3\n", "ru.yaml:2: "),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        read(text)
