"""The game die (MA-SPN-16, MA-EFF-05)."""

from __future__ import annotations

from ..events import Rolled
from ..game import Machina

DIE = tuple(str(n) for n in range(10))
"""MA-SPN-16: the faces of the game die; 0 counts as 10, in an easy game as 0."""


async def game_die(game: Machina, what: str) -> int:
    """MA-SPN-16, MA-VAR-01."""
    return int(DIE[await game.pick(what, DIE)]) or (0 if game.state.ease == "easy" else 10)


async def effect_roll(game: Machina, least: int, figure: str, line: str) -> bool:
    """MA-EFF-05: whether a roll of the game die shows at least this."""
    result = await game_die(game, "effect-roll")
    game.tell(Rolled(about="effect", result=result, needed=least, figure=figure, rules=("MA-EFF-05",), line=line))
    return result >= least
