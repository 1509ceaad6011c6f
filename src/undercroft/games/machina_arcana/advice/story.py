"""What takes the story on: chapter spaces, abilities of the chapter, the exit, and the goal spaces of the endgame."""

from __future__ import annotations

import math
from typing import NamedTuple

from undercroft.language.lines import Line, Step

from ..content import words
from ..content.lines import cumulative
from ..content.model import Effect
from ..game import Machina
from ..rules.turns import UNLIT_ESSENCE
from .worth import CHAPTER, ESSENCE, purse

ONWARD = (words.Proceed, words.Endgame, words.NextPart, words.Win)
"""Words that take the story on."""
LATE = 1.2
"""How much more the last steps towards a chapter are worth than the first ones, as a power."""
HALF = 0.5
"""What is left of the worth of a chapter space for those who still lack the essence for it."""


class Onward(NamedTuple):
    """An ability of the chapter that takes the story on, and how many more times it must be used for that."""

    id: str
    line: Line
    left: int


def leads_on(game: Machina, steps: tuple[Step, ...]) -> bool:
    """Whether some steps take the story on, or bring the exit that is wanted for it."""
    for step in steps:
        if isinstance(step.node, ONWARD) or (isinstance(step.node, words.PlaceExit) and game.state.exit is None):
            return True
        if leads_on(game, step.inner) or (step.otherwise is not None and leads_on(game, (step.otherwise,))):
            return True
    return False


def left_to_do(game: Machina, id: str, line: Line) -> int:
    """How often a line must come up before it takes the story on; 0 if it never does."""
    if not leads_on(game, line.steps):
        return 0
    for number, step in enumerate(cumulative(line)):
        if leads_on(game, (step,)):
            return max(1, step.every - game.state.progress.get(f"{id}/{number}", 0))
    return 1


def whole_of(game: Machina, line: Line) -> int:
    """How often a line must come up altogether before it takes the story on."""
    return next((step.every for step in cumulative(line) if leads_on(game, (step,))), 1)


def onwards(game: Machina, effects: tuple[Effect, ...]) -> list[Onward]:
    """Those of some abilities that take the story on."""
    return [Onward(effect.id, effect.line, left) for effect in effects if (left := left_to_do(game, effect.id, effect.line))]


def by_spaces(game: Machina) -> bool:
    """Whether somebody who activates a chapter space takes the story on."""
    return not game.chapter.text.closed and game.state.exit is None


def by_exit(game: Machina) -> bool:
    """Whether the story goes on when everybody has left."""
    return game.state.exit is not None


def lacking(game: Machina) -> int:
    """How much essence the party lacks for an unlit chapter space, if it is one that takes the story on."""
    return max(0, UNLIT_ESSENCE - purse(game)) if by_spaces(game) and not game.state.lit else 0


def essence_worth(game: Machina) -> float:
    """What another essence is worth: more, if it is wanted for a chapter space."""
    return ESSENCE + (0.5 if lacking(game) else 0.0)


def light_worth(game: Machina) -> float:
    """What it is worth to light a chapter space."""
    if not by_spaces(game) or game.state.lit:
        return 0.2
    return UNLIT_ESSENCE * ESSENCE if game.spaces("chapter") else 0.2


def progress(game: Machina) -> float:
    """How far the way to the next chapter has been gone, from 0 to 1, by what is counted on cards and the board."""
    s = game.state
    best = 0.0
    for found in (*onwards(game, game.chapter.does.active), *onwards(game, game.chapter.does.passive)):
        best = max(best, 1.0 - found.left / whole_of(game, found.line))
    if by_exit(game):
        best = max(best, sum(explorer.left for explorer in game.living().values()) / max(1, len(game.living())))
    if s.part >= 0 and s.goals:
        board = max(1, (game.kinds["goal"]).bit_count())
        full = max(1, game.goals_text.health or len(s.explorers))
        best = max(best, 1.0 - sum(goal.health for goal in s.goals) / (board * full))
    return best


def goal_worth(game: Machina) -> float:
    """What it is worth to hurt a goal space of the endgame: the more, the fewer tokens are left."""
    s = game.state
    health = max(1, sum(goal.health for goal in s.goals))
    return min(CHAPTER, 2.0 + 2.0 * CHAPTER / health)


def kills_worth(game: Machina, id: str) -> float:
    """What a kill brings beside the end of a monster, by the cards that wait for it."""
    total = 0.0
    for does in game.access(id):
        for effect in does.passive:
            if effect.line.trigger is not None and isinstance(effect.line.trigger.moment, words.Kills):
                left = left_to_do(game, effect.id, effect.line)
                total += share(left, whole_of(game, effect.line)) if left else 0.4
    return total


def share(left: int, whole: int) -> float:
    """What the next of so many steps towards the next chapter is worth: the later ones more, since they are sure to be of use."""
    return CHAPTER * (math.pow((whole - left + 1) / whole, LATE) - math.pow((whole - left) / whole, LATE))
