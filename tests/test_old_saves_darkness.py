"""Games of Massive Darkness saved by older rules go on where they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import undercroft
from undercroft.games.massive_darkness.module import DarkRules
from undercroft.games.massive_darkness.rules.migrations import MIGRATIONS, from_1, from_3
from undercroft.games.massive_darkness.state import (
    Activate,
    AfterAction,
    AnyTask,
    Artifact,
    Batch,
    BeginEffect,
    ChooseRule,
    ContinueCombat,
    DivideWounds,
    DoorPart,
    Guard,
    LineStep,
    Loot,
    Moved,
    Prowl,
    Reinforce,
    Reveal,
    RuleStep,
    TakeToken,
    Treasure,
)
from undercroft.kernel.conformance import play
from undercroft.kernel.save import parse_save

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.parametrize(
    ("version", "name", "prompt", "keys"),
    [
        ("1", "combat", "enchant", ["done", "enchant:equipment/storm-staff/0", "enchant:equipment/royal-crown/0"]),
        ("1", "turn", "act", ["step:a1", "step:b2", "step:a3", "trade", "end"]),
        ("2", "turn", "act", ["magic:e3", "step:e1", "step:d2", "step:f2", "trade", "transmute", "end"]),
        ("3", "combat", "receive", ["keep:short-sword", "equip:short-sword"]),
        ("3", "tasks", "next-room", ["zone:a1", "zone:a3"]),
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


OLD_TASKS: list[tuple[tuple[str, str, str, int, int], AnyTask]] = [
    (("combat", "", "", -1, 0), ContinueCombat()),
    (("loot", "ann", "club", -1, 0), Loot("ann", "club")),
    (("loot", "ann", "club", -1, 1), Loot("ann", "club", own=True)),
    (("treasure", "ann", "", 3, 2), Treasure("ann", level=3, count=2)),
    (("treasure", "ann", "own", 3, 1), Treasure("ann", level=3, count=1, own=True)),
    (("artifact", "ann", "", -1, 0), Artifact("ann")),
    (("token", "ann", "library-1", -1, 0), TakeToken("ann", "library-1")),
    (("moved", "ann", "", -1, 0), Moved()),
    (("after", "", "", -1, 0), AfterAction()),
    (("reveal", "ann", "", 7, 0), Reveal(7)),
    (("part", "ann", "door-1", 7, 2), DoorPart("door-1", part=2, room=7)),
    (("guard", "", "", 7, 0), Guard(7)),
    (("rule", "", "trial/0", -1, 0), RuleStep("trial/0")),
    (("rule", "ann", "trial/0", -1, 1), RuleStep("trial/0", "ann", step=1)),
    (("rules", "", "trial/0 trial/1", -1, 0), ChooseRule(["trial/0", "trial/1"])),
    (("divide", "", "MD-Q10-06", -1, 4), DivideWounds(4, "MD-Q10-06")),
    (("line", "ann", "event/storm/0", -1, 1), LineStep("ann", "event/storm/0", step=1)),
    (("last", "ann", "class/bard/0", -1, 0), BeginEffect("ann", "class/bard/0")),
    (("batch", "", "e1 e2", -1, 1), Batch(["e1", "e2"], "figures")),
    (("batch", "", "e1", -1, 2), Batch(["e1"], "event")),
    (("batch", "", "e1", -1, 3), Batch(["e1"], "card")),
    (("activate", "e1", "", -1, 0), Activate("e1")),
    (("activate", "e1", "", -1, 3), Activate("e1", "card")),
    (("activate", "e1", "ann", -1, 0), Activate("e1", "counter", "ann")),
    (("prowl", "e1", "", -1, 0), Prowl("e1")),
    (("agents", "", "e1 e2", -1, 0), Reinforce(["e1", "e2"])),
]


def test_tasks_of_the_third_version_are_given_fields_of_their_own() -> None:
    old: dict[str, Any] = {"round": 2, "todo": [dict(zip(("do", "who", "what", "zone", "number"), task)) for task, _ in OLD_TASKS]}
    new = from_3(old)
    assert new["round"] == 2
    assert msgspec.convert(new["todo"], list[AnyTask]) == [task for _, task in OLD_TASKS]
    assert {type(task) for _, task in OLD_TASKS} == set(get_args(AnyTask)), "every kind of task is converted"
    assert old["todo"][0]["number"] == 0, "what was given is left as it was"


def test_there_is_a_way_from_every_older_version() -> None:
    version = "1"
    while version in MIGRATIONS:
        version = MIGRATIONS[version].to
    assert version == DarkRules.version
