"""How good a position is for the party."""

from __future__ import annotations

from ..game import Machina
from .dangers import Dangers
from .equipment import outfit, owned, worn
from .plans import Plan
from .story import by_spaces, essence_worth, progress
from .worth import CHAPTER, frailty, life, purse

STORY = 0.5
"""The share of the story in the score."""
UNIT = 0.012
"""The share of a point of worth."""


def score(game: Machina) -> float:
    """How good the position is, from 0 (lost) to 1 (won). In between, the story, health, essence, items, threat and monsters count."""
    s = game.state
    if s.outcome is not None:
        return 1.0 if s.outcome == "won" else 0.0
    return max(0.01, min(0.97, STORY * _story(game) + UNIT * _units(game)))


def _story(game: Machina) -> float:
    """How far the story has come."""
    s = game.state
    order = s.chapters or list(range(len(game.scenario.chapters)))
    last = len(order) if s.chapters else len(order) - 1
    done = sum(number < s.chapter for number in order) if s.part < 0 else last - 1
    part = max(0, s.part) / max(1, len(game.scenario.endgame.parts)) if game.scenario.endgame is not None else 0.0
    return min(1.0, (done + part + 0.8 * progress(game)) / max(1, last))


def _units(game: Machina) -> float:
    s = game.state
    total = 4.0
    for id, explorer in s.explorers.items():
        if explorer.dead:
            total -= 6.0
            continue
        total += life(explorer.health) - 6.0 + 0.4 * outfit(game, id, owned(game, id))[0] + 0.4 * worn(game, id)
        total += 0.9 * sum(game.content.items[card].text.type == "consumable" for card in explorer.items)
        if explorer.cell >= 0:
            total += _place(game, id)
    total += essence_worth(game) * purse(game)
    if by_spaces(game) and s.lit:
        total += 0.3 * CHAPTER
    total -= 0.7 * ((s.level - 1) * s.steps + s.threat)
    if s.aside:
        total += 0.3 * s.aside
    return total


def _place(game: Machina, id: str) -> float:
    """What it is worth to stand where an explorer stands."""
    s = game.state
    turn = s.turn
    if turn is not None and turn.explorer == id:
        return Plan(game, id).value(game.cell(id), s.explorers[id].stamina)
    hurt = frailty(game, id) * Dangers(game, id).at(game.cell(id))
    return (0.93 * Plan(game, id).hope(game.cell(id)) if s.phase == "explorers" else 0.0) - hurt * (0.9 if s.phase != "monsters" else 0.4)
