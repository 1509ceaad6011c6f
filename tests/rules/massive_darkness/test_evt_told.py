"""What is told of a card that works indirectly: which line it was, and what kind of card it stands on."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import RuleWorked

from .position import Position, position

BELL = {"id": "bell", "use": ["Take 1 more action"]}


def told(p: Position) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(e.what, e.kind, e.rules) for e in p.told(RuleWorked)]


@pytest.mark.rule("MD-EVT-01", "MD-EVT-02")
@pytest.mark.parametrize(
    "does", ["A guard comes to the current level", "A due roaming monster comes to the current level", "Draw 1 treasure", "All enemies activate"]
)
def test_an_event_that_brings_enemies_or_cards_is_told(does: str) -> None:
    event: dict[str, Any] = {"id": "card", "name": "Card", "kind": "patrol", "text": "T.", "does": [does]}
    p = position(events=[event])
    with p.arrange():
        p.put("rats", "c3", asleep=does != "All enemies activate")
    p.go("end").until("act")
    assert told(p) == [("event/card/0", "event", ("MD-EVT-01",))]


@pytest.mark.rule("MD-EFF-01", "MD-EQP-09")
def test_an_item_that_gives_an_action_is_told() -> None:
    p = position(gear=[BELL])
    with p.arrange():
        p.outfit("ann", pack=["bell"])
    p.go("use:bell")
    assert (told(p), p.decision.args["actions"]) == ([("equipment/bell/use/0", "equipment", ("MD-EFF-01",))], 4)
