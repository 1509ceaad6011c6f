"""Random games of every game in languages with letters of their own: nobody reads Latin words, but for letters of places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.text.test_no_ids import scenes, setups, texts
from undercroft import new_table
from undercroft.kernel.chance import Chance
from undercroft.kernel.registry import game, games
from undercroft.kernel.scene import Card, Scene
from undercroft.presentation.telling import Teller
from undercroft.text.messages import locales

OTHERS = [locale for locale in locales() if locale != "en"]
CHOICES = 150
LINES = 500
LATIN = re.compile("[A-Za-z]{2,}")
KEPT = {"Undercroft"}


def latin(text: str) -> set[str]:
    return set(LATIN.findall(text)) - KEPT


def card_texts(card: Card) -> Iterator[str]:
    yield card.name
    for lines in card.parts.values():
        yield from lines
    if card.back is not None:
        yield from card_texts(card.back)


def shown(scene: Scene) -> Iterator[str]:
    """Names and cards of a scene in the reader's language."""
    yield from (token.name for token in scene.tokens)
    yield from (player.name for player in scene.players)
    for turn in scene.ribbon:
        yield from (turn.name, *turn.parts)
    for track in scene.tracks:
        yield from track.slots
    for zone in scene.zones:
        for card in zone.cards:
            yield from card_texts(card)


@cache
def read(name: str, locale: str) -> tuple[list[str], set[str]]:
    """The log of some random games, and all else that a seat reads in them."""
    lines: list[str] = []
    others: set[str] = set()
    seed, given = 0, setups(name)
    while seed < len(given) or len(lines) <= LINES:
        setup = given[seed % len(given)]
        seed += 1
        table = new_table(name, **setup, seed=seed)
        teller = Teller(table, 0, locale)
        for scene in scenes(table, teller, seed, CHOICES):
            others |= {*texts(teller, scene), *shown(teller.translated(scene)), teller.message(scene.title)}
        teller.refresh()
        lines += teller.lines
    return lines, others


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("name", [name for name in games() if game(name).packs()])
def test_the_log_has_no_latin_words(name: str, locale: str) -> None:
    lines, chance = read(name, locale)[0], Chance(7)
    assert len(lines) > LINES
    drawn = [lines[chance.below(len(lines))] for _ in range(LINES)]
    assert not {line: found for line in drawn if (found := latin(line))}


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("name", [name for name in games() if game(name).packs()])
def test_questions_cards_and_names_have_no_latin_words(name: str, locale: str) -> None:
    assert not {text: found for text in sorted(read(name, locale)[1]) if (found := latin(text))}


def test_what_is_latin() -> None:
    assert latin("Дикарь на B4, тайл 6R: Undercroft") == set()
    assert latin("Brute атакует, hp 3") == {"Brute", "hp"}
