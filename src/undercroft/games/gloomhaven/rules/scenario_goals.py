"""The goals and losses of a scenario: whether it is decided."""

from __future__ import annotations

from undercroft.games.haven.rules.scenarios import decide
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..events import GoalMet, LossMet
from ..game import Gloom

NOT_PLAYING = frozenset(("lay", "goals", "equip", "hands", "place", "begin", "over"))
"""The phases in which nothing is won or lost: the set-up, and after the end."""


def show(condition: Node) -> str:
    """A condition as written in the scenario."""
    return own.SCENARIO_TEXT.conditions.show(condition)


def check_goal(game: Gloom) -> None:
    """GH-FIN-02: check the goal and the losses. The round is played to its end."""
    s = game.state
    if s.phase in NOT_PLAYING:
        return
    won, loss = decide(game)
    if won:
        s.first = s.first or "won"
        game.tell(GoalMet(conditions=tuple(map(show, game.scenario.goal)), rules=("GH-FIN-01",)))
    if loss is not None:
        s.first = s.first or "lost"
        game.tell(LossMet(text=game.scenario.text.loss_text, rules=("GH-FIN-01",)))
