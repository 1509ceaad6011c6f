"""Every message of a language with typical arguments, as a page that a native speaker can read in one sitting.

After changing a message, write the pages anew and read what has changed: python -m tests.text.rendering
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from undercroft.kernel.registry import games
from undercroft.text.messages import FORM, SHARED, locales, voice

PAGES = Path(__file__).parent / "rendered"
OTHERS = tuple(locale for locale in locales() if locale != "en")
TIMES = 3
"""How often a message with arguments is rendered at least."""
NAMES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ru": (("Разбойник-страж 2", "masculine"), ("Ожившие кости 1", "plural"), ("Плетущая чары", "feminine")),
    "uk": (("Розбійник-вартовий 2", "masculine"), ("Ожилі кістки 1", "plural"), ("Чароплетка", "feminine")),
}
THINGS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ru": (("Сапоги скорохода", "plural"), ("Зелье лечения", "neuter"), ("Бронзовый щит", "masculine")),
    "uk": (("Чоботи скорохода", "plural"), ("Цілюще зілля", "neuter"), ("Бронзовий щит", "masculine")),
}
TEXTS: Mapping[str, tuple[str, ...]] = {"ru": ("Атака 3, дальность 2", "Движение 2", "Щит 1"), "uk": ("Атака 3, дальність 2", "Рух 2", "Щит 1")}
LISTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "condition": {"ru": ("рана", "оглушение", "усиление"), "uk": ("важка рана", "оглушення", "посилення")},
    "element": {"ru": ("огонь", "лёд", "воздух"), "uk": ("вогонь", "лід", "повітря")},
    "shape": {"ru": ("«линия 3»", "«конус»", "«кольцо»"), "uk": ("«лінія 3»", "«конус»", "«кільце»")},
    "text": TEXTS,
}
"""Arguments that are words from a list."""
CALLED = {"conditions": "condition", "elements": "element"}
NUMBERS = (1, 3, 5, 0)
SIGNED = ("+1", "+2", "−1")
FIGURES = ("figure", "target", "targets", "attacker", "kind", "who", "hero", "name", "thing", "rest")
ITEMS = ("card", "cards", "by", "lost", "lead", "item", "items", "goal", "skill", "title")
WORDS = ("text", "texts", "line", "criterion", "effect", "price", "modifiers", "about", "steps", "then", "otherwise")
PLACES = ("cell", "cells", "path", "at", "a", "b", "zone", "tile", "door")


class _Arguments(visitor.Visitor):  # type: ignore[misc]
    """The arguments of a message, and the values that it has variants for."""

    def __init__(self) -> None:
        self.found: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            known = self.found.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                value = float(key.value) if isinstance(key, ast.NumberLiteral) else key.name
                known.append(int(value) if isinstance(value, float) else value)
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def values(id: str, name: str, known: list[Any], locale: str) -> list[dict[str, Any]]:
    """What an argument of a message typically is, with the form of names."""
    own = [value for value in known if value not in PLURALS and value != name + FORM]
    if (called := CALLED.get(name, name)) in LISTS and not own:
        return [{name: word} for word in LISTS[called][locale]]
    if (id.startswith("card-") and name == "by") or name in ("modifier", "used"):
        return [{name: value} for value in SIGNED]
    if name in FIGURES or name + FORM in known:
        return [{name: said, name + FORM: form} for said, form in NAMES[locale]]
    if name in ITEMS:
        return [{name: said, name + FORM: form} for said, form in THINGS[locale]]
    if name in WORDS and not own and (name != "price" or id.startswith(("card-", "line-"))):
        return [{name: text} for text in TEXTS[locale]]
    if name in PLACES and not own:
        return [{name: cell} for cell in ("B4", "C7", "A2")]
    if own and all(isinstance(value, str) for value in own):
        return [{name: value} for value in own]
    return [{name: value} for value in dict.fromkeys((*own, *NUMBERS))]


def samples(message: ast.Message, locale: str) -> Iterator[dict[str, Any]]:
    """Arguments for a message, so that each value of each argument comes up."""
    found = _Arguments()
    found.visit(message.value)
    forms = {name for name in found.found if name.endswith(FORM)}
    id = message.id.name
    plain = {name: known for name, known in found.found.items() if name not in forms}
    lists = {name: values(id, name, [*known, *(forms & {name + FORM})], locale) for name, known in plain.items()}
    lists |= {name.removesuffix(FORM): values(id, name.removesuffix(FORM), [name], locale) for name in forms}
    if not lists:
        yield {}
        return
    times = max(TIMES, *(len(given) for given in lists.values()))
    columns = [islice(cycle(given[n % len(given) :] + given[: n % len(given)]), times) for n, given in enumerate(lists.values())]
    seen: list[dict[str, Any]] = []
    for row in zip(*columns):
        args = {key: value for part in row for key, value in part.items()}
        if args not in seen:
            seen.append(args)
            yield args


@cache
def folders() -> Mapping[str, tuple[Any, ...]]:
    """The folders of messages by the name of their page, each with those that come after it in the bundle."""
    found: dict[str, tuple[Any, ...]] = {}
    for module in games().values():
        listed = tuple(module.locales())
        for folder in listed:
            found.setdefault(Path(str(folder)).parent.name, (folder, *(f for f in listed if f is not folder)))
    return {**found, "shared": (SHARED,)}


def page(name: str, locale: str) -> str:
    """All messages of a folder, file by file, with their texts."""
    first, *others = folders()[name]
    said = voice(locale, (first, *others) if first is not SHARED else ())
    lines = []
    for file in sorted(first.joinpath(locale).iterdir(), key=lambda entry: entry.name):
        lines += ["", f"== {file.name} =="]
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                texts = dict.fromkeys(" ".join(said.render(entry.id.name, args).split()) for args in samples(entry, locale))
                lines += [entry.id.name, *(f"    {text}" for text in texts)]
    return "\n".join(lines[1:]) + "\n"


def pages() -> Iterator[tuple[Path, str]]:
    for locale in OTHERS:
        for name in folders():
            yield PAGES / locale / f"{name}.txt", page(name, locale)


if __name__ == "__main__":
    for path, text in pages():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(PAGES), len(text.splitlines()))
