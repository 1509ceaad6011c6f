"""Migrates older states of Massive Darkness: plain data in, plain data out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.rules import Migration


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 has the same state, but trades and market phases can no longer go backwards. For one in progress, the changes made are forgotten
    and only refusals are remembered."""
    changed = dict(state)
    turn, town = state.get("turn"), state.get("interlude")
    if turn is not None and turn.get("trade"):
        changed["turn"] = {**turn, "trade": [deed for deed in turn["trade"] if deed.startswith("no ")]}
    if town is not None and town.get("made"):
        changed["interlude"] = {**town, "made": []}
    return changed


def from_2(state: dict[str, Any]) -> dict[str, Any]:
    """In version 3 a hero may have effects that last until the End phase; before, there were none."""
    return state


MIGRATIONS = {"1": Migration("2", from_1), "2": Migration("3", from_2)}
