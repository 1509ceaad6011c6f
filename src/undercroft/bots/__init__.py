"""Players that are programs, written against the kernel only. `BOTS` names them: each entry makes a bot from a seed."""

from collections.abc import Callable

from .player import Bot, play
from .random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot", "play"]
