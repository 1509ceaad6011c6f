"""Older states of Gloomhaven brought up to date: plain data in, plain data out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.rules import Migration


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 keeps the same state; cards left behind are no longer taken back, and a doubling and what is added have an order."""
    return state


MIGRATIONS = {"1": Migration("2", from_1)}
