"""The messages of all games together, for tests that do not care which game says something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle

from undercroft.kernel.registry import games
from undercroft.text.messages import AS_WRITTEN, Voice, Words, voice


def everything(locale: str = "en") -> Voice:
    return voice(locale, tuple(dict.fromkeys(folder for module in games().values() for folder in module.locales())))


def bundle(locale: str = "en") -> FluentBundle:
    return everything(locale).bundle


def render(id: str, args: Mapping[str, Any] | None = None, locale: str = "en") -> str:
    return everything(locale).render(id, args)


def resolve(id: str, locale: str = "en") -> tuple[str, str]:
    return everything(locale).resolve(id)


def word(name: str, value: str, locale: str = "en") -> str:
    return everything(locale).word(name, value)


def tell(id: str, args: Mapping[str, Any], names: Any, locale: str = "en", words: Words = AS_WRITTEN) -> str:
    return everything(locale).tell(id, args, names, words)
