"""Optional modules of a game's package, found by name: `benchmarks` (the set-ups in which it is measured, and its own measurements), `proving`
(set-ups that reach all of its content, and the content that the games of a set-up depend on), `words` (its vocabularies), `advice` (for bots),
`lore` (`LORE`: characters and scenarios for clients) and `campaign` (`CHRONICLE`: the same with a campaign)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from undercroft.bots import BOTS
from undercroft.kernel.decision import Decision
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import games
from undercroft.kernel.rules import Module, Rules
from undercroft.kernel.table import Table
from undercroft.language.lines import Vocabulary
from undercroft.language.translation import translate

Measurement = tuple[str, str, Callable[[], list[float]]]
"""Name, unit, and a function that returns samples."""
Lean = Callable[[Table[Any], Decision, str], list[int]]
"""From a table, a decision and the id of an ability line: a number for every option."""


ROOMS = {"words": "content", "setup": "rules", "lore": "table", "campaign": "campaign", "benchmarks": "lab", "proving": "lab"}
"""The folder of a game's package in which each module lies."""


def companion(module: Module, name: str) -> ModuleType | None:
    """The module of this name in the game's package, or None."""
    package = type(module).__module__.rpartition(".")[0]
    room = f"{package}.{ROOMS[name]}"
    for whole in ((f"{room}.{name}",) if find_spec(room) is not None else ()) + (f"{package}.{name}",):
        try:
            if find_spec(whole) is not None:
                return import_module(whole)
        except ModuleNotFoundError:
            continue
    return None


def measurements(module: Module, rules: Rules[Any]) -> list[Measurement]:
    """The game's own measurements, in addition to those made for all games."""
    tell = getattr(companion(module, "benchmarks"), "benchmarks", None)
    return [] if tell is None else list(tell(rules))


def pinned_setups(module: Module, rules: Rules[Any]) -> dict[str, Mapping[str, Any]]:
    """The set-ups in which every measurement is made, by name, the most demanding last. A game that names none is measured in its first and its
    last one."""
    tell = getattr(companion(module, "benchmarks"), "pinned", None)
    if tell is not None:
        return dict(tell(rules))
    setups = module.setups(rules)
    return {"first": setups[0], "last": setups[-1]}


def thorough_setups(module: Module, rules: Rules[Any]) -> list[dict[str, Any]]:
    """Set-ups that together reach all content."""
    found = companion(module, "proving")
    return list(found.thorough(rules)) if found is not None else module.setups(rules)


def proving_packs(module: Module) -> tuple[PackSource, ...] | None:
    """The packs that `arranged_setups` uses: the game's own and, if the game needs one, a pack made for the proof. None if the game arranges
    nothing."""
    found = companion(module, "proving")
    if not hasattr(found, "arranged"):
        return None
    make = getattr(found, "ground", None)
    return module.packs() if make is None else (*module.packs(), make(module.rules(module.packs())))


def arranged_setups(module: Module, rules: Rules[Any], line: str) -> list[dict[str, Any]]:
    """Set-ups in which an ability line can take effect. `rules` must be made from the proving packs."""
    found = companion(module, "proving")
    return [] if found is None else list(found.arranged(rules, line))


def leaning(module: Module) -> Lean:
    """How a game says which options lead towards an ability line: above 0 if they do, below 0 if they lead away from it."""
    found: Lean = getattr(companion(module, "proving"), "leaning", no_lean)
    return found


def no_lean(table: Table[Any], decision: Decision, line: str) -> list[int]:
    return [0] * len(decision.options)


def matters(module: Module, rules: Rules[Any], setups: Sequence[Mapping[str, Any]]) -> list[str] | None:
    """The parts of the packs that the games of these set-ups (of one scenario) depend on, as text to compare. None if the game does not say."""
    tell = getattr(companion(module, "proving"), "matters", None)
    return None if tell is None else list(tell(rules, setups))


def weighed_setups(module: Module, rules: Rules[Any]) -> dict[int, list[dict[str, Any]]]:
    """The set-ups whose difficulty is measured, by the level of the characters. A game may leave out party sizes, and scenarios that are different
    every time, and measure only some scenarios at higher levels."""
    tell = getattr(companion(module, "proving"), "weighed", None)
    setups = module.setups(rules)
    return {1: setups} if tell is None else dict(tell(rules, setups))


class Weighing(NamedTuple):
    """Who plays where difficulty is measured: bots from the weakest to the strongest, and the budget of those that have one."""

    bots: tuple[str, ...]
    budget: str


def weighing(module: Module) -> Weighing:
    """The bots that the game wants measured; all if it does not say."""
    found = companion(module, "proving")
    return Weighing(getattr(found, "BOTS", tuple(BOTS)), getattr(found, "BUDGET", "30"))


def all_vocabularies(module: Module) -> dict[str, Vocabulary]:
    """The vocabularies of a game by name; `CARD_TEXT` is named `card text`."""
    found = companion(module, "words")
    things = vars(found) if found is not None else {}
    return {name.lower().replace("_", " "): thing for name, thing in things.items() if isinstance(thing, Vocabulary)}


def vocabularies(module: Module) -> dict[str, Vocabulary]:
    """The vocabularies that packs are written in."""
    return {name: vocabulary for name, vocabulary in all_vocabularies(module).items() if not vocabulary.printed}


def printer(game: str, locale: str) -> Callable[[str], str]:
    """A function that prints the card text of a game in a language and leaves any other text unchanged."""
    found = tuple(all_vocabularies(games()[game]).values()) if game in games() else ()
    return partial(translate, vocabularies=found, locale=locale)


def lore(module: Module) -> Any:
    """What a game without a campaign tells about its characters and scenarios, or None."""
    return getattr(companion(module, "lore"), "LORE", None)


def chronicle(module: Module) -> Any:
    """The game's campaign for clients, with the interface defined in `undercroft.presentation.chronicle`, or None."""
    return getattr(companion(module, "campaign"), "CHRONICLE", None)
