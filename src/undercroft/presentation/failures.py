"""Games that fail: each is reported in one line, and the others go on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from undercroft.kernel.contract import Module
from undercroft.kernel.registry import failures, games
from undercroft.text.messages import Voice
from undercroft.text.rulebook import Rule, rulebook

T = TypeVar("T")
OWN = "undercroft"
"""The package whose games are not other people's."""
log = logging.getLogger("undercroft.games")


def one_line(error: BaseException) -> str:
    """An error with the place where it arose."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}{place}".split())


def each_game(do: Callable[[Module], T], tell: Callable[[str], object]) -> dict[str, T]:
    """Do something with every installed game. Those that fail are left out; `tell` is called with a line about each."""
    found: dict[str, T] = {}
    for name, why in failures().items():
        tell(f"the game {name} cannot be loaded: {why}")
    for name, module in games().items():
        try:
            found[name] = do(module)
        except Exception as e:
            tell(f"the game {name} is broken: {one_line(e)}")
    return found


def culprit(error: BaseException) -> str:
    """The game of another package in whose code an error arose; empty if there is none."""
    names = [frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__)]
    packages = {name: type(module).__module__.partition(".")[0] for name, module in games().items()}
    return next((game for game, package in packages.items() if package != OWN and package in {name.partition(".")[0] for name in names}), "")


def log_failure(to: logging.Logger, what: str, error: BaseException) -> None:
    """Log that something failed: in one line if a game of another package is to blame, otherwise with the traceback."""
    if game := culprit(error):
        to.error("%s: the game %s is broken: %s", what, game, one_line(error))
    else:
        to.error("%s: %s", what, type(error).__name__, exc_info=error)


def book_of(module: Module, voice: Voice | None = None) -> Mapping[str, Rule]:
    """The rules of a game by id. If they cannot be read, the game is played without them."""
    try:
        return rulebook(tuple(module.rulebook()), voice)
    except Exception as e:
        log.error("the rules of the game %s cannot be read: %s", module.name, one_line(e))
        return {}
