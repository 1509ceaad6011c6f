"""Updates older states of Buttons & Bugs: plain data in, plain data out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.rules import Migration

from ..content.model import DIE
from ..state import HERO


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 stores the marked columns of every type and the initiative of the turn, and refers to upcoming places by name."""
    marks: dict[str, list[str]] = {}
    for kind, rolled in state["columns"].items():
        ranks = [f["elite"] for f in state["figures"].values() if f["kind"] == kind]
        marks[kind] = [r for r in DIE if (r == rolled and False in ranks) or (r != rolled and True in ranks)]
    changed = {**state, "marks": marks, "next_places": state.get("places", {})}
    turn = state["turn"]
    if turn is not None:
        changed["turn"] = {**turn, "initiative": state["initiative"] if turn["figure"] == HERO else 0}
    return changed


def from_2(state: dict[str, Any]) -> dict[str, Any]:
    """Version 3 has the same state. It no longer asks which cards are replaced if all of them are."""
    return state


def from_3(state: dict[str, Any]) -> dict[str, Any]:
    """In version 4, a long rest loses a random card unless a setting says otherwise. A game that began with the player's choice keeps
    it."""
    return {**state, "long_rest": "random" if state["long_rest"] == "random" else "choose"}


MIGRATIONS = {"1": Migration("2", from_1), "2": Migration("3", from_2), "3": Migration("4", from_3, {"interlude": "go-on"})}
