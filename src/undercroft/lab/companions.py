"""What a game's package may offer beside its module, found by name: `benchmarks` (measurements of its own), `proving` (set-ups that reach
all of its content, and what of it the games of a set-up depend on), `words` (its vocabularies), `advice` (what bots are told), `lore` (its
`LORE`: characters and scenarios for clients) and `campaign` (its `CHRONICLE`: the same with a campaign)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Module, Rules
from undercroft.language.lines import Vocabulary
from undercroft.language.translation import translate

Measurement = tuple[str, str, Callable[[], list[float]]]
"""Name, unit, and a function that returns samples."""


def companion(module: Module, name: str) -> ModuleType | None:
    """A module of the game's package, if it has one of the name."""
    whole = f"{type(module).__module__.rpartition('.')[0]}.{name}"
    return import_module(whole) if find_spec(whole) is not None else None


def measurements(module: Module, rules: Rules[Any]) -> list[Measurement]:
    """What the game measures besides what is measured in all games."""
    found = companion(module, "benchmarks")
    return list(found.benchmarks(rules)) if found is not None else []


def thorough_setups(module: Module, rules: Rules[Any]) -> list[dict[str, Any]]:
    """Set-ups in which all content can be reached."""
    found = companion(module, "proving")
    return list(found.thorough(rules)) if found is not None else module.setups(rules)


def proving_packs(module: Module) -> tuple[PackSource, ...] | None:
    """The packs in which `arranged_setups` play: the game's own, with one more made for the proof where the game needs it; None: the game arranges
    nothing."""
    found = companion(module, "proving")
    if not hasattr(found, "arranged"):
        return None
    make = getattr(found, "ground", None)
    return module.packs() if make is None else (*module.packs(), make(module.rules(module.packs())))


def arranged_setups(module: Module, rules: Rules[Any], line: str) -> list[dict[str, Any]]:
    """Set-ups arranged so that an ability line can do something; `rules` are those of the proving packs."""
    found = companion(module, "proving")
    return [] if found is None else list(found.arranged(rules, line))


def matters(module: Module, rules: Rules[Any], setups: Sequence[Mapping[str, Any]]) -> list[str] | None:
    """What of its packs the games of some set-ups of one scenario depend on, as text to compare; None: the game does not say."""
    tell = getattr(companion(module, "proving"), "matters", None)
    return None if tell is None else list(tell(rules, setups))


def weighed_setups(module: Module, rules: Rules[Any], setups: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those whose difficulty can be told from games: a game may leave out what is another scenario every time."""
    tell = getattr(companion(module, "proving"), "weighed", None)
    return list(setups) if tell is None else list(tell(rules, setups))


def all_vocabularies(module: Module) -> dict[str, Vocabulary]:
    """The vocabularies of a game by name: `CARD_TEXT` is `card text`."""
    found = companion(module, "words")
    things = vars(found) if found is not None else {}
    return {name.lower().replace("_", " "): thing for name, thing in things.items() if isinstance(thing, Vocabulary)}


def vocabularies(module: Module) -> dict[str, Vocabulary]:
    """Those that packs are written with."""
    return {name: vocabulary for name, vocabulary in all_vocabularies(module).items() if not vocabulary.printed}


def printer(game: str, locale: str) -> Callable[[str], str]:
    """Prints the card text of a game in a language; what is no card text stays as it is."""
    found = tuple(all_vocabularies(games()[game]).values()) if game in games() else ()
    return partial(translate, vocabularies=found, locale=locale)


def lore(module: Module) -> Any:
    """What the game tells about its characters and scenarios where it has no campaign; None: nothing."""
    return getattr(companion(module, "lore"), "LORE", None)


def chronicle(module: Module) -> Any:
    """How the game keeps campaigns, as clients use it (`undercroft.lab.chronicle` says what it offers); None: it has none."""
    return getattr(companion(module, "campaign"), "CHRONICLE", None)
