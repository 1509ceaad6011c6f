"""A level of one's own in free play (decision 0011): everything that a level determines, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import new_table
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.games.buttons_and_bugs.state import BugState
from undercroft.kernel.rules import SetupError
from undercroft.kernel.table import Table

GAME = "buttons-and-bugs"
CONTENT = MODULE.rules(MODULE.packs()).content
SMALL = ["sparrow-skull-helm", "old-spring", "drop-of-clean-water"]
"""Three small items of three cards, all available in the arena."""


def arena(**further: Any) -> Table[BugState]:
    return new_table(GAME, scenario="buttons-arena", characters=["bruiser"], seed=3, **further)


def packed(table: Table[BugState]) -> Table[BugState]:
    """Takes the last thing offered until the game begins."""
    while table.decision is not None and table.decision.prompt in ("choose-items", "choose-upgrades"):
        table.choose(table.decision.keys[-1])
    return table


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_everything_a_level_determines(level: int) -> None:
    state = packed(arena(level=level)).state
    bruiser = CONTENT.characters["bruiser"]
    assert state.level == level
    assert state.figures["hero"].max_health == bruiser.health[level - 1]
    assert [CONTENT.cards[c].level for c in state.cards].count(2) == level - 1
    track = next(t for t in arena(level=level).scene(0).tracks if t.id == "modifiers-hero")
    assert track.slots == tuple(" | ".join(e.text for e in row) for row in bruiser.tables[level])


def test_left_out_it_is_the_scenarios_own() -> None:
    assert arena().state.level == CONTENT.scenarios["buttons-arena"].text.level == 2
    assert arena(level=2).hash == arena().hash


def test_monsters_and_available_items_stay_as_they_are() -> None:
    low, high = arena(level=1), arena(level=5)
    for table in (low, high):
        assert {f.id: f.max_health for f in table.state.figures.values() if f.side == "monster"} == {
            f"m{placed.number}": placed.health for placed in CONTENT.scenarios["buttons-arena"].monsters
        }
    assert low.decision is not None
    assert high.decision is not None
    assert low.decision.keys == high.decision.keys


@pytest.mark.parametrize("level", [0, 6, -1])
def test_a_level_no_character_has_is_refused(level: int) -> None:
    with pytest.raises(SetupError, match=f"a character's level is 1 to 5, not {level}"):
        arena(level=level)


def test_upgrades_and_items_named_in_the_set_up_are_judged_by_it() -> None:
    cards = [c.id for c in CONTENT.characters["bruiser"].cards if c.level == 1]
    assert arena(level=3, upgrades=cards[:2]).state.level == 3
    with pytest.raises(SetupError, match="at level 3 exactly 2 different cards are replaced, not 1"):
        arena(level=3, upgrades=cards[:1])
    assert list(arena(level=5, items=SMALL).state.items) == SMALL
    with pytest.raises(SetupError, match="cannot be added"):
        arena(level=2, items=SMALL)
