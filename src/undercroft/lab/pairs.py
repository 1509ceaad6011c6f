"""Which pairs of scenario and party to look at: chosen by name, checked by the rules of the game."""

from __future__ import annotations

import difflib
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.chance import Chance
from undercroft.kernel.rules import Module, Rules, SetupError

ALL = "all"
EACH = "each"
PARTIES = 3
"""Of every size at least so many parties, where there are as many."""


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


def spread(setups: Sequence[Mapping[str, Any]], parties: int = PARTIES) -> list[Mapping[str, Any]]:
    """Some set-ups of every scenario and every size of party: enough for each character to come in, and all about equally often. What is
    chosen of a scenario depends on nothing but its id and who may play it."""
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
                rules.new(setup, profile or {}, Chance(0))
                found.setups.append(setup)
            except SetupError as e:
                if scenario != ALL and EACH not in characters:
                    raise Unknown(str(e)) from None
                found.left_out.append(str(e))
    if not found.setups:
        raise Unknown(found.left_out[0] if found.left_out else f"{module.title} has no scenario that can be played")
    return found
