"""Older states of Massive Darkness brought up to date: plain data in, plain data out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.rules import Migration


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 keeps the same state, but a trade and a phase of the market only lead on, so that what was done in one under way is forgotten; only
    what was refused in it is remembered."""
    changed = dict(state)
    turn, town = state.get("turn"), state.get("interlude")
    if turn is not None and turn.get("trade"):
        changed["turn"] = {**turn, "trade": [deed for deed in turn["trade"] if deed.startswith("no ")]}
    if town is not None and town.get("made"):
        changed["interlude"] = {**town, "made": []}
    return changed


MIGRATIONS = {"1": Migration("2", from_1)}
