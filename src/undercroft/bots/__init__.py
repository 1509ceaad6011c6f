"""Players that are programs, written against the kernel only. `BOTS` names them: each entry makes a bot from a seed."""

from collections.abc import Callable

from .greedy import GreedyBot
from .player import Bot, play
from .random import RandomBot
from .search import Budget, SearchBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}

__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "RandomBot", "SearchBot", "play"]
