"""The set-ups in which this game is measured."""

from __future__ import annotations

from typing import Any

from ..content.model import HasContent


def pinned(rules: HasContent) -> dict[str, dict[str, Any]]:
    """The first adventure with two heroes, the middle one with three, and the last one with four. Adventures grow in the order of the book."""
    adventures, heroes = list(rules.content.adventures), list(rules.content.heroes)
    chosen = {"first": adventures[0], "middle": adventures[len(adventures) // 2], "last": adventures[-1]}
    return {name: {"scenario": id, "characters": heroes[:size]} for (name, id), size in zip(chosen.items(), (2, 3, 4))}
