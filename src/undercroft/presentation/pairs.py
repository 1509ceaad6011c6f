"""Selects pairs of scenario and party by name and checks them against the rules of the game."""

from __future__ import annotations

import difflib
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Module
from undercroft.kernel.rules import Rules, SetupError

ALL = "all"
EACH = "each"
PARTIES = 3
"""The minimum number of parties of each size, if there are that many."""


class Unknown(ValueError):
    """An unknown name or an illegal pair. The message says what is allowed."""


def nearest(what: str, name: str, known: Iterable[str]) -> Unknown:
    """An error for an unknown name that suggests the most similar known one."""
    names = list(known)
    close = difflib.get_close_matches(name, names, 1, 0.5)
    hint = f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"
    return Unknown(f"no {what} is called {name[:80]!r}; {hint}")


class Pairs(NamedTuple):
    """Set-ups to play, and for each excluded pair a line with the reason."""

    setups: list[dict[str, Any]]
    left_out: list[str]


def names(setups: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[str]]:
    """The scenarios and characters that occur in the set-ups, in order."""
    scenarios = dict.fromkeys(setup["scenario"] for setup in setups)
    characters = dict.fromkeys(character for setup in setups for character in setup["characters"])
    return list(scenarios), list(characters)


def parties(setups: Sequence[Mapping[str, Any]], scenario: str, characters: Sequence[str]) -> list[list[str]]:
    """The parties for a scenario: each character alone if the game is solo, otherwise the named party or every party."""
    if all(len(setup["characters"]) == 1 for setup in setups):
        return [[c] for c in (names(setups)[1] if EACH in characters else dict.fromkeys(characters))]
    if EACH not in characters:
        return [list(characters)]
    return [list(setup["characters"]) for setup in setups if setup["scenario"] == scenario]


def spread(setups: Sequence[Mapping[str, Any]], parties: int = PARTIES) -> list[Mapping[str, Any]]:
    """Select set-ups for every scenario and party size so that every character appears, all about equally often. The selection for a scenario
    depends only on its id and on who may play it."""
    found: list[Mapping[str, Any]] = []
    for scenario in names(setups)[0]:
        left = [setup for setup in setups if setup["scenario"] == scenario]
        people, seen = names(left)[1], Counter[str]()
        first = zlib.crc32(scenario.encode()) % len(people)
        turn = {character: (n - first) % len(people) for n, character in enumerate(people)}
        for size in sorted({len(setup["characters"]) for setup in left}):
            some = [setup for setup in left if len(setup["characters"]) == size]
            for _ in range(min(len(some), max(parties, -(-len(people) // size)))):
                who = [setup["characters"] for setup in some]
                marks = [(sum(seen[c] for c in party), max(seen[c] for c in party), sorted(turn[c] for c in party)) for party in who]
                chosen = some.pop(marks.index(min(marks)))
                seen.update(chosen["characters"])
                found.append(chosen)
    return found


def choose_pairs(
    module: Module, rules: Rules[Any], scenario: str = ALL, characters: Sequence[str] = (EACH,), profile: Mapping[str, Any] | None = None,
    **further: Any,
) -> Pairs:  # fmt: skip
    """The legal pairs of one scenario (or all) and the given characters (or each). In a game with parties, the named characters form one party, and
    `each` stands for every party. Unknown names are refused, and so is an illegal pair if both parts were named. `further` is added to every
    set-up."""
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
                rules.new(setup, profile or {}, Chance(0))
                found.setups.append(setup)
            except SetupError as e:
                if scenario != ALL and EACH not in characters:
                    raise Unknown(str(e)) from None
                found.left_out.append(str(e))
    if not found.setups:
        raise Unknown(found.left_out[0] if found.left_out else f"{module.title} has no scenario that can be played")
    return found
