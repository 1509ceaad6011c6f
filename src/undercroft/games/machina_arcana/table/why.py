"""Explains why a predictable monster did what it did: its position is solved again, with a rule for every step of the reasoning."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from ..events import DoorMoved, TurnEnded, Used, Went
from ..game import Machina
from ..rules import mind
from ..rules.controlling import masters
from ..rules.monsters import situation

DEEDS = (Went, Used, DoorMoved, TurnEnded)
"""The events whose reasons can be asked for."""


def explain(game: Machina, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Why a monster moved, used an ability, destroyed a door or ended its turn. Each of these is a beat of its own."""
    event, hunt = events[-1], game.state.hunt
    if not isinstance(event, DEEDS) or hunt is None or event.figure != hunt.monster or not game.there(hunt.monster):
        return ()
    if any(isinstance(earlier, DEEDS) and earlier.figure == hunt.monster for earlier in events[:-1]):
        return ()
    if masters(game, hunt) is not None:
        return (Reason("MA-AIU-01", Message("why-ma-players")),)
    trace: list[mind.Thought] = []
    _, acts = mind.next_acts(situation(game, hunt.monster), trace)
    found = [Reason(t.rule, Message(f"why-ma-{t.id}", {"units": list(t.units), "ability": t.ability}), t.cells) for t in dict.fromkeys(trace)]
    if len(acts) > 1:
        found.append(Reason("MA-AIP-42", Message("why-ma-tie", {"count": len(acts)})))
    return tuple(found)
