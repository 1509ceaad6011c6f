"""Which pairs of scenario and party to look at: chosen by name, checked by the rules of the game."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.chance import Chance
from undercroft.kernel.rules import Module, Rules, SetupError

ALL = "all"
EACH = "each"


class Unknown(ValueError):
    """A name that is not known, or a pair that is not legal; the message says what is."""


def nearest(what: str, name: str, known: Iterable[str]) -> Unknown:
    """The complaint about an unknown name, with the nearest known one."""
    names = list(known)
    close = difflib.get_close_matches(name, names, 1, 0.5)
    hint = f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"
    return Unknown(f"no {what} is called {name[:80]!r}; {hint}")


class Pairs(NamedTuple):
    """Set-ups to play, and for each pair left out a line that says why."""

    setups: list[dict[str, Any]]
    left_out: list[str]


def names(setups: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[str]]:
    """The scenarios and characters that occur in set-ups, in their order."""
    scenarios = dict.fromkeys(setup["scenario"] for setup in setups)
    characters = dict.fromkeys(character for setup in setups for character in setup["characters"])
    return list(scenarios), list(characters)


def parties(setups: Sequence[Mapping[str, Any]], scenario: str, characters: Sequence[str]) -> list[list[str]]:
    """Who plays a scenario: everybody alone where a game is played alone, else the party that is named, or every party."""
    if all(len(setup["characters"]) == 1 for setup in setups):
        return [[c] for c in (names(setups)[1] if EACH in characters else dict.fromkeys(characters))]
    if EACH not in characters:
        return [list(characters)]
    return [list(setup["characters"]) for setup in setups if setup["scenario"] == scenario]


def choose_pairs(
    module: Module, rules: Rules[Any], scenario: str = ALL, characters: Sequence[str] = (EACH,), **further: Any
) -> Pairs:
    """The legal pairs of a scenario (or all) with characters (or each). In a game of parties characters that are named are one party, and
    `each` is every party. Names that are not known are refused, and so is an illegal pair of which both names were given; `further` belongs
    to every set-up."""
    setups = module.setups(rules)
    known_scenarios, known_characters = names(setups)
    if scenario != ALL and scenario not in known_scenarios:
        raise nearest("scenario", scenario, [*known_scenarios, ALL])
    for character in characters:
        if character != EACH and character not in known_characters:
            raise nearest("character", character, [*known_characters, EACH])
    found = Pairs([], [])
    for s in known_scenarios if scenario == ALL else [scenario]:
        for party in parties(setups, s, characters):
            setup = {"scenario": s, "characters": party, **further}
            try:
                rules.new(setup, {}, Chance(0))
                found.setups.append(setup)
            except SetupError as e:
                if scenario != ALL and EACH not in characters:
                    raise Unknown(str(e)) from None
                found.left_out.append(str(e))
    if not found.setups:
        raise Unknown(found.left_out[0] if found.left_out else f"{module.title} has no scenario that can be played")
    return found
