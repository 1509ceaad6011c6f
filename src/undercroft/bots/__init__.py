"""Players that are programs, written against the kernel only. `BOTS` lists them from the weakest to the strongest; each entry makes a
bot from a seed and, if it uses one, a budget."""

from collections.abc import Callable

from .greedy import GreedyBot
from .player import Bot, play
from .random import RandomBot
from .search import Budget, SearchBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """Make a bot by name. The budget is used only by bots that have one."""
    return SearchBot(seed, budget) if name == "search" else BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "RandomBot", "SearchBot", "make_bot", "play"]
