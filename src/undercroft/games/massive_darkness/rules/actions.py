"""The actions of an activation: how many are left, which may be spent on what, and the end of an action (MD-HPH, MD-SKL)."""

from __future__ import annotations

from ..content.words import ATTACKS
from ..game import Dark
from ..state import AfterAction, Turn
from .levels import check_level


def left(turn: Turn) -> int:
    """Actions left, including extra ones."""
    return 1 if turn.lent else turn.actions + sum(turn.extra.values())


def affords(turn: Turn, kind: str) -> bool:
    """MD-SKL-06: whether an action of a kind is left: an extra one of that type, a combat action for attacks, or any."""
    return turn.actions > 0 or turn.lent != "" or any(turn.extra.get(k, 0) for k in _fitting(kind))


def _fitting(kind: str) -> tuple[str, ...]:
    return (kind, "combat") if kind in ATTACKS else (kind,)


def spend(turn: Turn, kind: str) -> None:
    """MD-SKL-06: spend an action; extra actions of its type are used first."""
    if turn.lent:
        return
    for k in _fitting(kind):
        if turn.extra.get(k, 0):
            turn.extra[k] -= 1
            return
    turn.actions -= 1


async def after_task(game: Dark, task: AfterAction) -> None:
    """MD-LVL-02, MD-HPH-21: the end of an attack, or of a free action."""
    if game.state.turn is not None:
        action_ends(game)


def action_ends(game: Dark) -> None:
    """MD-LVL-02, MD-SKL-09: the end of an action: the level may rise; an action granted by command is over."""
    check_level(game)
    turn = game.state.turn
    if turn is not None:
        turn.lent = ""
        if game.state.heroes[turn.hero].left:
            game.state.acted.append(turn.hero)
            game.state.turn = None
