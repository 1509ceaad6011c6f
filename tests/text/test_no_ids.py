"""Random games of every game: no log line, prompt, option, status or reason shows an internal id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from undercroft import new_table
from undercroft.kernel.chance import SEEDED, Asked, Chance, Policy
from undercroft.kernel.registry import game, games
from undercroft.kernel.scene import Message, Scene
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller

CHOICES = 120
SAMPLES = 5
"""Set-ups of each game, spread over all of them."""
SHAPE = re.compile(r"(?<![\w+−-])(?:[a-z]+(?:-[a-z]+)*-\d+|[a-z]\d+|[a-z-]+/\d+)(?!\w)")
"""`bandit-guard-1`, `m1`, `guard/0`."""
WORD = re.compile(r"[\w/-]+")


def keys_of(value: Any, depth: int = 0) -> Iterator[str]:
    """The string keys of all mappings inside a game's content."""
    if isinstance(value, dict):
        yield from (key for key in value if isinstance(key, str))
    if depth < 3:
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
        fields = getattr(value, "__struct_fields__", ()) or getattr(value, "__dict__", ())
        for part in (*parts, *(getattr(value, field) for field in fields)):
            yield from keys_of(part, depth + 1)


def slugs(rules: Any) -> set[str]:
    """Ids of the packs that cannot be mistaken for ordinary words."""
    return {key for key in keys_of(rules.content) if re.fullmatch("[a-z0-9/-]+", key) and re.search("[a-z][-/]|[a-z].*[0-9]", key)}


def setups(name: str) -> list[dict[str, Any]]:
    module = game(name)
    found = module.setups(module.rules(module.packs()))
    return [dict(found[n * (len(found) - 1) // (SAMPLES - 1)]) for n in range(SAMPLES)]


def texts(teller: Teller, scene: Scene) -> Iterator[str]:
    """All that a seat reads now, except the log."""
    for question in scene.questions:
        yield teller.prompt(question)
        yield from map(teller.choice, question.choices)
    yield from map(teller.message, scene.status)
    yield from (teller.message(track.name) for track in scene.tracks)
    yield from (teller.message(zone.name) for zone in scene.zones if zone.name is not None)
    yield from (teller.message(cell.text) for board in scene.boards for cell in board.cells if cell.text is not None)


def ids_in(text: str, known: set[str], shown: set[str]) -> set[str]:
    words = set(WORD.findall(text))
    return ((words & known) | set(SHAPE.findall(text))) - shown


def scenes(table: Table[Any], teller: Teller, seed: int, choices: int) -> Iterator[Scene]:
    """What the seat that is asked sees, choice by choice of a random game."""
    chance = Chance(seed)
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            break
        teller.seat = max(decision.seat, 0)
        yield teller.refresh()
        keys = [key for key in decision.keys if key != "give-up"] or decision.keys
        table.choose(keys[chance.below(len(keys))], decision.seat)


def play(table: Table[Any], known: set[str], seed: int, locale: str) -> None:
    teller, told = Teller(table, 0, locale), 0
    for scene in scenes(table, teller, seed, CHOICES):
        shown = set(teller.names.cells.values())
        figures = {token.id for token in scene.tokens if re.search(r"\d", token.id)}
        for text in texts(teller, scene):
            assert not ids_in(text, known | figures, shown), text
        for number in range(told, len(table.events)):
            assert not ids_in(teller.lines[number], known | figures, shown), teller.lines[number]
            for reason in table.why(number) or ():
                assert not ids_in(teller.message(reason.text), known | figures, shown), reason
        told = len(table.events)


@pytest.mark.parametrize("policy", [SEEDED, Asked()], ids=["seeded", "asked"])
@pytest.mark.parametrize("number", range(SAMPLES))
@pytest.mark.parametrize("name", list(games()))
def test_nothing_that_is_read_contains_an_id(name: str, number: int, policy: Policy) -> None:
    table = new_table(name, seed=number, chance=policy, **setups(name)[number])
    play(table, slugs(table.rules), number, ("en", "ru", "uk")[number % 3])


def test_a_correction_names_the_figure() -> None:
    table = new_table("gloomhaven", scenario="the-smoking-barrow", characters=["brute", "tinkerer"], seed=1)
    teller = Teller(table, 0)
    while not any(token.side == "enemy" for token in teller.refresh().tokens):
        assert table.decision is not None
        table.choose(table.decision.keys[0], table.decision.seat)
    enemy = next(token for token in teller.refresh().tokens if token.side == "enemy")
    table.amend(f"figures.{enemy.id}.health", 1)
    teller.refresh()
    assert teller.lines[-1] == f"The host corrected the game by hand: figures › {enemy.name} {enemy.number} › health."
    assert teller.message(Message("amended", {"what": "end"})) == "The host dropped the current question."


def test_the_check_sees_ids() -> None:
    assert ids_in("The card guard/0 of m1 is bandit-guard-2.", set(), set()) == {"guard/0", "m1", "bandit-guard-2"}
    assert ids_in("Lead with knapped-edge.", {"knapped-edge"}, set()) == {"knapped-edge"}
    assert not ids_in("Bandit Guard 1 rolls +1 at 4,7: counter-attack, x2.", {"guard"}, {"x2"})
