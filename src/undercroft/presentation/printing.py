"""The card text of a game in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from undercroft.kernel.contract import HasVocabularies, Module
from undercroft.kernel.registry import games
from undercroft.language.lines import Vocabulary
from undercroft.language.translation import translate

from .voices import voice_of


def all_vocabularies(module: Module) -> dict[str, Vocabulary]:
    """The vocabularies of a game by name, including those of text that is only printed."""
    return dict(module.vocabularies) if isinstance(module, HasVocabularies) else {}


def vocabularies(module: Module) -> dict[str, Vocabulary]:
    """The vocabularies that packs are written in."""
    return {name: vocabulary for name, vocabulary in all_vocabularies(module).items() if not vocabulary.printed}


def printer(game: str, locale: str) -> Callable[[str], str]:
    """A function that prints the card text of a game in a language and leaves any other text unchanged."""
    found = tuple(all_vocabularies(games()[game]).values()) if game in games() else ()
    return partial(translate, vocabularies=found, voice=voice_of(game, locale))
