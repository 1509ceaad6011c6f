"""A beat ends with a question or with a turn: whoever watches sees monsters act one after the other, each of them at once."""

from __future__ import annotations

from bisect import bisect_right

import pytest

from tests.rules.gloomhaven.position import Position, kind, position
from undercroft.games.haven.events import Healed, Moved, TurnBegan, TurnEnded


def beats(p: Position, figure: str) -> list[int]:
    """The beats in which a figure began its turn, moved, healed itself and ended its turn."""
    ends = [beat.events for beat in p.table.beats()]
    kinds = (TurnBegan, Moved, Healed, TurnEnded)
    return [bisect_right(ends, n) for n, e in enumerate(p.table.events) if isinstance(e, kinds) and e.figure == figure]


@pytest.mark.parametrize("monsters", [1, 2, 3])
def test_every_turn_of_a_monster_is_a_beat_of_its_own(monsters: int) -> None:
    marks = "ABC"[:monsters]
    names = {mark: f"hound-{mark.lower()}" for mark in marks}
    types = [kind(name, does=("Move +0", "Heal 1, self"), initiative=n, move=1) for n, name in enumerate(names.values(), 1)]
    p = position("1 2 . . . " + " ".join(marks), monsters=names, kinds=types)
    p.play().until("turn")
    found = [beats(p, f"{name}-1") for name in names.values()]
    first = found[0][0]
    assert found == [[first + n] * 4 for n in range(monsters)], "each acts in the beat after the one before"
