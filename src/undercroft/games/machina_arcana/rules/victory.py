"""The end of a scenario that is won (MA-GEN-04, MA-GEN-05, MA-CAM-01)."""

from __future__ import annotations

from ..events import GameWon
from ..game import Machina


def win(game: Machina, *rules: str, line: str = "") -> None:
    """MA-GEN-06, MA-CAM-01: the scenario is won, and so is the game, unless it is a campaign and another scenario follows. Then nothing that was left
    to do in the old one is done any more."""
    s = game.state
    game.tell(GameWon(rules=rules, line=line))
    if not s.campaign or not game.content.following(s.scenario):
        s.outcome = "won"
        return
    s.phase, s.acted, s.waiting = "campaign", [], []
    s.turn, s.hunt, s.todo, s.blasts = None, None, [], []
