"""The terms are those of the published boxes: words that once stood for them do not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft

SOURCE = Path(undercroft.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"
STORY = {"introduction", "conclusion", "sections", "prologue", "epilogue", "shadow", "about", "story", "classes", "characters", "heroes"}
"""Parts of translations that are stories, in which words may have other meanings."""

HAVEN_RU = {
    "immobilize": "обездвиж", "muddle": "замешательств", "pierce": "пробивани", "push": r"\bотталкивание\b", "pull": r"\bпритягивание\b",
    "hex": r"\bгекс", "figure": r"\bфигур(?!к|ок)", "basic": r"\bбазов\w+ (действ|атак|движ)", "special": r"\bособ\w+ действи",
    "infuse": r"\bнаполн", "consume": r"\bпогло[тщ]", "small": r"\bмал(?:ый|ого|ые|ых|ом) предмет", "penalty": r"\bнаказани",
    "immune": r"не действует\b", "negate": r"\bизбе\w+ урон", "forced movement": r"принудительн|вынужденн\w+ перемещ", "lost": "Потерянные",
    "active": "Активные", "round bonus": "Этот раунд", "monster ability card": r"\bкарт\w+ монстров", "elite": r"\bэлит",
    "summon": r"призванн\w+ существ", "checkmark": r"\bотметк", "add target": r"цели \+",
}  # fmt: skip
HAVEN_UK = {
    "hex": r"\bгекс", "damage": r"\bшкод", "negate": r"\bуник\w+ (шкод|поранен)", "heal": r"\bзцілен", "wound": r"(?<![Вв]ажка )\bрана\b",
    "poison": r"\bотрут", "immobilize": "знерухом", "muddle": "спантелич", "leading card": r"провідн\w+ карт", "infuse": r"\bнаповн",
    "consume": r"\bпоглин", "pressure plate": r"\bплит(?!к)", "immune": r"не діє\b", "area": r"\bобласт", "focus": r"\bфокус",
    "figure": r"\bфігур(?!к|ок|ц)", "forced movement": r"вимушен\w+ переміщ", "at the end": r"\b[уУ] кінці", "lost": r"\bВтрачені",
}  # fmt: skip
DARK_RU = {
    "melee": "рукопашн", "wound": r"\bран(?:а|ы|у|ой|е)\b", "tile": r"\bплитк", "special treasure": r"\bособ\w+ сокровищ", "Elias": "Элиас",
    "Owen": "Оуэн", "Whisper": "Шёпот", "Sybil": "Сибилл[аыуое]",
}  # fmt: skip
DARK_UK = {"melee": "рукопашн", "tile": r"\bплитк", "special treasure": r"\bособлив\w+ скарб"}
WRONG = {
    "ru": {"haven": HAVEN_RU, "gloomhaven": HAVEN_RU, "buttons_and_bugs": HAVEN_RU, "massive_darkness": DARK_RU},
    "uk": {"haven": HAVEN_UK, "gloomhaven": HAVEN_UK, "buttons_and_bugs": HAVEN_UK, "massive_darkness": DARK_UK},
}
OTHERWISE = re.compile(r"dungeon|GH-VRD")
"""Lines about other things of the same name: the monster cards of the random dungeon are no monster ability cards."""
BOOKS = {
    "buttons-and-bugs": "buttons_and_bugs", "gloomhaven-scenario": "gloomhaven", "forgotten-circles": "gloomhaven",
    "massive-darkness": "massive_darkness",
}  # fmt: skip
"""The games of the documents of rules."""


def told(value: Any) -> Iterator[str]:
    """The texts of a translation that are no story."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in STORY:
                yield from told(inner)
    else:
        for inner in value:
            yield from told(inner)


def texts(game: str, locale: str) -> Iterator[tuple[str, str]]:
    """What is said in a game, line by line, with its file."""
    for file in sorted((SOURCE / "games" / game / "locales" / locale).glob("*.ftl")):
        lines = file.read_text("utf-8").splitlines()
        yield from ((file.name, line) for line in lines if not line.startswith("#"))
    for folder in ("translations", "names"):
        file = SOURCE / "packs" / game / folder / f"{locale}.yaml"
        if file.exists():
            yield from ((f"{folder}/{file.name}", text) for text in told(yaml.safe_load(file.read_text("utf-8"))))
    for book, of in BOOKS.items():
        file = RULES / locale / f"{book}.md"
        if of == game and file.exists():
            yield from ((file.name, line) for line in file.read_text("utf-8").splitlines())


@pytest.mark.parametrize(("locale", "game"), [(locale, game) for locale, games in WRONG.items() for game in games])
def test_no_term_of_before_comes_back(locale: str, game: str) -> None:
    found = []
    for file, line in texts(game, locale):
        if OTHERWISE.search(line):
            continue
        text = re.sub(r"^-?[a-z][\w-]* = |\[[\w-]+\]|\$[\w-]+|\{ -[\w-]+", "", line.strip())
        found += [f"{file}: {term}: {line.strip()}" for term, pattern in WRONG[locale][game].items() if re.search(pattern, text)]
    assert not found
