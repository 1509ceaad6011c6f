"""Positions of a campaign of two scenarios: "trial", which ann wins at will, then "deep" with two chapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.kernel.packs import PackSource

from ..arranged import Loaded
from .position import CHAPTERS, DICE, EXPLORERS, Position, face, pack, whole

WIN = "use:explorer/ann/active/0"
ON = "scenario:deep"
FIRST = [CHAPTERS[0], {"title": "Two"}]
"""The chapters of the first scenario: the last one wins."""
DEEP: dict[str, Any] = {
    "id": "deep", "number": 2, "title": "Deep",
    "chapters": [{"title": "Down", "spawn": 8, "horror": 3, "enters": ["Place the entry token"]}, {"title": "Below"}],
}  # fmt: skip
ITEMS: list[dict[str, Any]] = [
    {"id": "sword", "type": "weapon", "hands": 1}, {"id": "scope", "type": "weapon", "left": "b", "level": 2},
    {"id": "gun", "type": "weapon", "hands": 1, "right": "b"}, {"id": "coat", "type": "apparel", "part": "torso", "level": 2},
    {"id": "orb", "type": "artifact", "level": 3}, {"id": "potion", "type": "consumable", "active": ["Pay this card: restore 1 health"]},
]  # fmt: skip
EVENTS: list[dict[str, Any]] = [
    {"id": "token", "kind": "explorer", "scenario": "trial", "personal": True},
    {"id": "charm", "kind": "explorer", "personal": True, "enters": ["Threat +1"]},
    {"id": "fog", "kind": "explorer", "scenario": "deep"}, {"id": "gale", "kind": "horror", "scenario": "deep"},
]  # fmt: skip


def rules_of(*scenarios: Mapping[str, Any], **content: Any) -> MachinaRules:
    """The rules with the scenario "trial" and these."""
    plain: dict[str, Any] = {"chapters": FIRST, "items": ITEMS, "events": EVENTS, "tiles": [face("second"), face("third")]}
    ann = {"active": ["Pay 1 stamina: proceed to the next chapter"]}
    source = pack(**{"start": face("first"), "explorer": {"ann": ann}, **plain, **content})
    more = {f"scenarios/{scenario['id']}.yaml": yaml.safe_dump(dict(scenario), sort_keys=False, width=600) for scenario in scenarios}
    return MachinaRules((PackSource("test", "1", {**source.files, **more}),))


def campaign(
    drawing: str = "a", *, explorers: int = 1, profile: Mapping[str, Any] | None = None, draws: Mapping[str, str] | None = None,
    scenarios: tuple[Mapping[str, Any], ...] = (DEEP,), **content: Any,
) -> Position:  # fmt: skip
    """The first scenario of a campaign at its first question after the explorers have come in."""
    rules = rules_of(*scenarios, start=face("first", drawing), **content)
    chance = Loaded("", {"tile": "first", **(draws or {})}, DICE)
    p = Position(rules, {"scenario": "trial", "characters": list(EXPLORERS[:explorers])}, {"campaign": True, **(profile or {})}, chance)
    while p.prompt == "enter-at":
        p.table.choose(p.keys[0])
    with p.arrange():
        for id, (x, y) in whole(drawing)[1].items():
            p.stand(id, f"{x},{y}")
    return p


def die(p: Position, *explorers: str) -> None:
    """Explorers of the arranged state have died."""
    for number, id in enumerate(explorers, 1):
        explorer = p.arranged.explorers[id]
        explorer.dead, explorer.cell, explorer.health = number, -1, 0


def won(p: Position) -> Position:
    """The first scenario is won in ann's turn."""
    return p.begin("ann").go(WIN)


def keep(p: Position, *cards: str) -> Position:
    """Whoever is asked keeps these cards and no others."""
    p.go(*(f"keep:{card}" for card in cards))
    return p.go("done") if p.prompt == "keep-for-next" else p


def entered(p: Position) -> Position:
    """Everybody has equipped nothing and come in."""
    while p.prompt in ("arrange", "enter-at"):
        p.go("done" if p.prompt == "arrange" else p.keys[0])
    return p
