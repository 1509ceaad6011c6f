"""The end of a scenario."""

from __future__ import annotations

from ..events import Concluded, Ended
from ..game import Bugs
from ..state import HERO


def finish(game: Bugs) -> None:
    """BB-END-01, BB-END-05, BB-END-07, BB-ITM-14: the scenario is over. Cards and items come back, and health and conditions are reset. If it was
    completed, its conclusion is read and names the next scenario (BB-END-09, BB-SCN-03)."""
    s = game.state
    s.outcome = "lost" if s.lost else "won"
    s.phase = "over"
    for card, state in s.cards.items():
        state.gone = False
        if state.zone != "hand" or state.side != "a":
            game.put(card, "hand", "a")
    s.items = dict.fromkeys(s.items, "ready")
    s.bonuses = {}
    hero = s.figures.get(HERO)
    if hero is not None:
        hero.health, hero.conditions = hero.max_health, {}
    game.tell(Ended(outcome=s.outcome, rules=("BB-END-04",)))
    if s.outcome == "won":
        number = game.scenario.next_number(s.character)
        game.tell(Concluded(text=game.scenario.text.conclusion, next=number or 0, rules=("BB-END-09",)))
