"""No choice can be taken back by another within a beat: nobody is asked the same thing twice in the same position."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.buttons_and_bugs.position import acting, row
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.kernel.conformance import lively
from undercroft.kernel.table import Table

RULES = MODULE.rules(MODULE.packs())
SETUPS = [{**setup, "passed": list(range(1, 21))} for setup in MODULE.setups(RULES)]
MOST = 64
"""Choices of a seat in one beat."""
BOW = {"id": "bow", "type": "two-hands", "card": "5", "use": "spent", "effect": "When you attack, ranged: range +1"}


def position(table: Table[Any]) -> bytes:
    """All that a decision is made of: the state as it is now, what is asked, and what may be answered."""
    decision = table.decision
    assert decision is not None
    return msgspec.msgpack.encode((table.state, decision.prompt, decision.args, decision.keys))


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_of_a_beat_leads_on(seed: int) -> None:
    for setup in SETUPS[seed::24]:
        table, choose = Table(RULES, setup, seed), lively(seed)
        beat, seen = 0, set[bytes]()
        while table.decision is not None and len(table.marks) < 200:
            if len(table.marks) != beat:
                beat, seen = len(table.marks), set()
            now = position(table)
            assert now not in seen, f"{setup['scenario']}: {table.decision.prompt} comes back within a beat"
            seen.add(now)
            assert len(seen) <= MOST, f"{setup['scenario']}: {len(seen)} choices in a beat"
            table.choose(choose(table.decision))


@pytest.mark.parametrize("monsters", [1, 2, 3])
def test_a_beat_ends_with_a_question_or_a_turn(monsters: int) -> None:
    numbers = range(1, monsters + 1)
    p = row(" ".join(("s", ".", *map(str, numbers))), monsters=[f"dummy {n}" for n in numbers])
    beats = [len(p.table.beats())]
    for keys in (["lead:spare-1", "card:spare-2"], ["pass"], ["go-on"]):
        beats.append(len(p.go(*keys).table.beats()))
    assert beats == [1, 3, 3 + 2 + monsters, 3 + 2 + monsters + 1]


@pytest.mark.parametrize(
    ("top", "given", "key"),
    [
        ("Attack 2, Pay consume fire: (attack +1)", {}, "pay:0"),
        ("Attack 2, range 2", {"equipped": ["bow"], "own_items": [BOW]}, "item:bow"),
        ('Attack 2, area "line-2"', {"areas": {"line-2": "@ x x"}}, "area:m1"),
    ],
    ids=["paid for", "an item", "an area"],
)
def test_what_changes_an_attack_ability_is_settled_in_a_beat_of_its_own(top: str, given: dict[str, Any], key: str) -> None:
    p = acting("2 s 1", "top", top, "Infuse fire", monsters=["dummy 1", "dummy 2"], **given)
    before = len(p.table.marks)
    p.go(key)
    if p.prompt == "attack-prepare":
        p.go("go")
    assert (p.prompt, len(p.table.marks)) == ("attack", before + 1)
