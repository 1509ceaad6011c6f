"""Games of Buttons & Bugs saved under rules 3: each asks what it asked, keeps the player's choice in a long rest, and plays on to an end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.games.buttons_and_bugs.events import RestTaken
from undercroft.kernel.conformance import play
from undercroft.kernel.save import parse_save
from undercroft.kernel.table import Table

FIXTURES = Path(__file__).parent / "fixtures"
ASKED = {
    "attack": ("attack-ready", ["roll", "skip:immobilize"]),
    "rest": ("short-rest", ["go-on", "short-rest"]),
    "long-rest": ("rest-lose", ["lose:warding-strength", "lose:shoulder-first", "lose:plant-your-feet", "lose:handful-of-grit"]),
}
PLAIN = ("suffer", "roll", "take", "go-on", "go", "keep", "end-turn", "pass", "stop", "stay", "skip")


def saved(name: str) -> Path:
    return FIXTURES / f"bugs-rules-3-{name}.undercroft"


def prompt(table: Table[Any]) -> str:
    return table.decision.prompt if table.decision is not None else ""


def to_a_long_rest(table: Table[Any]) -> Table[Any]:
    """Rest whenever it is offered and do nothing else, until the rest asks or has been taken."""

    def rests() -> int:
        return sum(isinstance(e, RestTaken) for e in table.events)

    before = rests()
    while table.decision is not None and rests() == before:
        if prompt(table) == "rest-lose":
            return table
        keys = table.decision.keys
        wanted = ("rest", *PLAIN) if prompt(table) == "select" else PLAIN
        table.choose(next((key for key in wanted if key in keys), keys[0]))
    return table


@pytest.mark.parametrize("name", ASKED)
def test_it_loads_asks_the_same_and_plays_on_to_an_end(name: str) -> None:
    table = undercroft.load(saved(name))
    assert parse_save(saved(name).read_bytes()).header.rules == "3" != table.rules.version == "4"
    assert any("undo stops" in note for note in table.notes)
    assert table.decision is not None
    assert (table.decision.prompt, table.decision.keys) == ASKED[name]
    play(table, 1)
    assert table.outcome is not None


@pytest.mark.parametrize("name", ["rest", "long-rest"])
def test_a_later_long_rest_still_asks(name: str) -> None:
    table = undercroft.load(saved(name))
    assert table.state.long_rest == "choose"
    if name == "long-rest":
        table.choose("lose:shoulder-first")
    assert prompt(to_a_long_rest(table)) == "rest-lose"


def test_a_game_that_begins_now_does_not_ask() -> None:
    old = undercroft.load(saved("long-rest"))
    table = Table(old.rules, old.setup, old.seed, profile=old.profile)
    assert table.state.long_rest == "random"
    assert prompt(to_a_long_rest(table)) == "rest-heal"
