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


def from_3(state: dict[str, Any]) -> dict[str, Any]:
    """In version 4 every kind of task has fields of its own; before, all had the same five, whose meaning depended on the kind."""
    return {**state, "todo": [{"do": task["do"], **_fields(**task)} for task in state["todo"]]}


CAUSES = ("phase", "figures", "event", "card")
"""What the number of an activation meant."""


def _fields(do: str, who: str, what: str, zone: int, number: int) -> dict[str, Any]:
    """What a task of version 3 is about, by the names of version 4."""
    match do:
        case "loot":
            return {"hero": who, "card": what, "own": number > 0}
        case "treasure":
            return {"hero": who, "level": zone, "count": number, "own": what == "own"}
        case "artifact":
            return {"hero": who}
        case "token":
            return {"hero": who, "token": what}
        case "reveal":
            return {"room": zone}
        case "part":
            return {"card": what, "part": number, "room": zone}
        case "guard":
            return {"zone": zone}
        case "rule":
            return {"rule": what, "hero": who, "step": number}
        case "rules":
            return {"rules": what.split()}
        case "divide":
            return {"wounds": number, "rule": what}
        case "line":
            return {"hero": who, "line": what, "step": number}
        case "last":
            return {"hero": who, "line": what}
        case "batch":
            return {"enemies": what.split(), "cause": CAUSES[number]}
        case "activate":
            return {"enemy": who, "cause": "counter" if what else CAUSES[number], "against": what}
        case "prowl":
            return {"enemy": who}
        case "agents":
            return {"agents": what.split()}
    return {}


MIGRATIONS = {"1": Migration("2", from_1), "2": Migration("3", from_2), "3": Migration("4", from_3)}
