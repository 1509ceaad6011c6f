"""Players that are programs, written against the kernel only. `BOTS` names them, from the weakest to the strongest: each entry
makes a bot from a seed and, if it thinks in budgets, from its budget."""

from collections.abc import Callable

from .greedy import GreedyBot
from .player import Bot, play
from .random import RandomBot
from .search import Budget, SearchBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot by name; a budget is for those who think in one."""
    return SearchBot(seed, budget) if name == "search" else BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "RandomBot", "SearchBot", "make_bot", "play"]
