"""Which ability lines of the packs ever do something: players of three kinds look for those that have not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from undercroft.bots import Bot, Budget, RandomBot, SearchBot, play
from undercroft.bots.advised import draw, own_chance, weights
from undercroft.kernel.decision import Decision
from undercroft.kernel.rules import Module
from undercroft.kernel.table import Table

from .companions import thorough_setups

CURIOUS_GAMES, ADVISED_GAMES, SEARCHED_GAMES = 12, 40, 4
"""Games of every set-up by each player, after which a line that did nothing counts as silent."""


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


class AdvisedBot:
    """Plays by a game's own advice: quick, and good enough to see the late parts of a scenario."""

    def __init__(self, seed: int) -> None:
        self.chance = own_chance("advised", seed)

    def choose(self, table: Table[Any], decision: Decision) -> str:
        return decision.options[draw(self.chance, weights(table, decision))].key


def searching(seed: int) -> Bot:
    return SearchBot(seed, Budget(12))


def silent_lines(module: Module) -> list[str]:
    """The ability lines that no event came from: in games of a curious player, of an advised one, and at last of a searching one, while
    there are any."""
    rules = module.rules(module.packs())
    setups, missing = thorough_setups(module, rules), set(rules.lines())
    curious = CuriousBot()
    players: list[tuple[int, Callable[[int], Bot]]] = [
        (CURIOUS_GAMES, lambda seed: curious), (ADVISED_GAMES, AdvisedBot), (SEARCHED_GAMES, searching),
    ]  # fmt: skip
    for games, player in players:
        for seed in range(games):
            for setup in setups:
                if not missing:
                    return []
                if player is searching and not concerns(setup, missing):
                    continue
                table: Table[Any] = Table(rules, setup, seed)
                play(table, player(seed))
                missing -= {event.line for event in table.events}
    return sorted(missing)


def concerns(setup: dict[str, Any], missing: set[str]) -> bool:
    """Are lines missing that are not bound to another scenario?"""
    return any(not line.startswith("scenario/") or line.startswith(f"scenario/{setup['scenario']}/") for line in missing)
