"""Which ability lines of the packs ever do something: a curious player and one who foresees look for those that have not."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from undercroft.bots import RandomBot, play
from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Decision
from undercroft.kernel.rules import Module
from undercroft.kernel.table import Table

from .companions import thorough_setups

CURIOUS_GAMES = 40
FORESEEN_GAMES = 6
"""Games of every set-up, curious and foreseen, after which a line that did nothing counts as silent."""
BEAM, TRIES, STRIDE = 120, 6, 3
"""How many courses of a game are followed at a time, in how many ways each goes on, and how many choices at a time."""


class CuriousBot:
    """A random player that prefers what it has chosen least often, over all the games it plays."""

    def __init__(self) -> None:
        self.chance = RandomBot(0).chance
        self.taken: Counter[tuple[str, str]] = Counter()

    def choose(self, table: Table[Any], decision: Decision) -> str:
        keys = decision.keys
        if self.chance.below(4):
            fewest = min(self.taken[decision.prompt, key] for key in keys)
            keys = [key for key in keys if self.taken[decision.prompt, key] == fewest]
        key = keys[self.chance.below(len(keys))]
        self.taken[decision.prompt, key] += 1
        return key


class Course(NamedTuple):
    """A way the game can go, and how well the heroes stand at the end of it."""

    standing: int
    keys: tuple[str, ...]
    table: Table[Any]


def foresee(table: Table[Any], chance: Chance) -> tuple[str, ...]:
    """Choices to the end of a game, by a beam search that knows the game's chance: no fair player, but one that gets to see the late
    parts of a scenario."""
    beam, best = [Course(0, (), table.fork())], tuple[str, ...]()
    while beam:
        longer = [further(course, chance) for course in beam for _ in range(TRIES if len(beam) > 1 else BEAM)]
        best = max(longer, key=_rank).keys
        if any(course.table.outcome == "won" for course in longer):
            break
        beam = sorted((c for c in longer if c.table.outcome is None), key=_rank, reverse=True)[:BEAM]
    return best


def _rank(course: Course) -> tuple[int, tuple[str, ...]]:
    return course.standing, course.keys


def further(course: Course, chance: Chance) -> Course:
    fork, keys = course.table.fork(), course.keys
    for _ in range(STRIDE):
        decision = fork.decision
        if decision is None:
            break
        keys = (*keys, decision.keys[chance.below(len(decision.options))])
        fork.choose(keys[-1], decision.seat)
    return Course(standing(fork), keys, fork)


def standing(table: Table[Any]) -> int:
    """How well the heroes stand, from the scene: their health and cards against the enemies' health; a lost game is worst."""
    if table.outcome is not None:
        return 1_000 if table.outcome == "won" else -1_000
    scene = table.rules.view(table.state, (), None)
    health = sum(2 * t.health if t.side == "hero" else -6 * t.health if t.side == "enemy" else 0 for t in scene.tokens)
    return health + sum(4 * len(zone.cards) for zone in scene.zones if zone.id in ("hand", "discard"))


def silent_lines(module: Module) -> list[str]:
    """The ability lines that no event came from: first in games of a curious player, then in foreseen ones, while there are any."""
    rules = module.rules(module.packs())
    setups, missing = thorough_setups(module, rules), set(rules.lines())
    bot, chance = CuriousBot(), RandomBot(1).chance
    for seed in range(CURIOUS_GAMES + FORESEEN_GAMES):
        for setup in setups:
            if not missing:
                return []
            table: Table[Any] = Table(rules, setup, seed)
            if seed < CURIOUS_GAMES:
                play(table, bot)
            else:
                for key in foresee(table, chance):
                    table.choose(key)
            missing -= {event.line for event in table.events}
    return sorted(missing)
