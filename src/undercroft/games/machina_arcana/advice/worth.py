"""What things are worth to the party. The unit is about one point of an explorer's health."""

from __future__ import annotations

from ..game import Machina

ESSENCE = 0.8
"""What an essence is worth: it can be lost instead of health, raises rolls and pays for chapter spaces."""
STAMINA = 0.12
"""What a point of stamina is worth that is left in this turn."""
THREAT = 0.7
"""What a step of the threat costs: six of them make all monsters stronger."""
CHAPTER = 9.0
"""What it is worth to go on in the story."""
LIFE = (0.0, 7.0, 9.0, 10.4, 11.5, 12.5, 13.4, 14.2, 15.0, 15.7)
"""What an explorer with so much health is worth: the last point counts most."""


def life(health: int) -> float:
    return LIFE[min(max(health, 0), len(LIFE) - 1)]


def loss(game: Machina, id: str, amount: int = 1) -> float:
    """What it costs if a unit loses health; an explorer with essence can lose that instead."""
    if not game.is_explorer(id):
        return 0.0
    explorer = game.state.explorers[id]
    spared = min(amount, explorer.essence)
    plain = life(explorer.health) - life(explorer.health - amount)
    return min(plain, ESSENCE * spared + life(explorer.health) - life(explorer.health - amount + spared))


def frailty(game: Machina, id: str) -> float:
    """How many times as much as usual the next wounds of an explorer cost."""
    explorer = game.state.explorers[id]
    return frail(explorer.health + 0.7 * explorer.essence)


def frail(left: float) -> float:
    return 1.0 if left >= 5 else 1.3 if left >= 4 else 1.8 if left >= 3 else 2.6 if left >= 2 else 4.0


def purse(game: Machina) -> int:
    """The essence of all explorers on the board."""
    return sum(explorer.essence for explorer in game.present().values())


def level_worth(game: Machina) -> float:
    """What a step of the threat costs now: the more, the nearer the next level is."""
    s = game.state
    return THREAT * (1.6 if s.level >= 5 else 1.4 if s.threat >= s.steps - 1 else 1.0)
