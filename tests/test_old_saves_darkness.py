"""Games of Massive Darkness saved by older rules go on where they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.games.massive_darkness.module import DarkRules
from undercroft.games.massive_darkness.rules.migrations import MIGRATIONS, from_1
from undercroft.kernel.conformance import play
from undercroft.kernel.save import parse_save

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.parametrize(
    ("version", "name", "prompt", "keys"),
    [
        ("1", "combat", "enchant", ["done", "enchant:equipment/storm-staff/0", "enchant:equipment/royal-crown/0"]),
        ("1", "turn", "act", ["step:a1", "step:b2", "step:a3", "trade", "end"]),
        ("2", "turn", "act", ["magic:e3", "step:e1", "step:d2", "step:f2", "trade", "transmute", "end"]),
    ],
)
def test_a_game_of_older_rules_asks_the_same_and_is_played_to_its_end(version: str, name: str, prompt: str, keys: list[str]) -> None:
    path = FIXTURES / f"darkness-rules-{version}-{name}.undercroft"
    table = undercroft.load(path)
    assert parse_save(path.read_bytes()).header.rules == version != table.rules.version
    assert table.decision is not None
    assert (table.decision.prompt, table.decision.keys) == (prompt, keys)
    play(table, 1)
    assert table.outcome is not None


def test_it_can_be_saved_and_loaded_again(tmp_path: Path) -> None:
    table = undercroft.load(FIXTURES / "darkness-rules-1-turn.undercroft")
    table.save(tmp_path / "again.undercroft")
    again = undercroft.load(tmp_path / "again.undercroft")
    assert (again.hash, [d.keys for d in again.decisions]) == (table.hash, [d.keys for d in table.decisions])


def test_a_trade_under_way_begins_anew_but_what_was_refused_is_not_asked_again() -> None:
    old = {
        "turn": {"hero": "ann", "trade": ["equip:club", "give:bob:club", "no give:bob:club"]},
        "interlude": {"made": ["ann:stow:club"], "stock": []},
    }
    new = from_1(old)
    assert new == {"turn": {"hero": "ann", "trade": ["no give:bob:club"]}, "interlude": {"made": [], "stock": []}}
    assert old["turn"]["trade"][0] == "equip:club", "what was given is left as it was"
    plain = {"turn": None, "interlude": None}
    assert from_1(plain) == plain


def test_there_is_a_way_from_every_older_version() -> None:
    version = "1"
    while version in MIGRATIONS:
        version = MIGRATIONS[version].to
    assert version == DarkRules.version
